"""The files of an open database: whether they are still the ones we opened, and how large they are.

SQLite goes on writing to a file that was deleted, moved, replaced or overwritten, and what it acknowledges then is
lost. So the writer looks at the files before and after a transaction. That has to be quick: no file of a folder can be
made, removed or renamed without changing the folder's own time, so mostly it is enough to look at that.

The database itself is written by checkpoints only: everything else goes into the write-ahead log. SQLite keeps in the
log's index how far the last checkpoint came, so a file whose time has changed without that was overwritten.
"""

from __future__ import annotations

import os
import time
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import NamedTuple

SETTLED = 3.0  # seconds: an older time of a folder changes with the next change, even on a FAT disk


class FileChanged(Exception):
    """A file is not the one we opened; `kind` is `gone`, `replaced`, `cut` or `overwritten`."""

    def __init__(self, kind: str, path: str) -> None:
        super().__init__(f"{path} {SAID[kind]} while it was in use")
        self.kind = kind
        self.path = path


SAID = {
    "gone": "was deleted or moved away",
    "replaced": "was replaced by another file",
    "cut": "was cut short",
    "overwritten": "was overwritten by another program",
}
# In the index of a write-ahead log (https://sqlite.org/walformat.html):
SALTS = slice(32, 40)  # change when the log is begun anew
CHECKPOINTED = slice(96, 100)  # frames of the log that are in the database
BEGUN = slice(128, 132)  # as many, or more while a checkpoint runs


class Known(NamedTuple):
    """A file as we opened it."""

    path: str
    inode: int
    device: int


class DatabaseFiles:
    """The database, its write-ahead log, the log's index and our lock; all exist while it is open."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self.folder = str(path.parent)
        self.log = f"{path}-wal"
        self.known: list[Known] = []
        self.seen: tuple[int, int] | None = None  # the folder, when all files were ours and its time had settled
        self.size = self.log_size = 0  # bytes, when we looked last
        self.written = 0  # when the database was written last, in nanoseconds
        self.index: mmap | None = None
        self.index_file = -1
        self.checkpoint = b""  # the last one, when the database was as we remember it

    def remember(self) -> None:
        """These are the files from now on."""
        self.known = []
        for path in (self.path, self.log, f"{self.path}-shm", f"{self.path}.lock"):
            found = os.stat(path)
            self.known.append(Known(path, found.st_ino, found.st_dev))
        self.index_file = os.open(f"{self.path}-shm", os.O_RDONLY)
        self.index = mmap(self.index_file, BEGUN.stop, access=ACCESS_READ)
        self.written, self.checkpoint = os.stat(self.path).st_mtime_ns, self._last_checkpoint() or b""
        self.check_database()
        self.check_log_length()
        self.check()

    def close(self) -> None:
        """Let go of them, once SQLite has: where a file is closed, its process loses all locks on it."""
        if self.index is not None:
            self.index.close()
            os.close(self.index_file)
            self.index = None

    def check(self) -> None:
        """Raise FileChanged if a file is not the one we opened."""
        try:
            folder = os.stat(self.folder)
        except OSError:
            raise FileChanged("gone", self.path) from None
        now = (folder.st_ino, folder.st_mtime_ns)
        if now != self.seen:
            self.check_each()
            self.seen = now if folder.st_mtime < time.time() - SETTLED else None

    def check_each(self) -> None:
        """Raise FileChanged if a file is not the one we opened, whatever the folder's time is."""
        for path, inode, device in self.known:
            try:
                found = os.stat(path)
            except OSError:
                raise FileChanged("gone", path) from None
            if found.st_ino != inode or found.st_dev != device:
                raise FileChanged("replaced", path)

    def check_log_length(self) -> bool:
        """Whether the log is at least as long as when we looked last."""
        try:
            size, before = os.stat(self.log).st_size, self.log_size
        except OSError:
            raise FileChanged("gone", self.log) from None
        self.log_size = size
        return size >= before

    def check_database(self) -> None:
        """Raise FileChanged if the database was cut short, or written otherwise than by a checkpoint."""
        before = self._last_checkpoint()
        try:
            found = os.stat(self.path)
        except OSError:
            raise FileChanged("gone", self.path) from None
        if found.st_size < self.size:  # only a VACUUM would make it smaller, and we do none
            raise FileChanged("cut", self.path)
        self.size = found.st_size
        if before is None or before != self._last_checkpoint():
            return  # another program runs one just now
        if found.st_mtime_ns != self.written and before == self.checkpoint:
            self.check_each()
            raise FileChanged("overwritten", self.path)
        self.written, self.checkpoint = found.st_mtime_ns, before

    def _last_checkpoint(self) -> bytes | None:
        """What tells the last checkpoint from others; None while one runs."""
        index = self.index
        assert index is not None
        done = index[CHECKPOINTED]
        return index[SALTS] + done if done == index[BEGUN] else None
