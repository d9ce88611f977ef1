# Pierwsze partie z przewodnikiem: na każdym przystanku jedno, dwa krótkie zdania. Żadnych słów, które nie były wyjaśnione.

page-learn-title = Pierwsza partia: { $game }
page-learn-box = Co się dzieje i dlaczego
page-learn-progress = { $what } z { $points }
page-learn-instead = To jeszcze nie teraz. Następny ruch: { $what }
page-learn-read = Tu jeszcze nie ma nic do wyboru. Kliknij „Dalej”.
page-learn-lost = Nie da się pokazać lekcji. Wczytaj stronę ponownie.
page-learn-noscript = Ta strona potrzebuje JavaScriptu.
page-learn-rules = Przeczytaj wszystkie zasady
page-learn-play = A teraz na serio
page-learn-back = Wstecz
page-learn-next = Dalej
page-learn-link = Naucz się w { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
