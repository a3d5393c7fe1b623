## The game

game-title = Nemesis: Кошмары
game-about = Вы просыпаетесь после гибернации, один из членов экипажа мёртв, и что-то на борту питается вашим разумом. Исследуйте корабль, выполните тайную цель и спаситесь: во сне на корабле, который долетит до Земли, или в капсуле. Когда вас слышат, приходят кошмары под стать вашему безумию. Тексты наши; сведения о компонентах взяты из открытых источников, а то, что не публиковалось, отмечено в файлах данных как реконструкция.
example-name = Аптечка
example-choice = move 12
example-thing = medkit

## Things

nightmare-none = ничего
nightmare-lurker = таящийся
nightmare-whisperer = шепчущий
nightmare-stalker = преследователь
nightmare-despoiler = разоритель
nightmare-lair = логово
roll-silence = тишина
roll-1 = 1
roll-2 = 2
roll-3 = 3
roll-4 = 4
roll-danger = опасность
face-blank = пустая грань
face-lurker = знак таящегося
face-whisperer = знак шепчущего
face-single = один прицел
face-double = два прицела
cause-none = ничего
cause-wounds = раны
cause-madness = безумие
cause-nightmare = кошмар
cause-heart = остановка сердца
cause-airlock = шлюз
cause-jump = прыжок
cause-explosion = взрыв
cause-course = неверный курс
cause-contamination = заражение
planet-earth = Земля
planet-mars = Марс
planet-venus = Венера
planet-space = открытый космос
status-none = нет
status-locked = заперта
status-unlocked = отперта
status-launched = стартовала
status-ejected = отстрелена
colour-yellow = жёлтый
colour-green = зелёный
colour-red = красный
colour-white = белый
colour-none = без цвета
fate-running = в пути
fate-jump = корабль совершает прыжок
fate-destroyed = корабль уничтожен
token = { $effect }, предметов: { $items }
token-none = ничего
token-malfunction = поломка
token-fire = пожар
token-danger = опасность
token-doors = двери
token-lair = логово
card-contamination = заражение
card-clean = заражение (чистое)
card-infected = заражение (ИНФЕКЦИЯ)
thing-corpse = тело: { $player }
thing-blueCorpse = синее тело
thing-carcass = останки кошмара
thing-egg = яйцо
thing-nothing = ничего
slot = отсек { $slot }
slot-named = отсек { $slot } ({ $room })
corridor = коридор { $first }–{ $second }
corridor-technical = технические коридоры
target = { $nightmare } (повреждений: { $injuries })
target-eggs = яйца
event-card = { $name }; кошмары идут коридором { $number }
event-number = «{ $name }», коридор { $number }
check = карта «{ $name }», число { $blood }
check-retreat = карта «{ $name }», символ отступления
draw-blank = пустой жетон
draw-madness = жетон безумия ({ $character })
draw-nightmare = жетон кошмара { $number }
draw-some-madness = жетон безумия
draw-some-nightmare = жетон кошмара
engine-works = исправен
engine-broken = повреждён
order-swapped = жетоны меняются местами
order-same = порядок прежний
goal-fulfilled = выполнена
goal-missed = не выполнена
health-clean = сканер показал, что я без инфекции
health-infected = сканер показал инфекцию
coordinates = A { $a }, B { $b }, C { $c }, D { $d }
study-0 = безумный персонаж
study-1 = яйцо
study-2 = останки

## What a card, an item or a room does

mode-plain = как на карте
mode-fix = убрать поломку
mode-engine = починить или сломать двигатель
mode-join = смотать два предмета вместе
mode-put-out = потушить пожар
mode-set-fire = устроить пожар
mode-dress-all = обработать все тяжёлые раны
mode-heal-light = вылечить лёгкие раны
mode-free-action = действие отсека бесплатно
mode-break = устроить поломку
mode-read-course = посмотреть координаты
mode-lower = снизить безумие
mode-scan = сканировать заражение
mode-lower-and-scan = снизить безумие и сканировать заражение
mode-heal-only = только лечение
mode-run = бежать
mode-draw = взять карты
mode-at = { $what }
mode-door = дверь: { $what }
mode-on = { $what }
mode-person = { $what }
mode-help = помочь: { $what }
mode-load = { $what }
mode-dress = обработать: { $what }
mode-heal = вылечить: { $what }
mode-pod = капсула { $what }
mode-course = курс { $what }
mode-deck = предметы: { $what }
mode-study = изучить: { $what }

## Options

verb-draft = Играть за персонажа: { $character }
verb-move = Идти: { $slot }
verb-careful = Идти осторожно: { $slot }
verb-shoot = Стрелять ({ $item }): { $target }
verb-melee = Рукопашная: { $target }
verb-pick-up = Поднять: { $thing }
verb-trade = Обмен: { $player }
verb-craft = Смастерить: { $item } ({ $parts })
verb-activate = Активировать: { $quest } ({ $part })
verb-play =
    { $mode-id ->
        [0] Сыграть: { $card }
       *[other] Сыграть: { $card } — { $mode }
    }
verb-use =
    { $mode-id ->
        [0] Использовать: { $item }
       *[other] Использовать: { $item } — { $mode }
    }
verb-room =
    { $mode-id ->
        [0] { $room }: действие отсека
       *[other] { $room }: { $mode }
    }
verb-quest =
    { $mode-id ->
        [0] Использовать: { $quest }
       *[other] Использовать: { $quest } — { $mode }
    }
verb-drop = Бросить что-нибудь
verb-let-go = Бросить: { $thing }
verb-speak = Сказать что-нибудь
verb-claim-engine = Сказать: двигатель { $engine } { $works }
verb-claim-course = Сказать: { $letter } — { $planet }
verb-silent = Промолчать
verb-pass = Пас
verb-discard = Сбросить: { $card }
verb-done = Закончить
verb-pay = Заплатить картой: { $card }
verb-interrupt = Сыграть «Помеху»
verb-let-be = Не мешать
verb-yield = Не мешать весь этот ход
verb-keep-item = Оставить: { $item }
verb-keep-goal = Оставить цель «{ $objective }»
verb-to = { $slot }
verb-at = { $corridor }
verb-choose = { $thing }
verb-person = { $player }
verb-yes = Да
verb-no = Нет
verb-offer = Предложить: { $thing }
verb-launch = Запустить капсулу
verb-leave = Выйти из капсулы
verb-stay = Ждать в капсуле
verb-swap = Поменять жетоны местами
verb-leave-order = Оставить порядок
verb-target = { $target }
verb-to-bottom = Положить под низ
verb-keep-on-top = Оставить сверху
verb-reroll = Перебросить
verb-remove = Убрать из игры: { $card }
verb-wound = Рана: { $wound }
verb-speak-of = Рассказать: { $slot }
verb-claim-room = Сказать: { $slot } — это { $room }
verb-claim-token = Сказать: { $slot }, жетон — { $discovery }
verb-claim-goal = Сказать: моя цель — { $objective }
verb-claim-health = Сказать: { $health }

## Что вариант означает на этом столе

remark-costs =
    { $count ->
        [0] бесплатно
        [one] стоит { $count } карту
        [few] стоит { $count } карты
       *[other] стоит { $count } карт
    }
remark-costs-more =
    { $count ->
        [one] стоит ещё { $count } карту
        [few] стоит ещё { $count } карты
       *[other] стоит ещё { $count } карт
    }

## Панель решения

place = { $slot } { $room }
place-unknown = Отсек { $slot }
part-bow = Нос
part-middle = Середина корабля
part-stern = Корма
way = { $ends } · { $place }
open-door = открыть { $ends } · { $place }
close-door = закрыть { $ends } · { $place }
destroy-door = разрушить { $ends } · { $place }
target-hurt = { $nightmare }, повреждений: { $count }
weapon-with = { $item } (боеприпасов: { $count })
turn-first = Первое из двух действий.
turn-second = Второе действие.
turn-any = Действий – сколько угодно.
turn-first-in-combat = Первое из двух действий, бой.
turn-second-in-combat = Второе действие, бой.
turn-any-in-combat = Действий – сколько угодно, бой.
turn-only-pass = Остаётся только пас.
tab-move = Идти
tab-escape = Бежать
tab-careful = Осторожно
tab-fight = Бой
tab-cards = Карты
tab-room = Этот отсек
tab-items = Предметы
tab-say = Сказать
under-part = { $name }: { $part }
under-hands = Руки
under-doors = двери
under-other = прочее
chip-use = { $name }: { $effect }
chip-shoot = { $item } → { $target }
chip-melee = Врукопашную → { $target }
chip-craft = Смастерить: { $item }
chip-activate = Активировать: { $quest }
chip-yourself = Вы сами
deed-move = Идти: { $place }
deed-escape = Бежать: { $place }
deed-careful = Идти осторожно: { $place }
deed-for =
    { $count ->
        [one] { $deed } · заплатить { $count } карту
        [few] { $deed } · заплатить { $count } карты
       *[other] { $deed } · заплатить { $count } карт
    }
deed-sleep =
    { $count ->
        [0] Лечь спать. Для вас игра может закончиться.
        [one] Лечь спать: заплатить { $count } карту. Для вас игра может закончиться.
        [few] Лечь спать: заплатить { $count } карты. Для вас игра может закончиться.
       *[other] Лечь спать: заплатить { $count } карт. Для вас игра может закончиться.
    }
