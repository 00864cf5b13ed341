"""Every adventure card, by figures written down from the printed cards (GT-16 to GT-22)."""

import pytest
from tests.games.galaxy_trucker.facts import BANK, CARD, CARD_IDS, DECKS, KIT, LEVEL, TEST_CARDS
from tests.games.galaxy_trucker.table import Ship, Trucks, roll

from cosmodrome.games.galaxy_trucker.cards import Effect
from cosmodrome.games.galaxy_trucker.effects import EFFECTS
from cosmodrome.games.galaxy_trucker.kit import Kit
from cosmodrome.games.galaxy_trucker.load import add_card
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry
from cosmodrome.testing import rule

OPEN_SPACE = [f"adv1_open_space_{n}" for n in (1, 2, 3, 4)] + [
    f"adv{d}_open_space_{n}" for d in (2, 3) for n in (1, 2, 3)
]
STARDUST = ["adv1_stardust_1", "adv2_stardust_1"]
EPIDEMIC = ["adv2_epidemic_1", "adv3_epidemic_1"]
# days, goods of each planet: r(ed) y(ellow) g(reen) b(lue)
PLANETS = {
    "adv1_planets_1": (3, ["rgbbb", "ryb", "rbbb", "rg"]),
    "adv1_planets_2": (2, ["rr", "rbb", "y"]),
    "adv1_planets_3": (3, ["ygbb", "yy"]),
    "adv1_planets_4": (2, ["gg", "y", "bbb"]),
    "adv2_planets_1": (4, ["rrry", "rrgg", "rbbbb"]),
    "adv2_planets_2": (3, ["rr", "gggg"]),
    "adv2_planets_3": (2, ["ry", "ygb", "gg", "y"]),
    "adv2_planets_4": (3, ["gggg", "yy", "bbb"]),
    "adv3_planets_1": (5, ["yyyyy", "ryy", "rr"]),
    "adv3_planets_2": (1, ["gbbbb", "yb"]),
    "adv3_planets_3": (2, ["ryb", "rgbb", "rbbbb"]),
    "adv3_planets_4": (3, ["rrr", "yyy", "ggg", "bbb"]),
}
# crew, credits, days
ABANDONED_SHIPS = {
    "adv1_abandoned_ship_1": (3, 4, 1),
    "adv1_abandoned_ship_2": (2, 3, 1),
    "adv2_abandoned_ship_1": (5, 8, 2),
    "adv2_abandoned_ship_2": (4, 6, 1),
    "adv3_abandoned_ship_1": (7, 11, 2),
    "adv3_abandoned_ship_2": (6, 10, 2),
}
# crew, goods, days
STATIONS = {
    "adv1_abandoned_station_1": (5, "yg", 1),
    "adv1_abandoned_station_2": (6, "rr", 1),
    "adv2_abandoned_station_1": (8, "yyg", 2),
    "adv2_abandoned_station_2": (7, "ry", 1),
    "adv3_abandoned_station_1": (9, "rygb", 2),
    "adv3_abandoned_station_2": (10, "yygg", 2),
}
# S(mall) L(arge) meteors from f(ront) r(ight) b(ehind) l(eft)
SWARMS = {
    "adv1_meteor_swarm_1": "Lf Sl Sr",
    "adv1_meteor_swarm_2": "Sf Sb Sl Sr",
    "adv1_meteor_swarm_3": "Lf Sf Lf",
    "adv2_meteor_swarm_1": "Sf Lf Sl Ll Sl",
    "adv2_meteor_swarm_2": "Sf Sf Sb Sb Sl Sr",
    "adv2_meteor_swarm_3": "Sf Lf Sr Lr Sr",
    "adv3_meteor_swarm_1": "Lr Sr Lr Sf Sb",
    "adv3_meteor_swarm_2": "Lf Sb Sb Sl Sl Sr Sr",
    "adv3_meteor_swarm_3": "Ll Sl Ll Sf Sb",
}
# strength, penalty, reward, days
SMUGGLERS = {
    "adv1_smugglers_1": (4, 2, "ygb", 1),
    "adv2_smugglers_1": (8, 3, "ryy", 1),
    "adv3_smugglers_1": (9, 4, "rryyg", 2),
}
SLAVERS = {"adv1_slavers_1": (6, 3, 5, 1), "adv2_slavers_1": (7, 4, 8, 2), "adv3_slavers_1": (8, 5, 10, 2)}
# strength, l(ight) and h(eavy) shots, reward, days
PIRATES = {
    "adv1_pirates_1": (5, "lf hf lf", 4, 1),
    "adv2_pirates_1": (6, "hf lf hf", 7, 2),
    "adv3_pirates_1": (10, "ll hf lf hf lr", 12, 2),
}
# three lines: criterion, penalty, and the shots of the last one
COMBAT_ZONES = {
    "adv1_combat_zone_1": ("crew days 3", "engine crew 2", "cannon", "lb hb"),
    "adv2_combat_zone_1": ("cannon days 4", "engine goods 3", "crew", "lr ll lf hb"),
    "adv3_combat_zone_1": ("crew goods 4", "cannon crew 4", "engine", "lr ll lf lf hb hb"),
}
EVERY = [
    *OPEN_SPACE, *STARDUST, *EPIDEMIC, *PLANETS, *ABANDONED_SHIPS, *STATIONS, *SWARMS, *SMUGGLERS, *SLAVERS, *PIRATES,
    *COMBAT_ZONES, "adv3_sabotage_1",
]  # fmt: skip

