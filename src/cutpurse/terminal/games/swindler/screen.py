"""Swindler in the terminal: the seats, orders, dealers and bags, the steal and the cards in play."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from cutpurse.games.swindler.pieces import BAGS, COLOUR_NAMES, FIRST_POINTS
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.signs import BOT, NOBODY, NOTHING, SEAT_STYLES, START, TURN
from cutpurse.terminal.games.swindler.known import SwindlerKnown
from cutpurse.terminal.games.swindler.log import SwindlerLog
from cutpurse.terminal.games.swindler.menu import SwindlerMenu
from cutpurse.terminal.games.swindler.words import SwindlerWords, percent
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.layout import dimmed, first_fitting, flow, rule
from cutpurse.terminal.screen import Priority, Row, Zone, block
from cutpurse.texts import Texts, number

WORKS, JAIL, MET, FULL = "*", "#", "*", "×"
STYLES = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "green": "bold green",
    "black": "bold bright_white on grey23",
    "white": "bold",
}
COLUMNS = (
    ("swindler-terminal-head-thief", 6), ("swindler-terminal-head-points", 4), ("swindler-terminal-head-orders", 4),
    ("swindler-terminal-head-coins", 4), ("swindler-terminal-head-posters", 4), ("swindler-terminal-head-hand", 5),
)  # fmt: skip
FULL_COLUMNS = (
    ("swindler-terminal-head-thief", 8), ("swindler-terminal-full-points", 8), ("swindler-terminal-full-orders", 10),
    ("swindler-terminal-full-coins", 8), ("swindler-terminal-full-posters", 12), ("swindler-terminal-head-hand", 7),
)  # fmt: skip
FULL_FROM = 110  # columns from which on the columns of the seats have full words
NAME = 8  # columns before a row of the board
AHEAD = 4  # draws for which the odds are shown
SHORT = 18  # columns for each tile of a swap
SPREADS = (
    (6, True, True, 2), (6, True, True, 1), (3, True, False, 1), (3, True, False, 0), (0, False, False, 0),
)  # fmt: skip
# From roomy to tight: lines left for the log, whether each order has its own line, whether dealers have full words, and
# whether bags have their own lines (2), show their tiles in a row (1), or do not show them (0).


class SwindlerScreen(GameScreen):
    """Swindler at one table."""

    game: ClassVar[str] = "swindler"
    pauses: ClassVar[dict[str, float]] = {
        "MarkerPut": 0.4, "BagNamed": 0.4, "TileDrawn": 0.6, "SkullDrawn": 1.0, "SkullStruck": 0.8, "Stopped": 0.5,
        "OrderFulfilled": 1.2, "TileSold": 0.6, "CardPlayed": 1.0, "CardCancelled": 1.0, "Swapped": 0.8,
        "TileCopied": 0.8, "SkullCopied": 0.8, "RaidBegan": 1.4, "Jailed": 1.0, "HandedIn": 0.5, "Hired": 0.5,
    }  # fmt: skip
    examples: ClassVar[tuple[str, str]] = ("red", "reserve 2 steal red")
    first_points: ClassVar[int] = FIRST_POINTS
    asks_out_of_turn = True
    menu: SwindlerMenu
    log: SwindlerLog
    known_page: SwindlerKnown

    def __init__(self, texts: Texts, names: list[str]) -> None:
        super().__init__(texts, names)
        self.words = SwindlerWords(texts)
        self.log = SwindlerLog(texts, self.names, self.words)
        self.menu = SwindlerMenu(texts, self.names, self.words)
        self.known_page = SwindlerKnown(texts, self.words)

    def fact(self, name: str, value: str) -> str:
        if name != "tiles" or not value:  # of colours and cards, the texts have the cases
            return value
        colour, _, shown = value.partition(" ")
        return self.words.tile({"colour": colour, "object": shown})

    # --- the screen ---
    def top(self, view: ViewDict, width: int, room: int) -> list[Row]:
        seats = [Row(self.seat(view, p, width)) for p in range(view["seats"])]
        heads = Row(self.heads(), Priority.OPTIONAL)
        line = Row(rule(width), Priority.OPTIONAL)
        above = [Row(self.title(view, width), Priority.ESSENTIAL), heads, *seats, line]
        for comfort, lines, full, bags in SPREADS:
            board, now = self.board(view, width, lines, full, bags), self.now(view, width, bags > 0)
            if len(above) + len(board) + len(now) + comfort <= room:
                break
        return [*above, *board, *now]

    def zones(self, view: ViewDict, width: int, room: int) -> list[Zone]:
        say, full = self.texts.say, width >= FULL_FROM
        players = [self.heads(full), *(self.seat(view, p, width, full, True) for p in range(view["seats"]))]
        now = self.now(view, width, True)
        board = self.roomiest(view, width, room - len(players) - len(now) - (5 if now else 4))
        found = [Zone(say("zone-players"), [Row(line) for line in players])]
        for name, lines in zip(("zone-orders", "zone-dealers", "bags"), board, strict=True):
            # texts: swindler-terminal-zone-*
            found.append(Zone(say(f"swindler-terminal-{name}"), [Row(line) for line in lines]))
        return [*found, Zone(say("swindler-terminal-zone-now"), now)] if now else found

    def roomiest(self, view: ViewDict, width: int, room: int) -> list[list[Text]]:
        """Orders, dealers and bags in the roomiest way that fits: in full words and on lines of their own, or not."""
        parts = [
            self.laid(self.orders(view, width - 1), width, True),
            self.laid(self.dealers(view, True), width, True),
            self.laid(self.bags(view, 2, full=True), width, True),
        ]
        for _, lines, full, bags in SPREADS:
            if sum(map(len, parts)) <= room and all(len(line) <= width for part in parts for line in part):
                break
            parts = [
                self.laid(self.orders(view, width - 1 if lines else 0), width, lines),
                self.laid(self.dealers(view, full), width, False),
                self.laid(self.bags(view, bags), width, bags == 2),
            ]
        return parts

    def laid(self, cells: list[Text], width: int, own_lines: bool) -> list[Text]:
        """Cells below a heading, each on a line of its own or in rows."""
        return [Text(" ").append_text(cell) for cell in cells] if own_lines else flow(Text(" "), cells, width, 1)

    def title_notes(self, view: ViewDict, room: int) -> str:
        """What ends the game, with the house set in use, as far as it fits."""
        say = self.texts.say
        if view["last_round"] and not view["outcome"]:
            notes = [say("swindler-terminal-last-markers", points=view["marker_costs"]), say("swindler-last-round")]
            return first_fitting(notes, room)
        end = say("swindler-terminal-target", orders=view["end_at"])
        if view["max_rounds"]:
            end = f"{say('swindler-terminal-rounds', rounds=view['max_rounds'])} · {end}"
        notes = [end]
        if view["house"] is not None:
            house = say("swindler-terminal-house", title=view["house"])
            notes = [f"{house} · {end}", f"{say('swindler-terminal-house-untitled')} · {end}", end]
        return first_fitting(notes, room)

    def where(self, view: ViewDict) -> str:
        say = self.texts.say
        # texts: swindler-phase-*
        phase = say(f"swindler-phase-{view['phase']}")
        if view["phase"] == "choosing":
            return phase
        round = say("swindler-round", round=view["round"])
        return f"{round} · {phase}" if view["phase"] == "over" else f"{round} · {self.label(view['active'])}: {phase}"

    def heads(self, full: bool = False) -> Text:
        """The heads of the columns."""
        say = self.texts.say
        text = Text(f"    {say('swindler-terminal-head-seat'):<13} ")
        for id, size in FULL_COLUMNS if full else COLUMNS:
            text.append(f"{say(id):>{size}}")  # texts: swindler-terminal-head-*, swindler-terminal-full-*
        text.append(f"  {say('swindler-terminal-head-loot')}")
        text.stylize("dim")
        return text

    def seat(self, view: ViewDict, p: int, width: int, full: bool = False, words: bool = False) -> Text:
        """One seat: its signs, name and numbers below the heads, and the loot before it, also in full words."""
        turn = p == view["active"] and view["phase"] not in ("choosing", "over")
        line = Text(" ").append(TURN if turn else " ", "bold yellow")
        line.append(JAIL if view["jailed"][p] else START if p == view["start"] else " ", "bold yellow")
        line.append(f" {self.label(p):<13} ", self.name_style(p, p in view["actors"]))
        thief = view["thieves"][p]
        works = f"{thief['id'][:4]}{WORKS if thief['works'] else ' '}" if thief else NOTHING
        hand = f"{view['hands'][p]}+" if view["hustler"] == p else f"{view['hands'][p]} "
        cells = [works, number(view["points"][p]), str(view["done"][p])]
        cells += [str(view[name][p]) for name in ("coins", "posters")]
        for cell, (_, size) in zip([*cells, hand], FULL_COLUMNS if full else COLUMNS, strict=True):
            line.append(f"{cell:>{size}}", "bold" if cell == cells[1] else "")
        line.append("  ")
        return line.append_text(self.loot(view["loot"][p], width - len(line), words))

    def loot(self, tiles: list[dict[str, str]], room: int, words: bool) -> Text:
        """The loot of a seat by colour, in full words or in letters; if there is no room for that, as counts."""
        by_colour = {colour: [tile for tile in tiles if tile["colour"] == colour] for colour in COLOUR_NAMES}
        held = {colour: own for colour, own in by_colour.items() if own}
        full = [(self.words.colour(colour), self.words.objects(own, full=True)) for colour, own in held.items()]
        letters = [(self.words.sign(colour), self.words.objects(own)) for colour, own in held.items()]
        counts = [(self.words.sign(colour), str(len(own))) for colour, own in held.items()]
        heaps = counts
        for heaps in ([full] if words else []) + [letters, counts]:
            if sum(len(sign) + len(rest) + 2 for sign, rest in heaps) - 1 <= room:
                break
        text = Text()
        for (sign, rest), colour in zip(heaps, held, strict=True):
            text.append(" " if text else "").append(sign, STYLES[colour]).append(f" {rest}")
        return text

    def marker(self, p: int | None) -> Text:
        """Whose marker lies on an order."""
        return Text(NOBODY, "dim") if p is None else Text(self.letters[p], SEAT_STYLES[p])

    # --- the board ---
    def board(self, view: ViewDict, width: int, lines: bool, full: bool, bags: int) -> list[Row]:
        """Orders, dealers and bags, with as much room as asked for."""
        phase = view["phase"]
        orders = self.listed("swindler-terminal-orders", self.orders(view, width - NAME if lines else 0), width, lines)
        dealers = self.headed("swindler-terminal-dealers", self.dealers(view, full), width, NAME)
        bag_rows = self.listed("swindler-terminal-bags", self.bags(view, bags), width, bags == 2)
        return [
            *rows(orders, phase in ("reserving", "acting", "paying", "helping")),
            *rows(dealers, phase in ("acting", "selling", "forging")),
            *rows(bag_rows, phase in ("reserving", "stealing")),
        ]

    def listed(self, id: str, cells: list[Text], width: int, lines: bool) -> list[Text]:
        """Cells after their heading, each on a line of its own or in rows."""
        if not lines:
            return self.headed(id, cells, width, NAME)
        head = Text(f" {self.texts.say(id):<{NAME - 1}}", "bold")
        return [Text().append_text(Text(" " * NAME) if n else head).append_text(cell) for n, cell in enumerate(cells)]

    def orders(self, view: ViewDict, room: int) -> list[Text]:
        """The open orders: number, marker, needs and reward; those the person can fulfil are marked."""
        cells: list[Text] = []
        for n, order in enumerate(view["orders"], 1):
            cell = Text(str(n)).append(MET if n in view["met"] else " ", "bold yellow")
            if order is None:
                cells.append(cell.append(NOTHING, "dim"))
                continue
            cell.append_text(self.marker(order["marker"]))
            asked, reward = self.words.order(order), self.words.reward(order)
            if len(cell) + len(asked) + len(reward) + 4 > room:
                asked = self.words.order(order, full=False)
            cell.append(f" {asked} ").append(f"→ {reward}", "bold")
            cells.append(self.live(view, cell, *(f"{verb} {n}" for verb in ("cancel", "reserve", "fulfil"))))
        return cells

    def dealers(self, view: ViewDict, full: bool) -> list[Text]:
        """The open dealers with their free fields."""
        cells: list[Text] = []
        for n, dealer in enumerate(view["dealers"], 1):
            fields = dealer["fields"] if dealer else []
            words = [
                self.live(view, Text(FULL if field["tile"] else self.words.field(field, full)), f"sell {n}.{m}")
                for m, field in enumerate(fields, 1)
            ]
            cells.append(Text.assemble((f"{n} ", "bold"), Text(" ").join(words) if words else NOTHING))
        return cells

    def bags(self, view: ViewDict, spread: int, full: bool = False) -> list[Text]:
        """What is left in each bag, with the chance of a skull where the table shows it."""
        cells: list[Text] = []
        for bag in COLOUR_NAMES[:BAGS]:
            inside = view["bags"][bag]
            name = self.words.colour(bag)
            cell = Text(f"{name:<8}" if spread == 2 else name, STYLES[bag])
            cell.append(f" {len(inside['tiles'])}+{inside['skulls']}")
            if inside["odds"]:
                cell.append(f" {percent(inside['odds']['skull'])}", "bold")
            if spread:
                cell.append(f" {self.words.objects(inside['tiles'], full)}")
            open_bag = view["steal"] is not None and view["steal"]["bag"] == bag
            cells.append(self.live(view, cell, f"steal {bag}", *(["draw"] if open_bag else [])))
        return cells

    # --- this very moment ---
    def now(self, view: ViewDict, width: int, bags_shown: bool) -> list[Row]:
        """The steal of this turn, the cards in play, and the bets."""
        parts = (
            ("swindler-terminal-steal", self.steal(view, width, bags_shown)),
            ("swindler-terminal-stack", self.stack(view)),
            ("swindler-terminal-bets", self.bets(view)),
        )
        return [
            Row(line, Priority.ESSENTIAL)
            for id, cells in parts
            if cells
            for line in self.headed(id, cells, width, NAME)
        ]

    def steal(self, view: ViewDict, width: int, bags_shown: bool) -> list[Text]:
        """The bag that is stolen from, this turn's tiles, and the odds of the next draws."""
        steal = view["steal"]
        if steal is None or (steal["over"] and not steal["drawn"]):
            return []
        tiles = steal["drawn"] if steal["over"] else steal["fresh"]
        cells = [Text(self.texts.say("swindler-bag", colour=steal["bag"]), STYLES[steal["bag"]])]
        cells.append(Text(self.words.drawn(tiles, width - NAME - len(cells[0]) - 2) or NOTHING))
        if steal["skull"]:
            cells.append(Text(self.texts.say("swindler-skull"), "bold red"))
        if any(steal[name] for name in ("over", "stopped", "skull", "caught")):
            return cells
        inside = view["bags"][steal["bag"]]
        if inside["odds"]:
            cells.append(Text(self.known_page.survival(inside["odds"]["survive"][:AHEAD]), "dim"))
        if not bags_shown:
            left = self.words.objects(inside["tiles"]) or NOTHING
            cells.append(Text(self.texts.say("swindler-terminal-left", tiles=left), "dim"))
        return cells

    def stack(self, view: ViewDict) -> list[Text]:
        """The cards in play with their targets; an answer stands after what it answers."""
        cells = [self.played(view, card) for card in view["played"]]
        shown: list[str] = []
        for n, helper in enumerate(view["help"], 1):
            name = self.words.card(helper["card"])
            if helper["tile"]:
                facts = {"tile": self.words.tile(helper["tile"]), "stands": self.words.object(helper["as"])}
                name = self.texts.say("swindler-terminal-help-forged", card=name, **facts)
            shown.append(f"{n} {name}")
        if shown:
            cells.insert(0, Text.assemble((self.names[view["active"]], "bold"), " ", ", ".join(shown)))
        return [*cells[:1], *(Text().append("« ", "bold yellow").append_text(cell) for cell in cells[1:])]

    def played(self, view: ViewDict, card: dict[str, Any]) -> Text:
        """A card in play with its target."""
        text = Text.assemble((self.names[card["seat"]], "bold"), " ", self.words.card(card["card"]))
        target = self.card_target(card)
        return text.append(f" ({target})") if target else text

    def card_target(self, card: dict[str, Any]) -> str:
        """The target of a card in play."""
        match card:
            case {"card": "hustler", "partner": int(partner), "theirs": dict(theirs), "yours": dict(yours)}:
                tiles = {"theirs": self.words.row([theirs], SHORT), "yours": self.words.row([yours], SHORT)}
                return self.texts.say("swindler-terminal-swap", partner=self.names[partner], **tiles)
            case {"card": "guardian_angel", "yours": dict(yours)}:
                return self.words.tile(yours)
            case {"card": "know_it_all", "target": int(target)}:
                return self.texts.say("swindler-terminal-choice-bet", bet="caught" if target == 1 else "free")
            case {"card": "sidekick", "target": int(target)}:
                return self.words.colour(COLOUR_NAMES[target - 1])
        return ""

    def bets(self, view: ViewDict) -> list[Text]:
        """Who bets on what."""
        return [
            Text.assemble(
                (self.names[bet["seat"]], "bold"), " ", self.texts.say("swindler-terminal-choice-bet", bet=word)
            )
            for bet in view["bets"]
            for word in ["caught" if bet["caught"] else "free"]
        ]

    # --- what the person has and may do ---
    def holdings(self, view: ViewDict, width: int) -> list[Text]:
        hand = [
            self.live(view, Text(words, "bold yellow" if name in view["fits"] else ""), f"play {name}")
            for name in dict.fromkeys(view["hand"])
            for words in self.words.cards([card for card in view["hand"] if card == name])
        ]
        lines = self.headed("swindler-terminal-hand", hand or [Text(NOTHING)], width, NAME)
        if view["loot"][PERSON]:
            loot = Text(self.words.row(view["loot"][PERSON], width - NAME))
            lines += self.headed("swindler-terminal-head-loot", [loot], width, NAME)
        return lines

    def legend(self) -> list[Text]:
        say = self.texts.say
        first = say("swindler-terminal-signs", turn=TURN, start=START, jail=JAIL, works=WORKS, bot=BOT)
        letters = self.words.letters()
        half = (len(letters) + 1) // 2  # two lines
        lines = [first, say("swindler-terminal-marks", full=FULL), "  ".join(letters[:half]), "  ".join(letters[half:])]
        return dimmed(lines)

    # --- plain lines ---
    def brief(self, view: ViewDict, width: int) -> list[Text]:
        seats = [Text(self.brief_seat(view, p)) for p in range(view["seats"])]
        where = self.where(view)
        if view["house"] is not None:
            where += f" · {self.texts.say('swindler-terminal-house', title=view['house'])}"
        board = self.board(view, width, lines=True, full=True, bags=1)
        return [Text(where), *seats, *(row.text for row in [*board, *self.now(view, width, True)])]

    def brief_seat(self, view: ViewDict, p: int) -> str:
        """A seat in one sentence."""
        thief = view["thieves"][p]
        return self.texts.say(
            "swindler-terminal-brief", who=self.label(p), sign=self.letters[p], thief=thief["id"] if thief else NOTHING,
            points=view["points"][p], orders=view["done"][p], coins=view["coins"][p], posters=view["posters"][p],
            hand=view["hands"][p], loot=" ".join(self.words.heap(view["loot"][p])) or NOTHING,
        )  # fmt: skip

    def why_over(self, outcome: Outcome, view: ViewDict, clause: str) -> str:
        say = self.texts.say
        if outcome.rule == "SW-8.5":
            return say("swindler-terminal-why-rounds", rounds=outcome.rounds, clause=clause)
        first, *others = view["finishers"]
        if others:
            who = self.names_of(view["finishers"])
            return say("swindler-terminal-why-several", who=who, orders=view["end_at"], clause=clause)
        return say("swindler-terminal-why", orders=view["done"][first], clause=clause, **self.who(first))


def rows(lines: list[Text], asked: bool) -> list[Row]:
    """Lines of the board; all of them are essential where the question is about them."""
    if asked:
        return block(lines, Priority.ESSENTIAL, Priority.ESSENTIAL)
    return block(lines, Priority.NORMAL, Priority.OPTIONAL)
