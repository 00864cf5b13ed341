"""The commands and their arguments; errors become one line and an exit code."""

import platform
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Final

import typer

from cosmodrome import __version__
from cosmodrome.bots.faults import BotAway, BotFault
from cosmodrome.bots.levels import LEVELS
from cosmodrome.bots.roster import BOTS, COACH, UnknownBot
from cosmodrome.cli.arguments import chosen_bots, chosen_game, chosen_language, chosen_setup, whole
from cosmodrome.cli.cards import tell_cards
from cosmodrome.cli.games import list_games
from cosmodrome.cli.host.admin import app as admin
from cosmodrome.cli.host.serve import serve, verify
from cosmodrome.cli.lab.arena import Wish as ArenaWish
from cosmodrome.cli.lab.arena import hold_arena
from cosmodrome.cli.lab.arena_result import chosen_form
from cosmodrome.cli.lab.bench import bench_games
from cosmodrome.cli.lab.sim import run_series
from cosmodrome.cli.playing.analyse import analyse_file
from cosmodrome.cli.playing.guided import learn as play_lesson
from cosmodrome.cli.playing.puzzles import PuzzleWish, mine_puzzles, solve_puzzle
from cosmodrome.cli.playing.replay import replay_file
from cosmodrome.cli.playing.seating import Wish, sit_down
from cosmodrome.cli.problem import BAD_INPUT, FAILED, OK, BadInput, Failed
from cosmodrome.cli.rules import rules
from cosmodrome.cli.speech import language_in, told
from cosmodrome.coach.analysis import STEPS
from cosmodrome.kernel.chance import SEED_BITS
from cosmodrome.kernel.errors import BadSetup, RecordError
from cosmodrome.kernel.memory.cells import COMPILED
from cosmodrome.registry import UnknownGame
from cosmodrome.registry import games as all_games
from cosmodrome.rulebook import RulebookError
from cosmodrome.server.config import CannotServe
from cosmodrome.translate import Language, TranslationError

MOST_SEED: Final = 2**SEED_BITS - 1
MOST_JOBS: Final = 256
MOST_GAMES: Final = 10**9
MOST_SEATS: Final = 32
SUGGESTS: Final = " Did you mean"  # what there is is listed anyhow
MOST_STEPS: Final = 10**12
WRONG_INPUT: Final = (
    BadInput,
    BadSetup,
    CannotServe,
    RecordError,
    RulebookError,
    TranslationError,
    UnknownBot,
    UnknownGame,
)

