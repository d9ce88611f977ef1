drawings-fries = La parte della mappa con i pezzi di { $players }, e gli spazi accanto.
drawings-fries-map = La mappa del gioco, ancora senza pezzi di { $players }.
