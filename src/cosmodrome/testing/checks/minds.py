"""What a player that thinks ahead must keep: it thinks about what it was given, and gives legal answers."""

from typing import Final

from cosmodrome.bots.search import Depth, Thought
from cosmodrome.kernel.answering.mind import WHOLE, Mind
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, S
from cosmodrome.testing.case import Case, moments, random_input
from cosmodrome.testing.compare import assert_same, state_text

SHALLOW: Final = Depth(worlds=1, answers=2, turns=1)  # one other answer in one world
LOOKS: Final = 8
THOUGHTS: Final = 4  # they play on, so few of them
PEEKS: Final = 16  # answers; where nobody peeks, so many have one in common with so many others


def minds_answer_legally(case: Case[S]) -> None:
    """A mind replies legally, weighs every answer, judges in shares of the whole, and changes nothing by it."""
    rng = Rng(case.seed + 17)
    mind = mind_of(case)
    for moment in moments(case, looks=LOOKS):
        if moment.seat < 0:
            continue
        g, seat = case.game.redeal(moment.state, moment.seat, rng), moment.seat
        before, legal = state_text(g), g.legal(seat)
        weights = mind.weigh(g, seat, legal, rng)
        assert len(weights) == len(legal), f"{len(legal)} answers were weighed by {len(weights)} numbers"
        reply = mind.reply(g, seat, rng)
        assert reply in legal, f"the reply {reply} for seat {seat} is not legal"
        shares = [mind.judge(g, one) for one in range(g.seats)]
        assert all(0 <= share <= WHOLE for share in shares), f"{shares} are not shares of {WHOLE}"
        assert_same(before, state_text(g), "a mind changed the state that it was asked about")


def minds_see_what_seats_see(case: Case[S]) -> None:
    """A state has the same features for a seat as every state that looks the same to it, and no more than declared."""
    rng = Rng(case.seed + 19)
    mind = mind_of(case)
    for moment in moments(case, looks=LOOKS):
        for seat in range(moment.state.seats):
            seen = features_of(mind, moment.state, seat)
            others = features_of(mind, case.game.redeal(moment.state, seat, rng), seat)
            assert seen == others, f"seat {seat} is told what it cannot know: {sorted(seen.items() ^ others.items())}"


def features_of(mind: Mind[S], state: S, seat: int) -> dict[str, int]:
    """Return the features of a state as a seat sees it, by name; nothing where the mind declares none."""
    features = mind.features()
    if features is None:
        return {}
    position = features.position
    position.clear()
    mind.see(state, seat, position)
    return {features.name_of(feature): amount for feature, amount in position.pairs()}


def minds_judge_the_end(case: Case[S]) -> None:
    """At the end of a game the winners share the whole, and nobody else has anything."""
    mind = mind_of(case)
    state, rng = case.start(), case.rng()
    for _ in range(case.game.longest):
        if not state.over():
            state.apply_legal(*random_input(state, rng))
    won = case.game.winners(state)
    for seat in range(state.seats):
        due = WHOLE // len(won) if seat in won else 0
        share = mind.judge(state, seat)
        assert share == due, f"seat {seat} of winners {won} was judged to have {share} of {WHOLE}"


def minds_think_alike(case: Case[S]) -> None:
    """With the same chance the same answer is found, a legal one, and the state stays as it was."""
    mind = mind_of(case)
    for moment in moments(case, looks=THOUGHTS):
        if moment.seat < 0:
            continue
        g = case.game.redeal(moment.state, moment.seat, Rng(case.seed + 18))
        before = state_text(g)
        answers = [Thought(case.game, mind, SHALLOW, g, moment.seat, Rng(case.seed)).decide() for _ in range(2)]
        assert g.is_legal(moment.seat, answers[0]), f"the answer {answers[0]} for seat {moment.seat} is not legal"
        assert answers[0] == answers[1], f"two thoughts with the same chance came to {answers[0]} and {answers[1]}"
        assert_same(before, state_text(g), "a thought changed the state that it was about")


def minds_keep_to_what_a_seat_sees(case: Case[S]) -> None:
    """A bot that thinks ahead answers alike, whatever is hidden from its seat."""
    mind, rng = mind_of(case), Rng(case.seed + 19)
    for moment in moments(case, looks=1):
        seat = moment.seat
        if seat < 0:
            continue
        other = case.game.redeal(moment.state, seat, rng)
        answers = [
            {shallow_answer(case.game, mind, state, seat, Rng(rng.seed())) for _ in range(PEEKS)}
            for state in (moment.state, other)
        ]
        assert answers[0] & answers[1], (
            f"question {moment.place}: the bot at seat {seat} answers {sorted(answers[0])}, but {sorted(answers[1])}"
            " when what it cannot know is different"
        )


def shallow_answer(game: Game[S], mind: Mind[S], state: S, seat: int, rng: Rng) -> int:
    """Return what a bot that hardly thinks answers, from what its seat can know."""
    return Thought(game, mind, SHALLOW, game.redeal(state, seat, rng), seat, rng).decide()


def mind_of(case: Case[S]) -> Mind[S]:
    """Return the mind of the game, which has one."""
    mind = case.game.mind()
    assert mind is not None
    return mind
