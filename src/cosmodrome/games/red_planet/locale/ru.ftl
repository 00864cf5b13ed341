### Миссия «Красная планета».
### $player и $victim — места или нейтральные цвета; $card, $region, $resource — компоненты; $effects — список.

## Кто и где

neutral-of = Нейтральный цвет игрока { $player }
neutral-inside = нейтральный цвет игрока { $player }
owner-player = игрока { $player }
owner-neutral = нейтрального цвета игрока { $player }
resource-ice = льда
resource-celerium = селерия
resource-sylvanite = сильванита
place-pad = корабль с площадки { $pad }
place-wormhole = червоточина
place-supply = запас
place-open = регион назначения не указан
ship-to = площадка { $pad }, { $region }, на борту { $crew } из { $capacity }
ship-blank = площадка { $pad }, регион назначения не указан, на борту { $crew } из { $capacity }

## Что делают персонажи

effect-place = { $n ->
    [one] разместите { $n } астронавта
    [few] разместите { $n } астронавтов на одном или двух кораблях
   *[many] разместите { $n } астронавтов на одном или двух кораблях
}
effect-place-apart = { $n ->
    [one] разместите { $n } астронавта
    [few] разместите { $n } астронавтов на разных кораблях
   *[many] разместите { $n } астронавтов на разных кораблях
}
effect-place-together = { $n ->
    [one] разместите { $n } астронавта на одном корабле
    [few] разместите { $n } астронавтов вместе на одном корабле; если места для всех нет, пропустите ход
   *[many] разместите { $n } астронавтов вместе на одном корабле; если места для всех нет, пропустите ход
}
effect-return-played = верните в руку всех разыгранных персонажей
effect-move-step = { $n ->
    [one] переместите астронавта в соседний регион не больше { $n } раза
    [few] переместите астронавтов в соседние регионы не больше { $n } раз
   *[many] переместите астронавтов в соседние регионы не больше { $n } раз
}
effect-move-march = { $n ->
    [one] переместите астронавта в соседний регион { $n } раз
    [2] переместите астронавтов в соседние регионы 1 или 2 раза
    [few] переместите астронавтов в соседние регионы от 1 до { $n } раз
   *[many] переместите астронавтов в соседние регионы от 1 до { $n } раз
}
effect-move-landing = { $n ->
    [one] переместите { $n } астронавта с Фобоса на Марс
    [2] переместите 1 или 2 астронавтов с Фобоса на Марс
    [few] переместите от 1 до { $n } астронавтов с Фобоса на Марс
   *[many] переместите от 1 до { $n } астронавтов с Фобоса на Марс
}
effect-move-rescue = { $n ->
    [one] верните { $n } астронавта из червоточины на Фобос
    [2] верните 1 или 2 астронавтов из червоточины на Фобос
    [few] верните от 1 до { $n } астронавтов из червоточины на Фобос
   *[many] верните от 1 до { $n } астронавтов из червоточины на Фобос
}
effect-study = возьмите карту колонизации или посмотрите карту исследования
effect-launch-not-full = отправьте на Марс корабль с неполной командой, можно и пустой
effect-launch-with-crew = отправьте на Марс корабль, на борту которого кто-нибудь есть
effect-destroy = уничтожьте корабль на стартовой площадке
effect-replace = замените астронавта другого цвета своим
effect-kill = уничтожьте астронавта во внешнем регионе или на Фобосе
effect-retarget = измените регион назначения корабля
effect-gain = { $n ->
    [one] возьмите { $n } жетон { $resource }
    [few] возьмите { $n } жетона { $resource }
   *[many] возьмите { $n } жетонов { $resource }
}

## Что делают карты колонизации

