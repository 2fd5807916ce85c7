"""Moves as people type them: numbers from the list, notation, or notation without its verb, one or several."""

from __future__ import annotations

import re

from cutpurse.kernel.core import Command
from cutpurse.kernel.game import Game


class Unclear(Exception):
    """A word that stands for no move."""


def read_moves(line: str, game: Game, options: list[Command]) -> list[Command]:
    """The commands a line asks for, legal or not: `3`, `1 5 7`, `g4`, `give g4 b12`, `play g4`."""
    verbs = {notation.partition(" ")[0] for notation in game.commands}
    verb = options[0].notation.partition(" ")[0]
    moves: list[Command] = []
    due = False  # a verb wants its object
    for word in re.split(r"[\s,;]+", line.strip().lower().strip(",;")):
        if word in verbs and word not in game.commands:
            if due:
                raise Unclear(verb)
            verb, due = word, True
            continue
        moves.append(_move(word, verb, game, options))
        due = False
    if due:
        raise Unclear(line)
    return moves


def _move(word: str, verb: str, game: Game, options: list[Command]) -> Command:
    if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= len(options):
        return options[int(word) - 1]
    found = game.commands.get(f"{verb} {word}") or game.commands.get(word)
    if found is None:
        raise Unclear(word)
    return found


def write_moves(moves: list[Command]) -> str:
    """Commands as a line that `read_moves` reads, each verb written once."""
    words: list[str] = []
    verb = ""
    for move in moves:
        first, _, rest = move.notation.partition(" ")
        words.append(rest if rest and first == verb else move.notation)
        verb = first
    return " ".join(words)
