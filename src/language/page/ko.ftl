# shuzi, Korean: what only the page says

## The page

# Its opening
page-title = shuzi: 사진으로 하는 바둑 계가
page-invitation = 누가 이겼을까요? 바둑판을 찍어 보십시오.
page-what-it-does = shuzi는 사진에서 돌을 판독하고, 확실하지 않은 곳은 물어본 뒤, 정한 규칙대로 계가합니다.
page-how-to-photograph = 되도록 높은 곳에서, 손이 가리지 않게 바둑판 전체를 찍으십시오.
page-stays-here = 사진은 이 기기를 벗어나지 않습니다.
page-goes-to-computer = 사진은 이 페이지를 제공하는 컴퓨터로만 전송됩니다.
page-is-kept-there = 그 컴퓨터는 사진을 보관합니다.
page-take-photo = 사진 찍기
page-choose-photo = 사진 고르기
page-drop-or-paste = 사진을 여기로 끌어다 놓거나 붙여 넣어도 됩니다
page-add-photo = 이 바둑판의 사진 더하기
page-photos = 이 바둑판의 사진: { $count }장
page-photo-unread = { $file } 사진은 쓸 수 없었습니다: { $reason }
# What it is doing
page-opening = 사진을 여는 중…
page-opening-several = 사진을 여는 중 ({ $number } / { $count })…
page-fetching = 프로그램을 불러오는 중: { $percent }%
page-reading = 바둑판과 돌을 판독하는 중…
page-judging = 사활을 판정하는 중…
page-busy = 컴퓨터가 바쁩니다. { $seconds }초 뒤에 다시 시도합니다.
page-cancel = 취소
# The camera, live
page-camera = 카메라
page-shoot = 사진 찍기
page-shoot-alone = 자동 촬영
page-torch = 조명
page-camera-zoom = 확대
page-close-camera = 카메라 닫기
page-camera-opening = 카메라를 여는 중…
page-fetching-first = 프로그램을 불러오는 중…
page-camera-denied = 여기서는 카메라를 쓸 수 없습니다. 브라우저 설정에서 허용하거나 사진을 고르세요.
page-camera-absent = 카메라가 없습니다. 대신 사진을 고르세요.
page-camera-taken = 다른 프로그램이 카메라를 쓰고 있습니다. 그 프로그램을 닫거나 사진을 고르세요.
page-camera-lost = 카메라를 쓸 수 없게 되었습니다. 다시 열거나 사진을 고르세요.
page-move-left = 빛이 반사되어 보이지 않는 점이 있습니다. 왼쪽으로 조금 옮겨 한 장 더 찍으세요.
page-move-right = 빛이 반사되어 보이지 않는 점이 있습니다. 오른쪽으로 조금 옮겨 한 장 더 찍으세요.
page-shoot-again = 한 장 더
page-hint-good = 좋습니다. 그대로 계세요…
page-hint-no-board = 카메라를 바둑판에 맞추세요
page-hint-several-boards = 바둑판이 여러 개입니다. 계가할 판을 누르세요
page-hint-cut-off = 바둑판 전체가 화면에 들어오게 하세요
page-hint-cut-off-top = 바둑판이 화면 위로 벗어났습니다
page-hint-cut-off-right = 바둑판이 화면 오른쪽으로 벗어났습니다
page-hint-cut-off-bottom = 바둑판이 화면 아래로 벗어났습니다
page-hint-cut-off-left = 바둑판이 화면 왼쪽으로 벗어났습니다
page-hint-too-small = 더 가까이 가세요
page-hint-too-steep = 카메라를 더 높이 드세요
page-hint-too-dark = 더 밝게 하세요
page-hint-blurred = 화면이 흐립니다. 움직이지 마세요
page-hint-glare = { $points }에 빛이 반사됩니다. 기울이거나 가려 주세요
page-hint-covered = { $points }이(가) 가려져 있습니다
page-hint-moving = 움직이지 마세요
# The board
page-board = { $size }줄 바둑판, 흑돌 { $black }개, 백돌 { $white }개
page-board-keys = 화살표 키로 판 위를 움직이고, Enter로 점을 바꾸고, U로 되돌리고, 물음표로 모든 키를 봅니다.
page-tap-changes = 누르면 바뀌는 것
page-stones = 돌
page-dead-stones = 사석
page-corners = 귀
page-tap-a-point = 점을 누르면 빈 점, 흑돌, 백돌 순으로 바뀝니다.
page-tap-a-group = 돌을 누르면 죽음과 삶이 바뀝니다.
page-drag-corners = 각 고리를 바둑판 선의 가장 바깥 교차점으로 끌어다 놓으십시오.
page-size = 줄 수
page-other-size = 기타
page-other-sizes = 다른 줄 수
page-find-corners = 바둑판 자동으로 찾기
page-corner = 귀 { $number }/4
page-photo = 사진
page-diagram = 도면
page-show-marks = 판독 결과 표시
page-counted-before = 전에 계가한 판
page-delete = 삭제
page-delete-all = 모두 삭제
page-link = 판 링크
page-copy = 복사
page-link-copied = 링크를 복사했습니다.
page-bad-link = 이 링크는 판을 가리키지 않습니다.
page-from-link = 이 판은 링크로 열렸습니다.
page-turn = 그림 돌리기
page-install = 이 기기에 shuzi 설치
page-zoom-in = 확대
page-zoom-out = 축소
page-whole-board = 바둑판 전체 보기
page-undo = 되돌리기
page-redo = 다시 하기
page-done = 완료
page-close = 닫기
# What a point is, as it is read aloud and named
page-point-is = { $point }: { $what }
page-and = { $first }, { $second }
page-black = 흑돌
page-white = 백돌
page-empty = 빈 점
page-alive = 삶
page-dead = 죽음
page-black-area = 흑집
page-white-area = 백집
page-dame = 남은 공배
page-shared = 빅의 공유점
page-unsealed = 열린 경계
page-doubtful = 확인 필요
page-asked-about = 사활 확인 필요
page-read-black = 흑돌로 판독
page-read-white = 백돌로 판독
page-dead-stone = 사석
page-corrected = 사람이 바꾼 점
page-marks = 표시의 뜻
# Questions
page-question = 질문 { $number }/{ $count }
page-proposed = 제안
page-one-by-one = 하나씩
page-tap-wrong-point = 잘못 판독한 점을 누르거나 고르십시오:
page-skip = 보류
page-all-as-proposed = 모두 제안대로
page-back = 이전
page-later = 판을 먼저 보기
page-open-questions = 미확인 사항: { $count }건
page-open-but-decided = 승패에 영향을 주지 않는 미확인 사항: { $count }건
page-answer-them = 확인하기
# The result
page-result = 결과
page-next-board = 다음 판
page-retake = 다시 찍기
page-if-confirmed = 미확인 사항이 확인될 경우
page-as-it-stands = 현재 상태 기준, 아래 유의 사항 참고
page-checking = 확인 중…
page-weighing = 승패에 관계된 곳을 확인하는 중
page-no-result = 결과 없음
page-not-finished = 이 대국은 끝나지 않았습니다.
page-save-position = 국면 저장
page-count-anyway = 그래도 계가하기
page-how-counted = 계가 방법
page-to-be-known = 유의 사항
# The rules
page-rules = 규칙
page-komi = 덤
page-komi-not-taken = 덤은 −{ $most }부터 { $most }까지의 정수 또는 반 집이어야 합니다. 지금은 { $komi }(으)로 계산합니다.
page-komi-in-points = { $zi }자는 { $points }집입니다. 여기서 덤은 집으로 적습니다.
page-number-not-taken = 0부터 { $most }까지의 정수여야 합니다.
page-handicap = 접바둑 돌 수
page-bonus = 접바둑 돌에 대한 백의 보상
page-bonus-by-rules = 규칙대로
page-bonus-none = 없음
page-bonus-each = 한 점에 1집
page-bonus-but-one = 한 점을 빼고 한 점에 1집
page-black-prisoners = 따낸 흑돌
page-white-prisoners = 따낸 백돌
page-not-known = 모름
page-prisoners-before = 아직 판 위에 있는 사석은 빼고 셉니다.
# Saving and sharing
page-save = 저장 또는 공유
page-download = 저장
page-share = 공유
page-picture = 결과가 담긴 그림
page-record = 기보(SGF)
page-data = 데이터(JSON)
page-saved = 저장함: { $file }
page-not-shared = 공유할 수 없어 저장했습니다.
# When a photo is refused
page-another-photo = 다른 사진
page-put-corners = 네 귀를 직접 지정하기
page-vouch-for-lines = 이것이 바둑판 전체입니다: { $lines } × { $lines }
page-which-board = 어느 바둑판입니까? 왼쪽부터:
page-board-number = { $number }번째 바둑판
page-to-board = 바둑판으로 돌아가기
page-try-again = 다시 시도
page-not-a-photo = 사진이 아닙니다.
page-cannot-open = 이 브라우저는 이 형식의 사진을 열 수 없습니다. JPEG로 저장하거나 카메라 형식을 ‘호환성 우선’으로 바꾸십시오.
page-cannot-show = 이 브라우저는 사진을 보여 줄 수 없어 그림으로 나타냅니다.
page-answers-left-out = 바둑판과 맞지 않아 뺀 답: { $count }건
page-one-photo-only = 귀와 줄 수는 사진 한 장의 것이므로 나머지 사진은 쓰지 않습니다.
page-failed = 되지 않았습니다: { $message }
# What counts, and what is kept
page-settings = 설정
page-language = 언어
page-light-and-dark = 밝기
page-as-device = 기기 설정대로
page-light = 밝게
page-dark = 어둡게
page-counts-here = 이 기기에서 계가합니다
page-counts-there = 이 페이지를 제공하는 컴퓨터에서 계가합니다
page-counts-nowhere = 계가할 수 없습니다: 응답하는 컴퓨터가 없고, 이 페이지에는 프로그램이 들어 있지 않습니다.
page-only-here = 이 기기에서만 계가하기
page-now-here = 컴퓨터가 응답하지 않아 이 기기에서 계가합니다.
page-found-again = 지난번 바둑판을 다시 열었습니다.
page-kept = 바둑판과 사진은 지우거나 새 사진을 넣을 때까지 이 기기에 남습니다.
page-not-kept = 이 브라우저는 아무것도 보관하지 않습니다. 페이지를 떠나면 바둑판이 사라집니다.
page-forget = 이 바둑판 지우기
page-forgotten = 바둑판과 사진을 이 기기에서 지웠습니다.
page-new-version = 이 페이지의 새 버전이 있습니다.
page-load-it = 불러오기
# Help
page-help = 도움말
page-help-touch = 두 손가락으로 사진을 확대하고 움직입니다. 손가락을 판에 대고 있다가 밀면 정확히 겨눌 수 있습니다. 빠르게 두 번 누르면 확대됩니다.
page-keys = 키
page-key-arrows = 화살표
page-key-move = 판 위에서 움직이기
page-key-change = 점이나 돌 바꾸기, 제안 받아들이기
page-key-stones = 흑돌, 백돌, 빈 점
page-key-life = 삶, 죽음
page-key-one-by-one = 점을 하나씩 묻기
page-key-skip = 질문 보류
page-key-undo = 되돌리기, Shift와 함께 다시 하기
page-key-zoom = 확대, 축소, 전체
page-key-mode = 돌, 사석, 귀
page-key-view = 사진 또는 그림
# 일괄 판독 검토
page-review-title = 일괄 판독 검토
page-review-photos = 사진
page-review-show = 표시
page-review-open = 확인할 사진
page-review-asked = 질문 있음
page-review-refused = 거부됨
page-review-settled = 확인 불필요
page-review-corrected = 확인함
page-review-all = 모두
page-review-order = 순서
page-review-by-doubt = 의심이 큰 순서
page-review-by-name = 이름순
page-review-name-contains = 이름에 포함
page-review-total = 목록의 사진: { $count }
page-review-view = 보기
page-review-drawing = 그림
page-review-board = 판: 화살표 키로 점을 옮기고, B·W·E로 돌을, A·D로 사활을 정합니다
page-review-loading = 사진을 가져오는 중…
page-review-answers = 질문과 답
page-review-previous = 이전
page-review-next = 다음
page-review-put-corners = 네 귀 지정
page-review-find-lines = 자동으로 찾기
page-review-read-again = 다시 읽기
page-review-keys-short = Enter는 받아들이고 다음으로. ← →는 받아들이지 않고 이동, U는 되돌리기, ?는 모든 키.
page-review-bulk = 승패에 영향 없는 사진 받아들이기
page-review-bulk-what = 남은 질문에 어떻게 답해도(여럿을 함께 답해도) 승패가 바뀌지 않는 사진이 있습니다. 이런 사진은 보지 않고 제안을 받아들일 수 있으며, 되돌릴 수도 있습니다.
page-review-weighing = 따져 본 사진
page-review-bulk-weighing = 지금까지 찾은 사진: { $count }. 남은 사진: { $left }
page-review-bulk-count = 받아들일 수 있는 사진: { $count }
page-review-bulk-accept = 제안대로 받아들이기: { $count }
page-review-help-tap = 의심스러운 점을 누르면 돌이, 의심스러운 돌무리를 누르면 사활이 바뀝니다. 다른 점도 바꿀 수 있습니다. 휠이나 두 손가락으로 확대하고, 끌어서 옮깁니다.
page-review-status-asked = 질문 있음
page-review-status-refused = 거부됨
page-review-status-settled = 확인 불필요
page-review-status-corrected = 확인함
page-review-group = { $point }의 돌무리({ $stones }점)
page-review-unfit = 말한 내용이 이 사진과 맞지 않습니다: { $why }
page-review-accept = 제안대로 받아들이고 다음
page-review-accept-changed = 말한 대로 받아들이고 다음
page-review-accept-refusal = 국면 없음으로 확인하고 다음
page-review-key-accept = 받아들이고 다음 사진으로
page-review-key-move = 받아들이지 않고 이전·다음 사진으로
page-review-key-question = 이전·다음 질문
page-review-key-view = 그림, 도면, 사진
page-review-none = 표시할 사진이 없습니다
page-review-place = { $count }장 중 { $number }번째
page-review-same-photo = 같은 사진: { $names }
page-review-look-again = 다시 보기
page-review-decide = { $point }: 이 돌무리에는 제안이 없습니다. 먼저 A나 D를 누르세요.
page-review-last = 이 목록의 마지막 사진이었습니다.
page-review-taken-back = 되돌림: { $count }
page-review-more-questions = { $name }: 답에서 새 질문이 생겼습니다({ $count }).
page-review-not-saved = 저장되지 않음: { $name }. { $reason }
page-review-progress = { $count }장 중 { $done }장 확인
page-review-progress-rate = { $count }장 중 { $done }장 확인, 분당 { $rate }장
page-review-saving = 저장 중: { $count }
page-review-accepted = 받아들임: { $count }
page-review-no-picture = 그림을 표시할 수 없습니다.

