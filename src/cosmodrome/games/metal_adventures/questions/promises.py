"""Promises that are settled: kept, broken, released for a part, or given room (MA-18.5b, MA-18.15, MA-18.16)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import is_bound
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.blanks import card_name
from cosmodrome.games.metal_adventures.deals.promises import duty_at, gives_of, is_able, price_of
from cosmodrome.games.metal_adventures.deals.sentences import promise_text
from cosmodrome.games.metal_adventures.face.warnings import penalty, title_lost
from cosmodrome.games.metal_adventures.face.words import no, plain
from cosmodrome.games.metal_adventures.questions.base import Choice, Fitting
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.message import Message, Option, Refusal

MOST_PART: Final = 200
KINDS: Final = ("", "card", "ship", "trophy")  # of components, by asset


class Settling(Fitting):
    """A question about one promise, and mostly about a card for it."""

    def __init__(self, name: str, label: str, declined: tuple[str, str, str] | None = None) -> None:
        super().__init__(name, "MA-18.5b", label, label, declined)
        self.id: Final = self.argument("id")

    def place(self, g: MetalAdventures) -> i64:
        """Return the place of the promise."""
        return g.promise_at(self.id.of(g))

    def card_of(self, answer: i64) -> i64:
        """Return the card that an answer names."""
        return self.parts[-1].value(answer)

    def id_of(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return card_name(g, KINDS[duty_at(g, self.place(g)).asset], int(self.card_of(answer)))

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        return no("MA-18.5b", "not-meant")

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message(f"ask-{self.name}", {"promise": promise_text(g, int(self.place(g)))})


@final
class Give(Settling):
    """The card with which to keep a promise."""

    def __init__(self) -> None:
        super().__init__("give", "give")
        self.card: Final = self.part("card", c.SHIPS)

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        return self.card.value(answer) in gives_of(g, self.place(g))

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        wreck = duty_at(g, self.place(g)).asset == terms.WRECK
        warning = title_lost(g, seat, int(self.card.value(answer))) if wreck else None
        return super().option(g, seat, answer)._replace(warning=warning)


@final
class Decide(Settling):
    """Keep or break a promise; who cannot keep it may offer a part."""

    def __init__(self) -> None:
        super().__init__("decide", "keep")
        self.keep: Final = self.part("keep")  # the first answer is what silence means (MA-18.26)
        self.breach: Final = self.part("break")
        self.offer: Final = self.part("part", MOST_PART)

    def most(self, g: MetalAdventures) -> i64:
        """Return the largest part that may be offered."""
        place = self.place(g)
        pays = t.PROMISES.get(g, place, t.DO) <= terms.SHARE
        return min(t.CREDITS.get(g, t.PROMISES.get(g, place, t.BY)), price_of(g, place) - 1) if pays else 0

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        if self.breach.has(answer):
            return True
        able = is_able(g, self.place(g))
        return able if self.keep.has(answer) else not able and self.offer.value(answer) <= self.most(g)

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        if self.keep.has(answer):
            return no("MA-18.16", "cannot-keep")
        if is_able(g, self.place(g)):
            return no("MA-18.16a", "able")
        return no("MA-18.16a", "part", {"n": int(self.most(g))})

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if self.keep.has(answer):
            return plain(answer, "keep", "MA-18.15")
        if self.breach.has(answer):
            return plain(answer, "break", "MA-14.7")._replace(warning=penalty(g, seat))
        price = int(price_of(g, self.place(g)))
        return plain(answer, "part", "MA-18.16a", {"n": int(self.offer.value(answer)), "of": price})

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        if self.offer.has(answer):
            return f"part {self.offer.value(answer)}"
        return "keep" if self.keep.has(answer) else "break"


@final
class Release(Choice):
    """Accept a part and release the promisor, or not (MA-18.16a)."""

    def __init__(self) -> None:
        super().__init__("release", "MA-18.16a", {"refuse": "no-release", "release": "release-part"})
        self.accept: Final = self.parts[1]
        self.id: Final = self.argument("id")
        self.offer: Final = self.argument("part")

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        promise = promise_text(g, int(g.promise_at(self.id.of(g))))
        return Message("ask-release", {"promise": promise, "n": int(self.offer.of(g))})


@final
class MakeRoom(Settling):
    """Give up a card for what was promised, or release the promisor (MA-18.5b)."""

    def __init__(self) -> None:
        super().__init__("make-room", "drop", ("release", "rather-release", "MA-18.5b"))
        self.card: Final = self.part("card", c.SHIPS)

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        card = self.card.value(answer)
        if self.nothing.has(answer) or duty_at(g, self.place(g)).asset == terms.TROPHY:
            return self.nothing.has(answer) or t.TROPHIES.has(g, seat, card)
        return t.IMPROVEMENTS.has(g, seat, card) and not is_bound(g, seat, card)


GIVE: Final[Give] = Give()
DECIDE: Final[Decide] = Decide()
RELEASE: Final[Release] = Release()
MAKE_ROOM: Final[MakeRoom] = MakeRoom()
