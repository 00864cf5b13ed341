### То, что говорит любой стол, какая бы ни шла игра.
### $seat и $seats — названия мест за столом, уже словами, в именительном падеже.

## Отказы

refused-not-asked = Сейчас отвечаете не вы.
refused-out-of-domain = Такого ответа нет среди возможных.
refused-old-question = На этот вопрос уже ответили; посмотрите на новый.

## Отказы стола

refused-table-over = Этот стол закрыт: партия закончена или не начиналась.
refused-no-seat = У вас нет места за этим столом.
refused-no-such-seat = Такого места нет; мест за столом: { $seats }.
refused-no-such-bot = Такого бота нет; есть: { $bots }.
refused-no-hint = У этой игры нет своего игрока, который мог бы подсказать.
refused-not-started = Партия ещё не началась.
refused-bot-plays = За вас играет бот; сначала верните себе место.
refused-has-seat = У вас уже есть другое место за этим столом.
refused-seat-taken = Это место занято.
refused-not-your-seat = Это может только тот, чьё это место, а для свободных мест — хозяин стола.
refused-seat-needs-player = Пока идёт партия, на каждом месте должен быть игрок или бот.
refused-only-host = Это может только хозяин стола.
refused-already-started = Партия уже началась.
refused-empty-seats = Есть пустые места: отдайте их ботам или подождите людей.
refused-already-asked = Кто-то уже попросил вернуться назад.
refused-nothing-to-agree = Вашего согласия никто не ждёт.
refused-no-order = Сейчас нечего поручить заранее.
refused-old-client = Эта страница осталась от прежней версии сервера. Пожалуйста, обновите её.
refused-other-lesson = Эта партия с проводником начата в прежней версии. Пожалуйста, начните её заново.
lesson-otherwise = Так можно, но сейчас речь о другом. Потом играйте как хотите.
lesson-hint = Сейчас речь об этом: { $option }
refused-muted = Хозяин клуба пока не разрешает вам писать в чат.
refused-kicked = Хозяин клуба закрыл вам этот стол.
refused-starting = Партия как раз начинается; подождите немного.
refused-no-part-wanted = Часть ключа от вас сейчас не нужна.
refused-other-part = Это не та часть ключа, которая была обещана.
refused-too-fast = Подождите немного: другие не успевают вставить слово.
refused-chat-full = Чат этого стола заполнен.
refused-empty-text = Сказать нечего.
refused-hint-failed = Бот, у которого спросили совета, не ответил. Попробуйте ещё раз.
refused-no-coach = За этим столом нет тренера: подсказок здесь не получает никто.
refused-too-many-hints = Бот ещё думает над вашим прошлым вопросом.

## Ответы и кнопки

yes = Да
no = Нет
ok = Хорошо
cancel = Отмена
confirm = Подтвердить
close = Закрыть
done = Готово
pass = Пас
undo = Отменить
undo-done = Последний шаг отменён.
given = Ответ дан за вас. { $prompt } — { $answer }
undo-impossible = Отменять нечего.
undo-too-late = С тех пор кто-то узнал новое: чтобы вернуться назад, нужно согласие всех.
undo-asked = { $seat } просит вернуться на шаг назад. Вы согласны?
hint = Подсказка
hint-says = Сильный бот выбрал бы так: { $option }
option-chance = { $percent } %  { $option }
why = Почему?
why-rule = Правило { $rule }
sent = Готово. Отменить можно, пока никто не узнал нового.

## Чей ход

your-turn = Ваш ход
what-now = Что мне сейчас делать?
turn-of = Ходит { $seat }
waiting-for = Ожидаем: { $seats }
thinking = думает
time-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
}

## Места

seat = Место { $number }
seat-you = Вы
seat-is-you = { $seat } (вы)
seat-bot = Бот { $number }
seat-empty = Свободное место
seat-chance = Случай
seat-clock = Часы
bot = бот
spectator = Зритель

## Конец игры

game-over = Игра окончена
winner = Победа: { $seat }
winners = Победители: { $seats }
you-win = Вы победили
you-win-most = Вы — самый успешный победитель
you-won-too = Вы тоже победили
you-lose = Вы проиграли
greatest-winner = { $n ->
    [one] Самый успешный победитель
    [few] Самые успешные победители
   *[other] Самые успешные победители
}: { $seats }
winners-and-others = { greatest-winner }. Тоже победа: { $others }
no-winner = Никто из игроков не победил
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
play-again = Сыграть ещё раз
replay = Посмотреть запись

## Терминал

