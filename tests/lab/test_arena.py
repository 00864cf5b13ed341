"""The arena: duplicate deals, shares of the win, and a stop that does not depend on the number of processes."""

from collections import Counter
from collections.abc import Callable

import pytest
from tests.cli.nim import GAME as NIM
from tests.lab.race import RACE, RaceGame

from cosmodrome.games._toy import TOY, ToyGame
from cosmodrome.kernel.game import Timer
from cosmodrome.lab.arena import Arena, Pairing, Until
from cosmodrome.lab.deals import Deal, Effort, Plan, line_ups, play_deals
from cosmodrome.lab.simulate import address_of

TOY_SETUP = TOY.check("", 2, {"turns": 9})
NIM_SETUP = NIM.check("", 3, {})
TWIN, WAVERING, CHEAT, DREAMER = (f"tests.lab.rivals:{name}" for name in ("Twin", "Wavering", "Cheat", "Dreamer"))


def toy_deals(first: str, second: str, number: int) -> list[Deal]:
    return play_deals(Plan(address_of(TOY), TOY_SETUP, (first, second), 1), (0, 1), 0, number)


def known(arena: Arena) -> list[object]:
    """Return all that is known but times."""
    efforts = [arena.effort(bot) for bot in range(len(arena.plan.bots))]
    pairings = [(p.bots, p.leads, p.better, p.endings, p.score.counts, p.precise) for p in arena.pairings]
    return [pairings, arena.ratings(), [(e.games, e.seats, e.decisions, e.faults) for e in efforts]]


# -- deals -------------------------------------------------------------------------------------------------------------
def test_each_bot_sits_alone_in_every_seat() -> None:
    assert line_ups(2) == [(0, 1), (1, 0)]
    assert line_ups(3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert [len(line_ups(seats)) for seats in (4, 5, 6)] == [8, 10, 12]


@pytest.mark.parametrize(("game", "setup"), [(TOY, TOY_SETUP), (NIM, NIM_SETUP)])
def test_all_line_ups_of_a_deal_have_the_same_chance(game: ToyGame, setup: object) -> None:
    # Who plays alike gets the same game in every line-up, so that luck is shared to the last bit.
    plan = Plan(address_of(game), setup, ("random", TWIN), 1)  # type: ignore[arg-type]
    deals = play_deals(plan, (0, 1), 0, 10)
    fair = 1 / plan.setup.seats
    assert [deal.alone for deal in deals] == [pytest.approx((fair, fair))] * 10


def test_deals_differ_from_one_another_and_by_the_seed_of_the_arena() -> None:
    first = [deal.alone for deal in toy_deals(WAVERING, "random", 20)]
    assert len(set(first)) > 1
    again = play_deals(Plan(address_of(TOY), TOY_SETUP, (WAVERING, "random"), 2), (0, 1), 0, 20)
    assert first != [deal.alone for deal in again]


def test_the_better_one_wins_its_deals() -> None:
    (deal,) = toy_deals("heuristic", "random", 1)
    assert deal.alone == (1, 0)
    assert deal.endings == Counter(won=2)


def test_effort_counts_games_seats_and_decisions() -> None:
    plan = Plan(address_of(NIM), NIM_SETUP, ("heuristic", "random"), 1)
    (deal,) = play_deals(plan, (0, 1), 0, 1)
    assert [effort.games for effort in deal.efforts] == [6, 6]
    assert [effort.seats for effort in deal.efforts] == [9, 9]
    assert all(effort.decisions == sum(effort.times.values()) > 9 for effort in deal.efforts)
    (toy,) = toy_deals("heuristic", "random", 1)
    assert [effort.decisions for effort in toy.efforts] == [9, 9]


def test_a_win_is_shared_by_all_winners_and_what_nobody_wins_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "winners", lambda game, state: [])
    (deal,) = toy_deals("heuristic", "random", 1)
    assert (deal.alone, deal.endings) == ((0.5, 0.5), Counter(no_winner=2))
    monkeypatch.setattr(ToyGame, "winners", lambda game, state: [0, 1])
    (deal,) = toy_deals("heuristic", "random", 1)
    assert (deal.alone, deal.endings) == ((0.5, 0.5), Counter(won=2))


def test_a_game_that_takes_too_long_is_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "longest", 5)
    (deal,) = toy_deals("heuristic", "random", 1)
    assert (deal.alone, deal.endings) == ((0.5, 0.5), Counter(truncated=2))


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        (CHEAT, "answered 99, which the rules refuse"),
        (DREAMER, "answered None, which is no whole number"),
    ],
)
def test_who_gives_no_answer_that_counts_has_lost(bot: str, problem: str) -> None:
    (deal,) = toy_deals("random", bot, 1)
    assert (deal.alone, deal.endings) == ((1, 0), Counter(fault=2))
    assert [effort.faults for effort in deal.efforts] == [0, 2]
    assert deal.efforts[1].first_fault == problem


def test_the_others_share_the_win_of_a_game_that_a_fault_ends() -> None:
    plan = Plan(address_of(NIM), NIM_SETUP, ("random", CHEAT), 1)
    (deal,) = play_deals(plan, (0, 1), 0, 1)
    # Whoever cheats is asked before seven stones are gone; alone among two of them one shares the win with the other.
    assert deal.alone == pytest.approx((1 / 2, 0))
    assert deal.endings == Counter(fault=6)


