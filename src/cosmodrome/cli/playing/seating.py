"""Prepares the command ``cosmodrome play``: sets a match up or takes one up again, and seats person and bots."""

import os
import shlex
import sys
from pathlib import Path
from secrets import randbelow
from shutil import which
from typing import Any, Final, NamedTuple

from cosmodrome.bots.load import load_bot
from cosmodrome.bots.roster import usual_bot
from cosmodrome.cli.arguments import chosen_game, chosen_language, chosen_setup
from cosmodrome.cli.files import check_writable, load_record, usual_file
from cosmodrome.cli.playing.course import Seating
from cosmodrome.cli.playing.keyboard import line_reader, live_keyboard
from cosmodrome.cli.playing.session import Session, play
from cosmodrome.cli.problem import BadInput
from cosmodrome.kernel.chance import SEED_BITS, SeededChance
from cosmodrome.kernel.errors import RecordError
from cosmodrome.kernel.files.keys import chance_of
from cosmodrome.kernel.files.replay import replay
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.record import Player
from cosmodrome.registry import AnyGame
from cosmodrome.translate import Language, game_translator

NAME: Final = "cosmodrome"


class Wish(NamedTuple):
    """What was asked for; None and nothing where the choice is ours."""

    game: str | None
    mode: str | None
    seats: int | None
    options: list[str]
    bot: str | None
    seat: int
    seed: int | None
    language: str | None
    record: Path | None
    resume: Path | None
    ask_everything: bool = False


def sit_down(wish: Wish) -> None:
    """Do as wished: prepare everything, then play."""
    if wish.bot is not None:
        load_bot(wish.bot)
    language = chosen_language(wish.language)
    game, match, inputs = resumed_match(wish, wish.resume) if wish.resume else new_match(wish)
    bot = wish.bot or usual_bot(game)
    load_bot(bot, game)
    seats = match.record.setup.seats
    if not 0 <= wish.seat < seats:
        raise BadInput(f"--seat {wish.seat} does not exist at this table; it has: 0..{seats - 1}")
    if not match.record.players:
        match.record.players = [Player("", "" if seat == wish.seat else bot) for seat in range(seats)]
    file = wish.record or wish.resume or usual_file(game.id)
    check_writable(file)
    seating = Seating(wish.seat, bot, file, wish.ask_everything)
    session = Session(match, seating, game_translator(language, game), line_reader(), live_keyboard())
    session.catch_up(inputs)
    play(session, resume_command(seating, language))


def new_match(wish: Wish) -> tuple[AnyGame, Match[Any], list[tuple[int, int]]]:
    """Set a match up, in which nobody has answered yet."""
    game = chosen_game(wish.game)
    setup = chosen_setup(game, wish.mode, wish.seats, wish.options)
    seed = randbelow(2**SEED_BITS) if wish.seed is None else wish.seed
    return game, Match(game, setup, SeededChance(seed), {"seed": seed}), []


def resumed_match(wish: Wish, path: Path) -> tuple[AnyGame, Match[Any], list[tuple[int, int]]]:
    """Return the match of a record at its beginning, and the inputs that lead on, all of them checked."""
    given = {"--mode": wish.mode, "--seats": wish.seats, "--option": wish.options or None, "--seed": wish.seed}
    extra = [name for name, value in given.items() if value is not None]
    if extra:
        raise BadInput(f"{', '.join(extra)} cannot go with --resume: the record in {path} says how the match is set up")
    game, record = load_record(path)
    if wish.game not in (None, game.id):
        raise BadInput(f"{path} is a record of {game.id}, not of {wish.game}")
    try:
        over = replay(game, record).over()
    except RecordError as error:
        raise BadInput(f"{path}: {error}") from None
    if over:
        raise BadInput(f"the match in {path} is over; watch it with: {own_name()} replay {shlex.quote(str(path))}")
    return game, Match.begin(game, record, chance_of(record.chance)), record.inputs


def own_name() -> str:
    """Return what calls this program from here: its name, or its path where the shell does not find it."""
    program = Path(sys.argv[0])
    return os.path.relpath(program) if program.name == NAME and which(NAME) is None else NAME


def resume_command(seating: Seating, language: Language) -> str:
    """Return the command that takes the match up again."""
    options = ["--seat", str(seating.seat), "--bot", seating.bot, "--lang", language]
    options += ["--ask-everything"] * seating.ask_everything
    return shlex.join([own_name(), "play", "--resume", str(seating.file), *options])
