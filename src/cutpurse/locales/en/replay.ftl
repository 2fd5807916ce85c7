# Replay of a game.

# --- replay ---
replay-title = Replay
replay-of = { $game } · { $date } · { $winners }
replay-example = Example
replay-example-of = { $game } · { $clause } · { $title }
replay-unfinished = not finished
replay-won = { $count ->
    [one] { $winners } won
   *[other] { $winners } won together
}
replay-loading = Rewinding …
replay-gone-title = Nothing to rewind
replay-gone-text = There is no such game, it has not begun, or you may not look at it yet. Other players’ hands are only shown when it is over.
replay-error-title = The tape is stuck
replay-error-text = The game could not be fetched. Nothing is lost; try again.
replay-error-again = Try again

replay-controls = Replay
replay-play = Play
replay-pause = Pause
replay-step = One move forward
replay-step-back = One move back
replay-chapter = Next part
replay-chapter-back = Previous part
replay-speed = Speed: { $speed }×
replay-speed-short = { $speed }×
replay-timeline = Moves
replay-place = Move { $n } of { $last }
replay-value = { $where }: { $line }
replay-value-bare = { $where }, move { $n } of { $last }
replay-round = Round { $round }

replay-eyes = Point of view
replay-eyes-you = { $name } (you)
replay-eyes-watch = A spectator
replay-eyes-open = All hands
replay-eyes-later = All hands are shown when the game is over.

replay-beside = Side panel
replay-turn = A turning point.
replay-log = Log
replay-share = Link to this move
replay-share-hint = Whoever opens it sees this move from the same point of view.
replay-shared = Link copied. It leads to this very move.
replay-share-by-hand = Copy this address:
replay-more = Share and save
replay-download = Download the record
replay-check = Check this game
replay-table = To the table
replay-rule = Back to the rule
replay-keys = Arrow keys step through the moves, Page Up and Page Down jump to the next part, Home and End go to either end, the space bar plays.
