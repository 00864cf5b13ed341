"""Thinking ahead: what is better is found with confidence, what is not stays, and the same thought ends the same."""

from pathlib import Path
from typing import Any

import pytest
from tests.kernel.skirmish import GAME, Skirmish, SkirmishMind

from cosmodrome.bots.levels import LEVELS
from cosmodrome.bots.roster import BOTS, UnknownBot, bots_for, find_bot, usual_bot
from cosmodrome.bots.search import Depth, Thought, Trial
from cosmodrome.games._toy import SCORE, TOY, TURNS, Toy
from cosmodrome.kernel.answering.mind import NEVER, WHOLE, Mind, share_ahead
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.flow import is_sealed
from cosmodrome.registry import find_game, games


class ToyMind(Mind[Toy]):
    """Always takes the fewest points, which is the worst that can be done."""

    def reply(self, g: Toy, seat: int, rng: Rng) -> int:
        return 0

    def turn(self, g: Toy) -> int:
        return -int(TURNS.get(g))

    def winners(self, g: Toy) -> int:
        return sum(8 << seat for seat in TOY.winners(g))

    def lead(self, g: Toy, seat: int) -> int:
        return int(SCORE.get(g, seat) - SCORE.get(g, 1 - seat))

    def doubling(self, g: Toy) -> int:
        return 2


def start(turns: int = 4) -> Toy:
    state = TOY.start(TOY.check("", 2, {}), SeededChance(1))
    TURNS.set(state, turns)
    return state


def decide(mind: Mind[Toy], depth: Depth, state: Toy) -> int:
    return Thought(TOY, mind, depth, state, state.next_seat(), Rng(3)).decide()


def test_a_better_answer_is_found() -> None:
    assert decide(ToyMind(), Depth(worlds=16), start()) == 1  # any lead wins in the end


@pytest.mark.parametrize("turns", [1, 2, 4])
def test_a_thought_that_ends_early_is_judged_by_how_the_table_stands(turns: int) -> None:
    assert decide(ToyMind(), Depth(worlds=16, turns=turns), start(40)) == 2


def test_only_so_many_answers_are_tried_the_best_liked_first() -> None:
    class LikesOne(ToyMind):
        def weigh(self, g: Toy, seat: int, answers: list[int], rng: Rng) -> list[int]:
            return [5, 4, 0]

    assert decide(LikesOne(), Depth(worlds=16, answers=2, turns=1), start()) == 1
    assert decide(LikesOne(), Depth(worlds=16, answers=3, turns=1), start()) == 2


def test_what_is_settled_is_not_thought_about() -> None:
    class Sure(ToyMind):
        def is_settled(self, g: Toy, seat: int, answer: int) -> bool:
            return True

    assert decide(Sure(), Depth(worlds=16), start()) == 0


def test_when_the_time_is_over_it_does_with_what_it_has() -> None:
    state = start()
    thought = Thought(TOY, ToyMind(), Depth(worlds=4096, seconds=1e-9), state, state.next_seat(), Rng(3))
    thought.decide()
    assert thought.worlds == 0


def test_answers_that_lead_to_the_same_leave_the_first_one() -> None:
    class Blind(ToyMind):
        def judge(self, g: Toy, seat: int) -> int:
            return WHOLE // 2

    assert decide(Blind(), Depth(worlds=64), start()) == 0


def test_noise_seldom_makes_it_leave_the_first_answer() -> None:
    """Two answers that are equally good: a fair coin for each world, in a hundred thoughts with fixed seeds."""
    rng, left = Rng(5), 0
    for _ in range(100):
        trial = Trial(1)
        for _ in range(64):
            trial.add(WHOLE * (rng.below(2) - rng.below(2)))
        left += trial.is_ahead(64, 15)
    assert left <= 15  # one and a half standard errors: 7 of 100 are due


@pytest.mark.parametrize(("values", "tenths"), [([5, 7, 6, 8], 20), ([100, -90, 80, -70], 10), ([0, 0, 1, 0], 10)])
def test_confidence_is_what_statistics_say(values: list[int], tenths: int) -> None:
    trial = Trial(0)
    for value in values:
        trial.add(1000 * value)
    n = len(values)
    mean = sum(values) / n
    error = (sum((value - mean) ** 2 for value in values) / n / n) ** 0.5
    assert trial.is_ahead(n, tenths) == (mean > tenths / 10 * error)
    assert not trial.is_behind(n, tenths)


