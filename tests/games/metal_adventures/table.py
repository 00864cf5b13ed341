"""A game laid out for one test: any position by the ids of the cards, played in the game's notation.

Cards are never made: what a test lays out is taken from wherever it lies.  The first turn is that of seat 0; nobody
holds a trophy unless the test says so, and the base ships do nothing that a test does not ask for.
"""

from typing import Any, Final, Self

from tests.games.metal_adventures.facts import CARD, CARDS, FACTION, METAL_FACES, SHIP, SHIP_IDS, TROPHY

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.rules import turn
from cosmodrome.games.metal_adventures.table import NO_CARD, PROMISE_ID
from cosmodrome.kernel.game import Json
from cosmodrome.testing import Scenario

BASES: Final = (
    "base_merchantman",
    "base_comrade",
    "base_privateer",
    "base_lone_wolf",
    "base_bulwark",
    "base_duelist",
)
ROW: Final = ("light_laser", "laser_battery", "plasma_cannon", "energy_shield")  # costs 2 5 7 5
EMPTY: Final = ""
DULL: Final = {
    "bid": "silent",
    "speak": "pass",
    "metal": "no metal",
    "before": "pass",
    "after": "pass",
    "reveal": "pass",
    "draw": "draw",
    "betray": "loyal",
    "spoils": "credits",
    "guard": "suffer",
}


