"""Set-up (RP-2, RP-16).  Every function here is a rule: it can stand on the agenda by its name."""

from mypy_extensions import i64

from cosmodrome.games.red_planet import call
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import cards, characters, mars, rounds, ships
from cosmodrome.games.red_planet.board import characters_in
from cosmodrome.games.red_planet.box import GOAL as IS_GOAL
from cosmodrome.games.red_planet.box import PHOBOS
from cosmodrome.games.red_planet.questions.choices import GOAL, NEUTRAL_ORDER
from cosmodrome.games.red_planet.table import NEUTRAL, RedPlanet
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.flow import everybody, sealed, then


def set_up(g: RedPlanet, assembly: i64) -> None:
    """Assemble the map, one of the four or a random one, and do all that needs no decision (RP-2.1 to RP-2.10)."""
    rounds.assemble(g, assembly if assembly >= 0 else g.roll(g.box.assemblies, t.MAP_STREAM))
    dock_first_ships(g)
    seat_first_astronauts(g)
    deal_goals(g)
    then(g, call.advance)
    if g.has_neutral():
        then(g, call.deal_neutral)
    GOAL.ask_all(g, everybody(g), call.keep_goals)


def dock_first_ships(g: RedPlanet) -> None:
    """Deal a ship with a destination to each pad; one of them must go to Phobos (RP-2.4 to RP-2.7)."""
    pads = t.SHIP.size(g, 0)
    to_phobos = False
    for pad in range(pads):
        ship = ships.draw_first_ship(g)
        ships.dock(g, pad, ship)
        if g.box.destination[ship] == PHOBOS:
            to_phobos = True
    if not to_phobos:
        ships.lay_token(g, t.NOBODY, pads - 1, PHOBOS)


def seat_first_astronauts(g: RedPlanet) -> None:
    """Put one astronaut of each colour on the ships at random; the leftmost one's colour is first (RP-2.9, RP-2.10)."""
    left: list[int] = []
    for colour in g.in_play():
        left.append(colour)
    for pad in range(t.SHIP.size(g, 0)):
        first = _take(left, g.roll(len(left), t.START_STREAM))
        mars.start_aboard(g, first, pad)
        if pad == 0:
            characters.pass_first(g, first)


def deal_goals(g: RedPlanet) -> None:
    """Deal two goals to each player; all other cards are the colonization deck (RP-2.12, RP-16.3)."""
    goals: list[int] = []
    for card in range(len(g.box.kind)):
        if g.box.kind[card] == IS_GOAL:
            goals.append(card)
    dealt: i64 = 0
    for seat in range(g.seats):
        first = _take(goals, g.roll(len(goals), t.GOAL_STREAM))
        second = _take(goals, g.roll(len(goals), t.GOAL_STREAM))
        cards.deal_goals(g, seat, first, second)
        dealt |= BITS[first] | BITS[second]
    cards.fill_deck(g, dealt)


def _take(heap: list[int], place: int) -> i64:
    """Take something out of a heap in no order."""
    taken = heap[place]
    heap[place] = heap[-1]
    heap.pop()
    return taken


def keep_goals(g: RedPlanet) -> None:
    """Keep the chosen goals; the others go with all other cards into the colonization deck (RP-2.12, RP-2.14)."""
    for seat in range(g.seats):
        cards.keep_goal(g, seat, GOAL.card.value(sealed(g, seat)))


# -- neutral decks (RP-16.5) -------------------------------------------------------------------------------------------
def deal_neutral(g: RedPlanet) -> None:
    """Let everybody see the three characters that come first in their neutral deck, and put them in order (RP-16.5)."""
    for colour in g.in_play():
        if colour >= NEUTRAL:
            stream = t.NEUTRAL_STREAM + g.owner(colour)
            deck = characters_in(t.HAND.get(g, colour) & ~g.box.neutral_later)
            first = _take(deck, g.roll(len(deck), stream))
            second = _take(deck, g.roll(len(deck), stream))
            characters.deal_neutral(g, colour, first, second, _take(deck, g.roll(len(deck), stream)))
    NEUTRAL_ORDER.ask_all(g, everybody(g), call.order_neutral)


def order_neutral(g: RedPlanet) -> None:
    """Put the three characters on top of the neutral decks (RP-16.5)."""
    for seat in range(g.seats):
        first, second, third = NEUTRAL_ORDER.characters(g, seat, sealed(g, seat))
        characters.order_neutral(g, NEUTRAL + seat, first, second, third)
