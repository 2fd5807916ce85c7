"""UserError: why something that was asked for cannot be done, in the person's language."""

BAD_INPUT = 2  # the exit code after a UserError


class UserError(Exception):
    """Says what is wrong and what is allowed. It ends the program with BAD_INPUT, never with a traceback."""
