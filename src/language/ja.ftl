# shuzi: 日本語

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
two-clauses = { $first }。{ $second }
two-sentences = { $first }{ $second }
points-and-more = { $points }、ほか{ $more }か所

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
draw = ジゴ（持碁）
result-in-short = { $player ->
    [black] 黒
   *[white] 白
}+{ $by }
result-if-confirmed = { $result }（以上すべてが確認された場合）
no-result = 結果なし：この局面のままでは数えられません。

## The count

counted = { $rules }：{ $counts }
counts = コミ計算前で黒{ $black }、白{ $white }
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
not-finished = 終局していません。現状では：
not-finished-but-clear = 終局していません。打ち終えると{ $ahead }。現状では：
not-finished-and-open = 終局していません。打ち終えると、黒番なら{ $black-first }、白番なら{ $white-first }。現状では：

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
   *[unsettled] 未定
}
reason-pass-alive = 手を抜き続けても取られない
reason-inside-safe-area = 相手の確定地の中にあり、活きる余地がない
reason-caught = 先に打っても取られる
reason-judged = プレイアウト{ $played }回中{ $survived }回活き、形からは{ $percent }%活き
# The same without figures, where it is signed.
reason-judged-in-words = 試した変化のうち{ $lives ->
    [none] 活きるものは一つもなく
    [few] ごく一部でしか活きず
    [half] 約半数で活き
    [most] ほとんどで活き
   *[all] すべてで活き
}、形の上では{ $shape ->
    [dead] 死に石
    [alive] 活き石
   *[unclear] 死活不明
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
   *[unsettled] 未定
}
proposal = { $color ->
    [black] 黒
   *[white] 白
}{ $points }：{ $status ->
    [alive] 活き石
    [dead] 死に石
    [seki] セキ
   *[unsettled] 未定
}、確度{ $percent }%（{ $reason }）
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
}{ $points }は死に石ですか。提案：{ $fate ->
    [alive] 活き石
   *[dead] 死に石
}、確度{ $percent }%（{ $reason }）。
# Both without figures, where it is signed.
point-in-words = { $point }には何がありますか。{ $stone }と読みましたが、{ $doubt }。
group-in-words = { $color ->
    [black] 黒
   *[white] 白
}{ $points }は死に石ですか。提案：{ $fate ->
    [alive] 活き石
   *[dead] 死に石
}（{ $reason }）。
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
# While one of several inputs is looked at.
looking-at-input = { $file }（{ $of }件中の{ $number }件目）
question-of = { $file }：{ $of }問中の{ $number }問目
not-a-key = 「{ $typed }」というキーはありません。
nothing-to-undo = 取り消せる回答はありません。
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
help-names = 回答者を記すには、「{ $key } Anna」のようにキーの後に名前を書きます。書かなければ{ $by }の回答とします。
ask-whole-board = { $file }：写真が線の端で終わっていて、その外側が写っていません。{ $lines }×{ $lines } 路で碁盤全体ですか。
whole-board-keys = [Enter] [n] いいえ、一部です  [y] はい、全体です：{" "}

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
fill-in-is-a-draw = 埋め込み：過不足なし、ジゴ
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

claim-agrees = 「{ $claim }」という主張は正しいです。
claim-disagrees = 「{ $claim }」という主張は誤りです。
claim-undecided = { $questions ->
    [0] 「{ $claim }」という主張の正否はまだ決められません。
   *[other] 「{ $claim }」という主張の正否は{ $questions }つの質問の答えで決まります。
}
claim-understood = 次のように理解しました：{ $meaning }。
claim-is-ambiguous = この主張は複数の意味に取れます。どの意味かは主張した人にしか分かりません：
claim-may-mean = 「{ $meaning }」：{ $verdict ->
    [right] 正しいです。
    [wrong] 誤りです。
   *[undecided] まだ決められません。
}
claim-otherwise = 「{ $meaning }」という意味なら、主張は{ $verdict ->
    [right] 正しいです。
    [wrong] 誤りです。
   *[undecided] まだ正否を決められません。
}
claimed-win = { $player ->
    [black] 黒の勝ち
   *[white] 白の勝ち
}
claimed-count = コミ計算前で{ $whose ->
    [black] 黒は
    [white] 白は
   *[either] どちらかが
}{ $count }{ $unit ->
    [zi] 子
   *[points] 目
}
claim-is-of-the-fill-in = これは石が足りないまま埋め込んだときの見かけで、対局の結果ではありません。
no-count-decides = この対局の勝敗は数えて決めるものではありません
result-with-counts = { $result }。{ $counts }。

## The referee's desk: the protocol

protocol-title = 終局計算の記録
protocol-footer = { $program }・検証コード { $seal }
heading-game = 対局
heading-claim = 主張
heading-agreement = 署名する内容
heading-photos = 写真
heading-position = 局面
heading-open-questions = 未確認の事項
heading-answers = 確認済みの事項
heading-warnings = 注意事項
heading-second-look = 写真の照合
heading-dead-stones = 死に石
heading-guided = 盤上での数え方
caption-guided-photo = 写真での同じ手順：空の丸の石を、同じ番号の輪のところへ移します。枠は十ずつで、数字は累計です。
caption-territory-photo = 写真での同じ手順：アゲハマは青い輪のところへ、空の丸の石は同じ番号の輪のところへ移します。枠は十目ずつで、数字は各側の累計です。
heading-record = 棋譜
heading-fill-in = 埋め込みの手順
heading-filled-in = 埋め込み
heading-rearranged = 整地後の盤面
heading-inputs = 提出された資料
row-black = 黒
row-white = 白
row-event = 棋戦
row-place = 場所
row-table = 卓番号
row-date = 日付
row-photo-taken = 撮影日時
row-counted-at = 計算日時
row-referee = 審判
row-rules = ルール
row-source = 根拠
row-prisoners = アゲハマ
row-claim = 主張
row-claimed-by = 主張者
prisoners-of-both = 黒石{ $black }、白石{ $white }
column-input = 種別
column-file = ファイル
column-bytes = バイト数
column-sha256 = SHA-256
column-statement = 申告
column-read = 写真の読み取り
column-by = 申告者
column-point = 点
column-together = 総合
column-player = 側
column-stones = 石
column-why-dead = 理由
the-referee = 審判
input-board = 碁盤
input-after = その後の碁盤
input-record = 棋譜
how-to-repeat = 上記のファイルとこの記録のJSONファイルがあれば、誰でも同じ計算を再現できます：shuzi verify --replay ファイル.json。作成は{ $program }、検証コード（SHA-256）は{ $seal }です。
signature-of = { $role }：{ $name }
photo-taken-at = { $file }：{ $time }
by-the-cameras-clock = { $times }（カメラの時計による）
agreement-seal = これは検証コードが{ $seal }の記録の一部です。
agreement-key = 大会の鍵（Ed25519）で電子署名されています。鍵のフィンガープリント（SHA-256）は{ $fingerprint }です。
box-agrees = 同意します
box-does-not-agree = 同意しません
failure-of-a-file = { $file }：{ $message }
caption-photo = { $file }：緑の輪は黒石、ピンクの輪は白石、×印は死に石、小さな四角は地の持ち主、黄色は要確認です。
caption-position = 黒石{ $black }、白石{ $white }。赤い×印：死に石。四角：その点の持ち主。黄色の輪：要確認の点。青い輪：死活が要確認の石。
caption-record = ×印の小さな石は足りない石、輪の石は余分な石か色の違う石です。矢印は棋譜での位置から実際の位置を指します。
caption-after = 大きな石は先の局面の石、小さな石は後から置かれた石です。赤：誤り。黄色：要確認の点で決まるもの。

## The referee's desk: questions and answers

