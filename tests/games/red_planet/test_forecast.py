"""What options say they lead to is what they lead to; warnings; how goals stand; what the sheet tells a screen."""

import json
import re
from pathlib import Path

import pytest
from tests.games.red_planet.facts import FILE
from tests.games.red_planet.table import N0, Mars

from cosmodrome.games.red_planet import GAME
from cosmodrome.games.red_planet.face.view import GoalView
from cosmodrome.games.red_planet.game import RedPlanetGame
from cosmodrome.games.red_planet.load import load
from cosmodrome.kernel.message import Option
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY = game_translator("en", GAME, strict=True)
SAY_RUSSIAN = game_translator("ru", GAME, strict=True)


def option(t: Mars, text: str) -> Option:
    """Return the option that an answer in notation is."""
    seat, answer = t.read(text)
    return GAME.option(t.state, seat, answer)


def warning(t: Mars, text: str) -> str:
    """Return the warning of an answer in English, or nothing."""
    found = option(t, text).warning
    return "" if found is None else SAY(found)


def figure(view: object, path: str) -> object:
    """Return a figure of a view by its path."""
    for key in path.split("."):
        view = view[int(key)] if isinstance(view, list) else view[key] if isinstance(view, dict) else None
    return view


def goal(t: Mars, card: str, seat: int = 0) -> GoalView:
    """Return how a goal of a seat stands."""
    goals = GAME.view(t.state, seat)["seats"][seat]["goals"]
    assert goals is not None
    return next(one for one in goals if one["card"] == card)


# -- figures -----------------------------------------------------------------------------------------------------------
@rule("RP-5.10")
def test_rp_5_10_a_full_ship_is_foretold_to_land() -> None:
    t = Mars().aboard(1, {1: 2, 2: 1}).at("hellas", {1: 1}).choose("recruiter", "dispatcher", "dispatcher")
    after = option(t, "board 1").after
    assert after["pads.0.crew.0"] == 1
    assert after["pads.0.launched"] == 1
    assert after["regions.hellas.landing"] == 1
    assert after["colours.0.supply"] == 21
    assert {colour: after[f"regions.hellas.astronauts.{colour}"] for colour in range(3)} == {0: 1, 1: 3, 2: 1}
    assert "regions.hellas.leaders.1" not in after  # who leads there stays the same
    assert "pads.1.launched" not in option(t, "board 2").after
    t.play("board 1").play_on()
    assert t.in_region("hellas") == {0: 1, 1: 3, 2: 1}


@rule("RP-6.3a")
def test_rp_6_3a_all_who_board_together_are_foretold() -> None:
    t = Mars().choose("dispatcher", "pilot", "pilot")
    t.play_on_to("board-together")
    assert option(t, "board 2").after["pads.1.crew.0"] == 3


@rule("RP-16.7")
def test_rp_16_7_what_a_neutral_colour_does_is_foretold_for_it() -> None:
    t = Mars(2).hand(N0, "recruiter").hand(0, "pilot").hand(1, "pilot")
    t.state.chosen[N0] = 8
    while t.question != "board" or "Your neutral colour" not in SAY(GAME.prompt(t.state, t.state.next_seat())):
        seat = t.state.next_seat()
        t.state.apply(seat, t.state.legal(seat)[0])
    seat = t.state.next_seat()
    found = GAME.option(t.state, seat, t.state.legal(seat)[0])
    assert f"colours.{N0 + seat}.supply" in found.after
    assert found.warning is None


@rule("RP-6.5b")
def test_rp_6_5b_a_destroyed_ship_is_foretold_with_its_crew() -> None:
    t = Mars().aboard(2, {1: 2}).choose("saboteur", "pilot", "pilot").play("board 1")
    after = option(t, "destroy 2").after
    assert after["pads.1.capacity"] == 0
    assert after["colours.1.wormhole"] == 2
    assert after["pads.1.crew.1"] == 0


