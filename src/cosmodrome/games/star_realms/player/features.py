"""What a value net sees of Star Realms."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms import formats as f
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.cards import KINDS, RESOURCES
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.answering.features import FeatureSet, Group, Position
from cosmodrome.kernel.answering.netfile import Shelf
from cosmodrome.kernel.memory.piles import Piles

BOSS_SLOT: Final = t.OWNERS - 1  # behind all seats, which are counted from the one that looks
RUNG: Final = 5  # authority of a rung
TURNS_A_RUNG: Final = 2  # of everybody
CARDS_A_RUNG: Final = 3
HAND: Final = 10  # twice as many cards as are drawn for a turn: what cards give is counted in halves

FEATURES: Final = FeatureSet()
MODE: Final = FEATURES.common("mode", len(f.MODES))
LEVEL: Final = FEATURES.common("level", len(f.LEVELS))
SEATS: Final = FEATURES.common("seats", t.OWNERS)
TURN: Final = FEATURES.common("turn", 16)
ACTIVE: Final = FEATURES.common("active", t.OWNERS)
ROW: Final = FEATURES.common("row", KINDS)
OWN_HAND: Final = FEATURES.common("hand", KINDS)
COUNTERS: Final = FEATURES.common("counters", 5)
PILES: Final = FEATURES.common("piles", t.TENTACLE + t.TENTACLES)  # how many cards they hold

# By owner
CLOSED: Final = FEATURES.each("closed", KINDS, t.OWNERS)  # deck, with the hand of others
DISCARD: Final = FEATURES.each("discard", KINDS, t.OWNERS)
FLEET: Final = FEATURES.each("fleet", KINDS, t.OWNERS)
AUTHORITY: Final = FEATURES.each("authority", 1, t.OWNERS)
LADDER: Final = FEATURES.each("ladder", 16, t.OWNERS)  # of authority
TRADE: Final = FEATURES.each("trade", 1, t.OWNERS)
COMBAT: Final = FEATURES.each("combat", 1, t.OWNERS)
HAND_SIZE: Final = FEATURES.each("hand_size", 1, t.OWNERS)
CARDS: Final = FEATURES.each("cards", 12, t.OWNERS)  # how many there are in all
GIVES: Final = FEATURES.each("gives", len(RESOURCES), t.OWNERS)  # by resource: a mean hand
IN: Final = FEATURES.each("in", 1, t.OWNERS)  # not defeated
MATE: Final = FEATURES.each("mate", 1, t.OWNERS)
SHIELDED: Final = FEATURES.each("shielded", 1, t.OWNERS)
FEATURES.close()

SHELF: Final = Shelf(Path(__file__).with_name("nets"), "star_realms", FEATURES)


def scope(g: StarRealms) -> str:
    """Return the name of the net that knows tables like this one."""
    mode = t.MODE.get(g)
    if mode >= f.FIRST_CHALLENGE:
        return "challenge"
    if mode == f.DUEL:
        return "duel"
    if mode == f.RAID:
        return "raid"
    return "teams" if mode >= f.TWO_HEADED_HYDRA else "melee"


def party(g: StarRealms, seat: i64) -> i64:
    """Return how many seats win together: a team, or all who play against a Boss."""
    mode = t.MODE.get(g)
    if mode >= f.FIRST_CHALLENGE:
        return g.seats
    if mode == f.RAID:
        return 1 if t.HAND_SIZES.get(g, seat) > t.HAND_SIZE else g.seats - 1
    return g.seats // 2 if mode >= f.TWO_HEADED_HYDRA else 1


def see(g: StarRealms, seat: i64, position: Position) -> None:
    """Add the features of a table as a seat sees it."""
    MODE.mark(position, t.MODE.get(g))
    SEATS.mark(position, g.seats)
    TURN.climb(position, 0, t.TURN.get(g), TURNS_A_RUNG * g.seats)
    ACTIVE.mark(position, slot_of(g, seat, t.ACTIVE.get(g)))
    for i in range(t.ROW_SIZE):
        ROW.mark(position, t.ROW.get(g, i))
    for owner in range(g.owners()):
        see_owner(g, seat, owner, slot_of(g, seat, owner), position)
    if g.has_boss():
        LEVEL.mark(position, t.LEVEL.get(g))
        for i in range(COUNTERS.size):
            COUNTERS.add(position, 0, i, t.COUNTERS.get(g, i))
        for pile in range(PILES.size):
            PILES.add(position, 0, pile, t.PILES.size(g, pile))


def slot_of(g: StarRealms, seat: i64, owner: i64) -> i64:
    """Return by which number an owner is known to a seat."""
    return BOSS_SLOT if owner >= g.seats else (owner - seat) % g.seats


def see_owner(g: StarRealms, seat: i64, owner: i64, slot: i64, position: Position) -> None:
    """Add what an owner has."""
    authority = t.AUTHORITY.get(g, t.HEARTS.get(g, owner))
    AUTHORITY.add(position, slot, 0, authority)
    LADDER.climb(position, slot, authority, RUNG)
    TRADE.add(position, slot, 0, t.TRADE.get(g, owner))
    COMBAT.add(position, slot, 0, t.COMBAT.get(g, owner))
    HAND_SIZE.add(position, slot, 0, t.HANDS.size(g, owner))
    IN.add(position, slot, 0, 1 - t.OUT.get(g, owner))
    if owner != seat and t.MATES.has(g, seat, owner):
        MATE.add(position, slot, 0, 1)
    if g.is_shielded(owner):
        SHIELDED.add(position, slot, 0, 1)
    see_cards(g, t.HANDS, owner, OWN_HAND if owner == seat else CLOSED, slot, position)
    see_cards(g, t.DECKS, owner, CLOSED, slot, position)
    see_cards(g, t.TOPS, owner, CLOSED, slot, position)
    see_cards(g, t.DISCARDS, owner, DISCARD, slot, position)
    see_cards(g, t.FLEETS, owner, FLEET, slot, position)
    cards = (
        t.HANDS.size(g, owner)
        + t.DECKS.size(g, owner)
        + t.TOPS.size(g, owner)
        + t.DISCARDS.size(g, owner)
        + t.FLEETS.size(g, owner)
    )
    CARDS.climb(position, slot, cards, CARDS_A_RUNG)
    if cards:
        for resource in range(len(RESOURCES)):
            GIVES.add(position, slot, resource, HAND * given(g, owner, resource) // cards)


def see_cards(g: StarRealms, pile: Piles, owner: i64, group: Group, slot: i64, position: Position) -> None:
    """Add the cards of a pile."""
    slot = 0 if group.seats == 1 else slot
    for i in range(pile.size(g, owner)):
        group.add(position, slot, pile.get(g, owner, i), 1)


def given(g: StarRealms, owner: i64, resource: i64) -> i64:
    """Return how much of a resource all cards of an owner give, each played once, in halves."""
    return (
        given_by(g, t.HANDS, owner, resource)
        + given_by(g, t.DECKS, owner, resource)
        + given_by(g, t.TOPS, owner, resource)
        + given_by(g, t.DISCARDS, owner, resource)
        + given_by(g, t.FLEETS, owner, resource)
    )


def given_by(g: StarRealms, pile: Piles, owner: i64, resource: i64) -> i64:
    """Return how much of a resource the cards of a pile give."""
    total: i64 = 0
    for i in range(pile.size(g, owner)):
        total += g.cards.gives[3 * pile.get(g, owner, i) + resource]
    return total
