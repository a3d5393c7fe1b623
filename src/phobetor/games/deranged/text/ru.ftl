## The game

game-title = Одержимость
game-about = Путники в проклятом городе должны избавиться от проклятий и на исходе последней ночи оказаться на воротах. Каждую ночь кто-то из них становится одержимым, а излечить одержимого может убийство человека.
example-name = Оборотень
example-choice = play A3
example-thing = A3

## Words

quarter-moon = Луна
quarter-raven = Ворон
quarter-key = Ключ
quarter-rose = Роза
scenario-1 = Неизвестность
scenario-2 = Мародёрство
scenario-3 = Запертые двери
colour-white = белое
colour-blue = синее
colour-green = зелёное
colour-pink = розовое
colour-white-short = б
colour-blue-short = с
colour-green-short = з
colour-pink-short = р
deck-0 = Аптека
deck-1 = Кузница
deck-2 = Библиотека
deck-3 = Дома
policy-ask = спрашивать
policy-always = всегда блокировать
policy-never = никогда не блокировать
kind-spirit = Голодный дух
kind-dead = Оживший мертвец
kind-wolf = Оборотень
kind-pupil = Ученик некроманта
kind-necromancer = Некромант
kind-gargoyle = Гаргулья
kind-spirit-about = Движение 3, атака 4, защита 2, здоровье 1, инициатива 1; награда: 1 свеча. Идёт к ближайшему герою, останавливается за клетку до него, атакует всех героев на своей и соседних клетках; не учитывает цвет стрелок, но учитывает их направление.
kind-dead-about = Движение 2, атака 2, защита 1, здоровье 1, инициатива 2; награда: 1 свеча. Идёт к ближайшему герою и заходит на его клетку; атакует там одного героя.
kind-wolf-about = Движение 5, атака 5, защита 2, здоровье 1, инициатива 3; награда: 2 свечи. Идёт к доступному человеку с наименьшим здоровьем, останавливается за клетку до него и атакует только его; бежит через лес; днём не входит в здания.
kind-pupil-about = Движение 2, защита 3, здоровье 2, инициатива 4; награда: 2 свечи и карта библиотеки. Убегает от героев, в том числе тайными ходами, затем призывает ожившего мертвеца на свою клетку.
kind-necromancer-about = Движение 2, атака 5, защита 3, здоровья столько, сколько игроков, инициатива 5; убивший его может сбросить проклятие. Идёт к ближайшему месту силы, в том числе тайными ходами, и оттуда призывает мертвецов на все места силы без монстров; атакует всех героев на своей клетке.
kind-gargoyle-about = Движение 4, атака 6, защита 4 (днём 6), здоровья столько, сколько игроков, инициатива 6; награда: 3 свечи и предмет. Днём каменная; ночью летит к герою с наибольшим числом свечей, не глядя на стрелки, и атакует всех героев на его клетке.
role-fanatic = Фанатик
role-hunter = Охотник
role-occultist = Оккультист
role-pilgrim = Пилигрим
role-maniac = Маньяк
role-looter = Мародёр
role-fanatic-about = Убейте героя-человека. Награда: ритуальный нож.
role-hunter-about = Победите четырёх монстров. Награда: склянка эссенции.
role-occultist-about = Снимая проклятия, положите три из них сюда взакрытую. Награда: чёрная печать.
role-pilgrim-about = Завершите ход человеком на месте силы в каждом квартале. Награда: фонарь пилигрима.
role-maniac-about = Убейте любого героя. Награда: мясницкий тесак.
role-looter-about = Соберите четыре предмета одновременно. Награда: магическая сумка.
task-possessed = Вы одержимы!
task-search-moon = Цель: поиск в квартале «Луна».
task-search-raven = Цель: поиск в квартале «Ворон».
task-search-key = Цель: поиск в квартале «Ключ».
task-search-rose = Цель: поиск в квартале «Роза».
task-end-in-cemetery = Цель: завершить ход на кладбище.
task-attack = Цель: атаковать героя или монстра.
task-rest-outside = Цель: отдохнуть не в здании.
task-spend-two-candles = Цель: потратить две свечи за ход.
task-use-portal = Цель: пройти через портал.
task-end-in-company = Цель: завершить ход на клетке с другим героем.
task-defeat-monster = Цель: победить монстра.
task-end-on-power = Цель: завершить ход на месте силы.
task-wound-hero = Цель: ранить другого героя своей атакой.
night-card = Карта ночи { $number }: { $text }
curse = Проклятие { $number }: { $text }

## Cards

card-sides = движение { $move } { $colour }, атака { $attack }, защита { $defence }, поиск { $quarters }{ $time } – { $possessed }
card-possessed = одержимый: движение { $move } { $colour }{ $search }, атака { $attack }, защита { $defence }
card-time = { ", время" }
card-search-any = { ", поиск" }
card-swap = «обмен»
card-once = Один раз:
item-elixir = Эликсир
item-acid = Кислота
item-bandages = Бинты
item-salts = Нюхательная соль
item-sleep = Сонный отвар
item-tincture = Настойка скорохода
item-poison = Волчий корень
item-oil = Освящённое масло
item-musketoon = Мушкетон
item-lamp = Лампа
item-keys = Ключи
item-axe = Колун
item-crowbar = Лом
item-buckler = Баклер
item-pitchfork = Вилы
item-hook = Крюк-кошка
item-exorcism = Экзорцизм
item-passage = Свиток пути
item-ward = Меловой круг
item-flame = Языки пламени
item-breviary = Рваный требник
item-almanac = Звёздный альманах
item-hourglass = Песочные часы
item-candles = Ящик свечей
item-knife = Ритуальный нож
item-bag = Магическая сумка
item-vial = Склянка эссенции
item-cleaver = Мясницкий тесак
item-seal = Чёрная печать
item-lantern = Фонарь пилигрима
item-reliquary = Реликварий
item-elixir-about = восстановите всё здоровье и весь рассудок.
item-acid-about = на вашей или одной соседней клетке каждый монстр и герой теряет 2 здоровья.
item-bandages-about = герой на вашей клетке восстанавливает 3 здоровья.
item-salts-about = восстановите 3 рассудка; другой герой на вашей клетке может восстановить 1.
item-sleep-about = монстр в досягаемости спит до конца следующей фазы монстров.
item-tincture-about = движение 6, затем атака 4.
item-poison-about = атака 7.
item-oil-about = сбросьте одно своё проклятие, затем потеряйте 2 рассудка.
item-musketoon-about = атака 5, затем атака 3.
item-lamp-about = движение 10.
item-keys-about = движение 5, затем два поиска в любом квартале.
item-axe-about = атака 8.
item-crowbar-about = движение 3, двери перед вами нельзя заблокировать, затем атака 5 без штрафа за дверь.
item-buckler-about = до вашего следующего хода ваша защита выше на 2.
item-pitchfork-about = атака 4 против каждого монстра на вашей клетке.
item-hook-about = движение 5 без учёта цвета стрелок.
item-exorcism-about = потеряйте 3 здоровья и сбросьте жетон одержимого у героя на вашей или соседней клетке.
item-passage-about = поставьте героя на любое место силы.
item-ward-about = до вашего следующего хода монстры не идут к вам и не атакуют вас.
item-flame-about = атака 4, затем атака 4.
item-breviary-about = сбросьте одно своё проклятие; в этот ход доберите на одну карту меньше.
item-almanac-about = тайно посмотрите верхние карты ночи двух игроков.
item-hourglass-about = сдвиньте жетон времени на деление вперёд или назад в пределах этого времени суток.
item-candles-about = возьмите 3 свечи.
item-knife-about = при защите: атакующий теряет 3 здоровья.
item-bag-about = возьмите на руку все карты своей колоды и сброса.
item-vial-about = восстановите 3 здоровья и 3 рассудка и возьмите 2 свечи.
item-cleaver-about = атака 6; если цель погибла, возьмите 1 свечу.
item-seal-about = отдайте одно своё проклятие другому герою в досягаемости.
item-lantern-about = движение 6 без учёта цвета; двери перед вами нельзя заблокировать.
item-reliquary-about = сбросьте все свои проклятия, кроме одного.

## Curses

