"""What a screen needs to draw the cards: figures, signs, words, source."""

from typing import Final, TypedDict

from cosmodrome.games.space_base.cards import COLONY, DEPLOYED, MOST_SEATS, PLAYERS, STATION, Cards
from cosmodrome.games.space_base.face.words import ability_words, reward_signs, reward_words
from cosmodrome.kernel.message import Message, MessageJson, SignJson
from cosmodrome.kernel.view import signs_json, spoken

COLOURS: Final = ("", "blue", "red", "green")  # of abilities, by the turns in which they can be used


class AbilitySheet(TypedDict):
    """What can be used for cubes."""

    colour: str
    linked: bool  # one use takes all cubes
    cells: list[int]  # for cubes, by number of players
    signs: list[SignJson]
    words: list[MessageJson]


class SideSheet(TypedDict):
    """One side of a card: what it pays, and its ability."""

    signs: list[SignJson]
    words: list[MessageJson]
    ability: AbilitySheet | None


class ComponentSheet(TypedDict):
    """One card."""

    level: int  # 0 for starting ships
    sector: int
    cost: int
    points: int  # of a colony; ships bring none when they are placed
    colony: bool
    name: str  # in English: pictures follow from name and class
    ship_class: str
    station: SideSheet
    deployed: SideSheet | None
    source: str


def sheet(cards: Cards) -> dict[str, ComponentSheet]:
    """Return all cards by id."""
    return {cards.id(card): component(cards, card) for card in range(cards.count)}


def component(cards: Cards, card: int) -> ComponentSheet:
    """Return one card."""
    colony = cards.level[card] == COLONY
    return {
        "level": 0 if colony else int(cards.level[card]),
        "sector": int(cards.sector[card]),
        "cost": int(cards.cost[card]),
        "points": int(cards.colony_vp[card]),
        "colony": colony,
        "name": cards.names[cards.id(card)]["en"],
        "ship_class": cards.classes[card],
        "station": side_sheet(cards, 2 * card + STATION),
        "deployed": None if colony else side_sheet(cards, 2 * card + DEPLOYED),
        "source": cards.sources[card],
    }


def side_sheet(cards: Cards, side: int) -> SideSheet:
    """Return one side of a card; the cube of an ability is told with it, not as a reward."""
    ability = ability_sheet(cards, side) if cards.abilities[side] else None
    signs = [sign for sign in reward_signs(cards, side) if ability is None or sign.icon != "charge"]
    return {"signs": signs_json(signs), "words": as_json(reward_words(cards, side, 0)), "ability": ability}


def ability_sheet(cards: Cards, side: int) -> AbilitySheet:
    """Return the ability of a side."""
    steps, places = cards.abilities[side], [PLAYERS * side + players for players in range(MOST_SEATS + 1)]
    return {
        "colour": COLOURS[cards.turns[side]],
        "linked": max([cards.need[place] for place in places]) > 1,
        "cells": [int(cards.capacity[place]) for place in places],
        "signs": signs_json([step.effect.sign(step) for step in steps]),
        "words": as_json(ability_words(steps)),
    }


def as_json(words: tuple[Message, ...]) -> list[MessageJson]:
    """Return messages as JSON."""
    return [spoken(message) for message in words]
