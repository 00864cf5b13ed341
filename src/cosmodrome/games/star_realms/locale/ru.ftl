### Звёздные империи: Фронтир.
### $player и $target — названия мест; $card и $faction — названия компонентов; $effects — список свойств.

## Кто

whose-player = игрока { $player }
whose-boss = Босса

## Что делают карты

effect-gain-trade = { $n ->
    [one] +{ $n } очко торговли
    [few] +{ $n } очка торговли
   *[many] +{ $n } очков торговли
}
effect-gain-combat = { $n ->
    [one] +{ $n } очко боя
    [few] +{ $n } очка боя
   *[many] +{ $n } очков боя
}
effect-gain-authority = { $n ->
    [one] +{ $n } очко влияния
    [few] +{ $n } очка влияния
   *[many] +{ $n } очков влияния
}
effect-gain-combat-by-cost = очки боя по её стоимости
effect-gain-combat-by-scrapped = { $n ->
    [one] { $n } очко боя за каждую вашу карту, отправленную в утиль в этот ход, включая эту
    [few] { $n } очка боя за каждую вашу карту, отправленную в утиль в этот ход, включая эту
   *[many] { $n } очков боя за каждую вашу карту, отправленную в утиль в этот ход, включая эту
}
effect-draw = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[many] возьмите { $n } карт
}
effect-top-next-base = следующая база, купленная в этот ход, ляжет на верх вашей колоды
effect-return-later = в конце хода эта карта вернётся в вашу стопку сброса
effect-discard-self = { $n ->
    [one] сбросьте { $n } карту
    [few] сбросьте { $n } карты
   *[many] сбросьте { $n } карт
}
effect-discard-target-opponent = { $n ->
    [one] выбранный противник сбрасывает { $n } карту
    [few] выбранный противник сбрасывает { $n } карты
   *[many] выбранный противник сбрасывает { $n } карт
}
effect-discard-target-player = { $n ->
    [one] выбранный игрок сбрасывает { $n } карту
    [few] выбранный игрок сбрасывает { $n } карты
   *[many] выбранный игрок сбрасывает { $n } карт
}
effect-discard-any = сбросьте сколько угодно карт, за каждую: { $then }
effect-may-scrap-trade-row = можете отправить в утиль карту торгового ряда
effect-must-scrap-trade-row = отправьте в утиль карту торгового ряда
effect-may-scrap-hand = можете отправить в утиль карту с руки
effect-may-scrap-discard = можете отправить в утиль карту из стопки сброса
effect-must-scrap-discard = отправьте в утиль карту из стопки сброса
effect-may-scrap-hand-or-discard = { $n ->
    [one] можете отправить в утиль карту с руки или из стопки сброса
    [few] можете отправить в утиль до { $n } карт с руки или из стопки сброса
   *[many] можете отправить в утиль до { $n } карт с руки или из стопки сброса
}
effect-must-scrap-hand-or-discard = отправьте в утиль карту с руки или из стопки сброса
effect-then = { $effect } — тогда { $then }
effect-destroy-base = уничтожьте выбранную базу
effect-destroy-no-base = уничтожьте выбранную базу (баз нет)
effect-choose = { $first } или { $second }
effect-if-bases = если баз { $n } или больше: { $then }
effect-acquire = возьмите бесплатно карту стоимостью до { $cost }
effect-acquire-to-top = положите бесплатно карту стоимостью до { $cost } на верх своей колоды
effect-top-base = положите базу из стопки сброса на верх своей колоды

## Вопросы

