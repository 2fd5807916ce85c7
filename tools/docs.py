"""The documentation as a site, built strictly and so that it needs nothing from outside: `python -m tools.docs`.

Its pages are the files of docs/ as they are, CONTRIBUTING.md and CHANGELOG.md, and the rules and rulings taken from
each RULES.md. They are laid out in build/docs, where MkDocs builds them; what it made is then changed so that our
content policy allows all of it, and put where the server looks for it. `--in-step` only says, by the exit code, whether
that was done from the sources as they are; `--fresh` does it in any case.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.fault_report import HERE

LANGUAGES = ("en", "de")
PAGES = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "README.md": "index.md"}
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)")
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
CLAUSE = re.compile(r"^### +([A-Z][A-Z0-9]*-\d+(?:\.\d+)*[a-z]?) +(\S.*)$", re.MULTILINE)
REFUSAL = re.compile(r"^> `[a-z0-9-]+` ", re.MULTILINE)
RULING = re.compile(r"\*\((?:Our|Ours|Digital only|Unsere?|Nur digital)\b")
MINUTE = re.compile(r"^<!-- minute: ([\w-]+) -->$", re.MULTILINE)
FENCE = re.compile(r"^(```\w+) from=", re.MULTILINE)
HEADING = re.compile(r"^#{2,} +(.*)$", re.MULTILINE)
RULINGS = "<!-- rulings -->"
PICTURE = re.compile(r"!\[([^\]]*)\]\((pictures/data-flow\.svg)\)")
# Search stems these languages; MkDocs brings many more.
STEMMERS = {"lunr.de.min.js", "lunr.multi.min.js", "lunr.stemmer.support.min.js"}
DATA = re.compile(r"url\(([\"']?)data:image/svg\+xml(?:;charset=utf-8)?,(.*?)\1\)(?=[;}\s,])", re.DOTALL)
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
ALIGNED = re.compile(r'(<t[dh]\b[^>]*?) style="text-align: (left|right|center);"')
ARTICLE = re.compile(r'(<article class="[^"]*")>')
ONLY_ENGLISH = '<p class="only-english" lang="de">Diese Seite gibt es nur auf Englisch.</p>'
ADDRESSES = re.compile(r'<link (?:rel="(?:canonical|alternate)"[^>]*|[^>]*hreflang[^>]*)>\s*')


def output(tree: Path) -> Path:
    """The folder the site is put into: a part of the package that git ignores."""
    return tree / "src" / "cutpurse" / "server" / "documentation"


# --- is it in step? ---
def sources(tree: Path) -> Iterator[Path]:
    """Everything the site is made of."""
    yield from (
        tree / name for name in ("mkdocs.yml", "tools/docs.py", "requirements.lock", "CONTRIBUTING.md", "CHANGELOG.md")
    )
    yield from (path for path in sorted((tree / "docs").rglob("*")) if path.is_file())
    yield from sorted((tree / "src" / "cutpurse").glob("*/**/RULES*.md"))


def fingerprint(tree: Path) -> str:
    """A name for one build, made from all that goes into it."""
    seal = hashlib.sha256()
    for path in sources(tree):
        seal.update(path.relative_to(tree).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seal.hexdigest()


def in_step(tree: Path) -> bool:
    """Whether the site that stands there was made from the sources as they are."""
    kept = tree / "build" / "documentation"
    return (output(tree) / "index.html").exists() and kept.exists() and kept.read_text() == fingerprint(tree)


# --- the pages ---
def rulebooks(tree: Path) -> dict[str, Path]:
    """The folder of each rulebook, by the name of its page."""
    games = sorted((tree / "src" / "cutpurse" / "games").glob("*/RULES.md"))
    found = {path.parent.name.replace("_", "-"): path.parent for path in games}
    return {**found, "table": tree / "src" / "cutpurse" / "kernel"}


def rulebook(folder: Path, language: str) -> str:
    """The text of a rulebook."""
    return (folder / ("RULES.md" if language == "en" else f"RULES.{language}.md")).read_text(encoding="utf-8")


def localized(name: str, language: str) -> str:
    """The name of a page's file in a language."""
    return f"{name}.md" if language == "en" else f"{name}.{language}.md"


def rules_page(text: str) -> str:
    """A rulebook as a page: clauses can be linked to by their ids, refusals are quoted without their names."""
    anchored = CLAUSE.sub(lambda found: f"{found[0]} {{ #{found[1]} }}", text)
    return REFUSAL.sub("> ", anchored)


def one_minute(text: str) -> str:
    """What a rulebook says of its game before the first chapter."""
    return re.split(r"^## \d", text, maxsplit=1, flags=re.MULTILINE)[0].partition("\n")[2].strip()


