"""Checks of the mechanics: games end, options are what is legal, clones are independent, only events change a state."""

from __future__ import annotations

import json
from typing import Any, Final

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import canonical, pack, pack_state, unpack_event
from cutpurse.kernel.core import CLOCK, Event, Rule, State, seat_bit
from cutpurse.kernel.rulebook import LANGUAGES, Rulebook, read
from cutpurse.kernel.sets import one
from cutpurse.testing.random_game import BOUND, RandomGame, attributes, chance_for, check

KERNEL_FIELDS: Final = {"seats", "stack", "turn", "journal"}


# --- 1 ---
@check
def random_games_end(run: RandomGame) -> None:
    """Random games end with an outcome, whichever seat acts first; also if only `turn` acts, as in a search."""
    for by_turn in (False, True):
        s = run.deal()
        play_to_the_end(run, s, by_turn)
        check_end(run, s)


def play_to_the_end(run: RandomGame, s: State, by_turn: bool = False) -> None:
    """Play at random to the end, in place."""
    policy = chance_for(run.seed, "policy")
    commands = 0
    while s.stack is not None:
        if run.game.outcome(s) is not None:
            run.fail("there is an outcome, and the game goes on")
        if by_turn:
            seat = int(s.turn)
            key = run.random_key(s, seat, policy)
        else:
            seat, key = run.random_move(s, policy)
        commands += 1
        if commands > BOUND:
            run.fail(f"no end after {BOUND} commands")
        run.entry += 1
        play.step(s, seat, key, run.chance(run.entry))


def check_end(run: RandomGame, s: State) -> None:
    """The game is over: the outcome names a clause of the rulebook, is the same for everybody, and nobody may act."""
    outcome = run.game.outcome(s)
    if outcome is None:
        run.fail("the game is over and has no outcome")
    if len(outcome.scores) != run.seats:
        run.fail(f"the outcome has {len(outcome.scores)} scores")
    if not set(outcome.winners) <= set(range(run.seats)):
        run.fail(f"the winners are {outcome.winners}")
    for language in LANGUAGES:
        if outcome.rule not in run.game.rulebook(language).clauses:
            run.fail(f"the outcome names {outcome.rule!r}, which is no clause of the rulebook ({language})")
    for viewer in run.viewers():
        seen = run.game.outcome(run.game.redact(s, viewer))
        run.same("the outcome in the view", outcome.plain(), None if seen is None else seen.plain())
    for seat in run.seats_and_clock():
        for command in run.game.commands.values():
            if play.ruling(s, seat, command.key) is not play.GAME_OVER:
                run.fail(f"the game is over, and {command} is not refused for that")


# --- 2 ---
@check
def options_are_what_is_ruled_legal(run: RandomGame) -> None:
    """The options are exactly the legal ones of all commands; every refusal names a rule of the rulebook.

    What the clock may play is exactly what its timers will say.
    """
    books = [(language, run.game.rulebook(language), read(play.__file__, language)) for language in LANGUAGES]
    known: set[tuple[str, str, str]] = set()
    for turn in run.sample_turns(20):
        for seat in run.seats_and_clock():
            check_menus(run, turn.before, seat)
            option_keys = {command.key for command in play.options(turn.before, seat)}
            check_reasons(run, turn.before, seat)
            for command in run.game.commands.values():
                rule = play.ruling(turn.before, seat, command.key)
                offered = command.key in option_keys
                if (rule is None) != offered:
                    run.fail(f"{command} is {'' if offered else 'not '}offered; the ruling is {rule}")
                if rule is not None and (rule.id, rule.name, rule.text) not in known:
                    check_rulebooks(run, rule, books)
                    known.add((rule.id, rule.name, rule.text))
        check_timers(run, turn.before)


def check_menus(run: RandomGame, s: State, seat: int) -> None:
    """A seat is offered only choices of the frames' menus, and each menu is one of the game's."""
    for frame in play.open_frames(s):
        if not any(menu is frame.menu for menu in run.game.menus):
            run.fail(f"the menu of {type(frame).__name__} is not among the game's menus")
        if play.waiting(s) & seat_bit(seat):
            beyond = frame.options(s, seat)[0] >> frame.menu.size
            if beyond:
                run.fail(f"{type(frame).__name__} offers a choice beyond its menu of {frame.menu.size}")


