"""Bots for Gaunerbande."""
