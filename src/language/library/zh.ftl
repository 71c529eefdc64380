# shuzi, Chinese: what the library says

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
points-and-more = { $points }以及另外{ $more }点
stones-and-more = { $points }以及另外{ $more }子

## Numbers

# 2又3/4
whole-and-fraction = { $whole }又{ $fraction }
# 7.5; the whole number may be -0
whole-and-a-half = { $whole }.5

## Amounts, as they stand behind "胜" and "领先"

amount-of-points = { $points }{ $unit ->
    [ing] 点
   *[points] 目
}
amount-of-half-a-point = { $unit ->
    [ing] 半点
   *[points] 半目
}
amount-of-points-and-a-half = { $whole }{ $unit ->
    [ing] 点半
   *[points] 目半
}
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
result-as-it-stands = 按现状：{ $result }
no-result = 没有结果：此局面无法计数。

## The count

counted = { $rules }：{ $counts }
counts = { $unit ->
    [zi] 不计贴子
    [ing] 不计贴点
   *[points] 不计贴目
}，黑{ $black }，白{ $white }
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
not-finished = 棋局尚未下完。
not-finished-but-clear = 棋局尚未下完：收完后{ $ahead }。
not-finished-and-open = 棋局尚未下完：若黑先收，{ $black-first }；若白先收，{ $white-first }。

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
with-komi = { $unit ->
    [zi] 贴{ $zi }子（{ $komi }目）
    [ing] 贴{ $komi }点
   *[points] 贴{ $komi }目
}
with-handicap = 让{ $stones }子
with-group-tax = 还棋头
with-sunjang-counting = 巡将棋计点法
with-a-penalty = { $player ->
    [black] 黑罚
   *[white] 白罚
}{ $points }{ $unit ->
    [ing] 点
   *[points] 目
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
please-check-together = 请核对：{ $question }
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
reason-pass-alive = 己方一直虚手也不会被提
reason-inside-safe-area = 处于对方确定的地域之中，没有做活的余地
reason-caught = 己方先走也会被吃
reason-judged = 模拟对局{ $played }次中存活{ $survived }次，神经网络估计存活率{ $percent }%
# The same without figures, where it is signed.
reason-judged-in-words = 在试下的变化中{ $lives ->
    [none] 没有一个能活
    [few] 只有少数能活
    [half] 约半数能活
    [most] 多数能活
   *[all] 全都能活
}，神经网络{ $network ->
    [dead] 判断为死棋
    [alive] 判断为活棋
   *[unclear] 难以判断
}
reason-read-out = 已算清：无论谁先走都如此
reason-next-move = 先走的一方决定死活：黑走{ $black }，白走{ $white }
reason-next-move-at = 谁先占{ $point }谁决定死活
reason-next-move-of-one = { $player ->
    [black] 黑
   *[white] 白
}先占{ $point }即可决定死活
reason-next-move-unknown = 先走的一方决定死活
reason-to-move = 轮到{ $player ->
    [black] 黑
   *[white] 白
}下，先占{ $point }
reason-ko = { $status ->
    [unsettled] 由打劫决定
   *[other] 无劫材时如此，有劫材则由打劫决定
}
reason-vital-point = 只有一个小眼位：谁先占{ $point }谁决定死活
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
reason-stated-by-ko-pass = 由人指定：须为该劫停一手后方可回提（第7条第2款）
stated-by-ko-pass = { $color ->
    [black] 黑
   *[white] 白
}{ $points }：{ $status ->
    [dead] 死棋
    [seki] 双活
   *[alive] 活棋
}，由人指定：确认死活时，须为该劫停一手后方可回提（日本围棋规约1989年，第7条第2款）
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
}{ $status ->
    [unsettled] {""}
   *[other] ，把握{ $percent }%
}（{ $reason }）
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
}{ $points }是死棋吗？{ $status ->
    [unsettled] 死活未定（{ $reason }），暂按{ $fate ->
        [alive] 活棋
       *[dead] 死棋
    }计数。
   *[other] 建议：{ $fate ->
        [alive] 活棋
       *[dead] 死棋
    }，把握{ $percent }%（{ $reason }）。
}
# Both without figures, where it is signed.
point-in-words = { $point }上是什么？识别为{ $stone }，但{ $doubt }。
group-in-words = { $color ->
    [black] 黑棋
   *[white] 白棋
}{ $points }是死棋吗？{ $status ->
    [unsettled] 死活未定（{ $reason }），暂按{ $fate ->
        [alive] 活棋
       *[dead] 死棋
    }计数。
   *[other] 建议：{ $fate ->
        [alive] 活棋
       *[dead] 死棋
    }（{ $reason }）。
}
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
# Questions about several points at once. The first sentence asks, the second says why.
ask-no-liberties = 哪一点识别有误？{ $point }一带的{ $stones }枚{ $color ->
    [black] 黑子
   *[white] 白子
}没有气：其中或旁边有棋子识别有误，或是被提的子没有提掉。
ask-hidden = 这{ $count }个点（{ $points }）上是什么？{ $doubt ->
    [covered] 它们被物体遮住
    [glare] 它们被反光遮住
   *[out_of_frame] 它们在照片之外
}。识别为：{ $read }。
ask-between = 这枚{ $color ->
    [black] 黑子
   *[white] 白子
}在哪一点上：{ $points }？它落在这些点之间。
ask-filled = 棋盘是为了数子而填满的吗？有{ $stones }枚棋子没有气，有{ $count }个点存疑。
# How many points were read as what, as in "3 black, 2 white, 9 empty".
number-read = { $stone ->
    [black] 黑子
    [white] 白子
   *[empty] 空点
}{ $count }
joint-choice = { $choice ->
    [as-read] 与识别结果相同
    [all-empty] 都是空点
    [all-black] 都是黑子
    [all-white] 都是白子
    [taken-off] 全部提掉
   *[on-none] 都不在
}
joint-leads-to = { $choice }：{ $lead }。
ahead-no-result = 没有结果
# Again with their keys, which are the same in every language. Places are "[1] Q16  [2] R16".
no-liberties-keys = [Enter] 与识别结果相同  [{ $point } e] 某点及该点上是什么  [t] 全部提掉  [s] 逐点询问  [u] 撤销  [q] 暂不回答  [?] 帮助：{" "}
hidden-keys = [Enter] { $proposed }  [e] 都是空点  [b] 都是黑子  [w] 都是白子  [s] 逐点询问  [u] 撤销  [q] 暂不回答  [?] 帮助：{" "}
between-keys = [Enter] { $proposed }  { $places }  [n] 都不在  [s] 逐点询问  [u] 撤销  [q] 暂不回答  [?] 帮助：{" "}
filled-keys = [Enter] 与识别结果相同  [{ $point } e] 某点及该点上是什么  [s] 逐点询问  [u] 撤销  [q] 暂不回答  [?] 帮助：{" "}
help-all-empty = 这些点都是空点
help-all-black = 这些点上都是黑子
help-all-white = 这些点上都是白子
help-taken-off = 这些子已被提：全部从棋盘上拿掉
help-on-point = 棋子在{ $point }上，不在其他点上
help-on-none = 这些点上都没有棋子
help-one-by-one = 逐点询问这些点
help-any-point = 某点及该点上是什么：e 空点，b 黑子，w 白子；一行可写几点

