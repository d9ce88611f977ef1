# Star Fleet Battle Force: fleets of starships, action cards, volleys and defences.
#
# $who, $owner, $to, $ally and $winners are players' names: they are never inflected, and nothing may depend on whether a player is
# a man or a woman. FORM($who, "person") is "you" for the reader; the other forms are those of story-you and story-they ("die D7
# Thunderchild von Ada", "deine D7 Thunderchild"). $ship, $attacker and $target are ships, "D7 Thunderchild": class and proper
# name, all of them feminine ("die D7 Thunderchild", "sie"). Lines are feminine too ("in der Vorhut").
# $race, $button and $kind are names of things. $cards, $ships, $buttons and the like are lists, already in words.
#
# $card, $booster and $against are cards. Their forms, where they differ from the name:
#   acc       legt eine Drohne (3) ab      the-acc   verdoppelt die Drohne (3)
#   dat       antwortet mit einem Köder
#   bare-acc  Legendären Kanonier ablegen  bare-dat  Drohne (3) mit Legendärem Kanonier
# Lists of cards hold the bare names: they stand after a colon or where nominative and accusative may be the same.
#
# Damage is not inflected: "1 Schaden", "5 Schaden"; counted buttons have digits, so that they fit nominative and accusative.
# Numbers choose plurals. "Reserve" is for ships, "Kartenreserve" for cards.

battleforce-about = Flotten, verdeckte Hände, Salven und Gegenschläge: Raumschiffe von sieben Völkern bekämpfen einander mit Aktionskarten, allein gegen einen Automaten oder mit bis zu acht Personen am Tisch.

## Action cards

battleforce-card-photon = Photonentorpedo
    .acc = einen Photonentorpedo
    .the-acc = den Photonentorpedo
battleforce-card-disruptor = Disruptor
    .acc = einen Disruptor
    .the-acc = den Disruptor
battleforce-card-drone = Drohne
    .acc = eine Drohne
    .the-acc = die Drohne
battleforce-card-phaser_1 = Phaser-1
    .acc = einen Phaser-1
    .the-acc = den Phaser-1
battleforce-card-phaser_2 = Phaser-2
    .acc = einen Phaser-2
    .the-acc = den Phaser-2
battleforce-card-phaser_3 = Phaser-3
    .acc = einen Phaser-3
    .the-acc = den Phaser-3
battleforce-card-plasma_r = Plasma-R
    .acc = ein Plasma-R
    .the-acc = das Plasma-R
battleforce-card-plasma_s = Plasma-S
    .acc = ein Plasma-S
    .the-acc = das Plasma-S
battleforce-card-plasma_f = Plasma-F
    .acc = ein Plasma-F
    .the-acc = das Plasma-F
battleforce-card-overload = Überladung
    .acc = eine Überladung
    .the-acc = die Überladung
    .dat = einer Überladung
battleforce-card-enveloper = Plasmahülle
    .acc = eine Plasmahülle
    .the-acc = die Plasmahülle
    .dat = einer Plasmahülle
battleforce-card-scatterpack = Streuladung
    .acc = eine Streuladung
    .the-acc = die Streuladung
    .dat = einer Streuladung
battleforce-card-legendary_gunner = Legendärer Kanonier
    .acc = den Legendären Kanonier
    .the-acc = den Legendären Kanonier
    .dat = dem Legendären Kanonier
    .bare-acc = Legendären Kanonier
    .bare-dat = Legendärem Kanonier
battleforce-card-erratic_maneuvers = Ausweichmanöver
    .acc = ein Ausweichmanöver
    .the-acc = das Ausweichmanöver
    .dat = einem Ausweichmanöver
battleforce-card-ecm = ECM
    .the-acc = die ECM
battleforce-card-eccm = ECCM
battleforce-card-reinforce_shields = Verstärkte Schilde
battleforce-card-wild_weasel = Köder
    .acc = einen Köder
    .the-acc = den Köder
    .dat = einem Köder
battleforce-card-tractor_beam = Traktorstrahl
    .acc = einen Traktorstrahl
    .dat = einem Traktorstrahl
battleforce-card-disengage = Rückzug
    .acc = einen Rückzug
battleforce-card-damage_control = Schadenskontrolle
    .acc = eine Schadenskontrolle
battleforce-card-legendary_engineer = Legendärer Ingenieur
    .acc = den Legendären Ingenieur
    .bare-acc = Legendären Ingenieur
battleforce-card-prime_team = Eliteteam
    .acc = ein Eliteteam
    .dat = einem Eliteteam
battleforce-card-pf_flotilla = PF-Flottille
    .acc = eine PF-Flottille
battleforce-card-planet_based_fighters = Planetare Jäger
battleforce-card-klingon_mutiny = Klingonische Meuterei
    .acc = eine Klingonische Meuterei
battleforce-card-organian_ceasefire = Organianischer Waffenstillstand
    .acc = einen Organianischen Waffenstillstand
    .bare-acc = Organianischen Waffenstillstand
battleforce-card-reinforcements = Verstärkung
    .acc = eine Verstärkung

# A card with its number, where there are several: "Phaser-1 (3)".
battleforce-card-valued = { $name } ({ $value })
# A weapon card with the card that doubles it: "Photonentorpedo (6) mit Überladung".
battleforce-card-boosted = { $card } mit { FORM($booster, "bare-dat") }
# A card in a list, with its copies.
battleforce-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
battleforce-no-cards = keine Karten
# Stands for a card whose name cannot be told, before "behalten" and the like.
battleforce-card-drawn = Gezogene Karte

## What the cards do, in a sentence

# $value is the number on the card. $reduces is what Shields, Maneuvers and ECM do by the options of the table: take points off
# one attack card or off the whole "attack", or with traditional damage remove a card ("removal", not Shields).

battleforce-about-photon = Direktfeuer aus einem Torpedofeld: { $value } Schaden.
battleforce-about-disruptor = Direktfeuer aus einem Disruptorfeld: { $value } Schaden.
battleforce-about-drone = Lenkwaffe aus einem Drohnenfeld: { $value } Schaden. Schießt in der Abwehr eine Drohne ab.
battleforce-about-phaser_1 = Direktfeuer aus einem Feld Phaser-1: { $value } Schaden. Zieht in der Abwehr { $value } von einer Drohne oder einem Plasma ab.
battleforce-about-phaser_2 = Direktfeuer aus einem Feld Phaser-1 oder Phaser-2: { $value } Schaden. Zieht in der Abwehr { $value } von einer Drohne oder einem Plasma ab.
battleforce-about-phaser_3 = Direktfeuer aus jedem Phaserfeld, nur auf kurze Reichweite: { $value } Schaden. Zieht in der Abwehr { $value } von einer Drohne oder einem Plasma ab.
battleforce-about-plasma_r = Lenkwaffe aus einem Feld Plasma-R: { $value } Schaden. Schießt in der Abwehr eine Drohne ab.
battleforce-about-plasma_s = Lenkwaffe aus einem Feld Plasma-R oder Plasma-S: { $value } Schaden. Schießt in der Abwehr eine Drohne ab.
battleforce-about-plasma_f = Lenkwaffe aus jedem Plasmafeld, nur auf kurze Reichweite: { $value } Schaden. Feuert in der Abwehr auf Jäger und PFs.
battleforce-about-overload = Verdoppelt einen Photonentorpedo oder Disruptor, nur auf kurze Reichweite.
battleforce-about-enveloper = Verdoppelt ein Plasma-S oder Plasma-R.
battleforce-about-scatterpack = Verdoppelt eine Drohne.
battleforce-about-legendary_gunner = Verdoppelt eine beliebige Waffenkarte.
battleforce-about-erratic_maneuvers = { $reduces ->
    [removal] Entfernt eine Angriffskarte, in diesem Angriff und in den folgenden; bleibt bis zum Ende deines nächsten Zuges liegen, und so lange kann das Schiff nicht angreifen.
    [attack] Zieht { $value } vom Angriff ab, auch von den folgenden; bleibt bis zum Ende deines nächsten Zuges liegen, und so lange kann das Schiff nicht angreifen.
   *[card] Zieht { $value } von einer Angriffskarte ab, in diesem Angriff und in den folgenden; bleibt bis zum Ende deines nächsten Zuges liegen, und so lange kann das Schiff nicht angreifen.
}
battleforce-about-ecm = { $reduces ->
    [removal] Entfernt eine Angriffskarte.
    [attack] Zieht { $value } vom Angriff ab.
   *[card] Zieht { $value } von einer Angriffskarte ab.
}
battleforce-about-eccm = Hebt ECM auf oder für einen Angriff ein Ausweichmanöver.
battleforce-about-reinforce_shields = { $reduces ->
    [attack] Zieht { $value } vom Angriff ab; darauf gibt es keine Antwort.
   *[card] Zieht { $value } von einer Angriffskarte ab; darauf gibt es keine Antwort.
}
battleforce-about-wild_weasel = Lockt alle Drohnen und alles Plasma weg und halbiert den Rest, auch in den folgenden Angriffen; bleibt bis zum Ende deines nächsten Zuges liegen, und so lange kann das Schiff nicht feuern.
battleforce-about-tractor_beam = Entfernt eine Drohne oder hält einen Köder fest.
battleforce-about-disengage = Beendet den Angriff ohne Schaden; bis zum Ende deines nächsten Zuges nimmt das Schiff nicht am Gefecht teil.
battleforce-about-damage_control = Repariert { $value } Schaden an einem Schiff.
battleforce-about-legendary_engineer = Repariert allen Schaden an einem Schiff.
battleforce-about-prime_team = Zählt 1 zu einem Angriff oder Wurf dazu, zieht bei einer Meuterei 1 ab oder hebt eine Tarnung, ein Netz oder einen Köder auf.
battleforce-about-pf_flotilla = Statt eines Schiffs greifen sechs schnelle Patrouillenschiffe an; die Gegenseite darf vorher auf sie feuern. Was sie zerstören, bringt niemandem Punkte.
battleforce-about-planet_based_fighters = Statt eines Schiffs greifen Jäger von einem Planeten an; zwei Karten dürfen gemeinsam fliegen.
battleforce-about-klingon_mutiny = Beschädigt oder kapert statt eines Angriffs ein klingonisches Schiff.
battleforce-about-organian_ceasefire = Statt eines Angriffs werden alle Schiffe repariert und alle Karten außer den Kartenreserven gemischt, und jede Flotte bekommt eine neue Hand.
battleforce-about-reinforcements = Ein neues Schiff stößt zur Flotte.

