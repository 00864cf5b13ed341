"""Checks of questions and answers: games end, legal answers are legal, and others are refused."""

from typing import Final

from cosmodrome.kernel.agenda import CLOCK
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.message import NOT_ASKED, OUT_OF_DOMAIN, Refusal
from cosmodrome.kernel.state import State
from cosmodrome.testing.case import LISTABLE, Case, moments
from cosmodrome.testing.compare import assert_same, state_text
from cosmodrome.testing.speech import Speech

COMPLETE: Final = 5_000  # a domain up to this size is tried completely, a larger one by samples
SAMPLES: Final = 200
HUGE: Final = 1 << 70


def play_ends(case: Case[S]) -> None:
    """Random play ends, and then nobody is asked and the result is known."""
    game, state = case.game, case.start()
    for moment in moments(case):
        state = moment.state
        check_asked(game, state)
    seats = range(case.setup.seats)
    assert state.over(), "the game is not over although its last answer was given"
    assert all(state.legal(seat) == [] for seat in seats), "a seat has legal answers after the end"
    winners, scores = game.winners(state), game.scores(state)
    assert winners == sorted(set(winners) & set(seats)), f"winners {winners} are not seats in ascending order"
    succeeded = game.succeeded(state)
    assert succeeded == sorted(set(succeeded) & set(seats)), f"seats {succeeded} that succeeded are not ascending seats"
    assert set(winners) <= set(succeeded), f"winners {winners} are not among those who succeeded: {succeeded}"
    assert len(scores) == len(seats), f"there are {len(scores)} scores for {len(seats)} seats"


def check_asked(game: Game[S], state: S) -> None:
    """Fail unless the open question asks seats of this game, and is of a kind that has a name."""
    ask, asked = state.question(), state.seats_to_answer()
    assert asked, "a question asks nobody"
    wrong = [seat for seat in asked if seat != CLOCK and not 0 <= seat < state.seats]
    assert not wrong, f"a question asks seats {wrong}, which this game does not have"
    assert 0 <= ask.kind < len(game.kinds), f"a question is of kind {ask.kind}, which has no name in `kinds`"


def legal_answers_are_listed(case: Case[S]) -> None:
    """Legal answers are there, ascending, well-formed, and the same whenever one asks."""
    for moment in moments(case):
        state = moment.state
        copy = state.clone()
        for seat in state.seats_to_answer():
            domain = state.domain(seat)
            if domain.size() > LISTABLE:
                continue
            legal = state.legal(seat)
            who = f"question {moment.place}, seat {seat}"
            assert legal, f"{who}: no legal answer"
            assert legal == sorted(set(legal)), f"{who}: legal answers are not ascending: {legal}"
            strange = [answer for answer in legal if not domain.contains(answer)]
            assert not strange, f"{who}: legal answers {strange} are not in the domain {domain.spec()}"
            assert state.legal(seat) == legal, f"{who}: legal answers differ when asked for twice"
            assert copy.legal(seat) == legal, f"{who}: legal answers of a clone differ"


def is_legal_agrees(case: Case[S]) -> None:
    """An answer is refused exactly when it is not listed as legal, over the whole domain."""
    rng = Rng(case.seed + 3)
    for moment in moments(case, looks=25):
        state = moment.state
        for seat in state.seats_to_answer():
            domain = state.domain(seat)
            if domain.size() > LISTABLE:
                assert state.is_legal(seat, state.sample(seat, rng)), f"seat {seat}: a sampled answer is not legal"
                continue
            legal = set(state.legal(seat))
            for answer in {*well_formed(domain, rng), *legal}:
                told = "legal" if state.is_legal(seat, answer) else "not legal"
                listed = "legal" if answer in legal else "not legal"
                kind = case.game.kinds[state.question().kind]
                named = f"question {moment.place} ({kind}), seat {seat}, answer {answer}"
                assert told == listed, f"{named}: `refuse` says {told}, the list says {listed}"


def well_formed(domain: Domain, rng: Rng) -> list[int]:
    """Return all answers of a domain, or some of a large one."""
    if domain.size() <= COMPLETE:
        return list(domain.answers())
    return [domain.sample(rng) for _ in range(SAMPLES)]


def legal_answers_apply(case: Case[S]) -> None:
    """Every legal answer can be given, and leads to a question that can be answered or to the end."""
    rng = Rng(case.seed + 4)
    for moment in moments(case, looks=50):
        state = moment.state
        for seat in state.seats_to_answer():
            for answer in some_legal(state, seat, rng):
                copy = state.clone()
                copy.apply(seat, answer)
                asked = copy.seats_to_answer()
                assert copy.over() or asked, f"seat {seat}, answer {answer}: leads to a question that asks nobody"


def some_legal(state: State, seat: int, rng: Rng) -> list[int]:
    """Return all legal answers of a seat, or some where there are many."""
    if state.domain(seat).size() <= LISTABLE:
        legal = state.legal(seat)
        if len(legal) <= SAMPLES:
            return legal
    return [state.sample(seat, rng) for _ in range(SAMPLES)]


def refusals_change_nothing(case: Case[S]) -> None:
    """An illegal answer is refused with a rule and a message, whoever gives it, and nothing changes."""
    rng = Rng(case.seed + 5)
    speech = Speech(case.game)
    for moment in moments(case, looks=25):
        state = moment.state
        before = state_text(state)
        for seat in state.seats_to_answer():
            for answer in wrong_answers(state, seat, rng):
                check_refusal(speech, refusal_of(state, seat, answer), f"seat {seat}, answer {answer}")
        for seat in (-40, -3, -2, -1, *range(state.seats + 1), 36, 37, HUGE):
            if seat not in state.seats_to_answer():
                refusal = refusal_of(state, seat, moment.answer)
                assert refusal == NOT_ASKED, f"seat {seat} is not asked, but is told {refusal}"
        assert_same(before, state_text(state), "a refused answer changed the state")


def wrong_answers(state: State, seat: int, rng: Rng) -> list[int]:
    """Return answers that are not well-formed, and some that are well-formed but not legal."""
    domain = state.domain(seat)
    wrong = [-1, domain.bound, domain.bound + 7, HUGE, -HUGE]
    candidates = well_formed(domain, rng)
    illegal = [answer for answer in candidates if not state.is_legal(seat, answer)]
    return wrong + [illegal[rng.below(len(illegal))] for _ in range(20) if illegal]


def refusal_of(state: State, seat: int, answer: int) -> Refusal:
    """Return why an answer is refused; fail if it is taken."""
    try:
        state.apply(seat, answer)
    except IllegalAnswer as error:
        return error.refusal
    raise AssertionError(f"seat {seat}: the illegal answer {answer} was taken")


def check_refusal(speech: Speech[S], refusal: Refusal, what: str) -> None:
    """Fail unless a refusal says why, and by which rule if the answer was well-formed."""
    speech.check_message(refusal.message, f"{what}: the refusal")
    if refusal != OUT_OF_DOMAIN:
        speech.check_rule(refusal.rule, f"{what}: the refusal {refusal.message.id!r}")
