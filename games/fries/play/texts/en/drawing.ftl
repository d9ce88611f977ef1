# Words in the drawings of positions. There is little room: keep them short. The first is a sentence for those who do not see the
# drawing. $players are names, such as "Ola and Paweł", and are never inflected.

drawings-fries = The part of the map on which { $players } have pieces, with the fields beside it.
drawings-fries-map = The map of Fries, still without pieces of { $players }.
