# shuzi, Ukrainian: what only the crates around the library say

## Lists

two-clauses = { $first }; { $second }
two-sentences = { $first } { $second }

## Questions to a person

# While one of several inputs is looked at.
looking-at-input = { $file } ({ $number } з { $of })
question-of = { $file }: запитання { $number } з { $of }
not-a-key = Клавіші «{ $typed }» немає.
nothing-to-undo = Немає відповіді, яку можна було б скасувати.
help-names = Хто відповідає, каже ім’я після клавіші, наприклад «{ $key } Anna»; без імені це { $by }.
ask-whole-board = { $file }: фото закінчується там, де й лінії, і не видно, що за ними. Чи { $lines }×{ $lines } ліній — це вся дошка?
whole-board-keys = [Enter] [n] ні, лише частина  [y] так, уся дошка:{" "}

## The referee's desk: the answer

claim-agrees = Твердження «{ $claim }» правильне.
claim-disagrees = Твердження «{ $claim }» неправильне.
claim-undecided = { $questions ->
    [0] Твердження «{ $claim }» ще не вирішене.
    [one] Твердження «{ $claim }» ще не вирішене: вирішить { $questions } запитання.
    [few] Твердження «{ $claim }» ще не вирішене: вирішать { $questions } запитання.
   *[many] Твердження «{ $claim }» ще не вирішене: вирішать { $questions } запитань.
}
claim-understood = Зрозуміло так: { $meaning }.
claim-is-ambiguous = Твердження можна зрозуміти по-різному. Що саме мається на увазі, може сказати лише той, хто його висуває:
claim-may-mean = «{ $meaning }»: { $verdict ->
    [right] це правильно.
    [wrong] це неправильно.
   *[undecided] це ще не вирішено.
}
claim-otherwise = Якщо мається на увазі «{ $meaning }», то твердження { $verdict ->
    [right] правильне.
    [wrong] неправильне.
   *[undecided] ще не вирішене.
}
claimed-win = { $player ->
    [black] Чорні виграли
   *[white] Білі виграли
}
claimed-count = { $whose ->
    [black] Чорні мають
    [white] Білі мають
   *[either] Одна зі сторін має
} { $count } { $unit ->
    [zi] зі
   *[points] очок
} без урахування комі
claim-is-of-the-fill-in = Це те, що показує заповнення з неповними комплектами, а не результат партії.
no-count-decides = Підрахунок цієї партії не вирішує

## The referee's desk: the protocol

protocol-title = Протокол підрахунку
protocol-footer = { $program } · пломба { $seal }
heading-game = Партія
heading-claim = Твердження
heading-agreement = Що підписують
heading-photos = Фотографії
heading-position = Позиція
heading-open-questions = Відкриті запитання
heading-answers = Відповіді
heading-warnings = Зауваження
heading-second-look = Звірення фотографій
heading-dead-stones = Мертві камені
heading-guided = Як рахувати за дошкою
caption-guided-photo = Те саме на фото: перекладіть камінь із кожного порожнього кола на кільце з тим самим номером; контури — десятки, числа — разом від початку.
caption-territory-photo = Те саме на фото: полонених — на сині кільця; перекладіть камінь із кожного порожнього кола на кільце з тим самим номером; контури — десятки, числа — разом від початку для кожної сторони.
heading-record = Запис партії
heading-fill-in = Як заповнювати
heading-filled-in = Заповнення
heading-rearranged = Перекладена дошка
heading-inputs = Подані файли
row-black = Чорні
row-white = Білі
row-event = Змагання
row-place = Місце
row-table = Стіл
row-date = Дата
row-photo-taken = Фото зроблено
row-counted-at = Підраховано
row-referee = Суддя
row-rules = Правила
row-source = Підстава
row-prisoners = Полонені
row-claim = Твердження
row-claimed-by = Хто стверджує
prisoners-of-both = чорних { $black }, білих { $white }
column-input = Подано як
column-file = Файл
column-bytes = Байти
column-sha256 = SHA-256
column-statement = Заява
column-read = Прочитано на фото
column-by = Від кого
column-point = Пункт
column-together = Разом
column-player = Гравець
column-stones = Камені
column-why-dead = Чому
the-referee = суддя
input-board = дошка
input-after = дошка після
input-record = запис партії
how-to-repeat = Це може повторити кожен, хто має наведені вище файли та файл протоколу JSON: shuzi verify --replay ФАЙЛ.json. Протокол склала програма { $program }; його пломба (SHA-256) — { $seal }.
signature-of = { $role }: { $name }
photo-taken-at = { $file }: { $time }
by-the-cameras-clock = { $times } (за годинником камери)
agreement-seal = Це частина протоколу з пломбою { $seal }.
agreement-key = Підписано ключем змагання (Ed25519); відбиток ключа (SHA-256): { $fingerprint }.
box-agrees = Погоджуюся.
box-does-not-agree = Не погоджуюся.
caption-photo = { $file }: зелені кільця — чорні камені, рожеві — білі; хрестики — мертві камені, маленькі квадрати показують, кому належить пункт; жовте — під сумнівом.
caption-position = Чорних каменів { $black }, білих { $white }. Червоні хрестики: мертві. Квадрати: кому належить пункт. Жовті кільця: пункти під сумнівом; сині кільця: групи під сумнівом.
caption-record = Перекреслених малих каменів бракує, обведені — зайві або іншого кольору; стрілки ведуть від місця каменя в записі туди, де він стоїть.
caption-after = Великі камені — з попередньої позиції, малі з’явилися пізніше. Червоне: що неправильно. Жовте: що залежить від сумнівного пункту.

## The referee's desk: questions and answers

points-that-change-nothing = Під сумнівом, але хоч би що там стояло, результат той самий: { $points }.
decisive-question = Це вирішальне: { $question }
question-unfinished = Партію не завершено на { $points }.
question-prisoners = Кількість полонених невідома. Її виведено так, ніби ніхто не пасував.
question-bonus = Не сказано, що отримують Білі за { $stones } каменів фори, а тексти правил різняться.
if-bonus = Якщо Білі за це отримують таке ({ $bonus })
question-grid = Немає певності, що сітка лежить на лініях дошки.
# What follows from an answer, a sentence of its own; "if" is one of the six below.
way = { $if }: { $result }.
if-stone = { $stone ->
    [black] Якщо чорний камінь
    [white] Якщо білий камінь
   *[empty] Якщо порожньо
}
if-group = { $fate ->
    [alive] Якщо жива
   *[dead] Якщо мертва
}
as-it-stands = Якщо все лишиться, як є
if-otherwise = Якщо це не так
nobody-can-tell = результату визначити не можна
played-out-by = { $player ->
    [black] Якщо дограти й почнуть Чорні
   *[white] Якщо дограти й почнуть Білі
}
moved-last = { $player ->
    [black] Якщо останніми ходили Чорні
   *[white] Якщо останніми ходили Білі
}
stated-stone = { $stone ->
    [black] На { $point } стоїть чорний камінь.
    [white] На { $point } стоїть білий камінь.
   *[empty] { $point } — порожній пункт.
}
stated-stone-after = { $stone ->
    [black] На дошці після на { $point } лежить чорний камінь.
    [white] На дошці після на { $point } лежить білий камінь.
   *[empty] На дошці після { $point } — порожній пункт.
}
stated-ko-pass = { $dead ->
    [dead] Ланцюг на { $point } мертвий, якщо ко відбирають лише після пасу за це ко (стаття 7.2).
   *[alive] Ланцюг на { $point } живий, якщо ко відбирають лише після пасу за це ко (стаття 7.2).
}
stated-ended = { $how ->
    [both-lose] Обидва гравці програють: підрахунок партії не вирішує.
   *[no-result] Партія закінчилася без результату: підрахунок її не вирішує.
}
stated-none-dead = Мертвих каменів немає.
stated-all-dead = Мертві — ланцюги { $points }, і жодні інші.
stated-toggled = З ланцюгами { $points } усе навпаки, ніж запропоновано.
stated-group = { $dead ->
    [dead] Група { $points } мертва.
   *[alive] Група { $points } жива.
}

