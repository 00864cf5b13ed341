"""A heuristic player: tries every answer and judges the table by who will lead where, and what that will be worth.

It gets re-dealt states only, so whatever it reads here it may know or has to guess.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.player.worth import judge
from cosmodrome.games.red_planet.questions.astronauts import KILL, MOVE
from cosmodrome.games.red_planet.questions.cards import ACT, RESEARCH
from cosmodrome.games.red_planet.questions.choices import CHARACTER, GOAL, NEUTRAL_ORDER
from cosmodrome.games.red_planet.questions.ships import DESTROY, LAUNCH, TOKEN
from cosmodrome.games.red_planet.table import RedPlanet
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.flow import open_kind

TRIES: Final = 2  # rounds played in thought for each character
WORST: Final = -10_000_000  # below everything that is ever judged


def suggest(g: RedPlanet, seat: int, rng: Rng) -> int:
    """Return the answer this player would give."""
    legal = g.legal(seat)
    if len(legal) == 1:
        return legal[0]
    kind = open_kind(g)
    if kind == GOAL.kind:
        goals = g.box.goals
        return legal[1] if goals[legal[1]].most() > goals[legal[0]].most() else legal[0]
    if kind == NEUTRAL_ORDER.kind:
        return legal[rng.below(len(legal))]
    if kind == CHARACTER.kind:
        return best_character(g, seat, legal, rng)
    return best_answer(g, seat, legal)


def best_answer(g: RedPlanet, seat: int, legal: list[int]) -> int:
    """Return the answer after which the table looks best; a card to draw is worth more than one to look at."""
    best = legal[0]
    best_worth: i64 = WORST
    if open_kind(g) == RESEARCH.kind and RESEARCH.draw.has(best):
        return best
    for answer in legal:
        worth = worth_after(g, seat, answer)
        if worth > best_worth:
            best_worth = worth
            best = answer
    return best


def worth_after(g: RedPlanet, seat: int, answer: int) -> i64:
    """Judge the table after an answer."""
    copy = g.clone()
    copy.apply_legal(seat, answer)
    return best_follow_up(copy, seat, open_kind(g))


def best_follow_up(g: RedPlanet, seat: int, answered: i64) -> i64:
    """Judge a table on which the seat may still have to choose what its answer meant: a destination, a ship, a move."""
    if g.over() or not g.is_asked(seat) or not is_thought_of(open_kind(g), answered):
        return judge(g, seat)
    best: i64 = WORST
    for answer in g.legal(seat):
        copy = g.clone()
        copy.apply_legal(seat, answer)
        best = max(best, judge(copy, seat))
    return best


def is_thought_of(kind: i64, answered: i64) -> bool:
    """Tell whether the answers to a question are tried as well; moves only where they are few."""
    if kind == MOVE.kind:
        return answered == ACT.kind or answered == KILL.kind
    return kind == TOKEN.kind or kind == LAUNCH.kind or kind == DESTROY.kind


def best_character(g: RedPlanet, seat: int, legal: list[int], rng: Rng) -> int:
    """Play the round in thought with each character, against others who answer at random."""
    best = legal[0]
    best_worth: i64 = WORST
    seeds = [rng.seed() for _ in range(TRIES)]
    for character in legal:
        worth: i64 = 0
        for seed in seeds:
            worth += imagine_round(g, seat, character, seed)
        if worth > best_worth:
            best_worth = worth
            best = character
    return best


def imagine_round(g: RedPlanet, seat: int, character: int, seed: int) -> i64:
    """Play a round in thought and judge its end."""
    copy = g.clone()
    rng = Rng(seed)
    copy.apply_legal(seat, character)
    while not copy.over() and t.DIVISION.get(copy) == t.DIVISION.get(g):
        asked = copy.next_seat()
        if asked == seat:
            copy.apply_legal(seat, best_answer(copy, seat, copy.legal(seat)))
        else:
            copy.apply_legal(asked, copy.sample(asked, rng))
    return judge(copy, seat)
