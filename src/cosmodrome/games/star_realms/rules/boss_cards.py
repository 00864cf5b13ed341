"""What cards do for a Boss (SR-20.17): it never asks anybody but the players it hits."""

from cosmodrome.games.star_realms import atoms, boss_atoms, choices, verbs
from cosmodrome.games.star_realms.answers import PLACES
from cosmodrome.games.star_realms.challenges import (
    AUTOMATONS,
    BLOB_ASSAULT,
    BLOB_DRAW_COMBAT,
    COST_OF_FREEDOM,
    HAS_HAND,
    LEDGER,
)
from cosmodrome.games.star_realms.choices import NOBODY
from cosmodrome.games.star_realms.data import COST, IS_BASE, PRIMARY, PROGRAM, SCOUT, VIPER
from cosmodrome.games.star_realms.events import FOR_ANOTHER, FOR_COMBAT, FOR_OWN_DRAW
from cosmodrome.games.star_realms.formats import FIRST_CHALLENGE
from cosmodrome.games.star_realms.rules.cards import discard_cards, perform_plain
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import BOSS_STREAM, BOSS_TARGET, NO_CARD
from cosmodrome.games.star_realms.table import LEDGER as LEDGER_PILE
from cosmodrome.games.star_realms.verbs import FROM_DISCARD, FROM_HAND, FROM_ROW, NO_PROGRAM, PROGRAMS, WIDTH


# -- playing and drawing -----------------------------------------------------------------------------------------------
def boss_plays(g: StarRealms, kind: int) -> None:
    """Put a card that the Boss takes from somewhere into play; a ship's primary ability happens (SR-20.25)."""
    boss_atoms.put_into_play(g, kind)
    if not IS_BASE[kind]:
        boss_performs(g, PROGRAM[4 * kind + PRIMARY], 0, 0)


def boss_draws(g: StarRealms, count: int) -> None:
    """Let the Boss draw, or do what stands for it (SR-20.21, SR-23.7, SR-24.4)."""
    if HAS_HAND[g.mode - FIRST_CHALLENGE]:
        for _ in range(count):
            atoms.draw_card(g, g.boss)
    elif count > 0:
        g.then(boss_draws, count - 1)
        boss_does_instead(g)


def boss_does_instead(g: StarRealms) -> None:
    """Do what stands for one card drawn where the Boss has no hand (SR-23.7, SR-24.4)."""
    challenge = g.mode - FIRST_CHALLENGE
    if challenge == AUTOMATONS:
        kind = atoms.next_trade_card(g)
        if kind != NO_CARD:
            boss_plays(g, kind)
    elif challenge == BLOB_ASSAULT:
        bases = [kind for kind in g.discards[g.boss] if IS_BASE[kind]]
        if bases:
            boss_atoms.return_base(g, choices.cheapest(g, bases))
        else:
            atoms.gain_combat(g, g.boss, BLOB_DRAW_COMBAT[0])


# -- effects -----------------------------------------------------------------------------------------------------------
def boss_performs(g: StarRealms, program: int, step: int, cost: int) -> None:
    """Carry out an ability of the Boss in printed order (SR-5.4)."""
    steps = PROGRAMS[program]
    while step < len(steps):
        verb = steps[step]
        if verb > verbs.LAST_PLAIN or verb == verbs.DRAW:
            g.then(boss_performs, program, step + WIDTH, cost)
            boss_effect(g, program, step)
            return
        perform_plain(g, g.boss, verb, steps[step + 1], cost)
        step += WIDTH


def boss_effect(g: StarRealms, program: int, step: int) -> None:
    """Carry out an effect in which something is to be chosen."""
    steps = PROGRAMS[program]
    verb = steps[step]
    a = steps[step + 1]
    b = steps[step + 2]
    if verb == verbs.DRAW:
        boss_draws(g, a)
    elif verb == verbs.DISCARD:
        if a == verbs.SELF:
            boss_discards(g, b)
        else:
            players_discard(g, b)
    elif verb == verbs.DISCARD_ANY:
        boss_discards_starters(g, a)
    elif verb == verbs.SCRAP_CARDS:
        if a == FROM_ROW:
            boss_scraps_row_card(g, steps[step + 4])
        else:
            boss_scraps(g, a, b, steps[step + 3], steps[step + 4])
    elif verb == verbs.DESTROY_BASE:
        boss_destroys_base(g)
    elif verb == verbs.CHOOSE:
        boss_performs(g, choices.effect_of_two(g, a, b), 0, 0)
    elif verb == verbs.IF_BASES:
        if g.bases(g.boss) >= a:
            boss_performs(g, b, 0, 0)
    elif verb == verbs.ACQUIRE:
        boss_acquires(g, a)
    elif verb == verbs.TOP_BASE_FROM_DISCARD:
        boss_tops_base(g)


