## Gra

game-title = Koszmarium
game-about = Składaj Nocne Strachy w Stwory z nóg, tułowia i głowy i korzystaj z ich zdolności, gdy tylko któryś jest gotowy. Wygrywa, kto pierwszy ukończy potrzebną liczbę Stworów, o ile w ostatniej chwili nikt nie pozbawi któregoś z nich głowy.
example-name = Zwiastun
example-choice = play 43 a2
example-thing = 43

## Karty, legiony, zdolności, części

card-plain = { $legion } nr { $number } ({ $parts })
card-with-ability = { $legion } nr { $number } ({ $parts }, { $ability })
card-name = { $legion } nr { $number }
creature = { $place } Stwór gracza { $player }
creature-place = { $place }.

legion-necronaut = nekronauta
legion-homunculus = homunkulus
legion-insektoid = insektoid
legion-chimerida = chimeryda
legion-necronaut-short = Nek
legion-homunculus-short = Hom
legion-insektoid-short = Ins
legion-chimerida-short = Chi
legion-necronaut-all = Nekronauci
legion-homunculus-all = Homunkulusy
legion-insektoid-all = Insektoidy
legion-chimerida-all = Chimerydy
legion-necronaut-about = Niebieski: najczęściej Padlinożerca, którego nie ma żaden inny legion; rzadziej Płaczka i Pożeracz.
legion-homunculus-about = Czerwony: po równo Płaczka, Przedrzeźniacz i Pożeracz, a każdej z tych zdolności więcej niż w innych legionach.
legion-insektoid-about = Brązowy: tylko tu jest Zwiastun i karty, które mogą być dowolną częścią; rzadziej Płaczka i Przedrzeźniacz.
legion-chimerida-about = Zielony: tylko tu jest Kat, a kart bez zdolności jest najmniej; rzadziej Przedrzeźniacz i Pożeracz.

# Legion z argumentu $legion w dopełniaczu liczby mnogiej.
of-legion =
    { $legion-id ->
        [0] nekronautów
        [1] homunkulusów
        [2] insektoidów
       *[3] chimeryd
    }

ability-none = bez zdolności
ability-herald = Zwiastun
ability-weeper = Płaczka
ability-mocker = Przedrzeźniacz
ability-executioner = Kat
ability-scavenger = Padlinożerca
ability-devourer = Pożeracz
ability-none-short = ·
ability-herald-short = Zwias
ability-weeper-short = Płacz
ability-mocker-short = Przed
ability-executioner-short = Kat
ability-scavenger-short = Padl
ability-devourer-short = Pożer
ability-herald-about = Odkryj dwie wierzchnie karty talii, pasujące wyłóż przed sobą, a pozostałe odrzuć.
ability-weeper-about = Dobierz dwie karty.
ability-mocker-about = Wyłóż z ręki jedną kartę dowolnego legionu.
ability-executioner-about = Weź na rękę górną kartę Stwora innego gracza, ukończonego lub nie.
ability-scavenger-about = Odrzuć w całości jednego nieukończonego Stwora innego gracza.
ability-devourer-about = Odrzuć górną kartę dowolnego swojego Stwora, ukończonego lub nie, oprócz tego.

part-legs = nogi
part-torso = tułów
part-head = głowa
part-legs-short = N
part-torso-short = T
part-head-short = G

## Możliwości

verb-draw = Dobierz kartę
verb-exchange = Wymiana: odrzuć karty i dobierz o połowę mniej
verb-play = Wyłóż: { $card } → twój { $creature-name } Stwór
verb-discard = Odrzuć: { $card }
verb-done = Zakończ odrzucanie
verb-target = Wybierz: { $creature }

## Co opcja znaczy przy tym stole

