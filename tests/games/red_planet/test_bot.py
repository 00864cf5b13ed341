"""The heuristic player: clearly better than chance at every kind of table, and deaf to what it cannot know."""

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
