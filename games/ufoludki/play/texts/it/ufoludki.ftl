# Ufoludki: a quick card game of little green aliens.
#
# $who, $from and $winners are players' names and are never inflected. FORM($who, "person") is "you" for the reader. $card is a
# card; FORM($card, "art") is its name as one that is laid: "un Sombrero (3)", "il Generale". Only Strength in Numbers is ever
# laid in several copies.

ufoludki-about = Un rapido gioco di carte polacco: omini verdi svuotano la Terra e si derubano a vicenda.

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
ufoludki-about-saucer = Ruba prede pari al suo valore al primo, in senso orario, con lo stesso disco in cima; se non c’è, le prende dalla Terra.
ufoludki-about-general = Tutti gli altri restituiscono tante prede quante ne vale la propria carta in cima; poi le pile vanno sotto il mazzo.
ufoludki-about-recruitment = Prende dalla Terra una preda per ogni Reclutamento in cima a una pila.
ufoludki-about-strength = Calane quante ne vuoi: ognuna prende una preda dalla Terra.
ufoludki-about-counterattack = Ruba 2 prede a un avversario a tua scelta.

# A card in a list, with its copies.
ufoludki-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } × { $card }
}
ufoludki-no-cards = nessuna carta

## The story

# A heading. $turn: the number of the turn.
ufoludki-turn = Turno { $turn } · { FORM($who, "person") ->
    [you] tocca a te
   *[they] { $who }
}
ufoludki-begins = { FORM($who, "person") ->
    [you] Il primo turno è tuo.
   *[they] Il primo turno è di { $who }.
}
ufoludki-drew = { FORM($who, "person") ->
    [you] Peschi
   *[they] { $who } pesca
}: { $cards }.
ufoludki-drew-hidden = { FORM($who, "person") ->
    [you] Peschi
   *[they] { $who } pesca
} { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
ufoludki-laid = { FORM($who, "person") ->
    [you] Cali
   *[they] { $who } cala
} { $copies ->
    [one] { FORM($card, "art") }
   *[other] { $copies } carte { FORM($card, "art") }
}.
ufoludki-laid-took-earth = { FORM($who, "person") ->
    [you] Cali { $copies ->
        [one] { FORM($card, "art") }
       *[other] { $copies } carte { FORM($card, "art") }
    } e prendi
   *[they] { $who } cala { $copies ->
        [one] { FORM($card, "art") }
       *[other] { $copies } carte { FORM($card, "art") }
    } e prende
} { $loot ->
    [one] una preda
   *[other] { $loot } prede
} dalla Terra.
ufoludki-laid-took-player = { FORM($who, "person") ->
    [you] Cali
   *[they] { $who } cala
} { FORM($card, "art") }{ $loot ->
    [0] , ma { FORM($from, "person") ->
        [you] la tua stiva è vuota
       *[they] la stiva di { $from } è vuota
    }.
   *[other] {" "}e { FORM($who, "person") ->
        [you] rubi
       *[they] ruba
    } { $loot ->
        [one] una preda
       *[other] { $loot } prede
    } { FORM($from, "person") ->
        [you] dalla tua stiva
       *[they] dalla stiva di { $from }
    }.
}
ufoludki-took-earth = { FORM($who, "person") ->
    [you] Prendi
   *[they] { $who } prende
} { $loot ->
    [one] una preda
   *[other] { $loot } prede
} dalla Terra.
ufoludki-took-player = { FORM($who, "person") ->
    [you] { $loot ->
        [0] Trovi vuota { FORM($from, "person") ->
            [you] la tua stiva
           *[they] la stiva di { $from }
        }.
       *[other] Rubi { $loot ->
            [one] una preda
           *[other] { $loot } prede
        } { FORM($from, "person") ->
            [you] dalla tua stiva
           *[they] dalla stiva di { $from }
        }.
    }
   *[they] { $who } { $loot ->
        [0] trova vuota { FORM($from, "person") ->
            [you] la tua stiva
           *[they] la stiva di { $from }
        }.
       *[other] ruba { $loot ->
            [one] una preda
           *[other] { $loot } prede
        } { FORM($from, "person") ->
            [you] dalla tua stiva
           *[they] dalla stiva di { $from }
        }.
    }
}
ufoludki-gave-back = { FORM($who, "person") ->
    [you] Restituisci
   *[they] { $who } restituisce
} { $loot ->
    [one] una preda
   *[other] { $loot } prede
} alla Terra.
ufoludki-piles-under = { $cards ->
    [one] Il Generale finisce sotto il mazzo.
   *[other] Tutte le pile ({ $cards } carte) finiscono sotto il mazzo.
}
ufoludki-skipped = { FORM($who, "person") ->
    [you] Non hai carte e salti il turno.
   *[they] { $who } non ha carte e salta il turno.
}
ufoludki-ended-earth = Sulla Terra non resta niente: la partita è finita.
ufoludki-ended-limit = Limite di turni raggiunto: la partita è finita.
# $count: how many have the most loot and win, $winners: who they are, $loot: how much each has.
ufoludki-won = { $count ->
    [one] { FORM($winners, "person") ->
        [you] Vinci tu
       *[they] Vince { $winners }
    } con { $loot ->
        [one] una preda
       *[other] { $loot } prede
    }.
   *[other] { $loot ->
        [one] Una preda
       *[other] { $loot } prede
    } a testa: { FORM($winners, "person") ->
        [you] { FORM($winners, "you") } condividete
       *[they] { $winners } condividono
    } la vittoria.
}

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
    [0] { FORM($from, "person") ->
        [you] la tua stiva è vuota
       *[they] la stiva di { $from } è vuota
    }
   *[other] rubi { $loot ->
        [one] una preda
       *[other] { $loot } prede
    } { FORM($from, "person") ->
        [you] dalla tua stiva
       *[they] dalla stiva di { $from }
    }
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
    .long = { FORM($who, "You") }: { $loot ->
        [0] nessuna preda
        [one] una preda
       *[other] { $loot } prede
    }, { $cards ->
        [0] nessuna carta
        [one] una carta
       *[other] { $cards } carte
    } in mano, { $pile }.
ufoludki-thing-pile = { FORM($who, "person") ->
    [you] La tua pila
   *[they] Pila di { $who }
}
    .long = { FORM($who, "You") }: { $pile }.
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
ufoludki-hand = { FORM($who, "person") ->
    [you] La tua mano
   *[they] Mano di { $who }
}: { $cards }

## Options

ufoludki-option-turn_limit = Limite di turni
    .about = La partita finisce dopo questo numero di turni, anche se sulla Terra restano prede.

## Why something cannot be done here, and a hint in a player's first game

ufoludki-here-turn = Ora { $who } gioca una carta.
ufoludki-here-held = Non è nella tua mano: { $card }.
# $what: what a card would do, as in ufoludki-do-lay.
ufoludki-tip-card = { $what }. Ogni carta mostra che cosa farebbe adesso.