ask-main = Основная фаза: торговля { $trade }, бой { $combat }. Что делаете?
ask-amount = Сколько очков боя потратить на атаку { $target }? У вас { $combat }.
ask-amount-team = Сколько очков боя потратить на атаку команды { $target }? У вас { $combat }.
ask-discard = { $n ->
    [one] Какую карту сбросить?
    [few] Какую карту сбросить? Осталось сбросить { $n } карты.
   *[many] Какую карту сбросить? Осталось сбросить { $n } карт.
}
ask-discard-any = Сбросить ещё карту?
ask-scrap = { $n ->
    [one] Какую карту отправить в утиль?
    [few] Какую карту отправить в утиль? До { $n } карт.
   *[many] Какую карту отправить в утиль? До { $n } карт.
}
ask-scrap-row = Какую карту торгового ряда отправить в утиль?
ask-destroy = Какую базу уничтожить?
ask-choose = Какое свойство выбрать?
ask-acquire = Какую карту стоимостью до { $cost } взять?
ask-top-base = Какую базу положить на верх колоды?
ask-target = Кто сбрасывает карты?
ask-give-trade = Сколько очков торговли передать игроку { $target }?
ask-give-combat = Сколько очков боя передать игроку { $target }?
ask-damage-base = Сколько очков боя потратить на базу «{ $card }»? Урон сохранится до следующего хода босса.
ask-gift = Какую карту передать игроку { $target } за 1 очко торговли?
ask-legacy = Вы выбыли. Какую свою карту оставить игроку { $target }?
ask-may-draw = Взять карту, а затем сбросить одну?
ask-top-starter = Какого разведчика или штурмовика положить на верх колоды?

## Ответы

option-end-turn = Закончить ход
option-play = Разыграть карту «{ $card }»: { $effects }
option-play-base = Разыграть карту «{ $card }»: { $figure }
option-buy = Купить карту «{ $card }» за { $price }
option-attack = Атаковать { $target }
option-attack-team = Атаковать команду { $target }
option-attack-base = Атаковать базу «{ $card }» { $target }
option-use-primary = Первичное свойство карты «{ $card }»: { $effects }
option-use-ally = Союзное свойство карты «{ $card }»: { $effects }
option-use-double-ally = Двойное союзное свойство карты «{ $card }»: { $effects }
option-use-scrap = Отправить в утиль карту «{ $card }»: { $effects }
option-amount = Потратить { $n } на атаку { $target }
option-amount-team = Потратить { $n } на атаку команды { $target }
option-choose = { $effects }
option-target = { $target }
option-destroy = Уничтожить базу «{ $card }» { $target }
option-discard = Сбросить карту «{ $card }»
option-acquire = Взять карту «{ $card }»
option-top-base = Положить базу «{ $card }» на верх колоды
option-scrap-hand = Отправить в утиль карту «{ $card }» с руки
option-scrap-discard = Отправить в утиль карту «{ $card }» из стопки сброса
option-scrap-row = Отправить в утиль карту «{ $card }»
option-no-discard-any = Больше не сбрасывать
option-no-scrap = Ничего не отправлять в утиль
option-no-scrap-row = Ничего не отправлять в утиль
option-mulligan = Забраковать торговый ряд: он весь уйдёт в утиль (один раз за приключение)
option-give-trade = Передать очки торговли игроку { $target }
option-give-combat = Передать очки боя игроку { $target }
option-give = { $n ->
    [one] Передать { $n } очко игроку { $target }
    [few] Передать { $n } очка игроку { $target }
   *[many] Передать { $n } очков игроку { $target }
}
option-damage = Потратить { $n }
option-gift = Передать карту игроку { $target } за 1 очко торговли
option-gift-card = Передать карту «{ $card }»
option-cut = { $n ->
    [one] Уничтожить карту «{ $card }» в щупальце за { $n } очко боя
    [few] Уничтожить карту «{ $card }» в щупальце за { $n } очка боя
   *[many] Уничтожить карту «{ $card }» в щупальце за { $n } очков боя
}
option-draw = Взять карту и сбросить одну
option-no-draw = Не брать
option-no-legacy = Ничего не оставлять
option-legacy-hand = Оставить карту «{ $card }» с руки
option-legacy-discard = Оставить карту «{ $card }» из стопки сброса
option-legacy-play = Оставить карту «{ $card }» из игровой зоны
option-legacy-deck = Оставить карту «{ $card }» из колоды
option-top-hand = Положить карту «{ $card }» с руки на верх колоды
option-top-discard = Положить карту «{ $card }» из стопки сброса на верх колоды

## Что пропадёт

