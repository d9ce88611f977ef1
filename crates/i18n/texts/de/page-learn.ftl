# Geführte erste Partien: an jeder Station ein, zwei kurze Sätze. Kein Wort, das nicht vorher erklärt wurde.

page-learn-title = Erste Partie: { $game }
page-learn-box = Was passiert und warum
page-learn-progress = { $what } von { $points }
page-learn-instead = Das jetzt noch nicht. Als Nächstes machen wir: { $what }
page-learn-read = Hier gibt es noch nichts zu entscheiden. Mit „Weiter“ geht es voran.
page-learn-lost = Die Einführung lässt sich nicht anzeigen.
page-learn-noscript = Diese Seite braucht JavaScript.
page-learn-rules = Alle Regeln lesen
page-learn-play = Jetzt richtig spielen
page-learn-back = Zurück
page-learn-next = Weiter
page-learn-link = In { $minutes } Minuten lernen
