# shuzi: 中文

## Players and results

player = { $player ->
    [black] 黑
   *[white] 白
}
wins = { $player ->
    [black] 黑
   *[white] 白
}胜{ $by }
