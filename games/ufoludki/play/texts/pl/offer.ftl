page-game-ufoludki = Małe zielone ufoludki ogołacają Ziemię i podkradają sobie łupy. Szybko i w sam raz z dziećmi.
page-poster-ufoludki = Plakat: nocą ufoludki niosą przez wzgórze czajnik, tort i krasnala, a spodek porywa krowę
page-preset-ufoludki-first = Mały stół z łatwym botem i podpowiedziami.
page-preset-ufoludki-standard = Tak jak w instrukcji, najlepiej we czworo.
page-preset-ufoludki-advanced = Bez podpowiedzi, z silnymi botami i z zegarem.
