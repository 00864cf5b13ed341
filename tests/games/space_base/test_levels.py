"""What a player that thinks does in positions in which the rules of thumb go wrong."""

import pytest
from tests.bots.positions import answer_of
from tests.games.space_base.table import Base


def shifting() -> Base:
    """Lay out a table at which two shifts together lead from a sum of ten to nine points."""
    base = Base().ship(0, "fabian", 1).ship(0, "ride", 1).ship(0, "shatalov").has(0, vp=20).has(1, vp=20)
    return base.turn(0, 4, 6)


def test_it_counts_with_two_shifts_together() -> None:
    base = shifting().dice("sum")
    assert answer_of("heuristic-1", base) == "pass"
    base.play(answer_of("captain", base))
    assert base.state.use[0] == 11
    base.play(answer_of("captain", base))
    assert base.vp(0) == 29


def with_shifts() -> Base:
    """Lay out three charged ships that shift a sum, and others between them."""
    base = Base()
    for sector, name in enumerate(("khrunov", "thagard", "gubarev", "shonin", "gardner"), 2):
        base.lay(0, sector, name, 1)
    return base


def bought(bot: str, base: Base, credits: int) -> str:
    """Return what a bot buys for seat 0 near the end of the game."""
    base.has(0, vp=30, credits=credits, income=1).has(1, vp=30, income=1).turn(0, 1, 1).dice("separate", "separate")
    while base.question != "buy":
        base.play("pass")
    return answer_of(bot, base)


@pytest.mark.parametrize("card", ["shatalov", "carpenter"])
def test_it_buys_for_sector_twelve_what_its_shifts_will_reach(card: str) -> None:
    assert bought("heuristic-1", with_shifts().yard(card), 12) == "buy tinbergen"
    assert bought("captain", with_shifts().yard(card), 12) == f"buy {card}"


def charging() -> Base:
    """Lay out two charged ships that charge others."""
    return with_shifts().lay(0, 7, "glenn", 2).lay(0, 8, "collins", 1)


def test_it_buys_armstrong_where_other_ships_charge_it() -> None:
    assert bought("heuristic-1", charging().yard("armstrong"), 12) == "buy tinbergen"
    assert bought("captain", charging().yard("armstrong"), 12) == "buy armstrong"


def test_it_buys_kovalyonok_where_other_ships_charge_it() -> None:
    yard = ("kovalyonok", "fabian", "hauck", "ride")
    assert bought("heuristic-1", charging().yard(*yard), 7) == "buy frisch"
    assert bought("captain", charging().yard(*yard), 7) == "buy kovalyonok"
