"""What is hidden and what is open, and what re-dealt states keep of it: section 17 of the rules."""

import json
from typing import cast

import pytest
from tests.games.red_planet.facts import CARD_IDS, FIRST_ACTION, FIRST_DISCOVERY, GOALS
from tests.games.red_planet.table import N0, Mars, redealt, started

from cosmodrome.games.red_planet import GAME
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Json
from cosmodrome.testing import Scenario, rule
from cosmodrome.testing.checks.secrets import check_redeal


def colour_seen(t: Mars, colour: int, seat: int) -> Json:
    """Return what a seat sees of a colour."""
    return cast(dict[str, Json], t.view(seat)["colours"])[str(colour)]


@rule("RP-17.1")
def test_rp_17_1_nobody_knows_decks_and_face_down_tokens() -> None:
    t = Mars()
    for seat in (0, 1, 2, SPECTATOR):
        view = t.view(seat)
        assert isinstance(view["ship_deck"], int)
        assert isinstance(view["card_deck"], int)
        regions = cast(dict[str, Json], view["regions"])
        assert all(region["resource"] is None for region in regions.values())
    t.at("hellas", {0: 1}).choose("explorer", "pilot", "pilot").play("board 1")
    seat, answer = t.read("hellas to ausonia")
    turned_up = set()
    for seed in range(20):
        copy = redealt(t.state, 0, seed)
        copy.apply(seat, answer)
        turned_up.add(copy.resources[1])
    assert turned_up == {0, 1, 2}  # a re-dealt state does not know what a token will show


@rule("RP-17.2", "RP-4.2")
def test_rp_17_2_a_chosen_character_is_known_to_its_owner_only_until_called() -> None:
    t = Mars().choose("recruiter", "robot", "pilot")
    assert [colour_seen(t, 1, seat)["chosen"] for seat in (0, 1, 2, SPECTATOR)] == [None, "robot", None, None]
    t.play("board 1")
    assert [colour_seen(t, 1, seat)["chosen"] for seat in (0, SPECTATOR)] == ["robot", "robot"]
    assert colour_seen(t, 2, 0)["chosen"] is None


@rule("RP-17.2a")
def test_rp_17_2a_a_hand_is_listed_only_with_the_chosen_card_among_it() -> None:
    t = Mars().hand(1, "robot", "spy", "recruiter").choose("recruiter", "robot", "pilot")
    assert colour_seen(t, 1, 0)["unseen"] == ["recruiter", "spy", "robot"]
    assert colour_seen(t, 1, 1)["unseen"] == ["recruiter", "spy"]
    t.play("board 1")
    assert colour_seen(t, 1, 0)["unseen"] == ["recruiter", "spy"]


@rule("RP-17.2a", "RP-17.2")
def test_rp_17_2a_re_deals_know_neither_more_nor_less() -> None:
    t = Mars().hand(1, "robot", "spy", "recruiter", "pilot").choose("saboteur", "robot", "pilot")
    drawn = set()
    for seed in range(60):
        copy = redealt(t.state, 0, seed)
        drawn.add(copy.chosen[1])
        assert copy.chosen[0] == t.state.chosen[0]
    assert drawn == {0, 3}  # Pilot or Robot: Spy and Recruiter would lie open already


@rule("RP-17.2b")
def test_rp_17_2b_others_see_how_many_cards_but_not_which_kind() -> None:
    t = Mars().hold(1, "goal_dominion", "action_blocks_of_ice")
    other = Mars().hold(1, "goal_dominion", "goal_pioneers")
    for seat in (0, 2, SPECTATOR):
        assert cast(list[Json], t.view(seat)["seats"])[1] == cast(list[Json], other.view(seat)["seats"])[1]
    kinds = set()
    for seed in range(40):
        copy = redealt(t.state, 0, seed)
        kinds.add("action" if copy.held[1][1] >= FIRST_ACTION else "goal")
        assert copy.held[1][0] < GOALS
    assert kinds == {"goal", "action"}


@rule("RP-17.2c")
def test_rp_17_2c_whoever_might_hold_an_action_is_asked_so_that_the_question_betrays_nothing() -> None:
    def asked(*cards: str) -> tuple[list[int], str]:
        t = Mars().hold(1, "goal_moon_base", *cards).lost({1: 1}).choose("recruiter", "recruiter", "recruiter")
        t.play("board 3", "board 3", "board 3")
        return t.asked, t.question

    def told(*cards: str) -> str:
        t = Mars().hold(1, "goal_moon_base", *cards).lost({1: 1}).choose("recruiter", "recruiter", "recruiter")
        return GAME.prompt(t.play("board 3", "board 3", "board 3").state, 1).id

    assert told("action_rescue_operation") == "ask-act-before-arrival"
    assert told("goal_pioneers") == "ask-act-none"  # and says so to who can only decline
    assert asked("action_rescue_operation") == ([1], "act")
    assert asked("goal_pioneers") == ([1], "act")
    assert asked("action_forced_march") == ([1], "act")
    assert asked() == ([0, 1, 2], "character")  # only the goal of the set-up
    t = (
        Mars()
        .discarded("action_rescue_operation", "action_emergency_launch")
        .hold(1, "goal_moon_base", "goal_pioneers")
    )
    t.choose("recruiter", "recruiter", "recruiter").play("board 3", "board 3", "board 3")
    assert t.question == "character"  # both cards of this moment are gone, as everybody sees


