"""A suite that cannot fail proves nothing: faults planted in the toy game, each caught by the check that is for it."""

from __future__ import annotations

import json
from itertools import count
from typing import Any, ClassVar, cast

import pytest

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import CLOCK, Event, Frame, Menu, Rule, State, Timer, View, seat_bit
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import leave
from cutpurse.kernel.sets import Set, one
from cutpurse.testing import (
    Check,
    clones_are_equal_and_independent,
    conform,
    fold_rebuilds_the_state,
    json_round_trips,
    lists_are_all_or_nothing,
    masks_are_options,
    non_interference,
    options_are_what_is_ruled_legal,
    pieces_are_conserved,
    random_games_end,
    rollouts_play_the_options,
    same_seed_same_log,
    sampled_worlds_reproduce_the_view,
    settings,
    silent_events_tell_nothing,
    undo_and_redo,
)
from tests.conformance.toy import (
    ALL,
    DRAW,
    GONE,
    SET,
    SLY,
    YOURS,
    Choosing,
    Dealt,
    Drawing,
    Drew,
    RoundBegan,
    SetAside,
    Shown,
    Sly,
    SlyGame,
    Worlds,
)


def hold(check: Check, seeds: int) -> None:
    """Hold the toy game to one check, at every setting."""
    for seats, options in settings(SLY):
        for seed in range(seeds):
            check(SLY, seats, options, seed)


def caught(check: Check, words: str, seeds: int = 12) -> None:
    """The check finds the fault, and says so in these words."""
    with pytest.raises(AssertionError, match=words):
        hold(check, seeds)


def seen_by_all(event: Event[Any], viewer: int) -> Event[Any]:
    """A `seen_by` that hides nothing."""
    return event


# --- 1: random games end ---
def test_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(frame: Choosing, s: Sly, chance: Chance) -> None:
        Dealt.emit(s, s.hands, s.pile)
        RoundBegan.emit(s)

    def reclaim(s: Sly, hands: list[int], pile: Set) -> None:
        s.hands = [0b111 << 3 * p for p in range(s.seats)]

    monkeypatch.setattr(Choosing, "resume", again)
    monkeypatch.setattr(Dealt, "emit", reclaim)
    with pytest.raises(AssertionError, match="no end after 50000 commands"):
        random_games_end(SLY, 2, {}, 0)


def test_a_game_that_stops_without_an_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SlyGame, "outcome", lambda game, s: None)
    caught(random_games_end, "the game is over and has no outcome")


def test_a_table_that_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drawing, "waiting", lambda frame, s: 0)
    caught(random_games_end, "nobody may act, and the game is not over")


def test_an_error_in_the_rules_says_where_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(frame: Drawing, s: Sly, seat: int, choice: Set, chance: Chance) -> None:
        raise KeyError("oops")

    monkeypatch.setattr(Drawing, "accept", stumble)
    caught(random_games_end, r"random_games_end\(sly, 2, .*, 0\) at entry 3: KeyError: 'oops'")


# --- 2: options are exactly what is ruled legal ---
def test_options_that_disagree_with_the_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = count()

    def fickle(frame: Choosing, s: Sly, seat: int) -> tuple[Set, Rule]:
        hand = s.hands[seat]
        return (hand if next(asked) % 3 else hand & -hand), YOURS

    monkeypatch.setattr(Choosing, "options", fickle)
    caught(options_are_what_is_ruled_legal, "set [0-9]+ is (not )?offered; the ruling is")


def test_options_beyond_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drawing, "options", lambda frame, s, seat: (7, GONE))
    caught(options_are_what_is_ruled_legal, "Drawing offers a choice beyond its menu of 2")


def test_a_menu_the_game_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SLY, "menus", [SET])
    caught(options_are_what_is_ruled_legal, "the menu of Drawing is not among the game's menus")


