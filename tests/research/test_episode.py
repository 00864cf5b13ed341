"""Games played by flat actions: who acts, numbers digit by digit, what is refused, what is won, what is remembered."""

import pytest
from tests.kernel import headless
from tests.research import kuhn
from tests.research.tasks import SETUPS, act_at_random, dealt_anew, played, seen, task_of

from cosmodrome.kernel.agenda import ALL, ANY
from cosmodrome.kernel.chance import Rng, TapeChance
from cosmodrome.kernel.state import State
from cosmodrome.research.core.actions import BASE, WAIT
from cosmodrome.research.core.episode import NOBODY, Episode
from cosmodrome.research.errors import GameOver, IllegalAction
from cosmodrome.research.task import Task
from cosmodrome.research.telling import known_text

KUHN = Task(kuhn.GAME, reward="score")
PASS, BET = KUHN.action_number("play:pass"), KUHN.action_number("play:bet")


def legal(episode: Episode) -> list[int]:
    return [int(episode.legal[i]) for i in range(episode.count)]


def dealt(first: int, second: int) -> Episode:
    """Begin a game of Kuhn poker with known cards."""
    deck = [0, 1, 2]
    place = deck.index(first)
    deck[place] = deck[-1]
    return KUHN.begun(TapeChance({0: [place, deck[:2].index(second)]}), history=True)


# -- acting ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", SETUPS)
def test_the_actions_are_the_legal_answers(name: str) -> None:
    task = task_of(name)
    for episode in played(task, 4, 150):
        assert episode.may_act(episode.seat)
        answers = episode.state.legal(episode.seat)
        if not task.actions.digits[int(episode.state.question().kind)]:
            assert legal(episode) == [task.action_of(episode.state, answer) for answer in answers]
        assert all(episode.is_legal(action) for action in legal(episode))
        assert not episode.is_legal(WAIT)


def test_large_numbers_are_given_digit_by_digit() -> None:
    task = Task("star_realms", "duel", 2)
    tried = set()
    for seed in range(6):
        for episode in played(task, seed, 700):
            question = task.game.question(episode.state)
            if not task.actions.digits[question.kind]:
                continue
            answers = episode.state.legal(episode.seat)
            answer = answers[(7 * seed + len(answers)) % len(answers)]
            copy, given = episode.copy(), []
            while copy.answers == episode.answers:
                fitting = [a for a in legal(copy) if fits(task, a, answer)]
                assert len(fitting) == 1
                given.append(task.action_name(fitting[0]))
                copy.act(fitting[0])
            plain = episode.state.clone()
            plain.apply(int(episode.seat), answer)
            assert list(plain.cells) == list(copy.state.cells)
            assert len(given) == (1 if len(answers) < BASE else len(given))
            tried.add(len(given))
    assert 1 in tried


