"""What a Boss does by the colour of a card: Dimensional Horror, Nemesis Beast, Pirates (SR-25.6, SR-27.4, SR-28.5)."""

from cosmodrome.games.star_realms import atoms, boss_atoms, choices
from cosmodrome.games.star_realms import challenges as steps
from cosmodrome.games.star_realms.answers import CARD, DISCARDED_CARD, TOP_STARTER
from cosmodrome.games.star_realms.challenges import FACTION_STEPS, STEP
from cosmodrome.games.star_realms.data import COST, FACTION, IS_BASE, SCOUT, VIPER
from cosmodrome.games.star_realms.events import FOR_ANOTHER
from cosmodrome.games.star_realms.formats import FIRST_CHALLENGE
from cosmodrome.games.star_realms.rules.boss_attacks import boss_attacks
from cosmodrome.games.star_realms.rules.boss_cards import boss_destroys_base
from cosmodrome.games.star_realms.rules.cards import discard_cards
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import BOSS_STREAM, NO_CARD


def use_colour(g: StarRealms, victim: int, card: int) -> None:
    """Use the ability of a card's colour, if there is a card (SR-20.12a, SR-25.6, SR-27.4, SR-28.5)."""
    if card != NO_CARD:
        colour_step(g, 0, victim, card)


def colour_step(g: StarRealms, step: int, victim: int, card: int) -> None:
    """Do one effect of a colour and then the next."""
    if step < len(FACTION_STEPS[g.mode - FIRST_CHALLENGE][FACTION[card]]):
        g.then(colour_step, step + STEP, victim, card)
        colour_effect(g, step, victim, card)


def colour_effect(g: StarRealms, step: int, victim: int, card: int) -> None:
    """Do one effect of a colour."""
    effects = FACTION_STEPS[g.mode - FIRST_CHALLENGE][FACTION[card]]
    verb = effects[step]
    n = effects[step + 1]
    if verb == steps.GAIN_COMBAT:
        atoms.gain_combat(g, g.boss, n)
    elif verb == steps.GAIN_AUTHORITY:
        atoms.gain_authority(g, g.boss, n * len(g.standing_seats()))
    elif verb == steps.DISCARD:
        g.then_each(discard_cards, g.standing_seats() if effects[step + 2] else [victim], n, FOR_ANOTHER)
    elif verb == steps.TOP_STARTER:
        top_starter(g, victim)
    elif verb == steps.DESTROY_ALL:
        destroy_all_bases(g, victim)
    elif verb == steps.DESTROY_OR_COMBAT:
        destroy_or_gain(g, n)
    elif verb == steps.TOP_RANDOM:
        top_random_cards(g)
    elif verb == steps.RAID_ATTACK:
        cost = max(COST[kind] for kind in g.row if kind != NO_CARD) if effects[step + 2] else COST[card]
        raid(g, victim, n * cost)
    elif verb == steps.RAID_AUTHORITY:
        atoms.gain_authority(g, g.boss, n * COST[card])


def top_starter(g: StarRealms, seat: int) -> None:
    """Let a player put a Scout or Viper of hand or discard pile on top of their deck, if they have one (SR-25.6)."""
    if any(kind in (SCOUT, VIPER) for kind in g.hands[seat] + g.discards[seat]):
        g.ask(seat, TOP_STARTER, top_starter_chosen, seat)


def top_starter_chosen(g: StarRealms, answer: int, seat: int) -> None:
    """Put the chosen card on top of the deck."""
    if answer < DISCARDED_CARD:
        atoms.top_hand_card(g, seat, answer - CARD)
    else:
        atoms.top_card(g, seat, answer - DISCARDED_CARD)


def destroy_all_bases(g: StarRealms, seat: int) -> None:
    """Destroy all bases of a player (SR-25.6)."""
    for place in range(len(g.fleets[seat]) - 1, -1, -1):
        if IS_BASE[g.fleets[seat][place]]:
            atoms.destroy_base(g, seat, place)


def destroy_or_gain(g: StarRealms, combat: int) -> None:
    """For each player, destroy a base or gain combat where none is left (SR-27.4, SR-27.5)."""
    for _ in g.standing_seats():
        if choices.has_open_base(g, g.foes[g.boss]):
            boss_destroys_base(g)
        else:
            atoms.gain_combat(g, g.boss, combat)


def top_random_cards(g: StarRealms) -> None:
    """Let each player put a random hand card on top of their deck (SR-27.4)."""
    for seat in g.standing_seats():
        hand = g.hands[seat]
        if hand:
            atoms.top_hand_card(g, seat, hand[g.roll(len(hand), BOSS_STREAM)])


def raid(g: StarRealms, victim: int, combat: int) -> None:
    """Attack one player and their bases with this much combat; what cannot be used is lost (SR-28.6)."""
    atoms.gain_combat(g, g.boss, combat)
    g.then(lose_combat)
    g.then(boss_attacks, victim)


def lose_combat(g: StarRealms) -> None:
    """Lose the combat that could not be used (SR-28.6)."""
    if g.combat[g.boss]:
        boss_atoms.lose_combat(g)
