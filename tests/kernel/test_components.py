"""Component files: each slip is named with its entry and what is allowed there, and nothing in a file does harm."""

from __future__ import annotations

import re
import time
import tomllib
from typing import Any

import pytest

import cutpurse
from cutpurse.games.gaunerbande import GAME as GAUNERBANDE
from cutpurse.games.langfinger import GAME
from cutpurse.games.langfinger.components import faces
from cutpurse.kernel.components import LONGEST, MOST, BadComponents, Slip, first
from cutpurse.terminal.components import slip_text
from cutpurse.texts import FOLDER, Texts

OURS = GAME.components()
TOOLS = "lockpick, hammer, pliers, blowtorch, plan"
NO_TOML = "this is not TOML, so it cannot be read. The parser says:"


def slips(text: str) -> list[Slip]:
    """What is wrong with a component file."""
    with pytest.raises(BadComponents) as error:
        faces(text)
    return error.value.slips


def problems(text: str, language: str = "en") -> list[str]:
    """The same, as people read it."""
    return [slip_text(slip, Texts(language)) for slip in first(slips(text), MOST)]


def changed(before: str, after: str, count: int = 1) -> str:
    """Our set with a change."""
    assert before in OURS
    return OURS.replace(before, after, count)


def entry(id: str) -> str:
    """An entry of our set."""
    found = re.search(rf'\[\[\w+\]\]\nid = "{id}"\n.*?\n\n', OURS + "\n", re.DOTALL)
    assert found
    return found[0]


def in_entry(id: str, before: str, after: str) -> str:
    """Our set with a change in one entry."""
    assert before in entry(id)
    return changed(entry(id), entry(id).replace(before, after, 1))


