#!/usr/bin/env python3
"""A bot for Starfry that plays on a server, at random: events come down as a stream, moves go up as posts.

Try it:  starfry serve
         python3 examples/bots/http_bot.py http://127.0.0.1:4040 ufoludki
It sets up a table against two bots of the server. With the id of a table after the game it sits down there instead; with a
token in STARFRY_TOKEN it is whoever that belongs to. docs/api.md says what all of this means.
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
        """Moves. What is repeated under the same id is done once, so there is no harm in trying again."""
        while True:
            try:
                return self.post(f"tables/{table}/moves", move)
            except urllib.error.HTTPError as error:
                if error.code == 409:  # we are asked something else by now: the stream says what
                    return None
                if error.code not in (429, 503):
                    raise
                time.sleep(int(error.headers.get("Retry-After", 1)))

    def agree(self, table, state):
        """Agrees to whatever the others at the table want: to take moves back, or to stop."""
        question, own = state.get("question"), [one["seat"] for one in state.get("you", {}).get("seats", [])]
        if question and set(own) & set(question["waits_for"]):
            try:
                self.post(f"tables/{table}/answers", {"question": question["number"], "agree": True})
            except urllib.error.HTTPError as error:
                if error.code != 409:  # somebody else has settled it
                    raise

    def events(self, table):
        """What happens at a table, for ever: after a broken connection it goes on where it was."""
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
