## The game

game-title = Nemesis: Koszmary
game-about = Budzicie się z hibernacji, ktoś z załogi nie żyje, a coś na pokładzie żywi się waszymi umysłami. Zbadajcie statek, wypełnijcie tajny cel i ujdźcie z życiem: we śnie na statku, który doleci na Ziemię, albo w kapsule. Gdy was słychać, przychodzą koszmary na miarę waszego szaleństwa. Teksty są nasze; dane o elementach pochodzą ze źródeł publicznych, a to, czego nie opublikowano, jest w plikach danych oznaczone jako rekonstrukcja.
example-name = Apteczka
example-choice = move 12
example-thing = medkit

## Things

nightmare-none = nic
nightmare-lurker = czyhacz
nightmare-whisperer = szeptacz
nightmare-stalker = myśliwy
nightmare-despoiler = łupieżca
nightmare-lair = leże
roll-silence = cisza
roll-1 = 1
roll-2 = 2
roll-3 = 3
roll-4 = 4
roll-danger = niebezpieczeństwo
face-blank = pusta ścianka
face-lurker = symbol czyhacza
face-whisperer = symbol szeptacza
face-single = jeden celownik
face-double = dwa celowniki
cause-none = nic
cause-wounds = rany
cause-madness = szaleństwo
cause-nightmare = koszmar
cause-heart = atak serca
cause-airlock = śluza
cause-jump = skok
cause-explosion = eksplozja
cause-course = zła destynacja
cause-contamination = skażenie
planet-earth = Ziemia
planet-mars = Mars
planet-venus = Wenus
planet-space = głęboki kosmos
status-none = nie ma
status-locked = zamknięta
status-unlocked = otwarta
status-launched = odpalona
status-ejected = odrzucona
colour-yellow = żółty
colour-green = zielony
colour-red = czerwony
colour-white = biały
colour-none = bez koloru
fate-running = w drodze
fate-jump = statek wykonuje skok
fate-destroyed = statek zostaje zniszczony
token = { $effect }, przedmioty: { $items }
token-none = nic
token-malfunction = awaria
token-fire = pożar
token-danger = niebezpieczeństwo
token-doors = drzwi
token-lair = leże
card-contamination = skażenie
card-clean = skażenie (czyste)
card-infected = skażenie (ZARAŻONA)
thing-corpse = ciało: { $player }
thing-blueCorpse = niebieskie ciało
thing-carcass = zwłoki intruza
thing-egg = jajo
thing-nothing = nic
slot = pomieszczenie { $slot }
slot-named = pomieszczenie { $slot } ({ $room })
corridor = korytarz { $first }–{ $second }
corridor-technical = korytarze techniczne
target = { $nightmare } (obrażenia: { $injuries })
target-eggs = jaja
event-card = { $name }; koszmary idą korytarzem { $number }
event-number = „{ $name }”, korytarz { $number }
check = karta „{ $name }”, liczba { $blood }
check-retreat = karta „{ $name }”, symbol wycofania
draw-blank = pusty żeton
draw-madness = żeton szaleństwa ({ $character })
draw-nightmare = żeton koszmaru { $number }
draw-some-madness = żeton szaleństwa
draw-some-nightmare = żeton koszmaru
engine-works = sprawny
engine-broken = uszkodzony
order-swapped = żetony zamieniają się miejscami
order-same = kolejność bez zmian
goal-fulfilled = wypełniony
goal-missed = niewypełniony
health-clean = skaner nie wykrył u mnie zarażenia
health-infected = skaner wykrył u mnie zarażenie
coordinates = A { $a }, B { $b }, C { $c }, D { $d }
study-0 = szalona postać
study-1 = jajo
study-2 = zwłoki intruza

## What a card, an item or a room does

mode-plain = jak na karcie
mode-fix = usuń awarię
mode-engine = napraw lub uszkodź silnik
mode-join = sklej dwa przedmioty
mode-put-out = ugaś pożar
mode-set-fire = podłóż ogień
mode-dress-all = opatrz wszystkie głębokie rany
mode-heal-light = ulecz powierzchowne rany
mode-free-action = akcja pomieszczenia za darmo
mode-break = wywołaj awarię
mode-read-course = obejrzyj koordynaty
mode-lower = zmniejsz szaleństwo
mode-scan = przeskanuj skażenie
mode-lower-and-scan = zmniejsz szaleństwo i przeskanuj skażenie
mode-heal-only = tylko leczenie
mode-run = uciekaj
mode-draw = dobierz karty
mode-at = { $what }
mode-door = drzwi: { $what }
mode-on = { $what }
mode-person = { $what }
mode-help = pomóż: { $what }
mode-load = { $what }
mode-dress = opatrz: { $what }
mode-heal = ulecz: { $what }
mode-pod = kapsuła { $what }
mode-course = destynacja { $what }
mode-deck = przedmioty: { $what }
mode-study = zbadaj: { $what }

## Options

verb-draft = Zagraj postacią: { $character }
verb-move = Idź: { $slot }
verb-careful = Idź ostrożnie: { $slot }
verb-shoot = Strzelaj ({ $item }): { $target }
verb-melee = Walka wręcz: { $target }
verb-pick-up = Podnieś: { $thing }
verb-trade = Wymiana: { $player }
verb-craft = Stwórz: { $item } ({ $parts })
verb-activate = Aktywuj: { $quest } ({ $part })
verb-play =
    { $mode-id ->
        [0] Zagraj: { $card }
       *[other] Zagraj: { $card } – { $mode }
    }
verb-use =
    { $mode-id ->
        [0] Użyj: { $item }
       *[other] Użyj: { $item } – { $mode }
    }
verb-room =
    { $mode-id ->
        [0] { $room }: akcja pomieszczenia
       *[other] { $room }: { $mode }
    }
verb-quest =
    { $mode-id ->
        [0] Użyj: { $quest }
       *[other] Użyj: { $quest } – { $mode }
    }
verb-drop = Odrzuć coś
verb-let-go = Odrzuć: { $thing }
verb-speak = Powiedz coś
verb-claim-engine = Powiedz: silnik { $engine } jest { $works }
verb-claim-course = Powiedz: { $letter } to { $planet }
verb-silent = Nic nie mów
verb-pass = Spasuj
verb-discard = Odrzuć: { $card }
verb-done = Zakończ
verb-pay = Zapłać kartą: { $card }
verb-interrupt = Zagraj: Przeszkodzenie
verb-let-be = Nie przeszkadzaj
verb-yield = Nie przeszkadzaj przez całą turę
verb-keep-item = Zachowaj: { $item }
verb-keep-goal = Zachowaj cel „{ $objective }”
verb-to = { $slot }
verb-at = { $corridor }
verb-choose = { $thing }
verb-person = { $player }
verb-yes = Tak
verb-no = Nie
verb-offer = Zaproponuj: { $thing }
verb-launch = Odpal kapsułę
verb-leave = Opuść kapsułę
verb-stay = Czekaj w kapsule
verb-swap = Zamień żetony
verb-leave-order = Zostaw kolejność
verb-target = { $target }
verb-to-bottom = Odłóż na spód
verb-keep-on-top = Zostaw na wierzchu
verb-reroll = Rzuć ponownie
verb-remove = Usuń z gry: { $card }
verb-wound = Rana: { $wound }
verb-speak-of = Opowiedz: { $slot }
verb-claim-room = Powiedz: { $slot } to { $room }
verb-claim-token = Powiedz: { $slot }, żeton: { $discovery }
verb-claim-goal = Powiedz: mój cel to { $objective }
verb-claim-health = Powiedz: { $health }

## Co opcja znaczy przy tym stole

remark-costs =
    { $count ->
        [0] za darmo
        [one] kosztuje { $count } kartę
        [few] kosztuje { $count } karty
       *[other] kosztuje { $count } kart
    }
remark-costs-more =
    { $count ->
        [one] kosztuje jeszcze { $count } kartę
        [few] kosztuje jeszcze { $count } karty
       *[other] kosztuje jeszcze { $count } kart
    }

## Pasek decyzji

place = { $slot } { $room }
place-unknown = Pomieszczenie { $slot }
part-bow = Dziób
part-middle = Śródokręcie
part-stern = Rufa
way = { $ends } · { $place }
open-door = otwórz { $ends } · { $place }
close-door = zamknij { $ends } · { $place }
destroy-door = zniszcz { $ends } · { $place }
target-hurt = { $nightmare }, obrażenia: { $count }
weapon-with = { $item } (amunicja: { $count })
turn-first = Pierwsza z dwóch akcji.
turn-second = Druga akcja.
turn-any = Dowolnie wiele akcji.
turn-first-in-combat = Pierwsza z dwóch akcji, walka.
turn-second-in-combat = Druga akcja, walka.
turn-any-in-combat = Dowolnie wiele akcji, walka.
turn-only-pass = Pozostaje tylko pas.
tab-move = Ruch
tab-escape = Ucieczka
tab-careful = Ostrożnie
tab-fight = Walka
tab-cards = Karty
tab-room = To miejsce
tab-items = Przedmioty
tab-say = Powiedz
under-part = { $name }: { $part }
under-hands = Ręce
under-doors = drzwi
under-other = inne
chip-use = { $name }: { $effect }
chip-shoot = { $item } → { $target }
chip-melee = Wręcz → { $target }
chip-craft = Stwórz: { $item }
chip-activate = Aktywuj: { $quest }
chip-yourself = Ty
deed-move = Idź: { $place }
deed-escape = Uciekaj: { $place }
deed-careful = Idź ostrożnie: { $place }
deed-for =
    { $count ->
        [one] { $deed } · zapłać { $count } kartę
        [few] { $deed } · zapłać { $count } karty
       *[other] { $deed } · zapłać { $count } kart
    }
deed-sleep =
    { $count ->
        [0] Zaśnij. Gra może się dla ciebie skończyć.
        [one] Zaśnij: zapłać { $count } kartę. Gra może się dla ciebie skończyć.
        [few] Zaśnij: zapłać { $count } karty. Gra może się dla ciebie skończyć.
       *[other] Zaśnij: zapłać { $count } kart. Gra może się dla ciebie skończyć.
    }
deed-act = Akcja
deed-panic = panika, { $panic }
deed-launch = Odpal kapsułę: wszyscy w niej opuszczą statek.
do-start-fuse = uruchom samozniszczenie
do-stop-fuse = zatrzymaj samozniszczenie
do-comms = wyślij sygnał
do-surgery = odkaź się
do-nest = weź jajo
do-cockpit = obejrzyj koordynaty
do-engineControl = sprawdź wszystkie silniki
do-engine1 = sprawdź silnik 1
do-engine2 = sprawdź silnik 2
do-engine3 = sprawdź silnik 3
do-hibernatorium = zaśnij
do-hibernatorium-now = Zaśnij
do-look = podejrzyj: { $place }
do-break = awaria: { $place }
do-course = ustaw destynację { $letter }
do-board = wejdź do kapsuły { $pod }
do-lock = zamknij kapsułę { $pod }
do-unlock = otwórz kapsułę { $pod }
do-bandaging-first = ulecz powierzchowne rany: { $player }
do-bandaging-second = opatrz ranę: { $player }
do-pharmacist-first = ulecz opatrzoną ranę: { $player }
do-pharmacist-second = opatrz ranę: { $player }
do-reanimation-first = { $player }: odrzuca kartę i dostaje skażenie
do-reanimation-second = { $player }: dobiera trzy karty
claim-engines = Silniki
claim-course = Koordynaty
claim-rooms = Pomieszczenia
claim-objective = Mój cel
claim-health = Moje zdrowie
claim-letter = { $letter } to…
claim-is = To jest…
claim-token = Jego żeton…
claim-engine = Silnik { $engine }: { $works }
claim-planet = { $letter } to { $planet }
claim-goal = { $objective }
claim-is-health = { $health }
claim-means = { $discovery }
goals-corporate = Korporacyjne
goals-personal = Osobiste
goals-solo = Solo
rooms-yellow = Żółte pomieszczenia
rooms-green = Zielone pomieszczenia
rooms-red = Czerwone pomieszczenia
rooms-white = Białe pomieszczenia
rooms-none = Inne
ask-say-of = Co powiesz: { $place }?
ask-pay-for =
    { $count ->
        [one] { $deed } – zapłać { $count } kartę.
        [few] { $deed } – zapłać { $count } karty.
       *[other] { $deed } – zapłać { $count } kart.
    }
