## Gra

game-title = Somnicum
game-about = Dwa wahadła krążą wokół kręgu kart snu. Przesuń dowolne, zabierz kartę, na której się zatrzymało, dołącz ją do snu i buduj w dół: to, co leży głębiej, jest warte więcej, a przerwy wszystko psują. Po trzech rundach wygrywa najjaśniejszy sen. Karty to oryginalny zestaw przygotowany do tej wersji: spełniają wszystkie liczby i zasady instrukcji z 2017 roku, ale nie są jej opublikowaną listą.
example-name = Sowa
example-choice = move black 12
example-thing = owl

## Rzeczy

card-good = { $id } { $particles } ({ $theme }, { $stars }★)
card-good-encounter = { $id } { $particles } ({ $theme }, { $stars }★, spotkanie)
card-nightmare = { $id } { $name } (koszmar −{ $symbols }: { $particles })
card-short = { $name }, { $worth }
card-short-encounter = { $name }, { $worth }, spotkanie
theme-fairy = baśń
theme-sea = podwodny świat
theme-space = kosmos
theme-nightmare = koszmar
token = { $particle } (rewers: { $back })
token-unknown = nieznany żeton (rewers: { $back })
back-sand = piasek
back-blank = pusty
pendulum-black = czarne
pendulum-white = białe
goal = { $name }: { $particles }
encounter = { $name }: { $effect }

encounter-none = brak spotkania
encounter-hare = Zając z klepsydrą
encounter-carriage = Kareta ciem
encounter-needle = Srebrna igła
encounter-bridge = Księżycowy most
encounter-owl = Sowa na opak
encounter-painter = Piaskowy malarz
encounter-rooster = Kogut świtu
encounter-snail = Ślimak przypływu
encounter-bridle = Uzda na cienie
encounter-slippers = Siedmiomilowe kapcie
encounter-pillow = Poduszka bez dna
encounter-brush = Pędzel kameleona
encounter-beetle = Oszczędny żuk
encounter-quilt = Patchworkowa kołdra
encounter-shell = Muszla echa
encounter-lantern = Latarnia głębin

encounter-none-about = nic
encounter-hare-about = wylosuj 4 żetony piasku
encounter-carriage-about = w tej turze żaden krok nie kosztuje żetonu
encounter-needle-about = zszyj przerwę w swoim śnie i zabierz jej żeton
encounter-bridge-about = karta dołączana w tej turze łączy się z sąsiednią kartą z lewej
encounter-owl-about = w tej turze wahadło porusza się przeciwnie do ruchu wskazówek zegara
encounter-painter-about = połóż do 2 żetonów na skrajnych prawych kartach, bez względu na motyw
encounter-rooster-about = w tej turze próba piasku nie zakończy rundy; albo runda skończy się bez niej, jeśli po 1–3 krokach między wahadłami nie będzie kart
encounter-snail-about = przenieś skrajną prawą kartę rzędu do innego rzędu
encounter-bridle-about = stała; na koniec twoje koszmary nie odejmują punktów
encounter-slippers-about = stała; darmowe są cztery kroki zamiast trzech
encounter-pillow-about = stała; 2 lub 3 kroki dają dodatkowy żeton
encounter-brush-about = stała; drugi żeton dla karty innego motywu może być dowolny
encounter-beetle-about = stała; na koniec 1 punkt za każde 2 żetony w zapasie, najwyżej 4
encounter-quilt-about = stała; na koniec 2 punkty za każdą przerwę, najwyżej 6
encounter-shell-about = stała; na koniec 2 punkty za każdy żeton na twoich kartach z cząstką twojego celu
encounter-lantern-about = stała; karta dołączona do poziomu 2 lub 3 daje żeton

reason-none = nic
reason-check = próba piasku
reason-crow = pianie Koguta
reason-cards = tyle kart, ilu graczy
reason-last-turns = ostatnie tury

line-level-1 = gwiazdki na poziomie 1
line-level-2 = gwiazdki na poziomie 2
line-level-3 = gwiazdki na poziomie 3
line-cut-off = karty odcięte
line-encounters = niezagrane spotkania
line-goal = cel
line-nightmares = koszmary
line-beetle = Oszczędny żuk
line-quilt = Patchworkowa kołdra
line-shell = Muszla echa

## Możliwości

