# Co mówi strona o grze oprócz tego, co wydrukowano na elementach. Słów, które zna też terminal, nie powtarzamy.

page-table = Stół
page-ring = Krąg kart snu
page-your-dream = Twój sen
page-dream-of = Sen: { $name }
page-others = Inni
page-empty-dream = nie ma jeszcze kart
page-look = Pokaż duży
page-back = Wróć do swojego snu
page-round = Runda { $n } z 3
page-cards-left = { $n ->
    [one] karta została
    [few] karty zostały
    [many] kart zostało
   *[other] karty zostało
 }
page-ends-at = koniec przy { $n }
page-last-turn = ostatnie tury
page-round-ends = Po tej turze runda się skończy.
page-may-end = pusty rewers kończy rundę
page-must-end = kończy rundę
page-bag = Worek
page-deck = Talia
page-encounters = { board-hand }
page-discarded = Odrzucone
page-taken = wzięta
page-taken-by = Zabiera { $name }
page-first = zaczyna tę rundę
page-sand = Twoje żetony
page-only-you = { $n }, awersy widzisz tylko ty
page-no-sand = Nie masz żetonów.
page-no-encounters = jeszcze brak
page-in-play = w grze
page-permanent = stała
page-keep-one = Zatrzymaj jedno
page-if-now = Gdyby gra skończyła się teraz
page-score = Punkty
page-without-goal = + cel
page-level = poziom { $n }
page-place = Miejsce na poziomie { $n }
page-joined = połączone
page-gap = przerwa
page-alone = nowy rząd
page-gap-of = przerwa, żeton, rewers: { $back }
page-gap-empty = przerwa bez żetonu
page-hole = puste miejsce
page-cut-off = odcięta
page-laid = z żetonem: { $particle }
page-stars = { $n ->
    [one] { $n } gwiazdka
    [few] { $n } gwiazdki
    [many] { $n } gwiazdek
   *[other] { $n } gwiazdki
 }
page-nightmares = minus { $n }
page-meets = spotkanie
page-token = { $particle }, rewers: { $back }
page-unknown-token = żeton, rewers: { $back }
page-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroku
 }
page-free = za darmo
page-brings = { $n ->
    [one] daje { $n } żeton
    [few] daje { $n } żetony
    [many] daje { $n } żetonów
   *[other] daje { $n } żetonu
 }
page-costs = { $n ->
    [one] kosztuje { $n } żeton
    [few] kosztuje { $n } żetony
    [many] kosztuje { $n } żetonów
   *[other] kosztuje { $n } żetonu
 }
page-earns = da { $n }
page-black = Czarne wahadło
page-white = Białe wahadło
page-stands = przed kartą { $n }
page-stands-in = w miejscu { $n }
page-before = Przed kartą { $n }
page-out-of-reach = poza zasięgiem
page-option = opcja { $n }
page-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
page-gaps = { $n ->
    [one] { $n } przerwa
    [few] { $n } przerwy
    [many] { $n } przerw
   *[other] { $n } przerwy
 }
page-tokens = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
 }
page-kept = { $n ->
    [one] { $n } spotkanie
    [few] { $n } spotkania
    [many] { $n } spotkań
   *[other] { $n } spotkania
 }
page-backs = rewersy: piasek { $sand }, puste { $blank }
page-lines = { $n ->
    [0] Poziom 1
    [1] Poziom 2
    [2] Poziom 3
    [3] Odcięte
    [4] Spotkania
    [5] Cel
    [6] Koszmary
    [7] Żuk
    [8] Kołdra
   *[9] Muszla
 }
