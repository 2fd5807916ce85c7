"""A plain second telling of Langfinger: what somebody at the table knows who only listens to the events told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from cutpurse.games.langfinger.pieces import PLACE_NAMES, TOOL_NAMES

Told = dict[str, Any]
STONES = 3


class Ledger:
    """What one viewer has written down, from the first event on."""

    def __init__(self, seats: int, viewer: int) -> None:
        self.seats = seats
        self.viewer = viewer
        self.rogue = [""] * seats
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]  # tools everybody saw them take
        self.unseen = [0] * seats  # further tools in hand
        self.mine: Counter[str] = Counter()  # one's own hand
        self.city: Counter[str] = Counter()
        self.gone: Counter[str] = Counter()
        self.pile = 60
        self.money = [0] * seats
        self.place = ""
        self.stones: dict[tuple[str, int], int] = {}
        self.exchanges: dict[int, int] = {}
        self.slots: dict[tuple[str, int], str] = {}
        self.loot: list[Counter[str]] = [Counter() for _ in range(seats)]  # backs before the seats
        self.fronts: list[str] = []  # of one's own loot
        self.loot_gone: set[str] = set()
        self.loot_pile = 30
        self.top: str | None = None
        self.stalls: dict[int, str] = {}
        self.fence_gone: set[str] = set()
        self.fence_pile = 14
        self.rogue_used: set[tuple[int, str]] = set()
        self.sold_at: list[int] = []

    def hear(self, told: Told) -> None:
        """Write down one event."""
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", told["event"]).lower()
        note: Callable[[Told], None] | None = getattr(self, f"on_{name}", None)
        if note is not None:
            note(told)

    # --- tools ---
    def gain(self, seat: int, tool: str | None, open_to_all: bool) -> None:
        """A tool comes into a hand."""
        if open_to_all:
            assert tool is not None
            self.known[seat][tool] += 1
        else:
            self.unseen[seat] += 1
        if seat == self.viewer:
            assert tool is not None
            self.mine[tool] += 1
        else:
            assert open_to_all or tool is None, "a tool drawn by another seat was told"

    def lose(self, seat: int, tool: str) -> None:
        """A tool goes from a hand to the discards."""
        self.gone[tool] += 1
        if self.known[seat][tool]:
            self.known[seat][tool] -= 1
        else:
            self.unseen[seat] -= 1
        if seat == self.viewer:
            self.mine[tool] -= 1
            assert self.mine[tool] >= 0, "a tool was discarded that was not in hand"
        assert self.unseen[seat] >= 0, "a hand is smaller than nothing"

    def on_rogue_taken(self, told: Told) -> None:
        assert told["tool"] not in self.rogue
        self.rogue[told["seat"]] = told["tool"]

    def on_tools_shuffled(self, told: Told) -> None:
        assert self.pile == 0
        self.pile = self.gone.total()
        assert self.pile
        self.gone.clear()

    def on_tool_drawn(self, told: Told) -> None:
        self.pile -= 1
        self.gain(told["seat"], told["tool"], open_to_all=False)

    def on_tool_laid(self, told: Told) -> None:
        self.pile -= 1
        self.city[told["tool"]] += 1

    def on_tool_taken(self, told: Told) -> None:
        self.city[told["tool"]] -= 1
        assert self.city[told["tool"]] >= 0
        self.gain(told["seat"], told["tool"], open_to_all=True)

    def on_tool_discarded(self, told: Told) -> None:
        self.lose(told["seat"], told["tool"])

    # --- loot ---
    def on_loot_shuffled(self, told: Told) -> None:
        assert self.loot_pile == 0
        self.loot_pile = len(self.loot_gone)
        self.loot_gone = set()

    def on_loot_turned_up(self, told: Told) -> None:
        assert told["card"] is None, "the front of the top card was told"
        self.top = str(told["back"])

    def on_loot_laid(self, told: Told) -> None:
        assert self.top == str(told["back"])
        assert (told["place"], told["slot"]) not in self.slots
        self.slots[told["place"], told["slot"]] = self.top
        self.top = None
        self.loot_pile -= 1

    def on_robbed(self, told: Told) -> None:
        seat, back = told["seat"], told["back"]
        assert self.slots.pop((self.place, told["slot"])) == str(back)
        price = list(back["tools"])
        if told["rogue"]:
            assert (seat, self.place) not in self.rogue_used, "a rogue helped twice at a place in a round"
            self.rogue_used.add((seat, self.place))
            price.remove(self.rogue[seat])
        for tool in price:
            self.lose(seat, tool)
        if back["lock"] == "chest":
            assert told["paid"] == told["card"]["value"]
            self.pay(seat, told["paid"])
            self.loot_gone.add(told["card"]["id"])
            return
        assert told["paid"] == 0
        self.loot[seat][str(back)] += 1
        assert (told["card"] is None) == (seat != self.viewer), "a front is seen by its owner, and by nobody else"
        if seat == self.viewer:
            self.fronts.append(told["card"]["id"])

    # --- fences ---
    def on_fences_shuffled(self, told: Told) -> None:
        assert self.fence_pile == 0
        self.fence_pile = len(self.fence_gone)
        self.fence_gone = set()

    def on_fence_laid(self, told: Told) -> None:
        assert told["stall"] not in self.stalls
        self.stalls[told["stall"]] = told["fence"]["id"]
        self.fence_pile -= 1

    def on_visited(self, told: Told) -> None:
        assert told["stall"] in self.stalls

    def on_sold(self, told: Told) -> None:
        card = told["card"]
        self.loot[told["seat"]][str({"lock": card["lock"], "tools": card["tools"]})] -= 1
        self.loot_gone.add(card["id"])
        self.pay(told["seat"], told["paid"])
        if told["seat"] == self.viewer:
            self.fronts.remove(card["id"])
        else:
            assert told["n"] is None

    def on_fence_left(self, told: Told) -> None:
        assert told["stall"] not in self.sold_at, "a fence bought twice in a round"
        self.sold_at.append(told["stall"])
        self.fence_gone.add(self.stalls.pop(told["stall"]))

    def pay(self, seat: int, money: int) -> None:
        """Money is earned, and never lost."""
        assert money > 0
        self.money[seat] += money

    # --- stones ---
    def on_round_began(self, told: Told) -> None:
        assert not self.stones
        assert not self.exchanges
        self.place = ""
        self.rogue_used = set()
        self.sold_at = []

    def on_stone_placed(self, told: Told) -> None:
        assert (told["place"], told["space"]) not in self.stones
        self.stones[told["place"], told["space"]] = told["seat"]
        assert list(self.stones.values()).count(told["seat"]) <= STONES

    def on_place_reached(self, told: Told) -> None:
        assert not self.place or PLACE_NAMES.index(told["place"]) > PLACE_NAMES.index(self.place)
        assert not self.exchanges
        self.place = told["place"]

    def on_stone_returned(self, told: Told) -> None:
        assert self.stones.pop((self.place, told["space"])) == told["seat"]

    def on_exchanged(self, told: Told) -> None:
        assert self.place == "ruin"
        assert told["exchange"] not in self.exchanges
        first = min(space for place, space in self.stones if place == "ruin")
        assert self.stones.pop(("ruin", first)) == told["seat"]
        self.exchanges[told["exchange"]] = told["seat"]

    def on_ruin_left(self, told: Told) -> None:
        assert not any(place == "ruin" for place, _ in self.stones)
        self.exchanges = {}

    # --- what there is to see ---
    def table(self) -> dict[str, Any]:
        """What everybody should see, as far as a ledger tells."""
        return {
            "rogues": self.rogue,
            "money": self.money,
            "hands": [self.known[p].total() + self.unseen[p] for p in range(self.seats)],
            "shown": [listed(tools) for tools in self.known],
            "stones": [self.stones_left(p) for p in range(self.seats)],
            "spaces": {place: [self.stones.get((place, i)) for i in range(1, 6)] for place in PLACE_NAMES},
            "city": listed(self.city),
            "slots": self.slots,
            "ruin": [self.exchanges.get(x) for x in range(1, 6)],
            "harbour": self.stalls,
            "loot": [sorted(backs.elements()) for backs in self.loot],
            "piles": {"tools": self.pile, "loot": self.loot_pile, "fences": self.fence_pile},
            "top": self.top,
            "gone": [listed(self.gone), sorted(self.loot_gone), sorted(self.fence_gone)],
            "hand": listed(self.mine),
            "mine": sorted(self.fronts),
        }

    def stones_left(self, seat: int) -> int:
        """The stones before a seat."""
        return STONES - [*self.stones.values(), *self.exchanges.values()].count(seat)


def listed(tools: Counter[str]) -> list[str]:
    """Tools in the order of the game."""
    return [tool for tool in TOOL_NAMES for _ in range(tools[tool])]


def in_the_view(view: dict[str, Any]) -> dict[str, Any]:
    """The same, out of what a viewer is shown."""
    slots = {
        (place, slot): str(back)
        for place in ("villa", "museum")
        for slot, back in enumerate(view[place], 1)
        if back is not None
    }
    return {
        "rogues": [rogue["tool"] if rogue else "" for rogue in view["rogues"]],
        "slots": slots,
        "ruin": [exchange["seat"] for exchange in view["ruin"]],
        "harbour": {stall: fence["id"] for stall, fence in enumerate(view["harbour"], 1) if fence is not None},
        "loot": [sorted(str(back) for back in backs) for backs in view["loot"]],
        "top": None if view["top"] is None else str(view["top"]),
        "gone": [
            view["gone"]["tools"],
            sorted(card["id"] for card in view["gone"]["loot"]),
            sorted(fence["id"] for fence in view["gone"]["fences"]),
        ],
        "mine": sorted(card["id"] for card in view["mine"]),
        **{name: view[name] for name in ("money", "hands", "shown", "stones", "spaces", "city", "piles", "hand")},
    }
