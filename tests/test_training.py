"""Training: what is planned can be played, what is played is written down as it was, and what is drawn can be read."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from training.chart import chart
from training.plans import Plan, plans_of
from training.play import COLUMNS, Harvest, play_some
from training.report import IMAGES, REPORT, ROOT, nets_of, report

from cosmodrome.kernel.answering.mind import WHOLE
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.registry import find_game, games

PLANS = [plan for game in sorted(games()) for plan in plans_of(game)]
TARGET = COLUMNS.index("target")


def known_of(harvest: Harvest) -> list[dict[str, int]]:
    """Return what is known of each position, by column."""
    width = len(COLUMNS)
    rows = [harvest.known[at : at + width] for at in range(0, len(harvest.known), width)]
    return [dict(zip(COLUMNS, row, strict=True)) for row in rows]


def test_there_is_a_plan_for_every_game() -> None:
    assert {plan.game for plan in PLANS} == set(games())


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.game}-{plan.net}")
def test_every_table_of_a_plan_is_known_to_its_net(plan: Plan) -> None:
    game = find_game(plan.game)
    mind = game.mind()
    assert mind is not None
    for table in plan.tables:
        state = game.start(game.check(table.mode, table.seats, table.options), SeededChance(1))
        assert mind.scope(state) == plan.net


def small(net: str = "duel") -> Plan:
    """Return a plan of Star Realms of which a few games are played at once."""
    plan = next(plan for plan in PLANS if plan.game == "star_realms" and plan.net == net)
    return plan._replace(games=6, thinking=0)


def test_the_same_games_are_played_again() -> None:
    first, again = play_some(small(), 0, 3), play_some(small(), 0, 3)
    assert first == again
    assert first != play_some(small(), 3, 6)


def test_a_position_is_told_as_every_seat_sees_it_with_what_came_of_it() -> None:
    found = play_some(small(), 0, 4)
    known = known_of(found)
    assert len(known) == len(found.lengths) > 0
    assert sum(found.lengths) == len(found.features) == len(found.amounts)
    assert {row["seat"] for row in known} == {0, 1}
    for row in known:
        assert 0 <= row["turn"] <= row["turns"]
        other = [o for o in known if o["game"] == row["game"] and o["seat"] != row["seat"]]
        assert {row["target"] + o["target"] for o in other} == {WHOLE}


def test_of_a_team_everybody_wins_the_whole() -> None:
    known = known_of(play_some(small("teams"), 0, 2))
    assert {row["target"] for row in known} == {0, WHOLE}


# -- what is told of the nets ------------------------------------------------------------------------------------------
def some_figures() -> dict[str, Any]:
    losses = {"net": 0.4, "thumb": 0.6, "thumb_scaled": 0.5, "constant": 0.69}
    training = {
        "log_loss": losses,
        "by_phase": [losses, dict.fromkeys(losses), losses, losses],
        "calibration": [[[0.1, 0.2, 70], [0.5, 0.9, 2], [0.9, 0.8, 50]], [], [], []],
        "calibration_thumb": [[0.5, 0.4, 90]],
        "curve": [[0.6, 0.61], [0.5, 0.52]],
    }
    return {"game": "skirmish", "net": "duel", "version": 1, "training": training}


def test_a_drawing_can_be_read() -> None:
    drawing = chart([some_figures(), some_figures()])
    words = [element.text for element in ElementTree.fromstring(drawing).iter() if element.text]
    assert words.count("skirmish: duel (version 1)") == 2


def test_the_report_tells_what_the_nets_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("training.report.IMAGES", tmp_path)
    assert REPORT.read_text("utf-8") == report()
    drawn = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    assert drawn == {path.name: path.read_text("utf-8") for path in IMAGES.iterdir()}
    assert all(nets_of(ROOT / "src" / "cosmodrome" / "games" / Path(name).stem) for name in drawn)
