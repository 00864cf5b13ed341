### Космические корсары.
### $player, $other, $giver, $receiver, $by, $to, $helper, $principal — названия мест; $card, $ship, $trophy, $action,
### $planet, $group, $template, $die, $target — названия компонентов; $deal, $promise, $draft — предложения.

# Имена не склоняются, поэтому падеж показывает слово перед ними.
seat-name = { $name }
seat-to = пирату { $name }
seats-to = пиратам { $names }
seat-of = пирата { $name }

## Договоры

deal = { $clauses }
deal-more = { $first }; { $more }
deal-empty = пока ничего
draft-half = { $draft }; новый пункт — «{ $kind }»
clause-transfer = { $giver } сразу отдаёт { $goods } { $receiver }
clause-alliance = { $helper } помогает { $principal } в этом Сражении
clause-promise = { $by } обещает { $to } { $duty }, { $trigger }, { $due }
promise = { $by } обещает { $to } { $duty }, { $trigger }, { $due }
goods-credits = { $n ->
    [one] { $n } Кредит
    [few] { $n } Кредита
   *[many] { $n } Кредитов
}
goods-card = { $card }
goods-improvement = карту «{ $card }»
goods-trophy = Трофей втёмную
goods-trophy-named = Трофей «{ $card }» втёмную
goods-wreck = Обломки рубашкой вверх
goods-wreck-of = Обломки рубашкой вверх ({ $group })
goods-wreck-named = Обломки «{ $card }»
cost-wrecks = { $n ->
    [one] { $n } карту Обломков
    [few] { $n } карты Обломков
   *[many] { $n } карт Обломков
}
cost-both = { $credits } и { $wrecks }

## Обещания

duty-pay = { $n ->
    [one] заплатить { $n } Кредит
    [few] заплатить { $n } Кредита
   *[many] заплатить { $n } Кредитов
}
duty-share-up = заплатить { $share } добытых Кредитов с округлением вверх
duty-share-down = заплатить { $share } добытых Кредитов с округлением вниз
duty-give-improvement = отдать карту «{ $card }»
duty-give-wreck = отдать Обломки «{ $card }»
duty-give-any-wreck = отдать любые Обломки
duty-give-wreck-of = отдать Обломки ({ $group })
duty-give-captured = отдать захваченный Корабль
duty-give-trophy = отдать Трофей
duty-ally = помочь по первому зову { $battle } { $side }
abstain-duel-against = не вызывать на Дуэль { $player }
abstain-ally-against = не помогать против { $player }
abstain-ally-with = не помогать на стороне { $player }
abstain-buy-card = не покупать карту «{ $card }»
abstain-attack-planet = не нападать на планету { $card }
abstain-attack-pile-ship = не нападать на Корабль «{ $card }» из стопки сброса
act-use-metal-die = бросить кубик Фактор Металла
act-play-support-card = разыграть карту «{ $card }»
act-attack-open-space = напасть в Открытом Космосе
act-attack-planet = напасть на планету { $card }
act-attack-pile-ship = напасть на Корабль «{ $card }» из стопки сброса
act-duel = вызвать на Дуэль { $player }
act-cruise-action = выполнить действие Круиза «{ $card }»
battle-any = в любом Сражении
battle-ship = в Сражении с Кораблём
battle-planet = в Сражении с планетой
battle-duel = в Дуэли
side-any = на любой стороне
side-attacker = на стороне нападающего
side-challenger = на стороне бросившего вызов
side-challenged = на стороне принявшего вызов
trigger-battle-won = если победит { $side }
trigger-battle-over = при любом исходе
trigger-now = с этого момента
trigger-own-credits = { $n ->
    [one] как только наберётся { $n } Кредит
    [few] как только наберётся { $n } Кредита
   *[many] как только наберётся { $n } Кредитов
}
wins-attack = нападающий
wins-target = принявший вызов
due-settlement = сразу после Сражения
due-end-of-turn = до конца этого хода
due-end-of-turn-of = { $n ->
    [one] до конца следующего хода { $player }
    [few] до конца { $n }-го по счёту хода { $player }
   *[many] до конца { $n }-го по счёту хода { $player }
}
due-game-end = до конца игры
until-end-of-turn = до конца этого хода
until-end-of-turn-of = { $n ->
    [one] до конца следующего хода { $player }
    [few] до конца { $n }-го по счёту хода { $player }
   *[many] до конца { $n }-го по счёту хода { $player }
}
until-game-end = до конца игры

## Как пишется предложение

