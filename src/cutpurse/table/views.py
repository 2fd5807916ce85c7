"""Views: builds the messages about a table and its match, each with what one viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise
from typing import Any, Final, final, get_args

from msgspec import Raw

from cutpurse.bots.characters import character_of
from cutpurse.kernel.core import SPECTATOR, Event, Rule, State, View, viewer_of
from cutpurse.kernel.game import Game, find
from cutpurse.kernel.match import Match, common_to_one, shown, shown_to_all
from cutpurse.kernel.play import Entered, Left, fold, reasons
from cutpurse.kernel.record import Entry
from cutpurse.table.messages import Chair, Emote, Guest, Line, Position, Question, Step, Table, Told, You, encoder
from cutpurse.table.moderation import guest_id, is_muted
from cutpurse.table.rows import ChatRow, SeatRow, TableRow
from cutpurse.table.seats import is_empty, reserved_seat, seat_of

encode: Final = encoder.encode  # looked up once
Tell = Callable[[Entry], list[dict[str, Any]]]  # turns the events of an entry into JSON
Encoded = dict[int, bytes]  # by the number of an event, a JSON object
Part = Any  # a part of a message that is encoded already (Raw), where a message has the thing itself
EMOTES: Final[dict[str, Emote]] = {f"/{name}": name for name in get_args(Emote)}  # by the line that is one
BLOCK = 100  # entries of a log that are encoded together,
MOST_BLOCKS = 30  # and how many blocks are kept: the latest entries for five pairs of eyes


def table_message(
    row: TableRow, host: str, here: set[str], ready: set[str], watching: int, question: Question | None
) -> Table:
    """What everybody may know about a table; `host` is whoever acts as host."""
    return Table(
        id=row.id,
        game=row.game,
        chairs=[with_share(chair(row, seat, here, ready), seat) for seat in row.seats],
        options=row.options,
        clock=row.clock,
        pace=row.pace,
        delay=row.delay if find(row.game).reacts() else None,
        listed=row.listed,
        status=row.status,
        host=seat_of(row, host),
        commitment=sha256(row.secret).hexdigest(),
        watching=watching,
        question=question,
        next=row.next,
        made=row.made,
        true_host=seat_of(row, row.host),
        takeovers=row.takeovers,
        hints=row.hints,
        bank=row.bank,
        increment=row.increment,
        absence=row.absence,
        out_of_time=row.out_of_time,
        over_days=row.over_days,
    )


def chair(row: TableRow, seat: SeatRow, here: set[str], ready: set[str]) -> Chair:
    """A seat as everybody sees it, with who sits there."""
    character = character_of(seat.bot)
    called = character.name if character else None
    if seat.person is not None:
        return Chair(
            kind="person",
            name=seat.name,
            bot=seat.bot,
            character=called,
            present=seat.person in here,
            warm=seat.warm,
            ready=seat.person in ready,
            program=seat.program,
            who=guest_id(row, seat.person),
        )
    if is_empty(seat):
        if seat.kept_for is None:
            return Chair(kind="empty")
        return Chair(kind="empty", kept_for=seat.name, who=guest_id(row, seat.kept_for))
    return Chair(kind="bot", name=seat.name, bot=seat.bot, character=called, present=True)


def with_share(chair: Chair, seat: SeatRow) -> Chair:
    """The chair with what is known of its share of the randomness."""
    chair.seed_hash, chair.seed_state = seat.seed_hash or None, seat.seed_state
    return chair


def you(
    row: TableRow,
    person: str | None,
    host: bool,
    ends: bool,
    starts: bool,
    removed: bool,
    guests: list[Guest],
    frees: list[int],
    replaces: list[int],
) -> You:
    """Who somebody is at a table; what they may do there is decided elsewhere."""
    return You(
        seat=seat_of(row, person),
        host=host,
        ends=ends,
        kept=reserved_seat(row, person),
        starts=starts,
        removed=removed,
        muted=is_muted(row, person),
        who=None if person is None else guest_id(row, person),
        guests=guests,
        frees=frees,
        replaces=replaces,
    )


@final
class OwnPart:
    """What a viewer alone sees of a position, as it is and as JSON."""

    def __init__(self, view: dict[str, Any], basis: list[int] | None) -> None:
        self.view = view
        self.basis = basis  # what it is made of, where the game says so
        self._fields: bytes | None = None

    def fields(self) -> bytes:
        """Its fields as JSON, encoded once; left open: more follows."""
        if self._fields is None:
            self._fields = encode(self.view)[1:-1] + b"," if self.view else b""
        return self._fields


def own_part(game: Game, known: View, viewer: int, last: OwnPart | None = None) -> OwnPart:
    """A viewer's own part of a view; the last one, if it is made of the same."""
    basis = game.own_basis(known, viewer)
    if last is not None and basis is not None and basis == last.basis:
        return last
    return OwnPart(game.own_view(known, viewer), basis)


class ShownViews:
    """The views of a position as they were sent, in two parts: after the next move, that was the view before it."""

    def __init__(self, s: State, everybodys: dict[str, Any]) -> None:
        self.state = s
        self.everybodys = everybodys
        self.own: dict[int, OwnPart] = {}  # by viewer


