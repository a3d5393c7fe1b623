# Что говорит страница об игре помимо того, что напечатано на компонентах. Слова, которые есть и в терминале, не повторяются.

page-legion-necronaut = { legion-necronaut }
page-legion-homunculus = { legion-homunculus }
page-legion-insektoid = { legion-insektoid }
page-legion-chimerida = { legion-chimerida }
page-legions-necronaut = некромункулов
page-legions-homunculus = людовищ
page-legions-insektoid = констриктов
page-legions-chimerida = химеридов
page-ability-herald = { ability-herald }
page-ability-weeper = { ability-weeper }
page-ability-mocker = { ability-mocker }
page-ability-executioner = { ability-executioner }
page-ability-scavenger = { ability-scavenger }
page-ability-devourer = { ability-devourer }
page-about-herald = { ability-herald-about }
page-about-weeper = { ability-weeper-about }
page-about-mocker = { ability-mocker-about }
page-about-executioner = { ability-executioner-about }
page-about-scavenger = { ability-scavenger-about }
page-about-devourer = { ability-devourer-about }
page-part-legs = { part-legs }
page-part-torso = { part-torso }
page-part-head = { part-head }
page-any-part = любая часть
page-no-ability = { ability-none }
page-table = Стол
page-deck = { board-deck }
page-discards = Сброс
page-discards-short = Сброс
page-look-through = Просмотреть сброс
page-close = Закрыть
page-empty = пусто
page-creature = { $name } Существо
page-your-creatures = Ваши Существа
page-your-hand = Ваша рука
page-hand-of = Рука: { $name }
page-no-hand = На руке нет карт.
page-complete = { bar-complete }
page-incomplete = не завершено
page-pure = чистое
page-acting = действует
page-without-legs = исчезло
page-without-torso = без туловища
page-without-head = без головы
page-place = сначала ноги
page-nobody-yet = Существ пока нет
page-revealed = Открыто Певчим
page-would-take = Вы заберёте
page-would-discard = Вы сбросите
page-would-discard-all = Вы сбросите целиком
page-would-place = Вы выложите
page-would-place-as-legs = как ноги: { $name } Существо
page-would-place-as-torso = как туловище: { $name } Существо
page-would-place-as-head = как голову: { $name } Существо
page-option = вариант { $n }
page-is-new = новая
page-bound = Второе действие: выложить можно только { $legion }.
page-lost = потеряло часть ({ $part }) из-за игрока { $name }
page-progress-done = выполнено
page-progress-now = сейчас
page-progress-next = впереди
page-chain = Способности: { $name } Существо
page-abilities = Способности
page-action = действие { $n } из 2
page-draw = { verb-draw }
page-exchange = Обмен
page-done = { bar-finish }
page-unknown = { board-unknown-card }
page-seen-by-all = Эти карты известны всем
page-one = { $legion } { $number }
page-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
 }
page-hand-open = рука: { $n }
page-known = { $n ->
    [one] { $n } известна
    [few] { $n } известны
    [many] { $n } известно
   *[other] { $n } известно
 }
page-ways = { $n ->
    [one] { $n } способ
    [few] { $n } способа
    [many] { $n } способов
   *[other] { $n } способа
 }
