drawings-ufoludki = { $players } grają w Ufoludki: na Ziemi { $loot ->
    [0] ani jednego łupu
    [one] 1 łup
    [few] { $loot } łupy
   *[many] { $loot } łupów
}, na planecie ufoludków { $cards ->
    [0] ani jednej karty
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
drawings-deck = Planeta ufoludków
# A layer of the deck: the one that is drawn from, and those under it.
drawings-layer-top = { $cards } na górze
drawings-layer-under = { $cards } niżej
