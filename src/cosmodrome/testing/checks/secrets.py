"""Checks of hidden information: views, re-deals, sealed answers, and what taking back would teach."""

from itertools import islice, permutations
from typing import Final

from cosmodrome.kernel.agenda import ALL, NO_ANSWER, SPECTATOR
from cosmodrome.kernel.answering.playout import playout
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.state import Event, State
from cosmodrome.kernel.view import seen_by
from cosmodrome.testing.case import MANY, Case, Moment, moments, places_to_look
from cosmodrome.testing.compare import assert_same, differences, seen_text, state_text, text_of

REDEALS: Final = 30  # so many re-deals repeat one of two sealed answers once in 2**30 times
ORDERS: Final = 6


def viewers(state: State) -> list[int]:
    """Return everybody who looks on: the seats, and somebody without one."""
    return [*range(state.seats), SPECTATOR]


def own_views_are_views(case: Case[S]) -> None:
    """A view made from SPECTATOR's says the same as one made alone, and leaves SPECTATOR's as it was."""
    for moment in moments(case, looks=40):
        common = case.game.view(moment.state, SPECTATOR)
        before = text_of(common)
        for seat in range(moment.state.seats):
            own = text_of(case.game.own_view(moment.state, seat, common))
            assert_same(text_of(case.game.view(moment.state, seat)), own, f"the own view of seat {seat} says otherwise")
        assert_same(before, text_of(common), "making views of seats changed the view of SPECTATOR")


def redeals_look_the_same(case: Case[S]) -> None:
    """A re-dealt state looks the same to the seat it was dealt for, has new chance, and can be played to the end."""
    rng = Rng(case.seed + 8)
    for moment in moments(case, looks=20):
        state = moment.state
        before = state_text(state)
        for viewer in viewers(state):
            check_redeal(case.game, state, viewer, rng)
        assert_same(before, state_text(state), "a re-deal changed the original")


def check_redeal(game: Game[S], state: S, viewer: int, rng: Rng) -> None:
    """Fail unless a re-deal keeps what one seat sees, and nothing that nobody can know."""
    seen = seen_text(game, state, viewer)
    redealt = game.redeal(state, viewer, rng)
    assert_same(seen, seen_text(game, redealt, viewer), f"seat {viewer} can tell a re-dealt state from the true one")
    assert game.components(redealt) == game.components(state), "a re-deal does not keep the number of components"
    assert redealt.events is None, "a re-dealt state goes on recording the events of the true one"
    futures = [next_rolls(game, one) for one in (state, redealt, game.redeal(state, viewer, rng))]
    if game.streams:
        assert futures[0] != futures[1], "a re-dealt state foresees the true rolls"
        assert futures[1] != futures[2], "two re-dealt states have the same chance"
    if rng.below(state.seats + 1) == 0:
        playout(redealt, rng, game.longest)


def next_rolls(game: Game[S], state: S) -> list[int]:
    """Return what chance has in store for a state."""
    return [
        state.chance.roll(1 << 30, stream, state.rolls[stream] + i)
        for stream in range(len(game.streams))
        for i in (0, 1)
    ]


def sealed_answers_are_redrawn(case: Case[S]) -> None:
    """A re-deal draws the sealed answers of others anew where they had a choice."""
    rng = Rng(case.seed + 9)
    places = places_to_look(case, 50)
    choices: dict[tuple[int, int], int] = {}  # legal answers that a seat had, by question and seat
    for moment in moments(case):
        ask = moment.state.question()
        if ask.mode != ALL:
            continue
        for seat, sealed in enumerate(ask.sealed):
            if moment.place in places and sealed != NO_ANSWER and choices.get((ask.number, seat), 1) > 1:
                check_redrawn(case.game, moment, seat, rng)
        choices[ask.number, moment.seat] = len(moment.state.legal(moment.seat))


def check_redrawn(game: Game[S], moment: Moment[S], seat: int, rng: Rng) -> None:
    """Fail if re-deals for others always know what a seat has sealed."""
    others = [viewer for viewer in viewers(moment.state) if viewer != seat]
    viewer = others[rng.below(len(others))]
    drawn = {game.redeal(moment.state, viewer, rng).question().sealed[seat] for _ in range(REDEALS)}
    assert len(drawn) > 1, f"question {moment.place}: re-deals for seat {viewer} know what seat {seat} has sealed"


