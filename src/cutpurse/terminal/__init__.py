"""The table in the terminal: one person at seat 0, bots around, in German and English."""
