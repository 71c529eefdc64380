# shuzi, Korean: what only the crates around the library say

## Lists

two-clauses = { $first }; { $second }
two-sentences = { $first } { $second }

## Questions to a person

# While one of several inputs is looked at.
looking-at-input = { $file } ({ $number }/{ $of })
question-of = { $file }: 질문 { $number } / { $of }
not-a-key = “{ $typed }”에 해당하는 키가 없습니다.
nothing-to-undo = 되돌릴 답이 없습니다.
help-names = 누가 답하는지 밝히려면 “{ $key } Anna”처럼 키 뒤에 이름을 씁니다. 쓰지 않으면 답한 사람: { $by }.
ask-whole-board = { $file }: 사진이 선이 끝나는 곳에서 끝나 그 바깥이 보이지 않습니다. { $lines }×{ $lines }줄이 바둑판 전체입니까?
whole-board-keys = [Enter] [n] 아니요, 일부입니다  [y] 예, 전체입니다:{" "}

## The referee's desk: the answer

claim-agrees = ‘{ $claim }’ 주장은 맞습니다.
claim-disagrees = ‘{ $claim }’ 주장은 틀립니다.
claim-undecided = { $questions ->
    [0] ‘{ $claim }’ 주장은 아직 판정할 수 없습니다.
   *[other] ‘{ $claim }’ 주장은 아직 판정할 수 없습니다: 질문 { $questions }개에 달려 있습니다.
}
claim-understood = 다음과 같이 이해함: { $meaning }.
claim-is-ambiguous = 이 주장은 여러 뜻으로 볼 수 있습니다. 어느 뜻인지는 주장한 사람만 밝힐 수 있습니다:
claim-may-mean = ‘{ $meaning }’: { $verdict ->
    [right] 맞습니다.
    [wrong] 틀립니다.
   *[undecided] 아직 판정할 수 없습니다.
}
claim-otherwise = ‘{ $meaning }’라는 뜻이라면 주장은 { $verdict ->
    [right] 맞습니다.
    [wrong] 틀립니다.
   *[undecided] 아직 판정할 수 없습니다.
}
claimed-win = { $player ->
    [black] 흑승
   *[white] 백승
}
claimed-count = 덤 계산 전 { $whose ->
    [black] 흑
    [white] 백
   *[either] 한쪽
} { $count }{ $unit ->
    [zi] 자
   *[points] 집
}
claim-is-of-the-fill-in = 이는 돌이 모자란 채 메웠을 때의 모습이며 대국 결과가 아닙니다.
no-count-decides = 이 대국은 계가로 결정되지 않습니다

## The referee's desk: the protocol

protocol-title = 계가 기록
protocol-footer = { $program } · 검증값 { $seal }
heading-game = 대국
heading-claim = 주장
heading-agreement = 서명하는 내용
heading-photos = 사진
heading-position = 판의 상태
heading-open-questions = 미확인 사항
heading-answers = 확인된 사항
heading-warnings = 유의 사항
heading-second-look = 사진 대조
heading-dead-stones = 사석
heading-guided = 판 위에서 세는 순서
caption-guided-photo = 사진 위의 같은 순서: 빈 동그라미의 돌을 같은 번호의 고리로 옮깁니다. 테두리는 열 개씩이고, 숫자는 누계입니다.
caption-territory-photo = 사진 위의 같은 순서: 따낸 돌은 파란 고리에 메우고, 빈 동그라미의 돌은 같은 번호의 고리로 옮깁니다. 테두리는 열 집씩이고, 숫자는 각 쪽의 누계입니다.
heading-record = 기보
heading-fill-in = 메우는 순서
heading-filled-in = 메우기
heading-rearranged = 정리한 판
heading-inputs = 제출된 자료
row-black = 흑
row-white = 백
row-event = 대회
row-place = 장소
row-table = 테이블
row-date = 날짜
row-photo-taken = 촬영 시각
row-counted-at = 계가 시각
row-referee = 심판
row-rules = 규칙
row-source = 근거
row-prisoners = 따낸 돌
row-claim = 주장
row-claimed-by = 주장한 사람
prisoners-of-both = 흑돌 { $black }개, 백돌 { $white }개
column-input = 용도
column-file = 파일
column-bytes = 바이트
column-sha256 = SHA-256
column-statement = 진술
column-read = 사진 판독
column-by = 진술자
column-point = 점
column-together = 종합
column-player = 대국자
column-stones = 돌
column-why-dead = 이유
the-referee = 심판
input-board = 바둑판
input-after = 나중의 바둑판
input-record = 기보
how-to-repeat = 위 파일들과 이 기록의 JSON 파일로 누구나 다시 해 볼 수 있습니다: shuzi verify --replay 파일.json. 작성 프로그램: { $program }. 검증값(SHA-256): { $seal }.
signature-of = { $role }: { $name }
photo-taken-at = { $file }: { $time }
by-the-cameras-clock = { $times }(카메라 시계 기준)
agreement-seal = 이것은 검증값이 { $seal }인 기록의 일부입니다.
agreement-key = 대회의 열쇠(Ed25519)로 전자 서명되었습니다. 열쇠의 지문(SHA-256): { $fingerprint }.
box-agrees = 동의함
box-does-not-agree = 동의하지 않음
caption-photo = { $file }: 녹색 고리는 흑돌, 분홍 고리는 백돌, 가위표는 사석, 작은 네모는 누구의 집인지, 노란색은 확인이 필요한 점입니다.
caption-position = 흑돌 { $black }개, 백돌 { $white }개. 붉은 가위표: 사석. 네모: 누구의 점인지. 노란 고리: 확인이 필요한 점, 파란 고리: 사활 확인이 필요한 돌.
caption-record = 가위표가 있는 작은 돌은 없는 돌, 고리가 있는 돌은 더 있거나 색이 다른 돌입니다. 화살표는 기보의 자리에서 실제 자리를 가리킵니다.
caption-after = 큰 돌은 이전 상태의 돌, 작은 돌은 나중에 놓인 돌입니다. 붉은색: 잘못된 것. 노란색: 확인이 필요한 점에 달린 것.

## The referee's desk: questions and answers

points-that-change-nothing = 확인이 필요하지만, 무엇이 있든 결과는 같은 점: { $points }.
decisive-question = 이것으로 결정됩니다: { $question }
question-unfinished = { $points }에서 아직 끝나지 않았습니다.
question-prisoners = 따낸 돌의 수를 알 수 없어, 아무도 쉬지 않은 것으로 보고 추정했습니다.
question-bonus = 접바둑 돌 { $stones }점에 대해 백에게 몇 집을 주는지 밝히지 않았고, 규칙의 문면도 서로 다릅니다.
if-bonus = 백에게 주는 몫이 ‘{ $bonus }’이면
question-grid = 격자가 바둑판 선과 맞는지 확실하지 않습니다.
# What follows from an answer, a sentence of its own; "if" is one of the six below.
way = { $if }: { $result }.
if-stone = { $stone ->
    [black] 흑돌이면
    [white] 백돌이면
   *[empty] 빈 점이면
}
if-group = { $fate ->
    [alive] 살았으면
   *[dead] 죽었으면
}
as-it-stands = 이대로 두면
if-otherwise = 그렇지 않으면
nobody-can-tell = 결과를 알 수 없음
played-out-by = { $player ->
    [black] 흑이 먼저 두어 끝까지 두면
   *[white] 백이 먼저 두어 끝까지 두면
}
moved-last = { $player ->
    [black] 흑이 마지막에 두었으면
   *[white] 백이 마지막에 두었으면
}
stated-stone = { $stone ->
    [black] { $point }에 흑돌이 있습니다.
    [white] { $point }에 백돌이 있습니다.
   *[empty] { $point }에는 돌이 없습니다.
}
stated-stone-after = { $stone ->
    [black] 나중의 바둑판에서 { $point }에 흑돌이 있습니다.
    [white] 나중의 바둑판에서 { $point }에 백돌이 있습니다.
   *[empty] 나중의 바둑판에서 { $point }에는 돌이 없습니다.
}
stated-ko-pass = { $dead ->
    [dead] 그 패에 대해 한 번 쉰 뒤에야 되따낼 수 있을 때 { $point }의 돌은 죽었습니다(제7조 2항).
   *[alive] 그 패에 대해 한 번 쉰 뒤에야 되따낼 수 있을 때 { $point }의 돌은 살았습니다(제7조 2항).
}
stated-ended = { $how ->
    [both-lose] 양쪽 모두 패배입니다: 계가로 결정되지 않습니다.
   *[no-result] 이 대국은 무효국입니다: 계가로 결정되지 않습니다.
}
stated-none-dead = 사석이 없습니다.
stated-all-dead = { $points }의 돌이 사석이고, 다른 사석은 없습니다.
stated-toggled = { $points }의 돌은 사활이 제안과 반대입니다.
stated-group = { $dead ->
    [dead] { $points }의 돌은 죽었습니다.
   *[alive] { $points }의 돌은 살았습니다.
}

