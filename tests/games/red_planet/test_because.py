"""The rules that events of a played game name as their reason: who moved an astronaut is told apart."""

from tests.games.red_planet.table import Mars

from cosmodrome.games.red_planet import GAME
from cosmodrome.testing import rule


def reasons(t: Mars) -> list[str]:
    """Return the rules of the moves and of the flips since before the last answer, in order."""
    return [GAME.why(event, "companies") for event in t.happened if GAME.events[event[0]] in ("moved", "flipped")]


@rule("RP-13.32")
def test_forced_march_names_its_own_rule() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_forced_march").at("hellas", {0: 1}).advance_from("round", 5)
    t.play("play forced_march", "hellas to ausonia")
    assert reasons(t) == ["RP-13.32", "RP-13.32"]


@rule("RP-6.8b", "RP-6.8c")
def test_the_explorer_names_her_rules() -> None:
    t = Mars().at("hellas", {0: 1}).choose("explorer", "pilot", "pilot").play("board 1", "hellas to ausonia")
    assert reasons(t) == ["RP-6.8b", "RP-6.8c"]


@rule("RP-6.2c", "RP-6.2d")
def test_the_soldier_names_his_rules() -> None:
    t = Mars().at("phobos", {0: 2}).choose("soldier", "pilot", "pilot").play("board 1", "phobos to ausonia")
    assert reasons(t) == ["RP-6.2c", "RP-6.2d"]


@rule("RP-13.30")
def test_the_rescue_operation_names_its_rule() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_rescue_operation").lost({0: 1})
    t.choose("recruiter", "recruiter", "recruiter").play("board 3", "board 3", "board 3", "play rescue_operation")
    assert reasons(t) == ["RP-13.30", "RP-13.30"]


@rule("RP-7.2")
def test_a_landing_names_the_rule_of_arrival() -> None:
    t = Mars().aboard(1, {1: 3}).choose("recruiter", "recruiter", "recruiter").play("board 1", "board 3", "board 3")
    assert reasons(t) == ["RP-7.2"]
