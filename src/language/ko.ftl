# shuzi: 한국어

## Players and results

player = { $player ->
    [black] 흑
   *[white] 백
}
wins = { $player ->
    [black] 흑
   *[white] 백
} { $by }승

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
