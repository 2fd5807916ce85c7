"""Serves the files of the browser client, and the documentation under /docs: which file for which address, its type,
and how long it may be cached.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from hashlib import sha256
from pathlib import Path

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from msgspec import Struct

CLIENT = Path(__file__).parents[1] / "client"
DOCUMENTATION = Path(__file__).parents[1] / "documentation"
# Addresses of the client's own pages.
OURS = re.compile(
    r"/(about|back|devices|turns|rules|(t|replay|rules|faces|check)/[\w-]+|rules/[\w-]+/examples/[\w.-]+)?/?"
)
COMPRESSED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
ALWAYS_ASK = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"  # under /assets every file name contains a hash of its content
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Cutpurse</title>
<h1>Cutpurse</h1>
<p>The server is running, but its pages have not been built yet. Run <code>make web</code>, then reload.</p>
<p lang="de">Der Server läuft, aber die Seiten sind noch nicht gebaut. Ruf <code>make web</code> auf und lade neu.</p>
</html>
"""
NOT_THERE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Cutpurse</title>
<h1>{title}</h1>
<p>{text}</p>
<p lang="de">{german}</p>
<p><a href="/">Cutpurse</a></p>
</html>
"""
NO_DOCUMENTATION = NOT_THERE.format(
    title="The documentation is not here",
    text="This copy of Cutpurse came without it. In a clone of the repository, run <code>make docs</code>, then "
    "reload. It is readable there as it is, too: in <code>README.md</code> and the folder <code>docs</code>.",
    german="Dieses Cutpurse kam ohne Dokumentation. Ruf im geklonten Repository <code>make docs</code> auf und lade "
    "neu. Lesen kannst du sie dort auch so: in <code>README.md</code> und im Ordner <code>docs</code>.",
)
NO_SUCH_PAGE = NOT_THERE.format(
    title="There is no such page",
    text='<a href="/docs/">The documentation</a> begins here.',
    german='<a href="/docs/de/">Die Dokumentation</a> beginnt hier.',
)


class Page(Struct):
    """A file, ready to be sent."""

    stamp: int  # when the file was last changed
    type: str
    tag: str
    plain: bytes
    packed: bytes | None  # gzipped, if that helps


class Client:
    """The files of a built client, read on first use and again when they have changed."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder.resolve()
        self.pages: dict[Path, Page] = {}

    def page(self, name: str) -> Page | None:
        """A file by its path in the folder; None if there is none, or it lies outside."""
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or any(part.startswith(".") for part in Path(name).parts):
                return None
            stamp = path.stat().st_mtime_ns
            page = self.pages.get(path)
            if page is None or page.stamp != stamp:
                page = self.pages[path] = read(path, stamp)
        except (OSError, ValueError):  # ValueError: a NUL in the name
            return None
        return page


def read(path: Path, stamp: int) -> Page:
    """Read a file and prepare it for sending."""
    plain = path.read_bytes()
    type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, 9, mtime=0) if type.startswith(COMPRESSED) else None
    return Page(stamp, type, f'"{sha256(plain).hexdigest()[:24]}"', plain, packed)


# The two of /games are named, since other addresses there have handlers of their own.
@route(
    ["/", "/games", "/games/{game:str}", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    as_it_is=True,
)
async def client_page(request: Request[None, None, State], state: State) -> Response[bytes]:
    """A file of the client, or its start page for an address of its own."""
    client: Client = state.client
    address = request.url.path
    page = None if address == "/" or address.startswith("/api/") else client.page(address.lstrip("/"))
    if page is not None:
        return sent(page, request, FOR_EVER if address.startswith("/assets/") else ALWAYS_ASK)
    known = OURS.fullmatch(address) is not None
    if not known and (address.startswith("/api/") or "text/html" not in request.headers.get("accept", "")):
        raise NotFoundException
    return index_page(client, request, 200 if known else 404)


def index_page(client: Client, request: Request[None, None, State], status: int = 200) -> Response[bytes]:
    """The client's start page, which finds out itself what is wanted."""
    index = client.page("index.html")
    if index is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=status)
    return sent(index, request, ALWAYS_ASK, status)


def sent(page: Page, request: Request[None, None, State], keep: str, status: int = 200) -> Response[bytes]:
    """The response with a file, or 304 if the browser has it already."""
    headers = {"ETag": page.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if status == 200 and page.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = page.plain
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = page.packed
    return Response(body, media_type=page.type, headers=headers, status_code=status)


@route(
    ["/docs", "/docs/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    as_it_is=True,
)
async def documentation_page(request: Request[None, None, State], state: State) -> Response[bytes]:
    """A page or file of the documentation, or a plain one that says how to get it."""
    site: Client = state.documentation
    name = request.url.path.removeprefix("/docs").strip("/")
    page = site.page(name)
    if page is None and (page := site.page(f"{name}/index.html".lstrip("/"))) is not None:
        asked = request.scope["raw_path"]  # the path itself has lost its last slash
        if not asked.endswith(b"/"):  # a page's links are relative to its folder
            return Response(b"", status_code=301, headers={"Location": f"{request.url.path}/"})
    if page is None:
        text = NO_SUCH_PAGE if site.page("index.html") else NO_DOCUMENTATION
        return Response(text.encode(), media_type="text/html", status_code=404)
    return sent(page, request, ALWAYS_ASK)
