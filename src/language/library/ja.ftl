# shuzi, Japanese: what the library says

## Players and stones

player = { $player ->
    [black] 黒
   *[white] 白
}
stone = { $stone ->
    [black] 黒石
    [white] 白石
   *[empty] 空点
}

## Lists

between-points = 、
between-facts = 、
between-clauses = 。
points-and-more = { $points }、ほか{ $more }か所
stones-and-more = { $points }、ほか{ $more }子

## Numbers

# 2 3/4
whole-and-fraction = { $whole } { $fraction }
# 7.5; the whole number may be -0
whole-and-a-half = { $whole }.5

## Amounts, as they stand before "勝ち" and "リード"

amount-of-points = { $points }目
amount-of-half-a-point = 半目
amount-of-points-and-a-half = { $whole }目半
amount-of-zi = { $zi }子（{ $points }）

## The result

wins = { $player ->
    [black] 黒
   *[white] 白
}の{ $by }勝ち
wins-the-tie = { $player ->
    [black] 同数につき黒の勝ち
   *[white] 同数につき白の勝ち
}
draw = 持碁
result-in-short = { $player ->
    [black] 黒
   *[white] 白
}+{ $by }
result-if-confirmed = { $result }（以上すべてが確認された場合）
result-as-it-stands = 現状では：{ $result }
no-result = 結果なし：この局面のままでは数えられません。

## The count

counted = { $rules }：{ $counts }
counts = { $unit ->
    [zi] 盤面で黒{ $black }子、白{ $white }子
   *[points] 盤面で黒{ $black }目、白{ $white }目
}
no-territory-in-seki = セキの中は地に数えません：{ $points }
is-ahead = { $player ->
    [black] 黒
   *[white] 白
}の{ $by }リード
nobody-is-ahead = 同点
ahead-between = 「{ $least }」から「{ $most }」まで
ahead-at-least = 黒は悪くても「{ $least }」
ahead-at-most = 黒は良くても「{ $most }」
ahead-unknown = 結果は読み切れません
ended-no-result = 無勝負となりました（審判の裁定）
ended-both-lose = 両負けとなりました（審判の裁定）
ended-no-result-by-article-12 = 無勝負となりました：同一局面の反復が生じ、双方が同意しました（日本囲碁規約1989年、第12条）
ended-both-lose-by-article-13 = 両負けとなりました：対局の停止後に有効着が見つかって終局に合意できないか、動いた石について合意できません（日本囲碁規約1989年、第13条）
ended-no-result-in-short = 無勝負
ended-both-lose-in-short = 両負け
not-finished = 終局していません。
not-finished-but-clear = 終局していません。打ち終えると{ $ahead }。
not-finished-and-open = 終局していません。打ち終えると、黒から打てば{ $black-first }、白から打てば{ $white-first }。

## Rules

rules-of-a-set = { $set ->
    [chinese] 中国ルール
    [chinese-1988] 中国ルール（1988年）
    [ing] 応氏ルール
    [japanese] 日本ルール
    [korean] 韓国ルール
    [aga] AGAルール
    [new-zealand] ニュージーランドルール
    [tromp-taylor] トロンプ・テイラールール
   *[beginner] 入門ルール
}
rules-of-an-event = 「{ $event }」のルール（{ $set ->
    [chinese] 中国ルール
    [chinese-1988] 中国ルール1988年版
    [ing] 応氏ルール
    [japanese] 日本ルール
    [korean] 韓国ルール
    [aga] AGAルール
    [new-zealand] ニュージーランドルール
    [tromp-taylor] トロンプ・テイラールール
   *[beginner] 入門ルール
}）
with-komi = コミ{ $komi }目
with-handicap = 置き石{ $stones }子
with-group-tax = 切り賃
with-sunjang-counting = 巡将碁の計算法
with-a-penalty = { $player ->
    [black] 黒の罰則{ $points }目
   *[white] 白の罰則{ $points }目
}
source-chinese = 中国ルール2002年版、審判員教程 第9条
source-chinese-1988 = 中国ルール1988年版、第9条と第11条
source-ing = 応氏ルール（計点制）、第4条
source-japanese = 日本囲碁規約（1989年）、第8条から第10条
source-korean = 韓国ルール、日本囲碁規約（1989年）第8条から第10条に同じ
source-aga = AGAルール、石と地の合計
source-new-zealand = ニュージーランドルール、石と地の合計
source-tromp-taylor = トロンプ・テイラールール
source-beginner = 石と囲った空点の合計
source-sunjang = 巡将碁（朝鮮の古い計算法）
source-with-group-tax = { $source }、置ける石だけを数えるため各群の眼を差し引く

## The board

heading = { $file }：{ $size }の碁盤、黒石{ $black }、白石{ $white }
read-together = { $files }と合わせて読み取り
mark-dead = { $color ->
    [black] 黒の死に石
   *[white] 白の死に石
}
mark-area = { $color ->
    [black] 黒地
   *[white] 白地
}
mark-dame = 残っているダメ
mark-unsealed = 境界の切れ目
mark-doubtful = 要確認
mark-asked-stone = { $color ->
    [black] この黒石？
   *[white] この白石？
}
mark-asked-point = この点？

## Doubtful points

please-check = { $point }を確認してください：{ $stone }と読みましたが、{ $doubt }
please-check-together = 確認してください：{ $question }
please-check-more = ほかに{ $points }か所を確認してください（図の?の点）
doubt-glare = 反射で点が見えません
doubt-ambiguous = はっきり見分けられません
doubt-covered = 何かが点を隠しています
doubt-off-point = 石がこの点と別の点の間にあります
doubt-out-of-frame = 点が写真の外にあります
doubt-no-liberties = ダメ（呼吸点）のない石になります

## Life and death

