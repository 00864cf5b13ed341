"""States that look the same to a seat, with everything it cannot know drawn anew (RP-17)."""

from cosmodrome.games.red_planet.answers import CHARACTERS_IN
from cosmodrome.games.red_planet.cards import FIRST_ACTION, FIRST_DISCOVERY, GOALS
from cosmodrome.games.red_planet.data import NEUTRAL_FIRST, NEUTRAL_LATER, TRACK_NUMBER
from cosmodrome.games.red_planet.state import RedPlanet
from cosmodrome.games.red_planet.table import (
    CHARACTER_BIT,
    FACE_UP,
    NEUTRAL,
    NO_CARD,
    NOT_CHOSEN,
    SEAT_BIT,
    Table,
)
from cosmodrome.games.red_planet.view import is_drawing, is_scored
from cosmodrome.kernel.chance import Rng, SeededChance


def redeal(g: RedPlanet, seat: int, rng: Rng) -> RedPlanet:
    """Return a state that looks the same to a seat (or SPECTATOR), with new chance."""
    copy = g.clone()
    for colour in g.colours:
        if g.owner(colour) != seat and g.chosen[colour] != NOT_CHOSEN and not g.is_open(colour):
            redraw_chosen(copy, colour, rng)
    if not is_scored(g):
        redeal_cards(copy, seat, rng)
    copy.chance = SeededChance(rng.seed())
    if not copy.over():
        copy.redraw_sealed(seat, rng)
    return copy


def redraw_chosen(t: Table, colour: int, rng: Rng) -> None:
    """Choose another hidden character: any that was not called yet, and that the neutral deck can hold on top."""
    cards = t.hands[colour] | CHARACTER_BIT[t.chosen[colour]]
    possible = [character for character in CHARACTERS_IN[cards] if character < t.called]
    if colour >= NEUTRAL and TRACK_NUMBER[t.division] <= NEUTRAL_FIRST:
        possible = [character for character in possible if character not in NEUTRAL_LATER]
    t.chosen[colour] = possible[rng.below(len(possible))]
    t.hands[colour] = cards - CHARACTER_BIT[t.chosen[colour]]


def is_discovery(card: int) -> bool:
    """Tell whether a card is a discovery: everybody saw that, since it was placed or kept."""
    return FIRST_DISCOVERY <= card < FIRST_ACTION


def redeal_cards(t: Table, seat: int, rng: Rng) -> None:
    """Deal anew the colonization cards that a seat cannot know, each to a place where it can lie.

    Goals dealt at set-up are goals other than those this seat was dealt; cards drawn later and kept or boxed are no
    discoveries; placed cards are nothing else.
    """
    others = [other for other in range(t.seats) if other != seat]
    hidden = hidden_cards(t, seat, others)
    rng.shuffle(hidden)
    dealt = [t.returned[seat]] if seat >= 0 else []
    dealing = any(len(t.held[other]) and t.returned[other] == NO_CARD for other in range(t.seats))
    for other in others:
        count = 2 if dealing else 1
        for i in range(count):
            t.held[other][i] = take(hidden, 0, GOALS, dealt)
    for other in others:
        for i in range(2 if dealing else 1, len(t.held[other])):
            t.held[other][i] = take_kept(hidden)
        for i in range(len(t.boxed_cards[other])):
            t.boxed_cards[other][i] = take_kept(hidden)
    for region in range(len(t.placed)):
        if t.placed[region] != NO_CARD and not knows(t, seat, region):
            t.placed[region] = take(hidden, FIRST_DISCOVERY, FIRST_ACTION, [])
    if t.drawn != NO_CARD and not (seat >= 0 and is_drawing(t, seat)):
        t.drawn = take(hidden, FIRST_DISCOVERY, FIRST_ACTION, [])
    t.cards = hidden
    if not dealing:
        redraw_returned(t, seat, others, rng)


def knows(t: Table, seat: int, region: int) -> bool:
    """Tell whether a seat knows the discovery at a region."""
    known = t.known[region]
    return known == FACE_UP or (seat >= 0 and known & SEAT_BIT[seat] != 0)


def hidden_cards(t: Table, seat: int, others: list[int]) -> list[int]:
    """Collect all cards whose places a seat cannot know."""
    hidden = t.cards.copy()
    for other in others:
        hidden += t.held[other] + t.boxed_cards[other]
    hidden += [t.placed[i] for i in range(len(t.placed)) if t.placed[i] != NO_CARD and not knows(t, seat, i)]
    if t.drawn != NO_CARD and not (seat >= 0 and is_drawing(t, seat)):
        hidden.append(t.drawn)
    return hidden


def take(hidden: list[int], first: int, last: int, without: list[int]) -> int:
    """Take the first card of a range out of the shuffled hidden cards."""
    for i in range(len(hidden)):
        if first <= hidden[i] < last and hidden[i] not in without:
            return hidden.pop(i)
    raise AssertionError("no hidden card fits")


def take_kept(hidden: list[int]) -> int:
    """Take the first goal or action out of the shuffled hidden cards."""
    for i in range(len(hidden)):
        if not is_discovery(hidden[i]):
            return hidden.pop(i)
    raise AssertionError("no hidden card fits")


def redraw_returned(t: Table, seat: int, others: list[int], rng: Rng) -> None:
    """Let the others have returned any goals that nobody kept at set-up."""
    kept = [t.held[other][0] for other in range(t.seats)]
    possible = [goal for goal in range(GOALS) if goal not in kept and (seat < 0 or goal != t.returned[seat])]
    rng.shuffle(possible)
    for i, other in enumerate(others):
        t.returned[other] = possible[i]
