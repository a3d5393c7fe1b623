## Игра

game-title = Сомникум
game-about = Два маховика ходят по кругу карт сна. Сдвиньте любой, возьмите карту, на которой он остановился, присоедините её к сновидению и стройте вглубь: чем ниже лежит карта, тем больше очков она приносит, а разрывы всё портят. После трёх раундов побеждает самое яркое сновидение. Карты — оригинальный набор для этой версии: он соблюдает все количества и правила книги 2017 года, но не повторяет изданный список.
example-name = Сова
example-choice = move black 12
example-thing = owl

## Вещи

card-good = { $id } { $particles } ({ $theme }, { $stars }★)
card-good-encounter = { $id } { $particles } ({ $theme }, { $stars }★, встреча)
card-nightmare = { $id } { $name } (кошмар −{ $symbols }: { $particles })
card-short = { $name }, { $worth }
card-short-encounter = { $name }, { $worth }, встреча
theme-fairy = сказка
theme-sea = подводный мир
theme-space = космос
theme-nightmare = кошмар
token = { $particle } (оборот: { $back })
token-unknown = неизвестный жетон (оборот: { $back })
back-sand = песок
back-blank = пустой
pendulum-black = чёрный
pendulum-white = белый
goal = { $name }: { $particles }
encounter = { $name }: { $effect }

encounter-none = нет встречи
encounter-hare = Заяц с часами
encounter-carriage = Карета мотыльков
encounter-needle = Серебряная игла
encounter-bridge = Лунный мост
encounter-owl = Сова-наоборот
encounter-painter = Песочный художник
encounter-rooster = Рассветный петух
encounter-snail = Улитка прилива
encounter-bridle = Узда для теней
encounter-slippers = Тапочки-скороходы
encounter-pillow = Бездонная подушка
encounter-brush = Кисть-хамелеон
encounter-beetle = Бережливый жук
encounter-quilt = Лоскутное одеяло
encounter-shell = Раковина-эхо
encounter-lantern = Фонарь глубин

encounter-none-about = ничего
encounter-hare-about = возьмите 4 жетона песка
encounter-carriage-about = в этот ход за шаги не платят
encounter-needle-about = зашейте разрыв в своём сновидении и заберите его жетон
encounter-bridge-about = карта, присоединённая в этот ход, соединяется с соседней слева
encounter-owl-about = в этот ход маховик идёт против часовой стрелки
encounter-painter-about = выложите до 2 жетонов на крайние правые карты, сюжет не важен
encounter-rooster-about = в этот ход проверка песка не закончит раунд; или он закончится без неё, если после 1–3 шагов между маховиками не будет карт
encounter-snail-about = переместите крайнюю правую карту ряда в другой ряд
encounter-bridle-about = постоянная; в конце ваши кошмары не отнимают очков
encounter-slippers-about = постоянная; бесплатных шагов четыре вместо трёх
encounter-pillow-about = постоянная; за 2 или 3 шага — ещё один жетон
encounter-brush-about = постоянная; второй жетон для карты другого сюжета может быть любым
encounter-beetle-about = постоянная; в конце 1 очко за каждые 2 жетона в запасе, не больше 4
encounter-quilt-about = постоянная; в конце 2 очка за каждый разрыв, не больше 6
encounter-shell-about = постоянная; в конце 2 очка за каждый жетон на ваших картах с частицей вашей цели
encounter-lantern-about = постоянная; карта, присоединённая ко 2-му или 3-му уровню, приносит жетон

reason-none = ничего
reason-check = проверка песка
reason-crow = крик Петуха
reason-cards = карт осталось столько же, сколько игроков
reason-last-turns = последние ходы

line-level-1 = звёзды 1-го уровня
line-level-2 = звёзды 2-го уровня
line-level-3 = звёзды 3-го уровня
line-cut-off = отрезанные карты
line-encounters = неразыгранные встречи
line-goal = цель
line-nightmares = кошмары
line-beetle = Бережливый жук
line-quilt = Лоскутное одеяло
line-shell = Раковина-эхо