## Warnings

warning = 警告：{ $warning }
warning-no-liberties = { $points }这块棋没有气：有棋子识别有误，或应提的子没有提掉；请用 --set 更正，例如 --set { $first }=empty
warning-doubtful-grid = 棋盘网格正确的概率只有{ $percent }%：请用 --overlay 查看网格是否落在棋盘线上，如果不对，请指定 --size 或另给 --corners
# The same three where nobody types options: in the page.
warning-no-liberties-in-a-page = { $points }这块棋没有气：有棋子识别有误，或应提的子没有提掉；请点按有误的点
warning-doubtful-grid-in-a-page = 棋盘网格正确的概率只有{ $percent }%：请查看网格是否落在棋盘线上，如果不对，请拖动四角
warning-prisoners-deduced-in-a-page = 提子数不明，按双方均未虚手推算：若白下最后一手，{ $white-last }；若黑下最后一手，{ $black-last }；请在“规则”中填写提子数
# And on paper, which is signed.
warning-no-liberties-on-paper = { $points }这块棋没有气：有棋子识别有误，或应提的子没有提掉
warning-doubtful-grid-on-paper = 尚不能确定网格是否落在棋盘线上
warning-prisoners-deduced-on-paper = 提子数不明，按双方均未虚手推算：若白下最后一手，{ $white-last }；若黑下最后一手，{ $black-last }
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
warning-prisoners-deduced = 提子数不明，按双方均未虚手推算：若白下最后一手，{ $white-last }；若黑下最后一手，{ $black-last }；请指定提子数，例如 --prisoners B=3,W=5
warning-no-second-opinion = { $engine }没有给出第二意见：{ $message }。死子的判断未参考它。{ $hint }
warning-missing-teire = { $points }处缺补棋：计数之前必须补上，{ $count ->
    [1] 该点不计目
   *[other] 这些点都不计目
}
warning-move-to-come = { $player ->
    [black] 轮到黑下：按黑
   *[white] 轮到白下：按白
}先占{ $point }计数，由此决定{ $stones }的死活
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
difference-prisoners = 提子的计数可能不同，或虚手时交过子
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
given-komi = { $unit ->
    [ing] 贴点
   *[points] 贴目
}{ $points }
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

result-with-counts = { $result }。{ $counts }。

## The referee's desk: the protocol

failure-of-a-file = { $file }：{ $message }

## The referee's desk: questions and answers

