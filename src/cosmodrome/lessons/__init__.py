"""Guided first games: a scripted deal on the real engine, and a guide that says why."""
