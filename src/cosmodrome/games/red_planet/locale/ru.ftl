### Миссия «Красная планета».
### $player и $victim — места или нейтральные цвета; $card, $region, $resource — компоненты; $effects — список.

## Кто и где

neutral-of = нейтральный цвет ({ $player })
place-pad = корабль на площадке { $pad }
place-wormhole = червоточина
place-supply = запас
ship-to = площадка { $pad }: { $region }, на борту { $crew } из { $capacity }
ship-blank = площадка { $pad }: регион назначения не указан, на борту { $crew } из { $capacity }

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
    [one] разместите { $n } астронавта на одном корабле или ничего
    [few] разместите { $n } астронавтов на одном корабле или ни одного
   *[many] разместите { $n } астронавтов на одном корабле или ни одного
}
effect-return-played = верните на руку всех разыгранных персонажей
effect-move-step = { $n ->
    [one] переместите астронавта в соседний регион { $n } раз
    [few] переместите астронавтов в соседние регионы до { $n } раз
   *[many] переместите астронавтов в соседние регионы до { $n } раз
}
effect-move-landing = { $n ->
    [one] переместите { $n } астронавта с Фобоса на Марс
    [few] переместите от 1 до { $n } астронавтов с Фобоса на Марс
   *[many] переместите от 1 до { $n } астронавтов с Фобоса на Марс
}
effect-move-rescue = { $n ->
    [one] верните { $n } астронавта из червоточины на Фобос
    [few] верните от 1 до { $n } астронавтов из червоточины на Фобос
   *[many] верните от 1 до { $n } астронавтов из червоточины на Фобос
}
effect-study = возьмите карту колонизации или посмотрите карту исследования
effect-launch-not-full = отправьте на Марс корабль с неполной командой
effect-launch-with-crew = отправьте на Марс корабль с командой
effect-destroy = уничтожьте корабль на стартовой площадке
effect-replace = замените астронавта другого цвета своим
effect-kill = уничтожьте астронавта во внешнем регионе или на Фобосе
effect-retarget = измените регион назначения корабля
effect-gain = { $n ->
    [one] возьмите { $n } жетон победных очков: { $resource }
    [few] возьмите { $n } жетона победных очков: { $resource }
   *[many] возьмите { $n } жетонов победных очков: { $resource }
}

## Что делают карты колонизации

goal-presence = присутствие в регионах: { $regions }; { $points } очков за один, два, три из них
goal-astronauts-in-inner-regions = { $n } очков, если у вас больше всего астронавтов во внутренних регионах
goal-astronauts-on-phobos = { $n } очков, если у вас больше всего астронавтов на Фобосе
goal-celerium-vp-tokens = { $n } очков, если у вас больше всего жетонов селерия
goal-sylvanite-vp-tokens = { $n } очков, если у вас больше всего жетонов сильванита
goal-ice-vp-tokens = { $n } очков, если у вас больше всего жетонов льда
goal-regions-with-own-astronaut = { $n } очков, если вы присутствуете в наибольшем числе регионов
goal-regions-led-alone-or-tied = { $n } очков, если вы лидируете в наибольшем числе регионов
goal-astronauts-in-all-regions = { $n } очков, если у вас больше всего астронавтов во всех регионах
goal-own-astronauts-in-wormhole = { $n } очков, если у вас больше всего астронавтов в червоточине
discovery-each-color-loses = исследование: каждый цвет здесь теряет { $n } в червоточину
discovery-move-all = исследование: команды всех кораблей на площадках перемещаются сюда
discovery-cap-each-color = исследование: от каждого цвета здесь остаётся { $n }, остальные — на Фобос
discovery-extra-tokens-adjacent = третья добыча: в каждом соседнем регионе на { $n } больше
discovery-no-tokens-placed = третья добыча: здесь ничего не добывают
discovery-count-as = третья добыча: каждый цвет здесь считается за { $n }
discovery-count-adjacent = третья добыча: здесь считаются и астронавты из соседних регионов
discovery-second-place-takes = третья добыча: жетоны вместо лидера получает второй
discovery-extra-tokens = третья добыча: здесь на { $n } больше
discovery-set-base-tokens = третья добыча: здесь только { $n }
discovery-score-each-present-color = подсчёт: { $n } очков каждому цвету здесь
discovery-score-leader-here = подсчёт: { $n } очков лидеру здесь
discovery-score-per-own-astronaut = подсчёт: { $n } за каждого своего астронавта здесь
action-before-arrival = перед прилётом кораблей: { $effects }
action-production-start = в начале добычи: { $effects }
action-production-3-end = в конце третьей добычи: { $effects }

