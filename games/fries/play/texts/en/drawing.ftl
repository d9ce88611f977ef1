# Sentences about the drawings of positions, for people who cannot see them. $players are names, such as "Ola and Paweł", and
# are never inflected.

drawings-fries = The part of the map where { $players } have pieces, and the fields around it.
drawings-fries-map = The Fries map before { $players } place their first pieces.
