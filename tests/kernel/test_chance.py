"""Nature: unbiased, the same numbers in every mode, and bound to secret, seeds and entry."""

from __future__ import annotations

import hmac
from collections import Counter
from hashlib import sha256

import pytest

from cutpurse.kernel.chance import Chance, Keyed, Scripted
from cutpurse.kernel.sets import count, index, members, numbers, one, row

SECRET = b"a secret of thirty-two bytes....."
SEEDS = [b"anna", b"tobi", b"", b"chris"]


def words(secret: bytes, seeds: list[bytes], entry: int, blocks: int) -> list[int]:
    """The stream of an entry, told a second time with nothing but the standard library."""
    message = b"".join(len(seed).to_bytes(4, "big") + seed for seed in seeds) + entry.to_bytes(8, "big")
    key = hmac.new(secret, message, sha256).digest()
    found = []
    for block in range(blocks):
        digest = sha256(key + block.to_bytes(8, "big")).digest()
        found += [int.from_bytes(digest[i : i + 4], "big") >> 2 for i in range(0, 32, 4)]
    return found


def test_the_quick_generator_gives_the_same_numbers_in_every_mode() -> None:
    chance = Chance(7)
    assert [chance.below(1000) for _ in range(8)] == [536, 571, 415, 520, 919, 726, 568, 921]
    order = row(list(range(8)))
    chance.shuffle(order)
    assert numbers(order) == [7, 0, 5, 1, 2, 6, 3, 4]


@pytest.mark.parametrize("seed", [0, 1, -5, 2**40, 123456789])
@pytest.mark.parametrize("n", [2, 3, 7, 52, 62, 63, 1000])
def test_every_number_below_n_is_equally_likely(seed: int, n: int) -> None:
    chance = Chance(seed)
    times = 200 * n if n < 100 else 20 * n
    found = Counter(chance.below(n) for _ in range(times))
    expected = times / n
    chi = sum((found[k] - expected) ** 2 / expected for k in range(n))
    assert set(found) <= set(range(n))
    assert abs(chi - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_the_streams_of_neighbouring_seeds_have_nothing_in_common() -> None:
    pairs = Counter((Chance(i).below(13), Chance(i + 1).below(13)) for i in range(20000))
    expected = 20000 / 169
    chi = sum((pairs[i, j] - expected) ** 2 / expected for i in range(13) for j in range(13))
    assert abs(chi - 168) < 5 * (2 * 168) ** 0.5


@pytest.mark.parametrize("n", [3, 7, 52, 62, 1000, 2**29 + 1])
def test_words_that_would_favour_the_low_numbers_are_drawn_again(n: int) -> None:
    fair = 2**30 - 2**30 % n
    for word in (0, fair - 1):
        assert worded([word, 5]).below(n) == word % n
    for word in (fair, 2**30 - 1):
        assert worded([word, word, 5]).below(n) == 5 % n


def worded(words: list[int]) -> Keyed:
    """A keyed chance whose next words a test chooses."""
    chance = Keyed(b"", [], 0)
    block = b"".join((word << 2).to_bytes(4, "big") for word in words)
    chance.used = 32 - len(block)
    chance.block = bytes(chance.used) + block
    return chance


def test_a_draw_takes_every_member_of_a_set_equally_often() -> None:
    chance = Chance(4)
    m = one(0) | one(13) | one(50) | one(61)
    found = Counter(chance.draw(m) for _ in range(4000))
    assert set(found) == {one(0), one(13), one(50), one(61)}
    assert all(abs(n - 1000) < 150 for n in found.values())
    assert chance.draw(one(33)) == one(33)


def test_wide_numbers_are_uniform_too() -> None:
    chance = Chance(8)
    n = 3 * 2**90 + 17
    found = [chance.wide(n) for _ in range(3000)]
    assert all(0 <= number < n for number in found)
    assert abs(sum(number < n // 3 for number in found) - 1000) < 130
    assert Counter(chance.wide(2) for _ in range(1000))[0] in range(400, 600)
    assert chance.wide(1) == 0


def test_an_entry_draws_from_the_stream_keyed_by_secret_seeds_and_entry() -> None:
    keyed = Keyed(SECRET, SEEDS, 12)
    assert [keyed.word() for _ in range(20)] == words(SECRET, SEEDS, 12, 3)[:20]
    again = Keyed(SECRET, SEEDS, 12)
    assert [again.below(1000) for _ in range(8)] == [word % 1000 for word in words(SECRET, SEEDS, 12, 1)]


@pytest.mark.parametrize(
    ("secret", "seeds", "entry"),
    [
        (SECRET + b"!", SEEDS, 12),
        (SECRET, [b"ann", b"atobi", b"", b"chris"], 12),
        (SECRET, SEEDS[:3], 12),
        (SECRET, SEEDS, 13),
    ],
)
def test_another_secret_seed_or_entry_is_another_stream(secret: bytes, seeds: list[bytes], entry: int) -> None:
    ours = Keyed(SECRET, SEEDS, 12)
    other = Keyed(secret, seeds, entry)
    assert [ours.word() for _ in range(8)] != [other.word() for _ in range(8)]


def test_a_match_draws_its_deal_from_the_keyed_stream() -> None:
    keyed = Keyed(SECRET, SEEDS, 0)
    deck = list(range(52))
    stream = iter(words(SECRET, SEEDS, 0, 40))
    for i in range(51, 0, -1):
        word = next(stream)
        while word >= 2**30 - 2**30 % (i + 1):
            word = next(stream)
        j = word % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    assert [index(card) for card in numbers(keyed.shuffled(one(52) - 1))] == deck


def test_scripted_chance_says_what_it_is_told_and_complains_otherwise() -> None:
    chance = Scripted([2, one(5), 3, 1, 2])
    assert chance.below(3) == 2
    assert chance.draw(one(5) | one(6)) == one(5)
    order = row([1, 2, 3])
    chance.shuffle(order)
    assert numbers(order) == [3, 1, 2]
    with pytest.raises(ValueError, match="below 3"):
        Scripted([3]).below(3)
    with pytest.raises(ValueError, match="no member"):
        Scripted([one(1)]).draw(one(2))
    with pytest.raises(ValueError, match="does not hold"):
        Scripted([1, 1]).shuffle(row([1, 2]))


def test_small_sets_count_and_list_their_members() -> None:
    m = one(0) | one(31) | one(32) | one(61)
    assert (count(m), members(m)) == (4, [0, 31, 32, 61])
    assert [index(one(i)) for i in range(62)] == list(range(62))
    assert [count(one(i) - 1) for i in range(62)] == list(range(62))
