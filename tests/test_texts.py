"""Texts as people read them: faults that no translator sees in a single message.

They are looked for in what played games say, and line by line in all Fluent files and in the words of the plain page,
where also stands what no game of the test reaches.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.errors import IllegalAnswer
from cosmodrome.kernel.game import Mode
from cosmodrome.kernel.message import Message, Ref
from cosmodrome.kernel.state import Event, State
from cosmodrome.registry import AnyGame, find_game, game_ids
from cosmodrome.translate import FRAME_LOCALE, LANGUAGES, Language, Translator, game_translator

MOST_ANSWERS = 300  # in a game
MOST_OF_MODES = 1600  # in games of all modes
MOST_OPTIONS = 8  # that are read of one question
DRAWN_EVERY = 50  # answers
REFUSED_EVERY = 20  # answers
ROOT = Path(__file__).parents[1]
PLAIN_PAGE = ROOT / "src/cosmodrome/server/page/words.js"
NAMES: dict[Language, list[str]] = {
    "en": ["Seat 1 (you)", *(f"Bot {n}" for n in range(2, 7))],
    "ru": ["Место 1 (вы)", *(f"Бот {n}" for n in range(2, 7))],
}
NOUNS = (  # after a lone 1 these are wrong
    "astronauts|cards|charges|combats|credits|cubes|crystals|glories|goods|moves|points|seats|ships|tiles|tokens|"
    "астронавтов|баллов|блоков|блока|дней|дня|карт|карты|кредитов|кредита|кубов|куба|очков|очка|жетонов|жетона|зарядов|"
    "заряда|клеток|клетки|компонентов|компонента|кораблей|корабля|мест|места|повреждений|повреждения|ходов|хода|штрафов"
)
TERMS = ("Трофей", "Обломки")  # that a rulebook writes with a capital everywhere
SENTENCES = ("ask-", "event-", "refused-", "warning-")  # how messages begin that are sentences
PLACES = ("region", "planet", "action")  # how kinds of components end whose names are those of places and stops
PEOPLE = "player|seat|seats|who|name|giver|receiver|helper|principal|by|to|other|target|victim|login"  # in messages
PERSON = r"(Место \d( \(вы\))?|Бот \d)"


def messages(game: AnyGame, mode: Mode, *, at_random: bool) -> Iterator[Message]:
    """Iterate over what is told and asked in a game of random players, or of the game's own."""
    seats = mode.seats[0]
    events: list[Event] = []
    state, rng = game.start(game.check(mode.id, seats, {}), SeededChance(1), events), Rng(1)
    yield from (pile.title for pile in game.piles(game.view(state, 0)))
    for answers in range(min(MOST_ANSWERS, MOST_OF_MODES // len(game.modes))):
        yield from (game.tell(event) for event in events)
        events.clear()
        if answers % DRAWN_EVERY == 0:
            yield from drawn(game, state)
        if state.over():
            return
        seat = state.next_seat()
        if answers % REFUSED_EVERY == 0:
            yield from refusals(state, seat)
        yield game.prompt(state, seat)
        for answer in state.legal(seat)[:MOST_OPTIONS]:
            option = game.option(state, seat, answer)
            yield option.label
            if option.warning is not None:
                yield option.warning
        of_clock = not 0 <= seat < seats
        state.apply_legal(seat, state.sample(seat, rng) if at_random or of_clock else game.suggest(state, seat, rng))


def readings(game: AnyGame) -> Iterator[Message]:
    """Iterate over what can be read on all components, and what the signs of the table mean."""
    yield from game.legend()
    for reading in filter(None, (game.reading(component, 4) for component in game.names)):
        yield from (reading.kind, *reading.figures)
        for part in reading.parts:
            yield from part.words if part.title is None else (part.title, *part.words)


def drawn(game: AnyGame, state: State) -> list[Message]:
    """Return what the drawing of a table says."""
    said: list[Message] = []
    say = game_translator("en", game)

    def keep(message: Message) -> str:
        said.append(message)
        return say(message)

    game.draw(game.view(state, 0), keep)
    return said


def refusals(state: State, seat: int) -> Iterator[Message]:
    """Iterate over what is said to some answers that are not legal."""
    for answer in set(range(60)) - set(state.legal(seat)):
        try:
            state.clone().apply(seat, answer)
        except IllegalAnswer as error:
            yield error.refusal.message


class Text(NamedTuple):
    """A text, those inside it that are messages of their own and begin with words, and names of cards in sentences."""

    text: str
    inside: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def texts(id: str, language: Language) -> list[Text]:
    """Return what people read in some games, each text once."""
    game = find_game(id)
    say = game_translator(language, game, strict=True)
    say.seat_names.update(enumerate(NAMES[language]))
    names = (*NAMES[language], *TERMS, *(say.name(component) for component in game.names))
    found: dict[str, Text] = {}
    for message in played(id):
        inside = [say(one) for one in inner(message)]
        text = say(message)
        cards = tuple(say.name(card) for card in cards_in(message) if card not in places(id))
        found[text] = Text(text, tuple(one for one in inside if not one.startswith(names)), cards)
    return list(found.values())


def cards_in(message: Message) -> list[str]:
    """Return the components that a sentence names; titles, lists and drawings name them in their own way."""
    return [arg.id for arg in message.args.values() if isinstance(arg, Ref)] if message.id.startswith(SENTENCES) else []


@cache
def places(id: str) -> frozenset[str]:
    """Return the components of a game whose names are those of places, which need no quotes."""
    readings = [find_game(id).reading(component, 4) for component in find_game(id).names]
    return frozenset(one.id for one in readings if one is not None and one.kind.id.endswith(PLACES))


@cache
def played(id: str) -> list[Message]:
    """Return what is said in games of some modes, and of all components."""
    game = find_game(id)
    games = [messages(game, mode, at_random=at_random) for mode in game.modes for at_random in (True, False)]
    return [*chain.from_iterable(games), *readings(game)]


def inner(message: Message) -> Iterator[Message]:
    """Iterate over the messages inside a message."""
    for arg in message.args.values():
        for one in arg if type(arg) is tuple else (arg,):
            if isinstance(one, Message):
                yield one


# -- faults ------------------------------------------------------------------------------------------------------------
def nested_brackets(one: Text) -> bool:
    """Find brackets inside brackets."""
    return re.search(r"\([^()]*\([^()]*\)[^()]*\)", one.text) is not None


def nested_quotes(one: Text) -> bool:
    """Find quotes inside quotes of the same kind."""
    return re.search(r"«[^»]*«|“[^”]*“", one.text) is not None


def capital_inside(one: Text) -> bool:
    """Find a message that begins with a capital where a sentence has begun already."""
    begun = [one.text[: one.text.find(inside)] for inside in one.inside if inside[:1].isupper() and inside in one.text]
    return any(re.search(r"[^.?!\s(«“]\s*[(«“]?$", before) for before in begun)


def capital_after_a_colon(one: Text) -> bool:
    """Find the bare name of a card after a colon, where Russian goes on with a small letter or with quotes."""
    return russian(one.text) and any(f": {name}" in one.text for name in one.names if name[0].isupper())


def owner_after_a_colon(one: Text) -> bool:
    """Find somebody named after a colon, in the nominative, because the case that is wanted was too hard."""
    return re.search(rf"(»|ть|ует): {PERSON}($|[,.;?])", one.text) is not None


def numbers_that_count_people(one: Text) -> bool:
    """Find the number of something right before a word for people, as if it counted them."""
    return re.search(r"[а-яё] \d+ (игрок|пират)(а|у|ам|ов)?\b", one.text) is not None


def glued_percent(one: Text) -> bool:
    """Find a percent sign without the space that Russian puts before it."""
    return russian(one.text) and re.search(r"\w%", one.text) is not None


def several_of_one(one: Text) -> bool:
    """Find a plural after the number one, or winners where there is one."""
    found = re.search(rf"(?<!больше )(?<!меньше )(?<![\d/.,+−-])1 ({NOUNS})\b", one.text, re.IGNORECASE)
    return found is not None or re.search(r"(winners|победители|победили): [^,]+$", one.text, re.IGNORECASE) is not None


def numbers_in_a_row(one: Text) -> bool:
    """Find a number that follows the number of somebody, as if they were one."""
    return re.search(r"\b(bot|seat|бот|место) \d+ [\d½]", one.text, re.IGNORECASE) is not None


def loose_spaces(one: Text) -> bool:
    """Find spaces where none belong: doubled, at an end, before a stop."""
    return re.search(r"  |^ | $|(?<![,:]) [,;.?!:](?! \d)|\( | \)", one.text) is not None


def brackets_in_a_row(one: Text) -> bool:
    """Find brackets that follow brackets."""
    return re.search(r"\) ?\(", one.text) is not None


def doubled_stops(one: Text) -> bool:
    """Find two stops one after the other."""
    return re.search(r"(?<!\s)[.,;:!?][.,;:!?]", one.text) is not None


def glued_signs(one: Text) -> bool:
    """Find a sign that sticks to a number or word, and half a thing with a nought."""
    return re.search(r"[\w)]×|×[^\W\d]|\b0½|→\w|\w→", one.text) is not None


def foreign_quotes(one: Text) -> bool:
    """Find straight quotes, and quotes of the other language."""
    straight, others = '"', "“”" if russian(one.text) else "«»„"
    text = re.sub(r"„[^“]*“", "", one.text) if russian(one.text) else one.text
    return any(quote in text for quote in straight + others)


def foreign_letters(one: Text) -> bool:
    """Find Latin letters beside Cyrillic ones, except Roman numbers, keys and signs, names of formats, and commands."""
    text = re.sub(r"«cosmodrome [^»]*»", "", one.text)
    return (
        russian(text) and re.search(r"\b(?!([IVX]+a?|[A-Za-z]{1,2}\d?|JSON|Cosmodrome)\b)[A-Za-z]+", text) is not None
    )


def gender_of_people(one: Text) -> bool:
    """Find words that say of somebody at the table whether it is a man or a woman."""
    found = re.search(rf"{PERSON},? (не )?\w+(л|ла|лся|лась|согласен|согласна|должен|должна)\b", one.text)
    return found is not None or re.search(r"\b(he|she|him|his|hers?|himself)\b", one.text, re.IGNORECASE) is not None


def familiar_you(one: Text) -> bool:
    """Find people addressed as familiars or children are."""
    return re.search(r"\b(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоих)\b", one.text, re.IGNORECASE) is not None


def bare_quoted_name(one: Text) -> bool:
    """Find a quoted name, which is not declined, right after a preposition or verb that wants a case."""
    wants = r"\b(на|с|со|от|у|к|в|из|для|без|против|за|под|над|о|об|перед|верх|\w{3,}(ть|ти))"
    return re.search(rf"{wants} «", one.text, re.IGNORECASE) is not None


def russian(text: str) -> bool:
    """Tell the languages apart."""
    return re.search(r"[А-яЁё]", text) is not None


# Not to be seen in a line with gaps.
OF_GAMES = {"capital_inside", "capital_after_a_colon", "several_of_one", "numbers_in_a_row", "loose_spaces"}
FAULTS: dict[str, Callable[[Text], bool]] = {
    fault.__name__: fault
    for fault in (
        nested_brackets,
        nested_quotes,
        capital_inside,
        capital_after_a_colon,
        owner_after_a_colon,
        numbers_that_count_people,
        glued_percent,
        several_of_one,
        numbers_in_a_row,
        loose_spaces,
        brackets_in_a_row,
        doubled_stops,
        glued_signs,
        foreign_quotes,
        foreign_letters,
        gender_of_people,
        familiar_you,
        bare_quoted_name,
    )
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(game_ids()))
def test_texts_have_no_fault(game: str, language: Language) -> None:
    said = texts(game, language)
    faults = {name: [one.text for one in said if fault(one)] for name, fault in FAULTS.items()}
    assert {name: found for name, found in faults.items() if found} == {}


@cache
def lines(language: Language) -> list[tuple[str, str]]:
    """Return what the Fluent files and the plain page say line by line, with things for arguments."""
    files = [path for folder in ("src", "web/src") for path in sorted((ROOT / folder).rglob(f"{language}.ftl"))]
    return [
        *plain_page(language),
        *(
            (f"{path.relative_to(ROOT)}:{number}", filled(line, language))
            for path in files
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
            if not line.startswith("#")
        ),
    ]


def plain_page(language: Language) -> Iterator[tuple[str, str]]:
    """Iterate over the words of the plain page, with things for arguments."""
    english, _, translated = PLAIN_PAGE.read_text("utf-8").partition("  ru: {")
    for id, text in re.findall(r'"([\w-]+)": "(.*)"', translated if language == "ru" else english):
        yield f"plain page, {id}", re.sub(r"{\w+}", "7", text)


def filled(line: str, language: Language) -> str:
    """Put somebody's name or a thing where a line of a message has arguments, and leave its id away."""
    somebody, thing = ("Бот 2", "Ж") if language == "ru" else ("Bot 2", "7")
    line = re.sub(r"^\s*[\w.-]+ =|^\s*\*?\[\w+\]|\{ \$[\w-]+ ->|^\}", "", line)
    line = re.sub(rf"\{{ \$({PEOPLE}) \}}", somebody, line)
    return re.sub(r"\{[^{}]*\}", thing, line).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", sorted(FAULTS.keys() - OF_GAMES))
def test_messages_have_no_such_fault(fault: str, language: Language) -> None:
    assert [f"{where}: {line}" for where, line in lines(language) if FAULTS[fault](Text(line))] == []


@pytest.mark.parametrize(
    ("fault", "bad", "good"),
    [
        ("nested_brackets", Text("Нейтральный цвет (Место 1 (вы)): запас"), Text("a (b) c (d)")),
        ("nested_quotes", Text("карта ««Аль Сауд» 2196-А»"), Text("«a» and «b»")),
        ("capital_inside", Text("For neutral: Which ship?", ("Which ship?",)), Text("Neutral. Which?", ("Which?",))),
        (
            "capital_after_a_colon",
            Text("Бот 2: Аванпост «Фриш» ложится в сектор 1", (), ("Аванпост «Фриш»",)),
            Text("Карта «Бур» уходит: «Бур»", (), ("Бур",)),
        ),
        ("owner_after_a_colon", Text("Атаковать: Бот 2"), Text("Атаковать игрока Бот 2. Победа: Бот 2")),
        ("owner_after_a_colon", Text("Уничтожить базу «Порт»: Место 1 (вы)"), Text("базу «Порт» игрока Бот 2")),
        ("numbers_that_count_people", Text("Договор 1 пирата Бот 3 исполнен"), Text("Договор № 1 пирата Бот 3")),
        ("glued_percent", Text("62% на победу"), Text("62 % на победу")),
        ("several_of_one", Text("1 tokens stay"), Text("11 tokens, 1/3/6 points, 1 token")),
        ("several_of_one", Text("Игра окончена. Победили: Бот 2"), Text("Победители: Бот 2, Бот 3")),
        ("several_of_one", Text("1 Кредита"), Text("не больше 1 Кредита")),
        ("numbers_in_a_row", Text("Бот 3 платит пирату Бот 2 2 Кредита"), Text("платит 2 Кредита пирату Бот 2")),
        ("loose_spaces", Text("a  b"), Text("leads 3 : 1")),
        ("brackets_in_a_row", Text("Attack Exhalia (Exxalia) (treasury 0)"), Text("a (b), c (d)")),
        ("doubled_stops", Text("you win!. Deployed: nothing"), Text("you win. Deployed: 1…")),
        ("glued_signs", Text("cannons 0½–0½"), Text("cannons ½, red × 2, 10½")),
        ("glued_signs", Text("ship of pad 1×2"), Text("ship of pad 1 (×2)")),
        ("foreign_quotes", Text("карта “Бур”"), Text("карта «Охотник „Вдоводел“»")),
        ("foreign_quotes", Text('drew "Radiation"'), Text("drew “Radiation”")),
        ("foreign_letters", Text("Торговый Центр ПГК (OCG)"), Text("Раунд III")),
        ("gender_of_people", Text("Бот 2 отошёл; Бот 2 сбросил карту"), Text("Бот 2 сбрасывает карту")),
        ("gender_of_people", Text("Bot 3 can break his word"), Text("Bot 3 can break a promise; the other")),
        ("familiar_you", Text("Твой ход"), Text("Ваш ход, ответы")),
        ("bare_quoted_name", Text("нападает на «Рудная баржа ПГК»"), Text("нападает на Корабль «Рудная баржа ПГК»")),
        ("bare_quoted_name", Text("Положить на верх «Порт интеграции»"), Text("ещё стоит «Верфь переработки»")),
    ],
)
def test_the_test_itself(fault: str, bad: Text, good: Text) -> None:
    assert FAULTS[fault](bad)
    assert not FAULTS[fault](good)


@pytest.mark.parametrize(("id", "args"), [("given", ("prompt", "answer")), ("replay-answered", ("seat", "answer"))])
def test_an_answer_that_is_told_begins_no_sentence_after_a_colon(id: str, args: tuple[str, str]) -> None:
    texts = dict(zip(args, ("Купить карту?", "Купить корабль «Бин»"), strict=True))
    said = Translator("ru", [FRAME_LOCALE], strict=True)(Message(id, texts))
    assert re.search(r": [А-Я]", said) is None
    assert not nested_quotes(Text(said))
