# The pages of the site: start page, new table, links to share.

## Around every page

page-site-skip = Przejdź do treści
page-site-site = Strony
page-site-play = Graj
page-site-watch = Oglądaj
page-site-rules = Zasady
page-site-theme = Motyw
page-site-theme-light = Jasny
page-site-theme-dark = Ciemny
page-site-theme-auto = Jak na urządzeniu
page-foot-rules = Instrukcja do każdej gry w pięciu językach. Każda zasada ma własny link.
page-foot-fair = Uczciwa gra
page-foot-fair-about = Ziarno losowości kart i kości jest pieczętowane przed partią i ujawniane po niej: każdy rzut można sprawdzić.
page-foot-programs = Dla programów
page-foot-programs-about = Co potrafi tu przeglądarka, potrafi też program.
page-foot-api = API

## When something was refused

# What happened, and what one can do.
page-trouble-refused = To się nie udało
    .about = Wróć w przeglądarce, zmień coś i spróbuj jeszcze raz.
page-trouble-missing = Tu nic nie ma
    .about = Może w adresie jest błąd albo jest on ucięty, a może tego, co tu było, już nie ma. Ze strony głównej trafisz wszędzie.
page-trouble-barred = Tego nie możesz tu zrobić
    .about = Może jesteś tu pod inną nazwą albo bez zalogowania. Sprawdź to na stronie głównej.
page-trouble-button = Tego adresu nie da się otworzyć bezpośrednio
    .about = Należy do przycisku. Otwórz stronę główną i tam go naciśnij.
page-trouble-wait = Chwileczkę
    .about = Poczekaj trochę i wczytaj stronę ponownie.
page-trouble-ours = Coś poszło nie tak po naszej stronie
    .about = To nie twoja wina i żaden ruch nie przepadł. Wczytaj stronę ponownie za jakiś czas.
page-trouble-home = Na stronę główną

## Start page

page-start-title = Starfry: trzy gry o kosmitach
page-start-about = Trzy gry planszowe o kosmitach w przeglądarce: z botami albo ze znajomymi, bez konta.
page-start-claim = Trzy gry o kosmitach. Jedno kliknięcie, bez konta.
# On servers where only accounts may play.
page-start-claim-members = Trzy gry o kosmitach. Zaloguj się i graj.
page-start-back = Witaj ponownie, { $name }
# The label of the field with one's name.
page-me = Grasz jako
page-me-any = dowolna nazwa
page-me-keep = Zapisz
page-me-login = Zaloguj się
page-me-logout = Wyloguj się
page-login = Twoje konto
page-login-about = Możesz grać bez konta. Z kontem znajdziesz swoje partie na każdym urządzeniu, a nazwa będzie tylko twoja.
page-login-about-closed = Możesz grać bez konta. Nowe konta zakłada gospodarz serwera.
page-login-name = Nazwa
page-login-password = Hasło (co najmniej 8 znaków)
page-login-cancel = Anuluj
page-login-new = Załóż konto
page-players = { $least }–{ $most } osób
page-minutes = { $short }–{ $long } min
page-age = od { $years } lat
page-play-now = Zagraj z botami
page-with-friends = Zagraj ze znajomymi
page-game-draft = Szkic gry: można zagrać, ale nie jest skończony.

## Lists of tables

