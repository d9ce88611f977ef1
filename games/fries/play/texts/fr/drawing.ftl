drawings-fries = La partie de la carte où { $players } ont des OVNIs ou des pions, avec les cases voisines.
drawings-fries-map = La carte du monde, où { $players } n’ont encore ni OVNI ni pion.