def test_shares_follow_the_lead() -> None:
    assert share_ahead(0, 10) == WHOLE // 2
    assert share_ahead(10, 10) == pytest.approx(WHOLE * 2 / 3, abs=1)
    assert share_ahead(-20, 10) == pytest.approx(WHOLE / 5, abs=1)
    assert [share_ahead(lead, 10) for lead in (-100_000, 100_000)] == [0, WHOLE]


def test_all_worlds_look_the_same_to_the_seat() -> None:
    """The state that is thought about is only ever dealt anew for the seat that is asked."""
    seen: list[tuple[object, int]] = []

    class Watched(type(GAME)):  # type: ignore[misc]
        def redeal(self, state: Skirmish, seat: int, rng: Rng) -> Skirmish:
            seen.append((state, seat))
            return super().redeal(state, seat, rng)  # type: ignore[no-any-return]

    game: Any = Watched()
    state = GAME.start(GAME.check("standard", 3, {}), SeededChance(2))
    seat = state.next_seat()
    thought = Thought(game, SkirmishMind(), Depth(worlds=8), state, seat, Rng(1))
    thought.decide()
    assert len(seen) == thought.worlds > 0
    assert all(dealt is state and asked == seat for dealt, asked in seen)


def test_a_thought_begins_before_the_first_turn_too() -> None:
    """Where turns are counted from below nothing, a thought to the end of the game goes to its end all the same."""

    class Early(ToyMind):
        def turn(self, g: Toy) -> int:
            return -1

    assert decide(Early(), Depth(worlds=16), start()) == 1  # any lead wins; by how the table stands, 2 would be best


# -- levels ------------------------------------------------------------------------------------------------------------
def test_every_game_has_all_levels() -> None:
    for game in games().values():
        assert bots_for(game) == ["random", "cadet", "pilot", "heuristic", "captain", "admiral", "legend"]


def test_a_game_without_a_mind_has_no_levels() -> None:
    assert bots_for(TOY) == ["random", "heuristic"]
    with pytest.raises(UnknownBot, match="toy has no player of its own, so there is no bot 'captain' for it"):
        find_bot("captain", TOY)


def test_whoever_chooses_nothing_gets_a_bot_that_answers_at_once() -> None:
    assert usual_bot(find_game("star_realms")) == "heuristic"


def test_the_first_heuristic_player_has_a_name_that_lasts() -> None:
    assert find_bot("heuristic-1") is find_bot("heuristic")


def test_levels_rise() -> None:
    assert [level.name for level in LEVELS] == ["cadet", "pilot", "captain", "admiral", "legend"]
    assert [level.overlooks for level in LEVELS] == sorted((level.overlooks for level in LEVELS), reverse=True)
    assert [level.times for level in LEVELS] == sorted(level.times for level in LEVELS)


def test_who_overlooks_something_chooses_the_best_of_the_rest() -> None:
    class LikesMost(ToyMind):
        def weigh(self, g: Toy, seat: int, answers: list[int], rng: Rng) -> list[int]:
            return [NEVER, 1, 2]

    state = start()
    thoughts = [
        Thought(TOY, LikesMost(), Depth(worlds=0, overlooks=35), state, state.next_seat(), Rng(seed)).decide()
        for seed in range(100)
    ]
    assert 10 <= thoughts.count(1) <= 40  # 23 of 100 are due
    assert thoughts.count(1) + thoughts.count(2) == 100


def test_what_is_obvious_is_not_overlooked() -> None:
    class Sure(ToyMind):
        def is_obvious(self, g: Toy, seat: int, answer: int) -> bool:
            return True

    assert {decide(Sure(), Depth(worlds=0, overlooks=99), start()) for _ in range(5)} == {0}


def test_equally_good_sealed_answers_are_chosen_by_lot() -> None:
    state = GAME.start(GAME.check("standard", 3, {}), SeededChance(2))
    while not is_sealed(state):
        state.apply(state.next_seat(), state.legal(state.next_seat())[0])
    found = set()
    for seed in range(20):
        thought = Thought(GAME, SkirmishMind(), Depth(worlds=8), state, state.next_seat(), Rng(seed))
        thought.worlds, thought.trials = 8, [Trial(1), Trial(2), Trial(3)]
        for trial, gain in zip(thought.trials, (1000, 1010, 500), strict=True):
            for _ in range(8):
                trial.add(gain)
        found.add(thought.best(0))
    assert found == {1, 2}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_bot_has_a_name_for_people(language: str) -> None:
    words = (Path(__file__).parents[2] / "web" / "src" / "locale" / f"{language}.ftl").read_text("utf-8")
    assert [name for name in BOTS if f"\nbot-level-{name} = " not in words] == []
