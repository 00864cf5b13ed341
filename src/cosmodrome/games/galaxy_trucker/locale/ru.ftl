### С грузом по галактике.
### $player — название места, $ship — корабль по цвету; $tile, $card, $goods, $alien — названия компонентов.

## Корабли, удары, количества

ship-red = Красный корабль
    .inside = красный корабль
ship-green = Зелёный корабль
    .inside = зелёный корабль
ship-blue = Синий корабль
    .inside = синий корабль
ship-yellow = Жёлтый корабль
    .inside = жёлтый корабль
hit-small-meteor = малый метеорит
hit-large-meteor = большой метеорит
hit-light-shot = огонь лёгкой пушки
hit-heavy-shot = огонь тяжёлой пушки
line-column = столбец { $number }
line-row = строка { $number }
from-front = спереди
from-right = справа
from-rear = сзади
from-left = слева
turn-0 = прямо
turn-1 = вправо
turn-2 = назад
turn-3 = влево
credits-count = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
crew-count = { $n ->
    [one] { $n } член экипажа
    [few] { $n } члена экипажа
   *[many] { $n } членов экипажа
}
days-count = { $n ->
    [one] { $n } день полёта
    [few] { $n } дня полёта
   *[many] { $n } дней полёта
}
blocks-count = { $n ->
    [one] { $n } блок товара
    [few] { $n } блока товара
   *[many] { $n } блоков товара
}
some-red = красный × { $n }
some-yellow = жёлтый × { $n }
some-green = зелёный × { $n }
some-blue = синий × { $n }
block-red = красный блок
block-yellow = жёлтый блок
block-green = зелёный блок
block-blue = синий блок
figure-human = человек
figure-purple = фиолетовый инопланетянин
figure-orange = оранжевый инопланетянин
winner-name = { $player }

## Вопросы

ask-ready = Готовы строить?
ask-race = Стройте корабль: что делаете?
ask-finished = Ваш корабль закончен. Чем заняться, пока строят другие?
ask-turn = Ваш ход строительства: что делаете?
ask-put = Куда поставить { $tile-accusative } и как повернуть?
ask-glass = Песок высыпался. Перевернуть песочные часы?
ask-number = Время вышло. Какой жетон с номером берёте?
ask-remove = Ошибка в строительстве: какой компонент снять?
ask-keep = Корабль распался на части. Какая часть полетит дальше?
ask-board = Кто живёт в каюте { $cell }?
ask-give-up = Выбыть из полёта или лететь к следующей карте?
ask-power-engines = Мощность двигателей { $power }. Какой двойной двигатель включить?
ask-power-cannons = Мощность пушек { $power }. Какую двойную пушку включить?
ask-power-enemy = Мощность пушек { $power } против силы { $strength }. Какую двойную пушку включить?
ask-token = Какой аккумулятор потратить?
ask-token-lost = { $n ->
    [one] Вы теряете { $n } аккумулятор. Какой?
    [few] Вы теряете { $n } аккумулятора. Какой сейчас?
   *[many] Вы теряете { $n } аккумуляторов. Какой сейчас?
}
ask-defend = Удар { $from }, { $line } ({ $hit }): защитить компонент { $cell }?
ask-land = { $card }: куда сесть? Это займёт { $days ->
    [one] { $days } день.
    [few] { $days } дня.
   *[many] { $days } дней.
}
ask-use = { $card }: воспользоваться? Это займёт { $days ->
    [one] { $days } день.
    [few] { $days } дня.
   *[many] { $days } дней.
}
ask-reward = { $card }: взять награду? Это займёт { $days ->
    [one] { $days } день.
    [few] { $days } дня.
   *[many] { $days } дней.
}
ask-load = К погрузке блоки: { $goods }. Что куда положить?
ask-load-nothing = Грузить больше нечего. Выгрузить что-нибудь?
ask-crew = { $n ->
    [one] Уходит { $n } член экипажа. Из какой каюты?
    [few] Уходят { $n } члена экипажа. Из какой каюты сейчас?
   *[many] Уходят { $n } членов экипажа. Из какой каюты сейчас?
}
ask-goods = { $n ->
    [one] Вы теряете { $goods }. Из какого трюма?
    [few] Вы теряете { $n } блока, сейчас { $goods }. Из какого трюма?
   *[many] Вы теряете { $n } блоков, сейчас { $goods }. Из какого трюма?
}

## Варианты

