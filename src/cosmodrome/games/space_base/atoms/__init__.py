"""Atoms: the only functions that change the table.  Each does one thing and tells what it did; none ever asks."""
