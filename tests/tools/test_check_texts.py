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
        ("locales/en/table.ftl", "-table = ", "hello = Again\n-table = ", "hello stands twice; also at line 1"),
        ("cli.py", 'say("hello"', 'say("hullo"', "hello is used nowhere in the source"),
        ("cli.py", 'say("hello"', 'say("hello" if x else "hullo"', "there is no message hullo"),
        ("cli.py", "# texts: error-*", "# texts: error-*, warning-*", "no message belongs to the family warning-*"),
        ("cli.py", "# texts: error-*", "", "an id is put together here: declare the family, # texts: error-*"),
    ],
)
def test_a_planted_fault_is_caught(plant: Plant, name: str, old: str, new: str, text: str) -> None:
    assert old in SOUND[name]
    faults, _ = check(plant(SOUND | {name: SOUND[name].replace(old, new)}))
    assert any(text in fault.text for fault in faults), faults


def test_a_language_without_messages_is_a_fault(plant: Plant) -> None:
    faults, _ = check(plant({name: text for name, text in SOUND.items() if "/de/" not in name}))
    assert "holds no messages" in [fault.text for fault in faults]
