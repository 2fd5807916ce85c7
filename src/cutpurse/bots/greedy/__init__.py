"""The greedy bots, one per game: each weighs what a choice gains and costs at once, as a sensible beginner would."""
