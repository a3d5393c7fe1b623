## The game

game-title = Opętanie
game-about = Podróżni w przeklętym mieście muszą pozbyć się klątw i stać na bramie, gdy skończy się ostatnia noc. Co noc kogoś z nich ogarnia opętanie, a opętanego leczy zabicie człowieka.
example-name = Wilkołak
example-choice = play A3
example-thing = A3

## Words

quarter-moon = Księżyc
quarter-raven = Kruk
quarter-key = Klucz
quarter-rose = Róża
scenario-1 = Nieznane
scenario-2 = Szaber
scenario-3 = Zamknięte drzwi
colour-white = biały
colour-blue = niebieski
colour-green = zielony
colour-pink = różowy
colour-white-short = b
colour-blue-short = n
colour-green-short = z
colour-pink-short = r
deck-0 = Apteka
deck-1 = Kuźnia
deck-2 = Biblioteka
deck-3 = Domy
policy-ask = pytaj
policy-always = zawsze blokuj
policy-never = nigdy nie blokuj
kind-spirit = Głodny duch
kind-dead = Żywy trup
kind-wolf = Wilkołak
kind-pupil = Uczeń nekromanty
kind-necromancer = Nekromanta
kind-gargoyle = Gargulec
kind-spirit-about = Ruch 3, atak 4, obrona 2, zdrowie 1, inicjatywa 1; nagroda: 1 świeca. Idzie do najbliższego bohatera, staje o pole przed nim, atakuje wszystkich bohaterów na swoim i sąsiednich polach; ignoruje kolory strzałek, ale nie ich kierunki.
kind-dead-about = Ruch 2, atak 2, obrona 1, zdrowie 1, inicjatywa 2; nagroda: 1 świeca. Idzie do najbliższego bohatera i wchodzi na jego pole; atakuje tam jednego bohatera.
kind-wolf-about = Ruch 5, atak 5, obrona 2, zdrowie 1, inicjatywa 3; nagroda: 2 świece. Idzie do osiągalnego człowieka o najmniejszym zdrowiu, staje o pole przed nim i atakuje tylko jego; biega przez las; w dzień nie wchodzi do budynków.
kind-pupil-about = Ruch 2, obrona 3, zdrowie 2, inicjatywa 4; nagroda: 2 świece i karta biblioteki. Ucieka przed bohaterami, także tajnymi przejściami, potem przyzywa żywego trupa na swoje pole.
kind-necromancer-about = Ruch 2, atak 5, obrona 3, zdrowie równe liczbie graczy, inicjatywa 5; jego zabójca może odrzucić klątwę. Idzie do najbliższego miejsca mocy, także tajnymi przejściami, i stamtąd przyzywa żywe trupy na wszystkie miejsca mocy bez potwora; atakuje wszystkich bohaterów na swoim polu.
kind-gargoyle-about = Ruch 4, atak 6, obrona 4 (w dzień 6), zdrowie równe liczbie graczy, inicjatywa 6; nagroda: 3 świece i przedmiot. W dzień jest z kamienia; w nocy leci do bohatera z największą liczbą świec, nie patrząc na strzałki, i atakuje wszystkich bohaterów na jego polu.
role-fanatic = Fanatyk
role-hunter = Łowca
role-occultist = Okultysta
role-pilgrim = Pielgrzym
role-maniac = Maniak
role-looter = Szabrownik
role-fanatic-about = Zabij bohatera-człowieka. Nagroda: rytualny nóż.
role-hunter-about = Pokonaj cztery potwory. Nagroda: fiolka esencji.
role-occultist-about = Zdejmując klątwy, połóż trzy z nich tutaj zakryte. Nagroda: czarna pieczęć.
role-pilgrim-about = Zakończ turę jako człowiek na miejscu mocy każdej dzielnicy. Nagroda: latarnia pielgrzyma.
role-maniac-about = Zabij dowolnego bohatera. Nagroda: tasak rzeźnika.
role-looter-about = Zbierz cztery przedmioty naraz. Nagroda: magiczna torba.
task-possessed = Coś cię opętało!
task-search-moon = Cel: poszukiwanie w dzielnicy Księżyc.
task-search-raven = Cel: poszukiwanie w dzielnicy Kruk.
task-search-key = Cel: poszukiwanie w dzielnicy Klucz.
task-search-rose = Cel: poszukiwanie w dzielnicy Róża.
task-end-in-cemetery = Cel: zakończyć turę na cmentarzu.
task-attack = Cel: zaatakować bohatera lub potwora.
task-rest-outside = Cel: odpocząć poza budynkiem.
task-spend-two-candles = Cel: wydać dwie świece w jednej turze.
task-use-portal = Cel: przejść przez portal.
task-end-in-company = Cel: zakończyć turę na polu z innym bohaterem.
task-defeat-monster = Cel: pokonać potwora.
task-end-on-power = Cel: zakończyć turę na miejscu mocy.
task-wound-hero = Cel: zranić innego bohatera swoim atakiem.
night-card = Karta nocy { $number }: { $text }
curse = Klątwa { $number }: { $text }

## Cards

card-sides = ruch { $move } { $colour }, atak { $attack }, obrona { $defence }, poszukiwanie { $quarters }{ $time } – { $possessed }
card-possessed = opętany: ruch { $move } { $colour }{ $search }, atak { $attack }, obrona { $defence }
card-time = { ", czas" }
card-search-any = { ", poszukiwanie" }
card-swap = „zamiana”
card-once = Raz:
item-elixir = Eliksir
item-acid = Kwas
item-bandages = Bandaże
item-salts = Sole trzeźwiące
item-sleep = Wywar nasenny
item-tincture = Nalewka gońca
item-poison = Tojad
item-oil = Święcony olej
item-musketoon = Muszkieton
item-lamp = Lampa
item-keys = Klucze
item-axe = Siekiera
item-crowbar = Łom
item-buckler = Puklerz
item-pitchfork = Widły
item-hook = Kotwiczka
item-exorcism = Egzorcyzm
item-passage = Zwój przejścia
item-ward = Kredowy krąg
item-flame = Języki ognia
item-breviary = Podarty brewiarz
item-almanac = Gwiezdny almanach
item-hourglass = Klepsydra
item-candles = Skrzynka świec
item-knife = Rytualny nóż
item-bag = Magiczna torba
item-vial = Fiolka esencji
item-cleaver = Tasak rzeźnika
item-seal = Czarna pieczęć
item-lantern = Latarnia pielgrzyma
item-reliquary = Relikwiarz
item-elixir-about = odzyskaj całe zdrowie i cały rozsądek.
item-acid-about = na twoim lub jednym sąsiednim polu każdy potwór i bohater traci 2 zdrowia.
item-bandages-about = bohater na twoim polu odzyskuje 3 zdrowia.
item-salts-about = odzyskaj 3 rozsądku; inny bohater na twoim polu może odzyskać 1.
item-sleep-about = potwór w zasięgu śpi do końca następnej fazy potworów.
item-tincture-about = ruch 6, potem atak 4.
item-poison-about = atak 7.
item-oil-about = odrzuć jedną swoją klątwę, potem strać 2 rozsądku.
item-musketoon-about = atak 5, potem atak 3.
item-lamp-about = ruch 10.
item-keys-about = ruch 5, potem dwa poszukiwania w dowolnej dzielnicy.
item-axe-about = atak 8.
item-crowbar-about = ruch 3, drzwi nie można przed tobą zablokować, potem atak 5 bez kary za drzwi.
item-buckler-about = do twojej następnej tury twoja obrona jest o 2 wyższa.
item-pitchfork-about = atak 4 na każdego potwora na twoim polu.
item-hook-about = ruch 5 bez względu na kolory strzałek.
item-exorcism-about = strać 3 zdrowia i odrzuć żeton opętania bohatera na twoim lub sąsiednim polu.
item-passage-about = postaw bohatera na dowolnym miejscu mocy.
item-ward-about = do twojej następnej tury potwory nie idą do ciebie ani cię nie atakują.
item-flame-about = atak 4, potem atak 4.
item-breviary-about = odrzuć jedną swoją klątwę; w tej turze dobierz o jedną kartę mniej.
item-almanac-about = obejrzyj w tajemnicy wierzchnie karty nocy dwóch graczy.
item-hourglass-about = przesuń znacznik czasu o pole naprzód albo wstecz w obrębie tego dnia lub tej nocy.
item-candles-about = weź 3 świece.
item-knife-about = zagrany do obrony: atakujący traci 3 zdrowia.
item-bag-about = weź na rękę wszystkie karty ze swojej talii i ze swojego stosu odrzuconych.
item-vial-about = odzyskaj 3 zdrowia i 3 rozsądku i weź 2 świece.
item-cleaver-about = atak 6; jeśli zabije, weź 1 świecę.
item-seal-about = oddaj jedną swoją klątwę innemu bohaterowi w zasięgu.
item-lantern-about = ruch 6 bez względu na kolory; drzwi nie można przed tobą zablokować.
item-reliquary-about = odrzuć wszystkie swoje klątwy oprócz jednej.

## Curses

