"""The files of the browser client, and how long browsers may keep them."""

from os import PathLike, stat_result
from typing import Final

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"  # a built file has its own hash in its name
ASK_AGAIN: Final = "no-cache"
WORKER: Final = "sw.js"  # lies under /static, and works for the whole site


class ClientFiles(StaticFiles):
    """Serves the files of the client; whatever may change under its name is asked for again each time."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return a file with the headers that tell how long it may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = self.get_path(scope)
        response.headers["cache-control"] = FOREVER if path.startswith("assets") else ASK_AGAIN
        if path == WORKER:
            response.headers["service-worker-allowed"] = "/"
        return response
