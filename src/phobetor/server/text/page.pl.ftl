# Co mówi sama strona: wszystko wokół stołu, co nie należy do żadnej gry.

tagline = cztery koszmary, jeden stół
name-default = Gość

## Strona startowa

start-games = Gry
start-players = { $from }–{ $to } graczy
start-minutes = { $n } min
start-hours = { $n } godz.
start-bots = Zagraj z botami
start-invite = Przygotuj stół
start-yours = Twoje stoły
start-none = Nie masz jeszcze żadnych stołów.
start-your-turn = twoja decyzja
start-turn-of = decyduje: { $names }
start-won = wygrana twoja
start-won-by = wygrana: { $names }
start-lost = nikt nie wygrał
start-left = gra bot, bez ciebie
start-forget = Zapomnij o tym stole
start-forget-about = Zniknie z twojej listy.
start-forget-sure = Zapomnij
start-resign = Odejdź z tej gry na dobre
start-resign-about = Bot dogra za ciebie do końca; powrotu nie będzie.
start-resign-sure = Odejdź na dobre
start-keep = Zostaw
start-no-code = Wpisz cztery słowa albo wklej link.
start-lobby = czekamy na graczy
start-code = Masz słowa albo link?
start-code-label = Słowa, kod lub link do stołu
start-code-hint = cztery słowa albo link
start-join = Wejdź
start-no-account = Bez konta. Wystarczy imię.
start-on-device = twoje imię na tym urządzeniu
start-change = Zmień
start-save = Zapisz
start-your-name = Twoje imię
start-rules-of = Zasady: { $game }
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
setup-by-book = według instrukcji
setup-house-rules = { $n ->
    [one] { $n } zasada domowa
    [few] { $n } zasady domowe
    [many] { $n } zasad domowych
   *[other] { $n } zasady domowej
 }
setup-house-rule = zasada domowa
setup-you = ty
setup-you-host = ty, gospodarz
setup-host = gospodarz
setup-bot = bot
setup-friend = znajomy, przez link
setup-friend-about = Może tu usiąść każdy, kto otworzy link.
setup-local-about = Kurtyna zasłoni karty, gdy będziesz podawać urządzenie.
setup-empty = Puste krzesło
setup-add-seat = Dostaw krzesło
setup-remove = Zabierz to krzesło
setup-seat-kind = Kto gra na miejscu { $letter }
setup-kind-open = Link
setup-kind-bot = Bot
setup-kind-local = Obok
setup-level = Jak gra bot
setup-name-of = Imię na miejscu { $letter }
setup-begin = Zacznij
setup-open = Otwórz stół
setup-ready-bots = Wszyscy są na miejscach.
setup-ready-bots-about = Gra zacznie się od razu.
setup-ready-open = { $n ->
    [one] { $n } krzesło czeka na gościa.
    [few] { $n } krzesła czekają na gości.
    [many] { $n } krzeseł czeka na gości.
   *[other] { $n } krzesła czeka na gości.
 }
