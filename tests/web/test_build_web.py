"""scripts/build-web takes the Node of the machine where it will do, and fetches one where it will not."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "build-web"
TOOLS = ("sh", "dirname", "sed", "touch", "mkdir", "cat", "chmod")  # all that the script and the stand-ins call
OWN, FETCHED = "npm of the machine", "npm from PyPI"

# Stands in for a Python interpreter: makes an environment, and a Node in it when one is installed.
PYTHON = f"""\
#!/bin/sh
case "$2" in
venv) mkdir -p "$3/bin" && cat "$0" > "$3/bin/python" && chmod +x "$3/bin/python" ;;
pip) npm="${{0%/*}}/npm"; printf '#!/bin/sh\\necho "{FETCHED}: $*"\\n' > "$npm"; chmod +x "$npm" ;;
esac
"""


def add_program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with nothing but the script and what it calls, beside a PATH without Node."""
    (tmp_path / "checkout" / "web" / "node_modules").mkdir(parents=True)
    (tmp_path / "checkout" / "web" / "package-lock.json").touch()
    (tmp_path / "checkout" / "scripts").mkdir()
    shutil.copy(SCRIPT, tmp_path / "checkout" / "scripts")
    add_program(tmp_path / "python", PYTHON)
    (tmp_path / "bin").mkdir()
    for name in TOOLS:
        (tmp_path / "bin" / name).symlink_to(shutil.which(name) or name)
    return tmp_path / "checkout"


def build(checkout: Path) -> str:
    """Run the script and return what it and the stand-ins said."""
    around = checkout.parent
    env = {"PATH": str(around / "bin"), "PYTHON": str(around / "python"), "HOME": os.environ.get("HOME", "/")}
    run = subprocess.run([checkout / "scripts" / "build-web"], env=env, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def add_node(checkout: Path, version: str) -> None:
    # It runs no JavaScript: Node 20 refuses process.exit(false), older ones do not, and neither needs to matter.
    program = f'#!/bin/sh\n[ "$1" = --version ] || exit 1\necho {version}\n'
    add_program(checkout.parent / "bin" / "node", program)


def add_npm(checkout: Path) -> None:
    add_program(checkout.parent / "bin" / "npm", f'#!/bin/sh\necho "{OWN}: $*"\n')


@pytest.mark.parametrize("version", ["v20.0.0", "v20.20.2", "v24.1.0"])
def test_the_node_of_the_machine_is_used(checkout: Path, version: str) -> None:
    add_node(checkout, version)
    add_npm(checkout)
    said = build(checkout)
    assert f"{OWN}: run --silent build" in said
    assert "PyPI" not in said
    assert not (checkout / "build").exists()


@pytest.mark.parametrize("version", ["v18.19.1", "v8.10.0", "no-version"])
def test_a_node_that_is_too_old_is_passed_over(checkout: Path, version: str) -> None:
    add_node(checkout, version)
    add_npm(checkout)
    said = build(checkout)
    assert f"{FETCHED}: run --silent build" in said
    assert OWN not in said


def test_without_node_one_is_fetched_once(checkout: Path) -> None:
    assert "taking the one from PyPI" in build(checkout)
    again = build(checkout)
    assert "taking" not in again
    assert f"{FETCHED}: run --silent build" in again


def test_node_without_npm_does_not_do(checkout: Path) -> None:
    add_node(checkout, "v20.20.2")
    assert f"{FETCHED}: run --silent build" in build(checkout)