COLOUR = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
SIDES = {"f": 0, "r": 1, "b": 2, "l": 3}
SPECIAL: Ship = {"6-7": "special_2", "8-7": "special_2", "5-7": "special_2", "9-7": "special_1", "4-7": "special_1"}
CABINS = ["6-8", "5-8", "4-8", "8-8", "9-8", "10-8", "7-8"]
REST = "adv1_open_space_4"  # comes next, so that the flight goes on


def count(goods: str) -> dict[str, int]:
    return {COLOUR[sign]: goods.count(sign) for sign in dict.fromkeys(sorted(goods, key="rygb".index))}


def cannons(power: int) -> Ship:
    """Return single cannons that point forward."""
    cells = [f"{c}-5" for c in (6, 7, 8)] + [f"{c}-6" for c in (5, 6, 7, 8, 9)] + ["3-6", "11-6", "3-7"]
    return dict.fromkeys(cells[:power], "cannon")


def rest(card: str) -> str:
    return REST if card != REST else "adv1_open_space_1"


# -- all of them -------------------------------------------------------------------------------------------------------
@rule("GT-22.11")
def test_every_card_is_here_with_its_level() -> None:
    assert sorted(EVERY) == sorted(CARD_IDS)
    assert [len(deck) for deck in DECKS] == [20, 20, 20]
    for id in EVERY:
        assert LEVEL[CARD[id]] == int(id[3]) - 1
    decks = {type: {int(card.level) + 1 for card in KIT.cards if card.effect.type == type} for type in EFFECTS}
    assert (decks["stardust"], decks["epidemic"], decks["sabotage"]) == ({1, 2}, {2, 3}, {3})
    assert all(KIT.sources[id] for id in CARD_IDS)


@rule("GT-25.2")
def test_gt_25_2_the_eight_cards_with_a_star() -> None:
    assert {CARD_IDS[card] for card in TEST_CARDS} == {
        "adv1_smugglers_1", "adv1_stardust_1", "adv1_open_space_1", "adv1_meteor_swarm_1", "adv1_planets_2",
        "adv1_combat_zone_1", "adv1_abandoned_ship_1", "adv1_abandoned_station_1",
    }  # fmt: skip


def test_a_card_with_a_wrong_field_is_refused_with_its_place() -> None:
    kit = Kit("")
    with pytest.raises(DataError, match="adventure_cards odd: field 'type' must be one of"):
        add_card(kit, Entry("components.json: adventure_cards odd", {"id": "odd", "type": "tea_party"}))
    assert kit.cards == []
    assert len(CARD_IDS) == 60


@pytest.mark.parametrize("effect", EFFECTS.values(), ids=EFFECTS.keys())
def test_every_kind_of_card_says_all_that_is_to_be_known_of_it(effect: Effect) -> None:
    wanted = ["read", "perform", "words"]
    if effect.op in ("offer_once", "enemy"):
        wanted += ["pay", "is_worth_it"]
    if effect.op == "enemy":
        wanted += ["punish"]
    if effect.op in ("enemy", "combat_zone", "advance_by_engine_power"):
        wanted += ["goal"]
    assert [name for name in wanted if getattr(type(effect), name) is getattr(Effect, name)] == []


