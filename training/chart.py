"""Draws what nets say of themselves: calibration and log loss by phase of the game, and the course of training."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

Figures = dict[str, Any]
Point = tuple[float, float]

SIDE: Final = 190  # of a panel
LEFT: Final = 52
GAP: Final = 74
TOP: Final = 56
ROW: Final = SIDE + 84
WIDTH: Final = LEFT + 3 * SIDE + 2 * GAP + 150
PHASES: Final = ("first quarter", "second quarter", "third quarter", "last quarter")
COLOURS: Final = ("#8ecae6", "#219ebc", "#1d5f8a", "#023047")
THUMB: Final = "#d1495b"
CONSTANT: Final = "#999999"
JUDGES: Final = (
    ("net", "net", COLOURS[2]),
    ("thumb_scaled", "rules of thumb, scaled", THUMB),
    ("constant", "constant", CONSTANT),
)
FEW: Final = 30  # positions of which a mean says too little to be drawn
SPREAD: Final = 0.02  # least height of a course that is drawn


def chart(nets: Sequence[Figures]) -> str:
    """Return a drawing of the nets of a game, one below the other."""
    height = TOP + ROW * len(nets)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
    ]
    for row, net in enumerate(nets):
        parts += row_of(net, TOP + ROW * row)
    return "\n".join([*parts, "</svg>", ""])


def row_of(net: Figures, y: float) -> Iterable[str]:
    """Draw one net."""
    training = net["training"]
    yield text(LEFT, y - 26, f"{net['game']}: {net['net']} (version {net['version']})", "start", 14)
    yield from calibration(training, LEFT, y)
    yield from phases(training, LEFT + SIDE + GAP, y)
    yield from course(training, LEFT + 2 * (SIDE + GAP), y)


def calibration(training: Figures, x: float, y: float) -> Iterable[str]:
    """Draw what came against what was said; a perfect judge lies on the diagonal."""
    yield from panel(x, y, "said (across) and come (up)", ("0", "1"), ("0", "1"))
    yield line([(x, y + SIDE), (x + SIDE, y)], "#cccccc")
    thumb = [(x + SIDE * said, y + SIDE * (1 - came)) for said, came, n in training["calibration_thumb"] if n >= FEW]
    yield line(thumb, THUMB, "4 3")
    for phase, bins in enumerate(training["calibration"]):
        places = [(x + SIDE * said, y + SIDE * (1 - came)) for said, came, n in bins if n >= FEW]
        yield line(places, COLOURS[phase])
        yield from (f'<circle cx="{a:.1f}" cy="{b:.1f}" r="2.2" fill="{COLOURS[phase]}"/>' for a, b in places)


def phases(training: Figures, x: float, y: float) -> Iterable[str]:
    """Draw the log loss in each quarter of the game."""
    told = [(n, phase) for n, phase in enumerate(training["by_phase"]) if phase["net"] is not None]
    top = max(phase[judge] for _, phase in told for judge, _, _ in JUDGES) * 1.1
    yield from panel(x, y, "log loss by quarter of the game", ("1", "4"), ("0", f"{top:.2f}"))
    for judge, _, colour in JUDGES:
        places = [(x + SIDE * (n + 0.5) / 4, y + SIDE * (1 - phase[judge] / top)) for n, phase in told]
        yield line(places, colour)
        yield from (f'<circle cx="{a:.1f}" cy="{b:.1f}" r="2.2" fill="{colour}"/>' for a, b in places)


def course(training: Figures, x: float, y: float) -> Iterable[str]:
    """Draw the log loss by epoch, of the games that were fitted and of those by which an epoch was chosen."""
    curve = training["curve"]
    low, high = min(map(min, curve)), max(map(max, curve))
    high = max(high, low + SPREAD)
    yield from panel(x, y, "log loss by epoch", ("1", str(len(curve))), (f"{low:.3f}", f"{high:.3f}"))
    for column, colour in ((0, CONSTANT), (1, COLOURS[2])):
        places = [
            (x + SIDE * n / max(1, len(curve) - 1), y + SIDE * (high - epoch[column]) / (high - low))
            for n, epoch in enumerate(curve)
        ]
        yield line(places, colour)
    yield from legend(x + SIDE + 14, y)


def legend(x: float, y: float) -> Iterable[str]:
    """Say what the colours mean."""
    known = [*zip(PHASES, COLOURS, strict=True), *((name, colour) for _, name, colour in JUDGES)]
    for n, (name, colour) in enumerate(known):
        yield line([(x, y + 16 * n + 4), (x + 16, y + 16 * n + 4)], colour)
        yield text(x + 22, y + 16 * n + 8, name, "start")


def panel(x: float, y: float, title: str, across: tuple[str, str], up: tuple[str, str]) -> Iterable[str]:
    """Draw a frame with the ends of its axes."""
    yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#444444"/>'
    yield text(x, y - 6, title, "start")
    yield text(x, y + SIDE + 14, across[0])
    yield text(x + SIDE, y + SIDE + 14, across[1])
    yield text(x - 5, y + SIDE, up[0], "end")
    yield text(x - 5, y + 9, up[1], "end")


def line(places: Sequence[Point], colour: str, dashes: str = "") -> str:
    """Draw a line."""
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.6"{dashed}/>'


def text(x: float, y: float, words: str, anchor: str = "middle", size: int = 11) -> str:
    """Write words."""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}">{words}</text>'
