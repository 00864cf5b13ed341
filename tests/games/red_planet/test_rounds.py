"""The course of the game and the steps of a round: sections 3, 4, 5, 7, 8 and 9 of the rules."""

from typing import cast

import pytest
from tests.games.red_planet.facts import CAPACITY, DESTINATION, REGION_IDS, TRACK, TRACK_NUMBER
from tests.games.red_planet.table import Mars, started

from cosmodrome.games.red_planet import GAME
from cosmodrome.games.red_planet.box import DIVISIONS, NO_REGION, ROUND
from cosmodrome.games.red_planet.table import COLOURS, PAD
from cosmodrome.kernel.agenda import NO_ANSWER, SPECTATOR
from cosmodrome.kernel.answering.driver import moot_answer
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.state import Event
from cosmodrome.testing import rule

ALL_NINE = ["recruiter", "explorer", "scientist", "spy", "saboteur", "robot", "dispatcher", "soldier", "pilot"]


def events_of_a_game(seats: int, seed: int) -> list[Event]:
    """Return all events of a random game."""
    happened: list[Event] = []
    state = GAME.start(GAME.check("", seats, {}), SeededChance(seed), happened)
    rng = Rng(seed)
    while not state.over():
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))
    return happened


# -- course (RP-3) -----------------------------------------------------------------------------------------------------
@rule("RP-3.1", "RP-3.5", "RP-1.2", "RP-10.8", "RP-11.4")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_rp_3_1_the_course_of_the_counter(seats: int) -> None:
    happened = events_of_a_game(seats, 5)
    divisions = [event[2] for event in happened if GAME.events[event[0]] == "division-began"]
    texts = [f"{DIVISIONS[TRACK[i]]} {TRACK_NUMBER[i]}" for i in divisions]
    assert texts == [
        *(f"round {i}" for i in (1, 2, 3, 4, 5)),
        "production 1",
        *(f"round {i}" for i in (6, 7, 8)),
        "production 2",
        *(f"round {i}" for i in (9, 10)),
        "exploration 0",
        "production 3",
        "scoring 0",
    ]
    assert GAME.events[happened[-1][0]] == "game-over"


@rule("RP-3.2", "RP-3.3")
def test_rp_3_2_the_steps_of_a_round_in_order() -> None:
    t = Mars().spaceport("hellas 4", "ausonia 4", "syrtis_major 5").aboard(1, {1: 3})
    t.choose("recruiter", "pilot", "soldier")
    happened: list[Event] = []
    t.state.events = happened
    t.play("board 1").play_on()
    steps = ("placed", "landed", "ship-docked", "first-player", "division-began")
    names = [GAME.events[event[0]] for event in happened]
    first = [names.index(step) for step in steps]
    assert first == sorted(first)
    divisions = [event[2] for event in events_of_a_game(3, 2) if GAME.events[event[0]] == "division-began"]
    revealed = 0
    division = -1
    for event in events_of_a_game(3, 2):
        if GAME.events[event[0]] == "division-began":
            division = event[2]
        elif GAME.events[event[0]] == "revealed":
            assert TRACK[division] == ROUND
            revealed += 1
    assert revealed == 3 * 10
    assert len(divisions) == 15


@rule("RP-3.4")
def test_rp_3_4_round_10_has_all_steps_and_docked_ships_stay() -> None:
    t = Mars().round(10).aboard(1, {1: 1}).aboard(2, {2: 3}).choose("recruiter", "recruiter", "recruiter")
    t.play("board 2", "board 1", "board 3")
    assert t.over
    assert t.in_region("ausonia") == {0: 1, 2: 3}
    assert t.crew(1) == {1: 2}
    assert t.crew(3) == {2: 1}
    assert "" not in t.ships


