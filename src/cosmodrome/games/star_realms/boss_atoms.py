"""Atoms of a challenge: changes that only a Boss, or a player against one, makes."""

from cosmodrome.games.star_realms import challenges, events
from cosmodrome.games.star_realms.atoms import COMBAT, next_trade_card, put_on_scrap_heap, switch_on_allies, take_from
from cosmodrome.games.star_realms.challenges import (
    AUTOMATONS,
    BLOB_ASSAULT,
    COST_OF_FREEDOM,
    DEFY_THE_EMPIRE,
    DIMENSIONAL_HORROR,
    MADNESS,
    NEMESIS_BEAST,
)
from cosmodrome.games.star_realms.data import COST, FACTION, NO_FACTION
from cosmodrome.games.star_realms.formats import FIRST_CHALLENGE
from cosmodrome.games.star_realms.table import (
    ACQUISITION,
    ACQUISITION_BOTTOM,
    ASSIMILATION,
    BOSS_STREAM,
    BOSS_TARGET,
    BURIED,
    BURIED_UNSEEN,
    COST_PLAYED,
    COUNTERS,
    ELITE,
    LEDGER,
    MULLIGAN,
    NO_CARD,
    OWED,
    PILES,
    SUBJECT,
    SUBJECTS,
    TENTACLE,
    TRADE_TOP,
    Table,
    copies,
)


# -- set-up ------------------------------------------------------------------------------------------------------------
def lay_out_boss(t: Table) -> None:
    """Give Boss and players what the challenge has them start with."""
    challenge = t.mode - FIRST_CHALLENGE
    players = t.seats
    boss = t.boss
    removed = challenges.REMOVED_FACTION[challenge]
    t.trade_deck = [kind for kind in t.trade_deck if FACTION[kind] != removed]
    t.piles = [[] for _ in range(PILES)]
    t.counters = [0] * COUNTERS
    for seat in range(players):
        t.decks[seat] = challenges.PLAYER_DECK[challenge].copy()
        t.authority[seat] = challenges.PLAYER_AUTHORITY[challenge]
    if challenges.TOGETHER[challenge] == challenges.HYDRA:
        t.authority[0] = challenges.PLAYER_AUTHORITY[challenge] * players
    t.authority[boss] = challenges.BOSS_AUTHORITY[challenge] * players
    t.decks[boss] = []
    if challenge == AUTOMATONS:
        t.counters[ASSIMILATION] = challenges.ASSIMILATION[0] + challenges.ASSIMILATION[1] * (players - 1)
    elif challenge == BLOB_ASSAULT:
        t.tops[boss] = challenges.BLOB_DECK[::-1]
        t.discards[boss] = challenges.BLOB_DISCARD.copy()
        t.out_of_game = challenges.BLOB_UNUSED.copy()
    elif challenge == MADNESS:
        t.decks[boss] = challenges.MADNESS_DECK.copy()
    elif challenge == DEFY_THE_EMPIRE:
        t.decks[boss] = challenges.EMPIRE_DECK.copy()
        t.piles[ELITE] = challenges.ELITE[::-1]
        t.piles[SUBJECTS] = challenges.SUBJECTS.copy()
    elif challenge == COST_OF_FREEDOM:
        t.decks[boss] = challenges.FREEDOM_DECK[players].copy()
        t.piles[ACQUISITION] = challenges.ACQUISITION[players].copy()
        t.piles[ACQUISITION_BOTTOM] = challenges.ACQUISITION_BOTTOM.copy()


def deal_to_boss(t: Table) -> None:
    """Turn over what the Boss gets from shuffled decks before the trade row is laid out."""
    challenge = t.mode - FIRST_CHALLENGE
    if challenge == DIMENSIONAL_HORROR:
        for _ in range(challenges.TENTACLE_CARDS[0]):
            feed_tentacle(t, next_trade_card(t))
    elif challenge == NEMESIS_BEAST:
        for _ in range(challenges.BURIED[t.seats]):
            t.piles[BURIED_UNSEEN].append(next_trade_card(t))
    elif challenge == DEFY_THE_EMPIRE:
        turn_subject(t)


def turn_subject(t: Table) -> None:
    """Turn the next card of the subjects deck face up (SR-29.2)."""
    subjects = t.piles[SUBJECTS]
    if subjects:
        t.piles[SUBJECT].append(take_from(subjects, t.roll(len(subjects), BOSS_STREAM)))


# -- the trade row -----------------------------------------------------------------------------------------------------
def farthest(t: Table) -> int:
    """Return the occupied slot farthest from the trade deck, or NO_CARD when the row is empty (SR-20.14)."""
    for slot in range(len(t.row)):
        if t.row[slot] != NO_CARD:
            return slot
    return NO_CARD


def shift_row(t: Table) -> None:
    """Move the cards of the row away from the trade deck, closing all gaps (SR-20.14)."""
    cards = [kind for kind in t.row if kind != NO_CARD]
    t.row = cards + [NO_CARD] * (len(t.row) - len(cards))
    t.emit(events.ROW_SHIFTED)


def fill_slot(t: Table, kind: int) -> None:
    """Put a card that was revealed into the first free slot of the row."""
    slot = t.row.index(NO_CARD)
    t.row[slot] = kind
    t.emit(events.ROW_FILLED, slot, kind, t.turn)


def mulligan(t: Table, owner: int) -> None:
    """Scrap the whole trade row, once in a challenge (SR-20.7)."""
    t.counters[MULLIGAN] = 1
    for slot in range(len(t.row)):
        if t.row[slot] != NO_CARD:
            put_on_scrap_heap(t, t.row[slot])
            t.row[slot] = NO_CARD
    t.tell(events.ROW_MULLIGANED, owner)


