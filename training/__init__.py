"""How the value nets of the games are made: self-play, fitting, figures.  ``make train``; docs/minds.md."""
