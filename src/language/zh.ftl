# shuzi: 中文

## Players and stones

player = { $player ->
    [black] 黑
   *[white] 白
}
stone = { $stone ->
    [black] 黑子
    [white] 白子
   *[empty] 空点
}

## Lists

between-points = 、
between-facts = ，
between-clauses = ；
two-clauses = { $first }；{ $second }
two-sentences = { $first }{ $second }
points-and-more = { $points }以及另外{ $more }点

## Numbers

# 2又3/4
whole-and-fraction = { $whole }又{ $fraction }
# 7.5; the whole number may be -0
whole-and-a-half = { $whole }.5

## Amounts, as they stand behind "胜" and "领先"

amount-of-points = { $points }目
amount-of-half-a-point = 半目
amount-of-points-and-a-half = { $whole }目半
amount-of-zi = { $zi }子（{ $points }）

## The result

wins = { $player ->
    [black] 黑
   *[white] 白
}胜{ $by }
wins-the-tie = { $player ->
    [black] 平局，判黑胜
   *[white] 平局，判白胜
}
draw = 和棋
result-in-short = { $player ->
    [black] 黑
   *[white] 白
}+{ $by }
result-if-confirmed = { $result }（以上各项经确认后有效）
no-result = 没有结果：此局面无法计数。

## The count

counted = { $rules }：{ $counts }
counts = 不计贴目，黑{ $black }，白{ $white }
no-territory-in-seki = 双活中不计目：{ $points }
is-ahead = { $player ->
    [black] 黑
   *[white] 白
}领先{ $by }
nobody-is-ahead = 双方持平
ahead-between = 介于“{ $least }”与“{ $most }”之间
ahead-at-least = 黑方至少“{ $least }”
ahead-at-most = 黑方至多“{ $most }”
ahead-unknown = 结果无法算定
ended-no-result = 本局无胜负（裁判裁定）
ended-both-lose = 双方均负（裁判裁定）
ended-no-result-by-article-12 = 本局无胜负：全局同形再现，双方同意（日本围棋规约1989年，第12条）
ended-both-lose-by-article-13 = 双方均负：停止对局后因有效着法不能就终局达成一致，或不能就移动过的棋子达成一致（日本围棋规约1989年，第13条）
ended-no-result-in-short = 无胜负
ended-both-lose-in-short = 双方均负
not-finished = 棋局尚未下完；按现状：
not-finished-but-clear = 棋局尚未下完：收完后{ $ahead }。按现状：
not-finished-and-open = 棋局尚未下完：若黑先收，{ $black-first }；若白先收，{ $white-first }。按现状：

## Rules

rules-of-a-set = { $set ->
    [chinese] 中国规则
    [chinese-1988] 中国规则（1988年）
    [ing] 应氏规则
    [japanese] 日本规则
    [korean] 韩国规则
    [aga] AGA规则
    [new-zealand] 新西兰规则
    [tromp-taylor] Tromp–Taylor规则
   *[beginner] 初学者规则
}
rules-of-an-event = “{ $event }”规则（{ $set ->
    [chinese] 中国规则
    [chinese-1988] 中国规则1988年版
    [ing] 应氏规则
    [japanese] 日本规则
    [korean] 韩国规则
    [aga] AGA规则
    [new-zealand] 新西兰规则
    [tromp-taylor] Tromp–Taylor规则
   *[beginner] 初学者规则
}）
with-komi = 贴目{ $komi }
with-handicap = 让{ $stones }子
with-group-tax = 还棋头
with-sunjang-counting = 巡将棋计点法
with-a-penalty = { $player ->
    [black] 黑罚{ $points }目
   *[white] 白罚{ $points }目
}
source-chinese = 中国围棋竞赛规则（2002年），裁判员教程第9条
source-chinese-1988 = 中国围棋竞赛规则（1988年），第9条和第11条
source-ing = 应氏计点制规则，第4条
source-japanese = 日本围棋规约（1989年），第8条至第10条
source-korean = 韩国围棋规则，同日本围棋规约（1989年）第8条至第10条
source-aga = AGA规则，数子法
source-new-zealand = 新西兰规则，数子法
source-tromp-taylor = Tromp–Taylor规则
source-beginner = 棋子和围住的空点
source-sunjang = 巡将棋（朝鲜古代计点法）
source-with-group-tax = { $source }；古法数子：只数能下的子，每块棋扣眼位

## The board

heading = { $file }：{ $size }棋盘，黑子{ $black }，白子{ $white }
read-together = 与{ $files }一并识别
mark-dead = { $color ->
    [black] 黑死子
   *[white] 白死子
}
mark-area = { $color ->
    [black] 黑地
   *[white] 白地
}
mark-dame = 未收的单官
mark-unsealed = 边界未封
mark-doubtful = 存疑
mark-asked-stone = { $color ->
    [black] 此黑子？
   *[white] 此白子？
}
mark-asked-point = 此点？

## Doubtful points

please-check = 请核对{ $point }：识别为{ $stone }，但{ $doubt }
please-check-more = 请再核对{ $points }点，图中以?标出
doubt-glare = 该点被反光遮住
doubt-ambiguous = 该点难以分辨
doubt-covered = 该点被物体遮住
doubt-off-point = 有棋子落在该点与另一点之间
doubt-out-of-frame = 该点在照片之外
doubt-no-liberties = 该块棋没有气

## Life and death

status = { $status ->
    [alive] 活棋
    [dead] 死棋
    [seki] 双活
   *[unsettled] 死活未定
}
reason-pass-alive = 己方一直停着也不会被提
reason-inside-safe-area = 处于对方确定的地域之中，没有做活的余地
reason-caught = 己方先走也会被吃
reason-judged = 模拟对局{ $played }次中存活{ $survived }次，从形状看存活率{ $percent }%
# The same without figures, where it is signed.
reason-judged-in-words = 在试下的变化中{ $lives ->
    [none] 没有一个能活
    [few] 只有少数能活
    [half] 约半数能活
    [most] 多数能活
   *[all] 全都能活
}，从棋形看{ $shape ->
    [dead] 是死棋
    [alive] 是活棋
   *[unclear] 死活不明
}
reason-vital-point = 只有一个小眼位：谁先占{ $point }谁有利
reason-turn = 取决于谁先走：己方先走，模拟中存活{ $owner-first }%；对方先走，存活{ $opponent-first }%
reason-turn-in-words = 取决于谁先走：在试下的变化中，己方先走{ $owner-first ->
    [none] 没有一个能活
    [few] 只有少数能活
    [half] 约半数能活
    [most] 多数能活
   *[all] 全都能活
}，对方先走{ $opponent-first ->
    [none] 没有一个能活
    [few] 只有少数能活
    [half] 约半数能活
    [most] 多数能活
   *[all] 全都能活
}
reason-shared-liberties = 公气双方都不能填
reason-bent-four = 盘角曲四，劫材补净后被杀
reason-carried-over = 沿用更正棋盘前的判断
reason-stated = 由人指定
reason-stated-by-ko-pass = 由人指定：须为该劫停一着后方可回提（第7条第2款）
stated-by-ko-pass = { $color ->
    [black] 黑
   *[white] 白
}{ $points }：{ $status ->
    [dead] 死棋
    [seki] 双活
   *[alive] 活棋
}，由人指定：确认死活时，须为该劫停一着后方可回提（日本围棋规约1989年，第7条第2款）
second-opinion = { $engine }判断为{ $status ->
    [alive] 活棋
    [dead] 死棋
    [seki] 双活
   *[unsettled] 死活未定
}
proposal = { $color ->
    [black] 黑
   *[white] 白
}{ $points }：{ $status ->
    [alive] 活棋
    [dead] 死棋
    [seki] 双活
   *[unsettled] 死活未定
}，把握{ $percent }%（{ $reason }）
otherwise = 若为{ $fate ->
    [alive] 活棋
   *[dead] 死棋
}，则{ $lead }
please-confirm = 请确认{ $proposal }

## Questions to a person

ask-point = { $point }上是什么？识别为{ $stone }（{ $percent }%），但{ $doubt }。
ask-group = { $color ->
    [black] 黑棋
   *[white] 白棋
}{ $points }是死棋吗？建议：{ $fate ->
    [alive] 活棋
   *[dead] 死棋
}，把握{ $percent }%（{ $reason }）。
# Both without figures, where it is signed.
point-in-words = { $point }上是什么？识别为{ $stone }，但{ $doubt }。
group-in-words = { $color ->
    [black] 黑棋
   *[white] 白棋
}{ $points }是死棋吗？建议：{ $fate ->
    [alive] 活棋
   *[dead] 死棋
}（{ $reason }）。
ask-group-beside-a-second-opinion = { $question }{ $second }。
ahead = { $player ->
    [black] 黑
   *[white] 白
}领先{ $by }
nobody-ahead = 双方持平
# The two answers are a "stone" or a "status" each.
consequence = 若为{ $first }：{ $first-lead }；若为{ $second }：{ $second-lead }。
# The letters are the keys, in every language.
point-keys = [Enter] { $proposed }  [b] 黑子  [w] 白子  [e] 空点  [u] 撤销  [q] 暂不回答  [?] 帮助：{" "}
group-keys = [Enter] { $proposed }  [a] 活棋  [d] 死棋  [u] 撤销  [q] 暂不回答  [?] 帮助：{" "}
# While one of several inputs is looked at.
looking-at-input = { $file }（第 { $number } 个，共 { $of } 个）
question-of = { $file }：第 { $number } 个问题，共 { $of } 个
not-a-key = 没有“{ $typed }”这个按键。
nothing-to-undo = 没有可以撤销的回答。
# What the keys do, each behind its key.
help-black = 该点是黑子
help-white = 该点是白子
help-empty = 该点是空点
help-as-read = 与识别结果相同：{ $proposed }
help-alive = 这块棋是活棋或双活：留在棋盘上
help-dead = 这块棋是死棋：数子之前从棋盘上拿掉
help-as-proposed = 与建议相同：{ $proposed }
help-undo = 撤销上一个回答
help-leave-open = 不再询问这个棋盘；未定之处仍会列出，结果有待确认
help-help = 显示本帮助
ask-left-open = { $points }处尚未下完。棋局就此结束，还是这些点后来收完了？
left-open = { $how ->
    [black-first] 黑先收
    [white-first] 白先收
   *[ended] 就此结束
}
left-open-leads-to = { $how }：{ $lead }。
left-open-keys = [Enter] 就此结束  [e] 就此结束  [b] 黑先收  [w] 白先收  [u] 撤销  [q] 暂不回答  [?] 帮助：{" "}
help-ended = 棋局就此结束：中立点双方共有（应氏规则第八条）
help-black-filled-first = 这些点由双方轮流收完，黑先收
help-white-filled-first = 这些点由双方轮流收完，白先收
help-as-ended = 棋局就此结束
help-names = 在按键后写上姓名，可注明由谁回答，例如“{ $key } Anna”；不写则为{ $by }。
ask-whole-board = { $file }：照片恰好在线的尽头结束，看不到外面是什么。{ $lines }×{ $lines } 路就是整个棋盘吗？
whole-board-keys = [Enter] [n] 不是，只是一部分  [y] 是整个棋盘：{" "}

## Warnings