option-ready-no = Поехали!
option-pass = Пропустить ход
option-draw = Взять закрытый компонент
option-set-aside = Отложить компонент в запас
option-return = Вернуть компонент лицом вверх
option-retake = Забрать последний поставленный компонент
option-close = Положить карты на место
option-turn-glass = Перевернуть песочные часы
option-look = Посмотреть стопку { $number }
option-finish = Взять жетон с номером { $number }
option-take-reserve = Взять из запаса { $tile-accusative }
option-take-off = Снять { $tile-accusative }, { $cell }
option-take = Взять { $tile-accusative }
option-place = { $cell } { $turn }
option-place-wrong = { $cell } { $turn }, ошибка
option-glass-no = Ждать
option-glass-yes = Перевернуть песочные часы
option-give-up-no = Лететь дальше
option-give-up-yes = Выбыть из полёта
ordered-give-up = Вы выбудете из полёта до следующей карты.
order-cancelled-give-up = Вы летите дальше.
option-use-no = Отказаться
option-use-yes = Воспользоваться: { $gain }; цена: { $price }
option-reward-no = Отказаться
option-reward-yes = Взять награду: { $gain }; цена: { $price }
option-land = Планета { $number }: { $goods }
option-land-no = Не садиться
option-load = Погрузить: { $goods }, трюм { $cell }
option-unload = Выгрузить: { $goods }, трюм { $cell }
option-load-done = Готово
option-board-humans = Два человека
option-board-purple = Фиолетовый инопланетянин
option-board-orange = Оранжевый инопланетянин
option-remove = Снять { $tile-accusative }, { $cell }
option-keep = { $n ->
    [one] Оставить часть с компонентом «{ $tile }», клетка { $cell }: { $n } компонент
    [few] Оставить часть с компонентом «{ $tile }», клетка { $cell }: { $n } компонента
   *[many] Оставить часть с компонентом «{ $tile }», клетка { $cell }: { $n } компонентов
}
option-power = Включить { $tile-accusative }, { $cell }
option-power-no = Больше ничего
option-power-give-up = Ничего: без двигателей корабль выбывает
option-token = Аккумулятор из батареи { $cell }
option-defend = Да, аккумулятором из батареи { $cell }
option-defend-no = Принять удар
option-crew = Человек из каюты { $cell }
option-crew-alien = Инопланетянин из каюты { $cell }
option-goods = Из трюма { $cell }

## Предупреждения

warning-several = { $first } { $others }
warning-place = Ошибка: проверка снимет этот компонент или соседний, −1 кредит.
warning-faults = { $n ->
    [one] В ошибках { $n } компонент: за каждый снятый при проверке вы платите 1 кредит.
    [few] В ошибках { $n } компонента: за каждый снятый при проверке вы платите 1 кредит.
   *[many] В ошибках { $n } компонентов: за каждый снятый при проверке вы платите 1 кредит.
}
warning-faults-test = { $n ->
    [one] В ошибках { $n } компонент: проверка снимет лишнее, и вы стартуете позади остальных.
    [few] В ошибках { $n } компонента: проверка снимет лишнее, и вы стартуете позади остальных.
   *[many] В ошибках { $n } компонентов: проверка снимет лишнее, и вы стартуете позади остальных.
}
warning-reserve = { $n ->
    [one] Отложенный компонент будет потерян: 1 кредит.
    [few] Отложенные компоненты будут потеряны: { $n } кредита.
   *[many] Отложенные компоненты будут потеряны: { $n } кредитов.
}
warning-engines = Нет двигателей: в открытом космосе вы выбываете.
warning-give-up = { $reward ->
    [one] Без награды за прибытие (сейчас { $reward } кредит).
    [few] Без награды за прибытие (сейчас { $reward } кредита).
   *[many] Без награды за прибытие (сейчас { $reward } кредитов).
}
warning-give-up-goods = Без награды за прибытие (сейчас { $reward }), а товары будут проданы за { $half } вместо { $value }.
warning-goods = { $n ->
    [one] { $n } блок ценой { $value } останется, хотя место есть.
    [few] { $n } блока общей ценой { $value } останутся, хотя место есть.
   *[many] { $n } блоков общей ценой { $value } останутся, хотя место есть.
}
warning-crew = { $n ->
    [one] Корабль покинет последний член экипажа: лететь некому, вы выбываете.
    [2] Корабль покинут оба члена экипажа: лететь некому, вы выбываете.
    [few] Корабль покинут все { $n } члена экипажа: лететь некому, вы выбываете.
   *[many] Корабль покинут все { $n } членов экипажа: лететь некому, вы выбываете.
}
warning-power = { $power } уже больше { $strength }: аккумулятор пропадёт зря.
warning-hit = Компонент { $cell } и всё, что держится на нём, будет потеряно; 1 кредит за каждый.
warning-hit-insured = Компонент { $cell } и всё, что держится на нём, будет потеряно; платит страховка.

