"""Set-up of the standard game and of Light speed (SB-3, SB-11)."""

from mypy_extensions import i64

from cosmodrome.games.space_base import call
from cosmodrome.games.space_base.atoms import boards, dice, market, resources
from cosmodrome.games.space_base.cards import CREDITS, LEVELS, SECTORS
from cosmodrome.games.space_base.events import AT_SET_UP
from cosmodrome.games.space_base.questions.purchase import DRAFT
from cosmodrome.games.space_base.table import RESOURCE, ROW, STATION_CARD, SpaceBase
from cosmodrome.kernel.agenda import BITS, lowest_seat, seats_in
from cosmodrome.kernel.flow import then


def set_up(g: SpaceBase) -> None:
    """Lay out the shipyard; each player draws a ship, pays for it and places it (SB-3.4 to SB-3.9)."""
    market.fill_market(g)
    highest: i64 = 0
    leaders: i64 = 0
    for seat in range(g.seats):
        card = market.draw_at_start(g, seat, 0)
        sector = g.cards.sector[card]
        resources.pay(g, seat, card, g.cards.cost[card], AT_SET_UP)
        boards.put_card(g, seat, card, sector, AT_SET_UP)
        if sector > highest:
            highest = sector
            leaders = 0
        if sector == highest:
            leaders |= BITS[seat + 3]
    choose_first(g, leaders)


def choose_first(g: SpaceBase, leaders: i64) -> None:
    """Let tied players roll both dice until one alone has the highest sum (SB-3.10), then begin."""
    while len(seats_in(leaders)) > 1:
        highest: i64 = 0
        tied = leaders
        for seat in seats_in(tied):
            rolled = dice.roll_for_order(g, seat)
            if rolled > highest:
                highest = rolled
                leaders = 0
            if rolled == highest:
                leaders |= BITS[seat + 3]
    first = lowest_seat(leaders)
    market.take_first_card(g, first)
    for place in range(g.seats):
        resource, amount = g.cards.bonus[place]
        if amount > 0:
            resources.give_bonus(g, (first + place) % g.seats, resource, amount)
    then(g, call.begin_turn, first)


# -- Light speed (SB-11) -----------------------------------------------------------------------------------------------
def set_up_fast(g: SpaceBase) -> None:
    """Lay out the shipyard; all draw ships, then each in seat order may buy of them (SB-11.3, SB-11.4)."""
    market.fill_market(g)
    for seat in range(g.seats):
        for deck in range(LEVELS):
            for _ in range(g.cards.drawn[deck]):
                market.keep_drawn(g, seat, market.draw_at_start(g, seat, deck))
    then(g, call.choose_first_fast)
    for seat in range(g.seats - 1, -1, -1):
        then(g, call.draft, seat)


def draft(g: SpaceBase, seat: i64) -> None:
    """Let a player buy the drawn ships one by one, at their cost (SB-11.4, SB-11.5)."""
    DRAFT.ask(g, seat, call.drafted)


def drafted(g: SpaceBase, answer: i64, seat: i64) -> None:
    """Place the bought ship like a purchase and go on; or put the rest under the decks (SB-11.5, SB-11.6)."""
    if DRAFT.nothing.has(answer):
        market.put_under(g, seat)
        return
    card = market.take_drawn(g, seat, DRAFT.place.value(answer))
    resources.pay(g, seat, card, g.cards.cost[card], AT_SET_UP)
    boards.put_card(g, seat, card, g.cards.sector[card], AT_SET_UP)
    then(g, call.draft, seat)


def choose_first_fast(g: SpaceBase) -> None:
    """The first player has most credits left, then the bought card of the highest sector, then dice (SB-11.7)."""
    best: i64 = -1
    leaders: i64 = 0
    for seat in range(g.seats):
        rank = ROW * RESOURCE.get(g, seat, CREDITS) + _highest_bought(g, seat)
        if rank > best:
            best = rank
            leaders = 0
        if rank == best:
            leaders |= BITS[seat + 3]
    choose_first(g, leaders)


def _highest_bought(g: SpaceBase, seat: i64) -> i64:
    """Return the highest sector into which a seat has bought a ship, 0 if none."""
    for sector in range(SECTORS, 0, -1):
        if g.cards.level[STATION_CARD.get(g, seat, sector)] > 0:
            return sector
    return 0
