"""Random games of every mode and seat count, looked over while they are played.

COSMODROME_SOAK=2000 plays that many of each; COSMODROME_SEED=77 begins with that seed.
"""

import os
from itertools import pairwise
from typing import Any

import pytest
from tests.games.star_realms.facts import EXPLORER, IDS, IS_BASE, KINDS, QUANTITY, SCOUT, VIPER

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.table import DAMAGE, NO_BOSS, NO_CARD
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.testing import rule
from cosmodrome.testing.case import all_tables, random_input

SOAK = int(os.environ.get("COSMODROME_SOAK", "0"))
FIRST = int(os.environ.get("COSMODROME_SEED", "0"))
DUELS = max(100, SOAK)
GAMES = max(4, SOAK)
SPARSELY = 20  # answers between two looks at a game that is not a duel
# About one random duel in a thousand has no winner after 1,000 turns.  In the one that was looked at closely, both
# players had scrapped what could still hurt the other (SR-10.3); the others were not examined.  So the games
# have the highest turn limit, and a bound besides.
TURN_LIMIT = 1000


@rule("SR-1.8", "SR-10.1")
def test_sr_1_8_every_card_of_a_duel_is_always_in_exactly_one_place() -> None:
    for seed in range(FIRST, FIRST + DUELS):
        play("duel", 2, seed, 1)


@rule("SR-1.8", "SR-10.3")
@pytest.mark.parametrize(("mode", "seats"), all_tables(GAME), ids=str)
def test_sr_1_8_every_game_ends_within_the_bound_with_all_its_cards(mode: str, seats: int) -> None:
    for seed in range(FIRST, FIRST + GAMES):
        play(mode, seats, seed, SPARSELY)


def play(mode: str, seats: int, seed: int, every: int) -> None:
    """Play a random game to its end; a failure says which one it was."""
    try:
        play_and_look(mode, seats, seed, every)
    except Exception as error:
        error.add_note(f"This was {mode} with {seats} seats; to begin with it set COSMODROME_SEED={seed}.")
        raise


def play_and_look(mode: str, seats: int, seed: int, every: int) -> None:
    """Play a random game to its end, with all levels and options in turn, and look over every so many states."""
    options = {"turn_limit": TURN_LIMIT, "level": seed % 4, "single_trade_deck": seed % 2}
    state: Any = GAME.start(GAME.check(mode, seats, options), SeededChance(seed))
    rng = Rng(seed)
    cards = cards_of(mode, seats, seed % 2 == 1)
    answers, turn = 0, 0
    while not state.over():
        if answers % every == 0:
            check_cards(state, cards)
            check_table(state)
            check_question(state)
        assert turn <= state.turn, "a turn is taken back"
        turn = state.turn
        state.apply(*random_input(state, rng))
        answers += 1
        assert answers < GAME.longest, "the game does not end"
    check_cards(state, cards)
    check_end(state)


def cards_of(mode: str, seats: int, single: bool) -> list[int]:
    """Return how many of each card a game has (SR-1.4, SR-26.1, SR-26.2, SR-29.3)."""
    sets = 2 if seats > 4 and not single else 1
    cards = [QUANTITY[kind] * sets for kind in range(KINDS)]
    cards[SCOUT], cards[VIPER] = 8 * seats, 2 * seats
    if mode == "madness_of_the_machine":
        cards[SCOUT], cards[VIPER] = 7 * seats + 4, seats + 4
    elif mode == "defy_the_empire":
        cards[SCOUT], cards[VIPER] = 8 * (seats + 1), 2 * (seats + 1)
    return cards


def check_cards(g: Any, cards: list[int]) -> None:
    """Every card is somewhere, and nowhere twice."""
    counts = GAME.components(g)
    wrong = {IDS[kind]: counts[IDS[kind]] for kind in range(KINDS) if counts[IDS[kind]] != cards[kind]}
    assert not wrong, f"cards were made or lost: {wrong}"


def check_table(g: Any) -> None:
    """What must hold on the table whatever was played."""
    assert len(g.row) == 5, "the trade row has five places"
    assert NO_CARD not in g.row or not g.trade_deck, "an empty place although there are cards to fill it (SR-7.4)"
    assert EXPLORER not in g.scrap_heap, "an Explorer on the scrap heap (SR-6.5)"
    assert SCOUT not in g.row + g.trade_deck, "a card without a faction for sale (SR-2.4)"
    assert min(g.trade) >= 0, "trade spent that was not there (SR-7.1)"
    assert min(g.combat) >= 0, "combat spent that was not there (SR-8.3)"
    for seat in g.standing_seats():
        assert g.authority[g.hearts[seat]] > 0, "play goes on after a defeat (SR-10.1)"
    for owner in range(len(g.hands)):
        assert len(g.marks[owner]) == len(g.fleets[owner]), "marks and cards in play out of step"
        assert g.hands[owner] == sorted(g.hands[owner]), "a hand out of order"
        returning = g.returning[owner]
        assert all(returning.count(kind) <= g.scrap_heap.count(kind) for kind in returning), "nothing to return"
        if owner not in g.parties[g.active] and owner != g.boss:
            check_idle(g, owner)


def check_idle(g: Any, seat: int) -> None:
    """What must hold of a player whose turn it is not."""
    assert (g.trade[seat], g.combat[seat]) == (0, 0), "pools out of turn (SR-9.1)"
    assert all(IS_BASE[kind] for kind in g.fleets[seat]), "a ship stays in play (SR-9.1)"
    assert not any(mark % DAMAGE for mark in g.marks[seat]), "abilities out of turn (SR-5.8a)"
    assert (g.scrapped[seat], g.next_bases[seat], g.returning[seat]) == (0, 0, []), "effects that outlive a turn"
    if g.out[seat] and GAME.kinds[g.question().kind] != "legacy":
        left = g.hands[seat] + g.decks[seat] + g.tops[seat] + g.discards[seat] + g.fleets[seat]
        assert not left, "a player who is out keeps cards (SR-12.2)"


def check_question(g: Any) -> None:
    """Somebody can answer: who takes the turn, or whoever must choose meanwhile; the legal answers ascend."""
    kind = GAME.kinds[g.question().kind]
    for seat in g.seats_to_answer():
        legal = g.legal(seat)
        assert legal, "a question without an answer"
        assert all(a < b for a, b in pairwise(legal)), "legal answers do not ascend"
        assert len(legal) > 1 or kind == "main", "a forced answer is asked for"
        meanwhile = kind in ("discard", "legacy", "top-starter")
        assert meanwhile or seat in g.parties[g.active], f"{kind} is asked out of turn (SR-3.5)"
        assert not g.out[seat] or kind == "legacy", f"{kind} is asked of a player who is out (SR-12.5)"


def check_end(g: Any) -> None:
    """Somebody wins, or the Boss; nobody when the turn limit stops the game."""
    winners = GAME.winners(g)
    if g.turn == TURN_LIMIT and not winners:
        return
    if g.boss != NO_BOSS:
        assert winners in ([], list(range(g.seats)))
        return
    assert winners
    assert g.active in winners, "only who attacks can win (SR-10.1)"
    assert min(g.authority[g.hearts[seat]] for seat in range(g.seats) if seat not in winners) <= 0
