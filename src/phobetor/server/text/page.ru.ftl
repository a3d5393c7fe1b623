# Что говорит сама страница: всё вокруг стола, что не относится ни к одной игре.

tagline = четыре кошмара, один стол
name-default = Гость

## Главная страница

start-games = Игры
start-players = { $from }–{ $to } игроков
start-minutes = { $n } мин
start-hours = { $n } ч
start-bots = Сыграть с ботами
start-invite = Создать стол
start-yours = Ваши столы
start-none = У вас пока нет столов.
start-your-turn = решаете вы
start-turn-of = решает: { $names }
start-won = победа за вами
start-won-by = победа: { $names }
start-lost = не победил никто
start-left = вы ушли; играет бот
start-forget = Забыть этот стол
start-forget-about = Он исчезнет из вашего списка.
start-forget-sure = Забыть
start-resign = Покинуть эту партию насовсем
start-resign-about = Бот доиграет за вас до конца; вернуться будет нельзя.
start-resign-sure = Уйти насовсем
start-keep = Оставить
start-no-code = Введите четыре слова или вставьте ссылку.
start-lobby = ждём игроков
start-code = Есть слова или ссылка?
start-code-label = Слова, код или ссылка на стол
start-code-hint = четыре слова или ссылка
start-join = Войти
start-no-account = Без регистрации. Достаточно имени.
start-on-device = ваше имя на этом устройстве
start-change = Сменить
start-save = Сохранить
start-your-name = Ваше имя
start-rules-of = Правила: { $game }
start-about-nightmarium = Соберите своих Существ прежде, чем их разберут на части.
start-about-somnicum = Двигайте маховики и погружайтесь в сон до третьего уровня.
start-about-deranged = Три ночи в городе. Один из вас уже не тот, кем был.
start-about-nemesis = Корабль, экипаж и нечто, что здесь лишь наполовину.
start-title-nightmarium = Кошмариум
start-title-somnicum = Сомникум
start-title-deranged = Одержимость
start-title-nemesis = Nemesis: Кошмары

## Создание стола и ожидание игроков

setup-new = новый стол
setup-who = Кто здесь сидит
setup-how = Как играем
setup-by-book = по книге правил
setup-house-rules = { $n ->
    [one] { $n } домашнее правило
    [few] { $n } домашних правила
    [many] { $n } домашних правил
   *[other] { $n } домашнего правила
 }
setup-house-rule = домашнее правило
setup-you = вы
setup-you-host = вы, хозяин стола
setup-host = хозяин стола
setup-bot = бот
setup-friend = друг по ссылке
setup-friend-about = Сюда сможет сесть любой, кто откроет ссылку.
setup-local-about = Занавес скроет карты, когда вы будете передавать устройство.
setup-empty = Пустой стул
setup-add-seat = Поставить ещё стул
setup-remove = Убрать этот стул
setup-seat-kind = Кто играет на месте { $letter }
setup-kind-open = Друг
setup-kind-bot = Бот
setup-kind-local = Рядом
setup-level = Как играет бот
setup-name-of = Имя на месте { $letter }
setup-begin = Начать
setup-open = Открыть стол
setup-ready-bots = Все в сборе.
setup-ready-bots-about = Партия начнётся сразу.
setup-ready-open = { $n ->
    [one] { $n } стул ждёт друга.
    [few] { $n } стула ждут друзей.
    [many] { $n } стульев ждут друзей.
   *[other] { $n } стула ждут друзей.
 }