ask-react-to = { $victim }: { $deed }. Przeszkodzić?
yes-agree = Zgódź się
no-agree = Odmów
yes-consent = Idź
no-consent = Zostań
yes-armor-choice = Odrzuć pancerz
no-armor-choice = Przyjmij atak
yes-armor-against-surprise = Odrzuć pancerz
no-armor-against-surprise = Przyjmij atak
no-nerves-choice = Przyjmij atak
yes-extra-round = Zużyj jeszcze jeden
no-extra-round = Zachowaj
no-roll-again = Zostaw ten rzut
no-sensor-choice = Zostaw ten rzut
result-discard =
    { $count ->
        [0] Zachowaj wszystkie karty
        [one] Odrzuć { $count } kartę
        [few] Odrzuć { $count } karty
       *[other] Odrzuć { $count } kart
    }
result-stimulate = Odrzuć { $count } · dobierz { $draw }
result-offer =
    { $count ->
        [0] Nic nie proponuj
       *[other] Zaproponuj: { $count }
    }
result-doors =
    { $count ->
        [0] Niczego nie zmieniaj
        [one] Zmień { $count } drzwi
       *[other] Zmień drzwi: { $count }
    }
result-drop = Odrzuć: { $count }
goal-is = { $name }: { $about }
fact-fight = walka: { $who }
fact-company = bez rzutu, tam: { $who }
fact-no-roll = bez rzutu
fact-no-roll-token = bez rzutu, widziany żeton: { $token }
fact-encounter = spotkanie { $chance } na { $of }
fact-danger = 1 na 10: przyjdzie { $who }
fact-roll-follows = rzut na szmery: spotkanie { $chance } na { $of }
fact-noise-into = bez rzutu; szmer w { $ends }
fact-noise-of-choice = bez rzutu; korytarz dla szmeru wybierasz ty
fact-noise-here = dostanie znacznik szmeru
fact-fire = tam pożar
fact-malfunction = awaria
fact-unexplored = niezbadane
fact-token = widziany żeton: { $token }
fact-there = tam: { $who }
fact-surprise =
    { $count ->
        [one] po ruchu zostanie { $count } karta: zaskoczą cię { $number }+
        [few] po ruchu zostaną { $count } karty: zaskoczą cię { $number }+
       *[other] po ruchu zostanie { $count } kart: zaskoczą cię { $number }+
    }
fact-no-surprise =
    { $count ->
        [one] po ruchu zostanie { $count } karta: bez zaskoczenia
        [few] po ruchu zostaną { $count } karty: bez zaskoczenia
       *[other] po ruchu zostanie { $count } kart: bez zaskoczenia
    }
fact-attacks-first =
    { $deadly ->
        [0] najpierw atakuje { $nightmare }: trafia { $hits } z { $of } kart
       *[other] najpierw atakuje { $nightmare }: trafia { $hits } z { $of } kart, śmiertelne { $deadly }
    }
fact-attacks-later =
    { $deadly ->
        [0] { $nightmare } zaatakuje, gdy wszyscy spasują: trafia { $hits } z { $of } kart
       *[other] { $nightmare } zaatakuje, gdy wszyscy spasują: trafia { $hits } z { $of } kart, śmiertelne { $deadly }
    }
fact-armor = pancerz może zatrzymać jeden atak
fact-hits = trafienie { $hits } na { $of }
fact-drives-away = przepędzi { $hits } na { $of }
fact-does-nothing = na to nie działa
fact-kills = zabije { $chance } na { $of }
fact-kills-roughly = zabije około { $chance } na { $of }
fact-kills-rarely = zabije rzadziej niż 1 na { $of }
fact-kills-never = teraz nie zabije
fact-eggs = jajo za każde obrażenie
fact-one-egg = najwyżej jedno jajo
fact-roll-again = możesz rzucić ponownie
fact-shots = amunicja { $count } z { $most }
fact-miss-wound = pudło: głęboka rana
fact-miss-death = pudło: giniesz
fact-contamination = karta skażenia
fact-grenade = dwa obrażenia; pozostałym tam jedno albo głęboka rana
fact-fire-here-light = tu pożar: na koniec tury powierzchowna rana
fact-fire-here-serious = tu pożar: na koniec tury głęboka rana
fact-fire-here-dies = tu pożar: na koniec tury giniesz
fact-bleeding-light = krwawisz: powierzchowna rana
fact-bleeding-serious = krwawisz: głęboka rana
fact-bleeding-dies = krwawisz: giniesz
fact-lair-here = tu leże: na koniec tury rzut na szmery
fact-last-fire = dziewiąty pożar: statek wybucha
fact-last-malfunction = dziewiąta awaria: statek się rozpada
fact-doors = drzwi: { $count }, zamknięte: { $closed }
fact-door-moves = żetony drzwi się skończyły: otworzą się inne drzwi
fact-door-goes-closed = teraz zamknięte
fact-door-goes-destroyed = teraz zniszczone
fact-mends-door = naprawi i zamknie
fact-then-pass = potem pasujesz
fact-hurts-you = twoje pomieszczenie: głęboka rana dla ciebie
fact-course-unknown = nie wiesz, dokąd prowadzi
fact-course-leads = prowadzi: { $planet }
fact-ends-for-you = potem gra może się dla ciebie skończyć
fact-surgery = cała ręka trafia do stosu, powierzchowna rana i pas
fact-from = z: { $parts }
fact-discards = odrzucisz: { $item }
fact-pass = do końca rundy
fact-pass-in-combat = do końca rundy; koszmar zostaje z tobą
fact-speak = raz na turę; można skłamać
fact-no-card = nie masz tej karty; inni o tym nie wiedzą
fact-asked-all = nie masz tej karty; pytani są wszyscy, którzy mogliby ją mieć
fact-interrupts = to się nie stanie; koszt przepada
fact-you-die = giniesz
fact-engine-works = będzie sprawny
fact-engine-broken = będzie uszkodzony
fact-launch = wszyscy w niej opuszczą statek
fact-after-the-first = tylko razem z drugim
fact-goal-signal = sygnał wysłany
fact-goal-signal-not = sygnał jeszcze niewysłany
fact-goal-signals = sygnały { $count } z { $of }
fact-goal-rooms = zbadane pomieszczenia { $count } z { $of }
fact-goal-eggs = pozostało jaj: { $count }
fact-goal-lairs = zniszczone leża { $count } z { $of }
fact-goal-weaknesses = odkryte słabości { $count } z { $of }
fact-goal-weakness = słabość odkryta
fact-goal-weakness-not = słabość jeszcze nieodkryta
fact-goal-items = przedmioty { $count } z { $of }
fact-goal-body = masz ciało
fact-goal-body-not = nie masz ciała
fact-goal-post-mortem = ciało jest na miejscu
fact-goal-post-mortem-not = ciała jeszcze nie ma na miejscu
fact-goal-egg = ktoś niesie jajo
fact-goal-egg-not = nikt nie niesie jaja
fact-goal-rival = żyje: { $who }
fact-goal-rival-gone = nie żyje: { $who }
fact-goal-alive = przy życiu: { $count }
fact-goal-course = statek leci: { $planet }
fact-goal-course-unknown = nie wiesz, dokąd leci statek

## Questions

ask-agree = Wymienić rzeczy leżące na stole ({ $partner })?
ask-armor-against-surprise = Atak z zaskoczenia: odrzucić pancerz, żeby go zignorować?
ask-armor-choice = Atakuje { $nightmare }, karta { $attack }: odrzucić pancerz, żeby to zignorować?
ask-assess-threat = Widzisz wierzchnią kartę wydarzenia: zostaw ją albo odłóż na spód.
ask-board = Jesteś w kapsule: odpal ją teraz albo czekaj.
ask-burn-item = Wybierz przedmiot, który odrzucasz.
ask-change-doors = Otwieraj lub zamykaj po kolei drzwi: { $slot }.
ask-choose-weapon = Wybierz broń: { $target }.
ask-consent = { $partner } cię osłania: ruszasz się?
ask-cover-fire = Wybierz, kto rusza się pod osłoną.
ask-craft-something = Wybierz, co tworzysz.
ask-discard-any = Pasujesz: możesz odrzucić dowolne karty z ręki.
ask-draft = Wybierz postać; druga karta wraca do stosu.
ask-drop-excess = Trzymasz za dużo: odrzuć coś.
ask-drop-things = Wybierz, co odrzucasz, jeśli chcesz.
ask-escape-to = Wybierz, dokąd uciekasz.
ask-extra-round = Zużyć jeszcze jeden znacznik amunicji na jeszcze jedno obrażenie ({ $target })?
ask-free-room-action = Wybierz akcję: { $slot }.
ask-in-pod = Czekasz w kapsule: odpal ją, wyjdź albo zostań.
ask-keep-goal = Na pokładzie jest koszmar: zachowaj jeden z dwóch celów.
ask-keep-item = Zachowaj jeden ze znalezionych przedmiotów.
ask-lay-out = Zaproponuj, co oddasz ({ $partner }), i zakończ.
ask-look-at-plans = Wybierz niezbadane pomieszczenie; pozostało: { $left }.
ask-lose-card = Odrzuć kartę akcji.
ask-lose-hope = Jedna z tych kart opuszcza grę, pozostałe odrzucasz.
ask-nerves-choice = Atak z zaskoczenia: zagrać Nerwy ze stali?
ask-panic-choice = { $panic }: wybierz.
ask-pay = Zapłać kartą akcji; pozostało: { $left }.
ask-place-noise = Wybierz korytarz na znacznik szmeru.
ask-react = { $victim } działa w twoim pomieszczeniu: przeszkodzić?
ask-rip-bandage = Wybierz ranę, która się otwiera.
ask-roll-again = Wynik: { $face }. Rzucić ponownie?
ask-send-to = Wybierz, dokąd idzie { $mover }.
ask-sensor-choice = Rzut na szmery: { $roll }. Odrzucić kartę i rzucić ponownie?
ask-speak = Powiedz, co wiesz, albo w co inni mają uwierzyć.
ask-speak-of = Co powiesz o miejscu: { $slot }?
ask-stimulate = Odrzuć dowolne karty; potem dobierzesz tyle samo i jeszcze jedną.
ask-take-door = Wszystkie żetony drzwi są w użyciu: wybierz ten, który trafi do: { $corridor }.
ask-take-turn = Twoja tura: wykonaj akcję albo spasuj.
ask-tape-together = Wybierz przedmioty, które zajmą jedną rękę.
ask-throw-grenade = Wybierz cel: { $slot }.
ask-touch-engine = Widzisz oba żetony silnika { $engine }: odłóż je w dowolnej kolejności.
ask-treat = Wybierz głęboką ranę ({ $patient }).

## What happens