## The referee's desk: a second look

photos-read-together = 같은 바둑판의 사진 { $photos }장을 함께 판독했습니다.
photos-agree = 모든 점에서 서로 같습니다.
read-and-doubted = { $seen }; { $doubt }
looks-like = { $certainty ->
    [clear] 분명히 { $stone }
    [likely] 아마도 { $stone }
   *[unclear] 혹시 { $stone }
}
no-dead-stones = 사석이 없습니다.

## The referee's desk: the record

record-account = { $stage ->
    [last] 바둑판은 기보의 마지막 상태({ $moves }수까지)입니다
   *[earlier] 바둑판은 기보의 앞선 상태({ $moves }번째 수 뒤, 끝나기 { $later }수 전)입니다
}{ $lifted ->
    [0] {""}
   *[other] ; 사석 { $lifted }개를 들어냈습니다({ $lifted-points })
}{ $dame ->
    [0] {""}
   *[other] ; 공배 { $dame }곳을 메웠습니다({ $dame-points })
}{ $played ->
    [0] {""}
   *[other] ; 돌 { $played }개는 기보가 끝난 뒤에 둔 것일 수 있습니다({ $order })
}{ $passes ->
    [0] {""}
   *[other] , 그 사이 한 수 쉼 { $passes }번
}{ $captured ->
    [0] {""}
   *[other] , 따낸 돌 { $captured }개
}{ $others ->
    [0] {""}
   *[other] ; 그 밖에 { $others }곳이 다릅니다
}{ $doubtful ->
    [0] .
   *[other] ; 다른 점 가운데 { $doubtful }곳은 확인이 필요합니다.
}
record-more-differences = 그 밖에 { $more }곳이 더 다르며, 그림에 표시했습니다.
record-turned = { $turns ->
    [1] 사진의 방향에 맞추어 기보를 오른쪽으로 90도 돌렸습니다.
    [2] 사진의 방향에 맞추어 기보를 180도 돌렸습니다.
   *[3] 사진의 방향에 맞추어 기보를 왼쪽으로 90도 돌렸습니다.
}
record-mirrored = 기보가 바둑판의 거울상입니다: 사진은 뒤집히지 않으므로, 기보나 사진 파일이 뒤집힌 것입니다.
record-symmetric = 둘 이상의 방향으로 맞으므로, 점의 이름이 다를 수 있습니다.
record-moved = { $color ->
    [black] { $from }의 흑돌이 { $to }에 있습니다.
   *[white] { $from }의 백돌이 { $to }에 있습니다.
}
record-missing = { $color ->
    [black] { $point }의 흑돌이 없습니다.
   *[white] { $point }의 백돌이 없습니다.
}
record-extra = { $color ->
    [black] { $point }에 기보에 없는 흑돌이 있습니다.
   *[white] { $point }에 기보에 없는 백돌이 있습니다.
}
record-other-color = { $color ->
    [black] { $point }에 흑돌이 있지만, 기보에는 백돌입니다.
   *[white] { $point }에 백돌이 있지만, 기보에는 흑돌입니다.
}
record-undecided = { $point }: 사진에서는 확인이 필요하며({ $photo ->
    [black] 흑돌
    [white] 백돌
   *[empty] 빈 점
}), 기보에서는 { $record ->
    [black] 흑돌입니다.
    [white] 백돌입니다.
   *[empty] 빈 점입니다.
}
record-too-many = { $player ->
    [black] 흑돌
   *[white] 백돌
} { $number }개가 많습니다: 둔 돌 { $played }개, 판 위 { $board }개, 잡힌 돌 { $prisoners }개.
record-too-few = { $player ->
    [black] 흑돌
   *[white] 백돌
} { $number }개가 모자랍니다: 둔 돌 { $played }개, 판 위 { $board }개, 잡힌 돌 { $prisoners }개.
spot-of-record = { $photo }(기보에서는 { $record })

## The referee's desk: the board after

