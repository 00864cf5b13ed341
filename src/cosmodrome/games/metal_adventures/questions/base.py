"""What several questions have in common: a few fixed answers, and promises that can be settled besides."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import can_keep
from cosmodrome.games.metal_adventures.cards import MOST_PROMISES
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.sentences import promise_text
from cosmodrome.games.metal_adventures.face.words import about, battle_text, no, plain
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.message import Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Part, Question

NO_PART: Final = Part("", 0, 0)


class Choice(Question[MetalAdventures]):
    """A question with a few fixed answers; each has a short text and a label."""

    def __init__(self, name: str, rule: str, labels: dict[str, str]) -> None:
        super().__init__(name, rule)
        self.labels: Final = list(labels.values())
        for text in labels:
            self.part(text)

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        return None

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        return plain(answer, self.labels[answer], self.rule)

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return self.parts[answer].name


class Fitting(Question[MetalAdventures]):
    """A question about a card, or some other thing; some fit, and where it says so nothing may be chosen."""

    def __init__(
        self, name: str, rule: str, label: str, verb: str, declined: tuple[str, str, str] | None = None
    ) -> None:
        super().__init__(name, rule)
        self.label: Final = label
        self.verb: Final = verb
        self.declined: Final = declined  # short text, label and rule of choosing nothing
        self.nothing: Final = self.part("nothing", 0 if declined is None else 1)

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        """Tell whether an answer is legal."""
        raise NotImplementedError

    def why(self, g: MetalAdventures, answer: i64) -> Refusal:
        """Say why an answer is not legal."""
        raise NotImplementedError

    def id_of(self, g: MetalAdventures, seat: int, answer: int) -> str:
        """Return the id of what an answer names; a bare number where it names nothing."""
        raise NotImplementedError

    def path(self, g: MetalAdventures, seat: int, answer: int) -> str:
        """Return where that is in the view."""
        return ""

    def legal(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        for answer in range(self.size):
            if self.fits(g, seat, answer):
                answers.add(answer)

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        return None if self.fits(g, seat, answer) else self.why(g, answer)

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if self.declined is not None and self.nothing.has(answer):
            return plain(answer, self.declined[1], self.declined[2])
        return about(answer, self.label, self.id_of(g, seat, answer), self.rule, self.path(g, seat, answer))

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        if self.declined is not None and self.nothing.has(answer):
            return self.declined[0]
        return f"{self.verb} {self.id_of(g, seat, answer)}".lstrip()


class BattleChoice(Choice):
    """A question with a few fixed answers that names the battle."""

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message(f"ask-{self.name}", {"battle": battle_text(g)})


class Sided(Question[MetalAdventures]):
    """A question besides which due promises can be kept early, and promisors released (MA-18.15a).

    Those answers come after its own, for which a class says what is legal and how it reads.
    """

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.fulfil: Part = NO_PART
        self.release: Part = NO_PART

    def add_asides(self) -> None:
        """Add the answers that settle promises, after all others."""
        self.fulfil = self.part("fulfil", MOST_PROMISES)
        self.release = self.part("release", MOST_PROMISES)

    def list_own(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        """List the legal answers of its own, ascending."""
        raise NotImplementedError

    def refuse_own(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        """Say why an answer of its own is not legal."""
        raise NotImplementedError

    def own_option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        """Tell what an answer of its own means."""
        raise NotImplementedError

    def own_notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        """Return the short text of an answer of its own."""
        raise NotImplementedError

    # -- promises ----------------------------------------------------------------------------------------------------
    def is_aside(self, answer: i64) -> bool:
        """Tell whether an answer settles a promise besides what is asked."""
        return answer >= self.fulfil.first

    def promise(self, answer: i64) -> i64:
        """Return the place of the promise that such an answer settles."""
        return self.release.value(answer) if self.release.has(answer) else self.fulfil.value(answer)

    def legal(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        self.list_own(g, seat, answers)
        p = t.PROMISES
        length = p.length(g)
        for place in range(length):
            if p.get(g, place, t.BY) == seat and p.get(g, place, t.DO) <= terms.GIVE_TROPHY:
                if p.get(g, place, t.IS_DUE) and can_keep(g, place):
                    answers.add(self.fulfil.of(place))
        for place in range(length):
            if p.get(g, place, t.TO) == seat:
                answers.add(self.release.of(place))

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        if not self.is_aside(answer):
            return self.refuse_own(g, seat, answer)
        place, p = self.promise(answer), t.PROMISES
        if place >= p.length(g):
            return no("MA-18.15a", "no-promise")
        if self.release.has(answer):
            return None if p.get(g, place, t.TO) == seat else no("MA-18.23", "not-promisee")
        if p.get(g, place, t.BY) != seat or p.get(g, place, t.DO) > terms.GIVE_TROPHY:
            return no("MA-18.15", "not-promisor")
        if not p.get(g, place, t.IS_DUE):
            return no("MA-18.15a", "not-due")
        return None if can_keep(g, place) else no("MA-18.16", "cannot-keep")

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if not self.is_aside(answer):
            return self.own_option(g, seat, answer)
        place = int(self.promise(answer))
        label, rule = ("release", "MA-18.23") if self.release.has(answer) else ("fulfil", "MA-18.15")
        return plain(answer, label, rule, {"promise": promise_text(g, place)}, f"promises.{place}")

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        if not self.is_aside(answer):
            return self.own_notation(g, seat, answer)
        place = int(self.promise(answer))
        name = str(t.PROMISES.get(g, place, t.PROMISE_ID)) if place < t.PROMISES.length(g) else f"#{place}"
        return f"{'release' if self.release.has(answer) else 'fulfil'} {name}"
