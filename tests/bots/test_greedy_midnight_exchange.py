"""The greedy Midnight Exchange bot: what it does where a beginner knows what to do; many positions come in pairs."""

from __future__ import annotations

from typing import Any, cast

import pytest

from cutpurse.bots import bot
from cutpurse.bots.midnight_exchange.greedy import GreedyMidnightExchange
from cutpurse.bots.midnight_exchange.policy import MidnightExchangePolicy
from cutpurse.bots.midnight_exchange.policy.trade import best_trade
from cutpurse.bots.midnight_exchange.policy.valuation import BAGS, POINT, RIVALS, Belongings, Plans, Wares, keys_for
from cutpurse.games.midnight_exchange import GAME
from cutpurse.games.midnight_exchange.events import ArtBought, CardBought, Escaped, Grabbed, PutBack
from cutpurse.games.midnight_exchange.pieces import ART_NAMES, FIND_NAMES, FINDS, LOCATION_NAMES
from cutpurse.games.midnight_exchange.rules.rummage import RUMMAGE
from cutpurse.games.midnight_exchange.rules.trade import TRADING
from cutpurse.games.midnight_exchange.state import MidnightExchange
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.match import Match
from cutpurse.kernel.sets import members, one
from cutpurse.lab import Table
from tests.games.midnight_exchange.positions import LAID, do, empty_bag, fill, give, offer, rummage, tile, trading
from tests.games.midnight_exchange.positions import trade as end_rummage

GARAGE = 0
SINGLE, THREE_MANUSCRIPTS, PAINTING_FIRST = "P1", "P9", "P24"


def choice(s: MidnightExchange, seat: int = 0, seed: int = 0) -> str:
    """What greedy does for a seat."""
    return str(GreedyMidnightExchange(seed).choose(GAME.redact(s, seat), seat))


def grabbed(s: MidnightExchange, seat: int = 0) -> set[str]:
    """What a seat reaches for, with one seed or another: the location and the find of those tiles."""
    names = {f"grab {n}": f"{LOCATION_NAMES[place]} {find}" for (place, find), tiles in LAID.items() for n in tiles}
    return {names[choice(s, seat, seed)] for seed in range(40)}


def table(seats: int = 2, markets: str = "1a,2a", **wish: Any) -> MidnightExchange:
    """A rummage in order, with these markets."""
    return rummage(seats, markets=markets, **wish)


def wares(s: MidnightExchange, seat: int = 0) -> Wares:
    """What the markets offer, as a seat values it."""
    return Wares(s, seat)


# --- what things are worth ---
def worth(s: MidnightExchange, kind: str) -> float:
    """What one more object of a kind is worth to seat 0."""
    return int(wares(s).kinds[ART_NAMES.index(kind)]) / POINT


def card_worth(s: MidnightExchange, card: str) -> float:
    """What a prestige card is worth to seat 0."""
    return int(Belongings(s, 0).card_worth(s.faces.cards.index(card))) / POINT


def test_art_is_worth_its_points_in_store_where_no_collection_asks_for_it() -> None:
    s = table()
    assert [worth(s, kind) for kind in ART_NAMES] == [1, 1, 1, 2, 2, 2]


def test_art_is_worth_more_where_a_collection_of_ones_own_asks_for_it() -> None:
    s = table()
    give(s, 0, THREE_MANUSCRIPTS + ":2")
    give(s, 1, "P12:2")
    assert worth(s, "manuscript") > 2 > worth(s, "chalice") == pytest.approx(1)


def test_the_object_that_others_in_store_wait_for_is_worth_all_their_steps() -> None:
    s = table()
    give(s, 0, PAINTING_FIRST, "jewellery", "clock")
    assert worth(s, "painting") > 5


def test_a_collection_is_worth_more_with_art_for_it_in_store_and_early_in_the_game() -> None:
    s = table()
    bare = card_worth(s, THREE_MANUSCRIPTS)
    assert card_worth(s, SINGLE) == 3
    give(s, 0, "manuscript", "manuscript")
    assert card_worth(s, THREE_MANUSCRIPTS) > bare > 2
    s.bag_left = 0
    assert card_worth(s, THREE_MANUSCRIPTS) == 2 + (2 - 1) + (3 - 1)


