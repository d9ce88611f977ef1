#!/usr/bin/env python3
"""A bot for Starfry that plays any game at random.

Try it:  starfry bot check "python3 examples/bots/random_bot.py"
"""
import json
import random
import sys


def choose(hello, view, legal):
    """Picks one of the legal actions. This is the place for your ideas."""
    return random.choice(legal)


def play(name, choose, hear=None):
    """Answers the questions on standard input until the game is over. `hear` gets every step of the game, if given."""
    def say(answer):
        print(json.dumps(answer), flush=True)

    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            hello = message
            say({"type": "hello", "name": name, "events": hear is not None})
        elif message["type"] == "step":
            hear(hello, message)
        elif message["type"] == "decide":
            question = message
        elif message["type"] == "error":
            print(message["sentence"], file=sys.stderr)
        elif message["type"] == "over":
            break
        # After an error the same question is still open.
        if message["type"] in ("decide", "error"):
            act = choose(hello, question["view"], question["legal"])
            say({"act": act, "decision": question["decision"]})


if __name__ == "__main__":
    play("Random", choose)
