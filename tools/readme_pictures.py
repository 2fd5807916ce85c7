"""The pictures in README.md and in the documentation, taken anew: `python -m tools.readme_pictures [GAME …]`.

A server is started and a table of each game is played to a moment that shows what the game is like. Seeds are drawn
anew, so the cards differ each time. The browser itself makes WebP of what it shows.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.midnight_exchange_steps import motion
from tests.browser.people import CUT, NOT_FOUND, Person, Size, outside_tests
from tools.fault_report import HERE
from tools.screenshots import at_langfinger, at_swindler, seated, to_move, until
from tools.screenshots_midnight_exchange import LONG, tries

FOLDER = HERE / "docs" / "pictures"
SIZE = Size(1280, 800)
QUALITY = 0.82
STILL = 1500  # ms until nothing flies any more

# Drawn onto a canvas, which knows WebP.
CONVERT = """async ([png, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def gaunerbande(person: Person) -> None:
    """A trick to which the others have played, and a hand of which some cards may follow."""
    table = seated(person, 4)
    to_move(person, table, 5)


def langfinger(person: Person) -> None:
    """The town in the second round, with stones at its places."""
    table = at_langfinger(person, 4, rogues="random")
    until(person, table, lambda view: view["round"] == 2 and view["phase"] == "acting")


def swindler(person: Person) -> None:
    """A steal that goes well so far."""
    table = at_swindler(person, 3)
    until(person, table, lambda view: view["phase"] == "stealing" and view["round"] >= 3 and not view["window"])


def midnight_exchange(person: Person) -> None:
    """A rummage, with some finds in the tray and one in the hand."""
    table = person.lays([None, "greedy", "greedy"], game="midnight-exchange", pace="human", options=LONG)
    person.wishes(table, "start")
    person.goes(f"/t/{table}")
    person.is_asked(table)
    while (view := person.sees(table))["phase"] == "rummage" and (command := motion(view)):
        kept = sum(slot is not None for slot in view["trays"][view["seat"]])
        if kept >= 4 and view["holding"] is not None:
            return
        tries(person, table, command)
        person.page.wait_for_timeout(LONG["hand_ms"] + 20)


MOMENTS: tuple[Callable[[Person], None], ...] = (gaunerbande, langfinger, midnight_exchange, swindler)


def webp(page: Page) -> bytes:
    """What a page shows, as WebP."""
    png = base64.b64encode(page.screenshot(animations="disabled")).decode()
    blank = page.context.browser.new_page() if page.context.browser else page
    try:
        return base64.b64decode(blank.evaluate(CONVERT, [png, QUALITY]))
    finally:
        if blank is not page:
            blank.close()


def main(words: list[str]) -> int:
    """Take the pictures that the words name, or all; the exit code."""
    with outside_tests() as (house, contexts):
        for moment in MOMENTS:
            name = moment.__name__.replace("_", "-")
            if words and name not in words:
                continue
            person = Person(contexts, house, size=SIZE)
            person.forgive(f"{CUT}|{NOT_FOUND}")
            person.named("Magpie Meg")
            moment(person)
            expect(person.page.locator("main")).to_be_visible()
            person.page.wait_for_timeout(STILL)
            path = FOLDER / f"{name}.webp"
            path.write_bytes(webp(person.page))
            print(f"{path.relative_to(HERE)}: {path.stat().st_size // 1024} kB", *person.leave())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