def rulings(tree: Path, language: str) -> str:
    """All that the rulebooks mark as ours, by game and clause, as it stands there."""
    found: list[str] = []
    for name, folder in rulebooks(tree).items():
        text = rulebook(folder, language)
        marked: list[str] = []
        parts = CLAUSE.split(text)
        for id, title, body in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            paragraphs = [
                each for each in re.split(r"\n\s*\n|^#+ .*$", body, flags=re.MULTILINE) if RULING.search(each)
            ]
            if paragraphs:
                link = f"[{id}](rules/{name}.md#{id})"
                marked.append(
                    "\n\n".join([f"### {link} {title}", *(REFUSAL.sub("> ", each.strip()) for each in paragraphs)])
                )
        if marked:
            found += [f"## {text.partition(chr(10))[0].removeprefix('# ').strip()}", *marked]
    return "\n\n".join(found)


def relinked(text: str, page: Path, tree: Path) -> str:
    """The text of a page with links that lead within the site; what is only in the repository is named, not linked."""
    folders = {folder: name for name, folder in rulebooks(tree).items()}

    def link(found: re.Match[str]) -> str:
        label, (address, mark, anchor) = found[1], found[2].partition("#")
        if not address or "://" in address:
            return found[0]
        target = Path(os.path.normpath(page.parent / address))
        if target.is_relative_to(tree / "docs") and not target.is_dir():
            inside = target.relative_to(tree / "docs").as_posix()
        elif target.parent == tree and target.name in PAGES:
            inside = PAGES[target.name]
        elif target.name.startswith("RULES") and target.parent in folders:
            inside = f"rules/{folders[target.parent]}.md"
            if target.name != "RULES.md":  # the other language's site is beside this one
                up = "../" * len(page.relative_to(tree / "docs").parts)
                return f'<a href="{up}de/{inside.removesuffix(".md")}/" hreflang="de">{label}</a>'
        elif target.exists():
            named = target.relative_to(tree).as_posix()
            return f"{label} (`{named}`)" if named not in label else label
        else:
            return found[0]  # let MkDocs complain
        depth = page.relative_to(tree / "docs").parent.as_posix() if page.is_relative_to(tree / "docs") else "."
        return f"[{label}]({os.path.relpath(inside, depth)}{mark}{anchor})"

    parts = CODE.split(text)
    parts[::2] = [LINK.sub(link, part) for part in parts[::2]]
    parts[1::2] = [FENCE.sub(r"\1 title=", part) for part in parts[1::2]]
    return "".join(parts)


def same_anchors(text: str, english: str) -> str:
    """A translated page whose headings go by the names of the English ones, so that a link fits both."""
    prose = CODE.split(text)
    names = [slug(found) for part in CODE.split(english)[::2] for found in HEADING.findall(part)]
    if len(names) == sum(len(HEADING.findall(part)) for part in prose[::2]):
        ids = iter(names)
        prose[::2] = [HEADING.sub(lambda found: f"{found[0]} {{ #{next(ids)} }}", part) for part in prose[::2]]
    return "".join(prose)


def slug(heading: str) -> str:
    """The anchor of a heading, as MkDocs and code hosts make it."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def indented(text: str) -> str:
    """The text with what belongs to a numbered item four spaces in, as MkDocs wants it, where three are usual."""
    lines: list[str] = []
    in_item = False
    for line in text.splitlines():
        in_item = re.match(r"\d+\. ", line) is not None or (in_item and (not line or line.startswith("   ")))
        lines.append(f" {line}" if in_item and line.startswith("   ") else line)
    return "\n".join(lines) + "\n"


def lay_out(tree: Path, folder: Path) -> None:
    """Write all pages into a folder of their own, as MkDocs wants them."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(tree / "docs", folder)
    books = rulebooks(tree)
    (folder / "rules").mkdir()
    for language in LANGUAGES:
        for name, book in books.items():
            (folder / "rules" / localized(name, language)).write_text(rules_page(rulebook(book, language)), "utf-8")
    for name, page in PAGES.items():
        if not (folder / page).exists():
            text = relinked((tree / name).read_text("utf-8"), tree / name, tree)
            (folder / page).write_text(indented(text), "utf-8")
    for path in sorted((tree / "docs").rglob("*.md")):
        language = "de" if path.name.endswith(".de.md") else "en"
        text = relinked(path.read_text("utf-8"), path, tree)
        twin = path.with_name(path.name.replace(".de.md", ".md"))
        if twin != path and twin.exists():
            text = same_anchors(text, twin.read_text("utf-8"))
        text = MINUTE.sub(lambda found: one_minute(rulebook(books[found[1]], language)), text)  # noqa: B023
        text = text.replace(RULINGS, rulings(tree, language))
        # The picture's own colours follow what stands behind the #, which the theme shows or hides.
        text = PICTURE.sub(r"![\1](\2#only-light)\n![\1](\2#only-dark)", text)
        (folder / path.relative_to(tree / "docs")).write_text(indented(text), "utf-8")
    look = tree / "web" / "src" / "look"
    (folder / "assets" / "fonts").mkdir(parents=True)
    for font in sorted((look / "fonts").iterdir()):
        shutil.copy(font, folder / "assets" / "fonts" / font.name)
    logo = (look / "art" / "logo-mark.svg").read_text("utf-8")
    (folder / "assets" / "logo.svg").write_text(logo.replace("currentColor", "#f5ead4"), "utf-8")
    shutil.copy(tree / "web" / "public" / "icons" / "icon.svg", folder / "assets" / "icon.svg")


