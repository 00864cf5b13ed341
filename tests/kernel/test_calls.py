"""The generated numbers of rules: they follow the rules, and a rule keeps its number as long as it exists."""

import re
from pathlib import Path

import pytest

from cosmodrome.testing.calls import CALL, DISPATCH, generated

RULE = 'def {name}(g: Toy, {args}) -> None:\n    "Do it."\n'


def write_game(folder: Path, **rules: str) -> dict[str, str]:
    """Write a game with these rules, and its generated modules; return their texts."""
    (folder / "rules").mkdir(exist_ok=True)
    source = "".join(RULE.format(name=name, args=args) for name, args in rules.items())
    (folder / "rules" / "turn.py").write_text(source + "def _helper(x: int) -> int:\n    return x\n")
    texts = generated(folder, "games.toy")
    for path, text in texts.items():
        path.write_text(text)
    return {path.name: text for path, text in texts.items()}


def numbers(text: str) -> dict[str, int]:
    return {name: int(number) for name, number in re.findall(r"^(\w+): Final = (\d+)$", text, re.MULTILINE)}


def test_every_public_function_has_a_number(tmp_path: Path) -> None:
    texts = write_game(tmp_path, begin="seat: i64", end="seat: i64, n: i64")
    assert numbers(texts[CALL]) == {"begin": 0, "end": 1}
    assert "            turn.begin(g, m[a])\n" in texts[DISPATCH]
    assert "            turn.end(g, m[a], m[a + 1])\n" in texts[DISPATCH]
    assert "ARITIES: Final = [1, 2]" in texts[DISPATCH]


def test_a_rule_keeps_its_number(tmp_path: Path) -> None:
    write_game(tmp_path, begin="seat: i64", middle="n: i64", end="n: i64")
    texts = write_game(tmp_path, first="n: i64", begin="seat: i64", end="n: i64")
    assert numbers(texts[CALL]) == {"begin": 0, "first": 1, "end": 2}


def test_a_number_without_a_rule_stays_free(tmp_path: Path) -> None:
    write_game(tmp_path, begin="seat: i64", middle="n: i64", end="n: i64")
    texts = write_game(tmp_path, begin="seat: i64", end="n: i64")
    assert numbers(texts[CALL]) == {"begin": 0, "end": 2}
    assert "    turn.begin,\n    gone,\n    turn.end,\n" in texts[DISPATCH]
    assert "import Program, gone\n" in texts[DISPATCH]


def test_two_rules_of_one_name_are_refused(tmp_path: Path) -> None:
    write_game(tmp_path, begin="seat: i64")
    (tmp_path / "rules" / "other.py").write_text(RULE.format(name="begin", args="n: i64"))
    with pytest.raises(AssertionError, match="two rules have the same name"):
        generated(tmp_path, "games.toy")
