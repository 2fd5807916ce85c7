"""Positions to play on from in a browser: games of bots, stopped where it gets interesting.

Which luck leads there is checked in (tests/rare_positions.json); tests/test_rare_positions.py, which needs no browser,
sees to it that all of them are still there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cutpurse
from cutpurse.kernel.match import Match
from tests.browser import langfinger_steps, swindler_steps
from tests.rare_positions import at_seed
from tests.server.swindler_table import dealt

View = dict[str, Any]
Wish = Callable[[View], str]
LUCKS = range(256)
PERSON = 0


# --- how to get there ---
def begun(game: str, seats: int, luck: int, **options: int | str) -> Match:
    """A game with this luck, dealt."""
    return Match(game, seats, None, options, secret=bytes([luck]) * 32, seeds=[b""] * seats)


def moved(match: Match, wishes: dict[int, Wish] | None = None) -> str:
    """Make one move: the wish of whoever has wishes, or what a bot would do; the move."""
    waiting = [seat for seat in match.actors() if seat >= 0]  # the clock has no wishes
    seat = waiting[len(match.entries) % len(waiting)]
    if wishes and seat in wishes:
        command = wishes[seat](match.view(seat))
    else:
        command = str(cutpurse.bot("greedy", game=match.game.name, seed=seat).choose(match, seat))
    match.play(seat, command)
    return command


def until(match: Match, there: Callable[[Match], bool], wishes: dict[int, Wish] | None = None) -> Match | None:
    """Play on until it is there; None if the game is over before."""
    while match.outcome is None:
        if there(match):
            return match
        moved(match, wishes)
    return None


def again(match: Match, entries: int) -> Match:
    """The same game as it was after so many entries."""
    seeds = [b""] * match.seats
    earlier = Match(match.game.name, match.seats, None, match.settings, secret=match.secret, seeds=seeds, dealt=False)
    earlier.resume([entry.plain() for entry in match.entries[:entries]])
    return earlier


def to_the_end(match: Match, wishes: dict[int, Wish] | None = None) -> list[tuple[str, str]]:
    """What those with wishes do until the end, each with the phase in which they are asked; it is played by a copy."""
    copy = again(match, len(match.entries))
    done: list[tuple[str, str]] = []
    while copy.outcome is None:
        before = len(copy.entries)
        phase = str(copy.view(None)["phase"])
        command = moved(copy, wishes)
        if wishes and copy.entries[before].seat in wishes:
            done.append((phase, command))
    return done


def round_of(match: Match) -> int:
    """Which round it is."""
    return int(match.view(None)["round"])


# --- Gaunerbande ---
def gaunerbande(seats: int, there: Callable[[View], bool], **options: int | str) -> Callable[[int], Match | None]:
    """A game of bots until the person is asked in a view like this."""
    return lambda luck: until(
        begun("gaunerbande", seats, luck, **options),
        lambda match: PERSON in match.actors() and there(match.view(PERSON)),
    )


def is_dimmed(view: View) -> bool:
    """Whether not every card may be played."""
    return view["phase"] == "tricks" and len(view["options"]) < len(view["hand"])


def a_dimmed_card() -> Match:
    """A person's first card at a table of four, where not every card may be played."""
    first = gaunerbande(4, lambda view: view["phase"] == "tricks" and len(view["hand"]) == 13)
    return at_seed(
        "gaunerbande with a dimmed card at first",
        LUCKS,
        lambda luck: match if (match := first(luck)) and is_dimmed(match.view(PERSON)) else None,
    )


def a_colour_to_follow() -> Match:
    """A person's third card at a table of four, where a colour was led that they must follow."""
    third = gaunerbande(4, lambda view: view["phase"] == "tricks" and len(view["hand"]) == 11)
    return at_seed(
        "gaunerbande with a colour to follow in the third trick",
        LUCKS,
        lambda luck: (
            match if (match := third(luck)) and match.view(PERSON)["led"] and is_dimmed(match.view(PERSON)) else None
        ),
    )