setup-ready-open-about = Вы получите слова, ссылку и код, чтобы поделиться ими; начнёте, когда захотите.
setup-no-settings = В этой игре договариваться не о чем.
setup-clock = Время на решение
setup-clock-about = Когда оно выйдет, само ничего не произойдёт: остальные ждут или голосуют за то, чтобы дальше играл бот. В игре с одними ботами часы только показывают время.
setup-clock-0 = нет
setup-clock-30 = 30 с
setup-clock-60 = 60 с
setup-clock-180 = 3 мин
setup-clock-86400 = 1 день
setup-back = Назад
bot-sleeper = Соня
bot-dozer = Дремля
bot-dreamer = Сновидец
bot-sleepwalker = Лунатик
bot-terror = Ночной ужас
bot-nightmare = Кошмар
bot-random = случайный
bot-greedy = хитрый
bot-planner = дальновидный
bot-about-sleeper = Делает первое, что приходит в голову, и почти всего не замечает.
bot-about-dozer = Обдумывает свой ход, но не замечает половины возможностей. Подходит для первой партии.
bot-about-dreamer = Обдумывает свой ход, но кое-чего не замечает.
bot-about-sleepwalker = Хорошо обдумывает свой ход и мало что упускает.
bot-about-terror = Почти ничего не упускает, а в некоторых играх представляет себе, как может пойти партия.
bot-about-nightmare = Самый сильный бот этой игры. Знает только то, что знали бы вы на этом месте.
bot-about-random = Играет как попало, но по правилам.
bot-about-greedy = Обдумывает только свой ход.
bot-about-planner = Составляет план на всю партию и держится его.
bot-name-0 = Мотылёк
bot-name-1 = Сова
bot-name-2 = Нетопырь
bot-name-3 = Тритон
bot-name-4 = Заяц
lobby-invite = Пригласить
lobby-copy = Скопировать
lobby-copied = Скопировано
lobby-link = Ссылка на этот стол
lobby-link-about = Сесть за стол может любой, кто знает слова или ссылку: достаточно назвать имя. По ссылке можно и вернуться.
lobby-qr = Ссылка в виде QR-кода
lobby-here = здесь
lobby-away = сейчас не за столом
lobby-waits = ждёт того, кто знает слова
lobby-sit = Сесть сюда
lobby-make-bot = Посадить бота
lobby-make-open = Освободить стул
lobby-waiting-about = Хозяин начнёт, когда все будут готовы.
lobby-choose-seat = Выберите стул и назовите имя.
lobby-choose-seat-about = Регистрация не нужна. Можно и просто смотреть.
lobby-sealed = Перетасовка запечатана: { $hash }.
lobby-leave = Встать из-за стола
lobby-leave-host = Хозяином стола станет кто-то из сидящих за ним.
lobby-sent-away = { $name }: вы попросили уйти.
lobby-let-in = Впустить снова
lobby-barred = Хозяин стола попросил вас уйти.
lobby-barred-about = Вы можете смотреть, а сесть — когда хозяин снова вас впустит.
lobby-you-host = новый стол · вы хозяин
lobby-drag = порядок меняется перетаскиванием
lobby-order = в порядке ходов
lobby-everybody = изменения сразу видят все
lobby-host-changes = меняет хозяин
lobby-grip = { $name }: перетащите или нажмите стрелки
lobby-up = { $name }: выше
lobby-down = { $name }: ниже
lobby-ask-to-leave = { $name }: попросить уйти
lobby-word = Слово на прощание, если хотите: { $name }
lobby-word-hint = Семейный вечер, в другой раз.
lobby-leave-sure = Попросить уйти
lobby-keep = Оставить
lobby-lock = Закрыть стол
lobby-unlock = Открыть стол
lobby-lock-about = Пока стол закрыт, сесть за него больше нельзя.
lobby-locked = Стол закрыт.
lobby-locked-about = Сесть за него сейчас нельзя. Можно смотреть.
lobby-onlookers = Зрители
lobby-onlookers-yes = пусть смотрят
lobby-onlookers-no = нет
lobby-onlookers-about = Они видят то, что видно всем, и переписываются между собой; игроки этого не видят.
lobby-hints = Подсказки
lobby-hints-yes = разрешены
lobby-hints-no = нет
lobby-hints-about = Кто решает, может спросить сильного бота, что сделал бы он; остальные видят, кто спрашивает. Наедине с ботами можно всегда.
lobby-watching = { $n ->
    [one] Сейчас смотрит { $n } человек.
    [few] Сейчас смотрят { $n } человека.
    [many] Сейчас смотрят { $n } человек.
   *[other] Сейчас смотрят { $n } человека.
 }
lobby-words = назовите слова
lobby-network = Откроется на телефонах в этом доме.
lobby-closed = Эту ссылку откроет только этот компьютер. Чтобы впустить других, запустите сервер так:
lobby-address = Адрес для остальных
lobby-sits = { $n ->
    [one] За столом { $n } игрок
    [few] За столом { $n } игрока
    [many] За столом { $n } игроков
   *[other] За столом { $n } игрока
 }
lobby-empty = { $n ->
    [0] все стулья заняты.
    [one] { $n } стул пуст.
    [few] { $n } стула пусты.
    [many] { $n } стульев пусты.
   *[other] { $n } стула пусты.
 }
