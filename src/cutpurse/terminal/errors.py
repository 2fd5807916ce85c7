"""UserError: what the terminal cannot do for somebody, in one line of their language."""

BAD_INPUT = 2  # the exit code where something asked for could not be done


class UserError(Exception):
    """Says what is wrong and what is allowed; it ends the program with BAD_INPUT and never with a traceback."""
