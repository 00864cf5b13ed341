"""The page that is served where the client was not built: it says everything in both languages."""

import re

from cosmodrome.protocol import Status
from cosmodrome.server.app import PLAIN
from cosmodrome.server.table import entry

PAGE = (PLAIN / "page.js").read_text("utf-8")
ENTRY = re.compile(r'^    "([^"]+)": "(.+)",$', re.MULTILINE)


def words() -> tuple[dict[str, str], dict[str, str]]:
    """Return the words of the page in English and in Russian."""
    english, _, russian = (PLAIN / "words.js").read_text("utf-8").partition("\n  ru: {")
    return dict(ENTRY.findall(english)), dict(ENTRY.findall(russian))


def test_both_languages_say_the_same_with_the_same_arguments() -> None:
    english, russian = words()
    assert len(english) > 50
    assert list(english) == list(russian)
    for id, text in english.items():
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", russian[id])), id
    assert not [id for id, text in russian.items() if not re.search("[а-яё]", text, re.IGNORECASE)]
    assert not [id for id, text in english.items() if re.search("[а-яё]", text, re.IGNORECASE)]


def test_all_words_that_the_page_asks_for_are_there() -> None:
    english, _ = words()
    asked = set(re.findall(r'\bt\("([\w-]+)"', PAGE))
    assert len(asked) > 40
    assert asked - set(english) == set()
    statuses = {f"status-{status}" for status in Status.__args__}  # type: ignore[attr-defined]
    told_otherwise = {entry.ANSWER, entry.CHAT, entry.ORDER}
    kinds = {value for name, value in vars(entry).items() if name.isupper() and isinstance(value, str)}
    assert (statuses | {f"line-{kind}" for kind in kinds - told_otherwise}) - set(english) == set()


def test_no_sentence_is_left_in_the_page_itself() -> None:
    shown = re.findall(r'make\("(?:h2|p|button|a|option)", \{[^}]*\}, "([^"]+)"', PAGE)
    assert shown == []


def test_whoever_reached_the_aim_besides_the_winners_is_named_too() -> None:
    told = PAGE.partition("\nfunction result(")[2].partition("\n}\n")[0]
    assert "view.succeeded" in told
    assert 't("won-too"' in told
