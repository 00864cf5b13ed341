"""The command ``cosmodrome analyse``: how a finished match went, who was lucky, and what was a mistake."""

from pathlib import Path
from typing import Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from cosmodrome.bots.roster import find_coach
from cosmodrome.cli.drawing.words import seat_word
from cosmodrome.cli.files import load_record
from cosmodrome.cli.problem import INTERRUPTED
from cosmodrome.coach.analysis import Examination
from cosmodrome.kernel.message import Arg, Message
from cosmodrome.kernel.view import message_from
from cosmodrome.protocol_analysis import Alternative, AnalysedInput, Analysis, SeatAnalysis, TurningPoint
from cosmodrome.registry import AnyGame
from cosmodrome.translate import Language, Translator, game_translator

BARS: Final = " ▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # of the course
SIGNS: Final = {"find": "!", "slip": "?!", "blunder": "??"}


def analyse_file(path: Path, level: str, seed: int, steps: int, language: Language, as_json: bool) -> None:
    """Analyse a record and print what was found."""
    game, record = load_record(path)
    examination = Examination(game, record, find_coach(game, level), seed, steps)
    try:
        look(examination, game)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    analysis = examination.analysis()
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(analysis)).decode())
        return
    names = [player.name or player.bot for player in record.players]
    say = game_translator(language, game)
    say.seat_names = {seat: name for seat, name in enumerate(names) if name and names.count(name) == 1}
    console = Console(highlight=False)
    for line in lines(analysis, say):
        console.print(Text(line))


def look(examination: Examination, game: AnyGame) -> None:  # type: ignore[type-arg]
    """Look at the whole match, with a progress bar."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.id, total=len(examination.moments))
        for done in examination.run():
            progress.update(task, completed=done)


def lines(analysis: Analysis, say: Translator) -> list[str]:
    """Return the analysis in words."""
    told = [say(Message("analysis-course", {"level": analysis.level, "worlds": analysis.worlds}))]
    told += [f"  {seat_word(say, one.seat)}  {course_of(analysis, one.seat)}" for one in analysis.seats]
    told += [seat_text(one, say) for one in analysis.seats]
    if analysis.turning_points:
        told.append(say(Message("analysis-turning-points")))
        told += [f"  {turning_text(analysis, point, say)}" for point in analysis.turning_points]
    marked = [found for found in analysis.inputs if found.mark]
    if marked:
        told.append(say(Message("analysis-marks")))
    for found in marked:
        word = say(Message(f"why-{found.mark}"))
        told.append(f"  {SIGNS[found.mark]:<2} {input_text(found, say)}  {percent(found.chance or 0.0)} % ({word})")
        told += [f"       {better_text(other, say)}" for other in found.alternatives if other.answer == found.best]
    return told


def seat_text(one: SeatAnalysis, say: Translator) -> str:
    """Say what a seat made of the match."""
    words: dict[str, Arg] = {"seat": seat_word(say, one.seat), "luck": points(one.luck), "skill": points(one.skill)}
    words |= {"accuracy": percent(one.accuracy), "choices": one.choices}
    return say(Message("analysis-seat", {**words, "finds": one.finds, "slips": one.slips, "blunders": one.blunders}))


def turning_text(analysis: Analysis, point: TurningPoint, say: Translator) -> str:
    """Say what changed much."""
    words: dict[str, Arg] = {"input": input_text(analysis.inputs[point.inputs - 1], say)}
    words |= {"change": points(point.change), "seat": seat_word(say, point.favours)}
    return say(Message("analysis-turning-point", {**words, "why": say(Message(f"why-{point.why}"))}))


def course_of(analysis: Analysis, seat: int) -> str:
    """Draw how a seat's chance went."""
    chances = [analysis.start[seat], *(found.chances[seat] for found in analysis.inputs)]
    columns = min(WIDTH, len(chances))
    picked = [chances[round(i * (len(chances) - 1) / max(1, columns - 1))] for i in range(columns)]
    drawn = "".join(BARS[round(chance * (len(BARS) - 1))] for chance in picked)
    return f"{drawn}  {percent(chances[0])} → {percent(chances[-1])} %"


def input_text(found: AnalysedInput, say: Translator) -> str:
    """Say who answered what."""
    if found.label is None:
        words = say(Message("replay-passed", {"seat": seat_word(say, found.seat)}))
    else:
        label = say(message_from(found.label))
        words = say(Message("replay-answered", {"seat": say.seat(found.seat), "answer": label}))
    return f"{found.inputs}. {words}"


def better_text(other: Alternative, say: Translator) -> str:
    """Say what would have been better."""
    words: dict[str, Arg] = {
        "answer": say(message_from(other.label)),
        "gain": points(other.gain),
        "chance": percent(other.chance),
    }
    return say(Message("analysis-better", words))


def percent(chance: float) -> int:
    """Return a chance in percent."""
    return round(100 * chance)


def points(gain: float) -> str:
    """Return a difference of chances in percentage points, with its sign."""
    return f"{100 * gain:+.0f}"
