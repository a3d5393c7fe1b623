# Что говорит страница об игре помимо того, что напечатано на компонентах. Слова, которые есть и в терминале, не повторяются.

page-ship = Корабль
page-status = Состояние
page-closer = Ближе
page-farther = Дальше
page-whole = Весь корабль
page-me = Где я
page-small = Малая карта
page-room = Отсек { $n }
page-unexplored = { fact-unexplored }
page-set = набор { $n }
page-option = вариант { $n }
page-here = вы здесь
page-combat = бой
page-fire = { token-fire }
page-broken = { token-malfunction }
page-airlock = шлюз закрыт
page-items = осталось предметов: { $n }
page-no-search = здесь не ищут
page-computer = компьютер
page-ducts = технические коридоры
page-sleep-open = сон доступен
page-sleep-at = сон с отметки { $n }
page-noise = шум
page-quiet = тихо
page-corridor = Коридор { $a } – { $b }
page-numbers = номера { $n }
page-door-open = дверь открыта
page-door-closed = { board-way-closed }
page-door-destroyed = { board-way-destroyed }
page-time = Время
page-fuse = Самоуничтожение
page-off = выкл.
page-jump = прыжок
page-left = до прыжка раундов: { $n }
page-sleep-now = сон доступен
page-sleep-in = до сна: { $n }
page-fuse-at = до взрыва: { $n }
page-fires = пожары: { $n } из { $of }; ещё один – конец игры
page-faults = поломки: { $n } из { $of }; ещё одна – конец игры
page-destination = Курс
page-only-you = только вам
page-only-you-know = знаете только вы
page-unknown = { board-unknown }
page-not-seen = не смотрели
page-works = { board-works }
page-dead = { board-broken }
page-engine = Двигатель { $n }
page-engines = { claim-engines }
page-saw = смотрели: { $names }
page-nobody-saw = никто не смотрел
page-nightmares = Кошмары
page-bag = Мешок
page-bag-of = пустых { $blank }, безумия { $mad }, кошмаров { $mares }
page-eggs = Яйца
page-lairs = Логов уничтожено
page-weaknesses = Слабости
page-weak-from = { $n ->
    [0] { study-0 }
    [1] { study-1 }
   *[2] { study-2 }
 }
page-pods = Капсулы
page-pod = Капсула { $n }
page-section = отсек { $n }
page-seats-free = мест: { $n }
page-pod-states-none = { status-none }
page-pod-states-locked = { status-locked }
page-pod-states-unlocked = открыта
page-pod-states-launched = { status-launched }
page-pod-states-ejected = { status-ejected }
page-crew = Экипаж
page-claims = Сказано
page-says = { $name }: { $what }
page-claim-engine = двигатель { $n } { $state }
page-claim-course = { $letter } – { $planet }
page-claim-room = отсек { $n } – { $room }
page-claim-token = жетон отсека { $n }: { $token }
page-claim-goal = моя цель – { $goal }
page-claim-health = { $n ->
    [0] у меня нет инфекции
   *[1] у меня инфекция
 }
page-fates-dead = нет в живых
page-fates-active = { "" }
page-fates-asleep = { board-asleep }
page-fates-away = { board-away }
page-passed = пас
page-first = первый игрок
page-signal = { fact-goal-signal }
page-in-pod = в капсуле { $n }
page-hand = Рука
page-cards = карт: { $n }
page-madness = Безумие
page-madness-of = безумие { $n } из 5
page-brings = придёт: { $what }
page-serious = Тяжёлые
page-dressed = обработана
page-wounds = лёгких ран { $light } из 2, тяжёлых { $serious } из 3
page-ammo-left = боеприпасов { $n }
page-alarm = САМОУНИЧТОЖЕНИЕ: { $n }
page-sleep-broken = поломка: сна нет
page-hands = { under-hands }
page-backpack = Рюкзак
page-empty = пусто
page-ammo = боеприпасов { $n } из { $of }
page-objective = Цель
page-objectives = Цели
page-or-else = одна из двух
page-quests = Личные предметы
page-quest-states-closed = не активен
page-quest-states-active = активен
page-quest-states-spent = использован
page-needs-room = быть в: { $what }
page-needs-item = сбросить: { $what }
page-deck = колода { $n }
page-discard = сброс { $n }
page-contamination = Заражение
page-clean = Чистая
page-infected = ИНФЕКЦИЯ
page-contamination-about = Платить ею нельзя. Не просканирована.
page-clean-about = Просканирована: чистая. Платить ею нельзя.
page-infected-about = Просканирована: инфекция. Платить ею нельзя.
page-moments-any = в любое время
page-moments-in = в бою
page-moments-out = вне боя
page-moments-reaction = реакция
page-room-action = Действие отсека
page-passive = без действия
page-broken-about = Поломка: ни действия отсека, ни компьютера. Искать можно.
page-fire-about = Пожар: лёгкая рана в конце вашего хода здесь.
page-token-under = Жетон исследования
page-face-down = лицом вниз
page-you-saw = Вы видели: { $what }.
page-enter = Войти
page-injuries = повреждений { $n }
page-no-cost = бесплатно
page-cost = карт: { $n }
page-window = Помеха?
page-window-about = { $name }: { $deed }.
page-window-rule = Спрашивают всех в отсеке, у кого карта могла бы быть; никто не узнает, у кого она.
page-asked = спрошены: { $names }
page-deed = { $step ->
    [Move] идёт: { $slot }
    [Shoot] стреляет
    [Melee] дерётся врукопашную
    [PickUp] что-то поднимает
    [Trade] меняется
    [Craft] мастерит: { $item }
    [ActivateDeed] активирует: { $quest }
    [CardDeed] играет: { $card }
    [ItemDeed] применяет: { $item }
    [RoomDeed] использует: { $room }
    [QuestDeed] использует: { $quest }
    [PanicEffect] паника: { $panic }
   *[other] действует
 }
page-table = На столе
page-found = Найдено
page-gives = { $name } предлагает
page-back-yellow = жёлтая рубашка
page-back-green = зелёная рубашка
page-back-red = красная рубашка
page-back-crafted = самоделка
page-back-own = своё
page-back-quest = личное
page-colours-yellow = жёлтый, техника
page-colours-green = зелёный, медицина
page-colours-red = красный, оружие
page-colours-white = белый, любая колода
page-colours-none = { "" }
page-things = { $n ->
    [0] синее тело
    [1] останки кошмара
   *[2] яйцо
 }
page-corpse = тело: { $name }
page-event = Верхнее событие
page-close = Закрыть
page-round-of = Раунд { $n } из 15
page-action-of = действие { $n } из 2
page-solo = соло
page-pending = выбор персонажа
page-card-event = событие
page-card-attack = атака
page-card-panic = паника
page-card-room = отсек
page-card-item = предмет
page-card-movers = коридор { $n }
