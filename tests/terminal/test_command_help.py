"""command_help.py: help fits the terminal, and says everything in either language."""

from __future__ import annotations

import re

import pytest

from tests.terminal.command import Shell


@pytest.mark.parametrize("width", [60, 80, 200])
@pytest.mark.parametrize(
    "command",
    [(), ("play",), ("unfinished",), ("serve",), ("rules",), ("verify",), ("review",), ("games",), ("components",)],
)
def test_help_fits_its_terminal_and_hangs_below_its_own_column(
    cutpurse: Shell, command: tuple[str, ...], width: int
) -> None:
    cutpurse.patch.setenv("COLUMNS", str(width))
    for language in ("en", "de"):
        text = cutpurse(*command, "--help", "--lang", language).out
        for line in text.splitlines():
            assert len(line) <= min(width, 96) or line.startswith("cutpurse ")  # an example stays on its line
            assert line == line.rstrip()
        found = [re.match(r"  --.*?  +(?=\S)", line) for line in text.splitlines()]
        assert len({match.end() for match in found if match}) <= 1


def test_a_value_goes_by_the_name_of_its_option(cutpurse: Shell) -> None:
    cutpurse.patch.setenv("COLUMNS", "80")
    lines = cutpurse("serve", "--help", "--lang", "en").out.splitlines()
    at = lines.index("  --port PORT                              The port; if left out, 8000 or, if")
    assert lines[at + 1] == "                                           that is taken, one of the next."
    assert "  --open                                   Also open a browser." in lines
