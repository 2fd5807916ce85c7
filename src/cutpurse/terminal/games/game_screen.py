"""GameScreen: what the table must know of a game to show it. Each game has its own, with its log and its menu."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.cells import cell_len
from rich.text import Text

from cutpurse.bots.hints import SEARCH
from cutpurse.bots.search.policy import Feature
from cutpurse.kernel.core import Command, Rule
from cutpurse.kernel.game import Outcome
from cutpurse.terminal.choosable import choosable
from cutpurse.terminal.games.game_log import GameLog
from cutpurse.terminal.games.game_menu import GameMenu
from cutpurse.terminal.games.known_page import KnownPage
from cutpurse.terminal.games.signs import BOT
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.layout import flow, seat_letters
from cutpurse.terminal.move_input import from_notation, write_moves
from cutpurse.terminal.screen import Row, Zone
from cutpurse.texts import Texts, number, signed


class GameScreen:
    """One game at one table: its view as lines."""

    game: ClassVar[str]  # its name, with which the ids of its texts begin
    pauses: ClassVar[dict[str, float]] = {}  # seconds an event stays visible, on a screen that is redrawn
    examples: ClassVar[tuple[str, str]] = ("", "")  # moves without their verbs, as they are typed: one, and several
    first_points: ClassVar[int] = 0  # what everybody has before the first round
    asks_out_of_turn: bool = False  # whether several players may be asked at once, in secret
    log: GameLog[Any]
    menu: GameMenu[Any]
    known_page: KnownPage[Any]

    def __init__(self, texts: Texts, names: list[str]) -> None:
        self.texts = texts
        self.names = [names[0] or texts.say("you"), *names[1:]]
        self.letters = seat_letters(self.names)

    # --- what each game writes ---
    def where(self, view: ViewDict) -> str:
        """The round, and what is going on in it."""
        raise NotImplementedError

    def title_notes(self, view: ViewDict, room: int) -> str:
        """What stands to the right of the title; `room` columns are free there."""
        raise NotImplementedError

    def top(self, view: ViewDict, width: int, room: int) -> list[Row]:
        """The upper part of the screen: where the game stands, and all seats. `room` lines would fit."""
        raise NotImplementedError

    def holdings(self, view: ViewDict, width: int) -> list[Text]:
        """What the person has, above what they may do."""
        raise NotImplementedError

    def legend(self) -> list[Text]:
        """The signs on the screen."""
        raise NotImplementedError

    def brief(self, view: ViewDict, width: int) -> list[Text]:
        """Where the game stands, for a terminal that is not redrawn."""
        raise NotImplementedError

    def why_over(self, outcome: Outcome, view: ViewDict, clause: str) -> str:
        """Why the game has ended, with the clause that ended it."""
        raise NotImplementedError

    # --- what a game may write otherwise ---
    def quoted(self, command: str) -> str:
        """A move within a sentence."""
        return self.texts.say(f"{self.game}-terminal-move", move=self.localised(command))  # texts: *-terminal-move

    def vocabulary(self) -> dict[str, str]:
        """Words of the person's language with the words of the notation they stand for; the first is the one shown."""
        pairs = self.texts.say(f"{self.game}-terminal-vocabulary").split()  # texts: *-terminal-vocabulary
        return dict(pair.split("=") for pair in pairs)

    def paint(self, sentence: str) -> Text:
        """A sentence of the log in colour."""
        return Text(sentence, "dim" if sentence.startswith("—") else "")

    def choices(self, view: ViewDict, width: int) -> list[Text]:
        """What the person has and may do, with what to type for it."""
        cells = self.menu.cells(view)
        return [*self.holdings(view, width), *(flow(Text(" "), cells, width, 1) if cells else [])]

    def compact(self, view: ViewDict, width: int, room: int) -> list[Row]:
        """The table below its title, for a full screen without room for headings; `room` lines would fit."""
        return self.top(view, width, room + 1)[1:]

    def zones(self, view: ViewDict, width: int, room: int) -> list[Zone]:
        """The table below its title in parts with headings, for a window that has room for them."""
        return [Zone("", self.top(view, width, room + 1)[1:])]

    def offers(self, view: ViewDict, width: int, room: int) -> list[Text]:
        """What the person has and may do as buttons, for a full screen; `room` lines would be fine."""
        lines = self.holdings(view, width)
        groups = self.menu.buttons(view) if PERSON in view["actors"] else []
        indent = min(max((cell_len(heading) for heading, _ in groups), default=0) + 3, width // 3)
        for heading, buttons in groups:
            if buttons:
                head = Text(f" {heading}".ljust(indent) if heading else " ", "bold")
                lines += flow(head, buttons, width, indent if heading else 1)
        return lines

    def bars(self, view: ViewDict) -> list[tuple[str, int, float]]:
        """What time is left where it is short: what for, the seconds, and the share of all there was."""
        return []

    def question(self, view: ViewDict) -> str:
        """What the person is asked, or whom the table waits for; nothing once the game is over."""
        if PERSON in view["actors"]:
            return self.menu.question(view)
        waited = [p for p in view["actors"] if p >= 0]
        id = "waiting-asked" if view.get("asked") else "waiting"
        return self.texts.say(id, who=self.names_of(waited)) if waited else ""

    def last(self, view: ViewDict) -> list[Text]:
        """What happened since the person's last move."""
        # texts: *-terminal-no-last
        told = self.log.since_last_move or [self.texts.say(f"{self.game}-terminal-no-last")]
        return [self.paint(sentence) for sentence in told]

    def refusal_detail(self, view: ViewDict, command: str, rule: Rule) -> str:
        """What a refused move would have needed, where the rule does not say it."""
        return ""

    def how_to_type(self) -> str:
        """How moves are typed, with examples."""
        one, several = (self.localised(example) for example in self.examples)
        return self.texts.say("how-to-type", one=one, several=several)

    def current_legend(self, view: ViewDict) -> list[Text]:
        """The signs that are on the screen now."""
        return self.legend()

    def notes(self, view: ViewDict) -> list[str]:
        """What else is good to know at this table, all through the game."""
        return []

    def clock(self, view: ViewDict) -> str:
        """The time left, where time is counted."""
        return ""

    def scores(self, view: ViewDict) -> list[Text]:
        """How everybody stands: the score sheet."""
        return self.sheet()

    def pause_after(self, event: str) -> float:
        """Seconds an event stays visible, on a screen that is redrawn."""
        return self.pauses.get(event, 0.0)

    def standing_orders(self) -> str:
        """The id of the text that says when the person is asked out of turn."""
        return "ask-now"

    def score_breakdown(self, view: ViewDict) -> list[Text]:
        """Where everybody's points come from, once the game is over."""
        return []

    def move_typed(self, view: ViewDict, move: str) -> str:
        """A move as the person would type it at this table now."""
        return self.localised(move)

    def line_typed(self, view: ViewDict, moves: list[Command]) -> str:
        """Moves as the person would type them, in one line."""
        return self.localised(write_moves(moves))

    def fact(self, name: str, value: str) -> str:
        """A piece that a reason speaks of, as the person sees it on the screen."""
        return self.localised(value)

    # --- the same for all ---
    def reason(self, feature: Feature, view: ViewDict | None = None) -> str:
        """Why a move is good; nothing where the game has no words for it. `view` is the table to type at, if any."""
        if feature.name.startswith(SEARCH):
            other = str(feature.facts.get("move", ""))
            move = self.localised(other) if view is None else self.move_typed(view, other)
            id = f"hint-{feature.name}"  # texts: hint-search-*
            return self.texts.say(id, worlds=feature.facts["worlds"], move=move)
        id = f"{self.game}-reason-{feature.name}"  # texts: *-reason-*
        facts = {name: self.fact(name, fact) if isinstance(fact, str) else fact for name, fact in feature.facts.items()}
        seat = feature.facts.get("seat")
        named: dict[str, str] = {"named": "no", "who": ""}
        if isinstance(seat, int):
            named = {"named": "yes", "who": self.names[seat]}
        return self.texts.say(id, **facts, **named) if self.texts.has(id) else ""

    def welcome(self) -> str:
        """What the game is about, in three lines."""
        return self.texts.say(f"{self.game}-terminal-welcome")  # texts: *-terminal-welcome

    def known(self, view: ViewDict, width: int) -> list[Text]:
        """What the person may know but does not see on the screen."""
        return self.known_page.page(view, [self.label(p) for p in range(view["seats"])], width)

    def known_summary(self) -> str:
        """What `known` tells, in a few words."""
        return self.texts.say(f"{self.game}-terminal-known-about")  # texts: *-terminal-known-about

    def localised(self, line: str) -> str:
        """Moves as the person would type them."""
        return from_notation(line, self.vocabulary())

    def who(self, seat: int) -> dict[str, str]:
        """A seat as messages take it."""
        return self.log.who(seat)

    def names_of(self, seats: list[int]) -> str:
        """Seats by their names, as a sentence has them."""
        return self.texts.join([self.names[seat] for seat in seats])

    def label(self, seat: int) -> str:
        """A seat's name as it stands at the table: bots carry their sign."""
        return self.names[seat] if seat == PERSON else self.names[seat] + BOT

    def name_style(self, seat: int, turn: bool) -> str:
        """How a seat's name is coloured."""
        return "bold yellow" if turn else "bold" if seat == PERSON else ""

    def live(self, view: ViewDict, text: Text, *moves: str) -> Text:
        """A piece of the board, choosable if it stands for one of these moves, which the person may make now."""
        move = next((move for move in moves if move in view["options"]), "")
        return choosable(text, move) if move else text

    def title(self, view: ViewDict, width: int) -> Text:
        """The first line of the screen: the game, the round, the time left, and notes to the right."""
        name = self.texts.say(f"{self.game}-terminal-title")  # texts: *-terminal-title
        title = Text.assemble(" ", (name, "bold yellow"), " · ", self.where(view))
        if clock := self.clock(view):
            title.append("  ").append(clock, "bold")
        notes = self.title_notes(view, width - len(title) - 3)
        title.pad_right(max(width - len(title) - len(notes) - 1, 1 if notes else 0))
        return title.append(notes, "dim")

    def headed(self, id: str, cells: list[Text], width: int, indent: int) -> list[Text]:
        """Cells in rows after their heading."""
        return flow(Text(f" {self.texts.say(id):<{indent - 1}}", "bold"), cells, width, indent)

    def sheet(self, most: int = 0) -> list[Text]:
        """The score sheet: for each round and seat the change and the new total. At most `most` rounds, the latest."""
        current = [self.log.earned] if any(self.log.earned) else []
        if not self.log.rounds and not current:
            return [Text(self.texts.say("sheet-empty"))]
        labels = [self.label(p) for p in range(len(self.names))]
        wide = [max(9, len(label) + 2) for label in labels]
        heads = "".join(f"{label:>{w}}" for label, w in zip(labels, wide, strict=True))
        head = self.texts.say("sheet-round")
        first = max(len(head), 3)
        lines = [Text(f"{head:<{first}}{heads}", "bold")]
        totals = [self.first_points] * len(self.names)
        for n, points in enumerate([*self.log.rounds, *current], 1):
            line = Text(f"{n if n <= len(self.log.rounds) else f'{n} …':>{first}}")
            for p, change in enumerate(points):
                totals[p] += change
                line.append(f"{signed(change):>{wide[p] - 5}}", "dim")
                line.append(f"{number(totals[p]):>5}", "bold")
            lines.append(line)
        return [lines[0], *lines[1:][-most:]]

    def verdict(self, outcome: Outcome) -> str:
        """Who won, with how many points."""
        total = number(outcome.scores[outcome.winners[0]])
        if outcome.winners == [PERSON]:
            return self.texts.say("end-you-win", total=total)
        names = self.names_of(outcome.winners)
        if len(outcome.winners) == 1:
            return self.texts.say("end-wins", who=names, total=total)
        return self.texts.say("end-share", who=names, total=total)
