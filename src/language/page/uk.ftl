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
