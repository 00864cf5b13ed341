"""What options say they would bring is what they bring."""

import pytest
from tests.games.space_base.table import Base

from cosmodrome.games.space_base import GAME
from cosmodrome.games.space_base.table import SHIPS_FOR_SALE
from cosmodrome.testing import rule
from cosmodrome.translate import game_translator

SAY = game_translator("en", GAME, strict=True)
SAY_RUSSIAN = game_translator("ru", GAME, strict=True)


def labels(base: Base, seat: int = 0) -> list[str]:
    """Return the options of a seat in words."""
    return [SAY(GAME.option(base.state, seat, answer).label) for answer in base.state.legal(seat)]


@rule("SB-7.6", "SB-7.7")
def test_sb_7_6_how_many_charges_a_ship_for_sale_keeps() -> None:
    base = Base(2).has(0, credits=13).yard("grissom", "shepard").turn(0, 1, 1).dice()
    told = labels(base)
    assert "Station: +1 charge (keeps up to 3), for 1 charge on any turn: +3 credits." in told[1]
    assert "Station: +1 charge, for 4 charges on your turn: +20 credits." in told[2]


@rule("SB-6.8", "SB-6.12", "SB-6.13")
def test_sb_6_8_dice_are_told_with_their_arrows() -> None:
    base = Base().lay(0, 3, "merbold").lay(0, 4, "bluford").lay(0, 7, "lichtenberg").turn(0, 3, 4)
    assert labels(base) == [
        "Separately, sectors 3 and 4: +2 credits, +6 VP",
        "Sum, sector 7: ↔ the sector to the left or to the right pays too",
    ]


@rule("SB-6.3")
@pytest.mark.parametrize(("cubes", "told"), [(2, "+2 charges"), (3, "+1 charge"), (4, "nothing")])
def test_sb_6_3_no_charge_is_told_for_a_full_cell(cubes: int, told: str) -> None:
    base = Base().ship(0, "shepard", cubes).turn(0, 2, 2)
    if cubes == 4:
        base.play("pass")
    assert labels(base)[0] == f"Separately, sectors 2 and 2: {told}"
    assert base.dice("separate").cubes("shepard") == 4


@rule("SB-6.13")
def test_sb_6_13_a_sector_that_has_paid_promises_nothing() -> None:
    base = Base().lay(0, 7, "merbold").lay(0, 8, "lichtenberg").turn(0, 3, 4).dice()
    assert labels(base) == ["Sector 7: nothing", "Sector 9: +1 income"]


@rule("SB-8.12")
def test_sb_8_12_an_extra_collection_promises_no_charge_of_the_card_itself() -> None:
    base = Base().lay(0, 7, "lichtenberg").ship(0, "aksyonov", 1).turn(0, 3, 4).dice().play("use aksyonov")
    assert labels(base) == ["Sector 6: +1 credit", "Sector 8: +1 charge"]
    base.play("left")
    assert labels(base) == ["Sector 6: +1 credit", "Sector 8: nothing"]


@rule("SB-8.11", "SB-8.13")
def test_sb_8_11_a_doubled_sector_is_told_with_all_that_the_dice_bring() -> None:
    base = Base().ship(0, "aksyonov", 1).ship(0, "shepard", 3).lay(0, 3, "carr").turn(0, 2, 3).dice("separate")
    base.play("use aksyonov")
    assert labels(base) == ["Sector 2 twice: +4 VP, +1 charge", "Sector 3 twice: +8 VP, +1 charge"]
    base = Base().deploy(1, 8, "aksyonov", 1).deploy(1, 5, "evans").deploy(1, 6, "schmitt").turn(0, 5, 6)
    base.dice("sum", "separate").play("use aksyonov")
    assert labels(base, 1) == ["Sector 5 twice: +6 credits", "Sector 6 twice: +6 credits"]


def test_a_bought_colony_stands_in_the_accusative_in_russian() -> None:
    base = Base().has(0, credits=42).turn(0, 5, 6).dice()
    told = [SAY_RUSSIAN(GAME.option(base.state, 0, answer).label) for answer in base.state.legal(0)[1:]]
    assert told[0].startswith("Купить аванпост «Фриш» за все 42 кредита (стоимость 9).")
    assert told[4].startswith("Купить базу «Хикс»")
    assert told[11].startswith("Купить колонию «")
    base.play("buy hicks")
    assert any("покупает базу «Хикс» за 42 кредита" in SAY_RUSSIAN(GAME.tell(event)) for event in base.happened)


# -- what a screen shows of options and cards --------------------------------------------------------------------------
def shown(base: Base, answer: int, seat: int = 0) -> str:
    return " ".join(f"{sign.icon}{sign.text}" for sign in GAME.option(base.state, seat, answer).signs)


@rule("SB-5.4")
def test_sb_5_4_the_dice_say_what_they_bring_and_what_one_has_then() -> None:
    base = Base().has(0, credits=3, income=1, vp=2).lay(0, 2, "carr").lay(0, 7, "lichtenberg").turn(0, 2, 5)
    separate, total = (GAME.option(base.state, 0, answer) for answer in base.state.legal(0))
    base.dice("separate")
    assert separate.after == {"credits": base.credits(), "income": 1, "vp": base.vp()}
    assert total.after == {"credits": 3, "income": 1, "vp": 2}
    assert [sign.icon for sign in total.signs] == ["arrow-both"]


@rule("SB-5.6b")
def test_sb_5_6b_a_purchase_says_price_and_gain_and_warns_of_what_it_wastes() -> None:
    base = Base().has(0, credits=12, income=4).turn(0, 5, 6).dice()
    outpost = GAME.option(base.state, 0, 1 + SHIPS_FOR_SALE)
    assert shown(base, 1 + SHIPS_FOR_SALE) == "credits9 vp+3"
    assert outpost.after == {"credits": 0, "income": 5, "vp": 3}  # sector 11 has paid its income
    assert outpost.warning is not None
    assert SAY(outpost.warning) == "3 of your 12 credits would be lost; income then lifts them to 5"
    base = Base().has(0, credits=9).turn(0, 5, 6).dice()
    assert GAME.option(base.state, 0, 1 + SHIPS_FOR_SALE).warning is None


def test_the_sheet_draws_every_card_with_signs() -> None:
    sheet = GAME.sheet()
    assert sheet.keys() == GAME.names.keys()
    shepard = sheet[next(id for id in sheet if id.endswith("_shepard"))]["station"]["ability"]
    assert shepard is not None
    assert shepard["cells"][2] == 4
    assert shepard["linked"]
    ships = [card["station"] for card in sheet.values() if not card["colony"]]
    assert all(side["signs"] or side["ability"] for side in ships)