## Ships

# Class and name; the second copy of the game has the same ships again.
battleforce-ship = { $class } { $name }
battleforce-ship-second = { $class } { $name } II

battleforce-kind-dreadnought = Dreadnought
battleforce-kind-carrier = Träger
battleforce-kind-light-carrier = leichter Träger
battleforce-kind-battlecruiser = Schlachtkreuzer
battleforce-kind-heavy-cruiser = schwerer Kreuzer
battleforce-kind-medium-cruiser = mittlerer Kreuzer
battleforce-kind-light-cruiser = leichter Kreuzer
battleforce-kind-war-cruiser = Kriegskreuzer
battleforce-kind-heavy-destroyer = schwerer Zerstörer
battleforce-kind-destroyer = Zerstörer
battleforce-kind-frigate-large = große Fregatte
battleforce-kind-frigate = Fregatte
battleforce-kind-escort = Geleitschiff
battleforce-kind-war-eagle = Kriegsadler
battleforce-kind-battle-raider = schweres Kaperschiff
battleforce-kind-raider-cruiser = Kaperkreuzer
battleforce-kind-light-raider = leichtes Kaperschiff
battleforce-kind-patrol-corvette = Patrouillenkorvette

# Who built a ship; the forms "people" and "People" are those one leads who picks the race, within a sentence and at its
# beginning. Orion and Tholian ships are picked together.
battleforce-race-fed = Föderation
    .people = die Föderation
    .People = Die Föderation
battleforce-race-kli = Klingonen
    .people = die Klingonen
    .People = Die Klingonen
battleforce-race-rom = Romulaner
    .people = die Romulaner
    .People = Die Romulaner
battleforce-race-gor = Gorn
    .people = die Gorn
    .People = Die Gorn
battleforce-race-kzi = Kzinti
    .people = die Kzinti
    .People = Die Kzinti
battleforce-race-ori = Orion
    .people = die Orion-Piraten und die Tholianer
    .People = Die Orion-Piraten und die Tholianer
battleforce-race-tho = Tholianer

# The three lines of a formation, all feminine.
battleforce-line-screen = Vorhut
battleforce-line-body = Hauptmacht
battleforce-line-reserve = Reserve

battleforce-device-cloak = Tarnung
battleforce-device-web = Netz

## Buttons: by name, counted as what a ship loses or has repaired, and so short that a ship fits into a line

# The form "of" is the dative plural: "1 von 2 Disruptoren".
battleforce-button-photon = Photonentorpedo
    .of = Photonentorpedos
battleforce-button-disruptor = Disruptor
    .of = Disruptoren
battleforce-button-drone = Drohne
    .of = Drohnen
battleforce-button-phaser_1 = Phaser-1
battleforce-button-phaser_2 = Phaser-2
battleforce-button-phaser_3 = Phaser-3
battleforce-button-plasma_r = Plasma-R
battleforce-button-plasma_s = Plasma-S
battleforce-button-plasma_f = Plasma-F
battleforce-button-option_mount = Wechsellafette
    .of = Wechsellafetten
battleforce-button-fighters = Jägerstaffel
    .of = Jägerstaffeln
battleforce-button-free_hit = Rumpffeld
    .of = Rumpffeldern

battleforce-buttons-photon = { $count ->
    [one] { $count } Photonentorpedo
   *[other] { $count } Photonentorpedos
}
battleforce-buttons-disruptor = { $count ->
    [one] { $count } Disruptor
   *[other] { $count } Disruptoren
}
battleforce-buttons-drone = { $count ->
    [one] { $count } Drohne
   *[other] { $count } Drohnen
}
battleforce-buttons-phaser_1 = { $count } Phaser-1
battleforce-buttons-phaser_2 = { $count } Phaser-2
battleforce-buttons-phaser_3 = { $count } Phaser-3
battleforce-buttons-plasma_r = { $count } Plasma-R
battleforce-buttons-plasma_s = { $count } Plasma-S
battleforce-buttons-plasma_f = { $count } Plasma-F
battleforce-buttons-option_mount = { $count ->
    [one] { $count } Wechsellafette
   *[other] { $count } Wechsellafetten
}
battleforce-buttons-fighters = { $count ->
    [one] { $count } Jägerstaffel
   *[other] { $count } Jägerstaffeln
}
battleforce-buttons-free_hit = { $count ->
    [one] { $count } Rumpffeld
   *[other] { $count } Rumpffelder
}
# With the option "traditional damage", damage is a number and covers no buttons.
battleforce-buttons-damage = { $count } Schaden

battleforce-short-photon = Pho
battleforce-short-disruptor = Dis
battleforce-short-drone = Dro
battleforce-short-phaser_1 = P1
battleforce-short-phaser_2 = P2
battleforce-short-phaser_3 = P3
battleforce-short-plasma_r = R
battleforce-short-plasma_s = S
battleforce-short-plasma_f = F
battleforce-short-option_mount = Laf
battleforce-short-fighters = Jäg
battleforce-short-free_hit = Rumpf

## The story: before the first turn

battleforce-first = { FORM($who, "person") ->
    [you] Du machst den Anfang.
   *[they] { $who } macht den Anfang.
}
battleforce-picks-next = { FORM($who, "person") ->
    [you] Du wählst
   *[they] { $who } wählt
} als Nächstes ein Volk.
battleforce-race-picked = { FORM($who, "person") ->
    [you] Du führst
   *[they] { $who } führt
} { FORM($race, "people") } an.
battleforce-picked = { FORM($who, "person") ->
    [you] Du wählst
   *[they] { $who } wählt
} die { $ship }.
battleforce-picks-done = { FORM($who, "person") ->
    [you] Du wählst
   *[they] { $who } wählt
} keine Schiffe mehr.
battleforce-dealt = { FORM($who, "person") ->
    [you] Du bekommst
   *[they] { $who } bekommt
} { $count ->
    [one] die { $ships }.
   *[other] { $count } Schiffe: { $ships }.
}
battleforce-dealt-hidden = { FORM($who, "person") ->
    [you] Du bekommst
   *[they] { $who } bekommt
} verdeckt { $count ->
    [one] ein Schiff.
   *[other] { $count } Schiffe.
}
# $places: "in der Vorhut DN Federation und CA Constellation und in der Reserve die FF Guderian".
battleforce-lined = { FORM($who, "person") ->
    [you] Du stellst
   *[they] { $who } stellt
} verdeckt auf: { $places }.
battleforce-lined-hidden = { FORM($who, "person") ->
    [you] Du stellst
   *[they] { $who } stellt
} verdeckt { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
} auf.
battleforce-shown = { FORM($who, "person") ->
    [you] Du zeigst
   *[they] { $who } zeigt
} { $places }.
battleforce-in-line = { $count ->
    [one] in der { $line } die { $ships }
   *[other] in der { $line } { $ships }
}

## The story: turns, cards, repairs, formation

