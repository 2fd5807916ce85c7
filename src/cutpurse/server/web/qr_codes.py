"""QR codes of tables: drawn once for a link, and kept while there is room."""

from __future__ import annotations

import io
from collections import OrderedDict

import segno

MOST_KEPT = 1_000


class QrCodes:
    """Pictures of links, by the link."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()  # the one that was asked for last comes last

    def find(self, link: str) -> bytes | None:
        """The picture of a link, if it is kept."""
        if link not in self.kept:
            return None
        self.kept.move_to_end(link)
        return self.kept[link]

    def draw(self, link: str) -> bytes:
        """Draw the picture of a link, as SVG, and keep it; that takes some milliseconds."""
        image = io.BytesIO()
        segno.make(link, error="m").save(
            image,
            kind="svg",
            border=2,
            dark="#000",
            light="#fff",
            xmldecl=False,
            svgclass=None,
            lineclass=None,
            omitsize=True,
        )
        self.kept[link] = drawn = image.getvalue()
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return drawn
