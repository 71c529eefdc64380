# shuzi: Українська

## Players and stones

player = { $player ->
    [black] Чорні
   *[white] Білі
}
stone = { $stone ->
    [black] чорний камінь
    [white] білий камінь
   *[empty] порожній пункт
}

## Lists

between-points = {", "}
between-facts = {", "}
between-clauses = {"; "}
two-clauses = { $first }; { $second }
two-sentences = { $first } { $second }
points-and-more = { $points } і ще { $more }

## Numbers

# 2 3/4
whole-and-fraction = { $whole } { $fraction }
# 7,5; the whole number may be -0
whole-and-a-half = { $whole },5

## Amounts, in the accusative: they stand behind "з перевагою в" and "попереду на"

amount-of-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
amount-of-half-a-point = 0,5 очка
amount-of-points-and-a-half = { $whole },5 очка
amount-of-zi = { $zi } зі ({ $points })

## The result

wins = { $player ->
    [black] Чорні
   *[white] Білі
} виграли з перевагою в { $by }
wins-the-tie = Рівний рахунок, перемога { $player ->
    [black] Чорних
   *[white] Білих
}
draw = Нічия (джиго)
result-in-short = { $player ->
    [black] Ч
   *[white] Б
}+{ $by }
result-if-confirmed = { $result } (якщо все наведене вище підтвердиться)
no-result = Результату немає: таку позицію порахувати не можна.

## The count

counted = { $rules }: { $counts }
counts = Чорні { $black }, Білі { $white } без урахування комі
no-territory-in-seki = Без території в секі: { $points }
is-ahead = { $player ->
    [black] Чорні
   *[white] Білі
} попереду на { $by }
nobody-is-ahead = рахунок рівний
ahead-between = від «{ $least }» до «{ $most }»
ahead-at-least = для Чорних щонайгірше «{ $least }»
ahead-at-most = для Чорних щонайкраще «{ $most }»
ahead-unknown = що вийде, обчислити не вдалося
ended-no-result = Партія закінчилася без результату (рішення судді)
ended-both-lose = Обидва гравці програють (рішення судді)
ended-no-result-by-article-12 = Партія закінчилася без результату: та сама позиція всієї дошки повторилася, і обидва гравці погодилися (японські правила 1989 року, стаття 12)
ended-both-lose-by-article-13 = Обидва гравці програють: після зупинки вони не змогли домовитися про кінець через дієвий хід або про зсунутий камінь (японські правила 1989 року, стаття 13)
ended-no-result-in-short = без результату
ended-both-lose-in-short = програють обидва
not-finished = Партію не завершено; за нинішньою позицією:
not-finished-but-clear = Партію не завершено. Якщо дограти: { $ahead }. За нинішньою позицією:
not-finished-and-open = Партію не завершено. Якщо дограти: { $black-first }, коли починають Чорні; { $white-first }, коли починають Білі. За нинішньою позицією:

## Rules

rules-of-a-set = { $set ->
    [chinese] Китайські правила
    [chinese-1988] Китайські правила (1988)
    [ing] Правила Інга
    [japanese] Японські правила
    [korean] Корейські правила
    [aga] Правила AGA
    [new-zealand] Новозеландські правила
    [tromp-taylor] Правила Тромпа — Тейлора
   *[beginner] Правила для початківців
}
rules-of-an-event = Правила «{ $event }» ({ $set ->
    [chinese] китайські
    [chinese-1988] китайські 1988 року
    [ing] Інга
    [japanese] японські
    [korean] корейські
    [aga] AGA
    [new-zealand] новозеландські
    [tromp-taylor] Тромпа — Тейлора
   *[beginner] для початківців
})
with-komi = комі { $komi }
with-handicap = фора { $stones }
with-group-tax = податок на групи
with-sunjang-counting = підрахунок сунджан
with-a-penalty = { $player ->
    [black] штраф Чорних
   *[white] штраф Білих
} { $points }
source-chinese = китайські правила 2002 року, пункт 9 курсу для суддів
source-chinese-1988 = китайські правила 1988 року, статті 9 і 11
source-ing = правила Інга (SST), стаття 4
source-japanese = японські правила 1989 року, статті 8–10
source-korean = корейські правила, як японські 1989 року, статті 8–10
source-aga = правила AGA, підрахунок за площею
source-new-zealand = новозеландські правила, підрахунок за площею
source-tromp-taylor = правила Тромпа — Тейлора
source-beginner = камені та оточені пункти
source-sunjang = сунджан падук, давній корейський підрахунок
source-with-group-tax = { $source }; рахуються камені, які можна поставити, тож кожна група втрачає свої очі

## The board

heading = { $file }: дошка { $size }, чорних каменів { $black }, білих { $white }
read-together = Прочитано разом із { $files }
mark-dead = { $color ->
    [black] мертвий чорний
   *[white] мертвий білий
}
mark-area = { $color ->
    [black] належить Чорним
   *[white] належить Білим
}
mark-dame = відкрите даме
mark-unsealed = відкрита межа
mark-doubtful = під сумнівом
mark-asked-stone = { $color ->
    [black] цей чорний камінь?
   *[white] цей білий камінь?
}
mark-asked-point = цей пункт?

## Doubtful points

please-check = Перевірте { $point }: прочитано як { $stone }, але { $doubt }
please-check-more = Перевірте ще { $points ->
    [one] { $points } пункт, позначений на рисунку знаком ?
    [few] { $points } пункти, позначені на рисунку знаком ?
   *[many] { $points } пунктів, позначених на рисунку знаком ?
}
doubt-glare = пункт закриває відблиск
doubt-ambiguous = це може бути й щось інше
doubt-covered = пункт щось закриває
doubt-off-point = камінь лежить між цим пунктом і сусіднім
doubt-out-of-frame = пункт лежить поза фото
doubt-no-liberties = ланцюг не має свобод

## Life and death

status = { $status ->
    [alive] жива
    [dead] мертва
    [seki] секі
   *[unsettled] не вирішено
}
reason-pass-alive = її не захопити, навіть якщо власник завжди пасує
reason-inside-safe-area = стоїть у безпечній зоні суперника без місця для життя
reason-caught = її захоплять, навіть якщо власник ходить першим
reason-judged = живе у { $survived } із { $played } розіграшів, а за виглядом — на { $percent } %
# The same without figures, where it is signed.
reason-judged-in-words = { $lives ->
    [none] не живе в жодному з випробуваних продовжень
    [few] живе лише в деяких із випробуваних продовжень
    [half] живе приблизно в половині випробуваних продовжень
    [most] живе в більшості випробуваних продовжень
   *[all] живе в усіх випробуваних продовженнях
}, а за формою { $shape ->
    [dead] мертва
    [alive] жива
   *[unclear] може бути і живою, і мертвою
}
reason-vital-point = має один малий очний простір: вирішує той, хто першим зіграє на { $point }
reason-turn = залежить від того, чий хід: живе в { $owner-first } % розіграшів, якщо починає власник, і в { $opponent-first } %, якщо суперник
reason-turn-in-words = залежить від того, чий хід: якщо починає власник, { $owner-first ->
    [none] не живе в жодному з випробуваних продовжень
    [few] живе лише в деяких із випробуваних продовжень
    [half] живе приблизно в половині випробуваних продовжень
    [most] живе в більшості випробуваних продовжень
   *[all] живе в усіх випробуваних продовженнях
}, якщо суперник — { $opponent-first ->
    [none] у жодному
    [few] лише в деяких
    [half] приблизно в половині
    [most] у більшості
   *[all] в усіх
}
reason-shared-liberties = жодна сторона не може зайняти спільні свободи
reason-bent-four = зігнута четвірка в кутку вб’є її, коли не лишиться ко-загроз
reason-carried-over = як прочитано до виправлення дошки
reason-stated = так указала людина
reason-stated-by-ko-pass = так указала людина: ко відбирають лише після пасу за це ко (стаття 7.2)
stated-by-ko-pass = { $color ->
    [black] чорні
   *[white] білі
} { $points }: { $status ->
    [dead] мертві
    [seki] живі в секі
   *[alive] живі
}, так указала людина: під час підтвердження життя і смерті ко можна відібрати лише після пасу за це ко (японські правила 1989 року, стаття 7.2)
second-opinion = { $engine } вважає: { $status ->
    [alive] жива
    [dead] мертва
    [seki] у секі
   *[unsettled] не вирішено
}
proposal = { $color ->
    [black] чорна група
   *[white] біла група
} { $points }: { $status ->
    [alive] жива
    [dead] мертва
    [seki] секі
   *[unsettled] не вирішено
}, упевненість { $percent } % ({ $reason })
otherwise = якщо { $fate ->
    [alive] жива
   *[dead] мертва
}: { $lead }
please-confirm = Підтвердьте: { $proposal }