## Отказы

refused-empty-hand = У вас в руке нет компонента.
refused-full-hand = Сначала поставьте, отложите или верните компонент из руки.
refused-no-turn-act = В ход строительства этого делать нельзя.
refused-no-pass = Ходов нет: просто ничего не делайте.
refused-not-looking = Вы не смотрите карты.
refused-looking = Сначала положите карты на место.
refused-finished = Ваш корабль закончен.
refused-fixed = Этот компонент закреплён.
refused-no-turn-left = Песочные часы больше не переворачивают.
refused-sand-runs = Песок ещё сыплется.
refused-last-turn = Последний поворот часов — только для того, кто закончил корабль.
refused-no-tiles = Закрытых компонентов больше нет.
refused-no-piles = В испытательном полёте карты не смотрят.
refused-look-too-early = Сначала поставьте компонент на корабль.
refused-no-reserve = Такого компонента в запасе нет.
refused-not-face-up = Открытого компонента «{ $tile }» на складе больше нет.
refused-no-place-aside = Компонент «{ $tile }» сейчас некуда поставить: он остаётся в запасе.
refused-no-place = Компонент «{ $tile }» нельзя ни поставить, ни отложить.
refused-no-number = Жетона с номером { $number } в этой игре нет.
refused-number-taken = Жетон с номером { $number } уже взят.
refused-no-fault = Этот компонент не связан с ошибкой в строительстве.
refused-reserve-full = Отложить компонент некуда.
refused-from-reserve = Отложенный компонент на склад не возвращается.
refused-taken-face-up = Взятый открытый компонент надо поставить или отложить.
refused-unmarked = Компоненты ставят только на отмеченные клетки.
refused-occupied = Там уже есть компонент.
refused-not-beside = Компонент ставят рядом со своим кораблём.
refused-fault = Это была бы ошибка в строительстве.
refused-no-token = Аккумулятора там нет.
refused-no-double-tile = Такого двойного компонента нет.
refused-no-crew = Там никого нет.
refused-no-goods = Такого блока нет.
refused-no-part = Там не начинается никакая часть корабля.
refused-red = Красному товару нужен специальный грузовой трюм.
refused-no-room = Для этого блока нет места.
refused-unload-again = Товары переставлены достаточно раз: погрузите, что нужно, и закончите.
refused-second-alien = Инопланетянин этого цвета уже на борту.
refused-no-life-support = С каютой не соединена система жизнеобеспечения этого цвета.
refused-no-planet = Такой планеты на карте нет.
refused-planet-taken = Там уже кто-то сел.

## События

