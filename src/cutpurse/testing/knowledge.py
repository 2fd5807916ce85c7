"""Checks of secrets: a viewer sees nothing it may not know, and sampled worlds fit what it knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack, pack_state, unpack_event, unpack_state
from cutpurse.kernel.core import SPECTATOR, Event, State, View
from cutpurse.kernel.match import Match
from cutpurse.testing.mechanics import play_to_the_end
from cutpurse.testing.random_game import RandomGame, Turn, check, difference, packed_events, packed_view, play_on_copy
from cutpurse.testing.records import random_command

SMALL: Final = 61  # a number up to this may be a seat, a count, or a member of a set
LOG_LENGTH: Final = 60  # entries of a match whose log is checked

Story: TypeAlias = list[tuple[object, State]]  # what a viewer is told, event by event, and the state just after it


# --- 7 ---
@check
def non_interference(run: RandomGame) -> None:
    """What a viewer cannot know makes no difference to what it sees.

    The suite looks at pairs of states that a viewer cannot tell apart: the true one and worlds sampled from its view.

    - In both the viewer has the same view, presentation, options and refusals, and sees the same seats asked and the
      same timers. The rules, run on the view itself, give the same answers; and so does `redact`, since a bot that is
      handed a state knows by this whether it is a view.
    - Somebody acts in both states. The viewer plays the same command, another seat may play another one, or the luck
      differs. If the viewer is told the same, it must be shown the same afterwards: a view shows nothing that events
      have not told. If it is told something different, it must be shown something different just after that event: an
      event tells nothing that the view does not keep. This is sound because whatever a seat knows is state, so a card
      that becomes public by the rules is both told and shown, and a secret is neither.
    - What a deal tells a viewer is the same if it deals one of the viewer's worlds.
    - If the events tell the same, so does the log of a match: it does not give away the command. And what bots are
      handed on, the events of the round, is then the same.
    """
    check_logs(run)
    s = run.deal()
    for viewer in run.viewers():
        check_rewritten_events(run, run.blank(), run.dealt, s, viewer)
    for turn in run.sample_turns(10):
        for viewer in run.viewers():
            check_viewer(run, turn, viewer)


def check_viewer(run: RandomGame, turn: Turn, viewer: int) -> None:
    """A viewer cannot tell a state from its sampled worlds, now or after the next command."""
    s = turn.before
    view = run.game.redact(s, viewer)
    run.same("the view, and what `redact` makes of the view", pack_state(view), packed_view(run.game, view, viewer))
    sampler = run.game.sampler(view, viewer)
    check_same_options(run, s, view, viewer, "the state and the view itself")
    everybodys = run.game.shared_view(run.game.redact(s, SPECTATOR))
    parts = {**everybodys, **run.game.own_view(view, viewer)}
    run.same("what all share and what is a viewer's own make no view", parts, run.game.present(view, viewer))
    worlds = [sampler.world(run.suite_chance) for _ in range(2)]
    for world in worlds:
        check_same_view(run, s, world, viewer)
    for seat in play.actors(s):
        run.seat = seat
        for world in [s, *worlds]:
            check_after_a_move(run, s, world, seat, viewer)
    run.seat = None
    after, events = play_on_copy(s, turn.seat, turn.key, run.chance(turn.n))
    check_rewritten_events(run, s, events, after, viewer)
    check_own_basis(run, view, run.game.redact(after, viewer), viewer)


def check_own_basis(run: RandomGame, before: View, after: View, viewer: int) -> None:
    """Where a viewer's own part is made of the same as before, it says the same: a table does not make it again."""
    game = run.game
    basis = game.own_basis(before, viewer)
    if basis is not None and basis == game.own_basis(after, viewer):
        said = [game.own_view(view, viewer) for view in (before, after)]
        run.same("what is a viewer's own differs, though `own_basis` does not", *said)


def check_same_view(run: RandomGame, s: State, world: State, viewer: int) -> None:
    """A viewer has the same view and the same options in two states."""
    game = run.game
    run.same(
        "two states alike to the viewer give it two views",
        packed_view(game, s, viewer),
        packed_view(game, world, viewer),
    )
    views = [game.redact(state, viewer) for state in (s, world)]
    run.same("two views that are the same are presented", *[game.present(view, viewer) for view in views])
    check_same_options(run, s, world, viewer, "two states alike to the viewer")