## Questions to a person

ask-point = Що стоїть на { $point }? Прочитано як { $stone } ({ $percent } %), але { $doubt }.
ask-group = Чи мертва { $color ->
    [black] чорна
   *[white] біла
} група { $points }? Пропозиція: { $fate ->
    [alive] жива
   *[dead] мертва
}, упевненість { $percent } % ({ $reason }).
# Both without figures, where it is signed.
point-in-words = Що стоїть на { $point }? Прочитано як { $stone }, але { $doubt }.
group-in-words = Чи мертва { $color ->
    [black] чорна
   *[white] біла
} група { $points }? Пропозиція: { $fate ->
    [alive] жива
   *[dead] мертва
} ({ $reason }).
ask-group-beside-a-second-opinion = { $question } { $second }.
ahead = { $player ->
    [black] Чорні
   *[white] Білі
} попереду на { $by }
nobody-ahead = рахунок рівний
# The two answers are a "stone" or a "status" each.
consequence = Якщо { $first }: { $first-lead }; якщо { $second }: { $second-lead }.
# The letters are the keys, in every language.
point-keys = [Enter] { $proposed }  [b] чорний  [w] білий  [e] порожньо  [u] назад  [q] лишити відкритим  [?] довідка:{" "}
group-keys = [Enter] { $proposed }  [a] жива  [d] мертва  [u] назад  [q] лишити відкритим  [?] довідка:{" "}
# While one of several inputs is looked at.
looking-at-input = { $file } ({ $number } з { $of })
question-of = { $file }: запитання { $number } з { $of }
not-a-key = Клавіші «{ $typed }» немає.
nothing-to-undo = Немає відповіді, яку можна було б скасувати.
# What the keys do, each behind its key.
help-black = там чорний камінь
help-white = там білий камінь
help-empty = пункт порожній
help-as-read = усе так, як прочитано: { $proposed }
help-alive = група жива або в секі: вона лишається на дошці
help-dead = група мертва: її знімають перед підрахунком
help-as-proposed = усе так, як запропоновано: { $proposed }
help-undo = скасовує останню відповідь
help-leave-open = завершує запитання про цю дошку; що лишилося відкритим, буде в переліку, а результат треба підтвердити
help-help = показує цю довідку
ask-left-open = Партію не завершено на { $points }. Вона так і закінчилася чи ці пункти зайняли?
left-open = { $how ->
    [black-first] першими займали Чорні
    [white-first] першими займали Білі
   *[ended] так і закінчилася
}
left-open-leads-to = Якщо «{ $how }»: { $lead }.
left-open-keys = [Enter] так і закінчилася  [e] так і закінчилася  [b] першими займали Чорні  [w] першими займали Білі  [u] назад  [q] лишити відкритим  [?] довідка:{" "}
help-ended = партія так і закінчилася: нейтральні пункти лишаються спільними (правила Інга, стаття 8)
help-black-filled-first = пункти займали по черзі, починали Чорні
help-white-filled-first = пункти займали по черзі, починали Білі
help-as-ended = партія так і закінчилася
help-names = Хто відповідає, каже ім’я після клавіші, наприклад «{ $key } Anna»; без імені це { $by }.
ask-whole-board = { $file }: фото закінчується там, де й лінії, і не видно, що за ними. Чи { $lines }×{ $lines } ліній — це вся дошка?
whole-board-keys = [Enter] [n] ні, лише частина  [y] так, уся дошка:{" "}

## Warnings