def boss_discards(g: StarRealms, count: int) -> None:
    """Let the Boss discard its weakest hand cards; without a hand it discards nothing (SR-23.7, SR-29.8)."""
    for _ in range(count):
        if g.hands[g.boss]:
            atoms.discard_card(g, g.boss, choices.card_to_discard(g), FOR_OWN_DRAW)


def players_discard(g: StarRealms, count: int) -> None:
    """Let the player whom the Boss hits this turn discard (SR-20.17, SR-29.7); Automatons hit all (SR-23.6)."""
    if g.mode - FIRST_CHALLENGE == AUTOMATONS:
        g.then_each(discard_cards, g.targets[g.boss], count, FOR_ANOTHER)
        return
    if g.counters[BOSS_TARGET] == 0:
        boss_atoms.choose_target(g, choices.one_of(g, g.targets[g.boss]))
    discard_cards(g, g.counters[BOSS_TARGET] - 1, count, FOR_ANOTHER)


def boss_discards_starters(g: StarRealms, program: int) -> None:
    """Let the Boss discard all Scouts and Vipers of its hand, with an effect for each (SR-29.8)."""
    starters = [kind for kind in g.hands[g.boss] if kind in (SCOUT, VIPER)]
    for kind in starters:
        atoms.discard_card(g, g.boss, kind, FOR_COMBAT)
    for _ in starters:
        g.then(boss_performs, program, 0, 0)


def boss_scraps_row_card(g: StarRealms, program: int) -> None:
    """Let the Boss scrap the most expensive card of the trade row (SR-20.17)."""
    slot = choices.best_row_slot(g, 1000)
    if slot == NOBODY:
        return
    kind = atoms.scrap_from_row(g, g.boss, slot)
    atoms.fill_row(g)
    if program != NO_PROGRAM:
        boss_performs(g, program, 0, COST[kind])


def boss_scraps(g: StarRealms, zones: int, least: int, most: int, program: int) -> None:
    """Let the Boss scrap weak cards of its hand and discard pile, if it has such zones (SR-26.5)."""
    if most == 0:
        return
    chosen = choices.card_to_scrap(g, bool(zones & FROM_HAND), bool(zones & FROM_DISCARD), least == 1)
    if chosen == NOBODY:
        return
    kind = chosen // 2
    if chosen % 2:
        atoms.scrap_from_discard(g, g.boss, kind)
    else:
        atoms.scrap_from_hand(g, g.boss, kind)
    g.then(boss_scraps, zones, least, most - 1, program)
    if program != NO_PROGRAM:
        g.then(boss_performs, program, 0, COST[kind])


def boss_destroys_base(g: StarRealms) -> None:
    """Let the Boss destroy a base of the players (SR-21.8)."""
    base = choices.best_base(g, g.foes[g.boss], 1000)
    if base != NOBODY:
        atoms.destroy_base(g, base // PLACES, base % PLACES)


def boss_acquires(g: StarRealms, most: int) -> None:
    """Let the Boss take the most expensive row card of limited cost (SR-23.7a, SR-30.8)."""
    slot = choices.best_row_slot(g, most)
    if slot == NOBODY:
        return
    kind = atoms.take_row_card(g, slot)
    if g.mode - FIRST_CHALLENGE == COST_OF_FREEDOM:
        enter_in_ledger(g, kind)
        atoms.fill_row(g)
    else:
        atoms.fill_row(g)
        boss_atoms.put_on_trade_deck(g, kind)


def boss_tops_base(g: StarRealms) -> None:
    """Let the Boss put its most expensive base from the discard pile on its deck (SR-26.5)."""
    bases = sorted({kind for kind in g.discards[g.boss] if IS_BASE[kind]})
    if bases:
        atoms.top_card(g, g.boss, choices.one_of(g, choices.most_expensive(bases, bases)))


def enter_in_ledger(g: StarRealms, kind: int) -> None:
    """Put a card in the ledger; a full one brings a card of the acquisition deck, or authority (SR-30.7)."""
    boss_atoms.put_in_ledger(g, kind)
    if sum(COST[card] for card in g.piles[LEDGER_PILE]) >= LEDGER[0] + LEDGER[1] * (g.seats - 1):
        boss_atoms.scrap_ledger(g)
        if boss_atoms.take_acquisition(g) == NO_CARD:
            atoms.gain_authority(g, g.boss, LEDGER[2])


# -- discards the Boss owes (SR-20.19) ---------------------------------------------------------------------------------
def boss_pays_discards(g: StarRealms, count: int) -> None:
    """Let the Boss discard at random what the players' effects demanded."""
    hand = g.hands[g.boss]
    for _ in range(min(count, len(hand))):
        atoms.discard_card(g, g.boss, hand[g.roll(len(hand), BOSS_STREAM)], FOR_ANOTHER)
    boss_atoms.forgive_discards(g)