after-doubtful = 나중의 바둑판 사진에서 확인이 필요한 점: { $points }.
untrusted-grid = { $photo ->
    [before] 앞의 사진은 믿을 수 없습니다: 격자가 바둑판의 것일 확률이 { $percent } %뿐입니다. --corners로 네 귀를 지정하거나 위에서 다시 찍으십시오.
   *[after] 나중 사진은 믿을 수 없습니다: 격자가 바둑판의 것일 확률이 { $percent } %뿐입니다. 위에서 다시 찍으십시오.
}
untrusted-doubts = { $photo ->
    [before] 앞의 사진은 { $points }에서 믿을 수 없습니다: 무엇이 있는지 분명하지 않습니다. --set으로 지정하거나 사진을 다시 찍으십시오.
   *[after] 나중 사진은 { $points }에서 믿을 수 없습니다: 무엇이 있는지 분명하지 않습니다. --set-after로 지정하거나 사진을 다시 찍으십시오.
}
untrusted-no-liberties = 나중 사진은 { $points }에서 믿을 수 없습니다: 누구도 그렇게 놓을 수 없는, 활로가 없는 돌이 있습니다. 무엇이 있는지 --set-after로 지정하거나 사진을 다시 찍으십시오.
untrusted-displaced = 나중 사진은 { $points }에서 믿을 수 없습니다: 제자리에 없는 돌이 너무 많아, 사진을 잘못 읽었거나 판이 흐트러진 것입니다. 무엇이 있는지 --set-after로 지정하거나 사진을 다시 찍으십시오.
filled-right = 메우기가 올바릅니다: 원래 있던 돌은 움직이지 않았고, 양쪽 돌이 모두 있으며, 빈 점 1개가 남았습니다.
filled-wrong = 메우기에 잘못이 { $faults }가지 있습니다:
filled-undecided = 메우기가 올바른지는 확인이 필요한 점에 달려 있습니다.
filled-side = { $player ->
    [black] 흑
   *[white] 백
}: 판 위에 돌 { $stones }개, 그중 상대 집에 { $elsewhere }개, 자기 빈 점 { $empty }개.
filled-differences = 나중의 바둑판으로 계산하면: { $derived }. 이전 상태로 계산하면: { $expected }. 판에 놓인 대로 읽으면: { $read-off }.
fault-changes = { $fault } { $player ->
    [black] 이 때문에 흑이 { $points } 많아 보입니다.
   *[white] 이 때문에 백이 { $points } 많아 보입니다.
}
fault-undecided = { $fault } 이것은 확인이 필요한 점에 달려 있습니다: { $points }.
some-of = { $points } 중 { $number }개
fault-moved = { $color ->
    [black] { $from }의 흑돌이 옮겨져 { $places ->
        [1] { $to }
       *[other] { $to } 중 한 곳
    }에 있습니다.
   *[white] { $from }의 백돌이 옮겨져 { $places ->
        [1] { $to }
       *[other] { $to } 중 한 곳
    }에 있습니다.
}
fault-moved-away = { $color ->
    [black] { $from }의 흑돌이 옮겨져 다른 흑돌 사이에 있습니다.
   *[white] { $from }의 백돌이 옮겨져 다른 백돌 사이에 있습니다.
}
fault-gone = { $color ->
    [black] { $point }의 흑돌이 판 위에 없습니다.
   *[white] { $point }의 백돌이 판 위에 없습니다.
}
fault-replaced = { $color ->
    [black] 흑돌이 있던 { $point }에 백돌이 있습니다.
   *[white] 백돌이 있던 { $point }에 흑돌이 있습니다.
}
fault-missing = { $player ->
    [black] 흑돌 한 벌에서 { $number }개가 모자라거나, 메우지 않은 점이 있습니다.
   *[white] 백돌 한 벌에서 { $number }개가 모자라거나, 메우지 않은 점이 있습니다.
}
fault-surplus = { $player ->
    [black] 흑돌이 한 벌보다 { $number }개 많습니다.
   *[white] 백돌이 한 벌보다 { $number }개 많습니다.
}
fault-losing-stones = { $player ->
    [black] 흑돌 { $number }개가 판 위에 없습니다: 놓아야 할 남은 돌이 아직 통에 있거나, 한 벌에서 모자랍니다. 통의 돌을 세십시오.
   *[white] 백돌 { $number }개가 판 위에 없습니다: 놓아야 할 남은 돌이 아직 통에 있거나, 한 벌에서 모자랍니다. 통의 돌을 세십시오.
}
fault-wrong-color = { $color ->
    [black] 흑이 메울 자기 점이 있는데도 흑돌 { $number }개가 백집에 있습니다: { $stones }.
   *[white] 백이 메울 자기 점이 있는데도 백돌 { $number }개가 흑집에 있습니다: { $stones }.
}
fault-wrong-color-instead = { $color ->
    [black] 백집에서 백돌이 있을 자리에 흑돌 { $number }개가 있습니다: { $stones }.
   *[white] 흑집에서 흑돌이 있을 자리에 백돌 { $number }개가 있습니다: { $stones }.
}
fault-exchanged = 백집의 흑돌({ $black })과 흑집의 백돌({ $white })은 덤 돌도 남은 돌도 아닙니다: 한쪽 돌을 잘못 놓아 다른 쪽 돌을 놓을 자리가 없어진 것입니다.
fault-compensation = { $color ->
    [black] 흑의 덤 돌 { $number }개를 놓지 않았습니다.
   *[white] 백의 덤 돌 { $number }개를 놓지 않았습니다.
}
fault-shared = 공유점을 고르게 메우지 않았습니다: 흑 { $black }개, 백 { $white }개, 빈 점 { $empty }개.
fault-open-dame = 더 둘 수 있었던 점이 이제 공유점이 되었습니다: { $points }.
rearranged-kept = { $player ->
    [black] 흑의 수는 그대로입니다
   *[white] 백의 수는 그대로입니다
}: 정리하면서 달라진 것이 없습니다.
rearranged-stones-differ = { $player ->
    [black] 흑
   *[white] 백
}의 돌은 판 위에 { $stones }개인데, 메운 사석을 합하면 { $due }개여야 합니다: 한 개의 차이가 한 집입니다.
rearranged-more = { $player ->
    [black] 흑이
   *[white] 백이
} 정리하기 전보다 { $number }점 많습니다.
rearranged-fewer = { $player ->
    [black] 흑이
   *[white] 백이
} 정리하기 전보다 { $number }점 적습니다.
rearranged-undecided = { $player ->
    [black] 흑의 수가 그대로인지 알 수 없습니다.
   *[white] 백의 수가 그대로인지 알 수 없습니다.
}
total-before = 이전: 돌 { $stones }개, 빈 점 { $empty }개, 합계 { $points }.
total-now = 현재: 돌 { $stones }개, 빈 점 { $empty }개, 합계 { $points }.
region-undecided = 누구의 집인지 알 수 없습니다: { $points }.
total-hangs-on = 합계는 확인이 필요한 점에 달려 있습니다: { $points }.

## The referee's desk: repeating a protocol

replay-reproduced = { $file }: 한 바이트도 다르지 않게 재현됨(파일 { $inputs }개, 작성 프로그램 { $program }).
replay-differs = { $file }: 재현되지 않음.
replay-unsealed = 검증값이 맞지 않습니다: 기록이 작성된 뒤에 바뀌었습니다.
replay-signed-by-the-event = 이 열쇠로 서명되었습니다: { $fingerprint }.
replay-signed-by-somebody = 열쇠 { $fingerprint }(으)로 서명되었고 서명이 유효합니다. 그것이 대회의 열쇠인지는 --key로 확인합니다.
replay-signed-by-another = 이 열쇠가 아니라 다른 열쇠로 서명되었습니다: { $fingerprint }.
replay-not-signed = 서명이 없습니다: 누구나 만들 수 있는 기록입니다.
replay-signature-broken = 서명이 유효하지 않습니다: 서명한 뒤에 기록이 바뀌었거나 위조되었습니다.
replay-layout = 글의 배열 말고는 다른 것이 없습니다.
replay-program = 작성 프로그램: { $program }. 지금 프로그램: { $this }.
replay-difference = { $place }: 기록에는 { $recorded }, 다시 한 결과는 { $again }.
replay-nothing = 없음
key-made = { $private }: 서명용이므로 비밀로 하십시오. { $public }: 확인용이므로 모두에게 나누어 주십시오. 서명된 기록에 인쇄되는 지문(SHA-256)은 { $fingerprint }입니다.

## The guided count of territories

territory-needs-prisoners = 계가할 때는 따낸 돌을 집에 메우는데 그 수를 알 수 없습니다: 따낸 돌을 세어 밝히십시오.

## Errors: photos

error-too-large = 파일이 { $most }바이트보다 큽니다. 그보다 큰 것은 읽지 않습니다
hint-check-file-meant = 이 파일이 맞는지 확인하십시오. 사진이라면 1,200만 화소쯤으로 줄일 수 있습니다.

## Errors: the board in the photo

error-no-photo = 사진이 없습니다
hint-photos-unmoved = 그 사이에 돌을 움직이지 않은 한 바둑판의 사진을 지정하십시오.
hint-give-photo-of-board = 바둑판의 사진을 지정하십시오.

## Errors: rules and counts

error-overtime = { $color ->
    [black] 흑
   *[white] 백
}의 시간 초과: { $error }
hint-state-komi = --komi 7.5처럼 덤을 지정하십시오.
hint-wins-on-time = 계가할 것이 없습니다. 상대의 시간승입니다.
hint-state-penalty = --penalty black=2처럼 벌점을 지정하십시오.

## Errors: records, claims and protocols