SLIPS = {
    "an unknown tool": (
        in_entry("L7", '"hammer"', '"hamer"'),
        [f"loot L7: tools has 'hamer'; allowed: {TOOLS}"],
    ),
    "too few tools": (
        in_entry("L7", '"hammer", ', ""),
        [f"loot L7: tools is ['plan']; allowed: 2 to 3 of {TOOLS}"],
    ),
    "tools that are no list": (
        in_entry("L7", '["hammer", "plan"]', '"plan"'),
        [f"loot L7: tools is 'plan'; allowed: 2 to 3 of {TOOLS}"],
    ),
    "an unknown lock": (
        in_entry("L7", '"pillar"', '"door"'),
        ["loot L7: lock is 'door'; allowed: chest, safe, showcase, pillar"],
    ),
    "a kind that this lock does not hold": (
        in_entry("L7", '"painting"', '"gold"'),
        ["loot L7: kind is 'gold'; allowed: painting"],
    ),
    "a value too large": (
        in_entry("L7", "value = 2", "value = 21"),
        ["loot L7: value is 21; allowed: 1 to 20"],
    ),
    "a value in words": (
        in_entry("L7", "value = 2", 'value = "two"'),
        ["loot L7: value is 'two'; allowed: 1 to 20, a whole number"],
    ),
    "a value in quotes": (
        in_entry("L7", "value = 2", 'value = "2"'),
        ["loot L7: value is '2'; allowed: 1 to 20, without quotes"],
    ),
    "a value that is no whole number": (
        in_entry("L7", "value = 2", "value = 2.0"),
        ["loot L7: value is 2.0; allowed: 1 to 20, a whole number"],
    ),
    "a truth for a number": (
        in_entry("L7", "value = 2", "value = true"),
        ["loot L7: value is true; allowed: 1 to 20, a whole number"],
    ),
    "no value": (in_entry("L7", "value = 2\n", ""), ["loot L7: value is missing; allowed: 1 to 20"]),
    "a key nobody knows": (
        in_entry("L7", "value = 2", "value = 2\nworth = 3"),
        ["loot L7: 'worth' is unknown here; allowed: id, kind, lock, mark, note, tools, value"],
    ),
    "an unknown mark": (
        in_entry("L7", '"invented"', '"guessed"'),
        ["loot L7: mark is 'guessed'; allowed: stated, inferred, invented"],
    ),
    "an id twice": (
        in_entry("L7", '"L7"', '"L6"'),
        ["loot #7: id 'L6' is used twice; allowed: an id of its own"],
    ),
    "no id": (
        in_entry("L7", 'id = "L7"\n', ""),
        ["loot #7: id is missing; allowed: a word of 1 to 12 characters"],
    ),
    "an id of two words": (
        in_entry("L7", '"L7"', '"L 7"'),
        ["loot #7: id is 'L 7'; allowed: a word of 1 to 12 characters"],
    ),
    "a card too few": (changed(entry("L7"), ""), ["loot: there are 29; allowed: exactly 30 entries [[loot]]"]),
    "a card too many": (
        changed(entry("L7"), entry("L7") + entry("L7").replace("L7", "L31")),
        ["loot: there are 31; allowed: exactly 30 entries [[loot]]"],
    ),
    "a fence too few": (changed(entry("F7"), ""), ["fences: there are 13; allowed: exactly 14 entries [[fences]]"]),
    "a fence who buys money": (
        in_entry("F11", "gold =", "money ="),
        ["fences F11 buys: 'money' is unknown here; allowed: gold, jewellery, coins, statue, painting"],
    ),
    "a fence who buys nothing": (
        re.sub(r"(?<=id = \"F11\"\n)buys = .*", "buys = {}", OURS),
        ["fences F11: buys is {}; allowed: entries for gold, jewellery, coins, statue, painting"],
    ),
    "a fence who buys three at once": (
        in_entry("F11", "up_to = 2", "up_to = 3"),
        ["fences F11 buys gold: up_to is 3; allowed: 1 to 2"],
    ),
    "a bonus below zero": (
        in_entry("F11", "bonus = 0", "bonus = -1"),
        ["fences F11 buys gold: bonus is -1; allowed: 0 to 20"],
    ),
    "a slip inside a fence": (
        in_entry("F11", "bonus = 0", "bonuss = 1"),
        ["fences F11 buys gold: 'bonuss' is unknown here (did you mean bonus?); allowed: bonus, mark, note, up_to"],
    ),
    "an unsellable kind": (
        re.sub(r", painting = \{[^}]*\}|painting = \{[^}]*\}, ", "", OURS),
        ["fences: painting is nowhere under buys; allowed: at least once, since loot L6 needs it"],
    ),
    "a wrong total of tools": (
        changed("lockpick = 12", "lockpick = 13"),
        ["tools: there are 61 in all; allowed: exactly 60"],
    ),
    "a tool that is not there": (
        changed("lockpick = 12", "lockpic = 12"),
        [
            "tools: lockpick is missing; allowed: 1 to 60",
            (
                "tools: 'lockpic' is unknown here (did you mean lockpick?); "
                "allowed: blowtorch, hammer, lockpick, mark, note, plan, pliers"
            ),
        ],
    ),
    "too few of a tool for a card": (
        changed("pliers = 12\nblowtorch = 12", "pliers = 1\nblowtorch = 23"),
        [
            "loot L23: tools has 2 × pliers; allowed: at most 1, as in [tools]",
            "loot L24: tools has 2 × pliers; allowed: at most 1, as in [tools]",
        ],
    ),
    "no display for some players": (
        re.sub(r"\[display\.4\].*?\n\n", "", OURS, flags=re.DOTALL),
        ["display 4: is missing; allowed: a table [display.4]"],
    ),
    "a display for six": (
        changed("[display.2]", "[display.6]\ncity = 9\n\n[display.2]"),
        ["display: '6' is unknown here; allowed: 2, 3, 4, 5"],
    ),
    "an empty harbour": (
        changed("harbour = 2", "harbour = 0"),
        ["display 2: harbour is 0; allowed: 1 to 10"],
    ),
    "an exchange of six": (
        in_entry("X5", "discard = 4", "discard = 6"),
        ["ruin X5: discard is 6; allowed: 1 to 5"],
    ),
    "two rogues with one tool": (
        in_entry("bobby", '"plan"', '"hammer"'),
        [f"rogues bobby: tool is 'hammer' more than once; allowed, each once: {TOOLS}"],
    ),
    "two rogues in one colour": (
        in_entry("bobby", '"blue"', '"red"'),
        ["rogues bobby: colour is 'red' more than once; allowed, each once: red, brown, green, yellow, blue"],
    ),
    "a rogue without a name": (
        in_entry("bobby", '"Bobby Blueprint"', '" "'),
        ["rogues bobby: name is ' '; allowed: a name of 1 to 40 characters"],
    ),
    "a title that is no name": ("title = 5\n" + OURS, ["title is 5; allowed: a name of 1 to 40 characters"]),
    "a title that plays tricks": (
        'title = "\\u001b[2J"\n' + OURS,
        ["title is '\\x1b[2J'; allowed: a name of 1 to 40 characters"],
    ),
    "loot that is no entry": (
        re.sub(r"\[\[loot\]\].*?(?=\[\[fences)", "", f"loot = [{', '.join(['7'] * 30)}]\n{OURS}", flags=re.DOTALL),
        [f"loot #{n}: is 7; allowed: an entry [[loot]]" for n in range(1, 31)],
    ),
    "no table of tools": (
        "tools = 60\n" + re.sub(r"\[tools\].*?\n\n", "", OURS, flags=re.DOTALL),
        ["tools: is 60; allowed: a table [tools]"],
    ),
    "a display that is none": (
        "display = 3\n" + re.sub(r"\[display\.\d\].*?\n\n", "", OURS, flags=re.DOTALL),
        ["display: is 3; allowed: the tables [display.2], [display.3], [display.4], [display.5]"],
    ),
    "a price for a deal": (
        changed(entry("F11"), re.sub(r"gold = \{[^}]*\}", "gold = 3", entry("F11"))),
        ["fences F11 buys gold: is 3; allowed: a table { … }"],
    ),
    "a section nobody knows": (
        "[loots]\n" + OURS,
        [
            (
                "'loots' is unknown here (did you mean loot?); "
                "allowed: display, fences, loot, mark, note, rogues, ruin, title, tools"
            )
        ],
    ),
    "loot that is no list": (
        "loot = 3\n" + re.sub(r"\[\[loot\]\].*?(?=\[\[fences)", "", OURS, flags=re.DOTALL),
        ["loot: is 3; allowed: 30 entries [[loot]]"],
    ),
    "what is no TOML": (
        "[tools\n",
        [f"{NO_TOML} Expected ']' at the end of a table declaration (at line 1, column 7)"],
    ),
    "a path instead of a text": ("my.toml", ["this is the path of a file; allowed: the text in that file"]),
    "a file too long": ("#" * (LONGEST + 1), ["the file is too long; allowed: at most 64,000 characters"]),
    "a line too long": ("\n" * 1233 + "#" * 1001, ["line 1234 is too long; allowed: at most 1,000 characters"]),
    "half a character": ("# \ud83d", ["the file has broken characters; allowed: text in UTF-8"]),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_each_slip_is_named_with_its_entry_and_what_is_allowed(slip: str) -> None:
    text, expected = SLIPS[slip]
    assert problems(text) == expected


def test_all_slips_of_a_file_are_named_at_once() -> None:
    text = in_entry("L7", '"hammer"', '"hamer"').replace("discard = 4", "discard = 9").replace('"blue"', '"pink"')
    assert len(problems(text)) == 3


@pytest.mark.parametrize("slip", SLIPS)
def test_each_slip_is_told_in_german_too(slip: str) -> None:
    text, expected = SLIPS[slip]
    said = problems(text, "de")
    assert len(said) == len(expected)
    assert not set(said) & set(expected)
    for line in said:
        assert ("erlaubt" in line) != ("TOML" in line)


def test_a_slip_says_in_german_what_it_says_in_english() -> None:
    assert problems(in_entry("L7", "value = 2", 'value = "2"'), "de") == [
        "loot L7: value ist '2'; erlaubt: 1 bis 20, ohne Anführungszeichen"
    ]
    assert problems(in_entry("L7", 'id = "L7"\n', ""), "de") == [
        "loot #7: id fehlt; erlaubt: ein Wort mit 1 bis 12 Zeichen"
    ]


def test_these_slips_show_every_kind_that_can_be_told() -> None:
    told = {slip.id for text, _ in SLIPS.values() for slip in slips(text)}
    catalogue = (FOLDER / "en" / "components.ftl").read_text(encoding="utf-8")
    parts = {"slip-in", "slip-is", "slip-size"}  # of other messages
    elsewhere = {"slip-more", "slip-file-empty"}  # where many are told, and where a file comes from a browser
    swindlers = {"slip-apart", "slip-letter", "slip-one-of", "slip-pairs", "slip-together", "slip-total-most"}
    midnights = {"slip-key", "slip-market", "slip-rising", "slip-unpayable"}
    others = parts | elsewhere | swindlers | midnights
    assert told == set(re.findall(r"^(slip-[a-z-]+) =", catalogue, re.MULTILINE)) - others


def test_of_very_many_slips_the_first_are_told_and_the_rest_counted() -> None:
    text = "\n".join(f"x{n} = 1" for n in range(500))
    english, german = problems(text), problems(text, "de")
    assert len(english) == len(german) == MOST + 1
    more = len(slips(text)) - MOST
    assert english[-1] == f"and {more} more; fix these first"
    assert german[-1] == f"und {more} weitere; verbessere erst diese"


def test_who_writes_a_program_reads_the_bare_facts() -> None:
    text = in_entry("L7", "value = 2", "value = 21")
    with pytest.raises(ValueError, match="loot L7: slip-number \\(key=value, found=21, least=1, most=20\\)"):
        cutpurse.Match("langfinger", options={"components": text})


@pytest.mark.parametrize(
    "text",
    [
        "loot = " + "[" * 1_000_000,
        "\n".join(["loot = ", *["[" * 900] * 60]),
        "\n".join(["loot = [", *["[" * 50] * 1000]),
        "x" * (LONGEST + 1),
        f"title = {'9' * 990}",
        "title = " + "9" * 5000,
        "title = 0x" + "f" * 980,
        "tools = [" + "0x" + "f" * 900 + "]",
        "\n".join(f"[a{'.a' * 400}{n}]" for n in range(70)),
        "\n".join(f"x{n} = 1" for n in range(5000)),
        "[[loot]]\n" * 7000,
        "title = 1979-99-99",
        "title = nan\nloot = [nan, inf, {}, [], 1979-05-27]",
        "\x00",
        "\ud800",
        "title = '''" + "\n" * 50_000 + "'''",
    ],
    ids=range(16),
)
def test_a_hostile_file_is_refused_quickly_and_in_few_words(text: str) -> None:
    before = time.perf_counter()
    said = problems(text)
    assert time.perf_counter() - before < 5
    assert 1 <= len(said) <= MOST + 1
    assert max(len(line) for line in said) < 400
    assert all(line.isprintable() for line in said)


def test_what_is_left_out_of_a_fence_is_the_usual() -> None:
    plain = re.sub(r"\{ up_to = 1, bonus = 0 \}", "{}", OURS)
    ours, theirs = faces(""), faces(plain)
    assert plain.count("{}") > 20
    assert [list(ours.up_to), list(ours.bonus)] == [list(theirs.up_to), list(theirs.bonus)]


def test_cards_that_can_be_told_from_behind_are_remarked_on() -> None:
    assert faces("").telltale == []
    assert faces(in_entry("L2", "value = 2", "value = 1")).telltale == ["L1", "L2"]


def test_a_set_is_known_by_its_title_and_its_content() -> None:
    option = GAME.house_set()
    assert option is not None
    first, second = ('title = "My box"\n' + OURS.replace("value = 2", f"value = {n}", 1) for n in (2, 3))
    assert str(option.shown(first)).startswith("My box (")
    assert option.shown(first) != option.shown(second)
    assert option.shown("") == ""
    assert GAUNERBANDE.house_set() is None


def test_a_record_carries_the_set_it_was_played_with() -> None:
    text = 'title = "My box"\n' + in_entry("L9", "value = 3", "value = 17")
    match = cutpurse.Match("langfinger", seats=2, seed=1, options={"components": text, "max_rounds": 1})
    player = cutpurse.bot("random", game="langfinger", seed=1)
    while match.actors():
        match.play(match.actors()[0], player.choose(match, match.actors()[0]))
    assert cutpurse.verify(match.save()).settings["components"] == text
    assert match.view(0)["house"] == "My box"
    with pytest.raises(ValueError, match="Option components: slip-no-toml"):
        cutpurse.Match("langfinger", options={"components": "["})
    with pytest.raises(ValueError, match="Option components: slip-file-path"):
        cutpurse.Match("langfinger", options={"components": "my.toml"})


def test_every_entry_of_our_set_says_how_sure_we_are() -> None:
    data: dict[str, Any] = tomllib.loads(OURS)
    entries = [data["tools"], *data["display"].values(), *data["ruin"], *data["rogues"], *data["loot"], *data["fences"]]
    assert all(entry["mark"] in ("stated", "inferred", "invented") for entry in entries)


def test_a_set_is_the_same_whatever_ends_its_lines_and_half_characters_are_none() -> None:
    house = GAME.house_set()
    assert house is not None
    text = 'title = "Attic"\n' + OURS
    assert house.checked(text.replace("\n", "\r\n")) == text
    assert str(house.shown(text)).startswith("Attic (")
    with pytest.raises(ValueError, match="slip-file-half"):
        house.checked(text + "# \ud83d")
