"""Messages become sentences in both languages, and broken Fluent files are noticed."""

from pathlib import Path

import pytest

from cosmodrome.kernel.game import Game
from cosmodrome.kernel.message import NOT_ASKED, OLD_QUESTION, OUT_OF_DOMAIN, Message, Ref
from cosmodrome.kernel.state import State
from cosmodrome.testing.messages import check_messages, message_problems
from cosmodrome.translate import (
    FRAME_LOCALE,
    LANGUAGES,
    Language,
    TranslationError,
    Translator,
    game_translator,
    quoted_inside,
)

TOY_EN = """\
buy = Buy { $card } for { $cost }
draw = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
help = Help
    .title = Help for { $card }
-game = Toy
about = About { -game }
"""
TOY_RU = """\
buy = Купить { $card-accusative } за { $cost }
draw = { $count ->
    [one] Возьмите { $count } карту
    [few] Возьмите { $count } карты
   *[many] Возьмите { $count } карт
}
help = Помощь
    .title = Помощь о карте «{ $card }»
-game = { $case ->
   *[nominative] Игрушка
    [prepositional] Игрушке
}
about = Об { -game(case: "prepositional") }
"""
NAMES = {
    "scout": {"en": "Scout", "ru": "разведчик", "ru-accusative": "разведчика"},
    "outpost": {"en": "Outpost", "ru": "аванпост"},
}


def write_locale(folder: Path, english: str = TOY_EN, russian: str = TOY_RU) -> Path:
    """Write the Fluent files of a made-up game."""
    (folder / "en.ftl").write_text(english, encoding="utf-8")
    (folder / "ru.ftl").write_text(russian, encoding="utf-8")
    return folder


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """Return the locale folder of a made-up game."""
    return write_locale(tmp_path)


def strict(language: Language, folder: Path) -> Translator:
    """Return a translator of the made-up game that raises when something is missing."""
    return Translator(language, (FRAME_LOCALE, folder), NAMES, strict=True)


# Sentences


def test_components_are_named_in_the_language_without_isolation_marks(toy: Path) -> None:
    message = Message("buy", {"card": Ref("scout"), "cost": 3})
    assert strict("en", toy)(message) == "Buy Scout for 3"
    assert strict("ru", toy)(message) == "Купить разведчика за 3"


def test_name_without_the_wanted_form_is_used_as_it_is(toy: Path) -> None:
    assert strict("ru", toy)(Message("buy", {"card": Ref("outpost"), "cost": 0})) == "Купить аванпост за 0"
    assert strict("ru", toy).name("outpost") == "аванпост"


def test_plain_words_stay_as_they_are(toy: Path) -> None:
    assert strict("en", toy)(Message("buy", {"card": "[bold]{ $cost }", "cost": 1})) == "Buy [bold]{ $cost } for 1"


@pytest.mark.parametrize(
    ("count", "english", "russian"),
    [
        (0, "Draw 0 cards", "Возьмите 0 карт"),
        (1, "Draw 1 card", "Возьмите 1 карту"),
        (2, "Draw 2 cards", "Возьмите 2 карты"),
        (5, "Draw 5 cards", "Возьмите 5 карт"),
        (11, "Draw 11 cards", "Возьмите 11 карт"),
        (12, "Draw 12 cards", "Возьмите 12 карт"),
        (21, "Draw 21 cards", "Возьмите 21 карту"),
        (104, "Draw 104 cards", "Возьмите 104 карты"),
        (111, "Draw 111 cards", "Возьмите 111 карт"),
    ],
)
def test_numbers_choose_the_plural_form(toy: Path, count: int, english: str, russian: str) -> None:
    message = Message("draw", {"count": count})
    assert strict("en", toy)(message) == english
    assert strict("ru", toy)(message) == russian


def test_attributes_are_said_by_id_and_name(toy: Path) -> None:
    assert strict("ru", toy)(Message("help.title", {"card": Ref("scout")})) == "Помощь о карте «разведчик»"


def test_terms_have_forms(toy: Path) -> None:
    assert strict("ru", toy)(Message("about")) == "Об Игрушке"


