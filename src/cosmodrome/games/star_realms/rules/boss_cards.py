"""What cards do for a Boss (SR-20.17): it never asks anybody but the players it hits."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import boss as boss_atoms
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.atoms import trade
from cosmodrome.games.star_realms.board import ANY_COMBAT, PLACES
from cosmodrome.games.star_realms.boss import choices
from cosmodrome.games.star_realms.boss.challenges import AUTOMATONS, BLOB_ASSAULT, COST_OF_FREEDOM
from cosmodrome.games.star_realms.boss.choices import NOBODY
from cosmodrome.games.star_realms.cards import FROM_DISCARD, FROM_HAND, MUST, NOTHING, PRIMARY, Step
from cosmodrome.games.star_realms.rules import cards
from cosmodrome.games.star_realms.table import NO_CARD, StarRealms
from cosmodrome.kernel.flow import then, then_each


# -- playing and drawing -----------------------------------------------------------------------------------------------
def boss_plays(g: StarRealms, kind: i64) -> None:
    """Put a card that the Boss takes from somewhere into play; a ship's primary ability happens (SR-20.25)."""
    boss_atoms.put_into_play(g, kind)
    if not g.cards.base[kind]:
        boss_performs(g, g.cards.abilities[4 * kind + PRIMARY].number, 0, 0)


def boss_draws(g: StarRealms, count: i64) -> None:
    """Let the Boss draw, or do what stands for it (SR-20.21, SR-23.7, SR-24.4)."""
    if g.challenge().has_hand:
        atoms.draw_cards(g, t.BOSS.get(g), count, t.BY_EFFECT)
    elif count > 0:
        then(g, call.boss_draws, count - 1)
        boss_does_instead(g)


def boss_does_instead(g: StarRealms) -> None:
    """Do what stands for one card drawn where the Boss has no hand (SR-23.7, SR-24.4)."""
    number = g.challenge().number
    if number == AUTOMATONS:
        kind = trade.next_trade_card(g)
        if kind != NO_CARD:
            boss_plays(g, kind)
    elif number == BLOB_ASSAULT:
        bases = choices.discarded_bases(g)
        if bases:
            boss_atoms.return_base(g, choices.cheapest(g, bases))
        else:
            atoms.gain_combat(g, t.BOSS.get(g), g.challenge().draw_combat)


# -- effects -----------------------------------------------------------------------------------------------------------
def boss_performs(g: StarRealms, script: i64, step: i64, cost: i64) -> None:
    """Carry out an ability of the Boss in printed order (SR-5.4)."""
    steps = g.cards.scripts[script].steps
    while step < len(steps):
        one = steps[step]
        step += 1
        if one.effect.boss_asks:
            then(g, call.boss_performs, script, step, cost)
            _boss_does(g, one, cost)
            return
        _boss_does(g, one, cost)


def _boss_does(g: StarRealms, step: Step, cost: i64) -> None:
    """Let the Boss do one effect, or put it on the agenda."""
    step.effect.boss(g, step, cost)


def boss_discards(g: StarRealms, count: i64) -> None:
    """Let the Boss discard its weakest hand cards; without a hand it discards nothing (SR-23.7, SR-29.8)."""
    boss = t.BOSS.get(g)
    for _ in range(count):
        if t.HANDS.size(g, boss):
            atoms.discard_card(g, boss, choices.card_to_discard(g), t.FOR_OWN_DRAW)


def players_discard(g: StarRealms, count: i64) -> None:
    """Let the player whom the Boss hits this turn discard (SR-20.17, SR-29.7); Automatons hit all (SR-23.6)."""
    targets = t.TARGETS.items(g, t.BOSS.get(g))
    if g.challenge().number == AUTOMATONS:
        then_each(g, call.discard_cards, targets, count, t.FOR_ANOTHER)
        return
    if t.COUNTERS.get(g, t.BOSS_TARGET) == 0:
        boss_atoms.choose_target(g, choices.one_of(g, targets))
    cards.discard_cards(g, t.COUNTERS.get(g, t.BOSS_TARGET) - 1, count, t.FOR_ANOTHER)


