# shuzi: 한국어

## Players and stones

player = { $player ->
    [black] 흑
   *[white] 백
}
stone = { $stone ->
    [black] 흑돌
    [white] 백돌
   *[empty] 빈 점
}

## Lists

between-points = {", "}
between-facts = {", "}
between-clauses = {"; "}
points-and-more = { $points } 외 { $more }곳

## Numbers

# 2 3/4
whole-and-fraction = { $whole } { $fraction }
# 7.5; the whole number may be -0
whole-and-a-half = { $whole }.5

## Amounts, as they stand before "승" and "앞섬"

amount-of-points = { $points }집
amount-of-half-a-point = 반집
amount-of-points-and-a-half = { $whole }집반
amount-of-zi = { $zi }자({ $points })

## The result

wins = { $player ->
    [black] 흑
   *[white] 백
} { $by }승
wins-the-tie = { $player ->
    [black] 동수로 흑승
   *[white] 동수로 백승
}
draw = 무승부
result-in-short = { $player ->
    [black] 흑
   *[white] 백
}+{ $by }
result-if-confirmed = { $result } (위 사항이 모두 확인될 경우)
no-result = 결과 없음: 이 상태로는 계가할 수 없습니다.

## The count

counted = { $rules }: { $counts }
counts = 덤 계산 전 흑 { $black }, 백 { $white }
no-territory-in-seki = 빅에는 집이 없음: { $points }
is-ahead = { $player ->
    [black] 흑이
   *[white] 백이
} { $by } 앞섬
nobody-is-ahead = 동점
not-finished = 아직 종국이 아닙니다. 현재 상태로는:
not-finished-but-clear = 아직 종국이 아닙니다. 끝까지 두면 { $ahead }. 현재 상태로는:
not-finished-and-open = 아직 종국이 아닙니다. 끝까지 두면 흑이 먼저 둘 때 { $black-first }, 백이 먼저 둘 때 { $white-first }. 현재 상태로는:

## Rules

rules-of-a-set = { $set ->
    [chinese] 중국 규칙
    [chinese-1988] 중국 규칙(1988년)
    [ing] 응씨 규칙
    [japanese] 일본 규칙
    [korean] 한국 규칙
    [aga] AGA 규칙
    [new-zealand] 뉴질랜드 규칙
    [tromp-taylor] 트롬프-테일러 규칙
   *[beginner] 입문 규칙
}
rules-of-an-event = ‘{ $event }’ 규칙({ $set ->
    [chinese] 중국 규칙
    [chinese-1988] 중국 규칙 1988년판
    [ing] 응씨 규칙
    [japanese] 일본 규칙
    [korean] 한국 규칙
    [aga] AGA 규칙
    [new-zealand] 뉴질랜드 규칙
    [tromp-taylor] 트롬프-테일러 규칙
   *[beginner] 입문 규칙
})
with-komi = 덤 { $komi }집
with-handicap = { $stones }점 접바둑
with-a-penalty = { $player ->
    [black] 흑 벌점 { $points }집
   *[white] 백 벌점 { $points }집
}
source-chinese = 중국 규칙(2002년), 심판 교본 제9조
source-chinese-1988 = 중국 규칙(1988년), 제9조와 제11조
source-ing = 응씨 규칙(전만법), 제4조
source-japanese = 일본 규칙(1989년), 제8조~제10조
source-korean = 한국 규칙, 일본 규칙(1989년) 제8조~제10조와 같음
source-aga = AGA 규칙, 돌과 집을 함께 셈
source-new-zealand = 뉴질랜드 규칙, 돌과 집을 함께 셈
source-tromp-taylor = 트롬프-테일러 규칙
source-beginner = 돌과 둘러싼 빈 점

## The board

heading = { $file }: { $size } 바둑판, 흑돌 { $black }개, 백돌 { $white }개
read-together = 함께 판독한 사진: { $files }
mark-dead = { $color ->
    [black] 흑 사석
   *[white] 백 사석
}
mark-area = { $color ->
    [black] 흑집
   *[white] 백집
}
mark-dame = 남은 공배
mark-unsealed = 열린 경계
mark-doubtful = 확인 필요
mark-asked-stone = { $color ->
    [black] 이 흑돌?
   *[white] 이 백돌?
}
mark-asked-point = 이 점?

## Doubtful points

please-check = { $point } 확인 바람: 판독은 { $stone }, 그러나 { $doubt }
please-check-more = { $points }곳 더 확인 바람(그림의 ? 표시)
doubt-glare = 반사광이 점을 가립니다
doubt-ambiguous = 분명히 구별되지 않습니다
doubt-covered = 무언가가 점을 가립니다
doubt-off-point = 돌이 이 점과 다른 점 사이에 놓여 있습니다
doubt-out-of-frame = 점이 사진 밖에 있습니다
doubt-no-liberties = 활로가 없는 돌이 됩니다

