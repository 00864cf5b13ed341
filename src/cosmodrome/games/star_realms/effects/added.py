"""Effects that an expansion brings: one declaration each, in a module of its own outside this package."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.star_realms.cards import Reader, Signs, Step
from cosmodrome.games.star_realms.effects.basic import AtOnce
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.message import Message, Sign

MOST_FIELDS: Final = 3  # figures that a step has


@final
class NewEffect(AtOnce):
    """An effect that happens at once and asks nobody, said by functions and texts; whatever is left out is an error."""

    def __init__(
        self,
        op: str,
        *,
        fields: tuple[str, ...],
        perform: Callable[[StarRealms, int, Step], None],
        en: str,
        ru: str,
        signs: tuple[tuple[str, str], ...],
        worth: Callable[[Step], int],
        worth_now: Callable[[StarRealms, int, Step], int] | None = None,
    ) -> None:
        super().__init__(op)
        if len(fields) > MOST_FIELDS or not en or not ru or not signs:
            raise ValueError(
                f"the effect {op!r} needs signs, words in both languages, and at most {MOST_FIELDS} fields"
            )
        self.fields: Final = fields  # of the data, whole numbers from 1 on: the figures a, b and c of a step
        self.does: Final = perform  # to the table, for an owner
        self.texts: Final = {"en": en, "ru": ru}  # Fluent, with the fields as arguments
        self.drawn: Final = signs  # icons, and what stands beside them, with the fields in braces
        self.value: Final = worth  # in tenths of a combat
        self.value_now: Final = worth_now

    def message_id(self) -> str:
        """Return the id of its words."""
        return f"added-effect-{self.op.replace('_', '-')}"

    def phrase(self, language: str) -> str:
        """Return its words as a Fluent message."""
        lines = [f"    {line.strip()}" for line in self.texts[language].strip().splitlines()]
        return "\n".join([f"{self.message_id()} =", *lines, ""])

    def figures(self, step: Step) -> dict[str, int]:
        """Return the figures of a step by the names of its fields."""
        return dict(zip(self.fields, (int(step.a), int(step.b), int(step.c)), strict=False))

    def read(self, effect: Entry, reader: Reader) -> Step:
        found = [effect.whole(field, 1) for field in self.fields] + [0] * MOST_FIELDS
        return Step(self, found[0], found[1], found[2])

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        self.does(g, int(owner), step)

    def words(self, step: Step) -> Message:
        return Message(self.message_id(), {**self.figures(step)})

    def signs(self, step: Step) -> Signs:
        return (tuple([Sign(icon, text.format(**self.figures(step))) for icon, text in self.drawn]),)

    def worth(self, step: Step) -> i64:
        return self.value(step)

    def worth_now(self, g: StarRealms, seat: i64, step: Step) -> i64:
        return self.value(step) if self.value_now is None else self.value_now(g, int(seat), step)