event-started = { $player } ma numer { $number }.
event-drafted = { $player } gra postacią: { $character }.
event-round = Runda { $round }; zaczyna { $player }.
event-turn = Tura: { $player }.
event-passed = { $player } pasuje.
event-moved = { $player } wchodzi: { $slot }.
event-explored = Odkryto: { $slot } to { $room }; żeton: { $token }.
event-token-shown = Żeton, { $slot }: { $token }.
event-rolled = { $player } rzuca na szmery: { $roll }.
event-noised = Szmery: { $corridor }.
event-encountered = Spotkanie, { $player }, { $slot }: { $draw }.
event-appeared = Pojawia się { $nightmare }: { $slot }.
event-surprised = { $player } pada ofiarą ataku z zaskoczenia.
event-contaminated = { $player } dostaje kartę skażenia.
event-panicked = { $player } panikuje: { $panic }.
event-maddened = Poziom szaleństwa ({ $player }): { $madness }.
event-wounded = { $player } otrzymuje głęboką ranę: { $wound }.
event-scratched = { $player } otrzymuje powierzchowną ranę ({ $light }).
event-healed = { $player } korzysta z leczenia.
event-died = { $player } ginie: { $cause }.
event-played = { $player } zagrywa: { $card } – { $mode }.
event-used = { $player } używa: { $item } – { $mode }.
event-room-used =
    { $mode-id ->
        [0] { $player } korzysta z pomieszczenia: { $room }.
       *[other] { $player } korzysta z pomieszczenia: { $room } – { $mode }.
    }
event-quest-used = { $player } używa: { $quest } – { $mode }.
event-activated = { $player } aktywuje: { $quest }.
event-declared = { $player } zapowiada: { $choice }.
event-paid = { $player } płaci kartą: { $card }.
event-interrupted = { $player } przeszkadza graczowi { $victim }.
event-shot = { $player } strzela ({ $item }): { $target }.
event-struck = { $player } walczy wręcz: { $target }.
event-die = Rzut kością ({ $player }): { $face }.
event-hurt = Nowe obrażenia: { $count } – { $target }, { $slot }.
event-checked = Sprawdzenie obrażeń: { $attack }.
event-killed = Ginie { $nightmare }: { $slot }.
event-retreated = Wycofuje się { $nightmare }: { $slot }.
event-attacked = Atak ({ $nightmare }) na gracza { $player }: karta „{ $attack }”.
event-missed = Gracz { $player } bez szwanku: { $nightmare } tak nie atakuje.
event-walked = Przychodzi { $nightmare }: { $slot }.
event-faded = Znika { $nightmare }: { $slot }.
event-burnt = Wybucha pożar: { $slot }.
event-fire-out = Pożar gaśnie: { $slot }.
event-broke = Awaria: { $slot }.
event-fixed = Awaria usunięta: { $slot }.
event-door-closed = Drzwi się zamykają: { $corridor }.
event-door-opened = Drzwi się otwierają: { $corridor }.
event-door-destroyed = Drzwi zostają zniszczone: { $corridor }.
event-found = { $player } zachowuje: { $item }.
event-found-unseen = { $player } zachowuje przedmiot; rewers: { $colour }.
event-took = { $player } bierze: { $thing }.
event-dropped = { $player } odrzuca: { $thing }.
event-crafted = { $player } tworzy: { $item }.
event-traded = { $player } i { $partner } wymieniają się; liczba rzeczy: { $count }.
event-looked-engine = { $player } sprawdza silnik { $engine }: { $works }.
event-looked-engine-unseen = { $player } sprawdza silnik { $engine }.
event-engine-touched = { $player } majstruje przy silniku { $engine }: { $swapped }.
event-looked-course = { $player } ogląda koordynaty: { $coordinates }.
event-looked-course-unseen = { $player } ogląda koordynaty.
event-course-set = { $player } ustawia destynację: { $letter }.
event-looked-room = { $player } ogląda { $slot }: { $room }.
event-looked-room-unseen = { $player } ogląda kafelek: { $slot }.
event-looked-token = { $player } ogląda żeton, { $slot }: { $token }.
event-looked-token-unseen = { $player } sprawdza, co leży: { $slot }.
event-looked-event = { $player } widzi wierzchnie wydarzenie: { $event }.
event-looked-event-unseen = { $player } ogląda wierzchnią kartę wydarzenia.
event-looked-goal = { $player } widzi cel gracza { $victim }: { $objective }.
event-looked-goal-unseen = { $player } ogląda cel gracza { $victim }.
event-signalled = { $player } wysyła sygnał.
event-weakness-found = Odkryto słabość: { $weakness }.
event-fuse-lit = Uruchomiono samozniszczenie.
event-fuse-stopped = Zatrzymano samozniszczenie.
event-time = Czas płynie: { $time } z 15.
event-event = Wydarzenie: { $event }.
event-numbered = Kartę wydarzenia dobrano tylko dla numeru: { $event }.
event-bag-drawn = Z woreczka wylosowano: { $draw }.
event-pod-changed = Kapsuła { $pod }: { $status }.
event-boarded = { $player } jest w kapsule { $pod }.
event-launched = Kapsuła { $pod } opuszcza statek.
event-slept = { $player } zasypia.
event-contact = Pierwszy koszmar: wszyscy wybierają cel.
event-goal-kept = { $player } zachowuje cel „{ $objective }”.
event-goal-kept-unseen = { $player } zachowuje jeden cel.
event-scanned = { $player } skanuje skażenie: czyste { $clean }, ZARAŻONE { $infected }.
event-said-engine = { $player } mówi: silnik { $engine } jest { $works }.
event-said-course = { $player } mówi: { $letter } to { $planet }.
event-said-room = { $player } mówi: { $slot } to { $room }.
event-said-token = { $player } mówi: { $slot }, żeton: { $discovery }.
event-said-goal = { $player } mówi: mój cel to { $objective }.
event-said-health = { $player } mówi: { $health }.
event-egg-lost = Jajo zniszczone; w gnieździe zostało: { $eggs }.
event-lair-placed = Odkryto leże: { $slot }.
event-lair-destroyed = Leże zniszczone: { $slot }.
event-airlocked = Śluza się otwiera: { $slot }.
event-ship-ended = Koniec: { $fate }.
event-arrived = Statek dolatuje do celu: { $planet }.
event-goal-shown = { $player } pokazuje cel „{ $objective }”: { $fulfilled }.
event-survived = { $player } przeżywa z poziomem szaleństwa { $madness }.
event-discarded = { $player } odrzuca: { $card }.
event-revived = { $player } wraca do życia.
event-card-removed = Grę opuszcza karta gracza { $player }: { $card }.
event-reloaded = { $player } ładuje: { $item } ({ $ammo }).
event-airlock-set = Do otwarcia śluzy przygotowano: { $slot }.
event-drew = { $player } dobiera: { $card }.
event-drew-unseen = { $player } dobiera kartę.
event-dealt = { $player } dostaje cel „{ $objective }”.
event-dealt-unseen = { $player } dostaje cel.
event-answered = Wszyscy odpowiedzieli, czy przeszkadzają graczowi { $player }.
event-goal-open = Cel gracza { $player }: { $objective }.

## How it ended

ending-jump = Statek wykonał skok. { $count ->
    [0] Nikt nie wygrywa.
    [one] Zwycięża: { $winners }.
   *[other] Zwyciężają: { $winners }.
}
ending-destroyed = Statek został zniszczony. { $count ->
    [0] Nikt nie wygrywa.
    [one] Zwycięża: { $winners }.
   *[other] Zwyciężają: { $winners }.
}

## Opowieść o końcu

end-reason-fire = W rundzie { $round } wybucha pożar numer { $count }, o jeden więcej, niż statek zniesie.
end-reason-malfunction = W rundzie { $round } pojawia się awaria numer { $count } i kadłub pęka.
end-reason-fuse = W rundzie { $round } samozniszczenie dobiega końca.
end-reason-fuse-jump = W rundzie { $round } statek skacze przy uruchomionym samozniszczeniu i wybucha.
end-reason-fuse-empty = Na pokładzie nikt już nie czuwa, a samozniszczenie dobiega końca.
end-reason-engines = { $count ->
    [3] Wszystkie trzy silniki są uszkodzone, więc statek wybucha przy skoku.
   *[other] Dwa z trzech silników są uszkodzone, więc statek wybucha przy skoku.
 }
end-reason-empty = Na pokładzie nikt już nie czuwa; statek skacze i dociera: { $planet }.
end-reason-time = Czas minął; statek skacze i dociera: { $planet }.
end-verdict-won = wygrana
end-verdict-survived = przeżycie, ale przegrana
end-verdict-dead = śmierć
end-slept = { $name } { $who ->
    [you] przesypiasz
   *[other] przesypia
 } skok i { $who ->
    [you] przeżywasz
   *[other] przeżywa
 }; szaleństwo { $madness }.
end-left = { $name } { $who ->
    [you] opuszczasz
   *[other] opuszcza
 } statek w kapsule i { $who ->
    [you] przeżywasz
   *[other] przeżywa
 }; szaleństwo { $madness }.
end-gone = { $name } nie { $who ->
    [you] przeżywasz
   *[other] przeżywa
 }.
end-died = { $name } { $who ->
    [you] giniesz
   *[other] ginie
 } w rundzie { $round }, { $slot }: { $cause }.
end-attacked = { $name } { $who ->
    [you] giniesz
   *[other] ginie
 } w rundzie { $round }, { $slot }: { $nightmare }, „{ $attack }”.
end-objectives = Cele
end-put-away = odłożony
end-not-alive = nie przeżyto
end-body = ciało jest niesione
end-body-not = ciało nie jest niesione
end-hand = Ręka
end-items = Przedmioty
end-wounds = Głębokie rany
end-contamination = Skażenie
end-ship = Statek
end-engine = silnik { $number }: { $works }
end-course = destynacja { $letter }: { $planet }
end-round = Runda { $number }
end-count-explored = Odkryte pomieszczenia
end-count-rolls = Rzuty na szmery
end-count-found = Znalezione przedmioty
end-count-hits = Zadane obrażenia
end-count-killed = Zabite koszmary
end-count-wounds = Otrzymane rany
end-luck-danger = Rzuty na szmery z niebezpieczeństwem
end-luck-danger-about = Niebezpieczeństwo to jedna z dziesięciu ścianek kości; powtórzone rzuty też się liczą.
end-luck-blank = Puste rzuty walki
end-luck-blank-about = Jedna z sześciu ścianek kości walki nikogo nie trafia.

## Why something cannot be done

