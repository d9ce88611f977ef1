# Star Fleet Battle Force: fleets of starships, action cards, volleys and defences.
#
# $who, $owner, $to, $ally and $winners are players' names: never inflected, never after "a" ("a Ada"), and nothing depends on whether a
# player is a man or a woman. FORM($who, "person") is "you" for the reader; "te" is a form of story-you.
# $ship, $attacker and $target are ships, "D7 Thunderchild": class and name, always feminine, and the article is always "la",
# "della", "sulla", never elided, as one writes "sulla A4": "la E4 Dagger".
# $card, $booster and $against are cards, $line, $race, $button and $kind other names. $cards, $ships, $buttons are lists in
# words: $cards without articles, so they stand after a colon or after "gioca" and "spara"; $buttons with articles.
# Cards are in the "riserva di carte" or are "carte di riserva", never in the bare "riserva"; "Riserva" is for ships. No article stands before a number (it would be "i 7" but "gli 8").
#
# Forms of cards: "art" as one of several, "un Phaser-1 (3)", "le ECM (4)"; "the" as one that is known, "il Phaser-1 (3)".
# Form of races: "people".

battleforce-about = Flotte, mani nascoste, salve e reazioni: le astronavi di sette imperi si danno battaglia a colpi di carte azione, in otto al massimo o in solitario contro un automa.

## Action cards

battleforce-card-photon = Siluro Fotonico
    .art = un Siluro Fotonico
    .the = il Siluro Fotonico
battleforce-card-disruptor = Disgregatore
    .art = un Disgregatore
    .the = il Disgregatore
battleforce-card-drone = Drone
    .art = un Drone
    .the = il Drone
battleforce-card-phaser_1 = Phaser-1
    .art = un Phaser-1
    .the = il Phaser-1
battleforce-card-phaser_2 = Phaser-2
    .art = un Phaser-2
    .the = il Phaser-2
battleforce-card-phaser_3 = Phaser-3
    .art = un Phaser-3
    .the = il Phaser-3
battleforce-card-plasma_r = Plasma-R
    .art = un Plasma-R
    .the = il Plasma-R
battleforce-card-plasma_s = Plasma-S
    .art = un Plasma-S
    .the = il Plasma-S
battleforce-card-plasma_f = Plasma-F
    .art = un Plasma-F
    .the = il Plasma-F
battleforce-card-overload = Sovraccarica
    .art = una Sovraccarica
    .the = la Sovraccarica
battleforce-card-enveloper = Avvolgente
    .art = un’Avvolgente
    .the = l’Avvolgente
battleforce-card-scatterpack = Grappolo di Missili
    .art = un Grappolo di Missili
    .the = il Grappolo di Missili
battleforce-card-legendary_gunner = Ufficiale di Tiro Leggendario
    .art = un Ufficiale di Tiro Leggendario
    .the = l’Ufficiale di Tiro Leggendario
battleforce-card-erratic_maneuvers = Manovre di Emergenza
    .art = le Manovre di Emergenza
    .the = le Manovre di Emergenza
battleforce-card-ecm = ECM
    .art = le ECM
    .the = le ECM
battleforce-card-eccm = ECCM
    .art = le ECCM
    .the = le ECCM
battleforce-card-reinforce_shields = Rinforzo Scudi
    .art = un Rinforzo Scudi
    .the = il Rinforzo Scudi
battleforce-card-wild_weasel = Vascello Diversivo
    .art = un Vascello Diversivo
    .the = il Vascello Diversivo
battleforce-card-tractor_beam = Raggio Traente
    .art = un Raggio Traente
    .the = il Raggio Traente
battleforce-card-disengage = Allontanarsi
    .art = la carta Allontanarsi
    .the = la carta Allontanarsi
battleforce-card-damage_control = Controllo Danni
    .art = un Controllo Danni
    .the = il Controllo Danni
battleforce-card-legendary_engineer = Ingegnere Leggendario
    .art = un Ingegnere Leggendario
    .the = l’Ingegnere Leggendario
battleforce-card-prime_team = Equipaggio Esperto
    .art = un Equipaggio Esperto
    .the = l’Equipaggio Esperto
battleforce-card-pf_flotilla = Pattuglia di Caccia Veloci
    .art = una Pattuglia di Caccia Veloci
    .the = la Pattuglia di Caccia Veloci
battleforce-card-planet_based_fighters = Pianeta-Base Caccia
    .art = una carta Pianeta-Base Caccia
    .the = la carta Pianeta-Base Caccia
battleforce-card-klingon_mutiny = Ammutinamento Klingon
    .art = un Ammutinamento Klingon
    .the = l’Ammutinamento Klingon
battleforce-card-organian_ceasefire = Tregua Organiana
    .art = una Tregua Organiana
    .the = la Tregua Organiana
battleforce-card-reinforcements = Rinforzi
    .art = una carta Rinforzi
    .the = la carta Rinforzi

# A card with its number, where there are several: "Phaser-1 (3)".
battleforce-card-valued = { $name } ({ $value })
# A weapon card with the card that doubles it: "Siluro Fotonico (6) con Sovraccarica".
battleforce-card-boosted = { $card } con { $booster }
# A card in a list, with its copies.
battleforce-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
battleforce-no-cards = nessuna carta
# Stands for a card whose name cannot be told, after "tieni" and the like.
battleforce-card-drawn = la carta appena pescata

## What the cards do, in a sentence

# $value is the number on the card. $reduces is what Shields, Maneuvers and ECM do by the options of the table: take points off
# one attack card or off the whole "attack", or with traditional damage remove a card ("removal", not Shields).

battleforce-about-photon = Fuoco diretto da un Siluro Fotonico: danno { $value }.
battleforce-about-disruptor = Fuoco diretto da un Disgregatore: danno { $value }.
battleforce-about-drone = Arma a ricerca lanciata da una casella Drone: danno { $value }. In difesa abbatte un Drone.
battleforce-about-phaser_1 = Fuoco diretto da un Phaser-1: danno { $value }. In difesa toglie { $value } a un Drone o a una torpedine plasma.
battleforce-about-phaser_2 = Fuoco diretto da un Phaser-1 o Phaser-2: danno { $value }. In difesa toglie { $value } a un Drone o a una torpedine plasma.
battleforce-about-phaser_3 = Fuoco diretto da qualsiasi Phaser, solo a corto raggio: danno { $value }. In difesa toglie { $value } a un Drone o a una torpedine plasma.
battleforce-about-plasma_r = Arma a ricerca lanciata da un Plasma-R: danno { $value }. In difesa abbatte un Drone.
battleforce-about-plasma_s = Arma a ricerca lanciata da un Plasma-R o Plasma-S: danno { $value }. In difesa abbatte un Drone.
battleforce-about-plasma_f = Arma a ricerca lanciata da qualsiasi casella Plasma, solo a corto raggio: danno { $value }. In difesa spara a caccia e PF.
battleforce-about-overload = Raddoppia un Siluro Fotonico o un Disgregatore, solo a corto raggio.
battleforce-about-enveloper = Raddoppia un Plasma-S o un Plasma-R.
battleforce-about-scatterpack = Raddoppia un Drone.
battleforce-about-legendary_gunner = Raddoppia qualsiasi carta arma.
battleforce-about-erratic_maneuvers = { $reduces ->
    [removal] Elimina una carta attacco, in questo attacco e in quelli che seguono; resta fino alla fine del tuo prossimo turno, e intanto la nave non può attaccare.
    [attack] Toglie { $value } a questo attacco e a quelli che seguono; resta fino alla fine del tuo prossimo turno, e intanto la nave non può attaccare.
   *[card] Toglie { $value } a una carta attacco, in questo attacco e in quelli che seguono; resta fino alla fine del tuo prossimo turno, e intanto la nave non può attaccare.
}
battleforce-about-ecm = { $reduces ->
    [removal] Elimina una carta attacco.
    [attack] Toglie { $value } all’attacco.
   *[card] Toglie { $value } a una carta attacco.
}
battleforce-about-eccm = Annulla le ECM, oppure le Manovre di Emergenza per un attacco.
battleforce-about-reinforce_shields = { $reduces ->
    [attack] Toglie { $value } all’attacco; nessuna carta può annullarlo.
   *[card] Toglie { $value } a una carta attacco; nessuna carta può annullarlo.
}
battleforce-about-wild_weasel = Attira su di sé tutti i Droni e il plasma e dimezza il resto, anche negli attacchi che seguono; resta fino alla fine del tuo prossimo turno, e intanto la nave non può sparare.
battleforce-about-tractor_beam = Elimina un Drone, oppure aggancia un Vascello Diversivo e lo annulla.
battleforce-about-disengage = Fa finire l’attacco senza danni; la nave è fuori dalla battaglia fino alla fine del tuo prossimo turno.
battleforce-about-damage_control = { $value ->
    [one] Ripara un danno di una nave.
   *[other] Ripara { $value } danni di una nave.
}
battleforce-about-legendary_engineer = Ripara tutti i danni di una nave.
battleforce-about-prime_team = Aggiunge 1 a un attacco o ai dadi, toglie 1 a un ammutinamento, oppure annulla un Occultamento, una Ragnatela o un Vascello Diversivo.
battleforce-about-pf_flotilla = Sei caccia veloci, i PF, attaccano al posto di una nave; prima però le flotte avversarie possono far fuoco su di loro. Per ciò che distruggono nessuno riceve punti.
battleforce-about-planet_based_fighters = I caccia di un pianeta attaccano al posto di una nave; due carte possono volare insieme.
battleforce-about-klingon_mutiny = Danneggia o cattura una nave Klingon, al posto di un attacco.
battleforce-about-organian_ceasefire = Tutte le navi vengono riparate, tutte le carte tranne quelle di riserva rimescolate, e ogni flotta riceve una nuova mano, al posto di un attacco.
battleforce-about-reinforcements = Una nuova nave si unisce alla flotta.

