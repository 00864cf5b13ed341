"""The benchmarks say what they measured.  Nothing here depends on how fast the machine is."""

from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks import arena, environments, memory, peers, report
from benchmarks.goals import GOALS, goal_table
from benchmarks.sections import with_part, write_part

from cosmodrome.bots.load import load_bot
from cosmodrome.cli.lab.bench import ROWS
from cosmodrome.games._toy import TOY
from cosmodrome.registry import find_game, game_ids

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


LISTING = """
until = 20
games = 100
[[table]]
game = "toy"
seats = [2]
bots = ["heuristic", "random"]
goal = {goal}
"""


@pytest.fixture
def arena_of_toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[float], tuple[bool, str]]:
    """Return a function that holds an arena with a goal; it tells whether that was missed, and the report."""
    monkeypatch.setattr(arena, "find_game", lambda id: TOY)

    def hold(goal: float) -> tuple[bool, str]:
        file, written = tmp_path / "arena.toml", tmp_path / "ARENA.md"
        file.write_text(LISTING.format(goal=goal), "utf-8")
        missed = arena.play_game("toy", arena.read_listing(file), 1, written)
        return missed, written.read_text("utf-8")

    return hold


def test_an_arena_holds_bots_against_goals(arena_of_toys: Callable[[float], tuple[bool, str]]) -> None:
    missed, text = arena_of_toys(1)
    assert not missed
    assert text.startswith("# Arena\n")
    assert "## toy\n" in text
    assert "| duel, 2 seats | heuristic, random | heuristic | " in text
    assert "| 1× met |" in text
    missed, text = arena_of_toys(1.99)
    assert not missed
    assert "| 1.99× met, not certain |" in text
    missed, text = arena_of_toys(2.5)
    assert missed
    assert "| 2.5× **missed** |" in text
    assert text.count("## toy") == 1


def test_what_the_arena_plays_exists() -> None:
    listing = arena.read_listing(arena.LIST)
    assert {one.game for one in listing.table} == set(game_ids())
    for one in listing.table:
        game = find_game(one.game)
        assert [game.check(one.mode, seats, {}).seats for seats in one.seats] == one.seats
        assert len({load_bot(bot, game) for bot in one.bots}) == 2
        assert one.goal is None or all(one.goal <= seats for seats in one.seats)


def test_a_list_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    file = tmp_path / "arena.toml"
    file.write_text(LISTING.format(goal=1).replace("seats", "places"), "utf-8")
    with pytest.raises(SystemExit, match=r"arena\.toml: Object .* unknown field `places`"):
        arena.read_listing(file)
    with pytest.raises(SystemExit, match="No such file"):
        arena.read_listing(tmp_path / "nothing.toml")


def test_environments_are_compared_with_our_single_ones() -> None:
    ours = {"turns": 300.0, "loop": 400.0, "lanes": 9000.0, "lanes_seen": 6000.0}
    speeds = {f"{suite} space_base": speed for suite, speed in ours.items()} | {"rlcard: uno": 20.0}
    empty = dict.fromkeys(peers.FIGURES)
    measured = [peers.Measured(name, "1.0", empty | {"decisions_per_second": speed}) for name, speed in speeds.items()]
    text = "\n".join(environments.report(measured, "compiled", 1))
    assert "| space_base | 300 | 400 | 9,000 | 6,000 |" in text
    assert "| rlcard: uno | 20 | 15 to 20 |" in text
    assert "rlcard 1.0; " in text
