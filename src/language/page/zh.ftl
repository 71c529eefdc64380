# shuzi, Chinese: what only the page says

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