warning = Увага: { $warning }
warning-no-liberties = ланцюг { $points } не має свобод: камінь прочитано неправильно або захоплене не знято з дошки; виправте через --set, наприклад --set { $first }=empty
warning-doubtful-grid = сітка правильна лише з імовірністю { $percent } %: перевірте, чи лежить вона на лініях дошки, наприклад через --overlay, а якщо ні, вкажіть --size або інші --corners
# The same three where nobody types options: in the page.
warning-no-liberties-in-a-page = ланцюг { $points } не має свобод: камінь прочитано неправильно або захоплене не знято з дошки; торкніться хибного пункту
warning-doubtful-grid-in-a-page = сітка правильна лише з імовірністю { $percent } %: перевірте, чи лежить вона на лініях дошки, а якщо ні, пересуньте її кути
warning-prisoners-deduced-in-a-page = кількість полонених невідома, її виведено так, ніби ніхто не пасував: { $white-last }, якщо останніми ходили Білі, { $black-last }, якщо Чорні; вкажіть її в «Правилах»
# And on paper, which is signed.
warning-no-liberties-on-paper = ланцюг { $points } не має свобод: камінь прочитано неправильно або захоплене не знято з дошки
warning-doubtful-grid-on-paper = немає певності, що сітка лежить на лініях дошки
warning-prisoners-deduced-on-paper = кількість полонених невідома, її виведено так, ніби ніхто не пасував: { $white-last }, якщо останніми ходили Білі, { $black-last }, якщо Чорні
warning-more-than-a-set = { $color ->
    [black] { $stones ->
        [one] { $stones } чорний камінь
        [few] { $stones } чорні камені
       *[many] { $stones } чорних каменів
    }
   *[white] { $stones ->
        [one] { $stones } білий камінь
        [few] { $stones } білі камені
       *[many] { $stones } білих каменів
    }
} — більше, ніж у повному комплекті: можливо, деякі прочитано неправильно
warning-stones-played = разом із полоненими Чорні поставили { $black ->
    [one] { $black } камінь
    [few] { $black } камені
   *[many] { $black } каменів
}, а Білі { $white }, і це не сходиться: камінь прочитано неправильно чи загублено, полонених пораховано неправильно або хтось пасував
warning-irregular-moves = { $moves ->
    [one] { $moves } хід запису порушує правила
    [few] { $moves } ходи запису порушують правила
   *[many] { $moves } ходів запису порушують правила
}: { $told }
warning-repeated-boards = у записі повторилася позиція на всій дошці: { $told }
rule-breach = Хід { $number } ({ $color ->
    [black] Чорні
   *[white] Білі
} { $point }) { $did ->
    [occupied] зроблено на камінь: можливо, запис пошкоджений.
    [suicide] { $stones ->
        [one] є самогубством { $stones } каменя
       *[many] є самогубством { $stones } каменів
    }, що заборонено ({ $article }).
    [ko] одразу відбив ко, що заборонено ({ $article }).
   *[repetition] відновив позицію на всій дошці, що була { $since ->
        [0] на початку
       *[other] після ходу { $since }
    }{ $ruling ->
        [forbidden] , що заборонено
        [no_result_if_agreed] : партія закінчується без результату, якщо обидва гравці згодні
       *[referee_decides] : один раз це дозволено тому, хто лише турбує, а в боротьбі заборонено; що саме це було, вирішує суддя
    } ({ $article }).
}
rule-breach-more = { $moves ->
    [one] І ще { $moves } хід.
    [few] І ще { $moves } ходи.
   *[many] І ще { $moves } ходів.
}
rule-article = { $article ->
    [chinese-suicide] китайські правила 2002 року, пункт 5
    [chinese-board] китайські правила 2002 року, пункт 6
    [chinese-1988-suicide] китайські правила 1988 року, стаття 5
    [chinese-1988-board] китайські правила 1988 року, стаття 6
    [ing-suicide] правила Інга (SST), стаття 1
    [ing-ko] правила Інга (SST), стаття 3
    [ing-board] правила Інга (SST), статті 1 і 3
    [japanese-suicide] японські правила 1989 року, стаття 4
    [japanese-ko] японські правила 1989 року, стаття 6
    [japanese-board] японські правила 1989 року, стаття 12
    [korean-suicide] корейські правила, як японські 1989 року, стаття 4
    [korean-ko] корейські правила, як японські 1989 року, стаття 6
    [korean-board] корейські правила, як японські 1989 року, стаття 12
    [aga-suicide] правила AGA, правило 5
    [aga-board] правила AGA, правило 6
    [new-zealand] новозеландські правила, визначення ходу
    [tromp-taylor] правила Тромпа — Тейлора, правило 6
    [beginner] правила для початківців
    [beginner-board] правила для початківців, правило VI
   *[event] власні правила змагання
}
warning-filled-board = дошку заповнено: { $stones } каменів не мають дихань. Заповнена дошка не показує результату; сфотографуйте її до заповнення або перевірте заповнення за допомогою `shuzi verify --after`
warning-far-from-finished = до кінця партії ще далеко (каменів: { $stones }, нічиїх пунктів: { $neutral }): рахувати ще нічого. Щоб усе ж порахувати, вкажіть --left-open ended або --dead none
warning-far-from-finished-in-a-page = до кінця партії ще далеко (каменів: { $stones }, нічиїх пунктів: { $neutral }): рахувати ще нічого
warning-open-dame = ще можна зайняти нейтральні пункти: { $points }; дограйте їх, а потім рахуйте знову
warning-unsealed = межа відкрита на { $points }: чия там територія, сказати не можна
warning-in-atari = живі ланцюги в атарі на { $points }: відкрите ко або бракує захисного ходу
warning-prisoners-deduced = кількість полонених невідома, її виведено так, ніби ніхто не пасував: { $white-last }, якщо останніми ходили Білі, { $black-last }, якщо Чорні; вкажіть її, наприклад --prisoners B=3,W=5
warning-no-second-opinion = { $engine } не дав другої думки: { $message }. Мертві камені визначено без неї. { $hint }
warning-missing-teire = бракує захисних ходів (теіре) на { $points }: перед підрахунком власник має заповнити { $count ->
    [1] цей пункт, тож він не є територією
   *[other] ці пункти, тож вони не є територією
}
warning-bonus-open = не сказано, що отримують Білі за { $stones } каменів фори, а тексти правил різняться{ $winner ->
    [same] {""}
   *[other] : від цього залежить переможець
}. { $results }; укажіть це, наприклад --white-handicap-bonus N
warning-bonus-open-in-a-page = не сказано, що отримують Білі за { $stones } каменів фори, а тексти правил різняться{ $winner ->
    [same] {""}
   *[other] : від цього залежить переможець
}. { $results }; укажіть це в «Правилах»
warning-bonus-open-on-paper = не сказано, що отримують Білі за { $stones } каменів фори, а тексти правил різняться{ $winner ->
    [same] {""}
   *[other] : від цього залежить переможець
}. { $results }
handicap-bonus = { $bonus ->
    [none] нічого
    [each] одне очко за кожен камінь
   *[each-but-one] одне очко за кожен камінь, крім одного
}
bonus-and-result = За умови «{ $bonus }»: { $result }
recorded-agrees = Запис називає той самий результат: { $written }
recorded-not-counted = Результат із запису, { $written }, отримано не підрахунком: порівнювати нічого.
recorded-unreadable = Результат із запису, «{ $written }», незрозумілий, його не порівняно.
recorded-bonus = Результат із запису, { $written }, показує, що отримують Білі за камені фори: { $bonus } ({ $points }).
warning-differs-from-record = запис називає { $written }, підрахунок дає { $counted }: { $reasons }
difference-fate = збіглося б, якби { $points } { $fate ->
    [dead] були мертві
   *[alive] були живі
}
difference-open-points = можливо, перед підрахунком зайняли ще { $points ->
    [one] { $points } відкритий пункт
    [few] { $points } відкриті пункти
   *[many] { $points } відкритих пунктів
}
difference-bonus = збіглося б за такої умови щодо каменів фори: { $bonus }
difference-komi = збіглося б із комі { $komi }
difference-black-moved-last = збіглося б, якби останніми ходили Чорні
difference-zi = збіглося б, якщо в записі зі, а не очки
difference-territory = збіглося б, якщо рахували територію, а не площу
difference-area = збіглося б, якщо рахували площу, а не територію
difference-other-winner = збіглося б, якщо запис називає не того переможця
difference-prisoners = можливо, інакше рахували полонених або віддавали камені за паси
difference-unexplained = жодна з перевірених причин цього не пояснює; порівняйте мертві камені, комі й правила
set-lacks = { $player ->
    [black] У комплекті Чорних
   *[white] У комплекті Білих
} бракує { $stones ->
    [one] { $stones } каменя
   *[many] { $stones } каменів
}
warning-incomplete-sets = { $lacking }: { $effect ->
    [other-winner] заповнення показало б { $shown } і назвало б не того переможця
    [other-margin] заповнення показало б { $shown }
   *[nothing] заповнення все одно показує правильну різницю, бо обом бракує порівну
}. Вирішує підрахунок із повними комплектами (правила Інга, статті 4, 9 і 12): { $result }. Перед заповненням доповніть комплекти
note = Примітка: { $note }
warning-encoding-unstated = у записі не сказано, як закодовано текст: його прочитано як { $encoding }{ $stones-differ ->
    [yes] , але прочитаний інакше він має інші камені: перевірте, чи правильна позиція
   *[no] {""}
}
warning-encoding-misstated = у записі вказано кодування { $stated }, але це не так: його прочитано як { $encoding }{ $stones-differ ->
    [yes] , але прочитаний інакше він має інші камені: перевірте, чи правильна позиція
   *[no] {""}
}
warning-several-games = у файлі { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
} ({ $named }), узято першу; іншу виберіть через --game, наприклад --game 2
warning-not-closed = запис закінчується без закривної дужки: { $moves ->
    [0] узято камені, які в ньому є
    [one] узято { $moves } хід, який у ньому є
    [few] узято { $moves } ходи, які в ньому є
   *[many] узято { $moves } ходів, які в ньому є
}; чогось далі може бракувати
warning-variation-not-closed = запис закінчується без закривної дужки, у варіанті, який не рахується: головна лінія ціла
warning-text-outside = поза партією є текст, його пропущено
warning-moves-outside = поза партією, перед першою дужкою чи після останньої, є ходи, їх пропущено: можливо, дужка стоїть не там
warning-bracket-missing = текст { $property } { $moves ->
    [0] перед першим ходом
   *[other] після ходу { $moves }
}, здається, тягнеться через наступну властивість: там бракує закривної дужки, і хід могло бути втрачено
warning-small-names = властивості запису написано малими літерами; їх узято як великі
warning-size-unstated = у записі не сказано, якого розміру дошка: узято 19 ліній, як велить формат
warning-size-may-be-smaller = у записі не сказано, якого розміру дошка: узято 19 ліній, але всі камені лежать там, де була б дошка на { $lines } ліній; якщо це вона, впишіть у запис SZ[{ $lines }]
warning-stated-twice = запис двічі вказує { $property }: узято { $taken }, а не { $other }
warning-set-up-later = запис ставить або знімає камені після ходу { $moves }: рахується те, що на дошці, полоненими вони не стають
warning-rules-unstated = запис не називає правил; узято: { $rules }. Інші вкажіть через --rules
warning-rules-alike = правила запису — «{ $written }»; узято: { $rules }, за якими рахують так само. Інші вкажіть через --rules
warning-komi-unstated = запис не називає комі: узято { $komi }; інше вкажіть через --komi
warning-komi-unit-said = комі запису «{ $written }» узято як { $komi } очок
warning-komi-unit = комі запису «{ $written }» саме по собі не є числом очок: його взято як { $komi } очок; вкажіть його через --komi
warning-komi-unit-open = комі запису «{ $written }» саме по собі не є числом очок: його взято як { $komi } очок, але це може бути й { $others }; вкажіть його через --komi
warning-without-effect = { $option } нічого не змінює: { $why ->
    [area-rules] ці правила рахують площу, а не полонених
    [no-fill-in] за цими правилами дошку не заповнюють
    [nothing-is-dead] за цими правилами рахується кожен камінь, що лишився на дошці
    [no-overtime-cost] ці правила не знають очок за прострочений час
    [no-handicap] фори немає; вкажіть її через --handicap
    [no-side-is-counted] за цими правилами на дошці не рахують площі однієї сторони
    [no-board-after] фото дошки після цього не дано; дайте його через --after
   *[no-photo] позицію дано записом, і фото не читається
}

