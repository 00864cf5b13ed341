### То, что говорит только браузер; то, что говорит и терминал, лежит в src/cosmodrome/locale.

## Связь и неполадки

connecting = Подключаемся…
connection-lost = Связь потеряна. Восстанавливаем сами…
connection-back = Снова на связи
try-again = Попробовать ещё раз
offline-title = Нет связи
offline-network = Проверьте сеть: страница вернётся сама.
offline-kept = Ваши столы подождут: сервер хранит каждый ответ.
offline-rules = Правила можно читать и сейчас.
problem-offline = Сервер недоступен. Проверьте сеть и попробуйте ещё раз.
problem-no-table = Такого стола нет, или он закрытый: попросите ссылку-приглашение.
problem-other-version = Эта партия начата по другой версии правил, чем теперь на сервере: продолжить её здесь нельзя. Ничего не потеряно.
other-version-open = Её можно доиграть на сервере версии { $release } или вместе закончить здесь без результата. До тех пор её ключ остаётся тайной.
starting-waits = Ключ складывается из частей всех игроков. Ещё не пришли: { $names }
starting-anew = { $count ->
    [one] Начато заново { $count } раз.
    [few] Начато заново { $count } раза.
   *[many] Начато заново { $count } раз.
}
ending-waits = Ещё не согласились: { $names }
ending-agree = Закончить партию без результата
problem-no-record = Такой записи нет, или партия ещё идёт.
problem-wrong-password = Неверный логин или пароль.
problem-login-taken = Такой логин уже занят. Выберите другой.
problem-has-account = У вас уже есть учётная запись.
problem-bad-name = Такое имя не подойдёт.
problem-bad-passkey = Этот ключ доступа здесь неизвестен.
problem-bad-challenge = Прошло слишком много времени. Попробуйте ещё раз.
problem-notallowederror = Окно ключа доступа закрыто, или прошло слишком много времени.
problem-invalidstateerror = На этом устройстве уже есть ваш ключ доступа.
problem-securityerror = Для ключей доступа страницу нужно открыть по имени, а не по числовому адресу.
problem-session-ended = На этом устройстве вы больше не в системе. Войдите снова.
problem-not-proved = Это не подтверждает, что это вы. Проверьте введённое и попробуйте ещё раз.
problem-wrong-code = Неверный логин или код, либо код уже использован.
problem-bad-email = Это не адрес электронной почты.
problem-no-mail = Хозяин этого сервера не настроил почту. Код восстановления работает и без неё.
problem-old-link = Ссылка устарела, уже использована или неполна. Запросите новую.
problem-bad-login = В логине должно быть от 3 до 64 видимых знаков.
problem-no-login = Для этого нужна учётная запись с логином и паролем.
problem-no-such-session = На этом устройстве уже выполнен выход.
problem-too-fast = Слишком много попыток. Подождите немного.
problem-too-many-tables = У вас слишком много открытых столов. Сначала закончите или закройте какой-нибудь.
problem-other = Не получилось: { $text }
not-found = По этому адресу ничего нет.

## Лобби

lobby-title = { $n ->
    [5] Пять космических игр за одним столом
    [one] { $n } игра за одним столом
    [few] { $n } игры за одним столом
   *[many] { $n } игр за одним столом
}
lobby-words = Играйте с друзьями по ссылке или против ботов сегодня же. Без регистрации.
play-now = Играть
create-table = Создать стол
open-tables = Открытые столы
open-tables-none = Открытых столов нет. Создайте свой и поделитесь ссылкой.
my-tables = Мои столы
tables-open = столов: { $n }
minutes = { $n } мин
hours = { $n } ч
mode = Режим
seats = Места
seats-taken = занято мест: { $a } из { $b }
one-less = На место меньше
one-more = На место больше
bots = Боты на пустых местах
bots-none = нет
bot-level-random = наугад
bot-level-heuristic = опытный
speed = Темп
pace-live = вживую
pace-slow = по почте
public-table = Показывать в лобби
open-and-copy = Открыть стол
games = Игры
footnote = Названия лишь говорят, чьи правила реализованы; связи с издателями нет. Тексты, код и рисунки — наши.
status-open = ждёт игроков
status-starting = начинается
status-playing = идёт игра
status-over = окончен
status-closed = закрыт
nav = Страницы
page-rules = Правила
page-profile = Профиль
page-verify = Честно ли?
page-lobby = Лобби
more-settings = Варианты

