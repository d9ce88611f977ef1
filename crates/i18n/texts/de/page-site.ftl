# The pages of the site: start page, new table, links to share.

## Around every page

page-site-skip = Zum Inhalt springen
page-site-site = Seiten
page-site-play = Spielen
page-site-watch = Zuschauen
page-site-rules = Regeln
page-site-theme = Farben
page-site-theme-light = Hell
page-site-theme-dark = Dunkel
page-site-theme-auto = Wie auf diesem Gerät
page-foot-rules = Zu jedem Spiel eine Spielregel in fünf Sprachen. Jede Regel hat ihren eigenen Link.
page-foot-fair = Faires Spiel
page-foot-fair-about = Was Karten und Würfel bestimmt, wird vor der Partie versiegelt und danach geöffnet: Jeder Wurf lässt sich nachprüfen.
page-foot-programs = Für Programme
page-foot-programs-about = Was ein Browser hier kann, kann auch ein Programm.
page-foot-api = Die API

## When something was refused

# What happened, and what one can do.
page-trouble-refused = Das hat nicht geklappt
    .about = Geh im Browser zurück, ändere etwas und versuch es noch einmal.
page-trouble-missing = Hier ist nichts
    .about = Vielleicht ist die Adresse vertippt oder abgeschnitten, oder was hier war, gibt es nicht mehr. Von der Startseite kommst du überallhin.
page-trouble-barred = Das darfst du hier nicht
    .about = Vielleicht bist du unter einem anderen Namen angemeldet oder gar nicht. Sieh auf der Startseite nach.
page-trouble-button = Diese Adresse lässt sich nicht direkt öffnen
    .about = Sie gehört zu einem Knopf. Öffne die Startseite und drück dort auf den Knopf.
page-trouble-wait = Einen Moment, bitte
    .about = Warte ein wenig und lade die Seite dann neu.
page-trouble-ours = Bei uns stimmt etwas nicht
    .about = Du kannst nichts dafür, und kein Zug ist verloren. Lade die Seite nach einer Weile neu.
page-trouble-home = Zur Startseite

## Start page

page-start-title = Starfry: drei Spiele rund um Außerirdische
page-start-about = Drei Brett- und Kartenspiele rund um Außerirdische, im Browser und ohne Konto: gegen Bots oder gemeinsam.
page-start-claim = Drei Spiele rund um Außerirdische. Ein Klick genügt, ganz ohne Konto.
# On servers where only accounts may play.
page-start-claim-members = Drei Spiele rund um Außerirdische. Anmelden und losspielen.
page-start-back = Willkommen zurück, { $name }
# The label of the field with one's name.
page-me = Du spielst als
page-me-any = beliebiger Name
page-me-keep = Speichern
page-me-login = Anmelden
page-me-logout = Abmelden
page-login = Dein Konto
page-login-about = Du kannst auch ohne spielen. Mit einem Konto findest du deine Partien auf jedem Gerät wieder, und dein Name gehört dir allein.
page-login-about-closed = Du kannst auch ohne spielen. Neue Konten richtet die Serverleitung ein.
page-login-name = Name
page-login-password = Passwort (mindestens 8 Zeichen)
page-login-cancel = Abbrechen
page-login-new = Konto anlegen
page-players = { $least }–{ $most } Personen
page-minutes = { $short }–{ $long } Min.
page-age = ab { $years } Jahren
page-play-now = Jetzt gegen Bots spielen
page-with-friends = Mit anderen
page-game-draft = Ein Entwurf: spielbar, aber noch nicht fertig.

## Lists of tables

