"""The files of an open database: whether they are still the ones we opened, and how large they are.

SQLite goes on writing to a file that was deleted, moved or replaced, and what it acknowledges then is lost. So the
writer looks at the files before and after each transaction. That has to be quick: no file of a folder can be made,
removed or renamed without changing the folder's own time, so mostly it is enough to look at that.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple

SETTLED = 3.0  # seconds: an older time of a folder changes with the next change, even on a FAT disk


class FileChanged(Exception):
    """A file is not the one we opened; `kind` is `gone`, `replaced` or `cut`."""

    def __init__(self, kind: str, path: str) -> None:
        super().__init__(f"{path} {SAID[kind]} while it was in use")
        self.kind = kind
        self.path = path


SAID = {"gone": "was deleted or moved away", "replaced": "was replaced by another file", "cut": "was cut short"}


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

    def remember(self) -> None:
        """These are the files from now on."""
        self.known = []
        for path in (self.path, self.log, f"{self.path}-shm", f"{self.path}.lock"):
            found = os.stat(path)
            self.known.append(Known(path, found.st_ino, found.st_dev))
        self.check_length()
        self.check_log_length()
        self.check()

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

    def check_length(self) -> None:
        """Raise FileChanged if the database was cut short."""
        try:
            size = os.stat(self.path).st_size
        except OSError:
            raise FileChanged("gone", self.path) from None
        if size < self.size:  # only a VACUUM would make it smaller, and we do none
            raise FileChanged("cut", self.path)
        self.size = size
