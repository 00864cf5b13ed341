"""What a Boss does by the colour of a card: Dimensional Horror, Nemesis Beast, Pirates (SR-25.6, SR-27.4, SR-28.5)."""

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import boss as boss_atoms
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.board import has_starter
from cosmodrome.games.star_realms.boss import challenges as steps
from cosmodrome.games.star_realms.boss import choices
from cosmodrome.games.star_realms.boss.challenges import STEP
from cosmodrome.games.star_realms.questions.cards import TOP_STARTER
from cosmodrome.games.star_realms.rules import boss_cards
from cosmodrome.games.star_realms.table import NO_CARD, StarRealms
from cosmodrome.kernel.flow import then, then_each


def use_colour(g: StarRealms, victim: i64, card: i64) -> None:
    """Use the ability of a card's colour, if there is a card (SR-20.12a, SR-25.6, SR-27.4, SR-28.5)."""
    if card != NO_CARD:
        colour_step(g, 0, victim, card)


def colour_step(g: StarRealms, step: i64, victim: i64, card: i64) -> None:
    """Do one effect of a colour and then the next."""
    if step < len(g.challenge().faction_steps[g.cards.faction[card]]):
        then(g, call.colour_step, step + STEP, victim, card)
        colour_effect(g, step, victim, card)


def colour_effect(g: StarRealms, step: i64, victim: i64, card: i64) -> None:
    """Do one effect of a colour."""
    effects, boss = g.challenge().faction_steps[g.cards.faction[card]], t.BOSS.get(g)
    verb, n, how = effects[step], effects[step + 1], effects[step + 2]
    if verb == steps.GAIN_COMBAT:
        atoms.gain_combat(g, boss, n)
    elif verb == steps.GAIN_AUTHORITY:
        atoms.gain_authority(g, boss, n * len(g.standing_seats()))
    elif verb == steps.DISCARD:
        then_each(g, call.discard_cards, g.standing_seats() if how else [int(victim)], n, t.FOR_ANOTHER)
    elif verb == steps.TOP_STARTER:
        top_starter(g, victim)
    elif verb == steps.DESTROY_ALL:
        destroy_all_bases(g, victim)
    elif verb == steps.DESTROY_OR_COMBAT:
        destroy_or_gain(g, n)
    elif verb == steps.TOP_RANDOM:
        top_random_cards(g)
    elif verb == steps.RAID_ATTACK:
        raid(g, victim, n * (_highest_cost(g) if how else g.cards.cost[card]))
    elif verb == steps.RAID_AUTHORITY:
        atoms.gain_authority(g, boss, n * g.cards.cost[card])


def _highest_cost(g: StarRealms) -> i64:
    """Return the highest cost in the trade row."""
    highest: i64 = 0
    for slot in range(t.ROW_SIZE):
        if t.ROW.get(g, slot) != NO_CARD:
            highest = max(highest, g.cards.cost[t.ROW.get(g, slot)])
    return highest


def top_starter(g: StarRealms, seat: i64) -> None:
    """Let a player put a Scout or Viper of hand or discard pile on top of their deck, if they have one (SR-25.6)."""
    if has_starter(g, seat, True, True):
        TOP_STARTER.ask(g, seat, call.top_starter_chosen)


def top_starter_chosen(g: StarRealms, answer: i64, seat: i64) -> None:
    """Put the chosen card on top of the deck."""
    if TOP_STARTER.in_hand.has(answer):
        atoms.top_hand_card(g, seat, TOP_STARTER.kind_of(answer))
    else:
        atoms.top_card(g, seat, TOP_STARTER.kind_of(answer))


def destroy_all_bases(g: StarRealms, seat: i64) -> None:
    """Destroy all bases of a player (SR-25.6)."""
    for place in range(t.FLEETS.size(g, seat) - 1, -1, -1):
        if g.cards.base[t.FLEETS.get(g, seat, place)]:
            atoms.destroy_base(g, seat, place)


def destroy_or_gain(g: StarRealms, combat: i64) -> None:
    """For each player, destroy a base or gain combat where none is left (SR-27.4, SR-27.5)."""
    boss = t.BOSS.get(g)
    for _ in g.standing_seats():
        if choices.has_open_base(g, t.FOES.items(g, boss)):
            boss_cards.boss_destroys_base(g)
        else:
            atoms.gain_combat(g, boss, combat)


def top_random_cards(g: StarRealms) -> None:
    """Let each player put a random hand card on top of their deck (SR-27.4)."""
    for seat in g.standing_seats():
        size = t.HANDS.size(g, seat)
        if size:
            atoms.top_hand_card(g, seat, t.HANDS.get(g, seat, g.roll(size, t.BOSS_STREAM)))


def raid(g: StarRealms, victim: i64, combat: i64) -> None:
    """Attack one player and their bases with this much combat; what cannot be used is lost (SR-28.6)."""
    atoms.gain_combat(g, t.BOSS.get(g), combat)
    then(g, call.lose_combat)
    then(g, call.boss_attacks, victim)


def lose_combat(g: StarRealms) -> None:
    """Lose the combat that could not be used (SR-28.6)."""
    if t.COMBAT.get(g, t.BOSS.get(g)):
        boss_atoms.lose_combat(g)
