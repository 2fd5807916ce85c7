"""What eyes, fingers and screen readers find wrong on a page: axe, scrolling, small targets, covered things."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from playwright.sync_api import Locator, Page

from tests.browser.people import Person, Size

HERE = Path(__file__).resolve().parents[2]
TARGET = 44  # px a finger needs

# What follows a new size, such as that a thing that scrolls can be reached by keyboard, comes with the next frame.
FIND = """async (within) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { violations } = await axe.run(within || document, { resultTypes: ["violations"] });
  const told = (node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}"""

SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { sideways: scrollWidth > innerWidth, down: scrollHeight > innerHeight };
}"""

# The part of a control that is seen and can be hit: what `elementFromPoint` finds along six lines through it.
# What one has to scroll to is not looked at.
SMALL = """(least) => {
  const dialog = document.querySelector("dialog[open]") ?? document;
  const inSentence = (node) => node.tagName === "A" && getComputedStyle(node).display === "inline";
  const counts = (node) => {
    if (!dialog.contains(node) || inSentence(node) || node.matches(".hidden-text, .skip")) return false;
    const shown = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || node.closest("[inert]")) return false;
    const box = node.getBoundingClientRect();
    for (let around = node.parentElement; around; around = around.parentElement) {
      const [frame, flow] = [around.getBoundingClientRect(), getComputedStyle(around).overflowY];
      const scrolls = around === document.documentElement || flow === "auto" || flow === "scroll";
      const top = Math.max(0, frame.top);
      const bottom = Math.min(innerHeight, frame.bottom);
      if (scrolls && around.scrollHeight > around.clientHeight && (box.top < top || box.bottom > bottom)) return false;
    }
    return true;
  };
  // Presses go through a seat's button to the plate it lies on. Plates are for looking things up, which nobody must do
  // in a hurry, and many have to stand beside each other: for them the least that WCAG 2.2 allows is enough.
  const plate = (node) => (node.matches(".seat-button") ? node.parentElement : null);
  const pressed = (node) => plate(node) ?? node;
  const enough = (node) => (plate(node) ? Math.min(least, 24) : least);
  const hits = (node, x, y) => pressed(node).contains(document.elementFromPoint(x, y));
  // How far apart the first and the last pixel are that can be hit, each looked for from its own end.
  const walked = (first, last, hit, step) => {
    while (first <= last && !hit(first)) first += step;
    while (last > first && !hit(last)) last -= step;
    return last + 1 - first;
  };
  // Long steps within the box find at most as much as single ones around it, and mostly enough.
  const span = (from, to, hit) => {
    const [first, last] = [Math.floor(from), Math.ceil(to)];
    const found = walked(first + 1, last - 2, hit, 4);
    return found >= least - 1 ? found : walked(first - 11, last + 11, hit, 1);
  };
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    const across = [box.top + 6, (box.top + box.bottom) / 2, box.bottom - 6];
    const down = [box.left + 6, (box.left + box.right) / 2, box.right - 6];
    return [
      span(box.left, box.right, (x) => across.some((y) => hits(node, x, y))),
      span(box.top, box.bottom, (y) => down.some((x) => hits(node, x, y))),
    ];
  };
  return [...document.querySelectorAll("button, a[href], input, select, summary")].filter(counts).flatMap((node) => {
    const [width, height] = seen(node);
    const name = node.getAttribute("aria-label") ?? node.textContent.trim().slice(0, 40);
    return Math.min(width, height) >= enough(node) - 1 ? [] : [`${name}: ${width} × ${height}`];
  });
}"""

# What lies over it at the points of a grid, which nothing larger than 12 × 8 px slips through.
COVERS = """(node) => {
  const box = node.getBoundingClientRect();
  const whole = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  if (!whole) return ["off the screen"];
  const found = new Set();
  const along = (from, to, step) => [...Array(Math.max(1, Math.ceil((to - from) / step))).keys()]
    .map((n) => from + n * step).concat(to);
  for (const x of along(box.left + 2, box.right - 2, 12))
    for (const y of along(box.top + 2, box.bottom - 2, 8)) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || node.contains(hit) || hit.contains(node)) continue;
      found.add(`${hit.tagName}: ${hit.textContent.slice(0, 40)}`);
    }
  return [...found];
}"""

# Which of these boxes, as far as the window shows them, lie over one another.
OVERLAPS = """([ones, others]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  const name = (node) => (node.getAttribute("aria-label") ?? node.textContent).trim().slice(0, 30);
  const deep = (a, b) => Math.min(
    Math.min(a.right, b.right, innerWidth) - Math.max(a.left, b.left, 0),
    Math.min(a.bottom, b.bottom, innerHeight) - Math.max(a.top, b.top, 0),
  );
  return boxes(ones).flatMap((one) => boxes(others)
    .filter((other) => deep(one.getBoundingClientRect(), other.getBoundingClientRect()) > 3)
    .map((other) => `${name(one)} over ${name(other)}`));
}"""

# Which of these are not shown whole, wherever something cuts them off.
CUT_OFF = """async (nodes) => {
  if (!nodes.length) return [];
  const seen = await new Promise((tell) => {
    const observer = new IntersectionObserver((entries) => (observer.disconnect(), tell(entries)));
    nodes.forEach((node) => observer.observe(node));
  });
  return seen.filter(({ intersectionRatio }) => intersectionRatio < 0.99)
    .map(({ target }) => (target.getAttribute("aria-label") ?? target.textContent).trim().slice(0, 40));
}"""

