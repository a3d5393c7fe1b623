"""The books: the rules of each game with their code and tests, and the words of three languages."""
