"""What a host says on the command line about telling people who are elsewhere."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest

from cutpurse.terminal.errors import UserError
from cutpurse.terminal.serve_command import PASSWORD_VARIABLE, NotificationArguments, notifications_of
from cutpurse.texts import Texts

TEXTS = Texts("en")
MAIL = NotificationArguments("https://games.example/", smtp="mail.example:2525", mail_from="Games <games@example.org>")


def test_the_mail_server_is_as_it_was_named_and_its_password_from_a_file_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PASSWORD_VARIABLE, "from outside")
    found = notifications_of(MAIL, TEXTS)
    assert found.mail is not None
    assert found.address == "https://games.example"
    assert (found.mail.host, found.mail.port, found.mail.security) == ("mail.example", 2525, "starttls")
    assert found.mail.password == "from outside"
    file = tmp_path / "password"
    file.write_text("from a file\n")
    other = NotificationArguments(**{**vars(MAIL), "smtp_password_file": str(file), "webhook_networks": ["10.0.0.0/8"]})
    found = notifications_of(other, TEXTS)
    assert found.mail is not None
    assert found.mail.password == "from a file"
    assert found.networks == (ip_network("10.0.0.0/8"),)
    assert "file" not in repr(found)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"address": "games.example"}, "not the address of a server"),
        ({"address": "https://games.example/path"}, "not the address of a server"),
        ({"webhook_networks": ["10.0.0.1/8"]}, "not a network"),
        ({"smtp_security": "hope"}, "starttls, tls, none"),
        ({"mail_from": None}, "--mail-from"),
        ({"mail_from": "Games"}, "--mail-from"),
        ({"address": None}, "--address"),
        ({"smtp": "mail.example:many"}, "cannot be used"),
        ({"smtp_password_file": "/no/such/file"}, "cannot be read"),
    ],
)
def test_what_cannot_be_is_said_before_the_server_starts(wrong: dict[str, object], words: str) -> None:
    with pytest.raises(UserError, match=words):
        notifications_of(NotificationArguments(**{**vars(MAIL), **wrong}), TEXTS)
