"""Chance: streams that do not disturb each other, fair outcomes, rolls from a tape, and dice as nodes."""

from collections import Counter
from itertools import pairwise

import pytest
from tests.kernel.bench import bench

from cosmodrome.kernel.chance import Chance, KeyedChance, Rng, SeededChance, TapeChance
from cosmodrome.kernel.errors import TapeError
from cosmodrome.kernel.memory.cells import wide

DIE, DECK = 0, 1
GENERATORS = [SeededChance(1), SeededChance(2), SeededChance((1 << 62) - 1), KeyedChance(b"one"), KeyedChance(b"two")]


def rolls(chance: Chance, n: int, stream: int, count: int) -> list[int]:
    return [chance.roll(n, stream, i) for i in range(count)]


def chi_square(outcomes: list[int], n: int) -> float:
    expected = len(outcomes) / n
    counts = Counter(outcomes)
    return sum((counts[face] - expected) ** 2 / expected for face in range(n))


@pytest.mark.parametrize("chance", GENERATORS, ids=range(len(GENERATORS)))
@pytest.mark.parametrize(("n", "bound"), [(2, 12), (6, 25), (10, 35), (52, 100)])
def test_outcomes_are_uniform(chance: Chance, n: int, bound: int) -> None:
    for stream in range(4):
        assert chi_square(rolls(chance, n, stream, 4000), n) < bound


def test_pairs_of_rolls_are_uniform() -> None:
    outcomes = rolls(SeededChance(3), 6, DIE, 8001)
    assert chi_square([6 * a + b for a, b in pairwise(outcomes)], 36) < 80


def test_first_rolls_of_neighbouring_seeds_are_uniform() -> None:
    assert chi_square([SeededChance(seed).roll(6, DIE, 0) for seed in range(4000)], 6) < 25


def test_streams_are_independent() -> None:
    die, deck = (rolls(SeededChance(4), 6, stream, 4000) for stream in (DIE, DECK))
    assert chi_square([6 * a + b for a, b in zip(die, deck, strict=True)], 36) < 80


@pytest.mark.parametrize("chance", GENERATORS, ids=range(len(GENERATORS)))
def test_a_roll_depends_only_on_stream_and_count(chance: Chance) -> None:
    forwards = rolls(chance, 1000, DIE, 50)
    backwards = [chance.roll(1000, DIE, i) for i in reversed(range(50))]
    assert forwards == backwards[::-1]
    assert forwards != rolls(chance, 1000, DECK, 50)


def test_other_seeds_and_keys_roll_differently() -> None:
    assert len({tuple(rolls(chance, 1000, DIE, 10)) for chance in GENERATORS}) == len(GENERATORS)


def test_one_stream_does_not_disturb_another() -> None:
    quiet, busy = bench(), bench()
    for _ in range(5):
        busy.roll(6, DIE)
    assert [quiet.roll(52, DECK) for _ in range(10)] == [busy.roll(52, DECK) for _ in range(10)]
    assert busy.rolls == [5, 10]


def test_clones_go_on_alike_and_apart() -> None:
    g = bench()
    g.roll(6, DIE)
    copy = g.clone()
    future = [g.roll(100, DIE) for _ in range(5)]
    assert [copy.roll(100, DIE) for _ in range(5)] == future


def test_known_rolls_never_change() -> None:
    """Old records replay only as long as these numbers stay."""
    assert rolls(SeededChance(1), 100, DIE, 6) == [68, 90, 47, 97, 77, 64]
    assert rolls(KeyedChance(b"key"), 100, DIE, 6) == [53, 33, 96, 39, 34, 68]


def test_a_roll_is_learned_and_written_down() -> None:
    g = bench()
    g.rolled = []
    outcome = g.roll(6, DECK)
    assert g.rolled == [(DECK, outcome)]
    assert g.learned == 1


# -- tapes -------------------------------------------------------------------------------------------------------------
def test_a_tape_gives_what_is_written() -> None:
    g = bench()
    g.chance = TapeChance({DIE: [5, 0], DECK: [51]})
    assert [g.roll(6, DIE), g.roll(52, DECK), g.roll(6, DIE)] == [5, 51, 0]


def test_a_tape_can_go_over_into_a_generator() -> None:
    seeded = SeededChance(7)
    tape = TapeChance({DIE: [5]}, seeded)
    assert rolls(tape, 6, DIE, 5) == [5, *rolls(seeded, 6, DIE, 5)[1:]]


@pytest.mark.parametrize(
    ("tape", "complaint"),
    [
        ({DIE: [5]}, "the tape of stream 0 ends after 1 rolls"),
        ({}, "the tape of stream 0 ends after 0 rolls"),
        ({DIE: [5, 6]}, r"roll 1 of stream 0 is 6, which is not in 0\.\.5"),
        ({DIE: [5, -1]}, r"roll 1 of stream 0 is -1, which is not in 0\.\.5"),
    ],
)
def test_a_tape_that_does_not_fit_is_refused(tape: dict[int, list[int]], complaint: str) -> None:
    with pytest.raises(TapeError, match=complaint):
        rolls(TapeChance(tape), 6, DIE, 2)


# -- the generator of players ------------------------------------------------------------------------------------------
def test_players_have_a_generator_of_their_own() -> None:
    one, two = Rng(1), Rng(1)
    assert [one.below(100) for _ in range(20)] == [two.below(100) for _ in range(20)]
    assert len({Rng(seed).seed() for seed in range(100)}) == 100
    assert all(0 <= Rng(seed).seed() < 1 << 62 for seed in range(100))


def test_a_row_is_shuffled_as_a_list_is() -> None:
    items, row = list(range(20)), wide(list(range(25)))
    one, two = Rng(7), Rng(7)
    one.shuffle(items)
    two.shuffle_first(row, 20)
    assert [int(number) for number in row] == [*items, 20, 21, 22, 23, 24]
    assert one.below(1000) == two.below(1000)


def test_shuffling_is_fair() -> None:
    rng = Rng(1)
    outcomes: list[int] = []
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        outcomes.append(9 * items[0] + 3 * items[1] + items[2])
    counts = Counter(outcomes)
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())