points-that-change-nothing = 要確認ですが、何があっても結果は同じです：{ $points }。
decisive-question = 結果を左右する事項：{ $question }
question-unfinished = { $points }で打ち終えていません。
question-prisoners = アゲハマが不明なため、パスがなかったものとして推定しました。
question-bonus = 置き石{ $stones }子に対して白に何目を加えるかが示されておらず、規則の文面も一様ではありません。
if-bonus = 「{ $bonus }」なら
question-grid = 読み取った線が碁盤の線と合っているか、確かではありません。
# What follows from an answer, a sentence of its own; "if" is one of the six below.
way = { $if }：{ $result }。
if-stone = { $stone ->
    [black] 黒石なら
    [white] 白石なら
   *[empty] 空点なら
}
if-group = { $fate ->
    [alive] 活き石なら
   *[dead] 死に石なら
}
as-it-stands = 現状のままなら
if-otherwise = そうでなければ
nobody-can-tell = 結果は決められません
played-out-by = { $player ->
    [black] 黒から打ち終えるなら
   *[white] 白から打ち終えるなら
}
moved-last = { $player ->
    [black] 最後の着手が黒なら
   *[white] 最後の着手が白なら
}
stated-stone = { $stone ->
    [black] { $point }には黒石があります。
    [white] { $point }には白石があります。
   *[empty] { $point }は空点です。
}
stated-stone-after = { $stone ->
    [black] その後の碁盤では、{ $point }に黒石があります。
    [white] その後の碁盤では、{ $point }に白石があります。
   *[empty] その後の碁盤では、{ $point }は空点です。
}
stated-left-open = { $how ->
    [black-first] 残った点は黒から交互に埋めました：その後の結果です。
    [white-first] 残った点は白から交互に埋めました：その後の結果です。
   *[ended] このまま終局しました：残った点はそのままです。
}
stated-ko-pass = { $dead ->
    [dead] コウはそのコウに限ってパスした後でなければ取り返せないとして、{ $point }の石は死に石です（第7条第2項）。
   *[alive] コウはそのコウに限ってパスした後でなければ取り返せないとして、{ $point }の石は活き石です（第7条第2項）。
}
stated-ended = { $how ->
    [both-lose] 両負けとなりました：数えて決める対局ではありません。
   *[no-result] 無勝負となりました：数えて決める対局ではありません。
}
stated-none-dead = 死に石はありません。
stated-all-dead = { $points }の石が死に石で、ほかに死に石はありません。
stated-toggled = { $points }の石の死活は提案と逆です。
stated-group = { $dead ->
    [dead] { $points }は死に石です。
   *[alive] { $points }は活き石です。
}

## The referee's desk: a second look

photos-read-together = 同じ碁盤の写真{ $photos }枚を合わせて読み取りました。
photos-agree = すべての点で一致しています。
read-and-doubted = { $seen }。{ $doubt }
looks-like = { $certainty ->
    [clear] 明らかに{ $stone }
    [likely] おそらく{ $stone }
   *[unclear] { $stone }かもしれない
}
no-dead-stones = 死に石はありません。

## The referee's desk: the record

record-account = { $stage ->
    [last] 盤面は棋譜の最終局面（{ $moves }手まで）です
   *[earlier] 盤面は棋譜の途中の局面（{ $moves }手目の後、終局の{ $later }手前）です
}{ $lifted ->
    [0] {""}
   *[other] 。死に石{ $lifted }個が取り上げられています（{ $lifted-points }）
}{ $dame ->
    [0] {""}
   *[other] 。ダメ{ $dame }か所が詰められています（{ $dame-points }）
}{ $played ->
    [0] {""}
   *[other] 。棋譜の後に打たれたと思われる石が{ $played }個あります（{ $order }）
}{ $passes ->
    [0] {""}
   *[other] 。その間にパスが{ $passes }回あります
}{ $captured ->
    [0] {""}
   *[other] 。それにより石{ $captured }個が取られています
}{ $others ->
    [0] {""}
   *[other] 。ほかに{ $others }か所が異なります
}{ $doubtful ->
    [0] 。
   *[other] 。異なる点のうち{ $doubtful }か所は要確認です。
}
record-more-differences = ほかに{ $more }か所の違いがあり、図に示しています。
record-turned = { $turns ->
    [1] 写真の向きに合わせて、棋譜を右に90度回しました。
    [2] 写真の向きに合わせて、棋譜を180度回しました。
   *[3] 写真の向きに合わせて、棋譜を左に90度回しました。
}
record-mirrored = 棋譜は盤面の鏡像です。写真が裏返しになることはないので、棋譜か画像ファイルが反転しています。
record-symmetric = 二通り以上の向きで合うため、点の名前が異なるかもしれません。
record-moved = { $color ->
    [black] { $from }の黒石が{ $to }にあります。
   *[white] { $from }の白石が{ $to }にあります。
}
record-missing = { $color ->
    [black] { $point }の黒石がありません。
   *[white] { $point }の白石がありません。
}
record-extra = { $color ->
    [black] { $point }に棋譜にない黒石があります。
   *[white] { $point }に棋譜にない白石があります。
}
record-other-color = { $color ->
    [black] { $point }は黒石ですが、棋譜では白石です。
   *[white] { $point }は白石ですが、棋譜では黒石です。
}
record-undecided = { $point }は写真では要確認（{ $photo ->
    [black] 黒石
    [white] 白石
   *[empty] 空点
}）、棋譜では{ $record ->
    [black] 黒石
    [white] 白石
   *[empty] 空点
}です。
record-too-many = { $player ->
    [black] 黒石
   *[white] 白石
}が{ $number }個多すぎます：打った石{ $played }、盤上{ $board }、取られた石{ $prisoners }。
record-too-few = { $player ->
    [black] 黒石
   *[white] 白石
}が{ $number }個足りません：打った石{ $played }、盤上{ $board }、取られた石{ $prisoners }。
spot-of-record = { $photo }（棋譜では{ $record }）

## The referee's desk: the board after

after-doubtful = その後の碁盤の写真で要確認の点：{ $points }。
untrusted-grid = { $photo ->
    [before] 前の写真は信頼できません：格子が盤のものである確率は{ $percent } %しかありません。--cornersで四隅を指定するか、真上から撮り直してください。
   *[after] 後の写真は信頼できません：格子が盤のものである確率は{ $percent } %しかありません。真上から撮り直してください。
}
untrusted-doubts = { $photo ->
    [before] 前の写真は{ $points }で信頼できません：何があるかがはっきりしません。--setで指定するか、撮り直してください。
   *[after] 後の写真は{ $points }で信頼できません：何があるかがはっきりしません。--set-afterで指定するか、撮り直してください。
}
untrusted-no-liberties = 後の写真は{ $points }で信頼できません：誰もそうは置けない、ダメ（呼吸点）のない石があります。何があるかを--set-afterで指定するか、撮り直してください。
untrusted-displaced = 後の写真は{ $points }で信頼できません：元の場所にない石が多すぎるため、写真が読み違えられたか、盤が崩れています。何があるかを--set-afterで指定するか、撮り直してください。
filled-right = 埋め込みは正しく行われています：元の局面の石は動いておらず、双方の石が揃い、空点が1か所残っています。
filled-wrong = 埋め込みに{ $faults }つの誤りがあります：
filled-undecided = 埋め込みが正しいかどうかは、要確認の点で決まります。
filled-side = { $player ->
    [black] 黒
   *[white] 白
}：盤上に{ $stones }個、うち相手の地に{ $elsewhere }個。自分の空点{ $empty }か所。
filled-differences = その後の碁盤からの計算：{ $derived }。先の局面からの計算：{ $expected }。盤面をそのまま読んだ場合：{ $read-off }。
fault-changes = { $fault }{ $player ->
    [black] これにより黒が{ $points }多く見えます。
   *[white] これにより白が{ $points }多く見えます。
}
fault-undecided = { $fault }これは要確認の{ $points }で決まります。
some-of = { $points }のうち{ $number }個
fault-moved = { $color ->
    [black] { $from }の黒石が{ $places ->
        [1] { $to }
       *[other] { $to }のいずれか
    }に移っています。
   *[white] { $from }の白石が{ $places ->
        [1] { $to }
       *[other] { $to }のいずれか
    }に移っています。
}
fault-moved-away = { $color ->
    [black] { $from }の黒石が動かされ、ほかの黒石に紛れています。
   *[white] { $from }の白石が動かされ、ほかの白石に紛れています。
}
fault-gone = { $color ->
    [black] { $point }の黒石が盤上にありません。
   *[white] { $point }の白石が盤上にありません。
}
fault-replaced = { $color ->
    [black] 黒石のあった{ $point }に白石があります。
   *[white] 白石のあった{ $point }に黒石があります。
}
fault-missing = { $player ->
    [black] 黒石が一組に{ $number }個足りないか、埋めていない点があります。
   *[white] 白石が一組に{ $number }個足りないか、埋めていない点があります。
}
fault-surplus = { $player ->
    [black] 黒石が一組より{ $number }個多くあります。
   *[white] 白石が一組より{ $number }個多くあります。
}
fault-losing-stones = { $player ->
    [black] 黒石{ $number }個が盤上にありません：置くべき余り石がまだ碁笥にあるか、石が足りません。碁笥の石を数えてください。
   *[white] 白石{ $number }個が盤上にありません：置くべき余り石がまだ碁笥にあるか、石が足りません。碁笥の石を数えてください。
}
fault-wrong-color = { $color ->
    [black] 黒は自分の空点が残っているのに、白地に黒石{ $number }個を置いています：{ $stones }。
   *[white] 白は自分の空点が残っているのに、黒地に白石{ $number }個を置いています：{ $stones }。
}
fault-wrong-color-instead = { $color ->
    [black] 白地で、白石の入るべきところに黒石{ $number }個があります：{ $stones }。
   *[white] 黒地で、黒石の入るべきところに白石{ $number }個があります：{ $stones }。
}
fault-exchanged = 白地の黒石（{ $black }）と黒地の白石（{ $white }）は、コミの石でも余り石でもありません：一方の石が誤って置かれ、他方の石は置く場所がなくなったものです。
fault-compensation = { $color ->
    [black] 黒のコミの石{ $number }個が置かれていません。
   *[white] 白のコミの石{ $number }個が置かれていません。
}
fault-shared = 共有の点が均等に埋められていません：黒{ $black }か所、白{ $white }か所、空き{ $empty }か所。
fault-open-dame = まだ打てた点が共有の点になっています：{ $points }。
rearranged-kept = { $player ->
    [black] 黒の数は変わっていません
   *[white] 白の数は変わっていません
}：整地の影響はありません。
rearranged-stones-differ = { $player ->
    [black] 黒
   *[white] 白
}の石は盤上に{ $stones }個ですが、埋めたアゲハマを合わせて{ $due }個のはずです：一個の差が一目になります。
rearranged-more = { $player ->
    [black] 黒
   *[white] 白
}が整地の前より{ $number }子多くなっています。
rearranged-fewer = { $player ->
    [black] 黒
   *[white] 白
}が整地の前より{ $number }子少なくなっています。
rearranged-undecided = { $player ->
    [black] 黒の数が変わっていないかどうかは決められません。
   *[white] 白の数が変わっていないかどうかは決められません。
}
total-before = 整地前：石{ $stones }、空点{ $empty }、合計{ $points }。
total-now = 現在：石{ $stones }、空点{ $empty }、合計{ $points }。
region-undecided = どちらの地か決められません：{ $points }。
total-hangs-on = 合計は要確認の{ $points }で決まります。

