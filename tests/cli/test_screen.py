"""The screen: what it shows in little and in much room, with and without a terminal."""

import io

import pytest
from rich.console import Console

from cosmodrome.cli.drawing.screen import Picture, Screen, arranged, counted, markup, run_together, set_in_best_cells

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


def test_a_log_of_long_lines_does_not_make_a_page_longer() -> None:
    log = [f"event {i} of the log, told at such length that it takes more than a line" for i in range(40)]
    lines = lines_of(PICTURE._replace(log=log), 130, 40)
    assert len(lines) < 40
    assert "event 39 of the log" in "\n".join(lines)


def test_with_little_room_the_first_news_are_left_out() -> None:
    text = "\n".join(lines_of(PICTURE, 80, 20))
    assert "\n… event number" in text
    assert "event number 20 " not in text
    assert "event number 39 " in text


def test_the_last_news_is_shown_however_full_the_screen_is() -> None:
    lines = lines_of(PICTURE._replace(table=[f"table line {i}" for i in range(30)]), 80, 24)
    assert [line for line in lines if "event number" in line] == [
        "… event number 32 of the log · event number 33 of the log",
        "· event number 34 of the log · event number 35 of the log",
        "· event number 36 of the log · event number 37 of the log",
        "· event number 38 of the log · event number 39 of the log",
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
    assert arranged(["a", "b", "c"], 80, 3) == [" 1. a", " 2. b", " 3. c"]
    assert arranged(["a", "b", "c"], 80, 2) == [" 1. a   3. c", " 2. b"]
    assert arranged(["a", "b", "c"], 80, 1) == [" 1. a   2. b   3. c"]
    assert arranged([], 80, 1) == []


def test_a_long_option_does_not_make_all_columns_wide() -> None:
    assert arranged(["a" * 50, "b" * 30, "c" * 30, "d"], 80, 3) == [
        " 1. " + "a" * 50,
        " 2. " + "b" * 30 + " " * 3 + " 3. " + "c" * 30 + " " * 3 + " 4. d",
    ]


def test_cells_are_as_wide_as_can_be_without_more_lines() -> None:
    assert set_in_best_cells(["a" * 18, *["b" * 8] * 4], 40) == [
        f"{'a' * 18:32}bbbbbbbb",
        f"{'b' * 8:16}" * 2 + "b" * 8,
    ]
    assert set_in_best_cells(["a" * 8] * 4, 40) == [f"{'a' * 8:10}" * 3 + "a" * 8]
    assert set_in_best_cells([" 1. " + "a " * 20, " 2. b"], 30, 4)[1].startswith("    a")
    assert set_in_best_cells(["a" * 12] * 4, 40) == [f"{'a' * 12:20}" + "a" * 12] * 2


def test_nothing_of_an_option_is_ever_left_out() -> None:
    assert arranged(["a" * 50, "b" * 50], 80, 2) == [" 1. " + "a" * 50, " 2. " + "b" * 50]
    assert arranged(["a" * 50, "b" * 50], 80, 1) == [" 1. " + "a" * 50, " 2. " + "b" * 50]


def test_what_follows_a_long_option_stands_below_its_text() -> None:
    assert arranged(["one two three", "four"], 11, 9) == [" 1. one two", "    three", " 2. four"]


def test_nothing_stands_beside_an_option_of_several_lines() -> None:
    assert set_in_best_cells([" 1. " + "a " * 20, " 2. b", " 3. c"], 30, 4)[-1] == " 2. b           3. c"


def test_what_follows_a_long_piece_of_news_stands_to_the_right() -> None:
    picture = PICTURE._replace(log=["told at length " * 8], news=1)
    lines = lines_of(picture, 80, 24)
    start = next(place for place, line in enumerate(lines) if line.startswith("· told"))
    assert lines[start + 1].startswith("  ")
    crowded = lines_of(
        picture._replace(table=[f"table line {i}" for i in range(30)], log=["told at length " * 30]), 80, 24
    )
    start = next(place for place, line in enumerate(crowded) if line.startswith("…"))
    assert all(line.startswith("  ") for line in crowded[start + 1 : start + 3])


def test_what_follows_a_long_line_of_the_table_stands_to_the_right() -> None:
    lines = lines_of(PICTURE._replace(table=["  " + "word " * 20], news=0), 80, 24)
    assert lines[1].startswith("  word")
    assert lines[2].startswith("      word")


def pages_of(
    picture: Picture, height: int, hidden: str = "", going_on: bool = True, width: int = 80
) -> list[list[str]]:
    """Return what a terminal shows page by page."""
    file = io.StringIO()
    pages: list[list[str]] = []

    def more() -> bool:
        pages.append(file.getvalue().removeprefix("\x1b[2J\x1b[H").splitlines())
        file.seek(0)
        file.truncate()
        return going_on

    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None)
    Screen(console, more).show(picture, hidden)
    more()
    return pages


TALL = PICTURE._replace(table=[f"table line {i}" for i in range(60)])


def test_a_picture_that_is_too_long_is_shown_page_by_page() -> None:
    pages = pages_of(TALL, 24)
    assert len(pages) > 2
    assert max(map(len, pages)) <= 23  # the last line is for what is typed
    text = "\n".join(line for page in pages for line in page)
    assert all(f"table line {i}" in text for i in range(60))
    assert all(f"option number {i}" in text for i in range(1, 13))


def test_whoever_does_not_want_more_gets_no_more() -> None:
    assert len(pages_of(TALL, 24, going_on=False)[0]) == 23
    assert pages_of(TALL, 24, going_on=False)[1:] == [[]]


def test_a_table_that_is_known_is_hidden_where_it_does_not_fit() -> None:
    (page,) = pages_of(TALL, 24, "hidden lines")
    assert page[0] == "hidden lines"
    assert len(page) == 23
    assert all(any(f"option number {i}" in line for line in page) for i in range(1, 13))
    (page,) = pages_of(PICTURE._replace(news=0), 40, "hidden lines")
    assert "hidden lines" not in page


def test_of_a_table_that_is_cut_question_and_news_leave_what_they_do_not_need() -> None:
    (page,) = pages_of(TALL._replace(options=["yes"] * 9, news=12), 24, "hidden lines")
    text = "\n".join(page)
    assert sum("table line" in line for line in page) >= 6
    assert sum("event number" in line for line in page) >= 6  # more than where the whole table is shown
    assert "event number 39" in text
    assert " 1. yes   6. yes" in text
    assert "" not in page


def test_the_last_news_stand_beside_the_question_where_the_table_is_hidden() -> None:
    (page,) = pages_of(TALL, 40, "hidden lines", width=130)
    assert page[0] == "hidden lines"
    assert any("event number 39" in line for line in page)


def test_notes_stand_below_the_options() -> None:
    lines = lines_of(PICTURE._replace(notes=["⚠ mind the gap"]), 80, 24)
    assert lines[-2:] == ["⚠ mind the gap", "u undo"]


def test_columns_of_wide_letters_stay_straight() -> None:
    assert arranged(["星", "b", "c", "d"], 80, 2) == [" 1. 星   3. c", " 2. b    4. d"]


def test_repetitions_are_counted() -> None:
    assert counted(["a", "b", "b", "b", "a"]) == ["a", "b (×3)", "a"]


def test_news_are_run_together_between_items_only() -> None:
    assert run_together(["one two", "three", "four five six"], 20) == ["· one two · three", "· four five six"]


def test_broken_markup_is_shown_as_it_is() -> None:
    assert markup("a [bold]b[/bold]").plain == "a b"
    assert markup("a [/] b").plain == "a [/] b"