def test_a_refusal_by_an_unknown_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choosing, "why_not", lambda frame, s, seat, choice, rule: Rule("SLY-9", "because", "No."))
    caught(options_are_what_is_ruled_legal, "the refusal SLY-9 `because` is unknown to the rulebook")


# --- 2: the clock ---
TICK = Menu(14, ["time up", "never"])


class Ticking(Frame[Sly]):
    """Beside `Choosing`: what the clock may say. The time is up, and the first who still owes a card gives any."""

    offered: ClassVar[Set] = 1

    def options(self, s: Sly, seat: int) -> tuple[Set, Rule]:
        return (self.offered if seat == CLOCK else 0), YOURS

    def accept(self, s: Sly, seat: int, choice: Set, chance: Chance) -> None:
        hand = s.hands[s.turn]
        Choosing().accept(s, s.turn, hand & -hand, chance)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Ticking]:
    """A clock for the toy game, without a fault."""
    waiting, options = Choosing.waiting, Choosing.options

    def beside(frame: Choosing) -> None:
        Frame.__init__(frame, SET, Ticking(TICK))

    def timers(frame: Choosing, s: Sly) -> list[Timer]:
        return [Timer(f"round {s.round}", 5, "time up")]

    monkeypatch.setattr(Choosing, "__init__", beside)
    monkeypatch.setattr(Choosing, "waiting", lambda frame, s: waiting(frame, s) | seat_bit(CLOCK))
    monkeypatch.setattr(
        Choosing, "options", lambda frame, s, seat: (0, YOURS) if seat == CLOCK else options(frame, s, seat)
    )
    monkeypatch.setattr(Choosing, "timers", timers)
    monkeypatch.setattr(SLY, "menus", [*SLY.menus, TICK])
    monkeypatch.setattr(SLY, "commands", SLY.commands | {command.notation: command for command in TICK.commands})
    return Ticking


def test_a_clock_without_a_fault(clock: type[Ticking]) -> None:
    hold(options_are_what_is_ruled_legal, 12)
    hold(masks_are_options, 12)
    hold(random_games_end, 12)


def test_a_timer_that_says_what_the_clock_is_not_offered(clock: type[Ticking], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "offered", 2)
    caught(options_are_what_is_ruled_legal, "a timer says 'time up', which the clock may not: SLY-1")


def test_a_clock_with_nothing_to_say(clock: type[Ticking], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "offered", 0)
    caught(options_are_what_is_ruled_legal, "a timer says 'time up', which the clock may not: SLY-1")
    caught(masks_are_options, "seat CLOCK: the seat may act and has no choice")


def test_a_clock_that_is_offered_what_no_timer_says(clock: type[Ticking], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "offered", 3)
    caught(options_are_what_is_ruled_legal, "the clock may play never, and no timer says so")


def test_a_clock_that_is_not_waited_for(clock: type[Ticking], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choosing, "waiting", lambda frame, s: s.owing)
    caught(options_are_what_is_ruled_legal, "a timer says 'time up', which the clock may not: K-1")


def test_a_timer_whose_command_is_in_no_menu(clock: type[Ticking], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choosing, "timers", lambda frame, s: [Timer("round", 5, "too late")])
    caught(options_are_what_is_ruled_legal, "BadCommand: 'too late' is no command of sly")


# --- 3: clones are equal and independent ---
def test_a_field_forgotten_in_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Sly.clone

    def forgetful(s: Sly) -> Sly:
        copy = whole(s)
        copy.points = [0] * s.seats
        return copy

    monkeypatch.setattr(Sly, "clone", forgetful)
    caught(clones_are_equal_and_independent, r"the original and its clone differ: points\[\d\] is 1 and 0")


def test_a_row_shared_by_a_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Sly.clone

    def sharing(s: Sly) -> Sly:
        copy = whole(s)
        copy.hands = s.hands
        return copy

    monkeypatch.setattr(Sly, "clone", sharing)
    caught(clones_are_equal_and_independent, "a clone shares the row 'hands' with its original")
    caught(lists_are_all_or_nothing, "playing on with a clone changed the match: hands")


