"""Match: the friendly public API over the kernel."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, Literal, final

from cutpurse.kernel import play as engine
from cutpurse.kernel.chance import Keyed
from cutpurse.kernel.codec import Unreadable, canonical, pack, pack_state, unpack_event
from cutpurse.kernel.core import CLOCK, SPECTATOR, Command, Event, Rule, State, View, viewer_of
from cutpurse.kernel.game import BadCommand, Game, Outcome, find
from cutpurse.kernel.record import (
    FORMAT,
    SEALING,
    CorruptLog,
    Entry,
    MissingGame,
    Standing,
    check_layout,
    document,
    header_of,
    parsed,
    written_in_parts,
)
from cutpurse.kernel.sealing import Step, fault
from cutpurse.kernel.views import CommonOwn, CommonShared

NOTHING_TO_UNDO: Final = engine.TABLE_RULES.rule("K-4", "nothing-to-undo")
ALREADY_REVEALED: Final = engine.TABLE_RULES.rule("K-5", "already-revealed")
LOOK_FIRST: Final = engine.TABLE_RULES.rule("K-6", "look-first")
CHECKPOINT: Final = 256  # moves between two states that a match keeps
MOST_ALIKE: Final = 1000  # pieces of one kind in one place
MOST_SEEN: Final = 500  # events that bots look back on, where a round is long or the game has none
# What damaged events raise where they are applied or told; what is a TypeError compiled may be an AttributeError here.
IMPOSSIBLE: Final = (ValueError, TypeError, AttributeError, IndexError, AssertionError, OverflowError)


class Refused(Exception):
    """A command that a rule forbids; of a list, which one and after how many."""

    def __init__(self, rule: Rule, command: str = "", after: int = 0) -> None:
        super().__init__(str(rule))
        self.rule = rule
        self.command = command
        self.after = after


class OlderRules(Exception):
    """A record that began by older rules than ours: they are not re-run, but whatever needs no rules was checked.

    That is its hashes, the secret and the seeds, and that its events lead to its outcome. `match` is what they tell.
    Its first entries, `alike` in number, are also what the rules of today and the secret give, their draws included.
    """

    def __init__(self, match: Match, alike: int) -> None:
        game, entries = match.game, len(match.entries)
        same = "all entries" if alike == entries else f"{alike} of {entries} entries, from the first on"
        super().__init__(
            f"The rules of version {match.version} of {game.name} are not re-run: this is version {game.version}. "
            "What was checked holds: the hashes, the secret and the seeds fit, the events lead to the outcome, "
            f"and version {game.version} gives the same for {same}."
        )
        self.match = match
        self.alike = alike


@final
class Draft:
    """What would follow: ruled on and worked out, but not yet part of the match."""

    def __init__(self, state: State, entries: list[Entry], kept: list[Entry]) -> None:
        self.state = state
        self.entries = entries  # to be added to the log
        self.kept = kept  # all moves that will then stand


@final
class Checkpoints:
    """States of a match, one after every so many moves, so that taking back need not begin at the deal."""

    def __init__(self) -> None:
        self.moves: list[Entry] = []  # for each state, the last move before it,
        self.counts: list[int] = []  # and how many moves there were
        self.states: list[State] = []

    def keep(self, count: int, last: Entry, s: State) -> None:
        """Keep a state after so many moves that stand, in the place of later ones."""
        while self.counts and self.counts[-1] >= count:
            self._drop()
        self.moves.append(last)
        self.counts.append(count)
        self.states.append(s.clone())

    def _drop(self) -> None:
        self.moves.pop()
        self.counts.pop()
        self.states.pop()

    def nearest(self, moves: list[Entry]) -> int:
        """The last state that these moves go through; -1 if there is none.

        It is one if its last move is in the same place: what came before a move can only become fewer.
        """
        for i in range(len(self.counts) - 1, -1, -1):
            count = self.counts[i]
            if count <= len(moves) and moves[count - 1] is self.moves[i]:
                return i
        return -1

    def copy(self) -> Checkpoints:
        """An independent copy with the same states, which nobody changes."""
        other = Checkpoints()
        other.moves, other.counts, other.states = self.moves[:], self.counts[:], self.states[:]
        return other


@final
class WithoutMove:
    """What would be without a move, worked out as far as the moves after it have come."""

    def __init__(self, move: Entry, place: int, s: State) -> None:
        self.move = move
        self.place = place  # among the moves that stand
        self.after: list[Entry] = []  # the moves after it that would have gone the same way,
        self.state = s  # the state after them,
        self.refused: Entry | None = None  # and the move that would not; then the state is of no use

    def holds(self, move: Entry, place: int, later: list[Entry]) -> bool:
        """Whether it is of use where a move has this place, with these after it."""
        done = len(self.after)
        same = self.move is move and self.place == place and self.after == later[:done]
        return same and (self.refused is None or later[done : done + 1] == [self.refused])


@final
class LegalMoves:
    """What a seat may play: iterate over it, count it, or ask whether a command is `in` it.

    It always speaks of the match as it is now. What is no command of the game raises BadCommand rather than being
    merely absent, so that a slip in the notation does not pass for a forbidden move.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    def __iter__(self) -> Iterator[Command]:
        return iter(self.match.options(self.seat))

    def __len__(self) -> int:
        return len(self.match.options(self.seat))

    def __bool__(self) -> bool:
        return len(self) > 0

    def __contains__(self, command: str | Command) -> bool:
        return self.match.why_not(self.seat, command) is None

    def __repr__(self) -> str:
        return f"<LegalMoves of {seat_name(self.seat)}: {', '.join([command.notation for command in self]) or 'none'}>"


