ask-dig-or-fly = В трюме: { $hold }. Копать дальше или лететь домой?

option-dig = Копать
option-fly = Лететь домой

refused-hold-empty = Трюм пуст: сначала нужно копать.
refused-mine-empty = Шахта пуста: остаётся лететь домой.

event-turn-began = Раунд { $n }: игрок { $number } отправляется в путь.
event-dug = Игрок { $number } добывает { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}.
event-caved-in = Обвал! Игрок { $number } теряет { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}.
event-flew-home = Игрок { $number } привозит домой { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}.
event-got-contract = Игрок { $number } берёт контракт на { $n }.
event-got-hidden-contract = Игрок { $number } берёт контракт.
event-showed-contract = Игрок { $number } открывает контракт на { $n }.

draw-round = раунд
draw-mine = в шахте
draw-hold = в трюме
draw-base = на базе игрока { $number }, контракт { $bonus }
