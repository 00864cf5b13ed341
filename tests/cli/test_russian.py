"""The command line speaks the reader's language: every sentence that it can say is in the Russian catalogue."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Cosmodrome
from tests.cli.test_replay import BAD_FILES, NOT_VERIFIED, spoiled

import cosmodrome
from cosmodrome.cli.host.serve import announce
from cosmodrome.cli.speech import CATALOGUE, HOLE, language_in, told
from cosmodrome.games.metal_adventures.load import load
from cosmodrome.kernel.errors import DataError

PACKAGE = Path(cosmodrome.__file__).parent
ERRORS = {
    "BadInput",
    "BadParameter",
    "BadSetup",
    "BotAway",
    "BotFault",
    "CannotServe",
    "DataError",
    "Failed",
    "NewerDatabase",
    "NotDone",
    "NotTheSame",
    "RecordError",
    "RulebookError",
    "TapeError",
    "UnknownBot",
    "UnknownGame",
}
ELSEWHERE = ("kernel/files/snapshot.py", "server/web/")  # read by the server and by tests, never at a terminal
ONLY_HOLES = {HOLE, f"{HOLE}: {HOLE}", f"{HOLE}:{HOLE}: {HOLE}", f"{HOLE}: [{HOLE}] {HOLE}: {HOLE}"}


def sentences_in(path: Path) -> Iterator[str]:
    """Iterate over what a file can complain about and what it has told, with holes for what is put in."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called in ERRORS or called == "told":
                yield sentence(node.args[0])
            elif called == "fail" and len(node.args) == 2:  # a field of a data file, and what it must be
                yield sentence(node.args[1])