remark-legs = nowy Stwór
remark-torso = tułów
remark-head = głowa, ukończony
remark-pure = głowa, ukończony i czysty
remark-wins = głowa, ukończony: wygrywasz
aside-legion = Pierwszą akcją wyłożono kartę: druga musi być z tego samego legionu ({ $legion }).
aside-pure-choice = Przy tym stole możesz zamiast niej odrzucić dwie inne karty, nawet jeśli ją masz.

## Pasek decyzji

bar-first-action = Pierwsza akcja.
bar-second-action = Druga akcja. Legion dowolny.
bar-second-action-bound = Druga akcja. Możesz wyłożyć tylko karty { of-legion }.
bar-exchange = Wymiana
bar-exchange-cards = Wymiana: które karty odrzucasz?
bar-pure-of-legion = Czysty Stwór ({ $player }): odrzuć kartę z legionu { of-legion }.
bar-pure-any-two = Czysty Stwór ({ $player }): nie masz { of-legion }, odrzuć dwie dowolne karty.
bar-pure-both = Czysty Stwór ({ $player }): nie masz { of-legion }, tracisz obie karty.
bar-pure-choice = Czysty Stwór ({ $player }): odrzuć kartę z legionu { of-legion } albo dwie inne.
bar-pure-one-more = Jeszcze jedna karta: pierwsza była z innego legionu.
bar-place-revealed = Zwiastun: wyłóż wszystkie odkryte karty, które pasują.
bar-mocker = Przedrzeźniacz: wyłóż jedną kartę dowolnego legionu.
bar-executioner = Kat: czyją górną kartę zabierasz?
bar-scavenger = Padlinożerca: którego nieukończonego Stwora odrzucasz?
bar-devourer = Pożeracz: którą ze swoich górnych kart odrzucasz?

bar-any-order = zaznaczaj karty w dowolnej kolejności
bar-rate = { $drawn } za { $cards }
bar-rate-none = za jedną kartę nic nie dostaniesz
bar-deck-runs-out =
    { $deck ->
        [0] talia jest pusta
        [one] w talii jest { $deck } karta
        [few] w talii są { $deck } karty
        [many] w talii jest { $deck } kart
       *[other] w talii jest { $deck } karty
    }, potem tasuje się odrzucone ({ $discards })
bar-tab-take = Dobierz lub wymień
bar-draw = Dobierz
bar-deck = w talii { $count }
bar-reshuffles =
    { $count ->
        [one] tasuje się { $count } odrzuconą kartę
        [few] tasuje się { $count } odrzucone karty
        [many] tasuje się { $count } odrzuconych kart
       *[other] tasuje się { $count } odrzuconej karty
    }
bar-nothing-to-draw = nie ma czego dobrać
bar-on = na { $place } Stwora
bar-begins = jako { $place } Stwór
bar-place = Wyłóż: { $card } → { $place } Stwór
bar-begin = Zacznij { $place } Stwora: { $card }
bar-place-and-win = Wyłóż: { $card } → { $place } Stwór i wygraj
bar-wins = ukończony: wygrywasz
bar-complete = ukończony
bar-complete-pure = ukończony i czysty
bar-aimless = { $ability } nie ma celu
bar-loses-abilities = trwające zdolności przepadają
bar-loses-card = druga karta zostanie odrzucona
bar-places-other = potem wykładana jest druga karta
bar-new-creature = nowy Stwór
bar-stays-pure = pozostaje czysty
bar-on-legs = nogi: { $legion }
bar-the-legs = nogi ({ $card })
bar-the-torso = tułów ({ $card })
bar-the-head = głowa ({ $card })
bar-of = { $place } Stwór
bar-whole =
    { $count ->
        [one] { $place } Stwór, { $count } karta
        [few] { $place } Stwór, { $count } karty
        [many] { $place } Stwór, { $count } kart
       *[other] { $place } Stwór, { $count } karty
    }
