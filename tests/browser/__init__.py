"""Tests through a real browser. A package, so that its fixtures end with it: Playwright keeps an event loop running."""
