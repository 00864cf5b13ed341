"""What several questions have in common: a few fixed answers, and promises that can be settled besides."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import can_keep
from cosmodrome.games.metal_adventures.cards import MOST_PROMISES
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.sentences import promise_text
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.games.metal_adventures.words import battle_text, no, plain
from cosmodrome.kernel.message import Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Part, Question


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
    """A question of whose many answers some fit; none of the others is explained while the legal ones are listed."""

    def fits(self, g: MetalAdventures, seat: i64, answer: i64) -> bool:
        """Tell whether an answer is legal."""
        raise NotImplementedError

    def why(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal:
        """Say why an answer is not legal."""
        raise NotImplementedError

    def legal(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        for answer in range(self.size):
            if self.fits(g, seat, answer):
                answers.add(answer)

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        return None if self.fits(g, seat, answer) else self.why(g, seat, answer)


class BattleChoice(Choice):
    """A question with a few fixed answers that names the battle."""

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message(f"ask-{self.name}", {"battle": battle_text(g)})


class Sided(Question[MetalAdventures]):
    """A question besides which due promises can be kept early, and promisors released (MA-18.15a)."""

    def __init__(self, name: str, rule: str, parts: dict[str, int]) -> None:
        super().__init__(name, rule)
        for part, width in parts.items():
            self.part(part, width)
        self.fulfil: Final = self.part("fulfil", MOST_PROMISES)
        self.release: Final = self.part("release", MOST_PROMISES)

    def named(self, name: str) -> Part:
        """Return a part by its name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)

    def is_aside(self, answer: i64) -> bool:
        """Tell whether an answer settles a promise besides what is asked."""
        return answer >= self.fulfil.first

    def promise(self, answer: i64) -> i64:
        """Return the place of the promise that such an answer settles."""
        return self.release.value(answer) if self.release.has(answer) else self.fulfil.value(answer)

    def list_asides(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        """List the due promises a seat can keep now, then the promises it can release."""
        p = t.PROMISES
        length = p.length(g)
        for place in range(length):
            if p.get(g, place, t.BY) == seat and p.get(g, place, t.DO) <= terms.GIVE_TROPHY:
                if p.get(g, place, t.IS_DUE) and can_keep(g, place):
                    answers.add(self.fulfil.of(place))
        for place in range(length):
            if p.get(g, place, t.TO) == seat:
                answers.add(self.release.of(place))

    def refuse_aside(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        """Say why a promise cannot be kept early or released now."""
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

    def aside_option(self, g: MetalAdventures, answer: int) -> Option:
        """Tell what keeping or releasing a promise means."""
        place = int(self.promise(answer))
        label, rule = ("release", "MA-18.23") if self.release.has(answer) else ("fulfil", "MA-18.15")
        return plain(answer, label, rule, {"promise": promise_text(g, place)}, f"promises.{place}")

    def aside_notation(self, g: MetalAdventures, answer: int) -> str:
        """Return the short text of keeping or releasing a promise."""
        place = int(self.promise(answer))
        name = str(t.PROMISES.get(g, place, t.PROMISE_ID)) if place < t.PROMISES.length(g) else f"#{place}"
        return f"{'release' if self.release.has(answer) else 'fulfil'} {name}"
