"""Dependencies point one way: kernel <- games <- bots <- lab <- server, cli.  An executable allow-list; no circles."""

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "cosmodrome"

# Each part of the package (a folder or module in src/cosmodrome) and the other parts that it may import.
CORE = {"kernel", "games", "registry", "rulebook", "translate"}
MAY_IMPORT: dict[str, set[str]] = {
    "__init__": set(),
    "kernel": set(),
    "games": {"kernel"},
    "registry": {"kernel"},  # finds games by their entry points, never by name
    "rulebook": {"kernel"},
    "proof": {"rulebook"},  # by whoever looks what tests prove
    "translate": {"kernel"},
    "lessons": {"kernel"},  # guided first games, which games bring as data
    "bots": CORE,
    "lab": CORE | {"bots"},
    "protocol_analysis": {"protocol"},
    "coach": CORE | {"bots", "lab", "protocol", "protocol_analysis"},
    "research": CORE | {"bots"},
    "testing": CORE | {"bots", "lab", "lessons"},
    "protocol": set(),
    "protocol_account": {"protocol"},
    "client": {"protocol"},  # a bot of somebody else needs nothing of the rules
    "server": CORE | {"bots", "lab", "coach", "lessons", "protocol", "protocol_account", "protocol_analysis"},
    "cli": CORE | {"proof", "bots", "lab", "coach", "lessons", "protocol_analysis", "server"},
}
# The rooms inside the kernel, and the other rooms that each may import; its root is open to all of them.
KERNEL_ROOMS: dict[str, set[str]] = {
    "memory": set(),
    "files": {"memory"},
    "faces": {"memory"},
    "answering": {"memory"},
}
ONLY_STANDARD_LIBRARY = {"kernel", "games"}
BROUGHT_BY_COMPILED_CODE = {"librt", "mypy_extensions"}  # mypyc's own run time
GAMES = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}


def imported_names(path: Path, source: str) -> Iterator[str]:
    """Iterate over the absolute names that a file imports; ``path`` is relative to src/."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(path.parts[: -node.level]) if node.level else []
            base += [node.module] if node.module else []
            yield from (".".join([*base, alias.name]) for alias in node.names)


def bad_imports(path: Path, source: str, games: set[str]) -> list[str]:
    """Return the imports of a file that point the wrong way; ``path`` is relative to src/."""
    part = path.with_suffix("").parts[1]
    game = path.parts[2] if part == "games" and len(path.parts) > 3 else None
    room = path.parts[2] if part == "kernel" and len(path.parts) > 3 else None
    bad: list[str] = []
    for name in imported_names(path, source):
        top, *rest = name.split(".")
        if top != "cosmodrome":
            known = sys.stdlib_module_names | BROUGHT_BY_COMPILED_CODE
            foreign = part in ONLY_STANDARD_LIBRARY and top not in known
            if foreign or top == "web":
                bad.append(name)
        elif rest and not rest[0].startswith("__"):
            target = rest[0]
            to_game = target == "games" and len(rest) > 1 and rest[1] in games
            if target != part and target not in MAY_IMPORT.get(part, set()):
                bad.append(name)
            elif to_game and rest[1] != game:  # from outside, games are reached through the registry
                bad.append(name)
            elif room in KERNEL_ROOMS and target == "kernel" and len(rest) > 1:
                to_room = rest[1]
                if to_room in KERNEL_ROOMS and to_room != room and to_room not in KERNEL_ROOMS[room]:
                    bad.append(name)
    return bad


def files() -> list[Path]:
    return sorted(path.relative_to(PACKAGE.parent) for path in PACKAGE.rglob("*.py"))


def test_every_part_has_a_place_in_the_order() -> None:
    parts = {path.with_suffix("").parts[1] for path in files()}
    assert parts <= set(MAY_IMPORT), "say in MAY_IMPORT what the new part may import"


def test_every_room_of_the_kernel_has_a_place() -> None:
    assert {path.parent.name for path in PACKAGE.glob("kernel/*/__init__.py")} == set(KERNEL_ROOMS)


def test_imports_point_one_way() -> None:
    bad = {str(path): bad_imports(path, (PACKAGE.parent / path).read_text("utf-8"), GAMES) for path in files()}
    assert {path: names for path, names in bad.items() if names} == {}


@pytest.mark.parametrize(
    ("path", "source", "bad"),
    [
        ("cosmodrome/kernel/state.py", "import cosmodrome.games", ["cosmodrome.games"]),
        ("cosmodrome/kernel/state.py", "from cosmodrome import games", ["cosmodrome.games"]),
        ("cosmodrome/kernel/state.py", "from ..games import x", ["cosmodrome.games.x"]),
        ("cosmodrome/kernel/__init__.py", "from .. import bots", ["cosmodrome.bots"]),
        ("cosmodrome/kernel/state.py", "if x:\n    import numpy.random", ["numpy.random"]),
        ("cosmodrome/kernel/state.py", "import json\nfrom . import agenda\nfrom cosmodrome import __version__", []),
        ("cosmodrome/games/star_realms/rules.py", "import typer", ["typer"]),
        (
            "cosmodrome/games/other_game/rules.py",
            "from ..star_realms import data",
            ["cosmodrome.games.star_realms.data"],
        ),
        ("cosmodrome/games/star_realms/rules.py", "from . import data\nfrom cosmodrome.kernel.state import State", []),
        ("cosmodrome/bots/greedy.py", "from cosmodrome.lab import arena", ["cosmodrome.lab.arena"]),
        ("cosmodrome/server/app.py", "import cosmodrome.cli\nimport web", ["cosmodrome.cli", "web"]),
        ("cosmodrome/server/app.py", "import cosmodrome.games.star_realms", ["cosmodrome.games.star_realms"]),
        ("cosmodrome/cli.py", "import typer\nfrom cosmodrome.server import app", []),
        ("cosmodrome/kernel/memory/cells.py", "from ..files import data", ["cosmodrome.kernel.files.data"]),
        ("cosmodrome/kernel/files/replay.py", "from ..memory import packing\nfrom ..game import Game", []),
    ],
)
def test_the_test_itself(path: str, source: str, bad: list[str]) -> None:
    assert bad_imports(Path(path), source, {"star_realms", "other_game"}) == bad


# --- no circles -------------------------------------------------------------------------------------------------------


def needed(path: Path, source: str, known: set[str]) -> set[str]:
    """Return the modules of the package that a file imports, those for its types only left out."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = [ast.Pass()]
    names = set(imported_names(path, ast.unparse(tree)))
    return {name if name in known else name.rpartition(".")[0] for name in names} & known


def circle_in(sources: dict[Path, str]) -> list[str]:
    """Return modules that need each other, one after the other; nothing where there are none."""
    modules = {".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in sources}
    known = set(modules)
    needs = {name: needed(path, sources[path], known) - {name} for name, path in modules.items()}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_need_each_other() -> None:
    assert circle_in({path: (PACKAGE.parent / path).read_text("utf-8") for path in files()}) == []


def test_the_test_of_circles_itself() -> None:
    first, second = Path("cosmodrome/cli/a.py"), Path("cosmodrome/cli/b.py")
    types_only = "if TYPE_CHECKING:\n    from cosmodrome.cli.a import A"
    assert circle_in({first: "from cosmodrome.cli import b", second: types_only}) == []
    assert (
        circle_in({first: "from cosmodrome.cli import b", second: "def f():\n    from cosmodrome.cli.a import A"}) != []
    )
