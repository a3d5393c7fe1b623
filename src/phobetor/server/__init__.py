"""The web: pages, sockets and their guard. It holds no rules; the table does."""