kind-transfer = что-то сразу переходит из рук в руки
kind-alliance = помощь в этом Сражении
kind-promise = обещание
kind-template = { $template }
asset-credits = Кредиты
asset-improvement = Улучшение
asset-wreck = Обломки
asset-trophy = Трофей
duty-kind-pay = заплатить Кредиты
duty-kind-share = заплатить долю добычи
duty-kind-give-improvement = отдать Улучшение
duty-kind-give-wreck = отдать названные Обломки
duty-kind-give-any-wreck = отдать Обломки на выбор
duty-kind-give-captured = отдать захваченный Корабль
duty-kind-give-trophy = отдать Трофей
duty-kind-ally = помочь в Сражении
duty-kind-abstain = чего-то не делать
duty-kind-act = что-то сделать
abstention-duel-against = вызов на Дуэль
abstention-ally-against = помощь против кого-то
abstention-ally-with = помощь кому-то
abstention-buy-card = покупка карты
abstention-attack-planet = нападение на планету
abstention-attack-pile-ship = нападение на Корабль из стопки сброса
act-kind-use-metal-die = бросить кубик Фактор Металла
act-kind-play-support-card = разыграть карту Поддержки
act-kind-attack-open-space = напасть в Открытом Космосе
act-kind-attack-planet = напасть на планету
act-kind-attack-pile-ship = напасть на Корабль из стопки сброса
act-kind-duel = вызвать на Дуэль
act-kind-cruise-action = выполнить действие Круиза
trigger-kind-battle-won = если Сражение выиграно
trigger-kind-battle-over = при любом исходе
trigger-kind-now = с этого момента
trigger-kind-own-credits = когда наберётся достаточно Кредитов
due-kind-settlement = сразу после Сражения
due-kind-end-of-turn = до конца этого хода
due-kind-end-of-turn-of = до конца чьего-то будущего хода
due-kind-game-end = до конца игры
field-seats = { $to }
field-number = { $n }
field-show-yes = показав участникам договора
field-show-no = рубашкой вверх
field-round-yes = с округлением вверх
field-round-no = с округлением вниз

## Вопросы

ask-start = Ваш ход: Сила { $strength }, Кредиты { $credits }. Отдых или Рейд?
ask-start-undamaged = Ваш ход: Сила { $strength }, Кредиты { $credits }. Повреждений нет, отдыхать не от чего: идёте в Рейд?
ask-raid = Рейд: Сила { $strength }, Кредиты { $credits }. Что дальше?
ask-open = Открытый Космос: Сила { $strength }, Кредиты { $credits }. На какой Корабль нападаете?
ask-rest-swap = Отдых: Сила { $strength }, Кредиты { $credits }. Сменить Трофей или купить Улучшение?
ask-rest-buy = Отдых: Сила { $strength }, Кредиты { $credits }. Купить Улучшение?
ask-rest-end = Вы отдохнули: Сила { $strength }, Кредиты { $credits }. Что-нибудь ещё?
ask-return = Какой Трофей положить под колоду?
ask-fee = Заплатите Братству 1 Кредит?
ask-bid = { $battle }. Сделаете заявку?
ask-speak = { $battle }. Будете искать помощи?
ask-answer = Ваш ответ? { $player } предлагает: { $deal }.
ask-pick = Какую карту вы имеете в виду? { $player } предлагает: { $deal }.
ask-betray = { $battle }. Останетесь верны?
ask-metal = { $battle }. Бросите кубик Фактор Металла?
ask-before = { $battle }. Карты до броска?
ask-after = { $battle }. Карты после броска?
ask-reveal = Раскроете Трофей?
ask-keep = Какой Трофей оставить?
ask-draw = { $n ->
    [one] Взять Трофей с верха колоды?
    [few] Взять Трофей? Вы увидите { $n } и оставите один.
   *[many] Взять Трофей? Вы увидите { $n } и оставите один.
}
ask-order = Какой Трофей положить под колоду следующим?
ask-room = У вас уже два Трофея. Какой положить под колоду?
ask-take-row = Какое открытое Улучшение взять?
ask-take-support = Какую карту взять из сброса Поддержки?
ask-take-pile = Какой Корабль взять из стопки сброса?
ask-wreck = Какие Обломки отдать?
ask-give = Какую карту отдать? { $promise }.
ask-decide = Сдержите слово? { $promise }.
ask-release = { $n ->
    [0] Взамен не предлагают ничего. Освободить от обещания? { $promise }.
    [one] Взамен предлагают { $n } Кредит. Освободить от обещания? { $promise }.
    [few] Взамен предлагают { $n } Кредита. Освободить от обещания? { $promise }.
   *[many] Взамен предлагают { $n } Кредитов. Освободить от обещания? { $promise }.
}
ask-make-room = У вас нет места: чем поступиться? { $promise }.
ask-spoils = Что забрать у { $player }?
ask-spoil-card = Какое Улучшение забрать у { $player }?
ask-spoil-wreck = Какие Обломки забрать у { $player }?
ask-flare = Сбросить карту Поддержки или получить { $n ->
    [one] { $n } Повреждение
    [few] { $n } Повреждения
   *[many] { $n } Повреждений
}?
ask-victim = Кого выбираете?
ask-die = Какой кубик перебросить?
ask-guard = Вы получите { $n ->
    [one] { $n } Повреждение
    [few] { $n } Повреждения
   *[many] { $n } Повреждений
}. Разыграть Телохранителя?
ask-draft-kind = Что добавить? Ваше предложение: { $draft }.
ask-draft-seat = Кто? Ваше предложение: { $draft }.
ask-draft-seats = Кому? Ваше предложение: { $draft }.
ask-draft-asset = Что именно? Ваше предложение: { $draft }.
ask-draft-number = Сколько? Ваше предложение: { $draft }.
ask-draft-card = Какая карта? Ваше предложение: { $draft }.
ask-draft-ship = Какой Корабль? Ваше предложение: { $draft }.
ask-draft-trophy = Какой Трофей? Ваше предложение: { $draft }.
ask-draft-group = Какой державы? Ваше предложение: { $draft }.
ask-draft-yes-no = Каким образом? Ваше предложение: { $draft }.
ask-draft-obligation = Что обещано? Ваше предложение: { $draft }.
ask-draft-battle = В каких Сражениях? Ваше предложение: { $draft }.
ask-draft-side = На какой стороне? Ваше предложение: { $draft }.
ask-draft-abstention = Чего не делать? Ваше предложение: { $draft }.
ask-draft-act = Что сделать? Ваше предложение: { $draft }.
ask-draft-planet = Какая планета? Ваше предложение: { $draft }.
ask-draft-action = Какое действие? Ваше предложение: { $draft }.
ask-draft-trigger = При каком условии? Ваше предложение: { $draft }.
ask-draft-deadline = До какого срока? Ваше предложение: { $draft }.
ask-draft-numerator = Сколько частей составит доля? Ваше предложение: { $draft }.
ask-draft-denominator = Сколько частей всего? Ваше предложение: { $draft }.
ask-draft-goods = Какая из ваших карт? Ваше предложение: { $draft }.
ask-draft-wares = Какая чужая карта? Ваше предложение: { $draft }.
ask-draft-giver = Кто отдаёт? Ваше предложение: { $draft }.
ask-draft-receiver = Кто получает? Ваше предложение: { $draft }.
ask-draft-helper = Кто помогает? Ваше предложение: { $draft }.
ask-draft-principal = Кому помогают? Ваше предложение: { $draft }.
ask-draft-promisor = Кто обещает? Ваше предложение: { $draft }.
ask-draft-due-seat = До конца чьего хода? Ваше предложение: { $draft }.
ask-draft-due-count = До конца какого по счёту хода? Ваше предложение: { $draft }.
battle-of-duel = Дуэль: { $player } против { $other }
battle-of-planet = { $player } нападает на планету { $target }
battle-of-ship = { $player } нападает на Корабль «{ $target }»

