"""Checks of everything that repeats a game: clones, snapshots, records, and taking back."""

import inspect
import json

from cosmodrome.kernel.answering.playout import playout
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.files.snapshot import dump_state, load_state
from cosmodrome.kernel.game import S
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import Record, read_record
from cosmodrome.kernel.state import State
from cosmodrome.testing.case import MANY, Case, moments, places_to_look, random_input
from cosmodrome.testing.compare import assert_same, state_text


def clones_are_independent(case: Case[S]) -> None:
    """A clone equals its original, and neither changes with the other."""
    kept: list[tuple[int, S, str]] = []
    for moment in moments(case, MANY):
        copy, text = moment.state.clone(), state_text(moment.state)
        assert_same(text, state_text(copy), f"question {moment.place}: a clone differs")
        assert copy.events is None, "a clone goes on recording the events of its original"
        kept.append((moment.place, copy, text))
    for place, copy, text in kept:
        assert_same(text, state_text(copy), f"question {place}: a clone changed with its original")


def originals_stay(case: Case[S]) -> None:
    """A state does not change when a clone of it is played to the end."""
    for moment in moments(case, looks=5):
        before = state_text(moment.state)
        playout(moment.state.clone(), Rng(case.seed + 6), case.game.longest)
        assert_same(before, state_text(moment.state), f"question {moment.place}: a state changed with its clone")


def blank_states_stay_blank(case: Case[S]) -> None:
    """A blank state is the same before and after a game: no list that stands for "nothing yet" was ever filled."""
    before = state_text(case.game.blank())
    playout(case.start(), case.rng(), case.game.longest)
    assert_same(before, state_text(case.game.blank()), "a blank state is not blank after a game")


def fields_are_complete(case: Case[S]) -> None:
    """Every attribute of the state is the kernel's, a data set, or a field, and holds nothing but ints."""
    state = case.start()
    kernel = attributes_of(State())
    data = {name for name in attributes_of(state) if isinstance(getattr(state, name), Components)}
    own, fields = attributes_of(state) - kernel - data, set(state.FIELDS)
    layout = state.program.layout
    if layout is not None:
        names = [field.name for field in layout.fields]
        taken = {name for name in names if names.count(name) > 1 or name in kernel or hasattr(State, name)}
        assert not taken, f"fields named {sorted(taken)} hide one another or something of the kernel"
    assert not fields & kernel, f"FIELDS names {sorted(fields & kernel)}, which the kernel uses for itself"
    assert not own - fields, f"FIELDS lacks {sorted(own - fields)}: snapshots and hashes forget them"
    assert len(fields) == len(state.FIELDS), f"FIELDS names something twice: {state.FIELDS}"
    for moment in moments(case, looks=20):
        for name in moment.state.FIELDS:
            value = getattr(moment.state, name)
            assert is_plain(value), f"{name} holds {value!r}; the table holds only ints and (nested) lists of ints"


def attributes_of(state: State) -> set[str]:
    """Return the names of all attributes that hold data, of interpreted and of compiled classes."""
    names = set(getattr(state, "__dict__", ()))
    for cls in type(state).__mro__:
        names |= {name for name, member in vars(cls).items() if is_data(member)}
    return {name for name in names if not name.startswith("__")}


def is_data(member: object) -> bool:
    """Tell slots of interpreted classes and attributes of compiled ones from methods."""
    return inspect.ismemberdescriptor(member) or inspect.isgetsetdescriptor(member)


def is_plain(value: object) -> bool:
    """Tell whether a value is an int or a (nested) list of ints."""
    return all(map(is_plain, value)) if isinstance(value, list) else isinstance(value, int)


def snapshots_play_on(case: Case[S]) -> None:
    """A state saved as JSON text and loaded again is the same, and goes on in the same way, at any question."""
    for moment in moments(case, MANY):
        saved = json.dumps(dump_state(moment.state))
        loaded = load_state(case.game, json.loads(saved), moment.state.chance)
        where = f"question {moment.place}"
        assert_same(state_text(moment.state), state_text(loaded), f"{where}: a loaded snapshot differs")
        copy = moment.state.clone()
        copy.apply(moment.seat, moment.answer)
        loaded.apply(moment.seat, moment.answer)
        assert_same(state_text(copy), state_text(loaded), f"{where}: a loaded snapshot goes on differently")


def play_is_deterministic(case: Case[S]) -> None:
    """The same seed and the same answers give the same states."""
    texts = [(moment.place, state_text(moment.state)) for moment in moments(case, MANY)]
    again = [(moment.place, state_text(moment.state)) for moment in moments(case, MANY)]
    for (place, text), (_, other) in zip(texts, again, strict=False):
        assert_same(text, other, f"question {place}: the same game differs")
    assert len(texts) == len(again), "the same game differs in length"


def records_replay(case: Case[S]) -> None:
    """A record written and read again replays to the same state; a changed one is refused at the changed input."""
    match = new_match(case)
    rng = case.rng()
    while not match.state.over():
        match.answer(*random_input(match.state, rng))
    text = match.record.write()
    record = read_record(text)
    assert record == match.record, "a record changes when it is written and read"
    assert_same(state_text(match.state), state_text(replay(case.game, record)), "the replay of a record differs")
    half = len(record.inputs) // 2
    resumed = Match.resume(case.game, record, SeededChance(case.seed), half)
    assert_same(
        state_text(replay(case.game, record, half)), state_text(resumed.state), "half a match taken up again differs"
    )
    check_tampering(case, text)


def new_match(case: Case[S]) -> Match[S]:
    """Start a match of the case."""
    return Match(case.game, case.setup, SeededChance(case.seed), {"seed": case.seed})


def check_tampering(case: Case[S], text: str) -> None:
    """Fail unless a record with a changed input or hash is refused, and the refusal names the input."""
    rng = Rng(case.seed + 7)
    record = read_record(text)
    place = rng.below(len(record.inputs))
    record.inputs[place] = (record.inputs[place][0], -1)
    assert f"input {place} " in complaint_about(case, record), "a changed input is not named"
    record = read_record(text)
    last = max(record.hashes)
    record.hashes[last] = "0" * 16
    assert f"input {last - 1} " in complaint_about(case, record), "a changed hash is not named"


def complaint_about(case: Case[S], record: Record) -> str:
    """Return why a record is refused; fail if it is not."""
    try:
        replay(case.game, record)
    except RecordError as error:
        return str(error)
    raise AssertionError("a changed record replays without complaint")


def undo_restores(case: Case[S]) -> None:
    """Taking the last input back restores the state, unless somebody learned something or another seat acted."""
    match, rng = new_match(case), case.rng()
    places = places_to_look(case, MANY)
    while not match.state.over():
        check = check_undo if len(match.record.inputs) in places else Match.answer
        check(match, *random_input(match.state, rng))
    replay(case.game, match.record)


def check_undo(match: Match[S], seat: int, answer: int) -> None:
    """Give an answer, try to take it back, and fail unless that has the right effect."""
    before, learned = state_text(match.state), match.state.learned
    match.answer(seat, answer)
    after = state_text(match.state)
    others = [other for other in range(-3, match.state.seats) if other != seat]
    assert not any(match.undo(other) for other in others), "a seat took another seat's input back"
    if match.state.learned != learned:
        assert not match.undo(seat), "an input was taken back although something was learned"
    else:
        assert match.undo(seat), "an input cannot be taken back although nothing was learned"
        assert_same(before, state_text(match.state), "taking an input back does not restore the state")
        match.answer(seat, answer)
    assert_same(after, state_text(match.state), "a refused or repeated undo changed the state")
