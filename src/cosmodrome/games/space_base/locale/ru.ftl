### Космобаза.
### $player — название места; $card и $other — названия карт; $effects, $gains, $station и $deployed — перечни.

## Что делают карты

effect-nothing = ничего
effect-gain-credits = { $n ->
    [one] +{ $n } кредит
    [few] +{ $n } кредита
   *[many] +{ $n } кредитов
}
effect-gain-income = +{ $n } к доходу
effect-gain-vp = +{ $n } ПО
effect-charge = { $n ->
    [one] +{ $n } заряд
    [few] +{ $n } заряда
   *[many] +{ $n } зарядов
}
effect-charge-kept = +1 заряд (хранит до { $most })
effect-arrow-left = ← ещё и награды сектора слева
effect-arrow-right = → ещё и награды сектора справа
effect-arrow-both = ↔ ещё и награды сектора слева или справа
effect-claim = получить бесплатно: { $ships }
effect-ships = { $n ->
    [one] { $n } корабль уровня { $level }
    [few] { $n } корабля уровня { $level }
   *[many] { $n } кораблей уровня { $level }
}
effect-opponents-lose = все соперники теряют { $n } ПО
effect-swap = поменять местами карты секторов { $first } и { $second }
effect-win = вы побеждаете
effect-shift = { $n ->
    [one] сдвинуть сумму на { $n } сектор вправо
    [few] сдвинуть сумму на 1–{ $n } сектора вправо
   *[many] сдвинуть сумму на 1–{ $n } секторов вправо
}
effect-reroll = { $n ->
    [one] перебросить { $n } кубик
    [few] перебросить 1 или { $n } кубика
   *[many] перебросить до { $n } кубиков
}
effect-set-die = выставить результат на кубике вместо броска
effect-double = получить награды одного сектора дважды
effect-exchange = поменять местами эту и другую карту
effect-place-charge = добавить 1 заряд на другую карту
effect-move-charge = переместить 1 заряд
effect-buy = { $n ->
    [one] купить { $n } карту
    [few] купить до { $n } карт
   *[many] купить до { $n } карт
}
effect-buy-anywhere = купить карту; корабль можно выложить в любой сектор { $first }–{ $last }
ability-own-turn = { $n ->
    [one] за { $n } заряд в свой ход: { $effects }
    [few] за { $n } заряда в свой ход: { $effects }
   *[many] за { $n } зарядов в свой ход: { $effects }
}
ability-other-turn = { $n ->
    [one] за { $n } заряд в чужой ход: { $effects }
    [few] за { $n } заряда в чужой ход: { $effects }
   *[many] за { $n } зарядов в чужой ход: { $effects }
}
ability-any-turn = { $n ->
    [one] за { $n } заряд в любой ход: { $effects }
    [few] за { $n } заряда в любой ход: { $effects }
   *[many] за { $n } зарядов в любой ход: { $effects }
}

## Вопросы

ask-use = Применить заряженную способность?
ask-use-roll = Применить способность для кубиков?
ask-use-dice = Сдвинуть сумму вправо?
ask-use-rewards = Получить награды одного сектора дважды?
ask-dice = Как использовать кубики с результатами { $first } и { $second }?
ask-buy = { $credits ->
    [1] Купить карту? У вас { $credits } кредит; при покупке он тратится.
    [one] Купить карту? У вас { $credits } кредит; при покупке тратятся все.
    [few] Купить карту? У вас { $credits } кредита; при покупке тратятся все.
   *[many] Купить карту? У вас { $credits } кредитов; при покупке тратятся все.
}
ask-extra-buy = { $credits ->
    [one] Купить карту по её стоимости? У вас { $credits } кредит.
    [few] Купить карту по её стоимости? У вас { $credits } кредита.
   *[many] Купить карту по её стоимости? У вас { $credits } кредитов.
}
ask-sector-for = В какой сектор выложить { $card-accusative }?
ask-claim = Какой корабль взять? Можно { $claim }.
ask-face = Какой результат выставить?
ask-reroll = Какие кубики перебросить? На них { $first } и { $second }.
ask-shift = На сколько секторов сдвинуть вправо от сектора { $sector }?
ask-double = Награды какого сектора получить дважды?
ask-arrow = { $card }: награды какого соседнего сектора получить?
ask-charge = На какую карту положить заряд?
ask-move-from = С какой карты переместить заряд?
ask-move-to = На какую карту переместить заряд с карты { $card }?
ask-exchange = С какой картой меняется местами { $card-inside }?
ask-draft = { $credits ->
    [one] Купить корабль из взятых? У вас { $credits } кредит.
    [few] Купить корабль из взятых? У вас { $credits } кредита.
   *[many] Купить корабль из взятых? У вас { $credits } кредитов.
}

## Ответы

