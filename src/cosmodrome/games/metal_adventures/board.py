"""What the table says: prices, totals of a battle, trophies that may be revealed, what forced promises demand."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.cards import Action
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.promises import has_room, is_able
from cosmodrome.games.metal_adventures.face.words import no, refuse_owned, trophy_ref
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.message import Refusal


# -- cards -------------------------------------------------------------------------------------------------------------
def price(g: MetalAdventures, seat: i64, card: i64, surcharge: i64) -> i64:
    """Return what an open improvement costs a seat at the OCG (MA-21.4)."""
    cost = g.cards.cost[card]
    least = min(cost, max(1, g.ability(seat, c.CHEAPEST)))
    return max(least, cost - g.ability(seat, c.DISCOUNT)) + surcharge


def is_full(g: MetalAdventures, seat: i64) -> bool:
    """Tell whether a seat has as many improvements as it may have (MA-7.5)."""
    return t.IMPROVEMENTS.size(g, seat) >= g.cards.improvement_limit


def can_take_row_card(g: MetalAdventures, most: i64) -> bool:
    """Tell whether any open improvement is cheap enough to be taken for nothing (MA-21.21)."""
    for slot in range(c.ROW):
        card = t.ROW.get(g, slot)
        if card != t.NO_CARD and g.cards.cost[card] <= most:
            return True
    return False


def wrecks_of(g: MetalAdventures, seat: i64, faction: i64) -> i64:
    """Count a seat's wrecks of one group."""
    count: i64 = 0
    for i in range(t.WRECKS.size(g, seat)):
        if g.cards.faction[t.WRECKS.get(g, seat, i)] == faction:
            count += 1
    return count


def group_fits(g: MetalAdventures, ship: i64, group: i64) -> bool:
    """Tell whether a wreck is of the group that is asked for."""
    return group == c.ANY_GROUP or g.cards.faction[ship] == group


def most_of_a_family(g: MetalAdventures, seat: i64) -> i64:
    """Count the equipment of the family that a seat has most of."""
    most: i64 = 0
    size = t.IMPROVEMENTS.size(g, seat)
    for i in range(size):
        family = g.cards.family[t.IMPROVEMENTS.get(g, seat, i)]
        same: i64 = 0
        for j in range(size):
            if family >= 0 and g.cards.family[t.IMPROVEMENTS.get(g, seat, j)] == family:
                same += 1
        most = max(most, same)
    return most


def is_fulfilled(g: MetalAdventures, seat: i64, trophy: i64) -> bool:
    """Tell whether a seat that holds a trophy may reveal it now (MA-6.5)."""
    card = g.cards.trophies[trophy]
    return t.EARNED.has(g, 0, trophy) if card.condition.is_event else card.condition.holds(g, seat, card)


def has_revealed(g: MetalAdventures, seat: i64) -> bool:
    """Tell whether a seat has revealed a trophy in this turn (MA-6.3)."""
    return t.REVEALED.get(g) & bit(seat) != 0


def may_reveal(g: MetalAdventures, seat: i64) -> bool:
    """Tell whether a seat is to be asked: it holds a trophy, revealed none, and something changed (MA-6.3, MA-6.6b)."""
    stirred = t.STIRRED.get(g) & bit(seat) != 0
    return stirred and t.TROPHIES.size(g, seat) > 0 and not has_revealed(g, seat)


def glory_worth(g: MetalAdventures) -> i64:
    """Value a glory: more towards the end."""
    best: i64 = 0
    for seat in range(g.seats):
        best = max(best, g.shown_glory(seat))
    return 42 + 4 * max(0, best - 3) + (10 if g.deck_size() < 15 else 0)


# -- totals of a battle (MA-11.3, MA-11.4, MA-13.6) --------------------------------------------------------------------
def debt(g: MetalAdventures) -> i64:
    """Return the metal debt that the attacker pays in this battle (MA-16.6, MA-21.7)."""
    active = t.ACTIVE.get(g)
    metal = t.METAL.get(g, active)
    if t.METAL_ROLLED.get(g, active) >= 0 or metal == 0:
        return 0
    return max(0, metal - g.ability(active, c.DEBT))


