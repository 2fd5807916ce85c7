"""Langfinger: the rulebook whose clauses the rules refuse by."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cutpurse.kernel.rulebook import Rulebook, read

BOOK: Final[Rulebook] = read(str(Path(__file__).parent))  # RULES.md lies beside this package