def finished(seats: int, limit: int = 1) -> Match:
    """A game of bots that is over; it needs no luck."""
    match = begun("gaunerbande", seats, 1, limit=limit)
    while match.outcome is None:
        moved(match)
    return match


def before_the_last_card(limit: int) -> Match:
    """A game of bots at a table of four, as the person is asked for the last time before it is over."""
    match = finished(4, limit)
    return again(match, max(entry.n for entry in match.entries if entry.seat == PERSON))


def the_last_cards(count: int) -> Match:
    """The first round at a table of four, as the person is asked for a card and has so many; it needs no luck."""
    match = gaunerbande(4, lambda view: len(view["hand"]) == count)(1)
    assert match is not None
    return match


def a_last_card() -> Match:
    """The first round at a table of four, as the person is asked for their last card."""
    return the_last_cards(1)


# --- Langfinger ---
LANGFINGER_ROUNDS = 4


def the_last_night() -> Match:
    """Four play Langfinger, two of them people, who come first in the last round; they rob, swap and discard."""

    def reach(luck: int) -> Match | None:
        match = until(
            begun("langfinger", 4, luck, max_rounds=LANGFINGER_ROUNDS),
            lambda match: round_of(match) == LANGFINGER_ROUNDS and match.actors() == [0],
        )
        if match is None:
            return None
        asked = {command.split()[0] for _, command in to_the_end(match, dict.fromkeys((0, 1), langfinger_steps.wish))}
        return match if {"place", "take", "rob", "swap", "discard"} <= asked else None

    return at_seed("langfinger in its last round", LUCKS, reach)


# --- Swindler ---
SWINDLER_ROUNDS = 3
TURN = {"reserve", "steal", "draw", "stop", "end", "hire"}


def the_last_heist() -> Match:
    """Four play Swindler, two of them people, who come first in the last round, do all a turn has, and answer."""

    def reach(luck: int) -> Match | None:
        match = until(
            begun("swindler", 4, luck, max_rounds=SWINDLER_ROUNDS, thieves="random"),
            lambda match: round_of(match) == SWINDLER_ROUNDS and match.view(None)["phase"] == "reserving",
        )
        if match is None or match.actors() != [0]:
            return None
        done = to_the_end(match, dict.fromkeys((0, 1), swindler_steps.wish_for_loot))
        verbs = {command.split()[0] for _, command in done}
        asked = any(phase in swindler_steps.WINDOWS for phase, _ in done)
        return match if verbs >= TURN and asked else None

    return at_seed("swindler in its last round", LUCKS, reach)


WHOLE_TURN = {
    *("reserve", "steal", "draw", "stop", "fulfil", "show", "forge", "as", "sell", "end", "hire"),
    *("pass", "play", "swap", "take", "give"),
}
WITHIN = 24  # answers


def a_whole_turn() -> Match:
    """Two people play Swindler, and the next answers of the first bring the Forger into an order, and the Hustler."""
    made = 53
    wishes = dict.fromkeys((0, 1), swindler_steps.wish_for_loot)

    def reach(luck: int) -> Match | None:
        match = begun("swindler", 2, luck, thieves="off")
        while match.outcome is None and len(match.entries) <= made:
            in_turn(match)
        copy, verbs = again(match, len(match.entries)), list[str]()
        while copy.outcome is None and len(verbs) < WITHIN:
            seat, command = in_turn(copy)
            verbs += [command.split()[0]] if seat == PERSON else []
        return match if set(verbs) >= WHOLE_TURN else None

    def in_turn(match: Match) -> tuple[int, str]:
        seat = match.actors()[0]
        command = wishes[seat](match.view(seat))
        match.play(seat, command)
        return seat, command

    return at_seed("swindler with a whole turn and a window", LUCKS, reach)