status = { $status ->
    [alive] 活き石
    [dead] 死に石
    [seki] セキ
   *[unsettled] 生死未定
}
reason-pass-alive = 手を抜き続けても取られない
reason-inside-safe-area = 相手の確定地の中にあり、活きる余地がない
reason-caught = 先に打っても取られる
reason-judged = プレイアウト{ $played }回中{ $survived }回活き、ニューラルネットの推定では{ $percent }%活き
# The same without figures, where it is signed.
reason-judged-in-words = 試した変化のうち{ $lives ->
    [none] 活きるものは一つもなく
    [few] ごく一部でしか活きず
    [half] 約半数で活き
    [most] ほとんどで活き
   *[all] すべてで活き
}、ニューラルネットの推定では{ $network ->
    [dead] 死に石
    [alive] 活き石
   *[unclear] 死活不明
}
reason-read-out = 最後まで読み切り：どちらが先でも同じ
reason-next-move = 先に打った方で死活が決まる：黒から打てば{ $black }、白から打てば{ $white }
reason-next-move-at = { $point }に先に打った方で死活が決まる
reason-next-move-of-one = { $player ->
    [black] 黒から
   *[white] 白から
}先に{ $point }に打てば死活が決まる
reason-next-move-unknown = 先に打った方で死活が決まる
reason-to-move = { $player ->
    [black] 黒
   *[white] 白
}の手番で、先に{ $point }に打つ
reason-ko = { $status ->
    [unsettled] コウで決まる
   *[other] コウ立てがなければこの通り、あればコウで決まる
}
reason-vital-point = 小さな眼形が一つだけで、{ $point }に先に打った方で決まる
reason-turn = どちらが先に打つかによる：自分が先なら{ $owner-first }%、相手が先なら{ $opponent-first }%のプレイアウトで活き
reason-turn-in-words = どちらが先に打つかによる：試した変化のうち、自分が先なら{ $owner-first ->
    [none] 活きるものは一つもなく
    [few] ごく一部でしか活きず
    [half] 約半数で活き
    [most] ほとんどで活き
   *[all] すべてで活き
}、相手が先なら{ $opponent-first ->
    [none] 活きるものは一つもない
    [few] ごく一部でしか活きない
    [half] 約半数で活きる
    [most] ほとんどで活きる
   *[all] すべてで活きる
}
reason-shared-liberties = 共有のダメをどちらからも詰められない
reason-bent-four = 隅の曲がり四目で、コウ立てがなくなれば取られる
reason-carried-over = 盤面訂正前の判定のまま
reason-stated = 人の指定による
reason-stated-by-ko-pass = 人の指定による：コウはそのコウに限ってパスした後でなければ取り返せない（第7条第2項）
stated-by-ko-pass = { $color ->
    [black] 黒
   *[white] 白
}{ $points }：{ $status ->
    [dead] 死に石
    [seki] セキ石
   *[alive] 活き石
}（人の指定）：死活確認の際は、そのコウに限ってパスした後でなければコウを取り返せません（日本囲碁規約1989年、第7条第2項）
second-opinion = { $engine }の判定は{ $status ->
    [alive] 活き石
    [dead] 死に石
    [seki] セキ
   *[unsettled] 生死未定
}
proposal = { $color ->
    [black] 黒
   *[white] 白
}{ $points }：{ $status ->
    [alive] 活き石
    [dead] 死に石
    [seki] セキ
   *[unsettled] 生死未定
}{ $status ->
    [unsettled] {""}
   *[other] 、確度{ $percent }%
}（{ $reason }）
otherwise = もし{ $fate ->
    [alive] 活き石
   *[dead] 死に石
}なら{ $lead }
please-confirm = 確認してください：{ $proposal }

## Questions to a person

ask-point = { $point }には何がありますか。{ $stone }と読みましたが（{ $percent }%）、{ $doubt }。
ask-group = { $color ->
    [black] 黒
   *[white] 白
}{ $points }は死に石ですか。{ $status ->
    [unsettled] 生死未定で（{ $reason }）、{ $fate ->
        [alive] 活き石
       *[dead] 死に石
    }として数えています。
   *[other] 提案：{ $fate ->
        [alive] 活き石
       *[dead] 死に石
    }、確度{ $percent }%（{ $reason }）。
}
# Both without figures, where it is signed.
point-in-words = { $point }には何がありますか。{ $stone }と読みましたが、{ $doubt }。
group-in-words = { $color ->
    [black] 黒
   *[white] 白
}{ $points }は死に石ですか。{ $status ->
    [unsettled] 生死未定で（{ $reason }）、{ $fate ->
        [alive] 活き石
       *[dead] 死に石
    }として数えています。
   *[other] 提案：{ $fate ->
        [alive] 活き石
       *[dead] 死に石
    }（{ $reason }）。
}
ask-group-beside-a-second-opinion = { $question }{ $second }。
ahead = { $player ->
    [black] 黒
   *[white] 白
}の{ $by }リード
nobody-ahead = 同点
# The two answers are a "stone" or a "status" each.
consequence = { $first }なら{ $first-lead }、{ $second }なら{ $second-lead }。
# The letters are the keys, in every language.
point-keys = [Enter] { $proposed }  [b] 黒石  [w] 白石  [e] 空点  [u] 戻す  [q] 保留  [?] ヘルプ：{" "}
group-keys = [Enter] { $proposed }  [a] 活き石  [d] 死に石  [u] 戻す  [q] 保留  [?] ヘルプ：{" "}
# What the keys do, each behind its key.
help-black = そこは黒石です
help-white = そこは白石です
help-empty = そこには石がありません
help-as-read = 読み取りどおりです：{ $proposed }
help-alive = この石は活き、またはセキです：盤上に残します
help-dead = この石は死んでいます：数える前に盤から取り上げます
help-as-proposed = 提案どおりです：{ $proposed }
help-undo = 直前の回答を取り消します
help-leave-open = この盤についての質問を終えます。残った点は一覧に残り、結果は確認が必要です
help-help = このヘルプを表示します
ask-left-open = { $points }で打ち終えていません。このまま終局しましたか、それともここを埋めましたか？
left-open = { $how ->
    [black-first] 黒から埋めた
    [white-first] 白から埋めた
   *[ended] このまま終局
}
left-open-leads-to = { $how }場合：{ $lead }。
left-open-keys = [Enter] このまま終局  [e] このまま終局  [b] 黒から埋めた  [w] 白から埋めた  [u] 戻す  [q] 保留  [?] ヘルプ：{" "}
help-ended = このまま終局しました：中立点は共有のままです（応氏ルール第8条）
help-black-filled-first = 黒から交互に埋めました
help-white-filled-first = 白から交互に埋めました
help-as-ended = このまま終局しました
# Questions about several points at once. The first sentence asks, the second says why.
ask-no-liberties = どの点が読み違いですか。{ $point }付近の{ $color ->
    [black] 黒石
   *[white] 白石
}{ $stones }個にダメ（呼吸点）がありません：この中か隣の石の読み違いか、取った石の上げ忘れです。
ask-hidden = この{ $count }か所（{ $points }）には何がありますか。{ $doubt ->
    [covered] 何かに隠れています
    [glare] 反射で見えません
   *[out_of_frame] 写真の外にあります
}。読み取り：{ $read }。
ask-between = この{ $color ->
    [black] 黒石
   *[white] 白石
}はどの点にありますか：{ $points }。これらの点の間にあります。
ask-filled = 数えるために盤を埋めたのですか。{ $stones }個の石にダメ（呼吸点）がなく、{ $count }か所が不確かです。
# How many points were read as what, as in "3 black, 2 white, 9 empty".
number-read = { $stone ->
    [black] 黒石
    [white] 白石
   *[empty] 空点
}{ $count }
joint-choice = { $choice ->
    [as-read] 読み取りどおり
    [all-empty] すべて空点
    [all-black] すべて黒石
    [all-white] すべて白石
    [taken-off] すべて取り上げる
   *[on-none] どこにもない
}
joint-leads-to = { $choice }なら{ $lead }。
ahead-no-result = 結果なし
# Again with their keys, which are the same in every language. Places are "[1] Q16  [2] R16".
no-liberties-keys = [Enter] 読み取りどおり  [{ $point } e] 点とそこにあるもの  [t] すべて取り上げる  [s] 一点ずつ  [u] 戻す  [q] 保留  [?] ヘルプ：{" "}
hidden-keys = [Enter] { $proposed }  [e] すべて空点  [b] すべて黒石  [w] すべて白石  [s] 一点ずつ  [u] 戻す  [q] 保留  [?] ヘルプ：{" "}
between-keys = [Enter] { $proposed }  { $places }  [n] どこにもない  [s] 一点ずつ  [u] 戻す  [q] 保留  [?] ヘルプ：{" "}
filled-keys = [Enter] 読み取りどおり  [{ $point } e] 点とそこにあるもの  [s] 一点ずつ  [u] 戻す  [q] 保留  [?] ヘルプ：{" "}
help-all-empty = これらの点にはどれも石がありません
help-all-black = これらの点はどれも黒石です
help-all-white = これらの点はどれも白石です
help-taken-off = 取られた石です：すべて盤から取り上げます
help-on-point = 石は{ $point }にあり、ほかの点にはありません
help-on-none = これらの点のどこにも石はありません
help-one-by-one = これらの点を一つずつ尋ねます
help-any-point = 点とそこにあるもの：e 空点、b 黒石、w 白石。一行に何点でも書けます

