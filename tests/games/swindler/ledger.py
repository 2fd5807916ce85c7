"""A plain second telling of Swindler: what somebody at the table knows who only listens to the events told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from cutpurse.games.swindler.pieces import CARD_NAMES, COLOUR_NAMES, KIND_NAMES
from tests.games.swindler.positions import OWN

Told = dict[str, Any]


def name_of(tile: dict[str, str]) -> str:
    """A tile by its name."""
    return f"{tile['colour']} {tile['object']}"


class Ledger:
    """What one viewer has written down, from the first event on."""

    def __init__(self, seats: int, viewer: int, passes: bool = True) -> None:
        self.seats = seats
        self.viewer = viewer
        self.passes = passes  # the Hustler, to the partner
        self.points = [3] * seats
        self.coins = [1] * seats
        self.posters = [0] * seats
        self.done = [0] * seats
        self.jailed = [False] * seats
        self.round = self.active = 0
        self.loot: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.fresh: Counter[str] = Counter()
        self.supply = Counter({name: int(OWN.tiles[k]) for k, name in enumerate(KIND_NAMES)})  # bags, and neutral tiles
        self.orders: dict[int, str] = {}
        self.markers: dict[int, int] = {}
        self.dealers: dict[int, str] = {}
        self.fields: dict[tuple[int, int], str] = {}
        self.dealer_pile, self.dealer_gone = 12, set[str]()
        self.order_pile, self.aside = 2 * seats + 32, 0
        self.hands = [0] * seats
        self.mine: Counter[str] = Counter()
        self.pile, self.gone = 27, Counter[str]()
        self.played: list[str] = []  # the card in play, and the Assassins that answer each other
        self.help: dict[int, str] = {}
        self.bets: Counter[tuple[int, bool]] = Counter()
        self.hustler: int | None = None
        self.asked: set[int] = set()

    def hear(self, told: Told) -> None:
        """Write down one event."""
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", told["event"]).lower()
        note: Callable[[Told], None] | None = getattr(self, f"on_{name}", None)
        if note is not None:
            note(told)

    # --- what moves ---
    def score(self, seat: int, points: int) -> None:
        """Points, never below 0."""
        self.points[seat] = max(0, self.points[seat] + points)

    def gain(self, seat: int, tile: str, stolen: bool = False) -> None:
        """A tile out of its bag or the supply."""
        self.supply[tile] -= 1
        assert self.supply[tile] >= 0, "a tile came out of a bag that was not in it"
        self.loot[seat][tile] += 1
        if stolen:
            self.fresh[tile] += 1

    def lose(self, seat: int, tile: str, stolen: bool = False) -> None:
        """A tile goes from a seat; of two alike, one that is not this turn's goes first."""
        self.loot[seat][tile] -= 1
        assert self.loot[seat][tile] >= 0, "a seat lost a tile it did not have"
        if seat == self.active:
            self.fresh[tile] -= stolen
            self.fresh[tile] = min(self.fresh[tile], self.loot[seat][tile])
            assert self.fresh[tile] >= 0

    def drop(self, seat: int, card: str) -> None:
        """A card leaves a hand."""
        self.hands[seat] -= 1
        assert self.hands[seat] >= 0, "a hand is smaller than nothing"
        if seat == self.viewer:
            self.mine[card] -= 1
            assert self.mine[card] >= 0, "a card was played that was not in hand"

    # --- turns ---
    def on_start_drawn(self, told: Told) -> None:
        self.active = told["seat"]

    def on_round_began(self, told: Told) -> None:
        assert told["round"] == self.round + 1
        self.round += 1

    def on_turn_began(self, told: Told) -> None:
        assert not self.jailed[told["seat"]]
        self.active = told["seat"]

    def on_turn_skipped(self, told: Told) -> None:
        assert self.jailed[told["seat"]]
        self.jailed[told["seat"]] = False
        self.active = told["seat"]

    def on_actions_began(self, told: Told) -> None:
        self.fresh.clear()

    # --- orders and dealers ---
    def on_order_revealed(self, told: Told) -> None:
        assert told["slot"] not in self.orders
        self.orders[told["slot"]] = told["order"]["id"]
        self.order_pile -= 1

    def on_marker_put(self, told: Told) -> None:
        if told["slot"] in self.markers:
            self.score(self.markers[told["slot"]], -2)
        self.markers[told["slot"]] = told["seat"]

    def on_marker_taken_back(self, told: Told) -> None:
        assert self.markers.pop(told["slot"]) == told["seat"]
        self.score(told["seat"], -2)

    def on_order_fulfilled(self, told: Told) -> None:
        seat = told["seat"]
        assert self.orders.pop(told["slot"]) == told["order"]["id"]
        assert self.markers.pop(told["slot"], seat) == seat
        self.score(seat, told["points"])
        self.coins[seat] += told["coins"]
        self.posters[seat] += told["posters"]
        self.done[seat] += 1

    def on_dealer_came(self, told: Told) -> None:
        assert told["stall"] not in self.dealers
        self.dealers[told["stall"]] = told["dealer"]["id"]
        self.dealer_pile -= 1

    def on_dealers_shuffled(self, told: Told) -> None:
        assert self.dealer_pile == 0
        self.dealer_pile, self.dealer_gone = len(self.dealer_gone), set()

    def on_tile_sold(self, told: Told) -> None:
        self.lose(told["seat"], name_of(told["tile"]))
        assert (told["stall"], told["field"]) not in self.fields
        self.fields[told["stall"], told["field"]] = name_of(told["tile"])
        self.score(told["seat"], told["points"])

    def on_dealer_completed(self, told: Told) -> None:
        for field in (1, 2, 3):
            self.supply[self.fields.pop((told["stall"], field))] += 1
        self.dealer_gone.add(self.dealers.pop(told["stall"]))
        self.score(told["seat"], 2)

    # --- tiles and coins ---
    def on_tile_drawn(self, told: Told) -> None:
        self.gain(told["seat"], name_of(told["tile"]), stolen=True)

    def on_tile_copied(self, told: Told) -> None:
        self.gain(told["seat"], name_of(told["tile"]))

    def on_neutral_taken(self, told: Told) -> None:
        self.gain(told["seat"], name_of(told["tile"]))

    def on_tile_returned(self, told: Told) -> None:
        self.lose(told["seat"], name_of(told["tile"]), told["fresh"])
        self.supply[name_of(told["tile"])] += 1

    def on_tile_paid(self, told: Told) -> None:
        self.lose(told["seat"], name_of(told["tile"]))
        self.supply[name_of(told["tile"])] += 1

    def on_handed_in(self, told: Told) -> None:
        self.on_tile_paid(told)

    def on_tile_given(self, told: Told) -> None:
        self.lose(told["giver"], name_of(told["tile"]), told["fresh"])
        self.loot[told["taker"]][name_of(told["tile"])] += 1

    def on_swapped(self, told: Told) -> None:
        for giver, taker, tile in (("seat", "partner", "yours"), ("partner", "seat", "theirs")):
            self.lose(told[giver], name_of(told[tile]))
            self.loot[told[taker]][name_of(told[tile])] += 1
        assert self.played.pop() == "hustler"
        self.hustler = told["partner"] if self.passes else told["seat"]

    def on_coin_gained(self, told: Told) -> None:
        self.coins[told["seat"]] += 1
        assert sum(self.coins) <= 6

    def on_change_given(self, told: Told) -> None:
        self.on_coin_gained(told)

    def on_coin_paid(self, told: Told) -> None:
        self.coins[told["seat"]] -= 1

    def on_coin_given(self, told: Told) -> None:
        self.coins[told["giver"]] -= 1
        self.coins[told["taker"]] += 1

    # --- raids and the end ---
    def on_raid_began(self, told: Told) -> None:
        self.order_pile -= 1

    def on_raid_set_aside(self, told: Told) -> None:
        self.order_pile -= 1
        self.aside += 1

    def on_raids_shuffled_in(self, told: Told) -> None:
        self.order_pile += self.aside
        self.aside = 0

    def on_jailed(self, told: Told) -> None:
        self.posters[told["seat"]] -= 1
        self.jailed[told["seat"]] = True

    def on_counted(self, told: Told) -> None:
        self.score(told["seat"], told["coins"])
        self.score(told["seat"], -2 * told["markers"])

    # --- accomplices ---
    def on_accomplice_drawn(self, told: Told) -> None:
        self.pile -= 1
        self.hands[told["seat"]] += 1
        if told["seat"] == self.viewer:
            self.mine[told["card"]] += 1
        else:
            assert told["card"] is None, "a card drawn by another seat was told"

    def on_accomplices_shuffled(self, told: Told) -> None:
        assert self.pile == 0
        self.pile = self.gone.total()
        self.gone.clear()

    def on_asked(self, told: Told) -> None:
        self.asked = set(told["seats"])

    def on_answered(self, told: Told) -> None:
        assert (told["choice"] is None) == (told["seat"] != self.viewer), "an answer of another seat was told"
        self.asked.remove(told["seat"])

    def on_window_closed(self, told: Told) -> None:
        assert not self.asked

    def on_card_played(self, told: Told) -> None:
        if told["card"] != "hustler" or self.hustler is None:
            self.drop(told["seat"], told["card"])
        self.played.append(told["card"])

    def on_card_cancelled(self, told: Told) -> None:
        assert self.played.pop() == "assassin"
        assert self.played.pop() == told["card"]
        self.gone.update(["assassin", told["card"]])
        if told["card"] == "hustler":
            self.hustler = None

    def on_card_discarded(self, told: Told) -> None:
        assert self.played.pop() == told["card"]
        self.gone[told["card"]] += 1

    def on_bet_laid(self, told: Told) -> None:
        assert self.played.pop() == "know_it_all"
        self.bets[told["seat"], told["caught"]] += 1

    def on_bet_settled(self, told: Told) -> None:
        self.bets[told["seat"], told["caught"]] -= 1
        self.gone["know_it_all"] += 1
        self.score(told["seat"], 2 if told["won"] else 0)

    def on_help_shown(self, told: Told) -> None:
        self.drop(told["seat"], told["card"])
        self.help[told["place"]] = told["card"]

    def on_help_used(self, told: Told) -> None:
        self.gone.update(self.help.values())
        self.help.clear()

    def on_help_cancelled(self, told: Told) -> None:
        assert self.played.pop() == "assassin"
        self.gone.update(["assassin", self.help.pop(told["place"])])
        self.hands[told["seat"]] += len(self.help)
        if told["seat"] == self.viewer:
            self.mine.update(self.help.values())
        self.help.clear()

    # --- what is written down ---
    def table(self) -> dict[str, Any]:
        """What the viewer believes to lie on the table."""
        return {
            "round": self.round,
            "active": self.active,
            "points": self.points,
            "coins": self.coins,
            "posters": self.posters,
            "done": self.done,
            "jailed": self.jailed,
            "loot": [sorted(loot.elements()) for loot in self.loot],
            "fresh": sorted(self.fresh.elements()),
            "supply": sorted(self.supply.elements()),
            "orders": [(self.orders.get(slot), self.markers.get(slot)) for slot in (1, 2, 3, 4)],
            "dealers": [
                (self.dealers.get(stall), [self.fields.get((stall, field)) for field in (1, 2, 3)])
                for stall in (1, 2, 3)
            ],
            "piles": {"orders": self.order_pile, "dealers": self.dealer_pile, "accomplices": self.pile},
            "gone": (sorted(self.gone.elements(), key=CARD_NAMES.index), self.dealer_gone),
            "hands": self.hands,
            "hand": sorted(self.mine.elements(), key=CARD_NAMES.index),
            "bets": sorted(self.bets.elements()),
            "hustler": self.hustler,
            "awaited": sorted(self.asked),
        }