warning = 警告：{ $warning }
warning-no-liberties = { $points }这块棋没有气：有棋子识别有误，或应提的子没有提掉；请用 --set 更正，例如 --set { $first }=empty
warning-doubtful-grid = 棋盘网格正确的概率只有{ $percent }%：请用 --overlay 查看网格是否落在棋盘线上，如果不对，请指定 --size 或另给 --corners
# The same three where nobody types options: in the page.
warning-no-liberties-in-a-page = { $points }这块棋没有气：有棋子识别有误，或应提的子没有提掉；请点按有误的点
warning-doubtful-grid-in-a-page = 棋盘网格正确的概率只有{ $percent }%：请查看网格是否落在棋盘线上，如果不对，请拖动四角
warning-prisoners-deduced-in-a-page = 提子数不明，按双方均未停手推算：若白下最后一手，{ $white-last }；若黑下最后一手，{ $black-last }；请在“规则”中填写提子数
# And on paper, which is signed.
warning-no-liberties-on-paper = { $points }这块棋没有气：有棋子识别有误，或应提的子没有提掉
warning-doubtful-grid-on-paper = 尚不能确定网格是否落在棋盘线上
warning-prisoners-deduced-on-paper = 提子数不明，按双方均未停手推算：若白下最后一手，{ $white-last }；若黑下最后一手，{ $black-last }
warning-more-than-a-set = { $color ->
    [black] 黑子{ $stones }枚，超过一副棋的黑子数
   *[white] 白子{ $stones }枚，超过一副棋的白子数
}：可能有识别错误
warning-stones-played = 连同提子，黑共下{ $black }子，白共下{ $white }子，数目不符：有棋子识别有误或遗失，提子数有误，或有人停过一手
warning-irregular-moves = 棋谱中有{ $moves }手违反规则：{ $told }
warning-repeated-boards = 棋谱中出现了全局同形：{ $told }
rule-breach = 第{ $number }手（{ $color ->
    [black] 黑
   *[white] 白
}{ $point }）{ $did ->
    [occupied] 下在已有棋子的点上：棋谱可能已损坏。
    [suicide] 使己方{ $stones }子无气而自杀，属于禁着（{ $article }）。
    [ko] 立即提回劫，属于禁着（{ $article }）。
   *[repetition] 再现了{ $since ->
        [0] 开局时
       *[other] 第{ $since }手之后
    }的全局同形{ $ruling ->
        [forbidden] ，为规则所禁止
        [no_result_if_agreed] ：若双方同意，则为无胜负
       *[referee_decides] ：若为搅扰劫，允许循环一次；若为争劫，则禁止；由裁判判定
    }（{ $article }）。
}
rule-breach-more = 另有{ $moves }手。
rule-article = { $article ->
    [chinese-suicide] 中国围棋竞赛规则（2002年）第5条
    [chinese-board] 中国围棋竞赛规则（2002年）第6条
    [chinese-1988-suicide] 中国围棋竞赛规则（1988年）第5条
    [chinese-1988-board] 中国围棋竞赛规则（1988年）第6条
    [ing-suicide] 应氏计点制规则第1条
    [ing-ko] 应氏计点制规则第3条
    [ing-board] 应氏计点制规则第1条和第3条
    [japanese-suicide] 日本围棋规约（1989年）第4条
    [japanese-ko] 日本围棋规约（1989年）第6条
    [japanese-board] 日本围棋规约（1989年）第12条
    [korean-suicide] 韩国围棋规则，同日本围棋规约（1989年）第4条
    [korean-ko] 韩国围棋规则，同日本围棋规约（1989年）第6条
    [korean-board] 韩国围棋规则，同日本围棋规约（1989年）第12条
    [aga-suicide] AGA规则第5条
    [aga-board] AGA规则第6条
    [new-zealand] 新西兰规则关于着手的规定
    [tromp-taylor] Tromp–Taylor规则第6条
    [beginner] 初学者规则
    [beginner-board] 初学者规则第6条
   *[event] 本赛事规则
}
warning-filled-board = 棋盘已被填满：{ $stones }个子没有气。填满的棋盘看不出结果；请在填子之前拍照，或用 `shuzi verify --after` 核对填子
warning-far-from-finished = 棋局远未结束（{ $stones }子，{ $neutral }个点不属于任何一方）：还无从计算。若仍要计算，请给出 --left-open ended 或 --dead none
warning-far-from-finished-in-a-page = 棋局远未结束（{ $stones }子，{ $neutral }个点不属于任何一方）：还无从计算
warning-open-dame = 还有单官可下：{ $points }；请收完单官再计数
warning-unsealed = { $points }处边界未封：无法判定那里是谁的地
warning-in-atari = { $points }处的活棋被打吃：有劫未粘，或缺补棋
warning-prisoners-deduced = 提子数不明，按双方均未停手推算：若白下最后一手，{ $white-last }；若黑下最后一手，{ $black-last }；请指定提子数，例如 --prisoners B=3,W=5
warning-no-second-opinion = { $engine }没有给出第二意见：{ $message }。死子的判断未参考它。{ $hint }
warning-missing-teire = { $points }处缺补棋：计数之前必须补上，{ $count ->
    [1] 该点不计目
   *[other] 这些点都不计目
}
warning-bonus-open = 让{ $stones }子的贴还未作说明，各规则文本不一{ $winner ->
    [same] {""}
   *[other] ，胜负因此而异
}。{ $results }；请用 --white-handicap-bonus N 等说明
warning-bonus-open-in-a-page = 让{ $stones }子的贴还未作说明，各规则文本不一{ $winner ->
    [same] {""}
   *[other] ，胜负因此而异
}。{ $results }；请在“规则”中说明
warning-bonus-open-on-paper = 让{ $stones }子的贴还未作说明，各规则文本不一{ $winner ->
    [same] {""}
   *[other] ，胜负因此而异
}。{ $results }
handicap-bonus = { $bonus ->
    [none] 不贴还
    [each] 每让一子还一目
   *[each-but-one] 除一子外每让一子还一目
}
bonus-and-result = { $bonus }：{ $result }
recorded-agrees = 棋谱所记结果相同：{ $written }
recorded-not-counted = 棋谱所记结果{ $written }并非计数所得，无从比较。
recorded-unreadable = 棋谱所记结果“{ $written }”无法理解，未作比较。
recorded-bonus = 由棋谱所记结果{ $written }可知让子的贴还：{ $bonus }（{ $points }）。
warning-differs-from-record = 棋谱记为{ $written }，计数为{ $counted }：{ $reasons }
difference-fate = 若{ $points }为{ $fate ->
    [dead] 死棋
   *[alive] 活棋
}，则相符
difference-open-points = 计数之前可能又下了{ $points }处未收的点
difference-bonus = 若让子的贴还如下，则相符：{ $bonus }
difference-komi = 若贴目为{ $komi }，则相符
difference-black-moved-last = 若黑下最后一手，则相符
difference-zi = 若棋谱以子为单位，则相符
difference-territory = 若数的是目而不是子，则相符
difference-area = 若数的是子而不是目，则相符
difference-other-winner = 若棋谱误记胜者，则相符
difference-prisoners = 提子的计数可能不同，或停着时交过子
difference-unexplained = 所试各项均不能解释；请核对死子、贴目和规则
set-lacks = { $player ->
    [black] 黑方
   *[white] 白方
}缺{ $stones }枚棋子
warning-incomplete-sets = { $lacking }：{ $effect ->
    [other-winner] 此时填满计点会得出{ $shown }，误判胜者
    [other-margin] 此时填满计点会得出{ $shown }
   *[nothing] 双方所缺相同，填满计点的差数仍然正确
}。胜负以棋子足数时的计数为准（应氏规则第4、9、12条）：{ $result }。请补足棋子后再填
note = 提示：{ $note }
warning-encoding-unstated = 棋谱没有注明文字编码，已按 { $encoding } 读取{ $stones-differ ->
    [yes] ；但按其他编码读取时棋子不同，请核对盘面
   *[no] {""}
}
warning-encoding-misstated = 棋谱注明的文字编码 { $stated } 不符，已按 { $encoding } 读取{ $stones-differ ->
    [yes] ；但按其他编码读取时棋子不同，请核对盘面
   *[no] {""}
}
warning-several-games = 文件中有{ $games }局棋（{ $named }），取了第一局；请用 --game 选择其他局，例如 --game 2
warning-not-closed = 棋谱末尾缺少右括号：{ $moves ->
    [0] 取了已有的棋子
   *[other] 取了已有的{ $moves }手
}，后面可能还有缺失
warning-variation-not-closed = 棋谱末尾缺少右括号，缺在不计入的变化图中：主线完整
warning-text-outside = 对局之外还有文字，已略过
warning-moves-outside = 对局之外（第一个括号之前或最后一个括号之后）还有着手，已略过：可能有括号放错了位置
warning-bracket-missing = { $moves ->
    [0] 第一手之前
   *[other] 第{ $moves }手之后
} { $property } 的文字似乎吞掉了后面的属性：那里缺少右方括号，可能丢了一手棋
warning-small-names = 棋谱的属性名是小写字母，已按大写处理
warning-size-unstated = 棋谱没有注明棋盘大小，已按格式规定取19路
warning-size-may-be-smaller = 棋谱没有注明棋盘大小，取了19路，但所有棋子都在{ $lines }路棋盘的范围内；如果是{ $lines }路棋盘，请在棋谱中写上 SZ[{ $lines }]
warning-stated-twice = 棋谱中 { $property } 写了两次：取了 { $taken }，没有取 { $other }
warning-set-up-later = 棋谱在第{ $moves }手之后又摆上或拿掉了棋子：以盘面为准，不计为提子
warning-rules-unstated = 棋谱没有注明规则，取了{ $rules }；请用 --rules 指定其他规则
warning-rules-alike = 棋谱的规则是“{ $written }”，取了计数相同的{ $rules }；请用 --rules 指定其他规则
warning-komi-unstated = 棋谱没有注明贴目，取了 { $komi }；请用 --komi 指定
warning-komi-unit-said = 棋谱的贴目“{ $written }”按 { $komi } 点计
warning-komi-unit = 棋谱的贴目“{ $written }”不是点数，已按 { $komi } 点计；请用 --komi 指定
warning-komi-unit-open = 棋谱的贴目“{ $written }”不是点数，已按 { $komi } 点计，但也可能是 { $others } 点；请用 --komi 指定
warning-without-effect = { $option } 不起作用：{ $why ->
    [area-rules] 此规则数子，不计提子
    [no-fill-in] 此规则不填满计点
    [nothing-is-dead] 此规则下盘上所有棋子都算数
    [no-overtime-cost] 此规则没有超时罚点
    [no-handicap] 没有让子；请用 --handicap 指定
    [no-side-is-counted] 此规则不在盘上数一方的子
    [no-board-after] 没有给出之后的棋盘照片；请用 --after 给出
   *[no-photo] 局面由棋谱给出，不读取照片
}

## The Ing fill-in

fill-in-begins = 填满计点：{ $whose ->
    [nobody] 无贴点子
    [black] 白地中放{ $stones }枚黑贴点子
   *[white] 黑地中放{ $stones }枚白贴点子
}{ $shared ->
    [0] {""}
   *[other] ；双方各填公点{ $shared }点
}
fill-in-of-a-side = { $player ->
    [black] 黑
   *[white] 白
}：盘上{ $board }子，盒中{ $bowl }子，填{ $fill }子，{ $losing ->
    [0] { $winning ->
        [0] 恰好填满
       *[other] 余空{ $winning }点
    }
   *[other] 余子{ $losing }枚
}
fill-in-ends = 填满计点：{ $player ->
    [black] 黑
   *[white] 白
}领先{ $by }
fill-in-is-a-tie = 填满计点：无空无余：{ $player ->
    [black] 平局，判黑胜
   *[white] 平局，判白胜
}
fill-in-is-a-draw = 填满计点：无空无余：和棋
fill-in-misleads = 此填满结果不是对局结果：因缺少棋子，{ $player ->
    [black] 黑
   *[white] 白
}多显出{ $points }点。棋子足数时：{ $result }
step-lifted = 取走死子后的局面
step-compensation = 放入{ $stones }枚贴点子
step-shared = 填公点，双方各{ $each }点
step-territory = 填满己方地域，只留余空
step-losing-stones = 将{ $stones }枚余子放入对方余空
legend-stones = 大棋子是原局面的，不移动；小棋子是填入的。
legend-marks = 红圈：本步放下的子。菱形：余空。
legend-result = 结果：{ $result }
no-fill-in = 没有可画的填满计点过程

## How it is counted

explained = 计数方法（{ $source }）：
explained-all-stones-count = 盘上棋子全部计数，不提死子。
explained-none-dead = 没有死子。
explained-sunjang-lifted = 各自拿起边界不需要的己方棋子：黑{ $black }子，白{ $white }子。
explained-group-tax = { $player ->
    [black] 黑
   *[white] 白
}方{ $groups }块活棋（{ $points }）须留眼位，还棋头共扣{ $tax }点。
explained-dead = 取走死子：黑{ $black }子，白{ $white }子（{ $points }）。
explained-empty-points = { $player ->
    [black] 黑空
   *[white] 白空
}：{ $areas }。
explained-stones-of-black = 黑子：{ $stones }。
explained-count = { $player ->
    [black] 黑
   *[white] 白
}：{ $sum }。
explained-white-from-black = 白：{ $rest }；复核白棋：{ $terms }。
explained-neutral = 公空：{ $points }点，双方各得一半：{ $half }。
explained-half-the-board = 归本数为{ $half }：黑超过即胜。
explained-half-the-board-and-compensation = 归本数为{ $half }；黑贴{ $given }子，须超过{ $needed }子。
explained-result = { $sum }：{ $result }。
explained-territory = { $player ->
    [black] 黑地
   *[white] 白地
}：{ $areas }。
explained-territory-and-prisoners = { $player ->
    [black] 黑：地{ $territory }目，白死子{ $dead }，提白子{ $taken }
   *[white] 白：地{ $territory }目，黑死子{ $dead }，提黑子{ $taken }
}：{ $sum }。
explained-seki = 双活中双方均无目：{ $points }。
explained-teire = 尚须自补的点不计目：{ $points }。
explained-given = 白得{ $given }：{ $sum }。
given-komi = 贴目{ $points }
given-handicap-bonus = 让子还子{ $points }
given-penalties-of-black = 黑方罚点{ $points }
given-penalties-of-white = 扣除白方罚点{ $points }
explained-fill-in = 填满计点：
explained-fill-in-of-a-side = { $player ->
    [black] 黑
   *[white] 白
}：空{ $empty }点{ $laid ->
    [0] {""}
   *[other] ，其中{ $laid }点放{ $player ->
        [black] 白贴点子
       *[white] 黑贴点子
    }
}；盒中{ $bowl }子{ $elsewhere ->
    [0] {""}
   *[other] ，其中贴点用{ $compensation }子，填公点用{ $shared }子
}：填入{ $fill }子，余空{ $winning }点，余子{ $losing }枚。
explained-fill-in-result = 余空一处计一点，余子放入对方余空，一子计两点：{ $result }（{ $difference ->
    [0] 无差
   *[other] 差数
}）。
explained-parity = 双方棋子足数时，差数为{ $parity ->
    [odd] 奇数；若填得偶数
   *[even] 偶数；若填得奇数
}，则缺少的棋子为奇数。
explained-parity-of-missing-stones = 双方棋子足数时，差数应为{ $parity ->
    [odd] 奇数；现为偶数
   *[even] 偶数；现为奇数
}，是因为棋子缺少。

