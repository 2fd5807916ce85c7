"""The table: asks the person, lets the bots play, shows what happened, and keeps the game after every move."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.text import Text

from cutpurse.bots import Advice, bot
from cutpurse.kernel.core import Command
from cutpurse.kernel.match import ALREADY_REVEALED, LOOK_FIRST, Match, Refused
from cutpurse.kernel.play import GAME_OVER, NOT_YOUR_TURN
from cutpurse.kernel.record import Entry, standing
from cutpurse.terminal import rules_reader
from cutpurse.terminal.command_help import program
from cutpurse.terminal.errors import BAD_INPUT, UserError
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.games.views import PERSON, ViewDict
from cutpurse.terminal.layout import columns, rule
from cutpurse.terminal.move_input import UnknownMove, read_moves, write_moves
from cutpurse.terminal.realtime import RealTimePhase
from cutpurse.terminal.realtime_bots import pace_of
from cutpurse.terminal.saves import Saves, Seating
from cutpurse.terminal.screen import Screen, compose
from cutpurse.terminal.standing_orders import ORDERS, StandingOrders
from cutpurse.texts import shown

ADVISER = "greedy"  # whom `hint` asks
NOTICE_LINES = 4
LOG_LINES = 3  # of the log that are worth more than what the signs mean
LOGGED = 120  # sentences that `log` shows
RECENT = 8  # sentences of the log that are shown again beside something else


class Leave(Exception):
    """The person gets up; the game waits for them."""


class TerminalTable:
    """One match between a person and bots, from wherever it stands to its end or until they leave."""

    def __init__(
        self,
        match: Match,
        face: GameScreen,
        screen: Screen,
        store: Saves,
        path: Path,
        seating: Seating,
        pace: float = 1.0,
    ) -> None:
        self.match = match
        self.game_screen = face
        self.screen = screen
        self.store = store
        self.path = path
        self.seating = seating
        self.texts = screen.texts
        self.pace = pace  # how long events stay to be seen; 0 does not wait at all
        seeds = (seating.seed + 100 * len(match.entries) + seat for seat in range(match.seats))
        self.bots = [bot(seating.bots, game=match.game.name, seed=seed) for seed in seeds]
        self.standing = StandingOrders(PERSON, seating.asks)
        self.rush: RealTimePhase | None = None  # while all act at once
        self.greeting: list[str | Text] = []
        self.log: list[Text] = []
        self.notice: list[Text] = []
        self.told = 0  # entries that stand in the log
        self.asked = -1  # how many there were when the person was last asked
        self.refused: list[tuple[int, str, str]] = []  # piped lines that could not be done: number, line, reason
        self.words = self.vocabulary()
        self.notes = face.notes(match.view(PERSON))

    def vocabulary(self) -> dict[str, Callable[[str], None]]:
        """What can be typed beside moves: English words everywhere, German ones at a German table."""
        actions: list[tuple[str, Callable[[str], None]]] = [
            (self.texts.say("words-rules"), self.show_rules),
            (self.texts.say("words-hint"), self.show_hint),
            (self.texts.say("words-undo"), self.undo),
            (self.texts.say("words-last"), self.show_last),
            (self.texts.say("words-known"), self.show_known),
            (self.texts.say("words-score"), self.show_sheet),
            (self.texts.say("words-log"), self.show_log),
            (self.texts.say("words-quit"), self.quit),
            *([(self.texts.say("words-ask"), self.change_asking)] if self.game_screen.asks_out_of_turn else []),
        ]
        return {word: action for words, action in actions for word in words.split()}

    # --- the game ---
    def run(self) -> int:
        """Play until the end, or until the person leaves; the exit code."""
        self.catch_up()
        self.keep()
        try:
            self.screen.page(self.greeting)
            if not self.screen.drawn:
                self.screen.write(self.log[-RECENT:])
            while self.match.outcome is None:
                self.go_on()
            self.finish()
        except (Leave, EOFError):
            self.part()
        except KeyboardInterrupt:
            self.part()
            raise
        return self.reckoning()

    def go_on(self) -> None:
        """Turn by turn, up to what the person does; or all at once, until hands rest."""
        if pace := pace_of(self.match):
            self.rush = RealTimePhase(self, pace)
            self.rush.run()
            self.rush = None
        else:
            self.bots_play()
            if self.asks_turn_by_turn():
                self.ask()

    def asks_turn_by_turn(self) -> bool:
        """Whether there is a next move, and somebody whose turn it is."""
        return self.match.outcome is None and pace_of(self.match) is None

    def view(self) -> ViewDict:
        """What the person knows; in a rush, with its times."""
        view = self.match.view(PERSON)
        return {**view, **self.rush.shown()} if self.rush else view

    def part(self) -> None:
        """Keep the game, and say how to go on with it; one that is over is on record, or will be."""
        if self.match.outcome is None:
            self.keep()
            self.screen.write(["", self.texts.say("kept", program=program())])

    def catch_up(self) -> None:
        """Bring the log to where the match stands."""
        for entry in self.match.seen(PERSON, self.told):
            if entry.undoes and not self.goes_on_undoing(entry):
                taken_back = self.game_screen.quoted(self.match.entries[entry.undoes].command)
                self.write_log(self.texts.say("log-undone-all" if entry.agreed else "log-undone", move=taken_back))
                self.recall(standing(self.match.entries[: entry.n + 1]))
            for event in entry.events:
                for sentence in self.game_screen.log.tell(self.match.tell(event)):
                    self.write_log(sentence)
        self.told = len(self.match.entries)

    def goes_on_undoing(self, entry: Entry) -> bool:
        """Whether a move is taken back right after another one, with all that followed: one sentence is enough."""
        after = self.match.entries[entry.n + 1 : entry.n + 2]
        return any(later.undoes and later.agreed for later in after)

    def recall(self, entries: list[Entry]) -> None:
        """Let the face know of these entries and of nothing else."""
        self.game_screen.log.reset()
        for entry in entries:
            for event in self.match.seen_entry(entry, PERSON).events:
                self.game_screen.log.tell(self.match.tell(event))

    def write_log(self, sentence: str) -> None:
        """One more sentence in the log."""
        self.log.append(self.game_screen.paint(sentence))

    def advance(self, seat: int, moves: list[Command]) -> None:
        """Play, tell, and give people the time to see it."""
        before, rounds, at = len(self.match.entries), len(self.game_screen.log.rounds), len(self.log)
        self.match.play(seat, moves)
        self.catch_up()
        if not self.screen.drawn:
            self.screen.write(self.log[at:])
        if self.match.outcome is None and len(self.game_screen.log.rounds) > rounds:
            self.keep()
            recent: list[str | Text] = [*self.log[-RECENT:], ""] if self.screen.drawn else []
            self.screen.page([*recent, *self.game_screen.sheet(most=max(self.screen.height - RECENT - 6, 1)), ""])
        elif self.screen.drawn and self.pace:
            self.linger(before)

    def linger(self, since: int) -> None:
        """Draw the table and wait, as long as the entries from `since` on are worth."""
        events = (type(event).__name__ for entry in self.match.entries[since:] for event in entry.events)
        if beat := max((self.game_screen.pauses.get(event, 0.0) for event in events), default=0.0):
            self.draw(self.match.view(PERSON))
            time.sleep(beat * self.pace)

    def bots_play(self) -> None:
        """Let the bots move, and pass for the person as their standing order says, until they are to be asked."""
        moved = False
        while self.asks_turn_by_turn():
            others = [seat for seat in self.match.actors() if seat != PERSON]
            if others:
                self.advance(others[0], [self.bots[others[0]].choose(self.match, others[0])])
            elif let_by := self.standing.passes(self.match):
                self.advance(PERSON, [let_by])
            else:
                break
            moved = True
        if moved:
            self.keep()

    def keep(self) -> None:
        """Save the game as it is."""
        self.store.keep(self.path, self.seating, self.match)

    # --- the person ---
    def ask(self) -> None:
        """Show the table, and do what the person types."""
        if line := self.prompted():
            self.answer(line)

    def prompted(self) -> str:
        """Show the table, and wait for a line."""
        view = self.view()
        if self.screen.drawn:
            self.draw(view)
            self.notice = []
        elif self.asked != len(self.match.entries):
            self.asked = len(self.match.entries)
            width = self.screen.width
            rows = self.game_screen.top(view, width, self.screen.height) if self.screen.interactive else []
            above = [row.text for row in rows] or self.game_screen.brief(view, width)
            lines = [*above, *self.game_screen.choices(view, width)]
            self.screen.write(["", *lines, self.game_screen.question(view)])
        return self.screen.ask().strip()

    def is_word(self, line: str) -> bool:
        """Whether a line is one of our words, and no move."""
        return line.startswith("?") or line.partition(" ")[0].lower() in self.words

    def answer(self, line: str) -> None:
        """Do what a line says: one of our words, else moves."""
        word, _, rest = line.partition(" ")
        if word.lower() in self.words:
            self.words[word.lower()](rest.strip())
        elif line.startswith("?"):
            self.show_rules(line[1:].strip())
        else:
            self.move(line)

    def move(self, line: str) -> None:
        """Play the moves a line asks for, all or nothing, or say why not; nothing is tried out beforehand."""
        options, view = self.match.options(PERSON), self.view()
        try:
            moves = read_moves(
                line, self.match.game, options, self.game_screen.menu.keys(view), self.game_screen.vocabulary()
            )
        except UnknownMove as error:
            example = self.game_screen.localised(str(options[0]))
            facts = {"word": shown(str(error)), "offer": self.game_screen.menu.offer(view), "example": example}
            self.refuse(line, self.texts.say("unclear", count=len(options), **facts))
            return
        if self.rush:
            self.rush.begin(line, moves)
            return
        try:
            self.advance(PERSON, moves)
        except Refused as error:
            self.refuse(line, self.why_refused(error, view))
            return
        self.keep()

    def why_refused(self, error: Refused, view: ViewDict) -> str:
        """Which move of a line was refused, why, and that no other was played either."""
        reason = rules_reader.refusal(error.rule, self.match.game, self.texts.language)
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
        """Explain why a line was not done; of piped ones we keep account."""
        self.refused.append((self.screen.lines_read, line, reason))
        self.tell([Text(reason, "bold")])

    def tell(self, lines: list[Text]) -> None:
        """A short answer, just above where the person types."""
        if self.screen.drawn:
            self.notice = lines
        else:
            self.screen.write(lines)

    # --- words ---
    def show_rules(self, clause: str) -> None:
        """`?`: what can be typed, the contents and the whole of the rules; with an id, that clause."""
        if clause:
            try:
                self.screen.page(
                    ["", *rules_reader.full(rules_reader.clause_named(clause, self.texts, self.match.game)), ""]
                )
            except UserError as error:
                self.refuse(f"? {clause}", str(error))
            return
        book = self.match.game.rulebook(self.texts.language)
        contents = rules_reader.contents(book, self.screen.width)
        notes = [*self.notes, ""] if self.notes else []
        how: list[str | Text] = [*self.how_to_type(), "", *self.game_screen.legend(), ""]
        self.screen.page([*how, *notes, *contents, "", *rules_reader.whole(book), ""])

    def how_to_type(self) -> list[Text]:
        """What can be typed, with examples of this game."""
        moves = Text(self.game_screen.how_to_type())
        facts = {"clause": f"{self.match.game.prefix}-3.1", "known": self.game_screen.known_summary()}
        words = self.texts.say("how-to-ask", **facts).splitlines()
        if self.game_screen.asks_out_of_turn:
            words.append(self.texts.say("ask-how"))
        pairs = [line.split(" = ") for line in words]
        widest = max(len(word) for word, _ in pairs) + 2
        return [
            moves,
            *columns([Text(f"  {word:<{widest}}{does}") for word, does in pairs], self.screen.width),
        ]

    def show_hint(self, _: str) -> None:
        """`hint`: what the adviser would do now, up to the first thing it cannot take back."""
        adviser = bot(ADVISER, game=self.match.game.name, seed=self.seating.seed)
        advice = Advice(self.match, PERSON)
        while advice.wanted:
            advice.add(adviser.choose(advice.match, PERSON))
        moves = self.game_screen.localised(write_moves(advice.moves))
        said = self.texts.say("hint", bot=ADVISER, moves=moves) if moves else self.texts.say("hint-none")
        self.tell([self.game_screen.paint(said)])

    def undo(self, _: str) -> None:
        """`undo`: take back the last move and, where something was revealed since, all that followed."""
        try:
            self.take_back()
        except Refused as error:
            reason = rules_reader.refusal(error.rule, self.match.game, self.texts.language)
            self.refuse("undo", self.texts.say("undo-refused", reason=reason))
            return
        self.catch_up()
        self.keep()
        if not self.screen.drawn:
            self.screen.write(self.log[-1:])

    def take_back(self) -> None:
        """Take back the person's last move, and before that what the table passed for them since."""
        tried = self.match.clone()
        undo_for_person(tried)
        times = 1
        while self.standing.passes(tried):
            undo_for_person(tried)
            times += 1
        if self.rush or pace_of(tried):  # what hands have done stays done
            raise Refused(ALREADY_REVEALED)
        for _ in range(times):
            undo_for_person(self.match)

    def change_asking(self, order: str) -> None:
        """`ask`: when the person wants to be asked out of turn; without a word, how it stands."""
        words = self.texts.say("ask-words").split()
        known = {**dict(zip(ORDERS, ORDERS, strict=True)), **dict(zip(words, ORDERS, strict=True))}
        others = ", ".join(words)
        if order and order.lower() not in known:
            self.refuse(f"ask {order}", self.texts.say("ask-unknown", word=shown(order), others=others))
            return
        if order:
            self.standing.change(known[order.lower()], self.match)
            self.seating = replace(self.seating, asks=self.standing.order)
            self.keep()
        now = "turn" if self.standing.quiet(self.match) else self.standing.order
        self.tell([Text(self.texts.say("ask-now", order=now, others=others))])

    def show_last(self, _: str) -> None:
        """`last`: what was played last, again."""
        self.show(self.game_screen.last(self.match.view(PERSON)))

    def show_known(self, _: str) -> None:
        """`known`: what is known, but does not lie on the table."""
        self.show(self.game_screen.known(self.match.view(PERSON), self.screen.width))

    def show(self, lines: list[Text]) -> None:
        """An answer: on a page of its own where it is longer than a short one."""
        if self.screen.drawn and len(self.screen.wrapped(lines, indent=1)) > NOTICE_LINES:
            self.screen.page([*lines, ""])
        else:
            self.tell(lines)

    def show_sheet(self, _: str) -> None:
        """`score`: the score sheet."""
        self.screen.page([*self.game_screen.sheet(), ""])

    def show_log(self, _: str) -> None:
        """`log`: what happened, as far back as a few screens."""
        self.screen.page([*self.log[-LOGGED:], ""])

    def quit(self, _: str) -> None:
        """`quit`: get up from the table."""
        raise Leave

    # --- showing ---
    def draw(self, view: ViewDict) -> None:
        """The whole table on the screen."""
        self.screen.draw(self.picture(view))

    def picture(self, view: ViewDict) -> list[Text]:
        """The lines of the screen: never more than its height, the line to type in left free."""
        width, height = self.screen.width, self.screen.height
        above = [rule(width), *self.game_screen.choices(view, width)]
        below = self.screen.wrapped(self.notice, indent=1)[:NOTICE_LINES]
        if question := self.game_screen.question(view):
            below += [Text(f" {question}", "bold yellow"), Text(f" {self.typing()}", "dim")]
        room = height - 1 - len(above) - len(below)
        top = self.game_screen.top(view, width, room)
        legend = self.explained(view, room - len(top) - LOG_LINES)
        log = self.screen.wrapped(self.log[-height:], indent=1)
        return compose(top, log, [*above, *legend, *below], height)

    def typing(self) -> str:
        """The words that can be typed, in a line."""
        words = self.texts.say("typing")
        return f"{words} · {self.texts.say('ask-typing')}" if self.game_screen.asks_out_of_turn else words

    def explained(self, view: ViewDict, room: int) -> list[Text]:
        """What the signs mean and what else is good to know, each as a whole or not at all."""
        found: list[Text] = []
        notes = [self.screen.wrapped([Text(note, "dim")], indent=1) for note in self.notes]
        for lines in [*(self.screen.wrapped([line]) for line in self.game_screen.current_legend(view)), *notes]:
            if len(found) + len(lines) <= room:
                found += lines
        return found

    def finish(self) -> None:
        """Say who won and why, and where the record lies."""
        outcome = self.match.outcome
        assert outcome is not None
        view = self.match.view(PERSON)
        clause = rules_reader.title(rules_reader.clause_named(outcome.rule, self.texts)).plain
        record = self.store.finish(self.path, self.match)
        if self.screen.drawn:
            self.screen.draw(self.log[-RECENT:])
        self.screen.write(["", *self.game_screen.sheet(), "", *self.game_screen.score_breakdown(view)])
        self.screen.write([self.game_screen.why_over(outcome, view, clause), self.game_screen.verdict(outcome)])
        self.screen.write(["", self.texts.say("record")])
        self.screen.write([f"  {program()} verify {shlex.quote(str(record))}"], wrap=False)
        if not self.screen.interactive:
            self.after_the_end()

    def after_the_end(self) -> None:
        """A piped line too many is refused like any other move after the end; further ones are not read."""
        try:
            line = self.screen.ask().strip()
            while not line:
                line = self.screen.ask().strip()
        except EOFError:
            return
        if self.words.get(line.lower()) != self.quit:
            reason = rules_reader.refusal(GAME_OVER, self.match.game, self.texts.language)
            self.refuse(line, self.texts.say("refused", move=shown(line), reason=reason))

    def reckoning(self) -> int:
        """The exit code; of piped input, whether every line could be done."""
        if self.screen.interactive or not self.refused:
            return 0
        number, line, reason = self.refused[0]
        what = self.texts.say(
            "piped-refused", count=len(self.refused), number=str(number), line=shown(line), reason=reason
        )
        sys.stdout.flush()
        print(what, file=sys.stderr)
        return BAD_INPUT


def undo_for_person(match: Match) -> None:
    """Take back the person's last move; the others are bots, and those do not mind."""
    try:
        match.undo(PERSON)
    except Refused as error:
        if error.rule is not ALREADY_REVEALED:
            raise
        match.undo(PERSON, agreed=True)