battleforce-turn = Spielrunde { $turn } · { FORM($who, "person") ->
    [you] Du bist am Zug
   *[they] { $who } ist am Zug
}
# $known is 0 if nobody's number is known to whoever reads this; $cards: "Ola hat Nummer 3".
battleforce-order-dealt = { $known ->
    [0] Neue Reihenfolgekarten werden ausgeteilt.
   *[other] Neue Reihenfolgekarten werden ausgeteilt: { $cards }.
}
battleforce-order-card = { FORM($who, "person") ->
    [you] du hast
   *[they] { $who } hat
} Nummer { $number }
battleforce-order-turn = Spielrunde { $turn } · Reihenfolgekarte { $number } · { FORM($who, "person") ->
    [you] Du bist am Zug
   *[they] { $who } ist am Zug
}
battleforce-order-called = Reihenfolgekarte { $number } wird aufgerufen: Sie gehört { FORM($who, "dat") }.
battleforce-drew = { FORM($who, "person") ->
    [you] Du ziehst
   *[they] { $who } zieht
}: { $cards }.
battleforce-drew-hidden = { FORM($who, "person") ->
    [you] Du ziehst
   *[they] { $who } zieht
} { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
battleforce-salvaged = { FORM($who, "person") ->
    [you] Du ziehst
   *[they] { $who } zieht
} die oberste Karte vom Ablagestapel: { $card }.
battleforce-reshuffled = { $cards ->
    [one] Der Aktionsstapel ist leer: Die einzige abgelegte Karte wird zum neuen.
   *[other] Der Aktionsstapel ist leer: { $cards } abgelegte Karten werden zum neuen gemischt.
}
battleforce-stashed = { FORM($who, "person") ->
    [you] Du legst in deine Kartenreserve
   *[they] { $who } legt in die Kartenreserve
}: { $cards }.
battleforce-stashed-hidden = { $count ->
    [one] { $who } legt eine Karte in die Kartenreserve.
   *[other] { $who } legt { $count } Karten in die Kartenreserve.
}
battleforce-took = { FORM($who, "person") ->
    [you] Du nimmst aus deiner Kartenreserve
   *[they] { $who } nimmt aus der Kartenreserve
}: { $cards }.
battleforce-took-hidden = { $count ->
    [one] { $who } nimmt eine Karte aus der Kartenreserve.
   *[other] { $who } nimmt { $count } Karten aus der Kartenreserve.
}
battleforce-gave = { FORM($who, "person") ->
    [you] Du legst
   *[they] { $who } legt
} { FORM($card, "acc") } in { FORM($to, "die") } Kartenreserve{ FORM($to, "von") }.
battleforce-gave-hidden = { FORM($who, "person") ->
    [you] Du legst
   *[they] { $who } legt
} eine Karte in { FORM($to, "die") } Kartenreserve{ FORM($to, "von") }.
battleforce-tossed = { FORM($who, "person") ->
    [you] Du tauschst
   *[they] { $who } tauscht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus: { $cards }.
battleforce-discarded = { FORM($who, "person") ->
    [you] Du legst
   *[they] { $who } legt
} { FORM($card, "acc") } ab.
battleforce-on-top = Oben auf dem Ablagestapel: { $card }.
battleforce-repairs = { FORM($who, "person") ->
    [you] Du spielst
   *[they] { $who } spielt
} { FORM($card, "acc") } auf die { $ship }.
battleforce-repairs-mends = { FORM($who, "person") ->
    [you] Du spielst { FORM($card, "acc") } und reparierst
   *[they] { $who } spielt { FORM($card, "acc") } und repariert
} { $buttons } an der { $ship }.
# $repairs: "1 Disruptor an der D7 Thunderchild und 2 Rumpffelder an der D5 Warhammer".
battleforce-mended = { FORM($who, "person") ->
    [you] Du reparierst
   *[they] { $who } repariert
} { $repairs }.
battleforce-mended-on = { $buttons } an der { $ship }
battleforce-reinforced = { $face ->
    [down] Verstärkung für { FORM($who, "acc") }: Die { $ship } trifft verdeckt in der Reserve ein.
   *[up] Verstärkung für { FORM($who, "acc") }: Die { $ship } trifft ein.
}
battleforce-reinforced-hidden = Verstärkung für { FORM($who, "acc") }: Ein Schiff trifft verdeckt in der Reserve ein.
# $moves: "die D7 Thunderchild in die Vorhut und die D5 Warhammer in die Reserve".
battleforce-moved = { FORM($who, "person") ->
    [you] Du verlegst
   *[they] { $who } verlegt
} { $moves }.
battleforce-move = die { $ship } in die { $line }
battleforce-advanced = { FORM($who, "Die") } Vorhut{ FORM($who, "von") } ist leer: Die Hauptmacht rückt vor.
battleforce-raised = { $device ->
    [web] { FORM($who, "Die") } { $ship }{ FORM($who, "von") } spinnt sich in ihr Netz ein.
   *[cloak] { FORM($who, "Die") } { $ship }{ FORM($who, "von") } verschwindet unter ihrer Tarnung.
}
battleforce-lowered = { $device ->
    [web] Das Netz um { FORM($who, "die") } { $ship }{ FORM($who, "von") } fällt.
   *[cloak] { FORM($who, "Die") } { $ship }{ FORM($who, "von") } lässt ihre Tarnung fallen.
}
battleforce-cards-left = { $kind ->
    [disengage] Die { $ship } kehrt ins Gefecht zurück.
    [wild_weasel] Der Köder der { $ship } ist verglüht.
   *[erratic_maneuvers] Die { $ship } beendet ihr Ausweichmanöver.
}
battleforce-ceasefire = Die Organianer erhören { FORM($who, "acc") }: Die Waffen schweigen, alle Schiffe werden repariert und die Karten gemischt.
battleforce-last-turn = Die letzte Spielrunde läuft.
battleforce-offered = { FORM($who, "person") ->
    [you] Du machst
   *[they] { $who } macht
} ein öffentliches Angebot.
battleforce-kept-promise = { FORM($who, "person") ->
    [you] Du hältst Wort.
   *[they] { $who } hält Wort.
}
battleforce-broke-promise = { FORM($who, "person") ->
    [you] Du brichst ein Versprechen und darfst keines mehr geben.
   *[they] { $who } bricht ein Versprechen und darf keines mehr geben.
}
# What was promised, as the player would say it; $promise is that sentence. $time: one of the two that follow.
battleforce-promise = { $verdict ->
    [kept] { FORM($who, "person") ->
        [you] Du hast
       *[they] { $who } hat
    } Wort gehalten: „{ $promise }“
    [broken] { FORM($who, "person") ->
        [you] Du hast ein Versprechen gebrochen und darfst
       *[they] { $who } hat ein Versprechen gebrochen und darf
    } keines mehr geben: „{ $promise }“
   *[open] { FORM($who, "person") ->
        [you] Du versprichst
       *[they] { $who } verspricht
    }: „{ $promise }“
}
battleforce-promise-until = { $turns ->
    [one] bis zum Ende meines nächsten Zuges
   *[other] bis zum Ende meiner nächsten { $turns } Züge
}
battleforce-promise-by = { $turns ->
    [one] bis zum Ende meines nächsten Zuges
   *[other] bis zum Ende meiner nächsten { $turns } Züge
}
battleforce-promise-peace = { $toward ->
    [all] Ich greife { $time } niemanden an.
    [ship] Ich greife die { $ship } { $time } nicht an.
   *[seat] Ich greife { $whom } { $time } nicht an.
}
battleforce-promise-attack = { $toward ->
    [ship] Ich greife { $time } die { $ship } an.
   *[seat] Ich greife { $time } { $whom } an.
}

## The story: attacks

battleforce-attacks = { FORM($who, "Die") } { $attacker }{ FORM($who, "von") } greift { FORM($owner, "die") } { $target }{ FORM($owner, "von") } an.
battleforce-attacks-fighters = { $squadrons ->
    [one] Eine Staffel { FORM($who, "der-f") } { $attacker }{ FORM($who, "von") } stürzt sich auf { FORM($owner, "die") } { $target }{ FORM($owner, "von") }.
   *[other] { $squadrons } Staffeln { FORM($who, "der-f") } { $attacker }{ FORM($who, "von") } stürzen sich auf { FORM($owner, "die") } { $target }{ FORM($owner, "von") }.
}
battleforce-attacks-planet = { FORM($who, "person") ->
    [you] Du schickst
   *[they] { $who } schickt
} { $waves ->
    [one] Planetare Jäger
   *[other] zwei Wellen Planetarer Jäger
} gegen { FORM($owner, "die") } { $target }{ FORM($owner, "von") }.
battleforce-attacks-flotilla = { FORM($who, "person") ->
    [you] Du rufst
   *[they] { $who } ruft
} eine PF-Flottille herbei.
battleforce-attacks-pfs = { FORM($who, "Die") } PFs{ FORM($who, "von") } fallen über { FORM($owner, "die") } { $target }{ FORM($owner, "von") } her.
battleforce-attacks-mutiny = { FORM($who, "person") ->
    [you] Du zettelst
   *[they] { $who } zettelt
} an Bord { FORM($owner, "der-f") } { $target }{ FORM($owner, "von") } eine Meuterei an.
# All at once: ship, target, cards, and what would come through.
battleforce-volley = { FORM($who, "Die") } { $attacker }{ FORM($who, "von") } feuert { $cards } auf { FORM($owner, "die") } { $target }{ FORM($owner, "von") }{ $damage ->
    [0] , doch Schaden droht keiner.
   *[other] : { $damage } Schaden im Anflug.
}
battleforce-fired = { FORM($who, "person") ->
    [you] Du feuerst
   *[they] { $who } feuert
} { $cards }.
battleforce-fired-launched = { FORM($who, "person") ->
    [you] Du feuerst
   *[they] { $who } feuert
} { $cards }{ $damage ->
    [0] , doch Schaden droht keiner.
   *[other] : { $damage } Schaden im Anflug.
}
battleforce-launched = { FORM($who, "person") ->
    [you] Du schlägst
   *[they] { $who } schlägt
} los{ $damage ->
    [0] , doch Schaden droht keiner.
   *[other] : { $damage } Schaden im Anflug.
}
# The automaton turns up its cards one by one.
battleforce-turned-up = { FORM($who, "person") ->
    [you] Du deckst
   *[they] { $who } deckt
} { FORM($card, "acc") } auf.
battleforce-turned-up-fires = { FORM($who, "person") ->
    [you] Du deckst { FORM($card, "acc") } auf und feuerst
   *[they] { $who } deckt { FORM($card, "acc") } auf und feuert
} sofort.
battleforce-turned-up-attacks = { FORM($who, "person") ->
    [you] Du deckst
   *[they] { $who } deckt
} { FORM($card, "acc") } auf, und die { $attacker } feuert damit auf { FORM($owner, "die") } { $target }{ FORM($owner, "von") }.
battleforce-turned-up-boosts = { FORM($who, "person") ->
    [you] Du deckst { FORM($booster, "acc") } auf und verdoppelst
   *[they] { $who } deckt { FORM($booster, "acc") } auf und verdoppelt
} damit { FORM($card, "the-acc") }.
battleforce-boosts = { FORM($who, "person") ->
    [you] Du verdoppelst
   *[they] { $who } verdoppelt
} { FORM($card, "the-acc") } mit { FORM($booster, "dat") }.
battleforce-cancelled = { $what ->
    [maneuvers] { FORM($who, "person") ->
        [you] Du durchkreuzt
       *[they] { $who } durchkreuzt
    } das Ausweichmanöver mit ECCM.
    [anchor] { FORM($who, "person") ->
        [you] Du hältst
       *[they] { $who } hält
    } den Köder mit einem Traktorstrahl fest.
    [weasel] { FORM($who, "Ein") } Eliteteam{ FORM($who, "von") } durchschaut den Köder.
    [cloak] { FORM($who, "Ein") } Eliteteam{ FORM($who, "von") } hebt die Tarnung auf.
   *[web] { FORM($who, "Ein") } Eliteteam{ FORM($who, "von") } zerreißt das Netz.
}
battleforce-primed = { $sign ->
    [less] { FORM($who, "Ein") } Eliteteam{ FORM($who, "von") } zieht 1 ab.
   *[more] { FORM($who, "Ein") } Eliteteam{ FORM($who, "von") } legt 1 drauf.
}
battleforce-defends = { $kind ->
    [wild_weasel] { FORM($who, "person") ->
        [you] Du setzt
       *[they] { $who } setzt
    } für die { $ship } einen Köder aus.
   *[other] Zum Schutz der { $ship } { FORM($who, "person") ->
        [you] spielst du
       *[they] spielt { $who }
    } { $cards }.
}
# $effect: what becomes of the attack cards, one of the next three or several of them in a list.
battleforce-defends-effect = Zum Schutz der { $ship } { FORM($who, "person") ->
    [you] spielst du
   *[they] spielt { $who }
} { $cards }: { $effect }.
battleforce-reduced = Angriffskarte { $shot } wird um { $by } geschwächt
    .alone = Angriffskarte { $shot } wird um { $by } geschwächt.
battleforce-removed = { $what ->
    [booster] Angriffskarte { $shot } verliert { FORM($card, "the-acc") }
   *[card] Angriffskarte { $shot } ({ $card }) fällt aus
}
    .alone = { $what ->
        [booster] Angriffskarte { $shot } verliert { FORM($card, "the-acc") }.
       *[card] Angriffskarte { $shot } ({ $card }) fällt aus.
    }
# Always the only one in its list, thus a sentence after a colon.
battleforce-attack-reduced = Der ganze Angriff wird um { $by } geschwächt
    .alone = Der ganze Angriff wird um { $by } geschwächt.
battleforce-weasel-moved = { FORM($who, "person") ->
    [you] Du setzt
   *[they] { $who } setzt
} einen Köder aus, und die { $ship } rückt in die Vorhut vor.
battleforce-disengaged = { FORM($who, "person") ->
    [you] Du befiehlst
   *[they] { $who } befiehlt
} den Rückzug: Die { $ship } dreht ab und entkommt.
# Small craft are fighters and PFs.
battleforce-shoots-down = { FORM($who, "Die") } { $ship }{ FORM($who, "von") } feuert { $cards } auf den Schwarm: { $damage } Schaden.
battleforce-flotilla-destroyed = { FORM($who, "Die") } PFs{ FORM($who, "von") } sind alle abgeschossen.
battleforce-reacts = { FORM($who, "person") ->
    [you] Du konterst
   *[they] { $who } kontert
} { FORM($against, "the-acc") } mit { FORM($card, "dat") }.
# $added is 0 if the dice count as they fell.
battleforce-rolled = { FORM($who, "person") ->
    [you] Du würfelst
   *[they] { $who } würfelt
} { $dice }{ $added ->
    [0] .
   *[other] , das ergibt { $total }.
}
battleforce-hit = { FORM($owner, "Die") } { $ship }{ FORM($owner, "von") } steckt { $damage } Schaden ein.
battleforce-hit-loses = { FORM($owner, "Die") } { $ship }{ FORM($owner, "von") } steckt { $damage } Schaden ein und verliert { $buttons }.
battleforce-missed = Die { $ship } bleibt unversehrt.
battleforce-damaged = Die { $ship } verliert { $buttons }.
battleforce-squadrons-lost = Die { $ship } verliert im Abwehrfeuer { $buttons }.
# $damage is 0 if it was told before.
battleforce-destroyed = { FORM($who, "person") ->
    [you] Du zerstörst
   *[they] { $who } zerstört
} { FORM($owner, "die") } { $ship }{ FORM($owner, "von") }{ $damage ->
    [0] .
   *[other] {""} mit { $damage } Schaden.
}
battleforce-destroyed-by-pfs = PFs zerstören { FORM($owner, "die") } { $ship }{ FORM($owner, "von") }{ $damage ->
    [0] {""}
   *[other] {""} mit { $damage } Schaden
}; Punkte bekommt dafür niemand.
battleforce-captured = Die Mannschaft läuft über: { FORM($who, "person") ->
    [you] Du kaperst
   *[they] { $who } kapert
} { FORM($owner, "die") } { $ship }{ FORM($owner, "von") }.
battleforce-eliminated = { FORM($who, "person") ->
    [you] Du hast kein Schiff mehr.
   *[they] { $who } hat kein Schiff mehr.
}

## The story: the end

battleforce-tie-cards = Im Stechen { FORM($who, "person") ->
    [you] deckst du
   *[they] deckt { $who }
} auf: { $cards }.
battleforce-duel-ship = { FORM($who, "person") ->
    [you] Du schickst
   *[they] { $who } schickt
} die { $ship } ins Duell.
battleforce-ended = { $by ->
    [last_fleet] Nur noch eine Flotte ist übrig: Das Spiel ist zu Ende.
    [ally_lost] Ein Team hat eine ganze Flotte verloren: Das Spiel ist zu Ende.
    [elimination] Eine ganze Flotte ist verloren: Das Spiel ist zu Ende.
    [ships] Genug Schiffe sind zerstört: Das Spiel ist zu Ende.
    [last_turn] Die letzte Spielrunde ist vorbei und damit auch das Spiel.
   *[turn_limit] Die Rundengrenze ist erreicht: Das Spiel ist zu Ende.
}
# Who has won, and why. $how: points, shared, cards or duel. $count: how many win, $winners: who they are, $points: what each side has.
battleforce-won = { $how ->
    [shared] Je { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }: { FORM($winners, "person") ->
        [you] { FORM($winners, "You") } teilt euch den Sieg.
       *[they] { $winners } teilen sich den Sieg.
    }
    [cards] Je { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }: { FORM($winners, "person") ->
        [you] { $count ->
            [one] Du deckst den meisten Schaden auf und gewinnst.
           *[other] { FORM($winners, "You") } deckt den meisten Schaden auf und gewinnt.
        }
       *[they] { $count ->
            [one] { $winners } deckt den meisten Schaden auf und gewinnt.
           *[other] { $winners } decken den meisten Schaden auf und gewinnen.
        }
    }
    [duel] Je { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }: { FORM($winners, "person") ->
        [you] { $count ->
            [one] Du gewinnst das Duell und damit das Spiel.
           *[other] { FORM($winners, "You") } gewinnt das Duell und damit das Spiel.
        }
       *[they] { $count ->
            [one] { $winners } gewinnt das Duell und damit das Spiel.
           *[other] { $winners } gewinnen das Duell und damit das Spiel.
        }
    }
   *[points] { FORM($winners, "person") ->
        [you] { $count ->
            [one] Du gewinnst
           *[other] { FORM($winners, "You") } gewinnt gemeinsam
        }
       *[they] { $count ->
            [one] { $winners } gewinnt
           *[other] { $winners } gewinnen gemeinsam
        }
    } mit { $points ->
        [one] einem Punkt.
       *[other] { $points } Punkten.
    }
}

## What a player is asked, and what the others read meanwhile

battleforce-ask-nothing = Du bist gerade nicht gefragt.
    .others = { $who } ist gerade nicht gefragt.
battleforce-ask-race = Wähle das Volk, das du anführen willst.
    .others = { $who } wählt ein Volk.
# $what: any ship of the draft, a dreadnought, or a carrier. $left counts the ships still to be picked, this one included.
battleforce-ask-pick = { $what ->
    [dreadnought] Wähle einen Dreadnought für deine Flotte.
    [carrier] Wähle einen Träger für deine Flotte.
   *[any] { $left ->
        [one] Wähle noch ein Schiff für deine Flotte.
       *[other] Wähle ein Schiff für deine Flotte: Dir fehlen noch { $left }.
    }
}
    .others = { $who } wählt ein Schiff.
battleforce-ask-pick-points = { $points ->
    [one] Wähle ein Schiff: Du hast noch einen Punkt.
   *[other] Wähle ein Schiff: Du hast noch { $points } Punkte.
}
    .others = { $who } wählt ein Schiff, übrige Punkte: { $points }.
battleforce-ask-reserve = { $cards ->
    [one] Leg noch eine Karte in deine Kartenreserve.
   *[other] Leg { $cards } deiner Karten in deine Kartenreserve.
}
    .others = { $who } stellt die Flotte auf.
battleforce-ask-lines = { $ships ->
    [one] Stell deine Flotte auf: Ein Schiff steht noch in keiner Linie.
   *[other] Stell deine Flotte auf: { $ships } Schiffe stehen noch in keiner Linie.
}
    .others = { $who } stellt die Flotte auf.
battleforce-ask-show = { $ships ->
    [0] Vorhut und Hauptmacht sind aufgedeckt: Melde dich bereit.
    [one] Deck Vorhut und Hauptmacht auf: Es fehlt noch ein Schiff.
   *[other] Deck Vorhut und Hauptmacht auf: Es fehlen noch { $ships } Schiffe.
}
    .others = { $who } deckt die Flotte auf.
battleforce-ask-first-raise = Vor dem ersten Zug darfst du eine Tarnung oder ein Netz einschalten.
    .others = { $who } darf vor dem ersten Zug eine Tarnung oder ein Netz einschalten.
battleforce-ask-duel = Gleichstand: Welches deiner Schiffe tritt zum Duell an?
    .others = { $who } wählt ein Schiff für das Duell.
battleforce-ask-choose = { $choice ->
    [take] Welche Karte nimmst du aus deiner Kartenreserve?
    [stash] Welche Karte legst du in deine Kartenreserve?
   *[give] Welche Karte legst du in die Kartenreserve von { $ally }?
}
    .others = { $who } wählt verdeckt eine Karte.
battleforce-ask-out-of-cards = Deine Hand ist leer: Zieh zwei Karten oder nimm eine aus deiner Kartenreserve.
    .others = { $who } hat keine Karten mehr auf der Hand.
battleforce-ask-draw = { $missing ->
    [one] Phase 1: Auf deiner Hand fehlt eine Karte.
   *[other] Phase 1: Auf deiner Hand fehlen { $missing } Karten.
}
    .others = { $who } zieht Karten.
battleforce-ask-drawn = Du hast { FORM($card, "acc") } gezogen: auf die Hand oder in die Kartenreserve?
    .others = { $who } hat eine Karte gezogen und entscheidet, wohin sie kommt.
battleforce-ask-control = Laufende Schadenskontrolle: Was wird an der { $ship } repariert?
    .others = { $who } repariert die { $ship }.
battleforce-ask-patch = { $card }: Welches Schiff wird repariert?
    .others = { $who } spielt { FORM($card, "acc") } und wählt ein Schiff.
battleforce-ask-repairing = Repariere noch { $left } Schaden an der { $ship }.
    .others = { $who } repariert die { $ship }.
# $leaving counts ships that have to leave the Reserve first.
battleforce-ask-prepare = { $leaving ->
    [0] Phasen 2 und 3: Repariere, hol Verstärkung, wechsle die Formation; dann geh zum Angriff über.
    [one] Bevor es weitergeht, muss ein Schiff deine Reserve verlassen.
   *[other] Bevor es weitergeht, müssen { $leaving } Schiffe deine Reserve verlassen.
}
    .others = { $who } bereitet die Flotte vor.
battleforce-ask-comeback = Du hast kein Schiff mehr: Nur Verstärkung bringt dich zurück.
    .others = { $who } hat kein Schiff mehr und kann nur auf Verstärkung hoffen.
battleforce-ask-act = { $attacks ->
    [0] Du bist am Zug: Welches deiner Schiffe greift an, oder was tust du stattdessen?
   *[other] Du darfst mit einem anderen Schiff ein zweites Mal angreifen.
}
    .others = { $attacks ->
        [0] { $who } plant einen Angriff.
       *[other] { $who } darf ein zweites Mal angreifen.
    }
battleforce-ask-reform = { $leaving ->
    [0] Wechsle ein zweites Mal die Formation.
    [one] Bevor es weitergeht, muss ein Schiff deine Reserve verlassen.
   *[other] Bevor es weitergeht, müssen { $leaving } Schiffe deine Reserve verlassen.
}
    .others = { $who } wechselt ein zweites Mal die Formation.
# $fire: the damage that PFs have taken so far.
battleforce-ask-target = { $by ->
    [fighters] Welches Schiff greifen die Jäger der { $ship } an?
    [planet] Welches Schiff greifen die Planetaren Jäger an?
    [flotilla] { $fire ->
        [0] Die PFs sind heil durchgekommen: Welches Schiff greifen sie an?
       *[other] Die PFs haben { $fire } Schaden eingesteckt: Welches Schiff greifen sie an?
    }
   *[ship] Auf welches Schiff hat es die { $ship } abgesehen?
}
    .others = { $by ->
        [fighters] { $who } wählt ein Ziel für die Jäger der { $ship }.
        [planet] { $who } wählt ein Ziel für die Planetaren Jäger.
        [flotilla] { $who } wählt ein Ziel für die PFs.
       *[ship] { $who } wählt ein Ziel für die { $ship }.
    }
# $shots counts the attack cards played so far; $needed is the damage that destroys the target.
battleforce-ask-volley = { $shots ->
    [0] Die { $ship } hat die { $target } von { $owner } im Visier, ab { $needed } Schaden ist das Ziel zerstört. Was feuerst du?
   *[other] Bisher { $damage } Schaden, ab { $needed } ist die { $target } von { $owner } zerstört: Leg eine Karte dazu oder eröffne das Feuer.
}
    .others = { $shots ->
        [0] Die { $ship } von { $who } hat { FORM($owner, "die") } { $target }{ FORM($owner, "von") } im Visier.
       *[other] { $who } greift { FORM($owner, "die") } { $target }{ FORM($owner, "von") } an, bisher mit { $damage } Schaden.
    }
# Fighters or PFs attack.
battleforce-ask-cancel = Die { $target } von { $owner } ist geschützt: Hebst du den Schutz auf, oder greifst du trotzdem an?
    .others = { $who } darf aufheben, was { FORM($owner, "die") } { $target }{ FORM($owner, "von") } schützt.
battleforce-ask-evade = Gegen welche Angriffskarte wirkt dein Ausweichmanöver?
    .others = { $who } wählt die Angriffskarte, gegen die das Ausweichmanöver wirkt.
battleforce-ask-aim = { $card }: Gegen welche Angriffskarte?
    .others = { $who } sucht für { FORM($card, "acc") } die passende Angriffskarte aus.
battleforce-ask-flak = { $fire ->
    [0] Jäger greifen deine { $ship } an: Eröffnest du das Abwehrfeuer?
   *[other] Die Jäger vor deiner { $ship } haben { $fire } Schaden eingesteckt: Feuerst du weiter?
}
    .others = { $who } darf auf die Jäger feuern.
battleforce-ask-escort = Welche Karte feuert die { $ship } auf die Jäger?
    .others = Die { $ship } von { $who } gibt Geleitschutz gegen die Jäger.
# $left: how many cards the player may still fire at the PFs.
battleforce-ask-barrage = { $left ->
    [one] PFs im Anflug, bisher { $fire } Schaden eingesteckt, zerstört ab 12: Du darfst eine Karte auf sie feuern.
   *[other] PFs im Anflug, bisher { $fire } Schaden eingesteckt, zerstört ab 12: Du darfst { $left } Karten auf sie feuern.
}
    .others = { $who } darf auf die PFs feuern.
battleforce-ask-barrage-card = Welche Karte feuert die { $ship } auf die PFs?
    .others = Die { $ship } von { $who } feuert auf die PFs.
battleforce-ask-prime = { $by ->
    [mutiny] Vor dem Wurf: Zählt ein Eliteteam bei der Meuterei 1 dazu?
   *[other] Vor dem Wurf: Zählt ein Eliteteam 1 dazu?
}
    .others = { $who } darf ein Eliteteam einsetzen.
battleforce-ask-calm = Meuterei an Bord deiner { $ship }: Zieht ein Eliteteam 1 vom Wurf ab?
    .others = { $who } darf gegen die Meuterei ein Eliteteam einsetzen.
# $fate is "destroyed", "damaged" or "safe"; $hits is how much the ship survives.
battleforce-ask-defend = { $fate ->
    [destroyed] { $damage } Schaden im Anflug auf deine { $target }, und sie hält { $hits ->
        [0] nichts mehr
       *[other] nur { $hits }
    } aus: Wie verteidigst du sie?
    [damaged] { $damage } Schaden im Anflug auf deine { $target }, sie hält { $hits } aus: Verteidigst du sie?
   *[safe] Deiner { $target } kann jetzt nichts mehr schaden: Spielst du trotzdem noch eine Karte?
}
    .others = { $fate ->
        [destroyed] { $damage } Schaden im Anflug auf die { $target } von { $who }: genug, um sie zu zerstören.
        [damaged] { $damage } Schaden im Anflug auf die { $target } von { $who }.
       *[safe] Der { $target } von { $who } kann jetzt nichts mehr schaden.
    }
battleforce-ask-react = { $owner } verteidigt die { $target } mit { FORM($card, "dat") }: Antwortest du?
    .others = { $who } darf auf { FORM($card, "the-acc") } antworten.
battleforce-ask-damage = { $left ->
    [one] Deine { $ship } ist getroffen: Welches Feld bedeckt der letzte Schaden?
   *[other] Deine { $ship } ist getroffen, noch { $left } Schaden zu verteilen: Welches Feld wird als Nächstes bedeckt?
}
    .others = { $who } wählt, was die { $ship } durch { $left } Schaden verliert.
battleforce-ask-redraw = { $tossed ->
    [0] Welche Karte legst du für eine neue ab?
    [one] Du ziehst eine neue Karte: Legst du noch mehr ab, oder ist das alles?
   *[other] Du ziehst { $tossed } neue Karten: Legst du noch mehr ab, oder ist das alles?
}
    .others = { $who } tauscht Handkarten aus.
battleforce-ask-truce = { $room ->
    [one] Gleich kostet dich der Waffenstillstand alle Handkarten: Rettest du eine in deine Kartenreserve? Dort ist Platz für eine.
   *[other] Gleich kostet dich der Waffenstillstand alle Handkarten: Rettest du eine in deine Kartenreserve? Dort ist Platz für { $room }.
}
    .others = { $who } darf Karten vor dem Waffenstillstand retten.
battleforce-ask-top = Welche der gespielten Karten kommt oben auf den Ablagestapel?
    .others = { $who } wählt die oberste Karte des Ablagestapels.
# $reserve is "yes" in the advanced game, where players have one.
battleforce-ask-discard = { $reserve ->
    [yes] Dein Zug endet: Legst du eine Karte ab oder in eine Kartenreserve, oder behältst du alle?
   *[no] Dein Zug endet: Legst du eine Karte ab, oder behältst du alle?
}
    .others = { $who } beendet den Zug.

## What a player can do: on a button, and in full

battleforce-do-pick = { $ship } wählen
    .long = Die { $ship } wählen: { $printed }
battleforce-do-race = { FORM($race, "People") } anführen
    .long = { FORM($race, "People") } anführen, mit all ihren Schiffen
battleforce-do-choose = { $choice ->
    [take] { FORM($card, "bare-acc") } nehmen
    [give] { FORM($card, "bare-acc") } weitergeben
   *[stash] { FORM($card, "bare-acc") } in die Kartenreserve
}
    .long = { $choice ->
        [take] { FORM($card, "bare-acc") } auf die Hand nehmen. { $about }
        [give] { FORM($card, "bare-acc") } in die Kartenreserve von { $ally } legen. { $about }
       *[stash] { FORM($card, "bare-acc") } in deine Kartenreserve legen. { $about }
    }
battleforce-do-line = { $ship } in die { $line }
    .long = Die { $ship } in die { $line } stellen: { $printed }
battleforce-do-show = { $ship } aufdecken
    .long = Die { $ship } in der { $line } aufdecken
battleforce-do-move = { $ship } in die { $line }
    .long = Die { $ship } aus der { $from } in die { $line } verlegen
battleforce-do-raise = { $device ->
    [web] Netz um die { $ship } spinnen
   *[cloak] { $ship } tarnen
}
    .long = { $device ->
        [web] Ein Netz um die { $ship } spinnen: Direktfeuer, Jäger und PFs schaden ihr nur halb, aber sie feuert keine Phaser
       *[cloak] Die { $ship } tarnen: keine Lenkwaffen und halber Schaden von allem anderen, aber sie kann nicht feuern
    }
battleforce-do-lower = { $ship } enttarnen
    .long = Die { $ship } enttarnen: Sie kann wieder feuern und wird wieder voll getroffen
battleforce-do-draw = { $count ->
    [one] Karte ziehen
   *[other] { $count } Karten ziehen
}
    .long = { $count ->
        [one] Eine Karte vom Aktionsstapel ziehen
       *[other] { $count } Karten vom Aktionsstapel ziehen
    }
battleforce-do-salvage = { FORM($card, "bare-acc") } vom Ablagestapel ziehen
    .long = Die oberste Karte vom Ablagestapel ziehen: { $card }. { $about }
battleforce-do-take = Aus der Kartenreserve nehmen
    .long = { $count ->
        [one] Die einzige Karte deiner Kartenreserve auf die Hand nehmen
       *[other] Eine der { $count } Karten deiner Kartenreserve auf die Hand nehmen
    }
battleforce-do-keep = { FORM($card, "bare-acc") } behalten
    .long = { FORM($card, "bare-acc") } auf der Hand behalten
battleforce-do-shelve = { FORM($card, "bare-acc") } in die Kartenreserve
    .long = { FORM($card, "bare-acc") } für einen späteren Zug in deine Kartenreserve legen
battleforce-do-mend = { $buttons } reparieren
    .long = { $buttons } an der { $ship } reparieren ({ $open } von { $all } offen)
# With traditional damage: the points are a number.
battleforce-do-mend-points = { $buttons } reparieren
    .long = { $buttons } an der { $ship } reparieren, die { $damage } hat
battleforce-do-repair = { FORM($card, "bare-acc") } spielen
    .long = { FORM($card, "bare-acc") } spielen. { $about }
battleforce-do-patch = { $ship } reparieren
    .long = Die { $ship } reparieren, die { $damage } Schaden hat
battleforce-do-reinforce = { FORM($card, "bare-acc") } spielen
    .long = { FORM($card, "bare-acc") } spielen. { $about }
battleforce-do-ready = { $moment ->
    [show] Bereit
    [draw] Nicht mehr ziehen
    [redraw] { $count ->
        [one] Neue Karte ziehen
       *[other] { $count } neue Karten ziehen
    }
    [reform] Formationswechsel beenden
   *[prepare] Zum Angriff
}
    .long = { $moment ->
        [show] Bereit: Vorhut und Hauptmacht sind aufgedeckt
        [draw] Nicht mehr ziehen: Es ist nichts mehr da
        [redraw] { $count ->
            [one] Das ist alles: eine neue Karte ziehen
           *[other] Das ist alles: { $count } neue Karten ziehen
        }
        [reform] Den Formationswechsel und damit deinen Angriff beenden
       *[prepare] Reparaturen und Formation abschließen und zum Angriff übergehen
    }
# $damage is the most that the hand can do to some target, 0 if none. $needed destroys that target.
battleforce-do-attack = Mit der { $ship } angreifen
    .long = { $damage ->
        [0] Mit der { $ship } angreifen
       *[other] Mit der { $ship } angreifen: bis zu { $damage } Schaden, zum Beispiel an der { $target } von { $owner } (ab { $needed } zerstört)
    }
# $average is what the dice come to on average.
battleforce-do-fighters = { $squadrons ->
    [one] Eine Staffel der { $ship }
   *[other] { $squadrons } Staffeln der { $ship }
}
    .long = { $squadrons ->
        [one] Mit einer Staffel der { $ship } angreifen: ein Würfel
       *[other] Mit { $squadrons } Staffeln der { $ship } angreifen: { $squadrons } Würfel, etwa { $average } Schaden
    }
battleforce-do-planet = { $waves ->
    [one] Planetare Jäger
   *[other] Zwei Wellen Planetarer Jäger
}
    .long = { $waves ->
        [one] Mit Planetaren Jägern angreifen: etwa { $average } Schaden
       *[other] Mit zwei Wellen Planetarer Jäger angreifen: etwa { $average } Schaden
    }
# $more is what PFs that nobody has fired at add to their two dice.
battleforce-do-flotilla = PF-Flottille
    .long = Die PF-Flottille rufen: Zuerst darf die Gegenseite auf sie feuern, dann macht sie zwei Würfel Schaden und bis zu { $more } mehr; Punkte bekommt dafür niemand
battleforce-do-mutiny = Meuterei auf der { $ship }
    .long = An Bord der { $ship } von { $owner } eine Meuterei anzetteln: Ein Wurf von 1 bis 3 macht so viel Schaden, ab 4 ist das Schiff gekapert
battleforce-do-ceasefire = Organianischer Waffenstillstand
    .long = Die Organianer rufen: Alle Schiffe werden repariert, alle Karten außer den Kartenreserven gemischt, und jede Flotte bekommt eine neue Hand
battleforce-do-redraw = Handtausch
    .long = Statt eines Angriffs Karten ablegen und ebenso viele neue ziehen
battleforce-do-reform = Zweiter Formationswechsel
    .long = Statt eines Angriffs ein zweites Mal die Formation wechseln
# $damage is the most that the hand can do to the target, or what the dice come to on average; $needed destroys it.
battleforce-do-target = { FORM($owner, "person") ->
    [you] Deine { $ship }
   *[they] { $ship } von { $owner }
}
    .long = { $by ->
        [ship] Die { $ship } von { $owner } angreifen: Deine Hand erlaubt { $damage } Schaden, ab { $needed } ist sie zerstört
       *[dice] Die { $ship } von { $owner } angreifen: etwa { $damage } Schaden, ab { $needed } ist sie zerstört
    }
battleforce-do-fire = { $cards } feuern
    .long = { $cards } feuern: insgesamt { $damage } Schaden, ab { $needed } ist die { $target } zerstört
battleforce-do-cancel = { $what ->
    [maneuvers] ECCM gegen das Ausweichmanöver
    [anchor] Traktorstrahl gegen den Köder
    [weasel] Eliteteam gegen den Köder
    [cloak] Eliteteam gegen die Tarnung
   *[web] Eliteteam gegen das Netz
}
    .long = { $what ->
        [maneuvers] ECCM spielen: In diesem Angriff zählt ein Ausweichmanöver des Ziels nicht
        [anchor] Einen Traktorstrahl spielen: Der Köder des Ziels ist weg
        [weasel] Ein Eliteteam einsetzen: Der Köder des Ziels ist weg
        [cloak] Ein Eliteteam einsetzen: Das Ziel verliert seine Tarnung
       *[web] Ein Eliteteam einsetzen: Das Ziel verliert sein Netz
    }
battleforce-do-prime = { $sign ->
    [less] Eliteteam: 1 weniger
   *[more] Eliteteam: 1 mehr
}
    .long = { $sign ->
        [less] Ein Eliteteam einsetzen: Die Meuterei zählt 1 weniger
       *[more] Ein Eliteteam einsetzen: Der Angriff zählt 1 mehr
    }
battleforce-do-launch = { $by ->
    [ship] Feuer eröffnen
   *[craft] Angreifen
}
    .long = { $by ->
        [ship] Das Feuer auf die { $target } von { $owner } eröffnen: { $damage } Schaden, ab { $needed } ist sie zerstört
       *[craft] Die { $target } von { $owner } so angreifen, wie sie ist
    }
battleforce-do-defend = { $cards } spielen
    .long = { $cards } spielen. { $about }
battleforce-do-shoot = { $cards } feuern
    .long = { $cards } auf den Schwarm feuern: { $damage } Schaden
battleforce-do-at = Karte { $shot }: { $cards }
    .long = Angriffskarte { $shot }: { $cards }, { $damage } Schaden
battleforce-do-react = Mit { FORM($card, "dat") } antworten
    .long = Mit { FORM($card, "dat") } auf { FORM($against, "the-acc") } antworten und die Wirkung aufheben
battleforce-do-man = Mit der { $ship } feuern
    .long = Mit der { $ship } eine Karte feuern, offene Felder: { $buttons }
battleforce-do-damage = { $buttons } bedecken
    .long = { $buttons } der { $ship } bedecken ({ $open } von { $all } offen)
battleforce-do-toss = { FORM($card, "bare-acc") } ablegen
    .long = { FORM($card, "bare-acc") } für eine neue Karte ablegen. { $about }
battleforce-do-discard = { FORM($card, "bare-acc") } ablegen
    .long = { FORM($card, "bare-acc") } ablegen und den Zug beenden. { $about }
battleforce-do-stash = Karte in die Kartenreserve
    .long = Eine Handkarte in deine Kartenreserve legen
battleforce-do-give = Karte an { $ally }
    .long = Eine Handkarte in die Kartenreserve von { $ally } legen
battleforce-do-top = { $card } obenauf
    .long = { FORM($card, "bare-acc") } oben auf den Ablagestapel legen, wo die Karte gezogen werden darf
battleforce-do-duel = { $ship } entsenden
    .long = Die { $ship } ins Duell schicken: { $printed }
# $damage, $target and $fate (as in battleforce-ask-defend) are about the attack that runs, if one does.
battleforce-do-pass = { $moment ->
    [pick] Nicht mehr wählen
    [raise] Nichts einschalten
    [act] Nicht angreifen
    [flak] Nicht feuern
    [barrage] Nicht feuern
    [prime] Kein Eliteteam
    [defend] { $fate ->
        [destroyed] Schiff aufgeben
        [damaged] { $damage } Schaden hinnehmen
       *[safe] Keine weitere Karte
    }
    [react] Keine Antwort
    [ceasefire] Keine Karte retten
   *[discard] Alle Karten behalten
}
    .long = { $moment ->
        [pick] Keine Schiffe mehr wählen
        [raise] Weder Tarnung noch Netz einschalten
        [act] Nicht angreifen und zum Ende des Zuges übergehen
        [flak] Nicht feuern und die Jäger kommen lassen
        [barrage] Nicht feuern und die PFs kommen lassen
        [prime] Kein Eliteteam einsetzen und die Würfel rollen lassen
        [defend] { $fate ->
            [destroyed] Keine weitere Karte spielen: { $damage } Schaden, und die { $target } ist zerstört
            [damaged] Keine weitere Karte spielen: Die { $target } steckt { $damage } Schaden ein
           *[safe] Keine weitere Karte spielen: Die { $target } bleibt unversehrt
        }
        [react] Die Abwehrkarte wirken lassen
        [ceasefire] Keine weitere Karte vor dem Waffenstillstand retten
       *[discard] Alle Karten behalten und den Zug beenden
    }

## What one can point at: in short, and in full for those who do not see it

battleforce-thing-card = { $card }
    .long = { $where ->
        [hand] { $hand ->
            [one] { $card }, auf deiner Hand. { $about }
           *[other] { $card }, { $hand }-mal auf deiner Hand. { $about }
        }
        [reserve] { $card }, in deiner Kartenreserve. { $about }
        [both] { $card }, auf deiner Hand und in deiner Kartenreserve. { $about }
       *[table] { $card }. { $about }
    }
# $place: where it stands; $buttons: which are open. The rest is said where there is something to say: $device is what its cloak or
# web does, "none" without one; $damage counts with the option "traditional damage"; $laid counts the cards on it.
battleforce-thing-ship = { $ship }
    .long = { $ship }, { $kind }, { $race }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $place }. Offene Felder: { $buttons }.{ $device ->
        [cloaked] {" "}Sie ist getarnt.
        [webbed] {" "}Sie ist in ihrem Netz.
        [cloak] {" "}Sie hat eine Tarnung.
        [web] {" "}Sie hat ein Netz.
       *[none] {""}
    }{ $damage ->
        [0] {""}
       *[other] {" "}Schaden: { $damage } von { $hits }.
    }{ $laid ->
        [0] {""}
       *[other] {" "}Darauf: { $cards }.
    }
battleforce-place = { $where ->
    [line] in { FORM($owner, "der-f") } { $line }{ FORM($owner, "von") }
    [fleet] in { FORM($owner, "der-f") } Flotte{ FORM($owner, "von") }
    [unplaced] bei { FORM($owner, "dat") }, noch in keiner Linie
    [killed] zerstört von { FORM($owner, "dat") }
   *[unseen] nicht in Sicht
}
battleforce-button-open = { $all ->
    [one] { $open } von { $all } { $button }
   *[other] { $open } von { $all } { FORM($button, "of") }
}
battleforce-thing-button = { $ship }: { $button }
    .long = { $ship }, { $button }: { $open } von { $all } offen.
battleforce-thing-deck = Aktionsstapel
    .long = Aktionsstapel: { $count ->
        [0] keine Karten mehr
        [one] eine Karte
       *[other] { $count } Karten
    }.
battleforce-thing-discards = Ablagestapel
    .long = Ablagestapel: { $count ->
        [0] keine Karten
        [one] eine Karte, { $card }
       *[other] { $count } Karten, obenauf { $card }
    }.
battleforce-thing-reserve = Kartenreserve
    .long = Deine Kartenreserve: { $cards }.

## Tables for the rulebook

battleforce-column-card = Karte
battleforce-column-copies = Anzahl
battleforce-column-effect = Wirkung
battleforce-column-race = Volk
battleforce-column-ship = Schiff
battleforce-column-kind = Schiffstyp
battleforce-column-buttons = Felder
battleforce-column-device = Vorrichtung
battleforce-column-points = Punkte
# A ship in few words: kind, race, points, buttons.
battleforce-printed = { $kind }, { $race }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $buttons }