MOMENTS = {"reserving", "stealing", "window", "acting", "hiring"}
SOON = 40  # moves of a person


def every_moment_soon(seats: int) -> Match:
    """A game of Swindler that begins, and in which one person sees every moment of a turn soon."""

    def reach(luck: int) -> Match | None:
        match = begun("swindler", seats, luck)
        copy, seen, asked = again(match, len(match.entries)), set[str](), 0
        while copy.outcome is None and asked < SOON and not seen >= MOMENTS:
            view = copy.view(PERSON)
            if view["options"]:
                seen.add(view["phase"])
            before = len(copy.entries)
            moved(copy, {PERSON: swindler_steps.wish})
            asked += copy.entries[before].seat == PERSON
        return match if seen >= MOMENTS else None

    return at_seed(f"swindler of {seats} with every moment of a turn soon", LUCKS, reach)


def an_answer_to_an_answer() -> Match:
    """Two people in a window of Swindler after a tile was drawn: both have an Assassin, the second a Copycat."""
    return dealt(("assassin forger", "assassin copycat"), ["0 steal red", "1 pass"], "tile")


def a_skull_lies_there() -> Match:
    """The first of four has drawn a skull after three tiles; the second may play an Angel, the fourth answer that."""
    asked = ["1 pass", "3 pass"]
    return dealt(
        ("", "guardian_angel copycat", "", "assassin"),
        ["0 steal black", *asked, *asked, "0 draw", *asked, "0 draw", *asked, "0 draw"],
        "skull",
    )


def a_card_to_answer() -> Match:
    """The third of four has played a Copycat on the first, and the second, who has an Assassin, may answer."""
    return dealt(
        ("", "assassin forger sidekick", "copycat", ""),
        ["0 steal red", "1 pass", "2 pass", "1 pass", "2 play copycat"],
        "tile",
    )


def a_bet_to_lay() -> Match:
    """The first of three goes stealing, and the second may bet on it."""
    return dealt(("", "know_it_all", "assassin"), ["0 steal red"], "bag")


def kept_after_a_skull() -> Match:
    """The first of four keeps one of the tiles that a skull takes, by their master thief."""

    def dares(match: Match) -> bool:
        view = match.view(PERSON)
        return match.actors() == [PERSON] and "draw" in view["options"] and bool(view["thieves"][PERSON]["works"])

    def reach(luck: int) -> Match | None:
        match = begun("swindler", 4, luck, thieves="random")
        if match.view(PERSON)["thieves"][PERSON]["ability"] != "skull_keep_one":
            return None
        while match.outcome is None:
            if match.actors() == [PERSON] and match.view(PERSON)["phase"] == "keeping":
                return match
            moved(match, {PERSON: lambda _: "draw"} if dares(match) else None)
        return None

    return at_seed("swindler with a tile to keep after a skull", LUCKS, reach)


def raided(seats: int) -> Match:
    """The police has come to seat 0 of Swindler, who hands something in."""
    return at_seed(
        f"swindler with a raid on the first of {seats}",
        LUCKS,
        lambda luck: until(
            begun("swindler", seats, luck, thieves="off"),
            lambda match: match.actors() == [0] and match.view(0)["phase"] == "handing-in",
        ),
    )


# --- Midnight Exchange ---
def the_last_rummages(**options: int | str) -> Match:
    """Four play Midnight Exchange, as the last round of bots begins: supplies run out soon."""

    def reach(luck: int) -> Match | None:
        match = begun("midnight-exchange", 4, luck, **options)
        rounds = {round_of(match): len(match.entries)}
        while match.outcome is None:
            moved(match)
            rounds.setdefault(round_of(match), len(match.entries))
        assert match.outcome is not None
        earlier = again(match, rounds[max(rounds)])
        return earlier if match.outcome.rule == "ME-6.1" and earlier.view(None)["phase"] == "rummage" else None

    return at_seed("midnight exchange in its last round", LUCKS, reach)
