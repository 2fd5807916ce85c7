"""The rules of Midnight Exchange, by chapter of the book.

1 Setting up             rummage; supply for markets, art, cards and tiles
2 Rummaging              rummage
3 The end of rummaging   rummage
4 Trading                trade; score for art that is placed by itself
5 A new round            rummage, whose frame goes on when all have traded; supply for what is laid out
6 The end                rummage; score for the points
7 Time                   rummage

The clauses that a refusal names come from book.
"""
