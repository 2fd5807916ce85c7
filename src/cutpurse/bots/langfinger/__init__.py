"""Bots for Langfinger."""
