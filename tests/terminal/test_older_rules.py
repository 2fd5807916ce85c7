"""`cutpurse verify` and `--resume` with games that began by other rules than ours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.compatibility.test_older_rules import named
from tests.kernel.sample_match import resealed
from tests.terminal.command import Shell


@named
@pytest.mark.parametrize(
    ("language", "holds", "began"),
    [
        ("en", "As far as it can be checked, the record is sound", "began under version 1 of the rules"),
        ("de", "Soweit es sich prüfen lässt, stimmt die Aufzeichnung", "begann nach Version 1 der Regeln"),
    ],
)
def test_the_command_says_so_in_a_line_and_ends_with_a_code_of_its_own(
    cutpurse: Shell, path: Path, language: str, holds: str, began: str
) -> None:
    done = cutpurse("verify", str(path), "--lang", language)
    assert (done.code, done.out.count("\n"), done.err) == (3, 1, "")
    assert done.out.startswith(holds)
    assert began in done.out


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "began under newer rules than this program knows. A newer cutpurse can read it."),
        ("de", "begann nach neueren Regeln"),
    ],
)
def test_newer_rules_are_refused_and_nobody_is_told_to_delete_anything(
    cutpurse: Shell, tmp_path: Path, language: str, says: str
) -> None:
    cutpurse("play", "--seed", "2", typed="")
    [save] = cutpurse.saves()
    saved = json.loads(save.read_text())
    saved["match"]["version"] += 1
    saved["match"] = json.loads(resealed(saved["match"]))
    record = tmp_path / "record.json"
    record.write_text(json.dumps(saved["match"]))
    save.write_text(json.dumps(saved))
    for words in (("verify", str(record)), ("play", "--resume")):
        done = cutpurse(*words, "--lang", language)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert says in done.err