curse-1 = zdejmij w kuźni lub bibliotece.
curse-2 = zdejmij w aptece lub kuźni.
curse-3 = zdejmij w aptece lub bibliotece.
curse-4 = zdejmij w aptece lub na cmentarzu.
curse-5 = zdejmij w kuźni lub na cmentarzu.
curse-6 = zdejmij w bibliotece lub na cmentarzu.
curse-7 = zdejmij w domu 1 lub 4.
curse-8 = zdejmij w domu 2 lub 5.
curse-9 = zdejmij w domu 3 lub 6.
curse-10 = zdejmij w domu 1 lub 5.
curse-11 = zdejmij w domu 2 lub 6.
curse-12 = zdejmij w domu 3 lub 4.
curse-13 = od razu: pokaż rolę graczowi po lewej. Zdejmij na miejscu mocy.
curse-14 = od razu: bez oglądania zamień się z graczem po prawej wierzchnią kartą nocy. Zdejmij na ruinach.
curse-15 = zdejmij na wyjściu.
curse-16 = zdejmij na ruinach.
curse-17 = zdejmij na miejscu mocy Księżyca lub Kruka.
curse-18 = zdejmij na miejscu mocy Klucza lub Róży.
curse-19 = twój odpoczynek daje o 1 mniej. Zdejmij w bibliotece.
curse-20 = nie możesz korzystać z portali. Zdejmij na portalu.
curse-21 = nie możesz blokować drzwi. Zdejmij w numerowanym domu.
curse-22 = uzupełniasz rękę tylko do 3 kart. Zdejmij w aptece.
curse-23 = twoja obrona jest o 1 niższa. Zdejmij w kuźni.
curse-24 = od razu: odrzuć 2 świece; za każdą brakującą strać 1 rozsądek. Zdejmij na cmentarzu za świecę.
curse-25 = od razu: wszystkie potwory idą do ciebie i atakują. Zdejmij na cmentarzu lub w kościele.
curse-26 = od razu: na twoim polu pojawia się głodny duch. Zdejmij na miejscu mocy.
curse-27 = zdejmij na polu z innym bohaterem-człowiekiem, który traci 1 rozsądek.
curse-28 = zdejmij na cmentarzu i strać 2 zdrowia.
curse-29 = coś cię opętało!
curse-30 = coś cię opętało!
curse-31 = coś cię opętało!
curse-32 = od razu: do wyjścia najbliżej ciebie przychodzi po potworze każdego rodzaju w grze oprócz głodnego ducha. Zdejmij na wyjściu.
curse-33 = o każdym świcie bierz kolejną klątwę. Zdejmij w kościele lub na ruinach.
curse-34 = druga akcja kosztuje cię 2 rozsądku. Zdejmij w bibliotece lub aptece.
curse-35 = świece nie przywracają ci ani zdrowia, ani rozsądku. Zdejmij na miejscu mocy za 2 świece.
curse-36 = twoje ataki są o 1 słabsze. Zdejmij w kuźni lub na cmentarzu.
curse-37 = od razu: odrzuć rękę i dobierz 4 karty. Zdejmij w aptece, kuźni lub bibliotece.
curse-38 = nie możesz spełnić swojej roli. Zdejmij na ruinach.
curse-39 = od razu: każdy inny bohater na twoim i sąsiednich polach traci 1 zdrowie. Zdejmij na cmentarzu.
curse-40 = od razu: czas przesuwa się o pole. Zdejmij na miejscu mocy w nocy.
curse-41 = zdejmij w numerowanym domu bez żetonu poszukiwań.
curse-42 = coś cię opętało!

## Effect cards

effect-ruins = Ruiny
effect-gathering = Zbieranie świec
effect-church = Opuszczony kościół
effect-house-search = Przeszukiwanie domów
effect-open-graves = Rozkopane groby
effect-fog = Mgła
effect-barred-doors = Zaryglowane drzwi
effect-ruins-about = na ruinach można obejrzeć wierzchnią kartę nocy każdego.
effect-gathering-about = na miejscu mocy można wziąć świecę swojego koloru.
effect-church-about = w kościele raz na rozdział: oddaj świecę i odrzuć klątwę.
effect-house-search-about = w domu ogląda się dwie karty i bierze jedną; pod drzwi przychodzi żywy trup.
effect-open-graves-about = kto wraca na pole anioła, traci 1 rozsądek; w krypcie można zamknąć groby za 2 świece.
effect-fog-about = na polu z mgłą ruch się kończy i nie można go atakować z innych pól; świeca rozprasza mgłę na własnym polu.
effect-barred-doors-about = do domu z mgłą nie można wejść; przed jego drzwiami mgłę usuwa się za 1 rozsądek.

## Chapters

chapter-1-1 = Nieznane, dzień 1
chapter-1-2 = Nieznane, noc 1
chapter-1-3 = Nieznane, dzień 2
chapter-1-4 = Nieznane, noc 2
chapter-1-5 = Nieznane, dzień 3
chapter-1-6 = Nieznane, noc 3
chapter-1-7 = Nieznane, ostatni świt
chapter-2-1 = Szaber, dzień 1
chapter-2-2 = Szaber, noc 1
chapter-2-3 = Szaber, dzień 2
chapter-2-4 = Szaber, noc 2
chapter-2-5 = Szaber, dzień 3
chapter-2-6 = Szaber, noc 3
chapter-2-7 = Szaber, ostatni świt
chapter-3-1 = Zamknięte drzwi, dzień 1
chapter-3-2 = Zamknięte drzwi, noc 1
chapter-3-3 = Zamknięte drzwi, dzień 2
chapter-3-4 = Zamknięte drzwi, noc 2
chapter-3-5 = Zamknięte drzwi, dzień 3
chapter-3-6 = Zamknięte drzwi, noc 3
chapter-3-7 = Zamknięte drzwi, ostatni świt
chapter-1-1-about = Na końcu kto ma najwięcej świec, może wziąć przedmiot; gdzie zostanie więcej niż jedna, przyjdzie głodny duch.
chapter-1-2-about = Na końcu bohater na miejscu mocy bierze 2 świece, a bohater bez świec traci 1 rozsądek.
chapter-1-3-about = Na końcu kto ma najwięcej świec, może oddać 3 za relikwiarz; świece leżące na planszy znikają.
chapter-1-4-about = Na końcu, jeśli gargulec żyje, każdy bohater na ulicy traci 1 zdrowie.
chapter-1-5-about = Na końcu kto ma 3 lub więcej klątw, traci 1 rozsądek, a kto nie ma żadnej, bierze świecę.
chapter-1-6-about = Ostatnia noc: dotrzyj do bramy.
chapter-1-7-about = Ostatnia noc minęła.
chapter-2-1-about = Na końcu trupy przychodzą pod drzwi nieprzeszukanych domów.
chapter-2-2-about = Na końcu bohater na polu z trupem traci 1 zdrowie.
chapter-2-3-about = Na końcu, jeśli uczeń żyje, trupy gromadzą się przy cmentarzu; jeśli nie, każdy bierze świecę.
chapter-2-4-about = Na końcu kto ma mniej przedmiotów niż klątw, bierze klątwę.
chapter-2-5-about = Na końcu, jeśli nekromanta żyje, trupy przychodzą do bramy.
chapter-2-6-about = Na końcu, jeśli nekromanta żyje, bohaterowie na bramie tracą 2 zdrowia.
chapter-2-7-about = Ostatnia noc minęła.
chapter-3-1-about = Na końcu w dzielnicach z co najmniej dwoma żetonami mgły pojawia się głodny duch.
chapter-3-2-about = Na końcu bohater w budynku bierze świecę, a bohater na ulicy traci 1 rozsądek.
chapter-3-3-about = Na końcu bohater we mgle bierze klątwę, a w lasach pojawiają się wilkołaki.
chapter-3-4-about = Na końcu, jeśli są co najmniej cztery wilkołaki, każdy traci 1 rozsądek.
chapter-3-5-about = Na końcu za 2 świece można rozproszyć mgłę w dowolnym miejscu, a przy wyjściu z bramą pojawi się wilkołak.
chapter-3-6-about = Ostatnia noc: drzwi znów są otwarte; dotrzyj do bramy.
chapter-3-7-about = Ostatnia noc minęła.

## Options

verb-play = Zagraj: { $card }
verb-rest = Odpocznij
verb-turn-over = Odkryj wierzchnią kartę talii i zagraj ją
verb-move = Ruch
verb-attack = Atak
verb-search = Poszukiwanie
verb-use = Akcja przedmiotu
verb-shed = Zdejmij klątwę { $curse-id }
verb-lay = Zdejmij klątwę { $curse-id } i połóż ją zakrytą
verb-look = Obejrzyj następne karty nocy wszystkich graczy
verb-gather = Weź swoją świecę z miejsca mocy
verb-pray = Pomódl się: oddaj świecę i odrzuć klątwę
verb-close-graves = Zamknij groby za 2 świece
verb-clear-fog = Rozprosz tu mgłę za świecę
verb-unbar = Odrygluj za 1 rozsądek: { $cell }
verb-done = Zakończ turę
verb-step = Idź tutaj: { $cell }
verb-stop = Zatrzymaj się
verb-heal = Świeca: 1 zdrowie
verb-calm = Świeca: 1 rozsądek
verb-hero = { $player }
verb-monster = { $monster-name }: { $cell }
verb-spend = Liczba wydanych świec: { $count }
verb-defend = Obrona: { $card }
verb-block = Zablokuj drzwi
verb-admit = Wpuść
verb-always-block = Blokuj teraz i zawsze
verb-always-admit = Wpuszczaj teraz i zawsze
verb-ask-me = Przy drzwiach znów mnie pytaj
verb-speak = Powiedz coś o nadchodzącej nocy
verb-claim-self =
    Oświadcz: { $answer-id ->
        [0] „najbliższej nocy pozostanę człowiekiem”
       *[1] „najbliższej nocy coś mnie opęta”
    }
verb-claim-saw = Oświadcz: „U gracza { $owner } jest { $night }”
verb-silent = Milcz
verb-at = { $cell }
verb-from = Przedmiot z talii: { $deck }
verb-curse = { $curse }
verb-keep = Zatrzymaj: { $card }
verb-discard-hand = Odrzuć rękę: czas przesunie się o pole
verb-decline = Nie
verb-forward = Czas o pole naprzód
verb-back = Czas o pole wstecz
verb-swap = Zamień się miejscami

## Co opcja znaczy przy tym stole

