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

## The guided count

guided-separator = 、
guided-drawing-dead = ×印の死石を盤から取り除きます。
guided-drawing-moves = 空の丸の石を、同じ番号の輪のところへ移します。青は碁笥から出す石、または碁笥に戻す石です。
guided-drawing-tens = { $player ->
    [black] 黒
   *[white] 白
}の空点を十目ずつ数えます。各ブロックで十まで数え、大きい数字は累計です。
guided-drawing-stones = { $player ->
    [black] 黒
   *[white] 白
}の石を十個ずつ数えます。ひと続きの色が十個の一組で、大きい数字は累計です。
guided-no-dead = 取り除く死石はありません。
guided-dead = { $player ->
    [black] 黒
   *[white] 白
}の死石{ $count }個を取り除く:{ $points }。
guided-side = { $player ->
    [black] 黒
   *[white] 白
}を数える。
guided-no-moves = { $player ->
    [black] 黒
   *[white] 白
}の空いた地はどれも十の倍数で、石を動かす必要はない。
guided-move = { $player ->
    [black] 黒
   *[white] 白
}石を{ $count }個移す:{ $points }。
guided-put = 碁笥から{ $player ->
    [black] 黒
   *[white] 白
}石を{ $count }個置く:{ $points }。
guided-lift = 盤上の{ $player ->
    [black] 黒
   *[white] 白
}石を{ $count }個碁笥に戻す:{ $points }。
guided-no-areas = { $player ->
    [black] 黒
   *[white] 白
}の空点はもうない。
guided-areas = { $player ->
    [black] 黒
   *[white] 白
}の空いた地:{ $sum }。
guided-stones = 盤上の{ $player ->
    [black] 黒
   *[white] 白
}石:{ $count }個、つまり{ $piles } × 10 + { $rest }。
guided-shared = 双方共有の点が{ $count }({ $points }):それぞれ{ $half }ずつ。
guided-nobodys = どちらのものでもない点が{ $count }、数えない:{ $points }。
guided-total = { $player ->
    [black] 黒
   *[white] 白
}:{ $sum }。
guided-other = 残りは{ $player ->
    [black] 黒
   *[white] 白
}:{ $sum }。
guided-needed-even = { $board }の半分は{ $half }。{ $player ->
    [black] 黒
   *[white] 白
}はこれより多く必要。
guided-needed = { $board }の半分は{ $half }。{ $to ->
    [black] 黒
   *[white] 白
}へのコミが{ $given }子なので、{ $player ->
    [black] 黒
   *[white] 白
}は{ $needed }より多く必要。
guided-draw = { $sum }:持碁。
guided-wins-tie = { $sum }:同数のため{ $player ->
    [black] 黒
   *[white] 白
}の勝ち。
guided-wins-zi = { $sum }:{ $player ->
    [black] 黒
   *[white] 白
}の{ $zi }子勝ち({ $points }目)。
guided-wins-points = { $sum }:{ $player ->
    [black] 黒
   *[white] 白
}の{ $points }目勝ち。
