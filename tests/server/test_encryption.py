"""encryption.py: what is answered in an open window cannot be read, told apart by its length, or moved elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.server.storage.encryption import AnswerCipher, server_key
from cutpurse.table.rows import AnswerRow

KEY = bytes(range(32))
PASS = AnswerRow(n=7, seat=1, command="pass", key="ada.key-1")
SEALED = ("table", 7, 1, "ada.key-1")


def test_what_is_encrypted_is_decrypted_with_the_same_key_alone() -> None:
    sealed = AnswerCipher(KEY).seal("table", PASS)
    assert AnswerCipher(KEY).open(*SEALED, *sealed) == "pass"
    assert AnswerCipher(KEY[::-1]).open(*SEALED, *sealed) is None


def test_the_same_answer_never_looks_the_same_and_all_are_equally_long() -> None:
    cipher = AnswerCipher(KEY)
    sealed = [cipher.seal("table", row) for row in (PASS, PASS, AnswerRow(n=7, seat=1, command="x" * 126, key="k"))]
    assert len({hidden for _, hidden in sealed}) == len({nonce for nonce, _ in sealed}) == 3
    assert {(len(nonce), len(hidden)) for nonce, hidden in sealed} == {(16, 160)}


@pytest.mark.parametrize(
    "elsewhere",
    [("other", 7, 1, "ada.key-1"), ("table", 8, 1, "ada.key-1"), ("table", 7, 2, "ada.key-1"), ("table", 7, 1, "k")],
)
def test_an_answer_counts_only_where_it_was_given(elsewhere: tuple[str, int, int, str]) -> None:
    cipher = AnswerCipher(KEY)
    assert cipher.open(*elsewhere, *cipher.seal("table", PASS)) is None


def test_every_changed_byte_is_noticed() -> None:
    cipher = AnswerCipher(KEY)
    nonce, hidden = cipher.seal("table", PASS)
    for at in range(len(hidden)):
        changed = hidden[:at] + bytes([hidden[at] ^ 1]) + hidden[at + 1 :]
        assert cipher.open(*SEALED, nonce, changed) is None
    assert cipher.open(*SEALED, nonce, hidden[:-1]) is None


def test_the_hash_of_a_request_looks_different_for_every_key_and_comes_back() -> None:
    cipher, body = AnswerCipher(KEY), "0123456789abcdef"
    masked = {cipher.masked(table, key, body) for table in ("one", "two") for key in ("a", "b")} | {body}
    assert len(masked) == 5
    assert cipher.masked("one", "a", cipher.masked("one", "a", body)) == body
    assert AnswerCipher(KEY[::-1]).masked("one", "a", cipher.masked("one", "a", body)) != body


def test_the_key_of_a_server_is_made_once_for_its_eyes_only_and_anew_if_it_is_damaged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.db.key"
    key = server_key(file)
    assert server_key(file) == key
    assert len(key) == 32
    assert file.stat().st_mode & 0o777 == 0o600
    assert caplog.text == ""
    file.write_bytes(key[:5])
    assert server_key(file) not in (key, key[:5])
    assert "asked again" in caplog.text
