# Pierwsze partie z przewodnikiem: na każdym przystanku jedno, dwa krótkie zdania. Żadnych słów, które nie były wyjaśnione.

page-learn-title = Pierwsza partia: { $game }
page-learn-box = Co się dzieje i dlaczego
page-learn-progress = { $what } z { $points }
page-learn-instead = To jeszcze nie teraz. Następny ruch: { $what }
page-learn-read = Tu jeszcze nie ma nic do wyboru. Kliknij „Dalej”.
page-learn-lost = Nie da się pokazać lekcji.
page-learn-noscript = Ta strona potrzebuje JavaScriptu.
page-learn-rules = Przeczytaj wszystkie zasady
page-learn-play = A teraz na serio
page-learn-back = Wstecz
page-learn-next = Dalej
page-learn-link = Naucz się w { $minutes } minuty

## Ufoludki

learn-ufoludki-goal = Witaj! Grasz jako Nova i dowodzisz bandą ufoludków. Pośrodku leży Ziemia, a na niej 36 łupów. Gdy wszystkie znikną, wygrywa osoba, która ma ich najwięcej.
learn-ufoludki-hand = Te pięć kart to twoja ręka; nikt inny ich nie widzi. Tura trwa chwilę: wyłóż kartę, zrób to, co mówi, dobierz nową.
learn-ufoludki-saucer = Donut to latający spodek i zabiera 4 łupy. Nikt inny nie ma przed sobą Donuta, więc zabiera je z Ziemi. Wyłóż go!
learn-ufoludki-pile = 4 łupy dla ciebie i nowa karta w ręce. Donut zostaje na twoim stosie, wszyscy go widzą: z każdego stosu liczy się tylko karta na górze.
learn-ufoludki-recruitment = Ben wykłada Werbunek: 1 łup z Ziemi za każdy Werbunek na górze jakiegoś stosu. Jest tylko ten jeden, więc 1.
learn-ufoludki-robbed = Auć! Cleo też wykłada Donuta. Jeśli taki sam spodek leży już na górze innego stosu, łupy zabiera się stamtąd, a nie z Ziemi: twoje 4 łupy przepadły.
learn-ufoludki-revenge = Ale zobacz, co przyszło ci do ręki: jeszcze jeden Donut! A teraz to Cleo ma Donuta na górze. Odbierz swoje łupy.
learn-ufoludki-ben = I są z powrotem. Ben wykłada Sombrero; nikt inny nie ma go na górze, więc 3 łupy zabiera z Ziemi.
learn-ufoludki-strength = Cleo wykłada trzy karty naraz. Pozwala na to tylko karta W kupie siła: każda z nich zabiera 1 łup z Ziemi.
learn-ufoludki-together = Ty też masz trzy. Wyłóż wszystkie razem!
learn-ufoludki-safe = 3 kolejne dla ciebie: z 7 łupami prowadzisz. A twój Donut jest przykryty, więc żaden inny Donut już cię nie okradnie.
learn-ufoludki-bitten = Prowadzenie ma swoją cenę. Ben wykłada Kontratak zwierząt: zabiera 2 łupy dowolnej osobie, a tym razem tobie.
learn-ufoludki-bite = Dzwonek, który ma Cleo, przynosi 3 łupy z Ziemi. Teraz ty: kliknij swój Kontratak zwierząt, a potem imię Ben.
learn-ufoludki-high = I dobrze: 2 łupy są twoje. Ale teraz Ben wykłada Bączka i zabiera 4 łupy z Ziemi.
learn-ufoludki-general = Cleo wykłada Grzybka, zabiera 3 łupy i oboje cię wyprzedzają. Czas na Generała: wszyscy inni oddają tyle, ile warta jest ich karta na górze. Ben 4, a Cleo 3!
learn-ufoludki-under = Znów prowadzisz. A wszystkie stosy trafiły pod planetę ufoludków: nikt nie ma przed sobą karty, więc przez chwilę nie ma kogo okraść.
learn-ufoludki-end = I tak dalej, tura za turą. Gdy ktoś zabierze z Ziemi ostatni łup, partia się kończy i wygrywa osoba z największym łupem.
learn-ufoludki-play = Wiesz już wszystko, czego ci trzeba. Miej oko na karty na górze cudzych stosów i na to, co zostawiasz na swoim. Dobrej zabawy!

## Frytki

