"""The rules of Langfinger: rounds goes through the book; supply deals cards, affordable says what a seat can pay."""
