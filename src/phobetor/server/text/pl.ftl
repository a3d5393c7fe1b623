# Co mówi stół w sieci.

## Dlaczego czegoś nie można zrobić

refusal-not-begun = Gra jeszcze się nie zaczęła.
refusal-already-begun = Gra już się zaczęła.
refusal-command-used = To polecenie należy do innego miejsca.
refusal-no-such-option = Nie ma opcji o takim numerze.
refusal-no-series = Na to pytanie jest jedna odpowiedź, nie kilka.
refusal-so-many-picks = Wybierz { $least ->
    [0] najwyżej { $most }
   *[other] od { $least } do { $most }
 }.
refusal-decision-is-over = Na tę decyzję jest już za późno: sytuacja na stole się zmieniła. Spójrz jeszcze raz i wybierz ponownie.
refusal-nobody-stands-in = Żaden bot cię nie zastępuje.
refusal-no-such-line = W dzienniku nie ma takiego wiersza.
refusal-not-over = To można zrobić dopiero po zakończeniu gry.
refusal-no-such-moment = W tej partii nie ma takiej chwili.
refusal-enough-comments = Więcej komentarzy do tej partii się nie zmieści; najpierw jakiś usuń.
refusal-not-your-comment = Komentarz może usunąć tylko jego autor i gospodarz stołu.
refusal-empty-comment = W komentarzu musi być choć jedno słowo, które da się przeczytać.
refusal-no-such-seat = Przy tym stole nie ma takiego miejsca.
refusal-name-is-empty = Imię musi mieć choć jeden widoczny znak.
refusal-name-is-taken = Ktoś przy tym stole ma imię, które wygląda tak samo; wybierz inne.
refusal-no-such-bot = Do tej gry nie ma takiego bota.
refusal-seat-is-taken = To miejsce jest zajęte.
refusal-link-is-used = Ten link został już użyty albo należy do innego stołu; pobierz nowy na drugim urządzeniu.
refusal-salt-too-early = Sól liczy się dopiero wtedy, gdy stół pokazał swoje zobowiązanie; wyślij jedno i drugie.
refusal-seal-is-over = To tasowanie już nie czeka: stół ma inne zobowiązanie. Spróbuj ponownie.
refusal-sent-away = Gospodarz odesłał cię od tego stołu. Możesz patrzeć, a usiądziesz, gdy gospodarz znów cię wpuści.
refusal-not-sent-away = Nikogo o tym imieniu nie odesłano.
refusal-only-host = Może to zrobić tylko gospodarz stołu.
refusal-not-seated = Nie siedzisz przy tym stole; kto tylko się przygląda, nie może tego zrobić.
refusal-not-your-seat = To nie jest twoje miejsce.
refusal-not-away = Bot nie jest tam teraz potrzebny.
refusal-text-is-empty = Nie ma tu nic, co dałoby się przeczytać.
refusal-disk = Nie udało się tego zapisać, więc się nie liczy. Nic nie zginęło; spróbuj za chwilę jeszcze raz.
refusal-damaged = Zapisane dane serwera są tu uszkodzone: nie da się tego zapisać i ponowna próba nie pomoże. Przyczyna jest w dzienniku serwera.
refusal-too-fast = Nie tak szybko; spróbuj za kilka sekund.
refusal-only-one-way = Nie ma tu z czego wybierać.
refusal-what-if-among-people = Wśród ludzi nie ma „co by było, gdyby” w trakcie gry: po jej końcu możesz grać dalej od dowolnej chwili.
refusal-what-if-on-your-turn = „Co by było, gdyby” możesz wypróbować w swojej turze: gra wtedy na ciebie czeka.
refusal-what-if-from-now = Dopóki gra trwa, „co by było, gdyby” zaczyna się teraz; nie podawaj innej chwili.
refusal-no-hints = Przy tym stole nie ma podpowiedzi: trzeba je dopuścić przed rozpoczęciem.
refusal-no-hint = Tym razem nie ma podpowiedzi; spróbuj jeszcze raz albo zdecyduj samodzielnie.
refusal-mistake = Wystąpił błąd serwera i tego nie wykonano; spróbuj jeszcze raz.
refusal-seats-changed = W międzyczasie ktoś przyszedł, odszedł albo się przesiadł, więc nic się nie zmieniło. Spójrz jeszcze raz.
refusal-table-is-locked = Gospodarz zamknął stół: nikt więcej nie może się dosiąść.
refusal-no-such-order = Nowa kolejność musi wymieniać każde krzesło raz.
refusal-no-more-chairs = W tej grze jest najwyżej { $most } krzeseł.
refusal-no-fewer-chairs = Ta gra wymaga co najmniej { $least } krzeseł.
refusal-host-stays = Krzesło gospodarza zostaje; najpierw wstań, a gospodarzem zostanie ktoś inny.
refusal-sit-to-talk = Przed grą rozmawiają ci, którzy siedzą przy stole; usiądź, żeby się włączyć.
refusal-enough-said = Widzowie powiedzieli tu już tyle, ile przechowujemy.
refusal-resign-first = Ta gra jeszcze trwa: najpierw odejdź z niej na dobre, a bot dogra ją za ciebie.
refusal-left-for-good = Ta gra już jest bez ciebie: bot dogra ją do końca.
refusal-enough-notices = Powiadomienia o tym stole przychodzą już do { $most } twoich przeglądarek; najpierw wyłącz je w jednej z nich.
refusal-rules-changed = Od początku tej gry zasady się zmieniły: najpierw zdecydujcie wspólnie, jak grać dalej.
refusal-rules-are-settled = Już zdecydowano, jak ta gra toczy się dalej.
refusal-no-such-way = W ten sposób tej gry nie da się kontynuować; wybierz inny.