class Shared:
    """The parts that several viewers share after a move, built and encoded once for all of them.

    With the state before the entries since `since`, viewers are also told what each of their events changed; with the
    views `last` shown, that state need not be shown again for it, nor what of them is still the same.
    """

    def __init__(
        self, match: Match, since: int = 0, before: State | None = None, last: ShownViews | None = None
    ) -> None:
        self.game = match.game
        everybodys = shown_to_all(match.game, match.known(None))
        self.last = last
        self.shown = ShownViews(match.state, everybodys)
        self.table = encode(everybodys)[:-1] + b","  # left open: the viewer's own part follows
        self.events: dict[int, Raw] = {}  # by entry, the events of those that hide nothing from anybody
        self.entries: dict[int, Raw] = {}  # by entry, all of it, where nothing lies between that viewers see apart
        self.public: dict[int, bool] = {}  # by entry, whether everybody sees it alike
        self.between = None if before is None else Between(match.game, before, match.entries[since:], last=last)

    def view(self, known: View, seat: int | None) -> Part:
        """A viewer's view: what everybody sees, then the viewer's own part, and what they may do."""
        viewer = viewer_of(seat)
        own = own_part(self.game, known, viewer, None if self.last is None else self.last.own.get(viewer))
        self.shown.own[viewer] = own
        return Raw(self.table + own.fields() + encode(common_to_one(known, seat))[1:])

    def is_public(self, match: Match, entry: Entry) -> bool:
        """Whether everybody sees an entry alike: nobody sees less than a spectator."""
        if entry.n not in self.public:
            self.public[entry.n] = match.seen_entry(entry, None) is entry
        return self.public[entry.n]

    def whole(self, entry: Entry, tell: Tell) -> Part:
        """An entry that everybody sees alike, with nothing between that viewers see apart."""
        if entry.n not in self.entries:
            self.entries[entry.n] = Raw(encode(told_entry(entry, tell)))
        return self.entries[entry.n]

    def told(self, entry: Entry, tell: Tell) -> Part:
        """The events of an entry that everybody sees alike."""
        if entry.n not in self.events:
            self.events[entry.n] = Raw(encode(tell(entry)))
        return self.events[entry.n]


class Between:
    """What lies between two positions: the views after each event but the last, each told by what is new in it.

    Every view is that of a state which was really there, redacted like any other. What `Entered` and `Left` change is
    told with the event before them, which led to it: while one frame gives way to another, the table waits for nothing.
    In real time nothing is told: hands are faster than any animation.
    """

    def __init__(
        self, game: Game, before: State, entries: list[Entry], is_open: bool = False, last: ShownViews | None = None
    ) -> None:
        self.game = game
        self.is_open = is_open  # every card is shown, as in a replay after the end
        self.before = before
        self.last = last if last is not None and last.state is before else None
        self.states: dict[int, State] = {}  # after an event, by its number among all
        self.first: dict[int, int] = {}  # by entry, the number of its first event
        self.everybodys: Encoded | None = None
        self.own: dict[int, Encoded] = {}  # by viewer
        events: list[Event[Any]] = []
        for entry in entries:
            self.first[entry.n] = len(events)
            events += entry.events
        happened = [n for n, event in enumerate(events) if not isinstance(event, (Entered, Left))]
        if len(happened) < 2 or before.stack is None or before.stack.frame.pace(before) is not None:
            return
        s = before.clone()
        done = 0
        for n, following in pairwise(happened):
            fold(s, events[done:following])
            self.states[n] = s.clone()
            done = following

    def changes(self, entry: Entry, seat: int | None) -> list[Part | None] | None:
        """What each event of an entry changed in a viewer's view; None if there is no view between."""
        if not self.states or not entry.events:
            return None
        viewer = viewer_of(seat)
        if self.everybodys is None:
            self.everybodys = self._shared_changes()
        if viewer not in self.own:
            self.own[viewer] = self._own_changes(viewer)
        first = self.first[entry.n]
        numbers = range(first, first + len(entry.events))
        return [joined(self.everybodys.get(n), self.own[viewer].get(n)) for n in numbers]

    def _shared_changes(self) -> Encoded:
        """What is new in each view for everybody, as a JSON object; views in which nothing is new are left out."""
        found: Encoded = {}
        old = self._shared(self.before) if self.last is None else self.last.everybodys
        for n, s in self.states.items():
            view = self._shared(s)
            if changed := what_is_new(view, old):
                found[n] = encode(changed)
            old = view
        return found

    def _own_changes(self, viewer: int) -> Encoded:
        """The same for a viewer alone."""
        found: Encoded = {}
        old = None if self.last is None else self.last.own.get(viewer)
        if old is None:
            old = own_part(self.game, self._known(self.before, viewer), viewer)
        for n, s in self.states.items():
            own = own_part(self.game, self._known(s, viewer), viewer, old)
            if own is not old and (changed := what_is_new(own.view, old.view)):
                found[n] = encode(changed)
            old = own
        return found

    def _shared(self, s: State) -> dict[str, Any]:
        return self.game.shared_view(self._known(s, SPECTATOR))

    def _known(self, s: State, viewer: int) -> View:
        return View(s) if self.is_open else self.game.redact(s, viewer)