def check_same_options(run: RandomGame, s: State, other: State, viewer: int, which: str) -> None:
    """In two states the same seats are asked, with the same timers, and the viewer's commands have the same rulings."""
    run.same(f"who may act differs in {which}", play.actors(s), play.actors(other))
    run.same(f"the timers differ in {which}", timers(s), timers(other))
    if viewer < run.seats:
        run.same(f"the rulings differ in {which}", rulings(s, viewer), rulings(other, viewer))


def timers(s: State) -> list[str]:
    """The timers that run now."""
    return [repr(timer) for timer in s.stack.frame.timers(s)] if s.stack is not None else []


def rulings(s: State, seat: int) -> dict[str, str]:
    """For each command of the current menu the reason against it, or nothing if a seat may play it."""
    if s.stack is None:
        return {}
    why = {notation: rule.full_name for notation, rule in play.reasons(s, seat).items()}
    found = {command.notation: why.get(command.notation, why.get("*", "")) for command in play.on_offer(s)}
    return found | {command.notation: "" for command in play.options(s, seat)}


def check_after_a_move(run: RandomGame, s: State, world: State, seat: int, viewer: int) -> None:
    """A seat acts in two states that look alike to the viewer: what the viewer is told and shown must agree."""
    luck = run.suite_chance.below(1000)
    key = run.random_key(s, seat, run.suite_chance)
    first = experience(run, s, seat, key, luck, viewer)
    others = [(key if seat == viewer else run.random_key(world, seat, run.suite_chance), luck)]
    if play.ruling(world, seat, key) is None:
        others.append((key, luck + 1))
    for other, other_luck in others:
        second = experience(run, world, seat, other, other_luck, viewer)
        compare_experiences(run, first, second, viewer)


class Experience:
    """What a viewer is told of a command, event by event, and the state after it."""

    def __init__(self, story: Story, after: State) -> None:
        self.story = story
        self.after = after


def experience(run: RandomGame, s: State, seat: int, key: int, luck: int, viewer: int) -> Experience:
    """Play a command, and follow its events as one viewer is told them."""
    after, events = play_on_copy(s, seat, key, Chance(luck))
    story: Story = []
    s = s.clone()
    for event in events:
        event.apply(s)
        story += [(telling, s.clone()) for telling in packed_events(run, [event], viewer)]
    return Experience(story, after)


def compare_experiences(run: RandomGame, one: Experience, other: Experience, viewer: int) -> None:
    """A viewer that is told the same is shown the same; told something else, it is shown something else."""
    for i in range(max(len(one.story), len(other.story))):
        here, s = one.story[i] if i < len(one.story) else ("nothing more", one.after)
        there, world = other.story[i] if i < len(other.story) else ("nothing more", other.after)
        if here != there:
            if packed_view(run.game, s, viewer) == packed_view(run.game, world, viewer):
                run.fail(f"an event tells what the view does not show: {difference(here, there)}")
            return
    views = [packed_view(run.game, happening.after, viewer) for happening in (one, other)]
    run.same("the view shows what no event has told", *views)
    check_same_options(run, one.after, other.after, viewer, "two states alike to the viewer")


def check_rewritten_events(run: RandomGame, before: State, events: list[Event[Any]], after: State, viewer: int) -> None:
    """If an entry can be rewritten so that it leads to a sampled world, the viewer must be told the same of it.

    To rewrite it, every number of the state that differs in the world is replaced in the events, too. That works for
    deals, whose cards are the hands of the state. If it does not lead to exactly that world, nothing is compared.
    """
    game = run.game
    world = pack_state(game.sampler(game.redact(after, viewer), viewer).world(run.suite_chance))
    swaps = hidden_swaps(pack_state(after), world)
    try:
        rewritten = [unpack_event(game, swapped(pack(event), swaps)) for event in events]
        rebuilt = before.clone()
        play.fold(rebuilt, rewritten)
    except Exception:  # rewritten events need not make sense
        return
    if pack_state(rebuilt) == world:
        now, then = packed_events(run, events, viewer), packed_events(run, rewritten, viewer)
        run.same("an event tells apart what the view does not", now, then)