deed-act = Действие
deed-panic = паника, { $panic }
deed-launch = Запустить капсулу: все, кто в ней, покинут корабль.
do-start-fuse = запустить самоуничтожение
do-stop-fuse = остановить самоуничтожение
do-comms = отправить сигнал
do-surgery = пройти дезактивацию
do-nest = взять яйцо
do-cockpit = посмотреть координаты
do-engineControl = проверить все двигатели
do-engine1 = проверить двигатель 1
do-engine2 = проверить двигатель 2
do-engine3 = проверить двигатель 3
do-hibernatorium = лечь спать
do-hibernatorium-now = Лечь спать
do-look = взглянуть: { $place }
do-break = поломка: { $place }
do-course = взять курс { $letter }
do-board = сесть в капсулу { $pod }
do-lock = запереть капсулу { $pod }
do-unlock = отпереть капсулу { $pod }
do-bandaging-first = лечить лёгкие раны: { $player }
do-bandaging-second = обработать рану: { $player }
do-pharmacist-first = вылечить обработанную рану: { $player }
do-pharmacist-second = обработать рану: { $player }
do-reanimation-first = { $player }: сбрасывает карту и получает заражение
do-reanimation-second = { $player }: берёт три карты
claim-engines = Двигатели
claim-course = Координаты
claim-rooms = Отсеки
claim-objective = Моя цель
claim-health = Моё здоровье
claim-letter = { $letter } – это…
claim-is = Это…
claim-token = Его жетон…
claim-engine = Двигатель { $engine }: { $works }
claim-planet = { $letter } – { $planet }
claim-goal = { $objective }
claim-is-health = { $health }
claim-means = { $discovery }
goals-corporate = Корпоративные
goals-personal = Личные
goals-solo = Одиночные
rooms-yellow = Жёлтые отсеки
rooms-green = Зелёные отсеки
rooms-red = Красные отсеки
rooms-white = Белые отсеки
rooms-none = Прочие
ask-say-of = Что вы скажете: { $place }?
ask-pay-for =
    { $count ->
        [one] { $deed } — заплатите { $count } карту.
        [few] { $deed } — заплатите { $count } карты.
       *[other] { $deed } — заплатите { $count } карт.
    }
ask-react-to = { $victim }: { $deed }. Помешать?
yes-agree = Согласиться
no-agree = Отказаться
yes-consent = Идти
no-consent = Остаться
yes-armor-choice = Сбросить броню
no-armor-choice = Принять удар
yes-armor-against-surprise = Сбросить броню
no-armor-against-surprise = Принять удар
no-nerves-choice = Принять удар
yes-extra-round = Потратить ещё один
no-extra-round = Не тратить
no-roll-again = Оставить бросок
no-sensor-choice = Оставить бросок
result-discard =
    { $count ->
        [0] Оставить все карты
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[other] Сбросить { $count } карт
    }
result-stimulate = Сбросить { $count } · взять { $draw }
result-offer =
    { $count ->
        [0] Ничего не предлагать
       *[other] Предложить: { $count }
    }
result-doors =
    { $count ->
        [0] Ничего не менять
        [one] Изменить { $count } дверь
        [few] Изменить { $count } двери
       *[other] Изменить { $count } дверей
    }
result-drop = Бросить: { $count }
goal-is = { $name }: { $about }
fact-fight = бой: { $who }
fact-company = без броска: там { $who }
fact-no-roll = без броска
fact-no-roll-token = без броска, вы видели жетон: { $token }
fact-encounter = встреча { $chance } из { $of }
fact-danger = 1 из 10: придёт { $who }
fact-roll-follows = бросок на шум: встреча { $chance } из { $of }
fact-noise-into = без броска; шум в { $ends }
fact-noise-of-choice = без броска; коридор для шума выберете вы
fact-noise-here = получит маркер шума
fact-fire = там пожар
fact-malfunction = поломка
fact-unexplored = не изучен
fact-token = вы видели жетон: { $token }
fact-there = там: { $who }
fact-surprise =
    { $count ->
        [one] после шага останется { $count } карта: застанут врасплох { $number }+
        [few] после шага останется { $count } карты: застанут врасплох { $number }+
       *[other] после шага останется { $count } карт: застанут врасплох { $number }+
    }
fact-no-surprise =
    { $count ->
        [one] после шага останется { $count } карта: врасплох не застанут
        [few] после шага останется { $count } карты: врасплох не застанут
       *[other] после шага останется { $count } карт: врасплох не застанут
    }
fact-attacks-first =
    { $deadly ->
        [0] сначала атакует { $nightmare }: попадут { $hits } из { $of } карт
       *[other] сначала атакует { $nightmare }: попадут { $hits } из { $of } карт, смертельных { $deadly }
    }
fact-attacks-later =
    { $deadly ->
        [0] { $nightmare } атакует, когда все спасуют: попадут { $hits } из { $of } карт
       *[other] { $nightmare } атакует, когда все спасуют: попадут { $hits } из { $of } карт, смертельных { $deadly }
    }
fact-armor = броня может остановить одну атаку
fact-hits = попадание { $hits } из { $of }
fact-drives-away = прогонит { $hits } из { $of }
fact-does-nothing = на это не действует
fact-kills = убьёт { $chance } из { $of }
fact-kills-roughly = убьёт примерно { $chance } из { $of }
fact-kills-rarely = убьёт реже чем 1 из { $of }
fact-kills-never = сейчас не убить
fact-eggs = по яйцу за повреждение
fact-one-egg = не больше одного яйца
fact-roll-again = можно перебросить
fact-shots = боеприпасы { $count } из { $most }
fact-miss-wound = промах: тяжёлая рана
fact-miss-death = промах: вы погибнете
fact-contamination = карта заражения
fact-grenade = два повреждения; остальным там одно или тяжёлая рана
fact-fire-here-light = здесь пожар: в конце хода лёгкая рана
fact-fire-here-serious = здесь пожар: в конце хода тяжёлая рана
fact-fire-here-dies = здесь пожар: в конце хода вы погибнете
fact-bleeding-light = кровотечение: лёгкая рана
fact-bleeding-serious = кровотечение: тяжёлая рана
fact-bleeding-dies = кровотечение: вы погибнете
fact-lair-here = здесь логово: в конце хода бросок на шум
fact-last-fire = девятый пожар: корабль взорвётся
fact-last-malfunction = девятая поломка: корабль развалится
fact-doors =
    { $count ->
        [one] { $count } дверь, закрыто { $closed }
        [few] { $count } двери, закрыто { $closed }
       *[other] { $count } дверей, закрыто { $closed }
    }
fact-door-moves = все жетоны дверей заняты: откроется другая дверь
fact-door-goes-closed = сейчас закрыта
fact-door-goes-destroyed = сейчас разрушена
fact-mends-door = починит и закроет
fact-then-pass = затем пас
fact-hurts-you = ваш отсек: вам тяжёлая рана
fact-course-unknown = вы не знаете, куда он ведёт
fact-course-leads = ведёт: { $planet }
fact-ends-for-you = затем игра для вас может закончиться
fact-surgery = вся рука уходит в колоду, лёгкая рана и пас
fact-from = из: { $parts }
fact-discards = сбросит: { $item }
fact-pass = до конца раунда
fact-pass-in-combat = до конца раунда; кошмар останется с вами
fact-speak = раз за ход; можно солгать
fact-no-card = карты у вас нет; другие этого не знают
fact-asked-all = карты у вас нет; спрашивают всех, у кого она могла бы быть
fact-interrupts = этого не случится; уплаченное пропадёт
fact-you-die = вы погибнете
fact-engine-works = станет исправен
fact-engine-broken = станет повреждён
fact-launch = все, кто в ней, покинут корабль
fact-after-the-first = только вместе с другим
fact-goal-signal = сигнал отправлен
fact-goal-signal-not = сигнал ещё не отправлен
fact-goal-signals = сигналов { $count } из { $of }
fact-goal-rooms = изучено отсеков { $count } из { $of }
fact-goal-eggs = осталось яиц: { $count }
fact-goal-lairs = логов уничтожено { $count } из { $of }
fact-goal-weaknesses = слабостей открыто { $count } из { $of }
fact-goal-weakness = слабость открыта
fact-goal-weakness-not = слабость ещё не открыта
fact-goal-items = предметов { $count } из { $of }
fact-goal-body = тело у вас
fact-goal-body-not = тело не у вас
fact-goal-post-mortem = тело на месте
fact-goal-post-mortem-not = тело ещё не на месте
fact-goal-egg = яйцо у кого-то в руках
fact-goal-egg-not = яйца ни у кого нет
fact-goal-rival = жив: { $who }
fact-goal-rival-gone = нет в живых: { $who }
fact-goal-alive = живы: { $count }
fact-goal-course = корабль летит: { $planet }
fact-goal-course-unknown = вы не знаете, куда летит корабль

## Questions

ask-agree = Обменяться вещами на столе ({ $partner })?
ask-armor-against-surprise = Внезапная атака: сбросить броню и не пострадать?
ask-armor-choice = Атакует { $nightmare }, карта { $attack }: сбросить броню и не пострадать?
ask-assess-threat = Вы видите верхнюю карту событий: оставьте её или положите под низ.
ask-board = Вы в капсуле: запустите её сейчас или ждите.
ask-burn-item = Выберите предмет, который сбросите.
ask-change-doors = Открывайте или закрывайте двери по одной: { $slot }.
ask-choose-weapon = Выберите оружие: { $target }.
ask-consent = { $partner } прикрывает вас: идёте?
ask-cover-fire = Выберите, кто идёт под прикрытием.
ask-craft-something = Выберите, что смастерить.
ask-discard-any = Вы пасуете: можно сбросить любые карты с руки.
ask-draft = Выберите персонажа; другая карта вернётся в колоду.
ask-drop-excess = В руках слишком много: бросьте что-нибудь.
ask-drop-things = Выберите, что бросить, если хотите.
ask-escape-to = Выберите, куда бежать.
ask-extra-round = Потратить ещё один боеприпас ради ещё одного повреждения ({ $target })?
ask-free-room-action = Выберите действие: { $slot }.
ask-in-pod = Вы ждёте в капсуле: запустите её, выйдите или оставайтесь.
ask-keep-goal = На борту кошмар: оставьте одну из двух целей.
ask-keep-item = Оставьте один из найденных предметов.
ask-lay-out = Предложите, что готовы отдать ({ $partner }), и закончите.
ask-look-at-plans = Выберите неизученный отсек; осталось: { $left }.
ask-lose-card = Сбросьте карту действия.
ask-lose-hope = Одна из этих карт уходит из игры, остальные сбрасываются.
ask-nerves-choice = Внезапная атака: сыграть «Стальные нервы»?
ask-panic-choice = { $panic }: выберите.
ask-pay = Заплатите картой действия; осталось: { $left }.
ask-place-noise = Выберите коридор для маркера шума.
ask-react = { $victim } действует в вашем отсеке: помешать?
ask-rip-bandage = Выберите рану, которая откроется.
ask-roll-again = Выпало: { $face }. Перебросить?
ask-send-to = Выберите, куда идёт { $mover }.
ask-sensor-choice = Бросок на шум: { $roll }. Сбросить карту и перебросить?
ask-speak = Скажите то, что знаете, или то, во что должны поверить другие.
ask-speak-of = Что вы скажете о месте «{ $slot }»?
ask-stimulate = Сбросьте любые карты; потом возьмёте столько же и ещё одну.
ask-take-door = Все жетоны дверей заняты: выберите, какой переместится ({ $corridor }).
ask-take-turn = Ваш ход: выполните действие или спасуйте.
ask-tape-together = Выберите предметы, которые займут одну руку.
ask-throw-grenade = Выберите цель: { $slot }.
ask-touch-engine = Вы видите оба жетона двигателя { $engine }: верните их в любом порядке.
ask-treat = Выберите тяжёлую рану ({ $patient }).

