"""RequestError: what cannot be done, for a reason that is no rule of the game."""

from __future__ import annotations

from collections.abc import Iterable

from cutpurse.server.messages import Code, Slip


class RequestError(Exception):
    """Goes to the client as a `Problem` with this code; nothing happened."""

    def __init__(self, code: Code, detail: str = "", slips: Iterable[Slip] = ()) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.slips = list(slips)
