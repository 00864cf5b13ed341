"""Whether people may ask for hints at a table, and analyses of finished matches."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Add both; tables of earlier releases go on giving hints, and say so from now on."""
    op.add_column("tables", sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.text("true")))
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
