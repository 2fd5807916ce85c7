"""The table: asks the person, lets the bots play, shows what happened, and saves the game after every move."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import get_args

from rich.text import Text

from cutpurse.bots import Advice, bots
from cutpurse.bots.fallback import bots_or_random, choice_of
from cutpurse.bots.hints import Adviser, HintedMove
from cutpurse.bots.player import Player
from cutpurse.kernel.core import Command
from cutpurse.kernel.match import ALREADY_REVEALED, LOOK_FIRST, NOTHING_TO_UNDO, Match, Refused
from cutpurse.kernel.play import GAME_OVER, NOT_YOUR_TURN
from cutpurse.kernel.record import Entry, standing
from cutpurse.table.local_table import LocalTable
from cutpurse.table.messages import When
from cutpurse.terminal import rules_reader
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import BAD_INPUT, UserError
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.keyboard import Keyboard, Keys
from cutpurse.terminal.layout import columns, rule
from cutpurse.terminal.move_input import UnknownMove, read_moves
from cutpurse.terminal.realtime import RealTimePhase, countdown_at
from cutpurse.terminal.saves import Saves, Seating
from cutpurse.terminal.screen import Screen, compose
from cutpurse.texts import printable

SUBSTITUTE = "greedy"  # who says how a hint goes on, where the game has it
STANDING_ORDERS: tuple[When, ...] = get_args(When)  # in the order in which the texts name them
NOTICE_LINES = 4  # an answer that is longer has a page of its own,
HINT_LINES = 8  # but not a hint, which is read beside the table
LOG_LINES = 3  # lines of the log that come before the legend
LOGGED = 120  # sentences that `log` shows
RECENT = 8  # sentences of the log that are shown again above the score sheet


class PlayerQuit(Exception):
    """The person leaves the table; the game is saved."""


class TerminalTable:
    """One match between a person and bots, until it ends or the person leaves."""

    again = False  # the person wants another game at this table

    def __init__(
        self,
        match: Match,
        game_screen: GameScreen,
        screen: Screen,
        store: Saves,
        path: Path,
        seating: Seating,
        pace: float = 1.0,
    ) -> None:
        self.match = match
        self.game_screen = game_screen
        self.screen = screen
        self.store = store
        self.path = path
        self.seating = seating
        self.texts = screen.texts
        self.pace = pace  # how many times as long as usual events stay visible; 0 does not wait at all
        self.local = LocalTable(
            match,
            seating.bots,
            seating.seed,
            self.show_new,
            self.save,
            seating.asks,
            countdown_at(pace, seating.slow) if screen.runs_clock else 0.0,
            seating.slow,
        )
        self.real_time: RealTimePhase | None = None  # while everyone acts at once
        self.greeting: list[str | Text] = []
        self.log_lines: list[Text] = []
        self.notice: list[Text] = []
        self.logged_entries = 0  # how many are in the log
        self.asked_at = -1  # how many entries there were when the person was last asked
        self.refused: list[tuple[int, str, str]] = []  # piped lines that could not be done: number, line, reason
        self.actions = self.actions_by_word()
        self.notes = game_screen.notes(match.view(PERSON))

    def actions_by_word(self) -> dict[str, Callable[[str], None]]:
        """What can be typed besides moves: English words everywhere, German ones at a German table."""
        actions: list[tuple[str, Callable[[str], None]]] = [
            (self.texts.say("words-rules"), self.show_rules),
            (self.texts.say("words-hint"), self.show_hint),
            (self.texts.say("words-undo"), self.undo),
            (self.texts.say("words-last"), self.show_last),
            (self.texts.say("words-known"), self.show_known),
            (self.texts.say("words-score"), self.show_sheet),
            (self.texts.say("words-log"), self.show_log),
            (self.texts.say("words-quit"), self.quit),
        ]
        if self.game_screen.asks_out_of_turn:
            actions.append((self.texts.say("words-ask"), self.change_standing_orders))
        return {word: action for words, action in actions for word in words.split()}

    # --- the game ---
    def run(self) -> int:
        """Play until the game ends or the person leaves; returns the exit code."""
        self.catch_up()
        self.save()
        try:
            self.greet()
            if not self.screen.drawn:
                self.screen.write(self.log_lines[-RECENT:])
            while self.match.outcome is None:
                self.play_on()
            self.finish()
        except (PlayerQuit, EOFError):
            self.save_and_leave()
        except KeyboardInterrupt:
            self.save_and_leave()
            raise
        return self.report_refused()

    def greet(self) -> None:
        """Say what there is to say before the game."""
        self.screen.page(self.greeting)

    def play_on(self) -> None:
        """Play up to and including the person's next move, or a whole real-time phase."""
        self.local.go_on()
        if self.local.core.realtime.pace is not None:
            self.real_time = RealTimePhase(self)
            self.real_time.run()
            self.real_time = None
        elif self.match.outcome is None:
            self.ask_person()

    def view(self) -> ViewDict:
        """The person's view; in real time, with the clock."""
        view = self.match.view(PERSON)
        return {**view, **self.real_time.view_fields()} if self.real_time else view

    def save_and_leave(self) -> None:
        """Save the game and say how to resume it, unless it is over."""
        if self.match.outcome is None:
            self.save()
            self.screen.write(["", self.texts.say("kept", program=program())])

    def catch_up(self) -> None:
        """Add everything new to the log."""
        for entry in self.match.seen(PERSON, self.logged_entries):
            if entry.undoes and not self.undo_continues(entry):
                taken_back = self.game_screen.quoted(self.match.entries[entry.undoes].command)
                self.add_to_log(self.texts.say("log-undone-all" if entry.agreed else "log-undone", move=taken_back))
                self.retell(standing(self.match.entries[: entry.n + 1]))
            for event in self.match.tell_entry(entry):
                for sentence in self.game_screen.log.tell(event):
                    self.add_to_log(sentence)
        self.logged_entries = len(self.match.entries)

    def undo_continues(self, entry: Entry) -> bool:
        """Whether the next entry undoes more, so that its sentence is enough."""
        after = self.match.entries[entry.n + 1 : entry.n + 2]
        return any(later.undoes and later.agreed for later in after)

    def retell(self, entries: list[Entry]) -> None:
        """Reset the game's log to what it knows after these entries."""
        self.game_screen.log.reset()
        for entry in entries:
            for event in self.match.tell_entry(self.match.seen_entry(entry, PERSON)):
                self.game_screen.log.tell(event)

    def add_to_log(self, sentence: str) -> None:
        """Add a sentence to the log."""
        self.log_lines.append(self.game_screen.paint(sentence))

    def show_new(self, since: int) -> None:
        """Show the entries from `since` on and, turn by turn, give the person time to see them."""
        rounds, at = len(self.game_screen.log.rounds), len(self.log_lines)
        self.catch_up()
        if not self.screen.drawn:
            self.screen.write(self.log_lines[at:])
        if self.real_time:
            return
        if self.match.outcome is None and len(self.game_screen.log.rounds) > rounds:
            self.save()
            recent: list[str | Text] = [*self.log_lines[-RECENT:], ""] if self.screen.drawn else []
            self.screen.page([*recent, *self.game_screen.sheet(most=max(self.screen.height - RECENT - 6, 1)), ""])
        elif self.screen.drawn and self.pace:
            self.pause(since)

    def pause(self, since: int) -> None:
        """Draw the table and wait as long as the longest pause of the entries from `since` on."""
        events = (type(event).__name__ for entry in self.match.entries[since:] for event in entry.events)
        if seconds := max((self.game_screen.pause_after(event) for event in events), default=0.0):
            self.draw(self.match.view(PERSON))
            self.wait(seconds * self.pace)

    def wait(self, seconds: float) -> None:
        """Give the person time to see what happened."""
        time.sleep(seconds)

    def save(self) -> None:
        """Save the game."""
        self.seating = replace(self.seating, asks=self.local.lasting_standing_orders)
        self.store.save(self.path, self.seating, self.match)

    # --- the person ---
    def ask_person(self) -> None:
        """Show the table, and do what the person types."""
        if line := self.prompt():
            self.handle_line(line)

    def prompt(self) -> str:
        """Show the table, and wait for a line."""
        view = self.view()
        if self.screen.drawn:
            self.draw(view)
            self.notice = []
        elif self.asked_at != len(self.match.entries):
            self.asked_at = len(self.match.entries)
            width = self.screen.width
            rows = self.game_screen.top(view, width, self.screen.height) if self.screen.interactive else []
            above = [row.text for row in rows] or self.game_screen.brief(view, width)
            lines = [*above, *self.game_screen.choices(view, width)]
            self.screen.write(["", *lines, self.game_screen.question(view)])
        return self.screen.ask().strip()

    def is_action(self, line: str) -> bool:
        """Whether a line is an action, not a move."""
        return line.startswith("?") or line.partition(" ")[0].lower() in self.actions

    def handle_line(self, line: str) -> None:
        """Do what a line says: an action, or else moves."""
        word, _, rest = line.partition(" ")
        if word.lower() in self.actions:
            self.actions[word.lower()](rest.strip())
        elif line.startswith("?"):
            self.show_rules(line[1:].strip())
        else:
            self.move(line)

    def move(self, line: str) -> None:
        """Play the moves of a line, all or none of them, or say why not."""
        options, view = self.match.options(PERSON), self.view()
        keys, vocabulary = self.game_screen.menu.keys(view), self.game_screen.vocabulary()
        try:
            moves = read_moves(line, self.match.game, options, keys, vocabulary)
        except UnknownMove as error:
            example = self.game_screen.localised(str(options[0]))
            facts = {"word": printable(str(error)), "offer": self.game_screen.menu.offer(view), "example": example}
            self.refuse(line, self.texts.say("unclear", count=len(options), **facts))
            return
        self.make(line, moves, view)

    def make(self, line: str, moves: list[Command], view: ViewDict) -> None:
        """Make the moves of a line, or say why not."""
        if self.real_time:
            self.real_time.start_moves(line, moves)
            return
        self.play(moves, lambda refused: self.refuse(line, self.why_refused(refused, view)))

    def play(self, moves: list[Command], refuse: Callable[[Refused], None]) -> None:
        """Play moves of the person, or say why not."""
        self.local.play([move.notation for move in moves], if_refused(refuse))

    def why_refused(self, error: Refused, view: ViewDict) -> str:
        """Which move of a line was refused and why; none of the others was played."""
        reason = rules_reader.refusal_text(error.rule, self.match.game, self.texts.language)
        move = self.game_screen.localised(error.command)
        if error.rule is LOOK_FIRST:
            return self.texts.say("too-many", count=error.after, reason=reason)
        if error.after and error.rule is NOT_YOUR_TURN:
            return self.texts.say("too-many-turn", count=error.after, clause=error.rule.id)
        if error.after:
            return self.texts.say("refused-late", number=error.after + 1, move=move, reason=reason)
        needed = self.game_screen.refusal_detail(view, error.command, error.rule)
        return self.texts.say("refused", move=move, reason=f"{reason} {needed}".strip())

    def refuse(self, line: str, reason: str) -> None:
        """Say why a line was not done, and remember it for the end, if it was piped."""
        self.refused.append((self.screen.lines_read, line, reason))
        self.show_notice([Text(reason, "bold")])

    def show_notice(self, lines: list[Text]) -> None:
        """A short answer, just above where the person types."""
        if self.screen.drawn:
            self.notice = lines
        else:
            self.screen.write(lines)

    # --- actions ---
    def show_rules(self, clause: str) -> None:
        """`?`: what can be typed, and the whole rulebook with its contents; with an id, that clause."""
        if clause:
            try:
                found = rules_reader.find_clause(clause, self.texts, self.match.game)
            except UserError as error:
                self.refuse(f"? {clause}", str(error))
            else:
                self.screen.page(["", *rules_reader.clause_lines(found), ""])
            return
        book = self.match.game.rulebook(self.texts.language)
        contents = rules_reader.contents(book, self.screen.width)
        notes = [*([*self.notes, ""] if self.notes else []), *rules_reader.language_note(book, self.texts)]
        how: list[str | Text] = [*self.how_to_type(), "", *self.game_screen.legend(), ""]
        self.screen.page([*how, *notes, *contents, "", *rules_reader.rulebook_lines(book), ""])

    def how_to_start(self) -> list[Text]:
        """What somebody should know about typing before the first move."""
        return self.how_to_type()

    def how_to_type(self) -> list[Text]:
        """What can be typed, with examples from this game."""
        moves = Text(self.game_screen.how_to_type())
        facts = {"clause": f"{self.match.game.prefix}-3.1", "known": self.game_screen.known_summary()}
        words = self.texts.say("how-to-ask", **facts).splitlines()
        if self.game_screen.asks_out_of_turn:
            words.append(self.texts.say("ask-how"))
        pairs = [line.split(" = ") for line in words]
        widest = max(len(word) for word, _ in pairs) + 2
        entries = [Text(f"  {word:<{widest}}{does}") for word, does in pairs]
        return [moves, *columns(entries, self.screen.width)]

    def show_hint(self, _: str) -> None:
        """`hint`: the best moves now, and what a bot would do from there up to what cannot be undone."""
        adviser = Adviser(len(self.match.entries), self.match.game)
        player = Player(self.match.game, adviser)
        advice = Advice(self.match, PERSON)
        while advice.wanted:
            seen = advice.match.seen_this_round(PERSON)
            move = choice_of(player, advice.match.known(PERSON), PERSON, seen)
            if move is None:
                break
            advice.add(move)
            player = self.substitute()  # what follows need not be compared
        if not advice.moves:
            self.show_notice([Text(self.texts.say("hint-none"))])
            return
        view = self.view()
        moves = self.game_screen.line_typed(view, advice.moves)
        lines = [self.texts.say("hint", moves=moves), *(self.hint_line(each, view) for each in adviser.hinted)]
        self.show_notice([self.game_screen.paint(line) for line in lines if line])

    def substitute(self) -> Player:
        """The bot that says how a hint goes on."""
        name = SUBSTITUTE if SUBSTITUTE in bots(self.match.game.name) else self.seating.bots
        [player] = bots_or_random(name, self.match.game.name, [self.seating.seed])
        return player

    def hint_line(self, hinted: HintedMove, view: ViewDict) -> str:
        """What one of the best moves may bring and why; nothing where nobody can tell."""
        why = self.game_screen.reason(hinted.reason, view) if hinted.reason else ""
        move = self.game_screen.move_typed(view, hinted.command.notation)
        if hinted.chance is None or hinted.spread is None:
            return why and self.texts.say("hint-why", move=move, why=why)
        chance, spread = per_cent(hinted.chance, hinted.spread)
        return self.texts.say("hint-choice", move=move, chance=chance, spread=spread, why=why).rstrip()

    def undo(self, _: str) -> None:
        """`undo`: take back the last move and, if something was revealed since, everything after it."""
        self.local.undo(if_refused(self.refuse_undo))

    def refuse_undo(self, refused: Refused) -> None:
        """Say why nothing was taken back; what hands have done in real time, everybody has seen."""
        acted = self.match.last(PERSON) is not None and self.local.core.realtime.undo_floor > 0
        rule = ALREADY_REVEALED if acted and refused.rule is NOTHING_TO_UNDO else refused.rule
        reason = rules_reader.refusal_text(rule, self.match.game, self.texts.language)
        self.refuse("undo", self.texts.say("undo-refused", reason=reason))

    def change_standing_orders(self, order: str) -> None:
        """`ask`: change when the person is asked out of turn; without a word, show it."""
        words = self.texts.say("ask-words").split()
        named = zip(STANDING_ORDERS, words, strict=True)
        known: dict[str, When] = {word: order for order, own in named for word in (order, own)}
        others = ", ".join(words)
        if order and order.lower() not in known:
            self.refuse(f"ask {order}", self.texts.say("ask-unknown", word=printable(order), others=others))
            return
        if order:
            self.local.give_standing_orders(known[order.lower()], lambda _: self.show_standing_orders(others))
        else:
            self.show_standing_orders(others)

    def show_standing_orders(self, others: str) -> None:
        """Say when the person is asked out of turn."""
        id = self.game_screen.standing_orders()  # texts: ask-now, generic-terminal-ask-now
        self.show_notice([Text(self.texts.say(id, order=self.local.standing_orders, others=others))])

    def show_last(self, _: str) -> None:
        """`last`: show again what was played last."""
        self.show_lines(self.game_screen.last(self.match.view(PERSON)))

    def show_known(self, _: str) -> None:
        """`known`: show what the person may know but does not see on the screen."""
        self.show_lines(self.game_screen.known(self.match.view(PERSON), self.screen.width))

    def show_lines(self, lines: list[Text]) -> None:
        """Show an answer, on a page of its own if it is too long for a notice."""
        if self.screen.drawn and len(self.screen.wrapped(lines, indent=1)) > NOTICE_LINES:
            self.screen.page([*lines, ""])
        else:
            self.show_notice(lines)

    def show_sheet(self, _: str) -> None:
        """`score`: show the score sheet."""
        self.screen.page([*self.game_screen.scores(self.match.view(PERSON)), ""])

    def show_log(self, _: str) -> None:
        """`log`: show what happened, a few screens back."""
        self.screen.page([*self.log_lines[-LOGGED:], ""])

    def quit(self, _: str) -> None:
        """`quit`: leave the table."""
        raise PlayerQuit

    # --- showing ---
    def draw(self, view: ViewDict) -> None:
        """Draw the whole table."""
        self.screen.draw(self.screen_lines(view))

    def redraw(self, keys: Keys) -> None:
        """Draw the whole table over the old one, with the line being typed below it."""
        self.screen.redraw(self.screen_lines(self.view()), keys.typed)

    def keyboard(self) -> Keys:
        """Where lines come from while the clock runs."""
        return Keyboard()

    def screen_lines(self, view: ViewDict) -> list[Text]:
        """The lines of the screen; the last line is left free to type in."""
        width, height = self.screen.width, self.screen.height
        above = [rule(width), *self.game_screen.choices(view, width)]
        below = self.screen.wrapped(self.notice, indent=1)[:HINT_LINES]
        if question := self.game_screen.question(view):
            below += [Text(f" {question}", "bold yellow"), Text(f" {self.typing_help()}", "dim")]
        room = height - 1 - len(above) - len(below)
        top = self.game_screen.top(view, width, room)
        legend = self.fitting_legend(view, room - len(top) - LOG_LINES)
        log = self.screen.wrapped(self.log_lines[-height:], indent=1)
        return compose(top, log, [*above, *legend, *below], height)

    def typing_help(self) -> str:
        """The actions that can be typed, in a line."""
        words = self.texts.say("typing")
        return f"{words} · {self.texts.say('ask-typing')}" if self.game_screen.asks_out_of_turn else words

    def fitting_legend(self, view: ViewDict, room: int) -> list[Text]:
        """The legend and the notes, as far as they fit; each is shown completely or not at all."""
        found: list[Text] = []
        notes = [self.screen.wrapped([Text(note, "dim")], indent=1) for note in self.notes]
        for lines in [*(self.screen.wrapped([line]) for line in self.game_screen.current_legend(view)), *notes]:
            if len(found) + len(lines) <= room:
                found += lines
        return found

    def finish(self) -> None:
        """Show who won and why, and where the record is."""
        outcome = self.match.outcome
        assert outcome is not None
        view = self.match.view(PERSON)
        clause = rules_reader.clause_title(rules_reader.find_clause(outcome.rule, self.texts)).plain
        record = self.store.finish(self.path, self.seating, self.match)
        if self.screen.drawn:
            self.screen.draw(self.log_lines[-RECENT:])
        self.screen.write(["", *self.game_screen.scores(view), "", *self.game_screen.score_breakdown(view)])
        self.screen.write([self.game_screen.why_over(outcome, view, clause), self.game_screen.verdict(outcome)])
        self.screen.write(["", self.texts.say("record")])
        self.screen.write([f"  {program()} verify {shlex.quote(str(record))}"], wrap=False)
        if not self.screen.interactive:
            self.refuse_after_the_end()

    def refuse_after_the_end(self) -> None:
        """Refuse a piped line after the end of the game; further ones are not read."""
        try:
            line = self.screen.ask().strip()
            while not line:
                line = self.screen.ask().strip()
        except EOFError:
            return
        if self.actions.get(line.lower()) != self.quit:
            reason = rules_reader.refusal_text(GAME_OVER, self.match.game, self.texts.language)
            self.refuse(line, self.texts.say("refused", move=printable(line), reason=reason))

    def report_refused(self) -> int:
        """Say which piped lines could not be done, if any; returns the exit code."""
        if self.screen.interactive or not self.refused:
            return 0
        number, line, reason = self.refused[0]
        what = self.texts.say(
            "piped-refused", count=len(self.refused), number=str(number), line=printable(line), reason=reason
        )
        sys.stdout.flush()
        print(what, file=sys.stderr)
        return BAD_INPUT


def per_cent(chance: float, spread: float) -> tuple[int, int]:
    """A chance and its spread in whole per cent; what is not certain has a spread of at least one."""
    return round(100 * chance), max(round(100 * spread), 1 if spread else 0)


def if_refused(refuse: Callable[[Refused], None]) -> Callable[[Exception | None], None]:
    """An answer to a request that does something only if a rule forbids it."""

    def answered(why: Exception | None) -> None:
        if isinstance(why, Refused):
            refuse(why)
        elif why is not None:
            raise why

    return answered
