"""How smoothly pieces move: the frames of a deal, a trick, a draw and a rummage, at full speed and on a slow processor.

usage: python -m benchmarks.frames [--runs 5] [--slower 1 4] [--pictures FOLDER] [SCENE …]

While something moves, a page notes when each of its frames begins. One that comes later than at 60 a second has dropped
those between. Chromium draws without a graphics card here, so a real one is faster. With `--pictures` each frame is
kept as a picture, which makes it slower.
"""

import argparse
import base64
from collections.abc import Callable
from itertools import count, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, expect

from tests.browser.late_positions import a_last_card, begun, until
from tests.browser.layouts import of_gaunerbande, of_swindler
from tests.browser.midnight_exchange_steps import SLOW
from tests.browser.people import DESKTOP, Person, outside_tests
from tests.browser.stored_tables import opened

FRAME = 1000 / 60  # ms
# When frames begin, each with whether something moves then that will come to an end.
RECORD = """() => {
  window.frames = [];
  const moves = () => document.getAnimations().some(({ effect, playState }) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  const note = (at) => (frames.push([at, moves()]), requestAnimationFrame(note));
  requestAnimationFrame(note);
}"""


class Motion(NamedTuple):
    """The frames of a motion: how many, how many were dropped, and the longest in ms."""

    frames: int
    dropped: int
    longest: float


# --- what moves ---
Scene = Callable[[Person, Person], Callable[[], object]]  # comes to a table, and returns what sets things in motion


def deal(person: Person, other: Person) -> Callable[[], object]:
    """The cards of the next round, dealt in turn once the score sheet is closed."""
    opened(a_last_card(), person)
    person.page.locator(".card.legal").click()
    bill = person.button("table-next-round")
    expect(bill).to_be_visible()
    return bill.click


def trick(person: Person, other: Person) -> Callable[[], object]:
    """A card played, those of three bots, and all of them taken."""
    opened(of_gaunerbande(), person)
    person.page.locator(".card.legal").first.click()
    return person.page.locator(".btn.main:enabled").click


def draw(person: Person, other: Person) -> Callable[[], object]:
    """A tile drawn from a bag."""
    opened(of_swindler(), person)
    main = person.page.locator(".btn.main:enabled").last
    expect(main).to_be_visible()
    return main.click


def rummage(person: Person, other: Person) -> Callable[[], object]:
    """A tile turned over and kept, among many."""
    match = until(begun("midnight-exchange", 2, 1, **SLOW), lambda match: match.view(0)["phase"] == "rummage")
    assert match is not None
    opened(match, person, other)
    expect(person.page.locator(".field.pressable")).to_be_visible()
    expect(person.page.locator(".count")).to_have_count(0)  # it counts down

    def reach() -> None:
        person.page.locator(".place:not([aria-disabled])").first.click()
        person.page.locator(".plate .keep").click()

    return reach


SCENES: dict[str, tuple[Scene, float]] = {
    "deal": (deal, 4),
    "trick": (trick, 5),
    "draw": (draw, 3),
    "rummage": (rummage, 3),
}


# --- what is measured ---
def motion(person: Person, other: Person, name: str, slower: float, pictures: Path | None) -> Motion:
    """What a scene looked like once."""
    scene, seconds = SCENES[name]
    line = person.context.new_cdp_session(person.page)
    start = scene(person, other)
    if pictures:
        keep(line, pictures)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    person.page.evaluate(RECORD)
    start()
    person.page.wait_for_timeout(seconds * 1000)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    frames = person.page.evaluate("frames")
    line.detach()
    lasted = [later - at for (at, moves), (later, _) in pairwise(frames) if moves]
    return Motion(len(lasted), sum(max(0, round(each / FRAME) - 1) for each in lasted), max(lasted, default=0))


def keep(line: CDPSession, folder: Path) -> None:
    """Write down each frame that is drawn from now on."""
    folder.mkdir(parents=True, exist_ok=True)
    numbers = count()

    def drawn(event: dict[str, Any]) -> None:
        (folder / f"{next(numbers):03}.png").write_bytes(base64.b64decode(event["data"]))
        line.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    line.on("Page.screencastFrame", drawn)
    line.send("Page.startScreencast", {"format": "png"})


def told(name: str, slower: float, found: list[Motion]) -> str:
    """A line of the result: what all runs had in the middle, with what was dropped at least and at most."""
    frames, dropped, longest = (sorted(each) for each in zip(*found, strict=True))
    middle = len(found) // 2
    return (
        f"{name:<8} {slower:3g} × slower   {frames[middle]:4} frames, dropped {dropped[middle]:3} "
        f"({dropped[0]} to {dropped[-1]}), longest {longest[middle]:4.0f} ms"
    )


def main(words: list[str] | None = None) -> None:
    """Measure the scenes, and print a line for each speed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--slower", type=float, nargs="+", default=[1, 4])
    parser.add_argument("--pictures", type=Path)
    args = parser.parse_args(words)
    with outside_tests() as (house, contexts):
        person = Person(contexts, house, "en", DESKTOP, motion=True).named("Ada")
        other = Person(contexts, house, "en", DESKTOP).named("Bert")
        for name in args.scenes or SCENES:
            for slower in args.slower:
                folder = args.pictures and args.pictures / f"{name}-{slower:g}"
                found = [motion(person, other, name, slower, folder) for _ in range(args.runs)]
                print(told(name, slower, found), flush=True)


if __name__ == "__main__":
    main()
