# shuzi, Ukrainian: what the library says

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
points-and-more = { $points } і ще { $more }
stones-and-more = { $points } і ще { $more }

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
result-as-it-stands = За нинішньою позицією: { $result }
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
not-finished = Партію не завершено.
not-finished-but-clear = Партію не завершено. Якщо дограти: { $ahead }.
not-finished-and-open = Партію не завершено. Якщо дограти: { $black-first }, коли починають Чорні; { $white-first }, коли починають Білі.

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
please-check-together = Перевірте: { $question }
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
reason-judged = живе у { $survived } із { $played } розіграшів; нейромережа дає їй { $percent } %
# The same without figures, where it is signed.
reason-judged-in-words = { $lives ->
    [none] не живе в жодному з випробуваних продовжень
    [few] живе лише в деяких із випробуваних продовжень
    [half] живе приблизно в половині випробуваних продовжень
    [most] живе в більшості випробуваних продовжень
   *[all] живе в усіх випробуваних продовженнях
}, а нейромережа { $network ->
    [dead] вважає її мертвою
    [alive] вважає її живою
   *[unclear] вагається
}
reason-read-out = прораховано до кінця: так буде, хто б не ходив першим
reason-next-move = вирішує той, хто ходить першим: чорні на { $black }, білі на { $white }
reason-next-move-at = вирішує той, хто першим зіграє на { $point }
reason-next-move-of-one = { $player ->
    [black] вирішують чорні
   *[white] вирішують білі
}, якщо першими зіграють на { $point }
reason-next-move-unknown = вирішує той, хто ходить першим
reason-to-move = { $player ->
    [black] хід чорних
   *[white] хід білих
}, і вони першими грають на { $point }
reason-ko = { $status ->
    [unsettled] вирішує ко
   *[other] так буде без ко-загроз; із ними вирішує ко
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
}{ $status ->
    [unsettled] {""}
   *[other] , упевненість { $percent } %
} ({ $reason })
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
} група { $points }? { $status ->
    [unsettled] Це не вирішено ({ $reason }); пораховано, ніби вона { $fate ->
        [alive] жива
       *[dead] мертва
    }.
   *[other] Пропозиція: { $fate ->
        [alive] жива
       *[dead] мертва
    }, упевненість { $percent } % ({ $reason }).
}
# Both without figures, where it is signed.
point-in-words = Що стоїть на { $point }? Прочитано як { $stone }, але { $doubt }.
group-in-words = Чи мертва { $color ->
    [black] чорна
   *[white] біла
} група { $points }? { $status ->
    [unsettled] Це не вирішено ({ $reason }); пораховано, ніби вона { $fate ->
        [alive] жива
       *[dead] мертва
    }.
   *[other] Пропозиція: { $fate ->
        [alive] жива
       *[dead] мертва
    } ({ $reason }).
}
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
# Questions about several points at once. The first sentence asks, the second says why.
ask-no-liberties = Який пункт прочитано неправильно? { $color ->
    [black] Чорні
   *[white] Білі
} камені ({ $stones }, біля { $point }) не мають свобод: один із них або камінь поруч прочитано неправильно, або їх захоплено й не знято з дошки.
ask-hidden = Що стоїть на цих пунктах ({ $count }: { $points })? { $doubt ->
    [covered] Їх щось закриває
    [glare] Їх закриває відблиск
   *[out_of_frame] Вони лежать поза фото
}. Прочитано: { $read }.
ask-between = На якому пункті цей { $color ->
    [black] чорний
   *[white] білий
} камінь: { $points }? Він лежить між ними.
ask-filled = Чи заповнено дошку для підрахунку? Каменів без свобод: { $stones }, сумнівних пунктів: { $count }.
# How many points were read as what, as in "3 black, 2 white, 9 empty".
number-read = { $stone ->
    [black] чорних
    [white] білих
   *[empty] порожніх
} { $count }
joint-choice = { $choice ->
    [as-read] як прочитано
    [all-empty] усі порожні
    [all-black] усі чорні
    [all-white] усі білі
    [taken-off] усі зняті
   *[on-none] на жодному
}
joint-leads-to = Якщо «{ $choice }»: { $lead }.
ahead-no-result = без результату
# Again with their keys, which are the same in every language. Places are "[1] Q16  [2] R16".
no-liberties-keys = [Enter] як прочитано  [{ $point } e] пункт і що на ньому  [t] усі зняті  [s] по одному  [u] назад  [q] лишити відкритим  [?] довідка:{" "}
hidden-keys = [Enter] { $proposed }  [e] усі порожні  [b] усі чорні  [w] усі білі  [s] по одному  [u] назад  [q] лишити відкритим  [?] довідка:{" "}
between-keys = [Enter] { $proposed }  { $places }  [n] на жодному  [s] по одному  [u] назад  [q] лишити відкритим  [?] довідка:{" "}
filled-keys = [Enter] як прочитано  [{ $point } e] пункт і що на ньому  [s] по одному  [u] назад  [q] лишити відкритим  [?] довідка:{" "}
help-all-empty = усі ці пункти порожні
help-all-black = на кожному з цих пунктів чорний камінь
help-all-white = на кожному з цих пунктів білий камінь
help-taken-off = камені захоплено: усі вони знімаються з дошки
help-on-point = камінь стоїть на { $point }, а не на інших пунктах
help-on-none = на жодному з цих пунктів немає каменя
help-one-by-one = запитує про ці пункти по одному
help-any-point = пункт і що на ньому: e порожньо, b чорний камінь, w білий; можна кілька в одному рядку

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
warning-move-to-come = { $player ->
    [black] хід чорних: пораховано так, ніби чорні
   *[white] хід білих: пораховано так, ніби білі
} першими зіграли на { $point }; це вирішує долю { $stones }
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

