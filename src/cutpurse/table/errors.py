"""Why a request cannot be done, for a reason other than a rule of the game, and why rows were not stored."""

from __future__ import annotations

from collections.abc import Iterable

from cutpurse.table.messages import Code, Slip


class RequestError(Exception):
    """The client gets a `Problem` with this code, and nothing has changed."""

    def __init__(
        self, code: Code, detail: str = "", slips: Iterable[Slip] = (), wait: float = 1.0, count: int | None = None
    ) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.slips = list(slips)
        self.count = count  # how many there are, where there are too many
        self.wait = wait  # seconds after which it is worth trying again, where it was too much


class Conflict(Exception):
    """This entry or this key was stored before."""


class StoreError(Exception):
    """The database failed. Nothing was written."""


class StoreUnavailable(StoreError):
    """Nothing can be stored now: no space, no permission, or the file is not what it was. Nothing was written."""


class StoreFull(StoreError):
    """The database is as large as it may get: nothing that could wait is stored any more."""
