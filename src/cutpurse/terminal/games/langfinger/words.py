"""Langfinger in the terminal, its words: places, tools, locks and kinds of loot, in full or short."""

from __future__ import annotations

from typing import Any

from cutpurse.games.langfinger.pieces import KIND_NAMES, TOOL_NAMES
from cutpurse.terminal.layout import times
from cutpurse.texts import Texts


class LangfingerWords:
    """The names of things in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def place(self, name: str) -> str:
        """A place."""
        # texts: langfinger-terminal-place-*
        return self.texts.say(f"langfinger-terminal-place-{name}")

    def tool(self, name: str, full: bool = True) -> str:
        """A tool; short, by letters that no other tool or kind has."""
        # texts: langfinger-terminal-tool-*, langfinger-terminal-short-*
        return self.texts.say(f"langfinger-terminal-tool-{name}" if full else f"langfinger-terminal-short-{name}")

    def kind(self, name: str, full: bool = True) -> str:
        """A kind of loot, in full or short."""
        # texts: langfinger-terminal-kind-*, langfinger-terminal-short-*
        return self.texts.say(f"langfinger-terminal-kind-{name}" if full else f"langfinger-terminal-short-{name}")

    def lock(self, name: str) -> str:
        """A lock."""
        # texts: langfinger-terminal-lock-*
        return self.texts.say(f"langfinger-terminal-lock-{name}")

    def back(self, back: dict[str, Any], full: bool = False) -> str:
        """The back of a loot card: its lock and the tools it takes."""
        return " ".join([self.lock(back["lock"]), *(self.tool(tool, full) for tool in back["tools"])])

    def loot(self, card: dict[str, Any]) -> str:
        """The face of a loot card: its kind and value."""
        return f"{self.kind(card['kind'])} {card['value']}"

    def valued(self, cards: list[dict[str, Any]]) -> str:
        """Loot cards by kind, with their values."""
        held: dict[str, list[int]] = {kind: [] for kind in KIND_NAMES}
        for card in cards:
            held[card["kind"]].append(card["value"])
        found = ((self.kind(kind), ", ".join(map(str, sorted(held[kind])))) for kind in held if held[kind])
        return "; ".join(f"{kind} {values}" for kind, values in found)

    def fence(self, fence: dict[str, Any], full: bool = True) -> str:
        """A fence: the kinds it buys, how many at once, and the bonus."""
        deals = ((times(self.kind(deal["kind"], full), deal["up_to"]), deal["bonus"]) for deal in fence["buys"])
        return " ".join(f"{kind}+{bonus}" if bonus else kind for kind, bonus in deals)

    def counted(self, tools: list[str], full: bool = True) -> list[str]:
        """Tools by kind, with their counts."""
        return [times(self.tool(name, full), tools.count(name)) for name in TOOL_NAMES if name in tools]

    def inside(self, locks: dict[str, dict[str, Any]]) -> str:
        """What is behind each lock in this set, and what that is worth."""
        held: list[str] = []
        for lock, inside in locks.items():
            kinds = ", ".join(self.kind(kind) for kind in inside["kinds"])
            least, most = inside["least"], inside["most"]
            if kinds:
                held.append(f"{self.lock(lock)} ({kinds} {least if least == most else f'{least}–{most}'})")
        return ", ".join(held)
