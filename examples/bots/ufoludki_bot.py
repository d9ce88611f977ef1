#!/usr/bin/env python3
"""A bot for Starfry that plays Ufoludki: it plays what takes the most loot and takes revenge for loot it has lost."""
from random_bot import play

grudges = {}  # by seat, how much loot it has taken from us


def hear(hello, step):
    for event in step["events"]:
        if event["event"] == "took_from_player" and event["from"] == hello["seat"]:
            grudges[event["seat"]] = grudges.get(event["seat"], 0) + event["loot"]


def loot(hello, view, act):
    """How much loot the action takes, if the owner has that much."""
    card, _, number = act.partition(" ")
    tops = [player["top"] for player in view["players"] if player["seat"] != hello["seat"]]
    if card == "saucer":
        return hello["content"]["saucers"][int(number) - 1]["value"]
    if card == "strength":
        return int(number)
    if card == "recruitment":
        return 1 + tops.count("recruitment")
    if card == "counterattack":
        return min(2, view["players"][int(number) - 1]["loot"])
    return 0


def grudge(act):
    """How much loot the player hit by the action has taken from us."""
    card, _, number = act.partition(" ")
    return grudges.get(int(number), 0) if card == "counterattack" else 0


def choose(hello, view, legal):
    return max(legal, key=lambda act: (loot(hello, view, act), grudge(act)))


play("Looter", choose, hear)
