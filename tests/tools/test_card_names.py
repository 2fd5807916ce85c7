"""tools/card_names.py hands the client the names of the cards; tools/check_card_names.py sees when it was forgotten."""

from pathlib import Path

from tools.card_names import PLACE, SOURCE, card_names
from tools.check_card_names import check
from tools.fault_report import HERE


def test_every_card_has_its_name_in_both_languages() -> None:
    text = card_names()
    assert text.count("en: ") == text.count("de: ") == 27
    assert '"rogue-12": { en: "Godfather", de: ' in text
    assert 'de: "Auto\\u00adverkäufer"' in text


def test_a_forgotten_name_is_found_where_it_is(tmp_path: Path) -> None:
    for path in (SOURCE, PLACE):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text((HERE / path).read_text())
    assert check(tmp_path)[0] == []
    source = tmp_path / SOURCE
    source.write_text(source.read_text().replace('en = "Waiter"', 'en = "Head Waiter"'))
    (fault,) = check(tmp_path)[0]
    assert (fault.path, fault.line) == (tmp_path / PLACE, 7)
    assert "run python -m tools.card_names" in fault.text