def fits(task: Task, action: int, answer: int) -> bool:
    """Tell whether an action is the next digit of an answer."""
    place, digit = divmod(int(task.actions.answer_of[action]), BASE)
    return int(answer // BASE**place % BASE) == digit


def test_two_digits() -> None:
    """An amount above 31 takes two actions, and what only one digit fits is not asked."""
    task = Task("star_realms", "duel", 2)
    kinds = [question.name for question in task.game.program.questions]
    assert [int(task.actions.digits[kinds.index(name)]) for name in ("amount", "main")] == [3, 0]
    episode = task.episode(1)
    state = episode.state
    act_until_attack(task, episode)
    state.combat[0] = 40  # type: ignore[attr-defined]
    state.combat[1] = 40  # type: ignore[attr-defined]
    state.stamp = 0
    state.authority[0] = state.authority[1] = 50  # type: ignore[attr-defined]
    episode.turn_to(int(episode.seat))
    episode.act(task.action_number(f"main:attack {1 - int(episode.seat)}"))
    high = [task.action_number(f"amount:amount {digit}*32^1") for digit in (0, 1)]
    assert legal(episode) == high
    before = seen(task, episode, int(episode.seat))
    episode.act(high[1])
    assert seen(task, episode, int(episode.seat)) != before
    assert legal(episode) == [task.action_number(f"amount:amount {digit}*32^0") for digit in range(9)]
    target = 1 - int(episode.seat)
    episode.act(task.action_number("amount:amount 5*32^0"))
    assert state.authority[target] == 13  # type: ignore[attr-defined]


def act_until_attack(task: Task, episode: Episode) -> None:
    """Play until the seat that acts may attack somebody."""
    rng = Rng(1)
    while not any(task.action_name(action).startswith("main:attack ") for action in legal(episode)):
        act_at_random(task, episode, rng)


def test_an_illegal_action_is_refused_with_the_question_and_the_legal_ones() -> None:
    episode = dealt(0, 2)
    before = seen(KUHN, episode, 0)
    told = r"seat 0 cannot take action 0 \('wait'\) at the question 'play'; legal are: play:pass, play:bet$"
    with pytest.raises(IllegalAction, match=told):
        episode.act(WAIT)
    with pytest.raises(IllegalAction, match=r"action 77, which is not in 0\.\.2, at the question 'play'"):
        episode.act(77)
    with pytest.raises(IllegalAction):
        episode.act(-1)
    assert seen(KUHN, episode, 0) == before
    assert episode.answers == 0
    episode.act(BET)
    episode.act(PASS)
    with pytest.raises(GameOver, match="nobody acts any more"):
        episode.act(PASS)
    assert not episode.may_act(0)
    assert not episode.may_act(5)


def test_sealed_answers_come_lowest_seat_first_and_open_questions_in_a_circle() -> None:
    modes = set()
    for name in ("red_planet", "galaxy_trucker", "space_base"):
        last = NOBODY
        for episode in played(task_of(name), 1, 120):
            question = episode.state.question()
            modes.add(question.mode)
            asked = episode.state.seats_to_answer()
            if question.mode == ALL:
                assert episode.seat == asked[0]
            if question.mode == ANY and last != NOBODY:
                after = [(last + 1 + i) % episode.state.seats for i in range(episode.state.seats)]
                assert episode.seat == next(seat for seat in after if seat in asked)
            last = int(episode.seat)
    assert {ALL, ANY} <= modes


def test_a_game_is_cut_off_and_worth_nothing() -> None:
    task = Task("star_realms", most=5)
    episode = list(played(task, 1, 100))[-1]
    assert (episode.answers, episode.seat) == (5, NOBODY)
    assert episode.is_cut_off()
    assert not episode.is_over()
    assert task.utilities(episode.state) == [0.0, 0.0]
    with pytest.raises(GameOver):
        episode.act(1)


# -- what is won -------------------------------------------------------------------------------------------------------
def test_winners_share_the_pot(monkeypatch: pytest.MonkeyPatch) -> None:
    task = Task(headless.GAME, seats=3)
    state = list(played(task, 1, 100))[-1].state
    assert state.over()
    for winners, won in (([1], [-1, 2, -1]), ([0, 2], [0.5, -1, 0.5]), ([0, 1, 2], [0, 0, 0]), ([], [-1, -1, -1])):
        monkeypatch.setattr(headless.Headless, "winners", lambda self, state, winners=winners: winners)
        assert task.utilities(state) == won


def test_scores_are_counted_from_their_mean() -> None:
    episode = dealt(2, 0)
    for action in (BET, BET):
        episode.act(action)
    assert KUHN.utilities(episode.state) == [2, -2]
    assert Task(kuhn.GAME).utilities(episode.state) == [1, -1]


# -- what is remembered ------------------------------------------------------------------------------------------------
def test_keys_are_equal_exactly_where_a_seat_cannot_tell() -> None:
    """In all courses of Kuhn poker a seat knows its card and what was done, and nothing else."""
    by_key: dict[int, tuple[object, ...]] = {}
    by_text: dict[str, tuple[object, ...]] = {}
    known = set()
    for first in range(3):
        for second in set(range(3)) - {first}:
            for done in ((), (PASS,), (BET,), (PASS, BET), (PASS, PASS), (BET, BET), (PASS, BET, PASS)):
                episode = dealt(first, second)
                for action in done:
                    episode.act(action)
                for seat, card in enumerate((first, second)):
                    knowledge = (seat, card, done)
                    known.add(knowledge)
                    assert by_key.setdefault(episode.key(seat), knowledge) == knowledge
                    assert by_text.setdefault(known_text(KUHN, episode, seat), knowledge) == knowledge
    assert len(by_key) == len(by_text) == len(known)


@pytest.mark.parametrize("name", SETUPS)
def test_re_deals_keep_the_key_of_the_seat(name: str) -> None:
    task, rng = task_of(name), Rng(2)
    keys = set()
    for place, episode in enumerate(played(task, 6, 60, history=True)):
        seat = place % episode.state.seats
        keys.add((seat, episode.key(seat)))
        if place % 10 == 0:
            other = dealt_anew(task, episode, seat, rng)
            assert other.key(seat) == episode.key(seat)
            assert known_text(task, other, seat) == known_text(task, episode, seat)
    assert len(keys) > 20


def test_a_copy_goes_its_own_way() -> None:
    episode = dealt(0, 2)
    copy = episode.copy()
    key = episode.key(0)
    copy.act(BET)
    assert episode.key(0) == key != copy.key(0)
    assert (episode.answers, copy.answers) == (0, 1)
    assert isinstance(copy.state, State)
