# Ufoludki: a quick card game of little green aliens.
#
# $who and $from are players' names and are never inflected. $card is a card; FORM($card, "art") is its name as one that is
# laid: "un Sombrero (3)", "il Generale". Only Strength in Numbers is ever laid in several copies.

ufoludki-about = Un rapido gioco di carte polacco: omini verdi portano via prede alla Terra e le rubano agli altri dischi.

## Cards

ufoludki-card-general = Generale
    .art = il Generale
ufoludki-card-recruitment = Reclutamento
    .art = un Reclutamento
ufoludki-card-strength = L’unione fa la forza
    .art = «L’unione fa la forza»
ufoludki-card-counterattack = Contrattacco degli animali
    .art = un Contrattacco degli animali

# A saucer with what it takes.
ufoludki-saucer = { $name } ({ $value })
ufoludki-saucer-plate = Piatto
    .art = un Piatto
ufoludki-saucer-teapot = Teiera
    .art = una Teiera
ufoludki-saucer-sombrero = Sombrero
    .art = un Sombrero
ufoludki-saucer-bell = Campana
    .art = una Campana
ufoludki-saucer-mushroom = Fungo
    .art = un Fungo
ufoludki-saucer-doughnut = Ciambella
    .art = una Ciambella
ufoludki-saucer-top = Trottola
    .art = una Trottola

# What a card does, in a sentence.
ufoludki-about-saucer = Ruba tante prede quante ne indica il suo valore alla prima persona, in senso orario, con lo stesso disco in cima; se non c’è, le prende dalla Terra.
ufoludki-about-general = Ogni altra persona restituisce tante prede quante ne vale la cima della propria pila; poi tutte le pile vanno sotto il mazzo.
ufoludki-about-recruitment = Prende dalla Terra una preda per ogni Reclutamento in cima a una pila.
ufoludki-about-strength = Calane quante ne vuoi: ognuna prende una preda dalla Terra.
ufoludki-about-counterattack = Ruba due prede alla persona che scegli.

# A card in a list, with its copies.
ufoludki-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
ufoludki-no-cards = nessuna carta

## The story

ufoludki-begins = Il primo turno è di { $who }.
ufoludki-drew = { $who } pesca: { $cards }.
ufoludki-drew-hidden = { $count ->
    [one] { $who } pesca una carta.
   *[other] { $who } pesca { $count } carte.
}
ufoludki-laid = { $copies ->
    [one] { $who } cala { FORM($card, "art") }.
   *[other] { $who } cala { $copies } carte { FORM($card, "art") }.
}
ufoludki-laid-took-earth = { $copies ->
    [one] { $who } cala { FORM($card, "art") } e prende { $loot ->
        [one] una preda
       *[other] { $loot } prede
    } dalla Terra.
   *[other] { $who } cala { $copies } carte { FORM($card, "art") } e prende { $loot ->
        [one] una preda
       *[other] { $loot } prede
    } dalla Terra.
}
ufoludki-laid-took-player = { $loot ->
    [0] { $who } cala { FORM($card, "art") }, ma la stiva di { $from } è vuota.
    [one] { $who } cala { FORM($card, "art") } e ruba una preda dalla stiva di { $from }.
   *[other] { $who } cala { FORM($card, "art") } e ruba { $loot } prede dalla stiva di { $from }.
}
ufoludki-took-earth = { $loot ->
    [one] { $who } prende una preda dalla Terra.
   *[other] { $who } prende { $loot } prede dalla Terra.
}
ufoludki-took-player = { $loot ->
    [0] { $who } trova vuota la stiva di { $from }.
    [one] { $who } ruba una preda dalla stiva di { $from }.
   *[other] { $who } ruba { $loot } prede dalla stiva di { $from }.
}
ufoludki-gave-back = { $loot ->
    [one] { $who } restituisce una preda alla Terra.
   *[other] { $who } restituisce { $loot } prede alla Terra.
}
ufoludki-piles-under = { $cards ->
    [one] Il Generale finisce sotto il mazzo.
   *[other] Tutte le pile ({ $cards } carte) finiscono sotto il mazzo.
}
ufoludki-skipped = { $who } non ha carte e salta il turno.
ufoludki-ended-earth = Sulla Terra non c’è più niente da prendere: la partita è finita.
ufoludki-ended-limit = Il limite di turni è raggiunto: la partita è finita.

