"""tools/check_texts.py catches messages that are missing, unused, unlike in two languages, or unreadable."""

import pytest

from tests.tools.conftest import Plant
from tools.check_texts import check

SOUND = {
    "locales/en/table.ftl": "hello = Hi { $name }!\n    .title = Hi\nerror-full = { -table } full\n-table = Table\n",
    "locales/de/table.ftl": "hello = Hallo { $name }!\n    .title = Gruß\nerror-full = Tisch voll\n",
    "cli.py": '# texts: error-*\nsay("hello", name="Mona")\nsay(f"error-{problem}")\n',
}


def test_sound_catalogues_pass(plant: Plant) -> None:
    faults, checked = check(plant(SOUND))
    assert faults == []
    assert checked.startswith("texts: 2 messages")


@pytest.mark.parametrize(
    ("name", "old", "new", "text"),
    [
        ("locales/de/table.ftl", "error-full = Tisch voll", "", "error-full is missing in de"),
        ("locales/en/table.ftl", "{ $name }", "", "hello has the variable $name, which it lacks in en"),
        ("locales/en/table.ftl", "    .title = Hi\n", "", "hello has the attribute .title, which it lacks in en"),
        ("locales/en/table.ftl", "{ -table }", "{ -desk }", "error-full refers to -desk, which is not there"),
        ("locales/en/table.ftl", "{ -table }", "{ -table", "cannot be read: Expected token"),
        ("locales/en/table.ftl", "-table = ", "hello = Again\n-table = ", "hello is there twice; also at line 1"),
        ("cli.py", 'say("hello"', 'say("hullo"', "hello is used nowhere in the source"),
        ("cli.py", 'say("hello"', 'say("hello" if x else "hullo"', "there is no message hullo"),
        ("cli.py", 'say("hello"', 'Slip("hullo"', "there is no message hullo"),
        ("cli.py", 'say("hello"', 'entry.wrong("hullo"', "there is no message hullo"),
        ("cli.py", "# texts: error-*", "# texts: error-*, warning-*", "no message belongs to the family warning-*"),
        ("cli.py", "# texts: error-*", "", "an id is put together here: declare the family, # texts: error-*"),
    ],
)
def test_a_planted_fault_is_caught(plant: Plant, name: str, old: str, new: str, text: str) -> None:
    assert old in SOUND[name]
    faults, _ = check(plant(SOUND | {name: SOUND[name].replace(old, new)}))
    assert any(text in fault.text for fault in faults), faults


CLIENT = SOUND | {
    "locales/en/web.ftl": "shut = Shut\nopen = Open\nlit = Lit { $n }\nkind-a = A\ncap = x\n    .title = Hi\n",
    "locales/de/web.ftl": "shut = Zu\nopen = Auf\nlit = Hell { $n }\nkind-a = A\ncap = x\n    .title = Hi\n",
    "/web/src/App.svelte": (
        '<script lang="ts">\n// texts: kind-*\nconst x = say(`kind-${y}`);\n</script>\n'
        '<p>{say(z ? "shut" : "open")}</p>\n<Say\n  vars={{ n: 1 }} id="lit" />\n<a title="x: {say(\'cap.title\')}">\n'
    ),
    "/web/src/App.test.ts": 'say("nobody-knows-it");\n',
}


def test_what_the_client_says_counts_as_used(plant: Plant) -> None:
    faults, checked = check(plant(CLIENT))
    assert faults == []
    assert checked.startswith("texts: 7 messages")


@pytest.mark.parametrize(
    ("old", "new", "text"),
    [
        ('"shut"', '"shot"', "there is no message shot"),
        ('"shut"', '"open"', "shut is used nowhere in the source"),
        ('id="lit"', 'id="lot"', "there is no message lot"),
        ('id="lit"', 'id={z ? "lit" : "lot"}', "there is no message lot"),
        ("cap.title", "cup.title", "there is no message cup"),
        ("// texts: kind-*", "", "an id is put together here: declare the family, // texts: kind-*"),
        ("// texts: kind-*", "// texts: kind-* sort-*", "no message belongs to the family sort-*"),
    ],
)
def test_a_fault_planted_in_the_client_is_caught(plant: Plant, old: str, new: str, text: str) -> None:
    name = "/web/src/App.svelte"
    assert old in CLIENT[name]
    faults, _ = check(plant(CLIENT | {name: CLIENT[name].replace(old, new)}))
    assert any(text in fault.text for fault in faults), faults


@pytest.mark.parametrize("family", ["k*", "kind-a", "kind-a*"])
def test_a_family_may_be_declared_wider_or_closer_than_the_code_says_it(plant: Plant, family: str) -> None:
    name = "/web/src/App.svelte"
    faults, _ = check(plant(CLIENT | {name: CLIENT[name].replace("kind-*", family)}))
    assert faults == []


