"""Swindler in the terminal."""
