"""The command ``cosmodrome puzzles``: finds positions with one clearly best answer, and lets a person solve one."""

from pathlib import Path
from typing import NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

from cosmodrome.bots.load import load_bot
from cosmodrome.bots.roster import find_coach, usual_bot
from cosmodrome.cli.files import load_record, usual_file
from cosmodrome.cli.playing.course import Seating
from cosmodrome.cli.playing.keyboard import line_reader
from cosmodrome.cli.playing.session import Leave, Session
from cosmodrome.cli.problem import INTERRUPTED, BadInput
from cosmodrome.cli.speech import told
from cosmodrome.coach.puzzles import Mine, read_puzzle
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.keys import chance_of
from cosmodrome.kernel.game import S, Setup
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import Option
from cosmodrome.kernel.view import message_from
from cosmodrome.protocol_analysis import Puzzle
from cosmodrome.registry import AnyGame
from cosmodrome.translate import Language, game_translator


class PuzzleWish(NamedTuple):
    """How puzzles are looked for, as it was typed."""

    games: int
    seed: int
    bot: str
    level: str
    out: Path


def mine_puzzles(game: AnyGame, setup: Setup, wish: PuzzleWish, language: Language) -> None:
    """Play games and write each puzzle into a file of its own."""
    mine = Mine(game, setup, load_bot(wish.bot, game), find_coach(game, wish.level), wish.seed)
    try:
        wish.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{wish.out} cannot be written: {error.strerror}") from None
    found = 0
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(game.id, total=wish.games)
            for number in range(wish.games):
                for text in mine.dig(number):
                    found += 1
                    file = wish.out / f"{game.id}-{wish.seed}-{number}-{found}.json"
                    file.write_text(text, encoding="utf-8")
                    typer.echo(told(line_of(file, read_puzzle(text)), language))
                progress.advance(task)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    typer.echo(told(f"{found} puzzles in {wish.games} games", language))


def line_of(file: Path, puzzle: Puzzle) -> str:
    """Return a line about a puzzle, which does not give its answer away."""
    hard = "hard" if puzzle.hard else "easy"
    return f"{file}: {hard}, {100 * puzzle.margin:.0f} points ahead of everything else"


class Solved(Exception):
    """The person has answered."""


class PuzzleSession(Session[S]):
    """Shows one position and takes one answer."""

    puzzle: Puzzle

    def run(self) -> None:
        """Ask until there is an answer."""
        while True:
            self.ask()

    def undo(self, line: str, options: list[Option]) -> bool:
        self.say("undo-impossible")
        return False

    def try_answer(self, answer: int) -> bool:
        """Say whether an answer is the best one, and what the others are worth."""
        refusal = self.match.state.refusal(self.seat, answer)
        if refusal is not None:
            self.screen.say(self.translator(refusal.message))
            self.tell_rule(refusal.rule)
            return False
        self.say("puzzle-solved" if answer == self.puzzle.answer else "puzzle-missed")
        for one in self.puzzle.answers:
            self.say("option-chance", percent=round(100 * one.chance), option=message_from(one.label))
        raise Solved


def solve_puzzle(path: Path, language: Language) -> None:
    """Let a person solve a puzzle."""
    game, record = load_record(path)
    try:
        puzzle = read_puzzle(path.read_text(encoding="utf-8"))
        match = Match.resume(game, record, chance_of(record.chance))
    except RecordError as error:
        raise BadInput(f"{path}: {error}") from None
    seating = Seating(puzzle.seat, usual_bot(game), usual_file(game.id), True)
    session = PuzzleSession(match, seating, game_translator(language, game), line_reader())
    session.puzzle = puzzle
    try:
        session.run()
    except (Leave, Solved, KeyboardInterrupt):
        return