## Вопросы

ask-neutral = За нейтральный цвет: { $ask }
ask-goal = Какую цель оставить?
ask-character = Раунд { $round }: какого персонажа сыграть?
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
ask-token = Какой регион назначения получит корабль? ({ $ship })
ask-move = { $n ->
    [one] Какого астронавта переместить? Осталось { $n } перемещение.
    [few] Какого астронавта переместить? Осталось { $n } перемещения.
   *[many] Какого астронавта переместить? Осталось { $n } перемещений.
}
ask-research = Взять карту колонизации или посмотреть карту исследования?
ask-discovery = Вы взяли карту «{ $card }» ({ $effect }). У какого внешнего региона её положить?
ask-launch = Какой корабль отправить на Марс?
ask-destroy = Какой корабль уничтожить?
ask-replace = Какого астронавта заменить?
ask-kill = Какого астронавта уничтожить?
ask-retarget = Какому кораблю изменить регион назначения?
ask-act-before-arrival = Корабли готовы к посадке. Разыграть карту действия?
ask-act-production-start = Начинается добыча. Разыграть карту действия?
ask-act-production-3-end = Последняя добыча заканчивается. Разыграть карту действия?

## Ответы

option-board = На корабль: { $ship }
option-board-together = На корабль: { $ship }
option-launch = Отправить: { $ship }
option-destroy = Уничтожить: { $ship }
option-retarget = Изменить курс: { $ship }
option-character = { $card } ({ $number }): { $effects }
option-card = { $card }: { $effect }
option-token = { $region }
option-stop = Больше не перемещать
option-move = { $source } → { $target }
option-draw = { $n ->
    [one] Взять верхнюю карту (осталась { $n } карта)
    [few] Взять верхнюю карту (осталось { $n } карты)
   *[many] Взять верхнюю карту (осталось { $n } карт)
}
option-look = Посмотреть карту исследования: { $region }
option-discovery = { $region }
option-replace = { $victim }: { $place }
option-kill = { $victim }: { $place }
option-pass = Ничего не разыгрывать

## Отказы

refused-other-goal = Нужно оставить одну из двух полученных целей.
refused-played = Карты «{ $what }» нет у вас на руке.
refused-no-ship = Здесь нет корабля на стартовой площадке.
refused-same-ship = Каждый астронавт садится на другой корабль.
refused-no-destination = Для этого корабля не осталось жетонов региона.
refused-no-room = На этом корабле не хватает мест.
refused-no-token = Жетонов этого региона не осталось: { $what }.
refused-must-move = Нужно переместить хотя бы одного астронавта.
refused-no-way = Этот путь закрыт.
refused-nobody-there = Такого астронавта там нет.
refused-no-card = Сейчас нельзя взять карту.
refused-no-look = Сейчас нельзя смотреть карты исследования.
refused-no-discovery = Здесь нет карты исследования: { $what }.
refused-has-discovery = Здесь уже есть карта исследования: { $what }.
refused-full = Корабль с полной командой отправится сам.
refused-empty = На этом корабле никого нет.
refused-no-place = Заменять астронавтов можно только в регионах и на кораблях.
refused-own = Это ваш собственный астронавт.
refused-no-own-there = Там нет ваших астронавтов.
refused-safe = Здесь астронавты в безопасности: { $what }.
refused-other-moment = Сейчас не момент для карты «{ $what }».
refused-not-held = У вас нет карты «{ $what }».
refused-no-effect = Карта «{ $what }» сейчас ничего не даст.

## События

