# Co mówi sama strona: wszystko wokół stołu, co nie należy do żadnej gry.

tagline = cztery koszmary, jeden stół
name-default = Śniący

## Strona startowa

start-games = Gry
start-players = { $from }–{ $to } graczy
start-minutes = { $n } min
start-hours = { $n } godz.
start-bots = Zagraj z botami
start-invite = Przygotuj stół
start-yours = Twoje stoły
start-none = Nie masz jeszcze żadnych stołów.
start-yourTurn = twoja decyzja
start-lobby = czekamy na graczy
start-goesOn = decydują inni
start-over = koniec gry: obejrzyj
start-code = Masz kod lub link?
start-codeLabel = Kod lub link do stołu
start-codeHint = kod lub link
start-join = Wejdź
start-noAccount = Bez konta. Wystarczy imię.
start-onDevice = twoje imię na tym urządzeniu
start-change = Zmień
start-save = Zapisz
start-yourName = Twoje imię
start-rulesOf = Zasady: { $game }
start-about-nightmarium = Złóż swoje Stwory, zanim inni rozbiorą je na części.
start-about-somnicum = Przesuwaj wahadła i śnij na trzech poziomach.
start-about-deranged = Trzy noce w mieście. Ktoś z was nie jest już sobą.
start-about-nemesis = Statek, załoga i coś, co jest tu tylko w połowie.
start-title-nightmarium = Koszmarium
start-title-somnicum = Somnicum
start-title-deranged = Opętanie
start-title-nemesis = Nemesis: Koszmary

## Przygotowanie stołu i poczekalnia

setup-new = nowy stół
setup-who = Kto tu siedzi
setup-how = Jak gramy
setup-byBook = według instrukcji
setup-houseRules = { $n ->
    [one] { $n } zasada domowa
    [few] { $n } zasady domowe
    [many] { $n } zasad domowych
   *[other] { $n } zasady domowej
 }
setup-houseRule = zasada domowa
setup-you = ty
setup-youHost = ty, gospodarz
setup-host = gospodarz
setup-bot = bot
setup-friend = znajomy, przez link
setup-friendAbout = Może tu usiąść każdy, kto otworzy link.
setup-localAbout = Kurtyna zasłoni karty, gdy będziesz podawać urządzenie.
setup-empty = Puste krzesło
setup-addSeat = Dostaw krzesło
setup-remove = Zabierz to krzesło
setup-seatKind = Kto gra na miejscu { $letter }
setup-kind-open = Link
setup-kind-bot = Bot
setup-kind-local = Obok
setup-level = Jak gra bot
setup-nameOf = Imię na miejscu { $letter }
setup-begin = Zacznij
setup-open = Otwórz stół
setup-readyBots = Wszyscy są na miejscach.
setup-readyBotsAbout = Gra zacznie się od razu.
setup-readyOpen = { $n ->
    [one] { $n } krzesło czeka na gościa.
    [few] { $n } krzesła czekają na gości.
    [many] { $n } krzeseł czeka na gości.
   *[other] { $n } krzesła czeka na gości.
 }
setup-readyOpenAbout = Dostaniesz link do wysłania; gra zacznie się, gdy wszystkie krzesła będą zajęte.
setup-noSettings = W tej grze nie ma czego ustalać.
setup-clock = Czas na decyzję
setup-clockAbout = Gdy minie, nic nie dzieje się samo: pozostali czekają albo głosują, żeby dalej grał bot. W grze z samymi botami zegar tylko odmierza czas.
setup-clock-0 = brak
setup-clock-30 = 30 s
setup-clock-60 = 60 s
setup-clock-180 = 3 min
setup-clock-86400 = 1 dzień
setup-back = Wstecz
bot-random = lunatyk
bot-greedy = przebiegły
bot-search = bezlitosny
bot-careful = ostrożny
botName-0 = Ćma
botName-1 = Sowa
botName-2 = Nietoperz
botName-3 = Traszka
botName-4 = Zając
lobby-invite = Zaproś
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-link = Link do tego stołu
lobby-linkAbout = Usiąść może każdy, kto ma link: wystarczy podać imię. Tym samym linkiem można wrócić.
lobby-qr = Link jako kod QR
lobby-here = na miejscu
lobby-away = teraz poza stołem
lobby-waits = czeka na kogoś
lobby-sit = Usiądź tutaj
lobby-makeBot = Posadź bota
lobby-makeOpen = Zwolnij krzesło
lobby-waitingFor = { $n ->
    [one] Czekamy na jeszcze { $n } osobę.
    [few] Czekamy na jeszcze { $n } osoby.
    [many] Czekamy na jeszcze { $n } osób.
   *[other] Czekamy na jeszcze { $n } osoby.
 }