def order_of_sealing_is_free(case: Case[S]) -> None:
    """Sealed answers lead to the same state in whatever order they arrive."""
    rng = Rng(case.seed + 10)
    for moment in moments(case, MANY):
        state = moment.state
        seats = state.seats_to_answer()
        if state.question().mode != ALL or len(seats) < 2:
            continue
        answers = {seat: state.sample(seat, rng) for seat in seats}
        results = [seal_in_order(state, list(order), answers) for order in some_orders(seats, rng)]
        for result in results[1:]:
            assert_same(results[0], result, f"question {moment.place}: the order of sealed answers matters")


def some_orders(seats: list[int], rng: Rng) -> list[tuple[int, ...]]:
    """Return some orders of seats, all of them where they are few."""
    shuffled = seats.copy()
    rng.shuffle(shuffled)
    return [tuple(seats), tuple(reversed(seats)), *islice(permutations(shuffled), ORDERS)]


def seal_in_order(state: S, order: list[int], answers: dict[int, int]) -> str:
    """Return what sealing the answers in this order leads to."""
    copy = state.clone()
    for seat in order:
        copy.apply(seat, answers[seat])
    return state_text(copy)


def undo_teaches_nothing(case: Case[S]) -> None:
    """Where an input can be taken back, its seat could foresee all that it saw afterwards."""
    rng = Rng(case.seed + 11)
    for moment in moments(case, looks=60):
        true, true_events = after_input(moment.state, moment)
        if moment.seat < 0 or true.learned != moment.state.learned:
            continue
        redealt, events = after_input(case.game.redeal(moment.state, moment.seat, rng), moment)
        seat = moment.seat
        what = (
            f"question {moment.place}: seat {seat} learns something by its answer"
            f" {case.game.notation(moment.state, seat, moment.answer)!r} and can take it back (no roll, no `reveal`)"
        )
        assert_same(seen_text(case.game, true, seat), seen_text(case.game, redealt, seat), what)
        assert seen_by(true_events, seat) == seen_by(events, seat), f"{what}: it sees other events"


def after_input(state: S, moment: Moment[S]) -> tuple[S, list[Event]]:
    """Return the state after the moment's input, and what happened on the way."""
    copy = state.clone()
    events: list[Event] = []
    copy.events = events
    copy.apply(moment.seat, moment.answer)
    return copy, events


def events_hide_secrets(case: Case[S]) -> None:
    """Events show a seat nothing that its view does not show afterwards, but for events declared as transient."""
    rng = Rng(case.seed + 12)
    for moment in moments(case, looks=40):
        viewer = viewers(moment.state)[rng.below(moment.state.seats + 1)]
        redealt = case.game.redeal(moment.state, viewer, rng)
        redealt.chance, redealt.rolls = moment.state.chance, moment.state.rolls.copy()
        # Sealed answers come to light lawfully, perhaps without a trace in the view: they must be the same.
        same_sealed = redealt.question().sealed == moment.state.question().sealed
        if same_sealed and redealt.is_legal(moment.seat, moment.answer):
            check_events_hide(case, moment, redealt, viewer)


def check_events_hide(case: Case[S], moment: Moment[S], redealt: S, viewer: int) -> None:
    """Fail if one seat sees the same table, but other events, when what it cannot know is different."""
    true, true_events = after_input(moment.state, moment)
    other, other_events = after_input(redealt, moment)
    if seen_text(case.game, true, viewer) == seen_text(case.game, other, viewer):
        expected, actual = (shown_events(case, events, viewer) for events in (true_events, other_events))
        assert expected == actual, (
            f"question {moment.place}: events show seat {viewer} what its view hides: {differences(expected, actual)}"
        )


def shown_events(case: Case[S], events: list[Event], viewer: int) -> str:
    """Return the events that a seat sees and that the game does not declare as transient, as text."""
    named = [[case.game.events[event[0]], *event[2:]] for event in seen_by(events, viewer)]
    return text_of([event for event in named if event[0] not in case.transient])