event-round-began = Начинается раунд { $round }.
event-test-flight-began = Начинается испытательный полёт на кораблях класса { $round }.
event-glass-turned = { $player } переворачивает песочные часы.
event-glass-turned-by-itself = Песочные часы перевёрнуты.
event-sand-ran-out = Песок высыпался.
event-cycle-began = Новый круг ходов, начинает { $player }.
event-took-drawn = { $player } берёт закрытый компонент: { $tile-inside }.
event-took-face-up = { $player } берёт со склада { $tile-accusative }.
event-took-reserve = { $player } берёт из запаса { $tile-accusative }.
event-placed = { $player } ставит { $tile-accusative }.
event-retook = { $player } забирает обратно { $tile-accusative }.
event-set-aside = { $player } откладывает в запас { $tile-accusative }.
event-returned = { $player } возвращает на склад { $tile-accusative } лицом вверх.
event-took-off = { $player } снимает с корабля { $tile-accusative }.
event-looked = { $player } смотрит стопку { $number }.
event-closed-pile = { $player } кладёт стопку { $number } на место.
event-passed = { $player } пропускает ход.
event-finished = { $player } берёт жетон с номером { $number }.
event-swapped = Партнёры меняются кораблями.
event-building-ended = Строительство закончено.
event-removed = { $ship } теряет при проверке { $tile-accusative }.
event-reserve-lost = { $ship } теряет отложенный компонент: { $tile-inside }.
event-renumbered = { $ship } получает жетон с номером { $n }.
event-charged = { $n ->
    [one] { $ship }: в батарее { $n } аккумулятор.
    [few] { $ship }: в батарее { $n } аккумулятора.
   *[many] { $ship }: в батарее { $n } аккумуляторов.
}
event-boarded = { $ship }: на борт поднимаются два человека.
event-boarded-alien = { $ship }: на борт поднимается { $alien }.
event-launched = { $ship } стартует.
event-card-opened = Открыта карта «{ $card }».
event-card-ignored = Больше никто не летит: карта «{ $card }» не действует.
event-card-closed = Карта «{ $card }» сыграна.
event-declared-engine = { $ship } набирает мощность двигателей { $power }.
event-declared-cannon = { $ship } набирает мощность пушек { $power }.
event-paid-token = { $ship } тратит аккумулятор.
event-moved-on = { $n ->
    [one] { $ship } летит вперёд на { $n } клетку.
    [few] { $ship } летит вперёд на { $n } клетки.
   *[many] { $ship } летит вперёд на { $n } клеток.
}
event-moved-back = { $n ->
    [one] { $ship } отходит назад на { $n } клетку.
    [few] { $ship } отходит назад на { $n } клетки.
   *[many] { $ship } отходит назад на { $n } клеток.
}
event-skipped = { $n ->
    [one] { $ship } перелетает { $n } занятую клетку: она не считается.
    [few] { $ship } перелетает { $n } занятые клетки: они не считаются.
   *[many] { $ship } перелетает { $n } занятых клеток: они не считаются.
}
event-rolled = { $ship }: на кубиках { $first } + { $second } = { $sum }.
event-missed = { $ship }: { $hit } { $from }, { $line } — мимо.
event-bounced = { $ship }: { $hit } { $from }, { $line } — отскок.
event-shot-down = { $ship }: { $hit } { $from }, { $line } — сбит.
event-shielded = { $ship }: { $hit } { $from }, { $line } — отражён экраном.
event-struck = { $ship }: { $hit } { $from }, { $line } — попадание.
event-tile-lost = { $ship } теряет { $tile-accusative }.
event-kept-part = { $ship }: дальше летит одна часть.
event-crew-lost = { $ship }: { $figure } покидает экипаж.
event-alien-left = { $ship }: без жизнеобеспечения уходит { $alien }.
event-token-lost = { $ship } теряет аккумулятор.
event-goods-lost = { $ship } теряет { $goods }.
event-goods-offered = { $ship } может погрузить блоки: { $goods }.
event-goods-loaded = { $ship } грузит { $goods }.
event-goods-unloaded = { $ship } выгружает { $goods }.
event-goods-banked = { $ship } оставляет блоки: { $goods }.
event-landed = { $ship } садится на планету { $number }.
event-earned = { $n ->
    [one] { $ship } получает { $n } кредит.
    [few] { $ship } получает { $n } кредита.
   *[many] { $ship } получает { $n } кредитов.
}
event-beat-enemy = { $ship } побеждает врагов с карты «{ $card }».
event-drew-with-enemy = { $ship } сводит вничью бой с врагами с карты «{ $card }».
event-lost-to-enemy = { $ship } проигрывает врагам с карты «{ $card }».
event-suffered = { $ship } страдает в зоне боевых действий, строка { $number }.
event-sabotaged = { $ship }: бунт, столбец { $column }, строка { $row }.
event-gave-up-voluntarily = { $ship } выбывает добровольно.
event-gave-up-no-humans = { $ship } выбывает: на борту нет людей.
event-gave-up-no-engines = { $ship } выбывает: двигатели не работают.
event-gave-up-lapped = { $ship } выбывает: отставание на круг.
event-rewarded = { $n ->
    [one] { $ship } получает { $n } кредит за { $place }-е место.
    [few] { $ship } получает { $n } кредита за { $place }-е место.
   *[many] { $ship } получает { $n } кредитов за { $place }-е место.
}
event-most-beautiful = { $n ->
    [one] { $ship } получает { $n } кредит за наименьшее число торчащих разъёмов.
    [few] { $ship } получает { $n } кредита за наименьшее число торчащих разъёмов.
   *[many] { $ship } получает { $n } кредитов за наименьшее число торчащих разъёмов.
}
event-sold = { $n ->
    [one] { $ship } продаёт товары за { $n } кредит.
    [few] { $ship } продаёт товары за { $n } кредита.
   *[many] { $ship } продаёт товары за { $n } кредитов.
}
event-fined = { $n ->
    [0] { $ship } не платит за потери; потеряно компонентов: { $lost }.
    [one] { $ship } платит за потери { $n } кредит; потеряно компонентов: { $lost }.
    [few] { $ship } платит за потери { $n } кредита; потеряно компонентов: { $lost }.
   *[many] { $ship } платит за потери { $n } кредитов; потеряно компонентов: { $lost }.
}
event-round-ended = Раунд { $round } окончен.
event-game-over = { $n ->
    [one] Самый успешный победитель: { $winners }.
    [few] Самые успешные победители: { $winners }.
   *[many] Самые успешные победители: { $winners }.
}
event-game-over-too = { $n ->
    [one] Самый успешный победитель: { $winners }.
    [few] Самые успешные победители: { $winners }.
   *[many] Самые успешные победители: { $winners }.
} Тоже победа: { $others }.
event-no-winner = Победителей нет.

