"""Langfinger in the terminal."""