remark-costs-sanity = kosztuje rozsądek: { $count }
remark-from-to = { $before } → { $after }
remark-sanity = rozsądek { $before } → { $after }
remark-move = { $count }, { $colour }
remark-attack = siła { $strength }, cele: { $targets }
remark-search = { $deck }, pozostało kart: { $count }
remark-door = przez drzwi
remark-here = tam: { $who }
remark-health = zdrowie { $health }
remark-monster = obrona { $defence }, zdrowie { $health }
remark-door-penalty = przez drzwi, słabiej o { $count }
remark-strength = atak { $strength }
remark-damage =
    { $count ->
        [0] bez obrażeń
       *[other] obrażenia { $count }
    }
remark-loses = tracisz zdrowie: { $count }
remark-loses-nothing = nic nie tracisz
remark-dies = obrażenia { $count }: giniesz

## Questions

ask-place-hero = Wybierz wyjście, od którego zaczniesz.
ask-attach-piece = Wybierz wyjście dla fragmentu: { $piece }.
ask-play-or-rest = Zaczyna się tura.
ask-speak = Co powiesz o nadchodzącej nocy? Nie musi to być prawda.
ask-hero-action = Wybierz akcję.
ask-after-actions = Akcje wykonane: użyj świec albo zakończ turę.
ask-possessed-action = Coś cię opętało: wykonuj akcje karty po kolei; każdą można pominąć.
ask-swap-places = Wybierz, z kim zamienisz się miejscami.
ask-after-rest = Odpoczywasz. Co jeszcze?
ask-move = Pozostałe kroki: { $left }. Dokąd?
ask-block-door = Przy drzwiach ({ $cell }) stoi: { $fighter }. Wpuścić?
ask-attack = Wybierz cel ataku.
ask-attack-candles = Atak, cel: { $target }. Ile świec dodajesz?
ask-defence = { $attacker } atakuje cię z siłą { $strength }: wybierz kartę do obrony.
ask-drop-one-curse = Możesz odrzucić jedną swoją klątwę.
ask-choose-deck = Możesz wziąć przedmiot z jednej z talii.
ask-most-candles = Masz najwięcej świec: możesz wziąć przedmiot z jednej z talii.
ask-reinforce = Wybierz, do którego z najbliższych wyjść przyjdą potwory.
ask-look-at-two = Zatrzymaj jedną z dwóch znalezionych kart.
ask-in-front-of-door = Wybierz pole przed drzwiami, gdzie pojawi się: { $kind }.
ask-search-part = Przeszukać to miejsce?
ask-acid = Wybierz pole, na które wylejesz kwas.
ask-help = Wybierz, komu pomagasz.
ask-put-to-sleep = Wybierz potwora, który zaśnie.
ask-exorcise = Wybierz, czyj żeton opętania odrzucić.
ask-passage = Wybierz miejsce mocy, na które trafisz.
ask-consult = Wybierz, czyją następną kartę nocy obejrzysz.
ask-turn-hourglass = Przesunąć czas naprzód czy wstecz?
ask-give-curse =
    { $curse-id ->
        [0] Wybierz klątwę, którą oddasz.
       *[other] Wybierz, kto ją dostanie: { $curse }
    }
ask-keep-one-curse = Wybierz jedną klątwę, która zostanie.
ask-choose-own-curse = Wybierz klątwę, którą odrzucisz.
ask-burden = Wybierz, kto straci 1 rozsądek z powodu twojej klątwy.
ask-monster-target = Masz żeton losu: do jakiego celu idzie potwór? { $token }.
ask-monster-walk = Masz żeton losu: gdzie skończy się droga potwora? { $token }.
ask-flight = Masz żeton losu: dokąd ucieka potwór? { $token }.
ask-monster-attacks = Masz żeton losu: który potwór atakuje następny?
ask-one-victim = Masz żeton losu: kogo atakuje potwór? { $token }.
ask-place-monsters = Masz żeton losu: gdzie pojawi się potwór? { $kind }.
ask-tokens-back = Masz żeton losu: do którego domu wraca żeton poszukiwań?
ask-offer-reliquary = Masz żeton losu: kto może wziąć relikwiarz?
ask-buy-reliquary = Oddać 3 świece za relikwiarz?
ask-offer-fog = Oddać 2 świece, by rozproszyć mgłę?

## What happens

event-started = { $player } zaczyna tutaj: { $cell }.
event-turn = Tura: { $player }.
event-returned = { $player } wraca z całym zdrowiem: { $cell }.
event-played = { $player } zagrywa kartę { $card-name }.
event-turned-over = { $player } odkrywa kartę { $card-name }.
event-rested = { $player } odpoczywa.
event-discarded-hand = { $player } odrzuca z ręki: { $card-name }.
event-discarded = { $player } odrzuca kartę { $card-name }.
event-boxed = Opuszcza grę: { $card-name }.
event-drew = { $player } dobiera kartę { $card-name }.
event-drew-unseen = { $player } dobiera kartę.
event-reshuffled = { $player } tasuje odrzucone karty w nową talię.
event-time-moved = Czas płynie: minione pola – { $space }.
event-moved = { $player } idzie: { $cell }.
event-ported = { $player } przechodzi przez portal: { $cell }.
event-blocked = { $player } blokuje drzwi: { $cell }.
event-policy = { $player } odtąd przy drzwiach: { $policy }.
event-attacks = { $attacker } atakuje: { $target } (siła { $strength }).
event-defended =
    { $card-id ->
        [0] { $player } broni się bez karty: { $strength }.
       *[other] { $player } broni się kartą { $card-name }: { $strength }.
    }
event-hurt = { $player }: zdrowie −{ $count }.
event-shaken = { $player }: rozsądek −{ $count }.
event-healed = { $player }: zdrowie +{ $count }.
event-calmed = { $player }: rozsądek +{ $count }.
event-died = { $player } ginie.
event-went-mad = { $player } popada w szaleństwo.
event-cursed = { $player } otrzymuje: { $curse }
event-shed = { $player } pozbywa się klątwy { $curse-id }.
event-laid = { $player } kładzie zakrytą: { $curse }
event-monster-hurt = { $monster } otrzymuje rany: { $count }.
event-defeated = { $player } pokonuje potwora: { $monster }.
event-appeared = { $monster } pojawia się: { $cell }.
event-monster-moved = { $monster } idzie: { $cell }.
event-took-candles = { $player } bierze świece: { $count }.
event-spent = { $player } wydaje świece: { $count }.
event-searched = { $player } przeszukuje: { $cell }.
event-found = { $player } znajduje: { $card-name }.
event-found-unseen = { $player } znajduje przedmiot.
event-found-nothing = { $player } nic nie znajduje.
event-token-taken = { $player } otrzymuje żeton opętania.
event-possessed = { $player } zmienia się w opętanego.
event-cured = { $player } traci żeton opętania.
event-human-again = { $player } znów jest człowiekiem.
event-night-card = { $player } odkrywa: { $night }
event-goal-met = { $player } wykonuje: { $night }
event-goal-missed = { $player } nie wykonuje: { $night }
event-peeked = { $player } widzi u gracza { $owner }: { $night }
event-peeked-unseen = { $player } ogląda kartę nocy gracza { $owner }.
event-role-shown = { $owner } pokazuje graczowi { $viewer } rolę: { $role }.
event-role-shown-unseen = { $owner } pokazuje graczowi { $viewer } swoją rolę.
event-bat = Nietoperze ({ $player }): { $count }.
event-fulfilled = { $player } spełnia rolę: { $role }.
event-rewarded = { $player } otrzymuje nagrodę: { $card-name }.
event-claimed-self =
    { $player } oświadcza: { $answer-id ->
        [0] „Najbliższej nocy pozostanę człowiekiem”.
       *[1] „Najbliższej nocy coś mnie opęta”.
    }
event-claimed-saw = { $player } oświadcza: „U gracza { $owner } jest { $night }”
event-fate = Żeton losu: { $player }.
event-chapter =
    { $chapter-id ->
        [1] Zaczyna się dzień 1
        [2] Zapada noc 1
        [3] Świta: zaczyna się dzień 2
        [4] Zapada noc 2
        [5] Świta: zaczyna się dzień 3
       *[6] Zapada noc 3
    }{ $scenario-id ->
        [0] .
       *[other] { " " }– „{ $scenario }”.
    }
event-attached = Przy wyjściu „{ $exit }” pojawia się: { $cell }.
event-fog-came = Mgła: { $cell }.
event-fog-left = Mgła ustąpiła: { $cell }.
event-effect-came = Wchodzi do gry: { $effect }.
event-effect-left = Wychodzi z gry: { $effect }.
event-board-came = Nowy rodzaj potwora: { $kind }.
event-used = { $player } używa przedmiotu: { $card-name }.
event-escaped = { $player } ucieka z miasta.
event-stayed = { $player } zostaje w mieście.
event-all-possessed = Wszyscy bohaterowie są opętani.
event-token-back = Wraca żeton poszukiwań: { $cell }.
event-swapped = { $player } i { $fighter } zamieniają się miejscami.
event-asleep = { $monster } zasypia.
event-showed = { $player } pokazuje kartę { $card-name }.
event-nights-swapped = { $player } i { $other } zamieniają się kartami nocy bez oglądania.
event-gave-curse = { $player } oddaje graczowi { $other }: { $curse }
event-hurried = Rundy bez ruchu czasu: { $rounds }; czas przesuwa się sam.
event-left-candles = Świece z miejsc mocy usunięto.
event-walks = { $count ->
    [one] { $player } idzie z kartą { $card-name }: { $count } krok.
   *[other] { $player } idzie z kartą { $card-name }: do { $count } kroków.
}
event-strikes = { $player } atakuje kartą { $card-name }: { $strength }.
event-seeks = { $player } szuka z kartą { $card-name }.
event-dawned = Świta: noc { $number } była ostatnią.

