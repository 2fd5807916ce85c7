"""tools/fault_report.py: how our checks report faults, and with which exit code."""

from pathlib import Path

import pytest

from tools.fault_report import Fault, conclude


def test_faults_are_printed_by_place_and_fail(capsys: pytest.CaptureFixture[str]) -> None:
    tree = Path("/tree")
    assert conclude(tree, [Fault(tree / "b.py", 2, "wrong"), Fault(tree / "a.py", 7, "bad")], "all well") == 1
    assert capsys.readouterr().out == "a.py:7: bad\nb.py:2: wrong\n"


def test_no_faults_say_what_was_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert conclude(Path("/tree"), [], "3 things checked") == 0
    assert capsys.readouterr().out == "3 things checked\n"
