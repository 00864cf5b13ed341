"""Rounds and building (GT-1 to GT-9, GT-29)."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import call
from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.atoms import building as atoms
from cosmodrome.games.galaxy_trucker.board import can_act, can_turn_glass
from cosmodrome.games.galaxy_trucker.kit import NOWHERE
from cosmodrome.games.galaxy_trucker.questions.building import GLASS, NUMBER, PUT, RACE, READY, TURN
from cosmodrome.games.galaxy_trucker.rules import flight
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.agenda import BITS, CLOCK, mask_of
from cosmodrome.kernel.flow import close, close_all, everybody, reopen, then, then_each

WAIT: Final = 2  # runs of the hourglass for which an empty one may stand (GT-29.15)
TEST_RUNS: Final = 4  # runs that a test flight may take to build (GT-29.22)


# -- rounds (GT-1, GT-2) -----------------------------------------------------------------------------------------------
def next_round(g: GalaxyTrucker) -> None:
    """Play the rounds that are left, in rising order; then the game is over (GT-1.3, GT-26.1)."""
    for ship_class in range(len(g.kit.boards)):
        if t.ROUNDS.get(g) & BITS[ship_class]:
            then(g, call.next_round)
            begin_round(g, ship_class)
            return
    flight.end_game(g)


def begin_round(g: GalaxyTrucker, ship_class: i64) -> None:
    """Set up a round and build; with people at once, at the start signal (GT-2.1 to GT-2.9, GT-7.11)."""
    atoms.begin_round(g, ship_class, t.TEST_FLIGHT.get(g) if ship_class == 0 else 0)
    atoms.deal_piles(g)
    then(g, call.end_building)
    if t.REALTIME.get(g):
        READY.ask_all(g, everybody(g), call.race)
    else:
        then(g, call.begin_cycle, t.BEGINNER.get(g))


# -- building in real time (GT-3 to GT-9, GT-29.10) --------------------------------------------------------------------
def race(g: GalaxyTrucker) -> None:
    """Let everybody build at once, with CLOCK for the sand, until building ends (GT-3.1, GT-8.1)."""
    RACE.ask_any(g, _builders(g), call.act)


def act(g: GalaxyTrucker, seat: i64, answer: i64) -> None:
    """Carry out one act of one seat; the order of arrival decides (GT-3.6, GT-29.10a)."""
    if seat == CLOCK:
        atoms.run_out(g)
    elif RACE.retake.has(answer):
        atoms.retake(g, seat)
    elif RACE.close.has(answer):
        atoms.close_pile(g, seat)
    elif RACE.glass.has(answer):
        turn_glass(g, seat)
    elif RACE.puts(answer):
        put_tile(g, answer, seat)
    else:
        _begin_act(g, seat, answer)
    if _all_finished(g) or (seat == CLOCK and t.CIRCLE.get(g) == 0):
        close_all(g)
    else:
        reopen(g, _builders(g))


def turn_glass(g: GalaxyTrucker, seat: i64) -> None:
    """Turn the hourglass; among experts partners change ships, but not at the last turn (GT-8.2, GT-26.10)."""
    atoms.turn_glass(g, seat)
    if t.TEAM.get(g) == t.EXPERT_TEAMS and t.CIRCLE.get(g) > 0:
        atoms.swap_partners(g, 1)


def _builders(g: GalaxyTrucker) -> i64:
    """Return the mask of the seats that can do something now, with CLOCK while sand runs."""
    seats: i64 = BITS[CLOCK + 3] if t.RUNNING.get(g) else 0
    for seat in range(g.seats):
        if can_act(g, seat):
            seats |= BITS[seat + 3]
    return seats


def _all_finished(g: GalaxyTrucker) -> bool:
    """Tell whether every ship has a number tile (GT-8.8)."""
    return g.is_free(0)


def _begin_act(g: GalaxyTrucker, seat: i64, answer: i64) -> None:
    """Carry out an act that begins with an empty hand."""
    if TURN.draw.has(answer):
        atoms.draw_tile(g, seat)
    elif TURN.look.has(answer):
        atoms.look(g, seat, TURN.look.value(answer))
    elif TURN.finish.has(answer):
        atoms.take_number(g, seat, TURN.finish.value(answer) + 1)
    elif TURN.reserve.has(answer):
        atoms.take_reserve(g, seat, TURN.reserve.value(answer))
    elif TURN.off.has(answer):
        atoms.take_off(g, seat, TURN.off.value(answer))
    else:
        atoms.take_face_up(g, seat, TURN.tile_of(answer))


def put_tile(g: GalaxyTrucker, answer: i64, seat: i64) -> None:
    """Place the tile in hand, set it aside or return it (GT-3.4)."""
    if PUT.aside.has(answer):
        atoms.set_aside(g, seat)
    elif PUT.back.has(answer):
        atoms.return_tile(g, seat)
    else:
        place = PUT.place.value(answer)
        atoms.place(g, seat, place // 4, place % 4)


# -- building in turns (GT-29.11 to GT-29.23) --------------------------------------------------------------------------
def begin_cycle(g: GalaxyTrucker, beginner: i64) -> None:
    """Begin a cycle, after the sand and the players had their say; or end building (GT-29.14, GT-29.15)."""
    if _all_finished(g):
        return
    if t.RUNNING.get(g) and t.CYCLES.get(g) == t.CYCLES_PER_RUN.get(g):
        atoms.run_out(g)
    beginner = _next_builder(g, beginner)
    if _time_is_up(g):
        atoms.name_beginner(g, beginner)
        return
    atoms.begin_cycle(g, beginner)
    then(g, call.play_cycle)
    if t.CIRCLE.get(g) > 0 and not t.RUNNING.get(g):
        if _has_stood(g):
            turn_glass(g, NOWHERE)
        else:
            then_each(g, call.offer_glass, _seats_from(g, beginner))


def play_cycle(g: GalaxyTrucker) -> None:
    """Give every seat without a number tile one building turn, in seat order from the beginner (GT-29.11)."""
    beginner = _next_builder(g, t.BEGINNER.get(g))
    if beginner != t.BEGINNER.get(g):  # a swap has brought him to a finished ship (GT-26.19)
        atoms.begin_cycle(g, beginner)
    then(g, call.end_cycle, beginner)
    for i in range(g.seats - 1, -1, -1):
        then(g, call.building_turn, (beginner + i) % g.seats)


def end_cycle(g: GalaxyTrucker, beginner: i64) -> None:
    """Count the cycle and move the beginner on by one seat."""
    atoms.end_cycle(g)
    then(g, call.begin_cycle, (beginner + 1) % g.seats)


def offer_glass(g: GalaxyTrucker, seat: i64) -> None:
    """Ask a seat whether it turns the empty hourglass, unless somebody did (GT-29.14)."""
    if can_turn_glass(g, seat):
        GLASS.ask(g, seat, call.answer_glass)


def answer_glass(g: GalaxyTrucker, answer: i64, seat: i64) -> None:
    """Turn the glass if the seat says so."""
    if GLASS.yes.has(answer):
        turn_glass(g, seat)


def building_turn(g: GalaxyTrucker, seat: i64) -> None:
    """Let a seat that still builds do exactly one thing (GT-29.12)."""
    if not g.has_finished(seat):
        TURN.ask(g, seat, call.take_turn)


def take_turn(g: GalaxyTrucker, answer: i64, seat: i64) -> None:
    """Carry out a building turn; a taken tile must be used at once, taking a tile off is free (GT-29.12, GT-25.12)."""
    if TURN.nothing.has(answer):
        atoms.pass_turn(g, seat)
        return
    _begin_act(g, seat, answer)
    if TURN.off.has(answer):
        TURN.ask(g, seat, call.take_turn)
    elif not TURN.look.has(answer) and not TURN.finish.has(answer):
        PUT.ask(g, seat, call.use_tile)


def use_tile(g: GalaxyTrucker, answer: i64, seat: i64) -> None:
    """Put the tile somewhere; it is fixed when the turn ends (GT-29.13)."""
    put_tile(g, answer, seat)
    atoms.fix_last(g, t.AT.get(g, seat))


def _seats_from(g: GalaxyTrucker, first: i64) -> list[int]:
    """List all seats in order from one of them."""
    return [(first + i) % g.seats for i in range(g.seats)]


def _next_builder(g: GalaxyTrucker, seat: i64) -> i64:
    """Return the first seat from this one on that still builds."""
    while g.has_finished(seat):
        seat = (seat + 1) % g.seats
    return seat


def _has_stood(g: GalaxyTrucker) -> bool:
    """Tell whether an empty hourglass has stood for as long as it may (GT-29.15)."""
    return t.CYCLES.get(g) == t.CYCLES_PER_RUN.get(g) * (1 + WAIT)


def _time_is_up(g: GalaxyTrucker) -> bool:
    """Tell whether building in turns is over by time (GT-29.14, GT-29.15, GT-29.22)."""
    if t.TEST.get(g):
        return t.CYCLES.get(g) >= TEST_RUNS * t.CYCLES_PER_RUN.get(g)
    if t.RUNNING.get(g):
        return False
    return t.CIRCLE.get(g) == 0 or (t.CIRCLE.get(g) == 1 and _has_stood(g))


# -- the end of building (GT-8.5, GT-9) --------------------------------------------------------------------------------
def end_building(g: GalaxyTrucker) -> None:
    """Stop everybody; who has no number tile takes one (GT-8.9, GT-9.4, GT-29.21); then the ships are inspected."""
    atoms.end_building(g)
    late = [seat for seat in _seats_from(g, t.BEGINNER.get(g)) if not g.has_finished(seat)]
    then(g, call.inspect_ships)
    if not t.REALTIME.get(g):
        then_each(g, call.choose_number, late)
    elif len(late) == 1:
        choose_number(g, late[0])
    elif late:
        NUMBER.ask_any(g, mask_of([CLOCK, *late]), call.grab_number)


def choose_number(g: GalaxyTrucker, seat: i64) -> None:
    """Let one seat choose among the number tiles that are left."""
    NUMBER.ask(g, seat, call.number_chosen)


def number_chosen(g: GalaxyTrucker, answer: i64, seat: i64) -> None:
    """Take the chosen number tile."""
    atoms.take_number(g, seat, NUMBER.number.value(answer) + 1)


def grab_number(g: GalaxyTrucker, seat: i64, answer: i64) -> None:
    """Give a number tile to who reaches for it first; the lowest ones to those who do not (GT-9.4)."""
    if seat != CLOCK:
        atoms.take_number(g, seat, NUMBER.number.value(answer) + 1)
    late = [other for other in range(g.seats) if not g.has_finished(other)]
    if seat != CLOCK and len(late) > 1:
        close(g, seat)
        return
    while late:
        slow = late.pop(g.roll(len(late), t.ORDER_STREAM)) if len(late) > 1 else late.pop()
        atoms.take_number(g, slow, _lowest_number(g))
    close_all(g)


def _lowest_number(g: GalaxyTrucker) -> i64:
    """Return the lowest number tile that is left."""
    number: i64 = 1
    while not g.is_free(number):
        number += 1
    return number
