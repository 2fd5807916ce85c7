"""UserError: why something that was asked for cannot be done, in the person's language."""

DAMAGED = 1  # the exit code if a file was read and checked, and does not hold
BAD_INPUT = 2  # the exit code after any other UserError
OLDER_RULES = 3  # the exit code if a record was checked as far as it goes without its rules, which are older than ours


class UserError(Exception):
    """Says what is wrong and what is allowed. It ends the program with its exit code, never with a traceback."""

    def __init__(self, text: str, code: int = BAD_INPUT) -> None:
        super().__init__(text)
        self.code = code
