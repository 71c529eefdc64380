# shuzi: Deutsch

## Players and results

player = { $player ->
    [black] Schwarz
   *[white] Weiß
}
wins = { $player ->
    [black] Schwarz
   *[white] Weiß
} gewinnt mit { $by }