## Odpowiedzi na żądania

problem-no-table = Nie ma takiego stołu; sprawdź link.
problem-no-words = Żaden stół nie ma takich słów. Zapytaj o nie jeszcze raz; może ktoś się przesłyszał.
problem-word = Słowa „{ $word }” nie ma w żadnym kodzie.
problem-word-like = Słowa „{ $word }” nie ma w żadnym kodzie. Może chodzi o „{ $nearest }”?
problem-word-count = Kod ma { $most } słowa, a wpisano { $count }.
problem-too-many-guesses = Za dużo błędnych kodów; spróbuj ponownie za { $seconds } s albo otwórz link.
problem-no-page = Pod tym adresem niczego nie ma.
problem-no-game = Nie ma takiej gry.
problem-no-seat = Podaj, czyje decyzje obejrzeć: numer miejsca.
problem-no-puzzle = Nie ma zadania o tym numerze; numery idą od 1 do { $count }.
problem-broken = Tego stołu nie da się otworzyć: zapisane ruchy nie prowadzą do zapisanej pozycji. Innych stołów to nie dotyczy.
problem-old-rules = Tę partię rozgrywano według wersji { $then } zasad, a ten serwer ma wersję { $now }: to nie byłaby już ta sama partia. Partia jest zachowana i otworzy ją serwer z wcześniejszą wersją.
problem-link = Ten link nie zawiera całej partii: część zginęła albo została zmieniona. Poproś o niego jeszcze raz albo o plik.
problem-record = Tej partii nie da się tu odtworzyć.
problem-record-no-json = Tej partii nie da się odtworzyć: to nie jest zapis partii (nie jest to JSON w UTF-8).
problem-record-shape = Tej partii nie da się odtworzyć: to nie jest zapis partii.
problem-record-shape-at = Tej partii nie da się odtworzyć: to nie jest zapis partii; zobacz „{ $field }” w pliku.
problem-record-format = Tej partii nie da się odtworzyć: jest w formacie { $found }, a ten serwer czyta format { $read }.
problem-record-game = Tej partii nie da się odtworzyć: nie ma gry „{ $game }”; są: { $known }.
problem-record-setup = Tej partii nie da się odtworzyć: tak być nie może – sprawdź liczbę graczy ({ $players }), opcje i ziarno.
problem-record-seats = Tej partii nie da się odtworzyć: każde miejsce (jest ich { $players }) musi mieć rodzaj i imię.
problem-record-names = Tej partii nie da się odtworzyć: imiona muszą składać się ze znaków drukowalnych, najwyżej { $most }.
problem-record-seed = Tej partii nie da się odtworzyć: ziarno musi składać się ze znaków drukowalnych.
problem-record-origin = Tej partii nie da się odtworzyć: jest dalszym ciągiem innej, ale takiej pozycji być nie może.
problem-record-fingerprints = Tej partii nie da się odtworzyć: liczba wyborów to { $count }, a odcisk jest po wyborze { $number }.
problem-record-unread = Tej partii nie da się odtworzyć: wyboru { $number } z { $count } nie da się odczytać: „{ $choice }”.
problem-record-refused = Tej partii nie da się odtworzyć: wybór { $number } z { $count }, „{ $choice }”, jest sprzeczny z zasadami.
problem-record-position = Tej partii nie da się odtworzyć: po wyborze { $number } z { $count }, „{ $choice }”, pozycja nie jest tą, której odcisk jest w zapisie.
problem-record-outcome = Tej partii nie da się odtworzyć: kończy się inaczej, niż mówi zapis.
problem-record-link-end = Tej partii nie da się odtworzyć: nie kończy się w pozycji z linku – zasady były inne.
problem-record-slow = Tej partii nie da się odtworzyć: trwa to tu zbyt długo.
problem-record-long = Tej partii nie da się odtworzyć: liczba wyborów to { $count }, a tutaj może ich być najwyżej { $most }.
problem-record-seat = Z tego miejsca nie da się jej obejrzeć: liczba miejsc w tej partii to { $players }.
problem-old-record = Tę partię rozgrywano według wersji { $then } zasad, a ten serwer ma wersję { $now }: to nie byłaby już ta sama partia.
problem-no-notices = Ten serwer nie wysyła powiadomień.
problem-no-push = Ten serwer nie może wysyłać powiadomień do przeglądarki: nie zainstalowano potrzebnej biblioteki.
problem-subscription = Takiej subskrypcji nie da się użyć: potrzebny jest adres https publicznej usługi powiadomień i oba klucze przeglądarki.
problem-webhook = Tam nie można wysyłać wiadomości: podaj adres https publicznej usługi, na przykład https://chat.example.org/hooks/abc.
problem-one-game = Wyślij albo link, albo plik.
problem-slow-game = Odtworzenie tej partii trwałoby tu za długo; na własnym komputerze zrobi to „phobetor replay”.
problem-running = To można zobaczyć dopiero po zakończeniu gry.
problem-stopped = Tę grę zakończono przed czasem, bo zmieniły się zasady; jak daleko doszła, pokazuje zapis.
problem-not-begun = Gra jeszcze się nie zaczęła, nie ma do czego wracać.
problem-not-your-seat = Możesz wracać tylko do tego, co było widać z twojego miejsca.
problem-no-moment = Podaj numer zdarzenia od 0 do { NUMBER($most) }.
problem-malformed = Tego żądania nie da się zrozumieć: { $reason }
problem-too-long = To żądanie jest za długie.
problem-other-site = To żądanie przyszło z innej strony i zostało odrzucone.
problem-host = Ten serwer nie zna takiego adresu.
problem-too-many = Za dużo żądań; spróbuj za { $seconds } s.
problem-too-many-tables = Jedna przeglądarka może otworzyć { $most ->
        [one] { $most } stół
        [few] { $most } stoły
       *[many] { $most } stołów
    } na godzinę i tyle już otwarto; następny będzie można otworzyć za { $minutes } min.
