"""What cards do, told to people effect by effect; and what a roll would bring."""

from typing import Final

from cosmodrome.games.space_base import verbs
from cosmodrome.games.space_base.data import (
    ARROW,
    CELLS,
    CHARGES,
    CLAIMS,
    HAS_CLAIM,
    LEFT,
    NEED,
    PROGRAM,
    REWARDS,
    RIGHT,
    TURNS,
)
from cosmodrome.games.space_base.table import ROW, Table
from cosmodrome.games.space_base.verbs import NO_PROGRAM, PROGRAMS, RESOURCES, SECTORS, WIDTH
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.message import Arg, Message

Collection = tuple[int, int]  # a sector, and the card that this cannot charge (SB-8.12) or NO_CARD

ARROW_WORDS: Final = ("", "effect-arrow-left", "effect-arrow-right", "effect-arrow-both")
TURN_WORDS: Final = ("", "ability-own-turn", "ability-other-turn", "ability-any-turn")


# -- cards -------------------------------------------------------------------------------------------------------------
def side_words(side: int, seats: int) -> tuple[Message, ...]:
    """Tell what one side of a card does: rewards, and the ability with the cubes that it takes."""
    words = reward_words(side, CELLS[6 * side + seats] - NEED[6 * side + seats])
    if PROGRAM[side] != NO_PROGRAM:
        args: dict[str, Arg] = {"n": NEED[6 * side + seats], "effects": program_words(PROGRAM[side])}
        words += (Message(TURN_WORDS[TURNS[side]], args),)
    return words or (Message("effect-nothing"),)


def reward_words(side: int, kept: int) -> tuple[Message, ...]:
    """Tell the rewards of one side of a card, which can keep so many cubes more than a use takes."""
    words = [
        gain_words(resource, REWARDS[3 * side + resource]) for resource in range(3) if REWARDS[3 * side + resource]
    ]
    if CHARGES[side]:
        words.append(Message("effect-charge-kept", {"most": kept + 1}) if kept else Message("effect-charge", {"n": 1}))
    if ARROW[side]:
        words.append(Message(ARROW_WORDS[ARROW[side]]))
    if HAS_CLAIM[side]:
        words.append(claim_words(CLAIMS[3 * side : 3 * side + 3]))
    return tuple(words)


def gain_words(resource: int, amount: int) -> Message:
    """Tell a gain."""
    return Message(f"effect-gain-{RESOURCES[resource]}", {"n": amount})


def claim_words(counts: list[int]) -> Message:
    """Tell which ships may be taken."""
    ships = tuple(Message("effect-ships", {"n": n, "level": level + 1}) for level, n in enumerate(counts) if n)
    return Message("effect-claim", {"ships": ships})


def program_words(program: int) -> tuple[Message, ...]:
    """Tell what one use of an ability does."""
    steps = PROGRAMS[program]
    return tuple(step_words(steps[i : i + WIDTH]) for i in range(0, len(steps), WIDTH))


def step_words(step: list[int]) -> Message:
    """Tell what one step of a program does."""
    verb, a, b, c = step
    if verb == verbs.GAIN:
        return gain_words(a, b)
    if verb == verbs.CLAIM:
        return claim_words([a, b, c])
    if verb == verbs.BUY:
        return Message("effect-buy-anywhere", {"first": b, "last": c}) if b else Message("effect-buy", {"n": a})
    if verb == verbs.SWAP_SECTORS:
        return Message("effect-swap", {"first": a, "second": b})
    return Message(STEP_WORDS[verb], {"n": a} if verb in COUNTED else {})


STEP_WORDS: Final = {
    verbs.OPPONENTS_LOSE: "effect-opponents-lose",
    verbs.WIN: "effect-win",
    verbs.SHIFT: "effect-shift",
    verbs.REROLL: "effect-reroll",
    verbs.SET_DIE: "effect-set-die",
    verbs.DOUBLE: "effect-double",
    verbs.EXCHANGE: "effect-exchange",
    verbs.PLACE_CHARGE: "effect-place-charge",
    verbs.MOVE_CHARGE: "effect-move-charge",
}
COUNTED: Final = frozenset({verbs.OPPONENTS_LOSE, verbs.SHIFT, verbs.REROLL})


# -- what a roll would bring -------------------------------------------------------------------------------------------
def preview(t: Table, seat: int, collections: list[Collection], paid: int) -> tuple[Message, ...]:
    """Tell what collections would bring: sectors of the mask have paid already, two-way arrows stand for themselves."""
    gains = [0] * len(RESOURCES)
    charged: list[int] = []
    later: list[Message] = []
    for sector, uncharged in collections:
        for card in paying_cards(t, seat, sector, paid):
            side = t.side(card)
            for resource in range(len(RESOURCES)):
                gains[resource] += REWARDS[3 * side + resource]
            if CHARGES[side] and card != uncharged:
                charged.append(card)
            if ARROW[side] == LEFT | RIGHT:
                later.append(Message("effect-arrow-both"))
            if HAS_CLAIM[side]:
                later.append(claim_words(CLAIMS[3 * side : 3 * side + 3]))
    cubes = sum(min(charged.count(card), t.room(card)) for card in set(charged))
    words = [gain_words(resource, gains[resource]) for resource in range(len(RESOURCES)) if gains[resource]]
    words += [Message("effect-charge", {"n": cubes})] * (cubes > 0)
    return (*words, *later) or (Message("effect-nothing"),)


def paying_cards(t: Table, seat: int, sector: int, paid: int) -> list[int]:
    """Return the cards that pay when a sector is collected, following one-way arrows (SB-6.8, SB-6.12, SB-6.13)."""
    found: list[int] = []
    queue = [sector]
    while queue:
        sector = queue.pop()
        if not 1 <= sector <= SECTORS or paid & BITS[sector]:
            continue
        paid |= BITS[sector]
        cards = [t.station[ROW * seat + sector]] if seat == t.active else t.deployed(seat, sector)
        for card in cards:
            found.append(card)
            if ARROW[t.side(card)] == LEFT:
                queue.append(sector - 1)
            elif ARROW[t.side(card)] == RIGHT:
                queue.append(sector + 1)
    return found