## The referee's desk: a second look

photos-read-together = Прочитано разом фотографій дошки: { $photos }.
photos-agree = На кожному пункті вони показують те саме.
read-and-doubted = { $seen }; { $doubt }
looks-like = { $certainty ->
    [clear] чітко { $stone }
    [likely] імовірно { $stone }
   *[unclear] можливо, { $stone }
}
no-dead-stones = Мертвих каменів немає.

## The referee's desk: the record

record-account = { $stage ->
    [last] Дошка показує останню позицію запису, після { $moves ->
        [one] { $moves } ходу
       *[many] { $moves } ходів
    }
   *[earlier] Дошка показує ранішу позицію запису, після ходу { $moves }, за { $later ->
        [one] { $later } хід
        [few] { $later } ходи
       *[many] { $later } ходів
    } до його кінця
}{ $lifted ->
    [0] {""}
    [one] ; знято { $lifted } мертвий камінь ({ $lifted-points })
    [few] ; знято { $lifted } мертві камені ({ $lifted-points })
   *[many] ; знято { $lifted } мертвих каменів ({ $lifted-points })
}{ $dame ->
    [0] {""}
   *[many] ; зайнято даме: { $dame } ({ $dame-points })
}{ $played ->
    [0] {""}
    [one] ; { $played } камінь могли поставити після його кінця ({ $order })
    [few] ; { $played } камені могли поставити після його кінця ({ $order })
   *[many] ; { $played } каменів могли поставити після його кінця ({ $order })
}{ $passes ->
    [0] {""}
    [one] , пасуючи { $passes } раз
    [few] , пасуючи { $passes } рази
   *[many] , пасуючи { $passes } разів
}{ $captured ->
    [0] {""}
    [one] , захопивши { $captured } камінь
    [few] , захопивши { $captured } камені
   *[many] , захопивши { $captured } каменів
}{ $others ->
    [0] {""}
    [one] ; відрізняється { $others } пункт
    [few] ; відрізняються { $others } пункти
   *[many] ; відрізняються { $others } пунктів
}{ $doubtful ->
    [0] .
    [one] ; { $doubtful } з відмінних пунктів під сумнівом.
   *[many] ; { $doubtful } з відмінних пунктів під сумнівом.
}
record-more-differences = { $more ->
    [one] І ще { $more } відмінність, яку показує рисунок.
    [few] І ще { $more } відмінності, які показує рисунок.
   *[many] І ще { $more } відмінностей, які показує рисунок.
}
record-turned = { $turns ->
    [1] Запис повернуто на чверть оберту праворуч, щоб він лежав так само, як фото.
    [2] Запис перевернуто догори низом, щоб він лежав так само, як фото.
   *[3] Запис повернуто на чверть оберту ліворуч, щоб він лежав так само, як фото.
}
record-mirrored = Запис є дзеркальним відображенням дошки: фото дзеркальним не буває, тож віддзеркалено запис або файл зображення.
record-symmetric = Він збігається більш ніж одним способом, тож пункти можуть називатися інакше.
record-moved = { $color ->
    [black] Чорний камінь із { $from } стоїть на { $to }.
   *[white] Білий камінь із { $from } стоїть на { $to }.
}
record-missing = { $color ->
    [black] Бракує чорного каменя на { $point }.
   *[white] Бракує білого каменя на { $point }.
}
record-extra = { $color ->
    [black] На { $point } стоїть чорний камінь, якого немає в записі.
   *[white] На { $point } стоїть білий камінь, якого немає в записі.
}
record-other-color = { $color ->
    [black] На { $point } стоїть чорний камінь, а в записі — білий.
   *[white] На { $point } стоїть білий камінь, а в записі — чорний.
}
record-undecided = { $point } на фото під сумнівом ({ $photo ->
    [black] чорний камінь
    [white] білий камінь
   *[empty] порожньо
}), а в записі там { $record ->
    [black] чорний камінь
    [white] білий камінь
   *[empty] порожньо
}.
record-too-many = У { $player ->
    [black] Чорних
   *[white] Білих
} { $number ->
    [one] зайвий { $number } камінь
    [few] зайві { $number } камені
   *[many] зайвих { $number } каменів
}: зіграно { $played }, на дошці { $board }, захоплено { $prisoners }.
record-too-few = У { $player ->
    [black] Чорних
   *[white] Білих
} бракує { $number ->
    [one] { $number } каменя
   *[many] { $number } каменів
}: зіграно { $played }, на дошці { $board }, захоплено { $prisoners }.
spot-of-record = { $photo } (у записі { $record })

## The referee's desk: the board after

