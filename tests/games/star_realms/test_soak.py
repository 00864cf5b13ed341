"""Random duels in which the table is looked over after every answer; COSMODROME_SOAK=10000 plays that many."""

import os
from itertools import pairwise

from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.answers import MAIN
from cosmodrome.games.star_realms.data import EXPLORER, IDS, IS_BASE, KINDS, QUANTITY, SCOUT, VIPER
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import NO_CARD
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.testing import rule

DUELS = max(200, int(os.environ.get("COSMODROME_SOAK", "0")))
SEEDS = range(int(os.environ.get("COSMODROME_SEED", "0")), 1_000_000)
DECKS_OF_TWO = {SCOUT: 16, VIPER: 4}
# About one random duel in a thousand never ends: both players have scrapped what could hurt the other (SR-10.3).
TURN_LIMIT = 1000
CARDS = [DECKS_OF_TWO.get(kind, QUANTITY[kind]) for kind in range(KINDS)]


@rule("SR-1.8", "SR-10.1")
def test_sr_1_8_every_card_is_always_in_exactly_one_place() -> None:
    for seed in SEEDS[:DUELS]:
        try:
            play_duel(seed)
        except Exception as error:
            error.add_note(f"This was the duel of seed {seed}; to begin with it set COSMODROME_SEED={seed}.")
            raise


def play_duel(seed: int) -> None:
    """Play a random duel to its end and look over every state."""
    setup = GAME.check("duel", 2, {"turn_limit": TURN_LIMIT})
    state, rng = GAME.start(setup, SeededChance(seed)), Rng(seed)
    answers, turn = 0, 0
    while not state.over():
        check_cards(state)
        check_table(state)
        check_question(state)
        assert turn <= state.turn <= turn + 1, "a turn is skipped or taken back"
        turn = state.turn
        seat = state.next_seat()
        state.apply(seat, state.sample(seat, rng))
        answers += 1
        assert answers < GAME.longest, "the duel does not end"
    check_cards(state)
    check_end(state)


def check_cards(g: StarRealms) -> None:
    """Every card is somewhere, and nowhere twice."""
    counts = [0] * KINDS
    counts[EXPLORER] = g.explorers
    for pile in (g.trade_deck, g.row, g.scrap_heap):
        for kind in pile:
            if kind != NO_CARD:
                counts[kind] += 1
    for zone in (g.decks, g.tops, g.hands, g.discards, g.fleets):
        for pile in zone:
            for kind in pile:
                counts[kind] += 1
    wrong = {IDS[kind]: counts[kind] for kind in range(KINDS) if counts[kind] != CARDS[kind]}
    assert not wrong, f"cards were made or lost: {wrong}"


def check_table(g: StarRealms) -> None:
    """What must hold on the table whatever was played."""
    idle = 1 - g.active
    assert len(g.row) == 5, "the trade row has five places"
    assert NO_CARD not in g.row or not g.trade_deck, "an empty place although there are cards to fill it (SR-7.4)"
    assert EXPLORER not in g.scrap_heap, "an Explorer on the scrap heap (SR-6.5)"
    assert SCOUT not in g.row + g.trade_deck, "a card without a faction for sale (SR-2.4)"
    assert (g.trade[idle], g.combat[idle]) == (0, 0), "pools out of turn (SR-9.1)"
    assert g.trade[g.active] >= 0, "trade spent that was not there (SR-7.1)"
    assert g.combat[g.active] >= 0, "combat spent that was not there (SR-8.3)"
    assert min(g.authority) > 0, "play goes on after a defeat (SR-10.1)"
    assert all(IS_BASE[kind] for kind in g.fleets[idle]), "a ship stays in play (SR-9.1)"
    assert not any(g.marks[idle]), "abilities out of turn (SR-5.8a)"
    assert (g.scrapped[idle], g.next_bases[idle], g.returning[idle]) == (0, 0, []), "effects that outlive a turn"
    for seat in (0, 1):
        assert len(g.marks[seat]) == len(g.fleets[seat]), "marks and cards in play out of step"
        assert g.hands[seat] == sorted(g.hands[seat]), "a hand out of order"
    for kind in g.returning[g.active]:
        assert g.returning[g.active].count(kind) <= g.scrap_heap.count(kind), "what returns is not on the scrap heap"


def check_question(g: StarRealms) -> None:
    """Somebody can answer: the active player, or whoever must discard; the legal answers ascend."""
    seat = g.next_seat()
    assert g.seats_to_answer() == [seat]
    legal = g.legal(seat)
    assert legal, "a question without an answer"
    assert all(a < b for a, b in pairwise(legal)), "legal answers do not ascend"
    kind = GAME.kinds[g.question().kind]
    assert seat == g.active or kind == "discard", f"{kind} is asked out of turn (SR-3.5)"
    assert len(legal) > 1 or g.question().kind == MAIN, "a forced answer is asked for"


def check_end(g: StarRealms) -> None:
    """The duel ends in a Main phase with one player at 0 or less, and the other, who is active, wins."""
    if g.turn == TURN_LIMIT and min(g.authority) > 0:
        assert GAME.winners(g) == []
        return
    loser = 1 - g.active
    assert GAME.winners(g) == [g.active]
    assert g.authority[loser] <= 0 < g.authority[g.active]
    assert GAME.scores(g) == g.authority