setup-ready-open-about = Dostaniesz słowa, link i kod do udostępnienia; zaczniesz, kiedy zechcesz.
setup-no-settings = W tej grze nie ma czego ustalać.
setup-clock = Czas na decyzję
setup-clock-about = Gdy minie, nic nie dzieje się samo: pozostali czekają albo głosują, żeby dalej grał bot. W grze z samymi botami zegar tylko odmierza czas.
setup-clock-0 = brak
setup-clock-30 = 30 s
setup-clock-60 = 60 s
setup-clock-180 = 3 min
setup-clock-86400 = 1 dzień
setup-back = Wstecz
bot-sleeper = Śpioch
bot-dozer = Drzemka
bot-dreamer = Marzyciel
bot-sleepwalker = Lunatyk
bot-terror = Lęk nocny
bot-nightmare = Koszmar
bot-random = losowy
bot-greedy = przebiegły
bot-planner = dalekowzroczny
bot-about-sleeper = Robi to, co pierwsze przyjdzie do głowy, i prawie niczego nie zauważa.
bot-about-dozer = Planuje swoją turę, ale nie zauważa połowy możliwości. W sam raz na pierwszą grę.
bot-about-dreamer = Planuje swoją turę, ale niejedno przeocza.
bot-about-sleepwalker = Dobrze planuje swoją turę i mało co przeocza.
bot-about-terror = Prawie niczego nie przeocza, a w niektórych grach wyobraża sobie, jak gra może się potoczyć.
bot-about-nightmare = Najsilniejszy bot tej gry. Wie tylko to, co ty wiesz na jego miejscu.
bot-about-random = Gra byle co, byle zgodnie z zasadami.
bot-about-greedy = Planuje tylko własną turę.
bot-about-planner = Układa plan na całą grę i się go trzyma.
bot-name-0 = Ćma
bot-name-1 = Sowa
bot-name-2 = Nietoperz
bot-name-3 = Traszka
bot-name-4 = Zając
lobby-invite = Zaproś
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-link = Link do tego stołu
lobby-link-about = Usiąść może każdy, kto zna słowa albo ma link: wystarczy podać imię. Tym samym linkiem można wrócić.
lobby-qr = Link jako kod QR
lobby-here = na miejscu
lobby-away = teraz poza stołem
lobby-waits = czeka na kogoś, kto zna słowa
lobby-sit = Usiądź tutaj
lobby-make-bot = Posadź bota
lobby-make-open = Zwolnij krzesło
lobby-waiting-about = Gospodarz zacznie, gdy wszyscy będą gotowi.
lobby-choose-seat = Wybierz krzesło i podaj imię.
lobby-choose-seat-about = Konto nie jest potrzebne. Można też tylko patrzeć.
lobby-sealed = Tasowanie jest zapieczętowane: { $hash }.
lobby-leave = Wstań od stołu
lobby-leave-host = Gospodarzem zostanie ktoś inny, kto siedzi przy stole.
lobby-sent-away = { $name }: odesłano od stołu.
lobby-let-in = Wpuść ponownie
lobby-barred = Gospodarz odesłał cię od tego stołu.
lobby-barred-about = Możesz patrzeć, a usiądziesz, gdy gospodarz znów cię wpuści.
lobby-you-host = nowy stół · ty jesteś gospodarzem
lobby-drag = przeciągnij, żeby zmienić kolejność
lobby-order = w kolejności gry
lobby-everybody = każdą zmianę widzą wszyscy
lobby-host-changes = zmienia je gospodarz
lobby-grip = { $name }: przeciągnij albo naciśnij strzałki
lobby-up = { $name }: wyżej
lobby-down = { $name }: niżej
lobby-ask-to-leave = { $name }: poproś o odejście
lobby-word = Słowo na pożegnanie, jeśli chcesz: { $name }
lobby-word-hint = Wieczór rodzinny, innym razem.
lobby-leave-sure = Poproś o odejście
lobby-keep = Niech zostanie
lobby-lock = Zamknij stół
lobby-unlock = Otwórz stół
lobby-lock-about = Gdy stół jest zamknięty, nikt więcej się nie dosiądzie.
lobby-locked = Stół jest zamknięty.
lobby-locked-about = Nikt więcej nie może się teraz dosiąść. Można patrzeć.
lobby-onlookers = Widzowie
lobby-onlookers-yes = mogą patrzeć
lobby-onlookers-no = nie
lobby-onlookers-about = Widzą to, co widzą wszyscy, i rozmawiają między sobą; gracze tego nie widzą.
lobby-hints = Podpowiedzi
lobby-hints-yes = dozwolone
lobby-hints-no = nie
lobby-hints-about = Kto decyduje, może zapytać silnego bota, co by zrobił; pozostali widzą, kto pyta. Sam na sam z botami wolno zawsze.
lobby-watching = { $n ->
    [one] Teraz patrzy { $n } osoba.
    [few] Teraz patrzą { $n } osoby.
    [many] Teraz patrzy { $n } osób.
   *[other] Teraz patrzy { $n } osoby.
 }
lobby-words = powiedz te słowa
lobby-network = Działa na telefonach w tym domu.
lobby-closed = Ten link otworzy tylko ten komputer. Żeby wpuścić innych, uruchom serwer tak:
lobby-address = Adres dla innych
lobby-sits = { $n ->
    [one] Przy stole siedzi { $n } osoba
    [few] Przy stole siedzą { $n } osoby
    [many] Przy stole siedzi { $n } osób
   *[other] Przy stole siedzi { $n } osoby
 }
lobby-empty = { $n ->
    [0] wszystkie krzesła są zajęte.
    [one] { $n } krzesło jest puste.
    [few] { $n } krzesła są puste.
    [many] { $n } krzeseł jest pustych.
   *[other] { $n } krzesła są puste.
 }