option-no-use = Ничего не применять
option-use = Применить способность карты { $card }: { $effects }
option-separate = По отдельности, секторы { $first } и { $second }: { $gains }
option-sum = Сумма, сектор { $sector }: { $gains }
option-no-buy = Ничего не покупать, сохранить кредиты
option-buy = Купить { $card-accusative } за { $credits ->
    [1] 1 кредит
    [one] все { $credits } кредит
    [few] все { $credits } кредита
   *[many] все { $credits } кредитов
} (стоимость { $cost }, сектор { $sector }). На станции: { $station }. В патруле: { $deployed }
option-buy-colony = Купить { $card-accusative } за { $credits ->
    [1] 1 кредит
    [one] все { $credits } кредит
    [few] все { $credits } кредита
   *[many] все { $credits } кредитов
} (стоимость { $cost }). Приносит { $n } ПО, закрывает сектор { $sector }
warning-waste = { $n ->
    [one] { $n } кредит из { $credits } пропадёт
    [few] { $n } кредита из { $credits } пропадут
   *[many] { $n } кредитов из { $credits } пропадут
}{ $income ->
    [0] { "" }
   *[some] ; доход затем поднимет их число до { $income }
}
option-no-extra-buy = Ничего не покупать
option-extra-buy = Купить { $card-accusative } за { $cost ->
    [one] { $cost } кредит
    [few] { $cost } кредита
   *[many] { $cost } кредитов
} (сектор { $sector }). На станции: { $station }. В патруле: { $deployed }
option-extra-buy-colony = Купить { $card-accusative } за { $cost ->
    [one] { $cost } кредит
    [few] { $cost } кредита
   *[many] { $cost } кредитов
}. Приносит { $n } ПО, закрывает сектор { $sector }
option-sector-for = Сектор { $sector }; в патруль отправится { $card-inside }
option-no-claim = Больше не брать кораблей
option-claim = Получить { $card-accusative }, сектор { $sector }. На станции: { $station }. В патруле: { $deployed }
option-face = { $face }
option-reroll = Кубик с результатом { $face }
option-reroll-both = Оба кубика
option-shift = Сектор { $sector }: { $gains }
option-double = Сектор { $sector } дважды: { $gains }
option-arrow = Сектор { $sector }: { $gains }
option-charge = { $card }
option-no-move-from = Ничего не перемещать
option-move-from = { $card }
option-move-to = { $card }
option-exchange = { $card } в секторе { $sector }
option-no-draft = Больше не покупать

## Отказы

refused-not-yours = { $card }: этой карты нет на вашем планшете.
refused-no-ability = { $card }: у этой части карты нет способности.
refused-not-charged = { $card }: не хватает зарядов.
refused-wrong-turn = { $card }: эту способность нельзя применить в ход этого игрока.
refused-wrong-phase = { $card }: эту способность нельзя применить в этой фазе.
refused-no-die = { $card }: сейчас нет кубика, который можно изменить.
refused-past-end = Правее сектора 12 ничего нет.
refused-no-cell = Ни на одной другой вашей карте нет пустой ячейки.
refused-no-partner = { $card }: не с чем поменяться местами.
refused-placed = { $card }: в этой фазе заряд уже добавлен.
refused-not-for-sale = Там нет карты.
refused-too-dear = { $credits ->
    [one] { $card } стоит { $cost }, а у вас { $credits } кредит.
    [few] { $card } стоит { $cost }, а у вас { $credits } кредита.
   *[many] { $card } стоит { $cost }, а у вас { $credits } кредитов.
}
refused-closed = Сектор { $sector } закрыт вашей колонией.
refused-same-die = На кубиках выпало одно и то же: выберите первый или оба.
refused-one-die = Перебросить можно только один кубик.
refused-steps = Эта способность сдвигает не больше чем на { $most }.
refused-double = Награды приносит только один сектор.
refused-edge = С этой стороны сектора нет.
refused-no-room = { $card }: сюда заряд не положить, нужна другая ваша карта с пустой ячейкой.
refused-no-cube = { $card }: отсюда заряд не переместить.
refused-exchange = Карту сектора { $sector } выбрать нельзя.
refused-other-sector = Можно выбрать только указанный на карте сектор или один из { $first }–{ $last }.
refused-level = Корабли уровня { $level } сейчас взять нельзя.

## События