verb-place = Postaw pierwsze wahadło przed kartą nr { $slot }
verb-move =
    { $steps ->
        [one] Przesuń { $pendulum } wahadło o { $steps } krok
        [few] Przesuń { $pendulum } wahadło o { $steps } kroki
        [many] Przesuń { $pendulum } wahadło o { $steps } kroków
       *[other] Przesuń { $pendulum } wahadło o { $steps } kroku
    }
verb-add = Połóż na ostatniej karcie poziomu { $level } żeton: { $token }
verb-return = Zwróć do worka żeton: { $token }
verb-pay = Zapłać żetonem: { $token }
verb-attach = Dołącz kartę do poziomu { $level }
verb-play = Zagraj: { $encounter }
verb-keep = Zatrzymaj: { $encounter }
verb-hush = Cisza: w tej turze próba piasku nie może zakończyć rundy
verb-crow = Pianie: jeśli wykonasz najwyżej 3 kroki i między wahadłami nie będzie kart, runda się kończy
verb-mend = Zszyj przerwę na poziomie { $level } przed kartą { $position }
verb-shift = Przenieś ostatnią kartę poziomu { $level } na poziom { $to_level }
verb-done = Zakończ

## Co opcja znaczy przy tym stole

remark-between = z lewej { $left }, z prawej { $right }
remark-opposite = drugie przed kartą { $slot }, { $card }
remark-pays =
    { $count ->
        [one] zapłać { $count } żeton
        [few] zapłać { $count } żetony
       *[other] zapłać { $count } żetonów
    }
remark-draws =
    { $count ->
        [one] weź { $count } żeton
        [few] weź { $count } żetony
       *[other] weź { $count } żetonów
    }
remark-check = próba piasku: pusty rewers kończy rundę
remark-crow = Kogut pieje i runda się kończy
remark-last-card = zostanie tyle kart, ilu graczy, i runda się skończy
remark-first = miejsce { $position }, z lewej nic nie leży
remark-joined = połączenie, z lewej { $card }, wspólne: { $particles }
remark-bridged = połączenie, z lewej { $card }
remark-gap = przerwa, z lewej { $card }
remark-meets =
    { $count ->
        [one] dobierz { $count } spotkanie
        [few] dobierz { $count } spotkania i zatrzymaj jedno
       *[other] dobierz { $count } spotkań i zatrzymaj jedno
    }
remark-second-token = inny motyw: drugi żeton wraca do worka

## Pasek decyzji

bar-place-pendulums = Postaw pierwsze wahadło przed kartą; drugie stanie naprzeciwko.
bar-prepare = Przesuń wahadło i weź kartę.
bar-pay =
    { $pendulum ->
        [black] Czarne wahadło
       *[white] Białe wahadło
    }, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } ({ $card }): zapłać { $count }.
bar-return = Inny motyw: zwróć do worka jeszcze jeden żeton „{ $particle }”.
bar-return-any = Inny motyw: zwróć do worka dowolny drugi żeton.
bar-attach = Dołącz kartę { $card }: na który poziom?
bar-keep-encounter = Zatrzymaj jedno spotkanie; pozostałe odrzucasz.
bar-wrap-up = Zagraj spotkanie albo zakończ turę.
bar-nothing-to-play = Nic nie da się teraz zagrać: zakończ turę.
bar-silver-needle = Srebrna igła: którą przerwę zszywasz?
bar-sand-painter = Piaskowy malarz: połóż żetony na ostatnich kartach rzędów.
bar-dawn-rooster = Kogut świtu: cisza czy pianie?
bar-tide-snail = Ślimak przypływu: która karta i na który poziom?

bar-tokens =
    { $count ->
        [one] { $count } żeton na opłaty
        [few] { $count } żetony na opłaty
        [many] { $count } żetonów na opłaty
       *[other] { $count } żetonu na opłaty
    }
bar-faces = inni widzą tylko rewersy
bar-black = Czarne
bar-white = Białe
bar-particle = Dodaj cząstkę
bar-encounter = Spotkanie
bar-cards = Karty { $first }–{ $last }
bar-gaps = Poziom { $level }, miejsca { $first }–{ $last }
bar-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
bar-move =
    { $pendulum ->
        [black] Czarne wahadło
       *[white] Białe wahadło
    }, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }: weź { $card }{ $price ->
        [0] {""}
       *[other] , zapłać { $price }
    }
