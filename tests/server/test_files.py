"""The files of the client: what browsers may keep, and what they have to ask for again."""

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.responses import Response

from cosmodrome.server.web.files import ASK_AGAIN, FOREVER, ClientFiles, packed


def get(folder: Path, name: str, files: ClientFiles | None = None, **headers: str) -> Response:
    """Return what the server answers for a file."""
    raw = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    path = f"/static/{name}"
    scope = {"type": "http", "method": "GET", "path": path, "root_path": "/static", "headers": raw}
    files = files or ClientFiles(directory=folder)
    return asyncio.run(files.get_response(files.get_path(scope), scope))


def test_a_file_is_packed_once_for_those_who_can_unpack_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = b"export const x = 1;\n" * 1000
    (tmp_path / "a.js").write_bytes(text)
    (tmp_path / "a.woff2").write_bytes(text)
    work: list[str] = []

    def pack(path: str) -> bytes:
        work.append(path)
        return packed(path)

    monkeypatch.setattr("cosmodrome.server.web.files.packed", pack)
    files = ClientFiles(directory=tmp_path)
    for _ in range(3):
        response = get(tmp_path, "a.js", files, accept_encoding="br, gzip")
        assert gzip.decompress(bytes(response.body)) == text
        assert (response.headers["content-encoding"], response.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert response.headers["content-length"] == str(len(response.body))
        assert response.headers["content-type"].startswith("text/javascript")
    assert len(work) == 1
    assert "content-encoding" not in get(tmp_path, "a.js", files).headers
    assert "content-encoding" not in get(tmp_path, "a.woff2", files, accept_encoding="gzip").headers
    (tmp_path / "a.js").write_bytes(text * 2)
    assert gzip.decompress(bytes(get(tmp_path, "a.js", files, accept_encoding="gzip").body)) == text * 2


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