event-drew = { $player } берёт { $card-accusative }
event-put-under = { $player }: { $card-inside } уходит под низ колоды
event-order-rolled = { $player }: бросок за право первого хода, выпало { $first } и { $second }
event-first-player = Первый ход: { $player }
event-bonus-credits = { $n ->
    [one] { $player }: +{ $n } кредит за очерёдность хода
    [few] { $player }: +{ $n } кредита за очерёдность хода
   *[many] { $player }: +{ $n } кредитов за очерёдность хода
}
event-bonus-income = { $player }: +{ $n } к доходу за очерёдность хода
event-bonus-vp = { $player }: +{ $n } ПО за очерёдность хода
event-turn-began = Раунд { $round }: ходит { $player }
event-phase-1 = { $player }: первая возможность применения способностей
event-phase-2 = { $player }: бросок кубиков
event-phase-3 = { $player }: использование кубиков
event-phase-4 = { $player }: получение наград
event-phase-5 = { $player }: вторая возможность применения способностей
event-phase-6 = { $player }: покупка карты
event-phase-7 = { $player }: третья возможность применения способностей
event-phase-8 = { $player }: пополнение верфи
event-phase-9 = { $player }: доход
event-die-rolled = { $die ->
    [0] { $player }: на первом кубике { $face }
   *[1] { $player }: на втором кубике { $face }
}
event-die-set = { $die ->
    [0] { $player } выставляет { $face } на первом кубике
   *[1] { $player } выставляет { $face } на втором кубике
}
event-dice-picked-up = { $dice ->
    [1] { $player } перебрасывает первый кубик
    [2] { $player } перебрасывает второй кубик
   *[3] { $player } перебрасывает оба кубика
}
event-planned-separate = Ваше решение: кубики по отдельности
event-planned-sum = Ваше решение: сумма
event-used-sum = { $player } использует сумму: сектор { $sector }
event-used-separate = { $player } использует кубики по отдельности: секторы { $first } и { $second }
event-shifted = { $player } сдвигает сумму в сектор { $sector }
event-doubled = { $player } получает награды сектора { $sector } дважды
event-sector-paid = { $player } получает награды сектора { $sector }
event-gained-credits = { $n ->
    [one] { $player }: { $card-inside } приносит { $n } кредит
    [few] { $player }: { $card-inside } приносит { $n } кредита
   *[many] { $player }: { $card-inside } приносит { $n } кредитов
}
event-gained-income = { $player }: { $card-inside } приносит +{ $n } к доходу
event-gained-vp = { $player }: { $card-inside } приносит { $n } ПО
event-income = { $n ->
    [one] { $player }: доход приносит { $n } кредит
    [few] { $player }: доход приносит { $n } кредита
   *[many] { $player }: доход приносит { $n } кредитов
}
event-charged = { $player } кладёт заряд на карту { $card }, теперь там { $cubes }
event-uncharged = { $player } снимает заряд с карты { $card }, осталось { $cubes }
event-arrow-turned = { $player } направляет стрелку карты { $card } на сектор { $sector }
event-owed = { $player }: { $card-inside } позволит получить корабли
event-text-reward = { $player }: { $card-inside } позволяет получить корабли
event-used = { $player } применяет способность карты { $card }
event-lost-vp = { $player }: −{ $n } ПО из-за карты { $card }
event-bought = { $credits ->
    [one] { $player } покупает { $card-accusative } за { $credits } кредит
    [few] { $player } покупает { $card-accusative } за { $credits } кредита
   *[many] { $player } покупает { $card-accusative } за { $credits } кредитов
}
event-claimed = { $player } бесплатно получает { $card-accusative }
event-left-market = { $card } больше не продаётся
event-filled = { $card } появляется на верфи
event-placed = { $player }: { $card-inside } ложится в сектор { $sector }
event-deployed = { $player }: { $card-inside } отправляется в патруль сектора { $sector }
event-swapped = { $player } меняет местами карты секторов { $first } и { $second }
event-exchanged = { $player }: { $card-inside } и { $other-inside } меняются местами
event-end-in-sight = { $player } достигает 40 ПО: раунд доигрывается, и партия заканчивается
event-extra-round = Ничья: все играют ещё один раунд
event-game-over = Победа: { $winners }

## Рисунок стола

draw-setup = Подготовка к игре
draw-round = Раунд { $round }
draw-phase = фаза { $phase }
draw-ending = последний раунд
draw-level = Уровень { $level }
draw-left = осталось { $n }
draw-colonies = Колонии
draw-drawn = взятые карты
draw-player = { $player }
draw-card = { $card }
draw-credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
draw-income = доход { $n }
draw-vp = { $n } ПО
draw-empty = пусто

## Что написано на карте

kind-starter = стартовый корабль
kind-level = корабль уровня { $level }
kind-colony = колония
figure-sector = сектор { $n }
figure-cost = стоимость { $n }
figure-points = { $n } ПО
about-colony = очки даются один раз, при покупке; корабли в этот сектор больше не выложить
side-station = на станции, в свой ход
side-deployed = в патруле, в чужой ход

## Где лежат карты

pile-level = Верфь, уровень { $level }
pile-colonies = Колонии
pile-drawn = Взятые карты: { $player }
pile-station = { $player }, сектор { $n }, станция
pile-deployed = { $player }, сектор { $n }, патруль

## Знаки на рисунке

legend-sides = 5 ●1|◆1 — сектор 5: слева от черты карта на станции, справа все карты в патруле вместе.
legend-resources = ● кредиты, ◆ доход, ★ победные очки (ПО), ▪ фишка заряда; ▪1/2 — одна фишка на две ячейки.
legend-effects = ← → ↔ ещё и награды соседнего сектора, ▲ корабли даром, ■ колония закрыла сектор.
legend-turn = ▶ — активный игрок; в продаже: стоимость, название, затем (сектор станция|патруль).
