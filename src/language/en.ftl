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
two-sentences = { $first } { $second }
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
ahead-between = between “{ $least }” and “{ $most }”
ahead-at-least = for Black at worst “{ $least }”
ahead-at-most = for Black at best “{ $most }”
ahead-unknown = what follows cannot be worked out
ended-no-result = The game ended without result (the referee's decision)
ended-both-lose = Both players lose (the referee's decision)
ended-no-result-by-article-12 = The game ended without result: the same position of the whole board came again, and both players agreed (Japanese rules of 1989, article 12)
ended-both-lose-by-article-13 = Both players lose: after the game had stopped they could not agree on its end because of an effective move, or not about a stone that was moved (Japanese rules of 1989, article 13)
ended-no-result-in-short = no result
ended-both-lose-in-short = both lose
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
with-group-tax = group tax
with-sunjang-counting = sunjang counting
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
source-sunjang = sunjang baduk, the old Korean count
source-with-group-tax = { $source }; stones that can be placed count, so that every group loses its eyes

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
# The same without figures, where it is signed.
reason-judged-in-words = lives in { $lives ->
    [none] none
    [few] few
    [half] about half
    [most] most
   *[all] all
} of the continuations that were tried, and by its shape { $shape ->
    [dead] looks dead
    [alive] looks alive
   *[unclear] may be alive or dead
}
reason-vital-point = has one small eye space: who plays first at { $point } decides
reason-turn = depends on who moves first: lives in { $owner-first }% of playouts if its owner does, in { $opponent-first }% if the opponent does
reason-turn-in-words = depends on who moves first: lives in { $owner-first ->
    [none] none
    [few] few
    [half] about half
    [most] most
   *[all] all
} of the continuations that were tried if its owner does, in { $opponent-first ->
    [none] none
    [few] few
    [half] about half
    [most] most
   *[all] all
} if the opponent does
reason-shared-liberties = neither side can fill the shared liberties
reason-bent-four = a bent four in the corner kills it when no ko threats are left
reason-carried-over = as it was read before the board was corrected
reason-stated = stated by a person
reason-stated-by-ko-pass = stated by a person: a ko is retaken only after a pass for it (article 7.2)
stated-by-ko-pass = { $color ->
    [black] black
   *[white] white
} { $points }: { $status ->
    [dead] dead
    [seki] alive in seki
   *[alive] alive
}, as stated by a person: in the confirmation of life and death a ko may be retaken only after a pass for that ko (Japanese rules of 1989, article 7.2)
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
# Both without figures, where it is signed.
point-in-words = What stands at { $point }? Read as { $stone }, but { $doubt }.
group-in-words = Is the { $color ->
    [black] black
   *[white] white
} group { $points } dead? Proposed: { $fate ->
    [alive] alive
   *[dead] dead
} ({ $reason }).
ask-group-beside-a-second-opinion = { $question } { $second }.
ahead = { $player ->
    [black] Black
   *[white] White
} ahead by { $by }
nobody-ahead = nobody ahead
# The two answers are a "stone" or a "status" each.
consequence = If { $first }: { $first-lead }; if { $second }: { $second-lead }.
# The letters are the keys, in every language.
point-keys = [Enter] { $proposed }  [b]lack  [w]hite  [e]mpty  [u]ndo  [q] leave open  [?] help:{" "}
group-keys = [Enter] { $proposed }  [a]live  [d]ead  [u]ndo  [q] leave open  [?] help:{" "}
# While one of several inputs is looked at.
looking-at-input = { $file } ({ $number } of { $of })
question-of = { $file }: question { $number } of { $of }
not-a-key = “{ $typed }” is none of the keys.
nothing-to-undo = There is no answer to take back.
# What the keys do, each behind its key.
help-black = a black stone is there
help-white = a white stone is there
help-empty = the point is empty
help-as-read = it is as it was read: { $proposed }
help-alive = the group is alive, or in seki: it stays on the board
help-dead = the group is dead: it is taken off before counting
help-as-proposed = it is as proposed: { $proposed }
help-undo = takes the last answer back
help-leave-open = ends the questions about this board; what is open stays listed, and the result needs confirming
help-help = shows this help
ask-left-open = The game is not finished at { $points }. Did it end so, or were these points filled?
left-open = { $how ->
    [black-first] Black filled first
    [white-first] White filled first
   *[ended] ended so
}
left-open-leads-to = If { $how }: { $lead }.
left-open-keys = [Enter] ended so  [e]nded so  [b]lack filled first  [w]hite filled first  [u]ndo  [q] leave open  [?] help:{" "}
help-ended = the game ended so: neutral points stay shared (Ing rules, article 8)
help-black-filled-first = the points were filled in turns, and Black began
help-white-filled-first = the points were filled in turns, and White began
help-as-ended = the game ended so
help-names = Write a name behind the key to say who answers, as in “{ $key } Anna”; otherwise it is { $by }.
ask-whole-board = { $file }: the photo ends where the board’s lines do, and what lies beyond is not seen. Are { $lines }×{ $lines } lines the whole board?
whole-board-keys = [Enter] [n]o, only a part  [y]es, the whole board:{" "}

## Warnings

warning = Warning: { $warning }
warning-no-liberties = the chain { $points } has no liberties: a stone is misread or a capture was not taken off; correct it with --set, as in --set { $first }=empty
warning-doubtful-grid = the grid is right with a probability of { $percent } % only: look whether it lies on the board's lines, as with --overlay, and state --size or other --corners where it does not
# The same three where nobody types options: in the page.
warning-no-liberties-in-a-page = the chain { $points } has no liberties: a stone is misread or a capture was not taken off; tap the point that is wrong
warning-doubtful-grid-in-a-page = the grid is right with a probability of { $percent } % only: look whether it lies on the board's lines, and drag its corners where it does not
warning-prisoners-deduced-in-a-page = the prisoners are not known, and were deduced as if nobody had passed: { $white-last } if White moved last, { $black-last } if Black did; state them under “Rules”
# And on paper, which is signed.
warning-no-liberties-on-paper = the chain { $points } has no liberties: a stone is misread, or a capture was not taken off
warning-doubtful-grid-on-paper = it is not certain that the grid lies on the board’s lines
warning-prisoners-deduced-on-paper = the prisoners are not known, and were deduced as if nobody had passed: { $white-last } if White moved last, { $black-last } if Black did
warning-more-than-a-set = { $stones } { $color ->
    [black] black
   *[white] white
} stones are more than a full set: some may be misread
warning-stones-played = with the prisoners Black has put down { $black } stones and White { $white }, which does not add up: a stone is misread or lost, a prisoner miscounted, or somebody passed
warning-irregular-moves = { $moves ->
    [one] a move of the record is against the rules
   *[other] { $moves } moves of the record are against the rules
}: { $told }
warning-repeated-boards = the whole board came back in the record: { $told }
rule-breach = Move { $number } ({ $color ->
    [black] Black
   *[white] White
} { $point }) { $did ->
    [occupied] was played on a stone: the record may be damaged.
    [suicide] { $stones ->
        [one] was suicide of a single stone
       *[other] was suicide of { $stones } stones
    }, which is forbidden ({ $article }).
    [ko] took the ko back at once, which is forbidden ({ $article }).
   *[repetition] brought back the whole board { $since ->
        [0] of the start
       *[other] of after move { $since }
    }{ $ruling ->
        [forbidden] , which is forbidden
        [no_result_if_agreed] : the game ends without a result if both players agree
       *[referee_decides] : allowed once to a player who only disturbs, forbidden in a fight, and the referee decides which it was
    } ({ $article }).
}
rule-breach-more = { $moves ->
    [one] And { $moves } more.
   *[other] And { $moves } more.
}
rule-article = { $article ->
    [chinese-suicide] Chinese rules of 2002, clause 5
    [chinese-board] Chinese rules of 2002, clause 6
    [chinese-1988-suicide] Chinese rules of 1988, article 5
    [chinese-1988-board] Chinese rules of 1988, article 6
    [ing-suicide] Ing SST rules, article 1
    [ing-ko] Ing SST rules, article 3
    [ing-board] Ing SST rules, articles 1 and 3
    [japanese-suicide] Japanese rules of 1989, article 4
    [japanese-ko] Japanese rules of 1989, article 6
    [japanese-board] Japanese rules of 1989, article 12
    [korean-suicide] Korean rules, as the Japanese rules of 1989, article 4
    [korean-ko] Korean rules, as the Japanese rules of 1989, article 6
    [korean-board] Korean rules, as the Japanese rules of 1989, article 12
    [aga-suicide] AGA rules, rule 5
    [aga-board] AGA rules, rule 6
    [new-zealand] New Zealand rules, what a move is
    [tromp-taylor] Tromp–Taylor rules, rule 6
    [beginner] rules for beginners
    [beginner-board] rules for beginners, rule VI
   *[event] the event's own rules
}
warning-filled-board = the board is filled: { $stones } stones have no liberties. A filled board shows no result; photograph it before it is filled, or check a fill-in with `shuzi verify --after`
warning-far-from-finished = this game is far from finished ({ $stones } stones, { $neutral } points are nobody’s): there is nothing to count yet. To count it all the same, state --left-open ended or --dead none
warning-far-from-finished-in-a-page = this game is far from finished ({ $stones } stones, { $neutral } points are nobody’s): there is nothing to count yet
warning-open-dame = neutral points can still be played: { $points }; play them out, then count again
warning-unsealed = a border is open at { $points }: nobody's area can be told there
warning-in-atari = live chains in atari at { $points }: an open ko, or a protecting move is missing
warning-prisoners-deduced = the prisoners are not known, and were deduced as if nobody had passed: { $white-last } if White moved last, { $black-last } if Black did; state them, as in --prisoners B=3,W=5
warning-no-second-opinion = { $engine } gave no second opinion: { $message }. The dead stones are judged without it. { $hint }
warning-missing-teire = protective moves (teire) are missing at { $points }: their owner has to fill each before the count, so that { $count ->
    [one] it is
   *[other] they are
} no territory
warning-bonus-open = nobody said what White is given for the { $stones } handicap stones, and the texts differ{ $winner ->
    [same] {""}
   *[other] , so that it decides who wins
}. { $results }; state it, as in --white-handicap-bonus N
warning-bonus-open-in-a-page = nobody said what White is given for the { $stones } handicap stones, and the texts differ{ $winner ->
    [same] {""}
   *[other] , so that it decides who wins
}. { $results }; state it under “Rules”
warning-bonus-open-on-paper = nobody said what White is given for the { $stones } handicap stones, and the texts differ{ $winner ->
    [same] {""}
   *[other] , so that it decides who wins
}. { $results }
handicap-bonus = { $bonus ->
    [none] nothing
    [each] one point for each stone
   *[each-but-one] one point for each stone but one
}
bonus-and-result = With { $bonus }: { $result }
recorded-agrees = The record tells the same result: { $written }
recorded-not-counted = The record's result { $written } did not come from a count: there is nothing to compare.
recorded-unreadable = The record's result “{ $written }” is not understood and was not compared.
recorded-bonus = The record's result { $written } shows what White is given for the handicap stones: { $bonus } ({ $points }).
warning-differs-from-record = the record tells { $written }, the count { $counted }: { $reasons }
difference-fate = it would fit if { $points } were { $fate ->
    [dead] dead
   *[alive] alive
}
difference-open-points = { $points ->
    [one] { $points } open point
   *[other] { $points } open points
} may have been played before the players counted
difference-bonus = it would fit with this for the handicap stones: { $bonus }
difference-komi = it would fit with komi { $komi }
difference-black-moved-last = it would fit if Black moved last
difference-zi = it would fit if the record tells zi
difference-territory = it would fit if territory was counted, not area
difference-area = it would fit if area was counted, not territory
difference-other-winner = it would fit if the record names the wrong winner
difference-prisoners = prisoners may have been counted otherwise, or stones handed over for passes
difference-unexplained = nothing that was tried explains it; compare the dead stones, the komi and the rules
set-lacks = { $player ->
    [black] Black's
   *[white] White's
} set lacks { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
warning-incomplete-sets = { $lacking }: { $effect ->
    [other-winner] a fill-in would show { $shown } and name the wrong winner
    [other-margin] a fill-in would show { $shown }
   *[nothing] a fill-in shows the right difference all the same, because both lack as many
}. What decides is the count with full sets (Ing SST rules, articles 4, 9 and 12): { $result }. Complete the sets before filling in
note = Note: { $note }
warning-encoding-unstated = the record does not say how its text is encoded: it was read as { $encoding }{ $stones-differ ->
    [yes] , but read otherwise it has other stones: look whether the position is right
   *[no] {""}
}
warning-encoding-misstated = the record says that its text is { $stated }, which it is not: it was read as { $encoding }{ $stones-differ ->
    [yes] , but read otherwise it has other stones: look whether the position is right
   *[no] {""}
}
warning-several-games = the file holds { $games } games ({ $named }), and the first was taken; choose another with --game, as in --game 2
warning-not-closed = the record ends without its closing bracket: { $moves ->
    [0] the stones that are there were taken
    [one] the one move that is there was taken
   *[other] the { $moves } moves that are there were taken
}, and more may be missing
warning-variation-not-closed = the record ends without its closing bracket, inside a variation that does not count: the main line is whole
warning-text-outside = there is text outside the game, which was passed over
warning-moves-outside = there are moves outside the game, before its first bracket or after its last, which were passed over: a bracket may be misplaced
warning-bracket-missing = the text of { $property } { $moves ->
    [0] before the first move
   *[other] after move { $moves }
} seems to go on through the property behind it: a closing bracket is missing there, and a move may be lost
warning-small-names = the record writes its properties in small letters; they were taken as if in capitals
warning-size-unstated = the record does not say how large the board is: 19 lines were taken, as the format has it
warning-size-may-be-smaller = the record does not say how large the board is: 19 lines were taken, but all stones lie where a board of { $lines } lines would be; write SZ[{ $lines }] into the record if it is one
warning-stated-twice = the record states { $property } twice: { $taken } was taken, not { $other }
warning-set-up-later = the record sets stones up, or takes some off, after move { $moves }: what is on the board counts, and no prisoners are made of it
warning-rules-unstated = the record does not say its rules: { $rules } were taken; state others with --rules
warning-rules-alike = the record’s rules are “{ $written }”: { $rules } were taken, which count alike; state others with --rules
warning-komi-unstated = the record does not say the komi: { $komi } was taken; state another with --komi
warning-komi-unit-said = the record’s komi “{ $written }” was taken as { $komi } points
warning-komi-unit = the record’s komi “{ $written }” is no number of points as it stands: it was taken as { $komi } points; state it with --komi
warning-komi-unit-open = the record’s komi “{ $written }” is no number of points as it stands: it was taken as { $komi } points, but might be { $others } as well; state it with --komi
warning-without-effect = { $option } changes nothing: { $why ->
    [area-rules] these rules count area, not prisoners
    [no-fill-in] under these rules the board is not filled in
    [nothing-is-dead] under these rules every stone left on the board counts
    [no-overtime-cost] these rules have no points for overtime
    [no-handicap] there is no handicap; state it with --handicap
    [no-side-is-counted] under these rules no side’s area is counted at the board
    [no-board-after] no photo of the board after is given; give it with --after
   *[no-photo] the position is given as a record, and no photo is read
}

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
fill-in-misleads = This fill-in is not the result: with the missing stones { $player ->
    [black] Black
   *[white] White
} looks better by { $points }. With full sets: { $result }
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
explained-sunjang-lifted = Each player's own stones that the border does not need are lifted: { $black } black and { $white } white.
explained-group-tax = { $player ->
    [black] Black
   *[white] White
} loses { $tax ->
    [one] { $tax } point
   *[other] { $tax } points
} that living groups have to keep empty: { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
} ({ $points }).
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

## The referee's desk: the answer

claim-agrees = The claim “{ $claim }” is right.
claim-disagrees = The claim “{ $claim }” is wrong.
claim-undecided = { $questions ->
    [0] The claim “{ $claim }” is undecided.
    [one] The claim “{ $claim }” is undecided: one question decides.
   *[other] The claim “{ $claim }” is undecided: { $questions } questions decide.
}
claim-understood = Understood: { $meaning }.
claim-is-ambiguous = The claim can be understood in more than one way. Only who claims it can say which is meant:
claim-may-mean = “{ $meaning }”: { $verdict ->
    [right] that is right.
    [wrong] that is wrong.
   *[undecided] that is undecided.
}
claim-otherwise = If “{ $meaning }” is meant, { $verdict ->
    [right] the claim is right.
    [wrong] the claim is wrong.
   *[undecided] the claim is undecided.
}
claimed-win = { $player ->
    [black] Black
   *[white] White
} wins
claimed-count = { $whose ->
    [black] Black has
    [white] White has
   *[either] One side has
} { $count } { $unit ->
    [zi] zi
   *[points] points
} before komi
claim-is-of-the-fill-in = It is what a fill-in with the incomplete sets shows, and not the result.
result-with-counts = { $result }. { $counts }.

## The referee's desk: the protocol

protocol-title = Protocol of a count
protocol-footer = { $program } · seal { $seal }
heading-game = The game
heading-claim = The claim
heading-agreement = What is signed
heading-photos = The photos
heading-position = The position
heading-open-questions = Open questions
heading-answers = Answered
heading-warnings = Please note
heading-second-look = A second look
heading-dead-stones = Dead stones
heading-guided = How to count at the board
caption-guided-photo = The same on the photo: lift the stone at each hollow circle and put it on the ring with the same number; the outlines are tens, added up.
caption-territory-photo = The same on the photo: prisoners on the blue rings; lift the stone at each hollow circle and put it on the ring with the same number; the outlines are tens, added up for each side.
heading-record = The record
heading-fill-in = How to fill in
heading-filled-in = The fill-in
heading-rearranged = The rearranged board
heading-inputs = What was shown
row-black = Black
row-white = White
row-event = Event
row-place = Place
row-table = Table
row-date = Date
row-photo-taken = Photo taken
row-counted-at = Counted
row-referee = Referee
row-rules = Rules
row-source = Source
row-prisoners = Prisoners
row-claim = Claim
row-claimed-by = Claimed by
prisoners-of-both = { $black } black, { $white } white
column-input = Shown as
column-file = File
column-bytes = Bytes
column-sha256 = SHA-256
column-statement = Statement
column-read = Read in the photo
column-by = By
column-point = Point
column-together = Together
column-player = Player
column-stones = Stones
column-why-dead = Why
the-referee = the referee
input-board = the board
input-after = the board after
input-record = the record
how-to-repeat = Anybody can repeat this with the files above and the protocol's JSON file: shuzi verify --replay FILE.json. It was written by { $program }; its seal (SHA-256) is { $seal }.
signature-of = { $role }: { $name }
photo-taken-at = { $file }: { $time }
by-the-cameras-clock = { $times } (by the camera’s clock)
agreement-seal = It is part of the protocol with the seal { $seal }.
agreement-key = It is signed with the event’s key (Ed25519), whose fingerprint (SHA-256) is { $fingerprint }.
box-agrees = I agree.
box-does-not-agree = I do not agree.
failure-of-a-file = { $file }: { $message }
caption-photo = { $file }: green rings are black stones, pink rings white ones; crosses are dead stones, small squares show whose area it is; yellow is doubtful.
caption-position = { $black } black and { $white } white stones. Red crosses: dead. Squares: whose area a point is. Yellow rings: doubtful points; blue rings: groups in doubt.
caption-record = Crossed small stones are missing, ringed ones are extra or of the other colour; arrows lead from where the record has a stone to where it stands.
caption-after = Large stones are those of the position before, small ones came later. Red: what is wrong. Yellow: what hangs on a doubtful point.

## The referee's desk: questions and answers

points-that-change-nothing = Doubtful, but the result is the same whatever stands there: { $points }.
decisive-question = This decides: { $question }
question-unfinished = The game is not finished at { $points }.
question-prisoners = The prisoners are not known. They were deduced as if nobody had passed.
question-bonus = Nobody said what White is given for the { $stones } handicap stones, and the texts differ.
if-bonus = If White is given { $bonus }
question-grid = It is not certain that the grid lies on the board’s lines.
# What follows from an answer, a sentence of its own; "if" is one of the six below.
way = { $if }: { $result }.
if-stone = { $stone ->
    [black] If black
    [white] If white
   *[empty] If empty
}
if-group = { $fate ->
    [alive] If alive
   *[dead] If dead
}
as-it-stands = If it stays as it is
if-otherwise = If it is otherwise
nobody-can-tell = no result can be told
played-out-by = { $player ->
    [black] If it is played out and Black plays first
   *[white] If it is played out and White plays first
}
moved-last = { $player ->
    [black] If Black moved last
   *[white] If White moved last
}
stated-stone = { $stone ->
    [black] A black stone stands at { $point }.
    [white] A white stone stands at { $point }.
   *[empty] { $point } is empty.
}
stated-stone-after = { $stone ->
    [black] On the board after, a black stone stands at { $point }.
    [white] On the board after, a white stone stands at { $point }.
   *[empty] On the board after, { $point } is empty.
}
stated-left-open = { $how ->
    [black-first] The points that were left open were filled in turns, and Black began: this is the result after that.
    [white-first] The points that were left open were filled in turns, and White began: this is the result after that.
   *[ended] The game ended so: the points that were left open stay as they are.
}
stated-none-dead = No stones are dead.
stated-all-dead = Dead are the chains of { $points }, and no others.
stated-toggled = The chains of { $points } are not what was proposed.
stated-group = { $dead ->
    [dead] The group { $points } is dead.
   *[alive] The group { $points } is alive.
}

## The referee's desk: a second look

photos-read-together = { $photos } photos of the board were read together.
photos-agree = They show the same on every point.
read-and-doubted = { $seen }; { $doubt }
looks-like = { $certainty ->
    [clear] clearly { $stone }
    [likely] probably { $stone }
   *[unclear] perhaps { $stone }
}
no-dead-stones = No stones are dead.

## The referee's desk: the record

record-account = { $stage ->
    [last] The board is the record's last position, after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
   *[earlier] The board is an earlier position of the record, after move { $moves }, { $later ->
        [one] { $later } move
       *[other] { $later } moves
    } before its end
}{ $lifted ->
    [0] {""}
    [one] , with a dead stone taken off ({ $lifted-points })
   *[other] , with { $lifted } dead stones taken off ({ $lifted-points })
}{ $dame ->
    [0] {""}
    [one] , with a dame filled ({ $dame-points })
   *[other] , with { $dame } dame filled ({ $dame-points })
}{ $played ->
    [0] {""}
    [one] , with a stone that may have been played after its end ({ $order })
   *[other] , with { $played } stones that may have been played after its end ({ $order })
}{ $passes ->
    [0] {""}
    [one] , with a pass between
   *[other] , with { $passes } passes between
}{ $captured ->
    [0] {""}
    [one] , which took a stone off
   *[other] , which took { $captured } stones off
}{ $others ->
    [0] {""}
    [one] , but for { $others } point
   *[other] , but for { $others } points
}{ $doubtful ->
    [0] .
    [one] ; { $doubtful } point that differs is in doubt.
   *[other] ; { $doubtful } points that differ are in doubt.
}
record-more-differences = { $more ->
    [one] And { $more } more difference, which the drawing shows.
   *[other] And { $more } more differences, which the drawing shows.
}
record-turned = { $turns ->
    [1] The record was turned a quarter to the right to lie as the photo does.
    [2] The record was turned upside down to lie as the photo does.
   *[3] The record was turned a quarter to the left to lie as the photo does.
}
record-mirrored = The record is the mirror image of the board: no photo is mirrored, so that the record or the file is.
record-symmetric = It fits in more than one way, so that points may be named otherwise.
record-moved = { $color ->
    [black] The black stone of { $from } stands at { $to }.
   *[white] The white stone of { $from } stands at { $to }.
}
record-missing = { $color ->
    [black] The black stone at { $point } is missing.
   *[white] The white stone at { $point } is missing.
}
record-extra = { $color ->
    [black] A black stone that the record does not have stands at { $point }.
   *[white] A white stone that the record does not have stands at { $point }.
}
record-other-color = { $color ->
    [black] At { $point } stands a black stone, and the record has a white one.
   *[white] At { $point } stands a white stone, and the record has a black one.
}
record-undecided = { $point } is doubtful in the photo ({ $photo ->
    [black] black
    [white] white
   *[empty] empty
}), and { $record ->
    [black] black
    [white] white
   *[empty] empty
} in the record.
record-too-many = { $player ->
    [black] Black
   *[white] White
} has { $number ->
    [one] { $number } stone
   *[other] { $number } stones
} too many: { $played } were played, { $board } are on the board and { $prisoners } captured.
record-too-few = { $player ->
    [black] Black
   *[white] White
} has { $number ->
    [one] { $number } stone
   *[other] { $number } stones
} too few: { $played } were played, { $board } are on the board and { $prisoners } captured.
spot-of-record = { $photo } (in the record { $record })

## The referee's desk: the board after

after-doubtful = Doubtful in the photo of the board after: { $points }.
untrusted-grid = { $photo ->
    [before] The photo of the board before cannot be trusted: its grid is the board's with a probability of { $percent } % only. State its --corners, or take it again from above.
   *[after] The later photo cannot be trusted: its grid is the board's with a probability of { $percent } % only. Take it again from above.
}
untrusted-doubts = { $photo ->
    [before] The photo of the board before cannot be trusted at { $points }: what stands there is in doubt. State it with --set, or take the photo again.
   *[after] The later photo cannot be trusted at { $points }: what stands there is in doubt. State it with --set-after, or take the photo again.
}
untrusted-no-liberties = The later photo cannot be trusted at { $points }: chains stand there without liberties that nobody can have laid so. State what stands there with --set-after, or take the photo again.
untrusted-displaced = The later photo cannot be trusted at { $points }: so many stones of the position are not where they were that the photo is misread or the board was disturbed. State what stands there with --set-after, or take the photo again.
filled-right = The fill-in is right: no stone of the position moved, both sets are complete, and one point is left.
filled-wrong = { $faults ->
    [one] The fill-in has a fault:
   *[other] The fill-in has { $faults } faults:
}
filled-undecided = Whether the fill-in is right hangs on doubtful points.
filled-side = { $player ->
    [black] Black
   *[white] White
}: { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} on the board, { $elsewhere } of them in the other's area; { $empty ->
    [one] { $empty } own point is
   *[other] { $empty } own points are
} empty.
filled-differences = The board after gives: { $derived }. The position before gives: { $expected }. Read off the board as it lies: { $read-off }.
fault-changes = { $fault } { $player ->
    [black] It makes Black look better by { $points }.
   *[white] It makes White look better by { $points }.
}
fault-undecided = { $fault } This hangs on what is doubtful at { $points }.
some-of = { $number } of { $points }
fault-moved = { $color ->
    [black] The black stone of { $from } has moved to { $places ->
        [one] { $to }
       *[other] one of { $to }
    }.
   *[white] The white stone of { $from } has moved to { $places ->
        [one] { $to }
       *[other] one of { $to }
    }.
}
fault-moved-away = { $color ->
    [black] The black stone of { $from } has moved, and lies among Black's other stones.
   *[white] The white stone of { $from } has moved, and lies among White's other stones.
}
fault-gone = { $color ->
    [black] The black stone of { $point } is off the board.
   *[white] The white stone of { $point } is off the board.
}
fault-replaced = { $color ->
    [black] Where the black stone of { $point } stood there is a white one.
   *[white] Where the white stone of { $point } stood there is a black one.
}
fault-missing = { $player ->
    [black] Black's set lacks { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    }, or points were left unfilled.
   *[white] White's set lacks { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    }, or points were left unfilled.
}
fault-surplus = { $player ->
    [black] Black's set has { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    } too many.
   *[white] White's set has { $number ->
        [one] { $number } stone
       *[other] { $number } stones
    } too many.
}
fault-losing-stones = { $player ->
    [black] { $number ->
        [one] { $number } black stone is
       *[other] { $number } black stones are
    } not on the board: still in the bowl as losing stones, which must be laid, or missing from the set. Count the bowl.
   *[white] { $number ->
        [one] { $number } white stone is
       *[other] { $number } white stones are
    } not on the board: still in the bowl as losing stones, which must be laid, or missing from the set. Count the bowl.
}
fault-wrong-color = { $color ->
    [black] { $number ->
        [one] A black stone lies
       *[other] { $number } black stones lie
    } in White's area though Black has own points to fill: { $stones }.
   *[white] { $number ->
        [one] A white stone lies
       *[other] { $number } white stones lie
    } in Black's area though White has own points to fill: { $stones }.
}
fault-wrong-color-instead = { $color ->
    [black] { $number ->
        [one] A black stone lies
       *[other] { $number } black stones lie
    } in White's area in place of White's own: { $stones }.
   *[white] { $number ->
        [one] A white stone lies
       *[other] { $number } white stones lie
    } in Black's area in place of Black's own: { $stones }.
}
fault-exchanged = Black's stones in White's area ({ $black }) and White's in Black's ({ $white }) are neither compensation nor losing stones: some of one colour were put wrongly, and the others had no place left.
fault-compensation = { $color ->
    [black] { $number ->
        [one] { $number } black compensation stone is
       *[other] { $number } black compensation stones are
    } not laid.
   *[white] { $number ->
        [one] { $number } white compensation stone is
       *[other] { $number } white compensation stones are
    } not laid.
}
fault-shared = The shared points are filled unevenly: { $black } by Black, { $white } by White, { $empty } by nobody.
fault-open-dame = What could still be played is shared now: { $points }.
rearranged-kept = { $player ->
    [black] Black's count is kept
   *[white] White's count is kept
}: rearranging changed nothing.
rearranged-stones-differ = { $player ->
    [black] Black
   *[white] White
} has { $stones } stones on the board, and with the prisoners laid { $due } are due: each one more or fewer is a point.
rearranged-more = { $player ->
    [black] Black
   *[white] White
} has { $number ->
    [one] { $number } point
   *[other] { $number } points
} more than before the board was rearranged.
rearranged-fewer = { $player ->
    [black] Black
   *[white] White
} has { $number ->
    [one] { $number } point
   *[other] { $number } points
} fewer than before the board was rearranged.
rearranged-undecided = { $player ->
    [black] Whether Black's count was kept cannot be told.
   *[white] Whether White's count was kept cannot be told.
}
total-before = Before: { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} and { $empty ->
    [one] { $empty } empty point
   *[other] { $empty } empty points
}, { $points } in all.
total-now = Now: { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} and { $empty ->
    [one] { $empty } empty point
   *[other] { $empty } empty points
}, { $points } in all.
region-undecided = Whose area this is cannot be told: { $points }.
total-hangs-on = The total hangs on what is doubtful at { $points }.

## The referee's desk: repeating a protocol

replay-reproduced = { $file }: reproduced byte for byte ({ $inputs ->
    [one] { $inputs } file
   *[other] { $inputs } files
}, written by { $program }).
replay-differs = { $file }: not reproduced.
replay-unsealed = The seal does not hold: the protocol was changed after it was written.
replay-signed-by-the-event = It is signed with this key: { $fingerprint }.
replay-signed-by-somebody = It is signed with the key { $fingerprint }, and the signature holds. Whether that is the event’s key, --key tells.
replay-signed-by-another = It is not signed with this key but with another: { $fingerprint }.
replay-not-signed = It is not signed: anybody may have made it.
replay-signature-broken = The signature does not hold: the protocol was changed after it was signed, or forged.
replay-layout = Nothing in it differs but how it is laid out.
replay-program = It was written by { $program }; this is { $this }.
replay-difference = { $place }: the protocol has { $recorded }, and { $again } is found.
replay-nothing = nothing
key-made = { $private } signs: keep it secret. { $public } checks: give it to everybody. Its fingerprint (SHA-256), which signed protocols print, is { $fingerprint }.

## The guided count

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
guided-result = { $sum }: { $result }.

## The guided count of territories

territory-needs-prisoners = The territories are counted with the prisoners laid into them, and how many those are is not known: count the prisoners and state them.
territory-drawing-dead = Take off the dead stones that are crossed out: they become prisoners.
territory-drawing-prisoners = Lay the prisoners into the territory of their own colour, on the blue rings. Red rings: protective moves that are missing, put there first.
territory-drawing-moves = Lift the stone at each hollow circle and put it on the ring with the same number.
territory-drawing-tens = The territories in blocks of ten, all but the last ones: the large numbers add up the points of each side.
territory-dead = { $count ->
    [one] Take off one dead { $player ->
        [black] black
       *[white] white
    } stone, which becomes a prisoner: { $points }.
   *[other] Take off { $count } dead { $player ->
        [black] black
       *[white] white
    } stones, which become prisoners: { $points }.
}
territory-protective = { $count ->
    [one] Put one { $player ->
        [black] black
       *[white] white
    } stone on { $points }: a protective move (teire) is missing there, and it is no territory.
   *[other] Put { $count } { $player ->
        [black] black
       *[white] white
    } stones on { $points }: protective moves (teire) are missing there, and these points are no territory.
}
territory-no-prisoners = There are no { $player ->
    [black] black
   *[white] white
} prisoners to lay.
territory-prisoners = { $player ->
    [black] Black
   *[white] White
} prisoners: { $captured } captured in play + { $dead } taken off = { $count }. { $laid ->
    [0] There is no { $player ->
        [black] black
       *[white] white
    } territory to lay them into.
   *[other] Lay { $laid } of them into { $player ->
        [black] Black's
       *[white] White's
    } territory: { $points }.
}
territory-left-over = { $count ->
    [one] For one { $player ->
        [black] black
       *[white] white
    } prisoner there is no room: it counts against { $player ->
        [black] Black
       *[white] White
    }.
   *[other] For { $count } { $player ->
        [black] black
       *[white] white
    } prisoners there is no room: they count against { $player ->
        [black] Black
       *[white] White
    }.
}
territory-areas = What is left of { $player ->
    [black] Black's
   *[white] White's
} territory: { $sum }.

## The server

serve-page-at = The page is at { $address }
serve-secret = Only who has this whole address is answered: show it to those who may use the page.
serve-address-unknown = The address of this computer in its network is not known: put it in place of 0.0.0.0.
serve-fingerprint = The certificate is self-made, so browsers warn of it. It is the right one if they show this SHA-256 fingerprint: { $fingerprint }
serve-has-no-page = The page is not part of this build, only its interface (api/). Build shuzi in its repository to have it.
serve-keeps = Photos and what was read are kept in { $folder }.
serve-keeps-nothing = Nothing is kept.
serve-review-at = What needs a person is at { $address }; corrections are kept in { $folder }.
serve-cannot-review = { $folder } cannot be shown for review ({ $error }): name the folder of a batch with --review.
serve-not-kept = A photo cannot be kept ({ $error }): make room in the folder. Further ones are not reported.
serve-stop-with = Ctrl+C stops it.
serve-stops = Stopping. What is being counted is finished first; Ctrl+C again stops at once.
serve-cannot-open = The browser cannot be started ({ $error }): open the address in it yourself.
serve-needs-lan = Others could reach { $address }. If they may, say --lan as well: then only who has the whole address is answered.
serve-address-in-use = { $address } is in use, perhaps by another shuzi: stop that one, or choose another port, as in --addr { $other }
serve-no-such-address = This computer has no address { $address }: name one of its own with --addr, or leave --addr out.
serve-not-allowed = You are not allowed to listen at { $address }: choose a higher port, as in --addr { $other }
serve-cannot-listen = It is not possible to listen at { $address } ({ $error }): name another address with --addr.
serve-cannot-keep = Nothing can be written into { $folder } ({ $error }): name another folder with --keep.
serve-has-no-tls = This shuzi was built without --tls: leave --tls out, or build it with --features tls.
serve-failed = The server cannot go on ({ $error }).

## Placing

placing-counts = { $file }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
placing-place = place
placing-points = points
placing-games = games
placing-player = player
placing-rested-on = { $secondary ->
    [a1] B1 and B2 are sums of the opponents' A1
   *[a1-and-a2] B1 and B2 are sums of the opponents' A1 and A2 together
} (--secondary { $option }).
placing-would-be = { $player } would be { $otherwise } instead of { $place }
placing-otherwise = The rules leave open what an opponent's secondary points are. With { $secondary ->
    [a1] A1
   *[a1-and-a2] A1 and A2 together
}: { $moved } (--secondary { $option }).
placing-otherwise-by-forfeits = The rules leave open whether a player who failed to appear is a defeated opponent. Otherwise: { $moved } (--forfeits { $option }).
placing-otherwise-by-byes = The rules leave open whether a bye is a point. Otherwise: { $moved } (--byes { $option }).
placing-failed-to-appear = { $player } failed to appear in round { $rounds } and lost the game (article 8).
placing-absent = { $player } was absent by request in round { $rounds }.
placing-suspended = { $player } is suspended from round { $round } on and loses the remaining games (article 8).
placing-not-met = { $player } has no game with { $others } in the table: where one was still to be played, the opponent has won it; add it, as in B+F.
placing-to-be-suspended = { $player } was away { $times } times, and { $allowed } is allowed: article 8 suspends the player. Write a line with the result "suspended" in the round from which on this holds.
placing-how-often = Article 8 suspends who does not appear or asks for absence more often than a fixed number; whether one failure is enough it leaves open. State how many are allowed with --absences.

