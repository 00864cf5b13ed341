"""What the log tells: who launched a ship and why, tokens that stay, regions that yield nothing, a neutral victory."""

import pytest
from tests.games.red_planet.table import N0, N1, Mars

from cosmodrome.games.red_planet import GAME
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY = game_translator("en", GAME, strict=True)
SAY_RUSSIAN = game_translator("ru", GAME, strict=True)


def log(t: Mars, *kinds: str) -> list[str]:
    """Return the lines of the log for events of some kinds since before the last answer, with their rules."""
    told = [event for event in t.happened if GAME.events[event[0]] in kinds]
    return [f"{SAY(GAME.tell(event))} ({GAME.why(event, 'duel')})" for event in told]


@rule("RP-5.10", "RP-6.6b")
def test_a_launch_tells_who_and_why() -> None:
    t = Mars().aboard(1, {1: 3}).choose("spy", "pilot", "pilot").play("board 1", "board 3", "launch 2")
    assert log(t, "launched") == [
        "Seat 1 launches the ship on pad 2 (RP-6.6b)",
        "The ship on pad 1 is full and launches (RP-5.10)",
    ]


@rule("RP-13.31")
def test_rp_13_31_an_emergency_launch_tells_who() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_emergency_launch").aboard(1, {1: 1}).aboard(2, {1: 1})
    t.choose("recruiter", "recruiter", "recruiter").play("board 3", "board 3", "board 3")
    t.play("play emergency_launch", "launch 2")
    assert log(t, "launched")[0] == "Seat 1 launches the ship on pad 2 in an emergency (RP-13.31)"


@rule("RP-10.4", "RP-10.6")
def test_tokens_that_stay_are_told() -> None:
    t = Mars().open(hellas="ice", ausonia="sylvanite", phobos="ice").at("hellas", {0: 1, 1: 1}).at("phobos", {2: 1})
    assert log(t.produce(2), "stayed") == ["Ausonia: nobody takes the 2 tokens, they stay (RP-10.6)"]
    t = Mars().open(hellas="ice").lying("hellas", 1).at("hellas", {0: 1, 1: 1}).produce(2)
    assert log(t, "stayed") == ["Hellas: 1 token cannot be divided and stays (RP-10.4)"]
    assert t.left_in("hellas") == 1


@rule("RP-13.23d")
def test_rp_13_23d_tokens_that_sabotage_keeps_from_the_only_colour_are_told() -> None:
    t = Mars().discovery("ausonia", "disc_sabotage").open(ausonia="ice").at("ausonia", {0: 1}).produce(3)
    assert log(t, "stayed") == ["Ausonia: nobody takes the 3 tokens, they stay (RP-13.23d)"]


@rule("RP-13.16")
def test_rp_13_16_a_collapsed_mine_is_told() -> None:
    t = Mars().discovery("ausonia", "disc_mine_collapse").open(ausonia="ice", hellas="ice").produce(3)
    assert log(t, "barren") == ["Ausonia produces nothing: Mine Collapse (RP-13.16)"]


@rule("RP-16.15")
@pytest.mark.parametrize(
    ("ahead", "told", "russian"),
    [
        ([N1], "the neutral colour of Seat 2", "Впереди нейтральный цвет игрока Место 2: оба игрока проиграли"),
        (
            [N0, N1],
            "the neutral colour of Seat 1, the neutral colour of Seat 2",
            "Впереди нейтральный цвет игрока Место 1, нейтральный цвет игрока Место 2: оба игрока проиграли",
        ),
    ],
)
def test_rp_16_15_the_neutral_colours_that_are_ahead_are_named(ahead: list[int], told: str, russian: str) -> None:
    t = Mars(2)
    for colour in ahead:
        t.tokens(colour, celerium=9)
    t.produce(3)
    assert log(t, "game-over") == [f"Both players lose to {told} (RP-16.15)"]
    assert SAY_RUSSIAN(GAME.tell(t.happened[-1])) == russian