## The referee's desk: repeating a protocol

replay-reproduced = { $file }：1バイトも違わずに再現しました（ファイル{ $inputs }個、作成は{ $program }）。
replay-differs = { $file }：再現できませんでした。
replay-unsealed = 検証コードが一致しません：記録は作成後に変更されています。
replay-signed-by-the-event = この鍵で署名されています：{ $fingerprint }。
replay-signed-by-somebody = 鍵{ $fingerprint }で署名され、署名は有効です。それが大会の鍵かどうかは --key で確かめられます。
replay-signed-by-another = この鍵ではなく、別の鍵で署名されています：{ $fingerprint }。
replay-not-signed = 署名がありません：誰が作ったものか分かりません。
replay-signature-broken = 署名が有効ではありません：署名後に記録が変更されたか、偽造されたものです。
replay-layout = 書式のほかに違いはありません。
replay-program = 作成したのは{ $program }、このプログラムは{ $this }です。
replay-difference = { $place }：記録では{ $recorded }、再計算では{ $again }です。
replay-nothing = なし
key-made = { $private }は署名用です。秘密にしてください。{ $public }は確認用です。皆に配ってください。署名した記録に印刷されるフィンガープリント（SHA-256）は{ $fingerprint }です。

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

territory-needs-prisoners = 整地ではアゲハマを地に埋めますが、その数が分かりません：アゲハマを数えて申告してください。
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
error-photo-pixels = 画像は{ $width }×{ $height }画素です。読めるのは{ $most }画素までです
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
error-too-large = ファイルが{ $most }バイトを超えています。それより大きいものは読みません
hint-check-file-meant = このファイルでよいか確かめてください。写真なら1200万画素ほどに縮小できます。
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
error-bad-corners = 指定された四隅では碁盤になりません
error-doubtful-grid = 碁盤を確実には見つけられませんでした。最も有力な{ $lines }×{ $lines }の格子が正しい確率は{ $percent }%です
error-cut-off = 碁盤が切れています。線が、見えている{ $lines }×{ $lines }の格子の外まで続いています
error-may-be-part = もっと大きい碁盤の一部かもしれません。写真には{ $lines }×{ $lines }路ありますが、そこで碁盤が終わることが写っていません
hint-may-be-part = 碁盤の周りに机が見えるまで下がるか、{ $lines }路の碁盤なら --size { $lines } と指定してください。
error-indistinct = { $lines }×{ $lines }の格子は見つかりましたが、{ $doubtful }か所で黒石・白石・空点の区別がつきません
error-no-position = 読み取り結果が局面になりません：{ $error }
error-other-size = { $file } は{ $size }の碁盤で、{ $first } は{ $first-size }です
error-other-position = { $file } は { $first } と同じ局面ではありません。盤をどう回しても{ $points }か所がはっきり違います
error-no-photo = 写真が指定されていません
hint-photograph-from-above = 碁盤全体を45°以上の角度で上から、手を入れずに撮ってください。9・13・19路でなければ --size 11 のように指定してください。または --corners と --size を指定してください。
hint-photograph-in-even-light = もっと高いところから、むらのない光で、反射や影を避けて撮るか、--corners と --size を指定してください。
hint-say-which-board = 碁盤を一面だけ撮るか、どれかを指定してください。--board 1 が一番左です。
hint-boards-are-numbered = 碁盤は左から右へ、1から数えます。
hint-hold-still = スマートフォンを動かさず、碁盤にピントを合わせてください。
hint-give-corners = 盤の外側の四つの交点を、盤の周りの順に指定してください：--corners x,y,x,y,x,y,x,y（正しい向きの写真での画素）。
hint-step-back = 格子の四辺が全部写真に入るまで下がってください。
hint-photos-of-one-board = 間に石を動かしていない同じ碁盤の写真を指定するか、--same-board を省いてください。
hint-photos-unmoved = 間に石を動かしていない同じ碁盤の写真を指定してください。
hint-give-photo-of-board = 碁盤の写真を指定してください。
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
error-overtime = { $color ->
    [black] 黒
   *[white] 白
}の時間超過：{ $error }
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
hint-state-komi = --komi 7.5 のようにコミを指定してください。
hint-wins-on-time = 計算するものはありません。相手の時間勝ちです。
hint-state-penalty = --penalty black=2 のように減点を指定してください。

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
hint-give-sgf = SGFファイルを指定してください。ほかの形式の棋譜は、先にSGFで保存してください。
hint-count-a-photo = 写真は `shuzi count` で数えるか、`shuzi verify --record` で棋譜と比べてください。
hint-choose-game = --game 1 のように、ファイルにある対局を選んでください。
hint-save-record-again = 棋譜をもう一度ダウンロードするか保存してください。
hint-records-of-go = 囲碁の棋譜を指定してください。
hint-correct-record-there = 棋譜のその箇所を直すか、別のプログラムで保存し直してください。
error-record-size = 棋譜は{ $record }の碁盤、写真は{ $photo }です
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
error-record-of-another-game = 別の対局の棋譜です。最も近い{ $moves }手の後でも{ $points }か所が違います（盤上の石は{ $stones }個）
error-not-the-same-game = 同じ対局ではありません。盤をどう回しても、元の場所にある石は{ $stones }個中{ $fitting }個までです
error-not-the-same-size = 同じ対局ではありません。碁盤が{ $before }から{ $after }になっています
hint-record-of-the-game = 写真の対局の棋譜を指定してください。
error-position-beside-photos = 与えられた局面は写真ではないので、一緒に読み取ることはできません
hint-position-alone = 局面だけを指定するか、--record で写真と棋譜を比べてください。
error-nothing-to-compare = 前の局面に結果がないので、後の盤面と比べられません
hint-settle-position-before = 前の局面の問題を先に解決してください。
hint-photos-before-and-rearranged = 同じ碁盤の、整理する前と後の写真を指定してください。
hint-photos-before-and-filled = 同じ碁盤の、埋める前と後の写真を指定してください。
error-nothing-filled-in = このルールでは盤を埋めません
hint-say-whose-points = --counted black のように数える側を指定するか、--rules ing を指定してください。
error-no-protocol = これは記録ではありません：{ $error }
error-pdf-photo = 写真{ $number }をPDFに入れられません：{ $reason }
error-pdf-font = フォント{ $font }をPDFに入れられません：{ $reason }
error-other-protocol = これは「{ $schema }」形式の記録で、このプログラムが扱えるのは { $known } です
error-protocol-file-gone = 記録にあるこのファイルが見つかりません
error-protocol-file-changed = { $file } は記録を作ったときのファイルではありません。SHA-256 が { $sha256 } と違います
hint-give-protocol = `shuzi verify --protocol FILE.json` が書いた .json ファイルを指定してください。
hint-put-beside-protocol = 提出されたファイルを記録と同じ場所に置いてください。
error-key-public-half = これは鍵の公開側です。署名には秘密側が必要です
error-key-private-half = これは鍵の秘密側で、主催者以外が持つべきものではありません
error-key-encrypted = この鍵はパスフレーズで暗号化されています
error-key-openssh = これはOpenSSH形式の鍵です
error-key-not-pem = これはPEM形式の鍵ではありません
error-key-damaged = この鍵は壊れているか途中で切れている、またはEd25519の鍵ではありません
error-key-same-name = 鍵の公開側が同じ名前になります
error-key-exists = このファイルはすでにあります。鍵は上書きしません
error-key-no-pem = 鍵をPEMで書き出せません
error-no-random = 乱数が得られません：{ $error }
error-cannot-write-file = ファイルに書き込めません：{ $error }
hint-key-private = `shuzi verify --make-key FILE` が FILE に書く秘密側を指定してください。
hint-key-public = `shuzi verify --make-key event.key` が event.pub に書く公開側を指定してください。`openssl pkey -in event.key -pubout` でも出力できます。
hint-key-without-passphrase = パスフレーズなしで書き出してください：`openssl pkey -in KEY -out FILE`。
hint-make-key = `shuzi verify --make-key FILE` か `openssl genpkey -algorithm ed25519 -out FILE` で作ってください。
hint-key-name = event.key のように別の名前にしてください。公開側は event.pub になります。
hint-check-folder = フォルダーと、書き込む権限を確かめてください。
usage-key-with-replay = --key は記録の署名を確かめるものです。--replay PROTOCOL.json と一緒に指定してください
usage-sign-json = --sign は記録のJSONに署名します。--protocol FILE.json も指定して書き出してください

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
engine-unasked = 聞いていないことに答えました
hint-engine-command = --engine のコマンドを確かめてください。PATH にないプログラムは /usr/games/gnugo のようにフォルダーも書いてください。
hint-engine-by-itself = --engine のコマンドを単独で試してください。"gnugo --mode gtp" のようにGTPに対応している必要があります。
hint-engine-more-time = --engine のコマンドが "gnugo --mode gtp" のようにGTPに対応しているか確かめるか、--engine-timeout で時間を延ばしてください。
hint-another-engine = GNU Go や KataGo など、別のエンジンを使ってください。
hint-leave-engine-out = この碁盤では --engine を省いてください。

