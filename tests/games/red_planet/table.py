"""A table of Mission: Red Planet laid out for one test: any position, played in the game's notation.

Nothing is ever made or lost: astronauts come from the supply, ships and cards from their decks, tokens from the heap.
A colour is the number of its seat; the neutral colour of a seat in the duel is N0 or N1.
"""

from collections.abc import Mapping
from typing import Any, Final, Self

from tests.games.red_planet.facts import (
    CAPACITY,
    CARD_IDS,
    CHARACTER_IDS,
    DESTINATION,
    GOALS,
    REGION_IDS,
    RESOURCE_IDS,
    TRACK,
    TRACK_NUMBER,
)

from cosmodrome.games.red_planet import GAME, counting
from cosmodrome.games.red_planet.atoms import mars, ships
from cosmodrome.games.red_planet.box import DIVISIONS, NEUTRAL_TOP, NO_REGION, RESOURCES
from cosmodrome.games.red_planet.face.view import PointsView
from cosmodrome.games.red_planet.rules import course
from cosmodrome.games.red_planet.table import (
    ALL_CHARACTERS,
    COLOURS,
    DOCKED,
    EMPTY,
    FACE_DOWN,
    IN_SUPPLY,
    LAUNCHED,
    NEUTRAL,
    NO_CARD,
    NO_SHIP,
    PAD,
    SUPPLY,
    WORMHOLE,
)
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.testing import Scenario

N0: Final = NEUTRAL
N1: Final = NEUTRAL + 1
SHIPS: Final = ("hellas 4", "ausonia 4", "syrtis_major 5", "mare_tyrrhenum 4", "tritonis_sinus 4", "sinus_sabaeus 4")
Counts = Mapping[int, int]  # astronauts by colour


