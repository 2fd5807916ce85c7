"""How each game looks in the terminal: its screen, menu, log and words."""
