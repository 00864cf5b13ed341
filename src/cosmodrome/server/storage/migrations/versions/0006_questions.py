"""Whether a table asks people also where nothing hangs on the answer."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    """Add the wish; tables of earlier releases go on asking everything."""
    column = sa.Column("ask_everything", sa.Boolean, nullable=False, server_default=sa.text("true"))
    op.add_column("tables", column)