## Errors: files, folders and tables

error-cannot-read = ファイルを読めません：{ $error }
error-cannot-write = { $file } に書き込めません：{ $error }
error-cannot-make = { $folder } を作れません：{ $error }
error-cannot-search = { $folder } を検索できません：{ $error }
error-cannot-write-results = 結果を書き出せません：{ $error }
stopped-nobody-listens = 受け取り手がいません
hint-check-name = 名前を確かめてください。空白を含むときは引用符で囲んでください。
hint-check-permission = ファイルを読む権限を確かめてください。
hint-name-files-in-folder = `folder/*.jpg` のようにフォルダーの中のファイルを指定するか、`shuzi batch` で中の写真をすべて読んでください。
hint-open-with-another-program = ほかのプログラムでファイルを開けるか確かめてください。
results-no-game = 表に対局がありません（1行に1局：round,black,white,result）
results-encoding = UTF-8 ではありません。表を UTF-8 で保存してください
results-fields = 項目が4個でなく{ $fields }個あります（round,black,white,result）
results-round = 「{ $text }」は回戦の番号ではありません
results-result = 「{ $text }」は結果ではありません（B+2.5、W+R、B+T、W+F、ジゴは 0、両者負けは 0-0、両者不参は 0F-0F、無効は void、一人だけなら bye、absent、suspended と書いてください）
results-players = 対局には二人、不戦や absent、suspended には一人の対局者が必要です
results-suspended = 「{ $name }」は{ $before }行目で出場停止となり、残りの対局は負けになります。結果か出場停止を訂正してください
results-twice = 「{ $name }」は{ $round }回戦に二度出ています（{ $before }行目を参照）
results-alike = 「{ $name }」と「{ $like }」（{ $before }行目）は同じ人のように見えます。同じ書き方にするか、区別できるようにしてください
hint-write-results = 1行に1局を、1,柯潔,朴廷桓,B+2.5 のように書いてください。
error-no-labels = ラベル付きの写真がありません（ラベルは写真と同じ場所の NAME.json）
error-no-ninth-ping = 条文は品がどの段に当たるかを定めていません。--ninth-ping 7tuan のように指定してください
error-grade-which-way = '{ $text }' は、プロの段のように9が最高とも、品のように1が最高とも読めます。ping か tuan と書いてください
error-no-grade = '{ $text }' は段級位ではありません（3tuan のように1から9に ping・tuan・chi を付けてください。dan と kyu は tuan と chi と読みます）
usage-guess-in-even-game = 握りで手番を決めるのは互先だけです。ここでは下手が黒を持ちます。--stones と --guess を外してください
usage-times-contradict = { $color ->
    [black] 黒
   *[white] 白
}の時間が矛盾しています。--exceeded や --moves の時間が、--used の持ち時間を超えた分に収まりません
usage-heading-error = エラー:
usage-heading-usage = 使い方:
usage-try-help = 詳しくは '--help' をご覧ください。
usage-invalid-value = '{ $option }' の値 '{ $value }' は使えません
usage-because = { $what }：{ $why }
usage-no-value = '{ $option }' には値が要ります
usage-too-many-values = '{ $option }' の値が多すぎます：'{ $value }' は余分です
usage-unknown-argument = '{ $argument }' という引数はありません
usage-unknown-command = '{ $command }' という命令はありません
usage-missing-arguments = 必要な引数がありません：{ $arguments }
usage-twice = '{ $argument }' は一度しか使えません
usage-not-together = '{ $argument }' は '{ $other }' と一緒には使えません
usage-possible-values = [使える値：{ $values }]
usage-similar = ヒント：似たものに '{ $name }' があります
value-rules = ルールは { $known } です。大会のルールは .toml で終わるファイルから読みます
value-handicap = 0から{ $most }までの石の数を書いてください
value-bonus = 0、N、N-1 のどれかを書いてください
value-prisoners = B=3,W=5 のように、取られた石の数を黒白それぞれ{ $most }個まで書いてください
value-penalties = black=2 や black=2,white=4 のように、減点を書いてください
value-overtime = black=0.2 や white=5/30 のように、超過した時間の持ち時間に対する割合を書いてください
value-time = 60min、1h30m、1:30:00 のように、一週間までの時間を単位とともに書いてください
value-time-is-open = '{ $text }' は分と秒とも、時と分とも読めます。{ $minutes } か { $hours } と書いてください
value-byo-yomi = 5x30s や 1x1min のように、秒読みの回数と長さを書いてください
value-periods = 5x30s のように、1回から{ $most }回までの、長さのある秒読みを書いてください
value-exceeded = black=2 や black=2,white=0 のように、秒読みを超えた回数を書いてください
value-move-times = black=25s+34s や black=31s,white=12s+65s のように、一手ごとの時間を書いてください
value-basic-time = 持ち時間のない対局はありません
value-times = black=7min や black=52min,white=1:15:00 のように、時間を単位か h:mm:ss で書いてください
value-sets = black=179 や black=179,white=180 のように、一組の石の数を書いてください
value-empty = 空にはできません
value-left-open = ended、black-first、white-first のどれかを書いてください
value-color = black か white と書いてください
value-lines = 路数を2から{ $most }までで書いてください
value-turn = 時計回りの角度 90・180・270 のどれかを書いてください
value-board-number = 碁盤の番号を左から1、2…と書いてください
value-game-number = ファイルの中の対局の番号を1から書いてください
value-corners = 10,20,900,25,880,870,15,860 のように、八つの画素座標を書いてください
value-correction = Q16=black（または white、empty）のように、点とそこにあるものを書いてください
value-ended = no-result か both-lose と書いてください
value-fate = C3=dead や C3=alive のように、石の点と生死を書いてください
value-open-quote = 引用符が閉じていません
value-engine = 'gnugo --mode gtp' のように、エンジンを起動する命令を書いてください
value-overlay-file = ファイル名は .png か .svg で終わる必要があります
value-protocol-file = ファイル名は .html・.pdf・.json のどれかで終わる必要があります
value-part = 2/8 のように I/N の形で書いてください
value-seconds = 0より大きく{ $most }までの秒数を書いてください
value-number = { $least }から{ $most }までの整数を書いてください
value-points-per-chi = 4（半手分）や 8 のように、0から16までの偶数の点を書いてください
value-tuan = 7tuan のように段を書いてください
value-address = localhost:8080 のように、localhost かIPアドレスを書いてください。ポートは省けます
error-cannot-read-label = ラベルを読めません：{ $error }
error-label = ラベルを解釈できません：{ $error }
error-label-rows = ラベルの行が `.`・`B`・`W` の{ $size }×{ $size }になっていません
error-fault-not-here = この局面ではこの種の誤りは目に見えません。別の誤りか局面を選んでください
error-cannot-fill-in = この局面は計算できません。`shuzi score --rules ing` を見てください
error-render-not-square = 描けるのは正方形の碁盤だけで、{ $size }は描けません（局面を正方形に広げてください）
error-render-size = 作れる写真は縦横とも1～{ $most }画素で、{ $size }にはできません
error-scene = シーンの { $name } が { $value } ですが、{ $wanted }
error-jpeg = 写真をJPEGで書き出せませんでした：{ $error }
hint-another-fault = 別の --fault か、埋められる局面を選ぶか、--dead、--komi、--penalty を訂正してください。
hint-square-position = 正方形の局面と、各辺8192画素までの写真を指定してください。

