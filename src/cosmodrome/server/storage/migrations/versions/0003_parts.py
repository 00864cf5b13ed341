"""How long a slow table waits for parts of the key."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Add the limit; tables of earlier releases wait as long as for an answer."""
    op.add_column("tables", sa.Column("part_seconds", sa.Integer, nullable=False, server_default="0"))