problem-too-many-tables-here = Z jednej sieci można otworzyć { $most ->
        [one] { $most } stół
        [few] { $most } stoły
       *[many] { $most } stołów
    } na godzinę i tyle już otwarto; następny będzie można otworzyć za { $minutes } min.
problem-busy = Serwer nie może teraz zapisywać. Nic nie zginęło; spróbuj za chwilę.
problem-damaged = Zapisane tu dane są uszkodzone i nie da się ich odczytać; ponowna próba nie pomoże. Pozostałe stoły grają dalej, a przyczyna jest w dzienniku serwera.
problem-wrong-method = Tego adresu nie można tak użyć.
problem-mistake = Wystąpił błąd serwera. Nic, co zostało potwierdzone, nie zginęło.
page-missing = Strona nie jest jeszcze zbudowana. W źródłach buduje ją 'make page'; gotowy pakiet ma ją w sobie.

## Mówi stół

told-bot-stands-in = { $name }: gracza nie ma, zastępuje go bot.
told-is-back = { $name }: gracz wrócił i gra dalej.
told-may-sit = { $name } może znów usiąść.
told-is-host = Gospodarzem stołu jest teraz { $name }.
told-time-is-up = { $name }: czas minął.
told-bot-plays-on = { $name }: dalej gra bot.
told-sent-away = { $name }: gospodarz prosi o odejście.
told-sent-away-with-a-word = { $name }: gospodarz prosi o odejście. „{ $word }”
told-locked = Gospodarz zamknął stół.
told-unlocked = Stół jest znowu otwarty.
told-resigned = { $name } już nie gra: bot dogra do końca.
told-takes-back = { $name }: ruch cofnięty, choć odsłonił coś nowego. Od teraz ta gra ma znak.
told-advised = { $name } korzysta w tej grze z podpowiedzi.
told-rules-old = Od początku tej gry zasady się zmieniły; gra toczy się dalej według dawnej wykładni.
told-rules-back = Od początku tej gry zasady się zmieniły; gra wraca do ostatniej pozycji, która według nowych zasad jest taka sama, i dostaje znak.
told-rules-end = Od początku tej gry zasady się zmieniły i stół zdecydował ją zakończyć.
told-erased = To, co tu powiedziano, usunięto.
bye-no-onlookers = Gospodarz tego stołu nie chce widzów.
bye-slow = Połączenie było zbyt wolne; po ponownym połączeniu wszystko będzie na miejscu.
bye-logged-out = Ta przeglądarka została wylogowana ze swojego miejsca.
bye-restart = Serwer uruchamia się ponownie; wszystkie potwierdzone ruchy są zapisane.
bye-too-many = Za dużo wiadomości z tej strony.
bye-malformed = Strona wysłała coś, czego serwer nie rozumie; odśwież ją.
bye-too-many-sockets = Otwarto tu za dużo stron tego stołu.
bye-gone = To miejsce nie jest już twoje.
possible = To jest możliwe: { $option }
puzzle-you = Ty

## Powiadomienia o kolejce

notice-title = { $game }: twoja kolej
notice-text = { $name }, twoja kolej w grze { $game }.
notice-stop = Koniec wiadomości o tym stole: { $link }
offline-title = Brak połączenia
offline-text = Ten stół jest na serwerze, z którym nie ma teraz połączenia. Twoje gry są tam bezpieczne.
offline-again = Spróbuj ponownie