# -- Open Space (GT-16) ------------------------------------------------------------------------------------------------
@rule("GT-16.1", "GT-12.9")
@pytest.mark.parametrize("card", OPEN_SPACE)
def test_open_space(card: str) -> None:
    t = Trucks(2, round="III").ship(0, {"7-8": "engine", "6-8": "engine"}).ship(1, {"7-8": "engine", "8-8": "engine"})
    t.fly(5, 4).open(card, rest(card))
    assert t.state.position == [7, 6]
    assert t.question == "give-up"


# -- Planets (GT-17) ---------------------------------------------------------------------------------------------------
@rule("GT-17.1", "GT-17.2", "GT-17.3", "GT-17.5")
@pytest.mark.parametrize(
    ("card", "planet"), [(card, n) for card, (_, worlds) in PLANETS.items() for n in range(len(worlds))]
)
def test_planets(card: str, planet: int) -> None:
    days, worlds = PLANETS[card]
    t = Trucks(2, round="III").ship(0, {**SPECIAL, "7-8": "special_1", "7-6": "special_1"}).fly(20, 30)
    t.open(card, REST)
    assert (t.asked, len(t.options())) == ([1], 1 + len(worlds))
    t.play("pass", f"land {planet + 1}")
    assert {
        colour: BANK[i] - t.state.bank[i] for i, colour in enumerate(COLOUR.values()) if BANK[i] > t.state.bank[i]
    } == (count(worlds[planet]))
    while t.question == "load":
        loads = [option for option in t.options() if option.startswith("load")]
        t.play(loads[0] if loads else "done")
    assert t.goods(0) == count(worlds[planet])
    assert t.state.position == [20 - days, 30]


