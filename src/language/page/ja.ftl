# shuzi, Japanese: what only the page says

## The page

# Its opening
page-title = shuzi：写真で碁の地合いを数える
page-invitation = どちらの勝ち？碁盤を撮ってください。
page-what-it-does = shuzi は写真から石を読み取り、確かでないところを尋ね、お使いのルールで数えます。
page-how-to-photograph = できるだけ高いところから、手を入れずに碁盤全体を写してください。
page-stays-here = 写真はこの端末の外に出ません。
page-goes-to-computer = 写真はこのページを配信しているコンピューターにだけ送られます。
page-is-kept-there = そのコンピューターは写真を保存します。
page-take-photo = 写真を撮る
page-choose-photo = 写真を選ぶ
page-drop-or-paste = 写真をここにドロップするか、貼り付けても構いません
page-add-photo = この碁盤の写真をもう一枚加える
page-photos = この碁盤の写真：{ $count }枚
page-photo-unread = { $file } は使えませんでした：{ $reason }
# What it is doing
page-opening = 写真を開いています…
page-opening-several = 写真を開いています（{ $number } / { $count }）…
page-fetching = プログラムを取得しています：{ $percent }%
page-reading = 碁盤と石を読み取っています…
page-judging = 死活を判定しています…
page-busy = コンピューターが混み合っています。{ $seconds }秒後にもう一度試します。
page-cancel = やめる
# The camera, live
page-camera = カメラ
page-shoot = 撮影する
page-shoot-alone = 自動
page-torch = ライト
page-camera-zoom = ズーム
page-close-camera = カメラを閉じる
page-camera-opening = カメラを開いています…
page-fetching-first = プログラムを読み込んでいます…
page-camera-denied = ここではカメラが許可されていません。ブラウザーの設定で許可するか、写真を選んでください。
page-camera-absent = カメラがありません。代わりに写真を選んでください。
page-camera-taken = 別のプログラムがカメラを使っています。それを閉じるか、写真を選んでください。
page-camera-lost = カメラが使えなくなりました。もう一度開くか、写真を選んでください。
page-move-left = 反射で見えない点があります。少し左に動いてもう一枚撮ってください。
page-move-right = 反射で見えない点があります。少し右に動いてもう一枚撮ってください。
page-shoot-again = もう一枚
page-hint-good = そのまま動かさないでください…
page-hint-no-board = カメラを碁盤に向けてください
page-hint-several-boards = 碁盤が複数あります。数える盤をタップしてください
page-hint-cut-off = 碁盤全体を画面に入れてください
page-hint-cut-off-top = 碁盤が画面の上にはみ出しています
page-hint-cut-off-right = 碁盤が画面の右にはみ出しています
page-hint-cut-off-bottom = 碁盤が画面の下にはみ出しています
page-hint-cut-off-left = 碁盤が画面の左にはみ出しています
page-hint-too-small = もっと近づいてください
page-hint-too-steep = カメラを高く構えてください
page-hint-too-dark = 明るくしてください
page-hint-blurred = ぼけています。動かさないでください
page-hint-glare = { $points } に反射があります。傾けるか影を作ってください
page-hint-covered = { $points } が隠れています
page-hint-moving = 動かさないでください
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
page-counted-before = これまでに数えた碁盤
page-delete = 削除
page-delete-all = すべて削除
page-link = 碁盤へのリンク
page-copy = コピー
page-link-copied = リンクをコピーしました。
page-bad-link = このリンクは碁盤を指していません。
page-from-link = この碁盤はリンクから開かれました。
page-turn = 図を回す
page-install = この端末に shuzi をインストール
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
page-one-by-one = 一点ずつ
page-tap-wrong-point = 読み違えた点をタップするか、選んでください：
page-skip = 保留
page-all-as-proposed = すべて提案どおり
page-back = 戻る
page-later = 先に盤面を見る
page-open-questions = 未確認の事項：{ $count }件
page-open-but-decided = 勝敗に影響しない未確認の事項：{ $count }件
page-answer-them = 確認する
# The result
page-result = 結果
page-next-board = 次の碁盤
page-retake = 撮り直す
page-if-confirmed = 未確認の事項が提案どおりなら
page-as-it-stands = 現状のままの場合。下の注意を見てください
page-checking = 確認中…
page-weighing = 勝敗に関わる箇所を調べています
page-no-result = 結果なし
page-not-finished = この対局は終わっていません。
page-save-position = 局面を保存
page-count-anyway = このまま数える
page-how-counted = 数え方
page-to-be-known = 注意事項
# The rules
page-rules = ルール
page-komi = コミ
page-komi-not-taken = コミは −{ $most } から { $most } までの整数か半目です。今は { $komi } で数えています。
page-komi-in-points = { $zi }子は{ $points }目です。ここではコミを目で書きます。
page-number-not-taken = 0 から { $most } までの整数を入れてください。
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
page-key-one-by-one = 一点ずつ尋ねる
page-key-skip = 質問を保留
page-key-undo = 戻す、Shiftでやり直す
page-key-zoom = 拡大・縮小・全体
page-key-mode = 石・死に石・隅
page-key-view = 写真または図
# 一括読み取りの確認
page-review-title = 一括読み取りの確認
page-review-photos = 写真
page-review-show = 表示
page-review-open = 要確認
page-review-asked = 質問あり
page-review-refused = 読み取り不可
page-review-settled = 確認不要
page-review-corrected = 確認済み
page-review-all = すべて
page-review-order = 並び順
page-review-by-doubt = 疑わしい順
page-review-by-name = 名前順
page-review-name-contains = 名前に含む文字
page-review-total = 一覧の写真：{ $count }
page-review-view = 表示方法
page-review-drawing = 描画
page-review-board = 盤：矢印キーで点を移動、B・W・E で石、A・D で死活を指定
page-review-loading = 写真を取得しています…
page-review-answers = 質問と回答
page-review-previous = 前へ
page-review-next = 次へ
page-review-put-corners = 四隅を指定
page-review-find-lines = 自動で調べる
page-review-read-again = 読み直す
page-review-keys-short = Enter で受け入れて次へ。← → は受け入れずに移動、U は取り消し、? で全キー。
page-review-bulk = 勝敗に影響しないものを受け入れる
page-review-bulk-what = 未回答の質問にどう答えても（複数合わせても）勝敗が変わらない写真があります。それらは見ずに提案を受け入れられます。取り消しもできます。
page-review-weighing = 調べた写真
page-review-bulk-weighing = これまでに見つかった写真：{ $count }。残り：{ $left }
page-review-bulk-count = 受け入れられる写真：{ $count }
page-review-bulk-accept = 提案どおり受け入れる：{ $count }
page-review-help-tap = 疑わしい点をタップすると石が、疑わしい石群をタップすると死活が変わります。ほかの点も変えられます。ホイールか二本指で拡大、ドラッグで移動します。
page-review-status-asked = 質問あり
page-review-status-refused = 読み取り不可
page-review-status-settled = 確認不要
page-review-status-corrected = 確認済み
page-review-group = { $point } の石群（{ $stones }子）
page-review-unfit = 指定した内容がこの写真に合いません：{ $why }
page-review-accept = 提案どおり受け入れて次へ
page-review-accept-changed = 指定どおり受け入れて次へ
page-review-accept-refusal = 局面なしと確認して次へ
page-review-key-accept = 受け入れて次の写真へ
page-review-key-move = 受け入れずに前・次の写真へ
page-review-key-question = 前・次の質問
page-review-key-view = 描画・図・写真
page-review-none = 表示する写真がありません
page-review-place = { $count } 枚中 { $number } 枚目
page-review-same-photo = 同じ写真：{ $names }
page-review-look-again = もう一度見る
page-review-decide = { $point }：この石群には提案がありません。先に A か D を押してください。
page-review-last = この一覧の最後の写真でした。
page-review-taken-back = 取り消しました：{ $count }
page-review-more-questions = { $name }：回答から新しい質問が生じました（{ $count }）。
page-review-not-saved = 保存できませんでした：{ $name }。{ $reason }
page-review-progress = { $count } 枚中 { $done } 枚を確認
page-review-progress-rate = { $count } 枚中 { $done } 枚を確認、毎分 { $rate } 枚
page-review-saving = 保存中：{ $count }
page-review-accepted = 受け入れました：{ $count }
page-review-no-picture = 画像を表示できません。

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
advice-no-board = もっと高いところから、碁盤全体を、手を入れずに撮ってください。四隅を自分で指定することもできます。
refused-several-boards = 写真に碁盤が二つ以上写っています。
advice-several-boards = 写真の中の自分の碁盤をタップするか、それだけを撮ってください。
refused-board-cut-off = 碁盤が写真の{ $edge ->
        [top] 上端
        [right] 右端
        [bottom] 下端
        [left] 左端
       *[several] 端
    }からはみ出しています。
