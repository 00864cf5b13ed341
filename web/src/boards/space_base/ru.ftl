base = Моя база
yard = Верфь
rivals = Соперники
colonies = Колонии
level = Уровень { $n }
left = ещё { $n }
own = мой ход
others = чужой ход
any = любой ход
sector = Сектор { $n }
expand = Показать базу целиком: { $who }
base-of = База игрока { $who }
credits = кредитов
income = дохода
vp = победных очков
cost = Стоимость
station = В мой ход
deployed = В патруле, в чужой ход
colony = Колония
all-credits = покупка тратит все кредиты: { $n }
dice = Кубики
drawn = Выложенные корабли
cubes = кубов { $n } из { $m }
separately = По отдельности
sum = Сумма
sector-word = Сектор
nothing = ничего
waste =
    { $n ->
        [one] Покупка потратит все кредиты ({ $credits }): { $n } пропадёт; доход поднимет до { $income }
       *[other] Покупка потратит все кредиты ({ $credits }): { $n } пропадут; доход поднимет до { $income }
    }
owner-of = У игрока { $who }
last-round = Последний раунд
