"""The table as a service: people and bots at tables, over HTTP and one WebSocket per client."""
