"""How it is said and shown: notation, descriptions, the table as text. Interpreted; may use the rules and `book`."""