curse-1 = снять в кузнице или библиотеке.
curse-2 = снять в аптеке или кузнице.
curse-3 = снять в аптеке или библиотеке.
curse-4 = снять в аптеке или на кладбище.
curse-5 = снять в кузнице или на кладбище.
curse-6 = снять в библиотеке или на кладбище.
curse-7 = снять в доме 1 или 4.
curse-8 = снять в доме 2 или 5.
curse-9 = снять в доме 3 или 6.
curse-10 = снять в доме 1 или 5.
curse-11 = снять в доме 2 или 6.
curse-12 = снять в доме 3 или 4.
curse-13 = сразу: покажите роль игроку слева. Снять на месте силы.
curse-14 = сразу: не глядя обменяйтесь верхней картой ночи с игроком справа. Снять на руинах.
curse-15 = снять на выходе.
curse-16 = снять на руинах.
curse-17 = снять на месте силы Луны или Ворона.
curse-18 = снять на месте силы Ключа или Розы.
curse-19 = отдыхая, вы восстанавливаете на 1 меньше. Снять в библиотеке.
curse-20 = вы не можете пользоваться порталами. Снять на портале.
curse-21 = вы не можете блокировать двери. Снять в номерном доме.
curse-22 = вы добираете руку только до 3 карт. Снять в аптеке.
curse-23 = ваша защита ниже на 1. Снять в кузнице.
curse-24 = сразу: сбросьте 2 свечи; за каждую недостающую потеряйте 1 рассудок. Снять на кладбище за свечу.
curse-25 = сразу: все монстры идут к вам и атакуют. Снять на кладбище или в церкви.
curse-26 = сразу: на вашей клетке появляется голодный дух. Снять на месте силы.
curse-27 = снять на клетке с другим героем-человеком; он потеряет 1 рассудок.
curse-28 = снять на кладбище и потерять 2 здоровья.
curse-29 = вы одержимы!
curse-30 = вы одержимы!
curse-31 = вы одержимы!
curse-32 = сразу: к ближайшему к вам выходу приходит по монстру каждого типа в игре, кроме голодного духа. Снять на выходе.
curse-33 = на каждом рассвете берите ещё одно проклятие. Снять в церкви или на руинах.
curse-34 = второе действие стоит вам 2 рассудка. Снять в библиотеке или аптеке.
curse-35 = свечи не возвращают вам ни здоровья, ни рассудка. Снять на месте силы за 2 свечи.
curse-36 = ваши атаки слабее на 1. Снять в кузнице или на кладбище.
curse-37 = сразу: сбросьте руку и возьмите 4 карты. Снять в аптеке, кузнице или библиотеке.
curse-38 = вы не можете выполнить свою роль. Снять на руинах.
curse-39 = сразу: все другие герои на вашей и соседних клетках теряют 1 здоровье. Снять на кладбище.
curse-40 = сразу: время сдвигается на деление. Снять на месте силы ночью.
curse-41 = снять в номерном доме без жетона поиска.
curse-42 = вы одержимы!

## Effect cards

effect-ruins = Руины
effect-gathering = Сбор свечей
effect-church = Заброшенная церковь
effect-house-search = Поиск в домах
effect-open-graves = Разрытые могилы
effect-fog = Туман
effect-barred-doors = Засовы
effect-ruins-about = на руинах можно посмотреть верхнюю карту ночи каждого.
effect-gathering-about = на месте силы можно взять свечу своего цвета.
effect-church-about = в церкви раз за главу: отдать свечу и сбросить проклятие.
effect-house-search-about = в доме смотрят две карты и берут одну; к двери приходит оживший мертвец.
effect-open-graves-about = кто возвращается на клетку с ангелом, теряет 1 рассудок; в склепе за 2 свечи могилы закрывают.
effect-fog-about = на клетке с туманом движение прерывается, и её нельзя атаковать с других клеток; свеча рассеивает туман на своей клетке.
effect-barred-doors-about = в дом с туманом войти нельзя; перед его дверью туман убирают за 1 рассудок.

## Chapters

chapter-1-1 = Неизвестность, день 1
chapter-1-2 = Неизвестность, ночь 1
chapter-1-3 = Неизвестность, день 2
chapter-1-4 = Неизвестность, ночь 2
chapter-1-5 = Неизвестность, день 3
chapter-1-6 = Неизвестность, ночь 3
chapter-1-7 = Неизвестность, последний рассвет
chapter-2-1 = Мародёрство, день 1
chapter-2-2 = Мародёрство, ночь 1
chapter-2-3 = Мародёрство, день 2
chapter-2-4 = Мародёрство, ночь 2
chapter-2-5 = Мародёрство, день 3
chapter-2-6 = Мародёрство, ночь 3
chapter-2-7 = Мародёрство, последний рассвет
chapter-3-1 = Запертые двери, день 1
chapter-3-2 = Запертые двери, ночь 1
chapter-3-3 = Запертые двери, день 2
chapter-3-4 = Запертые двери, ночь 2
chapter-3-5 = Запертые двери, день 3
chapter-3-6 = Запертые двери, ночь 3
chapter-3-7 = Запертые двери, последний рассвет
chapter-1-1-about = В конце тот, у кого больше всего свечей, может взять предмет; где осталось больше одной свечи, появится голодный дух.
chapter-1-2-about = В конце герой на месте силы берёт 2 свечи, а герой без свечей теряет 1 рассудок.
chapter-1-3-about = В конце тот, у кого больше всего свечей, может отдать 3 за реликварий; оставшиеся на поле свечи убирают.
chapter-1-4-about = В конце, если гаргулья жива, каждый герой на улице теряет 1 здоровье.
chapter-1-5-about = В конце тот, у кого 3 проклятия или больше, теряет 1 рассудок, а тот, у кого их нет, берёт свечу.
chapter-1-6-about = Последняя ночь: доберитесь до ворот.
chapter-1-7-about = Последняя ночь позади.
chapter-2-1-about = В конце мертвецы приходят к дверям необысканных домов.
chapter-2-2-about = В конце герой на клетке с мертвецом теряет 1 здоровье.
chapter-2-3-about = В конце, если ученик жив, мертвецы собираются у кладбища; если нет, все берут по свече.
chapter-2-4-about = В конце тот, у кого предметов меньше, чем проклятий, берёт проклятие.
chapter-2-5-about = В конце, если некромант жив, мертвецы приходят к воротам.
chapter-2-6-about = В конце, если некромант жив, герои на воротах теряют 2 здоровья.
chapter-2-7-about = Последняя ночь позади.
chapter-3-1-about = В конце в кварталах с двумя и более жетонами тумана появляется голодный дух.
chapter-3-2-about = В конце герой в здании берёт свечу, герой на улице теряет 1 рассудок.
chapter-3-3-about = В конце герой в тумане берёт проклятие, а в лесах появляются оборотни.
chapter-3-4-about = В конце, если оборотней четыре или больше, каждый теряет 1 рассудок.
chapter-3-5-about = В конце за 2 свечи можно рассеять туман где угодно, а у выхода с воротами появится оборотень.
chapter-3-6-about = Последняя ночь: двери снова открыты; доберитесь до ворот.
chapter-3-7-about = Последняя ночь позади.

## Options

verb-play = Разыграть: { $card }
verb-rest = Отдохнуть
verb-turn-over = Открыть верхнюю карту колоды и разыграть её
verb-move = Движение
verb-attack = Атака
verb-search = Поиск
verb-use = Действие предмета
verb-shed = Снять проклятие { $curse-id }
verb-lay = Снять проклятие { $curse-id } и положить взакрытую
verb-look = Посмотреть следующие карты ночи всех игроков
verb-gather = Взять свою свечу с места силы
verb-pray = Помолиться: отдать свечу и сбросить проклятие
verb-close-graves = Закрыть могилы за 2 свечи
verb-clear-fog = Рассеять здесь туман за свечу
verb-unbar = Отпереть за 1 рассудок: { $cell }
verb-done = Закончить ход
verb-step = Идти сюда: { $cell }
verb-stop = Остановиться
verb-heal = Свеча: 1 здоровье
verb-calm = Свеча: 1 рассудок
verb-hero = { $player }
verb-monster = { $monster-name }: { $cell }
verb-spend = Потратить свечей: { $count }
verb-defend = Защита: { $card }
verb-block = Заблокировать дверь
verb-admit = Впустить
verb-always-block = Блокировать теперь и всегда
verb-always-admit = Впускать теперь и всегда
verb-ask-me = У дверей снова спрашивайте меня
verb-speak = Сказать что-нибудь о ближайшей ночи
verb-claim-self =
    Заявить: { $answer-id ->
        [0] «ближайшей ночью я останусь человеком»
       *[1] «ближайшей ночью я стану одержимым»
    }
verb-claim-saw = Заявить: «У игрока { $owner } – { $night }»
verb-silent = Промолчать
verb-at = { $cell }
verb-from = Предмет из колоды: { $deck }
verb-curse = { $curse }
verb-keep = Оставить: { $card }
verb-discard-hand = Сбросить руку: время сдвинется на деление
verb-decline = Нет
verb-forward = Время на деление вперёд
verb-back = Время на деление назад
verb-swap = Поменяться местами

## Что вариант означает на этом столе

remark-costs-sanity = стоит рассудка: { $count }
remark-from-to = { $before } → { $after }
remark-sanity = рассудок { $before } → { $after }
remark-move = { $count }, { $colour }
remark-attack = сила { $strength }, цели: { $targets }
remark-search = { $deck }, осталось карт: { $count }
remark-door = через дверь
remark-here = там: { $who }
remark-health = здоровье { $health }
remark-monster = защита { $defence }, здоровье { $health }
remark-door-penalty = через дверь, слабее на { $count }
remark-strength = атака { $strength }
remark-damage =
    { $count ->
        [0] без урона
       *[other] урон { $count }
    }
