ask-pick = Выберите карту.
ask-target = Кого вы атакуете?
ask-react = Вас атакуют. Использовать щит?
ask-discard = Сбросьте карту.
ask-trade = Продать карту?

option-card = { $card }
option-target = Место { $number }
option-pass = Пас

refused-not-in-hand = У вас нет такой карты: { $card }.
refused-no-target = Это место нельзя атаковать.
refused-no-shield = Сейчас поможет только щит.

event-round-began = Раунд { $n }
event-picked = Место { $number }: выбрана карта { $card }.
event-drew = Место { $number }: взята карта { $card }.
event-drew-hidden = Место { $number }: взята карта.
event-shuffled = Место { $number }: сброс замешан.
event-discarded = Место { $number }: сброшена карта { $card }.
event-gained = Место { $number }: очки, { $n }.
event-rolled = На кубике { $n }.
