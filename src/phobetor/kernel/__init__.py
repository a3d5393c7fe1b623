"""The rules kernel. It knows no game and does no input or output."""