## Варианты

verb-place = Поставить первый маховик перед картой № { $slot }
verb-move =
    { $steps ->
        [one] Сдвинуть { $pendulum } маховик на { $steps } шаг
        [few] Сдвинуть { $pendulum } маховик на { $steps } шага
        [many] Сдвинуть { $pendulum } маховик на { $steps } шагов
       *[other] Сдвинуть { $pendulum } маховик на { $steps } шага
    }
verb-add = Положить на последнюю карту уровня { $level } жетон: { $token }
verb-return = Вернуть в мешок жетон: { $token }
verb-pay = Заплатить жетоном: { $token }
verb-attach = Присоединить карту к уровню { $level }
verb-play = Разыграть: { $encounter }
verb-keep = Оставить: { $encounter }
verb-hush = Тишина: в этот ход проверка песка не может закончить раунд
verb-crow = Крик: если вы сделаете не больше 3 шагов и между маховиками не останется карт, раунд закончится
verb-mend = Зашить разрыв на уровне { $level } перед картой { $position }
verb-shift = Переместить последнюю карту уровня { $level } на уровень { $to_level }
verb-done = Закончить

## Что вариант означает на этом столе

remark-between = слева { $left }, справа { $right }
remark-opposite = второй — перед картой № { $slot }, { $card }
remark-pays =
    { $count ->
        [one] заплатить { $count } жетон
        [few] заплатить { $count } жетона
       *[other] заплатить { $count } жетонов
    }
remark-draws =
    { $count ->
        [one] взять { $count } жетон
        [few] взять { $count } жетона
       *[other] взять { $count } жетонов
    }
remark-check = проверка песка: пустой оборот закончит раунд
remark-crow = Петух кричит, и раунд закончится
remark-last-card = карт останется столько, сколько игроков, и раунд закончится
remark-first = место { $position }, слева карты нет
remark-joined = соединение, слева { $card }, общее: { $particles }
remark-bridged = соединение, слева { $card }
remark-gap = разрыв, слева { $card }
remark-meets =
    { $count ->
        [one] взять { $count } встречу
        [few] взять { $count } встречи и оставить одну
       *[other] взять { $count } встреч и оставить одну
    }
remark-second-token = другой сюжет: второй жетон вернётся в мешок

## Панель решения

bar-place-pendulums = Поставьте первый маховик перед картой; второй встанет напротив.
bar-prepare = Сдвиньте маховик и возьмите карту.
bar-pay =
    { $pendulum ->
        [black] Чёрный маховик
       *[white] Белый маховик
    }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } ({ $card }): заплатите { $count }.
bar-return = Другой сюжет: верните в мешок ещё один жетон «{ $particle }».
bar-return-any = Другой сюжет: верните в мешок любой второй жетон.
bar-attach = Куда присоединить «{ $card }»?
bar-keep-encounter = Оставьте одну встречу; остальные сбрасываются.
bar-wrap-up = Разыграйте встречу или закончите ход.
bar-nothing-to-play = Сейчас разыграть нечего: закончите ход.
bar-silver-needle = Серебряная игла: какой разрыв зашить?
bar-sand-painter = Песочный художник: положите жетоны на последние карты рядов.
bar-dawn-rooster = Рассветный петух: тишина или крик?
bar-tide-snail = Улитка прилива: какую карту и на какой уровень?

bar-tokens =
    { $count ->
        [one] для платы { $count } жетон
        [few] для платы { $count } жетона
        [many] для платы { $count } жетонов
       *[other] для платы { $count } жетона
    }
bar-faces = другие видят только обороты
bar-black = Чёрный
bar-white = Белый
bar-particle = Добавить частицу
bar-encounter = Встреча
bar-cards = Карты { $first }–{ $last }
bar-gaps = Уровень { $level }, места { $first }–{ $last }
bar-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
bar-move =
    { $pendulum ->
        [black] Чёрный маховик
       *[white] Белый маховик
    }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }: взять «{ $card }»{ $price ->
        [0] {""}
       *[other] , заплатить { $price }
    }
