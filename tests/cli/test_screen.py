"""The screen: what it shows in little and in much room, with and without a terminal."""

import io

import pytest
from rich.console import Console

from cosmodrome.cli.screen import Picture, Screen, arranged, counted, markup, run_together

PICTURE = Picture(
    title="A game",
    table=[f"table line {i}" for i in range(8)],
    log=[f"event number {i} of the log" for i in range(40)],
    news=20,
    prompt="What now?",
    options=[f"option number {i}" for i in range(1, 13)],
    footer="u undo",
)


def lines_of(picture: Picture, width: int, height: int, terminal: bool = True) -> list[str]:
    """Return what a console of some size shows, without colours."""
    file = io.StringIO()
    console = Console(file=file, width=width, height=height, force_terminal=terminal, color_system=None)
    Screen(console).show(picture)
    text = file.getvalue()
    return text.split("\x1b[2J\x1b[H")[-1].removeprefix("\x1b[H\x1b[2J").splitlines()


@pytest.mark.parametrize("height", [24, 30, 50])
def test_everything_fits(height: int) -> None:
    lines = lines_of(PICTURE, 80, height)
    assert len(lines) < height  # the last line is for the answer
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    assert all(f"option number {i}" in text for i in range(1, 13))
    assert "event number 39" in text
    assert "What now?" in text


def test_with_much_room_the_log_stands_beside_the_table() -> None:
    lines = lines_of(PICTURE, 130, 50)
    assert any("table line 0" in line and "event number" in line for line in lines)
    assert len(lines) < 50


def test_with_little_room_the_first_news_are_left_out() -> None:
    text = "\n".join(lines_of(PICTURE, 80, 20))
    assert "\n… event number" in text
    assert "event number 20 " not in text
    assert "event number 39 " in text


def test_the_last_news_is_shown_however_full_the_screen_is() -> None:
    lines = lines_of(PICTURE._replace(table=[f"table line {i}" for i in range(30)]), 80, 24)
    assert [line for line in lines if "event number" in line] == [
        "… event number 38 of the log · event number 39 of the log"
    ]


def test_without_a_terminal_nothing_is_left_out_or_cleared() -> None:
    lines = lines_of(PICTURE, 80, 24, terminal=False)
    assert [line for line in lines if line.startswith("· event")] == [f"· {line}" for line in PICTURE.log[20:]]
    assert "u undo" not in lines


def test_a_screen_that_is_too_small_shows_all_options_all_the_same() -> None:
    text = "\n".join(lines_of(PICTURE, 40, 8))
    assert all(f"option number {i}" in text for i in range(1, 13))


def test_no_news_no_options() -> None:
    lines = lines_of(PICTURE._replace(news=0, options=[], table=[], log=[]), 80, 24)
    assert [line for line in lines if line][1:] == ["What now?", "u undo"]
    assert lines_of(PICTURE._replace(news=0, options=[], table=[], log=[]), 200, 50)


def test_columns_are_read_downwards_and_only_as_many_as_needed() -> None:
    assert arranged(["a", "b", "c"], 80, 3) == [" 1 a", " 2 b", " 3 c"]
    assert arranged(["a", "b", "c"], 80, 2) == [" 1 a   3 c", " 2 b"]
    assert arranged(["a", "b", "c"], 80, 1) == [" 1 a   2 b   3 c"]
    assert arranged([], 80, 1) == []


def test_a_long_option_does_not_make_all_columns_wide() -> None:
    assert arranged(["a" * 50, "b" * 30, "c" * 30, "d"], 80, 3) == [
        " 1 " + "a" * 50,
        " 2 " + "b" * 30 + " " * 7 + " 3 " + "c" * 30,
        " 4 d",
    ]


def test_options_are_cut_only_where_nothing_else_fits() -> None:
    assert arranged(["a" * 50, "b" * 50], 80, 2) == [" 1 " + "a" * 50, " 2 " + "b" * 50]
    assert arranged(["a" * 50, "b" * 50], 80, 1) == [f" 1 {'a' * 34}…   2 {'b' * 34}…"]
    assert arranged(["a" * 90], 80, 1) == [f" 1 {'a' * 74}…"]


def test_columns_of_wide_letters_stay_straight() -> None:
    assert arranged(["星", "b", "c", "d"], 80, 2) == [" 1 星   3 c", " 2 b    4 d"]


def test_repetitions_are_counted() -> None:
    assert counted(["a", "b", "b", "b", "a"]) == ["a", "b (×3)", "a"]


def test_news_are_run_together_between_items_only() -> None:
    assert run_together(["one two", "three", "four five six"], 20) == ["· one two · three", "· four five six"]


def test_broken_markup_is_shown_as_it_is() -> None:
    assert markup("a [bold]b[/bold]").plain == "a b"
    assert markup("a [/] b").plain == "a [/] b"