## Стол

invite = Пригласить
invite-words = По этой ссылке за стол может сесть любой.
copy-link = Скопировать ссылку
copied = Скопировано
qr-code = QR-код ссылки
start-table = Начать
start-with-bots = Начать, боты на пустые места
waiting-for-host = Ждём, когда хозяин начнёт
waiting-people = Ждём игроков
let-bot-play = Пусть за меня играет бот
take-back = Вернуть себе место
stand-up = Встать
bot-here = пока играет бот
away = отошёл
ask-undo = Попросить отмену
answer-at-once = Отвечать одним касанием
answer-at-once-words = Вариант сразу становится ответом.
more-options = Выберите на поле или здесь
all-options = Все варианты
compose = Введите ответ
compose-send = Ответить
sealed = Ваш ответ принят. Ждём остальных.
board = Поле
plain-board = Данные
look-closer = Рассмотреть
table-waits = Стол «{ $title }» ждёт вашего ответа
go-there = Перейти
since-away = Пока вас не было
missed = { $n ->
    [one] Пока вас не было: { $n } событие
    [few] Пока вас не было: { $n } события
   *[many] Пока вас не было: { $n } событий
}
effects-unknown = Что будет дальше, решит случай или то, что скрыто.
going-back = Возврат: ещё должны согласиться { $seats }.
fair = Честный случай
key-hash = Хеш ключа случая, опубликован до первого броска
key-itself = Сам ключ
scores = Счёт
result = Итог
settings = Настройки
source = Откуда числа
source-rulebook = правила
source-public = открытые данные
source-reconstructed = восстановлено: карту прочесть не удалось
details = Подробнее
spectating = Вы зритель
option-of = Вариант { $n }
no-options = У этого вопроса нет списка вариантов.
hint-none = Для этого вопроса подсказки нет.
line-sit = { $who } садится
line-leave = { $who } уходит
line-away = { $who } отошёл; продолжает бот
line-back = { $who } снова здесь
line-bot = Место переходит боту
line-start = Партия начинается
line-undo = { $who } отменяет ответ
line-ask_back = { $who } просит вернуться
line-ask_undo = { $who } просит вернуться
line-restart = Часть ключа не пришла: обмен начинается заново
line-deal = Партия начинается без недостающих частей ключа
line-lapse = Не все согласились вовремя
line-agree = { $who } согласен
line-disagree = { $who } не согласен
line-close = Стол закрыт
number = Число
skip = Пропустить
sound = Звук
sound-on = Звук включён
sound-off = Звук выключен

## Запись партии

replay-title = Запись
replay-view = Глазами
replay-all = зрителя
replay-moment = Момент
replay-first = К началу
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-last = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-play-on = Играть отсюда
replay-file = Скачать запись
replay-step = { $n } из { $total }

## Профиль