app = typer.Typer(
    name="cosmodrome",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameArgument = Annotated[str | None, typer.Argument(metavar="GAME", help="The game's id, see `cosmodrome games`.")]
SeatsOption = Annotated[
    int | None, typer.Option("--seats", parser=whole(1, MOST_SEATS), metavar="N", help="How many seats.")
]
ModeOption = Annotated[str | None, typer.Option("--mode", metavar="MODE", help="The game's mode.")]
SettingOption = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=N", help="An option of the game.")]
SeriesSeedOption = Annotated[
    int, typer.Option("--seed", parser=whole(0, MOST_SEED), metavar="S", help="Seed of the series.")
]
JobsOption = Annotated[int, typer.Option("--jobs", parser=whole(1, MOST_JOBS), metavar="J", help="Processes.")]
LanguageOption = Annotated[str | None, typer.Option("--lang", metavar="en|ru", help="Language; else that of LANG.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
LevelOption = Annotated[
    str, typer.Option("--level", metavar="BOT", help=f"With whose eyes: {', '.join(level.name for level in LEVELS)}.")
]
StepsOption = Annotated[
    int, typer.Option("--steps", parser=whole(1, MOST_STEPS), metavar="N", help="How many answers to think through.")
]
RecordArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def print_version(wanted: bool) -> None:
    """Print the version and what the rules run on, and leave."""
    if wanted:
        rules = "compiled" if COMPILED else "plain"
        python = f"{platform.python_implementation()} {platform.python_version()}"
        typer.echo(f"cosmodrome {__version__}, {rules} rules, {python}, {platform.system()} {platform.machine()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def top(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True, help="Version.")] = False,
) -> None:
    """Space board games by their full rules: play, simulate, replay.  Without a command the tables are opened."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def games(lang: LanguageOption = None, json: JsonOption = False) -> None:
    """List the games with their modes, seats and options."""
    list_games(chosen_language(lang), json)


@app.command()
def play(
    game: GameArgument = None,
    seats: SeatsOption = None,
    mode: ModeOption = None,
    option: SettingOption = None,
    bot: Annotated[
        str | None, typer.Option("--bot", metavar="BOT", help=f"Who plays against you: {', '.join(BOTS)}.")
    ] = None,
    seat: Annotated[
        int, typer.Option("--seat", parser=whole(0, MOST_SEATS), metavar="I", help="Your seat, counted from 0.")
    ] = 0,
    seed: Annotated[
        int | None, typer.Option("--seed", parser=whole(0, MOST_SEED), metavar="S", help="Seed of chance.")
    ] = None,
    lang: LanguageOption = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Where to save the match.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Take up a saved match.")] = None,
    ask_everything: Annotated[
        bool, typer.Option("--ask-everything", help="Ask also where nothing hangs on the answer.")
    ] = False,
) -> None:
    """Play against bots in the terminal."""
    sit_down(Wish(game, mode, seats, option or [], bot, seat, seed, lang, record, resume, ask_everything))


@app.command()
def learn(
    game: GameArgument = None,
    lang: LanguageOption = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Where to save the match.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Take up a saved match.")] = None,
) -> None:
    """Play a guided first game in the terminal."""
    play_lesson(game, lang, record, resume)


@app.command()
def sim(
    game: GameArgument = None,
    seats: SeatsOption = None,
    mode: ModeOption = None,
    option: SettingOption = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,..", help="A bot for each seat, or one for all.")
    ] = "random",
    games: Annotated[
        int, typer.Option("--games", parser=whole(1, MOST_GAMES), metavar="K", help="How many games.")
    ] = 1000,
    seed: SeriesSeedOption = 0,
    jobs: JobsOption = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots on by a seat from game to game.")] = False,
    json: JsonOption = False,
) -> None:
    """Let bots play many games and count what comes of it."""
    found = chosen_game(game)
    setup = chosen_setup(found, mode, seats, option or [])
    run_series(found, setup, chosen_bots(bots, setup.seats, found), games, seed, jobs, rotate, json)


@app.command()
def arena(
    game: GameArgument = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,..", help="The bots that meet one another.")] = "",
    seats: SeatsOption = None,
    mode: ModeOption = None,
    option: SettingOption = None,
    seed: SeriesSeedOption = 0,
    jobs: JobsOption = 1,
    games: Annotated[
        int, typer.Option("--games", parser=whole(1, MOST_GAMES), metavar="MAX", help="At most, for each two bots.")
    ] = 1000,
    until: Annotated[
        str,
        typer.Option("--until", metavar="order|P|games", help="Until it is clear who is better; shares are ±P %; MAX."),
    ] = "order",
    error: Annotated[str, typer.Option("--error", metavar="PERCENT", help="The chance of a wrong claim.")] = "5",
    anchor: Annotated[str | None, typer.Option("--anchor", metavar="BOT", help="Whose rating is 0; the first.")] = None,
    json: JsonOption = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print tables in Markdown.")] = False,
) -> None:
    """Let every bot meet every other and say which is better, and how certain that is."""
    found = chosen_game(game)
    setup = chosen_setup(found, mode, seats, option or [])
    hold_arena(found, setup, ArenaWish(bots, seed, jobs, games, until, error, anchor, chosen_form(json, markdown)))


@app.command()
def replay(
    file: RecordArgument,
    verify: Annotated[bool, typer.Option("--verify", help="Only check it; exit code 1 when it is not right.")] = False,
    seat: Annotated[
        int | None, typer.Option("--seat", parser=whole(0, MOST_SEATS), metavar="I", help="From this seat's view.")
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Tell a recorded match move by move, or only check it."""
    replay_file(file, verify, chosen_language(lang), seat)


@app.command()
def analyse(
    file: RecordArgument,
    level: LevelOption = COACH,
    steps: StepsOption = STEPS,
    seed: SeriesSeedOption = 0,
    lang: LanguageOption = None,
    json: JsonOption = False,
) -> None:
    """Tell of a finished match how the chances went, what was a mistake, and what was luck."""
    analyse_file(file, level, seed, steps, chosen_language(lang), json)


@app.command()
def puzzles(
    game: GameArgument = None,
    seats: SeatsOption = None,
    mode: ModeOption = None,
    option: SettingOption = None,
    games: Annotated[
        int, typer.Option("--games", parser=whole(1, MOST_GAMES), metavar="K", help="How many games to search.")
    ] = 1,
    seed: SeriesSeedOption = 0,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays them.")] = "heuristic",
    level: LevelOption = COACH,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where to write the puzzles.")] = Path("puzzles"),
    solve: Annotated[Path | None, typer.Option("--solve", metavar="FILE", help="Solve one at the terminal.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Find positions with one clearly best answer in games of bots; or solve one."""
    if solve is not None:
        solve_puzzle(solve, chosen_language(lang))
        return
    found = chosen_game(game)
    setup = chosen_setup(found, mode, seats, option or [])
    mine_puzzles(found, setup, PuzzleWish(games, seed, bot, level, out), chosen_language(lang))


@app.command()
def bench(
    game: GameArgument = None,
    seats: SeatsOption = None,
    mode: ModeOption = None,
    rounds: Annotated[
        int, typer.Option("--rounds", parser=whole(1, 100), metavar="N", help="The median of so many.")
    ] = 5,
    json: JsonOption = False,
) -> None:
    """Measure how fast the games run here."""
    chosen = [chosen_game(game)] if game else list(all_games().values())
    bench_games([(found, chosen_setup(found, mode, seats)) for found in chosen], rounds, json)


app.command("rules")(rules)


@app.command()
def cards(
    game: GameArgument = None,
    name: Annotated[str, typer.Argument(metavar="NAME", help="A card or piece, or part of its name.")] = "",
    seats: SeatsOption = None,
    lang: LanguageOption = None,
) -> None:
    """Tell what stands on the cards and pieces of a game."""
    found = chosen_game(game)
    tell_cards(found, name, chosen_setup(found, None, seats).seats, chosen_language(lang))


app.command("serve")(serve)
app.command("verify")(verify)
app.add_typer(admin)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    """Run the command line; return the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a letter that the terminal lacks shall not end the game
            stream.reconfigure(errors="replace")
    language = language_in(arguments)
    try:
        code = app(arguments, prog_name="cosmodrome", standalone_mode=False)
    except WRONG_INPUT as error:
        return complain(str(error), BAD_INPUT, language)
    except typer.TyperException as error:
        problem = error.format_message().partition(SUGGESTS)[0].rstrip(".")
        return complain(problem, BAD_INPUT, language, usage_advice(error))
    except (BotAway, BotFault, Failed) as error:
        return complain(str(error), FAILED, language)
    return code if isinstance(code, int) else OK


def usage_advice(error: typer.TyperException) -> str:
    """Return where to read which arguments are right."""
    context = getattr(error, "ctx", None)
    if context is None:
        return ""
    if error.format_message().startswith(("No such command", "Missing command")):
        return f"; there are: {', '.join(context.command.list_commands(context))}"
    return f"; see: {context.command_path} --help"


def complain(problem: str, code: int, language: Language, advice: str = "") -> int:
    """Print what is wrong as one line on stderr, in the reader's language; return the exit code."""
    typer.echo(f"cosmodrome: {told(' '.join(problem.split()), language)}{told(advice, language)}", err=True)
    return code
