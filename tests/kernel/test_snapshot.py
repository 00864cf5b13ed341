"""Snapshots: a state as JSON and back; and whatever is wrong with one is said with its place."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.bench import FREE, bench, note
from tests.kernel.skirmish import GAME, Skirmish

from cosmodrome.kernel.chance import KeyedChance, SeededChance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.snapshot import dump_state, load_state, state_hash

Data = dict[str, Any]


def start() -> Skirmish:
    g = GAME.start(GAME.check("standard", 3, {}), SeededChance(1))
    g.apply(1, g.legal(1)[0])
    return g


@pytest.fixture
def data() -> Data:
    loaded: Data = json.loads(json.dumps(dump_state(start())))
    return loaded


def test_a_snapshot_has_the_agenda_by_name(data: Data) -> None:
    call, question = data["agenda"]
    assert call == ["begin_round", []]
    assert question[0] == "reveal_picks"
    assert question[6][1] == start().question().sealed[1]


def test_a_loaded_state_is_the_same_and_goes_on_alike(data: Data) -> None:
    g = start()
    loaded = load_state(GAME, data, g.chance)
    assert state_hash(loaded) == state_hash(g)
    for state in (g, loaded):
        for seat in (0, 2):
            state.apply(seat, state.legal(seat)[0])
    assert state_hash(loaded) == state_hash(g)


def test_a_snapshot_does_not_change_with_the_state() -> None:
    g = start()
    before = dump_state(g)
    text = json.dumps(before)
    g.apply(0, g.legal(0)[0])
    g.apply(2, g.legal(2)[0])
    assert json.dumps(before) == text


def test_the_secret_of_chance_is_not_in_a_snapshot() -> None:
    g = start()
    before = state_hash(g)
    g.chance = KeyedChance(b"other")
    assert state_hash(g) == before


def test_the_hash_sees_everything_else() -> None:
    g = bench()
    g.ask_all([0, 1], FREE, note, 1)
    hashes = {state_hash(g)}
    for name, value in {"seats": 4, "sealed": (1,), "asked": 9, "learned": 9, "rolls": [1, 1], "log": [1]}.items():
        copy = g.clone()
        setattr(copy, name, value)
        hashes.add(state_hash(copy))
    for name in ("skip_forced",):
        copy = g.clone()
        setattr(copy, name, not getattr(copy, name))
        hashes.add(state_hash(copy))
    for seat in (0, 1):
        copy = g.clone()
        copy.apply(seat, 1)
        hashes.add(state_hash(copy))
    assert len(hashes) == 10


def test_the_end_is_loaded() -> None:
    g = start()
    g.finish()
    assert load_state(GAME, dump_state(g), g.chance).over()


Change = Callable[[Data], object]

DAMAGE: list[tuple[Change, str]] = [
    (lambda d: d.pop("seats"), "field 'seats' must be a whole number, not None"),
    (lambda d: d.update(learned="x"), "field 'learned' must be a whole number, not 'x'"),
    (lambda d: d.update(skip_forced=None), "field 'skip_forced' must be a whole number"),
    (lambda d: d.update(rolls="x"), "field 'rolls' must be a list of whole numbers"),
    (lambda d: d.update(sealed=[None]), "field 'sealed' must be a list of whole numbers"),
    (lambda d: d.update(table=[]), "snapshot field 'table' must hold exactly: round, rounds"),
    (lambda d: d["table"].pop("score"), "snapshot field 'table' must hold exactly"),
    (lambda d: d["table"].update(extra=1), "snapshot field 'table' must hold exactly"),
    (lambda d: d["table"].update(score=1), r"table\.score must be a list"),
    (lambda d: d["table"].update(round=[1]), r"table\.round must be a whole number"),
    (lambda d: d["table"]["score"].__setitem__(1, "x"), r"table\.score\[1\] must be a whole number"),
    (lambda d: d["table"]["hands"][2].__setitem__(1, 0.5), r"table\.hands\[2\]\[1\] must be a whole number"),
    (lambda d: d.update(agenda={}), "snapshot field 'agenda' must be a list"),
    (lambda d: d["agenda"].__setitem__(0, ["begin_round"]), "agenda call 0 must be a list of 2 or 7 entries"),
    (lambda d: d["agenda"][0].__setitem__(0, "cheat"), "agenda call 0 names the rule 'cheat', which this version"),
    (lambda d: d["agenda"][0].__setitem__(0, []), r"agenda call 0 names the rule \[\], which this version"),
    (lambda d: d["agenda"][0].__setitem__(1, 7), "agenda call 0, arguments must be a list of whole numbers"),
    (lambda d: d["agenda"][1].__setitem__(2, "x"), "agenda call 1 must be a list of whole numbers"),
    (lambda d: d["agenda"][1].__setitem__(2, 7), "agenda call 1 is a question of mode 7"),
    (lambda d: d["agenda"][1].__setitem__(4, 0), "for the seats of mask 0, which does not exist"),
    (lambda d: d["agenda"][1].__setitem__(4, -1), "for the seats of mask -1, which does not exist"),
    (lambda d: d["agenda"][1].__setitem__(6, ["x"]), "agenda call 1, sealed must be a list of whole numbers"),
    (lambda d: d["agenda"].pop(), "the last call of snapshot field 'agenda' must be a question"),
]


@pytest.mark.parametrize(("change", "complaint"), DAMAGE, ids=[complaint for _, complaint in DAMAGE])
def test_a_damaged_snapshot_is_refused_with_the_place(data: Data, change: Change, complaint: str) -> None:
    change(data)
    with pytest.raises(RecordError, match=complaint):
        load_state(GAME, data, SeededChance(1))


@pytest.mark.parametrize("data", [None, [], "x", 7])
def test_what_is_no_snapshot_at_all_is_refused(data: object) -> None:
    with pytest.raises(RecordError, match="a snapshot is a JSON object"):
        load_state(GAME, data, SeededChance(1))
