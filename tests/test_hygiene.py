"""What no file of the repository may contain, and how long a source file may be."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE_SUFFIXES = {".py", ".pyi", ".ts", ".js", ".mjs", ".svelte", ".css", ".html"}
MOST_LINES = 500
MAY_BE_LONGER: dict[str, str] = {  # path: why it cannot be split
    "src/cosmodrome/protocol.py": "every message stands in one place (docs/adr/0014)",
}

# Put together from pieces, so that this file does not contain them.
PRIVATE_FOLDERS = re.compile(r"(?<![\w.~/-])/(?:" + "|".join(["work", "root", "home", "Users"]) + r")/")
REGISTRY_HOSTS = re.compile("|".join(re.escape(".".join(parts)) for parts in [
    ("pypi", "org"), ("files", "pythonhosted", "org"), ("registry", "npmjs", "org"), ("registry", "yarnpkg", "com"),
]))  # fmt: skip


def forbidden(text: str) -> list[str]:
    """Return what a text mentions but must not: folders of somebody's machine, hosts of package registries."""
    return [match.group() for pattern in (PRIVATE_FOLDERS, REGISTRY_HOSTS) for match in pattern.finditer(text)]


def files() -> list[Path]:
    """Return all files of the repository that git does not ignore."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_mentions_machines_or_registries() -> None:
    found = {str(path.relative_to(ROOT)): forbidden(path.read_text("utf-8", errors="ignore")) for path in files()}
    assert {path: what for path, what in found.items() if what} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("cd /" + "work/main", 1),
        ("'/" + "root/.cache' and /" + "home/me/x", 2),
        ("index-url = https://" + "pypi" + ".org/simple", 1),
        ("docs/" + "work/plan.md and https://example.com/" + "work/ and make /" + "workers", 0),
    ],
)
def test_the_test_of_mentions_itself(text: str, found: int) -> None:
    assert len(forbidden(text)) == found


def test_every_module_has_a_docstring() -> None:
    modules = [path for path in files() if path.suffix == ".py" and path.is_relative_to(ROOT / "src")]
    assert modules
    assert [str(path) for path in modules if not ast.get_docstring(ast.parse(path.read_text("utf-8")))] == []


def test_source_files_are_short() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in files()
        if path.suffix in SOURCE_SUFFIXES
    }
    assert {path: n for path, n in lengths.items() if n > MOST_LINES and path not in MAY_BE_LONGER} == {}