after-doubtful = На фото дошки після під сумнівом: { $points }.
untrusted-grid = { $photo ->
    [before] Фото дошки до того довіряти не можна: його сітка є сіткою дошки лише з імовірністю { $percent } %. Вкажіть кути через --corners або сфотографуйте ще раз згори.
   *[after] Пізнішому фото довіряти не можна: його сітка є сіткою дошки лише з імовірністю { $percent } %. Сфотографуйте ще раз згори.
}
untrusted-doubts = { $photo ->
    [before] Фото дошки до того не можна довіряти на { $points }: що там стоїть, під сумнівом. Вкажіть це через --set або сфотографуйте ще раз.
   *[after] Пізнішому фото не можна довіряти на { $points }: що там стоїть, під сумнівом. Вкажіть це через --set-after або сфотографуйте ще раз.
}
untrusted-no-liberties = Пізнішому фото не можна довіряти на { $points }: там стоять ланцюги без свобод, яких ніхто не міг так покласти. Вкажіть через --set-after, що там стоїть, або сфотографуйте ще раз.
untrusted-displaced = Пізнішому фото не можна довіряти на { $points }: стільки каменів позиції стоїть не там, де стояли, що або фото прочитано хибно, або дошку зрушено. Вкажіть через --set-after, що там стоїть, або сфотографуйте ще раз.
filled-right = Заповнення правильне: жоден камінь позиції не зрушено, обидва комплекти повні, лишився один пункт.
filled-wrong = { $faults ->
    [one] У заповненні { $faults } помилка:
    [few] У заповненні { $faults } помилки:
   *[many] У заповненні { $faults } помилок:
}
filled-undecided = Чи правильне заповнення, залежить від сумнівних пунктів.
filled-side = { $player ->
    [black] Чорні
   *[white] Білі
}: на дошці { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
   *[many] { $stones } каменів
}, з них { $elsewhere } на території суперника; порожніх власних пунктів: { $empty }.
filled-differences = За дошкою після: { $derived }. За попередньою позицією: { $expected }. Якщо читати дошку як є: { $read-off }.
fault-changes = { $fault } { $player ->
    [black] Через це здається, що Чорні мають більше на { $points }.
   *[white] Через це здається, що Білі мають більше на { $points }.
}
fault-undecided = { $fault } Це залежить від того, що під сумнівом на { $points }.
some-of = { $number } із { $points }
fault-moved = { $color ->
    [black] Чорний камінь із { $from } тепер лежить на { $places ->
        [1] { $to }
       *[many] одному з пунктів { $to }
    }.
   *[white] Білий камінь із { $from } тепер лежить на { $places ->
        [1] { $to }
       *[many] одному з пунктів { $to }
    }.
}
fault-moved-away = { $color ->
    [black] Чорний камінь із { $from } зрушено, і він лежить серед інших каменів Чорних.
   *[white] Білий камінь із { $from } зрушено, і він лежить серед інших каменів Білих.
}
fault-gone = { $color ->
    [black] Чорного каменя з { $point } на дошці вже немає.
   *[white] Білого каменя з { $point } на дошці вже немає.
}
fault-replaced = { $color ->
    [black] Там, де на { $point } стояв чорний камінь, лежить білий.
   *[white] Там, де на { $point } стояв білий камінь, лежить чорний.
}
fault-missing = { $player ->
    [black] У комплекті Чорних бракує { $number ->
        [one] { $number } каменя
       *[many] { $number } каменів
    }, або пункти лишилися незаповненими.
   *[white] У комплекті Білих бракує { $number ->
        [one] { $number } каменя
       *[many] { $number } каменів
    }, або пункти лишилися незаповненими.
}
fault-surplus = { $player ->
    [black] У комплекті Чорних { $number ->
        [one] зайвий { $number } камінь.
        [few] зайві { $number } камені.
       *[many] зайвих { $number } каменів.
    }
   *[white] У комплекті Білих { $number ->
        [one] зайвий { $number } камінь.
        [few] зайві { $number } камені.
       *[many] зайвих { $number } каменів.
    }
}
fault-losing-stones = { $player ->
    [black] На дошці немає { $number ->
        [1] { $number } чорного каменя: він іще в чаші як програшний камінь, який треба поставити, або його бракує в комплекті.
        [one] { $number } чорного каменя: вони ще в чаші як програшні камені, які треба поставити, або їх бракує в комплекті.
       *[many] { $number } чорних каменів: вони ще в чаші як програшні камені, які треба поставити, або їх бракує в комплекті.
    } Перелічіть камені в чаші.
   *[white] На дошці немає { $number ->
        [1] { $number } білого каменя: він іще в чаші як програшний камінь, який треба поставити, або його бракує в комплекті.
        [one] { $number } білого каменя: вони ще в чаші як програшні камені, які треба поставити, або їх бракує в комплекті.
       *[many] { $number } білих каменів: вони ще в чаші як програшні камені, які треба поставити, або їх бракує в комплекті.
    } Перелічіть камені в чаші.
}
fault-wrong-color = { $color ->
    [black] На території Білих { $number ->
        [one] лежить { $number } чорний камінь
        [few] лежать { $number } чорні камені
       *[many] лежить { $number } чорних каменів
    }, хоча Чорні мають власні пункти для заповнення: { $stones }.
   *[white] На території Чорних { $number ->
        [one] лежить { $number } білий камінь
        [few] лежать { $number } білі камені
       *[many] лежить { $number } білих каменів
    }, хоча Білі мають власні пункти для заповнення: { $stones }.
}
fault-wrong-color-instead = { $color ->
    [black] На території Білих { $number ->
        [1] лежить { $number } чорний камінь на місці білого
        [one] лежить { $number } чорний камінь на місці білих
        [few] лежать { $number } чорні камені на місці білих
       *[many] лежить { $number } чорних каменів на місці білих
    }: { $stones }.
   *[white] На території Чорних { $number ->
        [1] лежить { $number } білий камінь на місці чорного
        [one] лежить { $number } білий камінь на місці чорних
        [few] лежать { $number } білі камені на місці чорних
       *[many] лежить { $number } білих каменів на місці чорних
    }: { $stones }.
}
fault-exchanged = Чорні камені на території Білих ({ $black }) і білі на території Чорних ({ $white }) — не камені компенсації і не програшні: одні поставлено неправильно, а іншим через це не лишилося місця.
fault-compensation = { $color ->
    [black] Не покладено { $number ->
        [one] { $number } чорний камінь
        [few] { $number } чорні камені
       *[many] { $number } чорних каменів
    } компенсації.
   *[white] Не покладено { $number ->
        [one] { $number } білий камінь
        [few] { $number } білі камені
       *[many] { $number } білих каменів
    } компенсації.
}
fault-shared = Спільні пункти заповнено нерівно: Чорними { $black }, Білими { $white }, ніким { $empty }.
fault-open-dame = Те, що ще можна було зіграти, тепер спільне: { $points }.
rearranged-kept = { $player ->
    [black] Рахунок Чорних збережено
   *[white] Рахунок Білих збережено
}: перекладання нічого не змінило.
rearranged-stones-differ = У { $player ->
    [black] Чорних
   *[white] Білих
} на дошці каменів: { $stones }, а разом із викладеними полоненими має бути { $due }: кожен зайвий чи відсутній камінь — один пункт.
rearranged-more = { $player ->
    [black] Чорні
   *[white] Білі
} мають на { $number ->
    [one] { $number } пункт
    [few] { $number } пункти
   *[many] { $number } пунктів
} більше, ніж до перекладання.
rearranged-fewer = { $player ->
    [black] Чорні
   *[white] Білі
} мають на { $number ->
    [one] { $number } пункт
    [few] { $number } пункти
   *[many] { $number } пунктів
} менше, ніж до перекладання.
rearranged-undecided = { $player ->
    [black] Чи збережено рахунок Чорних, сказати не можна.
   *[white] Чи збережено рахунок Білих, сказати не можна.
}
total-before = До перекладання: каменів { $stones }, порожніх пунктів { $empty }, разом { $points }.
total-now = Тепер: каменів { $stones }, порожніх пунктів { $empty }, разом { $points }.
region-undecided = Чия це територія, сказати не можна: { $points }.
total-hangs-on = Сума залежить від того, що під сумнівом на { $points }.

## The referee's desk: repeating a protocol

replay-reproduced = { $file }: відтворено байт у байт ({ $inputs ->
    [one] { $inputs } файл
    [few] { $inputs } файли
   *[many] { $inputs } файлів
}, склала програма { $program }).
replay-differs = { $file }: не відтворено.
replay-unsealed = Пломбу порушено: протокол змінено після складання.
replay-signed-by-the-event = Підписано цим ключем: { $fingerprint }.
replay-signed-by-somebody = Підписано ключем { $fingerprint }, і підпис дійсний. Чи це ключ змагання, покаже --key.
replay-signed-by-another = Підписано не цим ключем, а іншим: { $fingerprint }.
replay-not-signed = Протокол не підписано: його міг скласти будь-хто.
replay-signature-broken = Підпис недійсний: протокол змінено після підписання або підроблено.
replay-layout = Відрізняється лише розташування тексту.
replay-program = Його склала програма { $program }; це — { $this }.
replay-difference = { $place }: у протоколі { $recorded }, знайдено { $again }.
replay-nothing = нічого
key-made = { $private } — для підпису: тримайте його в таємниці. { $public } — для перевірки: дайте його всім. Відбиток (SHA-256), який друкують підписані протоколи: { $fingerprint }.

## The guided count of territories

