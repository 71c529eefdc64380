# shuzi, Chinese: what only the crates around the library say

## Lists

two-clauses = { $first }；{ $second }
two-sentences = { $first }{ $second }

## Questions to a person

# While one of several inputs is looked at.
looking-at-input = { $file }（第 { $number } 个，共 { $of } 个）
question-of = { $file }：第 { $number } 个问题，共 { $of } 个
not-a-key = 没有“{ $typed }”这个按键。
nothing-to-undo = 没有可以撤销的回答。
help-names = 在按键后写上姓名，可注明由谁回答，例如“{ $key } Anna”；不写则为{ $by }。
ask-whole-board = { $file }：照片恰好在线的尽头结束，看不到外面是什么。{ $lines }×{ $lines } 路就是整个棋盘吗？
whole-board-keys = [Enter] [n] 不是，只是一部分  [y] 是整个棋盘：{" "}

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
claimed-count = { $unit ->
    [zi] 不计贴子
    [ing] 不计贴点
   *[points] 不计贴目
}，{ $whose ->
    [black] 黑有
    [white] 白有
   *[either] 一方有
}{ $count }{ $unit ->
    [zi] 子
    [ing] 点
   *[points] 目
}
claim-is-of-the-fill-in = 该主张是棋子不足时填满计点所显示的，并非对局结果。
no-count-decides = 本局不以计数定胜负

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
caption-photo = { $file }：绿圈为黑子，粉红圈为白子；叉为死子，小方块表示归属；黄色为存疑。
caption-position = 黑子{ $black }，白子{ $white }。红叉：死子。方块：该点的归属。黄圈：存疑的点；蓝圈：死活存疑的棋。
caption-record = 打叉的小棋子为缺少的子，带圈的为多出或颜色不同的子；箭头从棋谱中的位置指向实际位置。
caption-after = 大棋子为先前局面的子，小棋子为后来放上的子。红色：有误。黄色：取决于存疑的点。

## The referee's desk: questions and answers

points-that-change-nothing = 存疑，但无论是什么，结果都相同：{ $points }。
decisive-question = 此问决定结果：{ $question }
question-unfinished = { $points }处尚未下完。
question-prisoners = 提子数不明，按双方均未虚手推算。
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
stated-ko-pass = { $dead ->
    [dead] 须为该劫停一手后方可回提时，{ $point }的棋子是死棋（第7条第2款）。
   *[alive] 须为该劫停一手后方可回提时，{ $point }的棋子是活棋（第7条第2款）。
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
   *[other] ，其间虚手{ $passes }次
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

## The guided count of territories

territory-needs-prisoners = 数目时要把提子填入对应的空中，而提子数不明：请清点并说明提子数。

## Errors: photos

error-too-large = 文件大于{ $most }字节，超过了可读取的上限
hint-check-file-meant = 请检查是否是这个文件；照片可以缩小到约1200万像素。

## Errors: the board in the photo

error-no-photo = 没有给出照片
hint-photos-unmoved = 请提供同一棋盘、其间没有动过棋子的照片。
hint-give-photo-of-board = 请提供棋盘的照片。

## Errors: rules and counts

error-overtime = { $color ->
    [black] 黑方
   *[white] 白方
}超时：{ $error }
hint-state-komi = 请指定贴目，例如 --komi 7.5。
hint-wins-on-time = 无需计数：对方因超时获胜。
hint-state-penalty = 请指定罚点，例如 --penalty black=2。

## Errors: records, claims and protocols

error-record-size = 棋谱是{ $record }棋盘，照片是{ $photo }
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
hint-give-protocol = 请提供 `shuzi verify --ruling FILE.json` 写成的 .json 文件。
hint-put-beside-protocol = 请将当时提交的文件放在记录旁边。
error-many-photos = 给出了{ $number }张照片，最多一起检查{ $most }张
error-large-files = 文件共{ $number }字节，最多检查{ $most }字节
error-many-statements = 陈述中提到了{ $number }个点，最多接受{ $most }个
hint-fewer-photos = 请只提供棋盘最好的照片。
hint-smaller-files = 请提供更小或更少的照片。
hint-fewer-statements = 每个点请只陈述一次。
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
usage-sign-json = --sign 对记录的JSON签名：请同时用 --ruling FILE.json 写出

## Errors: another program's opinion

engine-unasked = 它回答了没有问的问题

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
error-label-corners = 标注中没有局面及其棋盘的四个角
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
error-photo-panicked = 照片使处理它的线程结束（{ $how }）
error-data-set-column = 没有列 { $column }，因此不是 shuzi 生成的照片表
error-data-set-row = 有一行已损坏：{ $why }
error-data-set-mixed = 其中的照片与其余照片的处理设置不同：{ $difference }
hint-more-time = 请用 `shuzi count` 单独处理，或用 --time-limit 和 --retry 给更多时间。
hint-more-memory = 可能需要更多内存（--memory-limit，加 --retry）；也可能以未知方式损坏：请报告。
error-no-worker = 无法启动工作进程：{ $why }
worker-no-program = 没有程序
worker-no-streams = 没有数据流
worker-other-settings = 其设置与批处理不同：{ $difference }
worker-not-ready = { $seconds }秒后仍未就绪
error-file-unseen = 文件：{ $why }
error-original-not-found = 照片已不在 { $file }，或文件已改变。名称相对于启动 shuzi 的文件夹：请在启动 shuzi batch 的位置启动 shuzi serve。
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
usage-takes-mjpeg = { $option } 应为 .mjpeg 文件
usage-no-run = { $folder } 中没有可继续的批处理
usage-no-list = 无法读取列表 { $file }：{ $error }
usage-no-records = 没有棋谱（.sgf）
usage-no-folder-of-records = 没有棋谱文件夹 { $folder }：请用 --records 指定位置，或用 --no-records
usage-records-not-utf8 = --records：不是UTF-8的路径无法为 `shuzi merge` 保存

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
review-points-together = 一并核对{ $points }点
review-one-by-one = 逐点核对
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
   *[unsettled] 死活未定
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
serve-keep-full = { $folder } 已达到保存上限（{ $photos } 张照片或 { $megabytes } MB）：不再保存更多照片。请清空文件夹，或把 --keep-at-most 或 --keep-size 设大一些，然后重新启动 shuzi。
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
