"""The rules of Midnight Exchange in the order of the book: rummage, trade, supply, score."""