lobby-begin-about = Начинайте, когда захотите.
lobby-empty-to = Пустые стулья
lobby-empty-to-bot = займут боты
lobby-empty-to-away = убрать
lobby-begin = Начать
lobby-too-few = { $n ->
    [one] В этой игре нужен хотя бы { $n } игрок.
    [few] В этой игре нужно хотя бы { $n } игрока.
    [many] В этой игре нужно хотя бы { $n } игроков.
   *[other] В этой игре нужно хотя бы { $n } игрока.
 }
lobby-barred-word = «{ $word }»
lobby-sit-to-talk = Чтобы говорить здесь, сядьте за стол.

## Стол

table-turn-of = решает { $name }
table-your-turn = решаете вы
table-nobody = минутку
table-over = конец
table-takebacks = с возвратом ходов
table-watched = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
 }
table-left = { $name }: нет за столом; бот сможет сесть на замену через { $time }.
table-gone = больше не играет
table-resigned = Вы покинули эту партию насовсем; бот доиграет её за вас.
table-shut = Хозяин этого стола не хочет зрителей.
table-watching = вы смотрите
table-seats = Места
table-board = Стол
table-hand = Рука
table-log = Журнал
table-hint = Подсказка
table-notes = Заметки
table-chat = Чат
table-rules = Правила
hint-title = Что сделал бы Кошмар?
hint-ask = Что бы вы сделали?
hint-about = Сильный бот представляет себе много партий, исходя из того, что знаете вы, и говорит, что сделал бы сам. Закрытых карт он не видит и за вас не выбирает.
hint-told = Остальные узнают, что вы пользуетесь подсказками.
hint-waits = Сейчас вам нечего решать.
hint-thinks = Представляю, как может пойти игра…
hint-advised = совет
hint-goal-win = Ваша победа
hint-goal-escape = Ваше спасение
hint-goal-survive = Вы выживете
hint-objective = …и выполните цель
hint-why = Почему:
hint-spread = ± { $spread }
hint-loss = Теряется { $loss } из ста партий.
hint-equal = Почти так же хорошо.
hint-same = Разницы не видно, партий: { $n }.
hint-course = Ожидаемый ход игры
hint-often = возможно в { $n } из 10
hint-rules = Правила
hint-games = Воображаемых партий: { $n }; карты в руках розданы так, как вы могли бы знать. Закрытых карт никто не видел.
hint-played = Каждый выбор доигран до конца в одних и тех же воображаемых партиях, их { $n }: за вас играл Кошмар, за остальных — Хитрец. Ничего скрытого никто не видел.
table-menu = Настройки
table-home = Все игры
table-bot-for = играет бот
table-away = не за столом
table-time-up = время вышло
table-time-left = { $name }, осталось времени: { $time }
table-seconds = { $n } с
table-you = вы
table-won = победа
table-switch-to = Передать устройство: { $name }
table-loading = Ищем стол
table-takeback = Вернуться на своё место
table-takeback-about = За вас играет бот, пока вы не вернётесь на место.

## Панель решений

decide-label = Ваше решение
decide-yours = Решаете вы: { $prompt }
decide-options = Что можно выбрать
decide-list = Списком
decide-back = Назад
decide-step = { $at } из { $of }
decide-groups = Виды действий
decide-no-way-back = отменить нельзя
decide-too-many = Не больше { $n }: сначала верните что-нибудь.
decide-pick-more = Выберите ещё { $n }
decide-undo = Отменить
decide-undo-closed = Отменять нечего: с тех пор открылось что-то новое или ещё ничего не выбрано.
decide-cost = Цена в картах: { $n }
decide-confirm = Так и сделать
decide-cancel = Выбрать иначе
decide-final = Отменить это будет нельзя.
decide-marks = Это можно вернуть; тогда на партии останется пометка «с возвратом ходов».
decide-again = Нажмите ещё раз или Enter, чтобы выполнить.
decide-narrowed = { $n ->
    [one] { $n } способ это сделать
    [few] { $n } способа это сделать
    [many] { $n } способов это сделать
   *[other] { $n } способа это сделать
 }
