"""What a player that thinks does in positions in which the rules of thumb go wrong."""

from tests.games.metal_adventures.table import Table

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.kernel.answering.mind import NEVER
from cosmodrome.kernel.chance import Rng


def test_it_does_not_repair_with_the_credits_that_an_amnesty_needs() -> None:
    state, mind = Table().credits(2, 4, 4).damage(1, 0, 0).penalties(1).raid().state, GAME.mind()
    assert GAME.notation(state, 0, GAME.suggest(state, 0, Rng(1))) == "cruise 2 1 credits 0 wrecks"
    assert GAME.notation(state, 0, mind.reply(state, 0, Rng(1))) != "cruise 2 1 credits 0 wrecks"
    answers = state.legal(0)
    weights = dict(zip(answers, mind.weigh(state, 0, answers, Rng(1)), strict=True))
    repairs = [weights[a] for a in answers if GAME.notation(state, 0, a).startswith("cruise 2 1")]
    assert repairs == [NEVER]


def test_it_repairs_where_credits_are_left_for_an_amnesty() -> None:
    state = Table().credits(3, 4, 4).damage(1, 0, 0).penalties(1).raid().state
    assert GAME.notation(state, 0, GAME.mind().reply(state, 0, Rng(1))) == "cruise 2 1 credits 0 wrecks"


def test_what_a_seat_owns_counts_beside_its_glory() -> None:
    mind = GAME.mind()
    poor, rich = Table().credits(2, 2, 2).state, Table().credits(20, 2, 2).state
    famous = Table().credits(2, 2, 2).glory(2, 0, 0).state
    assert mind.judge(rich, 0) > mind.judge(poor, 0) > mind.judge(rich, 1)
    assert mind.judge(famous, 0) > mind.judge(poor, 0)