bar-moves =
    { $pendulum ->
        [black] Чёрный
       *[white] Белый
    }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } · плата { $count }
bar-check-about = проверка песка: пустой оборот закончит раунд
bar-ends-check = проверка песка
bar-ends-crow = конец раунда
bar-ends-last-card = последняя карта
bar-draws = взять { $count }
bar-way-join = стык { $points }, ур. { $level }
bar-way-gap = разрыв { $points }, ур. { $level }
bar-way-first = { $points }, ур. { $level }
bar-points =
    { $count ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
bar-before = перед «{ $card }»
bar-other-before = второй — перед «{ $card }»
bar-place-before = Поставить первый маховик перед «{ $card }»
bar-lay = { $token } — на уровень { $level }
bar-second-token = другой сюжет: второй жетон вернётся в мешок
bar-level = Уровень { $level }
bar-attach-deed = Присоединить к уровню { $level }
bar-nothing-left = слева карты нет
bar-join = соединение ({ $card }): { $particles }
bar-bridge = соединение ({ $card })
bar-gap = разрыв, слева { $card }
bar-shift = { $card } — на уровень { $level }
bar-between = слева { $left }, справа { $right }
bar-takes-sand = заберёте жетон, оборот с песком
bar-takes-blank = заберёте жетон, оборот пустой
bar-play = Разыграть: { $encounter }
bar-keep = Оставить: { $encounter }
bar-hush = Тишина
bar-hush-about = в этот ход проверка песка не закончит раунд
bar-crow = Крик
bar-crow-about = не больше 3 шагов и нет карт между маховиками — раунд закончится
bar-no-more = Закончить
bar-end-turn = Закончить ход
bar-then-round-ends = раунд закончится
bar-then-game-ends = партия закончится
bar-lays =
    { $count ->
        [0] Ничего не класть
        [one] Положить { $count } жетон
        [few] Положить { $count } жетона
        [many] Положить { $count } жетонов
       *[other] Положить { $count } жетона
    }

## Вопросы

ask-place-pendulums = Выберите карту, перед которой встанет первый маховик; второй встанет напротив.
ask-prepare = Сдвиньте маховик; до этого можно добавить частицу и разыграть встречи.
ask-return-token = Выберите второй жетон, который вернётся в мешок: ещё один с частицей «{ $particle }» или любой, если у вас есть Кисть-хамелеон.
ask-payment =
    { $left ->
        [one] Выберите жетон, которым заплатите.
        [few] Выберите { $left } жетона для платы.
        [many] Выберите { $left } жетонов для платы.
       *[other] Выберите { $left } жетона для платы.
    }
ask-attach-card = Выберите уровень, к которому присоедините взятую карту; до этого можно разыграть встречи.
ask-keep-encounter = Выберите встречу, которую оставите себе; остальные сбрасываются.
ask-wrap-up = Можно разыграть встречи; затем закончите ход.
ask-silver-needle = Серебряная игла: выберите разрыв, который зашьёте.
ask-sand-painter =
    { $left ->
        [one] Песочный художник: положите ещё жетон на крайнюю правую карту или закончите.
        [few] Песочный художник: положите жетон на крайнюю правую карту, всего не больше { $left }, или закончите.
        [many] Песочный художник: положите жетон на крайнюю правую карту, всего не больше { $left }, или закончите.
       *[other] Песочный художник: положите жетон на крайнюю правую карту, всего не больше { $left }, или закончите.
    }
ask-dawn-rooster = Рассветный петух: выберите «тишину» или «крик».
ask-tide-snail = Улитка прилива: выберите, какую карту переместить и на какой уровень.

## Что происходит

event-round = Начинается раунд { $round }; первым ходит { $player }.
event-placed = { $player } ставит маховики перед картами { $slot } и { $second_slot }.
event-turn = Ходит { $player }.
event-added = { $player } кладёт на последнюю карту уровня { $level } жетон: { $token }.
event-returned = { $player } возвращает в мешок жетон: { $token }.
event-paid = { $player } платит жетоном: { $token }.
event-paid-unseen =
    { $back-id ->
        [0] { $player } платит жетоном; на обороте нарисован песок.
       *[1] { $player } платит жетоном; на обороте ничего нет.
    }
event-moved =
    { $steps ->
        [one] { $player } двигает { $pendulum } маховик на { $steps } шаг.
        [few] { $player } двигает { $pendulum } маховик на { $steps } шага.
        [many] { $player } двигает { $pendulum } маховик на { $steps } шагов.
       *[other] { $player } двигает { $pendulum } маховик на { $steps } шага.
    }
event-took = { $player } берёт карту: { $card }.
event-drew = { $player } получает жетон: { $token }.
event-drew-unseen =
    { $back-id ->
        [0] { $player } получает жетон; на обороте нарисован песок.
       *[1] { $player } получает жетон; на обороте ничего нет.
    }
event-bag-empty = Мешок опустел.
event-check-passed = Между маховиками нет карт, но пустых оборотов нет: раунд продолжается.
event-check-failed = Между маховиками нет карт, и есть пустой оборот: после этого хода раунд закончится (ходит { $player }).
event-check-hushed = Между маховиками нет карт, и есть пустой оборот, но Петух молчит: раунд продолжается.
event-crows = Петух кричит: после этого хода раунд закончится (ходит { $player }).
event-attached = { $player } присоединяет к уровню { $level } карту: { $card }.
event-gapped =
    { $back-id ->
        [0] На уровне { $level } появляется разрыв ({ $player }); на обороте его жетона песок.
       *[1] На уровне { $level } появляется разрыв ({ $player }); оборот его жетона пуст.
    }
event-empty-gapped = На уровне { $level } появляется разрыв ({ $player }); жетона для него не нашлось.
event-reshuffled =
    { $cards ->
        [one] Встречи кончились: { $cards } сброшенная карта становится новой колодой.
        [few] Встречи кончились: { $cards } сброшенные карты тасуют в новую колоду.
        [many] Встречи кончились: { $cards } сброшенных карт тасуют в новую колоду.
       *[other] Встречи кончились: { $cards } сброшенной карты тасуют в новую колоду.
    }
event-met = { $player } берёт встречу: { $meeting }.
event-met-unseen = { $player } берёт встречу.
event-kept = { $player } оставляет себе встречу: { $meeting }.
event-kept-unseen = { $player } оставляет себе одну из них.
event-discarded = { $player } сбрасывает встречу: { $meeting }.
event-played = { $player } разыгрывает встречу: { $meeting }.
event-hushes = Тишина: в этот ход проверка песка не может закончить раунд.
event-will-crow = Петух закричит, если после 1–3 шагов между маховиками не останется карт.
event-mended = { $player } зашивает разрыв на уровне { $level } перед картой { $position }.
event-shifted = { $player } перемещает последнюю карту уровня { $level } на уровень { $to_level }.
event-round-ended = Раунд { $round } окончен ({ $reason }). Последний ход: { $player }.
event-last-turn = Третий раунд окончен; чтобы ходов у всех было поровну, ещё раз ходит { $player }.
event-goal-shown = { $player } показывает цель: { $goal }.
event-scored = { $player }: { $line }: { $points }.
event-lost = { $player }: { $line }: −{ $points }.
event-total =
    { $tokens ->
        [one] { $player }: всего { $points }, в запасе { $tokens } жетон.
        [few] { $player }: всего { $points }, в запасе { $tokens } жетона.
        [many] { $player }: всего { $points }, в запасе { $tokens } жетонов.
       *[other] { $player }: всего { $points }, в запасе { $tokens } жетона.
    }
event-below-zero =
    { $tokens ->
        [one] { $player }: всего −{ $points }, в запасе { $tokens } жетон.
        [few] { $player }: всего −{ $points }, в запасе { $tokens } жетона.
        [many] { $player }: всего −{ $points }, в запасе { $tokens } жетонов.
       *[other] { $player }: всего −{ $points }, в запасе { $tokens } жетона.
    }

## Рассказ

story-round = Раунд { $round }
story-check = Проверка песка
story-round-end = Конец раунда { $round }
story-scoring = Подсчёт очков
story-step-check = Проверка песка
story-step-attach = Карта присоединяется
story-step-goes-on = Раунд продолжается
story-step-round-ends = Раунд заканчивается
story-begins = { $name } { $who ->
        [you] начинаете раунд.
       *[other] начинает раунд.
    }
story-pendulums = { $name } { $who ->
        [you] ставите
       *[other] ставит
    } маховики перед картами { $slot } и { $other }.
story-tokens =
    { $paid ->
        [one] { $paid } жетон
        [few] { $paid } жетона
        [many] { $paid } жетонов
       *[other] { $paid } жетона
    }
story-paid = { $name } { $who ->
        [you] платите
       *[other] платит
    } { story-tokens }.
story-moved = { $name } { $paid ->
        [0] {""}
       *[other] { $who ->
            [you] платите
           *[other] платит
        } { story-tokens },
    } { $who ->
        [you] двигаете
       *[other] двигает
    } { $pendulum } маховик на { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    } и { $who ->
        [you] берёте
       *[other] берёт
    } карту «{ $card }»{ $drawn ->
        [0] {""}
        [one] {" "}и { $drawn } жетон
        [few] {" "}и { $drawn } жетона
        [many] {" "}и { $drawn } жетонов
       *[other] {" "}и { $drawn } жетона
    }.
story-drew = { $name } { $who ->
        [you] получаете
       *[other] получает
    } { $drawn ->
        [one] { $drawn } жетон
        [few] { $drawn } жетона
        [many] { $drawn } жетонов
       *[other] { $drawn } жетона
    }.
story-your-tokens =
    { $count ->
        [1] Ваш жетон: { $tokens }.
       *[other] Ваши жетоны: { $tokens }.
    }
story-back = оборот «{ $back }»
story-detail-paid = Плата: { $tokens }.
story-detail-drawn = Получено: { $tokens }.
story-check-failed = Между маховиками нет карт, и есть пустой оборот: после этого хода раунд закончится.
story-crows = Петух кричит: после этого хода раунд закончится.
story-gap =
    { $gap ->
        [sand] : разрыв, на обороте его жетона песок
        [blank] : разрыв, оборот его жетона пуст
        [empty] : разрыв без жетона
       *[none] {""}
    }
story-attached = { $name } { $who ->
        [you] присоединяете
       *[other] присоединяет
    } карту «{ $card }» к уровню { $level }{ story-gap }.
story-added = { $name } { $who ->
        [you] кладёте
       *[other] кладёт
    } на последнюю карту уровня { $level } жетон: { $token }.
story-added-returned = { $name } { $who ->
        [you] кладёте
       *[other] кладёт
    } на последнюю карту уровня { $level } жетон: { $token }; в мешок возвращается { $back }.
story-encounters =
    { $count ->
        [1] встречу
        [one] { $count } встречу
        [few] { $count } встречи
        [many] { $count } встреч
       *[other] { $count } встречи
    }
story-one-of-them = одна
story-met = { $name } { $who ->
        [you] берёте: { $meetings }.
       *[other] берёт { $meetings }.
    }
story-kept = { $name } { $who ->
        [you] берёте: { $meetings }; остаётся { $kept }.
       *[other] берёт { $meetings }; остаётся { $kept }.
    }
story-discarded = { $name } { $who ->
        [you] сбрасываете:
       *[other] сбрасывает:
    } { $meetings }.
story-played = { $name } { $who ->
        [you] разыгрываете встречу:
       *[other] разыгрывает встречу:
    } { $meeting }.
story-mended = { $name } { $who ->
        [you] зашиваете
       *[other] зашивает
    } разрыв на уровне { $level } перед картой { $position }.
story-shifted = { $name } { $who ->
        [you] перемещаете
       *[other] перемещает
    } последнюю карту уровня { $level } на уровень { $to }{ story-gap }.
story-round-ended = { $player-is ->
        [you] После вашего хода
       *[other] После хода игрока { $player }
    } раунд окончен: { $reason }.
story-last-turn = { $name } { $who ->
        [you] ходите
       *[other] ходит
    } в последний раз, чтобы ходов у всех было поровну.
story-goal = { $name } { $who ->
        [you] показываете
       *[other] показывает
    } цель «{ $goal }».
story-total = { $name } { $who ->
        [you] показываете
       *[other] показывает
    } цель «{ $goal }»; всего { $count ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, в запасе { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
        [many] { $tokens } жетонов
       *[other] { $tokens } жетона
    }.
story-detail-points = { $line }: { $points }

## Чем кончилось

ending-three-rounds =
    { $count ->
        [one] Три раунда позади. Самое яркое сновидение: { $winners }.
       *[other] Три раунда позади, и победа общая: { $winners }.
    }

## Рассказ о конце

end-points = Очки: { $points }.
end-tie = Очков поровну: решают жетоны в запасе, { $sand }.
end-shared = Поровну и очков, и жетонов в запасе, { $sand }: победа общая.
end-total = { $count ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
end-fate = { $name } { $who ->
    [you] получаете
   *[other] получает
 } больше всего за одну строку, «{ $line }»: { $points }. Разрывов: { $gaps }.
end-goal = Цель
end-kept = Неразыгранные встречи
end-front = Постоянные встречи
end-score = Очки по строкам
end-in-all = Всего
end-sand = Жетоны, при равенстве
end-by-round = Очки по раундам, без целей
end-round = Раунд { $round }
end-when = раундов: { $rounds }, ходов: { NUMBER($count) }
end-count-took = Взято карт
end-count-paid = Отдано жетонов
end-count-played = Разыграно встреч
end-count-gaps = Появилось разрывов
end-count-drew = Получено жетонов
end-luck-wanted = Жетоны с частицей цели
end-luck-wanted-about = Считается жетон из мешка с частицей своей цели; среднее — по мешку перед каждым жетоном.

## Почему нельзя

refusal-no-such-slot = Карт в круге — { $slots }, места перед картой № { $slot } нет.
refusal-place-pendulums-first = Сначала ставят маховики: выберите карту круга.
refusal-move-a-pendulum = В этой части хода можно добавить частицу или разыграть встречу и нужно сдвинуть маховик.
refusal-one-particle-a-turn = В этот ход частица уже добавлена.
refusal-token-not-in-stock = У вас нет такого жетона.
refusal-no-card-on-level = На уровне { $level } вашего сновидения нет карт.
refusal-particle-is-there = На карте уже есть частица «{ $particle }», а добавить можно только новую.
refusal-needs-two-equal-tokens = Карта другого сюжета, поэтому нужны два жетона с частицей «{ $particle }».
refusal-needs-a-second-token = Карта другого сюжета, поэтому нужен второй жетон, который вернётся в мешок.
refusal-return-the-same-particle = На втором жетоне тоже должна быть частица «{ $particle }».
refusal-return-any-token = Выберите любой свой жетон: он вернётся в мешок.
refusal-return-a-token = Выберите жетон с частицей «{ $particle }», который вернётся в мешок.
refusal-pay-first =
    { $count ->
        [one] Сначала заплатите за движение: осталось отдать { $count } жетон.
        [few] Сначала заплатите за движение: осталось отдать { $count } жетона.
        [many] Сначала заплатите за движение: осталось отдать { $count } жетонов.
       *[other] Сначала заплатите за движение: осталось отдать { $count } жетона.
    }
refusal-pay-in-ascending-order = Жетоны отдают в порядке списка, и на остаток платы их должно хватить.
refusal-no-such-pendulum = Маховиков только два.
refusal-at-least-one-step = Маховик должен сделать хотя бы один шаг.
refusal-one-lap-at-most =
    { $cards ->
        [one] В круге осталась всего { $cards } карта, а маховик обходит его не больше одного раза.
        [few] В круге осталось всего { $cards } карты, а маховик обходит его не больше одного раза.
        [many] В круге осталось всего { $cards } карт, а маховик обходит его не больше одного раза.
       *[other] В круге осталось всего { $cards } карты, а маховик обходит его не больше одного раза.
    }
refusal-cannot-pay =
    { $count ->
        [one] Такое движение (шагов: { $steps }) стоит { $count } жетон, а у вас их нет.
        [few] Такое движение (шагов: { $steps }) стоит { $count } жетона — больше, чем у вас есть.
        [many] Такое движение (шагов: { $steps }) стоит { $count } жетонов — больше, чем у вас есть.
       *[other] Такое движение (шагов: { $steps }) стоит { $count } жетона — больше, чем у вас есть.
    }
refusal-attach-the-card = Нужно присоединить карту к своему сновидению: { $card }. Выберите уровень.
refusal-three-levels-at-most = В сновидении три уровня, уровня { $level } нет.
refusal-no-joined-pair-above = На уровне { $level } нет места: над ним нужна соединённая пара справа от его последней карты.
refusal-keep-one-of-these = Оставьте себе одну из взятых встреч.
refusal-encounter-not-in-hand = У вас нет такой встречи.
refusal-not-at-this-moment = { $meeting }: эту встречу сейчас разыграть нельзя.
refusal-no-gap-to-mend = В вашем сновидении нет разрыва, который зашила бы Серебряная игла.
refusal-nothing-to-paint = Песочному художнику нужны жетон в запасе и карта в сновидении.
refusal-no-card-to-move = Улитка прилива не находит карты: ей нужна крайняя правая карта, под которой ничего не лежит, и место в другом ряду.
refusal-play-or-finish = Карта присоединена: разыграйте встречу или закончите ход.
refusal-choose-a-gap = Выберите один из разрывов своего сновидения.
refusal-paint-or-finish = Положите жетон на крайнюю правую карту или закончите.
refusal-paint-in-ascending-order = Два жетона выбирают в порядке списка, а этот стоит раньше первого.
refusal-hush-or-crow = Выберите «тишину» или «крик».
refusal-move-a-card = Выберите уровень, с которого уходит карта, и другой, на который она попадёт.
refusal-card-is-not-movable = На уровне { $level } нет карты, которую можно переместить: нужна крайняя правая карта, не единственная в сновидении, под которой ничего не лежит.
refusal-no-place-for-it = На уровне { $level } нет места для карты, или карта и так на нём лежит.

## О чём может договориться стол

setting-first = Первый игрок
setting-first-about = Кто ходит первым: решает жребий или место называет хозяин стола; если там никто не сидит, решает жребий.
setting-first-random = по жребию
setting-first-1 = место 1
setting-first-2 = место 2
setting-first-3 = место 3
setting-first-4 = место 4
setting-between = Пустая дуга для проверки песка
setting-between-about = Какая дуга между маховиками должна быть пустой для проверки песка: любая из двух или только та, что впереди передвинутого маховика.
setting-between-either = любая из двух
setting-between-ahead = только впереди
setting-fair_finish = Поровну ходов
setting-fair_finish-about = Продолжать ли после третьего раунда, пока у всех не станет поровну ходов. В книге правил этого нет.
setting-fair_finish-off = нет
setting-fair_finish-on = да
setting-opening = Песок в начале
setting-opening-about = Сколько жетонов получают игроки в начале, по часовой стрелке от первого. В книге правил есть только первый вариант.
setting-opening-0-1-2-3 = 0, 1, 2, 3
setting-opening-0-3-6-9 = 0, 3, 6, 9
setting-laps = Как далеко идёт маховик
setting-laps-about = Проходит ли маховик не больше одного круга или идёт, пока игроку есть чем платить. В книге правил предела нет.
setting-laps-one = не больше круга
setting-laps-any = пока есть чем платить
setting-holes = Пустые места в ряду
setting-holes-about = Обрывает ли пустое место ряд или следующую карту сравнивают с той, что была перед ним. В книге правил сказано, что карта всегда присоединяется справа к уже лежащей.
setting-holes-apart = обрывают ряд
setting-holes-row = ряд продолжается
setting-particles = Какую частицу можно добавить
setting-particles-about = Должна ли частица быть для карты новой. В книге правил об этом говорит только название действия.
setting-particles-new = только новую
setting-particles-any = любую

## Нарисованный стол

board-round = Раунд { $round } из 3
board-ring = Круг
board-ring-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
board-bag = Мешок { $count }
board-deck = колода { $count }
board-encounters = встречи { $count }
board-discards = сброшены: { $cards }
board-pendulum = { $pendulum } маховик
board-steps = { $pendulum } { $steps }
board-active = ходит
board-dream = Сновидение
board-empty-dream = пока без карт
board-level = Уровень { $level }
board-level-from = Уровень { $level }, с карты { $position }
board-stock = Песок
board-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }
board-backs = с песком { $sand }, пустых { $blank }
board-kept =
    { $count ->
        [one] { $count } встреча
        [few] { $count } встречи
        [many] { $count } встреч
       *[other] { $count } встречи
    }
board-front = Выложены
board-hand = Встречи
board-goal = Цель
board-taken = Взята
board-drawn = Взятые встречи
board-none = нет
board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
board-closing = после этого хода раунд закончится
board-last-turns = последние ходы
board-key = = соединены · | разрыв, оборот с песком · ¦ разрыв, пустой оборот · ╎ разрыв без жетона · _ пустое место · E встреча · + жетон на карте

## Alarms

alarm-last-round = Последний раунд.
alarm-last-round-text = { $fair ->
    [1] Раунд { $round } последний: когда он закончится, те, у кого ходов было меньше, сделают ещё по одному, затем подсчитают очки.
   *[other] Раунд { $round } последний: когда он закончится, подсчитают очки.
}
alarm-last-turns = Последние ходы.
alarm-last-turns-text = Третий раунд закончен; те, у кого ходов было меньше, делают ещё по одному, затем подсчитают очки.
alarm-round-ends = { $last ->
    [2] Игра закончится с этим ходом.
   *[other] Раунд закончится с этим ходом.
}
alarm-round-ends-text = { $last ->
    [0] Кто его закончит, поставит маховики на новом круге.
    [1] Те, у кого ходов было меньше, сделают ещё по одному, затем подсчитают очки.
   *[other] Затем подсчитают очки.
}
alarm-few-cards = Раунд скоро закончится.
alarm-few-cards-text = { $count ->
    [one] Самое позднее после этого хода: карт останется столько же, сколько игроков.
    [few] Самое позднее через { $count } хода, а проверка песка может закончить его раньше.
   *[many] Самое позднее через { $count } ходов, а проверка песка может закончить его раньше.
}
## The notebook: what can be remembered

notebook-goal = Цель — одна из этих
notebook-encounters = Встречи
notebook-keeps =
    { $count ->
        [0] на руке нет
        [one] на руке { $count }
        [few] на руке { $count }
        [many] на руке { $count }
       *[other] на руке { $count }
    }
notebook-in-ring = в круге
notebook-in-dreams = в сновидениях
notebook-gone = вне игры
notebook-in-deck = в колоде
notebook-dream-cards = Карты сна
notebook-on-cards = на картах
notebook-tokens = Жетоны песка по сюжету частицы
notebook-bag = В мешке
notebook-bag-holds = с песком { $sand }, пустых { $blank }
notebook-used = сыграно или сброшено
