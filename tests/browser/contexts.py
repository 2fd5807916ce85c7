"""Chromium's contexts, each for one person at a time: who leaves one leaves it empty for the next who wants the same.

What the browser itself has kept of the client stays in it, so that it need not be fetched for everybody anew. Its page
stays, too: another would be a process of its own, and a first visit in it takes half as long again.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

QUIET = "/theme.js"  # nothing runs on it, and it is of the same origin: elsewhere the page would change its process
FORGET = "() => (localStorage.clear(), sessionStorage.clear())"
# What a page draws by itself is the same each time, but for the keys of what it asks: those tell asks apart.
SAME_LUCK = """{
  const draw = crypto.getRandomValues.bind(crypto);
  let state = 48271 * (NUMBER + 1);
  Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  crypto.getRandomValues = (bytes) => (bytes.length === SEED ? bytes.map(() => 256 * Math.random()) : draw(bytes));
}"""
SEED = 16  # bytes of a seat's share of the luck
OUTSIDE = -1  # where a mouse is that has not come in yet


class Contexts:
    """Those of one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: defaultdict[str, list[BrowserContext]] = defaultdict(list)
        self.wanted: dict[BrowserContext, str] = {}

    def enter(self, origin: str, scripts: Sequence[str], **settings: Any) -> tuple[BrowserContext, Page]:
        """A context at this server with these settings and nothing in it, and its page; pages begin with scripts."""
        number = len(self.wanted) - sum(map(len, self.free.values()))
        luck = SAME_LUCK.replace("NUMBER", str(number)).replace("SEED", str(SEED))
        wanted = repr((origin, number, scripts, sorted(settings.items())))
        if not self.free[wanted]:
            context = self.browser.new_context(base_url=origin, **settings)
            context.set_default_timeout(15_000)
            for script in (luck, *scripts):
                context.add_init_script(script)
            self.wanted[context] = wanted
            return context, context.new_page()
        context = self.free[wanted].pop()
        page = context.pages[0] if context.pages else context.new_page()
        session = context.new_cdp_session(page)
        session.send("Page.resetNavigationHistory")
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        return context, page

    def leave(self, context: BrowserContext, keep: Page | None) -> None:
        """Take back what it was granted, and close its pages but for one to be kept, which forgets what it has stored.

        What else is stored goes when somebody enters.
        """
        context.set_offline(False)
        context.clear_permissions()
        for page in context.pages:
            if page is not keep or not emptied(page):
                page.close()
        context.clear_cookies()
        self.free[self.wanted[context]].append(context)


def emptied(page: Page) -> bool:
    """Leave the table that a page is at, and all that it has stored; whether that could be done."""
    try:
        page.mouse.move(OUTSIDE, OUTSIDE)
        page.goto(QUIET)
        page.evaluate(FORGET)
    except Error:  # its server is gone
        return False
    return True