def test_a_field_the_codec_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    def noting(frame: Choosing, s: Any, chance: Chance) -> None:
        s.winner_of_last_round = s.turn
        resume(frame, s, chance)

    resume = Choosing.resume
    monkeypatch.setattr(Choosing, "resume", noting)
    caught(clones_are_equal_and_independent, "the state holds 'winner_of_last_round', which is not in `fields`")


# --- 4: events alone change the state ---
def test_a_mutation_outside_apply(monkeypatch: pytest.MonkeyPatch) -> None:
    def grabbing(frame: Drawing, s: Sly, seat: int, choice: Set, chance: Chance) -> None:
        s.points[seat] += 1
        accept(frame, s, seat, choice, chance)

    accept = Drawing.accept
    monkeypatch.setattr(Drawing, "accept", grabbing)
    caught(fold_rebuilds_the_state, r"the state and its folded events differ: points\[\d\] is 2 and 1")
    caught(undo_and_redo, r"the state after an undo, and by the rules: points\[\d\] is 1 and 2")


def test_an_event_that_happens_only_with_a_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    def lazy(frame: Drawing, s: Sly, seat: int, choice: Set, chance: Chance) -> None:
        accept(frame, s, seat, choice if s.journal is not None else 1, chance)

    accept = Drawing.accept
    monkeypatch.setattr(Drawing, "accept", lazy)
    caught(fold_rebuilds_the_state, "with and without a journal the state differs: hands")


def test_an_event_that_lends_its_row_to_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def lending(s: Sly, hands: list[int], pile: Set) -> None:
        dealt(s, hands, pile)
        s.hands = hands

    dealt = Dealt.emit
    monkeypatch.setattr(Dealt, "emit", staticmethod(lending))
    caught(fold_rebuilds_the_state, "an event changed after it was noted")


def test_a_question_that_changes_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def blunt(game: SlyGame, s: Sly, viewer: int) -> View:
        s.left = 0
        return View(s.clone())

    monkeypatch.setattr(SlyGame, "redact", blunt)
    caught(fold_rebuilds_the_state, "questions changed the state: left")


# --- 5: JSON and notation ---
def test_menus_whose_keys_collide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SLY, "menus", [SET, Menu(11, ["stop", "draw"])])
    caught(json_round_trips, "the key 11 belongs to 'set 11' and to 'stop'")


def test_a_note_that_a_loaded_match_tells_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    tides = count()
    monkeypatch.setattr(Shown, "noted", lambda event: True)
    monkeypatch.setattr(SlyGame, "note", lambda game, before, event, after: {"tide": next(tides)})
    caught(json_round_trips, "what is told of a match and of the one loaded")


def test_two_commands_with_one_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SLY, "menus", [*SLY.menus, Menu(20, ["draw"])])
    caught(json_round_trips, "the notation 'draw' does not lead back to its command")


@pytest.mark.parametrize("thing", [SetAside, Drew])
def test_an_event_with_a_field_the_codec_does_not_know(
    monkeypatch: pytest.MonkeyPatch, thing: type[Event[Any]]
) -> None:
    monkeypatch.setattr(thing, "fields", ("seat",))
    name = thing.__name__
    caught(json_round_trips, f"a {name} holds card, which is not in its `fields`|an event {name} does not look like")


def test_a_frame_with_a_field_the_codec_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drawing, "fields", ())
    caught(json_round_trips, "a Drawing holds winner, which is not in its `fields`")


def test_a_state_field_the_codec_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sly, "fields", tuple(name for name in Sly.fields if name != "left"))
    caught(json_round_trips, "that is no state of sly")
    caught(clones_are_equal_and_independent, "the state holds 'left', which is not in `fields`")


def test_a_view_presented_in_more_than_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SlyGame, "present", lambda game, view, viewer: {"points": tuple(view.points)})
    caught(json_round_trips, "the view presented and the same read back from JSON: points")


