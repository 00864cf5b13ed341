"""The files of the browser client, and how long browsers may keep them."""

import asyncio
import gzip
from os import PathLike, stat_result
from pathlib import Path
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"  # a built file has its own hash in its name
ASK_AGAIN: Final = "no-cache"
WORKER: Final = "sw.js"  # lies under /static, and works for the whole site
WORTH_IT: Final = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
LEAST_BYTES: Final = 500


class ClientFiles(StaticFiles):
    """Serves the files of the client; whatever may change under its name is asked for again each time."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.packed: Final[dict[str, tuple[str, bytes]]] = {}  # by path: of which version, and its bytes

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, packed where the browser can unpack it."""
        response = await super().get_response(path, scope)
        if not isinstance(response, FileResponse) or not str(response.path).endswith(WORTH_IT):
            return response
        response.headers["vary"] = "Accept-Encoding"
        small = int(response.headers["content-length"]) < LEAST_BYTES
        if small or "gzip" not in Headers(scope=scope).get("accept-encoding", "") or scope["method"] == "HEAD":
            return response
        data = await self.pack(str(response.path), response.headers["etag"])
        kept = {
            name: value for name, value in response.headers.items() if name not in ("content-length", "accept-ranges")
        }
        return Response(data, response.status_code, {**kept, "content-encoding": "gzip"})

    async def pack(self, path: str, version: str) -> bytes:
        """Return a file packed; that is done once, in a thread."""
        known = self.packed.get(path)
        if known is None or known[0] != version:
            known = self.packed[path] = version, await asyncio.to_thread(packed, path)
        return known[1]

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


def packed(path: str) -> bytes:
    """Return a file as small as it gets."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)
