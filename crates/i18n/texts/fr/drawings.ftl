# Words in the drawings of positions. There is little room: keep them short. The first of each game is a sentence for
# those who do not see the drawing. $players are names, such as « Ola et Paweł », and are never inflected (no « de »).

## Ufoludki

drawings-ufoludki = { $players } autour d’une table d’Ufoludki : { $loot ->
    [0] plus aucun butin
    [one] { $loot } butin
   *[other] { $loot } butins
} sur la Terre, { $cards ->
    [0] plus aucune carte
    [one] une carte
   *[other] { $cards } cartes
} dans la pioche.
drawings-deck = Pioche
# A layer of the deck: the one that is drawn from, and those under it.
drawings-layer-top = { $cards } dessus
drawings-layer-under = { $cards } dessous
drawings-hand-of = Main ({ $who })

## Fries

drawings-fries = La partie de la carte où { $players } ont des OVNIs ou des pions, avec les cases voisines.
drawings-fries-map = La carte du monde, où { $players } n’ont encore ni OVNI ni pion.

## Battle Force

drawings-battleforce = Les flottes en présence : { $players }.
drawings-battleforce-attack = Les flottes en présence : { $players } ; le { $target } est attaqué.
drawings-line-screen = Avant-garde
drawings-line-body = Corps de bataille
drawings-line-reserve = Réserve
drawings-face-down = face cachée
drawings-attacker = attaquant
drawings-target = cible
# Cards the automaton has turned up and keeps for later.
drawings-kept = Gardées pour plus tard
# Heads of the columns beside attack cards: the number on the card, doubled by a booster, taken off by the defence, what is left.
drawings-shot-printed = imprimé
drawings-shot-doubled = doublé
drawings-shot-reduced = réduit
drawings-shot-left = reste
drawings-dice = Dés
# What was taken off all cards together, and what a cloak, a web or a Weasel leaves of them.
drawings-all-cards = Toute l’attaque
drawings-halved = La moitié
# Damage for which the defender has not covered a button yet.
drawings-to-cover = Reste à couvrir
drawings-damage-coming = { $damage ->
    [one] { $damage } dégât en approche
   *[other] { $damage } dégâts en approche
}
drawings-damage-destroys = { $damage } pour le détruire