## The table drawn with characters

battleforce-table = { $turn ->
    [0] Spielende
   *[other] Spielrunde { $turn }
}   Aktionsstapel: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}   Ablagestapel: { $discards ->
    [0] 0 Karten
    [one] 1 Karte, obenauf { $card }
   *[other] { $discards } Karten, obenauf { $card }
}
battleforce-table-kept = { $who } bewahrt auf: { $cards }
# $turn is "yes" for the player whose turn it is; $reserve is "yes" in the advanced game.
battleforce-table-player = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Hand { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}{ $reserve ->
    [yes] , Kartenreserve { $stored ->
        [one] 1 Karte
       *[other] { $stored } Karten
    }
   *[no] {""}
}{ $turn ->
    [yes] , am Zug
   *[no] {""}
}
# What stands at the beginning of a line; keep it within 10 letters.
battleforce-table-fleet = Flotte
battleforce-table-unplaced = Ohne Linie
battleforce-table-face-down = Verdeckt
battleforce-table-kills = Abschüsse
battleforce-table-known = Bekannt
battleforce-table-given = Gegeben
battleforce-table-order = Nummer
battleforce-table-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
battleforce-table-kill = { $ship } { $points } Pkt.
battleforce-table-points = { $points } Pkt.
battleforce-table-damage = Schaden { $damage }/{ $hits }
battleforce-table-device = { $device ->
    [web] im Netz
   *[cloak] getarnt
}
# Explains the short names of buttons in brackets, in two lines of at most 100 characters.
battleforce-table-buttons = Felder, bei Schaden offen/alle: Pho Photonentorpedo, Dis Disruptor, Dro Drohne, P1-P3 Phaser,
battleforce-table-buttons-more = R S F Plasma, Laf Wechsellafette, Jäg Jägerstaffel, Rumpf Rumpffeld
battleforce-table-attack = Angriff auf { FORM($owner, "die") } { $target }{ FORM($owner, "von") }:
battleforce-table-shot = { $state ->
    [gone] { $cards }: ausgefallen
    [weakened] { $cards }: { $damage } Schaden, um { $by } geschwächt
   *[whole] { $cards }: { $damage } Schaden
}
battleforce-table-rolled = die Würfel zeigen { $dice }
battleforce-table-reduced = der ganze Angriff ist um { $by } geschwächt
battleforce-table-dealing = { $damage } Schaden zu verteilen
battleforce-table-coming = { $fate ->
    [destroyed] { $damage } Schaden im Anflug, zerstört ab { $needed }: reicht
   *[other] { $damage } Schaden im Anflug, zerstört ab { $needed }: reicht nicht
}
battleforce-table-hand = { FORM($who, "person") ->
    [you] Deine Hand
   *[they] Hand von { $who }
}: { $cards }
battleforce-table-reserve = { FORM($who, "person") ->
    [you] Deine Kartenreserve
   *[they] Kartenreserve von { $who }
}: { $cards }