## Ответы

option-end = Закончить ход
option-rest = Отдых
option-raid = Рейд
option-open-space = Напасть в Открытом Космосе
option-propose = Предложить договор
option-redraw = Убрать Корабль «{ $card }» и открыть другой
option-attack = Напасть на Корабль «{ $card }»
option-pile = Напасть на Корабль «{ $card }» из стопки сброса (плата { $n })
option-planet = Напасть на планету { $card } (Сокровищница { $n })
option-duel = Вызвать на Дуэль { $player }
option-cruise = { $action }: отдать { $cost }
option-cruise-trophy = { $action }: отдать 1 Кредит и Трофей «{ $card }»
option-cruise-title = { $action }: отдать 3 карты Обломков ({ $group })
option-cruise-buy = { $action }: взять карту «{ $card }» за { $n ->
    [one] { $n } Кредит
    [few] { $n } Кредита
   *[many] { $n } Кредитов
}
option-swap = Сменить Трофей «{ $card }»
option-buy = Купить карту «{ $card }» за { $n ->
    [one] { $n } Кредит
    [few] { $n } Кредита
   *[many] { $n } Кредитов
}
option-play = Разыграть карту «{ $card }»
option-drop = Сбросить карту «{ $card }»
option-reveal = Раскрыть Трофей «{ $card }»
option-fulfil = Сдержать обещание сейчас: { $promise }
option-release = Освободить от обещания: { $promise }
option-refuse-fee = Не платить и получить Штраф
option-pay-fee = Заплатить 1 Кредит
option-silent = Промолчать
option-bid = Сделать заявку
option-reject = Отказаться
option-accept = Согласиться
option-counter = Сделать встречное предложение
option-withdraw = Отозвать свою заявку
option-loyal = Сохранить верность
option-betray = Предать и получить Штраф
option-no-metal = Без кубика Фактор Металла
option-metal = Бросить кубик Фактор Металла
option-no-release = Нет
option-release-part = Да, освободить
option-spoil-credits = Половину Кредитов
option-spoil-card = Улучшение
option-spoil-wrecks = Половину Обломков
option-die-orange = Оранжевый кубик
option-die-grey = Серый кубик
option-suffer = Получить Повреждения
option-guard = Разыграть Телохранителя
option-give-up = Отказаться от этого предложения
option-send = Отправить: { $draft }
option-field = { $value }
option-pass-alliance = Больше не искать помощи
option-accept-bid = Согласиться с предложением № { $number } { $player }: { $deal }
option-reject-bid = Отклонить предложение № { $number } { $player }
option-counter-bid = Ответить встречным на предложение № { $number } { $player }
option-pass-cards = Больше ничего не разыгрывать
option-reroll = Перебросить свой кубик
option-no-reveal = Не раскрывать
option-return = Положить под колоду Трофей «{ $card }»
option-victim = Выбрать { $player }
option-keep-trophy = Оставить Трофей «{ $card }»
option-under = Положить под колоду Трофей «{ $card }»
option-forgo = Отказаться от Трофея
option-draw-trophy = Взять Трофей
option-wreck = Отдать Обломки «{ $card }»
option-take = Взять карту «{ $card }»
option-take-none = Ничего не брать
option-give = Отдать карту «{ $card }»
option-rather-release = Лучше освободить от обещания
option-keep = Сдержать слово
option-break = Нарушить слово и получить Штраф
option-part = { $n ->
    [0] Попросить освободить от обещания, ничего не предлагая
    [one] Предложить { $n } Кредит из { $of } и попросить освободить от обещания
    [few] Предложить { $n } Кредита из { $of } и попросить освободить от обещания
   *[many] Предложить { $n } Кредитов из { $of } и попросить освободить от обещания
}

