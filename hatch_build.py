"""What the wheel holds besides the package folder: the browser client, the numbered rules, compiled modules when asked.

With COSMODROME_COMPILE=1 mypyc turns the kernel and the games into C extensions; pyproject.toml says which modules.
The extensions are built under build/ and go from there into the wheel: src/ never holds one, so an editable install is
always interpreted.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MYPY = "mypy>=2.4,<2.5"
SETUPTOOLS = "setuptools>=75"

# mypyc shows all functions to the outside, and what could be replaced from outside is not inlined: say that none is.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]


class WheelHook(BuildHookInterface):
    """Adds files to a wheel; an editable install finds everything in the checkout and needs none."""

    @property
    def wanted(self) -> bool:
        return os.environ.get("COSMODROME_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        return [MYPY, SETUPTOOLS] if self.wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["force_include"]["docs/rules"] = "cosmodrome/rulebooks"
        self.build_client(Path(self.root))
        if self.wanted:
            self.add_compiled(Path(self.root), build_data)

    def build_client(self, root: Path) -> None:
        """Build the browser client, unless `make web` has; with COSMODROME_CLIENT=0 the plain page has to do."""
        built = root / "src" / "cosmodrome" / "server" / "client" / "index.html"
        if not built.is_file() and os.environ.get("COSMODROME_CLIENT") != "0":
            subprocess.run(
                [str(root / "scripts" / "build-web")], check=True, env=os.environ | {"PYTHON": sys.executable}
            )

    def add_compiled(self, root: Path, build_data: dict[str, Any]) -> None:
        excluded = {path for pattern in self.config["exclude"] for path in (root / "src").glob(pattern)}
        included = {path for pattern in self.config["include"] for path in (root / "src").glob(pattern)}
        modules = sorted(str(path.relative_to(root / "src")) for path in included - excluded)
        for extension, place in compile_modules(root, modules).items():
            build_data["force_include"][extension] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def in_packages(modules: list[str]) -> dict[str, list[str]]:
    """Group modules by kernel and game: one C file for all of them would take a compiler many minutes."""
    packages: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        package = parts[2] if parts[1] == "games" and len(parts) > 3 else parts[1]
        packages.setdefault(f"cosmodrome_{package}", []).append(module)
    return packages


def compile_modules(root: Path, modules: list[str]) -> dict[str, str]:
    """Compile modules, given relative to src/; return the extensions and their places in the wheel."""
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify
    from setuptools import Distribution

    # Kept between builds, so that unchanged C is not compiled again.
    build = root / "build" / f"{sys.implementation.cache_tag}-mypy-{mypy_version}"
    build.mkdir(parents=True, exist_ok=True)
    lib = build / "lib"
    cache = build / "mypy"
    options = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={cache}"]
    with one_at_a_time(build / "lock"), contextlib.chdir(root / "src"):  # mypyc names modules by their path from here
        separate = [(files, package) for package, files in in_packages(modules).items()]
        wanted = {"opt_level": "3", "target_dir": str(build / "c"), "separate": separate}
        try:
            extensions = mypycify([*options, *modules], **wanted)
        except ValueError:  # mypyc does not know all about classes that it takes from its cache
            shutil.rmtree(cache)
            extensions = mypycify([*options, *modules], **wanted)
        for extension in extensions:
            extension.extra_compile_args += [] if sys.platform == "win32" else FLAGS
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.parallel = os.cpu_count()
        command.build_lib = str(lib)
        command.build_temp = str(build / "o")
        command.ensure_finalized()
        command.run()
        return {path: str(Path(path).relative_to(lib)) for path in command.get_outputs()}


@contextlib.contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Wait until no other build writes into the same folder: one may be running in the background."""
    with lock.open("wb") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