def test_the_hope_for_missing_art_never_exceeds_having_it() -> None:
    s = table()
    give(s, 0, THREE_MANUSCRIPTS)
    hopeful, without, owner = Belongings(s, 0), Belongings(s, 0), Belongings(s, 0)
    without.comes = 0
    owner.store[ART_NAMES.index("manuscript")] = 3
    for own in (hopeful, without, owner):
        own.known.clear()
    assert 0 == without.wealth(0) < hopeful.wealth(0) < owner.wealth(0)


def test_plans_hold_the_keys_without_which_they_cannot_be_paid_and_fit_a_tray() -> None:
    s = table(markets="3b,4b")
    iron, brass = FIND_NAMES.index("iron_key"), FIND_NAMES.index("brass_key")
    gem, gold = FIND_NAMES.index("gem"), FIND_NAMES.index("gold_bar")
    plans = Plans(wares(s), 0, RIVALS, BAGS, True)
    found = [[int(n) for n in plans.needs[i * FINDS : (i + 1) * FINDS]] for i in range(plans.many)]
    assert all(needs[iron] for needs in found if needs[gem] or needs[gold])
    assert all(needs[brass] for needs in found if needs[gold])
    assert max(plans.size) == 6
    assert max(needs[gold] for needs in found) == 4
    assert members(keys_for(s.faces)[gold]) == [iron, brass]


# --- the rummage: what it reaches for ---
def test_it_looks_at_an_unknown_tile_of_the_garage_first_and_not_always_at_the_same() -> None:
    s = table()
    assert len({choice(s, 0, seed) for seed in range(20)}) > 5
    assert {place.split()[0] for place in grabbed(s)} == {"garage"}


def test_it_takes_a_find_it_knows_that_completes_a_price_and_leaves_one_that_does_not() -> None:
    s = table(seats=3, markets="1a,2a,3b")
    fill(s, 0, "jewels", "notes", "notes")
    do(s, 1, f"grab {tile(GARAGE, 'jewels', 1)}", "back up")
    do(s, 1, f"grab {tile(GARAGE, 'empty_drawer')}", "back up")
    assert grabbed(s) == {"garage jewels"}


def test_it_goes_for_the_key_where_the_markets_ask_for_gems_and_keeps_it() -> None:
    s = table(markets="3b,4b")
    do(s, 0, f"grab {tile(GARAGE, 'iron_key')}")
    assert choice(s) == "keep"
    do(s, 0, "keep")
    assert {place.split()[0] for place in grabbed(s)} == {"desk"}


def test_a_key_it_has_no_use_for_goes_back_face_down() -> None:
    s = table(markets="1a,2a")
    fill(s, 0, "jewels", "notes", "jewels", "notes", "notes")
    do(s, 0, f"grab {tile(GARAGE, 'iron_key')}")
    assert choice(s) == "back down"


def test_a_second_key_goes_back() -> None:
    s = table(markets="3b,4b")
    fill(s, 0, "iron_key")
    do(s, 0, f"grab {tile(GARAGE, 'iron_key', 1)}")
    assert choice(s) == "back down"


def test_it_keeps_what_pays_and_not_an_empty_drawer() -> None:
    s = table()
    fill(s, 0, "jewels", "jewels", "notes", "notes", "notes")
    do(s, 0, f"grab {tile(GARAGE, 'empty_drawer')}")
    assert choice(s) == "back down"
    do(s, 0, "back down", f"grab {tile(GARAGE, 'notes', 3)}")
    assert choice(s) == "keep"


def test_under_pressure_it_fills_the_last_slot_with_anything() -> None:
    s = table()
    fill(s, 0, "jewels", "jewels", "notes", "notes", "leather_bag")
    do(s, 0, f"grab {tile(GARAGE, 'empty_drawer')}")
    fill(s, 1, "jewels", "jewels", "notes", "notes", "leather_bag", "empty_drawer")
    assert choice(s) == "keep"