points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
goal-presence = { $points } очков за присутствие в одном, двух или трёх из регионов ({ $regions })
goal-astronauts-in-inner-regions = { points }, если у вас больше всего астронавтов во внутренних регионах
goal-astronauts-on-phobos = { points }, если у вас больше всего астронавтов на Фобосе
goal-celerium-vp-tokens = { points }, если у вас больше всего жетонов селерия
goal-sylvanite-vp-tokens = { points }, если у вас больше всего жетонов сильванита
goal-ice-vp-tokens = { points }, если у вас больше всего жетонов льда
goal-regions-with-own-astronaut = { points }, если вы присутствуете в наибольшем числе регионов
goal-regions-led-alone-or-tied = { points }, если вы лидируете в наибольшем числе регионов
goal-astronauts-in-all-regions = { points }, если у вас больше всего астронавтов во всех регионах
goal-own-astronauts-in-wormhole = { points }, если у вас больше всего астронавтов в червоточине
discovery-each-color-loses = { $n ->
    [one] исследование: каждый цвет отправляет отсюда в червоточину { $n } астронавта
    [few] исследование: каждый цвет отправляет отсюда в червоточину { $n } астронавтов
   *[many] исследование: каждый цвет отправляет отсюда в червоточину { $n } астронавтов
}
discovery-move-all = исследование: команды всех кораблей на площадках перемещаются сюда
discovery-cap-each-color = { $n ->
    [one] исследование: здесь остаётся не больше { $n } астронавта каждого цвета, остальные перемещаются на Фобос
    [few] исследование: здесь остаётся не больше { $n } астронавтов каждого цвета, остальные перемещаются на Фобос
   *[many] исследование: здесь остаётся не больше { $n } астронавтов каждого цвета, остальные перемещаются на Фобос
}
discovery-extra-tokens-adjacent = { $n ->
    [one] третья добыча: на { $n } жетон больше в каждом соседнем регионе
    [few] третья добыча: на { $n } жетона больше в каждом соседнем регионе
   *[many] третья добыча: на { $n } жетонов больше в каждом соседнем регионе
}
discovery-no-tokens-placed = третья добыча: здесь жетоны не размещаются
discovery-count-as = { $n ->
    [one] третья добыча: у каждого цвета здесь считается { $n } астронавт
    [few] третья добыча: у каждого цвета здесь считается { $n } астронавта
   *[many] третья добыча: у каждого цвета здесь считается { $n } астронавтов
}
discovery-count-adjacent = третья добыча: здесь считаются и астронавты из соседних регионов
discovery-second-place-takes = третья добыча: жетоны получает не лидер, а второй по числу астронавтов
discovery-extra-tokens = { $n ->
    [one] третья добыча: здесь на { $n } жетон больше
    [few] третья добыча: здесь на { $n } жетона больше
   *[many] третья добыча: здесь на { $n } жетонов больше
}
discovery-set-base-tokens = { $n ->
    [one] третья добыча: здесь только { $n } жетон
    [few] третья добыча: здесь только { $n } жетона
   *[many] третья добыча: здесь только { $n } жетонов
}
discovery-score-each-present-color = подсчёт: { points } каждому цвету, у которого здесь есть астронавты
discovery-score-leader-here = подсчёт: { points } лидеру региона
discovery-score-per-own-astronaut = подсчёт: { points } каждому цвету за каждого его астронавта здесь
action-before-arrival = перед прилётом кораблей { $effects }
action-production-start = в начале добычи { $effects }
action-production-3-end = в конце третьей добычи { $effects }

## Вопросы

ask-neutral = Ваш нейтральный цвет. { $ask }
ask-goal = Какую цель оставить?
ask-neutral-order = В каком порядке положить этих персонажей на верх нейтральной колоды?
ask-character = Раунд { $round }: какого персонажа выбрать?
ask-board = { $n ->
    [one] На каком корабле разместить астронавта?
    [few] На каком корабле разместить следующего из { $n } астронавтов?
   *[many] На каком корабле разместить следующего из { $n } астронавтов?
}
ask-board-together = { $n ->
    [one] На каком корабле разместить астронавта?
    [few] На каком корабле разместить вместе { $n } астронавтов?
   *[many] На каком корабле разместить вместе { $n } астронавтов?
}
ask-token = Какой регион назначения получит корабль ({ $ship })?
ask-move = { $n ->
    [one] Какого астронавта переместить? Осталось { $n } перемещение.
    [few] Какого астронавта переместить? Осталось { $n } перемещения.
   *[many] Какого астронавта переместить? Осталось { $n } перемещений.
}
ask-research = Взять карту колонизации или посмотреть карту исследования?
ask-discovery = Вы взяли карту «{ $card }» ({ $effect }). У какого внешнего региона её разместить?
ask-launch = Какой корабль отправить на Марс?
ask-destroy = Какой корабль уничтожить?
ask-replace = Какого астронавта заменить?
ask-kill = Какого астронавта уничтожить?
ask-retarget = Какому кораблю изменить регион назначения?
ask-act-before-arrival = Корабли готовы к посадке. Разыграть карту действия?
ask-act-production-start = Начинается добыча. Разыграть карту действия?
ask-act-production-3-end = Последняя добыча заканчивается. Разыграть карту действия?
ask-act-none = На этот момент у вас нет карты действия. Вопрос задан, чтобы никто не узнал, какие карты вы держите.

