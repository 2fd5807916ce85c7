"""Networks: games of search to learn from, and how a network learns from them."""
