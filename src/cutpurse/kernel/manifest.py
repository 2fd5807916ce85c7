"""Manifest: a game as it comes to the table, its rules and what else its folder brings; and how games are found.

A package says in its metadata which games it has, as entry points of the group `cutpurse.games`; ours do the same.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

from cutpurse.kernel.game import REGISTRY, Game, Option
from cutpurse.kernel.rulebook import LANGUAGES, Rulebook, file_name

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "cutpurse.games"
OURS: Final = "cutpurse.games."  # where those games live that nobody replaces by installing another
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NAMED: Final = re.compile(r"\w+(\.\w+)*:\w+")  # "module:Class"
MODULE: Final = (".py", ".pyc", ".so", ".pyd")


@final
class Manifest:
    """A game and its folder. Only a rulebook has to lie there; all else is found where it is, by its usual name:

    RULES.md, RULES.de.md, texts/en.ftl, texts/de.ftl, art/cover.svg, art/<piece>.svg, board/index.js, components.toml,
    examples/*.json, exercises.json, words.json.
    """

    def __init__(
        self,
        game: Game,
        folder: str | Path,
        *,
        bots: dict[str, str] | None = None,
        policy: str = "",
        screen: str = "",
        view: str = "",
        hints: dict[str, str] | None = None,
        review_moves: int = 1_000_000,
    ) -> None:
        self.game = game
        self.folder = folder_of(folder)  # None for a game that was registered without any
        self.bots = {} if bots is None else bots  # by name, "module:Class" of a Bot; `random` plays every game
        self.policy = policy  # "module:Class" of a Policy, with which search plays out; without one, at random
        self.screen = screen  # "module:Class" of a GameScreen; without one, the terminal has a generic one
        self.view = view  # "module:TypedDict" of its view, by which a generic table knows the types
        self.hints = {} if hints is None else hints  # field of the view -> kind, for a generic table
        self.review_moves = review_moves  # in all playouts of a review: what takes a compiled game some 15 seconds

    def __repr__(self) -> str:
        return f"<Manifest {self.game.name}>"

    @property
    def name(self) -> str:
        """Its slug, the same as the game's name."""
        return self.game.name

    def file(self, *names: str) -> Path | None:
        """A file of the folder, if it is there."""
        if self.folder is None:
            return None
        path = self.folder.joinpath(*names)
        return path if path.is_file() else None

    def holes(self) -> list[str]:
        """What is missing or wrong in it, in words; it can be played if there is nothing."""
        found = wrong_kinds(self)
        if found:  # whatever follows would stumble over it
            return found
        if SLUG.fullmatch(self.game.name) is None:
            found.append(f"its name {self.game.name!r} is no slug: lower case letters, digits and hyphens")
        if not self.game.seats or not all(isinstance(seats, int) and seats > 0 for seats in self.game.seats):
            found.append("its game says for no number of players how many play")
        if self.folder is None or not self.folder.is_dir():
            found.append(f"its folder {str(self.folder)!r} is not there")
        elif self.file("RULES.md") is None and self.file("RULES.de.md") is None:
            found.append(f"there is no RULES.md in {self.folder}")
        named = [*self.bots.items(), *[(part, text) for part, text in self._parts() if text]]
        for part, text in named:
            if not isinstance(text, str) or NAMED.fullmatch(text) is None:
                found.append(f"{part} is {text!r} instead of 'module:Class'")
        return found

    def unreadable(self) -> list[str]:
        """Which of its rulebooks and texts cannot be read, and why."""
        found: list[str] = []
        for name in [*[file_name(language) for language in LANGUAGES], *[f"texts/{each}.ftl" for each in LANGUAGES]]:
            path = self.file(*name.split("/"))
            if path is not None:
                try:
                    text = path.read_text(encoding="utf-8")
                    if name.endswith(".md"):
                        Rulebook(text)
                except (OSError, ValueError) as error:
                    found.append(f"its {name} cannot be read ({' '.join(str(error).split())})")
        return found

    def _parts(self) -> list[tuple[str, str]]:
        return [("policy", self.policy), ("screen", self.screen), ("view", self.view)]


def wrong_kinds(manifest: Manifest) -> list[str]:
    """What of a manifest and its game is not even of the kind that it should be."""
    game: Any = manifest.game
    found: list[str] = []
    parts: list[tuple[str, object]] = [("bots", manifest.bots), ("hints", manifest.hints)]
    for part, given in parts:
        if not isinstance(given, dict) or not all(isinstance(name, str) for name in given):
            found.append(f"its {part} are {given!r} instead of a dict by name")
    if not isinstance(game.name, str):
        found.append(f"its name is {game.name!r} instead of a word")
    if not isinstance(game.seats, (list, tuple, range)):
        found.append(f"its seats are {game.seats!r} instead of the numbers of players")
    if not isinstance(game.options, list) or not all(isinstance(option, Option) for option in game.options):
        found.append(f"its options are {game.options!r} instead of a list of Option")
    return found


def folder_of(path: str | Path) -> Path | None:
    """The folder of a module (its `__file__`), or the folder itself."""
    if not str(path):
        return None
    found = Path(path)
    return found.parent if found.suffix in MODULE else found


def named(text: str) -> Any:
    """What "module:Name" names, imported."""
    module, _, name = text.partition(":")
    return getattr(import_module(module), name)


@final
class Trouble:
    """Why a game cannot be played: one line in English, and what others need to say it in their language."""

    def __init__(self, line: str, kind: str = "", facts: dict[str, str] | None = None) -> None:
        self.line = line
        self.kind = kind  # broken, failing, claimed or none; empty if there is only the line
        self.facts = facts or {}  # whose game it is, and the reason, which is for experts and stays as it is

    def __str__(self) -> str:
        return self.line


class CannotPlay(ValueError):
    """A game of a package that cannot be played here: one line that says why, and the trouble itself."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.line)
        self.trouble = trouble


@final
class Shelf:
    """The games of the installed packages: looked up once, and each imported when it is first wanted."""

    def __init__(self) -> None:
        self.entries: dict[str, EntryPoint] | None = None
        self.found: dict[str, Manifest] = {}
        self.trouble: dict[str, Trouble] = {}  # by game, why each that cannot be played cannot

    def look(self) -> dict[str, EntryPoint]:
        """The entry points by game; those that two packages claim are left out."""
        if self.entries is None:
            from importlib.metadata import entry_points  # late: it costs a fifth of what `import cutpurse` does

            claims: dict[str, list[EntryPoint]] = {}
            for entry in entry_points(group=GROUP):
                claims.setdefault(entry.name, []).append(entry)
            self.entries = {}
            if not claims:
                self.trouble[""] = Trouble(
                    "No game is installed, not even ours: run make, or pip install -e ., where the sources are.", "none"
                )
            for name, claimed in sorted(claims.items()):
                ours = [entry for entry in claimed if entry.value.startswith(OURS)]
                if len(claimed) == 1 or ours:
                    self.entries[name] = (ours or claimed)[0]
                if len(claimed) > 1:
                    claimants = sorted(package_of(entry) for entry in claimed)
                    packages = " and ".join(claimants)
                    each, none = ("both", "neither") if len(claimed) == 2 else ("all", "none of them")
                    end = "that of cutpurse is played" if ours else f"{none} is played until only one is installed"
                    self.trouble[name] = Trouble(
                        f"The packages {packages} {each} have a game {name}: {end}.",
                        "claimed",
                        {"game": name, "packages": ", ".join(claimants), "ours": "yes" if ours else "no"},
                    )
        return self.entries

    def manifest(self, name: str) -> Manifest:
        """The manifest of a game, imported now if need be; CannotPlay says why there is none."""
        known = self.found.get(name)
        if known is not None:
            return known
        entry = self.look().get(name)
        if entry is None:
            if name in self.trouble:
                raise CannotPlay(self.trouble[name])
            raise ValueError(f"There is no game {name!r}; there are: {', '.join(games())}.")
        registered = dict(REGISTRY)
        try:
            self.found[name] = loaded(entry)
        except CannotPlay as error:
            self.trouble[name] = error.trouble
            del self.look()[name]
            raise
        finally:  # a module that registers games while it is imported must not replace another package's
            REGISTRY.clear()
            REGISTRY.update(registered)
        return self.found[name]

    def leave_out(self, name: str, why: Trouble) -> None:
        """Play a game no more, and say why."""
        self.trouble[name] = why
        self.look().pop(name, None)
        self.found.pop(name, None)
        REGISTRY.pop(name, None)

    def forget(self) -> None:
        """Look at the installed packages again; what was registered by hand stays."""
        for name, manifest in self.found.items():
            if REGISTRY.get(name) is manifest.game:
                del REGISTRY[name]
        self.entries = None
        self.found = {}
        self.trouble = {}


SHELF: Final = Shelf()


def package_of(entry: EntryPoint) -> str:
    """The name of the package that an entry point is from."""
    return entry.dist.name if entry.dist is not None else "?"


def loaded(entry: EntryPoint) -> Manifest:
    """The manifest that an entry point names; CannotPlay if that cannot be imported, is none, or has a hole."""
    try:
        manifest: object = entry.load()
    except (Exception, SystemExit) as error:  # whatever a package does while it is imported
        said = " ".join(f"{type(error).__name__}: {error}".split())
        raise CannotPlay(broken(entry, f"{entry.value} cannot be imported ({said}).")) from error
    if not isinstance(manifest, Manifest):
        raise CannotPlay(broken(entry, f"{entry.value} is no Manifest."))
    if not isinstance(manifest.game, Game):
        raise CannotPlay(broken(entry, "the game in its manifest is no Game."))
    if holes := holes_of(manifest, entry.value.startswith(OURS)):
        raise CannotPlay(broken(entry, f"{'; '.join(holes)}."))
    if manifest.game.name != entry.name:
        raise CannotPlay(broken(entry, f"its entry point is named {entry.name}, but its game {manifest.game.name}."))
    return manifest


def broken(entry: EntryPoint, reason: str) -> Trouble:
    """The trouble with a game that cannot be had from its package."""
    facts = {"game": entry.name, "package": package_of(entry), "reason": reason}
    return Trouble(
        f"The game {entry.name} of the package {facts['package']} cannot be played: {reason}", "broken", facts
    )


def failing(entry: EntryPoint, reason: str) -> Trouble:
    """The trouble with a game that would fail at a table."""
    facts = {"game": entry.name, "package": package_of(entry), "reason": reason}
    return Trouble(f"The game {entry.name} of the package {facts['package']} is left out: {reason}", "failing", facts)


def holes_of(manifest: Manifest, ours: bool) -> list[str]:
    """What is wrong with a manifest, however wrong it is; our own books and texts are tested, so they are not read."""
    try:
        return manifest.holes() or ([] if ours else manifest.unreadable())
    except Exception as error:
        return [" ".join(f"{type(error).__name__}: {error}".split())]


def find_manifest(name: str) -> Manifest:
    """The manifest of a game; one that was registered without any has an empty one. ValueError if there is no game."""
    game = REGISTRY.get(name)
    if game is None:
        found = SHELF.manifest(name)
        REGISTRY[name] = found.game
        return found
    try:
        known = SHELF.manifest(name)
    except ValueError:  # nobody brings one
        return Manifest(game, "")
    return known if known.game is game else Manifest(game, "")


def register_manifest(manifest: Manifest) -> Manifest:
    """Put a game on the shelf without an entry point, for tests and scripts; ValueError if its manifest has a hole."""
    if holes := manifest.holes():
        raise ValueError(f"The manifest of {manifest.game.name} has holes: {'; '.join(holes)}.")
    SHELF.found[manifest.game.name] = manifest
    REGISTRY[manifest.game.name] = manifest.game
    return manifest


def names() -> list[str]:
    """The names of all games that are installed or registered, in order, without importing any."""
    return sorted({*REGISTRY, *SHELF.look()})


def usual() -> str:
    """The game for somebody who has not said which: the first of ours."""
    ours = [name for name, entry in SHELF.look().items() if entry.value.startswith(OURS)]
    return ours[0] if ours else next(iter(games()), "")


def games() -> list[str]:
    """The names of the games that can be played, in order; imports them all."""
    try_all(list(SHELF.look()))
    return sorted(REGISTRY)


def try_all(names: list[str]) -> None:
    """Import these games; on those that fail, `problems` has a line."""
    for name in names:
        if name not in REGISTRY:
            try:
                find_manifest(name)
            except CannotPlay:
                continue


def manifests() -> list[Manifest]:
    """All games that can be played, in order."""
    return [find_manifest(name) for name in games()]


def problems() -> list[str]:
    """A line for each game of an installed package that cannot be played, and why; imports those that are not ours."""
    return [trouble.line for trouble in troubles()]


def troubles() -> list[Trouble]:
    """The same, to be said in any language."""
    try_all([name for name, entry in SHELF.look().items() if not entry.value.startswith(OURS)])
    return [trouble for _, trouble in sorted(SHELF.trouble.items(), key=lambda item: item[0])]
