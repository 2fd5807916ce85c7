"""Bots for Midnight Exchange."""