def sentence(node: ast.expr) -> str:
    """Return a text or f-string as the catalogue has it; a hole where it is something else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(sentence(value) for value in node.values)
    return HOLE


def all_sentences() -> set[str]:
    """Return everything that the command line can complain about."""
    files = (path for path in PACKAGE.rglob("*.py") if not path.relative_to(PACKAGE).as_posix().startswith(ELSEWHERE))
    return {text for path in files for text in sentences_in(path)} - ONLY_HOLES


def catalogue() -> dict[str, str]:
    """Return the Russian sentences by the English ones."""
    sections = tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))
    return {english: russian for section in sections.values() for english, russian in section.items()}


def test_every_sentence_is_in_the_catalogue() -> None:
    found = all_sentences()
    assert len(found) > 60
    assert sorted(text for text in found if told(text, "ru") == text) == []


def test_nothing_that_is_put_in_gets_lost() -> None:
    for english, russian in catalogue().items():
        holes = english.count(HOLE)
        assert russian.format(*(f"#{i}#" for i in range(holes))).count("#") == 2 * holes, english


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("play", "chess"), "нет игры «chess»; есть: broken, nim"),
        (("play", "nim", "--seats", "9"), "не рассчитана на такое число мест: 9; можно: 2, 3"),
        (("play", "nim", "--bot", "x"), "нет бота «x»; есть: random, cadet, pilot, heuristic"),
        (("play", "nim", "--seed", "x"), "неверное значение «--seed»: должно быть целым числом"),
        (("dance",), "нет команды «dance»; есть: games, play"),
        (("play", "--flag"), "нет параметра --flag"),
        (("replay",), "не хватает аргумента «FILE»; см.: cosmodrome replay --help"),
        (("replay", "/nowhere.json"), "/nowhere.json нельзя прочитать: нет такого файла"),
    ],
)
def test_errors_are_told_in_russian(
    cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], problem: str
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    code, out, err = cosmodrome(*arguments)
    assert (code, out) == (2, "")
    assert problem in err
    assert len(err.splitlines()) == 1


ENGLISH = re.compile(r"\b(the|is|it|must|not|of|to|has|there|are|be|no|was|were|but|this|after|does|seats?|alone)\b")


@pytest.mark.parametrize("what", [*NOT_VERIFIED, *BAD_FILES])
@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
def test_what_is_wrong_with_a_record_is_told_in_russian(
    cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch, record: Path, command: tuple[str, ...], what: str
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    spoil, _ = (NOT_VERIFIED | BAD_FILES)[what]
    code, out, err = cosmodrome(*command, spoiled(record, spoil))
    assert code in (1, 2)
    assert out == ""
    told_of = re.sub(r"«\w+»", "", err.replace(str(record), "FILE"))  # what is quoted stands in the file
    assert not ENGLISH.findall(told_of), err
    assert "refused-" not in err
    assert "FILE" in told_of or what == "another game"


def test_what_a_host_is_told_is_russian(
    cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    lines = [
        cosmodrome("admin", "members", "--db", tmp_path / "none.db").err,
        cosmodrome("admin", "restore", tmp_path / "none", "--db", tmp_path / "new.db").err,
        cosmodrome("admin").err,
        cosmodrome("serve", "--host", "192.0.2.1", "--no-browser").err,
        cosmodrome("play", "nim", "one", "two").err,
    ]
    announce("http://localhost:1/")
    lines.append(capsys.readouterr().out)
    for line in lines:
        assert line
        assert not ENGLISH.findall(line.replace(str(tmp_path), "")), line


def test_the_language_of_the_option_counts_before_that_of_the_environment(cosmodrome: Cosmodrome) -> None:
    assert "нет игры «chess»" in cosmodrome("play", "chess", "--lang", "ru").err
    assert "нет игры «chess»" in cosmodrome("play", "chess", "--lang=ru").err
    assert "there is no game 'chess'" in cosmodrome("play", "chess").err
    assert language_in(["play", "--lang", "en", "--seed", "1"]) == "en"


def test_what_commands_print_is_told_in_russian(
    cosmodrome: Cosmodrome, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    cosmodrome("play", "nim", "--seed", "1", "--record", file, lines="1\n")
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "обычно 7" in cosmodrome("games").out
    assert "окончено игр: 2 из 2" in cosmodrome("sim", "nim", "--games", "2").out
    assert cosmodrome("replay", "--verify", file).out.startswith(
        "верно: nim версии 1, plain, мест 2, ответов 2, не око"
    )


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (
            '"strength": "x"',
            "near_space sol_customs_cutter: в поле «strength» должно быть: целое число от 1 до 30, а там «x»",
        ),
        ('"force": 8', "near_space sol_customs_cutter: нет поля «strength»; в нём должно быть: целое число от 1 до 30"),
        ("8", "не файл JSON: ожидалось "),
    ],
)
def test_what_is_wrong_with_corrected_data_is_told_in_russian(tmp_path: Path, wrong: str, problem: str) -> None:
    file = tmp_path / "components.json"
    right = (PACKAGE / "games" / "metal_adventures" / "components.json").read_text(encoding="utf-8")
    file.write_text(right.replace('"strength": 8', wrong), encoding="utf-8")
    with pytest.raises(DataError) as raised:
        load(file)
    err = told(f"the game 'metal_adventures' cannot be loaded: {raised.value}", "ru")
    assert err.startswith("игру «metal_adventures» нельзя загрузить: components.json: ")
    assert problem in err


@pytest.mark.parametrize(
    ("english", "russian"),
    [
        (
            "option first is 9; it must be in 0..2 with 2 seats",
            "параметр first равен 9; при числе мест 2 он должен быть от 0 до 2",
        ),
        ("option first is 9; it must be in 0..2", "параметр first равен 9; он должен быть от 0 до 2"),
        (
            "not a JSON file: Expecting value: line 1 column 1 (char 0)",
            "не файл JSON: ожидалось значение: строка 1, столбец 1 (знак 0)",
        ),
    ],
)
def test_what_is_put_in_is_russian_too(english: str, russian: str) -> None:
    assert told(english, "ru") == russian


def test_an_unknown_sentence_stays_as_it_is() -> None:
    assert told("Nobody ever said this", "ru") == "Nobody ever said this"
    assert told("which game? There are: none", "ru") == "какая игра? Есть: нет"
    assert told("which game? There are: none", "en") == "which game? There are: none"


def test_quotes_are_those_of_the_language() -> None:
    assert told("there is no game 'chess'; there are: nim", "ru") == "нет игры «chess»; есть: nim"
    assert [russian for russian in catalogue().values() if re.search(r"'\S", russian)] == []
