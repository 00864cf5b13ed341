"""One moment of a match as several seats see it: what everybody sees is made once and encoded once."""

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from cosmodrome.kernel.agenda import ALL, MODE, NUMBER, SPECTATOR
from cosmodrome.kernel.state import State
from cosmodrome.kernel.view import observe, observe_course, question_json, table_seen
from cosmodrome.protocol import Json
from cosmodrome.registry import AnyGame
from cosmodrome.server.table.entry import NOBODY
from cosmodrome.server.table.table import Table

FEW: Final = 3  # so few items are encoded again before they are looked up
encode: Final = msgspec.json.Encoder().encode
Shown = Mapping[str, Any] | msgspec.Raw


def views_of(table: Table, seats: Collection[int]) -> dict[int, Json | None]:
    """Return what each of these seats sees of the match now, ready to be encoded; nothing before the start.

    Whoever is about to be spared a question does not see it.
    """
    if table.match is None:
        return dict.fromkeys(seats)
    eyes = {seat: SPECTATOR if seat == NOBODY else seat for seat in seats}
    if len(seats) > 1:
        moment = moment_of(table, table.match.state)
        views = {seat: moment.seen_by(eyes[seat]) for seat in seats}
    else:
        views = {seat: observe(table.game, table.match.state, eyes[seat]) for seat in seats}
    for seat in table.pending.keys() & views.keys():
        views[seat]["question"] = None
    return dict(views)


def moment_of(table: Table, state: State) -> "Moment":
    """Return the moment that a table is shown; it lasts while sealed answers are given, of which nobody sees any."""
    sealing = not state.over() and state.memory[state.peak + MODE] == ALL
    number = int(state.memory[state.peak + NUMBER]) if sealing else None
    moment: Moment | None = table.moment
    if moment is None or moment.state is not state or moment.number != number:
        moment = Moment(table.game, state, number)
        table.moment = moment if sealing else None
    return moment


class Moment:
    """What several seats see of a table: made once where it is the same for all, and for each seat where it lasts."""

    def __init__(self, game: AnyGame, state: State, number: int | None) -> None:
        self.game: Final = game
        self.state: Final = state
        self.number: Final = number  # of the sealed question, where there is one
        self.common: Final[Mapping[str, Any]] = game.view(state, SPECTATOR)
        self.parts: dict[str, msgspec.Raw] = {}  # of what is common to all, encoded when a seat first differs elsewhere
        self.tables: Final[dict[int, Shown]] = {}
        self.questions: Final[dict[int, Shown]] = {}

    def seen_by(self, seat: int) -> Json:
        """Return what a seat (or SPECTATOR) sees."""
        view = observe_course(self.game, self.state, seat)
        if "question" in view and self.state.is_asked(seat):
            if seat not in self.questions:
                self.questions[seat] = self.ready(question_json(self.game, self.state, seat))
            view["question"] = self.questions[seat]
        if seat not in self.tables:
            self.tables[seat] = self.ready(self.spliced(table_seen(self.game, self.state, seat, self.common)))
        view["table"] = self.tables[seat]
        return view

    def ready(self, shown: Shown) -> Shown:
        """Encode at once what will be shown again."""
        return shown if self.number is None else msgspec.Raw(encode(shown))

    def spliced(self, own: Mapping[str, Any]) -> Shown:
        """Return a seat's view of the table with all that is SPECTATOR's as it was encoded."""
        if own is self.common:
            return msgspec.Raw(encode(own))
        self.parts = self.parts or self.encoded(own)
        same = {name: part for name, part in self.parts.items() if own[name] is self.common[name]}
        return {**own, **same}

    def encoded(self, own: Mapping[str, Any]) -> dict[str, msgspec.Raw]:
        """Encode lists and objects that a view has from SPECTATOR's."""
        return {
            name: msgspec.Raw(encode(part))
            for name, part in self.common.items()
            if own[name] is part and isinstance(part, dict | list) and len(part) > FEW
        }