def test_where_the_garage_runs_out_it_takes_a_key_though_nothing_else_asks_for_it() -> None:
    for gone, does in ((0, "back down"), (11, "keep")):
        s = table()
        fill(s, 0, "jewels", "jewels", "notes")
        do(s, 0, f"grab {tile(GARAGE, 'iron_key')}")
        for n in [*LAID[GARAGE, "iron_key"], *LAID[GARAGE, "empty_drawer"], *LAID[GARAGE, "notes"]][:gone]:
            s.lying &= ~one(n - 1)
        assert choice(s) == does


# --- the rummage: when it runs ---
def test_with_six_it_runs() -> None:
    s = table()
    fill(s, 0, "jewels", "jewels", "jewels", "jewels", "notes", "notes")
    assert choice(s) == "escape"


def test_a_full_tray_that_buys_little_makes_room_for_a_find_within_reach_that_buys_much() -> None:
    s = table(markets="1a,2a")
    offer(s, 1, ["painting", "clock", "jewellery"], [SINGLE])
    fill(s, 0, "jewels", "empty_drawer", "empty_drawer", "empty_drawer", "jewels", "jewels")
    do(s, 1, f"grab {tile(GARAGE, 'jewels', 3)}", "back up")
    assert choice(s) == "return 2"
    do(s, 0, "return 2")
    assert choice(s) == "back down"


def test_it_runs_with_the_same_tray_when_the_other_is_about_to() -> None:
    s = table(markets="1a,2a", seats=2)
    fill(s, 0, "jewels", "empty_drawer", "empty_drawer", "empty_drawer", "jewels", "jewels")
    fill(s, 1, "notes", "notes", "notes", "notes", "leather_bag", "leather_bag")
    assert choice(s) == "escape"


def test_it_never_sits_stuck_where_nothing_lies_within_reach() -> None:
    s = table(seats=3, markets="1a,2a,3b")
    fill(s, 0, "jewels", "iron_key", "notes")
    s.lying = 0
    assert choice(s) in ("return 1", "return 3")
    do(s, 0, choice(s))
    assert choice(s) == "keep"


# --- trading ---
def test_it_buys_the_best_first() -> None:
    s = trading(2, ["jewels", "jewels", "notes", "notes"], [], markets="1a,2a")
    offer(s, 1, ["manuscript", "clock"])
    offer(s, 2, ["chalice"], [SINGLE])
    assert choice(s) == "buy 2 card 1"
    do(s, 0, "buy 2 card 1")
    assert choice(s) == "buy 1 art 2"


def test_it_buys_art_for_its_collection_rather_than_gold() -> None:
    s = trading(2, ["jewels", "jewels"], [], markets="1a,2a")
    offer(s, 1, ["clock", "manuscript"])
    assert choice(s) == "buy 1 art 1"
    give(s, 0, THREE_MANUSCRIPTS + ":2")
    assert choice(s) == "buy 1 art 2"


def test_it_keeps_a_find_for_the_market_where_it_brings_more() -> None:
    s = trading(2, ["jewels", "notes", "notes"], [], markets="1b,2a")
    offer(s, 1, ["manuscript"])
    offer(s, 2, ["clock"], [SINGLE])
    assert choice(s) == "buy 2 card 1"


def test_leather_bags_come_last_and_are_given() -> None:
    s = trading(2, ["leather_bag", "jewels", "jewels"], [], markets="1a,2a")
    offer(s, 1, ["clock"])
    offer(s, 2)
    assert choice(s) == "buy 1 art 1"
    do(s, 0, "buy 1 art 1")
    assert choice(s) == "bag"


def test_it_gives_no_leather_bag_for_the_empty_cloth_bag() -> None:
    s = table()
    fill(s, 0, "leather_bag")
    empty_bag(s)
    end_rummage(s)
    assert choice(s) == "pass"


def test_it_places_art_that_only_one_collection_asks_for_and_waits_where_two_do() -> None:
    s = trading(2, ["jewels", "jewels"], [], markets="1a,2a")
    offer(s, 1, ["clock"])
    give(s, 0, "P18", "clock")
    assert choice(s) == "place clock on 1"
    give(s, 0, "P19")
    assert choice(s) == "buy 1 art 1"
    do(s, 0, "buy 1 art 1")
    assert choice(s) == "done"