def seat_name(seat: int) -> str:
    """A seat as a sentence names it."""
    return "the clock" if seat == CLOCK else f"seat {seat}"


def apply_recorded(game: Game, s: State, event: Event[Any]) -> None:
    """Let a recorded event happen; raises ValueError if there would be more pieces of a kind than any game has."""
    event.apply(s)
    if game.largest_count(s) > MOST_ALIKE:
        raise ValueError("no game has so many pieces")


def fold_entries(game: Game, s: State, entries: list[Entry]) -> None:
    """Let recorded entries happen to a state, and note where rounds begin; raises CorruptLog if they cannot."""
    for entry in entries:
        try:
            entry.round_event = round_event(game, s, entry.events)
        except IMPOSSIBLE as error:
            raise impossible(entry, error) from None


def round_event(game: Game, s: State, events: list[Event[Any]]) -> int:
    """Let recorded events happen to a state; the last of them by which a round began, -1 if none did."""
    found = -1
    round = game.round(s)
    for n, event in enumerate(events):
        apply_recorded(game, s, event)
        if (now := game.round(s)) != round:
            found, round = n, now
    return found


@final
class Match:
    """One game from the deal to the end.

    `settings` are what the players agreed on; `options` is their old name. `seed` makes the game reproducible, for
    scripts. A server gives `secret` (published as its SHA-256 before the deal), the `seeds` its seats added, and as
    `sealing` in which order all that was fixed and opened (sealing.py); without any of them the luck comes from the
    operating system. `version` is that of the rules it began by: it may be older than ours, if it was not dealt now.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 4,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        *,
        settings: dict[str, Any] | None = None,
        secret: bytes | None = None,
        seeds: Sequence[bytes] = (),
        sealing: Sequence[Step] = (),
        dealt: bool = True,
        version: int | None = None,
    ) -> None:
        if options is not None and settings is not None:
            raise ValueError("Give the settings once: as settings, or by their old name as options.")
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(seats)
        self.version = self.game.version if version is None else version
        if dealt and self.version != self.game.version:
            raise ValueError(
                f"Nothing can be dealt by version {version} of {self.game.name}, only by {self.game.version}."
            )
        self.settings = self.game.complete_settings(options if settings is None else settings, self.version)
        if secret is None:
            secret = secrets.token_bytes(32) if seed is None else sha256(f"cutpurse seed {seed}".encode()).digest()
        self.secret = secret
        self.seeds = list(seeds)
        if self.seeds and len(self.seeds) != self.seats:
            raise ValueError(f"There are {len(self.seeds)} seeds for {self.seats} seats; allowed: none, or one a seat.")
        self.sealing = list(sealing)
        self.entries: list[Entry] = []
        self.kept: list[Entry] = []  # those of them that are moves nobody took back, the deal among them
        self.checkpoints = Checkpoints()
        self.start: State | None = None  # where it began, if that was a position and not a deal
        self._revealed: tuple[list[Entry], State] | None = None  # entries up to one that revealed, and the state then
        self._without: dict[int, WithoutMove] = {}  # by seat, what would be without its last move
        self.state = self.game.blank(self.seats, self.settings)
        if dealt:
            self.state.journal = []
            self.game.setup(self.state, self._chance(0))
            self.entries.append(Entry(0, CLOCK, "", self._told(self.state)))
            self.kept = self.entries[:]
            fold_entries(self.game, self._beginning(), self.entries)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret: it binds the luck before anyone has seen a card."""
        return sha256(self.secret).hexdigest()

    def __str__(self) -> str:
        """Where the game stands, in a line."""
        n = len(self.history)
        moves = "1 move" if n == 1 else f"{n} moves"
        where = f"{self.game.name}, {self.seats} seats, round {self.game.round(self.state)}, {moves}"
        outcome = self.outcome
        if outcome is None:
            return f"{where}: {', '.join([seat_name(seat) for seat in self.actors()]) or 'nobody'} to act"
        winners = " and ".join([seat_name(seat) for seat in outcome.winners])
        scores = ", ".join([str(score) for score in outcome.scores])
        return f"{where}: over by {outcome.rule}, won by {winners}, scores {scores}"

    def __repr__(self) -> str:
        return f"<Match {self}>"

    # --- asking ---
    def actors(self) -> list[int]:
        """The seats that may act now, CLOCK for the clock; none when the game is over."""
        return engine.actors(self.state)

    def of(self, game: Game) -> Match:
        """This match, if it is one of that game; TypeError otherwise."""
        if self.game is not game:
            raise TypeError(f"This is a match of {self.game.name}, not of {game.name}.")
        return self

    def legal(self, seat: int) -> LegalMoves:
        """The commands a seat may play: `"play g4" in m.legal(0)`."""
        return LegalMoves(self, self._seat(seat))

    def options(self, seat: int) -> list[Command]:
        """The commands a seat may play now, as a list."""
        return engine.options(self.state, self._seat(seat))

    def why_not(self, seat: int, command: str | Command) -> Rule | None:
        """The rule that forbids a command; None if it may be played."""
        return engine.ruling(self.state, self._seat(seat), self.game.command(command).key)

    def why_nots(self, seat: int) -> dict[str, Rule]:
        """The rules that forbid what a seat may not play now, as far as it knows; `*` for every command not named."""
        return engine.reasons(self.known(seat), self._seat(seat))

    def can_undo(self, seat: int) -> Literal["free", "ask", "no"]:
        """Whether a seat may take back its last command: `free`, `ask` (if the others agree) or `no`."""
        last = None if self.state.stack is None else self.last(seat)
        if last is None:
            return "no"
        if not self._unseen(last):
            return "ask"
        if last is self.kept[-1]:
            return "free"
        try:
            self.drafted_undo(seat)
        except Refused:
            return "ask"
        return "free"

    @property
    def history(self) -> list[Entry]:
        """The moves that count, in order: without the deal, and without what was taken back."""
        return [entry for entry in self.kept if entry.n]

    def last(self, seat: int) -> Entry | None:
        """The last move of a seat that stands."""
        for entry in reversed(self.kept):
            if entry.seat == seat and entry.n:
                return entry
        return None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat knows, SPECTATOR or None for who only watches, as JSON.

        `state` holds the same for bots, and `seen` what happened before the seat's eyes since the round began.
        """
        known = self.known(seat)
        seen = [] if viewer_of(seat) == SPECTATOR else self.seen_this_round(seat)
        return {**shown(self.game, known, seat), **for_bots(self.game, known, seat, seen)}

    def known(self, seat: int | None) -> View:
        """What a seat knows, as the rules' own state with holes: what bots and samplers work on."""
        return self.game.redact(self.state, self._viewer(seat))

    def seen(self, seat: int | None, since: int = 0) -> list[Entry]:
        """The log from entry `since` on, as a seat has seen it; commands of others that are secret stay out."""
        return [self.seen_entry(entry, seat) for entry in self.entries[since:]]

    def seen_this_round(self, seat: int | None) -> list[Event[Any]]:
        """What happened since the round began, as a seat has seen it; of a long round the latest events.

        What was taken back is not in it, and neither is what the seat did not notice.
        """
        viewer = self._viewer(seat)
        found: list[Event[Any]] = []
        for entry in reversed(self.kept):
            for n in range(len(entry.events) - 1, max(entry.round_event, 0) - 1, -1):
                seen = entry.events[n].seen_by(viewer)
                if seen is not None:
                    found.append(seen)
            if entry.round_event >= 0 or len(found) >= MOST_SEEN:
                break
        found.reverse()
        return found[-MOST_SEEN:]

    def seen_entry(self, entry: Entry, seat: int | None) -> Entry:
        """An entry of the log as a seat has seen it; the entry itself where nothing of it is hidden."""
        viewer = self._viewer(seat)
        seen: list[Event[Any] | None] = []
        is_whole = True
        for event in entry.events:
            after = event.seen_by(viewer)
            seen.append(after)
            if after is not event:
                is_whole = False
        if is_whole:
            return entry
        events = [event for event in seen if event is not None]
        is_open = entry.seat == seat or entry.events[0].candid
        if events and not is_open:
            is_open = pack(events[0]) == pack(entry.events[0])  # the fact that the command itself is
        shown = Entry(entry.n, entry.seat, entry.command if is_open else "", events, entry.undoes, entry.agreed)
        notes = self._notes(entry)
        shown.notes = [note for event, note in zip(seen, notes, strict=True) if event is not None] if notes else []
        return shown

    def state_after(self, moves: int) -> State:
        """The state after so many of the moves that stand, the deal among them; it is the caller's own."""
        return self._folded(self.kept[:moves], self.checkpoints)

    def tell(self, event: Event[Any]) -> dict[str, Any]:
        """An event of this match in words and notation."""
        return self.game.tell(event, self.settings)

    def tell_entry(self, entry: Entry) -> list[dict[str, Any]]:
        """The events of an entry, or of what a seat has seen of it: `tell`, and what each meant when it happened."""
        told = [self.tell(event) for event in entry.events]
        if notes := self._notes(entry):
            for words, note in zip(told, notes, strict=True):
                words.update(note)
        return told

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: scores, winners, rounds; None while it goes on."""
        return self.game.outcome(self.state)

    # --- doing ---
    def play(self, seat: int, commands: str | Command | list[str] | list[Command]) -> list[Event[Any]]:
        """Play a command, or a list of them all or nothing; what happened, secrets included (unlike `seen`)."""
        draft = self.drafted(seat, commands)
        self.settle(draft)
        return [event for entry in draft.entries for event in entry.events]

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take back a seat's last command: while nothing was revealed since or, agreed, with all that followed."""
        self.settle(self.drafted_undo(seat, agreed))

    def drafted(self, seat: int, commands: str | Command | list[str] | list[Command]) -> Draft:
        """What these commands would lead to, for whoever must store it before it counts.

        A list ends where its author learns something, or all are asked at once: what follows would be ruled on by what
        they cannot know yet.
        """
        actor = self._seat(seat)
        wanted = [self.game.command(text) for text in (commands if isinstance(commands, (list, tuple)) else [commands])]
        state = self.state.clone()
        entries: list[Entry] = []
        for command in wanted:
            looked = not entries or not (entries[-1].surprises() or engine.asked_at_once(state, actor))
            rule = engine.ruling(state, actor, command.key) if looked else LOOK_FIRST
            if rule is not None:
                raise Refused(rule, command.notation, len(entries))
            state.journal = []
            engine.step(state, actor, command.key, self._chance(len(self.kept) + len(entries)))
            entries.append(Entry(len(self.entries) + len(entries), seat, command.notation, self._told(state)))
        return Draft(state, entries, self.kept + entries)

    def drafted_undo(self, seat: int, agreed: bool = False) -> Draft:
        """What taking back would lead to: alone, what others did meanwhile stays; agreed, it goes too."""
        self._seat(seat)
        if self.state.stack is None:
            raise Refused(engine.GAME_OVER)
        last = self.last(seat)
        if last is None:
            raise Refused(NOTHING_TO_UNDO)
        place = self._place(last)
        before = self.kept[:place]
        undo = Entry(len(self.entries), seat, "", [], last.n, agreed)
        if agreed:
            return Draft(self._folded(before, self.checkpoints), [undo], before)
        if not self._unseen(last):
            raise Refused(ALREADY_REVEALED)
        return Draft(self._state_without(seat, last, place), [undo], before + self.kept[place + 1 :])

    def settle(self, draft: Draft) -> None:
        """Make a draft of this very position part of the match."""
        if any(entry.noted() for entry in draft.entries):
            self._note(self.state.clone(), draft.entries)
        if self.game.round(self.state) != self.game.round(draft.state):
            fold_entries(self.game, self.state.clone(), draft.entries)
        before = len(self.kept)
        self.state = draft.state
        self.entries += draft.entries
        self.kept = draft.kept
        if len(self.kept) // CHECKPOINT > before // CHECKPOINT:
            self.checkpoints.keep(len(self.kept), self.kept[-1], self.state)

    def clone(self) -> Match:
        """An equal, independent match."""
        other = self._undealt()
        other.state = self.state.clone()
        other.entries = self.entries[:]
        other.kept = self.kept[:]
        other.checkpoints = self.checkpoints.copy()
        other.start = self.start
        other._revealed = self._revealed
        return other

    # --- keeping ---
    def save(self) -> str:
        """All of the match as text, the secret included: for whoever runs the table."""
        return "".join(self.save_in_parts())

    def save_in_parts(self) -> Iterator[str]:
        """The same text in many parts, for whoever must do something else in between."""
        if self.start is not None:
            raise ValueError("A match that began with a position cannot be saved: there was no deal to check it by.")
        return written_in_parts(self._header(), self.entries, self._plain_outcome())

    @staticmethod
    def load(text: str) -> Match:
        """The match that `save` wrote; CorruptLog says what is wrong with any other text."""
        record = parsed(text)
        match = Match._opened(record)
        match._go_on(record)
        return match

    def resume(self, lines: list[dict[str, Any]]) -> None:
        """Go on from a log kept entry by entry (`Entry.plain`), in a match where nothing was dealt."""
        self.kept = self._reads(lines)
        self.state = self._folded(self.kept, self.checkpoints)

    @property
    def record(self) -> dict[str, Any] | None:
        """The finished game's record, for anyone to verify; None while it goes on, and if it began with a position."""
        return self._document() if self.state.stack is None and self.start is None else None

    # --- inside ---
    def _go_on(self, record: dict[str, Any]) -> None:
        """Go on from a whole record: its events lead to its outcome, and can be told."""
        self.resume(record["entries"])
        self._check_outcome(record["outcome"])
        self._check_told()

    def _check_told(self) -> None:
        """Raise CorruptLog if somebody could not be told what happened, or what they know now.

        Events that can be applied may still speak of pieces that there are not.
        """
        viewers = (None, *range(self.seats))
        for entry in self.entries:
            try:
                for seat in viewers:
                    self.tell_entry(self.seen_entry(entry, seat))
            except IMPOSSIBLE as error:
                raise impossible(entry, error) from None
        try:
            for seat in viewers:
                self.view(seat)
        except (*IMPOSSIBLE, MemoryError) as error:  # of some piece there may be billions
            raise CorruptLog(f"Nobody can be told how the game stands: {error}", "end") from None

    def _undealt(self) -> Match:
        """A match like this one, nothing of it dealt yet."""
        settings, secret, seeds = self._began_with(), self.secret, self.seeds
        return Match.begun(self.game, self.version, self.seats, settings, secret, seeds, self.sealing)

    @staticmethod
    def begun(
        game: Game,
        version: int,
        seats: int,
        settings: dict[str, Any],
        secret: bytes,
        seeds: Sequence[bytes],
        sealing: Sequence[Step] = (),
    ) -> Match:
        """A match that began by these rules, ours or older ones, nothing of it dealt yet: `resume` reads its log.

        What happened is told by its events, whatever the rules were then; its next move goes by ours.
        """
        if version > game.version:
            text = f"It began by version {version} of {game.name}, and this program knows only up to {game.version}."
            raise CorruptLog(f"{text} A newer one can read it.", "newer")
        return Match(
            game,
            seats,
            None,
            settings,
            secret=secret,
            seeds=seeds,
            sealing=sealing,
            dealt=False,
            version=version,
        )

    @staticmethod
    def _opened(record: dict[str, Any]) -> Match:
        """A match with the header of a record, nothing of it dealt yet."""
        try:
            game = recorded_game(record["game"])
            version = record["version"]
            if type(version) is not int or version < 1:
                raise ValueError(f"there is no version {version!r} of {game.name}.")
            secret = bytes.fromhex(record["secret"])
            seeds = [bytes.fromhex(seed) for seed in record["seeds"]]
            match = Match.begun(game, version, record["seats"], record["options"], secret, seeds)
        except CorruptLog:
            raise
        except (ValueError, TypeError) as error:
            raise CorruptLog(f"The record's header is wrong: {error}", "header") from None
        if SEALING in record:
            wrong = fault(record[SEALING], seeds)
            if wrong is not None:
                raise CorruptLog(f"The sealing is wrong: {wrong}.", "sealing")
            match.sealing = record[SEALING]
        if match.commitment != record["commitment"]:
            raise CorruptLog("The commitment is not the SHA-256 of the secret.", "header")
        if canonical(match._header()) != canonical(header_of(record)):
            raise CorruptLog("The record's header is wrong: it is not as this program writes it.", "header")
        return match

    def _reads(self, lines: list[dict[str, Any]]) -> list[Entry]:
        """Read the entries of a log; returns those that stand."""
        standing = Standing()
        for line in lines:
            try:
                entry = self._read(line, standing)
            except Unreadable as error:
                raise CorruptLog(f"Entry {line['n']} is wrong: {error}.", "entry", line["n"]) from None
            self.entries.append(entry)
            standing.add(entry)
        return standing.entries

    def _check_outcome(self, recorded: object) -> None:
        if canonical(recorded) != canonical(self._plain_outcome()):
            raise CorruptLog("The outcome is not the one the entries lead to.", "end")

    def _seat(self, seat: int) -> int:
        if seat != CLOCK and not 0 <= seat < self.seats:
            raise BadCommand(f"There is no seat {seat}; the seats are 0 to {self.seats - 1}.")
        return seat

    def _viewer(self, seat: int | None) -> int:
        if seat == CLOCK:
            raise BadCommand(f"The clock sees nothing; the seats are 0 to {self.seats - 1}, None for a spectator.")
        return SPECTATOR if viewer_of(seat) == SPECTATOR else self._seat(viewer_of(seat))

    def _chance(self, place: int) -> Keyed:
        """The luck of an entry, by its place among those that stand: taking back and trying again changes no draw."""
        return Keyed(self.secret, self.seeds, place)

    def _told(self, s: State) -> list[Event[Any]]:
        events = s.journal
        s.journal = None
        return events if events is not None else []

    def _place(self, last: Entry) -> int:
        """Where a move is among those that stand."""
        place = len(self.kept) - 1
        while self.kept[place] is not last:
            place -= 1
        return place

    def _unseen(self, last: Entry) -> bool:
        """Whether nobody learnt anything by a move, and by what followed it."""
        for entry in reversed(self.kept):
            if entry.reveals():
                return False
            if entry is last:
                return True
        return False

    def _notes(self, entry: Entry) -> list[dict[str, Any]]:
        """By event, what it meant; an empty list where none of them is noted.

        A log that was read has no notes: they are made once, for all of it, when somebody asks for the first.
        """
        if entry.notes is None and entry.noted():
            s = self._beginning()
            kept, checkpoints = Standing(), Checkpoints()
            for each in self.entries:
                kept.add(each)
                if each.undoes:
                    s = self._folded(kept.entries, checkpoints)
                    continue
                try:
                    self._note(s, [each])
                except IMPOSSIBLE as error:
                    raise impossible(each, error) from None
                if len(kept.entries) % CHECKPOINT == 0:
                    checkpoints.keep(len(kept.entries), each, s)
        return entry.notes or []

    def _note(self, s: State, entries: list[Entry]) -> None:
        """Let these entries happen again, from the state before them, and note what their events mean."""
        for entry in entries:
            notes: list[dict[str, Any]] = []
            for event in entry.events:
                seen = event.seen_by(SPECTATOR) if event.noted() else None
                if seen is None:
                    apply_recorded(self.game, s, event)
                    notes.append({})
                else:
                    before = self.game.redact(s, SPECTATOR)
                    apply_recorded(self.game, s, event)
                    notes.append(self.game.note(before, seen, self.game.redact(s, SPECTATOR)))
            entry.notes = notes

    def _beginning(self) -> State:
        return self.game.blank(self.seats, self.settings) if self.start is None else self.start.clone()

    def _folded(self, entries: list[Entry], checkpoints: Checkpoints) -> State:
        """The state after these moves, from the nearest one that was kept."""
        i = checkpoints.nearest(entries)
        s, done = self._beginning(), 0
        if i >= 0:
            s, done = checkpoints.states[i].clone(), checkpoints.counts[i]
        while done < len(entries):
            end = min(len(entries), done - done % CHECKPOINT + CHECKPOINT)
            fold_entries(self.game, s, entries[done:end])
            if end % CHECKPOINT == 0:
                checkpoints.keep(end, entries[end - 1], s)
            done = end
        return s

    def _folded_on(self, entries: list[Entry]) -> State:
        """The same, from the last of them that revealed something: that state is kept, since undos start after it."""
        quiet = len(entries)
        known, s = self._revealed or ([], self._beginning())
        if len(known) > len(entries) or (known and entries[len(known) - 1] is not known[-1]):
            known = []  # what came before a move can only become fewer, and then that move is in another place
        while quiet > len(known) and not entries[quiet - 1].reveals():
            quiet -= 1
        if known:
            s = s.clone()
            fold_entries(self.game, s, entries[len(known) : quiet])
        else:
            s = self._folded(entries[:quiet], self.checkpoints)
        self._revealed = (entries[:quiet], s.clone())
        fold_entries(self.game, s, entries[quiet:])
        return s

    def _state_without(self, seat: int, last: Entry, place: int) -> State:
        """The state without the last move of a seat; refused if what others did since would have gone another way."""
        known = self._without.get(seat)
        later = self.kept[place + 1 :]
        if known is None or not known.holds(last, place, later):
            known = self._without[seat] = WithoutMove(last, place, self._folded_on(self.kept[:place]))
        for entry in later[len(known.after) :]:
            if known.refused or not self._goes_the_same_way(known.state, entry, place + len(known.after)):
                known.refused = entry
                raise Refused(ALREADY_REVEALED)
            known.after.append(entry)
        return known.state.clone()

    def _goes_the_same_way(self, s: State, entry: Entry, place: int) -> bool:
        """Let a move happen to a state as the rules have it there, in this place; whether it is what happened."""
        actor = self._seat(entry.seat)
        command = self.game.commands.get(entry.command)  # older rules may have had others
        if command is None or engine.ruling(s, actor, command.key) is not None:
            return False
        s.journal = []
        engine.step(s, actor, command.key, self._chance(place))
        return [pack(event) for event in self._told(s)] == [pack(event) for event in entry.events]

    def _header(self) -> dict[str, object]:
        header: dict[str, object] = {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.version,
            "seats": self.seats,
            "options": self._began_with(),
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "seeds": [seed.hex() for seed in self.seeds],
        }
        if self.sealing:
            header[SEALING] = self.sealing
        return header

    def _began_with(self) -> dict[str, int | str]:
        """What the players agreed on: without the options that its rules did not have yet."""
        return {option.name: self.settings[option.name] for option in self.game.options_of(self.version)}

    def _document(self) -> dict[str, Any]:
        return document(self._header(), self.entries, self._plain_outcome())

    def _plain_outcome(self) -> object:
        outcome = self.outcome
        return None if outcome is None else outcome.plain()

    def _read(self, line: dict[str, Any], standing: Standing) -> Entry:
        seat, command, events = line.get("seat"), line.get("command"), line.get("events", [])
        if type(seat) is not int or not (seat == CLOCK or 0 <= seat < self.seats):
            raise Unreadable(f"there is no seat {canonical(seat)}")
        if "undoes" in line:
            undoes = line["undoes"]
            if type(undoes) is not int or undoes < 1 or standing.place(undoes) < 0:
                raise Unreadable(f"there is no entry {canonical(undoes)} to take back")
            entry = Entry(line["n"], seat, "", [], undoes, line.get("agreed") is True)
        elif isinstance(command, str) and isinstance(events, list):
            entry = Entry(line["n"], seat, command, [self._read_event(value) for value in events])
        else:
            raise Unreadable("it has neither a command and events nor an entry to take back")
        if canonical(entry.plain()) != canonical({key: value for key, value in line.items() if key != "hash"}):
            raise Unreadable("it has parts that do not belong there")
        return entry

    def _read_event(self, value: object) -> Event[Any]:
        """An event of a log that may be damaged: one that cannot be told is about something that is not in the game."""
        event = unpack_event(self.game, value)
        try:
            self.tell(event)
        except (*IMPOSSIBLE, KeyError) as error:
            raise Unreadable(f"{canonical(value)} cannot be told: {error}") from None
        return event