## Errors: archives

error-not-a-run = { $folder } に shuzi のバッチはありません。バッチのフォルダーか、新しく始めるフォルダーを指定してください
error-other-settings = { $folder } には設定の違うバッチがあります：{ $difference }。別のフォルダーにするか、同じ設定を指定してください
error-run-not-new = { $folder } にはすでにバッチがあります。別のフォルダーにするか、--new を省いて続けてください
error-run-busy = 別の shuzi が { $folder } で作業中です
error-no-source = { $source } がありません。名前を確かめ、空白を含むときは引用符で囲んでください
error-no-pattern = { $pattern } はパターンではありません：{ $error }
error-nothing-fits = パターン { $pattern } に合うものがありません
error-other-photos = { $first } と { $other } の写真の一覧が違います。すべての分を同じ入力で実行し、新しいフォルダーにまとめてください
error-run-unfinished = まだ結果のない写真が{ $photos }枚あります（最初は { $first }）。同じ引数で `shuzi batch` を実行するか、足りない分を実行してください
error-no-parquet = この shuzi はParquetなしでビルドされています。--format jsonl か csv を選ぶか、--features parquet でビルドしてください
error-correction-not-kept = 保存できません：{ $error }
error-too-many-answers = 答えが碁盤の点より多くあります
error-photo-not-in-run = このバッチでこの内容の写真は処理されていません
error-nothing-to-correct = 訂正する局面がありません
error-correction = { $photo } の訂正：{ $error }
error-ends-within-a-line = { $file } が行の途中で終わっています。もう一度ダウンロードしてください
error-photo-late = { $seconds }秒たったので写真の処理を打ち切りました
error-photo-crashed = 写真を処理していたプロセスが落ちました（{ $how }）
hint-more-time = `shuzi count` で単独で処理するか、--time-limit と --retry で時間を延ばしてください。
hint-more-memory = もっとメモリーが必要かもしれません（--memory-limit と --retry）。または shuzi の知らない壊れ方をしているので、お知らせください。
error-no-worker = 作業プロセスを起動できません：{ $why }
worker-no-program = プログラムがありません
worker-no-streams = 入出力がありません
worker-other-settings = 設定がバッチと違います：{ $difference }
worker-not-ready = { $seconds }秒たっても準備ができません
error-file-unseen = ファイル：{ $why }
error-photo-not-there = 開始時には写真がありましたが、{ $why }
photo-not-found = 見つかりません
photo-changed = 一覧にした後で変わりました
photo-gone = もう読めません：{ $error }
hint-run-again = 同じコマンドをもう一度（一部の分なら先に --list-only で）実行すると、この写真をもう一度処理します。
error-run-settings = 設定を解釈できません
error-run-rules-gone = バッチを始めたときのルールが得られません：{ $why }
error-run-rules-changed = { $file }：バッチを始めたときのルールではなくなっています
error-run-unreadable = { $folder } のバッチを読めません：{ $error }
batch-listed-not-found = 一覧の写真のうち{ $photos }枚がここにありません（最初は { $first }）。このコンピューターから見えるようにしてください
batch-found-not-listed = 一覧にない写真がここに{ $photos }枚あります
batch-parts-differ = { $other }。または --list-only で今あるものを一覧にし、各分をやり直してください
batch-no-photos-here = ここに写真がありません。このコンピューターから見えるようにしてください
batch-stopped = { $path }：{ $error }。{ $next ->
    [full] 空きを作って
   *[other] 問題を直して
}から同じコマンドを実行すると、続きから始めます

## Errors: how the program is called

usage-one-file = { $option } が書くファイルは一つです。入力を一つだけ指定してください
usage-one-file-or-trace = { $option } が書くファイルは一つです。入力を一つだけ指定するか、--trace DIR を使ってください
usage-standard-input-twice = 標準入力は一度しか読めません
usage-explain-is-text = --explain は --format text と一緒に使います
usage-verify-files = verify は記録に入力の名前を書きます。標準入力ではなくファイルを指定してください
usage-ask-input = --ask は標準入力から答えを読みますが、標準入力はすでに入力に使われています
usage-ask-or-not = --ask は --yes や --no-ask と両立しません
usage-needs-a-photo = --overlay と --trace には写真が必要です。`shuzi count` を使ってください
usage-no-pdf = このプログラムはPDFなしでビルドされています。feature 'pdf' を付けてビルドするか、.html で書き出してください
usage-two-photos = --out と --fill-in は別々の写真にしてください
usage-two-ports = --addr のポートは { $first }、--port は { $second } です。どちらか一つにしてください
usage-takes-jpg = { $option } には .jpg ファイルを指定してください
usage-no-run = { $folder } に続けられるバッチはありません
usage-no-list = 一覧 { $file } を読めません：{ $error }
usage-no-records = 棋譜（.sgf）がありません
usage-no-folder-of-records = 棋譜のフォルダー { $folder } がありません。--records で場所を指定するか、--no-records を付けてください
usage-records-not-utf8 = --records：UTF-8 でないパスは `shuzi merge` のために保存できません

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

## Archives: a batch while it runs

photos = 写真{ $photos }枚
batch-listing = 写真を一覧中

# The first value is "5 photos"
batch-listed = { $photos }（内容の異なるもの{ $different }枚）
files-passed-over = ほかのファイル{ $files }個は対象外

# Counts or "left", with the counts, stand behind the colon
batch-progress = 写真{ $done }/{ $all }枚、毎秒{ $rate }枚：{ $rest }
batch-left = 残り約{ $left }：{ $counts }
batch-count = { $outcome ->
    [exact] 確定
    [asked] 要確認
    [refused] 読み取り不可
   *[failed] 失敗
}{ $photos }枚
batch-part-is-done = { $part } の分が終わりました。すべて終わったら: shuzi merge { $folder }
batch-table-is-stale = { $file } は元のままです。書き直すには、その形式を --format で指定してください
batch-no-record = { $file } は棋譜ではありません：{ $error }

## Archives: the summary

# The first value is "5 photos"
summary-photos = { $photos }（うち前のものと同じ{ $same }枚）
summary-corrected = 人が訂正した写真：{ $photos }枚
summary-outcomes = 処理の結果
summary-errors = 局面なし
summary-lines = 碁盤の路数
summary-questions = 質問の数ごとの写真
summary-doubts = 要確認の点
summary-warnings = 警告
summary-truth = 正しい局面が分かっている写真
summary-timings = 写真1枚当たりのミリ秒
outcome-of-a-photo = { $kind ->
    [exact] 読み取って計算済み、確認不要
    [asked] 人の確認が必要
    [refused] 信頼できる碁盤がないか、写真でない
   *[failed] 処理できなかった
}
kind-of-error = { $kind ->
    [no_board] 碁盤をはっきり確認できない
    [board_cut_off] 碁盤が切れている
    [several_boards] 碁盤が複数写っている
    [too_blurred] ぼやけすぎ
    [too_small] 画素数が足りない
    [too_large] 大きすぎる
    [unreadable] 破損・不完全・紛失
    [unsupported_format] 読めない形式
    [bad_option] 指定と合わない
    [timed_out] 時間がかかりすぎた
    [crashed] 処理プロセスが落ちた
    [internal] shuzi の不具合
   *[other] その他
}
kind-of-warning = { $kind ->
    [no_liberties] ダメのない石がある
    [doubtful_grid] 碁盤の線と違うかもしれない
    [more_than_a_set] 石が一組より多い
    [contradictory] 両立しない申告
    [stones_played] 石とアゲハマの数が合わない
    [irregular_moves] ルール違反の手
    [open_dame] ダメが残っている
    [unsealed] 境界が閉じていない
    [in_atari] 活き石がアタリ
    [prisoners_deduced] アゲハマは推定
    [missing_teire] 手入れが足りない
    [no_second_opinion] 別の判定が得られない
   *[other] その他
}
outcome-where-known = { $kind ->
    [exact] すべて正しい
    [exact_if_asked] 質問に答えれば正しい
    [too_many_questions] 正しいが質問が多すぎる
    [silent] 質問なしの誤読
    [refused] 碁盤があるのに局面なし
    [phantom] 碁盤がないのに局面あり
   *[rightly_refused] 碁盤がなく、読まれてもいない
}
step = { $step ->
    [decode] 復号
    [board] 碁盤
    [stones] 石
    [life] 死活
    [score] 計算
    [engine] エンジン
   *[all] 全体
}
column-step = 段階
column-median = 中央値
column-95-percent = 95 %
column-most = 最大

