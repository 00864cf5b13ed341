"""When somebody was here last, so that guests who never came back can be forgotten."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002_wounds"
down_revision: Final = "0001"


def upgrade() -> None:
    """Add the moment to people; of those who are here already nothing is known."""
    op.add_column("people", sa.Column("seen_at", sa.BigInteger))