## Карты

card-open-space = { $card }: все летят вперёд на мощность двигателей; без неё корабль выбывает
card-planets = { $card }: { $parts }; посадка займёт { $days }
card-planet = планета { $number } ({ $goods })
card-abandoned-ship = { $card }: { $gain }, цена — { $crew ->
    [one] { $crew } член экипажа
    [few] { $crew } члена экипажа
   *[many] { $crew } членов экипажа
} и { $days }
card-abandoned-station = { $card }: { $gain }, цена — { $days }; экипаж — не меньше { $crew }
card-meteor-swarm = { $card }: { $parts }
card-hit = { $hit } { $from }
card-smugglers = { $card }, сила { $strength }: кто слабее, теряет { $n ->
    [one] { $n } блок товара
    [few] { $n } блока товара
   *[many] { $n } блоков товара
}; победителю — { $gain }, цена — { $days }
card-slavers = { $card }, сила { $strength }: потери того, кто слабее, — { $n ->
    [one] { $n } член экипажа
    [few] { $n } члена экипажа
   *[many] { $n } членов экипажа
}; победителю — { $gain }, цена — { $days }
card-pirates = { $card }, сила { $strength }: по тому, кто слабее, стреляют ({ $parts }); победителю — { $gain }, цена — { $days }
card-combat-zone = { $card }: { $parts }
card-line = { $who } — { $what }
card-lost = минус { $what }
lowest-crew = меньше всех экипаж
lowest-engine = слабее всех двигатели
lowest-cannon = слабее всех пушки
card-stardust = { $card }: каждый теряет день за каждый торчащий разъём
card-epidemic = { $card }: каждая занятая каюта, соединённая с другой занятой, теряет члена экипажа
card-sabotage = { $card }: корабль с наименьшим экипажем теряет компонент там, где укажут кубики
about-open-space = Объявите мощность двигателей и летите вперёд на столько дней. Без двигателей вы выбываете.
about-planets = Начиная с лидера: посадка на одну свободную планету, погрузка, потеря дней.
about-abandoned-ship = Первый желающий отпускает экипаж, получает кредиты и теряет дни.
about-abandoned-station = Первый, у кого хватает экипажа, грузит товары и теряет дни.
about-meteor-swarm = Удары идут один за другим, по всем кораблям.
about-smugglers = Кто сильнее, побеждает. Кто слабее, теряет самые дорогие товары.
about-slavers = Кто сильнее, побеждает. Кто слабее, теряет экипаж.
about-pirates = Кто сильнее, побеждает. По тому, кто слабее, стреляют.
about-combat-zone = Строка за строкой страдает самый слабый, из равных — тот, кто впереди.
about-stardust = Каждый теряет день за каждый торчащий разъём.
about-epidemic = Каждая занятая каюта, соединённая с другой занятой, теряет члена экипажа.
about-sabotage = Корабль с наименьшим экипажем теряет компонент, найденный кубиками.

## Рисунок