waste = Будет потеряно: { $what }
waste-combat = { $n ->
    [one] { $n } очко боя
    [few] { $n } очка боя
   *[many] { $n } очков боя
}
waste-trade = { $n ->
    [one] { $n } очко торговли
    [few] { $n } очка торговли
   *[many] { $n } очков торговли
}
waste-abilities = { $n ->
    [one] { $n } готовое свойство
    [few] { $n } готовых свойства
   *[many] { $n } готовых свойств
}
waste-hand = { $n ->
    [one] { $n } неразыгранная карта
    [few] { $n } неразыгранные карты
   *[many] { $n } неразыгранных карт
}
waste-rest = { $n ->
    [one] Оставшееся { $n } очко боя ни до кого не дойдёт: ещё стоит «{ $card }»
    [few] Оставшиеся { $n } очка боя ни до кого не дойдут: ещё стоит «{ $card }»
   *[many] Оставшиеся { $n } очков боя ни до кого не дойдут: ещё стоит «{ $card }»
}
waste-outposts = Очков боя уйдёт на аванпосты: { $n } из { $all }
waste-outposts-all = На аванпосты уйдут все очки боя

## Что сделает босс

forecast-played = Играет: { $cards }
forecast-base-returned = Вернёт в игру: { $cards }
forecast-row-card-scrapped = В утиль: { $cards }
forecast-fed = Щупальце получит: { $cards }
forecast-buried = Положит лицевой стороной вниз: { $cards }
forecast-boss-took = Заберёт: { $cards }
forecast-used-primary = Первичное: { $cards }
forecast-used-ally = Союзное: { $cards }
forecast-used-double-ally = Двойное союзное: { $cards }
forecast-used-scrap = Утилизационное: { $cards }
forecast-several = { $card } × { $n }

## Отказы

refused-not-in-hand = Карты «{ $card }» нет у вас на руке.
refused-no-explorers = Исследователи закончились.
refused-empty-slot = Это место торгового ряда пусто.
refused-too-expensive = Карта «{ $card }» стоит { $cost }, а очков торговли у вас { $trade }.
refused-no-opponent = Этого игрока выбрать нельзя.
refused-outpost = Мешает аванпост: сначала уничтожьте его.
refused-no-combat = Для атаки нужно хотя бы 1 очко боя.
refused-no-card-in-play = Такой разыгранной карты нет.
refused-no-primary = У карты «{ $card }» сейчас нечего использовать: свойство корабля срабатывает при розыгрыше.
refused-no-ally = У карты «{ $card }» нет союзного свойства.
refused-no-double-ally = У карты «{ $card }» нет двойного союзного свойства.
refused-no-scrap = У карты «{ $card }» нет утилизационного свойства.
refused-ally-off = Карте «{ $card }» нужна ещё одна разыгранная карта её фракции.
refused-double-ally-off = Карте «{ $card }» нужны ещё две разыгранные карты её фракции.
refused-used = Это свойство карты «{ $card }» в этот ход уже использовано.
refused-defense = Оборона базы «{ $card }» — { $defense }, а очков боя у вас { $combat }.
refused-no-base = Такой базы нет.
refused-must-scrap = Нужно отправить карту в утиль.
refused-not-there = Карты «{ $card }» там нет.
refused-cost-limit = Карта «{ $card }» стоит { $cost }, а можно взять карту стоимостью до { $limit }.
refused-nothing = Нужно хотя бы 1 очко.
refused-cut = Чтобы уничтожить карту «{ $card }», нужно очков боя: { $cost }, а у вас { $combat }.
refused-mulligan-here = Забраковать торговый ряд можно только в приключении.
refused-no-mulligan = Торговый ряд можно забраковать один раз за приключение, и это уже сделано.
refused-no-gift = Ваша стопка сброса пуста: передать нечего.
refused-gift-price = Чтобы передать карту, нужно очков торговли: { $price }, а у вас { $trade }.
refused-no-teammate = Этому игроку сейчас ничего передать нельзя.

## Что произошло

