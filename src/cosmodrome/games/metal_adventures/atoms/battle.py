"""Atoms of the turn and of the battle."""

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.agenda import BITS


# -- the turn ----------------------------------------------------------------------------------------------------------
def begin_turn(g: MetalAdventures, seat: i64) -> None:
    """Start a seat's turn: nothing has happened in it yet."""
    t.ACTIVE.set(g, seat)
    t.TURN.add(g, 1)
    t.PENALIZED.set(g, 0)
    t.REVEALED.set(g, 0)
    t.STIRRED.set(g, 0)
    t.EARNED.clear(g, 0)
    t.FOUGHT.set(g, 0)
    t.ATTACKED.set(g, 0)
    t.VISITED.set(g, 0)
    t.CRUISED.set(g, 0)
    t.CRUISE.set(g, t.NO_CRUISE)
    t.EVENT_MET.set(g, 0)
    t.REDRAWN.set(g, 0)
    for other in range(g.seats):
        t.PROPOSALS.set(g, other, 0)
    events.TURN_BEGAN.emit(g, seat, t.TURN.get(g))


def note_end(g: MetalAdventures, seat: i64) -> None:
    """Note that the turn of the seat ends."""
    events.TURN_ENDED.emit(g, seat)


def note_rest(g: MetalAdventures, seat: i64) -> None:
    """Note that the seat rests."""
    events.RESTED.emit(g, seat)


def note_raid(g: MetalAdventures, seat: i64) -> None:
    """Note that the seat goes raiding."""
    events.RAIDED.emit(g, seat)


def note_action(g: MetalAdventures, seat: i64, action: i64, planet: i64) -> None:
    """Note that an action of the cruise was used, before the battle or after it (MA-17.1, MA-17.3)."""
    t.CRUISED.set(g, action)
    t.CRUISE.set(g, t.AFTER_BATTLE if t.FOUGHT.get(g) else t.BEFORE_BATTLE)
    t.VISITED.set(g, t.VISITED.get(g) | BITS[planet])
    events.CRUISED.emit(g, seat, action)


def stir(g: MetalAdventures, seat: i64) -> None:
    """Note that something happened to a seat for which a trophy may be revealed (MA-6.6b)."""
    t.STIRRED.set(g, t.STIRRED.get(g) | bit(seat))


def stir_holders(g: MetalAdventures) -> None:
    """Let everybody who holds a trophy be asked, whatever happened: a turn begins or ends (MA-6.6b)."""
    for seat in range(g.seats):
        if t.TROPHIES.size(g, seat):
            stir(g, seat)


def calm(g: MetalAdventures, seat: i64) -> None:
    """Note that a seat let a chance to reveal pass; that leaves no trace for others (MA-6.6c)."""
    t.STIRRED.set(g, t.STIRRED.get(g) & ~bit(seat))


# -- the battle --------------------------------------------------------------------------------------------------------
def choose_ship(g: MetalAdventures, seat: i64, ship: i64, from_pile: i64) -> None:
    """Attack a ship of open space or of the pile."""
    if from_pile:
        t.PILE.remove(g, 0, ship)
    else:
        t.SHOWN.remove(g, 0, ship)
    begin_battle(g, t.SHIP, ship, from_pile)
    events.SHIP_CHOSEN.emit(g, seat, ship, from_pile)


def attack_planet(g: MetalAdventures, seat: i64, planet: i64) -> None:
    """Attack a planet."""
    t.ATTACKED.set(g, t.ATTACKED.get(g) | BITS[planet])
    begin_battle(g, t.PLANET, planet, 0)
    events.PLANET_ATTACKED.emit(g, seat, planet)


def call_duel(g: MetalAdventures, seat: i64, other: i64) -> None:
    """Challenge another pirate."""
    begin_battle(g, t.DUEL, other, 0)
    t.SIDES.set(g, other, t.TARGET)
    stir(g, other)
    g.reveal()  # a challenge cannot be withdrawn
    events.DUEL_CALLED.emit(g, seat, other)


def begin_battle(g: MetalAdventures, fight: i64, foe: i64, from_pile: i64) -> None:
    """Set up a battle of the active player."""
    active = t.ACTIVE.get(g)
    clear_battle(g, fight, foe, from_pile)
    t.SIDES.set(g, active, t.ATTACK)
    t.REROLLED.set(g, 0)
    t.STRENGTH_BEFORE.set(g, g.strength(active))
    t.LOOT.set(g, 0)
    t.OUTCOME.set(g, t.OUTSIDE)
    t.CAPTURED.set(g, t.NO_CARD)
    for seat in range(g.seats):
        t.PLEAS.set(g, seat, 0)
    stir(g, active)


