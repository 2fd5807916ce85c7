"""Cleans names and chat lines: any script is fine, but nothing invisible and nothing that reorders other text."""

from __future__ import annotations

import re
import unicodedata

NAME = 24  # characters, as people count them
LINE = 500
POINTS = 4  # code points for each character, on average
TOWER = re.compile(
    r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4}"
)  # combining marks piled up

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters, marks and symbols that show nothing
JOINERS = frozenset("\u200c\u200d")  # ZWNJ, ZWJ
# The scripts that write with joiners: Arabic to Myanmar, Khmer and Mongolian, Limbu to Vedic, Syloti to Meetei Mayek.
JOINED_SCRIPTS = (range(0x0600, 0x10A0), range(0x1780, 0x18B0), range(0x1900, 0x1D00), range(0xA800, 0xAC00))
FLAG = re.compile(
    "\U0001f3f4[\U000e0030-\U000e007a]{2,6}\U000e007f"
)  # flags such as England's: a flag, letters, an end
SKIN_TONES = range(0x1F3FB, 0x1F400)
HALF_FLAGS = range(0x1F1E6, 0x1F200)  # two of them are one flag


def clean_name(name: str) -> str | None:
    """A name as we store it: composed, trimmed, inner spaces folded; None if it is not valid."""
    return cleaned(name, NAME)


def clean_line(text: str) -> str | None:
    """A chat line as we store it; None if it is not valid."""
    return cleaned(text, LINE)


def cleaned(text: str, most: int) -> str | None:
    """The text, tidied, if it has 1 to `most` characters and all of them are visible; otherwise None."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= characters(tidy) <= most or len(tidy) > most * POINTS or TOWER.search(tidy):
        return None
    plain = FLAG.sub("\U0001f3f4", tidy)
    return tidy if all(is_visible(plain, at) for at in range(len(plain))) else None


def shortened(text: str, most: int) -> str:
    """The beginning of a text, with at most `most` characters."""
    end = len(text)
    while characters(text[:end]) > most or (end < len(text) and characters(text[: end + 1]) == characters(text[:end])):
        end -= 1  # also where the next code point belongs to this character
    return text[:end].rstrip()


def characters(text: str) -> int:
    """How many characters a person would count: marks, skin tones and joined emoji do not count by themselves."""
    text = FLAG.sub("\U0001f3f4", text)
    halves = sum(ord(c) in HALF_FLAGS for c in text)
    whole = 0
    for at, c in enumerate(text):
        part = unicodedata.category(c)[0] == "M" or c in JOINERS or ord(c) in SKIN_TONES or ord(c) in HALF_FLAGS
        whole += not part and not (at and text[at - 1] == "\u200d" and is_picture(c))
    return whole + (halves + 1) // 2


def is_visible(text: str, at: int) -> bool:
    """Whether the character at this index is visible, or a joiner where one belongs."""
    c = text[at]
    if c in JOINERS:
        return joins(text[at - 1 : at], text[at + 1 : at + 2])
    return c not in BLANK and unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def joins(before: str, after: str) -> bool:
    """Whether a joiner may stand between these two: in scripts that need it, and in combined emoji."""
    if not before or not after:
        return False
    if any(ord(before) in script for script in JOINED_SCRIPTS):
        return any(ord(after) in script for script in JOINED_SCRIPTS)
    return is_picture(after) and (is_picture(before) or before == "\ufe0f" or ord(before) in SKIN_TONES)


def is_picture(c: str) -> bool:
    """Whether this is a symbol such as an emoji."""
    return unicodedata.category(c) in ("So", "Sm")