decide-waiting = Сейчас решает { $name }.
decide-waiting-many = Решают: { $names }.
decide-look-around = Можно осмотреться; мы позовём, когда решать будете вы.
decide-moving = Минутку.
decide-moving-about = Думают боты или выполняется чей-то выбор.
decide-away-title = { $name } не на связи.
decide-late-title = { $name }: время вышло.
decide-away-about = Решите вместе: подождать или пусть пока поиграет бот. Вернуться на место можно в любой момент.
decide-vote-wait = Подождать
decide-vote-bot = { $name }: пусть играет бот
decide-rules-title = С начала этой партии правила изменились.
decide-rules-about = Стол стоит в последнем положении, которое по версии { $now } такое же. Решите вместе, как играть дальше.
decide-rules-old = Играть по прежнему толкованию
decide-rules-back = Играть отсюда
decide-rules-end = Прекратить партию
decide-rules-sure = Прекратить насовсем: нажмите ещё раз
decide-rules-wishes = Пока за это: { $names }
decide-sending = Отправляем: { $label }
decide-sending-undo = Отменяем ваш последний выбор
decide-sending-about = Ничего не потеряно. Повторяем, пока стол не ответит.
decide-still-sending = Всё ещё отправляем. Ничего не потеряно: повторяем, пока стол не ответит.
decide-watch-about = Вы видите то, что видно всем.
decide-end = Партия окончена.
decide-you-won = Вы победили.
decide-replay = Посмотреть запись
decide-fair = Проверить перетасовку
decide-again2 = Сыграть ещё

## Журнал, чат, правила

log-all = Всё
log-mine = Обо мне
log-empty = Ещё ничего не произошло.
log-filter = Какие записи
log-private = Видите только вы
log-more = Прошлые ходы
log-empty-filter = Таких записей пока нет.
log-fights = Схватки
log-turn = ход { NUMBER($n) }
log-play = Показать это на столе
log-show = Показать этот момент на столе
log-details = { $n ->
    [one] { NUMBER($n) } подробность
    [few] { NUMBER($n) } подробности
    [many] { NUMBER($n) } подробностей
   *[other] { NUMBER($n) } подробности
 }
looking-label = Вы смотрите назад.
looking-turn = Ход { NUMBER($n) }
looking-called = Теперь решаете вы.
looking-waits = Вы смотрите назад. Игра ждёт: { $name } — и идёт дальше без показа.
looking-goes-on = Игра идёт дальше без показа; вас позовут, когда решать вам.
looking-previous = На строку назад
looking-next = На строку вперёд
looking-play = Показать ход
looking-come-back = Вернуться
looking-missed = Что было без меня?
looking-since = С вашего последнего решения
looking-sections = { $n ->
    [0] ничего не произошло
    [one] { NUMBER($n) } ход или фаза
    [few] { NUMBER($n) } хода и фазы
    [many] { NUMBER($n) } ходов и фаз
   *[other] { NUMBER($n) } хода и фазы
 }
looking-play-all = Показать всё
looking-close = Закрыть
looking-on-board = на столе
chat-empty = Пока все молчат.
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-watcher = смотрит
chat-onlookers = То, что вы скажете, увидят только другие зрители.
rules-search = Искать в правилах
rules-none = В правилах ничего не найдено: «{ $text }».
rules-found = { $n ->
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
    [many] Найдено { $n } правил
   *[other] Найдено { $n } правила
 }
rules-ruling = Наше толкование
rules-source = Источник: { $text }
rules-setting = Можно изменить при создании стола.
rules-rule = Правило { $id }
rules-about = своими словами, со всеми толкованиями

## Занавес

curtain-pass = Передайте устройство: { $name }
curtain-about = За занавесом — то, что видит и решает { $name }.
curtain-hold = Удерживайте, чтобы открыть
curtain-hold-about = Немного подержите кнопку, Enter или пробел.

## Урок

lesson-title = Первая партия с подсказками
lesson-learn = Научиться за десять минут
lesson-guide = Подсказки
lesson-step = Шаг { $n } из { $of }
lesson-back = Назад
lesson-next = Покажите
lesson-next-about = Урок сделает это за вас и пойдёт дальше (→)
lesson-go-on = Дальше
lesson-leave = Выйти
lesson-all = Что ещё можно
lesson-all-about = Отметить всё, что здесь можно выбрать
lesson-other = «{ $label }» — тоже возможно. В этом уроке мы идём другим путём: ищите то, что светится.
lesson-nothing = Сейчас с этим ничего не сделать. Ищите то, что светится.
lesson-watch = Пока просто смотрите; кнопка «Дальше» рядом с подсказкой.
lesson-others = Теперь решает { $name }.
lesson-skip = Пропустить
lesson-skip-about = К следующей главе: { $chapter }
lesson-next-chapter = Глава окончена. Дальше: { $chapter }.
lesson-done = Это была ваша первая партия: { $game }.
lesson-done-about = Боты терпеливы, а каждый знак на столе ведёт к своему правилу.
lesson-again = Ещё раз
lesson-play = Играть с ботами

