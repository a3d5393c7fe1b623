# Что говорит страница об игре помимо того, что напечатано на компонентах. Слова, которые есть и в терминале, не повторяются.

page-table = Стол
page-ring = Круг карт сна
page-your-dream = Ваше сновидение
page-dream-of = Сновидение: { $name }
page-others = Другие
page-empty-dream = карт пока нет
page-look = Показать крупно
page-back = К своему сновидению
page-round = Раунд { $n } из 3
page-cards-left = { $n ->
    [one] карта осталась
    [few] карты осталось
    [many] карт осталось
   *[other] карты осталось
 }
page-ends-at = конец при { $n }
page-last-turn = последние ходы
page-round-ends = После этого хода раунд закончится.
page-may-end = пустой оборот закончит раунд
page-must-end = закончит раунд
page-bag = Мешок
page-deck = Колода
page-encounters = { board-hand }
page-discarded = Сброшено
page-taken = взята
page-taken-by = Забирает { $name }
page-first = ходит первым в этом раунде
page-sand = Ваши жетоны
page-only-you = { $n }, их видите только вы
page-no-sand = У вас нет жетонов.
page-no-encounters = пока нет
page-in-play = в игре
page-permanent = постоянная
page-keep-one = Оставьте одну
page-if-now = Если бы игра кончилась сейчас
page-score = Очки
page-without-goal = + цель
page-level = уровень { $n }
page-place = Место на уровне { $n }
page-joined = соединены
page-gap = разрыв
page-alone = новый ряд
page-gap-of = разрыв, жетон, оборот: { $back }
page-gap-empty = разрыв без жетона
page-hole = пустое место
page-cut-off = отрезана
page-laid = с жетоном: { $particle }
page-stars = { $n ->
    [one] { $n } звезда
    [few] { $n } звезды
    [many] { $n } звёзд
   *[other] { $n } звезды
 }
page-nightmares = минус { $n }
page-meets = встреча
page-token = { $particle }, оборот: { $back }
page-unknown-token = жетон, оборот: { $back }
page-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шага
 }
page-free = бесплатно
page-brings = { $n ->
    [one] приносит { $n } жетон
    [few] приносит { $n } жетона
    [many] приносит { $n } жетонов
   *[other] приносит { $n } жетона
 }
page-costs = { $n ->
    [one] стоит { $n } жетон
    [few] стоит { $n } жетона
    [many] стоит { $n } жетонов
   *[other] стоит { $n } жетона
 }
page-earns = принесёт { $n }
page-black = Чёрный маховик
page-white = Белый маховик
page-stands = перед картой { $n }
page-stands-in = на месте { $n }
page-before = Перед картой { $n }
page-out-of-reach = не дойти
page-option = вариант { $n }
page-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 }
page-gaps = { $n ->
    [one] { $n } разрыв
    [few] { $n } разрыва
    [many] { $n } разрывов
   *[other] { $n } разрыва
 }
page-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
 }
page-kept = { $n ->
    [one] { $n } встреча
    [few] { $n } встречи
    [many] { $n } встреч
   *[other] { $n } встречи
 }
page-backs = обороты: песок { $sand }, пустых { $blank }
page-lines = { $n ->
    [0] Уровень 1
    [1] Уровень 2
    [2] Уровень 3
    [3] Отрезаны
    [4] Встречи
    [5] Цель
    [6] Кошмары
    [7] Жук
    [8] Одеяло
   *[9] Раковина
 }