## What happens

event-started = { $player } — игрок { $number }.
event-drafted = { $player } играет за персонажа: { $character }.
event-round = Раунд { $round }; первым ходит { $player }.
event-turn = Ход: { $player }.
event-passed = { $player } пасует.
event-moved = { $player } входит: { $slot }.
event-explored = Изучено: { $slot } — это { $room }; жетон: { $token }.
event-token-shown = Жетон, { $slot }: { $token }.
event-rolled = { $player } бросает на шум: { $roll }.
event-noised = Шум: { $corridor }.
event-encountered = Встреча, { $player }, { $slot }: { $draw }.
event-appeared = Появляется { $nightmare }: { $slot }.
event-surprised = Внезапная атака на игрока { $player }.
event-contaminated = { $player } получает карту заражения.
event-panicked = { $player } паникует: { $panic }.
event-maddened = Безумие ({ $player }): { $madness }.
event-wounded = { $player } получает тяжёлую рану: { $wound }.
event-scratched = { $player } получает лёгкую рану ({ $light }).
event-healed = { $player } получает лечение.
event-died = { $player } погибает: { $cause }.
event-played = { $player } играет карту: { $card } — { $mode }.
event-used = { $player } использует: { $item } — { $mode }.
event-room-used =
    { $mode-id ->
        [0] { $player } использует отсек: { $room }.
       *[other] { $player } использует отсек: { $room } — { $mode }.
    }
event-quest-used = { $player } использует: { $quest } — { $mode }.
event-activated = { $player } активирует: { $quest }.
event-declared = { $player } объявляет: { $choice }.
event-paid = { $player } платит картой: { $card }.
event-interrupted = { $player } мешает игроку { $victim }.
event-shot = { $player } стреляет ({ $item }): { $target }.
event-struck = { $player } дерётся врукопашную: { $target }.
event-die = Бросок ({ $player }): { $face }.
event-hurt = Новых повреждений: { $count } — { $target }, { $slot }.
event-checked = Проверка повреждений: { $attack }.
event-killed = Погибает { $nightmare }: { $slot }.
event-retreated = Отступает { $nightmare }: { $slot }.
event-attacked = Атака ({ $nightmare }) на игрока { $player }: карта «{ $attack }».
event-missed = Промах мимо игрока { $player }: { $nightmare } так не атакует.
event-walked = Приходит { $nightmare }: { $slot }.
event-faded = Исчезает { $nightmare }: { $slot }.
event-burnt = Начинается пожар: { $slot }.
event-fire-out = Пожар гаснет: { $slot }.
event-broke = Поломка: { $slot }.
event-fixed = Поломка устранена: { $slot }.
event-door-closed = Дверь закрывается: { $corridor }.
event-door-opened = Дверь открывается: { $corridor }.
event-door-destroyed = Дверь уничтожена: { $corridor }.
event-found = { $player } оставляет: { $item }.
event-found-unseen = { $player } оставляет предмет; рубашка: { $colour }.
event-took = { $player } берёт: { $thing }.
event-dropped = { $player } бросает: { $thing }.
event-crafted = { $player } мастерит: { $item }.
event-traded = { $player } и { $partner } обмениваются; вещей: { $count }.
event-looked-engine = { $player } смотрит двигатель { $engine }: { $works }.
event-looked-engine-unseen = { $player } смотрит двигатель { $engine }.
event-engine-touched = { $player } возится с двигателем { $engine }: { $swapped }.
event-looked-course = { $player } смотрит координаты: { $coordinates }.
event-looked-course-unseen = { $player } смотрит координаты.
event-course-set = { $player } меняет курс: { $letter }.
event-looked-room = { $player } смотрит { $slot }: { $room }.
event-looked-room-unseen = { $player } смотрит плитку: { $slot }.
event-looked-token = { $player } смотрит жетон, { $slot }: { $token }.
event-looked-token-unseen = { $player } смотрит, что лежит: { $slot }.
event-looked-event = { $player } видит верхнее событие: { $event }.
event-looked-event-unseen = { $player } смотрит верхнюю карту событий.
event-looked-goal = { $player } видит цель игрока { $victim }: { $objective }.
event-looked-goal-unseen = { $player } смотрит цель игрока { $victim }.
event-signalled = { $player } посылает сигнал.
event-weakness-found = Открыта слабость: { $weakness }.
event-fuse-lit = Запущено самоуничтожение.
event-fuse-stopped = Самоуничтожение остановлено.
event-time = Идёт время: { $time } из 15.
event-event = Событие: { $event }.
event-numbered = Карта события взята только ради номера: { $event }.
event-bag-drawn = Из мешка вытянули: { $draw }.
event-pod-changed = Капсула { $pod }: { $status }.
event-boarded = { $player } в капсуле { $pod }.
event-launched = Капсула { $pod } покидает корабль.
event-slept = { $player } засыпает.
event-contact = Первый кошмар: все выбирают цель.
event-goal-kept = { $player } оставляет цель «{ $objective }».
event-goal-kept-unseen = { $player } оставляет одну цель.
event-scanned = { $player } сканирует заражение: чистых { $clean }, с ИНФЕКЦИЕЙ { $infected }.
event-said-engine = { $player } говорит: двигатель { $engine } { $works }.
event-said-course = { $player } говорит: { $letter } — { $planet }.
event-said-room = { $player } говорит: { $slot } — это { $room }.
event-said-token = { $player } говорит: { $slot }, жетон — { $discovery }.
event-said-goal = { $player } говорит: моя цель — { $objective }.
event-said-health = { $player } говорит: { $health }.
event-egg-lost = Яйцо уничтожено; в гнезде осталось: { $eggs }.
event-lair-placed = Найдено логово: { $slot }.
event-lair-destroyed = Логово уничтожено: { $slot }.
event-airlocked = Шлюз открывается: { $slot }.
event-ship-ended = Конец: { $fate }.
event-arrived = Корабль прибывает: { $planet }.
event-goal-shown = { $player } показывает цель «{ $objective }»: { $fulfilled }.
event-survived = { $player } выживает с безумием { $madness }.
event-discarded = { $player } сбрасывает: { $card }.
event-revived = { $player } возвращается к жизни.
event-card-removed = Уходит из игры карта игрока { $player }: { $card }.
event-reloaded = { $player } заряжает: { $item } ({ $ammo }).
event-airlock-set = К шлюзованию готов { $slot }.
event-drew = { $player } берёт карту: { $card }.
event-drew-unseen = { $player } берёт карту.
event-dealt = { $player } получает цель «{ $objective }».
event-dealt-unseen = { $player } получает цель.
event-answered = Все ответили, мешать ли игроку { $player }.
event-goal-open = Цель игрока { $player }: { $objective }.

## How it ended

ending-jump = Корабль совершил прыжок. { $count ->
    [0] Не победил никто.
    [one] Побеждает: { $winners }.
   *[other] Побеждают: { $winners }.
}
ending-destroyed = Корабль уничтожен. { $count ->
    [0] Не победил никто.
    [one] Побеждает: { $winners }.
   *[other] Побеждают: { $winners }.
}

## Рассказ о конце

end-reason-fire = В раунде { $round } начинается пожар номер { $count }, а столько корабль не выдерживает.
end-reason-malfunction = В раунде { $round } случается поломка номер { $count }, и корпус разрушается.
end-reason-fuse = В раунде { $round } самоуничтожение доходит до конца.
end-reason-fuse-jump = В раунде { $round } корабль прыгает при запущенном самоуничтожении и взрывается.
end-reason-fuse-empty = На борту не осталось никого, кто не спит, и самоуничтожение доходит до конца.
end-reason-engines = { $count ->
    [3] Все три двигателя сломаны, и при прыжке корабль взрывается.
   *[other] Два двигателя из трёх сломаны, и при прыжке корабль взрывается.
 }
end-reason-empty = На борту не осталось никого, кто не спит; корабль прыгает и прибывает: { $planet }.
end-reason-time = Время вышло; корабль прыгает и прибывает: { $planet }.
end-verdict-won = победа
end-verdict-survived = жизнь, но не победа
end-verdict-dead = смерть
end-slept = { $name } { $who ->
    [you] спите
   *[other] спит
 } во время прыжка и { $who ->
    [you] выживаете
   *[other] выживает
 }; безумие { $madness }.
end-left = { $name } { $who ->
    [you] покидаете
   *[other] покидает
 } корабль в капсуле и { $who ->
    [you] выживаете
   *[other] выживает
 }; безумие { $madness }.
end-gone = { $name } не { $who ->
    [you] выживаете
   *[other] выживает
 }.
end-died = { $name } { $who ->
    [you] погибаете
   *[other] погибает
 } в раунде { $round }, { $slot }: { $cause }.
end-attacked = { $name } { $who ->
    [you] погибаете
   *[other] погибает
 } в раунде { $round }, { $slot }: { $nightmare }, «{ $attack }».
end-objectives = Цели
end-put-away = отложена
end-not-alive = нет в живых
end-body = тело с собой
end-body-not = тела с собой нет
end-hand = Рука
end-items = Предметы
end-wounds = Тяжёлые раны
end-contamination = Заражение
end-ship = Корабль
end-engine = двигатель { $number } { $works }
end-course = курс { $letter }: { $planet }
end-round = Раунд { $number }
end-count-explored = Изучено отсеков
end-count-rolls = Броски на шум
end-count-found = Найдено предметов
end-count-hits = Нанесено повреждений
end-count-killed = Убито кошмаров
end-count-wounds = Получено ран
end-luck-danger = Броски на шум с опасностью
end-luck-danger-about = Опасность — одна из десяти граней кубика; повторные броски тоже считаются.
end-luck-blank = Пустые броски боя
end-luck-blank-about = Одна из шести граней кубика боя ни по кому не попадает.

## Why something cannot be done

