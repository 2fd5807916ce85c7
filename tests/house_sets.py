"""House sets for tests of component files: a game's own set with a spot changed."""

from __future__ import annotations

import re


class OwnSet:
    """The set of a game, to be changed; `ids` are the keys that name an entry of a list."""

    def __init__(self, text: str, *ids: str) -> None:
        self.text = text
        self.ids = "|".join(ids)

    def changed(self, before: str, after: str, text: str = "") -> str:
        """The set, or another text, with one spot changed."""
        text = text or self.text
        assert before in text
        return text.replace(before, after, 1)

    def entry(self, id: str) -> str:
        """An entry of a list, up to the line between it and the next."""
        return self._found(rf"^\[\[\w+\]\]\n(?:{self.ids}) = \"?{id}\"?\n(?:.+\n)+")

    def within(self, id: str, before: str, after: str) -> str:
        """The set with one spot of one entry changed."""
        return self.changed(self.entry(id), self.changed(before, after, self.entry(id)))

    def table(self, name: str, before: str, after: str) -> str:
        """The set with one spot of one table changed."""
        found = self._found(rf"^\[{re.escape(name)}\]\n(?:.+\n)+")
        return self.changed(found, self.changed(before, after, found))

    def without(self, section: str) -> str:
        """The set without a section, all tables or entries of it."""
        return re.sub(rf"^\[+{section}[\].].*\n(?:.+\n)+", "", self.text, flags=re.MULTILINE)

    def _found(self, pattern: str) -> str:
        found = re.search(pattern, self.text, re.MULTILINE)
        assert found
        return found[0]