@rule("RP-6.2b", "RP-6.4b", "RP-6.8b")
def test_astronauts_that_come_and_go_are_foretold_with_the_lead() -> None:
    t = Mars().at("ausonia", {0: 1, 1: 2}).at("hellas", {0: 1, 2: 1}).choose("robot", "pilot", "pilot").play("board 1")
    after = option(t, "replace p1 at ausonia").after
    assert [after[f"regions.ausonia.astronauts.{colour}"] for colour in (0, 1)] == [2, 1]
    assert [after[f"regions.ausonia.leaders.{colour}"] for colour in (0, 1)] == [1, 0]
    t = Mars().at("ausonia", {0: 1, 1: 1}).choose("soldier", "robot", "robot").play_on_to("kill")
    assert option(t, "kill p1 at ausonia").after["regions.ausonia.leaders.1"] == 0
    t = Mars().at("ausonia", {0: 1}).choose("explorer", "pilot", "pilot").play("board 1")
    after = option(t, "ausonia to hellas").after
    assert (after["regions.ausonia.astronauts.0"], after["regions.hellas.astronauts.0"]) == (0, 1)


@rule("RP-6.8c")
def test_rp_6_8c_looking_ahead_turns_nothing_up() -> None:
    t = Mars().at("ausonia", {0: 1}).choose("explorer", "pilot", "pilot").play("board 1")
    before = (t.state.rolls, t.state.heap)
    assert not any("resource" in path for path in option(t, "ausonia to hellas").after)
    assert (t.state.rolls, t.state.heap) == before


@pytest.mark.parametrize("seed", range(4))
def test_what_is_foretold_comes_true(seed: int) -> None:
    t = Mars(3, seed=seed, skip_forced=False).choose("recruiter", "pilot", "robot")
    foretold = 0
    while t.question in ("board", "retarget", "token", "replace"):
        seat = t.state.next_seat()
        answer = t.state.legal(seat)[seed % len(t.state.legal(seat))]
        after = GAME.option(t.state, seat, answer).after
        t.state.apply(seat, answer)
        if t.question == "character":
            break  # ships have landed, and others are docked
        view = GAME.view(t.state, seat)
        for path in [path for path in after if re.search(r"crew|supply|wormhole", path)]:
            assert figure(view, path) == after[path], path
            foretold += 1
    assert foretold


# -- goals -------------------------------------------------------------------------------------------------------------
@rule("RP-13.3")
def test_rp_13_3_a_goal_of_presence_tells_its_regions() -> None:
    t = Mars().hold(0, "goal_northern_influence").at("ausonia", {0: 2})
    assert goal(t, "goal_northern_influence") == {
        "card": "goal_northern_influence",
        "worth": 1,
        "most": 6,
        "own": 1,
        "best": 0,
        "regions": {"vastitas_borealis": 0, "ausonia": 2, "mare_serpentis": 0},
    }
    t.choose("explorer", "pilot", "pilot").play("board 1")
    after = option(t, "ausonia to vastitas_borealis").after
    assert after["seats.0.goals.0.regions.vastitas_borealis"] == 1
    assert after["seats.0.goals.0.worth"] == 3


@rule("RP-13.4")
def test_rp_13_4_a_goal_of_the_most_tells_the_best_of_the_others() -> None:
    t = Mars().hold(0, "goal_moon_base").at("phobos", {0: 2, 1: 3})
    shown = goal(t, "goal_moon_base")
    assert (shown["own"], shown["best"], shown["worth"]) == (2, 3, 0)
    assert goal(t.at("phobos", {0: 3, 1: 3}), "goal_moon_base")["worth"] == shown["most"] == 6


@rule("RP-12.2")
def test_rp_12_2_the_monopoly_tells_the_share_of_the_tied() -> None:
    t = Mars().tokens(0, ice=4).tokens(1, ice=4)
    assert goal(t, "global_ice_monopoly")["worth"] == 4
    assert goal(t, "global_ice_monopoly", 2)["worth"] == 0
    assert goal(t.tokens(0, ice=5), "global_ice_monopoly")["worth"] == 9


# -- warnings ----------------------------------------------------------------------------------------------------------
def test_a_ship_that_would_serve_another_is_named_with_figures() -> None:
    t = Mars().aboard(1, {1: 3}).at("hellas", {1: 2}).choose("recruiter", "pilot", "pilot")
    assert warning(t, "board 1") == "The ship launches, but Seat 2 leads 5 : 1 at Hellas"
    assert warning(t, "board 2") == ""
    found = option(t, "board 1").warning
    assert found is not None
    assert SAY_RUSSIAN(found) == "Корабль стартует, но в регионе «Равнина Эллада» лидирует Место 2, 5 : 1"