territory-needs-prisoners = Територію рахують, коли в неї викладено полонених, а скільки їх, невідомо: полічіть полонених і вкажіть їх.

## Errors: photos

error-too-large = файл більший за { $most } байт, більші не читаються
hint-check-file-meant = Перевірте, чи це той файл; фото можна зменшити, приблизно до 12 мегапікселів.

## Errors: the board in the photo

error-no-photo = фото не подано
hint-photos-unmoved = Подайте фото однієї дошки, на якій між знімками нічого не рухали.
hint-give-photo-of-board = Подайте фото дошки.

## Errors: rules and counts

error-overtime = перевищення часу { $color ->
    [black] Чорними
   *[white] Білими
}: { $error }
hint-state-komi = Задайте комі, як-от --komi 7.5.
hint-wins-on-time = Рахувати нічого: суперник виграв за часом.
hint-state-penalty = Задайте втрачені очки, як-от --penalty black=2.

## Errors: records, claims and protocols

error-record-size = запис — з дошки { $record }, а на фото — { $photo }
error-record-of-another-game = це запис іншої партії: де він найближчий, після ходу { $moves }, різняться пункти: { $points } (каменів на дошці: { $stones })
error-not-the-same-game = це не та партія: як не повертай дошку, на своїх місцях щонайбільше { $fitting } із { $stones } каменів
error-not-the-same-size = це не та партія: дошка була { $before }, а тепер { $after }
hint-record-of-the-game = Подайте запис тієї партії, що на фото.
error-position-beside-photos = подана позиція — не фото: разом із нею прочитати нічого не можна
hint-position-alone = Подайте лише позицію або порівняйте фото із записом через --record.
error-nothing-to-compare = попередня позиція не має результату, з яким можна порівняти дошку після
hint-settle-position-before = З’ясуйте, що не так із попередньою позицією.
hint-photos-before-and-rearranged = Подайте фото однієї дошки до й після перекладання.
hint-photos-before-and-filled = Подайте фото однієї дошки до й після заповнення.
error-nothing-filled-in = за цими правилами нічого не заповнюють
hint-say-whose-points = Вкажіть, чиї очки рахують, як-от --counted black, або задайте --rules ing.
error-no-protocol = це не протокол: { $error }
error-pdf-photo = фото { $number } не вдається вмістити в PDF: { $reason }
error-pdf-font = шрифт { $font } не вдається вмістити в PDF: { $reason }
error-other-protocol = це протокол виду «{ $schema }», а ця програма знає { $known }
error-protocol-file-gone = протокол називає цей файл, але його немає
error-protocol-file-changed = { $file } — не той файл, з якого складено протокол: його SHA-256 не { $sha256 }
hint-give-protocol = Подайте файл .json, який записала `shuzi verify --ruling FILE.json`.
hint-put-beside-protocol = Покладіть поданий файл поруч із протоколом.
error-many-photos = подано фото: { $number }, а разом перевіряється щонайбільше { $most }
error-large-files = файли мають разом { $number } байт, а перевіряється щонайбільше { $most }
error-many-statements = твердження називають пунктів: { $number }, а приймається щонайбільше { $most }
hint-fewer-photos = Подайте найкращі фото дошки.
hint-smaller-files = Подайте менші фото або менше фото.
hint-fewer-statements = Стверджуйте про кожен пункт один раз.
error-key-public-half = це відкрита половина ключа, а для підпису потрібна закрита
error-key-private-half = це закрита половина ключа, яку має мати лише організатор
error-key-encrypted = цей ключ зашифровано парольною фразою
error-key-openssh = це ключ у форматі OpenSSH
error-key-not-pem = це не ключ у форматі PEM
error-key-damaged = цей ключ пошкоджено чи обрізано, або це не ключ Ed25519
error-key-same-name = відкрита половина ключа мала б таку саму назву
error-key-exists = цей файл уже існує, а ключ ніколи не перезаписують
error-key-no-pem = ключ не вдається записати як PEM
error-no-random = немає випадкових чисел: { $error }
error-cannot-write-file = не вдається записати файл: { $error }
hint-key-private = Подайте закриту половину, яку `shuzi verify --make-key FILE` записує у FILE.
hint-key-public = Подайте відкриту половину, яку `shuzi verify --make-key event.key` записує в event.pub; її виводить і `openssl pkey -in event.key -pubout`.
hint-key-without-passphrase = Запишіть його без парольної фрази: `openssl pkey -in KEY -out FILE`.
hint-make-key = Створіть його через `shuzi verify --make-key FILE` або `openssl genpkey -algorithm ed25519 -out FILE`.
hint-key-name = Дайте іншу назву, як-от event.key: відкрита половина буде event.pub.
hint-check-folder = Перевірте теку й те, кому дозволено в ній писати.
usage-key-with-replay = --key перевіряє підпис протоколу: задайте його разом із --replay PROTOCOL.json
usage-sign-json = --sign підписує JSON протоколу: запишіть і його через --ruling FILE.json

## Errors: another program's opinion

engine-unasked = вона відповідає на те, чого ніхто не питав

## Errors: files, folders and tables

