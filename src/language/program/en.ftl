# shuzi, English: what only the crates around the library say

## Lists

two-clauses = { $first }; { $second }
two-sentences = { $first } { $second }

## Questions to a person

# While one of several inputs is looked at.
looking-at-input = { $file } ({ $number } of { $of })
question-of = { $file }: question { $number } of { $of }
not-a-key = “{ $typed }” is none of the keys.
nothing-to-undo = There is no answer to take back.
help-names = Write a name behind the key to say who answers, as in “{ $key } Anna”; otherwise it is { $by }.
ask-whole-board = { $file }: the photo ends where the board’s lines do, and what lies beyond is not seen. Are { $lines }×{ $lines } lines the whole board?
whole-board-keys = [Enter] [n]o, only a part  [y]es, the whole board:{" "}

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
    [ing] points
   *[points] points
} before komi
claim-is-of-the-fill-in = It is what a fill-in with the incomplete sets shows, and not the result.
no-count-decides = No count decides this game

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

## The guided count of territories

territory-needs-prisoners = The territories are counted with the prisoners laid into them, and how many those are is not known: count the prisoners and state them.

## Errors: photos

error-too-large = the file is larger than { $most } bytes, the most that is read
hint-check-file-meant = Check that this is the file that is meant; a photo can be scaled down, to 12 megapixels or so.

## Errors: the board in the photo

error-no-photo = no photo is given
hint-photos-unmoved = Give photos of one board on which nothing was moved between them.
hint-give-photo-of-board = Give a photo of the board.

## Errors: rules and counts

error-overtime = { $color ->
    [black] black
   *[white] white
}'s overtime: { $error }
hint-state-komi = State the komi, as in --komi 7.5.
hint-wins-on-time = There is nothing to count: the opponent wins on time.
hint-state-penalty = State the points lost, as in --penalty black=2.

## Errors: records, claims and protocols

error-record-size = the record is of a { $record } board, the photo shows a { $photo } one
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
hint-give-protocol = Give the .json file that `shuzi verify --ruling FILE.json` wrote.
hint-put-beside-protocol = Put the file that was shown beside the protocol.
error-many-photos = { $number } photos are given, and at most { $most } are examined together
error-large-files = the files have { $number } bytes together, and at most { $most } are examined
error-many-statements = the statements name { $number } points, and at most { $most } are taken
hint-fewer-photos = Give the best photos of the board.
hint-smaller-files = Give smaller or fewer photos.
hint-fewer-statements = State every point once.
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
usage-sign-json = --sign signs the protocol's JSON: write it, too, with --ruling FILE.json

## Errors: another program's opinion

engine-unasked = it answers what nobody asked

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
error-label-corners = the label states no position with the four corners of its board
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
error-photo-not-in-run = no photo with this content is in this run
error-nothing-to-correct = there is no position to be corrected
error-correction = the correction of { $photo }: { $error }
error-ends-within-a-line = { $file } ends within a line: download it again
error-photo-late = the photo was given up after { $seconds } s
error-photo-crashed = the photo ended the process that looked at it ({ $how })
error-photo-panicked = the photo ended the thread that looked at it ({ $how })
error-data-set-column = it has no column { $column }, so it is not a table of photos that shuzi made
error-data-set-row = a row is damaged: { $why }
error-data-set-mixed = its photos were processed with other settings than the rest: { $difference }
hint-more-time = Look at it alone with `shuzi count`, or give it more time with --time-limit and --retry.
hint-more-memory = It may need more memory (--memory-limit, with --retry); or it is damaged in a way that shuzi does not know: please report it.
error-no-worker = no worker can be started: { $why }
worker-no-program = no program
worker-no-streams = no streams
worker-other-settings = it goes by other settings than the run: { $difference }
worker-not-ready = it is not ready after { $seconds } s
error-file-unseen = the file { $why }
error-original-not-found = The photo is not at { $file } any more, or its file has changed. Names are relative to the folder in which shuzi is started: start shuzi serve where shuzi batch was started.
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
usage-takes-mjpeg = { $option } takes a .mjpeg file
usage-no-run = there is no run in { $folder } to go on with
usage-no-list = cannot read the list { $file }: { $error }
usage-no-records = there are no game records (.sgf)
usage-no-folder-of-records = there is no folder of records { $folder }: say with --records where they are, or --no-records
usage-records-not-utf8 = --records: a path that is not UTF-8 cannot be kept for `shuzi merge`

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
column-step = step
column-median = median
column-95-percent = 95 %
column-most = most

## Archives: what needs a person

review-counts = { $asked } to review, { $corrected } corrected, { $unread } without a position, { $exact } that need no review{ $missing ->
    [0] {""}
   *[other] , { $missing } not read yet
}
review-heading = What needs a person
review-overview = { $asked ->
    [one] { $asked } photo
   *[other] { $asked } photos
} to review, the most important first. { $corrected } corrected, { $unread } without a position, { $exact } that need no review.
review-not-done = { $photos ->
    [one] { $photos } photo was
   *[other] { $photos } photos were
} not read yet: the run is not done.
review-how = Drawn over each photo: the grid (blue), black stones (green rings), white stones (pink rings), points and groups asked about (yellow, with their names). Choose what is right and save it, all of a photo at once. What you leave open stays a question. The tables change with the next “shuzi merge”.
review-needs-script = Without JavaScript nothing can be saved here.
review-download = Download corrections
review-asked = To review: { $photos }
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
review-unfit = What was said of this photo does not fit it, and keeps the run from being exported: { $why }. Save what is right.
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
review-points-together = { $points ->
    [one] { $points } point
   *[other] { $points } points
} together
review-one-by-one = one by one
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
serve-keep-full = { $folder } holds as much as may be kept ({ $photos } photos or { $megabytes } MB): no more photos are kept. Empty the folder, or state a larger --keep-at-most or --keep-size, and start shuzi again.
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