## How it ended

ending-last-night-over =
    { $count ->
        [0] Ostatnia noc minęła, nikt nie uciekł.
       *[other] Ostatnia noc minęła. Uciekli: { $winners }.
    }
ending-everybody-possessed =
    { $count ->
        [0] Wszyscy bohaterowie byli opętani tej samej nocy: przegrali wszyscy.
       *[other] Wszyscy bohaterowie byli opętani tej samej nocy; poza nimi: { $winners }.
    }

## Opowieść o końcu

end-possessed = W nocy { $night } nie ma już ludzi; ostatnia przemiana: { $last }.
end-gate = { $count ->
    [0] Na bramie nie ma nikogo bez klątwy i bez żetonu opętania.
   *[other] Na bramie, bez klątwy i bez żetonu opętania: { $winners }.
 }
end-verdict-escaped = na wolności
end-verdict-behind = zostaje w mieście
end-verdict-dead = śmierć
end-verdict-possessed = opętanie
end-free = { $name } pod koniec ostatniej nocy { $who ->
    [you] stoisz
   *[other] stoi
 } na bramie bez klątwy i bez żetonu.
end-behind = { $name } { $who ->
    [you] zostajesz
   *[other] zostaje
 } w mieście: { $missing }.
end-turned = { $name } { $who ->
    [you] zmieniasz
   *[other] zmienia
 } się w nocy { $night }.
end-missing-board = poza planszą
end-missing-gate = nie na bramie, lecz tutaj: { $cell }
end-missing-curses = { $count ->
    [one] { $count } klątwa
    [few] { $count } klątwy
    [many] { $count } klątw
   *[other] { $count } klątwy
 }
end-missing-token = żeton opętania
end-died = { $name } { $who ->
    [you] tracisz
   *[other] traci
 } ostatnie zdrowie ({ $lost }) i { $who ->
    [you] giniesz
   *[other] ginie
 }.
end-struck = { $name } { $who ->
    [you] giniesz
   *[other] ginie
 } w walce ({ $by }): zdrowie −{ $lost }.
end-killed = { $name } { $who ->
    [you] giniesz
   *[other] ginie
 }: { $by } atakuje z siłą { $strength }, obrona { $card } zatrzymuje { $value }, zdrowie −{ $lost }.
end-role = Rola
end-role-done = spełniona
end-role-not = niespełniona
end-role-part = niespełniona: { $count } z { $of }
end-nights = Karty nocy
end-night-open = odkryta
end-night-done = wykonane
end-night-missed = niewykonane
end-night-possessed = przemiana
end-night-hidden = niepokazana
end-curses = Klątwy
end-hand = Ręka na końcu
end-day = Dzień { $number }
end-night = Noc { $number }
end-count-cells = Przebyte pola
end-count-searches = Poszukiwania
end-count-damage = Zadane obrażenia
end-count-defeated = Pokonane potwory
end-count-shed = Zdjęte klątwy
end-count-deaths = Śmierci
end-count-possessed = Przemiany w opętanego
end-luck-nights = Karty nocy z opętaniem
end-luck-nights-about = Tak jak rozdano przed grą; średnia dotyczy kart, które jeszcze zostały.

## Why something cannot be done

refusal-move-is-not-interrupted = Jesteś w trakcie ruchu: wybierz następne pole albo się zatrzymaj.
refusal-curse-forbids-portals = Klątwa zabrania ci korzystania z portali.
refusal-no-arrow-there = Z twojego pola nie prowadzi tam strzałka: { $cell }.
refusal-house-is-barred = Dom jest zaryglowany: { $cell }.
refusal-door-is-blocked = Drzwi są zablokowane: { $cell }.
refusal-wrong-colour = Prowadzi tam strzałka koloru, którego nie ma na twojej karcie: { $cell }.
refusal-not-yourself = Nie możesz atakować siebie.
refusal-out-of-reach = Cel nie jest na twoim ani na sąsiednim polu.
refusal-wrong-colour-for-attack = Strzałka tam prowadzi, ale twoja karta nie ma jej koloru: { $cell }.
refusal-against-the-arrow = Strzałka prowadzi stamtąd do ciebie, a nie odwrotnie: { $cell }.
refusal-hidden-by-fog = Mgła nie przepuszcza ataków: { $cell }.
refusal-no-attack-through-portals = Przez portal nikt nie atakuje.
refusal-only-monsters-here = To razi tylko potwory na twoim polu.
refusal-attack-first = Najpierw wybierz atak, potem cel.
refusal-choose-a-target = Wybierz, kogo atakujesz.
refusal-not-so-many-candles = Powiedz, ile swoich świec wydajesz.
refusal-defend-with-a-card = Musisz zagrać kartę z ręki do obrony.
refusal-possessed-cannot-rest = Opętany nie może odpoczywać.
refusal-card-not-in-hand = Tej karty nie masz na ręce.
refusal-mad-at-night = Ogarnęło cię szaleństwo: w nocy możesz tylko odpocząć.
refusal-hand-is-not-empty = Masz karty na ręce: zagraj jedną z nich.
refusal-play-or-rest = Zacznij turę od zagrania karty albo odpoczynku.
refusal-one-action-is-due = Po zagraniu karty trzeba wykonać co najmniej jedną akcję.
refusal-no-sanity-left = Brakuje ci rozsądku na tę akcję.
refusal-action-done-already = Tę akcję karty już wykonano.
refusal-nobody-in-reach = Nie ma kogo atakować.
refusal-card-shows-other-quarter = Na twojej karcie nie ma symbolu tej dzielnicy.
refusal-nothing-to-search = Na twoim polu nie ma czego przeszukiwać.
refusal-one-card-a-turn = W tej turze zagrano już kartę.
refusal-actions-are-done = Akcje tej tury są wykonane: użyj świec albo zakończ turę.
refusal-not-on-this-side = Po stronie opętanego nie ma teraz tej akcji.
refusal-only-the-possessed-side = Opętany wykonuje tylko to, co jest po jego stronie karty.
refusal-no-card-to-discard = Nie masz czego odrzucić.
refusal-rest-is-no-action = W tej turze odpoczywasz: nic więcej nie można zrobić.
refusal-no-candle = Nie masz świec.
refusal-curse-forbids-candles = Klątwa nie pozwala ci zamieniać świec na zdrowie ani rozsądek.
refusal-health-is-full = Masz już całe zdrowie.
refusal-sanity-is-full = Masz już cały rozsądek.
refusal-said-enough = Wypowiedzieć się można raz w turze, przed zagraniem karty.
refusal-no-night-card-left = Nie ma już zakrytych kart nocy.
refusal-asked-at-doors = Przy drzwiach i tak padnie pytanie.
refusal-ask-before-the-card = O tym decyduje się przed zagraniem karty.
refusal-card-or-rest = W tej turze karta jest już zagrana, więc nie można odpocząć.
refusal-no-such-action = Nie masz takiej akcji.
refusal-no-item-action = Ta karta nie ma akcji przedmiotu.
refusal-item-is-for-defence = Tekst tej karty działa tylko wtedy, gdy zagra się ją do obrony.
refusal-no-monster-for-it = W zasięgu tego przedmiotu nie ma potwora.
refusal-exorcism-needs-health = Egzorcyzm kosztuje 3 zdrowia, a masz mniej.
refusal-no-token-in-reach = Żaden bohater w zasięgu nie ma żetonu opętania.
refusal-no-hero-in-reach = W zasięgu nie ma innego bohatera.
refusal-too-few-curses = Masz za mało klątw na ten przedmiot.
refusal-curse-is-not-yours = Nie masz tej klątwy.
refusal-curse-is-shed-elsewhere = Tutaj tej klątwy nie zdejmiesz. { $curse }
refusal-curse-asks-for-more = Miejsce jest dobre, ale karta wymaga jeszcze czegoś. { $curse }
refusal-curse-forbids-role = Klątwa nie pozwala ci spełniać roli.
refusal-only-the-occultist-lays = Zakryte klątwy kładzie tylko okultysta, dopóki nie spełni roli.
refusal-only-on-the-ruins = Nie stoisz na ruinach.
refusal-looked-already = W tej turze karty nocy są już obejrzane.
refusal-effect-not-in-play = Tej karty efektu nie ma w grze: { $effect }.
refusal-not-by-the-effect-card =
    { $effect-id ->
        [2] Twojej świecy tu nie ma.
        [4] Modlisz się w kościele, raz na rozdział; potrzebne są świeca i klątwa do odrzucenia.
        [16] Groby zamyka się w krypcie za 2 świece.
        [32] Nie ma tu mgły albo brakuje ci świecy, by ją rozproszyć.
       *[64] Nie stoisz przed drzwiami tego domu, nie ma w nim mgły albo w tej turze jeden dom jest już odryglowany.
    }

## What a table can agree on

setting-game = Gra
setting-game-about = Gra szkoleniowa na jeden dzień i noc, jeden z trzech scenariuszy albo gra swobodna z losowych rozdziałów.
setting-game-training = szkoleniowa
setting-game-1 = 1: Nieznane
setting-game-2 = 2: Szaber
setting-game-3 = 3: Zamknięte drzwi
setting-game-free = gra swobodna
setting-layout = Miasto
setting-layout-about = Jak leżą cztery dzielnice i którą stroną do góry; w grze szkoleniowej układ jest zwykły.
setting-layout-normal = zwykłe
setting-layout-hard = trudne
setting-layout-mixed1 = mieszane 1
setting-layout-mixed2 = mieszane 2
setting-first = Pierwszy gracz
setting-first-about = Kto zaczyna: decyduje losowanie albo gospodarz stołu wskazuje miejsce.
setting-first-random = losowo
setting-first-1 = miejsce 1
setting-first-2 = miejsce 2
setting-first-3 = miejsce 3
setting-first-4 = miejsce 4
setting-first-5 = miejsce 5
setting-first-6 = miejsce 6
setting-death = Przedmioty przy śmierci
setting-death-about = Czy ginący bohater zachowuje przedmioty z ręki.
setting-death-keep = zachowaj
setting-death-lose-items = utrać
setting-patience = Rundy bez ruchu czasu
setting-patience-about = Po ilu pełnych rundach, w których znacznik czasu się nie ruszył, przesuwa się on sam; instrukcja tego nie zna.
setting-patience-5 = 5 rund
setting-patience-10 = 10 rund
setting-patience-0 = nigdy