refusal-no-open-pod = W tym sektorze nie ma otwartej kapsuły z wolnym miejscem.
refusal-not-yet-blue = Hibernacja otwiera się dopiero na niebieskich polach toru czasu.
refusal-nothing-to-throw-at = W zasięgu nie ma niczego, na czym można tego użyć.
refusal-not-in-a-pod = Nie jesteś w kapsule.
refusal-act-or-pass = Wykonaj akcję, za którą możesz zapłacić, albo spasuj.
refusal-agree-or-not = Zgódź się albo odmów.
refusal-another-room = Jesteś w innym pomieszczeniu.
refusal-armor-or-not = Odrzuć pancerz albo przyjmij atak.
refusal-cannot-pay = Koszt w kartach akcji: { $count }. Masz ich za mało.
refusal-card-not-in-hand = Nie masz takiej karty na ręce.
refusal-change-a-door = Wybierz drzwi tego pomieszczenia albo zakończ.
refusal-choose-a-character = Wybierz jedną z dwóch postaci.
refusal-choose-a-neighbour = Wybierz sąsiednie pomieszczenie, od którego nie dzielą cię zamknięte drzwi.
refusal-choose-a-quiet-corridor = Wybierz korytarz swojego pomieszczenia bez znacznika szmeru.
refusal-choose-a-target = Wybierz cel w tym pomieszczeniu.
refusal-choose-a-weapon = Wybierz naładowaną broń.
refusal-choose-a-wound = Wybierz jedną z tych ran.
refusal-choose-an-unexplored-room = Wybierz niezbadane pomieszczenie.
refusal-choose-two-items = Wybierz dwa ciężkie przedmioty, ale nie obiekty.
refusal-choose-who-moves = Wybierz, kto się rusza, albo zakończ.
refusal-discard-an-action-card = Odrzuć z ręki kartę akcji.
refusal-discard-an-item = Odrzuć jeden ze swoich przedmiotów.
refusal-discard-in-ascending-order = Odrzucaj karty w kolejności z listy albo zakończ.
refusal-door-is-closed = Drzwi są zamknięte: { $corridor }.
refusal-door-is-destroyed = Zniszczonych drzwi nie można ani zamknąć, ani otworzyć: { $corridor }.
refusal-drop-or-not = Odrzuć coś swojego albo nic.
refusal-drop-something = Musisz odrzucić coś, co trzymasz.
refusal-interrupt-or-let-be = Zagraj Przeszkodzenie albo nie przeszkadzaj.
refusal-item-not-there = Nie masz tego przedmiotu.
refusal-keep-an-objective = Zachowaj jeden z dwóch celów.
refusal-keep-one-item = Zachowaj jeden z dwóch przedmiotów.
refusal-launch-leave-or-stay = Odpal kapsułę, wyjdź albo zostań.
refusal-launch-or-wait = Odpal kapsułę albo w niej czekaj.
refusal-hand-is-wounded = Ze zranioną dłonią użycie przedmiotu kosztuje o kartę więcej.
refusal-leg-is-wounded = Ze zranioną nogą ucieczka kosztuje dwie karty.
refusal-nerves-or-not = Zagraj Nerwy ze stali albo przyjmij atak.
refusal-no-loaded-weapon = Nie trzymasz takiej naładowanej broni.
refusal-no-specimen = Laboratorium wymaga postaci z szaleństwem co najmniej 3, jaja albo zwłok intruza, których słabość nie jest jeszcze odkryta.
refusal-no-such-effect-now = Tego nie da się zrobić tu i teraz.
refusal-no-such-target = W twoim pomieszczeniu nie ma takiego celu.
refusal-nobody-listens = Grasz samotnie: nikt nie słucha.
refusal-nobody-to-trade-with = Tej postaci nie ma w twoim pomieszczeniu.
refusal-noise-everywhere = We wszystkich korytarzach tego pomieszczenia są szmery, więc nie da się tam wejść ostrożnie.
refusal-not-in-combat = Nie można tego zrobić podczas walki.
refusal-not-next-door = To pomieszczenie nie sąsiaduje z twoim.
refusal-not-the-moment = Tego można użyć tylko w walce albo tylko poza nią.
refusal-nothing-to-craft = Nie masz dwóch części albo nie ma już takiej samoróbki.
refusal-nothing-to-pick-up = Nie ma tu takiego obiektu albo nie masz wolnej ręki.
refusal-offer-or-finish = Zaproponuj coś swojego albo zakończ.
refusal-one-claim-a-turn = Mówić można raz na turę.
refusal-only-a-reaction = Ta karta jest tylko reakcją.
refusal-panic-leaves-no-other-choice = Karta paniki nie daje innego wyboru.
refusal-pay-first = Najpierw zapłać; pozostało: { $count }.
refusal-quest-not-ready = Tego przedmiotu osobistego nie da się teraz aktywować ani użyć.
refusal-remove-an-action-card = Jedna z kart akcji musi opuścić grę.
refusal-roll-again-or-not = Rzuć ponownie albo zachowaj wynik.
refusal-room-is-broken = W pomieszczeniu jest awaria.
refusal-say-or-be-silent = Powiedz jedną z tych rzeczy albo milcz.
refusal-signal-is-sent = Twój sygnał już wysłano; drugi nic nie zmieni.
refusal-somebody-sleeps = Nie można tego zrobić, gdy ktoś hibernuje.
refusal-spend-or-not = Zużyj znacznik amunicji albo nie.
refusal-swap-or-leave = Zamień żetony albo zostaw.
refusal-take-a-door = Wybierz żeton drzwi z planszy.
refusal-too-late-to-stop = Na żółtych polach samozniszczenia nie można już zatrzymać.
refusal-top-or-bottom = Zostaw kartę na wierzchu albo odłóż na spód.
refusal-use-the-room = Skorzystaj z pomieszczenia, jak pozwala karta.

## What a table can agree on

setting-mode = Tryb
setting-mode-about = Każdy gra dla siebie z tajnymi celami albo pełna kooperacja z jawnymi. Jeden gracz zawsze gra solo.
setting-mode-semi = półkooperacja
setting-mode-coop = pełna kooperacja
setting-medic = Medyk
setting-medic-about = Czy postać promocyjna bierze udział w wyborze.
setting-medic-off = nie gra
setting-medic-on = gra
setting-broken_section = Awaria w sektorze ewakuacyjnym
setting-broken_section-about = Czy blokuje wejście do kapsuł.
setting-broken_section-blocks = blokuje
setting-broken_section-boards = nie blokuje
setting-lair_is_contact = Leże jako pierwszy intruz
setting-lair_is_contact-about = Czy leże zmusza do wyboru celu.
setting-lair_is_contact-no = nie
setting-lair_is_contact-yes = tak
setting-great_hunt = Wielkie polowanie
setting-great_hunt-about = Czy trzy zniszczone leża wystarczą, czy potrzebny jest też sygnał.
setting-great_hunt-outright = wystarczą
setting-great_hunt-signal = z sygnałem

## The drawn board

board-round = Runda { $round } z 15
board-fuse = samozniszczenie { $fuse } z 6
board-blue = hibernacja otwarta
board-destination = destynacja { $letter }
board-course = koordynaty: { $course }
board-engines = silniki: { $engines }
board-unknown = nieznane
board-engine-unknown = nieznany
board-works = sprawny
board-broken = uszkodzony
board-pods = kapsuły: { $pods }
board-eggs = jaja: { $eggs }
board-lairs = zniszczone leża: { $count } z 3
board-bag = żetony w woreczku: { $count }
board-weaknesses = słabości: { $names }
board-room = { $slot } { $room }
board-unexplored = niezbadane
board-items = przedmioty { $count }
board-fire = POŻAR
board-malfunction = AWARIA
board-lair = LEŻE
board-none = brak
board-ways = do { $ways }
board-player = { $player } ({ $character }), { $slot }: szaleństwo { $madness }, rany powierzchowne { $light }, głębokie { $serious }, karty { $cards }, przedmioty { $items }, w rękach { $held }
board-gone = { $player } ({ $character }): { $fate }
board-dead = nie żyje
board-asleep = śpi
board-away = w kapsule poza statkiem
board-hand = Ręka: { $cards }
board-pack = Plecak: { $items }
board-goal = Cel: { $goals }
board-quests = Przedmioty osobiste: { $quests }
board-signal = sygnał wysłany
board-key = Z lewej * — tu jesteś · (2) pozostałe przedmioty · T wejście do korytarzy technicznych · ~ pożar · ! awaria · @ leże · L czyhacz, W szeptacz, S myśliwy, D łupieżca, cyfra za nimi albo za @: obrażenia · + jest tam więcej, patrz niżej · a–e postacie · korytarze: numery, # szmery, ═ ║ zamknięte drzwi, x zniszczone drzwi
board-technical = Szmery w korytarzach technicznych.
board-crowded = Tłok: { $rooms }
board-airlock = Pomieszczenie { $slot } jest przygotowane do otwarcia śluzy.
board-floor = Leży w pomieszczeniach: { $things }
board-way = { $slot } (korytarz { $numbers })
board-way-noise = szmery
board-way-closed = drzwi zamknięte
board-way-destroyed = drzwi zniszczone
board-way-technical = korytarze techniczne ({ $numbers })
board-claims = Powiedziano: { $claims }
room-armory-short = Zbrojow.
room-comms-short = Łączność
room-emergency-short = Izba ch.
room-laboratory-short = Laborat.
room-generator-short = Generator
room-evacA-short = Ewak. A
room-evacB-short = Ewak. B
room-fireControl-short = Pożary
room-nest-short = GNIAZDO
room-storage-short = Magazyn
room-surgery-short = Dekont.
room-airlock-short = Śluza
room-cabins-short = Kajuty
room-canteen-short = Kantyna
room-command-short = Dowodz.
room-engineControl-short = Kontr.s.
room-hatch-short = Kapsuły
room-monitoring-short = Monitor.
room-slime-short = Śluz
room-shower-short = Prysznic
room-cockpit-short = Kokpit
room-hibernatorium-short = Hibernat
room-engine1-short = Silnik 1
room-engine2-short = Silnik 2
room-engine3-short = Silnik 3

## What things do