event-assembled = Карта Марса: { $assembly }
event-round = Раунд { $n }
event-production = Добыча { $n }
event-exploration = Исследование: все карты исследования открыты
event-scoring = Подсчёт победных очков
event-ship-docked = Площадка { $pad }: корабль, { $region }
event-ship-docked-blank = Площадка { $pad }: корабль без региона назначения
event-ships-shuffled = Сброшенные корабли составляют новую колоду
event-astronaut-started = { $player } начинает на площадке { $pad }
event-first-player = Первый игрок: { $player }
event-goals-dealt = { $player } получает цели «{ $card }» и «{ $other }»
event-goals-dealt-hidden = { $player } получает две цели
event-goal-kept = { $player } оставляет цель «{ $card }» и возвращает «{ $other }»
event-goal-kept-hidden = { $player } оставляет одну цель и возвращает другую
event-neutral-drawn = { $player }: в этом раунде { $card }
event-neutral-drawn-hidden = { $player }: персонаж лежит лицом вниз
event-character-chosen = { $player } выбирает персонажа: { $card }
event-character-chosen-hidden = { $player } выбирает персонажа
event-called = { $number }! { $card }
event-revealed = { $player } открывает карту: { $card }
event-placed = { $n ->
    [one] { $player } размещает { $n } астронавта на корабле площадки { $pad }
    [few] { $player } размещает { $n } астронавтов на корабле площадки { $pad }
   *[many] { $player } размещает { $n } астронавтов на корабле площадки { $pad }
}
event-skipped = { $player } не может применить карту «{ $card }»
event-token-laid = { $player } направляет корабль площадки { $pad }: { $region }
event-phobos-token = Корабль площадки { $pad } летит на Фобос
event-characters-returned = { $player } возвращает на руку всех персонажей
event-neutral-shuffled = { $player }: новая колода без Вербовщика
event-moved = { $n ->
    [one] { $player } перемещает { $n } астронавта: { $source } → { $target }
    [few] { $player } перемещает { $n } астронавтов: { $source } → { $target }
   *[many] { $player } перемещает { $n } астронавтов: { $source } → { $target }
}
event-flipped = { $region }: { $resource }
event-card-drawn = { $player } берёт карту «{ $card }»
event-card-drawn-hidden = { $player } берёт карту колонизации
event-card-kept = { $player } оставляет карту себе
event-card-boxed = { $player }: карта возвращается в коробку
event-discovery-placed = { $player } кладёт карту исследования: { $region }
event-discovery-discarded = { $player } сбрасывает «{ $card }»: для неё нет места
event-looked = { $player } смотрит карту исследования: { $region } — { $card }
event-looked-hidden = { $player } смотрит карту исследования: { $region }
event-launched = Корабль площадки { $pad } отправляется на Марс
event-destroyed = { $player } уничтожает корабль площадки { $pad }, его команда потеряна
event-killed = { $player } уничтожает астронавта ({ $victim }): { $place }
event-replaced = { $player } заменяет астронавта ({ $victim }): { $place }
event-action-played = { $player } разыгрывает карту «{ $card }»
event-landed = Корабль площадки { $pad } прилетает: { $region }
event-landed-blank = Пустой корабль площадки { $pad } уходит в сброс
event-characters-cleared = Способности всех персонажей применены
event-produced = { $region }: { $n } × { $resource }
event-awarded = { $player } получает { $n } × { $resource }: { $region }
event-gained = { $player } получает { $n } × { $resource }
event-explored = { $region }: «{ $card }»
event-lost = { $n ->
    [one] { $player } теряет { $n } астронавта: { $region }
    [few] { $player } теряет { $n } астронавтов: { $region }
   *[many] { $player } теряет { $n } астронавтов: { $region }
}
event-goals-opened = Все цели открыты
event-scored-card = { $player }: { $n } за карту «{ $card }»
event-scored-tokens = { $player }: { $n } за жетоны победных очков
event-game-over = Победа: { $winners }
event-no-winner = Впереди нейтральный цвет: оба игрока проиграли

## Рисунок

draw-setup = Подготовка к игре
draw-round = Раунд { $n } из 10
draw-production = Добыча { $n } из 3
draw-exploration = Исследование
draw-scoring = Подсчёт победных очков
draw-called = вызван: { $card }
draw-ships = { $n ->
    [one] в колоде { $n } корабль
    [few] в колоде { $n } корабля
   *[many] в колоде { $n } кораблей
}
draw-cards = { $n ->
    [one] в колоде { $n } карта колонизации
    [few] в колоде { $n } карты колонизации
   *[many] в колоде { $n } карт колонизации
}
draw-spaceport = Космопорт
draw-pad-empty = пусто
draw-no-destination = регион не указан
draw-launched = отправлен
draw-mars = Марс
draw-face-down = ?
draw-discovery = исследование
draw-name = { $what }
draw-player = { $player }
draw-supply = запас { $n }
draw-wormhole = червоточина { $n }
draw-held = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
draw-played = сыграны
draw-chosen = выбран
draw-hidden-card = лицом вниз
draw-own-cards = карты ({ $player })
draw-drawn = взята
draw-total = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
