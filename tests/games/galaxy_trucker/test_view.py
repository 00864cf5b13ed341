"""What a screen and a terminal get: the view of cards, ships and tiles, and a ship drawn in signs."""

import json

import pytest
from tests.games.galaxy_trucker.facts import CARD, CARD_IDS, KIT
from tests.games.galaxy_trucker.table import Trucks

from cosmodrome.games.galaxy_trucker import GAME
from cosmodrome.games.galaxy_trucker.rules import damage
from cosmodrome.testing import rule
from cosmodrome.translate import LANGUAGES, Language, game_translator


def test_the_open_card_is_shown_with_its_figures() -> None:
    t = Trucks(2).ship(0, {"6-7": "cabin"}).open("adv1_slavers_1", "adv1_stardust_1")
    assert t.view(0)["card"] == {
        "id": "adv1_slavers_1",
        "type": "slavers",
        "level": 1,
        "strength": 6,
        "days": 1,
        "credits": 5,
        "penalty": 3,
    }
    t = Trucks(2).ship(1, {"6-7": "cargo_2"}).open("adv1_planets_3", "adv1_stardust_1")
    card = t.view(0)["card"]
    assert isinstance(card, dict)
    assert card["planets"] == [
        {"red": 0, "yellow": 1, "green": 1, "blue": 2},
        {"red": 0, "yellow": 2, "green": 0, "blue": 0},
    ]


def test_a_swarm_and_a_combat_zone_show_hits_and_lines() -> None:
    ship = {"7-6": "cabin 1...", "6-7": "shield .... ^", "8-7": "battery_2"}
    t = Trucks(2).ship(0, ship).rolls("dice", 15).open("adv1_meteor_swarm_2", "adv1_stardust_1")
    card = t.view(0)["card"]
    assert isinstance(card, dict)
    assert card["hits"] == [["small-meteor", side] for side in ("front", "rear", "left", "right")]
    t = Trucks(2).ship(0, {"6-7": "cabin"}).ship(1, {"6-7": "cabin"}).open("adv1_combat_zone_1", "adv1_stardust_1")
    card = t.view(0)["card"]
    assert isinstance(card, dict)
    assert card["lines"] == [["crew", "days", 3], ["engine", "crew", 2], ["cannon", "hits", 0]]


def test_a_hit_that_can_be_stopped_is_shown_with_what_would_help() -> None:
    ship = {"7-6": "cabin 1...", "6-7": "shield .... ^", "8-7": "battery_2"}
    t = Trucks(2).ship(0, ship).rolls("dice", 15).open("adv1_meteor_swarm_2", "adv1_stardust_1")
    hit = {"ship": 0, "hit": "small-meteor", "from": "front", "line": 7, "cell": "7-6", "helping": ["6-7"]}
    assert t.view(1)["hit"] == t.view(0)["hit"] == hit
    ships = json.loads(json.dumps(t.view(1)["ships"]))
    assert (ships[0]["shields"], ships[1]["shields"]) == (["front", "right"], [])
    t.play("defend 8-7")
    assert t.view(0)["hit"] is None


def test_a_large_meteor_is_shown_with_the_cannons_that_reach_it() -> None:
    ship = {"7-6": "double_cannon", "8-7": "battery_2"}
    t = Trucks(2).ship(0, ship).rolls("dice", 15).open("adv1_meteor_swarm_1", "adv1_stardust_1")
    hit = {"ship": 0, "hit": "large-meteor", "from": "front", "line": 7, "cell": "7-6", "helping": ["7-6"]}
    assert t.view(1)["hit"] == hit


def test_faults_are_shown_with_the_rule_they_break() -> None:
    broken = {
        "GT-4.4": {"6-7": "cabin .1..", "5-7": "cabin .2.."},
        "GT-4.5": {"6-7": "cabin 0...", "6-6": "cabin ..1."},
        "GT-4.9": {"7-8": "engine .... >"},
        "GT-4.10": {"7-6": "cannon ..1.", "7-5": "cabin ..0."},
        "GT-4.8": {"5-9": "cabin 1...", "5-8": "cabin ..1."},
    }
    for broken_rule, tiles in broken.items():
        ships = json.loads(json.dumps(Trucks().ship(0, tiles).view(0)["ships"]))
        assert broken_rule in ships[0]["faults"].values(), broken_rule
        assert set(ships[0]["faults"]) <= set(tiles)