## Life and death

status = { $status ->
    [alive] 삶
    [dead] 죽음
    [seki] 빅
   *[unsettled] 미정
}
reason-pass-alive = 계속 손을 빼도 잡히지 않음
reason-inside-safe-area = 상대의 확정된 집 안에 있고 살 공간이 없음
reason-caught = 먼저 두어도 잡힘
reason-judged = 모의 대국 { $played }번 중 { $survived }번 살고, 모양으로는 { $percent }% 삶
reason-vital-point = 작은 눈 모양 하나뿐이어서 { $point }에 먼저 두는 쪽이 결정함
reason-turn = 누가 먼저 두는지에 달림: 자기가 먼저 두면 모의 대국의 { $owner-first }%, 상대가 먼저 두면 { $opponent-first }%에서 삶
reason-shared-liberties = 공유하는 활로를 어느 쪽도 메울 수 없음
reason-bent-four = 귀곡사: 팻감이 없어지면 잡힘
reason-stated = 사람이 지정함
second-opinion = { $engine }의 판정: { $status ->
    [alive] 삶
    [dead] 죽음
    [seki] 빅
   *[unsettled] 미정
}
proposal = { $color ->
    [black] 흑
   *[white] 백
} { $points }: { $status ->
    [alive] 삶
    [dead] 죽음
    [seki] 빅
   *[unsettled] 미정
}, 확신도 { $percent }%({ $reason })
otherwise = { $fate ->
    [alive] 삶
   *[dead] 죽음
}이라면 { $lead }
please-confirm = 확인 바람: { $proposal }

## Questions to a person

ask-point = { $point }에 무엇이 있습니까? 판독은 { $stone }({ $percent }%), 그러나 { $doubt }.
ask-group = { $color ->
    [black] 흑
   *[white] 백
} { $points } 돌은 죽었습니까? 제안: { $fate ->
    [alive] 삶
   *[dead] 죽음
}, 확신도 { $percent }%({ $reason }).
ask-group-beside-a-second-opinion = { $question } { $second }.
ahead = { $player ->
    [black] 흑이
   *[white] 백이
} { $by } 앞섬
nobody-ahead = 동점
# The two answers are a "stone" or a "status" each.
consequence = { $first }이면: { $first-lead }; { $second }이면: { $second-lead }.
# The letters are the keys, in every language.
point-keys = [Enter] { $proposed }  [b] 흑돌  [w] 백돌  [e] 빈 점  [u] 되돌리기  [q] 보류:{" "}
group-keys = [Enter] { $proposed }  [a] 삶  [d] 죽음  [u] 되돌리기  [q] 보류:{" "}

## Warnings

warning = 경고: { $warning }
warning-no-liberties = { $points } 돌에 활로가 없습니다: 돌을 잘못 판독했거나 따낸 돌을 들어내지 않았습니다. --set으로 고치십시오. 예: --set { $first }=empty
warning-doubtful-grid = 격자가 맞을 확률이 { $percent }%뿐입니다: --overlay로 바둑판 선과 맞는지 보고, 맞지 않으면 --size나 다른 --corners를 지정하십시오
warning-more-than-a-set = { $color ->
    [black] 흑돌 { $stones }개는
   *[white] 백돌 { $stones }개는
} 한 벌보다 많습니다: 일부를 잘못 판독했을 수 있습니다
warning-stones-played = 사석을 합하면 흑은 { $black }수, 백은 { $white }수를 두어 서로 맞지 않습니다: 돌을 잘못 판독했거나 잃어버렸거나, 사석을 잘못 세었거나, 누군가 한 수 쉬었습니다
warning-irregular-moves = 기보의 { $moves }수가 규칙에 어긋납니다({ $moves ->
    [1] { $first }번째 수
   *[other] 처음은 { $first }번째 수
}): 기보가 손상되었을 수 있습니다
warning-open-dame = 아직 둘 수 있는 공배가 있습니다: { $points }. 공배를 메운 뒤 다시 세십시오
warning-unsealed = { $points }에서 경계가 열려 있습니다: 누구의 집인지 정할 수 없습니다
warning-in-atari = { $points }의 산 돌이 단수입니다: 패가 남았거나 가일수가 필요합니다
warning-prisoners-deduced = 사석을 알 수 없어 아무도 쉬지 않은 것으로 보고 추정했습니다: 백이 마지막에 두었으면 { $white-last }, 흑이 마지막에 두었으면 { $black-last }. 사석을 지정하십시오. 예: --prisoners B=3,W=5
warning-no-second-opinion = { $engine }의 판정을 얻지 못했습니다: { $message }. 사석은 그 판정 없이 정했습니다. { $hint }
warning-missing-teire = { $points }에 가일수가 필요합니다: 계가 전에 두어야 하므로 { $count ->
    [1] 집이 아닙니다
   *[other] 모두 집이 아닙니다
}

