# Co mówi strona o grze oprócz tego, co wydrukowano na elementach. Słów, które zna też terminal, nie powtarzamy.

page-ship = Statek
page-status = Stan
page-closer = Bliżej
page-farther = Dalej
page-whole = Cały statek
page-me = Gdzie jestem
page-small = Mała mapa
page-room = Pomieszczenie { $n }
page-unexplored = { fact-unexplored }
page-set = zestaw { $n }
page-option = opcja { $n }
page-here = tu jesteś
page-combat = walka
page-fire = { token-fire }
page-broken = { token-malfunction }
page-airlock = śluza zamknięta
page-items = zostało przedmiotów: { $n }
page-no-search = tu się nie szuka
page-computer = komputer
page-ducts = korytarze techniczne
page-sleep-open = sen otwarty
page-sleep-at = sen od pola { $n }
page-noise = szmer
page-quiet = cicho
page-corridor = Korytarz { $a } – { $b }
page-numbers = numery { $n }
page-door-open = drzwi otwarte
page-door-closed = { board-way-closed }
page-door-destroyed = { board-way-destroyed }
page-time = Czas
page-fuse = Samozniszczenie
page-off = wył.
page-jump = skok
page-left = rund do skoku: { $n }
page-sleep-now = sen otwarty
page-sleep-in = do snu: { $n }
page-fuse-at = do wybuchu: { $n }
page-fires = pożary: { $n } z { $of }; jeszcze jeden kończy grę
page-faults = awarie: { $n } z { $of }; jeszcze jedna kończy grę
page-destination = Destynacja
page-only-you = tylko ty
page-only-you-know = tylko ty wiesz
page-unknown = { board-unknown }
page-not-seen = nie widziano
page-works = { board-works }
page-dead = { board-broken }
page-engine = Silnik { $n }
page-engines = { claim-engines }
page-saw = patrzyli: { $names }
page-nobody-saw = nikt nie patrzył
page-nightmares = Koszmary
page-bag = Woreczek
page-bag-of = puste { $blank }, szaleństwo { $mad }, koszmary { $mares }
page-eggs = Jaja
page-lairs = Zniszczone leża
page-weaknesses = Słabości
page-weak-from = { $n ->
    [0] { study-0 }
    [1] { study-1 }
   *[2] { study-2 }
 }
page-pods = Kapsuły
page-pod = Kapsuła { $n }
page-section = sektor { $n }
page-seats-free = wolnych miejsc: { $n }
page-pod-states-none = { status-none }
page-pod-states-locked = { status-locked }
page-pod-states-unlocked = otwarta
page-pod-states-launched = { status-launched }
page-pod-states-ejected = { status-ejected }
page-crew = Załoga
page-claims = Powiedziano
page-says = { $name }: { $what }
page-claim-engine = silnik { $n } { $state }
page-claim-course = { $letter } to { $planet }
page-claim-room = pomieszczenie { $n }: { $room }
page-claim-token = żeton pomieszczenia { $n }: { $token }
page-claim-goal = mój cel to { $goal }
page-claim-health = { $n ->
    [0] nie mam zarażenia
   *[1] mam zarażenie
 }
page-fates-dead = nie żyje
page-fates-active = { "" }
page-fates-asleep = { board-asleep }
page-fates-away = { board-away }
page-passed = pas
page-first = pierwszy gracz
page-signal = { fact-goal-signal }
page-in-pod = w kapsule { $n }
page-hand = Ręka
page-cards = kart: { $n }
page-madness = Szaleństwo
page-madness-of = szaleństwo { $n } z 5
page-brings = zjawi się: { $what }
page-serious = Głębokie
page-dressed = opatrzona
page-wounds = ran powierzchownych { $light } z 2, głębokich { $serious } z 3
page-ammo-left = amunicji { $n }
page-alarm = SAMOZNISZCZENIE: { $n }
page-sleep-broken = awaria: snu nie ma
page-hands = { under-hands }
page-backpack = Plecak
page-empty = puste
page-ammo = amunicji { $n } z { $of }
page-objective = Cel
page-objectives = Cele
page-or-else = jeden z dwóch
page-quests = Przedmioty osobiste
page-quest-states-closed = nieaktywny
page-quest-states-active = aktywny
page-quest-states-spent = zużyty
page-needs-room = bądź w: { $what }
page-needs-item = odrzuć: { $what }
page-deck = stos { $n }
page-discard = odrzucone { $n }
page-contamination = Skażenie
page-clean = Czysta
page-infected = ZARAŻONA
page-contamination-about = Nie można nią płacić. Niezeskanowana.
page-clean-about = Zeskanowana: czysta. Nie można nią płacić.
page-infected-about = Zeskanowana: zarażona. Nie można nią płacić.
page-moments-any = zawsze
page-moments-in = w walce
page-moments-out = poza walką
page-moments-reaction = reakcja
page-room-action = Akcja pomieszczenia
page-passive = bez akcji
page-broken-about = Awaria: bez akcji pomieszczenia i komputera. Szukać można.
page-fire-about = Pożar: powierzchowna rana na koniec twojej tury tutaj.
page-token-under = Żeton eksploracji
page-face-down = zakryty
page-you-saw = Widziane: { $what }.
page-enter = Wejdź
page-injuries = obrażeń { $n }
page-no-cost = za darmo
page-cost = kart: { $n }
page-window = Przeszkodzić?
page-window-about = { $name }: { $deed }.
page-window-rule = Pytani są wszyscy w pomieszczeniu, którzy mogliby mieć tę kartę; nikt się nie dowie, kto ją ma.
page-asked = pytani: { $names }
page-deed = { $step ->
    [Move] idzie do: { $slot }
    [Shoot] strzela
    [Melee] walczy wręcz
    [PickUp] coś podnosi
    [Trade] wymienia się
    [Craft] tworzy: { $item }
    [ActivateDeed] aktywuje: { $quest }
    [CardDeed] zagrywa: { $card }
    [ItemDeed] używa: { $item }
    [RoomDeed] używa: { $room }
    [QuestDeed] używa: { $quest }
    [PanicEffect] panikuje: { $panic }
   *[other] działa
 }
page-table = Na stole
page-found = Znalezione
page-gives = { $name } oferuje
page-back-yellow = żółty rewers
page-back-green = zielony rewers
page-back-red = czerwony rewers
page-back-crafted = samoróbka
page-back-own = własne
page-back-quest = osobiste
page-colours-yellow = żółty, techniczne
page-colours-green = zielony, medyczne
page-colours-red = czerwony, wojskowe
page-colours-white = biały, dowolny stos
page-colours-none = { "" }
page-things = { $n ->
    [0] niebieskie ciało
    [1] zwłoki intruza
   *[2] jajo
 }
page-corpse = ciało: { $name }
page-event = Wierzchnie wydarzenie
page-close = Zamknij
page-round-of = Runda { $n } z 15
page-action-of = akcja { $n } z 2
page-solo = solo
page-pending = wybór postaci
page-card-event = wydarzenie
page-card-attack = atak
page-card-panic = panika
page-card-room = pomieszczenie
page-card-item = przedmiot
page-card-movers = korytarz { $n }