bar-moves =
    { $pendulum ->
        [black] Czarne
       *[white] Białe
    }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } · zapłata { $count }
bar-check-about = próba piasku: pusty rewers kończy rundę
bar-ends-check = próba piasku
bar-ends-crow = koniec rundy
bar-ends-last-card = ostatnia karta
bar-draws = weź { $count }
bar-way-join = łączy { $points }, poz. { $level }
bar-way-gap = przerwa { $points }, poz. { $level }
bar-way-first = { $points }, poz. { $level }
bar-points =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
bar-before = przed: { $card }
bar-other-before = drugie przed: { $card }
bar-place-before = Pierwsze wahadło przed kartą: { $card }
bar-lay = { $token } na poziom { $level }
bar-second-token = inny motyw: drugi żeton wraca do worka
bar-level = Poziom { $level }
bar-attach-deed = Dołącz do poziomu { $level }
bar-nothing-left = z lewej nic nie leży
bar-join = połączenie ({ $card }): { $particles }
bar-bridge = połączenie ({ $card })
bar-gap = przerwa, z lewej { $card }
bar-shift = { $card } na poziom { $level }
bar-between = z lewej { $left }, z prawej { $right }
bar-takes-sand = dostajesz jej żeton, rewers z piaskiem
bar-takes-blank = dostajesz jej żeton, rewers pusty
bar-play = Zagraj: { $encounter }
bar-keep = Zatrzymaj: { $encounter }
bar-hush = Cisza
bar-hush-about = w tej turze próba piasku nie zakończy rundy
bar-crow = Pianie
bar-crow-about = po najwyżej 3 krokach runda się kończy, jeśli między wahadłami nie ma kart
bar-no-more = Zakończ
bar-end-turn = Zakończ turę
bar-then-round-ends = runda się kończy
bar-then-game-ends = gra się kończy
bar-lays =
    { $count ->
        [0] Nie kładź nic
        [one] Połóż { $count } żeton
        [few] Połóż { $count } żetony
        [many] Połóż { $count } żetonów
       *[other] Połóż { $count } żetonu
    }

## Pytania

ask-place-pendulums = Wybierz kartę, przed którą stanie pierwsze wahadło; drugie staje naprzeciwko.
ask-prepare = Przesuń wahadło; przedtem możesz dodać cząstkę i zagrać spotkania.
ask-return-token = Wybierz drugi żeton, który wraca do worka: jeszcze jeden z cząstką „{ $particle }” albo dowolny, jeśli masz Pędzel kameleona.
ask-payment =
    { $left ->
        [one] Wybierz żeton, którym płacisz.
        [few] Wybierz { $left } żetony do zapłaty.
        [many] Wybierz { $left } żetonów do zapłaty.
       *[other] Wybierz { $left } żetonu do zapłaty.
    }
ask-attach-card = Wybierz poziom, do którego dołączasz zabraną kartę; przedtem możesz zagrać spotkania.
ask-keep-encounter = Wybierz spotkanie, które zatrzymujesz; pozostałe odrzucasz.
ask-wrap-up = Możesz zagrać spotkania; potem zakończ turę.
ask-silver-needle = Srebrna igła: wybierz przerwę do zszycia.
ask-sand-painter =
    { $left ->
        [one] Piaskowy malarz: połóż jeszcze żeton na skrajnej prawej karcie albo zakończ.
        [few] Piaskowy malarz: połóż żeton na skrajnej prawej karcie, w sumie najwyżej { $left }, albo zakończ.
        [many] Piaskowy malarz: połóż żeton na skrajnej prawej karcie, w sumie najwyżej { $left }, albo zakończ.
       *[other] Piaskowy malarz: połóż żeton na skrajnej prawej karcie, w sumie najwyżej { $left }, albo zakończ.
    }
ask-dawn-rooster = Kogut świtu: wybierz „ciszę” albo „pianie”.
ask-tide-snail = Ślimak przypływu: wybierz, którą kartę przenieść i na który poziom.

## Co się dzieje