class Table(Scenario[Any]):
    """A game in the hands of a test; it starts with the first step of seat 0."""

    def __init__(self, seats: int = 3, seed: int = 1) -> None:
        super().__init__(GAME, seats, seed=seed)
        g = self.state
        g.agenda.clear()
        for seat in range(seats):
            g.trophy_deck.extend(g.trophies[seat])
            g.trophies[seat] = []
        g.trophy_deck.extend(g.trophy_under)
        g.trophy_under = []
        g.trophy_seen = [0] * len(g.trophy_seen)
        g.base = [CARD[id] - CARDS for id in BASES[:seats]]
        self.row(*ROW)
        self.begin(0)

    def begin(self, seat: int) -> Self:
        """Begin a seat's turn anew."""
        self.state.agenda.clear()
        self.state.turn = 0
        turn.begin_turn(self.state, seat)
        self.state.run()
        return self

    # -- laying out --------------------------------------------------------------------------------------------------
    def credits(self, *amounts: int) -> Self:
        """Give the seats these credits."""
        self.state.credits[: len(amounts)] = amounts
        return self

    def damage(self, *amounts: int) -> Self:
        """Give the seats this damage."""
        self.state.damage[: len(amounts)] = amounts
        return self

    def glory(self, *amounts: int) -> Self:
        """Give the seats this earned glory."""
        self.state.glory[: len(amounts)] = amounts
        return self

    def penalties(self, *amounts: int) -> Self:
        """Give the seats these penalties."""
        self.state.penalties[: len(amounts)] = amounts
        return self

    def metal(self, *faces: int) -> Self:
        """Turn the metal dice of the seats."""
        self.state.metal[: len(faces)] = faces
        return self

    def base(self, seat: int, id: str) -> Self:
        """Give a seat a base ship."""
        self.state.base[seat] = CARD[id] - CARDS
        return self

    def treasuries(self, *amounts: int) -> Self:
        """Fill the treasuries of Exhalia, Bazaar and Karokum."""
        self.state.treasuries[:] = amounts
        return self

    def pot(self, amount: int) -> Self:
        """Fill the pirate pot."""
        self.state.pot = amount
        return self

    def cards(self, seat: int, *ids: str) -> Self:
        """Give a seat exactly these improvements."""
        g = self.state
        g.market.extend(g.improvements[seat])
        g.improvements[seat] = []
        for id in ids:
            self.take_improvement(CARD[id])
            g.improvements[seat].append(CARD[id])
        g.improvements[seat].sort()
        return self

    def take_improvement(self, card: int) -> None:
        """Take an improvement from wherever it lies."""
        g = self.state
        for pile in (g.market, g.market_under, g.support_discard, *g.improvements):
            if card in pile:
                pile.remove(card)
        for slot in range(len(g.row)):
            if g.row[slot] == card:
                g.row[slot] = NO_CARD

    def row(self, *ids: str) -> Self:
        """Lay out the row; EMPTY leaves a slot empty."""
        g = self.state
        g.market.extend(card for card in g.row if card != NO_CARD)
        g.row = [NO_CARD] * 4
        for slot, id in enumerate(ids):
            if id != EMPTY:
                self.take_improvement(CARD[id])
                g.row[slot] = CARD[id]
        return self

    def market(self, *ids: str) -> Self:
        """Leave only these cards in the improvement deck; the others leave the game."""
        self.state.market = [CARD[id] for id in ids]
        self.state.market_under = []
        return self

    def discard(self, *ids: str) -> Self:
        """Lay out the support discard."""
        for id in ids:
            self.take_improvement(CARD[id])
        self.state.support_discard = sorted(CARD[id] for id in ids)
        return self

    def take_ship(self, ship: int) -> None:
        """Take a space card from wherever it lies."""
        g = self.state
        for pile in (g.near, g.far, g.shown, g.pile, g.gone, *g.wrecks):
            if ship in pile:
                pile.remove(ship)

    def wrecks(self, seat: int, *ids: str) -> Self:
        """Give a seat exactly these wrecks; everybody knows them."""
        g = self.state
        g.gone.extend(g.wrecks[seat])
        for id in ids:
            self.take_ship(SHIP[id])
            g.ship_seen[SHIP[id]] = -1
        g.wrecks[seat] = sorted(SHIP[id] for id in ids)
        return self

    def pile(self, *ids: str) -> Self:
        """Lay out the pile."""
        g = self.state
        g.gone.extend(g.pile)
        g.pile = []
        for id in ids:
            self.take_ship(SHIP[id])
        g.pile = sorted(SHIP[id] for id in ids)
        return self

    def deck(self, near: tuple[str, ...], far: tuple[str, ...] = ()) -> Self:
        """Lay out the space deck; the other cards leave the game."""
        g = self.state
        g.gone.extend(g.near + g.far)
        g.near, g.far = [], []
        for id in (*near, *far):
            self.take_ship(SHIP[id])
        g.near = [SHIP[id] for id in near]
        g.far = [SHIP[id] for id in far]
        return self

    def turn_up(self, *ids: str) -> Self:
        """Lay out the near deck so that these cards come up first, in this order; the rest stays under them."""
        g = self.state
        for id in ids:
            self.take_ship(SHIP[id])
        rest = len(g.near)
        g.near = [*(SHIP[id] for id in ids), *g.near]
        # A card is drawn by its place, and the last card takes the place of the drawn one.
        places = list(g.near)
        outcomes = []
        for id in ids:
            place = places.index(SHIP[id])
            outcomes.append(place)
            last = places.pop()
            if place < len(places):
                places[place] = last
        assert len(places) == rest
        self.rolls("near_space", *outcomes)
        return self

    def trophies(self, seat: int, *ids: str) -> Self:
        """Give a seat exactly these trophies."""
        g = self.state
        for held in g.trophies[seat]:
            g.trophy_deck.append(held)
        g.trophies[seat] = []
        for id in ids:
            for pile in (g.trophy_deck, g.trophy_under, *g.trophies):
                if TROPHY[id] in pile:
                    pile.remove(TROPHY[id])
            g.trophies[seat].append(TROPHY[id])
            g.trophy_seen[TROPHY[id]] = 8 * (1, 2, 4, 8, 16, 32)[seat]
        return self

    def trophy_deck(self, *ids: str) -> Self:
        """Let these trophies be the whole deck above what lies under it, to be drawn in this order."""
        g = self.state
        for id in ids:
            for pile in (g.trophy_deck, g.trophy_under):
                if TROPHY[id] in pile:
                    pile.remove(TROPHY[id])
        g.trophy_under = [*(TROPHY[id] for id in ids), *g.trophy_under, *g.trophy_deck]
        g.trophy_deck = []
        for trophy in g.trophy_under:
            g.trophy_seen[trophy] = 0
        return self

    # -- playing -----------------------------------------------------------------------------------------------------
    def raid(self) -> Self:
        """Go raiding and pay the fee if it is asked."""
        self.play("raid")
        if self.question == "fee":
            self.play("pay")
        return self.skip("step")

    def dice(self, orange: int, grey: int, *metal: int) -> Self:
        """Script the next battle dice, and metal dice by their faces."""
        self.rolls("orange", orange - 1).rolls("grey", grey - 1)
        return self.rolls("metal", *(METAL_FACES.index(face) for face in metal))

    def skip(self, *until: str) -> Self:
        """Give dull answers until a question of one of these kinds, or one that has no dull answer."""
        while not self.over and self.question not in until and self.question in DULL:
            self.play(DULL[self.question])
        return self

    def open(self, ship: str) -> Self:
        """Go raiding and attack this ship in open space; two dull ships lie beside it."""
        beside = [SHIP_IDS[card] for card in self.state.near if FACTION[card] >= 0 and SHIP_IDS[card] != ship][:2]
        self.turn_up(ship, *beside)
        return self.raid().play("open space", f"attack {ship}").skip("bid", "speak")

    def fight(self, orange: int, grey: int, *metal: int) -> Self:
        """Fight the battle to its end with these dice and no further decisions."""
        return self.dice(orange, grey, *metal).skip("step")

    def ally(self, seat: int, template: str = "help_for_free", *fields: str) -> Self:
        """Let the active player win an ally by a template."""
        self.skip("speak")
        return self.play("propose", template, f"p{seat}", *fields, "accept")

    def end(self) -> Self:
        """End the turn and pass in every window, up to the first step of the next."""
        return self.play("end").skip("step")

    # -- looking -----------------------------------------------------------------------------------------------------
    def player(self, seat: int) -> Json:
        """Return what everybody sees of a player."""
        players = self.view(-3)["players"]
        assert isinstance(players, list)
        player: Json = players[seat]
        return player

    @property
    def totals(self) -> tuple[object, object]:
        """The totals of attack and target."""
        battle = self.view(-3)["battle"]
        assert isinstance(battle, dict)
        return battle["attack"], battle["defence"]

    @property
    def promises(self) -> list[int]:
        """The numbers of the open promises."""
        return [record[PROMISE_ID] for record in self.state.promises]

    def names_of(self, seat: int, what: str) -> list[object]:
        """Return the ids of a seat's own cards: improvements, wrecks or trophies."""
        players = self.view(seat)["players"]
        assert isinstance(players, list)
        return list(players[seat][what])