## A refused photo, and what to do about it

refused-unreadable = 이 파일은 사진으로 읽을 수 없습니다.
advice-unreadable = 파일이 손상되었을 수 있습니다. 다시 찍거나 다른 사진을 고르십시오.
refused-unsupported-format = 이 형식의 사진은 여기서 읽을 수 없습니다.
advice-unsupported-format = JPEG나 PNG로 저장하거나 이 페이지에서 찍으십시오.
refused-too-large = 사진이 너무 큽니다.
advice-too-large = 더 작게 저장하거나 해상도를 낮추어 찍으십시오.
refused-too-small = 사진이 너무 작아 돌을 구별할 수 없습니다.
advice-too-small = 더 가까이에서 다시 찍거나 미리보기가 아닌 원본을 고르십시오.
refused-no-board = 사진에서 바둑판이 보이지 않습니다.
advice-no-board = 더 높은 곳에서 바둑판 전체가 들어오게, 손이 가리지 않게 찍으십시오. 네 귀를 직접 지정할 수도 있습니다.
refused-several-boards = 사진에 바둑판이 두 개 이상 있습니다.
advice-several-boards = 사진에서 해당 바둑판을 누르거나 그 바둑판만 찍으십시오.
refused-board-cut-off = 바둑판이 사진의 { $edge ->
        [top] 위쪽 가장자리
        [right] 오른쪽 가장자리
        [bottom] 아래쪽 가장자리
        [left] 왼쪽 가장자리
       *[several] 가장자리
    } 밖으로 나갔습니다.
