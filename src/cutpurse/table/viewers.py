"""Viewers: the connections to a table, of players and spectators."""

from __future__ import annotations

from math import inf
from typing import Protocol

from cutpurse.table.errors import RequestError
from cutpurse.table.rows import PersonRow

MOST_SPECTATORS = 100  # connections to one table of those who have no place kept for them,
MOST_UNKNOWN = 40  # and of those without a cookie among them
MOST_CONNECTIONS_EACH = 8  # connections of one person
VISIT_LASTS = 30.0  # seconds that a request without a socket counts as presence


class Viewer(Protocol):
    """One connection; `person` is None for somebody unknown, and `network` says where it comes from."""

    person: PersonRow | None
    network: str

    def trip(self) -> float | None:
        """The round trip in seconds; None until it is measured."""


def id_of(viewer: Viewer) -> str | None:
    """The id of a viewer's person, if known."""
    return viewer.person.id if viewer.person else None


class Viewers:
    """The connections to a table, and people who send requests without one, as a script may."""

    def __init__(self) -> None:
        self.connected: list[Viewer] = []
        self.visits: dict[str, float] = {}  # by person without a socket, until when they count as present
        self.next_to_leave = inf  # the first of these times; it is asked for at every step of the table

    def who_must_leave(self, viewer: Viewer, kept: set[str]) -> Viewer | None:
        """Who has to leave so that somebody can enter, None if nobody; raises RequestError if there is no room.

        Whoever has too many connections loses their own oldest: its line may be gone without a word. Places are kept
        for some people. Of the rest, who is unknown gives way to who is known, and whoever comes from
        where most others come from to who does not: a crowd from one address cannot keep the others out.
        """
        mine = [other for other in self.connected if other.person is not None and id_of(other) == id_of(viewer)]
        if len(mine) >= MOST_CONNECTIONS_EACH:
            return mine[0]
        if id_of(viewer) in kept:
            return None
        guests = [other for other in self.connected if id_of(other) not in kept]
        unknown = [other for other in guests if other.person is None]
        if len(guests) < MOST_SPECTATORS and (viewer.person is not None or len(unknown) < MOST_UNKNOWN):
            return None
        if viewer.person is not None and unknown:
            return unknown[-1]
        crowd = self._crowd(unknown if viewer.person is None else guests, viewer.network)
        if crowd is None:
            raise RequestError("too-many")
        return crowd

    def _crowd(self, guests: list[Viewer], network: str) -> Viewer | None:
        """The latest of the largest crowd from one place, if it is larger than what this place would then have."""
        count: dict[str, int] = {}
        for guest in guests:
            count[guest.network] = count.get(guest.network, 0) + 1
        most = max(count.values(), default=0)
        if count.get(network, 0) + 1 >= most:
            return None
        return [guest for guest in guests if count[guest.network] == most][-1]

    def add(self, viewer: Viewer) -> None:
        """Add a connection."""
        self.connected.append(viewer)

    def remove(self, viewer: Viewer) -> None:
        """Remove a connection that has ended."""
        self.connected.remove(viewer)

    def visit(self, person: PersonRow, now: float) -> None:
        """Somebody sent a request without a socket: for a while they count as present."""
        self.visits[person.id] = now + VISIT_LASTS
        self._find_next_to_leave()

    def people(self, now: float) -> set[str]:
        """The ids of everyone who is present."""
        if self.next_to_leave <= now:
            self.visits = {person: end for person, end in self.visits.items() if end > now}
            self._find_next_to_leave()
        return self.visits.keys() | {viewer.person.id for viewer in self.connected if viewer.person is not None}

    def _find_next_to_leave(self) -> None:
        self.next_to_leave = min(self.visits.values(), default=inf)

    def watching(self, seated: set[str]) -> int:
        """How many spectators there are besides those who are seated."""
        return len({id_of(viewer) or str(id(viewer)) for viewer in self.connected} - seated)

    def trip(self, person: str | None) -> float | None:
        """The shortest round trip to a person over all their connections, in seconds; None if none is known."""
        shortest: float | None = None
        for viewer in self.connected:  # a plain loop, since it runs about ten times for every real-time motion
            if viewer.person is not None and viewer.person.id == person:
                trip = viewer.trip()
                if trip is not None and (shortest is None or trip < shortest):
                    shortest = trip
        return shortest