## Warnings

warning = 警告：{ $warning }
warning-no-liberties = { $points }の石にダメ（呼吸点）がありません：読み違いか、取った石の上げ忘れです。--set で訂正してください。例：--set { $first }=empty
warning-doubtful-grid = 碁盤の線が正しい確率は{ $percent }%しかありません：--overlay で線が合っているか確かめ、合っていなければ --size か別の --corners を指定してください
# The same three where nobody types options: in the page.
warning-no-liberties-in-a-page = { $points }の石にダメ（呼吸点）がありません：読み違いか、取った石の上げ忘れです。間違っている点をタップしてください
warning-doubtful-grid-in-a-page = 碁盤の線が正しい確率は{ $percent }%しかありません：線が合っているか確かめ、合っていなければ四隅をドラッグしてください
warning-prisoners-deduced-in-a-page = アゲハマが不明なため、パスがなかったものとして推定しました：最後の着手が白なら{ $white-last }、黒なら{ $black-last }。「ルール」でアゲハマを指定してください
# And on paper, which is signed.
warning-no-liberties-on-paper = { $points }の石にダメ（呼吸点）がありません：読み違いか、取った石の上げ忘れです
warning-doubtful-grid-on-paper = 読み取った線が碁盤の線と合っているか、確かではありません
warning-prisoners-deduced-on-paper = アゲハマが不明なため、パスがなかったものとして推定しました：最後の着手が白なら{ $white-last }、黒なら{ $black-last }
warning-more-than-a-set = { $color ->
    [black] 黒石が{ $stones }個
   *[white] 白石が{ $stones }個
}あり、一組の数を超えています：読み違いがあるかもしれません
warning-stones-played = アゲハマを合わせると黒は{ $black }手、白は{ $white }手打ったことになり、数が合いません：石の読み違いか紛失、アゲハマの数え違い、またはパスがあったと考えられます
warning-irregular-moves = 棋譜の{ $moves }手がルールに反しています：{ $told }
warning-repeated-boards = 棋譜に同一局面の反復があります：{ $told }
rule-breach = { $number }手目（{ $color ->
    [black] 黒
   *[white] 白
}{ $point }）は{ $did ->
    [occupied] 石のある点に打たれています：棋譜が壊れているかもしれません。
    [suicide] 自分の石{ $stones }個が取られる自殺手で、禁じられています（{ $article }）。
    [ko] コウをすぐに取り返しており、禁じられています（{ $article }）。
   *[repetition] { $since ->
        [0] 最初
       *[other] { $since }手目の後
    }と同じ盤面全体を再び作りました{ $ruling ->
        [forbidden] 。これは禁じられています
        [no_result_if_agreed] 。両対局者が同意すれば無勝負です
       *[referee_decides] 。攪乱コウなら一度だけ許され、争いのコウなら禁じられます。どちらかは審判が判断します
    }（{ $article }）。
}
rule-breach-more = ほかに{ $moves }手あります。
rule-article = { $article ->
    [chinese-suicide] 中国ルール2002年版、第5条
    [chinese-board] 中国ルール2002年版、第6条
    [chinese-1988-suicide] 中国ルール1988年版、第5条
    [chinese-1988-board] 中国ルール1988年版、第6条
    [ing-suicide] 応氏ルール（計点制）、第1条
    [ing-ko] 応氏ルール（計点制）、第3条
    [ing-board] 応氏ルール（計点制）、第1条と第3条
    [japanese-suicide] 日本囲碁規約（1989年）、第4条
    [japanese-ko] 日本囲碁規約（1989年）、第6条
    [japanese-board] 日本囲碁規約（1989年）、第12条
    [korean-suicide] 韓国ルール、日本囲碁規約（1989年）第4条に同じ
    [korean-ko] 韓国ルール、日本囲碁規約（1989年）第6条に同じ
    [korean-board] 韓国ルール、日本囲碁規約（1989年）第12条に同じ
    [aga-suicide] AGAルール、第5条
    [aga-board] AGAルール、第6条
    [new-zealand] ニュージーランドルール、着手の定義
    [tromp-taylor] トロンプ・テイラールール、第6条
    [beginner] 入門ルール
    [beginner-board] 入門ルール、第6条
   *[event] 大会独自のルール
}
warning-filled-board = 盤が埋められています：ダメのない石が{ $stones }個あります。埋めた盤からは結果が分かりません。埋める前に撮影するか、`shuzi verify --after` で填め碁を確認してください
warning-far-from-finished = まだ終局にはほど遠い局面です（石{ $stones }個、どちらのものでもない点{ $neutral }）：まだ数えるものがありません。それでも数えるなら --left-open ended か --dead none を指定してください
warning-far-from-finished-in-a-page = まだ終局にはほど遠い局面です（石{ $stones }個、どちらのものでもない点{ $neutral }）：まだ数えるものがありません
warning-open-dame = まだ打てるダメがあります：{ $points }。ダメを詰めてから数え直してください
warning-unsealed = { $points }で境界が閉じていません：そこがどちらの地か決められません
warning-in-atari = { $points }の活き石がアタリです：コウが残っているか、手入れが必要です
warning-prisoners-deduced = アゲハマが不明なため、パスがなかったものとして推定しました：最後の着手が白なら{ $white-last }、黒なら{ $black-last }。アゲハマを指定してください。例：--prisoners B=3,W=5
warning-no-second-opinion = { $engine }からは第二の判定が得られませんでした：{ $message }。死に石はそれなしで判定しました。{ $hint }
warning-missing-teire = { $points }に手入れが必要です：数える前に打つべき点で、{ $count ->
    [1] 地になりません
   *[other] いずれも地になりません
}
warning-move-to-come = { $player ->
    [black] 黒の手番です：黒
   *[white] 白の手番です：白
}が先に{ $point }に打つものとして数えました。これで{ $stones }の死活が決まります
warning-bonus-open = 置き石{ $stones }子に対して白に何目を加えるかが示されておらず、規則の文面も一様ではありません{ $winner ->
    [same] {""}
   *[other] 。これで勝敗が変わります
}。{ $results }。--white-handicap-bonus N のように指定してください
warning-bonus-open-in-a-page = 置き石{ $stones }子に対して白に何目を加えるかが示されておらず、規則の文面も一様ではありません{ $winner ->
    [same] {""}
   *[other] 。これで勝敗が変わります
}。{ $results }。「ルール」で指定してください
warning-bonus-open-on-paper = 置き石{ $stones }子に対して白に何目を加えるかが示されておらず、規則の文面も一様ではありません{ $winner ->
    [same] {""}
   *[other] 。これで勝敗が変わります
}。{ $results }
handicap-bonus = { $bonus ->
    [none] 加えない
    [each] 置き石1子につき1目
   *[each-but-one] 置き石のうち1子を除き1子につき1目
}
bonus-and-result = { $bonus }：{ $result }
recorded-agrees = 棋譜の結果も同じです：{ $written }
recorded-not-counted = 棋譜の結果{ $written }は数えて決まったものではなく、比べられません。
recorded-unreadable = 棋譜の結果「{ $written }」は読み取れず、比べていません。
recorded-bonus = 棋譜の結果{ $written }から、置き石に対して白に加える目数が分かります：{ $bonus }（{ $points }）。
warning-differs-from-record = 棋譜の結果は{ $written }、計算の結果は{ $counted }です：{ $reasons }
difference-fate = { $points }が{ $fate ->
    [dead] 死に石
   *[alive] 活き石
}なら一致します
difference-open-points = 数える前に、空いている{ $points }か所に打たれたのかもしれません
difference-bonus = 置き石に対する扱いが次のとおりなら一致します：{ $bonus }
difference-komi = コミ{ $komi }なら一致します
difference-black-moved-last = 最後の着手が黒なら一致します
difference-zi = 棋譜の単位が子なら一致します
difference-territory = 石数でなく地を数えたのなら一致します
difference-area = 地でなく石数を数えたのなら一致します
difference-other-winner = 棋譜が勝者を取り違えているなら一致します
difference-prisoners = アゲハマの数え方が違うか、パスで石を渡したのかもしれません
difference-unexplained = 試した限り説明がつきません。死に石、コミ、ルールを確かめてください
set-lacks = { $player ->
    [black] 黒石
   *[white] 白石
}が{ $stones }個足りません
warning-incomplete-sets = { $lacking }：{ $effect ->
    [other-winner] このまま埋め込むと{ $shown }となり、勝者を誤ります
    [other-margin] このまま埋め込むと{ $shown }となります
   *[nothing] 不足が双方同数なので、埋め込みの差は正しく出ます
}。勝敗は石が揃った場合の計算で決まります（応氏ルール第4、9、12条）：{ $result }。石を揃えてから埋めてください
note = 注：{ $note }
warning-encoding-unstated = 棋譜に文字コードの指定がないため、{ $encoding } として読みました{ $stones-differ ->
    [yes] 。ただし別の文字コードでは石が異なります。盤面を確かめてください
   *[no] {""}
}
warning-encoding-misstated = 棋譜の文字コードの指定 { $stated } は実際と合わないため、{ $encoding } として読みました{ $stones-differ ->
    [yes] 。ただし別の文字コードでは石が異なります。盤面を確かめてください
   *[no] {""}
}
warning-several-games = ファイルに{ $games }局あり（{ $named }）、最初の対局を採りました。ほかの対局は --game で選んでください。例：--game 2
warning-not-closed = 棋譜の末尾に閉じ括弧がありません：{ $moves ->
    [0] 書かれている石を採りましたが
   *[other] 書かれている{ $moves }手を採りましたが
}、続きが欠けているかもしれません
warning-variation-not-closed = 棋譜の末尾に閉じ括弧がありません。欠けているのは数えない変化図の中で、本譜はそろっています
warning-text-outside = 対局の外に文字があり、読み飛ばしました
warning-moves-outside = 対局の外（最初の括弧の前か最後の括弧の後）に着手があり、読み飛ばしました：括弧の位置が違うかもしれません
warning-bracket-missing = { $moves ->
    [0] 初手の前
   *[other] { $moves }手目の後
}の { $property } の文が、後ろのプロパティまで続いているようです：閉じ括弧が欠け、一手失われたかもしれません
warning-small-names = 棋譜のプロパティ名が小文字で書かれているため、大文字として読みました
warning-size-unstated = 棋譜に碁盤の大きさがないため、書式の定めどおり19路としました
warning-size-may-be-smaller = 棋譜に碁盤の大きさがないため19路としましたが、石はすべて{ $lines }路盤の範囲にあります。{ $lines }路盤なら棋譜に SZ[{ $lines }] と書いてください
warning-stated-twice = 棋譜に { $property } が二度書かれています：{ $taken } を採り、{ $other } は採りませんでした
warning-set-up-later = 棋譜は{ $moves }手目の後で石を置いたり取り除いたりしています：盤上の石で数え、アゲハマにはしません
warning-rules-unstated = 棋譜にルールの記載がないため、{ $rules }としました。ほかのルールは --rules で指定してください
warning-rules-alike = 棋譜のルールは「{ $written }」ですが、同じ数え方の{ $rules }としました。ほかのルールは --rules で指定してください
warning-komi-unstated = 棋譜にコミの記載がないため、{ $komi } としました。ほかのコミは --komi で指定してください
warning-komi-unit-said = 棋譜のコミ「{ $written }」を { $komi } 目としました
warning-komi-unit = 棋譜のコミ「{ $written }」はそのままでは目数にならないため、{ $komi } 目としました。--komi で指定してください
warning-komi-unit-open = 棋譜のコミ「{ $written }」はそのままでは目数にならないため、{ $komi } 目としましたが、{ $others } 目とも読めます。--komi で指定してください
warning-without-effect = { $option } は結果に影響しません：{ $why ->
    [area-rules] このルールは盤上の石と地を数え、アゲハマを数えません
    [no-fill-in] このルールでは石を埋めて数えることをしません
    [nothing-is-dead] このルールでは盤上に残った石をすべて数えます
    [no-overtime-cost] このルールには時間超過の減点がありません
    [no-handicap] 置き石がありません。--handicap で指定してください
    [no-side-is-counted] このルールでは盤上で一方の地と石を数えることをしません
    [no-board-after] 後の碁盤の写真がありません。--after で指定してください
   *[no-photo] 局面は棋譜で与えられていて、写真を読みません
}