## The Ing fill-in

fill-in-begins = 메우기: { $whose ->
    [nobody] 덤 돌 없음
    [black] 백집에 흑의 덤 돌 { $stones }개
   *[white] 흑집에 백의 덤 돌 { $stones }개
}{ $shared ->
    [0] {""}
   *[other] ; 양쪽이 공유점을 { $shared }개씩 메움
}
fill-in-of-a-side = { $player ->
    [black] 흑
   *[white] 백
}: 판 위 { $board }개, 통에 { $bowl }개, { $fill }개를 메우고 { $losing ->
    [0] { $winning ->
        [0] 남는 것이 없음
       *[other] 빈 점 { $winning }개가 남음
    }
   *[other] 돌 { $losing }개가 남음
}
fill-in-ends = 메우기: { $player ->
    [black] 흑이
   *[white] 백이
} { $by } 앞섬
fill-in-is-a-tie = 메우기: 남는 것이 없음, { $player ->
    [black] 동수로 흑승
   *[white] 동수로 백승
}
fill-in-is-a-draw = 메우기: 남는 것이 없음, 무승부
step-lifted = 사석을 들어낸 상태
step-compensation = 덤 돌 { $stones }개를 놓기
step-shared = 공유점을 { $each }개씩 메우기
step-territory = 남길 빈 점을 빼고 자기 집을 메우기
step-losing-stones = 남은 돌 { $stones }개를 상대의 남은 빈 점에 놓기
legend-stones = 큰 돌은 원래 있던 돌로 움직이지 않습니다. 작은 돌은 메운 돌입니다.
legend-marks = 붉은 고리: 이 단계에서 놓은 돌. 마름모: 남길 빈 점.
legend-result = 결과: { $result }
no-fill-in = 그릴 수 있는 메우기가 없습니다

## How it is counted

explained = 계가 방법({ $source }):
explained-all-stones-count = 판 위의 모든 돌을 세며, 사석을 들어내지 않습니다.
explained-none-dead = 사석이 없습니다.
explained-dead = 사석을 들어냅니다: 흑 { $black }개, 백 { $white }개({ $points }).
explained-empty-points = { $player ->
    [black] 흑의 빈 점
   *[white] 백의 빈 점
}: { $areas }.
explained-stones-of-black = 흑돌: { $stones }.
explained-count = { $player ->
    [black] 흑
   *[white] 백
}: { $sum }.
explained-white-from-black = 백: { $rest }; 검산: { $terms }.
explained-neutral = 중립점: { $points }, 양쪽에 절반씩: { $half }.
explained-half-the-board = 판의 절반은 { $half }: 흑은 이를 넘으면 이깁니다.
explained-half-the-board-and-compensation = 판의 절반은 { $half }; 백의 덤 { $given }자를 더해 흑은 { $needed }자를 넘어야 합니다.
explained-result = { $sum }: { $result }.
explained-territory = { $player ->
    [black] 흑집
   *[white] 백집
}: { $areas }.
explained-territory-and-prisoners = { $player ->
    [black] 흑: 집 { $territory }, 판 위의 백 사석 { $dead }, 따낸 백돌 { $taken }
   *[white] 백: 집 { $territory }, 판 위의 흑 사석 { $dead }, 따낸 흑돌 { $taken }
}: { $sum }.
explained-seki = 빅에는 누구의 집도 없습니다: { $points }.
explained-teire = 가일수가 필요한 점은 집이 아닙니다: { $points }.
explained-given = 백에게 더함: { $given }: { $sum }.
given-komi = 덤 { $points }
given-handicap-bonus = 접바둑 보상 { $points }
given-penalties-of-black = 흑의 벌점 { $points }
given-penalties-of-white = 백의 벌점(빼기) { $points }
explained-missing-stones = 모자라는 돌만큼 그 주인의 집이 비어 남습니다: 흑에게 { $points }.
explained-fill-in = 메우기:
explained-fill-in-of-a-side = { $player ->
    [black] 흑
   *[white] 백
}: 빈 점 { $empty }개{ $laid ->
    [0] {""}
   *[other] , 그중 { $laid }개는 { $player ->
        [black] 백의 덤 돌
       *[white] 흑의 덤 돌
    }
}; 통에 돌 { $bowl }개{ $elsewhere ->
    [0] {""}
   *[other] , 그중 덤에 { $compensation }개, 공유점에 { $shared }개
}: { $fill }개를 메우고 빈 점 { $winning }개와 돌 { $losing }개가 남음.
explained-fill-in-result = 남은 빈 점은 1점, 남은 돌은 상대의 빈 점에 놓아 2점: { $result }({ $difference ->
    [0] 차이 없음
   *[other] 차이
}).
explained-parity = 돌이 모두 있으면 차이는 { $parity ->
    [odd] 홀수입니다. 짝수
   *[even] 짝수입니다. 홀수
}로 끝나면 홀수 개의 돌이 모자랍니다.
explained-parity-of-missing-stones = 돌이 모두 있으면 차이는 { $parity ->
    [odd] 홀수여야 하며, 짝수
   *[even] 짝수여야 하며, 홀수
}인 것은 모자라는 돌 때문입니다.

