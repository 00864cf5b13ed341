"""What a new table is made of: the wish is checked, and completed with what the host has set and a fresh secret."""

from secrets import token_hex, token_urlsafe

from cosmodrome.bots.roster import bots_for
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Setup
from cosmodrome.protocol import NewTable
from cosmodrome.registry import AnyGame, UnknownGame, find_game
from cosmodrome.server.config import Config
from cosmodrome.server.people.text import clean_text
from cosmodrome.server.table.terms import Opening, Terms
from cosmodrome.server.web.problems import TableProblem, other_version


def game_of(terms: Terms) -> AnyGame:
    """Return the game of a table, of exactly the version that it was opened with."""
    try:
        game = find_game(terms.game)
    except UnknownGame as error:
        raise TableProblem("no_such_game", str(error)) from None
    if game.version != terms.version:
        raise other_version(game, terms.version)
    return game


def checked(wish: NewTable) -> tuple[AnyGame, Setup]:
    """Return the game and set-up that are wished for, or say what is wrong with the wish."""
    try:
        game = find_game(wish.game)
        setup = game.check(wish.mode, wish.seats, wish.options)
    except UnknownGame as error:
        raise TableProblem("no_such_game", str(error)) from None
    except BadSetup as error:
        raise TableProblem("bad_setup", str(error)) from None
    check_bots(wish, game, setup)
    return game, setup


def check_bots(wish: NewTable, game: AnyGame, setup: Setup) -> None:
    """Complain about bots or seats that do not exist."""
    for seat, bot in wish.bots.items():
        if seat >= setup.seats:
            raise TableProblem("bad_setup", f"there is no seat {seat}; there are: 0..{setup.seats - 1}")
        able = bots_for(game)
        if bot not in able:
            raise TableProblem("bad_setup", f"{game.id} has no bot {bot!r}; it has: {', '.join(able)}")


def new_terms(config: Config, wish: NewTable, game: AnyGame, setup: Setup, host: str, opening: Opening | None) -> Terms:
    """Return the terms of a new table, with a fresh secret."""
    usual = config.slow_answer_seconds if wish.pace == "slow" else config.live_answer_seconds
    return Terms(
        id=token_urlsafe(9),
        invite=token_urlsafe(12),
        game=game.id,
        version=game.version,
        setup=setup,
        pace=wish.pace,
        answer_seconds=wish.answer_seconds or usual,
        public=wish.public,
        title=clean_text(wish.title),
        host=host,
        key=token_hex(32),
        created_at=config.now(),
        opening=opening,
        part_seconds=config.part_seconds,
        ask_everything=wish.ask_everything,
        coach=wish.coach,
    )
