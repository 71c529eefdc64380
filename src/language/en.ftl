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

## The guided count

guided-separator = {", "}
guided-drawing-dead = Take off the dead stones that are crossed out.
guided-drawing-moves = Lift the stone at each hollow circle and put it on the ring with the same number. Blue: from the bowl, or into it.
guided-drawing-tens = { $player ->
    [black] Black's
   *[white] White's
} empty points in tens: count to ten in every block, and add up the large numbers.
guided-drawing-stones = { $player ->
    [black] Black's
   *[white] White's
} stones in tens: every patch of colour is a pile of ten, the large numbers add up.
guided-no-dead = There are no dead stones to take off.
guided-dead = { $count ->
    [one] Take off one dead { $player ->
        [black] black
       *[white] white
    } stone: { $points }.
   *[other] Take off { $count } dead { $player ->
        [black] black
       *[white] white
    } stones: { $points }.
}
guided-side = Count { $player ->
    [black] Black
   *[white] White
}.
guided-no-moves = All of { $player ->
    [black] Black's
   *[white] White's
} empty areas are multiples of ten: no stone has to be moved.
guided-move = { $count ->
    [one] Move one { $player ->
        [black] black
       *[white] white
    } stone: { $points }.
   *[other] Move { $count } { $player ->
        [black] black
       *[white] white
    } stones: { $points }.
}
guided-put = { $count ->
    [one] Put one { $player ->
        [black] black
       *[white] white
    } stone from the bowl on { $points }.
   *[other] Put { $count } { $player ->
        [black] black
       *[white] white
    } stones from the bowl on { $points }.
}
guided-lift = { $count ->
    [one] Put one { $player ->
        [black] black
       *[white] white
    } stone from the board into the bowl: { $points }.
   *[other] Put { $count } { $player ->
        [black] black
       *[white] white
    } stones from the board into the bowl: { $points }.
}
guided-no-areas = { $player ->
    [black] Black
   *[white] White
} has no empty points left.
guided-areas = { $player ->
    [black] Black's
   *[white] White's
} empty areas: { $sum }.
guided-stones = { $player ->
    [black] Black's
   *[white] White's
} stones on the board: { $count }, which is { $piles } × 10 + { $rest }.
guided-shared = { $count ->
    [one] One shared point ({ $points }): { $half } for each player.
   *[other] { $count } shared points ({ $points }): { $half } for each player.
}
guided-nobodys = { $count ->
    [one] One point is nobody's and does not count: { $points }.
   *[other] { $count } points are nobody's and do not count: { $points }.
}
guided-total = { $player ->
    [black] Black
   *[white] White
}: { $sum }.
guided-other = { $player ->
    [black] Black
   *[white] White
} has the rest: { $sum }.
guided-needed-even = Half of { $board } is { $half }: { $player ->
    [black] Black
   *[white] White
} needs more.
guided-needed = Half of { $board } is { $half }; with a compensation of { $given } zi for { $to ->
    [black] Black
   *[white] White
}, { $player ->
    [black] Black
   *[white] White
} needs more than { $needed }.
guided-draw = { $sum }: a draw.
guided-wins-tie = { $sum }: { $player ->
    [black] Black
   *[white] White
} wins the tie.
guided-wins-zi = { $sum }: { $player ->
    [black] Black
   *[white] White
} wins by { $zi } zi ({ $points } { $form ->
    [half] point
    [one] point
   *[other] points
}).
guided-wins-points = { $sum }: { $player ->
    [black] Black
   *[white] White
} wins by { $points } { $form ->
    [half] point
    [one] point
   *[other] points
}.