def test_an_event_of_the_deal_that_is_told_in_more_than_json(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = SlyGame.tell

    def generous(game: SlyGame, event: Event[Any], options: dict[str, Any]) -> dict[str, Any]:
        told = tell(game, event, options)
        return {**told, "hands": tuple(event.hands)} if isinstance(event, Dealt) else told

    monkeypatch.setattr(SlyGame, "tell", generous)
    caught(json_round_trips, "an event Dealt as told and the same read back from JSON: hands")


def test_an_event_of_the_deal_that_shows_a_viewer_what_cannot_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    def half(event: Dealt, viewer: int) -> Dealt:
        return Dealt([float(hand) if p == viewer else 0 for p, hand in enumerate(event.hands)], 0)  # type: ignore[misc]

    monkeypatch.setattr(Dealt, "seen_by", half)
    caught(
        json_round_trips, r"entry 0, viewer 0: .*\(float\) cannot be stored within a list: .* field 'hands' of Dealt"
    )


# --- 6: same seed, same log ---
def test_luck_from_outside_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, tides = SlyGame.setup, count()
    monkeypatch.setattr(SlyGame, "setup", lambda game, s, chance: setup(game, s, Chance(next(tides))))
    caught(same_seed_same_log, "Refused: SLY-1")


# --- 7: non-interference ---
@pytest.mark.parametrize("thing", [SetAside, Drew])
def test_a_leak_in_seen_by(monkeypatch: pytest.MonkeyPatch, thing: type[Event[Any]]) -> None:
    monkeypatch.setattr(thing, "seen_by", seen_by_all)
    caught(non_interference, "an event tells what the view does not show")


def test_a_leak_in_what_the_deal_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dealt, "seen_by", seen_by_all)
    caught(non_interference, "entry 0, viewer 0: an event tells apart what the view does not")


def test_a_log_that_names_only_the_harmless_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def secretly(frame: Drawing, s: Sly, seat: int, choice: Set, chance: Chance) -> None:
        assert s.journal is not None
        s.journal.append(Drew(seat, choice - 1))
        leave(s, chance)

    def half_hidden(event: Drew, viewer: int) -> Drew:
        return event if viewer == event.seat or not event.card else Drew(event.seat, 0)

    monkeypatch.setattr(Drawing, "accept", secretly)
    monkeypatch.setattr(Drew, "seen_by", half_hidden)
    caught(non_interference, "the log tells what no event has told: command is '(stop)?' and '(stop)?'")


def test_a_view_that_shows_the_hands_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_hands(game: SlyGame, s: Sly, viewer: int) -> View:
        v = s.clone()
        v.pile = 0
        v.aside = [0 if p != viewer and v.owing else card for p, card in enumerate(v.aside)]
        return View(v)

    class Trusting(Worlds):
        """Takes the hands of others as the view shows them."""

        def world(self, chance: Chance) -> Sly:
            s = self.view.clone()
            pile = list(chance.shuffled(ALL & ~(s.gone | sum(s.hands) | sum(s.aside))))
            for p in range(s.seats):
                if p != self.viewer and s.owing and not s.owing & one(p):
                    s.aside[p] = pile.pop()
            s.pile = sum(pile)
            return s

    monkeypatch.setattr(SlyGame, "redact", open_hands)
    caught(sampled_worlds_reproduce_the_view, "the view and that of a sampled world: hands")
    monkeypatch.setattr(SlyGame, "sampler", lambda game, view, viewer: Trusting(view, viewer))
    caught(non_interference, "the view shows what no event has told: hands")


def test_a_view_that_is_another_one_when_it_is_hidden_again(monkeypatch: pytest.MonkeyPatch) -> None:
    redact = SlyGame.redact

    def marked(game: SlyGame, s: Sly, viewer: int) -> View:
        v = cast(Sly, redact(game, s, viewer))
        v.points = [points + 1 for points in s.points]
        return View(v)

    monkeypatch.setattr(SlyGame, "redact", marked)
    caught(non_interference, "the view, and what `redact` makes of the view: points")


