"""Confidence by betting: the chance of error holds however often one looks, and what is clear is seen soon."""

from collections.abc import Callable
from functools import cache
from math import log, sqrt

import pytest

from cosmodrome.kernel.chance import Rng
from cosmodrome.lab.certainty import HALVINGS, Evidence, growth

REPETITIONS = 1000
LOOKS = 120

# Looks at so many results of each kind: is the mean certainly another one?
Verdict = Callable[[tuple[int, ...]], bool]


def evidence(results: dict[float, int]) -> Evidence:
    found = Evidence()
    for result, count in results.items():
        for _ in range(count):
            found.add(result)
    return found


def ever_claimed(kinds: list[tuple[float, int]], claims: Verdict) -> float:
    """Return how often a claim is made at some look; ``kinds`` are results and how likely each is."""
    urn = [place for place, (_, weight) in enumerate(kinds) for _ in range(weight)]
    rng, claimed = Rng(7), 0
    for _ in range(REPETITIONS):
        counts = [0] * len(kinds)
        for _ in range(LOOKS):
            counts[urn[rng.below(len(urn))]] += 1
            if claims(tuple(counts)):
                claimed += 1
                break
    return claimed / REPETITIONS


def by_betting(kinds: list[tuple[float, int]], mean: float, error: float) -> Verdict:
    """Return a look that claims what the arena would claim."""

    @cache
    def claims(counts: tuple[int, ...]) -> bool:
        found = Evidence()
        found.counts = {result: count for (result, _), count in zip(kinds, counts, strict=True) if count}
        return found.is_above(mean, error / 2) or found.is_below(mean, error / 2)

    return claims


COIN = [(0.0, 1), (1.0, 1)]
TWO_COINS = [(0.0, 1), (0.5, 2), (1.0, 1)]
SKEWED = [(0.0, 9), (0.2, 5), (1.0, 1)]  # as where one of many wins seldom
CASES = [(COIN, 0.5), (TWO_COINS, 0.5), (SKEWED, 2 / 15)]


@pytest.mark.parametrize("error", [0.05, 0.2])
@pytest.mark.parametrize(("kinds", "mean"), CASES)
def test_wrong_claims_are_as_rare_as_stated(kinds: list[tuple[float, int]], mean: float, error: float) -> None:
    assert ever_claimed(kinds, by_betting(kinds, mean, error)) <= error


def test_looking_as_often_at_a_usual_interval_would_be_found_out() -> None:
    def claims(counts: tuple[int, ...]) -> bool:
        number = sum(counts)
        return number >= 10 and abs(counts[1] / number - 0.5) > 1.96 * sqrt(0.25 / number)

    assert ever_claimed(COIN, claims) > 0.2


def test_what_is_clear_is_seen_soon() -> None:
    assert ever_claimed([(0.0, 3), (1.0, 7)], by_betting(COIN, 0.5, 0.05)) > 0.9
    assert evidence({1.0: 9}).is_above(0.5, 0.025)
    assert not evidence({1.0: 8}).is_above(0.5, 0.025)


def test_both_sides_see_the_same() -> None:
    ours, theirs = evidence({0.0: 3, 0.25: 5, 1.0: 30}), evidence({1.0: 3, 0.75: 5, 0.0: 30})
    assert ours.is_above(0.5, 0.025)
    assert theirs.is_below(0.5, 0.025)
    assert not ours.is_below(0.5, 0.025)
    low, high = ours.interval(0.05)
    assert theirs.interval(0.05) == pytest.approx((1 - high, 1 - low))


def test_the_ends_of_the_interval_are_where_claims_begin() -> None:
    found, step = evidence({0.0: 40, 0.5: 30, 1.0: 50}), 2.0**-HALVINGS
    low, high = found.interval(0.05)
    assert low < found.mean < high
    assert found.is_above(low, 0.025)
    assert not found.is_above(low + 2 * step, 0.025)
    assert found.is_below(high, 0.025)
    assert not found.is_below(high - 2 * step, 0.025)


def test_more_results_make_the_interval_narrow_and_less_error_makes_it_wide() -> None:
    few, many = evidence({0.0: 10, 1.0: 10}), evidence({0.0: 1000, 1.0: 1000})
    assert few.interval(0.05).margin > 0.2
    assert many.interval(0.05).margin < 0.05
    assert many.interval(0.01).margin > many.interval(0.05).margin


def test_without_results_nothing_is_known() -> None:
    assert Evidence().interval(0.05) == (0.0, 1.0)
    assert Evidence().mean == 0.5


def test_the_capital_of_whoever_bets_on_the_better_one_grows_as_it_should() -> None:
    # The boldest of 16 gamblers bets 98 % on every coin at even money and wins all: 1.98 times each time.
    assert growth({1.0: 50}, 0.5) == pytest.approx(50 * log(1.98) - log(16), abs=0.01)
    assert growth({0.5: 50}, 0.5) == pytest.approx(0)


def test_results_that_differ_by_rounding_only_are_the_same() -> None:
    assert evidence({0.1 + 0.2: 1, 0.3: 1}).counts == {0.3: 2}
