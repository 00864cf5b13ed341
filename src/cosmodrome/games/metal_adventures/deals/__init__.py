"""Deals: what their clauses say, how they are written, and when they are valid (MA-14, MA-18)."""