## Archives: what needs a person

review-counts = 要確認{ $asked }枚、訂正済み{ $corrected }枚、局面なし{ $unread }枚、確認不要{ $exact }枚{ $missing ->
    [0] {""}
   *[other] 、未処理{ $missing }枚
}
review-heading = 人の確認が必要な写真
review-overview = 確認が必要な写真は{ $asked }枚で、結果への影響が大きい順に並んでいます。訂正済み{ $corrected }枚、局面なし{ $unread }枚、確認不要{ $exact }枚。
review-not-done = まだ処理していない写真が{ $photos }枚あります。バッチは終わっていません。
review-how = 写真の上に、盤の線（青）、黒石（緑の輪）、白石（桃色の輪）、確認が必要な点と石（黄色、名前付き）を描いてあります。実際のとおりに選び、写真ごとにまとめて保存してください。空けておいたものは質問のまま残ります。表は次の「shuzi merge」で変わります。
review-needs-script = JavaScript がないと、ここでは保存できません。
review-download = 訂正をダウンロード
review-asked = 要確認：{ $photos }
review-asked-more = ほかに{ $photos }枚。これらが済んでからページを作り直すと表示されます。
review-corrected = 訂正済み：{ $photos }
review-more = ほかに{ $photos }枚
review-unread = 局面なし：{ $photos }
review-same-photo = 同じ写真：{ $names }
review-unfit = この写真への訂正が写真と合わないため、表を書き出せません：{ $why }。実際のとおりに保存してください。
review-another-point = 別の点
review-save = 保存
review-corrected-by-a-person = 人が訂正しました。
review-nothing-to-answer = 答える質問はありませんが、注意点があります
review-questions = 質問{ $questions }件

# Behind the number of questions: what depends on the answers
review-no-result-before = { $questions }、答えるまで結果は出ません
review-no-points = { $questions }、目数には影響しません
review-points = { $questions }、一つの答えで最大{ $points }変わります
review-winner-and-points = { $questions }、勝敗が変わる可能性あり：一つの答えで最大{ $points }変わります
review-drawing-of = { $file } と読み取り結果
review-not-counted = 局面のみで、計算はしていません。
review-leave-open = 未定のまま
review-group = { $stones ->
    [1] { $point }の石
   *[other] { $point }の石（{ $stones }子）
}
review-proposed = { $color ->
    [black] 黒石
   *[white] 白石
}、提案：{ $status ->
    [alive] 活き
    [dead] 死に
    [seki] セキ
   *[unsettled] 未定
}（{ $why }）。{ $otherwise }
review-otherwise-not-counted = そうでなければ計算できません
review-otherwise-draw = そうでなければジゴ
review-otherwise-wins = そうでなければ{ $player ->
    [black] 黒
   *[white] 白
}の{ $by }勝ち
review-otherwise-still-wins = そうでなくても{ $player ->
    [black] 黒
   *[white] 白
}の{ $by }勝ち
review-there-is = そこにあるのは
review-a-black-stone = 黒石
review-a-white-stone = 白石
review-no-stone = 石はない
review-a-dead-group = 死に石
review-a-living-group = 活き石
review-remove = 削除

# What the page's script says
review-kept = 保存しました。ページを再読み込みすると、その結果が見られます。
review-not-kept = 保存されませんでした：{ $reason }。{ $hint }
review-no-server = 保存されませんでした：{ $reason }。サーバーは動いていますか。
review-collected = このブラウザーにためてあります。下からダウンロードしてください。
review-collected-until-closed = ページを閉じるまでためてあります。下からダウンロードしてください。
review-count = ここで訂正した写真：{ $photos }
review-put = { $file } をバッチのフォルダーの、run.json と同じ場所に置いてください。

## Evaluation: tables

column-source = 出所
column-photos = 写真
column-groups = 組
column-exact = 正解
column-once-asked = +質問
column-too-many = 質問過多
column-silent = 無警告
column-refused = 局面なし
column-wrong-share = 誤読率
column-by-group = 組ごと
column-probability = 確率
column-points = 点
column-grids = 格子
column-wrong = 誤り
column-mean = 平均
column-right = 正解
eval-stress-tests = 厳しい条件
eval-special = 特殊
eval-all = 全体
eval-without-a-board = 碁盤のない写真：碁盤と誤認{ $phantom }枚、正しく見送り{ $refused }枚
eval-by-group = 組ごと：正解 { $exact }  正解+質問 { $asked }  無警告の誤り { $silent }  局面なし { $refused }
eval-photos = 写真：正解 { $exact }  正解+質問 { $asked }  無警告の誤り { $silent }  質問過多 { $many }  局面なし { $refused }
eval-points = 誤読した点 { $wrong }  読み取った碁盤1面当たりの質問 { $questions }
eval-corners = 四隅のずれ：中央値は線の間隔の{ $median }倍、最大{ $worst }倍
eval-points-title = 石：各点の読み取りの確信度
eval-grids-title = 格子：最も有力なものの確信度（局面なしを含む）
eval-above = { $low }超
eval-between = { $low }～{ $high }
eval-calibration = 期待較正誤差 { $error }
eval-time = 時間（ミリ秒）
eval-wrong-points = 誤り{ $wrong } 質問{ $asked } 位置（行, 列）{ $places }

## Evaluation: the contact sheet

sheet-heading = 見ておきたい写真
sheet-legend = 写真の上に、見つけた線（青）、黒石（緑の輪）、白石（桃色の輪）、質問した点（黄色の疑問符）、誤った点（赤い四角）、正しい外形と四隅（紫）を描いてあります。局面なしの写真には最も有力な格子の外形（黄）を描いてあります。点の名前は読み取ったときの盤の向きによります。かっこ内の数字は確率です。
sheet-outcome = { $outcome ->
    [silent] 無警告の誤り
    [phantom] 碁盤がないのに読み取り
    [refused] 局面なし
    [too_many_questions] 質問過多
    [exact_if_asked] 質問すれば正解
    [exact] 正解
   *[rightly_refused] 正しく見送り
}
sheet-nothing = 表示する写真はありません。
sheet-count = { $title }：{ $count }
sheet-group = 組 { $group }
sheet-train = 学習に使用可
sheet-stress = 厳しい条件
sheet-special = 端が切れている、一部が隠れている、または碁盤が複数
sheet-wrong-points = { $judged }点中{ $wrong }点が誤り
sheet-asked = { $asked }点を質問
sheet-corners = 四隅のずれは線の間隔の{ $spacings }倍
sheet-grid = 最も有力な格子は{ $grid ->
    [right] 正しい
   *[wrong] 誤り
}、確信度{ $confidence }
sheet-no-board-there = { $size }の碁盤と読みましたが、写真に碁盤はありません。
sheet-other-size = { $size }の碁盤と読みましたが、路数が違います。
sheet-wrong = 誤り
sheet-asked-about = 質問
sheet-wrong-point = { $point }の読みは{ $read ->
    [black] 黒石
    [white] 白石
   *[empty] 空点
}{ $probability }、実際は{ $truth ->
    [black] 黒石
    [white] 白石
   *[empty] 空点
}{ $asked ->
    [asked] {""}
   *[not] 、質問なし
}
sheet-question = { $point }の読みは{ $read ->
    [black] 黒石
    [white] 白石
   *[empty] 空点
}（{ $probability }）：{ $doubt }

## The server