refusal-no-open-pod = В этом отсеке нет отпертой капсулы со свободным местом.
refusal-not-yet-blue = Гибернация открывается только на синих делениях трека времени.
refusal-nothing-to-throw-at = В пределах досягаемости нет ничего, к чему это можно применить.
refusal-not-in-a-pod = Вы не в капсуле.
refusal-act-or-pass = Выполните действие, за которое можете заплатить, или спасуйте.
refusal-agree-or-not = Согласитесь или откажитесь.
refusal-another-room = Вы в другом отсеке.
refusal-armor-or-not = Сбросьте броню или примите атаку.
refusal-cannot-pay = Цена в картах действий: { $count }. У вас их не хватает.
refusal-card-not-in-hand = У вас на руке нет такой карты.
refusal-change-a-door = Выберите дверь этого отсека или закончите.
refusal-choose-a-character = Выберите одного из двух персонажей.
refusal-choose-a-neighbour = Выберите соседний отсек, путь в который не преграждает закрытая дверь.
refusal-choose-a-quiet-corridor = Выберите коридор вашего отсека без шума.
refusal-choose-a-target = Выберите цель в этом отсеке.
refusal-choose-a-weapon = Выберите заряженное оружие.
refusal-choose-a-wound = Выберите одну из этих ран.
refusal-choose-an-unexplored-room = Выберите неизученный отсек.
refusal-choose-two-items = Выберите два тяжёлых предмета, но не объекты.
refusal-choose-who-moves = Выберите, кто идёт, или закончите.
refusal-discard-an-action-card = Сбросьте с руки карту действия.
refusal-discard-an-item = Сбросьте один из ваших предметов.
refusal-discard-in-ascending-order = Сбрасывайте карты в порядке списка или закончите.
refusal-door-is-closed = Дверь закрыта: { $corridor }.
refusal-door-is-destroyed = Уничтоженную дверь нельзя ни закрыть, ни открыть: { $corridor }.
refusal-drop-or-not = Бросьте что-нибудь из своего или ничего.
refusal-drop-something = Нужно бросить что-то из рук.
refusal-interrupt-or-let-be = Сыграйте «Помеху» или не мешайте.
refusal-item-not-there = У вас нет этого предмета.
refusal-keep-an-objective = Оставьте одну из двух целей.
refusal-keep-one-item = Оставьте один из двух предметов.
refusal-launch-leave-or-stay = Запустите капсулу, выйдите или оставайтесь.
refusal-launch-or-wait = Запустите капсулу или ждите в ней.
refusal-hand-is-wounded = С раненой кистью использование предмета стоит на карту дороже.
refusal-leg-is-wounded = С раненой ногой побег стоит две карты.
refusal-nerves-or-not = Сыграйте «Стальные нервы» или примите атаку.
refusal-no-loaded-weapon = У вас в руках нет такого заряженного оружия.
refusal-no-specimen = Лаборатории нужен персонаж с безумием 3 и выше, яйцо или останки, чья слабость ещё не открыта.
refusal-no-such-effect-now = Этого здесь и сейчас сделать нельзя.
refusal-no-such-target = В вашем отсеке нет такой цели.
refusal-nobody-listens = Вы одни: слушать некому.
refusal-nobody-to-trade-with = Этого персонажа нет в вашем отсеке.
refusal-noise-everywhere = Во всех коридорах того отсека уже шум, осторожно туда не войти.
refusal-not-in-combat = В бою этого делать нельзя.
refusal-not-next-door = Этот отсек не соседний.
refusal-not-the-moment = Это можно использовать только в бою или только вне боя.
refusal-nothing-to-craft = У вас нет двух нужных частей, или таких предметов не осталось.
refusal-nothing-to-pick-up = Здесь нет такого объекта, или руки заняты.
refusal-offer-or-finish = Предложите что-нибудь своё или закончите.
refusal-one-claim-a-turn = Говорить можно раз за ход.
refusal-only-a-reaction = Эта карта — только реакция.
refusal-panic-leaves-no-other-choice = Карта паники не даёт другого выбора.
refusal-pay-first = Сначала заплатите; осталось: { $count }.
refusal-quest-not-ready = Этот личный предмет сейчас нельзя активировать или использовать.
refusal-remove-an-action-card = Одна из карт действий должна уйти из игры.
refusal-roll-again-or-not = Перебросьте или оставьте результат.
refusal-room-is-broken = В отсеке поломка.
refusal-say-or-be-silent = Скажите что-то из этого или промолчите.
refusal-signal-is-sent = Вы уже послали сигнал; второй ничего не изменит.
refusal-somebody-sleeps = Пока кто-то спит в гибернации, этого сделать нельзя.
refusal-spend-or-not = Потратьте боеприпас или нет.
refusal-swap-or-leave = Поменяйте жетоны или оставьте.
refusal-take-a-door = Выберите жетон двери на поле.
refusal-too-late-to-stop = На жёлтых делениях самоуничтожение уже не остановить.
refusal-top-or-bottom = Оставьте карту сверху или положите под низ.
refusal-use-the-room = Воспользуйтесь отсеком, как позволяет карта.

## What a table can agree on

setting-mode = Режим
setting-mode-about = Каждый за себя с тайными целями или полная кооперация с открытыми. Один игрок всегда играет соло.
setting-mode-semi = полукооператив
setting-mode-coop = полная кооперация
setting-medic = Медик
setting-medic-about = Участвует ли промо-персонаж в выборе.
setting-medic-off = не участвует
setting-medic-on = участвует
setting-broken_section = Поломка в отсеке эвакуации
setting-broken_section-about = Мешает ли она входить в капсулы.
setting-broken_section-blocks = мешает
setting-broken_section-boards = не мешает
setting-lair_is_contact = Логово как первый кошмар
setting-lair_is_contact-about = Заставляет ли логово всех выбрать цель.
setting-lair_is_contact-no = нет
setting-lair_is_contact-yes = да
setting-great_hunt = Великая охота
setting-great_hunt-about = Выполняют ли её три логова сами по себе или только с сигналом.
setting-great_hunt-outright = сами по себе
setting-great_hunt-signal = с сигналом

## The drawn board

board-round = Раунд { $round } из 15
board-fuse = самоуничтожение { $fuse } из 6
board-blue = гибернация открыта
board-destination = курс { $letter }
board-course = координаты: { $course }
board-engines = двигатели: { $engines }
board-unknown = неизвестно
board-engine-unknown = неизвестен
board-works = исправен
board-broken = повреждён
board-pods = капсулы: { $pods }
board-eggs = яйца: { $eggs }
board-lairs = логов уничтожено: { $count } из 3
board-bag = жетонов в мешке: { $count }
board-weaknesses = слабости: { $names }
board-room = { $slot } { $room }
board-unexplored = не изучено
board-items = предметов { $count }
board-fire = ПОЖАР
board-malfunction = ПОЛОМКА
board-lair = ЛОГОВО
board-none = нет
board-ways = в { $ways }
board-player = { $player } ({ $character }), { $slot }: безумие { $madness }, лёгкие раны { $light }, тяжёлые { $serious }, карт { $cards }, предметов { $items }, в руках { $held }
board-gone = { $player } ({ $character }): { $fate }
board-dead = погиб
board-asleep = спит
board-away = в капсуле, вне корабля
board-hand = Рука: { $cards }
board-pack = Рюкзак: { $items }
board-goal = Цель: { $goals }
board-quests = Личные предметы: { $quests }
board-signal = сигнал послан
board-key = Слева * — вы здесь · (2) осталось предметов · T вход в технические коридоры · ~ пожар · ! поломка · @ логово · L таящийся, W шепчущий, S преследователь, D разоритель, цифра за ними или за @ — повреждения · + там есть ещё, см. ниже · a–e персонажи · коридоры: номера, # шум, ═ ║ закрытая дверь, x уничтоженная дверь
board-technical = Шум в технических коридорах.
board-crowded = Тесно: { $rooms }
board-airlock = Отсек { $slot } готов к шлюзованию.
board-floor = Лежит в отсеках: { $things }
board-way = { $slot } (коридор { $numbers })
board-way-noise = шум
board-way-closed = дверь закрыта
board-way-destroyed = дверь уничтожена
board-way-technical = технические коридоры ({ $numbers })
board-claims = Сказано: { $claims }
room-armory-short = Оружие
room-comms-short = Связь
room-emergency-short = Лазарет
room-laboratory-short = Лаборат.
room-generator-short = Генерат.
room-evacA-short = Эвак. А
room-evacB-short = Эвак. Б
room-fireControl-short = Пожарная
room-nest-short = ГНЕЗДО
room-storage-short = Склад
room-surgery-short = Дезакт.
room-airlock-short = Шлюз
room-cabins-short = Каюты
room-canteen-short = Столовая
room-command-short = Команд.
room-engineControl-short = Контр.дв
room-hatch-short = Люки
room-monitoring-short = Наблюд.
room-slime-short = Слизь
room-shower-short = Душевая
room-cockpit-short = Кокпит
room-hibernatorium-short = Гибернат
room-engine1-short = Двиг. 1
room-engine2-short = Двиг. 2
room-engine3-short = Двиг. 3

## What things do

