"""What a table is, and what messages mean there: no clock, no network, no database."""
