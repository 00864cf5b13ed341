"""What things are worth to the heuristic player, in tenths of a credit; chances are in percent."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import attack_total, glory_worth, is_full, target_total, wrecks_of
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.memory.cells import wide

# Chance that orange less grey is at least this number, from -6 to 6
CHANCES: Final = wide([100, 100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3, 0])
TITLE_HOPES: Final = wide([3, 8, 25, 2])  # of one more wreck of a power, by those one has


def chance(lead: i64) -> i64:
    """Return the chance to win with this lead before the battle dice; a tie is a victory."""
    return CHANCES[max(-6, min(6, -lead)) + 6]


# -- cards -------------------------------------------------------------------------------------------------------------
def card_worth(g: MetalAdventures, seat: i64, card: i64) -> i64:
    """Return what owning an improvement is worth."""
    if card >= c.FIRST_SUPPORT:
        return c.SUPPORT_WORTH
    worth = g.cards.added[card] * c.STRENGTH_POINT + 6
    same: i64 = 0
    for i in range(t.IMPROVEMENTS.size(g, seat)):
        other = t.IMPROVEMENTS.get(g, seat, i)
        if other != card and g.cards.family[other] == g.cards.family[card]:
            same += 1
    for i in range(t.TROPHIES.size(g, seat)):
        trophy = g.cards.trophies[t.TROPHIES.get(g, seat, i)]
        worth += trophy.condition.wants_card(g, trophy, card, same)
    return worth


def weakest_card(g: MetalAdventures, seat: i64) -> i64:
    """Return the own improvement that is worth least."""
    best = t.IMPROVEMENTS.get(g, seat, 0)
    for i in range(1, t.IMPROVEMENTS.size(g, seat)):
        card = t.IMPROVEMENTS.get(g, seat, i)
        if card_worth(g, seat, card) < card_worth(g, seat, best):
            best = card
    return best


def gain_of_card(g: MetalAdventures, seat: i64, card: i64) -> i64:
    """Return what one more improvement is worth, less the one that must go for it."""
    worth = card_worth(g, seat, card)
    return worth - card_worth(g, seat, weakest_card(g, seat)) if is_full(g, seat) else worth


def best_gain(g: MetalAdventures, seat: i64, other: i64) -> i64:
    """Return what the best improvement of another pirate is worth."""
    best: i64 = c.NEVER
    for i in range(t.IMPROVEMENTS.size(g, other)):
        best = max(best, gain_of_card(g, seat, t.IMPROVEMENTS.get(g, other, i)))
    return best


def trophy_worth(g: MetalAdventures, seat: i64, trophy: i64) -> i64:
    """Return what holding a trophy is worth: its reward by the hope of it."""
    card = g.cards.trophies[trophy]
    reward = card.glory * glory_worth(g) + card.credits * c.CREDIT
    return reward * trophy_hope(g, seat, trophy) // 100


def trophy_hope(g: MetalAdventures, seat: i64, trophy: i64) -> i64:
    """Return how likely a trophy can be revealed some time, in percent."""
    card = g.cards.trophies[trophy]
    if not card.condition.is_event and card.condition.holds(g, seat, card):
        return 100
    hope, missing = card.condition.hope(g, card), card.condition.missing(g, seat, card)
    if missing == 1:
        hope += 25
    elif missing > 2:
        hope -= 8 * (missing - 2)
    return max(5, hope)


def wreck_worth(g: MetalAdventures, seat: i64, ship: i64) -> i64:
    """Return what owning a wreck is worth: more when it completes a title or a trophy."""
    worth: i64 = c.WRECK
    faction = g.cards.faction[ship]
    same = wrecks_of(g, seat, faction)
    if faction < c.TITLES:
        worth += TITLE_HOPES[min(same, 3)]
    for i in range(t.TROPHIES.size(g, seat)):
        trophy = g.cards.trophies[t.TROPHIES.get(g, seat, i)]
        worth += trophy.condition.wants_wreck(g, seat, trophy, faction, same)
    return worth


# -- battles -----------------------------------------------------------------------------------------------------------
def program_worth(g: MetalAdventures, seat: i64, program: i64) -> i64:
    """Return what the rewards of a ship or planet are worth."""
    worth: i64 = 0
    for step in g.cards.programs[program]:
        worth += step.effect.worth(g, seat, step)
    return worth


def prize(g: MetalAdventures, seat: i64, ship: i64) -> i64:
    """Return what beating a ship is worth."""
    return program_worth(g, seat, g.cards.reward[ship]) + wreck_worth(g, seat, ship)


def helper_gain(g: MetalAdventures, seat: i64) -> i64:
    """Return the support strength that a raider may hope for."""
    best: i64 = 0
    if g.infamous(seat):
        return 0
    for other in range(g.seats):
        if other != seat and not g.infamous(other):
            best = max(best, g.help(other))
    return best


def own_strength(g: MetalAdventures, seat: i64) -> i64:
    """Return the strength of a raider: less the metal debt, or with what the metal die may bring."""
    metal = t.METAL.get(g, seat)
    return g.strength(seat) + (2 if metal == 0 else -max(0, metal - g.ability(seat, c.DEBT)))


def ship_worth(g: MetalAdventures, seat: i64, ship: i64) -> i64:
    """Return what attacking a ship is worth, alone or with the help that half of the loot buys."""
    lead = own_strength(g, seat) - g.cards.strength[ship]
    won = prize(g, seat, ship)
    lost = g.cards.dots[ship] * c.DAMAGE
    alone = chance(lead + g.ability(seat, c.SHIP_ALONE))
    helped = chance(lead + helper_gain(g, seat))
    share = g.cards.printed_credits[ship] * c.CREDIT // 2
    by_self = (alone * won - (100 - alone) * lost) // 100
    by_help = (helped * (won - share) - (100 - helped) * lost) // 100 - 4
    return max(by_self, by_help)


def planet_worth(g: MetalAdventures, seat: i64, planet: i64) -> i64:
    """Return what attacking a planet is worth."""
    own = own_strength(g, seat) + g.ability(seat, c.AGAINST_PLANET)
    won = program_worth(g, seat, g.cards.planet_reward[planet])
    for i in range(t.TROPHIES.size(g, seat)):
        won += g.cards.trophies[t.TROPHIES.get(g, seat, i)].condition.wants_planet()
    helped = chance(own + helper_gain(g, seat) - g.cards.planet_strength[planet])
    share = t.TREASURIES.get(g, planet) * c.CREDIT // 2
    return (helped * (won - share) - (100 - helped) * c.DAMAGE) // 100 - 4


def duel_worth(g: MetalAdventures, seat: i64, other: i64) -> i64:
    """Return what challenging a pirate is worth: glory, pot and spoils against the glory the other may get."""
    own = own_strength(g, seat) + g.ability(seat, c.DUELIST) + g.ability(seat, c.CHALLENGER)
    theirs = g.strength(other) + g.ability(other, c.DUELIST) + g.ability(other, c.CHALLENGED)
    lead = own - theirs - (2 if t.METAL.get(g, other) == 0 else 0)
    win = chance(lead - (g.seats - 1) // 2)  # outsiders rather help the one who is challenged
    glory, pot = glory_worth(g), c.CREDIT * t.POT.get(g)
    won = glory + pot + spoils_worth(g, seat, other)
    lost = c.DAMAGE + glory + pot * 3 // 4
    return (win * won - (100 - win) * lost) // 100


def spoils_worth(g: MetalAdventures, seat: i64, other: i64) -> i64:
    """Return the best spoils a challenger could take."""
    best = c.CREDIT * ((t.CREDITS.get(g, other) + 1) // 2)
    best = max(best, c.WRECK * ((t.WRECKS.size(g, other) + 1) // 2))
    return max(best, best_gain(g, seat, other))


def stake(g: MetalAdventures, seat: i64) -> i64:
    """Return what winning rather than losing the battle going on is worth to a principal."""
    fight, foe, active = t.FIGHT.get(g), t.FOE.get(g), t.ACTIVE.get(g)
    if fight == t.DUEL:
        return 2 * c.DAMAGE + glory_worth(g) + c.CREDIT * t.POT.get(g) + spoils_worth(g, active, foe)
    if fight == t.SHIP:
        return prize(g, seat, foe) + g.cards.dots[foe] * c.DAMAGE
    return program_worth(g, seat, g.cards.planet_reward[foe]) + c.DAMAGE if fight != t.PEACE else 0


def attack_lead(g: MetalAdventures) -> i64:
    """Return by how much the attacking side is stronger before the roll."""
    return attack_total(g) - target_total(g)


def attack_chance(g: MetalAdventures, more: i64) -> i64:
    """Return the chance of the attacking side before the roll, with so much more strength."""
    return chance(attack_lead(g) + more)


def side_chance(g: MetalAdventures, seat: i64, more: i64) -> i64:
    """Return the chance of a seat's own side before the roll, with so much more strength."""
    return chance_with(g, attack_lead(g), seat, more)


def chance_with(g: MetalAdventures, lead: i64, seat: i64, more: i64) -> i64:
    """Return the chance of a seat's side when the attacking one leads by so much, with so much more strength."""
    return chance(lead + more) if t.SIDES.get(g, seat) == t.ATTACK else 100 - chance(lead - more)
