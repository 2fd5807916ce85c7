"""The table as a state machine without I/O: `core.TableCore` takes inputs and returns effects for a shell to do."""