# -- Abandoned Ship and Station (GT-18, GT-19) -------------------------------------------------------------------------
@rule("GT-18.1", "GT-18.2", "GT-18.3", "GT-18.5", "GT-12.15")
@pytest.mark.parametrize("card", ABANDONED_SHIPS)
def test_abandoned_ship(card: str) -> None:
    crew, credits, days = ABANDONED_SHIPS[card]
    t = Trucks(2, round="III").ship(0, dict.fromkeys(CABINS, "cabin")).fly(20, 30)
    while t.state.crew(0) > crew:
        cell = next(cell for cell in [*CABINS, "7-7"] if t.at(0, cell))
        t.state.loads[0][t.cell(cell)] -= 1
    without = t.state.crew(0) - 1
    t.open(card, REST)
    assert (t.question, t.asked) == ("use", [0] if crew > 2 else [1])
    if crew == 2:
        t.play("pass")
    t.play("use")
    while t.question == "crew":
        t.play(t.options()[0])
    assert (t.state.crew(0), t.state.credits, t.state.position) == (0, [credits, 0], [20 - days, 30])
    assert t.told("crew-lost")
    short = Trucks(2, round="III").ship(0, dict.fromkeys(CABINS, "cabin")).fly(20, 30)
    for cell in [*CABINS, "7-7"]:
        short.load(0, cell, "nobody")
    for i in range(without):
        short.state.loads[0][short.cell(CABINS[i // 2])] += 1
    short.load(1, "7-7", "human").open(card, REST)
    assert short.question == "give-up", "with one crew member less it cannot be used"


@rule("GT-19.1", "GT-19.2", "GT-19.3")
@pytest.mark.parametrize("card", STATIONS)
def test_abandoned_station(card: str) -> None:
    crew, goods, days = STATIONS[card]
    ship = dict.fromkeys(CABINS[: (crew - 1) // 2], "cabin") | {"6-7": "special_2", "8-7": "special_2"}
    t = Trucks(2, round="III").ship(0, ship).fly(20, 30)
    if crew % 2:
        t.load(0, "7-7", "human")
    t.open(card, REST)
    assert (t.question, t.asked) == ("use", [0])
    t.play("use")
    while t.question == "load":
        loads = [option for option in t.options() if option.startswith("load")]
        t.play(loads[0] if loads else "done")
    assert (t.goods(0), t.state.position, t.state.crew(0)) == (count(goods), [20 - days, 30], crew)
    short = Trucks(2, round="III").ship(0, ship).fly(20, 30)
    short.load(0, "7-7", "human" if crew % 2 == 0 else "nobody")
    assert short.state.crew(0) == crew - 1
    assert short.open(card, REST).question == "give-up"


# -- Meteoric Swarm (GT-20) --------------------------------------------------------------------------------------------
@rule("GT-20.1", "GT-14.16")
@pytest.mark.parametrize("card", SWARMS)
def test_meteor_swarm(card: str) -> None:
    hits = [4 * "SL".index(hit[0]) + SIDES[hit[1]] for hit in SWARMS[card].split()]
    t = Trucks(2, round="III").rolls("dice", *[roll(12)] * 7).open(card, REST)
    assert [event for event in t.told("missed") if event[0] == 0] == [(0, hit, 12, -1) for hit in hits]
    assert len(t.told("rolled")) == len(hits), "one roll for both ships"


# -- enemies (GT-21) ---------------------------------------------------------------------------------------------------
@rule("GT-21.3", "GT-21.4", "GT-21.5")
@pytest.mark.parametrize("card", SMUGGLERS)
def test_smugglers(card: str) -> None:
    strength, penalty, reward, days = SMUGGLERS[card]
    won = (
        Trucks(2, round="III").ship(0, {**cannons(strength + 1), **SPECIAL}).fly(30, 20).open(card, REST).play("accept")
    )
    while won.question == "load":
        loads = [option for option in won.options() if option.startswith("load")]
        won.play(loads[0] if loads else "done")
    assert (won.goods(0), won.state.position) == (count(reward), [30 - days, 20])
    drawn = Trucks(2, round="III").ship(0, {**cannons(strength), "8-8": "cargo_3"}).fly(30, 20)
    drawn.load(0, "8-8", "blue", "blue", "blue").open(card, REST)
    assert (drawn.goods(0), drawn.state.position) == ({"blue": 3}, [30, 20])
    assert drawn.told("drew-with-enemy")
    lost = Trucks(2, round="III").ship(0, {**cannons(strength - 1), "8-8": "cargo_3", "7-8": "cargo_3"}).fly(30, 20)
    lost.load(0, "8-8", "blue", "blue", "blue").load(0, "7-8", "blue", "blue").open(card, REST)
    while lost.question == "goods":
        lost.play(lost.options()[0])
    assert lost.goods(0) == {"blue": 5 - penalty}


@rule("GT-21.3", "GT-21.4", "GT-21.6")
@pytest.mark.parametrize("card", SLAVERS)
def test_slavers(card: str) -> None:
    strength, penalty, reward, days = SLAVERS[card]
    won = Trucks(2, round="III").ship(0, cannons(strength + 1)).fly(30, 20).open(card, REST).play("accept")
    assert (won.state.credits, won.state.position) == ([reward, 0], [30 - days, 20])
    lost = Trucks(2, round="III").ship(0, {**cannons(strength - 1), **dict.fromkeys(CABINS, "cabin")}).fly(30, 20)
    lost.open(card, REST)
    while lost.question == "crew" and lost.asked == [0]:
        lost.play(lost.options()[0])
    assert lost.state.crew(0) == 16 - penalty


@rule("GT-21.3", "GT-21.4", "GT-21.7")
@pytest.mark.parametrize("card", PIRATES)
def test_pirates(card: str) -> None:
    strength, shots, reward, days = PIRATES[card]
    won = Trucks(2, round="III").ship(0, cannons(strength + 1)).fly(30, 20).open(card, REST).play("accept")
    assert (won.state.credits, won.state.position) == ([reward, 0], [30 - days, 20])
    hits = [4 * (2 + "lh".index(shot[0])) + SIDES[shot[1]] for shot in shots.split()]
    lost = Trucks(2, round="III").ship(0, cannons(strength - 1)).ship(1, {}).fly(30, 20)
    lost.rolls("dice", *[roll(12)] * 5).open(card, REST)
    assert [event for event in lost.told("missed") if event[0] == 0] == [(0, hit, 12, -1) for hit in hits]


# -- Combat Zone, Stardust, Epidemic, Sabotage (GT-22) -----------------------------------------------------------------
@rule("GT-22.1", "GT-22.4", "GT-22.5")
@pytest.mark.parametrize("card", COMBAT_ZONES)
@pytest.mark.parametrize("line", range(3))
def test_combat_zone(card: str, line: int) -> None:
    *lines, last, shots = COMBAT_ZONES[card]
    criterion = [*lines, last][line].split()[0]
    # Ship 1 is weaker in this one criterion, ship 0 in both others.
    weak: Ship = {"6-7": "cargo_3", "5-7": "cargo_3"}
    more: dict[str, Ship] = {
        "crew": {"6-8": "cabin", "5-8": "cabin", "4-8": "cabin"},
        "engine": {"7-9": "engine"},
        "cannon": {"7-5": "cannon"},
    }
    ships = [dict(weak), dict(weak)]
    for one in more:
        strong = 0 if one == criterion else 1
        ships[strong] |= more[one]
        if one == "crew":
            ships[1 - strong] |= {"6-8": "cabin", "5-8": "cabin"}
    t = Trucks(2, round="III").ship(0, ships[0]).ship(1, ships[1]).fly(30, 20)
    for ship in (0, 1):
        t.load(ship, "6-7", "blue", "blue", "blue").load(ship, "5-7", "blue", "blue")
    t.rolls("dice", *[roll(12)] * 6).open(card, REST)
    told = [(event[0], event[1]) for event in t.told("suffered")]
    while t.question in ("crew", "goods"):
        t.play(t.options()[0])
        told += [(event[0], event[1]) for event in t.told("suffered")]
        if t.told("missed"):
            break
    assert told == [(1 if one == line else 0, one) for one in range(3)]
    if line < 2:
        what, amount = lines[line].split()[1:]
        loss = {"days": 20 - t.state.position[1], "crew": 8 - t.state.crew(1), "goods": 5 - sum(t.state.goods(1))}
        assert loss[what] == int(amount)
    hits = [4 * (2 + "lh".index(shot[0])) + SIDES[shot[1]] for shot in shots.split()]
    assert [event[1] for event in t.told("missed")] == hits
    assert {event[0] for event in t.told("missed")} == {1 if line == 2 else 0}


@rule("GT-22.8")
@pytest.mark.parametrize("card", STARDUST)
def test_stardust(card: str) -> None:
    t = Trucks(2, round="III").ship(0, {"6-7": "battery_2 0300"}).fly(30, 20).open(card, REST)
    assert t.state.position == [30 - 3, 20 - 4]


@rule("GT-22.9")
@pytest.mark.parametrize("card", EPIDEMIC)
def test_epidemic(card: str) -> None:
    # 6-7 and the starting cabin are joined; 5-7 is joined to 6-7 but empty; 8-8 is joined to nothing.
    ship: Ship = {"6-7": "cabin .1.1", "5-7": "cabin .1..", "8-8": "cabin 0..0"}
    t = Trucks(2, round="III").ship(0, ship).fly().load(0, "5-7", "nobody").load(0, "6-7", "orange").open(card, REST)
    assert (t.at(0, "7-7"), t.at(0, "6-7"), t.at(0, "5-7"), t.at(0, "8-8")) == (1, 0, 0, 2)
    assert t.at(1, "7-7") == 2


@rule("GT-22.10", "GT-22.16")
def test_sabotage() -> None:
    t = Trucks(2, round="III").ship(1, {"6-7": "cabin", "8-7": "structural"}).ship(0, {"8-7": "structural"}).fly(30, 20)
    t.rolls("dice", roll(12), roll(7), roll(2), roll(2), roll(8), roll(7)).open("adv3_sabotage_1", REST)
    assert t.tiles(0) == ["7-7"], "the column first, then the row, and the third attempt counts"
    assert [event[:3] for event in t.told("sabotaged")] == [(0, 12, 7), (0, 2, 2), (0, 8, 7)]
    missed = Trucks(2, round="III").rolls("dice", *[roll(12)] * 6, roll(7), roll(7)).open("adv3_sabotage_1", REST)
    assert missed.tiles(0) == ["7-7"], "after three misses nothing happens"
    assert len(missed.told("rolled")) == 6