card-search-about = Zmniejsz liczbę przedmiotów w pomieszczeniu o jeden, dobierz dwa przedmioty jego koloru i zatrzymaj jeden; w białym pomieszczeniu wybierasz kolor. Nie w walce.
card-rest-about = Zmniejsz szaleństwo o 1, jeśli tor na to pozwala, przeskanuj skażenie na ręce albo zrób jedno i drugie. Czyste karty opuszczają grę; zarażona ustawia szaleństwo na 5.
card-demolition-about = Zniszcz zamknięte drzwi przy swoim pomieszczeniu albo wywołaj w nim awarię. W gnieździe awarii nie ma.
card-interruption-about = Reakcja: anuluj akcję albo efekt paniki innej postaci w twoim pomieszczeniu. Poniesiony koszt nie wraca.
card-reload-about = Połóż jeden znacznik amunicji na swoim rewolwerze.
card-order-about = Wyślij inną postać ze swojego pomieszczenia, poza walką, do wybranego sąsiedniego. Z interkomem sięgasz też do pomieszczeń z komputerem.
card-motivation-about = Wszyscy w twoim pomieszczeniu, ty też, dobierają po karcie. Z interkomem możesz zamiast niego wybrać pomieszczenie z komputerem.
card-suppressiveFire-about = W walce: zużyj znacznik amunicji; ty albo postać w twoim pomieszczeniu, która się zgodzi, przechodzi do sąsiedniego pomieszczenia i nie jest atakowana.
card-basicRepairs-about = Usuń awarię w swoim pomieszczeniu; w maszynowni możesz zamiast tego obejrzeć oba żetony i odłożyć je w dowolnej kolejności. Kosztuje jeszcze dwie karty.
card-repairs-about = Usuń awarię w swoim pomieszczeniu; w maszynowni możesz zamiast tego obejrzeć oba żetony i odłożyć je w dowolnej kolejności. Kosztuje jeszcze jedną kartę.
card-quickRepairs-about = Usuń awarię w swoim pomieszczeniu; w maszynowni możesz zamiast tego obejrzeć oba żetony i odłożyć je w dowolnej kolejności. Nic więcej nie kosztuje.
card-knowledge-about = Otwórz lub zamknij drzwi przy swoim pomieszczeniu albo obejrzyj w tajemnicy dowolny niezbadany kafelek.
card-piloting-about = Użyj za darmo kokpitu albo pomieszczenia z komputerem, w którym jesteś, lub obejrzyj koordynaty z pomieszczenia z komputerem.
card-oldFriend-about = Użyj za darmo sprawnego pomieszczenia, w którym jesteś, jeśli nie ma w nim komputera.
card-computerSkills-about = Otwórz lub zamknij drzwi przy swoim pomieszczeniu albo użyj za darmo pomieszczenia z komputerem, w którym jesteś.
card-programming-about = Otwórz lub zamknij drzwi przy swoim pomieszczeniu albo użyj za darmo pomieszczenia z komputerem, w którym jesteś.
card-ingenuity-about = Napraw jak kartą Naprawy albo stwórz samoróbkę; dowolny żółty przedmiot może zastąpić narzędzia.
card-pyrotechnic-about = Odrzuć przedmiot, by podpalić swoje pomieszczenie albo ugasić w nim pożar.
card-technicalCorridors-about = Od jednego wejścia do korytarzy technicznych przejdź do dowolnego innego; potem pasujesz.
card-fullAuto-about = Strzelaj z karabinu szturmowego całą amunicją: każde dwa znaczniki dodają do rzutu jedno obrażenie.
card-nerves-about = Reakcja: zignoruj atak z zaskoczenia na ciebie.
card-coveringFire-about = W walce: zużyj znacznik amunicji. Do sąsiedniego pomieszczenia przechodzisz ty, postać stąd, która się zgodzi, albo oboje w dowolnej kolejności; nikt nie jest atakowany.
card-aimedFire-about = Strzel z broni energetycznej; rzut możesz raz powtórzyć.
card-adrenaline-about = W walce: strzel albo uciekaj, potem dobierz kartę.
card-reconnaissance-about = Przejdź do sąsiedniego pomieszczenia bez rzutu na szmery.
card-scavenging-about = Przeszukaj pomieszczenie, nawet jeśli nic w nim nie zostało.
card-intranet-about = Z pomieszczenia z komputerem użyj za darmo dowolnego pomieszczenia z komputerem.
card-accessDenied-about = Z pomieszczenia z komputerem: użyj go za darmo albo wywołaj awarię w dowolnym pomieszczeniu z komputerem.
card-threat-about = Z pomieszczenia z komputerem obejrzyj wierzchnią kartę wydarzenia; zostaw ją albo odłóż na spód.
card-reanimation-about = Zużyj dawkę iniektora na postać w twoim pomieszczeniu: dobiera trzy karty albo dostaje kartę skażenia i odrzuca kartę.
card-bandaging-about = Ulecz do dwóch powierzchownych ran postaci w twoim pomieszczeniu albo opatrz głęboką. W zielonym pomieszczeniu dobierasz kartę.
card-pharmacist-about = Ulecz opatrzoną głęboką ranę postaci w twoim pomieszczeniu albo jedną opatrz. W zielonym pomieszczeniu dobierasz kartę.
card-contamination-about = Nie można nią płacić, tylko zajmuje rękę. Czy jest zarażona, nikt nie wie aż do skanowania; na końcu podnosi szaleństwo.
item-tape-about = Usuń awarię, napraw lub uszkodź silnik w swoim pomieszczeniu albo sklej dwa ciężkie przedmioty, by zajmowały jedną rękę.
item-tools-about = Usuń awarię, napraw lub uszkodź silnik w swoim pomieszczeniu albo otwórz lub zamknij jego drzwi. Składnik samoróbek.
item-extinguisher-about = Ugaś pożar w swoim pomieszczeniu albo zmuś koszmar w nim do wycofania się. Ciężki przedmiot.
item-chemicals-about = Napełnij miotacz ognia albo iniektor. Składnik samoróbek.
item-clothesYellow-about = Opatrz jedną swoją głęboką ranę. Składnik samoróbek.
item-clothesGreen-about = Opatrz jedną swoją głęboką ranę. Składnik samoróbek.
item-chargeYellow-about = Naładuj do pełna broń energetyczną albo otwórz lub zamknij drzwi swojego pomieszczenia. Składnik samoróbek.
item-chargeRed-about = Naładuj do pełna broń energetyczną albo otwórz lub zamknij drzwi swojego pomieszczenia. Składnik samoróbek.
item-corridorPlans-about = Od jednego wejścia do korytarzy technicznych przejdź do dowolnego innego.
item-spaceSuit-about = W żółtym pomieszczeniu: odrzuć karty akcji i przejdź po kadłubie do dowolnego innego zbadanego żółtego pomieszczenia.
item-shipPlans-about = Obejrzyj w tajemnicy dwa niezbadane kafelki.
item-bandages-about = Opatrz głęboką ranę albo ulecz do dwóch powierzchownych. Składnik samoróbek.
item-medkit-about = Opatrz głęboką ranę albo ulecz już opatrzoną. Składnik samoróbek.
item-food-about = Dobierz dwie karty.
item-injection-about = Dobierz kartę i wykonaj w tej turze tyle akcji, za ile zdołasz zapłacić; potem pasujesz.
item-alcohol-about = Przeskanuj jedną kartę skażenia z ręki i usuń ją z gry; jeśli była zarażona, dostajesz nową. Składnik samoróbek.
item-stimulants-about = Odrzuć dowolne karty z ręki, także skażenie, potem dobierz tyle samo i jeszcze jedną.
item-grenade-about = Rzuć do swojego lub sąsiedniego pomieszczenia: cel otrzymuje dwa obrażenia, pozostałe koszmary tam po jednym, a każda postać tam głęboką ranę.
item-smoke-about = W walce: pozostali w pomieszczeniu odrzucają po karcie, a ty przechodzisz do sąsiedniego pomieszczenia i nie jesteś celem ataków.
item-drone-about = Obejrzyj w tajemnicy niezbadany kafelek i jego żeton.
item-bait-about = Wybierz sąsiednie pomieszczenie: przychodzą tam wszystkie koszmary z pomieszczeń, które z nim sąsiadują. Te w walce najpierw atakują.
item-magazine-about = Dołącz za darmo do broni energetycznej: dwa dodatkowe znaczniki amunicji i miejsce na nie.
item-protoRifle-about = Broń energetyczna, sześć sztuk amunicji. Przy dwóch celownikach możesz zużyć jeszcze jeden znacznik, by zadać jeszcze jedno obrażenie.
item-protoShotgun-about = Broń energetyczna, dwie sztuki amunicji. Trafia każda ścianka oprócz pustej, a celowniki dodają obrażenie.
item-protoPistol-about = Broń energetyczna, trzy sztuki amunicji. Rzut przy każdym strzale możesz raz powtórzyć.
item-commsKey-about = Z pomieszczenia z komputerem obejrzyj cel postaci, która wysłała sygnał.
item-evacKey-about = W sektorze ewakuacyjnym zablokuj albo odblokuj jedną z jego kapsuł.
item-destructKey-about = Z pomieszczenia z komputerem uruchom albo zatrzymaj samozniszczenie.
item-antidote-about = Przejdź dekontaminację, weź jedną nową kartę skażenia, potem pasujesz.
item-taser-about = Koszmar w twoim pomieszczeniu otrzymuje jedno obrażenie i się wycofuje albo inna postać w nim odrzuca całą rękę.
item-flamethrower-about = Broń, cztery sztuki amunicji. Trafia każda ścianka oprócz pustej; dwa celowniki dodatkowo podpalają pomieszczenie.
item-molotov-about = Rzuć do swojego lub sąsiedniego pomieszczenia: pożar, jedno obrażenie dla każdego koszmaru i głęboka rana dla każdej postaci tam; w gnieździe ginie jajo.
item-revolver-about = Broń kapitana, sześć sztuk amunicji. Dwa celowniki dodają obrażenie.
item-shotgun-about = Broń energetyczna pilota, dwie sztuki amunicji. Każde trafienie dodaje obrażenie.
item-sawnOff-about = Broń energetyczna mechanika, dwie sztuki amunicji. Jeden celownik liczy się jak dwa.
item-assaultRifle-about = Broń energetyczna żołnierza, pięć sztuk amunicji. Każde trafienie dodaje obrażenie.
item-rifle-about = Broń energetyczna zwiadowcy, cztery sztuki amunicji.
item-pistol-about = Broń energetyczna naukowca, trzy sztuki amunicji. Dwa celowniki liczą się jak jeden.
item-injector-about = Broń medyka, dwie dawki. Trafienie nie rani koszmaru, lecz go przepędza.
item-motionSensor-about = Po rzucie na szmery możesz odrzucić kartę akcji i rzucić jeszcze raz. Ciężki przedmiot.
item-holoComputer-about = Intranet i Ocena zagrożenia działają u ciebie w każdym pomieszczeniu. Ciężki przedmiot.
quest-shipsLog-about = Aktywujesz w pomieszczeniu łączności. Raz: z pomieszczenia z komputerem obejrzyj cel innej postaci.
quest-intercom-about = Aktywujesz, odrzucając narzędzia albo taśmę. Rozkaz i Motywacja sięgają też pomieszczeń z komputerem.
quest-orbital-about = Aktywujesz, odrzucając ładunek energii. Raz: wszyscy natychmiast pasują, a na końcu tej rundy koszmary nie atakują.
quest-pilotKey-about = Aktywujesz w centrum kontroli pożarów. Raz: w sektorze ewakuacyjnym zablokuj albo odblokuj jedną z jego kapsuł.
quest-torch-about = Aktywujesz w magazynie. Wielokrotnie: otwórz lub zamknij drzwi swojego pomieszczenia, nawet zniszczone.
quest-flashlight-about = Aktywujesz, odrzucając ładunek energii. Wielokrotnie, za dwie karty: przeszukaj pomieszczenie.
quest-armor-about = Aktywujesz, odrzucając narzędzia albo taśmę. Raz: odrzuć pancerz i zignoruj atak, gdy widzisz jego kartę, albo atak z zaskoczenia.
quest-autoloader-about = Aktywujesz w zbrojowni, na karabinie szturmowym: miejsce na jeszcze jeden znacznik amunicji, a ładunki energii ładują go za darmo.
quest-motionSensor-about = Aktywujesz, odrzucając ładunek energii. Po rzucie na szmery możesz odrzucić kartę akcji i rzucić jeszcze raz. Ciężki przedmiot.
quest-securityKey-about = Aktywujesz w kokpicie. Raz: otwórz lub zamknij dowolne drzwi jednego pomieszczenia.
quest-holoComputer-about = Aktywujesz przy generatorze. Intranet i Ocena zagrożenia działają u ciebie w każdym pomieszczeniu. Ciężki przedmiot.
quest-labKit-about = Aktywujesz, odrzucając chemikalia. Raz: odkryj słabość w swoim pomieszczeniu jak w laboratorium.
quest-surgeonKit-about = Aktywujesz, odrzucając apteczkę. Raz: postać w twoim pomieszczeniu przechodzi dekontaminację i otrzymuje powierzchowną ranę.
quest-anabolics-about = Aktywujesz w izbie chorych. Raz, za darmo: uzupełnij rękę do pięciu kart.
room-armory-about = Dołóż dwa znaczniki amunicji do jednej swojej broni energetycznej.
room-comms-about = Wyślij sygnał: wymagają go niektóre cele.
room-emergency-about = Opatrz wszystkie swoje głębokie rany, ulecz jedną opatrzoną albo do dwóch powierzchownych. W pełnej kooperacji ciało tutaj ożywa.
room-laboratory-about = Odkryj słabość koszmarów, jeśli jest tu postać z szaleństwem 3 lub większym, jajo albo zwłoki intruza.
room-generator-about = Uruchom albo zatrzymaj samozniszczenie. Nie można uruchomić, gdy ktoś hibernuje, ani zatrzymać na żółtych polach.
room-evacA-about = Wejdź do odblokowanej kapsuły tego sektora z wolnym miejscem: najpierw rzut na szmery i nic nie może przyjść.
room-evacB-about = Wejdź do odblokowanej kapsuły tego sektora z wolnym miejscem: najpierw rzut na szmery i nic nie może przyjść.
room-fireControl-about = Ugaś pożar w dowolnym pomieszczeniu i zmuś tamtejsze koszmary do wycofania się.
room-nest-about = Weź jajo, potem rzuć na szmery. Jaja można też niszczyć; nie ma tu czego szukać.
room-storage-about = Dobierz dwa przedmioty wybranego koloru i zatrzymaj jeden; zapas pomieszczenia się nie zmniejsza.
room-surgery-about = Dekontaminacja: całe twoje skażenie jest skanowane, zarażone karty opuszczają grę, szaleństwo spada do 3, wszystkie karty wtasowujesz w stos; potem powierzchowna rana i pasujesz.
room-airlock-about = Zamknij szczelnie inne zbadane żółte pomieszczenie bez zniszczonych drzwi. Jeśli wciąż jest zamknięte, gdy wszyscy spasują, giną wszyscy w środku oprócz łupieżcy.
room-cabins-about = Bez akcji. Kto zaczyna rundę tutaj, bez awarii i koszmarów, uzupełnia rękę do sześciu kart.
room-canteen-about = Ulecz powierzchowną ranę i odpocznij: zmniejsz szaleństwo, przeskanuj skażenie albo jedno i drugie.
room-command-about = Otwórz lub zamknij dowolne drzwi jednego pomieszczenia statku.
room-engineControl-about = Obejrzyj w tajemnicy stan wszystkich trzech silników.
room-hatch-about = Zablokuj albo odblokuj dowolną kapsułę.
room-monitoring-about = Obejrzyj w tajemnicy niezbadany kafelek i jego żeton.
room-slime-about = W grze z koszmarami nie bierze udziału: nie ma śluzu.
room-shower-about = Odpocznij: zmniejsz szaleństwo, przeskanuj skażenie na ręce albo jedno i drugie.
room-cockpit-about = Obejrzyj w tajemnicy koordynaty albo ustaw inną destynację, dopóki nikt nie hibernuje.
room-hibernatorium-about = Od niebieskich pól toru czasu: rzuć na szmery, a jeśli nic nie przyjdzie, zasypiasz na czas skoku.
room-engine1-about = Sprawdź w tajemnicy, czy ten silnik działa.
room-engine2-about = Sprawdź w tajemnicy, czy ten silnik działa.
room-engine3-about = Sprawdź w tajemnicy, czy ten silnik działa.
event-terror-about = Wszyscy uzupełniają rękę do pięciu kart i skanują skażenie na ręce; zarażona karta ustawia szaleństwo na 5. Potem wszyscy odrzucają rękę.
event-hunt-about = Każdy koszmar poza walką idzie do sąsiedniego pomieszczenia z postacią, także przez drzwi.
event-tendrils-about = Każdemu w pomieszczeniu z wejściem do korytarzy technicznych szaleństwo rośnie o jeden.
event-computerFailure-about = Jeśli jakieś pomieszczenie z komputerem ma awarię, psują się wszystkie zbadane pomieszczenia z komputerem. Karta opuszcza grę.
event-monophobia-about = Każdy, kto jest sam w pomieszczeniu i nie walczy, panikuje.
event-neurosis-about = Każdy w pomieszczeniu z leżem lub w sąsiednim panikuje.
event-agoraphobia-about = Łupieżca pojawia się w pomieszczeniu o najniższym numerze, w którym są co najmniej dwie postacie. Bez ataku z zaskoczenia.
event-podEjection-about = Kapsuła o najwyższym numerze przepada; kto w niej siedział, stoi znów w sektorze. Karta opuszcza grę.
event-fireWave-about = Pożar w pomieszczeniu o najniższym numerze ogarnia sąsiednie, jeśli nie dzielą ich zamknięte drzwi.
event-overheat-about = Sprawny generator się psuje. Zepsuty staje w ogniu i wszystkie pożary się rozprzestrzeniają. Karta opuszcza grę.
event-whispers-about = Inna karta wydarzenia podaje numer: szmery w tym korytarzu przy każdej postaci albo spotkanie, jeśli szmery już tam są.
event-fear-about = Każdy, czyje szaleństwo przewyższa liczbę kart na ręce, dostaje kartę skażenia.
event-fuelExplosion-about = We wszystkich trzech maszynowniach wybucha pożar. Karta opuszcza grę.
event-aiFailure-about = Przy dwóch zepsutych pomieszczeniach z komputerem rusza samozniszczenie, chyba że ktoś hibernuje; w innym razie psuje się pomieszczenie z komputerem o najniższym numerze.
attack-scratch-about = Karta skażenia i powierzchowna rana.
attack-bite-about = Głęboka rana; przy dwóch lub więcej głębokich ranach śmierć.
attack-dismay-about = Karta skażenia, a postać panikuje.
attack-frenzy-about = Każdy w pomieszczeniu otrzymuje głęboką ranę; kto ma już dwie lub więcej, ginie.
attack-dread-about = Głęboka rana, a postać panikuje.
attack-braineating-about = Dwie głębokie rany; kto ma już choć jedną, ginie.
attack-duplicate-about = W pomieszczeniu pojawia się drugi taki sam koszmar.
panic-outburst-about = Wywołaj awarię w swoim pomieszczeniu. Od poziomu szaleństwa 2.
panic-defeatism-about = Każdemu w twoim pomieszczeniu, także tobie, szaleństwo rośnie o jeden. Od poziomu szaleństwa 3.
panic-blindEscape-about = Uciekasz korytarzem wskazanym przez kartę wydarzenia i nikt cię nie atakuje. Od poziomu szaleństwa 2.
panic-destruction-about = Tracisz wybrany ciężki przedmiot. Od poziomu szaleństwa 4.
panic-courage-about = Idziesz do sąsiedniego pomieszczenia z koszmarem albo leżem. Od poziomu szaleństwa 2.
panic-sabotage-about = Przepada cały zapas przedmiotów twojego pomieszczenia. Od poziomu szaleństwa 2.
panic-mutilation-about = Dwie powierzchowne rany. Od poziomu szaleństwa 3.
panic-heartAttack-about = Giniesz. Od poziomu szaleństwa 5.
panic-bloodlust-about = Wszyscy inni w pomieszczeniu otrzymują głęboką ranę; jeśli nikogo innego tu nie ma, otrzymujesz ją ty. Od poziomu szaleństwa 3.
panic-demotivation-about = Ty i wszyscy w pomieszczeniu odrzucacie po karcie akcji; potem twoje szaleństwo rośnie o jeden. Od poziomu szaleństwa 2.
panic-ripping-about = Powierzchowna rana, a jedna opatrzona rana znów się otwiera. Od poziomu szaleństwa 2.
panic-hopelessness-about = Z trzech kart twojego stosu jedna opuszcza grę, pozostałe odrzucasz. Od poziomu szaleństwa 3.
panic-hallucinations-about = Opróżniasz magazynek jednej ze swoich broni. Od poziomu szaleństwa 3.
panic-pyromaniac-about = Podpalasz swoje pomieszczenie. Od poziomu szaleństwa 3.
wound-back-about = Uzupełniasz rękę tylko do czterech kart.
wound-leg-about = Ucieczka kosztuje dwie karty.
wound-hand-about = Użycie przedmiotu kosztuje o jedną kartę więcej.
wound-bleeding-about = Pasując, otrzymujesz powierzchowną ranę.
wound-arm-about = Na ciężkie rzeczy masz tylko jedną rękę.
weakness-flames-about = Ogień rani koszmary i leża podwójnie.
weakness-energy-about = Każde trafienie z broni energetycznej dodaje obrażenie.
weakness-slow-about = Przy ataku z zaskoczenia liczba na żetonie jest o 1 mniejsza.
weakness-foam-about = Gaśnica i centrum kontroli pożarów także ranią: jedno obrażenie przed wycofaniem się.
weakness-walls-about = Czyhacze i szeptacze nie przechodzą przez zamknięte drzwi.
weakness-thin-about = Pusta ścianka kości walki rani szeptacza.
weakness-cores-about = Z dwóch kart dla leża liczy się niższa.
weakness-mind-about = Odpoczynek zmniejsza szaleństwo o dwa stopnie, jeśli tor na to pozwala.
objective-property-about = Statek dolatuje na Ziemię albo tylko ty przeżywasz.
objective-oldFriendship-about = Statek dolatuje na Ziemię albo tylko ty przeżywasz.
objective-quarantine-about = Statek dolatuje na Marsa (śpiąc, przeżyjesz to) albo na Ziemię ze zniszczonym gniazdem.
objective-explorer-about = Sygnał wysłała twoja postać, a wszystkie szesnaście kafelków jest zbadanych.
objective-burial-about = Wyślij sygnał i zabierz ze sobą niebieskie ciało.
objective-hoarder-about = Odleć kapsułą z co najmniej siedmioma przedmiotami.
objective-greatHunt-about = Zniszczono trzy leża (z twoim sygnałem, jeśli tak ustalono przy stole) albo: wyślij sygnał, a statek zostaje zniszczony.
objective-friends-about = Przeżywają co najmniej dwie postacie, w tym twoja.
objective-aliens-about = Sygnał wysłała twoja postać, a gniazdo albo cały statek jest zniszczony.
objective-precious-about = Wyślij sygnał i zabierz ze sobą jajo.
objective-necroscopy-about = Wyślij sygnał; odkryto słabość, którą zdradzają zwłoki intruza.
objective-abOvo-about = Odkryto słabość, którą zdradza jajo.
objective-biology-about = Odkryto dwie słabości.
objective-bidingTime-about = Postać gracza 1 nie przeżywa albo tylko ty przeżywasz.
objective-greenerGrass-about = Postać gracza 2 nie przeżywa albo tylko ty przeżywasz.
objective-oldFeud-about = Postać gracza 3 nie przeżywa albo tylko ty przeżywasz.
objective-takeover-about = Postać gracza 4 nie przeżywa albo tylko ty przeżywasz.
objective-insight-about = Postać gracza 5 nie przeżywa albo tylko ty przeżywasz.
objective-destinationEarth-about = Statek dolatuje na Ziemię.
objective-postMortem-about = Niebieskie ciało leży w komorze dekontaminacyjnej.
objective-firstContact-about = Odkryto dwie słabości.
objective-head-about = Wysłano sygnał (w pełnej kooperacji po jednym za każdy cel, który go wymaga), a zniszczono trzy leża albo cały statek.
objective-noMan-about = Wysłano sygnał (w pełnej kooperacji po jednym za każdy cel, który go wymaga), a wszystkie szesnaście kafelków jest zbadanych.
objective-delivery-about = Ocalała postać zabiera ze sobą jajo.
objective-cleanUp-about = Wysłano sygnał (w pełnej kooperacji po jednym za każdy cel, który go wymaga), a gniazdo albo cały statek jest zniszczony.
token-malfunction-about = Coś tu nie działa: połóż w pomieszczeniu znacznik awarii.
token-fire-about = Pomieszczenie płonie.
token-danger-about = Koszmary z sąsiednich pomieszczeń wchodzą tutaj; jeśli ich nie ma, szmery we wszystkich korytarzach. Przy ostrożnym lub cichym ruchu to się nie dzieje.
token-doors-about = Drzwi zamykają się za wchodzącym.
token-lair-about = Leże koszmarów: zostaje w pomieszczeniu i oznacza walkę. Nie rzuca się na szmery.
nightmare-lurker-about = Przychodzi do tych z szaleństwem 1 lub 2. Z dwóch kart przy sprawdzaniu obrażeń liczy się niższa.
nightmare-whisperer-about = Przychodzi do tych z szaleństwem 3. O jego śmierci decyduje jedna karta.
nightmare-stalker-about = Przychodzi do tych z szaleństwem 4. Z dwóch kart przy sprawdzaniu obrażeń liczy się wyższa.
nightmare-despoiler-about = Przychodzi do tych z szaleństwem 5. Tylko się wycofuje; ginie, gdy zniszczone zostanie trzecie leże.
nightmare-lair-about = Trafiają je tylko celowniki; symbol wycofania na jednej z dwóch kart je ratuje, w innym razie liczy się wyższa. Nie atakuje i się nie rusza.
character-captain-about = Wydaje rozkazy, motywuje innych i strzela z rewolweru ładowanego po jednym naboju.
character-pilot-about = Zna statek: z daleka odczytuje koordynaty i za darmo używa pomieszczeń.
character-mechanic-about = Naprawia, tworzy samoróbki i przemyka korytarzami technicznymi.
character-soldier-about = Najlepiej walczy i nie daje się łatwo zaskoczyć.
character-scout-about = Porusza się bezszelestnie i wszędzie coś znajduje.
character-scientist-about = Z jednego pomieszczenia obsługuje komputery całego statku i przewiduje wydarzenia.
character-medic-about = Leczy innych, a iniektorem ich pobudza albo odurza.
thing-blueCorpse-about = Ciężki obiekt: zmarły członek załogi z hibernatorium. Potrzebny do niektórych celów.
thing-carcass-about = Ciężki obiekt, zostaje po zniszczonym leżu; bada go laboratorium.
thing-egg-about = Ciężki obiekt z gniazda; bada go laboratorium i jest potrzebny do niektórych celów.
thing-corpse-about = Ciężki obiekt: zmarły członek załogi. W pełnej kooperacji izba chorych przywraca go do życia.