## The board

board-day = Dzień { $number }
board-night = Noc { $number }
board-dawn = Świt po nocy { $number }
board-time = czas { $time } z { $spaces }
board-fate = żeton losu: { $player }
board-decks = Talie przedmiotów
board-quarter = Dzielnica { $quarter }
board-dead = nie żyje
board-outside = jeszcze poza miastem
board-stats = zdrowie { $health }, rozsądek { $sanity }, świece { $candles }
board-hand-size = kart: { $count }
board-active = na ruchu
board-you = ty
board-possessed = OPĘTANY
board-token = żeton opętania
board-secret-role = tajna rola
board-role-own = { $role } (tajna rola)
board-role-shown = { $role } (rolę pokazano tobie)
board-role-deduced =
    { $reason ->
        [curses] { $role } (rola zakryta, ale zdradzają ją klątwy pod nią)
       *[bats] { $role } (rola zakryta, ale zdradzają ją nietoperze)
    }
board-monster-values = ruch { $move }, atak { $attack }, obrona { $defence }, zdrowie { $health }, nagroda { $candles }
board-asleep = śpi
board-seen-night = znasz: { $night }
board-hand = Twoje karty
board-played = zagrane: { $card }
mark-exit = wyjście
mark-power = moc
mark-search = poszukiwanie
mark-fog = mgła
map-church = Kościół
map-gate = Brama
kind-spirit-short = Du
kind-dead-short = Tr
kind-wolf-short = Wi
kind-pupil-short = Uc
kind-necromancer-short = Ne
kind-gargoyle-short = Ga
mark-portal = portal
mark-candles = świec { $count }
map-way-0 = dla wszystkich
map-way-1 = niebieska, woda
map-way-2 = zielona, las
map-way-3 = różowa, tajne przejście
map-door = drzwi
map-exit = wyjście
map-portal = portal
map-power = miejsce mocy
map-candle = leżą świece
map-search = można szukać
map-fog = mgła
map-number = numer twojej opcji
ways-0 = do { $cells }
ways-1 = niebieską drogą do { $cells }
ways-2 = zieloną drogą do { $cells }
ways-3 = różową drogą do { $cells }
ways-door-0 = przez drzwi do { $cells }
ways-door-1 = przez drzwi, niebieską drogą, do { $cells }
ways-door-2 = przez drzwi, zieloną drogą, do { $cells }
ways-door-3 = przez drzwi, różową drogą, do { $cells }
ways-portal = przez portal do { $cells }
board-here = tutaj: { $who }
board-bats = nietoperzy: { $count }
board-policy = przy drzwiach: { $policy }
board-shown = znane karty na ręce: { $cards }
board-looked = zna następną kartę nocy graczy: { $players }

## Cells

cell-M1 = Północny trakt
cell-M2 = Garbarska
cell-M3 = Stojący kamień
cell-M4 = Zaułek Aptekarski
cell-M5 = Apteka, sklep
cell-M6 = Apteka, magazyn
cell-M7 = Dom 1
cell-M8 = Księżycowy portal
cell-M9 = Zachodni trakt
cell-M10 = Brzeźniak
cell-M11 = Górny brzeg
cell-M12 = Młyński most
cell-M13 = Parów
cell-R1 = Ulica Kowadła
cell-R2 = Podwórze kuźni
cell-R3 = Kuźnia, próg
cell-R4 = Kuźnia, palenisko
cell-R5 = Węglowe przejście
cell-R6 = Dom 3
cell-R7 = Rzeczne schody
cell-R8 = Szubieniczne wzgórze
cell-R9 = Północno-wschodni trakt
cell-R10 = Wschodni trakt
cell-R11 = Dom 2
cell-R12 = Sośnina
cell-R13 = Powroźnia
cell-R14 = Trzcinowy bród
cell-K1 = Dzwonna
cell-K2 = Sukiennicza
cell-K3 = Plac z konnym posągiem
cell-K4 = Biblioteka, ganek
cell-K5 = Biblioteka, sala
cell-K6 = Biblioteka, magazyn
cell-K7 = Kamienie brodu
cell-K8 = Przystań łodzi
cell-K9 = Dom 4
cell-K10 = Sucha studnia
cell-K11 = Południowo-wschodni trakt
cell-K12 = Południowy trakt
cell-K13 = Portal przy fosie
cell-K14 = Dąbrowa
cell-K15 = Ulica przy fosie
cell-O1 = Świecarska
cell-O2 = Ulica Pielgrzymów
cell-O3 = Cmentarz, wejście
cell-O4 = Cmentarz, anioł
cell-O5 = Cmentarz, krypta
cell-O6 = Dom 5
cell-O7 = Dom 6
cell-O8 = Stary ołtarz
cell-O9 = Ruiny
cell-O10 = Południowo-zachodni trakt
cell-O11 = Dolny trakt
cell-O12 = Cisowa gęstwina
cell-O13 = Promowy zaułek
cell-O14 = Dolna woda
cell-church = Opuszczony kościół
cell-gate = Zaczarowana brama
setting-days = Plansze dni
setting-days-about = Z którego scenariusza pochodzą te rozdziały, gdy stos układa się ręcznie; gra szkoleniowa nie ma rozdziałów.
setting-days-scenario = jak w grze
setting-days-1 = Nieznane
setting-days-2 = Szaber
setting-days-3 = Zamknięte drzwi
setting-nights = Plansze nocy
setting-nights-about = Z którego scenariusza pochodzą te rozdziały, gdy stos układa się ręcznie; gra szkoleniowa nie ma rozdziałów.
setting-nights-scenario = jak w grze
setting-nights-1 = Nieznane
setting-nights-2 = Szaber
setting-nights-3 = Zamknięte drzwi

## Pasek decyzji: krótkie zdania, opcje i co one dają

bar-ask-play = Zagraj kartę albo odpocznij.
bar-ask-empty = Ręka jest pusta: odkryj kartę albo odpocznij.
bar-ask-possessed = Coś cię opętało: zagraj kartę.
bar-ask-possessed-empty = Coś cię opętało, a ręka jest pusta: odkryj kartę.
bar-ask-mad-day = Ogarnęło cię szaleństwo: zagraj kartę albo odpocznij.
bar-ask-mad-empty = Ogarnęło cię szaleństwo, a ręka jest pusta: odkryj kartę albo odpocznij.
bar-ask-mad-night = Ogarnęło cię szaleństwo: w nocy można tylko odpocząć.
bar-ask-mad-candle = Ogarnęło cię szaleństwo: odpocznij albo odzyskaj rozsądek świecą.
bar-ask-first = Twoja akcja?
bar-ask-second = Druga akcja?
bar-ask-possessed-action =
    { $stage ->
        [0] Coś cię opętało: od czego zaczynasz?
       *[other] Coś cię opętało: co dalej?
    }
bar-ask-after-rest =
    { $count ->
        [0] Odpoczywasz.
       *[other] Odpoczywasz: odrzucić rękę, by przesunąć czas?
    }
bar-ask-move =
    { $count ->
        [one] Jeden krok. Dokąd?
       *[other] Do { $count } kroków. Dokąd?
    }
bar-ask-attack = Atak { $strength }: na kogo?
bar-ask-candles = Atak { $strength }, cel: { $who }. Dodać świece?
bar-ask-defence = { $who } atakuje cię z siłą { $strength }: broń się kartą.
bar-ask-door = { $who } chce wejść: { $cell }.
bar-ask-give-curse =
    { $curse ->
        [0] Którą klątwę oddajesz?
       *[other] Kto dostanie klątwę { $curse }?
    }
bar-ask-monster-target =
    { $place ->
        [0] { $what }: do kogo idzie?
       *[other] { $what }: dokąd idzie?
    }
bar-ask-monster-walk = { $what }: gdzie stanie?
bar-ask-flight = { $what }: dokąd ucieka?
bar-ask-monster-attacks = { $what }: który atakuje następny?
bar-ask-one-victim = { $what }: kogo atakuje?
bar-ask-place-monsters = { $what }: gdzie się pojawi?
bar-ask-in-front-of-door = { $what }: przy których drzwiach?
bar-ask-tokens-back = Do którego domu wraca żeton poszukiwań?
bar-fate = masz żeton losu

bar-tab-cards = Karty
bar-tab-card = Karta
bar-tab-here = Tutaj
bar-tab-candles = Świece
bar-tab-talk = Rozmowa
bar-tab-self = O sobie
bar-tab-saw = Co widziałem
bar-tab-heroes = Bohaterowie
bar-tab-monsters = Potwory
bar-tab-targets = Atak
bar-tab-shed = Zdjąć klątwę
bar-tab-search = Szukać
bar-tab-fight = Walka
bar-tab-other = Inne czyny
bar-tab-everywhere = Wszędzie

bar-card = Ruch { $move } { $colour }, atak { $attack }
bar-card-swap = Zamiana miejsc, atak { $attack }
bar-deed-play = Zagraj: { $card }
bar-in-reach = w zasięgu: { $who }
bar-searches-here = można tu szukać
bar-searches-here-goal = można tu szukać: cel tej nocy
bar-dusk-in =
    { $count ->
        [0] zapadnie zmierzch
        [one] do zmierzchu { $count } pole
        [few] do zmierzchu { $count } pola
       *[other] do zmierzchu { $count } pól
    }