def toy_game(folder: Path) -> Game[State]:
    """Return a made-up game, as far as words go."""
    game: Game[State] = type("Toy", (Game,), {"locale": folder, "names": NAMES})()
    return game


def test_game_brings_its_messages_and_names(toy: Path) -> None:
    translator = game_translator("ru", toy_game(toy), strict=True)
    assert translator(Message("buy", {"card": Ref("scout"), "cost": 1})) == "Купить разведчика за 1"
    assert translator(Message("yes")) == "Да"


# What is missing


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        (Message("sell"), "en: no message 'sell'"),
        (Message("buy.title"), "en: message 'buy' has no title"),
        (
            Message("buy", {"cost": 3}),
            "en: message 'buy': Unknown external: card (arguments given: cost)",
        ),
        (Message("draw"), "en: message 'draw': Unknown external: count (arguments given: none)"),
        (Message("buy", {"card": Ref("ghost"), "cost": 3}), "en: component 'ghost' has no name"),
    ],
)
def test_strict_translator_raises(toy: Path, message: Message, problem: str) -> None:
    with pytest.raises(TranslationError) as error:
        strict("en", toy)(message)
    assert problem in str(error.value)


def test_message_of_attributes_only_has_no_text(tmp_path: Path) -> None:
    write_locale(tmp_path, "field =\n    .label = Name", "field =\n    .label = Имя")
    with pytest.raises(TranslationError, match="message 'field' has no text of its own"):
        strict("en", tmp_path)(Message("field"))


def test_player_sees_the_bare_id_instead(toy: Path) -> None:
    translator = Translator("ru", (toy,), NAMES)
    assert translator(Message("sell")) == "【sell】"
    assert translator(Message("buy", {"cost": 3})) == "【buy】"
    assert translator(Message("buy", {"card": Ref("ghost"), "cost": 3})) == "Купить 【ghost】 за 3"


def test_broken_files_are_refused_with_their_line(tmp_path: Path) -> None:
    write_locale(tmp_path, "good = Good\n\nbad = { $count ->\n    [one] card\n}\n")
    with pytest.raises(TranslationError, match=r"en\.ftl:5: Expected one of the variants"):
        Translator("en", (tmp_path,))
    (tmp_path / "ru.ftl").unlink()
    with pytest.raises(TranslationError, match=r"ru\.ftl: no such file"):
        Translator("ru", (tmp_path,))


# The frame


