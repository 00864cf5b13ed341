"""Rounds and building (GT-1 to GT-9, GT-29)."""

from typing import Final

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.atoms import building as atoms
from cosmodrome.games.galaxy_trucker.building_answers import can_turn_glass, legal_race
from cosmodrome.games.galaxy_trucker.data import CELL_BITS, NOWHERE, ROUNDS
from cosmodrome.games.galaxy_trucker.rules import flight, launch
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.table import EXPERT_TEAMS, ORDER_STREAM
from cosmodrome.kernel.agenda import CLOCK

WAIT: Final = 2  # runs of the hourglass for which an empty one may stand (GT-29.15)
TEST_RUNS: Final = 4  # runs that a test flight may take to build (GT-29.22)


# -- rounds (GT-1, GT-2) -----------------------------------------------------------------------------------------------
def next_round(g: GalaxyTrucker) -> None:
    """Play the rounds that are left, in rising order; then the game is over (GT-1.3, GT-26.1)."""
    for ship_class in range(ROUNDS):
        if g.rounds & CELL_BITS[ship_class]:
            g.then(next_round)
            begin_round(g, ship_class)
            return
    flight.end_game(g)


def begin_round(g: GalaxyTrucker, ship_class: int) -> None:
    """Set up a round and build; with people at once, at the start signal (GT-2.1 to GT-2.9, GT-7.11)."""
    atoms.begin_round(g, ship_class, g.test_flight if ship_class == 0 else 0)
    atoms.deal_piles(g)
    g.then(end_building)
    if g.realtime:
        g.ask_all(list(range(g.seats)), answers.READY, race)
    else:
        g.then(begin_cycle, g.beginner)


# -- building in real time (GT-3 to GT-9, GT-29.10) --------------------------------------------------------------------
def race(g: GalaxyTrucker) -> None:
    """Let everybody build at once, with CLOCK for the sand, until building ends (GT-3.1, GT-8.1)."""
    g.ask_any(_builders(g), answers.RACE, act)


def act(g: GalaxyTrucker, seat: int, answer: int) -> None:
    """Carry out one act of one seat; the order of arrival decides (GT-3.6, GT-29.10a)."""
    if seat == CLOCK:
        atoms.run_out(g)
    elif answer == answers.RETAKE:
        atoms.retake(g, seat)
    elif answer == answers.CLOSE:
        atoms.close_pile(g, seat)
    elif answer == answers.TURN_GLASS:
        turn_glass(g, seat)
    elif answer >= answers.PLACE or answer in (answers.SET_ASIDE, answers.RETURN):
        put_tile(g, answer, seat)
    else:
        _begin_act(g, seat, answer)
    if _all_finished(g) or (seat == CLOCK and g.circle == 0):
        g.close_all()
    else:
        g.reopen(_builders(g))


def turn_glass(g: GalaxyTrucker, seat: int) -> None:
    """Turn the hourglass; among experts partners change ships, but not at the last turn (GT-8.2, GT-26.10)."""
    atoms.turn_glass(g, seat)
    if g.team == EXPERT_TEAMS and g.circle > 0:
        atoms.swap_partners(g, 1)


def _builders(g: GalaxyTrucker) -> list[int]:
    """List the seats that can do something now, with CLOCK while sand runs."""
    seats = [CLOCK] if g.running else []
    return seats + [seat for seat in range(g.seats) if legal_race(g, seat)]


def _all_finished(g: GalaxyTrucker) -> bool:
    """Tell whether every ship has a number tile (GT-8.8)."""
    return 0 not in g.number


def _begin_act(g: GalaxyTrucker, seat: int, answer: int) -> None:
    """Carry out an act that begins with an empty hand."""
    if answer == answers.DRAW:
        atoms.draw_tile(g, seat)
    elif answer < answers.FINISH:
        atoms.look(g, seat, answer - answers.LOOK)
    elif answer < answers.TAKE_RESERVE:
        atoms.take_number(g, seat, answer - answers.FINISH + 1)
    elif answer < answers.TAKE_OFF:
        atoms.take_reserve(g, seat, answer - answers.TAKE_RESERVE)
    elif answer < answers.TAKE:
        atoms.take_off(g, seat, answer - answers.TAKE_OFF)
    else:
        atoms.take_face_up(g, seat, answer - answers.TAKE)


