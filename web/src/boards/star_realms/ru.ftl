mine = Мой флот
row = Торг. ряд
others = Соперники
boss = Босс
in-play = В игре
hand = Рука
deck = Колода
discard = Сброс
trade-deck = Торговая колода
scrap-heap = Утиль
trade = торговля
combat = бой
authority = влияние
end-turn = Конец хода
outposts-first = Сначала аванпосты
behind = за аванпостами
hidden = Карт в руке, закрыто: { $n }
ship = Корабль
base = База
outpost = Аванпост
cost = Стоимость
defence = Оборона
primary = Первичное
ally = Союзное
double_ally = Двойное союзное
scrap = В утиль
used = использовано
ready = готово
off = выключено
avail = доступно, карта уйдёт из колоды
turn = ход { $n }
out = вне игры
team = Команда
look-pile = { $pile }: { $n }
empty = пусто
or = или
after-that = Затем
ledger = Реестр
acquisition = Приобретения
elite = Элита
buried = Закрытые
assimilation = Ассимиляция { $n }
subjects = Подданные
at-hand = +{ $n } готово
play-all = Сыграть все
play-all-words = Разыграть все карты, которые ничего не спрашивают
question-first = Сначала ответьте на вопрос
links = включит: { $card }
shared = Общее влияние
done = готово
choosing = выбирает
emperor = Император
raid_boss = Босс налёта
boss-buys = Может купить
boss-takes = Заберёт Босс
next-turn = Следующий ход Босса
quiet =
    { $n ->
        [one] Босс проснётся через { $n } ход
        [few] Босс проснётся через { $n } хода
       *[many] Босс проснётся через { $n } ходов
    }
hits = Удар
falls = падёт
will-discard =
    { $n ->
        [one] сбросит { $n } карту
        [few] сбросит { $n } карты
       *[many] сбросит { $n } карт
    }
by-chance = Равные цели: решит случай
not-known = пока неизвестно
nobody = никому
unknown-plays = Сыграет карту, которой пока никто не знает
unknown-draws =
    { $n ->
        [one] Возьмёт { $n } карту, пока неизвестную
        [few] Возьмёт { $n } карты, пока неизвестные
       *[many] Возьмёт { $n } карт, пока неизвестных
    }
unknown-reveals =
    { $n ->
        [one] Откроет { $n } карту: решит её цвет
        [few] Откроет { $n } карты: решат их цвета
       *[many] Откроет { $n } карт: решат их цвета
    }
unknown-feeds = Откроет карты: карты того же цвета тоже пойдут щупальцу
face-down = закрытых { $n }
have-trade = торговли { $have } из { $cost }
damaged = урон { $n } из { $of }
now-used = уже применено
now-ready = готово
now-off = сейчас выключено
now-avail = можно применить: карта уйдёт из игры
