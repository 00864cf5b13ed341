"""What a battle may bring, as everybody can reckon it: what the totals are made of, chances, damage of a defeat."""

from typing import Final, NamedTuple

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import attack_total, debt, defeat_damage, suffered, target_total
from cosmodrome.games.metal_adventures.face.odds import FACES, Force, Odds, odds_with
from cosmodrome.games.metal_adventures.table import MetalAdventures

BONUS: Final = "bonus"


# -- what totals are made of -------------------------------------------------------------------------------------------
class Share(NamedTuple):
    """One figure of a total."""

    word: str
    n: int
    seat: int = t.NOBODY  # whose it is


def shares(g: MetalAdventures, side: int) -> list[Share]:
    """Return what the total of a side is made of besides its battle die; conditional bonuses make up the rest."""
    found: list[Share] = []
    for seat in range(g.seats):
        if t.SIDES.get(g, seat) == side:
            principal = g.is_principal(seat)
            own = g.strength(seat) if principal else g.support(seat)
            found.append(Share("strength" if principal else "support", int(own), seat))
            found.append(Share("metal", max(0, int(t.METAL_ROLLED.get(g, seat))), seat))
    if side == t.ATTACK:
        found.append(Share("metal-debt", -int(debt(g))))
    found.append(Share("cards", int(t.ADDED.get(g, side - t.ATTACK))))
    total = attack_total(g) if side == t.ATTACK else target_total(g)
    rest = int(total - t.DICE.get(g, side - t.ATTACK)) - sum([share.n for share in found])
    found.append(Share(BONUS if g.principal(side) >= 0 else "target", rest))
    return [share for share in found if share.n]


# -- chances -----------------------------------------------------------------------------------------------------------
def odds_of(g: MetalAdventures) -> Odds:
    """Return the chances with the metal dice of the data set."""
    return odds_with([int(face) for face in g.cards.metal_faces])


def reach(g: MetalAdventures, metal: int) -> int:
    """Return the most that the battle die and so many metal dice can show."""
    return FACES[-1] + metal * max([int(face) for face in g.cards.metal_faces])


def rerolls(g: MetalAdventures, seat: int) -> int:
    """Count the rerolls that the equipment of a principal gives him (MA-21.6)."""
    return 1 if g.ability(seat, c.OWN_REROLL) > 0 else 0


def force(g: MetalAdventures, side: int) -> Force:
    """Return a side of the battle as it stands before the roll."""
    total = attack_total(g) if side == t.ATTACK else target_total(g)
    on_side = [seat for seat in range(g.seats) if t.SIDES.get(g, seat) == side]
    declared = [seat for seat in on_side if t.METAL_ROLLED.get(g, seat) == t.DECLARED]
    principal = int(g.principal(side))
    return Force(int(total), len(declared), rerolls(g, principal) if principal >= 0 else 0)


class Chance(NamedTuple):
    """How likely a pirate beats a target alone, and with all the support cards that he has."""

    alone: int
    with_cards: int


def chance(g: MetalAdventures, seat: int, strength: int, bonus: int, odds: Odds) -> Chance:
    """Return how likely the active player beats a target of a strength that gives him a conditional bonus."""
    total = int(g.strength(seat) + g.ability(seat, bonus) - debt(g))
    cards = [card_trial(g, card) for card in battle_cards(g, seat)]
    own, foe = Force(total, again=rerolls(g, seat)), Force(strength)
    helped = Force(total + sum([one.n for one in cards]), 0, own.again, sum([one.again for one in cards]))
    return Chance(odds.percent(own, foe), odds.percent(helped, foe))


def chances(g: MetalAdventures) -> dict[str, Chance]:
    """Return how likely the active player beats the ships in open space and the planets, between battles."""
    if t.FIGHT.get(g) != t.PEACE:
        return {}
    seat, odds = int(t.ACTIVE.get(g)), odds_of(g)
    ships = {
        g.cards.ship_id(ship): chance(g, seat, int(g.cards.strength[ship]), c.SHIP_ALONE, odds)
        for ship in t.SHOWN.items(g, 0)
    }
    planets = {
        id: chance(g, seat, int(g.cards.planet_strength[planet]), c.AGAINST_PLANET, odds)
        for planet, id in enumerate(c.PLANETS)
    }
    return ships | planets


