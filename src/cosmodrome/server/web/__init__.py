"""HTTP operations and the WebSocket."""
