"""What the terminal puts together from a game's messages has none of the faults that tests/test_texts.py looks for."""

from collections.abc import Iterator

import pytest
from tests.test_texts import FAULTS, NAMES, Text

from cosmodrome.cli.drawing.components import Components, in_a_row
from cosmodrome.cli.drawing.screen import markup
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.registry import find_game, game_ids
from cosmodrome.translate import LANGUAGES, Language, game_translator

MOST_ANSWERS = 240
LOOK_EVERY = 40  # answers
DRAWN = {"brackets_in_a_row", "nested_brackets", "nested_quotes", "several_of_one"}  # what can be wrong in a drawing
SENTENCES = FAULTS.keys() - {"capital_inside", "loose_spaces"}  # a card's title is a name, a list is set in columns


def looks(id: str, language: Language) -> Iterator[tuple[set[str], list[str]]]:
    """Iterate over what is drawn, listed and offered in a random game, with the faults that it could have."""
    game, say = find_game(id), game_translator(language, find_game(id), strict=True)
    say.seat_names.update(enumerate(NAMES[language]))
    mode = game.modes[-1]
    components = Components(game, say, mode.seats[-1])
    state, rng = game.start(game.check(mode.id, mode.seats[-1], {}), SeededChance(1)), Rng(1)
    for answers in range(MOST_ANSWERS):
        if state.over():
            break
        seat = state.next_seat()
        if answers % LOOK_EVERY == 0:
            view = game.view(state, 0)
            yield DRAWN, [markup(line).plain for line in game.draw(view, say)]
            yield SENTENCES, components.pile_lines(view)
            listed = (components.pile_in_full(say(pile.title), pile) for pile in game.piles(view))
            yield SENTENCES, [line for lines in listed for line in lines]
        if seat >= 0 and answers % LOOK_EVERY < 5:
            texts, notes = components.option_texts([game.option(state, seat, answer) for answer in state.legal(seat)])
            yield SENTENCES, [*texts, *notes]
        state.apply_legal(seat, state.sample(seat, rng))
    readings = [game.reading(id, mode.seats[-1]) for id in game.names]
    yield SENTENCES, [line for one in readings if one is not None for line in components.text_of(one)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(game_ids()))
def test_what_is_put_together_has_no_fault(game: str, language: Language) -> None:
    faults = [
        f"{name}: {line}"
        for names, lines in looks(game, language)
        for line in lines
        for name in names
        if FAULTS[name](Text(line))
    ]
    assert sorted(faults) == []


def test_a_sentence_is_not_put_after_a_semicolon() -> None:
    assert in_a_row(["1 glory", "1 credit", "Own 2 wrecks."]) == "1 glory; 1 credit. Own 2 wrecks."
    assert in_a_row(["Be stronger to win.", "level 2"]) == "Be stronger to win; level 2"
