# shuzi, Ukrainian: what only the page says

## The page

# Its opening
page-title = shuzi: підрахунок дошки ґо за фото
page-invitation = Хто виграв? Сфотографуйте дошку.
page-what-it-does = shuzi читає камені з фото, запитує про те, в чому сумнівається, і рахує за вашими правилами.
page-how-to-photograph = Знімайте всю дошку, якомога вище над нею, щоб рука її не закривала.
page-stays-here = Фото лишається на цьому пристрої.
page-goes-to-computer = Фото надсилається на комп’ютер, що роздає цю сторінку, і нікуди більше.
page-is-kept-there = Той комп’ютер зберігає фото.
page-take-photo = Зробити фото
page-choose-photo = Вибрати фото
page-drop-or-paste = або перетягніть фото сюди чи вставте його
page-add-photo = Додати ще одне фото цієї дошки
page-photos = Фото цієї дошки: { $count }
page-photo-unread = { $file } використати не вдалося: { $reason }
# What it is doing
page-opening = Відкриваю фото…
page-opening-several = Відкриваю фото { $number } з { $count }…
page-fetching = Завантажую програму: { $percent } %
page-reading = Шукаю дошку й камені…
page-judging = Оцінюю життя і смерть…
page-busy = Комп’ютер зайнятий. Повторний запит за { $seconds } с.
page-cancel = Скасувати
# The camera, live
page-camera = Камера
page-shoot = Зробити фото
page-shoot-alone = Само собою
page-torch = Світло
page-camera-zoom = Масштаб
page-close-camera = Закрити камеру
page-camera-opening = Відкриваємо камеру…
page-fetching-first = Завантажуємо програму…
page-camera-denied = Камеру тут не дозволено. Дозвольте її в налаштуваннях браузера або виберіть фото.
page-camera-absent = Тут немає камери. Виберіть натомість фото.
page-camera-taken = Камеру використовує інша програма. Закрийте її там або виберіть фото.
page-camera-lost = Камеру було забрано. Відкрийте її ще раз або виберіть фото.
page-move-left = Деякі пункти під відблиском. Відійдіть трохи ліворуч і зробіть ще одне фото.
page-move-right = Деякі пункти під відблиском. Відійдіть трохи праворуч і зробіть ще одне фото.
page-shoot-again = Ще одне фото
page-hint-good = Добре. Тримайте нерухомо…
page-hint-no-board = Наведіть камеру на дошку
page-hint-several-boards = Дощок кілька: торкніться своєї
page-hint-cut-off = Візьміть у кадр усю дошку
page-hint-cut-off-top = Дошка виходить за верхній край
page-hint-cut-off-right = Дошка виходить за правий край
page-hint-cut-off-bottom = Дошка виходить за нижній край
page-hint-cut-off-left = Дошка виходить за лівий край
page-hint-too-small = Підійдіть ближче
page-hint-too-steep = Тримайте камеру вище
page-hint-too-dark = Увімкніть більше світла
page-hint-blurred = Кадр нечіткий: тримайте нерухомо
page-hint-glare = Відблиск біля { $points }: нахиліть або затініть
page-hint-covered = Щось лежить на { $points }
page-hint-moving = Тримайте нерухомо
# The board
page-board = Дошка, ліній: { $size }, чорних каменів { $black }, білих { $white }
page-board-keys = Стрілки рухають курсор по дошці, Enter змінює пункт, U скасовує, знак питання показує всі клавіші.
page-tap-changes = Дотик змінює
page-stones = Камені
page-dead-stones = Мертві камені
page-corners = Кути
page-tap-a-point = Торкніться пункту, щоб змінити його: порожній, чорний, білий.
page-tap-a-group = Торкніться групи, щоб назвати її мертвою чи живою.
page-drag-corners = Перетягніть кожне кільце на крайнє перехрестя ліній дошки.
page-size = Ліній
page-other-size = Інші
page-other-sizes = Інша кількість ліній
page-find-corners = Знайти дошку автоматично
page-corner = Кут { $number } із 4
page-photo = Фото
page-diagram = Діаграма
page-show-marks = Показати прочитане
page-counted-before = Раніше підраховані дошки
page-delete = Видалити
page-delete-all = Видалити всі
page-link = Посилання на дошку
page-copy = Копіювати
page-link-copied = Посилання скопійовано.
page-bad-link = Це посилання не веде до дошки.
page-from-link = Ця дошка прийшла за посиланням.
page-turn = Повернути діаграму
page-install = Установити shuzi на цьому пристрої
page-zoom-in = Збільшити
page-zoom-out = Зменшити
page-whole-board = Показати всю дошку
page-undo = Скасувати зміну
page-redo = Повторити зміну
page-done = Готово
page-close = Закрити
# What a point is, as it is read aloud and named
page-point-is = { $point }: { $what }
page-and = { $first }, { $second }
page-black = чорний
page-white = білий
page-empty = порожньо
page-alive = жива
page-dead = мертва
page-black-area = належить Чорним
page-white-area = належить Білим
page-dame = відкрите даме
page-shared = спільний пункт у секі
page-unsealed = відкрита межа
page-doubtful = під сумнівом
page-asked-about = група під сумнівом
page-read-black = прочитано як чорний
page-read-white = прочитано як білий
page-dead-stone = мертвий камінь
page-corrected = змінено вручну
page-marks = Що означають позначки
# Questions
page-question = Запитання { $number } із { $count }
page-proposed = пропозиція
page-one-by-one = По одному
page-tap-wrong-point = Торкніться неправильно прочитаного пункту або виберіть:
page-skip = Пропустити
page-all-as-proposed = Усе як запропоновано
page-back = Назад
page-later = Спершу оглянути дошку
page-open-questions = Відкриті запитання: { $count }
page-open-but-decided = Відкриті запитання, що не змінять переможця: { $count }
page-answer-them = Відповісти
# The result
page-result = Результат
page-next-board = Наступна дошка
page-retake = Перезняти
page-if-confirmed = якщо відкриті запитання підтвердяться
page-as-it-stands = за нинішньою позицією; див. нижче
page-checking = перевіряю…
page-weighing = З’ясовую, які сумніви важливі
page-no-result = Результату немає
page-not-finished = Цю партію не завершено.
page-save-position = Зберегти позицію
page-count-anyway = Усе одно порахувати
page-how-counted = Як пораховано
page-to-be-known = Зауваження
# The rules
page-rules = Правила
page-komi = Комі
page-komi-not-taken = Комі — ціле число очок або з половиною, від −{ $most } до { $most }. Поки що рахується { $komi }.
page-komi-in-points = { $zi } зі — це { $points } очка: тут комі пишуть в очках.
page-number-not-taken = Потрібне ціле число від 0 до { $most }.
page-handicap = Камені фори
page-bonus = Надбавка Білим за фору
page-bonus-by-rules = за правилами
page-bonus-none = немає
page-bonus-each = 1 очко за кожен камінь
page-bonus-but-one = 1 очко за кожен камінь, крім одного
page-black-prisoners = Захоплені чорні камені
page-white-prisoners = Захоплені білі камені
page-not-known = невідомо
page-prisoners-before = Без мертвих каменів, що ще стоять на дошці.
# Saving and sharing
page-save = Зберегти чи поділитися
page-download = Зберегти
page-share = Поділитися
page-picture = Зображення з результатом
page-record = Запис партії (SGF)
page-data = Дані (JSON)
page-saved = Збережено: { $file }
page-not-shared = Поділитися не вдалося, тож файл збережено.
# When a photo is refused
page-another-photo = Інше фото
page-put-corners = Указати чотири кути самостійно
page-vouch-for-lines = Це вся дошка: { $lines } × { $lines }
page-which-board = Яка дошка? Зліва:
page-board-number = Дошка { $number }
page-to-board = Назад до дошки
page-try-again = Спробувати ще раз
page-not-a-photo = Це не фото.
page-cannot-open = Цей браузер не відкриває таких фото. Збережіть фото як JPEG або виберіть у камері «найсумісніший» формат.
page-cannot-show = Цей браузер не може показати фото, тому дошку намальовано.
page-answers-left-out = Відповіді, що вже не відповідають дошці й вилучені: { $count }
page-one-photo-only = Кути й лінії стосуються одного фото: інші фото не враховано.
page-failed = Не вдалося: { $message }
# What counts, and what is kept
page-settings = Налаштування
page-language = Мова
page-light-and-dark = Світле й темне
page-as-device = як на пристрої
page-light = світле
page-dark = темне
page-counts-here = Рахує цей пристрій
page-counts-there = Рахує комп’ютер, що роздає цю сторінку
page-counts-nowhere = Рахувати нічим: комп’ютер не відповідає, а сторінка прийшла без програми.
page-only-here = Рахувати лише на цьому пристрої
page-now-here = Комп’ютер не відповідає. Тепер рахує цей пристрій.
page-found-again = Ось ваша остання дошка.
page-kept = Цей пристрій зберігає дошку та її фото, доки ви їх не видалите або не візьмете нове фото.
page-not-kept = Цей браузер нічого не зберігає: коли ви підете зі сторінки, дошка зникне.
page-forget = Видалити цю дошку
page-forgotten = Дошку та її фото видалено з цього пристрою.
page-new-version = Є нова версія цієї сторінки.
page-load-it = Завантажити
# Help
page-help = Довідка
page-help-touch = Двома пальцями збільшуйте й пересувайте фото. Щоб прицілитися точно, затримайте палець на дошці й ведіть його. Швидкий подвійний дотик збільшує.
page-keys = Клавіші
page-key-arrows = стрілки
page-key-move = рух по дошці
page-key-change = змінити пункт чи групу; прийняти пропозицію
page-key-stones = чорний, білий, порожньо
page-key-life = жива, мертва
page-key-one-by-one = запитувати про пункти по одному
page-key-skip = пропустити запитання
page-key-undo = скасувати зміну; із Shift — повторити
page-key-zoom = більше, менше, вся дошка
page-key-mode = камені, мертві камені, кути
page-key-view = фото чи діаграма
# Перегляд пакета
page-review-title = Перегляд пакета
page-review-photos = Фото
page-review-show = Показати
page-review-open = Переглянути
page-review-asked = Із запитаннями
page-review-refused = Відхилені
page-review-settled = Не потребують уваги
page-review-corrected = Переглянуті
page-review-all = Усі
page-review-order = Порядок
page-review-by-doubt = Спершу найсумнівніші
page-review-by-name = За назвою
page-review-name-contains = Назва містить
page-review-total = Фото у списку: { $count }
page-review-view = Вигляд
page-review-drawing = Рисунок
page-review-board = Дошка: стрілки ведуть від пункту до пункту; B, W, E вказують камінь, A і D — групу
page-review-loading = Фото завантажується…
page-review-answers = Запитання й відповіді
page-review-previous = Назад
page-review-next = Далі
page-review-put-corners = Указати кути
page-review-find-lines = визначити
page-review-read-again = Прочитати знову
page-review-keys-short = Enter приймає і йде далі. ← → без прийняття, U скасовує, ? показує всі клавіші.
page-review-bulk = Прийняти те, що не змінить переможця
page-review-bulk-what = Для деяких фото жодна відповідь на відкриті запитання не змінює переможця, навіть кілька разом. Запропоноване для них можна прийняти не дивлячись. Це можна скасувати.
page-review-weighing = Зважені фото
page-review-bulk-weighing = Поки знайдено: { $count }. Залишилося зважити: { $left }
page-review-bulk-count = Фото, які можна прийняти: { $count }
page-review-bulk-accept = Прийняти запропоноване: { $count }
page-review-help-tap = Дотик до сумнівного пункту змінює камінь, до сумнівної групи — її долю. Змінити можна й будь-який інший пункт. Коліщатко або два пальці масштабують, перетягування пересуває.
page-review-status-asked = із запитаннями
page-review-status-refused = відхилене
page-review-status-settled = не потребує уваги
page-review-status-corrected = переглянуте
page-review-group = Група на { $point } (каменів: { $stones })
page-review-unfit = Указане не відповідає цьому фото: { $why }
page-review-accept = Прийняти запропоноване, далі
page-review-accept-changed = Прийняти вказане, далі
page-review-accept-refusal = Підтвердити: позиції немає, далі
page-review-key-accept = прийняти й перейти до наступного фото
page-review-key-move = попереднє й наступне фото без прийняття
page-review-key-question = попереднє й наступне запитання
page-review-key-view = рисунок, діаграма, фото
page-review-none = Немає фото для показу
page-review-place = { $number } з { $count }
page-review-same-photo = Те саме фото: { $names }
page-review-look-again = Глянути ще раз
page-review-decide = { $point }: для цієї групи нічого не запропоновано. Спершу натисніть A або D.
page-review-last = Це було останнє фото цього списку.
page-review-taken-back = Скасовано: { $count }
page-review-more-questions = { $name }: відповіді породжують нові запитання ({ $count }).
page-review-not-saved = Не збережено: { $name }. { $reason }
page-review-progress = Переглянуто { $done } з { $count }
page-review-progress-rate = Переглянуто { $done } з { $count }, { $rate } за хвилину
page-review-saving = Зберігається: { $count }
page-review-accepted = Прийнято: { $count }
page-review-no-picture = Зображення неможливо показати.