def bonus(g: MetalAdventures, side: i64) -> i64:
    """Return the conditional bonuses of a principal (MA-21.3, MA-21.16, MA-21.17)."""
    seat, fight = g.principal(side), t.FIGHT.get(g)
    if fight == t.DUEL:
        return g.ability(seat, c.DUELIST) + g.ability(seat, c.CHALLENGER if side == t.ATTACK else c.CHALLENGED)
    if fight == t.PLANET:
        return g.ability(seat, c.AGAINST_PLANET)
    return 0 if g.has_helper(t.ATTACK) else g.ability(seat, c.SHIP_ALONE)


def helped(g: MetalAdventures, side: i64) -> i64:
    """Return what the loyal helpers of a side and all its metal dice add."""
    total = max(0, t.METAL_ROLLED.get(g, g.principal(side)))
    for seat in range(g.seats):
        if g.is_helper(seat, side):
            total += g.help(seat) + max(0, t.METAL_ROLLED.get(g, seat))
    return total


def own_total(g: MetalAdventures, side: i64) -> i64:
    """Return the total of a side that a pirate leads."""
    own = g.strength(g.principal(side)) + t.DICE.get(g, side - t.ATTACK) + t.ADDED.get(g, side - t.ATTACK)
    return own + bonus(g, side) + helped(g, side)


def attack_total(g: MetalAdventures) -> i64:
    """Return the total of attacker or challenger (MA-11.3)."""
    return own_total(g, t.ATTACK) - debt(g)


def target_total(g: MetalAdventures) -> i64:
    """Return the total of the target, or of the challenged (MA-11.4, MA-12.4)."""
    fight, foe, traitor = t.FIGHT.get(g), t.FOE.get(g), t.TRAITOR.get(g)
    if fight == t.DUEL:
        return own_total(g, t.TARGET)
    total = t.DICE.get(g, 1) + (g.cards.strength[foe] if fight == t.SHIP else g.cards.planet_strength[foe])
    if traitor != t.NOBODY:
        total += g.support(traitor) + max(0, t.METAL_ROLLED.get(g, traitor))
    return total


def defeat_damage(g: MetalAdventures) -> i64:
    """Return what a defeat costs the attacker and his ally (MA-11.9, MA-11.13, MA-12.8)."""
    fight, foe = t.FIGHT.get(g), t.FOE.get(g)
    if fight == t.DUEL:
        return 1
    if t.TRAITOR.get(g) != t.NOBODY:
        return g.cards.betrayed_damage
    return g.cards.dots[foe] if fight == t.SHIP else g.cards.planet_damage[foe]


def suffered(g: MetalAdventures, seat: i64, amount: i64, by_ship: bool) -> i64:
    """Return how much of one instance of damage is left for a seat after what reduces it (MA-20.4)."""
    plating = g.ability(seat, c.PLATING) + (g.ability(seat, c.HULL) if by_ship else 0)
    amount = max(amount - plating, min(amount, 1))
    return max(amount - g.ability(seat, c.ARMOUR), 0)


# -- the turn --------------------------------------------------------------------------------------------------------
def may_fight(g: MetalAdventures, phase: i64) -> bool:
    """Tell whether the battle of the turn may be chosen (MA-8.7)."""
    return phase == t.RAID and not t.FOUGHT.get(g)


def may_redraw(g: MetalAdventures, seat: i64) -> bool:
    """Tell whether a ship in open space may be replaced (MA-21.5)."""
    return t.REDRAWN.get(g) < g.ability(seat, c.REDRAW) and g.deck_size() > 0


def may_raid_pile(g: MetalAdventures, seat: i64) -> bool:
    """Tell whether a seat can pay for an attack on the pile (MA-10.5)."""
    return t.CREDITS.get(g, seat) >= g.cards.pile_fee or g.ability(seat, c.FREE_PILE) > 0


