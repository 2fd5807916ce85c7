"""Encryption of answers in open reaction windows, so that a copy of the database alone does not show them.

The key is in a file of its own beside the database. Everything is from the standard library: HMAC-SHA256 in counter
mode as the keystream, with a random nonce for every row, and HMAC-SHA256 with another key over all of the row (encrypt,
then authenticate). A command is padded to one length, since a long one would not be a pass.
"""

from __future__ import annotations

import hmac
import logging
import os
from pathlib import Path

from cutpurse.table.rows import AnswerRow

log = logging.getLogger(__name__)

KEY_SIZE = 32  # bytes
NONCE_SIZE = 16
PADDED = 128  # bytes of every command, two of them its length


def server_key(path: Path) -> bytes:
    """The key in a file; a new one if there is none, or if it cannot be used."""
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        key = b""
    else:
        if len(key) == KEY_SIZE:
            return key
        log.error("%s holds no key: it gets a new one, and whoever has answered in an open window is asked again", path)
        path.unlink()
    key = os.urandom(KEY_SIZE)
    file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        os.write(file, key)
        os.fsync(file)  # what is encrypted with it will be acknowledged as stored
    finally:
        os.close(file)
    return key


class AnswerCipher:
    """Encrypts what is answered in windows; only the same row decrypts to it again."""

    def __init__(self, key: bytes) -> None:
        self.for_stream = _hmac(key, b"cutpurse window answers: keystream")
        self.for_tags = _hmac(key, b"cutpurse window answers: tag")
        self.for_bodies = _hmac(key, b"cutpurse hashes of requests")

    def seal(self, table: str, row: AnswerRow) -> tuple[bytes, bytes]:
        """The nonce of an answer, and its command encrypted."""
        command = row.command.encode()
        if len(command) > PADDED - 2:
            raise ValueError(f"an answer of {len(command)} bytes")
        padded = len(command).to_bytes(2, "big") + command.ljust(PADDED - 2, b"\0")
        nonce = os.urandom(NONCE_SIZE)
        hidden = self._with_stream(nonce, padded)
        return nonce, hidden + self._tag(table, row.n, row.seat, row.key, nonce, hidden)

    def open(self, table: str, n: int, seat: int, key: str, nonce: bytes, sealed: bytes) -> str | None:
        """The command of an answer; None if it was encrypted with another key, or has been changed."""
        hidden, tag = sealed[:PADDED], sealed[PADDED:]
        if not hmac.compare_digest(tag, self._tag(table, n, seat, key, nonce, hidden)):
            return None
        padded = self._with_stream(nonce, hidden)
        return padded[2 : 2 + int.from_bytes(padded[:2], "big")].decode()

    def masked(self, table: str, key: str, body: str) -> str:
        """The hash of a request's body as it is stored, or the other way round.

        There are few answers to choose from, so the hash itself would tell which it was.
        """
        mask = _hmac(self.for_bodies, f"{table}\n{key}".encode())
        return bytes(a ^ b for a, b in zip(bytes.fromhex(body), mask, strict=False)).hex()

    def _with_stream(self, nonce: bytes, text: bytes) -> bytes:
        blocks = (_hmac(self.for_stream, nonce + block.to_bytes(4, "big")) for block in range(PADDED // KEY_SIZE))
        return bytes(a ^ b for a, b in zip(text, b"".join(blocks), strict=True))

    def _tag(self, table: str, n: int, seat: int, key: str, nonce: bytes, hidden: bytes) -> bytes:
        about = f"{table}\n{n}\n{seat}\n{key}\n".encode()
        return _hmac(self.for_tags, about + nonce + hidden)


def _hmac(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, "sha256")
