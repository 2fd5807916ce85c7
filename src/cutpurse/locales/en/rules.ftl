# The rules reader.
rules-title = Rules
rules-book-table = At every table
rules-books = Rulebooks
rules-contents = Contents
rules-search = Search the rules
rules-search-count = { $count ->
    [0] Not found. Try a shorter word.
    [one] Found once.
   *[other] { $at } of { $count }
}
rules-search-clear = Clear the search
rules-search-next = Next match
rules-search-previous = Previous match
rules-loading = Fetching the book …
rules-none = This book cannot be opened
rules-intro = What it is about
rules-language =
    This rulebook is only in { $language ->
        [de] German
       *[en] English
    }.
rules-refusals = If somebody tries anyway
rules-example = See this example
rules-clause-link = Link to { $clause }
rules-back = Back to the table
rules-back-page = Back
rules-back-lobby = To the lobby
rules-print = Print
