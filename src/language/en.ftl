# shuzi: English

## Players and results

player = { $player ->
    [black] Black
   *[white] White
}
wins = { $player ->
    [black] Black
   *[white] White
} wins by { $by }