bar-take-legs = Zabierz nogi ({ $card }) graczowi { $player }
bar-take-torso = Zabierz tułów ({ $card }) graczowi { $player }
bar-take-head = Zabierz głowę ({ $card }) graczowi { $player }
bar-devour-legs = Odrzuć nogi ({ $card }), twój { $place } Stwór
bar-devour-torso = Odrzuć tułów ({ $card }), twój { $place } Stwór
bar-devour-head = Odrzuć głowę ({ $card }), twój { $place } Stwór
bar-scavenge = Odrzuć w całości: { $place } Stwór gracza { $player }
bar-falls-to = { $player }: zostanie { $count }
bar-you-fall-to = zostanie ci { $count }
bar-creature-goes = Stwór znika
bar-finish = Zakończ
bar-draws =
    { $count ->
        [0] nie dobierzesz nic
       *[other] dobierz { $count }
    }
bar-is-enough = ta jedna wystarczy
bar-and-another = i jeszcze jedną kartę
bar-and-also = a także { $card }
bar-discards = Odrzuć { $count }
bar-exchanges =
    { $drawn ->
        [0] Odrzuć { $count } · dobierz 0
       *[other] Odrzuć { $count } · dobierz { $drawn }
    }

## Pytania

ask-action =
    { $number ->
        [1] Pierwsza z twoich dwóch akcji: dobierz kartę, odrzuć karty i dobierz o połowę mniej albo wyłóż kartę.
       *[2] Druga z twoich dwóch akcji: dobierz kartę, odrzuć karty i dobierz o połowę mniej albo wyłóż kartę – z tego samego legionu, jeśli pierwsza akcja też była wyłożeniem karty.
    }
ask-exchange =
    { $discarded ->
        [0] Które karty odrzucasz? Za każde dwie dobierzesz jedną.
        [one] Odrzucono { $discarded } kartę: wybierz następną o numerze większym niż { $last-id } albo zakończ i dobierz po jednej za każde dwie odrzucone.
        [few] Odrzucono { $discarded } karty: wybierz następną o numerze większym niż { $last-id } albo zakończ i dobierz po jednej za każde dwie odrzucone.
        [many] Odrzucono { $discarded } kart: wybierz następną o numerze większym niż { $last-id } albo zakończ i dobierz po jednej za każde dwie odrzucone.
       *[other] Odrzucono { $discarded } karty: wybierz następną o numerze większym niż { $last-id } albo zakończ i dobierz po jednej za każde dwie odrzucone.
    }
ask-pure-discard =
    { $left ->
        [1] To była karta innego legionu: odrzuć jeszcze jedną.
       *[2] Czysty Stwór z legionu { of-legion }: odrzuć kartę tego legionu, a jeśli jej nie masz, dwie dowolne.
    }
ask-place-revealed = Zwiastun każe wyłożyć każdą odkrytą kartę, która pasuje: wybierz następną kartę i Stwora dla niej.
ask-mocker = Przedrzeźniacz każe wyłożyć kartę: wybierz z ręki kartę dowolnego legionu i Stwora dla niej.
ask-executioner = Kat każe wziąć na rękę górną kartę Stwora innego gracza: wybierz Stwora.
ask-scavenger = Padlinożerca każe odrzucić nieukończonego Stwora innego gracza: wybierz Stwora.
ask-devourer = Pożeracz każe odrzucić górną kartę dowolnego twojego Stwora oprócz tego: wybierz Stwora.

## Co się dzieje

event-turn = Tura: { $player }.
event-drew = { $player } dobiera kartę: { $card }.
event-drew-unseen = { $player } dobiera kartę.
event-empty-handed = { $player } nie ma kart, więc akcja to dobranie karty.
event-nothing-left = Talia i stos kart odrzuconych są puste: nie ma już czego wziąć.
event-reshuffled =
    { $cards ->
        [one] Talia się wyczerpała: stos kart odrzuconych ({ $cards } karta) zostaje przetasowany i staje się nową talią.
        [few] Talia się wyczerpała: stos kart odrzuconych ({ $cards } karty) zostaje przetasowany i staje się nową talią.
        [many] Talia się wyczerpała: stos kart odrzuconych ({ $cards } kart) zostaje przetasowany i staje się nową talią.
       *[other] Talia się wyczerpała: stos kart odrzuconych ({ $cards } karty) zostaje przetasowany i staje się nową talią.
    }