lobby-waitingAbout = Gra zacznie się sama, gdy wszystkie krzesła będą zajęte.
lobby-chooseSeat = Wybierz krzesło i podaj imię.
lobby-chooseSeatAbout = Konto nie jest potrzebne. Można też tylko patrzeć.
lobby-full = Wszyscy są na miejscach. Gra się zaczyna.
lobby-fillBots = Zacznij z botami
lobby-fillBotsAbout = Boty zajmą puste krzesła.
lobby-sealed = Tasowanie jest już zapieczętowane: { $hash }. Po grze ziarno zostanie ujawnione i każdy będzie mógł je sprawdzić.
lobby-leave = Wstań od stołu
lobby-leaveHost = Gospodarzem zostanie ktoś inny, kto siedzi przy stole.
lobby-sentAway = { $name }: odesłano od stołu.
lobby-letIn = Wpuść ponownie
lobby-barred = Gospodarz odesłał cię od tego stołu.
lobby-barredAbout = Możesz patrzeć, a usiądziesz, gdy gospodarz znów cię wpuści.

## Stół

table-turnOf = decyduje { $name }
table-yourTurn = twoja decyzja
table-nobody = chwileczkę
table-over = koniec
table-watching = patrzysz
table-seats = Miejsca
table-board = Stół
table-hand = Ręka
table-log = Dziennik
table-chat = Czat
table-rules = Zasady
table-menu = Ustawienia
table-home = Wszystkie gry
table-botFor = gra bot
table-away = poza stołem
table-timeUp = czas minął
table-timeLeft = { $name }, pozostały czas: { $time }
table-seconds = { $n } s
table-you = ty
table-won = wygrana
table-switchTo = Podaj urządzenie: { $name }
table-loading = Szukamy stołu
table-takeback = Wracam na swoje miejsce
table-takebackAbout = Bot gra za ciebie, dopóki nie wrócisz na miejsce.

## Pasek decyzji

decide-label = Twoja decyzja
decide-yours = Twoja decyzja: { $prompt }
decide-options = Co możesz wybrać
decide-list = Lista
decide-previous = Poprzednia możliwość
decide-next = Następna możliwość
decide-undo = Cofnij
decide-undoClosed = Nie ma czego cofnąć: od tamtej pory coś się ujawniło albo nic jeszcze nie wybrano.
decide-cost = Koszt w kartach: { $n }
decide-confirm = Zrób to
decide-cancel = Wybierz inaczej
decide-final = Tego nie da się cofnąć.
decide-again = Naciśnij jeszcze raz albo Enter, aby to zrobić.
decide-narrowed = { $n ->
    [one] { $n } sposób
    [few] { $n } sposoby
    [many] { $n } sposobów
   *[other] { $n } sposobu
 }
decide-widen = Pokaż wszystko
decide-waiting = Teraz decyduje { $name }.
decide-waitingMany = Decydują: { $names }.
decide-isAsked = Pytanie: „{ $prompt }”
decide-lookAround = Możesz się rozejrzeć; damy znać, gdy przyjdzie kolej na twoją decyzję.
decide-moving = Chwileczkę.
decide-movingAbout = Boty myślą albo trwa wykonywanie czyjegoś wyboru.
decide-awayTitle = { $name }: gracza nie ma przy stole.
decide-lateTitle = { $name }: czas minął.
decide-awayAbout = Zdecydujcie wspólnie: poczekać czy niech na razie gra bot. Na miejsce można wrócić w każdej chwili.
decide-voteWait = Czekamy
decide-voteBot = { $name }: niech gra bot
decide-sending = Wysyłamy: { $label }
decide-sendingUndo = Cofamy twój ostatni wybór
decide-sendingAbout = Nic nie przepadło. Powtarzamy, aż stół odpowie.
decide-stillSending = Wciąż wysyłamy. Nic nie przepadło; powtarzamy, aż stół odpowie.
decide-watchAbout = Widzisz to, co widzą wszyscy.
decide-end = Gra dobiegła końca.
decide-youWon = Wygrywasz.
decide-replay = Obejrzyj zapis
decide-fair = Sprawdź tasowanie
decide-again2 = Zagraj ponownie
decide-lastTurn = Pokaż ostatnią turę
decide-lookingBack = Wcześniejsze ruchy
decide-backToNow = Wróć do gry

## Dziennik, czat, zasady

log-all = Wszystko
log-mine = O mnie
log-empty = Nic się jeszcze nie wydarzyło.
log-emptyMine = Nic ci się jeszcze nie przydarzyło.
log-filter = Które wpisy
log-setup = Przed pierwszą turą
log-private = Widzisz to tylko ty
log-more = Wcześniejsze tury
chat-empty = Na razie wszyscy milczą.
chat-say = Powiedz coś
chat-send = Wyślij
chat-watcher = patrzy
rules-search = Szukaj w zasadach
rules-none = W zasadach nic nie znaleziono: „{ $text }”.
rules-found = { $n ->
    [one] Znaleziono { $n } zasadę
    [few] Znaleziono { $n } zasady
    [many] Znaleziono { $n } zasad
   *[other] Znaleziono { $n } zasady
 }
