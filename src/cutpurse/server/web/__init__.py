"""HTTP and WebSocket: routes, sockets, sessions, limits and the pages of the client."""
