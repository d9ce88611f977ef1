#!/usr/bin/env python3
"""A bot for Starfry that plays Ufoludki: it lays what takes the most loot."""
from random_bot import play


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


def choose(hello, view, legal):
    return max(legal, key=lambda act: loot(hello, view, act))


play("Looter", choose)
