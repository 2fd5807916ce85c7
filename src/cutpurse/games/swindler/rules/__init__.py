"""The rules of Swindler: the turn, its steps in the order of the book, reactions and accomplices (SW-7)."""
