# shuzi: 日本語

## Players and results

player = { $player ->
    [black] 黒
   *[white] 白
}
wins = { $player ->
    [black] 黒
   *[white] 白
}の{ $by }勝ち