serve-page-at = ページのアドレス: { $address }
serve-secret = このアドレス全体を知っている人だけが使えます。使ってよい人にだけ見せてください。
serve-address-unknown = ネットワーク上のこのコンピューターのアドレスが分かりません。0.0.0.0 の代わりに入れてください。
serve-fingerprint = 証明書は自作なので、ブラウザーが警告します。SHA-256 フィンガープリントが次のとおりなら正しい証明書です: { $fingerprint }
serve-has-no-page = このプログラムにはページが含まれず、インターフェース (api/) だけが応答します。リポジトリでビルドした shuzi には含まれます。
serve-keeps = 写真と読み取り結果は { $folder } に保存されます。
serve-keeps-nothing = 何も保存されません。
serve-review-at = 人の確認が必要なものは { $address } にあります。訂正は { $folder } に保存されます。
serve-cannot-review = { $folder } を確認用に表示できません ({ $error })。--review でバッチのフォルダーを指定してください。
serve-not-kept = 写真を保存できません ({ $error })。フォルダーの空きを作ってください。以後は知らせません。
serve-stop-with = Ctrl+C で終了します。
serve-stops = 終了します。進行中の計算は最後まで行います。もう一度 Ctrl+C を押すとすぐに終了します。
serve-cannot-open = ブラウザーを起動できません ({ $error })。アドレスをご自分で開いてください。
serve-needs-lan = { $address } にはほかの人も接続できます。よければ --lan も付けてください。アドレス全体を知っている人だけが使えるようになります。
serve-address-in-use = { $address } は使用中です。別の shuzi かもしれません。それを終了するか、別のポートを選んでください。例: --addr { $other }
serve-no-such-address = このコンピューターにアドレス { $address } はありません。--addr で自分のアドレスを指定するか、--addr を省いてください。
serve-not-allowed = { $address } を使う権限がありません。もっと大きいポート番号を選んでください。例: --addr { $other }
serve-cannot-listen = { $address } を使えません ({ $error })。--addr で別のアドレスを指定してください。
serve-cannot-keep = { $folder } に書き込めません ({ $error })。--keep で別のフォルダーを指定してください。
serve-has-no-tls = この shuzi は --tls なしでビルドされています。--tls を省くか、--features tls を付けてビルドしてください。
serve-failed = サーバーを続けられません ({ $error })。

## Placing

placing-counts = { $file }：対局者{ $players }人、{ $games }局、{ $rounds }回戦
placing-place = 順位
placing-points = 得点
placing-games = 局数
placing-player = 対局者
placing-rested-on = { $secondary ->
    [a1] B1とB2は対戦相手のA1の合計です
   *[a1-and-a2] B1とB2は対戦相手のA1とA2を合わせたものの合計です
}（--secondary { $option }）。
placing-would-be = { $player }は{ $place }位でなく{ $otherwise }位
placing-otherwise = 対戦相手の第二得点が何かは、ルールに定めがありません。{ $secondary ->
    [a1] A1
   *[a1-and-a2] A1とA2の合計
}とすれば：{ $moved }（--secondary { $option }）。
placing-otherwise-by-forfeits = 不戦敗の相手を破った相手とするかは、ルールに定めがありません。別の読み方では：{ $moved }（--forfeits { $option }）。
placing-otherwise-by-byes = 不戦（抜け番）を得点とするかは、ルールに定めがありません。別の読み方では：{ $moved }（--byes { $option }）。
placing-failed-to-appear = { $player }は{ $rounds }回戦に出場せず、不戦敗です（第8条）。
placing-absent = { $player }は{ $rounds }回戦を届け出て欠場しました。
placing-suspended = { $player }は{ $round }回戦から出場停止で、残りの対局は負けです（第8条）。
placing-not-met = 表には{ $player }と{ $others }の対局がありません：残っていた対局は相手の勝ちです。B+Fのように書き加えてください。
placing-to-be-suspended = { $player }の欠場は{ $times }回で、許されるのは{ $allowed }回です：第8条により出場停止となります。適用する回戦に結果を「suspended」とした行を書いてください。
placing-how-often = 第8条は、出場しない者、または定めた回数を超えて欠場を願い出た者を出場停止とします。一度の不出場で足りるかは定めがありません。許される回数を--absencesで示してください。

## The clock

clock-hours = { $hours }時間
clock-minutes = { $minutes }分
clock-seconds = { $seconds }秒
clock-milliseconds = { $milliseconds }ミリ秒
# 1時間15分
clock-units = { $first }{ $second }
clock-late = 遅刻{ $late }
clock-left = 基本時間{ $basic }のうち{ $left }
clock-used = 使用{ $used }
clock-over = 超過{ $over }
clock-of-a-side = { $player ->
    [black] 黒
   *[white] 白
}：{ $facts }：{ $cost }
clock-both-readings = 基本時間全体からは{ $full }、遅刻で残った時間からは{ $left }
clock-which-reading = 第7条にどちらによるかの定めがなく、審判が決めます。
clock-no-points = 減点なし
clock-points = 減点{ $points }点
clock-exactly-half = ちょうど半分で、第7条には6点の減点とも負けともあり、審判が決めます
clock-lost-on-time = 時間切れ負け（半分を超過）
clock-failed-to-appear = 負け（到着前に時限を過ぎた、第8条）
clock-loses-points = { $player ->
    [black] 黒
   *[white] 白
}に{ $points }（--penalty { $option }）
clock-nobody-loses = 減点はありません。
clock-loses-the-game = { $player ->
    [black] 黒の負けです。
   *[white] 白の負けです。
}
clock-both-lose = 双方とも時間で負けです：先に達した方の負けですが、これらの時間からは分かりません。
clock-open = 減点は審判の決定によります。
clock-exceeded = { $period }の秒読みを{ $periods }回のうち{ $times }回超過
clock-counted-lost = 時間切れ負け（{ $exceeded }）
clock-last-period = { $exceeded }：第7条ではこの回数まで超過でき、一般の対局時計では最後の超過で負けとなるため、審判が決めます
clock-to-the-second = { $exceeded }：秒読みをちょうど使い切った手があり、第7条では超過にあたらず、時計では超過となることがあるため、審判が決めます
clock-late-for-all = 遅刻で基本時間がなくなりました：時限を残り時間とすれば不戦敗（第8条）、そうでなければ直ちに秒読みとなり、審判が決めます
clock-not-told = { $exceeded }（この時間だけでは分かりません）：--exceeded か --moves で示してください

## Handicap

handicap-difference = { $black }対{ $white }：{ $moves }手、{ $points }点の差
handicap-difference-with-chi = { $black }対{ $white }、1級を{ $chi }点として：{ $moves }手、{ $points }点の差
handicap-no-compensation = コミなし
handicap-black-gives = 黒から{ $points }点のコミ
handicap-white-gives = 白から{ $points }点の逆コミ
handicap-by-compensation = { $given }（{ $options }）
handicap-by-moves-with-points = { $moves }手の手合割（白の初手の前に黒が{ $stones }手打つ）、{ $given }（{ $options }）：まる1手の差ごとに1手とし、互先の8点はそのまま
handicap-by-moves-alone = { $moves }手の手合割（白の初手の前に黒が{ $stones }手打つ）、{ $given }（{ $options }）：まる1手の差ごとに1手とし、点は端数だけ
handicap-by-points = { $moves }手の手合割（白の初手の前に黒が{ $stones }手打つ）、{ $given }（{ $options }）：先着の価値と同じ16点ごとに1手
handicap-exchange-colors = 弱い方が黒を持ちます（第6条）：黒白を入れ替えてください。
handicap-choose-colors = 互先：年長者が白石を一握りし、相手が偶数か奇数かを当てます。当たれば当てた方が、外れれば年長者が黒白を選びます（第6条）。
handicap-guesser-chooses = 当たり：当てた方が黒白を選びます（第6条）。
handicap-older-chooses = 外れ：年長者が黒白を選びます（第6条）。
handicap-which-chi = 1級がいくらにあたるかは第6条に定めがありません：1段と同じ半手か、1手か。--chiで示してください。
handicap-which-game = 第6条は2手の差から手合割を用いますが、8点を残すか、また1手を段位差のように8点とするか先着のように16点とするかの定めがありません：対局前に取り決めてください。

## The page

# Its opening
page-title = shuzi：写真で碁の地合いを数える
page-invitation = どちらの勝ち？碁盤を撮ってください。
page-what-it-does = shuzi は写真から石を読み取り、確かでないところを尋ね、お使いのルールで数えます。
page-how-to-photograph = できるだけ高いところから、手を入れずに碁盤全体を写してください。
page-stays-here = 写真はこの端末の外に出ません。
page-goes-to-computer = 写真はこのページを配信しているコンピューターにだけ送られます。
page-take-photo = 写真を撮る
page-choose-photo = 写真を選ぶ
page-drop-or-paste = 写真をここにドロップするか、貼り付けても構いません
page-add-photo = この碁盤の写真をもう一枚加える
page-new-photo = 新しい写真
page-photos = この碁盤の写真：{ $count }枚
page-photo-unread = { $file } は使えませんでした：{ $reason }

