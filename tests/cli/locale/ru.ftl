heap = Куча: { $left }
ask-act = Взято: { $taken }. Дальше?
option-take = Взять { $stone }
option-stop = Остановиться
option-eat = Съесть { $stone }
event-took = Место { $number } берёт камень, осталось { $left }
event-stopped = Место { $number } останавливается
refused = Возьмите от одного до трёх камней.
