"""The rules that events of a played game name as their reason: who did something is told apart."""

from tests.games.red_planet.table import Mars

from cosmodrome.games.red_planet import GAME, events
from cosmodrome.testing import Scenario, rule

TOLD = ("moved", "flipped", "token-laid", "produced")


def reasons(t: Mars) -> list[str]:
    """Return the rules of moves, flips, region tokens and production since before the last answer, in order."""
    return [GAME.why(event, "companies") for event in t.happened if GAME.events[event[0]] in TOLD]


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


@rule("RP-5.14", "RP-6.1b")
def test_the_first_aboard_a_blank_ship_and_the_pilot_name_their_own_rules() -> None:
    t = Mars().spaceport("blank 4", "ausonia 4", "hellas 4").choose("pilot", "recruiter", "recruiter")
    t.play("board 2", "board 2", "board 1", "token hellas")
    assert reasons(t) == ["RP-5.14"]
    t.play("board 1", "retarget 1", "token phobos")
    assert reasons(t) == ["RP-6.1b"]


@rule("RP-2.6")
def test_the_phobos_token_of_the_set_up_names_its_rule() -> None:
    games = [Scenario(GAME, 3, seed=seed) for seed in range(12)]
    rules = {
        GAME.why(event, "companies") for t in games for event in t.happened if event[0] == events.TOKEN_LAID.number
    }
    assert rules == {"RP-2.6"}


@rule("RP-10.2", "RP-13.22a")
def test_production_that_a_discovery_changes_names_the_rule_of_discoveries() -> None:
    t = Mars().discovery("ausonia", "disc_rich_deposit").open(ausonia="ice", hellas="ice").produce(3)
    assert reasons(t) == ["RP-13.22a", "RP-10.2"]
