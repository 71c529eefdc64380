# shuzi: Українська

## Players and results

player = { $player ->
    [black] Чорні
   *[white] Білі
}
wins = { $player ->
    [black] Чорні
   *[white] Білі
} виграли з перевагою { $by }