def test_a_place_where_a_tile_does_not_fit_says_so() -> None:
    t = Trucks().hold(0, "cabin 0...")
    labels = {GAME.option(t.state, 0, answer).label.id for answer in t.state.legal(0)}
    assert {"option-place", "option-place-wrong"} <= labels


def test_a_part_to_keep_names_all_its_tiles() -> None:
    ship = {"7-6": "structural 2233", "7-5": "cabin ..2.", "7-8": "cabin 1..."}
    t = Trucks(2, round="III").ship(0, ship).fly()
    damage.lose_tile(t.state, 0, t.cell("7-6"))
    assert [GAME.option(t.state, 0, answer).places for answer in t.state.legal(0)] == [
        ("ships.0.tiles.7-5",),
        ("ships.0.tiles.7-7", "ships.0.tiles.7-8"),
    ]


def test_a_tile_is_shown_as_it_lies_with_what_it_carries() -> None:
    t = Trucks(2).ship(0, {"6-7": "cargo_2 0300", "7-6": "cannon 0010", "7-8": "battery_3 1..."}).fly()
    t.load(0, "6-7", "red", "blue").load(0, "7-7", "human")
    ships = json.loads(json.dumps(t.view(1)["ships"]))
    tiles = ships[0]["tiles"]
    assert tiles["6-7"]["connectors"] == "0300"
    assert tiles["6-7"]["goods"] == ["red", "blue"]
    assert (tiles["7-6"]["type"], tiles["7-6"]["rotation"]) == ("cannon", 0)
    assert (tiles["7-8"]["batteries"], tiles["7-7"]["humans"]) == (3, 1)
    assert (ships[0]["crew"], ships[0]["batteries"], ships[0]["cannons"]) == (1, 3, [2, 2])


@rule("GT-13.3")
def test_gt_13_3_an_alien_is_in_every_power_that_is_shown() -> None:
    ship = {"7-6": "cannon", "6-6": "double_cannon", "8-8": "double_engine", "6-7": "battery_2", "8-7": "cabin"}
    t = Trucks(2).ship(0, ship).fly().load(0, "8-7", "purple")
    ships = json.loads(json.dumps(t.view(1)["ships"]))
    assert (ships[0]["cannons"], ships[0]["engines"]) == ([2 + 4, 2 + 4 + 4], [0, 2])
    t.load(0, "8-7", "orange")
    ships = json.loads(json.dumps(t.view(1)["ships"]))
    assert (ships[0]["cannons"], ships[0]["engines"]) == ([2, 2 + 4], [0, 2 + 2]), "no engines, no bonus"
    t.load(0, "8-7", "purple").open("adv1_slavers_1", "adv1_stardust_1")
    say = game_translator("en", GAME)
    assert say(GAME.prompt(t.state, 0)) == "Cannon power 3 against 6. Which double cannon do you power?"
    t.play("power 6-6")
    assert t.told("declared")[0][:3] == (0, 2, 10), "as the question said, and two more"


def test_a_ship_is_drawn_with_connectors_and_signs() -> None:
    t = Trucks(2).ship(0, {"7-6": "cannon 0010", "6-7": "battery_2 0300", "8-7": "shield 1212 ^", "7-8": "engine 1000"})
    t.fly().load(0, "7-7", "human", "human")
    lines = t.drawn(0, game_translator("en", GAME))
    assert lines[1] == "Flight: the red ship (day 0), the green ship (day −2)"
    assert lines[4:6] == [
        "Seat 1, the red ship: space 0 (day 0), credits 0",
        "  engines 1, cannons 1, crew 2, batteries 2, exposed 3, lost 0",
    ]
    assert lines[6].startswith("Seat 2, the green ship")  # the own ship is nearest to the question
    own = lines[6].index("Seat 1")
    assert [line[own:].rstrip() for line in lines[6:]] == [
        "Seat 1, the red ship",
        "  5              .",
        "  6         .   !^    .",
        "                 1",
        "                 3    1",
        "  7    .   b2 33H2 32(^>2  .",
        "                 3    1",
        "                 1",
        "  8    .    .   Ev    .    .",
        "  9    .    .         .    .",
        "       5    6    7    8    9",
    ]


