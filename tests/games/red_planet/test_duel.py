"""The duel of two players with neutral colours: section 16 of the rules."""

from typing import Any, cast

import pytest
from tests.games.red_planet.facts import CHARACTER_IDS, REGION_IDS, TRACK_NUMBER
from tests.games.red_planet.table import N0, N1, Counts, Mars, redealt, started
from tests.games.red_planet.test_rounds import ALL_NINE

from cosmodrome.games.red_planet import GAME
from cosmodrome.games.red_planet.table import ALL_CHARACTERS, COLOURS, PAD, SUPPLY
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import seen_by
from cosmodrome.testing import Scenario, rule

FIXED = {"recruiter", "explorer", "robot", "soldier"}


class Duel(Mars):
    """A duel whose neutral characters of the round a test can name."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(2, seed=seed)

    def neutral(self, first: str, second: str) -> "Duel":
        """Let these be the neutral characters of the round."""
        self.state.top_cards = [[], []]
        for colour, id in ((N0, first), (N1, second)):
            self.state.chosen[colour] = CHARACTER_IDS.index(id)
            self.state.hands[colour] = ALL_CHARACTERS - 2 ** CHARACTER_IDS.index(id) - self.state.played[colour]
        return self


def colour_seen(t: Scenario[Any], colour: int, seat: int) -> Json:
    """Return what a seat sees of a colour."""
    return cast(dict[str, Json], t.view(seat)["colours"])[str(colour)]


# -- set-up ------------------------------------------------------------------------------------------------------------
@rule("RP-16.2", "RP-16.4", "RP-2.9")
def test_rp_16_2_each_player_has_a_main_and_a_neutral_colour_and_there_are_four_pads() -> None:
    t: Scenario[Any] = Scenario(GAME, 2)
    assert t.view(0)["order"] == [0, N0, N1, 1]
    assert [cast(dict[str, Json], t.view(0)["colours"])[str(c)]["seat"] for c in (0, N0, N1, 1)] == [0, 0, 1, 1]
    assert len(cast(list[Json], t.view(0)["pads"])) == 4
    for colour in (0, 1, N0, N1):
        assert t.state.astronauts[SUPPLY * COLOURS + colour] == 21
        assert sum(t.state.astronauts[(PAD + pad) * COLOURS + colour] for pad in range(4)) == 1
        assert t.state.hands[colour] == ALL_CHARACTERS


@rule("RP-16.3", "RP-16.18")
def test_rp_16_3_two_goals_for_each_player_none_for_neutral_colours() -> None:
    t = Scenario(GAME, 2)
    assert t.asked == [0, 1]
    assert [len(t.options(seat)) for seat in (0, 1)] == [2, 2]
    for seat in (0, 1):
        t.play(f"p{seat}: {t.options(seat)[0]}")
    assert t.view(0)["card_deck"] == 27
    assert len(cast(list[Json], t.view(0)["seats"])) == 2


@rule("RP-16.5", "RP-16.10a")
def test_rp_16_5_four_neutral_characters_never_come_in_the_first_three_rounds() -> None:
    recruited = set()
    first = set()
    for seed in range(150):
        state, rng = started(2, seed), Rng(seed)
        while not state.over():
            number = TRACK_NUMBER[state.division] if state.division >= 0 else 0
            if state.division >= 0 and GAME.kinds[state.question().kind] == "character":
                for colour in (N0, N1):
                    id = CHARACTER_IDS[state.chosen[colour]]
                    assert number > 3 or id not in FIXED
                    if number <= 3:
                        first.add(id)
                    if id == "recruiter":
                        recruited.add(number)
            seat = state.next_seat()
            state.apply(seat, state.sample(seat, rng))
    assert first == set(ALL_NINE) - FIXED
    assert recruited == {4, 5, 6, 7, 8, 9}


def ordering(seed: int = 1) -> Scenario[Any]:
    """Return a duel in which the players put neutral characters in order."""
    t: Scenario[Any] = Scenario(GAME, 2, seed=seed)
    return t.play(*(f"p{seat}: {t.options(seat)[0]}" for seat in (0, 1)))


@rule("RP-16.5")
def test_rp_16_5_each_player_chooses_the_order_of_the_first_three_neutral_characters() -> None:
    t = ordering()
    assert t.question == "neutral-order"
    assert t.asked == [0, 1]
    dealt = [CHARACTER_IDS[character] for character in t.state.top_cards[0]]
    assert not FIXED & set(dealt)
    assert len(set(dealt)) == 3
    assert len(t.options(0)) == len(set(t.options(0))) == 6
    third, first, second = dealt
    t.play(f"p0: order {first} {second} {third}", f"p1: {t.options(1)[0]}")
    drawn = []
    for _ in range(3):
        drawn.append(CHARACTER_IDS[t.state.chosen[N0]])
        number = t.state.division
        while t.state.division == number:
            seat = t.state.next_seat()
            t.state.apply(seat, t.state.legal(seat)[0])
    assert drawn == [first, second, third]
    assert not t.state.top_cards[0]


@rule("RP-16.5", "RP-17.2")
def test_rp_16_5_only_the_owner_knows_the_order() -> None:
    t = ordering()
    dealt = [CHARACTER_IDS[character] for character in t.state.top_cards[0]]
    assert [colour_seen(t, N0, seat)["top"] for seat in (0, 1, SPECTATOR)] == [dealt, [], []]
    t.play(f"p0: order {' '.join(dealt[::-1])}", f"p1: {t.options(1)[0]}")
    assert [colour_seen(t, N0, seat)["top"] for seat in (0, 1)] == [[dealt[1], dealt[0]], []]
    told = {seat: [GAME.events[event[0]] for event in seen_by(t.happened, seat)] for seat in (0, 1)}
    assert "neutral-ordered" in told[0]
    assert told[1].count("neutral-ordered") == 1  # only the own order
    others = {tuple(redealt(t.state, 1, seed).top_cards[0]) for seed in range(40)}
    assert len(others) > 6
    own = {tuple(redealt(t.state, 0, seed).top_cards[0]) for seed in range(9)}
    assert own == {tuple(t.state.top_cards[0])}


# -- the round ---------------------------------------------------------------------------------------------------------
@rule("RP-16.6", "RP-17.2")
def test_rp_16_6_the_owner_looks_at_the_neutral_card_before_choosing() -> None:
    t = Duel().neutral("spy", "pilot")
    assert t.question == "character"
    assert [colour_seen(t, N0, seat)["chosen"] for seat in (0, 1, SPECTATOR)] == ["spy", None, None]
    assert [colour_seen(t, N1, seat)["chosen"] for seat in (0, 1, SPECTATOR)] == [None, "pilot", None]
    assert "spy" in cast(list[str], colour_seen(t, N0, 1)["unseen"])
    assert "spy" not in cast(list[str], colour_seen(t, N0, 0)["unseen"])


@rule("RP-16.6", "RP-16.6a", "RP-16.7")
def test_rp_16_6a_the_neutral_card_is_played_by_its_owner_and_stays_open() -> None:
    t = Duel().neutral("saboteur", "pilot").choose("recruiter", "recruiter").play("board 1", "board 2")
    assert t.asked == [0]
    assert t.question == "board"
    t.play("board 3")
    assert t.crew(3) == {N0: 1}  # the neutral colour's astronaut
    t.play("destroy 1")
    assert t.wormhole == {0: 1}
    assert colour_seen(t, N0, 1)["played"] == ["saboteur"]
    assert t.asked == [1]  # the neutral Pilot of seat 1
    t.play_on()
    assert {colour_seen(t, colour, 0)["has_chosen"] for colour in (N0, N1)} == {True}  # the next cards lie there


@rule("RP-16.8")
def test_rp_16_8_neutral_soldier_and_robot_may_hit_the_owners_main_colour_and_must_if_nothing_else() -> None:
    t = Duel().neutral("soldier", "pilot").at("ausonia", {0: 1, 1: 1}).choose("recruiter", "recruiter")
    t.play("board 1", "board 1", "board 2")
    assert t.options() == ["kill p0 at ausonia", "kill p1 at ausonia"]
    t = Duel().neutral("soldier", "pilot").at("ausonia", {0: 1}).choose("recruiter", "recruiter")
    t.play("board 1", "board 1", "board 2")
    assert t.wormhole == {0: 1}
    t = Duel().neutral("robot", "pilot").at("hellas", {0: 1, N0: 1}).choose("recruiter", "recruiter")
    t.play("board 1", "board 1", "board 2")
    assert t.in_region("hellas") == {N0: 2}


@rule("RP-16.8a")
def test_rp_16_8a_a_main_character_may_hit_the_owners_neutral_colour() -> None:
    t = Duel().neutral("pilot", "pilot").at("hellas", {0: 1, N0: 1, 1: 1}).choose("robot", "recruiter")
    t.play("board 1", "board 2")
    assert t.options() == ["replace p1 at hellas", "replace n0 at hellas"]


@rule("RP-16.9")
def test_rp_16_9_the_neutral_scientist_draws_without_looking_and_boxes_goals_and_actions() -> None:
    t = Duel().neutral("scientist", "pilot").discovery("ausonia", "disc_lichens").draws("goal_pioneers")
    t.choose("recruiter", "recruiter").play("board 1", "board 1", "board 2", "board 2")
    assert t.crew(2) == {N0: 2}
    assert "looked" not in t.events
    assert len(t.holds(0)) == 1
    seats = cast(list[Json], t.view(0)["seats"])
    assert seats[0]["boxed_cards"] == ["goal_pioneers"]
    other = cast(list[Json], t.view(1)["seats"])[0]
    assert other["boxed_cards"] is None
    assert other["boxed"] == 1
    assert "goal_pioneers" not in str(t.view(1))


@rule("RP-16.9", "RP-13.8")
def test_rp_16_9_the_neutral_scientists_discovery_is_placed_by_the_owner() -> None:
    t = Duel().neutral("scientist", "pilot").draws("disc_radiation").choose("recruiter", "recruiter")
    t.play("board 1", "board 1", "board 2", "board 2")
    assert t.question == "discovery"
    assert t.asked == [0]
    t.play("at ausonia")
    assert t.placed("ausonia") == "disc_radiation"


@rule("RP-16.9", "RP-6.7d")
def test_rp_16_9_without_room_the_owner_of_the_neutral_scientist_looks() -> None:
    t = Duel()
    names = ["lichens", "synergy", "sabotage", "dust_storm", "rich_deposit", "ether_magnet"]
    for region, name in zip(REGION_IDS[:6], names, strict=True):
        t.discovery(region, f"disc_{name}")
    t.neutral("scientist", "pilot").draws("disc_radiation").choose("recruiter", "recruiter")
    t.play("board 1", "board 1", "board 2", "board 2")
    assert t.options() == [f"look {region}" for region in REGION_IDS[:6]]
    assert t.view(1)["card_discard"] == ["disc_radiation"]
    t.play("look ausonia")
    assert "looked" in t.events_seen(0)


@rule("RP-16.9a")
def test_rp_16_9a_with_an_empty_deck_the_neutral_scientist_only_places() -> None:
    t = Duel().neutral("scientist", "pilot").discovery("ausonia", "disc_lichens")
    t.state.card_discard += t.state.cards
    t.state.cards = []
    t.choose("recruiter", "recruiter").play("board 1", "board 1", "board 2", "board 2")
    assert t.crew(2) == {N0: 2}
    assert t.asked == [1]  # no look


@rule("RP-16.10")
def test_rp_16_10_the_neutral_recruiter_goes_to_the_box_and_the_others_make_a_new_deck() -> None:
    t = Duel().round(6)
    t.state.played[N0] = 2 ** CHARACTER_IDS.index("spy") + 2 ** CHARACTER_IDS.index("pilot")
    t.neutral("recruiter", "pilot").choose("explorer", "explorer").play("board 1")
    assert t.crew(1) == {N0: 1}
    assert t.characters(t.state.hands[N0]) == ALL_NINE[1:]
    assert t.state.played[N0] == 0
    assert colour_seen(t, N0, 1)["boxed"] == ["recruiter"]


@rule("RP-16.10a")
def test_rp_16_10a_the_neutral_deck_is_never_empty_when_a_round_begins() -> None:
    for seed in range(60):
        state, rng = started(2, seed), Rng(seed)
        drawn = 0
        while not state.over():
            if state.division >= 0 and GAME.kinds[state.question().kind] == "character":
                assert state.chosen[N0] >= 0
                assert state.chosen[N1] >= 0
                drawn += 1
            seat = state.next_seat()
            state.apply(seat, state.sample(seat, rng))
        assert drawn >= 10


@rule("RP-16.11")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [0, N0, N1, 1]), (N0, [N0, N1, 1, 0]), (N1, [N1, 1, 0, N0]), (1, [1, 0, N0, N1])]
)
def test_rp_16_11_equal_characters_act_in_seat_order_main_neutral_neutral_main(first: int, order: list[int]) -> None:
    t = Duel().neutral("soldier", "soldier").first(first)
    t.play("p0: soldier")
    happened: list[Event] = []
    t.state.events = happened
    t.play("p1: soldier").play_on()
    assert [event[2] for event in happened if GAME.events[event[0]] == "placed"] == order


@rule("RP-16.12")
def test_rp_16_12_a_neutral_colour_can_be_first() -> None:
    t = Duel().neutral("pilot", "spy").choose("recruiter", "recruiter").play_on()
    assert t.state.first == N0
    firsts = {started(2, seed).first for seed in range(40)}
    assert firsts == {0, 1, N0, N1}


@rule("RP-16.12a")
@pytest.mark.parametrize(("first", "asked"), [(0, 0), (N0, 1), (N1, 1), (1, 1)])
def test_rp_16_12a_action_windows_ask_in_the_order_of_the_main_colours(first: int, asked: int) -> None:
    t = (
        Duel()
        .lost({0: 1, 1: 1})
        .hold(0, "goal_moon_base", "goal_pioneers")
        .hold(1, "goal_dominion", "goal_fallen_heroes")
    )
    t.first(first).advance_from("round", 5)
    t.at("hellas", {0: 1, 1: 1}).first(first).advance_from("round", 5)
    assert t.question == "act"
    assert t.asked == [asked]
    t.play("pass")
    assert t.asked == [1 - asked]


# -- production and scoring --------------------------------------------------------------------------------------------
@rule("RP-16.13", "RP-16.1")
def test_rp_16_13_neutral_colours_take_tokens_of_their_own() -> None:
    t = Duel().open(hellas="celerium", ausonia="ice").at("hellas", {0: 1, N0: 2, 1: 1}).at("ausonia", {N1: 1, 0: 1})
    t.produce(2)
    assert t.has(N0) == (0, 0, 2)
    assert t.has(0) == (1, 0, 0)
    assert t.has(N1) == (1, 0, 0)
    assert t.has(1) == (0, 0, 0)


@rule("RP-16.14", "RP-16.14a")
def test_rp_16_14_neutral_colours_share_ice_monopoly_suffer_discoveries_and_are_compared_in_goals() -> None:
    t = Duel().tokens(N0, ice=3).tokens(0, ice=2).hold(0, "goal_moon_base").at("phobos", {0: 1, N1: 2})
    t.at("ausonia", {N1: 2}).discovery("ausonia", "disc_native_resistance").explore()
    assert t.points(N0)["global_goal"] == 9
    assert t.points(0)["global_goal"] == 0
    assert t.points(0)["goals"] == 0
    assert t.in_region("ausonia") == {N1: 1}
    t = Duel().tokens(N0, ice=3).tokens(0, ice=3).produce(3)
    assert (t.points(N0)["global_goal"], t.points(0)["global_goal"]) == (4, 4)


@rule("RP-16.15", "RP-16.16", "RP-16.17", "RP-12.5")
@pytest.mark.parametrize(
    ("tokens", "winners"),
    [
        ({0: (0, 3), 1: (0, 2), N0: (0, 2)}, [0]),
        ({0: (0, 1), 1: (0, 2), N0: (0, 3)}, []),  # a neutral colour is ahead: both lose
        ({0: (0, 3), 1: (0, 2), N1: (0, 3)}, [0]),  # level with a neutral colour: the player wins
        ({0: (3, 0), 1: (0, 2), N1: (0, 2)}, [0]),  # both players level, more tokens of the main colours decide
        ({0: (0, 2), 1: (0, 2), N1: (3, 0)}, [0, 1]),  # shared, whatever the neutral colour has
    ],
)
def test_rp_16_15_who_wins_the_duel(tokens: dict[int, tuple[int, int]], winners: list[int]) -> None:
    t = Duel().hold(0, "goal_moon_base").hold(1, "goal_dominion")
    for colour, (sylvanite, celerium) in tokens.items():
        t.tokens(colour, sylvanite=sylvanite, celerium=celerium)
    t.produce(3)
    assert GAME.winners(t.state) == winners
    if not winners:
        assert "event-no-winner" in [GAME.tell(event).id for event in t.happened]


@rule("RP-16.1")
@pytest.mark.parametrize("counts", [{0: 1, 1: 2}, {N0: 1, N1: 2}])
def test_rp_16_1_the_normal_rules_hold_for_all_four_colours(counts: Counts) -> None:
    t = Duel().open(hellas="ice").at("hellas", counts).produce(1)
    assert t.has(list(counts)[1]) == (1, 0, 0)