## Options

battleforce-option-game = Spiel
    .about = Welches der drei Spiele gespielt wird.
battleforce-option-game-introductory = Einstiegsspiel: je vier Schiffe, weniger Kartensorten
battleforce-option-game-basic = Grundspiel: alle Karten
battleforce-option-game-advanced = Profispiel: Formationen, Kartenreserve, Tarnung und Netze
battleforce-option-formations = Formationen
    .about = Ob es im Profispiel Vorhut, Hauptmacht und Reserve gibt.
battleforce-option-fighters = Jäger
    .about = Ob es Jäger gibt; nur Einstiegsspiel und Grundspiel können auf sie verzichten.
battleforce-option-solitaire = Solospiel
    .about = Allein gegen den Automaten auf Platz 2; nur im Profispiel.
battleforce-option-fleet = Flotten
    .about = Wie die Flotten zusammengestellt werden.
battleforce-option-fleet-dealt = zufällig ausgeteilt
battleforce-option-fleet-points = reihum gewählt, bis zu einer Summe von Punkten
battleforce-option-fleet-draft = reihum gewählt, Schiff für Schiff
battleforce-option-fleet-centre = Flottenkern aus Dreadnought und Träger gewählt, der Rest ausgeteilt
battleforce-option-fleet-first_four = die ersten vier Schiffe gewählt, der Rest ausgeteilt
battleforce-option-fleet-race = ein Volk je Flotte
battleforce-option-points = Punkte je Flotte
    .about = Wie viele Punkte eine Flotte höchstens hat, wenn nach Punkten gewählt wird.