## Отказы

refused-no-promise = Такого обещания нет.
refused-not-promisee = Освободить от обещания может только получивший его.
refused-not-promisor = Вы не обещали такой платы или карты.
refused-not-due = Срок этого обещания ещё не наступил.
refused-cannot-keep = У вас нет обещанного, или для него нет места.
refused-not-now = Не в этот момент Отдыха.
refused-no-trophy = Такого Трофея нет.
refused-proposals = { $n ->
    [one] Вы уже сделали { $n } предложение, больше пока нельзя.
    [few] Вы уже сделали { $n } предложения, больше пока нельзя.
   *[many] Вы уже сделали { $n } предложений, больше пока нельзя.
}
refused-one-battle = В Рейде ровно одно Сражение.
refused-deck-empty = Колода Космоса пуста.
refused-must-fight = Рейд не может закончиться до Сражения.
refused-rest-or-raid = Сначала выберите Отдых или Рейд.
refused-already-chosen = Вы уже выбрали между Отдыхом и Рейдом.
refused-resting = Кто отдыхает, в этот ход не сражается и не идёт в Круиз.
refused-no-damage = Отдыхать может только повреждённый пират.
refused-no-ship = Такого Корабля нет.
refused-no-redraw = Сейчас Корабль нельзя заменить.
refused-committed = Вы открыли Корабли и должны напасть на один из них.
refused-no-duel = На Дуэль нельзя вызвать себя или того, кого нет за столом.
refused-visited = В этот ход вы уже выполняли действие планеты { $planet }.
refused-not-in-pile = В стопке сброса нет карты «{ $ship }».
refused-too-few-credits = { $n ->
    [one] Это стоит { $n } Кредит.
    [few] Это стоит { $n } Кредита.
   *[many] Это стоит { $n } Кредитов.
}
refused-no-cruise = Круиз сейчас невозможен.
refused-passed-action = Действие «{ $action }» уже позади.
refused-attacked = В этот ход вы уже нападали на планету { $planet }.
refused-action-cost = Вы не можете так оплатить действие «{ $action }».
refused-action-idle = Действие «{ $action }» ничего не даст.
refused-action-room = { $action }: при 4 Улучшениях сначала сбросьте одно.
refused-action-trophies = { $action }: с 2 Трофеями надо платить одним из них.
refused-action-title = { $action }: нет 3 карт Обломков этой державы.
refused-action-penalty = { $action }: нельзя в ход, в который вы получили Штраф.
refused-not-owned = У вас нет карты «{ $card }».
refused-empty-slot = Это место пусто.
refused-no-room = При 4 Улучшениях сначала сбросьте одно.
refused-revealed-already = В этот ход вы уже раскрыли Трофей.
refused-unfulfilled = Условие Трофея «{ $trophy }» не выполнено.
refused-wrong-time = Карту «{ $card }» сейчас нельзя разыграть.
refused-no-effect = Карта «{ $card }» ничего не даст.
refused-not-meant = Договор или обещание говорит не об этом.
refused-forced = Обещание против Корабля-Охотника надо сдержать.
refused-not-looked = Трофея «{ $trophy }» нет среди тех, что вы смотрите.
refused-no-bid = Такого предложения для вас нет.
refused-invited = Вы обещали помощь: согласитесь или откажитесь.
refused-versions = { $n ->
    [one] У предложения не больше { $n } версии.
    [few] У предложения не больше { $n } версий.
   *[many] У предложения не больше { $n } версий.
}
refused-half-written = Сначала закончите этот пункт.
refused-field = Сюда это вписать нельзя.
refused-no-reroll = У вас нет переброса.
refused-must-take = Одну карту надо взять.
refused-no-wreck = Обломки «{ $ship }» отдать нельзя.
refused-no-spoils = У проигравшего этого нет.
refused-no-support = Это не ваша карта Поддержки.
refused-no-victim = На этого пирата это не подействует.
refused-just-dropped = { $card }: карта сброшена ради места, получить её обратно нельзя.
refused-room-enough = Место есть: сбрасывать ничего не надо.
refused-not-there = Карты «{ $card }» там нет.
refused-cost-limit = Только карты стоимостью до { $n }.
refused-able = Вы можете сдержать обещание: сдержите или нарушьте его.
refused-part = { $n ->
    [one] Вы можете предложить не больше { $n } Кредита.
    [few] Вы можете предложить не больше { $n } Кредитов.
   *[many] Вы можете предложить не больше { $n } Кредитов.
}
refused-flaw-parties = Для договора нужны вы и хотя бы ещё один пират.
refused-flaw-active = Игрок, чей сейчас ход, должен участвовать в договоре.
refused-flaw-bid = Ваша заявка должна содержать помощь или нейтралитет в этой Дуэли.
refused-flaw-self = Нельзя отдать или пообещать что-то самому себе.
refused-flaw-twice = Что-то записано в договоре дважды.
refused-flaw-not-owned = У кого-то нет того, что он должен отдать.
refused-flaw-credits = Кому-то не хватает Кредитов.
refused-flaw-improvements = У кого-то станет больше 4 Улучшений.
refused-flaw-trophies = У кого-то станет больше 2 Трофеев.
refused-flaw-alliance = Такой Союз невозможен.
refused-flaw-infamy = С пиратом, у которого 4 Штрафа, нельзя заключить Союз.
refused-flaw-no-battle = Для этого нужно Сражение.
refused-flaw-metal = Кубик Фактор Металла лежит не пустой стороной.
refused-flaw-pay-helper = Плата союзнику должна зависеть от Сражения или отдаваться сразу.
refused-flaw-hunter = Против Корабля-Охотника можно обещать только расчёт сразу после Сражения.
refused-flaw-forced = Давшему обещание против Корабля-Охотника должно хватать на то, чтобы его сдержать.
refused-flaw-cannot-keep = Обещание против Корабля-Охотника должно быть выполнимым: одну карту нельзя обещать дважды, захваченный Корабль обещает только нападающий, а бросить кубик Фактор Металла или разыграть карту — только участник Сражения.
refused-flaw-promises = Слишком много открытых обещаний.

