# shuzi, Korean: what the library says

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
stones-and-more = { $points } 외 { $more }점

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
result-as-it-stands = 현재 상태로는: { $result }
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
ahead-between = ‘{ $least }’에서 ‘{ $most }’ 사이
ahead-at-least = 흑은 최소한 ‘{ $least }’
ahead-at-most = 흑은 최대한 ‘{ $most }’
ahead-unknown = 결과를 계산할 수 없음
ended-no-result = 이 대국은 무효국입니다(심판의 판정)
ended-both-lose = 양쪽 모두 패배입니다(심판의 판정)
ended-no-result-by-article-12 = 이 대국은 무효국입니다: 판 전체의 같은 모양이 되풀이되어 양쪽이 동의했습니다(일본 규칙 1989년, 제12조)
ended-both-lose-by-article-13 = 양쪽 모두 패배입니다: 대국이 멈춘 뒤 유효한 수 때문에 종국에 합의하지 못했거나, 움직인 돌에 대해 합의하지 못했습니다(일본 규칙 1989년, 제13조)
ended-no-result-in-short = 무효국
ended-both-lose-in-short = 양쪽 패배
not-finished = 아직 종국이 아닙니다.
not-finished-but-clear = 아직 종국이 아닙니다. 끝까지 두면 { $ahead }.
not-finished-and-open = 아직 종국이 아닙니다. 끝까지 두면 흑이 먼저 둘 때 { $black-first }, 백이 먼저 둘 때 { $white-first }.

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
with-group-tax = 환기두(무리마다 두 점을 뺌)
with-sunjang-counting = 순장바둑 계가
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
source-sunjang = 순장바둑(옛 한국 계가법)
source-with-group-tax = { $source }; 둘 수 있는 돌만 세므로 무리마다 눈을 뺌

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
please-check-together = 확인 바람: { $question }
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
reason-judged = 모의 대국 { $played }번 중 { $survived }번 살고, 신경망의 추정으로는 { $percent }% 삶
# The same without figures, where it is signed.
reason-judged-in-words = 시험해 본 변화 { $lives ->
    [none] 어디에서도 살지 못하고
    [few] 가운데 일부에서만 살고
    [half] 가운데 절반쯤에서 살고
    [most] 가운데 대부분에서 살고
   *[all] 모두에서 살고
}, 신경망의 추정으로는 { $network ->
    [dead] 죽은 돌
    [alive] 산 돌
   *[unclear] 생사가 분명하지 않음
}
reason-read-out = 끝까지 수읽기함: 누가 먼저 두어도 같음
reason-next-move = 먼저 두는 쪽이 결정함: 흑은 { $black }, 백은 { $white }
reason-next-move-at = { $point }에 먼저 두는 쪽이 결정함
reason-next-move-of-one = { $player ->
    [black] 흑이
   *[white] 백이
} { $point }에 먼저 두면 결정됨
reason-next-move-unknown = 먼저 두는 쪽이 결정함
reason-to-move = { $player ->
    [black] 흑이
   *[white] 백이
} 둘 차례이고, 먼저 { $point }에 둠
reason-ko = { $status ->
    [unsettled] 패로 결정됨
   *[other] 팻감이 없으면 이와 같고, 있으면 패로 결정됨
}
reason-vital-point = 작은 눈 모양 하나뿐이어서 { $point }에 먼저 두는 쪽이 결정함
reason-turn = 누가 먼저 두는지에 달림: 자기가 먼저 두면 모의 대국의 { $owner-first }%, 상대가 먼저 두면 { $opponent-first }%에서 삶
reason-turn-in-words = 누가 먼저 두는지에 달림: 시험해 본 변화 가운데 자기가 먼저 두면 { $owner-first ->
    [none] 하나도 살지 못하고
    [few] 일부에서만 살고
    [half] 절반쯤에서 살고
    [most] 대부분에서 살고
   *[all] 모두 살고
}, 상대가 먼저 두면 { $opponent-first ->
    [none] 하나도 살지 못함
    [few] 일부에서만 삶
    [half] 절반쯤에서 삶
    [most] 대부분에서 삶
   *[all] 모두 삶
}
reason-shared-liberties = 공유하는 활로를 어느 쪽도 메울 수 없음
reason-bent-four = 귀곡사: 팻감이 없어지면 잡힘
reason-carried-over = 판을 고치기 전의 판정대로
reason-stated = 사람이 지정함
reason-stated-by-ko-pass = 사람이 지정함: 그 패에 대해 한 번 쉰 뒤에야 되따낼 수 있음(제7조 2항)
stated-by-ko-pass = { $color ->
    [black] 흑
   *[white] 백
} { $points }: { $status ->
    [dead] 죽음
    [seki] 빅으로 삶
   *[alive] 삶
}, 사람이 지정함: 사활 확인에서는 그 패에 대해 한 번 쉰 뒤에야 되따낼 수 있습니다(일본 규칙 1989년, 제7조 2항)
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
}{ $status ->
    [unsettled] {""}
   *[other] , 확신도 { $percent }%
}({ $reason })
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
} { $points } 돌은 죽었습니까? { $status ->
    [unsettled] 생사가 정해지지 않았으며({ $reason }), { $fate ->
        [alive] 산
       *[dead] 죽은
    } 돌로 계산했습니다.
   *[other] 제안: { $fate ->
        [alive] 삶
       *[dead] 죽음
    }, 확신도 { $percent }%({ $reason }).
}
# Both without figures, where it is signed.
point-in-words = { $point }에 무엇이 있습니까? 판독은 { $stone }, 그러나 { $doubt }.
group-in-words = { $color ->
    [black] 흑
   *[white] 백
} { $points } 돌은 죽었습니까? { $status ->
    [unsettled] 생사가 정해지지 않았으며({ $reason }), { $fate ->
        [alive] 산
       *[dead] 죽은
    } 돌로 계산했습니다.
   *[other] 제안: { $fate ->
        [alive] 삶
       *[dead] 죽음
    }({ $reason }).
}
ask-group-beside-a-second-opinion = { $question } { $second }.
ahead = { $player ->
    [black] 흑이
   *[white] 백이
} { $by } 앞섬
nobody-ahead = 동점
# The two answers are a "stone" or a "status" each.
consequence = { $first }이면: { $first-lead }; { $second }이면: { $second-lead }.
# The letters are the keys, in every language.
point-keys = [Enter] { $proposed }  [b] 흑돌  [w] 백돌  [e] 빈 점  [u] 되돌리기  [q] 보류  [?] 도움말:{" "}
group-keys = [Enter] { $proposed }  [a] 삶  [d] 죽음  [u] 되돌리기  [q] 보류  [?] 도움말:{" "}
# What the keys do, each behind its key.
help-black = 그곳에 흑돌이 있습니다
help-white = 그곳에 백돌이 있습니다
help-empty = 그곳은 비어 있습니다
help-as-read = 판독한 그대로입니다: { $proposed }
help-alive = 살아 있거나 빅입니다: 판 위에 그대로 둡니다
help-dead = 죽었습니다: 계가 전에 판에서 들어냅니다
help-as-proposed = 제안한 그대로입니다: { $proposed }
help-undo = 마지막 답을 되돌립니다
help-leave-open = 이 판에 대한 질문을 마칩니다. 답하지 않은 것은 목록에 남고, 결과는 확인이 필요합니다
help-help = 이 도움말을 보여 줍니다
ask-left-open = { $points }에서 아직 끝나지 않았습니다. 이대로 종국했습니까, 아니면 이 점들을 메웠습니까?
left-open = { $how ->
    [black-first] 흑이 먼저 메움
    [white-first] 백이 먼저 메움
   *[ended] 이대로 종국
}
left-open-leads-to = { $how }: { $lead }.
left-open-keys = [Enter] 이대로 종국  [e] 이대로 종국  [b] 흑이 먼저 메움  [w] 백이 먼저 메움  [u] 되돌리기  [q] 보류  [?] 도움말:{" "}
help-ended = 이대로 종국했습니다: 공배는 나누어 가진 채로 둡니다(응씨 규칙 제8조)
help-black-filled-first = 번갈아 메웠고 흑이 먼저 두었습니다
help-white-filled-first = 번갈아 메웠고 백이 먼저 두었습니다
help-as-ended = 이대로 종국했습니다
# Questions about several points at once. The first sentence asks, the second says why.
ask-no-liberties = 어느 점을 잘못 판독했습니까? { $point } 부근의 { $color ->
    [black] 흑돌
   *[white] 백돌
} { $stones }개에 활로가 없습니다: 그중 하나나 옆의 돌을 잘못 판독했거나, 따낸 돌을 들어내지 않았습니다.
ask-hidden = 이 { $count }곳({ $points })에 무엇이 있습니까? { $doubt ->
    [covered] 무언가가 가립니다
    [glare] 반사광이 가립니다
   *[out_of_frame] 사진 밖에 있습니다
}. 판독: { $read }.
ask-between = 이 { $color ->
    [black] 흑돌
   *[white] 백돌
}은 어느 점에 있습니까: { $points }? 이 점들 사이에 놓여 있습니다.
ask-filled = 계가하려고 판을 메운 것입니까? 돌 { $stones }개에 활로가 없고, { $count }곳이 불확실합니다.
# How many points were read as what, as in "3 black, 2 white, 9 empty".
number-read = { $stone ->
    [black] 흑돌
    [white] 백돌
   *[empty] 빈 점
} { $count }
joint-choice = { $choice ->
    [as-read] 판독한 그대로
    [all-empty] 모두 빈 점
    [all-black] 모두 흑돌
    [all-white] 모두 백돌
    [taken-off] 모두 들어냄
   *[on-none] 어디에도 없음
}
joint-leads-to = { $choice }: { $lead }.
ahead-no-result = 결과 없음
# Again with their keys, which are the same in every language. Places are "[1] Q16  [2] R16".
no-liberties-keys = [Enter] 판독한 그대로  [{ $point } e] 점과 그곳에 있는 것  [t] 모두 들어냄  [s] 하나씩  [u] 되돌리기  [q] 보류  [?] 도움말:{" "}
hidden-keys = [Enter] { $proposed }  [e] 모두 빈 점  [b] 모두 흑돌  [w] 모두 백돌  [s] 하나씩  [u] 되돌리기  [q] 보류  [?] 도움말:{" "}
between-keys = [Enter] { $proposed }  { $places }  [n] 어디에도 없음  [s] 하나씩  [u] 되돌리기  [q] 보류  [?] 도움말:{" "}
filled-keys = [Enter] 판독한 그대로  [{ $point } e] 점과 그곳에 있는 것  [s] 하나씩  [u] 되돌리기  [q] 보류  [?] 도움말:{" "}
help-all-empty = 이 점들은 모두 비어 있습니다
help-all-black = 이 점들에는 모두 흑돌이 있습니다
help-all-white = 이 점들에는 모두 백돌이 있습니다
help-taken-off = 따낸 돌입니다: 모두 판에서 들어냅니다
help-on-point = 돌은 { $point }에 있고 다른 점에는 없습니다
help-on-none = 이 점들 어디에도 돌이 없습니다
help-one-by-one = 이 점들을 하나씩 묻습니다
help-any-point = 점과 그곳에 있는 것: e 빈 점, b 흑돌, w 백돌. 한 줄에 여러 점을 쓸 수 있습니다

