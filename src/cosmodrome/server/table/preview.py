"""What an answer would lead to: shown while somebody still chooses.

The answer is tried on a state that was dealt anew from what the seat can know, so nothing can leak.  Where somebody
would learn something on the way (a die, a card), what was dealt anew is not what will happen, and nothing is shown.
"""

from secrets import randbelow

from cosmodrome.kernel.chance import SEED_BITS, Rng, SeededChance
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import observe, seen_by
from cosmodrome.protocol import Preview
from cosmodrome.server.table.seen import told
from cosmodrome.server.table.table import Table


def preview_for(table: Table, seat: int, answer: int) -> Preview:
    """Return what an asked seat would see after an answer."""
    assert table.match is not None
    game, number = table.game, table.match.state.question().number
    rng = Rng(randbelow(1 << SEED_BITS))
    state = game.redeal(table.match.state, seat, rng)
    events: list[Event] = []
    before, state.events, state.chance = state.learned, events, SeededChance(rng.seed())
    nothing = Preview(table.terms.id, number, answer, [], None)
    if not state.is_legal(seat, answer):
        return nothing
    state.apply(seat, answer)
    if state.learned != before:
        return nothing
    shown = [told(game, event, table.terms.setup.mode) for event in seen_by(events, seat)]
    return Preview(table.terms.id, number, answer, shown, observe(game, state, seat))
