"""FullScreenTable: the table of the terminal, shown on a window instead of lines; what it does is the same."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from rich.text import Text

from cutpurse.terminal import review_command, rules_reader
from cutpurse.terminal.choosable import Chosen
from cutpurse.terminal.command_help import program
from cutpurse.terminal.fullscreen.window import Picture, Window
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.keyboard import Keys
from cutpurse.terminal.table import LOGGED, RECENT, TerminalTable

ACTIONS = ("rules", "hint", "undo", "last", "known", "score", "log", "ask", "quit")  # as the texts name them
AGAIN, REVIEW, LEAVE = "again", "review", "leave"


class WindowKeys(Keys):
    """Lines from a window, for a stretch of real time; the line being typed is the window's own."""

    def __init__(self, window: Window) -> None:
        self.mailbox = window.mailbox
        self.typed = ""

    def now(self) -> float:
        return self.mailbox.now()

    @contextmanager
    def key_mode(self) -> Iterator[None]:
        yield

    @contextmanager
    def line_mode(self) -> Iterator[None]:
        yield

    def wait(self, seconds: float) -> list[str]:
        line = self.mailbox.line(max(seconds, 0))
        return [] if line is None else [line]


class FullScreenTable(TerminalTable):
    """One match on a window."""

    notice_heading = ""
    fresh = 0  # the first sentence of the log that the person has not answered yet
    answered = 0  # how many there were when the person last chose something

    @property
    def window(self) -> Window:
        """The screen, which is a window here."""
        return cast(Window, self.screen)

    def run(self) -> int:
        """Play until the game ends or the person leaves."""
        self.window.table = self
        return super().run()

    def greet(self) -> None:
        if self.greeting:
            with self.window.titled(self.texts.say("page-welcome")):
                super().greet()

    # --- showing ---
    def picture(self, view: ViewDict, waits: str = "") -> Picture:
        """This moment."""
        asked = PERSON in view["actors"] and not waits and self.match.outcome is None
        words = [(word, self.texts.say(f"words-{word}").split()[0]) for word in ACTIONS]  # texts: words-*
        question = waits or self.game_screen.question(view)
        if not asked and not waits and self.pace and question and not self.real_time:
            question = f"{question} · {self.texts.say('full-screen-skip')}"
        actions = [(name, word) for name, word in words if name != "ask" or self.game_screen.asks_out_of_turn]
        return Picture(
            self.game_screen, view, self.log_lines, len(self.log_lines), self.fresh, question, list(self.notice),
            self.notice_heading, actions, asked, self.real_time is not None,
        )  # fmt: skip

    def draw(self, view: ViewDict) -> None:
        self.window.show(self.picture(view))

    def redraw(self, keys: Keys) -> None:
        self.draw(self.view())

    def keyboard(self) -> Keys:
        return WindowKeys(self.window)

    def show_new(self, since: int) -> None:
        self.window.mailbox.check()
        self.fresh = self.answered
        with self.window.titled(self.texts.say("page-round-over")):
            super().show_new(since)

    def wait(self, seconds: float) -> None:
        self.window.mailbox.pause(seconds)

    def show_notice(self, lines: list[Text]) -> None:
        self.notice, self.notice_heading = lines, ""

    # --- the person ---
    def prompt(self) -> str:
        self.draw(self.view())
        line = self.window.ask()
        self.notice, self.notice_heading = [], ""
        self.answered = len(self.log_lines)
        return line if isinstance(line, Chosen) else line.strip()

    def handle_line(self, line: str) -> None:
        if isinstance(line, Chosen):
            self.make(line, [self.match.game.commands[line]], self.view())
        else:
            super().handle_line(line)

    def refuse(self, line: str, reason: str) -> None:
        super().refuse(line, reason)
        self.notice_heading = self.texts.say("notice-refused")

    # --- actions ---
    def show_rules(self, clause: str) -> None:
        with self.window.titled(self.texts.say("page-rules"), search=not clause):
            super().show_rules(clause)

    def how_to_start(self) -> list[Text]:
        return [Text(self.texts.say("full-screen-how")), Text(), Text(self.game_screen.how_to_type())]

    def how_to_type(self) -> list[Text]:
        return [Text(self.texts.say("full-screen-how")), Text(), *super().how_to_type()]

    def show_hint(self, rest: str) -> None:
        self.window.show(self.picture(self.view(), self.texts.say("hint-thinking")))
        super().show_hint(rest)
        self.notice_heading = self.texts.say("notice-hint")

    def show_known(self, rest: str) -> None:
        with self.window.titled(self.texts.say("page-known")):
            super().show_known(rest)

    def show_last(self, rest: str) -> None:
        with self.window.titled(self.texts.say("page-last")):
            super().show_last(rest)

    def show_sheet(self, rest: str) -> None:
        with self.window.titled(self.texts.say("page-score")):
            super().show_sheet(rest)

    def show_log(self, rest: str) -> None:
        with self.window.titled(self.texts.say("page-log")):
            self.window.page(self.log_lines[-LOGGED:])

    # --- the end ---
    def finish(self) -> None:
        """Show who won and why; then another game, a review, or leave."""
        outcome = self.match.outcome
        assert outcome is not None
        say, view = self.texts.say, self.match.view(PERSON)
        self.draw(view)
        clause = rules_reader.clause_title(rules_reader.find_clause(outcome.rule, self.texts)).plain
        verdict, why = self.game_screen.verdict(outcome), self.game_screen.why_over(outcome, view, clause)
        record = self.store.finish(self.path, self.seating, self.match)
        verify = f"  {program()} verify {shlex.quote(str(record))}"
        told = [*self.game_screen.scores(view), Text(), *self.game_screen.score_breakdown(view)]
        last = self.log_lines[-RECENT:]
        lines: list[str | Text] = [Text(verdict, "bold yellow"), why, "", *told, "", *last, "", say("record"), verify]
        self.window.write([why, verdict, "", say("record"), verify], wrap=False)
        # texts: button-again, button-review, button-leave
        choices = [(choice, say(f"button-{choice}")) for choice in (AGAIN, REVIEW, LEAVE)]
        while True:
            with self.window.titled(say("page-over")):
                choice = self.window.choose(lines, choices)
            if choice != REVIEW:
                break
            self.show_review()
        if choice == AGAIN:
            self.again = True
            self.window.farewell.clear()

    def show_review(self) -> None:
        """What decided the game."""
        found = review_command.review_of(self.match, self.store, review_command.USUAL, self.show_progress)
        names = self.game_screen.names
        columns = min(review_command.CURVE, self.window.width - review_command.longest(names) - 3)
        with self.window.titled(self.texts.say("page-review")):
            self.window.page(review_command.lines(found, self.match, None, self.game_screen, columns))

    def show_progress(self, share: float) -> None:
        """How far a review is; whoever leaves meanwhile need not wait for its end."""
        self.window.mailbox.check()
        self.window.show_progress(self.texts.say("review-progress", percent=int(share * 100)))