# -- choosing (RP-4) ---------------------------------------------------------------------------------------------------
@rule("RP-4.1", "RP-4.2")
def test_rp_4_1_all_choose_at_once_and_nothing_happens_before_the_last() -> None:
    t = Mars()
    assert t.asked == [0, 1, 2]
    t.play("p2: spy", "p0: spy")
    assert t.asked == [1]
    assert t.events == []
    assert all(colour["chosen"] is None for colour in cast(dict[str, Json], t.view(1)["colours"]).values())
    t.play("p1: pilot")
    assert t.question == "board"
    assert t.events[:2] == ["character-chosen", "character-chosen-hidden"]


@rule("RP-4.3", "RP-5.7")
def test_rp_4_3_played_characters_lie_open_and_cannot_be_chosen_again() -> None:
    t = Mars().choose("spy", "pilot", "soldier").play_on()
    assert not t.can("spy")
    assert len(t.options(0)) == 8
    assert t.refused("p0: spy").rule == "RP-4.3"
    colours = cast(dict[str, Json], t.view(SPECTATOR)["colours"])
    assert [colours[str(i)]["played"] for i in range(3)] == [["spy"], ["pilot"], ["soldier"]]


@rule("RP-4.4", "RP-6.9b")
def test_rp_4_4_the_last_card_is_the_recruiter_at_the_latest() -> None:
    t = Mars().round(9).hand(0, "recruiter").hand(1, *ALL_NINE).hand(2, *ALL_NINE)
    assert t.asked == [1, 2]  # the only card is chosen by itself
    t.play("p1: pilot", "p2: pilot").play("board 1").play_on()
    assert sorted(t.options(0)) == sorted(ALL_NINE)
    for seed in range(30):
        state, rng = started(4, seed), Rng(seed)
        while not state.over():
            if GAME.kinds[state.question().kind] == "character":
                assert all(state.hands[colour] for colour in range(4))
            seat = state.next_seat()
            state.apply(seat, state.sample(seat, rng))


# -- the countdown (RP-5) ----------------------------------------------------------------------------------------------
def order_of(first: int, *characters: str) -> list[int]:
    """Return the seats in the order in which they reveal their characters."""
    t = Mars(len(characters)).first(first)
    happened: list[Event] = []
    t.choose(*characters[:-1])
    t.state.events = happened
    t.play(f"p{len(characters) - 1}: {characters[-1]}").play_on()
    acted = [event[2] for event in happened if GAME.events[event[0]] == "placed"]
    return list(dict.fromkeys(acted))


@rule("RP-5.1", "RP-5.3")
def test_rp_5_1_from_9_down_to_1_passing_over_numbers_nobody_chose() -> None:
    assert order_of(0, "pilot", "recruiter", "robot") == [1, 2, 0]
    assert order_of(2, "spy", "explorer", "saboteur") == [1, 0, 2]


@rule("RP-5.2")
def test_rp_5_2_equal_characters_clockwise_from_the_first_player() -> None:
    assert order_of(0, "spy", "spy", "spy") == [0, 1, 2]
    assert order_of(1, "spy", "spy", "spy") == [1, 2, 0]
    assert order_of(2, "spy", "spy", "pilot") == [0, 1, 2]
    assert order_of(1, "spy", "pilot", "spy") == [2, 0, 1]


@rule("RP-5.1a", "RP-17.2")
def test_rp_5_1a_all_of_the_called_number_reveal_before_the_first_acts() -> None:
    t = Mars().choose("spy", "spy", "pilot")
    assert t.question == "board"
    assert t.crew(1) == {}
    colours = cast(dict[str, Json], t.view(SPECTATOR)["colours"])
    assert [colours[str(i)]["chosen"] for i in range(3)] == ["spy", "spy", None]
    assert cast(dict[str, Json], t.view(2)["colours"])["2"]["chosen"] == "pilot"


@rule("RP-5.4")
def test_rp_5_4_instructions_in_printed_order() -> None:
    t = Mars().at("ausonia", {1: 1}).at("phobos", {0: 1, 1: 1}).choose("soldier", "pilot", "pilot")
    questions = [t.question]
    t.play("board 1")
    questions.append(t.question)
    t.play("kill p1 at ausonia")
    questions.append(t.question)
    assert questions == ["board", "kill", "move"]


