"""How a Boss chooses (SR-20.8, SR-20.17, SR-21): questions about the table, with a roll where the rules say random."""

from typing import Final

from cosmodrome.games.star_realms import verbs
from cosmodrome.games.star_realms.answers import PLACES
from cosmodrome.games.star_realms.challenges import COST_OF_FREEDOM, DEFY_THE_EMPIRE, MADNESS
from cosmodrome.games.star_realms.data import (
    COST,
    DEFENSE,
    FACTION,
    IS_BASE,
    IS_OUTPOST,
    KIND,
    NO_FACTION,
    SCOUT,
    SCRAP,
    USABLE,
    VIPER,
)
from cosmodrome.games.star_realms.formats import FIRST_CHALLENGE
from cosmodrome.games.star_realms.table import ALLY_ON, BOSS_STREAM, DOUBLE_ALLY_ON, NO_CARD, USED, Table
from cosmodrome.games.star_realms.verbs import PROGRAMS

CONVERSION_YARD: Final[int] = KIND["conversion_yard"]
ABILITY_BITS: Final = (1, 2, 4, 8)  # in USABLE, by ability
SWITCHES: Final = (0, ALLY_ON, DOUBLE_ALLY_ON, 0)  # marks that an ability needs
NOBODY: Final = -1


def one_of(t: Table, candidates: list[int]) -> int:
    """Return one of several equal candidates at random, or NOBODY when there is none."""
    if not candidates:
        return NOBODY
    if len(candidates) == 1:
        return candidates[0]
    return candidates[t.roll(len(candidates), BOSS_STREAM)]


def best(candidates: list[int], scores: list[int]) -> list[int]:
    """Return the candidates with the highest score."""
    highest = max(scores, default=0)
    return [candidate for candidate, score in zip(candidates, scores, strict=True) if score == highest]


def most_expensive(candidates: list[int], kinds: list[int]) -> list[int]:
    """Return the candidates whose card costs most."""
    return best(candidates, [COST[kind] for kind in kinds])


def best_hand_card(t: Table, faction: int) -> int:
    """Return the most expensive hand card, of one faction if one is given; a base before a ship (SR-20.24)."""
    cards = [kind for kind in t.hands[t.boss] if faction in (NO_FACTION, FACTION[kind])]
    cards = sorted(set(most_expensive(cards, cards)))
    bases = [kind for kind in cards if IS_BASE[kind]]
    return one_of(t, bases or cards)


def best_row_slot(t: Table, most: int) -> int:
    """Return the slot of the most expensive row card of limited cost, of several the farthest (SR-20.17)."""
    found = NOBODY
    for slot in range(len(t.row)):
        kind = t.row[slot]
        if kind != NO_CARD and COST[kind] <= most and (found == NOBODY or COST[kind] > COST[t.row[found]]):
            found = slot
    return found


def cheapest(t: Table, kinds: list[int]) -> int:
    """Return the cheapest card, of several a random one."""
    return one_of(t, sorted(set(best(kinds, [-COST[kind] for kind in kinds]))))


def card_to_scrap(t: Table, from_hand: bool, from_discard: bool, must: bool) -> int:
    """Return what the Boss scraps: 2 * kind, plus 1 from the discard pile; NOBODY when it declines (SR-26.5)."""
    hand = t.hands[t.boss] if from_hand else []
    discard = t.discards[t.boss] if from_discard else []
    for kind in (SCOUT, VIPER):
        if kind in hand:
            return 2 * kind
        if kind in discard:
            return 2 * kind + 1
    if not must or not (hand or discard):
        return NOBODY
    kind = cheapest(t, hand + discard)
    return 2 * kind if kind in hand else 2 * kind + 1


def card_to_discard(t: Table) -> int:
    """Return the hand card that the Boss discards: a Scout, a Viper, else the cheapest (SR-29.8)."""
    hand = t.hands[t.boss]
    if SCOUT in hand:
        return SCOUT
    return VIPER if VIPER in hand else cheapest(t, hand)


def available(t: Table, ability: int) -> list[int]:
    """Return the places of the Boss's cards whose ability is available (SR-20.10a)."""
    boss = t.boss
    places: list[int] = []
    for place in range(len(t.fleets[boss])):
        kind = t.fleets[boss][place]
        mark = t.marks[boss][place]
        if not USABLE[kind] & ABILITY_BITS[ability] or mark & SWITCHES[ability] != SWITCHES[ability]:
            continue
        if ability != SCRAP and mark & USED[ability]:
            continue
        if t.mode - FIRST_CHALLENGE == MADNESS and kind == CONVERSION_YARD and not has_starter(t):
            continue
        places.append(place)
    return places