def what_is_new(view: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """The fields of a view that were not the same before."""
    return {key: value for key, value in view.items() if value != old[key]}


def joined(one: bytes | None, other: bytes | None) -> Part | None:
    """Two JSON objects as one; None if there is neither."""
    both = one[:-1] + b"," + other[1:] if one and other else one or other
    return None if both is None else Raw(both)


def position(match: Match, seat: int | None, left: float | None, shared: Shared | None = None) -> Position:
    """The position of the game as a viewer may know it."""
    known = match.known(seat)
    return Position(
        n=len(match.entries),
        view=shared.view(known, seat) if shared else shown(match.game, known, seat),
        why_not={} if seat is None else rule_names(reasons(known, seat)),
        undo="no",
        left=left,
    )


def rule_names(reasons: dict[str, Rule]) -> dict[str, str]:
    """Rules by their full names."""
    return {command: rule.full_name for command, rule in reasons.items()}


def told_entries(
    match: Match, seat: int | None, since: int, shared: Shared | None = None, end: int | None = None
) -> list[Told]:
    """The log from an entry on, as a viewer saw it; `end` is the first entry that is left out."""
    tell = match.tell_entry
    found: list[Told] = []
    for entry in match.entries[since:end]:
        seen = entry if shared and shared.is_public(match, entry) else match.seen_entry(entry, seat)
        if shared and seen is entry and not (shared.between and shared.between.states):
            found.append(shared.whole(entry, tell))
            continue
        told = told_entry(seen, tell, shared.told(entry, tell) if shared and seen is entry else None)
        if shared and shared.between and len(seen.events) == len(entry.events):
            told.changes = shared.between.changes(entry, seat)
        found.append(told)
    return found


def told_entry(entry: Entry, tell: Tell, events: Part | None = None) -> Told:
    """An entry as a message; it must be redacted for the viewer already. `events` are its events where told before."""
    return Told(
        n=entry.n,
        seat=entry.seat,
        command=entry.command,
        events=tell(entry) if events is None else events,
        undoes=entry.undoes or None,
        agreed=entry.agreed,
    )


class EarlierEntries:
    """The log for who comes and who looks back: made once for all who look through the same eyes, until it grows."""

    def __init__(self) -> None:
        self.total = 0  # entries of the log
        self.blocks: dict[tuple[int, int], list[Part]] = {}  # by viewer and first entry

    def told(self, match: Match, seat: int | None, since: int, end: int) -> list[Part]:
        """The log from an entry on, as a viewer saw it; `end` is the first entry that is left out."""
        if len(match.entries) != self.total:
            self.total, self.blocks = len(match.entries), {}
        found: list[Part] = []
        for first in range(since - since % BLOCK, end, BLOCK):
            last = min(first + BLOCK, self.total)
            found += self._block(match, seat, first, last)[max(0, since - first) : end - first if end < last else None]
        return found

    def _block(self, match: Match, seat: int | None, first: int, last: int) -> list[Part]:
        key = (viewer_of(seat), first)
        if key not in self.blocks:
            if len(self.blocks) >= MOST_BLOCKS:
                self.blocks = {}
            told = told_entries(match, seat, first, end=last)
            self.blocks[key] = [Raw(encode(entry)) for entry in told]
        return self.blocks[key]


def chat_line(table: TableRow, row: ChatRow) -> Line:
    """A line of the chat."""
    who = guest_id(table, row.person)
    return Line(n=row.n, seat=row.seat, name=row.name, text=row.text, at=row.at, who=who, emote=emote_of(row.text))


def emote_of(text: str) -> Emote | None:
    """The emote that a line of the chat is: a slash and its name, and nothing else."""
    return EMOTES.get(text)


def replay_steps(
    match: Match, seat: int | None, is_open: bool, moves: list[Entry] | None = None, before: State | None = None
) -> list[Step]:
    """The moves that stand, one by one, as one seat or the public saw them; `is_open` shows every card.

    Of a long game some of them, with the state before the first.
    """
    game = match.game
    viewer = viewer_of(seat)
    before = game.blank(match.seats, match.settings) if before is None else before
    found: list[Step] = []
    entries = match.kept if moves is None else moves
    in_play = bool(entries) and entries[0].n > 0
    round = shown(game, game.redact(before, SPECTATOR), None).get("round") if in_play else None
    for entry in entries:
        s = before.clone()
        fold(s, entry.events)
        known = View(s) if is_open else game.redact(s, viewer)
        seen = entry if is_open else match.seen_entry(entry, seat)
        told = told_entry(seen, match.tell_entry)
        if len(seen.events) == len(entry.events):
            told.changes = Between(game, before, [entry], is_open).changes(entry, seat)
        view = shown(game, known, seat)
        found.append(Step(told=told, view=view, round=round))
        before, round = s, view.get("round")
    return found
