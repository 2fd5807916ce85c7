"""QR codes of tables: drawn once for a link, and kept while there is room."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict

MOST_KEPT = 1_000


class QrCodes:
    """Pictures of links, by the link."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, bytes] = OrderedDict()  # the one that was asked for last comes last
        self._turn = asyncio.Lock()

    def find(self, link: str) -> bytes | None:
        """The picture of a link, if it is kept."""
        if link not in self.kept:
            return None
        self.kept.move_to_end(link)
        return self.kept[link]

    async def draw(self, link: str) -> bytes:
        """The picture of a link, drawn if need be: one after another, and at most half of the time goes there."""
        async with self._turn:
            image = self.find(link)
            if image is None:
                loop = asyncio.get_running_loop()
                began = loop.time()
                image = self.kept[link] = drawn(link)
                if len(self.kept) > MOST_KEPT:
                    self.kept.popitem(last=False)
                await asyncio.sleep(loop.time() - began)  # as long again for everybody else
            return image


def drawn(link: str) -> bytes:
    """A link as a QR code, in SVG; that takes some milliseconds."""
    import segno  # slow to load, and not needed for a first page

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
    return image.getvalue()


def squares(link: str) -> list[str]:
    """A link as a QR code, a row of 0 and 1 for each of its lines."""
    import segno

    return ["".join(map(str, row)) for row in segno.make(link, error="m").matrix]