error-cannot-read = файл не вдається прочитати: { $error }
error-cannot-write = не вдається записати { $file }: { $error }
error-cannot-make = не вдається створити { $folder }: { $error }
error-cannot-search = не вдається переглянути { $folder }: { $error }
error-cannot-write-results = не вдається записати результати: { $error }
stopped-nobody-listens = ніхто не слухає
hint-check-name = Перевірте назву; якщо в ній є пробіли, візьміть її в лапки.
hint-check-permission = Перевірте, кому дозволено читати файл.
hint-name-files-in-folder = Назвіть файли в теці, як-от `folder/*.jpg`, або хай `shuzi batch` прочитає всі її фото.
hint-open-with-another-program = Перевірте, чи відкривається файл іншою програмою.
results-no-game = у таблиці немає партій (по одній на рядок: round,black,white,result)
results-encoding = це не UTF-8: збережіть таблицю як UTF-8
results-fields = полів { $fields } замість 4 (round,black,white,result)
results-round = «{ $text }» не є номером туру
results-result = «{ $text }» не є результатом (пишіть B+2.5, W+R, B+T, W+F, 0 для нічиєї, 0-0, коли програли обидва, 0F-0F, коли не з’явився жоден, void, або біля одного гравця bye, absent, suspended)
results-players = у партії двоє гравців, а в пропуску туру, absent і suspended — один
results-suspended = «{ $name }» відсторонено в рядку { $before }, і решту партій програно: виправте результат або відсторонення
results-twice = «{ $name }» у турі { $round } двічі (див. рядок { $before })
results-alike = «{ $name }» і «{ $like }» (рядок { $before }) схожі на одного гравця: пишіть однаково або розрізніть їх
hint-write-results = Пишіть по одній партії на рядок, як-от 1,Ke Jie,Park Junghwan,B+2.5.
error-no-labels = розмічених фото не знайдено (розмітка — NAME.json поруч із фото)
error-no-ninth-ping = стаття не каже, якому туаню дорівнює пін: вкажіть це, як-от --ninth-ping 7tuan
error-grade-which-way = '{ $text }' може рахуватися від 9 як найвищого (професійні дани) або від 1 як найвищого (піни): напишіть ping або tuan
error-no-grade = '{ $text }' — не розряд (пишіть 1–9 із ping, tuan чи chi, як-от 3tuan; dan і kyu читаються як tuan і chi)
usage-guess-in-even-game = кольори вгадують лише в рівній партії: тут чорними грає слабший; приберіть --stones і --guess
usage-times-contradict = час { $color ->
    [black] чорних
   *[white] білих
} суперечливий: те, що кажуть --exceeded чи --moves, не вміщується в те, що --used лишає понад основний час
usage-heading-error = помилка:
usage-heading-usage = Використання:
usage-try-help = Докладніше: '--help'.
usage-invalid-value = хибне значення '{ $value }' для '{ $option }'
usage-because = { $what }: { $why }
usage-no-value = для '{ $option }' потрібне значення, але його немає
usage-too-many-values = зайве значення '{ $value }' для '{ $option }'
usage-unknown-argument = невідомий аргумент '{ $argument }'
usage-unknown-command = невідома команда '{ $command }'
usage-missing-arguments = бракує обов’язкових аргументів: { $arguments }
usage-twice = '{ $argument }' можна вказати лише раз
usage-not-together = '{ $argument }' не можна поєднувати з '{ $other }'
usage-possible-values = [можливі значення: { $values }]
usage-similar = підказка: є схоже '{ $name }'
value-rules = правила бувають { $known }; правила змагання читаються з файлу на .toml
value-handicap = пишіть кількість каменів від 0 до { $most }
value-bonus = пишіть 0, N або N-1
value-prisoners = пишіть кількість захоплених каменів обох кольорів, до { $most } кожного, як-от B=3,W=5
value-penalties = пишіть очки, які втрачає гравець, як-от black=2 чи black=2,white=4
value-overtime = пишіть, яку частку основного часу витрачено понад нього, як-от black=0.2 чи white=5/30
value-time = пишіть час до тижня з одиницею, як-от 60min, 1h30m чи 1:30:00
value-time-is-open = '{ $text }' — це хвилини й секунди або години й хвилини: пишіть { $minutes } чи { $hours }
value-byo-yomi = пишіть, скільки періодів і який завдовжки кожен, як-от 5x30s чи 1x1min
value-periods = пишіть від 1 до { $most } непорожніх періодів, як-от 5x30s
value-exceeded = пишіть, скільки разів перевищено період, як-от black=2 чи black=2,white=0
value-move-times = пишіть, скільки тривав кожен хід, як-от black=25s+34s чи black=31s,white=12s+65s
value-basic-time = партії без часу не буває
value-times = пишіть час з одиницями або як h:mm:ss, як-от black=7min чи black=52min,white=1:15:00
value-sets = пишіть, скільки каменів у комплекті, як-от black=179 чи black=179,white=180
value-empty = воно порожнє
value-left-open = пишіть ended, black-first або white-first
value-color = пишіть black або white
value-lines = пишіть кількість ліній, від 2 до { $most }
value-turn = пишіть градуси за годинниковою стрілкою: 90, 180 або 270
value-board-number = пишіть номер дошки зліва направо, від 1
value-game-number = пишіть номер партії у файлі, від 1
value-corners = пишіть вісім координат у пікселях, як-от 10,20,900,25,880,870,15,860
value-correction = пишіть точку і що там стоїть, як-от Q16=black (або white, empty)
value-ended = пишіть no-result або both-lose
value-fate = пишіть точку ланцюга та його долю, як-от C3=dead чи C3=alive
value-open-quote = лапки не закриті
value-engine = пишіть команду, що запускає рушій, як-от 'gnugo --mode gtp'
value-overlay-file = ім’я файлу має закінчуватися на .png або .svg
value-protocol-file = ім’я файлу має закінчуватися на .html, .pdf або .json
value-part = частина пишеться I/N, як-от 2/8
value-seconds = пишіть секунди, більше ніж 0 і до { $most }
value-number = пишіть ціле число від { $least } до { $most }
value-points-per-chi = пишіть парну кількість очок від 0 до 16, як-от 4 (пів ходу) чи 8
value-tuan = пишіть туань, як-от 7tuan
value-address = пишіть localhost або IP-адресу, з портом чи без, як-от localhost:8080
error-cannot-read-label = розмітку не вдається прочитати: { $error }
error-label = розмітку не вдається розібрати: { $error }
error-label-rows = рядки розмітки — не { $size } на { $size } із `.`, `B` і `W`
error-label-corners = розмітка не містить позиції з чотирма кутами її дошки
error-fault-not-here = у цій позиції нічого такого не може піти не так, щоб це було видно: виберіть іншу помилку чи позицію
error-cannot-fill-in = позицію не можна порахувати: див. `shuzi score --rules ing`
error-render-not-square = зобразити можна лише квадратні дошки, а не { $size } (доповніть позицію до квадрата)
error-render-size = створене фото має від 1 до { $most } пікселів у кожному напрямку, а не { $size }
error-scene = { $name } сцени — { $value }, але { $wanted }
error-jpeg = фото не вдалося записати як JPEG: { $error }
hint-another-fault = Виберіть інше --fault чи позицію, яку можна заповнити, або виправте --dead, --komi чи --penalty.
hint-square-position = Подайте квадратну позицію й фото щонайбільше 8192 пікселі на сторону.

## Errors: archives

error-not-a-run = у { $folder } немає пакета shuzi: назвіть теку пакета або нову теку, щоб почати
error-other-settings = у { $folder } пакет з іншими налаштуваннями: { $difference }. Назвіть іншу теку або задайте ті самі
error-run-not-new = у { $folder } вже є пакет: назвіть іншу теку або не вказуйте --new, щоб продовжити його
error-run-busy = у { $folder } працює інший shuzi
error-no-source = { $source } немає: перевірте назву; якщо в ній є пробіли, візьміть її в лапки
error-no-pattern = { $pattern } не є шаблоном: { $error }
error-nothing-fits = шаблону { $pattern } ніщо не відповідає
error-other-photos = у { $first } і { $other } різні списки фото: виконайте всі частини з тими самими джерелами й об’єднайте їх у новій теці
error-run-unfinished = ще не мають рядків фото: { $photos } (перше — { $first }): запустіть `shuzi batch` з тими самими аргументами або частини, яких бракує
error-no-parquet = цей shuzi зібрано без Parquet: виберіть --format jsonl чи csv або зберіть його з --features parquet
error-correction-not-kept = його не вдається зберегти: { $error }
error-too-many-answers = відповідей більше, ніж пунктів на дошці
error-photo-not-in-run = фото з таким вмістом у цьому пакеті не читали
error-nothing-to-correct = немає позиції, яку можна виправити
error-correction = виправлення { $photo }: { $error }
error-ends-within-a-line = { $file } обривається посеред рядка: завантажте його ще раз
error-photo-late = від фото відмовилися через { $seconds } с
error-photo-crashed = фото обірвало процес, який його читав ({ $how })
error-photo-panicked = фото обірвало потік, який його читав ({ $how })
error-data-set-column = немає стовпця { $column }, тож це не таблиця фото, яку зробив shuzi
error-data-set-row = рядок пошкоджено: { $why }
error-data-set-mixed = його фото оброблено з іншими налаштуваннями, ніж решту: { $difference }
hint-more-time = Прочитайте його окремо через `shuzi count` або дайте більше часу через --time-limit і --retry.
hint-more-memory = Можливо, потрібно більше пам’яті (--memory-limit разом із --retry); або воно пошкоджене невідомим для shuzi чином: повідомте про це.
error-no-worker = не вдається запустити робочий процес: { $why }
worker-no-program = немає програми
worker-no-streams = немає потоків
worker-other-settings = його налаштування не такі, як у пакета: { $difference }
worker-not-ready = він не готовий за { $seconds } с
error-file-unseen = файл: { $why }
error-original-not-found = Фото вже немає за адресою { $file }, або файл змінився. Назви відлічуються від теки, у якій запущено shuzi: запустіть shuzi serve там, де запускали shuzi batch.
error-photo-not-there = на початку фото було, але { $why }
photo-not-found = його не знайшли
photo-changed = воно змінилося після складання списку
photo-gone = його більше не вдається прочитати: { $error }
hint-run-again = Запустіть ту саму команду ще раз, для частини — спершу з --list-only: це фото прочитають знову.
error-run-settings = його налаштування не мають сенсу
error-run-rules-gone = правил, з якими почався пакет, не отримати: { $why }
error-run-rules-changed = { $file }: це вже не ті правила, з якими почався пакет
error-run-unreadable = пакет у { $folder } не вдається прочитати: { $error }
batch-listed-not-found = тут немає фото зі списку: { $photos }, перше — { $first }; зробіть їх видимими для цього комп’ютера
batch-found-not-listed = тут є фото, яких немає у списку: { $photos }
batch-parts-differ = { $other }; або складіть через --list-only список того, що є зараз, і повторіть частини
batch-no-photos-here = тут фото не знайдено: зробіть їх видимими для цього комп’ютера
batch-stopped = { $path }: { $error }. { $next ->
    [full] Звільніть місце
   *[other] Усуньте це
} й запустіть ту саму команду ще раз: вона продовжить з того ж місця

