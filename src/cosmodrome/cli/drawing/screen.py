"""Draws the terminal's screen: title, table, news, question and options, in as much room as there is."""

from collections.abc import Callable, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.control import Control
from rich.errors import MarkupError
from rich.rule import Rule
from rich.segment import ControlType, Segment, Segments
from rich.table import Table
from rich.text import Text

FULL_WIDTH: Final = 80
LOG_WIDTH: Final = 36  # where there is so much more room, the log stands beside the table
MOST_LOG: Final = 30
FEWEST_NEWS: Final = 4  # lines of news that are shown however full the screen is
ENDLESS: Final = 10**6  # lines of output that is not a screen
GAP: Final = 2  # between two columns
INDENT: Final = "    "  # of what follows a line that is too long
LEAST_CELL: Final = 8  # where columns would be too wide, options begin at multiples of this or more
LITTLE_MORE: Final = 1.2  # what is tidier may be so much longer
ALWAYS_SHOWN: Final = 4  # title, prompt and footer, and the line where the answer is typed


class Picture(NamedTuple):
    """What the screen shows."""

    title: str
    table: list[str]  # lines with markup
    log: list[str]  # all that happened, the last line last
    news: int  # how many lines of the log are new
    prompt: str
    options: list[str]
    footer: str
    notes: Sequence[str] = ()  # about several options


