"""A short text for every answer, legal or not, by which tests and people can give it."""

from cosmodrome.games.star_realms import answers
from cosmodrome.games.star_realms.atoms import ZONES
from cosmodrome.games.star_realms.data import ABILITIES, IDS, KINDS
from cosmodrome.games.star_realms.table import NO_CARD, ROW, Table


def notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of an answer, legal or not."""
    kind = t.question().kind
    if kind == answers.MAIN:
        return main_notation(t, seat, answer)
    if kind in (answers.AMOUNT, answers.GIVE, answers.DAMAGE_BASE):
        return str(answer)
    if kind == answers.MAY_DRAW:
        return ("no", "draw")[answer]
    if kind == answers.CHOOSE:
        return ("first", "second")[answer]
    if kind == answers.TARGET:
        return f"target {owner_notation(t, answer)}"
    if kind == answers.DESTROY:
        return f"destroy {base_notation(t, answer)}"
    if kind == answers.DISCARD:
        return f"discard {IDS[answer]}"
    if kind == answers.GIFT:
        return f"gift {IDS[answer]}"
    if kind == answers.TOP_BASE:
        return f"top {IDS[answer]}"
    if kind == answers.ACQUIRE:
        return f"take {sale_notation(t, answer)}"
    if answer == answers.NONE:
        return "none"
    if kind == answers.DISCARD_ANY:
        return f"discard {IDS[answer - answers.CARD]}"
    if kind == answers.LEGACY:
        zone, card = divmod(answer - answers.CARD, KINDS)
        return f"leave {IDS[card]} from {ZONES[zone]}"
    if kind == answers.SCRAP_ROW:
        return f"scrap {sale_notation(t, answer - answers.CARD)}"
    does = "top" if kind == answers.TOP_STARTER else "scrap"
    if answer < answers.DISCARDED_CARD:
        return f"{does} {IDS[answer - answers.CARD]} from hand"
    return f"{does} {IDS[answer - answers.DISCARDED_CARD]} from discard"


def main_notation(t: Table, seat: int, answer: int) -> str:
    """Return the short text of an answer of the Main phase."""
    if answer == answers.END_TURN:
        return "end"
    if answer < answers.BUY:
        return f"play {IDS[answer - answers.PLAY]}"
    if answer < answers.ATTACK:
        return f"buy {sale_notation(t, answer - answers.BUY)}"
    if answer < answers.SCRAP_WHOLE_ROW:
        return f"attack {owner_notation(t, answer - answers.ATTACK)}"
    if answer < answers.USE:
        return format_notation(answer)
    if answer < answers.ATTACK_BASE:
        place, ability = divmod(answer - answers.USE, 4)
        return f"use {numbered(t.fleets[seat], place)} {ABILITIES[ability]}"
    return f"attack {base_notation(t, answer - answers.ATTACK_BASE)}"


def sale_notation(t: Table, slot: int) -> str:
    """Return the short text of what is for sale in a slot."""
    return "explorer" if slot == ROW else numbered(t.row, slot)


def base_notation(t: Table, answer: int) -> str:
    """Return the short text of somebody's card in play."""
    owner, place = divmod(answer, answers.PLACES)
    return f"{owner_notation(t, owner)} {numbered(t.fleets[owner] if owner < len(t.fleets) else [], place)}"


def numbered(kinds: list[int], place: int) -> str:
    """Return a card's id, with a number where the same card lies before it; a bare number where none lies."""
    if place >= len(kinds) or kinds[place] == NO_CARD:
        return f"#{place}"
    before = kinds[:place].count(kinds[place])
    return IDS[kinds[place]] + (f"#{before + 1}" if before else "")


def owner_notation(t: Table, owner: int) -> str:
    """Return the short text of an owner."""
    return "boss" if owner == t.boss else f"p{owner}"


def format_notation(answer: int) -> str:
    """Return the short text of something that only some formats allow."""
    if answer == answers.SCRAP_WHOLE_ROW:
        return "mulligan"
    if answer < answers.GIVE_COMBAT:
        return f"give trade p{answer - answers.GIVE_TRADE}"
    if answer < answers.GIFT_CARD:
        return f"give combat p{answer - answers.GIVE_COMBAT}"
    if answer < answers.CUT_TENTACLE:
        return f"gift p{answer - answers.GIFT_CARD}"
    return f"cut {IDS[answer - answers.CUT_TENTACLE]}"
