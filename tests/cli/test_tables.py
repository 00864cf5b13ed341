"""What a person at the table sees is drawn in the terminal too: borders, roles, kept damage, the flight."""

import re

import pytest
from tests.cli.table import play_on, table

from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.registry import find_game
from cosmodrome.translate import game_translator


def drawn(game: str, seats: int, mode: str = "", answers: int = 3) -> str:
    """Return the drawing of a match after some answers."""
    session, _ = table(game, seats, mode)
    play_on(session, Rng(1), answers)
    return "\n".join(session.game.draw(session.game.view(session.match.state, 0), session.translator))


def test_mars_shows_its_borders_and_region_tokens() -> None:
    session, _ = table("red_planet", 3)
    view = session.game.view(session.match.state, 0)
    text = "\n".join(session.game.draw(view, session.translator))
    regions: dict[str, object] = view["regions"]  # type: ignore[assignment]
    numbers = {id: number for number, id in enumerate(regions, 1)}
    adjacent: dict[str, list[str]] = view["map"]["adjacent"]  # type: ignore[index]
    for id, others in adjacent.items():
        if others:
            assert f"{numbers[id]} ↔ {' '.join(map(str, sorted(numbers[other] for other in others)))}" in text
    assert "Region tokens in the supply, by number: 1 2 3 4 5 6 7 8 9 10 (×2)" in text


def test_emperor_shows_its_roles_and_teams() -> None:
    text = drawn("star_realms", 6, "emperor")
    assert text.count(", emperor, team 1") == text.count(", emperor, team 2") == 1
    assert text.count(", admiral, team 1") == text.count(", admiral, team 2") == 2


def test_raid_shows_the_boss_and_kept_damage() -> None:
    game = find_game("star_realms")
    state = game.start(game.check("raid", 3, {}), SeededChance(1))
    view = game.view(state, 1)
    text = "\n".join(game.draw(view, game_translator("en", game, strict=True)))
    assert text.count(", boss  ") == 1
    assert text.count(", raider  ") == 2
    base = {
        "card": "spike_cluster",
        "base": True,
        "outpost": False,
        "faction": "blob",
        "damage": 2,
        "used": [],
        "ready": [],
    }
    view["players"][0]["fleet"].append(base)  # type: ignore[index]
    assert "(base 3, damage 2)" in "\n".join(game.draw(view, game_translator("en", game, strict=True)))


def test_the_flight_shows_its_ships_in_order() -> None:
    session, _ = table("galaxy_trucker", 3)
    rng = Rng(1)
    flying: list[dict[str, object]] = []
    while not flying and not session.match.state.over():
        play_on(session, rng, 1)
        ships = session.game.view(session.match.state, 0)["ships"]
        assert isinstance(ships, list)
        flying = [ship for ship in ships if ship["flying"]]
    text = "\n".join(session.game.draw(session.game.view(session.match.state, 0), session.translator))
    order = sorted(flying, key=lambda ship: -int(str(ship["position"])))
    told = [f"the {ship['colour']} ship (day {ship['position']})" for ship in order]
    assert f"Flight: {', '.join(told)}" in text


@pytest.mark.parametrize(("open_credits", "team"), [(0, 0), (1, 0), (0, 1)])
def test_the_own_ship_is_drawn_last(open_credits: int, team: int) -> None:
    session, _ = table("galaxy_trucker", 4, open_credits=open_credits, team=team)
    text = "\n".join(session.game.draw(session.game.view(session.match.state, 0), session.translator))
    assert text.rindex("Seat 1 (you), the red ship") > text.rindex("Bot 4, the yellow ship")


def test_building_in_turns_tells_how_many_turns_the_sand_lasts() -> None:
    session, _ = table("galaxy_trucker", 2, "turns", cycles_per_run=7)
    told = []
    while session.game.view(session.match.state, 0)["hourglass"]["running"]:  # type: ignore[index]
        text = "\n".join(session.game.draw(session.game.view(session.match.state, 0), session.translator))
        told.append(text.partition("Hourglass: circle I, ")[2].partition(" ·")[0])
        play_on(session, Rng(1), 1)
    assert list(dict.fromkeys(told)) == [f"cycle {number} of 7" for number in range(1, 8)]


@pytest.mark.parametrize(("game", "seats"), [("space_base", 3), ("metal_adventures", 4)])
def test_who_looks_on_stands_last(game: str, seats: int) -> None:
    session, _ = table(game, seats)
    lines = session.game.draw(session.game.view(session.match.state, 1), session.translator)
    places = [next(i for i, line in enumerate(lines) if name in line) for name in ("Seat 1 (you)", "Bot 3", "Bot 2")]
    assert places == sorted(places)


def test_a_battle_tells_its_sides_and_chances_and_its_target_can_be_read() -> None:
    lines, piles, rng = list[str](), set[str](), Rng(1)
    session, _ = table("metal_adventures", 3)
    for _ in range(400):
        play_on(session, rng, 1)
        view = session.game.view(session.match.state, 0)
        lines += session.game.draw(view, session.translator)
        piles |= {session.translator(pile.title) for pile in session.game.piles(view)}
    battles = "\n".join(line for line in lines if line.startswith("Battle, "))
    assert re.search(
        r"^Battle, \d+ against \d+: Seat 1 \(you\) against \w[^;]+; your side wins with \d+%$", battles, re.M
    )
    assert re.search(r"^Battle, \d+ against \d+: Bot \d against \w[^;]+; the attack wins with \d+%$", battles, re.M)
    assert any(line.startswith("Your chances alone (and with your cards): Exhalia ") for line in lines)
    assert "Under attack" in piles


def test_the_own_board_of_space_base_names_its_ships() -> None:
    session, _ = table("space_base", 2)
    view = session.game.view(session.match.state, 0)
    text = "\n".join(session.game.draw(view, session.translator))
    sectors: list[dict[str, dict[str, str]]] = view["players"][0]["sectors"]  # type: ignore[index]
    for number, sector in enumerate(sectors, 1):
        name = session.translator.name(sector["station"]["card"]).rsplit(" ", 1)[0]
        assert f"{number} {name} [cyan]" in text


def test_ships_in_the_making_take_no_empty_lines() -> None:
    text = drawn("galaxy_trucker", 3, "turns", answers=60)
    assert "\n\n" not in text


def test_everybody_who_shares_a_turn_is_marked_and_the_rules_of_the_boss_are_named() -> None:
    text = drawn("star_realms", 2, "nemesis_beast", answers=0)
    assert text.count("▶") == 2
    assert "what it does: w SR-27" in text
    assert "w SR-30" in drawn("star_realms", 2, "the_cost_of_freedom", answers=0)
    assert drawn("star_realms", 6, "emperor", answers=0).count("▶") == 1