## The Ing fill-in

fill-in-begins = Заповнення: { $whose ->
    [nobody] без каменів компенсації
    [black] { $stones ->
        [one] { $stones } чорний камінь
        [few] { $stones } чорні камені
       *[many] { $stones } чорних каменів
    } компенсації на території Білих
   *[white] { $stones ->
        [one] { $stones } білий камінь
        [few] { $stones } білі камені
       *[many] { $stones } білих каменів
    } компенсації на території Чорних
}{ $shared ->
    [0] {""}
    [one] ; кожна сторона заповнює { $shared } спільний пункт
    [few] ; кожна сторона заповнює { $shared } спільні пункти
   *[many] ; кожна сторона заповнює { $shared } спільних пунктів
}
fill-in-of-a-side = { $player ->
    [black] Чорні
   *[white] Білі
}: { $board ->
    [one] { $board } камінь
    [few] { $board } камені
   *[many] { $board } каменів
} на дошці, { $bowl } у чаші, { $fill } на заповнення, { $losing ->
    [0] { $winning ->
        [0] заповнено все
        [one] лишається { $winning } виграшний пункт
        [few] лишаються { $winning } виграшні пункти
       *[many] лишається { $winning } виграшних пунктів
    }
    [one] зайвий { $losing } програшний камінь
    [few] зайві { $losing } програшні камені
   *[many] зайвих { $losing } програшних каменів
}
fill-in-ends = Заповнення: { $player ->
    [black] Чорні
   *[white] Білі
} попереду на { $by }
fill-in-is-a-tie = Заповнення: нічого не лишилося: рівний рахунок, перемога { $player ->
    [black] Чорних
   *[white] Білих
}
fill-in-is-a-draw = Заповнення: нічого не лишилося: нічия
fill-in-misleads = Це заповнення не є результатом партії: через брак каменів { $player ->
    [black] Чорні
   *[white] Білі
} мають кращий вигляд на { $points }. З повними комплектами: { $result }
step-lifted = Позиція без мертвих каменів
step-compensation = Покласти { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
   *[many] { $stones } каменів
} компенсації
step-shared = Заповнити спільні пункти, по { $each } кожному
step-territory = Заповнити свою територію, крім виграшних пунктів
step-losing-stones = Поставити { $stones ->
    [1] { $stones } програшний камінь у виграшний пункт
    [one] { $stones } програшний камінь у виграшні пункти
    [few] { $stones } програшні камені у виграшні пункти
   *[many] { $stones } програшних каменів у виграшні пункти
}
legend-stones = Великі камені — з позиції: їх не рухають. Малі — заповнення.
legend-marks = Червоні кільця: поставлено на цьому кроці. Ромби: виграшні пункти.
legend-result = Результат: { $result }
no-fill-in = немає заповнення, яке можна намалювати

## How it is counted

explained = Як пораховано ({ $source }):
explained-all-stones-count = Рахується кожен камінь на дошці; мертві не знімаються.
explained-none-dead = Мертвих каменів немає.
explained-sunjang-lifted = Власні камені, не потрібні для межі, знімаються: чорних { $black }, білих { $white }.
explained-group-tax = { $player ->
    [black] Чорні
   *[white] Білі
} втрачають пункти, які живі групи мусять лишити порожніми: { $tax } (груп: { $groups }, { $points }).
explained-dead = Мертві камені знімаються: чорних { $black }, білих { $white } ({ $points }).
explained-empty-points = { $player ->
    [black] Порожні пункти Чорних
   *[white] Порожні пункти Білих
}: { $areas }.
explained-stones-of-black = Камені Чорних: { $stones }.
explained-count = { $player ->
    [black] Чорні
   *[white] Білі
}: { $sum }.
explained-white-from-black = Білі: { $rest }; для перевірки: { $terms }.
explained-neutral = Нейтральні пункти: { $points }, половина кожному: { $half }.
explained-half-the-board = Половина дошки — { $half }: Чорним треба більше.
explained-half-the-board-and-compensation = Половина дошки — { $half }; з { $given } зі для Білих Чорним треба більше ніж { $needed }.
explained-result = { $sum }: { $result }.
explained-territory = { $player ->
    [black] Територія Чорних
   *[white] Територія Білих
}: { $areas }.
explained-territory-and-prisoners = { $player ->
    [black] Чорні: територія { $territory }, мертвих білих каменів { $dead }, полонених { $taken }
   *[white] Білі: територія { $territory }, мертвих чорних каменів { $dead }, полонених { $taken }
}: { $sum }.
explained-seki = У секі ніхто не має території: { $points }.
explained-teire = Пункти, які власник іще має заповнити, не є територією: { $points }.
explained-given = Білі отримують { $given }: { $sum }.
given-komi = комі { $points }
given-handicap-bonus = надбавку за фору { $points }
given-penalties-of-black = штраф Чорних { $points }
given-penalties-of-white = мінус штраф Білих { $points }
explained-fill-in = Заповнено:
explained-fill-in-of-a-side = { $player ->
    [black] Чорні
   *[white] Білі
}: { $empty ->
    [one] { $empty } порожній пункт
    [few] { $empty } порожні пункти
   *[many] { $empty } порожніх пунктів
}{ $laid ->
    [0] {""}
   *[other] , з них { $laid } під камені компенсації { $player ->
        [black] Білих
       *[white] Чорних
    }
}; { $bowl ->
    [one] { $bowl } камінь
    [few] { $bowl } камені
   *[many] { $bowl } каменів
} у чаші{ $elsewhere ->
    [0] {""}
   *[other] , з них { $compensation } на компенсацію і { $shared } на спільні пункти
}: заповнено { $fill }, лишилося: { $winning ->
    [one] { $winning } виграшний пункт
    [few] { $winning } виграшні пункти
   *[many] { $winning } виграшних пунктів
} і { $losing ->
    [one] { $losing } програшний камінь
    [few] { $losing } програшні камені
   *[many] { $losing } програшних каменів
}.
explained-fill-in-result = Виграшний пункт рахується за одне очко, а програшний камінь, поставлений у виграшний пункт, — за два: { $result } ({ $difference ->
    [0] різниці немає
   *[other] різниця
}).
explained-parity = З повними комплектами різниця { $parity ->
    [odd] непарна; якщо заповнення закінчується парною
   *[even] парна; якщо заповнення закінчується непарною
}, бракує непарної кількості каменів.
explained-parity-of-missing-stones = З повними комплектами різниця була б { $parity ->
    [odd] непарна: парна вона
   *[even] парна: непарна вона
} через брак каменів.

