"""Whether the condition of a trophy holds (MA-6.5, MA-21.12 to MA-21.15)."""

from cosmodrome.games.metal_adventures import data
from cosmodrome.games.metal_adventures.data import (
    ADDED,
    FACTION,
    FAMILIES,
    FAMILY,
    PREDICATE,
    SUBJECT,
    THRESHOLD,
    TITLES,
)
from cosmodrome.games.metal_adventures.table import Table


def is_fulfilled(t: Table, seat: int, trophy: int) -> bool:
    """Tell whether a seat that holds a trophy may reveal it now."""
    predicate = PREDICATE[trophy]
    if predicate >= data.WON_DUEL:
        return trophy in t.earned
    least = THRESHOLD[trophy]
    if predicate == data.EQUIPMENT_STRENGTH:
        return any(ADDED[card] >= least for card in t.improvements[seat])
    if predicate == data.SAME_FAMILY:
        return most_of_a_family(t, seat) >= least
    if predicate == data.IMPROVEMENTS:
        return len(t.improvements[seat]) >= least
    if predicate == data.BASE_STRENGTH:
        return t.strength(seat) >= least
    if predicate == data.WRECKS_OF:
        return wrecks_of(t, seat, SUBJECT[trophy]) >= least
    if predicate == data.WRECKS_OF_EACH:
        return all(wrecks_of(t, seat, faction) >= least for faction in range(TITLES))
    if predicate == data.WRECKS:
        return len(t.wrecks[seat]) >= least
    return t.credits[seat] >= least


def most_of_a_family(t: Table, seat: int) -> int:
    """Count the equipment of the family that a seat has most of."""
    counts = [0] * len(FAMILIES)
    for card in t.improvements[seat]:
        if FAMILY[card] >= 0:
            counts[FAMILY[card]] += 1
    return max(counts)


def wrecks_of(t: Table, seat: int, faction: int) -> int:
    """Count a seat's wrecks of one group."""
    count = 0
    for ship in t.wrecks[seat]:
        if FACTION[ship] == faction:
            count += 1
    return count
