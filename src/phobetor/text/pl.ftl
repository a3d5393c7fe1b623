# Co mówi sam dom, niezależnie od gry.

nobody = nikt

refusal-game-is-over = Gra dobiegła końca.
refusal-not-your-decision = To nie twoja decyzja; teraz decyduje { $player }.
refusal-not-now = Teraz nie można tego wybrać.
refusal-nothing-to-undo = Nie ma czego cofnąć: co dobrano lub odkryto i o czym zdecydowali inni, tego cofnąć nie można.

# How the viewer is named at the beginning of a sentence.
story-you = { "" }
story-you-listed = ty
story-onward = Co by było, gdyby…
story-setup = Przygotowanie
story-and = { $rest } i { $last }

## Opowieść o końcu

end-won = wygrana
end-lost = przegrana
end-turn = Tura { NUMBER($number) }
end-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
 }
end-claim-true = Prawda.
end-claim-lie = Kłamstwo: mówiący gracz znał prawdę.
end-claim-guess = Prawda, choć w ciemno.
end-claim-wrong = Nieprawda, ale w ciemno.
end-heading-claims = Co zostało powiedziane
end-heading-moments = Punkty zwrotne
end-heading-deeds = Co wszyscy zrobiliście
end-heading-luck = Co zrobił los
end-expected = { $found } (średnio { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })

cli-player = Gracz
cli-bot-random = Lunatyk
cli-bot-greedy = Spryciarz
cli-bot-sleeper = Śpioch
cli-bot-dozer = Drzemka
cli-bot-dreamer = Marzyciel
cli-bot-sleepwalker = Lunatyk
cli-bot-terror = Lęk nocny
cli-bot-nightmare = Koszmar
cli-bot-planner = Strateg
cli-welcome = { $game }. Numer rozdania: { $seed }. Pomoc: h.
cli-curtain = Decyduje { $player }. Pozostali się odwracają; naciśnij Enter, gdy można zaczynać.
cli-confirm = Enter: dalej. u: cofnij.
cli-keys = ? zasada · why … · u cofnij · l dziennik · n notatki · b stół · s zapis · q wyjście · h pomoc
cli-keep = Enter: wyjdź. s: zapisz przebieg gry.
cli-lone-option = Enter: wybierz jedyną opcję.
cli-several-options = Kilka naraz, w dowolnej kolejności: 4 1 2.
cli-help =
    Aby coś wybrać, wpisz numer z listy; gdzie wybiera się kilka kart lub żetonów, wpisz kilka numerów: 1 3 4.
    ?            zasady, z których wynika to pytanie
    ? 3          zasady, z których wynika opcja 3
    ? { $name }  co to jest i co robi; wystarczy początek nazwy
    ? { $rule }  zasada o tym numerze
    why { $choice }  dlaczego nie można tak zagrać; why { $thing }: to samo o wszystkim, co się z tym wiąże
    doubt        źródła i testy zasad tego pytania oraz pozycja w pliku
    hint         co zrobiłby na twoim miejscu silny bot i dlaczego; wie tylko tyle co ty
    what if      wypróbuj: osobna gra z botami od tego, co wiesz; q wraca do gry, nic nie przepada
    u            cofnij, dopóki nie odkryto niczego nowego; przeciw samym botom wszystko (gra dostaje znak)
    l            ostatnie wiersze dziennika
    n            co wiesz i co z tego wynika: kto co mówił, co jest możliwe, liczby
    b            pokaż stół jeszcze raz
    s            zapisz; grę z pliku można wznowić i odtworzyć
    q            zapisz i wyjdź
