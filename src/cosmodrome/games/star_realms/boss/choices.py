"""How a Boss chooses (SR-20.8, SR-20.17, SR-21): questions about the table, with a roll where the rules say random."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.board import PLACES, has_starter
from cosmodrome.games.star_realms.boss.challenges import MADNESS
from cosmodrome.games.star_realms.cards import ABILITY_BITS, NO_FACTION, SCRAP
from cosmodrome.games.star_realms.table import ALLY_ON, BOSS_STREAM, DOUBLE_ALLY_ON, NO_CARD, USED, StarRealms

CONVERSION_YARD: Final = "conversion_yard"
SWITCHES: Final = (0, ALLY_ON, DOUBLE_ALLY_ON, 0)  # marks that an ability needs
NOBODY: Final = -1


def one_of(g: StarRealms, candidates: list[int]) -> int:
    """Return one of several equal candidates at random, or NOBODY when there is none."""
    if not candidates:
        return NOBODY
    if len(candidates) == 1:
        return candidates[0]
    return candidates[g.roll(len(candidates), BOSS_STREAM)]


def best(candidates: list[int], scores: list[int]) -> list[int]:
    """Return the candidates with the highest score."""
    highest = max(scores, default=0)
    return [candidate for candidate, score in zip(candidates, scores, strict=True) if score == highest]


def costs(g: StarRealms, kinds: list[int]) -> list[int]:
    """Return what cards cost."""
    return [int(g.cards.cost[kind]) for kind in kinds]


def distinct(kinds: list[int]) -> list[int]:
    """Return each kind once, in ascending order."""
    return sorted(set(kinds))


# -- cards -------------------------------------------------------------------------------------------------------------
def best_hand_card(g: StarRealms, faction: i64) -> int:
    """Return the most expensive hand card, of one faction if one is given; a base before a ship (SR-20.24)."""
    hand = t.HANDS.items(g, t.BOSS.get(g))
    cards = [kind for kind in hand if faction == NO_FACTION or faction == g.cards.faction[kind]]
    cards = distinct(best(cards, costs(g, cards)))
    bases = [kind for kind in cards if g.cards.base[kind]]
    return one_of(g, bases or cards)


def best_row_slot(g: StarRealms, most: i64) -> i64:
    """Return the slot of the most expensive row card of limited cost, of several the farthest (SR-20.17)."""
    found: i64 = NOBODY
    highest: i64 = -1
    for slot in range(t.ROW_SIZE):
        kind = t.ROW.get(g, slot)
        if kind != NO_CARD and highest < g.cards.cost[kind] <= most:
            found, highest = slot, g.cards.cost[kind]
    return found


def cheapest(g: StarRealms, kinds: list[int]) -> int:
    """Return the cheapest card, of several a random one."""
    return one_of(g, distinct(best(kinds, [-cost for cost in costs(g, kinds)])))


def best_discarded_base(g: StarRealms) -> int:
    """Return the most expensive base of the Boss's discard pile (SR-26.5)."""
    bases = distinct(discarded_bases(g))
    return one_of(g, best(bases, costs(g, bases)))


def discarded_bases(g: StarRealms) -> list[int]:
    """Return the bases of the Boss's discard pile."""
    return [kind for kind in t.DISCARDS.items(g, t.BOSS.get(g)) if g.cards.base[kind]]


def card_to_scrap(g: StarRealms, from_hand: bool, from_discard: bool, must: bool) -> int:
    """Return what the Boss scraps: 2 * kind, plus 1 from the discard pile; NOBODY when it declines (SR-26.5)."""
    hand = t.HANDS.items(g, t.BOSS.get(g)) if from_hand else []
    discard = t.DISCARDS.items(g, t.BOSS.get(g)) if from_discard else []
    for starter in (g.cards.scout, g.cards.viper):
        kind = int(starter)
        if kind in hand:
            return 2 * kind
        if kind in discard:
            return 2 * kind + 1
    if not must or not (hand or discard):
        return NOBODY
    kind = cheapest(g, hand + discard)
    return 2 * kind if kind in hand else 2 * kind + 1


def card_to_discard(g: StarRealms) -> int:
    """Return the hand card that the Boss discards: a Scout, a Viper, else the cheapest (SR-29.8)."""
    hand = t.HANDS.items(g, t.BOSS.get(g))
    scout, viper = int(g.cards.scout), int(g.cards.viper)
    if scout in hand:
        return scout
    return viper if viper in hand else cheapest(g, hand)


