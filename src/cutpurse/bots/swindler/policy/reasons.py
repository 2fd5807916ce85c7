"""Why a choice of Swindler is worth what the policy thinks: the parts of its worth, each with what it speaks of."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cutpurse.bots.search.policy import Feature
from cutpurse.bots.swindler.policy.accomplices import BET_POINTS
from cutpurse.bots.swindler.policy.evaluation import LOST_MARKER, PLAYED, ChoiceEvaluation, Plan, best_of, marker_free
from cutpurse.bots.swindler.policy.orders import real
from cutpurse.bots.swindler.policy.steal import Prospect
from cutpurse.bots.swindler.policy.weights import OrderBook
from cutpurse.games.swindler.pieces import (
    ASSASSIN,
    BAGS,
    BET_CAUGHT,
    CANCEL,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COMPLETED,
    FIELDS,
    FIRST_KIND,
    FORGED,
    FORGER,
    FULFIL,
    HUSTLER,
    KEEPS_ONE,
    KIND_NAMES,
    KINDS,
    KNOW_IT_ALL,
    LURE,
    OPEN_DEALERS,
    OPEN_ORDERS,
    SELL,
    SIDEKICK,
    STEAL,
    UNRESERVED,
    WITH_HELP,
)
from cutpurse.games.swindler.rules.accomplices import DIVIDING, OFFERING, PARTNERING, RESCUING, WANTING, Begging
from cutpurse.games.swindler.rules.reaction_windows import Window
from cutpurse.games.swindler.rules.reactions import Answering, swaps_for
from cutpurse.games.swindler.rules.steal import KEEPING
from cutpurse.games.swindler.rules.trade import HELPING, REWARDING, ForgingAs
from cutpurse.games.swindler.rules.turn import ACTING, CHOOSING, HIRING, RESERVING, STEALING
from cutpurse.games.swindler.state import DEALER, FIELD, FRESH, MARKER, able
from cutpurse.kernel.sets import Set, index, one

NEARLY: Final = 0.01  # points that are none


@final
class Reasons:
    """The parts of what each choice of the top frame is worth; they add up to what `ChoiceEvaluation` finds.

    What speaks against other choices is a part of nought for the one it spares, so that it can be said for that one.
    """

    def __init__(self, evaluation: ChoiceEvaluation, allowed: Set, book: OrderBook) -> None:
        self.evaluation = evaluation
        self.allowed: i64 = allowed
        self.book = book
        self.v = evaluation.v
        self.seat: i64 = evaluation.seat
        self.mine = evaluation.mine
        self.accomplices = evaluation.accomplices
        self.thought: Plan | None = None

    def features(self, choice: i64) -> list[Feature]:
        """The parts of what a choice is worth."""
        assert self.v.stack is not None
        frame = self.v.stack.frame
        if frame is RESERVING:
            return self.reserving(choice)
        if frame is STEALING:
            return self.stealing(choice)
        if frame is ACTING:
            return self.acting(choice)
        if isinstance(frame, Window):
            return self.reacting(choice)
        if isinstance(frame, Answering):
            return self.answering(choice)
        if frame is HIRING:
            return self.hiring(choice)
        if frame is KEEPING or frame is REWARDING or frame is RESCUING:
            return self.taking(choice)
        if frame is WANTING:
            return self.wanting(choice)
        if frame is CHOOSING:
            return [Feature("thief", self.evaluation.weights.thieves[choice], {})]
        if frame is PARTNERING:
            return self.partnering(choice)
        if frame is HELPING:
            worth = self.evaluation.showing(choice)
            return [Feature("shown", worth, {"enough": 1 if worth > 1 else 0})]
        if isinstance(frame, ForgingAs):
            return [Feature("lacking", self.evaluation.forging_as(choice), {})]
        return self.giving(choice)

    def odds(self, chance: float) -> dict[str, str | int]:
        """A chance that the bags decide, in hundredths; not where the table hides what is for everybody to work out."""
        return {"told": 1, "percent": round(100 * chance)} if self.v.odds else {"told": 0}

    # --- before the steal ---
    def reserving(self, choice: i64) -> list[Feature]:
        """A marker for what its order may bring or cost; a bag by what it lacks beside the most promising one."""
        if choice >= STEAL:
            return self.bag(choice - STEAL)
        plan = self.plan()
        if choice >= CANCEL:
            if marker_free(self.allowed):
                return [Feature("", -1.0, {})]
            better = plan.best - max(0.0, plan.worths[choice - CANCEL])
            return [
                Feature("better", better, {"order": int(plan.wanted + 1)}),
                Feature("", -LOST_MARKER, {}),
            ]
        order = int(choice + 1)
        met = plan.prospect.met[choice]
        brings = met * self.mine.gains[choice]
        risk = (1 - met) * (self.evaluation.weights.exposed if self.mine.life else LOST_MARKER)
        found = [
            Feature("order", brings, {"order": order, **self.odds(met)}),
            Feature("", -risk, {}),
        ]
        marker = self.v.cells[MARKER + choice] - 1
        if marker >= 0 and marker != self.seat:
            spite = self.accomplices.grudge * LOST_MARKER
            found.append(Feature("thrown-off", spite, {"order": order, "seat": int(marker)}))
        elif self.no_markers():
            found.append(Feature("needless", plan.worths[choice] - brings + risk, {"order": order}))
        return found

    def bag(self, bag: i64) -> list[Feature]:
        """A steal from a bag: the orders it may meet, what a skull costs there of what one has, and the other loot."""
        plan = self.plan()
        prospects = plan.prospects
        best = best_of(prospects)
        reserved = self.mine.mine
        if plan.all_reserved:
            self.mine.mine = self.mine.open
        orders = self.by_orders(prospects[bag]) - self.by_orders(prospects[best])
        risk = self.by_skulls(bag, prospects[bag]) - self.by_skulls(best, prospects[best])
        self.mine.mine = reserved
        slot = self.likelier(prospects, bag)
        colour = COLOUR_NAMES[bag]
        found = [
            Feature(
                "bag-orders", orders, {"colour": colour, "order": int(slot + 1), **self.odds(prospects[bag].met[slot])}
            ),
            Feature("bag-skulls", risk, {"colour": colour}),
            Feature("bag-loot", prospects[bag].worth - prospects[best].worth - orders - risk, {"colour": colour}),
        ]
        if self.no_markers():
            found.append(Feature("needless", 0.0, {"order": 0}))
        return found

    def plan(self) -> Plan:
        """Which orders and which bag to go for: the same thought for all choices."""
        if self.thought is None:
            self.thought = self.evaluation.plan(self.allowed)
        return self.thought

    def no_markers(self) -> bool:
        """Whether I may fulfil orders without a marker, by M2."""
        return able(self.v, self.seat, UNRESERVED)

    def by_orders(self, prospect: Prospect) -> float:
        """What a steal brings by the orders that it may meet."""
        worth = 0.0
        for slot in range(OPEN_ORDERS):
            worth += prospect.met[slot] * self.mine.gains[slot]
        return worth

    def by_skulls(self, bag: i64, prospect: Prospect) -> float:
        """What skulls cost of what one has before the first draw, as likely as they come."""
        struck = self.accomplices.steal_from(bag, True, False).struck.worth
        return prospect.caught * (struck - self.mine.now()[0])

    def likelier(self, prospects: list[Prospect], bag: i64) -> i64:
        """The order for which this bag does most that others do not."""
        found: i64 = 0
        most = -1000.0
        for slot in range(OPEN_ORDERS):
            others = 0.0
            for b in range(BAGS):
                if b != bag:
                    others += prospects[b].met[slot] / real(BAGS - 1)
            more = (prospects[bag].met[slot] - others) * self.mine.gains[slot]
            if self.mine.open & one(slot) and more > most:
                found, most = slot, more
        return found

    # --- the steal ---
    def stealing(self, choice: i64) -> list[Feature]:
        """What the next draw may bring and cost, on top of what one has."""
        now = self.mine.now()[0]
        here = self.accomplices.steal_from(self.v.bag, False, False)
        skull = real(here.skulls) / real(here.left + here.skulls)
        lost = now - here.skull(True).worth
        facts: dict[str, str | int] = {"draw": 0 if choice else 1, "count": self.at_risk(), **self.odds(skull)}
        stop = here.stop().worth
        if choice == 1:
            return [
                Feature("", now, {}),
                Feature("tiles", 0.0, {"lure": 0, "colour": "", **facts}),
                Feature("skull", 0.0, facts),
                Feature("empty", 0.0, {}),
                Feature("", stop - now, {}),
            ]
        draw = here.draw().worth if here.left else -100.0
        if choice == 0:
            if not here.left:
                return [Feature("", now, {}), Feature("empty", draw - now, {})]
            tiles = draw - now + skull * lost
            return [
                Feature("", now, {}),
                Feature("tiles", tiles, {"lure": 0, "colour": "", **facts}),
                Feature("skull", -skull * lost, facts),
            ]
        bag = choice - LURE
        elsewhere = self.accomplices.steal_from(bag, False, True).draw().worth  # a skull costs nothing at first
        works = self.accomplices.works()
        worth = works * elsewhere + (1 - works) * max(draw, stop)
        return [
            Feature("", now, {}),
            Feature("tiles", worth - now, {**facts, "draw": 1, "lure": 1, "colour": COLOUR_NAMES[bag]}),
            self.spends(SIDEKICK),
        ]

    def at_risk(self) -> int:
        """How many tiles a skull would take now: all of its colour, by M5 those of this turn but for one."""
        bag, cells = self.v.bag, self.v.cells
        spared = able(self.v, self.seat, KEEPS_ONE)
        found: i64 = -1 if spared else 0
        for k in range(FIRST_KIND[bag], FIRST_KIND[bag + 1]):
            found += cells[FRESH + k] if spared else self.mine.tiles[k]
        return int(max(0, found))

    # --- actions ---
    def acting(self, choice: i64) -> list[Feature]:
        """What an action brings, and what one can still make of the rest."""
        evaluation, mine = self.evaluation, self.mine
        idle = mine.later()
        if 0 < choice < len(PLAYED):
            return [Feature("later", idle, {"end": 0}), *self.playing(PLAYED[choice])]
        if FULFIL <= choice < SELL:
            slot = choice - (FULFIL if choice < WITH_HELP else WITH_HELP)
            order = mine.orders[slot]
            assert order is not None
            cost = mine.help_cost(order, mine.objects)
            worth, later = evaluation.fulfilling(slot)
            deals = worth + cost - later
            more = 1 if deals > mine.gains[slot] + NEARLY else 0
            return [
                Feature("deals", deals, {"order": int(slot + 1), "points": int(order.points), "more": more}),
                Feature("", -cost, {}),
                Feature("later", later, {"end": 0}),
            ]
        if SELL <= choice < FORGED + OPEN_DEALERS * FIELDS:
            return self.selling(choice)
        return [Feature("deals", 0.0, {"order": 0, "dealer": 0}), Feature("later", idle, {"end": 1}), self.saves()]

    def selling(self, choice: i64) -> list[Feature]:
        """What a sale brings with all that can be done after it in this turn, and what is left."""
        v = self.v
        forged = choice >= FORGED
        field = choice - (FORGED if forged else SELL)
        stall = field // FIELDS
        at = (v.cells[DEALER + stall] - 1) * FIELDS + field % FIELDS
        points = v.faces.field_points[at] + self.mine.dearer
        filled = 1
        for f in range(stall * FIELDS, (stall + 1) * FIELDS):
            if f != field and not v.cells[FIELD + f]:
                filled = 0
        worth, later = self.evaluation.selling(field, forged)
        price = int(points) + filled * COMPLETED
        facts: dict[str, str | int] = {"order": 0, "dealer": int(stall + 1), "filled": filled, "points": price}
        facts["more"] = 1 if worth - later > price + NEARLY else 0
        found = [Feature("deals", worth - later, facts), Feature("later", later, {"end": 0})]
        if forged:
            found.append(self.spends(FORGER))
        return found

    # --- cards ---
    def reacting(self, choice: i64) -> list[Feature]:
        """What a card does now, and what it would do later."""
        if choice == 0:
            return [
                Feature("card", 0.0, {"pass": 1, "card": ""}),
                Feature("others", 0.0, {"pass": 1, "card": ""}),
                self.saves(),
            ]
        if choice < len(PLAYED):
            return self.playing(PLAYED[choice])
        caught = one(choice) == BET_CAUGHT
        chance = self.accomplices.caught()
        if not caught:
            chance = 1 - chance
        facts = {"caught": 1 if caught else 0, "seat": int(self.v.active), **self.odds(chance)}
        return [Feature("bet", self.accomplices.works() * BET_POINTS * chance, facts), self.spends(KNOW_IT_ALL)]

    def playing(self, card: i64) -> list[Feature]:
        """What a card of mine does for me, what it does to the others, and what it might bring later."""
        accomplices = self.accomplices
        own, others = 0.0, 0.0
        loser: i64 = -1  # the only one it costs something
        losers: i64 = 0
        if card == HUSTLER:
            swap = accomplices.best_swap()
            if swap.partner >= 0:
                own = accomplices.exchange(self.seat, swap.theirs, swap.yours)
                others = swap.worth - own
                loser, losers = swap.partner, 1
        else:
            effects = accomplices.effects(card, self.seat)
            own = effects[self.seat]
            others = accomplices.to_me(effects) - own
            for p in range(self.v.seats):
                if p != self.seat and effects[p] < 0:
                    loser, losers = p, losers + 1
        works = accomplices.works()
        facts: dict[str, str | int] = {"pass": 0, "card": CARD_NAMES[card]}
        if losers == 1:
            facts["seat"] = int(loser)
        return [
            Feature("card", works * own, {"pass": 0, "card": CARD_NAMES[card]}),
            Feature("others", works * others, facts),
            self.spends(card),
        ]

    def spends(self, card: i64) -> Feature:
        """What a card would bring later that is played now."""
        return Feature("keep", -self.accomplices.keep(card), {"pass": 0, "card": CARD_NAMES[card]})

    def saves(self) -> Feature:
        """The same where none is played."""
        return Feature("keep", 0.0, {"pass": 1, "card": ""})

    def answering(self, choice: i64) -> list[Feature]:
        """What harm an Assassin averts, and what it would do later."""
        v = self.v
        passes = 0 if choice else 1
        card = v.card - 1
        saves = 0 if self.evaluation.answers() % 2 else 1
        facts: dict[str, str | int] = {"pass": passes, "rescue": saves}
        facts["card"] = CARD_NAMES[card] if 0 <= card < CARDS else "shown"
        if v.by != self.seat:
            facts["seat"] = int(v.by)
        harm = Feature("harm", self.evaluation.harm() if choice else 0.0, facts)
        return [harm, self.spends(ASSASSIN) if choice else self.saves()]

    def hiring(self, cards: i64) -> list[Feature]:
        """What cards should bring, and the coins they cost."""
        cost = real(cards) * self.evaluation.weights.coin
        return [
            Feature("cards", self.evaluation.hiring(cards) + cost, {"count": int(cards)}),
            Feature("coins", -cost, {"count": int(cards)}),
        ]

    # --- tiles and coins ---
    def taking(self, kind: i64) -> list[Feature]:
        """What a tile is to me, and to whom it is taken from."""
        if kind >= KINDS:
            return [Feature("take", 0.0, {"tiles": "", "none": 1})]
        assert self.v.stack is not None
        found = [Feature("take", self.accomplices.change(self.seat, kind, 1), {"tiles": KIND_NAMES[kind], "none": 0})]
        if self.v.stack.frame is RESCUING:
            loss = self.accomplices.change(self.v.active, kind, -1)
            facts: dict[str, str | int] = {"tiles": KIND_NAMES[kind], "seat": int(self.v.active)}
            found.append(Feature("missed", -self.accomplices.grudge * loss, facts))
        return found

    def wanting(self, theirs: i64) -> list[Feature]:
        """The same of a tile in a swap, for the best that I can give for it."""
        partner = self.v.partner
        best = -1000.0
        yours: i64 = -1
        offers = swaps_for(self.v, self.seat, partner, theirs)
        while offers:
            kind = index(offers & -offers)
            offers &= offers - 1
            worth = self.accomplices.swapped(self.seat, partner, theirs, kind)
            if worth > best:
                best, yours = worth, kind
        if yours < 0:
            return [Feature("take", best, {"tiles": KIND_NAMES[theirs], "none": 0})]
        own = self.accomplices.exchange(self.seat, theirs, yours)
        return [
            Feature("take", own, {"tiles": KIND_NAMES[theirs], "none": 0}),
            Feature("missed", best - own, {"tiles": KIND_NAMES[theirs], "seat": int(partner)}),
        ]

    def partnering(self, partner: i64) -> list[Feature]:
        """The tile for which it is best to swap with somebody."""
        swap = self.accomplices.best_swap()
        if swap.partner != partner:
            return [Feature("partner", 0.0, {"tiles": "", "seat": int(partner)})]
        return [Feature("partner", 1.0, {"tiles": KIND_NAMES[swap.theirs], "seat": int(partner)})]

    def giving(self, kind: i64) -> list[Feature]:
        """What I lose with a tile or a coin, and what another makes of it."""
        v = self.v
        assert v.stack is not None
        frame = v.stack.frame
        coin = 1 if kind == KINDS else 0
        tiles = "" if coin else KIND_NAMES[kind]
        if frame is OFFERING:
            own = self.accomplices.exchange(self.seat, v.theirs - 1, kind)
            use = self.evaluation.giving(kind) - own
            return [
                Feature("spare", own, {"tiles": tiles, "coin": coin}),
                Feature("use", use, {"tiles": tiles, "coin": coin, "seat": int(v.partner)}),
            ]
        own = -self.evaluation.weights.coin if kind == KINDS else self.accomplices.change(self.seat, kind, -1)
        found = [Feature("spare", own, {"tiles": tiles, "coin": coin})]
        if isinstance(frame, Begging) or frame is DIVIDING:
            use = self.evaluation.giving(kind) - own
            found.append(Feature("use", use, {"tiles": tiles, "coin": coin, "seat": int(v.by)}))
        return found