## The story

story-events = Faza wydarzeń { $number }
story-end = Koniec statku
story-step-time = Czas
story-step-attacks = Ataki koszmarów
story-step-fires = Pożary
story-step-event = Karta wydarzenia
story-step-lurking = Czające się
story-step-bag = Woreczek koszmarów
story-step-round = Runda { $number }

story-room = { $key ->
   *[other] { $room } ({ $slot })
}
story-part-contaminated = karta skażenia
story-part-madness = szaleństwo { $level }
story-part-scratch = powierzchowna rana ({ $light })
story-part-wound = głęboka rana, { $wound }
story-part-treated = leczenie
story-result = { $who ->
    [you] ty
   *[other] { $name }
}: { $changes }.

story-fold-drew = { $count ->
    [one] dobrana { $count } karta
    [few] dobrane { $count } karty
   *[many] dobranych { $count } kart
}
story-fold-paid = { $count ->
    [one] zapłacona { $count } karta
    [few] zapłacone { $count } karty
   *[many] zapłaconych { $count } kart
}
story-fold-discarded = { $count ->
    [one] odrzucona { $count } karta
    [few] odrzucone { $count } karty
   *[many] odrzuconych { $count } kart
}
story-fold-die = kość: { $face }
story-fold-checked = sprawdzenie obrażeń: { $attack }
story-fold-numbered = karta wydarzenia dla numeru: { $event }