battleforce-option-top_discard = Oberste abgelegte Karte
    .about = Ob eine der Karten, die man im Zug zieht, die oberste vom Ablagestapel sein darf.
battleforce-option-allies = Bündnisse
    .about = Ob verbündet ist, wer sich gegenübersitzt (zu viert, zu sechst oder zu acht).
battleforce-option-diplomacy = Diplomatie
    .about = Ob der Tisch über öffentliche Angebote und gebrochene Versprechen Buch führt.
battleforce-option-second_attack = Zweiter Angriff
    .about = Ob in einem Zug ein zweites Schiff angreifen darf; die Hand hat dann sechs Karten.
battleforce-option-traditional_damage = Traditioneller Schaden
    .about = Ob alle Waffen funktionieren, bis das Schiff zerstört ist.
battleforce-option-order_cards = Reihenfolgekarten
    .about = Ob die Reihenfolge der Züge in jeder Spielrunde neu ausgeteilt wird.
battleforce-option-end = Spielende
    .about = Was das Spiel beendet, außer dass nur noch eine Flotte übrig ist.
battleforce-option-end-last_fleet = sonst nichts
battleforce-option-end-time = der Tisch ruft die letzte Spielrunde aus
battleforce-option-end-reshuffles = die Karten werden so oft neu gemischt
battleforce-option-end-ships = jemand hat so viele Schiffe zerstört
battleforce-option-end-elimination = jemand hat alle Schiffe verloren
battleforce-option-ties = Gleichstand
    .about = Was geschieht, wenn mehrere die meisten Punkte haben.
