ship = Мой корабль
a-ship = Корабль
ship-of = Корабль: { $name }
show-ship = Показать корабль: { $name }
back-to-mine = Мой корабль
heap = Склад
yard = Верфь
card = Карта
track = Полёт
class = класс { $n }
test-flight = Испытательный полёт
face-down = закрытых: { $n }
face-up = Открытые
none-up = Открытых компонентов нет.
take = Взять закрытый компонент
put-back = Вернуть

hourglass = Песочные часы
no-glass = Без песочных часов и без спешки.
cycles = круг { $n } из { $m }
go = Старт
glass-running = Песок сыплется.
glass-last = Последний поворот: потом строительство закончится.
glass-anybody = Перевернуть может любой.
glass-finished = Перевернуть может только тот, кто закончил.
glass-over = Песок высыпался.
turn-glass = Перевернуть
turn-mine = Ваш ход
turn-of = Ходит { $name }

piles = Карты приключений
pile = Стопка { $n }
look = Посмотреть стопку { $n }
look-again = Стопка { $n }: посмотреть ещё раз
secret = В эту стопку смотреть нельзя
lay-back = Положить
numbers = Финиш
take-number = Закончить с номером { $n }
number-of = Номер { $n }: { $name }
others = Чужие корабли
partner = партнёр
tiles = { $n ->
    [one] { $n } компонент
    [few] { $n } компонента
   *[other] { $n } компонентов
}
finished = готов, номер { $n }
looking = смотрит карты
holds = в руке: { $tile }
leader = лидер
behind = { $n ->
    [one] отстаёт на { $n } день
    [few] отстаёт на { $n } дня
   *[other] отстаёт на { $n } дней
}
landed = на планете { $n }
gave-up = выбыл из полёта
declared = объявлено: { $n }

in-hand = В руке
hand-empty = В руке пусто
turn-hand = { $tile }: повернуть
turn-left = Повернуть влево (Q)
turn-right = Повернуть вправо (R)
reserve = Запас
set-aside = Отложить в запас
insurance = Страховка
insurance-words = больше за потери не заплатите
cell = Столбец { $c }, строка { $r }
does-not-fit = не подходит

engine = двигатели
cannon = пушки
crew = экипаж
battery = аккумуляторы
exposed = торчащие разъёмы
shield = экраны
lost = потеряно
goods = товары
credits = кредиты
with-tokens = ещё столько с аккумуляторами
then = станет
good-red = красный товар, { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}
good-yellow = жёлтый товар, { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}
good-green = зелёный товар, { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}
good-blue = синий товар, { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[other] { $n } кредитов
}
side-front = спереди
side-right = справа
side-rear = сзади
side-left = слева

fault-GT-4-4 = Простой разъём напротив двойного.
fault-GT-4-5 = Разъём напротив гладкой стороны.
fault-GT-4-8 = Не присоединён к кораблю.
fault-GT-4-9 = Двигатель должен смотреть назад, и позади него должно быть пусто.
fault-GT-4-10 = Перед стволом пушки должно быть пусто.

cards-left = { $n ->
    [one] карта впереди
    [few] карты впереди
   *[other] карт впереди
}
arrival = прибытие
best = меньше всех разъёмов: +{ $n }
none-open = Карта не открыта
strength = Сила
days = дни
at-least = { $n } и больше
planet = Планета { $n }
penalty = При проигрыше
reward = Награда
least-crew = меньше экипажа
least-engine = слабее двигатели
least-cannon = слабее пушки
lose-days = { $n ->
    [one] −{ $n } день
    [few] −{ $n } дня
   *[other] −{ $n } дней
}
lose-crew = −{ $n } экипажа
lose-goods = { $n ->
    [one] −{ $n } блок
    [few] −{ $n } блока
   *[other] −{ $n } блоков
}
lose-hits = { $n ->
    [one] { $n } выстрел
    [few] { $n } выстрела
   *[other] { $n } выстрелов
}
short-small-meteor = малый метеорит
short-large-meteor = большой метеорит
short-light-shot = лёгкая пушка
short-heavy-shot = тяжёлая пушка
hit-small-meteor = малый метеорит
hit-large-meteor = большой метеорит
hit-light-shot = огонь лёгкой пушки
hit-heavy-shot = огонь тяжёлой пушки
from-front = спереди
from-rear = сзади
from-left = слева
from-right = справа
column = столбец { $n }
row = строка { $n }
dice = кубики { $a } и { $b }
outcome-missed = мимо
outcome-bounced = отскочил
outcome-shot-down = сбит
outcome-shielded = экран спас
outcome-struck = попадание
fight-beat = победа
fight-drew = ничья
fight-lost = проигрыш

pallet = Погрузка
pallet-empty = больше ничего

settlement = Итоги раунда { $n }
go-on = Дальше
account-earned = в пути
account-arrival = прибытие
account-beauty = меньше разъёмов
account-sold = товары
account-fine = потери
account-total = всего
place = { $n ->
    [1] первое место
    [2] второе место
    [3] третье место
   *[other] четвёртое место
}
half-price = за полцены
why-voluntarily = добровольно
why-no-humans = нет людей
why-no-engines = нет двигателей
why-lapped = отстал на круг
order-give-up = Выбыть после этой карты
order-give-up-now = Выбыть до следующей карты
ordered-give-up = Выбываю · отменить
order-give-up-words = Без награды за прибытие, а товары — за полцены. Если не нажимать, корабль летит дальше; вас спросят, только если ему грозит выбыть