remark-loses = вы потеряете здоровья: { $count }
remark-loses-nothing = вы ничего не потеряете
remark-dies = урон { $count }: вы погибнете

## Questions

ask-place-hero = Выберите выход, с которого начнёте.
ask-attach-piece = Выберите выход для фрагмента: { $piece }.
ask-play-or-rest = Начинается ход.
ask-speak = Что вы скажете о ближайшей ночи? Говорить правду не обязательно.
ask-hero-action = Выберите действие.
ask-after-actions = Действия выполнены: используйте свечи или закончите ход.
ask-possessed-action = Вы одержимы: выполняйте действия карты по порядку; любое можно пропустить.
ask-swap-places = Выберите, с кем поменяться местами.
ask-after-rest = Вы отдыхаете. Что ещё?
ask-move = Осталось шагов: { $left }. Куда?
ask-block-door = У двери ({ $cell }) стоит: { $fighter }. Впустить?
ask-attack = Выберите цель атаки.
ask-attack-candles = Атака, цель – { $target }: сколько свечей добавите?
ask-defence = { $attacker } атакует вас с силой { $strength }: выберите карту для защиты.
ask-drop-one-curse = Вы можете сбросить одно своё проклятие.
ask-choose-deck = Вы можете взять предмет из одной из колод.
ask-most-candles = У вас больше всех свечей: можете взять предмет из одной из колод.
ask-reinforce = Выберите, к какому из ближайших выходов придут монстры.
ask-look-at-two = Оставьте одну из двух найденных карт.
ask-in-front-of-door = Выберите клетку перед дверью, где появится: { $kind }.
ask-search-part = Обыскать это место?
ask-acid = Выберите клетку для кислоты.
ask-help = Выберите, кому помочь.
ask-put-to-sleep = Выберите монстра, который уснёт.
ask-exorcise = Выберите, чей жетон одержимого сбросить.
ask-passage = Выберите место силы, куда попадёте.
ask-consult = Выберите, чью следующую карту ночи посмотреть.
ask-turn-hourglass = Сдвинуть время вперёд или назад?
ask-give-curse =
    { $curse-id ->
        [0] Выберите проклятие, которое отдадите.
       *[other] Выберите, кто его получит: { $curse }
    }
ask-keep-one-curse = Выберите проклятие, которое останется.
ask-choose-own-curse = Выберите проклятие, которое сбросите.
ask-burden = Выберите, кто потеряет 1 рассудок из-за вашего проклятия.
ask-monster-target = Жетон судьбы у вас: к какой цели идёт монстр? { $token }.
ask-monster-walk = Жетон судьбы у вас: где закончится путь монстра? { $token }.
ask-flight = Жетон судьбы у вас: куда бежит монстр? { $token }.
ask-monster-attacks = Жетон судьбы у вас: какой монстр атакует следующим?
ask-one-victim = Жетон судьбы у вас: кого атакует монстр? { $token }.
ask-place-monsters = Жетон судьбы у вас: где появится монстр? { $kind }.
ask-tokens-back = Жетон судьбы у вас: в какой дом вернуть жетон поиска?
ask-offer-reliquary = Жетон судьбы у вас: кто может взять реликварий?
ask-buy-reliquary = Отдать 3 свечи за реликварий?
ask-offer-fog = Отдать 2 свечи, чтобы рассеять туман?

## What happens

event-started = { $player } начинает здесь: { $cell }.
event-turn = Ходит { $player }.
event-returned = { $player } возвращается со всем здоровьем: { $cell }.
event-played = { $player } разыгрывает карту { $card-name }.
event-turned-over = { $player } открывает карту { $card-name }.
event-rested = { $player } отдыхает.
event-discarded-hand = { $player } сбрасывает с руки: { $card-name }.
event-discarded = { $player } сбрасывает карту { $card-name }.
event-boxed = Уходит из игры: { $card-name }.
event-drew = { $player } берёт карту { $card-name }.
event-drew-unseen = { $player } берёт карту.
event-reshuffled = { $player } перемешивает сброс в новую колоду.
event-time-moved = Время идёт: пройдено делений – { $space }.
event-moved = { $player } идёт: { $cell }.
event-ported = { $player } проходит через портал: { $cell }.
event-blocked = { $player } блокирует дверь: { $cell }.
event-policy = { $player } отныне у дверей: { $policy }.
event-attacks = { $attacker } атакует: { $target } (сила { $strength }).
event-defended =
    { $card-id ->
        [0] { $player } защищается без карты: { $strength }.
       *[other] { $player } защищается картой { $card-name }: { $strength }.
    }
event-hurt = { $player }: здоровье −{ $count }.
event-shaken = { $player }: рассудок −{ $count }.
event-healed = { $player }: здоровье +{ $count }.
event-calmed = { $player }: рассудок +{ $count }.
event-died = { $player } погибает.
event-went-mad = { $player } впадает в безумие.
event-cursed = { $player } получает: { $curse }
event-shed = { $player } снимает проклятие { $curse-id }.
event-laid = { $player } кладёт взакрытую: { $curse }
event-monster-hurt = { $monster } получает раны: { $count }.
event-defeated = { $player } побеждает монстра: { $monster }.
event-appeared = { $monster } появляется: { $cell }.
event-monster-moved = { $monster } движется: { $cell }.
event-took-candles = { $player } берёт свечи: { $count }.
event-spent = { $player } тратит свечи: { $count }.
event-searched = { $player } обыскивает: { $cell }.
event-found = { $player } находит: { $card-name }.
event-found-unseen = { $player } находит предмет.
event-found-nothing = { $player } ничего не находит.
event-token-taken = { $player } получает жетон одержимого.
event-possessed = { $player } превращается в одержимого.
event-cured = { $player } теряет жетон одержимого.
event-human-again = { $player } снова человек.
event-night-card = { $player } раскрывает: { $night }
event-goal-met = { $player } выполняет: { $night }
event-goal-missed = { $player } не выполняет: { $night }
event-peeked = { $player } видит у игрока { $owner }: { $night }
event-peeked-unseen = { $player } смотрит карту ночи игрока { $owner }.
event-role-shown = { $owner } показывает игроку { $viewer } роль: { $role }.
event-role-shown-unseen = { $owner } показывает игроку { $viewer } свою роль.
event-bat = Летучие мыши ({ $player }): { $count }.
event-fulfilled = { $player } выполняет роль: { $role }.
event-rewarded = { $player } получает награду: { $card-name }.
event-claimed-self =
    { $player } заявляет: { $answer-id ->
        [0] «Ближайшей ночью я останусь человеком».
       *[1] «Ближайшей ночью я стану одержимым».
    }
event-claimed-saw = { $player } заявляет: «У игрока { $owner } – { $night }»
event-fate = Жетон судьбы: { $player }.
event-chapter =
    { $chapter-id ->
        [1] Начинается день 1
        [2] Наступает ночь 1
        [3] Рассвет: начинается день 2
        [4] Наступает ночь 2
        [5] Рассвет: начинается день 3
       *[6] Наступает ночь 3
    }{ $scenario-id ->
        [0] .
       *[other] { " " }– «{ $scenario }».
    }
event-attached = У выхода «{ $exit }» появляется: { $cell }.
event-fog-came = Туман: { $cell }.
event-fog-left = Туман рассеялся: { $cell }.
event-effect-came = Вступает в игру: { $effect }.
event-effect-left = Выходит из игры: { $effect }.
event-board-came = Новый тип монстров: { $kind }.
event-used = { $player } применяет предмет: { $card-name }.
event-escaped = { $player } спасается.
event-stayed = { $player } остаётся в городе.
event-all-possessed = Все герои одержимы.
event-token-back = Жетон поиска возвращается: { $cell }.
event-swapped = { $player } и { $fighter } меняются местами.
event-asleep = { $monster } засыпает.
event-showed = { $player } показывает карту { $card-name }.
event-nights-swapped = { $player } и { $other } не глядя меняются картами ночи.
event-gave-curse = { $player } отдаёт игроку { $other }: { $curse }
event-hurried = Кругов без движения времени: { $rounds }; оно сдвигается само.
event-left-candles = Свечи с мест силы убраны.
event-walks = { $count ->
    [one] { $player } идёт по карте { $card-name }: { $count } шаг.
   *[other] { $player } идёт по карте { $card-name }: до { $count } шагов.
}
event-strikes = { $player } атакует картой { $card-name }: { $strength }.
event-seeks = { $player } ищет по карте { $card-name }.
event-dawned = Рассвет: ночь { $number } была последней.

## How it ended

ending-last-night-over =
    { $count ->
        [0] Последняя ночь прошла, не спасся никто.
       *[other] Последняя ночь прошла. Спаслись: { $winners }.
    }
ending-everybody-possessed =
    { $count ->
        [0] Все герои стали одержимыми в одну ночь: проиграли все.
       *[other] Все герои стали одержимыми в одну ночь; кроме них: { $winners }.
    }

