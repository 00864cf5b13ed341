"""What the club's host does and decides: members, bans, reports."""
