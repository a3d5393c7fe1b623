## Игра

game-title = Кошмариум
game-about = Собирайте из Ночных страхов Существ — ноги, туловище, голову — и пускайте в ход их способности, как только Существо готово. Побеждает тот, кто первым завершит нужное число Существ, если в последний миг никто не отнимет у одного из них голову.
example-name = Певчий
example-choice = play 43 a2
example-thing = 43

## Карты, легионы, способности, части

card-plain = { $legion } № { $number } ({ $parts })
card-with-ability = { $legion } № { $number } ({ $parts }, { $ability })
card-name = { $legion } № { $number }
creature = { $place } Существо игрока { $player }
creature-place = { $place }-е

legion-necronaut = некромункул
legion-homunculus = людовище
legion-insektoid = констрикт
legion-chimerida = химерид
legion-necronaut-short = Нек
legion-homunculus-short = Люд
legion-insektoid-short = Кон
legion-chimerida-short = Хим
legion-necronaut-all = Некромункулы
legion-homunculus-all = Людовища
legion-insektoid-all = Констрикты
legion-chimerida-all = Химериды
legion-necronaut-about = Синий: чаще всего Падальщик, которого нет у других легионов; изредка Плакальщик и Пожиратель.
legion-homunculus-about = Красный: Плакальщик, Пересмешник и Пожиратель поровну, и каждого больше, чем в любом другом легионе.
legion-insektoid-about = Коричневый: только здесь есть Певчий и карты, годные для любой части; изредка Плакальщик и Пересмешник.
legion-chimerida-about = Зелёный: только здесь есть Палач и меньше всего карт без способности; изредка Пересмешник и Пожиратель.

# Легион из аргумента $legion в родительном падеже множественного числа.
of-legion =
    { $legion-id ->
        [0] некромункулов
        [1] людовищ
        [2] констриктов
       *[3] химеридов
    }

ability-none = без способности
ability-herald = Певчий
ability-weeper = Плакальщик
ability-mocker = Пересмешник
ability-executioner = Палач
ability-scavenger = Падальщик
ability-devourer = Пожиратель
ability-none-short = ·
ability-herald-short = Певч
ability-weeper-short = Плак
ability-mocker-short = Перес
ability-executioner-short = Палач
ability-scavenger-short = Падал
ability-devourer-short = Пожир
ability-herald-about = Откройте две верхние карты колоды, подходящие выложите перед собой, остальные сбросьте.
ability-weeper-about = Возьмите из колоды две карты.
ability-mocker-about = Выложите с руки одну карту любого легиона.
ability-executioner-about = Возьмите на руку верхнюю карту Существа другого игрока, завершённого или нет.
ability-scavenger-about = Сбросьте целиком одно незавершённое Существо другого игрока.
ability-devourer-about = Сбросьте верхнюю карту любого своего Существа, завершённого или нет, кроме этого.

part-legs = ноги
part-torso = туловище
part-head = голова
part-legs-short = Н
part-torso-short = Т
part-head-short = Г

## Варианты

verb-draw = Взять карту
verb-exchange = Обмен: сбросить карты и взять вдвое меньше
verb-play = Выложить: { $card } → ваше { $creature-name } Существо
verb-discard = Сбросить: { $card }
verb-done = Закончить сброс
verb-target = Выбрать { $creature }

## Что вариант означает на этом столе

remark-legs = новое Существо
remark-torso = туловище
remark-head = голова, завершено
remark-pure = голова, завершено и чистое
remark-wins = голова, завершено: победа
aside-legion = Первым действием вы выложили карту: вторая должна быть из того же легиона ({ $legion }).
aside-pure-choice = За этим столом вместо неё можно сбросить две другие карты, даже если она есть.

## Панель решения

