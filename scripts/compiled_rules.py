"""Starts ``cosmodrome`` from a checkout with compiled rules where they are built, and else builds them for next time.

    python scripts/compiled_rules.py COMMAND ...      run `cosmodrome COMMAND ...`; scripts/cosmodrome is short for this
    python scripts/compiled_rules.py --build          build the compiled rules now
    python scripts/compiled_rules.py --can-compile    exit status 0 where a C compiler is there, else say what to do

Compiled rules are a folder under build/rules/ named after a hash of everything they were compiled from: a folder whose
name fits is up to date, and nothing else is ever used.  It holds the compiled modules and beside them links to the rest
of src/, so whoever puts it first on Python's path runs this checkout, only faster.  docs/adr/0031.
"""

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
COMPILED_FROM: Final = ("hatch_build.py", "pyproject.toml", "src/cosmodrome/games", "src/cosmodrome/kernel")
EXTENSION: Final = (".so", ".pyd")
KEPT: Final = 3  # folders: a server that still runs may have begun with an older one
RETRY_SECONDS: Final = 24 * 3600  # after which what failed is tried again: the network may have been away
NICENESS: Final = "15"
FASTER: Final = "20 to 28 times as fast"  # random play, benchmarks/REPORT.md
NEED: Final = "a C compiler and Python.h (on Debian or Ubuntu: sudo apt install gcc python3-dev)"


