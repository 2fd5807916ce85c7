"""Cleans names and chat lines: any script is fine, but nothing invisible and nothing that reorders other text."""

from __future__ import annotations

import re
import unicodedata

NAME = 24  # characters, as people count them
LINE = 500
POINTS = 4  # code points for each character, on average
MARKS = 2  # in a row: Vietnamese needs two
STACKED_MARKS = 4  # in a row, in scripts that write vowels, tones and joined letters as marks
STACKING_SCRIPTS = (range(0x0900, 0x1100), range(0x1700, 0x18B0), range(0x1900, 0x1AB0), range(0x1B00, 0x1D00))

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters, marks and symbols that show nothing
JOINERS = frozenset("\u200c\u200d")  # ZWNJ, ZWJ
# The scripts that write with joiners: Arabic to Myanmar, Khmer and Mongolian, Limbu to Vedic, Syloti to Meetei Mayek.
JOINED_SCRIPTS = (range(0x0600, 0x10A0), range(0x1780, 0x18B0), range(0x1900, 0x1D00), range(0xA800, 0xAC00))
FLAG = re.compile(
    "\U0001f3f4[\U000e0030-\U000e007a]{2,6}\U000e007f"
)  # flags such as England's: a flag, letters, an end
SKIN_TONES = range(0x1F3FB, 0x1F400)
HAN = range(0x3400, 0x323B0)  # and what lies between, which has no selectors
HALF_FLAGS = range(0x1F1E6, 0x1F200)  # two of them are one flag


def pairs(*lists: tuple[str, str]) -> dict[str, str]:
    """A table of letters: each of the first text looks like the one at the same place in the second."""
    return {c: like for odd, plain in lists for c, like in zip(odd, plain, strict=True)}


# The letters of other scripts that pass for Latin ones, and Latin letters that pass for others; what is only another
# form of a letter (full width, mathematical, in a circle) NFKD takes care of. Unicode's own
# list (UTS 39) has thousands more, most of them in scripts that nobody here could mix in unnoticed.
ALIKE = {
    **pairs(
        # Cyrillic
        (
            "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425",
            "ABESlJKMHOPCTYX",
        ),
        ("\u0430\u0435\u0456\u0458\u043e\u0440\u0441\u0455\u0443\u0445", "aeijopcsyx"),
        ("\u0501\u04bb\u051b\u051d\u04cf\u04c0\u043a\u0475\u0433", "dhqwllkvr"),
        # Greek
        (
            "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03f9",
            "ABEZHlKMNOPTYXC",
        ),
        ("\u03b1\u03b3\u03b9\u03ba\u03bd\u03bf\u03c1\u03c3\u03c5\u03c7\u03b7\u03c4\u03f2", "ayikvopouxntc"),
        # Armenian
        ("\u0555\u0585\u0578\u057d\u0570\u0581\u0575\u0566", "Oonuhgjq"),
        # Cherokee
        ("\u13aa\u13f4\u13df\u13a0\u13ac\u13c0\u13bb\u13ab\u13e6\u13de\u13b7", "ABCDEGHJKLM"),
        ("\u13e2\u13d2\u13a1\u13da\u13d5\u13a2\u13d9\u13b3\u13d4\u13c3", "PRRSSTVWWZ"),
        # Latin: without its dot, script, small capitals
        ("\u0131\u0251\u0261\u0269\u026a\u1d00\u0299\u1d04\u1d05\u1d07\u0262\u029c\u1d0a\u1d0b", "iagiiabcdeghjk"),
        ("\u029f\u1d0d\u0274\u1d0f\u1d18\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22", "lmnoprstuvwyz"),
        # digits, bars and clicks
        ("I1|\u01c0\u2223", "lllll"),
        ("0", "O"),
    ),
    "m": "rn",
    "w": "vv",
    "\u00e6": "ae",
    "\u0153": "oe",
}


def clean_name(name: str) -> str | None:
    """A name as we store it: composed, trimmed, inner spaces folded; None if it is not valid."""
    clean = cleaned(name, NAME)
    return None if clean is None or any(mixes_scripts(word) for word in clean.split()) else clean


def clean_line(text: str) -> str | None:
    """A chat line as we store it; None if it is not valid."""
    return cleaned(text, LINE)


def cleaned(text: str, most: int) -> str | None:
    """The text, tidied, if it has 1 to `most` characters and all of them are visible; otherwise None."""
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= characters(tidy) <= most or len(tidy) > most * POINTS or has_towers(tidy):
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
    if is_selector(c):
        return selects(text[at - 1 : at])
    return c not in BLANK and unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def is_selector(c: str) -> bool:
    """Whether this only chooses between two looks of the character before it."""
    return 0xFE00 <= ord(c) <= 0xFE0F or 0xE0100 <= ord(c) <= 0xE01EF


def selects(before: str) -> bool:
    """Whether a character may be followed by a selector: emoji, keycaps, Han characters; else it would be invisible."""
    return before != "" and (is_picture(before) or before in "0123456789#*" or ord(before) in HAN or before in "‼⁉〰〽")


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


def has_towers(text: str) -> bool:
    """Whether marks are piled up, so that they would cover the lines above and below."""
    row = 0
    text = unicodedata.normalize("NFD", text)
    for at, c in enumerate(text):
        if unicodedata.category(c) not in ("Mn", "Me") or is_selector(c):
            row = 0
            continue
        row += 1
        stacks = any(ord(c) in script for script in STACKING_SCRIPTS)
        if row > (STACKED_MARKS if stacks else MARKS) or text[at - 1 : at] == c:
            return True
    return False


# --- lookalikes ---
def mixes_scripts(word: str) -> bool:
    """Whether a word has letters of two of the scripts that look alike: nobody writes so, except to deceive."""
    scripts = {script_of(c) for c in unicodedata.normalize("NFKC", word)} - {""}
    return len(scripts) > 1


def script_of(c: str) -> str:
    """The script of a Latin, Greek or Cyrillic letter; empty for everything else."""
    if c.isascii():
        return "LATIN" if c.isalpha() else ""
    first = unicodedata.name(c, "").partition(" ")[0]
    return first if first in ("LATIN", "GREEK", "CYRILLIC") and unicodedata.category(c)[0] == "L" else ""


def lookalikes(name: str) -> frozenset[str]:
    """What a name has in common with every name that may be taken for it: two are alike if they share one of these.

    The first is the name without regard to case, the second its skeleton in the sense of UTS 39.
    """
    return frozenset((unicodedata.normalize("NFKC", name).casefold(), skeleton(name)))


def skeleton(name: str) -> str:
    """A name with every letter replaced by the simplest that looks like it (UTS 39, 4), in lower case."""
    parts = unicodedata.normalize("NFKD", name)
    seen = "".join(ALIKE.get(c, c) for c in parts if not is_selector(c) and c not in JOINERS)
    lower = unicodedata.normalize("NFKD", seen.casefold())
    return "".join(ALIKE.get(c, c) for c in lower)


def numbered(name: str, others: list[str]) -> str:
    """The name, with a number added if it could be taken for one of these."""
    taken = {like for other in others if other for like in lookalikes(other)}
    new, number = name, 1
    while not taken.isdisjoint(lookalikes(new)):
        number += 1
        ending = f" {number}"
        new = shortened(name, NAME - len(ending)) + ending
    return new