event-round = Zaczyna się runda { $round }; pierwszy gracz: { $player }.
event-placed = { $player } stawia wahadła przed kartami { $slot } i { $second_slot }.
event-turn = Tura: { $player }.
event-added = { $player } kładzie na ostatniej karcie poziomu { $level } żeton: { $token }.
event-returned = { $player } zwraca do worka żeton: { $token }.
event-paid = { $player } płaci żetonem: { $token }.
event-paid-unseen =
    { $back-id ->
        [0] { $player } płaci żetonem; na odwrocie widać piasek.
       *[1] { $player } płaci żetonem; na odwrocie nie ma nic.
    }
event-moved =
    { $steps ->
        [one] { $player } przesuwa { $pendulum } wahadło o { $steps } krok.
        [few] { $player } przesuwa { $pendulum } wahadło o { $steps } kroki.
        [many] { $player } przesuwa { $pendulum } wahadło o { $steps } kroków.
       *[other] { $player } przesuwa { $pendulum } wahadło o { $steps } kroku.
    }
event-took = { $player } zabiera kartę: { $card }.
event-drew = { $player } dostaje żeton: { $token }.
event-drew-unseen =
    { $back-id ->
        [0] { $player } dostaje żeton; na odwrocie widać piasek.
       *[1] { $player } dostaje żeton; na odwrocie nie ma nic.
    }
event-bag-empty = Worek jest pusty.
event-check-passed = Między wahadłami nie ma kart, ale nie ma pustych rewersów: runda trwa dalej.
event-check-failed = Między wahadłami nie ma kart i jest pusty rewers: po tej turze ({ $player }) runda się skończy.
event-check-hushed = Między wahadłami nie ma kart i jest pusty rewers, ale Kogut milczy: runda trwa dalej.
event-crows = Kogut pieje: po tej turze ({ $player }) runda się skończy.
event-attached = { $player } dołącza do poziomu { $level } kartę: { $card }.
event-gapped =
    { $back-id ->
        [0] Na poziomie { $level } powstaje przerwa ({ $player }); na odwrocie jej żetonu widać piasek.
       *[1] Na poziomie { $level } powstaje przerwa ({ $player }); rewers jej żetonu jest pusty.
    }
event-empty-gapped = Na poziomie { $level } powstaje przerwa ({ $player }); zabrakło dla niej żetonu.
event-reshuffled =
    { $cards ->
        [one] Spotkania się skończyły: { $cards } odrzucona karta staje się nową talią.
        [few] Spotkania się skończyły: { $cards } odrzucone karty tasuje się w nową talię.
        [many] Spotkania się skończyły: { $cards } odrzuconych kart tasuje się w nową talię.
       *[other] Spotkania się skończyły: { $cards } odrzuconej karty tasuje się w nową talię.
    }
event-met = { $player } dobiera spotkanie: { $meeting }.
event-met-unseen = { $player } dobiera spotkanie.
event-kept = { $player } zatrzymuje spotkanie: { $meeting }.
event-kept-unseen = { $player } zatrzymuje jedno z nich.
event-discarded = { $player } odrzuca spotkanie: { $meeting }.
event-played = { $player } zagrywa spotkanie: { $meeting }.
event-hushes = Cisza: w tej turze próba piasku nie może zakończyć rundy.
event-will-crow = Kogut zapieje, jeśli po 1–3 krokach między wahadłami nie będzie kart.
event-mended = { $player } zszywa przerwę na poziomie { $level } przed kartą { $position }.
event-shifted = { $player } przenosi ostatnią kartę poziomu { $level } na poziom { $to_level }.
event-round-ended = Koniec rundy { $round } ({ $reason }). Ostatnia tura: { $player }.
event-last-turn = Trzecia runda dobiegła końca; żeby wszyscy mieli tyle samo tur, jeszcze jedną ma { $player }.
event-goal-shown = { $player } pokazuje cel: { $goal }.
event-scored = { $player }: { $line }: { $points }.
event-lost = { $player }: { $line }: −{ $points }.
event-total =
    { $tokens ->
        [one] { $player }: razem { $points }, w zapasie { $tokens } żeton.
        [few] { $player }: razem { $points }, w zapasie { $tokens } żetony.
        [many] { $player }: razem { $points }, w zapasie { $tokens } żetonów.
       *[other] { $player }: razem { $points }, w zapasie { $tokens } żetonu.
    }