## Журнал

event-turn-began = { $player } начинает ход { $n }
event-turn-ended = { $player } заканчивает ход
event-paid-over = { $n ->
    [one] { $giver } платит { $n } Кредит { $receiver }
    [few] { $giver } платит { $n } Кредита { $receiver }
   *[many] { $giver } платит { $n } Кредитов { $receiver }
}
event-paid-in = { $n ->
    [one] { $giver } платит { $n } Кредит { $receiver }
    [few] { $giver } платит { $n } Кредита { $receiver }
   *[many] { $giver } платит { $n } Кредитов { $receiver }
}
event-paid-out = { $n ->
    [one] { $receiver } получает { $n } Кредит { $giver }
    [few] { $receiver } получает { $n } Кредита { $giver }
   *[many] { $receiver } получает { $n } Кредитов { $giver }
}
event-paid-between = { $n ->
    [one] { $n } Кредит переходит { $giver } { $receiver }
    [few] { $n } Кредита переходят { $giver } { $receiver }
   *[many] { $n } Кредитов переходят { $giver } { $receiver }
}
event-gained-glory = { $n ->
    [one] { $player } получает { $n } очко Славы
    [few] { $player } получает { $n } очка Славы
   *[many] { $player } получает { $n } очков Славы
}
event-penalized-fee = { $player } получает Штраф за неуплату взноса
event-penalized-betrayal = { $player } получает Штраф за предательство
event-penalized-promise = { $player } получает Штраф за нарушенное обещание
event-pardoned = { $n ->
    [one] { $player } избавляется от { $n } Штрафа
    [few] { $player } избавляется от { $n } Штрафов
   *[many] { $player } избавляется от { $n } Штрафов
}
event-damaged = { $n ->
    [one] { $player } получает { $n } Повреждение
    [few] { $player } получает { $n } Повреждения
   *[many] { $player } получает { $n } Повреждений
}
event-repaired = { $n ->
    [one] { $player } снимает { $n } Повреждение
    [few] { $player } снимает { $n } Повреждения
   *[many] { $player } снимает { $n } Повреждений
}
event-die-turned = { $player }: кубик Фактор Металла показывает { $n }
event-die-turned-blank = { $player }: кубик Фактор Металла снова пуст
event-got-trophy = { $player } получает Трофей «{ $card }»
event-got-trophy-hidden = { $player } получает Трофей
event-looked = { $player } смотрит Трофей «{ $card }»
event-looked-hidden = { $player } смотрит Трофей
event-put-under = { $player } кладёт под колоду Трофей «{ $card }»
event-put-under-hidden = { $player } кладёт Трофей под колоду
event-revealed = { $player } раскрывает Трофей «{ $card }»
event-row-filled = Карта «{ $card }» поступает в продажу
event-row-left = Карта «{ $card }» уходит из продажи
event-row-refreshed = { $player } обновляет выбор Улучшений
event-took-improvement = { $player } получает карту «{ $card }»
event-dropped-improvement = { $player } сбрасывает карту «{ $card }»
event-played-card = { $player } разыгрывает карту «{ $card }»
event-turned-up = В Открытом Космосе появляется карта «{ $card }»
event-event-met-0 = Событие «{ $card }» проходит без последствий
event-event-met-1 = Происходит Событие «{ $card }»
event-sent-away-0 = Карта «{ $card }» уходит в сброс Кораблей
event-sent-away-1 = Карта «{ $card }» возвращается в колоду
event-ship-chosen-0 = { $player } нападает на Корабль «{ $card }»
event-ship-chosen-1 = { $player } нападает на Корабль «{ $card }» из стопки сброса
event-planet-attacked = { $player } нападает на планету { $card }
event-duel-called = { $player } вызывает на Дуэль { $other }
event-got-wreck = { $player } получает Обломки «{ $card }»
event-gave-wreck-0 = { $player } отдаёт Обломки «{ $card }», они убраны из игры
event-gave-wreck-1 = { $player } кладёт Обломки «{ $card }» в стопку сброса
event-left-game = Корабль «{ $card }» уходит
event-took-from-pile = { $player } берёт из стопки сброса карту «{ $card }»
event-rested = { $player } отдыхает
event-raided = { $player } идёт в Рейд
event-cruised = { $player } выполняет действие «{ $card }»
event-allied = { $player } помогает { $other }
event-stayed-loyal = { $player } хранит верность
event-betrayed = { $player } предаёт { $other }
event-declared-metal-0 = { $player } не бросает кубик Фактор Металла
event-declared-metal-1 = { $player } бросает кубик Фактор Металла
event-rolled-dice = На оранжевом кубике { $orange }, на сером { $grey }
event-rolled-metal = { $player }: на кубике Фактор Металла выпало { $n }
event-rolled-metal-blank = { $player }: на кубике Фактор Металла выпала пустая сторона
event-rerolled = { $player } перебрасывает кубик. { $die }: { $n }
event-strengthened = { $player } добавляет { $n } к Силе
event-battle-won-attack = { $attack } против { $target }: победа нападающего
event-battle-won-target = { $attack } против { $target }: победа обороняющегося
event-battle-over = { $player }: Сражение окончено
event-redrew = { $player } заменяет Корабль
event-proposed = { $player } делает предложение № { $deal } { $others }
event-accepted = { $player } принимает предложение № { $deal }
event-rejected = { $player } отклоняет предложение № { $deal }
event-withdrawn = { $player } отзывает предложение № { $deal }
event-deal-executed = Договор № { $deal } { $player } исполнен
event-deal-void = Договор № { $deal } { $player } недействителен
event-deal-expired = Предложение № { $deal } { $player } больше не в силе
event-drafted = { $player } пишет предложение
event-traded-improvement = { $giver } отдаёт { $receiver } карту «{ $card }»
event-traded-trophy = { $giver } отдаёт { $receiver } Трофей «{ $card }»
event-traded-trophy-hidden = { $giver } отдаёт { $receiver } Трофей
event-traded-wreck = { $giver } отдаёт { $receiver } Обломки «{ $card }»
event-traded-wreck-hidden = { $giver } отдаёт { $receiver } Обломки
event-promised = { $player } даёт { $other } обещание № { $promise }: { $duty }
event-promise-due = { $player }: настал срок обещания № { $promise }, данного { $other }, — { $duty }
event-promise-fulfilled = { $player } сдерживает обещание № { $promise }, данное { $other }: { $duty }
event-promise-breached = { $player } нарушает обещание № { $promise }, данное { $other }: { $duty }
event-promise-lapsed = { $player }: утратило силу обещание № { $promise }, данное { $other }, — { $duty }
event-promise-released = { $player }: снято обещание № { $promise }, данное { $other }, — { $duty }
event-fee-refused = { $player } не платит Братству
event-game-over = Игра окончена. Победа: { $winners }
event-game-over-shared = Игра окончена. Победители: { $winners }
account-bank-from = из Банка
account-bank-to = в Банк
account-pot-from = из Пиратского Общака
account-pot-to = в Пиратский Общак
account-treasury-from = из Сокровищницы планеты { $card }
account-treasury-to = в Сокровищницу планеты { $card }