def test_frame_is_complete_in_both_languages() -> None:
    check_messages(FRAME_LOCALE, allowed=("English", "Русский"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_frame_says_the_refusals_of_the_kernel(language: Language) -> None:
    translator = Translator(language, (FRAME_LOCALE,), strict=True)
    sentences = {translator(refusal.message) for refusal in (NOT_ASKED, OUT_OF_DOMAIN, OLD_QUESTION)}
    assert len(sentences) == 3


# The checks that every game runs


def test_good_files_have_no_problems(toy: Path) -> None:
    assert message_problems(toy) == []
    check_messages(toy)


@pytest.mark.parametrize(
    ("english", "russian", "problems"),
    [
        ("a = A\nb = B", "a = А", ["ru: b: missing"]),
        ("a = A", "a = А\nb = Б", ["en: b: missing"]),
        ("a = A\na = B", "a = А", ["en: a: repeated"]),
        ("a = A\n    .b = B", "a = А", ["a: has .b, text in en, text in ru"]),
        ("a =\n    .b = B", "a = А\n    .b = Б", ["a: has .b in en, .b, text in ru"]),
        ("a = A { $b }", "a = А", ["a: uses $b in en, nothing in ru"]),
        ("a = A { $b }", "a = А { $c }", ["a: uses $b in en, $c in ru"]),
        ("a = A { b }\nb = B { $c }", "a = А { $c }\nb = Б { $c }", []),
        ("a = A { b }\nb = B { a }", "a = А { b }\nb = Б { a }", []),
        ("a = A { b }", "a = А", ["en: a: refers to the unknown message b"]),
        ("a = A { -b }", "a = А", ["en: a: refers to the unknown term -b"]),
        ("a = A { yes }", "a = А { yes }", []),
        ("yes = A", "yes = А", ["yes: the frame has a message of this name"]),
        ('a = { "" }', "a = А", ["en: a: may say nothing"]),
        ('a = A\n    .b = { " " }', "a = А\n    .b = Б", ["en: a: its attribute b may say nothing"]),
        ("a = A", "a = Б\n-c = { $x ->\n    [d] Д\n   *[e] Е\n}", []),
        ("a = A", "a = Карта Scout", ["ru: a: foreign letters 'Scout'"]),
        ("a = A", 'a = { "OK" }', ["ru: a: foreign letters 'OK'"]),
        ("a = A", "# A comment\na = Карта", []),
        ("a = А", "a = А", ["en: a: foreign letters 'А'"]),
        ("a = A", "a = {", ["ru.ftl:1: Expected an inline expression"]),
    ],
)
def test_problems_are_named(tmp_path: Path, english: str, russian: str, problems: list[str]) -> None:
    found = [
        problem.removeprefix(f"{tmp_path}/") for problem in message_problems(write_locale(tmp_path, english, russian))
    ]
    assert found == problems


def select(*variants: str) -> str:
    """Return a message that chooses by $n; the last variant is the default."""
    lines = [f"    [{variant}] {{ $n }}" for variant in variants[:-1]]
    return "\n".join(["a = { $n ->", *lines, f"   *[{variants[-1]}] {{ $n }}", "}"])


RUSSIAN_FORMS = "needs one, few, many or one, few, other or one, few, many, other"


@pytest.mark.parametrize(
    ("english", "russian", "problems"),
    [
        (("one", "other"), ("one", "few", "many"), []),
        (("one", "other"), ("one", "few", "other"), []),
        (("one", "other"), ("one", "few", "many", "other"), []),
        (("0", "one", "other"), ("0", "one", "few", "many"), []),
        (("you", "other"), ("you", "other"), []),
        (("0", "1"), ("0", "1"), []),
        (("other",), ("one", "few", "many"), ["en: a: has the plural forms other; needs one, other"]),
        (
            ("one", "few", "other"),
            ("one", "few", "many"),
            ["en: a: has the plural forms one, few, other; needs one, other"],
        ),
        (("one", "other"), ("one", "other"), [f"ru: a: has the plural forms one, other; {RUSSIAN_FORMS}"]),
        (("one", "other"), ("one", "many"), [f"ru: a: has the plural forms one, many; {RUSSIAN_FORMS}"]),
    ],
)
def test_plural_forms_must_be_complete(
    tmp_path: Path, english: tuple[str, ...], russian: tuple[str, ...], problems: list[str]
) -> None:
    assert message_problems(write_locale(tmp_path, select(*english), select(*russian))) == problems


def test_allowed_words_may_be_foreign(tmp_path: Path) -> None:
    folder = write_locale(tmp_path, "a = A", "a = Игра Star Realms на Starlink")
    assert message_problems(folder, allowed=("Star", "Star Realms")) == ["ru: a: foreign letters 'Starlink'"]


def test_check_lists_all_problems(tmp_path: Path) -> None:
    folder = write_locale(tmp_path, "a = A\nb = B", "a = Scout")
    with pytest.raises(AssertionError) as error:
        check_messages(folder)
    assert "ru: a: foreign letters 'Scout'\nru: b: missing" in str(error.value)


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("ru", "нет карты «Охотник «Вдоводел»», есть «Бур»", "нет карты «Охотник „Вдоводел“», есть «Бур»"),
        ("ru", "«Ремек» и «Бин»", "«Ремек» и «Бин»"),
        ("en", "the card “A “B” C”", "the card “A ‘B’ C”"),
        ("en", "everybody’s ” consent", "everybody’s ” consent"),
    ],
)
def test_quotes_inside_quotes_have_their_own_form(language: Language, text: str, said: str) -> None:
    assert quoted_inside(text, language) == said
