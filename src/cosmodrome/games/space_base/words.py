"""What cards do, told to people effect by effect; and what a roll would bring."""

from typing import Final

from cosmodrome.games.space_base import verbs
from cosmodrome.games.space_base.data import (
    ARROW,
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
from cosmodrome.games.space_base.table import NO_CARD, ROW, Table
from cosmodrome.games.space_base.verbs import NO_PROGRAM, PROGRAMS, RESOURCES, SECTORS, WIDTH
from cosmodrome.kernel.message import Arg, Message

ARROW_WORDS: Final = ("", "effect-arrow-left", "effect-arrow-right", "effect-arrow-both")
TURN_WORDS: Final = ("", "ability-own-turn", "ability-other-turn", "ability-any-turn")


# -- cards -------------------------------------------------------------------------------------------------------------
def side_words(side: int, seats: int) -> tuple[Message, ...]:
    """Tell what one side of a card does: rewards, and the ability with the cubes that it takes."""
    words = reward_words(side)
    if PROGRAM[side] != NO_PROGRAM:
        args: dict[str, Arg] = {"n": NEED[6 * side + seats], "effects": program_words(PROGRAM[side])}
        words += (Message(TURN_WORDS[TURNS[side]], args),)
    return words or (Message("effect-nothing"),)


def reward_words(side: int) -> tuple[Message, ...]:
    """Tell the rewards of one side of a card."""
    words = [
        gain_words(resource, REWARDS[3 * side + resource]) for resource in range(3) if REWARDS[3 * side + resource]
    ]
    if CHARGES[side]:
        words.append(Message("effect-charge", {"n": 1}))
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
def preview(t: Table, seat: int, sectors: list[int]) -> tuple[Message, ...]:
    """Tell what collecting these sectors would bring; two-way arrows stand for themselves."""
    gains = [0] * len(RESOURCES)
    cubes, choices = 0, 0
    claims: list[Message] = []
    for sector in sectors:
        for card in paying_cards(t, seat, sector):
            side = t.side(card)
            for resource in range(len(RESOURCES)):
                gains[resource] += REWARDS[3 * side + resource]
            cubes += CHARGES[side] and t.has_room(card)
            choices += ARROW[side] == LEFT | RIGHT
            if HAS_CLAIM[side]:
                claims.append(claim_words(CLAIMS[3 * side : 3 * side + 3]))
    words = [gain_words(resource, gains[resource]) for resource in range(len(RESOURCES)) if gains[resource]]
    words += [Message("effect-charge", {"n": cubes})] * (cubes > 0)
    words += [Message("effect-arrow-both")] * choices
    return (*words, *claims) or (Message("effect-nothing"),)


def paying_cards(t: Table, seat: int, sector: int) -> list[int]:
    """Return the cards that pay when a sector is collected, following one-way arrows (SB-6.8, SB-6.12)."""
    found: list[int] = []
    paid: set[int] = set()
    queue = [sector]
    while queue:
        sector = queue.pop()
        if not 1 <= sector <= SECTORS or sector in paid:
            continue
        paid.add(sector)
        cards = [t.station[ROW * seat + sector]] if seat == t.active else t.deployed(seat, sector)
        for card in cards:
            found.append(card)
            if ARROW[t.side(card)] == LEFT:
                queue.append(sector - 1)
            elif ARROW[t.side(card)] == RIGHT:
                queue.append(sector + 1)
    return [card for card in found if card != NO_CARD]