def hidden_swaps(state: object, world: object) -> dict[int, int]:
    """The numbers of a state that are others in a world, each with the other.

    Small ones are left out, and those that also stand where both agree: what is a hidden die in one place may be a seat
    or a count in another, or in an event, which everybody sees.
    """
    pairs = list(numbers_in(state, world))
    seen = {here for here, there in pairs if here == there}
    return {here: there for here, there in pairs if here > SMALL and here not in seen}


def numbers_in(here: object, there: object) -> Iterator[tuple[int, int]]:
    """The numbers of two plain values, place by place."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in here:
            yield from numbers_in(here[key], there[key])
    elif isinstance(here, list) and isinstance(there, list):
        for item, other in zip(here, there, strict=False):
            yield from numbers_in(item, other)
    elif isinstance(here, int) and isinstance(there, int):
        yield here, there


def swapped(value: Any, swaps: dict[int, int]) -> Any:
    """A plain value with its numbers replaced."""
    if isinstance(value, list):
        return [swapped(item, swaps) for item in value]
    return swaps.get(value, value) if isinstance(value, int) else value


def check_logs(run: RandomGame) -> None:
    """If another command would have told the other seats the same, their log of it must be the same."""
    match = run.match()
    while match.actors() and len(match.entries) < LOG_LENGTH:
        run.entry = len(match.entries)
        before = match.clone()
        entry = random_command(match, run.suite_chance)
        run.seat = entry.seat
        commands = before.options(entry.seat)
        looked_at = commands[run.suite_chance.below(len(commands))]  # one of them: to look back takes long
        for command in commands:
            instead = before.clone()
            instead.play(entry.seat, command)
            for viewer in run.viewers():
                if viewer != entry.seat and told_the_same(run, match, instead, viewer):
                    run.same("the log tells what no event has told", log_line(match, viewer), log_line(instead, viewer))
                    if command is looked_at:
                        check_same_round(run, match, instead, viewer)
    run.seat = None


def told_the_same(run: RandomGame, match: Match, other: Match, viewer: int) -> bool:
    """Whether the last entries of two matches tell a viewer the same."""
    events = [each.entries[-1].events for each in (match, other)]
    return packed_events(run, events[0], viewer) == packed_events(run, events[1], viewer)


def check_same_round(run: RandomGame, match: Match, other: Match, viewer: int) -> None:
    """A viewer that was told the same in two matches has seen the same this round, as bots are handed it."""
    rounds = [[pack(event) for event in each.seen_this_round(viewer)] for each in (match, other)]
    run.same("what was seen this round tells what no event has told", *rounds)


def log_line(match: Match, seat: int) -> dict[str, object]:
    """The last entry as a seat has seen it, and what it is told of it."""
    (entry,) = match.seen(seat, len(match.entries) - 1)
    return {**entry.plain(), "told": match.tell_entry(entry)}


# --- 8 ---
@check
def sampled_worlds_reproduce_the_view(run: RandomGame) -> None:
    """A world sampled from a view has that view, has all pieces, and can be played to the end.

    It depends only on the view and the luck: it is the same from a view read back from JSON, from the world's own view,
    and from a sampler that has been used before.
    """
    for turn in run.sample_turns(12):
        pieces = run.game.pieces(turn.before)
        for viewer in run.viewers():
            world = checked_world(run, turn.before, viewer)
            run.same("the pieces of the state and of the world", pieces, run.game.pieces(world))
            if run.suite_chance.below(run.seats) == 0:
                play_to_the_end(run, world)
                run.same("the pieces of the world at its end", pieces, run.game.pieces(world))
                run.entry = turn.n


def checked_world(run: RandomGame, s: State, viewer: int) -> State:
    """A sampled world, after checking that it depends only on the view and the luck."""
    game = run.game
    view = game.redact(s, viewer)
    packed = pack_state(view)
    luck = run.suite_chance.below(1_000_000)
    sampler = game.sampler(view, viewer)
    world = sampler.world(Chance(luck))
    run.same("the view and that of a sampled world", packed, packed_view(game, world, viewer))
    packed_world = pack_state(world)
    sources = {
        "a view read back": game.sampler(View(unpack_state(game, packed)), viewer),
        "the world's own view": game.sampler(game.redact(world, viewer), viewer),
        "the same sampler again": sampler,
    }
    for source, other in sources.items():
        run.same(f"the world, and the one from {source}", packed_world, pack_state(other.world(Chance(luck))))
    run.same("sampling changed the view", packed, pack_state(view))
    return world