card-search-about = Уменьшите запас предметов отсека на один, возьмите два предмета его цвета и оставьте один; в белом отсеке цвет выбираете вы. Не в бою.
card-rest-about = Снизьте безумие на 1, если позволяет трек, просканируйте заражение на руке или сделайте и то и другое. Чистые карты уходят из игры; карта с инфекцией повышает безумие до 5.
card-demolition-about = Уничтожьте закрытую дверь вашего отсека или устройте в нём поломку. В гнезде поломок не бывает.
card-interruption-about = Реакция: отмените действие или эффект паники другого персонажа в вашем отсеке. Уплаченное за него не возвращается.
card-reload-about = Положите один боеприпас на револьвер.
card-order-about = Отправьте другого персонажа из вашего отсека, не находящегося в бою, в соседний отсек по вашему выбору. С интеркомом можно командовать и в компьютерных отсеках.
card-motivation-about = Все в вашем отсеке, включая вас, берут по карте. С интеркомом можно выбрать вместо него компьютерный отсек.
card-suppressiveFire-about = В бою: потратьте боеприпас; вы или персонаж в вашем отсеке, который согласится, переходит в соседний отсек, и его не атакуют.
card-basicRepairs-about = Уберите поломку в вашем отсеке; в машинном отделении можно вместо этого посмотреть оба жетона и вернуть их в любом порядке. Стоит ещё две карты.
card-repairs-about = Уберите поломку в вашем отсеке; в машинном отделении можно вместо этого посмотреть оба жетона и вернуть их в любом порядке. Стоит ещё одну карту.
card-quickRepairs-about = Уберите поломку в вашем отсеке; в машинном отделении можно вместо этого посмотреть оба жетона и вернуть их в любом порядке. Больше ничего не стоит.
card-knowledge-about = Откройте или закройте дверь вашего отсека либо тайно посмотрите любую неизученную плитку.
card-piloting-about = Бесплатно используйте кокпит или компьютерный отсек, где вы стоите, либо посмотрите координаты из компьютерного отсека.
card-oldFriend-about = Бесплатно используйте исправный отсек, где вы стоите, если в нём нет компьютера.
card-computerSkills-about = Откройте или закройте дверь вашего отсека либо бесплатно используйте компьютерный отсек, где вы стоите.
card-programming-about = Откройте или закройте дверь вашего отсека либо бесплатно используйте компьютерный отсек, где вы стоите.
card-ingenuity-about = Почините, как картой «Ремонт», или смастерите предмет; любой жёлтый предмет может заменить инструменты.
card-pyrotechnic-about = Сбросьте предмет, чтобы поджечь ваш отсек или потушить в нём пожар.
card-technicalCorridors-about = От одного входа в технические коридоры перейдите к любому другому; затем вы пасуете.
card-fullAuto-about = Стреляйте из штурмовой винтовки всеми боеприпасами: каждые два добавляют к броску одно повреждение.
card-nerves-about = Реакция: проигнорируйте внезапную атаку на вас.
card-coveringFire-about = В бою: потратьте боеприпас. В соседний отсек переходите вы, персонаж отсюда, который согласится, или оба в любом порядке; никого не атакуют.
card-aimedFire-about = Выстрелите из энергетического оружия; бросок можно один раз повторить.
card-adrenaline-about = В бою: выстрелите или бегите, затем возьмите карту.
card-reconnaissance-about = Перейдите в соседний отсек без броска на шум.
card-scavenging-about = Обыщите отсек, даже если в нём ничего не осталось.
card-intranet-about = Из компьютерного отсека бесплатно используйте любой компьютерный отсек.
card-accessDenied-about = Из компьютерного отсека: бесплатно используйте его или устройте поломку в любом компьютерном отсеке.
card-threat-about = Из компьютерного отсека посмотрите верхнюю карту событий; оставьте её или положите под низ.
card-reanimation-about = Потратьте дозу инъектора на персонажа в вашем отсеке: он берёт три карты либо получает карту заражения и сбрасывает карту.
card-bandaging-about = Вылечите до двух лёгких ран персонажа в вашем отсеке или обработайте тяжёлую. В зелёном отсеке вы берёте карту.
card-pharmacist-about = Вылечите обработанную тяжёлую рану персонажа в вашем отсеке или обработайте одну. В зелёном отсеке вы берёте карту.
card-contamination-about = Ею нельзя платить, она лишь занимает руку. Есть ли в ней инфекция, никто не знает до сканирования; в конце она повышает безумие.
item-tape-about = Уберите поломку, почините или сломайте двигатель в вашем отсеке либо смотайте вместе два тяжёлых предмета, чтобы они занимали одну руку.
item-tools-about = Уберите поломку, почините или сломайте двигатель в вашем отсеке либо откройте или закройте его дверь. Деталь для самоделок.
item-extinguisher-about = Потушите пожар в вашем отсеке или заставьте кошмар в нём отступить. Тяжёлый предмет.
item-chemicals-about = Полностью зарядите огнемёт или инъектор. Деталь для самоделок.
item-clothesYellow-about = Обработайте одну свою тяжёлую рану. Деталь для самоделок.
item-clothesGreen-about = Обработайте одну свою тяжёлую рану. Деталь для самоделок.
item-chargeYellow-about = Полностью зарядите энергетическое оружие либо откройте или закройте дверь вашего отсека. Деталь для самоделок.
item-chargeRed-about = Полностью зарядите энергетическое оружие либо откройте или закройте дверь вашего отсека. Деталь для самоделок.
item-corridorPlans-about = От одного входа в технические коридоры перейдите к любому другому.
item-spaceSuit-about = В жёлтом отсеке: сбросьте карты действий и перейдите снаружи корабля в любой другой изученный жёлтый отсек.
item-shipPlans-about = Тайно посмотрите две неизученные плитки.
item-bandages-about = Обработайте тяжёлую рану или вылечите до двух лёгких. Деталь для самоделок.
item-medkit-about = Обработайте тяжёлую рану или вылечите уже обработанную. Деталь для самоделок.
item-food-about = Возьмите две карты.
item-injection-about = Возьмите карту и выполняйте в этот ход сколько угодно действий, за которые можете заплатить; затем вы пасуете.
item-alcohol-about = Просканируйте одну карту заражения с руки и уберите её из игры; если в ней была инфекция, возьмите новую. Деталь для самоделок.
item-stimulants-about = Сбросьте любые карты с руки, в том числе заражение, затем возьмите столько же и ещё одну.
item-grenade-about = Бросьте в свой или соседний отсек: цель получает два повреждения, остальные кошмары там — по одному, а каждый персонаж там — тяжёлую рану.
item-smoke-about = В бою: остальные в отсеке сбрасывают по карте, а вы переходите в соседний отсек, и вас не атакуют.
item-drone-about = Тайно посмотрите неизученную плитку и её жетон.
item-bait-about = Выберите соседний отсек: туда приходят все кошмары из соседних с ним отсеков. Те, что в бою, сначала атакуют.
item-magazine-about = Бесплатно присоедините к энергетическому оружию: ещё два боеприпаса и место для них.
item-protoRifle-about = Энергетическое оружие, шесть боеприпасов. При двух прицелах можно потратить ещё один ради ещё одного повреждения.
item-protoShotgun-about = Энергетическое оружие, два боеприпаса. Попадает любая грань, кроме пустой, а прицелы добавляют повреждение.
item-protoPistol-about = Энергетическое оружие, три боеприпаса. Бросок при каждом выстреле можно один раз повторить.
item-commsKey-about = Из компьютерного отсека посмотрите цель персонажа, который послал сигнал.
item-evacKey-about = В отсеке эвакуации заприте или отоприте одну из его капсул.
item-destructKey-about = Из компьютерного отсека запустите или остановите самоуничтожение.
item-antidote-about = Пройдите дезактивацию, возьмите одну новую карту заражения, затем вы пасуете.
item-taser-about = Кошмар в вашем отсеке получает одно повреждение и отступает, либо другой персонаж в нём сбрасывает все карты с руки.
item-flamethrower-about = Оружие, четыре боеприпаса. Попадает любая грань, кроме пустой; два прицела ещё и поджигают отсек.
item-molotov-about = Бросьте в свой или соседний отсек: пожар, одно повреждение каждому кошмару и тяжёлая рана каждому персонажу там; в гнезде гибнет яйцо.
item-revolver-about = Оружие капитана, шесть боеприпасов. Два прицела добавляют повреждение.
item-shotgun-about = Энергетическое оружие пилота, два боеприпаса. Каждое попадание добавляет повреждение.
item-sawnOff-about = Энергетическое оружие механика, два боеприпаса. Один прицел считается за два.
item-assaultRifle-about = Энергетическое оружие солдата, пять боеприпасов. Каждое попадание добавляет повреждение.
item-rifle-about = Энергетическое оружие разведчика, четыре боеприпаса.
item-pistol-about = Энергетическое оружие учёного, три боеприпаса. Два прицела считаются за один.
item-injector-about = Оружие медика, две дозы. Попадание не ранит кошмар, а прогоняет его.
item-motionSensor-about = После броска на шум можно сбросить карту действия и бросить ещё раз. Тяжёлый предмет.
item-holoComputer-about = Внутренняя сеть и оценка угрозы работают у вас в любом отсеке. Тяжёлый предмет.
quest-shipsLog-about = Активируется в комнате связи. Один раз: из компьютерного отсека посмотрите цель другого персонажа.
quest-intercom-about = Активируется сбросом инструментов или изоленты. «Приказ» и «Воодушевление» действуют и на компьютерные отсеки.
quest-orbital-about = Активируется сбросом энергозаряда. Один раз: все сразу пасуют, и в конце раунда кошмары не атакуют.
quest-pilotKey-about = Активируется в системе пожаротушения. Один раз: в отсеке эвакуации заприте или отоприте одну из его капсул.
quest-torch-about = Активируется на складе. Сколько угодно раз: откройте или закройте дверь вашего отсека, даже уничтоженную.
quest-flashlight-about = Активируется сбросом энергозаряда. Сколько угодно раз за две карты: обыщите отсек.
quest-armor-about = Активируется сбросом инструментов или изоленты. Один раз: сбросьте броню и проигнорируйте атаку, когда видите её карту, или внезапную атаку.
quest-autoloader-about = Активируется в оружейной, на штурмовую винтовку: место ещё для одного боеприпаса, а энергозаряды заряжают её бесплатно.
quest-motionSensor-about = Активируется сбросом энергозаряда. После броска на шум можно сбросить карту действия и бросить ещё раз. Тяжёлый предмет.
quest-securityKey-about = Активируется в кокпите. Один раз: откройте или закройте любые двери одного отсека.
quest-holoComputer-about = Активируется у генератора. Внутренняя сеть и оценка угрозы работают у вас в любом отсеке. Тяжёлый предмет.
quest-labKit-about = Активируется сбросом химикатов. Один раз: откройте слабость в вашем отсеке, как в лаборатории.
quest-surgeonKit-about = Активируется сбросом аптечки. Один раз: персонаж в вашем отсеке проходит дезактивацию и получает лёгкую рану.
quest-anabolics-about = Активируется в лазарете. Один раз, бесплатно: доберите руку до пяти карт.
room-armory-about = Зарядите одно своё энергетическое оружие двумя боеприпасами.
room-comms-about = Пошлите сигнал: его требуют некоторые цели.
room-emergency-about = Обработайте все свои тяжёлые раны, вылечите одну обработанную или до двух лёгких. В полной кооперации тело здесь оживает.
room-laboratory-about = Откройте слабость кошмаров, если здесь есть персонаж с безумием 3 и выше, яйцо или останки.
room-generator-about = Запустите или остановите самоуничтожение. Нельзя запустить, пока кто-то спит в гибернации, и остановить на жёлтых делениях.
room-evacA-about = Сядьте в отпертую капсулу этого отсека со свободным местом: сперва бросок на шум, и никто не должен прийти.
room-evacB-about = Сядьте в отпертую капсулу этого отсека со свободным местом: сперва бросок на шум, и никто не должен прийти.
room-fireControl-about = Потушите пожар в любом отсеке и заставьте кошмары там отступить.
room-nest-about = Возьмите яйцо, затем бросьте на шум. Яйца можно и уничтожать; искать здесь нечего.
room-storage-about = Возьмите два предмета любого цвета и оставьте один; запас отсека не уменьшается.
room-surgery-about = Дезактивация: всё ваше заражение сканируется, карты с инфекцией уходят из игры, безумие снижается до 3, все карты замешиваются в колоду; затем лёгкая рана, и вы пасуете.
room-airlock-about = Загерметизируйте другой изученный жёлтый отсек без уничтоженных дверей. Если он ещё закрыт, когда все спасовали, гибнут все внутри, кроме разорителя.
room-cabins-about = Без действия. Кто начинает раунд здесь, без поломки и кошмаров, добирает руку до шести карт.
room-canteen-about = Вылечите лёгкую рану и отдохните: снизьте безумие, просканируйте заражение или и то и другое.
room-command-about = Откройте или закройте любые двери одного отсека корабля.
room-engineControl-about = Тайно посмотрите состояние всех трёх двигателей.
room-hatch-about = Заприте или отоприте любую капсулу.
room-monitoring-about = Тайно посмотрите неизученную плитку и её жетон.
room-slime-about = В игре с кошмарами не участвует: слизи здесь нет.
room-shower-about = Отдохните: снизьте безумие, просканируйте заражение на руке или и то и другое.
room-cockpit-about = Тайно посмотрите координаты или задайте другой курс, пока никто не спит в гибернации.
room-hibernatorium-about = Начиная с синих делений трека времени: бросьте на шум, и если никто не пришёл, вы засыпаете до прыжка.
room-engine1-about = Тайно посмотрите, исправен ли этот двигатель.
room-engine2-about = Тайно посмотрите, исправен ли этот двигатель.
room-engine3-about = Тайно посмотрите, исправен ли этот двигатель.
event-terror-about = Все добирают руку до пяти карт и сканируют заражение на руке; инфекция повышает безумие до 5. Затем все сбрасывают руку.
event-hunt-about = Каждый кошмар вне боя идёт в соседний отсек с персонажем, даже сквозь двери.
event-tendrils-about = У всех в отсеках со входом в технические коридоры безумие растёт на один.
event-computerFailure-about = Если сломан хоть один компьютерный отсек, ломаются все изученные. Карта уходит из игры.
event-monophobia-about = Все, кто один в отсеке и не в бою, паникуют.
event-neurosis-about = Все в отсеке с логовом и по соседству паникуют.
event-agoraphobia-about = Разоритель появляется в отсеке с наименьшим номером, где двое или больше персонажей. Без внезапной атаки.
event-podEjection-about = Капсула с наибольшим номером потеряна; сидевшие в ней снова в отсеке. Карта уходит из игры.
event-fireWave-about = Пожар в отсеке с наименьшим номером распространяется на соседние, если не мешает закрытая дверь.
event-overheat-about = Исправный генератор ломается. Сломанный загорается, и все пожары распространяются. Карта уходит из игры.
event-whispers-about = Другая карта событий даёт номер: шум в этом коридоре у каждого персонажа или встреча, если шум там уже есть.
event-fear-about = Все, у кого безумие больше числа карт на руке, получают карту заражения.
event-fuelExplosion-about = Во всех трёх машинных отделениях начинается пожар. Карта уходит из игры.
event-aiFailure-about = При двух сломанных компьютерных отсеках запускается самоуничтожение, если никто не в гибернации; иначе ломается компьютерный отсек с наименьшим номером.
attack-scratch-about = Карта заражения и лёгкая рана.
attack-bite-about = Тяжёлая рана; при двух и более тяжёлых ранах — смерть.
attack-dismay-about = Карта заражения, и персонаж паникует.
attack-frenzy-about = Все в отсеке получают тяжёлую рану; у кого их уже две или больше, погибает.
attack-dread-about = Тяжёлая рана, и персонаж паникует.
attack-braineating-about = Две тяжёлые раны; у кого уже есть хоть одна, погибает.
attack-duplicate-about = В отсеке появляется ещё один такой же кошмар.
panic-outburst-about = Устройте поломку в вашем отсеке. Начиная с безумия 2.
panic-defeatism-about = У всех в вашем отсеке, и у вас, безумие растёт на один. Начиная с безумия 3.
panic-blindEscape-about = Вы бежите по коридору, который назовёт карта событий, и вас не атакуют. Начиная с безумия 2.
panic-destruction-about = Вы теряете тяжёлый предмет по выбору. Начиная с безумия 4.
panic-courage-about = Вы идёте в соседний отсек с кошмаром или логовом. Начиная с безумия 2.
panic-sabotage-about = Весь запас предметов вашего отсека пропадает. Начиная с безумия 2.
panic-mutilation-about = Две лёгкие раны. Начиная с безумия 3.
panic-heartAttack-about = Вы умираете. Начиная с безумия 5.
panic-bloodlust-about = Все остальные в отсеке получают тяжёлую рану; если больше никого нет, её получаете вы. Начиная с безумия 3.
panic-demotivation-about = Вы и все в отсеке сбрасываете по карте действия; затем ваше безумие растёт на один. Начиная с безумия 2.
panic-ripping-about = Лёгкая рана, и одна обработанная рана снова открывается. Начиная с безумия 2.
panic-hopelessness-about = Из трёх карт вашей колоды одна уходит из игры, остальные сбрасываются. Начиная с безумия 3.
panic-hallucinations-about = Вы расстреливаете все боеприпасы одного оружия. Начиная с безумия 3.
panic-pyromaniac-about = Вы поджигаете ваш отсек. Начиная с безумия 3.
wound-back-about = Вы добираете руку только до четырёх карт.
wound-leg-about = Побег стоит две карты.
wound-hand-about = Использование предмета стоит на одну карту больше.
wound-bleeding-about = Пасуя, вы получаете лёгкую рану.
wound-arm-about = Тяжёлые вещи можно держать только в одной руке.
weakness-flames-about = Огонь ранит кошмары и логова вдвое сильнее.
weakness-energy-about = Каждое попадание из энергетического оружия добавляет повреждение.
weakness-slow-about = При внезапной атаке число на жетоне считается на 1 меньше.
weakness-foam-about = Огнетушитель и система пожаротушения ещё и ранят: одно повреждение перед отступлением.
weakness-walls-about = Таящиеся и шепчущие не проходят сквозь закрытые двери.
weakness-thin-about = Пустая грань кубика боя ранит шепчущего.
weakness-cores-about = Из двух карт для логова считается меньшая.
weakness-mind-about = Отдых снижает безумие на два деления, если позволяет трек.
objective-property-about = Корабль достигает Земли, или выжили только вы.
objective-oldFriendship-about = Корабль достигает Земли, или выжили только вы.
objective-quarantine-about = Корабль достигает Марса (во сне вы это переживёте) или Земли, если гнездо уничтожено.
objective-explorer-about = Вы сами послали сигнал, и все шестнадцать плиток изучены.
objective-burial-about = Пошлите сигнал и заберите с собой синее тело.
objective-hoarder-about = Улетите в капсуле с семью или более предметами.
objective-greatHunt-about = Уничтожены три логова (с вашим сигналом, если так договорились за столом); либо: пошлите сигнал, и корабль уничтожен.
objective-friends-about = Выживают хотя бы двое, и вы среди них.
objective-aliens-about = Вы сами послали сигнал, и гнездо или весь корабль уничтожены.
objective-precious-about = Пошлите сигнал и заберите с собой яйцо.
objective-necroscopy-about = Пошлите сигнал; открыта слабость, которую показывают останки.
objective-abOvo-about = Открыта слабость, которую показывает яйцо.
objective-biology-about = Открыты две слабости.
objective-bidingTime-about = Персонаж игрока 1 не выживает, или выжили только вы.
objective-greenerGrass-about = Персонаж игрока 2 не выживает, или выжили только вы.
objective-oldFeud-about = Персонаж игрока 3 не выживает, или выжили только вы.
objective-takeover-about = Персонаж игрока 4 не выживает, или выжили только вы.
objective-insight-about = Персонаж игрока 5 не выживает, или выжили только вы.
objective-destinationEarth-about = Корабль достигает Земли.
objective-postMortem-about = Синее тело лежит в камере дезактивации.
objective-firstContact-about = Открыты две слабости.
objective-head-about = Сигнал послан (в полной кооперации — по одному за каждую цель, которая его требует), и уничтожены три логова или весь корабль.
objective-noMan-about = Сигнал послан (в полной кооперации — по одному за каждую цель, которая его требует), и все шестнадцать плиток изучены.
objective-delivery-about = Выживший забирает с собой яйцо.
objective-cleanUp-about = Сигнал послан (в полной кооперации — по одному за каждую цель, которая его требует), и гнездо или весь корабль уничтожены.
token-malfunction-about = Что-то в отсеке сломано: положите в него маркер поломки.
token-fire-about = Отсек горит.
token-danger-about = Кошмары из соседних отсеков приходят сюда; если их нет, шум во всех коридорах. При осторожном или тихом перемещении этого не происходит.
token-doors-about = Дверь закрывается за вошедшим.
token-lair-about = Логово кошмаров: оно остаётся в отсеке и означает бой. На шум не бросают.
nightmare-lurker-about = Приходит к тем, у кого безумие 1 или 2. Из двух карт проверки считается меньшая.
nightmare-whisperer-about = Приходит к тем, у кого безумие 3. Погибнет ли он, решает одна карта.
nightmare-stalker-about = Приходит к тем, у кого безумие 4. Из двух карт проверки считается большая.
nightmare-despoiler-about = Приходит к тем, у кого безумие 5. Он лишь отступает и погибает, когда уничтожено третье логово.
nightmare-lair-about = В него попадают только прицелы; символ отступления на одной из двух карт спасает его, иначе считается большая. Не атакует и не двигается.
character-captain-about = Отдаёт приказы, воодушевляет остальных и стреляет из револьвера, который заряжают по патрону.
character-pilot-about = Знает корабль: узнаёт координаты издали и бесплатно использует отсеки.
character-mechanic-about = Чинит, мастерит и пробирается по техническим коридорам.
character-soldier-about = Лучше всех дерётся, и застать его врасплох трудно.
character-scout-about = Ходит бесшумно и везде что-нибудь находит.
character-scientist-about = Управляет компьютерами всего корабля из одного отсека и предвидит события.
character-medic-about = Лечит других, а инъектором бодрит или одурманивает их.
thing-blueCorpse-about = Тяжёлый объект: погибший член экипажа из гибернатория. Он нужен для некоторых целей.
thing-carcass-about = Тяжёлый объект, остаётся от уничтоженного логова; его изучает лаборатория.
thing-egg-about = Тяжёлый объект из гнезда; его изучает лаборатория, и он нужен для некоторых целей.
thing-corpse-about = Тяжёлый объект: погибший член экипажа. В полной кооперации лазарет возвращает его к жизни.

