"""The worked example of the rules of record: a first round for three, command by command."""

from __future__ import annotations

import pytest

from cutpurse.games.langfinger.pieces import TOOLS
from cutpurse.games.langfinger.rules import rounds
from cutpurse.games.langfinger.state import blank
from cutpurse.kernel.chance import Scripted
from cutpurse.kernel.sets import one
from tests.games.langfinger.positions import (
    OWN,
    buyers,
    card,
    city,
    do,
    fence,
    hand,
    kept,
    looks,
    lots,
    lying,
    money,
    options,
    place,
    seen,
    spaces,
    tool,
    town,
    undrawn,
    worth,
)

HANS, YOSHIKO, TOMMASO = range(3)
ROGUES = "hammer blowtorch pliers lockpick plan"
HANDS = "pliers blowtorch", "lockpick hammer hammer", "plan hammer lockpick blowtorch"
IN_CITY = "hammer lockpick plan plan pliers blowtorch"
LOOT = "L9 L2 L27 L21 L13"  # Villa, Museum, and the top of the pile
FENCES = "F1 F3 F8"


def setting_up() -> list[int]:
    """What nature says until the first stone is placed."""
    drawn = lots(" ".join([*HANDS, IN_CITY]), [int(OWN.tools[t]) for t in range(TOOLS)])
    loot = [one(card(name)) for name in LOOT.split()]
    return [HANS, *map(tool, ROGUES.split()), *drawn, *loot, *(one(fence(name)) for name in FENCES.split())]


@pytest.mark.clause("LF-1.1", "LF-1.3", "LF-1.4", "LF-2.1", "LF-2.2", "LF-3.1", "LF-3.2", "LF-3.3", "LF-3.4", "LF-3.5")
@pytest.mark.clause("LF-3.6", "LF-3.7", "LF-4.1")
def test_the_worked_example_plays_as_the_rules_of_record_tell() -> None:
    s = blank(3, OWN, 0, 0, 0, 5)
    rounds.setup(s, Scripted(setting_up()))
    assert [rogue["name"].split()[0] for rogue in seen(s, HANS)["rogues"]] == ["Hans", "Yoshiko", "Tommaso"]
    assert [rogue["colour"] for rogue in seen(s, HANS)["rogues"]] == ["brown", "yellow", "green"]
    assert [sorted(hand(s, p).split()) for p in range(3)] == [sorted(tools.split()) for tools in HANDS]
    assert sorted(city(s).split()) == sorted(IN_CITY.split())
    assert (lying(s, "villa"), lying(s, "museum"), buyers(s)) == ("L9 L2", "L27 L21", FENCES)
    assert [looks(name) for name in ("L9", "L2")] == ["pillar lockpick-hammer-plan", "chest hammer-pliers"]
    assert looks("L27").split()[1] == "blowtorch-plan-plan"
    assert looks("L21") == "showcase hammer-blowtorch"
    assert [worth(name) for name in ("L9", "L2", "L21")] == ["painting 3", "money 2", "coins 2"]

    place(s, "harbour", "museum", "city", "museum", "city", "villa", "villa", "ruin", "harbour")
    assert [spaces(s, name)[:3] for name in ("harbour", "museum", "city", "villa", "ruin")] == [
        "0 2", "1 0", "2 1", "2 0", "1 _",
    ]  # fmt: skip

    do(s, TOMMASO, "take hammer", "take lockpick")
    do(s, YOSHIKO, "take plan", "take plan")

    do(s, TOMMASO, "rob 1")
    assert kept(s, TOMMASO) == "L9"
    assert money(s) == [0, 0, 0]
    assert options(s, HANS) == ["rob 2 with rogue", "decline"]
    do(s, HANS, "rob 2 with rogue")
    assert hand(s, HANS) == "blowtorch"
    assert money(s) == [2, 0, 0]

    do(s, YOSHIKO, "swap 1>2", "discard lockpick", chance=Scripted(lots("pliers lockpick", undrawn(s))))
    assert sorted(hand(s, YOSHIKO).split()) == ["hammer", "hammer", "lockpick", "plan", "plan", "pliers"]

    do(s, YOSHIKO, "rob 1 with rogue")
    assert sorted(hand(s, YOSHIKO).split()) == ["hammer", "hammer", "lockpick", "pliers"]
    do(s, HANS, "rob 2 with rogue")
    assert (hand(s, HANS), kept(s, HANS)) == ("", "L21")

    do(s, HANS, "visit 1", "sell 1")
    assert money(s) == [4, 0, 0]
    assert options(s, TOMMASO) == ["visit 2", "visit 3", "decline"]
    do(s, TOMMASO, "visit 3", "sell 1")
    assert money(s) == [4, 0, 5]

    assert (s.round, s.start) == (2, YOSHIKO)
    assert len(city(s).split()) == 6
    assert "_" not in lying(s, "villa") + lying(s, "museum") + buyers(s)
    assert buyers(s).split()[1] == "F3"
    assert kept(s, YOSHIKO) == "L27"


@pytest.mark.clause("LF-3.7")
def test_the_left_fence_alone_takes_the_coins() -> None:
    s = town("", "", "", harbour=FENCES, loot=("L21", "", ""), stones={"harbour": "0"})
    assert [offer != [] for offer in seen(s, HANS)["saleable"]] == [True, False, False]
    assert seen(s, HANS)["saleable"][0] == [{"loot": 1, "pays": 2}]
