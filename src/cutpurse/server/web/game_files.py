"""What the games' folders bring, ready to be sent: texts, pictures, boards; and how their tables are laid out."""

from __future__ import annotations

import gzip
import logging
import re
from functools import cache
from hashlib import sha256

from msgspec.json import encode

from cutpurse.kernel.game_texts import all_texts, shelf_texts
from cutpurse.kernel.layout import forgiving_layout
from cutpurse.kernel.manifest import find_manifest
from cutpurse.server.web.pages import Client, Page, read

log = logging.getLogger(__name__)

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


def page_of(text: str, type: str = "text/plain") -> Page:
    """A text, ready to be sent."""
    plain = text.encode()
    packed = gzip.compress(plain, 9, mtime=0)
    return Page(0, type, f'"{sha256(plain).hexdigest()[:24]}"', plain, packed)


def picture(game: str, file: str) -> Page | None:
    """A picture of a game by its file name; None if there is none."""
    if FILE.fullmatch(file) is None or not file.endswith(PICTURES):
        return None
    try:
        path = find_manifest(game).file("art", file)
        return None if path is None else read(path, path.stat().st_mtime_ns)
    except OSError:  # also of a name longer than names of files may be
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


@cache
def layout_page(game: str) -> Page:
    """How the table of a game is laid out; hints that cannot be followed, or a view that is not there, are left out."""
    found, wrong = forgiving_layout(find_manifest(game))
    if wrong:
        log.warning("The table of %s is drawn without hints and types: %s", game, wrong)
    return page_of(encode(found).decode(), "application/json")


@cache
def board_files(game: str) -> Client | None:
    """The folder with the board that a game's package brings; None if it brings none."""
    index = find_manifest(game).file("board", "index.js")
    return None if index is None else Client(index.parent)
