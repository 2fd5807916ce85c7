"""The rules of Swindler, by chapter of the book.

1 Setting up                turn; supply for the piles
2 Your turn, and reserving  turn
3 Stealing                  turn for the choice to draw or stop; steal for draws, skulls and bets
4 Actions                   turn for the choice of one; trade for orders and sales, order_matching for what meets them
5 Replenishing              turn; supply for the piles and the raids
6 Hiring                    turn; supply for the pile
7 Accomplices               reaction_windows and reactions for when a card is played, accomplices for what it does,
                            trade for those that are shown
8 The end                   turn
9 Master thieves            each where its ability works

The clauses that a refusal names come from book.
"""
