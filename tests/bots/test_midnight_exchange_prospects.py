"""Looking ahead in a rummage of Midnight Exchange: what a level does that works out what trays promise."""

from __future__ import annotations

from typing import cast

import pytest

from cutpurse.bots.levels import LEVELS, LevelBot
from cutpurse.bots.midnight_exchange.policy import MidnightExchangePolicy
from cutpurse.bots.midnight_exchange.policy.prospects import CERTAIN, LOOKS, Pace, TrayWorths, all_trays
from cutpurse.bots.midnight_exchange.policy.valuation import RIVALS, Wares
from cutpurse.games.midnight_exchange import GAME
from cutpurse.games.midnight_exchange.pieces import FIND_NAMES, FINDS, LOCATION_NAMES, SLOTS
from cutpurse.games.midnight_exchange.state import FIND, MidnightExchange
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.play import on_offer
from cutpurse.kernel.sets import row
from tests.games.midnight_exchange.positions import LAID, do, fill, offer, rummage, tile

GARAGE = 0
PAYING = ["jewels", "jewels", "notes", "notes", "notes", "notes"]


def choice(s: MidnightExchange, seat: int = 0, seed: int = 0) -> str:
    """What somebody does for a seat who looks ahead."""
    view = GAME.redact(s, seat)
    key = int(MidnightExchangePolicy(GAME).think_ahead(view, seat, Chance(seed)))
    return next(str(command) for command in on_offer(view) if command.key == key)


def grabbed(s: MidnightExchange, seat: int = 0) -> set[str]:
    """What a seat reaches for, with one seed or another: the location and the find of those tiles."""
    names = {f"grab {n}": f"{LOCATION_NAMES[place]} {find}" for (place, find), tiles in LAID.items() for n in tiles}
    return {names[choice(s, seat, seed)] for seed in range(12)}


def tray(*finds: str) -> int:
    """The number of a tray with these finds."""
    return int(all_trays().id(row([finds.count(find) for find in FIND_NAMES])))


# --- what there is to reckon with ---
def test_a_tray_holds_up_to_six_finds_and_one_key_of_each_kind() -> None:
    trays = all_trays()
    assert trays.many == 924 + 2 * 462 + 210  # six finds of which there may be several; with one key; with both
    assert max(trays.sizes) == SLOTS
    assert trays.more[tray("iron_key") * FINDS + FIND_NAMES.index("iron_key")] == -1
    assert trays.more[tray("iron_key") * FINDS + FIND_NAMES.index("gem")] == tray("iron_key", "gem")
    assert all(trays.more[tray(*PAYING) * FINDS + find] == -1 for find in range(FINDS))


def test_a_tray_is_worth_what_the_best_part_of_it_buys_and_less_to_who_trades_last() -> None:
    s = rummage(2, markets="1a,2a")
    offer(s, 1, ["clock", "manuscript", "chalice"])
    offer(s, 2, ["statue"])
    worths = TrayWorths(Wares(s, 0), RIVALS)
    assert worths.first[tray("jewels")] == worths.first[tray("empty_drawer")] == 0
    assert worths.first[tray("jewels", "jewels")] == 2000 > worths.last[tray("jewels", "jewels")] > 1000
    assert worths.first[tray("jewels", "jewels", "gem", "notes", "notes")] == 3000


def test_who_has_more_tiles_runs_sooner_and_by_then_the_last_one_lacks_less() -> None:
    s = rummage(2, markets="1a,2a")
    early = Pace(s, 0, 1000)
    fill(s, 1, "jewels", "jewels", "notes", "notes")
    late = Pace(s, 0, 1000)
    assert late.stop[3] > early.stop[3]
    assert early.stop[LOOKS] == CERTAIN
    assert early.spoil[0] == 6000
    assert early.spoil[0] > early.spoil[8]
    assert late.spoil[0] == 2000