# --- what MkDocs made of them ---
def clean(site: Path, pages: Path) -> None:
    """Leave nothing in the site that the content policy forbids, that names an address, or that nobody reads."""
    for name in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        (site / name).unlink(missing_ok=True)
    for path in [
        *site.rglob("*.map"),
        *site.glob("assets/javascripts/lunr/min/*.js"),
        *site.glob("assets/javascripts/lunr/*.js"),
    ]:
        if path.name not in STEMMERS:
            path.unlink()
    for path in sorted(site.rglob("*.html")):
        text = page_cleaned(path.read_text("utf-8"), path, site)
        if is_only_english(path.parent, site, pages):
            text = ARTICLE.sub(rf'\1 lang="en">{ONLY_ENGLISH}', text, count=1)
        path.write_text(text, "utf-8")
    for path in sorted(site.rglob("*.css")):
        path.write_text(style_cleaned(path.read_text("utf-8"), path, site), "utf-8")
    for path in site.rglob("*.js"):
        text = path.read_text("utf-8")
        path.write_text(re.sub(r"\n//# sourceMappingURL=\S+", "", text), "utf-8")


def is_only_english(folder: Path, site: Path, pages: Path) -> bool:
    """Whether a page of the German site is one that nobody has translated."""
    if not folder.is_relative_to(site / "de"):
        return False
    name = folder.relative_to(site / "de").as_posix()
    return not any((pages / file).exists() for file in (f"{name}.de.md", f"{name}/index.de.md"))


def kept_apart(content: str, kind: str, site: Path) -> Path:
    """A file with this content; the same content is the same file."""
    path = (
        site
        / "assets"
        / kind
        / f"{hashlib.sha256(content.encode()).hexdigest()[:16]}.{'js' if kind == 'inline' else 'svg'}"
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, "utf-8")
    return path


def page_cleaned(text: str, path: Path, site: Path) -> str:
    """A page whose scripts are files, as the policy wants it, and whose cells are aligned by classes."""

    def outside(found: re.Match[str]) -> str:
        script = kept_apart(found[1], "inline", site)
        return f'<script src="{os.path.relpath(script, path.parent)}"></script>'

    return ALIGNED.sub(r'\1 class="align-\2"', SCRIPT.sub(outside, ADDRESSES.sub("", text)))


def style_cleaned(text: str, path: Path, site: Path) -> str:
    """A style sheet whose pictures are files, as the policy wants it."""

    def outside(found: re.Match[str]) -> str:
        picture = kept_apart(found[2].replace("%23", "#").replace('\\"', '"'), "icons", site)
        return f"url({os.path.relpath(picture, path.parent)})"

    return re.sub(r"\n?/\*# sourceMappingURL=\S+ \*/", "", DATA.sub(outside, text))


# --- all of it ---
def build(tree: Path, work: Path) -> int:
    """Lay out the pages and build the site of them, as `work/docs` and `work/site`; the exit code."""
    pages, site = work / "docs", work / "site"
    lay_out(tree, pages)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--config-file", str(tree / "mkdocs.yml")]
    command += ["--site-dir", str(site)]
    # The theme speaks of its successor in every build; what matters are warnings, and the end of what went wrong.
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1", "CUTPURSE_DOCS_PAGES": str(pages)}
    done = subprocess.run(command, cwd=tree, env=environment, text=True, capture_output=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if not line.startswith("INFO")]
        print("\n".join(lines[-40:]), file=sys.stderr)
        return done.returncode
    clean(site, pages)
    return 0


def publish(tree: Path) -> int:
    """Build the site and put it where the server looks for it; the exit code."""
    made_from = fingerprint(tree)  # what is edited meanwhile is for the next build
    work = tree / "build"
    if code := build(tree, work):
        return code
    shutil.rmtree(output(tree), ignore_errors=True)
    (work / "site").rename(output(tree))
    (work / "documentation").write_text(made_from)
    return 0


def main(words: list[str]) -> int:
    """Do what the command line asks for; the exit code."""
    if "--in-step" in words:
        return 0 if in_step(HERE) else 1
    if in_step(HERE) and "--fresh" not in words:
        return 0
    print("== building the documentation", flush=True)
    code = publish(HERE)
    if code == 0:
        print(f"it is in {output(HERE).relative_to(HERE)}; the server has it under /docs")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