error-record-size = 기보는 { $record } 바둑판이고 사진은 { $photo }입니다
error-record-of-another-game = 다른 대국의 기보입니다. 가장 가까운 { $moves }수 뒤에도 { $points }곳이 다릅니다(판 위의 돌 { $stones }개)
error-not-the-same-game = 같은 대국이 아닙니다. 판을 어떻게 돌려도 돌 { $stones }개 중 많아야 { $fitting }개만 제자리에 있습니다
error-not-the-same-size = 같은 대국이 아닙니다. 바둑판이 { $before }에서 { $after }(으)로 바뀌었습니다
hint-record-of-the-game = 사진에 나온 대국의 기보를 지정하십시오.
error-position-beside-photos = 주어진 판의 상태는 사진이 아니므로 함께 읽을 수 없습니다
hint-position-alone = 판의 상태만 지정하거나 --record로 사진과 기보를 비교하십시오.
error-nothing-to-compare = 앞의 판에 결과가 없어 뒤의 판과 비교할 수 없습니다
hint-settle-position-before = 앞의 판에서 잘못된 것을 먼저 해결하십시오.
hint-photos-before-and-rearranged = 한 바둑판을 정리하기 전과 후의 사진을 지정하십시오.
hint-photos-before-and-filled = 한 바둑판을 메우기 전과 후의 사진을 지정하십시오.
error-nothing-filled-in = 이 규칙에서는 메우지 않습니다
hint-say-whose-points = --counted black처럼 누구의 집을 셀지 지정하거나 --rules ing을 지정하십시오.
error-no-protocol = 기록이 아닙니다: { $error }
error-pdf-photo = 사진 { $number }을(를) PDF에 넣을 수 없습니다: { $reason }
error-pdf-font = 글꼴 { $font }을(를) PDF에 넣을 수 없습니다: { $reason }
error-other-protocol = '{ $schema }' 종류의 기록인데 이 프로그램은 { $known }만 압니다
error-protocol-file-gone = 기록에 나오는 이 파일이 없습니다
error-protocol-file-changed = { $file }은(는) 기록을 만든 파일이 아닙니다. SHA-256이 { $sha256 }이(가) 아닙니다
hint-give-protocol = `shuzi verify --ruling FILE.json`이 쓴 .json 파일을 지정하십시오.
hint-put-beside-protocol = 제출된 파일을 기록 옆에 두십시오.
error-many-photos = 사진 { $number }장이 지정되었는데, 함께 조사하는 것은 { $most }장까지입니다
error-large-files = 파일은 모두 { $number }바이트인데, 조사하는 것은 { $most }바이트까지입니다
error-many-statements = 진술에 나오는 점은 { $number }개인데, 받는 것은 { $most }개까지입니다
hint-fewer-photos = 바둑판의 가장 좋은 사진만 지정하십시오.
hint-smaller-files = 사진을 줄이거나 작은 것으로 지정하십시오.
hint-fewer-statements = 각 점은 한 번만 진술하십시오.
error-key-public-half = 열쇠의 공개 쪽입니다. 서명에는 비밀 쪽이 필요합니다
error-key-private-half = 열쇠의 비밀 쪽이며 주최자만 가져야 합니다
error-key-encrypted = 이 열쇠는 암호 구절로 암호화되어 있습니다
error-key-openssh = OpenSSH 형식의 열쇠입니다
error-key-not-pem = PEM 형식의 열쇠가 아닙니다
error-key-damaged = 이 열쇠는 손상되었거나 잘렸거나 Ed25519 열쇠가 아닙니다
error-key-same-name = 열쇠의 공개 쪽 이름이 같아집니다
error-key-exists = 이 파일은 이미 있으며 열쇠는 덮어쓰지 않습니다
error-key-no-pem = 열쇠를 PEM으로 쓸 수 없습니다
error-no-random = 난수를 얻을 수 없습니다: { $error }
error-cannot-write-file = 파일을 쓸 수 없습니다: { $error }
hint-key-private = `shuzi verify --make-key FILE`이 FILE에 쓰는 비밀 쪽을 지정하십시오.
hint-key-public = `shuzi verify --make-key event.key`가 event.pub에 쓰는 공개 쪽을 지정하십시오. `openssl pkey -in event.key -pubout`으로도 나옵니다.
hint-key-without-passphrase = 암호 구절 없이 쓰십시오: `openssl pkey -in KEY -out FILE`.
hint-make-key = `shuzi verify --make-key FILE`이나 `openssl genpkey -algorithm ed25519 -out FILE`로 만드십시오.
hint-key-name = event.key처럼 다른 이름을 쓰십시오. 공개 쪽은 event.pub이 됩니다.
hint-check-folder = 폴더와 쓰기 권한을 확인하십시오.
usage-key-with-replay = --key는 기록의 서명을 확인합니다. --replay PROTOCOL.json과 함께 쓰십시오
usage-sign-json = --sign은 기록의 JSON에 서명합니다. --ruling FILE.json으로 그것도 쓰십시오

## Errors: another program's opinion

engine-unasked = 묻지 않은 것에 답합니다

## Errors: files, folders and tables

error-cannot-read = 파일을 읽을 수 없습니다: { $error }
error-cannot-write = { $file }에 쓸 수 없습니다: { $error }
error-cannot-make = { $folder }을(를) 만들 수 없습니다: { $error }
error-cannot-search = { $folder }을(를) 찾아볼 수 없습니다: { $error }
error-cannot-write-results = 결과를 쓸 수 없습니다: { $error }
stopped-nobody-listens = 듣는 이가 없습니다
hint-check-name = 이름을 확인하십시오. 빈칸이 있으면 따옴표로 묶으십시오.
hint-check-permission = 파일을 읽을 권한이 있는지 확인하십시오.
hint-name-files-in-folder = `folder/*.jpg`처럼 폴더 안의 파일을 지정하거나 `shuzi batch`로 그 안의 사진을 모두 읽으십시오.
hint-open-with-another-program = 다른 프로그램으로 파일이 열리는지 확인하십시오.
results-no-game = 표에 대국이 없습니다(한 줄에 한 국: round,black,white,result)
results-encoding = UTF-8이 아닙니다. 표를 UTF-8로 저장하십시오
results-fields = 항목이 4개가 아니라 { $fields }개입니다(round,black,white,result)
results-round = '{ $text }'은(는) 라운드 번호가 아닙니다
results-result = '{ $text }'은(는) 결과가 아닙니다(B+2.5, W+R, B+T, W+F, 무승부는 0, 둘 다 지면 0-0, 둘 다 오지 않으면 0F-0F, 무효는 void, 한 사람이면 bye, absent, suspended로 쓰십시오)
results-players = 대국에는 두 명, 부전과 absent, suspended에는 한 명이 있어야 합니다
results-suspended = '{ $name }'은(는) { $before }번째 줄에서 출전 정지되어 남은 대국을 모두 집니다. 결과나 출전 정지를 바로잡으십시오
results-twice = '{ $name }'이(가) { $round }라운드에 두 번 나옵니다({ $before }번째 줄 참조)
results-alike = '{ $name }'와(과) '{ $like }'({ $before }번째 줄)은(는) 같은 사람 같습니다. 똑같이 쓰거나 다르게 구별하십시오
hint-write-results = 한 줄에 한 국씩 1,커제,박정환,B+2.5처럼 쓰십시오.
error-no-labels = 라벨이 있는 사진이 없습니다(라벨은 사진 옆의 NAME.json)
error-no-ninth-ping = 조문은 품이 몇 단에 해당하는지 정하지 않습니다. --ninth-ping 7tuan처럼 지정하십시오
error-grade-which-way = '{ $text }'은(는) 프로 단처럼 9가 가장 높을 수도, 품처럼 1이 가장 높을 수도 있습니다. ping이나 tuan으로 쓰십시오
error-no-grade = '{ $text }'은(는) 급수가 아닙니다(3tuan처럼 1~9에 ping, tuan, chi를 붙이십시오. dan과 kyu는 tuan과 chi로 읽습니다)
usage-guess-in-even-game = 돌 가리기는 호선에서만 합니다. 여기서는 하수가 흑을 잡으니 --stones와 --guess를 빼십시오
usage-times-contradict = { $color ->
    [black] 흑
   *[white] 백
}의 시간이 서로 맞지 않습니다. --exceeded나 --moves의 시간이 --used에서 제한 시간을 넘은 몫에 들어가지 않습니다
usage-heading-error = 오류:
usage-heading-usage = 사용법:
usage-try-help = 자세한 것은 '--help'를 보십시오.
usage-invalid-value = '{ $option }'의 값 '{ $value }'이(가) 잘못되었습니다
usage-because = { $what }: { $why }
usage-no-value = '{ $option }'에는 값이 필요합니다
usage-too-many-values = '{ $option }'의 값이 너무 많습니다: '{ $value }'은(는) 남는 값입니다
usage-unknown-argument = '{ $argument }'(이)라는 인수는 없습니다
usage-unknown-command = '{ $command }'(이)라는 명령은 없습니다
usage-missing-arguments = 필요한 인수가 없습니다: { $arguments }
usage-twice = '{ $argument }'은(는) 한 번만 쓸 수 있습니다
usage-not-together = '{ $argument }'은(는) '{ $other }'와(과) 함께 쓸 수 없습니다
usage-possible-values = [쓸 수 있는 값: { $values }]
usage-similar = 도움말: 비슷한 것으로 '{ $name }'이(가) 있습니다
value-rules = 규칙은 { $known }입니다. 대회의 규칙은 .toml로 끝나는 파일에서 읽습니다
value-handicap = 0부터 { $most }까지의 돌 수를 쓰십시오
value-bonus = 0, N, N-1 중 하나를 쓰십시오
value-prisoners = B=3,W=5처럼 양쪽의 따인 돌 수를 각각 { $most }개까지 쓰십시오
value-penalties = black=2나 black=2,white=4처럼 벌점을 쓰십시오
value-overtime = black=0.2나 white=5/30처럼 초과한 시간이 제한 시간에서 차지하는 몫을 쓰십시오
value-time = 60min, 1h30m, 1:30:00처럼 일주일까지의 시간을 단위와 함께 쓰십시오
value-time-is-open = '{ $text }'은(는) 분과 초일 수도, 시와 분일 수도 있습니다. { $minutes }이나 { $hours }으로 쓰십시오
value-byo-yomi = 5x30s나 1x1min처럼 초읽기의 횟수와 길이를 쓰십시오
value-periods = 5x30s처럼 1회부터 { $most }회까지, 길이가 있는 초읽기를 쓰십시오
value-exceeded = black=2나 black=2,white=0처럼 초읽기를 넘긴 횟수를 쓰십시오
value-move-times = black=25s+34s나 black=31s,white=12s+65s처럼 한 수마다 걸린 시간을 쓰십시오
value-basic-time = 제한 시간이 없는 대국은 없습니다
value-times = black=7min이나 black=52min,white=1:15:00처럼 시간을 단위나 h:mm:ss로 쓰십시오
value-sets = black=179나 black=179,white=180처럼 한 벌의 돌 수를 쓰십시오
value-empty = 비어 있을 수 없습니다
value-left-open = ended, black-first, white-first 중 하나를 쓰십시오
value-color = black이나 white를 쓰십시오
value-lines = 줄 수를 2부터 { $most }까지 쓰십시오
value-turn = 시계 방향의 각도 90, 180, 270 중 하나를 쓰십시오
value-board-number = 바둑판의 번호를 왼쪽부터 1, 2…로 쓰십시오
value-game-number = 파일 안의 대국 번호를 1부터 쓰십시오
value-corners = 10,20,900,25,880,870,15,860처럼 화소 좌표 여덟 개를 쓰십시오
value-correction = Q16=black(또는 white, empty)처럼 점과 거기 놓인 것을 쓰십시오
value-ended = no-result나 both-lose를 쓰십시오
value-fate = C3=dead나 C3=alive처럼 돌의 점과 생사를 쓰십시오
value-open-quote = 따옴표가 닫히지 않았습니다
value-engine = 'gnugo --mode gtp'처럼 엔진을 시작하는 명령을 쓰십시오
value-overlay-file = 파일 이름은 .png나 .svg로 끝나야 합니다
value-protocol-file = 파일 이름은 .html, .pdf, .json 중 하나로 끝나야 합니다
value-part = 2/8처럼 I/N으로 쓰십시오
value-seconds = 0보다 크고 { $most } 이하인 초를 쓰십시오
value-number = { $least }부터 { $most }까지의 정수를 쓰십시오
value-points-per-chi = 4(반 수)나 8처럼 0부터 16까지의 짝수를 쓰십시오
value-tuan = 7tuan처럼 단을 쓰십시오
value-address = localhost:8080처럼 localhost나 IP 주소를 쓰십시오. 포트는 생략할 수 있습니다
error-cannot-read-label = 라벨을 읽을 수 없습니다: { $error }
error-label = 라벨을 해석할 수 없습니다: { $error }
error-label-rows = 라벨의 줄이 `.`, `B`, `W`로 된 { $size }×{ $size }가 아닙니다
error-label-corners = 라벨에 국면과 그 바둑판의 네 귀퉁이가 없습니다
error-fault-not-here = 이 판에서는 이런 잘못이 드러나지 않습니다. 다른 잘못이나 다른 판을 고르십시오
error-cannot-fill-in = 이 판은 계가할 수 없습니다. `shuzi score --rules ing`을 보십시오
error-render-not-square = 정사각형 바둑판만 그릴 수 있으며 { $size }은(는) 안 됩니다(판을 정사각형으로 넓히십시오)
error-render-size = 만드는 사진은 가로세로 1~{ $most }화소이며 { $size }은(는) 안 됩니다
error-scene = 장면의 { $name }이(가) { $value }인데 { $wanted }
error-jpeg = 사진을 JPEG로 쓸 수 없었습니다: { $error }
hint-another-fault = 다른 --fault나 메울 수 있는 판을 고르거나 --dead, --komi, --penalty를 바로잡으십시오.
hint-square-position = 정사각형 판과, 각 변이 8192화소 이하인 사진을 지정하십시오.