lobby-begin-about = Zacznij, kiedy zechcesz.
lobby-empty-to = Puste krzesła
lobby-empty-to-bot = zajmą boty
lobby-empty-to-away = zabierz
lobby-begin = Zacznij
lobby-too-few = { $n ->
    [one] Ta gra wymaga co najmniej { $n } gracza.
    [few] Ta gra wymaga co najmniej { $n } graczy.
    [many] Ta gra wymaga co najmniej { $n } graczy.
   *[other] Ta gra wymaga co najmniej { $n } gracza.
 }
lobby-barred-word = „{ $word }”
lobby-sit-to-talk = Żeby tu rozmawiać, usiądź przy stole.

## Stół

table-turn-of = decyduje { $name }
table-your-turn = twoja decyzja
table-nobody = chwileczkę
table-over = koniec
table-takebacks = z cofaniem ruchów
table-watched = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
 }
table-left = { $name }: poza stołem; bot może zastąpić za { $time }.
table-gone = już nie gra
table-resigned = Ta gra toczy się już bez ciebie; bot dogra ją do końca.
table-shut = Gospodarz tego stołu nie chce widzów.
table-watching = patrzysz
table-seats = Miejsca
table-board = Stół
table-hand = Ręka
table-log = Dziennik
table-hint = Podpowiedź
table-notes = Notatki
table-chat = Czat
table-rules = Zasady
hint-title = Co zrobiłby Koszmar?
hint-ask = Co robić?
hint-about = Silny bot wyobraża sobie wiele gier na podstawie tego, co wiesz, i mówi, co by zrobił. Nigdy nie patrzy na zakryte karty i nigdy nie wybiera za ciebie.
hint-told = Pozostali dowiedzą się, że korzystasz z podpowiedzi.
hint-waits = Teraz nie masz o czym decydować.
hint-thinks = Wyobrażam sobie, jak gra może się potoczyć…
hint-advised = rada
hint-goal-win = Twoja wygrana
hint-goal-escape = Wydostajesz się
hint-goal-survive = Przeżywasz
hint-objective = …i wypełniasz cel
hint-why = Dlaczego:
hint-spread = ± { $spread }
hint-loss = Traci { $loss } na sto gier.
hint-equal = Prawie tak samo dobre.
hint-same = Różnicy nie widać, gier: { $n }.
hint-course = Spodziewany przebieg
hint-often = możliwe w { $n } na 10
hint-rules = Zasady
hint-games = Z { $n } wyobrażonych gier, z kartami rozdanymi tak, jak możesz to wiedzieć. Żadna zakryta karta nie była oglądana.
hint-played = Każdy wybór dograno do końca w tych samych wyobrażonych grach, jest ich { $n }: za ciebie grał Koszmar, za pozostałych Spryciarz. Nic zakrytego nie było oglądane.
table-menu = Ustawienia
table-home = Wszystkie gry
table-bot-for = gra bot
table-away = poza stołem
table-time-up = czas minął
table-time-left = { $name }, pozostały czas: { $time }
table-seconds = { $n } s
table-you = ty
table-won = wygrana
table-switch-to = Podaj urządzenie: { $name }
table-loading = Szukamy stołu
table-takeback = Wracam na swoje miejsce
table-takeback-about = Bot gra za ciebie, dopóki nie wrócisz na miejsce.

## Pasek decyzji

decide-label = Twoja decyzja
decide-yours = Twoja decyzja: { $prompt }
decide-options = Co możesz wybrać
decide-list = Lista
decide-back = Wstecz
decide-step = { $at } z { $of }
decide-groups = Rodzaje wyborów
decide-no-way-back = nie do cofnięcia
decide-too-many = Nie więcej niż { $n }: najpierw coś odłóż.
decide-pick-more = Wybierz jeszcze { $n }
decide-undo = Cofnij
decide-undo-closed = Nie ma czego cofnąć: od tamtej pory coś się ujawniło albo nic jeszcze nie wybrano.
decide-cost = Koszt w kartach: { $n }
decide-confirm = Zrób to
decide-cancel = Wybierz inaczej
decide-final = Tego nie da się cofnąć.
decide-marks = To można cofnąć; gra dostanie wtedy znak „z cofaniem ruchów”.
decide-again = Naciśnij jeszcze raz albo Enter, aby to zrobić.
decide-narrowed = { $n ->
    [one] { $n } sposób
    [few] { $n } sposoby
    [many] { $n } sposobów
   *[other] { $n } sposobu
 }
