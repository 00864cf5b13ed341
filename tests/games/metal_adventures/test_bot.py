"""The heuristic player, and games that end."""

from collections import Counter

import pytest
from tests.games.metal_adventures.table import Table
from tests.games.metal_adventures.test_deals import sent

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.deals.clauses import clauses_of
from cosmodrome.games.metal_adventures.player import haggle
from cosmodrome.kernel.answering.playout import playout
from cosmodrome.kernel.chance import Rng, SeededChance


def play(seed: int, clever: tuple[int, ...], seats: int) -> tuple[list[int], Counter[str]]:
    """Let heuristic players meet random ones; return who won, and what happened how often."""
    events: list[tuple[int, int, int, int, int, int]] = []
    state, rng = GAME.start(GAME.check("", seats, {}), SeededChance(seed), events), Rng(seed)
    while not state.over():
        seat = state.next_seat()
        if seat in clever:
            answer = GAME.suggest(GAME.redeal(state, seat, rng), seat, rng)
        else:
            answer = state.sample(seat, rng)
        state.apply(seat, answer)
    return GAME.winners(state), Counter(GAME.events[event[0]] for event in events)


def test_the_heuristic_player_beats_two_random_ones() -> None:
    wins = sum(play(seed, (0,), 3)[0] == [0] for seed in range(6))
    assert wins >= 5


def test_heuristic_players_ally_bargain_keep_their_word_and_betray() -> None:
    happened: Counter[str] = Counter()
    for seed in range(5):
        happened += play(seed, (0, 1, 2, 3), 4)[1]
    for event in ("allied", "deal-executed", "promise-fulfilled", "betrayed", "revealed"):
        assert happened[event] > 0, event


def advice(table: Table, seat: int) -> str:
    """Return what the heuristic player would answer."""
    return GAME.notation(table.state, seat, GAME.suggest(table.state, seat, Rng(1)))


def test_a_word_is_broken_when_that_is_cheaper() -> None:
    for credits, answer in (("2", "keep"), ("6", "break")):
        table = Table().credits(20, 3)
        sent(table, "promise", "p0", "to 1", "pay", credits, "now", "end-of-turn").play("accept")
        table.raid().play("duel p2").fight(6, 1).play("end")
        assert advice(table, 0) == answer


def test_a_promise_too_good_to_be_kept_is_worth_less_than_a_modest_one() -> None:
    worths = []
    for credits in ("3", "30"):
        table = Table().credits(3, 3).open("raider_slaver").skip("speak")
        sent(table, "alliance", "p1", "p0", "promise", "p0", "to 1", "pay", credits, "battle-won", "settlement")
        worths.append(haggle.deal_worth(table.state, clauses_of(table.state, 0), 1))
    assert worths[0] > worths[1]


def test_a_small_part_of_a_debt_does_not_buy_a_release() -> None:
    for part, answer in (("1", "refuse"), ("5", "release")):
        table = Table().credits(9, 3)
        sent(table, "promise", "p0", "to 1", "pay", "8", "now", "end-of-turn").play("accept")
        table.raid().play("duel p2").fight(6, 1).play("end")
        table.state.credits[0] = 6
        assert advice(table.play(f"part {part}"), 1) == answer


def test_nobody_begins_a_bid_that_it_does_not_make() -> None:
    table = Table(4).penalties(0, 4, 4, 4).raid().play("duel p1").skip("bid")
    assert {advice(table, 2)} == {"silent"}
    for seed in range(8):
        assert GAME.suggest(table.state, 2, Rng(seed)) == 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_end(seats: int) -> None:
    for seed in range(3):
        state = GAME.start(GAME.check("", seats, {}), SeededChance(1000 + seed))
        playout(state, Rng(seed), GAME.longest)
        assert state.over()