## Конец

end-label = Конец игры
end-you = Вы
end-place = { $n }-е место · { $verdict }
end-left = Игрок выходит до конца, дальше играет бот.
end-said = Что было сказано
end-watch = Смотреть отсюда
end-watch-claim = { $when }: смотреть отсюда
end-moments = Переломные моменты
end-deeds = Что вы все сделали
end-luck = Что сделал случай
end-average = в среднем { $n }
end-board = Поле
end-back = Итоги
end-picture = История картинкой
end-picture-about = Одна картинка для друзей. На ней имена за столом и ход игры, больше ничего.
end-close = Закрыть
end-send = Отправить
end-save = Сохранить картинку

## Запись партии

replay-replay = Запись
replay-seen-by = Глазами
replay-all = всех
replay-watcher = зрителя
replay-at = Решение { $n } из { $of }
replay-begin = Начало
replay-first = К началу
replay-previous = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = На шаг вперёд
replay-speed = Скорость
replay-share = Поделиться
replay-verify = Проверить перетасовку
replay-verify-about = зерно открыто
replay-scrub = Момент партии
replay-turn-back = К предыдущему ходу
replay-turn-on = К следующему ходу
replay-link-here = Ссылка на этот момент
replay-whole = Вся партия одной ссылкой
replay-whole-about = { $n ->
    [one] { $n } знак; откроет любой сервер
    [few] { $n } знака; откроет любой сервер
    [many] { $n } знаков; откроет любой сервер
   *[other] { $n } знака; откроет любой сервер
}
replay-whole-not = Для ссылки слишком длинно: сохраните файл.
replay-file = Запись файлом
replay-file-about = откроется здесь и командой «phobetor replay»
replay-copy = Копировать
replay-copied = Скопировано
replay-save = Сохранить
replay-not-over = не доиграна
replay-comments = Комментарии
replay-comment = Комментарий
replay-comment-at = Решение { $n }
replay-no-comments = Об этой партии пока никто ничего не написал.
replay-only-seated = Писать здесь могут те, кто сидел за столом.
replay-write = Что скажете об этом моменте?
replay-send = Записать
replay-write-as = От чьего имени
replay-delete = Удалить комментарий
replay-more-comments = { $n ->
    [one] и ещё { $n }
    [few] и ещё { $n }
    [many] и ещё { $n }
   *[other] и ещё { $n }
}
replay-open = Открыть запись партии
replay-open-about = Выберите файл записи или вставьте ссылку на партию. Сервер проиграет её заново и ничего не сохранит.
replay-choose = Выбрать файл
replay-paste = Ссылка на партию
replay-show = Показать
replay-too-large = Таких больших записей не бывает: самое большее 256 КБ.

## Сомнение в правилах

doubt-doubt = Это верно?
doubt-title = Сомнение в правилах
doubt-about = Правило, как мы его понимаем, откуда оно взято и какие проверки не прошли бы, нарушь его программа.
doubt-none = Здесь не названо ни одного правила.
doubt-tests = Проверки
doubt-more = { $n ->
    [one] и ещё { $n }
    [few] и ещё { $n }
    [many] и ещё { $n }
   *[other] и ещё { $n }
}
doubt-position = Эта позиция
doubt-imagined = Партия ещё идёт: всё, чего вы не можете видеть, придумано, ничего скрытого в копии нет.
doubt-real = Партия, какой она была до этого момента, вместе с зерном случайности.
doubt-scenario = Копировать как сценарий
doubt-link = Копировать как ссылку
doubt-run = Запуск: «phobetor scenario ФАЙЛ».
doubt-close = Закрыть

## Честная игра