rules-ruling = Nasza wykładnia
rules-source = Źródło: { $text }
rules-setting = Można to zmienić przy przygotowaniu stołu.
rules-rule = Zasada { $id }
rules-about = własnymi słowami, ze wszystkimi wykładniami

## Kurtyna

curtain-pass = Podaj urządzenie: { $name }
curtain-about = Za kurtyną jest to, co widzi i o czym decyduje { $name }.
curtain-hold = Przytrzymaj, aby odsłonić
curtain-holdAbout = Przytrzymaj chwilę przycisk, Enter albo spację.

## Lekcja

lesson-title = Pierwsza gra z przewodnikiem
lesson-learn = Naucz się w pięć minut
lesson-guide = Przewodnik
lesson-step = Krok { $n } z { $of }
lesson-back = Wstecz
lesson-next = Pokaż mi
lesson-nextAbout = Lekcja zrobi to za ciebie i pójdzie dalej (→)
lesson-goOn = Dalej
lesson-leave = Wyjdź
lesson-all = Co jeszcze mogę
lesson-allAbout = Zaznacz wszystko, co można tu wybrać
lesson-other = „{ $label }” też jest możliwe. W tej lekcji idziemy inną drogą: szukaj tego, co świeci.
lesson-nothing = Teraz nie da się z tym nic zrobić. Szukaj tego, co świeci.
lesson-watch = Na razie tylko patrz; przycisk „Dalej” jest przy przewodniku.
lesson-others = Teraz decyduje { $name }.
lesson-done = To była twoja pierwsza gra: { $game }.
lesson-doneAbout = Boty są cierpliwe, a każdy znak na stole prowadzi do swojej zasady.
lesson-again = Jeszcze raz
lesson-play = Zagraj z botami

## Powtórka

replay-replay = Zapis
replay-seenBy = Oczami
replay-all = wszystkich
replay-watcher = widza
replay-at = Decyzja { $n } z { $of }
replay-begin = Początek
replay-first = Na początek
replay-previous = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-next = Krok naprzód
replay-speed = Szybkość
replay-share = Udostępnij
replay-shared = Link skopiowany
replay-verify = Sprawdź tasowanie
replay-verifyAbout = ziarno jest jawne
replay-scrub = Moment gry

## Uczciwa gra

fair-title = Uczciwa gra
fair-lead = Zanim rozdano pierwszą kartę, serwer ogłosił odcisk swojego tajnego ziarna. Po grze pokazuje samo ziarno i każdy może zobaczyć, że to właśnie ono i że wszystkie karty ułożyły się tak, jak z niego wynika.
fair-commitment = Ogłoszono przed grą
fair-seed = Ziarno, ujawnione po grze
fair-computed = Odcisk tego ziarna, obliczony przed chwilą przez twoją przeglądarkę
fair-pending = Gra trwa. Do jej końca ziarno jest zapieczętowane.
fair-matches = To jest ziarno, które zapieczętowano.
fair-differs = To nie jest ziarno, które zapieczętowano. Tej grze nie można ufać.
fair-holds = Serwer powtórzył wszystkie wybory z tym ziarnem i każdy odcisk się zgadza.
fair-fails = Serwer powtórzył grę i znalazł różnicę.
fair-how = Jak sprawdzić bez tej strony
fair-howText = Odcisk to SHA-256 tekstu „phobetor commitment/” i następujących po nim 32 bajtów ziarna. Zapisz przebieg gry i sprawdź go z wiersza poleceń, gdzie wszystko liczy się od nowa:
fair-salts = Co strony dodały do losu
fair-noSalt = nic
fair-promise-people = Najpierw serwer ustalił swoje ziarno, a dopiero potem strony tych osób wylosowały swoją sól: { $names }. Boty i osoby przy wspólnym urządzeniu nic nie dodają, więc nikt nie mógł wybrać kart. Mógłby to zrobić tylko serwer w zmowie z jedną z tych osób: każda z nich może sprawdzić swoją sól.
fair-promise-server = Tu żadna strona nic nie dodała. Serwer ustalił ziarno przed pierwszą kartą i nie mógł go zmienić, ale wylosował je sam.
fair-promise-earlier = Ten stół otworzyła wcześniejsza wersja: sól botów i osób przy wspólnym urządzeniu losował tam serwer i mógł ją dobrać. Jego ziarno było ustalone przed pierwszą kartą.
fair-mine = Karty rozdano z tego, co twojej przeglądarce pokazano przed grą, i z tego, co ona dodała.
fair-notMine = Kart nie rozdano z tego, co pokazano twojej przeglądarce i co ona dodała. Tej grze nie można ufać.
fair-changed = Serwer nie dotrzymał zapieczętowanego tasowania. Nie graj tutaj.
fair-save = Zapisz przebieg
fair-game = Do gry