## Areas of the board

no-areas = 无
area = { $points }（{ $place ->
    [upper-left] 左上
    [upper-side] 上边
    [upper-right] 右上
    [left-side] 左边
    [centre] 中央
    [right-side] 右边
    [lower-left] 左下
    [lower-side] 下边
   *[lower-right] 右下
}）
smaller-areas = { $points }（其余{ $areas }块小空）

## Time taken

timing = { $step ->
    [decode] 解码
    [board] 棋盘
    [stones] 棋子
    [life] 死活
    [score] 计数
   *[engine] 引擎
} { $ms } 毫秒

## The referee's desk: the answer

claim-agrees = 主张“{ $claim }”成立。
claim-disagrees = 主张“{ $claim }”不成立。
claim-undecided = { $questions ->
    [0] 主张“{ $claim }”尚不能定。
   *[other] 主张“{ $claim }”尚不能定：取决于{ $questions }个问题。
}
claim-understood = 理解为：{ $meaning }。
claim-is-ambiguous = 该主张可作多种理解，只有主张者能说明所指：
claim-may-mean = “{ $meaning }”：{ $verdict ->
    [right] 成立。
    [wrong] 不成立。
   *[undecided] 尚不能定。
}
claim-otherwise = 若所指为“{ $meaning }”，则主张{ $verdict ->
    [right] 成立。
    [wrong] 不成立。
   *[undecided] 尚不能定。
}
claimed-win = { $player ->
    [black] 黑胜
   *[white] 白胜
}
claimed-count = 不计贴目，{ $whose ->
    [black] 黑有
    [white] 白有
   *[either] 一方有
}{ $count }{ $unit ->
    [zi] 子
   *[points] 目
}
claim-is-of-the-fill-in = 该主张是棋子不足时填满计点所显示的，并非对局结果。
no-count-decides = 本局不以计数定胜负
result-with-counts = { $result }。{ $counts }。

## The referee's desk: the protocol

protocol-title = 终局计数记录
protocol-footer = { $program } · 校验码 { $seal }
heading-game = 对局
heading-claim = 主张
heading-agreement = 签字内容
heading-photos = 照片
heading-position = 局面
heading-open-questions = 待定问题
heading-answers = 已答问题
heading-warnings = 注意事项
heading-second-look = 多张照片比对
heading-dead-stones = 死子
heading-guided = 盘上计数步骤
caption-guided-photo = 照片上的同样步骤：把空心圈处的棋子移到相同编号的圆环处；框线每框十个，数字为累计数。
caption-territory-photo = 照片上的同样步骤：提子填在蓝圈处；把空心圈处的棋子移到相同编号的圆环处；框线每框十个，数字为各方累计数。
heading-record = 棋谱
heading-fill-in = 填满计点步骤
heading-filled-in = 填满计点
heading-rearranged = 整理后的棋盘
heading-inputs = 所提交的文件
row-black = 黑方
row-white = 白方
row-event = 赛事
row-place = 地点
row-table = 台号
row-date = 日期
row-photo-taken = 拍照时间
row-counted-at = 计数时间
row-referee = 裁判
row-rules = 规则
row-source = 依据
row-prisoners = 提子
row-claim = 主张
row-claimed-by = 主张人
prisoners-of-both = 黑子{ $black }，白子{ $white }
column-input = 用途
column-file = 文件
column-bytes = 字节数
column-sha256 = SHA-256
column-statement = 陈述
column-read = 照片识别
column-by = 陈述人
column-point = 点
column-together = 综合
column-player = 一方
column-stones = 棋子
column-why-dead = 理由
the-referee = 裁判
input-board = 棋盘
input-after = 其后的棋盘
input-record = 棋谱
how-to-repeat = 凭以上文件和本记录的JSON文件，任何人都可以重做：shuzi verify --replay 文件.json。本记录由{ $program }写成，校验码（SHA-256）为{ $seal }。
signature-of = { $role }：{ $name }
photo-taken-at = { $file }：{ $time }
by-the-cameras-clock = { $times }（以相机时钟为准）
agreement-seal = 本页属于校验码为{ $seal }的记录。
agreement-key = 本记录已用赛事密钥（Ed25519）签名，密钥指纹（SHA-256）为{ $fingerprint }。
box-agrees = 同意
box-does-not-agree = 不同意
failure-of-a-file = { $file }：{ $message }
caption-photo = { $file }：绿圈为黑子，粉红圈为白子；叉为死子，小方块表示归属；黄色为存疑。
caption-position = 黑子{ $black }，白子{ $white }。红叉：死子。方块：该点的归属。黄圈：存疑的点；蓝圈：死活存疑的棋。
caption-record = 打叉的小棋子为缺少的子，带圈的为多出或颜色不同的子；箭头从棋谱中的位置指向实际位置。
caption-after = 大棋子为先前局面的子，小棋子为后来放上的子。红色：有误。黄色：取决于存疑的点。

## The referee's desk: questions and answers

points-that-change-nothing = 存疑，但无论是什么，结果都相同：{ $points }。
decisive-question = 此问决定结果：{ $question }
question-unfinished = { $points }处尚未下完。
question-prisoners = 提子数不明，按双方均未停手推算。
question-bonus = 让{ $stones }子的贴还未作说明，各规则文本不一。
if-bonus = 若贴还为“{ $bonus }”
question-grid = 尚不能确定网格是否落在棋盘线上。
# What follows from an answer, a sentence of its own; "if" is one of the six below.
way = { $if }：{ $result }。
if-stone = { $stone ->
    [black] 若为黑子
    [white] 若为白子
   *[empty] 若为空点
}
if-group = { $fate ->
    [alive] 若为活棋
   *[dead] 若为死棋
}
as-it-stands = 若维持现状
if-otherwise = 若并非如此
nobody-can-tell = 无法得出结果
played-out-by = { $player ->
    [black] 若收完且黑先收
   *[white] 若收完且白先收
}
moved-last = { $player ->
    [black] 若黑下最后一手
   *[white] 若白下最后一手
}
stated-stone = { $stone ->
    [black] { $point }上是黑子。
    [white] { $point }上是白子。
   *[empty] { $point }是空点。
}
stated-stone-after = { $stone ->
    [black] 其后的棋盘上，{ $point }是黑子。
    [white] 其后的棋盘上，{ $point }是白子。
   *[empty] 其后的棋盘上，{ $point }是空点。
}
stated-left-open = { $how ->
    [black-first] 未收的点已由双方轮流收完，黑先收：以下为收完后的结果。
    [white-first] 未收的点已由双方轮流收完，白先收：以下为收完后的结果。
   *[ended] 棋局就此结束：未收的点保持原状。
}
stated-ko-pass = { $dead ->
    [dead] 须为该劫停一着后方可回提时，{ $point }的棋子是死棋（第7条第2款）。
   *[alive] 须为该劫停一着后方可回提时，{ $point }的棋子是活棋（第7条第2款）。
}
stated-ended = { $how ->
    [both-lose] 双方均负：本局不以计数定胜负。
   *[no-result] 本局无胜负：不以计数定胜负。
}
stated-none-dead = 没有死子。
stated-all-dead = { $points }各处的棋是死棋，此外没有死棋。
stated-toggled = { $points }各处棋的死活与建议相反。
stated-group = { $dead ->
    [dead] { $points }是死棋。
   *[alive] { $points }是活棋。
}

## The referee's desk: a second look

photos-read-together = 同一棋盘的{ $photos }张照片一并识别。
photos-agree = 各照片在每一点上都一致。
read-and-doubted = { $seen }；{ $doubt }
looks-like = { $certainty ->
    [clear]明显是{ $stone }
    [likely] 很可能是{ $stone }
   *[unclear] 可能是{ $stone }
}
no-dead-stones = 没有死子。

## The referee's desk: the record

record-account = { $stage ->
    [last] 棋盘是棋谱的最后局面，共{ $moves }手
   *[earlier] 棋盘是棋谱中较早的局面，即第{ $moves }手之后，距结束还有{ $later }手
}{ $lifted ->
    [0] {""}
   *[other] ，取走了死子{ $lifted }枚（{ $lifted-points }）
}{ $dame ->
    [0] {""}
   *[other] ，收了单官{ $dame }个（{ $dame-points }）
}{ $played ->
    [0] {""}
   *[other] ，另有{ $played }子可能是棋谱结束后下的（{ $order }）
}{ $passes ->
    [0] {""}
   *[other] ，其间停着{ $passes }次
}{ $captured ->
    [0] {""}
   *[other] ，提去{ $captured }子
}{ $others ->
    [0] {""}
   *[other] ，此外有{ $others }点不同
}{ $doubtful ->
    [0] 。
   *[other] ；不同的点中有{ $doubtful }点存疑。
}
record-more-differences = 另有{ $more }处不同，见图。
record-turned = { $turns ->
    [1] 为与照片方向一致，棋谱向右转了90度。
    [2] 为与照片方向一致，棋谱转了180度。
   *[3] 为与照片方向一致，棋谱向左转了90度。
}
record-mirrored = 棋谱与棋盘互为镜像：照片不会左右颠倒，应是棋谱或图片文件被翻转过。
record-symmetric = 棋谱可以用不止一种方向对上，因此点的名称可能不同。
record-moved = { $color ->
    [black] { $from }的黑子在{ $to }。
   *[white] { $from }的白子在{ $to }。
}
record-missing = { $color ->
    [black] 缺少{ $point }的黑子。
   *[white] 缺少{ $point }的白子。
}
record-extra = { $color ->
    [black] { $point }有一枚棋谱中没有的黑子。
   *[white] { $point }有一枚棋谱中没有的白子。
}
record-other-color = { $color ->
    [black] { $point }上是黑子，棋谱中是白子。
   *[white] { $point }上是白子，棋谱中是黑子。
}
record-undecided = { $point }在照片中存疑（{ $photo ->
    [black] 黑子
    [white] 白子
   *[empty] 空点
}），在棋谱中是{ $record ->
    [black] 黑子
    [white] 白子
   *[empty] 空点
}。
record-too-many = { $player ->
    [black] 黑子
   *[white] 白子
}多出{ $number }枚：共下{ $played }子，盘上{ $board }子，被提{ $prisoners }子。
record-too-few = { $player ->
    [black] 黑子
   *[white] 白子
}缺少{ $number }枚：共下{ $played }子，盘上{ $board }子，被提{ $prisoners }子。
spot-of-record = { $photo }（棋谱中为{ $record }）

## The referee's desk: the board after