bar-first-action = Первое действие.
bar-second-action = Второе действие. Легион любой.
bar-second-action-bound = Второе действие. Выложить можно только { of-legion }.
bar-exchange = Обмен
bar-exchange-cards = Обмен: какие карты сбросить?
bar-pure-of-legion = Чистое Существо ({ $player }): сбросьте карту из легиона { of-legion }.
bar-pure-any-two = Чистое Существо ({ $player }): { of-legion } у вас нет, сбросьте две любые карты.
bar-pure-both = Чистое Существо ({ $player }): { of-legion } у вас нет, уйдут обе ваши карты.
bar-pure-choice = Чистое Существо ({ $player }): сбросьте карту из легиона { of-legion } или две любые другие.
bar-pure-one-more = Ещё одну карту: первая была из другого легиона.
bar-place-revealed = Певчий: выложите все открытые карты, которые подходят.
bar-mocker = Пересмешник: выложите одну карту любого легиона.
bar-executioner = Палач: чью верхнюю карту забрать?
bar-scavenger = Падальщик: какое незавершённое Существо сбросить?
bar-devourer = Пожиратель: какую из своих верхних карт сбросить?

bar-any-order = отмечайте карты в любом порядке
bar-rate = { $drawn } за { $cards }
bar-rate-none = за одну карту ничего не дадут
bar-deck-runs-out =
    { $deck ->
        [0] колода пуста
        [one] в колоде { $deck } карта
        [few] в колоде { $deck } карты
        [many] в колоде { $deck } карт
       *[other] в колоде { $deck } карты
    }, потом перетасуют сброс ({ $discards })
bar-tab-take = Взять или обменять
bar-draw = Взять карту
bar-deck = в колоде { $count }
bar-reshuffles =
    { $count ->
        [one] перетасуют { $count } карту сброса
        [few] перетасуют { $count } карты сброса
        [many] перетасуют { $count } карт сброса
       *[other] перетасуют { $count } карты сброса
    }
bar-nothing-to-draw = брать нечего
bar-on = на { $place }
bar-begins = начать { $place }
bar-place = Выложить: { $card } → { $place } Существо
bar-begin = Начать { $place } Существо: { $card }
bar-place-and-win = Выложить: { $card } → { $place } Существо и победить
bar-wins = завершено: победа
bar-complete = завершено
bar-complete-pure = завершено и чистое
bar-aimless = { $ability } не найдёт цели
bar-loses-abilities = начатые способности пропадут
bar-loses-card = вторая карта уйдёт в сброс
bar-places-other = затем выкладывается вторая карта
bar-new-creature = новое Существо
bar-stays-pure = остаётся чистым
bar-on-legs = ноги: { $legion }
bar-the-legs = ноги ({ $card })
bar-the-torso = туловище ({ $card })
bar-the-head = голову ({ $card })
bar-of = { $place } Существо
bar-whole =
    { $count ->
        [one] { $place }, { $count } карта
        [few] { $place }, { $count } карты
        [many] { $place }, { $count } карт
       *[other] { $place }, { $count } карты
    }
bar-take-legs = Забрать ноги ({ $card }) у игрока { $player }
bar-take-torso = Забрать туловище ({ $card }) у игрока { $player }
bar-take-head = Забрать голову ({ $card }) у игрока { $player }
bar-devour-legs = Сбросить ноги ({ $card }): ваше { $place } Существо
bar-devour-torso = Сбросить туловище ({ $card }): ваше { $place } Существо
bar-devour-head = Сбросить голову ({ $card }): ваше { $place } Существо
bar-scavenge = Сбросить { $place } Существо игрока { $player }
bar-falls-to = { $player }: останется { $count }
bar-you-fall-to = у вас останется { $count }
bar-creature-goes = Существо исчезнет
bar-finish = Закончить
bar-draws =
    { $count ->
        [0] не взять ничего
       *[other] взять { $count }
    }
bar-is-enough = её одной хватит
bar-and-another = и ещё одну карту
bar-and-also = и ещё { $card }
bar-discards = Сбросить { $count }
bar-exchanges =
    { $drawn ->
        [0] Сбросить { $count } · взять 0
       *[other] Сбросить { $count } · взять { $drawn }
    }

## Вопросы