bar-dawn-in =
    { $count ->
        [0] nastanie świt
        [one] do świtu { $count } pole
        [few] do świtu { $count } pola
       *[other] do świtu { $count } pól
    }
bar-deed-keep = Zatrzymaj: { $card }
bar-cards-left =
    { $count ->
        [0] nie ma już kart
        [one] została 1 karta
        [few] zostały { $count } karty
       *[other] zostało { $count } kart
    }
bar-goal = cel tej nocy
bar-rest = Odpocznij
bar-turn-over = Odkryj wierzchnią kartę
bar-speak = Powiedz coś o nadchodzącej nocy
bar-ask-me = Przy drzwiach znów pytaj
bar-heal = Świeca: 1 zdrowie
bar-calm = Świeca: 1 rozsądek
bar-health = zdrowie { $before } → { $after }
bar-sanity = rozsądek { $before } → { $after }
bar-done = Zakończ turę
bar-keep-hand = Zachowaj rękę
bar-ends-turn = kończy turę
bar-decline = Nie
bar-no-attack = Bez ataku
bar-discard-hand = Odrzuć rękę
bar-deed-discard-hand =
    { $count ->
        [one] Odrzuć 1 kartę: czas się przesunie
        [few] Odrzuć { $count } karty: czas się przesunie
       *[other] Odrzuć { $count } kart: czas się przesunie
    }
bar-forward = O pole naprzód
bar-back = O pole wstecz
bar-possessed-side = liczy się strona opętanego
bar-night-price = w nocy akcja kosztuje 1 rozsądek z { $sanity }
bar-free-action = w dzień pierwsza akcja jest darmowa
bar-action-price = kosztuje rozsądek: { $count } z { $sanity }
bar-would-go-mad = ogarnie cię szaleństwo: klątwa
bar-no-sanity = brak na to rozsądku

bar-move = Idź
bar-up-to =
    { $count ->
        [one] 1 krok, ruch { $colour }
        [few] { $count } kroki, ruch { $colour }
       *[other] { $count } kroków, ruch { $colour }
    }
bar-attack = Atakuj
bar-attack-whom = Atakuj: { $who }
bar-strength-against = siła { $strength }, cele: { $who }
bar-candles-add =
    { $count ->
        [one] świeca doda 1
       *[other] świece dodadzą do { $count }
    }
bar-deed-attack = Atakuj z siłą { $strength }: { $who }
bar-search = Szukaj
bar-use = Użyj: { $card }
bar-deed-use = Użyj: { $card }
bar-leaves-game = potem opuści grę
bar-swap = Zamień się miejscami
bar-swap-about = z dowolnym bohaterem lub potworem
bar-shed = Zdejmij klątwę { $curse }
bar-lay = Połóż zakrytą klątwę { $curse }
bar-laid = okultysta: { $count } z { $of }
bar-curse = Klątwa { $curse }
bar-deed = { $what }: { $price }
bar-deed-drop-one-curse = Odrzuć klątwę { $curse }
bar-deed-choose-own-curse = Odrzuć klątwę { $curse }
bar-deed-keep-one-curse = Zostaw tylko klątwę { $curse }
bar-deed-give-curse = Oddaj klątwę { $curse }
bar-free = za darmo
bar-other-pays = inny bohater tutaj straci 1 rozsądek
bar-pay-candles = świece: { $count } z { $of }
bar-pay-sanity = jeszcze rozsądek: { $count }
bar-pray = Módl się
bar-pray-about = odrzuć klątwę, raz na rozdział
bar-close-graves = Zamknij groby
bar-close-graves-about = przy aniele nikt już nie traci rozsądku
bar-clear-fog = Rozprosz mgłę
bar-clear-fog-about = na swoim polu
bar-look = Zajrzyj do ruin
bar-look-about = zobaczysz następne karty nocy wszystkich
bar-gather = Weź swoją świecę
bar-one-candle-more = o 1 świecę więcej
bar-unbar = Odrygluj: { $cell }

bar-sum-curse = − { $count } klątwa
bar-sum-door = − { $count } drzwi
bar-sum-candles =
    { $count ->
        [one] + 1 świeca
        [few] + { $count } świece
       *[other] + { $count } świec
    }
bar-sum-defence = − { $count } jego obrona
bar-against = { $sum } przeciw zdrowiu { $health }
bar-kills-if =
    { $most ->
        [0] { $who } ginie przy obronie 0
        [1] { $who } ginie przy obronie 0 lub 1
       *[other] { $who } ginie przy obronie do { $most }
    }
bar-at-most = najwyżej { $count } z { $health } zdrowia
bar-does-nothing = nic nie da
bar-falls =
    { $count ->
        [0] pada
        [one] pada: 1 świeca
        [few] pada: { $count } świece
       *[other] pada: { $count } świec
    }
bar-wounds = { $count } z { $health } zdrowia
bar-kill-cures = zabójstwo cię uleczy
bar-spend =
    { $count ->
        [0] Bez świec
        [one] 1 świeca
        [few] { $count } świece
       *[other] { $count } świec
    }
bar-you-have-candles =
    { $count ->
        [one] masz 1 świecę
        [few] masz { $count } świece
       *[other] masz { $count } świec
    }
bar-buy = Weź relikwiarz
bar-defend = { $card }, obrona { $value }
bar-defence-sum = { $strength } − { $value } = { $rest }
bar-lose-nothing = bez strat
bar-lose = tracisz { $count }, zostaje { $left }
bar-die = tracisz { $count }: giniesz, klątwa
bar-least = najmniej
bar-knife = napastnik traci 3
bar-you-have-health = masz zdrowie: { $count }
bar-death-cures = jeśli zginiesz, { $who } wyzdrowieje

bar-has-health = zdrowie { $count }
bar-has-candles = świece: { $count }
bar-attacks = atakuje z siłą { $strength }: { $who }
bar-goes-mad = oszaleje: klątwa
bar-curse-instead = już szaleństwo: zamiast tego klątwa
bar-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroki
       *[other] { $count } kroków
    }
bar-from-you =
    { $count ->
        [one] 1 krok od ciebie
        [few] { $count } kroki od ciebie
       *[other] { $count } kroków od ciebie
    }
bar-there = tam: { $who }
bar-nobody-there = nikogo tam nie ma
bar-acid-falls = { $who }: pada
bar-acid-hurts = { $who }: −2
bar-acid-dies = { $who }: −2, śmierć
bar-acid-left = { $who }: −2, zostaje { $left }

bar-stop = Zostań tutaj
bar-arrows-white = białe strzałki
bar-arrows-blue = niebieskie i białe strzałki
bar-arrows-green = zielone i białe strzałki
bar-arrows-pink = różowe i białe strzałki
bar-arrows-any = strzałki każdego koloru
bar-no-action-after = potem bez akcji
bar-action-there = akcja tam kosztuje rozsądek: { $count } z { $sanity }
bar-action-there-candle = akcja tam kosztuje rozsądek: { $count }, najpierw świeca
bar-there-shed =
    { $count ->
        [one] zdejmiesz klątwę { $curses }
       *[other] zdejmiesz klątwy { $curses }
    }
bar-there-search = poszukiwanie
bar-there-search-goal = poszukiwanie: cel tej nocy
bar-there-attack = atak: { $who }
bar-there-pray = modlitwa
bar-there-look = zajrzysz do ruin
bar-there-gather = weźmiesz swoją świecę
bar-there-close-graves = zamkniesz groby
bar-there-clear-fog = rozproszysz mgłę
bar-there-unbar = odryglujesz dom
bar-door-blocked = { $who } blokuje drzwi
bar-door-may = { $who } może zablokować drzwi
bar-fog-ends = mgła kończy ruch

bar-admit = Wpuść
bar-block = Zablokuj drzwi
bar-always-admit = Zawsze wpuszczaj
bar-always-block = Zawsze blokuj
bar-door-possessed = opętany
bar-silent = Milcz
bar-claim-human = Pozostanę człowiekiem
bar-claim-possessed = Coś mnie opęta
bar-deed-claim = Powiedz: „{ $claim }”
bar-deed-claim-saw = Powiedz o karcie gracza { $who }: „{ $claim }”
bar-task-possessed = Opętanie
bar-task-search-moon = Szukać: Księżyc
bar-task-search-raven = Szukać: Kruk
bar-task-search-key = Szukać: Klucz
bar-task-search-rose = Szukać: Róża
bar-task-end-in-cemetery = Zakończyć na cmentarzu
bar-task-attack = Kogoś zaatakować
bar-task-rest-outside = Odpocząć poza budynkiem
bar-task-spend-two-candles = Wydać dwie świece
bar-task-use-portal = Przejść przez portal
bar-task-end-in-company = Zakończyć przy innym bohaterze
bar-task-defeat-monster = Pokonać potwora
bar-task-end-on-power = Zakończyć na miejscu mocy
bar-task-wound-hero = Zranić bohatera
bar-picked-consult = Obejrzyj obie karty
bar-picked-place-monsters = Postaw potwory: { $count }
bar-picked-tokens-back = Wracają żetony: { $count }
bar-progress = { $count } z { $of }
bar-gate-curses = najpierw zdejmij klątwy: { $count }
bar-gate-token = najpierw pozbądź się żetonu opętania
bar-gate-open = stań tu pod koniec ostatniej nocy

## The story

story-nightfall = Zapada noc { $number }
story-dawn = Świt dnia { $number }
story-step-fate = Los przechodzi dalej
story-step-chapter-ends = Koniec rozdziału { $chapter }
story-step-chapter-begins = Początek rozdziału { $next }
story-step-night-cards = Karty nocy
story-step-possessed = Przemiana opętanych
story-step-goals = Cele nocy
story-step-waking = Opętani się budzą
story-step-last-night = Ostatnia noc minęła
story-step-escape = Kto się wydostał

