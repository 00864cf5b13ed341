"""The forecast of the Boss's turn: what the rules will do with the open cards, and nothing that is hidden."""

from typing import Any

import pytest
from tests.games.star_realms.table import Challenge

from cosmodrome.games.star_realms import GAME, events
from cosmodrome.games.star_realms.boss.rows import SHOWN
from cosmodrome.games.star_realms.face.forecast import OneOfEquals, forecast, played_out
from cosmodrome.games.star_realms.formats import CHALLENGES
from cosmodrome.games.star_realms.table import TOLD_BOSS
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import message_from
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY = game_translator("en", GAME, strict=True)


def seen(table: Challenge) -> dict[str, Any]:
    """Return the forecast of a table that has a Boss."""
    shown: Any = forecast(table.state)
    assert shown is not None
    return dict(shown)


def boss_turn(happened: list[Event]) -> list[tuple[str, list[int]]]:
    """Return what the Boss did in its turn, as a forecast tells it."""
    begins = [i for i, event in enumerate(happened) if event[0] == events.TURN_BEGAN.number and event[2] == TOLD_BOSS]
    if not begins:
        return []
    ends = [i for i, event in enumerate(happened) if event[0] == events.CLEANED_UP.number and event[2] == TOLD_BOSS]
    return told(happened[begins[0] : ends[0] if ends else len(happened)])


def told(happened: list[Event]) -> list[tuple[str, list[int]]]:
    """Return the events that a forecast shows."""
    shown = SHOWN | {events.ATTACKED.number, events.BASE_DESTROYED.number}
    return [(GAME.events[event[0]], list(event[2:])) for event in happened if event[0] in shown]


def said(table: Challenge) -> list[str]:
    """Return the rows of a forecast in words, each with what it brings."""
    return [
        " ".join([SAY(message_from(row["text"])), *(f"{sign['icon']}{sign['text']}" for sign in row["gains"])])
        for row in seen(table)["rows"]
    ]


@rule("SR-20.23", "SR-24.2")
@pytest.mark.parametrize("seats", [1, 3])
def test_sr_20_23_the_open_blob_deck_is_foreseen_as_it_comes(seats: int) -> None:
    foreseen = 0
    for seed in range(6):
        match = Match.seeded(GAME, seats, seed, "blob_assault")
        rng = Rng(seed)
        while not match.state.over() and len(match.record.inputs) < 400:
            seat = match.state.next_seat()
            before = forecast(match.state)
            steps = told(played_out(match.state, OneOfEquals(last=False))[1]) if before is not None else []
            happened = match.answer(seat, match.state.sample(seat, rng)).events
            came = boss_turn(happened)
            if before is not None and came and before["unknown"] is None and not before["by_chance"]:
                assert sorted(steps) == sorted(came)
                foreseen += 1
    assert foreseen > 20


@rule("SR-20.23")
@pytest.mark.parametrize("mode", CHALLENGES)
def test_sr_20_23_nothing_hidden_changes_the_forecast(mode: str) -> None:
    for seed in range(3):
        match = Match.seeded(GAME, 2, seed, mode)
        rng = Rng(seed)
        while not match.state.over() and len(match.record.inputs) < 150:
            seat = match.state.next_seat()
            dealt_anew = GAME.redeal(match.state, seat, rng)
            assert forecast(dealt_anew) == forecast(match.state)
            match.answer(seat, match.state.sample(seat, rng))


@rule("SR-21.4", "SR-24.4")
def test_sr_24_4_bases_come_back_and_strike_before_the_team_is_hit() -> None:
    table = Challenge("blob_assault", 1)
    shown = seen(table)
    assert shown["rows"][0]["text"]["id"] == "forecast-played"
    assert [sign["icon"] for sign in shown["rows"][0]["gains"]] == ["combat"]
    assert shown["unknown"] is None
    assert shown["authority"] == [table.has(0).authority - shown["combat"]]


@rule("SR-24.3", "SR-24.4")
def test_sr_24_4_a_base_that_comes_back_is_told_once_and_like_abilities_together() -> None:
    table = Challenge("blob_assault", 1).fleet(1, "spike_cluster").discard(1, "spike_cluster").blob_deck("hive_queen")
    assert said(table) == [
        "Plays Hive Queen combat+7",
        "Back in play: Spike Cluster",
        "Primary: Spike Cluster × 2 combat+4",
        "Ally: Hive Queen, Spike Cluster × 2 combat+3 trade+2",
        "Double ally: Hive Queen combat+3",
    ]


@rule("SR-27.3")
def test_sr_27_3_the_card_that_the_beast_takes_is_marked_in_the_trade_row() -> None:
    table = Challenge("nemesis_beast", 1).row("", "burrower", "gateship", "burrower")
    assert said(table) == ["Puts face down: Burrower combat+1"]
    assert seen(table)["takes"] == [1]


@rule("SR-20.15", "SR-21.4")
def test_sr_21_4_bases_that_will_fall_are_named() -> None:
    table = Challenge("blob_assault", 1).fleet(0, "ion_station").blob_deck("hive_queen")
    assert seen(table)["falls"] == ["ion_station"]


@rule("SR-23.3", "SR-26.3", "SR-27.3", "SR-28.4")
@pytest.mark.parametrize(
    ("mode", "seats", "unknown"),
    [
        ("automatons", 1, {"how": "plays", "n": 1}),
        ("madness_of_the_machine", 2, {"how": "draws", "n": 3}),
        ("defy_the_empire", 3, {"how": "draws", "n": 9}),
        ("dimensional_horror", 2, {"how": "feeds", "n": 1}),
        ("nemesis_beast", 1, {"how": "reveals", "n": 1}),
        ("pirates_of_the_dark_star", 4, {"how": "reveals", "n": 4}),
    ],
)
def test_sr_20_23_cards_nobody_knows_are_counted(mode: str, seats: int, unknown: dict[str, Any]) -> None:
    assert seen(Challenge(mode, seats))["unknown"] == unknown


@rule("SR-20.3")
def test_sr_20_3_a_novice_has_two_quiet_turns_after_this_one() -> None:
    assert seen(Challenge("blob_assault", 1, "novice"))["quiet_turns"] == 2
    assert seen(Challenge("blob_assault", 1, "veteran"))["quiet_turns"] == 0


def test_there_is_no_forecast_without_a_boss() -> None:
    assert forecast(Match.seeded(GAME, 2, 1).state) is None
