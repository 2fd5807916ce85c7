"""Complaint: what the terminal cannot do for somebody, in one line of their language."""


class Complaint(Exception):
    """Says what is wrong and what is allowed; it ends the program with exit code 2 and never with a traceback."""