@rule("RP-5.5")
def test_rp_5_5_what_can_be_done_must_be_done_the_rest_is_skipped() -> None:
    t = Mars().supply(0, 0).at("ausonia", {1: 1, 2: 1}).choose("soldier", "pilot", "pilot")
    assert t.question == "kill"  # nothing to place, but killing goes on
    assert t.options() == ["kill p1 at ausonia", "kill p2 at ausonia"]  # to decline is not offered
    for question, options in {
        "spy": ["launch 1", "launch 2", "launch 3"],
        "saboteur": ["destroy 1", "destroy 2", "destroy 3"],
    }.items():
        t = Mars().supply(0, 0).choose(question, "pilot", "pilot")
        assert t.options() == options


@rule("RP-5.6", "RP-6.3b", "RP-9.2")
def test_rp_5_6_the_dispatcher_is_done_entirely_or_not_at_all() -> None:
    t = Mars().spaceport("hellas 4", "ausonia 2", "ausonia 3").aboard(1, {1: 2}).aboard(3, {1: 1})
    t.choose("dispatcher", "recruiter", "recruiter").play("board 1", "board 3")
    assert "skipped" in t.events
    assert t.supplies[0] == 22
    assert t.state.first == 0  # it counts as resolved all the same


@rule("RP-5.8")
def test_rp_5_8_only_docked_ships_with_free_seats() -> None:
    t = Mars(4).aboard(1, {1: 3}).launched(2).choose("scientist", "pilot", "pilot", "pilot")
    assert t.options() == ["board 1", "board 3", "board 4"]
    assert t.refused("board 2").rule == "RP-5.12"
    t.play("board 1")
    assert t.crew(1) == {0: 1, 1: 3}
    assert t.supplies[0] == 21
    assert t.options() == ["board 3", "board 4"]  # four astronauts are all that fit
    assert t.refused("board 1").rule == "RP-5.8"


@rule("RP-5.9")
def test_rp_5_9_as_many_as_possible() -> None:
    t = Mars().spaceport("hellas 4", "", "").aboard(1, {1: 3}).choose("spy", "soldier", "soldier")
    assert t.in_region("hellas") == {0: 1, 1: 3}  # the second astronaut found no ship
    assert t.supplies[0] == 21
    t = Mars().supply(0, 1).choose("spy", "pilot", "pilot").play("board 2")
    assert t.question == "launch"
    assert t.supplies.get(0, 0) == 0


@rule("RP-5.9")
@pytest.mark.parametrize(
    ("ships", "aboard", "is_moot"),
    [
        (("hellas 4", "ausonia 4", ""), (3, 3, 0), True),
        (("hellas 4", "ausonia 4", ""), (2, 3, 0), False),  # three seats for two
        (("hellas 4", "ausonia 4", "syrtis_major 5"), (3, 3, 4), False),
        (("blank 3", "ausonia 4", ""), (2, 3, 0), False),  # whoever boards first chooses where it flies
    ],
)
def test_rp_5_9_a_driver_boards_ships_that_will_be_full_either_way(
    ships: tuple[str, ...], aboard: tuple[int, ...], is_moot: bool
) -> None:
    t = Mars().spaceport(*ships)
    for pad, count in enumerate(aboard, 1):
        t.aboard(pad, {1: count})
    t.choose("scientist", "pilot", "pilot")
    assert t.question == "board"
    assert moot_answer(t.state, 0) == (t.state.legal(0)[0] if is_moot else NO_ANSWER)


@rule("RP-5.9a")
def test_rp_5_9a_without_a_docked_ship_placing_is_skipped() -> None:
    t = Mars().spaceport("", "", "").at("ausonia", {1: 1, 2: 1}).choose("soldier", "pilot", "pilot")
    assert t.question == "kill"
    assert t.supplies[0] == 22