page-turn = { $count ->
    [one] Stół czeka na ciebie.
    [few] { $count } stoły czekają na ciebie.
    [many] { $count } stołów czeka na ciebie.
   *[other] { $count } stołu czeka na ciebie.
}
page-list-mine = Moje stoły
page-list-open = Otwarte stoły
page-list-open-none = Nikt teraz nie czeka na towarzystwo. Przygotuj publiczny stół, a inni zobaczą go tutaj.
page-list-watch = Oglądaj
page-list-watch-none = Teraz nie ma czego oglądać. Publiczne stoły widać tu w czasie gry.
page-line-your-turn = Twój ruch
page-line-waiting = Czeka
page-line-over = Koniec
page-line-decides = { $count ->
    [one] Decyduje { $names }
    [few] Decydują { $names }
    [many] Decydują { $names }
   *[other] Decydują { $names }
}
page-line-with = przy stole: { $names }
page-line-nobody = na razie nikogo więcej
page-line-seats = miejsca: { $taken } z { $seats }
page-line-you-won = Twoje zwycięstwo
page-line-shared = Wspólne zwycięstwo: ty i { $names }
page-line-won = { $count ->
    [one] Zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
page-line-ended = Bez zwycięstwa
page-line-ready = Wszyscy już są
page-line-steps = { $count ->
    [one] dotąd jeden krok
    [few] dotąd { $count } kroki
    [many] dotąd { $count } kroków
   *[other] dotąd { $count } kroku
}
# How long a game has been going on.
page-line-minutes = { $count ->
    [one] od minuty
    [few] od { $count } minut
    [many] od { $count } minut
   *[other] od { $count } minuty
}
page-line-hours = { $count ->
    [one] od godziny
    [few] od { $count } godzin
    [many] od { $count } godzin
   *[other] od { $count } godziny
}
page-line-days = { $count ->
    [one] od jednego dnia
    [few] od { $count } dni
    [many] od { $count } dni
   *[other] od { $count } dnia
}
page-line-play = Graj
page-line-look = Zobacz
page-line-join = Dołącz
page-line-watch = Oglądaj
page-line-replay = Odtwórz
page-pace-none = bez zegara
page-pace-live = { $minutes } min + { $seconds } s na ruch
page-pace-hours = kilka godzin na ruch
page-pace-days = { $days ->
    [one] dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}

## New table

page-new = Nowy stół
page-new-start = Strona główna
page-new-game = Gra
page-new-how = Wersja
page-new-seats = Miejsca
page-new-more-seats = Dodaj miejsce
# $seat is a letter.
page-new-seat = Miejsce { $seat }
page-new-seat-name = Nazwa na miejscu { $seat }
page-new-their-name = Nazwa
page-new-options = Opcje
page-new-all-options = { $count ->
    [one] Jeszcze jedna opcja
    [few] Jeszcze { $count } opcje
    [many] Jeszcze { $count } opcji
   *[other] Jeszcze { $count } opcji
}
page-new-clock = Zegar
page-new-company = Przy stole
page-new-public = Pokaż na stronie głównej
    .about = Wolne miejsce może zająć każdy. Inaczej do stołu trafi tylko ktoś, kto ma link.
page-new-spectators = Pozwól oglądać
    .about = Widać to, co leży odkryte, nigdy karty w ręce.
page-new-chat = Pozwól na czat
    .about = Dla wszystkich, którzy grają.
page-new-hints = Pozwól na podpowiedzi i szanse
    .about = Kto chce, może zapytać, co zrobiłby ktoś doświadczony.
page-new-ready = Jeśli zostawisz wolne miejsca, dostaniesz link i kod QR dla znajomych, a partię zaczniesz, gdy wszyscy będą. Jeśli nie, zacznie się od razu.
page-new-go = Przygotuj stół
page-preset-first = Pierwsza partia
page-preset-standard = Zwykła
page-preset-advanced = Dla wprawnych
page-seat-me = Ja
page-seat-free = Wolne (dla kogoś z linkiem)
    .about = Czeka, aż ktoś usiądzie. Na starcie może je zająć bot.
page-seat-bot = Bot: { $level }
page-seat-here = Ktoś przy tym urządzeniu
page-seat-account = Zarezerwowane dla konta
page-seat-closed = Zamknięte
page-clock-none = Bez zegara
    .about = Czekacie tak długo, jak trzeba.
page-clock-live = Za jednym posiedzeniem
page-clock-day = Dzień na każdy ruch
page-clock-days = Kilka dni na ruch

## Before the game

# On the table before the game.
page-lobby-kept = na zaproszenie
page-lobby-invites = { $name } zaprasza cię do gry { $game }.
page-lobby-invited = Masz zaproszenie do gry { $game }.
page-lobby-your-name = Twoje imię
page-lobby-you = ty
page-lobby-wait = Partia zacznie się, gdy rozpocznie ją { $name }.
page-lobby-new = Grasz w to pierwszy raz?
page-lobby-seats = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[other] { $seats } miejsc
}, { $free ->
    [0] wszystkie zajęte
    [one] jedno wolne
    [few] { $free } wolne
   *[other] { $free } wolnych
}
page-lobby-sit = Usiądź
page-lobby-account = Mam konto
page-lobby-watch = Tylko popatrzę
page-lobby-watching = Oglądasz. Gra pojawi się tutaj, gdy tylko się zacznie.
page-lobby-face = Inna twarz
page-lobby-how = Jak gramy
page-lobby-invite = Zaproś
page-lobby-share = Udostępnij
page-lobby-move = Przesiądź się
page-lobby-swap = Zamień się z: { $name }
page-lobby-remove = Usuń od stołu: { $name }
page-lobby-bot = Dodaj bota
page-lobby-owner = gospodarz stołu
page-lobby-public = Stół widać na stronie głównej.
page-lobby-private = Zagrać może tylko osoba z linkiem.
page-lobby-spectators = Inni mogą oglądać.
page-lobby-alone = Nikt inny nie może oglądać.
page-lobby-hints = Podpowiedzi i szanse są dozwolone.
page-lobby-no-hints = Nie ma podpowiedzi.
page-lobby-option = { $name }: { $value }.
