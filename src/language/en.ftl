# shuzi: English

## Players and stones

player = { $player ->
    [black] Black
   *[white] White
}
stone = { $stone ->
    [black] black
    [white] white
   *[empty] empty
}

## Lists

between-points = {", "}
between-facts = {", "}
between-clauses = {"; "}
points-and-more = { $points }, and { $more } more

## Numbers

# 2 3/4
whole-and-fraction = { $whole } { $fraction }
# 7.5; the whole number may be -0
whole-and-a-half = { $whole }.5

## Amounts, as they stand behind "wins by" and "is ahead by"

amount-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amount-of-half-a-point = 0.5 points
amount-of-points-and-a-half = { $whole }.5 points
amount-of-zi = { $zi } zi ({ $points })

## The result

wins = { $player ->
    [black] Black
   *[white] White
} wins by { $by }
wins-the-tie = { $player ->
    [black] Black
   *[white] White
} wins the tie
draw = Draw
result-in-short = { $player ->
    [black] B
   *[white] W
}+{ $by }
result-if-confirmed = { $result } (if all of the above is confirmed)
no-result = No result: the position cannot be counted as it is.

## The count

counted = { $rules }: { $counts }
counts = Black { $black }, White { $white } before komi
no-territory-in-seki = No territory in seki: { $points }
is-ahead = { $player ->
    [black] Black
   *[white] White
} is ahead by { $by }
nobody-is-ahead = nobody is ahead
not-finished = The game is not finished; as it stands:
not-finished-but-clear = The game is not finished: played out, { $ahead }. As it stands:
not-finished-and-open = The game is not finished: played out, { $black-first } if Black plays first, { $white-first } if White does. As it stands:

## Rules

rules-of-a-set = { $set ->
    [chinese] Chinese
    [chinese-1988] Chinese (1988)
    [ing] Ing
    [japanese] Japanese
    [korean] Korean
    [aga] AGA
    [new-zealand] New Zealand
    [tromp-taylor] Tromp–Taylor
   *[beginner] Beginner's
} rules
rules-of-an-event = rules of { $event } ({ $set ->
    [chinese] Chinese
    [chinese-1988] Chinese (1988)
    [ing] Ing
    [japanese] Japanese
    [korean] Korean
    [aga] AGA
    [new-zealand] New Zealand
    [tromp-taylor] Tromp–Taylor
   *[beginner] Beginner's
})
with-komi = komi { $komi }
with-handicap = handicap { $stones }
with-a-penalty = penalty of { $points } for { $player ->
    [black] Black
   *[white] White
}
source-chinese = Chinese rules of 2002, clause 9 of the referees' course
source-chinese-1988 = Chinese rules of 1988, articles 9 and 11
source-ing = Ing SST rules, article 4
source-japanese = Japanese rules of 1989, articles 8 to 10
source-korean = Korean rules, as the Japanese rules of 1989, articles 8 to 10
source-aga = AGA rules, counting by area
source-new-zealand = New Zealand rules, counting by area
source-tromp-taylor = Tromp–Taylor rules
source-beginner = stones and walled-in points

## The board

heading = { $file }: { $size } board, { $black } black and { $white } white stones
read-together = Read together with { $files }
mark-dead = { $color ->
    [black] dead black
   *[white] dead white
}
mark-area = { $color ->
    [black] Black's
   *[white] White's
}
mark-dame = open dame
mark-unsealed = open border
mark-doubtful = doubtful
mark-asked-stone = { $color ->
    [black] this black stone?
   *[white] this white stone?
}
mark-asked-point = this point?

## Doubtful points

please-check = Please check { $point }: read as { $stone }, but { $doubt }
please-check-more = Please check { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}, marked ? in the drawing
doubt-glare = a reflection covers the point
doubt-ambiguous = it looks like more than one thing
doubt-covered = something covers the point
doubt-off-point = a stone lies between this point and another
doubt-out-of-frame = the point lies outside the photo
doubt-no-liberties = the chain has no liberties

## Life and death