## The Ing fill-in

fill-in-begins = 埋め込み：{ $whose ->
    [nobody] コミの石なし
    [black] 白地に黒のコミの石{ $stones }個
   *[white] 黒地に白のコミの石{ $stones }個
}{ $shared ->
    [0] {""}
   *[other] 、共有の点は各{ $shared }か所を埋めます
}
fill-in-of-a-side = { $player ->
    [black] 黒
   *[white] 白
}：盤上{ $board }個、碁笥に{ $bowl }個、{ $fill }個を埋め、{ $losing ->
    [0] { $winning ->
        [0] 過不足なし
       *[other] 空点が{ $winning }か所残ります
    }
   *[other] 石が{ $losing }個余ります
}
fill-in-ends = 埋め込み：{ $player ->
    [black] 黒
   *[white] 白
}の{ $by }リード
fill-in-is-a-tie = 埋め込み：過不足なし、{ $player ->
    [black] 同数につき黒の勝ち
   *[white] 同数につき白の勝ち
}
fill-in-is-a-draw = 埋め込み：過不足なし、持碁
fill-in-misleads = この埋め込みは対局の結果ではありません：石の不足により{ $player ->
    [black] 黒
   *[white] 白
}が{ $points }目よく見えています。石が揃った場合：{ $result }
step-lifted = 死に石を除いた局面
step-compensation = コミの石{ $stones }個を置く
step-shared = 共有の点を各{ $each }か所埋める
step-territory = 残す空点を除き、自分の地を埋める
step-losing-stones = 余った石{ $stones }個を相手の残した空点に置く
legend-stones = 大きな石は元の局面の石で、動かしません。小さな石は埋めた石です。
legend-marks = 赤い輪：この手順で置いた石。ひし形：残す空点。
legend-result = 結果：{ $result }
no-fill-in = 図にできる埋め込みはありません