decide-waiting = Teraz decyduje { $name }.
decide-waiting-many = Decydują: { $names }.
decide-look-around = Możesz się rozejrzeć; damy znać, gdy przyjdzie kolej na twoją decyzję.
decide-moving = Chwileczkę.
decide-moving-about = Boty myślą albo trwa wykonywanie czyjegoś wyboru.
decide-away-title = { $name }: gracza nie ma przy stole.
decide-late-title = { $name }: czas minął.
decide-away-about = Zdecydujcie wspólnie: poczekać czy niech na razie gra bot. Na miejsce można wrócić w każdej chwili.
decide-vote-wait = Czekamy
decide-vote-bot = { $name }: niech gra bot
decide-rules-title = Od początku tej gry zasady się zmieniły.
decide-rules-about = Stół stoi w ostatniej pozycji, która według wersji { $now } jest taka sama. Zdecydujcie wspólnie, jak grać dalej.
decide-rules-old = Grajmy według dawnej wykładni
decide-rules-back = Grajmy stąd
decide-rules-end = Zakończmy grę
decide-rules-sure = Zakończyć na dobre: naciśnij jeszcze raz
decide-rules-wishes = Na razie za tym: { $names }
decide-sending = Wysyłamy: { $label }
decide-sending-undo = Cofamy twój ostatni wybór
decide-sending-about = Nic nie przepadło. Powtarzamy, aż stół odpowie.
decide-still-sending = Wciąż wysyłamy. Nic nie przepadło; powtarzamy, aż stół odpowie.
decide-watch-about = Widzisz to, co widzą wszyscy.
decide-end = Gra dobiegła końca.
decide-you-won = Wygrywasz.
decide-replay = Obejrzyj zapis
decide-fair = Sprawdź tasowanie
decide-again2 = Zagraj ponownie

## Dziennik, czat, zasady

log-all = Wszystko
log-mine = O mnie
log-empty = Nic się jeszcze nie wydarzyło.
log-filter = Które wpisy
log-private = Widzisz to tylko ty
log-more = Wcześniejsze tury
log-empty-filter = Takich wpisów jeszcze nie ma.
log-fights = Walki
log-turn = tura { NUMBER($n) }
log-play = Pokaż to na stole
log-show = Pokaż ten moment na stole
log-details = { $n ->
    [one] { NUMBER($n) } szczegół
    [few] { NUMBER($n) } szczegóły
    [many] { NUMBER($n) } szczegółów
   *[other] { NUMBER($n) } szczegółu
 }
looking-label = Patrzysz wstecz.
looking-turn = Tura { NUMBER($n) }
looking-called = Teraz decydujesz ty.
looking-waits = Patrzysz wstecz. Gra czeka: { $name }, i toczy się dalej bez pokazywania.
looking-goes-on = Gra toczy się dalej bez pokazywania; dowiesz się, kiedy decydujesz ty.
looking-previous = Wiersz wstecz
looking-next = Wiersz naprzód
looking-play = Pokaż turę
looking-come-back = Wróć
looking-missed = Co mnie ominęło?
looking-since = Od twojej ostatniej decyzji
looking-sections = { $n ->
    [0] nic się nie wydarzyło
    [one] { NUMBER($n) } tura lub faza
    [few] { NUMBER($n) } tury i fazy
    [many] { NUMBER($n) } tur i faz
   *[other] { NUMBER($n) } tury i fazy
 }
looking-play-all = Pokaż wszystko
looking-close = Zamknij
looking-on-board = na stole
chat-empty = Na razie wszyscy milczą.
chat-say = Powiedz coś
chat-send = Wyślij
chat-watcher = patrzy
chat-onlookers = To, co tu powiesz, zobaczą tylko inni widzowie.
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
curtain-hold-about = Przytrzymaj chwilę przycisk, Enter albo spację.

## Lekcja

lesson-title = Pierwsza gra z przewodnikiem
lesson-learn = Naucz się w dziesięć minut
lesson-guide = Przewodnik
lesson-step = Krok { $n } z { $of }
lesson-back = Wstecz
lesson-next = Pokaż mi
lesson-next-about = Lekcja zrobi to za ciebie i pójdzie dalej (→)
lesson-go-on = Dalej
lesson-leave = Wyjdź
lesson-all = Co jeszcze mogę
lesson-all-about = Zaznacz wszystko, co można tu wybrać
lesson-other = „{ $label }” też jest możliwe. W tej lekcji idziemy inną drogą: szukaj tego, co świeci.
lesson-nothing = Teraz nie da się z tym nic zrobić. Szukaj tego, co świeci.
lesson-watch = Na razie tylko patrz; przycisk „Dalej” jest przy przewodniku.
lesson-others = Teraz decyduje { $name }.
lesson-skip = Pomiń
lesson-skip-about = Do następnego rozdziału: { $chapter }
lesson-next-chapter = Koniec rozdziału. Dalej: { $chapter }.
lesson-done = To była twoja pierwsza gra: { $game }.
lesson-done-about = Boty są cierpliwe, a każdy znak na stole prowadzi do swojej zasady.
lesson-again = Jeszcze raz
lesson-play = Zagraj z botami

