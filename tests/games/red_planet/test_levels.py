"""What a player that thinks does in positions in which the rules of thumb go wrong."""

from tests.bots.positions import answer_of
from tests.games.red_planet.table import Mars


def researching(number: int, known: bool) -> Mars:
    """Let seat 0 be a Scientist while four of its astronauts stand on a discovery."""
    t = Mars().round(number).open(ausonia="ice").at("ausonia", {0: 4, 1: 1})
    t.discovery("ausonia", "disc_radiation", *((0,) if known else ()))
    return t.choose("scientist", "pilot", "pilot").play_on_to("research")


def test_it_looks_at_a_discovery_where_that_can_still_help_and_a_card_hardly_can() -> None:
    assert answer_of("heuristic-1", researching(9, known=False)) == "draw"
    assert answer_of("captain", researching(9, known=False)) == "look ausonia"
    assert answer_of("captain", researching(9, known=True)) == "draw"
    assert answer_of("captain", researching(2, known=False)) == "draw"


def test_it_boards_no_ship_that_will_not_leave() -> None:
    t = Mars().round(10).spaceport("ausonia 4", "mare_serpentis 2", "").open(ausonia="celerium", mare_serpentis="ice")
    t.at("ausonia", {0: 2, 1: 2}).at("mare_serpentis", {0: 3, 1: 1}).aboard(2, {1: 1})
    t.choose("explorer", "soldier", "soldier").play_on_to("board")
    assert (answer_of("heuristic-1", t), answer_of("captain", t)) == ("board 1", "board 2")


def test_it_takes_its_characters_back_while_there_are_rounds_to_play_them() -> None:
    t = Mars().round(5).hand(0, "recruiter", "pilot")
    assert (answer_of("heuristic-1", t), answer_of("captain", t)) == ("pilot", "recruiter")
