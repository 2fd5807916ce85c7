"""Flights: what flew over a page, from where to where, and what flew wrongly.

A piece flies once for everything that happens to it. It is wrong if a copy of it flies beside it the same way, or if it
starts again from where it had just left, as if it had never gone.
"""

from __future__ import annotations

from math import dist
from typing import Any, NamedTuple

from tests.browser.people import Person

NEAR = 30.0  # px; pieces that lie at a place lie so close to one another
SLIDE = 60.0  # px; less is a hand that closes up, or a row that makes room
SOON = 1500.0  # ms; what flies again later has a reason to

# Every flight of `motion.ts`: a piece that arrives begins away from its place, a copy that leaves ends away from it.
RECORDED = """() => {
  window.flights = [];
  window.cut = [];
  // what scrolls must cut off
  const cuts = (part) => getComputedStyle(part).overflow !== "visible" && part.scrollHeight <= part.clientHeight;
  const outside = ([x, y], { left, top, right, bottom }) => x < left || x > right || y < top || y > bottom;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const offset = (frame) => {
      const found = /^translate\\(([-\\d.e]+)px, ([-\\d.e]+)px\\)/.exec(frame?.transform ?? "");
      return found?.slice(1).map(Number);
    };
    const [first, last] = [offset(frames[0]), offset(frames[1])];
    const away = first ?? last;
    if (away) {
      const { left, top, width, height } = this.getBoundingClientRect();
      const here = [left + width / 2, top + height / 2];
      const there = [here[0] + away[0], here[1] + away[1]];
      const [start, end] = first ? [there, here] : [here, there];
      for (let up = this.parentElement; first && this.dataset.piece && up !== document.body; up = up.parentElement)
        if (cuts(up) && outside(start, up.getBoundingClientRect()))
          window.cut.push(`${this.dataset.piece} at ${up.className}`);
      window.flights.push([this.dataset.piece ?? "", ...start, ...end, performance.now()]);
    }
    return animate.call(this, frames, options);
  };
}"""


class Flight(NamedTuple):
    """One flight, in px and ms; the copy of a piece that is gone has no name."""

    piece: str
    start: tuple[float, float]
    end: tuple[float, float]
    at: float

    def like(self, other: Flight) -> bool:
        """Whether both go the same way."""
        return dist(self.start, other.start) < NEAR and dist(self.end, other.end) < NEAR


def record(person: Person) -> None:
    """Write down what flies, from the next page on."""
    person.own_page().add_init_script(f"({RECORDED})()")


def flown(person: Person) -> list[Flight]:
    """What flew since the page was opened."""
    found: list[Any] = person.page.evaluate("window.flights")
    return [Flight(piece, (a, b), (c, d), at) for piece, a, b, c, d, at in found]


def cut_off(person: Person) -> list[str]:
    """Pieces that came from outside of what cuts them off, with what that was: they were seen only once there."""
    found: list[str] = person.page.evaluate("window.cut")
    return found


def wrong(flights: list[Flight]) -> list[str]:
    """What flew as two, or went back unseen to fly again."""
    found: list[str] = []
    far = [flight for flight in flights if dist(flight.start, flight.end) > SLIDE]
    for n, one in enumerate(far):
        soon = [other for other in far[n + 1 :] if other.at - one.at <= SOON]
        again = next((other for other in soon if one.piece and other.piece == one.piece), None)
        if again is not None and (again.like(one) or back_again(one, again, flights)):
            found.append(f"{one.piece} flies again from where it had left: {one} {again}")
        for other in soon:
            if one.like(other) and bool(one.piece) != bool(other.piece):
                found.append(f"{one.piece or other.piece} and a copy fly the same way: {one} {other}")
    return found


def back_again(one: Flight, other: Flight, flights: list[Flight]) -> bool:
    """Whether the second flight of a piece begins where the first began, and nothing brought it back there."""
    between = [each for each in flights if each.piece == one.piece and one.at < each.at < other.at]
    return dist(one.start, other.start) < NEAR < dist(one.end, other.start) and not between