story-draws = { $name } { $who ->
    [you] dobierasz
   *[other] dobiera
}: { $cards }.
story-declares = { $name } { $who ->
    [you] zapowiadasz
   *[other] zapowiada
}: { $choice }.
story-pays = { $name } { $who ->
    [you] płacisz
   *[other] płaci
} kartą „{ $card }”.
story-discards = { $name } { $who ->
    [you] odrzucasz
   *[other] odrzuca
} kartę „{ $card }”.
story-interrupts = { $name } { $who ->
    [you] przeszkadzasz
   *[other] przeszkadza
} { $target-is ->
    [you] ci
   *[other] graczowi { $target }
}.
story-passes = { $name } { $who ->
    [you] pasujesz
   *[other] pasuje
}.
story-plays = { $name } { $who ->
    [you] zagrywasz
   *[other] zagrywa
} kartę „{ $thing }”{ $plain ->
    [1] { "" }
   *[other] : { $mode }
}{ $changed ->
    [0] .
   *[other] . Teraz: { $changes }.
}
story-plays-found = { $name } { $who ->
    [you] zagrywasz
   *[other] zagrywa
} kartę „{ $thing }” i { $who ->
    [you] zachowujesz
   *[other] zachowuje
} { $colour } przedmiot.
story-uses = { $name } { $who ->
    [you] używasz
   *[other] używa
}: { $thing }{ $plain ->
    [1] { "" }
   *[other] { " " }– { $mode }
}{ $changed ->
    [0] .
   *[other] . Teraz: { $changes }.
}
story-uses-room = { $name } { $who ->
    [you] korzystasz
   *[other] korzysta
} z pomieszczenia „{ $thing }”{ $plain ->
    [1] { "" }
   *[other] : { $mode }
}{ $changed ->
    [0] .
   *[other] . Teraz: { $changes }.
}
story-activates = { $name } { $who ->
    [you] aktywujesz
   *[other] aktywuje
}: { $thing }.
story-removes-card = { $name } { $who ->
    [you] tracisz
   *[other] traci
} do końca gry kartę „{ $card }”.
story-escapes = { $name } { $who ->
    [you] próbujesz
   *[other] próbuje
} uciec.
story-enters = { $name } { $who ->
    [you] wchodzisz
   *[other] wchodzi
}: { $place }.
story-explores = { $name } { $who ->
    [you] odkrywasz
   *[other] odkrywa
}: { $place }; { $token }.
story-explored = Odkryto: { $place }; { $token }.
story-finds-token = { $name } { $who ->
    [you] wchodzisz
   *[other] wchodzi
}: { $place }; { $token }.
story-token = Żeton, { $place }: { $token }.
story-rolls = { $name } { $who ->
    [you] rzucasz
   *[other] rzuca
} na szmery: { $roll }{ $count ->
    [0] .
   *[other] ; szmery: { $places }.
}
story-noise = Szmery: { $places }.
story-encounter = { $who ->
    [you] ty
   *[other] { $name }
}: spotkanie, { $place }: { $draw }{ $comes ->
    [0] .
   *[other] ; pojawia się { $nightmare }.
}
story-keeps = { $name } { $who ->
    [you] zachowujesz
   *[other] zachowuje
}: { $thing }.
story-keeps-colour = { $name } { $who ->
    [you] zachowujesz
   *[other] zachowuje
} { $colour } przedmiot.
story-takes = { $name } { $who ->
    [you] bierzesz
   *[other] bierze
}: { $thing }.
story-drops = { $name } { $who ->
    [you] odrzucasz
   *[other] odrzuca
}: { $thing }.
story-crafts = { $name } { $who ->
    [you] tworzysz
   *[other] tworzy
}: { $thing }.
story-trades = { $who ->
    [you] ty
   *[other] { $name }
} i { $target-is ->
    [you] ty
   *[other] { $target }
} { $target-is ->
    [you] wymieniacie
   *[other] { $who ->
        [you] wymieniacie
       *[other] wymieniają
    }
} się; liczba rzeczy: { $count }.
story-loads = { $name } { $who ->
    [you] ładujesz
   *[other] ładuje
}: { $thing } ({ $ammo }).

story-looks-engine = { $name } { $who ->
    [you] sprawdzasz
   *[other] sprawdza
} silnik { $engine }.
story-saw-engine = Silnik { $engine }: { $what }.
story-looks-course = { $name } { $who ->
    [you] oglądasz
   *[other] ogląda
} koordynaty.
story-saw-course = Koordynaty: { $what }.
story-looks-room = { $name } { $who ->
    [you] oglądasz
   *[other] ogląda
} kafelek: { $place }.
story-saw-room = { $place } to { $what }.
story-looks-token = { $name } { $who ->
    [you] oglądasz
   *[other] ogląda
} żeton: { $place }.
story-saw-token = Żeton, { $place }: { $what }.
story-looks-event = { $name } { $who ->
    [you] oglądasz
   *[other] ogląda
} wierzchnią kartę wydarzenia.
story-saw-event = Wierzchnie wydarzenie: { $what }.
story-looks-goal = { $name } { $who ->
    [you] oglądasz
   *[other] ogląda
} { $target-is ->
    [you] twój cel
   *[other] cel gracza { $target }
}.
story-saw-goal = { $target-is ->
    [you] Twój cel
   *[other] Cel gracza { $target }
}: { $what }.
story-saw-title = Tylko ty to widzisz.
story-saw-todo = Pozostali wiedzą, że oglądasz, ale nie wiedzą, co.

story-says-engine = { $name } { $who ->
    [you] mówisz
   *[other] mówi
}: silnik { $engine } jest { $what }.
story-says-course = { $name } { $who ->
    [you] mówisz
   *[other] mówi
}: { $letter } to { $what }.
story-says-room = { $name } { $who ->
    [you] mówisz
   *[other] mówi
}: { $place } to { $what }.
story-says-token = { $name } { $who ->
    [you] mówisz
   *[other] mówi
}: { $place }, żeton: { $what }.
story-says-goal = { $name } { $who ->
    [you] mówisz
   *[other] mówi
}: „Mój cel to { $what }”.
story-says-health = { $name } { $who ->
    [you] mówisz
   *[other] mówi
}: { $what }.
story-touches-engine = { $name } { $who ->
    [you] majstrujesz
   *[other] majstruje
} przy silniku { $engine }{ $swapped ->
    [0] : kolejność zostaje.
   *[other] : żetony zamieniają się miejscami.
}
story-sets-course = { $name } { $who ->
    [you] ustawiasz
   *[other] ustawia
} destynację: { $letter }.
story-signals = { $name } { $who ->
    [you] wysyłasz
   *[other] wysyła
} sygnał.

story-shoots = { $name } { $who ->
    [you] strzelasz
   *[other] strzela
} ({ $item }): { $target }{ $injuries ->
    [0] { $rolled ->
        [0] { "" }
       *[other] , pudło
    }
   *[other] , obrażenia: { $injuries }
}{ $outcome ->
    [0] .
    [1] ; cel ginie.
   *[other] ; cel się wycofuje.
}
story-strikes = { $name } { $who ->
    [you] walczysz
   *[other] walczy
} wręcz: { $target }{ $injuries ->
    [0] { $rolled ->
        [0] { "" }
       *[other] , pudło
    }
   *[other] , obrażenia: { $injuries }
}{ $outcome ->
    [0] { "" }
    [1] ; cel ginie
   *[other] ; cel się wycofuje
}{ $changed ->
    [0] .
   *[other] . { $who ->
        [you] Dostajesz
       *[other] Cena
    }: { $changes }.
}
story-hurt = { $target }, { $place }: obrażenia { $injuries }{ $outcome ->
    [0] .
    [1] ; ginie.
   *[other] ; wycofuje się.
}
story-nightmare-dies = Ginie { $nightmare }: { $place }.
story-nightmare-retreats = Wycofuje się { $nightmare }: { $place }.
story-lair-destroyed = Leże zniszczone: { $place }.
story-egg-lost = Jajo zniszczone; w gnieździe zostało: { $eggs }.
story-attacked = { $nightmare } atakuje { $target-is ->
    [you] cię
   *[other] gracza { $target }
} kartą „{ $attack }”{ $missed ->
    [0] { $changed ->
        [0] .
       *[other] : { $changes }.
    }
   *[other] { " " }i chybia.
}
story-surprised = Atak z zaskoczenia { $who ->
    [you] na ciebie
   *[other] na gracza { $name }
}{ $changed ->
    [0] .
   *[other] : { $changes }.
}
story-appears = Pojawia się { $nightmare }: { $place }.
story-walks = { $nightmare } przechodzi: { $origin } → { $place }.
story-fades = Znika { $nightmare }: { $place }.
story-lair = Tu jest leże: { $place }.
story-burns = { $name } { $who ->
    [you] kończysz
   *[other] kończy
} turę w ogniu: { $changes }.
story-bleeds = { $name } { $who ->
    [you] krwawisz
   *[other] krwawi
}: { $changes }.
story-dies = { $name } { $who ->
    [you] giniesz
   *[other] ginie
}: { $cause }
story-cause-none = nic.
story-cause-wounds = zbyt wiele ran.
story-cause-madness = szaleństwo powyżej pięciu.
story-cause-nightmare = rozszarpanie przez koszmar.
story-cause-heart = atak serca.
story-cause-airlock = otwarta śluza.
story-cause-jump = skok bez hibernacji.
story-cause-explosion = zagłada razem ze statkiem.
story-cause-course = sen przy złej destynacji.
story-cause-contamination = skażenie wygrało.
story-you-are-dead = Nie żyjesz.
story-you-are-wounded = Masz głęboką ranę.
story-wound-todo = Przy trzech głębokich ranach każda kolejna rana zabija.
story-panics = { $name } { $who ->
    [you] panikujesz
   *[other] panikuje
}: { $panic }{ $changed ->
    [0] .
   *[other] ; { $changes }.
}
story-scans = { $name } { $who ->
    [you] skanujesz
   *[other] skanuje
} skażenie: czyste { $clean }, ZARAŻONE { $infected }.