## Рассказ о конце

end-possessed = Ночью { $night } людей больше не осталось; последнее превращение: { $last }.
end-gate = { $count ->
    [0] На воротах нет никого без проклятия и без жетона одержимого.
   *[other] На воротах, без проклятия и без жетона одержимого: { $winners }.
 }
end-verdict-escaped = на свободе
end-verdict-behind = остаётся в городе
end-verdict-dead = смерть
end-verdict-possessed = одержимость
end-free = { $name } на исходе последней ночи { $who ->
    [you] стоите
   *[other] стоит
 } на воротах без проклятия и без жетона.
end-behind = { $name } { $who ->
    [you] остаётесь
   *[other] остаётся
 } в городе: { $missing }.
end-turned = { $name } { $who ->
    [you] превращаетесь
   *[other] превращается
 } ночью { $night }.
end-missing-board = вне поля
end-missing-gate = не на воротах, а здесь: { $cell }
end-missing-curses = { $count ->
    [one] { $count } проклятие
    [few] { $count } проклятия
    [many] { $count } проклятий
   *[other] { $count } проклятия
 }
end-missing-token = жетон одержимого
end-died = { $name } { $who ->
    [you] теряете
   *[other] теряет
 } последнее здоровье ({ $lost }) и { $who ->
    [you] погибаете
   *[other] погибает
 }.
end-struck = { $name } { $who ->
    [you] погибаете
   *[other] погибает
 } в бою ({ $by }): здоровье −{ $lost }.
end-killed = { $name } { $who ->
    [you] погибаете
   *[other] погибает
 }: { $by } атакует с силой { $strength }, защита { $card } держит { $value }, здоровье −{ $lost }.
end-role = Роль
end-role-done = выполнена
end-role-not = не выполнена
end-role-part = не выполнена: { $count } из { $of }
end-nights = Карты ночи
end-night-open = открыта
end-night-done = выполнено
end-night-missed = не выполнено
end-night-possessed = превращение
end-night-hidden = не показана
end-curses = Проклятия
end-hand = Рука в конце
end-day = День { $number }
end-night = Ночь { $number }
end-count-cells = Пройдено клеток
end-count-searches = Поиски
end-count-damage = Нанесено урона
end-count-defeated = Побеждено монстров
end-count-shed = Снято проклятий
end-count-deaths = Смерти
end-count-possessed = Превращений в одержимого
end-luck-nights = Карты ночи с одержимостью
end-luck-nights-about = Как раздано перед игрой; среднее — по картам, которые ещё оставались.

## Why something cannot be done

refusal-move-is-not-interrupted = Вы в пути: выберите следующую клетку или остановитесь.
refusal-curse-forbids-portals = Проклятие не даёт вам пользоваться порталами.
refusal-no-arrow-there = Туда с вашей клетки стрелка не ведёт: { $cell }.
refusal-house-is-barred = Дом заперт: { $cell }.
refusal-door-is-blocked = Дверь заблокирована: { $cell }.
refusal-wrong-colour = Туда ведёт стрелка цвета, которого нет на вашей карте: { $cell }.
refusal-not-yourself = Себя атаковать нельзя.
refusal-out-of-reach = Цель не на вашей и не на соседней клетке.
refusal-wrong-colour-for-attack = Стрелка туда ведёт, но её цвета нет на вашей карте: { $cell }.
refusal-against-the-arrow = Стрелка ведёт оттуда к вам, а не обратно: { $cell }.
refusal-hidden-by-fog = Туман не пропускает атаки: { $cell }.
refusal-no-attack-through-portals = Через портал не атакуют.
refusal-only-monsters-here = Это бьёт только монстров на вашей клетке.
refusal-attack-first = Сначала выберите атаку, затем цель.
refusal-choose-a-target = Выберите, кого атаковать.
refusal-not-so-many-candles = Назовите, сколько своих свечей вы тратите.
refusal-defend-with-a-card = Нужно разыграть карту с руки на защиту.
refusal-possessed-cannot-rest = Одержимый не может отдыхать.
refusal-card-not-in-hand = Этой карты нет у вас на руке.
refusal-mad-at-night = Вы безумны и ночью можете только отдыхать.
refusal-hand-is-not-empty = У вас есть карты на руке: разыграйте одну из них.
refusal-play-or-rest = Начните ход с розыгрыша карты или отдыха.
refusal-one-action-is-due = Разыграв карту, нужно выполнить хотя бы одно действие.
refusal-no-sanity-left = Вам не хватает рассудка на это действие.
refusal-action-done-already = Это действие карты вы уже выполнили.
refusal-nobody-in-reach = Атаковать некого.
refusal-card-shows-other-quarter = На вашей карте нет символа этого квартала.
refusal-nothing-to-search = На вашей клетке нечего обыскивать.
refusal-one-card-a-turn = В этот ход вы уже разыграли карту.
refusal-actions-are-done = Действия этого хода выполнены: используйте свечи или закончите ход.
refusal-not-on-this-side = На стороне одержимого этого действия сейчас нет.
refusal-only-the-possessed-side = Одержимый выполняет только то, что указано на его стороне карты.
refusal-no-card-to-discard = Вам нечего сбросить.
refusal-rest-is-no-action = В этот ход вы отдыхаете, больше ничего делать нельзя.
refusal-no-candle = У вас нет свечей.
refusal-curse-forbids-candles = Проклятие не даёт вам превращать свечи в здоровье или рассудок.
refusal-health-is-full = У вас и так всё здоровье.
refusal-sanity-is-full = У вас и так весь рассудок.
refusal-said-enough = Высказаться можно раз за ход, до розыгрыша карты.
refusal-no-night-card-left = Закрытых карт ночи больше не осталось.
refusal-asked-at-doors = У дверей вас и так спрашивают.
refusal-ask-before-the-card = Это решают до розыгрыша карты.
refusal-card-or-rest = В этот ход вы разыграли карту, поэтому отдохнуть нельзя.
refusal-no-such-action = Такого действия у вас нет.
refusal-no-item-action = На этой карте нет действия предмета.
refusal-item-is-for-defence = Текст этой карты действует, только если разыграть её на защиту.
refusal-no-monster-for-it = В досягаемости этого предмета нет монстров.
refusal-exorcism-needs-health = Экзорцизм стоит 3 здоровья, а у вас меньше.
refusal-no-token-in-reach = Ни у кого из героев в досягаемости нет жетона одержимого.
refusal-no-hero-in-reach = В досягаемости нет других героев.
refusal-too-few-curses = Для этого предмета у вас слишком мало проклятий.
refusal-curse-is-not-yours = У вас нет этого проклятия.
refusal-curse-is-shed-elsewhere = Здесь это проклятие не снять. { $curse }
refusal-curse-asks-for-more = Место верное, но карта требует ещё кое-чего. { $curse }
refusal-curse-forbids-role = Проклятие не даёт вам выполнять роль.
refusal-only-the-occultist-lays = Класть проклятия взакрытую может только оккультист, пока роль не выполнена.
refusal-only-on-the-ruins = Вы не на руинах.
refusal-looked-already = В этот ход вы уже смотрели карты ночи.
refusal-effect-not-in-play = Этой карты эффекта нет в игре: { $effect }.
refusal-not-by-the-effect-card =
    { $effect-id ->
        [2] Вашей свечи здесь нет.
        [4] Молятся в церкви, раз за главу; нужны свеча и проклятие, которое можно сбросить.
        [16] Могилы закрывают в склепе за 2 свечи.
        [32] Здесь нет тумана, или у вас нет свечи, чтобы его рассеять.
       *[64] Вы не перед дверью этого дома, тумана в нём нет или в этот ход вы уже отпирали дом.
    }

## What a table can agree on

setting-game = Игра
setting-game-about = Обучающая партия на один день и одну ночь, один из трёх сценариев или свободная игра из случайных глав.
setting-game-training = обучающая
setting-game-1 = 1: Неизвестность
setting-game-2 = 2: Мародёрство
setting-game-3 = 3: Запертые двери
setting-game-free = свободная игра
setting-layout = Город
setting-layout-about = Как лежат четыре квартала и какими сторонами; в обучающей партии раскладка обычная.
setting-layout-normal = обычный
setting-layout-hard = сложный
setting-layout-mixed1 = смешанный 1
setting-layout-mixed2 = смешанный 2
setting-first = Первый игрок
setting-first-about = Кто ходит первым: решает жребий или место называет хозяин стола.
setting-first-random = по жребию
setting-first-1 = место 1
setting-first-2 = место 2
setting-first-3 = место 3
setting-first-4 = место 4
setting-first-5 = место 5
setting-first-6 = место 6
setting-death = Предметы при гибели
setting-death-about = Сохраняет ли погибший герой предметы на руке.
setting-death-keep = сохранить
setting-death-lose-items = потерять
setting-patience = Круги без движения времени
setting-patience-about = Через сколько полных кругов, за которые жетон времени не двигался, он сдвигается сам; в буклете такого нет.
setting-patience-5 = 5 кругов
setting-patience-10 = 10 кругов
setting-patience-0 = никогда

