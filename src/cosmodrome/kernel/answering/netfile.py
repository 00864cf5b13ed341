"""Value nets as files: a line of JSON that says what it is and how it was trained, then the weights as 16-bit numbers.

A net that does not fit what a game knows of itself is refused in words, and the game goes on without it.
"""

import json
import sys
from array import array
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final

from cosmodrome.kernel.answering.features import FeatureSet
from cosmodrome.kernel.answering.net import Net, sizes
from cosmodrome.kernel.errors import DataError

FORMAT: Final = 1
SUFFIX: Final = ".net"

About = Mapping[str, object]  # what the first line says


def weights_hash(weights: bytes) -> str:
    """Return the hash by which a net is known."""
    return blake2b(weights, digest_size=8).hexdigest()


def read_net(path: Path, game: str, features: FeatureSet) -> tuple[Net, About]:
    """Read a net and what is said of it, or say why it does not fit."""
    try:
        line, _, weights = path.read_bytes().partition(b"\n")
        about = json.loads(line)
    except OSError as error:
        raise DataError(f"{path.name}: cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise DataError(f"{path.name}: the first line is not JSON: {error}") from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise DataError(f"{path.name}: must be a net of format {FORMAT}")
    for name, wanted in (("game", game), ("features", features.hash()), ("weights", weights_hash(weights))):
        if about.get(name) != wanted:
            raise DataError(f"{path.name}: the net has {name} {about.get(name)!r}, and {wanted!r} is needed")
    inputs, first, second = shape(path, about.get("layers"))
    if inputs != features.size or len(weights) != 2 * sum(sizes(inputs, first, second)):
        raise DataError(f"{path.name}: layers of {inputs}-{first}-{second} do not fit the features or the weights")
    return Net(inputs, first, second, numbers(weights)), about


def shape(path: Path, layers: object) -> tuple[int, int, int]:
    """Return the sizes of the layers."""
    if isinstance(layers, list) and len(layers) == 3 and all(type(size) is int and size > 0 for size in layers):
        return layers[0], layers[1], layers[2]
    raise DataError(f"{path.name}: layers must be three sizes, but is {layers!r}")


def numbers(weights: bytes) -> list[int]:
    """Return 16-bit numbers, the low byte first."""
    found = array("h", weights)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()


class Shelf:
    """The nets of a game, each read when it is first asked for."""

    def __init__(self, folder: Path, game: str, features: FeatureSet) -> None:
        self.folder: Final = folder
        self.game: Final = game
        self.features: Final = features
        self.nets: Final[dict[str, Net | None]] = {}
        self.about: Final[dict[str, About]] = {}
        self.refused: Final[dict[str, str]] = {}  # why a net is not used

    def names(self) -> list[str]:
        """Return the names of the nets that are there."""
        return sorted(path.stem for path in self.folder.glob(f"*{SUFFIX}"))

    def find(self, name: str) -> Net | None:
        """Return a net; nothing where there is none that fits."""
        if name not in self.nets:
            self.nets[name] = self.read(name)
        return self.nets[name]

    def read(self, name: str) -> Net | None:
        """Read a net."""
        path = self.folder.joinpath(f"{name}{SUFFIX}")
        if not path.exists():
            return None
        try:
            net, self.about[name] = read_net(path, self.game, self.features)
        except DataError as error:
            self.refused[name] = str(error)
            return None
        return net
