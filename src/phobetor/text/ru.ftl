# Что говорит сам дом, какая бы ни шла игра.

nobody = никто

refusal-game-is-over = Партия окончена.
refusal-not-your-decision = Это решаете не вы: сейчас решает { $player }.
refusal-not-now = Сейчас это выбрать нельзя.
refusal-nothing-to-undo = Отменять нечего: то, что взято, открыто или решено другими, остаётся в силе.

# How the viewer is named at the beginning of a sentence.
story-you = Вы
story-you-listed = вы
story-onward = Что если…
story-setup = Подготовка
story-and = { $rest } и { $last }

## Рассказ о конце

end-won = победа
end-lost = поражение
end-turn = Ход { NUMBER($number) }
end-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
 }
end-claim-true = Правда.
end-claim-lie = Ложь: говоривший игрок знал правду.
end-claim-guess = Правда, но наугад.
end-claim-wrong = Неправда, но наугад.
end-heading-claims = Что было сказано
end-heading-moments = Переломные моменты
end-heading-deeds = Что вы все сделали
end-heading-luck = Что сделал случай
end-expected = { $found } (в среднем { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) })

cli-player = Игрок
cli-bot-random = Лунатик
cli-bot-greedy = Хитрец
cli-bot-sleeper = Соня
cli-bot-dozer = Дремля
cli-bot-dreamer = Сновидец
cli-bot-sleepwalker = Лунатик
cli-bot-terror = Ночной ужас
cli-bot-nightmare = Кошмар
cli-bot-planner = Стратег
cli-welcome = { $game }. Номер раздачи: { $seed }. Справка — h.
cli-curtain = Решает { $player }. Остальные отворачиваются; нажмите Enter, когда будете готовы.
cli-confirm = Enter — дальше, u — отменить.
cli-keys = ? правило · why … · u отменить · l журнал · n заметки · b стол · s запись · q выход · h справка
cli-keep = Enter — выйти, s — сохранить запись партии.
cli-lone-option = Enter — выбрать единственный вариант.
cli-several-options = Несколько сразу, в любом порядке: 4 1 2.
cli-help =
    Чтобы выбрать вариант, введите его номер; где выбирают несколько карт или жетонов, — несколько номеров: 1 3 4.
    ?            на каких правилах основан этот вопрос
    ? 3          на каких правилах основан вариант 3
    ? { $name }  что это такое и что делает; довольно начала названия
    ? { $rule }  правило по номеру
    why { $choice }  почему так поступить нельзя; why { $thing } — то же обо всём, что связано с этим словом
    doubt        источники и проверки правил этого вопроса и позиция в виде файла
    hint         что сделал бы на Вашем месте сильный бот и почему; он знает не больше Вас
    what if      попробовать: отдельная партия с ботами от того, что Вы знаете; q — назад, ничего не теряется
    u            отменить, пока не открылось ничего нового; с одними ботами — что угодно (партия помечается)
    l            последние строки журнала
    n            что вы знаете и что из этого следует: заявления, возможности, подсчёты
    b            показать стол ещё раз
    s            сохранить; партию из файла можно продолжить и пересмотреть
    q            сохранить и выйти