@rule("RP-5.9b")
def test_rp_5_9b_the_player_of_the_ability_decides_step_by_step() -> None:
    t = Mars().at("hellas", {2: 1}).at("ausonia", {1: 1, 2: 1}).at("phobos", {1: 1})
    t.choose("pilot", "soldier", "pilot").play("board 1")
    assert t.asked == [1]
    t.play("kill p2 at ausonia")
    assert t.asked == [1]
    assert t.question == "move"


@rule("RP-5.10", "RP-5.12")
def test_rp_5_10_a_full_ship_launches_only_after_the_ability() -> None:
    t = Mars(4).aboard(1, {1: 3}).choose("saboteur", "pilot", "pilot", "pilot").play("board 1")
    assert t.ships[0] == "hellas 4"  # full, but still docked: it can even be destroyed
    assert t.can("destroy 1")
    t.play("destroy 2")
    assert t.ships == ["hellas 4 ->", "", "syrtis_major 5", "mare_tyrrhenum 4"]
    assert t.question == "board"
    assert t.refused("board 1").rule == "RP-5.12"


@rule("RP-5.10a")
def test_rp_5_10a_filled_ships_launch_together_before_the_next_character() -> None:
    t = Mars(4).aboard(1, {1: 3}).aboard(2, {1: 3}).draws("goal_pioneers")
    t.choose("scientist", "explorer", "robot", "robot").play("board 3", "board 1", "board 2")
    assert t.events.count("launched") == 2
    assert t.asked == [2]
    assert t.ships[:2] == ["hellas 4 ->", "ausonia 4 ->"]
    for seed in range(20):
        state, rng = started(5, seed), Rng(seed)
        while not state.over():
            if GAME.kinds[state.question().kind] == "character":
                full = [CAPACITY[ship] for ship in state.pads]
                assert all(crew < most for crew, most in zip(state.crews, full, strict=True))
            seat = state.next_seat()
            state.apply(seat, state.sample(seat, rng))


@rule("RP-5.11", "RP-8.3")
def test_rp_5_11_a_ship_below_capacity_stays_with_crew_and_tokens() -> None:
    t = Mars().spaceport("hellas 4", "ausonia 4", "syrtis_major 5").aboard(1, {1: 2}).token(1, "phobos")
    t.choose("recruiter", "recruiter", "recruiter").play("board 1", "board 2", "board 3")
    assert t.question == "character"
    assert t.ships == ["hellas 4", "ausonia 4", "syrtis_major 5"]
    assert t.crew(1) == {0: 1, 1: 2}
    assert t.destination(1) == "phobos"


@rule("RP-5.12")
def test_rp_5_12_the_pad_of_a_launched_ship_stays_empty_until_step_4() -> None:
    t = Mars().choose("spy", "saboteur", "pilot").play("board 2", "board 3", "launch 1", "board 2")
    assert t.question == "destroy"
    assert t.options() == ["destroy 2", "destroy 3"]
    assert t.refused("destroy 1").rule == "RP-5.12"


@rule("RP-5.13", "RP-6.4b", "RP-6.1b")
def test_rp_5_13_robot_and_pilot_reach_launched_ships() -> None:
    t = Mars().spaceport("hellas 4", "ausonia 4", "syrtis_major 5").aboard(1, {1: 2, 2: 1})
    t.choose("pilot", "robot", "spy").play("board 2", "board 3", "launch 1").play("board 2")
    assert t.can("replace p2 at pad 1")
    t.play("replace p2 at pad 1").play("board 2", "board 3")
    assert t.options() == ["retarget 1", "retarget 2", "retarget 3"]
    t.play("retarget 1", "token phobos").play_on()
    assert t.in_region("phobos") == {1: 3}


@rule("RP-5.14", "RP-14.1")
def test_rp_5_14_the_first_aboard_a_blank_ship_names_its_destination_at_once() -> None:
    t = Mars().spaceport("blank 4", "ausonia 4", "syrtis_major 5").choose("spy", "pilot", "pilot").play("board 1")
    assert t.question == "token"
    assert t.asked == [0]
    assert len(t.options()) == 10
    t.play("token hellas")
    assert t.question == "board"  # the rest of the ability comes after it
    assert t.destination(1) == "hellas"
    assert t.tokens_left("hellas") == 1