event-below-zero =
    { $tokens ->
        [one] { $player }: razem −{ $points }, w zapasie { $tokens } żeton.
        [few] { $player }: razem −{ $points }, w zapasie { $tokens } żetony.
        [many] { $player }: razem −{ $points }, w zapasie { $tokens } żetonów.
       *[other] { $player }: razem −{ $points }, w zapasie { $tokens } żetonu.
    }

## Opowieść

story-round = Runda { $round }
story-check = Próba piasku
story-round-end = Koniec rundy { $round }
story-scoring = Punktacja
story-step-check = Próba piasku
story-step-attach = Karta zostaje dołączona
story-step-goes-on = Runda trwa dalej
story-step-round-ends = Runda się kończy
story-begins = { $name } { $who ->
        [you] zaczynasz rundę.
       *[other] zaczyna rundę.
    }
story-pendulums = { $name } { $who ->
        [you] stawiasz
       *[other] stawia
    } wahadła przed kartami { $slot } i { $other }.
story-tokens =
    { $paid ->
        [one] { $paid } żeton
        [few] { $paid } żetony
        [many] { $paid } żetonów
       *[other] { $paid } żetonu
    }
story-paid = { $name } { $who ->
        [you] płacisz
       *[other] płaci
    } { story-tokens }.
story-moved = { $name } { $paid ->
        [0] {""}
       *[other] { $who ->
            [you] płacisz
           *[other] płaci
        } { story-tokens },
    } { $who ->
        [you] przesuwasz
       *[other] przesuwa
    } { $pendulum } wahadło o { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    } i { $who ->
        [you] zabierasz
       *[other] zabiera
    } kartę „{ $card }”{ $drawn ->
        [0] {""}
        [one] {" "}oraz { $drawn } żeton
        [few] {" "}oraz { $drawn } żetony
        [many] {" "}oraz { $drawn } żetonów
       *[other] {" "}oraz { $drawn } żetonu
    }.
story-drew = { $name } { $who ->
        [you] dostajesz
       *[other] dostaje
    } { $drawn ->
        [one] { $drawn } żeton
        [few] { $drawn } żetony
        [many] { $drawn } żetonów
       *[other] { $drawn } żetonu
    }.
story-your-tokens =
    { $count ->
        [one] Twój żeton: { $tokens }.
       *[other] Twoje żetony: { $tokens }.
    }
story-back = rewers „{ $back }”
story-detail-paid = Opłata: { $tokens }.
story-detail-drawn = Dobrano: { $tokens }.
story-check-failed = Między wahadłami nie ma kart i jest pusty rewers: po tej turze runda się skończy.
story-crows = Kogut pieje: po tej turze runda się skończy.
story-gap =
    { $gap ->
        [sand] : przerwa, na odwrocie jej żetonu widać piasek
        [blank] : przerwa, rewers jej żetonu jest pusty
        [empty] : przerwa bez żetonu
       *[none] {""}
    }
story-attached = { $name } { $who ->
        [you] dołączasz
       *[other] dołącza
    } kartę „{ $card }” do poziomu { $level }{ story-gap }.
story-added = { $name } { $who ->
        [you] kładziesz
       *[other] kładzie
    } na ostatniej karcie poziomu { $level } żeton: { $token }.
story-added-returned = { $name } { $who ->
        [you] kładziesz
       *[other] kładzie
    } na ostatniej karcie poziomu { $level } żeton: { $token }; do worka wraca { $back }.
story-encounters =
    { $count ->
        [one] spotkanie
        [few] { $count } spotkania
        [many] { $count } spotkań
       *[other] { $count } spotkania
    }
story-one-of-them = jedno
story-met = { $name } { $who ->
        [you] dobierasz: { $meetings }.
       *[other] dobiera { $meetings }.
    }
story-kept = { $name } { $who ->
        [you] dobierasz: { $meetings }; zostaje { $kept }.
       *[other] dobiera { $meetings }; zostaje { $kept }.
    }
story-discarded = { $name } { $who ->
        [you] odrzucasz:
       *[other] odrzuca:
    } { $meetings }.
story-played = { $name } { $who ->
        [you] zagrywasz spotkanie:
       *[other] zagrywa spotkanie:
    } { $meeting }.
story-mended = { $name } { $who ->
        [you] zszywasz
       *[other] zszywa
    } przerwę na poziomie { $level } przed kartą { $position }.
story-shifted = { $name } { $who ->
        [you] przenosisz
       *[other] przenosi
    } ostatnią kartę poziomu { $level } na poziom { $to }{ story-gap }.