def recorded_game(name: object) -> Game:
    """The game of a record; MissingGame if it is not installed, or cannot be played here."""
    if not isinstance(name, str):
        raise ValueError("its game has no name.")
    try:
        return find(name)
    except ValueError as error:
        raise MissingGame(name, str(error)) from None


def impossible(entry: Entry, error: Exception) -> CorruptLog:
    """A log that has an entry which cannot have happened."""
    return CorruptLog(f"Entry {entry.n} cannot have happened: {error}.", "entry", entry.n)


def position(
    game: str | Game, *, seed: int | str | None = None, settings: dict[str, Any] | None = None, **parts: Any
) -> Match:
    """A match that begins with a position instead of a deal; each game's parts are in docs/api.md.

    ValueError says what is wrong with a position: an unknown piece, one that is missing or there twice.
    """
    played = find(game) if isinstance(game, str) else game
    start = played.position(settings, **parts)
    match = Match(played, int(start.seats), seed, settings=settings, dealt=False)
    match.start = start
    match.state = start.clone()
    match.entries = [Entry(0, CLOCK, "", [])]  # in the deal's place
    match.kept = match.entries[:]
    return match


def shown(game: Game, known: View, seat: int | None) -> dict[str, Any]:
    """What a seat knows, SPECTATOR or None for who only watches, in words and numbers: its view without `state`."""
    return {**shown_to_all(game, known), **shown_to(game, known, seat)}