## Areas of the board

no-areas = 없음
area = { $points }({ $place ->
    [upper-left] 좌상귀
    [upper-side] 상변
    [upper-right] 우상귀
    [left-side] 좌변
    [centre] 중앙
    [right-side] 우변
    [lower-left] 좌하귀
    [lower-side] 하변
   *[lower-right] 우하귀
})
smaller-areas = { $points }(그 밖의 { $areas }곳)

## Time taken

timing = { $step ->
    [decode] 복호
    [board] 바둑판
    [stones] 돌
    [life] 사활
    [score] 계산
   *[engine] 엔진
} { $ms }ms

## The guided count

guided-separator = {", "}
guided-drawing-dead = 가위표가 있는 사석을 들어냅니다.
guided-drawing-moves = 빈 동그라미의 돌을 같은 번호의 고리로 옮깁니다. 파란색은 돌통에서 꺼내거나 돌통에 넣는 돌입니다.
guided-drawing-tens = { $player ->
    [black] 흑
   *[white] 백
}의 빈 점을 열 개씩 셉니다. 구획마다 열까지 세고, 큰 숫자는 누계입니다.
guided-drawing-stones = { $player ->
    [black] 흑
   *[white] 백
}의 돌을 열 개씩 셉니다. 이어진 한 색이 열 개 한 무더기이고, 큰 숫자는 누계입니다.
guided-no-dead = 들어낼 사석이 없습니다.
guided-dead = { $player ->
    [black] 흑의
   *[white] 백의
} 사석 { $count }개를 들어냅니다: { $points }.
guided-side = { $player ->
    [black] 흑을
   *[white] 백을
} 셉니다.
guided-no-moves = { $player ->
    [black] 흑의
   *[white] 백의
} 빈 집이 모두 열의 배수이므로 돌을 옮기지 않습니다.
guided-move = { $player ->
    [black] 흑돌
   *[white] 백돌
} { $count }개를 옮깁니다: { $points }.
guided-put = 돌통에서 { $player ->
    [black] 흑돌
   *[white] 백돌
} { $count }개를 꺼내 놓습니다: { $points }.
guided-lift = 판 위의 { $player ->
    [black] 흑돌
   *[white] 백돌
} { $count }개를 돌통에 넣습니다: { $points }.
guided-no-areas = { $player ->
    [black] 흑은
   *[white] 백은
} 빈 점이 남아 있지 않습니다.
guided-areas = { $player ->
    [black] 흑의
   *[white] 백의
} 빈 집: { $sum }.
guided-stones = 판 위의 { $player ->
    [black] 흑돌
   *[white] 백돌
}: { $count }개, 곧 { $piles } × 10 + { $rest }.
guided-shared = 양쪽이 나누는 점 { $count }개({ $points }): 각각 { $half }.
guided-nobodys = 누구의 것도 아니어서 세지 않는 점 { $count }개: { $points }.
guided-total = { $player ->
    [black] 흑
   *[white] 백
}: { $sum }.
guided-other = 나머지는 { $player ->
    [black] 흑의
   *[white] 백의
} 것입니다: { $sum }.
guided-needed-even = { $board }의 절반은 { $half }이고, { $player ->
    [black] 흑은
   *[white] 백은
} 이보다 많아야 이깁니다.
guided-needed = { $board }의 절반은 { $half }이고 { $to ->
    [black] 흑에게
   *[white] 백에게
} 주는 덤이 { $given }자이므로, { $player ->
    [black] 흑은
   *[white] 백은
} { $needed }보다 많아야 이깁니다.
guided-draw = { $sum }: 무승부.
guided-wins-tie = { $sum }: 같을 때는 { $player ->
    [black] 흑
   *[white] 백
}승.
guided-wins-zi = { $sum }: { $player ->
    [black] 흑
   *[white] 백
} { $zi }자 승({ $points }집).
guided-wins-points = { $sum }: { $player ->
    [black] 흑
   *[white] 백
} { $points }집 승.
