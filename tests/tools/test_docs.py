"""The documentation builds strictly, in both languages, and stands by itself under our content policy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from cutpurse.kernel.game import games
from tools.docs import ONLY_ENGLISH, build, indented, one_minute, relinked, rulings, same_anchors, style_cleaned
from tools.fault_report import HERE

FETCHED = {
    "audio",
    "embed",
    "iframe",
    "image",
    "img",
    "input",
    "link",
    "object",
    "script",
    "source",
    "track",
    "use",
    "video",
}
NAMES = ("src", "href", "data", "poster", "action", "xlink:href")
URL = re.compile(r"url\(\s*[\"']?([^)\"']+)|@import\s+[\"']([^\"']+)")
FOR_PLAYERS_AND_HOSTS = (
    *(".", "play", "world", "rulings", "hosting", "terminal", "fair-luck", "review", "components"),
    *(f"{folder}/{game}" for folder in ("play", "rules") for game in games()),
    "rules/table",
)


class References(HTMLParser):
    """What a page refers to, and what our content policy would not let it do."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.forbidden: list[str] = []
        self.language = ""
        self.is_inline_script = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        addresses = [values[name] for name in NAMES if name in values]
        addresses += [each.split()[0] for each in values.get("srcset", "").split(",") if each.strip()]
        (self.fetched if tag in FETCHED else self.links).extend(addresses)
        if tag == "html":
            self.language = values.get("lang", "")
        if "style" in values or any(name.startswith("on") for name in values) or tag == "style":
            self.forbidden.append(self.get_starttag_text() or tag)
        self.is_inline_script = tag == "script" and "src" not in values and values.get("type") != "application/json"

    def handle_data(self, data: str) -> None:
        if self.is_inline_script and data.strip():
            self.forbidden.append(f"<script>{data[:60]}")


def pages(site: Path) -> Iterator[tuple[Path, References]]:
    """Every page, and what it refers to."""
    for path in sorted(site.rglob("*.html")):
        yield path, References(path.read_text(encoding="utf-8"))


def target(site: Path, page: Path, address: str) -> Path:
    """The file that an address in a page leads to."""
    path = unquote(urlsplit(address).path)
    found = site / path.removeprefix("/docs/") if path.startswith("/") else page.parent / path
    return found / "index.html" if path.endswith("/") or found.is_dir() or not path else found


def strangers(site: Path) -> list[str]:
    """What the site fetches from outside, or that is not there."""
    found = []
    for page, references in pages(site):
        for address in references.fetched:
            if ":" in address.split("/")[0] or address.startswith("//"):
                found.append(f"{page.relative_to(site)} fetches {address}")
            elif not target(site, page, address).is_file():
                found.append(f"{page.relative_to(site)} fetches {address}, which is not there")
    for sheet in sorted(site.rglob("*.css")):
        for one, other in URL.findall(sheet.read_text(encoding="utf-8")):
            address = (one or other).strip()
            if (
                ":" in address.split("/")[0]
                or address.startswith("//")
                or not (sheet.parent / address.partition("?")[0]).is_file()
            ):
                found.append(f"{sheet.relative_to(site)} fetches {address}")
    return found


def dead_links(site: Path) -> list[str]:
    """The links within the site that lead nowhere."""
    found = []
    for page, references in pages(site):
        for address in references.links:
            if (
                "://" not in address
                and not address.startswith(("mailto:", "#"))
                and not target(site, page, address).is_file()
            ):
                found.append(f"{page.relative_to(site)} links to {address}")
    return found


def forbidden(site: Path) -> list[str]:
    """What our content policy would not allow."""
    return [f"{page.relative_to(site)}: {each}" for page, found in pages(site) for each in found.forbidden]


def naming_this_machine(site: Path) -> list[Path]:
    """The files that name the folder they were built in."""
    texts = [path for path in site.rglob("*") if path.suffix in (".html", ".css", ".json", ".svg", ".xml")]
    return [path for path in texts if str(HERE) in path.read_text(encoding="utf-8")]


def untranslated(site: Path) -> list[str]:
    """The pages for players and hosts that are not there in both languages."""
    found = []
    for name in FOR_PLAYERS_AND_HOSTS:
        files = [folder / name / "index.html" for folder in (site, site / "de")]
        english, german = (path.read_text(encoding="utf-8") for path in files)
        if (References(english).language, References(german).language) != ("en", "de"):
            found.append(f"{name} is in another language")
        if ONLY_ENGLISH in german:
            found.append(f"{name} is not translated")
    wire = (site / "de/wire/index.html").read_text(encoding="utf-8")
    if ONLY_ENGLISH not in wire or '<article class="md-content__inner md-typeset" lang="en">' not in wire:
        found.append("an English page among the German ones does not say so")
    return found


