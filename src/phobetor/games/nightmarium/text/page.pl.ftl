# Co mówi strona o grze oprócz tego, co wydrukowano na elementach. Słów, które zna też terminal, nie powtarzamy.

page-legion-necronaut = { legion-necronaut }
page-legion-homunculus = { legion-homunculus }
page-legion-insektoid = { legion-insektoid }
page-legion-chimerida = { legion-chimerida }
page-legions-necronaut = nekronautów
page-legions-homunculus = homunkulusy
page-legions-insektoid = insektoidy
page-legions-chimerida = chimerydy
page-ability-herald = { ability-herald }
page-ability-weeper = { ability-weeper }
page-ability-mocker = { ability-mocker }
page-ability-executioner = { ability-executioner }
page-ability-scavenger = { ability-scavenger }
page-ability-devourer = { ability-devourer }
page-about-herald = { ability-herald-about }
page-about-weeper = { ability-weeper-about }
page-about-mocker = { ability-mocker-about }
page-about-executioner = { ability-executioner-about }
page-about-scavenger = { ability-scavenger-about }
page-about-devourer = { ability-devourer-about }
page-part-legs = { part-legs }
page-part-torso = { part-torso }
page-part-head = { part-head }
page-any-part = dowolna część
page-no-ability = { ability-none }
page-table = Stół
page-deck = { board-deck }
page-discards = Karty odrzucone
page-discards-short = Odrzucone
page-look-through = Przejrzyj karty odrzucone
page-close = Zamknij
page-empty = pusto
page-creature = { $name } Stwór
page-your-creatures = Twoje Stwory
page-your-hand = Twoja ręka
page-hand-of = Ręka: { $name }
page-no-hand = Nie masz kart na ręce.
page-complete = { bar-complete }
page-incomplete = nieukończony
page-pure = czysty
page-acting = działa
page-without-legs = zniknął
page-without-torso = bez tułowia
page-without-head = bez głowy
page-place = najpierw nogi
page-nobody-yet = nie ma jeszcze Stworów
page-revealed = Odkryte przez Zwiastuna
page-would-take = Weźmiesz
page-would-discard = Odrzucisz
page-would-discard-all = Odrzucisz w całości
page-would-place = Wyłożysz
page-would-place-as-legs = jako nogi: { $name } Stwór
page-would-place-as-torso = jako tułów: { $name } Stwór
page-would-place-as-head = jako głowę: { $name } Stwór
page-option = opcja { $n }
page-is-new = nowa
page-bound = Druga akcja: możesz wyłożyć tylko { $legion }.
page-lost = stracił część ({ $part }) przez gracza { $name }
page-progress-done = wykonana
page-progress-now = teraz
page-progress-next = potem
page-chain = Zdolności: { $name } Stwór
page-abilities = Zdolności
page-action = akcja { $n } z 2
page-draw = { verb-draw }
page-exchange = Wymień
page-done = { bar-finish }
page-unknown = { board-unknown-card }
page-seen-by-all = Te karty znają wszyscy
page-one = { $legion } { $number }
page-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
page-hand-open = ręka: { $n }
page-known = { $n ->
    [one] { $n } znana
    [few] { $n } znane
    [many] { $n } znanych
   *[other] { $n } znane
 }
page-ways = { $n ->
    [one] { $n } sposób
    [few] { $n } sposoby
    [many] { $n } sposobów
   *[other] { $n } sposobu
 }
