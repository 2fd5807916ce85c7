"""Cleans names and chat lines: any script is fine, but nothing invisible and nothing that reorders other text."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

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


# By Latin letter, digit or hyphen: what a reader who suspects nothing may take for it, though UTS 39 does not, or does
# not take for that. A small letter stands for its capital, too. "I" is any upright bar.
LOOKALIKES = {
    "a": "Λⲁᗩ",
    "b": "ƅβъᛒꞴ",
    "c": "Ϲϲҁᑕ𑣩",
    "d": "ðժ",
    "e": "ɛεєԑⲉᗴ𑢦𑢮",
    "f": "ϝғſ",
    "h": "Ηђԋիᚺ",
    "i": "˛ͺ",
    "I": "1|│丨",
    "j": "ȷᒧ",
    "k": "ĸҡԟ",
    "l": "լ⏽Ɩ𖼨Ⳑ",
    "m": "мⲙᎷ",
    "n": "Νπռᑎ",
    "o": "0σⴰ○◯\u0665۵𑣈𑣗𑢵",
    "p": "ϸ",
    "q": "ϥ",
    "r": "гⲅꮁᚱᴦ",
    "s": "5ςႽᔕ",
    "t": "ϯ𑢼",
    "u": "ʊицꞟʋ",
    "v": "۷",
    "w": "ωщϣⲱᗯ𑣦",
    "x": "χꞳ",
    "y": "ᶌ𑢤",
    "z": "ζ𑣥",
    "3": "ȝзვⲝꝪⳌ",
    "4": "ч",
    "6": "бϭⳒ",
    "2": "ϨꙄ",
    "8": "৪੪",
    "9": "੧୨৭൭Ⳋ",
    "bI": "ы",
    "Io": "ю",
    "II": "ǁ‖",
    "-": "\u2014",
}
ALIKE = {
    **{c: like for like, letters in LOOKALIKES.items() for c in letters},
    **{chr(first + n): chr(ord("a") + n) for first in (0x1F150, 0x1F170) for n in range(26)},  # white on black
}
# Alphabets of the past that look like Latin or Greek: Lycian, Carian, Old Italic, Gothic, Old Permic; Deseret; Elbasan,
# Caucasian Albanian, Vithkuqi; Lydian. Nobody is called so today, so they are no names; in the chat they are welcome.
PAST_ALPHABETS = (range(0x10280, 0x10380), range(0x10400, 0x10450), range(0x10500, 0x105C0), range(0x10920, 0x10940))
COMMON_MARKS = (range(0x0300, 0x0370), range(0x1AB0, 0x1B00), range(0x1DC0, 0x1E00), range(0x20D0, 0x2100))
PROTOTYPES: dict[str, str] = {}  # of UTS 39; empty until they are needed
REMEMBERED = 4096  # names whose lookalikes are: whoever comes is compared with all who are there
VOWELS_ARE_MARKS = 0x0780  # the first of the scripts, in the order of Unicode, in which a mark can be a vowel


def clean_name(name: str) -> str | None:
    """A name as we store it: composed, trimmed, inner spaces folded; None if it is not valid."""
    clean = cleaned(name, NAME)
    if clean is None or any(ord(c) in alphabet for c in clean for alphabet in PAST_ALPHABETS):
        return None
    return None if any(mixes_scripts(word) for word in clean.split()) else clean


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


@lru_cache(REMEMBERED)
def lookalikes(name: str) -> frozenset[str]:
    """What a name has in common with every name that may be taken for it: two are alike if they share one of these.

    The first is the name without regard to case. Then comes what is read into it by our table, with an upright bar as l
    or as i, and last what UTS 39 reads into it, both without case, accents and strokes.
    """
    seen = plain_letters(name)
    uts39 = plain_letters(skeleton(name)).replace("I", "l")
    whole = unicodedata.normalize("NFKC", name).casefold()
    return frozenset((whole, folded(seen.replace("I", "l")), folded(seen), folded(uts39)))


def skeleton(name: str) -> str:
    """The skeleton of UTS 39: decomposed, without what is ignored, every character replaced by its prototype."""
    parts = [c for c in unicodedata.normalize("NFD", name) if c not in JOINERS and not is_selector(c)]
    found = prototypes()
    return unicodedata.normalize("NFD", "".join(found.get(c, c) for c in parts))


def prototypes() -> dict[str, str]:
    """By character, what UTS 39 takes it for. Read when the first names are compared: nobody's start waits for it."""
    if not PROTOTYPES:
        from cutpurse.table import confusables

        for line in confusables.PROTOTYPES.splitlines():
            prototype, _, alike = line.partition("<")
            like = "".join(chr(int(code, 16)) for code in prototype.split())
            for code in alike.split():
                PROTOTYPES[chr(int(code, 16))] = like
    return PROTOTYPES


