"""`cutpurse new game`: the skeleton of a package with a tiny game, ready to be played and to be changed."""

from __future__ import annotations

import importlib.util
import keyword
import re
import sys
from pathlib import Path
from string import Template

from cutpurse.kernel.manifest import SLUG, manifests, names
from cutpurse.terminal.errors import UserError
from cutpurse.texts import Texts, printable

SKELETON = Path(__file__).with_name("skeleton")
LONGEST = 40  # letters of a name
TABLE_PREFIX = "K"  # of the rules that hold at every table


def new_game(name: str, folder: str | None, texts: Texts) -> Path:
    """Make the skeleton; returns its folder. UserError if the name or the folder cannot be used."""
    slug = checked_name(name, texts)
    target = Path(folder or slug)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise UserError(texts.say("new-game-folder-there", folder=str(target)))
    try:
        write_skeleton(slug, target)
    except OSError as error:
        raise UserError(texts.say("new-game-cannot-write", folder=str(target), reason=error.strerror or "?")) from None
    return target


def checked_name(name: str, texts: Texts) -> str:
    """A name that a game can have: a slug, whose module nobody else has."""
    if SLUG.fullmatch(name) is None or len(name) > LONGEST:
        said = texts.say("new-game-bad-name", name=printable(name), suggestion=suggested(name), most=LONGEST)
        raise UserError(said)
    if name in names():
        raise UserError(texts.say("new-game-there", name=name))
    module = name.replace("-", "_")
    if keyword.iskeyword(module) or module in sys.stdlib_module_names or importlib.util.find_spec(module) is not None:
        raise UserError(texts.say("new-game-module-there", name=name, module=module))
    return name


def suggested(name: str) -> str:
    """The slug that somebody may have meant, or an example."""
    words = re.findall(r"[a-z0-9]+", name.lower().replace("'", "").replace("’", ""))
    slug = "-".join(words)[:LONGEST].strip("-")
    return slug if SLUG.fullmatch(slug) else "my-game"


def prefix_of(slug: str) -> str:
    """Letters for the clauses of its rulebook: "LD" for liars-dice, "NI" for nim."""
    words = [word for word in re.split(r"[-0-9]+", slug) if word]
    letters = "".join(word[0] for word in words) if len(words) > 1 else slug[:2]
    prefix = re.sub(r"[^A-Z]", "", letters.upper())
    taken = {TABLE_PREFIX, *[manifest.game.prefix for manifest in manifests()]}
    return prefix if prefix and prefix not in taken else f"{prefix}X"


def write_skeleton(slug: str, target: Path) -> None:
    """Write all files of the skeleton, with the names of this game."""
    words = slug.split("-")
    values = {
        "slug": slug,
        "package": slug.replace("-", "_"),
        "name": "".join(word.capitalize() for word in words),
        "title": " ".join(word.capitalize() for word in words),
        "prefix": prefix_of(slug),
    }
    for template in sorted(SKELETON.rglob("*.txt")):
        path = template.relative_to(SKELETON).with_suffix("").as_posix()
        path = path.replace("package/", f"src/{values['package']}/").replace("test_game", f"test_{values['package']}")
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(Template(template.read_text(encoding="utf-8")).substitute(values), encoding="utf-8")
