"""HTTP and WebSocket: routes, sockets, sessions, rate limits, and the files of the client."""