answer-not-a-number = Введите число от { $first } до { $last }.
command-undo = отменить последний шаг
command-order = поручить заранее или передумать: выбыть после этой карты
command-hint = что сделал бы сильный бот
command-why = правило, по которому возможен вариант; с номером правила или раздела, как в журнале, — что там сказано
command-log = что произошло, с правилом у каждой строки
command-quit = выйти из игры
saved = Партия сохранена в файл { $file }.
loaded = Партия загружена из файла { $file }.
answer-help-long = Введите номер варианта, его краткую запись или команду:
answer-unknown = «{ $text }» — не вариант ответа и не команда. Вопросительный знак покажет, что можно ввести.
options-too-many = Вариантов слишком много, чтобы их перечислять: введите краткую запись ответа или попросите подсказку.
why-which = Укажите вариант, например «{ $example }»: они пронумерованы от { $first } до { $last }.
problem-other-version = Эта партия начата по версии { $begun } правил, а на сервере версия { $ours }: продолжить её здесь нельзя. Ничего не потеряно: её можно доиграть на сервере версии { $release } или вместе закончить здесь без результата. До тех пор её ключ остаётся тайной.
problem-banned = Хозяин клуба закрыл вам вход. { $reason }
problem-banned-until = Хозяин клуба закрыл вам вход до { $until }. { $reason }
problem-members-only = Этот клуб только для своих: войдите или откройте приглашение, которое вам дал хозяин.
problem-not-over = Разбирают только партию, сыгранную до конца: раньше разбор выдал бы то, что ещё тайна.
problem-no-analysis = Партии этой игры не разобрать: у неё нет игрока, который думает наперёд.
problem-busy = Сервер занят столами, за которыми уже играют. Попробуйте ещё раз через минуту.
why-no-text = Текста этого правила здесь нет.
why-unknown = Правила «{ $rule }» в этой игре нет.
key-undo = назад
key-order = выбыть потом
key-hint = совет
key-why = почему?
key-log = журнал
key-save = сохранить
key-quit = выйти
key-help = помощь
command-save = сохранить партию
command-help = этот список
not-saved = Не удалось сохранить партию в файл { $file }: { $reason }.
play-order-not-saved = То, что вы решили заранее, с партией не сохраняется: решите это снова, когда продолжите.
play-resume = Чтобы продолжить: { $command }
seat-score = { $seat }: { $score }
record-unfinished = Запись обрывается: партия не доиграна.
record-rewound = { $count ->
    [one] По общему согласию вернулись сюда; отменён { $count } ответ.
    [few] По общему согласию вернулись сюда; отменено { $count } ответа.
   *[many] По общему согласию вернулись сюда; отменено { $count } ответов.
}
record-ended = Игроки закончили партию без результата.

## Стол в браузере

rules = Правила
rules-search = Поиск по правилам
log = Журнал
chat = Чат
log-and-chat = Журнал и чат
log-and-chat-fold = Свернуть журнал и чат
earlier-lines = Раньше
chat-say = Написать…
chat-send = Отправить
home = Назад в лобби
share-link = Поделиться ссылкой на стол
theme = Светлая или тёмная тема
language = Язык
language-en = English
language-ru = Русский
sit-down = Сесть за стол
watch = Смотреть
leave = Выйти из-за стола

## A table that a game does not draw itself, and a game without words of its own

view-line = { $what }: { $value }
view-number = { $n }
view-nothing = —
view-hidden = { $n } рубашкой вверх
ask-plain = { $question }?
option-plain = { $text }
event-plain = { $event }: { $values }

## Компоненты в терминале

component-where = Где лежит сейчас:
component-which = Что из этого вы имеете в виду? { $names }
component-more = { $count ->
    [one] и ещё { $count } с таким названием
    [few] и ещё { $count } с таким названием
   *[many] и ещё { $count } с таким названием
}
component-none = Назовите компонент или часть его названия либо номер варианта, например «{ $example }».
component-unknown = Ничего с названием «{ $text }» здесь нет. Назовите компонент или часть его названия либо номер варианта, например «{ $example }».
source-other = Откуда данные: { $source }
source-rulebook = Откуда данные: правила игры
source-public = Откуда данные: открытые материалы об игре
source-reconstructed = Откуда данные: восстановлены, источник неизвестен
piles-none = Открытых карт и жетонов нет.
piles-unknown = В заголовках того, что лежит открыто, нет «{ $text }». Весь список — «{ $example }» без слов.
more = — дальше: Ввод; или ответ, или команда —
legend = Знаки на столе:
key-card = карта
key-piles = стопки
key-wait = ждать
command-card = всё о компоненте по названию или о том, чего касается вариант с таким номером: свойства, где лежит, правила, откуда данные
command-piles = всё, что лежит открыто: сброс, планшеты и прочее; с добавленным словом — подробно то, где оно есть в заголовке
command-wait = ждать, пока что-нибудь не произойдёт
wait-nothing = Ждать некого: спрашивают вас.
sand-left = { $seconds ->
    [one] песка на { $seconds } секунду
    [few] песка на { $seconds } секунды
   *[many] песка на { $seconds } секунд
}
sand-none = Песок не сыплется
table-hidden = ⋮ выше стол, он не поместился: Ввод покажет его весь
replay-answered = { $seat } выбирает: «{ $answer }»
replay-passed = { $seat }: время вышло
analysis-course = Как менялись шансы на победу, глазами бота { $level } (миров на каждый: { $worlds }):
analysis-seat = { $seat }: везение { $luck }, мастерство { $skill } (в пунктах); без ошибок { $accuracy } % решений из { $choices }; находок { $finds }, неточностей { $slips }, грубых ошибок { $blunders }
analysis-turning-points = Что решило партию:
analysis-turning-point = { $input } – { $seat } { $change } п. п. ({ $why })
analysis-marks = Находки, неточности и грубые ошибки с шансами после них
analysis-better = лучше: { $answer } – { $chance } %, { $gain } п. п.
why-find = находка
why-slip = неточность
why-blunder = грубая ошибка
why-luck = везение
why-answer = выбор
puzzle-solved = Верно: ничто другое не сравнится.
puzzle-missed = Это не лучший ответ.