## Errors: archives

error-not-a-run = { $folder }에 shuzi의 일괄 처리가 없습니다. 그 폴더를 지정하거나 새로 시작할 폴더를 지정하십시오
error-other-settings = { $folder }에는 설정이 다른 일괄 처리가 있습니다: { $difference }. 다른 폴더를 지정하거나 같은 설정을 쓰십시오
error-run-not-new = { $folder }에는 이미 일괄 처리가 있습니다. 다른 폴더를 지정하거나 --new를 빼고 이어서 하십시오
error-run-busy = 다른 shuzi가 { $folder }에서 작업 중입니다
error-no-source = { $source }이(가) 없습니다. 이름을 확인하고 빈칸이 있으면 따옴표로 묶으십시오
error-no-pattern = { $pattern }은(는) 패턴이 아닙니다: { $error }
error-nothing-fits = 패턴 { $pattern }에 맞는 것이 없습니다
error-other-photos = { $first }와(과) { $other }의 사진 목록이 다릅니다. 모든 부분을 같은 자료로 실행하고 새 폴더에 합치십시오
error-run-unfinished = 아직 결과가 없는 사진이 { $photos }장 있습니다(첫째는 { $first }). 같은 인수로 `shuzi batch`를 실행하거나 빠진 부분을 실행하십시오
error-no-parquet = 이 shuzi는 Parquet 없이 빌드되었습니다. --format jsonl이나 csv를 고르거나 --features parquet로 빌드하십시오
error-correction-not-kept = 저장할 수 없습니다: { $error }
error-too-many-answers = 답이 바둑판의 점보다 많습니다
error-photo-not-in-run = 이 일괄 처리에서 이런 내용의 사진은 다루지 않았습니다
error-nothing-to-correct = 정정할 판이 없습니다
error-correction = { $photo }의 정정: { $error }
error-ends-within-a-line = { $file }이(가) 줄 중간에 끝납니다. 다시 내려받으십시오
error-photo-late = { $seconds }초 뒤에 사진 처리를 그만두었습니다
error-photo-crashed = 사진을 처리하던 프로세스가 끝났습니다({ $how })
error-photo-panicked = 사진을 처리하던 스레드가 끝났습니다({ $how })
error-data-set-column = 열 { $column }이(가) 없으므로 shuzi가 만든 사진 표가 아닙니다
error-data-set-row = 행이 손상되었습니다: { $why }
error-data-set-mixed = 이 사진들은 나머지와 다른 설정으로 처리되었습니다: { $difference }
hint-more-time = `shuzi count`로 따로 처리하거나 --time-limit과 --retry로 시간을 늘리십시오.
hint-more-memory = 메모리가 더 필요할 수 있습니다(--memory-limit, --retry와 함께). 아니면 shuzi가 모르는 방식으로 손상된 것이니 알려 주십시오.
error-no-worker = 작업 프로세스를 시작할 수 없습니다: { $why }
worker-no-program = 프로그램이 없습니다
worker-no-streams = 입출력이 없습니다
worker-other-settings = 설정이 일괄 처리와 다릅니다: { $difference }
worker-not-ready = { $seconds }초가 지나도 준비되지 않습니다
error-file-unseen = 파일: { $why }
error-original-not-found = 사진이 { $file }에 더 이상 없거나 파일이 바뀌었습니다. 이름은 shuzi를 시작한 폴더를 기준으로 합니다. shuzi batch를 시작한 곳에서 shuzi serve를 시작하세요.
error-photo-not-there = 시작할 때는 사진이 있었으나 { $why }
photo-not-found = 찾을 수 없습니다
photo-changed = 목록을 만든 뒤에 바뀌었습니다
photo-gone = 더는 읽을 수 없습니다: { $error }
hint-run-again = 같은 명령을 다시(일부라면 먼저 --list-only로) 실행하면 이 사진을 한 번 더 처리합니다.
error-run-settings = 설정을 이해할 수 없습니다
error-run-rules-gone = 일괄 처리를 시작할 때의 규칙을 얻을 수 없습니다: { $why }
error-run-rules-changed = { $file }: 일괄 처리를 시작할 때의 규칙이 아닙니다
error-run-unreadable = { $folder }의 일괄 처리를 읽을 수 없습니다: { $error }
batch-listed-not-found = 목록의 사진 중 { $photos }장이 여기에 없습니다(첫째는 { $first }). 이 컴퓨터에서 보이게 하십시오
batch-found-not-listed = 목록에 없는 사진이 여기에 { $photos }장 있습니다
batch-parts-differ = { $other }; 또는 --list-only로 지금 있는 것을 목록으로 만들고 각 부분을 다시 하십시오
batch-no-photos-here = 여기에 사진이 없습니다. 이 컴퓨터에서 보이게 하십시오
batch-stopped = { $path }: { $error }. { $next ->
    [full] 공간을 마련하고
   *[other] 문제를 고치고
} 같은 명령을 다시 실행하면 이어서 합니다