event-turn-began = { $turn ->
    [0] { $player } начинает
   *[turn] { $player } начинает ход { $turn }
}
event-played = { $player } разыгрывает карту «{ $card }»
event-used-primary = { $player } использует первичное свойство карты «{ $card }»
event-used-ally = { $player } использует союзное свойство карты «{ $card }»
event-used-double-ally = { $player } использует двойное союзное свойство карты «{ $card }»
event-used-scrap = { $player } использует утилизационное свойство карты «{ $card }»
event-gained-trade = { $n ->
    [one] { $player }: +{ $n } очко торговли
    [few] { $player }: +{ $n } очка торговли
   *[many] { $player }: +{ $n } очков торговли
}
event-gained-combat = { $n ->
    [one] { $player }: +{ $n } очко боя
    [few] { $player }: +{ $n } очка боя
   *[many] { $player }: +{ $n } очков боя
}
event-gained-authority = { $n ->
    [one] { $player }: +{ $n } очко влияния
    [few] { $player }: +{ $n } очка влияния
   *[many] { $player }: +{ $n } очков влияния
}
event-drew = { $player } берёт карту «{ $card }»
event-drew-hidden = { $player } берёт карту
event-shuffled = { $player } перемешивает стопку сброса, она становится новой колодой
event-bought = { $price ->
    [one] { $player } платит { $price } очко торговли за карту «{ $card }»
    [few] { $player } платит { $price } очка торговли за карту «{ $card }»
   *[many] { $player } платит { $price } очков торговли за карту «{ $card }»
}
event-acquired = { $player } кладёт карту «{ $card }» в стопку сброса
event-acquired-on-top = { $player } кладёт карту «{ $card }» на верх колоды
event-row-card-left = Карта «{ $card }» покидает торговый ряд
event-row-filled = Карта «{ $card }» появляется в торговом ряду
event-scrapped-hand = { $player } отправляет в утиль карту «{ $card }» с руки
event-scrapped-discard = { $player } отправляет в утиль карту «{ $card }» из стопки сброса
event-scrapped-play = { $player } отправляет в утиль карту «{ $card }» из игровой зоны
event-row-card-scrapped = { $player } отправляет в утиль карту «{ $card }» из торгового ряда
event-attacked = { $player } атакует { $target }, урон { $n }
event-attacked-team = { $player } атакует команду { $target }, урон { $n }
event-base-attacked = { $n ->
    [one] { $player } тратит { $n } очко боя на базу «{ $card }» { $target }
    [few] { $player } тратит { $n } очка боя на базу «{ $card }» { $target }
   *[many] { $player } тратит { $n } очков боя на базу «{ $card }» { $target }
}
event-base-destroyed = { $player } теряет базу «{ $card }»: она уничтожена
event-discarded = { $player } сбрасывает карту «{ $card }»
event-topped-hand = { $player } кладёт карту «{ $card }» с руки на верх колоды
event-topped-discard = { $player } кладёт карту «{ $card }» из стопки сброса на верх колоды
event-next-base-topped = { $player }: следующая база ляжет на верх колоды
event-will-return = { $player }: карта «{ $card }» вернётся в конце хода
event-returned = { $player }: карта «{ $card }» возвращается в стопку сброса
event-cleaned-up = { $player } заканчивает ход
event-switched-on = { $player }: включены союзные свойства фракции «{ $faction }»
event-explorer-left = Карта исследователя взята из стопки
event-game-over = { $n ->
    [one] Игра окончена. Победитель: { $winners }
    [few] Игра окончена. Победители: { $winners }
   *[many] Игра окончена. Победители: { $winners }
}
event-boss-wins = Игра окончена. Побеждает Босс
event-no-winner = Игра окончена: достигнут предел ходов, победителя нет
event-done = { $player } заканчивает свою часть хода
event-gave-trade = { $n ->
    [one] { $player } передаёт { $n } очко торговли игроку { $target }
    [few] { $player } передаёт { $n } очка торговли игроку { $target }
   *[many] { $player } передаёт { $n } очков торговли игроку { $target }
}
event-gave-combat = { $n ->
    [one] { $player } передаёт { $n } очко боя игроку { $target }
    [few] { $player } передаёт { $n } очка боя игроку { $target }
   *[many] { $player } передаёт { $n } очков боя игроку { $target }
}
event-gifted = { $player } передаёт карту «{ $card }» игроку { $target }
event-went-out = { $player } выбывает из игры
event-left-legacy = { $player } оставляет карту «{ $card }» игроку { $target }
event-cards-removed = { $player }: все карты покидают игру
event-cards-scrapped = { $player }: купленные карты уходят в утиль
event-row-mulliganed = { $player } бракует торговый ряд: он весь уходит в утиль
event-trade-deck-rebuilt = Утиль перемешан, он становится новой торговой колодой
event-row-shifted = Торговый ряд сдвигается
event-fed = Щупальце фракции «{ $faction }» растёт: «{ $card }»
event-tentacle-cut = { $n ->
    [one] { $player } уничтожает карту «{ $card }» в щупальце за { $n } очко боя
    [few] { $player } уничтожает карту «{ $card }» в щупальце за { $n } очка боя
   *[many] { $player } уничтожает карту «{ $card }» в щупальце за { $n } очков боя
}
event-buried = Карта «{ $card }» ложится перед Боссом лицевой стороной вниз
event-counter-raised = Степень ассимиляции: { $n }
event-boss-took = Босс берёт карту «{ $card }»
event-boss-ledger = Карта «{ $card }» попадает в реестр Босса
event-ledger-scrapped = Реестр уходит в утиль
event-boss-owes = { $n ->
    [one] Босс сбросит { $n } карту
    [few] Босс сбросит { $n } карты
   *[many] Босс сбросит { $n } карт
}
event-forgiven = Босс сбросил всё, что был должен
event-base-returned = База «{ $card }» возвращается из стопки сброса Босса
event-trade-card-topped = Карта «{ $card }» ложится на верх торговой колоды
event-lost-combat = { $n ->
    [one] { $player } теряет { $n } очко боя
    [few] { $player } теряет { $n } очка боя
   *[many] { $player } теряет { $n } очков боя
}

