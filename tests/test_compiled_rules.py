"""Whoever plays from a checkout gets compiled rules, of these very sources or not at all.  Nothing is compiled here."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from zipfile import ZipFile

import pytest
from scripts import compiled_rules, trial
from scripts.compiled_rules import Recipe, Rules, build, choose_rules

# Stands in for pip: writes a wheel with one compiled module, and notes that it was called.
MAKE_WHEEL = """
import pathlib, sys, zipfile
with open("built", "a") as notes:
    notes.write("x")
with zipfile.ZipFile(pathlib.Path(sys.argv[1]) / "cosmodrome-1.whl", "w") as wheel:
    wheel.writestr("cosmodrome/kernel/state.so", "machine code")
    wheel.writestr("cosmodrome/kernel/state.py", "not wanted")
"""
CHANGE_SOURCES = "pathlib.Path('src/cosmodrome/kernel/state.py').write_text('changed')"
GOOD: Recipe = Recipe((sys.executable, "-c", MAKE_WHEEL), (sys.executable, "-c", ""))
BAD_WHEEL = GOOD._replace(wheel=(sys.executable, "-c", "exit(1)"))
BAD_TRIAL = GOOD._replace(trial=(sys.executable, "-c", "exit(1)"))
MOST_WAITS = 2400  # of a twentieth of a second, for a process on a busy machine
CHANGING = GOOD._replace(wheel=(sys.executable, "-c", MAKE_WHEEL + CHANGE_SOURCES))


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout in a folder with a space in its name, on a machine with a C compiler."""
    root = tmp_path / "my games"
    for name in ("hatch_build.py", "pyproject.toml", "src/cosmodrome/__init__.py"):
        write(root / name, "")
    write(root / "src/cosmodrome/kernel/state.py", "plain")
    write(root / "src/cosmodrome/kernel/cold.py", "cold")
    write(root / "src/cosmodrome/server/page.html", "page")
    write(root / "src/cosmodrome/games/toy/components.json", "{}")
    write(tmp_path / "tools" / "cc", "#!/bin/sh\n").chmod(0o755)
    write(tmp_path / "include" / "Python.h", "")
    monkeypatch.setenv("CC", str(tmp_path / "tools" / "cc"))
    monkeypatch.delenv("COSMODROME_COMPILE", raising=False)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path / name))
    return root


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Rules]:
    """Builds that were begun in the background; none really is."""
    builds: list[Rules] = []
    monkeypatch.setattr(compiled_rules, "build_in_background", builds.append)
    return builds


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def builds(checkout: Path) -> int:
    """Return how often something was compiled."""
    return len((checkout / "built").read_text())


# -- starts ------------------------------------------------------------------------------------------------------------
def test_the_first_start_is_plain_and_has_the_rules_built(checkout: Path, begun: list[Rules]) -> None:
    folder, news = choose_rules(checkout)
    assert folder is None
    assert "being built" in news
    assert str(begun[0].log) in news
    assert len(begun) == 1


def test_the_next_start_is_compiled(checkout: Path, begun: list[Rules]) -> None:
    assert build(checkout, GOOD)
    folder, news = choose_rules(checkout)
    assert folder == Rules.of(checkout).folder
    assert news == "running compiled rules"
    assert begun == []


@pytest.mark.parametrize(
    "file", ["src/cosmodrome/kernel/state.py", "src/cosmodrome/games/new.py", "pyproject.toml", "hatch_build.py"]
)
def test_compiled_rules_of_other_sources_are_not_used(checkout: Path, begun: list[Rules], file: str) -> None:
    build(checkout, GOOD)
    write(checkout / file, "changed")
    assert choose_rules(checkout)[0] is None
    assert len(begun) == 1


def test_a_source_that_went_or_moved_counts_as_a_change(checkout: Path) -> None:
    cold = checkout / "src/cosmodrome/kernel/cold.py"
    keys = [Rules.of(checkout).key]
    cold = cold.rename(cold.with_name("colder.py"))
    keys.append(Rules.of(checkout).key)
    cold.unlink()
    keys.append(Rules.of(checkout).key)
    assert len(set(keys)) == 3


