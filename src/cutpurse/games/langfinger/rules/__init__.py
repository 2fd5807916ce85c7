"""The rules of Langfinger, by chapter of the book.

1 Setting up        rounds; supply for the piles
2 Placing stones    rounds
3 Acting            rounds; affordable for what a seat could do at each place
4 The next round    rounds; supply for what is refilled
5 The end           rounds

The clauses that a refusal names come from book.
"""