draw-round = Раунд { $round }
draw-heap = Склад: закрытых { $down }, открытых { $up }
draw-glass-runs = Песочные часы: круг { $circle }, песок сыплется
draw-glass-cycles = Песочные часы: круг { $circle }, круг ходов { $n } из { $whole }
draw-glass-empty = Песочные часы: круг { $circle }, песка нет
draw-glass-start-runs = Песочные часы: «Старт», песок сыплется
draw-glass-start-cycles = Песочные часы: «Старт», круг ходов { $n } из { $whole }
draw-glass-start-empty = Песочные часы: «Старт», песка нет
draw-card = Открытая карта · { $card }
draw-cards-left = Карт впереди: { $n }
draw-pile = Стопка { $number }:
draw-known = { $n ->
    [one] Вы знаете { $n } карту впереди (список: p)
    [few] Вы знаете { $n } карты впереди (список: p)
   *[many] Вы знаете { $n } карт впереди (список: p)
}
draw-tile-name = { $tile-inside }
draw-flying = { $player }, { $ship }: клетка { $space } (день { $position })
draw-on-ground = { $player }, { $ship }
draw-hand = В руке: { $tile-inside }
draw-reserve = Запас: { $tiles }
draw-figures = двигатели { $engines }, пушки { $cannons }, экипаж { $crew }, аккумуляторы { $batteries }, торчащие разъёмы { $exposed }, потеряно { $lost }
draw-number = жетон с номером { $number }
draw-credits = кредиты { $credits }
draw-goods = Товары: { $goods }

## Что написано на карте или компоненте

kind-card = карта приключений
kind-tile = компонент
kind-goods = товар
figure-level = уровень { $n }
figure-price = { $n ->
    [one] продаётся за { $n } кредит
    [few] продаётся за { $n } кредита
   *[many] продаётся за { $n } кредитов
}
figure-connectors = разъёмы { $sides }
about-goods = Лежит в контейнере; продаётся в конце полёта, если ещё на борту.
about-red-goods = Лежит только в специальном контейнере; продаётся в конце полёта, если ещё на борту.
about-nozzle = сопло смотрит назад, и клетка за ним остаётся пустой
about-barrel = клетка перед стволом остаётся пустой
part-connectors = разъёмы без поворота
side-front = спереди
side-right = справа
side-rear = сзади
side-left = слева
joint-smooth = { $side }: нет
joint-single = { $side }: простой
joint-double = { $side }: двойной
joint-universal = { $side }: универсальный
tile-battery-2 = вмещает 2 аккумулятора
tile-battery-3 = вмещает 3 аккумулятора
tile-cargo-2 = 2 контейнера для жёлтых, зелёных или синих товаров
tile-cargo-3 = 3 контейнера для жёлтых, зелёных или синих товаров
tile-special-1 = 1 контейнер для любых товаров; красные можно грузить только сюда
tile-special-2 = 2 контейнера для любых товаров; красные можно грузить только сюда
tile-start-cabin = здесь живут 2 человека, инопланетянину нельзя
tile-cabin = здесь живут 2 человека или 1 инопланетянин с жизнеобеспечением
tile-structural = соединяет другие компоненты и больше ничего не делает
tile-engine = мощность двигателей 1
tile-double-engine = мощность двигателей 2 за аккумулятор
tile-cannon = мощность пушек 1 вперёд, ½ в любую другую сторону
tile-double-cannon = за аккумулятор мощность пушек 2 вперёд, 1 в любую другую сторону
tile-life-support-purple = в присоединённой каюте может жить фиолетовый инопланетянин
tile-life-support-orange = в присоединённой каюте может жить оранжевый инопланетянин
tile-shield = за аккумулятор защищает две стороны от малых метеоритов и огня лёгких пушек

## Где лежат карты и компоненты

pile-face-up = Открытые компоненты
pile-card = Открытая карта
pile-opened = Карты этого полёта
pile-looked-at = Стопка { $number }
pile-expected = Карты из просмотренных стопок, ещё впереди
pile-hand = В руке: { $player }
pile-ship = На борту: { $ship }
pile-reserve = В запасе: { $ship }
pile-lost = Потеряно: { $ship }

## Знаки на рисунке

legend-connectors = Разъёмы: 1 простой, 2 двойной, 3 универсальный; в списке ^ спереди, > справа, v сзади, < слева.
legend-holds = b2 батарея с 2 аккумуляторами, c1 трюм с 1 товаром, s1 специальный трюм, + структурный модуль
legend-cabins = H кабина пилотов, h каюта: h2 два человека, ho и hp инопланетянин; lo и lp жизнеобеспечение
legend-engines = E двигатель, EE двойной двигатель, ! пушка, !! двойная пушка; ^ > v < — куда направлены
legend-shields = (^> экран спереди и справа; точка — свободная клетка планшета.
legend-places = 7-6 — клетка в столбце 7 и строке 6; прямо, вправо, назад и влево — как повёрнут компонент в руке.
legend-track = В строке полёта корабли стоят по порядку, первым лидер.
draw-track = Полёт: { $ships }
draw-track-ship = { $ship } (день { $day })
draw-landed = { $ship } (выбыл)
