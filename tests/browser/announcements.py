"""What a page says aloud: all that stood in its live regions, also what was there for a moment only."""

from __future__ import annotations

from tests.browser.people import Person

# Every text that a live region has had, one after the other.
HEARD = """() => {
  window.heard = [];
  const LIVE = "[role=status]:not([aria-live=off]), [role=log], [aria-live=polite], [aria-live=assertive]";
  const note = () => document.querySelectorAll(LIVE).forEach((region) => {
    const text = region.textContent.replace(/\\s+/g, " ").trim();
    if (text && region.last !== text) window.heard.push(region.last = text);
  });
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def hear(person: Person) -> None:
    """Listen from the next page on."""
    person.own_page().add_init_script(f"({HEARD})()")


def hears(person: Person, *lines: str) -> None:
    """Wait until all of this was said."""
    for line in lines:
        person.page.wait_for_function("(line) => window.heard.some((text) => text.includes(line))", arg=line)
