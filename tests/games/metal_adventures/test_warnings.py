"""Warnings come true; and what the sheet says of components is what the data say."""

import json

import pytest
from tests.games.metal_adventures.facts import COMPONENTS_FILE
from tests.games.metal_adventures.table import Table

from cosmodrome.games.metal_adventures import GAME
from cosmodrome.kernel.message import Option
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY = {language: game_translator(language, GAME, strict=True) for language in ("en", "ru")}


def options(table: Table) -> dict[str, Option]:
    """Return the options of the asked seat by their short texts."""
    g = table.state
    seat = g.next_seat()
    return {GAME.notation(g, seat, answer): GAME.option(g, seat, answer) for answer in g.legal(seat)}


def warning(table: Table, notation: str, language: str = "en") -> str:
    """Return the warning of an option in words, nothing where there is none."""
    found = options(table)[notation].warning
    return "" if found is None else SAY[language](found)


def sol_wrecks(n: int) -> list[str]:
    """Return so many ships of Sol."""
    sheet = GAME.sheet()
    return [id for id in sheet if sheet[id]["power"] == "sol_empire"][:n]


# -- warnings ----------------------------------------------------------------------------------------------------------
@rule("MA-17.1", "MA-17.7")
def test_ma_17_1_an_action_that_is_passed_by() -> None:
    table = Table().credits(9).wrecks(0, *sol_wrecks(3)).raid()
    text = "Honorary title would be missed: 4 credits and 1 glory"
    assert warning(table, "cruise 10 0 wrecks").lower() == text.lower()
    assert warning(table, "cruise 4 sol_empire") == ""
    table.play("cruise 10 0 wrecks")
    assert "cruise 4 sol_empire" not in options(table)


@rule("MA-17.11")
@pytest.mark.parametrize(("penalties", "told"), [(1, "1 penalty stays"), (2, "2 penalties stay")])
def test_ma_17_11_penalties_that_stay(penalties: int, told: str) -> None:
    table = Table().credits(9).penalties(penalties).raid()
    assert told in warning(table, "cruise 10 0 wrecks")
    table.play("open space").skip("step")
    assert warning(Table().credits(9).raid(), "cruise 10 0 wrecks") == ""


@rule("MA-8.9", "MA-8.7")
def test_ma_8_9_the_end_of_the_turn_leaves_what_could_still_be_done() -> None:
    table = Table().credits(9).penalties(1).open("sol_courier").fight(6, 1)
    assert "1 penalty stays" in warning(table, "end")
    cruised = Table().credits(9).penalties(1).raid().play("cruise 5").skip("step")
    cruised.play("duel p1").fight(6, 1)
    assert warning(cruised, "end") == ""  # the cruise was before the battle


@rule("MA-3.5", "MA-11.9")
@pytest.mark.parametrize(("damage", "told"), [(2, ""), (3, "A defeat brings damage 3 → 4 of 4"), (4, "")])
def test_ma_3_5_a_defeat_that_fills_the_dial(damage: int, told: str) -> None:
    table = Table().damage(damage).turn_up("sol_courier").raid().play("open space")
    assert warning(table, "attack sol_courier") == told
    assert warning(Table().damage(damage).raid(), "planet karokum") == told
    table.play("attack sol_courier").fight(1, 6)
    assert table.player(0)["damage"] == min(4, damage + 1)


@rule("MA-17.7", "MA-17.14")
def test_ma_17_7_a_wreck_that_the_title_needs() -> None:
    ships = sol_wrecks(3)
    table = Table().damage(1).wrecks(0, *ships).raid().play("cruise 2 0 credits 1 wrecks")
    assert "2 of 3 wrecks left" in warning(table, f"wreck {ships[0]}")
    table.play(f"wreck {ships[0]}").skip("step")
    assert "cruise 4 sol_empire" not in options(table)
    title = Table().wrecks(0, *ships, *sol_wrecks(4)[3:]).raid().play("cruise 4 sol_empire")
    assert warning(title, f"wreck {ships[0]}") == ""  # it is the title that is paid for


@rule("MA-9.3", "MA-3.11")
@pytest.mark.parametrize(
    ("penalties", "told"),
    [
        (0, "Penalty 1 of 4, glory 5 → 4"),
        (3, "Penalty 4 of 4: infamy, nobody may ally with you; glory 2 → 1"),
        (4, ""),
    ],
)
def test_ma_9_3_a_penalty(penalties: int, told: str) -> None:
    table = Table().glory(5).penalties(penalties).play("raid")
    assert warning(table, "refuse") == told
    assert warning(table, "pay") == ""
    table.play("refuse")
    assert table.player(0)["infamous"] == (penalties >= 3)


@rule("MA-12.3")
def test_ma_12_3_betrayal_is_a_penalty() -> None:
    table = Table().open("sol_courier").ally(1).skip("betray")
    assert warning(table, "betray") == "Penalty 1 of 4, glory 0 → −1"
    assert warning(table, "loyal") == ""
    after = dict(options(table)["betray"].after)
    table.play("betray")
    assert {figure: table.player(1)[figure] for figure in after} == after == {"penalties": 1, "glory": -1}


