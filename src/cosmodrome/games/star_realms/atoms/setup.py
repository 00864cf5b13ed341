"""The set-up: everything on the table before the first card is drawn (SR-2, SR-20)."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms import formats as f
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms.boss import feed_tentacle, turn_subject
from cosmodrome.games.star_realms.atoms.relations import relate
from cosmodrome.games.star_realms.atoms.trade import next_trade_card
from cosmodrome.games.star_realms.board import is_hydra
from cosmodrome.games.star_realms.boss.challenges import HYDRA, NONE_REMOVED
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.memory.piles import Piles

SCOUTS: Final = 8  # of a player's first deck (SR-2.2)
VIPERS: Final = 2


def lay_out(g: StarRealms, mode: i64, level: i64, turn_limit: i64, sets: i64) -> None:
    """Put everything on the table as it is before the first card is drawn (SR-2.1 to SR-2.6)."""
    cards = g.cards
    challenge = mode >= f.FIRST_CHALLENGE
    g.cells = t.TABLE.fresh(int(g.seats) + 1 if challenge else int(g.seats), challenge)
    t.MODE.set(g, mode)
    t.LEVEL.set(g, level)
    t.TURN_LIMIT.set(g, turn_limit)
    t.EXPLORERS.set(g, cards.quantity[cards.explorer] * sets)
    removed = cards.challenges[mode - f.FIRST_CHALLENGE].removed_faction if challenge else NONE_REMOVED
    for kind in range(cards.count):
        if cards.traded[kind] and cards.faction[kind] != removed:
            for _ in range(cards.quantity[kind] * sets):
                t.TRADE_DECK.add(g, 0, kind)
    if challenge:
        lay_out_challenge(g)
    else:
        for seat in range(g.seats):
            for i in range(SCOUTS + VIPERS):
                t.DECKS.add(g, seat, cards.scout if i < SCOUTS else cards.viper)


def lay_out_challenge(g: StarRealms) -> None:
    """Give Boss and players what the challenge has them start with."""
    boss, players = g.seats, int(g.seats)
    t.BOSS.set(g, boss)
    one = g.challenge()
    for seat in range(players):
        put(g, t.DECKS, seat, one.player_deck)
        t.AUTHORITY.set(g, seat, one.player_authority)
    if one.together == HYDRA:
        t.AUTHORITY.set(g, 0, one.player_authority * players)
    t.AUTHORITY.set(g, boss, one.boss_authority * players)
    put(g, t.DECKS, boss, one.boss_deck)
    put(g, t.DECKS, boss, one.boss_deck_by_players.get(players, []))
    put(g, t.TOPS, boss, one.boss_deck_ordered[::-1])
    put(g, t.DISCARDS, boss, one.boss_discard)
    put(g, t.OUT_OF_GAME, 0, one.unused)
    put(g, t.PILES, t.ELITE, one.elite[::-1])
    put(g, t.PILES, t.SUBJECTS, one.subjects)
    put(g, t.PILES, t.ACQUISITION, one.acquisition.get(players, []))
    put(g, t.PILES, t.ACQUISITION_BOTTOM, one.acquisition_bottom)
    t.COUNTERS.set(g, t.ASSIMILATION, one.assimilation[0] + one.assimilation[1] * (players - 1))


def put(g: StarRealms, pile: Piles, number: i64, kinds: list[int]) -> None:
    """Put cards on a pile."""
    for kind in kinds:
        pile.add(g, number, kind)


def deal_to_boss(g: StarRealms) -> None:
    """Turn over what the Boss gets from shuffled decks before the trade row is laid out."""
    one = g.challenge()
    for _ in range(one.tentacle_cards):
        feed_tentacle(g, next_trade_card(g))
    for _ in range(one.buried.get(int(g.seats), 0)):
        t.PILES.add(g, t.BURIED_UNSEEN, next_trade_card(g))
    if one.subjects:
        turn_subject(g)


def seat_players(g: StarRealms, first: i64) -> None:
    """Give everybody their authority and hand size by format, and find how they stand to each other."""
    formats, mode = g.cards.formats, t.MODE.get(g)
    if mode < f.FIRST_CHALLENGE:
        for seat in range(g.seats):
            t.AUTHORITY.set(g, seat, formats.authority[mode])
    if mode == f.EMPEROR:
        for emperor in formats.emperors:
            t.AUTHORITY.set(g, emperor, formats.emperors_authority)
    elif mode == f.RAID:
        t.AUTHORITY.set(g, first, formats.raid_boss[int(g.seats) - 1][0])
        t.HAND_SIZES.set(g, first, formats.raid_boss[int(g.seats) - 1][1])
    relate(g)
    if is_hydra(g):
        for owner in range(g.owners()):
            if t.HEARTS.get(g, owner) != owner:
                t.AUTHORITY.set(g, owner, 0)