story-place = { $cell ->
    [M5] Sklep apteki
    [M6] Magazyn apteki
    [R3] Próg kuźni
    [R4] Palenisko kuźni
    [K4] Ganek biblioteki
    [K5] Sala biblioteki
    [K6] Magazyn biblioteki
    [O3] Wejście na cmentarz
    [O4] Anioł na cmentarzu
    [O5] Krypta na cmentarzu
   *[other] { $name }
}
story-change = { $what ->
    [health] zdrowie
    [sanity] rozsądek
   *[candles] świece
} { $sign }{ $count }
story-changes = { $changes }.
story-changes-of = { $who ->
    [you] ty
   *[other] { $name }
}: { $changes }.

story-fold-played = karta { $card }
story-fold-turned-over = odkryta karta { $card }
story-fold-drew = { $count ->
    [one] dobrana { $count } karta
    [few] dobrane { $count } karty
   *[many] dobranych { $count } kart
}
story-fold-discarded = { $count ->
    [one] odrzucona karta { $card }
    [few] odrzucone { $count } karty
   *[many] odrzuconych { $count } kart
}
story-fold-discarded-hand = { $count ->
    [one] odrzucona { $count } karta
    [few] odrzucone { $count } karty
   *[many] odrzuconych { $count } kart
}
story-fold-boxed = opuszcza grę: { $card }
story-fold-reshuffled = odrzucone karty tworzą nową talię
story-fold-time = czas płynie, pole { $space }
story-fold-spent = { $count ->
    [one] wydana { $count } świeca
    [few] wydane { $count } świece
   *[many] wydanych { $count } świec
}
story-fold-shaken = rozsądek −{ $count }
story-fold-candles = świece +{ $count }
story-fold-curse-leaves = klątwa { $curse } odrzucona