def for_bots(game: Game, known: View, seat: int | None, seen: Sequence[Event[Any]]) -> dict[str, Any]:
    """What a bot gets of a view, as JSON: what its seat knows as the rules have it, and what it saw this round."""
    viewer = None if viewer_of(seat) == SPECTATOR else seat
    found: dict[str, Any] = {"game": game.name, "seat": viewer, "state": pack_state(known)}
    return found if viewer is None else {**found, "seen": [pack(event) for event in seen]}


def shown_to_all(game: Game, known: View) -> dict[str, Any]:
    """The part of `shown` that is the same for everybody."""
    return {**common_to_all(game, known), **game.shared_view(known)}


def common_to_all(game: Game, known: View) -> CommonShared:
    """What every game shows to everybody."""
    outcome = game.outcome(known)
    return {
        "game": game.name,
        "version": game.version,
        "seats": int(known.seats),
        "actors": engine.actors(known),
        "outcome": None if outcome is None else outcome.plain(),
    }


def shown_to(game: Game, known: View, seat: int | None) -> dict[str, Any]:
    """The part of `shown` that is a viewer's own."""
    return {**common_to_one(known, seat), **game.own_view(known, viewer_of(seat))}


def common_to_one(known: View, seat: int | None) -> CommonOwn:
    """What every game shows to a viewer alone."""
    if seat is None or seat == SPECTATOR:
        return {"seat": None, "options": []}
    return {"seat": seat, "options": [command.notation for command in engine.options(known, seat)]}


