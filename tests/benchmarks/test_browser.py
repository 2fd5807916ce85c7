"""The tools that measure the client in a browser, run once each."""

import re

import pytest

from benchmarks import frames, loading


def test_a_page_is_opened_and_answers(capsys: pytest.CaptureFixture[str]) -> None:
    loading.main(["--runs", "1", "lobby"])
    assert re.search(r"lobby +[\d.]+ s +[\d.]+ s .* kB\n$", capsys.readouterr().out)


def test_the_frames_of_a_motion_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    frames.main(["draw", "--runs", "1", "--slower", "1"])
    told = capsys.readouterr().out
    found = re.fullmatch(r"draw +1 × slower +(\d+) frames, dropped +\d+ .* ms\n", told)
    assert found, told
    assert int(found[1]) > 0