@rule("MA-18.12")
def test_ma_18_12_the_last_acceptance_tells_what_the_deal_brings() -> None:
    table = Table().play(
        "propose", "transfer", "p0", "p1", "credits", "2", "transfer", "p2", "p1", "credits", "1", "send"
    )
    assert dict(options(table)["accept"].after) == {}
    table.play("accept")
    assert dict(options(table)["accept"].after) == {"credits": 2}
    table.play("accept")
    assert (table.state.credits[1], table.state.credits[2]) == (6, 2)


@rule("MA-18.20", "MA-3.10")
def test_ma_18_20_a_word_that_costs_nothing_to_break() -> None:
    table = Table().penalties(4).play("propose", "promise", "p0", "to 1", "pay", "2", "now", "end-of-turn", "send")
    assert warning(table, "accept") == "Seat 1 has 4 penalties already and can break a promise at no cost"
    assert warning(table, "accept", "ru") == "Место 1: 4 Штрафа уже есть, нарушить слово ничего не стоит"
    deal = table.state.next_seat()
    view = GAME.view(table.state, deal)["deals"][0]
    assert [(one["by"], one["free"]) for one in view["breaches"]] == [(0, True)]
    assert [(one["kind"], one["by"]) for one in view["clauses"]] == [("later", 0)]
    assert warning(table, "reject") == ""


@rule("MA-18.10")
def test_ma_18_10_pirates_with_whom_a_clause_could_never_be_sent() -> None:
    table = Table(4).penalties(0, 0, 4).open("sol_courier").skip("speak").play("propose", "alliance")
    assert [warning(table, f"p{seat}") for seat in range(4)] == [
        "Leads a side of this battle and cannot help",
        "",
        "Infamy: no alliances",
        "",
    ]
    table.play("p1")
    assert [warning(table, f"p{seat}") for seat in (0, 3)] == ["", "Leads no side of this battle"]
    gift = Table().play("propose", "transfer", "p0")
    assert [warning(gift, f"p{seat}") for seat in (0, 1)] == ["This would be a gift to oneself", ""]


# -- the sheet ---------------------------------------------------------------------------------------------------------
def test_the_sheet_says_what_the_data_say() -> None:
    sheet, data = GAME.sheet(), json.loads(COMPONENTS_FILE.read_text("utf-8"))
    for card in [*data["near_space"], *data["far_space"]]:
        one = sheet[card["id"]]
        assert (one["kind"], one["source"]) == (card["type"], card["source"])
        if one["kind"] == "ship":
            assert (one["strength"], one["damage"], one["power"]) == (card["strength"], card["damage"], card["faction"])
            assert len(one["signs"]) == len(card["rewards"])
    for card in [*data["improvements"]["equipment"], *data["improvements"]["support"]]:
        assert sheet[card["id"]]["cost"] == card["cost"]
        assert sheet[card["id"]]["text"] == {"en": card["text_en"], "ru": card["text_ru"]}


def test_the_sheet_draws_prices_and_gains_of_the_cruise() -> None:
    sheet = GAME.sheet()
    drawn = {
        one["number"]: (
            " ".join(sign["icon"] + sign["text"] for sign in one["price"]),
            " ".join(sign["icon"] + sign["text"] for sign in one["signs"]),
        )
        for one in sheet.values()
        if one["kind"] == "action"
    }
    assert drawn == {
        1: ("credits2", "ma-trophy"),
        2: ("credits1 ma-wreck/", "damage−1"),
        3: ("credits2 ma-wreck/", "damage0"),
        4: ("ma-wreck3", "credits4 glory1"),
        5: ("credits1", "reroll"),
        6: ("credits", "buy"),
        7: ("credits +1", "crew"),
        8: ("credits2", "ma-penalty−1"),
        9: ("credits1", "ma-wreck swap"),
        10: ("credits6 ma-wreck/", "glory1"),
    }
    assert [id for id in sheet if sheet[id]["titled"]] == ["sol_empire", "galactic_empire", "barrens_raiders"]
    assert [len(sheet[id]["actions"]) for id in ("exhalia", "ocg_trading_post", "bazaar", "karokum")] == [3, 3, 2, 2]


@rule("MA-17.15", "MA-17.17")
def test_ma_17_17_stops_tell_whether_only_the_price_is_missing() -> None:
    def stops(table: Table) -> list[str]:
        return list(GAME.view(table.state, 0)["players"][0]["stops"] or [])

    poor, rich = stops(Table().credits(0).raid()), stops(Table().credits(9).raid())
    assert (poor[0], rich[0]) == ("dear", "free")
    assert (poor[3], rich[3]) == ("dear", "dear")  # no wrecks for the title
    assert (poor[7], rich[7]) == ("barred", "barred")  # no penalty to remove
    smuggler = Table().credits(1).discard("master_gunner").raid()
    assert (poor[6], stops(smuggler)[6]) == ("barred", "dear")  # nothing there, and there but too dear
    assert GAME.view(Table().state, 1)["players"][0]["stops"] is None
