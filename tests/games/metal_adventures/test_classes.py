"""Effects, conditions, actions, duties and templates say all that is to be known of them; data name only known ones."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.metal_adventures.facts import COMPONENTS_FILE

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.games.metal_adventures.cards import Action, Condition, Effect
from cosmodrome.games.metal_adventures.deals.blanks import BLANKS
from cosmodrome.games.metal_adventures.deals.duties import DUTIES
from cosmodrome.games.metal_adventures.deals.templates import TEMPLATES, Template
from cosmodrome.games.metal_adventures.deals.terms import OBLIGATIONS
from cosmodrome.games.metal_adventures.effects.trophies import CONDITIONS
from cosmodrome.games.metal_adventures.effects.verbs import EFFECTS
from cosmodrome.games.metal_adventures.load import load
from cosmodrome.games.metal_adventures.questions.table import QUESTIONS
from cosmodrome.kernel.errors import DataError


def overrides(thing: object, base: type, method: str) -> bool:
    """Tell whether a thing has a method of its own."""
    return getattr(type(thing), method) is not getattr(base, method)


@pytest.mark.parametrize("effect", EFFECTS.values(), ids=lambda effect: effect.op)
def test_an_effect_either_happens_or_asks(effect: Effect) -> None:
    assert overrides(effect, Effect, "ask") == effect.asks
    assert overrides(effect, Effect, "perform") != effect.asks
    assert overrides(effect, Effect, "hit") == overrides(effect, Effect, "touches")


@pytest.mark.parametrize("condition", CONDITIONS.values(), ids=lambda condition: condition.pred)
def test_a_condition_is_a_state_or_an_event(condition: Condition) -> None:
    assert overrides(condition, Condition, "happened") == condition.is_event
    assert overrides(condition, Condition, "holds") != condition.is_event


def test_actions_and_templates_are_complete() -> None:
    for action in GAME.data.actions:
        for method in ("flaw", "ask", "option", "notation", "worth"):
            assert overrides(action, Action, method), (action.id, method)
    for template in TEMPLATES:
        assert overrides(template, Template, "suits"), template.name
        assert overrides(template, Template, "write"), template.name


def test_duties_and_fields_have_the_numbers_of_their_words() -> None:
    assert tuple(duty.name for duty in DUTIES) == OBLIGATIONS
    assert len({blank.name for blank in BLANKS}) == len(BLANKS) == 23


def test_answers_keep_the_room_of_the_first_release() -> None:
    sizes = [259, 3, 2, 84, 130, 84, 102, 68, 2, 2, 49, 26, 84, 18, 18, 3, 49, 49, 69, 68, 68, 202, 2, 69, 3, 49, 68]
    assert [int(question.size) for question in QUESTIONS] == [*sizes, 25, 6, 2, 2, 2]  # the last one came later


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("near_space", 0, "rewards", 0, "op"), "juggle", "field 'op' must be a known effect"),
        (("trophies", 0, "condition", "pred"), "sings", "field 'pred' must be a known condition"),
        (("base_ships", 0, "effects", 0, "op"), "juggle", "field 'op' must be a known standing ability"),
        (("constants", "market_slots"), 5, "field 'market_slots' must be a whole number in 4..4"),
        (("cruise_actions",), [], "cruise_actions must be the ten of the board"),
    ],
)
def test_data_that_the_game_does_not_know_are_refused(
    tmp_path: Path, path: tuple[str | int, ...], value: object, complaint: str
) -> None:
    data: Any = json.loads(COMPONENTS_FILE.read_text("utf-8"))
    entry = data
    for step in path[:-1]:
        entry = entry[step]
    entry[path[-1]] = value
    file = tmp_path / "components.json"
    file.write_text(json.dumps(data), "utf-8")
    with pytest.raises(DataError, match=complaint):
        load(file)