def test_sources_as_they_were_need_no_new_build(checkout: Path, begun: list[Rules]) -> None:
    build(checkout, GOOD)
    state = checkout / "src/cosmodrome/kernel/state.py"
    write(state, "changed")
    build(checkout, GOOD)
    write(state, "plain")
    os.utime(state)
    assert choose_rules(checkout)[0] == Rules.of(checkout).folder
    assert build(checkout, GOOD)
    assert builds(checkout) == 2


def test_what_is_not_compiled_does_not_count(checkout: Path) -> None:
    build(checkout, GOOD)
    write(checkout / "src/cosmodrome/server/page.html", "another page")
    write(checkout / "src/cosmodrome/kernel/__pycache__/state.pyc", "written by Python")
    folder, _ = choose_rules(checkout)
    assert folder is not None
    assert (folder / "cosmodrome/server/page.html").read_text() == "another page"


def test_other_builds_of_python_need_rules_of_their_own(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = Rules.of(checkout).key
    monkeypatch.setattr(sys, "version", "3.99")
    assert Rules.of(checkout).key != key


def test_a_copied_checkout_does_not_use_rules_that_link_to_the_first(checkout: Path, begun: list[Rules]) -> None:
    build(checkout, GOOD)
    copy = checkout.with_name("copy")
    shutil.copytree(checkout, copy, symlinks=True)
    assert choose_rules(copy)[0] is None
    assert len(begun) == 1


def test_without_a_compiler_rules_are_plain(
    checkout: Path, begun: list[Rules], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    folder, news = choose_rules(checkout)
    assert folder is None
    assert "apt install gcc python3-dev" in news
    assert begun == []


def test_without_headers_rules_are_plain(checkout: Path, begun: list[Rules]) -> None:
    (checkout.parent / "include" / "Python.h").unlink()
    assert "python3-dev" in choose_rules(checkout)[1]
    assert begun == []


def test_compiled_rules_are_used_where_the_compiler_went(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build(checkout, GOOD)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert choose_rules(checkout)[0] == Rules.of(checkout).folder


def test_plain_rules_can_be_wished_for(checkout: Path, begun: list[Rules], monkeypatch: pytest.MonkeyPatch) -> None:
    build(checkout, GOOD)
    monkeypatch.setenv("COSMODROME_COMPILE", "0")
    assert choose_rules(checkout)[0] is None
    assert begun == []


def test_a_folder_that_cannot_be_written_does_not_stop_a_start(checkout: Path) -> None:
    write(checkout / "build", "a file stands in for a folder that is read-only")
    folder, news = choose_rules(checkout)
    assert folder is None
    assert "cannot be kept here" in news


def test_a_path_that_python_cannot_be_told_is_left_alone(checkout: Path, begun: list[Rules]) -> None:
    moved = checkout.rename(checkout.with_name(f"my{os.pathsep}games"))
    assert "without" in choose_rules(moved)[1]
    assert begun == []


# -- builds ------------------------------------------------------------------------------------------------------------
def test_the_folder_holds_compiled_modules_and_links_to_the_rest(checkout: Path) -> None:
    assert build(checkout, GOOD)
    package = Rules.of(checkout).folder / "cosmodrome"
    assert (package / "kernel/state.so").read_text() == "machine code"
    assert (package / "kernel/state.py").read_text() == "plain"
    assert (package / "kernel/cold.py").is_symlink()
    assert (package / "server").is_symlink()
    assert (package / "games/toy/components.json").read_text() == "{}"


def test_what_is_there_is_not_built_again(checkout: Path) -> None:
    assert build(checkout, GOOD)
    assert build(checkout, GOOD)
    assert builds(checkout) == 1


def test_builds_come_one_at_a_time(checkout: Path) -> None:
    rules = Rules.of(checkout)
    rules.shelf.mkdir(parents=True)
    with compiled_rules.only_one(rules.shelf / "lock") as alone:
        assert alone
        assert not build(checkout, GOOD)
    assert not (checkout / "built").exists()
    assert build(checkout, GOOD)


@pytest.mark.parametrize("recipe", [BAD_WHEEL, BAD_TRIAL])
def test_a_build_that_fails_leaves_plain_rules_and_is_not_tried_at_every_start(
    checkout: Path, begun: list[Rules], recipe: Recipe
) -> None:
    half = write(checkout / "build/cpython-311-mypy-2/o/state.o", "half an object file")
    assert not build(checkout, recipe)
    folder, news = choose_rules(checkout)
    assert folder is None
    assert str(Rules.of(checkout).log) in news
    assert begun == []
    assert not half.exists()
    assert [path for path in Rules.of(checkout).shelf.iterdir() if path.is_dir()] == []


def test_what_failed_is_tried_again_after_a_day_or_with_other_sources(checkout: Path, begun: list[Rules]) -> None:
    build(checkout, BAD_WHEEL)
    os.utime(Rules.of(checkout).failure, (0, 0))
    assert "being built" in choose_rules(checkout)[1]
    build(checkout, BAD_WHEEL)
    write(checkout / "src/cosmodrome/kernel/state.py", "mended")
    assert "being built" in choose_rules(checkout)[1]


def test_sources_that_change_during_a_build_get_no_rules_of_older_ones(checkout: Path, begun: list[Rules]) -> None:
    assert not build(checkout, CHANGING)
    assert "being built" in choose_rules(checkout)[1]


def test_old_rules_are_cleared_away_but_not_at_once(checkout: Path) -> None:
    keys = []
    for number in range(compiled_rules.KEPT + 1):
        write(checkout / "src/cosmodrome/kernel/state.py", str(number))
        build(checkout, GOOD)
        keys.append(Rules.of(checkout).key)
        os.utime(Rules.of(checkout).folder, (number, number))
    build(checkout, GOOD)
    write(checkout / "src/cosmodrome/kernel/state.py", "the last")
    build(checkout, GOOD)
    kept = {path.name for path in Rules.of(checkout).shelf.iterdir() if path.is_dir()}
    assert kept == {*keys[-compiled_rules.KEPT + 1 :], Rules.of(checkout).key}


def test_a_background_build_outlives_the_start_and_says_why_it_failed(tmp_path: Path) -> None:
    write(tmp_path / "scripts" / "compiled_rules.py", Path(compiled_rules.__file__).read_text("utf-8"))
    write(tmp_path / "pyproject.toml", "this is no project")
    begin = "from scripts.compiled_rules import *; build_in_background(Rules.of(ROOT)); print(Rules.of(ROOT).log)"
    start = subprocess.run([sys.executable, "-c", begin], cwd=tmp_path, capture_output=True, text=True, check=True)
    log = Path(start.stdout.strip())
    assert log.is_relative_to(tmp_path)
    for _ in range(MOST_WAITS):
        if list(log.parent.glob("*.failed")):
            break
        time.sleep(0.05)
    assert list(log.parent.glob("*.failed"))
    assert "pip" in log.read_text()


def test_the_launcher_passes_arguments_on(tmp_path: Path) -> None:
    root = tmp_path / "my games"
    script = Path(compiled_rules.__file__)
    write(root / "scripts" / "compiled_rules.py", script.read_text("utf-8"))
    launcher = write(root / "scripts" / "cosmodrome", script.with_name("cosmodrome").read_text("utf-8"))
    launcher.chmod(0o755)
    write(root / ".venv/bin/cosmodrome", '#!/bin/sh\nprintf "<%s>" "$@" "$PYTHONPATH"\n').chmod(0o755)
    write(root / ".venv/pyvenv.cfg", f"home = {Path(sys.base_prefix) / 'bin'}\n")
    (root / ".venv/bin/python").symlink_to(sys.executable)
    env = os.environ | {"COSMODROME_COMPILE": "0", "PYTHONPATH": "mine"}
    run = subprocess.run([launcher, "play", "a b"], env=env, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert run.stdout == "<play><a b><mine>"
    assert run.stderr == "plain rules, as COSMODROME_COMPILE=0 wishes\n"


def test_the_trial_tells_a_plain_build_from_a_compiled_one() -> None:
    assert {complaint.split(" ", 1)[1] for complaint in trial.complaints()} == {"runs interpreted"}


def test_only_extensions_are_taken_from_a_wheel(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "wheel", "w") as wheel:
        for name in ("cosmodrome/a.so", "cosmodrome/a.py", "b__mypyc.so", "cosmodrome-1.dist-info/RECORD"):
            wheel.writestr(name, "")
    compiled_rules.unpack_extensions(tmp_path / "wheel", tmp_path / "folder")
    found = [str(path.relative_to(tmp_path / "folder")) for path in (tmp_path / "folder").rglob("*") if path.is_file()]
    assert sorted(found) == ["b__mypyc.so", "cosmodrome/a.so"]
