"""Players for every game.  They are asked through ``ask_bot`` and only ever see re-dealt states."""
