# The fields of the map of Fries: cities, then villages. English names stay as they are on the map of the data file; other
# languages use their own name where a place has one (Kairo, Londyn, Le Caire) and leave funny village names alone.
#
# For translators: a place in a sentence often needs a preposition, an article or an ending. So a field may have three attributes
# in addition to its name, each a whole phrase with its preposition:
#   .in    located there:  "in Cairo"    (w Kairze, in Kairo, au Caire, al Cairo)
#   .to    towards it:     "to Cairo"    (do Kairu, nach Kairo, vers Le Caire, verso il Cairo)
#   .from  away from it:   "from Cairo"  (z Kairu, aus Kairo, du Caire, dal Cairo)
# Sentences use them as { FORM($field, "in") } and so on; a form that is missing falls back to the bare name, without a preposition,
# so give every field all three or none. English sentences put "in", "to" and "from" before the name themselves: the English fields
# have no attributes. An example in Polish:
#   fries-field-cairo = Kair
#       .in = w Kairze
#       .to = do Kairu
#       .from = z Kairu

## Cities

fries-field-los_angeles = Los Angeles
fries-field-new_york = New York
fries-field-mexico_city = Mexico City
fries-field-rio_de_janeiro = Rio de Janeiro
fries-field-london = London
fries-field-moscow = Moscow
fries-field-cairo = Cairo
fries-field-lagos = Lagos
fries-field-cape_town = Cape Town
fries-field-mumbai = Mumbai
fries-field-beijing = Beijing
fries-field-tokyo = Tokyo
fries-field-sydney = Sydney

## Villages

fries-field-chicken = Chicken
fries-field-boring = Boring
fries-field-moose_jaw = Moose Jaw
fries-field-ha_ha = Saint-Louis-du-Ha! Ha!
fries-field-roswell = Roswell
fries-field-two_egg = Two Egg
fries-field-tequila = Tequila
fries-field-wait_a_bit = Wait-a-Bit
fries-field-papallacta = Papallacta
fries-field-feliz_deserto = Feliz Deserto
fries-field-batatais = Batatais
fries-field-nao_me_toque = Não-Me-Toque
fries-field-peor_es_nada = Peor es Nada
fries-field-poland = Poland
fries-field-hanga_roa = Hanga Roa
fries-field-hella = Hella
fries-field-llanfairpwll = Llanfairpwllgwyngyll
fries-field-silly = Silly
fries-field-zimna_wodka = Zimna Wódka
fries-field-guarroman = Guarromán
fries-field-timbuktu = Timbuktu
fries-field-mango = Mango
fries-field-banana = Banana
fries-field-marsabit = Marsabit
fries-field-hotazel = Hotazel
fries-field-pofadder = Pofadder
fries-field-seven_seas = Edinburgh of the Seven Seas
fries-field-vanavara = Vanavara
fries-field-oymyakon = Oymyakon
fries-field-baikonur = Baikonur
fries-field-bat = Bat
fries-field-ooty = Ooty
fries-field-shangri_la = Shangri-La
fries-field-hakui = Hakui
fries-field-yap = Yap
fries-field-ende = Ende
fries-field-humpty_doo = Humpty Doo
fries-field-eggs_bacon = Eggs and Bacon Bay
fries-field-bulls = Bulls

# A field of a map that users supply: its name is all we know. Give it every form that the fields above have.
fries-field-other = { $name }
