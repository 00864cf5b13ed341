"""How a player of Star Realms thinks ahead."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.player import shop
from cosmodrome.games.star_realms.player.bot import score_answer, suggest
from cosmodrome.games.star_realms.player.features import FEATURES, SHELF, party, scope, see
from cosmodrome.games.star_realms.questions.cards import SCRAP_ROW
from cosmodrome.games.star_realms.questions.main import MAIN
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.mind import Mind
from cosmodrome.kernel.answering.net import Net
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.flow import open_kind

EVEN: Final = 15  # authority by which one must be ahead for the odds to double
WITHIN_REACH: Final = 35  # authority that a good turn may take at once
WORTH: Final = 12  # of a deck, in tenths of a combat, that counts as one authority


class StarRealmsMind(Mind[StarRealms]):
    """Thinks about what to buy, to scrap, to discard and whom to attack; cards are simply played."""

    def reply(self, g: StarRealms, seat: i64, rng: Rng) -> i64:
        if open_kind(g) == MAIN.kind:
            return shop.choose(g, seat)
        if open_kind(g) == SCRAP_ROW.kind:
            return shop.choose_scrap_row(g, seat)
        return suggest(g, seat)

    def weigh(self, g: StarRealms, seat: i64, answers: list[int], rng: Rng) -> list[int]:
        if open_kind(g) == MAIN.kind:
            bonds = shop.bonds_of(g, seat)
            return [shop.score(g, seat, answer, bonds) for answer in answers]
        if open_kind(g) == SCRAP_ROW.kind:
            return [shop.score_scrap_row(g, seat, answer) for answer in answers]
        return [score_answer(g, seat, answer) for answer in answers]

    def is_close(self, g: StarRealms, seat: i64) -> bool:
        if t.ACTIVE.get(g) != seat or t.FOES.size(g, seat) != 1:
            return False
        return t.AUTHORITY.get(g, t.FOES.get(g, seat, 0)) <= WITHIN_REACH

    def is_settled(self, g: StarRealms, seat: i64, answer: i64) -> bool:
        if open_kind(g) != MAIN.kind:
            return False
        if MAIN.attack.has(answer) and t.FOES.size(g, seat) == 1 and t.FLEETS.size(g, MAIN.attack.value(answer)) == 0:
            return True  # what is not fought with is lost
        return MAIN.play.has(answer) or MAIN.use.has(answer)

    def turn(self, g: StarRealms) -> i64:
        return t.TURN.get(g)

    def winners(self, g: StarRealms) -> i64:
        return t.WON.get(g)

    def lead(self, g: StarRealms, seat: i64) -> i64:
        own = standing(g, seat)
        best: i64 = -1000
        for other in t.FOES.items(g, seat):
            best = max(best, standing(g, other))
        return own - best

    def doubling(self, g: StarRealms) -> i64:
        return EVEN

    def features(self) -> FeatureSet:
        return FEATURES

    def see(self, g: StarRealms, seat: i64, position: Position) -> None:
        see(g, seat, position)

    def scope(self, g: StarRealms) -> str:
        return scope(g)

    def net(self, name: str) -> Net | None:
        return SHELF.find(name)

    def party(self, g: StarRealms, seat: i64) -> i64:
        return party(g, seat)

    def has_winner(self, g: StarRealms) -> bool:
        return not g.has_boss()


def standing(g: StarRealms, owner: i64) -> i64:
    """Return how an owner stands: the authority that is left, and what the cards promise."""
    return (
        t.AUTHORITY.get(g, t.HEARTS.get(g, owner))
        + (
            worth_of(g, t.DECKS.items(g, owner))
            + worth_of(g, t.TOPS.items(g, owner))
            + worth_of(g, t.HANDS.items(g, owner))
            + worth_of(g, t.DISCARDS.items(g, owner))
            + worth_of(g, t.FLEETS.items(g, owner))
        )
        // WORTH
    )


def worth_of(g: StarRealms, kinds: list[int]) -> i64:
    """Add up what cards are worth."""
    total: i64 = 0
    for kind in kinds:
        total += g.cards.worth[kind]
    return total
