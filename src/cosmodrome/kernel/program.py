"""A program: the rules of a game by number and its questions by kind; one for all states of a game."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cosmodrome.kernel.agenda import ARGS, BY_RULE, COUNT, RULE, Rule
from cosmodrome.kernel.fields import Layout
from cosmodrome.kernel.memory.cells import COMPILED
from cosmodrome.kernel.memory.native import mypyc_attr
from cosmodrome.kernel.question import Question, S

if TYPE_CHECKING:
    from cosmodrome.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Program:
    """Calls rules by number.  A game whose rules are numbered by a generated module overrides ``perform``."""

    def __init__(
        self, rules: list[Rule], arities: list[int], questions: list[Question["State"]], layout: Layout | None = None
    ) -> None:
        self.layout: Final = layout  # of the table, where that lies in typed memory
        self.rules: Final = rules
        self.arities: Final = arities  # arguments of each rule after the state
        self.numbers: Final[dict[Rule, int]] = {rule: number for number, rule in enumerate(rules)}
        self.questions: Final = questions
        for kind in range(len(questions)):
            questions[kind].kind = kind

    def number_of(self, rule: Rule) -> int:
        """Return the number of a rule; in a program without a layout, one that is not known yet gets the next."""
        number = self.numbers.get(rule)
        if number is None:
            if self.layout is not None:  # numbers are in records: they must not depend on who comes first
                raise LookupError(f"the rule {rule.__name__!r} is not among the rules of its program")
            number = len(self.rules)
            self.rules.append(rule)
            self.numbers[rule] = number
        return number

    def question(self, kind: i64) -> Question["State"]:
        """Return the question of a kind."""
        return self.questions[kind]

    def perform(self, g: "State", at: i64) -> None:
        """Call the rule of a frame with its arguments."""
        memory, a = g.memory, at + ARGS
        number = memory[at]  # RULE
        count = memory[at + COUNT]
        if count == BY_RULE:
            count = self.arities[number]
        rule = self.rules[number]
        if count == 1:
            rule(g, memory[a])
        elif count == 2:
            rule(g, memory[a], memory[a + 1])
        elif count == 3:
            rule(g, memory[a], memory[a + 1], memory[a + 2])
        elif count == 4:
            rule(g, memory[a], memory[a + 1], memory[a + 2], memory[a + 3])
        elif count == 5:
            rule(g, memory[a], memory[a + 1], memory[a + 2], memory[a + 3], memory[a + 4])
        else:
            rule(g, *self.arguments(g, at))

    def arguments(self, g: "State", at: i64) -> list[int]:
        """Return the arguments of a frame."""
        count = g.memory[at + COUNT]
        if count == BY_RULE:
            count = self.arities[g.memory[at + RULE]]
        args: list[int] = []
        for i in range(count):
            args.append(g.memory[at + ARGS + i])
        return args


def program_of(
    dispatch: type[Program],
    rules: list[Rule],
    arities: list[int],
    questions: list[Question["State"]],
    layout: Layout,
) -> Program:
    """Return a program whose calls are generated where that is faster: in compiled code."""
    return (dispatch if COMPILED else Program)(rules, arities, questions, layout)


def program_in(rules: Iterable[Rule], questions: Sequence[Question[S]], layout: Layout) -> Program:
    """Return a program for rules that are only put on the agenda by function, so that nothing is generated."""
    return Program(list(rules), [], cast(list[Question["State"]], list(questions)), layout)


def gone(g: "State") -> None:
    """Stand where a rule had its number that no longer exists."""
    raise AssertionError("a rule that no longer exists cannot be called")