## What a player is asked, and what the others read meanwhile

ufoludki-ask-lay = Tocca a te: cala una carta.
    .others = { $who } sceglie una carta.

## What a player can do: on a button, and in full

ufoludki-do-lay = { $copies ->
    [one] Cala { FORM($card, "art") }
   *[other] Cala { $copies } × { $card }
}
    .long = { $copies ->
        [one] Cala { FORM($card, "art") }: { $effect }
       *[other] Cala { $copies } carte { FORM($card, "art") }: { $effect }
    }
ufoludki-do-counterattack = { $card } contro { $who }
    .long = Cala { FORM($card, "art") } contro { $who }: { $effect }
ufoludki-effect-earth = { $loot ->
    [one] prendi una preda dalla Terra
   *[other] prendi { $loot } prede dalla Terra
}
ufoludki-effect-player = { $loot ->
    [0] la stiva di { $from } è vuota
    [one] rubi una preda dalla stiva di { $from }
   *[other] rubi { $loot } prede dalla stiva di { $from }
}
ufoludki-effect-back = { $loot ->
    [0] nessuna preda torna sulla Terra, e tutte le pile finiscono sotto il mazzo
    [one] una preda torna sulla Terra, e tutte le pile finiscono sotto il mazzo
   *[other] { $loot } prede tornano sulla Terra, e tutte le pile finiscono sotto il mazzo
}

## What one can point at: in short, and in full for those who do not see it

ufoludki-thing-card = { $card }
    .long = { $copies ->
        [0] { $card }, non in mano. { $about }
        [one] { $card }, una copia in mano. { $about }
       *[other] { $card }, { $copies } copie in mano. { $about }
    }
ufoludki-thing-seat = { $who }
    .long = { $who }: { $loot ->
        [0] nessuna preda
        [one] una preda
       *[other] { $loot } prede
    }, { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    } in mano, { $pile }.
ufoludki-thing-pile = { $who }: pila
    .long = { $who }: { $pile }.
ufoludki-pile = { $cards ->
    [one] una pila di una carta sola, { FORM($card, "art") }
   *[other] una pila di { $cards } carte, in cima { FORM($card, "art") }
}
ufoludki-pile-none = ancora nessuna pila
ufoludki-thing-deck = Mazzo
    .long = Il mazzo: { $cards ->
        [0] nessuna carta rimasta
        [one] una carta
       *[other] { $cards } carte
    }.
ufoludki-thing-earth = Terra
    .long = La Terra: { $loot ->
        [0] nessuna preda rimasta
        [one] una preda rimasta
       *[other] { $loot } prede rimaste
    }.

## The table drawn with characters, and the table of cards

# $layers: the cards of each layer of the deck, "12 + 8".
ufoludki-table = Terra: { $loot ->
    [one] una preda
   *[other] { $loot } prede
}   Mazzo: { $cards ->
    [0] vuoto
    [one] una carta
   *[other] { $layers } carte
}   Turni: { $turns }
ufoludki-column-player = chi
ufoludki-column-loot = prede
ufoludki-column-cards = carte
ufoludki-column-pile = pila
ufoludki-column-top = cima
ufoludki-column-card = Carta
ufoludki-column-copies = Copie
ufoludki-column-effect = Che cosa fa
ufoludki-hand = Mano di { $who }: { $cards }

## Options

ufoludki-option-turn_limit = Limite di turni
    .about = La partita finisce dopo questo numero di turni, se sulla Terra ci sono ancora prede.
