"""A bot of your own at a Cutpurse server: it makes a table, sits down with three others and plays a game to its end.

python docs/examples/bot.py http://127.0.0.1:8000
"""

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
others = ["greedy", "greedy", "greedy"]
wish = {"game": "gaunerbande", "bots": [None, *others], "options": {"limit": 30}, "pace": "instant"}
headers = {"Content-Type": "application/json", "Cookie": cookie}
with urlopen(Request(f"{server}/api/tables", json.dumps(wish).encode(), headers)) as answer:
    table = json.load(answer)["id"]

with connect(f"ws{server[4:]}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}) as socket:

    def ask(what: str, **more: object) -> None:
        socket.send(json.dumps({"ask": what, "key": secrets.token_urlsafe(9), **more}))

    ask("sit", seat=0, name="Bender", seed=secrets.token_hex(16))
    ask("start")
    view, unanswered = None, 2
    while view is None or view["outcome"] is None:
        message = json.loads(socket.recv())
        if message["type"] in ("snapshot", "moved") and message["position"]:
            view = message["position"]["view"]
        elif message["type"] in ("done", "refused", "problem"):
            unanswered -= 1
            if message["type"] == "problem":  # such as "too-fast"
                print(message["code"], message["detail"], file=sys.stderr)
                time.sleep(1)
        if view and view["options"] and not unanswered:
            ask("play", commands=[random.choice(view["options"])])  # be cleverer here
            unanswered += 1
    print(f"{server}/replay/{table}", view["outcome"])