## Рисунок

draw-turn = { $turn ->
    [0] Подготовка к игре
   *[some] Ход { $turn }
}, { $player }
draw-space = Открытый Космос: { $ships }; в колоде: Ближний { $near }, Дальний { $far }
draw-pile = Сброс Кораблей: { $ships }
draw-row = В продаже: { $cards }
draw-discard = Сброс Поддержки: { $cards }
draw-money = Общак { $pot }; Сокровищницы: Экзалия { $exhalia }, Базар { $bazaar }, Карокум { $karokum }
draw-battle = Сражение, { $attack } против { $defence }: { $attackers } — { $defenders }
draw-odds-own = шансы вашей стороны { $n } %
draw-odds-attack = шансы нападающего { $n } %
draw-chances = Ваши шансы в одиночку (и с картами): { $targets }
draw-chance = { $card } { $alone } %
draw-chance-cards = { $card } { $alone } % ({ $cards } %)
draw-player = { $player }, { $base }: Сила { $strength } (Поддержка { $support }){ $damage ->
    [0] { "" }
   *[some] , Повреждения { $damage }
}, Слава { $glory }, Кредиты { $credits }{ $penalties ->
    [0] { "" }
   *[some] , Штрафы { $penalties }
}{ $metal ->
    [0] { "" }
   *[some] , Металл { $metal }
}{ $wrecks ->
    [0] { "" }
   *[some] , Обломки { $wrecks }
}{ $breaches ->
    [0] { "" }
   *[some] , нарушенные обещания { $breaches }
}
draw-cards = — Улучшения: { $cards }; Трофеи: { $trophies }
draw-wrecks = — Обломки: { $ships }
draw-deal = Предложение № { $number }: { $text }
draw-promise = Обещание № { $number }: { $text }
draw-hidden = ?
draw-many = { $n } (список: p)
draw-none = нет
draw-empty = пусто