def test_a_ship_that_serves_its_crew_is_no_waste() -> None:
    t = Mars().aboard(1, {0: 1, 1: 2}).choose("recruiter", "pilot", "pilot")
    assert warning(t, "board 1") == ""


@rule("RP-6.6b", "RP-6.6d")
def test_rp_6_6d_each_ship_of_the_spy_warns_of_its_own_region() -> None:
    t = Mars().aboard(1, {1: 3}).aboard(2, {2: 2}).at("ausonia", {2: 1}).choose("spy", "pilot", "pilot")
    t.play("board 1", "board 3")  # the first is full now and starts whatever else is launched
    assert warning(t, "launch 2") == "The ship launches, but Seat 3 leads 3 : 0 at Ausonia"
    assert warning(t, "launch 3") == ""


@rule("RP-6.1b")
@pytest.mark.parametrize(
    ("pad", "told"),
    [
        (1, [f"The ship launches, but Seat 2 leads 3 : 1 at {region}" for region in ("Ausonia", "Phobos")]),
        (2, ["", ""]),
    ],
)
def test_rp_6_1b_each_destination_of_the_pilot_warns_of_itself(pad: int, told: list[str]) -> None:
    t = Mars().aboard(1, {1: 3}).at("hellas", {1: 2}).at("ausonia", {2: 3}).choose("pilot", "recruiter", "recruiter")
    t.play("board 3", "board 3", "board 1", "board 3")  # the first is full now and starts
    assert warning(t, "retarget 1") == warning(t, "retarget 2") == ""
    t.play(f"retarget {pad}")
    assert [warning(t, f"token {region}") for region in ("ausonia", "phobos")] == told


def test_an_empty_ship_serves_nobody() -> None:
    t = Mars().at("ausonia", {1: 2}).choose("spy", "pilot", "pilot").play("board 1", "board 3")
    assert warning(t, "launch 2") == ""


@rule("RP-6.3b")
def test_rp_6_3b_few_ships_for_the_dispatcher_are_named() -> None:
    t = Mars().aboard(1, {1: 2}).aboard(2, {1: 2})
    assert warning(t, "p0: dispatcher").startswith("Only one ship has 3 free seats (Syrtis Major); if somebody")
    assert warning(t.aboard(3, {1: 3}), "p0: dispatcher") == "No ship has 3 free seats now; your turn would be lost"
    assert warning(t.aboard(1, {}).aboard(2, {}), "p0: dispatcher") == ""
    assert warning(t.aboard(1, {1: 2}).aboard(2, {1: 2}), "p0: spy") == ""


# -- the sheet ---------------------------------------------------------------------------------------------------------
def test_the_sheet_tells_what_characters_and_cards_do() -> None:
    sheet = GAME.sheet()
    assert [sign["icon"] + sign["text"] for sign in sheet["recruiter"]["signs"]] == ["astronaut1", "undo", "hand"]
    told = [words["id"] for words in sheet["soldier"]["words"]]
    assert told == ["effect-place", "effect-kill", "effect-move-landing"]
    assert sheet["spy"]["number"] == 6
    assert sheet["global_ice_monopoly"]["words"][0] == {"id": "goal-ice-vp-tokens", "args": {"n": 9}}
    assert sheet["celerium"]["number"] == 3
    assert [division["kind"] for division in sheet["round_counter"]["track"]][4:7] == ["round", "production", "round"]
    assert sheet["disc_synergy"]["rules"]


def test_the_sheet_tells_corrected_figures(tmp_path: Path) -> None:
    data = json.loads(FILE.read_text("utf-8"))
    data["ships"][0] |= {"capacity": 5, "destination": "phobos"}
    (tmp_path / "components.json").write_text(json.dumps(data), "utf-8")
    ship = RedPlanetGame(load(tmp_path / "components.json")).sheet()[data["ships"][0]["id"]]
    assert (ship["number"], ship["destination"]) == (5, "phobos")
