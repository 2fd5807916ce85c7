"""The audience: everyone who looks on at a table, seated or not, and how they are told."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol, TypeVar

from cutpurse.server.errors import RequestError
from cutpurse.server.messages import AnyMessage, encoder
from cutpurse.server.storage.store import PersonRow
from cutpurse.server.websocket_frame import frame

MOST = 100  # onlookers at one table; who has a seat always gets in
MOST_EACH = 8  # connections of one person
VISIT = 30.0  # seconds that somebody who asks without a socket counts as here

K = TypeVar("K", bound=Hashable)


class Viewer(Protocol):
    """Somebody who looks on; `person` may be nobody in particular."""

    person: PersonRow | None

    def send_frame(self, frame: bytes) -> None:
        """Send a message, framed; never waits."""

    def trip(self) -> float | None:
        """Seconds to them and back; None before that is known."""


def id_of(viewer: Viewer) -> str | None:
    """Which person a viewer is."""
    return viewer.person.id if viewer.person else None


class Viewers:
    """The connections to a table, and the people who ask without one, as a script may."""

    def __init__(self) -> None:
        self.connected: list[Viewer] = []
        self.visits: dict[str, float] = {}  # people without a socket, and until when they count as here

    def add(self, viewer: Viewer, seated: bool) -> None:
        """Somebody connects."""
        mine = sum(other.person is not None and id_of(other) == id_of(viewer) for other in self.connected)
        if mine >= MOST_EACH or (not seated and len(self.connected) >= MOST):
            raise RequestError("too-many")
        self.connected.append(viewer)

    def remove(self, viewer: Viewer) -> None:
        """Somebody's connection ended."""
        self.connected.remove(viewer)

    def visit(self, person: PersonRow, now: float) -> None:
        """Somebody asks without a connection: for a while they count as here."""
        self.visits[person.id] = now + VISIT

    def people(self, now: float) -> set[str]:
        """Everyone who is here."""
        self.visits = {person: end for person, end in self.visits.items() if end > now}
        return self.visits.keys() | {viewer.person.id for viewer in self.connected if viewer.person is not None}

    def watching(self, seated: set[str]) -> int:
        """How many look on besides those who are seated."""
        return len({id_of(viewer) or str(id(viewer)) for viewer in self.connected} - seated)

    def trip(self, person: str | None) -> float | None:
        """Seconds to a person and back, over the shortest of their lines; None if none is known."""
        shortest: float | None = None
        for viewer in self.connected:  # a loop, since it is asked for some ten times at every motion of a hand
            if viewer.person is not None and viewer.person.id == person:
                trip = viewer.trip()
                if trip is not None and (shortest is None or trip < shortest):
                    shortest = trip
        return shortest

    # --- telling ---
    def send(self, viewer: Viewer, message: AnyMessage) -> None:
        """Tell one of them."""
        viewer.send_frame(frame(encoder.encode(message)))

    def send_to(self, person: str | None, message: AnyMessage) -> None:
        """Tell one person, over all their connections."""
        if person is not None:
            for viewer in self.connected:
                if id_of(viewer) == person:
                    self.send(viewer, message)

    def send_all(self, message: AnyMessage) -> None:
        """Tell all of them the same."""
        self.send_each(lambda _: None, lambda _: message)

    def send_each(
        self, kind: Callable[[str | None], K], message: Callable[[K], AnyMessage], besides: Viewer | None = None
    ) -> None:
        """Tell each of them what is meant for their kind of person, made and encoded once for each kind.

        Nobody hears before all of it is made: so all hear at the same time, and their sockets are written in one go.
        """
        told = [(viewer, kind(id_of(viewer))) for viewer in self.connected if viewer is not besides]
        frames = {meant: frame(encoder.encode(message(meant))) for meant in dict.fromkeys(meant for _, meant in told)}
        for viewer, meant in told:
            viewer.send_frame(frames[meant])
