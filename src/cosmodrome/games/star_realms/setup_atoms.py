"""Atoms of the set-up: everything on the table before the first card is drawn."""

from cosmodrome.games.star_realms.data import EXPLORER, QUANTITY, SCOUT, VIPER
from cosmodrome.games.star_realms.formats import (
    AUTHORITY,
    EMPEROR,
    EMPERORS,
    EMPERORS_AUTHORITY,
    FIRST_CHALLENGE,
    RAID,
    RAID_BOSS,
)
from cosmodrome.games.star_realms.relations import is_hydra, relate
from cosmodrome.games.star_realms.table import HAND_SIZE, NO_CARD, ROW, Table


def lay_out(t: Table, owners: int, sets: int) -> None:
    """Put everything on the table as it is before the first card is drawn (SR-2.1 to SR-2.6)."""
    t.trade_deck = [kind for kind in range(SCOUT) for _ in range(QUANTITY[kind] * sets)]
    t.row = [NO_CARD] * ROW
    t.scrap_heap = []
    t.out_of_game = []
    t.explorers = QUANTITY[EXPLORER] * sets
    t.decks = [[SCOUT] * 8 + [VIPER] * 2 for _ in range(owners)]
    t.tops = [[] for _ in range(owners)]
    t.hands = [[] for _ in range(owners)]
    t.discards = [[] for _ in range(owners)]
    t.fleets = [[] for _ in range(owners)]
    t.marks = [[] for _ in range(owners)]
    t.returning = [[] for _ in range(owners)]
    t.out = [0] * owners
    t.turns_taken = [0] * owners
    t.hand_sizes = [HAND_SIZE] * owners
    t.authority = [0] * owners
    t.trade = [0] * owners
    t.combat = [0] * owners
    t.scrapped = [0] * owners
    t.next_bases = [0] * owners


def seat_players(t: Table, first: int) -> None:
    """Give everybody their authority and hand size by format, and find how they stand to each other."""
    if t.mode < FIRST_CHALLENGE:
        t.authority = [AUTHORITY[t.mode]] * t.seats
    if t.mode == EMPEROR:
        for emperor in EMPERORS:
            t.authority[emperor] = EMPERORS_AUTHORITY[0]
    elif t.mode == RAID:
        authority, hand, _ = RAID_BOSS[t.seats - 1]
        t.authority[first] = authority
        t.hand_sizes = [hand if seat == first else HAND_SIZE for seat in range(t.seats)]
    relate(t)
    if is_hydra(t):
        t.authority = [total if t.hearts[owner] == owner else 0 for owner, total in enumerate(t.authority)]