## Предупреждения

warning-title-passed = Действие «{ $action }» будет упущено: { $credits ->
    [one] { $credits } Кредит
    [few] { $credits } Кредита
   *[many] { $credits } Кредитов
} и { $glory ->
    [one] { $glory } очко Славы
    [few] { $glory } очка Славы
   *[many] { $glory } очков Славы
}
warning-amnesty-passed = Действие «{ $action }» будет упущено: { $n ->
    [one] останется { $n } Штраф
    [few] останутся { $n } Штрафа
   *[many] останутся { $n } Штрафов
}
warning-title-lost = { $power }: останется Обломков { $n } из { $of }, не хватит на действие «{ $action }»
warning-damage = При поражении Повреждения { $was } → { $n } из { $n }
warning-penalty = Штраф { $n } из { $of }, Слава { $from } → { $to }
warning-infamy = Штраф { $n } из { $of }: Печальная Слава, Союзы закрыты; Слава { $from } → { $to }
warning-free-breach = { $player }: { $n ->
    [one] { $n } Штраф
    [few] { $n } Штрафа
   *[many] { $n } Штрафов
} уже есть, нарушить слово ничего не стоит
warning-self = Получился бы подарок самому себе
warning-principal = Возглавляет сторону Сражения и помогать не может
warning-outsider = Не возглавляет сторону Сражения
warning-engaged = Уже участвует в Сражении
warning-no-ally = Печальная Слава: без Союзов
breach-cost = Если слово нарушит { $player }: { $n ->
    [one] { $n } Штраф
    [few] { $n } Штрафа
   *[many] { $n } Штрафов
} ({ $from } → { $to }), Слава { $glory }
breach-infamy = Если слово нарушит { $player }: { $n ->
    [one] { $n } Штраф
    [few] { $n } Штрафа
   *[many] { $n } Штрафов
} ({ $from } → { $to }: Печальная Слава, без Союзов), Слава { $glory }
breach-free = { $player } может нарушить слово даром: { $n ->
    [one] { $n } Штраф
    [few] { $n } Штрафа
   *[many] { $n } Штрафов
} уже есть