class Screen:
    """Draws pictures on a console: on a terminal over the last one, else below it.

    What is longer than a terminal is shown page by page: ``more`` waits before the next one and says whether to go on.
    """

    def __init__(self, console: Console, more: Callable[[], bool] | None = None) -> None:
        self.console: Final = console
        self.more: Final = more
        self.reserved: int = 1  # lines at the bottom for what is typed

    def show(self, picture: Picture, hidden: str = "") -> None:
        """Draw a picture; where a note for hidden lines is given and it is too long, only its end with the question."""
        if self.console.is_terminal:
            self.console.clear()
        above, below = self.parts(picture)
        if not self.console.is_terminal or self.more is None:
            for part in (*above, *below):
                self.console.print(part)
            return
        top, bottom = self.rendered(above), self.rendered(below)
        if picture.footer and len(top) + len(bottom) == self.room() + 1:
            bottom = bottom[:-1]  # the commands are in the help, too
        if hidden and len(top) + len(bottom) > self.room():
            top, bottom = (self.rendered(part) for part in self.parts(picture, cut=True))
            kept = max(0, self.room() - len(bottom) - 1)
            top = [*self.rendered([Text(hidden, "dim")]), *(top[-kept:] if kept else [])]
        self.page(top + bottom)

    def parts(self, picture: Picture, cut: bool = False) -> tuple[list[RenderableType], list[RenderableType]]:
        """Return what stands above the question, and the question with what stands below it; to be cut at the top, or
        not."""
        title = Rule(Text(picture.title, "bold"), align="left", style="dim")
        footer = [Text(picture.footer, "dim")] if self.console.is_terminal and picture.footer else []
        if self.console.is_terminal and self.console.width >= FULL_WIDTH + GAP + LOG_WIDTH:
            return [title, self.with_log(picture)], [*footer]
        news, question = self.with_news(picture, cut)
        return [title, *news], [*question, *footer]

    def table_lines(self, picture: Picture, width: int) -> list[Text]:
        """Return the lines of the table, broken where they are too long."""
        return [line for text in picture.table for line in self.broken(markup(text), width)]

    def broken(self, line: Text, width: int) -> list[Text]:
        """Break a line that is too long; what follows stands a little to the right."""
        if line.cell_len <= width:
            return [line]
        indent = INDENT + " " * (len(line.plain) - len(line.plain.lstrip()))
        first, *rest = line.wrap(self.console, width - len(indent))
        for piece in (first, *rest):
            piece.rstrip()
        return [first, *(Text.assemble(indent, one) for one in rest)]

    def tell(self, lines: Sequence[str]) -> None:
        """Print lines of plain text, page by page."""
        texts = [part for line in lines for part in self.broken(Text(line), self.console.width)]
        if self.console.is_terminal and self.more is not None:
            self.page(self.rendered(texts))
        else:
            for text in texts:
                self.console.print(text, soft_wrap=True)

    def print_lines(self, lines: Sequence[str]) -> None:
        """Print lines of plain text, what is too long broken to the right of where it begins."""
        for line in lines:
            for part in self.broken(Text(line), self.console.width):
                self.console.print(part)

    def room(self) -> int:
        """Return how many lines a page has."""
        return max(1, self.console.height - self.reserved)

    def rendered(self, parts: Sequence[RenderableType]) -> list[list[Segment]]:
        """Return parts line by line as they come out."""
        return [line for part in parts for line in self.console.render_lines(part, pad=False)]

    def page(self, lines: list[list[Segment]]) -> None:
        """Print lines; where the terminal is full, wait before going on."""
        for start in range(0, len(lines), self.room()):
            if start and self.more is not None and not self.more():
                return
            for line in lines[start : start + self.room()]:
                self.console.print(Segments([*line, Segment.line()]), end="")

    def wipe_line(self) -> None:
        """Take the line above back, where a terminal can."""
        if self.console.is_terminal:
            self.console.control(Control.move(0, -1), Control((ControlType.ERASE_IN_LINE, 2)))

    def with_news(self, picture: Picture, cut: bool) -> tuple[list[Text], list[Text]]:
        """Put the news between table and question; blank lines only where there is room for them.

        Of a table that is cut at the top question and news leave as much as they do not need themselves.
        """
        width = self.console.width
        table = self.table_lines(picture, width)
        page = self.console.height - ALWAYS_SHOWN if self.console.is_terminal else ENDLESS
        room = page - height(table, width)
        question = question_lines(picture, width, page // 3 if cut else max(1, room - FEWEST_NEWS))
        room = (page - height(question, width)) // 2 if cut else room - height(question, width) + 1
        news = self.news_lines(picture, room)
        airy = self.console.is_terminal and not cut and room - height(news, width) >= 2
        blank = [Text()] if airy else []
        return [*table, *blank, *news, *(blank if news else [])], question

    def with_log(self, picture: Picture) -> Table:
        """Put the end of the log to the right of table and question."""
        width = self.console.width - GAP - LOG_WIDTH
        table = self.table_lines(picture, width)
        room = self.console.height - len(table) - ALWAYS_SHOWN
        left = [*table, Text(), *question_lines(picture, width, room)]
        length = max(height(left, width), min(MOST_LOG, self.console.height - ALWAYS_SHOWN + 1))
        taken = min(width, max(FULL_WIDTH, *(line.cell_len for line in left)))
        log = log_lines(picture, self.console.width - GAP - taken)[-length:]
        while log and log[0].plain.startswith(" "):
            del log[0]  # the end of a line that begins above
        if length > self.console.height - ALWAYS_SHOWN + 1:
            log = [Text()] * (length - len(log)) + log  # the last of it beside the question, which is always seen
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=taken)
        grid.add_column()
        grid.add_row(Text("\n").join(left), Text("\n").join(log))
        return grid

    def news_lines(self, picture: Picture, room: int) -> list[Text]:
        """Return the news: a line each, or where that takes too much room run together; … says that the first ones are
        left out, and are in the log."""
        width = self.console.width
        news = counted(picture.log[-picture.news :]) if picture.news else []
        lines = [Text(piece, "dim") for line in news for piece in broken(f"· {line}", width, GAP)]
        if not news or len(lines) <= room:
            return lines
        lines = [Text(piece, "dim") for line in run_together(news, width) for piece in broken(line, width, GAP)]
        if len(lines) <= room:
            return lines
        lines = lines[-max(FEWEST_NEWS, room, 1) :]
        return [Text(f"…{lines[0].plain[1:]}", "dim"), *lines[1:]]

    def say(self, line: str, style: str = "", to_copy: bool = False) -> None:
        """Print a line of plain text, whatever brackets are in it; one that is to be copied is not broken."""
        self.console.print(Text(line, style), soft_wrap=to_copy)


def log_lines(picture: Picture, width: int) -> list[Text]:
    """Return the log in lines of a width, what is not new dimmed."""
    start = len(picture.log) - picture.news
    return [
        Text(piece, style)
        for lines, style in ((picture.log[:start], "dim"), (picture.log[start:], ""))
        for line in counted(lines)
        for piece in wrap(line, width, subsequent_indent=" " * GAP)
    ]