## Ships

# Class and name; the second copy of the game has the same ships again.
battleforce-ship = { $class } { $name }
battleforce-ship-second = { $class } { $name } II

battleforce-kind-dreadnought = dreadnought
battleforce-kind-carrier = portaerei
battleforce-kind-light-carrier = portaerei leggera
battleforce-kind-battlecruiser = incrociatore da battaglia
battleforce-kind-heavy-cruiser = incrociatore pesante
battleforce-kind-medium-cruiser = incrociatore medio
battleforce-kind-light-cruiser = incrociatore leggero
battleforce-kind-war-cruiser = incrociatore da guerra
battleforce-kind-heavy-destroyer = cacciatorpediniere pesante
battleforce-kind-destroyer = cacciatorpediniere
battleforce-kind-frigate-large = fregata grande
battleforce-kind-frigate = fregata
battleforce-kind-escort = nave scorta
battleforce-kind-war-eagle = aquila da guerra
battleforce-kind-battle-raider = incursore da battaglia
battleforce-kind-raider-cruiser = incrociatore incursore
battleforce-kind-light-raider = incursore leggero
battleforce-kind-patrol-corvette = corvetta di pattuglia

# Who built a ship; the form "people" is those one leads who picks the race. Orion and Tholian ships are picked together.
battleforce-race-fed = Federazione
    .people = la Federazione
battleforce-race-kli = Klingon
    .people = i Klingon
battleforce-race-rom = Romulani
    .people = i Romulani
battleforce-race-gor = Gorn
    .people = i Gorn
battleforce-race-kzi = Kzinti
    .people = gli Kzinti
battleforce-race-ori = Orione
    .people = i Pirati di Orione e i Tholiani
battleforce-race-tho = Tholiani

# The three lines of a formation, all feminine: "in Prima Linea", "dalla Riserva".
battleforce-line-screen = Prima Linea
battleforce-line-body = Seconda Linea
battleforce-line-reserve = Riserva

battleforce-device-cloak = Occultamento
battleforce-device-web = Ragnatela

## Buttons: by name, counted as what a ship loses or has repaired, and so short that a ship fits into a line

battleforce-button-photon = Siluro Fotonico
battleforce-button-disruptor = Disgregatore
battleforce-button-drone = Drone
battleforce-button-phaser_1 = Phaser-1
battleforce-button-phaser_2 = Phaser-2
battleforce-button-phaser_3 = Phaser-3
battleforce-button-plasma_r = Plasma-R
battleforce-button-plasma_s = Plasma-S
battleforce-button-plasma_f = Plasma-F
battleforce-button-option_mount = arma opzionale
battleforce-button-fighters = squadrone di caccia
battleforce-button-free_hit = punto danno

battleforce-buttons-photon = { $count ->
    [one] un Siluro Fotonico
   *[other] { $count } Siluri Fotonici
}
battleforce-buttons-disruptor = { $count ->
    [one] un Disgregatore
   *[other] { $count } Disgregatori
}
battleforce-buttons-drone = { $count ->
    [one] un Drone
   *[other] { $count } Droni
}
battleforce-buttons-phaser_1 = { $count ->
    [one] un Phaser-1
   *[other] { $count } Phaser-1
}
battleforce-buttons-phaser_2 = { $count ->
    [one] un Phaser-2
   *[other] { $count } Phaser-2
}
battleforce-buttons-phaser_3 = { $count ->
    [one] un Phaser-3
   *[other] { $count } Phaser-3
}
battleforce-buttons-plasma_r = { $count ->
    [one] un Plasma-R
   *[other] { $count } Plasma-R
}
battleforce-buttons-plasma_s = { $count ->
    [one] un Plasma-S
   *[other] { $count } Plasma-S
}
battleforce-buttons-plasma_f = { $count ->
    [one] un Plasma-F
   *[other] { $count } Plasma-F
}
battleforce-buttons-option_mount = { $count ->
    [one] un’arma opzionale
   *[other] { $count } armi opzionali
}
battleforce-buttons-fighters = { $count ->
    [one] uno squadrone di caccia
   *[other] { $count } squadroni di caccia
}
battleforce-buttons-free_hit = { $count ->
    [one] un punto danno
   *[other] { $count } punti danno
}
# With the option "traditional damage", damage is a number and covers no buttons.
battleforce-buttons-damage = { $count ->
    [one] un danno
   *[other] { $count } danni
}

battleforce-short-photon = Fot
battleforce-short-disruptor = Dis
battleforce-short-drone = Dro
battleforce-short-phaser_1 = P1
battleforce-short-phaser_2 = P2
battleforce-short-phaser_3 = P3
battleforce-short-plasma_r = R
battleforce-short-plasma_s = S
battleforce-short-plasma_f = F
battleforce-short-option_mount = WPN
battleforce-short-fighters = FTR
battleforce-short-free_hit = pd

## The story: before the first turn

battleforce-first = { FORM($who, "person") ->
    [you] Cominci tu.
   *[they] Comincia { $who }.
}
battleforce-picks-next = La prossima razza { FORM($who, "person") ->
    [you] la scegli tu.
   *[they] la sceglie { $who }.
}
battleforce-race-picked = { FORM($who, "person") ->
    [you] Guidi
   *[they] { $who } guida
} { FORM($race, "people") }.
battleforce-picked = { FORM($who, "person") ->
    [you] Scegli
   *[they] { $who } sceglie
} la { $ship }.
battleforce-picks-done = { FORM($who, "person") ->
    [you] Non scegli
   *[they] { $who } non sceglie
} altre navi.
battleforce-dealt = { FORM($who, "person") ->
    [you] Ricevi
   *[they] { $who } riceve
} { $count ->
    [one] la { $ships }.
   *[other] { $count } navi: { $ships }.
}
battleforce-dealt-hidden = { FORM($who, "person") ->
    [you] Ricevi
   *[they] { $who } riceve
} { $count ->
    [one] una nave coperta.
   *[other] { $count } navi coperte.
}
# $places: "DN Federation e CA Constellation in Prima Linea e la FF Guderian in Riserva".
battleforce-lined = { FORM($who, "person") ->
    [you] Schieri
   *[they] { $who } schiera
} in segreto { $places }.
battleforce-lined-hidden = { FORM($who, "person") ->
    [you] Schieri
   *[they] { $who } schiera
} in segreto { $count ->
    [one] una nave.
   *[other] { $count } navi.
}
battleforce-shown = { FORM($who, "person") ->
    [you] Scopri
   *[they] { $who } scopre
} { $places }.
battleforce-in-line = { $count ->
    [one] la { $ships } in { $line }
   *[other] { $ships } in { $line }
}

## The story: turns, cards, repairs, formation