# --- what it does ---
def test_it_looks_for_what_it_lacks_where_that_is_likeliest() -> None:
    s = rummage(2, markets="3b,4b")
    fill(s, 0, "iron_key", "gem")
    assert {place.split()[0] for place in grabbed(s)} == {"desk"}
    assert {place.split()[0] for place in grabbed(rummage(2, markets="1a,2a"))} == {"garage"}


def test_it_takes_a_find_it_knows_that_completes_a_price_when_the_other_is_about_to_run() -> None:
    s = rummage(2, markets="1a,2a")
    fill(s, 0, "jewels", "notes", "notes")
    fill(s, 1, "jewels", "notes", "notes", "leather_bag", "leather_bag")
    do(s, 1, f"grab {tile(GARAGE, 'jewels', 2)}", "back up")
    do(s, 1, f"grab {tile(GARAGE, 'empty_drawer')}", "back up")
    assert grabbed(s) == {"garage jewels"}


def test_it_leaves_to_others_what_they_put_back() -> None:
    s = rummage(2, markets="1a,2a")
    spurned = LAID[GARAGE, "empty_drawer"][:2] + LAID[GARAGE, "notes"][:2]
    for n in spurned:
        do(s, 1, f"grab {n}", "back down")
    assert not {choice(s, 0, seed) for seed in range(60)} & {f"grab {n}" for n in spurned}


def test_a_find_of_no_use_goes_back_where_there_is_time_and_fills_a_slot_where_two_race() -> None:
    for markets, does in (("1a,2a,3b,4b", "back down"), ("1a,2a", "keep")):
        s = rummage(len(markets.split(",")), markets=markets)
        fill(s, 0, "jewels")
        do(s, 0, f"grab {tile(GARAGE, 'empty_drawer')}")
        assert choice(s) == does


def test_it_fills_the_last_slot_when_the_other_is_about_to_run() -> None:
    s = rummage(2, markets="1a,2a")
    fill(s, 0, "jewels", "jewels", "notes", "notes", "leather_bag")
    fill(s, 1, "jewels", "jewels", "notes", "notes", "leather_bag")
    do(s, 0, f"grab {tile(GARAGE, 'empty_drawer')}")
    assert choice(s) == "keep"


def test_a_full_tray_that_pays_runs() -> None:
    s = rummage(2, markets="1a,2a")
    fill(s, 0, *PAYING)
    assert choice(s) == "escape"


def test_a_full_tray_that_buys_nothing_waits_for_something_better_while_the_others_have_little() -> None:
    s = rummage(4, markets="1a,2a,3b,4b")
    fill(s, 0, "jewels", "empty_drawer", "empty_drawer", "empty_drawer", "empty_drawer", "notes")
    assert choice(s).startswith("return")


# --- perception ---
def test_a_level_that_notices_little_forgets_tiles_that_lie_there_but_never_what_it_holds_or_owns() -> None:
    s = rummage(2, markets="1a,2a")
    for n in LAID[GARAGE, "notes"] + LAID[GARAGE, "jewels"]:
        do(s, 0, f"grab {n}", "back down")
    fill(s, 0, "leather_bag")
    do(s, 0, f"grab {tile(GARAGE, 'iron_key')}")
    known = []
    for share in (0, 50, 100):
        view = cast(MidnightExchange, GAME.redact(s, 0))
        MidnightExchangePolicy(GAME).overlook(view, 0, share, seed=3)
        known.append(sum(1 for n in range(54) if view.cells[FIND + n]))
    assert known[0] == 2 < known[1] < known[2] == 10


@pytest.mark.parametrize("level", range(8))
def test_every_level_rummages_and_the_same_seed_does_the_same(level: int) -> None:
    s = rummage(3, markets="1a,2a,3b")
    do(s, 0, f"grab {tile(GARAGE, 'iron_key')}", "keep")
    view = GAME.redact(s, 0)
    once, again = (LevelBot(5, GAME, LEVELS[level]).choose(view, 0) for _ in range(2))
    assert once == again
