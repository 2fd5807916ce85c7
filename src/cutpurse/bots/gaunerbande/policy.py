"""Gaunerbande as a sensible beginner plays it: weigh what a card risks now against the harm it does if it is kept."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any, Final, cast, final

from mypy_extensions import i64

from cutpurse.bots.search.policy import Feature, Policy
from cutpurse.games.gaunerbande.events import Given, LeadFound, Played, TrickTaken, distance
from cutpurse.games.gaunerbande.pieces import (
    BLACK,
    BLUE,
    DIRTY,
    EITHER,
    GIFT,
    GREEN,
    OTHERS,
    POLITICIAN,
    RED,
    VALUES,
    Card,
    Cards,
    colour,
    deck,
    notation,
    opener,
    worth,
)
from cutpurse.games.gaunerbande.rules import GANG, PASSING, TRICKS, gang_value
from cutpurse.games.gaunerbande.state import ASIDE, GAVE, HAND, HELD, LACKS, LAID, TAKEN, TOTAL, Gaunerbande
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event, Seat, State
from cutpurse.kernel.game import Game
from cutpurse.kernel.sets import One, count, index, members, one

# What the considerations weigh. Versions of this policy played each other: GUARD, DUCK, SMELL and LOSERS decide its
# strength; values near those of the others play as well, within 0.2 points a round.
GUARD: Final = 0.5  # a card's threat that is left with each lower card of its colour beside it
DUCK: Final = 0.5  # how much a seat yet to follow counts as a danger to my card: half, since it ducks too
CAUGHT: Final = 0.5  # how likely a card above the politician catches him, when it wins a trick
SPITE: Final = 0.2  # a point for another seat, in points of my own
FLUSH: Final = 0.5  # a red lead that may flush the politician out, in points
SMELL: Final = 0.7  # the share of all points in one hand that smells of a gang
BREAK: Final = 10.0  # taking a point away from such a gang, in points
FED: Final = 2.0  # feeding it a point
KEPT: Final = 0.3  # keeping a card against it, for each of its values
TRICK: Final = 100.0  # a trick for a gang of my own, in points,
SPLIT: Final = 20.0  # and a card that brings somebody else a point of it
LOSERS: Final = 2  # how many cards that may lose do not yet spoil a gang of my own

HIGH_REDS: Final = RED & -POLITICIAN  # the politician and what can catch him
FLOATS: Final = [float(n) for n in range(128)]  # mypyc makes a float of a native number by way of an object
VOIDS: Final = [[(1 - 1 / max(1, others)) ** n for n in range(VALUES + 1)] for others in range(6)]

# How sure the others are of what they do, to weigh worlds by it: in points, and how often they play anything.
CARE: Final = 0.5
CARELESS: Final = 0.1

# `python -m benchmarks.fit_payoffs gaunerbande --games 500`
SPREAD: Final = {3: (8.13, 5.50), 4: (5.56, 4.11), 5: (4.99, 3.23), 6: (4.72, 2.36)}

AVOID: Final = 0  # the plans: stay out of trouble,
BREAK_GANG: Final = 1  # take a point from whoever has all so far,
UNITE_GANG: Final = 2  # or take them all


@final
class Reading:
    """The table as one seat reads it, and what it thinks of each card. Of a full state it looks at nobody's hand."""

    def __init__(self) -> None:
        self.s: Gaunerbande | None = None
        self.seats: i64 = 0
        self.seat: i64 = 0
        self.hand: i64 = 0
        self.out: i64 = 0  # what the others hold
        self.gift: i64 = 0  # of these, the cards I gave away,
        self.receiver: i64 = 0  # and who holds them (GB-2.4)
        self.followers: i64 = 0  # seats yet to play in this trick
        self.price = 0.0  # of the politician
        self.suspects: i64 = 0  # who may hold him
        self.doubt = 1.0  # how likely each of them does
        self.strewn = 0.0  # the points in a trick to come, on average
        self.plan: i64 = AVOID
        self.rival: i64 = -1  # whose gang is in the making

    def look(self, s: Gaunerbande, seat: Seat) -> None:
        """Read the table for a seat."""
        seats = s.seats
        hand = s.cells[HAND + seat]
        gave = s.cells[GAVE + seat]
        self.s = s
        self.seats = seats
        self.seat = seat
        self.hand = hand
        self.out = deck(seats) & ~(s.gone | s.trick | hand | (gave if s.owing else 0))
        self.gift = 0 if s.owing or not distance(s) else gave & self.out
        self.receiver = (seat + distance(s)) % seats
        self.followers = seats - 1 - (seat - s.leader + seats) % seats
        self.price = FLOATS[worth(seats, POLITICIAN)]
        self.strewn = FLOATS[worth(seats, self.out)] / FLOATS[max(1, count(hand))]
        self.suspect()
        self.choose_plan()

    # --- what the table tells ---
    def suspect(self) -> None:
        """Find out who may hold the politician; only one seat, if I gave him to them (GB-2.4)."""
        s = self.s
        assert s is not None
        self.suspects = 0
        if self.gift & POLITICIAN:
            self.suspects = one(self.receiver)
        elif self.out & POLITICIAN:
            p: i64 = 0
            while p < self.seats:
                if p != self.seat and not s.cells[LACKS + p] & POLITICIAN:
                    self.suspects |= one(p)
                p += 1
        self.doubt = 1.0 / FLOATS[max(1, count(self.suspects))]

    def void(self, seat: Seat, suit: Cards) -> float:
        """How likely a seat holds nothing of a colour."""
        s = self.s
        assert s is not None
        if s.cells[LACKS + seat] & suit == suit:
            return 1.0
        if seat == self.receiver and self.gift & suit:
            return 0.0
        return VOIDS[self.seats - 1][count(self.out & suit)]

    def choose_plan(self) -> None:
        """Unite the gang, break another's, or, as mostly, stay out of trouble."""
        s = self.s
        assert s is not None
        self.plan = AVOID
        self.rival = -1
        dirty = s.gone & DIRTY
        if not dirty:
            return
        if s.cells[TAKEN + self.seat] & dirty == dirty:
            if self.losers(GREEN) + self.losers(BLUE) + self.losers(RED) + self.losers(BLACK) <= LOSERS:
                self.plan = UNITE_GANG
        elif FLOATS[worth(self.seats, s.gone)] >= SMELL * FLOATS[worth(self.seats, deck(self.seats))]:
            p: i64 = 0
            while p < self.seats:
                if p != self.seat and s.cells[TAKEN + p] & dirty == dirty:
                    self.rival = p
                    self.plan = BREAK_GANG
                p += 1

    def losers(self, suit: Cards) -> i64:
        """How many of my cards of a colour may lose: none, if my highest draw all that is out, two at a time."""
        mine = self.hand & suit
        out = self.out & suit
        above = mine
        m = out
        while m:  # what is higher than all that is out
            above = mine & ~((m & -m) | ((m & -m) - 1))
            m &= m - 1
        highest = count(above)
        return 0 if 2 * highest >= count(out) else count(mine) - highest

    # --- what a card does in this trick ---
    def wins(self, card: Card) -> float:
        """How likely a card takes the trick."""
        s = self.s
        assert s is not None
        led = s.led
        if not led:
            led = colour(card)
        elif not card & led or card < s.best:
            return 0.0
        out = self.out & led
        below = count(out & (card - 1))
        if below == count(out):
            return 1.0
        followers = 0.0
        i: i64 = 1
        while i <= self.followers:
            followers += 1.0 - self.void((self.seat + i) % self.seats, led)
            i += 1
        if not below:
            return 0.0 if followers > 0.0 else 1.0
        return math.pow(FLOATS[below] / FLOATS[count(out)], DUCK * followers)

    def catch(self, card: Card) -> float:
        """The points in the trick, this card among them, and those to expect from the seats yet to play."""
        s = self.s
        assert s is not None
        points = FLOATS[worth(self.seats, s.trick | card)]
        if not s.gone:  # GB-3.5: the first trick stays clean
            return points
        led = s.led or colour(card)
        i: i64 = 1
        while i <= self.followers:
            p = (self.seat + i) % self.seats
            politician = self.price * self.doubt if self.suspects & one(p) else 0.0
            dumped = politician + (1.0 if self.out & BLACK else 0.0)
            followed = 0.0
            if led == BLACK:
                followed = 1.0
            elif led == RED and card > POLITICIAN:
                followed = politician
            void = self.void(p, led)
            points += void * dumped + (1.0 - void) * followed
            i += 1
        return points

    # --- what cards do in tricks to come ---
    def harm(self, suit: Cards, hand: Cards) -> float:
        """The points that the cards of a colour in a hand threaten to catch; a low card guards the higher ones."""
        out = self.out & suit
        size = count(out)
        if not size:
            return 0.0
        usual = FLOATS[min(self.seats - 1, size)] if suit == BLACK else self.strewn
        guard = 1.0
        harm = 0.0
        m = hand & suit
        while m:
            card = m & -m
            m &= m - 1
            points = usual
            if card == POLITICIAN:
                points += self.price
            elif card & HIGH_REDS and self.suspects:
                points += CAUGHT * self.price
            harm += guard * points * FLOATS[count(out & (card - 1))]
            guard *= GUARD
        return harm / FLOATS[size]

    def relief(self, card: Card) -> float:
        """How much less the hand threatens without a card; below zero if the card guards others."""
        suit = colour(card)
        return self.harm(suit, self.hand) - self.harm(suit, self.hand & ~card)

    def flushes(self, card: Card) -> bool:
        """Is this a red lead that can only hurt the politician's owner, who is not me?"""
        s = self.s
        assert s is not None
        return not s.led and card & RED != 0 and not self.hand & HIGH_REDS and self.suspects != 0

    # --- what it thinks of a card ---
    def value(self, card: Card) -> float:
        """What playing a card is worth by the plan: more is better."""
        if self.plan == AVOID:
            return self.worth_playing(card)
        return self.worth_breaking(card) if self.plan == BREAK_GANG else self.worth_uniting(card)

    def worth_playing(self, card: Card) -> float:
        """Get rid of what threatens most and catch the least; rather see points with others."""
        wins = self.wins(card)
        spite = SPITE * FLOATS[worth(self.seats, card)]
        flush = FLUSH if self.flushes(card) else 0.0
        return self.relief(card) - wins * self.catch(card) + (1.0 - wins) * spite + flush

    def worth_breaking(self, card: Card) -> float:
        """Take a point and the gang is broken; until then feed it none, and keep what may still win."""
        s = self.s
        assert s is not None
        wins = self.wins(card)
        points = self.catch(card)
        fed = FED if card & DIRTY and s.led and s.ahead == self.rival else 0.0
        height = FLOATS[index(card) % VALUES]
        return wins * (BREAK * min(1.0, points) - points) - (1.0 - wins) * (fed + KEPT * height)

    def worth_uniting(self, card: Card) -> float:
        """Win with the lowest card that does; where none does, keep the points and the high cards."""
        wins = self.wins(card)
        return TRICK * wins - (1.0 - wins) * (SPLIT if card & DIRTY else 0.0) - FLOATS[index(card) % VALUES]

    def features(self, card: Card) -> list[Feature]:
        """The parts of `value`, each with what it speaks of."""
        s = self.s
        assert s is not None
        if self.plan == BREAK_GANG:
            return self.breaking_features(card)
        if self.plan == UNITE_GANG:
            return self.uniting_features(card)
        wins, name = self.wins(card), notation(card)
        spite = Feature(
            "politician" if card == POLITICIAN else "spite",
            (1.0 - wins) * SPITE * FLOATS[worth(self.seats, card)],
            {"card": name},
        )
        if not self.followers and wins == 0.0:
            spite.facts["seat"] = int(s.ahead)  # who takes it
        flush = Feature("flush", FLUSH if self.flushes(card) else 0.0, {"card": name})
        self.name_holder(flush)
        return [*self.relief_features(card), self.catch_feature(card), spite, flush]

    def catch_feature(self, card: Card) -> Feature:
        """What winning the trick is likely to cost; `wins` is 0 only for a card that cannot win it."""
        s = self.s
        assert s is not None
        wins = self.wins(card)
        cost = wins * self.catch(card)
        beaten = s.led != 0 and (not card & s.led or card < s.best)
        facts: dict[str, str | int] = {"card": notation(card), "wins": 0 if beaten else 1, "points": round(cost)}
        return Feature("catch", -cost, facts)

    def breaking_features(self, card: Card) -> list[Feature]:
        """The parts of `worth_breaking`: what a card wins, what that costs, and what it spends if it does not win."""
        s = self.s
        assert s is not None
        wins = self.wins(card)
        points = self.catch(card)
        fed = FED if card & DIRTY and s.led and s.ahead == self.rival else 0.0
        kept = KEPT * FLOATS[index(card) % VALUES]
        gain = wins * (BREAK * min(1.0, points) + fed + kept)
        return [
            Feature("break", gain, {**self.against_rival(card), "points": math.ceil(points)}),
            self.catch_feature(card),
            Feature("fed", -fed, self.against_rival(card)),
            Feature("kept", -kept, self.against_rival(card)),
        ]

    def against_rival(self, card: Card) -> dict[str, str | int]:
        """What is said of a card against whoever has all points so far; each feature has facts of its own."""
        return {"card": notation(card), "seat": int(self.rival)}

    def uniting_features(self, card: Card) -> list[Feature]:
        """The parts of `worth_uniting`: what a card wins, and what it gives away or spends."""
        wins, name = self.wins(card), notation(card)
        lost = SPLIT if card & DIRTY else 0.0
        return [
            Feature("unite", wins * (TRICK + lost), {"card": name}),
            Feature("unite-clean", -lost, {"card": name}),
            Feature("unite-low", -FLOATS[index(card) % VALUES], {"card": name}),
        ]

    def relief_features(self, card: Card) -> list[Feature]:
        """The parts of `relief`: what the politician makes worse about a card is a part of its own."""
        name = notation(card)
        relief = self.relief(card)
        if not card & HIGH_REDS:
            return [Feature("shed", relief, {"card": name})]
        suspects, price = self.suspects, self.price
        self.suspects, self.price = 0, 0.0
        usual = self.relief(card)
        self.suspects, self.price = suspects, price
        worse = Feature("mine" if card == POLITICIAN else "caught", relief - usual, {"card": name})
        self.name_holder(worse)
        return [Feature("shed", usual, {"card": name}), worse]

    def name_holder(self, feature: Feature) -> None:
        """Say who has the politician, if only one seat can: a name says more than that he is still out."""
        if count(self.suspects) == 1:
            feature.facts["seat"] = int(index(self.suspects))

    def favourite(self, legal: Cards, giving: bool) -> Card:
        """The card it thinks most of; of equals, the highest."""
        found: i64 = 0
        most = -1e9
        while legal:
            card = legal & -legal
            legal &= legal - 1
            value = self.relief(card) if giving else self.value(card)
            if value >= most:
                most = value
                found = card
        return found

    def likely(self, legal: Cards, chosen: Card, giving: bool) -> float:
        """The logarithm of how likely somebody chooses a card who thinks so and is rather careful."""
        top = -1e9
        values: list[float] = []
        at = 0
        m = legal
        while m:
            card = m & -m
            m &= m - 1
            value = self.relief(card) if giving else self.value(card)
            top = max(top, value)
            if card == chosen:
                at = len(values)
            values.append(value)
        total = 0.0
        for value in values:
            total += math.exp((value - top) / CARE)
        share = math.exp((values[at] - top) / CARE) / total
        return math.log((1.0 - CARELESS) * share + CARELESS / len(values))