def test_options_that_hang_on_what_the_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drawing, "options", lambda frame, s, seat: (3 if s.pile else 1, GONE))
    caught(non_interference, "the rulings differ in the state and the view itself: draw is '' and 'SLY-2 gone'")


def test_a_timer_that_hangs_on_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choosing, "timers", lambda frame, s: [Timer("choosing", 5 if s.pile & 1 else 10, "draw")])
    caught(non_interference, "the timers differ in")


def test_bots_that_are_handed_what_their_seat_did_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(match: Match, seat: int | None) -> list[Event[Any]]:
        return [event for entry in match.kept for event in entry.events]

    monkeypatch.setattr(Match, "seen_this_round", everything)
    caught(non_interference, "what was seen this round tells what no event has told")


def test_an_own_part_made_of_more_than_its_basis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SlyGame, "own_basis", lambda game, view, viewer: [view.round])
    caught(non_interference, "what is a viewer's own differs, though `own_basis` does not")


# --- 8: sampled worlds ---
def test_a_sampler_that_ignores_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def anything(worlds: Worlds, chance: Chance) -> State:
        s = SLY.blank(worlds.view.seats, {"rounds": 2, "draws": "may"})
        SLY.setup(s, chance)
        return s

    monkeypatch.setattr(Worlds, "world", anything)
    caught(sampled_worlds_reproduce_the_view, "the view and that of a sampled world")


def test_a_sampler_that_loses_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def losing(worlds: Worlds, chance: Chance) -> Sly:
        s = world(worlds, chance)
        s.pile &= s.pile - 1
        return s

    world = Worlds.world
    monkeypatch.setattr(Worlds, "world", losing)
    caught(sampled_worlds_reproduce_the_view, "the pieces of the state and of the world")


def test_a_sampler_that_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    def stubborn(worlds: Any, chance: Chance) -> Sly:
        worlds.draws = getattr(worlds, "draws", 0) + 1
        return world(worlds, Chance(worlds.draws))

    world = Worlds.world
    monkeypatch.setattr(Worlds, "world", stubborn)
    caught(sampled_worlds_reproduce_the_view, "the world, and the one from the same sampler again")


def test_a_sampler_that_writes_on_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(worlds: Worlds, chance: Chance) -> Sly:
        s = world(worlds, chance)
        worlds.view.pile = s.pile
        return s

    world = Worlds.world
    monkeypatch.setattr(Worlds, "world", careless)
    caught(sampled_worlds_reproduce_the_view, "sampling changed the view: pile")


# --- 9: pieces ---
def test_a_piece_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def dropping(s: Sly, seat: int, card: Set) -> None:
        drew(s, seat, card)
        s.hands[seat] &= ~card

    drew = Drew.emit
    monkeypatch.setattr(Drew, "emit", staticmethod(dropping))
    caught(pieces_are_conserved, "the pieces are no longer those dealt")


# --- 10: masks ---
def test_a_turn_that_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drawing, "waiting", lambda frame, s: one((frame.winner + 1) % s.seats))
    caught(masks_are_options, r"turn is \d, but the table waits for \[\d\]")


def test_a_seat_that_is_asked_and_has_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drawing, "options", lambda frame, s, seat: (0, GONE))
    caught(masks_are_options, "the seat may act and has no choice")


def test_a_seat_that_is_not_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choosing, "waiting", lambda frame, s: s.owing | 8)
    caught(masks_are_options, r"the table waits for seats \[0, 1, 3\], of 2")


# --- 10: menus side by side ---
WAGER = Menu(14, ["double", "triple"])


