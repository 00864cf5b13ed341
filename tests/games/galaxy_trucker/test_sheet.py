"""What a screen draws cards, tiles and goods from; corrected data reach it."""

import json
from pathlib import Path

from tests.games.galaxy_trucker.facts import CARD_IDS, TILE_IDS

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker import game as module
from cosmodrome.games.galaxy_trucker.face.sheet import CardSheet, sheet

DATA = Path(str(module.__file__)).with_name("components.json")


def card(id: str) -> CardSheet:
    """Return the figures of a card."""
    return GAME.sheet()[id]["card"]


def test_every_card_and_tile_is_described_and_goods_with_their_prices() -> None:
    found = GAME.sheet()
    assert {id for id, one in found.items() if "card" in one} == set(CARD_IDS)
    assert {id for id, one in found.items() if "tile" in one} == set(TILE_IDS)
    prices = {id: one["price"] for id, one in found.items() if "price" in one}
    assert prices == {"goods_red": 4, "goods_yellow": 3, "goods_green": 2, "goods_blue": 1}
    assert all(one["source"] for one in found.values())


def test_cards_say_what_they_cost_and_bring() -> None:
    slavers = card("adv1_slavers_1")
    assert (slavers["strength"], slavers["credits"], slavers["days"]) == (6, 5, 1)
    assert slavers["loss"] == {"what": "crew", "n": 3}
    assert card("adv3_smugglers_1")["loss"] == {"what": "goods", "n": 4}
    assert card("adv3_smugglers_1")["goods"] == ["red", "red", "yellow", "yellow", "green"]
    assert card("adv3_pirates_1")["loss"] is None
    assert card("adv3_pirates_1")["hits"][1] == {"hit": "heavy-shot", "side": "front"}
    ship, station = card("adv2_abandoned_ship_1"), card("adv2_abandoned_station_1")
    assert (ship["crew"], ship["pays_crew"], station["crew"], station["pays_crew"]) == (5, True, 8, False)
    assert card("adv2_planets_2")["planets"] == [["red", "red"], ["green", "green", "green", "green"]]
    assert card("adv2_planets_2")["goods"] == []


def test_lines_of_a_combat_zone_say_who_loses_what() -> None:
    assert card("adv2_combat_zone_1")["lines"] == [
        {"criterion": "cannon", "loss": {"what": "days", "n": 4}},
        {"criterion": "engine", "loss": {"what": "goods", "n": 3}},
        {"criterion": "crew", "loss": {"what": "hits", "n": 4}},
    ]


def test_tiles_are_described_as_they_are_printed() -> None:
    assert GAME.sheet()["cannon_14"]["tile"] == {"type": "cannon", "connectors": "0201"}


def test_corrected_data_reach_the_screen(tmp_path: Path) -> None:
    data = json.loads(DATA.read_text("utf-8"))
    enemy = next(one for one in data["adventure_cards"] if one["id"] == "adv1_slavers_1")
    enemy["effects"][0]["strength"] = 7
    next(one for one in data["tokens"] if one["id"] == "goods_red")["price"] = 9
    (tmp_path / "components.json").write_text(json.dumps(data), "utf-8")
    corrected = sheet(GAME.read(tmp_path / "components.json"))
    assert (corrected["adv1_slavers_1"]["card"]["strength"], corrected["goods_red"]["price"]) == (7, 9)
