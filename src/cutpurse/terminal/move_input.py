"""Moves as people type them, one or several: numbers from the list, notation, or notation without its verb."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from cutpurse.kernel.core import Command
from cutpurse.kernel.game import Game

SHORTEST = 3  # letters that may abbreviate a word


class UnknownMove(Exception):
    """A word that is no move."""


def read_moves(
    line: str, game: Game, options: list[Command], keys: Mapping[str, str], vocabulary: Mapping[str, str] | None = None
) -> list[Command]:
    """The commands a line asks for, legal or not: `3`, `1 5 7`, `g4`, `give g4 b12`, `rob 2 with rogue`, `ham plan`.

    `keys` are the short ways to write some of them, such as numbers; `vocabulary` are words of another language.
    """
    short = {key: game.commands[notation] for key, notation in keys.items()}
    typed = re.split(r"[\s,;]+", line.strip().lower().strip(",;"))
    words = [to_notation(word, vocabulary or {}) for word in typed]
    verbs = {notation.partition(" ")[0] for notation in game.commands} - game.commands.keys()
    longest = max(notation.count(" ") for notation in game.commands) + 1
    moves: list[Command] = []
    verb = ""  # the last one typed, which holds for all that follows
    at = 0
    while at < len(words):
        if words[at] in verbs:
            verb = words[at]
            at += 1
            if at == len(words) or words[at] in verbs:
                raise UnknownMove(typed[at - 1])
        size = min(longest, len(words) - at)
        while size and (move := _move(" ".join(words[at : at + size]), verb, game, options, short)) is None:
            size -= 1
        if not size or move is None:
            raise UnknownMove(typed[at])
        moves.append(move)
        at += size
    return moves


def to_notation(word: str, vocabulary: Mapping[str, str]) -> str:
    """The word of the notation for a typed word or abbreviation; the word itself where there is none."""
    if word in vocabulary:
        return vocabulary[word]
    meant = {vocabulary[known] for known in vocabulary if len(word) >= SHORTEST and known.startswith(word)}
    return meant.pop() if len(meant) == 1 else word


def _move(words: str, verb: str, game: Game, options: list[Command], short: Mapping[str, Command]) -> Command | None:
    """The move that these words make together, after a verb or without one."""
    exact = game.commands.get(f"{verb} {words}") or game.commands.get(words)
    if not exact and not any(notation.startswith(f"{verb} {words} ") for notation in game.commands):
        exact = short.get(words)  # but "buy 1" is half of "buy 1 art 1", not the tile with the number 1
    if exact:
        return exact
    asked = {option.notation.partition(" ")[0] for option in options}
    of_any = [command for command in game.commands.values() if command.notation.partition(" ")[2] == words]
    of_asked = [command for command in of_any if command.notation.partition(" ")[0] in asked]
    begun = [option for option in options if len(words) >= SHORTEST and begins(option, verb, words)]
    if words.isdecimal():
        of_any = []  # a number that is not on the screen means nothing: "5" does not ask for five of something
    for found in (begun,) if verb else (of_asked, begun, of_any):
        if len(found) == 1:
            return found[0]
    return None


def numbered(options: Iterable[object]) -> dict[str, str]:
    """Options by their number in the list."""
    return {str(n): str(option) for n, option in enumerate(options, 1)}


def begins(option: Command, verb: str, words: str) -> bool:
    """Whether an option begins like this; its verb counts only if one was typed."""
    first, _, rest = option.notation.partition(" ")
    return (rest or first).startswith(words) and verb in ("", first)


def write_moves(moves: list[Command]) -> str:
    """Commands as a line that `read_moves` reads, each verb written once."""
    words: list[str] = []
    verb = ""
    for move in moves:
        first, _, rest = move.notation.partition(" ")
        words.append(rest if rest and first == verb else move.notation)
        verb = first
    return " ".join(words)


def from_notation(line: str, vocabulary: Mapping[str, str]) -> str:
    """Notation in the words of a vocabulary, the first for each. `read_moves` understands it, too."""
    own: dict[str, str] = {}
    for word, meant in vocabulary.items():
        own.setdefault(meant, word)
    return " ".join(own.get(word, word) for word in line.split(" "))