def boss_discards_starters(g: StarRealms, script: i64) -> None:
    """Let the Boss discard all Scouts and Vipers of its hand, with an effect for each (SR-29.8)."""
    boss = t.BOSS.get(g)
    starters = [kind for kind in t.HANDS.items(g, boss) if g.cards.is_starter(kind)]
    for kind in starters:
        atoms.discard_card(g, boss, kind, t.FOR_COMBAT)
    for _ in starters:
        then(g, call.boss_performs, script, 0, 0)


def boss_scraps_row_card(g: StarRealms, script: i64) -> None:
    """Let the Boss scrap the most expensive card of the trade row (SR-20.17)."""
    slot = choices.best_row_slot(g, ANY_COMBAT)
    if slot == NOBODY:
        return
    kind = trade.scrap_from_row(g, t.BOSS.get(g), slot)
    trade.fill_row(g)
    if script != NOTHING.number:
        boss_performs(g, script, 0, g.cards.cost[kind])


def boss_scraps(g: StarRealms, zones: i64, most: i64, script: i64) -> None:
    """Let the Boss scrap weak cards of its hand and discard pile, if it has such zones (SR-26.5)."""
    if most == 0:
        return
    chosen = choices.card_to_scrap(g, zones & FROM_HAND != 0, zones & FROM_DISCARD != 0, zones & MUST != 0)
    if chosen == NOBODY:
        return
    kind = chosen // 2
    if chosen % 2:
        atoms.scrap_from_discard(g, t.BOSS.get(g), kind)
    else:
        atoms.scrap_from_hand(g, t.BOSS.get(g), kind)
    then(g, call.boss_scraps, zones, most - 1, script)
    if script != NOTHING.number:
        then(g, call.boss_performs, script, 0, g.cards.cost[kind])


def boss_destroys_base(g: StarRealms) -> None:
    """Let the Boss destroy a base of the players (SR-21.8)."""
    base = choices.best_base(g, t.FOES.items(g, t.BOSS.get(g)), ANY_COMBAT)
    if base != NOBODY:
        atoms.destroy_base(g, base // PLACES, base % PLACES)


def boss_acquires(g: StarRealms, most: i64) -> None:
    """Let the Boss take the most expensive row card of limited cost (SR-23.7a, SR-30.8)."""
    slot = choices.best_row_slot(g, most)
    if slot == NOBODY:
        return
    kind = trade.take_row_card(g, slot)
    if g.challenge().number == COST_OF_FREEDOM:
        enter_in_ledger(g, kind)
        trade.fill_row(g)
    else:
        trade.fill_row(g)
        boss_atoms.put_on_trade_deck(g, kind)


def boss_tops_base(g: StarRealms) -> None:
    """Let the Boss put its most expensive base from the discard pile on its deck (SR-26.5)."""
    base = choices.best_discarded_base(g)
    if base != NOBODY:
        atoms.top_card(g, t.BOSS.get(g), base)


def enter_in_ledger(g: StarRealms, kind: i64) -> None:
    """Put a card in the ledger; a full one brings a card of the acquisition deck, or authority (SR-30.7)."""
    boss_atoms.put_in_ledger(g, kind)
    ledger = g.challenge().ledger
    if sum(choices.costs(g, t.PILES.items(g, t.LEDGER))) >= ledger[0] + ledger[1] * (int(g.seats) - 1):
        boss_atoms.scrap_ledger(g)
        if boss_atoms.take_acquisition(g) == NO_CARD:
            atoms.gain_authority(g, t.BOSS.get(g), ledger[2])


# -- discards the Boss owes (SR-20.19) ---------------------------------------------------------------------------------
def boss_pays_discards(g: StarRealms, count: i64) -> None:
    """Let the Boss discard at random what the players' effects demanded."""
    boss = t.BOSS.get(g)
    for _ in range(min(count, t.HANDS.size(g, boss))):
        chosen = g.roll(t.HANDS.size(g, boss), t.BOSS_STREAM)
        atoms.discard_card(g, boss, t.HANDS.get(g, boss, chosen), t.FOR_ANOTHER)
    boss_atoms.forgive_discards(g)