@rule("RP-5.14", "RP-6.3a")
def test_rp_5_14_also_for_the_dispatcher() -> None:
    t = Mars().spaceport("blank 3", "blank 4", "syrtis_major 5").choose("dispatcher", "recruiter", "recruiter")
    t.play("board 3", "board 3", "board 2", "token phobos")
    assert t.crew(2) == {0: 3}
    assert t.destination(2) == "phobos"


@rule("RP-5.14a")
def test_rp_5_14a_without_any_token_left_a_blank_ship_cannot_be_boarded() -> None:
    t = Mars().spaceport("blank 4", "ausonia 4", "syrtis_major 5")
    for region in REGION_IDS:
        t.token(2, region).token(3, region)
    t.choose("recruiter", "pilot", "pilot")
    assert t.options() == ["board 2", "board 3"]
    assert t.refused("board 1").rule == "RP-5.14a"


@rule("RP-5.15", "RP-5.16")
def test_rp_5_15_no_token_on_a_ship_that_has_a_destination() -> None:
    t = Mars().spaceport("blank 4", "ausonia 4", "syrtis_major 5").token(1, "hellas")
    t.choose("recruiter", "recruiter", "pilot").play("board 1")
    assert t.question == "board"
    assert t.asked == [1]
    t.play("board 2")
    assert t.asked == [2]
    assert t.tokens_left("hellas") == 1
    assert t.tokens_left("ausonia") == 2


# -- arrival (RP-7) ----------------------------------------------------------------------------------------------------
@rule("RP-7.1", "RP-7.4", "RP-14.3")
def test_rp_7_1_crews_land_where_the_top_token_or_the_card_says() -> None:
    t = (
        Mars(4)
        .spaceport("hellas 4", "ausonia 4", "syrtis_major 5", "ausonia 3")
        .aboard(1, {1: 2, 2: 1})
        .aboard(2, {3: 2})
    )
    t.token(2, "phobos", "syrtis_major").launched(1).launched(2)
    hellas = next(ship for ship in t.state.pads if DESTINATION[ship] == REGION_IDS.index("hellas"))
    t.choose("recruiter", "recruiter", "recruiter", "recruiter").play(*["board 3"] * 4)
    assert t.in_region("hellas") == {1: 2, 2: 1}
    assert t.in_region("syrtis_major") == {3: 2}
    assert t.in_region("ausonia") == {}
    assert hellas in t.state.ship_discard
    assert t.tokens_left("phobos") == t.tokens_left("syrtis_major") == 2


@rule("RP-7.1a")
def test_rp_7_1a_docked_ships_do_not_land_and_the_order_of_landing_does_not_matter() -> None:
    def land(*ships: str) -> list[dict[int, int]]:
        t = Mars().spaceport(*ships)
        for pad, ship in enumerate(ships, 1):
            t.aboard(pad, {1: 1 if "hellas" in ship else 2}).launched(pad)
        t.choose("recruiter", "recruiter", "recruiter")
        return [t.in_region(region) for region in ("hellas", "ausonia", "syrtis_major")]

    landed = [{1: 1}, {1: 2}, {1: 2}]
    assert land("hellas 4", "ausonia 4", "syrtis_major 5") == landed
    assert land("syrtis_major 5", "hellas 4", "ausonia 4") == landed
    t = Mars().aboard(1, {1: 2}).choose("recruiter", "recruiter", "recruiter").play("board 2", "board 2", "board 3")
    assert t.in_region("hellas") == {}


@rule("RP-7.2", "RP-7.3")
def test_rp_7_2_landing_flips_the_resource_token_but_an_empty_ship_does_not() -> None:
    t = Mars().spaceport("hellas 4", "ausonia 4", "syrtis_major 5").aboard(1, {1: 1}).launched(1).launched(2)
    t.flips("celerium").choose("recruiter", "recruiter", "recruiter")
    assert t.resource("hellas") == "celerium"
    assert t.resource("ausonia") == ""


