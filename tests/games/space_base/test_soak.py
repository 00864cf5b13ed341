"""Random games in which the table is looked over after every answer; COSMODROME_SOAK=5000 plays that many."""

import os
from typing import Any

import pytest
from tests.games.space_base.facts import CARDS, CELLS, IDS, LEVEL

from cosmodrome.games.space_base import GAME
from cosmodrome.games.space_base.cards import COLONY, DEPLOYED, STATION
from cosmodrome.games.space_base.questions.abilities import USE
from cosmodrome.games.space_base.table import GOAL, NO_CARD, NOWHERE, ROW
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.testing import rule

GAMES = max(10, int(os.environ.get("COSMODROME_SOAK", "0")))
SEEDS = range(int(os.environ.get("COSMODROME_SEED", "0")), 1_000_000)


@rule("SB-2.8", "SB-7.10", "SB-10.6")
@pytest.mark.parametrize("mode", ["standard", "light_speed"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_is_sound_after_every_answer(mode: str, seats: int) -> None:
    for seed in SEEDS[:GAMES]:
        try:
            play_game(mode, seats, seed)
        except Exception as error:
            error.add_note(f"This was seed {seed}; to begin with it set COSMODROME_SEED={seed}.")
            raise


def play_game(mode: str, seats: int, seed: int) -> None:
    """Play a random game to its end and look over every state."""
    setup = GAME.check(mode, seats, {"skip_idle": 1})
    state, rng = GAME.start(setup, SeededChance(seed)), Rng(seed)
    answers = 0
    while not state.over():
        check_cards(state)
        check_cubes(state)
        check_question(state)
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))
        answers += 1
        assert answers < GAME.longest, "the game does not end"
    check_cards(state)
    check_end(state)


def check_cards(g: Any) -> None:
    """Every card is somewhere, nowhere twice, and where it says it is."""
    counts = [0] * CARDS
    for pile in (g.market, *g.decks, *g.bottoms, *g.drawn):
        for card in pile:
            if card != NO_CARD:
                counts[card] += 1
                assert g.place[card] == NOWHERE, f"{IDS[card]} is on a board and elsewhere"
    for seat in range(g.seats):
        for sector in range(1, 13):
            slot = ROW * seat + sector
            counts[g.station[slot]] += 1
            assert g.place[g.station[slot]] == 2 * slot + STATION, f"{IDS[g.station[slot]]} is not where it lies"
            for card in g.deployed(seat, sector):
                counts[card] += 1
                assert g.place[card] == 2 * slot + DEPLOYED, f"{IDS[card]} is not where it lies"
                assert LEVEL[card] != COLONY, "a colony is deployed (SB-10.6)"
    away = [card for card in range(CARDS) if counts[card] != 1 and not 12 * g.seats <= card < 60]
    assert not away, f"cards were made or lost: {[IDS[card] for card in away]}"


def check_cubes(g: Any) -> None:
    """Cubes lie only on available cells of cards on boards, and every seat knows its loaded cards."""
    loaded: list[list[int]] = [[] for _ in range(g.seats)]
    for card in range(CARDS):
        if g.cubes[card]:
            assert g.place[card] != NOWHERE, f"cubes on {IDS[card]}, which is on no board"
            assert 0 < g.cubes[card] <= CELLS[6 * g.side(card) + g.seats], f"{IDS[card]} has too many cubes (SB-7.10)"
            loaded[g.owner(card)].append(card)
    assert loaded == g.loaded, "loaded cards out of step"
    assert min(g.resources) >= 0, "a resource below 0 (SB-1.3)"


def check_question(g: Any) -> None:
    """Somebody has a choice, and abilities are offered only where one can be used."""
    for seat in g.seats_to_answer():
        legal = g.legal(seat)
        assert legal == sorted(set(legal))
        assert len(legal) > 1, f"a forced answer is asked for: {GAME.kinds[g.question().kind]}"
    if g.question().kind == USE:
        assert g.loaded[g.next_seat()], "a seat without cubes is asked for an ability"


def check_end(g: Any) -> None:
    """One player alone has most points and somebody had 40, unless a player won at once."""
    (winner,) = GAME.winners(g)
    scores = GAME.scores(g)
    if g.phase == 9:
        assert g.ending
        assert g.active == (g.first - 1) % g.seats, "the round is not finished (SB-9.2)"
        assert scores[winner] == max(scores)
        assert scores.count(max(scores)) == 1, "the game ends in a tie (SB-9.6)"
        assert max(scores) >= GOAL or g.ending
