"""Chromium's contexts, each for one person at a time: who leaves one leaves it empty for the next who wants the same.

What the browser itself has kept of the client stays in it, so that it need not be fetched for everybody anew.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page


class Contexts:
    """Those of one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: defaultdict[str, list[BrowserContext]] = defaultdict(list)
        self.wanted: dict[BrowserContext, str] = {}

    def enter(self, origin: str, **settings: Any) -> tuple[BrowserContext, Page]:
        """A context at this server with these settings and with nothing in it, and its first page."""
        wanted = repr((origin, sorted(settings.items())))
        if not self.free[wanted]:
            context = self.browser.new_context(base_url=origin, **settings)
            context.set_default_timeout(15_000)
            self.wanted[context] = wanted
            return context, context.new_page()
        context = self.free[wanted].pop()
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        return context, page

    def leave(self, context: BrowserContext) -> None:
        """Close its pages, and take back what it was granted; what they have stored goes when somebody enters."""
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        context.set_offline(False)
        self.free[self.wanted[context]].append(context)
