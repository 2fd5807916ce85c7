"""SpectatorNames: what people without a seat are called at a table, in the chat and in the host's list of people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cutpurse.table import names
from cutpurse.table.rows import ChatRow, PersonRow, TableRow
from cutpurse.table.seats import seat_of


class Known(NamedTuple):
    """What somebody calls themselves, what they are called here, and the names that had to be left to others."""

    own: str
    here: str
    first: list[str]


class SpectatorNames:
    """The names of those who watch: whoever could be taken for somebody else gets a number, and keeps it.

    Whoever sits at the table goes first, then the host, then those who came earlier or can be read in the chat.
    """

    def __init__(self) -> None:
        self.known: dict[str, Known] = {}

    def host(self, row: TableRow, but: str) -> list[str]:
        """The name of a host who only watches, if we have seen them; nothing for the host themselves."""
        known = self.known.get(row.host) if but != row.host and seat_of(row, row.host) is None else None
        return [] if known is None or not known.here else [known.here]

    def name(self, person: PersonRow, row: TableRow, chat: Iterable[ChatRow]) -> str:
        """What somebody without a seat is called here; empty if they have no name."""
        own = person.name or ""
        first = [*(seat.name for seat in row.seats), *self.host(row, but=person.id)]
        known = self.known.get(person.id)
        if known is None or known.own != own or known.first != first:
            others = [] if person.id == row.host else self._others(person, chat)
            known = Known(own, names.numbered(own, first + others) if own else "", first)
            self.known[person.id] = known
        return known.here

    def _others(self, person: PersonRow, chat: Iterable[ChatRow]) -> list[str]:
        """The names of all others who watch, and those in the chat."""
        here = [known.here for id, known in self.known.items() if id != person.id]
        return here + [line.name for line in chat if line.person != person.id]

    def forget(self, here: set[str], host: str) -> None:
        """Forget those who have left, except for the host; who has said something can still be read in the chat."""
        self.known = {id: known for id, known in self.known.items() if id in here or id == host}