## The board

board-day = День { $number }
board-night = Ночь { $number }
board-dawn = Рассвет после ночи { $number }
board-time = время { $time } из { $spaces }
board-fate = жетон судьбы: { $player }
board-decks = Колоды предметов
board-quarter = Квартал «{ $quarter }»
board-dead = погиб
board-outside = ещё не в городе
board-stats = здоровье { $health }, рассудок { $sanity }, свечи { $candles }
board-hand-size = карт: { $count }
board-active = ходит
board-you = вы
board-possessed = ОДЕРЖИМ
board-token = жетон одержимого
board-secret-role = тайная роль
board-role-own = { $role } (тайная роль)
board-role-shown = { $role } (роль показали вам)
board-role-deduced =
    { $reason ->
        [curses] { $role } (роль закрыта, но её выдают проклятия под ней)
       *[bats] { $role } (роль закрыта, но её выдают летучие мыши)
    }
board-monster-values = движение { $move }, атака { $attack }, защита { $defence }, здоровье { $health }, награда { $candles }
board-asleep = спит
board-seen-night = вы видели: { $night }
board-hand = Ваши карты
board-played = разыграно: { $card }
mark-exit = выход
mark-power = сила
mark-search = поиск
mark-fog = туман
map-church = Церковь
map-gate = Ворота
kind-spirit-short = Ду
kind-dead-short = Ме
kind-wolf-short = Об
kind-pupil-short = Уч
kind-necromancer-short = Не
kind-gargoyle-short = Га
mark-portal = портал
mark-candles = свечей { $count }
map-way-0 = открыто всем
map-way-1 = синий, вода
map-way-2 = зелёный, лес
map-way-3 = розовый, тайный ход
map-door = дверь
map-exit = выход
map-portal = портал
map-power = место силы
map-candle = лежат свечи
map-search = можно искать
map-fog = туман
map-number = номер вашего варианта
ways-0 = в { $cells }
ways-1 = синим путём в { $cells }
ways-2 = зелёным путём в { $cells }
ways-3 = розовым путём в { $cells }
ways-door-0 = через дверь в { $cells }
ways-door-1 = через дверь, синим путём, в { $cells }
ways-door-2 = через дверь, зелёным путём, в { $cells }
ways-door-3 = через дверь, розовым путём, в { $cells }
ways-portal = через портал в { $cells }
board-here = здесь: { $who }
board-bats = летучих мышей: { $count }
board-policy = у дверей: { $policy }
board-shown = известные карты на руке: { $cards }
board-looked = знает следующую карту ночи игроков: { $players }

## Cells

cell-M1 = Северный тракт
cell-M2 = Кожевенный ряд
cell-M3 = Стоячий камень
cell-M4 = Аптекарский переулок
cell-M5 = Аптека, лавка
cell-M6 = Аптека, кладовая
cell-M7 = Дом 1
cell-M8 = Лунный портал
cell-M9 = Западный тракт
cell-M10 = Березняк
cell-M11 = Верхний берег
cell-M12 = Мельничный мост
cell-M13 = Ложбина
cell-R1 = Улица Наковальни
cell-R2 = Двор кузницы
cell-R3 = Кузница, порог
cell-R4 = Кузница, горн
cell-R5 = Угольный проход
cell-R6 = Дом 3
cell-R7 = Речные ступени
cell-R8 = Висельный холм
cell-R9 = Северо-восточный тракт
cell-R10 = Восточный тракт
cell-R11 = Дом 2
cell-R12 = Сосняк
cell-R13 = Канатный двор
cell-R14 = Камышовый брод
cell-K1 = Колокольная улица
cell-K2 = Суконный ряд
cell-K3 = Площадь с конной статуей
cell-K4 = Библиотека, крыльцо
cell-K5 = Библиотека, зал
cell-K6 = Библиотека, хранилище
cell-K7 = Камни брода
cell-K8 = Лодочная пристань
cell-K9 = Дом 4
cell-K10 = Сухой колодец
cell-K11 = Юго-восточный тракт
cell-K12 = Южный тракт
cell-K13 = Портал у рва
cell-K14 = Дубрава
cell-K15 = Улица у рва
cell-O1 = Свечной проезд
cell-O2 = Улица Пилигримов
cell-O3 = Кладбище, вход
cell-O4 = Кладбище, ангел
cell-O5 = Кладбище, склеп
cell-O6 = Дом 5
cell-O7 = Дом 6
cell-O8 = Старый алтарь
cell-O9 = Руины
cell-O10 = Юго-западный тракт
cell-O11 = Нижний тракт
cell-O12 = Тисовая чаща
cell-O13 = Паромный переулок
cell-O14 = Нижняя вода
cell-church = Заброшенная церковь
cell-gate = Зачарованные ворота
setting-days = Планшеты дней
setting-days-about = Из какого сценария берутся эти главы, если стопку собирают вручную; в обучающей партии глав нет.
setting-days-scenario = как в игре
setting-days-1 = Неизвестность
setting-days-2 = Мародёрство
setting-days-3 = Запертые двери
setting-nights = Планшеты ночей
setting-nights-about = Из какого сценария берутся эти главы, если стопку собирают вручную; в обучающей партии глав нет.
setting-nights-scenario = как в игре
setting-nights-1 = Неизвестность
setting-nights-2 = Мародёрство
setting-nights-3 = Запертые двери

## Панель решений: короткие фразы, варианты и что они дают

bar-ask-play = Разыграйте карту или отдохните.
bar-ask-empty = Рука пуста: откройте карту или отдохните.
bar-ask-possessed = Вы одержимы: разыграйте карту.
bar-ask-possessed-empty = Вы одержимы, и рука пуста: откройте карту.
bar-ask-mad-day = Вы безумны: разыграйте карту или отдохните.
bar-ask-mad-empty = Вы безумны, и рука пуста: откройте карту или отдохните.
bar-ask-mad-night = Вы безумны: ночью можно только отдыхать.
bar-ask-mad-candle = Вы безумны: отдохните или верните рассудок свечой.
bar-ask-first = Ваше действие?
bar-ask-second = Второе действие?
bar-ask-possessed-action =
    { $stage ->
        [0] Вы одержимы: с чего начнёте?
       *[other] Вы одержимы: что дальше?
    }
bar-ask-after-rest =
    { $count ->
        [0] Вы отдыхаете.
       *[other] Вы отдыхаете: сбросить руку, чтобы сдвинуть время?
    }
bar-ask-move =
    { $count ->
        [one] До { $count } шага. Куда?
       *[other] До { $count } шагов. Куда?
    }
bar-ask-attack = Атака { $strength }: на кого?
bar-ask-candles = Атака { $strength }, цель – { $who }: добавить свечи?
bar-ask-defence = { $who } атакует вас с силой { $strength }: защищайтесь картой.
bar-ask-door = { $who } хочет войти: { $cell }.
bar-ask-give-curse =
    { $curse ->
        [0] Какое проклятие отдаёте?
       *[other] Кто получит проклятие { $curse }?
    }
bar-ask-monster-target =
    { $place ->
        [0] { $what }: к кому идёт?
       *[other] { $what }: куда идёт?
    }
bar-ask-monster-walk = { $what }: где остановится?
bar-ask-flight = { $what }: куда бежит?
bar-ask-monster-attacks = { $what }: кто атакует следующим?
bar-ask-one-victim = { $what }: кого атакует?
bar-ask-place-monsters = { $what }: где появится?
bar-ask-in-front-of-door = { $what }: у какой двери?
bar-ask-tokens-back = В какой дом вернётся жетон поиска?
bar-fate = жетон судьбы у вас

bar-tab-cards = Карты
bar-tab-card = Карта
bar-tab-here = Здесь
bar-tab-candles = Свечи
bar-tab-talk = Разговор
bar-tab-self = О себе
bar-tab-saw = Что я видел
bar-tab-heroes = Герои
bar-tab-monsters = Монстры
bar-tab-targets = Атака
bar-tab-shed = Снять проклятие
bar-tab-search = Поиск
bar-tab-fight = Бой
bar-tab-other = Другие дела
bar-tab-everywhere = Повсюду

bar-card = Движение { $move } { $colour }, атака { $attack }
bar-card-swap = Обмен местами, атака { $attack }
bar-deed-play = Разыграть: { $card }
bar-in-reach = достанете: { $who }
bar-searches-here = можно искать здесь
bar-searches-here-goal = можно искать здесь: цель этой ночи
bar-dusk-in =
    { $count ->
        [0] наступят сумерки
        [one] до сумерек { $count } деление
        [few] до сумерек { $count } деления
       *[other] до сумерек { $count } делений
    }
bar-dawn-in =
    { $count ->
        [0] наступит рассвет
        [one] до рассвета { $count } деление
        [few] до рассвета { $count } деления
       *[other] до рассвета { $count } делений
    }
