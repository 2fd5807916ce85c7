"""Gaunerbande in the terminal."""
