"""What cards do: characters and actions, discoveries, goals."""