@rule("RP-7.5", "RP-13.31")
def test_rp_7_5_action_cards_come_before_the_first_landing() -> None:
    t = Mars().hold(0, "goal_pioneers", "action_emergency_launch").aboard(1, {1: 1}).aboard(2, {2: 1}).launched(2)
    t.choose("recruiter", "recruiter", "recruiter").play("board 3", "board 3", "board 3")
    assert t.question == "act"
    assert t.in_region("ausonia") == {}
    t.play("play emergency_launch", "launch 1")
    assert t.in_region("hellas") == {1: 1}
    assert t.in_region("ausonia") == {2: 1}


# -- new ships (RP-8) --------------------------------------------------------------------------------------------------
@rule("RP-8.1", "RP-8.5")
def test_rp_8_1_every_empty_pad_gets_a_ship_from_left_to_right_also_a_blank_one() -> None:
    t = Mars().spaceport("", "hellas 4", "")
    t.state.ships = sorted(t.state.ships, key=lambda ship: DESTINATION[ship] == NO_REGION)
    t.rolls("ships", len(t.state.ships) - 1, 0).choose("recruiter", "recruiter", "recruiter")
    assert t.ships[0].startswith("blank")
    assert t.ships[1] == "hellas 4"
    assert t.ships[2] not in ("", t.ships[0])
    assert t.crew(1) == t.crew(3) == {}


@rule("RP-8.2")
def test_rp_8_2_an_empty_deck_is_made_anew_of_the_discard() -> None:
    t = Mars().spaceport("", "hellas 4", "")
    t.state.ship_discard = t.state.ships[1:]
    t.state.ships = t.state.ships[:1]
    last = t.state.ships[0]
    t.choose("recruiter", "recruiter", "recruiter")
    assert "ships-shuffled" in t.events
    assert t.state.pads[0] == last
    assert "" not in t.ships
    assert t.state.ship_discard == []
    assert len(t.state.ships) == 33


@rule("RP-8.4")
def test_rp_8_4_later_no_ship_needs_to_go_to_phobos() -> None:
    t = Mars().spaceport("", "hellas 4", "")
    places = [place for place, ship in enumerate(t.state.ships) if DESTINATION[ship] == 0]
    t.rolls("ships", places[0], places[1]).choose("recruiter", "recruiter", "recruiter")
    assert [t.destination(pad) for pad in (1, 2, 3)] == ["", "", ""]
    assert all(not ship.startswith("phobos") for ship in t.ships)


# -- first player (RP-9) -----------------------------------------------------------------------------------------------
@rule("RP-9.1", "RP-9.1a")
@pytest.mark.parametrize(
    ("first", "characters", "new"),
    [
        (0, ["pilot", "recruiter", "spy"], 0),
        (0, ["recruiter", "robot", "spy"], 1),
        (0, ["soldier", "soldier", "soldier"], 2),
        (1, ["soldier", "soldier", "soldier"], 0),
        (2, ["soldier", "spy", "soldier"], 0),
        (1, ["soldier", "soldier", "spy"], 0),
    ],
)
def test_rp_9_1_who_resolved_last_is_first_next_round(first: int, characters: list[str], new: int) -> None:
    t = Mars().first(first).choose(*characters).play_on()
    assert t.state.first == new
    assert t.view(SPECTATOR)["first"] == new


@rule("RP-9.3")
def test_rp_9_3_the_counter_advances_by_one_division() -> None:
    t = Mars().round(4).choose("recruiter", "recruiter", "recruiter").play_on()
    assert t.view(0)["division"] == {"place": 4, "kind": "round", "number": 5}
    t.choose("spy", "spy", "spy").play_on()
    assert t.view(0)["division"] == {"place": 6, "kind": "round", "number": 6}


def test_crews_are_counted_as_they_board() -> None:
    t = Mars().aboard(1, {0: 2, 1: 1})
    assert t.state.crews[0] == sum(t.state.astronauts[PAD * COLOURS : (PAD + 1) * COLOURS]) == 3
