"""What every table needs of the server around it."""

from dataclasses import dataclass

from cosmodrome.server.config import Config
from cosmodrome.server.hall.pool import BotPool
from cosmodrome.server.metrics import Metrics
from cosmodrome.server.order.bans import Order
from cosmodrome.server.post.reminders import Reminders
from cosmodrome.server.storage.peers import Peers
from cosmodrome.server.storage.store import Store
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
