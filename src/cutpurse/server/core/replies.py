"""Replies: how an ask is answered that was done, or came to nothing; and which were done lately."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from cutpurse.kernel.game import BadCommand
from cutpurse.kernel.match import Refused
from cutpurse.server import messages as wire
from cutpurse.server.errors import RequestError

log = logging.getLogger(__name__)

KEYS_KEPT = 64  # done asks remembered; older keys the database knows

Reply = wire.Done | wire.Hinted | wire.Refused | wire.Problem


class RecentReplies:
    """What was done lately at a table, by its key with the person who asked: a second sending is only answered."""

    def __init__(self, keys: Iterable[str | None]) -> None:
        self.done: dict[str, wire.Done] = {}
        for key in keys:
            if key is not None:
                self.remember(key, wire.Done(key=key.split(".", 1)[-1]))

    def remember(self, key: str, reply: wire.Done) -> None:
        """Note what was done; the oldest is forgotten."""
        self.done[key] = reply
        if len(self.done) > KEYS_KEPT:
            del self.done[next(iter(self.done))]


def error_reply(table: str, key: str, why: Exception) -> wire.Refused | wire.Problem:
    """The answer to an ask that came to nothing."""
    match why:
        case Refused(rule=rule, command=command, after=after):
            return wire.Refused(key=key, rule=f"{rule.id} {rule.name}", command=command, after=after)
        case BadCommand():
            return wire.Problem(code="bad-command", key=key, detail=str(why))
        case RequestError(code=code, detail=detail, slips=slips):
            return wire.Problem(code=code, key=key, detail=detail, slips=slips)
    log.error("table %s could not be stored", table, exc_info=why)
    return wire.Problem(code="trouble", key=key)
