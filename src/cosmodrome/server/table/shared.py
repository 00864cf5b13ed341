"""One moment of a match as several seats see it: what everybody sees is made once and encoded once."""

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.view import observe
from cosmodrome.protocol import Json
from cosmodrome.server.table.entry import NOBODY
from cosmodrome.server.table.table import Table

FEW: Final = 3  # so few items are encoded again before they are looked up
encode: Final = msgspec.json.Encoder().encode


def views_of(table: Table, seats: Collection[int]) -> dict[int, Json | None]:
    """Return what each of these seats sees of the match now, ready to be encoded; nothing before the start.

    Whoever is about to be spared a question does not see it.
    """
    if table.match is None:
        return dict.fromkeys(seats)
    game, state = table.game, table.match.state
    common = game.view(state, SPECTATOR) if len(seats) > 1 else None
    views: dict[int, Json] = {
        seat: observe(game, state, SPECTATOR if seat == NOBODY else seat, common) for seat in seats
    }
    for seat in table.pending.keys() & views.keys():
        views[seat]["question"] = None
    if common is not None:
        shared = Shared(common)
        for view in views.values():
            view["table"] = shared.spliced(view["table"])
    return dict(views)


class Shared:
    """The parts of SPECTATOR's view that seats have in common with it, encoded when the first of them comes."""

    def __init__(self, common: Mapping[str, Any]) -> None:
        self.common: Final = common
        self.whole: msgspec.Raw | None = None
        self.parts: dict[str, msgspec.Raw] = {}

    def spliced(self, own: Mapping[str, Any]) -> Mapping[str, Any] | msgspec.Raw:
        """Return a seat's view of the table with all that is SPECTATOR's as it was encoded."""
        if own is self.common:
            self.whole = self.whole or msgspec.Raw(encode(own))
            return self.whole
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
