"""Opponents that play by one idea, as public simulators of these games describe theirs.

They are named as ``--bots benchmarks.strategies:Dearest``.  Everything but the purchase is left to the rules of thumb.
Star Realms: ``Dearest``, ``Loyal`` (keeps to the faction of which it has most).  Space Base: ``Dearest``,
``EconomyFirst`` (buys credits and income until it has enough).
"""

from typing import Any, Final

from cosmodrome.games.space_base import table as sb
from cosmodrome.games.space_base.cards import INCOME, STATION
from cosmodrome.games.space_base.questions.purchase import BUY
from cosmodrome.games.star_realms import table as sr
from cosmodrome.games.star_realms.cards import NO_FACTION
from cosmodrome.games.star_realms.questions.main import MAIN
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.flow import open_kind

ENOUGH: Final = 6  # income, after which points are bought
OWN: Final = (sr.DECKS, sr.TOPS, sr.HANDS, sr.DISCARDS, sr.FLEETS)


class Dearest:
    """Buys the dearest card that it can pay for."""

    name = "dearest"

    def answer(self, game: Any, state: Any, seat: int, rng: Rng) -> int:
        """Return the game's own answer, or the purchase that this player likes best."""
        suggested = int(game.suggest(state, seat, rng))
        if game.id == "star_realms":
            return self.shop(state, seat, suggested)
        if game.id == "space_base" and open_kind(state) == BUY.kind:
            return self.build(state, seat, suggested)
        return suggested

    def shop(self, state: Any, seat: int, suggested: int) -> int:
        """Buy when nothing is left to be played or used."""
        if open_kind(state) != MAIN.kind or MAIN.play.has(suggested) or MAIN.use.has(suggested):
            return suggested
        offers = [answer for answer in state.legal(seat) if MAIN.buy.has(answer)]
        kinds = {answer: self.kind_of(state, answer) for answer in offers}
        return max(offers, key=lambda answer: self.likes(state, seat, kinds[answer]), default=suggested)

    def kind_of(self, state: Any, answer: int) -> int:
        """Return the kind of card that an answer buys."""
        slot = MAIN.buy.value(answer)
        return int(state.cards.explorer if slot == sr.ROW_SIZE else sr.ROW.get(state, slot))

    def likes(self, state: Any, seat: int, kind: int) -> int:
        """Say how much this player likes a card of Star Realms."""
        return int(state.cards.cost[kind])

    def build(self, state: Any, seat: int, suggested: int) -> int:
        """Buy a card of Space Base."""
        offers = [answer for answer in state.legal(seat) if not BUY.nothing.has(answer)]
        return max(offers, key=lambda answer: self.wants(state, seat, card_of(state, answer)), default=suggested)

    def wants(self, state: Any, seat: int, card: int) -> int:
        """Say how much this player likes a card of Space Base."""
        return int(state.cards.cost[card])


class Loyal(Dearest):
    """Buys the dearest card of the faction of which it has most."""

    name = "loyal"

    def likes(self, state: Any, seat: int, kind: int) -> int:
        factions = state.cards.faction
        own = [int(factions[card]) for pile in OWN for card in pile.items(state, seat) if factions[card] != NO_FACTION]
        most = max(own, key=own.count, default=NO_FACTION)
        return int(state.cards.cost[kind]) + (100 if own and factions[kind] == most else 0)


class EconomyFirst(Dearest):
    """Buys credits and income until it has enough, then the dearest."""

    name = "economy"

    def wants(self, state: Any, seat: int, card: int) -> int:
        if sb.RESOURCE.get(state, seat, INCOME) >= ENOUGH or state.cards.colony_vp[card]:
            return int(state.cards.cost[card])
        credits, income, _ = (int(state.cards.rewards[3 * (2 * card + STATION) + kind]) for kind in range(3))
        return 100 + 2 * credits + 10 * income


def card_of(state: Any, answer: int) -> int:
    """Return the card that an answer buys."""
    return int(sb.MARKET.get(state, BUY.slot.value(answer)))