after-doubtful = 其后棋盘的照片中存疑：{ $points }。
untrusted-grid = { $photo ->
    [before] 之前的照片不可信：其网格与棋盘相符的概率只有{ $percent } %。请用 --corners 指定四角，或从上方重拍。
   *[after] 其后的照片不可信：其网格与棋盘相符的概率只有{ $percent } %。请从上方重拍。
}
untrusted-doubts = { $photo ->
    [before] 之前的照片在{ $points }不可信：这些点上是什么存疑。请用 --set 指定，或重拍照片。
   *[after] 其后的照片在{ $points }不可信：这些点上是什么存疑。请用 --set-after 指定，或重拍照片。
}
untrusted-no-liberties = 其后的照片在{ $points }不可信：那里有不可能这样摆放的无气棋子。请用 --set-after 指定那里是什么，或重拍照片。
untrusted-displaced = 其后的照片在{ $points }不可信：原局面中不在原位的棋子太多，应是照片误读或棋盘被弄乱。请用 --set-after 指定那里是什么，或重拍照片。
filled-right = 填满计点无误：原局面的棋子没有移动，双方棋子足数，余空一点。
filled-wrong = 填满计点有{ $faults }处错误：
filled-undecided = 填满计点是否无误，取决于存疑的点。
filled-side = { $player ->
    [black] 黑
   *[white] 白
}：盘上{ $stones }子，其中{ $elsewhere }子在对方地中；己方空{ $empty }点。
filled-differences = 由其后的棋盘推得：{ $derived }。由先前的局面推得：{ $expected }。照盘面直接读出：{ $read-off }。
fault-changes = { $fault }{ $player ->
    [black] 因此盘面上黑显得多{ $points }。
   *[white] 因此盘面上白显得多{ $points }。
}
fault-undecided = { $fault }此项取决于存疑的{ $points }。
some-of = { $points }之中的{ $number }枚
fault-moved = { $color ->
    [black] { $from }的黑子移到了{ $places ->
        [1] { $to }
       *[other] { $to }之一
    }。
   *[white] { $from }的白子移到了{ $places ->
        [1] { $to }
       *[other] { $to }之一
    }。
}
fault-moved-away = { $color ->
    [black] { $from }的黑子被移动，混在其他黑子之中。
   *[white] { $from }的白子被移动，混在其他白子之中。
}
fault-gone = { $color ->
    [black] { $point }的黑子已不在盘上。
   *[white] { $point }的白子已不在盘上。
}
fault-replaced = { $color ->
    [black] { $point }原是黑子，现为白子。
   *[white] { $point }原是白子，现为黑子。
}
fault-missing = { $player ->
    [black] 黑子缺少{ $number }枚，或有空点没有填。
   *[white] 白子缺少{ $number }枚，或有空点没有填。
}
fault-surplus = { $player ->
    [black] 黑子多出{ $number }枚。
   *[white] 白子多出{ $number }枚。
}
fault-losing-stones = { $player ->
    [black] 有{ $number }枚黑子不在盘上：或为尚在盒中、必须放下的余子，或为棋子缺少。请清点棋盒。
   *[white] 有{ $number }枚白子不在盘上：或为尚在盒中、必须放下的余子，或为棋子缺少。请清点棋盒。
}
fault-wrong-color = { $color ->
    [black] 黑尚有己方空点可填，却有{ $number }枚黑子放在白地中：{ $stones }。
   *[white] 白尚有己方空点可填，却有{ $number }枚白子放在黑地中：{ $stones }。
}
fault-wrong-color-instead = { $color ->
    [black] 白地中有{ $number }枚黑子占了白子的位置：{ $stones }。
   *[white] 黑地中有{ $number }枚白子占了黑子的位置：{ $stones }。
}
fault-exchanged = 白地中的黑子（{ $black }）和黑地中的白子（{ $white }）既不是贴点子，也不是余子：一方的子放错了地方，另一方的子便无处可放。
fault-compensation = { $color ->
    [black] 有{ $number }枚黑贴点子没有放。
   *[white] 有{ $number }枚白贴点子没有放。
}
fault-shared = 公点填得不均：黑填{ $black }点，白填{ $white }点，空{ $empty }点。
fault-open-dame = 本来还可以下的点，现作公点：{ $points }。
rearranged-kept = { $player ->
    [black] 黑棋子数不变
   *[white] 白棋子数不变
}：整理棋盘没有影响计数。
rearranged-stones-differ = { $player ->
    [black] 黑方
   *[white] 白方
}盘上有{ $stones }子，连同填入的提子应为{ $due }子：多一子或少一子即差一目。
rearranged-more = { $player ->
    [black] 黑
   *[white] 白
}比整理之前多{ $number }子。
rearranged-fewer = { $player ->
    [black] 黑
   *[white] 白
}比整理之前少{ $number }子。
rearranged-undecided = { $player ->
    [black] 无法判定黑棋子数是否不变。
   *[white] 无法判定白棋子数是否不变。
}
total-before = 整理前：棋子{ $stones }，空点{ $empty }，共{ $points }。
total-now = 现在：棋子{ $stones }，空点{ $empty }，共{ $points }。
region-undecided = 无法判定这里是谁的地：{ $points }。
total-hangs-on = 总数取决于存疑的{ $points }。

## The referee's desk: repeating a protocol

replay-reproduced = { $file }：重做结果逐字节相同（{ $inputs }个文件，由{ $program }写成）。
replay-differs = { $file }：重做结果不同。
replay-unsealed = 校验码不符：记录写成之后被改动过。
replay-signed-by-the-event = 已用此密钥签名：{ $fingerprint }。
replay-signed-by-somebody = 已用密钥{ $fingerprint }签名，签名有效。该密钥是否属于赛事，可用 --key 核对。
replay-signed-by-another = 不是用此密钥签名，而是用另一密钥：{ $fingerprint }。
replay-not-signed = 没有签名：任何人都可能写成此记录。
replay-signature-broken = 签名无效：记录签名之后被改动过，或系伪造。
replay-layout = 除文本排列外没有任何不同。
replay-program = 记录由{ $program }写成；当前程序为{ $this }。
replay-difference = { $place }：记录中为{ $recorded }，重做得到{ $again }。
replay-nothing = 空
key-made = { $private }用于签名，请保密。{ $public }用于核对，可交给所有人。签名的记录上所印的指纹（SHA-256）为{ $fingerprint }。

## The guided count

guided-drawing-dead = 取走打叉的死子。
guided-drawing-moves = 把空心圈处的棋子移到相同编号的圆环处。蓝色：取自棋盒，或放回棋盒。
guided-drawing-tens = { $player ->
    [black] 黑空
   *[white] 白空
}十个一块：每块数到十，大数字为累计数。
guided-drawing-stones = { $player ->
    [black] 黑子
   *[white] 白子
}十个一堆：每一片颜色为一堆，大数字为累计数。
guided-no-dead = 盘上没有死子，无须取走。
guided-dead = { $player ->
    [black] 取走黑死子{ $count }枚
   *[white] 取走白死子{ $count }枚
}：{ $points }。
guided-side = { $player ->
    [black] 数黑棋。
   *[white] 数白棋。
}
guided-no-moves = { $player ->
    [black] 黑棋
   *[white] 白棋
}的每块空都已是十的整倍数，不必移动棋子。
guided-move = { $player ->
    [black] 移动黑子{ $count }枚
   *[white] 移动白子{ $count }枚
}：{ $points }。
guided-put = { $player ->
    [black] 从棋盒中取黑子{ $count }枚
   *[white] 从棋盒中取白子{ $count }枚
}，放在{ $points }。
guided-lift = { $player ->
    [black] 从盘上取黑子{ $count }枚
   *[white] 从盘上取白子{ $count }枚
}放回棋盒：{ $points }。
guided-no-areas = { $player ->
    [black] 黑棋
   *[white] 白棋
}已没有空点。
guided-areas = { $player ->
    [black] 黑空
   *[white] 白空
}：{ $sum }。
guided-stones = { $player ->
    [black] 盘上黑子
   *[white] 盘上白子
}：{ $count }，即{ $piles } × 10 + { $rest }。
guided-shared = 公空{ $count }点（{ $points }）：双方各得{ $half }。
guided-nobodys = 不属于任何一方、不计入的空点{ $count }个：{ $points }。
guided-total = { $player ->
    [black] 黑
   *[white] 白
}：{ $sum }。
guided-other = { $player ->
    [black] 其余归黑
   *[white] 其余归白
}：{ $sum }。
guided-needed-even = { $board }的一半为{ $half }：{ $player ->
    [black] 黑
   *[white] 白
}超过即胜。
guided-needed = { $board }的一半为{ $half }；{ $to ->
    [black] 白贴{ $given }子
   *[white] 黑贴{ $given }子
}，{ $player ->
    [black] 黑
   *[white] 白
}须超过{ $needed }子。
guided-result = { $sum }：{ $result }。

## The guided count of territories

territory-needs-prisoners = 数目时要把提子填入对应的空中，而提子数不明：请清点并说明提子数。
territory-drawing-dead = 取走打叉的死子：它们成为提子。
territory-drawing-prisoners = 把提子填入同色一方的空中，放在蓝圈处。红圈：应补而未补的棋，先补上。
territory-drawing-moves = 把空心圈处的棋子移到相同编号的圆环处。
territory-drawing-tens = 双方的空十个一块（最后一块可不足十）：大数字为各方的累计目数。
territory-dead = { $player ->
    [black] 取走黑死子{ $count }枚，作为提子
   *[white] 取走白死子{ $count }枚，作为提子
}：{ $points }。
territory-protective = { $player ->
    [black] 在{ $points }补黑子{ $count }枚
   *[white] 在{ $points }补白子{ $count }枚
}：此处应补而未补，不算目。
territory-no-prisoners = { $player ->
    [black] 没有黑提子可填。
   *[white] 没有白提子可填。
}
territory-prisoners = { $player ->
    [black] 黑子被提
   *[white] 白子被提
}：对局中{ $captured } + 终局取走{ $dead } = { $count }。{ $laid ->
    [0] { $player ->
        [black] 黑方没有空可填。
       *[white] 白方没有空可填。
    }
   *[other] 其中{ $laid }枚填入{ $player ->
        [black] 黑空
       *[white] 白空
    }：{ $points }。
}
territory-left-over = 另有{ $count }枚{ $player ->
    [black] 黑提子无处可填，从黑方扣除。
   *[white] 白提子无处可填，从白方扣除。
}
territory-areas = { $player ->
    [black] 黑空
   *[white] 白空
}填后剩：{ $sum }。

## Errors: photos

error-photo-damaged = { $format ->
    [none] 文件
   *[other] { $format }文件
}已损坏或不完整：{ $why }
photo-empty = 文件是空的
photo-end-missing = 缺少结尾
photo-no-size = 没有尺寸信息
photo-no-bit-depth = 没有位深信息
photo-pixels-missing = 缺少像素
photo-pixels-do-not-fit = { $size }像素的数据不是{ $bytes }字节
photo-tiles-missing = 缺少图块
photo-tiles-do-not-fit = 图块与尺寸不符
photo-too-many-tiles = 图块过多
photo-too-much-data = 图块的数据比文件还多
error-photo-bytes = 文件有{ $bytes }字节；最多读取{ $most }字节
error-photo-pixels = 图片为{ $width }×{ $height }像素；最多读取{ $most }像素
error-photo-too-small = 图片只有{ $width }×{ $height }像素；每边至少需要{ $least }像素
error-photo-format = 文件格式为{ $format }，无法读取
error-no-photo-format = 文件不是已知的图片格式
error-photo-animation = 文件是动画（{ $format }），无法确定指的是哪一帧
error-format-not-built = 此 shuzi 构建时未包含{ $format }
hint-copy-photo-again = 请从相机或手机重新复制照片；传输中断会使文件不完整。
hint-scale-photo-down = 请缩小照片：1200万像素足以看清每个棋子。
error-photo-is-record = 该文件是棋谱（SGF），不是照片
hint-score-a-record = 棋谱请用 `shuzi score` 计算，或用 `shuzi verify --record` 与照片比较。
error-photo-is-archive = 该文件是压缩包（ZIP）或其中的文档，不是照片
hint-batch-an-archive = 请用 `shuzi batch` 读取压缩包中的所有照片，或把照片取出来。
error-too-large = 文件大于{ $most }字节，超过了可读取的上限
hint-check-file-meant = 请检查是否是这个文件；照片可以缩小到约1200万像素。
hint-send-original = 请使用原图而不是缩略图；棋盘应占画面的大部分。
hint-save-in-another-format = 请将照片另存或导出为JPEG、PNG、WebP、HEIC或AVIF。
hint-give-a-photo = 请提供JPEG、PNG、WebP、HEIC或AVIF格式的照片。
hint-save-one-frame = 请将要计数的那一帧存为JPEG或PNG。
hint-build-format = 请用特性 `{ $feature }` 构建 shuzi，或将照片存为JPEG。

## Errors: the board in the photo

error-network = 无法运行网络 { $name }：{ $reason }
error-no-board = 看不到围棋棋盘
error-several-boards = 画面中有{ $boards }个棋盘
error-no-such-board = 没有第{ $number }个棋盘：画面中有{ $boards }个
error-too-blurred = 照片太模糊，找不到线和棋子
error-bad-corners = 所给的四角围不成棋盘
error-doubtful-grid = 没有找到确定的围棋棋盘：最可能的网格为{ $lines }×{ $lines }，正确的概率是{ $percent }%
error-cut-off = 棋盘不完整：线条延伸到可见的{ $lines }×{ $lines }网格之外
error-may-be-part = 这可能只是较大棋盘的一部分：照片中有{ $lines }×{ $lines }路，但看不出棋盘到此为止
hint-may-be-part = 请退后一些，使棋盘四周能看到桌面；如果棋盘就是{ $lines }路，请指明：--size { $lines }。
error-indistinct = 找到{ $lines }×{ $lines }的网格，但有{ $doubtful }点分不清是黑子、白子还是空点
error-no-position = 读取结果不构成局面：{ $error }
error-other-size = { $file } 是{ $size }棋盘，而 { $first } 是{ $first-size }
error-other-position = { $file } 与 { $first } 不是同一局面：无论怎样旋转棋盘，都有{ $points }点明显不同
error-no-photo = 没有给出照片
hint-photograph-from-above = 请从上方以45°或更陡的角度拍下整个棋盘，手不要遮住；如果不是9、13或19路，请说明，例如 --size 11；或用 --corners 和 --size 指定。
hint-photograph-in-even-light = 请从更高处、在均匀的光线下拍摄，避免反光和阴影；或用 --corners 和 --size 指定。
hint-say-which-board = 请只拍一个棋盘，或指明是哪一个：--board 1 是最左边的。
hint-boards-are-numbered = 棋盘从左向右数，从1开始。
hint-hold-still = 请拿稳手机，对焦在棋盘上。
hint-give-corners = 请依次给出棋盘四角的交叉点：--corners x,y,x,y,x,y,x,y，单位为正置照片的像素。
hint-step-back = 请退后一些，使网格的四条边都在照片内。
hint-photos-of-one-board = 请提供同一棋盘、其间没有动过棋子的照片，或省略 --same-board。
hint-photos-unmoved = 请提供同一棋盘、其间没有动过棋子的照片。
hint-give-photo-of-board = 请提供棋盘的照片。
hint-report = 这是 shuzi 的错误，请报告。

