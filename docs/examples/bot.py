"""A bot of your own at a Cutpurse server: it makes a table, sits down with three others and plays a game to its end.

python docs/examples/bot.py http://127.0.0.1:8000
"""

import hashlib
import json
import random
import secrets
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect

server = sys.argv[1]
with urlopen(f"{server}/api/me", b"") as answer:  # a POST, whose answer has the cookie that says who we are
    cookie = answer.headers["Set-Cookie"].partition(";")[0]
wish = {"game": "gaunerbande", "bots": [None, *["greedy"] * 3], "options": {"limit": 30}, "pace": "instant"}
headers = {"Content-Type": "application/json", "Cookie": cookie}
with urlopen(Request(f"{server}/api/tables", json.dumps(wish).encode(), headers)) as answer:
    table = json.load(answer)["id"]

with connect(f"ws{server[4:]}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}) as socket:

    def ask(what: str, **more: object) -> None:
        socket.send(json.dumps({"ask": what, "key": secrets.token_urlsafe(9), **more}))

    seed = secrets.token_bytes(16)  # our share of the luck: first its hash, and itself once nobody can sit down
    ask("sit", seat=0, name="Bender", seed_hash=hashlib.sha256(seed).hexdigest())
    ask("start")
    ask("open", seed=seed.hex())
    view, unanswered = None, 3
    while view is None or view["outcome"] is None:
        message = json.loads(socket.recv())
        if message.get("position"):
            view = message["position"]["view"]
        unanswered -= message["type"] in ("done", "refused", "problem")
        if message["type"] == "problem":  # such as "too-fast"
            print(message["code"], message["detail"], file=sys.stderr)
            time.sleep(1)
        if view and view["options"] and not unanswered:
            ask("play", commands=[random.choice(view["options"])])  # be cleverer here
            unanswered += 1
    print(f"{server}/replay/{table}", view["outcome"])