bar-deed-keep = Оставить: { $card }
bar-cards-left =
    { $count ->
        [0] карт не осталось
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[other] осталось { $count } карт
    }
bar-goal = цель этой ночи
bar-rest = Отдых
bar-turn-over = Открыть верхнюю карту
bar-speak = Сказать о ближайшей ночи
bar-ask-me = У дверей снова спрашивать
bar-heal = Свеча: 1 здоровье
bar-calm = Свеча: 1 рассудок
bar-health = здоровье { $before } → { $after }
bar-sanity = рассудок { $before } → { $after }
bar-done = Закончить ход
bar-keep-hand = Оставить руку
bar-ends-turn = ход закончится
bar-decline = Нет
bar-no-attack = Не атаковать
bar-discard-hand = Сбросить руку
bar-deed-discard-hand =
    { $count ->
        [one] Сбросить { $count } карту: время сдвинется
        [few] Сбросить { $count } карты: время сдвинется
       *[other] Сбросить { $count } карт: время сдвинется
    }
bar-forward = На деление вперёд
bar-back = На деление назад
bar-possessed-side = действует сторона одержимого
bar-night-price = ночью действие стоит 1 рассудка из { $sanity }
bar-free-action = днём первое действие бесплатно
bar-action-price = стоит рассудка: { $count } из { $sanity }
bar-would-go-mad = вы сойдёте с ума: проклятие
bar-no-sanity = рассудка на это не хватает

bar-move = Идти
bar-up-to =
    { $count ->
        [one] { $count } шаг, движение { $colour }
        [few] { $count } шага, движение { $colour }
       *[other] { $count } шагов, движение { $colour }
    }
bar-attack = Атаковать
bar-attack-whom = Атаковать: { $who }
bar-strength-against = сила { $strength }, цели: { $who }
bar-candles-add =
    { $count ->
        [one] свеча добавит 1
       *[other] свечи добавят до { $count }
    }
bar-deed-attack = Атаковать с силой { $strength }: { $who }
bar-search = Искать
bar-use = Применить: { $card }
bar-deed-use = Применить: { $card }
bar-leaves-game = затем выйдет из игры
bar-swap = Поменяться местами
bar-swap-about = с любым героем или монстром
bar-shed = Снять проклятие { $curse }
bar-lay = Проклятие { $curse } – взакрытую
bar-laid = оккультист: { $count } из { $of }
bar-curse = Проклятие { $curse }
bar-deed = { $what }: { $price }
bar-deed-drop-one-curse = Сбросить проклятие { $curse }
bar-deed-choose-own-curse = Сбросить проклятие { $curse }
bar-deed-keep-one-curse = Оставить только проклятие { $curse }
bar-deed-give-curse = Отдать проклятие { $curse }
bar-free = бесплатно
bar-other-pays = другой герой здесь потеряет 1 рассудок
bar-pay-candles = свечей: { $count } из { $of }
bar-pay-sanity = ещё рассудка: { $count }
bar-pray = Молиться
bar-pray-about = сбросить проклятие, раз за главу
bar-close-graves = Закрыть могилы
bar-close-graves-about = у ангела больше не теряют рассудок
bar-clear-fog = Рассеять туман
bar-clear-fog-about = на вашей клетке
bar-look = Заглянуть в руины
bar-look-about = увидите ближайшие карты ночи всех
bar-gather = Взять свою свечу
bar-one-candle-more = на 1 свечу больше
bar-unbar = Отпереть: { $cell }

bar-sum-curse = − { $count } проклятие
bar-sum-door = − { $count } дверь
bar-sum-candles =
    { $count ->
        [one] + { $count } свеча
        [few] + { $count } свечи
       *[other] + { $count } свечей
    }
bar-sum-defence = − { $count } его защита
bar-against = { $sum } против здоровья { $health }
bar-kills-if =
    { $most ->
        [0] { $who } погибнет при защите 0
        [1] { $who } погибнет при защите 0 или 1
       *[other] { $who } погибнет при защите до { $most }
    }
bar-at-most = не больше { $count } из { $health } здоровья
bar-does-nothing = ничего не даст
bar-falls =
    { $count ->
        [0] падёт
        [one] падёт: { $count } свеча
        [few] падёт: { $count } свечи
       *[other] падёт: { $count } свечей
    }
bar-wounds = { $count } из { $health } здоровья
bar-kill-cures = убийство вас излечит
bar-spend =
    { $count ->
        [0] Без свечей
        [one] { $count } свеча
        [few] { $count } свечи
       *[other] { $count } свечей
    }
bar-you-have-candles =
    { $count ->
        [one] у вас { $count } свеча
        [few] у вас { $count } свечи
       *[other] у вас { $count } свечей
    }
bar-buy = Взять реликварий
bar-defend = { $card }, защита { $value }
bar-defence-sum = { $strength } − { $value } = { $rest }
bar-lose-nothing = без потерь
bar-lose = потеря { $count }, останется { $left }
bar-die = потеря { $count }: вы погибнете, проклятие
bar-least = меньше всего
bar-knife = напавший потеряет 3
bar-you-have-health = у вас здоровья: { $count }
bar-death-cures = погибнете – { $who } излечится

bar-has-health = здоровье { $count }
bar-has-candles = свечей: { $count }
bar-attacks = атакует с силой { $strength }: { $who }
bar-goes-mad = сойдёт с ума: проклятие
bar-curse-instead = уже безумие: вместо этого проклятие
bar-steps =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    }
bar-from-you =
    { $count ->
        [one] { $count } шаг от вас
        [few] { $count } шага от вас
       *[other] { $count } шагов от вас
    }
bar-there = там: { $who }
bar-nobody-there = там никого
bar-acid-falls = { $who }: падёт
bar-acid-hurts = { $who }: −2
bar-acid-dies = { $who }: −2, смерть
bar-acid-left = { $who }: −2, останется { $left }

bar-stop = Остаться здесь
bar-arrows-white = белые стрелки
bar-arrows-blue = синие и белые стрелки
bar-arrows-green = зелёные и белые стрелки
bar-arrows-pink = розовые и белые стрелки
bar-arrows-any = стрелки любого цвета
bar-no-action-after = действий потом не будет
bar-action-there = действие там стоит рассудка: { $count } из { $sanity }
bar-action-there-candle = действие там стоит рассудка: { $count }, сначала нужна свеча
bar-there-shed =
    { $count ->
        [one] снять проклятие { $curses }
       *[other] снять проклятия { $curses }
    }
bar-there-search = поиск
bar-there-search-goal = поиск: цель этой ночи
bar-there-attack = атака: { $who }
bar-there-pray = молитва
bar-there-look = заглянуть в руины
bar-there-gather = взять свою свечу
bar-there-close-graves = закрыть могилы
bar-there-clear-fog = рассеять туман
bar-there-unbar = отпереть дом
bar-door-blocked = { $who } блокирует дверь
bar-door-may = { $who } может заблокировать дверь
bar-fog-ends = туман прервёт движение

bar-admit = Впустить
bar-block = Заблокировать дверь
bar-always-admit = Впускать всегда
bar-always-block = Блокировать всегда
bar-door-possessed = одержим
bar-silent = Промолчать
bar-claim-human = Я останусь человеком
bar-claim-possessed = Я стану одержимым
bar-deed-claim = Сказать: «{ $claim }»
bar-deed-claim-saw = Сказать о карте игрока { $who }: «{ $claim }»
bar-task-possessed = Одержимость
bar-task-search-moon = Поиск: Луна
bar-task-search-raven = Поиск: Ворон
bar-task-search-key = Поиск: Ключ
bar-task-search-rose = Поиск: Роза
bar-task-end-in-cemetery = Закончить на кладбище
bar-task-attack = Кого-нибудь атаковать
bar-task-rest-outside = Отдых не в здании
bar-task-spend-two-candles = Потратить две свечи
bar-task-use-portal = Пройти через портал
bar-task-end-in-company = Закончить рядом с героем
bar-task-defeat-monster = Победить монстра
bar-task-end-on-power = Закончить на месте силы
bar-task-wound-hero = Ранить героя
bar-picked-consult = Посмотреть обе карты
bar-picked-place-monsters = Выставить монстров: { $count }
bar-picked-tokens-back = Вернуть жетонов: { $count }
bar-progress = { $count } из { $of }
bar-gate-curses = сначала снимите проклятия: { $count }
bar-gate-token = сначала избавьтесь от жетона одержимого
bar-gate-open = стойте здесь на исходе последней ночи

## The story

story-nightfall = Наступает ночь { $number }
story-dawn = Рассвет дня { $number }
story-step-fate = Судьба переходит
story-step-chapter-ends = Глава { $chapter } закончена
story-step-chapter-begins = Начинается глава { $next }
story-step-night-cards = Карты ночи
story-step-possessed = Одержимые меняются
story-step-goals = Цели ночи
story-step-waking = Одержимые просыпаются
story-step-last-night = Последняя ночь позади
story-step-escape = Кто спасся

