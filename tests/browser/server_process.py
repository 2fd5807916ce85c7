"""A house to play in: the real server as a process of its own, which may be killed and come back at the same place."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import ClassVar

from tests.ports import free_port

PATIENCE = 30.0  # seconds until a server must answer
COMMAND = "import sys; from cutpurse.cli import main; sys.exit(main())"
# Not as a module of its own, since bots would import that in every process of theirs.
SERVE = "import sys, pathlib, tests.browser.seeded_server as ours; sys.exit(ours.serve(pathlib.Path({!r}), {}))"


class TableServices:
    """A server with a database of its own, on a port of its own."""

    chance: ClassVar[Path | None] = None  # the file that names the test in hand: its luck is the same each time

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    @property
    def origin(self) -> str:
        """Where it is found."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        """Where it keeps everything."""
        return self.folder / "tables.db"

    def open(self) -> None:
        """Start it, and wait until it answers."""
        db = f"sqlite:///{self.database}"
        self.starts += 1
        serve = SERVE.format(str(self.chance or self.folder / "chance"), self.starts)
        command = [sys.executable, "-c", serve, "serve", "--port", str(self.port), "--db", db, "--pace", "instant"]
        environment = os.environ | {"CUTPURSE_HOME": str(self.folder), "LC_ALL": "C.UTF-8"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
        self._await(self.process)

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End it as people do."""
        self._end(signal.SIGINT)

    def complaints(self) -> list[str]:
        """What it found wrong while it ran."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if "Traceback" in line or "Error" in line]

    def _await(self, process: subprocess.Popen[bytes]) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.origin}/api/shelf", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the server does not answer:\n{self.log.read_text(errors='replace')}")

    def _end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.wait(timeout=20)
            self.process = None
