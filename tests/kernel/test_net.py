"""Value nets: whole numbers come to what fractions would, and a file that does not fit is refused in words."""

import json
from array import array
from pathlib import Path

import pytest

from cosmodrome.kernel.answering.features import FeatureSet
from cosmodrome.kernel.answering.net import ONE, Net, sizes
from cosmodrome.kernel.answering.netfile import FORMAT, Shelf, read_net, weights_hash
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.errors import DataError

INPUTS, FIRST, SECOND = 12, 5, 3


def features() -> FeatureSet:
    found = FeatureSet()
    found.common("things", INPUTS)
    found.close()
    return found


def some_weights(rng: Rng, count: int) -> list[int]:
    return [int(rng.below(2 * ONE)) - ONE for _ in range(count)]


def in_fractions(weights: list[int], position: dict[int, int]) -> float:
    """Return what a net says, as it would be reckoned without rounding."""
    numbers = iter([weight / ONE for weight in weights])
    of_features = [[next(numbers) for _ in range(FIRST + 1)] for _ in range(INPUTS)]
    sums = [next(numbers) for _ in range(FIRST + 1)]
    between = [[next(numbers) for _ in range(FIRST)] for _ in range(SECOND)]
    of_second, last = [next(numbers) for _ in range(SECOND)], [next(numbers) for _ in range(SECOND)]
    for feature, amount in position.items():
        sums = [sum + amount * weight for sum, weight in zip(sums, of_features[feature], strict=True)]
    first = [min(max(sum, 0.0), 1.0) for sum in sums[:FIRST]]
    second = [
        min(max(start + sum(a * b for a, b in zip(first, row, strict=True)), 0.0), 1.0)
        for start, row in zip(of_second, between, strict=True)
    ]
    return sums[FIRST] + sum(a * b for a, b in zip(second, last, strict=True))


@pytest.mark.parametrize("seed", range(20))
def test_whole_numbers_come_to_what_fractions_would(seed: int) -> None:
    rng = Rng(seed)
    weights = some_weights(rng, sum(sizes(INPUTS, FIRST, SECOND)))
    net, position = Net(INPUTS, FIRST, SECOND, weights), features().position
    for _ in range(3):  # the sums of the position before are forgotten
        chosen = {int(rng.below(INPUTS)): int(rng.below(7)) - 3 for _ in range(4)}
        position.clear()
        for feature, amount in chosen.items():
            position.add(feature, amount)
        assert net.judge(position) / ONE == pytest.approx(in_fractions(weights, chosen), abs=8 / ONE)


def test_a_net_needs_as_many_weights_as_its_layers() -> None:
    with pytest.raises(ValueError, match="a net of 12-5-3 neurons has 99 weights, not 7"):
        Net(INPUTS, FIRST, SECOND, [0] * 7)


# -- files -------------------------------------------------------------------------------------------------------------
def write(path: Path, **changes: object) -> None:
    """Write a net that fits, but for what is changed."""
    weights = array("h", some_weights(Rng(1), sum(sizes(INPUTS, FIRST, SECOND)))).tobytes()
    about = {
        "format": FORMAT,
        "game": "skirmish",
        "features": features().hash(),
        "layers": [INPUTS, FIRST, SECOND],
        "weights": weights_hash(weights),
    }
    path.write_bytes(json.dumps(about | changes).encode() + b"\n" + weights)


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    write(tmp_path / "duel.net", version=3)
    net, about = read_net(tmp_path / "duel.net", "skirmish", features())
    same = Net(INPUTS, FIRST, SECOND, some_weights(Rng(1), sum(sizes(INPUTS, FIRST, SECOND))))
    position = features().position
    position.add(2, 3)
    assert net.judge(position) == same.judge(position)
    assert about["version"] == 3


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"format": 0}, "must be a net of format 1"),
        ({"game": "chess"}, "has game 'chess', and 'skirmish' is needed"),
        ({"features": "other"}, "has features 'other', and .* is needed"),
        ({"weights": "other"}, "has weights 'other', and .* is needed"),
        ({"layers": [INPUTS, FIRST]}, "layers must be three sizes"),
        ({"layers": [INPUTS, FIRST, 4]}, "layers of 12-5-4 do not fit"),
        ({"layers": [INPUTS - 1, FIRST, SECOND]}, "layers of 11-5-3 do not fit"),
    ],
)
def test_a_net_that_does_not_fit_is_refused_in_words(
    tmp_path: Path, changes: dict[str, object], complaint: str
) -> None:
    write(tmp_path / "duel.net", **changes)
    with pytest.raises(DataError, match=f"duel.net: .*{complaint}"):
        read_net(tmp_path / "duel.net", "skirmish", features())


def test_a_file_that_is_no_net_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "duel.net").write_bytes(b"\x00\xff")
    with pytest.raises(DataError, match=r"duel\.net: the first line is not JSON"):
        read_net(tmp_path / "duel.net", "skirmish", features())
    with pytest.raises(DataError, match=r"none\.net: cannot be read"):
        read_net(tmp_path / "none.net", "skirmish", features())


def test_a_shelf_gives_what_fits_and_says_why_it_does_not_give_the_rest(tmp_path: Path) -> None:
    write(tmp_path / "duel.net")
    write(tmp_path / "table.net", game="chess")
    shelf = Shelf(tmp_path, "skirmish", features())
    assert shelf.names() == ["duel", "table"]
    assert shelf.find("duel") is shelf.find("duel") is not None
    assert shelf.find("table") is None
    assert shelf.find("none") is None
    assert list(shelf.refused) == ["table"]
    assert "'skirmish' is needed" in shelf.refused["table"]