## The story

story-events = Фаза событий { $number }
story-end = Конец корабля
story-step-time = Время
story-step-attacks = Кошмары атакуют
story-step-fires = Пожары
story-step-event = Карта события
story-step-lurking = Затаившиеся
story-step-bag = Мешок кошмаров
story-step-round = Раунд { $number }

story-room = { $key ->
   *[other] { $room } ({ $slot })
}
story-part-contaminated = карта заражения
story-part-madness = безумие { $level }
story-part-scratch = лёгкая рана ({ $light })
story-part-wound = тяжёлая рана, { $wound }
story-part-treated = лечение
story-result = { $name }: { $changes }.

story-fold-drew = { $count ->
    [one] взята { $count } карта
    [few] взято { $count } карты
   *[many] взято { $count } карт
}
story-fold-paid = { $count ->
    [one] уплачена { $count } карта
    [few] уплачено { $count } карты
   *[many] уплачено { $count } карт
}
story-fold-discarded = { $count ->
    [one] сброшена { $count } карта
    [few] сброшено { $count } карты
   *[many] сброшено { $count } карт
}
story-fold-die = кубик: { $face }
story-fold-checked = проверка повреждений: { $attack }
story-fold-numbered = карта события ради номера: { $event }

story-draws = { $name } { $who ->
    [you] берёте
   *[other] берёт
}: { $cards }.
story-declares = { $name } { $who ->
    [you] объявляете
   *[other] объявляет
}: { $choice }.
story-pays = { $name } { $who ->
    [you] платите
   *[other] платит
} картой «{ $card }».
story-discards = { $name } { $who ->
    [you] сбрасываете
   *[other] сбрасывает
} карту «{ $card }».
story-interrupts = { $name } { $who ->
    [you] мешаете
   *[other] мешает
} { $target-is ->
    [you] вам
   *[other] игроку { $target }
}.
story-passes = { $name } { $who ->
    [you] пасуете
   *[other] пасует
}.
story-plays = { $name } { $who ->
    [you] играете
   *[other] играет
} карту «{ $thing }»{ $plain ->
    [1] { "" }
   *[other] : { $mode }
}{ $changed ->
    [0] .
   *[other] . Теперь: { $changes }.
}
story-plays-found = { $name } { $who ->
    [you] играете
   *[other] играет
} карту «{ $thing }» и { $who ->
    [you] оставляете
   *[other] оставляет
} { $colour } предмет.
story-uses = { $name } { $who ->
    [you] используете
   *[other] использует
}: { $thing }{ $plain ->
    [1] { "" }
   *[other] { " " }— { $mode }
}{ $changed ->
    [0] .
   *[other] . Теперь: { $changes }.
}
story-uses-room = { $name } { $who ->
    [you] используете
   *[other] использует
} отсек «{ $thing }»{ $plain ->
    [1] { "" }
   *[other] : { $mode }
}{ $changed ->
    [0] .
   *[other] . Теперь: { $changes }.
}
story-activates = { $name } { $who ->
    [you] активируете
   *[other] активирует
}: { $thing }.
story-removes-card = { $name } { $who ->
    [you] теряете
   *[other] теряет
} до конца игры карту «{ $card }».
story-escapes = { $name } { $who ->
    [you] пытаетесь
   *[other] пытается
} уйти.
story-enters = { $name } { $who ->
    [you] входите
   *[other] входит
}: { $place }.
story-explores = { $name } { $who ->
    [you] изучаете
   *[other] изучает
}: { $place }; { $token }.
story-explored = Изучено: { $place }; { $token }.
story-finds-token = { $name } { $who ->
    [you] входите
   *[other] входит
}: { $place }; { $token }.
story-token = Жетон, { $place }: { $token }.
story-rolls = { $name } { $who ->
    [you] бросаете
   *[other] бросает
} на шум: { $roll }{ $count ->
    [0] .
   *[other] ; шум: { $places }.
}
story-noise = Шум: { $places }.
story-encounter = { $name }: встреча, { $place }: { $draw }{ $comes ->
    [0] .
   *[other] ; появляется { $nightmare }.
}
story-keeps = { $name } { $who ->
    [you] оставляете
   *[other] оставляет
}: { $thing }.
story-keeps-colour = { $name } { $who ->
    [you] оставляете
   *[other] оставляет
} { $colour } предмет.
story-takes = { $name } { $who ->
    [you] берёте
   *[other] берёт
}: { $thing }.
story-drops = { $name } { $who ->
    [you] бросаете
   *[other] бросает
}: { $thing }.
story-crafts = { $name } { $who ->
    [you] мастерите
   *[other] мастерит
}: { $thing }.
story-trades = { $name } и { $target-is ->
    [you] вы
   *[other] { $target }
} { $target-is ->
    [you] обмениваетесь
   *[other] { $who ->
        [you] обмениваетесь
       *[other] обмениваются
    }
}; вещей: { $count }.
story-loads = { $name } { $who ->
    [you] заряжаете
   *[other] заряжает
}: { $thing } ({ $ammo }).

