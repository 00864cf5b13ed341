"""The benchmarks say what they measured.  Nothing here depends on how fast the machine is."""

from pathlib import Path

import pytest
from benchmarks import memory, peers, report
from benchmarks.goals import GOALS, goal_table
from benchmarks.sections import with_part, write_part

from cosmodrome.cli.bench import ROWS

FIGURES = dict.fromkeys(ROWS, 1.0)


def round_of(compiled: bool, **figures: float) -> report.Round:
    """Return a round as benchmarks.once prints it, of the toy alone."""
    row = {"mode": "", "seats": 2, "compiled": compiled, "figures": FIGURES | figures}
    return {"python": "3.11", "games": {"toy": row}}


def test_a_part_is_replaced_and_the_others_stay(tmp_path: Path) -> None:
    file = tmp_path / "REPORT.md"
    for name, line in (("speed", "old"), ("memory", "heavy"), ("speed", "new")):
        write_part(name, [line], file)
    text = file.read_text("utf-8")
    assert "old" not in text
    assert text.index("new") < text.index("heavy")
    assert with_part(text, "memory", "heavy") == text


@pytest.mark.parametrize(
    ("name", "game", "figure", "cell"),
    [
        ("decisions_per_second", "star_realms", 2_000_000, "2,000,000 (≥ 2,000,000)"),
        ("decisions_per_second", "star_realms", 1_999_999, "**missed** 1,999,999 (≥ 2,000,000)"),
        ("decisions_per_second", "space_base", 1_200_000, "1,200,000 (≥ 1,000,000)"),
        ("redeal_us", "red_planet", 2.5, "2.50 (≤ 3)"),
        ("redeal_us", "space_base", 2.5, "**missed** 2.50 (≤ 1.5)"),
        ("pack_us", "red_planet", None, "not measured (≤ 10)"),
    ],
)
def test_goals_are_met_or_missed(name: str, game: str, figure: float | None, cell: str) -> None:
    assert GOALS[name].cell(game, figure) == cell


def test_one_table_has_all_goals_and_games() -> None:
    lines = goal_table({"toy": FIGURES, "red_planet": {}})
    assert [line.split(" | ")[0] for line in lines] == ["| ", "| ---", "| toy", "| red_planet"]
    assert all(goal.title in lines[0] for goal in GOALS.values())
    assert set(GOALS) <= set(ROWS)


def test_the_report_compares_the_builds() -> None:
    slow, fast = round_of(False, clone_us=8.0), round_of(True, clone_us=2.0, decisions_per_second=3.0)
    text = "\n".join(report.report({"interpreted": [slow], "compiled": [fast]}, 1))
    assert "| cloning a state, us | 8.00 (8.00 to 8.00) | 2.00 (2.00 to 2.00) | 4.0 |" in text
    assert "**missed** 3 (≥ 5,000,000)" in text


def test_a_figure_that_a_game_does_not_have_is_left_out() -> None:
    row = round_of(False)
    del row["games"]["toy"]["figures"]["pack_us"]
    assert "as bytes" not in "\n".join(report.report({"interpreted": [row]}, 1))


def test_a_build_that_is_another_is_found() -> None:
    with pytest.raises(SystemExit, match="make compiled"):
        report.check_builds({"compiled": [round_of(False)]})


def test_the_report_of_memory_has_a_table_for_each_build() -> None:
    row = {"seats": 2, "table": 5796, "agenda": 1664, "state": 8000.4, "clone": 7999.6, "thousand": 8_000_000}
    text = "\n".join(memory.report({"compiled": {"space_base": row}}))
    assert "| space_base, 2 seats | 5,796 | 1,664 | 8,000 | 8,000 | 8,000,000 |" in text


def peer(name: str, decisions: float, clone: float | None) -> peers.Measured:
    """Return a measured game that has nothing but decisions and perhaps clones."""
    figures = dict.fromkeys(peers.FIGURES, None) | {"decisions_per_second": decisions, "clone_us": clone}
    return peers.Measured(name, "1.0", figures)


def test_the_report_of_peers_compares_with_the_slowest_and_the_fastest() -> None:
    measured = [
        peer("interpreted a", 10, 9.0),
        peer("compiled a", 100, 2.0),
        peer("compiled b", 400, 1.0),
        peer("pyminion: dominion", 200, None),
        peer("catanatron: catan", 50, 40.0),
    ]
    lines = peers.report(measured, "compiled", 1)
    assert "| pyminion: dominion | 0.5 to 2 |  |  |" in lines
    assert "| catanatron: catan | 2 to 8 |  | 20 to 40 |" in lines
    assert "catanatron 1.0, pyminion 1.0, cosmodrome 1.0" in lines[2]


def test_a_figure_that_a_suite_does_not_have_has_no_median() -> None:
    row: dict[str, object] = dict.fromkeys(peers.FIGURES, 2.0)
    assert peers.medians([row, row | {"clone_us": None}]) == row | {"clone_us": None}