## The clock

clock-hours = { $hours }h
clock-minutes = { $minutes }m
clock-seconds = { $seconds }s
clock-milliseconds = { $milliseconds }ms
# 1h 15m
clock-units = { $first } { $second }
clock-late = { $late } late
clock-left = { $left } of { $basic } basic time
clock-used = { $used } used
clock-over = { $over } over
clock-of-a-side = { $player ->
    [black] Black
   *[white] White
}: { $facts }: { $cost }
clock-both-readings = { $full } by the full basic time, { $left } by what late arrival left of it
clock-which-reading = Article 7 does not say which of the two: the referee decides.
clock-no-points = no points
clock-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clock-exactly-half = exactly half, of which article 7 says both that it costs 6 points and that it loses the game: the referee decides
clock-lost-on-time = lost on time (more than half of it over)
clock-failed-to-appear = lost (the time limit was over before the player came, article 8)
clock-loses-points = { $player ->
    [black] Black
   *[white] White
} loses { $points } (--penalty { $option })
clock-nobody-loses = No points are lost.
clock-loses-the-game = { $player ->
    [black] Black
   *[white] White
} loses the game.
clock-both-lose = Both lose by their time: who came to it first has lost, which these times do not tell.
clock-open = What is lost depends on the referee's decision.
clock-exceeded = { $period } exceeded { $times } of { $periods } times
clock-counted-lost = lost on time ({ $exceeded })
clock-last-period = { $exceeded }: article 7 lets a player exceed them so often before losing, while clocks in use end the game with the last: the referee decides
clock-to-the-second = { $exceeded }: a move took its period to the second, which article 7 does not call exceeding and a clock may: the referee decides
clock-late-for-all = lateness took all of the basic time: failed to appear if the time limit is what was left of it (article 8), otherwise seconds were counted at once: the referee decides
clock-not-told = { $exceeded }, which these times do not tell: state --exceeded or --moves

