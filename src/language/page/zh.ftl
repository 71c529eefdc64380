# shuzi, Chinese: what only the page says

## The page

# Its opening
page-title = 数子：拍照数棋
page-invitation = 谁赢了？拍一张棋盘。
page-what-it-does = 数子从照片识别棋子，有疑问就问您，再按您所用的规则计数。
page-how-to-photograph = 请从尽量高处拍下整个棋盘，手不要遮住它。
page-stays-here = 照片只留在本设备上。
page-goes-to-computer = 照片只会传到提供本页面的电脑，不会传到别处。
page-is-kept-there = 该电脑会保存照片。
page-take-photo = 拍照
page-choose-photo = 选择照片
page-drop-or-paste = 也可以把照片拖到这里，或粘贴照片
page-add-photo = 再加一张此棋盘的照片
page-photos = 此棋盘的照片：{ $count }张
page-photo-unread = { $file }未能使用：{ $reason }
# What it is doing
page-opening = 正在打开照片……
page-opening-several = 正在打开第 { $number } 张照片（共 { $count } 张）……
page-fetching = 正在载入程序：{ $percent }%
page-reading = 正在识别棋盘和棋子……
page-judging = 正在判断死活……
page-busy = 电脑正忙，{ $seconds }秒后重试。
page-cancel = 取消
# The camera, live
page-camera = 相机
page-shoot = 拍照
page-shoot-alone = 自动拍摄
page-torch = 补光
page-camera-zoom = 变焦
page-close-camera = 关闭相机
page-camera-opening = 正在打开相机…
page-fetching-first = 正在载入程序…
page-camera-denied = 此处不允许使用相机。请在浏览器设置中允许，或选择一张照片。
page-camera-absent = 这里没有相机。请改为选择一张照片。
page-camera-taken = 另一个程序正在使用相机。请先关闭它，或选择一张照片。
page-camera-lost = 相机被收回了。请重新打开，或选择一张照片。
page-move-left = 有些点被反光遮住。请向左移动一点再拍一张。
page-move-right = 有些点被反光遮住。请向右移动一点再拍一张。
page-shoot-again = 再拍一张
page-hint-good = 很好，请拿稳…
page-hint-no-board = 将相机对准棋盘
page-hint-several-boards = 有多个棋盘：请点按您的棋盘
page-hint-cut-off = 请让整个棋盘进入画面
page-hint-cut-off-top = 棋盘超出了画面上边
page-hint-cut-off-right = 棋盘超出了画面右边
page-hint-cut-off-bottom = 棋盘超出了画面下边
page-hint-cut-off-left = 棋盘超出了画面左边
page-hint-too-small = 请靠近一些
page-hint-too-steep = 请把相机举高一些
page-hint-too-dark = 光线太暗，请开灯
page-hint-blurred = 画面模糊：请拿稳
page-hint-glare = { $points } 处有反光：请倾斜或遮挡
page-hint-covered = { $points } 被遮住了
page-hint-moving = 请拿稳
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
page-counted-before = 以前数过的棋盘
page-delete = 删除
page-delete-all = 全部删除
page-link = 棋盘链接
page-copy = 复制
page-link-copied = 链接已复制。
page-bad-link = 此链接不指向任何棋盘。
page-from-link = 此棋盘来自一个链接。
page-turn = 旋转棋谱图
page-install = 在此设备上安装 shuzi
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
page-one-by-one = 逐点询问
page-tap-wrong-point = 请点按识别有误的点，或选择：
page-skip = 跳过
page-all-as-proposed = 全部按建议
page-back = 返回
page-later = 先看棋盘
page-open-questions = 待定问题：{ $count }个
page-open-but-decided = 不影响胜负的待定问题：{ $count }个
page-answer-them = 去回答
# The result
page-result = 结果
page-next-board = 下一盘
page-retake = 重拍
page-if-confirmed = 待定问题经确认后有效
page-as-it-stands = 按现状；请看下方说明
page-checking = 核对中……
page-weighing = 正在判断哪些疑点影响胜负
page-no-result = 没有结果
page-not-finished = 此局尚未下完。
page-save-position = 保存局面
page-count-anyway = 仍然计数
page-how-counted = 计数方法
page-to-be-known = 注意事项
# The rules
page-rules = 规则
page-komi = 贴目
page-komi-not-taken = 贴目须为整数或半数，在 −{ $most } 与 { $most } 之间。仍按 { $komi } 计算。
page-komi-in-points = { $zi } 子等于 { $points } 目：此处贴目以目为单位。
page-number-not-taken = 须为 0 到 { $most } 的整数。
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
page-key-one-by-one = 逐点询问
page-key-skip = 跳过问题
page-key-undo = 撤销；加Shift重做
page-key-zoom = 放大、缩小、整个棋盘
page-key-mode = 棋子、死子、角
page-key-view = 照片或棋图
# 批次审阅
page-review-title = 批次审阅
page-review-photos = 照片
page-review-show = 显示
page-review-open = 待查看
page-review-asked = 有疑问
page-review-refused = 被拒绝
page-review-settled = 无需处理
page-review-corrected = 已查看
page-review-all = 全部
page-review-order = 顺序
page-review-by-doubt = 疑问最大的在前
page-review-by-name = 按名称
page-review-name-contains = 名称包含
page-review-total = 列表中的照片：{ $count }
page-review-view = 视图
page-review-drawing = 标注图
page-review-board = 棋盘：方向键在各点间移动；B、W、E 指定棋子，A、D 指定棋块死活
page-review-loading = 正在取得照片…
page-review-answers = 问题与回答
page-review-previous = 上一张
page-review-next = 下一张
page-review-put-corners = 设定四角
page-review-find-lines = 自动识别
page-review-read-again = 重新识别
page-review-keys-short = 回车：接受并转到下一张。← →：不接受只移动；U：撤销；?：全部按键。
page-review-bulk = 接受不影响胜负的照片
page-review-bulk-what = 有些照片的未决问题无论怎样回答（包括多个一起）都不会改变胜负。这些照片可以不看就接受建议，之后可以撤销。
page-review-weighing = 已评估的照片
page-review-bulk-weighing = 目前找到：{ $count }。尚待评估：{ $left }
page-review-bulk-count = 可以接受的照片：{ $count }
page-review-bulk-accept = 按建议接受：{ $count }
page-review-help-tap = 点按有疑问的点可更换棋子，点按有疑问的棋块可更改死活；其他点也可以更改。滚轮或双指缩放，拖动移动。
page-review-status-asked = 有疑问
page-review-status-refused = 被拒绝
page-review-status-settled = 无需处理
page-review-status-corrected = 已查看
page-review-group = { $point } 处的棋块（{ $stones } 子）
page-review-unfit = 所述内容与此照片不符：{ $why }
page-review-accept = 按建议接受，下一张
page-review-accept-changed = 按所述接受，下一张
page-review-accept-refusal = 确认：没有局面，下一张
page-review-key-accept = 接受并转到下一张照片
page-review-key-move = 上一张、下一张照片，不接受
page-review-key-question = 上一个、下一个问题
page-review-key-view = 标注图、棋谱图、照片
page-review-none = 没有可显示的照片
page-review-place = 第 { $number } 张，共 { $count } 张
page-review-same-photo = 同一张照片：{ $names }
page-review-look-again = 再看一次
page-review-decide = { $point }：此棋块没有建议。请先按 A 或 D。
page-review-last = 这是列表中的最后一张照片。
page-review-taken-back = 已撤销：{ $count }
page-review-more-questions = { $name }：这些回答引出了新问题（{ $count }）。
page-review-not-saved = 未保存：{ $name }。{ $reason }
page-review-progress = 已查看 { $done } / { $count }
page-review-progress-rate = 已查看 { $done } / { $count }，每分钟 { $rate } 张
page-review-saving = 正在保存：{ $count }
page-review-accepted = 已接受：{ $count }
page-review-no-picture = 无法显示图片。

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
advice-no-board = 请把手机举高，从上方拍下整个棋盘，手不要遮住；也可以自己标出四角。
refused-several-boards = 照片中不止一个棋盘。
advice-several-boards = 请在照片上点一下您的棋盘，或只拍这一个棋盘。
refused-board-cut-off = 棋盘超出了照片的{ $edge ->
        [top] 上边缘
        [right] 右边缘
        [bottom] 下边缘
        [left] 左边缘
       *[several] 边缘
    }。