## Errors: how the program is called

usage-one-file = { $option }은(는) 파일 하나를 씁니다. 입력을 하나만 지정하십시오
usage-one-file-or-trace = { $option }은(는) 파일 하나를 씁니다. 입력을 하나만 지정하거나 --trace DIR을 쓰십시오
usage-standard-input-twice = 표준 입력은 한 번만 읽을 수 있습니다
usage-explain-is-text = --explain은 --format text와 함께 씁니다
usage-verify-files = verify는 기록에 입력의 이름을 적습니다. 표준 입력이 아니라 파일을 지정하십시오
usage-ask-input = --ask는 표준 입력에서 답을 읽는데 그것이 이미 입력으로 쓰였습니다
usage-ask-or-not = --ask는 --yes, --no-ask와 함께 쓸 수 없습니다
usage-needs-a-photo = --overlay와 --trace에는 사진이 필요합니다. `shuzi count`를 쓰십시오
usage-no-pdf = 이 프로그램은 PDF 없이 빌드되었습니다. feature 'pdf'를 켜고 빌드하거나 .html로 쓰십시오
usage-two-photos = --out과 --fill-in은 서로 다른 사진이어야 합니다
usage-two-ports = --addr의 포트는 { $first }, --port는 { $second }입니다. 하나만 지정하십시오
usage-takes-jpg = { $option }에는 .jpg 파일을 지정하십시오
usage-takes-mjpeg = { $option }에는 .mjpeg 파일을 지정하십시오
usage-no-run = { $folder }에 이어서 할 일괄 처리가 없습니다
usage-no-list = 목록 { $file }을(를) 읽을 수 없습니다: { $error }
usage-no-records = 기보(.sgf)가 없습니다
usage-no-folder-of-records = 기보 폴더 { $folder }이(가) 없습니다. --records로 위치를 지정하거나 --no-records를 쓰십시오
usage-records-not-utf8 = --records: UTF-8이 아닌 경로는 `shuzi merge`를 위해 보관할 수 없습니다

## Archives: a batch while it runs

photos = 사진 { $photos }장
batch-listing = 사진 목록 작성 중
# The first value is "5 photos"
batch-listed = { $photos }, 그중 서로 다른 것 { $different }장
files-passed-over = 다른 파일 { $files }개는 건너뜀
# Counts or "left", with the counts, stand behind the colon
batch-progress = 사진 { $done }/{ $all }장, 초당 { $rate }장: { $rest }
batch-left = 남은 시간 약 { $left }: { $counts }
batch-count = { $outcome ->
    [exact] 확실
    [asked] 확인 필요
    [refused] 판독 불가
   *[failed] 실패
} { $photos }장
batch-part-is-done = { $part } 부분이 끝났습니다. 모두 끝나면: shuzi merge { $folder }
batch-table-is-stale = { $file }은(는) 그대로 두었습니다. 다시 쓰려면 --format에 그 형식을 지정하십시오
batch-no-record = { $file }은(는) 기보가 아닙니다: { $error }

## Archives: the summary

# The first value is "5 photos"
summary-photos = { $photos }, 그중 앞의 것과 같은 것 { $same }장
summary-corrected = 사람이 정정한 사진: { $photos }장
summary-outcomes = 처리 결과
summary-errors = 판의 상태를 읽지 못함
summary-lines = 바둑판의 줄 수
summary-questions = 질문 수별 사진
summary-doubts = 확인이 필요한 점
summary-warnings = 경고
summary-truth = 정답을 아는 사진
summary-timings = 사진 한 장당 밀리초
outcome-of-a-photo = { $kind ->
    [exact] 읽고 계가함, 확인할 것 없음
    [asked] 사람이 확인해야 함
    [refused] 믿을 만한 바둑판이 없거나 사진이 아님
   *[failed] 처리하지 못함
}
kind-of-error = { $kind ->
    [no_board] 바둑판을 확실히 찾을 수 없음
    [board_cut_off] 바둑판이 잘림
    [several_boards] 바둑판이 여러 개
    [too_blurred] 너무 흐림
    [too_small] 화소가 너무 적음
    [too_large] 너무 큼
    [unreadable] 손상되었거나 불완전하거나 없음
    [unsupported_format] 읽지 않는 형식
    [bad_option] 지정한 내용과 맞지 않음
    [timed_out] 너무 오래 걸림
    [crashed] 처리하던 프로세스가 끝남
    [internal] shuzi의 오류
   *[other] 기타
}
kind-of-warning = { $kind ->
    [no_liberties] 활로가 없는 돌
    [doubtful_grid] 격자가 바둑판이 아닐 수 있음
    [more_than_a_set] 돌이 한 벌보다 많음
    [contradictory] 서로 어긋나는 진술
    [stones_played] 돌과 따낸 돌의 수가 맞지 않음
    [irregular_moves] 규칙에 어긋난 수
    [open_dame] 공배가 남아 있음
    [unsealed] 경계가 열려 있음
    [in_atari] 산 돌이 단수
    [prisoners_deduced] 따낸 돌은 추정
    [missing_teire] 가일수가 빠짐
    [no_second_opinion] 다른 판정이 없음
   *[other] 기타
}
outcome-where-known = { $kind ->
    [exact] 모든 점이 맞음
    [exact_if_asked] 질문에 답하면 맞음
    [too_many_questions] 맞지만 질문이 너무 많음
    [silent] 묻지 않고 틀림
    [refused] 바둑판이 있으나 읽지 못함
    [phantom] 바둑판이 없는데 읽음
   *[rightly_refused] 바둑판이 없고 읽지도 않음
}
column-step = 단계
column-median = 중앙값
column-95-percent = 95 %
column-most = 최대

## Archives: what needs a person