def test_games_with_a_clock_go_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RaceGame, "has_clock", lambda game, setup: True)
    monkeypatch.setattr(RaceGame, "timer", lambda game, state: Timer(1, 25_000, 0))
    monkeypatch.setattr(RaceGame, "delay", lambda game, state, seat, answer: (1_000, 12_000)[seat])
    plan = Plan(address_of(RACE), RACE.check("", 2, {}), ("heuristic", "random"), 1)
    (deal,) = play_deals(plan, (0, 1), 0, 1)
    assert deal.alone == (0.5, 0.5)  # whoever sits first is the faster one


def test_times_are_kept_in_classes() -> None:
    effort = Effort()
    for milliseconds in range(1, 101):
        effort.decide(milliseconds / 1000)
    assert effort.mean == pytest.approx(0.0505)
    assert 0.095 <= effort.within(0.95) <= 0.095 * 1.05
    double = Effort()
    double.add(effort)
    double.add(effort)
    assert (double.decisions, double.within(0.95)) == (200, effort.within(0.95))
    assert Effort().within(0.95) == Effort().mean == 0


# -- when it is enough -------------------------------------------------------------------------------------------------
def test_an_arena_stops_when_the_order_is_certain() -> None:
    arena = Arena(TOY, TOY_SETUP, ("random", "heuristic"), 1, Until(1000))
    arena.play()
    (pairing,) = arena.pairings
    assert pairing.better == 1
    assert pairing.deals < 20
    assert arena.games == 2 * pairing.deals
    assert arena.games_left == 0


def test_the_same_players_are_never_called_different() -> None:
    arena = Arena(NIM, NIM_SETUP, ("random", TWIN), 1, Until(61))
    arena.play()
    (pairing,) = arena.pairings
    assert (pairing.better, pairing.games, pairing.done) == (None, 60, True)
    assert pairing.score.mean == 0.5
    assert [rating.points for rating in arena.ratings()] == pytest.approx([0, 0])


def test_an_arena_can_go_on_to_its_last_game() -> None:
    arena = Arena(TOY, TOY_SETUP, ("random", "heuristic"), 1, Until(61, order=False))
    arena.play()
    (pairing,) = arena.pairings
    assert (pairing.games, pairing.better) == (60, 1)


def test_an_arena_can_stop_when_the_shares_are_known() -> None:
    arena = Arena(NIM, NIM_SETUP, ("random", "heuristic"), 1, Until(3000, order=False, margin=0.15))
    arena.play()
    (pairing,) = arena.pairings
    assert pairing.precise
    assert pairing.games < 3000
    assert [one.interval(pairing.until.error).margin <= 0.15 for one in pairing.alone] == [True, True]


def test_the_chance_of_error_is_that_of_the_whole_arena() -> None:
    arena = Arena(TOY, TOY_SETUP, ("random", TWIN, "heuristic"), 1, Until(10, error=0.06))
    assert [pairing.until.error for pairing in arena.pairings] == pytest.approx([0.02] * 3)


@pytest.mark.parametrize("until", [Until(200), Until(40, order=False), Until(400, order=False, margin=0.1)])
def test_the_number_of_processes_does_not_change_the_result(until: Until) -> None:
    alone, together = (Arena(TOY, TOY_SETUP, ("random", "heuristic", WAVERING), 5, until) for _ in range(2))
    alone.play(jobs=1)
    together.play(jobs=2)
    assert known(alone) == known(together)


def test_deals_are_looked_at_in_their_order() -> None:
    deals = toy_deals(WAVERING, "random", 40)
    until = Until(80)
    straight, mixed = (Pairing(0, 1, until, 2) for _ in range(2))
    straight.take(0, deals)
    for first in range(36, -1, -4):
        assert mixed.deals == 0
        mixed.take(first, deals[first : first + 4])
    assert 0 < mixed.deals < 40
    assert (mixed.leads, mixed.better) == (straight.leads, straight.better)
    assert mixed.efforts[0].games == straight.efforts[0].games == straight.games


def test_what_two_bots_do_does_not_depend_on_who_else_is_there() -> None:
    until = Until(20, order=False)
    two = Arena(TOY, TOY_SETUP, ("random", WAVERING), 1, until)
    three = Arena(TOY, TOY_SETUP, ("random", "heuristic", WAVERING), 1, until)
    two.play()
    three.play()
    assert two.pairings[0].leads == three.pairings[1].leads


def test_work_is_handed_out_in_small_portions_first() -> None:
    pairing = Pairing(0, 1, Until(2000, order=False), 2)
    assert [pairing.hand_out(2), pairing.hand_out(2)] == [(0, 1), (1, 2)]
    pairing.take(0, toy_deals("heuristic", "random", 160))
    assert pairing.hand_out(2) == (2, 13)
    assert pairing.hand_out(1) == (13, 14)


def after(number: int) -> Callable[[], None]:
    """Return what is interrupted at the call of that number."""
    calls = Counter[str]()

    def progress() -> None:
        calls["progress"] += 1
        if calls["progress"] == number:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_arena_keeps_what_is_known(jobs: int) -> None:
    arena = Arena(TOY, TOY_SETUP, ("random", TWIN, "heuristic"), 1, Until(10_000, order=False))
    with pytest.raises(KeyboardInterrupt):
        arena.play(jobs, after(5))
    assert 0 < arena.games < 10_000
    assert arena.games_left == 30_000 - arena.games
    assert len(arena.ratings()) == 3


@pytest.mark.parametrize(
    ("bots", "games", "seats"),
    [(("random",), 10, 2), (("random", "random"), 10, 2), (("random", "heuristic"), 1, 2), (("random", TWIN), 5, 3)],
)
def test_bad_arenas_are_refused(bots: tuple[str, ...], games: int, seats: int) -> None:
    with pytest.raises(ValueError, match="two different bots, two seats"):
        Arena(NIM, NIM.check("", seats, {}), bots, 1, Until(games))