result-with-counts = { $result }. { $counts }.

## The referee's desk: the protocol

failure-of-a-file = { $file }: { $message }

## The referee's desk: questions and answers

stated-left-open = { $how ->
    [black-first] Відкриті пункти зайняли по черзі, починали Чорні: це результат після того.
    [white-first] Відкриті пункти зайняли по черзі, починали Білі: це результат після того.
   *[ended] Партія так і закінчилася: відкриті пункти лишаються, як є.
}

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
photo-data-damaged = дані зображення пошкоджено
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
error-photo-pixels = зображення має { $width }×{ $height } пікселів; з файлу такого розміру читається щонайбільше { $most }
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
error-too-dark = фото надто темне, щоб знайти лінії чи камені
error-bad-corners = задані кути не утворюють дошки
error-doubtful-grid = дошки ґо не вдалося знайти напевне: найімовірніша сітка, { $lines }×{ $lines }, правильна з імовірністю { $percent } %
error-cut-off = дошку обрізано: її лінії виходять за { $edge ->
        [top] верхній край
        [right] правий край
        [bottom] нижній край
        [left] лівий край
       *[several] більш ніж один край
    } фото, на якому видно сітку { $lines }×{ $lines }
error-may-be-part = схоже, це лише частина більшої дошки: на фото { $lines }×{ $lines } ліній, і дошка, схоже, виходить за { $edge ->
        [top] верхній край
        [right] правий край
        [bottom] нижній край
        [left] лівий край
       *[several] більш ніж один край
    }
hint-may-be-part = Відійдіть, доки довкола дошки не буде видно стіл; або, якщо дошка має { $lines } ліній, вкажіть --size { $lines }.
error-covered = щось закриває пункти дошки { $lines }×{ $lines }: { $covered }
error-indistinct = знайдено сітку { $lines }×{ $lines }, але на стількох її пунктах не розрізнити чорне, біле й порожнє: { $doubtful }
error-no-position = прочитане не утворює позиції: { $error }
error-other-size = на { $file } дошка { $size }, а на { $first } — { $first-size }
error-other-position = на { $file } не та позиція, що на { $first }: як не повертай дошку, явно різних пунктів — { $points }
hint-photograph-from-above = Сфотографуйте всю дошку згори, під кутом від 45°, щоб рука її не закривала; якщо ліній не 9, 13 чи 19, вкажіть це, як-от --size 11; або задайте --corners і --size.
hint-photograph-in-even-light = Сфотографуйте дошку з більшої висоти, за рівного світла, без відблисків і тіней; або задайте --corners і --size.
hint-say-which-board = Сфотографуйте лише одну дошку або вкажіть, яку мати на увазі: --board 1 — найлівіша.
hint-boards-are-numbered = Дошки рахують зліва направо, від 1.
hint-hold-still = Тримайте телефон нерухомо й дайте йому сфокусуватися на дошці.
hint-give-corners = Задайте чотири крайні перехрестя по черзі навколо дошки: --corners x,y,x,y,x,y,x,y у пікселях правильно поверненого фото.
hint-step-back = Відійдіть, доки на фото не вміщатимуться всі чотири краї сітки.
hint-uncover = Приберіть руки та інші речі з дошки й сфотографуйте її ще раз.
hint-more-light = Сфотографуйте дошку при кращому освітленні.
hint-photos-of-one-board = Подайте фото однієї дошки, на якій між знімками нічого не рухали, або не вказуйте --same-board.
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
error-sgf-too-large = файл має { $bytes } байт, а записи читаються до { $most }
error-sgf-too-long = партія має понад { $most } ходів і виставлених каменів
hint-give-sgf = Подайте файл SGF; записи в інших форматах спершу збережіть як SGF.
hint-count-a-photo = Фото рахує `shuzi count`, а з записом його порівнює `shuzi verify --record`.
hint-choose-game = Виберіть партію, яка там є, як-от --game 1.
hint-save-record-again = Завантажте чи збережіть запис іще раз.
hint-records-of-go = Подайте запис партії ґо.
hint-divide-record = Поділіть збірку на кілька файлів.
hint-correct-record-there = Виправте запис у цьому місці або збережіть його заново іншою програмою.
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
hint-engine-command = Перевірте команду --engine; програмі поза PATH потрібна її тека, як-от /usr/games/gnugo.
hint-engine-by-itself = Спробуйте команду --engine окремо: вона має говорити GTP, як "gnugo --mode gtp".
hint-engine-more-time = Перевірте, чи команда --engine говорить GTP, як "gnugo --mode gtp", або дайте більше часу через --engine-timeout.
hint-another-engine = Запитайте інший рушій, як-от GNU Go чи KataGo.
hint-leave-engine-out = Для цієї дошки не вказуйте --engine.

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

## Archives: the summary

step = { $step ->
    [decode] декодування
    [board] дошка
    [stones] камені
    [life] життя
    [score] підрахунок
    [engine] рушій
   *[all] усе
}

## The clock

clock-left = { $left } з { $basic } основного часу
