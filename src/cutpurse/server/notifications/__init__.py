"""Tells people who are elsewhere that it is their turn: by Web Push, by a webhook, and by e-mail."""