## Areas of the board

no-areas = немає
area = { $points } ({ $place ->
    [upper-left] угорі ліворуч
    [upper-side] угорі
    [upper-right] угорі праворуч
    [left-side] ліворуч
    [centre] у центрі
    [right-side] праворуч
    [lower-left] унизу ліворуч
    [lower-side] унизу
   *[lower-right] унизу праворуч
})
smaller-areas = { $points } ({ $areas ->
    [one] { $areas } менша ділянка
    [few] { $areas } менші ділянки
   *[many] { $areas } менших ділянок
})

## Time taken

timing = { $step ->
    [decode] декодування
    [board] дошка
    [stones] камені
    [life] життя
    [score] рахунок
   *[engine] рушій
} { $ms } мс

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
result-with-counts = { $result }. { $counts }.

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
failure-of-a-file = { $file }: { $message }
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
stated-left-open = { $how ->
    [black-first] Відкриті пункти зайняли по черзі, починали Чорні: це результат після того.
    [white-first] Відкриті пункти зайняли по черзі, починали Білі: це результат після того.
   *[ended] Партія так і закінчилася: відкриті пункти лишаються, як є.
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

## The guided count

guided-drawing-dead = Зніміть перекреслені мертві камені.
guided-drawing-moves = Перекладіть камінь із кожного порожнього кола на кільце з тим самим номером. Синє: із чаші або в чашу.
guided-drawing-tens = Порожні пункти { $player ->
    [black] Чорних
   *[white] Білих
} десятками: у кожному блоці лічіть до десяти; великі числа — разом від початку.
guided-drawing-stones = Камені { $player ->
    [black] Чорних
   *[white] Білих
} десятками: кожна кольорова ділянка — купка з десяти; великі числа — разом від початку.
guided-no-dead = Мертвих каменів, які треба зняти, немає.
guided-dead = { $count ->
    [one] Зніміть { $count } мертвий { $player ->
        [black] чорний
       *[white] білий
    } камінь: { $points }.
    [few] Зніміть { $count } мертві { $player ->
        [black] чорні
       *[white] білі
    } камені: { $points }.
   *[many] Зніміть { $count } мертвих { $player ->
        [black] чорних
       *[white] білих
    } каменів: { $points }.
}
guided-side = Рахуйте { $player ->
    [black] Чорних
   *[white] Білих
}.
guided-no-moves = Усі порожні ділянки { $player ->
    [black] Чорних
   *[white] Білих
} кратні десяти: жодного каменя не треба переносити.
guided-move = { $count ->
    [one] Перекладіть { $count } { $player ->
        [black] чорний
       *[white] білий
    } камінь: { $points }.
    [few] Перекладіть { $count } { $player ->
        [black] чорні
       *[white] білі
    } камені: { $points }.
   *[many] Перекладіть { $count } { $player ->
        [black] чорних
       *[white] білих
    } каменів: { $points }.
}
guided-put = { $count ->
    [one] Поставте { $count } { $player ->
        [black] чорний
       *[white] білий
    } камінь із чаші: { $points }.
    [few] Поставте { $count } { $player ->
        [black] чорні
       *[white] білі
    } камені з чаші: { $points }.
   *[many] Поставте { $count } { $player ->
        [black] чорних
       *[white] білих
    } каменів із чаші: { $points }.
}
guided-lift = { $count ->
    [one] Зніміть { $count } { $player ->
        [black] чорний
       *[white] білий
    } камінь із дошки в чашу: { $points }.
    [few] Зніміть { $count } { $player ->
        [black] чорні
       *[white] білі
    } камені з дошки в чашу: { $points }.
   *[many] Зніміть { $count } { $player ->
        [black] чорних
       *[white] білих
    } каменів із дошки в чашу: { $points }.
}
guided-no-areas = У { $player ->
    [black] Чорних
   *[white] Білих
} не залишилося порожніх пунктів.
guided-areas = Порожні ділянки { $player ->
    [black] Чорних
   *[white] Білих
}: { $sum }.
guided-stones = Каменів { $player ->
    [black] Чорних
   *[white] Білих
} на дошці: { $count }, тобто { $piles } × 10 + { $rest }.
guided-shared = { $count ->
    [one] { $count } спільний пункт ({ $points }): по { $half } кожному гравцеві.
    [few] { $count } спільні пункти ({ $points }): по { $half } кожному гравцеві.
   *[many] { $count } спільних пунктів ({ $points }): по { $half } кожному гравцеві.
}
guided-nobodys = { $count ->
    [one] { $count } пункт нічий і не рахується: { $points }.
    [few] { $count } пункти нічиї і не рахуються: { $points }.
   *[many] { $count } пунктів нічиї і не рахуються: { $points }.
}
guided-total = { $player ->
    [black] Чорні
   *[white] Білі
}: { $sum }.
guided-other = Решта — у { $player ->
    [black] Чорних
   *[white] Білих
}: { $sum }.
guided-needed-even = Половина від { $board } — { $half }: { $player ->
    [black] Чорним
   *[white] Білим
} треба більше.
guided-needed = Половина від { $board } — { $half }; з { $given } зі для { $to ->
    [black] Чорних
   *[white] Білих
} { $player ->
    [black] Чорним
   *[white] Білим
} треба більше ніж { $needed }.
guided-result = { $sum }: { $result }.

## The guided count of territories

territory-needs-prisoners = Територію рахують, коли в неї викладено полонених, а скільки їх, невідомо: полічіть полонених і вкажіть їх.
territory-drawing-dead = Зніміть перекреслені мертві камені: вони стають полоненими.
territory-drawing-prisoners = Викладіть полонених на територію їхнього кольору, на сині кільця. Червоні кільця: захисні ходи, яких бракує, — їх ставлять першими.
territory-drawing-moves = Перекладіть камінь із кожного порожнього кола на кільце з тим самим номером.
territory-drawing-tens = Території десятками, крім останніх блоків: великі числа — пункти кожної сторони разом від початку.
territory-dead = { $count ->
    [one] Зніміть { $count } мертвий { $player ->
        [black] чорний
       *[white] білий
    } камінь, він стає полоненим: { $points }.
    [few] Зніміть { $count } мертві { $player ->
        [black] чорні
       *[white] білі
    } камені, вони стають полоненими: { $points }.
   *[many] Зніміть { $count } мертвих { $player ->
        [black] чорних
       *[white] білих
    } каменів, вони стають полоненими: { $points }.
}
territory-protective = { $count ->
    [one] Поставте { $count } { $player ->
        [black] чорний
       *[white] білий
    } камінь на { $points }: там бракує захисного ходу (тейре), і це не територія.
    [few] Поставте { $count } { $player ->
        [black] чорні
       *[white] білі
    } камені на { $points }: там бракує захисних ходів (тейре), і це не територія.
   *[many] Поставте { $count } { $player ->
        [black] чорних
       *[white] білих
    } каменів на { $points }: там бракує захисних ходів (тейре), і це не територія.
}
territory-no-prisoners = { $player ->
    [black] Чорних
   *[white] Білих
} полонених, яких треба викласти, немає.
territory-prisoners = { $player ->
    [black] Чорні
   *[white] Білі
} полонені: захоплено під час гри { $captured } + знято з дошки { $dead } = { $count }. { $laid ->
    [0] { $player ->
        [black] Чорної
       *[white] Білої
    } території, куди їх викласти, немає.
   *[other] Із них { $laid } викладіть на територію { $player ->
        [black] Чорних
       *[white] Білих
    }: { $points }.
}
territory-left-over = { $count ->
    [one] Для { $count } { $player ->
        [black] чорного
       *[white] білого
    } полоненого місця немає: він рахується проти { $player ->
        [black] Чорних
       *[white] Білих
    }.
   *[other] Для { $count } { $player ->
        [black] чорних
       *[white] білих
    } полонених місця немає: вони рахуються проти { $player ->
        [black] Чорних
       *[white] Білих
    }.
}
territory-areas = Від території { $player ->
    [black] Чорних
   *[white] Білих
} лишається: { $sum }.

## Errors: photos

error-photo-damaged = { $format ->
    [none] файл
   *[other] файл { $format }
} пошкоджено або він неповний: { $why }
photo-empty = він порожній
photo-end-missing = бракує кінця
photo-no-size = у ньому не вказано розміру
photo-no-bit-depth = у ньому не вказано глибини кольору
photo-pixels-missing = бракує пікселів
photo-pixels-do-not-fit = { $size } пікселів — це не { $bytes } байт
photo-tiles-missing = бракує плиток
photo-tiles-do-not-fit = плитки не відповідають розміру
photo-too-many-tiles = у ньому забагато плиток
photo-too-much-data = у плитках більше даних, ніж у файлі
error-photo-bytes = розмір файлу — { $bytes } байт; читається щонайбільше { $most }
error-photo-pixels = зображення має { $width }×{ $height } пікселів; читається щонайбільше { $most }
error-photo-too-small = зображення має лише { $width }×{ $height } пікселів; кожна сторона потребує щонайменше { $least }
error-photo-format = файл має формат { $format }, який не читається
error-no-photo-format = файл не має жодного відомого тут формату зображень
error-photo-animation = файл — анімація ({ $format }), і мати на увазі можна будь-який кадр
error-format-not-built = цей shuzi зібрано без { $format }
hint-copy-photo-again = Скопіюйте фото з камери чи телефона ще раз; перервана передача обрізає файли.
hint-scale-photo-down = Зменште фото: на 12 мегапікселях видно кожен камінь.
error-photo-is-record = це запис партії (SGF), а не фото
hint-score-a-record = Запис рахує `shuzi score`, а з фото його порівнює `shuzi verify --record`.
error-photo-is-archive = це архів (ZIP) або документ у такому форматі, а не фото
hint-batch-an-archive = Хай `shuzi batch` прочитає всі фото архіву, або вийміть фото з нього.
error-too-large = файл більший за { $most } байт, більші не читаються
hint-check-file-meant = Перевірте, чи це той файл; фото можна зменшити, приблизно до 12 мегапікселів.
hint-send-original = Візьміть оригінал фото, а не мініатюру; дошка має займати більшу частину зображення.
hint-save-in-another-format = Збережіть або експортуйте фото як JPEG, PNG, WebP, HEIC чи AVIF.
hint-give-a-photo = Подайте фото у форматі JPEG, PNG, WebP, HEIC чи AVIF.
hint-save-one-frame = Збережіть той кадр, який треба порахувати, як JPEG чи PNG.
hint-build-format = Зберіть shuzi з можливістю `{ $feature }` або збережіть фото як JPEG.

## Errors: the board in the photo

error-network = мережу { $name } не вдається запустити: { $reason }
error-no-board = дошки ґо не видно
error-several-boards = у кадрі дощок: { $boards }
error-no-such-board = дошки { $number } немає: видно дощок — { $boards }
error-too-blurred = фото надто розмите, щоб знайти лінії чи камені
error-bad-corners = задані кути не утворюють дошки
error-doubtful-grid = дошки ґо не вдалося знайти напевне: найімовірніша сітка, { $lines }×{ $lines }, правильна з імовірністю { $percent } %
error-cut-off = дошку обрізано: її лінії тягнуться за межі видимої сітки { $lines }×{ $lines }
error-may-be-part = це може бути лише частина більшої дошки: на фото { $lines }×{ $lines } ліній, і не видно, що дошка там закінчується
hint-may-be-part = Відійдіть, доки довкола дошки не буде видно стіл; або, якщо дошка має { $lines } ліній, вкажіть --size { $lines }.
error-indistinct = знайдено сітку { $lines }×{ $lines }, але на стількох її пунктах не розрізнити чорне, біле й порожнє: { $doubtful }
error-no-position = прочитане не утворює позиції: { $error }
error-other-size = на { $file } дошка { $size }, а на { $first } — { $first-size }
error-other-position = на { $file } не та позиція, що на { $first }: як не повертай дошку, явно різних пунктів — { $points }
error-no-photo = фото не подано
hint-photograph-from-above = Сфотографуйте всю дошку згори, під кутом від 45°, щоб рука її не закривала; якщо ліній не 9, 13 чи 19, вкажіть це, як-от --size 11; або задайте --corners і --size.
hint-photograph-in-even-light = Сфотографуйте дошку з більшої висоти, за рівного світла, без відблисків і тіней; або задайте --corners і --size.
hint-say-which-board = Сфотографуйте лише одну дошку або вкажіть, яку мати на увазі: --board 1 — найлівіша.
hint-boards-are-numbered = Дошки рахують зліва направо, від 1.
hint-hold-still = Тримайте телефон нерухомо й дайте йому сфокусуватися на дошці.
hint-give-corners = Задайте чотири крайні перехрестя по черзі навколо дошки: --corners x,y,x,y,x,y,x,y у пікселях правильно поверненого фото.
hint-step-back = Відійдіть, доки на фото не вміщатимуться всі чотири краї сітки.
hint-photos-of-one-board = Подайте фото однієї дошки, на якій між знімками нічого не рухали, або не вказуйте --same-board.
hint-photos-unmoved = Подайте фото однієї дошки, на якій між знімками нічого не рухали.
hint-give-photo-of-board = Подайте фото дошки.
hint-report = Це помилка shuzi: повідомте про неї.

## Errors: points and positions

error-board-size = дошка має від 1 до { $most } ліній у кожному напрямку, а не { $size }
error-no-point = «{ $text }» не є пунктом дошки { $size } (пишіть літеру стовпця без I, потім рядок знизу, як-от C3)
error-ragged-row = рядок { $row } не має стільки пунктів, як перший: { $width }
error-row-symbol = рядок { $row } містить «{ $symbol }» (. — порожньо, B — чорний, W — білий)
error-readings = прочитаних значень { $count }, цього не досить для дошки { $size }
error-play-off-board = пункт лежить поза дошкою { $size }
error-play-occupied = { $point } зайнято
error-play-suicide = { $point } — самогубство: камінь нічого не захоплює й не має свобод
error-no-stone-to-flip = на { $point } каменя немає, тож він не може бути мертвим чи зміненим
error-no-stone = на { $point } каменя немає, тож він не може бути мертвим
error-no-liberties = камені без свобод на { $points }: хибно прочитаний камінь або захоплений, якого не зняли; виправте позицію
error-cannot-be-dead = { $point } не може бути мертвим: ланцюг має два ока й живий, навіть якщо його власник завжди пасує
error-nothing-alive = { $first } і { $second } не можуть бути мертвими разом: довкола немає нічого живого
error-not-played-out = не вдається обчислити, до чого дійшла дошка, коли { $color ->
    [black] чорні
   *[white] білі
} заповнювали першими
error-no-end-without-result = за правилами Інга жодна партія не закінчується без результату (правила Ing SST, стаття 3)
hint-name-points = Називайте пункти так, як на рисунку, що його показує --format text.
hint-look-again = Гляньте на дошку ще раз і вкажіть, як є насправді.

## Errors: rules and counts

error-in-line = рядок { $line }: { $error }
error-no-points = «{ $text }» не є кількістю очок (пишіть цілі чи половинні очки, як-от 7.5, або зі, як-от 3.75zi)
error-unknown-rules = невідомі правила «{ $name }» (відомі: { $known })
error-no-komi = комі «{ $komi }» не є цілими чи половинними очками; задайте його
error-no-ko-pass = паси на ко підтверджують життя і смерть лише за японськими та корейськими правилами (стаття 7.2)
hint-settle-repetition = Розв’яжіть повторення за правилами про бойове й збурювальне ко та рахуйте.
hint-state-dead = Вкажіть через --dead або --toggle, що мертве.
error-event-name = назва змагання порожня або не є простим текстом
error-event-bonus = пишіть '0', 'N' або 'N-1'
error-event-fill-in = заповнення рахує площу з усіма її пунктами, а не так
error-event-tax-of-stones = жоден камінь не може заповнити двох останніх очей групи: не вказуйте group-tax
error-event-tax-and-fill-in = заповнення заповнює й очі: разом із group-tax пишіть fill-in = false
error-event-tax-of-sunjang = сунджан падук не має податку на групи: не вказуйте group-tax
error-event-neutral-of-stones = на нейтральному пункті камінь стояти не може: не вказуйте neutral
error-event-neutral-of-sunjang = у сунджан падуку нейтральні пункти нічиї: не вказуйте neutral
error-overtime = перевищення часу { $color ->
    [black] Чорними
   *[white] Білими
}: { $error }
error-overtime-unknown = ці правила не знають очок за перевищення часу; задайте самі очки, як-от --penalty black=2
error-overtime-lost = перевищення більш ніж на половину основного часу програє партію (правила Інга SST, стаття 7)
error-overtime-half = про рівно половину основного часу правила Інга SST кажуть і що це коштує 6 очок, і що це програє партію (стаття 7): хай вирішить суддя, і задайте --penalty
error-fill-in-not-square = заповнення потребує квадратної дошки, а ця — { $size }: рахуйте за іншими правилами
error-no-handicap-stones = вказано каменів фори: { $stones }, але Чорні не мають каменів на дошці: виправте --handicap
error-more-than-the-set = на дошці { $color ->
    [black] чорних
   *[white] білих
} каменів: { $stones }, а в наборі { $set }; виправте позицію чи --stones
error-large-set = у наборі { $color ->
    [black] Чорних
   *[white] Білих
} { $set } каменів, більше за повні { $full }: заберіть зайві
error-more-than-a-set = на дошці { $color ->
    [black] чорних
   *[white] білих
} каменів: { $stones }, а в наборі { $set }
error-odd-compensation = { $points } очок компенсації — не ціла кількість каменів (по два очки кожен)
error-no-room = у { $color ->
    [black] Чорних
   *[white] Білих
} немає місця для каменів компенсації: { $stones }
error-bowl-too-empty = у { $color ->
    [black] Чорних
   *[white] Білих
} лишилося каменів: { $stones }, а для компенсації та спільних пунктів треба { $needed }
hint-state-rules = Задайте правила, як-от --rules chinese.
hint-state-komi = Задайте комі, як-от --komi 7.5.
hint-wins-on-time = Рахувати нічого: суперник виграв за часом.
hint-state-penalty = Задайте втрачені очки, як-от --penalty black=2.

## Errors: records, claims and protocols

sgf-in-root = у кореневому вузлі
sgf-before-first-move = у вузлі { $node }, перед першим ходом
sgf-after-move = у вузлі { $node }, після ходу { $moves }
sgf-a-point = пункт на зразок pd
sgf-a-size = від 1 до 25 ліній, як-от 19 або 9:13
sgf-a-handicap = кількість каменів фори
sgf-a-node = «;»
sgf-a-property = «;», «(», «)» або властивість
sgf-a-value = «[» після назви властивості
sgf-no-closing-bracket = немає закривальної «)»
sgf-no-value = властивість без значення
sgf-open-value = значення без «]»
error-sgf-no-game = партії не знайдено: у файлі SGF вона стоїть після «(;»
error-sgf-no-such-game = у файлі немає партії { $number }, лише { $games }
error-record-is-photo = це фото ({ $format }), а не запис партії
error-sgf-cut-off = файл закінчується посеред партії ({ $inside }); мабуть, його обрізано
error-sgf-unexpected = несподіване «{ $found }» у рядку { $line } (очікується { $expected })
error-sgf-other-game = це запис іншої гри (GM[{ $game }]; ґо — GM[1])
error-sgf-value = { $property }[{ $value }] { $place }: очікується { $expected }
error-sgf-off-board = { $property }[{ $value }] { $place } лежить поза дошкою { $size }
hint-give-sgf = Подайте файл SGF; записи в інших форматах спершу збережіть як SGF.
hint-count-a-photo = Фото рахує `shuzi count`, а з записом його порівнює `shuzi verify --record`.
hint-choose-game = Виберіть партію, яка там є, як-от --game 1.
hint-save-record-again = Завантажте чи збережіть запис іще раз.
hint-records-of-go = Подайте запис партії ґо.
hint-correct-record-there = Виправте запис у цьому місці або збережіть його заново іншою програмою.
error-record-size = запис — з дошки { $record }, а на фото — { $photo }
error-claim-not-understood = твердження «{ $text }» незрозуміле
error-claim-not-understood-at = твердження «{ $text }» незрозуміле на «{ $at }»
error-claim-not-counted = «{ $text }» означає, що партія закінчилася без підрахунку, тож перевіряти нічого
error-claim-no-such-amount = «{ $text }» — не ціле число чвертей зі чи половин очка
error-claim-no-player = «{ $text }» не каже, хто виграв, і замало для того, що нараховує одна сторона
error-claim-no-such-count = за цими правилами на дошці з { $points } перехресть жодна сторона не може нарахувати «{ $text }»
error-claim-contradictory = «{ $text }» каже дві речі, які не можуть бути правдою разом
hint-write-claim = Пишіть так: B+1/4 (зі), W+2.5 (очки), 'Black 184.5' чи 185 (скільки в однієї сторони) або draw.
hint-leave-claim-out = Щоб усе ж порахувати дошку, приберіть твердження.
hint-state-ended = Якщо партія так закінчилася, вкажіть --ended no-result або --ended both-lose, або приберіть твердження, щоб порахувати дошку.
hint-say-whose = Вкажіть, чиє це: 'W+2.5' для різниці, 'White 176.5' для рахунку однієї сторони.
hint-margin-or-count = Різницю пишіть із переможцем, як-от W+2.5, а рахунок — із гравцем, як-от 'Black 184.5'.
hint-claim-one-result = Заявляйте один результат, як-от 'B+1/4', або рахунок обох сторін, як-от 'Black 184, White 177'.
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
hint-give-protocol = Подайте файл .json, який записала `shuzi verify --protocol FILE.json`.
hint-put-beside-protocol = Покладіть поданий файл поруч із протоколом.
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
usage-sign-json = --sign підписує JSON протоколу: запишіть і його через --protocol FILE.json

## Errors: another program's opinion

error-engine-not-started = її не вдається запустити: { $reason }
error-engine-ended = вона завершилася ({ $how }), не відповівши на «{ $command }»
error-engine-timed-out = вона не відповіла на «{ $command }» за { $seconds } с
error-engine-endless = вона пише без кінця
error-engine-refuses = вона відхиляє «{ $command }»: { $answer }
error-engine-cannot-tell = вона не знає команди GTP final_status_list
error-engine-nonsense = її відповідь не має сенсу: { $reason }
error-engine-not-square = рушії знають лише квадратні дошки, а ця — { $size }
error-engine-no-liberties = жоден рушій не приймає позиції з ланцюгом без свобод
engine-dead-and-seki = { $point } у неї водночас мертвий і в секі
engine-no-gtp = «{ $text }» не є відповіддю GTP
engine-no-point = «{ $text }» не є пунктом дошки { $size }
engine-no-stone = на { $point } немає каменя
engine-nothing-alive = вона вважає мертвими і { $first }, і { $second }, а живим — нічого, що могло б їх захопити
engine-other-stones = на її дошці стоять інші камені
engine-part-of-chain = вона називає { $point } без { $missing } того самого ланцюга
engine-takes-living = вона вважає мертвим { $point }, який не можна захопити
engine-unasked = вона відповідає на те, чого ніхто не питав
hint-engine-command = Перевірте команду --engine; програмі поза PATH потрібна її тека, як-от /usr/games/gnugo.
hint-engine-by-itself = Спробуйте команду --engine окремо: вона має говорити GTP, як "gnugo --mode gtp".
hint-engine-more-time = Перевірте, чи команда --engine говорить GTP, як "gnugo --mode gtp", або дайте більше часу через --engine-timeout.
hint-another-engine = Запитайте інший рушій, як-от GNU Go чи KataGo.
hint-leave-engine-out = Для цієї дошки не вказуйте --engine.

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
hint-more-time = Прочитайте його окремо через `shuzi count` або дайте більше часу через --time-limit і --retry.
hint-more-memory = Можливо, потрібно більше пам’яті (--memory-limit разом із --retry); або воно пошкоджене невідомим для shuzi чином: повідомте про це.
error-no-worker = не вдається запустити робочий процес: { $why }
worker-no-program = немає програми
worker-no-streams = немає потоків
worker-other-settings = його налаштування не такі, як у пакета: { $difference }
worker-not-ready = він не готовий за { $seconds } с
error-file-unseen = файл: { $why }
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
usage-no-run = у { $folder } немає пакета, який можна продовжити
usage-no-list = список { $file } не вдається прочитати: { $error }
usage-no-records = немає записів партій (.sgf)
usage-no-folder-of-records = теки записів { $folder } немає: вкажіть через --records, де вони, або --no-records
usage-records-not-utf8 = --records: шлях не в UTF-8 не можна зберегти для `shuzi merge`

## What other programs and the system say

# What another program or the system says, in its own words
verbatim = { $text }
system-error = { $kind ->
    [not-found] такого файлу чи теки немає
    [not-permitted] доступ заборонено
    [exists] уже існує
    [folder] це тека
    [no-folder] це не тека
    [full] диск заповнено
    [read-only] диск доступний лише для читання
    [cut-off] обривається зарано
   *[other] { $text }
}

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
step = { $step ->
    [decode] декодування
    [board] дошка
    [stones] камені
    [life] життя
    [score] підрахунок
    [engine] рушій
   *[all] усе
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
review-kept = Збережено. Перезавантажте сторінку, щоб побачити наслідки.
review-not-kept = Не збережено: { $reason }. { $hint }
review-no-server = Не збережено: { $reason }. Чи сервер іще працює?
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
clock-left = { $left } з { $basic } основного часу
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

## The page

# Its opening
page-title = shuzi: підрахунок дошки ґо за фото
page-invitation = Хто виграв? Сфотографуйте дошку.
page-what-it-does = shuzi читає камені з фото, запитує про те, в чому сумнівається, і рахує за вашими правилами.
page-how-to-photograph = Знімайте всю дошку, якомога вище над нею, щоб рука її не закривала.
page-stays-here = Фото лишається на цьому пристрої.
page-goes-to-computer = Фото надсилається на комп’ютер, що роздає цю сторінку, і нікуди більше.
page-take-photo = Зробити фото
page-choose-photo = Вибрати фото
page-drop-or-paste = або перетягніть фото сюди чи вставте його
page-add-photo = Додати ще одне фото цієї дошки
page-new-photo = Нове фото
page-photos = Фото цієї дошки: { $count }
page-photo-unread = { $file } використати не вдалося: { $reason }

# What it is doing
page-opening = Відкриваю фото…
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
page-skip = Пропустити
page-back = Назад
page-later = Спершу оглянути дошку
page-open-questions = Відкриті запитання: { $count }
page-answer-them = Відповісти

# The result
page-result = Результат
page-if-confirmed = якщо відкриті запитання підтвердяться
page-as-it-stands = за нинішньою позицією; див. нижче
page-checking = перевіряю…
page-no-result = Результату немає
page-how-counted = Як пораховано
page-to-be-known = Зауваження

# The rules
page-rules = Правила
page-komi = Комі
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
advice-no-board = Сфотографуйте всю дошку згори, під кутом від 45°, щоб рука її не закривала; або вкажіть чотири кути самостійно.
refused-several-boards = На фото більше ніж одна дошка.
advice-several-boards = Укажіть, яку мати на увазі, або сфотографуйте лише одну дошку.
refused-board-cut-off = Дошку обрізано краєм фото.
advice-board-cut-off = Сфотографуйте ще раз так, щоб було видно всі чотири краї.
refused-may-be-part = На фото { $lines }×{ $lines } ліній, але не видно, що дошка там закінчується: це може бути частина більшої.
advice-may-be-part = Сфотографуйте ще раз так, щоб було видно стіл довкола, або вкажіть, що це вся дошка.
refused-too-blurred = Фото надто розмите, щоб знайти лінії чи камені.
advice-too-blurred = Тримайте телефон нерухомо, дайте йому сфокусуватися на дошці й зніміть ще раз.
refused-doubtful-grid = Сітка правильна лише з імовірністю { $percent } %.
advice-doubtful-grid = Укажіть чотири кути самостійно або сфотографуйте дошку з більшої висоти.
refused-indistinct = Надто багато на дошці не розібрати: пунктів під сумнівом — { $points }.
advice-indistinct = Зніміть ще раз: більше світла, без відблисків, у фокусі; або перевірте, чи правильні кути.
refused-no-such-board = На фото менше дощок.
advice-no-such-board = Дошки рахують зліва, від 1.
refused-bad-corners = Ці чотири кути не утворюють дошки.
advice-bad-corners = Поставте кожен на крайнє перехрестя ліній, по черзі навколо дошки.
refused-different-boards = На фотографіях різні позиції.
advice-different-boards = Беріть лише фото однієї дошки, на якій між знімками нічого не рухали.
refused-internal = shuzi не впоралася з цим фото.
advice-internal = Це помилка shuzi: повідомте про неї. З іншим фото може вдатися.
