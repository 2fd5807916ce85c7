"""The table: its seats, the handlers of requests, what it does by itself, and what each viewer is sent."""
