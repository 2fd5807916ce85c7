"""Fuzzing: whatever comes from outside is read without a fault. `python -m tests.fuzz records --minutes 10`."""
