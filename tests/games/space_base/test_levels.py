"""What a player that thinks does in positions in which the rules of thumb go wrong."""

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


def test_it_buys_for_sector_twelve_what_its_shifts_will_reach() -> None:
    base = Base()
    for sector, name in enumerate(("khrunov", "thagard", "gubarev", "shonin", "gardner"), 2):
        base.lay(0, sector, name, 1)
    base.has(0, vp=24, credits=12, income=1).has(1, vp=24, income=1).yard("shatalov")
    base.turn(0, 1, 1).dice("separate", "separate")
    while base.question != "buy":
        base.play("pass")
    assert (answer_of("heuristic-1", base), answer_of("captain", base)) == ("buy tinbergen", "buy shatalov")