## Koniec

end-label = Koniec gry
end-you = Ty
end-place = { $n }. miejsce · { $verdict }
end-left = Opuszcza grę przed końcem; dalej gra bot.
end-said = Co zostało powiedziane
end-watch = Oglądaj stąd
end-watch-claim = { $when }: oglądaj stąd
end-moments = Punkty zwrotne
end-deeds = Co wszyscy zrobiliście
end-luck = Co zrobił los
end-average = średnio { $n }
end-board = Plansza
end-back = Podsumowanie
end-picture = Historia na obrazku
end-picture-about = Jeden obrazek dla znajomych. Są na nim imiona przy stole i przebieg gry, nic więcej.
end-close = Zamknij
end-send = Wyślij
end-save = Zapisz obrazek

## Powtórka

replay-replay = Zapis
replay-seen-by = Oczami
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
replay-verify = Sprawdź tasowanie
replay-verify-about = ziarno jest jawne
replay-scrub = Moment gry
replay-turn-back = Do poprzedniej tury
replay-turn-on = Do następnej tury
replay-link-here = Link do tej chwili
replay-whole = Cała partia w jednym linku
replay-whole-about = { $n ->
    [one] { $n } znak; otworzy go każdy serwer
    [few] { $n } znaki; otworzy go każdy serwer
    [many] { $n } znaków; otworzy go każdy serwer
   *[other] { $n } znaku; otworzy go każdy serwer
}
replay-whole-not = Za długa na link: zapisz plik.
replay-file = Zapis w pliku
replay-file-about = otworzy się tu i poleceniem „phobetor replay”
replay-copy = Kopiuj
replay-copied = Skopiowano
replay-save = Zapisz
replay-not-over = nierozegrana do końca
replay-comments = Komentarze
replay-comment = Komentarz
replay-comment-at = Decyzja { $n }
replay-no-comments = Nikt jeszcze nic o tej partii nie napisał.
replay-only-seated = Pisać mogą tu ci, którzy siedzieli przy stole.
replay-write = Co sądzisz o tej chwili?
replay-send = Zapisz
replay-write-as = Jako kto
replay-delete = Usuń komentarz
replay-more-comments = { $n ->
    [one] i jeszcze { $n }
    [few] i jeszcze { $n }
    [many] i jeszcze { $n }
   *[other] i jeszcze { $n }
}
replay-open = Otwórz zapis partii
replay-open-about = Wybierz plik zapisu albo wklej link do partii. Serwer rozegra ją od nowa i niczego nie zachowa.
replay-choose = Wybierz plik
replay-paste = Link do partii
replay-show = Pokaż
replay-too-large = Takich dużych zapisów nie ma: najwyżej 256 KB.

## Wątpliwość co do zasad

