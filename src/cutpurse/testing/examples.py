"""Examples of a rulebook: each comes out as it says, and belongs to clauses that there are."""

from __future__ import annotations

from cutpurse.kernel import examples
from cutpurse.kernel.game import BadCommand, Game
from cutpurse.kernel.match import Refused
from cutpurse.testing.random_game import Broken


def check_examples(game: Game, language: str = "en") -> None:
    """Play all examples of a game; raises Broken with everything that is not as the files say."""
    files = examples.example_files(game)
    clauses = game.rulebook(language).clauses if files else {}
    wrong: list[str] = []
    for path in files:
        try:
            example = examples.read_example(game, path)
        except examples.BadExample as error:
            wrong.append(str(error))
            continue
        wrong += [f"{example.name} is about {id}, which is no clause" for id in example.clauses if id not in clauses]
        wrong += [
            f"{example.name} is told in {title!r}, which is no chapter"
            for spoken, title in example.chapter.items()
            if title not in chapter_titles(game.rulebook(spoken).text)
        ]
        if not example.name.startswith(f"{example.clauses[0]}-"):
            wrong.append(f"{example.name} does not begin with its first clause, {example.clauses[0]}")
        if not 0 <= example.first <= len(example.moves):
            wrong.append(f"{example.name} has only {len(example.moves)} moves")
        if not example.checks:
            wrong.append(f"{example.name} does not say what it leads to")
        try:
            wrong += example.differences()
        except (Refused, BadCommand, ValueError) as error:
            wrong.append(f"{example.name} cannot be played: {error}")
    if wrong:
        raise Broken("\n".join(wrong))


def chapter_titles(book: str) -> list[str]:
    """The titles of a rulebook's chapters."""
    return [line.removeprefix("## ").strip() for line in book.splitlines() if line.startswith("## ")]
