"""Which action stands for which answer: one flat list of actions for all questions of a game.

An answer is an action, with one exception: a question that is answered by a large number has an action for each digit
to the base ``BASE``, and its number is given digit by digit, the highest first.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.memory.cells import wide

WAIT: Final = 0  # the first action: of a seat that is not asked
BASE: Final = 32
MOST_PLAIN: Final = 4096  # answers of a question that has an action for each of them
POWERS: Final = wide([BASE**i for i in range(8)])


@final
class Actions:
    """The actions of a game and their answers, both ways."""

    def __init__(self, names: list[str], digits: list[int], meanings: list[tuple[int, int]]) -> None:
        self.names: Final = names
        self.count: Final[i64] = len(names)
        self.digits: Final[vec[i64]] = wide(digits)  # by kind of question: how many its number has, 0 for answers
        self.kind_of: Final[vec[i64]] = wide([kind for kind, _ in meanings])  # by action
        self.answer_of: Final[vec[i64]] = wide([answer for _, answer in meanings])  # by action; BASE * place + digit
        firsts, actions = inverted(meanings, len(digits))
        self.firsts: Final[vec[i64]] = wide(firsts)  # by kind: where its answers begin
        self.actions: Final[vec[i64]] = wide(actions)  # by answer


def inverted(meanings: list[tuple[int, int]], kinds: int) -> tuple[list[int], list[int]]:
    """Return the actions of all answers of all kinds in a row, and where those of each kind begin."""
    sizes = [0] * kinds
    for kind, answer in meanings[WAIT + 1 :]:
        sizes[kind] = max(sizes[kind], answer + 1)
    firsts = [sum(sizes[:kind]) for kind in range(kinds)]
    actions = [-1] * sum(sizes)
    for action in range(WAIT + 1, len(meanings)):
        kind, answer = meanings[action]
        actions[firsts[kind] + answer] = action
    return firsts, actions
