# shuzi, Japanese: what only the crates around the library say

## Lists

two-clauses = { $first }。{ $second }
two-sentences = { $first }{ $second }

## Questions to a person

# While one of several inputs is looked at.
looking-at-input = { $file }（{ $of }件中の{ $number }件目）
question-of = { $file }：{ $of }問中の{ $number }問目
not-a-key = 「{ $typed }」というキーはありません。
nothing-to-undo = 取り消せる回答はありません。
help-names = 回答者を記すには、「{ $key } Anna」のようにキーの後に名前を書きます。書かなければ{ $by }の回答とします。
ask-whole-board = { $file }：写真が線の端で終わっていて、その外側が写っていません。{ $lines }×{ $lines } 路で碁盤全体ですか。
whole-board-keys = [Enter] [n] いいえ、一部です  [y] はい、全体です：{" "}

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

## The guided count of territories

territory-needs-prisoners = 整地ではアゲハマを地に埋めますが、その数が分かりません：アゲハマを数えて申告してください。

## Errors: photos

error-too-large = ファイルが{ $most }バイトを超えています。それより大きいものは読みません
hint-check-file-meant = このファイルでよいか確かめてください。写真なら1200万画素ほどに縮小できます。

## Errors: the board in the photo

error-no-photo = 写真が指定されていません
hint-photos-unmoved = 間に石を動かしていない同じ碁盤の写真を指定してください。
hint-give-photo-of-board = 碁盤の写真を指定してください。

## Errors: rules and counts

error-overtime = { $color ->
    [black] 黒
   *[white] 白
}の時間超過：{ $error }
hint-state-komi = --komi 7.5 のようにコミを指定してください。
hint-wins-on-time = 計算するものはありません。相手の時間勝ちです。
hint-state-penalty = --penalty black=2 のように減点を指定してください。

## Errors: records, claims and protocols

error-record-size = 棋譜は{ $record }の碁盤、写真は{ $photo }です
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
hint-give-protocol = `shuzi verify --ruling FILE.json` が書いた .json ファイルを指定してください。
hint-put-beside-protocol = 提出されたファイルを記録と同じ場所に置いてください。
error-many-photos = 写真が{ $number }枚指定されていますが、一緒に調べられるのは{ $most }枚までです
error-large-files = ファイルは合わせて{ $number }バイトありますが、調べられるのは{ $most }バイトまでです
error-many-statements = 申し立てに挙げられた点は{ $number }個ありますが、受け付けるのは{ $most }個までです
hint-fewer-photos = 碁盤の最もよい写真だけを指定してください。
hint-smaller-files = 写真を小さくするか、枚数を減らしてください。
hint-fewer-statements = 各点についての申し立ては一度だけにしてください。
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
usage-sign-json = --sign は記録のJSONに署名します。--ruling FILE.json も指定して書き出してください

## Errors: another program's opinion

engine-unasked = 聞いていないことに答えました

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
results-result = 「{ $text }」は結果ではありません（B+2.5、W+R、B+T、W+F、持碁は 0、両者負けは 0-0、両者不参は 0F-0F、無効は void、一人だけなら bye、absent、suspended と書いてください）
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
error-label-corners = ラベルに、局面とその碁盤の四隅がありません
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
error-photo-panicked = 写真を処理していたスレッドが落ちました（{ $how }）
error-data-set-column = 列 { $column } がないため、shuzi が作った写真の表ではありません
error-data-set-row = 行が壊れています：{ $why }
error-data-set-mixed = この写真はほかと異なる設定で処理されています：{ $difference }
hint-more-time = `shuzi count` で単独で処理するか、--time-limit と --retry で時間を延ばしてください。
hint-more-memory = もっとメモリーが必要かもしれません（--memory-limit と --retry）。または shuzi の知らない壊れ方をしているので、お知らせください。
error-no-worker = 作業プロセスを起動できません：{ $why }
worker-no-program = プログラムがありません
worker-no-streams = 入出力がありません
worker-other-settings = 設定がバッチと違います：{ $difference }
worker-not-ready = { $seconds }秒たっても準備ができません
error-file-unseen = ファイル：{ $why }
error-original-not-found = 写真は { $file } に見つからないか、ファイルが変更されています。名前は shuzi を起動したフォルダーから数えます。shuzi batch を起動した場所で shuzi serve を起動してください。
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
usage-takes-mjpeg = { $option } には .mjpeg ファイルを指定してください
usage-no-run = { $folder } に続けられるバッチはありません
usage-no-list = 一覧 { $file } を読めません：{ $error }
usage-no-records = 棋譜（.sgf）がありません
usage-no-folder-of-records = 棋譜のフォルダー { $folder } がありません。--records で場所を指定するか、--no-records を付けてください
usage-records-not-utf8 = --records：UTF-8 でないパスは `shuzi merge` のために保存できません

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
review-points-together = { $points }か所をまとめて
review-one-by-one = 一点ずつ
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
   *[unsettled] 生死未定
}（{ $why }）。{ $otherwise }
review-otherwise-not-counted = そうでなければ計算できません
review-otherwise-draw = そうでなければ持碁
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
serve-keep-full = { $folder } は保存できる上限（写真 { $photos } 枚または { $megabytes } MB）に達しました。これ以上の写真は保存されません。フォルダーを空にするか、--keep-at-most または --keep-size を大きくして、shuzi を起動し直してください。
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