doubt-doubt = Czy to tak ma być?
doubt-title = Wątpliwość co do zasad
doubt-about = Zasada tak, jak ją rozumiemy, skąd pochodzi i które testy wykryłyby, że program jej nie przestrzega.
doubt-none = Nie wymieniono tu żadnej zasady.
doubt-tests = Testy
doubt-more = { $n ->
    [one] i jeszcze { $n }
    [few] i jeszcze { $n }
    [many] i jeszcze { $n }
   *[other] i jeszcze { $n }
}
doubt-position = Ta pozycja
doubt-imagined = Gra trwa: wszystko, czego nie możesz widzieć, jest wymyślone, więc kopia nie zawiera niczego ukrytego.
doubt-real = Partia, jaka była aż do tej chwili, razem z ziarnem losowości.
doubt-scenario = Kopiuj jako scenariusz
doubt-link = Kopiuj jako link
doubt-run = Uruchamia ją „phobetor scenario PLIK”.
doubt-close = Zamknij

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
fair-how-text = Odcisk to SHA-256 tekstu „phobetor commitment/” i następujących po nim 32 bajtów ziarna. Zapisz przebieg gry i sprawdź go z wiersza poleceń, gdzie wszystko liczy się od nowa:
fair-salts = Co strony dodały do losu
fair-no-salt = nic
fair-promise-people = Najpierw serwer ustalił swoje ziarno, a dopiero potem strony tych osób wylosowały swoją sól: { $names }. Boty i osoby przy wspólnym urządzeniu nic nie dodają, więc nikt nie mógł wybrać kart. Mógłby to zrobić tylko serwer w zmowie z jedną z tych osób: każda z nich może sprawdzić swoją sól.
fair-promise-server = Tu żadna strona nic nie dodała. Serwer ustalił ziarno przed pierwszą kartą i nie mógł go zmienić, ale wylosował je sam.
fair-promise-earlier = Ten stół otworzyła wcześniejsza wersja: sól botów i osób przy wspólnym urządzeniu losował tam serwer i mógł ją dobrać. Jego ziarno było ustalone przed pierwszą kartą.
fair-mine = Karty rozdano z tego, co twojej przeglądarce pokazano przed grą, i z tego, co ona dodała.
fair-not-mine = Kart nie rozdano z tego, co pokazano twojej przeglądarce i co ona dodała. Tej grze nie można ufać.
fair-changed = Serwer nie dotrzymał zapieczętowanego tasowania. Nie graj tutaj.
fair-save = Zapisz przebieg
fair-game = Do gry
fair-takebacks = { $n ->
    [one] Gracz siedział z samymi botami i { $n } raz cofnął ruch, który odsłonił już kartę albo rzut. Karty się przez to nie zmieniły.
    [few] Gracz siedział z samymi botami i { $n } razy cofnął ruch, który odsłonił już kartę albo rzut. Karty się przez to nie zmieniły.
    [many] Gracz siedział z samymi botami i { $n } razy cofnął ruch, który odsłonił już kartę albo rzut. Karty się przez to nie zmieniły.
   *[other] Gracz siedział z samymi botami i { $n } razu cofnął ruch, który odsłonił już kartę albo rzut. Karty się przez to nie zmieniły.
 }

## Ustawienia

settings-title = Ustawienia
settings-close = Zamknij
settings-language = Język
settings-theme = Wygląd
settings-dark = Noc
settings-light = Pergamin
settings-toggle = Noc albo pergamin
settings-notify = Powiadomienie, gdy kolej na twoją decyzję
settings-notify-denied = Przeglądarka nie pozwala tu na powiadomienia.
settings-push = Powiadomienie na to urządzenie, nawet gdy strona jest zamknięta
settings-push-about = Tylko o tym stole i tylko wtedy, gdy jest twoja kolej, a nie patrzysz na stronę.
settings-push-missing = Ta przeglądarka albo ten serwer tego nie potrafi.
settings-push-iphone = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego i otwórz ją stamtąd.
settings-webhook = Wiadomość na czat, gdy jest twoja kolej
settings-webhook-about = Adres webhooka twojego czatu (Slack, Discord, Mattermost…). Jedna wiadomość na turę, z linkiem, który je wyłącza.
settings-webhook-address = Adres webhooka
settings-webhook-on = Wiadomości idą do { $host }.
settings-webhook-save = Wysyłaj tam
settings-webhook-stop = Nie wysyłaj więcej
stop-title = Koniec wiadomości
stop-done = Na ten adres nie przyjdą już wiadomości o tym stole.
stop-wait = Wyłączanie…
stop-table = Do stołu
settings-motion = Animacje
settings-motion-about = Twój system prosi o ograniczenie ruchu i strona to respektuje.
settings-confirm = Pytaj o potwierdzenie
settings-confirm-about = Zanim wybór zostanie wykonany.
settings-confirm-never = nigdy
settings-confirm-grave = gdy szkodzi
settings-confirm-final = gdy nieodwracalne
settings-confirm-always = zawsze
settings-along = Przenieś swoje miejsce na inne urządzenie
settings-along-about = Zeskanuj tam kod albo otwórz link. Działa raz i jest tylko dla ciebie.
settings-along-show = Pokaż kod
settings-along-copy = Kopiuj link
settings-resign = Odejdź na dobre
settings-resign-about = Bot dogra za ciebie do końca; powrotu nie będzie. Pozostali grają dalej.
settings-resign-sure = Odejdź z tej gry
settings-others = Moje miejsca na innych urządzeniach
settings-others-about = Stracą je wszystkie inne przeglądarki i wszystkie pokazane kody; ta przeglądarka je zachowa.
settings-others-out = Wyloguj tam
settings-others-done = Teraz twoje miejsca ma tylko ta przeglądarka.
settings-log-out = Wyloguj
settings-log-out-about = Ta przeglądarka nie będzie już miała miejsc. Aby wrócić, najpierw przenieś miejsce na inne urządzenie.
settings-log-out-sure = Oddaj tu moje miejsca
settings-keys = Klawisze
keys-options = wybierz możliwość
keys-enter = wykonaj wybrane
keys-escape = wybierz inaczej, zamknij
keys-undo = cofnij
keys-log = dziennik
keys-notes = notatki: co wiesz
keys-help = ustawienia i klawisze
keys-arrows = przechodź między możliwościami

