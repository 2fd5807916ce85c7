# Slips in a component file. Words of the file itself, such as loot, tools or 'hamer', are the same in every language.
slip-in = { $entry }: { $slip }
slip-is =
    { $found ->
        [missing] is missing
       *[other] is { $found }
    }
slip-more =
    { $count ->
        [one] and one more; fix these first
       *[other] and { $count } more; fix these first
    }

## One value
slip-number = { $key } { slip-is }; allowed: { $least } to { $most }
slip-number-quoted = { $key } { slip-is }; allowed: { $least } to { $most }, without quotes
slip-number-whole = { $key } { slip-is }; allowed: { $least } to { $most }, a whole number
slip-name = { $key } { slip-is }; allowed: a name of 1 to { $most } characters
slip-word = { $key } { slip-is }; allowed: { $allowed }
slip-words = { $key } { slip-is }; allowed: { $least } to { $most } of { $allowed }
slip-words-other = { $key } has { $found }; allowed: { $allowed }
slip-pairs = { $key } { slip-is }; allowed: { $size } pairs such as { $pair }
slip-letter = { $key } { slip-is }; allowed: a word that begins with one of { $allowed }

## Entries and tables
slip-unknown =
    { $found } is unknown here{ $meant ->
        [missing] {""}
       *[other] {" "}(did you mean { $meant }?)
    }; allowed: { $allowed }
slip-entries-for = { $key } { slip-is }; allowed: entries for { $allowed }
slip-table = { slip-is }; allowed: a table { $table }
slip-tables = { slip-is }; allowed: the tables { $allowed }
slip-size =
    { $size ->
        [one] one entry [[{ $list }]]
       *[other] { $size } entries [[{ $list }]]
    }
slip-entries = { slip-is }; allowed: { slip-size }
slip-entries-count =
    { $count ->
        [one] there is 1; allowed: exactly { slip-size }
       *[other] there are { $count }; allowed: exactly { slip-size }
    }
slip-entry = { slip-is }; allowed: an entry [[{ $list }]]
slip-id = id { slip-is }; allowed: a word of 1 to { $most } characters
slip-id-again = id { $found } is used twice; allowed: an id of its own
slip-one-of = nothing is asked for; allowed: at least one of { $allowed }

## What must go together
slip-again = { $key } is { $found } more than once; allowed, each once: { $allowed }
slip-total = there are { $count } in all; allowed: exactly { $size }
slip-total-most = there are { $count } in all; allowed: at most { $most }
slip-apart = { $key } and { $word } exclude each other; allowed: one of the two
slip-beyond = { $key } has { $count } × { $word }; allowed: at most { $most }, as in { $table }
slip-nowhere = { $word } is nowhere under { $key }; allowed: at least once, since { $by } needs it
slip-together = { $key } cannot all be met at once; allowed: what the tiles in { $table } can provide
slip-rising = { $key } { slip-is }; allowed: { $size } numbers from 0 to { $most } that never fall, for the empty track and for each step
slip-market =
    { $count ->
        [0] there is no market { $found }; allowed: the numbers 1 to { $size }, each once
       *[other] there are { $count } markets { $found }; allowed: the numbers 1 to { $size }, each once
    }
slip-key = there is no { $found }; allowed: at least one, since nothing else opens the next place
slip-unpayable =
    { $found } is asked for { $count ->
        [one] once
       *[other] { $count } times
    }; allowed: at most { $most }, what a tray can hold of it

## The file as a whole
slip-file-empty = the file is empty; allowed: a set such as ours
slip-file-long = the file is too long; allowed: at most { $most } characters
slip-file-half = the file has broken characters; allowed: text in UTF-8
slip-file-path = this is the path of a file; allowed: the text in that file
slip-line-long = line { $line } is too long; allowed: at most { $most } characters
slip-no-toml = this is not TOML, so it cannot be read. The parser says: { $reason }
