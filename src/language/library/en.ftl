# shuzi, English: what the library says

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
stones-and-more = { $points }, and { $more } more

## Numbers

# 2 3/4
whole-and-fraction = { $whole } { $fraction }
# 7.5; the whole number may be -0
whole-and-a-half = { $whole }.5

## Amounts, as they stand behind "wins by" and "is ahead by"

# Chinese has a word of its own for the points of Ing rules.
amount-of-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $unit ->
    [ing] {""}
   *[points] {""}
}
amount-of-half-a-point = 0.5 points{ $unit ->
    [ing] {""}
   *[points] {""}
}
amount-of-points-and-a-half = { $whole }.5 points{ $unit ->
    [ing] {""}
   *[points] {""}
}
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
result-as-it-stands = As it stands: { $result }
no-result = No result: the position cannot be counted as it is.

## The count

counted = { $rules }: { $counts }
counts = Black { $black }, White { $white } before komi{ $unit ->
    [zi] {""}
    [ing] {""}
   *[points] {""}
}
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
not-finished = The game is not finished.
not-finished-but-clear = The game is not finished: played out, { $ahead }.
not-finished-and-open = The game is not finished: played out, { $black-first } if Black plays first, { $white-first } if White does.

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
# Chinese states komi in zi where results are in zi.
with-komi = komi { $komi }{ $unit ->
    [zi] {""}
    [ing] {""}
   *[points] {""}
}{ $zi ->
   *[other] {""}
}
with-handicap = handicap { $stones }
with-group-tax = group tax
with-sunjang-counting = sunjang counting
with-a-penalty = penalty of { $points } for { $player ->
    [black] Black
   *[white] White
}{ $unit ->
    [ing] {""}
   *[points] {""}
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
please-check-together = Please check: { $question }
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
reason-judged = lives in { $survived } of { $played } playouts; a neural network gives it { $percent }%
# The same without figures, where it is signed.
reason-judged-in-words = lives in { $lives ->
    [none] none
    [few] few
    [half] about half
    [most] most
   *[all] all
} of the continuations that were tried, and a neural network { $network ->
    [dead] takes it for dead
    [alive] takes it for alive
   *[unclear] is in doubt
}
reason-read-out = read out to the end: it is so whoever moves first
reason-next-move = whoever moves first decides: Black at { $black }, White at { $white }
reason-next-move-at = whoever plays { $point } first decides
reason-next-move-of-one = { $player ->
    [black] Black
   *[white] White
} decides by playing first at { $point }
reason-next-move-unknown = whoever moves first decides
reason-to-move = { $player ->
    [black] Black
   *[white] White
} is to move and plays at { $point } first
reason-ko = { $status ->
    [unsettled] a ko decides
   *[other] this is without ko threats; with them a ko decides
}
reason-vital-point = has one small eye space: whoever plays { $point } first decides
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
}{ $status ->
    [unsettled] {""}
   *[other] , { $percent }% sure
} ({ $reason })
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
} group { $points } dead? { $status ->
    [unsettled] It is unsettled ({ $reason }), and counted as { $fate ->
        [alive] alive
       *[dead] dead
    }.
   *[other] Proposed: { $fate ->
        [alive] alive
       *[dead] dead
    }, { $percent }% sure ({ $reason }).
}
# Both without figures, where it is signed.
point-in-words = What stands at { $point }? Read as { $stone }, but { $doubt }.
group-in-words = Is the { $color ->
    [black] black
   *[white] white
} group { $points } dead? { $status ->
    [unsettled] It is unsettled ({ $reason }), and counted as { $fate ->
        [alive] alive
       *[dead] dead
    }.
   *[other] Proposed: { $fate ->
        [alive] alive
       *[dead] dead
    } ({ $reason }).
}
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
# Questions about several points at once. The first sentence asks, the second says why.
ask-no-liberties = Which point is misread? { $stones } { $color ->
    [black] black
   *[white] white
} stones (around { $point }) have no liberty: one of them or a stone beside them is misread, or they were captured and not taken off.
ask-hidden = What stands at these { $count } points ({ $points })? { $doubt ->
    [covered] Something covers them
    [glare] A reflection covers them
   *[out_of_frame] They lie outside the photo
}. Read as: { $read }.
ask-between = On which point is this { $color ->
    [black] black
   *[white] white
} stone: { $points }? It lies between them.
ask-filled = Is the board filled for counting? { $stones } stones have no liberty, and { $count } points are in doubt.
# How many points were read as what, as in "3 black, 2 white, 9 empty".
number-read = { $count } { $stone ->
    [black] black
    [white] white
   *[empty] empty
}
joint-choice = { $choice ->
    [as-read] as read
    [all-empty] all empty
    [all-black] all black
    [all-white] all white
    [taken-off] all taken off
   *[on-none] on none of them
}
joint-leads-to = If { $choice }: { $lead }.
ahead-no-result = no result
# Again with their keys, which are the same in every language. Places are "[1] Q16  [2] R16".
no-liberties-keys = [Enter] as read  [{ $point } e] a point and what stands there  [t] all taken off  [s] one by one  [u]ndo  [q] leave open  [?] help:{" "}
hidden-keys = [Enter] { $proposed }  [e] all empty  [b] all black  [w] all white  [s] one by one  [u]ndo  [q] leave open  [?] help:{" "}
between-keys = [Enter] { $proposed }  { $places }  [n] on none  [s] one by one  [u]ndo  [q] leave open  [?] help:{" "}
filled-keys = [Enter] as read  [{ $point } e] a point and what stands there  [s] one by one  [u]ndo  [q] leave open  [?] help:{" "}
help-all-empty = all these points are empty
help-all-black = a black stone is on each of these points
help-all-white = a white stone is on each of these points
help-taken-off = the stones were captured: all of them are taken off
help-on-point = the stone is on { $point }, and not on the others
help-on-none = no stone is on any of these points
help-one-by-one = asks about these points one by one
help-any-point = a point and what stands there: e empty, b black, w white; several in one line are possible

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
warning-move-to-come = { $player ->
    [black] Black is to move: this is counted as if Black
   *[white] White is to move: this is counted as if White
} played first at { $point }, which decides about { $stones }
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
given-komi = komi { $points }{ $unit ->
    [ing] {""}
   *[points] {""}
}
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

