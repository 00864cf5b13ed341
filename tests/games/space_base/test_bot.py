"""The heuristic player; the full figures are in docs/rules/space_base.md."""

import pytest
from tests.games.space_base.table import COLONIES, Base

from cosmodrome.games.space_base import GAME
from cosmodrome.kernel.chance import Rng, SeededChance


def winner(seats: int, seed: int, clever: int) -> int:
    """Play the heuristic player against random ones and return who won."""
    state, rng = GAME.start(GAME.check("standard", seats, {}), SeededChance(seed)), Rng(seed)
    while not state.over():
        seat = state.next_seat()
        if seat == clever:
            answer = GAME.suggest(GAME.redeal(state, seat, rng), seat, rng)
        else:
            answer = state.sample(seat, rng)
        state.apply(seat, answer)
    (won,) = GAME.winners(state)
    return won


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 20, 18), (4, 12, 9)])
def test_the_heuristic_player_beats_random_ones(seats: int, games: int, least: int) -> None:
    assert sum(winner(seats, seed, seed % seats) == seed % seats for seed in range(games)) >= least


def suggested(base: Base) -> str:
    """Return what the heuristic player answers now, in the game's notation."""
    seat = base.state.next_seat()
    return GAME.notation(base.state, seat, GAME.suggest(base.state, seat, Rng(1)))


def test_it_wins_at_once_when_it_can() -> None:
    assert suggested(Base().ship(0, "armstrong", 3).ship(0, "grissom", 1).turn(0, 1, 1)) == "use armstrong"


def test_it_takes_the_dice_that_pay_more() -> None:
    assert suggested(Base().turn(0, 4, 4)) == "sum"  # 3 credits rather than 2
    assert suggested(Base().ship(0, "carr").turn(0, 3, 4)) == "sum"
    assert suggested(Base().ship(0, "duke").turn(0, 3, 4)) == "separate"  # 1 + 3 credits rather than 3


def test_it_shifts_to_a_better_sector_only() -> None:
    assert suggested(Base().ship(0, "fabian", 1).ship(0, "pogue").turn(0, 3, 4).dice()) == "use fabian"
    assert suggested(Base().ship(0, "fabian", 1).ship(0, "carr").turn(0, 3, 4).dice()) == "pass"


def test_it_keeps_extra_purchases_for_the_moment_before_the_purchase() -> None:
    base = Base().ship(0, "sarafanov", 1).has(0, credits=8).yard("worden").turn(0, 5, 6)
    assert suggested(base) == "pass"
    base.play("pass").dice()
    assert (base.phase, suggested(base)) == (5, "use sarafanov")


def test_it_buys_the_points_that_win() -> None:
    base = Base().has(0, vp=37, credits=9).has(1, vp=39).yard("worden", "sevastyanov")
    base.state.ending = True
    assert suggested(base.turn(0, 1, 1).dice()) == "buy frisch"


def test_it_ends_the_game_when_that_wins() -> None:
    base = Base().has(1, vp=37, credits=30).has(0, vp=36)
    for sector in range(2, 13):
        base.take(COLONIES[sector - 1])  # only three points are for sale, and thirty credits for them are many
    assert suggested(base.turn(1, 1, 1).dice()) == "buy frisch"


def test_it_keeps_no_credits_for_after_the_end() -> None:
    base = Base().has(0, vp=35, credits=30).has(1, vp=41)
    for sector in range(2, 13):
        base.take(COLONIES[sector - 1])
    base.state.ending = True
    assert suggested(base.turn(0, 1, 1).dice()) == "buy frisch"


def test_it_takes_points_rather_than_credits_that_it_cannot_spend() -> None:
    base = Base().deploy(0, 3, "sevastyanov").deploy(0, 7, "makarov").turn(1, 3, 4)
    assert suggested(base) == "sum"  # credits
    base.state.ending = True
    assert suggested(base) == "separate"  # points


def test_it_spends_no_cube_on_a_purchase_that_it_cannot_make() -> None:
    base = Base().ship(0, "kelly", 1).yard("worden").turn(0, 1, 1).play("pass").dice()
    assert (base.phase, suggested(base)) == (5, "pass")
    base = Base().ship(0, "kelly", 1).has(0, credits=14).yard("stafford").turn(0, 1, 1).play("pass").dice()
    assert (base.phase, suggested(base)) == (5, "use kelly")
