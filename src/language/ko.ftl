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
two-clauses = { $first }; { $second }
two-sentences = { $first } { $second }
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
# The same without figures, where it is signed.
reason-judged-in-words = 시험해 본 변화 { $lives ->
    [none] 어디에서도 살지 못하고
    [few] 가운데 일부에서만 살고
    [half] 가운데 절반쯤에서 살고
    [most] 가운데 대부분에서 살고
   *[all] 모두에서 살고
}, 모양으로는 { $shape ->
    [dead] 죽은 돌로 보임
    [alive] 산 돌로 보임
   *[unclear] 생사가 분명하지 않음
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
# Both without figures, where it is signed.
point-in-words = { $point }에 무엇이 있습니까? 판독은 { $stone }, 그러나 { $doubt }.
group-in-words = { $color ->
    [black] 흑
   *[white] 백
} { $points } 돌은 죽었습니까? 제안: { $fate ->
    [alive] 삶
   *[dead] 죽음
}({ $reason }).
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
# While one of several inputs is looked at.
looking-at-input = { $file } ({ $number }/{ $of })
question-of = { $file }: 질문 { $number } / { $of }
not-a-key = “{ $typed }”에 해당하는 키가 없습니다.
nothing-to-undo = 되돌릴 답이 없습니다.
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
help-names = 누가 답하는지 밝히려면 “{ $key } Anna”처럼 키 뒤에 이름을 씁니다. 쓰지 않으면 답한 사람: { $by }.
ask-whole-board = { $file }: 사진이 선이 끝나는 곳에서 끝나 그 바깥이 보이지 않습니다. { $lines }×{ $lines }줄이 바둑판 전체입니까?
whole-board-keys = [Enter] [n] 아니요, 일부입니다  [y] 예, 전체입니다:{" "}

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
result-with-counts = { $result }. { $counts }.

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
failure-of-a-file = { $file }: { $message }
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
stated-left-open = { $how ->
    [black-first] 남은 점은 번갈아 메웠고 흑이 먼저 두었습니다: 그 뒤의 결과입니다.
    [white-first] 남은 점은 번갈아 메웠고 백이 먼저 두었습니다: 그 뒤의 결과입니다.
   *[ended] 이대로 종국했습니다: 남은 점은 그대로 둡니다.
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

territory-needs-prisoners = 계가할 때는 따낸 돌을 집에 메우는데 그 수를 알 수 없습니다: 따낸 돌을 세어 밝히십시오.
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
error-photo-pixels = 그림이 { $width }×{ $height } 화소입니다. 최대 { $most }화소까지 읽습니다
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
error-too-large = 파일이 { $most }바이트보다 큽니다. 그보다 큰 것은 읽지 않습니다
hint-check-file-meant = 이 파일이 맞는지 확인하십시오. 사진이라면 1,200만 화소쯤으로 줄일 수 있습니다.
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
error-bad-corners = 지정한 네 귀로는 바둑판이 되지 않습니다
error-doubtful-grid = 바둑판을 확실히 찾지 못했습니다. 가장 유력한 { $lines }×{ $lines } 격자가 맞을 확률은 { $percent }%입니다
error-cut-off = 바둑판이 잘렸습니다. 선이 보이는 { $lines }×{ $lines } 격자 밖으로 이어집니다
error-may-be-part = 더 큰 바둑판의 일부일 수 있습니다. 사진에 { $lines }×{ $lines }줄이 있으나 바둑판이 거기서 끝나는 것이 보이지 않습니다
hint-may-be-part = 바둑판 둘레에 탁자가 보이도록 물러나거나, { $lines }줄 바둑판이면 --size { $lines }로 지정하십시오.
error-indistinct = { $lines }×{ $lines } 격자를 찾았으나 { $doubtful }곳에서 흑돌, 백돌, 빈 점을 구별할 수 없습니다
error-no-position = 읽은 결과가 판의 상태를 이루지 않습니다: { $error }
error-other-size = { $file }은(는) { $size } 바둑판이고 { $first }은(는) { $first-size }입니다
error-other-position = { $file }은(는) { $first }와(과) 같은 판이 아닙니다. 어떻게 돌려도 { $points }곳이 분명히 다릅니다
error-no-photo = 사진이 없습니다
hint-photograph-from-above = 바둑판 전체를 위에서 45° 이상의 각도로, 손이 가리지 않게 찍으십시오. 9, 13, 19줄이 아니면 --size 11처럼 알려 주십시오. 또는 --corners와 --size를 지정하십시오.
hint-photograph-in-even-light = 더 높은 곳에서 고른 빛으로, 반사나 그림자 없이 찍거나 --corners와 --size를 지정하십시오.
hint-say-which-board = 바둑판 하나만 찍거나 어느 것인지 지정하십시오. --board 1이 맨 왼쪽입니다.
hint-boards-are-numbered = 바둑판은 왼쪽에서 오른쪽으로 1부터 셉니다.
hint-hold-still = 휴대폰을 움직이지 말고 바둑판에 초점을 맞추십시오.
hint-give-corners = 판의 네 귀 교차점을 판을 도는 순서로 지정하십시오: --corners x,y,x,y,x,y,x,y(바로 세운 사진의 화소).
hint-step-back = 격자의 네 변이 모두 사진에 들어오도록 물러나십시오.
hint-photos-of-one-board = 그 사이에 돌을 움직이지 않은 한 바둑판의 사진을 지정하거나 --same-board를 빼십시오.
hint-photos-unmoved = 그 사이에 돌을 움직이지 않은 한 바둑판의 사진을 지정하십시오.
hint-give-photo-of-board = 바둑판의 사진을 지정하십시오.
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
error-overtime = { $color ->
    [black] 흑
   *[white] 백
}의 시간 초과: { $error }
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
hint-state-komi = --komi 7.5처럼 덤을 지정하십시오.
hint-wins-on-time = 계가할 것이 없습니다. 상대의 시간승입니다.
hint-state-penalty = --penalty black=2처럼 벌점을 지정하십시오.

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
hint-give-sgf = SGF 파일을 지정하십시오. 다른 형식의 기보는 먼저 SGF로 저장하십시오.
hint-count-a-photo = 사진은 `shuzi count`로 계가하거나 `shuzi verify --record`로 기보와 견주십시오.
hint-choose-game = --game 1처럼 파일에 있는 대국을 고르십시오.
hint-save-record-again = 기보를 다시 내려받거나 저장하십시오.
hint-records-of-go = 바둑 기보를 지정하십시오.
hint-correct-record-there = 기보의 그 부분을 고치거나 다른 프로그램으로 다시 저장하십시오.
error-record-size = 기보는 { $record } 바둑판이고 사진은 { $photo }입니다
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
hint-give-protocol = `shuzi verify --protocol FILE.json`이 쓴 .json 파일을 지정하십시오.
hint-put-beside-protocol = 제출된 파일을 기록 옆에 두십시오.
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
usage-sign-json = --sign은 기록의 JSON에 서명합니다. --protocol FILE.json으로 그것도 쓰십시오

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
engine-unasked = 묻지 않은 것에 답합니다
hint-engine-command = --engine의 명령을 확인하십시오. PATH에 없는 프로그램은 /usr/games/gnugo처럼 폴더까지 쓰십시오.
hint-engine-by-itself = --engine의 명령을 따로 실행해 보십시오. "gnugo --mode gtp"처럼 GTP를 써야 합니다.
hint-engine-more-time = --engine의 명령이 "gnugo --mode gtp"처럼 GTP를 쓰는지 확인하거나 --engine-timeout으로 시간을 늘리십시오.
hint-another-engine = GNU Go나 KataGo 같은 다른 엔진을 쓰십시오.
hint-leave-engine-out = 이 바둑판에는 --engine을 빼십시오.

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
hint-more-time = `shuzi count`로 따로 처리하거나 --time-limit과 --retry로 시간을 늘리십시오.
hint-more-memory = 메모리가 더 필요할 수 있습니다(--memory-limit, --retry와 함께). 아니면 shuzi가 모르는 방식으로 손상된 것이니 알려 주십시오.
error-no-worker = 작업 프로세스를 시작할 수 없습니다: { $why }
worker-no-program = 프로그램이 없습니다
worker-no-streams = 입출력이 없습니다
worker-other-settings = 설정이 일괄 처리와 다릅니다: { $difference }
worker-not-ready = { $seconds }초가 지나도 준비되지 않습니다
error-file-unseen = 파일: { $why }
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
usage-no-run = { $folder }에 이어서 할 일괄 처리가 없습니다
usage-no-list = 목록 { $file }을(를) 읽을 수 없습니다: { $error }
usage-no-records = 기보(.sgf)가 없습니다
usage-no-folder-of-records = 기보 폴더 { $folder }이(가) 없습니다. --records로 위치를 지정하거나 --no-records를 쓰십시오
usage-records-not-utf8 = --records: UTF-8이 아닌 경로는 `shuzi merge`를 위해 보관할 수 없습니다

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
step = { $step ->
    [decode] 디코딩
    [board] 바둑판
    [stones] 돌
    [life] 사활
    [score] 계가
    [engine] 엔진
   *[all] 전체
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
review-kept = 저장했습니다. 페이지를 새로 고치면 그 결과가 보입니다.
review-not-kept = 저장되지 않음: { $reason }. { $hint }
review-no-server = 저장되지 않음: { $reason }. 서버가 아직 켜져 있습니까?
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
clock-left = 기본 시간 { $basic } 중 { $left } 남음
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

## The page

# Its opening
page-title = shuzi: 사진으로 하는 바둑 계가
page-invitation = 누가 이겼을까요? 바둑판을 찍어 보십시오.
page-what-it-does = shuzi는 사진에서 돌을 판독하고, 확실하지 않은 곳은 물어본 뒤, 정한 규칙대로 계가합니다.
page-how-to-photograph = 되도록 높은 곳에서, 손이 가리지 않게 바둑판 전체를 찍으십시오.
page-stays-here = 사진은 이 기기를 벗어나지 않습니다.
page-goes-to-computer = 사진은 이 페이지를 제공하는 컴퓨터로만 전송됩니다.
page-take-photo = 사진 찍기
page-choose-photo = 사진 고르기
page-drop-or-paste = 사진을 여기로 끌어다 놓거나 붙여 넣어도 됩니다
page-add-photo = 이 바둑판의 사진 더하기
page-new-photo = 새 사진
page-photos = 이 바둑판의 사진: { $count }장
page-photo-unread = { $file } 사진은 쓸 수 없었습니다: { $reason }

# What it is doing
page-opening = 사진을 여는 중…
page-fetching = 프로그램을 불러오는 중: { $percent }%
page-reading = 바둑판과 돌을 판독하는 중…
page-judging = 사활을 판정하는 중…
page-busy = 컴퓨터가 바쁩니다. { $seconds }초 뒤에 다시 시도합니다.
page-cancel = 취소

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
page-diagram = 그림
page-show-marks = 판독 결과 표시
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
page-skip = 보류
page-back = 이전
page-later = 판을 먼저 보기
page-open-questions = 미확인 사항: { $count }건
page-answer-them = 확인하기

# The result
page-result = 결과
page-if-confirmed = 미확인 사항이 확인될 경우
page-as-it-stands = 현재 상태 기준, 아래 유의 사항 참고
page-checking = 확인 중…
page-no-result = 결과 없음
page-how-counted = 계가 방법
page-to-be-known = 유의 사항

# The rules
page-rules = 규칙
page-komi = 덤
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
page-key-skip = 질문 보류
page-key-undo = 되돌리기, Shift와 함께 다시 하기
page-key-zoom = 확대, 축소, 전체
page-key-mode = 돌, 사석, 귀
page-key-view = 사진 또는 그림

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
advice-no-board = 바둑판 전체를 위에서 45° 이상의 각도로, 손이 가리지 않게 찍으십시오. 네 귀를 직접 지정할 수도 있습니다.
refused-several-boards = 사진에 바둑판이 두 개 이상 있습니다.
advice-several-boards = 어느 것인지 고르거나 바둑판 하나만 찍으십시오.
refused-board-cut-off = 바둑판이 사진 가장자리에서 잘렸습니다.
advice-board-cut-off = 네 변이 모두 들어오게 다시 찍으십시오.
refused-may-be-part = 사진에 { $lines }×{ $lines }줄이 있지만 바둑판이 거기서 끝나는지 알 수 없습니다. 더 큰 바둑판의 일부일 수 있습니다.
advice-may-be-part = 바둑판 둘레가 보이게 다시 찍거나, 이것이 바둑판 전체라고 지정하십시오.
refused-too-blurred = 사진이 너무 흐려 선이나 돌을 찾을 수 없습니다.
advice-too-blurred = 휴대폰을 움직이지 말고 바둑판에 초점을 맞춘 뒤 다시 찍으십시오.
refused-doubtful-grid = 격자가 맞을 확률이 { $percent }%뿐입니다.
advice-doubtful-grid = 네 귀를 직접 지정하거나 더 높은 곳에서 찍으십시오.
refused-indistinct = 알아볼 수 없는 곳이 너무 많습니다: 확인이 필요한 점 { $points }곳.
advice-indistinct = 더 밝은 곳에서 반사 없이 초점을 맞추어 다시 찍거나 네 귀가 맞는지 확인하십시오.
refused-no-such-board = 사진에 그만큼 많은 바둑판이 없습니다.
advice-no-such-board = 바둑판은 왼쪽부터 1, 2로 셉니다.
refused-bad-corners = 이 네 귀로는 바둑판이 되지 않습니다.
advice-bad-corners = 각각을 선의 가장 바깥 교차점에, 판을 도는 순서로 놓으십시오.
refused-different-boards = 사진들의 판 상태가 서로 다릅니다.
advice-different-boards = 그 사이에 돌을 움직이지 않은 한 바둑판의 사진만 쓰십시오.
refused-internal = 이 사진을 처리하다가 shuzi에 문제가 생겼습니다.
advice-internal = shuzi의 오류이니 알려 주십시오. 다른 사진으로는 될 수도 있습니다.