## How it is counted

explained = 数え方（{ $source }）：
explained-all-stones-count = 盤上のすべての石を数え、死に石は取り上げません。
explained-none-dead = 死に石はありません。
explained-sunjang-lifted = 境界に不要な自分の石を取り上げます：黒{ $black }子、白{ $white }子。
explained-group-tax = { $player ->
    [black] 黒
   *[white] 白
}は活きている{ $groups }群（{ $points }）に空けておく目として{ $tax }目を引きます（切り賃）。
explained-dead = 死に石を取り上げます：黒{ $black }子、白{ $white }子（{ $points }）。
explained-empty-points = { $player ->
    [black] 黒の空点
   *[white] 白の空点
}：{ $areas }。
explained-stones-of-black = 黒石：{ $stones }。
explained-count = { $player ->
    [black] 黒
   *[white] 白
}：{ $sum }。
explained-white-from-black = 白：{ $rest }。検算：{ $terms }。
explained-neutral = 中立の点：{ $points }、双方に半分ずつ{ $half }。
explained-half-the-board = 盤の半分は{ $half }：黒はこれを超えれば勝ち。
explained-half-the-board-and-compensation = 盤の半分は{ $half }：白へのコミ{ $given }子を加え、黒は{ $needed }を超える必要があります。
explained-result = { $sum }：{ $result }。
explained-territory = { $player ->
    [black] 黒地
   *[white] 白地
}：{ $areas }。
explained-territory-and-prisoners = { $player ->
    [black] 黒：地{ $territory }目、白の死に石{ $dead }、アゲハマ{ $taken }
   *[white] 白：地{ $territory }目、黒の死に石{ $dead }、アゲハマ{ $taken }
}：{ $sum }。
explained-seki = セキの中はどちらの地でもありません：{ $points }。
explained-teire = 手入れが必要な点は地になりません：{ $points }。
explained-given = 白に加える点：{ $given }：{ $sum }。
given-komi = コミ{ $points }
given-handicap-bonus = 置き石の補償{ $points }
given-penalties-of-black = 黒の罰則{ $points }
given-penalties-of-white = 白の罰則（差し引き）{ $points }
explained-fill-in = 埋め込み：
explained-fill-in-of-a-side = { $player ->
    [black] 黒
   *[white] 白
}：空点{ $empty }{ $laid ->
    [0] {""}
   *[other] （うち{ $laid }は{ $player ->
        [black] 白のコミの石
       *[white] 黒のコミの石
    }）
}、碁笥に{ $bowl }個{ $elsewhere ->
    [0] {""}
   *[other] （うちコミに{ $compensation }個、共有の点に{ $shared }個）
}：{ $fill }個を埋め、空点{ $winning }、余り石{ $losing }。
explained-fill-in-result = 残した空点は1点、余った石は相手の空点に置いて2点：{ $result }（{ $difference ->
    [0] 差なし
   *[other] 差
}）。
explained-parity = 石が揃っていれば差は{ $parity ->
    [odd] 奇数です。偶数
   *[even] 偶数です。奇数
}で終われば、奇数個の石が足りません。
explained-parity-of-missing-stones = 石が揃っていれば差は{ $parity ->
    [odd] 奇数のはずで、偶数
   *[even] 偶数のはずで、奇数
}なのは足りない石のためです。

## Areas of the board

no-areas = なし
area = { $points }（{ $place ->
    [upper-left] 左上
    [upper-side] 上辺
    [upper-right] 右上
    [left-side] 左辺
    [centre] 中央
    [right-side] 右辺
    [lower-left] 左下
    [lower-side] 下辺
   *[lower-right] 右下
}）
smaller-areas = { $points }（ほか{ $areas }か所）

## Time taken

timing = { $step ->
    [decode] 復号
    [board] 碁盤
    [stones] 石
    [life] 死活
    [score] 計算
   *[engine] エンジン
} { $ms } ミリ秒

## The referee's desk: the answer

result-with-counts = { $result }。{ $counts }。

## The referee's desk: the protocol

failure-of-a-file = { $file }：{ $message }

## The referee's desk: questions and answers

stated-left-open = { $how ->
    [black-first] 残った点は黒から交互に埋めました：その後の結果です。
    [white-first] 残った点は白から交互に埋めました：その後の結果です。
   *[ended] このまま終局しました：残った点はそのままです。
}

## The guided count