def put_on_trade_deck(t: Table, kind: int) -> None:
    """Put a card on top of the trade deck for all to see (SR-23.7a)."""
    t.piles[TRADE_TOP].append(kind)
    t.emit(events.TRADE_CARD_TOPPED, kind)


# -- the Boss's cards --------------------------------------------------------------------------------------------------
def put_into_play(t: Table, kind: int) -> None:
    """Lay a card that the caller took from somewhere face up before the Boss."""
    t.fleets[t.boss].append(kind)
    t.marks[t.boss].append(0)
    t.counters[COST_PLAYED] += COST[kind]
    t.tell(events.PLAYED, t.boss, kind)
    if FACTION[kind] != NO_FACTION:
        switch_on_allies(t, t.boss, FACTION[kind])


def take_from_hand(t: Table, kind: int) -> None:
    """Take a card out of the Boss's hand; the caller puts it into play, which tells it."""
    t.hands[t.boss].remove(kind)


def take_blob_card(t: Table) -> int:
    """Take the top card of the Blob deck; NO_CARD when there is none (SR-24.3, SR-24.6)."""
    boss = t.boss
    if t.tops[boss]:
        t.tops = copies(t.tops)
        return t.tops[boss].pop()
    if not t.decks[boss]:
        if not t.discards[boss]:
            return NO_CARD
        t.decks[boss] = t.discards[boss]
        t.discards[boss] = []
        t.tell(events.SHUFFLED, boss)
    return take_from(t.decks[boss], t.roll(len(t.decks[boss]), BOSS_STREAM))


def return_base(t: Table, kind: int) -> None:
    """Put a base of the Boss's discard pile into play (SR-24.4)."""
    t.discards[t.boss].remove(kind)
    t.emit(events.BASE_RETURNED, kind)
    put_into_play(t, kind)


def begin_boss_turn(t: Table) -> None:
    """Forget what was counted for the last turn of the Boss."""
    t.counters[COST_PLAYED] = 0
    t.counters[BOSS_TARGET] = 0


def choose_target(t: Table, seat: int) -> None:
    """Note the player whom the Boss's effects hit for the rest of its turn (SR-20.17)."""
    t.counters[BOSS_TARGET] = 1 + seat


def raise_assimilation(t: Table, amount: int) -> None:
    """Raise the assimilation count (SR-23.8)."""
    t.counters[ASSIMILATION] += amount
    t.emit(events.COUNTER_RAISED, ASSIMILATION, t.counters[ASSIMILATION])


def owe_discards(t: Table, count: int) -> None:
    """Remember cards that the Boss must discard after its next draw (SR-20.19)."""
    t.counters[OWED] += count
    t.emit(events.BOSS_OWES, t.counters[OWED])


def forgive_discards(t: Table) -> None:
    """Forget what the Boss had to discard."""
    if t.counters[OWED]:
        t.counters[OWED] = 0
        t.emit(events.FORGIVEN)


def lose_combat(t: Table) -> None:
    """Lose the Boss's combat that could not be used (SR-28.6)."""
    t.tell(events.GAINED, t.boss, COMBAT, -t.combat[t.boss])
    t.combat[t.boss] = 0


# -- tentacles, face-down cards, ledger --------------------------------------------------------------------------------
def feed_tentacle(t: Table, kind: int) -> None:
    """Add a card to the tentacle of its colour (SR-25.2, SR-25.4)."""
    t.piles[TENTACLE + FACTION[kind]].append(kind)
    t.emit(events.FED, FACTION[kind], kind)


def cut_tentacle(t: Table, owner: int, kind: int, combat: int) -> None:
    """Spend combat to destroy a card of a tentacle (SR-25.8)."""
    t.combat[owner] -= combat
    t.piles[TENTACLE + FACTION[kind]].remove(kind)
    put_on_scrap_heap(t, kind)
    t.tell(events.TENTACLE_CUT, owner, kind, combat)


def bury(t: Table, kind: int) -> None:
    """Put the card just scrapped face down before the Boss (SR-27.3)."""
    t.scrap_heap.remove(kind)
    t.piles[BURIED].append(kind)
    t.emit(events.BURIED, kind)


def put_in_ledger(t: Table, kind: int) -> None:
    """Put a card in the ledger (SR-30.6)."""
    t.piles[LEDGER].append(kind)
    t.emit(events.BOSS_TOOK, kind, LEDGER)


def scrap_ledger(t: Table) -> None:
    """Scrap all cards of the ledger (SR-30.7)."""
    for kind in t.piles[LEDGER]:
        put_on_scrap_heap(t, kind)
    t.piles[LEDGER] = []
    t.emit(events.LEDGER_SCRAPPED)


def take_acquisition(t: Table) -> int:
    """Move the top card of the acquisition deck to the Boss's hand and return it; NO_CARD when the deck is empty."""
    if t.piles[ACQUISITION]:
        kind = take_from(t.piles[ACQUISITION], t.roll(len(t.piles[ACQUISITION]), BOSS_STREAM))
    elif t.piles[ACQUISITION_BOTTOM]:
        kind = t.piles[ACQUISITION_BOTTOM].pop()
    else:
        return NO_CARD
    t.hands[t.boss].append(kind)
    t.hands[t.boss].sort()
    t.emit(events.BOSS_TOOK, kind, ACQUISITION)
    return kind


def take_own_card(t: Table, pile: int) -> None:
    """Move the face-up card of the elite or the subjects deck to the Boss's discard pile (SR-29.6)."""
    kind = t.piles[pile].pop()
    t.discards[t.boss].append(kind)
    t.emit(events.BOSS_TOOK, kind, pile)
    if pile == SUBJECT:
        turn_subject(t)
