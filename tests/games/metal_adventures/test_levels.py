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


def spoils(thinks: bool, *cards: str) -> list[str]:
    """Let seat 0, which has no room left, win a duel; return what it does about the spoils."""
    table, mind, done = Table().credits(3, 0), GAME.mind(), list[str]()
    table.cards(0, "light_laser", "laser_battery", "plasma_cannon", "energy_shield").cards(1, *cards)
    table.raid().play("duel p1").dice(6, 1).skip("spoils")
    while table.question in ("spoils", "spoil-card"):
        answer = mind.reply(table.state, 0, Rng(1)) if thinks else GAME.suggest(table.state, 0, Rng(1))
        done.append(GAME.notation(table.state, 0, answer))
        table.play(done[-1])
    return done


def test_it_makes_room_for_an_improvement_that_it_has_chosen() -> None:
    assert spoils(False, "mutant_marines") == ["improvement", "none"]
    assert spoils(True, "mutant_marines") == ["improvement", "drop light_laser"]  # there is only one to take
    assert spoils(True, "mutant_marines", "pickpocket") == ["improvement", "drop light_laser", "take mutant_marines"]


def test_it_discards_nothing_for_a_worse_improvement() -> None:
    assert "drop light_laser" not in spoils(True, "pickpocket", "pathfinder")