@rule("RP-17.3")
def test_rp_17_3_everything_else_is_open_to_all() -> None:
    t = Mars().at("hellas", {0: 2, 1: 1}).aboard(1, {2: 1}).lost({1: 2}).tokens(1, ice=2).token(2, "phobos")
    t.discovery("ausonia", "disc_lichens", 0).discarded("disc_radiation")
    t.choose("spy", "pilot", "soldier").play_on()
    names = ("map", "division", "called", "first", "pads", "ship_deck", "ship_discard", "region_tokens", "stock")
    views = [t.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    for name in (*names, "order", "card_deck", "card_discard", "resources_face_down"):
        assert all(view[name] == views[0][name] for view in views)
    for view in views:
        regions = cast(dict[str, Json], view["regions"])
        assert regions["hellas"]["astronauts"] == {"0": 2, "1": 1, "2": 0}
        assert regions["ausonia"]["discovery"] is not None
        colour = cast(dict[str, Json], view["colours"])["1"]
        assert colour["wormhole"] == t.wormhole[1]
        assert colour["supply"] == t.supplies[1]
        assert colour["collected"] == {"ice": 2, "sylvanite": 0, "celerium": 0}
        assert colour["played"] == ["pilot"]
        assert [cast(int, seat["cards"]) for seat in cast(list[Json], view["seats"])] == [1, 1, 1]


@rule("RP-17.4", "RP-2.13")
def test_rp_17_4_the_returned_goal_is_known_to_its_returner_only() -> None:
    t = Scenario(GAME, 3)
    options = [t.options(seat) for seat in range(3)]
    t.play(*(f"p{seat}: {options[seat][0]}" for seat in range(3)))
    goals = [text.replace("keep ", "goal_") for text in options[0]]
    own = cast(list[Json], t.view(0)["seats"])[0]
    assert [own["held"], own["returned"]] == [[goals[0]], goals[1]]
    for seat in (1, 2, SPECTATOR):
        shown = cast(list[Json], t.view(seat)["seats"])[0]
        assert shown["held"] is None
        assert shown["returned"] is None
        assert goals[0] not in json.dumps(t.view(seat))
    for seed in range(60):
        copy = redealt(t.state, 0, seed)
        assert CARD_IDS.index(goals[1]) in copy.cards  # seat 0 knows that it lies in the deck
        assert all(copy.held[other] != [CARD_IDS.index(goals[1])] for other in (1, 2))
        assert len({*copy.returned}) == 3


@rule("RP-17.2", "RP-13.11")
def test_rp_17_2_re_deals_keep_the_discoveries_a_seat_knows_and_only_those() -> None:
    t = Mars().discovery("ausonia", "disc_lichens", 0).discovery("mare_serpentis", "disc_radiation", 1)
    known, unknown = set(), set()
    for seed in range(40):
        copy = redealt(t.state, 0, seed)
        known.add(copy.placed[1])
        unknown.add(copy.placed[5])
    assert known == {CARD_IDS.index("disc_lichens")}
    assert len(unknown) > 8
    assert all(FIRST_DISCOVERY <= card < FIRST_ACTION for card in unknown)


@rule("RP-13.11", "RP-17.2")
def test_rp_13_11_a_discovery_that_all_six_players_know_still_lies_face_down() -> None:
    t = Mars(6).discovery("ausonia", "disc_lichens", 0, 1, 2, 3, 4, 5)

    def seen(seat: int) -> tuple[object, object]:
        discovery = cast(Json, cast(dict[str, Json], t.view(seat)["regions"])["ausonia"]["discovery"])
        return discovery["card"], discovery["face_up"]

    assert seen(5) == ("disc_lichens", False)
    assert seen(SPECTATOR) == (None, False)  # nobody turned it up
    assert len({redealt(t.state, SPECTATOR, seed).placed[1] for seed in range(30)}) > 8
    t.explore()
    assert seen(SPECTATOR) == ("disc_lichens", True)


@rule("RP-17.2")
@pytest.mark.parametrize("number", [2, 6])
def test_rp_17_2_re_deals_of_the_duel_draw_the_neutral_card_anew_by_the_rules_of_its_deck(number: int) -> None:
    t = Mars(2).round(number)
    drawn = {redealt(t.state, 1, seed).chosen[N0] for seed in range(120)}
    later = {8, 7, 3, 1}  # Recruiter, Explorer, Robot, Soldier come only after three rounds
    assert drawn == set(range(9)) - (later if number == 2 else set())
    assert {redealt(t.state, 0, seed).chosen[N0] for seed in range(20)} == {t.state.chosen[N0]}


@rule("RP-17.2", "RP-17.2b")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_re_deals_keep_what_is_seen_also_with_many_cards_in_play(seats: int) -> None:
    """Random play draws few cards; here everybody plays the Scientist as often as possible."""
    rng = Rng(seats)
    state = started(seats, seats, assembly=0)
    places: set[str] = set()
    while not state.over():
        for viewer in (*range(seats), SPECTATOR):
            check_redeal(GAME, state, viewer, rng)
        if state.drawn >= 0:
            places.add("drawn")
        places |= {"held" for cards in state.held if len(cards) > 2}
        places |= {"placed" for card in state.placed if card >= 0}
        seat = state.next_seat()
        legal = state.legal(seat)
        wanted = [answer for answer in legal if GAME.notation(state, seat, answer) in ("scientist", "draw")]
        if not wanted and GAME.kinds[state.question().kind] == "character":
            wanted = [legal[-1]]
        state.apply(seat, wanted[0] if wanted else state.sample(seat, rng))
    assert places == {"drawn", "held", "placed"}