# What goes by how far something is scrolled stands as long as nobody scrolls.
RESTS = """() => document.getAnimations().every(({ effect, timeline }) => {
  const { endTime, progress } = effect.getComputedTiming();
  return progress === null || endTime === Infinity || timeline !== document.timeline;
})"""

# Nothing has moved between two looks, with the fonts there that it is set in.
STANDS = """async () => {
  await document.fonts.ready;
  const look = () => JSON.stringify([...document.querySelectorAll("main *")].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  }));
  const before = look();
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  return look() === before;
}"""


# What lies on a board, and whether it can be seen: nothing lies over it but its neighbours in the same list, as in a
# hand of cards, and nothing cuts it off. Of words the same is true. What is to be scrolled to counts as cut off.
UNSEEN = """async ([things, free]) => {
  const board = document.querySelector("main section[aria-label]:has([data-place])");
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isFree = (node) => free !== "" && node.closest(free);
  const name = (node) => `${node.className?.toString().split(" ")[0] || node.tagName} `
    + (node.getAttribute("aria-label") ?? node.textContent).trim().replace(/\\s+/g, " ").slice(0, 40);
  const words = [...board.querySelectorAll("*")].filter((node) =>
    [...node.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim())
      && !node.closest(".hidden-text, .ellipsis, svg"));
  // Not what is there to be pressed only: a button without a face, or how far one can be missed.
  const hides = (hit, box, across, down) => {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    const { left, right, top, bottom } = hit.getBoundingClientRect();
    const { backgroundColor, backgroundImage } = getComputedStyle(hit);
    const hasFace = backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none"
      || [...hit.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim())
      || [...hit.children].some(shown);
    return hasFace && x >= left && x <= right && y >= top && y <= bottom;
  };
  const found = new Set();
  const seen = [...new Set([...board.querySelectorAll(things), ...words])].filter((node) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 2 && height > 2 && shown(node) && !isFree(node); // what is only heard is smaller
  });
  const entries = await new Promise((tell) => {
    const observer = new IntersectionObserver((all) => (observer.disconnect(), tell(all)));
    seen.forEach((node) => observer.observe(node));
  });
  const whole = new Set(entries.filter((each) => each.intersectionRatio >= 0.97).map(({ target }) => target));
  for (const node of seen) if (!whole.has(node)) found.add(`cut off: ${name(node)}`);
  for (const node of seen.filter((each) => whole.has(each) && each.matches(things))) {
    const box = node.getBoundingClientRect();
    for (const across of [0.1, 0.5, 0.9])
      for (const down of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        if (!hit || node.contains(hit) || hit.contains(node) || !hides(hit, box, across, down)) continue;
        const list = hit.closest("ul, ol");
        if (list && board.contains(list) && list.contains(node)) continue;
        found.add(`${name(hit)} lies over ${name(node)}`);
      }
  }
  return [...found];
}"""


@cache
def axe() -> str:
    """axe-core, as the client's lock brings it."""
    return (HERE / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def axe_faults(page: Page, within: str = "") -> list[str]:
    """Whatever axe finds on a page, or in a part of it, also what it calls minor."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(axe())
    return cast(list[str], page.evaluate(FIND, within))


def scrolls_sideways(page: Page) -> bool:
    """Whether something is wider than the window."""
    return bool(page.evaluate(SCROLLS)["sideways"])


def scrolls(page: Page) -> bool:
    """Whether the page is larger than the window in any direction."""
    found = page.evaluate(SCROLLS)
    return bool(found["sideways"] or found["down"])


def small_targets(page: Page, size: int) -> list[str]:
    """What can be pressed, but whose part that is seen is too small for a finger; links within sentences are free."""
    return cast(list[str], page.evaluate(SMALL, size))


def covered_by(page: Page, selector: str) -> list[str]:
    """What lies over this part of the page."""
    return cast(list[str], page.locator(selector).evaluate(COVERS))


def cut_off(things: Locator) -> list[str]:
    """Which of these the window does not show whole."""
    return cast(list[str], things.evaluate_all(CUT_OFF))


def rests(page: Page) -> None:
    """Wait until nothing moves any more; the lamp that waits for somebody comes later, or never ends."""
    page.wait_for_function(RESTS)


def stands(person: Person) -> None:
    """Wait until the page is laid out, which takes a while where many browsers share a machine."""
    rests(person.page)
    person.page.wait_for_function(STANDS)


def size_as_media(size: Size) -> str:
    """A window of this size, as style sheets ask for it."""
    return f"(width: {size.width}px) and (height: {size.height}px)"


def resized(person: Person, size: Size) -> str:
    """Turn the phone, or take another; how large it is now, in words."""
    person.page.set_viewport_size({"width": size.width, "height": size.height})
    person.page.wait_for_function("(size) => matchMedia(size).matches", arg=size_as_media(size))
    stands(person)
    return f"{size.width} × {size.height}"


def overlaps(page: Page, ones: str, others: str) -> list[str]:
    """Which things of one kind lie over things of another kind."""
    return cast(list[str], page.evaluate(OVERLAPS, [ones, others]))


def unseen(page: Page, things: str, free: str = "") -> list[str]:
    """What lies on the board, and cannot be seen whole; `free` may be cut off or covered."""
    return cast(list[str], page.evaluate(UNSEEN, [things, free]))


def faults(page: Page, *, still: bool = False, target: int = TARGET, axe: bool = True) -> list[str]:
    """All of it; with `still` the page may not scroll at all."""
    found = axe_faults(page) if axe else []
    if scrolls_sideways(page):
        found.append("it scrolls sideways")
    if still and scrolls(page):
        found.append("it scrolls")
    return found + [f"too small to touch: {small}" for small in small_targets(page, target)]
