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