# A heading, and so is battleforce-order-turn.
battleforce-turn = Turno di gioco { $turn } · { FORM($who, "person") ->
    [you] tocca a te
   *[they] { $who }
}
# $known is 0 if nobody's number is known to whoever reads this; $cards: "Ola ha il numero 3".
battleforce-order-dealt = { $known ->
    [0] Si distribuiscono nuove carte Ordine.
   *[other] Si distribuiscono nuove carte Ordine: { $cards }.
}
battleforce-order-card = { FORM($who, "person") ->
    [you] tu hai
   *[they] { $who } ha
} il numero { $number }
battleforce-order-turn = Turno di gioco { $turn } · carta Ordine { $number } · { FORM($who, "person") ->
    [you] tocca a te
   *[they] { $who }
}
battleforce-order-called = Viene chiamata la carta Ordine { $number }: è { FORM($who, "person") ->
    [you] la tua.
   *[they] quella di { $who }.
}
battleforce-drew = { FORM($who, "person") ->
    [you] Peschi
   *[they] { $who } pesca
}: { $cards }.
battleforce-drew-hidden = { FORM($who, "person") ->
    [you] Peschi
   *[they] { $who } pesca
} { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
battleforce-salvaged = { FORM($who, "person") ->
    [you] Peschi
   *[they] { $who } pesca
} dalla cima degli scarti { FORM($card, "art") }.
battleforce-reshuffled = { $cards ->
    [one] Il mazzo è finito: l’unico scarto forma quello nuovo.
   *[other] Il mazzo è finito: { $cards } scarti rimescolati ne formano uno nuovo.
}
battleforce-stashed = { FORM($who, "person") ->
    [you] Metti
   *[they] { $who } mette
} nella riserva di carte: { $cards }.
battleforce-stashed-hidden = { $who } mette { $count ->
    [one] una carta
   *[other] { $count } carte
} nella riserva di carte.
battleforce-took = { FORM($who, "person") ->
    [you] Prendi
   *[they] { $who } prende
} dalla riserva di carte: { $cards }.
battleforce-took-hidden = { $who } prende { $count ->
    [one] una carta
   *[other] { $count } carte
} di riserva.
battleforce-gave = { FORM($who, "person") ->
    [you] Metti
   *[they] { $who } mette
} { FORM($card, "art") } { FORM($to, "person") ->
    [you] nella tua riserva di carte.
   *[they] nella riserva di carte di { $to }.
}
battleforce-gave-hidden = { FORM($who, "person") ->
    [you] Metti
   *[they] { $who } mette
} una carta { FORM($to, "person") ->
    [you] nella tua riserva di carte.
   *[they] nella riserva di carte di { $to }.
}
battleforce-tossed = { FORM($who, "person") ->
    [you] Cambi { $count ->
        [one] una carta
       *[other] { $count } carte
    } e scarti
   *[they] { $who } cambia { $count ->
        [one] una carta
       *[other] { $count } carte
    } e scarta
}: { $cards }.
battleforce-discarded = { FORM($who, "person") ->
    [you] Scarti
   *[they] { $who } scarta
} { FORM($card, "art") }.
battleforce-on-top = In cima agli scarti va la carta { $card }.
battleforce-repairs = { FORM($who, "person") ->
    [you] Giochi
   *[they] { $who } gioca
} { FORM($card, "art") } sulla { $ship }.
battleforce-repairs-mends = { FORM($who, "person") ->
    [you] Giochi { FORM($card, "art") } e ripari
   *[they] { $who } gioca { FORM($card, "art") } e ripara
} { $buttons } sulla { $ship }.
# $repairs: "un Disgregatore sulla D7 Thunderchild e 2 punti danno sulla D5 Warhammer".
battleforce-mended = { FORM($who, "person") ->
    [you] Ripari
   *[they] { $who } ripara
} { $repairs }.
battleforce-mended-on = { $buttons } sulla { $ship }
battleforce-reinforced = Rinforzi per { FORM($who, "te") }: { $face ->
    [down] la { $ship } entra coperta in Riserva.
   *[up] arriva la { $ship }.
}
battleforce-reinforced-hidden = Rinforzi per { FORM($who, "te") }: una nave entra coperta in Riserva.
# $moves: "la D7 Thunderchild in Prima Linea e la D5 Warhammer in Riserva".
battleforce-moved = { FORM($who, "person") ->
    [you] Sposti
   *[they] { $who } sposta
} { $moves }.
battleforce-move = la { $ship } in { $line }
battleforce-advanced = { FORM($who, "person") ->
    [you] La tua Prima Linea
   *[they] La Prima Linea di { $who }
} è vuota: avanza la Seconda.
battleforce-raised = { FORM($who, "person") ->
    [you] La tua { $ship }
   *[they] La { $ship } di { $who }
} { $device ->
    [web] tesse la sua Ragnatela.
   *[cloak] svanisce nell’Occultamento.
}
battleforce-lowered = { $device ->
    [web] Cade la Ragnatela { FORM($who, "person") ->
        [you] della tua { $ship }
       *[they] della { $ship } di { $who }
    }.
   *[cloak] { FORM($who, "person") ->
        [you] La tua { $ship }
       *[they] La { $ship } di { $who }
    } esce dall’Occultamento.
}
battleforce-cards-left = { $kind ->
    [disengage] La { $ship } torna in battaglia.
    [wild_weasel] Il Vascello Diversivo della { $ship } ha fatto il suo dovere.
   *[erratic_maneuvers] La { $ship } conclude le Manovre di Emergenza.
}
battleforce-ceasefire = Gli Organiani ascoltano { FORM($who, "person") ->
    [you] il tuo appello
   *[they] l’appello di { $who }
}: le armi tacciono, le navi vengono riparate e le carte rimescolate.
battleforce-last-turn = Questo turno di gioco è l’ultimo.
battleforce-offered = { FORM($who, "person") ->
    [you] Fai
   *[they] { $who } fa
} un’offerta pubblica.
battleforce-kept-promise = { FORM($who, "person") ->
    [you] Mantieni
   *[they] { $who } mantiene
} una promessa.
battleforce-broke-promise = { FORM($who, "person") ->
    [you] Hai infranto una promessa e non puoi
   *[they] { $who } ha infranto una promessa e non può
} farne altre.
# What was promised, as the player would say it; $promise is that sentence. $time: one of the two that follow.
battleforce-promise = { $verdict ->
    [kept] { FORM($who, "person") ->
        [you] Hai mantenuto
       *[they] { $who } ha mantenuto
    } una promessa
    [broken] { FORM($who, "person") ->
        [you] Hai infranto una promessa e non puoi
       *[they] { $who } ha infranto una promessa e non può
    } farne altre
   *[open] { FORM($who, "person") ->
        [you] Prometti
       *[they] { $who } promette
    }
}: «{ $promise }»
battleforce-promise-until = { $turns ->
    [one] fino alla fine del mio prossimo turno
   *[other] fino alla fine dei miei prossimi { $turns } turni
}
battleforce-promise-by = { $turns ->
    [one] entro la fine del mio prossimo turno
   *[other] entro la fine dei miei prossimi { $turns } turni
}
battleforce-promise-peace = { $toward ->
    [all] Non attaccherò nessuno { $time }.
    [ship] Non attaccherò la { $ship } { $time }.
   *[seat] Non attaccherò { $whom } { $time }.
}
battleforce-promise-attack = { $toward ->
    [ship] Attaccherò la { $ship } { $time }.
   *[seat] Attaccherò { $whom } { $time }.
}

## The story: attacks

battleforce-attacks = { FORM($who, "person") ->
    [you] La tua { $attacker }
   *[they] La { $attacker } di { $who }
} attacca { FORM($owner, "person") ->
    [you] la tua { $target }
   *[they] la { $target } di { $owner }
}.
battleforce-attacks-fighters = { $squadrons ->
    [one] Uno squadrone { FORM($who, "person") ->
        [you] della tua { $attacker }
       *[they] della { $attacker } di { $who }
    } piomba
   *[other] { $squadrons } squadroni { FORM($who, "person") ->
        [you] della tua { $attacker }
       *[they] della { $attacker } di { $who }
    } piombano
} { FORM($owner, "person") ->
    [you] sulla tua { $target }
   *[they] sulla { $target } di { $owner }
}.
battleforce-attacks-planet = { FORM($who, "person") ->
    [you] Lanci
   *[they] { $who } lancia
} { $waves ->
    [one] i caccia di un pianeta
   *[other] due ondate di caccia da un pianeta
} contro { FORM($owner, "person") ->
    [you] la tua { $target }
   *[they] la { $target } di { $owner }
}.
battleforce-attacks-flotilla = { FORM($who, "person") ->
    [you] Chiami
   *[they] { $who } chiama
} una Pattuglia di Caccia Veloci.
battleforce-attacks-pfs = { FORM($who, "person") ->
    [you] I tuoi PF
   *[they] I PF di { $who }
} si avventano { FORM($owner, "person") ->
    [you] sulla tua { $target }
   *[they] sulla { $target } di { $owner }
}.
battleforce-attacks-mutiny = { FORM($who, "person") ->
    [you] Fomenti
   *[they] { $who } fomenta
} un ammutinamento a bordo { FORM($owner, "person") ->
    [you] della tua { $target }
   *[they] della { $target } di { $owner }
}.
# All at once: ship, target, cards, and what would come through.
battleforce-volley = { FORM($who, "person") ->
    [you] La tua { $attacker }
   *[they] La { $attacker } di { $who }
} fa fuoco { FORM($owner, "person") ->
    [you] sulla tua { $target }
   *[they] sulla { $target } di { $owner }
}: { $cards }. { $damage ->
    [0] Nessun danno
    [one] Un danno
   *[other] { $damage } danni
} in arrivo.
battleforce-fired = { FORM($who, "person") ->
    [you] Fai
   *[they] { $who } fa
} fuoco: { $cards }.
battleforce-fired-launched = { FORM($who, "person") ->
    [you] Fai
   *[they] { $who } fa
} fuoco: { $cards }. { $damage ->
    [0] Nessun danno
    [one] Un danno
   *[other] { $damage } danni
} in arrivo.
battleforce-launched = { FORM($who, "person") ->
    [you] Scateni
   *[they] { $who } scatena
} la salva{ $damage ->
    [0] , ma non c’è nessun danno in arrivo.
    [one] : un danno in arrivo.
   *[other] : { $damage } danni in arrivo.
}
# The automaton turns up its cards one by one.
battleforce-turned-up = { FORM($who, "person") ->
    [you] Giri
   *[they] { $who } gira
} { FORM($card, "art") }.
battleforce-turned-up-fires = { FORM($who, "person") ->
    [you] Giri { FORM($card, "art") } e fai fuoco.
   *[they] { $who } gira { FORM($card, "art") } e fa fuoco.
}
battleforce-turned-up-attacks = { FORM($who, "person") ->
    [you] Giri
   *[they] { $who } gira
} { FORM($card, "art") }, e la { $attacker } fa fuoco { FORM($owner, "person") ->
    [you] sulla tua { $target }
   *[they] sulla { $target } di { $owner }
}.
battleforce-turned-up-boosts = { FORM($who, "person") ->
    [you] Giri { FORM($booster, "art") } e raddoppi
   *[they] { $who } gira { FORM($booster, "art") } e raddoppia
} { FORM($card, "the") }.
battleforce-boosts = { FORM($who, "person") ->
    [you] Raddoppi
   *[they] { $who } raddoppia
} { FORM($card, "the") } con { FORM($booster, "art") }.
battleforce-cancelled = { $what ->
    [maneuvers] { FORM($who, "person") ->
        [you] Neutralizzi
       *[they] { $who } neutralizza
    } le Manovre di Emergenza con le ECCM.
    [anchor] { FORM($who, "person") ->
        [you] Agganci
       *[they] { $who } aggancia
    } il Vascello Diversivo con un Raggio Traente.
    [weasel] { FORM($who, "person") ->
        [you] Il tuo Equipaggio Esperto
       *[they] L’Equipaggio Esperto di { $who }
    } smaschera il Vascello Diversivo.
    [cloak] { FORM($who, "person") ->
        [you] Il tuo Equipaggio Esperto
       *[they] L’Equipaggio Esperto di { $who }
    } fa cadere l’Occultamento.
   *[web] { FORM($who, "person") ->
        [you] Il tuo Equipaggio Esperto
       *[they] L’Equipaggio Esperto di { $who }
    } squarcia la Ragnatela.
}
battleforce-primed = { FORM($who, "person") ->
    [you] Il tuo Equipaggio Esperto
   *[they] L’Equipaggio Esperto di { $who }
} { $sign ->
    [less] toglie 1.
   *[more] aggiunge 1.
}
battleforce-defends = { $kind ->
    [wild_weasel] { FORM($who, "person") ->
        [you] Lanci
       *[they] { $who } lancia
    } un Vascello Diversivo dalla { $ship }.
   *[other] { FORM($who, "person") ->
        [you] Giochi
       *[they] { $who } gioca
    } { $cards } in difesa della { $ship }.
}
# $effect: what becomes of the attack cards, one of the next three or several of them in a list.
battleforce-defends-effect = { FORM($who, "person") ->
    [you] Giochi
   *[they] { $who } gioca
} { $cards } in difesa della { $ship }: { $effect }.
battleforce-reduced = la carta attacco { $shot } si riduce di { $by }
    .alone = La carta attacco { $shot } si riduce di { $by }.
battleforce-removed = { $what ->
    [booster] la carta attacco { $shot } perde { FORM($card, "the") }
   *[card] la carta attacco { $shot }, { $card }, è eliminata
}
    .alone = { $what ->
        [booster] La carta attacco { $shot } perde { FORM($card, "the") }.
       *[card] La carta attacco { $shot }, { $card }, è eliminata.
    }
battleforce-attack-reduced = tutto l’attacco si riduce di { $by }
    .alone = Tutto l’attacco si riduce di { $by }.
battleforce-weasel-moved = { FORM($who, "person") ->
    [you] Lanci
   *[they] { $who } lancia
} un Vascello Diversivo, e la { $ship } avanza in Prima Linea.
battleforce-disengaged = { FORM($who, "person") ->
    [you] Giochi
   *[they] { $who } gioca
} Allontanarsi: la { $ship } si sgancia e si mette in salvo.
# Small craft are fighters and PFs.
battleforce-shoots-down = { FORM($who, "person") ->
    [you] La tua { $ship }
   *[they] La { $ship } di { $who }
} fa fuoco sugli assalitori: { $cards }, { $damage ->
    [0] nessun danno
    [one] un danno
   *[other] { $damage } danni
}.
battleforce-flotilla-destroyed = { FORM($who, "person") ->
    [you] I tuoi PF
   *[they] I PF di { $who }
} sono tutti abbattuti.
battleforce-reacts = { FORM($who, "person") ->
    [you] Rispondi con { FORM($card, "art") } e annulli
   *[they] { $who } risponde con { FORM($card, "art") } e annulla
} { FORM($against, "the") }.
# $added is 0 if the dice count as they fell.
battleforce-rolled = { FORM($who, "person") ->
    [you] Tiri
   *[they] { $who } tira
}: { $dice }{ $added ->
    [0] .
   *[other] , che diventa { $total }.
}
battleforce-hit = { FORM($owner, "person") ->
    [you] La tua { $ship }
   *[they] La { $ship } di { $owner }
} subisce { $damage ->
    [one] un danno
   *[other] { $damage } danni
}.
battleforce-hit-loses = { FORM($owner, "person") ->
    [you] La tua { $ship }
   *[they] La { $ship } di { $owner }
} subisce { $damage ->
    [one] un danno
   *[other] { $damage } danni
} e perde { $buttons }.
battleforce-missed = La { $ship } ne esce illesa.
battleforce-damaged = La { $ship } perde { $buttons }.
battleforce-squadrons-lost = Il fuoco difensivo abbatte { $buttons } della { $ship }.
# $damage is 0 if it was told before.
battleforce-destroyed = { FORM($who, "person") ->
    [you] Distruggi
   *[they] { $who } distrugge
} { FORM($owner, "person") ->
    [you] la tua { $ship }
   *[they] la { $ship } di { $owner }
}{ $damage ->
    [0] .
    [one] {" "}con un solo danno.
   *[other] {" "}con { $damage } danni.
}
battleforce-destroyed-by-pfs = I PF distruggono { FORM($owner, "person") ->
    [you] la tua { $ship }
   *[they] la { $ship } di { $owner }
}{ $damage ->
    [0] {""}
    [one] {" "}con un solo danno
   *[other] {" "}con { $damage } danni
}; nessuno riceve punti.
battleforce-captured = L’equipaggio cambia bandiera: { FORM($who, "person") ->
    [you] catturi
   *[they] { $who } cattura
} { FORM($owner, "person") ->
    [you] la tua { $ship }
   *[they] la { $ship } di { $owner }
}.
battleforce-eliminated = { FORM($who, "person") ->
    [you] Non hai
   *[they] { $who } non ha
} più navi.

## The story: the end

battleforce-tie-cards = Per lo spareggio { FORM($who, "person") ->
    [you] giri
   *[they] { $who } gira
}: { $cards }.
battleforce-duel-ship = { FORM($who, "person") ->
    [you] Mandi
   *[they] { $who } manda
} in duello la { $ship }.
battleforce-ended = { $by ->
    [last_fleet] Resta una flotta sola: la partita è finita.
    [ally_lost] Una squadra ha perso un’intera flotta: la partita è finita.
    [elimination] Un’intera flotta è perduta: la partita è finita.
    [ships] Le navi distrutte bastano: la partita è finita.
    [last_turn] L’ultimo turno di gioco è concluso, e con esso la partita.
   *[turn_limit] Limite di turni di gioco raggiunto: la partita è finita.
}
# Who has won, and why. $how: points (nobody else has as many), shared (several sides have as many), or what has decided between
# them: cards or duel. $count: how many win, $winners: who they are, $points: what each side has; allies add theirs up.
battleforce-won = { $how ->
    [shared] { $points ->
        [one] Un punto
       *[other] { $points } punti
    } a testa: { FORM($winners, "person") ->
        [you] { FORM($winners, "you") } condividete
       *[they] { $winners } condividono
    } la vittoria.
    [cards] { $points ->
        [one] Un punto
       *[other] { $points } punti
    } a testa: { $count ->
        [one] { FORM($winners, "person") ->
            [you] mostri più danni e vinci.
           *[they] { $winners } mostra più danni e vince.
        }
       *[other] { FORM($winners, "person") ->
            [you] { FORM($winners, "you") } mostrate più danni e vincete.
           *[they] { $winners } mostrano più danni e vincono.
        }
    }
    [duel] { $points ->
        [one] Un punto
       *[other] { $points } punti
    } a testa: { $count ->
        [one] { FORM($winners, "person") ->
            [you] vinci il duello
           *[they] { $winners } vince il duello
        }
       *[other] { FORM($winners, "person") ->
            [you] { FORM($winners, "you") } vincete il duello
           *[they] { $winners } vincono il duello
        }
    }, e con esso la partita.
   *[points] { $count ->
        [one] { FORM($winners, "person") ->
            [you] Vinci tu
           *[they] Vince { $winners }
        }
       *[other] { FORM($winners, "person") ->
            [you] Vincete insieme { FORM($winners, "you") }
           *[they] Vincono insieme { $winners }
        }
    } con { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
}

## What a player is asked, and what the others read meanwhile

battleforce-ask-nothing = Ora non hai niente da decidere.
    .others = { $who } ora non ha niente da decidere.
battleforce-ask-race = Scegli la razza che vuoi guidare.
    .others = { $who } sceglie una razza.
# $what: any ship of the draft, a dreadnought, or a carrier. $left counts the ships still to be picked, this one included.
battleforce-ask-pick = { $what ->
    [dreadnought] Scegli un dreadnought per la tua flotta.
    [carrier] Scegli una portaerei per la tua flotta.
   *[any] { $left ->
        [one] Scegli ancora una nave per la tua flotta.
       *[other] Scegli una nave per la tua flotta: te ne spettano ancora { $left }.
    }
}
    .others = { $who } sceglie una nave.
battleforce-ask-pick-points = { $points ->
    [one] Scegli una nave: ti resta un punto.
   *[other] Scegli una nave: ti restano { $points } punti.
}
    .others = { $points ->
        [one] { $who } sceglie una nave, con un punto a disposizione.
       *[other] { $who } sceglie una nave, con { $points } punti a disposizione.
    }
battleforce-ask-reserve = { $cards ->
    [one] Metti ancora una carta nella tua riserva di carte.
   *[other] Metti { $cards } delle tue carte nella tua riserva di carte.
}
    .others = { $who } prepara la flotta.
battleforce-ask-lines = { $ships ->
    [one] Schiera la flotta: una nave è ancora senza linea.
   *[other] Schiera la flotta: { $ships } navi sono ancora senza linea.
}
    .others = { $who } prepara la flotta.
battleforce-ask-show = { $ships ->
    [0] Prima e Seconda Linea sono scoperte: conferma che è tutto pronto.
    [one] Scopri Prima e Seconda Linea: manca ancora una nave.
   *[other] Scopri Prima e Seconda Linea: mancano ancora { $ships } navi.
}
    .others = { $who } scopre la flotta.
battleforce-ask-first-raise = Prima del primo turno puoi attivare un Occultamento o una Ragnatela.
    .others = { $who } può attivare un Occultamento o una Ragnatela prima del primo turno.
battleforce-ask-duel = Parità di punti: quale delle tue navi combatte il duello?
    .others = { $who } sceglie una nave per il duello.
battleforce-ask-choose = { $choice ->
    [take] Quale carta prendi dalla tua riserva di carte?
    [stash] Quale carta metti nella tua riserva di carte?
   *[give] Quale carta metti nella riserva di carte di { $ally }?
}
    .others = { $who } sceglie una carta in segreto.
battleforce-ask-out-of-cards = La tua mano è vuota: pesca due carte, oppure prendine una dalla tua riserva di carte.
    .others = { $who } non ha più carte in mano.
battleforce-ask-draw = { $missing ->
    [one] Fase 1: nella tua mano manca una carta.
   *[other] Fase 1: nella tua mano mancano { $missing } carte.
}
    .others = { $who } pesca carte.
battleforce-ask-drawn = Hai pescato { FORM($card, "art") }: in mano o nella riserva di carte?
    .others = { $who } ha pescato una carta e decide dove metterla.
battleforce-ask-control = Controllo Danni Continuo: che cosa ripari sulla { $ship }?
    .others = { $who } ripara la { $ship }.
battleforce-ask-patch = { $card }: quale nave ripari?
    .others = { $who } gioca { FORM($card, "art") } e sceglie una nave.
battleforce-ask-repairing = { $left ->
    [one] Ripara ancora un danno sulla { $ship }.
   *[other] Ripara ancora { $left } danni sulla { $ship }.
}
    .others = { $who } ripara la { $ship }.
# $leaving counts ships that have to leave the Reserve first.
battleforce-ask-prepare = { $leaving ->
    [0] Fasi 2 e 3: ripara, chiama i Rinforzi, cambia formazione; poi passa all’attacco.
    [one] Prima di andare avanti, una nave deve lasciare la tua Riserva.
   *[other] Prima di andare avanti, { $leaving } navi devono lasciare la tua Riserva.
}
    .others = { $who } prepara la flotta.
battleforce-ask-comeback = Non hai più navi: solo i Rinforzi possono riportarti in battaglia.
    .others = { $who } non ha più navi e può solo sperare nei Rinforzi.
battleforce-ask-act = { $attacks ->
    [0] Tocca a te: quale delle tue navi attacca, o che cosa fai al posto dell’attacco?
   *[other] Puoi fare un secondo attacco, con un’altra nave.
}
    .others = { $attacks ->
        [0] { $who } prepara un attacco.
       *[other] { $who } può fare un secondo attacco.
    }
battleforce-ask-reform = { $leaving ->
    [0] Cambia formazione una seconda volta.
    [one] Prima di andare avanti, una nave deve lasciare la tua Riserva.
   *[other] Prima di andare avanti, { $leaving } navi devono lasciare la tua Riserva.
}
    .others = { $who } cambia formazione una seconda volta.
# $fire: the damage that PFs have taken so far.
battleforce-ask-target = { $by ->
    [fighters] Quale nave vuoi attaccare con i caccia della { $ship }?
    [planet] Quale nave vuoi attaccare con i caccia del pianeta?
    [flotilla] { $fire ->
        [0] I PF sono passati indenni: quale nave vuoi attaccare?
        [one] I PF hanno subito un danno: quale nave vuoi attaccare?
       *[other] I PF hanno subito { $fire } danni: quale nave vuoi attaccare?
    }
   *[ship] Quale nave vuoi attaccare con la { $ship }?
}
    .others = { $by ->
        [fighters] { $who } sceglie un bersaglio per i caccia della { $ship }.
        [planet] { $who } sceglie un bersaglio per i caccia del pianeta.
        [flotilla] { $who } sceglie un bersaglio per i PF.
       *[ship] { $who } sceglie un bersaglio per la { $ship }.
    }
# $shots counts the attack cards played so far; $needed is the damage that destroys the target.
battleforce-ask-volley = { $shots ->
    [0] La { $ship } ha nel mirino la { $target } di { $owner }: { $needed ->
        [one] basta un danno
       *[other] servono { $needed } danni
    } per distruggerla. Che cosa spari?
   *[other] { $damage ->
        [0] Ancora nessun danno
        [one] Finora un danno
       *[other] Finora { $damage } danni
    }, e per distruggere la { $target } di { $owner } { $needed ->
        [one] ne basta uno
       *[other] ne servono { $needed }
    }: aggiungi una carta, o apri il fuoco.
}
    .others = { $shots ->
        [0] La { $ship } di { $who } ha nel mirino { FORM($owner, "person") ->
            [you] la tua { $target }
           *[they] la { $target } di { $owner }
        }.
       *[other] { $who } attacca { FORM($owner, "person") ->
            [you] la tua { $target }
           *[they] la { $target } di { $owner }
        }, { $damage ->
            [0] per ora senza danni
            [one] per ora con un danno
           *[other] per ora con { $damage } danni
        }.
    }
# Fighters or PFs attack.
battleforce-ask-cancel = La { $target } di { $owner } è protetta: annulli la protezione, o attacchi lo stesso?
    .others = { $who } può annullare ciò che protegge { FORM($owner, "person") ->
        [you] la tua { $target }
       *[they] la { $target } di { $owner }
    }.
battleforce-ask-evade = Su quale carta attacco agiscono le tue Manovre di Emergenza?
    .others = { $who } sceglie la carta attacco su cui agiscono le Manovre di Emergenza.
battleforce-ask-aim = { $card }: contro quale carta attacco?
    .others = { $who } sceglie contro quale carta attacco giocare { FORM($card, "art") }.
battleforce-ask-flak = { $fire ->
    [0] I caccia attaccano la tua { $ship }: spari?
    [one] I caccia che attaccano la tua { $ship } hanno subito un danno: spari ancora?
   *[other] I caccia che attaccano la tua { $ship } hanno subito { $fire } danni: spari ancora?
}
    .others = { $who } può sparare ai caccia.
battleforce-ask-escort = Con quale carta la { $ship } spara ai caccia?
    .others = La { $ship } di { $who } viene in aiuto contro i caccia.
# $left: how many cards the player may still fire at the PFs.
battleforce-ask-barrage = { $left ->
    [one] Arrivano i PF: danni subiti { $fire }, con 12 sono distrutti. Puoi sparare una carta.
   *[other] Arrivano i PF: danni subiti { $fire }, con 12 sono distrutti. Puoi sparare { $left } carte.
}
    .others = { $who } può sparare ai PF.
battleforce-ask-barrage-card = Con quale carta la { $ship } spara ai PF?
    .others = La { $ship } di { $who } spara ai PF.
battleforce-ask-prime = { $by ->
    [mutiny] Prima del tiro di dado: mandi un Equipaggio Esperto ad aggiungere 1 all’ammutinamento?
   *[other] Prima del tiro di dadi: mandi un Equipaggio Esperto ad aggiungere 1?
}
    .others = { $who } può mandare un Equipaggio Esperto.
battleforce-ask-calm = Ammutinamento a bordo della tua { $ship }: mandi un Equipaggio Esperto a togliere 1 al dado?
    .others = { $who } può mandare un Equipaggio Esperto contro l’ammutinamento.
# $fate is "destroyed", "damaged" or "safe"; $hits is how much the ship survives.
battleforce-ask-defend = { $fate ->
    [destroyed] { $damage ->
        [one] Un danno
       *[other] { $damage } danni
    } in arrivo sulla tua { $target }, che { $hits ->
        [0] non ne regge più nessuno
        [one] ne regge uno solo
       *[other] ne regge solo { $hits }
    }: come la difendi?
    [damaged] { $damage ->
        [one] Un danno
       *[other] { $damage } danni
    } in arrivo sulla tua { $target }, che { $hits ->
        [one] ne regge uno
       *[other] ne regge { $hits }
    }: la difendi?
   *[safe] Ora niente di ciò che arriva può danneggiare la tua { $target }: giochi un’altra carta?
}
    .others = { $fate ->
        [destroyed] { $damage ->
            [one] Un danno in arrivo sulla { $target } di { $who }: basta per distruggerla.
           *[other] { $damage } danni in arrivo sulla { $target } di { $who }: bastano per distruggerla.
        }
        [damaged] { $damage ->
            [one] Un danno in arrivo sulla { $target } di { $who }.
           *[other] { $damage } danni in arrivo sulla { $target } di { $who }.
        }
       *[safe] Ora niente di ciò che arriva può danneggiare la { $target } di { $who }.
    }
battleforce-ask-react = { $owner } difende la { $target } con { FORM($card, "art") }: rispondi?
    .others = { $who } può rispondere e annullare { FORM($card, "the") }.
battleforce-ask-damage = { $left ->
    [one] La tua { $ship } è colpita: quale casella copri con l’ultimo danno?
   *[other] La tua { $ship } è colpita, con { $left } danni da assegnare: quale casella copri adesso?
}
    .others = { $left ->
        [one] { $who } decide dove va l’ultimo danno sulla { $ship }.
       *[other] { $who } decide dove vanno { $left } danni sulla { $ship }.
    }
battleforce-ask-redraw = { $tossed ->
    [0] Quale carta scarti per pescarne una nuova?
    [one] Pescherai una nuova carta: ne scarti altre, o basta così?
   *[other] Pescherai { $tossed } nuove carte: ne scarti altre, o basta così?
}
    .others = { $who } scarta carte per cambiarle.
battleforce-ask-truce = { $room ->
    [one] Salvi una carta nella tua riserva di carte, prima che la Tregua ti tolga la mano? C’è posto per una.
   *[other] Salvi una carta nella tua riserva di carte, prima che la Tregua ti tolga la mano? C’è posto per { $room }.
}
    .others = { $who } può salvare carte dalla Tregua.
battleforce-ask-top = Quale delle carte giocate va in cima agli scarti?
    .others = { $who } sceglie la cima degli scarti.
# $reserve is "yes" in the advanced game, where players have one.
battleforce-ask-discard = { $reserve ->
    [yes] Il tuo turno finisce: scarti una carta, ne metti una nella riserva di carte, o le tieni tutte?
   *[no] Il tuo turno finisce: scarti una carta, o le tieni tutte?
}
    .others = { $who } chiude il turno.

## What a player can do: on a button, and in full

battleforce-do-pick = Scegli la { $ship }
    .long = Scegli la { $ship }: { $printed }
battleforce-do-race = Guida { FORM($race, "people") }
    .long = Guida { FORM($race, "people") }, con l’intera flotta
battleforce-do-choose = { $choice ->
    [take] Prendi { FORM($card, "art") }
    [give] Dona { FORM($card, "art") }
   *[stash] Metti via { FORM($card, "art") }
}
    .long = { $choice ->
        [take] Prendi in mano { FORM($card, "art") }. Effetto della carta: «{ $about }»
        [give] Metti { FORM($card, "art") } nella riserva di carte di { $ally }. Effetto della carta: «{ $about }»
       *[stash] Metti { FORM($card, "art") } nella tua riserva di carte. Effetto della carta: «{ $about }»
    }
battleforce-do-line = { $ship } in { $line }
    .long = Metti la { $ship } in { $line }: { $printed }
battleforce-do-show = Scopri la { $ship }
    .long = Scopri la { $ship } in { $line }
battleforce-do-move = { $ship } in { $line }
    .long = Sposta la { $ship } dalla { $from } in { $line }
battleforce-do-raise = { $device ->
    [web] Tessi la Ragnatela della { $ship }
   *[cloak] Occulta la { $ship }
}
    .long = { $device ->
        [web] Tessi la Ragnatela della { $ship }: fuoco diretto, caccia e PF le fanno metà danno, ma non spara con i Phaser
       *[cloak] Occulta la { $ship }: niente armi a ricerca contro di lei e metà danno da tutto il resto, ma non può sparare
    }
battleforce-do-lower = Fai riapparire la { $ship }
    .long = Disattiva l’Occultamento della { $ship }: può di nuovo sparare, ma subisce di nuovo danni interi
battleforce-do-draw = { $count ->
    [one] Pesca una carta
   *[other] Pesca { $count } carte
}
    .long = { $count ->
        [one] Pesca una carta dal mazzo
       *[other] Pesca { $count } carte dal mazzo
    }
battleforce-do-salvage = Pesca { FORM($card, "art") } dagli scarti
    .long = Pesca { FORM($card, "art") } dalla cima degli scarti. Effetto della carta: «{ $about }»
battleforce-do-take = Prendi una carta di riserva
    .long = { $count ->
        [one] Prendi in mano la tua unica carta di riserva
       *[other] Prendi in mano una delle tue { $count } carte di riserva
    }
battleforce-do-keep = Tieni { FORM($card, "the") }
    .long = Tieni in mano { FORM($card, "the") }
battleforce-do-shelve = Metti via { FORM($card, "the") }
    .long = Metti { FORM($card, "the") } nella tua riserva di carte, per un turno successivo
battleforce-do-mend = Ripara { $buttons }
    .long = Ripara { $buttons } sulla { $ship } (caselle scoperte: { $open } su { $all })
# With traditional damage: the points are a number.
battleforce-do-mend-points = Ripara { $buttons }
    .long = Ripara { $buttons } sulla { $ship }, che { $damage ->
        [one] ne ha subito uno
       *[other] ne ha subiti { $damage }
    }
battleforce-do-repair = Gioca { FORM($card, "art") }
    .long = Gioca { FORM($card, "art") }. { $about }
battleforce-do-patch = Ripara la { $ship }
    .long = Ripara la { $ship }, che ha subito { $damage ->
        [one] un danno
       *[other] { $damage } danni
    }
battleforce-do-reinforce = Gioca { FORM($card, "art") }
    .long = Gioca { FORM($card, "art") }. { $about }
battleforce-do-ready = { $moment ->
    [show] Tutto pronto
    [draw] Non pescare più
    [redraw] { $count ->
        [one] Pesca una nuova carta
       *[other] Pesca { $count } nuove carte
    }
    [reform] Chiudi il cambio di formazione
   *[prepare] Passa all’attacco
}
    .long = { $moment ->
        [show] Tutto pronto: Prima e Seconda Linea sono scoperte
        [draw] Non pescare più: non resta niente da pescare
        [redraw] { $count ->
            [one] Basta così: pesca una nuova carta
           *[other] Basta così: pesca { $count } nuove carte
        }
        [reform] Chiudi il cambio di formazione, e con esso la fase di attacco
       *[prepare] Chiudi riparazioni e formazione, e passa all’attacco
    }
# $damage is the most that the hand can do to some target, 0 if none. $needed destroys that target.
battleforce-do-attack = Attacca con la { $ship }
    .long = { $damage ->
        [0] Attacca con la { $ship }
        [one] Attacca con la { $ship }: al massimo un danno, per esempio alla { $target } di { $owner } ({ $needed ->
            [one] ne basta uno
           *[other] ne servono { $needed }
        } per distruggerla)
       *[other] Attacca con la { $ship }: fino a { $damage } danni, per esempio alla { $target } di { $owner } ({ $needed ->
            [one] ne basta uno
           *[other] ne servono { $needed }
        } per distruggerla)
    }
# $average is what the dice come to on average.
battleforce-do-fighters = { $squadrons ->
    [one] Uno squadrone della { $ship }
   *[other] { $squadrons } squadroni della { $ship }
}
    .long = { $squadrons ->
        [one] Attacca con uno squadrone della { $ship }: un dado
       *[other] Attacca con { $squadrons } squadroni della { $ship }: { $squadrons } dadi, circa { $average } danni
    }
battleforce-do-planet = { $waves ->
    [one] Pianeta-Base Caccia
   *[other] Pianeta-Base Caccia: due ondate
}
    .long = { $waves ->
        [one] Attacca con i caccia di un pianeta: circa { $average } danni
       *[other] Attacca con due ondate di caccia da un pianeta: circa { $average } danni
    }
# $more is what PFs that nobody has fired at add to their two dice.
battleforce-do-flotilla = Pattuglia di Caccia Veloci
    .long = Chiama la Pattuglia di Caccia Veloci: prima le flotte avversarie possono spararle, poi tira due dadi e aggiunge fino a { $more } danni; nessuno riceve punti
battleforce-do-mutiny = Ammutinamento sulla { $ship }
    .long = Fomenta un ammutinamento a bordo della { $ship } di { $owner }: un tiro da 1 a 3 le fa altrettanti danni, da 4 in su la cattura
battleforce-do-ceasefire = Tregua Organiana
    .long = Chiama gli Organiani: tutte le navi vengono riparate, tutte le carte tranne quelle di riserva rimescolate, e ogni flotta riceve una nuova mano
battleforce-do-redraw = Cambia carte
    .long = Scarta carte e pescane altrettante, al posto dell’attacco
battleforce-do-reform = Secondo cambio di formazione
    .long = Cambia formazione una seconda volta, al posto dell’attacco
# $damage is the most that the hand can do to the target, or what the dice come to on average; $needed destroys it.
battleforce-do-target = { $ship } di { $owner }
    .long = { $by ->
        [ship] Attacca la { $ship } di { $owner }: la tua mano { $damage ->
            [0] non permette danni
            [one] permette un danno
           *[other] permette { $damage } danni
        }, { $needed ->
            [one] ne basta uno
           *[other] ne servono { $needed }
        } per distruggerla
       *[dice] Attacca la { $ship } di { $owner }: circa { $damage ->
            [one] un danno
           *[other] { $damage } danni
        }, { $needed ->
            [one] ne basta uno
           *[other] ne servono { $needed }
        } per distruggerla
    }
battleforce-do-fire = Spara { $cards }
    .long = Spara { $cards }: in tutto { $damage ->
        [0] nessun danno
        [one] un danno
       *[other] { $damage } danni
    }, { $needed ->
        [one] ne basta uno
       *[other] ne servono { $needed }
    } per distruggere la { $target }
battleforce-do-cancel = { $what ->
    [maneuvers] ECCM contro le Manovre
    [anchor] Raggio Traente contro il Diversivo
    [weasel] Equipaggio Esperto contro il Diversivo
    [cloak] Equipaggio Esperto contro l’Occultamento
   *[web] Equipaggio Esperto contro la Ragnatela
}
    .long = { $what ->
        [maneuvers] Gioca le ECCM: in questo attacco una carta Manovre di Emergenza del bersaglio non conta
        [anchor] Gioca un Raggio Traente: il Vascello Diversivo del bersaglio sparisce
        [weasel] Manda un Equipaggio Esperto: il Vascello Diversivo del bersaglio sparisce
        [cloak] Manda un Equipaggio Esperto: il bersaglio perde l’Occultamento
       *[web] Manda un Equipaggio Esperto: il bersaglio perde la Ragnatela
    }
battleforce-do-prime = { $sign ->
    [less] Equipaggio Esperto: 1 in meno
   *[more] Equipaggio Esperto: 1 in più
}
    .long = { $sign ->
        [less] Manda un Equipaggio Esperto: l’ammutinamento conta 1 in meno
       *[more] Manda un Equipaggio Esperto: aggiunge 1
    }
battleforce-do-launch = { $by ->
    [ship] Apri il fuoco
   *[craft] Attacca
}
    .long = { $by ->
        [ship] Apri il fuoco sulla { $target } di { $owner }: { $damage ->
            [0] nessun danno
            [one] un danno
           *[other] { $damage } danni
        }, { $needed ->
            [one] ne basta uno
           *[other] ne servono { $needed }
        } per distruggerla
       *[craft] Attacca la { $target } di { $owner } così com’è
    }
battleforce-do-defend = Gioca { $cards }
    .long = Gioca { $cards }. { $about }
battleforce-do-shoot = Spara { $cards }
    .long = Spara { $cards } contro gli assalitori: { $damage ->
        [one] un danno
       *[other] { $damage } danni
    }
battleforce-do-at = Carta { $shot }: { $cards }
    .long = Carta attacco { $shot }: { $cards }, { $damage ->
        [0] nessun danno
        [one] un danno
       *[other] { $damage } danni
    }
battleforce-do-react = Rispondi con { FORM($card, "art") }
    .long = Rispondi con { FORM($card, "art") } e annulla { FORM($against, "the") }
battleforce-do-man = Fuoco dalla { $ship }
    .long = Spara una carta dalla { $ship }: { $buttons }
battleforce-do-damage = Copri { $buttons }
    .long = Copri { $buttons } della { $ship } (caselle scoperte: { $open } su { $all })
battleforce-do-toss = Scarta { FORM($card, "art") }
    .long = Scarta { FORM($card, "art") } per pescare una nuova carta. Effetto della carta: «{ $about }»
battleforce-do-discard = Scarta { FORM($card, "art") }
    .long = Scarta { FORM($card, "art") } e chiudi il turno. Effetto della carta: «{ $about }»
battleforce-do-stash = Metti via una carta
    .long = Metti una carta della tua mano nella tua riserva di carte
battleforce-do-give = Una carta per { $ally }
    .long = Metti una carta della tua mano nella riserva di carte di { $ally }
battleforce-do-top = { $card } in cima
    .long = La carta { $card } va in cima agli scarti, dove si può pescare
battleforce-do-duel = Manda la { $ship }
    .long = Manda in duello la { $ship }: { $printed }
# $damage, $target and $fate (as in battleforce-ask-defend) are about the attack that runs, if one does.
battleforce-do-pass = { $moment ->
    [pick] Basta navi
    [raise] Nessun dispositivo
    [act] Nessun attacco
    [flak] Niente fuoco
    [barrage] Niente fuoco
    [prime] Nessun Equipaggio Esperto
    [defend] { $fate ->
        [destroyed] Perdi la nave
        [damaged] { $damage ->
            [one] Subisci un danno
           *[other] Subisci { $damage } danni
        }
       *[safe] Basta carte
    }
    [react] Nessuna risposta
    [ceasefire] Non salvare carte
   *[discard] Tieni tutte le carte
}
    .long = { $moment ->
        [pick] Non scegliere altre navi
        [raise] Non attivare né Occultamento né Ragnatela
        [act] Non attaccare, e passa alla fine del turno
        [flak] Non sparare, e lascia arrivare i caccia
        [barrage] Non sparare, e lascia arrivare i PF
        [prime] Non mandare nessun Equipaggio Esperto, e lascia rotolare i dadi
        [defend] { $fate ->
            [destroyed] Non giocare altre carte: { $damage ->
                [one] un danno distrugge
               *[other] { $damage } danni distruggono
            } la { $target }
            [damaged] Non giocare altre carte: la { $target } subisce { $damage ->
                [one] un danno
               *[other] { $damage } danni
            }
           *[safe] Non giocare altre carte: la { $target } non subisce danni
        }
        [react] Lascia agire la carta difesa
        [ceasefire] Non salvare altre carte dalla Tregua
       *[discard] Tieni tutte le carte, e chiudi il turno
    }

## What one can point at: in short, and in full for those who do not see it

battleforce-thing-card = { $card }
    .long = { $where ->
        [hand] { $hand ->
            [one] { $card }, nella tua mano. { $about }
           *[other] { $card }, { $hand } copie nella tua mano. { $about }
        }
        [reserve] { $card }, tra le tue carte di riserva. { $about }
        [both] { $card }, nella tua mano e tra le tue carte di riserva. { $about }
       *[table] { $card }. { $about }
    }
# $place: where it stands; $buttons: which are open. The rest is said where there is something to say: $device is what its cloak or
# web does, "none" without one; $damage counts with the option "traditional damage"; $laid counts the cards on it.
battleforce-thing-ship = { $ship }
    .long = { $ship }, { $kind }, { $race }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $place }. Caselle scoperte: { $buttons }.{ $device ->
        [cloaked] {" "}È occultata.
        [webbed] {" "}È nella Ragnatela.
        [cloak] {" "}Ha un Occultamento.
        [web] {" "}Ha una Ragnatela.
       *[none] {""}
    }{ $damage ->
        [0] {""}
        [one] {" "}Ha subito un danno su { $hits }.
       *[other] {" "}Ha subito { $damage } danni su { $hits }.
    }{ $laid ->
        [0] {""}
       *[other] {" "}Carte sulla nave: { $cards }.
    }
battleforce-place = { $where ->
    [line] { FORM($owner, "person") ->
        [you] nella tua { $line }
       *[they] nella { $line } di { $owner }
    }
    [fleet] { FORM($owner, "person") ->
        [you] nella tua flotta
       *[they] nella flotta di { $owner }
    }
    [unplaced] { FORM($owner, "person") ->
        [you] nella tua flotta
       *[they] nella flotta di { $owner }
    }, ancora senza linea
    [killed] tra le navi distrutte da { FORM($owner, "te") }
   *[unseen] non in vista
}
battleforce-button-open = { $button } { $open } su { $all }
battleforce-thing-button = { $ship }: { $button }
    .long = { $ship }, { $button }: caselle scoperte { $open } su { $all }.
battleforce-thing-deck = Mazzo
    .long = Il mazzo: { $count ->
        [0] nessuna carta rimasta
        [one] una carta
       *[other] { $count } carte
    }.
battleforce-thing-discards = Scarti
    .long = Gli scarti: { $count ->
        [0] nessuna carta
        [one] una carta, { $card }
       *[other] { $count } carte, in cima { $card }
    }.
battleforce-thing-reserve = Carte di riserva
    .long = Le tue carte di riserva: { $cards }.

## Tables for the rulebook

battleforce-column-card = Carta
battleforce-column-copies = Copie
battleforce-column-effect = Che cosa fa
battleforce-column-race = Razza
battleforce-column-ship = Nave
battleforce-column-kind = Tipo
battleforce-column-buttons = Caselle
battleforce-column-device = Dispositivo
battleforce-column-points = Punti
# A ship in few words: kind, race, points, buttons.
battleforce-printed = { $kind }, { $race }, { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $buttons }

## The table drawn with characters

battleforce-table = { $turn ->
    [0] Partita finita
   *[other] Turno di gioco { $turn }
}   Mazzo: { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
}   Scarti: { $discards ->
    [0] 0 carte
    [one] 1 carta, in cima { $card }
   *[other] { $discards } carte, in cima { $card }
}
battleforce-table-kept = { $who } tiene da parte: { $cards }
# $turn is "yes" for the player whose turn it is; $reserve is "yes" in the advanced game.
battleforce-table-player = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, mano { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
}{ $reserve ->
    [yes] , di riserva { $stored ->
        [one] 1 carta
       *[other] { $stored } carte
    }
   *[no] {""}
}{ $turn ->
    [yes] , di turno
   *[no] {""}
}
# Rows; keep them within 10 letters.
battleforce-table-fleet = Flotta
battleforce-table-unplaced = In attesa
battleforce-table-face-down = Coperte
battleforce-table-kills = Distrutte
battleforce-table-known = Note
battleforce-table-given = Donate
battleforce-table-order = Ordine
battleforce-table-ships = { $count ->
    [one] 1 nave
   *[other] { $count } navi
}
battleforce-table-kill = { $ship } { $points } pt
battleforce-table-points = { $points } pt
battleforce-table-damage = danni { $damage }/{ $hits }
battleforce-table-device = { $device ->
    [web] nella Ragnatela
   *[cloak] occultata
}
# Explains the short names of buttons in brackets, in two lines of at most 100 characters.
battleforce-table-buttons = Caselle, se danneggiate scoperte/tutte: Fot Siluro Fotonico, Dis Disgregatore, Dro Drone, P1-P3 Phaser,
battleforce-table-buttons-more = R S F Plasma, WPN arma opzionale, FTR squadrone di caccia, pd punto danno
battleforce-table-attack = Attacco { FORM($owner, "person") ->
    [you] alla tua { $target }
   *[they] alla { $target } di { $owner }
}:
battleforce-table-shot = { $state ->
    [gone] { $cards }: eliminata
    [weakened] { $cards }: { $damage ->
        [0] nessun danno
        [one] 1 danno
       *[other] { $damage } danni
    }, ridotta di { $by }
   *[whole] { $cards }: { $damage ->
        [0] nessun danno
        [one] 1 danno
       *[other] { $damage } danni
    }
}
battleforce-table-rolled = i dadi dicono { $dice }
battleforce-table-reduced = tutto l’attacco è ridotto di { $by }
battleforce-table-dealing = { $damage ->
    [one] si assegna 1 danno
   *[other] si assegnano { $damage } danni
}
battleforce-table-coming = { $damage ->
    [0] nessun danno
    [one] 1 danno
   *[other] { $damage } danni
} in arrivo, { $needed ->
    [one] ne serve 1
   *[other] ne servono { $needed }
} per distruggerla: { $fate ->
    [destroyed] basta
   *[other] non basta
}
battleforce-table-hand = { FORM($who, "person") ->
    [you] La tua mano
   *[they] Mano di { $who }
}: { $cards }
battleforce-table-reserve = { FORM($who, "person") ->
    [you] Le tue carte di riserva
   *[they] Carte di riserva di { $who }
}: { $cards }

## Options

battleforce-option-game = Gioco
    .about = A quale dei tre giochi si gioca.
battleforce-option-game-introductory = gioco introduttivo: quattro navi a testa, meno tipi di carte
battleforce-option-game-basic = gioco base: tutte le carte
battleforce-option-game-advanced = gioco avanzato: formazioni, riserva di carte, Occultamento e Ragnatela
battleforce-option-formations = Formazioni
    .about = Il gioco avanzato ha Prima Linea, Seconda Linea e Riserva.
battleforce-option-fighters = Caccia
    .about = Ci sono i caccia; solo il gioco introduttivo e il gioco base possono farne a meno.
battleforce-option-solitaire = Solitario
    .about = In solitario contro l’automa al posto 2; solo nel gioco avanzato.
battleforce-option-fleet = Flotte
    .about = Come si compongono le flotte.
battleforce-option-fleet-dealt = distribuite a caso
battleforce-option-fleet-points = scelte a turno, per una somma di punti
battleforce-option-fleet-draft = scelte a turno, nave per nave
battleforce-option-fleet-centre = un dreadnought e una portaerei a scelta per ogni flotta, il resto a caso
battleforce-option-fleet-first_four = quattro navi a scelta per ogni flotta, il resto a caso
battleforce-option-fleet-race = una razza a testa
battleforce-option-points = Punti della flotta
    .about = Il massimo di punti di una flotta scelta a punti.
battleforce-option-top_discard = Cima degli scarti
    .about = Una delle carte pescate in un turno può essere quella in cima agli scarti.
battleforce-option-allies = Alleati
    .about = Chi siede di fronte fa squadra (in 4, 6 o 8).
battleforce-option-diplomacy = Diplomazia
    .about = Il tavolo tiene il conto di offerte pubbliche e promesse infrante.
battleforce-option-second_attack = Secondo attacco
    .about = In un turno può attaccare anche una seconda nave; la mano allora è di sei carte.
battleforce-option-traditional_damage = Danni tradizionali
    .about = Le armi funzionano finché la nave non è distrutta.
battleforce-option-order_cards = Carte Ordine
    .about = L’ordine dei turni si ridistribuisce a ogni turno di gioco.
battleforce-option-end = Fine della partita
    .about = Che cosa chiude la partita, oltre al caso in cui resta una flotta sola.
battleforce-option-end-last_fleet = nient’altro
battleforce-option-end-time = il tavolo annuncia l’ultimo turno di gioco
battleforce-option-end-reshuffles = il mazzo è stato rimescolato il numero di volte stabilito
battleforce-option-end-ships = qualcuno ha distrutto il numero di navi stabilito
battleforce-option-end-elimination = qualcuno ha perso tutte le navi
battleforce-option-ties = Parità
    .about = Che cosa succede quando il punteggio più alto è in parità.
battleforce-option-ties-shared = la vittoria è condivisa
battleforce-option-ties-cards = si girano cinque carte a testa, e vince chi mostra più danni
battleforce-option-ties-duel = si combatte un duello con una nave a testa
battleforce-option-planet_fighters = Pianeta-Base Caccia
    .about = Quanto sono forti i caccia dei pianeti.
battleforce-option-planet_fighters-two_dice = due dadi per carta
battleforce-option-planet_fighters-six_and_die = sei più un dado per carta
battleforce-option-flotilla_strength = Forza dei PF
    .about = Che cosa aggiungono i PF ai loro due dadi.
battleforce-option-flotilla_strength-boats = uno per ogni PF rimasto
battleforce-option-flotilla_strength-points = uno per ogni punto rimasto ai PF
battleforce-option-flotilla_fire = Fuoco sui PF
    .about = Quanto si può sparare ai PF.
battleforce-option-flotilla_fire-one_each = una carta per ogni avversario, due se è uno solo
battleforce-option-flotilla_fire-every_ship = una carta per ogni nave
battleforce-option-reductions = Riduzioni
    .about = Che cosa riducono Rinforzo Scudi, Manovre ed ECM.
battleforce-option-reductions-card = una carta attacco con il suo potenziamento
battleforce-option-reductions-attack = l’intero attacco
battleforce-option-web_phasers = Phaser nella Ragnatela
    .about = Quando una nave nella Ragnatela può sparare con i Phaser.
battleforce-option-web_phasers-at_fighters = solo contro i caccia che la attaccano
battleforce-option-web_phasers-in_defence = in ogni difesa