guided-drawing-dead = ×印の死に石を取り上げます。
guided-drawing-moves = 空の丸の石を、同じ番号の輪のところへ移します。青は碁笥から出す石、または碁笥に戻す石です。
guided-drawing-tens = { $player ->
    [black] 黒
   *[white] 白
}の空点を十ずつ数えます。枠ごとに十まで数え、大きい数字は累計です。
guided-drawing-stones = { $player ->
    [black] 黒石
   *[white] 白石
}を十個ずつ数えます。ひと続きの色が十個の一組で、大きい数字は累計です。
guided-no-dead = 取り上げる死に石はありません。
guided-dead = { $player ->
    [black] 黒
   *[white] 白
}の死に石{ $count }個を取り上げます：{ $points }。
guided-side = { $player ->
    [black] 黒
   *[white] 白
}を数えます。
guided-no-moves = { $player ->
    [black] 黒
   *[white] 白
}の空いた地はどれも十の倍数で、石を動かす必要はありません。
guided-move = { $player ->
    [black] 黒石
   *[white] 白石
}{ $count }個を移します：{ $points }。
guided-put = 碁笥から{ $player ->
    [black] 黒石
   *[white] 白石
}{ $count }個を出して置きます：{ $points }。
guided-lift = 盤上の{ $player ->
    [black] 黒石
   *[white] 白石
}{ $count }個を碁笥に戻します：{ $points }。
guided-no-areas = { $player ->
    [black] 黒
   *[white] 白
}の空点はもうありません。
guided-areas = { $player ->
    [black] 黒
   *[white] 白
}の空いた地：{ $sum }。
guided-stones = 盤上の{ $player ->
    [black] 黒石
   *[white] 白石
}：{ $count }個、つまり{ $piles } × 10 + { $rest }。
guided-shared = 中立の点{ $count }か所（{ $points }）：双方に{ $half }ずつ。
guided-nobodys = どちらのものでもなく、数えない点{ $count }か所：{ $points }。
guided-total = { $player ->
    [black] 黒
   *[white] 白
}：{ $sum }。
guided-other = { $player ->
    [black] 残りは黒
   *[white] 残りは白
}：{ $sum }。
guided-needed-even = { $board }の半分は{ $half }：{ $player ->
    [black] 黒
   *[white] 白
}はこれを超えれば勝ちです。
guided-needed = { $board }の半分は{ $half }：{ $to ->
    [black] 黒
   *[white] 白
}へのコミ{ $given }子を加え、{ $player ->
    [black] 黒
   *[white] 白
}は{ $needed }を超える必要があります。
guided-result = { $sum }：{ $result }。

## The guided count of territories

territory-drawing-dead = ×印の死に石を取り上げ、アゲハマに加えます。
territory-drawing-prisoners = アゲハマを同じ色の側の地に、青い輪のところへ埋めます。赤い輪は手入れの不足で、先に打ちます。
territory-drawing-moves = 空の丸の石を、同じ番号の輪のところへ移します。
territory-drawing-tens = 双方の地を十目ずつに整えます（最後の枠は端数）。大きい数字は各側の累計です。
territory-dead = { $player ->
    [black] 黒
   *[white] 白
}の死に石{ $count }個を取り上げ、アゲハマに加えます：{ $points }。
territory-protective = { $player ->
    [black] 黒石
   *[white] 白石
}{ $count }個を{ $points }に打ちます：手入れが不足しており、地になりません。
territory-no-prisoners = 埋める{ $player ->
    [black] 黒
   *[white] 白
}のアゲハマはありません。
territory-prisoners = { $player ->
    [black] 黒石
   *[white] 白石
}のアゲハマ：対局中{ $captured } + 死に石{ $dead } = { $count }。{ $laid ->
    [0] 埋める{ $player ->
        [black] 黒地
       *[white] 白地
    }がありません。
   *[other] うち{ $laid }個を{ $player ->
        [black] 黒地
       *[white] 白地
    }に埋めます：{ $points }。
}
territory-left-over = { $player ->
    [black] 黒
   *[white] 白
}のアゲハマ{ $count }個は埋める所がなく、{ $player ->
    [black] 黒
   *[white] 白
}から差し引きます。
territory-areas = 残る{ $player ->
    [black] 黒地
   *[white] 白地
}：{ $sum }。

## Errors: photos

error-photo-damaged = { $format ->
    [none] ファイル
   *[other] { $format } ファイル
}が壊れているか不完全です：{ $why }
photo-empty = 中身がありません
photo-data-damaged = 画像データが壊れています
photo-end-missing = 終わりの部分がありません
photo-no-size = 大きさが書かれていません
photo-no-bit-depth = ビット深度が書かれていません
photo-pixels-missing = 画素が足りません
photo-pixels-do-not-fit = { $size }画素のデータは{ $bytes }バイトになりません
photo-tiles-missing = タイルがありません
photo-tiles-do-not-fit = タイルが大きさと合いません
photo-too-many-tiles = タイルが多すぎます
photo-too-much-data = タイルのデータがファイルより大きくなっています
error-photo-bytes = ファイルが{ $bytes }バイトあります。読めるのは{ $most }バイトまでです
error-photo-pixels = 画像は{ $width }×{ $height }画素です。この大きさのファイルから読めるのは{ $most }画素までです
error-photo-too-small = 画像が{ $width }×{ $height }画素しかありません。各辺に少なくとも{ $least }画素が必要です
error-photo-format = ファイルは{ $format }形式で、読めません
error-no-photo-format = ファイルは既知の画像形式ではありません
error-photo-animation = ファイルはアニメーション（{ $format }）で、どのこまを指すのか分かりません
error-format-not-built = この shuzi は{ $format }なしでビルドされています
hint-copy-photo-again = カメラやスマートフォンから写真をもう一度コピーしてください。転送が途切れるとファイルが不完全になります。
hint-scale-photo-down = 写真を縮小してください。1200万画素あればどの石も見えます。
error-photo-is-record = このファイルは棋譜（SGF）で、写真ではありません
hint-score-a-record = 棋譜は `shuzi score` で計算するか、`shuzi verify --record` で写真と比べてください。
error-photo-is-archive = このファイルは圧縮ファイル（ZIP）か、その形の文書で、写真ではありません
hint-batch-an-archive = `shuzi batch` で圧縮ファイルの写真をすべて読むか、写真を取り出してください。
hint-send-original = 縮小版ではなく元の写真を使ってください。碁盤が画面の大半を占めるようにしてください。
hint-save-in-another-format = 写真をJPEG、PNG、WebP、HEIC、AVIFのどれかで保存し直してください。
hint-give-a-photo = JPEG、PNG、WebP、HEIC、AVIFの写真を指定してください。
hint-save-one-frame = 数えたい一こまをJPEGかPNGで保存してください。
hint-build-format = feature `{ $feature }` を付けて shuzi をビルドするか、写真をJPEGで保存してください。

## Errors: the board in the photo

