"""What the process does that makes a review: it imports nothing of the server, so that it is soon there."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection

import msgspec

from cutpurse.bots.fallback import in_a_line
from cutpurse.bots.review import Depth, review
from cutpurse.kernel.match import Match

NICENESS = 15  # even bots come first


def review_in_worker(pipe: Connection, text: str, seconds: float) -> None:
    """In a process of its own: review a record. It ends with the server, since then nobody hears how far it is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    tell_review(pipe, text, seconds)


def tell_review(pipe: Connection, text: str, seconds: float) -> None:
    """Review a record and tell it, or why it cannot be done, and before that how far it is."""
    told = -1.0

    def progress(share: float) -> None:
        nonlocal told
        if share - told >= 0.01:
            told = share
            pipe.send(("progress", share))

    try:
        found = review(Match.load(text), Depth(seconds=seconds), progress).plain()
        pipe.send(("done", msgspec.json.encode(found).decode()))
    except BrokenPipeError:
        pass
    except BaseException as error:
        with suppress(OSError):
            pipe.send(("failed", in_a_line(error)))