def verify(text: str) -> Match:
    """Re-run a record by the rules and its published luck; CorruptLog names the first entry that differs.

    Rules older than ours are not re-run: OlderRules says what could be checked without them, and that it holds.
    """
    record = parsed(text)
    check_layout(text, record)
    told = Match._opened(record)
    if told.version == told.game.version:
        told._reads(record["entries"])
        rerun, wrong = played_again(told)
        if wrong is not None:
            raise wrong
        rerun._check_outcome(record["outcome"])
        return rerun
    told._go_on(record)
    rerun, wrong = played_again(told)
    raise OlderRules(told, len(told.entries) if wrong is None else wrong.entry)


def played_again(told: Match) -> tuple[Match, CorruptLog | None]:
    """A match played again by our rules and its luck, up to the first entry that differs; and what is wrong with it."""
    secret, seeds, sealing = told.secret, told.seeds, told.sealing
    rerun = Match(told.game, told.seats, None, told.settings, secret=secret, seeds=seeds, sealing=sealing)
    for entry in told.entries:
        try:
            if entry.undoes:
                rerun.undo(entry.seat, entry.agreed)
            elif entry.n:
                rerun.play(entry.seat, entry.command)
        except (Refused, BadCommand) as error:
            return rerun, CorruptLog(f"Entry {entry.n} breaks the rules: {error}", "entry", entry.n)
        if rerun.entries[entry.n].plain() != entry.plain():
            wrong = f"Entry {entry.n} is not what the rules and the secret give."
            return rerun, CorruptLog(wrong, "entry", entry.n)
    return rerun, None