story-place = { $cell ->
    [M5] Лавка аптеки
    [M6] Кладовая аптеки
    [R3] Порог кузницы
    [R4] Горн кузницы
    [K4] Крыльцо библиотеки
    [K5] Зал библиотеки
    [K6] Хранилище библиотеки
    [O3] Вход на кладбище
    [O4] Ангел на кладбище
    [O5] Склеп на кладбище
   *[other] { $name }
}
story-change = { $what ->
    [health] здоровье
    [sanity] рассудок
   *[candles] свечи
} { $sign }{ $count }
story-changes = { $changes }.
story-changes-of = { $name }: { $changes }.

story-fold-played = карта { $card }
story-fold-turned-over = открыта карта { $card }
story-fold-drew = { $count ->
    [one] взята { $count } карта
    [few] взято { $count } карты
   *[many] взято { $count } карт
}
story-fold-discarded = { $count ->
    [one] сброшена карта { $card }
    [few] сброшено { $count } карты
   *[many] сброшено { $count } карт
}
story-fold-discarded-hand = { $count ->
    [one] сброшена { $count } карта
    [few] сброшено { $count } карты
   *[many] сброшено { $count } карт
}
story-fold-boxed = уходит из игры: { $card }
story-fold-reshuffled = сброс перемешан в новую колоду
story-fold-time = время идёт, деление { $space }
story-fold-spent = { $count ->
    [one] потрачена { $count } свеча
    [few] потрачено { $count } свечи
   *[many] потрачено { $count } свечей
}
story-fold-shaken = рассудок −{ $count }
story-fold-candles = свечи +{ $count }
story-fold-curse-leaves = проклятие { $curse } сброшено

story-plays = { $name } { $who ->
    [you] разыгрываете
   *[other] разыгрывает
} карту { $card }.
story-turns-over = { $name } { $who ->
    [you] открываете
   *[other] открывает
} карту { $card }.
story-draws = { $name } { $who ->
    [you] берёте
   *[other] берёт
}: { $cards }.
story-time = Время идёт: деление { $space }.
story-hurried = Кругов без движения времени: { $rounds }; оно сдвигается само.
story-discards-hand = { $name } { $who ->
    [you] сбрасываете
   *[other] сбрасывает
} руку: { $cards }.
story-returns = { $name } { $who ->
    [you] возвращаетесь
   *[other] возвращается
} со всем здоровьем: { $place }.
story-stays = { $name } { $who ->
    [you] остаётесь
   *[other] остаётся
} на месте: 0 шагов из { $count }.
story-walks = { $name } { $who ->
    [you] проходите
   *[other] проходит
} { $count ->
    [0] { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
   *[other] { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } из { $count }
}{ $portal ->
    [0] { "" }
   *[other] { " " }через портал
}: { $way }.
story-carried = { $name } { $who ->
    [you] переноситесь
   *[other] переносится
}: { $place }.
story-blocks = { $name } { $who ->
    [you] не пускаете
   *[other] не пускает
} в дверь: { $place }.
story-policy = { $name } отныне у дверей: { $policy }.
story-swaps = { $name } { $who ->
    [you] меняетесь
   *[other] меняется
} местами { $target-is ->
    [you] с вами
    [monster] с монстром «{ $target }»
   *[other] с игроком { $target }
}.
story-strikes = { $name } { $who ->
    [you] атакуете
   *[other] атакует
} картой { $card } ({ $strength }).
story-attacks = { $name } { $who ->
    [you] атакуете
   *[other] атакует
} { $target-is ->
    [you] вас
    [monster] монстра «{ $target }»
   *[other] игрока { $target }
} с силой { $strength }{ $damage ->
    [-1] .
    [0] : без ран.
   *[other] : ран – { $damage }{ $falls ->
        [0] .
       *[other] , монстр повержен.
    }
}
story-attacks-with = { $name } { $who ->
    [you] атакуете
   *[other] атакует
} { $target-is ->
    [you] вас
    [monster] монстра «{ $target }»
   *[other] игрока { $target }
} картой { $card } ({ $strength }){ $damage ->
    [-1] .
    [0] : без ран.
   *[other] : ран – { $damage }{ $falls ->
        [0] .
       *[other] , монстр повержен.
    }
}
story-attacks-stopped = { $name } { $who ->
    [you] атакуете
   *[other] атакует
} { $target-is ->
    [you] вас
   *[other] игрока { $target }
} с силой { $strength }; { $card2 } ({ $value }) отбивает атаку.
story-attacks-with-stopped = { $name } { $who ->
    [you] атакуете
   *[other] атакует
} { $target-is ->
    [you] вас
   *[other] игрока { $target }
} картой { $card } ({ $strength }); { $card2 } ({ $value }) отбивает атаку.
story-monster-attacks = { $monster } атакует { $target-is ->
    [you] вас
   *[other] игрока { $target }
} с силой { $strength }.
story-monster-attacks-stopped = { $monster } атакует { $target-is ->
    [you] вас
   *[other] игрока { $target }
} с силой { $strength }; { $card2 } ({ $value }) отбивает атаку.
story-no-card = без карты
story-monster-hurt = { $monster }: ран – { $damage }{ $falls ->
    [0] .
   *[other] , монстр повержен.
}
story-defeats = { $name } { $who ->
    [you] побеждаете
   *[other] побеждает
} монстра «{ $monster }».
story-defends = { $name } { $who ->
    [you] защищаетесь
   *[other] защищается
} картой { $card } ({ $value }){ $dies ->
    [0] { $lost ->
        [0] .
       *[other] { " " }и { $who ->
    [you] теряете
   *[other] теряет
} здоровье: { $lost }.
    }
   *[other] , { $who ->
    [you] теряете
   *[other] теряет
} здоровье ({ $lost }) и { $who ->
    [you] погибаете
   *[other] погибает
}.
}
story-hurt = { $name } { $who ->
    [you] теряете
   *[other] теряет
} здоровье ({ $lost }){ $dies ->
    [0] .
   *[other] { " " }и { $who ->
    [you] погибаете
   *[other] погибает
}.
}
story-dies = { $name } { $who ->
    [you] погибаете
   *[other] погибает
}.
story-you-die = Вы погибаете.
story-death-curse = Вы получаете проклятие.
story-death-return = В свой следующий ход вы вернётесь со всем здоровьем к ангелу на кладбище.
story-monster-goes = { $monster } идёт ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}): { $origin } → { $way }.
story-appears = { $count ->
    [one] { $monster } появляется: { $places }.
   *[other] { $monster } × { $count }: { $places }.
}
story-asleep = { $monster } засыпает.
story-seeks = { $name } { $who ->
    [you] ищете
   *[other] ищет
} по карте { $card }.
story-searches = { $name } { $who ->
    [you] обыскиваете
   *[other] обыскивает
}: { $place }{ $found ->
    [0] .
    [1] . Найден предмет.
   *[other] . Ничего не найдено.
}
story-searches-with = { $name } { $who ->
    [you] ищете
   *[other] ищет
} по карте { $card }: { $place }{ $found ->
    [0] .
    [1] . Найден предмет.
   *[other] . Ничего не найдено.
}
story-finds = { $name } { $who ->
    [you] находите
   *[other] находит
}: { $card }.
story-finds-item = { $name } { $who ->
    [you] находите
   *[other] находит
} предмет.
story-finds-nothing = { $name } ничего не { $who ->
    [you] находите
   *[other] находит
}.
story-uses = { $name } { $who ->
    [you] применяете
   *[other] применяет
} предмет «{ $card }»{ $changed ->
    [0] .
   *[other] : { $changes }.
}
story-rests = { $name } { $who ->
    [you] отдыхаете
   *[other] отдыхает
}{ $changed ->
    [0] { "" }
   *[other] : { $changes }
}{ $hand ->
    [0] .
   *[other] ; рука сброшена.
}
story-spends = { $name } { $who ->
    [you] тратите
   *[other] тратит
} { $count ->
    [one] { $count } свечу
    [few] { $count } свечи
   *[many] { $count } свечей
}{ $changed ->
    [0] .
   *[other] : { $changes }.
}
story-cursed = { $name } { $who ->
    [you] получаете
   *[other] получает
} проклятие { $curse }: { $text }
story-sheds = { $name } { $who ->
    [you] снимаете
   *[other] снимает
} проклятие { $curse }.
story-lays = { $name } { $who ->
    [you] кладёте
   *[other] кладёт
} проклятие { $curse } взакрытую.
story-gives-curse = { $name } { $who ->
    [you] отдаёте
   *[other] отдаёт
} { $target-is ->
    [you] вам
   *[other] игроку { $target }
} проклятие { $curse }.
story-goes-mad = { $name } { $who ->
    [you] впадаете
   *[other] впадает
} в безумие: проклятие.
story-takes-token = { $name } { $who ->
    [you] получаете
   *[other] получает
} жетон одержимого.
story-possessed = { $who ->
    [you] Вы одержимы.
   *[other] { $name } превращается в одержимого.
}
story-you-are-possessed = Вы одержимы.
story-possessed-health = Здоровье снова полное.
story-possessed-sanity = Действия не стоят рассудка.
story-possessed-cards = Действует другая сторона ваших карт.
story-possessed-limits = Ни отдыха, ни предметов, ни особых действий, и время от ваших карт не движется.
story-possessed-todo = Убейте человека, чтобы освободиться.
story-possessed-prey = { $count ->
    [one] Убейте человека, чтобы освободиться. Остался лишь один: { $names }.
   *[other] Убейте человека, чтобы освободиться: { $names }.
}
story-all-possessed = Все герои одержимы: проигрывают все.
story-cured = { $name } { $who ->
    [you] избавляетесь
   *[other] избавляется
} от жетона{ $human ->
    [0] .
   *[other] { " " }и снова человек.
}
story-human-again = { $name } { $who ->
    [you] снова человек, но жетон остаётся у вас.
   *[other] снова человек, но жетон остаётся.
}
story-you-are-human = Вы снова человек, но жетон остаётся.
story-human-cards = Действует обычная сторона карт, рассудок полон.
story-human-token = С жетоном вы снова изменитесь с наступлением ночи и не сможете победить.
story-human-todo = Избавьтесь от него: экзорцизм или убийство человека ночью.
story-turns-possession = { $name } { $who ->
    [you] открываете
   *[other] открывает
} карту «Вы одержимы»{ $token ->
    [0] .
   *[other] { " " }и { $who ->
    [you] получаете
   *[other] получает
} жетон.
}
story-turns-goal = { $name } { $who ->
    [you] открываете
   *[other] открывает
} цель: { $goal }.
story-goal-met = { $name } { $who ->
    [you] выполняете
   *[other] выполняет
} цель: { $goal }.
story-goal-missed = { $name } не { $who ->
    [you] выполняете
   *[other] выполняет
} цель: { $goal }.
story-peeks = { $name } { $who ->
    [you] смотрите
   *[other] смотрит
} { $all ->
    [0] ближайшую карту ночи: { $owners }.
   *[other] ближайшие карты ночи всех игроков.
}
story-peek = { $holder-is ->
    [you] Ваша карта: { $goal }.
   *[other] { $holder }: { $goal }.
}
story-peek-title = Это видели только вы.
story-peek-todo = Остальные знают, что вы смотрели, но не что увидели.
story-swaps-nights = { $name } и { $target-is ->
    [you] вы
   *[other] { $target }
} не глядя { $who ->
    [you] меняетесь
   *[other] меняются
} картами ночи.
story-shows-role = { $name } { $who ->
    [you] показываете
   *[other] показывает
} { $target-is ->
    [you] вам
   *[other] игроку { $target }
} роль.
story-role-is = { $holder }: { $role }.
story-role-title = Роль показали только вам.
story-bats = { $name }: летучие мыши за роль – { $count }.
story-shows = { $name } { $who ->
    [you] показываете
   *[other] показывает
}: { $cards }.
story-fulfils = { $name } { $who ->
    [you] выполняете
   *[other] выполняет
} роль «{ $role }»{ $rewarded ->
    [0] .
   *[other] { " " }и { $who ->
    [you] получаете
   *[other] получает
} награду: { $card }.
}
story-takes-reward = { $name } { $who ->
    [you] получаете
   *[other] получает
}: { $card }.
story-claims-self = { $name } { $who ->
    [you] говорите
   *[other] говорит
}: { $answer ->
    [0] «Ближайшей ночью я останусь человеком».
   *[other] «Ближайшей ночью я стану одержимым».
}
story-claims-saw = { $name } { $who ->
    [you] говорите
   *[other] говорит
} { $holder-is ->
    [you] о вас
   *[other] об игроке { $holder }
}: «{ $goal }».
story-starts = { $name } { $who ->
    [you] начинаете
   *[other] начинает
} здесь: { $place }.
story-fate = { $name } { $who ->
    [you] держите
   *[other] держит
} жетон судьбы.
story-chapter-costs = Конец главы стоит вам здоровья.
story-chapter = { $chapter ->
    [1] Начинается день 1
    [2] Наступает ночь 1
    [3] Начинается день 2
    [4] Наступает ночь 2
    [5] Начинается день 3
   *[6] Наступает ночь 3
}{ $scenario ->
    [0] .
   *[other] : «{ $title }». { $about }
}
story-last-night-over = Ночь { $number } была последней.
story-attached = Выход «{ $exit }»: теперь здесь { $piece }.
story-fog = Ложится туман: { $places }.
story-tokens-back = Жетоны поиска возвращаются: { $places }.
story-fog-lifts = Туман рассеивается: { $place }.
story-clears-fog = { $name } { $who ->
    [you] разгоняете
   *[other] разгоняет
} туман: { $place }.
story-effect = { $effect }: { $about }
story-effect-ends = { $effect }: больше не действует.
story-ends-effect = { $name } { $who ->
    [you] прекращаете
   *[other] прекращает
} действие карты «{ $effect }».
story-new-kind = Новый тип монстров: { $monster }.
story-candles-removed = Свечи с мест силы убраны.
story-escapes = { $name } { $who ->
    [you] спасаетесь
   *[other] спасается
} через ворота.
story-remains = { $name } { $who ->
    [you] остаётесь
   *[other] остаётся
} в городе.

