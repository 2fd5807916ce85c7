"""Checks of the machinery: games end, options are the law, clones stand alone, events alone change a state."""

from __future__ import annotations

import json
from typing import Any, Final

from cutpurse.kernel import play
from cutpurse.kernel.codec import canonical, pack, pack_state, unpack_event
from cutpurse.kernel.core import CLOCK, Event, Rule, State
from cutpurse.kernel.rulebook import LANGUAGES, Rulebook, read
from cutpurse.kernel.sets import one
from cutpurse.testing.trial import BOUND, Trial, attributes, check, luck

HELD_BY_ALL: Final = {"seats", "stack", "turn", "journal"}


# --- 1 ---
@check
def random_games_end(trial: Trial) -> None:
    """Random games end with an outcome, whichever seat acts first; also where `turn` alone is asked, as by a search."""
    for by_turn in (False, True):
        s = trial.deal()
        run_out(trial, s, by_turn)
        ended(trial, s)


def run_out(trial: Trial, s: State, by_turn: bool = False) -> None:
    """Play at random to the end, in place."""
    policy = luck(trial.seed, "policy")
    commands = 0
    while s.stack is not None:
        if trial.game.outcome(s) is not None:
            trial.fail("there is an outcome, and the game goes on")
        if by_turn:
            seat = int(s.turn)
            key = trial.drawn_for(s, seat, policy)
        else:
            seat, key = trial.drawn(s, policy)
        commands += 1
        if commands > BOUND:
            trial.fail(f"no end after {BOUND} commands")
        trial.entry += 1
        play.step(s, seat, key, trial.chance(trial.entry))


def ended(trial: Trial, s: State) -> None:
    """The game is over: there is an outcome by a clause of the rulebook, the same for all, and nobody may act."""
    outcome = trial.game.outcome(s)
    if outcome is None:
        trial.fail("the game is over and has no outcome")
    if len(outcome.scores) != trial.seats:
        trial.fail(f"the outcome has {len(outcome.scores)} scores")
    if not set(outcome.winners) <= set(range(trial.seats)):
        trial.fail(f"the winners are {outcome.winners}")
    for language in LANGUAGES:
        if outcome.rule not in trial.game.rulebook(language).clauses:
            trial.fail(f"the outcome names {outcome.rule!r}, which is no clause of the rulebook ({language})")
    for viewer in trial.viewers():
        seen = trial.game.outcome(trial.game.redact(s, viewer))
        trial.same("the outcome in the view", outcome.plain(), None if seen is None else seen.plain())
    for seat in trial.everyone():
        for command in trial.game.commands.values():
            if play.ruling(s, seat, command.key) is not play.GAME_OVER:
                trial.fail(f"the game is over, and {command} is not refused for that")


# --- 2 ---
@check
def options_are_what_is_ruled_legal(trial: Trial) -> None:
    """Of all commands of the game, options are exactly those ruled legal; every refusal names a rule of the book."""
    books = [(language, trial.game.rulebook(language), read(play.__file__, language)) for language in LANGUAGES]
    known: set[tuple[str, str, str]] = set()
    for turn in trial.moments(20):
        for seat in trial.everyone():
            within_the_menu(trial, turn.before, seat)
            offered = {command.key for command in play.options(turn.before, seat)}
            explained(trial, turn.before, seat)
            for command in trial.game.commands.values():
                rule = play.ruling(turn.before, seat, command.key)
                if (rule is None) != (command.key in offered):
                    trial.fail(f"{command} is {'' if command.key in offered else 'not '}offered; the ruling is {rule}")
                if rule is not None and (rule.id, rule.name, rule.text) not in known:
                    in_the_books(trial, rule, books)
                    known.add((rule.id, rule.name, rule.text))


def within_the_menu(trial: Trial, s: State, seat: int) -> None:
    """A seat that is asked is offered choices of the frames' menus only, and each menu is one of the game's."""
    for frame in play.open_frames(s):
        if not any(menu is frame.menu for menu in trial.game.menus):
            trial.fail(f"the menu of {type(frame).__name__} is not among the game's menus")
        if play.waiting(s) & one(seat):
            beyond = frame.options(s, seat)[0] >> frame.menu.size
            if beyond:
                trial.fail(f"{type(frame).__name__} offers a choice beyond its menu of {frame.menu.size}")


def explained(trial: Trial, s: State, seat: int) -> None:
    """The reasons given all at once are those given one by one."""
    reasons = play.reasons(s, seat)
    for command in play.on_offer(s):
        rule = play.ruling(s, seat, command.key)
        if rule is not None and str(reasons.get(command.notation, reasons["*"])) != str(rule):
            trial.fail(f"{command} is refused by {rule}, and among all reasons by another")
        if rule is None and command.notation in reasons:
            trial.fail(f"{command} is legal, and a reason against it is given")


def in_the_books(trial: Trial, rule: Rule, books: list[tuple[str, Rulebook, Rulebook]]) -> None:
    """A refusal is written in the game's rulebook or the table's, in every language, and quoted rightly."""
    for language, game, table in books:
        clause = game.clauses.get(rule.id) or table.clauses.get(rule.id)
        if clause is None or rule.name not in clause.refusals:
            trial.fail(f"the refusal {rule.id} `{rule.name}` is unknown to the rulebook ({language})")
        if language == "en" and clause.refusals[rule.name] != rule.text:
            trial.fail(f"the refusal {rule.id} `{rule.name}` has other words than the rulebook: {rule.text!r}")