def in_the_view(view: dict[str, Any]) -> dict[str, Any]:
    """The same, as a viewer is shown it."""
    same = ("round", "active", "points", "coins", "posters", "done", "jailed", "piles", "hands", "hand", "awaited")
    bags = [tile for colour in COLOUR_NAMES[:5] for tile in view["bags"][colour]["tiles"]]
    steal = view["steal"] or {"fresh": []}
    return {
        **{key: view[key] for key in same},
        "loot": [sorted(name_of(tile) for tile in loot) for loot in view["loot"]],
        "fresh": sorted(name_of(tile) for tile in steal["fresh"]),
        "supply": sorted(name_of(tile) for tile in bags + view["supply"]["neutral"]),
        "orders": [(card["id"], card["marker"]) if card else (None, None) for card in view["orders"]],
        "dealers": [dealer_shown(dealer) for dealer in view["dealers"]],
        "gone": (view["gone"]["accomplices"], {dealer["id"] for dealer in view["gone"]["dealers"]}),
        "bets": sorted((bet["seat"], bet["caught"]) for bet in view["bets"]),
        "hustler": view["hustler"],
    }


def dealer_shown(dealer: dict[str, Any] | None) -> tuple[str | None, list[str | None]]:
    """A dealer by id, with the tiles on its fields."""
    if dealer is None:
        return None, [None] * 3
    return dealer["id"], [name_of(field["tile"]) if field["tile"] else None for field in dealer["fields"]]
