"""What cards do, told to people effect by effect; what a roll would bring; and where cards are in the view."""

from typing import Final, NamedTuple

from cosmodrome.games.space_base.cards import LEFT, LEVELS, PLAYERS, RESOURCES, RIGHT, SECTORS, STATION, Cards, Step
from cosmodrome.games.space_base.table import PLACE, RESOURCE, SpaceBase
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.message import Arg, Message, Ref, Sign

Collection = tuple[int, int]  # a sector, and the card that this cannot charge (SB-8.12) or NO_CARD

ARROW_WORDS: Final = ("", "effect-arrow-left", "effect-arrow-right", "effect-arrow-both")
ARROW_SIGNS: Final = ("", "arrow-left", "arrow-right", "arrow-both")
TURN_WORDS: Final = ("", "ability-own-turn", "ability-other-turn", "ability-any-turn")


# -- cards -------------------------------------------------------------------------------------------------------------
def ref(g: SpaceBase, card: int) -> Ref:
    """Return a card as it is mentioned in a message."""
    return Ref(g.cards.id(card))


def side_words(cards: Cards, side: int, seats: int) -> tuple[Message, ...]:
    """Tell what one side of a card does: rewards, and the ability with the cubes that it takes."""
    need = cards.need[PLAYERS * side + seats]
    words = reward_words(cards, side, cards.capacity[PLAYERS * side + seats] - need)
    if cards.abilities[side]:
        args: dict[str, Arg] = {"n": int(need), "effects": ability_words(cards.abilities[side])}
        words += (Message(TURN_WORDS[cards.turns[side]], args),)
    return words or (Message("effect-nothing"),)


def reward_words(cards: Cards, side: int, kept: int) -> tuple[Message, ...]:
    """Tell the rewards of one side of a card, which can keep so many cubes more than a use takes."""
    words = [gain_words(resource, n) for resource, n in enumerate(amounts_of(cards, side)) if n]
    if cards.charges[side]:
        words.append(Message("effect-charge-kept", {"most": kept + 1}) if kept else Message("effect-charge", {"n": 1}))
    if cards.arrow[side]:
        words.append(Message(ARROW_WORDS[cards.arrow[side]]))
    if cards.has_claim[side]:
        words.append(claim_words(claims_of(cards, side)))
    return tuple(words)


def amounts_of(cards: Cards, side: int) -> list[int]:
    """Return how much of each resource a side of a card brings."""
    return [int(cards.rewards[3 * side + resource]) for resource in range(len(RESOURCES))]


def reward_signs(cards: Cards, side: int) -> list[Sign]:
    """Draw the rewards of one side of a card."""
    signs = [Sign(RESOURCES[resource], str(n)) for resource, n in enumerate(amounts_of(cards, side)) if n]
    if cards.charges[side]:
        signs.append(Sign("charge", "1"))
    if cards.arrow[side]:
        signs.append(Sign(ARROW_SIGNS[cards.arrow[side]]))
    if cards.has_claim[side]:
        signs.append(claim_sign(claims_of(cards, side)))
    return signs


def gain_words(resource: int, amount: int) -> Message:
    """Tell a gain."""
    return Message(f"effect-gain-{RESOURCES[resource]}", {"n": amount})


def claims_of(cards: Cards, side: int) -> list[int]:
    """Return how many ships of each level the text reward of a side takes."""
    return [int(cards.claims[3 * side + level]) for level in range(LEVELS)]


def claim_words(counts: list[int]) -> Message:
    """Tell which ships may be taken."""
    ships = tuple([Message("effect-ships", {"n": n, "level": level + 1}) for level, n in enumerate(counts) if n])
    return Message("effect-claim", {"ships": ships})


def claim_sign(counts: list[int]) -> Sign:
    """Draw which ships may be taken: "2I II" for two of level 1 and one of level 2."""
    ships = [f"{n if n > 1 else ''}{'I' * (level + 1)}" for level, n in enumerate(counts) if n]
    return Sign("claim", " ".join(ships))


def ability_words(steps: list[Step]) -> tuple[Message, ...]:
    """Tell what one use of an ability does."""
    return tuple([step.effect.words(step) for step in steps])


# -- where cards are in the view ---------------------------------------------------------------------------------------
def sector_path(seat: int, sector: int) -> str:
    """Return where a sector is in the view."""
    return f"players.{seat}.sectors.{sector - 1}"


def card_path(g: SpaceBase, card: int) -> str:
    """Return where a card on a board is in the view."""
    seat, sector = int(g.owner(card)), int(g.sector_of(card))
    board = sector_path(seat, sector)
    if PLACE.get(g, card) % 2 == STATION:
        return f"{board}.station"
    pile = g.deployed(seat, sector)[::-1]
    return f"{board}.deployed.{pile.index(card)}"


# -- what a roll would bring -------------------------------------------------------------------------------------------
class Income(NamedTuple):
    """What collections would bring: in words, as signs, and the player's resources after it."""

    words: tuple[Message, ...]
    signs: tuple[Sign, ...]
    after: dict[str, int]

    def brings_the_same(self, other: "Income") -> bool:
        """Tell whether both bring the same resources and nothing else: it matters which card is charged or claims."""
        return self.signs == other.signs and {sign.icon for sign in self.signs} <= set(RESOURCES)


def preview(g: SpaceBase, seat: int, collections: list[Collection], paid: int) -> Income:
    """Tell what collections would bring: sectors of the mask have paid already, two-way arrows stand for themselves."""
    cards = g.cards
    gains = [0] * len(RESOURCES)
    charged: list[int] = []
    later: list[Message] = []
    signs: list[Sign] = []
    for sector, uncharged in collections:
        for card in collected_cards(g, seat, sector, paid):
            side = int(g.side(card))
            gains = [sum(pair) for pair in zip(gains, amounts_of(cards, side), strict=True)]
            if cards.charges[side] and card != uncharged:
                charged.append(card)
            if cards.arrow[side] == LEFT | RIGHT:
                later.append(Message("effect-arrow-both"))
                signs.append(Sign("arrow-both"))
            if cards.has_claim[side]:
                later.append(claim_words(claims_of(cards, side)))
                signs.append(Sign("claim"))
    cubes = sum([min(charged.count(card), int(g.room(card))) for card in set(charged)])
    words = [gain_words(resource, n) for resource, n in enumerate(gains) if n]
    drawn = [Sign(RESOURCES[resource], f"+{n}") for resource, n in enumerate(gains) if n]
    if cubes:
        words.append(Message("effect-charge", {"n": cubes}))
        drawn.append(Sign("charge", f"+{cubes}"))
    after = {name: int(RESOURCE.get(g, seat, i)) + gains[i] for i, name in enumerate(RESOURCES)}
    return Income((*words, *later) or (Message("effect-nothing"),), (*drawn, *signs), after)


def collected_cards(g: SpaceBase, seat: int, sector: int, paid: int) -> list[int]:
    """Return the cards that pay when a sector is collected, following one-way arrows (SB-6.8, SB-6.12, SB-6.13)."""
    found: list[int] = []
    queue = [sector]
    while queue:
        sector = queue.pop()
        if not 1 <= sector <= SECTORS or paid & BITS[sector]:
            continue
        paid |= BITS[sector]
        for card in g.paying(seat, sector):
            found.append(card)
            arrow = g.cards.arrow[g.side(card)]
            if arrow == LEFT:
                queue.append(sector - 1)
            elif arrow == RIGHT:
                queue.append(sector + 1)
    return found