class Recipe(NamedTuple):
    """How compiled rules are made: the command that writes a wheel into a folder, and the one that tries the rules."""

    wheel: tuple[str, ...] = (
        *(sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"),
        *(".", "--wheel-dir"),
    )
    trial: tuple[str, ...] = (sys.executable, str(ROOT / "scripts" / "trial.py"))


class Rules(NamedTuple):
    """The compiled rules of a checkout as its sources are now, built or not."""

    root: Path
    key: str

    @classmethod
    def of(cls, root: Path) -> "Rules":
        """Return the compiled rules that fit the sources."""
        return cls(root, source_key(root))

    @property
    def shelf(self) -> Path:
        """Where all compiled rules of the checkout lie."""
        return self.root / "build" / "rules"

    @property
    def folder(self) -> Path:
        """What is put on Python's path."""
        return self.shelf / self.key

    @property
    def log(self) -> Path:
        """What the last build said."""
        return self.shelf / "log"

    @property
    def failure(self) -> Path:
        """A file that is there when the build failed."""
        return self.shelf / f"{self.key}.failed"

    def has_failed(self) -> bool:
        """Tell whether the build failed lately."""
        try:
            return time.time() - self.failure.stat().st_mtime < RETRY_SECONDS
        except OSError:
            return False


def source_key(root: Path) -> str:
    """Return a hash of everything that compiled rules are made from, of the Python they are for, and of their place."""
    runtime = [path.name for path in Path(sysconfig.get_path("platlib")).glob("librt-*.dist-info")]
    made_for = f"{sys.version} {sysconfig.get_config_var('EXT_SUFFIX')} {runtime} {root}"
    digest = blake2b(made_for.encode(), digest_size=10)
    for file in source_files(root):
        content = file.read_bytes()
        digest.update(f"\n{file.relative_to(root)} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def source_files(root: Path) -> Iterator[Path]:
    """Iterate over the files that compiled rules are made from, in the same order everywhere."""
    for name in COMPILED_FROM:
        found = [root / name] if (root / name).is_file() else sorted((root / name).rglob("*"))
        yield from (file for file in found if file.is_file() and "__pycache__" not in file.parts)


def can_compile() -> bool:
    """Tell whether a C compiler and the headers of this Python are there."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(compiler[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


# -- starting ----------------------------------------------------------------------------------------------------------
def start(arguments: list[str]) -> None:
    """Become ``cosmodrome``, with compiled rules where they fit the sources."""
    folder, news = choose_rules(ROOT)
    print(news, file=sys.stderr)
    if folder:
        path = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *([path] if path else [])])
    program = str(Path(sys.executable).with_name("cosmodrome"))
    os.execv(program, [program, *arguments])


def choose_rules(root: Path) -> tuple[Path | None, str]:
    """Return the folder of compiled rules that fit, if there is one, and what to tell; see that it is built."""
    if os.environ.get("COSMODROME_COMPILE") == "0":
        return None, "plain rules, as COSMODROME_COMPILE=0 wishes"
    rules = Rules.of(root)
    if rules.folder.is_dir():
        return rules.folder, "running compiled rules"
    if os.pathsep in str(root):
        return None, f"plain rules: compiled ones need a folder without {os.pathsep!r} in its path"
    if not can_compile():
        return None, f"plain rules: compiled ones are {FASTER} and need {NEED}"
    if rules.has_failed():
        return None, f"plain rules: compiling them failed, see {rules.log}; `rm -r build/rules` tries again now"
    try:
        build_in_background(rules)
    except OSError as error:
        return None, f"plain rules: compiled ones cannot be kept here ({error})"
    return None, f"plain rules; compiled ones, {FASTER}, are being built for the next start (log: {rules.log})"


def build_in_background(rules: Rules) -> None:
    """Have the rules built by a process of low priority that outlives this one; the shell hands it over to nobody."""
    rules.shelf.mkdir(parents=True, exist_ok=True)
    command = ["nice", "-n", NICENESS, sys.executable, "-I", str(Path(__file__).resolve()), "--build"]
    with rules.log.open("ab") as log:
        subprocess.run(
            ["sh", "-c", '"$@" &', "sh", *command],
            check=True,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


# -- building ----------------------------------------------------------------------------------------------------------
def build(root: Path, recipe: Recipe) -> bool:
    """Build the rules that fit the sources, unless they are there or somebody is at it; tell whether they are there."""
    rules = Rules.of(root)
    rules.shelf.mkdir(parents=True, exist_ok=True)
    with only_one(rules.shelf / "lock") as alone:
        if not alone or rules.folder.is_dir():
            return rules.folder.is_dir()
        if rules.log.exists():
            os.truncate(rules.log, 0)
        try:
            make_folder(rules, recipe)
        except (OSError, subprocess.CalledProcessError) as error:
            print(error, flush=True)
            forget_objects(root)
            rules.failure.touch()
            return False
        rules.failure.unlink(missing_ok=True)
        drop_older(rules)
        return rules.folder.is_dir()


@contextmanager
def only_one(lock: Path) -> Iterator[bool]:
    """Tell whether nobody else is at it; nobody else comes in before this is left, in whatever way."""
    with lock.open("wb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True


def make_folder(rules: Rules, recipe: Recipe) -> None:
    """Compile, put the folder together, try it, and only then give it its name."""
    from tempfile import TemporaryDirectory  # a start does without, and is the quicker for it

    with TemporaryDirectory(dir=rules.shelf, prefix="new-") as new:
        env = os.environ | {"COSMODROME_COMPILE": "1", "COSMODROME_CLIENT": "0"}
        subprocess.run([*recipe.wheel, new], cwd=rules.root, env=env, check=True)
        (wheel,) = Path(new).glob("*.whl")
        folder = Path(new) / "folder"
        unpack_extensions(wheel, folder)
        add_links(rules.root / "src" / "cosmodrome", folder / "cosmodrome")
        subprocess.run(recipe.trial, cwd=new, env=os.environ | {"PYTHONPATH": str(folder)}, check=True)
        if source_key(rules.root) == rules.key:
            folder.rename(rules.folder)
        else:
            print("the sources changed meanwhile; the next start builds again")


def unpack_extensions(wheel: Path, folder: Path) -> None:
    """Take the compiled modules out of a wheel."""
    from zipfile import ZipFile

    with ZipFile(wheel) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if name.endswith(EXTENSION)])


def add_links(source: Path, folder: Path) -> None:
    """Link everything of a source folder, but go into folders of which some modules are compiled."""
    for entry in source.iterdir():
        beside = folder / entry.name
        if beside.is_dir():
            add_links(entry, beside)
        elif entry.name != "__pycache__":
            beside.symlink_to(entry)


def forget_objects(root: Path) -> None:
    """Remove what hatch_build.py keeps between builds: one that was killed may have left half an object file."""
    for objects in (root / "build").glob("*-mypy-*/o"):
        shutil.rmtree(objects, ignore_errors=True)


def drop_older(rules: Rules) -> None:
    """Remove rules of sources that are long gone, and what a killed build left behind."""
    folders = sorted((path for path in rules.shelf.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime)
    for folder in folders[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """Do what the arguments say; return the exit status."""
    if arguments == ["--build"]:
        return 0 if build(ROOT, Recipe()) else 1
    if arguments == ["--can-compile"]:
        if not can_compile():
            print(f"This needs {NEED}.")
        return 0 if can_compile() else 1
    start(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
