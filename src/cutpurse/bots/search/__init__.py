"""Search that knows no game: worlds a seat cannot tell apart, played out by the game's policy and compared in pairs."""