## Ответы

option-board = На корабль: { $ship }
option-board-together = На корабль: { $ship }
option-launch = Отправить: { $ship }
option-destroy = Уничтожить: { $ship }
option-retarget = Изменить курс: { $ship }
option-character = { $card } ({ $number }): { $effects }
option-neutral-order = { $first }, затем { $second }, затем { $third }
option-card = { $card }: { $effect }
option-token = { $region }
option-stop = Больше не перемещать
option-move = { $source } → { $target }
option-draw = { $n ->
    [one] Взять верхнюю карту (осталась { $n } карта)
    [few] Взять верхнюю карту (осталось { $n } карты)
   *[many] Взять верхнюю карту (осталось { $n } карт)
}
option-look = Посмотреть карту исследования у региона «{ $region }»
option-discovery = { $region }
option-replace = { $victim }: { $place }
option-kill = { $victim }: { $place }
option-pass = Ничего не разыгрывать

## Предупреждения

warning-one-ship = { $n ->
    [one] { $n } свободное место есть лишь на одном корабле ({ $region }); если его займут раньше, ход пропадёт
    [few] { $n } свободных места есть лишь на одном корабле ({ $region }); если их займут раньше, ход пропадёт
   *[many] { $n } свободных мест есть лишь на одном корабле ({ $region }); если их займут раньше, ход пропадёт
}
warning-no-ship = { $n ->
    [one] Сейчас ни на одном корабле нет { $n } свободного места; ход пропадёт
    [few] Сейчас ни на одном корабле нет { $n } свободных мест; ход пропадёт
   *[many] Сейчас ни на одном корабле нет { $n } свободных мест; ход пропадёт
}
warning-for-others = Корабль стартует, но в регионе «{ $region }» лидирует { $player }, { $n } : { $own }

## Отказы

refused-other-goal = Нужно оставить одну из двух полученных целей.
refused-played = Карты «{ $what }» нет у вас в руке.
refused-no-ship = На этой стартовой площадке нет корабля.
refused-same-ship = Второго астронавта нужно разместить на другом корабле.
refused-no-destination = Для этого корабля не осталось жетонов региона.
refused-no-room = На этом корабле не хватает мест.
refused-no-token = Жетонов региона «{ $what }» не осталось.
refused-must-move = Нужно переместить хотя бы одного астронавта.
refused-no-way = Так переместить астронавта нельзя.
refused-nobody-there = Такого астронавта там нет.
refused-no-card = Сейчас нельзя взять карту.
refused-no-look = Сейчас нельзя смотреть карты исследований.
refused-no-discovery = У региона «{ $what }» нет карты исследования.
refused-has-discovery = У региона «{ $what }» уже есть карта исследования.
refused-full = Корабль с полной командой отправится сам.
refused-empty = На этом корабле никого нет.
refused-no-place = Заменять астронавтов можно только в регионах и на кораблях.
refused-own = Это ваш собственный астронавт.
refused-no-own-there = Там нет ваших астронавтов.
refused-safe = В регионе «{ $what }» астронавты в безопасности.
refused-other-moment = Карту «{ $what }» разыгрывают в другой момент.
refused-not-held = У вас нет карты «{ $what }».
refused-no-effect = Карта «{ $what }» сейчас ничего не даст.

## События