error-network = ネットワーク { $name } を実行できません：{ $reason }
error-no-board = 碁盤が見当たりません
error-several-boards = 碁盤が{ $boards }面写っています
error-no-such-board = { $number }番目の碁盤はありません。見えるのは{ $boards }面です
error-too-blurred = 写真がぼやけていて、線や石が見つかりません
error-too-dark = 写真が暗すぎて、線や石が見つかりません
error-bad-corners = 指定された四隅では碁盤になりません
error-doubtful-grid = 碁盤を確実には見つけられませんでした。最も有力な{ $lines }×{ $lines }の格子が正しい確率は{ $percent }%です
error-cut-off = 碁盤が切れています。写真には { $lines }×{ $lines } の格子が見えますが、線が写真の{ $edge ->
        [top] 上端
        [right] 右端
        [bottom] 下端
        [left] 左端
       *[several] 複数の端
    }の外まで続いています
error-may-be-part = もっと大きな碁盤の一部のようです。写真には { $lines }×{ $lines } の線があり、碁盤は{ $edge ->
        [top] 上端
        [right] 右端
        [bottom] 下端
        [left] 左端
       *[several] 複数の端
    }の外まで続いているようです
hint-may-be-part = 碁盤の周りに机が見えるまで下がるか、{ $lines }路の碁盤なら --size { $lines } と指定してください。
error-covered = { $lines }×{ $lines } の碁盤の { $covered } か所の点が何かで隠れています
error-indistinct = { $lines }×{ $lines }の格子は見つかりましたが、{ $doubtful }か所で黒石・白石・空点の区別がつきません
error-no-position = 読み取り結果が局面になりません：{ $error }
error-other-size = { $file } は{ $size }の碁盤で、{ $first } は{ $first-size }です
error-other-position = { $file } は { $first } と同じ局面ではありません。盤をどう回しても{ $points }か所がはっきり違います
hint-photograph-from-above = 碁盤全体を45°以上の角度で上から、手を入れずに撮ってください。9・13・19路でなければ --size 11 のように指定してください。または --corners と --size を指定してください。
hint-photograph-in-even-light = もっと高いところから、むらのない光で、反射や影を避けて撮るか、--corners と --size を指定してください。
hint-say-which-board = 碁盤を一面だけ撮るか、どれかを指定してください。--board 1 が一番左です。
hint-boards-are-numbered = 碁盤は左から右へ、1から数えます。
hint-hold-still = スマートフォンを動かさず、碁盤にピントを合わせてください。
hint-give-corners = 盤の外側の四つの交点を、盤の周りの順に指定してください：--corners x,y,x,y,x,y,x,y（正しい向きの写真での画素）。
hint-step-back = 格子の四辺が全部写真に入るまで下がってください。
hint-uncover = 手やほかの物を碁盤からどけて、もう一度撮影してください。
hint-more-light = もっと明るい所で碁盤を撮影してください。
hint-photos-of-one-board = 間に石を動かしていない同じ碁盤の写真を指定するか、--same-board を省いてください。
hint-report = shuzi の不具合ですので、お知らせください。

## Errors: points and positions

error-board-size = 碁盤は縦横とも1～{ $most }路で、{ $size }にはできません
error-no-point = 「{ $text }」は{ $size }の碁盤にない点です（列の文字（Iは使わない）、次に下からの行番号で、C3のように書いてください）
error-ragged-row = { $row }行目は、最初の行のように{ $width }点ではありません
error-row-symbol = { $row }行目に「{ $symbol }」があります（空点は .、黒石は B、白石は W と書いてください）
error-readings = { $count }個の読み取り値では{ $size }の碁盤が埋まりません
error-play-off-board = その点は{ $size }の碁盤の外です
error-play-occupied = { $point }にはすでに石があります
error-play-suicide = { $point }は自殺手です。石を取らず、ダメもありません
error-no-stone-to-flip = { $point }に石がないので、死に石にも逆にもできません
error-no-stone = { $point }に石がないので、死に石にはなりません
error-no-liberties = { $points }にダメのない石があります。石の誤読か、取った石の取り忘れです。局面を訂正してください
error-cannot-be-dead = { $point }は死に石になりえません。眼が二つあり、パスを続けても活きています
error-nothing-alive = { $first }と{ $second }がともに死に石ということはありえません。周りに活き石がありません
error-not-played-out = { $color ->
    [black] 黒
   *[white] 白
}が先にダメを詰めたときの結果は計算できません
error-no-end-without-result = 応氏ルールに無勝負はありません（応氏ルール計点制、第3条）
hint-name-points = 点は、--format text で表示される図のとおりに書いてください。
hint-look-again = 碁盤をもう一度見て、実際のとおりに指定してください。

## Errors: rules and counts

error-in-line = { $line }行目：{ $error }
error-no-points = 「{ $text }」は目数ではありません（7.5のように1目か半目の単位、または3.75ziのように子で書いてください）
error-unknown-rules = 「{ $name }」というルールは知りません（使えるもの：{ $known }）
error-no-komi = コミ「{ $komi }」は1目か半目の単位になっていません。コミを指定してください
error-no-ko-pass = コウのパスで死活を確認するのは日本・韓国のルールだけです（第7条第2項）
hint-settle-repetition = 争コウと撹乱コウの規定で同形反復を解決してから計算してください。
hint-state-dead = --dead か --toggle で死に石を指定してください。
error-event-name = 大会名が空か、普通の文字ではありません
error-event-bonus = '0'、'N'、'N-1' のどれかを書いてください
error-event-fill-in = 埋め尽くしの計算は石と地のすべてを数えるもので、この数え方には使えません
error-event-tax-of-stones = 最後の二眼を石で埋めることはできません。group-tax を省いてください
error-event-tax-and-fill-in = 埋め尽くしの計算では眼も埋めます。group-tax を使うときは fill-in = false と書いてください
error-event-tax-of-sunjang = 巡将碁に切り賃はありません。group-tax を省いてください
error-event-neutral-of-stones = 中立点に石はありません。neutral を省いてください
error-event-neutral-of-sunjang = 巡将碁ではダメはどちらのものでもありません。neutral を省いてください
error-overtime-unknown = このルールには時間超過の減点がありません。--penalty black=2 のように目数を指定してください
error-overtime-lost = 時間超過が持ち時間の半分を超えると負けになります（應氏ルール第7条）
error-overtime-half = 超過がちょうど持ち時間の半分のとき、應氏ルール第7条は6目の減点とも負けとも書いています。審判の判断に従い、--penalty を指定してください
error-fill-in-not-square = 埋め尽くしの計算には正方形の碁盤が必要ですが、これは{ $size }です。ほかのルールで計算してください
error-no-handicap-stones = 置石が{ $stones }子と指定されていますが、盤上に黒石がありません。--handicap を訂正してください
error-more-than-the-set = 盤上の{ $color ->
    [black] 黒石
   *[white] 白石
}が{ $stones }個で、一組の{ $set }個より多いです。局面か --stones を訂正してください
error-large-set = { $color ->
    [black] 黒
   *[white] 白
}の石は{ $set }個で、一組の{ $full }個より多いです。余りを取り除いてください
error-more-than-a-set = 盤上の{ $color ->
    [black] 黒石
   *[white] 白石
}が{ $stones }個で、一組の{ $set }個より多いです
error-odd-compensation = { $points }目の補償は石の整数個になりません（石1個が2目）
error-no-room = { $color ->
    [black] 黒
   *[white] 白
}の地に補償の石{ $stones }個を置く場所がありません
error-bowl-too-empty = { $color ->
    [black] 黒
   *[white] 白
}の残りの石は{ $stones }個で、補償と共有点に必要な{ $needed }個に足りません
hint-state-rules = --rules chinese のようにルールを指定してください。