## Errors: how the program is called

usage-one-file = { $option } пише один файл: подайте один вхід
usage-one-file-or-trace = { $option } пише один файл: подайте один вхід або скористайтеся --trace DIR
usage-standard-input-twice = стандартний вхід можна прочитати лише раз
usage-explain-is-text = --explain уживається з --format text
usage-verify-files = verify називає свої входи в протоколі: подайте файли, а не стандартний вхід
usage-ask-input = --ask читає відповіді зі стандартного входу, а він уже є входом
usage-ask-or-not = --ask суперечить --yes і --no-ask
usage-needs-a-photo = --overlay і --trace потребують фото: скористайтеся `shuzi count`
usage-no-pdf = цю програму зібрано без PDF: зберіть її з можливістю 'pdf' або пишіть .html
usage-two-photos = --out і --fill-in — це два фото
usage-two-ports = --addr задає порт { $first }, --port — { $second }: задайте один із них
usage-takes-jpg = { $option } приймає файл .jpg
usage-takes-mjpeg = { $option } приймає файл .mjpeg
usage-no-run = у { $folder } немає пакета, який можна продовжити
usage-no-list = список { $file } не вдається прочитати: { $error }
usage-no-records = немає записів партій (.sgf)
usage-no-folder-of-records = теки записів { $folder } немає: вкажіть через --records, де вони, або --no-records
usage-records-not-utf8 = --records: шлях не в UTF-8 не можна зберегти для `shuzi merge`

## Archives: a batch while it runs

photos = { $photos } фото
batch-listing = Складаю список фото
# The first value is "5 photos"
batch-listed = { $photos }, із них різних: { $different }
files-passed-over = інших файлів пропущено: { $files }
# Counts or "left", with the counts, stand behind the colon
batch-progress = { $done }/{ $all } фото, { $rate } за секунду: { $rest }
batch-left = лишилося { $left }: { $counts }
batch-count = { $outcome ->
    [exact] певних
    [asked] із запитаннями
    [refused] відхилено
   *[failed] збоїв
}: { $photos }
batch-part-is-done = Частину { $part } завершено. Коли завершаться всі: shuzi merge { $folder }
batch-table-is-stale = { $file } лишається, як була: щоб записати її заново, вкажіть її формат у --format
batch-no-record = { $file } не є записом партії: { $error }

## Archives: the summary

# The first value is "5 photos"
summary-photos = { $photos }, із них таких самих, як попередні: { $same }
summary-corrected = виправлених людиною фото: { $photos }
summary-outcomes = Що вийшло
summary-errors = Без позиції
summary-lines = Дошки за кількістю ліній
summary-questions = Фото за кількістю запитань
summary-doubts = Пункти під сумнівом
summary-warnings = Попередження
summary-truth = Де позиція відома
summary-timings = Мілісекунд на фото
outcome-of-a-photo = { $kind ->
    [exact] прочитано й пораховано, запитань немає
    [asked] має глянути людина
    [refused] немає надійної дошки, або це не фото
   *[failed] не вдалося переглянути
}
kind-of-error = { $kind ->
    [no_board] дошки ґо не видно напевне
    [board_cut_off] дошку обрізано
    [several_boards] видно кілька дощок
    [too_blurred] надто розмите
    [too_small] замало пікселів
    [too_large] завелике
    [unreadable] пошкоджене, неповне або зникло
    [unsupported_format] формат, який не читається
    [bad_option] не відповідає заданому
    [timed_out] тривало задовго
    [crashed] обірвало свій процес
    [internal] помилка shuzi
   *[other] інше
}
kind-of-warning = { $kind ->
    [no_liberties] ланцюг без свобод
    [doubtful_grid] сітка, можливо, не з дошки
    [more_than_a_set] каменів більше, ніж у наборі
    [contradictory] твердження суперечать одне одному
    [stones_played] камені й полонені не сходяться
    [irregular_moves] ходи проти правил
    [open_dame] лишилися нейтральні пункти
    [unsealed] відкрита межа
    [in_atari] живі ланцюги в атарі
    [prisoners_deduced] полонених виведено
    [missing_teire] бракує захисних ходів
    [no_second_opinion] немає другої думки
   *[other] інше
}
outcome-where-known = { $kind ->
    [exact] усі пункти правильні
    [exact_if_asked] правильно після відповідей
    [too_many_questions] правильно, але забагато запитань
    [silent] помилка без запитання
    [refused] дошка є, позиції немає
    [phantom] позиція там, де дошки немає
   *[rightly_refused] дошки немає, і її не прочитано
}
column-step = крок
column-median = медіана
column-95-percent = 95 %
column-most = найбільше

## Archives: what needs a person

