"""Checks of what people read: descriptions, options, notation, drawings, and the game's own suggestions."""

import json
import re
from collections.abc import Iterator

from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.message import Reading
from cosmodrome.kernel.view import message_from, reading_json
from cosmodrome.testing.case import Case, moments
from cosmodrome.testing.checks.answers import COMPLETE, some_legal
from cosmodrome.testing.checks.secrets import viewers
from cosmodrome.testing.compare import assert_same, state_text, text_of
from cosmodrome.testing.speech import Speech
from cosmodrome.translate import LANGUAGES

POSTERS = (".svg", ".png", ".webp")
IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")


def game_is_described(case: Case[S]) -> None:
    """The game's description is complete: ids, names in every language, and every rule under its own name."""
    game = case.game
    json.dumps(game.describe())
    assert IDENTIFIER.fullmatch(game.id), f"the game's id {game.id!r} is not like_this"
    assert game.version > 0, "the version starts at 1"
    for what, names in {
        "the game": game.name,
        **{f"mode {mode.id}": mode.name for mode in game.modes},
        **{f"option {setting.id}": setting.name for setting in game.settings},
        **{
            f"value {i} of option {setting.id}": names
            for setting in game.settings
            for i, names in enumerate(setting.values)
        },
        **{f"component {component}": names for component, names in game.names.items()},
    }.items():
        assert all(names.get(language) for language in LANGUAGES), f"{what} has no name in one language: {dict(names)}"
    for table in ("kinds", "events", "streams"):
        names_of = getattr(game, table)
        assert len(set(names_of)) == len(names_of), f"`{table}` has the same name twice: {names_of}"
    for setting in game.settings:
        assert setting.low <= setting.default <= setting.high, f"the default of option {setting.id} is out of range"
        named = len(setting.values)
        assert named in (0, setting.high - setting.low + 1), f"option {setting.id} names {named} of its values"
    for name, rule in game.rules().items():
        assert rule.__name__ == name, f"`rules` lists {rule.__name__} as {name}"


def sheet_can_be_read(case: Case[S]) -> None:
    """What the sheet says of a component is JSON, and its words can be said in every language."""
    speech = Speech(case.game)
    for id, component in json.loads(json.dumps(dict(case.game.sheet()))).items():
        speech.check_component(id, "the sheet")
        for message in messages_in(component):
            speech.check_message(message_from(message), f"the sheet of {id}")
    for line in case.game.legend():
        speech.check_message(line, "the legend")
    for id in case.game.names:
        reading = case.game.reading(id, case.setup.seats)
        if reading is not None:
            check_reading(reading, id, speech)


def check_reading(reading: Reading, id: str, speech: Speech[S]) -> None:
    """Fail unless what stands on a component is JSON that can be said, with rules that exist."""
    what = f"the reading of {id}"
    assert reading.id == id, f"{what} is that of {reading.id}"
    for message in messages_in(json.loads(json.dumps(reading_json(reading)))):
        speech.check_message(message_from(message), what)
    for rule in reading.rules:
        speech.check_rule(rule, what)


def messages_in(value: object) -> Iterator[dict[str, object]]:
    """Iterate over the messages in JSON, but not those inside messages."""
    if isinstance(value, dict) and value.keys() == {"id", "args"}:
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from messages_in(one)


def options_can_be_read(case: Case[S]) -> None:
    """Every question and every option can be read in every language, with its rule and its components."""
    speech, rng = Speech(case.game), Rng(case.seed + 14)
    for moment in moments(case, looks=60):
        state = moment.state
        before = state_text(state)
        for seat in state.seats_to_answer():
            if seat >= 0:
                check_question(case.game, state, seat, speech, rng)
        assert_same(before, state_text(state), "describing a question changed the state")


