# Hints: what search found out about a move where nothing else speaks for it, in the terminal and in the browser. $worlds is
# how often it was tried out, always more than three times; $move is another move as people see it.
hint-search-better = In { $worlds } trial runs it did better than “{ $move }”.
hint-search-alike = In { $worlds } trial runs it did about as well as “{ $move }”.
hint-search-worse = In { $worlds } trial runs it did worse than “{ $move }”.
hint-search-best = No single reason stands out, but in { $worlds } trial runs it came out best.
