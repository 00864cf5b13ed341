"""The numbered rules, the plan of their coverage, and the report of what the tests prove."""

import json
from pathlib import Path
from textwrap import dedent

import pytest
import typer
from typer.testing import CliRunner

from cosmodrome import proof, rulebook
from cosmodrome.cli import rules as cli_rules
from cosmodrome.proof import Citation, Coverage, Plan
from cosmodrome.rulebook import Rulebook, RulebookError
from cosmodrome.testing import rules as testing_rules

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
BOOKS = rulebook.load_rulebooks(RULES)
PLANS = proof.load_plans(RULES / proof.COVERAGE_FILE, BOOKS)

TOY_RULES = """\
# Toy
What the marks mean.

## 1. Set-up
- TY-1.1 Each seat gets three coins.
- TY-1.2 [NOTE] Coins are round.

## 2. The turn
- TY-2.1 A seat pays one coin
  or passes.
- TY-2.1a [RULING: a seat without coins passes.]
"""
TOY_RULES_RU = """\
# Игрушка

## 1. Подготовка
- TY-1.1 Каждое место получает три монеты.
- TY-1.2 [СПРАВКА] Монеты круглые.

## 2. Ход
- TY-2.1 Место платит монету или пасует.
- TY-2.1a [РЕШЕНИЕ: место без монет пасует.]
"""
TOY_PLAN = """\
[toy]
finished = [1, 2]
[toy.untestable]
"TY-1.2" = "looks"
[toy.later]
"TY-2.1a" = "the long game"
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """Return a folder with the rules and the plan of a made-up game."""
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "toy.md").write_text(TOY_RULES, encoding="utf-8")
    (folder / "toy.ru.md").write_text(TOY_RULES_RU, encoding="utf-8")
    (folder / "coverage.toml").write_text(TOY_PLAN, encoding="utf-8")
    return folder


@pytest.fixture
def toy_tests(tmp_path: Path) -> Path:
    """Return a folder with one test of the made-up game."""
    return write_test(tmp_path, '@rule("TY-1.1")\ndef test_coins() -> None: ...').parent


def write_test(tmp_path: Path, code: str) -> Path:
    """Write a test file that imports the decorator."""
    folder = tmp_path / "tests"
    folder.mkdir(exist_ok=True)
    path = folder / "test_toy.py"
    path.write_text(f"from cosmodrome.testing import rule\n{dedent(code)}\n", encoding="utf-8")
    return path


# The rules of our games


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_languages_have_the_same_rules_in_the_same_order(book: Rulebook) -> None:
    english, russian = ([statement.id for statement in book.statements[language]] for language in ("en", "ru"))
    assert english == russian
    sections = [{s.section for s in book.statements[language]} for language in ("en", "ru")]
    assert sections[0] == sections[1]


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_numbering_has_no_repeats(book: Rulebook) -> None:
    assert len(set(book.ids)) == len(book.ids)
    assert {rulebook.prefix_of(rule_id) for rule_id in book.ids} == {rulebook.prefix_of(book.ids[0])}


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
def test_every_note_has_its_reason(book: Rulebook) -> None:
    notes = {statement.id for statement in book.statements["en"] if statement.is_note}
    assert notes - PLANS[book.game].untestable.keys() == set(), "notes without a reason in coverage.toml"


def test_cited_rules_exist() -> None:
    proof.check_citations(proof.find_citations(TESTS), BOOKS)


@pytest.mark.parametrize("game", BOOKS)
def test_finished_sections_are_proven(game: str) -> None:
    coverage = proof.measure_all(RULES, TESTS)[game]
    overdue = proof.overdue(BOOKS[game], PLANS[game], coverage)
    assert not overdue, f"{len(overdue)} rules of finished sections without a test: {', '.join(overdue)}"


@pytest.mark.parametrize("game", BOOKS)
def test_plan_excuses_nothing_that_is_proven(game: str) -> None:
    stale = proof.stale(PLANS[game], proof.measure_all(RULES, TESTS)[game])
    assert not stale, f"proven by a test, so take them off coverage.toml: {', '.join(stale)}"


# Reading rules


def test_parser_reads_ids_sections_and_wrapped_lines() -> None:
    statements = rulebook.parse_statements(TOY_RULES, "toy.md")
    assert [statement.id for statement in statements] == ["TY-1.1", "TY-1.2", "TY-2.1", "TY-2.1a"]
    assert statements[2] == ("TY-2.1", 2, "The turn", "A seat pays one coin or passes.")
    assert [statement.is_note for statement in statements] == [False, True, False, False]


def test_parser_reads_headings_with_ids_and_passes_over_appendices() -> None:
    text = "## TY-3 Coins [VARIANT]\n### Small ones\n- TY-3.1 Shiny.\n\n## Appendix A\n- B.1 Not a rule.\n| a | b |"
    (statement,) = rulebook.parse_statements(text, "toy.md")
    assert statement == ("TY-3.1", 3, "Coins [VARIANT]", "Shiny.")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("## 1. A\n- A rule without a number.", "toy.md:2: 'A' is not a rule id such as SR-4.7 or SR-4.2a"),
        ("## 1. A\n- TY-1.1aa Text.", "toy.md:2: 'TY-1.1aa' is not a rule id such as SR-4.7 or SR-4.2a"),
        ("- TY-1.1 Text.", "toy.md:1: TY-1.1 stands outside the numbered sections"),
        ("## 1. A\n- TY-2.1 Text.", "toy.md:2: TY-2.1 stands in section 1"),
        ("## 1. A\n- TY-1.1 Text.\n- TY-1.1 Text.", "toy.md:3: TY-1.1 is repeated"),
        ("## 1. A\n- TY-1.1 Text.\n- TX-1.2 Text.", "toy.md:3: TX-1.2 has another prefix than TY-1.1"),
        ("## 1. A\n- TY-1.1", "toy.md:2: TY-1.1 has no text"),
    ],
)
def test_parser_refuses(text: str, message: str) -> None:
    with pytest.raises(RulebookError) as error:
        rulebook.parse_statements(text, "toy.md")
    assert str(error.value) == message


def test_rulebook_finds_statements_in_both_languages(toy: Path) -> None:
    book = rulebook.load_rulebooks(toy)["toy"]
    assert book.find("TY-1.1").text == "Each seat gets three coins."
    assert book.find("TY-1.1", "ru").section_title == "Подготовка"
    assert book.sections == {1: "Set-up", 2: "The turn"}
    with pytest.raises(KeyError):
        book.find("TY-9.9")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("TY-2.1 ", "TY-2.2 ", "TY-2.2 stands where the English rules have TY-2.1"),
        ("[СПРАВКА] ", "", "TY-1.2 is marked as a note in one language only"),
        ("- TY-2.1a [РЕШЕНИЕ: место без монет пасует.]", "", "TY-2.1a exists in one language only"),
        (TOY_RULES_RU, "# Пусто", "no numbered statements"),
    ],
)
def test_languages_out_of_step_are_refused(toy: Path, old: str, new: str, message: str) -> None:
    path = toy / "toy.ru.md"
    path.write_text(TOY_RULES_RU.replace(old, new), encoding="utf-8")
    with pytest.raises(RulebookError) as error:
        rulebook.load_rulebooks(toy)
    assert str(error.value) == f"{path}: {message}"


def test_missing_rule_files_are_refused(toy: Path, tmp_path: Path) -> None:
    (toy / "toy.ru.md").unlink()
    with pytest.raises(RulebookError, match=r"toy\.ru\.md: no such rule file"):
        rulebook.load_rulebooks(toy)
    empty = tmp_path / "empty"
    empty.mkdir()
    (empty / "README.md").write_text("Not a game.", encoding="utf-8")
    with pytest.raises(RulebookError, match="no rule files"):
        rulebook.load_rulebooks(empty)


def test_games_must_not_share_a_prefix(toy: Path) -> None:
    for suffix in (".md", ".ru.md"):
        (toy / f"toy_two{suffix}").write_bytes((toy / f"toy{suffix}").read_bytes())
    with pytest.raises(RulebookError, match="toy and toy_two share the prefix TY"):
        rulebook.load_rulebooks(toy)


# The plan


def test_plan_is_read(toy: Path) -> None:
    plan = proof.load_plans(toy / "coverage.toml", rulebook.load_rulebooks(toy))["toy"]
    assert plan == Plan(frozenset({1, 2}), {"TY-1.2": "looks"}, {"TY-2.1a": "the long game"})


def test_game_without_a_table_has_nothing_finished(toy: Path) -> None:
    (toy / "coverage.toml").write_text("", encoding="utf-8")
    assert proof.load_plans(toy / "coverage.toml", rulebook.load_rulebooks(toy)) == {"toy": Plan()}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("toy = 3", "[toy] toy: must be a table"),
        ("[chess]", "[chess]: no such game; games with rules: toy"),
        ("[toy]\nfinnished = []", "[toy] finnished: unknown field; known: finished, untestable, later"),
        ("[toy]\nfinished = 1", "[toy] finished: must be a list of section numbers"),
        ("[toy]\nfinished = ['1']", "[toy] finished: must be a list of section numbers"),
        ("[toy]\nfinished = [7]", "[toy] finished: no section 7"),
        ("[toy]\nuntestable = []", "[toy] untestable: must be a table of rule ids and reasons"),
        ("[toy.untestable]\n'TY-9.9' = 'a'", "[toy.untestable] TY-9.9: no such rule"),
        ("[toy.untestable]\n'TY-1.1' = ' '", "[toy.untestable] TY-1.1: must be a reason in words"),
        ("[toy.later]\n'TY-1.1' = 1", "[toy.later] TY-1.1: must be a reason in words"),
        ("[toy.later]\n'TY-1.1' = 'a'", "[toy.later] TY-1.1: its section is not finished"),
        (
            "[toy]\nfinished = [1]\nuntestable.'TY-1.1' = 'a'\nlater.'TY-1.1' = 'b'",
            "[toy.later] TY-1.1: is listed as untestable too",
        ),
    ],
)
def test_plan_refuses(toy: Path, text: str, message: str) -> None:
    path = toy / "coverage.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RulebookError) as error:
        proof.load_plans(path, rulebook.load_rulebooks(toy))
    assert str(error.value) == f"{path}: {message}"


def test_plan_must_exist_and_be_toml(toy: Path) -> None:
    books = rulebook.load_rulebooks(toy)
    (toy / "coverage.toml").write_text("[toy", encoding="utf-8")
    with pytest.raises(RulebookError, match=r"coverage\.toml: Expected"):
        proof.load_plans(toy / "coverage.toml", books)
    with pytest.raises(RulebookError, match=r"other\.toml: no such file"):
        proof.load_plans(toy / "other.toml", books)


# Citations


def test_decorator_marks_the_test_for_pytest() -> None:
    mark = testing_rules.rule("TY-1.1", "TY-2.1").mark
    assert (mark.name, mark.args) == ("rule", ("TY-1.1", "TY-2.1"))


def test_scanner_reads_functions_classes_and_other_spellings(tmp_path: Path) -> None:
    path = write_test(
        tmp_path,
        """
        import pytest
        from cosmodrome import testing
        from cosmodrome.testing.rules import rule as proves

        @rule("TY-1.1", "TY-2.1")
        @pytest.mark.parametrize("coin", [1, 2])
        def test_one(coin: int) -> None: ...

        @proves("TY-2.1a")
        class TestTwo:
            @pytest.mark.rule("TY-1.2")
            async def test_three(self) -> None: ...

            @testing.rule("TY-1.1")
            def test_four(self) -> None: ...
        """,
    )
    assert set(proof.find_citations(tmp_path)) == {
        Citation("TY-1.1", "test_one", path, 7),
        Citation("TY-2.1", "test_one", path, 7),
        Citation("TY-2.1a", "TestTwo", path, 11),
        Citation("TY-1.2", "test_three", path, 13),
        Citation("TY-1.1", "test_four", path, 16),
    }


def test_scanner_leaves_other_decorators_named_rule_alone(tmp_path: Path) -> None:
    path = tmp_path / "test_machine.py"
    path.write_text("from hypothesis.stateful import rule\n@rule(x=1)\ndef step(x): ...\n", encoding="utf-8")
    assert proof.read_citations(path) == []


@pytest.mark.parametrize(
    ("code", "line", "problem"),
    [
        ("ID = 'TY-1.1'\n@rule(ID)\ndef test(): ...", 3, "'ID' is not a literal rule id"),
        ("@rule(*['TY-1.1'])\ndef test(): ...", 2, "'*['TY-1.1']' is not a literal rule id"),
        ("@rule(\n    'TY-1.1',\n    f'TY-{1}.1',\n)\ndef test(): ...", 4, "'f'TY-{1}.1'' is not a literal rule id"),
        ("@rule('1.1')\ndef test(): ...", 2, "'1.1' is not a rule id such as SR-4.7 or SR-4.2a"),
        ("@rule()\ndef test(): ...", 2, "rule takes one or more rule ids"),
        ("@rule('TY-1.1', why='a')\ndef test(): ...", 2, "rule takes one or more rule ids"),
        ("@rule\ndef test(): ...", 2, 'rule only decorates a test: @rule("SR-4.7")'),
        ("pytestmark = rule('TY-1.1')", 2, 'rule only decorates a test: @rule("SR-4.7")'),
        ("@rule('TY-1.1')\ndef helper(): ...", 2, "'helper' is not a test and proves nothing"),
        ("@rule('TY-1.1')\nclass Helper: ...", 2, "'Helper' is not a test and proves nothing"),
        (
            "@rule('TY-1.1')\n@pytest.mark.skip('soon')\ndef test(): ...",
            2,
            "'test' is skipped or expected to fail and proves nothing",
        ),
        ("def test(: ...", 2, "invalid syntax"),
    ],
)
def test_scanner_refuses(tmp_path: Path, code: str, line: int, problem: str) -> None:
    path = write_test(tmp_path, code)
    with pytest.raises(RulebookError) as error:
        proof.read_citations(path)
    assert str(error.value) == f"{path}:{line}: {problem}"


def test_unknown_citations_are_all_named(toy: Path, tmp_path: Path) -> None:
    path = write_test(tmp_path, "@rule('TY-9.1')\ndef test_a(): ...\n@rule('TY-1.1', 'ZZ-1.1')\ndef test_b(): ...")
    with pytest.raises(RulebookError) as error:
        proof.measure_all(toy, path.parent)
    assert str(error.value) == f"{path}:2: TY-9.1: no such rule\n{path}:4: ZZ-1.1: no such rule"


# The report


def test_report_sorts_every_rule_once(toy: Path, toy_tests: Path) -> None:
    coverage = proof.measure_all(toy, toy_tests)["toy"]
    assert coverage == Coverage("toy", 4, ("TY-1.1",), ("TY-2.1", "TY-2.1a"), {"TY-1.2": "looks"})


def test_later_and_unfinished_rules_are_missing_but_not_overdue(toy: Path, toy_tests: Path) -> None:
    book = rulebook.load_rulebooks(toy)["toy"]
    coverage = proof.measure_all(toy, toy_tests)["toy"]
    assert proof.overdue(book, Plan(frozenset({1, 2}), {}, {"TY-2.1a": "long game"}), coverage) == ("TY-2.1",)
    assert proof.overdue(book, Plan(frozenset({1})), coverage) == ()


def test_excused_rules_that_are_proven_are_stale(toy: Path, tmp_path: Path) -> None:
    tests = write_test(tmp_path, "@rule('TY-1.2', 'TY-2.1a')\ndef test_a(): ...").parent
    plan = proof.load_plans(toy / "coverage.toml", rulebook.load_rulebooks(toy))["toy"]
    coverage = proof.measure_all(toy, tests)["toy"]
    assert proof.stale(plan, coverage) == ("TY-1.2", "TY-2.1a")
    assert coverage.untestable == {}


def test_folders_of_a_checkout_and_of_an_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "src" / "cosmodrome"
    monkeypatch.setattr(rulebook, "_PACKAGE", package)
    assert rulebook.rules_folder() == tmp_path / "docs" / "rules"
    (package / "rulebooks").mkdir(parents=True)
    assert rulebook.rules_folder() == package / "rulebooks"


def test_tests_are_those_of_the_project_around_the_rules(tmp_path: Path) -> None:
    rules = tmp_path / "docs" / "rules"
    assert proof.tests_folder(rules) is None
    (tmp_path / "pyproject.toml").touch()
    assert proof.tests_folder(rules) is None
    (tmp_path / "tests").mkdir()
    assert proof.tests_folder(rules) == tmp_path / "tests"
    installed = tmp_path / ".venv" / "lib" / "site-packages" / "cosmodrome" / "rulebooks"
    assert proof.tests_folder(installed) is None


# The command


class Command:
    """``cosmodrome rules`` on the made-up game."""

    def __init__(self) -> None:
        self.app = typer.Typer()
        self.app.command()(cli_rules.rules)

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        """Return exit code, output and errors."""
        result = CliRunner().invoke(self.app, list(arguments))
        return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def command(toy: Path, toy_tests: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Return the command with the folders of the made-up game."""
    monkeypatch.setattr(cli_rules, "rules_folder", lambda: toy)
    monkeypatch.setattr(cli_rules, "tests_folder", lambda rules: toy_tests)
    monkeypatch.setattr(cli_rules, "games", dict)
    monkeypatch.setenv("LC_ALL", "C")
    return Command()