def test_the_site_builds_strictly_and_stands_by_itself_in_both_languages(tmp_path: Path) -> None:
    assert build(HERE, tmp_path) == 0
    site = tmp_path / "site"
    assert len(list(site.rglob("*.html"))) > 70
    assert strangers(site) == []
    assert dead_links(site) == []
    assert forbidden(site) == []
    assert naming_this_machine(site) == []
    assert untranslated(site) == []


@pytest.mark.parametrize("name", ["hosting", "terminal", "fair-luck", "review", "components", "play/swindler"])
def test_a_translated_page_has_the_same_parts_and_commands(name: str) -> None:
    english, german = ((HERE / "docs" / f"{name}{end}").read_text(encoding="utf-8") for end in (".md", ".de.md"))
    levels = [re.findall(r"^#+(?= )", text, re.MULTILINE) for text in (english, german)]
    assert levels[0] == levels[1]
    commands = [
        set(re.findall(r"`((?:cutpurse|make) [^`]*|--[\w-]+|\[\[?[\w.]+\]?\])`", text)) for text in (english, german)
    ]
    assert commands[0] == commands[1]
    rows = [len(re.findall(r"^\|", text, re.MULTILINE)) for text in (english, german)]
    assert rows[0] == rows[1]


def test_rulings_are_those_of_the_rulebooks_and_each_links_to_its_clause() -> None:
    for language, word in (("en", "Our ruling"), ("de", "Unsere Festlegung")):
        text = rulings(HERE, language)
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        books = [path.read_text(encoding="utf-8") for path in (HERE / "src/cutpurse/games").glob(f"*/{name}")]
        assert text.count(f"({word}") == sum(book.count(f"({word}") for book in books) > 40
        assert "[SW-3.6](rules/swindler.md#SW-3.6)" in text


def test_a_link_into_the_repository_becomes_one_of_the_site_or_plain_words() -> None:
    page = HERE / "docs" / "wire.md"
    assert relinked("[here](../CONTRIBUTING.md#habits)", page, HERE) == "[here](contributing.md#habits)"
    assert relinked("[cards](../src/cutpurse/games/swindler/RULES.md)", page, HERE) == "[cards](rules/swindler.md)"
    assert relinked("[code](../src/cutpurse/cli.py)", page, HERE) == "code (`src/cutpurse/cli.py`)"
    assert relinked("[back](../hosting.md)", HERE / "docs/play/index.md", HERE) == "[back](../hosting.md)"
    assert relinked("```\n[x](../src/cutpurse/cli.py)\n```", page, HERE) == "```\n[x](../src/cutpurse/cli.py)\n```"


def test_a_game_in_one_minute_is_what_its_rulebook_says_before_the_first_chapter() -> None:
    book = "# Toy\nIntro.\n\n## The game in one minute\n- **Go.**\n\n## 0 Cards\n### TY-0.1 Cards\nNone.\n"
    assert one_minute(book) == "Intro.\n\n## The game in one minute\n- **Go.**"


def test_a_translated_heading_goes_by_the_english_one_so_that_a_link_fits_both() -> None:
    english = "# Hosting\n## A game night\n```\n## no heading\n```\n## On the internet"
    german = "# Hosten\n## Ein Spieleabend\n```\n## keine\n```\n## Im Internet"
    lines = same_anchors(german, english).splitlines()
    assert [line for line in lines if "{" in line] == [
        "## Ein Spieleabend { #a-game-night }",
        "## Im Internet { #on-the-internet }",
    ]
    assert same_anchors("## Nur eins", "## One\n## Two") == "## Nur eins"


def test_what_belongs_to_a_numbered_item_stays_in_it() -> None:
    text = "1. Go:\n\n   ```sh\n   go\n     on\n   ```\n2. Stop\n\n- a bullet\n   as it is\n"
    assert indented(text) == "1. Go:\n\n    ```sh\n    go\n      on\n    ```\n2. Stop\n\n- a bullet\n   as it is\n"


def test_pictures_in_style_sheets_become_files(tmp_path: Path) -> None:
    (tmp_path / "assets" / "stylesheets").mkdir(parents=True)
    sheet = tmp_path / "assets" / "stylesheets" / "a.css"
    text = style_cleaned(":root{--x:url('data:image/svg+xml;charset=utf-8,<svg xmlns=\"x\"/>')}", sheet, tmp_path)
    (made,) = (tmp_path / "assets" / "icons").iterdir()
    assert text == f":root{{--x:url(../icons/{made.name})}}"
    assert made.read_text(encoding="utf-8") == '<svg xmlns="x"/>'