def put_tile(g: GalaxyTrucker, answer: int, seat: int) -> None:
    """Place the tile in hand, set it aside or return it (GT-3.4)."""
    if answer == answers.SET_ASIDE:
        atoms.set_aside(g, seat)
    elif answer == answers.RETURN:
        atoms.return_tile(g, seat)
    else:
        atoms.place(g, seat, (answer - answers.PLACE) // 4, (answer - answers.PLACE) % 4)


# -- building in turns (GT-29.11 to GT-29.23) --------------------------------------------------------------------------
def begin_cycle(g: GalaxyTrucker, beginner: int) -> None:
    """Begin a cycle, after the sand and the players had their say; or end building (GT-29.14, GT-29.15)."""
    if _all_finished(g):
        return
    if g.running and g.cycles == g.cycles_per_run:
        atoms.run_out(g)
    beginner = _next_builder(g, beginner)
    if _time_is_up(g):
        atoms.name_beginner(g, beginner)
        return
    atoms.begin_cycle(g, beginner)
    g.then(play_cycle)
    if g.circle > 0 and not g.running:
        if g.cycles == g.cycles_per_run * (1 + WAIT):
            turn_glass(g, NOWHERE)
        else:
            g.then_each(offer_glass, _seats_from(g, beginner))


def play_cycle(g: GalaxyTrucker) -> None:
    """Give every seat without a number tile one building turn, in seat order from the beginner (GT-29.11)."""
    beginner = _next_builder(g, g.beginner)
    if beginner != g.beginner:  # a swap has brought him to a finished ship (GT-26.19)
        atoms.begin_cycle(g, beginner)
    g.then(end_cycle, beginner)
    g.then_each(building_turn, _seats_from(g, beginner))


def end_cycle(g: GalaxyTrucker, beginner: int) -> None:
    """Count the cycle and move the beginner on by one seat."""
    atoms.end_cycle(g)
    g.then(begin_cycle, (beginner + 1) % g.seats)


def offer_glass(g: GalaxyTrucker, seat: int) -> None:
    """Ask a seat whether it turns the empty hourglass, unless somebody did (GT-29.14)."""
    if can_turn_glass(g, seat):
        g.ask(seat, answers.GLASS, answer_glass, seat)


def answer_glass(g: GalaxyTrucker, answer: int, seat: int) -> None:
    """Turn the glass if the seat says so."""
    if answer == answers.YES:
        turn_glass(g, seat)


def building_turn(g: GalaxyTrucker, seat: int) -> None:
    """Let a seat that still builds do exactly one thing (GT-29.12)."""
    if not g.has_finished(seat):
        g.ask(seat, answers.TURN, take_turn, seat)


def take_turn(g: GalaxyTrucker, answer: int, seat: int) -> None:
    """Carry out a building turn; a taken tile must be used at once, taking a tile off is free (GT-29.12, GT-25.12)."""
    if answer == answers.PASS:
        atoms.pass_turn(g, seat)
        return
    _begin_act(g, seat, answer)
    if answers.TAKE_OFF <= answer < answers.TAKE:
        g.ask(seat, answers.TURN, take_turn, seat)
    elif answer == answers.DRAW or answer >= answers.TAKE_RESERVE:
        g.ask(seat, answers.PUT, use_tile, seat)


def use_tile(g: GalaxyTrucker, answer: int, seat: int) -> None:
    """Put the tile somewhere; it is fixed when the turn ends (GT-29.13)."""
    put_tile(g, answer, seat)
    atoms.fix_last(g, g.at[seat])


def _seats_from(g: GalaxyTrucker, first: int) -> list[int]:
    """List all seats in order from one of them."""
    return [(first + i) % g.seats for i in range(g.seats)]


def _next_builder(g: GalaxyTrucker, seat: int) -> int:
    """Return the first seat from this one on that still builds."""
    while g.has_finished(seat):
        seat = (seat + 1) % g.seats
    return seat


def _time_is_up(g: GalaxyTrucker) -> bool:
    """Tell whether building in turns is over by time (GT-29.14, GT-29.15, GT-29.22)."""
    if g.test:
        return g.cycles >= TEST_RUNS * g.cycles_per_run
    if g.running:
        return False
    return g.circle == 0 or (g.circle == 1 and g.cycles == g.cycles_per_run * (1 + WAIT))


# -- the end of building (GT-8.5, GT-9) --------------------------------------------------------------------------------
def end_building(g: GalaxyTrucker) -> None:
    """Stop everybody; who has no number tile takes one (GT-8.9, GT-9.4, GT-29.21); then the ships are inspected."""
    atoms.end_building(g)
    late = [seat for seat in _seats_from(g, g.beginner) if not g.has_finished(seat)]
    g.then(launch.inspect_ships)
    if not g.realtime:
        g.then_each(choose_number, late)
    elif len(late) == 1:
        choose_number(g, late[0])
    elif late:
        g.ask_any([CLOCK, *late], answers.NUMBER, grab_number)


def choose_number(g: GalaxyTrucker, seat: int) -> None:
    """Let one seat choose among the number tiles that are left."""
    g.ask(seat, answers.NUMBER, number_chosen, seat)


def number_chosen(g: GalaxyTrucker, answer: int, seat: int) -> None:
    """Take the chosen number tile."""
    atoms.take_number(g, seat, answer + 1)


def grab_number(g: GalaxyTrucker, seat: int, answer: int) -> None:
    """Give a number tile to who reaches for it first; the lowest ones to those who do not (GT-9.4)."""
    if seat != CLOCK:
        atoms.take_number(g, seat, answer + 1)
    late = [other for other in range(g.seats) if not g.has_finished(other)]
    if seat != CLOCK and len(late) > 1:
        g.close(seat)
        return
    while late:
        slow = late.pop(g.roll(len(late), ORDER_STREAM)) if len(late) > 1 else late.pop()
        atoms.take_number(g, slow, _lowest_number(g))
    g.close_all()


def _lowest_number(g: GalaxyTrucker) -> int:
    """Return the lowest number tile that is left."""
    number = 1
    while not g.is_free(number):
        number += 1
    return number
