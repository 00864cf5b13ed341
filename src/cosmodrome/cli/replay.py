"""The command ``cosmodrome replay``: a record move by move, or only whether it is right."""

from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from cosmodrome.cli.files import load_record
from cosmodrome.cli.problem import BadInput, Failed
from cosmodrome.cli.words import result_lines, seat_word
from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.record import Record, chance_of, replay
from cosmodrome.kernel.snapshot import state_hash
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
        say_verified(game, record, state)
    else:
        tell_record(game, record, game_translator(language, game), SPECTATOR if seat is None else seat)


def checked(game: Game[S], record: Record, path: Path) -> S:
    """Replay a record with all its checks; return the last state."""
    try:
        return replay(game, record)
    except RecordError as error:
        raise Failed(f"{path}: {error}") from None


def say_verified(game: Game[S], record: Record, state: S) -> None:
    """Print what was checked and the hash of the last state."""
    end = "finished" if state.over() else "not finished"
    typer.echo(
        f"ok: {game.id} version {game.version}, {record.setup.mode}, {record.setup.seats} seats, "
        f"{len(record.inputs)} inputs, {end}"
    )
    typer.echo(f"final hash {state_hash(state)}")


def tell_record(game: Game[S], record: Record, say: Translator, seat: int) -> None:
    """Print every input and what a seat (or a spectator) saw happen."""
    console = Console(highlight=False)
    events: list[Event] = []
    setup = game.check(record.setup.mode, record.setup.seats, record.setup.options)
    state = game.start(setup, chance_of(record.chance), events, record.skip_forced)
    tell_events(console, game, events, say, seat)
    for number, (who, answer) in enumerate(record.inputs, 1):
        console.print(Text(f"{number}. {seat_word(say, who)}: {answer_text(game, state, who, answer, say)}", "bold"))
        state.apply_legal(who, answer)
        tell_events(console, game, events, say, seat)
    for line in result_lines(game, state, say):
        console.print(Text(line, "bold"))


def answer_text(game: Game[S], state: S, seat: int, answer: int, say: Translator) -> str:
    """Return an answer in words; time has none."""
    return say(game.option(state, seat, answer).label) if seat >= 0 else str(answer)


def tell_events(console: Console, game: Game[S], events: list[Event], say: Translator, seat: int) -> None:
    """Print the new events and forget them."""
    for event in seen_by(events, seat):
        if game.is_told(event):
            console.print(Text(f"   {say(game.tell(event))}"))
    events.clear()
