page-game-battleforce = Dowodź flotą z garścią kart w ręce: kiedy strzelać, kiedy się osłaniać, kiedy czekać?
page-poster-battleforce = Plakat: flota mija planetę z pierścieniami, widziana z mostka z trzema kartami akcji
page-preset-battleforce-first = Gra wprowadzająca: po cztery okręty, mniej rodzajów kart.
page-preset-battleforce-standard = Gra podstawowa ze wszystkimi kartami.
page-preset-battleforce-advanced = Szyk, rezerwy kart, maskowanie i pajęczyny, bez podpowiedzi, z zegarem.
