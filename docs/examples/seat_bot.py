"""Lets a bot of your own take a free chair at a public table of a server, or at the one with this id, and play there.

python docs/examples/seat_bot.py http://127.0.0.1:8000 [TABLE]
"""

import hashlib
import json
import secrets
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from ducker import Ducker
from websockets.sync.client import connect

from cutpurse.bots import Player
from cutpurse.kernel.game import find

GAME = "gaunerbande"
server = sys.argv[1]
headers = {"Content-Type": "application/json"}


def http(path: str, body: object = None) -> Any:
    """The server's answer to a request, a POST where there is something to send."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api/{path}", data, headers)) as answer:
        return json.load(answer)


headers["Authorization"] = f"Bearer {http('programs', {'name': 'Ducky'})['token']}"
table = http(f"tables/{sys.argv[2]}")["table"] if sys.argv[2:] else http(f"tables?show=free&game={GAME}")["tables"][0]
chair = next(n for n, chair in enumerate(table["chairs"]) if chair["kind"] == "empty")
player = Player(find(GAME), Ducker(seed=1))

with connect(f"ws{server[4:]}/api/tables/{table['id']}/socket", additional_headers=headers) as socket:

    def ask(what: str, **more: object) -> None:
        """Send a request."""
        socket.send(json.dumps({"ask": what, "key": secrets.token_urlsafe(9), **more}))

    seed = secrets.token_bytes(16)  # our share of the luck: first its hash, and itself once nobody can sit down
    ask("sit", seat=chair, name="Ducky", program=True, seed_hash=hashlib.sha256(seed).hexdigest())
    position: Any = None
    acted_at, unanswered = -1, 1
    while position is None or not position["view"]["outcome"]:
        message = json.loads(socket.recv())
        unanswered -= message["type"] in ("done", "refused", "problem")
        position = message.get("position") or position
        if message["type"] == "problem":  # such as "too-fast"
            print(message["code"], message["detail"], file=sys.stderr)
            time.sleep(1)
            acted_at = -1
        if (message.get("table") or {}).get("status") == "opening":
            ask("open", seed=seed.hex())
            unanswered += 1
        if position and position["view"]["options"] and position["n"] != acted_at and not unanswered:
            acted_at = position["n"]
            view = http(f"tables/{table['id']}/view")  # all that our seat knows
            if view["options"]:  # nobody has taken back a move meanwhile
                ask("play", commands=[str(player.choose(view, chair))])
                unanswered += 1
print(position["view"]["outcome"])
