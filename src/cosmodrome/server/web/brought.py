"""What games bring for the browser: a poster for the lobby, and a board of their own.

A board is a folder with an ES module ``board.js`` and, if it likes, ``board.css`` and what these ask for.  The policy
of the page holds for it too: everything comes from this server.
"""

from functools import cache
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from cosmodrome.bots.roster import bots_for, usual_bot
from cosmodrome.kernel.game import Json
from cosmodrome.registry import AnyGame, UnknownGame, find_game
from cosmodrome.server.web.files import ASK_AGAIN, ClientFiles

MODULE: Final = "board.js"
STYLES: Final = "board.css"
SERVED: Final = (
    ".css",
    ".ftl",
    ".js",
    ".json",
    ".map",
    ".png",
    ".svg",
    ".webp",
    ".woff2",
)  # nothing else leaves a folder


def described(game: AnyGame) -> Json:
    """Return the description of a game for clients: also who can play it, whether it has a guided first
    game, and where its poster and board are."""
    board = game.board if game.board is not None and (game.board / MODULE).is_file() else None
    return {
        **game.describe(),
        "bots": bots_for(game),
        "usual_bot": usual_bot(game),
        "lesson": game.lesson is not None,
        "poster": f"/games/{game.id}/poster{game.poster.suffix}" if game.poster is not None else "",
        "board": f"/games/{game.id}/board/{MODULE}" if board is not None else "",
        "styles": f"/games/{game.id}/board/{STYLES}" if board is not None and (board / STYLES).is_file() else "",
    }


class BoardFiles(ClientFiles):
    """Serves the files of a board; they may change under their names with every release of their package."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not path.endswith(SERVED):
            raise HTTPException(404)
        return await super().get_response(path, scope)

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = ASK_AGAIN
        return response


@cache
def files_in(folder: Path) -> BoardFiles:
    """Return what serves a folder."""
    return BoardFiles(directory=folder, check_dir=False)


def game_in(request: Request) -> AnyGame:
    """Return the game that a path names."""
    try:
        return find_game(request.path_params["game"])
    except UnknownGame:
        raise HTTPException(404) from None


async def get_poster(request: Request) -> Response:
    """Return the poster of a game."""
    poster = game_in(request).poster
    if poster is None or not poster.is_file() or request.path_params["suffix"] != poster.suffix.removeprefix("."):
        raise HTTPException(404)
    return FileResponse(poster, headers={"cache-control": ASK_AGAIN})


async def get_board(request: Request) -> Response:
    """Return a file of a game's board."""
    folder = game_in(request).board
    if folder is None:
        raise HTTPException(404)
    return await files_in(folder).get_response(request.path_params["path"], request.scope)


ROUTES: Final = (
    Route("/games/{game}/poster.{suffix}", get_poster),
    Route("/games/{game}/board/{path:path}", get_board),
)
