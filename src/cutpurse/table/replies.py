"""Replies to requests: recent ones by their key, and the reply to a request that failed."""

from __future__ import annotations

from cutpurse.kernel.game import BadCommand
from cutpurse.kernel.match import Refused
from cutpurse.table import messages as wire
from cutpurse.table.errors import RequestError, StoreFull, StoreUnavailable

KEYS_KEPT = 64  # replies kept in memory; older keys are in the database
BODIES_KEPT = 256  # requests whose bodies are known by their hash

Reply = wire.Done | wire.Hinted | wire.Refused | wire.Problem


class RecentReplies:
    """Recent replies by person and key, so that a request sent twice is done once."""

    def __init__(self) -> None:
        self.done: dict[str, wire.Done] = {}
        self.bodies: dict[str, str] = {}  # hashes by key, of requests under way as well

    def remember(self, key: str, reply: wire.Done) -> None:
        """Remember a reply; the oldest is dropped."""
        self.done[key] = reply
        if len(self.done) > KEYS_KEPT:
            del self.done[next(iter(self.done))]

    def takes(self, key: str, body: str) -> bool:
        """Whether a key goes with this body: it is new, or the same request once more."""
        known = self.bodies.setdefault(key, body)
        if len(self.bodies) > BODIES_KEPT:
            del self.bodies[next(iter(self.bodies))]
        return known == body

    def refused(self, key: str) -> None:
        """A request was not done, so its key has not been used."""
        self.bodies.pop(key, None)


def error_reply(key: str, why: Exception) -> wire.Refused | wire.Problem:
    """The reply to a request that failed."""
    match why:
        case Refused(rule=rule, command=command, after=after):
            return wire.Refused(key=key, rule=rule.full_name, command=command, after=after)
        case BadCommand():
            return wire.Problem(code="bad-command", key=key, detail=str(why))
        case RequestError(code=code, detail=detail, slips=slips):
            return wire.Problem(code=code, key=key, detail=detail, slips=slips)
        case StoreUnavailable():
            return wire.Problem(code="not-stored", key=key)
        case StoreFull():
            return wire.Problem(code="too-many", key=key, detail=str(why))
    return wire.Problem(code="trouble", key=key)