# --- 3 ---
@check
def clones_are_equal_and_independent(trial: Trial) -> None:
    """A clone equals its original in everything; playing on with either leaves the other, and all old copies, alone.

    Every attribute of a state must be in `fields`, where it is compared; and no row may be shared, whether or not
    anything writes to it in this game.
    """
    s = trial.deal()
    copies = [copied(trial, s)]
    for turn in trial.turns(s):
        copies.append(copied(trial, s))
        if turn.n % 10 == 1:
            packed = pack_state(s)
            stray(trial, s.clone())
            trial.same("playing on with a clone changed the original", packed, pack_state(s))
    for n, copy, packed in copies:
        trial.entry = n
        trial.same("a copy changed while the original was played on", packed, pack_state(copy))


def copied(trial: Trial, s: State) -> tuple[int, State, dict[str, object]]:
    """A clone, found to be like its original and to share nothing that could be written to."""
    copy = s.clone()
    if copy is s or type(copy) is not type(s) or copy.journal is not None:
        trial.fail("clone() must give a new state of the same class without a journal")
    for name in sorted(attributes(s) | attributes(copy)):
        if name not in type(s).fields and name not in HELD_BY_ALL:
            trial.fail(f"the state holds {name!r}, which is not in `fields`")
    packed = pack_state(copy)
    trial.same("the original and its clone differ", pack_state(s), packed)
    for name in type(s).fields:
        if shared(getattr(s, name), getattr(copy, name)):
            trial.fail(f"a clone shares the row {name!r} with its original")
    return trial.entry, copy, packed


def shared(here: Any, there: Any) -> bool:
    """Does writing to one row change the other?"""
    if not hasattr(here, "__setitem__") or not len(here):
        return False
    value = here[0]
    here[0] = value ^ 1
    changed = bool(there[0] != value)
    here[0] = value
    return changed


def stray(trial: Trial, s: State) -> None:
    """Play a few random commands, in place."""
    for n in range(12):
        if s.stack is not None:
            seat, key = trial.drawn(s, trial.picks)
            play.step(s, seat, key, trial.chance(n))


# --- 4 ---
@check
def fold_rebuilds_the_state(trial: Trial) -> None:
    """The events alone, kept or read back from JSON, rebuild the state after every entry: nothing else changes it.

    Nor does it matter whether a journal is kept, nor do questions change anything, nor do events change afterwards.
    """
    s = trial.deal()
    kept = trial.blank()
    from_json = trial.blank()
    log = [(0, trial.dealt, retraced(trial, s, trial.dealt, kept, from_json))]
    for turn in trial.turns(s):
        log.append((turn.n, turn.events, retraced(trial, s, turn.events, kept, from_json)))
        play.step(turn.before, turn.seat, turn.key, trial.chance(turn.n))
        trial.same("with and without a journal the state differs", pack_state(s), pack_state(turn.before))
        if turn.n % 20 == 1:
            question(trial, s)
            trial.same("questions changed the state", pack_state(kept), pack_state(s))
    for n, events, packed in log:
        trial.entry = n
        trial.same("an event changed after it was noted", packed, [pack(event) for event in events])


def retraced(trial: Trial, s: State, events: list[Event[Any]], kept: State, from_json: State) -> list[list[object]]:
    """Fold the events of an entry onto the rebuilt states, and find both like the state; the events, packed."""
    packed = [pack(event) for event in events]
    play.fold(kept, events)
    trial.same("the state and its folded events differ", pack_state(s), pack_state(kept))
    play.fold(from_json, [unpack_event(trial.game, json.loads(canonical(value))) for value in packed])
    trial.same("the state and its events folded from JSON differ", pack_state(s), pack_state(from_json))
    return packed


def question(trial: Trial, s: State) -> None:
    """Ask everything that can be asked of a state."""
    play.actors(s)
    trial.game.outcome(s)
    trial.game.pieces(s)
    for seat in trial.everyone():
        for command in trial.game.commands.values():
            play.ruling(s, seat, command.key)
    for viewer in trial.viewers():
        view = trial.game.redact(s, viewer)
        trial.game.present(view, viewer)
        trial.game.sampler(view, viewer).world(trial.picks)


# --- 9 ---
@check
def pieces_are_conserved(trial: Trial) -> None:
    """After every entry the same pieces are in the game."""
    s = trial.deal()
    pieces = trial.game.pieces(s)
    for _ in trial.turns(s):
        trial.same("the pieces are no longer those dealt", pieces, trial.game.pieces(s))


# --- 10 ---
@check
def masks_are_options(trial: Trial) -> None:
    """A seat's mask is the set of its options, what a search reads is the same, and `turn` is a seat that may act."""
    s = trial.deal()
    asked(trial, s)
    for _ in trial.turns(s):
        asked(trial, s)


def asked(trial: Trial, s: State) -> None:
    """Whoever is asked has a choice, `turn` is among them, and masks and options say the same."""
    waiting = play.waiting(s)
    if waiting & ~(one(trial.seats) - 1 | one(CLOCK)):
        trial.fail(f"the table waits for seats {play.actors(s)}, of {trial.seats}")
    if s.stack is None:
        return
    if not waiting & one(s.turn):
        trial.fail(f"turn is {s.turn}, but the table waits for {play.actors(s)}")
    for seat in trial.everyone():
        choices: dict[int, int] = {}  # by the menu's first key, the frame's choices
        if waiting & one(seat):
            choices = {int(f.menu.first): int(f.options(s, seat)[0]) for f in play.open_frames(s)}
            if not any(choices.values()):
                trial.fail("the seat may act and has no choice")
        asked_first = next((found for found in choices.values() if found), 0)
        trial.same("the mask and the frame's options differ", int(play.mask(s, seat)), asked_first)
        listed = dict.fromkeys(choices, 0)
        for command in play.options(s, seat):
            frame = play.taking(s, command.key)
            assert frame is not None
            listed[int(frame.menu.first)] += int(frame.menu.choice(command.key))
        trial.same("the frames' options and the list of options differ", choices, listed)