## Połączenie i błędy

line-lost = Połączenie przerwane. Łączymy się ponownie.
line-lost-sending = Połączenie przerwane. Twój wybór jest zachowany i zostanie wysłany, gdy połączenie wróci.
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
pace-step-about = Pokaż następne zdarzenie
pace-skip = pomiń
pace-skip-about = Pokaż wszystko od razu, aż do twojej następnej decyzji
pace-space = Spacja pomija
pace-just-now = Przed chwilą:
pace-behind = { $n ->
    [one] jeszcze { $n } zdarzenie
    [few] jeszcze { $n } zdarzenia
    [many] jeszcze { $n } zdarzeń
   *[other] jeszcze { $n } zdarzenia
 }
pace-then-you = { $n ->
    [one] jeszcze { $n } zdarzenie, potem decydujesz ty
    [few] jeszcze { $n } zdarzenia, potem decydujesz ty
    [many] jeszcze { $n } zdarzeń, potem decydujesz ty
   *[other] jeszcze { $n } zdarzenia, potem decydujesz ty
 }
pace-paused = Pauza.
settings-size = Tekst
settings-size-about = W procentach. Pasek decyzji rośnie, plansza ustępuje miejsca.
settings-cards = Karty
settings-cards-small = małe
settings-cards-medium = średnie
settings-cards-large = duże
keys-space = pomiń ruchy botów

## Sceny: to, co się stało, rozgrywa się na planszy, jedno po drugim

scene-more = { $n ->
    [0] Potem gra toczy się dalej.
    [one] Jeszcze { $n } zdarzenie, potem gra toczy się dalej.
    [few] Jeszcze { $n } zdarzenia, potem gra toczy się dalej.
    [many] Jeszcze { $n } zdarzeń, potem gra toczy się dalej.
   *[other] Jeszcze { $n } zdarzenia, potem gra toczy się dalej.
 }
scene-next = Dalej: { $step }.
scene-steps = Kroki
scene-done = zrobione
scene-coming = przed nami
scene-skip-about = Do końca sceny; wszystko zostaje w dzienniku
scene-held = Scena czeka, bo to dotyczy ciebie. Pozostali grają dalej.
scene-understand = Rozumiem
scene-rule = Reguła
scene-only = widzisz to tylko ty
scene-only-about = Nikt inny tego nie widzi. Wpis zostaje w twoim dzienniku.
scene-close = Zamknij
scene-turn = Tura: { $name }
scene-your-turn = Twoja tura
keys-scene = w scenie: pauza, jeden krok, pominięcie

## Alarmy

alarm-label = Alarmy
alarm-close = Zamknij
alarm-again = { $title } Pokaż jeszcze raz, co to znaczy.

## Dźwięki

settings-sounds = Dźwięki
settings-sound-decide = Decydujesz ty
settings-sound-card = W scenie odsłania się karta
settings-sound-loss = Coś ci szkodzi
settings-sound-phase = Zaczyna się faza
settings-sound-end = Koniec gry
## Notes: what a seat knows, and what it writes down

notes-wait = Zbieram to, co wiesz …
notes-about = Z jawnych faktów i twoich własnych. Nie ma tu nic więcej, niż dałaby doskonała pamięć.
notes-only = tylko ty
notes-you = Ty
notes-out = { $n ->
    [one] { $n } jest wykluczona
    [few] { $n } są wykluczone
    [many] { $n } jest wykluczonych
   *[other] { $n } jest wykluczonych
}
notes-claims = Kto co mówił, a co wiesz
notes-sights = Kto patrzył
notes-follows = Co z tego wynika
notes-verdict-true = prawda
notes-verdict-false = nieprawda
notes-verdict-open = nie wiadomo
notes-mine = Moje notatki
notes-hint = Tylko dla ciebie …
notes-kept = Zostają przy twoim miejscu, na każdym twoim urządzeniu, dopóki istnieje stół.
notes-saving = zapisuję …
notes-saved = zapisane
notes-trust = ufam
notes-unsure = nie wiem
notes-fear = obawiam się
notes-mark = Zaznacz: „{ $what }”
notes-marked-yes = znak: tak
notes-marked-maybe = znak: może
notes-marked-no = znak: nie
notes-marked-none = bez znaku
notes-spread = Na cały stół
notes-back = Z powrotem do stołu

