"""What the games' folders bring, ready to be sent: their texts, and their pictures."""

from __future__ import annotations

import gzip
import re
from functools import cache
from hashlib import sha256

from cutpurse.kernel.game_texts import all_texts, shelf_texts
from cutpurse.kernel.manifest import find_manifest
from cutpurse.server.web.pages import Page, read

PICTURES = (".svg", ".png", ".webp")
FILE = re.compile(r"[\w-][\w.-]*", re.ASCII)  # one name, in the folder itself
COVER = "cover"


@cache
def shelf_page(games: tuple[str, ...], language: str) -> Page:
    """The shelf texts of these games."""
    return page_of("".join(shelf_texts(find_manifest(game), language) for game in games))


@cache
def game_page(game: str, language: str) -> Page:
    """All texts of a game."""
    return page_of(all_texts(find_manifest(game), language))


def page_of(text: str) -> Page:
    """A text, ready to be sent."""
    plain = text.encode()
    packed = gzip.compress(plain, 9, mtime=0)
    return Page(0, "text/plain", f'"{sha256(plain).hexdigest()[:24]}"', plain, packed)


def picture(game: str, file: str) -> Page | None:
    """A picture of a game by its file name; None if there is none."""
    if FILE.fullmatch(file) is None or not file.endswith(PICTURES):
        return None
    path = find_manifest(game).file("art", file)
    try:
        return None if path is None else read(path, path.stat().st_mtime_ns)
    except OSError:
        return None


def pictures(game: str) -> dict[str, str]:
    """The pictures of a game, by what they show: the name of a piece, or `cover`; a drawing comes before a photo."""
    folder = find_manifest(game).folder
    if folder is None:
        return {}
    found: dict[str, str] = {}
    for kind in PICTURES:
        for path in sorted((folder / "art").glob(f"*{kind}")):
            if FILE.fullmatch(path.name):
                found.setdefault(path.stem, path.name)
    return found