learn-fries-goal = Prowadzisz kosmiczną sieć barów i to jest twój rynek. W małych wioskach otwierasz budki z frytkami, w dużych miastach restauracje. Wygrywa osoba z największą liczbą punktów.
learn-fries-city = Każde miasto ma liczbę, swój opór: mówi ona, jak trudno otworzyć tam restaurację i ile punktów jest ta restauracja warta. Każdy burger to miejsce na jedną.
learn-fries-start = Twoje dwa UFO lądują w wiosce, którą wybierzesz. Two Egg leży dobrze, tuż obok Nowego Jorku i Meksyku. Kliknij ją.
learn-fries-fly = Ben zaczyna w Timbuktu. Twoja tura zaczyna się od ruchu: UFO leci po linii na następne pole. Kliknij swoje UFO w Two Egg, a potem Nowy Jork.
learn-fries-done = Drugie UFO zostaje na miejscu. To koniec ruchu: naciśnij przycisk.
learn-fries-stand = Teraz każde twoje UFO może coś zrobić. W wiosce otwiera budkę z frytkami: to zawsze się udaje i daje 1 punkt. Kliknij Two Egg.
learn-fries-restaurant = Restauracja to trochę szczęścia: rzucasz kostką dwunastościenną i dodajesz 1 za każdą swoją budkę obok miasta. Nowy Jork wymaga 5, więc wystarczy 4. Kliknij Nowy Jork!
learn-fries-opened = 9 plus 1 to 10: twoja restauracja jest otwarta i warta 5 punktów. I kontrolujesz Nowy Jork, bo nikt inny nie ma tam restauracji.
learn-fries-failed = Ben otwiera budkę w Timbuktu i próbuje restauracji w Lagos, które wymaga 6. 3 plus 1 to za mało. Nic nie przepada: w następnej turze Ben może próbować znowu.
learn-fries-network = Twoja budka i restauracja to teraz sieć. Twoje UFO lecą nad nią, jak daleko chcesz, i jeszcze o jedno pole dalej: z Two Egg przez Nowy Jork do Guarromán!
learn-fries-far = A drugie UFO leci z Nowego Jorku przez Two Egg do Meksyku.
learn-fries-finish = Oba już się ruszyły. Zakończ ruch.
learn-fries-second = Otwórz jeszcze jedną budkę, w Guarromán: punkt więcej i jedno pole więcej w twojej sieci.
learn-fries-try = Meksyk wymaga 7. Twoja budka w Two Egg jest tuż obok, więc wystarczy 6. Śmiało!
learn-fries-two = 8 plus 1 to 9: twoja druga restauracja, warta 7 punktów! Kontrolujesz już dwa miasta.
learn-fries-bump = Kłopoty: Ben leci do Guarromán, gdzie stoi twoje UFO. Gdy spotkają się dwa kolory, dochodzi do przepychanki: obie strony rzucają kostką, a strona atakująca dodaje 1.
learn-fries-tumble = 7 do 2: twoje UFO koziołkuje aż do Londynu. Ktoś to widzi, a ten naoczny świadek kosztuje cię 2 punkty i odejmuje 2 od każdego twojego rzutu w tym mieście.
learn-fries-ufo = Druga próba w Lagos się udaje, Ben ma restaurację. Teraz ty: kto kontroluje tyle miast, ile ma UFO, może zamiast tury wziąć nowe UFO. Weź rozpychacza, najsilniejszego w przepychankach: kliknij Meksyk.
learn-fries-end = Przy dwóch osobach partia kończy się, gdy ktoś kontroluje pięć miast albo gdy każde miasto ma restaurację. Restauracje i budki się dodaje, świadków odejmuje.
learn-fries-play = Oto cały interes: latać, przepychać się, smażyć. Przed każdym rzutem widzisz swoje szanse. Powodzenia!

## Battle Force

learn-battleforce-goal = Dowodzisz flotą czterech okrętów gwiezdnych, tak samo jak Ben. Okręty to punkty: te, które zestrzelisz, i te, które ci zostaną na końcu.
learn-battleforce-ships = Na okręcie widzisz jego pola: broń oraz kadłub, który tylko przyjmuje uszkodzenia. Każde uszkodzenie zakrywa jedno pole. Gdy zakryte są wszystkie, następne niszczy okręt.
learn-battleforce-hand = To twoja ręka. Aby zagrać kartę broni, okręt musi mieć tę broń: jedno odkryte pole na każdą kartę.
learn-battleforce-attack = W swojej turze możesz zaatakować jednym okrętem. Constellation ma torpedy fotonowe i fazery, dokładnie jak twoje karty. Kliknij go.
learn-battleforce-target = Teraz cel: Dagger, którym dowodzi Ben, jest mały. Ma pięć pól, więc zniszczy go sześć uszkodzeń.
learn-battleforce-photon = Torpeda fotonowa to 5 uszkodzeń. Zagraj ją.
learn-battleforce-phaser = I jeszcze Fazer-1 za 2.
learn-battleforce-launch = 7 uszkodzeń: to by wystarczyło. Ognia!
learn-battleforce-result = Ben odpowiada kartą Wzmocnienie osłon: torpeda traci 3. Przechodzą 4 uszkodzenia i Ben zakrywa cztery pola. Zakryta broń już nie strzela.
learn-battleforce-discard = Na koniec tury możesz odrzucić jedną kartę. Żaden z twoich okrętów nie wystrzeli Plazmy-R: precz z nią.
learn-battleforce-tractor = Ben atakuje twój Constellation okrętem Silver Claw: Dron za 4 i Fazer-3 za 1. Teraz możesz odpowiedzieć. Promień ściągający łapie całego Drona: zagraj go!
learn-battleforce-pass = Drona już nie ma. Leci jeszcze 1 uszkodzenie, a na fazery nic nie masz: przepuść je.
learn-battleforce-damage = Ty wybierasz, które z twoich pól zostanie zakryte. Weź pole kadłuba, a cała broń pozostanie gotowa.
learn-battleforce-again = Twoja tura, a ręka znów liczy pięć kart. Dagger ma już tylko jedno odkryte pole: wystarczą 2 uszkodzenia. Zaatakuj jeszcze raz okrętem Constellation.
learn-battleforce-finish = I znów wyceluj w okręt Dagger.
learn-battleforce-drone = Dron to 3 uszkodzenia. To wystarczy, a inne karty zostaną na później.
learn-battleforce-fire = Ognia!
learn-battleforce-destroyed = Nic nie zatrzymuje Drona: Dagger jest zniszczony, a jego 5 punktów należy do ciebie.
learn-battleforce-end = I tak dalej, aż okręty zostaną tylko po jednej stronie. A gdy któryś z twoich mocno oberwie, naprawi go Kontrola uszkodzeń, zanim zaatakujesz.
learn-battleforce-play = Dowództwo należy do ciebie. Pierwsza prawdziwa partia ma te same proste karty; linie, maskowanie i myśliwce mogą poczekać. Udanych łowów!
