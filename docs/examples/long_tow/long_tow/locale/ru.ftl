ask-send = На виду: { $wreck }. Какой буксир послать?
option-send = Послать: { $tug }
refused-no-tug = У вас нет буксира с тягой { $n }.

event-dealt = { $seat } получает: { $tug }.
event-dealt-hidden = { $seat } получает { $n ->
    [one] { $n } буксир
    [few] { $n } буксира
   *[many] { $n } буксиров
}.
event-turned-up = Показался { $wreck }.
event-swept = Буксиры прошлого раунда идут на слом.
event-showed = { $seat } посылает: { $tug }.
event-collided = { $seats }: буксиры с тягой { $thrust } столкнулись.
event-hauled = { $seat } забирает: { $wreck }.
event-came-back = { $seat } возвращает: { $tug }.
event-drifted = { $wreck } уносит в космос.

view-rounds = Осталось раундов
view-wreck = На виду
view-space = Ещё не найдено
view-drifted = Унесло
view-dock = В доке
view-scrap = На слом
view-sent = Послан
view-hauled = Добыча
view-hand = Рука