event-assembled = Карта Марса: «{ $assembly }»
event-round = Начинается раунд { $n }
event-production = Начинается добыча { $n }
event-exploration = Исследование: все карты исследований открыты
event-scoring = Начинается подсчёт победных очков
event-ship-docked = На площадку { $pad } встаёт корабль в регион «{ $region }»
event-ship-docked-blank = На площадку { $pad } встаёт корабль без региона назначения
event-ships-shuffled = Сброшенные корабли составляют новую колоду
event-astronaut-started = { $player } ставит первого астронавта на площадку { $pad }
event-first-player = Первый игрок: { $player }
event-goals-dealt = { $player } получает цели «{ $card }» и «{ $other }»
event-goals-dealt-hidden = { $player } получает две цели
event-goal-kept = { $player } оставляет цель «{ $card }» и возвращает цель «{ $other }»
event-goal-kept-hidden = { $player } оставляет одну цель и возвращает другую
event-neutral-dealt = { $player }: первыми в колоде будут { $first }, { $second } и { $third }, порядок выбираете вы
event-neutral-ordered = { $player }: сначала { $first }, затем { $second }, затем { $third }
event-neutral-ordered-hidden = { $player }: на верх колоды кладут трёх персонажей
event-neutral-drawn = { $player }: в этом раунде действует «{ $card }»
event-neutral-drawn-hidden = { $player }: персонаж лежит лицевой стороной вниз
event-character-chosen = { $player } выбирает персонажа «{ $card }»
event-character-chosen-hidden = { $player } выбирает персонажа
event-called = { $number }! { $card }
event-revealed = { $player } открывает карту «{ $card }»
event-placed = { $n ->
    [one] { $player } размещает { $n } астронавта на корабле с площадки { $pad }
    [few] { $player } размещает { $n } астронавтов на корабле с площадки { $pad }
   *[many] { $player } размещает { $n } астронавтов на корабле с площадки { $pad }
}
event-skipped = { $player } не может применить карту «{ $card }»
event-token-laid = { $player } направляет корабль с площадки { $pad } в регион «{ $region }»
event-phobos-token = Корабль с площадки { $pad } полетит на Фобос
event-characters-returned = { $player } возвращает в руку всех персонажей
event-neutral-shuffled = { $player } получает новую колоду без Вербовщика
event-moved = { $player } перемещает астронавта: { $source } → { $target }
event-swept = { $n ->
    [one] { $player }: { $n } астронавт перемещается, { $source } → { $target }
    [few] { $player }: { $n } астронавта перемещаются, { $source } → { $target }
   *[many] { $player }: { $n } астронавтов перемещаются, { $source } → { $target }
}
event-flipped = В регионе «{ $region }» открыт жетон { $resource }
event-card-drawn = { $player } берёт карту «{ $card }»
event-card-drawn-hidden = { $player } берёт карту колонизации
event-card-kept = { $player } оставляет карту себе
event-card-boxed = { $player }: карта возвращается в коробку
event-discovery-placed = { $player } размещает карту исследования у региона «{ $region }»
event-discovery-discarded = { $player } сбрасывает карту «{ $card }»: для неё нет места
event-looked = { $player } смотрит карту исследования у региона «{ $region }»: «{ $card }»
event-looked-hidden = { $player } смотрит карту исследования у региона «{ $region }»
event-launched-full = Корабль с площадки { $pad } заполнен и стартует
event-launched-spy = { $player } отправляет корабль с площадки { $pad }
event-launched-action = { $player } экстренно отправляет корабль с площадки { $pad }
event-destroyed = { $player } уничтожает корабль на площадке { $pad }, его команда попадает в червоточину
event-killed = { $player } уничтожает астронавта { $victim }: { $place }
event-replaced = { $player } заменяет астронавта { $victim }: { $place }
event-action-played = { $player } разыгрывает карту «{ $card }»
event-landed = Корабль с площадки { $pad } прилетает в регион «{ $region }»
event-landed-blank = Пустой корабль с площадки { $pad } без региона назначения уходит в сброс
event-characters-cleared = Способности всех персонажей применены
event-produced = { $n ->
    [one] В регионе «{ $region }» добыча: { $n } жетон { $resource }
    [few] В регионе «{ $region }» добыча: { $n } жетона { $resource }
   *[many] В регионе «{ $region }» добыча: { $n } жетонов { $resource }
}
event-awarded = { $n ->
    [one] { $player } получает { $n } жетон { $resource } в регионе «{ $region }»
    [few] { $player } получает { $n } жетона { $resource } в регионе «{ $region }»
   *[many] { $player } получает { $n } жетонов { $resource } в регионе «{ $region }»
}
event-stayed-nobody = { $n ->
    [one] { $region }: остаётся { $n } жетон, его никто не получает
    [few] { $region }: остаются { $n } жетона, их никто не получает
   *[many] { $region }: остаются { $n } жетонов, их никто не получает
}
event-stayed-rest = { $n ->
    [one] { $region }: остаётся { $n } жетон, поровну не разделить
    [few] { $region }: остаются { $n } жетона, поровну не разделить
   *[many] { $region }: остаются { $n } жетонов, поровну не разделить
}
event-barren = В регионе «{ $region }» добычи нет: действует карта «{ $card }»
event-gained = { $n ->
    [one] { $player } получает { $n } жетон { $resource }
    [few] { $player } получает { $n } жетона { $resource }
   *[many] { $player } получает { $n } жетонов { $resource }
}
event-explored = В регионе «{ $region }» действует карта исследования «{ $card }»
event-lost = { $n ->
    [one] { $player } теряет { $n } астронавта: { $region } → червоточина
    [few] { $player } теряет { $n } астронавтов: { $region } → червоточина
   *[many] { $player } теряет { $n } астронавтов: { $region } → червоточина
}
event-goals-opened = Все цели открыты
event-scored-card = { $player }: { points } за карту «{ $card }»
event-scored-tokens = { $player }: { points } за жетоны победных очков
event-game-over = Победа: { $winners }
event-no-winner = Впереди { $ahead }: оба игрока проиграли