event-lost = { $player } traci kartę przez czystego Stwora: { $card }.
event-discarded = { $player } odrzuca kartę: { $card }.
event-placed = { $player } wykłada kartę: { $card } → { $creature-name } Stwór.
event-completed = { $creature } jest ukończony.
event-pure = { $creature } jest czysty: wszystkie karty są z legionu { of-legion }. Przeciwnicy muszą odrzucić karty.
event-performs = { $creature } wykonuje zdolność: { $ability }.
event-revealed = { $player } odkrywa kartę: { $card }.
event-unplaced = Odkryta karta nie zostaje wyłożona i trafia na stos kart odrzuconych: { $card }.
event-took = { $player } zabiera na rękę górną kartę ({ $creature }): { $card }.
event-scavenged = { $player } odrzuca w całości: { $creature }.
event-devoured = { $creature } traci górną kartę, która trafia na stos kart odrzuconych: { $card }.
event-stopped = { $creature }: { $ability } nie ma celu, więc aktywacja się kończy.
event-switched = Aktywacja poprzedniego Stwora się kończy, teraz działa { $creature }.
event-won = { $player } wygrywa, bo ma już potrzebną liczbę ukończonych Stworów.
event-stalemate = Talia, stos kart odrzuconych i ręce wszystkich graczy są puste: nikt nie może już nic zrobić.
event-impatient =
    { $rounds ->
        [one] Od { $rounds } pełnej rundy nikt nie wykłada kart: gra się kończy.
        [few] Od { $rounds } pełnych rund nikt nie wykłada kart: gra się kończy.
        [many] Od { $rounds } pełnych rund nikt nie wykłada kart: gra się kończy.
       *[other] Od { $rounds } pełnej rundy nikt nie wykłada kart: gra się kończy.
    }

## Opowieść

story-cards =
    { $count ->
        [one] kartę: { $cards }
       *[other] karty: { $cards }
    }