def clear_battle(g: MetalAdventures, fight: i64, foe: i64, from_pile: i64) -> None:
    """Name the battle, in which nobody takes part yet."""
    t.FIGHT.set(g, fight)
    t.FOE.set(g, foe)
    t.FROM_PILE.set(g, from_pile)
    t.TRAITOR.set(g, t.NOBODY)
    for seat in range(g.seats):
        t.SIDES.set(g, seat, t.OUTSIDE)
        t.METAL_ROLLED.set(g, seat, t.NOT_USED)
    for side in range(2):
        t.DICE.set(g, side, 0)
        t.ADDED.set(g, side, 0)


def ally(g: MetalAdventures, seat: i64, principal: i64) -> None:
    """Seal an alliance for this battle, for good (MA-13.2, MA-18.13)."""
    t.SIDES.set(g, seat, t.SIDES.get(g, principal))
    g.reveal()
    events.ALLIED.emit(g, seat, principal, t.FIGHT.get(g))


def betray(g: MetalAdventures, seat: i64) -> None:
    """Turn on the attacker, for good (MA-12.1)."""
    g.reveal()
    t.SIDES.set(g, seat, t.TARGET)
    t.TRAITOR.set(g, seat)
    events.BETRAYED.emit(g, seat, t.ACTIVE.get(g))


def stay_loyal(g: MetalAdventures, seat: i64) -> None:
    """Stay with the attacker."""
    events.STAYED_LOYAL.emit(g, seat)


def declare_metal(g: MetalAdventures, seat: i64, use: bool) -> None:
    """Say whether the metal die will be rolled, for good (MA-11.2c)."""
    g.reveal()
    t.METAL_ROLLED.set(g, seat, t.DECLARED if use else t.NOT_USED)
    events.DECLARED_METAL.emit(g, seat, 1 if use else 0)


def roll_dice(g: MetalAdventures, orange: i64, grey: i64) -> None:
    """Lay out the battle dice."""
    t.DICE.set(g, 0, orange)
    t.DICE.set(g, 1, grey)
    events.ROLLED_DICE.emit(g, orange, grey, t.FIGHT.get(g))


def roll_metal(g: MetalAdventures, seat: i64, face: i64) -> None:
    """Lay out a metal die; it stays on its face (MA-16.4)."""
    t.METAL_ROLLED.set(g, seat, face)
    t.METAL.set(g, seat, face)
    events.ROLLED_METAL.emit(g, seat, face)


def reroll(g: MetalAdventures, seat: i64, die: i64, face: i64) -> None:
    """Roll a battle die again; the second result stands."""
    t.DICE.set(g, die, face)
    events.REROLLED.emit(g, seat, die, face)


def note_own_reroll(g: MetalAdventures, seat: i64) -> None:
    """Note that a seat used its own reroll of this battle."""
    t.REROLLED.set(g, t.REROLLED.get(g) | bit(seat))


def strengthen(g: MetalAdventures, seat: i64, amount: i64) -> None:
    """Add to the total of the seat's side (MA-21.22)."""
    t.ADDED.add(g, t.SIDES.get(g, seat) - t.ATTACK, amount)
    events.STRENGTHENED.emit(g, seat, amount)


def decide_battle(g: MetalAdventures, side: i64, attack: i64, target: i64) -> None:
    """Note which side won, and by what totals."""
    t.OUTCOME.set(g, side)
    for seat in range(g.seats):
        if t.SIDES.get(g, seat) != t.OUTSIDE:
            stir(g, seat)
    events.BATTLE_WON.emit(g, side, attack, target, t.FIGHT.get(g))


def add_loot(g: MetalAdventures, amount: i64) -> None:
    """Count credits won in this battle, of which shares may be promised (MA-18.5a)."""
    t.LOOT.add(g, amount)


def capture(g: MetalAdventures, ship: i64) -> None:
    """Note which ship was captured in this battle."""
    t.CAPTURED.set(g, ship)


def end_battle(g: MetalAdventures, seat: i64) -> None:
    """Put the battle away."""
    t.FOUGHT.set(g, 1)
    clear_battle(g, t.PEACE, t.NO_CARD, 0)
    events.BATTLE_OVER.emit(g, seat)