battleforce-option-ties-shared = der Sieg wird geteilt
battleforce-option-ties-cards = alle decken fünf Karten auf, und der meiste Schaden gewinnt
battleforce-option-ties-duel = ein Duell mit je einem Schiff entscheidet
battleforce-option-planet_fighters = Planetare Jäger
    .about = Wie stark Planetare Jäger sind.
battleforce-option-planet_fighters-two_dice = zwei Würfel je Karte
battleforce-option-planet_fighters-six_and_die = sechs und ein Würfel je Karte
battleforce-option-flotilla_strength = Stärke der PFs
    .about = Was PFs zu ihren zwei Würfeln dazuzählen.
battleforce-option-flotilla_strength-boats = eins für jedes PF, das übrig ist
battleforce-option-flotilla_strength-points = eins für jeden Schaden, den sie noch aushalten
battleforce-option-flotilla_fire = Feuer auf PFs
    .about = Wie viel auf PFs gefeuert werden darf.
battleforce-option-flotilla_fire-one_each = eine Karte je gegnerischer Flotte; gibt es nur eine, dann zwei
battleforce-option-flotilla_fire-every_ship = eine Karte je Schiff
battleforce-option-reductions = Abzüge
    .about = Was Schilde, Ausweichmanöver und ECM schwächen.
battleforce-option-reductions-card = eine Angriffskarte mit ihrem Verdoppler
battleforce-option-reductions-attack = den ganzen Angriff
battleforce-option-web_phasers = Phaser im Netz
    .about = Wann ein Schiff im Netz Phaser feuern darf.
battleforce-option-web_phasers-at_fighters = nur auf Jäger, die es angreifen
battleforce-option-web_phasers-in_defence = in jeder Abwehr
