"""What a club's host needs: sanctions, invitations, reports, and notices from the command line."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Add the tables, and by which invitation somebody came."""
    op.create_table(
        "sanctions",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.String(200), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("note", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("hash", name="uq_invitations_hash"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("about", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled_at", sa.BigInteger),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.add_column("people", sa.Column("invitation", sa.String(16)))
    op.create_index("uq_people_invitation", "people", ["invitation"], unique=True)