## Alarms

alarm-last-night = Последняя ночь.
alarm-last-night-text = Когда она кончится, спасётся тот, кто стоит на воротах без проклятий и без жетона. Остальные останутся.
alarm-last-human = Последний человек: { $player }.
alarm-last-human-text = Если и { $player } до рассвета попадёт под власть одержимости, сразу проигрывают все.
alarm-you-are-the-last = Вы – последний человек.
alarm-you-are-the-last-text = Если и вы до рассвета станете одержимы, сразу проигрывают все. Одержимый освобождается, убив вас.
alarm-dusk-next = До ночи одно деление.
alarm-dusk-next-text = Когда время сдвинется, после того же хода наступит ночь и откроются карты ночи.
alarm-dusk-now = После этого хода наступит ночь.
alarm-dusk-now-text = Глава закончится, все откроют карты ночи. До конца хода ещё можно действовать.
alarm-dawn-next = До рассвета одно деление.
alarm-dawn-next-text = Когда время сдвинется, после того же хода рассветёт: невыполненные цели ночи стоят проклятия.
alarm-dawn-now = После этого хода рассветёт.
alarm-dawn-now-text = Глава закончится, невыполненные цели ночи стоят проклятия.
alarm-token = У вас жетон одержимого.
alarm-token-text = С наступлением ночи вы станете одержимы, и с ним нельзя победить. До сумерек его снимает экзорцизм.
## The detective’s page

notebook-token = Жетон одержимого
notebook-token-no = нет
notebook-token-yes = есть
notebook-token-possessed = есть, одержимость уже началась
notebook-night-card = Карта ночи { $number }
notebook-possessed-never = с наступлением ночи останется человеком
notebook-possessed-sure = с наступлением ночи станет одержимым
notebook-possessed-maybe = станет одержимым при { $bad } из { $all } возможных карт
notebook-role = Роль
notebook-role-of =
    { $who ->
        [you] она у вас
       *[other] она у { $name }
    }
notebook-role-deeds = исключают поступки
notebook-tonight = Ночь { $number }, как всё обстоит сейчас
notebook-turn = станут одержимыми: { $names }
notebook-stay = останутся людьми: { $names }
notebook-claim-self =
    { $answer ->
        [0] ночью я останусь человеком
       *[1] ночью я буду одержим
    }
notebook-claim-saw = { $owner }: карта «{ $task }»
notebook-shown = ночь открыла «{ $task }»
notebook-was-possessed = той ночью — одержимость
notebook-was-human = с наступлением ночи — человек
notebook-as-it-lies = как всё обстоит сейчас

## Почему так решает Кошмар

why-shed = План на этот ход: снять проклятие { $curse-id }.
why-goal = План на этот ход: выполнить вашу цель ночи.
why-rest = После отдыха рассудка у вас снова { $sanity }.
why-search = План на этот ход: поиск здесь: { $cell }.
why-attack = План на этот ход: атаковать.
why-stay = Вы стоите на воротах, и дел не осталось: пусть только кончится ночь.
why-gate = За этот ход до ворот станет ближе на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
why-find = За этот ход до места, где есть что найти, станет ближе на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
why-goal-way = За этот ход до места, где выполняется ваша цель ночи, станет ближе на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
why-curse-way = За этот ход до места, где снимается проклятие { $curse-id }, станет ближе на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
why-safer = Там, где закончится ход, монстры и одержимые вам менее опасны.
why-hunt = Вы одержимы: этот шаг ведёт ближе к человеку.
why-lie = Вас охватит одержимость, и никто не должен об этом догадаться.
why-warn = Вы видели эту карту: остальных стоит предупредить.