review-counts = 확인할 것 { $asked }장, 정정함 { $corrected }장, 읽지 못함 { $unread }장, 확인 필요 없음 { $exact }장{ $missing ->
    [0] {""}
   *[other] , 아직 처리하지 않음 { $missing }장
}
review-heading = 사람이 확인해야 할 사진
review-overview = 확인할 사진은 { $asked }장이며, 결과에 영향이 큰 것부터 나옵니다. 정정함 { $corrected }장, 읽지 못함 { $unread }장, 확인 필요 없음 { $exact }장.
review-not-done = 아직 처리하지 않은 사진이 { $photos }장 있습니다. 일괄 처리가 끝나지 않았습니다.
review-how = 사진 위에 격자(파란색), 흑돌(녹색 고리), 백돌(분홍 고리), 확인할 점과 돌(노란색, 이름 표시)을 그렸습니다. 실제대로 고르고 사진마다 한꺼번에 저장하십시오. 비워 둔 것은 질문으로 남습니다. 표는 다음 “shuzi merge” 때 바뀝니다.
review-needs-script = JavaScript가 없으면 여기서 저장할 수 없습니다.
review-download = 정정 내려받기
review-asked = 확인할 것: { $photos }
review-asked-more = { $photos }장이 더 있습니다. 이것들을 마친 뒤 페이지를 다시 만들면 나옵니다.
review-corrected = 정정함: { $photos }
review-more = { $photos }장 더
review-unread = 읽지 못함: { $photos }
review-same-photo = 같은 사진: { $names }
review-unfit = 이 사진에 대한 정정이 사진과 맞지 않아 표를 쓸 수 없습니다: { $why }. 실제대로 저장하십시오.
review-another-point = 다른 점
review-save = 저장
review-corrected-by-a-person = 사람이 정정했습니다.
review-nothing-to-answer = 답할 것은 없지만 알아 둘 것이 있습니다
review-questions = 질문 { $questions }개
# Behind the number of questions: what depends on the answers
review-no-result-before = { $questions }, 답하기 전에는 결과가 없음
review-no-points = { $questions }, 집 수에는 영향 없음
review-points = { $questions }, 답 하나에 최대 { $points } 차이
review-winner-and-points = { $questions }, 승패가 바뀔 수 있음: 답 하나에 최대 { $points } 차이
review-drawing-of = { $file }와(과) 읽은 결과
review-not-counted = 판의 상태만 읽고 계가하지 않았습니다.
review-points-together = { $points }곳 함께
review-one-by-one = 하나씩
review-leave-open = 비워 두기
review-group = { $stones ->
    [1] { $point } 돌
   *[other] { $point } 돌(모두 { $stones }개)
}
review-proposed = { $color ->
    [black] 흑돌
   *[white] 백돌
}, 제안: { $status ->
    [alive] 삶
    [dead] 죽음
    [seki] 빅
   *[unsettled] 미정
} ({ $why }); { $otherwise }
review-otherwise-not-counted = 그렇지 않으면 계가할 수 없음
review-otherwise-draw = 그렇지 않으면 무승부
review-otherwise-wins = 그렇지 않으면 { $player ->
    [black] 흑
   *[white] 백
} { $by }승
review-otherwise-still-wins = 그렇지 않아도 { $player ->
    [black] 흑
   *[white] 백
} { $by }승
review-there-is = 그곳에 있는 것
review-a-black-stone = 흑돌
review-a-white-stone = 백돌
review-no-stone = 빈 점
review-a-dead-group = 죽은 돌
review-a-living-group = 산 돌
review-remove = 삭제
# What the page's script says
review-collected = 이 브라우저에 모아 두었습니다. 아래에서 내려받으십시오.
review-collected-until-closed = 페이지를 닫을 때까지만 모아 둡니다. 아래에서 내려받으십시오.
review-count = 여기서 정정한 사진: { $photos }
review-put = { $file }을(를) 일괄 처리 폴더의 run.json 옆에 두십시오.

## Evaluation: tables

column-source = 출처
column-photos = 사진
column-groups = 묶음
column-exact = 정확
column-once-asked = +질문
column-too-many = 질문 과다
column-silent = 묻지 않음
column-refused = 읽지 못함
column-wrong-share = 오독률
column-by-group = 묶음별
column-probability = 확률
column-points = 점
column-grids = 격자
column-wrong = 틀림
column-mean = 평균
column-right = 맞음
eval-stress-tests = 가혹 조건
eval-special = 특수
eval-all = 전체
eval-without-a-board = 바둑판 없는 사진: 잘못 읽음 { $phantom }장, 옳게 거절 { $refused }장
eval-by-group = 묶음별: 정확 { $exact }  정확+질문 { $asked }  묻지 않고 틀림 { $silent }  읽지 못함 { $refused }
eval-photos = 사진: 정확 { $exact }  정확+질문 { $asked }  묻지 않고 틀림 { $silent }  질문 과다 { $many }  읽지 못함 { $refused }
eval-points = 틀린 점 { $wrong }  읽은 바둑판당 질문 { $questions }
eval-corners = 네 귀의 오차: 중앙값은 줄 간격의 { $median }배, 최대 { $worst }배
eval-points-title = 돌: 각 점을 읽은 확신의 정도
eval-grids-title = 격자: 가장 유력한 것에 대한 확신의 정도(읽지 못한 것 포함)
eval-above = { $low } 초과
eval-between = { $low }~{ $high }
eval-calibration = 기대 보정 오차 { $error }
eval-time = 시간(밀리초)
eval-wrong-points = 틀림 { $wrong } 질문 { $asked } 위치(행, 열) { $places }

## Evaluation: the contact sheet

sheet-heading = 살펴볼 사진
sheet-legend = 사진 위에 찾은 격자(파란색), 흑돌(녹색 고리), 백돌(분홍 고리), 질문한 점(노란 물음표), 틀린 점(빨간 네모), 실제 윤곽과 네 귀(보라색)를 그렸습니다. 읽지 못한 사진에는 가장 유력한 격자의 윤곽(노란색)을 그렸습니다. 점의 이름은 읽을 때의 판 방향을 따르며, 괄호 안의 수는 확률입니다.
sheet-outcome = { $outcome ->
    [silent] 묻지 않고 틀림
    [phantom] 바둑판이 없는데 읽음
    [refused] 읽지 못함
    [too_many_questions] 질문 과다
    [exact_if_asked] 질문하면 정확
    [exact] 정확
   *[rightly_refused] 옳게 거절
}
sheet-nothing = 보일 사진이 없습니다.
sheet-count = { $title }: { $count }
sheet-group = 묶음 { $group }
sheet-train = 학습에 쓸 수 있음
sheet-stress = 가혹 조건
sheet-special = 잘렸거나 일부가 가려졌거나 바둑판이 하나가 아님
sheet-wrong-points = { $judged }점 중 { $wrong }점 틀림
sheet-asked = { $asked }점 질문
sheet-corners = 네 귀의 오차는 줄 간격의 { $spacings }배
sheet-grid = 가장 유력한 격자는 { $grid ->
    [right] 맞음
   *[wrong] 틀림
}, 확신도 { $confidence }
sheet-no-board-there = { $size } 바둑판으로 읽었으나 사진에는 바둑판이 없습니다.
sheet-other-size = { $size } 바둑판으로 읽었으나 줄 수가 다릅니다.
sheet-wrong = 틀림
sheet-asked-about = 질문
sheet-wrong-point = { $point } 읽음: { $read ->
    [black] 흑돌
    [white] 백돌
   *[empty] 빈 점
}{ $probability }, 실제: { $truth ->
    [black] 흑돌
    [white] 백돌
   *[empty] 빈 점
}{ $asked ->
    [asked] {""}
   *[not] , 질문 없음
}
sheet-question = { $point } 읽음: { $read ->
    [black] 흑돌
    [white] 백돌
   *[empty] 빈 점
}({ $probability }): { $doubt }

## The server

serve-page-at = 페이지 주소: { $address }
serve-secret = 이 주소 전체를 아는 사람만 쓸 수 있습니다. 써도 되는 사람에게만 보여 주세요.
serve-address-unknown = 네트워크에서 이 컴퓨터의 주소를 알 수 없습니다. 0.0.0.0 자리에 넣어 주세요.
serve-fingerprint = 인증서를 직접 만들었으므로 브라우저가 경고합니다. SHA-256 지문이 다음과 같으면 올바른 인증서입니다: { $fingerprint }
serve-has-no-page = 이 프로그램에는 페이지가 없고 인터페이스(api/)만 응답합니다. 저장소에서 shuzi를 빌드하면 페이지가 들어갑니다.
serve-keeps = 사진과 읽은 결과를 { $folder }에 보관합니다.
serve-keeps-nothing = 아무것도 보관하지 않습니다.
serve-review-at = 사람이 확인해야 할 것은 { $address }에 있습니다. 정정은 { $folder }에 보관됩니다.
serve-cannot-review = { $folder }을(를) 검토용으로 보일 수 없습니다({ $error }): --review로 일괄 처리의 폴더를 지정하십시오.
serve-not-kept = 사진을 보관할 수 없습니다({ $error }). 폴더에 공간을 마련해 주세요. 이후로는 알리지 않습니다.
serve-keep-full = { $folder }에 보관할 수 있는 한도(사진 { $photos }장 또는 { $megabytes } MB)에 이르렀습니다. 더 이상 사진을 보관하지 않습니다. 폴더를 비우거나 --keep-at-most 또는 --keep-size를 늘린 뒤 shuzi를 다시 시작하세요.
serve-stop-with = Ctrl+C를 누르면 끝납니다.
serve-stops = 끝내는 중입니다. 진행 중인 계산을 먼저 마칩니다. Ctrl+C를 다시 누르면 바로 끝납니다.
serve-cannot-open = 브라우저를 시작할 수 없습니다({ $error }). 주소를 직접 열어 주세요.
serve-needs-lan = 다른 사람도 { $address }에 접속할 수 있습니다. 괜찮다면 --lan도 붙여 주세요. 그러면 주소 전체를 아는 사람만 쓸 수 있습니다.
serve-address-in-use = { $address }은(는) 사용 중입니다. 다른 shuzi일 수 있습니다. 그것을 끝내거나 다른 포트를 고르세요. 예: --addr { $other }
serve-no-such-address = 이 컴퓨터에는 { $address } 주소가 없습니다. --addr로 이 컴퓨터의 주소를 지정하거나 --addr를 빼세요.
serve-not-allowed = { $address }을(를) 쓸 권한이 없습니다. 더 큰 포트 번호를 고르세요. 예: --addr { $other }
serve-cannot-listen = { $address }을(를) 쓸 수 없습니다({ $error }). --addr로 다른 주소를 지정하세요.
serve-cannot-keep = { $folder }에 쓸 수 없습니다({ $error }). --keep으로 다른 폴더를 지정하세요.
serve-has-no-tls = 이 shuzi는 --tls 없이 빌드되었습니다. --tls를 빼거나 --features tls로 빌드하세요.
serve-failed = 서버를 계속할 수 없습니다({ $error }).

