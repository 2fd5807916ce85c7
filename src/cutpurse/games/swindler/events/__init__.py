"""The facts of Swindler, each with its effect: rounds and piles, the turn, payment, accomplices."""
