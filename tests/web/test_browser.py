"""The browser client: its protocol types are those of the server, and games are played in a real browser."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest
from tests.installed import search_path
from tests.server.house import free_port

from cosmodrome import protocol, protocol_account

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "cosmodrome" / "server" / "client" / "index.html"
CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
)
SUITES = sorted(
    path.name.removesuffix(".test.ts") for path in (WEB / "e2e").glob("*.test.ts") if path.name != "screenshots.test.ts"
)
SHARED = (
    "SeatInfo",
    "TableInfo",
    "Told",
    "Line",
    "Given",
    "Me",
    "SessionInfo",
    "Proof",
    "RecordInfo",
    "Moment",
    "Verdict",
    "Proposal",
    "Clock",
    "RuleText",
    "Sign",
    "Part",
    "Reading",
    "Catalogue",
    "PartsInfo",
    "Ending",
)


def fields_in_client(name: str) -> set[str]:
    """Return the fields of an interface of protocol.ts."""
    text = (WEB / "src" / "core" / "protocol.ts").read_text("utf-8")
    found = re.search(rf"export interface {name}\b[^{{]*{{(.*?)\n}}", text, re.DOTALL)
    assert found, f"protocol.ts has no {name}"
    return set(re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE))


@pytest.mark.parametrize("name", SHARED)
def test_client_and_server_speak_of_the_same_fields(name: str) -> None:
    made = getattr(protocol, name, None) or getattr(protocol_account, name)
    assert fields_in_client(name) == {field.name for field in msgspec.structs.fields(made)}


def test_the_first_load_is_small() -> None:
    if not CLIENT.is_file():
        pytest.skip("the client is not built (make web)")
    import gzip

    assets = CLIENT.parent / "assets"
    first = [
        path
        for path in assets.iterdir()
        if re.match(r"(index|Lobby|PageHeader|TableRow|ships|catalogue|noto-sans-latin)", path.name)
    ]
    assert sum(len(gzip.compress(path.read_bytes())) for path in first) < 250_000


@pytest.mark.parametrize("suite", SUITES)
def test_in_a_browser(suite: str, tmp_path: Path) -> None:
    if not (CHROMIUM and CLIENT.is_file() and (WEB / "node_modules").is_dir()):
        pytest.skip("needs Chromium and the built client (make web)")
    if os.environ.get("PYTEST_XDIST_WORKER"):
        pytest.skip("a browser needs the machine for itself: make test-web")
    env = os.environ | {"CHROMIUM": CHROMIUM, "E2E_PORT": str(free_port())}
    if suite == "elsewhere":
        env["PYTHONPATH"] = search_path(tmp_path)
    run = subprocess.run(
        ["npx", "playwright", "test", f"/e2e/{suite}.test.ts"], cwd=WEB, env=env, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
