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
two-clauses = { $first }; { $second }
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
no-count-decides = No count decides this game
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
stated-ko-pass = { $dead ->
    [dead] The chain at { $point } is dead where a ko is retaken only after a pass for it (article 7.2).
   *[alive] The chain at { $point } is alive where a ko is retaken only after a pass for it (article 7.2).
}
stated-ended = { $how ->
    [both-lose] Both players lose: no count decides the game.
   *[no-result] The game ended without result: no count decides it.
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

## Errors: photos

error-photo-damaged = the { $format ->
    [none] file
   *[other] { $format } file
} is damaged or incomplete: { $why }
photo-empty = it is empty
photo-end-missing = its end is missing
photo-no-size = it does not tell its size
photo-no-bit-depth = it does not tell its bit depth
photo-pixels-missing = pixels are missing
photo-pixels-do-not-fit = { $size } pixels do not have { $bytes } bytes
photo-tiles-missing = its tiles are missing
photo-tiles-do-not-fit = its tiles do not fit its size
photo-too-many-tiles = it has too many tiles
photo-too-much-data = its tiles have more data than the file
error-photo-bytes = the file has { $bytes } bytes; at most { $most } are read
error-photo-pixels = the picture has { $width }×{ $height } pixels; at most { $most } pixels are read
error-photo-too-small = the picture has only { $width }×{ $height } pixels; each side needs at least { $least }
error-photo-format = the file is in the format { $format }, which is not read
error-no-photo-format = the file is in no picture format known here
error-photo-animation = the file is an animation ({ $format }), and any frame could be meant
error-format-not-built = this build of shuzi reads no { $format }
hint-copy-photo-again = Copy the photo from the camera or phone again; an interrupted transfer cuts files short.
hint-scale-photo-down = Scale the photo down: 12 megapixels show every stone.
error-photo-is-record = the file is a game record (SGF), not a photo
hint-score-a-record = Score a record with `shuzi score`, or compare a photo with it by `shuzi verify --record`.
error-photo-is-archive = the file is an archive (ZIP) or a document in one, not a photo
hint-batch-an-archive = Have `shuzi batch` read all photos in an archive, or take the photo out of it.
error-too-large = the file is larger than { $most } bytes, the most that is read
hint-check-file-meant = Check that this is the file that is meant; a photo can be scaled down, to 12 megapixels or so.
hint-send-original = Send the original photo rather than its thumbnail; the board should fill most of the picture.
hint-save-in-another-format = Save or export the photo as JPEG, PNG, WebP, HEIC or AVIF.
hint-give-a-photo = Give a photo in JPEG, PNG, WebP, HEIC or AVIF.
hint-save-one-frame = Save the one frame to be counted as a JPEG or PNG.
hint-build-format = Build shuzi with the feature `{ $feature }`, or save the photo as JPEG.

## Errors: the board in the photo

error-network = the network { $name } cannot be run: { $reason }
error-no-board = no Go board can be seen
error-several-boards = { $boards } boards are in view
error-no-such-board = there is no board { $number }: { $boards } can be seen
error-too-blurred = the photo is too blurred to find lines or stones
error-bad-corners = the corners given do not span a board
error-doubtful-grid = no Go board could be found with certainty: the likeliest grid, { $lines }×{ $lines }, is right with a probability of { $percent } %
error-cut-off = the board is cut off: its lines run on beyond what can be seen of a { $lines }×{ $lines } grid
error-may-be-part = this may be only a part of a larger board: { $lines }×{ $lines } lines are in the photo, and it does not show that the board ends there
hint-may-be-part = Step back until some of the table is seen around the board; or, if the board has { $lines } lines, say so: --size { $lines }.
error-indistinct = a { $lines }×{ $lines } grid was found, but on { $doubtful } of its points black, white and empty cannot be told apart
error-no-position = the readings make no position: { $error }
error-other-size = { $file } shows a { $size } board, { $first } one of { $first-size }
error-other-position = { $file } does not show the position of { $first }: { $points } points are clearly different in both, however the board is turned
error-no-photo = no photo is given
hint-photograph-from-above = Photograph the whole board from above at 45° or steeper, without a hand over it; if it has other lines than 9, 13 or 19, say so, as in --size 11; or give --corners and --size.
hint-photograph-in-even-light = Photograph the board from higher up, in even light, without glare or shadows; or give --corners and --size.
hint-say-which-board = Photograph one board alone, or say which one is meant: --board 1 is the leftmost.
hint-boards-are-numbered = Boards are counted from left to right, from 1.
hint-hold-still = Hold the phone still and let it focus on the board.
hint-give-corners = Give the four outer intersections in order around the board: --corners x,y,x,y,x,y,x,y in pixels of the upright photo.
hint-step-back = Step back until all four edges of the grid are in the photo.
hint-photos-of-one-board = Give photos of one board on which nothing was moved between them, or leave out --same-board.
hint-photos-unmoved = Give photos of one board on which nothing was moved between them.
hint-give-photo-of-board = Give a photo of the board.
hint-report = This is a fault of shuzi: please report it.

## Errors: points and positions

error-board-size = a board has 1 to { $most } lines each way, not { $size }
error-no-point = '{ $text }' is no point of a { $size } board (write the column letter without I, then the row from the bottom, as in C3)
error-ragged-row = row { $row } does not have { $width } points like the first row
error-row-symbol = row { $row } holds '{ $symbol }' (write . for empty, B for black, W for white)
error-readings = { $count } readings do not fill a { $size } board
error-play-off-board = the point lies outside the { $size } board
error-play-occupied = { $point } is occupied
error-play-suicide = { $point } is suicide: the stone captures nothing and has no liberty
error-no-stone-to-flip = no stone stands at { $point }, so that it cannot be dead or flipped
error-no-stone = no stone stands at { $point }, so that it cannot be dead
error-no-liberties = stones without liberties at { $points }: a misread stone or a capture left on the board; correct the position
error-cannot-be-dead = { $point } cannot be dead: its chain has two eyes, and lives even if its owner always passes
error-nothing-alive = { $first } and { $second } cannot both be dead: nothing alive stands around them
error-not-played-out = it cannot be worked out what the board came to when { $color ->
    [black] Black
   *[white] White
} filled first
error-no-end-without-result = under Ing rules no game ends without result (Ing SST rules, article 3)
hint-name-points = Name points as in the drawing that --format text shows.
hint-look-again = Look at the board again, and state what is so.

## Errors: rules and counts

error-in-line = line { $line }: { $error }
error-no-points = '{ $text }' is not a number of points (write whole or half points, such as 7.5, or zi, such as 3.75zi)
error-unknown-rules = unknown rules '{ $name }' (known: { $known })
error-no-komi = the komi '{ $komi }' is no number of whole or half points; state it
error-no-ko-pass = passes for a ko confirm life and death under Japanese and Korean rules only (article 7.2)
hint-settle-repetition = Settle the repetition by the rules of fighting and disturbing ko, and count.
hint-state-dead = State what is dead with --dead or --toggle.
error-event-name = the event's name is empty, or no plain text
error-event-bonus = write '0', 'N' or 'N-1'
error-event-fill-in = the fill-in counts area with all its points, not this
error-event-tax-of-stones = no stone can fill a group's last two eyes: leave group-tax out
error-event-tax-and-fill-in = the fill-in fills eyes, too: write fill-in = false with a group tax
error-event-tax-of-sunjang = sunjang baduk has no group tax: leave it out
error-event-neutral-of-stones = no stone can stand on a neutral point: leave neutral out
error-event-neutral-of-sunjang = in sunjang baduk neutral points are nobody's: leave neutral out
error-overtime = { $color ->
    [black] black
   *[white] white
}'s overtime: { $error }
error-overtime-unknown = these rules know no points for overtime; state the points themselves, as in --penalty black=2
error-overtime-lost = more than half of the basic time in overtime loses the game (Ing SST rules, article 7)
error-overtime-half = of exactly half of the basic time the Ing SST rules say both that it costs 6 points and that it loses the game (article 7): let the referee decide, and state --penalty
error-fill-in-not-square = the fill-in needs a square board, and this one is { $size }: count it under other rules
error-no-handicap-stones = { $stones } handicap stones are stated, but Black has no stone on the board: correct --handicap
error-more-than-the-set = { $stones } { $color ->
    [black] black
   *[white] white
} stones on the board, but the set holds { $set }; correct the position or --stones
error-large-set = { $color ->
    [black] black
   *[white] white
}'s set of { $set } stones is larger than a full one of { $full }: take the surplus out
error-more-than-a-set = { $stones } { $color ->
    [black] black
   *[white] white
} stones on the board, but a set holds { $set }
error-odd-compensation = { $points } points of compensation are no whole number of stones (two points each)
error-no-room = { $color ->
    [black] black
   *[white] white
} has no room for { $stones } compensation stones
error-bowl-too-empty = { $color ->
    [black] black
   *[white] white
} has { $stones } stones left and needs { $needed } for compensation and shared points
hint-state-rules = State the rules, as in --rules chinese.
hint-state-komi = State the komi, as in --komi 7.5.
hint-wins-on-time = There is nothing to count: the opponent wins on time.
hint-state-penalty = State the points lost, as in --penalty black=2.

## Errors: records, claims and protocols

sgf-in-root = in the root node
sgf-before-first-move = in node { $node }, before the first move
sgf-after-move = in node { $node }, after move { $moves }
sgf-a-point = a point such as pd
sgf-a-size = 1 to 25 lines, such as 19 or 9:13
sgf-a-handicap = the number of handicap stones
sgf-a-node = ';'
sgf-a-property = ';', '(', ')' or a property
sgf-a-value = '[' after a property's name
sgf-no-closing-bracket = no closing ')'
sgf-no-value = a property without a value
sgf-open-value = a value without its ']'
error-sgf-no-game = no game found: an SGF file has its game after '(;'
error-sgf-no-such-game = the file has no game { $number }, only { $games }
error-record-is-photo = this is a photo ({ $format }), not a game record
error-sgf-cut-off = the file ends inside the game ({ $inside }); it was probably cut off
error-sgf-unexpected = unexpected '{ $found }' on line { $line } (expected { $expected })
error-sgf-other-game = the record is of another game (GM[{ $game }]; Go is GM[1])
error-sgf-value = { $property }[{ $value }] { $place }: expected { $expected }
error-sgf-off-board = { $property }[{ $value }] { $place } lies outside the { $size } board
hint-give-sgf = Give an SGF file; records of other formats have to be saved as SGF first.
hint-count-a-photo = Count a photo with `shuzi count`, or compare it with a record by `shuzi verify --record`.
hint-choose-game = Choose a game that is there, as in --game 1.
hint-save-record-again = Download or save the record again.
hint-records-of-go = Give a record of a game of Go.
hint-correct-record-there = Correct the record at that place, or save it again with another program.
error-record-size = the record is of a { $record } board, the photo shows a { $photo } one
error-claim-not-understood = the claim “{ $text }” is not understood
error-claim-not-understood-at = the claim “{ $text }” is not understood at “{ $at }”
error-claim-not-counted = “{ $text }” says that the game did not end with a count, so that there is nothing to look into
error-claim-no-such-amount = “{ $text }” is not a whole number of quarter zi or half points
error-claim-no-player = “{ $text }” does not say who wins, and is too little for what a side counts
error-claim-no-such-count = “{ $text }” is not a count that a side can have on a board of { $points } points under these rules
error-claim-contradictory = “{ $text }” says two things that cannot both be so
hint-write-claim = Write it like B+1/4 (zi), W+2.5 (points), 'Black 184.5' or 185 (one side's count), or draw.
hint-leave-claim-out = Leave the claim out to count the board all the same.
hint-state-ended = State with --ended no-result or --ended both-lose that the game ended so, or leave the claim out to count the board.
hint-say-whose = Say whose it is: 'White wins by 2.5 points' for a margin, 'White has 176.5' for a side's count.
hint-margin-or-count = Write a margin with its winner, as in W+2.5, and a count with its player, as in 'Black 184.5'.
hint-claim-one-result = Claim one result, as in 'Black wins by 1/4 zi', or both sides' counts, as in 'Black 184, White 177'.
error-record-of-another-game = the record is of another game: where it comes nearest, after move { $moves }, { $points } points differ ({ $stones } stones are on the board)
error-not-the-same-game = not the same game: at best { $fitting } of { $stones } stones stand where they stood before, however the board is turned
error-not-the-same-size = not the same game: the board was { $before } before and is { $after } now
hint-record-of-the-game = Give the record of the game that the photo shows.
error-position-beside-photos = a position that is given is no photo: nothing can be read together with it
hint-position-alone = Give the position alone, or compare photos with a record by --record.
error-nothing-to-compare = the position before has no result that the board after could be compared with
hint-settle-position-before = Settle what is wrong with the position before.
hint-photos-before-and-rearranged = Give photos of one board, before and after it was rearranged.
hint-photos-before-and-filled = Give photos of one board, before and after the fill-in.
error-nothing-filled-in = under these rules nothing is filled in
hint-say-whose-points = Say whose points are counted, as in --counted black, or state --rules ing.
error-no-protocol = this is no protocol: { $error }
error-pdf-photo = photo { $number } cannot be put into the PDF: { $reason }
error-pdf-font = the font { $font } cannot be put into the PDF: { $reason }
error-other-protocol = this is a protocol of the kind '{ $schema }', and this program knows { $known }
error-protocol-file-gone = the protocol names this file, and it is not there
error-protocol-file-changed = { $file } is not the file that the protocol was made from: its SHA-256 is not { $sha256 }
hint-give-protocol = Give the .json file that `shuzi verify --protocol FILE.json` wrote.
hint-put-beside-protocol = Put the file that was shown beside the protocol.
error-key-public-half = this is the public half of a key, and signing needs the private one
error-key-private-half = this is the private half of a key, which nobody but the organiser should have
error-key-encrypted = this key is encrypted with a passphrase
error-key-openssh = this is a key in OpenSSH's format
error-key-not-pem = this is not a key in PEM format
error-key-damaged = this key is damaged or cut off, or is not an Ed25519 key
error-key-same-name = the public half of the key would have the same name
error-key-exists = this file exists already, and a key is never overwritten
error-key-no-pem = the key cannot be written as PEM
error-no-random = there are no random numbers: { $error }
error-cannot-write-file = cannot write the file: { $error }
hint-key-private = Give the private key, which `shuzi verify --make-key FILE` writes to FILE.
hint-key-public = Give the public key, which `shuzi verify --make-key event.key` writes to event.pub; `openssl pkey -in event.key -pubout` prints it, too.
hint-key-without-passphrase = Write it without a passphrase: `openssl pkey -in KEY -out FILE`.
hint-make-key = Make a key with `shuzi verify --make-key FILE`, or with `openssl genpkey -algorithm ed25519 -out FILE`.
hint-key-name = Give another name, such as event.key: its public half becomes event.pub.
hint-check-folder = Check the folder, and who may write there.
usage-key-with-replay = --key checks the signature of a protocol: give it with --replay PROTOCOL.json
usage-sign-json = --sign signs the protocol's JSON: write it, too, with --protocol FILE.json

## Errors: another program's opinion

error-engine-not-started = it cannot be started: { $reason }
error-engine-ended = it ended ({ $how }) before it had answered '{ $command }'
error-engine-timed-out = it had not answered '{ $command }' after { $seconds } s
error-engine-endless = it writes without end
error-engine-refuses = it refuses '{ $command }': { $answer }
error-engine-cannot-tell = it does not know the GTP command final_status_list
error-engine-nonsense = its answer makes no sense: { $reason }
error-engine-not-square = engines know square boards only, and this one is { $size }
error-engine-no-liberties = no engine takes a position with a chain that has no liberties
engine-dead-and-seki = it has { $point } both dead and in seki
engine-no-gtp = '{ $text }' is no answer in GTP
engine-no-point = '{ $text }' is no point of a { $size } board
engine-no-stone = no stone stands at { $point }
engine-nothing-alive = it takes both { $first } and { $second } for dead, and nothing that could capture them for alive
engine-other-stones = other stones stand on its board
engine-part-of-chain = it names { $point } without { $missing } of the same chain
engine-takes-living = it takes { $point } for dead, which cannot be captured
engine-unasked = it answers what nobody asked
hint-engine-command = Check the command of --engine; a program outside of PATH needs its folder, as in /usr/games/gnugo.
hint-engine-by-itself = Try the command of --engine by itself: it has to speak GTP, as "gnugo --mode gtp" does.
hint-engine-more-time = Check that the command of --engine speaks GTP, as "gnugo --mode gtp" does, or allow more time with --engine-timeout.
hint-another-engine = Ask another engine, such as GNU Go or KataGo.
hint-leave-engine-out = Leave --engine out for this board.

## Errors: files, folders and tables

error-cannot-read = cannot read the file: { $error }
error-cannot-write = cannot write { $file }: { $error }
error-cannot-make = cannot make { $folder }: { $error }
error-cannot-search = cannot search { $folder }: { $error }
error-cannot-write-results = cannot write results: { $error }
stopped-nobody-listens = nobody listens
hint-check-name = Check the name; quote it if it contains spaces.
hint-check-permission = Check who may read the file.
hint-name-files-in-folder = Name the files in the folder, as in `folder/*.jpg`, or have `shuzi batch` read all its photos.
hint-open-with-another-program = Check that the file can be opened with another program.
results-no-game = no game in the table (one a line: round,black,white,result)
results-encoding = it is not UTF-8: save the table as UTF-8
results-fields = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
} instead of 4 (round,black,white,result)
results-round = '{ $text }' is no number of a round
results-result = '{ $text }' is no result (write B+2.5, W+R, B+T, W+F, 0 for a draw, 0-0 when both lose, 0F-0F when neither appeared, void, or beside one player bye, absent, suspended)
results-players = a game has two players, and a bye has one, as absent and suspended have
results-suspended = '{ $name }' was suspended in line { $before }, and loses the remaining games: correct the result, or the suspension
results-twice = '{ $name }' is in round { $round } twice (see line { $before })
results-alike = '{ $name }' and '{ $like }' (line { $before }) look like one player: write both alike, or make them differ
hint-write-results = Write one game a line, as in 1,Ke Jie,Park Junghwan,B+2.5.
error-no-labels = no labelled photos found (a label is NAME.json beside its photo)
error-no-ninth-ping = the article does not say which Tuan is as strong as a Ping: state it, as in --ninth-ping 7tuan
error-grade-which-way = '{ $text }' may be 9 the highest, as professional dan are, or 1 the highest, as Ping are: write ping or tuan
error-no-grade = '{ $text }' is not a grade (write 1 to 9 with ping, tuan or chi, as in 3tuan; dan and kyu are read as tuan and chi)
usage-guess-in-even-game = colours are chosen by a guess in an even game only: here the weaker player has Black; leave --stones and --guess out
usage-times-contradict = { $color ->
    [black] Black
   *[white] White
}’s times contradict each other: what --exceeded or --moves says does not fit into what --used leaves beyond the basic time
usage-heading-error = error:
usage-heading-usage = Usage:
usage-try-help = For more information, try '--help'.
usage-invalid-value = invalid value '{ $value }' for '{ $option }'
usage-because = { $what }: { $why }
usage-no-value = a value is required for '{ $option }' but none was supplied
usage-too-many-values = unexpected value '{ $value }' for '{ $option }' found; no more were expected
usage-unknown-argument = unexpected argument '{ $argument }' found
usage-unknown-command = unrecognized subcommand '{ $command }'
usage-missing-arguments = the following required arguments were not provided: { $arguments }
usage-twice = the argument '{ $argument }' cannot be used multiple times
usage-not-together = the argument '{ $argument }' cannot be used with '{ $other }'
usage-possible-values = [possible values: { $values }]
usage-similar = tip: a similar one exists: '{ $name }'
value-rules = the rule sets are { $known }; the rules of an event are read from a file that ends in .toml
value-handicap = write a number of stones from 0 to { $most }
value-bonus = write 0, N or N-1
value-prisoners = write the captured stones of both colours, up to { $most } of each, as in B=3,W=5
value-penalties = write the points that a player loses, as in black=2 or black=2,white=4
value-overtime = write the share of the basic time that was used beyond it, as in black=0.2 or white=5/30
value-time = write a time up to a week with its unit, as in 60min, 1h30m or 1:30:00
value-time-is-open = '{ $text }' may be minutes and seconds or hours and minutes: write { $minutes } or { $hours }
value-byo-yomi = write how often and how long a period is, as in 5x30s or 1x1min
value-periods = write 1 to { $most } periods that are not empty, as in 5x30s
value-exceeded = write how often a period was exceeded, as in black=2 or black=2,white=0
value-move-times = write how long each move took, as in black=25s+34s or black=31s,white=12s+65s
value-basic-time = there is no game without time
value-times = write times with their units or as h:mm:ss, as in black=7min or black=52min,white=1:15:00
value-sets = write how many stones a set holds, as in black=179 or black=179,white=180
value-empty = it is empty
value-left-open = write ended, black-first or white-first
value-color = write black or white
value-lines = write the number of lines, 2 to { $most }
value-turn = write the degrees clockwise: 90, 180 or 270
value-board-number = write the board's number from left to right, from 1
value-game-number = write the game's number in the file, from 1
value-corners = write eight pixel coordinates, as in 10,20,900,25,880,870,15,860
value-correction = write a point and what stands there, as in Q16=black (or white, empty)
value-ended = write no-result or both-lose
value-fate = write a point of the chain and its fate, as in C3=dead or C3=alive
value-open-quote = a quote is not closed
value-engine = write the command that starts the engine, as in 'gnugo --mode gtp'
value-overlay-file = the file's name must end in .png or .svg
value-protocol-file = the file's name must end in .html, .pdf or .json
value-part = a part is written I/N, such as 2/8
value-seconds = write seconds, more than 0 and up to { $most }
value-number = write a whole number from { $least } to { $most }
value-points-per-chi = write an even number of points from 0 to 16, as in 4 (half a move) or 8
value-tuan = write a Tuan, as in 7tuan
value-address = write localhost or an IP address, with or without a port, as in localhost:8080
error-cannot-read-label = cannot read the label: { $error }
error-label = the label cannot be read: { $error }
error-label-rows = the label's rows are not { $size } times { $size } of `.`, `B` and `W`
error-fault-not-here = nothing of this kind can go wrong in this position so that it shows: choose another fault, or position
error-cannot-fill-in = the position cannot be counted: see `shuzi score --rules ing`
error-render-not-square = only square boards can be rendered, not { $size } (pad the position to a square)
error-render-size = a rendered photo has 1 to { $most } pixels each way, not { $size }
error-scene = the scene's { $name } is { $value }, but { $wanted }
error-jpeg = the photo could not be written as JPEG: { $error }
hint-another-fault = Choose another --fault or a position that can be filled in, or correct --dead, --komi or --penalty.
hint-square-position = Give a square position, and a photo of at most 8192 pixels a side.

## Errors: archives

error-not-a-run = { $folder } holds no run of shuzi: name the folder of one, or a new folder to begin one
error-other-settings = { $folder } holds a run with other settings: { $difference }. Name another folder, or state the same
error-run-not-new = { $folder } holds a run already: name another folder, or leave --new out to go on with it
error-run-busy = another shuzi is at work in { $folder }
error-no-source = there is no { $source }: check the name; quote it if it contains spaces
error-no-pattern = { $pattern } is no pattern: { $error }
error-nothing-fits = nothing fits the pattern { $pattern }
error-other-photos = { $first } and { $other } do not list the same photos: run all parts with the same sources, and merge them in a new folder
error-run-unfinished = { $photos ->
    [one] { $photos } photo has no row
   *[other] { $photos } photos have no rows
} yet (the first is { $first }): run `shuzi batch` with the same arguments, or the parts that are missing
error-no-parquet = this shuzi was built without Parquet: choose --format jsonl or csv, or build it with --features parquet
error-correction-not-kept = it cannot be kept: { $error }
error-too-many-answers = there are more answers than points on a board
error-photo-not-in-run = no photo with this content was looked at in this run
error-nothing-to-correct = there is no position to be corrected
error-correction = the correction of { $photo }: { $error }
error-ends-within-a-line = { $file } ends within a line: download it again
error-photo-late = the photo was given up after { $seconds } s
error-photo-crashed = the photo ended the process that looked at it ({ $how })
hint-more-time = Look at it alone with `shuzi count`, or give it more time with --time-limit and --retry.
hint-more-memory = It may need more memory (--memory-limit, with --retry); or it is damaged in a way that shuzi does not know: please report it.
error-no-worker = no worker can be started: { $why }
worker-no-program = no program
worker-no-streams = no streams
worker-other-settings = it goes by other settings than the run: { $difference }
worker-not-ready = it is not ready after { $seconds } s
error-file-unseen = the file { $why }
error-photo-not-there = the photo was there when the run began, but { $why }
photo-not-found = nobody found it
photo-changed = it changed since it was listed
photo-gone = it cannot be read any more: { $error }
hint-run-again = Run the same command again, for a part of a run with --list-only before: it looks at this photo once more.
error-run-settings = its settings make no sense
error-run-rules-gone = the rules that the run was begun with cannot be had: { $why }
error-run-rules-changed = { $file }: these are not the rules any more that the run was begun with
error-run-unreadable = the run in { $folder } cannot be read: { $error }
batch-listed-not-found = { $photos ->
    [one] { $photos } photo that is listed is
   *[other] { $photos } photos that are listed are
} not found here, the first is { $first }: let this machine see them
batch-found-not-listed = { $photos ->
    [one] { $photos } photo is found here that is
   *[other] { $photos } photos are found here that are
} not listed
batch-parts-differ = { $other }; or list with --list-only what is there now, and do the parts again
batch-no-photos-here = no photos are found here: let this machine see them
batch-stopped = { $path }: { $error }. { $next ->
    [full] Make room
   *[other] Mend that
} and run the same command again: it goes on where it was

## Errors: how the program is called

usage-one-file = { $option } writes one file: give one input
usage-one-file-or-trace = { $option } writes one file: give one input, or use --trace DIR
usage-standard-input-twice = standard input can be read only once
usage-explain-is-text = --explain goes with --format text
usage-verify-files = verify names its inputs in the protocol: give files, not standard input
usage-ask-input = --ask reads answers from standard input, which is the input already
usage-ask-or-not = --ask contradicts --yes and --no-ask
usage-needs-a-photo = --overlay and --trace need a photo: use `shuzi count`
usage-no-pdf = this program was built without PDF: build it with the feature 'pdf', or write .html
usage-two-photos = --out and --fill-in are two photos
usage-two-ports = --addr states port { $first }, --port { $second }: state one of them
usage-takes-jpg = { $option } takes a .jpg file
usage-no-run = there is no run in { $folder } to go on with
usage-no-list = cannot read the list { $file }: { $error }
usage-no-records = there are no game records (.sgf)
usage-no-folder-of-records = there is no folder of records { $folder }: say with --records where they are, or --no-records
usage-records-not-utf8 = --records: a path that is not UTF-8 cannot be kept for `shuzi merge`

## What other programs and the system say

# What another program or the system says, in its own words
verbatim = { $text }
system-error = { $kind ->
    [not-found] there is no such file or folder
    [not-permitted] access is not permitted
    [exists] it exists already
    [folder] it is a folder
    [no-folder] it is not a folder
    [full] the disk is full
    [read-only] the disk is read-only
    [cut-off] it ends too early
   *[other] { $text }
}

## Archives: a batch while it runs

photos = { $photos ->
    [one] { $photos } photo
   *[other] { $photos } photos
}
batch-listing = Listing photos

# The first value is "5 photos"
batch-listed = { $photos }, { $different } of them different
files-passed-over = { $files ->
    [one] { $files } other file passed over
   *[other] { $files } other files passed over
}

# Counts or "left", with the counts, stand behind the colon
batch-progress = { $done }/{ $all ->
    [one] { $all } photo
   *[other] { $all } photos
}, { $rate } a second: { $rest }
batch-left = { $left } left: { $counts }
batch-count = { $photos } { $outcome ->
    [exact] exact
    [asked] asked
    [refused] refused
   *[failed] failed
}
batch-part-is-done = Part { $part } is done. When all are: shuzi merge { $folder }
batch-table-is-stale = { $file } is left as it was: name its --format to have it written anew
batch-no-record = { $file } is no record: { $error }

## Archives: the summary

# The first value is "5 photos"
summary-photos = { $photos }, { $same } of them the same as one before
summary-corrected = { $photos ->
    [one] { $photos } photo corrected by a person
   *[other] { $photos } photos corrected by a person
}
summary-outcomes = What became of them
summary-errors = Without a position
summary-lines = Boards by lines
summary-questions = Photos by the number of questions
summary-doubts = Points in doubt
summary-warnings = Warnings
summary-truth = Where the position is known
summary-timings = Milliseconds a photo
outcome-of-a-photo = { $kind ->
    [exact] read and counted, nothing to ask
    [asked] a person should look
    [refused] no board that can be trusted, or no photo
   *[failed] could not be looked at
}
kind-of-error = { $kind ->
    [no_board] no Go board can be seen with certainty
    [board_cut_off] the board is cut off
    [several_boards] several boards in view
    [too_blurred] too blurred
    [too_small] too few pixels
    [too_large] too large
    [unreadable] damaged, incomplete or gone
    [unsupported_format] a format that is not read
    [bad_option] does not fit what was stated
    [timed_out] took too long
    [crashed] ended its process
    [internal] a fault of shuzi
   *[other] another
}
kind-of-warning = { $kind ->
    [no_liberties] a chain without liberties
    [doubtful_grid] the grid may not be the board's
    [more_than_a_set] more stones than a set holds
    [contradictory] statements that cannot be true together
    [stones_played] stones and prisoners do not add up
    [irregular_moves] moves that break the rules
    [open_dame] neutral points still to be played
    [unsealed] an open border
    [in_atari] live chains in atari
    [prisoners_deduced] prisoners deduced
    [missing_teire] protective moves are missing
    [no_second_opinion] no second opinion
   *[other] another
}
outcome-where-known = { $kind ->
    [exact] every point right
    [exact_if_asked] right once the questions are answered
    [too_many_questions] right, but among too many questions
    [silent] wrong without a question
    [refused] a board, but no position
    [phantom] a position where there is no board
   *[rightly_refused] no board, and none read
}
step = { $step ->
    [decode] decode
    [board] board
    [stones] stones
    [life] life
    [score] score
    [engine] engine
   *[all] all
}
column-step = step
column-median = median
column-95-percent = 95 %
column-most = most

## Archives: what needs a person

review-counts = { $asked } to look at, { $corrected } corrected, { $unread } without a position, { $exact } that need nobody{ $missing ->
    [0] {""}
   *[other] , { $missing } not looked at yet
}
review-heading = What needs a person
review-overview = { $asked ->
    [one] { $asked } photo
   *[other] { $asked } photos
} to look at, those first on which most hangs. { $corrected } corrected, { $unread } without a position, { $exact } that need nobody.
review-not-done = { $photos ->
    [one] { $photos } photo was
   *[other] { $photos } photos were
} not looked at yet: the run is not done.
review-how = Drawn over each photo: the grid (blue), black stones (green rings), white stones (pink rings), points and groups asked about (yellow, with their names). Choose what is so and save it, all of a photo at once. What you leave open stays a question. The tables change with the next “shuzi merge”.
review-needs-script = Without JavaScript nothing can be saved here.
review-download = Download corrections
review-asked = To look at: { $photos }
review-asked-more = { $photos ->
    [one] { $photos } more photo
   *[other] { $photos } more photos
}: shown when the page is made again after these.
review-corrected = Corrected: { $photos }
review-more = { $photos ->
    [one] { $photos } more photo
   *[other] { $photos } more photos
}
review-unread = Without a position: { $photos }
review-same-photo = The same photo: { $names }
review-unfit = What was said of this photo does not fit it, and keeps the run from being exported: { $why }. Save what is so.
review-another-point = Another point
review-save = Save
review-corrected-by-a-person = Corrected by a person.
review-nothing-to-answer = nothing to answer, but something to know
review-questions = { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}

# Behind the number of questions: what depends on the answers
review-no-result-before = { $questions }, there is no result before it is answered
review-no-points = { $questions }, no points hang on it
review-points = { $questions }, up to { $points } hang on an answer
review-winner-and-points = { $questions }, may change who wins: up to { $points } hang on an answer
review-drawing-of = { $file } with what was read
review-not-counted = A position; nothing was counted.
review-leave-open = leave open
review-group = { $stones ->
    [1] The group at { $point }
   *[other] The group at { $point } ({ $stones } stones)
}
review-proposed = { $color ->
    [black] Black's
   *[white] White's
}, proposed: { $status ->
    [alive] alive
    [dead] dead
    [seki] seki
   *[unsettled] unsettled
} ({ $why }); { $otherwise }
review-otherwise-not-counted = otherwise it cannot be counted
review-otherwise-draw = a draw otherwise
review-otherwise-wins = otherwise { $player ->
    [black] Black
   *[white] White
} wins by { $by }
review-otherwise-still-wins = otherwise { $player ->
    [black] Black
   *[white] White
} still wins by { $by }
review-there-is = There is
review-a-black-stone = a black stone
review-a-white-stone = a white stone
review-no-stone = no stone
review-a-dead-group = a dead group
review-a-living-group = a living group
review-remove = Remove

# What the page's script says
review-kept = Kept. Reload the page to see what follows from it.
review-not-kept = Not kept: { $reason }. { $hint }
review-no-server = Not kept: { $reason }. Is the server still there?
review-collected = Collected in this browser: download it below.
review-collected-until-closed = Collected until the page is closed: download it below.
review-count = Photos corrected here: { $photos }
review-put = Put { $file } into the folder of the run, beside run.json.

## Evaluation: tables

column-source = source
column-photos = photos
column-groups = groups
column-exact = exact
column-once-asked = +ask
column-too-many = toomany
column-silent = silent
column-refused = refused
column-wrong-share = wrong/read
column-by-group = by group
column-probability = probability
column-points = points
column-grids = grids
column-wrong = wrong
column-mean = mean
column-right = right
eval-stress-tests = stress tests
eval-special = special
eval-all = ALL
eval-without-a-board = without a board: phantom { $phantom }, rightly refused { $refused }
eval-by-group = by group: exact { $exact }  exact+ask { $asked }  silent { $silent }  refused { $refused }
eval-photos = photos: exact { $exact }  exact+ask { $asked }  silent { $silent }  too many questions { $many }  refused { $refused }
eval-points = points wrong { $wrong }  questions a board read { $questions }
eval-corners = corners off by { $median } spacings (median), { $worst } (worst)
eval-points-title = Stones: how sure the reader was of what it named on a point
eval-grids-title = Grids: how sure it was of the likeliest one, refused ones included
eval-above = above { $low }
eval-between = { $low } to { $high }
eval-calibration = expected calibration error { $error }
eval-time = Time, ms
eval-wrong-points = wrong { $wrong } asked { $asked } at (row, column) { $places }

## Evaluation: the contact sheet

sheet-heading = Photos worth a look
sheet-legend = Drawn over each photo: the grid as found (blue), black stones (green rings), white stones (pink rings), points asked about (yellow question marks), wrong points (red squares), and the true outline with its corners (violet); over a refused photo the outline of the likeliest grid (yellow). Points are named as the reader turned the board; numbers in brackets are its probabilities.
sheet-outcome = { $outcome ->
    [silent] Silently wrong
    [phantom] Read where there is no board
    [refused] Refused
    [too_many_questions] Too many questions
    [exact_if_asked] Exact once asked
    [exact] Exact
   *[rightly_refused] Rightly refused
}
sheet-nothing = No photo to show.
sheet-count = { $title }: { $count }
sheet-group = Group { $group }
sheet-train = may be trained on
sheet-stress = stress test
sheet-special = cropped, partly hidden or not the only board
sheet-wrong-points = { $wrong } of { $judged ->
    [one] { $judged } point
   *[other] { $judged } points
} wrong
sheet-asked = { $asked } asked about
sheet-corners = corners off by { $spacings } spacings
sheet-grid = likeliest grid { $grid ->
    [right] right
   *[wrong] wrong
}, confidence { $confidence }
sheet-no-board-there = Read as a { $size } board; the photo shows none.
sheet-other-size = Read as a { $size } board, which is not its size.
sheet-wrong = Wrong
sheet-asked-about = Asked about
sheet-wrong-point = { $point } read as { $read ->
    [black] black
    [white] white
   *[empty] empty
}{ $probability }, is { $truth ->
    [black] black
    [white] white
   *[empty] empty
}{ $asked ->
    [asked] {""}
   *[not] , not asked about
}
sheet-question = { $point } read as { $read ->
    [black] black
    [white] white
   *[empty] empty
} ({ $probability }): { $doubt }

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
page-other-size = Other
page-other-sizes = Other numbers of lines
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
