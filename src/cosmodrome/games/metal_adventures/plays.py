"""What participants do around the roll of a battle, and which cards forced promises make them keep or play."""

from cosmodrome.games.metal_adventures import kinds
from cosmodrome.games.metal_adventures.data import AFTER_ROLL, BEFORE_ROLL, IDS, TIMING
from cosmodrome.games.metal_adventures.deals import ACT, GIVE_IMPROVEMENT, PLAY_CARD
from cosmodrome.games.metal_adventures.steps import no, refuse_owned
from cosmodrome.games.metal_adventures.table import BY, DO, FORCED, NO_CARD, WHAT, WHICH, Table
from cosmodrome.games.metal_adventures.verbs import OWN_REROLL
from cosmodrome.kernel.agenda import bit
from cosmodrome.kernel.message import Ref, Refusal


def legal_cards(t: Table, kind: int, seat: int) -> list[int]:
    """List the support cards a participant may play around the roll, and what he may discard or reroll."""
    legal = [kinds.PASS] if not must_play(t, kind, seat) else []
    timing = BEFORE_ROLL if kind == kinds.BEFORE else AFTER_ROLL
    for card in t.improvements[seat]:
        if TIMING[card] == timing and not is_gift(t, seat, card):
            legal.append(kinds.CARD + card)
    if kind == kinds.BEFORE:
        for card in t.improvements[seat]:
            if not is_bound(t, seat, card):
                legal.append(kinds.LAY_DOWN + card)
    elif may_reroll(t, seat):
        legal.append(kinds.OWN_REROLL)
    return legal


def forced_act(t: Table, seat: int, act: int, card: int) -> bool:
    """Tell whether a forced promise makes a seat use its metal die, or play a card (MA-18.22a)."""
    for record in t.promises:
        if record[FORCED] and record[BY] == seat and record[DO] == ACT and record[WHAT] == act:
            if card == NO_CARD or record[WHICH] == card:
                return True
    return False


def is_gift(t: Table, seat: int, card: int) -> bool:
    """Tell whether a forced promise gives an improvement away, so that it cannot be used up before (MA-14.12)."""
    for record in t.promises:
        if record[FORCED] and record[BY] == seat and record[DO] == GIVE_IMPROVEMENT and record[WHAT] == card:
            return not forced_act(t, seat, PLAY_CARD, card)
    return False


def is_bound(t: Table, seat: int, card: int) -> bool:
    """Tell whether a forced promise needs an improvement, so that it cannot be thrown away (MA-18.22a)."""
    return is_gift(t, seat, card) or forced_act(t, seat, PLAY_CARD, card)


def refuse_drop(t: Table, seat: int, card: int) -> Refusal | None:
    """Say why a participant cannot discard an improvement."""
    return no("MA-18.22a", "forced") if is_bound(t, seat, card) else refuse_owned(t, seat, card)


def must_play(t: Table, kind: int, seat: int) -> bool:
    """Tell whether a forced promise makes a seat play a card in this window."""
    timing = BEFORE_ROLL if kind == kinds.BEFORE else AFTER_ROLL
    for card in t.improvements[seat]:
        if TIMING[card] == timing and forced_act(t, seat, PLAY_CARD, card):
            return True
    return False


def may_reroll(t: Table, seat: int) -> bool:
    """Tell whether a principal has an own reroll left in this battle (MA-21.6)."""
    return t.is_principal(seat) and not t.rerolled & bit(seat) and t.ability(seat, OWN_REROLL) > 0


def refuse_card(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why a participant cannot play, discard or reroll this now."""
    if answer == kinds.PASS:
        return no("MA-18.22a", "forced") if must_play(t, kind, seat) else None
    if answer >= kinds.LAY_DOWN and kind == kinds.BEFORE:
        return refuse_drop(t, seat, answer - kinds.LAY_DOWN)
    if answer == kinds.OWN_REROLL:
        return None if may_reroll(t, seat) else no("MA-21.6", "no-reroll")
    card = answer - kinds.CARD
    if card not in t.improvements[seat]:
        return no("MA-7.7", "not-owned", {"card": Ref(IDS[card])})
    timing = BEFORE_ROLL if kind == kinds.BEFORE else AFTER_ROLL
    if TIMING[card] != timing:
        return no("MA-7.7", "wrong-time", {"card": Ref(IDS[card])})
    return no("MA-18.22a", "forced") if is_gift(t, seat, card) else None
