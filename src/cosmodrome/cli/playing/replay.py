"""The command ``cosmodrome replay``: a record move by move, or only whether it is right."""

from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from cosmodrome.cli.drawing.words import result_lines, seat_word
from cosmodrome.cli.files import load_record
from cosmodrome.cli.problem import BadInput, Failed
from cosmodrome.cli.speech import told
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.replay import Course, replay
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.message import Message
from cosmodrome.kernel.record import Record
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import seen_by
from cosmodrome.translate import Language, Translator, game_translator


def replay_file(path: Path, verify_only: bool, language: Language, seat: int | None) -> None:
    """Check a record, and unless only that is wanted, tell it move by move."""
    game, record = load_record(path)
    if seat is not None and seat >= record.setup.seats:
        raise BadInput(f"{path} has no seat {seat}; it has: 0..{record.setup.seats - 1}")
    state = checked(game, record, path)
    if verify_only:
        say_verified(game, record, state, language)
    else:
        tell_record(game, record, game_translator(language, game), SPECTATOR if seat is None else seat)


def checked(game: Game[S], record: Record, path: Path) -> S:
    """Replay a record with all its checks; return the last state."""
    try:
        return replay(game, record)
    except RecordError as error:
        raise Failed(f"{path}: {error}") from None


def say_verified(game: Game[S], record: Record, state: S, language: Language) -> None:
    """Print what was checked and the hash of the last state."""
    end = "finished" if state.over() else "not finished" if record.ended is None else "ended without a result"
    back = f", {len(record.rewinds)} times taken back by consent" if record.rewinds else ""
    setup, inputs = record.setup, len(record.inputs)
    checked = f"{game.id} version {game.version}, {setup.mode}, {setup.seats} seats, {inputs} inputs{back}, {end}"
    typer.echo(told(f"ok: {checked}", language))
    typer.echo(told(f"final hash {state_hash(state)}", language))


def tell_record(game: Game[S], record: Record, say: Translator, seat: int) -> None:
    """Print every input and what a seat (or a spectator) saw happen."""
    console = Console(highlight=False)
    events: list[Event] = []
    course = Course(game, record, events)
    state = course.state
    tell_events(console, game, events, say, seat)
    for number, (who, answer) in enumerate(record.inputs, 1):
        tell_rewinds(console, record, number - 1, say)
        console.print(Text(f"{number}. {answer_text(game, state, who, answer, say)}", "bold"))
        course.step()
        tell_events(console, game, events, say, seat)
    tell_rewinds(console, record, len(record.inputs), say)
    if record.ended is not None:
        console.print(Text(say(Message("record-ended")), "bold"))
        return
    for line in result_lines(game, state, say):
        console.print(Text(line, "bold"))


def tell_rewinds(console: Console, record: Record, inputs: int, say: Translator) -> None:
    """Print how often the match was taken back to here."""
    for rewind in record.rewinds:
        if rewind.kept == inputs:
            console.print(Text(f"   {say(Message('record-rewound', {'count': len(rewind.removed)}))}"))


def answer_text(game: Game[S], state: S, seat: int, answer: int, say: Translator) -> str:
    """Say who answered what; of time, that it passed."""
    if seat < 0:
        return say(Message("replay-passed", {"seat": seat_word(say, seat)}))
    label = say(game.option(state, seat, answer).label)
    return say(Message("replay-answered", {"seat": say.seat(seat), "answer": label}))


def tell_events(console: Console, game: Game[S], events: list[Event], say: Translator, seat: int) -> None:
    """Print the new events and forget them."""
    for event in seen_by(events, seat):
        if game.is_told(event):
            console.print(Text(f"   {say(game.tell(event))}"))
    events.clear()
