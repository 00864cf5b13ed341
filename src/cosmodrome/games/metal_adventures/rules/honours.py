"""What a won battle counts for in trophies (MA-6.5, MA-21.12 to MA-21.14)."""

from cosmodrome.games.metal_adventures import data
from cosmodrome.games.metal_adventures.atoms import cards
from cosmodrome.games.metal_adventures.data import PREDICATE, ROLES, STRENGTH, SUBJECT, THRESHOLD
from cosmodrome.games.metal_adventures.state import MetalAdventures
from cosmodrome.games.metal_adventures.table import ATTACK, DUEL, OUTSIDE, PLANET, SHIP, TARGET


def honour_winners(g: MetalAdventures) -> None:
    """Note every held trophy whose event has just happened to its holder."""
    for seat in range(g.seats):
        if g.sides[seat] != OUTSIDE:
            for trophy in g.trophies[seat]:
                if PREDICATE[trophy] >= data.WON_DUEL and _has_happened(g, seat, trophy):
                    cards.earn(g, trophy)


def _has_happened(g: MetalAdventures, seat: int, trophy: int) -> bool:
    if g.sides[seat] != g.outcome:
        return False
    predicate = PREDICATE[trophy]
    attacker = seat == g.active
    if predicate == data.METAL_FURY:
        return g.metal_rolled[seat] >= THRESHOLD[trophy]
    if predicate == data.WON_PLANET:
        return g.fight == PLANET and attacker
    if predicate == data.WON_SHIP_ALONE:
        margin = STRENGTH[g.foe] - g.strength_before if g.fight == SHIP else 0
        return g.fight == SHIP and attacker and not g.helpers(ATTACK) and margin >= THRESHOLD[trophy]
    role = ROLES[SUBJECT[trophy]]
    if predicate == data.WON_DUEL:
        return g.fight == DUEL and g.is_principal(seat) and attacker == (role == "challenger")
    if role == "traitor":
        return g.traitor == seat and g.outcome == TARGET
    return not g.is_principal(seat) and g.traitor != seat
