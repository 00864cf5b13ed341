"""What only a Boss, or a player against one, changes (SR-20 to SR-30)."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import events
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms.cards import enter_play, next_card, put_on_scrap_heap
from cosmodrome.games.star_realms.cards import COMBAT
from cosmodrome.games.star_realms.table import NO_CARD, StarRealms


# -- the trade row -----------------------------------------------------------------------------------------------------
def shift_row(g: StarRealms) -> None:
    """Move the cards of the row away from the trade deck, closing all gaps (SR-20.14)."""
    free: i64 = 0
    for slot in range(t.ROW_SIZE):
        kind = t.ROW.get(g, slot)
        if kind != NO_CARD:
            t.ROW.set(g, slot, NO_CARD)
            t.ROW.set(g, free, kind)
            free += 1
    events.ROW_SHIFTED.emit(g)


def mulligan(g: StarRealms, owner: i64) -> None:
    """Scrap the whole trade row, once in a challenge (SR-20.7)."""
    t.COUNTERS.set(g, t.MULLIGAN, 1)
    for slot in range(t.ROW_SIZE):
        kind = t.ROW.get(g, slot)
        if kind != NO_CARD:
            put_on_scrap_heap(g, kind)
            t.ROW.set(g, slot, NO_CARD)
    events.ROW_MULLIGANED.emit(g, owner)


def put_on_trade_deck(g: StarRealms, kind: i64) -> None:
    """Put a card on top of the trade deck for all to see (SR-23.7a)."""
    t.PILES.add(g, t.TRADE_TOP, kind)
    events.TRADE_CARD_TOPPED.emit(g, kind)


# -- the Boss's cards --------------------------------------------------------------------------------------------------
def put_into_play(g: StarRealms, kind: i64) -> None:
    """Lay a card that the caller took from somewhere face up before the Boss."""
    t.COUNTERS.add(g, t.COST_PLAYED, g.cards.cost[kind])
    enter_play(g, t.BOSS.get(g), kind)


def take_from_hand(g: StarRealms, kind: i64) -> None:
    """Take a card out of the Boss's hand; the caller puts it into play, which tells it."""
    t.HANDS.remove(g, t.BOSS.get(g), kind)


def take_blob_card(g: StarRealms) -> i64:
    """Take the top card of the Blob deck; NO_CARD when there is none (SR-24.3, SR-24.6)."""
    return next_card(g, t.BOSS.get(g), t.BOSS_STREAM)


def return_base(g: StarRealms, kind: i64) -> None:
    """Put a base of the Boss's discard pile into play (SR-24.4)."""
    t.DISCARDS.remove(g, t.BOSS.get(g), kind)
    events.BASE_RETURNED.emit(g, kind)
    put_into_play(g, kind)


def begin_boss_turn(g: StarRealms) -> None:
    """Forget what was counted for the last turn of the Boss."""
    t.COUNTERS.set(g, t.COST_PLAYED, 0)
    t.COUNTERS.set(g, t.BOSS_TARGET, 0)


def choose_target(g: StarRealms, seat: i64) -> None:
    """Note the player whom the Boss's effects hit for the rest of its turn (SR-20.17)."""
    t.COUNTERS.set(g, t.BOSS_TARGET, 1 + seat)


def raise_assimilation(g: StarRealms, amount: i64) -> None:
    """Raise the assimilation count (SR-23.8)."""
    t.COUNTERS.add(g, t.ASSIMILATION, amount)
    events.COUNTER_RAISED.emit(g, t.ASSIMILATION, t.COUNTERS.get(g, t.ASSIMILATION))


def owe_discards(g: StarRealms, count: i64) -> None:
    """Remember cards that the Boss must discard after its next draw (SR-20.19)."""
    t.COUNTERS.add(g, t.OWED, count)
    events.BOSS_OWES.emit(g, t.COUNTERS.get(g, t.OWED))


def forgive_discards(g: StarRealms) -> None:
    """Forget what the Boss had to discard."""
    if t.COUNTERS.get(g, t.OWED):
        t.COUNTERS.set(g, t.OWED, 0)
        events.FORGIVEN.emit(g)


def lose_combat(g: StarRealms) -> None:
    """Lose the Boss's combat that could not be used (SR-28.6)."""
    boss = t.BOSS.get(g)
    events.GAINED.emit(g, boss, COMBAT, -t.COMBAT.get(g, boss))
    t.COMBAT.set(g, boss, 0)


# -- tentacles, face-down cards, ledger --------------------------------------------------------------------------------
def feed_tentacle(g: StarRealms, kind: i64) -> None:
    """Add a card to the tentacle of its colour (SR-25.2, SR-25.4)."""
    faction = g.cards.faction[kind]
    t.PILES.add(g, t.TENTACLE + faction, kind)
    events.FED.emit(g, faction, kind)


def cut_tentacle(g: StarRealms, owner: i64, kind: i64, combat: i64) -> None:
    """Spend combat to destroy a card of a tentacle (SR-25.8)."""
    t.COMBAT.add(g, owner, -combat)
    t.PILES.remove(g, t.TENTACLE + g.cards.faction[kind], kind)
    put_on_scrap_heap(g, kind)
    events.TENTACLE_CUT.emit(g, owner, kind, combat)


def bury(g: StarRealms, kind: i64) -> None:
    """Put the card just scrapped face down before the Boss (SR-27.3)."""
    t.SCRAP_HEAP.remove(g, 0, kind)
    t.PILES.add(g, t.BURIED, kind)
    events.BURIED.emit(g, kind)


def put_in_ledger(g: StarRealms, kind: i64) -> None:
    """Put a card in the ledger (SR-30.6)."""
    t.PILES.add(g, t.LEDGER, kind)
    events.BOSS_TOOK.emit(g, kind, t.LEDGER)


def scrap_ledger(g: StarRealms) -> None:
    """Scrap all cards of the ledger (SR-30.7)."""
    for kind in t.PILES.items(g, t.LEDGER):
        put_on_scrap_heap(g, kind)
    t.PILES.clear(g, t.LEDGER)
    events.LEDGER_SCRAPPED.emit(g)


def take_acquisition(g: StarRealms) -> i64:
    """Move the top card of the acquisition deck to the Boss's hand and return it; NO_CARD when the deck is empty."""
    size, bottom = t.PILES.size(g, t.ACQUISITION), t.PILES.size(g, t.ACQUISITION_BOTTOM)
    if size:
        kind = t.PILES.take_unordered(g, t.ACQUISITION, g.roll(size, t.BOSS_STREAM))
    elif bottom:
        kind = t.PILES.take(g, t.ACQUISITION_BOTTOM, bottom - 1)
    else:
        return NO_CARD
    t.HANDS.insert_ascending(g, t.BOSS.get(g), kind)
    events.BOSS_TOOK.emit(g, kind, t.ACQUISITION)
    return kind


def take_own_card(g: StarRealms, pile: i64) -> None:
    """Move the face-up card of the elite or the subjects deck to the Boss's discard pile (SR-29.6)."""
    kind = t.PILES.take(g, pile, t.PILES.size(g, pile) - 1)
    t.DISCARDS.add(g, t.BOSS.get(g), kind)
    events.BOSS_TOOK.emit(g, kind, pile)
    if pile == t.SUBJECT:
        turn_subject(g)


def turn_subject(g: StarRealms) -> None:
    """Turn the next card of the subjects deck face up (SR-29.2)."""
    size = t.PILES.size(g, t.SUBJECTS)
    if size:
        t.PILES.add(g, t.SUBJECT, t.PILES.take_unordered(g, t.SUBJECTS, g.roll(size, t.BOSS_STREAM)))
