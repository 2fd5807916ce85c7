"""Midnight Exchange in the terminal: the seats with their trays, the field, the markets, and the person's cards."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from cutpurse.kernel.core import Command
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.choosable import BUTTON, button, choosable, word_button
from cutpurse.terminal.command_help import program
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.midnight_exchange.field import MidnightExchangeField
from cutpurse.terminal.games.midnight_exchange.known import MidnightExchangeKnown
from cutpurse.terminal.games.midnight_exchange.log import MidnightExchangeLog
from cutpurse.terminal.games.midnight_exchange.menu import MidnightExchangeMenu
from cutpurse.terminal.games.midnight_exchange.words import COLLECTION, MidnightExchangeWords
from cutpurse.terminal.games.signs import AFFORDABLE, BOT, NOTHING, TURN
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.layout import dimmed, first_fitting, flow, rule
from cutpurse.terminal.screen import Priority, Row, Zone, block
from cutpurse.texts import Texts, number

NAME = 8  # columns before a row of the board
TRAY, FULL_TRAY = 30, 102  # columns of a tray, in short words and in full ones
FULL_FROM = 132  # columns from which on trays have full words
SPREADS = ((4, True), (2, False))  # lines left for the log, and whether wares are shown in full words
RUMMAGE_SPREADS = ((9, True), (2, False))  # while markets matter less than the legend
PARTS = ("silver", "gold", "singles", "collections")  # of somebody's points


class MidnightExchangeScreen(GameScreen):
    """Midnight Exchange at one table."""

    game: ClassVar[str] = "midnight-exchange"
    pauses: ClassVar[dict[str, float]] = {
        "TradingBegan": 0.8, "ArtBought": 0.9, "CardBought": 0.9, "ArtDrawn": 0.9, "Placed": 0.7, "Passed": 0.4,
        "BagFoundEmpty": 1.2,
    }  # fmt: skip
    menu: MidnightExchangeMenu
    log: MidnightExchangeLog

    def __init__(self, texts: Texts, names: list[str]) -> None:
        super().__init__(texts, names)
        self.words = MidnightExchangeWords(texts)
        self.log = MidnightExchangeLog(texts, self.names, self.words)
        self.menu = MidnightExchangeMenu(texts, self.names, self.words)
        self.known_page = MidnightExchangeKnown(texts, self.words)
        self.field = MidnightExchangeField(self.words, self.letters)

    def question(self, view: ViewDict) -> str:
        if view["phase"] == "rummage" and PERSON not in view["actors"]:
            return self.texts.say("midnight-exchange-terminal-ask-watching")
        return super().question(view)

    def how_to_type(self) -> str:
        return self.texts.say("midnight-exchange-terminal-how-to-type", program=program())

    def notes(self, view: ViewDict) -> list[str]:
        return [self.texts.say("midnight-exchange-terminal-typing")]

    def move_typed(self, view: ViewDict, move: str) -> str:
        wares = {command: key for market in view["markets"] for key, command in self.menu.wares(market).items()}
        return wares.get(move) or self.localised(move)

    def line_typed(self, view: ViewDict, moves: list[Command]) -> str:
        return " ".join(self.move_typed(view, str(move)) for move in moves)

    def fact(self, name: str, value: str) -> str:
        if name == "find":
            return self.words.find(value)
        return self.words.art(value) if name == "art" else value

    # --- the screen ---
    def top(self, view: ViewDict, width: int, room: int) -> list[Row]:
        seats = [Row(self.seat(view, p, width), Priority.ESSENTIAL) for p in range(view["seats"])]
        above = [Row(self.title(view, width), Priority.ESSENTIAL), Row(self.heads(), Priority.OPTIONAL), *seats]
        if view["phase"] == "rummage":
            above += [Row(line, Priority.ESSENTIAL) for line in self.field.lines(view, width)]
        else:
            above.append(Row(rule(width), Priority.OPTIONAL))
        for comfort, full in RUMMAGE_SPREADS if view["phase"] == "rummage" else SPREADS:
            markets = self.markets(view, width, full)
            if len(above) + len(markets) + comfort <= room:
                break
        return [*above, *markets]

    def zones(self, view: ViewDict, width: int, room: int) -> list[Zone]:
        say, full = self.texts.say, width >= FULL_FROM
        seats = [self.seat(view, p, width, full) for p in range(view["seats"])]
        players = [Row(line) for line in (self.heads(full), *seats)]
        found = [Zone(say("zone-players"), players)]
        left = room - len(players) - 2
        if view["phase"] == "rummage":
            field = self.field.packed(view, width, left - 2 * len(view["markets"]) - 1)
            found.append(Zone(say("midnight-exchange-terminal-field"), [Row(line) for line in field]))
            left -= len(field) + 1
        stalls = [Row(line) for line in self.stalls(view, width, left)]
        return [*found, Zone(say("midnight-exchange-terminal-known-markets"), stalls)]

    def compact(self, view: ViewDict, width: int, room: int) -> list[Row]:
        rows = [Row(self.heads(), Priority.OPTIONAL)]
        rows += [Row(self.seat(view, p, width), Priority.ESSENTIAL) for p in range(view["seats"])]
        if view["phase"] == "rummage":
            rows += [Row(line, Priority.ESSENTIAL) for line in self.field.packed(view, width, 0)]
        stalls = self.stalls(view, width, room - len(rows))
        return [*rows, *(Row(line) for line in stalls)]

    def stalls(self, view: ViewDict, width: int, room: int) -> list[Text]:
        """The markets in the roomiest way that fits: with wares on lines of their own or not, in full words or not."""
        lines: list[Text] = []
        for own_lines, full in ((True, True), (False, True), (False, False)):
            lines = [line for market in view["markets"] for line in self.stall(view, market, width, own_lines, full)]
            if len(lines) <= room:
                break
        return lines

    def stall(self, view: ViewDict, market: dict[str, Any], width: int, own_lines: bool, full: bool) -> list[Text]:
        """A market by its name with its price and, on lines of their own where there is room, its wares."""
        can = market["id"] in view["affordable"]
        head = Text().append(AFFORDABLE if can else " ", "bold yellow").append(self.words.market(market["id"]), "bold")
        head.append(f": {self.words.price(market['price'], full)}  ", "bold yellow" if can else "")
        cells: list[Text] = []
        for (key, command), name in zip(self.menu.wares(market).items(), self.goods(market, full), strict=True):
            if view["phase"] != "rummage" and name != NOTHING:
                cells.append(Text(f" {key} ", "yellow").append(f"{name} ", "default"))
                choosable(cells[-1], command)
                if command in view["options"]:
                    cells[-1].apply_meta({BUTTON: True})
            elif name != NOTHING:
                cells.append(Text(name))
        if own_lines:
            return [head, *flow(Text("   "), cells or [Text(NOTHING, "dim")], width, 3)]
        return flow(head, cells or [Text(NOTHING, "dim")], width, NAME)

    def goods(self, market: dict[str, Any], full: bool) -> list[str]:
        """What lies at a market, place by place."""
        named = [self.words.art(kind, full) if kind else NOTHING for kind in market["art"]]
        return named + [self.words.card(card, full) if card else NOTHING for card in market["cards"]]

    def offers(self, view: ViewDict, width: int, room: int) -> list[Text]:
        lines = super().offers(view, width, room)
        if view["phase"] != "rummage":
            return lines
        cells: list[Text] = []
        for n, slot in enumerate(view["trays"][PERSON], 1):
            words = f"{n} {self.words.find(slot['find'])}" if slot else f"{n} {NOTHING}"
            if f"return {n}" in view["options"]:
                key = self.menu.key_for(view, f"return {n}")
                cells.append(button(key, self.words.find(slot["find"]) if slot else "", f"return {n}"))
            else:
                cells.append(Text(words, "" if slot else "dim"))
        tray = flow(self.row("midnight-exchange-terminal-head-tray"), cells, width, NAME)
        return [lines[0], *tray, *lines[1:], *self.enter_button(view)]

    def enter_button(self, view: ViewDict) -> list[Text]:
        """What Enter does in a rummage, for somebody with a mouse: start it, or skip the rest of it."""
        if PERSON not in view["actors"]:
            id = "midnight-exchange-terminal-enter-skip"
        elif view.get("ready") == 0:
            id = "midnight-exchange-terminal-enter-start"
        else:
            return []
        return [Text("  ").append_text(word_button("", self.texts.say(id)))]

    def bars(self, view: ViewDict) -> list[tuple[str, int, float]]:
        found: list[tuple[str, int, float]] = []
        slow = view.get("slow", 1)
        for name, left in view.get("timers", {}).items():
            what, *whose = name.split()
            if what == "rummage":
                share = left / (view["rummage_seconds"] * slow)
                found.append((self.texts.say("midnight-exchange-terminal-bar-rummage"), left, share))
            elif what == "hold" and whose[0] == str(PERSON) and view["holding"]:
                share = left / (view["hold_seconds"] * slow)
                found.append((self.texts.say("midnight-exchange-terminal-bar-hold"), left, share))
        return [(words, left, min(share, 1.0)) for words, left, share in found]

    def title_notes(self, view: ViewDict, room: int) -> str:
        """What is left in bag and pile, and what was agreed on, as far as it fits."""
        say = self.texts.say
        found = [say("midnight-exchange-terminal-supplies", bag=view["bag"], pile=view["pile"])]
        if view["max_rounds"]:
            found.insert(0, say("midnight-exchange-terminal-rounds", rounds=view["max_rounds"]))
        if view["house"] is not None:
            found.insert(0, say("midnight-exchange-terminal-house", title=view["house"]))
        return first_fitting([" · ".join(found[n:]) for n in range(len(found))], room)

    def clock(self, view: ViewDict) -> str:
        left = next((left for name, left in view.get("timers", {}).items() if name.startswith("rummage ")), None)
        return "" if left is None else f"{left // 60}:{left % 60:02}"

    def where(self, view: ViewDict) -> str:
        # texts: midnight-exchange-terminal-phase-*
        phase = self.texts.say(f"midnight-exchange-terminal-phase-{view['phase']}")
        return f"{self.texts.say('midnight-exchange-terminal-round', round=view['round'])} · {phase}"

    def heads(self, full: bool = False) -> Text:
        """The heads of the columns."""
        # texts: midnight-exchange-terminal-head-*
        seat, points, escape, tray, has = (
            self.texts.say(f"midnight-exchange-terminal-head-{part}")
            for part in ("seat", "points", "escape", "tray", "has")
        )
        text = Text(f"     {seat:<13}{points:>4}{escape:>4}  {tray:<{FULL_TRAY if full else TRAY}}{has}")
        text.stylize("dim")
        return text

    def seat(self, view: ViewDict, p: int, width: int, full: bool = False) -> Text:
        """One seat: its sign, name and points, its escape tile and tray; then its hand, or what it has in store."""
        turn = p == view["turn"]
        line = Text(" ").append(TURN if turn else " ", "bold yellow").append_text(self.field.letter(p))
        line.append(f"  {self.label(p):<13}", self.name_style(p, turn))
        line.append(f"{number(view['points'][p]):>4}", "bold")
        line.append(f"{view['escapes'][p] or NOTHING:>4}  ", "" if view["escapes"][p] else "dim")
        line.append(self.words.tray(view["trays"][p], full).ljust(FULL_TRAY if full else TRAY))
        if view["phase"] == "rummage":
            held = view["hands"][p]
            return line.append(f">{held}" if held else "", "bold yellow")
        cards = self.texts.say("midnight-exchange-terminal-cards", count=len(view["cards"][p]))
        has = f"{cards} {self.words.store(view['stores'][p], False)}"
        return line.append(has if len(has) <= width - len(line) else cards)

    def markets(self, view: ViewDict, width: int, full: bool) -> list[Row]:
        """The black markets: what they ask for, and what they offer; those the person can pay are marked."""
        rows: list[Row] = []
        for market in view["markets"]:
            can = market["id"] in view["affordable"]
            name = f" {market['id']} {self.words.market_short(market['id'])}{AFFORDABLE if can else ' '} "
            price = self.words.price(market["price"], full)
            head = Text.assemble((name, "bold yellow" if can else "bold"), (price, "bold"), ": ")
            lines = flow(head, self.wares(view, market, full), width, NAME)
            if view["phase"] == "rummage":
                rows += block(lines, Priority.NORMAL, Priority.OPTIONAL)
            else:
                rows += block(lines, Priority.ESSENTIAL, Priority.ESSENTIAL)
        return rows

    def wares(self, view: ViewDict, market: dict[str, Any], full: bool) -> list[Text]:
        """What lies at a market; during trading, after what to type for it."""
        named = self.goods(market, full)
        if view["phase"] == "rummage":
            return [Text(name) for name in named if name != NOTHING]
        cells: list[Text] = []
        for (key, command), name in zip(self.menu.wares(market).items(), named, strict=True):
            cell = Text(key, "yellow" if command in view["options"] else "dim").append(f" {name}")
            cells.append(self.live(view, cell, command))
        return cells

    # --- what the person has and may do ---
    def holdings(self, view: ViewDict, width: int) -> list[Text]:
        return [self.hand(view)] if view["phase"] == "rummage" else self.own_cards(view, width)

    def hand(self, view: ViewDict) -> Text:
        """What the person holds, with the seconds until it drops; or where an empty hand may reach."""
        line = self.row("midnight-exchange-terminal-hand")
        if PERSON not in view["actors"]:
            return line.append(NOTHING)
        if not view["holding"]:
            places = [self.words.place(place) for place in view["open"][PERSON]]
            return line.append(
                f"{NOTHING}   {self.texts.say('midnight-exchange-terminal-open', places=self.texts.join(places))}"
            )
        line.append(f"{view['hands'][PERSON]} {self.words.find(view['holding'])}", "bold yellow")
        left = view.get("timers", {}).get(f"hold {PERSON} {view['hands'][PERSON]}")
        return line if left is None else line.append(f"  {left} s", "dim")

    def row(self, id: str) -> Text:
        """The head of a row."""
        return Text.assemble((f" {self.texts.say(id):<{NAME - 1}}", "bold"))

    def own_cards(self, view: ViewDict, width: int) -> list[Text]:
        """The person's store and cards."""
        lines = [self.row("midnight-exchange-terminal-store").append(self.words.store(view["stores"][PERSON]))]
        if view["cards"][PERSON]:
            cards = [Text(self.words.owned(card, False)) for card in view["cards"][PERSON]]
            lines += flow(self.row("midnight-exchange-terminal-own"), cards, width, NAME)
        return lines

    def legend(self) -> list[Text]:
        say = self.texts.say
        signs = say("midnight-exchange-terminal-signs", turn=TURN, bot=BOT, means=AFFORDABLE)
        cards = say("midnight-exchange-terminal-collections", sign=COLLECTION)
        return dimmed([signs, say("midnight-exchange-terminal-marks"), cards])

    def current_legend(self, view: ViewDict) -> list[Text]:
        signs, tiles, cards = self.legend()
        return [tiles, signs, cards] if view["phase"] == "rummage" else [signs, cards]

    # --- plain lines ---
    def brief(self, view: ViewDict, width: int) -> list[Text]:
        clock = self.clock(view)
        where = Text(f"{self.where(view)}{f'  {clock}' if clock else ''}")
        seats = [Text(self.brief_seat(view, p)) for p in range(view["seats"])]
        rummage = view["phase"] == "rummage"
        field = self.field.lines(view, width) if rummage else []
        return [where, *seats, *field, *(row.text for row in self.markets(view, width, not rummage))]

    def brief_seat(self, view: ViewDict, p: int) -> str:
        """A seat in one sentence."""
        numbered = (f"{n} {self.words.find(slot['find'])}" for n, slot in enumerate(view["trays"][p], 1) if slot)
        return self.texts.say(
            "midnight-exchange-terminal-brief", phase=view["phase"], who=self.label(p), sign=self.letters[p],
            points=view["points"][p], escape=str(view["escapes"][p] or NOTHING), hand=str(view["hands"][p] or NOTHING),
            tray=", ".join(numbered) or NOTHING, store=self.words.store(view["stores"][p]), cards=len(view["cards"][p]),
        )  # fmt: skip

    # --- the end ---
    def score_breakdown(self, view: ViewDict) -> list[Text]:
        say = self.texts.say
        # texts: midnight-exchange-terminal-part-*
        heads = [say(f"midnight-exchange-terminal-part-{part}") for part in PARTS]
        wide = [len(head) + 2 for head in heads]
        cells = "".join(f"{head:>{w}}" for head, w in zip(heads, wide, strict=True))
        lines = [Text(f"{'':<14}{cells}{say('midnight-exchange-terminal-part-all'):>8}", "bold")]
        for p in range(view["seats"]):
            counts = [view["breakdown"][p][part] for part in PARTS]
            line = Text(f"{self.label(p):<14}")
            for n, w in zip(counts, wide, strict=True):
                line.append(f"{n:>{w}}")
            lines.append(line.append(f"{view['points'][p]:>8}", "bold"))
        return [*lines, Text()]

    def why_over(self, outcome: Outcome, view: ViewDict, clause: str) -> str:
        say = self.texts.say
        if outcome.rule == "ME-6.5":
            return say("midnight-exchange-terminal-why-rounds", rounds=outcome.rounds, clause=clause)
        if outcome.rule == "ME-6.6":
            return say("midnight-exchange-terminal-why-stalled", rounds=view["dry"], clause=clause)
        reason = "bag" if outcome.rule == "ME-6.2" else "supplies"
        return say("midnight-exchange-terminal-why", reason=reason, clause=clause)
