"""The games, each a folder with the same rooms.

game is what the kernel plays, made of pieces, components, state, events, rules and knowledge; present and views are
what people see, and position sets one up. manifest is what pyproject.toml names as an entry point: no other list of
the games exists.
"""