@final
class GaunerbandePolicy(Policy):
    """Ducks, dumps the politician, and notices a gang in the making."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.infers = True
        self.spread = SPREAD
        self.loose = 0  # 81 % first places of 120 against greedy, and 74 % with 10
        self.reading = Reading()

    def pick(self, s: State, seat: Seat, chance: Chance) -> i64:
        return self.pick_in(cast(Gaunerbande, s), seat)

    def pick_in(self, s: Gaunerbande, seat: Seat) -> i64:
        """The same, for a table of Gaunerbande."""
        assert s.stack is not None
        frame = s.stack.frame
        if frame is GANG:
            return GANG.menu.first + index(after_uniting(s, seat))
        giving = frame is PASSING
        legal = s.cells[HAND + seat] if giving else TRICKS.options(s, seat)[0]
        if legal & (legal - 1):
            self.reading.look(s, seat)
            legal = self.reading.favourite(legal, giving)
        return frame.menu.first + index(legal)

    def scores(self, s: State, seat: Seat, keys: list[int]) -> list[float]:
        table = cast(Gaunerbande, s)
        assert table.stack is not None
        frame = table.stack.frame
        if frame is GANG:
            wanted = int(self.pick_in(table, seat))
            return [1.0 if key == wanted else 0.0 for key in keys]
        self.reading.look(table, seat)
        cards = [frame.menu.choice(key) for key in keys]
        return [self.reading.relief(card) if frame is PASSING else self.reading.value(card) for card in cards]

    def features(self, s: State, seat: Seat, key: i64) -> list[Feature]:
        table = cast(Gaunerbande, s)
        assert table.stack is not None
        frame = table.stack.frame
        if frame is GANG:
            wanted = self.pick_in(table, seat)
            way = "others" if wanted == GANG.menu.first + index(OTHERS) else "self"
            return [Feature(f"gang-{way}", 1.0 if key == wanted else 0.0, {})]
        self.reading.look(table, seat)
        card = frame.menu.choice(key)
        if frame is PASSING:
            return self.reading.relief_features(card)
        return self.reading.features(card)

    # --- what belongs together ---
    def sequences(self, s: State, seat: Seat) -> list[list[int]]:
        """All gifts: cards that are good to give one by one may be bad together, and a whole colour is worth a plan."""
        table = cast(Gaunerbande, s)
        assert table.stack is not None
        if table.stack.frame is not PASSING:
            return []
        first = int(PASSING.menu.first)
        own: list[int] = []
        after = table.clone()
        while after.cells[ASIDE + seat] < GIFT:
            key = int(self.pick_in(after, seat))
            own.append(key)
            Given.emit(after, seat, PASSING.menu.choice(key))
        rest = [first + place for place in members(table.cells[HAND + seat]) if first + place not in own]
        found = [own]
        for kept in range(len(own)):  # a gift begins with a card that the policy would not give
            for others in combinations(rest, len(own) - kept):
                for same in combinations(own, kept):
                    found.append([*others, *same])
        return found

    # --- how far playouts go, and what they come to ---
    def mark(self, s: State) -> i64:
        return cast(Gaunerbande, s).round

    def over(self, s: State, mark: i64) -> bool:
        return cast(Gaunerbande, s).round != mark

    def standings(self, s: State, points: list[float]) -> float:
        table = cast(Gaunerbande, s)
        most: i64 = table.cells[TOTAL]
        for p in range(table.seats):
            total = table.cells[TOTAL + p]
            points[p] = -float(int(total))
            most = max(most, total)
        a_round = int(worth(table.seats, deck(table.seats))) / int(table.seats)  # what a seat takes on average
        return max(0, int(table.limit + 1 - most)) / a_round

    # --- what the others' cards tell ---
    def likelihood(self, world: State, seat: Seat, seen: list[Event[Any]]) -> float:
        w = cast(Gaunerbande, world)
        if w.owing or not complete(w, seen):
            return 0.0
        found = self.gift_likelihood(w, seat)
        s = at_first_lead(w)
        for event in seen:
            if isinstance(event, Played):
                if event.seat != seat:
                    legal = TRICKS.options(s, event.seat)[0]
                    if legal & (legal - 1):
                        self.reading.look(s, event.seat)
                        found += self.reading.likely(legal, event.card, False)
                Played.emit(s, event.seat, event.card)
            elif isinstance(event, TrickTaken):
                TrickTaken.emit(s, event.seat)
        return found

    def gift_likelihood(self, w: Gaunerbande, seat: Seat) -> float:
        """How likely whoever gave me cards would have given these, of the hand it was dealt in this world."""
        far = distance(w)
        if not far:
            return 0.0
        giver = (seat - far + w.seats) % w.seats
        got = w.cells[GAVE + (giver - far + w.seats) % w.seats]
        gift = w.cells[GAVE + giver]
        s = w.clone()
        s.gone = 0
        s.trick = 0
        s.cells[HAND + giver] = (w.cells[HELD + giver] & ~got) | gift
        s.cells[GAVE + giver] = 0
        for p in range(w.seats):
            s.cells[LACKS + p] = 0
        found = 0.0
        reading = self.reading
        while gift:
            reading.look(s, giver)
            card = reading.favourite(gift, True)
            found += reading.likely(s.cells[HAND + giver], card, True)
            s.cells[HAND + giver] &= ~card
            s.cells[GAVE + giver] |= card
            s.owing = one(giver)
            gift &= ~card
        return found


def after_uniting(s: Gaunerbande, seat: Seat) -> One:
    """Points for the others bring the end nearer (GB-5.1): good if I lead then; else rather off my total (GB-4.2)."""
    mine = s.cells[TOTAL + seat]
    gang = gang_value(s, seat)
    p: i64 = 0
    while p < s.seats:
        if p != seat and mine > s.cells[TOTAL + p] + gang:
            return EITHER & ~OTHERS
        p += 1
    return OTHERS


def complete(w: Gaunerbande, seen: list[Event[Any]]) -> bool:
    """Whether every card that was played this round was seen: who joins in the middle cannot tell from the order."""
    cards: i64 = 0
    for event in seen:
        if isinstance(event, Played):
            cards |= event.card
    return cards == w.gone | w.trick


def at_first_lead(w: Gaunerbande) -> Gaunerbande:
    """A world as it was when the first card of the round was due."""
    s = w.clone()
    leader: i64 = 0
    for p in range(s.seats):
        s.cells[HAND + p] = s.cells[HELD + p]
        s.cells[TAKEN + p] = 0
        s.cells[LACKS + p] = 0
        if s.cells[HAND + p] & opener(s.seats):
            leader = p
    s.led = 0
    s.best = 0
    s.trick = 0
    s.gone = 0
    s.laid = LAID
    LeadFound.emit(s, leader)
    return s