class Wagering(Frame[Sly]):
    """Beside `Drawing`, for the same seat: whoever took the round may also bet on it, which ends it like a stop."""

    def options(self, s: Sly, seat: int) -> tuple[Set, Rule]:
        return 3, GONE

    def accept(self, s: Sly, seat: int, choice: Set, chance: Chance) -> None:
        Shown.emit(s, [1 if p == seat else 0 for p in range(s.seats)])
        leave(s, chance)


@pytest.fixture
def wager(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second menu for the same seat, without a fault."""

    def beside(frame: Drawing, winner: int) -> None:
        Frame.__init__(frame, DRAW, Wagering(WAGER))
        frame.winner = winner

    monkeypatch.setattr(Drawing, "__init__", beside)
    monkeypatch.setattr(SLY, "menus", [*SLY.menus, WAGER])
    monkeypatch.setattr(SLY, "commands", SLY.commands | {command.notation: command for command in WAGER.commands})


@pytest.mark.usefixtures("wager")
def test_menus_side_by_side_without_a_fault() -> None:
    hold(masks_are_options, 12)
    hold(rollouts_play_the_options, 12)
    hold(random_games_end, 12)


@pytest.mark.plain
@pytest.mark.usefixtures("wager")
def test_a_search_that_asks_only_the_first_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    def first_only(s: State, chance: Chance) -> int:
        decisions = 0
        while s.stack is not None:
            frame, allowed = play.choices(s, s.turn)[0]
            frame.accept(s, s.turn, chance.draw(allowed), chance)
            decisions += 1
        return decisions

    monkeypatch.setattr(play, "rollout", first_only)
    caught(rollouts_play_the_options, "the (end|decisions) of a rollout, and drawn from the options")


@pytest.mark.usefixtures("wager")
def test_a_frame_that_calls_itself_exclusive_and_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def claiming(frame: Drawing, winner: int) -> None:
        Frame.__init__(frame, DRAW, Wagering(WAGER), exclusive=True)
        frame.winner = winner

    monkeypatch.setattr(Drawing, "__init__", claiming)
    caught(masks_are_options, "Drawing is exclusive, and a frame beside it has choices for the same seat")
    caught(rollouts_play_the_options, "the (end|decisions) of a rollout, and drawn from the options")


@pytest.mark.usefixtures("wager")
def test_one_menu_in_two_frames_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(frame: Drawing, winner: int) -> None:
        Frame.__init__(frame, WAGER, Wagering(WAGER))
        frame.winner = winner

    monkeypatch.setattr(Drawing, "__init__", twice)
    caught(masks_are_options, "a search gives double to Wagering, and a player to another frame")
    caught(rollouts_play_the_options, "the (end|decisions) of a rollout, and drawn from the options")


# --- 11: taking back ---
def test_a_draw_that_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drew, "reveals", False)
    monkeypatch.setattr(RoundBegan, "reveals", False)
    caught(silent_events_tell_nothing, "an entry that claims to reveal nothing tells of what was hidden: .*Drew")


def test_cards_shown_that_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shown, "reveals", False)
    caught(silent_events_tell_nothing, "an entry that claims to reveal nothing tells of what was hidden: .*Shown")


def test_a_draw_that_surprises_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drew, "surprises", False)
    monkeypatch.setattr(RoundBegan, "surprises", False)
    caught(silent_events_tell_nothing, "an entry that claims to reveal nothing tells of what was hidden: .*Drew")


# --- the message ---
def test_the_message_is_the_call_that_shows_the_fault_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SetAside, "seen_by", seen_by_all)
    with pytest.raises(AssertionError) as caught:
        conform(SLY, seed=40)
    call, _, rest = str(caught.value).partition(") at entry ")
    name, _, arguments = call.partition("(sly, ")
    seats, options, seed = json.loads(f"[{arguments.replace(chr(39), chr(34))}]")
    assert name == "non_interference"
    assert rest.startswith(tuple("123456789"))
    with pytest.raises(AssertionError) as again:
        non_interference(SLY, seats, options, seed)
    assert str(again.value) == str(caught.value)
