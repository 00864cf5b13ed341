"""How an adventure card is told in one line: what it asks, costs and brings."""

from cosmodrome.games.galaxy_trucker.cards import (
    CARD_IDS,
    CREDITS,
    CREW_NEEDED,
    CRITERIA,
    DAYS,
    GOODS,
    HIT_NAMES,
    HITS,
    LINE_AMOUNT,
    LINE_CRITERION,
    LINE_PENALTY,
    LOSE_CREW,
    LOSE_DAYS,
    LOSE_GOODS,
    PENALTY,
    STRENGTH,
    VERB,
    VERBS,
    WORLDS,
)
from cosmodrome.games.galaxy_trucker.data import COLOURS, DIRECTIONS
from cosmodrome.kernel.message import Arg, Message, Ref

Messages = tuple[Message, ...]


def card_text(card: int) -> Message:
    """Tell a card with its figures."""
    args: dict[str, Arg] = {
        "card": Ref(CARD_IDS[card]),
        "strength": STRENGTH[card],
        "crew": CREW_NEEDED[card],
        "n": PENALTY[card],
        "days": Message("days-count", {"n": DAYS[card]}),
        "gain": gain_text(card),
        "parts": parts_text(card),
    }
    return Message(f"card-{VERBS[VERB[card]].replace('_', '-')}", args)


def gain_text(card: int) -> Messages:
    """Tell what a card brings to whoever uses it or wins."""
    if CREDITS[card]:
        return (Message("credits-count", {"n": CREDITS[card]}),)
    return some_goods(GOODS[card])


def some_goods(goods: list[int]) -> Messages:
    """Tell goods by colour, in few words."""
    return tuple(Message(f"some-{COLOURS[colour]}", {"n": goods[colour]}) for colour in range(4) if goods[colour])


def parts_text(card: int) -> Messages:
    """Tell the planets of a card, the lines of a Combat Zone, or the hits of others."""
    if WORLDS[card]:
        worlds = enumerate(WORLDS[card])
        return tuple(Message("card-planet", {"number": i + 1, "goods": some_goods(world)}) for i, world in worlds)
    if LINE_CRITERION[card]:
        return tuple(line_text(card, line) for line in range(len(LINE_CRITERION[card])))
    return hits_text(card)


def hits_text(card: int) -> Messages:
    """Tell the hits of a card."""
    return tuple(
        Message(
            "card-hit",
            {"hit": Message(f"hit-{HIT_NAMES[hit // 4]}"), "from": Message(f"from-{DIRECTIONS[hit % 4]}")},
        )
        for hit in HITS[card]
    )


def line_text(card: int, line: int) -> Message:
    """Tell one line of a Combat Zone: who suffers what."""
    counts = {LOSE_DAYS: "days-count", LOSE_CREW: "crew-count", LOSE_GOODS: "blocks-count"}
    penalty = LINE_PENALTY[card][line]
    what: Arg = hits_text(card)
    if penalty in counts:
        what = Message(counts[penalty], {"n": LINE_AMOUNT[card][line]})
    return Message("card-line", {"who": Message(f"lowest-{CRITERIA[LINE_CRITERION[card][line]]}"), "what": what})