cli-no-such-number = Варианта { $number } нет; выберите номер от 1 до { NUMBER($most) }.
cli-not-understood = Варианта «{ $answer }» нет; введите номер из списка или h для справки.
cli-saved = Сохранено. Продолжить: phobetor play --resume { $path }
cli-kept = Сохранено. Пересмотреть: phobetor replay { $path }
cli-cannot-explain = О «{ $what }» ничего не известно; попробуйте: ? 1, ? { $name }, ? { $rule }, why { $thing }.
cli-several-things = Так называется не одно: «{ $what }».
cli-and-more = … и ещё { NUMBER($count) }
cli-possible = Это возможно: { $option }
cli-hand-over = Enter — передать ход.
cli-one-at-a-time = Сейчас можно выбрать только что-то одно; несколько номеров вводят там, где выбирают несколько карт или жетонов.
cli-bad-answer = Строка { $line } файла ответов, «{ $answer }», не подходит ({ $reason }); возможны: { $options }.
cli-taken-back = Отменено.
cli-taken-back-marked = Ход возвращён. Он уже открыл что-то новое, поэтому партия помечена: с возвратом ходов.
cli-with-takebacks = С возвратом ходов.
cli-doubt = Позиция, как её видите Вы, записана в { $path }; то, чего Вы видеть не можете, придумано. Запуск: phobetor scenario { $path }
cli-hint-thinks = Представляю, как может пойти игра…
cli-hint = Совет: { $option }. Так Вы { $goal ->
    [escape] спасаетесь примерно в { $chance } %
    [survive] выживаете примерно в { $chance } %
   *[win] выигрываете примерно { $chance } %
} воображаемых партий (± { $spread }).
cli-hint-objective = Цель при этом выполнена примерно в { $chance } % партий (± { $spread }).
cli-hint-why = Почему: { $text }
cli-hint-same = Вместо этого: { $option }. { $chance } % (± { $spread }); разницы не видно, воображаемых партий: { $worlds }.
cli-hint-other = { $loss ->
    [0] Почти так же хорошо: { $option }. { $chance } % (± { $spread }).
   *[other] Вместо этого: { $option }. { $chance } % (± { $spread }): теряется { $loss } из ста партий.
}
cli-hint-course = Дальше, вероятно, { $player }: { $option } (возможно в { $often } партиях из 10).
cli-hint-rules = Правила: { $rules }. Воображаемых партий: { NUMBER($games) }{ $worlds ->
    [0] { "" }
   *[other] , и все доиграны до конца: за Вас играл Кошмар, за остальных — Хитрец
}; ничего, чего Вы знать не можете, не учтено.
cli-no-hints = Здесь подсказок нет: между людьми их разрешает --hints.
cli-what-if = Что если: эта партия продолжает другую от того, что знало одно место; чего оно не видело, то воображается. Она нигде не засчитывается.
cli-what-if-over = Это была только проба. Назад к партии: она ждала.
cli-no-what-if = «Что если» — для тех, кто играет с одними ботами.
cli-analysis-chances = { $goal ->
    [survive] Шансы выжить, как мог бы судить тот, кто не видит чужих карт:
   *[win] Шансы на победу, как мог бы судить тот, кто не видит чужих карт:
}
cli-analysis-moment = после { NUMBER($choice) } решений: { $seats }
cli-analysis-judged = { $player }: оценено решений — { NUMBER($judged) }, из них не хуже сильнейшего бота — { NUMBER($alike) }.
cli-analysis-none = Насколько видно из этих партий, ни одно решение не стоило многого.
cli-analysis-mistake = { NUMBER($place) }. Решение { NUMBER($choice) }: { $option } ({ $chance } %). Лучше: { $better } ({ $best } %). Потеряно { $lost } партий из ста (± { $spread }).
cli-analysis-play-on = Играть дальше с решения N против ботов, зная то же, что тогда: phobetor analyse RECORD --seat { $seat } --play-on N
cli-analysis-about = { $how ->
    [search] Каждое решение оценено по тому, что игрок мог знать в тот момент, — в воображаемых партиях.
   *[played] В этой игре поиска нет: оценены только последние решения — в воображаемых партиях, которые до конца доигрывает Хитрец.
}
cli-puzzle-of-the-day = Задача дня (номер { NUMBER($number) })
cli-puzzle = Задача { NUMBER($number) }
cli-puzzle-you = Вы
cli-puzzle-ask = Один выбор явно лучше всех остальных: введите его номер. { $show }: показать решение. q: выйти.
cli-puzzle-wrong = { $loss ->
    [-1] Есть выбор получше.
   *[other] Есть выбор получше: этот теряет { $loss } партий из ста.
}
cli-puzzle-right = Верно, с попытки { NUMBER($tries) }.
cli-puzzle-shown = Решение было таким.
cli-puzzle-choice = { $kind ->
    [best] Решение: { $option }.
    [greedy] Хитрец: { $option }.
   *[other] Вместо этого: { $option }.
} { $goal ->
    [survive] Выживание в { $chance } % воображаемых партий (± { $spread }).
   *[win] Победа в { $chance } % воображаемых партий (± { $spread }).
}{ $loss ->
    [0] { "" }
   *[other] { " " }Теряет { $loss } из ста.
}
cli-puzzle-margin = { $found ->
    [search] Найдено глубоким поиском из того, что знает это место; перевес — { $margin } партий из ста (± { $spread }).
   *[played] Боты доиграли каждый выбор до конца в одних и тех же воображаемых партиях; перевес — { $margin } из ста (± { $spread }).
}
cli-source = Источник: { $source }
cli-test = Проверка: { $test }
cli-not-saved = Файл «{ $path }» записать нельзя: { $reason }.

# --- the decision bar
bar-picked = { $count ->
    [0] Ничего
   *[other] Выбрать: { $count }
 }

# The notebook: what a seat knows and what follows.
notebook-only = только вы
notebook-claims = Кто что говорил
notebook-sights = Кто смотрел
notebook-verdict-open = неизвестно
notebook-verdict-true = правда
notebook-verdict-false = неправда
notebook-hidden = скрыто
notebook-mine = у вас
notebook-yours = у вас
notebook-empty = В этом положении записывать нечего.