## Рисунок

draw-setup = Подготовка к игре
draw-round = Раунд { $n } из 10
draw-production = Добыча { $n } из 3
draw-exploration = Исследование
draw-scoring = Подсчёт победных очков
draw-called = объявлена карта «{ $card }»
draw-ships = колода кораблей { $n }
draw-cards = колода колонизации { $n }
draw-region-tokens = Жетоны регионов в запасе, по номерам: { $tokens }
draw-spaceport = Космопорт
draw-pad-empty = пусто
draw-no-destination = регион не указан
draw-launched = отправлен
draw-mars = Марс
draw-face-down = ?
draw-discovery = исследование
draw-name = { $what }
draw-neutral = Нейтральный · { $player }
draw-player = { $player }
draw-supply = запас { $n }
draw-wormhole = червоточина { $n }
draw-held = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
draw-played = разыграно
draw-chosen = выбор
draw-top = далее
draw-hidden-card = лицевой стороной вниз
draw-own-cards = { $player }, карты
draw-drawn = взятая карта
draw-total = { points }

## Что написано на компоненте

kind-region = регион
kind-outer-region = внешний регион
kind-inner-region = внутренний регион
kind-resource = ресурс
kind-character = персонаж
kind-ship = корабль
kind-goal = цель
kind-discovery = карта исследования
kind-action = карта действия
kind-global-goal = глобальная цель
about-region = При каждой добыче сюда кладут жетоны его ресурса. У кого в регионе больше астронавтов, берёт все; при равенстве делят поровну.
about-phobos = Такой же регион, но без соседей и без карт исследований. У кого больше астронавтов, берёт его жетоны.
about-resource = При каждой добыче кладут по столько его жетонов в каждый открытый регион этого ресурса: 1, потом 2, потом 3.
about-ship = Отправляется, как только заняты все места, и прилетает в конце этого раунда.
about-blank-ship = Кто первым сажает сюда астронавта, выбирает, куда лететь. Отправляется, как только заняты все места.
figure-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
}
figure-to = летит в регион «{ $region }»
figure-no-destination = регион назначения не указан
figure-value = { $n ->
    [one] жетон приносит { $n } очко
    [few] жетон приносит { $n } очка
   *[many] жетон приносит { $n } очков
}
figure-number = номер { $n }

## Где лежат компоненты

pile-docked = Корабли в космопорте
pile-ship-discard = Сброшенные корабли
pile-card-discard = Сброшенные карты колонизации
pile-discovery = Карта исследования в регионе «{ $region }»
pile-seat = { $player }
pile-neutral = нейтральный · { $player }
pile-played = Разыграно: { $player }
pile-unseen = Ещё не разыграно: { $player }
pile-held = Карты: { $player }
pile-drawn = Взятая карта

## Знаки на рисунке

legend-colours = ● жёлтые, ■ синие, ▲ оранжевые, ◆ зелёные, ⬢ фиолетовые, ✚ серые: астронавты и их число
legend-spaceport = 1 Авзония 2/4: корабль на площадке 1 летит туда, занято 2 места из 4; ◎ — по жетону региона.
legend-mars = (Лёд ×2): ресурс региона и число жетонов победных очков в нём; «?» — ещё не открыт; ✦ — исследование.
legend-borders = 1 ↔ 2 3 8 перед регионом: его номер и номера регионов, с которыми он граничит.
legend-turn = ▶ — первый игрок; ↗ — отправленный корабль.
