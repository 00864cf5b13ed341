"""Questions on which nothing hangs: whatever a game declares to be moot, every legal answer does the same."""

import json
from collections import Counter
from types import SimpleNamespace
from typing import Any, Final

import pytest
from tests.games.galaxy_trucker.table import Trucks

from cosmodrome.bots.bot import ask_bot
from cosmodrome.bots.roster import find_bot
from cosmodrome.cli.playing.driver import OwnDriver
from cosmodrome.games.galaxy_trucker.rules.flight import fly
from cosmodrome.kernel.agenda import ANY, NO_ANSWER, SPECTATOR
from cosmodrome.kernel.answering.driver import given_answer, moot_answer, open_question
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.files.snapshot import dump_state
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.view import observe
from cosmodrome.registry import AnyGame, find_game, game_ids
from cosmodrome.server.table.driver import Driver

MOST_INPUTS: Final = 400
MOOT: Final = {  # kinds of which there are some in every few games
    "space_base": {"dice"},
    "red_planet": {"act"},
    "metal_adventures": {"reveal"},
    "star_realms": {"main"},
}
AFTERWARDS: Final = 4  # answers until whatever was decided has had its effect
# Where the table shows an answer itself: how somebody uses dice that bring nothing either way
ECHOES: Final = {"use", "plan", "planned"}


def without(data: Any, names: set[str]) -> Any:
    """Return JSON without some keys, at any depth."""
    if isinstance(data, dict):
        return {key: without(value, names) for key, value in data.items() if key not in names}
    return [without(item, names) for item in data] if isinstance(data, list) else data


def outcome(game: AnyGame, state: Any, seat: int, answer: int) -> str:
    """Return all that an answer leads to: the state, and what everybody sees, a few answers later.

    Before that it may not count yet: dice bring what they bring when everybody has chosen, and used abilities.
    """
    after, number = state.clone(), state.question().number
    after.apply(seat, answer)
    later = 0
    while not after.over() and (after.question().number == number or later < AFTERWARDS):
        later += after.question().number != number
        other = after.next_seat()
        after.apply(other, after.legal(other)[0])
    seen = [observe(game, after, one) for one in (*range(after.seats), SPECTATOR)]
    return json.dumps(without([dump_state(after), seen], ECHOES), sort_keys=True)


def next_input(match: Match[Any], rng: Rng, bot: str) -> tuple[int, int]:
    """Return what one of the asked seats answers."""
    asked = match.state.seats_to_answer()
    seat = asked[rng.below(len(asked))]
    if seat < 0 or bot == "random":
        return seat, match.state.sample(seat, rng)
    return seat, ask_bot(find_bot(bot), match.game, match.state, seat, rng)


def moot_in(game: AnyGame, mode: str, seats: int, bot: str) -> Counter[str]:
    """Play a match, try every legal answer where one is declared to be moot, and count those by kind."""
    match, rng, found = Match.seeded(game, seats, 5, mode), Rng(6), Counter[str]()
    while not match.state.over() and len(match.record.inputs) < MOST_INPUTS:
        state = match.state
        kind = game.kinds[state.question().kind]
        for seat in (seat for seat in state.seats_to_answer() if seat >= 0):
            answer = moot_answer(state, seat)
            if answer != NO_ANSWER:
                found[kind] += 1
                legal = state.legal(seat)
                assert answer in legal
                assert len({outcome(game, state, seat, one) for one in legal}) == 1, f"{kind} of {game.id} is not moot"
        match.answer(*next_input(match, rng, bot))
    return found


@pytest.mark.parametrize("id", game_ids())
def test_every_answer_to_a_moot_question_does_the_same(id: str) -> None:
    game, found = find_game(id), Counter[str]()
    for number, mode in enumerate(game.modes):
        for bot in ("heuristic", "random"):
            seats = mode.seats[(number + (bot == "random")) % len(mode.seats)]
            found += moot_in(game, mode.id, seats, bot)
    assert set(found) >= MOOT.get(id, set())