## Placing

placing-counts = { $file }: 선수 { $players }명, { $games }국, { $rounds }라운드
placing-place = 순위
placing-points = 승점
placing-games = 국수
placing-player = 선수
placing-rested-on = { $secondary ->
    [a1] B1과 B2는 상대들의 A1의 합입니다
   *[a1-and-a2] B1과 B2는 상대들의 A1과 A2를 더한 값의 합입니다
}(--secondary { $option }).
placing-would-be = { $player } { $otherwise }위({ $place }위가 아님)
placing-otherwise = 상대의 2차 승점이 무엇인지 규칙에 정해져 있지 않습니다. { $secondary ->
    [a1] A1이라면
   *[a1-and-a2] A1과 A2의 합이라면
}: { $moved }(--secondary { $option }).
placing-otherwise-by-forfeits = 나오지 않은 상대를 이긴 상대로 볼지는 규칙에 정해져 있지 않습니다. 달리 보면: { $moved }(--forfeits { $option }).
placing-otherwise-by-byes = 부전승이 승점인지는 규칙에 정해져 있지 않습니다. 달리 보면: { $moved }(--byes { $option }).
placing-failed-to-appear = { $player }: { $rounds }라운드에 나오지 않아 패배(제8조).
placing-absent = { $player }: { $rounds }라운드에 신청하여 불참.
placing-suspended = { $player }: { $round }라운드부터 출전 정지, 남은 대국은 모두 패배(제8조).
placing-not-met = 표에 { $player }와(과) { $others }의 대국이 없습니다: 남아 있던 대국은 상대의 승리입니다. B+F처럼 적어 넣으십시오.
placing-to-be-suspended = { $player }: { $times }회 불참, 허용 { $allowed }회. 제8조에 따라 출전 정지입니다. 적용되는 라운드에 결과가 "suspended"인 줄을 적으십시오.
placing-how-often = 제8조는 나오지 않거나 정해진 횟수보다 많이 불참을 신청한 선수를 출전 정지시킵니다. 한 번으로 충분한지는 정해져 있지 않습니다. 허용 횟수를 --absences로 밝히십시오.

## The clock

clock-hours = { $hours }시간
clock-minutes = { $minutes }분
clock-seconds = { $seconds }초
clock-milliseconds = { $milliseconds }밀리초
# 1시간 15분
clock-units = { $first } { $second }
clock-late = { $late } 지각
clock-used = { $used } 사용
clock-over = { $over } 초과
clock-of-a-side = { $player ->
    [black] 흑
   *[white] 백
}: { $facts }: { $cost }
clock-both-readings = 전체 기본 시간으로는 { $full }, 지각하고 남은 시간으로는 { $left }
clock-which-reading = 제7조에는 어느 쪽인지 정해져 있지 않습니다: 심판이 결정합니다.
clock-no-points = 벌점 없음
clock-points = 벌점 { $points }점
clock-exactly-half = 정확히 절반으로, 제7조에는 벌점 6점이라고도 패배라고도 되어 있음: 심판이 결정함
clock-lost-on-time = 시간패(절반 넘게 초과)
clock-failed-to-appear = 패배(선수가 오기 전에 시간 제한이 지남, 제8조)
clock-loses-points = { $player ->
    [black] 흑
   *[white] 백
} { $points }(--penalty { $option })
clock-nobody-loses = 벌점이 없습니다.
clock-loses-the-game = { $player ->
    [black] 흑의
   *[white] 백의
} 패배입니다.
clock-both-lose = 양쪽 모두 시간으로 졌습니다: 먼저 이른 쪽이 진 것이지만, 이 시간들로는 알 수 없습니다.
clock-open = 벌점은 심판의 결정에 달려 있습니다.
clock-exceeded = { $period } 초읽기 { $periods }회 중 { $times }회 초과
clock-counted-lost = 시간패({ $exceeded })
clock-last-period = { $exceeded }: 제7조는 이 횟수까지의 초과를 허용하지만 통용되는 시계는 마지막 초과로 패배가 됨: 심판이 결정함
clock-to-the-second = { $exceeded }: 초읽기를 정확히 다 쓴 수가 있어 제7조로는 초과가 아니지만 시계로는 초과일 수 있음: 심판이 결정함
clock-late-for-all = 지각으로 기본 시간이 모두 없어짐: 시간 제한이 남은 시간이라면 불참패(제8조), 아니면 바로 초읽기: 심판이 결정함
clock-not-told = { $exceeded }(이 시간들로는 알 수 없음): --exceeded 또는 --moves로 밝혀 주십시오

## Handicap

handicap-difference = { $black } 대 { $white }: { $moves }수, { $points }점 차이
handicap-difference-with-chi = { $black } 대 { $white }, 1급을 { $chi }점으로: { $moves }수, { $points }점 차이
handicap-no-compensation = 덤 없음
handicap-black-gives = 흑이 { $points }점을 줌
handicap-white-gives = 백이 { $points }점을 줌
handicap-by-compensation = { $given }({ $options })
handicap-by-moves-with-points = { $moves }수 접바둑(백의 첫 수 전에 흑이 { $stones }점을 둠), { $given }({ $options }): 한 수 차이마다 한 수, 호선의 8점은 그대로
handicap-by-moves-alone = { $moves }수 접바둑(백의 첫 수 전에 흑이 { $stones }점을 둠), { $given }({ $options }): 한 수 차이마다 한 수, 점수는 나머지만
handicap-by-points = { $moves }수 접바둑(백의 첫 수 전에 흑이 { $stones }점을 둠), { $given }({ $options }): 선착의 가치와 같은 16점마다 한 수
handicap-exchange-colors = 약한 쪽이 흑을 잡습니다(제6조): 흑백을 바꾸십시오.
handicap-choose-colors = 호선: 연장자가 백돌을 한 움큼 쥐고 상대가 홀짝을 맞힙니다. 맞히면 맞힌 쪽이, 틀리면 연장자가 흑백을 고릅니다(제6조).
handicap-guesser-chooses = 맞혔음: 맞힌 쪽이 흑백을 고릅니다(제6조).
handicap-older-chooses = 틀렸음: 연장자가 흑백을 고릅니다(제6조).
handicap-which-chi = 1급이 얼마인지 제6조에 정해져 있지 않습니다: 1단처럼 반 수인지, 한 수인지 --chi로 밝히십시오.
handicap-which-game = 제6조는 두 수 차이부터 접바둑을 쓰지만, 8점을 그대로 두는지, 한 수가 단급 차이처럼 8점인지 선착처럼 16점인지는 정해져 있지 않습니다: 대국 전에 합의하십시오.