story-cards-unseen =
    { $count ->
        [one] kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
story-dealt =
    { $count ->
        [one] Każdy dostaje { $count } kartę.
        [few] Każdy dostaje { $count } karty.
        [many] Każdy dostaje { $count } kart.
       *[other] Każdy dostaje { $count } karty.
    }
story-dealt-you = { $name } { $who ->
        [you] dostajesz
       *[other] dostaje
    } { $cards }.
story-drew = { $name } { $who ->
        [you] dobierasz
       *[other] dobiera
    } { $cards }.
story-empty-handed = { $name } { $who ->
        [you] nie masz kart i dobierasz
       *[other] nie ma kart i dobiera
    } { $cards }.
story-empty-handed-none = { $name } { $who ->
        [you] nie masz kart
       *[other] nie ma kart
    } i nie ma już czego dobrać.
story-exchanged = { $name } { $who ->
        [you] odrzucasz
       *[other] odrzuca
    } { $cards }.
story-exchanged-for = { $name } { $who ->
        [you] odrzucasz { $cards } – i dobierasz
       *[other] odrzuca { $cards } – i dobiera
    } { $drawn }.
story-outcome =
    { $outcome ->
        [complete] : ukończony
        [pure] : ukończony i czysty
       *[none] {""}
    }
story-began = { $name } { $who ->
        [you] zaczynasz
       *[other] zaczyna
    } { $place } Stwora: { $card }.
story-placed = { $name } { $who ->
        [you] wykładasz
       *[other] wykłada
    } kartę: { $card } → { $place } Stwór{ story-outcome }.
story-step-complete = Ukończony
story-step-pure = Czysty
story-chain =
    { $legion-id ->
        [-1] Ukończony Stwór
       *[other] Czysty Stwór z legionu { of-legion }
    }{ $count ->
        [0] {""}
        [one] , { $count } zdolność
        [few] , { $count } zdolności
        [many] , { $count } zdolności
       *[other] , { $count } zdolności
    }
story-pure = Czysty, cały z legionu { of-legion }: pozostali muszą odrzucić karty.
story-lost = { $name } { $who ->
        [you] odrzucasz
       *[other] odrzuca
    } { $cards }.
story-performs = Działa { $ability }.
story-weeper = { $ability }: { $who ->
        [you] dobierasz
       *[other] dobiera
    } { $cards }.
story-mocker = { $ability }: { $who ->
        [you] wykładasz
       *[other] wykłada
    } kartę: { $card } → { $place } Stwór{ story-outcome }.
story-herald = { $ability }: { $who ->
        [you] odkrywasz
       *[other] odkrywa
    } { $cards }.
story-unplaced = Odkryta karta nie zostaje wyłożona i trafia na stos kart odrzuconych: { $card }.
story-executioner = { $ability }: { $who ->
        [you] zabierasz
       *[other] zabiera
    } kartę: { $card } ({ $victim-is ->
        [you] twój { $place } Stwór
       *[other] { $place } Stwór, { $victim }
    }).
story-scavenger = { $ability }: { $who ->
        [you] odrzucasz w całości:
       *[other] odrzuca w całości:
    } { $victim-is ->
        [you] twój { $place } Stwór
       *[other] { $place } Stwór ({ $victim })
    }.
story-devourer = { $ability }: { $who ->
        [you] odrzucasz górną kartę, twój
       *[other] odrzuca górną kartę,
    } { $place } Stwór: { $card }.
story-stopped = { $ability } nie ma celu: aktywacja się kończy.
story-switched = Poprzednia aktywacja się kończy: teraz działa { $place } Stwór.
story-won = { $name } { $who ->
        [you] wygrywasz: masz już potrzebną liczbę ukończonych Stworów.
       *[other] wygrywa: ma już potrzebną liczbę ukończonych Stworów.
    }
story-hold-took = Tracisz kartę: { $card }.
story-hold-took-change = To wierzch twojego { $place } Stwora; teraz kartę ma na ręce { $name }.
story-hold-scavenged = Twój { $place } Stwór zostaje odrzucony.
story-hold-scavenged-change = Wszystkie jego karty leżą na stosie kart odrzuconych.
story-hold-lost = Tracisz kartę: { $card }.
story-hold-lost-change = To była twoja jedyna karta, a czysty Stwór ({ $name }) każe ją odrzucić.

## Jak się skończyło

ending-enough-creatures =
    { $count ->
        [one] Wygrywa { $winners }: nikt wcześniej nie ukończył potrzebnej liczby Stworów.
       *[other] Wygrywają { $winners }: nikt wcześniej nie ukończył potrzebnej liczby Stworów.
    }
ending-nobody-can-act =
    { $count ->
        [one] Nikt nie może już nic zrobić i wygrywa { $winners }: najpierw porównano liczbę ukończonych Stworów, potem liczbę kart w Stworach.
       *[other] Nikt nie może już nic zrobić, wszystko jest po równo i zwycięstwo jest wspólne: { $winners }.
    }
ending-nothing-placed =
    { $count ->
        [one] Zbyt długo nikt nie wykładał kart i wygrywa { $winners }: najpierw porównano liczbę ukończonych Stworów, potem liczbę kart w Stworach.
       *[other] Zbyt długo nikt nie wykładał kart, wszystko jest po równo i zwycięstwo jest wspólne: { $winners }.
    }

## Opowieść o końcu

end-last-card = { $card } kończy Stwora numer { $goal } w turze { NUMBER($turn) }.
end-creatures = { $count } z { $goal }
end-fate = { $name } { $who ->
    [you] kończysz
   *[other] kończy
 } w całej grze { $finished ->
    [one] { $finished } Stwora
    [few] { $finished } Stwory
    [many] { $finished } Stworów
   *[other] { $finished } Stwora
 }. Zabrane innym: { $took }, stracone przez innych: { $lost }.
end-hand = Ręka na końcu
end-count-drew = Dobrane karty
end-count-placed = Wyłożone karty
end-count-finished = Ukończone Stwory
end-count-performed = Użyte zdolności
end-count-took = Karty zabrane innym
end-count-lost = Straty przez innych
end-luck-fitting = Dobrane karty, które od razu pasowały
end-luck-fitting-about = Liczy się dobrana lub odkryta karta, którą w tej chwili dało się wyłożyć według jej części; średnia dotyczy talii w tym momencie.

## Dlaczego nie wolno

refusal-action-is-one-of-three = Akcja to jedna z trzech możliwości: dobrać kartę, odrzucić karty i dobrać o połowę mniej albo wyłożyć kartę.
refusal-card-not-in-hand = Karty nr { $card-id } nie ma wśród tych, z których teraz wybierasz.
refusal-discard-at-least-one = Zanim zakończysz, odrzuć co najmniej jedną kartę.
refusal-discard-in-ascending-order = Karty odrzuca się w kolejności rosnących numerów: po karcie nr { $last-id } nie można już odrzucić karty nr { $card-id }.
refusal-finish-discarding-first = Trwa odrzucanie kart: wybierz karty do odrzucenia, a potem zakończ.
refusal-creature-not-yours = Karty można dokładać tylko do własnych Stworów.
refusal-second-play-same-legion = Pierwszą akcją wyłożono kartę z legionu { of-legion }, więc drugą akcją nie można wyłożyć tej karty: { $card }.
refusal-no-more-creatures =
    { $count ->
        [one] Masz już { $count } Stwora, czyli tyle, ile potrzeba do wygranej, więc karta nr { $card-id } nie może zacząć następnego.
        [few] Masz już { $count } Stwory, czyli tyle, ile potrzeba do wygranej, więc karta nr { $card-id } nie może zacząć następnego.
        [many] Masz już { $count } Stworów, czyli tyle, ile potrzeba do wygranej, więc karta nr { $card-id } nie może zacząć następnego.
       *[other] Masz już { $count } Stwora, czyli tyle, ile potrzeba do wygranej, więc karta nr { $card-id } nie może zacząć następnego.
    }
refusal-legs-begin-a-creature = Karta nr { $card-id } może być tylko nogami, a nogi zaczynają nowego Stwora.
refusal-creature-is-complete = { $creature } jest ukończony i nie przyjmuje więcej kart.
refusal-head-needs-legs-and-torso = Karta nr { $card-id } może być tylko głową, a { $creature } nie ma jeszcze i nóg, i tułowia.
refusal-torso-needs-legs = Karta nr { $card-id } nie może być nogami, a { $creature } jeszcze ich nie ma.
refusal-card-is-not-that-part = Następna część tego Stwora to { $part }, a karta nr { $card-id } nie może zająć tego miejsca.
refusal-first-free-place = Karta nr { $card-id } zaczyna nowego Stwora, a nowy Stwór zajmuje pierwsze wolne miejsce.
refusal-discard-for-pure-creature = Czysty Stwór z legionu { of-legion } zmusza cię do odrzucenia karty: wybierz kartę z ręki.
refusal-discard-of-that-legion = Masz na ręce kartę z legionu { of-legion }, więc musisz odrzucić właśnie taką, a nie tę: { $card }.
refusal-place-what-you-can = Odkrytą kartę, która pasuje, trzeba wyłożyć: wybierz kartę i Stwora dla niej.
refusal-abilities-cannot-be-refused = Zdolność, którą da się wykonać, trzeba wykonać: wybierz to, czego wymaga.
refusal-scavenger-only-incomplete = { $creature } jest ukończony, a Padlinożerca odrzuca tylko nieukończone Stwory.
refusal-devourer-never-itself = Pożeracz nie może odrzucić karty Stwora, którego zdolność właśnie wykonujesz.
refusal-devourer-only-own = Pożeracz odrzuca tylko karty twoich Stworów.
refusal-only-other-players-creatures = Ta zdolność dotyczy tylko Stworów innych graczy.
refusal-no-creature-there = W tym miejscu nie ma Stwora.

## Na co można się umówić

setting-creatures = Stwory do wygranej
setting-creatures-about = Ile ukończonych Stworów daje wygraną; nikt nie może mieć więcej Stworów, ukończonych i nieukończonych łącznie.
setting-creatures-5 = 5
setting-creatures-6 = 6
setting-creatures-7 = 7
setting-first = Pierwszy gracz
setting-first-about = Kto zaczyna: decyduje losowanie albo gospodarz stołu wskazuje miejsce.
setting-first-random = losowo
setting-first-1 = miejsce 1
setting-first-2 = miejsce 2
setting-first-3 = miejsce 3
setting-first-4 = miejsce 4
setting-first-5 = miejsce 5
setting-first-6 = miejsce 6
setting-herald = Druga karta Zwiastuna
setting-herald-about = Co dzieje się z drugą odkrytą kartą, gdy pierwsza ukończy Stwora: odrzuca się ją albo wykłada obie, zanim zacznie się nowa aktywacja.
setting-herald-discard = odrzuć
setting-herald-both = wyłóż obie
setting-pure = Odrzucanie z powodu czystego Stwora
setting-pure-about = Czy przeciwnik, który ma kartę z legionu czystego Stwora, musi odrzucić właśnie taką, czy może zamiast niej odrzucić dwie inne.
setting-pure-strict = karta legionu, jeśli jest
setting-pure-choice = dowolny wybór
setting-patience = Rundy bez wyłożonej karty
setting-patience-about = Po ilu pełnych rundach, w których nikt nie wyłożył ani jednej karty, gra się kończy. Instrukcja nie zna takiego zakończenia; „nigdy” je wyłącza.
setting-patience-10 = 10 rund
setting-patience-20 = 20 rund
setting-patience-0 = nigdy

## Rysowany stół

board-deck = Talia
board-discards = Stos kart odrzuconych
board-hand = Ręka
board-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
board-complete =
    { $goal ->
        [one] ukończono { $done } z { $goal } Stwora
       *[other] ukończono { $done } z { $goal } Stworów
    }
board-active = tura
board-empty-place = wolne miejsce
board-no-creatures = nie ma jeszcze Stworów
board-revealed = Odkryte
board-unknown-card = nieznana karta
board-known-cards = znane wszystkim

## Alarms

alarm-needs-one = { $player }: do zwycięstwa jeden Stwór.
alarm-needs-one-text = Kto ukończy { $goal } Stworów, od razu wygrywa. Do tego czasu Stworom można odbierać głowy, a nieukończone odrzucać.
alarm-you-need-one = Do zwycięstwa brakuje ci jednego Stwora.
alarm-you-need-one-text = Ukończ ostatniego z { $goal } Stworów, a od razu wygrasz. Pozostali spróbują ci przeszkodzić.
alarm-standstill = Jeśli w tej rundzie nikt nie wyłoży karty, gra się skończy.
alarm-standstill-text = Po { $rounds } rundach bez wyłożonej karty wygrywa ten, kto ma najwięcej ukończonych Stworów. Każda wyłożona karta zaczyna liczenie od nowa.
## The notebook: what can be remembered

notebook-known-cards = Znane karty: { $known } z { $all }
notebook-since-turn = na tej ręce od tury { $turn }
notebook-laid = na stole
notebook-discarded = odrzucone
notebook-in-hands = znane na rękach
notebook-where-hidden = zakryte: w talii { $deck }, na rękach { $hands }
notebook-legions = Legiony
notebook-abilities = Zdolności
notebook-parts = Części
