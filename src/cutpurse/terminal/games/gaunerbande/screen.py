"""Gaunerbande in the terminal: the seats with the trick, and the hand by colour."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from cutpurse.games.gaunerbande.pieces import COLOURS
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.choosable import button, choosable
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.gaunerbande.known import GaunerbandeKnown
from cutpurse.terminal.games.gaunerbande.log import GaunerbandeLog
from cutpurse.terminal.games.gaunerbande.menu import GaunerbandeMenu
from cutpurse.terminal.games.gaunerbande.words import STYLES, GaunerbandeWords, painted, style
from cutpurse.terminal.games.signs import BOT, TURN
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.layout import flow, rule
from cutpurse.terminal.screen import Priority, Row, Zone
from cutpurse.texts import Texts, number

LED, AHEAD = "»", "*"
CELL = 7  # columns of a card of the hand
TRICK_LINES = 8  # that the cards on the table take, with a heading and the last trick
CARD_WIDTH = 24  # columns of a card on the table, at most
HEADING = 9  # columns before the cards of a colour
LAST = 9  # columns of a card of the last trick


class GaunerbandeScreen(GameScreen):
    """Gaunerbande at one table."""

    game: ClassVar[str] = "gaunerbande"
    pauses: ClassVar[dict[str, float]] = {"Played": 0.35, "TrickTaken": 0.9}
    examples: ClassVar[tuple[str, str]] = ("g4", "g4 b12 r12")
    log: GaunerbandeLog
    menu: GaunerbandeMenu

    def __init__(self, texts: Texts, names: list[str]) -> None:
        super().__init__(texts, names)
        self.words = GaunerbandeWords(texts)
        self.log = GaunerbandeLog(texts, self.names, self.words)
        self.menu = GaunerbandeMenu(texts, self.names, self.words)
        self.known_page = GaunerbandeKnown(texts, self.words)

    def vocabulary(self) -> dict[str, str]:
        return {}  # cards are written alike in every language

    def quoted(self, command: str) -> str:
        return command.partition(" ")[2]

    def paint(self, sentence: str) -> Text:
        return painted(sentence)

    # --- the screen ---
    def top(self, view: ViewDict, width: int, room: int) -> list[Row]:
        seats = (self.seat(view, p, width) for p in range(view["seats"]))
        return [Row(line) for line in (self.title(view, width), rule(width), self.heads(width), *seats, rule(width))]

    def zones(self, view: ViewDict, width: int, room: int) -> list[Zone]:
        rows = [self.heads(width), *(self.seat(view, p, width) for p in range(view["seats"]))]
        players = Zone(self.texts.say("zone-players"), [Row(line) for line in rows])
        if room < len(rows) + TRICK_LINES:
            return [players]
        trick = [Row(line) for line in self.table_cards(view, width)]
        if view["last_trick"]:
            trick.append(Row(Text(" ").append_text(self.last(view)[0]), Priority.OPTIONAL))
        return [players, Zone(self.texts.say("gaunerbande-terminal-head-trick"), trick)]

    def table_cards(self, view: ViewDict, width: int) -> list[Text]:
        """The trick as cards side by side, each in the place of its player."""
        laid = {play["seat"]: play["card"] for play in view["trick"]}
        size = min(width // view["seats"] - 1, CARD_WIDTH)
        lines = [Text() for _ in range(5)]
        for p in range(view["seats"]):
            signs = (f"{LED} " if p == view["leader"] and p in laid else "") + (AHEAD if p == view["ahead"] else "")
            card = laid.get(p, "")
            colour = style(card) if card else "dim"
            turn = p in view["actors"]
            name = Text(f" {self.names[p]} {signs}", self.name_style(p, turn) if turn or card else "dim")
            face = [Text(f" {card}", colour), Text(f" {self.words.card[card]}" if card else "", colour)]
            cells = [name, Text(f"╭{'─' * (size - 2)}╮", "" if card else "dim")]
            for part in face:
                part.truncate(size - 2, overflow="ellipsis", pad=True)
                cells.append(Text.assemble(("│", "" if card else "dim"), part, ("│", "" if card else "dim")))
            cells.append(Text(f"╰{'─' * (size - 2)}╯", "" if card else "dim"))
            for line, cell in zip(lines, cells, strict=True):
                cell.truncate(size, overflow="ellipsis", pad=True)
                line.append_text(cell).append(" ")
        return lines

    def offers(self, view: ViewDict, width: int, room: int) -> list[Text]:
        if view["phase"] == "gang" and PERSON in view["actors"]:
            return super().offers(view, width, room)
        named = self.hand_buttons(view, width, named=True)
        return named if len(named) <= room else self.hand_buttons(view, width, named=False)

    def hand_buttons(self, view: ViewDict, width: int, named: bool) -> list[Text]:
        """The hand by colour: buttons, and the cards that may not be played; a click on one of them says why not."""
        verb = {"passing": "give", "tricks": "play"}.get(view["phase"], "")
        numbers = {option.partition(" ")[2]: str(n) for n, option in enumerate(view["options"], 1)}
        lines: list[Text] = []
        for letter in COLOURS:
            held = [card for card in view["hand"] if card[0] == letter]
            cells: list[Text] = []
            for card in held:
                label = f"{card} {self.words.card[card]}" if named else card
                if card in numbers:
                    cells.append(button(numbers[card], label, f"{verb} {card}", style(card)))
                elif PERSON in view["actors"] and verb:
                    cells.append(choosable(Text(f" {label} ", "dim"), f"{verb} {card}"))
                else:
                    cells.append(Text(f" {label} ", "dim"))
            if cells:
                name = Text(f" {self.words.colour(letter):<{HEADING - 1}}", STYLES[letter].partition(" on ")[0])
                lines += flow(name, cells, width, HEADING)
        return lines

    def title_notes(self, view: ViewDict, room: int) -> str:
        return self.texts.say("gaunerbande-terminal-limit", limit=str(view["limit"]))

    def where(self, view: ViewDict) -> str:
        say = self.texts.say
        match view["phase"]:
            case "passing":
                distance = view["distance"]
                where = say("gaunerbande-terminal-passing", who=self.names[distance], distance=distance)
            case "tricks":
                trick, of = str(view["trick_number"]), str(view["trick_count"])
                where = say("gaunerbande-terminal-trick-number", trick=trick, of=of)
            case "gang":
                where = say("gaunerbande-terminal-gang")
            case _:
                where = say("gaunerbande-terminal-over")
        return f"{say('gaunerbande-terminal-round', round=view['round'])} · {where}"

    def heads(self, width: int) -> Text:
        """The heads of the columns."""
        say = self.texts.say
        text = Text(f"   {say('gaunerbande-terminal-head-seat'):<15}")
        text.append(f"{say('gaunerbande-terminal-head-trick'):<{self.trick_room(width)}}")
        text.append(f"{say('gaunerbande-terminal-head-last'):<{LAST}}{say('gaunerbande-terminal-head-hand'):>5}")
        text.append(f"{say('gaunerbande-terminal-head-tricks'):>7}{say('gaunerbande-terminal-head-points'):>8}")
        text.append(f"{say('gaunerbande-terminal-head-total'):>8}")
        text.stylize("dim")
        return text

    def trick_room(self, width: int) -> int:
        """Columns for the card in the trick and its name."""
        return min(max(width - 56, 8), 36)

    def seat(self, view: ViewDict, p: int, width: int) -> Text:
        """One seat: its sign, name, cards in this trick and the last, and its numbers."""
        turn = p in view["actors"]
        line = Text().append(f" {TURN if turn else ' '} ", "bold yellow")
        line.append(f"{self.label(p):<13}", self.name_style(p, turn))
        line.append_text(self.in_trick(view, p, self.trick_room(width)))
        line.append_text(self.in_last_trick(view, p))
        line.append(f"{view['hands'][p]:>5}{view['tricks'][p]:>7}{view['points'][p]:>8}")
        line.append(f"{number(view['totals'][p]):>8}", "bold")
        return line

    def in_trick(self, view: ViewDict, p: int, room: int) -> Text:
        """A seat's card in this trick; signs say who led and who is ahead."""
        laid = {play["seat"]: play["card"] for play in view["trick"]}
        if p not in laid:
            return Text(" " * (room + 2))
        signs = (LED if p == view["leader"] else "") + (AHEAD if p == view["ahead"] else "")
        text = Text.assemble(f"{signs:>2}", (laid[p], style(laid[p])))
        name = f" {self.words.card[laid[p]]}"
        if len(text) + len(name) <= room + 1:
            text.append(name)
        text.pad_right(room + 2 - len(text))
        return text

    def in_last_trick(self, view: ViewDict, p: int) -> Text:
        """A seat's card in the last trick, marked for whoever took it."""
        laid = {play["seat"]: play["card"] for play in view["last_trick"]}
        if p not in laid:
            return Text(" " * LAST)
        text = Text.assemble((laid[p], style(laid[p])), AHEAD if p == self.log.taker else "")
        text.pad_right(LAST - len(text))
        return text

    def trick_line(self, plays: list[dict[str, Any]], ahead: int) -> str:
        """A trick in a row, the seat ahead marked."""
        marked = [(self.names[play["seat"]], play["card"], AHEAD if play["seat"] == ahead else "") for play in plays]
        return ", ".join(f"{name} {card}{mark}" for name, card, mark in marked)

    # --- what the person has and may do ---
    def choices(self, view: ViewDict, width: int) -> list[Text]:
        options = self.menu.ordered(view)
        if view["phase"] == "gang" and options:
            return [self.reward(n, option, view) for n, option in enumerate(options, 1)]
        numbers = {option.partition(" ")[2]: n for n, option in enumerate(options, 1)}
        lines: list[Text] = []
        for letter in COLOURS:
            held = [card for card in view["hand"] if card[0] == letter]
            per_line = max((width - 10) // CELL, 1)
            for i in range(0, len(held), per_line):
                name = "" if i else self.words.colour(letter)
                line = Text(f" {name:<9}")
                for card in held[i : i + per_line]:
                    line.append_text(self.cell(card, numbers.get(card)))
                line.rstrip()
                lines.append(line)
        return lines

    def cell(self, card: str, n: int | None) -> Text:
        """A card of the hand with its number, or dimmed where it may not be played."""
        if n is None:
            return Text(f" · {card:<4}", "dim")
        return Text.assemble((f"{n:>2} ", "yellow"), (card, style(card)), " " * (4 - len(card)))

    def reward(self, n: int, option: str, view: ViewDict) -> Text:
        """A reward for the gang, with its number."""
        return Text.assemble((f" {n} ", "yellow"), (option, "bold"), "  ", self.menu.choice(view, option))

    def legend(self) -> list[Text]:
        letters = [Text.assemble((letter, STYLES[letter]), " ", self.words.colour(letter)) for letter in COLOURS]
        signs = self.texts.say("gaunerbande-terminal-signs", turn=TURN, led=LED, ahead=AHEAD, bot=BOT)
        return [Text.assemble(" ", Text("  ").join(letters), "   ", (signs, "dim"))]

    # --- plain lines ---
    def brief(self, view: ViewDict, width: int) -> list[Text]:
        lines = [Text(self.where(view))]
        if view["trick"]:
            cards = self.trick_line(view["trick"], view["ahead"])
            lines.append(painted(self.texts.say("gaunerbande-terminal-trick", cards=cards)))
        if view["phase"] == "tricks":
            lines.append(Text(self.texts.say("gaunerbande-terminal-points", points=self.log.each(view["points"]))))
        return lines

    def last(self, view: ViewDict) -> list[Text]:
        if not view["last_trick"]:
            return [Text(self.texts.say("gaunerbande-terminal-no-last"))]
        cards = self.trick_line(view["last_trick"], self.log.taker)
        return [painted(self.texts.say("gaunerbande-terminal-last", cards=cards))]

    def why_over(self, outcome: Outcome, view: ViewDict, clause: str) -> str:
        say, limit = self.texts.say, str(view["limit"])
        first, *others = view["finishers"]
        if others:
            who = self.names_of(view["finishers"])
            return say("gaunerbande-terminal-why-several", who=who, limit=limit, clause=clause)
        total = number(view["totals"][first])
        return say("gaunerbande-terminal-why", total=total, limit=limit, clause=clause, **self.who(first))