## Zadanie

puzzle-title = Zadanie dnia
puzzle-other-title = Zadanie { $n }
puzzle-link = Zadanie dnia
puzzle-guide = Zadanie
puzzle-ask = Jeden wybór jest wyraźnie lepszy od wszystkich innych. Który?
puzzle-about = Prawdziwa pozycja z partii botów, taka, jaką widzisz ze swojego miejsca. Spryciarz się tu myli.
puzzle-number = { $n } z { $of }
puzzle-row = { $n ->
    [0] Jeszcze ani jednego dnia z rzędu
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
 }
puzzle-tries = Twoje próby
puzzle-wrong = Jest coś lepszego.
puzzle-wrong-by = Traci { $loss } na sto partii.
puzzle-wrong-unknown = Gorsze od kilku najlepszych; o ile, tego nie policzono.
puzzle-right = Właśnie tak.
puzzle-right-about = Rozwiązane w próbie { $n }.
puzzle-shown = Tak brzmi rozwiązanie.
puzzle-solution = Rozwiązanie
puzzle-equal = Równie dobre
puzzle-greedy = tak wybiera Spryciarz
puzzle-loss = traci { $loss } na 100
puzzle-chance-win = Wygrana
puzzle-chance-survive = Przeżycie
puzzle-why = Dlaczego
puzzle-search = Znalezione głębokim przeszukiwaniem z tego, co wie to miejsce; przewaga to { $margin } na sto partii (± { $spread }).
puzzle-played = Boty rozegrały każdy wybór do końca w tych samych wyobrażonych partiach; przewaga to { $margin } na sto (± { $spread }).
puzzle-show = Pokaż rozwiązanie
puzzle-again = Jeszcze raz
puzzle-next = Następne zadanie
puzzle-today = Zadanie dnia
puzzle-leave = Wyjdź

## Analiza

analysis-title = Analiza
analysis-link = Analiza
analysis-works = Partia jest przeglądana jeszcze raz. To potrwa kilka sekund…
analysis-of = Czyje decyzje
analysis-chart-win = Szanse na wygraną
analysis-chart-survive = Szanse na przeżycie
analysis-chart-about = Tak, jak może ocenić ktoś, kto nie widzi kart na ręce; w procentach
analysis-after = po { $n } decyzjach
analysis-won = wygrana
analysis-mistakes = Największe błędy
analysis-none = O ile widać z tych partii, żadna decyzja nie kosztowała wiele.
analysis-at = Decyzja { $n }
analysis-lost = − { $lost } ± { $spread }
analysis-chosen = Wybrano: { $chance } %
analysis-better = Lepiej: { $chance } %
analysis-played = Jakość gry
analysis-alike = Nie gorzej niż najsilniejszy bot
analysis-alike-of = { $n } z { $of }
analysis-watch = Obejrzyj
analysis-search = Każda decyzja jest oceniana według tego, co gracz może wtedy wiedzieć, w wyobrażonych partiach. Szanse nadają się do porównywania decyzji, a jako prognoza są tylko przybliżone.
analysis-by-playing = W tej grze nie ma przeszukiwania. Ostatnie decyzje ({ $n }) są porównywane z wyborem najsilniejszego bota w wyobrażonych partiach, które do końca rozgrywa Spryciarz; wcześniej szczęście znaczy więcej niż jeden wybór. Błędem nazywa się tylko to, co te nieliczne partie pokazują wyraźnie.

## What if

whatif-title = Co by było, gdyby
whatif-try = Co by było, gdyby…
whatif-try-about = Wypróbuj przy osobnym stole, wiedząc to, co teraz. Ukryte karty są wyobrażone; ta gra na ciebie czeka i nic się w niej nie zmienia.
whatif-about = To „co by było, gdyby”: dalszy ciąg innej gry od tego, co wiedziało jedno miejsce; ukryte karty są wyobrażone. Nigdzie się nie liczy.
whatif-departs = Stąd zaczyna się „co by było, gdyby”. Wcześniej toczyła się inna gra — taka, jaką znało jedno miejsce.
whatif-before = Co było wcześniej
whatif-back = Wróć do gry
whatif-play-on = Graj dalej stąd
whatif-play-on-about = Przeciw botom, przy osobnym stole, wiedząc to, co wtedy to miejsce; ukryte karty są wyobrażone.
whatif-against = Przeciwnicy
whatif-same-bots = ci sami
