"""Comparing states and views, and saying where they differ."""

import json
from collections.abc import Iterator

from cosmodrome.kernel.files.snapshot import dump_state
from cosmodrome.kernel.game import Game, S
from cosmodrome.kernel.state import State
from cosmodrome.kernel.view import observe

Path = tuple[str, ...]
MISSING = object()


def text_of(value: object) -> str:
    """Return a value as JSON text that does not depend on the order of keys."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def state_text(state: State) -> str:
    """Return everything in a state but the secret of its chance, as text."""
    return text_of(dump_state(state))


def seen_text(game: Game[S], state: S, seat: int) -> str:
    """Return all that a seat is shown now, as text."""
    return text_of(observe(game, state, seat))


def leaves(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Iterate over all plain values inside JSON, with their paths."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from leaves(item, (*path, str(key)))
    elif isinstance(value, list) and value:
        for i, item in enumerate(value):
            yield from leaves(item, (*path, str(i)))
    else:
        yield path, value


def changed_paths(before: object, after: object) -> list[Path]:
    """Return the paths of all plain values that differ."""
    old, new = dict(leaves(before)), dict(leaves(after))
    return sorted(path for path in old.keys() | new.keys() if old.get(path, MISSING) != new.get(path, MISSING))


def differences(expected: str, actual: str) -> str:
    """Name the places where two JSON texts differ, with both values for the first."""
    old, new = json.loads(expected), json.loads(actual)
    paths = changed_paths(old, new)
    if not paths:
        return "nothing but the form of the JSON differs"
    first = f"{dict(leaves(old)).get(paths[0], 'nothing')!r} became {dict(leaves(new)).get(paths[0], 'nothing')!r}"
    more = f", and {len(paths) - 1} other places" if len(paths) > 1 else ""
    return f"{'.'.join(paths[0])}: {first}{more}"


def assert_same(expected: str, actual: str, complaint: str) -> None:
    """Fail with the complaint and the differences unless the texts are the same."""
    assert expected == actual, f"{complaint}: {differences(expected, actual)}"