def counted(lines: list[str]) -> list[str]:
    """Say what happened several times in a row only once, with its number."""
    runs = [(line, len(list(run))) for line, run in groupby(lines)]
    return [line if times == 1 else f"{line} (×{times})" for line, times in runs]


def run_together(items: list[str], width: int) -> list[str]:
    """Set items one after the other in lines, breaking lines only between items."""
    lines: list[str] = []
    for item in items:
        if lines and cell_len(f"{lines[-1]} · {item}") <= width:
            lines[-1] += f" · {item}"
        else:
            lines.append(f"· {item}")
    return lines


def markup(line: str) -> Text:
    """Read a line with markup; one that is broken is shown as it is."""
    try:
        return Text.from_markup(line)
    except MarkupError:
        return Text(line)


def question_lines(picture: Picture, width: int, rows: int) -> list[Text]:
    """Return what is asked and what can be answered."""
    notes = [line for note in picture.notes for line in broken(note, width, GAP)]
    options = arranged(picture.options, width, max(1, rows - len(notes)))
    return [Text(picture.prompt, "bold"), *map(Text, options), *(Text(line, "dim") for line in notes)]


def arranged(labels: list[str], width: int, rows: int) -> list[str]:
    """Number the labels and set them as tidily as the rows allow; nothing is ever left out."""
    if not labels:
        return []
    digits = len(str(len(labels)))
    items = [f"{number:>{digits + 1}}. {label}" for number, label in enumerate(labels, 1)]
    listed = [line for item in items for line in broken(item, width, digits + 3)]
    ways = [listed, *columns_within(items, width), set_in_best_cells(items, width, digits + 3)]
    most = max(rows, LITTLE_MORE * min(height(lines, width) for lines in ways))
    return next(lines for lines in ways if height(lines, width) <= most)


def broken(item: str, width: int, indent: int) -> list[str]:
    """Break a numbered item into lines that stand below its text."""
    return wrap(item, width, subsequent_indent=" " * indent, drop_whitespace=True) if cell_len(item) > width else [item]


def height(lines: Sequence[str | Text], width: int) -> int:
    """Return how many lines these take when the long ones are broken."""
    widths = (line.cell_len if isinstance(line, Text) else cell_len(line) for line in lines)
    return sum(max(1, -(-each // width)) for each in widths)


def columns_within(items: list[str], width: int) -> list[list[str]]:
    """Set the items in two, three and more columns, as long as these are not too wide."""
    ways: list[list[str]] = []
    for columns in range(2, len(items) + 1):
        lines = set_in_columns(items, columns)
        if max(map(cell_len, lines)) > width:
            break
        ways.append(lines)
    return ways


def set_in_columns(items: list[str], columns: int) -> list[str]:
    """Set items in columns, read downwards."""
    height = -(-len(items) // columns)
    stacks = [items[start : start + height] for start in range(0, len(items), height)]
    widths = [max(map(cell_len, stack)) + GAP for stack in stacks]
    lines = [""] * height
    for stack, width in zip(stacks, widths, strict=True):
        for row, item in enumerate(stack):
            lines[row] += item + " " * (width - cell_len(item))
    return [line.rstrip() for line in lines]


def set_in_best_cells(items: list[str], width: int, indent: int = 0) -> list[str]:
    """Set items across in as few lines as can be, and then in cells as wide as can be."""
    ways = (set_in_cells(items, width, cell, indent) for cell in range(width // 2, LEAST_CELL - 1, -1))
    return min(ways, key=lambda lines: height(lines, width), default=items)


def set_in_cells(items: list[str], width: int, cell: int, indent: int) -> list[str]:
    """Set items across, each in as many cells as it needs: long ones do not make all columns wide."""
    lines: list[str] = []
    alone = True  # nothing stands beside what takes several lines
    for item in items:
        start = 0 if alone else -(-(cell_len(lines[-1]) + GAP) // cell) * cell
        if not alone and start + cell_len(item) <= width:
            lines[-1] += " " * (start - cell_len(lines[-1])) + item
        else:
            lines += broken(item, width, indent)
            alone = cell_len(item) > width
    return lines