## Errors: points and positions

error-board-size = 棋盘每个方向有1至{ $most }路，不能是{ $size }
error-no-point = “{ $text }”不是{ $size }棋盘上的点（先写列的字母，不用I，再写从下数的行号，如C3）
error-ragged-row = 第{ $row }行不像第一行那样有{ $width }点
error-row-symbol = 第{ $row }行含有“{ $symbol }”（空点写 .，黑子写 B，白子写 W）
error-readings = { $count }个读数填不满{ $size }棋盘
error-play-off-board = 该点在{ $size }棋盘之外
error-play-occupied = { $point }已有棋子
error-play-suicide = { $point }是自杀：不能提子，且没有气
error-no-stone-to-flip = { $point }没有棋子，不能算死子或改变死活
error-no-stone = { $point }没有棋子，不能算死子
error-no-liberties = { $points }有没有气的棋子：可能是误读，或被提的子没有拿走；请更正局面
error-cannot-be-dead = { $point }不可能是死子：这块棋有两只眼，即使一直停着也是活棋
error-nothing-alive = { $first }和{ $second }不可能都是死子：周围没有活棋
error-not-played-out = 无法算出{ $color ->
    [black] 黑
   *[white] 白
}先收单官时棋盘的结果
error-no-end-without-result = 按应氏规则没有无胜负的对局（应氏计点制规则第3条）
hint-name-points = 请按 --format text 所显示的图来写点的名称。
hint-look-again = 请再看一看棋盘，说明实际情况。

## Errors: rules and counts

error-in-line = 第{ $line }行：{ $error }
error-no-points = “{ $text }”不是目数（请写整目或半目，如7.5，或写子数，如3.75zi）
error-unknown-rules = 未知的规则“{ $name }”（已知：{ $known }）
error-no-komi = 贴目“{ $komi }”不是整目或半目；请指定贴目
error-no-ko-pass = 只有日本规则和韩国规则以劫的停着确认死活（第7条第2款）
hint-settle-repetition = 请按争劫和搅劫的规则处理循环，再计数。
hint-state-dead = 请用 --dead 或 --toggle 指明死子。
error-event-name = 赛事名称为空，或不是纯文本
error-event-bonus = 请写 '0'、'N' 或 'N-1'
error-event-fill-in = 填满计点法按子空皆地计全部的点，不能这样计
error-event-tax-of-stones = 任何棋子都不能填掉一块棋的最后两只眼：请省略 group-tax
error-event-tax-and-fill-in = 填满计点法连眼也要填：使用还棋头时请写 fill-in = false
error-event-tax-of-sunjang = 巡将棋没有还棋头：请省略 group-tax
error-event-neutral-of-stones = 单官上不会有棋子：请省略 neutral
error-event-neutral-of-sunjang = 巡将棋中单官不属于任何一方：请省略 neutral
error-overtime = { $color ->
    [black] 黑方
   *[white] 白方
}超时：{ $error }
error-overtime-unknown = 该规则没有超时罚点；请直接指定点数，例如 --penalty black=2
error-overtime-lost = 超时超过基本时限的一半即判负（应氏规则第7条）
error-overtime-half = 超时恰好为基本时限的一半时，应氏规则第7条既说罚6点又说判负：请由裁判决定，并指定 --penalty
error-fill-in-not-square = 填满计点法需要正方形棋盘，而此棋盘是{ $size }：请用其他规则计数
error-no-handicap-stones = 指定了{ $stones }个让子，但盘上没有黑子：请更正 --handicap
error-more-than-the-set = 盘上有{ $stones }个{ $color ->
    [black] 黑子
   *[white] 白子
}，但一副只有{ $set }个；请更正局面或 --stones
error-large-set = { $color ->
    [black] 黑方
   *[white] 白方
}的棋子有{ $set }个，多于整副的{ $full }个：请取出多余的
error-more-than-a-set = 盘上有{ $stones }个{ $color ->
    [black] 黑子
   *[white] 白子
}，但一副只有{ $set }个
error-odd-compensation = { $points }点贴点不是整数个棋子（每子两点）
error-no-room = { $color ->
    [black] 黑方
   *[white] 白方
}地中放不下{ $stones }个贴点子
error-bowl-too-empty = { $color ->
    [black] 黑方
   *[white] 白方
}还剩{ $stones }个棋子，而贴点和公共点需要{ $needed }个
hint-state-rules = 请指定规则，例如 --rules chinese。
hint-state-komi = 请指定贴目，例如 --komi 7.5。
hint-wins-on-time = 无需计数：对方因超时获胜。
hint-state-penalty = 请指定罚点，例如 --penalty black=2。

## Errors: records, claims and protocols

