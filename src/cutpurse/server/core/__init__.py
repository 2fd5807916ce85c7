"""A table: who sits there, what they ask for, what happens by itself, and what each viewer is sent."""
