"""Ratings: they fit what was played, and their intervals hold as often as they say."""

from math import log10

import pytest

from cosmodrome.kernel.chance import Rng
from cosmodrome.lab.ratings import Meeting, inverted, rate, times


def points(strengths: tuple[float, float]) -> float:
    return 400 * log10(strengths[0] / strengths[1])


def test_of_two_bots_the_rating_is_that_of_their_share() -> None:
    leads = [1.0] * 30 + [0.0] * 10 + [-1.0] * 10
    first, second = rate(2, [Meeting(0, 1, leads)], 2, anchor=1)
    assert first.points == pytest.approx(points((30 + 5 + 1, 10 + 5 + 1)))  # one deal more was won by each
    assert first.low < first.points < first.high
    assert second == (0, 0, 0)


def test_at_larger_tables_the_share_of_one_among_many_counts() -> None:
    # One who is three times as strong wins 3 in 6 alone among three others; one of these among his like 1 in 10.
    lead = 3 / 6 - 1 / 10
    first, _ = rate(2, [Meeting(0, 1, [lead] * 10_000)], 4, anchor=1)
    assert first.points == pytest.approx(points((3, 1)), abs=0.1)


def test_three_bots_lie_on_one_scale() -> None:
    def leads(strengths: tuple[float, float]) -> list[float]:
        return [(strengths[0] - strengths[1]) / sum(strengths)] * 10_000

    meetings = [Meeting(0, 1, leads((1, 2))), Meeting(1, 2, leads((2, 5))), Meeting(0, 2, leads((1, 5)))]
    ratings = rate(3, meetings, 2, anchor=0)
    assert [one.points for one in ratings] == pytest.approx([0, points((2, 1)), points((5, 1))], abs=0.2)
    of_the_last = rate(3, meetings, 2, anchor=2)
    assert of_the_last[0].points == pytest.approx(-ratings[2].points)


def test_who_has_won_everything_is_not_infinitely_better() -> None:
    few, many = (rate(2, [Meeting(0, 1, [1.0] * number)], 2, 1)[0] for number in (10, 100))
    assert 300 < few.points < many.points < 1000
    assert few.low > 0


def test_bots_that_have_not_met_are_rated_as_equal_and_nothing_is_known() -> None:
    first, second = rate(2, [Meeting(0, 1, [])], 2, anchor=0)
    assert (first.points, second.points) == (0, 0)
    assert second.high > 300


def test_what_was_played_with_the_same_deals_counts_together() -> None:
    # Bots 1 and 2 are lucky in the same deals, so their difference is known better than each.
    leads = [1.0, -1.0, 1.0, 1.0, -1.0] * 20
    apart = [*leads[1:], leads[0]]
    same = rate(3, [Meeting(1, 0, leads), Meeting(2, 0, leads), Meeting(1, 2, [0.0] * 100)], 2, anchor=1)[2]
    other = rate(3, [Meeting(1, 0, leads), Meeting(2, 0, apart), Meeting(1, 2, [0.0] * 100)], 2, anchor=1)[2]
    assert same.high - same.low < other.high - other.low


def test_intervals_hold_as_often_as_they_say() -> None:
    rng, held, repetitions = Rng(3), 0, 200
    for _ in range(repetitions):
        leads: list[float] = []
        for _ in range(60):  # deals of two games that both depend on the luck of the deal
            luck = 5 + int(rng.below(3))
            leads.append((int(rng.below(10) < luck) + int(rng.below(10) < luck)) - 1.0)
        first, _ = rate(2, [Meeting(0, 1, leads)], 2, anchor=1)
        held += first.low <= points((6, 4)) <= first.high
    assert 0.91 <= held / repetitions <= 0.99


def test_a_matrix_times_its_inverse() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, -1.0], [0.0, -1.0, 2.0]]
    columns = zip(*matrix, strict=True)
    assert [times(inverted(matrix), list(column)) for column in columns] == [
        pytest.approx([float(i == j) for j in range(3)]) for i in range(3)
    ]
