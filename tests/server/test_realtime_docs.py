"""What the documents say of real time, held against the numbers that the server works with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cutpurse.bots import bot
from cutpurse.kernel.core import USUAL_HAND_MS
from cutpurse.server.web.websocket_transport import TRIPS, Limits
from cutpurse.table.realtime import COUNTDOWN, NEGLIGIBLE_TRIP, QUOTA, REFILL
from tests.server.midnight_exchange_table import GAME

DOCS = Path(__file__).parents[2] / "docs"
WORDS = {2: "two", 5: "five"}


def section(document: str, title: str) -> str:
    """A section of a document, up to the next."""
    text = (DOCS / document).read_text(encoding="utf-8")
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    "words",
    [
        f"one every {Limits().measure:g} s",
        f"shortest of the last {TRIPS} counts",
        f"less than {1000 * NEGLIGIBLE_TRIP:.0f} ms",
        f"| for one motion | {1000 * QUOTA:.0f} ms at most",
        f"| in the long run | {1000 * REFILL:.0f} ms for each motion",
        f"the quota and nothing else: {1000 * QUOTA:.0f} ms at one motion, {1000 * REFILL:.0f} ms at each that follows",
        f"is then {1000 * QUOTA:.0f} ms later",
    ],
)
def test_a_host_reads_how_lag_is_compensated_and_what_a_lie_is_worth(words: str) -> None:
    assert words in section("hosting.md", "Lag")


@pytest.mark.parametrize(
    "words",
    [
        f"a countdown of {COUNTDOWN:g} seconds",
        f"every {WORDS[round(Limits().measure)]} seconds or so",
        f"the shortest of the last {WORDS[TRIPS]}; under {1000 * NEGLIGIBLE_TRIP:.0f} ms it counts as none",
        f"{1000 * QUOTA:.0f} ms at most and gets {1000 * REFILL:.0f} ms back with every motion",
        f"{bot('greedy', GAME).hand.seconds} s for `greedy`",
        f"{bot('random', GAME).hand.seconds} s for `random`",
        f"the usual {USUAL_HAND_MS} ms",
    ],
)
def test_who_writes_a_client_reads_the_same(words: str) -> None:
    assert words in section("wire.md", "Real time")
