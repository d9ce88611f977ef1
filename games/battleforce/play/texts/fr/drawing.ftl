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
