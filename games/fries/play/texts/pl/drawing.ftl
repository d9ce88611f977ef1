drawings-fries = Część mapy, na której { $players } mają swoje elementy, wraz z sąsiednimi polami.
drawings-fries-map = Mapa Frytek, na której { $players } nie mają jeszcze żadnych elementów.