def plain_letters(name: str) -> str:
    """A name with every letter replaced by the Latin one that looks like it, if there is one, and without its marks."""
    parts = unicodedata.normalize("NFKD", "".join(ALIKE.get(c, c) for c in unicodedata.normalize("NFC", name)))
    found, last = "", ""
    for c in parts:
        if unicodedata.category(c)[0] == "M":
            found += c if is_like_a_letter(c, last) else ""
        elif c not in JOINERS:
            last = plain(c)
            found += last
    return found


def folded(seen: str) -> str:
    """A skeleton in lower case, with pairs of letters for those that look like a pair."""
    return seen.casefold().replace("m", "rn").replace("w", "vv")


def is_like_a_letter(mark: str, last: str) -> bool:
    """Whether a mark makes another name: not an accent, a dot or a point that may be left out, but a vowel of Thai."""
    common = is_selector(mark) or any(ord(mark) in block for block in COMMON_MARKS)
    return not common and last != "" and ord(last[-1]) >= VOWELS_ARE_MARKS


def plain(c: str) -> str:
    """The Latin letters or digits that a character looks like, to us or else to UTS 39; otherwise it in lower case."""
    own = likeness(c)
    if own:
        return own
    for form in forms(c):
        prototype = prototypes().get(form)
        if prototype == "l":
            return "I"
        if prototype:
            letters = [part for part in prototype if unicodedata.category(part)[0] != "M"]
            return "".join(likeness(part) or part.casefold() for part in letters)
    return c.casefold()


def likeness(c: str) -> str:
    """The Latin letter or digit that a character looks like to us; empty if there is none."""
    for form in forms(c):
        if form in ALIKE:
            return ALIKE[form]
        if form.isascii():
            return form
        if form.casefold() in ALIKE:
            return ALIKE[form.casefold()]
    digit = unicodedata.decimal(c, -1)
    return "" if digit < 0 else likeness(str(digit))


def forms(c: str) -> tuple[str, str, str, str]:
    """A character as it is, in lower case, and both without strokes."""
    low = c.casefold()
    return c, low, without_strokes(c), without_strokes(low)


def without_strokes(c: str) -> str:
    """A letter without its stroke, hook or tail, by its name in Unicode; a small capital as a small letter."""
    name = unicodedata.name(c, "") if len(c) == 1 else ""
    base = name.partition(" WITH ")[0].replace("LETTER SMALL CAPITAL", "SMALL LETTER")
    if base == name or not base.startswith(("LATIN ", "GREEK ", "CYRILLIC ")):
        return c
    try:
        return unicodedata.lookup(base)
    except KeyError:  # named after a letter that does not exist by itself
        return c


def numbered(name: str, others: list[str]) -> str:
    """The name, with a number added if it could be taken for one of these."""
    taken = {like for other in others if other for like in lookalikes(other)}
    new, number = name, 1
    while not taken.isdisjoint(lookalikes(new)):
        number += 1
        ending = f" {number}"
        new = shortened(name, NAME - len(ending)) + ending
    return new
