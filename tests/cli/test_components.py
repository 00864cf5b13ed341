"""Everything can be read before choosing: figures in the option, the full text on request, open piles."""

import re
from typing import Any

import pytest
from tests.cli.table import Terminal, play_on, table

from cosmodrome.cli.drawing.components import Components
from cosmodrome.cli.playing.session import Session
from cosmodrome.kernel.chance import Rng
from cosmodrome.registry import find_game, game_ids
from cosmodrome.translate import game_translator


def typed(session: Session[Any], terminal: Terminal, line: str) -> str:
    """Type a command; return what was said."""
    terminal.note()
    terminal.pages.clear()
    session.obey(line, session.options())
    terminal.note()
    return terminal.text()


def option_with(session: Session[Any], label: str) -> str:
    """Return the first option, as it is listed, that begins like this."""
    texts, _ = session.components.option_texts(session.options())
    return next(text for text in texts if text.startswith(label))


def until_asked(session: Session[Any], kind: str, rng: Rng, wanted: str = "") -> None:
    """Play at random until the person is asked something, with an option that is notated like this."""
    for _ in range(4000):
        state = session.match.state
        if state.is_asked(0) and session.game.kinds[state.question().kind] == kind:
            if any(wanted in session.game.notation(state, 0, answer) for answer in state.legal(0)):
                return
        play_on(session, rng, 1)
    raise AssertionError(f"nobody was asked {kind}")


@pytest.mark.parametrize("game", game_ids())
def test_every_option_about_a_component_tells_its_figures_or_they_can_be_read(game: str) -> None:
    session, terminal = table(game, find_game(game).modes[0].seats[0])
    rng, read = Rng(3), 0
    for _ in range(200):
        play_on(session, rng, 1)
        for number, option in enumerate(session.options(), 1):
            if read < 20 and any(session.game.reading(id, 2) for id in option.components):
                text = typed(session, terminal, f"c {number}")
                assert " ".join(session.translator(option.label).split()) in text
                assert "Source of its figures" in text
                assert "Rule " in text
                read += 1
    assert read > 3


def test_a_card_to_buy_tells_what_it_does() -> None:
    session, terminal = table("star_realms", 2, seed=5)
    until_asked(session, "main", Rng(1), "buy explorer")
    assert option_with(session, "Buy Explorer") == "Buy Explorer for 2 — primary: +2 trade; scrapped: +2 combat"
    text = typed(session, terminal, "c explorer")
    for words in (
        "Explorer · ship",
        "cost 2",
        "primary: +2 trade",
        "scrapped: +2 combat",
        "Where it lies now: Explorers ×16",
        "SR-6.1",
    ):
        assert words in text


def test_a_card_can_be_read_without_a_match() -> None:
    game = find_game("star_realms")
    components = Components(game, game_translator("en", game), 2)
    text = "\n".join(components.by_name("crush"))
    assert "with an ally: +2 trade" in text
    assert "Rule SR-5.6" in text
    assert "Where it lies now" not in text
    assert any(line.startswith("ship · Blob: Blob Alpha, ") for line in components.by_kind())


def test_a_name_is_wanted_and_a_section_of_rules_is_told() -> None:
    session, terminal = table("star_realms", 2, "nemesis_beast")
    assert "Name a component" in typed(session, terminal, "c")
    text = typed(session, terminal, "w sr-27")
    assert "Nemesis Beast (1-4, Hydra) SR-27.1 " in text
    assert " SR-27.6 " in text
    assert "SR-28" not in text
    assert "Rule SR-27.3. " in typed(session, terminal, "w SR-27.3")
    assert typed(session, terminal, "w sr-99").startswith("There is no rule “SR-99” in this game.")


def test_an_option_about_a_place_on_a_ship_tells_no_connectors() -> None:
    session, _ = table("galaxy_trucker", 2, "turns")
    until_asked(session, "remove", Rng(1))
    texts, _ = session.components.option_texts(session.options())
    assert texts
    assert not any("—" in text for text in texts)


def test_a_target_tells_strength_damage_and_reward() -> None:
    session, terminal = table("metal_adventures", 3)
    until_asked(session, "step", Rng(2), "planet")
    assert "strength 14; a defeat costs 1 damage; victory brings: the whole treasury" in option_with(
        session, "Attack Ex"
    )
    assert "MA-10.7" in typed(session, terminal, "c exhalia")


def test_a_trophy_tells_what_it_asks_for_and_brings() -> None:
    session, _ = table("metal_adventures", 3)
    until_asked(session, "return", Rng(1))
    reading = session.game.reading(session.options()[0].components[0], 3)
    assert reading is not None
    texts, _ = session.components.option_texts(session.options())
    assert all(session.translator(figure) in texts[0] for figure in reading.figures)
    assert session.components.part_text(reading.parts[0]) in texts[0]


