"""What the terminal gets from a match: views and events as plain dicts, and which seat is the person's."""

from __future__ import annotations

from typing import Any

PERSON = 0  # the seat of whoever types

ViewDict = dict[str, Any]  # from Match.view
EventDict = dict[str, Any]  # from Game.tell
