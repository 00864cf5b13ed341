"""How a player of Metal Adventures thinks ahead."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import glory_worth
from cosmodrome.games.metal_adventures.player import worth as w
from cosmodrome.games.metal_adventures.player.bot import suggest
from cosmodrome.games.metal_adventures.player.features import FEATURES, SHELF, see
from cosmodrome.games.metal_adventures.player.prudence import score
from cosmodrome.games.metal_adventures.questions.bargains import DRAFT
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.mind import NEVER, Mind
from cosmodrome.kernel.answering.net import Net
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.flow import open_kind

EVEN: Final = 150  # by which one must be ahead for the odds to double, in tenths of a credit
CIRCLES: Final = 2  # of turns round the table, after which a thought is cut


class MetalAdventuresMind(Mind[MetalAdventures]):
    """Thinks about everything but how to word an offer."""

    def reply(self, g: MetalAdventures, seat: i64, rng: Rng) -> i64:
        kind = open_kind(g)
        if kind == DRAFT.kind:
            return suggest(g, seat, rng)
        best: i64 = -1
        best_score: i64 = 0
        for answer in g.legal(seat):
            liking = 4 * score(g, kind, seat, answer) + rng.below(4)
            if best < 0 or liking > best_score:
                best = answer
                best_score = liking
        return best

    def weigh(self, g: MetalAdventures, seat: i64, answers: list[int], rng: Rng) -> list[int]:
        kind = open_kind(g)
        if kind == DRAFT.kind:
            return super().weigh(g, seat, answers, rng)
        scores = [score(g, kind, seat, answer) for answer in answers]
        return [NEVER if liking == c.NEVER else liking for liking in scores]

    def is_settled(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        return open_kind(g) == DRAFT.kind

    def turn(self, g: MetalAdventures) -> i64:
        return t.TURN.get(g)

    def worlds(self) -> i64:
        return 96

    def overlooks(self) -> i64:
        return 60

    def horizon(self, g: MetalAdventures) -> i64:
        return CIRCLES * g.seats

    def winners(self, g: MetalAdventures) -> i64:
        return t.WON.get(g)

    def lead(self, g: MetalAdventures, seat: i64) -> i64:
        best: i64 = -1_000_000
        for other in range(g.seats):
            if other != seat:
                best = max(best, standing(g, other))
        return standing(g, seat) - best

    def doubling(self, g: MetalAdventures) -> i64:
        return EVEN

    def features(self) -> FeatureSet:
        return FEATURES

    def see(self, g: MetalAdventures, seat: i64, position: Position) -> None:
        see(g, seat, position)

    def scope(self, g: MetalAdventures) -> str:
        return "table"

    def net(self, name: str) -> Net | None:
        return SHELF.find(name)


def standing(g: MetalAdventures, seat: i64) -> i64:
    """Return how a seat stands: its glory, and what it owns."""
    worth = glory_worth(g) * g.shown_glory(seat) + c.CREDIT * t.CREDITS.get(g, seat) - c.DAMAGE * t.DAMAGE.get(g, seat)
    for card in t.IMPROVEMENTS.items(g, seat):
        worth += w.card_worth(g, seat, card)
    for trophy in t.TROPHIES.items(g, seat):
        worth += w.trophy_worth(g, seat, trophy)
    for ship in t.WRECKS.items(g, seat):
        worth += w.wreck_worth(g, seat, ship)
    return worth