fair-title = Честная игра
fair-lead = Ещё до раздачи первой карты сервер опубликовал отпечаток своего тайного зерна. После партии он показывает само зерно, и каждый может убедиться, что оно то самое и что все карты легли так, как из него следует.
fair-commitment = Опубликовано до партии
fair-seed = Зерно, открытое после партии
fair-computed = Отпечаток этого зерна, только что вычисленный вашим браузером
fair-pending = Партия не окончена. До её конца зерно запечатано.
fair-matches = Зерно то самое, что было запечатано.
fair-differs = Зерно не то, что было запечатано. Этой партии верить нельзя.
fair-holds = Сервер повторил все ходы с этим зерном, и каждый отпечаток сошёлся.
fair-fails = Сервер повторил партию и нашёл расхождение.
fair-how = Как проверить без этой страницы
fair-how-text = Отпечаток — это SHA-256 от текста «phobetor commitment/», за которым следуют 32 байта зерна. Сохраните запись и проверьте её из командной строки, где всё вычисляется заново:
fair-salts = Что страницы добавили к случаю
fair-no-salt = ничего
fair-promise-people = Сначала сервер закрепил своё зерно, и лишь потом страницы этих игроков выбрали свою соль: { $names }. Боты и люди за общим устройством ничего не добавляют, поэтому выбрать карты не мог никто. Это мог бы только сервер в сговоре с одним из этих людей: каждый из них может проверить свою соль.
fair-promise-server = Здесь ни одна страница ничего не добавила. Сервер закрепил зерно до первой карты и не мог его изменить, но выбрал его один.
fair-promise-earlier = Этот стол открыла более ранняя версия: соль ботов и людей за общим устройством выбирал сам сервер и мог её подобрать. Его зерно было закреплено до первой карты.
fair-mine = Карты розданы именно из того, что вашему браузеру показали до партии, и того, что он добавил.
fair-not-mine = Карты розданы не из того, что показали вашему браузеру и что он добавил. Этой партии верить нельзя.
fair-changed = Сервер не сдержал запечатанную перетасовку. Не играйте здесь.
fair-save = Сохранить запись
fair-game = К партии
fair-takebacks = { $n ->
    [one] Игрок сидел с одними ботами и { $n } раз вернул ход, который уже открыл карту или бросок. Карты от этого не изменились.
    [few] Игрок сидел с одними ботами и { $n } раза вернул ход, который уже открыл карту или бросок. Карты от этого не изменились.
    [many] Игрок сидел с одними ботами и { $n } раз вернул ход, который уже открыл карту или бросок. Карты от этого не изменились.
   *[other] Игрок сидел с одними ботами и { $n } раза вернул ход, который уже открыл карту или бросок. Карты от этого не изменились.
 }

## Настройки

settings-title = Настройки
settings-close = Закрыть
settings-language = Язык
settings-theme = Оформление
settings-dark = Ночь
settings-light = Пергамент
settings-toggle = Ночь или пергамент
settings-notify = Уведомление, когда решать вам
settings-notify-denied = Браузер не разрешает здесь уведомления.
settings-push = Уведомление на это устройство, даже если страница закрыта
settings-push-about = Только об этом столе и только когда ваш ход, а вы не смотрите.
settings-push-missing = Этот браузер или этот сервер так не умеет.
settings-push-iphone = На iPhone и iPad сначала добавьте страницу на экран «Домой» и откройте её оттуда.
settings-webhook = Сообщение в чат, когда ваш ход
settings-webhook-about = Адрес вебхука вашего чата (Slack, Discord, Mattermost…). Одно сообщение за ход, со ссылкой, которая их отключает.
settings-webhook-address = Адрес вебхука
settings-webhook-on = Сообщения идут на { $host }.
settings-webhook-save = Присылать туда
settings-webhook-stop = Больше не присылать
stop-title = Больше никаких сообщений
stop-done = На этот адрес больше не придут сообщения об этом столе.
stop-wait = Отключаем…
stop-table = К столу
settings-motion = Анимация
settings-motion-about = В вашей системе включено «меньше движения», и страница это учитывает.
settings-confirm = Переспрашивать
settings-confirm-about = Прежде чем выполнить выбранное.
settings-confirm-never = никогда
settings-confirm-grave = о том, что вредит
settings-confirm-final = о необратимом
settings-confirm-always = всегда
settings-along = Перенести своё место на другое устройство
settings-along-about = Отсканируйте там код или откройте ссылку. Она действует один раз и только для вас.
settings-along-show = Показать код
settings-along-copy = Скопировать ссылку
settings-resign = Уйти насовсем
settings-resign-about = Бот доиграет за вас до конца; вернуться будет нельзя. Остальные играют дальше.
settings-resign-sure = Покинуть партию
settings-others = Мои места на других устройствах
settings-others-about = Все другие браузеры и все показанные коды их потеряют; у этого браузера они останутся.
settings-others-out = Выйти там
settings-others-done = Теперь ваши места держит только этот браузер.
settings-log-out = Выйти
settings-log-out-about = У этого браузера больше не будет мест. Чтобы вернуться, сначала перенесите место на другое устройство.
settings-log-out-sure = Отдать здесь свои места
settings-keys = Клавиши
keys-options = выбрать вариант
keys-enter = выполнить выбранное
keys-escape = выбрать иначе, закрыть
keys-undo = отменить
keys-log = журнал
keys-notes = заметки: что вы знаете
keys-help = настройки и клавиши
keys-arrows = переходить между вариантами

