"""The addresses of the server, a module for each errand: read a request, ask the hall, show what came of it."""