ask-action =
    { $number ->
        [1] Первое из двух ваших действий: возьмите карту, сбросьте карты и возьмите вдвое меньше или выложите карту.
       *[2] Второе из двух ваших действий: возьмите карту, сбросьте карты и возьмите вдвое меньше или выложите карту — того же легиона, если первым действием вы уже выложили карту.
    }
ask-exchange =
    { $discarded ->
        [0] Какие карты сбросить? За каждые две вы возьмёте одну.
        [one] Вы сбросили { $discarded } карту: выберите ещё одну с номером больше { $last-id } или закончите сброс и возьмите по карте за каждые две сброшенные.
        [few] Вы сбросили { $discarded } карты: выберите ещё одну с номером больше { $last-id } или закончите сброс и возьмите по карте за каждые две сброшенные.
        [many] Вы сбросили { $discarded } карт: выберите ещё одну с номером больше { $last-id } или закончите сброс и возьмите по карте за каждые две сброшенные.
       *[other] Вы сбросили { $discarded } карты: выберите ещё одну с номером больше { $last-id } или закончите сброс и возьмите по карте за каждые две сброшенные.
    }
ask-pure-discard =
    { $left ->
        [1] Карта была другого легиона — сбросьте ещё одну.
       *[2] Чистое Существо из легиона { of-legion }: сбросьте карту этого легиона, а если её нет — две любые.
    }
ask-place-revealed = Певчий обязывает выложить каждую открытую карту, которая подходит: выберите следующую карту и Существо для неё.
ask-mocker = Пересмешник обязывает выложить карту: выберите карту с руки, любого легиона, и Существо для неё.
ask-executioner = Палач обязывает взять на руку верхнюю карту Существа другого игрока: выберите Существо.
ask-scavenger = Падальщик обязывает сбросить незавершённое Существо другого игрока: выберите Существо.
ask-devourer = Пожиратель обязывает сбросить верхнюю карту любого вашего Существа, кроме этого: выберите Существо.

## Что происходит

event-turn = Ходит { $player }.
event-drew = { $player } берёт карту: { $card }.
event-drew-unseen = { $player } берёт карту.
event-empty-handed = { $player }: карт нет, поэтому действие — взять карту.
event-nothing-left = Пусты и колода, и сброс: брать больше нечего.
event-reshuffled =
    { $cards ->
        [one] Колода закончилась: сброс ({ $cards } карта) тасуют, и он становится новой колодой.
        [few] Колода закончилась: сброс ({ $cards } карты) тасуют, и он становится новой колодой.
        [many] Колода закончилась: сброс ({ $cards } карт) тасуют, и он становится новой колодой.
       *[other] Колода закончилась: сброс ({ $cards } карты) тасуют, и он становится новой колодой.
    }
event-lost = { $player } теряет карту из-за чистого Существа: { $card }.
event-discarded = { $player } сбрасывает карту: { $card }.
event-placed = { $player } выкладывает карту: { $card } → { $creature-name } Существо.
event-completed = { $creature } завершено.
event-pure = { $creature } — чистое: все карты из легиона { of-legion }. Соперники обязаны сбросить карты.
event-performs = { $creature } выполняет способность: { $ability }.
event-revealed = { $player } открывает карту: { $card }.
event-unplaced = Открытая карта не выложена и уходит в сброс: { $card }.
event-took = { $player } забирает на руку верхнюю карту ({ $creature }): { $card }.
event-scavenged = { $player } целиком сбрасывает { $creature }.
event-devoured = { $creature } теряет верхнюю карту, она уходит в сброс: { $card }.
event-stopped = { $creature }: { $ability } не находит цели, и выполнение способностей прекращается.
event-switched = Выполнение способностей прежнего Существа прекращается, теперь действует { $creature }.
event-won = { $player } побеждает: нужное число Существ завершено.
event-stalemate = Пусты колода, сброс и руки всех игроков: действовать больше никто не может.
event-impatient =
    { $rounds ->
        [one] Уже { $rounds } полный круг никто не выкладывает карт: партия заканчивается.
        [few] Уже { $rounds } полных круга никто не выкладывает карт: партия заканчивается.
        [many] Уже { $rounds } полных кругов никто не выкладывает карт: партия заканчивается.
       *[other] Уже { $rounds } полного круга никто не выкладывает карт: партия заканчивается.
    }