def check_timers(run: RandomGame, s: State) -> None:
    """The clock may play what a timer says, and nothing that none says: it would never happen at a table.

    Where nobody else may act no timer is needed, since whoever keeps the time goes on by itself.
    """
    said = [timer.command for timer in s.stack.frame.timers(s)] if s.stack is not None else []
    for text in said:
        rule = play.ruling(s, CLOCK, run.game.command(text).key)
        if rule is not None:
            run.fail(f"a timer says {text!r}, which the clock may not: {rule}")
    if play.actors(s) != [CLOCK]:
        for command in play.options(s, CLOCK):
            if command.notation not in said:
                run.fail(f"the clock may play {command}, and no timer says so")


def check_reasons(run: RandomGame, s: State, seat: int) -> None:
    """The reasons given all at once are the same as those given one by one."""
    reasons = play.reasons(s, seat)
    for command in play.on_offer(s):
        rule = play.ruling(s, seat, command.key)
        if rule is not None and str(reasons.get(command.notation, reasons["*"])) != str(rule):
            run.fail(f"{command} is refused by {rule}, and among all reasons by another")
        if rule is None and command.notation in reasons:
            run.fail(f"{command} is legal, and a reason against it is given")


def check_rulebooks(run: RandomGame, rule: Rule, books: list[tuple[str, Rulebook, Rulebook]]) -> None:
    """A refusal is in the game's rulebook or the table's, in every language, and quoted correctly."""
    for language, game, table in books:
        clause = game.clauses.get(rule.id) or table.clauses.get(rule.id)
        if clause is None or rule.name not in clause.refusals:
            run.fail(f"the refusal {rule.id} `{rule.name}` is unknown to the rulebook ({language})")
        if language == "en" and clause.refusals[rule.name] != rule.text:
            run.fail(f"the refusal {rule.id} `{rule.name}` has other words than the rulebook: {rule.text!r}")


# --- 3 ---
@check
def clones_are_equal_and_independent(run: RandomGame) -> None:
    """A clone equals its original; playing on with either changes neither the other nor any older copy.

    Every attribute of a state must be in `fields`, where it is compared. No row may be shared, even if nothing writes
    to it in this game.
    """
    s = run.deal()
    copies = [checked_clone(run, s)]
    for turn in run.turns(s):
        copies.append(checked_clone(run, s))
        if turn.n % 10 == 1:
            packed = pack_state(s)
            play_a_few(run, s.clone())
            run.same("playing on with a clone changed the original", packed, pack_state(s))
    for n, copy, packed in copies:
        run.entry = n
        run.same("a copy changed while the original was played on", packed, pack_state(copy))


def checked_clone(run: RandomGame, s: State) -> tuple[int, State, dict[str, object]]:
    """A clone, after checking that it equals its original and shares nothing that can be written to."""
    copy = s.clone()
    if copy is s or type(copy) is not type(s) or copy.journal is not None:
        run.fail("clone() must give a new state of the same class without a journal")
    for name in sorted(attributes(s) | attributes(copy)):
        if name not in type(s).fields and name not in KERNEL_FIELDS:
            run.fail(f"the state holds {name!r}, which is not in `fields`")
    packed = pack_state(copy)
    run.same("the original and its clone differ", pack_state(s), packed)
    for name in type(s).fields:
        if shares_memory(getattr(s, name), getattr(copy, name)):
            run.fail(f"a clone shares the row {name!r} with its original")
    return run.entry, copy, packed


def shares_memory(here: Any, there: Any) -> bool:
    """Whether writing to one row changes the other."""
    if not hasattr(here, "__setitem__") or not len(here):
        return False
    value = here[0]
    here[0] = value ^ 1
    changed = bool(there[0] != value)
    here[0] = value
    return changed


def play_a_few(run: RandomGame, s: State) -> None:
    """Play a few random commands, in place."""
    for n in range(12):
        if s.stack is not None:
            seat, key = run.random_move(s, run.suite_chance)
            play.step(s, seat, key, run.chance(n))


# --- 4 ---
@check
def fold_rebuilds_the_state(run: RandomGame) -> None:
    """The events alone, as they are or read back from JSON, rebuild the state after every entry.

    It does not matter whether a journal is kept; asking changes nothing, and events do not change afterwards.
    """
    s = run.deal()
    kept = run.blank()
    from_json = run.blank()
    log = [(0, run.dealt, check_fold(run, s, run.dealt, kept, from_json))]
    for turn in run.turns(s):
        log.append((turn.n, turn.events, check_fold(run, s, turn.events, kept, from_json)))
        play.step(turn.before, turn.seat, turn.key, run.chance(turn.n))
        run.same("with and without a journal the state differs", pack_state(s), pack_state(turn.before))
        if turn.n % 20 == 1:
            ask_everything(run, s)
            run.same("questions changed the state", pack_state(kept), pack_state(s))
    for n, events, packed in log:
        run.entry = n
        run.same("an event changed after it was noted", packed, [pack(event) for event in events])