def available(g: StarRealms, ability: i64) -> list[int]:
    """Return the places of the Boss's cards whose ability is available (SR-20.10a)."""
    boss = t.BOSS.get(g)
    places: list[int] = []
    for place in range(t.FLEETS.size(g, boss)):
        kind, mark = t.FLEETS.get(g, boss, place), t.MARKS.get(g, boss, place)
        if not g.cards.usable[kind] & ABILITY_BITS[ability] or mark & SWITCHES[ability] != SWITCHES[ability]:
            continue
        if ability != SCRAP and mark & USED[ability]:
            continue
        if g.challenge().number == MADNESS and g.cards.id(kind) == CONVERSION_YARD:
            if not has_starter(g, boss, True, False):  # SR-26.5
                continue
        places.append(place)
    return places


def ability_place(g: StarRealms, places: list[int]) -> int:
    """Return the place of the most expensive card among those whose ability is available (SR-20.8)."""
    kinds = [int(t.FLEETS.get(g, t.BOSS.get(g), place)) for place in places]
    return one_of(g, best(places, costs(g, kinds)))


# -- attacks (SR-21) ---------------------------------------------------------------------------------------------------
def player_to_defeat(g: StarRealms, victims: list[int]) -> int:
    """Return the player with most authority among those the Boss can attack and defeat (SR-21.3)."""
    combat = t.COMBAT.get(g, t.BOSS.get(g))
    reach = [seat for seat in victims if t.AUTHORITY.get(g, seat) <= combat and not g.is_shielded(seat)]
    return one_of(g, best(reach, [int(t.AUTHORITY.get(g, seat)) for seat in reach]))


def base_to_destroy(g: StarRealms, victims: list[int], combat: i64, outposts: bool) -> int:
    """Return PLACES * owner + place of the base with the highest defence that can be destroyed (SR-21.4, SR-21.5)."""
    cards = g.cards
    open_bases: list[int] = []
    for victim in victims:
        for owner in t.GUARDS.items(g, victim):
            for place in range(t.FLEETS.size(g, owner)):
                kind = t.FLEETS.get(g, owner, place)
                if cards.base[kind] and (cards.outpost[kind] != 0) == outposts and cards.defense[kind] <= combat:
                    if outposts or not g.is_shielded(owner):
                        open_bases.append(PLACES * owner + place)
    open_bases = best(open_bases, [int(cards.defense[_kind_of(g, base)]) for base in open_bases])
    return one_of(g, best(open_bases, [int(cards.cost[_kind_of(g, base)]) for base in open_bases]))


def _kind_of(g: StarRealms, base: int) -> i64:
    """Return the kind of a card in play, given as PLACES * owner + place."""
    return t.FLEETS.get(g, base // PLACES, base % PLACES)


def best_base(g: StarRealms, victims: list[int], combat: i64) -> int:
    """Return the base that the Boss destroys with this much combat: any outpost before any plain base (SR-21.8)."""
    outpost = base_to_destroy(g, victims, combat, True)
    return outpost if outpost != NOBODY else base_to_destroy(g, victims, combat, False)


def player_to_attack(g: StarRealms, victims: list[int]) -> int:
    """Return the player with least authority among those the Boss may attack (SR-21.6)."""
    reach = [seat for seat in victims if not g.is_shielded(seat)]
    return one_of(g, best(reach, [-int(t.AUTHORITY.get(g, seat)) for seat in reach]))


def has_open_base(g: StarRealms, victims: list[int]) -> bool:
    """Tell whether an effect of the Boss finds a base to destroy."""
    for victim in victims:
        for owner in t.GUARDS.items(g, victim):
            if g.bases(owner):
                return True
    return False


def can_attack(g: StarRealms, victims: list[int]) -> bool:
    """Tell whether the Boss has combat and anything to spend it on (SR-20.11)."""
    combat = t.COMBAT.get(g, t.BOSS.get(g))
    if combat == 0:
        return False
    for seat in victims:
        if not g.is_shielded(seat) or base_reach(g, seat, combat):
            return True
    return False


def base_reach(g: StarRealms, seat: i64, combat: i64) -> bool:
    """Tell whether so much combat destroys an outpost that shields a player."""
    for owner in t.GUARDS.items(g, seat):
        for kind in t.FLEETS.items(g, owner):
            if g.cards.outpost[kind] and g.cards.defense[kind] <= combat:
                return True
    return False
