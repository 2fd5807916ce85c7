"""Positions of Gaunerbande as literals in notation, whole or with cards left out, and moves on them by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutpurse.games.gaunerbande import GAME, position
from cutpurse.games.gaunerbande.pieces import cards, deck, listed
from cutpurse.games.gaunerbande.state import HAND, TOTAL, Gaunerbande, blank
from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import Event, Rule


def tricks(
    *hands: str,
    leader: int = 0,
    gone: str = "",
    taken: Sequence[str] = (),
    lacks: Sequence[str] = (),
    totals: Sequence[int] = (),
    limit: int = 100,
) -> Gaunerbande:
    """A table in the middle of a round: the hands, who leads, the cards already gone (`rest`: all others).

    It is a round in which nobody passed.
    """
    s = blank(len(hands), limit)
    held = cards(" ".join(hands))
    left = deck(len(hands)) & ~held if gone == "rest" else cards(gone or " ".join(taken))
    won, voids = ([cards(text) for text in texts] for texts in (taken, lacks))
    position.tricks(s, [cards(hand) for hand in hands], leader, left, won, voids, list(totals))
    return s


def deal(*hands: str, limit: int = 100) -> Gaunerbande:
    """A table after the deal of round 1, with these hands."""
    s = blank(len(hands), limit)
    position.dealt(s, [cards(hand) for hand in hands], 1)
    return s


def options(s: Gaunerbande, seat: int) -> list[str]:
    """What a seat may do, in notation."""
    return [str(command) for command in play.options(s, seat)]


def why_not(s: Gaunerbande, seat: int, command: str) -> Rule | None:
    """The rule that forbids a command."""
    return play.ruling(s, seat, GAME.command(command).key)


def refusal(s: Gaunerbande, seat: int, command: str) -> str:
    """The rule that forbids a command, as `id name`; `allowed` if none does."""
    rule = why_not(s, seat, command)
    return "allowed" if rule is None else rule.full_name


def do(s: Gaunerbande, seat: int, *commands: str, chance: Chance | None = None) -> list[Event[Any]]:
    """Play commands by the rules; what happened."""
    s.journal = []
    for command in commands:
        assert refusal(s, seat, command) == "allowed", command
        play.step(s, seat, GAME.command(command).key, chance or Chance(1))
    events, s.journal = s.journal, None
    return events


def trick(s: Gaunerbande, *plays: str) -> None:
    """One card each, from the seat whose turn it is, clockwise."""
    for card in plays:
        do(s, s.turn, f"play {card}")


def hand(s: Gaunerbande, seat: int) -> str:
    """A seat's hand in notation."""
    return " ".join(listed(s.cells[HAND + seat]))


def totals(s: Gaunerbande) -> list[int]:
    """Every seat's points."""
    return [int(s.cells[TOTAL + p]) for p in range(s.seats)]
