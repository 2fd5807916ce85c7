"""The words of the command `cutpurse`: what it can be asked to do, and what it says to wrong ones."""

import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    Group,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from cutpurse import CorruptLog, Match, OlderRules, __version__
from cutpurse import verify as verify_record
from cutpurse.kernel.lessons import is_scripted
from cutpurse.kernel.manifest import manifests, names, usual
from cutpurse.kernel.record import MissingGame
from cutpurse.kernel.sealing import seats_that
from cutpurse.terminal import arguments
from cutpurse.terminal import components as component_files
from cutpurse.terminal.command_help import Columns, program
from cutpurse.terminal.errors import BAD_INPUT, DAMAGED, OLDER_RULES, UserError
from cutpurse.terminal.saves import Saves, home, unreadable, unusable
from cutpurse.texts import Texts, printable

COMMANDS = "play, unfinished, serve, backup, restore, check-db, games, rules, components, verify, review, new, conform"


def run(words: list[str], texts: Texts) -> int:
    """Run a command line; returns the exit code."""
    try:
        code = app(texts, words)(words, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        print(usage_error(error, texts), file=sys.stderr)
        return BAD_INPUT
    return code if isinstance(code, int) else 0


def app(texts: Texts, words: list[str]) -> App:
    """The command line in one language, ready for these words."""
    say = texts.say
    options = Group(say("help-options"))
    command = App(
        name="cutpurse",
        help=say("help-cutpurse"),
        usage="",
        version=f"cutpurse {__version__}",
        group_commands=Group(say("help-commands")),
        group_arguments=Group(say("help-arguments")),
        group_parameters=options,
        help_format="plaintext",
        help_formatter=Columns(),
        default_parameter=Parameter(negative=(), show_default=False),
        suppress_keyboard_interrupt=False,
    )
    for flag, help in (("--help", say("help-help")), ("--version", say("help-version"))):
        command[flag].help = help
        command[flag].group = options
    add_table(command, texts)
    add_play(command, texts)
    add_serve(command, texts)
    add_backup(command, texts)
    add_others(command, texts)
    add_authoring(command, texts)
    add_components(command, texts, [] if "components" not in words else games_with_faces())
    return command


def add_table(command: App, texts: Texts) -> None:
    """`cutpurse` alone, where its words are looked at all the same."""

    @command.default
    def table() -> None:
        from cutpurse.terminal import serve_command

        serve_command.open_table(texts)


def add_play(command: App, texts: Texts) -> None:
    """`cutpurse play` and `cutpurse unfinished`."""
    say = texts.say
    which = say("help-play-game", games=", ".join(names()), usual=usual())

    @command.command(name="play", help=say("help-play"), usage="")
    def play(
        game: Annotated[str | None, Parameter(help=which)] = None,
        /,
        *,
        seats: Annotated[str | None, Parameter(help=say("help-play-seats"))] = None,
        bots: Annotated[str | None, Parameter(help=say("help-play-bots"))] = None,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
        seed: Annotated[str | None, Parameter(help=say("help-play-seed"))] = None,
        option: Annotated[list[str] | None, Parameter(help=say("help-play-option"))] = None,
        name: Annotated[str | None, Parameter(help=say("help-play-name"))] = None,
        resume: Annotated[bool, Parameter(help=say("help-play-resume"))] = False,
        new: Annotated[bool, Parameter(help=say("help-play-new"))] = False,
        quick: Annotated[bool, Parameter(help=say("help-play-quick"))] = False,
        slow: Annotated[str | None, Parameter(help=say("help-play-slow"))] = None,
        plain: Annotated[bool, Parameter(help=say("help-play-plain"))] = False,
    ) -> int:
        from cutpurse.terminal import start  # loads Rich and the bots, which other commands do not need

        check_language(lang, texts)
        args = start.PlayArguments(game, seats, bots, seed, option or [], name, lang, resume, new, quick, slow, plain)
        return start.play(args, texts)

    @command.command(name="unfinished", help=say("help-unfinished"), usage="")
    def unfinished(*, lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None) -> None:
        from cutpurse.terminal.unfinished_games import unfinished_lines

        check_language(lang, texts)
        for line in unfinished_lines(Saves(home(texts), texts), datetime.now()):
            print(line)


def add_serve(command: App, texts: Texts) -> None:
    """`cutpurse serve`."""
    say = texts.say

    @command.command(name="serve", help=say("help-serve"), usage="")
    def serve(
        *,
        host: Annotated[str, Parameter(help=say("help-serve-host"))] = "127.0.0.1",
        port: Annotated[str | None, Parameter(help=say("help-serve-port"))] = None,
        db: Annotated[str | None, Parameter(help=say("help-serve-db"))] = None,
        open: Annotated[bool, Parameter(help=say("help-serve-open"))] = False,
        pace: Annotated[str | None, Parameter(help=say("help-serve-pace"))] = None,
        name: Annotated[list[str] | None, Parameter(help=say("help-serve-name"))] = None,
        max_size: Annotated[str | None, Parameter(help=say("help-serve-max-size"))] = None,
        quiet: Annotated[bool, Parameter(help=say("help-serve-quiet"))] = False,
        address: Annotated[str | None, Parameter(help=say("help-serve-address"))] = None,
        push_key: Annotated[str | None, Parameter(help=say("help-serve-push-key"))] = None,
        webhook_network: Annotated[list[str] | None, Parameter(help=say("help-serve-webhook-network"))] = None,
        smtp: Annotated[str | None, Parameter(help=say("help-serve-smtp"))] = None,
        smtp_security: Annotated[str, Parameter(help=say("help-serve-smtp-security"))] = "starttls",
        smtp_user: Annotated[str, Parameter(help=say("help-serve-smtp-user"))] = "",
        smtp_password_file: Annotated[str | None, Parameter(help=say("help-serve-smtp-password-file"))] = None,
        mail_from: Annotated[str | None, Parameter(help=say("help-serve-mail-from"))] = None,
        dev: Annotated[bool, Parameter(help=say("help-serve-dev"))] = False,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> None:
        from cutpurse.terminal import serve_command  # loads the whole server, which other commands do not need

        check_language(lang, texts)
        if dev:
            serve_command.leave_out_what_fails(texts)
        told = serve_command.NotificationArguments(
            address, push_key, webhook_network or [], smtp, smtp_security, smtp_user, smtp_password_file, mail_from
        )
        args = serve_command.ServeArguments(host, port, db, open, pace, name or [], max_size, quiet, told)
        serve_command.host(args, texts)


def add_backup(command: App, texts: Texts) -> None:
    """`cutpurse backup`, `cutpurse restore`, `cutpurse check-db`."""
    say = texts.say

    @command.command(name="backup", help=say("help-backup"), usage="")
    def backup(
        file: Annotated[str, Parameter(help=say("help-backup-file"))],
        /,
        *,
        db: Annotated[str | None, Parameter(help=say("help-serve-db"))] = None,
        force: Annotated[bool, Parameter(help=say("help-backup-force"))] = False,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> int:
        from cutpurse.terminal import backup_command

        check_language(lang, texts)
        return backup_command.back_up(db, file, force, texts)

    @command.command(name="restore", help=say("help-restore"), usage="")
    def restore(
        file: Annotated[str, Parameter(help=say("help-restore-file"))],
        /,
        *,
        db: Annotated[str | None, Parameter(help=say("help-serve-db"))] = None,
        force: Annotated[bool, Parameter(help=say("help-restore-force"))] = False,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> int:
        from cutpurse.terminal import backup_command

        check_language(lang, texts)
        return backup_command.restore(file, db, force, texts)

    @command.command(name="check-db", help=say("help-check-db"), usage="")
    def check_db(
        *,
        db: Annotated[str | None, Parameter(help=say("help-serve-db"))] = None,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> int:
        from cutpurse.terminal import backup_command

        check_language(lang, texts)
        return backup_command.check(db, texts)


def add_others(command: App, texts: Texts) -> None:
    """`cutpurse games`, `cutpurse bots`, `cutpurse rules`, `cutpurse verify`, `cutpurse review`."""
    say = texts.say

    @command.command(name="games", help=say("help-games"), usage="")
    def games(*, lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None) -> None:
        check_language(lang, texts)
        arguments.say_problems(texts)
        for game in (manifest.game for manifest in manifests()):
            options = ", ".join(arguments.option_help(option) for option in game.options) or "–"
            players = f"{min(game.seats)}–{max(game.seats)}"
            print(say("games-line", name=game.name, players=players, options=options))
            # texts: *-title
            if texts.has(about := f"{game.name}-title.text"):
                print(f"  {say(about)}")

    @command.command(name="bots", help=say("help-bots"), usage="")
    def bots(
        game: Annotated[str | None, Parameter(help=say("help-bots-game"))] = None,
        /,
        *,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> None:
        from cutpurse.terminal.bot_list import bot_lines  # loads the bots, which other commands do not need

        check_language(lang, texts)
        named = None if game is None else arguments.game_named(game, texts).name
        for line in [*bot_lines(texts, named), say("bots-ratings")]:
            print(line)

    @command.command(name="rules", help=say("help-rules"), usage="")
    def rules(
        what: Annotated[str | None, Parameter(help=say("help-rules-what"))] = None,
        /,
        *,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> None:
        check_language(lang, texts)
        print_rules(what, texts)

    @command.command(name="verify", help=say("help-verify"), usage="")
    def verify(
        file: Annotated[str, Parameter(help=say("help-verify-file"))],
        /,
        *,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> int:
        check_language(lang, texts)
        found, code = verified(file, texts)
        print(found)
        return code

    @command.command(name="review", help=say("help-review"), usage="")
    def review(
        file: Annotated[str, Parameter(help=say("help-review-file"))],
        /,
        *,
        seat: Annotated[str | None, Parameter(help=say("help-review-seat"))] = None,
        seconds: Annotated[str | None, Parameter(help=say("help-review-seconds"))] = None,
        json: Annotated[bool, Parameter(help=say("help-review-json"))] = False,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> int:
        from cutpurse.terminal import review_command  # loads the bots, which other commands do not need

        check_language(lang, texts)
        return review_command.review(review_command.ReviewArguments(file, seat, seconds, json), texts)


def add_authoring(command: App, texts: Texts) -> None:
    """`cutpurse new game` and `cutpurse conform`, for who writes a game."""
    say = texts.say

    @command.command(name="new", help=say("help-new"), usage="")
    def new(
        what: Annotated[str, Parameter(help=say("help-new-what"))],
        name: Annotated[str, Parameter(help=say("help-new-name"))],
        /,
        *,
        folder: Annotated[str | None, Parameter(help=say("help-new-folder"))] = None,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> None:
        from cutpurse.terminal.new_game import new_game

        check_language(lang, texts)
        if what != "game":
            raise UserError(texts.say("new-what", word=printable(what), program=program()))
        made = str(new_game(name, folder, texts))
        print(texts.say("new-game-made", folder=made, quoted=shlex.quote(made), game=name, program=program()))

    @command.command(name="conform", help=say("help-conform"), usage="")
    def conform(
        game: Annotated[str, Parameter(help=say("help-conform-game"))],
        /,
        *,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> None:
        from cutpurse.testing import conform as run_suite

        check_language(lang, texts)
        found = arguments.game_named(game, texts)
        try:
            run_suite(found)
        except AssertionError as error:
            raise UserError(texts.say("conform-broken", game=found.name, reason=str(error)), DAMAGED) from None
        print(texts.say("conform-fine", game=found.name))


def games_with_faces() -> list[str]:
    """The games that have faces to change; all are imported to find out, which no other command should wait for."""
    return [manifest.name for manifest in manifests() if manifest.game.house_set() is not None]


def add_components(command: App, texts: Texts, with_faces: list[str]) -> None:
    """`cutpurse components`."""
    say = texts.say

    @command.command(name="components", help=say("help-components"), usage="")
    def components(
        game: Annotated[str, Parameter(help=say("help-components-game", games=texts.join(with_faces)))],
        /,
        *,
        export: Annotated[str | None, Parameter(help=say("help-components-export"))] = None,
        check: Annotated[str | None, Parameter(help=say("help-components-check"))] = None,
        force: Annotated[bool, Parameter(help=say("help-components-force"))] = False,
        lang: Annotated[str | None, Parameter(help=say("help-lang"))] = None,
    ) -> None:
        check_language(lang, texts)
        named = arguments.game_named(game, texts)
        if export is not None and check is not None:
            raise UserError(say("components-one"))
        if export is not None:
            print(component_files.export(named, export, force, texts))
        elif check is not None:
            print(component_files.check(named, check, texts))
        else:
            print(component_files.about(named, texts))


def check_language(lang: str | None, texts: Texts) -> None:
    """Refuse a language we do not have; `language_asked` has already found the others."""
    if lang is not None:
        arguments.language_named(lang, texts)


def print_rules(what: str | None, texts: Texts) -> None:
    """Print a clause, a game's whole rulebook, or the contents of all rulebooks."""
    from cutpurse.terminal import rules_reader
    from cutpurse.terminal.screen import screen_for

    screen = screen_for(texts)
    if what is None:
        arguments.say_problems(texts)
        for book in rules_reader.rulebooks(texts.language):
            screen.write([rules_reader.book_title(book), *rules_reader.contents(book, screen.width), ""])
        screen.write([texts.say("rules-how")])
    elif what.strip().lower() in names():
        book = arguments.game_named(what, texts).rulebook(texts.language)
        screen.write([*rules_reader.language_note(book, texts), *rules_reader.rulebook_lines(book)])
    else:
        screen.write(rules_reader.clause_lines(rules_reader.find_clause(what, texts)))


def verified(file: str, texts: Texts) -> tuple[str, int]:
    """What checking a record found, in one line, and the exit code."""
    from cutpurse.terminal.rules_reader import game_title

    older: OlderRules | None = None
    try:
        # Bytes that are no text become a character that no record has, so that verify can say where they are.
        match = verify_record(Path(file).read_bytes().decode(errors="replace"))
    except OSError as error:
        raise unreadable(file, error, texts) from None
    except OlderRules as told:
        match, older = told.match, told
    except (MissingGame, CorruptLog) as error:
        raise unusable(file, error, texts) from None
    facts: dict[str, Any] = {
        "game": game_title(match.game, texts.language),
        "seats": match.seats,
        "moves": len(match.kept) - 1,  # as the replay counts them
        "back": sum(not entry.undoes for entry in match.entries) - len(match.kept),
        "seal": match.commitment,
    }
    if older is not None:
        alike = "all" if older.alike == len(match.entries) else "some" if older.alike else "none"
        found = texts.say(
            "verified-older", began=match.version, now=match.game.version, alike=alike, same=older.alike - 1, **facts
        )
    elif match.outcome is None:
        found = texts.say("verified-unfinished", **facts)
    else:
        found = texts.say("verified", rounds=match.outcome.rounds, **facts)
    scripted = [texts.say("verified-scripted")] if is_scripted(match.secret) else []
    return " ".join([found, *seed_facts(match, texts), *scripted]), 0 if older is None else OLDER_RULES


def seed_facts(match: Match, texts: Texts) -> list[str]:
    """How the seats of a verified record added their seeds; nothing where they added none."""
    kept, missed = seats_that(match.sealing, "hashed"), seats_that(match.sealing, "missed")
    told = sum(1 for seed in match.seeds if seed) - len(kept)  # in older records, all
    found: list[str] = []
    if kept:
        found.append(texts.say("verified-kept", kept=len(kept)))
    if missed:
        found.append(texts.say("verified-missed", which=", ".join(str(seat) for seat in sorted(missed))))
    if told:
        found.append(texts.say("verified-told", told=told) if kept else texts.say("verified-told-only"))
    return found


def usage_error(error: CycloptsError, texts: Texts) -> str:
    """What is wrong with a command line, and where to find help."""
    help = " ".join([program(), *(error.command_chain or ()), "--help"])
    match error:
        case UnknownCommandError(unused_tokens=[str(word), *_]):
            return texts.say("usage-command", word=printable(word), allowed=COMMANDS, help=help)
        case UnknownOptionError(token=token):
            return texts.say("usage-option", word=printable(token.keyword or token.value), help=help)
        case UnusedCliTokensError(unused_tokens=[str(word), *_]) if not error.command_chain:
            return texts.say("usage-command", word=printable(word), allowed=COMMANDS, help=help)
        case UnusedCliTokensError(unused_tokens=[str(word), *_]):
            return texts.say("usage-too-many", word=printable(word), help=help)
        case MissingArgumentError(argument=argument) if argument is not None and argument.name == "FILE":
            return texts.say("usage-file", command=" ".join([program(), *(error.command_chain or ())]))
        case MissingArgumentError(argument=argument) if argument is not None:
            return texts.say("usage-missing", word=argument.name, help=help)
        case RepeatArgumentError(token=token):
            return texts.say("usage-twice", word=printable(token.keyword or token.value))
        case CoercionError(token=token) if token is not None:
            option = printable(token.keyword or "")
            return texts.say("usage-value", word=printable(token.value), option=option, help=help)
        case _:
            return texts.say("usage-other", help=help)