# --- only what is allowed ---
def test_whatever_it_would_rather_reach_for_it_chooses_from_what_is_allowed() -> None:
    policy = MidnightExchangePolicy(GAME)
    unfilled, full = table(), table()
    fill(full, 0, "jewels", "empty_drawer", "empty_drawer", "empty_drawer", "jewels", "jewels")
    for s in (unfilled, full):
        view = cast(MidnightExchange, GAME.redact(s, 0))
        for choice in members(RUMMAGE.options(s, 0)[0]):
            assert policy.reach(view, 0, one(choice), Chance(0)) == one(choice)


def test_whatever_it_would_rather_buy_it_chooses_from_what_is_allowed() -> None:
    s = trading(2, ["jewels", "jewels", "notes", "notes", "leather_bag"], [], markets="1a,2a")
    offer(s, 1, ["manuscript", "clock"])
    for choice in members(TRADING.options(s, 0)[0]):
        assert best_trade(s, 0, one(choice)) == one(choice)


def test_it_is_not_done_where_nobody_asked_it() -> None:
    s = table(seats=3, markets="1a,2a,3b")
    fill(s, 0, "jewels", "jewels", "jewels", "jewels", "notes", "notes")
    do(s, 0, "escape")
    with pytest.raises(IndexError):
        choice(s)


# --- whole games ---
@pytest.mark.parametrize("options", [{"memory": "off"}, {"placing": "auto"}, {"rummage_seconds": 0}, {"hand_ms": 1500}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rummages_of_greedy_bots_end_by_themselves(seats: int, options: dict[str, Any]) -> None:
    journal: list[Any] = []
    players = [bot("greedy", GAME.name, seed=seat) for seat in range(seats)]
    at = Table(GAME, players, 3, {"max_rounds": 3, **options}, journal=journal)
    at.play()
    ways = [event.by for event in journal if isinstance(event, Escaped)]
    assert len(ways) == 3 * seats
    assert sum(1 for way in ways if way == 0) == 3 * (seats - 1)  # by hand, all but the last
    assert max(at.spells) < 150_000, "long before the time would be up, though hands have more of it"


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_the_slowest_hands_put_nearly_all_tiles_down_before_they_drop(name: str) -> None:
    journal: list[Any] = []
    players = [bot(name, GAME.name, seed=seat) for seat in range(3)]
    Table(GAME, players, 3, {"hand_ms": 3000, "rummage_seconds": 600, "max_rounds": 3}, journal=journal).play()
    dropped = sum(1 for event in journal if isinstance(event, PutBack) and event.dropped)
    assert dropped <= 0.02 * sum(1 for event in journal if isinstance(event, Grabbed))


def test_random_bots_come_to_an_end_in_sensible_time() -> None:
    at = Table(GAME, [bot("random", GAME.name, seed=seat) for seat in range(4)], 2, {"max_rounds": 6})
    at.play()
    assert sum(at.spells) / len(at.spells) < 40_000


def test_random_keeps_about_half_of_what_it_may_and_escapes_half_the_time() -> None:
    match = Match("midnight-exchange", seats=2, seed=1)
    match.play(0, next(str(command) for command in match.options(0)))
    view = match.known(0)
    kept = sum(str(bot("random", "midnight-exchange", seed=n).choose(view, 0)) == "keep" for n in range(300))
    assert 150 < kept < 250


def test_it_plays_a_house_set_whose_markets_ask_for_keys_and_empty_drawers() -> None:
    text = GAME.components()
    odd = text.replace('a = ["jewels", "jewels"]', 'a = ["iron_key", "empty_drawer"]')
    odd = odd.replace('a = ["notes", "notes"]', 'a = ["brass_key", "gem", "notes", "leather_bag"]')
    assert odd.count("_key") == text.count("_key") + 2
    journal: list[Any] = []
    options = {"max_rounds": 4, "markets": "1a,2a", "components": odd}
    Table(GAME, [bot("greedy", GAME.name, seed=seat) for seat in range(2)], 1, options, journal=journal).play()
    assert {event.market for event in journal if isinstance(event, ArtBought | CardBought)} >= {0}
