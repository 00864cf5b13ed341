"""The tables that this process runs: a task and a queue for each, bots that think, and what time brings."""
