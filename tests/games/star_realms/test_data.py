"""Damaged data files are refused with the file, the record and the field."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.games import star_realms
from cosmodrome.games.star_realms import GAME
from cosmodrome.games.star_realms.cards import Effect
from cosmodrome.games.star_realms.effects.basic import GAIN_BY_COST, GAIN_BY_SCRAPPED
from cosmodrome.games.star_realms.effects.table import EFFECTS
from cosmodrome.games.star_realms.load import load
from cosmodrome.kernel.chance import SeededChance
from cosmodrome.kernel.errors import DataError

COMPONENTS = Path(star_realms.__file__).with_name("components.json")

Json = dict[str, Any]


def card(components: Json, id: str) -> Json:
    """Return one record of the file."""
    found: Json = next(record for record in components["components"] if record["id"] == id)
    return found


def effect(components: Json, id: str, ability: str = "primary") -> Json:
    """Return the first effect of an ability."""
    found: Json = card(components, id)["abilities"][ability][0]
    return found


def remove(components: Json, id: str) -> None:
    """Leave a record out."""
    components["components"].remove(card(components, id))


def written(folder: Path, components: Json) -> Path:
    """Write a data file."""
    path = folder / "damaged.json"
    path.write_text(json.dumps(components, ensure_ascii=False), "utf-8")
    return path


DAMAGES: dict[str, tuple[Callable[[Json], object], str]] = {
    "wrong type": (
        lambda c: card(c, "crusher").update(cost="three"),
        "damaged.json: components crusher: field 'cost' must be a whole number in 0..1000, but is 'three'",
    ),
    "true is no number": (
        lambda c: card(c, "crusher").update(cost=True),
        "damaged.json: components crusher: field 'cost' must be a whole number in 0..1000, but is True",
    ),
    "missing field": (
        lambda c: card(c, "stinger").pop("quantity"),
        "damaged.json: components stinger: field 'quantity' must be a whole number in 1..1000, but is missing",
    ),
    "unknown faction": (
        lambda c: card(c, "stinger").update(faction="pirates"),
        "damaged.json: components stinger: field 'faction' must be one of blob, machine_cult, star_empire, "
        "trade_federation, but is 'pirates'",
    ),
    "unknown type": (
        lambda c: card(c, "stinger").update(type="moon"),
        "damaged.json: components stinger: field 'type' must be one of ship, base, but is 'moon'",
    ),
    "base without defense": (
        lambda c: card(c, "spike_cluster").update(defense=None),
        "damaged.json: components spike_cluster: field 'defense' must be a whole number in 1..1000, but is None",
    ),
    "no name": (
        lambda c: card(c, "gateship").update(name_ru=""),
        "damaged.json: components gateship: field 'name_ru' must be a text, but is ''",
    ),
    "no source": (
        lambda c: card(c, "gateship").pop("source"),
        "damaged.json: components gateship: field 'source' must be a text, but is missing",
    ),
    "missing ability": (
        lambda c: card(c, "gateship")["abilities"].pop("scrap"),
        "damaged.json: components gateship: abilities: field 'scrap' must be a list of objects, but is missing",
    ),
    "unknown verb": (
        lambda c: effect(c, "crusher").update(op="explode"),
        "damaged.json: components crusher: abilities: primary 0: field 'op' must be a known effect of a card, "
        "but is 'explode'",
    ),
    "unknown resource": (
        lambda c: effect(c, "crusher").update(what="fuel"),
        "damaged.json: components crusher: abilities: primary 0: field 'what' must be one of trade, combat, authority, "
        "but is 'fuel'",
    ),
    "unknown amount": (
        lambda c: effect(c, "reclamation_station", "scrap")["n"].update(of="moons"),
        "damaged.json: components reclamation_station: abilities: scrap 0: n: field 'of' must be one of "
        "cost_of_scrapped_card, own_cards_scrapped_this_turn_including_this, but is 'moons'",
    ),
    "counted trade": (
        lambda c: effect(c, "reclamation_station", "scrap").update(what="trade"),
        "damaged.json: components reclamation_station: abilities: scrap 0: field 'what' must be combat, because the "
        "amount is counted, but is 'trade'",
    ),
    "unknown zone": (
        lambda c: effect(c, "conversion_yard").update(zones=["hand", "attic"]),
        "damaged.json: components conversion_yard: abilities: primary 0: field 'zones' must be a list of some of hand, "
        "discard, trade_row, but is ['hand', 'attic']",
    ),
    "zones that do not go together": (
        lambda c: effect(c, "conversion_yard").update(zones=["hand", "trade_row"]),
        "damaged.json: components conversion_yard: abilities: primary 0: field 'zones' must be either the trade row or "
        "own zones, but is ['hand', 'trade_row']",
    ),
    "unknown target": (
        lambda c: card(c, "cargo_craft")["abilities"]["primary"][1].update(who="everybody"),
        "damaged.json: components cargo_craft: abilities: primary 1: field 'who' must be one of self, target_opponent, "
        "target_player, but is 'everybody'",
    ),
    "one option to choose from": (
        lambda c: effect(c, "outland_station")["options"].pop(),
        "damaged.json: components outland_station: abilities: primary 0: field 'options' must be two lists of effects",
    ),
    "wrong option": (
        lambda c: effect(c, "outland_station").update(options=[[], "nothing"]),
        "damaged.json: components outland_station: abilities: primary 0: field 'options' must be a list of objects",
    ),
    "unknown condition": (
        lambda c: card(c, "orbital_shuttle")["abilities"]["primary"][1].update(cond={"moon": "full"}),
        "damaged.json: components orbital_shuttle: abilities: primary 1: cond: field 'own_bases_in_play_at_least' must "
        "be a whole number in 1..1000, but is missing",
    ),
    "unknown place": (
        lambda c: effect(c, "gateship").update(to="hand"),
        "damaged.json: components gateship: abilities: primary 0: field 'to' must be one of discard, deck_top, "
        "but is 'hand'",
    ),
    "missing trade card": (
        lambda c: remove(c, "blob_miner"),
        "damaged.json: component_counts: field 'trade_cards' must be 77, as many as components lists, but is 80",
    ),
    "missing Explorer": (
        lambda c: remove(c, "explorer"),
        "damaged.json: components must hold scout, viper and explorer besides the trade cards",
    ),
    "a card twice": (
        lambda c: card(c, "stinger").update(id="crusher"),
        "damaged.json: components crusher: field 'id' must be different from all others, but is 'crusher'",
    ),
    "wrong quantity": (
        lambda c: card(c, "viper").update(quantity=9),
        "damaged.json: component_counts: field 'vipers' must be 9, as many as components lists, but is 8",
    ),
    "more cards than there is room for": (
        lambda c: (card(c, "stinger").update(quantity=44), c["component_counts"].update(trade_cards=121)),
        "damaged.json: components must make at most 120 trade cards, not 121",
    ),
    "more kinds than there is room for": (
        lambda c: (
            c["components"].insert(0, {**card(c, "stinger"), "id": "hornet", "quantity": 1}),
            card(c, "stinger").update(quantity=2),
        ),
        "damaged.json: components must hold 48 kinds of cards, not 49",
    ),
    "no components": (
        lambda c: c.pop("components"),
        "damaged.json: field 'components' must be a list of objects, but is missing",
    ),
}


@pytest.mark.parametrize(("damage", "complaint"), DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_refused(damage: Callable[[Json], object], complaint: str, tmp_path: Path) -> None:
    components = json.loads(COMPONENTS.read_text("utf-8"))
    damage(components)
    with pytest.raises(DataError) as failure:
        load(written(tmp_path, components))
    assert str(failure.value).startswith(complaint)


def test_the_file_itself_is_read_as_it_is(tmp_path: Path) -> None:
    cards = load(written(tmp_path, json.loads(COMPONENTS.read_text("utf-8"))))
    assert cards.count == 48


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("{", "not a JSON file"), ("[]", "must hold a JSON object"), (None, "cannot be read")],
)
def test_a_file_that_is_no_data_file_is_refused(text: str | None, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "components.json"
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(DataError, match=complaint) as failure:
        load(path)
    assert "components.json" in str(failure.value)


def test_two_data_sets_can_be_played_in_one_process(tmp_path: Path) -> None:
    components = json.loads(COMPONENTS.read_text("utf-8"))
    card(components, "crusher")["cost"] = 9
    other = type(GAME)(load(written(tmp_path, components)))
    kind = GAME.data.number("crusher")
    assert (GAME.data.cost[kind], other.data.cost[kind]) == (3, 9)
    assert other.data_hash() != GAME.data_hash()
    for game in (GAME, other):
        assert game.start(game.check("duel", 2, {}), SeededChance(1)).cards is game.data


def test_every_card_says_where_its_figures_come_from() -> None:
    assert len(GAME.data.sources) == GAME.data.count
    assert set(GAME.data.sources) <= {"rulebook", "public", "reconstructed"}
    assert set(GAME.data.ids["card"]) <= set(GAME.names)


@pytest.mark.parametrize("effect", [*EFFECTS.values(), GAIN_BY_COST, GAIN_BY_SCRAPPED], ids=lambda effect: effect.op)
def test_every_effect_is_complete(effect: Effect) -> None:
    needed = ["read", "ask" if effect.asks else "perform", "boss", "words", "signs", "worth"]
    assert [name for name in needed if getattr(type(effect), name) is getattr(Effect, name)] == []


def test_every_effect_of_a_card_is_told_and_drawn() -> None:
    for script in GAME.data.scripts[1:]:
        assert len(script.words()) == len(script.steps)
        assert all(sign.icon for group in script.signs() for sign in group)
        assert len(script.signs()) >= len(script.steps)