story-fire = Wybucha pożar: { $places }.
story-fire-reaches-you = Ogień dosięga cię.
story-fire-costs = Koniec tury w ogniu kosztuje powierzchowną ranę.
story-fire-todo = Wyjdź albo ugaś pożar.
story-fire-out = Pożar gaśnie: { $places }.
story-breaks = Awaria: { $places }.
story-fixed = Awaria usunięta: { $places }.
story-door-closes = Drzwi się zamykają: { $places }.
story-door-opens = Drzwi się otwierają: { $places }.
story-door-destroyed = Drzwi zostają zniszczone: { $places }.
story-airlock-set = Do otwarcia śluzy przygotowano: { $place }. Otworzy się, gdy spasują wszyscy.
story-airlock-opens = Śluza się otwiera: { $place }.
story-fuse-lit = Uruchomiono samozniszczenie: rundy – { $count }.
story-fuse-stopped = Zatrzymano samozniszczenie.
story-pod = Kapsuła { $pod }: { $status }.
story-boards = { $name } { $who ->
    [you] wsiadasz
   *[other] wsiada
} do kapsuły { $pod }.
story-launches = Kapsuła { $pod } opuszcza statek.
story-sleeps = { $name } { $who ->
    [you] zasypiasz
   *[other] zasypia
}.
story-weakness = Odkryto słabość „{ $weakness }”: { $about }
story-time = Do skoku { $left ->
    [one] { $left } runda
    [few] { $left } rundy
   *[many] { $left } rund
}; { $sleep ->
    [0] hibernacja otwarta
    [one] hibernacja za { $sleep } rundę
    [few] hibernacja za { $sleep } rundy
   *[many] hibernacja za { $sleep } rund
}{ $fuse ->
    [-1] .
    [one] ; wybuch za { $fuse } rundę.
    [few] ; wybuch za { $fuse } rundy.
   *[many] ; wybuch za { $fuse } rund.
}
story-event = { $event }: { $about }
story-bag = Z woreczka: { $draw }.
story-round = Runda { $round } z { $of }: { $first-is ->
    [you] zaczynasz ty
   *[other] zaczyna { $first }
}.
story-starts = { $who ->
    [you] masz
   *[other] { $name } ma
} numer { $number }.
story-drafts = { $name } { $who ->
    [you] grasz
   *[other] gra
} postacią: { $character }.
story-gets-objective = { $name } { $who ->
    [you] dostajesz
   *[other] dostaje
} cel „{ $objective }”: { $about }
story-contact-coop = Pierwszy koszmar.
story-contact = Pierwszy koszmar: wszyscy wybierają cel.
story-keeps-objective = { $name } { $who ->
    [you] zachowujesz
   *[other] zachowuje
} jeden cel.
story-keeps-this-objective = { $name } { $who ->
    [you] zachowujesz
   *[other] zachowuje
} cel „{ $objective }”: { $about }
story-objective-title = Twój cel jest wybrany.
story-ship-ends = { $reason ->
    [time] Koniec czasu: { $fate }.
    [fuse] Odliczanie dobiegło końca: { $fate }.
    [fire] O jeden pożar za dużo: { $fate }.
    [hull] O jedną awarię za dużo, kadłub pęka: { $fate }.
    [engines] Co najmniej dwa silniki są uszkodzone: { $fate }.
   *[nobody] Na pokładzie nikt już nie czuwa: { $fate }.
}
story-arrives = Statek dolatuje do celu: { $planet }.
story-survives = { $name } { $who ->
    [you] przeżywasz
   *[other] przeżywa
} z poziomem szaleństwa { $madness }.
story-shows-objective = { $name } { $who ->
    [you] pokazujesz
   *[other] pokazuje
} cel „{ $objective }”: { $done ->
    [0] niespełniony.
   *[other] spełniony.
}
story-revived = { $name } { $who ->
    [you] wracasz
   *[other] wraca
} do życia.

## Alarms

alarm-fuse = Trwa samozniszczenie.
alarm-fuse-text = Do wybuchu { $left ->
    [one] { $left } runda
    [few] { $left } rundy
   *[many] { $left } rund
}; potem giną wszyscy na pokładzie. Generator może je zatrzymać jeszcze przez { $yet ->
    [one] { $yet } rundę.
    [few] { $yet } rundy.
   *[many] { $yet } rund.
}
alarm-fuse-yellow = Samozniszczenia nie da się już zatrzymać.
alarm-fuse-yellow-text = Do wybuchu { $left ->
    [one] { $left } runda
    [few] { $left } rundy
   *[many] { $left } rund
}. Wszystkie kapsuły są otwarte: uciekaj.
alarm-last-rounds = Do skoku { $left ->
    [one] { $left } runda.
    [few] { $left } rundy.
   *[many] { $left } rund.
}
alarm-last-rounds-text = Kto podczas skoku nie śpi na pokładzie, ginie. Zaśnij w hibernatorium albo odleć kapsułą.
alarm-last-round = Ostatnia runda przed skokiem.
alarm-last-round-text = Pozostałe rundy: { $left }. Kto po niej nie śpi na pokładzie, ginie. Zaśnij w hibernatorium albo odleć kapsułą teraz.
alarm-hibernation = Hibernacja jest otwarta.
alarm-hibernation-text = W hibernatorium można zasnąć aż do skoku, pozostałe rundy: { $left }. Dopóki ktoś śpi, nie można uruchomić samozniszczenia.
alarm-fires = { $left ->
    [one] Następny pożar zniszczy statek.
    [few] Jeszcze { $left } pożary zniszczą statek.
   *[many] Jeszcze { $left } pożarów zniszczy statek.
}
alarm-fires-text = { $left ->
    [one] Wszystkie znaczniki pożaru są w grze. Ugaście choć jeden, inaczej następnego nie przeżyje nikt na pokładzie.
   *[other] Został jeden znacznik pożaru. Gaście, zanim ogień się rozejdzie.
}
alarm-hull = { $left ->
    [one] Następna awaria rozerwie kadłub.
    [few] Jeszcze { $left } awarie rozerwą kadłub.
   *[many] Jeszcze { $left } awarii rozerwie kadłub.
}
alarm-hull-text = { $left ->
    [one] Wszystkie znaczniki awarii są w grze. Naprawcie choć jedną, inaczej następnej nie przeżyje nikt na pokładzie.
   *[other] Został jeden znacznik awarii. Naprawiajcie.
}
alarm-airlock = Śluza przygotowana: { $room }.
alarm-airlock-text = Gdy spasują wszyscy, zginie każdy, kto tam jest ({ $room }), oprócz łupieżcy. Otwarcie drzwi ją zatrzyma.
alarm-engines-broken = { $count ->
    [2] O ile wiesz, dwa silniki są uszkodzone.
   *[other] O ile wiesz, wszystkie trzy silniki są uszkodzone.
}
alarm-engines-broken-text = Uszkodzone silniki: { $count }. Tak statek wybuchnie podczas skoku. Napraw je albo nie zostawaj na pokładzie.
alarm-engines-unknown = O żadnym silniku nie wiesz, czy działa.
alarm-engines-unknown-text = Jeśli podczas skoku dwa z trzech są uszkodzone, statek wybuchnie ze wszystkimi śpiącymi. Sprawdź albo komuś zaufaj.
alarm-lair-beside = Obok ciebie jest leże: { $room }.
alarm-lair-beside-text = Kto wejdzie, ma z nim walkę; szkodzą mu ogień i broń.
alarm-lair-here = Jesteś przy leżu: { $room }.
alarm-lair-here-text = Oznacza walkę: można tylko to, co wolno w walce.
alarm-fire-here = Twoje pomieszczenie płonie.
alarm-fire-here-text = Koniec tury tutaj kosztuje powierzchowną ranę.
alarm-wounds = Masz trzy głębokie rany.
alarm-wounds-text = Każda kolejna rana zabija. Ulecz choć jedną.
## The detective’s page

notebook-person = { $name }, { $character }
notebook-round = Runda { $round }
notebook-objective = Cele
notebook-objective-both = dwa, wybór przed nami; możliwych: { $left }
notebook-objective-chosen = jeden zachowany; możliwych: { $left }
notebook-objective-of = Cel
notebook-theirs = ma go { $name }
notebook-infection = Zarażenie
notebook-infection-clean = na pewno brak
notebook-infection-infected = na pewno jest
notebook-infection-unknown = nie wiadomo: niezeskanowanych kart { $cards }
notebook-ship = Co skrywa statek
notebook-engine = Silnik { $engine }
notebook-course = Destynacja { $letter }
notebook-course-set = Destynacja { $letter }, ustawiona teraz
notebook-rooms-1 = Pomieszczenia I, zakryte: { $slots }
notebook-rooms-2 = Pomieszczenia II, zakryte: { $slots }
notebook-said-engine = silnik { $engine }: { $works }
notebook-said-course = { $letter } to { $planet }
notebook-said-room = { $slot }: { $room }
notebook-said-token = żeton, { $slot }: { $discovery }
notebook-said-goal = mój cel to { $objective }
notebook-said-health = { $health }

## Dlaczego Koszmar tak wybiera

why-explore = Plan: zbadać { $slot }.
why-signal = Plan: { $slot }, wysłać sygnał, którego wymaga twój cel.
why-egg = Plan: { $slot }, po jajo, którego wymaga twój cel.
why-study = Plan: { $slot }, odkryć słabość potrzebną do twojego celu.
why-corpse = Plan: { $slot }, po niebieskie ciało, którego wymaga twój cel.
why-lay = Plan: zanieść niebieskie ciało, { $slot }.
why-hatch = Plan: { $slot }, odblokować kapsułę.
why-fuse = Plan: { $slot }, uruchomić samozniszczenie.
why-board = Plan: { $slot }, odlecieć kapsułą.
why-wait = Plan: { $slot }, czekać tam.
why-sleep = Plan: { $slot }, zasnąć aż do skoku.
why-steer = Plan: { $slot }, sprawdzić destynację statku i ją ustawić.
why-engine = Plan: { $slot }, zająć się silnikiem.
why-careful = Ostrożny ruch kosztuje o kartę więcej, ale niczego nie przywoła.
