# Co mówi sam dom, niezależnie od gry.

nobody = nikt

refusal-game-is-over = Gra jest skończona.
refusal-not-your-decision = To nie twoja decyzja; teraz decyduje { $player }.
refusal-not-now = Teraz nie można tego wybrać.
refusal-nothing-to-undo = Nie ma czego cofnąć: co dobrano, odkryto lub o czym zdecydowali inni, pozostaje w mocy.

cli-player = Gracz
cli-welcome = { $game }. Numer rozdania: { $seed }. Pomoc: h.
cli-curtain = Decyduje { $player }. Pozostali się odwracają; Enter, gdy można zaczynać.
cli-confirm = Enter: dalej. u: cofnij.
cli-keys = numer · ? zasada · why … · u cofnij · l dziennik · b stół · s zapis · q wyjście
cli-keep = Enter: wyjdź. s: zapisz przebieg gry.
cli-help =
    Numer wybiera pozycję z listy; gdy wybiera się kilka rzeczy, wpisz kilka numerów: 1 3 4.
    ?            zasady stojące za tym pytaniem
    ? 3          zasady stojące za opcją 3
    ? card 43    co to za karta i co robi
    ? NM-4.12    zasada o tym numerze
    why 43       dlaczego nie można zagrać karty 43; why play 43 a2: to samo dla jednego miejsca
    u            cofnij, dopóki nie odkryto niczego nowego
    l            ostatnie wiersze dziennika
    b            pokaż stół jeszcze raz
    s            zapisz; plik można wznowić i odtworzyć
    q            zapisz i wyjdź
cli-no-such-number = Nie ma opcji { $number }; wybierz numer od 1 do { NUMBER($most) }.
cli-not-understood = „{ $answer }” to nie jest wybór; wpisz numer z listy albo h.
cli-saved = Zapisano. Wznów: phobetor play --resume { $path }
cli-cannot-explain = Nic nie wiadomo o „{ $what }”; spróbuj: ? 1, ? card 43, ? { $rule }, why 43.
cli-possible = To jest możliwe: { $option }
cli-hand-over = Enter: przekaż dalej.
cli-one-at-a-time = Teraz można wybrać tylko jedno; kilka numerów podaje się tam, gdzie wybiera się kilka rzeczy.
cli-bad-answer = Wiersz { $line } pliku odpowiedzi, „{ $answer }”, nie nadaje się ({ $reason }); możliwe są: { $options }.
cli-taken-back = Cofnięto.
cli-not-saved = Nie można zapisać pliku „{ $path }”: { $reason }.
