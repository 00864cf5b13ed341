ask-dig-or-fly = В трюме: { $hold }. Копать дальше или лететь домой?

option-dig = Копать
option-fly = Лететь домой

refused-hold-empty = Трюм пуст: сначала нужно копать.
refused-mine-empty = Шахта пуста: остаётся лететь домой.

event-got-contract = { $seat }: получен { $contract }.
event-got-hidden-contract = { $seat } берёт контракт.
event-turn-began = Раунд { $round }: { $seat } отправляется в путь.
event-dug = { $seat } добывает { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}.
event-caved-in = Обвал! { $seat } теряет { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}.
event-flew-home = { $seat } привозит домой { $n ->
    [one] { $n } кристалл
    [few] { $n } кристалла
   *[many] { $n } кристаллов
}.
event-showed-contract = { $seat }: открыт { $contract }.

sheet-contract = В конце приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.

view-round = Раунд
view-rounds = Всего раундов
view-active = Ходит
view-mine = В шахте
view-hold = В трюме
view-deck = Осталось контрактов
view-base = На базе
view-contract = Контракт
view-shown = Открыт
