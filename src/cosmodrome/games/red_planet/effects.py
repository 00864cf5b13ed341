"""What cards do, told to people: the same tables that the rules carry out, as messages."""

from cosmodrome.games.red_planet import verbs
from cosmodrome.games.red_planet.cards import (
    ACTION,
    EFFECT,
    EFFECT_NUMBER,
    EFFECTS,
    FIRST_ACTION,
    FIRST_DISCOVERY,
    GOAL_METRIC,
    GOAL_POINTS,
    GOAL_REGIONS,
    METRICS,
    PRESENCE,
    WINDOW,
    WINDOWS,
)
from cosmodrome.games.red_planet.data import ABILITY, REGION_IDS, RESOURCE_IDS
from cosmodrome.games.red_planet.verbs import CODE, END, WIDTH
from cosmodrome.kernel.message import Message, Ref


def character_text(character: int) -> tuple[Message, ...]:
    """Tell what a character does, step by step."""
    return code_text(ABILITY[character])


def code_text(start: int) -> tuple[Message, ...]:
    """Tell what the steps from a place on do."""
    steps: list[Message] = []
    while CODE[start] != END:
        steps.append(step_text(CODE[start], CODE[start + 1], CODE[start + 2], CODE[start + 3]))
        start += WIDTH
    return tuple(steps)


def step_text(verb: int, a: int, b: int, c: int) -> Message:
    """Tell what one step does."""
    if verb == verbs.PLACE:
        return Message("effect-place-apart" if b else "effect-place", {"n": a})
    if verb == verbs.PLACE_TOGETHER:
        return Message("effect-place-together", {"n": a})
    if verb == verbs.RETURN_PLAYED:
        return Message("effect-return-played")
    if verb == verbs.MOVE:
        step = "effect-move-march" if b else "effect-move-step"
        return Message((step, "effect-move-landing", "effect-move-rescue")[a], {"n": c})
    if verb == verbs.STUDY:
        return Message("effect-study")
    if verb == verbs.LAUNCH:
        return Message("effect-launch-with-crew" if a == verbs.WITH_CREW else "effect-launch-not-full")
    if verb == verbs.DESTROY:
        return Message("effect-destroy")
    if verb == verbs.REPLACE:
        return Message("effect-replace")
    if verb == verbs.KILL:
        return Message("effect-kill")
    if verb == verbs.RETARGET:
        return Message("effect-retarget")
    return Message("effect-gain", {"n": b, "resource": Ref(RESOURCE_IDS[a])})


def card_text(card: int) -> Message:
    """Tell what a colonization card does."""
    if card < FIRST_DISCOVERY:
        return goal_text(card)
    if card < FIRST_ACTION:
        effect = EFFECT[card - FIRST_DISCOVERY]
        return Message(f"discovery-{dashed(EFFECTS[effect])}", {"n": EFFECT_NUMBER[card - FIRST_DISCOVERY]})
    action = card - FIRST_ACTION
    return Message(f"action-{dashed(WINDOWS[WINDOW[action]])}", {"effects": code_text(ACTION[action])})


def goal_text(goal: int) -> Message:
    """Tell what a goal demands and gives."""
    if GOAL_METRIC[goal] != PRESENCE:
        return Message(f"goal-{dashed(METRICS[GOAL_METRIC[goal]])}", {"n": GOAL_POINTS[goal][0]})
    points = "/".join(str(n) for n in GOAL_POINTS[goal][1:])
    regions = tuple(Ref(REGION_IDS[region]) for region in GOAL_REGIONS[goal])
    return Message("goal-presence", {"regions": regions, "points": points})


def dashed(name: str) -> str:
    """Turn a name of the data file into a part of a message id."""
    return name.replace("_", "-")