# -- what could still be added -----------------------------------------------------------------------------------------
class Trial(NamedTuple):
    """Something that a participant could still add to his side."""

    kind: str
    thing: int  # a seat, or a card
    n: int  # what it adds to the total
    metal: int = 0  # metal dice
    again: int = 0  # rerolls of either battle die
    barred: bool = False  # an infamous pirate can be no ally


def battle_cards(g: MetalAdventures, seat: int) -> list[int]:
    """Return the support cards of a seat that are played around the roll."""
    held = t.IMPROVEMENTS.items(g, seat)
    return [card for card in held if g.cards.timing[card] in (c.BEFORE_ROLL, c.AFTER_ROLL)]


def card_trial(g: MetalAdventures, card: int) -> Trial:
    """Return what a support card would add."""
    steps = g.cards.programs[g.cards.program[card]]
    strength = sum([int(step.effect.strength(step)) for step in steps])
    return Trial("card", card, strength, again=0 if strength else 1)


def trials(g: MetalAdventures, seat: int) -> list[Trial]:
    """Return what a seat could still add to its side: allies, its support cards, its metal die."""
    if seat < 0 or t.SIDES.get(g, seat) == t.OUTSIDE or t.DICE.get(g, 0):
        return []
    cards = [] if t.TRAITOR.get(g) == seat else [card_trial(g, card) for card in battle_cards(g, seat)]
    blank = t.METAL.get(g, seat) == 0 and t.METAL_ROLLED.get(g, seat) == t.NOT_USED
    return ally_trials(g, seat) + cards + ([Trial("metal", seat, 0, metal=1)] if blank else [])


def ally_trials(g: MetalAdventures, seat: int) -> list[Trial]:
    """Return who could still help a principal, and what he would add; who has help is not alone any more (MA-21.3)."""
    taken = t.FIGHT.get(g) != t.DUEL and (g.has_helper(t.ATTACK) or t.TRAITOR.get(g) != t.NOBODY)
    if taken or not g.is_principal(seat) or g.infamous(seat):
        return []
    alone = int(g.ability(seat, c.SHIP_ALONE)) if t.FIGHT.get(g) == t.SHIP else 0
    others = [other for other in range(g.seats) if t.SIDES.get(g, other) == t.OUTSIDE]
    return [Trial("ally", other, int(g.help(other)) - alone, barred=g.infamous(other)) for other in others]


def tried_chances(g: MetalAdventures, seat: int, found: list[Trial]) -> dict[str, int]:
    """Return the chance of a seat's side by what is tried out: strength, metal dice and rerolls that it adds."""
    side = int(t.SIDES.get(g, seat)) if seat >= 0 else t.OUTSIDE
    forces, odds = [force(g, t.ATTACK), force(g, t.TARGET)], odds_of(g)
    mine = 1 if side == t.TARGET else 0
    table: dict[str, int] = {}
    for plus, metal, again in sorted(sums_of(found, t.FIGHT.get(g) != t.DUEL)):
        own = forces[mine]
        tried = Force(own.total + plus, own.metal + metal, own.again, again)
        attack, target = (forces[0], tried) if mine else (tried, forces[1])
        table[f"{plus} {metal} {again}"] = odds.percent(attack, target, t.TARGET if mine else t.ATTACK)
    return table


def sums_of(found: list[Trial], one_ally: bool) -> set[tuple[int, int, int]]:
    """Return what all that can be tried out together adds: strength, metal dice, rerolls."""
    sums = {(0, 0, 0)}
    allies = [one for one in found if one.kind == "ally" and not one.barred]
    for one in [one for one in found if one.kind != "ally"] + ([] if one_ally else allies):
        sums |= {(plus + one.n, metal + one.metal, again + one.again) for plus, metal, again in sums}
    if one_ally:
        sums |= {(plus + one.n, metal, again) for plus, metal, again in sums for one in allies}
    return sums


# -- defeat ------------------------------------------------------------------------------------------------------------
def damage_after(g: MetalAdventures, seat: int, amount: int, by_ship: bool) -> int:
    """Return what the damage dial of a seat shows after a defeat that costs so much."""
    return min(int(g.cards.most_damage), int(t.DAMAGE.get(g, seat) + suffered(g, seat, amount, by_ship)))


def attacker_after(g: MetalAdventures) -> int:
    """Return what the damage dial of the attacker shows after a defeat."""
    return damage_after(g, int(t.ACTIVE.get(g)), int(defeat_damage(g)), t.FIGHT.get(g) == t.SHIP)
