"""Bots for Swindler."""
