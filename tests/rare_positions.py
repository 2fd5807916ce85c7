"""Seeds of rare positions: found once and checked in as rare_positions.json, so that no test has to search for luck.

A test names what it needs and says how to see that it is there. Where a change of the rules or of a bot has moved it
elsewhere, the test fails and names the command that searches for all of them anew:

    python -m tests.rare_positions
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
HERE = Path(__file__).parent
FILE = HERE / "rare_positions.json"
COMMAND = "python -m tests.rare_positions"
LONG = ("conforms", "longest_games", "fingerprints", "random_games_are")  # tests that only use what others have found
found: dict[str, Any] | None = None  # what is being found, while the command runs


def kept(name: str, search: Callable[[], T]) -> T:
    """What was found under this name; `search` finds it anew when the command asks for it.

    Whoever calls this has a test that what is kept still holds.
    """
    if found is not None:
        if name not in found:
            found[name] = search()
        result: T = found[name]
        return result
    checked_in: dict[str, T] = json.loads(FILE.read_text(encoding="utf-8"))
    assert name in checked_in, moved(name)
    return checked_in[name]


def at_seed(name: str, seeds: Iterable[int], reach: Callable[[int], T | None]) -> T:
    """The position of this name, which `reach` makes of its seed; of other seeds it may make nothing."""
    if found is not None and name not in found:
        for seed in seeds:
            if position := reach(seed):
                found[name] = seed
                return position
        raise AssertionError(f"none of these seeds leads to {name!r}")
    position = reach(kept(name, lambda: -1))
    assert position, moved(name)
    return position


def moved(name: str) -> str:
    """What somebody has to know whose change has moved a rare position."""
    return f"rare_positions.json does not lead to {name!r}: run {COMMAND}, and say in the commit what has moved it"


def users() -> list[str]:
    """The tests that ask for rare positions, themselves or through a helper, and need no browser for it."""
    texts = {path.relative_to(HERE.parent): path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("*.py"))}
    asking = {"tests.rare_positions"}
    while True:
        imports = re.compile(rf"^from ({'|'.join(map(re.escape, sorted(asking)))}) import", re.MULTILINE)
        now = {".".join(path.with_suffix("").parts) for path, text in texts.items() if imports.search(text)}
        if now <= asking:
            break
        asking |= now
    files = [f"{name.replace('.', '/')}.py" for name in sorted(asking)]
    return [file for file in files if "/test_" in file and not file.startswith("tests/browser/")]


def written(positions: dict[str, Any]) -> str:
    """The file, a line for each position."""
    lines = [f"{json.dumps(name)}: {json.dumps(positions[name])}" for name in sorted(positions)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> int:
    """Search for all of them, and write down what was found; the exit code of the tests that asked for it."""
    from tests import rare_positions as shared  # which the tests import; this one is called __main__

    shared.found = {}
    code = int(pytest.main(["-q", "-k", f"not ({' or '.join(LONG)})", *users()]))
    FILE.write_text(written(shared.found), encoding="utf-8")
    print(f"{len(shared.found)} rare positions in {FILE.relative_to(HERE.parent)}")
    return code


if __name__ == "__main__":
    sys.exit(main())