cli-no-such-number = Nie ma opcji { $number }; wybierz numer od 1 do { NUMBER($most) }.
cli-not-understood = Nie ma opcji „{ $answer }”; wpisz numer z listy albo h, by zobaczyć pomoc.
cli-saved = Zapisano. Wznów: phobetor play --resume { $path }
cli-kept = Zapisano. Odtwórz: phobetor replay { $path }
cli-cannot-explain = Nic nie wiadomo o „{ $what }”; spróbuj: ? 1, ? { $name }, ? { $rule }, why { $thing }.
cli-several-things = Tak nazywa się kilka rzeczy: „{ $what }”.
cli-and-more = … i jeszcze { NUMBER($count) }
cli-possible = To jest możliwe: { $option }
cli-hand-over = Enter: przekaż dalej.
cli-one-at-a-time = Teraz można wybrać tylko jedno; kilka numerów wpisuje się tam, gdzie wybiera się kilka kart lub żetonów.
cli-bad-answer = Wiersz { $line } pliku odpowiedzi, „{ $answer }”, nie nadaje się ({ $reason }); możliwe są: { $options }.
cli-taken-back = Cofnięto.
cli-taken-back-marked = Cofnięto. Ruch odsłonił już coś nowego, więc gra ma znak: z cofaniem ruchów.
cli-with-takebacks = Z cofaniem ruchów.
cli-doubt = Pozycja, jak ją widzisz, jest w pliku { $path }; to, czego nie możesz widzieć, jest wymyślone. Uruchom: phobetor scenario { $path }
cli-hint-thinks = Wyobrażam sobie, jak gra może się potoczyć…
cli-hint = Rada: { $option }. { $goal ->
    [escape] Wydostajesz się tak w około { $chance } %
    [survive] Przeżywasz tak w około { $chance } %
   *[win] Wygrywasz tak około { $chance } %
} wyobrażonych gier (± { $spread }).
cli-hint-objective = Cel jest przy tym wypełniony w około { $chance } % gier (± { $spread }).
cli-hint-why = Dlaczego: { $text }
cli-hint-same = Zamiast tego: { $option }. { $chance } % (± { $spread }); różnicy nie widać, wyobrażone gry: { $worlds }.
cli-hint-other = { $loss ->
    [0] Prawie tak samo dobre: { $option }. { $chance } % (± { $spread }).
   *[other] Zamiast tego: { $option }. { $chance } % (± { $spread }): traci { $loss } na sto gier.
}
cli-hint-course = Potem prawdopodobnie { $player }: { $option } (możliwe w { $often } na 10 gier).
cli-hint-rules = Zasady: { $rules }. Wyobrażonych gier: { NUMBER($games) }{ $worlds ->
    [0] { "" }
   *[other] , dogranych do końca: za ciebie grał Koszmar, za pozostałych Spryciarz
}; nic, czego nie możesz wiedzieć, nie było brane pod uwagę.
cli-no-hints = Tu nie ma podpowiedzi: między ludźmi trzeba je dopuścić opcją --hints.
cli-what-if = Co by było, gdyby: ta gra jest dalszym ciągiem innej, od tego, co wiedziało jedno miejsce; reszta jest wyobrażona. Nigdzie się nie liczy.
cli-what-if-over = To była tylko próba. Wracamy do gry, która czekała.
cli-no-what-if = „Co by było, gdyby” jest dla kogoś, kto gra z samymi botami.
cli-analysis-chances = { $goal ->
    [survive] Szanse na przeżycie, jak może ocenić ktoś, kto nie widzi kart na ręce:
   *[win] Szanse na wygraną, jak może ocenić ktoś, kto nie widzi kart na ręce:
}
cli-analysis-moment = po { NUMBER($choice) } decyzjach: { $seats }
cli-analysis-judged = { $player }: ocenione decyzje: { NUMBER($judged) }, w tym nie gorsze niż u najsilniejszego bota: { NUMBER($alike) }.
cli-analysis-none = O ile widać z tych partii, żadna decyzja nie kosztowała wiele.
cli-analysis-mistake = { NUMBER($place) }. Decyzja { NUMBER($choice) }: { $option } ({ $chance } %). Lepiej: { $better } ({ $best } %). Strata: { $lost } na sto partii (± { $spread }).
cli-analysis-play-on = Graj dalej od decyzji N przeciw botom, wiedząc to, co wtedy: phobetor analyse RECORD --seat { $seat } --play-on N
cli-analysis-about = { $how ->
    [search] Każda decyzja jest oceniana według tego, co gracz może wtedy wiedzieć, w wyobrażonych partiach.
   *[played] W tej grze nie ma przeszukiwania: oceniono tylko ostatnie decyzje, w wyobrażonych partiach, które do końca rozgrywa Spryciarz.
}
cli-puzzle-of-the-day = Zadanie dnia (numer { NUMBER($number) })
cli-puzzle = Zadanie { NUMBER($number) }
cli-puzzle-you = Ty
cli-puzzle-ask = Jeden wybór jest wyraźnie lepszy od wszystkich innych: wpisz jego numer. { $show }: pokaż rozwiązanie. q: wyjdź.
cli-puzzle-wrong = { $loss ->
    [-1] Jest coś lepszego.
   *[other] Jest coś lepszego: to traci { $loss } na sto partii.
}
cli-puzzle-right = Właśnie tak, w próbie { NUMBER($tries) }.
cli-puzzle-shown = Tak brzmi rozwiązanie.
cli-puzzle-choice = { $kind ->
    [best] Rozwiązanie: { $option }.
    [greedy] Spryciarz: { $option }.
   *[other] Zamiast tego: { $option }.
} { $goal ->
    [survive] Przeżycie w { $chance } % wyobrażonych partii (± { $spread }).
   *[win] Wygrana w { $chance } % wyobrażonych partii (± { $spread }).
}{ $loss ->
    [0] { "" }
   *[other] { " " }Traci { $loss } na sto.
}
cli-puzzle-margin = { $found ->
    [search] Znalezione głębokim przeszukiwaniem z tego, co wie to miejsce; przewaga to { $margin } na sto partii (± { $spread }).
   *[played] Boty rozegrały każdy wybór do końca w tych samych wyobrażonych partiach; przewaga to { $margin } na sto (± { $spread }).
}
cli-source = Źródło: { $source }
cli-test = Test: { $test }
cli-not-saved = Nie można zapisać pliku „{ $path }”: { $reason }.

# --- the decision bar
bar-picked = { $count ->
    [0] Nic
   *[other] Wybierz: { $count }
 }

# The notebook: what a seat knows and what follows.
notebook-only = tylko ty
notebook-claims = Kto co mówił
notebook-sights = Kto patrzył
notebook-verdict-open = nie wiadomo
notebook-verdict-true = prawda
notebook-verdict-false = nieprawda
notebook-hidden = zakryte
notebook-mine = u ciebie
notebook-yours = masz go ty
notebook-empty = W tej pozycji nie ma czego zapisać.
