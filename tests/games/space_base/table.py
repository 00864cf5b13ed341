"""A position of Space Base laid out for one test, by the short ids of cards, and played in the game's notation.

A new table is bare: boards with their starting ships, nobody has anything, the shipyard is empty and all other ships
are in their decks.  ``turn`` begins a turn with scripted dice.
"""

from typing import Any, Final, Self

from tests.games.space_base.facts import CARDS, FIRST_COLONY, FIRST_SHIP, LEVEL, SECTOR, SHORT

from cosmodrome.games.space_base import GAME
from cosmodrome.games.space_base.cards import CREDITS, DEPLOYED, INCOME, SECTORS, STATION, VP
from cosmodrome.games.space_base.rules.turn import begin_turn
from cosmodrome.games.space_base.table import NO_CARD, NOWHERE, PER_LEVEL, ROW, SHIPS_FOR_SALE
from cosmodrome.kernel.agenda import Call
from cosmodrome.testing import Scenario

NUMBER: Final = {name: card for card, name in enumerate(SHORT)}
RESOURCES: Final = {"credits": CREDITS, "income": INCOME, "vp": VP}
COLONIES: Final = tuple(SHORT[FIRST_COLONY:])  # by sector


class Base(Scenario[Any]):
    """A game in the hands of a test."""

    def __init__(self, seats: int = 2, mode: str = "standard", skip_idle: int = 1, skip_forced: bool = True) -> None:
        super().__init__(GAME, seats, mode, {"skip_idle": skip_idle}, skip_forced=skip_forced)
        t = self.state
        t.agenda.clear()
        t.decks = [[card for card in range(FIRST_SHIP, FIRST_COLONY) if LEVEL[card] == level] for level in (1, 2, 3)]
        t.bottoms, t.drawn = [[] for _ in t.bottoms], [[] for _ in t.drawn]
        t.market = [NO_CARD] * SHIPS_FOR_SALE + list(range(FIRST_COLONY, CARDS))
        t.place = [NOWHERE] * CARDS
        t.below, t.cubes = [NO_CARD] * CARDS, [0] * CARDS
        t.station, t.top = [NO_CARD] * (ROW * seats), [NO_CARD] * (ROW * seats)
        t.loaded = [[] for _ in range(seats)]
        t.resources = [0] * (3 * seats)
        t.first = t.active = t.round = 0
        for seat in range(seats):
            for sector in range(1, SECTORS + 1):
                self.lay(seat, sector, SHORT[SECTORS * seat + sector - 1])

    # -- laying out --------------------------------------------------------------------------------------------------
    def lay(self, seat: int, sector: int, name: str, cubes: int = 0) -> Self:
        """Lay a card into a sector; the card there goes back into the box."""
        t, card, slot = self.state, self.take(name), ROW * seat + sector
        if t.station[slot] != NO_CARD:
            t.place[t.station[slot]] = NOWHERE
        t.station[slot] = card
        t.place[card] = 2 * slot + STATION
        return self.load(seat, name, cubes)

    def ship(self, seat: int, name: str, cubes: int = 0) -> Self:
        """Lay a card into the sector printed on it."""
        return self.lay(seat, SECTOR[NUMBER[name]], name, cubes)

    def deploy(self, seat: int, sector: int, name: str, cubes: int = 0) -> Self:
        """Deploy a card in a sector."""
        t, card, slot = self.state, self.take(name), ROW * seat + sector
        t.below[card] = t.top[slot]
        t.top[slot] = card
        t.place[card] = 2 * slot + DEPLOYED
        return self.load(seat, name, cubes)

    def load(self, seat: int, name: str, cubes: int) -> Self:
        """Put exactly so many cubes on a card that lies on a board."""
        t, card = self.state, NUMBER[name]
        t.cubes[card] = cubes
        t.loaded[seat] = sorted({*t.loaded[seat], card} if cubes else {*t.loaded[seat]} - {card})
        return self

    def take(self, name: str) -> int:
        """Take a card from wherever it lies but from a board."""
        card = NUMBER[name]
        assert self.state.place[card] == NOWHERE, f"{name} lies on a board already"
        for pile in [*self.state.decks, *self.state.drawn]:
            if card in pile:
                pile.remove(card)
        self.state.market = [NO_CARD if other == card else other for other in self.state.market]
        return card

    def has(self, seat: int, **amounts: int) -> Self:
        """Give a player exactly these resources: credits, income, vp."""
        for name, amount in amounts.items():
            self.state.resources[3 * seat + RESOURCES[name]] = amount
        return self

    def yard(self, *names: str) -> Self:
        """Lay ships into the shipyard, each into the first empty place of its level."""
        for name in names:
            card = self.take(name)
            row = PER_LEVEL * (LEVEL[card] - 1)
            self.state.market[self.state.market.index(NO_CARD, row)] = card
        return self

    def deck(self, level: int, *names: str) -> Self:
        """Leave exactly these cards in a deck; the others go back into the box."""
        cards = [self.take(name) for name in names]
        self.state.decks[level - 1] = cards
        return self

    def no_decks(self) -> Self:
        """Put all decks back into the box, so that the shipyard stays as it is."""
        return self.deck(1).deck(2).deck(3)

    def turn(self, seat: int = 0, *dice: int) -> Self:
        """Begin a turn; the dice that are rolled in it, and in turns after it, show these faces."""
        self.rolls("dice", *(face - 1 for face in dice))
        self.happened.clear()
        self.state.agenda = [Call(begin_turn, (seat,))]
        self.state.run()
        return self

    def dice(self, *texts: str) -> Self:
        """Answer the question of the dice for all seats from the first on; those not named use the sum."""
        assert self.question == "dice", f"the question is {self.question!r}"
        for i in range(len(self.asked)):
            self.play(texts[i] if i < len(texts) else "sum")
        return self

    def pass_turn(self) -> Self:
        """Play to the end of this turn with separate dice, using and buying nothing."""
        active, number = self.active, self.state.round
        while not self.over and (self.active, self.state.round) == (active, number):
            if self.question == "dice":
                self.dice(*["separate"] * self.state.seats)
            else:
                self.play("left" if self.question == "arrow" else self.options()[0])
        return self

    # -- looking -----------------------------------------------------------------------------------------------------
    def credits(self, seat: int = 0) -> int:
        return int(self.state.resources[3 * seat + CREDITS])

    def income(self, seat: int = 0) -> int:
        return int(self.state.resources[3 * seat + INCOME])

    def vp(self, seat: int = 0) -> int:
        return int(self.state.resources[3 * seat + VP])

    def cubes(self, name: str) -> int:
        return int(self.state.cubes[NUMBER[name]])

    def where(self, name: str) -> str:
        """Say where a card lies: "p0 station 7", "p1 deployed 3", "for sale", or "away"."""
        t, card = self.state, NUMBER[name]
        if t.place[card] != NOWHERE:
            side = "station" if t.place[card] % 2 == STATION else "deployed"
            return f"p{t.owner(card)} {side} {t.sector_of(card)}"
        return "for sale" if card in t.market else "away"

    def station(self, seat: int, sector: int) -> str:
        return SHORT[int(self.state.station[ROW * seat + sector])]

    def deployed(self, seat: int, sector: int) -> list[str]:
        """Return the deployed cards of a sector, the first one first."""
        return [SHORT[card] for card in reversed(self.state.deployed(seat, sector))]

    @property
    def phase(self) -> int:
        return int(self.state.phase)

    @property
    def active(self) -> int:
        return int(self.state.active)

    def gained(self, name: str) -> tuple[int, int, int]:
        """Return the credits, income and points that a card brought since before the last input."""
        gains = [0, 0, 0]
        for _, resource, amount, card in self.told("gained"):
            gains[resource] += amount if card == NUMBER[name] else 0
        return gains[CREDITS], gains[INCOME], gains[VP]

    def told(self, name: str) -> list[tuple[int, ...]]:
        """Return the ints of all events of one name since before the last input."""
        return [event[2:] for event in self.happened if self.game.events[event[0]] == name]
