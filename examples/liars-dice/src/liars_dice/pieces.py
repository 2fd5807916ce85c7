"""Liar's Dice: the dice, and the commands that players give."""

from cutpurse.authoring import Menu

FACES = ("one", "two", "three", "four", "five", "six")
MOST = 30  # dice on the table: six players with five each

# A menu holds 62 commands at most. There are 180 bids, so each face has a menu of its own, and they lie side by side.
BIDS = [Menu(MOST * f, [f"bid {n} {face}" for n in range(1, MOST + 1)]) for f, face in enumerate(FACES)]
ANSWER = Menu(MOST * 6, ["pass", "doubt"])
PASS, DOUBT = 1, 2  # a set is a number, and each of its bits is a member: these are the first choice and the second


def dice_in(hand: int) -> list[str]:
    """The dice of a hand, which is a number: each digit is a die, and a 0 ends it. 1550 is a one and two fives."""
    return [FACES[int(die) - 1] for die in str(hand)[:-1]]


def hand_of(dice: list[int]) -> int:
    """The hand with these dice, the lowest first; no dice are just 0."""
    return int("".join(str(die) for die in sorted(dice)) + "0")
