"""Midnight Exchange in the terminal."""