def has_starter(t: Table) -> bool:
    """Tell whether the Boss holds a Scout or a Viper (SR-26.5)."""
    return SCOUT in t.hands[t.boss] or VIPER in t.hands[t.boss]


def ability_place(t: Table, places: list[int]) -> int:
    """Return the place of the most expensive card among those whose ability is available (SR-20.8)."""
    fleet = t.fleets[t.boss]
    return one_of(t, most_expensive(places, [fleet[place] for place in places]))


def effect_of_two(t: Table, first: int, second: int) -> int:
    """Return which of two effects the Boss takes, as programs (SR-20.17, SR-26.5)."""
    challenge = t.mode - FIRST_CHALLENGE
    order = [verbs.GAIN_COMBAT, verbs.GAIN_AUTHORITY, verbs.GAIN_TRADE]
    if challenge in (DEFY_THE_EMPIRE, COST_OF_FREEDOM):
        order.insert(0, verbs.GAIN_TRADE)
    if challenge == MADNESS and any(IS_BASE[kind] for kind in t.discards[t.boss]):
        order.insert(0, verbs.TOP_BASE_FROM_DISCARD)
    if has_open_base(t, t.foes[t.boss]):
        order.insert(0, verbs.DESTROY_BASE)
    for verb in order:
        for program in (first, second):
            if PROGRAMS[program][0] == verb:
                return program
    return first


# -- attacks (SR-21) ---------------------------------------------------------------------------------------------------
def player_to_defeat(t: Table, victims: list[int]) -> int:
    """Return the player with most authority among those the Boss can attack and defeat (SR-21.3)."""
    combat = t.combat[t.boss]
    reach = [seat for seat in victims if t.authority[seat] <= combat and not t.is_shielded(seat)]
    return one_of(t, best(reach, [t.authority[seat] for seat in reach]))


def base_to_destroy(t: Table, victims: list[int], combat: int, outposts: bool) -> int:
    """Return PLACES * owner + place of the base with the highest defence that can be destroyed (SR-21.4, SR-21.5)."""
    open_bases: list[int] = []
    for victim in victims:
        for owner in t.guards[victim]:
            for place in range(len(t.fleets[owner])):
                kind = t.fleets[owner][place]
                if IS_BASE[kind] and IS_OUTPOST[kind] == outposts and DEFENSE[kind] <= combat:
                    if outposts or not t.is_shielded(owner):
                        open_bases.append(PLACES * owner + place)
    kinds = [t.fleets[base // PLACES][base % PLACES] for base in open_bases]
    open_bases = best(open_bases, [DEFENSE[kind] for kind in kinds])
    kinds = [t.fleets[base // PLACES][base % PLACES] for base in open_bases]
    return one_of(t, most_expensive(open_bases, kinds))


def best_base(t: Table, victims: list[int], combat: int) -> int:
    """Return the base that the Boss destroys with this much combat: any outpost before any plain base (SR-21.8)."""
    outpost = base_to_destroy(t, victims, combat, True)
    return outpost if outpost != NOBODY else base_to_destroy(t, victims, combat, False)


def player_to_attack(t: Table, victims: list[int]) -> int:
    """Return the player with least authority among those the Boss may attack (SR-21.6)."""
    reach = [seat for seat in victims if not t.is_shielded(seat)]
    return one_of(t, best(reach, [-t.authority[seat] for seat in reach]))


def has_open_base(t: Table, victims: list[int]) -> bool:
    """Tell whether an effect of the Boss finds a base to destroy."""
    return any(t.bases(owner) for victim in victims for owner in t.guards[victim])


def can_attack(t: Table, victims: list[int]) -> bool:
    """Tell whether the Boss has combat and anything to spend it on (SR-20.11)."""
    combat = t.combat[t.boss]
    if combat == 0:
        return False
    for seat in victims:
        if not t.is_shielded(seat):
            return True
        for owner in t.guards[seat]:
            if any(IS_OUTPOST[kind] and DEFENSE[kind] <= combat for kind in t.fleets[owner]):
                return True
    return False
