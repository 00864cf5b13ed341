"""Set-up of the standard game and of Light speed (SB-3, SB-11)."""

from cosmodrome.games.space_base import answers, atoms
from cosmodrome.games.space_base.data import BONUS, COST, DRAWN, LEVEL, SECTOR
from cosmodrome.games.space_base.events import AT_SET_UP
from cosmodrome.games.space_base.rules import turn
from cosmodrome.games.space_base.state import SpaceBase
from cosmodrome.games.space_base.table import ROW
from cosmodrome.games.space_base.verbs import CREDITS, LEVELS, SECTORS
from cosmodrome.kernel.agenda import bit, seats_in


def set_up(g: SpaceBase) -> None:
    """Lay out the shipyard; each player draws a ship, pays for it and places it (SB-3.4 to SB-3.9)."""
    atoms.fill_market(g)
    highest = 0
    leaders = 0
    for seat in range(g.seats):
        card = atoms.draw_at_start(g, seat, 0)
        atoms.pay(g, seat, card, COST[card], AT_SET_UP)
        atoms.put_card(g, seat, card, SECTOR[card], AT_SET_UP)
        if SECTOR[card] > highest:
            highest = SECTOR[card]
            leaders = 0
        if SECTOR[card] == highest:
            leaders |= bit(seat)
    choose_first(g, leaders)


def choose_first(g: SpaceBase, leaders: int) -> None:
    """Let tied players roll both dice until one alone has the highest sum (SB-3.10), then begin."""
    while len(seats_in(leaders)) > 1:
        highest = 0
        tied = leaders
        for seat in seats_in(tied):
            rolled = atoms.roll_for_order(g, seat)
            if rolled > highest:
                highest = rolled
                leaders = 0
            if rolled == highest:
                leaders |= bit(seat)
    first = seats_in(leaders)[0]
    atoms.take_first_card(g, first)
    for place in range(g.seats):
        if BONUS[place][1] > 0:
            atoms.give_bonus(g, (first + place) % g.seats, BONUS[place][0], BONUS[place][1])
    g.then(turn.begin_turn, first)


# -- Light speed (SB-11) -----------------------------------------------------------------------------------------------
def set_up_fast(g: SpaceBase) -> None:
    """Lay out the shipyard; all draw ships, then each in seat order may buy of them (SB-11.3, SB-11.4)."""
    atoms.fill_market(g)
    for seat in range(g.seats):
        for deck in range(LEVELS):
            for _ in range(DRAWN[deck]):
                atoms.keep_drawn(g, seat, atoms.draw_at_start(g, seat, deck))
    g.then(choose_first_fast)
    g.then_each(draft, list(range(g.seats)))


def draft(g: SpaceBase, seat: int) -> None:
    """Let a player buy the drawn ships one by one, at their cost (SB-11.4, SB-11.5)."""
    g.ask(seat, answers.DRAFT, drafted, seat)


def drafted(g: SpaceBase, answer: int, seat: int) -> None:
    """Place the bought ship like a purchase and go on; or put the rest under the decks (SB-11.5, SB-11.6)."""
    if answer == answers.NONE:
        atoms.put_under(g, seat)
        return
    card = atoms.take_drawn(g, seat, answer - answers.CARD)
    atoms.pay(g, seat, card, COST[card], AT_SET_UP)
    atoms.put_card(g, seat, card, SECTOR[card], AT_SET_UP)
    g.then(draft, seat)


def choose_first_fast(g: SpaceBase) -> None:
    """The first player has most credits left, then the bought card of the highest sector, then dice (SB-11.7)."""
    best = -1
    leaders = 0
    for seat in range(g.seats):
        rank = ROW * g.resources[3 * seat + CREDITS] + _highest_bought(g, seat)
        if rank > best:
            best = rank
            leaders = 0
        if rank == best:
            leaders |= bit(seat)
    choose_first(g, leaders)


def _highest_bought(g: SpaceBase, seat: int) -> int:
    """Return the highest sector into which a seat has bought a ship, 0 if none."""
    for sector in range(SECTORS, 0, -1):
        if LEVEL[g.station[ROW * seat + sector]] > 0:
            return sector
    return 0
