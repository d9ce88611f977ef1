# Tables: why the server refuses something there. One sentence says what is wrong and what to do.

## Sitting down

server-begun = Partia już się zaczęła, a to można zrobić tylko wcześniej.
server-starting = Partia zaraz się zacznie.
server-other-attempt = Trwa już inna próba rozdania. Spójrz na stół jeszcze raz.
server-has-withheld = To miejsce już raz zataiło swoją entropię i gra bez niej.
server-other-entropy = To nie jest entropia, do której zobowiązało się to miejsce.
server-no-digits = Oczekiwane są 64 cyfry szesnastkowe małymi literami.
server-other-rules = Tę partię zaczęto w nowszej wersji programu. Żeby ją dokończyć, zaktualizuj program.
server-not-begun = Partia jeszcze się nie zaczęła: rozpoczyna ją gospodarz stołu.
server-not-over = Partia jeszcze trwa: najpierw ją dokończ.
server-taken = To miejsce jest zajęte: wybierz inne.
server-sits-already = Siedzisz już przy tym stole na innym miejscu: najpierw z niego wstań.
server-by-invitation = To miejsce jest dla kogoś zarezerwowane: poproś gospodarza stołu o zaproszenie.
server-remove-yourself = To twoje własne miejsce. Zamiast tego odejdź od stołu.
server-no-free-seat = Przy tym stole nie ma dla ciebie wolnego miejsca.
server-no-account = Nie ma konta o tej nazwie.
server-seats-free = { $seats ->
    [one] Jedno miejsce jest jeszcze wolne: poczekaj na kogoś albo posadź tam bota.
    [few] { $seats } miejsca są jeszcze wolne: poczekaj na ludzi albo posadź tam boty.
   *[many] { $seats } miejsc jest jeszcze wolnych: poczekaj na ludzi albo posadź tam boty.
}
server-too-many-tables = { $most ->
    [0] Na tym serwerze nie można otwierać stołów.
    [one] Masz już jeden stół: zanim otworzysz następny, dokończ tam partię.
    [few] Masz już { $most } stoły: zanim otworzysz następny, dokończ partię przy jednym z nich.
   *[many] Masz już { $most } stołów: zanim otworzysz następny, dokończ partię przy jednym z nich.
}
server-quota-user = Twoje stoły z ostatnich { $days } dni zajmują całe miejsce, jakie tu masz. Wróć za kilka dni albo dokończ partię, która jeszcze trwa.
server-quota-address = Stoły założone z twojej sieci w ostatnich { $days } dniach zajmują całe miejsce, jakie ona tu ma. Wróć za kilka dni albo zapytaj gospodarza serwera.
server-table-full = Przy tym stole wydarzyło się tak wiele, że nie ma już na to miejsca. Dograjcie partię do końca i grajcie dalej przy nowym stole.
server-expired = Tego stołu już nie ma. Stoły gości i wypróbowane ruchy są usuwane, gdy od dawna nikt ich nie potrzebował; kto gra z kontem, zachowuje swoje partie.
server-too-many-reports = Masz już wiele zgłoszeń: poczekaj, aż zostaną przeczytane.

## Playing

server-which-seat = Masz przy tym stole kilka miejsc: podaj, o które chodzi.
server-not-due = Teraz decydują inni: poczekaj na swoją kolej.
server-stale = Sytuacja się zmieniła: spójrz na stół jeszcze raz.
server-over = Partia jest skończona.
server-no-action = Brakuje ruchu: podaj co najmniej jeden.
# $place: the number of the action among those that were sent.
server-hands-over = Po ruchu { $place } decyzja nie należy już do ciebie: resztę wyślij później.
server-no-draft = Nie ma tu czego cofać: na cofnięcie tego, co inni już widzieli, potrzebna jest ich zgoda.
server-no-such-step = Do tego kroku nie da się cofnąć partii.
server-question-open = Przy stole trwa już głosowanie: najpierw odpowiedz na tamto pytanie.
server-question-gone = To pytanie nie jest już aktualne.
server-no-attack = Nie trwa teraz żaden atak.
server-decision = Podaj decyzję tak, jak jest oznaczona w pozycji, na przykład „17.0”.

## Looking and talking

server-no-spectators = Ten stół nie jest otwarty dla widzów.
server-too-many-viewers = Ten stół ogląda już za dużo osób: spróbuj później.
server-no-hints = Podpowiedzi są przy tym stole wyłączone.
server-no-chat = Przy tym stole nie ma czatu.
# $sentence: the rule that forbids to talk.
server-silence = W tej chwili partii nikomu nie wolno rozmawiać: poczekaj, aż ta chwila minie. { $sentence }

## Values

server-empty = Wartość jest pusta.
server-out-of-range = Wartość jest za mała albo za duża.
server-too-long = { $most ->
    [one] Tekst ma więcej niż 1 znak.
    [few] Tekst ma więcej niż { $most } znaki.
   *[many] Tekst ma więcej niż { $most } znaków.
}
server-too-many = Jest ich więcej niż { $most }.
server-mark = Podaj „mark” jednego ze stołów z poprzedniej listy.