# What it is doing
page-opening = 写真を開いています…
page-fetching = プログラムを取得しています：{ $percent }%
page-reading = 碁盤と石を読み取っています…
page-judging = 死活を判定しています…
page-busy = コンピューターが混み合っています。{ $seconds }秒後にもう一度試します。
page-cancel = やめる

# The board
page-board = { $size }路盤、黒石{ $black }、白石{ $white }
page-board-keys = 矢印キーで盤上を移動、Enterで点を変更、Uで戻す、?で全部のキーを表示します。
page-tap-changes = タップで変更
page-stones = 石
page-dead-stones = 死に石
page-corners = 隅
page-tap-a-point = 点をタップすると、空点・黒石・白石の順に変わります。
page-tap-a-group = 石をタップすると、死に石と活き石が切り替わります。
page-drag-corners = それぞれの輪を、碁盤の線の一番外側の交点まで動かしてください。
page-size = 路数
page-other-size = その他
page-other-sizes = その他の路数
page-find-corners = 碁盤を自動で探す
page-corner = 隅 { $number }／4
page-photo = 写真
page-diagram = 図
page-show-marks = 読み取った結果を表示
page-zoom-in = 拡大
page-zoom-out = 縮小
page-whole-board = 碁盤全体を表示
page-undo = 戻す
page-redo = やり直す
page-done = 完了
page-close = 閉じる

# What a point is, as it is read aloud and named
page-point-is = { $point }：{ $what }
page-and = { $first }、{ $second }
page-black = 黒石
page-white = 白石
page-empty = 空点
page-alive = 活き石
page-dead = 死に石
page-black-area = 黒地
page-white-area = 白地
page-dame = 残っているダメ
page-shared = セキの共有点
page-unsealed = 境界の切れ目
page-doubtful = 要確認
page-asked-about = 死活の要確認
page-read-black = 黒石と読んだ点
page-read-white = 白石と読んだ点
page-dead-stone = 死に石
page-corrected = 人が変更した点
page-marks = 印の意味

# Questions
page-question = 質問 { $number }／{ $count }
page-proposed = 提案
page-skip = 保留
page-back = 戻る
page-later = 先に盤面を見る
page-open-questions = 未確認の事項：{ $count }件
page-answer-them = 確認する

# The result
page-result = 結果
page-if-confirmed = 未確認の事項が提案どおりなら
page-as-it-stands = 現状のままの場合。下の注意を見てください
page-checking = 確認中…
page-no-result = 結果なし
page-how-counted = 数え方
page-to-be-known = 注意事項

# The rules
page-rules = ルール
page-komi = コミ
page-handicap = 置き石の数
page-bonus = 置き石に対する白への加算
page-bonus-by-rules = ルールどおり
page-bonus-none = なし
page-bonus-each = 一子につき1目
page-bonus-but-one = 一子を除き、一子につき1目
page-black-prisoners = 取られた黒石
page-white-prisoners = 取られた白石
page-not-known = 不明
page-prisoners-before = 盤上に残っている死に石は含めません。

# Saving and sharing
page-save = 保存・共有
page-download = 保存
page-share = 共有
page-picture = 結果入りの画像
page-record = 棋譜（SGF）
page-data = データ（JSON）
page-saved = 保存しました：{ $file }
page-not-shared = 共有できなかったため、保存しました。

# When a photo is refused
page-another-photo = 別の写真
page-put-corners = 四隅を自分で指定する
page-vouch-for-lines = これが碁盤全体です：{ $lines } × { $lines }
page-which-board = どの碁盤ですか。左から：
page-board-number = { $number }番目の碁盤
page-to-board = 碁盤に戻る
page-try-again = もう一度試す
page-not-a-photo = これは写真ではありません。
page-cannot-open = このブラウザーではこの形式の写真を開けません。JPEGで保存し直すか、カメラの形式を「互換性優先」にしてください。
page-cannot-show = このブラウザーでは写真を表示できないため、図で示します。
page-answers-left-out = 碁盤に合わなくなり、外した回答：{ $count }件
page-one-photo-only = 隅と路数は一枚の写真のものなので、ほかの写真は使いません。
page-failed = うまくいきませんでした：{ $message }

# What counts, and what is kept
page-settings = 設定
page-language = 言語
page-light-and-dark = 明るさ
page-as-device = 端末に合わせる
page-light = ライト
page-dark = ダーク
page-counts-here = この端末で数えます
page-counts-there = このページを配信しているコンピューターで数えます
page-counts-nowhere = 数えるものがありません：コンピューターが応答せず、このページにもプログラムがありません。
page-only-here = この端末だけで数える
page-now-here = コンピューターが応答しないため、この端末で数えます。
page-found-again = 前回の碁盤を開きました。
page-kept = 碁盤と写真は、消去するか新しい写真にするまでこの端末に残ります。
page-not-kept = このブラウザーは何も保存しません。ページを離れると碁盤は消えます。
page-forget = この碁盤を消去
page-forgotten = 碁盤と写真をこの端末から消去しました。
page-new-version = このページの新しい版があります。
page-load-it = 読み込む

# Help
page-help = ヘルプ
page-help-touch = 二本指で写真を拡大・移動します。盤上で指を押さえたまま滑らせると、正確に狙えます。素早く二度タップすると拡大します。
page-keys = キー
page-key-arrows = 矢印
page-key-move = 盤上を移動
page-key-change = 点や石を変更、提案を承認
page-key-stones = 黒石・白石・空点
page-key-life = 活き石・死に石
page-key-skip = 質問を保留
page-key-undo = 戻す、Shiftでやり直す
page-key-zoom = 拡大・縮小・全体
page-key-mode = 石・死に石・隅
page-key-view = 写真または図

## A refused photo, and what to do about it

refused-unreadable = このファイルは写真として読めません。
advice-unreadable = 壊れているかもしれません。撮り直すか、別の写真を選んでください。
refused-unsupported-format = この形式の写真はここでは読めません。
advice-unsupported-format = JPEGかPNGで保存し直すか、このページで撮ってください。
refused-too-large = 写真が大きすぎます。
advice-too-large = 小さくして保存するか、解像度を下げて撮ってください。
refused-too-small = 写真が小さすぎて石を見分けられません。
advice-too-small = 近づいて撮り直すか、縮小版ではなく元の写真を選んでください。
refused-no-board = 写真の中に碁盤が見当たりません。
advice-no-board = 碁盤全体を45°以上の角度で上から、手を入れずに撮ってください。四隅を自分で指定することもできます。
refused-several-boards = 写真に碁盤が二つ以上写っています。
advice-several-boards = どの碁盤かを選ぶか、一つだけを撮ってください。
refused-board-cut-off = 碁盤が写真の端で切れています。
advice-board-cut-off = 四辺が全部入るように撮り直してください。
refused-may-be-part = 写真には { $lines }×{ $lines } 路が写っていますが、碁盤がそこで終わるかどうか分かりません。もっと大きい碁盤の一部かもしれません。
advice-may-be-part = 碁盤のまわりも入るように撮り直すか、これが碁盤全体だと指定してください。
refused-too-blurred = 写真がぼやけていて、線や石が見つかりません。
advice-too-blurred = スマートフォンを動かさず、碁盤にピントを合わせて撮り直してください。
refused-doubtful-grid = 碁盤の線が正しい確率は{ $percent }%しかありません。
advice-doubtful-grid = 四隅を自分で指定するか、もっと高いところから撮ってください。
refused-indistinct = はっきり見えない点が多すぎます：要確認の点が{ $points }か所あります。
advice-indistinct = 明るくして、反射を避け、ピントを合わせて撮り直すか、四隅が正しいか確かめてください。
refused-no-such-board = 写真にはそれほど多くの碁盤はありません。
advice-no-such-board = 碁盤は左から1、2と数えます。
refused-bad-corners = この四隅では碁盤になりません。
advice-bad-corners = それぞれを線の一番外側の交点に、盤の周りの順に置いてください。
refused-different-boards = 写真の局面が同じではありません。
advice-different-boards = 間に石を動かしていない、同じ碁盤の写真だけを使ってください。
refused-internal = この写真の処理中に shuzi で問題が起きました。
advice-internal = shuzi の不具合ですので、お知らせください。別の写真ならうまくいくかもしれません。