story-looks-engine = { $name } { $who ->
    [you] смотрите
   *[other] смотрит
} двигатель { $engine }.
story-saw-engine = Двигатель { $engine }: { $what }.
story-looks-course = { $name } { $who ->
    [you] смотрите
   *[other] смотрит
} координаты.
story-saw-course = Координаты: { $what }.
story-looks-room = { $name } { $who ->
    [you] смотрите
   *[other] смотрит
} плитку: { $place }.
story-saw-room = { $place } — это { $what }.
story-looks-token = { $name } { $who ->
    [you] смотрите
   *[other] смотрит
} жетон: { $place }.
story-saw-token = Жетон, { $place }: { $what }.
story-looks-event = { $name } { $who ->
    [you] смотрите
   *[other] смотрит
} верхнюю карту событий.
story-saw-event = Верхнее событие: { $what }.
story-looks-goal = { $name } { $who ->
    [you] смотрите
   *[other] смотрит
} { $target-is ->
    [you] вашу цель
   *[other] цель игрока { $target }
}.
story-saw-goal = { $target-is ->
    [you] Ваша цель
   *[other] Цель игрока { $target }
}: { $what }.
story-saw-title = Это видели только вы.
story-saw-todo = Остальные знают, что вы смотрели, но не что увидели.

story-says-engine = { $name } { $who ->
    [you] говорите
   *[other] говорит
}: двигатель { $engine } { $what }.
story-says-course = { $name } { $who ->
    [you] говорите
   *[other] говорит
}: { $letter } — { $what }.
story-says-room = { $name } { $who ->
    [you] говорите
   *[other] говорит
}: { $place } — это { $what }.
story-says-token = { $name } { $who ->
    [you] говорите
   *[other] говорит
}: { $place }, жетон — { $what }.
story-says-goal = { $name } { $who ->
    [you] говорите
   *[other] говорит
}: «Моя цель — { $what }».
story-says-health = { $name } { $who ->
    [you] говорите
   *[other] говорит
}: { $what }.
story-touches-engine = { $name } { $who ->
    [you] возитесь
   *[other] возится
} с двигателем { $engine }{ $swapped ->
    [0] : порядок прежний.
   *[other] : жетоны меняются местами.
}
story-sets-course = { $name } { $who ->
    [you] меняете
   *[other] меняет
} курс: { $letter }.
story-signals = { $name } { $who ->
    [you] посылаете
   *[other] посылает
} сигнал.

story-shoots = { $name } { $who ->
    [you] стреляете
   *[other] стреляет
} ({ $item }): { $target }{ $injuries ->
    [0] { $rolled ->
        [0] { "" }
       *[other] , промах
    }
   *[other] , повреждений: { $injuries }
}{ $outcome ->
    [0] .
    [1] ; цель уничтожена.
   *[other] ; цель отступает.
}
story-strikes = { $name } { $who ->
    [you] дерётесь
   *[other] дерётся
} врукопашную: { $target }{ $injuries ->
    [0] { $rolled ->
        [0] { "" }
       *[other] , промах
    }
   *[other] , повреждений: { $injuries }
}{ $outcome ->
    [0] { "" }
    [1] ; цель уничтожена
   *[other] ; цель отступает
}{ $changed ->
    [0] .
   *[other] . { $who ->
        [you] Вам
       *[other] Расплата
    }: { $changes }.
}
story-hurt = { $target }, { $place }: повреждений { $injuries }{ $outcome ->
    [0] .
    [1] ; уничтожено.
   *[other] ; отступает.
}
story-nightmare-dies = Погибает { $nightmare }: { $place }.
story-nightmare-retreats = Отступает { $nightmare }: { $place }.
story-lair-destroyed = Логово уничтожено: { $place }.
story-egg-lost = Яйцо уничтожено; в гнезде осталось: { $eggs }.
story-attacked = { $nightmare } атакует { $target-is ->
    [you] вас
   *[other] игрока { $target }
} картой «{ $attack }»{ $missed ->
    [0] { $changed ->
        [0] .
       *[other] : { $changes }.
    }
   *[other] { " " }— мимо.
}
story-surprised = Внезапная атака { $who ->
    [you] на вас
   *[other] на игрока { $name }
}{ $changed ->
    [0] .
   *[other] : { $changes }.
}
story-appears = Появляется { $nightmare }: { $place }.
story-walks = { $nightmare } переходит: { $origin } → { $place }.
story-fades = Исчезает { $nightmare }: { $place }.
story-lair = Здесь логово: { $place }.
story-burns = { $name } { $who ->
    [you] заканчиваете
   *[other] заканчивает
} ход в огне: { $changes }.
story-bleeds = { $name } { $who ->
    [you] истекаете
   *[other] истекает
} кровью: { $changes }.
story-dies = { $name } { $who ->
    [you] погибаете
   *[other] погибает
}: { $cause }
story-cause-none = ничего.
story-cause-wounds = слишком много ран.
story-cause-madness = безумие выше пяти.
story-cause-nightmare = растерзание кошмаром.
story-cause-heart = остановка сердца.
story-cause-airlock = открылся шлюз.
story-cause-jump = бодрствование во время прыжка.
story-cause-explosion = гибель вместе с кораблём.
story-cause-course = сон на неверном курсе.
story-cause-contamination = победило заражение.
story-you-are-dead = Вы погибли.
story-you-are-wounded = Вы тяжело ранены.
story-wound-todo = С тремя тяжёлыми ранами любая новая рана смертельна.
story-panics = { $name } { $who ->
    [you] паникуете
   *[other] паникует
}: { $panic }{ $changed ->
    [0] .
   *[other] ; { $changes }.
}
story-scans = { $name } { $who ->
    [you] сканируете
   *[other] сканирует
} заражение: чистых { $clean }, с ИНФЕКЦИЕЙ { $infected }.

