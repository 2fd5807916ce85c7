"""Greedy Langfinger: plans a round by what its stones should bring, and acts by what is still to be had."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, cast, final

from cutpurse.bots.langfinger.fences import HOPE, Catch, FenceEvaluation
from cutpurse.bots.player import Bot
from cutpurse.games.langfinger.pieces import (
    ALL_LOOT,
    CHEST,
    CITY,
    EXCHANGES,
    GETS,
    HARBOUR,
    HAUL,
    MUSEUM,
    PLACES,
    RUIN,
    SLOTS,
    SPACE_NAMED,
    SPACES,
    STALLS,
    STONES,
    SWAPS,
    TARGET,
    TOOLS,
    VILLA,
    VISITS,
    WITH_ROGUE,
)
from cutpurse.games.langfinger.rules.rounds import (
    CHOOSING,
    DISCARDING,
    PLACING,
    ROBBING,
    SELLING,
    SWAPPING,
    TAKING,
    VISITING,
)
from cutpurse.games.langfinger.state import (
    EXCHANGE,
    HAND,
    IN_CITY,
    MONEY,
    NOWHERE,
    ROGUE,
    SIZE,
    STALL,
    STASH,
    STASHED,
    STONE,
    back_of,
    hidden,
    loot_at,
)
from cutpurse.games.langfinger.state import View as LangfingerView
from cutpurse.kernel.core import Command, Seat, View
from cutpurse.kernel.play import mask
from cutpurse.kernel.sets import members, one

# What the considerations weigh, in money.
PACE: Final = 3.5  # what a seat earns in a round
WORTH: Final = (0.0, 0.7, 1.2, 1.5, 1.7, 1.8, 1.9)  # so many tools of one kind, kept for later
MANY: Final = 6  # more of a kind are worth no more
SPARE: Final = 0.6  # a tool of any kind
FULL: Final = 6  # tools from which on a hand is full
GLUT: Final = 0.4  # the share of its worth that one more tool has in a full hand
LOOT_LIFE: Final = 1.0  # the rounds it takes to make money of loot
TOOL_LIFE: Final = 2.5  # the rounds it takes to make money of tools
# What the others do.
VISITED: Final = (0.28, 0.16, 0.12, 0.2, 0.24)  # how likely a stone goes to a place
ROBS: Final = 0.85  # how likely a stone robs something
SELLS: Final = 0.95  # how likely a stone sells something where there is loot
MAY_SELL: Final = 0.7  # how likely where there may be loot
POOR: Final = 0.3  # how likely a seat that hardly can still robs or sells
NOTICED: Final = 4  # the loot at a place that plans are made for

Opinion = Callable[[int], float]  # what a choice is worth
Queues = list[list[float]]  # by place and for each of my stones yet to act: how many others are served before it


class Prize(NamedTuple):
    """Loot that may be robbed: the tools it takes, and the cards it may be."""

    slot: int
    price: tuple[int, ...]
    cards: tuple[int, ...]
    chest: bool
    value: float


class Job(NamedTuple):
    """Loot to rob in one round, and the tools it takes beside the rogue card."""

    villa: tuple[Prize, ...]
    museum: tuple[Prize, ...]
    need: tuple[int, ...]


class Supply(NamedTuple):
    """Tools still to come in this round: from the City, so many others being there before, and from the Ruin."""

    haul: float
    before: float
    draws: float


@final
class GreedyLangfinger(Bot):
    """Compares plans for its stones by the money they should bring. It leaves nothing to chance."""

    def choose(self, view: View, seat: Seat) -> Command:
        v = cast(LangfingerView, view)
        assert v.stack is not None
        choices = members(mask(v, seat))
        best = choices[0]
        if len(choices) > 1:
            opinions = ChoiceEvaluation(v, int(seat)).opinions(choices)
            best = max(choices, key=opinions.__getitem__)
        return v.stack.frame.menu.listed(one(best))[0]


@final
class ChoiceEvaluation:
    """The town as one seat reads it, and what it thinks of each choice."""

    def __init__(self, v: LangfingerView, seat: int) -> None:
        self.v = v
        self.faces = v.faces
        self.seat = seat
        self.cells = cells = [int(n) for n in v.cells]
        self.hand = cells[HAND + seat * TOOLS : HAND + (seat + 1) * TOOLS]
        self.tool = cells[ROGUE + seat] - 1
        first = STASH + seat * ALL_LOOT
        self.stash = [loot - 1 for loot in cells[first : first + cells[STASHED + seat]]]
        self.city = cells[IN_CITY : IN_CITY + TOOLS]
        self.stalls = {stall: cells[STALL + stall] - 1 for stall in range(STALLS) if cells[STALL + stall]}
        spaces = [cells[STONE + place * SPACES : STONE + (place + 1) * SPACES] for place in range(PLACES)]
        self.stones = [[(space, stone - 1) for space, stone in enumerate(row) if stone] for row in spaces]
        self.placed = [[row.count(p + 1) for row in spaces] for p in range(v.seats)]
        self.unplaced = [STONES - sum(at) if v.place == NOWHERE else 0 for at in self.placed]
        left = self.rounds_left()
        self.tool_life = min(1.0, left / TOOL_LIFE)
        self.market = FenceEvaluation(self.faces, list(self.stalls.values()), min(1.0, left / LOOT_LIFE))
        self.prizes = self.all_prizes()
        self.gains = self.exchange_gains()

    # --- what the table tells ---
    def rounds_left(self) -> float:
        """How many rounds will follow this one, by the seat that is nearest to the end (LF-5.1)."""
        short = min(TARGET - self.cells[MONEY + p] - self.soon(p) for p in range(self.v.seats))
        return max(0.0, short / PACE + 0.3)

    def soon(self, p: int) -> float:
        """What a seat may still earn in this round."""
        at, unplaced = self.placed[p], self.unplaced[p]
        goods = self.cells[STASHED + p] + at[VILLA] + at[MUSEUM] + unplaced / 2
        return PACE * min(goods, at[HARBOUR] + unplaced / 2, 2)

    def all_prizes(self) -> dict[int, list[Prize]]:
        """The loot at Villa and Museum, each with the fronts that I have not seen elsewhere."""
        fronts: dict[int, list[int]] = {}
        for card in range(ALL_LOOT):
            if not self.v.loot_gone & one(card) and card not in self.stash:
                fronts.setdefault(int(hidden(self.v, card + 1)), []).append(card)
        found: dict[int, list[Prize]] = {VILLA: [], MUSEUM: []}
        for place, prizes in found.items():
            for slot in range(SLOTS):
                loot = self.cells[loot_at(place) + slot]
                if loot:
                    prizes.append(self.prize(slot, int(back_of(self.v, loot)), fronts[loot]))
        return found

    def prize(self, slot: int, back: int, cards: list[int]) -> Prize:
        """A loot card by its back and by what it may be."""
        price = tuple(int(self.faces.price[back * TOOLS + t]) for t in range(TOOLS))
        value = sum(int(self.faces.value[card]) for card in cards) / len(cards)
        return Prize(slot, price, tuple(cards), self.faces.lock[back] == CHEST, value)

    def exchange_gains(self) -> list[tuple[int, int]]:
        """How many more tools the free exchanges of the Ruin give than they take, and how many that is; best first."""
        free = [x for x in range(EXCHANGES) if not self.cells[EXCHANGE + x]]
        pairs = [(int(self.faces.gets[x] - self.faces.gives[x]), int(self.faces.gives[x])) for x in free]
        return sorted(pairs, reverse=True)

    def queues(self) -> Queues:
        """How many others are served before each of my stones that stand in town, but for the one that acts."""
        acting = self.v.space if self.v.stack is not None and self.v.stack.frame is not DISCARDING else -1
        found: Queues = []
        for place, stones in enumerate(self.stones):
            before = 0.0
            mine: list[float] = []
            for space, p in stones:
                if p != self.seat:
                    before += self.serves(p, place)
                elif place != self.v.place or space != acting:
                    mine.append(before)
            found.append(mine)
        return found

    def serves(self, p: int, place: int) -> float:
        """How likely a stone of another seat takes something away from those behind it."""
        at = self.placed[p]
        if place == HARBOUR:
            if self.cells[STASHED + p] >= at[HARBOUR]:
                return SELLS
            return MAY_SELL if at[VILLA] + at[MUSEUM] + self.unplaced[p] else POOR
        if place in (VILLA, MUSEUM):
            return ROBS if self.cells[SIZE + p] + at[CITY] + self.unplaced[p] > 1 else POOR
        return 1.0

    # --- plans ---
    def jobs(self, villa: Sequence[Prize], museum: Sequence[Prize], tired: int = -1) -> list[Job]:
        """All that could be robbed together; `tired` is a place where the rogue card has helped (LF-3.4)."""
        villa, museum = self.noticed(villa), self.noticed(museum)
        found: list[Job] = []
        for n in range(STONES + 1):
            for here in combinations(villa, n):
                for m in range(STONES + 1 - n):
                    for there in combinations(museum, m):
                        found.append(Job(here, there, self.need(here, there, tired)))
        return found

    def noticed(self, prizes: Sequence[Prize]) -> Sequence[Prize]:
        """The loot worth a plan: house sets may lay out more than can be weighed in time."""
        if len(prizes) <= NOTICED:
            return prizes
        return sorted(prizes, key=lambda prize: self.lacking(prize) - prize.value / TARGET)[:NOTICED]

    def lacking(self, prize: Prize) -> int:
        """How many tools I lack for some loot."""
        return sum(max(0, price - have) for price, have in zip(prize.price, self.hand, strict=True))

    def need(self, villa: Sequence[Prize], museum: Sequence[Prize], tired: int) -> tuple[int, ...]:
        """The tools that some loot takes from the hand."""
        need = [0] * TOOLS
        for place, prizes in ((VILLA, villa), (MUSEUM, museum)):
            for prize in prizes:
                for t in range(TOOLS):
                    need[t] += prize.price[t]
            if place != tired and any(prize.price[self.tool] for prize in prizes):
                need[self.tool] -= 1
        return tuple(need)

    def prospect(self, hand: list[int], queues: Queues, jobs: list[Job], stash: list[int], draws: int = 0) -> float:
        """What this round should still bring, with the tools and the loot that will be left counted in."""
        supply = self.supply(hand, queues, draws)
        villa, museum = len(queues[VILLA]), len(queues[MUSEUM])
        best = 0.0
        for job in jobs:
            if len(job.villa) <= villa and len(job.museum) <= museum:
                best = max(best, self.brings(job, hand, supply, queues, stash))
        return best

    def supply(self, hand: list[int], queues: Queues, draws: float) -> Supply:
        """The tools that my stones will fetch."""
        haul, before = 0.0, 0.0
        lying = sum(self.city)
        for own, before in enumerate(queues[CITY]):
            haul += max(0.0, min(HAUL, lying - HAUL * (before + own)))
        for ahead in queues[RUIN]:
            gains = [gain for gain, gives in self.gains if gives <= sum(hand) + haul]
            draws += gains[min(int(ahead), len(gains) - 1)] if gains else 0
        return Supply(haul, before, draws)

    def brings(self, job: Job, hand: list[int], supply: Supply, queues: Queues, stash: list[int]) -> float:
        """What the round brings if I go for some loot; nothing if there are not enough tools for it."""
        left = [have - need for have, need in zip(hand, job.need, strict=True)]
        spare = supply.haul + supply.draws + sum(n for n in left if n < 0)
        if spare < 0:
            return 0.0
        chance = 1.0
        for t, n in enumerate(left):
            if n < 0:
                chance *= self.turns_up(t, -n, supply, draws=bool(job.museum))
                left[t] = 0
        money = 0.0
        robbed: list[Catch] = []
        for place, prizes in ((VILLA, job.villa), (MUSEUM, job.museum)):
            for prize, ahead in zip(prizes, queues[place], strict=False):
                free = chance * max(HOPE, 1 - ahead / len(self.prizes[place]))
                if prize.chest:
                    money += free * prize.value
                else:
                    robbed.append((free, prize.cards))
        return money + self.market.proceeds(stash, robbed, queues[HARBOUR]) + self.worth(left, spare)

    def turns_up(self, tool: int, n: int, supply: Supply, draws: bool) -> float:
        """How likely so many tools of a kind are got in the City, or drawn if that is in time."""
        copies = self.city[tool]
        got = 0.0
        if supply.haul >= n and copies >= n:
            gone = min(1.0, HAUL * supply.before / sum(self.city))
            got = 1 - gone**copies
            if n > 1:
                got -= copies * (1 - gone) * gone ** (copies - 1)
        if draws and n == 1:
            got += (1 - got) * (1 - (1 - 1 / TOOLS) ** supply.draws)
        return max(got, HOPE)

    def worth(self, hand: Iterable[int], spare: float) -> float:
        """What tools are worth after this round, and so many more of which I cannot tell the kind."""
        total, size = SPARE * spare, spare
        for t, n in enumerate(hand):
            size += n
            total += WORTH[min(n + 1, MANY)] - WORTH[1] if t == self.tool else WORTH[min(n, MANY)]
        if size > FULL:
            total *= (FULL + GLUT * (size - FULL)) / size
        return self.tool_life * total

    # --- opinions ---
    def opinions(self, choices: list[int]) -> dict[int, float]:
        """What each choice is worth: more is better, of equals the first is."""
        assert self.v.stack is not None
        frame = self.v.stack.frame
        if frame is PLACING:
            return self.placing(choices)
        thinking: list[tuple[object, Opinion]] = [
            (CHOOSING, self.choosing),
            (TAKING, self.taking),
            (ROBBING, self.robbing),
            (SWAPPING, self.swapping),
            (DISCARDING, self.discarding),
            (VISITING, self.visiting),
            (SELLING, self.selling),
        ]
        opinion = next(opinion for asked, opinion in thinking if asked is frame)
        return {choice: opinion(choice) for choice in choices}

    def choosing(self, tool: int) -> float:
        """How many locks take a tool: that rogue is of use."""
        return sum(self.faces.price[card * TOOLS + tool] > 0 for card in range(ALL_LOOT))

    def placing(self, choices: list[int]) -> dict[int, float]:
        """The best plan for my stones that begins with each place; where I may choose, the lowest space."""
        standing = self.queues()
        rest = self.unplaced[self.seat] - 1
        now = [
            sum(self.serves(p, place) for _, p in stones if p != self.seat) for place, stones in enumerate(self.stones)
        ]
        others = (self.v.seats - 1) * (rest + 1) / 2  # stones that come before my others do, on average
        jobs = self.jobs(self.prizes[VILLA], self.prizes[MUSEUM])
        plans: dict[int, float] = {}
        for place in dict.fromkeys(place_of(choice) for choice in choices):
            plans[place] = 0.0
            for more in combinations_with_replacement(range(PLACES), rest):
                if (place, *more).count(RUIN) < 2:
                    queues = [queue[:] for queue in standing]
                    queues[place].append(now[place])
                    for later in more:
                        queues[later].append(now[later] + others * VISITED[later])
                    plans[place] = max(plans[place], self.prospect(self.hand, queues, jobs, self.stash))
        return {choice: plans[place_of(choice)] for choice in choices}

    def taking(self, tool: int) -> float:
        """The best that a tool from the City leads to, with any other after it if that is due."""
        queues = self.queues()
        jobs = self.jobs(self.prizes[VILLA], self.prizes[MUSEUM])
        self.city[tool] -= 1
        hand = added(self.hand, tool)
        hands = [hand]
        if self.v.due > 1:
            hands = [added(hand, t) for t in range(TOOLS) if self.city[t]]
        best = max(self.prospect(hand, queues, jobs, self.stash) for hand in hands)
        self.city[tool] += 1
        return best

    def robbing(self, choice: int) -> float:
        """Rob, with or without the rogue card, or leave it (LF-3.3, LF-3.4)."""
        place = int(self.v.place)
        tired = place if self.v.used & one(self.seat) else -1
        hand, prizes, target = self.hand, self.prizes[place], None
        if choice < SWAPS:
            target = next(prize for prize in prizes if prize.slot == choice % WITH_ROGUE)
            prizes = [prize for prize in prizes if prize is not target]
            hand = [have - price for have, price in zip(hand, target.price, strict=True)]
            if choice >= WITH_ROGUE:
                hand[self.tool] += 1
                tired = place
        jobs = self.jobs(prizes, self.prizes[MUSEUM], tired) if place == VILLA else self.jobs([], prizes, tired)
        queues = self.queues()
        if target is None:
            return self.prospect(hand, queues, jobs, self.stash)
        if target.chest:
            return target.value + self.prospect(hand, queues, jobs, self.stash)
        stashes = [[*self.stash, card] for card in target.cards]
        return sum(self.prospect(hand, queues, jobs, stash) for stash in stashes) / len(stashes)

    def swapping(self, choice: int) -> float:
        """The best discards for an exchange, or none (LF-3.6)."""
        if choice >= VISITS:
            return self.after_exchange([], 0)
        gives, gets = (choice - SWAPS) // GETS + 1, (choice - SWAPS) % GETS + 1
        gone: list[int] = []
        for _ in range(gives):
            left = [t for t in range(TOOLS) if self.hand[t] > gone.count(t)]
            worth = {t: self.after_exchange([*gone, t], gets) for t in left}
            gone.append(max(left, key=worth.__getitem__))
        return self.after_exchange(gone, gets)

    def discarding(self, tool: int) -> float:
        """What is left without a tool."""
        return self.after_exchange([tool], int(self.faces.gets[self.v.deal - 1]))

    def after_exchange(self, gone: list[int], draws: int) -> float:
        """What the round brings without some tools, but with so many to be drawn."""
        hand = [n - gone.count(t) for t, n in enumerate(self.hand)]
        return self.prospect(hand, self.queues(), self.jobs([], self.prizes[MUSEUM]), self.stash, draws)

    def visiting(self, choice: int) -> float:
        """The best sale to a fence, and what is left for my other stones; or only that."""
        fence = self.stalls.get(choice - VISITS)
        if fence is None:
            return self.market.proceeds(self.stash, [], self.queues()[HARBOUR])
        return max((self.sold(fence, goods) for goods in self.market.bundles(fence, self.stash)), default=0.0)

    def selling(self, n: int) -> float:
        """The best sale to the fence I am at, this card in it; rather than none."""
        if n >= len(self.stash):
            return 0.0
        fence = self.stalls[int(self.v.due) - 1]
        card = self.stash[n]
        if self.v.deal:
            return float(self.market.pays(fence, [card]))
        return max(self.sold(fence, goods) for goods in self.market.bundles(fence, self.stash) if card in goods)

    def sold(self, fence: int, goods: tuple[int, ...]) -> float:
        """What a sale brings, and what is left for my other stones."""
        left = [card for card in self.stash if card not in goods]
        return self.market.pays(fence, goods) + self.market.without(fence).proceeds(left, [], self.queues()[HARBOUR])


def place_of(choice: int) -> int:
    """The place that a stone goes to, with or without its space named."""
    return choice if choice < SPACE_NAMED else (choice - SPACE_NAMED) // SPACES


def added(hand: list[int], tool: int) -> list[int]:
    """A hand and one more tool."""
    return [n + (t == tool) for t, n in enumerate(hand)]
