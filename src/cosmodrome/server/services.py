"""What every table needs of the server around it."""

from dataclasses import dataclass

from cosmodrome.server.config import Config
from cosmodrome.server.metrics import Metrics
from cosmodrome.server.order import Order
from cosmodrome.server.peers import Peers
from cosmodrome.server.pool import BotPool
from cosmodrome.server.reminders import Reminders
from cosmodrome.server.store import Store
from cosmodrome.server.troubles import Troubles


@dataclass(frozen=True)
class Services:
    """The parts of the server that tables use."""

    config: Config
    store: Store
    pool: BotPool
    peers: Peers
    metrics: Metrics
    reminders: Reminders
    troubles: Troubles
    order: Order
