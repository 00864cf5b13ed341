"""Who somebody is: guests, accounts, sessions, ways back in, and the end of it."""