def play_with_driver(game: AnyGame, mode: str, seats: int) -> tuple[Match[Any], Counter[str], Counter[str]]:
    """Play a match in which a driver answers for seat 0 where it may; count what is given and what is asked."""
    match, rng = Match.seeded(game, seats, 9, mode), Rng(3)
    given, asked = Counter[str](), Counter[str]()
    while not match.state.over() and len(match.record.inputs) < 4 * MOST_INPUTS:
        state = match.state
        kind = game.kinds[state.question().kind]
        answer = given_answer(match, 0) if state.is_asked(0) else NO_ANSWER
        if answer != NO_ANSWER:
            given[kind] += 1
            match.answer(0, answer, given=True)
            continue
        if state.is_asked(0) and state.question().mode != ANY:
            asked[kind] += 1
            assert open_question(state).usual(state, 0) == NO_ANSWER
            if moot_answer(state, 0) != NO_ANSWER:
                assert match.can_undo(0)  # it is only asked so that something can be taken back
        seat, answer = next_input(match, rng, "heuristic")
        match.answer(seat, answer, given=seat > 0 and moot_answer(state, seat) == answer)
    return match, given, asked


@pytest.mark.parametrize("id", game_ids())
def test_with_a_driver_nobody_is_asked_what_is_moot_and_the_record_replays(id: str) -> None:
    game, given = find_game(id), Counter[str]()
    for mode in game.modes[:2]:
        match, answered, asked = play_with_driver(game, mode.id, mode.seats[0])
        again = Match.resume(game, match.record, match.chance)
        assert dump_state(again.state) == dump_state(match.state)
        assert asked
        given += answered
    assert given


def test_what_only_confirms_is_asked_as_long_as_something_can_be_taken_back() -> None:
    match, rng = Match.seeded(find_game("star_realms"), 2, 9), Rng(3)
    asked = given = 0
    while not match.state.over() and not (asked and given):
        seat = match.state.next_seat()
        answer = moot_answer(match.state, seat)
        if answer != NO_ANSWER and match.can_undo(seat):
            asked += 1
            assert given_answer(match, seat) == NO_ANSWER  # the turn would end, and with it what can be taken back
        elif answer != NO_ANSWER:
            given += 1
            assert given_answer(match, seat) == answer
        match.answer(*next_input(match, rng, "heuristic"))
    assert asked
    assert given


def flight() -> Match[Any]:
    """Return a match of Galaxy Trucker in which seat 0 is asked whether to give up, which hardly anybody does."""
    trucks = (
        Trucks(2).ship(0, {"6-7": "cabin", "7-8": "engine"}).fly(9, 3).stack("adv1_stardust_1", "adv1_open_space_1")
    )
    trucks.state.then(fly, 0)
    assert (trucks.question, trucks.asked) == ("give-up", [0])
    match: Match[Any] = Match.seeded(find_game("galaxy_trucker"), 2, 1, "turns")
    match.state = trucks.state
    return match


def test_what_is_usual_is_given_for_people_and_decided_by_bots() -> None:
    match = flight()
    terms: Any = SimpleNamespace(ask_everything=False)
    usual = given_answer(match, 0)
    assert usual != NO_ANSWER
    assert moot_answer(match.state, 0) == NO_ANSWER
    assert [Driver(terms).given(match, 0, usual, bot) is None for bot in (False, True)] == [False, True]
    assert [OwnDriver(match, person, False).is_given(0, usual) for person in (0, 1)] == [True, False]


def test_where_everything_is_asked_nothing_can_be_ordered() -> None:
    match = flight()
    for asked in (False, True):
        terms: Any = SimpleNamespace(ask_everything=asked)
        assert bool(OwnDriver(match, 0, asked).possible()) != asked
        assert bool(Driver(terms).possible(match, 0)) != asked


def test_the_terminal_counts_moot_answers_of_bots_as_nobodys_decision() -> None:
    match, rng = Match.seeded(find_game("metal_adventures"), 3, 9, "standard"), Rng(3)
    while (answer := moot_answer(match.state, seat := match.state.next_seat())) == NO_ANSWER:
        match.answer(*next_input(match, rng, "heuristic"))
    assert all(OwnDriver(match, person, False).is_given(seat, answer) for person in range(3))
    assert not OwnDriver(match, seat, True).is_given(seat, answer)
