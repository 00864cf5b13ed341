"""How a player of Metal Adventures thinks ahead."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.player.bot import score_answer, suggest
from cosmodrome.games.metal_adventures.player.features import FEATURES, SHELF, see
from cosmodrome.games.metal_adventures.questions.bargains import DRAFT
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.mind import NEVER, Mind
from cosmodrome.kernel.answering.net import Net
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.flow import open_kind

EVEN: Final = 3  # glory by which one must be ahead for the odds to double


class MetalAdventuresMind(Mind[MetalAdventures]):
    """Thinks about everything but how to word an offer."""

    def reply(self, g: MetalAdventures, seat: i64, rng: Rng) -> i64:
        return suggest(g, seat, rng)

    def weigh(self, g: MetalAdventures, seat: i64, answers: list[int], rng: Rng) -> list[int]:
        if open_kind(g) == DRAFT.kind:
            return super().weigh(g, seat, answers, rng)
        kind = open_kind(g)
        scores = [score_answer(g, kind, seat, answer) for answer in answers]
        return [NEVER if score == c.NEVER else score for score in scores]

    def is_settled(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        return open_kind(g) == DRAFT.kind

    def turn(self, g: MetalAdventures) -> i64:
        return t.TURN.get(g)

    def winners(self, g: MetalAdventures) -> i64:
        return t.WON.get(g)

    def lead(self, g: MetalAdventures, seat: i64) -> i64:
        best: i64 = -1000
        for other in range(g.seats):
            if other != seat:
                best = max(best, g.shown_glory(other))
        return g.shown_glory(seat) - best

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
