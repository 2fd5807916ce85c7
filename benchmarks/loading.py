"""How soon a page of the client answers on a slow phone: the lobby, and a table of each game in the middle of it.

usage: python -m benchmarks.loading [--runs 5] [--slower 4] [PAGE …]

A Chromium whose processor is slowed down opens each page with an empty cache, from a server on this machine, so what
the network would take is not in it: the kilobytes say what that is. *Answers* is when the first thing that may be
chosen is there, was clicked at once, and is shown as chosen. Long tasks keep the page busy for more than 50 ms.
"""

import argparse
import statistics
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession

from tests.browser.contexts import Contexts
from tests.browser.layouts import of_gaunerbande, of_langfinger, of_midnight_exchange, of_swindler
from tests.browser.people import Person, Size, outside_tests
from tests.browser.server_process import TableServices
from tests.browser.stored_tables import stored

PHONE = Size(390, 844, touch=True)
TABLES = {
    "gaunerbande": of_gaunerbande,
    "langfinger": of_langfinger,
    "midnight-exchange": of_midnight_exchange,
    "swindler": of_swindler,
}
PAGES = ("lobby", *TABLES)
# Click the first thing that can be chosen once it is there, and note when it looks chosen, or what it opens is open.
WATCH = """((choice) => {
  window.busy = [];
  new PerformanceObserver((list) => busy.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask", buffered: true });
  const look = (node, before) => {
    const now = `${node.className} ${node.ariaPressed} ${document.querySelector("dialog[open]") !== null}`;
    if (before !== undefined && now !== before) return (window.answered = performance.now());
    requestAnimationFrame(() => look(node, before ?? now));
    if (before === undefined) node.click();
  };
  const seek = () => {
    const node = document.querySelector(choice);
    if (node) look(node);
    else requestAnimationFrame(seek);
  };
  requestAnimationFrame(seek);
})"""
IN_LOBBY = "main button[aria-haspopup=dialog]"
AT_TABLE = "main :is(.piece, .card).legal"


class Load(NamedTuple):
    """One page as it was opened once: milliseconds, and kilobytes."""

    painted: float
    answers: float
    busy: float
    longest: float
    size: float


def opened(person: Person, line: CDPSession, address: str) -> Load:
    """Open a page with nothing in the cache."""
    sizes: dict[str, float] = {}
    line.send("Network.clearBrowserCache")

    def arrived(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    line.on("Network.loadingFinished", arrived)
    person.page.goto(address)
    answers = person.page.wait_for_function("() => window.answered").json_value()
    person.page.wait_for_load_state("networkidle")
    line.remove_listener("Network.loadingFinished", arrived)
    painted = person.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    busy = person.page.evaluate("busy")
    return Load(painted, answers, sum(busy), max(busy, default=0), sum(sizes.values()) / 1000)


def loads(contexts: Contexts, house: TableServices, name: str, runs: int, slower: float) -> list[Load]:
    """A page opened some times, by somebody with a slow phone; the first time does not count."""
    person = Person(contexts, house, "en", PHONE).named("Ada")
    page = person.own_page()
    page.add_init_script(f"{WATCH}({(AT_TABLE if name in TABLES else IN_LOBBY)!r})")
    line = person.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found: list[Load] = []
    for _ in range(runs + 1):
        address = f"/t/{stored(TABLES[name](), person)}" if name in TABLES else "/"
        found.append(opened(person, line, address))
    person.leave()
    return found[1:]


def told(name: str, found: list[Load]) -> str:
    """A line of the result: medians, and for the answer its range."""
    painted, answers, busy, longest, size = (statistics.median(each) for each in zip(*found, strict=True))
    least, most = min(each.answers for each in found), max(each.answers for each in found)
    return (
        f"{name:<18} {painted / 1000:5.2f} s   {answers / 1000:5.2f} s ({least / 1000:.2f} to {most / 1000:.2f})   "
        f"{busy / 1000:5.2f} s, longest {longest / 1000:.2f} s   {size:6.1f} kB"
    )


def main(words: list[str] | None = None) -> None:
    """Measure the pages, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=", ".join(PAGES))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor is made")
    args = parser.parse_args(words)
    print(f"{'page':<18} {'painted':<9} {'answers':<22} {'busy in long tasks':<24} over the wire")
    with outside_tests() as (house, contexts):
        for name in args.pages or PAGES:
            print(told(name, loads(contexts, house, name, args.runs, args.slower)), flush=True)


if __name__ == "__main__":
    main()