class Mars(Scenario[Any]):
    """A game in the hands of a test; it starts with the choice of characters in round 1, the ships being empty."""

    def __init__(self, seats: int = 3, assembly: int = 1, seed: int = 1, skip_forced: bool = True) -> None:
        super().__init__(GAME, seats, options={"assembly": assembly}, seed=seed, skip_forced=skip_forced)
        while self.question != "character":
            seat = self.state.next_seat()
            self.state.apply(seat, self.state.legal(seat)[0])
        self.spaceport(*SHIPS[: len(self.state.pads)])
        self.first(0)
        self.happened.clear()

    # -- laying out --------------------------------------------------------------------------------------------------
    def spaceport(self, *ships: str) -> Self:
        """Put empty ships on all pads: "hellas 4" is bound for Hellas with four seats, "blank 3", or "" for none."""
        state = self.state
        state.ships += state.ship_discard
        state.ship_discard = []
        for pad in range(len(state.pads)):
            self.aboard(pad + 1, {})
            if state.pads[pad] != NO_SHIP:
                state.ships.append(state.pads[pad])
            state.pads[pad], state.docks[pad], state.tops[pad] = NO_SHIP, EMPTY, NO_REGION
        state.tokens = [IN_SUPPLY] * len(state.tokens)
        for pad, ship in enumerate(ships):
            if ship:
                state.pads[pad], state.docks[pad] = self.take_ship(ship), DOCKED
        return self

    def take_ship(self, text: str) -> int:
        """Take a ship by its destination and capacity out of the deck."""
        ship: int = next(ship for ship in self.state.ships if ship_text(ship) == text)
        self.state.ships.remove(ship)
        return ship

    def launched(self, pad: int) -> Self:
        """Let the ship of a pad be launched."""
        self.state.docks[pad - 1] = LAUNCHED
        return self

    def token(self, pad: int, *regions: str) -> Self:
        """Lay region tokens on a ship, the topmost last."""
        for region in regions:
            ships.lay_token(self.state, 0, pad - 1, REGION_IDS.index(region))
        return self

    def put(self, place: int, counts: Counts) -> Self:
        """Let just these astronauts be at a place, from the supply or back to it."""
        for colour in self.state.colours:
            now = self.state.astronauts[place * COLOURS + colour]
            mars.shift(self.state, colour, SUPPLY, place, counts.get(colour, 0) - now)
        return self

    def at(self, region: str, counts: Counts) -> Self:
        """Let just these astronauts be in a region."""
        return self.put(REGION_IDS.index(region), counts)

    def aboard(self, pad: int, counts: Counts) -> Self:
        """Let just these astronauts be aboard the ship of a pad."""
        return self.put(PAD + pad - 1, counts)

    def lost(self, counts: Counts) -> Self:
        """Let just these astronauts be in the wormhole."""
        return self.put(WORMHOLE, counts)

    def supply(self, colour: int, count: int) -> Self:
        """Leave so many astronauts in a supply; the others go to the wormhole."""
        mars.shift(self.state, colour, SUPPLY, WORMHOLE, self.state.astronauts[SUPPLY * COLOURS + colour] - count)
        return self

    def open(self, **resources: str) -> Self:
        """Turn resource tokens face up: open(hellas="ice")."""
        for region, resource in resources.items():
            kind = RESOURCE_IDS.index(resource)
            self.state.heap.remove(kind)
            self.state.resources[REGION_IDS.index(region)] = kind
        return self

    def lying(self, region: str, count: int) -> Self:
        """Put VP tokens in a region whose resource token is open."""
        place = REGION_IDS.index(region)
        self.state.stock[self.state.resources[place]] -= count - self.state.lying[place]
        self.state.lying[place] = count
        return self

    def tokens(self, colour: int, ice: int = 0, sylvanite: int = 0, celerium: int = 0) -> Self:
        """Let a colour have just these VP tokens."""
        for resource, count in enumerate((ice, sylvanite, celerium)):
            place = colour * RESOURCES + resource
            self.state.stock[resource] -= count - self.state.collected[place]
            self.state.collected[place] = count
        return self

    def hand(self, colour: int, *ids: str) -> Self:
        """Let a colour have just these characters; the others lie played."""
        self.state.hands[colour] = sum(2 ** CHARACTER_IDS.index(id) for id in ids)
        self.state.played[colour] = ALL_CHARACTERS - self.state.hands[colour]
        return self

    def hold(self, seat: int, *ids: str) -> Self:
        """Let a seat hold just these colonization cards, the goal kept at set-up first."""
        state = self.state
        cards = [CARD_IDS.index(id) for id in ids]
        assert cards[0] < GOALS, "the first card is the goal kept at set-up"
        state.cards += state.held[seat]
        state.held[seat] = []
        for card in cards:
            self.take_card(card)
            state.held[seat].append(card)
        return self

    def take_card(self, card: int) -> None:
        """Take a card out of the deck; from another seat it is exchanged for a goal of the deck."""
        for held in self.state.held:
            if card in held:
                held[held.index(card)] = other = min(self.state.cards)
                self.state.cards.remove(other)
                return
        self.state.cards.remove(card)

    def discovery(self, region: str, id: str, *known_to: int) -> Self:
        """Lay a discovery face down at a region; these seats know it."""
        card = CARD_IDS.index(id)
        self.state.cards.remove(card)
        self.state.placed[REGION_IDS.index(region)] = card
        self.state.known[REGION_IDS.index(region)] = sum(2**seat for seat in known_to)
        return self

    def discarded(self, *ids: str) -> Self:
        """Lay colonization cards on the discard."""
        for id in ids:
            self.state.cards.remove(CARD_IDS.index(id))
            self.state.card_discard.append(CARD_IDS.index(id))
        return self

    def first(self, colour: int) -> Self:
        """Give a colour the first player token."""
        self.state.first = colour
        return self

    def round(self, number: int) -> Self:
        """Let it be this round; after the third none of the neutral cards put in order is left."""
        if number > NEUTRAL_TOP:
            self.state.top_cards = [[] for _ in self.state.top_cards]
        return self.division("round", number)

    def division(self, kind: str, number: int) -> Self:
        """Let the counter stand at this division."""
        places = zip(TRACK, TRACK_NUMBER, strict=True)
        self.state.division = list(places).index((DIVISIONS.index(kind), number))
        return self

    # -- chance ------------------------------------------------------------------------------------------------------
    def draws(self, *ids: str) -> Self:
        """Let these be the next colonization cards; say it last."""
        return self.rolls("cards", *places(self.state.cards, [CARD_IDS.index(id) for id in ids]))

    def flips(self, *resources: str) -> Self:
        """Let these be the next resource tokens to be turned up; say it last."""
        return self.rolls("resources", *places(self.state.heap, [RESOURCE_IDS.index(id) for id in resources]))

    # -- playing -----------------------------------------------------------------------------------------------------
    def choose(self, *characters: str) -> Self:
        """Let the seats choose these characters, in the order of the seats."""
        return self.play(*(f"p{seat}: {character}" for seat, character in enumerate(characters)))

    def play_on(self) -> Self:
        """Give the first legal answer to every question until the next choice of characters, or the end."""
        self.state.run()
        while not self.state.over() and self.question != "character":
            seat = self.state.next_seat()
            self.state.apply(seat, self.state.legal(seat)[0])
        return self

    def play_on_to(self, question: str) -> Self:
        """Give the first legal answer to every question until this one."""
        self.state.run()
        while self.question != question:
            seat = self.state.next_seat()
            self.state.apply(seat, self.state.legal(seat)[0])
        return self

    def pass_all(self) -> Self:
        """Decline to play action cards as long as somebody is asked."""
        while self.question == "act":
            self.play("pass")
        return self

    def advance_from(self, kind: str, number: int) -> Self:
        """Leave the round and let the counter advance from this division."""
        self.state.agenda.clear()
        self.division(kind, number)
        self.happened.clear()
        self.state.then(course.advance)
        self.state.run()
        return self

    def produce(self, number: int) -> Self:
        """Play a production, nobody playing action cards; after the third comes the scoring."""
        before = {1: ("round", 5), 2: ("round", 8), 3: ("exploration", 0)}
        return self.advance_from(*before[number]).pass_all()

    def explore(self) -> Self:
        """Play exploration, production 3 and scoring, nobody playing action cards."""
        return self.advance_from("round", 10).pass_all()

    def total(self, colour: int) -> int:
        """Return a colour's total in the end."""
        return int(counting.total(self.state, colour))

    def points(self, colour: int) -> PointsView:
        """Return a colour's points by kind, as everybody sees them in the end."""
        points = GAME.view(self.state, SPECTATOR)["colours"][str(colour)]["points"]
        assert points is not None
        return points

    # -- looking -----------------------------------------------------------------------------------------------------
    def count(self, place: int) -> dict[int, int]:
        """Return the astronauts at a place by colour, without zeros."""
        state = self.state
        found = {colour: state.astronauts[place * COLOURS + colour] for colour in state.colours}
        return {colour: count for colour, count in found.items() if count}

    def in_region(self, region: str) -> dict[int, int]:
        """Return the astronauts in a region."""
        return self.count(REGION_IDS.index(region))

    def crew(self, pad: int) -> dict[int, int]:
        """Return the crew of the ship of a pad."""
        return self.count(PAD + pad - 1)

    @property
    def wormhole(self) -> dict[int, int]:
        """The astronauts in the wormhole."""
        return self.count(WORMHOLE)

    @property
    def supplies(self) -> dict[int, int]:
        """The astronauts in the supplies."""
        return self.count(SUPPLY)

    @property
    def ships(self) -> list[str]:
        """The ships of the pads: "hellas 4", with an arrow if it was launched; empty where there is none."""
        state = self.state
        arrows = {EMPTY: "", DOCKED: "", LAUNCHED: " ->"}
        return [
            "" if ship == NO_SHIP else ship_text(ship) + arrows[dock]
            for ship, dock in zip(state.pads, state.docks, strict=True)
        ]

    def destination(self, pad: int) -> str:
        """Return the region that lies on top of the ship of a pad, or nothing."""
        top = self.state.tops[pad - 1]
        return "" if top == NO_REGION else REGION_IDS[top]

    def tokens_left(self, region: str) -> int:
        """Count the region tokens of a region in the supply."""
        place = 2 * REGION_IDS.index(region)
        return list(self.state.tokens[place : place + 2]).count(IN_SUPPLY)

    def resource(self, region: str) -> str:
        """Return the open resource of a region, or nothing."""
        kind = self.state.resources[REGION_IDS.index(region)]
        return "" if kind == FACE_DOWN else RESOURCE_IDS[kind]

    def left_in(self, region: str) -> int:
        """Count the VP tokens in a region."""
        return int(self.state.lying[REGION_IDS.index(region)])

    def has(self, colour: int) -> tuple[int, int, int]:
        """Return a colour's ice, sylvanite and celerium VP tokens."""
        ice, sylvanite, celerium = self.state.collected[colour * RESOURCES : (colour + 1) * RESOURCES]
        return ice, sylvanite, celerium

    def holds(self, seat: int) -> list[str]:
        """Return the colonization cards of a seat."""
        return [CARD_IDS[card] for card in self.state.held[seat]]

    def placed(self, region: str) -> str:
        """Return the discovery at a region, or nothing."""
        card = self.state.placed[REGION_IDS.index(region)]
        return "" if card == NO_CARD else CARD_IDS[card]

    def characters(self, mask: int) -> list[str]:
        """Return the characters of a mask, the highest number first."""
        return [id for i, id in reversed(list(enumerate(CHARACTER_IDS))) if mask & 2**i]

    def worth(self, seat: int) -> list[int] | None:
        """Return what the goals of a seat are worth as the table stands, as the seat sees it."""
        goals = GAME.view(self.state, seat)["seats"][seat]["goals"]
        return None if goals is None else [goal["worth"] for goal in goals[:-1]]

    def can(self, text: str) -> bool:
        """Tell whether the seat that is asked may answer this."""
        return text in self.options()


def started(seats: int, seed: int, **options: int) -> Any:
    """Return the state after set-up, at the choice of goals; its fields can be read by name."""
    return GAME.start(GAME.check("", seats, options), SeededChance(seed))


def redealt(state: Any, seat: int, seed: int) -> Any:
    """Return a state that looks the same to a seat; its fields can be read by name."""
    return GAME.redeal(state, seat, Rng(seed))


def ship_text(ship: int) -> str:
    """Return the text of a ship: its destination and capacity."""
    region = DESTINATION[ship]
    return f"{'blank' if region < 0 else REGION_IDS[region]} {CAPACITY[ship]}"


def places(heap: list[int], wanted: list[int]) -> list[int]:
    """Return the rolls by which these come out of a heap in no order, one after the other."""
    rest, rolls = heap.copy(), list[int]()
    for one in wanted:
        place = rest.index(one)
        rolls.append(place)
        last = rest.pop()
        if place < len(rest):
            rest[place] = last
    return rolls