## Связь и ошибки

line-lost = Связь прервалась. Подключаемся снова.
line-lost-sending = Связь прервалась. Ваш выбор сохранён и отправится, как только она восстановится.
line-now = Попробовать сейчас
error-unreachable = Сервер сейчас недоступен.
error-nothing = По этому адресу ничего нет.
error-server = Сервер не смог этого сделать ({ $n }).
error-again = Попробовать ещё раз
error-nowhere = Нет такой страницы
error-lost = Такой страницы нет: этот путь никуда не ведёт.
error-home = На главную
error-board = Картинка этого стола не загрузилась; списка ниже достаточно, чтобы играть.

## Стол без рисунков

plain-about = У этой игры пока нет нарисованного стола. Здесь перечислено всё, что вам положено знать.
plain-unknown = скрыто
alert-title = Решаете вы

pace-label = Темп
pace-about = Ходы ботов и последствия решений. Щелчок по столу или пробел — сразу к вашему следующему решению.
pace-slow = медленно
pace-normal = обычно
pace-fast = быстро
pace-instant = сразу
pace-pause = Пауза
pace-go = Дальше
pace-step = шаг
pace-step-about = Показать следующее событие
pace-skip = пропуск
pace-skip-about = Показать всё сразу, до вашего следующего решения
pace-space = Пробел — пропустить
pace-just-now = Только что:
pace-behind = { $n ->
    [one] ещё { $n } событие
    [few] ещё { $n } события
    [many] ещё { $n } событий
   *[other] ещё { $n } события
 }
pace-then-you = { $n ->
    [one] ещё { $n } событие, потом решаете вы
    [few] ещё { $n } события, потом решаете вы
    [many] ещё { $n } событий, потом решаете вы
   *[other] ещё { $n } события, потом решаете вы
 }
pace-paused = Пауза.
settings-size = Текст
settings-size-about = В процентах. Строка решения растёт, поле уступает место.
settings-cards = Карты
settings-cards-small = мелкие
settings-cards-medium = средние
settings-cards-large = крупные
keys-space = пропустить ходы ботов

## Сцены: случившееся разыгрывается на поле, одно за другим

scene-more = { $n ->
    [0] Потом игра идёт дальше.
    [one] Ещё { $n } событие, потом игра идёт дальше.
    [few] Ещё { $n } события, потом игра идёт дальше.
    [many] Ещё { $n } событий, потом игра идёт дальше.
   *[other] Ещё { $n } события, потом игра идёт дальше.
 }
scene-next = Дальше: { $step }.
scene-steps = Шаги
scene-done = готово
scene-coming = впереди
scene-skip-about = К концу сцены; всё останется в журнале
scene-held = Сцена ждёт, потому что это касается вас. Остальные играют дальше.
scene-understand = Понятно
scene-rule = Правило
scene-only = видите только вы
scene-only-about = Больше никому это не показано. Запись останется в вашем журнале.
scene-close = Закрыть
scene-turn = Ходит { $name }
scene-your-turn = Ваш ход
keys-scene = в сцене: пауза, один шаг, пропуск

## Тревоги

alarm-label = Тревоги
alarm-close = Закрыть
alarm-again = { $title } Показать ещё раз, что это значит.

## Звуки

settings-sounds = Звуки
settings-sound-decide = Решать вам
settings-sound-card = В сцене открывается карта
settings-sound-loss = Вы что-то теряете
settings-sound-phase = Начинается фаза
settings-sound-end = Игра окончена
## Notes: what a seat knows, and what it writes down