## A refused photo, and what to do about it

refused-unreadable = Цей файл не вдається прочитати як фото.
advice-unreadable = Можливо, він пошкоджений. Сфотографуйте ще раз або виберіть інше фото.
refused-unsupported-format = Фото такого формату тут прочитати не можна.
advice-unsupported-format = Збережіть його як JPEG чи PNG або зробіть фото на цій сторінці.
refused-too-large = Фото завелике.
advice-too-large = Збережіть меншу копію або знімайте з нижчою роздільністю.
refused-too-small = Фото замале, щоб розрізнити камені.
advice-too-small = Зніміть ще раз зблизька або виберіть оригінал замість мініатюри.
refused-no-board = На фото не видно дошки ґо.
advice-no-board = Тримайте телефон вище над дошкою, щоб було видно її всю, і заберіть руки; або вкажіть чотири кути самостійно.
refused-several-boards = На фото більше ніж одна дошка.
advice-several-boards = Торкніться своєї на фото або сфотографуйте лише її.
refused-board-cut-off = Дошка виходить за { $edge ->
        [top] верхній край
        [right] правий край
        [bottom] нижній край
        [left] лівий край
       *[several] краї
    } фото.
advice-board-cut-off = Відійдіть, щоб уся дошка була в кадрі, і зніміть ще раз.
refused-may-be-part = На фото { $lines }×{ $lines } ліній, але дошка, можливо, продовжується за { $edge ->
        [top] верхній край
        [right] правий край
        [bottom] нижній край
        [left] лівий край
       *[several] краї
    }.
