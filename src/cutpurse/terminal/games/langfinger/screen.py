"""Langfinger in the terminal: the seats, the town with its five places, and what the person holds and may do."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from cutpurse.games.langfinger.pieces import PLACE_NAMES, TOOL_NAMES
from cutpurse.games.langfinger.rules.rounds import TOOLS_MISSING
from cutpurse.kernel.core import Rule
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.langfinger.known import LangfingerKnown
from cutpurse.terminal.games.langfinger.log import LangfingerLog
from cutpurse.terminal.games.langfinger.menu import LangfingerMenu
from cutpurse.terminal.games.langfinger.words import LangfingerWords
from cutpurse.terminal.games.signs import AFFORDABLE, BOT, NOBODY, NOTHING, START, TURN
from cutpurse.terminal.games.views import ViewDict
from cutpurse.terminal.layout import GAP, dimmed, flow, rule, times
from cutpurse.terminal.screen import Priority, Row, Zone, block
from cutpurse.texts import Texts, number

STYLES = {
    "red": "bold red",
    "brown": "bold dark_orange3",
    "green": "bold green",
    "yellow": "bold yellow",
    "blue": "bold bright_blue",
}
NAME = 9  # columns a place takes before its spaces
HELD = 7  # columns before what the person holds
ROGUE = 13  # columns of a rogue without its name
LOOT = 30  # columns left for the loot before rogues are shown with their names
COMFORT = 6  # lines left for the log before the town is shown in full words
SCARCE = 4  # lines left for the log before the rows of what is known are shown


class LangfingerScreen(GameScreen):
    """Langfinger at one table."""

    game: ClassVar[str] = "langfinger"
    pauses: ClassVar[dict[str, float]] = {
        "StonePlaced": 0.35, "ToolTaken": 0.5, "Robbed": 1.2, "ToolDiscarded": 0.5, "Sold": 1.2, "Declined": 0.7,
    }  # fmt: skip
    examples: ClassVar[tuple[str, str]] = ("villa", "hammer plan")
    menu: LangfingerMenu
    log: LangfingerLog
    known_page: LangfingerKnown

    def __init__(self, texts: Texts, names: list[str]) -> None:
        super().__init__(texts, names)
        self.words = LangfingerWords(texts)
        self.log = LangfingerLog(texts, self.names, self.words)
        self.menu = LangfingerMenu(texts, self.names, self.words)
        self.known_page = LangfingerKnown(texts, self.words)

    def refusal_detail(self, view: ViewDict, command: str, rule: Rule) -> str:
        return self.menu.missing(view, command) if rule is TOOLS_MISSING else ""

    def notes(self, view: ViewDict) -> list[str]:
        return [self.texts.say("langfinger-terminal-worth", locks=self.words.inside(view["locks"]))]

    def fact(self, name: str, value: str) -> str:
        match name:
            case "tools":
                return ", ".join(self.words.counted(value.split()))
            case "lock":
                return self.words.lock(value)
            case "loot":
                kind, worth = value.split()
                return self.words.loot({"kind": kind, "value": worth})
            case _:  # for the grammar
                return value

    # --- the screen ---
    def top(self, view: ViewDict, width: int, room: int) -> list[Row]:
        seats = [Row(self.seat(view, p, width)) for p in range(view["seats"])]
        heads = Row(self.heads(view, width), Priority.OPTIONAL)
        line = Row(rule(width), Priority.OPTIONAL)
        above = [Row(self.title(view, width), Priority.ESSENTIAL), heads, *seats, line]
        short, full = (self.town(view, width, full) for full in (False, True))
        known = self.known_rows(view, width, room - SCARCE - len(above) - len(short))
        return [*above, *(full if len(above) + len(full) + len(known) + COMFORT <= room else short), *known]

    def zones(self, view: ViewDict, width: int, room: int) -> list[Zone]:
        players = [
            Row(line) for line in (self.heads(view, width), *(self.seat(view, p, width) for p in range(view["seats"])))
        ]
        short, full = (self.town(view, width, full) for full in (False, True))
        left = room - len(players) - 2
        town = full if len(full) <= left else short
        found = [Zone(self.texts.say("zone-players"), players), Zone(self.texts.say("langfinger-terminal-town"), town)]
        for id, cells in (
            ("langfinger-terminal-known-hands", self.known_page.hands(view, self.names)),
            ("langfinger-terminal-piles", self.known_page.piles(view)),
        ):
            lines = flow(Text(" "), cells, width, 1) if cells else []
            left -= len(lines) + 1
            if lines and left >= len(town):
                found.append(Zone(self.texts.say(id), [Row(line, Priority.OPTIONAL) for line in lines]))
        return found

    def title_notes(self, view: ViewDict, room: int) -> str:
        """When the game ends, and before that the house set in use, its title cut to fit."""
        say = self.texts.say
        found = [say("langfinger-terminal-target", target=str(view["target"]))]
        if view["max_rounds"]:
            found.insert(0, say("langfinger-terminal-rounds", rounds=view["max_rounds"]))
        agreed = " · ".join(found)
        if view["house"] is None:
            return agreed
        house = f"{say('langfinger-terminal-house', title=view['house'] or NOTHING)} · {agreed}"
        over = len(house) - room
        if over <= 0:
            return house
        title = view["house"][: -over - 1].rstrip()
        short = (
            say("langfinger-terminal-house", title=f"{title}…") if title else say("langfinger-terminal-house-untitled")
        )
        return f"{short} · {agreed}"

    def where(self, view: ViewDict) -> str:
        say = self.texts.say
        match view["phase"]:
            case "choosing":
                return say("langfinger-terminal-choosing")
            case "placing":
                where = say("langfinger-terminal-placing")
            case "over":
                where = say("langfinger-terminal-over")
            case _:
                where = say(
                    "langfinger-terminal-acting", place=self.words.place(view["place"]), space=str(view["space"])
                )
        return f"{say('langfinger-terminal-round', round=view['round'])} · {where}"

    def heads(self, view: ViewDict, width: int) -> Text:
        """The heads of the columns."""
        say = self.texts.say
        text = Text(f"     {say('langfinger-terminal-head-seat'):<14}")
        text.append(f"{say('langfinger-terminal-head-rogue'):<{self.rogue_room(view, width)}}")
        text.append(f"{say('langfinger-terminal-head-money'):>5}{say('langfinger-terminal-head-hand'):>5}  ")
        text.append(f"{say('langfinger-terminal-head-stones'):<7}{say('langfinger-terminal-head-loot')}")
        text.stylize("dim")
        return text

    def seat(self, view: ViewDict, p: int, width: int) -> Text:
        """One seat: its signs, name, rogue and numbers, and the backs of its loot."""
        turn = p in view["actors"]
        line = Text().append(f" {TURN if turn else ' '}{START if p == view['start'] else ' '}", "bold yellow")
        line.append_text(self.stone(view, p)).append(" ")
        line.append(f"{self.label(p):<14}", self.name_style(p, turn))
        room = self.rogue_room(view, width)
        rogue = self.rogue(view, p, room > ROGUE)
        line.append(f"{f'({rogue})' if p in view['tired'] else rogue:<{room}}")
        line.append(f"{number(view['money'][p]):>5}", "bold").append(f"{view['hands'][p]:>5}  ")
        line.append(f"{self.letters[p] * view['stones'][p]:<7}", self.colour(view, p))
        return line.append(self.loot_backs(view["loot"][p], width - len(line)))

    def rogue(self, view: ViewDict, p: int, named: bool) -> str:
        """A seat's rogue: the tool, and the name if there is room for it."""
        rogue = view["rogues"][p]
        if rogue is None:
            return NOTHING
        tool = self.words.tool(rogue["tool"])
        return f"{rogue['name']}, {tool}" if named else tool

    def rogue_room(self, view: ViewDict, width: int) -> int:
        """Columns for the rogues: with their names, if that leaves enough for the loot."""
        named = max(len(self.rogue(view, p, True)) for p in range(view["seats"])) + 4
        return max(named, ROGUE) if width - 38 - named >= LOOT else ROGUE

    def loot_backs(self, backs: list[dict[str, Any]], room: int) -> str:
        """Loot as everybody sees it: locks and tools, or just the locks if there is no room."""
        full = ", ".join(self.words.back(back) for back in backs)
        if len(full) <= room:
            return full
        locks = [back["lock"] for back in backs]
        return ", ".join(times(self.words.lock(lock), locks.count(lock)) for lock in dict.fromkeys(locks))

    def colour(self, view: ViewDict, p: int) -> str:
        """How a seat's stones are coloured; their letter says the same."""
        rogue = view["rogues"][p]
        return STYLES[rogue["colour"]] if rogue else ""

    def stone(self, view: ViewDict, p: int | None) -> Text:
        """A space, with the stone on it."""
        return Text(NOBODY, "dim") if p is None else Text(self.letters[p], self.colour(view, p))

    # --- the town ---
    def town(self, view: ViewDict, width: int, full: bool) -> list[Row]:
        """The five places. Those that the question is about are essential: one, or all while stones are placed."""
        rows: list[Row] = []
        for place in PLACE_NAMES:
            lines = self.place_lines(view, place, width, full)
            here = place == view["place"]
            first = Priority.ESSENTIAL if here or view["place"] is None else Priority.NORMAL
            rows += block(lines, first, Priority.ESSENTIAL if here else Priority.OPTIONAL)
        return rows

    def place_lines(self, view: ViewDict, place: str, width: int, full: bool) -> list[Text]:
        """A place with its spaces and what lies there, in short words if full ones take two lines."""
        here = place == view["place"]
        head = Text().append(TURN if here else " ", "bold yellow")
        head.append(f"{self.words.place(place):<{NAME - 1}}", "bold")
        for n, p in enumerate(view["spaces"][place], 1):
            head.append_text(self.live(view, self.stone(view, p), f"place {place} {n}", f"place {place}"))
        head.append(GAP)
        lines = flow(head, self.place_cells(view, place, True), width, NAME)
        if len(lines) == 1 or (full and place != "ruin"):  # the next loot card is not worth a line of its own
            return lines
        return flow(head, self.place_cells(view, place, False), width, NAME)

    def place_cells(self, view: ViewDict, place: str, full: bool) -> list[Text]:
        """What lies at a place, in full words or short ones."""
        if place == "city":
            names = [name for name in TOOL_NAMES if name in view["city"]]
            cells = zip(self.words.counted(view["city"]), names, strict=True)
            found = [self.live(view, Text(words), f"take {name}") for words, name in cells]
            return found or [Text(NOTHING, "dim")]
        if place == "ruin":
            return self.exchanges(view, full)
        if place == "harbour":
            return [self.fence(view, n, full) for n in range(1, len(view["harbour"]) + 1)]
        return self.loot_at(view, place, full)

    def loot_at(self, view: ViewDict, place: str, full: bool) -> list[Text]:
        """The backs of the loot at a place; what the person can afford is marked."""
        payable = {int(option.split()[1]) for option in view["payable"][place]}
        cells: list[Text] = []
        for n, back in enumerate(view[place], 1):
            cell = Text(str(n)).append(AFFORDABLE if n in payable else " ", "bold yellow")
            cell.append(self.words.back(back, full)) if back else cell.append(NOTHING, "dim")
            moves = (f"rob {n}", f"rob {n} with rogue") if place == view["place"] else ()
            cells.append(self.live(view, cell, *moves))
        return cells

    def exchanges(self, view: ViewDict, full: bool) -> list[Text]:
        """The exchange spaces with their stones, and the next card of the loot pile."""
        cells: list[Text] = []
        for x in view["ruin"]:
            cell = Text(f"{x['discard']}>{x['draw']}", "" if x["seat"] is None else "dim")
            if x["seat"] is not None:
                cell.append(":").append_text(self.stone(view, x["seat"]))
            cells.append(self.live(view, cell, f"swap {x['discard']}>{x['draw']}"))
        if view["top"]:
            cells.append(
                Text(self.texts.say("langfinger-terminal-next", back=self.words.back(view["top"], full)), "dim")
            )
        return cells

    def fence(self, view: ViewDict, n: int, full: bool) -> Text:
        """A fence at its stall, marked if it buys something of the person's."""
        fence = view["harbour"][n - 1]
        sells = bool(view["saleable"] and view["saleable"][n - 1])
        cell = Text(str(n)).append(AFFORDABLE if sells else " ", "bold yellow")
        cell.append(self.words.fence(fence, full)) if fence else cell.append(NOTHING, "dim")
        return self.live(view, cell, f"visit {n}")

    def known_rows(self, view: ViewDict, width: int, room: int) -> list[Row]:
        """What is known of hands and piles, as far as there is room."""
        rows: list[Row] = []
        for head, cells in (
            ("langfinger-terminal-known", self.known_page.hands(view, self.names)),
            ("langfinger-terminal-piles", self.known_page.piles(view)),
        ):
            lines = self.headed(head, cells, width, NAME) if cells else []
            if len(rows) + len(lines) <= room:
                rows += [Row(line, Priority.OPTIONAL) for line in lines]
        return rows

    # --- what the person has and may do ---
    def holdings(self, view: ViewDict, width: int) -> list[Text]:
        hand = [Text(words) for words in self.words.counted(view["hand"])] or [Text(NOTHING)]
        lines = self.headed("langfinger-terminal-hand", hand, width, HELD)
        if view["mine"]:
            cards = enumerate(view["mine"], 1)
            loot = [self.live(view, Text(f"{n} {self.words.loot(card)}"), f"sell {n}") for n, card in cards]
            lines += self.headed("langfinger-terminal-loot", loot, width, HELD)
        return lines

    def legend(self) -> list[Text]:
        say = self.texts.say
        signs = say("langfinger-terminal-signs", turn=TURN, start=START, means=AFFORDABLE, bot=BOT)
        return dimmed([signs, say("langfinger-terminal-marks")])

    # --- plain lines ---
    def brief(self, view: ViewDict, width: int) -> list[Text]:
        seats = [Text(self.brief_seat(view, p)) for p in range(view["seats"])]
        where = self.where(view)
        if view["house"] is not None:
            where += f" · {self.texts.say('langfinger-terminal-house', title=view['house'] or NOTHING)}"
        return [Text(where), *seats, *(row.text for row in self.town(view, width, False))]

    def brief_seat(self, view: ViewDict, p: int) -> str:
        """A seat in one sentence."""
        return self.texts.say(
            "langfinger-terminal-brief", who=self.label(p), sign=self.letters[p], money=view["money"][p],
            hand=view["hands"][p], rogue=self.rogue(view, p, True), loot=self.loot_backs(view["loot"][p], 0) or NOTHING,
        )  # fmt: skip

    def why_over(self, outcome: Outcome, view: ViewDict, clause: str) -> str:
        say = self.texts.say
        if outcome.rule == "LF-5.3":
            return say("langfinger-terminal-why-rounds", rounds=outcome.rounds, clause=clause)
        if outcome.rule == "LF-5.4":
            return say("langfinger-terminal-why-dry", rounds=view["dry"], clause=clause)
        first, *others = view["finishers"]
        if others:
            who = self.names_of(view["finishers"])
            return say("langfinger-terminal-why-several", who=who, target=view["target"], clause=clause)
        return say("langfinger-terminal-why", total=view["money"][first], clause=clause, **self.who(first))
