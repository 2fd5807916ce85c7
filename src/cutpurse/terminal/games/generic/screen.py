"""Any game in the terminal: the seats in a table, what lies between them, the person's hand and options."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from cutpurse.kernel.game import Outcome
from cutpurse.kernel.layout import Layout, LayoutField, forgiving_layout
from cutpurse.kernel.manifest import Manifest
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.generic.known import GenericKnown
from cutpurse.terminal.games.generic.log import GenericLog
from cutpurse.terminal.games.generic.menu import GenericMenu
from cutpurse.terminal.games.generic.words import GenericWords
from cutpurse.terminal.games.signs import BOT, TURN
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.layout import dimmed, flow, rule
from cutpurse.terminal.screen import Priority, Row, Zone, block
from cutpurse.texts import Texts

PER_SEAT = ("seat_counters", "seat_words", "seat_zones")
SHORT = ("counter", "word", "flag", "seat", "seats", "track")  # several of them stand in one line
NAME = 13  # columns of a name
NARROW = 5  # columns of a number at least
PAUSE = 0.7  # seconds that an event with a text stays visible


class GenericScreen(GameScreen):
    """Any game at one table."""

    game: ClassVar[str] = "generic"
    log: GenericLog
    menu: GenericMenu
    known_page: GenericKnown

    def __init__(self, texts: Texts, names: list[str], manifest: Manifest) -> None:
        super().__init__(texts, names)
        self.manifest = manifest
        self.layout: Layout = forgiving_layout(manifest)[0]
        self.asks_out_of_turn = manifest.game.reacts()
        self.words = GenericWords(texts, manifest, self.names)
        self.log = GenericLog(texts, self.names, self.words, self.layout)
        self.menu = GenericMenu(texts, self.names, self.words)
        self.known_page = GenericKnown(texts, self.words, self.layout)

    def fact(self, name: str, value: str) -> str:
        return self.words.piece(value)

    def fields(self, *kinds: str) -> list[LayoutField]:
        """The fields of these kinds, in the order of the view."""
        return [field for field in self.layout["fields"] if field["kind"] in kinds]

    # --- words ---
    def vocabulary(self) -> dict[str, str]:
        words = {word for notation in self.manifest.game.commands for word in notation.split() if not word.isdecimal()}
        named = {word: (self.words.known(word) or "").lower() for word in sorted(words)}
        return {name: word for word, name in named.items() if name and " " not in name and name not in words}

    def quoted(self, command: str) -> str:
        return self.texts.say("generic-terminal-quoted", move=self.words.command(command))

    def welcome(self) -> str:
        said = self.words.own("welcome") or self.words.own("title.text") or ""
        return " ".join([f"{self.words.title()}.", *said.split()])

    def how_to_type(self) -> str:
        options = list(self.manifest.game.commands)
        return self.texts.say("generic-terminal-how-to-type", example=self.localised(options[0]))

    def standing_orders(self) -> str:
        return "generic-terminal-ask-now"

    def pause_after(self, event: str) -> float:
        return PAUSE if self.words.has(f"event-{event}") else 0.0

    # --- the screen ---
    def title(self, view: ViewDict, width: int) -> Text:
        where = self.where(view)
        return Text.assemble(" ", (self.words.title(), "bold yellow"), f" · {where}" if where else "")

    def where(self, view: ViewDict) -> str:
        rounds = [field for field in self.fields("counter") if field["name"] == "round"]
        return " · ".join(f"{self.words.caption('round')} {view['round']}" for _ in rounds)

    def title_notes(self, view: ViewDict, room: int) -> str:
        return ""

    def top(self, view: ViewDict, width: int, room: int) -> list[Row]:
        title = Row(self.title(view, width), Priority.ESSENTIAL)
        seats = [Row(line) for line in self.seats(view, width)]
        line = Row(rule(width), Priority.OPTIONAL)
        return [title, line, *seats, line, *self.between(view, width)]

    def zones(self, view: ViewDict, width: int, room: int) -> list[Zone]:
        seats = [Row(line) for line in self.seats(view, width)]
        between = self.between(view, width)
        found = [Zone(self.texts.say("zone-players"), seats)]
        return [*found, Zone(self.texts.say("zone-table"), between)] if between else found

    def seats(self, view: ViewDict, width: int) -> list[Text]:
        """A line for each seat, below the heads of the columns."""
        columns = self.columns(view, width)
        heads = Text(" " * (NAME + 4), "dim")
        for field, size in columns:
            heads.append(shortened(self.words.caption(field["name"]), size).ljust(size) + "  ")
        heads.rstrip()
        lines = [heads] if columns else []
        for p in range(view["seats"]):
            turn = p in view["actors"]
            line = Text().append(f" {TURN if turn else ' '} ", "bold yellow")
            line.append(f"{self.label(p):<{NAME}} ", self.name_style(p, turn))
            for field, size in columns:
                line.append(shortened(self.of_seat(view, field, p), size).ljust(size) + "  ")
            line.rstrip()
            lines.append(line)
        return lines

    def columns(self, view: ViewDict, width: int) -> list[tuple[LayoutField, int]]:
        """What is shown of every seat, and how wide: each as wide as it needs, as long as there is room."""
        found: list[tuple[LayoutField, int]] = []
        left = width - NAME - 4
        for field in sorted(self.fields(*PER_SEAT), key=lambda field: PER_SEAT.index(field["kind"])):
            cells = [self.of_seat(view, field, p) for p in range(view["seats"])]
            if not any(cells):
                continue
            caption = len(self.words.caption(field["name"]))
            size = min(max(NARROW, caption, *(len(cell) for cell in cells)), left - 2)
            if size < min(NARROW, caption):
                break
            found.append((field, size))
            left -= size + 2
        return found

    def of_seat(self, view: ViewDict, field: LayoutField, p: int) -> str:
        """What a field says of one seat."""
        value = view.get(field["name"])
        held = value[p] if isinstance(value, list) and p < len(value) else None
        return "" if held is None or held in ("", []) else self.words.pieces(held, field)

    def between(self, view: ViewDict, width: int) -> list[Row]:
        """What lies between the seats: short things in a line, and a line for each place."""
        cells = [
            Text.assemble((f"{self.words.caption(field['name'])} ", "dim"), self.words.said(view[field["name"]], field))
            for field in self.fields(*SHORT)
            if there(view.get(field["name"])) and field["name"] != "round" and view[field["name"]] is not False
        ]
        rows = [*block(flow(Text(" "), cells, width, 1), Priority.NORMAL, Priority.OPTIONAL)] if cells else []
        indent = self.indent(width)
        for field in self.fields("zone", "rows", "grid", "group"):
            if there(value := view.get(field["name"])):
                lines = self.place(field, value, width, indent)
                rows += block(lines, Priority.NORMAL, Priority.OPTIONAL)
        return rows

    def indent(self, width: int) -> int:
        """Where what lies in a place begins, to the right of all captions."""
        captions = [self.words.caption(field["name"]) for field in self.fields("zone", "rows", "grid", "group", "hand")]
        return min(max((len(caption) for caption in captions), default=0) + 3, width // 3)

    def place(self, field: LayoutField, value: Any, width: int, indent: int) -> list[Text]:
        """A place with what lies there, after its caption."""
        caption = Text(f" {shortened(self.words.caption(field['name']), indent - 2):<{indent - 1}}", "bold")
        if field["kind"] in ("rows", "grid") and isinstance(value, list):
            cells = [Text(self.words.pieces(row, field)) for row in value]
        else:
            cells = [Text(cell) for cell in self.words.said(value, field).split("  ")]
        return flow(caption, cells, width, indent)

    # --- what the person has and may do ---
    def holdings(self, view: ViewDict, width: int) -> list[Text]:
        return [
            line
            for field in self.fields("hand")
            if there(view.get(field["name"]))
            for line in self.place(field, view[field["name"]], width, self.indent(width))
        ]

    def choices(self, view: ViewDict, width: int) -> list[Text]:
        options = self.menu.lines(view, width) if PERSON in view["actors"] else []
        return [*self.holdings(view, width), *options]

    def legend(self) -> list[Text]:
        return dimmed([self.texts.say("generic-terminal-signs", turn=TURN, bot=BOT)])

    def brief(self, view: ViewDict, width: int) -> list[Text]:
        return [Text(self.where(view)), *(row.text for row in self.between(view, width))]

    # --- the end ---
    def scores(self, view: ViewDict) -> list[Text]:
        return self.seats(view, 80)

    def why_over(self, outcome: Outcome, view: ViewDict, clause: str) -> str:
        said = self.words.own(f"over-{outcome.rule.replace('.', '-')}") or self.texts.say("generic-terminal-over")
        return self.texts.say("generic-terminal-why", why=said, clause=clause)


def there(value: Any) -> bool:
    """Whether there is something to be shown, however deep it lies."""
    if isinstance(value, list):
        return any(there(item) for item in value)
    return value is not None and value not in ("", {})


def shortened(text: str, most: int) -> str:
    """A text that fits; what is left out is marked."""
    return text if len(text) <= most else text[: max(most - 1, 0)] + "…"
