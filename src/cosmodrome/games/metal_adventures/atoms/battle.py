"""Atoms of the turn and of the battle."""

from cosmodrome.games.metal_adventures import events
from cosmodrome.games.metal_adventures.table import (
    ATTACK,
    DUEL,
    NO_CARD,
    NOBODY,
    NOT_USED,
    OUTSIDE,
    PEACE,
    PLANET,
    SHIP,
    TARGET,
    Table,
)
from cosmodrome.kernel.agenda import bit


# -- the turn ----------------------------------------------------------------------------------------------------------
def begin_turn(t: Table, seat: int) -> None:
    """Start a seat's turn: nothing has happened in it yet."""
    t.active = seat
    t.turn += 1
    t.penalized = 0
    t.revealed = 0
    t.stirred = 0
    t.earned = []
    t.fought = 0
    t.attacked = 0
    t.visited = 0
    t.cruised = 0
    t.cruise = 0
    t.event_met = 0
    t.redrawn = 0
    t.proposals = [0] * t.seats
    t.emit(events.TURN_BEGAN, seat, t.turn)


def note_rest(t: Table, seat: int) -> None:
    """Note that the seat rests."""
    t.emit(events.RESTED, seat)


def note_raid(t: Table, seat: int) -> None:
    """Note that the seat goes raiding."""
    t.emit(events.RAIDED, seat)


def note_action(t: Table, seat: int, action: int, planet: int, when: int) -> None:
    """Note that an action of the cruise was used (MA-17.1, MA-17.3)."""
    t.cruised = action
    t.cruise = when
    t.visited |= (1, 2, 4, 8)[planet]
    t.emit(events.CRUISED, seat, action)


def stir(t: Table, seat: int) -> None:
    """Note that something happened to a seat for which a trophy may be revealed (MA-6.6b)."""
    t.stirred |= bit(seat)


def calm(t: Table, seat: int) -> None:
    """Note that a seat let a chance to reveal pass; that leaves no trace for others (MA-6.6c)."""
    t.stirred &= ~bit(seat)


# -- the battle --------------------------------------------------------------------------------------------------------
def choose_ship(t: Table, seat: int, ship: int, from_pile: int) -> None:
    """Attack a ship of open space or of the pile."""
    if from_pile:
        t.pile.remove(ship)
    else:
        t.shown.remove(ship)
    begin_battle(t, SHIP, ship, from_pile)
    t.emit(events.SHIP_CHOSEN, seat, ship, from_pile)


def attack_planet(t: Table, seat: int, planet: int) -> None:
    """Attack a planet."""
    t.attacked |= (1, 2, 4)[planet]
    begin_battle(t, PLANET, planet, 0)
    t.emit(events.PLANET_ATTACKED, seat, planet)


def call_duel(t: Table, seat: int, other: int) -> None:
    """Challenge another pirate."""
    begin_battle(t, DUEL, other, 0)
    t.sides[other] = TARGET
    stir(t, other)
    t.emit(events.DUEL_CALLED, seat, other)


def begin_battle(t: Table, fight: int, foe: int, from_pile: int) -> None:
    """Set up a battle of the active player."""
    t.fight = fight
    t.foe = foe
    t.from_pile = from_pile
    t.sides = [OUTSIDE] * t.seats
    t.sides[t.active] = ATTACK
    t.traitor = NOBODY
    t.metal_rolled = [NOT_USED] * t.seats
    t.dice = [0, 0]
    t.added = [0, 0]
    t.rerolled = 0
    t.strength_before = t.strength(t.active)
    t.loot = 0
    t.outcome = OUTSIDE
    t.captured = NO_CARD
    t.pleas = [0] * t.seats
    stir(t, t.active)


def ally(t: Table, seat: int, principal: int) -> None:
    """Seal an alliance for this battle."""
    t.sides[seat] = t.sides[principal]
    t.emit(events.ALLIED, seat, principal, t.fight)


def betray(t: Table, seat: int) -> None:
    """Turn on the attacker (MA-12.1)."""
    t.sides[seat] = TARGET
    t.traitor = seat
    t.emit(events.BETRAYED, seat, t.active)


def stay_loyal(t: Table, seat: int) -> None:
    """Stay with the attacker."""
    t.emit(events.STAYED_LOYAL, seat)


def declare_metal(t: Table, seat: int, use: int) -> None:
    """Say whether the metal die will be rolled (MA-11.2c)."""
    t.metal_rolled[seat] = -2 if use else NOT_USED
    t.emit(events.DECLARED_METAL, seat, use)


def roll_dice(t: Table, orange: int, grey: int) -> None:
    """Lay out the battle dice."""
    t.dice = [orange, grey]
    t.emit(events.ROLLED_DICE, orange, grey, t.fight)


def roll_metal(t: Table, seat: int, face: int) -> None:
    """Lay out a metal die; it stays on its face (MA-16.4)."""
    t.metal_rolled[seat] = face
    t.metal[seat] = face
    t.emit(events.ROLLED_METAL, seat, face)


def reroll(t: Table, seat: int, die: int, face: int) -> None:
    """Roll a battle die again; the second result stands."""
    t.dice[die] = face
    t.emit(events.REROLLED, seat, die, face)


def note_own_reroll(t: Table, seat: int) -> None:
    """Note that a seat used its own reroll of this battle."""
    t.rerolled |= bit(seat)


def strengthen(t: Table, seat: int, amount: int) -> None:
    """Add to the total of the seat's side (MA-21.22)."""
    t.added[t.sides[seat] - ATTACK] += amount
    t.emit(events.STRENGTHENED, seat, amount)


def decide_battle(t: Table, side: int, attack: int, target: int) -> None:
    """Note which side won, and by what totals."""
    t.outcome = side
    for seat in range(t.seats):
        if t.sides[seat] != OUTSIDE:
            stir(t, seat)
    t.emit(events.BATTLE_WON, side, attack, target, t.fight)


def add_loot(t: Table, amount: int) -> None:
    """Count credits won in this battle, of which shares may be promised (MA-18.5a)."""
    t.loot += amount


def capture(t: Table, ship: int) -> None:
    """Note which ship was captured in this battle."""
    t.captured = ship


def end_battle(t: Table, seat: int) -> None:
    """Put the battle away."""
    t.fought = 1
    t.fight = PEACE
    t.foe = NO_CARD
    t.from_pile = 0
    t.sides = [OUTSIDE] * t.seats
    t.metal_rolled = [NOT_USED] * t.seats
    t.traitor = NOBODY
    t.dice = [0, 0]
    t.added = [0, 0]
    t.emit(events.BATTLE_OVER, seat)