page-turn = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
page-list-mine = Meine Tische
page-list-open = Offene Tische
page-list-open-none = Gerade wartet niemand auf Gesellschaft. Richte einen öffentlichen Tisch ein, dann sehen ihn andere hier.
page-list-watch = Zuschauen
page-list-watch-none = Im Moment gibt es nichts zu sehen. Öffentliche Tische stehen hier, solange gespielt wird.
page-line-your-turn = Du bist dran
page-line-waiting = Wartet
page-line-over = Beendet
page-line-decides = { $count ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
}
page-line-with = mit { $names }
page-line-nobody = noch niemand sonst
page-line-seats = { $taken } von { $seats } Plätzen
page-line-you-won = Du hast gewonnen
page-line-shared = Du hast gewonnen, zusammen mit { $names }
page-line-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
page-line-ended = Ohne Sieg beendet
page-line-ready = Alle sind da
page-line-steps = { $count ->
    [one] bisher ein Schritt
   *[other] bisher { $count } Schritte
}
# How long a game has been going on.
page-line-minutes = { $count ->
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
page-line-hours = { $count ->
    [one] seit einer Stunde
   *[other] seit { $count } Stunden
}
page-line-days = { $count ->
    [one] seit einem Tag
   *[other] seit { $count } Tagen
}
page-line-play = Spielen
page-line-look = Ansehen
page-line-join = Mitspielen
page-line-watch = Zuschauen
page-line-replay = Nachspielen
page-pace-none = ohne Uhr
page-pace-live = { $minutes } Min., je Entscheidung { $seconds } s dazu
page-pace-hours = einige Stunden je Entscheidung
page-pace-days = { $days ->
    [one] ein Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}

## New table

page-new = Den Tisch decken
page-new-start = Start
page-new-game = Spiel
page-new-how = Wie ihr spielt
page-new-seats = Plätze
page-new-more-seats = Noch ein Platz
# $seat is a letter.
page-new-seat = Platz { $seat }
page-new-seat-name = Name auf Platz { $seat }
page-new-their-name = Name der Person
page-new-options = Optionen
page-new-all-options = { $count ->
    [one] Eine weitere Option
   *[other] { $count } weitere Optionen
}
page-new-clock = Uhr
page-new-company = Gesellschaft
page-new-public = Auf der Startseite zu sehen
    .about = Wer will, setzt sich auf einen freien Platz. Sonst findet den Tisch nur, wer den Link hat.
page-new-spectators = Andere dürfen zuschauen
    .about = Sie sehen nur, was offen liegt, nie eine Hand.
page-new-chat = Chat am Tisch
    .about = Für alle, die mitspielen.
page-new-hints = Tipps und Chancen
    .about = Wer mag, fragt, was jemand mit Erfahrung tun würde.
page-new-ready = Freie Plätze? Dann bekommst du einen Link und einen QR-Code zum Weitergeben und beginnst, wenn alle da sind. Sonst geht es sofort los.
page-new-go = Tisch einrichten
page-preset-first = Erste Partie
page-preset-standard = Klassisch
page-preset-advanced = Für Geübte
page-seat-me = Ich
page-seat-free = Frei: für jemanden mit dem Link
    .about = Bleibt frei, bis sich jemand setzt. Beim Start kann ein Bot einspringen.
page-seat-bot = Bot: { $level }
page-seat-here = Noch jemand an diesem Gerät
page-seat-account = Für ein Konto, mit Namen
page-seat-closed = Geschlossen
page-clock-none = Ohne Uhr
    .about = Wartet, solange es eben dauert.
page-clock-live = In einem Rutsch
page-clock-day = Ein Tag je Zug
page-clock-days = Über viele Tage

## Before the game

# On the table before the game.
page-lobby-kept = für eine Einladung reserviert
page-lobby-invites = { $name } lädt dich zu einer Partie { $game } ein.
page-lobby-invited = Du bist zu einer Partie { $game } eingeladen.
page-lobby-your-name = Dein Name
page-lobby-you = du
page-lobby-wait = Es geht los, sobald { $name } die Partie beginnt.
page-lobby-new = Neu in diesem Spiel?
page-lobby-seats = { $seats } Plätze, { $free ->
    [0] alle besetzt
    [one] einer frei
   *[other] { $free } frei
}
page-lobby-sit = Platz nehmen
page-lobby-account = Ich habe ein Konto
page-lobby-watch = Nur zuschauen
page-lobby-watching = Du schaust zu. Die Partie erscheint hier, sobald sie beginnt.
page-lobby-face = Ein anderes Gesicht
page-lobby-how = So spielen wir
page-lobby-invite = Einladen
page-lobby-share = Teilen
page-lobby-move = Hierher setzen
page-lobby-swap = Mit { $name } tauschen
page-lobby-remove = { $name } vom Tisch nehmen
page-lobby-bot = Bot setzen
page-lobby-owner = hat den Tisch eingerichtet
page-lobby-public = Der Tisch ist auf der Startseite zu sehen.
page-lobby-private = Mitspielen kann nur, wer den Link hat.
page-lobby-spectators = Andere dürfen zuschauen.
page-lobby-alone = Sonst darf niemand zuschauen.
page-lobby-hints = Tipps und Chancen sind erlaubt.
page-lobby-no-hints = Es gibt keine Tipps.
page-lobby-option = { $name }: { $value }.