stated-left-open = { $how ->
    [black-first] 未收的点已由双方轮流收完，黑先收：以下为收完后的结果。
    [white-first] 未收的点已由双方轮流收完，白先收：以下为收完后的结果。
   *[ended] 棋局就此结束：未收的点保持原状。
}

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
photo-data-damaged = 图像数据已损坏
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
error-photo-pixels = 图片为{ $width }×{ $height }像素；这样大小的文件最多读取{ $most }像素
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
error-too-dark = 照片太暗，找不到线或棋子
error-bad-corners = 所给的四角围不成棋盘
error-doubtful-grid = 没有找到确定的围棋棋盘：最可能的网格为{ $lines }×{ $lines }，正确的概率是{ $percent }%
error-cut-off = 棋盘被切掉了一部分：照片中可见 { $lines }×{ $lines } 的网格，其线条延伸到照片的{ $edge ->
        [top] 上边缘
        [right] 右边缘
        [bottom] 下边缘
        [left] 左边缘
       *[several] 不止一条边
    }之外
error-may-be-part = 这似乎只是一块更大棋盘的一部分：照片中有 { $lines }×{ $lines } 条线，棋盘似乎延伸到{ $edge ->
        [top] 上边缘
        [right] 右边缘
        [bottom] 下边缘
        [left] 左边缘
       *[several] 不止一条边
    }之外
hint-may-be-part = 请退后一些，使棋盘四周能看到桌面；如果棋盘就是{ $lines }路，请指明：--size { $lines }。
error-covered = 有东西遮住了 { $lines }×{ $lines } 棋盘上的 { $covered } 个点
error-indistinct = 找到{ $lines }×{ $lines }的网格，但有{ $doubtful }点分不清是黑子、白子还是空点
error-no-position = 读取结果不构成局面：{ $error }
error-other-size = { $file } 是{ $size }棋盘，而 { $first } 是{ $first-size }
error-other-position = { $file } 与 { $first } 不是同一局面：无论怎样旋转棋盘，都有{ $points }点明显不同
hint-photograph-from-above = 请从上方以45°或更陡的角度拍下整个棋盘，手不要遮住；如果不是9、13或19路，请说明，例如 --size 11；或用 --corners 和 --size 指定。
hint-photograph-in-even-light = 请从更高处、在均匀的光线下拍摄，避免反光和阴影；或用 --corners 和 --size 指定。
hint-say-which-board = 请只拍一个棋盘，或指明是哪一个：--board 1 是最左边的。
hint-boards-are-numbered = 棋盘从左向右数，从1开始。
hint-hold-still = 请拿稳手机，对焦在棋盘上。
hint-give-corners = 请依次给出棋盘四角的交叉点：--corners x,y,x,y,x,y,x,y，单位为正置照片的像素。
hint-step-back = 请退后一些，使网格的四条边都在照片内。
hint-uncover = 请把手和其他东西从棋盘上移开，再拍一次。
hint-more-light = 请在更亮的光线下拍摄棋盘。
hint-photos-of-one-board = 请提供同一棋盘、其间没有动过棋子的照片，或省略 --same-board。
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
error-cannot-be-dead = { $point }不可能是死子：这块棋有两只眼，即使一直虚手也是活棋
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
error-no-ko-pass = 只有日本规则和韩国规则以为劫停一手的方式确认死活（第7条第2款）
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
error-sgf-too-large = 文件有{ $bytes }字节，棋谱最多读取{ $most }字节
error-sgf-too-long = 对局的着手和摆放的棋子超过{ $most }个
hint-give-sgf = 请提供SGF文件；其他格式的棋谱需先另存为SGF。
hint-count-a-photo = 照片请用 `shuzi count` 计数，或用 `shuzi verify --record` 与棋谱比较。
hint-choose-game = 请选择文件中有的对局，例如 --game 1。
hint-save-record-again = 请重新下载或保存棋谱。
hint-records-of-go = 请提供围棋棋谱。
hint-divide-record = 请将棋谱集分成几个文件。
hint-correct-record-there = 请更正棋谱的该处，或用其他程序重新保存。
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
hint-engine-command = 请检查 --engine 的命令；不在 PATH 中的程序要写出所在文件夹，例如 /usr/games/gnugo。
hint-engine-by-itself = 请单独运行 --engine 的命令试试：它必须支持GTP，如 "gnugo --mode gtp"。
hint-engine-more-time = 请确认 --engine 的命令支持GTP，如 "gnugo --mode gtp"，或用 --engine-timeout 给更多时间。
hint-another-engine = 请换一个引擎，例如 GNU Go 或 KataGo。
hint-leave-engine-out = 对此棋盘请省略 --engine。

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

## Archives: the summary

step = { $step ->
    [decode] 解码
    [board] 棋盘
    [stones] 棋子
    [life] 死活
    [score] 计算
    [engine] 引擎
   *[all] 合计
}

## The clock

clock-left = 基本时限{ $basic }余{ $left }