## Errors: records, claims and protocols

sgf-in-root = 根ノードの
sgf-before-first-move = ノード{ $node }（初手の前）の
sgf-after-move = ノード{ $node }（{ $moves }手の後）の
sgf-a-point = pd のような点
sgf-a-size = 19 や 9:13 のような1～25路
sgf-a-handicap = 置石の数
sgf-a-node = 「;」
sgf-a-property = 「;」「(」「)」またはプロパティ
sgf-a-value = プロパティ名の後の「[」
sgf-no-closing-bracket = 閉じる「)」がない
sgf-no-value = 値のないプロパティ
sgf-open-value = 値の「]」がない
error-sgf-no-game = 対局が見つかりません。SGFファイルでは「(;」の後に対局があります
error-sgf-no-such-game = ファイルに第{ $number }局はありません。全部で{ $games }局です
error-record-is-photo = これは写真（{ $format }）で、棋譜ではありません
error-sgf-cut-off = ファイルが対局の途中で終わっています（{ $inside }）。途中で切れたようです
error-sgf-unexpected = { $line }行目に予期しない「{ $found }」があります（必要なもの：{ $expected }）
error-sgf-other-game = 囲碁ではない棋譜です（GM[{ $game }]。囲碁は GM[1]）
error-sgf-value = { $place } { $property }[{ $value }]：必要なものは{ $expected }
error-sgf-off-board = { $place } { $property }[{ $value }] は{ $size }の碁盤の外です
error-sgf-too-large = ファイルは{ $bytes }バイトありますが、棋譜は{ $most }バイトまで読みます
error-sgf-too-long = 対局の着手と置かれた石が{ $most }個を超えています
hint-give-sgf = SGFファイルを指定してください。ほかの形式の棋譜は、先にSGFで保存してください。
hint-count-a-photo = 写真は `shuzi count` で数えるか、`shuzi verify --record` で棋譜と比べてください。
hint-choose-game = --game 1 のように、ファイルにある対局を選んでください。
hint-save-record-again = 棋譜をもう一度ダウンロードするか保存してください。
hint-records-of-go = 囲碁の棋譜を指定してください。
hint-divide-record = 棋譜集を複数のファイルに分けてください。
hint-correct-record-there = 棋譜のその箇所を直すか、別のプログラムで保存し直してください。
error-claim-not-understood = 主張「{ $text }」が理解できません
error-claim-not-understood-at = 主張「{ $text }」の「{ $at }」が理解できません
error-claim-not-counted = 「{ $text }」は、数えずに終わった対局ということなので、調べることがありません
error-claim-no-such-amount = 「{ $text }」は四分の一子や半目の整数倍ではありません
error-claim-no-player = 「{ $text }」は誰の勝ちか分からず、一方の数としては少なすぎます
error-claim-no-such-count = このルールで{ $points }目の碁盤では、一方の数が「{ $text }」になることはありません
error-claim-contradictory = 「{ $text }」は両立しない二つのことを言っています
hint-write-claim = B+1/4（子）、W+2.5（目）、'Black 184.5' や 185（一方の数）、または draw のように書いてください。
hint-leave-claim-out = それでも数えるには、主張を外してください。
hint-state-ended = そのように終わった対局なら --ended no-result か --ended both-lose で指定してください。数えるには主張を外してください。
hint-say-whose = 誰のものか書いてください。差なら「白2.5目勝ち」、一方の数なら「白176.5」です。
hint-margin-or-count = 差は W+2.5 のように勝者と、数は 'Black 184.5' のように対局者と書いてください。
hint-claim-one-result = 「黒1/4子勝ち」のように結果を一つ、または 'Black 184, White 177' のように双方の数を書いてください。

## Errors: another program's opinion

error-engine-not-started = 起動できません：{ $reason }
error-engine-ended = 「{ $command }」に答える前に終了しました（{ $how }）
error-engine-timed-out = { $seconds }秒たっても「{ $command }」に答えませんでした
error-engine-endless = 出力が終わりません
error-engine-refuses = 「{ $command }」を拒否しました：{ $answer }
error-engine-cannot-tell = GTPコマンド final_status_list に対応していません
error-engine-nonsense = 答えが正しくありません：{ $reason }
error-engine-not-square = エンジンは正方形の碁盤しか扱えませんが、これは{ $size }です
error-engine-no-liberties = ダメのない石がある局面はどのエンジンも扱えません
engine-dead-and-seki = { $point }を死に石ともセキともしています
engine-no-gtp = 「{ $text }」はGTPの答えではありません
engine-no-point = 「{ $text }」は{ $size }の碁盤にない点です
engine-no-stone = { $point }に石がありません
engine-nothing-alive = { $first }と{ $second }をともに死に石とし、それらを取れる活き石がないとしています
engine-other-stones = エンジンの盤面の石が違います
engine-part-of-chain = { $point }を挙げながら、つながった{ $missing }を挙げていません
engine-takes-living = 取られることのない{ $point }を死に石としています
hint-engine-command = --engine のコマンドを確かめてください。PATH にないプログラムは /usr/games/gnugo のようにフォルダーも書いてください。
hint-engine-by-itself = --engine のコマンドを単独で試してください。"gnugo --mode gtp" のようにGTPに対応している必要があります。
hint-engine-more-time = --engine のコマンドが "gnugo --mode gtp" のようにGTPに対応しているか確かめるか、--engine-timeout で時間を延ばしてください。
hint-another-engine = GNU Go や KataGo など、別のエンジンを使ってください。
hint-leave-engine-out = この碁盤では --engine を省いてください。

## What other programs and the system say

# What another program or the system says, in its own words
verbatim = { $text }
system-error = { $kind ->
    [not-found] ファイルまたはフォルダーがありません
    [not-permitted] アクセスが許可されていません
    [exists] すでにあります
    [folder] フォルダーです
    [no-folder] フォルダーではありません
    [full] ディスクの空きがありません
    [read-only] ディスクに書き込めません
    [cut-off] 途中で終わっています
   *[other] { $text }
}

## Archives: the summary

step = { $step ->
    [decode] 復号
    [board] 碁盤
    [stones] 石
    [life] 死活
    [score] 計算
    [engine] エンジン
   *[all] 全体
}

## The clock

clock-left = 基本時間{ $basic }のうち{ $left }