## Стол в терминале

draw-player = { $player }
draw-card = { $card }
draw-row = Торговый ряд
draw-explorers = исследователи: { $n }
draw-trade-deck = колода: { $n }
draw-scrap-heap = утиль: { $n }
draw-authority = влияние { $n }
draw-pools = торговля { $trade }, бой { $combat }
draw-piles = рука { $hand }, колода { $deck }, сброс { $discard }
draw-fleet = В игре
draw-hand = Рука
draw-deck-top = На верху колоды
draw-nothing = пусто
draw-base = база { $n }
draw-outpost = аванпост { $n }
draw-boss = Босс
draw-boss-rules = что он делает: { $command }
draw-boss-piles = колода { $deck }, сброс { $discard }
draw-assimilation = степень ассимиляции { $n }
draw-buried = закрытых карт { $n }
draw-tentacle = Щупальце
draw-ledger = Реестр
draw-next = Следующая
draw-emperor = император
draw-admiral = адмирал
draw-raid-boss = босс
draw-raider = налётчик
draw-team = команда { $n }
draw-damage = урон { $n }
draw-out = вне игры

## Что написано на карте

kind-ship = корабль
kind-base = база
kind-outpost = аванпост
kind-of = { $kind } · { $faction }
about-ship = Действует в тот ход, когда сыгран, затем уходит в стопку сброса.
about-base = Остаётся в игре после хода; первичное свойство можно применять раз в каждый свой ход.
about-outpost = Остаётся в игре. Пока он стоит, соперники не могут атаковать ни его хозяина, ни другие базы хозяина.
figure-cost = стоимость { $n }
figure-base = база, оборона { $n }
figure-outpost = аванпост, оборона { $n }
ability-primary = первичное
ability-ally = союзное
ability-double-ally = двойное союзное
ability-scrap = утилизационное

## Где лежат карты

pile-row = Торговый ряд
pile-explorers = Исследователи
pile-scrap-heap = Утиль
pile-out-of-game = Вне игры
pile-hand = Рука: { $player }
pile-fleet = В игре: { $player }
pile-discard = Стопка сброса: { $player }
pile-deck-top = Верх колоды: { $player }
pile-returning = Вернутся в конце хода: { $player }
pile-boss-hand = Рука Босса
pile-boss-fleet = В игре у Босса
pile-boss-discard = Стопка сброса Босса
pile-boss-deck = Колода Босса, порядок неизвестен
pile-boss-deck-top = Верх колоды Босса
pile-boss-trade-top = Верх торговой колоды
pile-boss-elite = Элитная колода, начиная с верхней карты
pile-boss-subject = Подданный на продажу
pile-boss-subjects = Колода подданных, порядок неизвестен
pile-boss-acquisition = Колода приобретений, порядок неизвестен
pile-boss-ledger = Реестр Босса
pile-boss-buried = Лицевой стороной вниз перед Боссом
pile-tentacle = Щупальце: { $faction }

## Знаки на рисунке

legend-factions = ◆ Слизни, ✚ Технокульт, ★ Звёздная империя, ● Торговая федерация
legend-numbers = Число перед картой торгового ряда — её стоимость; «база 4» и «аванпост 4» — оборона.
legend-turn = ▶ — чей сейчас ход; ×2 — две одинаковые карты; урон базы сохраняют только в налёте.