sgf-in-root = 在根节点
sgf-before-first-move = 在第{ $node }个节点，第一手之前
sgf-after-move = 在第{ $node }个节点，第{ $moves }手之后
sgf-a-point = 像 pd 这样的点
sgf-a-size = 1至25路，如 19 或 9:13
sgf-a-handicap = 让子数
sgf-a-node = “;”
sgf-a-property = “;”“(”“)”或属性
sgf-a-value = 属性名后的“[”
sgf-no-closing-bracket = 缺少结尾的“)”
sgf-no-value = 属性没有值
sgf-open-value = 值缺少“]”
error-sgf-no-game = 没有找到对局：SGF文件中对局写在“(;”之后
error-sgf-no-such-game = 文件中没有第{ $number }局，只有{ $games }局
error-record-is-photo = 这是照片（{ $format }），不是棋谱
error-sgf-cut-off = 文件在对局中间结束（{ $inside }）；可能不完整
error-sgf-unexpected = 第{ $line }行出现意外的“{ $found }”（应为：{ $expected }）
error-sgf-other-game = 这是另一种棋的记录（GM[{ $game }]；围棋是GM[1]）
error-sgf-value = { $place }的 { $property }[{ $value }]：应为{ $expected }
error-sgf-off-board = { $place }的 { $property }[{ $value }] 在{ $size }棋盘之外
hint-give-sgf = 请提供SGF文件；其他格式的棋谱需先另存为SGF。
hint-count-a-photo = 照片请用 `shuzi count` 计数，或用 `shuzi verify --record` 与棋谱比较。
hint-choose-game = 请选择文件中有的对局，例如 --game 1。
hint-save-record-again = 请重新下载或保存棋谱。
hint-records-of-go = 请提供围棋棋谱。
hint-correct-record-there = 请更正棋谱的该处，或用其他程序重新保存。
error-record-size = 棋谱是{ $record }棋盘，照片是{ $photo }
error-claim-not-understood = 无法理解所称的结果“{ $text }”
error-claim-not-understood-at = 无法理解所称的结果“{ $text }”中的“{ $at }”
error-claim-not-counted = “{ $text }”表示对局不是数子结束的，没有可核对的内容
error-claim-no-such-amount = “{ $text }”不是四分之一子或半目的整数倍
error-claim-no-player = “{ $text }”没有说明谁胜，而作为一方的子数又太少
error-claim-no-such-count = 按此规则，在{ $points }个交叉点的棋盘上一方不可能数得“{ $text }”
error-claim-contradictory = “{ $text }”说了两件不能同时成立的事
hint-write-claim = 请写成 B+1/4（子）、W+2.5（目）、'Black 184.5' 或 185（一方的子数），或 draw。
hint-leave-claim-out = 如仍要数这盘棋，请去掉所称的结果。
hint-state-ended = 请用 --ended no-result 或 --ended both-lose 说明对局如此结束；如要数这盘棋，请去掉所称的结果。
hint-say-whose = 请说明是谁的：“白胜2.5目”表示胜负差，“白176.5”表示一方的子数。
hint-margin-or-count = 胜负差请写明胜方，例如 W+2.5；子数请写明棋手，例如 'Black 184.5'。
hint-claim-one-result = 请只称一个结果，例如“黑胜1/4子”，或双方的子数，例如 'Black 184, White 177'。
error-record-of-another-game = 棋谱是另一局：最接近的是第{ $moves }手之后，仍有{ $points }点不同（盘上有{ $stones }子）
error-not-the-same-game = 不是同一局：无论怎样旋转棋盘，{ $stones }个棋子中最多只有{ $fitting }个在原处
error-not-the-same-size = 不是同一局：棋盘原为{ $before }，现为{ $after }
hint-record-of-the-game = 请提供照片所示对局的棋谱。
error-position-beside-photos = 给定的局面不是照片：不能与其他照片一起读取
hint-position-alone = 请单独提供局面，或用 --record 将照片与棋谱比较。
error-nothing-to-compare = 之前的局面没有结果，无法与之后的棋盘比较
hint-settle-position-before = 请先解决之前局面的问题。
hint-photos-before-and-rearranged = 请提供同一棋盘整理前后的照片。
hint-photos-before-and-filled = 请提供同一棋盘填满前后的照片。
error-nothing-filled-in = 此规则不填满棋盘
hint-say-whose-points = 请说明数哪一方，例如 --counted black，或指定 --rules ing。
error-no-protocol = 这不是记录：{ $error }
error-pdf-photo = 照片{ $number }无法放入PDF：{ $reason }
error-pdf-font = 字体{ $font }无法放入PDF：{ $reason }
error-other-protocol = 这是“{ $schema }”类型的记录，而本程序只认识 { $known }
error-protocol-file-gone = 记录中提到此文件，但文件不存在
error-protocol-file-changed = { $file } 不是制作记录时的文件：其SHA-256不是 { $sha256 }
hint-give-protocol = 请提供 `shuzi verify --protocol FILE.json` 写成的 .json 文件。
hint-put-beside-protocol = 请将当时提交的文件放在记录旁边。
error-key-public-half = 这是密钥的公开部分，而签名需要私密部分
error-key-private-half = 这是密钥的私密部分，除主办方外不应持有
error-key-encrypted = 此密钥用口令加密
error-key-openssh = 这是OpenSSH格式的密钥
error-key-not-pem = 这不是PEM格式的密钥
error-key-damaged = 此密钥已损坏或不完整，或不是Ed25519密钥
error-key-same-name = 密钥的公开部分会是同一文件名
error-key-exists = 此文件已存在，密钥不会被覆盖
error-key-no-pem = 无法将密钥写成PEM
error-no-random = 得不到随机数：{ $error }
error-cannot-write-file = 无法写入文件：{ $error }
hint-key-private = 请提供私密部分，即 `shuzi verify --make-key FILE` 写入 FILE 的文件。
hint-key-public = 请提供公开部分，即 `shuzi verify --make-key event.key` 写入 event.pub 的文件；`openssl pkey -in event.key -pubout` 也可输出。
hint-key-without-passphrase = 请写成不带口令的密钥：`openssl pkey -in KEY -out FILE`。
hint-make-key = 请用 `shuzi verify --make-key FILE` 或 `openssl genpkey -algorithm ed25519 -out FILE` 生成密钥。
hint-key-name = 请换个名称，例如 event.key：公开部分为 event.pub。
hint-check-folder = 请检查文件夹及其写入权限。
usage-key-with-replay = --key 用于验证记录的签名：请与 --replay PROTOCOL.json 一起使用
usage-sign-json = --sign 对记录的JSON签名：请同时用 --protocol FILE.json 写出

## Errors: another program's opinion

error-engine-not-started = 无法启动：{ $reason }
error-engine-ended = 在回答“{ $command }”之前就结束了（{ $how }）
error-engine-timed-out = { $seconds }秒后仍未回答“{ $command }”
error-engine-endless = 输出没完没了
error-engine-refuses = 拒绝“{ $command }”：{ $answer }
error-engine-cannot-tell = 不支持GTP命令 final_status_list
error-engine-nonsense = 其回答不合理：{ $reason }
error-engine-not-square = 引擎只支持正方形棋盘，而此棋盘是{ $size }
error-engine-no-liberties = 引擎不接受含有无气棋子的局面
engine-dead-and-seki = 它把{ $point }同时算作死子和双活
engine-no-gtp = “{ $text }”不是GTP的回答
engine-no-point = “{ $text }”不是{ $size }棋盘上的点
engine-no-stone = { $point }没有棋子
engine-nothing-alive = 它把{ $first }和{ $second }都算作死子，而没有能提掉它们的活棋
engine-other-stones = 它的棋盘上棋子不同
engine-part-of-chain = 它列出{ $point }而没有列出同一块棋的{ $missing }
engine-takes-living = 它把提不掉的{ $point }算作死子
engine-unasked = 它回答了没有问的问题
hint-engine-command = 请检查 --engine 的命令；不在 PATH 中的程序要写出所在文件夹，例如 /usr/games/gnugo。
hint-engine-by-itself = 请单独运行 --engine 的命令试试：它必须支持GTP，如 "gnugo --mode gtp"。
hint-engine-more-time = 请确认 --engine 的命令支持GTP，如 "gnugo --mode gtp"，或用 --engine-timeout 给更多时间。
hint-another-engine = 请换一个引擎，例如 GNU Go 或 KataGo。
hint-leave-engine-out = 对此棋盘请省略 --engine。

## Errors: files, folders and tables

error-cannot-read = 无法读取文件：{ $error }
error-cannot-write = 无法写入 { $file }：{ $error }
error-cannot-make = 无法创建 { $folder }：{ $error }
error-cannot-search = 无法搜索 { $folder }：{ $error }
error-cannot-write-results = 无法写出结果：{ $error }
stopped-nobody-listens = 没有人接收
hint-check-name = 请检查文件名；含空格时请加引号。
hint-check-permission = 请检查文件的读取权限。
hint-name-files-in-folder = 请指定文件夹中的文件，例如 `folder/*.jpg`，或用 `shuzi batch` 读取其中的所有照片。
hint-open-with-another-program = 请检查文件能否用其他程序打开。
results-no-game = 表中没有对局（每行一局：round,black,white,result）
results-encoding = 不是UTF-8编码：请将表存为UTF-8
results-fields = 有{ $fields }个字段，应为4个（round,black,white,result）
results-round = “{ $text }”不是轮次
results-result = “{ $text }”不是结果（请写 B+2.5、W+R、B+T、W+F，和棋写 0，双方判负写 0-0，双方未到写 0F-0F，无效写 void，单独一人写 bye、absent、suspended）
results-players = 对局有两名棋手，轮空以及 absent、suspended 只有一名
results-suspended = “{ $name }”已在第{ $before }行被停赛，其余对局判负：请更正结果或停赛记录
results-twice = “{ $name }”在第{ $round }轮出现两次（见第{ $before }行）
results-alike = “{ $name }”和“{ $like }”（第{ $before }行）像是同一名棋手：请写成一样，或加以区别
hint-write-results = 请每行写一局，例如 1,柯洁,朴廷桓,B+2.5。
error-no-labels = 没有找到带标注的照片（标注是照片旁的 NAME.json）
error-no-ninth-ping = 条文没有说明几段相当于品：请指明，例如 --ninth-ping 7tuan
error-grade-which-way = '{ $text }' 可能以9为最高（如职业段位），也可能以1为最高（如品）：请写 ping 或 tuan
error-no-grade = '{ $text }' 不是等级（请写1至9加 ping、tuan 或 chi，例如 3tuan；dan 和 kyu 按 tuan 和 chi 读）
usage-guess-in-even-game = 只有分先对局才猜先：这里由较弱的一方执黑；请去掉 --stones 和 --guess
usage-times-contradict = { $color ->
    [black] 黑方
   *[white] 白方
}的用时自相矛盾：--exceeded 或 --moves 所说的超出了 --used 在基本用时之外留下的时间
usage-heading-error = 错误:
usage-heading-usage = 用法:
usage-try-help = 详情请用 '--help'。
usage-invalid-value = '{ $option }' 的值 '{ $value }' 无效
usage-because = { $what }：{ $why }
usage-no-value = '{ $option }' 需要一个值，但没有给出
usage-too-many-values = '{ $option }' 的值过多：'{ $value }' 是多余的
usage-unknown-argument = 未知的参数 '{ $argument }'
usage-unknown-command = 未知的命令 '{ $command }'
usage-missing-arguments = 缺少必需的参数：{ $arguments }
usage-twice = '{ $argument }' 只能使用一次
usage-not-together = '{ $argument }' 不能与 '{ $other }' 同时使用
usage-possible-values = [可用的值：{ $values }]
usage-similar = 提示：有相近的 '{ $name }'
value-rules = 规则有 { $known }；赛事自定的规则从以 .toml 结尾的文件读取
value-handicap = 请写0至{ $most }之间的子数
value-bonus = 请写 0、N 或 N-1
value-prisoners = 请写双方被提的子数，每方最多{ $most }个，例如 B=3,W=5
value-penalties = 请写棋手被罚的点数，例如 black=2 或 black=2,white=4
value-overtime = 请写超出的时间占基本用时的份额，例如 black=0.2 或 white=5/30
value-time = 请写带单位的时间，最长一周，例如 60min、1h30m 或 1:30:00
value-time-is-open = '{ $text }' 可能是分和秒，也可能是时和分：请写 { $minutes } 或 { $hours }
value-byo-yomi = 请写读秒的次数和每次的长度，例如 5x30s 或 1x1min
value-periods = 请写1至{ $most }次，且每次长度不为零，例如 5x30s
value-exceeded = 请写超过读秒的次数，例如 black=2 或 black=2,white=0
value-move-times = 请写每手的用时，例如 black=25s+34s 或 black=31s,white=12s+65s
value-basic-time = 没有用时就没有对局
value-times = 请写带单位的时间或 h:mm:ss，例如 black=7min 或 black=52min,white=1:15:00
value-sets = 请写一副棋子有多少个，例如 black=179 或 black=179,white=180
value-empty = 不能为空
value-left-open = 请写 ended、black-first 或 white-first
value-color = 请写 black 或 white
value-lines = 请写路数，2至{ $most }
value-turn = 请写顺时针的角度：90、180 或 270
value-board-number = 请写棋盘从左到右的编号，从1开始
value-game-number = 请写对局在文件中的编号，从1开始
value-corners = 请写八个像素坐标，例如 10,20,900,25,880,870,15,860
value-correction = 请写交叉点和那里的棋子，例如 Q16=black（或 white、empty）
value-ended = 请写 no-result 或 both-lose
value-fate = 请写棋块中的一点和死活，例如 C3=dead 或 C3=alive
value-open-quote = 引号没有闭合
value-engine = 请写启动引擎的命令，例如 'gnugo --mode gtp'
value-overlay-file = 文件名须以 .png 或 .svg 结尾
value-protocol-file = 文件名须以 .html、.pdf 或 .json 结尾
value-part = 部分写作 I/N，例如 2/8
value-seconds = 请写秒数，大于0且不超过{ $most }
value-number = 请写{ $least }至{ $most }的整数
value-points-per-chi = 请写0至16的偶数点，例如 4（半手）或 8
value-tuan = 请写段位，例如 7tuan
value-address = 请写 localhost 或IP地址，可带端口，例如 localhost:8080
error-cannot-read-label = 无法读取标注：{ $error }
error-label = 标注无法解析：{ $error }
error-label-rows = 标注的行不是{ $size }×{ $size }个 `.`、`B`、`W`
error-fault-not-here = 此局面中这类差错显现不出来：请换一种差错或换一个局面
error-cannot-fill-in = 此局面无法计数：请看 `shuzi score --rules ing`
error-render-not-square = 只能绘制正方形棋盘，不能是{ $size }（请将局面补成正方形）
error-render-size = 生成的照片每边为1至{ $most }像素，不能是{ $size }
error-scene = 场景的 { $name } 为 { $value }，但 { $wanted }
error-jpeg = 无法将照片写成JPEG：{ $error }
hint-another-fault = 请换一种 --fault 或可以填满的局面，或更正 --dead、--komi、--penalty。
hint-square-position = 请提供正方形的局面，照片每边最多8192像素。

## Errors: archives

error-not-a-run = { $folder } 中没有 shuzi 的批处理：请指定批处理的文件夹，或指定新文件夹以开始
error-other-settings = { $folder } 中的批处理设置不同：{ $difference }。请指定其他文件夹，或使用相同的设置
error-run-not-new = { $folder } 中已有批处理：请指定其他文件夹，或省略 --new 以继续
error-run-busy = 另一个 shuzi 正在处理 { $folder }
error-no-source = 没有 { $source }：请检查名称；含空格时请加引号
error-no-pattern = { $pattern } 不是通配模式：{ $error }
error-nothing-fits = 没有符合 { $pattern } 的文件
error-other-photos = { $first } 和 { $other } 列出的照片不同：请用相同的来源运行各部分，并合并到新文件夹
error-run-unfinished = 还有{ $photos }张照片没有结果（第一张是 { $first }）：请用相同的参数运行 `shuzi batch`，或运行缺少的部分
error-no-parquet = 此 shuzi 构建时未包含Parquet：请选 --format jsonl 或 csv，或用 --features parquet 构建
error-correction-not-kept = 无法保存：{ $error }
error-too-many-answers = 回答比棋盘上的点还多
error-photo-not-in-run = 此批处理中没有处理过这样内容的照片
error-nothing-to-correct = 没有可更正的局面
error-correction = { $photo } 的更正：{ $error }
error-ends-within-a-line = { $file } 在一行中间结束：请重新下载
error-photo-late = 照片处理{ $seconds }秒后放弃
error-photo-crashed = 照片使处理它的进程结束（{ $how }）
hint-more-time = 请用 `shuzi count` 单独处理，或用 --time-limit 和 --retry 给更多时间。
hint-more-memory = 可能需要更多内存（--memory-limit，加 --retry）；也可能以未知方式损坏：请报告。
error-no-worker = 无法启动工作进程：{ $why }
worker-no-program = 没有程序
worker-no-streams = 没有数据流
worker-other-settings = 其设置与批处理不同：{ $difference }
worker-not-ready = { $seconds }秒后仍未就绪
error-file-unseen = 文件：{ $why }
error-photo-not-there = 开始时照片还在，但{ $why }
photo-not-found = 现在找不到了
photo-changed = 列出之后内容变了
photo-gone = 已无法读取：{ $error }
hint-run-again = 请再次运行同一命令（若只是一部分，先用 --list-only）：会再处理这张照片。
error-run-settings = 其设置无法理解
error-run-rules-gone = 得不到批处理开始时的规则：{ $why }
error-run-rules-changed = { $file }：已不是批处理开始时的规则
error-run-unreadable = 无法读取 { $folder } 中的批处理：{ $error }
batch-listed-not-found = 列出的照片中有{ $photos }张在这里找不到，第一张是 { $first }：请让本机能够访问
batch-found-not-listed = 这里有{ $photos }张照片不在列表中
batch-parts-differ = { $other }；或用 --list-only 列出现有照片，再运行各部分
batch-no-photos-here = 这里找不到照片：请让本机能够访问
batch-stopped = { $path }：{ $error }。请{ $next ->
    [full] 腾出空间
   *[other] 排除问题
}后再运行同一命令：会从中断处继续

## Errors: how the program is called

usage-one-file = { $option } 只写一个文件：请只给一个输入
usage-one-file-or-trace = { $option } 只写一个文件：请只给一个输入，或使用 --trace DIR
usage-standard-input-twice = 标准输入只能读取一次
usage-explain-is-text = --explain 须与 --format text 一起使用
usage-verify-files = verify 在记录中写明输入：请给文件，不要用标准输入
usage-ask-input = --ask 从标准输入读取回答，而标准输入已用作输入
usage-ask-or-not = --ask 与 --yes、--no-ask 矛盾
usage-needs-a-photo = --overlay 和 --trace 需要照片：请用 `shuzi count`
usage-no-pdf = 本程序构建时未包含PDF：请用特性 'pdf' 构建，或写成 .html
usage-two-photos = --out 和 --fill-in 应是两张照片
usage-two-ports = --addr 指定端口 { $first }，--port 指定 { $second }：请只指定一个
usage-takes-jpg = { $option } 应为 .jpg 文件
usage-no-run = { $folder } 中没有可继续的批处理
usage-no-list = 无法读取列表 { $file }：{ $error }
usage-no-records = 没有棋谱（.sgf）
usage-no-folder-of-records = 没有棋谱文件夹 { $folder }：请用 --records 指定位置，或用 --no-records
usage-records-not-utf8 = --records：不是UTF-8的路径无法为 `shuzi merge` 保存

## What other programs and the system say

# What another program or the system says, in its own words
verbatim = { $text }
system-error = { $kind ->
    [not-found] 没有这个文件或文件夹
    [not-permitted] 没有访问权限
    [exists] 已经存在
    [folder] 这是一个文件夹
    [no-folder] 这不是文件夹
    [full] 磁盘已满
    [read-only] 磁盘为只读
    [cut-off] 内容提前结束
   *[other] { $text }
}

## Archives: a batch while it runs

photos = { $photos }张照片
batch-listing = 正在列出照片

# The first value is "5 photos"
batch-listed = 共{ $photos }，其中内容不同的{ $different }张
files-passed-over = 另有{ $files }个其他文件被略过

# Counts or "left", with the counts, stand behind the colon
batch-progress = { $done }/{ $all }张照片，每秒{ $rate }张：{ $rest }
batch-left = 剩余约{ $left }：{ $counts }
batch-count = { $outcome ->
    [exact] 确定
    [asked] 待确认
    [refused] 无法读取
   *[failed] 出错
}{ $photos }张
batch-part-is-done = 第{ $part }部分已完成。全部完成后请运行：shuzi merge { $folder }
batch-table-is-stale = { $file } 保持原样：如需重写，请在 --format 中指定其格式
batch-no-record = { $file } 不是棋谱：{ $error }

## Archives: the summary

# The first value is "5 photos"
summary-photos = 共{ $photos }，其中{ $same }张与前面的相同
summary-corrected = 人工更正的照片：{ $photos }张
summary-outcomes = 处理结果
summary-errors = 没有读出局面
summary-lines = 棋盘路数
summary-questions = 按问题数统计的照片
summary-doubts = 存疑的点
summary-warnings = 警告
summary-truth = 已知正确局面的照片
summary-timings = 每张照片的毫秒数
outcome-of-a-photo = { $kind ->
    [exact] 已读出并计数，无需确认
    [asked] 需要人工查看
    [refused] 没有可信的棋盘，或不是照片
   *[failed] 无法处理
}
kind-of-error = { $kind ->
    [no_board] 看不到确定的围棋棋盘
    [board_cut_off] 棋盘不完整
    [several_boards] 不止一个棋盘
    [too_blurred] 太模糊
    [too_small] 像素太少
    [too_large] 太大
    [unreadable] 已损坏、不完整或已不在
    [unsupported_format] 不支持的格式
    [bad_option] 与指定的选项不符
    [timed_out] 耗时过长
    [crashed] 处理进程异常结束
    [internal] 数子的错误
   *[other] 其他
}
kind-of-warning = { $kind ->
    [no_liberties] 有的棋没有气
    [doubtful_grid] 网格可能不是棋盘
    [more_than_a_set] 棋子多于一副
    [contradictory] 陈述互相矛盾
    [stones_played] 盘上棋子与提子数不符
    [irregular_moves] 有违规着法
    [open_dame] 还有单官未收
    [unsealed] 边界未封闭
    [in_atari] 活棋被打吃
    [prisoners_deduced] 提子数系推算
    [missing_teire] 缺少补棋
    [no_second_opinion] 没有第二意见
   *[other] 其他
}
outcome-where-known = { $kind ->
    [exact] 全部正确
    [exact_if_asked] 回答问题后正确
    [too_many_questions] 正确，但问题太多
    [silent] 读错且未提问
    [refused] 有棋盘而未读出局面
    [phantom] 没有棋盘却读出局面
   *[rightly_refused] 没有棋盘，也未读出
}
step = { $step ->
    [decode] 解码
    [board] 棋盘
    [stones] 棋子
    [life] 死活
    [score] 计算
    [engine] 引擎
   *[all] 合计
}
column-step = 步骤
column-median = 中位数
column-95-percent = 95 %
column-most = 最大

## Archives: what needs a person

review-counts = 待查看{ $asked }张，已更正{ $corrected }张，没有局面{ $unread }张，无需人工{ $exact }张{ $missing ->
    [0] {""}
   *[other] ，尚未处理{ $missing }张
}
review-heading = 需要人工查看的照片
review-overview = 有{ $asked }张照片待查看，影响最大的排在最前。已更正{ $corrected }张，没有读出局面{ $unread }张，无需人工{ $exact }张。
review-not-done = 还有{ $photos }张尚未处理：批处理没有完成。
review-how = 照片上画有：网格（蓝色）、黑子（绿圈）、白子（粉圈）、需要确认的点和棋块（黄色，标有名称）。请选择实际情况并保存，每张照片一次保存全部。未选择的仍是问题。下次运行“shuzi merge”后表格才会更新。
review-needs-script = 没有 JavaScript，这里无法保存。
review-download = 下载更正
review-asked = 待查看：{ $photos }
review-asked-more = 还有{ $photos }张：处理完这些后重新生成页面即可看到。
review-corrected = 已更正：{ $photos }
review-more = 还有{ $photos }张
review-unread = 没有局面：{ $photos }
review-same-photo = 相同的照片：{ $names }
review-unfit = 对此照片的更正与照片不符，因而无法输出表格：{ $why }。请保存实际情况。
review-another-point = 其他点
review-save = 保存
review-corrected-by-a-person = 已人工更正。
review-nothing-to-answer = 没有问题要回答，但有事项要注意
review-questions = { $questions }个问题

# Behind the number of questions: what depends on the answers
review-no-result-before = { $questions }，回答之前没有结果
review-no-points = { $questions }，不影响目数
review-points = { $questions }，一个回答最多影响{ $points }
review-winner-and-points = { $questions }，可能改变胜负：一个回答最多影响{ $points }
review-drawing-of = { $file } 及读取结果
review-not-counted = 只读出局面，未计数。
review-leave-open = 留待以后
review-group = { $stones ->
    [1] { $point }这块棋
   *[other] { $point }这块棋（{ $stones }子）
}
review-proposed = { $color ->
    [black] 黑棋
   *[white] 白棋
}，建议：{ $status ->
    [alive] 活棋
    [dead] 死棋
    [seki] 双活
   *[unsettled] 未定
}（{ $why }）；{ $otherwise }
review-otherwise-not-counted = 否则无法计数
review-otherwise-draw = 否则为和棋
review-otherwise-wins = 否则{ $player ->
    [black] 黑
   *[white] 白
}胜{ $by }
review-otherwise-still-wins = 否则仍是{ $player ->
    [black] 黑
   *[white] 白
}胜{ $by }
review-there-is = 该点是
review-a-black-stone = 黑子
review-a-white-stone = 白子
review-no-stone = 空点
review-a-dead-group = 死棋
review-a-living-group = 活棋
review-remove = 删除

# What the page's script says
review-kept = 已保存。重新加载页面可查看由此得出的结果。
review-not-kept = 未保存：{ $reason }。{ $hint }
review-no-server = 未保存：{ $reason }。服务器还在运行吗？
review-collected = 已收集在此浏览器中：请在下方下载。
review-collected-until-closed = 页面关闭前有效：请在下方下载。
review-count = 在此更正的照片：{ $photos }
review-put = 请将 { $file } 放入批处理的文件夹，与 run.json 在一起。

## Evaluation: tables

column-source = 来源
column-photos = 照片
column-groups = 组
column-exact = 正确
column-once-asked = +提问
column-too-many = 问题过多
column-silent = 未提示
column-refused = 未读出
column-wrong-share = 错误率
column-by-group = 按组
column-probability = 概率
column-points = 点数
column-grids = 网格
column-wrong = 错误
column-mean = 平均
column-right = 正确
eval-stress-tests = 压力测试
eval-special = 特殊
eval-all = 全部
eval-without-a-board = 没有棋盘的照片：误读出棋盘{ $phantom }张，正确拒绝{ $refused }张
eval-by-group = 按组：正确 { $exact }  正确+提问 { $asked }  未提示的错误 { $silent }  未读出 { $refused }
eval-photos = 照片：正确 { $exact }  正确+提问 { $asked }  未提示的错误 { $silent }  问题过多 { $many }  未读出 { $refused }
eval-points = 错误的点 { $wrong }  每个读出的棋盘的问题数 { $questions }
eval-corners = 四角偏差：中位数{ $median }个线距，最大{ $worst }个
eval-points-title = 棋子：对每个点所读内容的把握程度
eval-grids-title = 网格：对最可能的网格的把握程度，含未读出的照片
eval-above = 大于{ $low }
eval-between = { $low }～{ $high }
eval-calibration = 期望校准误差 { $error }
eval-time = 时间（毫秒）
eval-wrong-points = 错误{ $wrong } 提问{ $asked } 位置（行, 列）{ $places }

## Evaluation: the contact sheet

sheet-heading = 值得查看的照片
sheet-legend = 照片上画有：找到的网格（蓝色）、黑子（绿圈）、白子（粉圈）、提问的点（黄色问号）、错误的点（红色方块），以及带四角的真实轮廓（紫色）；未读出的照片上画有最可能的网格的轮廓（黄色）。点的名称以读取时棋盘的方向为准；括号中的数字是概率。
sheet-outcome = { $outcome ->
    [silent] 未提示的错误
    [phantom] 没有棋盘却读出
    [refused] 未读出
    [too_many_questions] 问题过多
    [exact_if_asked] 提问后正确
    [exact] 正确
   *[rightly_refused] 正确拒绝
}
sheet-nothing = 没有要显示的照片。
sheet-count = { $title }：{ $count }
sheet-group = 组 { $group }
sheet-train = 可用于训练
sheet-stress = 压力测试
sheet-special = 被裁切、部分被遮挡或不是唯一的棋盘
sheet-wrong-points = { $judged }点中{ $wrong }点错误
sheet-asked = 提问{ $asked }点
sheet-corners = 四角偏差{ $spacings }个线距
sheet-grid = 最可能的网格{ $grid ->
    [right] 正确
   *[wrong] 错误
}，置信度{ $confidence }
sheet-no-board-there = 读作{ $size }棋盘；照片中并没有棋盘。
sheet-other-size = 读作{ $size }棋盘，路数不对。
sheet-wrong = 错误
sheet-asked-about = 提问
sheet-wrong-point = { $point }读作{ $read ->
    [black] 黑子
    [white] 白子
   *[empty] 空点
}{ $probability }，实为{ $truth ->
    [black] 黑子
    [white] 白子
   *[empty] 空点
}{ $asked ->
    [asked] {""}
   *[not] ，未提问
}
sheet-question = { $point }读作{ $read ->
    [black] 黑子
    [white] 白子
   *[empty] 空点
}（{ $probability }）：{ $doubt }

## The server

serve-page-at = 页面地址：{ $address }
serve-secret = 只有持有完整地址的人才能访问：请只出示给可以使用页面的人。
serve-address-unknown = 无法得知本机在网络中的地址：请用它替换 0.0.0.0。
serve-fingerprint = 证书是自制的，浏览器会发出警告。如果浏览器显示的 SHA-256 指纹如下，证书就是对的：{ $fingerprint }
serve-has-no-page = 本程序不含页面，只有接口（api/）。在源码仓库中构建 shuzi 即可包含页面。
serve-keeps = 照片和读取结果保存在 { $folder }。
serve-keeps-nothing = 不保存任何内容。
serve-review-at = 需要人工查看的内容在 { $address }；更正保存在 { $folder }。
serve-cannot-review = 无法显示 { $folder } 供审阅（{ $error }）：请用 --review 指定批处理的文件夹。
serve-not-kept = 无法保存照片（{ $error }）：请在文件夹中腾出空间。此后不再提示。
serve-stop-with = 按 Ctrl+C 停止。
serve-stops = 正在停止，先完成进行中的计算；再按一次 Ctrl+C 立即停止。
serve-cannot-open = 无法启动浏览器（{ $error }）：请自行在浏览器中打开该地址。
serve-needs-lan = 其他人可以访问 { $address }。如果允许，请加上 --lan：这样只有持有完整地址的人才能访问。
serve-address-in-use = { $address } 已被占用，可能是另一个 shuzi：请停止它，或换一个端口，例如 --addr { $other }
serve-no-such-address = 本机没有地址 { $address }：请用 --addr 指定本机的地址，或省略 --addr。
serve-not-allowed = 没有权限使用 { $address }：请选择更大的端口号，例如 --addr { $other }
serve-cannot-listen = 无法使用 { $address }（{ $error }）：请用 --addr 指定其他地址。
serve-cannot-keep = 无法写入 { $folder }（{ $error }）：请用 --keep 指定其他文件夹。
serve-has-no-tls = 此 shuzi 构建时未包含 --tls：请省略 --tls，或用 --features tls 构建。
serve-failed = 服务器无法继续运行（{ $error }）。

## Placing

placing-counts = { $file }：棋手{ $players }人，{ $games }局，{ $rounds }轮
placing-place = 名次
placing-points = 积分
placing-games = 局数
placing-player = 棋手
placing-rested-on = { $secondary ->
    [a1] B1、B2为对手A1之和
   *[a1-and-a2] B1、B2为对手A1与A2合计之和
}（--secondary { $option }）。
placing-would-be = { $player }为第{ $otherwise }名，而非第{ $place }名
placing-otherwise = 规则没有明定对手的第二积分为何。若取{ $secondary ->
    [a1] A1
   *[a1-and-a2] A1与A2合计
}：{ $moved }（--secondary { $option }）。
placing-otherwise-by-forfeits = 规则没有明定未到场者是否算被战胜的对手。若作另解：{ $moved }（--forfeits { $option }）。
placing-otherwise-by-byes = 规则没有明定轮空是否得分。若作另解：{ $moved }（--byes { $option }）。
placing-failed-to-appear = { $player }在第{ $rounds }轮未到场，判负（第8条）。
placing-absent = { $player }在第{ $rounds }轮请假。
placing-suspended = { $player }自第{ $round }轮起停赛，其余对局判负（第8条）。
placing-not-met = 表中{ $player }与{ $others }没有对局：若尚有对局未下，则对手胜；请补入表中，如 B+F。
placing-to-be-suspended = { $player }缺席{ $times }次，允许{ $allowed }次：按第8条应停赛。请在生效的那一轮写一行，结果为“suspended”。
placing-how-often = 第8条规定未到场或请假超过规定次数者停赛；一次未到场是否即停赛，条文没有说明。请用 --absences 指明允许的次数。

## The clock

clock-hours = { $hours }小时
clock-minutes = { $minutes }分
clock-seconds = { $seconds }秒
clock-milliseconds = { $milliseconds }毫秒
# 1小时15分
clock-units = { $first }{ $second }
clock-late = 迟到{ $late }
clock-left = 基本时限{ $basic }余{ $left }
clock-used = 用时{ $used }
clock-over = 超时{ $over }
clock-of-a-side = { $player ->
    [black] 黑
   *[white] 白
}：{ $facts }：{ $cost }
clock-both-readings = 按全部基本时限{ $full }，按迟到后所余时限{ $left }
clock-which-reading = 第7条没有规定以何者为准：由裁判决定。
clock-no-points = 不罚点
clock-points = 罚{ $points }点
clock-exactly-half = 恰为一半，第7条既说罚6点，又说判负：由裁判决定
clock-lost-on-time = 超时判负（超过一半）
clock-failed-to-appear = 判负（棋手到场前时限已过，第8条）
clock-loses-points = { $player ->
    [black] 黑
   *[white] 白
}{ $points }（--penalty { $option }）
clock-nobody-loses = 双方均不罚点。
clock-loses-the-game = { $player ->
    [black] 黑负。
   *[white] 白负。
}
clock-both-lose = 双方均因时间判负：先到限者为负，而这些时间看不出先后。
clock-open = 罚点由裁判决定。
clock-exceeded = { $period }读秒超过{ $times }次（共{ $periods }次）
clock-counted-lost = 超时判负（{ $exceeded }）
clock-last-period = { $exceeded }：第7条允许超过这么多次之后才判负，而通行的棋钟最后一次超过即判负：由裁判决定
clock-to-the-second = { $exceeded }：有一手恰好用满一次读秒，第7条不算超过，棋钟则可能算：由裁判决定
clock-late-for-all = 迟到扣尽基本时限：若时限指所余时间，则为未到场（第8条），否则立即进入读秒：由裁判决定
clock-not-told = { $exceeded }，这些时间看不出来：请用 --exceeded 或 --moves 说明

## Handicap

handicap-difference = { $black }对{ $white }：相差{ $moves }手，{ $points }点
handicap-difference-with-chi = { $black }对{ $white }，每级{ $chi }点：相差{ $moves }手，{ $points }点
handicap-no-compensation = 双方不贴点
handicap-black-gives = 黑贴{ $points }点
handicap-white-gives = 白贴{ $points }点
handicap-by-compensation = { $given }（{ $options }）
handicap-by-moves-with-points = 让{ $moves }手（黑先下{ $stones }子，白再下），{ $given }（{ $options }）：每整手让一手，分先局的8点照贴
handicap-by-moves-alone = 让{ $moves }手（黑先下{ $stones }子，白再下），{ $given }（{ $options }）：每整手让一手，只贴零头
handicap-by-points = 让{ $moves }手（黑先下{ $stones }子，白再下），{ $given }（{ $options }）：每16点让一手，与先着的价值相同
handicap-exchange-colors = 棋力较弱者执黑（第6条）：请交换黑白。
handicap-choose-colors = 分先：年长者握一把白子，对方猜单双；猜中者选黑白，否则由年长者选（第6条）。
handicap-guesser-chooses = 猜中：由猜子的一方选黑白（第6条）。
handicap-older-chooses = 未猜中：由年长者选黑白（第6条）。
handicap-which-chi = 第6条没有说明一级相当于多少：如一段为半手，或为一手。请用 --chi 指明。
handicap-which-game = 第6条规定相差两手起用让手，但没有说明8点是否照贴，也没有说明一手让子按段位差值8点，还是如先着值16点：请赛前约定。

## The page

# Its opening
page-title = 数子：拍照数棋
page-invitation = 谁赢了？拍一张棋盘。
page-what-it-does = 数子从照片识别棋子，有疑问就问您，再按您所用的规则计数。
page-how-to-photograph = 请从尽量高处拍下整个棋盘，手不要遮住它。
page-stays-here = 照片只留在本设备上。
page-goes-to-computer = 照片只会传到提供本页面的电脑，不会传到别处。
page-take-photo = 拍照
page-choose-photo = 选择照片
page-drop-or-paste = 也可以把照片拖到这里，或粘贴照片
page-add-photo = 再加一张此棋盘的照片
page-new-photo = 新照片
page-photos = 此棋盘的照片：{ $count }张
page-photo-unread = { $file }未能使用：{ $reason }

# What it is doing
page-opening = 正在打开照片……
page-fetching = 正在载入程序：{ $percent }%
page-reading = 正在识别棋盘和棋子……
page-judging = 正在判断死活……
page-busy = 电脑正忙，{ $seconds }秒后重试。
page-cancel = 取消

# The board
page-board = { $size }路棋盘，黑子{ $black }，白子{ $white }
page-board-keys = 方向键在棋盘上移动，回车更改该点，U撤销，问号显示全部按键。
page-tap-changes = 点按更改
page-stones = 棋子
page-dead-stones = 死子
page-corners = 角
page-tap-a-point = 点按一个点来更改：空点、黑子、白子。
page-tap-a-group = 点按一块棋，改判死棋或活棋。
page-drag-corners = 把每个圆环拖到棋盘线最外侧的交叉点上。
page-size = 路数
page-other-size = 其他
page-other-sizes = 其他路数
page-find-corners = 自动寻找棋盘
page-corner = 第{ $number }角，共4角
page-photo = 照片
page-diagram = 棋图
page-show-marks = 显示识别结果
page-zoom-in = 放大
page-zoom-out = 缩小
page-whole-board = 显示整个棋盘
page-undo = 撤销
page-redo = 重做
page-done = 完成
page-close = 关闭

# What a point is, as it is read aloud and named
page-point-is = { $point }：{ $what }
page-and = { $first }，{ $second }
page-black = 黑子
page-white = 白子
page-empty = 空点
page-alive = 活棋
page-dead = 死棋
page-black-area = 黑地
page-white-area = 白地
page-dame = 未收的单官
page-shared = 双活中的公点
page-unsealed = 边界未封
page-doubtful = 存疑
page-asked-about = 死活待确认
page-read-black = 识别为黑子
page-read-white = 识别为白子
page-dead-stone = 死子
page-corrected = 已人工更改
page-marks = 标记说明

# Questions
page-question = 问题{ $number }，共{ $count }个
page-proposed = 建议
page-skip = 跳过
page-back = 返回
page-later = 先看棋盘
page-open-questions = 待定问题：{ $count }个
page-answer-them = 去回答

# The result
page-result = 结果
page-if-confirmed = 待定问题经确认后有效
page-as-it-stands = 按现状；请看下方说明
page-checking = 核对中……
page-no-result = 没有结果
page-how-counted = 计数方法
page-to-be-known = 注意事项

# The rules
page-rules = 规则
page-komi = 贴目
page-handicap = 让子数
page-bonus = 让子时给白方的补偿
page-bonus-by-rules = 按规则
page-bonus-none = 无
page-bonus-each = 每子1目
page-bonus-but-one = 除一子外每子1目
page-black-prisoners = 被提的黑子
page-white-prisoners = 被提的白子
page-not-known = 不明
page-prisoners-before = 不含仍在盘上的死子。

# Saving and sharing
page-save = 保存或分享
page-download = 保存
page-share = 分享
page-picture = 带结果的图片
page-record = 棋谱（SGF）
page-data = 数据（JSON）
page-saved = 已保存：{ $file }
page-not-shared = 未能分享，已改为保存。

# When a photo is refused
page-another-photo = 换一张照片
page-put-corners = 自己标出四角
page-vouch-for-lines = 这就是整个棋盘：{ $lines } × { $lines }
page-which-board = 哪一个棋盘？从左数：
page-board-number = 第{ $number }个棋盘
page-to-board = 回到棋盘
page-try-again = 重试
page-not-a-photo = 这不是照片。
page-cannot-open = 此浏览器打不开这种照片。请另存为JPEG，或把相机格式设为“兼容性最佳”。
page-cannot-show = 此浏览器无法显示照片，改画棋图。
page-answers-left-out = 与新网格不符、已略去的回答：{ $count }个
page-one-photo-only = 角和路数只对应一张照片，其余照片不计。
page-failed = 未能完成：{ $message }

# What counts, and what is kept
page-settings = 设置
page-language = 语言
page-light-and-dark = 明暗
page-as-device = 跟随设备
page-light = 浅色
page-dark = 深色
page-counts-here = 在本设备上计数
page-counts-there = 在提供本页面的电脑上计数
page-counts-nowhere = 目前无法计数：没有电脑应答，本页面也不带程序。
page-only-here = 只在本设备上计数
page-now-here = 电脑没有应答，改由本设备计数。
page-found-again = 已恢复上次的棋盘。
page-kept = 本设备会保留棋盘和照片，直到您清除或换新照片。
page-not-kept = 此浏览器不保存内容：离开页面后棋盘即消失。
page-forget = 清除此棋盘
page-forgotten = 棋盘和照片已从本设备清除。
page-new-version = 本页面有新版本。
page-load-it = 载入

# Help
page-help = 帮助
page-help-touch = 双指缩放和移动照片。手指按住棋盘再滑动，可以精确瞄准。快速点按两下放大。
page-keys = 按键
page-key-arrows = 方向键
page-key-move = 在棋盘上移动
page-key-change = 更改点或棋块；接受建议
page-key-stones = 黑子、白子、空点
page-key-life = 活棋、死棋
page-key-skip = 跳过问题
page-key-undo = 撤销；加Shift重做
page-key-zoom = 放大、缩小、整个棋盘
page-key-mode = 棋子、死子、角
page-key-view = 照片或棋图

## A refused photo, and what to do about it

refused-unreadable = 无法将此文件读作照片。
advice-unreadable = 文件可能已损坏。请重新拍摄或另选一张照片。
refused-unsupported-format = 这里无法读取此格式的照片。
advice-unsupported-format = 请另存为JPEG或PNG，或用本页面拍摄。
refused-too-large = 照片太大。
advice-too-large = 请另存为较小的照片，或降低分辨率拍摄。
refused-too-small = 照片太小，无法分辨棋子。
advice-too-small = 请靠近些重拍，或选用原图而不是缩略图。
refused-no-board = 照片中看不到围棋棋盘。
advice-no-board = 请从上方以45°或更陡的角度拍下整个棋盘，手不要遮住；也可以自己标出四角。
refused-several-boards = 照片中不止一个棋盘。
advice-several-boards = 请指明是哪一个，或只拍一个棋盘。
refused-board-cut-off = 棋盘被照片边缘截断。
advice-board-cut-off = 请重拍，使四条边都在画面内。
refused-may-be-part = 照片中有 { $lines }×{ $lines } 路，但看不出棋盘在此结束：这可能只是更大棋盘的一部分。
advice-may-be-part = 请连同棋盘四周的桌面重拍，或说明这就是整个棋盘。
refused-too-blurred = 照片太模糊，找不到线和棋子。
advice-too-blurred = 请拿稳手机，对焦在棋盘上，再拍一次。
refused-doubtful-grid = 棋盘网格正确的概率只有{ $percent }%。
advice-doubtful-grid = 请自己标出四角，或从更高处拍摄棋盘。
refused-indistinct = 棋盘上看不清的地方太多：{ $points }点存疑。
advice-indistinct = 请在更亮处重拍，避免反光，对好焦；或检查四角是否正确。
refused-no-such-board = 照片中没有那么多棋盘。
advice-no-such-board = 棋盘从左数起，从1开始。
refused-bad-corners = 这四个角围不成棋盘。
advice-bad-corners = 请依次把每个角放在线的最外侧交叉点上。
refused-different-boards = 这些照片的局面不同。
advice-different-boards = 请只用同一棋盘、其间没有动过棋子的照片。
refused-internal = 数子处理这张照片时出错。
advice-internal = 这是数子的错误，请报告。换一张照片也许可行。