review-counts = переглянути: { $asked }, виправлено: { $corrected }, без позиції: { $unread }, не потребують нікого: { $exact }{ $missing ->
    [0] {""}
   *[other] , ще не прочитано: { $missing }
}
review-heading = Що має переглянути людина
review-overview = Переглянути фото: { $asked }; спершу ті, від яких залежить найбільше. Виправлено: { $corrected }, без позиції: { $unread }, не потребують нікого: { $exact }.
review-not-done = Ще не прочитано фото: { $photos }; пакет не завершено.
review-how = Поверх кожного фото намальовано: сітку (синя), чорні камені (зелені кільця), білі камені (рожеві кільця), пункти й групи під питанням (жовті, з назвами). Виберіть, як є насправді, і збережіть — усе для фото за раз. Що лишите відкритим, лишиться запитанням. Таблиці зміняться з наступним «shuzi merge».
review-needs-script = Без JavaScript тут нічого не можна зберегти.
review-download = Завантажити виправлення
review-asked = Переглянути: { $photos }
review-asked-more = Ще { $photos } фото: їх буде показано, коли сторінку зроблять заново після цих.
review-corrected = Виправлено: { $photos }
review-more = ще { $photos } фото
review-unread = Без позиції: { $photos }
review-same-photo = Те саме фото: { $names }
review-unfit = Сказане про це фото йому не відповідає, тож таблиці записати не можна: { $why }. Збережіть, як є насправді.
review-another-point = Інший пункт
review-save = Зберегти
review-corrected-by-a-person = Виправила людина.
review-nothing-to-answer = відповідати нема на що, але є на що зважити
review-questions = { $questions ->
    [one] { $questions } запитання
    [few] { $questions } запитання
   *[many] { $questions } запитань
}
# Behind the number of questions: what depends on the answers
review-no-result-before = { $questions }, без відповіді результату немає
review-no-points = { $questions }, на рахунок не впливає
review-points = { $questions }, відповідь змінює рахунок щонайбільше на { $points }
review-winner-and-points = { $questions }, може змінитися переможець: відповідь змінює рахунок щонайбільше на { $points }
review-drawing-of = { $file } з тим, що прочитано
review-not-counted = Лише позиція; нічого не підраховано.
review-points-together = Разом { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
   *[many] { $points } пунктів
}
review-one-by-one = по одному
review-leave-open = лишити відкритим
review-group = { $stones ->
    [1] Група на { $point }
   *[other] Група на { $point } (каменів: { $stones })
}
review-proposed = { $color ->
    [black] Чорна
   *[white] Біла
}, пропозиція: { $status ->
    [alive] жива
    [dead] мертва
    [seki] секі
   *[unsettled] нез’ясована
} ({ $why }); { $otherwise }
review-otherwise-not-counted = інакше порахувати не можна
review-otherwise-draw = інакше — нічия
review-otherwise-wins = інакше { $player ->
    [black] Чорні
   *[white] Білі
} виграють з перевагою в { $by }
review-otherwise-still-wins = інакше { $player ->
    [black] Чорні
   *[white] Білі
} все одно виграють з перевагою в { $by }
review-there-is = Там
review-a-black-stone = чорний камінь
review-a-white-stone = білий камінь
review-no-stone = каменя немає
review-a-dead-group = мертва група
review-a-living-group = жива група
review-remove = Прибрати
# What the page's script says
review-collected = Зібрано в цьому браузері: завантажте нижче.
review-collected-until-closed = Зібрано, доки сторінку не закрито: завантажте нижче.
review-count = Виправлено тут фото: { $photos }
review-put = Покладіть { $file } до теки пакета, поруч із run.json.

## Evaluation: tables

column-source = джерело
column-photos = фото
column-groups = груп
column-exact = точно
column-once-asked = +питання
column-too-many = забагато
column-silent = мовчки
column-refused = відхилено
column-wrong-share = хибних/читаних
column-by-group = за групами
column-probability = імовірність
column-points = пунктів
column-grids = сіток
column-wrong = хибних
column-mean = середнє
column-right = правильних
eval-stress-tests = стрес-тести
eval-special = особливі
eval-all = УСІ
eval-without-a-board = без дошки: вигадано { $phantom }, слушно відхилено { $refused }
eval-by-group = за групами: точно { $exact }  точно+питання { $asked }  мовчки хибно { $silent }  відхилено { $refused }
eval-photos = фото: точно { $exact }  точно+питання { $asked }  мовчки хибно { $silent }  забагато питань { $many }  відхилено { $refused }
eval-points = хибних пунктів { $wrong }  запитань на прочитану дошку { $questions }
eval-corners = похибка кутів: { $median } відстані між лініями (медіана), { $worst } (найгірша)
eval-points-title = Камені: наскільки певним було прочитане на пункті
eval-grids-title = Сітки: наскільки певною була найімовірніша, разом із відхиленими
eval-above = понад { $low }
eval-between = від { $low } до { $high }
eval-calibration = очікувана похибка калібрування { $error }
eval-time = Час, мс
eval-wrong-points = хибних { $wrong } запитано { $asked } де (рядок, стовпець) { $places }

## Evaluation: the contact sheet

sheet-heading = Фото, варті погляду
sheet-legend = Поверх кожного фото намальовано: знайдену сітку (синя), чорні камені (зелені кільця), білі камені (рожеві кільця), пункти під питанням (жовті знаки питання), хибні пункти (червоні квадрати) та справжній обрис із кутами (фіолетовий); на відхиленому фото — обрис найімовірнішої сітки (жовтий). Пункти названо так, як дошку повернуто під час читання; числа в дужках — імовірності.
sheet-outcome = { $outcome ->
    [silent] Мовчки хибно
    [phantom] Прочитано там, де дошки немає
    [refused] Відхилено
    [too_many_questions] Забагато запитань
    [exact_if_asked] Точно після запитань
    [exact] Точно
   *[rightly_refused] Слушно відхилено
}
sheet-nothing = Немає фото для показу.
sheet-count = { $title }: { $count }
sheet-group = Група { $group }
sheet-train = дозволено для навчання
sheet-stress = стрес-тест
sheet-special = обрізана, частково закрита або не єдина дошка
sheet-wrong-points = хибних пунктів: { $wrong } із { $judged }
sheet-asked = запитано про { $asked }
sheet-corners = похибка кутів: { $spacings } відстані між лініями
sheet-grid = найімовірніша сітка { $grid ->
    [right] правильна
   *[wrong] хибна
}, певність { $confidence }
sheet-no-board-there = Прочитано як дошку { $size }; на фото дошки немає.
sheet-other-size = Прочитано як дошку { $size }; це не її розмір.
sheet-wrong = Хибні
sheet-asked-about = Запитано
sheet-wrong-point = { $point } прочитано як { $read ->
    [black] чорний камінь
    [white] білий камінь
   *[empty] порожній пункт
}{ $probability }, насправді { $truth ->
    [black] чорний камінь
    [white] білий камінь
   *[empty] порожній пункт
}{ $asked ->
    [asked] {""}
   *[not] , без запитання
}
sheet-question = { $point } прочитано як { $read ->
    [black] чорний камінь
    [white] білий камінь
   *[empty] порожній пункт
} ({ $probability }): { $doubt }

## The server