status = { $status ->
    [alive] alive
    [dead] dead
    [seki] seki
   *[unsettled] unsettled
}
reason-pass-alive = cannot be captured even if its owner always passes
reason-inside-safe-area = stands in the opponent's safe area without room to live
reason-caught = is caught even if its owner moves first
reason-judged = lives in { $survived } of { $played } playouts, and with { $percent }% by its looks
reason-vital-point = has one small eye space: who plays first at { $point } decides
reason-turn = depends on who moves first: lives in { $owner-first }% of playouts if its owner does, in { $opponent-first }% if the opponent does
reason-shared-liberties = neither side can fill the shared liberties
reason-bent-four = a bent four in the corner kills it when no ko threats are left
reason-stated = stated by a person
second-opinion = { $engine } says it is { $status ->
    [alive] alive
    [dead] dead
    [seki] in seki
   *[unsettled] unsettled
}
proposal = { $color ->
    [black] black
   *[white] white
} { $points }: { $status ->
    [alive] alive
    [dead] dead
    [seki] seki
   *[unsettled] unsettled
}, { $percent }% sure ({ $reason })
otherwise = if { $fate ->
    [alive] alive
   *[dead] dead
}: { $lead }
please-confirm = Please confirm { $proposal }

## Questions to a person

ask-point = What stands at { $point }? Read as { $stone } ({ $percent }%), but { $doubt }.
ask-group = Is the { $color ->
    [black] black
   *[white] white
} group { $points } dead? Proposed: { $fate ->
    [alive] alive
   *[dead] dead
}, { $percent }% sure ({ $reason }).
ask-group-beside-a-second-opinion = { $question } { $second }.
ahead = { $player ->
    [black] Black
   *[white] White
} ahead by { $by }
nobody-ahead = nobody ahead
# The two answers are a "stone" or a "status" each.
consequence = If { $first }: { $first-lead }; if { $second }: { $second-lead }.
# The letters are the keys, in every language.
point-keys = [Enter] { $proposed }  [b]lack  [w]hite  [e]mpty  [u]ndo  [q] leave open:{" "}
group-keys = [Enter] { $proposed }  [a]live  [d]ead  [u]ndo  [q] leave open:{" "}

## Warnings

warning = Warning: { $warning }
warning-no-liberties = the chain { $points } has no liberties: a stone is misread or a capture was not taken off; correct it with --set, as in --set { $first }=empty
warning-doubtful-grid = the grid is right with a probability of { $percent } % only: look whether it lies on the board's lines, as with --overlay, and state --size or other --corners where it does not
warning-more-than-a-set = { $stones } { $color ->
    [black] black
   *[white] white
} stones are more than a full set: some may be misread
warning-stones-played = with the prisoners Black has put down { $black } stones and White { $white }, which does not add up: a stone is misread or lost, a prisoner miscounted, or somebody passed
warning-irregular-moves = { $moves ->
    [one] { $moves } move of the record breaks the rules (move { $first })
   *[other] { $moves } moves of the record break the rules (the first is move { $first })
}: it may be damaged
warning-open-dame = neutral points can still be played: { $points }; play them out, then count again
warning-unsealed = a border is open at { $points }: nobody's area can be told there
warning-in-atari = live chains in atari at { $points }: an open ko, or a protecting move is missing
warning-prisoners-deduced = the prisoners are not known, and were deduced as if nobody had passed: { $white-last } if White moved last, { $black-last } if Black did; state them, as in --prisoners B=3,W=5
warning-no-second-opinion = { $engine } gave no second opinion: { $message }. The dead stones are judged without it. { $hint }
warning-missing-teire = protective moves (teire) are missing at { $points }: their owner has to fill each before the count, so that { $count ->
    [one] it is
   *[other] they are
} no territory

## The Ing fill-in

fill-in-begins = Fill-in: { $whose ->
    [nobody] no compensation stones
    [black] { $stones ->
        [one] { $stones } black compensation stone
       *[other] { $stones } black compensation stones
    } in White's territory
   *[white] { $stones ->
        [one] { $stones } white compensation stone
       *[other] { $stones } white compensation stones
    } in Black's territory
}{ $shared ->
    [0] {""}
    [one] ; each side fills { $shared } shared point
   *[other] ; each side fills { $shared } shared points
}
fill-in-of-a-side = { $player ->
    [black] Black
   *[white] White
}: { $board ->
    [one] { $board } stone
   *[other] { $board } stones
} on the board, { $bowl } in the bowl, fills { $fill }, { $losing ->
    [0] { $winning ->
        [0] fills everything
        [one] has { $winning } winning point left
       *[other] has { $winning } winning points left
    }
    [one] has { $losing } losing stone over
   *[other] has { $losing } losing stones over
}
fill-in-ends = Fill-in: { $player ->
    [black] Black
   *[white] White
} is ahead by { $by }
fill-in-is-a-tie = Fill-in: nothing is left: { $player ->
    [black] Black
   *[white] White
} wins the tie
fill-in-is-a-draw = Fill-in: nothing is left: a draw
step-lifted = The position without its dead stones
step-compensation = Lay { $stones ->
    [one] { $stones } compensation stone
   *[other] { $stones } compensation stones
}
step-shared = Fill the shared points, { $each } each
step-territory = Fill your territory, but for the winning points
step-losing-stones = Put { $stones ->
    [one] { $stones } losing stone into a winning point
   *[other] { $stones } losing stones into winning points
}
legend-stones = Large stones are the position's: they never move. Small ones are filled in.
legend-marks = Red rings: put down in this step. Diamonds: winning points.
legend-result = Result: { $result }
no-fill-in = there is no fill-in that can be drawn

