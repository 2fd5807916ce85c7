# The rules reader.
rules-title = Rules
rules-book-table = At every table
rules-books = Rulebooks
rules-contents = Contents
rules-search = Search the rules
rules-search-count = { $count ->
    [0] No matches. Try a shorter word.
    [one] One match.
   *[other] { $at } of { $count }
}
rules-search-clear = Clear the search
rules-search-next = Next match
rules-search-previous = Previous match
rules-loading = Opening the rulebook …
rules-none = This rulebook cannot be opened
rules-intro = What it is about
rules-language =
    This rulebook is only in { $language ->
        [de] German
       *[en] English
    }.
rules-refusals = If you try anyway
rules-example = Watch this example
rules-clause-link = Link to { $clause }
rules-back = Back to the table
rules-back-page = Back
rules-back-lobby = To the lobby
rules-print = Print
rules-search-hits = Clauses that match
rules-examples = Worked examples
rules-examples-intro = Short games from the rulebook, to watch move by move.
rules-exercises = What would you do?
rules-exercise-count = { $at } of { $count }
rules-exercise-previous = Previous position
rules-exercise-next = Next position
rules-exercise-choices = Your choices
rules-exercise-right = Right
rules-exercise-wrong = Not this one
rules-exercise-yes = Right.
rules-exercise-no = Not quite.
rules-exercise-leads-to = { $what }: { $number }
rules-exercise-again = Try again
rules-words = The words of the game
rules-words-clause = Clause
rules-language-name = { $language ->
    [de] German
   *[en] English
}