story-fire = Начинается пожар: { $places }.
story-fire-reaches-you = Огонь добрался до вас.
story-fire-costs = Конец хода в огне стоит лёгкой раны.
story-fire-todo = Уходите или тушите.
story-fire-out = Пожар гаснет: { $places }.
story-breaks = Поломка: { $places }.
story-fixed = Поломка устранена: { $places }.
story-door-closes = Дверь закрывается: { $places }.
story-door-opens = Дверь открывается: { $places }.
story-door-destroyed = Дверь уничтожена: { $places }.
story-airlock-set = К шлюзованию готов { $place }: шлюз откроется, когда спасуют все.
story-airlock-opens = Шлюз открывается: { $place }.
story-fuse-lit = Запущено самоуничтожение: раундов – { $count }.
story-fuse-stopped = Самоуничтожение остановлено.
story-pod = Капсула { $pod }: { $status }.
story-boards = { $name } { $who ->
    [you] садитесь
   *[other] садится
} в капсулу { $pod }.
story-launches = Капсула { $pod } покидает корабль.
story-sleeps = { $name } { $who ->
    [you] засыпаете
   *[other] засыпает
}.
story-weakness = Открыта слабость «{ $weakness }»: { $about }
story-time = До прыжка { $left ->
    [one] { $left } раунд
    [few] { $left } раунда
   *[many] { $left } раундов
}; { $sleep ->
    [0] гибернация открыта
    [one] гибернация откроется через { $sleep } раунд
    [few] гибернация откроется через { $sleep } раунда
   *[many] гибернация откроется через { $sleep } раундов
}{ $fuse ->
    [-1] .
    [one] ; взрыв через { $fuse } раунд.
    [few] ; взрыв через { $fuse } раунда.
   *[many] ; взрыв через { $fuse } раундов.
}
story-event = { $event }: { $about }
story-bag = Из мешка: { $draw }.
story-round = Раунд { $round } из { $of }: первым { $first-is ->
    [you] ходите вы.
   *[other] ходит { $first }.
}
story-starts = { $name } — игрок { $number }.
story-drafts = { $name } { $who ->
    [you] играете
   *[other] играет
} за персонажа: { $character }.
story-gets-objective = { $name } { $who ->
    [you] получаете
   *[other] получает
} цель «{ $objective }»: { $about }
story-contact-coop = Первый кошмар.
story-contact = Первый кошмар: все выбирают цель.
story-keeps-objective = { $name } { $who ->
    [you] оставляете
   *[other] оставляет
} одну цель.
story-keeps-this-objective = { $name } { $who ->
    [you] оставляете
   *[other] оставляет
} цель «{ $objective }»: { $about }
story-objective-title = Ваша цель выбрана.
story-ship-ends = { $reason ->
    [time] Время вышло: { $fate }.
    [fuse] Отсчёт окончен: { $fate }.
    [fire] Пожаров слишком много: { $fate }.
    [hull] Поломок слишком много, корпус не выдержал: { $fate }.
    [engines] Неисправны два двигателя или больше: { $fate }.
   *[nobody] На борту никто не бодрствует: { $fate }.
}
story-arrives = Корабль прибывает: { $planet }.
story-survives = { $name } { $who ->
    [you] выживаете
   *[other] выживает
} с безумием { $madness }.
story-shows-objective = { $name } { $who ->
    [you] показываете
   *[other] показывает
} цель «{ $objective }»: { $done ->
    [0] не выполнена.
   *[other] выполнена.
}
story-revived = { $name } { $who ->
    [you] возвращаетесь
   *[other] возвращается
} к жизни.

## Alarms

alarm-fuse = Идёт самоуничтожение.
alarm-fuse-text = До взрыва { $left ->
    [one] { $left } раунд
    [few] { $left } раунда
   *[many] { $left } раундов
}; затем погибнут все на борту. Генератор может остановить его ещё { $yet ->
    [one] { $yet } раунд.
    [few] { $yet } раунда.
   *[many] { $yet } раундов.
}
alarm-fuse-yellow = Самоуничтожение уже не остановить.
alarm-fuse-yellow-text = До взрыва { $left ->
    [one] { $left } раунд
    [few] { $left } раунда
   *[many] { $left } раундов
}. Все капсулы отперты: покиньте корабль.
alarm-last-rounds = До прыжка { $left ->
    [one] { $left } раунд.
    [few] { $left } раунда.
   *[many] { $left } раундов.
}
alarm-last-rounds-text = Кто при прыжке не спит на борту, погибает. Засните в гибернатории или улетайте в капсуле.
alarm-last-round = Последний раунд перед прыжком.
alarm-last-round-text = Осталось раундов: { $left }. Кто после него не спит на борту, погибает. Засните в гибернатории или улетайте в капсуле сейчас.
alarm-hibernation = Гибернация открыта.
alarm-hibernation-text = В гибернатории можно заснуть до прыжка, осталось раундов: { $left }. Пока кто-то спит, самоуничтожение не запустить.
alarm-fires = { $left ->
    [one] Следующий пожар уничтожит корабль.
    [few] Ещё { $left } пожара уничтожат корабль.
   *[many] Ещё { $left } пожаров уничтожат корабль.
}
alarm-fires-text = { $left ->
    [one] Все маркеры пожара на поле. Потушите хоть один, иначе следующий не переживёт никто на борту.
   *[other] Остался один маркер пожара. Тушите, пока огонь не разошёлся.
}
alarm-hull = { $left ->
    [one] Следующая поломка разрушит корпус.
    [few] Ещё { $left } поломки разрушат корпус.
   *[many] Ещё { $left } поломок разрушат корпус.
}
alarm-hull-text = { $left ->
    [one] Все маркеры поломки на поле. Почините хоть одну, иначе следующую не переживёт никто на борту.
   *[other] Остался один маркер поломки. Чините.
}
alarm-airlock = Шлюзование: { $room }.
alarm-airlock-text = Когда спасуют все, погибнут все, кто там есть ({ $room }), кроме разорителя. Открытая дверь остановит шлюз.
alarm-engines-broken = { $count ->
    [2] Насколько вам известно, неисправны два двигателя.
   *[other] Насколько вам известно, неисправны все три двигателя.
}
alarm-engines-broken-text = Неисправных двигателей: { $count }. Так корабль взорвётся при прыжке. Чините или не оставайтесь на борту.
alarm-engines-unknown = Ни об одном двигателе вы не знаете, исправен ли он.
alarm-engines-unknown-text = Если при прыжке неисправны два из трёх, корабль взорвётся со всеми спящими. Посмотрите сами или поверьте кому-то.
alarm-lair-beside = Рядом с вами логово: { $room }.
alarm-lair-beside-text = Кто войдёт, окажется с ним в бою; ему вредят огонь и оружие.
alarm-lair-here = Вы рядом с логовом: { $room }.
alarm-lair-here-text = Оно означает бой: можно только то, что разрешено в бою.
alarm-fire-here = Ваш отсек горит.
alarm-fire-here-text = Конец хода здесь стоит лёгкой раны.
alarm-wounds = У вас три тяжёлые раны.
alarm-wounds-text = Любая новая рана смертельна. Вылечите хоть одну.
## The detective’s page

notebook-person = { $name }, { $character }
notebook-round = Раунд { $round }
notebook-objective = Цели
notebook-objective-both = две, выбор ещё впереди; возможных: { $left }
notebook-objective-chosen = одна оставлена; возможных: { $left }
notebook-objective-of = Цель
notebook-theirs = { $name }: она там
notebook-infection = Инфекция
notebook-infection-clean = точно нет
notebook-infection-infected = точно есть
notebook-infection-unknown = неизвестно: непросканированных карт { $cards }
notebook-ship = Что скрывает корабль
notebook-engine = Двигатель { $engine }
notebook-course = Курс { $letter }
notebook-course-set = Курс { $letter }, выставлен сейчас
notebook-rooms-1 = Отсеки I, закрыты: { $slots }
notebook-rooms-2 = Отсеки II, закрыты: { $slots }
notebook-said-engine = двигатель { $engine }: { $works }
notebook-said-course = { $letter } — { $planet }
notebook-said-room = { $slot }: { $room }
notebook-said-token = жетон, { $slot }: { $discovery }
notebook-said-goal = моя цель — { $objective }
notebook-said-health = { $health }

## Почему так решает Кошмар

why-explore = План: исследовать { $slot }.
why-signal = План: { $slot }, послать сигнал, которого требует ваша цель.
why-egg = План: { $slot }, за яйцом, которого требует ваша цель.
why-study = План: { $slot }, открыть слабость для вашей цели.
why-corpse = План: { $slot }, за синим телом, которого требует ваша цель.
why-lay = План: доставить синее тело, { $slot }.
why-hatch = План: { $slot }, открыть капсулу.
why-fuse = План: { $slot }, запустить самоуничтожение.
why-board = План: { $slot }, улететь в капсуле.
why-wait = План: { $slot }, ждать там.
why-sleep = План: { $slot }, заснуть до прыжка.
why-steer = План: { $slot }, узнать и задать курс корабля.
why-engine = План: { $slot }, заняться двигателем.
why-careful = Осторожный шаг стоит на карту больше, зато никого не позовёт.
