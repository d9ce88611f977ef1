# Somebody at this table likes another wording better: whatever else is German stays as it is.
games-bots = Wer mitspielt: { $bots }