def test_the_terminal_tells_open_cards_piles_and_goods_with_their_figures() -> None:
    t = Trucks(2).ship(0, {"6-7": "cargo_2"}).fly().load(0, "6-7", "yellow", "blue")
    lines = t.open("adv1_planets_3", "adv1_stardust_1").drawn(0, game_translator("en", GAME))
    planets = "planet 1 (yellow × 1, green × 1, blue × 2), planet 2 (yellow × 2); landing takes 3 flight days"
    assert lines[-1] == f"Open card · Planets: {planets}", "nearest to the question, which is about it"
    assert "  Goods: yellow × 1, blue × 1" in lines
    building = Trucks(2).ship(0, {"6-7": "cabin"}).stack("adv1_slavers_1").play("look 1")
    lines = building.drawn(0, game_translator("en", GAME))
    slavers = "Slavers, strength 6: whoever is weaker loses 3 crew members; the victor gets 5 credits for 1 flight day"
    assert lines[lines.index("Pile 1:") + 1] == f"  {slavers}"
    racing = Trucks(2, "realtime").play("p0: ready", "p1: ready").ship(0, {"6-7": "cabin"}).stack("adv1_slavers_1")
    assert racing.play("p0: look 1").drawn(0, game_translator("en", GAME))[-2:] == ["Pile 1:", f"  {slavers}"]


def test_who_has_finished_is_not_told_to_build() -> None:
    say, t = game_translator("en", GAME), Trucks(2, "realtime").play("p0: ready", "p1: ready")
    assert say(GAME.prompt(t.state, 0)) == "Build your ship: what do you do?"
    t.play("p0: finish 1")
    assert say(GAME.prompt(t.state, 0)).startswith("Your ship is finished.")
    assert say(GAME.prompt(t.state, 1)) == "Build your ship: what do you do?"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARD_IDS)
def test_every_card_is_told_in_both_languages(card: str, language: Language) -> None:
    figures = KIT.cards[CARD[card]]
    told = game_translator(language, GAME, strict=True)(figures.effect.words(figures))
    assert told.startswith(GAME.names[card][language])
    for figure in (figures.strength, figures.credits, figures.crew, figures.days):
        assert figure == 0 or str(figure) in told


def test_numbers_piles_and_the_kind_of_flight_are_shown() -> None:
    t = Trucks(3, "realtime").play("p0: ready", "p1: ready", "p2: ready").ship(1, {"6-7": "cabin"})
    t.play("p0: finish 2", "p1: look 3")
    view = t.view(0)
    players = view["players"]
    assert isinstance(players, list)
    assert view["numbers"] == [1, 3]
    assert [player["looking"] for player in players] == [None, 2, None]
    assert [player["looked"] for player in players] == [[], [2], []]
    shown = {"circle": "I", "circles": ["I", "start"], "running": True, "who": "running"}
    assert view["hourglass"] == {**shown, "seconds": 90}
    assert view["test_flight"] is False
    assert Trucks(2, test_flight=1).view(0)["test_flight"] is True
    assert view["rewards"] == {"finish": [4, 3, 2], "best_looking": 2}
    assert view["rounds_left"] == []
    assert Trucks(2, rounds=13).view(0)["rounds_left"] == ["III", "IIIa"]
    assert Trucks(2, cycles_per_run=7).view(0)["hourglass"] == {**shown, "cycles": 0, "cycles_per_run": 7}