serve-page-at = Сторінка за адресою { $address }
serve-secret = Відповідь отримає лише той, хто має всю цю адресу: покажіть її тим, кому можна користуватися сторінкою.
serve-address-unknown = Адреса цього комп’ютера в мережі невідома: поставте її замість 0.0.0.0.
serve-fingerprint = Сертифікат саморобний, тож браузери попереджають про нього. Він правильний, якщо вони показують цей відбиток SHA-256: { $fingerprint }
serve-has-no-page = Ця збірка не містить сторінки, лише її інтерфейс (api/). Щоб мати сторінку, зберіть shuzi в його репозиторії.
serve-keeps = Фото й прочитане зберігаються в { $folder }.
serve-keeps-nothing = Нічого не зберігається.
serve-review-at = Те, що має переглянути людина, є за адресою { $address }; виправлення зберігаються в { $folder }.
serve-cannot-review = { $folder } не можна показати для перегляду ({ $error }): вкажіть теку пакета через --review.
serve-not-kept = Не вдається зберегти фото ({ $error }): звільніть місце в теці. Про наступні не повідомлятиметься.
serve-keep-full = У { $folder } вже стільки, скільки можна зберігати ({ $photos } фото або { $megabytes } МБ): нові фото не зберігаються. Спорожніть теку або вкажіть більше значення --keep-at-most чи --keep-size і запустіть shuzi знову.
serve-stop-with = Ctrl+C зупиняє роботу.
serve-stops = Зупинка. Спершу завершиться поточний підрахунок; ще раз Ctrl+C зупиняє негайно.
serve-cannot-open = Не вдається запустити браузер ({ $error }): відкрийте адресу в ньому самі.
serve-needs-lan = До { $address } могли б звертатися інші. Якщо їм можна, додайте --lan: тоді відповідь отримає лише той, хто має всю адресу.
serve-address-in-use = { $address } зайнято, можливо, іншим shuzi: зупиніть його або виберіть інший порт, як-от --addr { $other }
serve-no-such-address = Цей комп’ютер не має адреси { $address }: назвіть його власну через --addr або не вказуйте --addr.
serve-not-allowed = Вам не дозволено використовувати { $address }: виберіть більший порт, як-от --addr { $other }
serve-cannot-listen = Не вдається використати { $address } ({ $error }): назвіть іншу адресу через --addr.
serve-cannot-keep = Не вдається писати в { $folder } ({ $error }): назвіть іншу теку через --keep.
serve-has-no-tls = Цей shuzi зібрано без --tls: не вказуйте --tls або зберіть його з --features tls.
serve-failed = Сервер не може працювати далі ({ $error }).

## Placing

placing-counts = { $file }: { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}, { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тури
   *[many] { $rounds } турів
}
placing-place = місце
placing-points = очки
placing-games = партії
placing-player = гравець
placing-rested-on = { $secondary ->
    [a1] B1 і B2 — суми A1 суперників
   *[a1-and-a2] B1 і B2 — суми A1 і A2 суперників разом
} (--secondary { $option }).
placing-would-be = { $player } — { $otherwise } місце замість { $place }
placing-otherwise = Правила не визначають, чим є вторинні очки суперника. Якщо це { $secondary ->
    [a1] A1
   *[a1-and-a2] A1 і A2 разом
}: { $moved } (--secondary { $option }).
placing-otherwise-by-forfeits = Правила не визначають, чи є переможеним суперник, який не з’явився. Інакше: { $moved } (--forfeits { $option }).
placing-otherwise-by-byes = Правила не визначають, чи є пропуск туру без суперника очком. Інакше: { $moved } (--byes { $option }).
placing-failed-to-appear = { $player }: неявка, тур { $rounds }, поразка (стаття 8).
placing-absent = { $player }: відсутність за власним проханням, тур { $rounds }.
placing-suspended = { $player }: відсторонення з туру { $round }, решту партій програно (стаття 8).
placing-not-met = { $player } не має в таблиці партії з: { $others }. Якщо вона ще мала відбутися, виграв суперник; допишіть її, наприклад як B+F.
placing-to-be-suspended = { $player }: відсутність { $times } р., дозволено { $allowed }. За статтею 8 гравця відсторонюють. Додайте рядок із результатом «suspended» у турі, з якого це діє.
placing-how-often = Стаття 8 відсторонює того, хто не з’явився або просить про відсутність частіше за встановлену кількість; чи досить одного разу, вона не каже. Скільки разів дозволено, вкажіть через --absences.

## The clock

clock-hours = { $hours } год
clock-minutes = { $minutes } хв
clock-seconds = { $seconds } с
clock-milliseconds = { $milliseconds } мс
# 1 год 15 хв
clock-units = { $first } { $second }
clock-late = запізнення { $late }
clock-used = використано { $used }
clock-over = перевищено на { $over }
clock-of-a-side = { $player ->
    [black] Чорні
   *[white] Білі
}: { $facts }: { $cost }
clock-both-readings = { $full } за повним основним часом, { $left } за тим, що лишилося від нього після запізнення
clock-which-reading = Стаття 7 не каже, що з двох правильне: вирішує суддя.
clock-no-points = без втрати очок
clock-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
clock-exactly-half = рівно половина, про яку стаття 7 каже і що вона коштує 6 очок, і що це поразка: вирішує суддя
clock-lost-on-time = поразка за часом (перевищено більш ніж на половину)
clock-failed-to-appear = поразка (ліміт часу минув, перш ніж гравець з’явився, стаття 8)
clock-loses-points = { $player ->
    [black] Чорні
   *[white] Білі
} втрачають { $points } (--penalty { $option })
clock-nobody-loses = Очки не втрачено.
clock-loses-the-game = { $player ->
    [black] Чорні
   *[white] Білі
} програють партію.
clock-both-lose = Обидві сторони програють за часом: програла та, що дійшла до цього першою, а з цих даних цього не видно.
clock-open = Скільки втрачено, залежить від рішення судді.
clock-exceeded = { $period } перевищено { $times } з { $periods } разів
clock-counted-lost = поразка за часом ({ $exceeded })
clock-last-period = { $exceeded }: стаття 7 дозволяє стільки перевищень, перш ніж гравець програє, а звичайні годинники завершують партію останнім: вирішує суддя
clock-to-the-second = { $exceeded }: один хід тривав точно свій період, що за статтею 7 не є перевищенням, а за годинником може бути: вирішує суддя
clock-late-for-all = запізнення забрало весь основний час: неявка, якщо ліміт часу — те, що від нього лишилося (стаття 8), інакше одразу почався відлік секунд: вирішує суддя
clock-not-told = { $exceeded }, чого ці дані не кажуть: укажіть --exceeded або --moves

## Handicap

handicap-difference = { $black } проти { $white }: різниця очок — { $points } (ходів: { $moves })
handicap-difference-with-chi = { $black } проти { $white }, { $chi } очок за Chi: різниця очок — { $points } (ходів: { $moves })
handicap-no-compensation = ніхто не дає очок
handicap-black-gives = Чорні дають очок: { $points }
handicap-white-gives = Білі дають очок: { $points }
handicap-by-compensation = { $given } ({ $options })
handicap-by-moves-with-points = ходів фори: { $moves } (Чорні ставлять каменів: { $stones }, перш ніж піде Білий), { $given } ({ $options }): хід фори за кожен повний хід, і 8 очок рівної партії лишаються
handicap-by-moves-alone = ходів фори: { $moves } (Чорні ставлять каменів: { $stones }, перш ніж піде Білий), { $given } ({ $options }): хід фори за кожен повний хід, а очки лише за дріб
handicap-by-points = ходів фори: { $moves } (Чорні ставлять каменів: { $stones }, перш ніж піде Білий), { $given } ({ $options }): хід фори за кожні 16 очок, скільки вартий перший хід
handicap-exchange-colors = Слабший гравець грає Чорними (стаття 6): поміняйте кольори.
handicap-choose-colors = Рівна партія: старший гравець бере жменю білих каменів, а другий вгадує «парне чи непарне»; вгадавши, він обирає колір, інакше обирає старший (стаття 6).
handicap-guesser-chooses = Вгадано: колір обирає той, хто вгадував (стаття 6).
handicap-older-chooses = Не вгадано: колір обирає старший гравець (стаття 6).
handicap-which-chi = Стаття 6 не каже, чого вартий Chi: пів ходу, як Tuan, чи цілий хід. Вкажіть через --chi.
handicap-which-game = Стаття 6 застосовує ходи фори від різниці у два ходи, але не каже, чи лишаються 8 очок і чи хід фори вартий 8 очок, як хід між розрядами, чи 16, як перший хід: домовтеся перед партією.