## Рассказ

story-cards =
    { $count ->
        [one] карту: { $cards }
       *[other] карты: { $cards }
    }
story-cards-unseen =
    { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
story-dealt =
    { $count ->
        [one] Каждый получает { $count } карту.
        [few] Каждый получает { $count } карты.
        [many] Каждый получает { $count } карт.
       *[other] Каждый получает { $count } карты.
    }
story-dealt-you = { $name } { $who ->
        [you] получаете
       *[other] получает
    } { $cards }.
story-drew = { $name } { $who ->
        [you] берёте
       *[other] берёт
    } { $cards }.
story-empty-handed = { $name } { $who ->
        [you] остались без карт и берёте
       *[other] без карт на руке берёт
    } { $cards }.
story-empty-handed-none = { $name } { $who ->
        [you] остались без карт
       *[other] без карт на руке
    }, а брать больше нечего.
story-exchanged = { $name } { $who ->
        [you] сбрасываете
       *[other] сбрасывает
    } { $cards }.
story-exchanged-for = { $name } { $who ->
        [you] сбрасываете { $cards } — и берёте
       *[other] сбрасывает { $cards } — и берёт
    } { $drawn }.
story-outcome =
    { $outcome ->
        [complete] : завершено
        [pure] : завершено, чистое
       *[none] {""}
    }
story-began = { $name } { $who ->
        [you] начинаете
       *[other] начинает
    } { $place } Существо: { $card }.
story-placed = { $name } { $who ->
        [you] кладёте
       *[other] кладёт
    } карту: { $card } → { $place } Существо{ story-outcome }.
story-step-complete = Завершено
story-step-pure = Чистое
story-chain =
    { $legion-id ->
        [-1] Завершённое Существо
       *[other] Чистое Существо из легиона { of-legion }
    }{ $count ->
        [0] {""}
        [one] , { $count } способность
        [few] , { $count } способности
        [many] , { $count } способностей
       *[other] , { $count } способности
    }
story-pure = Чистое, всё из легиона { of-legion }: остальные обязаны сбросить карты.
story-lost = { $name } { $who ->
        [you] сбрасываете
       *[other] сбрасывает
    } { $cards }.
story-performs = Действует { $ability }.
story-weeper = { $ability }: { $who ->
        [you] вы берёте
       *[other] берёт
    } { $cards }.
story-mocker = { $ability }: { $who ->
        [you] вы кладёте
       *[other] кладёт
    } карту: { $card } → { $place } Существо{ story-outcome }.
story-herald = { $ability }: { $who ->
        [you] вы открываете
       *[other] открывает
    } { $cards }.
story-unplaced = Открытая карта не выложена и уходит в сброс: { $card }.
story-executioner = { $ability }: { $who ->
        [you] вы забираете
       *[other] забирает
    } карту: { $card } ({ $victim-is ->
        [you] ваше { $place } Существо
       *[other] { $place } Существо, { $victim }
    }).
story-scavenger = { $ability }: { $who ->
        [you] вы целиком сбрасываете
       *[other] целиком сбрасывает
    } { $victim-is ->
        [you] ваше { $place } Существо
       *[other] { $place } Существо ({ $victim })
    }.
story-devourer = { $ability }: { $who ->
        [you] вы сбрасываете верхнюю карту, ваше
       *[other] сбрасывает верхнюю карту,
    } { $place } Существо: { $card }.
story-stopped = { $ability } не находит цели: выполнение способностей прекращается.
story-switched = Прежние способности больше не выполняются: теперь действует { $place } Существо.
story-won = { $name } { $who ->
        [you] побеждаете: нужное число Существ завершено.
       *[other] побеждает: нужное число Существ завершено.
    }
story-hold-took = Вы теряете карту: { $card }.
story-hold-took-change = Это верх вашего { $place } Существа; теперь карта на руке у игрока { $name }.
story-hold-scavenged = Ваше { $place } Существо сброшено.
story-hold-scavenged-change = Все его карты лежат в сбросе.
story-hold-lost = Вы теряете карту: { $card }.
story-hold-lost-change = Она была у вас последней, а чистое Существо ({ $name }) требует сброса.

## Чем кончилось

ending-enough-creatures =
    { $count ->
        [one] Побеждает { $winners }: никто раньше не завершил нужное число Существ.
       *[other] Побеждают { $winners }: никто раньше не завершил нужное число Существ.
    }
ending-nobody-can-act =
    { $count ->
        [one] Действовать больше никто не может, и побеждает { $winners }: сначала сравнили число завершённых Существ, затем — карт в Существах.
       *[other] Действовать больше никто не может, всё поровну, и победа общая: { $winners }.
    }
ending-nothing-placed =
    { $count ->
        [one] Слишком долго никто не выкладывал карт, и побеждает { $winners }: сначала сравнили число завершённых Существ, затем — карт в Существах.
       *[other] Слишком долго никто не выкладывал карт, всё поровну, и победа общая: { $winners }.
    }

## Рассказ о конце

end-last-card = { $card } завершает Существо номер { $goal } на ходу { NUMBER($turn) }.
end-creatures = { $count } из { $goal }
end-fate = { $name } { $who ->
    [you] завершаете
   *[other] завершает
 } за игру { $finished ->
    [one] { $finished } Существо
    [few] { $finished } Существа
    [many] { $finished } Существ
   *[other] { $finished } Существа
 }. Забрано у других: { $took }, потеряно из-за других: { $lost }.
end-hand = Карты на руке в конце
end-count-drew = Взято карт
end-count-placed = Выложено карт
end-count-finished = Завершено Существ
end-count-performed = Применено способностей
end-count-took = Забрано карт у других
end-count-lost = Потери из-за других
end-luck-fitting = Взятые карты, сразу подходившие
end-luck-fitting-about = Считается взятая или открытая карта, которую в тот миг можно было выложить по её частям; среднее — по колоде, какой она тогда была.

## Почему нельзя

refusal-action-is-one-of-three = Действие — одно из трёх: взять карту, сбросить карты и взять вдвое меньше или выложить карту.
refusal-card-not-in-hand = Карты № { $card-id } нет среди тех, из которых вы сейчас выбираете.
refusal-discard-at-least-one = Прежде чем закончить, сбросьте хотя бы одну карту.
refusal-discard-in-ascending-order = Карты сбрасывают по возрастанию номеров: после карты № { $last-id } карту № { $card-id } сбросить уже нельзя.
refusal-finish-discarding-first = Вы сбрасываете карты: выберите карты для сброса, затем закончите.
refusal-creature-not-yours = Добавлять карты можно только своим Существам.
refusal-second-play-same-legion = Первым действием вы выложили карту из легиона { of-legion }, поэтому вторым действием эту карту выложить нельзя: { $card }.
refusal-no-more-creatures =
    { $count ->
        [one] У вас уже { $count } Существо — столько, сколько нужно для победы, и карта № { $card-id } не может начать новое.
        [few] У вас уже { $count } Существа — столько, сколько нужно для победы, и карта № { $card-id } не может начать новое.
        [many] У вас уже { $count } Существ — столько, сколько нужно для победы, и карта № { $card-id } не может начать новое.
       *[other] У вас уже { $count } Существа — столько, сколько нужно для победы, и карта № { $card-id } не может начать новое.
    }
refusal-legs-begin-a-creature = Карта № { $card-id } может быть только ногами, а с ног начинается новое Существо.
refusal-creature-is-complete = { $creature } завершено, и карт ему больше не добавляют.
refusal-head-needs-legs-and-torso = Карта № { $card-id } может быть только головой, а { $creature } ещё без ног или без туловища.
refusal-torso-needs-legs = Карта № { $card-id } не может быть ногами, а { $creature } ещё без ног.
refusal-card-is-not-that-part = Следующая часть этого Существа — { $part }, а карта № { $card-id } это место занять не может.
refusal-first-free-place = Карта № { $card-id } начинает новое Существо, а новое Существо занимает первое свободное место.
refusal-discard-for-pure-creature = Чистое Существо из легиона { of-legion } заставляет вас сбросить карту: выберите карту с руки.
refusal-discard-of-that-legion = У вас на руке есть карта из легиона { of-legion }, и сбросить нужно такую, а не эту: { $card }.
refusal-place-what-you-can = Открытую карту, которая подходит, нужно выложить: выберите карту и Существо для неё.
refusal-abilities-cannot-be-refused = Способность, которую можно выполнить, выполнять обязательно: выберите то, чего она требует.
refusal-scavenger-only-incomplete = { $creature } завершено, а Падальщик сбрасывает только незавершённых Существ.
refusal-devourer-never-itself = Пожиратель не может сбросить карту Существа, чью способность вы сейчас выполняете.
refusal-devourer-only-own = Пожиратель сбрасывает карты только ваших Существ.
refusal-only-other-players-creatures = Эта способность действует только на Существ других игроков.
refusal-no-creature-there = На этом месте нет Существа.

## О чём можно договориться

setting-creatures = Существ для победы
setting-creatures-about = Сколько завершённых Существ приносят победу; больше Существ, завершённых и незавершённых вместе, ни у кого быть не может.
setting-creatures-5 = 5
setting-creatures-6 = 6
setting-creatures-7 = 7
setting-first = Первый игрок
setting-first-about = Кто ходит первым: решает жребий или место называет хозяин стола.
setting-first-random = по жребию
setting-first-1 = место 1
setting-first-2 = место 2
setting-first-3 = место 3
setting-first-4 = место 4
setting-first-5 = место 5
setting-first-6 = место 6
setting-herald = Вторая карта Певчего
setting-herald-about = Что делать со второй открытой картой, если первая завершила Существо: сбросить её или выложить обе, прежде чем начнутся новые способности.
setting-herald-discard = сбросить
setting-herald-both = выложить обе
setting-pure = Сброс из-за чистого Существа
setting-pure-about = Обязан ли соперник, у которого есть карта легиона чистого Существа, сбросить именно такую или может вместо неё сбросить две другие.
setting-pure-strict = карта легиона, если она есть
setting-pure-choice = свободный выбор
setting-patience = Круги без новых карт
setting-patience-about = После скольких полных кругов, за которые никто не выложил ни одной карты, партия заканчивается. В правилах такого конца нет; «никогда» его отключает.
setting-patience-10 = 10 кругов
setting-patience-20 = 20 кругов
setting-patience-0 = никогда

## Нарисованный стол

board-deck = Колода
board-discards = Сброс
board-hand = Рука
board-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
board-complete =
    { $goal ->
        [one] завершено { $done } из { $goal } Существа
       *[other] завершено { $done } из { $goal } Существ
    }
board-active = ходит
board-empty-place = свободное место
board-no-creatures = Существ пока нет
board-revealed = Открыто
board-unknown-card = неизвестная карта
board-known-cards = известны всем

## Alarms

alarm-needs-one = { $player }: до победы одно Существо.
alarm-needs-one-text = Кто завершит { $goal } Существ, сразу побеждает. До тех пор у Существ можно отнимать головы, а незавершённых — сбрасывать.
alarm-you-need-one = Вам до победы одно Существо.
alarm-you-need-one-text = Завершите последнее из { $goal } Существ, и вы сразу победите. Остальные попытаются этому помешать.
alarm-standstill = Если за этот круг никто не выложит карту, партия закончится.
alarm-standstill-text = После { $rounds } кругов без выложенных карт побеждает тот, у кого больше завершённых Существ. Любая выложенная карта начинает счёт заново.
## The notebook: what can be remembered

notebook-known-cards = Известно карт: { $known } из { $all }
notebook-since-turn = в этой руке с хода { $turn }
notebook-laid = на столе
notebook-discarded = в сбросе
notebook-in-hands = известны на руках
notebook-where-hidden = скрыто: в колоде { $deck }, на руках { $hands }
notebook-legions = Легионы
notebook-abilities = Способности
notebook-parts = Части