## Ustawienia

settings-title = Ustawienia
settings-close = Zamknij
settings-language = Język
settings-theme = Wygląd
settings-dark = Noc
settings-light = Pergamin
settings-toggle = Noc albo pergamin
settings-sound = Dźwięk, gdy kolej na twoją decyzję
settings-notify = Powiadomienie, gdy kolej na twoją decyzję
settings-notifyDenied = Przeglądarka nie pozwala tu na powiadomienia.
settings-motion = Animacje
settings-motionAbout = Twój system prosi o ograniczenie ruchu i strona to respektuje.
settings-confirm = Pytaj o potwierdzenie
settings-confirmAbout = Zanim wybór zostanie wykonany.
settings-confirm-never = nigdy
settings-confirm-final = gdy nieodwracalne
settings-confirm-always = zawsze
settings-along = Przenieś swoje miejsce na inne urządzenie
settings-alongAbout = Zeskanuj na nim kod. Kod działa raz i jest tylko dla ciebie.
settings-alongShow = Pokaż kod
settings-others = Moje miejsca na innych urządzeniach
settings-othersAbout = Stracą je wszystkie inne przeglądarki i wszystkie pokazane kody; ta przeglądarka je zachowa.
settings-othersOut = Wyloguj tam
settings-othersDone = Teraz twoje miejsca ma tylko ta przeglądarka.
settings-logOut = Wyloguj
settings-logOutAbout = Ta przeglądarka nie będzie już miała miejsc. Aby wrócić, najpierw przenieś miejsce na inne urządzenie.
settings-logOutSure = Oddaj tu moje miejsca
settings-keys = Klawisze
keys-options = wybierz możliwość
keys-enter = wykonaj wybrane
keys-escape = wybierz inaczej, zamknij
keys-undo = cofnij
keys-log = dziennik
keys-help = ustawienia i klawisze
keys-arrows = przechodź między możliwościami

## Połączenie i błędy

line-lost = Połączenie przerwane. Łączymy się ponownie.
line-lostSending = Połączenie przerwane. Twój wybór jest zachowany i zostanie wysłany, gdy połączenie wróci.
line-now = Spróbuj teraz
error-unreachable = Serwer jest teraz niedostępny.
error-nothing = Pod tym adresem nic nie ma.
error-server = Serwer nie mógł tego zrobić ({ $n }).
error-again = Jeszcze raz
error-nowhere = Nie ma takiej strony
error-lost = Nie ma takiej strony: ta ścieżka prowadzi donikąd.
error-home = Na stronę główną
error-board = Nie udało się wczytać rysunku tego stołu; do gry wystarczy lista poniżej.

## Plansza bez rysunków

plain-about = Ta gra nie ma jeszcze rysowanego stołu. Tu jest wypisane wszystko, co wolno ci wiedzieć.
plain-unknown = ukryte
alert-title = Twoja decyzja

pace-label = Tempo
pace-about = Ruchy botów i skutki decyzji. Kliknięcie stołu lub spacja przechodzi od razu do twojej następnej decyzji.
pace-slow = wolno
pace-normal = normalnie
pace-fast = szybko
pace-instant = od razu
pace-pause = Pauza
pace-go = Dalej
pace-step = krok
pace-stepAbout = Pokaż następne zdarzenie
pace-skip = pomiń
pace-skipAbout = Pokaż wszystko od razu, aż do twojej następnej decyzji
pace-space = Spacja pomija
pace-justNow = Przed chwilą:
pace-again = Pokaż jeszcze raz
pace-behind = { $n ->
    [one] jeszcze { $n } zdarzenie
    [few] jeszcze { $n } zdarzenia
    [many] jeszcze { $n } zdarzeń
   *[other] jeszcze { $n } zdarzenia
 }
pace-thenYou = { $n ->
    [one] jeszcze { $n } zdarzenie, potem decydujesz ty
    [few] jeszcze { $n } zdarzenia, potem decydujesz ty
    [many] jeszcze { $n } zdarzeń, potem decydujesz ty
   *[other] jeszcze { $n } zdarzenia, potem decydujesz ty
 }
pace-paused = Pauza.
settings-size = Tekst
settings-sizeAbout = W procentach. Pasek decyzji rośnie, plansza ustępuje miejsca.
settings-cards = Karty
settings-cards-small = małe
settings-cards-medium = średnie
settings-cards-large = duże
keys-space = pomiń ruchy botów