def test_a_tile_that_lies_face_up_tells_its_connectors() -> None:
    session, terminal = table("galaxy_trucker", 2)
    until_asked(session, "turn", Rng(4), "take ")
    tile = next(option for option in session.options() if option.label.id == "option-take")
    view = session.game.view(session.match.state, 0)["face_up"]
    assert isinstance(view, dict)
    sides = [f"{arrow}{n}" for arrow, n in zip("^>v<", view[tile.components[0]]["connectors"], strict=True) if n != "0"]
    assert " ".join(sides) in option_with(session, session.translator(tile.label))
    assert " ".join(sides) in typed(session, terminal, "p face up")


def test_boards_of_space_base_can_be_read_sector_by_sector() -> None:
    session, terminal = table("space_base", 2, language="ru")
    play_on(session, Rng(1), 1)
    text = typed(session, terminal, "p сектор 12, станция")
    view: Any = session.game.view(session.match.state, 0)
    name = session.translator.name(view["players"][0]["sectors"][11]["station"]["card"])
    assert f"Место 1 (вы), сектор 12, станция · 1 {name}: сектор 12; на станции, в свой ход:" in text


def test_piles_are_listed_with_what_lies_there() -> None:
    session, terminal = table("star_realms", 2)
    play_on(session, Rng(1), 30)
    text = typed(session, terminal, "p")
    assert "Trade row · 5 — " in text
    assert re.search(r"Explorers · (\d+) — Explorer ×\1: cost 2; primary: \+2 trade; scrapped: \+2 combat", text)
    assert "Discard pile of" in text
    text = typed(session, terminal, "p nothing of this name")
    assert text.startswith("Nothing that lies open has “nothing of this name” in its title. “p” alone lists all of it.")


def test_a_pile_that_is_named_is_listed_card_by_card_with_all_effects() -> None:
    session, terminal = table("star_realms", 2)
    play_on(session, Rng(1), 30)
    text = typed(session, terminal, "p trade")
    assert text.startswith("Trade row · 5 ")
    assert "Discard pile of" not in text
    row: Any = session.game.view(session.match.state, 0)["row"]
    for id in row:
        reading = session.game.reading(id, 2)
        assert reading is not None
        assert all(session.components.part_text(part) in text for part in reading.parts if not part.detail)


def test_components_of_one_name_are_told_one_by_one_and_their_rules_once() -> None:
    session, terminal = table("galaxy_trucker", 2)
    play_on(session, Rng(1), 1)
    text = typed(session, terminal, "c pirates")
    assert text.count("Pirates · adventure card") == 3
    assert text.count("Rule GT-21.7.") == 1


def test_an_option_that_says_all_that_matters_is_not_lengthened() -> None:
    session, terminal = table("space_base", 2)
    until_asked(session, "use", Rng(1), "use ")
    used = next(option for option in session.options() if option.components)
    assert session.components.option_texts(session.options())[0][1] == session.translator(used.label)
    assert "sector" in typed(session, terminal, "c 2")


def test_options_begin_with_a_capital() -> None:
    session, _ = table("metal_adventures", 3)
    until_asked(session, "draft", Rng(1))
    texts, _ = session.components.option_texts(session.options())
    assert "Help in this battle" in texts or "A promise" in texts


def test_names_that_could_mean_several_things() -> None:
    session, terminal = table("star_realms", 2)
    play_on(session, Rng(1), 1)
    assert typed(session, terminal, "c e").startswith("Which of these do you mean?")
    assert "There is nothing called “no such card” here" in typed(session, terminal, "c no such card")
    assert "Scout · ship" in typed(session, terminal, "с scout")  # the key of a keyboard set to Russian


def test_a_warning_of_one_option_stands_there_and_one_of_many_below() -> None:
    session, _ = table("star_realms", 2)
    play_on(session, Rng(1), 0)
    texts, notes = session.components.option_texts(session.options())
    assert texts[0].startswith("End turn ⚠ Would be lost:")
    assert notes == []
    session, _ = table("galaxy_trucker", 2)
    until_asked(session, "put", Rng(1))
    texts, notes = session.components.option_texts(session.options())
    assert sum(text.endswith("⚠") for text in texts) > 1
    assert notes == ["⚠ A mistake: the inspection removes this tile or its neighbour, −1 credit."]


@pytest.mark.parametrize("game", game_ids())
def test_the_help_explains_the_signs(game: str) -> None:
    session, terminal = table(game, find_game(game).modes[0].seats[0])
    play_on(session, Rng(1), 1)
    text = typed(session, terminal, "?")
    assert "The signs on the table:" in text
    for line in session.game.legend():
        assert " ".join(session.translator(line).split()) in text
    assert session.game.legend()
