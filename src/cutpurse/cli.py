"""The command `cutpurse`: without words it opens the table, as fast as it can; `terminal.commands` reads others."""

from __future__ import annotations

import gc
import os
import sys

from cutpurse.kernel.rulebook import LANGUAGES
from cutpurse.terminal.errors import UserError
from cutpurse.texts import Texts, locale_language

INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    texts = Texts(language_asked(words))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an odd byte or letter must not crash us
    try:
        return run(words, texts)
    except UserError as error:
        print(error, file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except EOFError:
        return 0
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # nobody reads us: avoid an error at the last flush
        return 1


def run(words: list[str], texts: Texts) -> int:
    """Do what was asked for; what reads a command line is slow to import, and not needed for an empty one."""
    if not words:
        gc.disable()  # until it serves: there is no garbage in what is imported, and looking for it takes a while
        from cutpurse.terminal.serve_command import open_table

        open_table(texts)
        return 0
    from cutpurse.terminal import commands

    return commands.run(words, texts)


def language_asked(words: list[str]) -> str:
    """The language for everything, errors too: that of `--lang` where it is one of ours, else that of the locale."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        wanted = following if word == "--lang" else word.removeprefix("--lang=") if "=" in word else ""
        if wanted.lower() in LANGUAGES:
            return wanted.lower()
    return locale_language()


if __name__ == "__main__":
    sys.exit(main())