advice-board-cut-off = 바둑판 전체가 들어오도록 물러나서 다시 찍으십시오.
refused-may-be-part = 사진에 { $lines }×{ $lines }줄이 있지만 바둑판이 사진의 { $edge ->
        [top] 위쪽 가장자리
        [right] 오른쪽 가장자리
        [bottom] 아래쪽 가장자리
        [left] 왼쪽 가장자리
       *[several] 가장자리
    } 밖으로 이어질 수 있습니다.
advice-may-be-part = 바둑판 둘레가 보이게 다시 찍거나, 이것이 바둑판 전체라고 지정하십시오.
refused-too-blurred = 사진이 너무 흐려 선이나 돌을 찾을 수 없습니다.
advice-too-blurred = 휴대폰을 움직이지 말고 바둑판에 초점을 맞춘 뒤 다시 찍으십시오.
refused-too-dark = 사진이 너무 어둡습니다.
advice-too-dark = 불을 더 켜고 다시 찍으십시오.
refused-doubtful-grid = 바둑판의 줄을 충분히 알아볼 수 없습니다.
advice-doubtful-grid = 윤곽을 바둑판에 맞추거나 더 높은 곳에서 찍으십시오.
refused-covered = 바둑판의 점 { $points }곳이 무언가에 가려져 있습니다.
advice-covered = 손이나 다른 물건을 바둑판에서 치우고 다시 촬영하세요.
refused-indistinct = 알아볼 수 없는 곳이 너무 많습니다: { $points }곳.
advice-indistinct = 불을 더 켜고 반사를 피해 흔들리지 않게 다시 찍거나 윤곽이 바둑판에 맞는지 확인하십시오.
refused-no-such-board = 사진에 그만큼 많은 바둑판이 없습니다.
advice-no-such-board = 바둑판은 왼쪽부터 1, 2로 셉니다.
refused-bad-corners = 이 네 귀로는 바둑판이 되지 않습니다.
advice-bad-corners = 각각을 선의 가장 바깥 교차점에, 판을 도는 순서로 놓으십시오.
refused-different-boards = 사진들의 판 상태가 서로 다릅니다.
advice-different-boards = 그 사이에 돌을 움직이지 않은 한 바둑판의 사진만 쓰십시오.
refused-internal = 이 사진을 처리하다가 shuzi에 문제가 생겼습니다.
advice-internal = shuzi의 오류이니 알려 주십시오. 다른 사진으로는 될 수도 있습니다.
