"""The database: its tables, how rows are read and written, backups, and the other servers on it."""
