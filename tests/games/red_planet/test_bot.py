"""The heuristic player: clearly better than chance at every kind of table, and deaf to what it cannot know."""

import pytest
from tests.games.red_planet.table import Mars

from cosmodrome.bots.bot import ask_bot
from cosmodrome.bots.simple import HeuristicBot, RandomBot
from cosmodrome.games.red_planet import GAME
from cosmodrome.kernel.chance import Rng, SeededChance


def wins(seats: int, games: int) -> int:
    """Count the games that one heuristic player wins against random ones, moving on from seat to seat."""
    count = 0
    for seed in range(games):
        state, rng = GAME.start(GAME.check("", seats, {}), SeededChance(seed)), Rng(seed)
        hero = seed % seats
        while not state.over():
            seat = state.next_seat()
            bot = HeuristicBot() if seat == hero else RandomBot()
            state.apply(seat, ask_bot(bot, GAME, state, seat, rng))
        count += hero in GAME.winners(state)
    return count


def test_the_heuristic_player_beats_a_random_one_in_the_duel() -> None:
    assert wins(2, 8) >= 7


def test_the_heuristic_player_is_mostly_first_among_four() -> None:
    assert wins(4, 8) >= 6


def test_the_heuristic_player_takes_the_lead_it_can_take() -> None:
    t = Mars().open(hellas="celerium", ausonia="ice").at("hellas", {0: 1, 1: 2}).at("ausonia", {0: 1, 1: 1})
    t.choose("robot", "pilot", "pilot").play("board 3")
    answer = GAME.suggest(GAME.redeal(t.state, 0, Rng(1)), 0, Rng(1))
    assert GAME.notation(t.state, 0, answer) == "replace p1 at hellas"


def advice(t: Mars) -> str:
    """Return what the heuristic player would answer for seat 0."""
    return GAME.notation(t.state, 0, GAME.suggest(GAME.redeal(t.state, 0, Rng(1)), 0, Rng(1)))


@pytest.mark.parametrize(
    ("card", "region"),
    [
        ("disc_radiation", "mare_serpentis"),  # where others stand
        ("disc_mine_collapse", "mare_serpentis"),
        ("disc_lichens", "ausonia"),  # where it stands alone
        ("disc_rich_deposit", "ausonia"),
        ("disc_sabotage", "mare_serpentis"),
    ],
)
def test_the_heuristic_player_places_a_discovery_where_it_helps(card: str, region: str) -> None:
    t = Mars().open(ausonia="ice", mare_serpentis="ice").at("ausonia", {0: 4})
    t.at("mare_serpentis", {0: 1, 1: 4}).draws(card).choose("scientist", "pilot", "pilot").play("board 1", "board 1")
    assert t.question == "discovery"
    assert advice(t) == f"at {region}"


def test_the_heuristic_player_plays_forced_march_while_it_can() -> None:
    t = Mars().hold(0, "goal_moon_base", "action_forced_march").open(hellas="ice", ausonia="celerium")
    t.at("hellas", {0: 3}).at("ausonia", {1: 1, 2: 1}).advance_from("exploration", 0)
    assert advice(t) == "play forced_march"
    assert advice(t.play("play forced_march")) == "hellas to ausonia"


def test_the_heuristic_player_kills_where_it_can_land_afterwards() -> None:
    t = Mars().open(ausonia="celerium", phobos="ice", hellas="sylvanite").at("hellas", {0: 2})
    t.at("ausonia", {1: 2}).at("phobos", {0: 1, 2: 1}).choose("soldier", "recruiter", "recruiter")
    t.play("board 1", "board 1", "board 2")
    assert advice(t) == "kill p1 at ausonia"