## Что написано на компоненте

kind-ship = Корабль
kind-event = Событие
kind-equipment = Снаряжение
kind-support = Поддержка
kind-base-ship = Базовый Корабль
kind-trophy = Трофей
kind-planet = Планета
kind-power = Держава
kind-action = действие Круиза
figure-power = { $name }
figure-planet = { $name }
figure-family = { $name }
figure-strength = Сила { $n }
figure-added = +{ $n } к Силе
figure-damage = { $n ->
    [one] поражение: { $n } Повреждение
    [few] поражение: { $n } Повреждения
   *[many] поражение: { $n } Повреждений
}
figure-cost = стоимость { $n }
figure-glory = { $n ->
    [one] { $n } очко Славы
    [few] { $n } очка Славы
   *[many] { $n } очков Славы
}
figure-credits = { $n ->
    [one] { $n } Кредит
    [few] { $n } Кредита
   *[many] { $n } Кредитов
}
component-text = { $card-text }
about-cruise-trophies = посмотрите 2 Трофея, один оставьте
about-cruise-minor-repair = снимите 1 Повреждение
about-cruise-full-repair = снимите все Повреждения
about-cruise-honorary-title = 4 Кредита из Банка и 1 очко Славы
about-cruise-new-selection = 4 открытых Улучшения заменяют новыми
about-cruise-purchase = купите открытое Улучшение за его стоимость
about-cruise-contraband = купите карту из сброса Поддержки за её стоимость и ещё 1 Кредит
about-cruise-amnesty = снимите 1 Штраф
about-cruise-scrap-exchange = обменяйте свои Обломки на карту из сброса Кораблей
about-cruise-lavish-spending = 1 очко Славы
about-ship = Победите — получите награду и возьмёте карту как Обломки. Поражение повреждает ваш Корабль.
about-event = Действует сразу, как открыто, и касается всех пиратов.
about-equipment = Действует, пока оно у вас; у пирата есть место для 4 Улучшений.
about-support = Действует один раз и уходит в сброс Поддержки, где её находит Контрабанда.
about-trophy = Тайный, пока вы его не откроете; открыть можно, пока выполнено условие. Платит один раз и уходит под колоду.
about-planet = Нападите на неё или остановитесь у неё в Круизе: не то и другое в один ход.
about-safe-planet = На неё нельзя напасть.
about-power = Корабли одной Державы дают её Обломки; 3 Обломков одной Державы с Титулом приносят 4 Кредита и 1 очко Славы.
part-reward = победа приносит
part-actions = действия Круиза
reward-gain-credits = { $n ->
    [one] { $n } Кредит
    [few] { $n } Кредита
   *[many] { $n } Кредитов
}
reward-gain-glory = { $n ->
    [one] { $n } очко Славы
    [few] { $n } очка Славы
   *[many] { $n } очков Славы
}
reward-gain-all = всю Сокровищницу
reward-repair = { $n ->
    [one] −{ $n } Повреждение
    [few] −{ $n } Повреждения
   *[many] −{ $n } Повреждений
}
reward-draw-trophy = просмотр { $n ->
    [one] { $n } Трофея
    [few] { $n } Трофеев
   *[many] { $n } Трофеев
}, один из них — вам
reward-take-market-improvement = открытое Улучшение стоимостью до { $n }
reward-take-from-pile-ship-discard = Обломки из сброса Кораблей
reward-take-from-pile-support-discard = карту из сброса Поддержки

## Где лежат компоненты

pile-space = Открытый Космос
pile-target = Цель нападения
pile-pile = Сброс Кораблей
pile-row = В продаже
pile-support-discard = Сброс Поддержки
pile-looked-at = Трофеи, которые вы смотрите
pile-under = Под колодой Трофеев, насколько вам известно
pile-base = Базовый Корабль: { $player }
pile-improvements = Улучшения: { $player }
pile-trophies = Известные Трофеи: { $player }
pile-wrecks = Обломки: { $player }

## Показатели на рисунке

legend-strength = Сила прибавляется к броску; Поддержка в скобках — сколько пират даёт тому, кому помогает.
legend-damage = Каждое Повреждение отнимает 1 от Силы, всего до 4; их снимают Отдых и ремонт.
legend-glory = Слава показана за вычетом Штрафов; за предательство и нарушенное обещание дают Штраф.
legend-metal = Металл — число на своём кубике Фактор Металла, это долг; если Металл не указан, кубик пуст.
legend-absent = Повреждения, Штрафы, Металл, Обломки и нарушенные обещания указаны, только если они есть.
legend-wrecks = Обломки лежат рубашкой вверх, их знает только владелец. Знак «?» — Трофей, который вам неизвестен.