def may_cruise(g: MetalAdventures, phase: i64) -> bool:
    """Tell whether cruise actions are possible at this point of the raid (MA-8.7, MA-8.8)."""
    return phase == t.RAID and not (t.FOUGHT.get(g) and t.CRUISE.get(g) == t.BEFORE_BATTLE)


def is_barred(g: MetalAdventures, action: Action) -> bool:
    """Tell whether an action takes place on a planet that was attacked (MA-17.3)."""
    return action.planet != c.OCG and t.ATTACKED.get(g) & BITS[action.planet] != 0


def is_open(g: MetalAdventures, seat: i64, action: Action) -> bool:
    """Tell whether an action of the cruise is possible in one of its variants (MA-17.1)."""
    if action.number <= t.CRUISED.get(g) or is_barred(g, action):
        return False
    for variant in range(action.variants):
        if action.flaw(g, seat, variant) == "":
            return True
    return False


def may_buy(phase: i64) -> bool:
    """Tell whether an improvement may be bought while resting (MA-8.5)."""
    return phase == t.REST_SWAP or phase == t.REST_BUY


def may_play(g: MetalAdventures, seat: i64, card: i64, phase: i64) -> bool:
    """Tell whether an own support card can be played as a step, and would do something (MA-7.7, MA-7.8)."""
    timing = g.cards.timing[card]
    if timing == c.AFTER_REVEAL:
        return phase == t.OPEN and g.deck_size() > 0
    return timing == c.OUTSIDE_BATTLE and g.cards.support_step(card).effect.usable(g, seat)


def refuse_reveal(g: MetalAdventures, seat: i64, place: i64) -> Refusal | None:
    """Say why a trophy cannot be revealed."""
    if place >= t.TROPHIES.size(g, seat):
        return no("MA-6.2", "no-trophy")
    if has_revealed(g, seat):
        return no("MA-6.3", "revealed-already")
    trophy = t.TROPHIES.get(g, seat, place)
    return None if is_fulfilled(g, seat, trophy) else no("MA-6.2", "unfulfilled", {"trophy": trophy_ref(g, trophy)})


# -- promises ----------------------------------------------------------------------------------------------------------
def can_keep(g: MetalAdventures, place: i64) -> bool:
    """Tell whether a due promise can be kept right now."""
    return is_able(g, place) and has_room(g, place)


def is_forced(g: MetalAdventures, place: i64, seat: i64, do: i64) -> bool:
    """Tell whether a promise is a forced one of a seat to do something (MA-18.22a)."""
    p = t.PROMISES
    return p.get(g, place, t.FORCED) != 0 and p.get(g, place, t.BY) == seat and p.get(g, place, t.DO) == do


def forced_act(g: MetalAdventures, seat: i64, act: i64, card: i64) -> bool:
    """Tell whether a forced promise makes a seat use its metal die, or play a card (MA-18.22a)."""
    for place in range(t.PROMISES.length(g)):
        if is_forced(g, place, seat, terms.ACT) and t.PROMISES.get(g, place, t.WHAT) == act:
            if card == t.NO_CARD or t.PROMISES.get(g, place, t.WHICH) == card:
                return True
    return False


def is_gift(g: MetalAdventures, seat: i64, card: i64) -> bool:
    """Tell whether a forced promise gives an improvement away, so that it cannot be used up before (MA-14.12)."""
    for place in range(t.PROMISES.length(g)):
        if is_forced(g, place, seat, terms.GIVE_IMPROVEMENT) and t.PROMISES.get(g, place, t.WHAT) == card:
            return True
    return False


def is_bound(g: MetalAdventures, seat: i64, card: i64) -> bool:
    """Tell whether a forced promise needs an improvement, so that it cannot be thrown away (MA-18.22a)."""
    return is_gift(g, seat, card) or forced_act(g, seat, terms.PLAY_CARD, card)


def refuse_drop(g: MetalAdventures, seat: i64, card: i64) -> Refusal | None:
    """Say why a participant cannot discard an improvement."""
    return no("MA-18.22a", "forced") if is_bound(g, seat, card) else refuse_owned(g, seat, card)
