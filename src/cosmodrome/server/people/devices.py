"""What a browser says of itself, in the plain words of a list of devices."""

from typing import Final

# The first mark that is found names it: browsers also claim to be those that they descend from.
BROWSERS: Final = (
    ("YaBrowser/", "Yandex Browser"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("OPR/", "Opera"),
    ("EdgiOS/", "Edge"),
    ("EdgA/", "Edge"),
    ("Edg/", "Edge"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> tuple[str, str]:
    """Return the names of browser and system, each empty where it cannot be told."""
    return named(agent, BROWSERS), named(agent, SYSTEMS)


def named(agent: str, marks: tuple[tuple[str, str], ...]) -> str:
    """Return the name of the first mark in the text."""
    return next((name for mark, name in marks if mark in agent), "")