notes-wait = Собираем всё, что вы знаете …
notes-about = Общеизвестное и увиденное вами. Здесь не больше, чем подсказала бы идеальная память.
notes-only = только вы
notes-you = Вы
notes-out = { $n ->
    [one] исключена { $n }
    [few] исключены { $n }
    [many] исключено { $n }
   *[other] исключено { $n }
}
notes-claims = Кто что говорил и что вы об этом знаете
notes-sights = Кто смотрел
notes-follows = Что из этого следует
notes-verdict-true = правда
notes-verdict-false = неправда
notes-verdict-open = неизвестно
notes-mine = Мои заметки
notes-hint = Только для вас …
notes-kept = Хранятся вместе с вашим местом, на всех ваших устройствах, пока стол не забыт.
notes-saving = сохраняем …
notes-saved = сохранено
notes-trust = доверяю
notes-unsure = не знаю
notes-fear = опасаюсь
notes-mark = Пометить: «{ $what }»
notes-marked-yes = пометка: да
notes-marked-maybe = пометка: возможно
notes-marked-no = пометка: нет
notes-marked-none = без пометки
notes-spread = Во весь стол
notes-back = Назад к столу

## Задача

puzzle-title = Задача дня
puzzle-other-title = Задача { $n }
puzzle-link = Задача дня
puzzle-guide = Задача
puzzle-ask = Один выбор явно лучше всех остальных. Какой?
puzzle-about = Настоящая позиция из партии ботов — такой, какой её видели бы вы. Хитрец здесь ошибается.
puzzle-number = { $n } из { $of }
puzzle-row = { $n ->
    [0] Пока ни одного дня подряд
    [one] { $n } день подряд
    [few] { $n } дня подряд
    [many] { $n } дней подряд
   *[other] { $n } дня подряд
 }
puzzle-tries = Ваши попытки
puzzle-wrong = Есть выбор получше.
puzzle-wrong-by = Теряет { $loss } партий из ста.
puzzle-wrong-unknown = Хуже нескольких лучших; насколько — не считали.
puzzle-right = Верно.
puzzle-right-about = Решено с попытки { $n }.
puzzle-shown = Решение было таким.
puzzle-solution = Решение
puzzle-equal = Не хуже
puzzle-greedy = так выбирает Хитрец
puzzle-loss = теряет { $loss } из 100
puzzle-chance-win = Победа
puzzle-chance-survive = Выживание
puzzle-why = Почему
puzzle-search = Найдено глубоким поиском из того, что знает это место; перевес — { $margin } партий из ста (± { $spread }).
puzzle-played = Боты доиграли каждый выбор до конца в одних и тех же воображаемых партиях; перевес — { $margin } из ста (± { $spread }).
puzzle-show = Показать решение
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-today = Задача дня
puzzle-leave = Выйти

## Разбор

analysis-title = Разбор
analysis-link = Разбор
analysis-works = Партия просматривается ещё раз. Это займёт несколько секунд…
analysis-of = Чей выбор
analysis-chart-win = Шансы на победу
analysis-chart-survive = Шансы выжить
analysis-chart-about = Так, как мог бы судить тот, кто не видит чужих карт; в процентах
analysis-after = после { $n } решений
analysis-won = победа
analysis-mistakes = Самые большие ошибки
analysis-none = Насколько видно из этих партий, ни одно решение не стоило многого.
analysis-at = Решение { $n }
analysis-lost = − { $lost } ± { $spread }
analysis-chosen = Выбрано: { $chance } %
analysis-better = Лучше: { $chance } %
analysis-played = Качество игры
analysis-alike = Не хуже сильнейшего бота
analysis-alike-of = { $n } из { $of }
analysis-watch = Посмотреть
analysis-search = Каждое решение оценено по тому, что игрок мог знать в тот момент, — в воображаемых партиях. Шансы годятся для сравнения решений, а как прогноз они грубы.
analysis-by-playing = В этой игре поиска нет. Последние решения ({ $n }) сравниваются с выбором сильнейшего бота в воображаемых партиях, которые до конца доигрывает Хитрец; раньше удача решает больше, чем один выбор. Ошибкой названо только то, что эти немногие партии показывают ясно.

## What if

whatif-title = Что если
whatif-try = Что если…
whatif-try-about = Попробуйте за отдельным столом, зная то же, что сейчас. Скрытые карты воображаются; эта партия ждёт вас, и в ней ничего не меняется.
whatif-about = Это «что если»: партия продолжает другую от того, что знало одно место; скрытые карты воображаются. Она нигде не засчитывается.
whatif-departs = Отсюда начинается «что если». До него шла другая партия — такая, какой её знало одно место.
whatif-before = Что было раньше
whatif-back = Назад к партии
whatif-play-on = Играть отсюда
whatif-play-on-about = Против ботов, за отдельным столом, зная то же, что знало тогда это место; скрытые карты воображаются.
whatif-against = Соперники
whatif-same-bots = те же
