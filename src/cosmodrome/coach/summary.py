"""What a whole match comes to: luck and skill of each seat, and the inputs that decided it."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cosmodrome.coach.weighing import fraction
from cosmodrome.protocol_analysis import AnalysedInput, SeatAnalysis, TurningPoint, Why

POINTS: Final = 3  # so many turning points are told
LEAST: Final = 0.03  # of the chance to win
ERRORS: Final = 3  # standard errors by which a change must show


class Swing(NamedTuple):
    """An input and by how much it changed the chance of each seat, of WHOLE, with the standard error."""

    found: AnalysedInput
    changes: list[tuple[float, float]]


def seat_analyses(inputs: Sequence[AnalysedInput], seats: int) -> list[SeatAnalysis]:
    """Return what each seat made of the match."""
    return [seat_analysis(inputs, seat) for seat in range(seats)]


def seat_analysis(inputs: Iterable[AnalysedInput], seat: int) -> SeatAnalysis:
    """Return what one seat made of the match."""
    luck = skill = 0.0
    choices = 0
    marks = {"find": 0, "slip": 0, "blunder": 0, "": 0}
    for found in inputs:
        if found.luck:
            luck += found.luck[seat]
        if found.seat == seat and found.chance is not None:
            choices += 1
            skill += found.gain - found.loss
            marks[found.mark] += 1
    mistakes = marks["slip"] + marks["blunder"]
    accuracy = round(1 - mistakes / choices, 3) if choices else 1.0
    return SeatAnalysis(
        seat, round(luck, 3), round(skill, 3), choices, marks["find"], marks["slip"], marks["blunder"], accuracy
    )


def turning_points(swings: Iterable[Swing]) -> list[TurningPoint]:
    """Return the inputs that changed most, in their order; what may be noise is none."""
    found = [point for swing in swings if (point := turning_point(swing)) is not None]
    most = sorted(found, key=lambda point: -abs(point.change))[:POINTS]
    return sorted(most, key=lambda point: point.inputs)


def turning_point(swing: Swing) -> TurningPoint | None:
    """Return an input as a turning point, unless it changed too little for one."""
    sizes = [abs(mean) for mean, _ in swing.changes]
    seat = sizes.index(max(sizes))
    mean, error = swing.changes[seat]
    if abs(mean) < ERRORS * error or abs(fraction(mean)) < LEAST:
        return None
    found = swing.found
    return TurningPoint(found.inputs, found.seat, seat, fraction(mean), why(found, seat, fraction(mean)))


def why(found: AnalysedInput, seat: int, change: float) -> Why:
    """Say by what an input changed the chances most: by what was rolled, or by the answer."""
    lucky = found.luck[seat] if found.luck else 0.0
    if lucky * change > 0 and 2 * abs(lucky) > abs(change):
        return "luck"
    return found.mark or "answer"
