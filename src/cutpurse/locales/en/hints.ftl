# Hints: what search found out about a move where nothing else speaks for it, in the terminal and in the browser. $worlds is
# how often it was tried out, always more than three times; $move is another move as people see it.
hint-search-better = In { $worlds } trial runs it brought more than “{ $move }”.
hint-search-alike = In { $worlds } trial runs it brought hardly more or less than “{ $move }”.
hint-search-worse = In { $worlds } trial runs it brought less than “{ $move }”.
hint-search-best = No one thing speaks for it, but in { $worlds } trial runs it came out best.
