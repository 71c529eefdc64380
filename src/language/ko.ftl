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