result-with-counts = { $result }. { $counts }.

## The referee's desk: the protocol

failure-of-a-file = { $file }: { $message }

## The referee's desk: questions and answers

stated-left-open = { $how ->
    [black-first] The points that were left open were filled in turns, and Black began: this is the result after that.
    [white-first] The points that were left open were filled in turns, and White began: this is the result after that.
   *[ended] The game ended so: the points that were left open stay as they are.
}

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
photo-data-damaged = its picture data is damaged
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
error-photo-pixels = the picture has { $width }×{ $height } pixels; of a file of this size, at most { $most } pixels are read
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
error-too-dark = the photo is too dark to find lines or stones
error-bad-corners = the corners given do not span a board
error-doubtful-grid = no Go board could be found with certainty: the likeliest grid, { $lines }×{ $lines }, is right with a probability of { $percent } %
error-cut-off = the board is cut off: its lines run on beyond { $edge ->
        [top] the upper edge
        [right] the right edge
        [bottom] the lower edge
        [left] the left edge
       *[several] more than one edge
    } of the photo, in which a { $lines }×{ $lines } grid can be seen
error-may-be-part = this seems to be only a part of a larger board: { $lines }×{ $lines } lines are in the photo, and the board seems to go on beyond { $edge ->
        [top] the upper edge
        [right] the right edge
        [bottom] the lower edge
        [left] the left edge
       *[several] more than one edge
    }
hint-may-be-part = Step back until some of the table is seen around the board; or, if the board has { $lines } lines, say so: --size { $lines }.
error-covered = something covers { $covered } points of the { $lines }×{ $lines } board
error-indistinct = a { $lines }×{ $lines } grid was found, but on { $doubtful } of its points black, white and empty cannot be told apart
error-no-position = the readings make no position: { $error }
error-other-size = { $file } shows a { $size } board, { $first } one of { $first-size }
error-other-position = { $file } does not show the position of { $first }: { $points } points are clearly different in both, however the board is turned
hint-photograph-from-above = Photograph the whole board from above at 45° or steeper, without a hand over it; if it has other lines than 9, 13 or 19, say so, as in --size 11; or give --corners and --size.
hint-photograph-in-even-light = Photograph the board from higher up, in even light, without glare or shadows; or give --corners and --size.
hint-say-which-board = Photograph one board alone, or say which one is meant: --board 1 is the leftmost.
hint-boards-are-numbered = Boards are counted from left to right, from 1.
hint-hold-still = Hold the phone still and let it focus on the board.
hint-give-corners = Give the four outer intersections in order around the board: --corners x,y,x,y,x,y,x,y in pixels of the upright photo.
hint-step-back = Step back until all four edges of the grid are in the photo.
hint-uncover = Take hands and other things off the board, and photograph it again.
hint-more-light = Photograph the board with more light.
hint-photos-of-one-board = Give photos of one board on which nothing was moved between them, or leave out --same-board.
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
error-sgf-too-large = the file has { $bytes } bytes, and records of at most { $most } are read
error-sgf-too-long = the game has more than { $most } moves and setup stones
hint-give-sgf = Give an SGF file; records of other formats have to be saved as SGF first.
hint-count-a-photo = Count a photo with `shuzi count`, or compare it with a record by `shuzi verify --record`.
hint-choose-game = Choose a game that is there, as in --game 1.
hint-save-record-again = Download or save the record again.
hint-records-of-go = Give a record of a game of Go.
hint-divide-record = Divide the collection into several files.
hint-correct-record-there = Correct the record at that place, or save it again with another program.
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
hint-engine-command = Check the command of --engine; a program outside of PATH needs its folder, as in /usr/games/gnugo.
hint-engine-by-itself = Try the command of --engine by itself: it has to speak GTP, as "gnugo --mode gtp" does.
hint-engine-more-time = Check that the command of --engine speaks GTP, as "gnugo --mode gtp" does, or allow more time with --engine-timeout.
hint-another-engine = Ask another engine, such as GNU Go or KataGo.
hint-leave-engine-out = Leave --engine out for this board.

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

## Archives: the summary

step = { $step ->
    [decode] decode
    [board] board
    [stones] stones
    [life] life
    [score] score
    [engine] engine
   *[all] all
}

## The clock

clock-left = { $left } of { $basic } basic time