advice-board-cut-off = 请退后一些，让整个棋盘都在画面内，再拍一张。
refused-may-be-part = 照片中有 { $lines }×{ $lines } 路，棋盘可能延伸到照片的{ $edge ->
        [top] 上边缘
        [right] 右边缘
        [bottom] 下边缘
        [left] 左边缘
       *[several] 边缘
    }之外。
advice-may-be-part = 请连同棋盘四周的桌面重拍，或说明这就是整个棋盘。
refused-too-blurred = 照片太模糊，找不到线和棋子。
advice-too-blurred = 请拿稳手机，对焦在棋盘上，再拍一次。
refused-too-dark = 照片太暗了。
advice-too-dark = 请开灯或换到更亮的地方，再拍一张。
refused-doubtful-grid = 棋盘的线看得不够清楚。
advice-doubtful-grid = 请把轮廓拖到棋盘上，或从更高处拍摄。
refused-covered = 有东西遮住了棋盘上的 { $points } 个点。
advice-covered = 请把手和其他东西从棋盘上移开，再拍一次。
refused-indistinct = 棋盘上看不清的地方太多：{ $points }点。
advice-indistinct = 请开灯、避免反光、拿稳手机，再拍一张；或检查轮廓是否落在棋盘上。
refused-no-such-board = 照片中没有那么多棋盘。
advice-no-such-board = 棋盘从左数起，从1开始。
refused-bad-corners = 这四个角围不成棋盘。
advice-bad-corners = 请依次把每个角放在线的最外侧交叉点上。
refused-different-boards = 这些照片的局面不同。
advice-different-boards = 请只用同一棋盘、其间没有动过棋子的照片。
refused-internal = 数子处理这张照片时出错。
advice-internal = 这是数子的错误，请报告。换一张照片也许可行。
