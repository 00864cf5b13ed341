"""The files of the client: what browsers may keep, and what they have to ask for again."""

import asyncio
from pathlib import Path

from starlette.responses import Response

from cosmodrome.server.files import ASK_AGAIN, FOREVER, ClientFiles


def get(folder: Path, name: str, **headers: str) -> Response:
    """Return what the server answers for a file."""
    raw = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    path = f"/static/{name}"
    scope = {"type": "http", "method": "GET", "path": path, "root_path": "/static", "headers": raw}
    files = ClientFiles(directory=folder)
    return asyncio.run(files.get_response(files.get_path(scope), scope))


def test_built_files_are_kept_and_all_others_asked_for_again(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("assets/index-1a2b.js", "index.html", "manifest.webmanifest", "sw.js"):
        (tmp_path / name).write_text(name)
    assert get(tmp_path, "assets/index-1a2b.js").headers["cache-control"] == FOREVER
    for name in ("index.html", "manifest.webmanifest", "sw.js"):
        assert get(tmp_path, name).headers["cache-control"] == ASK_AGAIN


def test_the_service_worker_may_work_for_the_whole_site(tmp_path: Path) -> None:
    for name in ("sw.js", "other.js"):
        (tmp_path / name).write_text(name)
    assert get(tmp_path, "sw.js").headers["service-worker-allowed"] == "/"
    assert "service-worker-allowed" not in get(tmp_path, "other.js").headers


def test_an_unchanged_file_is_not_sent_again(tmp_path: Path) -> None:
    (tmp_path / "sw.js").write_text("")
    again = get(tmp_path, "sw.js", if_none_match=get(tmp_path, "sw.js").headers["etag"])
    assert (again.status_code, again.headers["cache-control"]) == (304, ASK_AGAIN)