def check_fold(
    run: RandomGame, s: State, events: list[Event[Any]], kept: State, from_json: State
) -> list[list[object]]:
    """Fold an entry's events onto both rebuilt states and compare them with the state; returns the packed events."""
    packed = [pack(event) for event in events]
    play.fold(kept, events)
    run.same("the state and its folded events differ", pack_state(s), pack_state(kept))
    play.fold(from_json, [unpack_event(run.game, json.loads(canonical(value))) for value in packed])
    run.same("the state and its events folded from JSON differ", pack_state(s), pack_state(from_json))
    return packed


def ask_everything(run: RandomGame, s: State) -> None:
    """Ask everything that can be asked of a state."""
    play.actors(s)
    run.game.outcome(s)
    run.game.pieces(s)
    for seat in run.seats_and_clock():
        for command in run.game.commands.values():
            play.ruling(s, seat, command.key)
    for viewer in run.viewers():
        view = run.game.redact(s, viewer)
        run.game.present(view, viewer)
        run.game.sampler(view, viewer).world(run.suite_chance)


# --- 9 ---
@check
def pieces_are_conserved(run: RandomGame) -> None:
    """The same pieces are in the game after every entry."""
    s = run.deal()
    pieces = run.game.pieces(s)
    for _ in run.turns(s):
        run.same("the pieces are no longer those dealt", pieces, run.game.pieces(s))


# --- 10 ---
@check
def masks_are_options(run: RandomGame) -> None:
    """What a search is given are the seat's options, frame by frame, and `turn` is a seat that may act."""
    s = run.deal()
    check_masks(run, s)
    for _ in run.turns(s):
        check_masks(run, s)


def check_masks(run: RandomGame, s: State) -> None:
    """Every seat that may act has a choice, `turn` is one of them, and masks and options agree."""
    waiting = play.waiting(s)
    if waiting & ~(one(run.seats) - 1 | seat_bit(CLOCK)):
        run.fail(f"the table waits for seats {play.actors(s)}, of {run.seats}")
    if s.stack is None:
        return
    if not waiting & seat_bit(s.turn):
        run.fail(f"turn is {s.turn}, but the table waits for {play.actors(s)}")
    for seat in run.seats_and_clock():
        found = play.choices(s, seat)
        if waiting & seat_bit(seat) and not found:
            run.fail("the seat may act and has no choice")
        if len(found) == 1:
            run.same("the mask and the frame's options differ", int(play.mask(s, seat)), int(found[0][1]))
        commands = [command for frame, allowed in found for command in frame.menu.listed(allowed)]
        run.same("the frames' choices and the list of options differ", commands, play.options(s, seat))
        for frame, _ in found[:-1]:
            if frame.exclusive:
                run.fail(f"{type(frame).__name__} is exclusive, and a frame beside it has choices for the same seat")
        for frame, allowed in found:
            for command in frame.menu.listed(allowed):
                if play.taking(s, command.key) is not frame:
                    run.fail(f"a search gives {command} to {type(frame).__name__}, and a player to another frame")


@check
def rollouts_play_the_options(run: RandomGame) -> None:
    """A rollout, as a search plays it, draws from the options that a player has, each as likely as the others.

    So it ends like a game in which the options of `turn` were drawn one by one with the same luck.
    """
    luck = run.suite_chance.below(1_000_000)
    by_options, searched = run.deal(), run.deal()
    decisions = play_by_options(run, by_options, Chance(luck))
    run.same(
        "the decisions of a rollout, and drawn from the options", int(play.rollout(searched, Chance(luck))), decisions
    )
    run.same("the end of a rollout, and drawn from the options", pack_state(searched), pack_state(by_options))


def play_by_options(run: RandomGame, s: State, chance: Chance) -> int:
    """Play to the end, in place, by what the seat in turn is offered; how many decisions that takes."""
    while s.stack is not None:
        seat = int(s.turn)
        options = play.options(s, seat)
        if not options:
            run.seat = seat
            run.fail("the seat may act and has no choice")
        run.entry += 1
        if run.entry > BOUND:
            run.fail(f"no end after {BOUND} commands")
        command = options[chance.below(len(options))] if len(options) > 1 else options[0]
        play.step(s, seat, command.key, chance)
    return run.entry