## Warnings

warning = 경고: { $warning }
warning-no-liberties = { $points } 돌에 활로가 없습니다: 돌을 잘못 판독했거나 따낸 돌을 들어내지 않았습니다. --set으로 고치십시오. 예: --set { $first }=empty
warning-doubtful-grid = 격자가 맞을 확률이 { $percent }%뿐입니다: --overlay로 바둑판 선과 맞는지 보고, 맞지 않으면 --size나 다른 --corners를 지정하십시오
# The same three where nobody types options: in the page.
warning-no-liberties-in-a-page = { $points } 돌에 활로가 없습니다: 돌을 잘못 판독했거나 따낸 돌을 들어내지 않았습니다. 틀린 점을 누르십시오
warning-doubtful-grid-in-a-page = 격자가 맞을 확률이 { $percent }%뿐입니다: 바둑판 선과 맞는지 보고, 맞지 않으면 네 귀를 끌어 맞추십시오
warning-prisoners-deduced-in-a-page = 사석을 알 수 없어 아무도 쉬지 않은 것으로 보고 추정했습니다: 백이 마지막에 두었으면 { $white-last }, 흑이 마지막에 두었으면 { $black-last }. ‘규칙’에서 사석을 지정하십시오
# And on paper, which is signed.
warning-no-liberties-on-paper = { $points } 돌에 활로가 없습니다: 돌을 잘못 판독했거나 따낸 돌을 들어내지 않았습니다
warning-doubtful-grid-on-paper = 격자가 바둑판 선과 맞는지 확실하지 않습니다
warning-prisoners-deduced-on-paper = 사석을 알 수 없어 아무도 쉬지 않은 것으로 보고 추정했습니다: 백이 마지막에 두었으면 { $white-last }, 흑이 마지막에 두었으면 { $black-last }
warning-more-than-a-set = { $color ->
    [black] 흑돌 { $stones }개는
   *[white] 백돌 { $stones }개는
} 한 벌보다 많습니다: 일부를 잘못 판독했을 수 있습니다
warning-stones-played = 사석을 합하면 흑은 { $black }수, 백은 { $white }수를 두어 서로 맞지 않습니다: 돌을 잘못 판독했거나 잃어버렸거나, 사석을 잘못 세었거나, 누군가 한 수 쉬었습니다
warning-irregular-moves = 기보의 { $moves }수가 규칙에 어긋납니다: { $told }
warning-repeated-boards = 기보에서 동형 반복이 일어났습니다: { $told }
rule-breach = { $number }번째 수({ $color ->
    [black] 흑
   *[white] 백
} { $point }): { $did ->
    [occupied] 돌이 있는 점에 두었습니다. 기보가 손상되었을 수 있습니다.
    [suicide] 자기 돌 { $stones }개를 죽이는 자살수로, 금지되어 있습니다({ $article }).
    [ko] 패를 곧바로 되따낸 수로, 금지되어 있습니다({ $article }).
   *[repetition] { $since ->
        [0] 처음
       *[other] { $since }번째 수 뒤
    }의 반상 전체를 되풀이했습니다. { $ruling ->
        [forbidden] 금지되어 있습니다
        [no_result_if_agreed] 두 대국자가 동의하면 승부 없음으로 끝납니다
       *[referee_decides] 교란패라면 한 번은 허용되고 쟁패라면 금지되며, 어느 쪽인지는 심판이 정합니다
    }({ $article }).
}
rule-breach-more = 그 밖에 { $moves }수가 더 있습니다.
rule-article = { $article ->
    [chinese-suicide] 중국 규칙(2002년) 제5조
    [chinese-board] 중국 규칙(2002년) 제6조
    [chinese-1988-suicide] 중국 규칙(1988년) 제5조
    [chinese-1988-board] 중국 규칙(1988년) 제6조
    [ing-suicide] 응씨 규칙(전만법) 제1조
    [ing-ko] 응씨 규칙(전만법) 제3조
    [ing-board] 응씨 규칙(전만법) 제1조와 제3조
    [japanese-suicide] 일본 규칙(1989년) 제4조
    [japanese-ko] 일본 규칙(1989년) 제6조
    [japanese-board] 일본 규칙(1989년) 제12조
    [korean-suicide] 한국 규칙, 일본 규칙(1989년) 제4조와 같음
    [korean-ko] 한국 규칙, 일본 규칙(1989년) 제6조와 같음
    [korean-board] 한국 규칙, 일본 규칙(1989년) 제12조와 같음
    [aga-suicide] AGA 규칙 제5조
    [aga-board] AGA 규칙 제6조
    [new-zealand] 뉴질랜드 규칙, 수의 정의
    [tromp-taylor] 트롬프-테일러 규칙 제6조
    [beginner] 입문 규칙
    [beginner-board] 입문 규칙 제6조
   *[event] 대회 자체 규칙
}
warning-filled-board = 판이 메워져 있습니다: 활로가 없는 돌이 { $stones }개입니다. 메운 판으로는 결과를 알 수 없습니다. 메우기 전에 찍거나 `shuzi verify --after`로 메우기를 확인하십시오
warning-far-from-finished = 아직 종국과 거리가 멉니다(돌 { $stones }개, 누구의 것도 아닌 점 { $neutral }개): 아직 계가할 것이 없습니다. 그래도 세려면 --left-open ended 또는 --dead none을 지정하십시오
warning-far-from-finished-in-a-page = 아직 종국과 거리가 멉니다(돌 { $stones }개, 누구의 것도 아닌 점 { $neutral }개): 아직 계가할 것이 없습니다
warning-open-dame = 아직 둘 수 있는 공배가 있습니다: { $points }. 공배를 메운 뒤 다시 세십시오
warning-unsealed = { $points }에서 경계가 열려 있습니다: 누구의 집인지 정할 수 없습니다
warning-in-atari = { $points }의 산 돌이 단수입니다: 패가 남았거나 가일수가 필요합니다
warning-prisoners-deduced = 사석을 알 수 없어 아무도 쉬지 않은 것으로 보고 추정했습니다: 백이 마지막에 두었으면 { $white-last }, 흑이 마지막에 두었으면 { $black-last }. 사석을 지정하십시오. 예: --prisoners B=3,W=5
warning-no-second-opinion = { $engine }의 판정을 얻지 못했습니다: { $message }. 사석은 그 판정 없이 정했습니다. { $hint }
warning-missing-teire = { $points }에 가일수가 필요합니다: 계가 전에 두어야 하므로 { $count ->
    [1] 집이 아닙니다
   *[other] 모두 집이 아닙니다
}
warning-move-to-come = { $player ->
    [black] 흑이 둘 차례입니다: 흑
   *[white] 백이 둘 차례입니다: 백
}이 먼저 { $point }에 두는 것으로 계산했으며, 이 수가 { $stones }의 생사를 결정합니다
warning-bonus-open = 접바둑 돌 { $stones }점에 대해 백에게 몇 집을 주는지 밝히지 않았고, 규칙의 문면도 서로 다릅니다{ $winner ->
    [same] {""}
   *[other] . 이에 따라 승자가 달라집니다
}. { $results }; --white-handicap-bonus N처럼 지정하십시오
warning-bonus-open-in-a-page = 접바둑 돌 { $stones }점에 대해 백에게 몇 집을 주는지 밝히지 않았고, 규칙의 문면도 서로 다릅니다{ $winner ->
    [same] {""}
   *[other] . 이에 따라 승자가 달라집니다
}. { $results }; ‘규칙’에서 지정하십시오
warning-bonus-open-on-paper = 접바둑 돌 { $stones }점에 대해 백에게 몇 집을 주는지 밝히지 않았고, 규칙의 문면도 서로 다릅니다{ $winner ->
    [same] {""}
   *[other] . 이에 따라 승자가 달라집니다
}. { $results }
handicap-bonus = { $bonus ->
    [none] 주지 않음
    [each] 돌 하나에 1집
   *[each-but-one] 하나를 뺀 돌 하나에 1집
}
bonus-and-result = { $bonus }: { $result }
recorded-agrees = 기보의 결과도 같습니다: { $written }
recorded-not-counted = 기보의 결과 { $written }은 계가로 정해진 것이 아니어서 비교할 것이 없습니다.
recorded-unreadable = 기보의 결과 ‘{ $written }’을 이해할 수 없어 비교하지 않았습니다.
recorded-bonus = 기보의 결과 { $written }에서 접바둑 돌에 대해 백에게 주는 집을 알 수 있습니다: { $bonus } ({ $points }).
warning-differs-from-record = 기보의 결과는 { $written }, 계가의 결과는 { $counted }입니다: { $reasons }
difference-fate = { $points } 돌이 { $fate ->
    [dead] 죽었다면
   *[alive] 살았다면
} 맞습니다
difference-open-points = 계가 전에 남은 { $points }곳을 더 두었을 수 있습니다
difference-bonus = 접바둑 돌에 대한 몫이 다음과 같다면 맞습니다: { $bonus }
difference-komi = 덤이 { $komi }집이면 맞습니다
difference-black-moved-last = 흑이 마지막에 두었다면 맞습니다
difference-zi = 기보의 단위가 자라면 맞습니다
difference-territory = 돌이 아니라 집을 세었다면 맞습니다
difference-area = 집이 아니라 돌까지 세었다면 맞습니다
difference-other-winner = 기보가 승자를 잘못 적었다면 맞습니다
difference-prisoners = 사석을 달리 세었거나 패스할 때 돌을 건넸을 수 있습니다
difference-unexplained = 시도한 어떤 것으로도 설명되지 않습니다. 사석, 덤, 규칙을 대조하십시오
set-lacks = { $player ->
    [black] 흑돌
   *[white] 백돌
}이 { $stones }개 모자랍니다
warning-incomplete-sets = { $lacking }: { $effect ->
    [other-winner] 이대로 메우면 { $shown }가 되어 승자가 뒤바뀝니다
    [other-margin] 이대로 메우면 { $shown }가 됩니다
   *[nothing] 양쪽이 같은 수만큼 모자라므로 메우기의 차이는 맞습니다
}. 승부는 돌이 모두 있을 때의 계가로 정해집니다(응씨 규칙 제4, 9, 12조): { $result }. 돌을 채운 뒤에 메우십시오
note = 참고: { $note }
warning-encoding-unstated = 기보에 문자 인코딩이 적혀 있지 않아 { $encoding }(으)로 읽었습니다{ $stones-differ ->
    [yes] . 다만 다른 인코딩으로 읽으면 돌이 달라지니 국면이 맞는지 확인하십시오
   *[no] {""}
}
warning-encoding-misstated = 기보에 적힌 문자 인코딩 { $stated }이(가) 실제와 달라 { $encoding }(으)로 읽었습니다{ $stones-differ ->
    [yes] . 다만 다른 인코딩으로 읽으면 돌이 달라지니 국면이 맞는지 확인하십시오
   *[no] {""}
}
warning-several-games = 파일에 대국이 { $games }판 있어({ $named }) 첫 번째를 골랐습니다. 다른 대국은 --game으로 고르십시오. 예: --game 2
warning-not-closed = 기보 끝에 닫는 괄호가 없습니다: { $moves ->
    [0] 적혀 있는 돌을 받아들였지만
   *[other] 적혀 있는 { $moves }수를 받아들였지만
} 뒤가 빠졌을 수 있습니다
warning-variation-not-closed = 기보 끝에 닫는 괄호가 없습니다. 세지 않는 변화도에서 빠졌으며 본보는 온전합니다
warning-text-outside = 대국 밖에 글이 있어 건너뛰었습니다
warning-moves-outside = 대국 밖(첫 괄호 앞이나 마지막 괄호 뒤)에 착수가 있어 건너뛰었습니다: 괄호의 자리가 잘못되었을 수 있습니다
warning-bracket-missing = { $moves ->
    [0] 첫 수 앞
   *[other] { $moves }수 뒤
}의 { $property } 글이 뒤의 속성까지 이어진 듯합니다: 닫는 괄호가 빠졌고 한 수를 잃었을 수 있습니다
warning-small-names = 기보의 속성 이름이 소문자로 쓰여 있어 대문자로 받아들였습니다
warning-size-unstated = 기보에 바둑판 크기가 없어 형식이 정한 대로 19줄로 보았습니다
warning-size-may-be-smaller = 기보에 바둑판 크기가 없어 19줄로 보았지만 모든 돌이 { $lines }줄 바둑판 범위에 있습니다. { $lines }줄 바둑판이면 기보에 SZ[{ $lines }]라고 적으십시오
warning-stated-twice = 기보에 { $property }이(가) 두 번 적혀 있습니다: { $taken }을(를) 받아들이고 { $other }은(는) 받아들이지 않았습니다
warning-set-up-later = 기보가 { $moves }수 뒤에 돌을 놓거나 들어냅니다: 판 위의 돌로 세고 사석으로 치지 않습니다
warning-rules-unstated = 기보에 규칙이 없어 { $rules }(으)로 보았습니다. 다른 규칙은 --rules로 지정하십시오
warning-rules-alike = 기보의 규칙은 ‘{ $written }’인데 세는 법이 같은 { $rules }(으)로 보았습니다. 다른 규칙은 --rules로 지정하십시오
warning-komi-unstated = 기보에 덤이 없어 { $komi }(으)로 보았습니다. 다른 덤은 --komi로 지정하십시오
warning-komi-unit-said = 기보의 덤 ‘{ $written }’을(를) { $komi }집으로 보았습니다
warning-komi-unit = 기보의 덤 ‘{ $written }’은(는) 그대로는 집 수가 아니어서 { $komi }집으로 보았습니다. --komi로 지정하십시오
warning-komi-unit-open = 기보의 덤 ‘{ $written }’은(는) 그대로는 집 수가 아니어서 { $komi }집으로 보았지만 { $others }집일 수도 있습니다. --komi로 지정하십시오
warning-without-effect = { $option }은(는) 아무것도 바꾸지 않습니다: { $why ->
    [area-rules] 이 규칙은 돌과 집을 함께 세며 사석을 세지 않습니다
    [no-fill-in] 이 규칙에서는 판을 메우지 않습니다
    [nothing-is-dead] 이 규칙에서는 판에 남은 돌을 모두 셉니다
    [no-overtime-cost] 이 규칙에는 시간 초과 벌점이 없습니다
    [no-handicap] 접바둑이 아닙니다. --handicap으로 지정하십시오
    [no-side-is-counted] 이 규칙에서는 판에서 한쪽만 세지 않습니다
    [no-board-after] 나중 바둑판의 사진이 없습니다. --after로 주십시오
   *[no-photo] 국면이 기보로 주어져 사진을 읽지 않습니다
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
fill-in-misleads = 이 메우기는 대국 결과가 아닙니다: 모자라는 돌 때문에 { $player ->
    [black] 흑
   *[white] 백
}이 { $points }집 더 좋아 보입니다. 돌이 모두 있으면: { $result }
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
explained-sunjang-lifted = 경계에 필요 없는 자기 돌을 들어냅니다: 흑 { $black }개, 백 { $white }개.
explained-group-tax = { $player ->
    [black] 흑
   *[white] 백
}은 살아 있는 { $groups }무리({ $points })가 비워 두어야 하는 { $tax }점을 뺍니다.
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

## The referee's desk: the answer

result-with-counts = { $result }. { $counts }.

## The referee's desk: the protocol

failure-of-a-file = { $file }: { $message }

## The referee's desk: questions and answers

stated-left-open = { $how ->
    [black-first] 남은 점은 번갈아 메웠고 흑이 먼저 두었습니다: 그 뒤의 결과입니다.
    [white-first] 남은 점은 번갈아 메웠고 백이 먼저 두었습니다: 그 뒤의 결과입니다.
   *[ended] 이대로 종국했습니다: 남은 점은 그대로 둡니다.
}

## The guided count

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
guided-shared = 중립점 { $count }개({ $points }): 양쪽에 { $half }씩.
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
guided-result = { $sum }: { $result }.

## The guided count of territories

territory-drawing-dead = 가위표가 있는 사석을 들어냅니다. 따낸 돌에 더합니다.
territory-drawing-prisoners = 따낸 돌을 같은 색 쪽의 집에, 파란 고리에 메웁니다. 빨간 고리는 빠진 가일수로, 먼저 놓습니다.
territory-drawing-moves = 빈 동그라미의 돌을 같은 번호의 고리로 옮깁니다.
territory-drawing-tens = 양쪽 집을 열 집씩 나눕니다(마지막 구획은 모자랄 수 있음). 큰 숫자는 각 쪽의 누계입니다.
territory-dead = { $player ->
    [black] 흑
   *[white] 백
} 사석 { $count }개를 들어내 따낸 돌에 더합니다: { $points }.
territory-protective = { $player ->
    [black] 흑돌
   *[white] 백돌
} { $count }개를 { $points }에 놓습니다: 가일수가 빠진 곳이라 집이 아닙니다.
territory-no-prisoners = 메울 { $player ->
    [black] 흑
   *[white] 백
} 사석이 없습니다.
territory-prisoners = 잡힌 { $player ->
    [black] 흑돌
   *[white] 백돌
}: 대국 중 { $captured } + 들어낸 사석 { $dead } = { $count }. { $laid ->
    [0] 메울 { $player ->
        [black] 흑집이
       *[white] 백집이
    } 없습니다.
   *[other] 그 가운데 { $laid }개를 { $player ->
        [black] 흑집에
       *[white] 백집에
    } 메웁니다: { $points }.
}
territory-left-over = { $player ->
    [black] 흑
   *[white] 백
} 사석 { $count }개는 메울 자리가 없어 { $player ->
    [black] 흑에서
   *[white] 백에서
} 뺍니다.
territory-areas = 남은 { $player ->
    [black] 흑집
   *[white] 백집
}: { $sum }.

## Errors: photos

error-photo-damaged = { $format ->
    [none] 파일
   *[other] { $format } 파일
}이 손상되었거나 불완전합니다: { $why }
photo-empty = 비어 있습니다
photo-data-damaged = 이미지 데이터가 손상되었습니다
photo-end-missing = 끝부분이 없습니다
photo-no-size = 크기가 적혀 있지 않습니다
photo-no-bit-depth = 비트 심도가 적혀 있지 않습니다
photo-pixels-missing = 화소가 모자랍니다
photo-pixels-do-not-fit = { $size } 화소의 데이터는 { $bytes }바이트가 아닙니다
photo-tiles-missing = 타일이 없습니다
photo-tiles-do-not-fit = 타일이 크기와 맞지 않습니다
photo-too-many-tiles = 타일이 너무 많습니다
photo-too-much-data = 타일의 데이터가 파일보다 큽니다
error-photo-bytes = 파일이 { $bytes }바이트입니다. 최대 { $most }바이트까지 읽습니다
error-photo-pixels = 그림이 { $width }×{ $height } 화소입니다. 이 크기의 파일에서는 최대 { $most }화소까지 읽습니다
error-photo-too-small = 그림이 { $width }×{ $height } 화소뿐입니다. 각 변이 적어도 { $least }화소여야 합니다
error-photo-format = 파일이 읽을 수 없는 { $format } 형식입니다
error-no-photo-format = 파일이 알려진 그림 형식이 아닙니다
error-photo-animation = 파일이 애니메이션({ $format })이라 어느 장면인지 알 수 없습니다
error-format-not-built = 이 shuzi는 { $format } 없이 빌드되었습니다
hint-copy-photo-again = 카메라나 휴대폰에서 사진을 다시 복사하십시오. 전송이 끊기면 파일이 잘립니다.
hint-scale-photo-down = 사진을 줄이십시오. 1200만 화소면 모든 돌이 보입니다.
error-photo-is-record = 이 파일은 기보(SGF)이며 사진이 아닙니다
hint-score-a-record = 기보는 `shuzi score`로 계가하거나 `shuzi verify --record`로 사진과 견주십시오.
error-photo-is-archive = 이 파일은 압축 파일(ZIP)이나 그런 형식의 문서이며 사진이 아닙니다
hint-batch-an-archive = `shuzi batch`로 압축 파일의 사진을 모두 읽거나 사진을 꺼내십시오.
hint-send-original = 미리보기가 아니라 원본 사진을 쓰십시오. 바둑판이 화면을 거의 채워야 합니다.
hint-save-in-another-format = 사진을 JPEG, PNG, WebP, HEIC, AVIF 중 하나로 저장하거나 내보내십시오.
hint-give-a-photo = JPEG, PNG, WebP, HEIC, AVIF 형식의 사진을 지정하십시오.
hint-save-one-frame = 계가할 한 장면을 JPEG나 PNG로 저장하십시오.
hint-build-format = feature `{ $feature }`를 켜고 shuzi를 빌드하거나 사진을 JPEG로 저장하십시오.

## Errors: the board in the photo

error-network = 신경망 { $name }을(를) 실행할 수 없습니다: { $reason }
error-no-board = 바둑판이 보이지 않습니다
error-several-boards = 바둑판이 { $boards }개 보입니다
error-no-such-board = { $number }번째 바둑판은 없습니다. 보이는 것은 { $boards }개입니다
error-too-blurred = 사진이 너무 흐려 선이나 돌을 찾을 수 없습니다
error-too-dark = 사진이 너무 어두워서 줄이나 돌을 찾을 수 없습니다
error-bad-corners = 지정한 네 귀로는 바둑판이 되지 않습니다
error-doubtful-grid = 바둑판을 확실히 찾지 못했습니다. 가장 유력한 { $lines }×{ $lines } 격자가 맞을 확률은 { $percent }%입니다
error-cut-off = 바둑판이 잘렸습니다. 사진에 { $lines }×{ $lines } 격자가 보이지만, 줄이 사진의 { $edge ->
        [top] 위쪽 가장자리
        [right] 오른쪽 가장자리
        [bottom] 아래쪽 가장자리
        [left] 왼쪽 가장자리
       *[several] 여러 가장자리
    } 밖으로 이어집니다
error-may-be-part = 더 큰 바둑판의 일부로 보입니다. 사진에 { $lines }×{ $lines } 줄이 있고, 바둑판이 { $edge ->
        [top] 위쪽 가장자리
        [right] 오른쪽 가장자리
        [bottom] 아래쪽 가장자리
        [left] 왼쪽 가장자리
       *[several] 여러 가장자리
    } 밖으로 이어지는 것으로 보입니다
hint-may-be-part = 바둑판 둘레에 탁자가 보이도록 물러나거나, { $lines }줄 바둑판이면 --size { $lines }로 지정하십시오.
error-covered = { $lines }×{ $lines } 바둑판의 점 { $covered }곳이 무언가에 가려져 있습니다
error-indistinct = { $lines }×{ $lines } 격자를 찾았으나 { $doubtful }곳에서 흑돌, 백돌, 빈 점을 구별할 수 없습니다
error-no-position = 읽은 결과가 판의 상태를 이루지 않습니다: { $error }
error-other-size = { $file }은(는) { $size } 바둑판이고 { $first }은(는) { $first-size }입니다
error-other-position = { $file }은(는) { $first }와(과) 같은 판이 아닙니다. 어떻게 돌려도 { $points }곳이 분명히 다릅니다
hint-photograph-from-above = 바둑판 전체를 위에서 45° 이상의 각도로, 손이 가리지 않게 찍으십시오. 9, 13, 19줄이 아니면 --size 11처럼 알려 주십시오. 또는 --corners와 --size를 지정하십시오.
hint-photograph-in-even-light = 더 높은 곳에서 고른 빛으로, 반사나 그림자 없이 찍거나 --corners와 --size를 지정하십시오.
hint-say-which-board = 바둑판 하나만 찍거나 어느 것인지 지정하십시오. --board 1이 맨 왼쪽입니다.
hint-boards-are-numbered = 바둑판은 왼쪽에서 오른쪽으로 1부터 셉니다.
hint-hold-still = 휴대폰을 움직이지 말고 바둑판에 초점을 맞추십시오.
hint-give-corners = 판의 네 귀 교차점을 판을 도는 순서로 지정하십시오: --corners x,y,x,y,x,y,x,y(바로 세운 사진의 화소).
hint-step-back = 격자의 네 변이 모두 사진에 들어오도록 물러나십시오.
hint-uncover = 손이나 다른 물건을 바둑판에서 치우고 다시 촬영하세요.
hint-more-light = 더 밝은 곳에서 바둑판을 촬영하세요.
hint-photos-of-one-board = 그 사이에 돌을 움직이지 않은 한 바둑판의 사진을 지정하거나 --same-board를 빼십시오.
hint-report = shuzi의 오류이니 알려 주십시오.

## Errors: points and positions

error-board-size = 바둑판은 가로세로 1~{ $most }줄이며 { $size }은(는) 안 됩니다
error-no-point = '{ $text }'은(는) { $size } 바둑판의 점이 아닙니다(열의 글자(I 제외)와 아래에서부터의 줄 번호를 C3처럼 쓰십시오)
error-ragged-row = { $row }번째 줄의 점이 첫 줄처럼 { $width }개가 아닙니다
error-row-symbol = { $row }번째 줄에 '{ $symbol }'이(가) 있습니다(빈 점은 ., 흑돌은 B, 백돌은 W로 쓰십시오)
error-readings = 판독값 { $count }개로는 { $size } 바둑판이 차지 않습니다
error-play-off-board = 점이 { $size } 바둑판 밖에 있습니다
error-play-occupied = { $point }에 이미 돌이 있습니다
error-play-suicide = { $point }은(는) 자살수입니다. 따내는 돌도 활로도 없습니다
error-no-stone-to-flip = { $point }에 돌이 없으므로 사석으로 하거나 뒤집을 수 없습니다
error-no-stone = { $point }에 돌이 없으므로 사석일 수 없습니다
error-no-liberties = { $points }에 활로가 없는 돌이 있습니다. 돌을 잘못 읽었거나 따낸 돌이 남은 것이니 판을 바로잡으십시오
error-cannot-be-dead = { $point }은(는) 사석일 수 없습니다. 두 집이 나서 계속 손을 빼도 삽니다
error-nothing-alive = { $first }와(과) { $second }이(가) 둘 다 사석일 수는 없습니다. 둘레에 산 돌이 없습니다
error-not-played-out = { $color ->
    [black] 흑
   *[white] 백
}이 먼저 공배를 메웠을 때의 결과는 계산할 수 없습니다
error-no-end-without-result = 응씨 규칙에는 무효국이 없습니다(응씨 규칙, 제3조)
hint-name-points = 점의 이름은 --format text가 보여 주는 그림대로 쓰십시오.
hint-look-again = 바둑판을 다시 보고 실제대로 지정하십시오.

## Errors: rules and counts

error-in-line = { $line }번째 줄: { $error }
error-no-points = '{ $text }'은(는) 집 수가 아닙니다(7.5처럼 한 집이나 반 집 단위, 또는 3.75zi처럼 자 단위로 쓰십시오)
error-unknown-rules = 알 수 없는 규칙 '{ $name }'(아는 것: { $known })
error-no-komi = 덤 '{ $komi }'은(는) 한 집이나 반 집 단위가 아닙니다. 덤을 지정하십시오
error-no-ko-pass = 패에 대한 패스로 사활을 확인하는 것은 일본과 한국 규칙뿐입니다(제7조 2항)
hint-settle-repetition = 쟁패와 교란패의 규칙으로 반복을 해결한 뒤 계가하십시오.
hint-state-dead = --dead나 --toggle로 사석을 지정하십시오.
error-event-name = 대회 이름이 비었거나 보통 글자가 아닙니다
error-event-bonus = '0', 'N', 'N-1' 중 하나를 쓰십시오
error-event-fill-in = 메우기는 돌과 집을 모두 세는 방식이라 이렇게 셀 수 없습니다
error-event-tax-of-stones = 마지막 두 집은 돌로 메울 수 없습니다. group-tax를 빼십시오
error-event-tax-and-fill-in = 메우기는 눈도 메웁니다. group-tax를 쓸 때는 fill-in = false로 쓰십시오
error-event-tax-of-sunjang = 순장바둑에는 group-tax가 없습니다. 빼십시오
error-event-neutral-of-stones = 중립점에는 돌이 놓일 수 없습니다. neutral을 빼십시오
error-event-neutral-of-sunjang = 순장바둑에서 공배는 누구의 것도 아닙니다. neutral을 빼십시오
error-overtime-unknown = 이 규칙에는 시간 초과 벌점이 없습니다. --penalty black=2처럼 벌점을 직접 지정하십시오
error-overtime-lost = 초과 시간이 기본 시간의 절반을 넘으면 패합니다(응씨룰 제7조)
error-overtime-half = 초과 시간이 꼭 기본 시간의 절반이면 응씨룰 제7조는 6점 벌점이라고도 하고 패한다고도 합니다. 심판의 결정에 따라 --penalty를 지정하십시오
error-fill-in-not-square = 메우기에는 정사각형 바둑판이 필요한데 이 판은 { $size }입니다. 다른 규칙으로 계가하십시오
error-no-handicap-stones = 접바둑 돌이 { $stones }점으로 지정되었으나 판에 흑돌이 없습니다. --handicap을 바로잡으십시오
error-more-than-the-set = 판에 { $color ->
    [black] 흑돌
   *[white] 백돌
}이 { $stones }개인데 한 벌은 { $set }개입니다. 판이나 --stones를 바로잡으십시오
error-large-set = { $color ->
    [black] 흑
   *[white] 백
}의 돌이 { $set }개로, 온전한 한 벌 { $full }개보다 많습니다. 남는 돌을 빼십시오
error-more-than-a-set = 판에 { $color ->
    [black] 흑돌
   *[white] 백돌
}이 { $stones }개인데 한 벌은 { $set }개입니다
error-odd-compensation = 보상 { $points }집은 돌의 정수 개가 아닙니다(돌 하나가 두 집)
error-no-room = { $color ->
    [black] 흑
   *[white] 백
}의 집에 보상 돌 { $stones }개를 놓을 자리가 없습니다
error-bowl-too-empty = { $color ->
    [black] 흑
   *[white] 백
}의 남은 돌은 { $stones }개인데 보상과 공유점에 { $needed }개가 필요합니다
hint-state-rules = --rules chinese처럼 규칙을 지정하십시오.

## Errors: records, claims and protocols

sgf-in-root = 첫 노드의
sgf-before-first-move = { $node }번 노드(첫 수 전)의
sgf-after-move = { $node }번 노드({ $moves }수 뒤)의
sgf-a-point = pd 같은 점
sgf-a-size = 19나 9:13 같은 1~25줄
sgf-a-handicap = 접바둑 돌의 수
sgf-a-node = ';'
sgf-a-property = ';', '(', ')' 또는 속성
sgf-a-value = 속성 이름 뒤의 '['
sgf-no-closing-bracket = 닫는 ')'가 없음
sgf-no-value = 값 없는 속성
sgf-open-value = 값에 ']'가 없음
error-sgf-no-game = 대국을 찾지 못했습니다. SGF 파일에서는 '(;' 뒤에 대국이 있습니다
error-sgf-no-such-game = 파일에 { $number }번째 대국이 없습니다. 모두 { $games }국입니다
error-record-is-photo = 이것은 사진({ $format })이며 기보가 아닙니다
error-sgf-cut-off = 파일이 대국 중간에 끝납니다({ $inside }). 잘린 것 같습니다
error-sgf-unexpected = { $line }번째 줄에 뜻밖의 '{ $found }'(와야 할 것: { $expected })
error-sgf-other-game = 바둑이 아닌 기록입니다(GM[{ $game }]. 바둑은 GM[1])
error-sgf-value = { $place } { $property }[{ $value }]: 와야 할 것은 { $expected }
error-sgf-off-board = { $place } { $property }[{ $value }]이(가) { $size } 바둑판 밖에 있습니다
error-sgf-too-large = 파일은 { $bytes }바이트인데, 기보는 { $most }바이트까지 읽습니다
error-sgf-too-long = 대국의 수와 놓인 돌이 { $most }개를 넘습니다
hint-give-sgf = SGF 파일을 지정하십시오. 다른 형식의 기보는 먼저 SGF로 저장하십시오.
hint-count-a-photo = 사진은 `shuzi count`로 계가하거나 `shuzi verify --record`로 기보와 견주십시오.
hint-choose-game = --game 1처럼 파일에 있는 대국을 고르십시오.
hint-save-record-again = 기보를 다시 내려받거나 저장하십시오.
hint-records-of-go = 바둑 기보를 지정하십시오.
hint-divide-record = 기보 모음을 여러 파일로 나누십시오.
hint-correct-record-there = 기보의 그 부분을 고치거나 다른 프로그램으로 다시 저장하십시오.
error-claim-not-understood = 주장 ‘{ $text }’을(를) 이해할 수 없습니다
error-claim-not-understood-at = 주장 ‘{ $text }’에서 ‘{ $at }’을(를) 이해할 수 없습니다
error-claim-not-counted = ‘{ $text }’은(는) 계가로 끝나지 않았다는 뜻이므로 확인할 것이 없습니다
error-claim-no-such-amount = ‘{ $text }’은(는) 1/4자나 반집의 정수배가 아닙니다
error-claim-no-player = ‘{ $text }’은(는) 누가 이겼는지 알 수 없고, 한쪽의 수로는 너무 적습니다
error-claim-no-such-count = 이 규칙으로 교차점 { $points }개인 판에서 한쪽의 수가 ‘{ $text }’일 수는 없습니다
error-claim-contradictory = ‘{ $text }’에는 함께 성립할 수 없는 두 가지가 있습니다
hint-write-claim = B+1/4(자), W+2.5(집), 'Black 184.5'나 185(한쪽의 수), 또는 draw처럼 쓰십시오.
hint-leave-claim-out = 그래도 계가하려면 주장을 빼십시오.
hint-state-ended = 대국이 그렇게 끝났다면 --ended no-result나 --ended both-lose로 지정하고, 판을 계가하려면 주장을 빼십시오.
hint-say-whose = 누구의 것인지 쓰십시오. 차이라면 ‘백 2.5집 승’, 한쪽의 수라면 ‘백 176.5’입니다.
hint-margin-or-count = 차이는 W+2.5처럼 승자와, 수는 'Black 184.5'처럼 대국자와 함께 쓰십시오.
hint-claim-one-result = ‘흑 1/4자 승’처럼 결과 하나를, 또는 'Black 184, White 177'처럼 양쪽의 수를 쓰십시오.

## Errors: another program's opinion

error-engine-not-started = 시작할 수 없습니다: { $reason }
error-engine-ended = '{ $command }'에 답하기 전에 끝났습니다({ $how })
error-engine-timed-out = { $seconds }초가 지나도 '{ $command }'에 답하지 않았습니다
error-engine-endless = 출력이 끝나지 않습니다
error-engine-refuses = '{ $command }'을(를) 거절합니다: { $answer }
error-engine-cannot-tell = GTP 명령 final_status_list를 모릅니다
error-engine-nonsense = 답이 이치에 맞지 않습니다: { $reason }
error-engine-not-square = 엔진은 정사각형 바둑판만 아는데 이 판은 { $size }입니다
error-engine-no-liberties = 활로가 없는 돌이 있는 판은 어떤 엔진도 받지 않습니다
engine-dead-and-seki = { $point }을(를) 사석이자 빅이라고 합니다
engine-no-gtp = '{ $text }'은(는) GTP의 답이 아닙니다
engine-no-point = '{ $text }'은(는) { $size } 바둑판의 점이 아닙니다
engine-no-stone = { $point }에 돌이 없습니다
engine-nothing-alive = { $first }와(과) { $second }을(를) 모두 죽었다고 하면서 그것을 따낼 산 돌은 없다고 합니다
engine-other-stones = 엔진의 판에는 다른 돌이 놓여 있습니다
engine-part-of-chain = { $point }은(는) 들면서 이어진 { $missing }은(는) 들지 않습니다
engine-takes-living = 따낼 수 없는 { $point }을(를) 죽었다고 합니다
hint-engine-command = --engine의 명령을 확인하십시오. PATH에 없는 프로그램은 /usr/games/gnugo처럼 폴더까지 쓰십시오.
hint-engine-by-itself = --engine의 명령을 따로 실행해 보십시오. "gnugo --mode gtp"처럼 GTP를 써야 합니다.
hint-engine-more-time = --engine의 명령이 "gnugo --mode gtp"처럼 GTP를 쓰는지 확인하거나 --engine-timeout으로 시간을 늘리십시오.
hint-another-engine = GNU Go나 KataGo 같은 다른 엔진을 쓰십시오.
hint-leave-engine-out = 이 바둑판에는 --engine을 빼십시오.

## What other programs and the system say

# What another program or the system says, in its own words
verbatim = { $text }
system-error = { $kind ->
    [not-found] 그런 파일이나 폴더가 없습니다
    [not-permitted] 접근 권한이 없습니다
    [exists] 이미 있습니다
    [folder] 폴더입니다
    [no-folder] 폴더가 아닙니다
    [full] 디스크가 가득 찼습니다
    [read-only] 읽기 전용 디스크입니다
    [cut-off] 내용이 중간에 끝납니다
   *[other] { $text }
}

## Archives: the summary

step = { $step ->
    [decode] 디코딩
    [board] 바둑판
    [stones] 돌
    [life] 사활
    [score] 계가
    [engine] 엔진
   *[all] 전체
}

## The clock

clock-left = 기본 시간 { $basic } 중 { $left } 남음