story-plays = { $name } { $who ->
    [you] zagrywasz
   *[other] zagrywa
} kartę { $card }.
story-turns-over = { $name } { $who ->
    [you] odkrywasz
   *[other] odkrywa
} kartę { $card }.
story-draws = { $name } { $who ->
    [you] dobierasz
   *[other] dobiera
}: { $cards }.
story-time = Czas płynie: pole { $space }.
story-hurried = Rundy bez ruchu czasu: { $rounds }; czas przesuwa się sam.
story-discards-hand = { $name } { $who ->
    [you] odrzucasz
   *[other] odrzuca
} rękę: { $cards }.
story-returns = { $name } { $who ->
    [you] wracasz
   *[other] wraca
} z całym zdrowiem: { $place }.
story-stays = { $name } { $who ->
    [you] stoisz
   *[other] stoi
} w miejscu: 0 kroków z { $count }.
story-walks = { $name } { $who ->
    [you] przechodzisz
   *[other] przechodzi
} { $count ->
    [0] { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
   *[other] { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } z { $count }
}{ $portal ->
    [0] { "" }
   *[other] { " " }przez portal
}: { $way }.
story-carried = { $name } { $who ->
    [you] przenosisz
   *[other] przenosi
} się: { $place }.
story-blocks = { $name } { $who ->
    [you] blokujesz
   *[other] blokuje
} drzwi: { $place }.
story-policy = { $who ->
    [you] ty
   *[other] { $name }
}, odtąd przy drzwiach: { $policy }.
story-swaps = { $name } { $who ->
    [you] zamieniasz
   *[other] zamienia
} się miejscami { $target-is ->
    [you] z tobą
    [monster] z potworem „{ $target }”
   *[other] z graczem { $target }
}.
story-strikes = { $name } { $who ->
    [you] atakujesz
   *[other] atakuje
} kartą { $card } ({ $strength }).
story-attacks = { $name } { $who ->
    [you] atakujesz
   *[other] atakuje
} { $target-is ->
    [you] cię
    [monster] potwora „{ $target }”
   *[other] gracza { $target }
} z siłą { $strength }{ $damage ->
    [-1] .
    [0] : bez ran.
   *[other] : rany – { $damage }{ $falls ->
        [0] .
       *[other] , potwór pada.
    }
}
story-attacks-with = { $name } { $who ->
    [you] atakujesz
   *[other] atakuje
} { $target-is ->
    [you] cię
    [monster] potwora „{ $target }”
   *[other] gracza { $target }
} kartą { $card } ({ $strength }){ $damage ->
    [-1] .
    [0] : bez ran.
   *[other] : rany – { $damage }{ $falls ->
        [0] .
       *[other] , potwór pada.
    }
}
story-attacks-stopped = { $name } { $who ->
    [you] atakujesz
   *[other] atakuje
} { $target-is ->
    [you] cię
   *[other] gracza { $target }
} z siłą { $strength }; { $card2 } ({ $value }) odpiera atak.
story-attacks-with-stopped = { $name } { $who ->
    [you] atakujesz
   *[other] atakuje
} { $target-is ->
    [you] cię
   *[other] gracza { $target }
} kartą { $card } ({ $strength }); { $card2 } ({ $value }) odpiera atak.
story-monster-attacks = { $monster } atakuje { $target-is ->
    [you] cię
   *[other] gracza { $target }
} z siłą { $strength }.
story-monster-attacks-stopped = { $monster } atakuje { $target-is ->
    [you] cię
   *[other] gracza { $target }
} z siłą { $strength }; { $card2 } ({ $value }) odpiera atak.
story-no-card = bez karty
story-monster-hurt = { $monster }: rany – { $damage }{ $falls ->
    [0] .
   *[other] , potwór pada.
}
story-defeats = { $name } { $who ->
    [you] pokonujesz
   *[other] pokonuje
} potwora „{ $monster }”.
story-defends = { $name } { $who ->
    [you] bronisz
   *[other] broni
} się kartą { $card } ({ $value }){ $dies ->
    [0] { $lost ->
        [0] .
       *[other] { " " }i { $who ->
    [you] tracisz
   *[other] traci
} zdrowie: { $lost }.
    }
   *[other] , { $who ->
    [you] tracisz
   *[other] traci
} zdrowie ({ $lost }) i { $who ->
    [you] giniesz
   *[other] ginie
}.
}
story-hurt = { $name } { $who ->
    [you] tracisz
   *[other] traci
} zdrowie ({ $lost }){ $dies ->
    [0] .
   *[other] { " " }i { $who ->
    [you] giniesz
   *[other] ginie
}.
}
story-dies = { $name } { $who ->
    [you] giniesz
   *[other] ginie
}.
story-you-die = Giniesz.
story-death-curse = Otrzymujesz klątwę.
story-death-return = W następnej turze wracasz z całym zdrowiem na cmentarz, do anioła.
story-monster-goes = { $monster } idzie ({ $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}): { $origin } → { $way }.
story-appears = { $count ->
    [one] { $monster } pojawia się: { $places }.
   *[other] { $monster } × { $count }: { $places }.
}
story-asleep = { $monster } zasypia.
story-seeks = { $name } { $who ->
    [you] szukasz
   *[other] szuka
} z kartą { $card }.
story-searches = { $name } { $who ->
    [you] przeszukujesz
   *[other] przeszukuje
}: { $place }{ $found ->
    [0] .
    [1] . Jest przedmiot.
   *[other] . Nic tam nie ma.
}
story-searches-with = { $name } { $who ->
    [you] szukasz
   *[other] szuka
} z kartą { $card }: { $place }{ $found ->
    [0] .
    [1] . Jest przedmiot.
   *[other] . Nic tam nie ma.
}
story-finds = { $name } { $who ->
    [you] znajdujesz
   *[other] znajduje
}: { $card }.
story-finds-item = { $name } { $who ->
    [you] znajdujesz
   *[other] znajduje
} przedmiot.
story-finds-nothing = { $name } nic nie { $who ->
    [you] znajdujesz
   *[other] znajduje
}.
story-uses = { $name } { $who ->
    [you] używasz
   *[other] używa
} przedmiotu „{ $card }”{ $changed ->
    [0] .
   *[other] : { $changes }.
}
story-rests = { $name } { $who ->
    [you] odpoczywasz
   *[other] odpoczywa
}{ $changed ->
    [0] { "" }
   *[other] : { $changes }
}{ $hand ->
    [0] .
   *[other] ; ręka odrzucona.
}
story-spends = { $name } { $who ->
    [you] wydajesz
   *[other] wydaje
} { $count ->
    [one] { $count } świecę
    [few] { $count } świece
   *[many] { $count } świec
}{ $changed ->
    [0] .
   *[other] : { $changes }.
}
story-cursed = { $name } { $who ->
    [you] otrzymujesz
   *[other] otrzymuje
} klątwę { $curse }: { $text }
story-sheds = { $name } { $who ->
    [you] pozbywasz
   *[other] pozbywa
} się klątwy { $curse }.
story-lays = { $name } { $who ->
    [you] kładziesz
   *[other] kładzie
} klątwę { $curse } zakrytą.
story-gives-curse = { $name } { $who ->
    [you] oddajesz
   *[other] oddaje
} { $target-is ->
    [you] ci
   *[other] graczowi { $target }
} klątwę { $curse }.
story-goes-mad = { $name } { $who ->
    [you] popadasz
   *[other] popada
} w szaleństwo: klątwa.
story-takes-token = { $name } { $who ->
    [you] otrzymujesz
   *[other] otrzymuje
} żeton opętania.
story-possessed = { $who ->
    [you] Coś cię opętało.
   *[other] { $name } zmienia się w opętanego.
}
story-you-are-possessed = Coś cię opętało.
story-possessed-health = Masz znów całe zdrowie.
story-possessed-sanity = Akcje nie kosztują rozsądku.
story-possessed-cards = Liczy się druga strona twoich kart.
story-possessed-limits = Bez odpoczynku, przedmiotów i akcji specjalnych, a czas od twoich kart nie płynie.
story-possessed-todo = Zabij człowieka, by się uwolnić.
story-possessed-prey = { $count ->
    [one] Zabij człowieka, by się uwolnić. Ostatni człowiek: { $names }.
   *[other] Zabij człowieka, by się uwolnić: { $names }.
}
story-all-possessed = Wszyscy bohaterowie są opętani: przegrywają wszyscy.
story-cured = { $name } { $who ->
    [you] pozbywasz
   *[other] pozbywa
} się żetonu{ $human ->
    [0] .
   *[other] { " " }i znów { $who ->
    [you] jesteś
   *[other] jest
} człowiekiem.
}
story-human-again = { $name } znów { $who ->
    [you] jesteś człowiekiem, ale żeton zostaje.
   *[other] jest człowiekiem, ale żeton zostaje.
}
story-you-are-human = Znów jesteś człowiekiem, ale żeton zostaje.
story-human-cards = Liczy się zwykła strona kart, a rozsądek jest pełny.
story-human-token = Z żetonem zmienisz się znów, gdy zapadnie noc, i nie możesz wygrać.
story-human-todo = Pozbądź się go: egzorcyzmem albo zabijając nocą człowieka.
story-turns-possession = { $name } { $who ->
    [you] odkrywasz
   *[other] odkrywa
} kartę „Coś cię opętało”{ $token ->
    [0] .
   *[other] { " " }i { $who ->
    [you] bierzesz
   *[other] bierze
} żeton.
}
story-turns-goal = { $name } { $who ->
    [you] odkrywasz
   *[other] odkrywa
} cel: { $goal }.
story-goal-met = { $name } { $who ->
    [you] osiągasz
   *[other] osiąga
} cel: { $goal }.
story-goal-missed = { $name } nie { $who ->
    [you] osiągasz
   *[other] osiąga
} celu: { $goal }.
story-peeks = { $name } { $who ->
    [you] oglądasz
   *[other] ogląda
} { $all ->
    [0] najbliższą kartę nocy: { $owners }.
   *[other] najbliższe karty nocy wszystkich graczy.
}
story-peek = { $holder-is ->
    [you] Twoja karta: { $goal }.
   *[other] { $holder }: { $goal }.
}
story-peek-title = Tylko ty to widzisz.
story-peek-todo = Pozostali wiedzą, że oglądasz karty, ale nie wiedzą, jakie.
story-swaps-nights = { $who ->
    [you] ty
   *[other] { $name }
} i { $target-is ->
    [you] ty
   *[other] { $target }
} { $who ->
    [you] zamieniacie
   *[other] zamieniają
} się kartami nocy bez oglądania.
story-shows-role = { $name } { $who ->
    [you] pokazujesz
   *[other] pokazuje
} { $target-is ->
    [you] ci
   *[other] graczowi { $target }
} rolę.
story-role-is = { $holder }: { $role }.
story-role-title = Tę rolę pokazano tylko tobie.
story-bats = { $who ->
    [you] ty
   *[other] { $name }
}: nietoperze za rolę – { $count }.
story-shows = { $name } { $who ->
    [you] pokazujesz
   *[other] pokazuje
}: { $cards }.
story-fulfils = { $name } { $who ->
    [you] spełniasz
   *[other] spełnia
} rolę „{ $role }”{ $rewarded ->
    [0] .
   *[other] { " " }i { $who ->
    [you] bierzesz
   *[other] bierze
} nagrodę: { $card }.
}
story-takes-reward = { $name } { $who ->
    [you] bierzesz
   *[other] bierze
}: { $card }.
story-claims-self = { $name } { $who ->
    [you] mówisz
   *[other] mówi
}: { $answer ->
    [0] „Najbliższej nocy pozostanę człowiekiem”.
   *[other] „Najbliższej nocy coś mnie opęta”.
}
story-claims-saw = { $name } { $who ->
    [you] mówisz
   *[other] mówi
} { $holder-is ->
    [you] o tobie
   *[other] o graczu { $holder }
}: „{ $goal }”.
story-starts = { $name } { $who ->
    [you] zaczynasz
   *[other] zaczyna
} tutaj: { $place }.
story-fate = { $name } { $who ->
    [you] trzymasz
   *[other] trzyma
} żeton losu.
story-chapter-costs = Koniec rozdziału kosztuje cię zdrowie.
story-chapter = { $chapter ->
    [1] Zaczyna się dzień 1
    [2] Zapada noc 1
    [3] Zaczyna się dzień 2
    [4] Zapada noc 2
    [5] Zaczyna się dzień 3
   *[6] Zapada noc 3
}{ $scenario ->
    [0] .
   *[other] : „{ $title }”. { $about }
}
story-last-night-over = Noc { $number } była ostatnią.
story-attached = Wyjście „{ $exit }”: odtąd stoi tu { $piece }.
story-fog = Nadciąga mgła: { $places }.
story-tokens-back = Wracają żetony poszukiwań: { $places }.
story-fog-lifts = Mgła ustępuje: { $place }.
story-clears-fog = { $name } { $who ->
    [you] rozpraszasz
   *[other] rozprasza
} mgłę: { $place }.
story-effect = { $effect }: { $about }
story-effect-ends = { $effect }: już nie działa.
story-ends-effect = { $name } { $who ->
    [you] kończysz
   *[other] kończy
} działanie karty „{ $effect }”.
story-new-kind = Nowy rodzaj potwora: { $monster }.
story-candles-removed = Świece z miejsc mocy usunięto.
story-escapes = { $name } { $who ->
    [you] uciekasz
   *[other] ucieka
} przez bramę.
story-remains = { $name } { $who ->
    [you] zostajesz
   *[other] zostaje
} w mieście.

## Alarms

alarm-last-night = Ostatnia noc.
alarm-last-night-text = Gdy się skończy, wydostanie się ten, kto stoi na bramie bez klątw i bez żetonu. Reszta zostaje.
alarm-last-human = Ostatni człowiek: { $player }.
alarm-last-human-text = Jeśli przed świtem także { $player } ulegnie opętaniu, wszyscy od razu przegrywają.
alarm-you-are-the-last = Jesteś ostatnim człowiekiem.
alarm-you-are-the-last-text = Jeśli przed świtem i ciebie coś opęta, wszyscy od razu przegrywają. Opętany uwalnia się, zabijając ciebie.
alarm-dusk-next = Do nocy jedno pole.
alarm-dusk-next-text = Gdy czas się przesunie, po tej turze zapadnie noc i odkryjecie karty nocy.
alarm-dusk-now = Po tej turze zapada noc.
alarm-dusk-now-text = Rozdział się kończy i wszyscy odkrywają karty nocy. Do końca tury można jeszcze działać.
alarm-dawn-next = Do świtu jedno pole.
alarm-dawn-next-text = Gdy czas się przesunie, po tej turze świta: nieosiągnięte cele nocy kosztują klątwę.
alarm-dawn-now = Po tej turze świta.
alarm-dawn-now-text = Rozdział się kończy, a nieosiągnięte cele nocy kosztują klątwę.
alarm-token = Masz żeton opętania.
alarm-token-text = Gdy zapadnie noc, coś cię opęta, a z żetonem nie można wygrać. Do zmierzchu usuwa go egzorcyzm.
## The detective’s page

notebook-token = Żeton opętania
notebook-token-no = nie
notebook-token-yes = tak
notebook-token-possessed = tak, opętanie trwa
notebook-night-card = Karta nocy { $number }
notebook-possessed-never = o zmroku pozostaje człowiekiem
notebook-possessed-sure = o zmroku przychodzi opętanie
notebook-possessed-maybe = opętanie przy { $bad } z { $all } możliwych kart
notebook-role = Rola
notebook-role-of =
    { $who ->
        [you] masz ją ty
       *[other] ma ją { $name }
    }
notebook-role-deeds = wykluczają ją czyny
notebook-tonight = Noc { $number }, jak sprawy stoją teraz
notebook-turn = opętanie o zmroku: { $names }
notebook-stay = pozostają ludźmi: { $names }
notebook-claim-self =
    { $answer ->
        [0] nocą pozostanę człowiekiem
       *[1] nocą coś mnie opęta
    }
notebook-claim-saw = { $owner } ma „{ $task }”
notebook-shown = noc odkryła „{ $task }”
notebook-was-possessed = tej nocy opętanie
notebook-was-human = o zmroku człowiek
notebook-as-it-lies = jak sprawy stoją teraz

## Dlaczego Koszmar tak wybiera

why-shed = Plan na tę turę: pozbyć się klątwy { $curse-id }.
why-goal = Plan na tę turę: wypełnić twój cel nocy.
why-rest = Po odpoczynku masz znów rozsądek { $sanity }.
why-search = Plan na tę turę: poszukiwanie tutaj: { $cell }.
why-attack = Plan na tę turę: atak.
why-stay = Stoisz na bramie i nie masz już nic do zrobienia; noc musi się tylko skończyć.
why-gate = W tej turze do bramy będzie bliżej o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
why-find = W tej turze do miejsca, gdzie można coś znaleźć, będzie bliżej o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
why-goal-way = W tej turze do miejsca, gdzie można wypełnić twój cel nocy, będzie bliżej o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
why-curse-way = W tej turze do miejsca, gdzie można zdjąć klątwę { $curse-id }, będzie bliżej o { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
why-safer = Tam, gdzie skończy się tura, potwory i opętani mniej ci zagrażają.
why-hunt = Ogarnęło cię opętanie: ten krok prowadzi bliżej człowieka.
why-lie = Ogarnie cię opętanie i nikt nie powinien tego podejrzewać.
why-warn = Znasz tę kartę: warto ostrzec pozostałych.