advice-may-be-part = Сфотографуйте ще раз так, щоб було видно стіл довкола, або вкажіть, що це вся дошка.
refused-too-blurred = Фото надто розмите, щоб знайти лінії чи камені.
advice-too-blurred = Тримайте телефон нерухомо, дайте йому сфокусуватися на дошці й зніміть ще раз.
refused-too-dark = Фото надто темне.
advice-too-dark = Увімкніть більше світла й зніміть ще раз.
refused-doubtful-grid = Лінії дошки видно недостатньо добре.
advice-doubtful-grid = Перетягніть контур на дошку або зніміть із більшої висоти.
refused-covered = Щось закриває пункти дошки: { $points }.
advice-covered = Приберіть руки та інші речі з дошки й сфотографуйте її ще раз.
refused-indistinct = Надто багато на дошці не розібрати: пунктів — { $points }.
advice-indistinct = Увімкніть більше світла, уникайте відблисків, тримайте телефон нерухомо й зніміть ще раз; або перевірте, чи контур лежить на дошці.
refused-no-such-board = На фото менше дощок.
advice-no-such-board = Дошки рахують зліва, від 1.
refused-bad-corners = Ці чотири кути не утворюють дошки.
advice-bad-corners = Поставте кожен на крайнє перехрестя ліній, по черзі навколо дошки.
refused-different-boards = На фотографіях різні позиції.
advice-different-boards = Беріть лише фото однієї дошки, на якій між знімками нічого не рухали.
refused-internal = shuzi не впоралася з цим фото.
advice-internal = Це помилка shuzi: повідомте про неї. З іншим фото може вдатися.