@pytest.mark.parametrize("name", ["web-night-market", "web-night-market-board", "terminal-night-market"])
def test_what_the_file_of_a_game_says_begins_with_its_name(plant: Plant, name: str) -> None:
    tree = SOUND | {"games/night_market/game.py": 'say("nm-stall")\nsay("night-market-stall")\n'}
    for language in ("en", "de"):
        tree[f"locales/{language}/{name}.ftl"] = "night-market-stall = x\nnm-stall = x\n"
    faults, _ = check(plant(tree))
    assert [fault.text for fault in faults] == ["nm-stall does not begin with night-market-"] * 2


@pytest.mark.parametrize(
    ("where", "said", "faults"),
    [
        ("games/night-market/prompt.ts", 'say("night-market-stall")', []),
        (
            "table/prompt.ts",
            'say("night-market-stall")',
            ["night-market-stall is loaded only with the board of night-market"],
        ),
        (
            "table/prompt.ts",
            "// texts: night-market-*",
            ["night-market-* is loaded only with the board of night-market"],
        ),
    ],
)
def test_only_a_game_itself_says_its_texts_in_the_browser(
    plant: Plant, where: str, said: str, faults: list[str]
) -> None:
    tree = SOUND | {"games/night_market/game.py": "", f"/web/src/{where}": f"{said}\n"}
    for language in ("en", "de"):
        tree[f"locales/{language}/web-night-market.ftl"] = "night-market-stall = x\n"
    found, _ = check(plant(tree))
    assert [fault.text for fault in found] == faults


def test_a_text_of_every_page_refers_to_none_of_a_game(plant: Plant) -> None:
    tree = SOUND | {"games/night_market/game.py": 'say("stall")\nsay("night-market-stall")\n'}
    for language in ("en", "de"):
        tree[f"locales/{language}/web-night-market.ftl"] = "night-market-stall = x\n"
        tree[f"locales/{language}/web.ftl"] = "stall = { night-market-stall }\n"
    found, _ = check(plant(tree))
    assert [fault.text for fault in found] == [
        "stall refers to night-market-stall, which is loaded only with the board of night-market"
    ]


def test_a_language_without_messages_is_a_fault(plant: Plant) -> None:
    faults, _ = check(plant({name: text for name, text in SOUND.items() if "/de/" not in name}))
    assert "holds no messages" in [fault.text for fault in faults]


FOLDER = SOUND | {
    "games/sly_game/texts/en.ftl": "sly-game-title = Sly\n    .time = 5 min\nsly-game-option-rounds = Rounds\n",
    "games/sly_game/texts/de.ftl": "sly-game-title = Schlau\n    .time = 5 Min.\nsly-game-option-rounds = Runden\n",
    "/web/src/lobby.ts": "// texts: *-title, *-option-*\nsay(`${game}-title.time`);\n",
}


def test_the_texts_of_a_games_folder_are_checked_by_what_they_are_for(plant: Plant) -> None:
    faults, checked = check(plant(FOLDER))
    assert faults == []
    assert checked.startswith("texts: 4 messages")
    only_one = {name: text for name, text in FOLDER.items() if not name.endswith("de.ftl") or "sly" not in name}
    assert check(plant(only_one))[0] == []


@pytest.mark.parametrize(
    ("name", "old", "new", "text"),
    [
        ("de", "sly-game-title", "sly-title", "sly-title does not begin with sly-game-"),
        ("de", "sly-game-option", "lobby-option", "lobby-option-rounds does not begin with sly-game-"),
        ("de", "sly-game-option-rounds", "sly-game-rounds", "sly-game-rounds is looked for by nobody"),
        ("de", "    .time = 5 Min.\n", "", "sly-game-title has the attribute .time, which it lacks in de"),
        ("en", "Rounds", "{ $broken", "cannot be read"),
    ],
)
def test_a_fault_planted_in_a_games_folder_is_caught(plant: Plant, name: str, old: str, new: str, text: str) -> None:
    file = f"games/sly_game/texts/{name}.ftl"
    assert old in FOLDER[file]
    faults, _ = check(plant(FOLDER | {file: FOLDER[file].replace(old, new)}))
    assert any(text in fault.text for fault in faults), faults


def test_a_family_of_game_texts_is_no_excuse_for_an_unused_text_of_ours(plant: Plant) -> None:
    more = {
        f"locales/{language}/table.ftl": SOUND[f"locales/{language}/table.ftl"] + "old-title = x\n"
        for language in ("en", "de")
    }
    faults, _ = check(plant(FOLDER | more))
    assert any("old-title is used nowhere" in fault.text for fault in faults), faults
