#!/usr/bin/env python3
"""A bot for Starfry that plays at random on a server. Events come down as a stream, moves go up as posts.

Try it:  starfry serve
         python3 examples/bots/http_bot.py http://127.0.0.1:4040 ufoludki
It sets up a table against two of the server's bots. If you add the id of a table after the game, it joins that table
instead. With a token in STARFRY_TOKEN it plays as the token's owner. docs/api.md explains the API.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request


def choose(game, view, legal):
    """Picks one of the legal actions. This is the place for your ideas."""
    return random.choice(legal)


class Server:
    def __init__(self, address, token=None):
        self.address, self.headers = address, {}
        token = token or self.post("guests", {"name": "Random", "bearer": True})["token"]
        self.headers = {"Authorization": "Bearer " + token}

    def open(self, path, data=None, headers={}):
        request = urllib.request.Request(f"{self.address}/api/{path}", data, {**self.headers, **headers})
        return urllib.request.urlopen(request, timeout=60)

    def post(self, path, body):
        with self.open(path, json.dumps(body).encode(), {"Content-Type": "application/json"}) as answer:
            return json.load(answer)

    def move(self, table, move):
        """Makes a move. A post that is repeated under the same id happens once, so it is safe to try again."""
        while True:
            try:
                return self.post(f"tables/{table}/moves", move)
            except urllib.error.HTTPError as error:
                if error.code == 409:  # we have another decision by now, which the stream will send
                    return None
                if error.code not in (429, 503):
                    raise
                time.sleep(int(error.headers.get("Retry-After", 1)))

    def agree(self, table, state):
        """Agrees to whatever the others at the table want: to undo moves, or to stop."""
        question, own = state.get("question"), [one["seat"] for one in state.get("you", {}).get("seats", [])]
        if question and set(own) & set(question["waits_for"]):
            try:
                self.post(f"tables/{table}/answers", {"question": question["number"], "agree": True})
            except urllib.error.HTTPError as error:
                if error.code != 409:  # somebody else was faster
                    raise

    def events(self, table):
        """The events of a table, without end. After a broken connection it continues where it was."""
        seen = {}
        while True:
            try:
                with self.open(f"tables/{table}/events", headers=seen) as stream:
                    event = {}
                    for line in stream:
                        name, _, value = line.decode().rstrip("\n").partition(": ")
                        event[name] = value
                        if not name and "data" in event:  # an empty line ends an event
                            if "id" in event:
                                seen = {"Last-Event-ID": event["id"]}
                            yield event["event"], json.loads(event["data"])
                            event = {}
            except OSError as error:
                if isinstance(error, urllib.error.HTTPError) and error.code < 500:
                    raise
            time.sleep(1)


def play(server, game, table):
    answered = None
    for event, data in server.events(table):
        state = data if event == "table" else data.get("table", {})
        if state.get("state") in ("over", "closed"):
            return state
        server.agree(table, state)
        position = data.get("position") or {}
        decision = position.get("decision")
        if decision and decision != answered:
            move = {"decision": decision, "actions": [choose(game, position["view"], position["legal"])], "id": "bot"}
            server.move(table, move)
            answered = decision


if __name__ == "__main__":
    address, game, *table = sys.argv[1:]
    server = Server(address.rstrip("/"), os.environ.get("STARFRY_TOKEN"))
    if table:
        table = server.post(f"tables/{table[0]}/join", {})["id"]
    else:
        seats = [{"is": "me"}, {"is": "bot", "level": "greedy"}, {"is": "bot", "level": "greedy"}]
        table = server.post("tables", {"game": game, "seats": seats, "bot_speed": "instant"})["id"]
        server.post(f"tables/{table}/start", {})
    print(json.dumps({"table": table, "result": play(server, game, table)["result"]}))
