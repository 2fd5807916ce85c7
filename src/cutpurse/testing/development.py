"""For whoever writes a game: before a development server opens, what would fail at a table is found and left out."""

from __future__ import annotations

from cutpurse.kernel.game import Game
from cutpurse.kernel.manifest import OURS, SHELF, failing, manifests
from cutpurse.testing.preflight import in_words, preflight
from cutpurse.testing.random_game import Broken
from cutpurse.testing.suite import CHECKS


def leave_out_what_fails() -> None:
    """Leave out the games of other packages that fail a short look, each with a line in `problems()`."""
    for manifest in manifests():
        entry = SHELF.look().get(manifest.name)
        if entry is None or entry.value.startswith(OURS):
            continue
        if fault := first_fault(manifest.game):
            SHELF.leave_out(manifest.name, failing(entry, " ".join(fault.split())))


def first_fault(game: Game) -> str:
    """What a short look at a game finds wrong: the preflight, then each check once with few and with many players."""
    try:
        sentences = preflight(game)
        if sentences:
            more = f" (and {len(sentences) - 1} more: cutpurse conform {game.name} tells them all)"
            return sentences[0] + (more if len(sentences) > 1 else "")
        for seats in sorted({min(game.seats), max(game.seats)}):
            for check in CHECKS:
                check(game, seats, {}, 0)
    except Broken as broken:
        return str(broken)
    except Exception as error:  # in a game of somebody else's anything can happen, and the others are to be played
        return in_words(error)
    return ""
