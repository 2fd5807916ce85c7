"""How every page is laid out, to be compared with how it was: `python -m tests.browser.layouts [PAGE …]` renews that.

What is kept of a page is where its parts lie: landmarks, sections, headings, forms, and what the boards are made of. A
part goes by its tag and class, so a reference says in plain numbers what has moved. Letters are ours and come with the
page, so the boxes are nearly the same on every machine; pixels are not.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import cast

from playwright.sync_api import Locator, expect

from cutpurse.kernel.game import games
from cutpurse.kernel.match import Match
from tests.browser.generic_steps import board as board_of
from tests.browser.late_positions import begun, finished, until
from tests.browser.page_checks import HERE, resized, stands
from tests.browser.people import CUT, LANGUAGES, NOT_FOUND, Language, Person, Size, outside_tests
from tests.browser.stored_tables import opened, stored
from tests.browser.test_review import reviewed

REFERENCES = Path(__file__).with_name("layouts.json")
PICTURES = HERE / "build" / "layouts"
SIZES = (Size(360, 740), Size(768, 1024), Size(1440, 900))
NAME = "Magpie Meg"
SLACK = 6  # px that a part may lie elsewhere, or be larger,
SHARE = 0.04  # and this part of its own size, or of how far down it lies

Box = list[int]
Layout = dict[str, Box]
Go = Callable[[Person], None]

PARTS = """() => {
  const wanted = "header, nav, main, aside, footer, section, article, form, dialog[open], fieldset, table, figure, "
    + "h1, h2, [role=region], [role=group], [role=toolbar], [role=log], [role=status], [role=tablist], .panel";
  const [found, counts] = [{}, {}];
  for (const node of document.querySelectorAll(wanted)) {
    const { x, y, width, height } = node.getBoundingClientRect();
    if (width < 2 || height < 2 || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const own = [...node.classList].find((name) => !name.startsWith("svelte-")) ?? node.getAttribute("role") ?? "";
    const name = node.tagName.toLowerCase() + (own && `.${own}`);
    counts[name] = (counts[name] ?? 0) + 1;
    const box = [x + scrollX, y + scrollY, width, height].map(Math.round);
    found[counts[name] > 1 ? `${name} ${counts[name]}` : name] = box;
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { page: [0, 0, scrollWidth, scrollHeight], ...found };
}"""


# --- the pages ---
def at(address: str, ready: str = "h1") -> Go:
    """Open an address, and wait for something on it."""

    def go(person: Person) -> None:
        person.goes(address)
        expect(person.page.locator(ready).first).to_be_visible()

    return go


def lobby(person: Person) -> None:
    """The lobby of somebody who has a game to go on with."""
    stored(of_gaunerbande(), person)
    person.goes("/")
    expect(person.way_in("lobby-play-now")).to_be_visible()


def room(person: Person) -> None:
    """A table before its game, at which one chair is free."""
    table = person.lays([None, "greedy", None, "5"])
    person.goes(f"/t/{table}")
    expect(person.page.locator("main h1, main h2").first).to_be_visible()


def personal_link(person: Person) -> None:
    """What a personal link asks whoever opens it."""
    code = person.asks("POST", "/me/link")["code"]
    person.goes(f"/back#{code}")
    expect(person.page.locator("main button").first).to_be_visible()


def home(person: Person) -> None:
    """The lobby of somebody who has finished a game, with their statistics."""
    stored(finished(4), person)
    person.goes("/")
    expect(person.button("home-statistics-all")).to_be_visible()


def statistics(person: Person) -> None:
    """All statistics of somebody who has finished a game."""
    home(person)
    person.button("home-statistics-all").click()
    expect(person.find("dialog", "home-statistics")).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def opening(press: Callable[[Person], Locator]) -> Go:
    """What a button of the lobby opens over it."""

    def go(person: Person) -> None:
        person.goes("/")
        press(person).click()
        expect(person.page.locator("dialog[open]")).to_be_visible()
        person.page.wait_for_load_state("networkidle")

    return go


def lesson(person: Person) -> None:
    """The first step of a guided game."""
    table = person.asks("POST", "/lessons", {"game": "gaunerbande", "lesson": "first", "name": NAME})["id"]
    person.goes(f"/t/{table}")
    expect(person.find("dialog", "gaunerbande-lesson-first-cost")).to_be_visible()


def review(person: Person) -> None:
    """What a review says beside a replay."""
    table, _ = reviewed(person)
    person.goes(f"/replay/{table}?review=1")
    expect(person.page.locator("polyline").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def end(game: str) -> Go:
    """The end of a short game of bots."""

    @cache
    def over() -> Match:
        match = begun(game, 4, 7, **({"limit": 1} if game == "gaunerbande" else {"max_rounds": 2}))
        until(match, lambda _: False)
        return match

    def go(person: Person) -> None:
        opened(over(), person)
        expect(person.find("region", "table-poster")).to_be_visible()
        person.page.wait_for_load_state("networkidle")

    return go


def after(address: str) -> Go:
    """A page about a finished game."""

    def go(person: Person) -> None:
        table = stored(finished(4), person)
        person.goes(f"{address}/{table}")
        expect(person.page.locator("main h1, main h2").first).to_be_visible()
        person.page.wait_for_load_state("networkidle")

    return go


def board(match: Callable[[], Match]) -> Go:
    """A table in the middle of a game, where the person is asked."""

    def go(person: Person) -> None:
        opened(match(), person)
        expect(person.page.locator(".prompt, [role=status]").first).to_be_visible()
        person.page.wait_for_load_state("networkidle")

    return go


def generic(person: Person) -> None:
    """A trick on the table for games that have no board of their own."""
    table = stored(of_gaunerbande(), person)
    person.goes(f"/t/{table}?board=generic")
    expect(board_of(person)).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def asked(match: Match, phase: str, round: int) -> Match:
    """A game of bots up to where the first seat is asked alone in this phase and round."""

    def there(match: Match) -> bool:
        view = match.view(0)
        return match.actors() == [0] and view["phase"] == phase and view["round"] >= round

    found = until(match, there)
    assert found is not None, f"{match} never got there"
    return found


@cache
def of_gaunerbande() -> Match:
    """A trick of the second round."""
    return asked(begun("gaunerbande", 4, 7), "tricks", 2)


@cache
def of_langfinger() -> Match:
    """A place of the second round."""
    return asked(begun("langfinger", 4, 7), "acting", 2)


@cache
def of_midnight_exchange() -> Match:
    """The markets, after a rummage."""
    return asked(begun("midnight-exchange", 3, 7), "trading", 1)


@cache
def of_swindler() -> Match:
    """A steal of the third round."""
    return asked(begun("swindler", 3, 7), "stealing", 3)


PAGES: dict[str, Go] = {
    "lobby": lobby,
    "home": home,
    "statistics": statistics,
    "new-table": opening(lambda person: person.way_in("lobby-friends")),
    "menu": opening(lambda person: person.button("web-menu")),
    "room": room,
    "rules-shelf": at("/rules"),
    "rules": at("/rules/gaunerbande"),
    "example": at("/rules/gaunerbande/examples/GB-3.2-second-trick", ".controls"),
    "faces": at("/faces/langfinger"),
    "lesson": lesson,
    "check": after("/check"),
    "replay": after("/replay"),
    "review": review,
    "about": at("/about"),
    "devices": at("/devices"),
    "turns": at("/turns"),
    "unsubscribe": at(f"/unsubscribe/{'x' * 43}"),
    "not-found": at("/nowhere"),
    "personal-link": personal_link,
    "gaunerbande": board(of_gaunerbande),
    "langfinger": board(of_langfinger),
    "midnight-exchange": board(of_midnight_exchange),
    "swindler": board(of_swindler),
    "generic": generic,
    **{f"{game}-end": end(game) for game in games()},
}


# --- measuring ---
def layouts(person: Person, language: Language, names: Iterable[str]) -> Iterator[tuple[str, Layout]]:
    """Where the parts of each page lie, in windows of all sizes; the page is still open when it is told."""
    person.forgive(f"{CUT}|{NOT_FOUND}")
    person.named(NAME)
    for name in names:
        PAGES[name](person)
        for size in SIZES:
            resized(person, size)
            stands(person)
            yield f"{name} {language} {size.width}", cast(Layout, person.page.evaluate(PARTS))


def picture(person: Person, name: str) -> Path:
    """Keep a picture of what the window shows."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{name.replace(' ', '-')}.png"
    path.write_bytes(person.page.screenshot(animations="disabled"))
    return path


def kept() -> dict[str, Layout]:
    """The references."""
    return cast(dict[str, Layout], json.loads(REFERENCES.read_text(encoding="utf-8"))) if REFERENCES.exists() else {}


def differences(now: Layout, before: Layout) -> list[str]:
    """Which parts have come, gone, moved or changed their size by more than letters could."""
    found = [f"{part} is new" for part in now.keys() - before.keys()]
    found += [f"{part} is gone" for part in before.keys() - now.keys()]
    for part in now.keys() & before.keys():
        (x, y, width, height), (old_x, old_y, old_width, old_height) = now[part], before[part]
        across, down = SLACK + SHARE * old_width, SLACK + SHARE * max(old_y, old_height)
        if abs(x - old_x) > across or abs(width - old_width) > across:
            found.append(f"{part} is {width} wide at {x}, and was {old_width} at {old_x}")
        if abs(y - old_y) > down or abs(height - old_height) > down:
            found.append(f"{part} is {height} high at {y}, and was {old_height} at {old_y}")
    return sorted(found)


def written(references: dict[str, Layout]) -> None:
    """Keep these references, a line for each page and a short one for each part of it."""
    lines: list[str] = []
    for name in sorted(references):
        parts = ",\n".join(f"    {json.dumps(part)}: {json.dumps(box)}" for part, box in references[name].items())
        lines.append(f"  {json.dumps(name)}: {{\n{parts}\n  }}")
    REFERENCES.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main(words: list[str]) -> int:
    """Renew the references of the pages that are named, or of all; the exit code."""
    names = words or list(PAGES)
    if unknown := set(names) - set(PAGES):
        print(f"there is no {', '.join(sorted(unknown))}; there are: {', '.join(PAGES)}", file=sys.stderr)
        return 2
    before = kept()
    after = {name: layout for name, layout in before.items() if name.split()[0] in set(PAGES) - set(names)}
    expect.set_options(timeout=15_000)
    with outside_tests() as (house, contexts):
        for language in LANGUAGES:
            person = Person(contexts, house, language, SIZES[-1])
            for name, layout in layouts(person, language, names):
                after[name] = layout
                changed = differences(layout, before.get(name, {}))
                picture(person, name)
                if changed:
                    print(f"{name}: {len(changed)} changes, such as: {changed[0]}", flush=True)
            for complaint in person.leave():
                print(complaint)
    written(after)
    print(f"{len(after)} references; pictures are in {PICTURES.relative_to(HERE)}")
    return 0


def told(found: dict[str, list[str]]) -> str:
    """What is wrong, for people, and what to do."""
    lines = [f"{name}:\n  " + "\n  ".join(changes[:12]) for name, changes in found.items()]
    return "\n".join(
        [*lines, f"pictures of now are in {PICTURES}; if it should be so, run make layouts and look at them"]
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
