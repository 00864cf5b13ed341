"""Who may come in, how many at once, and how fast: connections, addresses, admission."""