your-name = Ваше имя
save = Сохранить
history = История
history-none = Вы ещё не играли.
account = Учётная запись
account-words = С логином ваши места и история будут на любом устройстве.
login = Логин
password = Пароль
password-words = Не меньше 8 знаков. Сохраните его, а на случай забывчивости создайте коды восстановления.
password-forgot = Забыли пароль?
password-set = Добавить логин и пароль
password-change = Сменить пароль
password-change-words = На всех других устройствах будет выполнен выход.
password-change-now = Сменить
password-changed = Пароль изменён. На других устройствах выполнен выход.
password-now = Нынешний пароль
password-new = Новый пароль
password-or-passkey = пусто: по ключу доступа
register = Новая учётная запись
register-now = Завести
log-in = Вход
log-in-now = Войти
log-out = Выйти
logged-in = Вы вошли как { $login }
logged-in-passkey = Вас узнают по ключу доступа.
passkey-log-in = Войти по ключу доступа
passkey-make = Создать ключ доступа
passkey = Ключ доступа
passkey-words = Без пароля: по отпечатку, лицу или блокировке устройства.
passkeys = { $n ->
    [one] { $n } ключ доступа
    [few] { $n } ключа доступа
   *[many] { $n } ключей доступа
}
codes = Коды восстановления
codes-none = Пока нет: без пароля войти не получится.
codes-left = { $n ->
    [one] Остался { $n } код
    [few] Осталось { $n } кода
   *[many] Осталось { $n } кодов
}
codes-words = Десять кодов на случай, если вы забудете пароль. Каждый впускает один раз. Новые коды отменяют прежние.
codes-make = Создать десять кодов
codes-made = Десять кодов созданы; прежние больше не действуют.
codes-shown = Запишите или сохраните их сейчас: больше они показаны не будут.
codes-save = Сохранить в файл
codes-hide = Коды у меня
email = Электронная почта
email-none = Не указана: забытый пароль нельзя будет сбросить письмом.
email-words = Только для сброса забытого пароля. Мы пришлём ссылку, чтобы подтвердить адрес.
email-save = Прислать ссылку
email-sent = Письмо отправлено. Откройте ссылку из него в течение суток.
email-remove = Убрать адрес
email-removed = Адрес убран.
email-impossible = Хозяин сервера не настроил почту.
email-impossible-words = Хозяин этого сервера не настроил почту, поэтому письмо прислать нельзя. Коды восстановления работают и без неё.
confirm-email = Адрес электронной почты
confirm-email-done = Адрес подтверждён.
reset = Забыли пароль?
reset-words = Выберите новый пароль. На всех устройствах, где вы вошли, будет выполнен выход.
reset-now = Задать пароль и войти
reset-by-code = По коду восстановления
reset-by-code-words = Один из десяти, которые вы записали. Он действует один раз.
code = Код восстановления
reset-by-email = По почте
reset-by-email-words = Если у вашей учётной записи есть подтверждённый адрес, мы пришлём туда ссылку. Она действует час.
reset-send = Прислать ссылку
reset-sent = Если у какой-то учётной записи есть этот адрес, письмо уже в пути.
reset-other-way = Другой способ
reset-neither = С ключом доступа пароль не нужен: войдите по нему на странице профиля.

devices = Где вы вошли
device-name = { $browser }, { $system }
device-program = Программа или неизвестный браузер
device-here = сейчас
device-this = это устройство
device-lately = в течение последнего часа
device-since = с { $date }
device-end = Выйти: { $name }
devices-end-others = Выйти на всех остальных
devices-end-all = Выйти везде
logged-out-elsewhere = На этом устройстве выполнен выход.
guest-leave = Уйти из этого браузера
guest-leave-words = Для общего компьютера: следующий человек начнёт с чистого листа.
guest-leave-now = Уйти насовсем: гость не сможет вернуться

my-data = Мои данные
export = Копия всего
export-words = Профиль, устройства, столы, реплики в чате и ссылки на записи — одним файлом JSON.
export-now = Скачать
delete-me = Удалить всё обо мне
delete-me-brief = Отменить это нельзя.
delete-me-words = Имя, логин, почта, ключи доступа, устройства, реплики в чате и загруженные записи будут удалены. В идущих партиях ваши места займут боты. Результаты сыгранных партий останутся под именем «удалённый игрок».
delete-me-type = Введите «{ $word }»
delete-me-word = удалить
delete-me-now = Удалить учётную запись
delete-guest-now = Удалить
deleted-me = Всё о вас удалено. Теперь вы новый гость.
deleted-player = удалённый игрок
reminders = Напоминания
reminders-words = Когда партия по почте ждёт вас, браузер напомнит об этом, даже если страница закрыта.
reminders-on = Напоминать мне
reminders-off = Больше не напоминать
reminders-denied = Браузер не разрешает. Разрешите уведомления для этой страницы в его настройках.

## Правила

rules-none = Ничего не найдено.
rules-count = правил: { $n }

## Проверка

verify-words = Выберите файл записи. Сервер проиграет её шаг за шагом и сравнит ключ с хешем, опубликованным до первого броска. «cosmodrome verify ФАЙЛ» делает то же без сервера.
verify-choose = Выбрать запись
verify-fair = Честно
verify-unfair = Не доказано
