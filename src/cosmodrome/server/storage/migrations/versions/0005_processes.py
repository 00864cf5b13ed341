"""What several servers on one database know of each other."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    """Add servers, their sockets, and what people may still do."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("release", sa.String(32), nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
    )
    op.create_table(
        "sockets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
    )
    for name in ("process", "person", "address"):
        op.create_index(f"ix_sockets_{name}", "sockets", [name])
    op.create_table(
        "allowances",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
