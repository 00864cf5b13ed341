ask-build = Берите детали, пока не прозвенит звонок.
ask-side = С какой стороны поставить ящик?
ask-parley = Торгуйтесь.

option-ready = Готово.
option-take = Взять: { $piece }.
option-side = { $side ->
    [0] Слева
   *[1] Справа
}
option-done = Закончить торг.
option-accept = Принять предложение { $offer }.
option-withdraw = Отозвать предложение { $offer }.
option-propose = Предложить месту { $to }: { $give } за { $want }.

refused-no-offer = Такого предложения нет.
refused-bad-offer = Это нельзя предложить.
refused-too-poor = Кому-то нечем платить.

event-took = Место { $number }: взята деталь, { $piece }.
event-placed = Место { $number }: ящик поставлен.
event-ready = Место { $number }: корабль готов.
event-bell = Звенит звонок.
event-proposed = Место { $number } предлагает месту { $to }: { $give } за { $want }.
event-accepted = Место { $number } принимает предложение { $n }.
event-withdrew = Место { $number } отзывает предложение { $n }.
event-left = Место { $number } больше не торгуется.
