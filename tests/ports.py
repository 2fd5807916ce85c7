"""Ports for servers under test: each worker has a range of its own, so that none takes the port of another's server."""

from __future__ import annotations

import os
import random
import socket

FIRST, EACH = 20_000, 1_000  # below those the system hands out by itself


def free_port() -> int:
    """A port nobody listens on, and which no other worker will take while a server is being restarted on it."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 12
    start = FIRST + worker * EACH
    for port in random.sample(range(start, start + EACH), EACH):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError(f"no port from {start} to {start + EACH - 1} is free")
