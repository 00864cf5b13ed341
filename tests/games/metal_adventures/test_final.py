"""What was final at the table cannot be taken back freely."""

import pytest
from tests.games.metal_adventures.table import Table
from tests.games.metal_adventures.test_deals import sent

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.kernel.match import Match
from cosmodrome.testing import rule


def can_take_back(table: Table, notation: str) -> bool:
    """Tell whether the asked seat can take an answer back freely."""
    match = Match.seeded(GAME, seats=table.state.seats, seed=1)
    match.state = table.state
    seat = match.state.next_seat()
    texts = {GAME.notation(match.state, seat, answer): answer for answer in match.state.legal(seat)}
    match.answer(seat, texts[notation])
    return match.undo(seat)


@rule("MA-10.10")
def test_ma_10_10_a_challenge_cannot_be_withdrawn() -> None:
    assert not can_take_back(Table().raid(), "duel p1")
    assert can_take_back(Table().raid(), "planet karokum")


@rule("MA-11.2c")
@pytest.mark.parametrize("answer", ["metal", "no metal"])
def test_ma_11_2c_what_is_said_about_the_metal_die_is_final(answer: str) -> None:
    table = Table().cards(0, "bodyguard").open("sol_courier").skip("metal")
    assert not can_take_back(table, answer)


@rule("MA-12.1")
def test_ma_12_1_a_betrayal_is_final() -> None:
    assert not can_take_back(Table().open("sol_courier").ally(1).skip("betray"), "betray")


@rule("MA-14.5", "MA-18.13", "MA-13.2")
@pytest.mark.parametrize(
    "clauses",
    [("transfer", "p0", "p1", "credits", "1"), ("promise", "p0", "to 1", "pay", "1", "now", "end-of-turn")],
)
def test_ma_14_5_a_deal_that_is_carried_out_is_final(clauses: tuple[str, ...]) -> None:
    assert not can_take_back(sent(Table(), *clauses), "accept")
    assert can_take_back(sent(Table(), *clauses), "reject")
    assert can_take_back(Table().play("propose", *clauses), "send")  # nobody has answered yet


@rule("MA-13.2", "MA-18.13")
@pytest.mark.parametrize("battle", ["duel p1", "planet karokum"])
def test_ma_13_2_an_alliance_is_final(battle: str) -> None:
    table = Table(4).raid().play(battle).skip("speak")
    assert not can_take_back(table.play("propose", "help_for_free", "p2"), "accept")
