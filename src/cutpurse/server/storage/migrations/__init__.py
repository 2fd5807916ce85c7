"""Migrations: how a database from an older version becomes one of this version, run when the server starts."""
