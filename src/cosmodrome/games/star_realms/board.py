"""What the table allows: teams and neighbours, what can be attacked, and what is for sale."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms import formats as f
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.boss.challenges import DIMENSIONAL_HORROR, HYDRA, INDIVIDUAL
from cosmodrome.games.star_realms.cards import NO_FACTION
from cosmodrome.games.star_realms.table import NO_CARD, StarRealms
from cosmodrome.kernel.question import Answers

HORROR: Final = f.FIRST_CHALLENGE + DIMENSIONAL_HORROR  # its mode
PLACES: Final = 256  # more than any fleet has cards
ANY_COMBAT: Final = 1000  # more than any base has defence
TEAMS: Final = 2


# -- teams and neighbours ----------------------------------------------------------------------------------------------
def is_hydra(g: StarRealms) -> bool:
    """Tell whether teams share one authority total and one turn."""
    mode = t.MODE.get(g)
    if mode >= f.FIRST_CHALLENGE:
        return g.challenge().together == HYDRA
    return mode == f.TWO_HEADED_HYDRA or mode == f.THREE_HEADED_HYDRA


def has_teams(g: StarRealms) -> bool:
    """Tell whether two teams of players play against each other."""
    return f.TWO_HEADED_HYDRA <= t.MODE.get(g) <= f.EMPEROR


def plays_together(g: StarRealms) -> bool:
    """Tell whether a whole team takes one turn (SR-17.4, SR-28.2)."""
    return g.challenge().together != INDIVIDUAL if g.has_boss() else is_hydra(g)


def team_of(g: StarRealms, seat: i64) -> i64:
    """Return the team of a seat in a format with two teams."""
    return seat * TEAMS // g.seats


def left_of(g: StarRealms, seat: i64) -> i64:
    """Return the next player clockwise who is still in the game (SR-15.5)."""
    return _neighbour(g, seat, 1)


def right_of(g: StarRealms, seat: i64) -> i64:
    """Return the next player anticlockwise who is still in the game."""
    return _neighbour(g, seat, g.seats - 1)


def _neighbour(g: StarRealms, seat: i64, step: i64) -> i64:
    """Return the next player in a direction who is still in the game."""
    other = (seat + step) % g.seats
    while t.OUT.get(g, other):
        other = (other + step) % g.seats
    return other


def raid_boss(g: StarRealms) -> i64:
    """Return the seat of the Raid's boss: whoever holds the largest hand (SR-19.3)."""
    boss: i64 = 0
    for seat in range(g.seats):
        if t.HAND_SIZES.get(g, seat) > t.HAND_SIZES.get(g, boss):
            boss = seat
    return boss


# -- bases -------------------------------------------------------------------------------------------------------------
def keeps_damage(g: StarRealms, target: i64) -> bool:
    """Tell whether a base can be destroyed in several payments: those of the Raid's boss (SR-19.6)."""
    return t.MODE.get(g) == f.RAID and t.HAND_SIZES.get(g, target) > t.HAND_SIZE


def missing(g: StarRealms, owner: i64, place: i64) -> i64:
    """Return the combat that a base still withstands."""
    return g.cards.defense[t.FLEETS.get(g, owner, place)] - t.MARKS.get(g, owner, place) // t.DAMAGE


def list_open_bases(g: StarRealms, target: i64, combat: i64, first: i64, answers: Answers) -> None:
    """List the bases of an owner that this much combat destroys, outposts before all others (SR-4.8, SR-8.1)."""
    size = t.FLEETS.size(g, target)
    if size == 0:
        return
    cards = g.cards
    shielded = g.is_shielded(target)
    for place in range(size):
        kind = t.FLEETS.get(g, target, place)
        if cards.base[kind] and cards.defense[kind] <= combat and (cards.outpost[kind] or not shielded):
            answers.add(first + place)


def list_targets(g: StarRealms, seat: i64, answers: Answers) -> None:
    """List the opposing bases that an effect may destroy, as PLACES * owner + place (SR-8.2)."""
    for i in range(t.BASE_FOES.size(g, seat)):
        target = t.BASE_FOES.get(g, seat, i)
        list_open_bases(g, target, ANY_COMBAT, PLACES * target, answers)


def bases_to_destroy(g: StarRealms, seat: i64) -> Answers:
    """Return the opposing bases that an effect may destroy, as PLACES * owner + place."""
    found = Answers()
    list_targets(g, seat, found)
    return found


def can_cut(g: StarRealms, kind: i64, combat: i64) -> bool:
    """Tell whether so much combat destroys a card of a tentacle (SR-25.8)."""
    return g.cards.cost[kind] <= combat and is_in_tentacle(g, kind)


def is_in_tentacle(g: StarRealms, kind: i64) -> bool:
    """Tell whether a card is in a tentacle."""
    faction = g.cards.faction[kind]
    return t.MODE.get(g) == HORROR and faction != NO_FACTION and t.PILES.has(g, t.TENTACLE + faction, kind)


def can_fight(g: StarRealms, seat: i64) -> bool:
    """Tell whether a player has combat and anything to spend it on."""
    combat = t.COMBAT.get(g, seat)
    if combat <= 0:
        return False
    for foe in t.FOES.items(g, seat):
        if not g.is_shielded(foe):
            return True
    bases = Answers()
    for foe in t.BASE_FOES.items(g, seat):
        list_open_bases(g, foe, ANY_COMBAT if keeps_damage(g, foe) else combat, 0, bases)
    return bases.count > 0 or any(can_cut(g, kind, combat) for kind in range(g.cards.count))


def can_buy(g: StarRealms, trade: i64) -> bool:
    """Tell whether so much trade buys anything."""
    return is_in_row(g, trade) or (t.EXPLORERS.get(g) > 0 and g.cards.cost[g.cards.explorer] <= trade)


# -- cards that can be chosen ------------------------------------------------------------------------------------------
def has_starter(g: StarRealms, owner: i64, in_hand: bool, in_discard: bool) -> bool:
    """Tell whether a Scout or a Viper lies in hand or discard pile."""
    scout, viper = g.cards.scout, g.cards.viper
    if in_hand and (t.HANDS.has(g, owner, scout) or t.HANDS.has(g, owner, viper)):
        return True
    return in_discard and (t.DISCARDS.has(g, owner, scout) or t.DISCARDS.has(g, owner, viper))


def first_in_row(g: StarRealms) -> i64:
    """Return the occupied slot farthest from the trade deck, or NO_CARD when the row is empty (SR-20.14)."""
    for slot in range(t.ROW_SIZE):
        if t.ROW.get(g, slot) != NO_CARD:
            return slot
    return NO_CARD


def is_row_short(g: StarRealms) -> bool:
    """Tell whether a slot of the trade row is empty."""
    for slot in range(t.ROW_SIZE):
        if t.ROW.get(g, slot) == NO_CARD:
            return True
    return False


def is_in_row(g: StarRealms, most: i64) -> bool:
    """Tell whether a card of limited cost lies in the trade row."""
    for slot in range(t.ROW_SIZE):
        kind = t.ROW.get(g, slot)
        if kind != NO_CARD and g.cards.cost[kind] <= most:
            return True
    return False
