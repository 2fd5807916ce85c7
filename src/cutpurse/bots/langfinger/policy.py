"""How to play Langfinger sensibly and at once: plans for a round, by what each stone should bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from cutpurse.bots.search.policy import Feature, Policy
from cutpurse.games.langfinger.components import LangfingerFaces
from cutpurse.games.langfinger.pieces import (
    ALL_LOOT,
    CHEST,
    CITY,
    EXCHANGES,
    GETS,
    HARBOUR,
    HAUL,
    KIND_NAMES,
    KINDS,
    LOCK_NAMES,
    MUSEUM,
    PLACE_NAMES,
    PLACES,
    RUIN,
    SLOTS,
    SPACE_NAMED,
    SPACES,
    STALLS,
    STONES,
    SWAPS,
    TARGET,
    TOOL_NAMES,
    TOOLS,
    VILLA,
    VISITS,
    WITH_ROGUE,
)
from cutpurse.games.langfinger.rules.affordable import buys, buys_two, pays
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
    MOST,
    NOWHERE,
    ROGUE,
    SIZE,
    STALL,
    STASH,
    STASHED,
    STONE,
    Langfinger,
    back_of,
    hidden,
    loot_at,
)
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Seat, State
from cutpurse.kernel.game import Game
from cutpurse.kernel.sets import COMPILED, Row, Set, index, one, row, zeros

# What the considerations weigh, in money.
PACE: Final = 3.5  # what a seat earns in a round
SPARE: Final = 0.6  # a tool of any kind
FULL: Final = 6.0  # tools from which on a hand is full
GLUT: Final = 0.4  # the share of its worth that one more tool has in a full hand
LOOT_LIFE: Final = 1.0  # the rounds it takes to make money of loot
TOOL_LIFE: Final = 2.5  # the rounds it takes to make money of tools
SELLING_COST: Final = 1.0  # the stone that a later sale will take
USUAL_BONUS: Final = 0.6  # what a fence will pay on top
KEPT: Final = 0.9  # the share of its worth that loot keeps until then
HOPE: Final = 0.04  # how likely something comes about against all odds
# What the others do.
ROBS: Final = 0.85  # how likely a stone robs something
SELLS: Final = 0.95  # how likely a stone sells something where there is loot
MAY_SELL: Final = 0.7  # how likely where there may be loot
POOR: Final = 0.3  # how likely a seat that hardly can still robs or sells
# What counts where a playout ends, beside money, fitted to games of this policy.
STASHED_VALUE: Final = 0.9  # the share of its value that loot will bring,
STASHED_COST: Final = 0.4  # and what each card of it costs,
IN_HAND: Final = 0.4  # what a tool will bring

NOTICED: Final = 4  # the loot at a place that plans are made for
FRONTS: Final = 8  # the fronts of a back that are told apart
MANY: Final = 6  # more tools of a kind are worth no more
KEPT_LOOT: Final = 8  # the loot before a seat that plans are made for
GOODS: Final = 2 * SLOTS + KEPT_LOOT  # loot that may be sold: at the Villa, at the Museum, and one's own
OWN: Final = 2 * SLOTS  # where one's own begins
MOST_JOBS: Final = 128
WAYS: Final = 6  # to add stones to those at a place: the next one or not, and none to two of those after it

Floats: TypeAlias = "vec[float]"


def floats(n: i64) -> Floats:
    """A row of n noughts that are no whole numbers."""
    return vec[float]([0.0] * n)


def reals(values: list[float]) -> Floats:
    """A row of these numbers."""
    return vec[float](values)


if not COMPILED and not TYPE_CHECKING:  # the interpreter is quicker with lists
    reals = list

    def floats(n):
        return [0.0] * n


@final
class Account:
    """What the plan behind a score comes to, part by part. Loot is named by its number among the goods, none by -1."""

    def __init__(self) -> None:
        self.total = -1.0  # of the best plan so far
        self.tools = 0.0  # what the tools are worth that will be left,
        self.left = 0.0  # and how many that will be
        self.chests = 0.0  # what is in the chests that the plan is for,
        self.chest: Row = zeros(PLACES)  # with the best of them at each place
        self.loot = 0.0  # what other loot is worth that it is for,
        self.prize: Row = zeros(PLACES)
        self.luck = 0.0  # what of it is lost since tools may not turn up,
        self.race = 0.0  # and since others may be there first
        self.stash = 0.0  # the loot that one has, if it is kept
        self.sales = 0.0  # how much better than that it is to sell some,
        self.sold: i64 = -1  # this one above all
        self.paid = 0.0  # what a fence pays now,
        self.first: i64 = -1  # for this card, and one or none more
        self.second: i64 = -1


@final
class LangfingerPolicy(Policy):
    """Compares plans for the stones of a seat by the money they should bring, and leaves nothing to chance.

    What it reads of a table and what it works out lies in rows that are used again for the next choice.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        # python -m benchmarks.fit_payoffs langfinger --games 3000
        self.spread = {2: (1.18, 0.81), 3: (0.80, 0.80), 4: (0.94, 0.55), 5: (1.00, 0.68)}
        self.worths: Floats = floats(62)  # of the choices of the frame
        self.tools_worth: Floats = reals([0.0, 0.7, 1.2, 1.5, 1.7, 1.8, 1.9])  # so many of one kind, kept for later
        self.visited: Floats = reals([0.28, 0.16, 0.12, 0.2, 0.24])  # how likely a stone of others goes to a place
        self.subsets: Row = row([0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12, 7, 11, 13, 14])  # by size
        self.first_subset: Row = row([0, 1, 5, 11, 15])
        # The table as one seat reads it:
        self.seat: i64 = 0
        self.seats: i64 = 0
        self.tool: i64 = 0  # of its rogue
        self.hand: Row = zeros(TOOLS)
        self.size: i64 = 0
        self.city: Row = zeros(TOOLS)
        self.lying: i64 = 0  # tools in the City
        self.placed: Row = zeros(MOST * PLACES)  # stones by seat and place
        self.unplaced: Row = zeros(MOST)
        self.tool_life = 1.0  # what tools kept are worth, from 1 to nothing in the last round
        self.loot_life = 1.0
        self.fresh_villa: i64 = 1  # can the rogue card still help there?
        self.fresh_museum: i64 = 1
        self.trades: Row = zeros(EXCHANGES)  # the free exchanges of the Ruin, the best first
        self.free_trades: i64 = 0
        self.gives: Row = zeros(EXCHANGES)
        self.profit: Row = zeros(EXCHANGES)  # how many more tools an exchange gives than it takes
        # Loot: SLOTS at the Villa, SLOTS at the Museum, then one's own.
        self.lies: Row = zeros(GOODS)  # is there any?
        self.chest: Row = zeros(GOODS)
        self.price: Row = zeros(GOODS * TOOLS)
        self.fronts: Row = zeros(GOODS)  # how many cards it may be
        self.kind: Row = zeros(GOODS * FRONTS)
        self.value: Floats = floats(GOODS * FRONTS)
        self.mean: Floats = floats(GOODS)  # value
        self.keep: Floats = floats(GOODS)  # what it is worth if it is not sold in this round
        self.there: Row = zeros(PLACES)  # how much lies at Villa and Museum
        self.noticed: Row = zeros(2 * NOTICED)  # the loot there that is worth a plan
        self.noticed_at: Row = zeros(PLACES)  # how many of them
        self.own: i64 = 0  # loot before the seat
        # Fences, and what they do for a kind:
        self.fences: i64 = 0
        self.offers: Row = zeros(2 * KINDS)  # how many buy it; then, two at once
        self.bonuses: Floats = floats(2 * KINDS * STALLS)  # the highest first
        # Stones, by place and way to add some:
        self.many: Row = zeros(PLACES * WAYS)
        self.ahead: Floats = floats(PLACES * WAYS * STONES)  # how many others are served before each
        self.way: Row = zeros(PLACES)  # the way that is being weighed
        # What could be robbed together:
        self.bucket: Row = zeros(17)  # where the jobs with so many at Villa and Museum begin
        self.bucket_end: Row = zeros(17)
        self.job_villa: Row = zeros(MOST_JOBS)
        self.job_museum: Row = zeros(MOST_JOBS)
        self.need: Row = zeros(MOST_JOBS * TOOLS)
        self.use_villa: Row = zeros(MOST_JOBS)  # would the rogue card help?
        self.use_museum: Row = zeros(MOST_JOBS)
        # Sales, by way, stone and kind or good:
        self.weighed: Row = zeros(WAYS)  # which decision they were worked out for
        self.decision: i64 = 0
        self.share: Floats = floats(WAYS * STONES * KINDS * 2)
        self.extra: Floats = floats(WAYS * STONES * KINDS * 2)
        self.gain: Floats = floats(WAYS * STONES * GOODS)
        self.pair_gain: Floats = floats(WAYS * STONES * GOODS * GOODS)
        self.pair_weighed: Row = zeros(WAYS * STONES * GOODS * GOODS)
        # The plan that is being weighed:
        self.haul = 0.0
        self.before = 0.0
        self.draws = 0.0
        self.goods: Row = zeros(GOODS)
        self.chance: Floats = floats(GOODS)
        self.held: i64 = 0  # how many of `goods` are had already
        self.held_worth = 0.0
        # What was weighed last, for whoever asks why:
        self.account: Account | None = None  # only then
        self.job: i64 = -1
        self.tools_left = 0.0
        self.tools_kept = 0.0
        self.likely = 1.0  # that the tools for the job turn up
        self.gained = 0.0
        self.sold: Set = 0  # of `goods`, what is sold best

    # --- what search asks ---
    def pick(self, s: State, seat: Seat, chance: Chance) -> i64:
        table = cast(Langfinger, s)
        assert table.stack is not None
        frame = table.stack.frame
        allowed: i64 = frame.options(table, seat)[0]
        if not allowed & (allowed - 1):
            return frame.menu.first + index(allowed)
        self.weigh(table, seat, allowed)
        best: i64 = -1
        top = 0.0
        while allowed:
            choice = index(allowed & -allowed)
            if best < 0 or self.worths[choice] > top:
                best = choice
                top = self.worths[choice]
            allowed &= allowed - 1
        return frame.menu.first + best

    def scores(self, s: State, seat: Seat, keys: list[int]) -> list[float]:
        table = cast(Langfinger, s)
        assert table.stack is not None
        frame = table.stack.frame
        self.weigh(table, seat, frame.options(table, seat)[0])
        return [self.worths[key - frame.menu.first] for key in keys]

    def features(self, s: State, seat: Seat, key: i64) -> list[Feature]:
        table = cast(Langfinger, s)
        assert table.stack is not None
        frame = table.stack.frame
        choice = key - frame.menu.first
        account = Account()
        self.account = account
        self.weigh(table, seat, one(choice))
        self.account = None
        if frame is CHOOSING:
            locks = self.worths[choice]
            return [Feature("choose", locks, {"tools": TOOL_NAMES[choice], "count": round(locks)})]
        if frame is VISITING or frame is SELLING:
            return self.sale_features(table, account)
        if frame is TAKING or frame is DISCARDING:
            name = "take" if frame is TAKING else "discard"
            return self.plan_features(table, account, name, {"tools": TOOL_NAMES[choice]}, -1)
        more = "yes" if frame is PLACING and self.unplaced[seat] > 1 else "no"  # stones to come
        count: dict[str, str | int] = {"count": round(account.left), "plan": more}
        if frame is PLACING:
            place = choice if choice < SPACE_NAMED else (choice - SPACE_NAMED) // SPACES
            return self.plan_features(table, account, "tools", count, place)
        if frame is SWAPPING or choice >= SWAPS:
            return self.plan_features(table, account, "tools", count, -1)
        good = choice % WITH_ROGUE + (0 if table.place == VILLA else SLOTS)
        name = "cash" if self.chest[good] else "rob"
        worth = self.mean[good] if self.chest[good] else self.keep[good]
        if not self.chest[good]:
            account.stash -= worth
        now = Feature(name, worth, self.prize_facts(table, good))
        return [now, *self.plan_features(table, account, "tools", count, -1)]

    def mark(self, s: State) -> i64:
        return max(1, cast(Langfinger, s).round)  # rogues are chosen before the first

    def over(self, s: State, mark: i64) -> bool:
        return cast(Langfinger, s).round > mark

    def standings(self, s: State, points: list[float]) -> float:
        table = cast(Langfinger, s)
        cells = table.cells
        nearest = 0.0
        for p in range(table.seats):
            money = float(cells[MONEY + p])
            nearest = max(nearest, money)
            for i in range(cells[STASHED + p]):
                money += STASHED_VALUE * float(table.faces.value[table.stash(p, i) - 1]) - STASHED_COST
            points[p] = money + IN_HAND * float(cells[SIZE + p])
        return max(0.5, (TARGET - nearest) / PACE)

    # --- reading the table ---
    def weigh(self, s: Langfinger, seat: Seat, allowed: Set) -> None:
        """Write into `worths` what each choice of a seat is worth: more is better."""
        assert s.stack is not None
        frame = s.stack.frame
        if frame is CHOOSING:
            self.choosing(s.faces, allowed)
            return
        self.read(s, seat)
        if frame is PLACING:
            self.placing(s, allowed)
        elif frame is TAKING:
            self.taking(s, allowed)
        elif frame is ROBBING:
            self.robbing(s, allowed)
        elif frame is SWAPPING:
            self.swapping(allowed)
        elif frame is DISCARDING:
            self.discarding(s, allowed)
        elif frame is VISITING:
            self.visiting(s, allowed)
        else:
            self.selling(s, allowed)

    def read(self, s: Langfinger, seat: Seat) -> None:
        """The town as a seat sees it, and nothing that it does not know."""
        cells = s.cells
        self.decision += 1
        self.seat = seat
        self.seats = s.seats
        self.tool = cells[ROGUE + seat] - 1
        self.size = cells[SIZE + seat]
        self.lying = 0
        for t in range(TOOLS):
            self.hand[t] = cells[HAND + seat * TOOLS + t]
            self.city[t] = cells[IN_CITY + t]
            self.lying += cells[IN_CITY + t]
        self.read_stones(s)
        left = self.rounds_left(s)
        self.tool_life = min(1.0, left / TOOL_LIFE)
        self.loot_life = min(1.0, left / LOOT_LIFE)
        fresh: i64 = 0 if s.used & one(seat) else 1
        self.fresh_villa = fresh if s.place == VILLA else 1
        self.fresh_museum = fresh if s.place == MUSEUM else 1
        self.read_loot(s)
        self.read_fences(s, -1)
        self.read_exchanges(s)
        acting: i64 = -1 if s.stack is not None and s.stack.frame is DISCARDING else s.space
        self.read_queues(s, acting)

    def read_stones(self, s: Langfinger) -> None:
        """Whose stones stand where."""
        cells = s.cells
        placed = self.placed
        for p in range(s.seats):
            self.unplaced[p] = STONES if s.place == NOWHERE else 0
        for i in range(s.seats * PLACES):
            placed[i] = 0
        for place in range(PLACES):
            for space in range(SPACES):
                p = cells[STONE + place * SPACES + space] - 1
                if p >= 0:
                    placed[p * PLACES + place] += 1
                    if s.place == NOWHERE:
                        self.unplaced[p] -= 1

    def rounds_left(self, s: Langfinger) -> float:
        """How many rounds will follow this one, by the seat that is nearest to the end (LF-5.1)."""
        short = 99.0
        for p in range(s.seats):
            at = p * PLACES
            unplaced = float(self.unplaced[p]) / 2
            goods = float(s.cells[STASHED + p] + self.placed[at + VILLA] + self.placed[at + MUSEUM]) + unplaced
            soon = min(goods, float(self.placed[at + HARBOUR]) + unplaced, 2.0)
            short = min(short, float(TARGET - s.cells[MONEY + p]) - PACE * soon)
        return max(0.0, short / PACE + 0.3)

    def read_loot(self, s: Langfinger) -> None:
        """The loot at Villa and Museum, each with the fronts that this seat has not seen elsewhere, and its own."""
        faces = s.faces
        first = STASH + self.seat * ALL_LOOT
        self.own = min(s.cells[STASHED + self.seat], KEPT_LOOT)
        known: i64 = s.loot_gone
        for i in range(s.cells[STASHED + self.seat]):
            card = s.cells[first + i] - 1
            known |= one(card)
            if i < KEPT_LOOT:
                good = OWN + i
                self.fronts[good] = 1
                self.kind[good * FRONTS] = faces.kind[card]
                self.value[good * FRONTS] = float(faces.value[card])
                self.appraise(good)
        for place in range(VILLA, HARBOUR, 2):
            self.there[place] = 0
            for slot in range(SLOTS):
                good = slot if place == VILLA else SLOTS + slot
                loot = s.cells[loot_at(place) + slot]
                self.lies[good] = 1 if loot else 0
                if loot:
                    self.there[place] += 1
                    self.read_prize(s, good, loot, known)
            self.notice(place)

    def read_prize(self, s: Langfinger, good: i64, loot: i64, known: Set) -> None:
        """A loot card by its back and by what it may be."""
        faces = s.faces
        back = back_of(s, loot)
        look = hidden(s, loot)
        for t in range(TOOLS):
            self.price[good * TOOLS + t] = faces.price[back * TOOLS + t]
        self.chest[good] = 1 if faces.lock[back] == CHEST else 0
        n: i64 = 0
        card = back  # a back is named by the first card that has it
        while card < ALL_LOOT and n < FRONTS:
            if faces.back[card] == back and not known & one(card) and hidden(s, card + 1) == look:
                self.kind[good * FRONTS + n] = faces.kind[card]
                self.value[good * FRONTS + n] = float(faces.value[card])
                n += 1
            card += 1
        self.fronts[good] = n
        self.appraise(good)

    def appraise(self, good: i64) -> None:
        """What loot is worth on average, and if it is kept."""
        total = 0.0
        n = self.fronts[good]
        for i in range(n):
            total += self.value[good * FRONTS + i]
        self.mean[good] = total / float(n)
        self.keep[good] = KEPT * self.loot_life * (self.mean[good] + USUAL_BONUS - SELLING_COST)

    def notice(self, place: i64) -> None:
        """Choose the loot worth a plan: house sets may lay out more than can be weighed in time."""
        first: i64 = 0 if place == VILLA else SLOTS
        chosen: i64 = 0 if place == VILLA else NOTICED
        n: i64 = 0
        if self.there[place] <= NOTICED:
            for good in range(first, first + SLOTS):
                if self.lies[good]:
                    self.noticed[chosen + n] = good
                    n += 1
            self.noticed_at[place] = n
            return
        taken: i64 = 0
        while n < NOTICED:
            best: i64 = -1
            least = 0.0
            for good in range(first, first + SLOTS):
                if self.lies[good] and not taken & one(good):
                    lacking = self.lacking(good) - self.mean[good] / TARGET
                    if best < 0 or lacking < least:
                        best = good
                        least = lacking
            taken |= one(best)
            self.noticed[chosen + n] = best
            n += 1
        self.noticed_at[place] = n

    def lacking(self, good: i64) -> float:
        """How many tools the hand lacks for some loot."""
        n: i64 = 0
        for t in range(TOOLS):
            n += max(0, self.price[good * TOOLS + t] - self.hand[t])
        return float(n)

    def read_fences(self, s: Langfinger, without: i64) -> None:
        """What the fences do for each kind, one of them left out if there is a stall `without`."""
        faces = s.faces
        self.fences = 0
        for i in range(2 * KINDS):
            self.offers[i] = 0
        for stall in range(STALLS):
            fence = s.cells[STALL + stall] - 1
            if fence >= 0 and stall != without:
                self.fences += 1
                for kind in range(KINDS):
                    if faces.buys[fence] & one(kind):
                        bonus = float(faces.bonus[fence * KINDS + kind])
                        self.add_offer(kind, bonus)
                        if buys_two(faces, fence, kind):
                            self.add_offer(KINDS + kind, 2 * bonus)

    def add_offer(self, at: i64, bonus: float) -> None:
        """One more fence that buys a kind, in order of what it pays on top."""
        bonuses = self.bonuses
        i = at * STALLS + self.offers[at]
        while i > at * STALLS and bonuses[i - 1] < bonus:
            bonuses[i] = bonuses[i - 1]
            i -= 1
        bonuses[i] = bonus
        self.offers[at] += 1

    def read_exchanges(self, s: Langfinger) -> None:
        """The free exchanges of the Ruin, those first that give most for what they take."""
        n: i64 = 0
        for x in range(EXCHANGES):
            self.gives[x] = s.faces.gives[x]
            self.profit[x] = s.faces.gets[x] - s.faces.gives[x]
            if not s.cells[EXCHANGE + x]:
                i = n
                while i and self.better_trade(x, self.trades[i - 1]):
                    self.trades[i] = self.trades[i - 1]
                    i -= 1
                self.trades[i] = x
                n += 1
        self.free_trades = n

    def better_trade(self, x: i64, other: i64) -> bool:
        """Whether an exchange gives more than another, or as much in a larger trade."""
        if self.profit[x] != self.profit[other]:
            return self.profit[x] > self.profit[other]
        return self.gives[x] > self.gives[other]

    def read_queues(self, s: Langfinger, acting: i64) -> None:
        """How many others are served before each of my stones in town, but for the one that acts."""
        for place in range(PLACES):
            before = 0.0
            n: i64 = 0
            at = place * WAYS * STONES
            for space in range(SPACES):
                p = s.cells[STONE + place * SPACES + space] - 1
                if p >= 0:
                    if p != self.seat:
                        before += self.serves(s, p, place)
                    elif place != s.place or space != acting:
                        self.ahead[at + n] = before
                        n += 1
            self.many[place * WAYS] = n
            self.way[place] = 0

    def serves(self, s: Langfinger, p: i64, place: i64) -> float:
        """How likely a stone of another seat takes something away from those behind it."""
        at = p * PLACES
        placed = self.placed
        if place == HARBOUR:
            if s.cells[STASHED + p] >= placed[at + HARBOUR]:
                return SELLS
            return MAY_SELL if placed[at + VILLA] + placed[at + MUSEUM] + self.unplaced[p] else POOR
        if place in (VILLA, MUSEUM):
            return ROBS if s.cells[SIZE + p] + placed[at + CITY] + self.unplaced[p] > 1 else POOR
        return 1.0

    # --- plans ---
    def find_jobs(self, villa: i64, museum: i64) -> None:
        """All that so many stones at Villa and Museum could rob together."""
        n: i64 = 0
        for here in range(STONES + 1):
            for there in range(STONES + 1):
                self.bucket[here * 4 + there] = n
                if here <= villa and there <= museum and here + there <= STONES:
                    n = self.jobs_of(here, there, n)
                self.bucket_end[here * 4 + there] = n

    def jobs_of(self, here: i64, there: i64, n: i64) -> i64:
        """Note the jobs with so much loot at Villa and Museum from number n on; the number after them."""
        subsets = self.subsets
        some = one(self.noticed_at[VILLA])
        more = one(self.noticed_at[MUSEUM])
        for i in range(self.first_subset[here], self.first_subset[here + 1]):
            villa = subsets[i]
            if villa < some:
                for j in range(self.first_subset[there], self.first_subset[there + 1]):
                    museum = subsets[j]
                    if museum < more:
                        self.note_job(n, villa, museum)
                        n += 1
        return n

    def note_job(self, n: i64, villa: Set, museum: Set) -> None:
        """The tools that a job takes."""
        need, price = self.need, self.price
        at = n * TOOLS
        self.job_villa[n] = villa
        self.job_museum[n] = museum
        for t in range(TOOLS):
            need[at + t] = 0
        self.use_villa[n] = 0
        self.use_museum[n] = 0
        while villa:
            good = self.noticed[index(villa & -villa)]
            villa &= villa - 1
            for t in range(TOOLS):
                need[at + t] += price[good * TOOLS + t]
            if price[good * TOOLS + self.tool]:
                self.use_villa[n] = 1
        while museum:
            good = self.noticed[NOTICED + index(museum & -museum)]
            museum &= museum - 1
            for t in range(TOOLS):
                need[at + t] += price[good * TOOLS + t]
            if price[good * TOOLS + self.tool]:
                self.use_museum[n] = 1

    def hold(self, more: i64) -> None:
        """Begin plans with the loot that is had: one's own, and some that is robbed with certainty, or -1."""
        n: i64 = 0
        self.held_worth = 0.0
        for i in range(self.own):
            self.goods[n] = OWN + i
            self.chance[n] = 1.0
            self.held_worth += self.keep[OWN + i]
            n += 1
        if more >= 0:
            self.goods[n] = more
            self.chance[n] = 1.0
            self.held_worth += self.keep[more]
            n += 1
        self.held = n

    def prospect(self, draws: i64, left_out: i64) -> float:
        """What this round should still bring, with the tools and the loot that will be left counted in.

        So many tools are drawn for certain; `left_out` is loot that is no longer there, or -1.
        """
        self.supply(draws)
        villa_out: i64 = 0
        museum_out: i64 = 0
        if left_out >= 0:
            for i in range(NOTICED):
                if i < self.noticed_at[VILLA] and self.noticed[i] == left_out:
                    villa_out = one(i)
                if i < self.noticed_at[MUSEUM] and self.noticed[NOTICED + i] == left_out:
                    museum_out = one(i)
        villa = self.many[VILLA * WAYS + self.way[VILLA]]
        museum = self.many[MUSEUM * WAYS + self.way[MUSEUM]]
        if self.many[HARBOUR * WAYS + self.way[HARBOUR]]:
            self.weigh_sales(self.way[HARBOUR])
        best = 0.0
        self.job = -1
        for here in range(villa + 1):
            for there in range(museum + 1):
                for job in range(self.bucket[here * 4 + there], self.bucket_end[here * 4 + there]):
                    if not self.job_villa[job] & villa_out and not self.job_museum[job] & museum_out:
                        found = self.brings(job)
                        if found > best:
                            best = found
                            self.job = job
        if self.account is not None and best > self.account.total:
            self.account_for(self.account, best)
        return best

    def supply(self, draws: i64) -> None:
        """The tools that my stones will fetch."""
        haul = 0.0
        lying = float(self.lying)
        self.before = 0.0
        way = self.way[CITY]
        for own in range(self.many[CITY * WAYS + way]):
            self.before = self.ahead[(CITY * WAYS + way) * STONES + own]
            haul += max(0.0, min(float(HAUL), lying - HAUL * (self.before + float(own))))
        self.haul = haul
        self.draws = float(draws)
        way = self.way[RUIN]
        for own in range(self.many[RUIN * WAYS + way]):
            self.draws += self.best_trade(self.ahead[(RUIN * WAYS + way) * STONES + own])

    def best_trade(self, ahead: float) -> float:
        """How many tools a stone in the Ruin should gain, so many others choosing before it."""
        most = float(self.size) + self.haul
        found = 0.0
        for i in range(self.free_trades):
            x = self.trades[i]
            if float(self.gives[x]) <= most:
                found = float(self.profit[x])
                ahead -= 1.0
                if ahead < 0.0:
                    return found
        return found

    def brings(self, job: i64) -> float:
        """What the round brings if I go for some loot; nothing if there are not enough tools for it."""
        hand, need, worth = self.hand, self.need, self.tools_worth
        at = job * TOOLS
        spare = self.haul + self.draws
        helped = self.use_villa[job] * self.fresh_villa + self.use_museum[job] * self.fresh_museum
        kept = 0.0
        size: i64 = 0
        chance = 1.0
        for t in range(TOOLS):
            left = hand[t] - need[at + t]
            if t == self.tool:
                left += helped
            if left < 0:
                spare += float(left)
                if spare < 0.0:
                    return 0.0
                chance *= self.turns_up(t, -left, self.job_museum[job] != 0)
                left = 0
            size += left
            if t == self.tool:
                kept += worth[min(left + 1, MANY)] - worth[1]
            else:
                kept += worth[min(left, MANY)]
        kept += SPARE * spare
        total = float(size) + spare
        if total > FULL:
            kept *= (FULL + GLUT * (total - FULL)) / total
        self.tools_left = total
        self.tools_kept = kept * self.tool_life
        self.likely = chance
        return self.tools_kept + self.proceeds(job, chance)

    def turns_up(self, tool: i64, n: i64, in_time: bool) -> float:
        """How likely so many tools of a kind are got in the City, or drawn if that is in time."""
        copies = self.city[tool]
        got = 0.0
        if self.haul >= float(n) and copies >= n:
            gone = min(1.0, HAUL * self.before / float(self.lying))
            all_but_one = 1.0
            for _ in range(copies - 1):
                all_but_one *= gone
            got = 1.0 - gone * all_but_one
            if n > 1:
                got -= float(copies) * (1.0 - gone) * all_but_one
        if in_time and n == 1 and self.draws > 0.0:
            none = 1.0
            draws = self.draws
            while draws >= 1.0:
                none *= 1.0 - 1.0 / TOOLS
                draws -= 1.0
            got += (1.0 - got) * (1.0 - none)
        return max(got, HOPE)

    # --- loot and fences ---
    def proceeds(self, job: i64, chance: float) -> float:
        """The money of a job, and what all loot is worth then, with my stones at the Harbour."""
        goods, chances = self.goods, self.chance
        money = self.held_worth
        n = self.held
        for place in range(VILLA, HARBOUR, 2):
            prizes = self.job_villa[job] if place == VILLA else self.job_museum[job]
            first: i64 = 0 if place == VILLA else NOTICED
            at = (place * WAYS + self.way[place]) * STONES
            while prizes:
                good = self.noticed[first + index(prizes & -prizes)]
                prizes &= prizes - 1
                free = chance * max(HOPE, 1.0 - self.ahead[at] / float(self.there[place]))
                at += 1
                if self.chest[good]:
                    money += free * self.mean[good]
                else:
                    goods[n] = good
                    chances[n] = free
                    money += free * self.keep[good]
                    n += 1
        way = self.way[HARBOUR]
        stones = self.many[HARBOUR * WAYS + way]
        self.gained = 0.0
        if not stones or not n:
            return money
        return money + self.gains(n, way, stones)

    def gains(self, n: i64, way: i64, stones: i64) -> float:
        """How much better than keeping the first n goods it is to sell some of them, stone by stone."""
        goods, chances, gain = self.goods, self.chance, self.gain
        total = 0.0
        most = 0.0
        sold: i64 = 0
        for own in range(stones):
            first = (way * STONES + own) * GOODS
            best = 0.0
            what: i64 = 0
            for i in range(n):
                if not sold & one(i):
                    alone = chances[i] * gain[first + goods[i]]
                    if alone > best:
                        best = alone
                        what = one(i)
                    for j in range(i):
                        if not sold & one(j):
                            together = chances[i] * chances[j] * self.pair(first, goods[i], goods[j])
                            if together > best:
                                best = together
                                what = one(i) | one(j)
            total += best
            sold |= what
            if best > most:
                most = best
                self.sold = what
        self.gained = total
        return total

    def weigh_sales(self, way: i64) -> None:
        """What each kind brings at each stone of mine at the Harbour, and how much better that is than keeping."""
        if self.weighed[way] == self.decision:
            return
        self.weighed[way] = self.decision
        share, extra = self.share, self.extra
        for own in range(self.many[HARBOUR * WAYS + way]):
            before = self.ahead[(HARBOUR * WAYS + way) * STONES + own] + float(own)
            stays = max(HOPE, 1.0 - before / float(self.fences)) if self.fences else 0.0
            first = (way * STONES + own) * KINDS * 2
            for kind in range(2 * KINDS):
                chance = stays
                some = 0.0
                more = 0.0
                for i in range(self.offers[kind]):
                    some += chance
                    more += chance * self.bonuses[kind * STALLS + i]
                    chance *= 1.0 - stays
                share[first + kind] = some
                extra[first + kind] = more
            for good in range(GOODS):
                if (good < OWN and self.lies[good] and not self.chest[good]) or OWN <= good < OWN + self.own:
                    self.gain[(way * STONES + own) * GOODS + good] = self.gain_of(good, first)

    def gain_of(self, good: i64, first: i64) -> float:
        """How much better than keeping loot it is to sell it; it is one of its fronts."""
        total = 0.0
        n = self.fronts[good]
        for i in range(good * FRONTS, good * FRONTS + n):
            total += max(0.0, self.better(i, first))
        return total / float(n)

    def better(self, front: i64, first: i64) -> float:
        """How much better than keeping it is to sell loot with this front."""
        value = self.value[front]
        kind = first + self.kind[front]
        keep = KEPT * self.loot_life * (value + USUAL_BONUS - SELLING_COST)
        return value * self.share[kind] + self.extra[kind] - keep

    def pair(self, first: i64, good: i64, other: i64) -> float:
        """How much better it is to sell two: together, if they turn out to be of a kind, else the better one."""
        at = first * GOODS + good * GOODS + other
        if self.pair_weighed[at] == self.decision:
            return self.pair_gain[at]
        self.pair_weighed[at] = self.decision
        kinds = first // GOODS * KINDS * 2
        total = 0.0
        possible = False
        for i in range(good * FRONTS, good * FRONTS + self.fronts[good]):
            for j in range(other * FRONTS, other * FRONTS + self.fronts[other]):
                best = max(0.0, self.better(i, kinds), self.better(j, kinds))
                kind = kinds + KINDS + self.kind[i]
                if self.kind[i] == self.kind[j] and self.offers[KINDS + self.kind[i]]:
                    possible = True
                    values = self.value[i] + self.value[j]
                    keep = KEPT * self.loot_life * (values + 2 * (USUAL_BONUS - SELLING_COST))
                    best = max(best, values * self.share[kind] + self.extra[kind] - keep)
                total += best
        found = total / float(self.fronts[good] * self.fronts[other]) if possible else 0.0
        self.pair_gain[at] = found
        return found

    # --- choices ---
    def choosing(self, faces: LangfingerFaces, allowed: Set) -> None:
        """How many locks take a tool: that rogue is of use."""
        while allowed:
            tool = index(allowed & -allowed)
            n: i64 = 0
            for card in range(ALL_LOOT):
                if faces.price[card * TOOLS + tool]:
                    n += 1
            self.worths[tool] = float(n)
            allowed &= allowed - 1

    def placing(self, s: Langfinger, allowed: Set) -> None:
        """The best plan for my stones that begins with each place; where I may choose, the lowest space."""
        rest = self.unplaced[self.seat] - 1
        self.add_ways(s, rest)
        self.find_jobs(
            self.many[VILLA * WAYS] + rest + 1,
            self.many[MUSEUM * WAYS] + rest + 1,
        )
        self.hold(-1)
        for place in range(PLACES):
            some = self.choices_of(allowed, place)
            if some:
                best = self.best_plan(place, rest)
                while some:
                    self.worths[index(some & -some)] = best
                    some &= some - 1

    def choices_of(self, allowed: Set, place: i64) -> Set:
        """The choices that put a stone to a place, with or without its space named."""
        return allowed & (one(place) | ((one(SPACES) - 1) * one(SPACE_NAMED + place * SPACES)))

    def add_ways(self, s: Langfinger, rest: i64) -> None:
        """The queues with more of my stones: the next one, and up to `rest` after others have come."""
        others = float((self.seats - 1) * (rest + 1)) / 2  # stones that come before my others do, on average
        for place in range(PLACES):
            now = 0.0
            for space in range(SPACES):
                p = s.cells[STONE + place * SPACES + space] - 1
                if p >= 0 and p != self.seat:
                    now += self.serves(s, p, place)
            standing = self.many[place * WAYS]
            for way in range(1, WAYS):
                after = way % 3
                at = (place * WAYS + way) * STONES
                n = standing
                if after <= rest and standing + after + way // 3 <= STONES:
                    for i in range(standing):
                        self.ahead[at + i] = self.ahead[place * WAYS * STONES + i]
                    if way >= 3:
                        self.ahead[at + n] = now
                        n += 1
                    for _ in range(after):
                        self.ahead[at + n] = now + others * self.visited[place]
                        n += 1
                    self.many[place * WAYS + way] = n

    def best_plan(self, place: i64, rest: i64) -> float:
        """What the best plan brings whose next stone goes to a place."""
        way = self.way
        way[place] = 3
        best = 0.0
        if not rest:
            best = self.prospect(0, -1)
        for second in range(PLACES if rest else 0):
            way[second] += 1
            if rest == 1:
                if way[RUIN] != 4:
                    best = max(best, self.prospect(0, -1))
            else:
                for third in range(second, PLACES):
                    way[third] += 1
                    if way[RUIN] < 4 and way[RUIN] != 2:
                        best = max(best, self.prospect(0, -1))
                    way[third] -= 1
            way[second] -= 1
        way[place] = 0
        return best

    def taking(self, s: Langfinger, allowed: Set) -> None:
        """The best that a tool from the City leads to, with any other after it if that is due."""
        self.find_jobs(self.many[VILLA * WAYS], self.many[MUSEUM * WAYS])
        self.hold(-1)
        for tool in range(TOOLS):
            self.worths[tool] = 0.0
        for tool in range(TOOLS):
            if allowed & one(tool):
                self.take(tool, 1)
                if s.due > 1:
                    for other in range(TOOLS):
                        if self.city[other] and (other >= tool or not allowed & one(other)):
                            self.take(other, 1)
                            found = self.prospect(0, -1)
                            self.worths[tool] = max(self.worths[tool], found)
                            self.worths[other] = max(self.worths[other], found)
                            self.take(other, -1)
                else:
                    self.worths[tool] = self.prospect(0, -1)
                self.take(tool, -1)

    def take(self, tool: i64, n: i64) -> None:
        """Take a tool from the City, or with n = -1 put it back."""
        self.city[tool] -= n
        self.lying -= n
        self.hand[tool] += n
        self.size += n

    def robbing(self, s: Langfinger, allowed: Set) -> None:
        """Rob, with or without the rogue card, or leave it (LF-3.3, LF-3.4)."""
        self.find_jobs(self.many[VILLA * WAYS], self.many[MUSEUM * WAYS])
        villa, museum = self.fresh_villa, self.fresh_museum
        while allowed:
            choice = index(allowed & -allowed)
            allowed &= allowed - 1
            if choice >= SWAPS:
                self.hold(-1)
                self.worths[choice] = self.prospect(0, -1)
                continue
            good = choice % WITH_ROGUE + (0 if s.place == VILLA else SLOTS)
            self.pay(good, 1)
            if choice >= WITH_ROGUE:
                self.hand[self.tool] += 1
                self.size += 1
                if s.place == VILLA:
                    self.fresh_villa = 0
                else:
                    self.fresh_museum = 0
            self.hold(-1 if self.chest[good] else good)
            found = self.prospect(0, good)
            self.worths[choice] = found + (self.mean[good] if self.chest[good] else 0.0)
            self.pay(good, -1)
            if choice >= WITH_ROGUE:
                self.hand[self.tool] -= 1
                self.size -= 1
            self.fresh_villa, self.fresh_museum = villa, museum

    def pay(self, good: i64, n: i64) -> None:
        """Discard the tools that some loot takes, or with n = -1 take them back."""
        for t in range(TOOLS):
            self.hand[t] -= n * self.price[good * TOOLS + t]
            self.size -= n * self.price[good * TOOLS + t]

    def swapping(self, allowed: Set) -> None:
        """The best discards for an exchange, or none (LF-3.6)."""
        self.find_jobs(0, self.many[MUSEUM * WAYS])
        self.hold(-1)
        while allowed:
            choice = index(allowed & -allowed)
            allowed &= allowed - 1
            if choice >= VISITS:
                self.worths[choice] = self.prospect(0, -1)
            else:
                gives = (choice - SWAPS) // GETS + 1
                gets = (choice - SWAPS) % GETS + 1
                self.worths[choice] = self.best_discards(gives, gets)

    def best_discards(self, gives: i64, gets: i64) -> float:
        """What the round brings after an exchange, each time without the tool that is missed least."""
        best = 0.0
        gone: i64 = 0  # in octal, by tool
        for _ in range(gives):
            if self.account is not None:
                self.account.total = -1.0
            which: i64 = -1
            for t in range(TOOLS):
                if self.hand[t]:
                    found = self.without(t, gets)
                    if which < 0 or found > best:
                        which = t
                        best = found
            self.hand[which] -= 1
            self.size -= 1
            gone = gone * 8 + which
        for _ in range(gives):
            self.hand[gone % 8] += 1
            self.size += 1
            gone //= 8
        return best

    def without(self, tool: i64, draws: i64) -> float:
        """What the round brings without a tool, but with so many to be drawn."""
        self.hand[tool] -= 1
        self.size -= 1
        found = self.prospect(draws, -1)
        self.hand[tool] += 1
        self.size += 1
        return found

    def discarding(self, s: Langfinger, allowed: Set) -> None:
        """What is left without a tool."""
        self.find_jobs(0, self.many[MUSEUM * WAYS])
        self.hold(-1)
        while allowed:
            tool = index(allowed & -allowed)
            allowed &= allowed - 1
            self.worths[tool] = self.without(tool, s.faces.gets[s.deal - 1])

    def visiting(self, s: Langfinger, allowed: Set) -> None:
        """The best sale to a fence, and what is left for my other stones; or only that."""
        own = s.cells[STASHED + self.seat]
        while allowed:
            choice = index(allowed & -allowed)
            allowed &= allowed - 1
            if choice >= VISITS + STALLS:
                self.worths[choice] = self.sale(s, 0.0, -1, -1, -1)
                continue
            stall = choice - VISITS
            best = 0.0
            for i in range(own):
                best = max(best, self.best_sale(s, stall, i, i))
            self.worths[choice] = best

    def selling(self, s: Langfinger, allowed: Set) -> None:
        """The best sale to the fence I am at, this card in it; rather than none."""
        stall = s.due - 1
        fence = s.cells[STALL + stall] - 1
        own = s.cells[STASHED + self.seat]
        while allowed:
            choice = index(allowed & -allowed)
            allowed &= allowed - 1
            self.worths[choice] = 0.0
            if choice < own and s.deal:
                paid = float(pays(s.faces, fence, s.stash(self.seat, choice) - 1))
                self.worths[choice] = paid
                if self.account is not None:
                    self.account.paid = paid
                    self.account.first = choice
            elif choice < own:
                self.worths[choice] = self.best_sale(s, stall, choice, own)

    def best_sale(self, s: Langfinger, stall: i64, n: i64, up_to: i64) -> float:
        """The best sale to a fence with my loot n in it, alone or with another before `up_to`, and what follows."""
        faces = s.faces
        fence = s.cells[STALL + stall] - 1
        card = s.stash(self.seat, n) - 1
        if not buys(faces, fence, card):
            return 0.0
        paid = float(pays(faces, fence, card))
        best = self.sale(s, paid, stall, n, -1)
        if buys_two(faces, fence, faces.kind[card]):
            for i in range(up_to):
                other = s.stash(self.seat, i) - 1
                if i != n and faces.kind[other] == faces.kind[card]:
                    both = paid + float(pays(faces, fence, other))
                    best = max(best, self.sale(s, both, stall, n, i))
        return best

    def sale(self, s: Langfinger, paid: float, stall: i64, n: i64, m: i64) -> float:
        """What is paid for one or two cards by the fence at a stall, and what my other loot is worth then."""
        rest = self.rest_of_sales(s, stall, n, m)
        account = self.account
        if account is not None and paid + rest > account.total:
            account.total = paid + rest
            account.paid = paid
            account.first = n
            account.second = m
            account.stash = rest - self.gained
            account.sales = self.gained
            account.sold = self.goods[index(self.sold & -self.sold)] if self.gained > 0.0 else -1
        return paid + rest

    def rest_of_sales(self, s: Langfinger, stall: i64, n: i64, m: i64) -> float:
        """What my other loot is worth for my other stones, without a fence and one or two cards sold to it."""
        left: i64 = 0
        worth = 0.0
        for i in range(self.own):
            if i != n and i != m:
                self.goods[left] = OWN + i
                self.chance[left] = 1.0
                worth += self.keep[OWN + i]
                left += 1
        stones = self.many[HARBOUR * WAYS]
        self.gained = 0.0
        if not stones or not left:
            return worth
        self.decision += 1
        self.read_fences(s, stall)
        self.weigh_sales(0)
        return worth + self.gains(left, 0, stones)

    # --- reasons ---
    def account_for(self, account: Account, total: float) -> None:
        """Write down what the plan comes to that was just found to be the best."""
        account.total = total
        account.chests = 0.0
        account.loot = 0.0
        for place in range(PLACES):
            account.chest[place] = -1
            account.prize[place] = -1
        account.sold = -1
        if self.job < 0:  # no plan is worth anything
            account.tools = total
            account.left = account.luck = account.race = account.stash = account.sales = 0.0
            return
        robbed = self.brings(self.job) - self.tools_kept - self.held_worth - self.gained
        for place in range(VILLA, HARBOUR, 2):
            prizes = self.job_villa[self.job] if place == VILLA else self.job_museum[self.job]
            while prizes:
                good = self.noticed[(0 if place == VILLA else NOTICED) + index(prizes & -prizes)]
                prizes &= prizes - 1
                best = account.chest if self.chest[good] else account.prize
                if best[place] < 0 or self.mean[good] > self.mean[best[place]]:
                    best[place] = good
                if self.chest[good]:
                    account.chests += self.mean[good]
                else:
                    account.loot += self.keep[good]
        account.tools = self.tools_kept
        account.left = self.tools_left
        account.luck = robbed - robbed / self.likely
        account.race = robbed / self.likely - account.chests - account.loot
        account.stash = self.held_worth
        account.sales = self.gained
        if self.gained > 0.0:
            account.sold = self.goods[index(self.sold & -self.sold)]

    def plan_features(
        self, s: Langfinger, account: Account, tools: str, facts: dict[str, str | int], place: i64
    ) -> list[Feature]:
        """The parts of a plan; that for its tools has a name and facts of its own. A stone goes to `place`, or -1."""
        chest = self.foremost(account.chest, place)
        prize = self.foremost(account.prize, place)
        here: i64 = -1  # what the stone goes there for
        if place >= 0:
            here = account.prize[place] if account.prize[place] >= 0 else account.chest[place]
        return [
            Feature(tools, account.tools, facts),
            Feature("chest", account.chests, self.prize_facts(s, chest)),
            Feature("loot", account.loot, self.prize_facts(s, prize)),
            Feature("luck", account.luck, {}),
            Feature("race", account.race, self.prize_facts(s, here)),
            Feature("stash", account.stash, {}),
            Feature("sale", account.sales, self.sold_facts(s, account.sold)),
        ]

    def sale_features(self, s: Langfinger, account: Account) -> list[Feature]:
        """The parts of what a fence pays and what is left then."""
        facts: dict[str, str | int] = {"paid": round(account.paid), "cards": 0}
        if account.first >= 0:
            facts["loot"] = front(s, s.stash(self.seat, account.first) - 1)
            facts["cards"] = 1
        if account.second >= 0:
            facts["cards"] = 2
        return [
            Feature("paid", account.paid, facts),
            Feature("stash", account.stash, {}),
            Feature("sale", account.sales, self.sold_facts(s, account.sold)),
        ]

    def foremost(self, goods: Row, place: i64) -> i64:
        """The best of the goods by place: at this place if there is any, else anywhere; -1 if there is none."""
        if place >= 0 and goods[place] >= 0:
            return goods[place]
        villa, museum = goods[VILLA], goods[MUSEUM]
        if villa >= 0 and museum >= 0:
            return villa if self.mean[villa] >= self.mean[museum] else museum
        return max(villa, museum)

    def prize_facts(self, s: Langfinger, good: i64) -> dict[str, str | int]:
        """Loot at Villa or Museum as everybody sees it, and about what it is worth.

        In texts `lock` is a piece, with a sign; `what` says the same for them to tell apart, and so does `at`.
        """
        if good < 0:
            return {"what": "none"}
        place = VILLA if good < SLOTS else MUSEUM
        back = back_of(s, s.cells[loot_at(place) + good % SLOTS])
        lock = LOCK_NAMES[s.faces.lock[back]]
        tools: list[str] = []
        for t in range(TOOLS):
            for _ in range(s.faces.price[back * TOOLS + t]):
                tools.append(TOOL_NAMES[t])
        worth = round(self.mean[good])
        return {"what": lock, "lock": lock, "at": PLACE_NAMES[place], "tools": " ".join(tools), "worth": worth}

    def sold_facts(self, s: Langfinger, good: i64) -> dict[str, str | int]:
        """Loot that can be sold: one's own by its front, other loot by its lock."""
        if good < OWN:
            return self.prize_facts(s, good)
        return {"what": "own", "loot": front(s, s.stash(self.seat, good - OWN) - 1)}


def front(s: Langfinger, card: i64) -> str:
    """The front of a loot card: `coins 2`."""
    return f"{KIND_NAMES[s.faces.kind[card]]} {s.faces.value[card]}"
