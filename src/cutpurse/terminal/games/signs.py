"""Signs and colours that mean the same in every game."""

BOT = "°"
TURN = "▸"
START = "»"  # the start player
AFFORDABLE = "*"
NOBODY = "·"
NOTHING = "–"

SEAT_STYLES = ("bold cyan", "bold magenta", "bold dark_orange3", "bold bright_green")  # where seats have no colour