## Handicap

handicap-difference = { $black } against { $white }: { $points } points apart (moves: { $moves })
handicap-difference-with-chi = { $black } against { $white }, with { $chi } points a Chi: { $points } points apart (moves: { $moves })
handicap-no-compensation = nobody gives points
handicap-black-gives = Black gives { $points } points
handicap-white-gives = White gives { $points } points
handicap-by-compensation = { $given } ({ $options })
handicap-by-moves-with-points = handicap moves: { $moves } (Black plays { $stones } stones before White's first), { $given } ({ $options }): a handicap move for every full move, and the 8 points of an even game stay
handicap-by-moves-alone = handicap moves: { $moves } (Black plays { $stones } stones before White's first), { $given } ({ $options }): a handicap move for every full move, and points for the fraction only
handicap-by-points = handicap moves: { $moves } (Black plays { $stones } stones before White's first), { $given } ({ $options }): a handicap move for every 16 points, as much as the first move is worth
handicap-exchange-colors = The weaker player has Black (article 6): exchange the colours.
handicap-choose-colors = Even game: the older player takes a handful of white stones and the other guesses "even or odd"; who guesses right chooses Black or White, otherwise the older player does (article 6).
handicap-guesser-chooses = The guess is right: the player who guessed chooses Black or White (article 6).
handicap-older-chooses = The guess is wrong: the older player chooses Black or White (article 6).
handicap-which-chi = Article 6 does not say what a Chi comes to: half a move like a Tuan, or a full one. State it with --chi.
handicap-which-game = Article 6 uses handicap moves from two moves of difference on, but does not say whether the 8 points stay, nor whether a handicap move is worth 8 points, as a move between grades, or 16, as the first move: agree on one before the game.

## The page

# Its opening
page-title = shuzi: count a Go board from a photo
page-invitation = Who won? Photograph the board.
page-what-it-does = shuzi reads the stones from your photo, asks about what it doubts, and counts by the rules you play.
page-how-to-photograph = Get the whole board into the picture, from as high as you can, without a hand over it.
page-stays-here = The photo stays on this device.
page-goes-to-computer = The photo goes to the computer that hands out this page, and nowhere else.
page-take-photo = Take a photo
page-choose-photo = Choose a photo
page-drop-or-paste = or drop a photo here, or paste one
page-add-photo = Add another photo of this board
page-new-photo = New photo
page-photos = Photos of this board: { $count }
page-photo-unread = { $file } could not be used: { $reason }

# What it is doing
page-opening = Opening the photo…
page-fetching = Fetching the program: { $percent } %
page-reading = Looking for the board and its stones…
page-judging = Judging life and death…
page-busy = The computer is busy. It is asked again in { $seconds } s.
page-cancel = Cancel

# The board
page-board = Board, { $size } lines, { $black } black and { $white } white stones
page-board-keys = The arrow keys move over the board, Enter changes the point, U undoes, the question mark shows all keys.
page-tap-changes = A tap changes
page-stones = Stones
page-dead-stones = Dead stones
page-corners = Corners
page-tap-a-point = Tap a point to change it: empty, black, white.
page-tap-a-group = Tap a group to call it dead or alive.
page-drag-corners = Drag each ring onto the outermost crossing of the board's lines.
page-size = Lines
page-find-corners = Find the board by itself
page-corner = Corner { $number } of 4
page-photo = Photo
page-diagram = Diagram
page-show-marks = Show what was read
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-whole-board = Show the whole board
page-undo = Undo
page-redo = Redo
page-done = Done
page-close = Close

# What a point is, as it is read aloud and named
page-point-is = { $point }: { $what }
page-and = { $first }, { $second }
page-black = black
page-white = white
page-empty = empty
page-alive = alive
page-dead = dead
page-black-area = Black's
page-white-area = White's
page-dame = open dame
page-shared = shared in seki
page-unsealed = open border
page-doubtful = doubtful
page-asked-about = asked about
page-read-black = read as black
page-read-white = read as white
page-dead-stone = dead stone
page-corrected = changed by you
page-marks = What the marks mean

# Questions
page-question = Question { $number } of { $count }
page-proposed = proposed
page-skip = Skip
page-back = Back
page-later = Look at the board first
page-open-questions = Open questions: { $count }
page-answer-them = Answer

# The result
page-result = Result
page-if-confirmed = if the open questions are confirmed
page-as-it-stands = as the board stands; please see below
page-checking = checking…
page-no-result = No result
page-how-counted = How it is counted
page-to-be-known = To be known

# The rules
page-rules = Rules
page-komi = Komi
page-handicap = Handicap stones
page-bonus = White's bonus for the handicap
page-bonus-by-rules = as the rules have it
page-bonus-none = none
page-bonus-each = 1 point for each stone
page-bonus-but-one = 1 point for each stone but one
page-black-prisoners = Captured black stones
page-white-prisoners = Captured white stones
page-not-known = not known
page-prisoners-before = Without the dead stones still on the board.

# Saving and sharing
page-save = Save or share
page-download = Save
page-share = Share
page-picture = Picture with the result
page-record = Game record (SGF)
page-data = Data (JSON)
page-saved = Saved: { $file }
page-not-shared = It could not be shared; it was saved instead.

# When a photo is refused
page-another-photo = Another photo
page-put-corners = Put the four corners yourself
page-vouch-for-lines = It is the whole board: { $lines } × { $lines }
page-which-board = Which board? From the left:
page-board-number = Board { $number }
page-to-board = Back to the board
page-try-again = Try again
page-not-a-photo = That is not a photo.
page-cannot-open = This browser cannot open photos of this kind. Save it as JPEG, or set the camera to “most compatible”.
page-cannot-show = This browser cannot show the photo, so that the board is drawn instead.
page-answers-left-out = Answers that no longer fit the board and were left out: { $count }
page-one-photo-only = Corners and lines are of one photo: the other photos are left out.
page-failed = That did not work: { $message }

# What counts, and what is kept
page-settings = Settings
page-language = Language
page-light-and-dark = Light and dark
page-as-device = as on this device
page-light = light
page-dark = dark
page-counts-here = Counts on this device
page-counts-there = Counts on the computer that hands out this page
page-counts-nowhere = Nothing here can count: no computer answers, and this page came without the program.
page-only-here = Count on this device only
page-now-here = The computer does not answer. This device counts now.
page-found-again = Your last board is here again.
page-kept = This device keeps the board and its photos until you forget them or take a new photo.
page-not-kept = This browser keeps nothing: the board is gone when you leave the page.
page-forget = Forget this board
page-forgotten = The board and its photos are gone from this device.
page-new-version = There is a new version of this page.
page-load-it = Load it

# Help
page-help = Help
page-help-touch = Two fingers zoom and move the photo. Hold a finger on the board, then slide, to aim exactly. Tap twice quickly to zoom in.
page-keys = Keys
page-key-arrows = arrows
page-key-move = move over the board
page-key-change = change the point or group; accept what is proposed
page-key-stones = black, white, empty
page-key-life = alive, dead
page-key-skip = skip the question
page-key-undo = undo; with Shift: redo
page-key-zoom = zoom in, zoom out, whole board
page-key-mode = stones, dead stones, corners
page-key-view = photo or diagram

## A refused photo, and what to do about it

refused-unreadable = The file cannot be read as a photo.
advice-unreadable = It may be damaged. Take the photo again, or choose another one.
refused-unsupported-format = Photos of this format cannot be read here.
advice-unsupported-format = Save it as JPEG or PNG, or take the photo with this page.
refused-too-large = The photo is too large.
advice-too-large = Save a smaller copy of it, or take the photo with less resolution.
refused-too-small = The photo is too small to tell the stones apart.
advice-too-small = Take it again from closer by, or choose the original instead of a preview.
refused-no-board = No Go board can be seen in the photo.
advice-no-board = Photograph the whole board from above, at 45° or steeper, without a hand over it; or put the four corners yourself.
refused-several-boards = More than one board is in the photo.
advice-several-boards = Say which one is meant, or photograph one board alone.
refused-board-cut-off = The board is cut off by the edge of the photo.
advice-board-cut-off = Photograph it again with all four edges in the picture.
refused-may-be-part = { $lines }×{ $lines } lines are in the photo, but it does not show that the board ends there: this may be a part of a larger board.
advice-may-be-part = Photograph it again with some of the table around it, or say that these lines are the whole board.
refused-too-blurred = The photo is too blurred to find lines or stones.
advice-too-blurred = Hold the phone still, let it focus on the board, and take the photo again.
refused-doubtful-grid = The grid is right with a probability of { $percent } % only.
advice-doubtful-grid = Put the four corners yourself, or photograph the board from higher above.
refused-indistinct = Too much of the board cannot be made out: { $points } points are doubtful.
advice-indistinct = Photograph it again with more light, without reflections, and in focus; or look whether the corners are right.
refused-no-such-board = There are fewer boards in the photo.
advice-no-such-board = Boards are counted from the left, from 1.
refused-bad-corners = These four corners do not span a board.
advice-bad-corners = Put each one onto the outermost crossing of the lines, in order around the board.
refused-different-boards = The photos do not show the same position.
advice-different-boards = Use only photos of one board on which nothing was moved in between.
refused-internal = shuzi failed on this photo.
advice-internal = This is a fault of shuzi: please report it. Another photo may work.