advice-board-cut-off = 碁盤全体が入るまで下がって、撮り直してください。
refused-may-be-part = 写真には { $lines }×{ $lines } 路が写っていますが、碁盤は写真の{ $edge ->
        [top] 上端
        [right] 右端
        [bottom] 下端
        [left] 左端
       *[several] 端
    }の外まで続いているかもしれません。
advice-may-be-part = 碁盤のまわりも入るように撮り直すか、これが碁盤全体だと指定してください。
refused-too-blurred = 写真がぼやけていて、線や石が見つかりません。
advice-too-blurred = スマートフォンを動かさず、碁盤にピントを合わせて撮り直してください。
refused-too-dark = 写真が暗すぎます。
advice-too-dark = もっと明るくして、撮り直してください。
refused-doubtful-grid = 碁盤の線が十分に見分けられません。
advice-doubtful-grid = 枠を碁盤に合わせるか、もっと高いところから撮ってください。
refused-covered = 碁盤の { $points } か所の点が何かで隠れています。
advice-covered = 手やほかの物を碁盤からどけて、もう一度撮影してください。
refused-indistinct = はっきり見えない点が多すぎます：{ $points }か所あります。
advice-indistinct = 明るくして、反射を避け、ぶれないように撮り直すか、枠が碁盤に合っているか確かめてください。
refused-no-such-board = 写真にはそれほど多くの碁盤はありません。
advice-no-such-board = 碁盤は左から1、2と数えます。
refused-bad-corners = この四隅では碁盤になりません。
advice-bad-corners = それぞれを線の一番外側の交点に、盤の周りの順に置いてください。
refused-different-boards = 写真の局面が同じではありません。
advice-different-boards = 間に石を動かしていない、同じ碁盤の写真だけを使ってください。
refused-internal = この写真の処理中に shuzi で問題が起きました。
advice-internal = shuzi の不具合ですので、お知らせください。別の写真ならうまくいくかもしれません。