TOY_REPORT = {
    "game": "toy",
    "total": 4,
    "proven": 1,
    "missing": ["TY-2.1", "TY-2.1a"],
    "untestable": [{"id": "TY-1.2", "reason": "looks"}],
}


def test_command_prints_a_line_for_each_game(command: Command) -> None:
    assert command() == (0, "toy  total 4  proven 1  missing 2  untestable 1\n", "")
    assert command("toy") == command()


def test_command_draws_a_table_on_a_terminal(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    code, output, _ = command()
    assert code == 0
    assert "│ toy" in output


def test_command_lists_what_is_missing(command: Command) -> None:
    _, output, _ = command("--missing")
    assert output.splitlines()[1:] == [
        "TY-2.1  A seat pays one coin or passes.",
        "TY-2.1a  [RULING: a seat without coins passes.]",
    ]


def test_command_prints_json(command: Command) -> None:
    assert json.loads(command("toy", "--json")[1]) == TOY_REPORT
    assert json.loads(command("--json")[1]) == [TOY_REPORT]


def test_command_without_tests_says_so_and_prints_totals(
    command: Command, toy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_rules, "tests_folder", lambda rules: None)
    code, output, errors = command()
    assert (code, output) == (1, "toy  total 4  proven 0  missing 3  untestable 1\n")
    assert errors == f"{toy}: no tests beside these rules: proofs are counted in a source checkout only.\n"


def test_command_reports_broken_rules_in_a_line(command: Command, toy: Path) -> None:
    (toy / "toy.ru.md").unlink()
    assert command() == (1, "", f"{toy / 'toy.ru.md'}: no such rule file\n")


def test_without_a_plan_nothing_is_excused(command: Command, toy: Path) -> None:
    (toy / "coverage.toml").unlink()
    assert command() == (0, "toy  total 4  proven 1  missing 3  untestable 0\n", "")
