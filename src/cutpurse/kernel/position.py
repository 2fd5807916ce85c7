"""Reading the parts of a position: what stands there for each seat, names of pieces, numbers within bounds."""

from __future__ import annotations

from typing import Final

SHOWN: Final = 12  # names that a complaint lists


def texts(part: str, values: object, seats: int = 0) -> list[str]:
    """One text for each seat, in a list; nothing given stands for empty ones where the number of seats is known."""
    if seats and (values is None or values == () or values == []):
        return [""] * seats
    if not isinstance(values, (list, tuple)) or not all(isinstance(text, str) for text in values):
        raise ValueError(f"{part} cannot be {values!r}; give a list with a text for each seat.")
    if seats and len(values) != seats:
        raise ValueError(f"{part} has {len(values)} texts for {seats} seats; give one for each.")
    return [str(text) for text in values]


def words(part: str, text: object) -> list[str]:
    """The words of a text."""
    if not isinstance(text, str):
        raise ValueError(f"{part} cannot be {text!r}; give a text.")
    return text.split()


def amounts(part: str, values: object, seats: int, usual: int, least: int, most: int) -> list[int]:
    """One number for each seat, in a list; nothing given stands for the usual one."""
    if values is None or values == () or values == []:
        return [usual] * seats
    if not isinstance(values, (list, tuple)) or len(values) != seats:
        raise ValueError(f"{part} cannot be {values!r}; give a list with a number for each of {seats} seats.")
    return [amount(part, value, least, most) for value in values]


def amount(part: str, value: object, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{part} cannot be {value!r}; allowed: {least} to {most}.")
    return int(value)


def number_of(what: str, word: str, names: list[str]) -> int:
    """The number of the piece with this name."""
    if word not in names:
        raise ValueError(f"There is no {what} {word!r}; written like: {', '.join(names[:SHOWN])}.")
    return names.index(word)


def at_most(part: str, words: list[str], most: int) -> list[str]:
    """The words if there is room for all of them."""
    if len(words) > most:
        raise ValueError(f"{part} names {len(words)} pieces; there is room for {most}.")
    return words


def check_pieces(found: list[str], box: list[str]) -> None:
    """The pieces of a position must be those of the box: none missing, none there twice."""
    odd: list[str] = []
    for name in sorted({*found, *box}):
        there, wanted = found.count(name), box.count(name)
        if there != wanted:
            odd.append(f"{name} is there {there} times instead of {wanted}")
    if odd:
        more = f", and {len(odd) - SHOWN} more" if len(odd) > SHOWN else ""
        raise ValueError(f"Such a position cannot be: {', '.join(odd[:SHOWN])}{more}.")
