"""Checks of what is told and kept: events explain every change of a view, and no component is lost."""

import json

from cosmodrome.kernel.agenda import SPECTATOR, bit, mask_of
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, Json, S
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import seen_by
from cosmodrome.testing.case import MANY, Case, moments, random_input
from cosmodrome.testing.compare import Path, assert_same, changed_paths, text_of
from cosmodrome.testing.speech import Speech


def events_explain_views(case: Case[S]) -> None:
    """Whatever changes in a seat's view is explained by an event that this seat may know of."""
    game, rng = case.game, Rng(case.seed + 13)
    unknown = sorted(set(game.explains) - set(game.events))
    assert not unknown, f"`explains` names {unknown}, which are not in `events`"
    for moment in moments(case, MANY):
        viewer = rng.below(moment.state.seats + 1) - 1
        viewer = SPECTATOR if viewer < 0 else viewer
        copy, events = moment.state.clone(), list[Event]()
        copy.events = events
        before = game.view(copy, viewer)
        text = text_of(before)
        copy.apply(moment.seat, moment.answer)
        assert_same(text, text_of(before), f"the view of seat {viewer} shares a list with the state")
        after = text_of(game.view(copy, viewer))
        check_explained(game, json.loads(text), json.loads(after), seen_by(events, viewer), viewer)


def check_explained(game: Game[S], before: Json, after: Json, events: list[Event], viewer: int) -> None:
    """Fail if a part of the view changed and no event explains it."""
    names = sorted({game.events[event[0]] for event in events})
    patterns = [tuple(path.split(".")) for name in names for path in game.explains.get(name, ())]
    unexplained = [".".join(path) for path in changed_paths(before, after) if not is_covered(path, patterns)]
    assert not unexplained, (
        f"seat {viewer} sees {', '.join(unexplained[:5])} change, which `explains` of its events does not cover;"
        f" it was told of: {', '.join(names) or 'nothing'}"
    )


def is_covered(path: Path, patterns: list[Path]) -> bool:
    """Tell whether one of the patterns leads to this place of a view or to something around it."""
    return any(
        len(pattern) <= len(path) and all(part in ("*", key) for part, key in zip(pattern, path, strict=False))
        for pattern in patterns
    )


def events_are_well_formed(case: Case[S]) -> None:
    """Every event has a name, is for seats of this game, and can be told in every language."""
    events: list[Event] = []
    speech = Speech(case.game)
    case.start(events)
    check_events(case, events, speech, "set-up")
    for moment in moments(case, MANY):
        copy = moment.state.clone()
        copy.events = events = []
        copy.apply(moment.seat, moment.answer)
        check_events(case, events, speech, f"question {moment.place}")


def check_events(case: Case[S], events: list[Event], speech: Speech[S], where: str) -> None:
    """Fail unless all events of one input are well-formed."""
    everybody = mask_of(list(range(case.setup.seats))) | bit(SPECTATOR)
    for event in events:
        id, audience = event[:2]
        assert 0 <= id < len(case.game.events), f"{where}: an event has the number {id}, which has no name in `events`"
        name = case.game.events[id]
        named = ~audience if audience < 0 else audience  # a negative mask says who is left out
        known = audience != 0 and named & ~everybody == 0
        assert known, f"{where}: the event {name} is for seats that this game does not have: mask {audience}"
        speech.check_message(case.game.tell(event), f"{where}: the event {name}")


def events_name_rules(case: Case[S]) -> None:
    """Every event names the numbered rule that it follows from, and the rule can be shown in every language."""
    game, speech = case.game, Speech(case.game)
    unknown = sorted(set(game.because) - set(game.events))
    assert not unknown, f"`because` names {unknown}, which are not in `events`"
    silent = [name for name in game.events if name not in game.because]
    assert not silent, f"`because` has no rule for {silent}"
    events: list[Event] = []
    state, rng = case.start(events), case.rng()
    while True:
        for event in events:
            speech.check_rule(game.why(event, case.setup.mode), f"the event {game.events[event[0]]} {event[2:]}")
        events.clear()
        if state.over():
            return
        state.apply(*random_input(state, rng))


def components_are_kept(case: Case[S]) -> None:
    """No component is ever lost or made, and all of them have names."""
    game, speech = case.game, Speech(case.game)
    state = case.start()
    expected = game.components(state)
    for component in expected if game.has_face() else ():
        speech.check_component(component, "`components`")
    for moment in moments(case):
        state = moment.state
        check_components(expected, game.components(moment.state), f"at question {moment.place}")
    check_components(expected, game.components(state), "at the end")


def check_components(expected: dict[str, int], counts: dict[str, int], where: str) -> None:
    """Fail if a component is missing or there is one too many."""
    wrong = [
        f"{component}: {expected.get(component, 0)} became {counts.get(component, 0)}"
        for component in sorted(expected.keys() | counts.keys())
        if expected.get(component, 0) != counts.get(component, 0)
    ]
    assert not wrong, f"{where} components are not what they were at the start: {'; '.join(wrong)}"