def check_question(game: Game[S], state: S, seat: int, speech: Speech[S], rng: Rng) -> None:
    """Fail unless a seat can read what it is asked and what it may answer."""
    view, where = json.loads(text_of(game.view(state, seat))), f"seat {seat}, {game.kinds[state.question().kind]}"
    speech.check_message(game.prompt(state, seat), f"{where}: the prompt")
    for answer in some_legal(state, seat, rng):
        option = game.option(state, seat, answer)
        what = f"{where}: the option of answer {answer}"
        assert option.answer == answer, f"{what} is for answer {option.answer}"
        speech.check_message(option.label, what)
        if option.warning is not None:
            speech.check_message(option.warning, f"{what}: its warning")
        speech.check_rule(option.rule, what)
        for component in option.components:
            speech.check_component(component, what)
        for place in option.places:
            assert is_in_view(place, view), f"{what} points to {place!r}, which is not in the view of seat {seat}"


def is_in_view(place: str, view: object) -> bool:
    """Tell whether a path such as "players.0.hand" leads somewhere in a view."""
    for key in place.split("."):
        if isinstance(view, list) and key.isdecimal() and int(key) < len(view):
            view = view[int(key)]
        elif isinstance(view, dict) and key in view:
            view = view[key]
        elif isinstance(view, dict) and key.isdecimal() and int(key) < view.get("hidden", 0):
            view = None  # one of those that lie face down
        else:
            return False
    return True


def notation_reads_back(case: Case[S]) -> None:
    """The text of a legal answer is one line that no other answer to the question has."""
    rng = Rng(case.seed + 15)
    for moment in moments(case, looks=20):
        for seat in moment.state.seats_to_answer():
            check_notation(case.game, moment.state, seat, rng)


def check_notation(game: Game[S], state: S, seat: int, rng: Rng) -> None:
    """Fail unless the notation of every legal answer of a seat leads back to it."""
    legal = some_legal(state, seat, rng)
    answers = {*legal, *state.domain(seat).answers()} if state.domain(seat).size() <= COMPLETE else set(legal)
    readers: dict[str, list[int]] = {}
    for answer in sorted(answers):
        readers.setdefault(game.notation(state, seat, answer), []).append(answer)
    for answer in legal:
        text = game.notation(state, seat, answer)
        kind = game.kinds[state.question().kind]
        plain = " ".join(text.split())
        assert text == plain != "", f"{kind}: the notation {text!r} is not one line of plain words"
        assert readers[text] == [answer], f"{kind}: {text!r} is the notation of several answers: {readers[text]}"


def views_can_be_drawn(case: Case[S]) -> None:
    """The view of every seat can be drawn as text in every language, and its open piles listed."""
    speech = Speech(case.game)
    for moment in moments(case, looks=10):
        for viewer in viewers(moment.state):
            view = json.loads(json.dumps(case.game.view(moment.state, viewer)))
            for translator in speech.translators:
                lines = case.game.draw(view, translator)
                assert lines, "a drawing is empty"
                broken = [line for line in lines if "\n" in line]
                assert not broken, f"a drawing has line breaks inside a line: {broken[:1]}"
            for title, components in case.game.piles(view):
                speech.check_message(title, "a pile")
                for component in components:
                    speech.check_component(component, f"the pile {title.id}")


def browser_finds_files(case: Case[S]) -> None:
    """Poster and board of a game are where it says."""
    poster, board = case.game.poster, case.game.board
    if poster is not None:
        assert poster.is_file(), f"`poster` is {poster}, where no file is"
        assert poster.suffix in POSTERS, f"`poster` is a {poster.suffix} file; browsers draw: {', '.join(POSTERS)}"
    assert board is None or (board / "board.js").is_file(), f"`board` is {board}, where no board.js is"


def suggestions_are_legal(case: Case[S]) -> None:
    """The game's own player gives a legal answer and changes nothing."""
    rng = Rng(case.seed + 16)
    for moment in moments(case, looks=20):
        if moment.seat < 0:
            continue
        redealt = case.game.redeal(moment.state, moment.seat, rng)
        before = state_text(redealt)
        answer = case.game.suggest(redealt, moment.seat, rng)
        assert redealt.is_legal(moment.seat, answer), f"the suggestion {answer} for seat {moment.seat} is not legal"
        assert_same(before, state_text(redealt), "a suggestion changed the state")