## How it is counted

explained = How it is counted ({ $source }):
explained-all-stones-count = Every stone on the board counts; none is lifted as dead.
explained-none-dead = No stones are dead.
explained-dead = Dead stones are taken off: { $black } black and { $white } white ({ $points }).
explained-empty-points = { $player ->
    [black] Black's
   *[white] White's
} empty points: { $areas }.
explained-stones-of-black = Black's stones: { $stones }.
explained-count = { $player ->
    [black] Black
   *[white] White
}: { $sum }.
explained-white-from-black = White: { $rest }; counted as well, { $terms }.
explained-neutral = Neutral points: { $points }, half of them for each player: { $half }.
explained-half-the-board = Half the board is { $half }: Black needs more.
explained-half-the-board-and-compensation = Half the board is { $half }; with { $given } zi for White, Black needs more than { $needed }.
explained-result = { $sum }: { $result }.
explained-territory = { $player ->
    [black] Black's
   *[white] White's
} territory: { $areas }.
explained-territory-and-prisoners = { $player ->
    [black] Black: { $territory } of territory, { $dead } dead and { $taken } captured stones of White
   *[white] White: { $territory } of territory, { $dead } dead and { $taken } captured stones of Black
}: { $sum }.
explained-seki = In seki nobody has territory: { $points }.
explained-teire = Points that their owner has yet to fill are no territory: { $points }.
explained-given = White is given { $given }: { $sum }.
given-komi = komi { $points }
given-handicap-bonus = handicap bonus { $points }
given-penalties-of-black = Black's penalties { $points }
given-penalties-of-white = less White's penalties { $points }
explained-missing-stones = Stones missing from the sets leave their owners' points empty: { $points } for Black.
explained-fill-in = Filled in:
explained-fill-in-of-a-side = { $player ->
    [black] Black
   *[white] White
}: { $empty ->
    [one] { $empty } empty point
   *[other] { $empty } empty points
}{ $laid ->
    [0] {""}
   *[other] , { $laid } of them for { $player ->
        [black] White's
       *[white] Black's
    } compensation stones
}; { $bowl ->
    [one] { $bowl } stone
   *[other] { $bowl } stones
} in the bowl{ $elsewhere ->
    [0] {""}
   *[other] , { $compensation } for compensation and { $shared } for shared points
}: { $fill ->
    [one] { $fill } is
   *[other] { $fill } are
} filled in, { $winning ->
    [one] { $winning } winning point
   *[other] { $winning } winning points
} and { $losing ->
    [one] { $losing } losing stone
   *[other] { $losing } losing stones
} are left.
explained-fill-in-result = A winning point counts one and a losing stone two, once it is put into a winning point: { $result } ({ $difference ->
    [0] no difference
   *[other] the difference
}).
explained-parity = With full sets the difference is { $parity ->
    [odd] odd; a fill-in that ends even
   *[even] even; a fill-in that ends odd
} lacks an odd number of stones.
explained-parity-of-missing-stones = With full sets the difference would be { $parity ->
    [odd] odd: that it is even
   *[even] even: that it is odd
} comes of the missing stones.

## Areas of the board

no-areas = none
area = { $points } ({ $place ->
    [upper-left] upper left
    [upper-side] upper side
    [upper-right] upper right
    [left-side] left side
    [centre] centre
    [right-side] right side
    [lower-left] lower left
    [lower-side] lower side
   *[lower-right] lower right
})
smaller-areas = { $points } ({ $areas ->
    [one] { $areas } smaller one
   *[other] { $areas } smaller ones
})

## Time taken

timing = { $step ->
    [decode] decode
    [board] board
    [stones] stones
    [life] life
    [score] score
   *[engine] engine
} { $ms } ms