story-round-ended = { $player-is ->
        [you] Po twojej turze
       *[other] Po turze gracza { $player }
    } runda się kończy: { $reason }.
story-last-turn = { $name } { $who ->
        [you] masz
       *[other] ma
    } ostatnią turę, żeby wszyscy mieli ich tyle samo.
story-goal = { $name } { $who ->
        [you] pokazujesz
       *[other] pokazuje
    } cel „{ $goal }”.
story-total = { $name } { $who ->
        [you] pokazujesz
       *[other] pokazuje
    } cel „{ $goal }”; razem { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, w zapasie { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
        [many] { $tokens } żetonów
       *[other] { $tokens } żetonu
    }.
story-detail-points = { $line }: { $points }

## Jak się skończyło

ending-three-rounds =
    { $count ->
        [one] Minęły trzy rundy: najjaśniejszy sen ma { $winners }.
       *[other] Minęły trzy rundy, a zwycięstwo jest wspólne: { $winners }.
    }

## Opowieść o końcu

end-points = Punkty: { $points }.
end-tie = Punktów po równo: decydują żetony w zapasie, { $sand }.
end-shared = Po równo i punktów, i żetonów w zapasie, { $sand }: zwycięstwo jest wspólne.
end-total = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
end-fate = { $name } { $who ->
    [you] zdobywasz
   *[other] zdobywa
 } najwięcej w jednym wierszu, „{ $line }”: { $points }. Przerwy: { $gaps }.
end-goal = Cel
end-kept = Niezagrane spotkania
end-front = Stałe spotkania
end-score = Punkty wiersz po wierszu
end-in-all = Razem
end-sand = Żetony, przy remisie
end-by-round = Punkty w rundach, bez celów
end-round = Runda { $round }
end-when = rundy: { $rounds }, tury: { NUMBER($count) }
end-count-took = Zabrane karty
end-count-paid = Zapłacone żetony
end-count-played = Zagrane spotkania
end-count-gaps = Powstałe przerwy
end-count-drew = Otrzymane żetony
end-luck-wanted = Żetony z cząstką celu
end-luck-wanted-about = Liczy się żeton z worka z cząstką własnego celu; średnia dotyczy worka przed każdym losowaniem.

## Dlaczego nie można

refusal-no-such-slot = Liczba kart w kręgu: { $slots }; miejsca przed kartą nr { $slot } nie ma.
refusal-place-pendulums-first = Najpierw ustawia się wahadła: wybierz kartę kręgu.
refusal-move-a-pendulum = W tej części tury możesz dodać cząstkę lub zagrać spotkanie i musisz przesunąć wahadło.
refusal-one-particle-a-turn = W tej turze dodano już cząstkę.
refusal-token-not-in-stock = Nie masz takiego żetonu.
refusal-no-card-on-level = Na poziomie { $level } twojego snu nie ma karty.
refusal-particle-is-there = Karta ma już cząstkę „{ $particle }”; dodać można tylko nową.
refusal-needs-two-equal-tokens = Karta ma inny motyw, więc potrzebujesz dwóch żetonów z cząstką „{ $particle }”.
refusal-needs-a-second-token = Karta ma inny motyw, więc potrzebujesz drugiego żetonu, który wróci do worka.
refusal-return-the-same-particle = Drugi żeton także musi mieć cząstkę „{ $particle }”.
refusal-return-any-token = Wybierz dowolny swój żeton: wróci do worka.
refusal-return-a-token = Wybierz żeton z cząstką „{ $particle }”, który wróci do worka.
refusal-pay-first =
    { $count ->
        [one] Najpierw zapłać za ruch: do oddania jest { $count } żeton.
        [few] Najpierw zapłać za ruch: do oddania są { $count } żetony.
        [many] Najpierw zapłać za ruch: do oddania jest { $count } żetonów.
       *[other] Najpierw zapłać za ruch: do oddania jest { $count } żetonu.
    }
refusal-pay-in-ascending-order = Żetony oddaje się w kolejności z listy i musi ich wystarczyć na resztę zapłaty.
refusal-no-such-pendulum = Są tylko dwa wahadła.
refusal-at-least-one-step = Wahadło musi wykonać co najmniej jeden krok.
refusal-one-lap-at-most =
    { $cards ->
        [one] W kręgu została tylko { $cards } karta, a wahadło obchodzi go najwyżej raz.
        [few] W kręgu zostały tylko { $cards } karty, a wahadło obchodzi go najwyżej raz.
        [many] W kręgu zostało tylko { $cards } kart, a wahadło obchodzi go najwyżej raz.
       *[other] W kręgu zostało tylko { $cards } karty, a wahadło obchodzi go najwyżej raz.
    }
refusal-cannot-pay =
    { $count ->
        [one] Taki ruch (kroki: { $steps }) kosztuje { $count } żeton, a nie masz żadnego.
        [few] Taki ruch (kroki: { $steps }) kosztuje { $count } żetony, więcej, niż masz.
        [many] Taki ruch (kroki: { $steps }) kosztuje { $count } żetonów, więcej, niż masz.
       *[other] Taki ruch (kroki: { $steps }) kosztuje { $count } żetonu, więcej, niż masz.
    }
refusal-attach-the-card = Musisz dołączyć kartę do swojego snu: { $card }. Wybierz poziom.
refusal-three-levels-at-most = Sen ma trzy poziomy; poziomu { $level } nie ma.
refusal-no-joined-pair-above = Na poziomie { $level } nie ma miejsca: potrzebna jest nad nim połączona para, na prawo od jego ostatniej karty.
refusal-keep-one-of-these = Zatrzymaj jedno z dobranych spotkań.
refusal-encounter-not-in-hand = Nie masz takiego spotkania.
refusal-not-at-this-moment = { $meeting }: tego spotkania nie można zagrać w tym momencie tury.
refusal-no-gap-to-mend = W twoim śnie nie ma przerwy, którą mogłaby zszyć Srebrna igła.
refusal-nothing-to-paint = Piaskowy malarz potrzebuje żetonu w twoim zapasie i karty w twoim śnie.
refusal-no-card-to-move = Ślimak przypływu nie znajduje karty do przeniesienia: potrzebna jest skrajna prawa karta, pod którą nic nie leży, i miejsce w innym rzędzie.
refusal-play-or-finish = Twoja karta jest dołączona: zagraj spotkanie albo zakończ turę.
refusal-choose-a-gap = Wybierz jedną z przerw swojego snu.
refusal-paint-or-finish = Połóż żeton na skrajnej prawej karcie albo zakończ.
refusal-paint-in-ascending-order = Oba żetony wybiera się w kolejności z listy, a ten jest przed pierwszym.
refusal-hush-or-crow = Wybierz „ciszę” albo „pianie”.
refusal-move-a-card = Wybierz poziom, z którego karta odchodzi, i inny, na który trafia.
refusal-card-is-not-movable = Na poziomie { $level } nie ma karty do przeniesienia: potrzebna jest skrajna prawa karta, która nie jest jedyna we śnie i pod którą nic nie leży.
refusal-no-place-for-it = Na poziomie { $level } nie ma miejsca dla tej karty albo karta już na nim leży.

## Na co może umówić się stół

setting-first = Pierwszy gracz
setting-first-about = Kto zaczyna: decyduje losowanie albo gospodarz stołu wskazuje miejsce; jeśli nikt tam nie siedzi, decyduje losowanie.
setting-first-random = losowo
setting-first-1 = miejsce 1
setting-first-2 = miejsce 2
setting-first-3 = miejsce 3
setting-first-4 = miejsce 4
setting-between = Pusty łuk dla próby piasku
setting-between-about = Który łuk między wahadłami musi być pusty, żeby doszło do próby piasku: dowolny z dwóch czy tylko ten przed przesuniętym wahadłem.
setting-between-either = dowolny z dwóch
setting-between-ahead = tylko z przodu
setting-fair_finish = Równa liczba tur
setting-fair_finish-about = Czy po trzeciej rundzie gra się jeszcze, aż wszyscy będą mieli tyle samo tur. Tego nie ma w instrukcji.
setting-fair_finish-off = nie
setting-fair_finish-on = tak
setting-opening = Piasek na początek
setting-opening-about = Ile żetonów dostają gracze na początku, licząc od pierwszego zgodnie z ruchem wskazówek zegara. W instrukcji jest tylko pierwszy wariant.
setting-opening-0-1-2-3 = 0, 1, 2, 3
setting-opening-0-3-6-9 = 0, 3, 6, 9
setting-laps = Jak daleko idzie wahadło
setting-laps-about = Czy wahadło robi najwyżej jedno okrążenie, czy idzie tak daleko, na ile gracza stać. Instrukcja nie podaje granicy.
setting-laps-one = najwyżej jedno okrążenie
setting-laps-any = na ile kogo stać
setting-holes = Puste miejsca w rzędzie
setting-holes-about = Czy puste miejsce przerywa rząd, czy następną kartę porównuje się z tą przed nim. Według instrukcji karta zawsze dołącza z prawej strony do już leżącej.
setting-holes-apart = przerywają rząd
setting-holes-row = rząd trwa dalej
setting-particles = Jaką cząstkę wolno dodać
setting-particles-about = Czy cząstka musi być dla karty nowa. W instrukcji mówi o tym tylko nazwa akcji.
setting-particles-new = tylko nową
setting-particles-any = dowolną

## Rysowana plansza

board-round = Runda { $round } z 3
board-ring = Krąg
board-ring-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
board-bag = Worek { $count }
board-deck = talia { $count }
board-encounters = spotkania { $count }
board-discards = odrzucone: { $cards }
board-pendulum = { $pendulum } wahadło
board-steps = { $pendulum } { $steps }
board-active = ma turę
board-dream = Sen
board-empty-dream = nie ma jeszcze kart
board-level = Poziom { $level }
board-level-from = Poziom { $level }, od karty { $position }
board-stock = Piasek
board-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
board-backs = z piaskiem { $sand }, pustych { $blank }
board-kept =
    { $count ->
        [one] { $count } spotkanie
        [few] { $count } spotkania
        [many] { $count } spotkań
       *[other] { $count } spotkania
    }
board-front = Wyłożone
board-hand = Spotkania
board-goal = Cel
board-taken = Zabrana
board-drawn = Dobrane
board-none = brak
board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
board-closing = po tej turze runda się skończy
board-last-turns = ostatnie tury
board-key = = połączone · | przerwa, rewers z piaskiem · ¦ przerwa, pusty rewers · ╎ przerwa bez żetonu · _ puste miejsce · E spotkanie · + żeton na karcie

## Alarms

alarm-last-round = Ostatnia runda.
alarm-last-round-text = { $fair ->
    [1] Runda { $round } jest ostatnia: po niej ci, którzy mieli mniej tur, grają jeszcze jedną, a potem liczy się punkty.
   *[other] Runda { $round } jest ostatnia: po niej liczy się punkty za sny.
}
alarm-last-turns = Ostatnie tury.
alarm-last-turns-text = Trzecia runda się skończyła; kto miał mniej tur, gra jeszcze jedną, a potem liczy się punkty.
alarm-round-ends = { $last ->
    [2] Gra kończy się z tą turą.
   *[other] Runda kończy się z tą turą.
}
alarm-round-ends-text = { $last ->
    [0] Kto ją kończy, ustawia wahadła na nowym kręgu.
    [1] Kto miał mniej tur, gra jeszcze jedną, a potem liczy się punkty.
   *[other] Potem liczy się punkty za sny.
}
alarm-few-cards = Runda wkrótce się skończy.
alarm-few-cards-text = { $count ->
    [one] Najpóźniej po tej turze: kart zostanie tyle, ilu jest graczy.
    [few] Najpóźniej za { $count } tury, a próba piasku może ją skończyć wcześniej.
   *[many] Najpóźniej za { $count } tur, a próba piasku może ją skończyć wcześniej.
}
## The notebook: what can be remembered

notebook-goal = Cel – jeden z tych
notebook-encounters = Spotkania
notebook-keeps =
    { $count ->
        [0] brak na ręce
        [one] na ręce { $count }
        [few] na ręce { $count }
        [many] na ręce { $count }
       *[other] na ręce { $count }
    }
notebook-in-ring = w kręgu
notebook-in-dreams = w snach
notebook-gone = poza grą
notebook-in-deck = w talii
notebook-dream-cards = Karty snu
notebook-on-cards = na kartach
notebook-tokens = Żetony piasku według motywu cząstki
notebook-bag = W worku
notebook-bag-holds = z piaskiem { $sand }, pustych { $blank }
notebook-used = zagrane lub odrzucone
