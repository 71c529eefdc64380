# shuzi, German: what the library says

## Players and stones

player = { $player ->
    [black] Schwarz
   *[white] Weiß
}
stone = { $stone ->
    [black] schwarz
    [white] weiß
   *[empty] leer
}

## Lists

between-points = {", "}
between-facts = {", "}
between-clauses = {"; "}
points-and-more = { $points } und noch { $more }
stones-and-more = { $points } und noch { $more }

## Numbers

# 2 3/4
whole-and-fraction = { $whole } { $fraction }
# 7,5; the whole number may be -0
whole-and-a-half = { $whole },5

## Amounts, in the dative: they stand behind "gewinnt mit" and "führt mit"

amount-of-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
amount-of-half-a-point = 0,5 Punkten
amount-of-points-and-a-half = { $whole },5 Punkten
amount-of-zi = { $zi } Zi ({ $points })

## The result

wins = { $player ->
    [black] Schwarz
   *[white] Weiß
} gewinnt mit { $by }
wins-the-tie = Gleichstand, den { $player ->
    [black] Schwarz
   *[white] Weiß
} gewinnt
draw = Unentschieden (Jigo)
result-in-short = { $player ->
    [black] S
   *[white] W
}+{ $by }
result-if-confirmed = { $result } (falls alles Obige bestätigt wird)
result-as-it-stands = Nach jetzigem Stand: { $result }
no-result = Kein Ergebnis: So, wie die Stellung ist, kann sie nicht ausgezählt werden.

## The count

counted = { $rules }: { $counts }
counts = Schwarz { $black }, Weiß { $white } vor Komi
no-territory-in-seki = Kein Gebiet im Seki: { $points }
is-ahead = { $player ->
    [black] Schwarz
   *[white] Weiß
} führt mit { $by }
nobody-is-ahead = niemand führt
ahead-between = zwischen „{ $least }“ und „{ $most }“
ahead-at-least = für Schwarz schlimmstenfalls „{ $least }“
ahead-at-most = für Schwarz bestenfalls „{ $most }“
ahead-unknown = was folgt, lässt sich nicht ausrechnen
ended-no-result = Die Partie endete ohne Ergebnis (Entscheidung des Schiedsrichters)
ended-both-lose = Beide Spieler verlieren (Entscheidung des Schiedsrichters)
ended-no-result-by-article-12 = Die Partie endete ohne Ergebnis: Dieselbe Ganzbrett-Position wiederholte sich, und beide Spieler stimmten zu (Japanische Regeln von 1989, Artikel 12)
ended-both-lose-by-article-13 = Beide Spieler verlieren: Nach dem Anhalten konnten sie sich wegen eines wirksamen Zuges nicht auf das Ende einigen, oder nicht über einen verschobenen Stein (Japanische Regeln von 1989, Artikel 13)
ended-no-result-in-short = ohne Ergebnis
ended-both-lose-in-short = beide verlieren
not-finished = Die Partie ist nicht zu Ende gespielt.
not-finished-but-clear = Die Partie ist nicht zu Ende gespielt. Zu Ende gespielt: { $ahead }.
not-finished-and-open = Die Partie ist nicht zu Ende gespielt. Zu Ende gespielt: { $black-first }, wenn Schwarz zuerst zieht; { $white-first }, wenn Weiß zuerst zieht.

## Rules

rules-of-a-set = { $set ->
    [chinese] Chinesische Regeln
    [chinese-1988] Chinesische Regeln (1988)
    [ing] Ing-Regeln
    [japanese] Japanische Regeln
    [korean] Koreanische Regeln
    [aga] AGA-Regeln
    [new-zealand] Neuseeländische Regeln
    [tromp-taylor] Tromp-Taylor-Regeln
   *[beginner] Anfängerregeln
}
rules-of-an-event = Regeln „{ $event }“ ({ $set ->
    [chinese] chinesisch
    [chinese-1988] chinesisch (1988)
    [ing] Ing
    [japanese] japanisch
    [korean] koreanisch
    [aga] AGA
    [new-zealand] neuseeländisch
    [tromp-taylor] Tromp-Taylor
   *[beginner] für Anfänger
})
with-komi = Komi { $komi }
with-handicap = Vorgabe { $stones }
with-group-tax = Gruppensteuer
with-sunjang-counting = Sunjang-Zählung
with-a-penalty = Strafe von { $points } für { $player ->
    [black] Schwarz
   *[white] Weiß
}
source-chinese = Chinesische Regeln von 2002, Abschnitt 9 des Schiedsrichterlehrgangs
source-chinese-1988 = Chinesische Regeln von 1988, Artikel 9 und 11
source-ing = Ing-Regeln (SST), Artikel 4
source-japanese = Japanische Regeln von 1989, Artikel 8 bis 10
source-korean = Koreanische Regeln, wie die japanischen von 1989, Artikel 8 bis 10
source-aga = AGA-Regeln, Flächenbewertung
source-new-zealand = Neuseeländische Regeln, Flächenbewertung
source-tromp-taylor = Tromp-Taylor-Regeln
source-beginner = Steine und umzäunte Punkte
source-sunjang = Sunjang-Baduk, die alte koreanische Zählung
source-with-group-tax = { $source }; es zählen Steine, die gesetzt werden können: Jede Gruppe verliert ihre Augen

## The board

heading = { $file }: Brett { $size }, { $black } { $black ->
    [one] schwarzer
   *[other] schwarze
} und { $white } { $white ->
    [one] weißer Stein
   *[other] weiße Steine
}
read-together = Zusammen gelesen mit { $files }
mark-dead = { $color ->
    [black] toter schwarzer Stein
   *[white] toter weißer Stein
}
mark-area = { $color ->
    [black] gehört Schwarz
   *[white] gehört Weiß
}
mark-dame = offener Dame-Punkt
mark-unsealed = offene Grenze
mark-doubtful = zweifelhaft
mark-asked-stone = { $color ->
    [black] dieser schwarze Stein?
   *[white] dieser weiße Stein?
}
mark-asked-point = dieser Punkt?

## Doubtful points

please-check = Bitte { $point } prüfen: gelesen als { $stone }, aber { $doubt }
please-check-together = Bitte prüfen: { $question }
please-check-more = Bitte { $points ->
    [one] { $points } weiteren Punkt
   *[other] { $points } weitere Punkte
} prüfen, in der Zeichnung mit ? markiert
doubt-glare = eine Spiegelung verdeckt den Punkt
doubt-ambiguous = er könnte auch etwas anderes sein
doubt-covered = etwas verdeckt den Punkt
doubt-off-point = ein Stein liegt zwischen diesem und einem anderen Punkt
doubt-out-of-frame = der Punkt liegt außerhalb des Fotos
doubt-no-liberties = die Kette hat keine Freiheiten

## Life and death

status = { $status ->
    [alive] lebendig
    [dead] tot
    [seki] Seki
   *[unsettled] ungeklärt
}
reason-pass-alive = kann nicht geschlagen werden, selbst wenn ihr Besitzer immer passt
reason-inside-safe-area = steht in sicherem Gebiet des Gegners, ohne Raum zum Leben
reason-caught = wird gefangen, selbst wenn ihr Besitzer zuerst zieht
reason-judged = lebt in { $survived } von { $played } Playouts; ein neuronales Netz gibt ihr { $percent } %
# The same without figures, where it is signed.
reason-judged-in-words = lebt in { $lives ->
    [none] keiner
    [few] wenigen
    [half] etwa der Hälfte
    [most] den meisten
   *[all] allen
} der durchgespielten Fortsetzungen, und ein neuronales Netz { $network ->
    [dead] hält sie für tot
    [alive] hält sie für lebendig
   *[unclear] ist im Zweifel
}
reason-read-out = bis zum Ende gelesen: Es ist so, wer auch zuerst zieht
reason-next-move = wer zuerst zieht, entscheidet: Schwarz auf { $black }, Weiß auf { $white }
reason-next-move-at = wer zuerst auf { $point } spielt, entscheidet
reason-next-move-of-one = { $player ->
    [black] Schwarz
   *[white] Weiß
} entscheidet durch einen ersten Zug auf { $point }
reason-next-move-unknown = wer zuerst zieht, entscheidet
reason-to-move = { $player ->
    [black] Schwarz
   *[white] Weiß
} ist am Zug und spielt zuerst auf { $point }
reason-ko = { $status ->
    [unsettled] ein Ko entscheidet
   *[other] so ist es ohne Ko-Drohungen; mit ihnen entscheidet ein Ko
}
reason-vital-point = hat nur einen kleinen Augenraum: Wer zuerst auf { $point } spielt, entscheidet
reason-turn = hängt davon ab, wer zuerst zieht: lebt in { $owner-first } % der Playouts, wenn ihr Besitzer beginnt, in { $opponent-first } %, wenn der Gegner beginnt
reason-turn-in-words = hängt davon ab, wer zuerst zieht: lebt in { $owner-first ->
    [none] keiner
    [few] wenigen
    [half] etwa der Hälfte
    [most] den meisten
   *[all] allen
} der durchgespielten Fortsetzungen, wenn ihr Besitzer beginnt, in { $opponent-first ->
    [none] keiner
    [few] wenigen
    [half] etwa der Hälfte
    [most] den meisten
   *[all] allen
}, wenn der Gegner beginnt
reason-shared-liberties = keine Seite kann die gemeinsamen Freiheiten besetzen
reason-bent-four = ein gebogener Vierer in der Ecke tötet sie, sobald es keine Ko-Drohungen mehr gibt
reason-carried-over = wie vor der Berichtigung des Bretts gelesen
reason-stated = von einem Menschen festgelegt
reason-stated-by-ko-pass = von einem Menschen festgelegt: In einem Ko wird erst zurückgeschlagen, nachdem dafür gepasst wurde (Artikel 7.2)
stated-by-ko-pass = { $color ->
    [black] Schwarz
   *[white] Weiß
} { $points }: { $status ->
    [dead] tot
    [seki] lebendig im Seki
   *[alive] lebendig
}, von einem Menschen festgelegt: Bei der Bestätigung von Leben und Tod darf in einem Ko erst zurückgeschlagen werden, nachdem für dieses Ko gepasst wurde (Japanische Regeln von 1989, Artikel 7.2)
second-opinion = { $engine } sagt: { $status ->
    [alive] lebendig
    [dead] tot
    [seki] im Seki
   *[unsettled] ungeklärt
}
proposal = { $color ->
    [black] Schwarz
   *[white] Weiß
} { $points }: { $status ->
    [alive] lebendig
    [dead] tot
    [seki] Seki
   *[unsettled] ungeklärt
}{ $status ->
    [unsettled] {""}
   *[other] , zu { $percent } % sicher
} ({ $reason })
otherwise = falls { $fate ->
    [alive] lebendig
   *[dead] tot
}: { $lead }
please-confirm = Bitte bestätigen: { $proposal }

## Questions to a person

ask-point = Was steht auf { $point }? Gelesen als { $stone } ({ $percent } %), aber { $doubt }.
ask-group = Ist die { $color ->
    [black] schwarze
   *[white] weiße
} Gruppe { $points } tot? { $status ->
    [unsettled] Das ist ungeklärt ({ $reason }); gezählt ist sie als { $fate ->
        [alive] lebendig
       *[dead] tot
    }.
   *[other] Vorschlag: { $fate ->
        [alive] lebendig
       *[dead] tot
    }, zu { $percent } % sicher ({ $reason }).
}
# Both without figures, where it is signed.
point-in-words = Was steht auf { $point }? Gelesen als { $stone }, aber { $doubt }.
group-in-words = Ist die { $color ->
    [black] schwarze
   *[white] weiße
} Gruppe { $points } tot? { $status ->
    [unsettled] Das ist ungeklärt ({ $reason }); gezählt ist sie als { $fate ->
        [alive] lebendig
       *[dead] tot
    }.
   *[other] Vorschlag: { $fate ->
        [alive] lebendig
       *[dead] tot
    } ({ $reason }).
}
ask-group-beside-a-second-opinion = { $question } { $second }.
ahead = { $player ->
    [black] Schwarz
   *[white] Weiß
} führt mit { $by }
nobody-ahead = niemand führt
# The two answers are a "stone" or a "status" each.
consequence = Falls { $first }: { $first-lead }; falls { $second }: { $second-lead }.
# The letters are the keys, in every language.
point-keys = [Enter] { $proposed }  [b] schwarz  [w] weiß  [e] leer  [u] zurück  [q] offen lassen  [?] Hilfe:{" "}
group-keys = [Enter] { $proposed }  [a] lebendig  [d] tot  [u] zurück  [q] offen lassen  [?] Hilfe:{" "}
# What the keys do, each behind its key.
help-black = dort liegt ein schwarzer Stein
help-white = dort liegt ein weißer Stein
help-empty = der Punkt ist leer
help-as-read = es ist, wie es gelesen wurde: { $proposed }
help-alive = die Gruppe lebt oder steht in Seki: sie bleibt auf dem Brett
help-dead = die Gruppe ist tot: sie wird vor dem Zählen vom Brett genommen
help-as-proposed = es ist wie vorgeschlagen: { $proposed }
help-undo = nimmt die letzte Antwort zurück
help-leave-open = beendet die Fragen zu diesem Brett; was offen ist, bleibt aufgeführt, und das Ergebnis muss bestätigt werden
help-help = zeigt diese Hilfe
ask-left-open = Die Partie ist bei { $points } nicht zu Ende gespielt. Endete sie so, oder wurden diese Punkte noch besetzt?
left-open = { $how ->
    [black-first] Schwarz füllte zuerst
    [white-first] Weiß füllte zuerst
   *[ended] endete so
}
left-open-leads-to = Falls „{ $how }“: { $lead }.
left-open-keys = [Enter] endete so  [e] endete so  [b] Schwarz füllte zuerst  [w] Weiß füllte zuerst  [u] zurück  [q] offen lassen  [?] Hilfe:{" "}
help-ended = die Partie endete so: neutrale Punkte bleiben geteilt (Ing-Regeln, Artikel 8)
help-black-filled-first = die Punkte wurden abwechselnd besetzt, und Schwarz begann
help-white-filled-first = die Punkte wurden abwechselnd besetzt, und Weiß begann
help-as-ended = die Partie endete so
# Questions about several points at once. The first sentence asks, the second says why.
ask-no-liberties = Welcher Punkt ist falsch gelesen? { $stones } { $color ->
    [black] schwarze
   *[white] weiße
} Steine (um { $point }) haben keine Freiheit: Einer von ihnen oder ein Stein daneben ist falsch gelesen, oder sie wurden geschlagen und nicht vom Brett genommen.
ask-hidden = Was steht auf diesen { $count } Punkten ({ $points })? { $doubt ->
    [covered] Etwas verdeckt sie
    [glare] Eine Spiegelung verdeckt sie
   *[out_of_frame] Sie liegen außerhalb des Fotos
}. Gelesen als: { $read }.
ask-between = Auf welchem Punkt liegt dieser { $color ->
    [black] schwarze
   *[white] weiße
} Stein: { $points }? Er liegt dazwischen.
ask-filled = Ist das Brett zum Zählen aufgefüllt? { $stones } Steine haben keine Freiheit, und { $count } Punkte sind zweifelhaft.
# How many points were read as what, as in "3 black, 2 white, 9 empty".
number-read = { $count } { $stone ->
    [black] schwarz
    [white] weiß
   *[empty] leer
}
joint-choice = { $choice ->
    [as-read] wie gelesen
    [all-empty] alle leer
    [all-black] alle schwarz
    [all-white] alle weiß
    [taken-off] alle vom Brett
   *[on-none] auf keinem
}
joint-leads-to = Falls „{ $choice }“: { $lead }.
ahead-no-result = kein Ergebnis
# Again with their keys, which are the same in every language. Places are "[1] Q16  [2] R16".
no-liberties-keys = [Enter] wie gelesen  [{ $point } e] ein Punkt und was dort steht  [t] alle vom Brett  [s] einzeln  [u] zurück  [q] offen lassen  [?] Hilfe:{" "}
hidden-keys = [Enter] { $proposed }  [e] alle leer  [b] alle schwarz  [w] alle weiß  [s] einzeln  [u] zurück  [q] offen lassen  [?] Hilfe:{" "}
between-keys = [Enter] { $proposed }  { $places }  [n] auf keinem  [s] einzeln  [u] zurück  [q] offen lassen  [?] Hilfe:{" "}
filled-keys = [Enter] wie gelesen  [{ $point } e] ein Punkt und was dort steht  [s] einzeln  [u] zurück  [q] offen lassen  [?] Hilfe:{" "}
help-all-empty = alle diese Punkte sind leer
help-all-black = auf jedem dieser Punkte liegt ein schwarzer Stein
help-all-white = auf jedem dieser Punkte liegt ein weißer Stein
help-taken-off = die Steine wurden geschlagen: Alle werden vom Brett genommen
help-on-point = der Stein liegt auf { $point } und nicht auf den anderen
help-on-none = auf keinem dieser Punkte liegt ein Stein
help-one-by-one = fragt nach diesen Punkten einzeln
help-any-point = ein Punkt und was dort steht: e leer, b schwarz, w weiß; auch mehrere in einer Zeile

## Warnings

warning = Warnung: { $warning }
warning-no-liberties = Die Kette { $points } hat keine Freiheiten: Ein Stein ist falsch gelesen, oder geschlagene Steine wurden nicht vom Brett genommen; mit --set berichtigen, etwa --set { $first }=empty
warning-doubtful-grid = Das Gitter stimmt nur mit einer Wahrscheinlichkeit von { $percent } %: nachsehen, ob es auf den Linien des Bretts liegt, etwa mit --overlay, und sonst --size oder andere --corners angeben
# The same three where nobody types options: in the page.
warning-no-liberties-in-a-page = Die Kette { $points } hat keine Freiheiten: Ein Stein ist falsch gelesen, oder geschlagene Steine wurden nicht vom Brett genommen; den falschen Punkt antippen
warning-doubtful-grid-in-a-page = Das Gitter stimmt nur mit einer Wahrscheinlichkeit von { $percent } %: nachsehen, ob es auf den Linien des Bretts liegt, und sonst seine Ecken verschieben
warning-prisoners-deduced-in-a-page = Die Gefangenen sind nicht bekannt und wurden erschlossen, als hätte niemand gepasst: { $white-last }, falls Weiß zuletzt gezogen hat, { $black-last }, falls Schwarz; bitte unter „Regeln“ angeben
# And on paper, which is signed.
warning-no-liberties-on-paper = Die Kette { $points } hat keine Freiheiten: Ein Stein ist falsch gelesen, oder geschlagene Steine wurden nicht vom Brett genommen
warning-doubtful-grid-on-paper = Es ist nicht sicher, dass das Gitter auf den Linien des Bretts liegt
warning-prisoners-deduced-on-paper = Die Gefangenen sind nicht bekannt und wurden erschlossen, als hätte niemand gepasst: { $white-last }, falls Weiß zuletzt gezogen hat, { $black-last }, falls Schwarz
warning-more-than-a-set = { $color ->
    [black] { $stones ->
        [one] { $stones } schwarzer Stein ist
       *[other] { $stones } schwarze Steine sind
    }
   *[white] { $stones ->
        [one] { $stones } weißer Stein ist
       *[other] { $stones } weiße Steine sind
    }
} mehr als ein voller Satz: Vielleicht sind einige falsch gelesen
warning-stones-played = Mit den Gefangenen hat Schwarz { $black ->
    [one] { $black } Stein
   *[other] { $black } Steine
} gesetzt und Weiß { $white }, was nicht aufgeht: Ein Stein ist falsch gelesen oder verloren, ein Gefangener falsch gezählt, oder jemand hat gepasst
warning-irregular-moves = { $moves ->
    [one] Ein Zug der Aufzeichnung verstößt gegen die Regeln
   *[other] { $moves } Züge der Aufzeichnung verstoßen gegen die Regeln
}: { $told }
warning-repeated-boards = In der Aufzeichnung kehrt eine Ganzbrettstellung wieder: { $told }
rule-breach = Zug { $number } ({ $color ->
    [black] Schwarz
   *[white] Weiß
} { $point }) { $did ->
    [occupied] wurde auf einen Stein gespielt: Die Aufzeichnung ist vielleicht beschädigt.
    [suicide] { $stones ->
        [one] war Selbstmord eines einzelnen Steins
       *[other] war Selbstmord von { $stones } Steinen
    }; das ist verboten ({ $article }).
    [ko] schlug das Ko sofort zurück; das ist verboten ({ $article }).
   *[repetition] stellte die Ganzbrettstellung { $since ->
        [0] vom Anfang
       *[other] nach Zug { $since }
    } wieder her{ $ruling ->
        [forbidden] ; das ist verboten
        [no_result_if_agreed] : Die Partie endet ohne Ergebnis, wenn beide zustimmen
       *[referee_decides] : Wer nur stört, darf es einmal, im Kampf ist es verboten; was davon es war, entscheidet der Schiedsrichter
    } ({ $article }).
}
rule-breach-more = { $moves ->
    [one] Und { $moves } weiterer.
   *[other] Und { $moves } weitere.
}
rule-article = { $article ->
    [chinese-suicide] Chinesische Regeln von 2002, Abschnitt 5
    [chinese-board] Chinesische Regeln von 2002, Abschnitt 6
    [chinese-1988-suicide] Chinesische Regeln von 1988, Artikel 5
    [chinese-1988-board] Chinesische Regeln von 1988, Artikel 6
    [ing-suicide] Ing-Regeln (SST), Artikel 1
    [ing-ko] Ing-Regeln (SST), Artikel 3
    [ing-board] Ing-Regeln (SST), Artikel 1 und 3
    [japanese-suicide] Japanische Regeln von 1989, Artikel 4
    [japanese-ko] Japanische Regeln von 1989, Artikel 6
    [japanese-board] Japanische Regeln von 1989, Artikel 12
    [korean-suicide] Koreanische Regeln, wie die japanischen von 1989, Artikel 4
    [korean-ko] Koreanische Regeln, wie die japanischen von 1989, Artikel 6
    [korean-board] Koreanische Regeln, wie die japanischen von 1989, Artikel 12
    [aga-suicide] AGA-Regeln, Regel 5
    [aga-board] AGA-Regeln, Regel 6
    [new-zealand] Neuseeländische Regeln, Begriff des Zuges
    [tromp-taylor] Tromp-Taylor-Regeln, Regel 6
    [beginner] Anfängerregeln
    [beginner-board] Anfängerregeln, Regel VI
   *[event] eigene Regeln des Turniers
}
warning-filled-board = das Brett ist gefüllt: { $stones } Steine haben keine Freiheiten. Ein gefülltes Brett zeigt kein Ergebnis; fotografieren Sie es vor dem Füllen, oder prüfen Sie ein Ausfüllen mit `shuzi verify --after`
warning-far-from-finished = diese Partie ist noch lange nicht zu Ende ({ $stones } Steine, { $neutral } Punkte gehören niemandem): Es gibt noch nichts zu zählen. Um trotzdem zu zählen, geben Sie --left-open ended oder --dead none an
warning-far-from-finished-in-a-page = diese Partie ist noch lange nicht zu Ende ({ $stones } Steine, { $neutral } Punkte gehören niemandem): Es gibt noch nichts zu zählen
warning-open-dame = Neutrale Punkte können noch gespielt werden: { $points }; erst ausspielen, dann neu zählen
warning-unsealed = Bei { $points } ist eine Grenze offen: Wessen Gebiet dort liegt, lässt sich nicht sagen
warning-in-atari = Lebende Ketten im Atari bei { $points }: ein offenes Ko, oder ein Schutzzug fehlt
warning-prisoners-deduced = Die Gefangenen sind nicht bekannt und wurden erschlossen, als hätte niemand gepasst: { $white-last }, falls Weiß zuletzt gezogen hat, { $black-last }, falls Schwarz; bitte angeben, etwa --prisoners B=3,W=5
warning-no-second-opinion = { $engine } hat keine zweite Meinung abgegeben: { $message }. Die toten Steine werden ohne sie beurteilt. { $hint }
warning-missing-teire = Schutzzüge (Teire) fehlen bei { $points }: Wem das Gebiet gehört, muss dort vor dem Zählen { $count ->
    [one] noch setzen, der Punkt ist kein Gebiet
   *[other] überall noch setzen, die Punkte sind kein Gebiet
}
warning-move-to-come = { $player ->
    [black] Schwarz ist am Zug: Gezählt ist, als spielte Schwarz
   *[white] Weiß ist am Zug: Gezählt ist, als spielte Weiß
} zuerst auf { $point }; das entscheidet über { $stones }
warning-bonus-open = niemand hat angegeben, was Weiß für die { $stones } Vorgabesteine erhält, und die Texte sind verschieden{ $winner ->
    [same] {""}
   *[other] : davon hängt der Sieg ab
}. { $results }; bitte angeben, etwa --white-handicap-bonus N
warning-bonus-open-in-a-page = niemand hat angegeben, was Weiß für die { $stones } Vorgabesteine erhält, und die Texte sind verschieden{ $winner ->
    [same] {""}
   *[other] : davon hängt der Sieg ab
}. { $results }; bitte unter „Regeln“ angeben
warning-bonus-open-on-paper = niemand hat angegeben, was Weiß für die { $stones } Vorgabesteine erhält, und die Texte sind verschieden{ $winner ->
    [same] {""}
   *[other] : davon hängt der Sieg ab
}. { $results }
handicap-bonus = { $bonus ->
    [none] nichts
    [each] ein Punkt je Stein
   *[each-but-one] ein Punkt je Stein außer einem
}
bonus-and-result = Zuschlag „{ $bonus }“: { $result }
recorded-agrees = Die Aufzeichnung nennt dasselbe Ergebnis: { $written }
recorded-not-counted = Das Ergebnis der Aufzeichnung, { $written }, kam nicht durch Auszählen zustande: Es gibt nichts zu vergleichen.
recorded-unreadable = Das Ergebnis der Aufzeichnung, „{ $written }“, ist nicht verständlich und wurde nicht verglichen.
recorded-bonus = Das Ergebnis der Aufzeichnung, { $written }, zeigt, was Weiß für die Vorgabesteine erhält: { $bonus } ({ $points }).
warning-differs-from-record = Die Aufzeichnung nennt { $written }, gezählt ist { $counted }: { $reasons }
difference-fate = es würde passen, wenn { $points } { $fate ->
    [dead] tot
   *[alive] lebendig
} wäre
difference-open-points = { $points ->
    [one] { $points } offener Punkt wurde
   *[other] { $points } offene Punkte wurden
} vielleicht noch besetzt, bevor gezählt wurde
difference-bonus = es würde passen, wenn Weiß für die Vorgabesteine dies erhielte: { $bonus }
difference-komi = es würde mit Komi { $komi } passen
difference-black-moved-last = es würde passen, wenn Schwarz zuletzt gezogen hat
difference-zi = es würde passen, wenn die Aufzeichnung Zi meint
difference-territory = es würde passen, wenn Gebiet gezählt wurde und nicht Fläche
difference-area = es würde passen, wenn Fläche gezählt wurde und nicht Gebiet
difference-other-winner = es würde passen, wenn die Aufzeichnung den falschen Sieger nennt
difference-prisoners = vielleicht wurden Gefangene anders gezählt oder Steine fürs Passen abgegeben
difference-unexplained = nichts, was versucht wurde, erklärt es; bitte tote Steine, Komi und Regeln vergleichen
set-lacks = { $player ->
    [black] Im Satz von Schwarz
   *[white] Im Satz von Weiß
} { $stones ->
    [one] fehlt { $stones } Stein
   *[other] fehlen { $stones } Steine
}
warning-incomplete-sets = { $lacking }: { $effect ->
    [other-winner] Das Auffüllen würde { $shown } zeigen und den falschen Sieger nennen
    [other-margin] Das Auffüllen würde { $shown } zeigen
   *[nothing] Das Auffüllen zeigt trotzdem den richtigen Unterschied, weil beiden gleich viele fehlen
}. Es entscheidet die Zählung mit vollen Sätzen (Ing-SST-Regeln, Artikel 4, 9 und 12): { $result }. Vor dem Auffüllen die Sätze ergänzen
note = Hinweis: { $note }
warning-encoding-unstated = Die Aufzeichnung sagt nicht, wie ihr Text kodiert ist: Sie wurde als { $encoding } gelesen{ $stones-differ ->
    [yes] , hat anders gelesen aber andere Steine: nachsehen, ob die Stellung stimmt
   *[no] {""}
}
warning-encoding-misstated = Die Aufzeichnung gibt als Kodierung { $stated } an, was nicht stimmt: Sie wurde als { $encoding } gelesen{ $stones-differ ->
    [yes] , hat anders gelesen aber andere Steine: nachsehen, ob die Stellung stimmt
   *[no] {""}
}
warning-several-games = Die Datei enthält { $games } Partien ({ $named }), und die erste wurde genommen; eine andere mit --game wählen, etwa --game 2
warning-not-closed = Die Aufzeichnung endet ohne ihre schließende Klammer: { $moves ->
    [0] Die vorhandenen Steine wurden genommen
    [one] Der eine vorhandene Zug wurde genommen
   *[other] Die { $moves } vorhandenen Züge wurden genommen
}, und weitere fehlen vielleicht
warning-variation-not-closed = Die Aufzeichnung endet ohne ihre schließende Klammer, in einer Variante, die nicht zählt: Die Hauptvariante ist vollständig
warning-text-outside = Außerhalb der Partie steht Text, der übergangen wurde
warning-moves-outside = Außerhalb der Partie, vor ihrer ersten oder nach ihrer letzten Klammer, stehen Züge, die übergangen wurden: Vielleicht steht eine Klammer falsch
warning-bracket-missing = Der Text von { $property } { $moves ->
    [0] vor dem ersten Zug
   *[other] nach Zug { $moves }
} scheint über die Eigenschaft dahinter hinwegzugehen: Dort fehlt eine schließende Klammer, und vielleicht ein Zug
warning-small-names = Die Aufzeichnung schreibt ihre Eigenschaften klein; sie wurden wie großgeschriebene genommen
warning-size-unstated = Die Aufzeichnung sagt nicht, wie groß das Brett ist: Es wurden 19 Linien genommen, wie das Format es vorsieht
warning-size-may-be-smaller = Die Aufzeichnung sagt nicht, wie groß das Brett ist: Es wurden 19 Linien genommen, aber alle Steine liegen, wo ein Brett mit { $lines } Linien läge; ist es eines, SZ[{ $lines }] in die Aufzeichnung schreiben
warning-stated-twice = Die Aufzeichnung gibt { $property } zweimal an: { $taken } wurde genommen, nicht { $other }
warning-set-up-later = Die Aufzeichnung setzt nach Zug { $moves } Steine aufs Brett oder nimmt welche weg: Es zählt, was auf dem Brett ist; Gefangene werden daraus nicht
warning-rules-unstated = Die Aufzeichnung nennt ihre Regeln nicht; genommen: { $rules }. Andere mit --rules angeben
warning-rules-alike = Die Regeln der Aufzeichnung heißen „{ $written }“; genommen: { $rules }, die ebenso zählen. Andere mit --rules angeben
warning-komi-unstated = Die Aufzeichnung nennt das Komi nicht: Es wurde { $komi } genommen; ein anderes mit --komi angeben
warning-komi-unit-said = Das Komi der Aufzeichnung, „{ $written }“, wurde als { $komi } Punkte genommen
warning-komi-unit = Das Komi der Aufzeichnung, „{ $written }“, ist so keine Zahl von Punkten: Es wurde als { $komi } Punkte genommen; mit --komi angeben
warning-komi-unit-open = Das Komi der Aufzeichnung, „{ $written }“, ist so keine Zahl von Punkten: Es wurde als { $komi } Punkte genommen, könnte aber auch { $others } sein; mit --komi angeben
warning-without-effect = { $option } ändert nichts: { $why ->
    [area-rules] Diese Regeln zählen Gebiet mit Steinen, keine Gefangenen
    [no-fill-in] Nach diesen Regeln wird das Brett nicht aufgefüllt
    [nothing-is-dead] Nach diesen Regeln zählt jeder Stein, der auf dem Brett steht
    [no-overtime-cost] Diese Regeln kennen keine Punkte für Zeitüberschreitung
    [no-handicap] Es gibt keine Vorgabe; sie mit --handicap angeben
    [no-side-is-counted] Nach diesen Regeln wird nicht das Gebiet einer Seite auf dem Brett gezählt
    [no-board-after] Es ist kein Foto vom Brett danach gegeben; es mit --after angeben
   *[no-photo] Die Stellung ist als Aufzeichnung gegeben, und kein Foto wird gelesen
}

## The Ing fill-in

fill-in-begins = Auffüllen: { $whose ->
    [nobody] keine Kompensationssteine
    [black] { $stones ->
        [one] { $stones } schwarzer Kompensationsstein
       *[other] { $stones } schwarze Kompensationssteine
    } im Gebiet von Weiß
   *[white] { $stones ->
        [one] { $stones } weißer Kompensationsstein
       *[other] { $stones } weiße Kompensationssteine
    } im Gebiet von Schwarz
}{ $shared ->
    [0] {""}
    [one] ; jede Seite füllt { $shared } gemeinsamen Punkt
   *[other] ; jede Seite füllt { $shared } gemeinsame Punkte
}
fill-in-of-a-side = { $player ->
    [black] Schwarz
   *[white] Weiß
}: { $board ->
    [one] { $board } Stein
   *[other] { $board } Steine
} auf dem Brett, { $bowl } in der Dose, füllt { $fill }, { $losing ->
    [0] { $winning ->
        [0] und damit alles
        [one] behält { $winning } Gewinnpunkt
       *[other] behält { $winning } Gewinnpunkte
    }
    [one] hat { $losing } Verluststein übrig
   *[other] hat { $losing } Verluststeine übrig
}
fill-in-ends = Auffüllen: { $player ->
    [black] Schwarz
   *[white] Weiß
} führt mit { $by }
fill-in-is-a-tie = Auffüllen: Nichts bleibt übrig: { $player ->
    [black] Schwarz
   *[white] Weiß
} gewinnt den Gleichstand
fill-in-is-a-draw = Auffüllen: Nichts bleibt übrig: unentschieden
fill-in-misleads = Dieses Auffüllen ist nicht das Ergebnis: Durch die fehlenden Steine steht { $player ->
    [black] Schwarz
   *[white] Weiß
} um { $points } besser da. Mit vollen Sätzen: { $result }
step-lifted = Die Stellung ohne ihre toten Steine
step-compensation = { $stones ->
    [one] { $stones } Kompensationsstein
   *[other] { $stones } Kompensationssteine
} legen
step-shared = Gemeinsame Punkte füllen, jeder { $each }
step-territory = Eigenes Gebiet füllen, bis auf die Gewinnpunkte
step-losing-stones = { $stones ->
    [one] { $stones } Verluststein in einen Gewinnpunkt setzen
   *[other] { $stones } Verluststeine in Gewinnpunkte setzen
}
legend-stones = Große Steine sind die der Stellung: Sie bleiben liegen. Kleine werden aufgefüllt.
legend-marks = Rote Ringe: in diesem Schritt gesetzt. Rauten: Gewinnpunkte.
legend-result = Ergebnis: { $result }
no-fill-in = es gibt kein Auffüllen, das sich zeichnen ließe

## How it is counted

explained = So wird gezählt ({ $source }):
explained-all-stones-count = Jeder Stein auf dem Brett zählt; keiner wird als tot entfernt.
explained-none-dead = Keine Steine sind tot.
explained-sunjang-lifted = Eigene Steine, die die Grenze nicht braucht, werden entfernt: { $black } schwarze und { $white } weiße.
explained-group-tax = { $player ->
    [black] Schwarz
   *[white] Weiß
} verliert { $tax ->
    [one] { $tax } Punkt
   *[other] { $tax } Punkte
}, die lebende Gruppen leer lassen müssen: { $groups ->
    [one] { $groups } Gruppe
   *[other] { $groups } Gruppen
} ({ $points }).
explained-dead = Tote Steine werden entfernt: { $black ->
    [one] { $black } schwarzer
   *[other] { $black } schwarze
} und { $white ->
    [one] { $white } weißer
   *[other] { $white } weiße
} ({ $points }).
explained-empty-points = { $player ->
    [black] Leere Punkte von Schwarz:
   *[white] Leere Punkte von Weiß:
} { $areas }.
explained-stones-of-black = Steine von Schwarz: { $stones }.
explained-count = { $player ->
    [black] Schwarz
   *[white] Weiß
}: { $sum }.
explained-white-from-black = Weiß: { $rest }; zur Probe gezählt: { $terms }.
explained-neutral = Neutrale Punkte: { $points }, davon für jeden die Hälfte: { $half }.
explained-half-the-board = Das halbe Brett sind { $half }: Schwarz braucht mehr.
explained-half-the-board-and-compensation = Das halbe Brett sind { $half }; mit { $given } Zi für Weiß braucht Schwarz mehr als { $needed }.
explained-result = { $sum }: { $result }.
explained-territory = { $player ->
    [black] Gebiet von Schwarz:
   *[white] Gebiet von Weiß:
} { $areas }.
explained-territory-and-prisoners = { $player ->
    [black] Schwarz: { $territory } Gebiet, { $dead } tote und { $taken } gefangene weiße Steine
   *[white] Weiß: { $territory } Gebiet, { $dead } tote und { $taken } gefangene schwarze Steine
}: { $sum }.
explained-seki = Im Seki hat niemand Gebiet: { $points }.
explained-teire = Punkte, die ihr Besitzer noch zusetzen muss, sind kein Gebiet: { $points }.
explained-given = Weiß erhält { $given }: { $sum }.
given-komi = Komi { $points }
given-handicap-bonus = Vorgabeausgleich { $points }
given-penalties-of-black = Strafpunkte von Schwarz { $points }
given-penalties-of-white = abzüglich Strafpunkte von Weiß { $points }
explained-fill-in = Aufgefüllt:
explained-fill-in-of-a-side = { $player ->
    [black] Schwarz
   *[white] Weiß
}: { $empty ->
    [one] { $empty } leerer Punkt
   *[other] { $empty } leere Punkte
}{ $laid ->
    [0] {""}
    [one] , davon { $laid } für den Kompensationsstein von { $player ->
        [black] Weiß
       *[white] Schwarz
    }
   *[other] , davon { $laid } für die Kompensationssteine von { $player ->
        [black] Weiß
       *[white] Schwarz
    }
}; { $bowl ->
    [one] { $bowl } Stein
   *[other] { $bowl } Steine
} in der Dose{ $elsewhere ->
    [0] {""}
   *[other] , davon { $compensation } zur Kompensation und { $shared } für gemeinsame Punkte
}: { $fill ->
    [one] { $fill } wird
   *[other] { $fill } werden
} aufgefüllt, es { $winning ->
    [one] bleibt { $winning } Gewinnpunkt
   *[other] bleiben { $winning } Gewinnpunkte
} und { $losing ->
    [one] { $losing } Verluststein
   *[other] { $losing } Verluststeine
}.
explained-fill-in-result = Ein Gewinnpunkt zählt eins und ein Verluststein zwei, sobald er in einem Gewinnpunkt liegt: { $result } ({ $difference ->
    [0] kein Unterschied
   *[other] der Unterschied
}).
explained-parity = Mit vollen Sätzen ist der Unterschied { $parity ->
    [odd] ungerade; endet das Auffüllen gerade
   *[even] gerade; endet das Auffüllen ungerade
}, so fehlt eine ungerade Zahl von Steinen.
explained-parity-of-missing-stones = Mit vollen Sätzen wäre der Unterschied { $parity ->
    [odd] ungerade: Dass er gerade ist
   *[even] gerade: Dass er ungerade ist
}, liegt an den fehlenden Steinen.

## Areas of the board

no-areas = keine
area = { $points } ({ $place ->
    [upper-left] oben links
    [upper-side] oben
    [upper-right] oben rechts
    [left-side] links
    [centre] Mitte
    [right-side] rechts
    [lower-left] unten links
    [lower-side] unten
   *[lower-right] unten rechts
})
smaller-areas = { $points } ({ $areas ->
    [one] { $areas } kleineres Gebiet
   *[other] { $areas } kleinere Gebiete
})

## Time taken

timing = { $step ->
    [decode] Dekodieren
    [board] Brett
    [stones] Steine
    [life] Leben
    [score] Zählen
   *[engine] Engine
} { $ms } ms

## The referee's desk: the answer

result-with-counts = { $result }. { $counts }.

## The referee's desk: the protocol

failure-of-a-file = { $file }: { $message }

## The referee's desk: questions and answers

stated-left-open = { $how ->
    [black-first] Die offen gelassenen Punkte wurden abwechselnd besetzt, und Schwarz begann: Dies ist das Ergebnis danach.
    [white-first] Die offen gelassenen Punkte wurden abwechselnd besetzt, und Weiß begann: Dies ist das Ergebnis danach.
   *[ended] Die Partie endete so: Die offen gelassenen Punkte bleiben, wie sie sind.
}

## The guided count

guided-drawing-dead = Die durchgekreuzten toten Steine vom Brett nehmen.
guided-drawing-moves = Den Stein von jedem leeren Kreis auf den Ring mit derselben Nummer setzen. Blau: aus der Dose oder in die Dose.
guided-drawing-tens = Die leeren Punkte von { $player ->
    [black] Schwarz
   *[white] Weiß
} in Zehnern: in jedem Block bis zehn zählen; die großen Zahlen zählen zusammen.
guided-drawing-stones = Die Steine von { $player ->
    [black] Schwarz
   *[white] Weiß
} in Zehnern: jeder Farbfleck ist ein Häufchen von zehn; die großen Zahlen zählen zusammen.
guided-no-dead = Es sind keine toten Steine vom Brett zu nehmen.
guided-dead = { $count ->
    [one] Einen toten { $player ->
        [black] schwarzen
       *[white] weißen
    } Stein vom Brett nehmen: { $points }.
   *[other] { $count } tote { $player ->
        [black] schwarze
       *[white] weiße
    } Steine vom Brett nehmen: { $points }.
}
guided-side = { $player ->
    [black] Schwarz
   *[white] Weiß
} zählen.
guided-no-moves = Alle leeren Gebiete von { $player ->
    [black] Schwarz
   *[white] Weiß
} sind Vielfache von zehn: Kein Stein muss versetzt werden.
guided-move = { $count ->
    [one] Einen { $player ->
        [black] schwarzen
       *[white] weißen
    } Stein versetzen: { $points }.
   *[other] { $count } { $player ->
        [black] schwarze
       *[white] weiße
    } Steine versetzen: { $points }.
}
guided-put = { $count ->
    [one] Einen { $player ->
        [black] schwarzen
       *[white] weißen
    } Stein aus der Dose auf { $points } setzen.
   *[other] { $count } { $player ->
        [black] schwarze
       *[white] weiße
    } Steine aus der Dose auf { $points } setzen.
}
guided-lift = { $count ->
    [one] Einen { $player ->
        [black] schwarzen
       *[white] weißen
    } Stein vom Brett in die Dose legen: { $points }.
   *[other] { $count } { $player ->
        [black] schwarze
       *[white] weiße
    } Steine vom Brett in die Dose legen: { $points }.
}
guided-no-areas = { $player ->
    [black] Schwarz
   *[white] Weiß
} hat keine leeren Punkte mehr.
guided-areas = Leere Gebiete von { $player ->
    [black] Schwarz
   *[white] Weiß
}: { $sum }.
guided-stones = Steine von { $player ->
    [black] Schwarz
   *[white] Weiß
} auf dem Brett: { $count }, das sind { $piles } × 10 + { $rest }.
guided-shared = { $count ->
    [one] Ein gemeinsamer Punkt ({ $points }): { $half } für jeden Spieler.
   *[other] { $count } gemeinsame Punkte ({ $points }): { $half } für jeden Spieler.
}
guided-nobodys = { $count ->
    [one] Ein Punkt gehört niemandem und zählt nicht: { $points }.
   *[other] { $count } Punkte gehören niemandem und zählen nicht: { $points }.
}
guided-total = { $player ->
    [black] Schwarz
   *[white] Weiß
}: { $sum }.
guided-other = { $player ->
    [black] Schwarz
   *[white] Weiß
} hat den Rest: { $sum }.
guided-needed-even = Die Hälfte von { $board } ist { $half }: { $player ->
    [black] Schwarz
   *[white] Weiß
} braucht mehr.
guided-needed = Die Hälfte von { $board } ist { $half }; mit { $given } Zi Ausgleich für { $to ->
    [black] Schwarz
   *[white] Weiß
} braucht { $player ->
    [black] Schwarz
   *[white] Weiß
} mehr als { $needed }.
guided-result = { $sum }: { $result }.

## The guided count of territories

territory-drawing-dead = Die durchgekreuzten toten Steine vom Brett nehmen: Sie werden zu Gefangenen.
territory-drawing-prisoners = Die Gefangenen in das Gebiet ihrer eigenen Farbe legen, auf die blauen Ringe. Rote Ringe: fehlende Schutzzüge, sie kommen zuerst.
territory-drawing-moves = Den Stein von jedem leeren Kreis auf den Ring mit derselben Nummer setzen.
territory-drawing-tens = Die Gebiete in Zehnerblöcken bis auf die letzten: Die großen Zahlen zählen die Punkte jeder Seite zusammen.
territory-dead = { $count ->
    [one] Einen toten { $player ->
        [black] schwarzen
       *[white] weißen
    } Stein vom Brett nehmen, er wird zum Gefangenen: { $points }.
   *[other] { $count } tote { $player ->
        [black] schwarze
       *[white] weiße
    } Steine vom Brett nehmen, sie werden zu Gefangenen: { $points }.
}
territory-protective = { $count ->
    [one] Einen { $player ->
        [black] schwarzen
       *[white] weißen
    } Stein auf { $points } setzen: Dort fehlt ein Schutzzug (Teire), der Punkt ist kein Gebiet.
   *[other] { $count } { $player ->
        [black] schwarze
       *[white] weiße
    } Steine auf { $points } setzen: Dort fehlen Schutzzüge (Teire), die Punkte sind kein Gebiet.
}
territory-no-prisoners = Es gibt keine { $player ->
    [black] schwarzen
   *[white] weißen
} Gefangenen hineinzulegen.
territory-prisoners = { $player ->
    [black] Schwarze
   *[white] Weiße
} Gefangene: { $captured } während der Partie geschlagen + { $dead } vom Brett genommen = { $count }. { $laid ->
    [0] Es gibt kein { $player ->
        [black] schwarzes
       *[white] weißes
    } Gebiet, in das sie gelegt werden könnten.
   *[other] Davon { $laid } in das { $player ->
        [black] schwarze
       *[white] weiße
    } Gebiet legen: { $points }.
}
territory-left-over = { $count ->
    [one] Für einen { $player ->
        [black] schwarzen
       *[white] weißen
    } Gefangenen ist kein Platz: Er zählt gegen { $player ->
        [black] Schwarz
       *[white] Weiß
    }.
   *[other] Für { $count } { $player ->
        [black] schwarze
       *[white] weiße
    } Gefangene ist kein Platz: Sie zählen gegen { $player ->
        [black] Schwarz
       *[white] Weiß
    }.
}
territory-areas = Vom Gebiet von { $player ->
    [black] Schwarz
   *[white] Weiß
} bleibt: { $sum }.

## Errors: photos

error-photo-damaged = die { $format ->
    [none] Datei
   *[other] { $format }-Datei
} ist beschädigt oder unvollständig: { $why }
photo-empty = sie ist leer
photo-data-damaged = die Bilddaten sind beschädigt
photo-end-missing = das Ende fehlt
photo-no-size = die Größe steht nicht darin
photo-no-bit-depth = die Farbtiefe steht nicht darin
photo-pixels-missing = Bildpunkte fehlen
photo-pixels-do-not-fit = { $size } Bildpunkte haben nicht { $bytes } Bytes
photo-tiles-missing = die Kacheln fehlen
photo-tiles-do-not-fit = die Kacheln passen nicht zur Größe
photo-too-many-tiles = sie hat zu viele Kacheln
photo-too-much-data = die Kacheln haben mehr Daten als die Datei
error-photo-bytes = die Datei hat { $bytes } Bytes; höchstens { $most } werden gelesen
error-photo-pixels = das Bild hat { $width }×{ $height } Pixel; aus einer Datei dieser Größe werden höchstens { $most } Pixel gelesen
error-photo-too-small = das Bild hat nur { $width }×{ $height } Pixel; jede Seite braucht mindestens { $least }
error-photo-format = die Datei hat das Format { $format }, das nicht gelesen wird
error-no-photo-format = die Datei hat kein hier bekanntes Bildformat
error-photo-animation = die Datei ist eine Animation ({ $format }), und jedes ihrer Bilder könnte gemeint sein
error-format-not-built = dieses shuzi wurde ohne { $format } gebaut
hint-copy-photo-again = Kopieren Sie das Foto noch einmal von der Kamera oder dem Telefon; eine unterbrochene Übertragung kürzt Dateien.
hint-scale-photo-down = Verkleinern Sie das Foto: 12 Megapixel zeigen jeden Stein.
error-photo-is-record = die Datei ist die Aufzeichnung einer Partie (SGF), kein Foto
hint-score-a-record = Zählen Sie eine Aufzeichnung mit `shuzi score` aus, oder vergleichen Sie ein Foto mit ihr durch `shuzi verify --record`.
error-photo-is-archive = die Datei ist ein Archiv (ZIP) oder ein Dokument in einem solchen, kein Foto
hint-batch-an-archive = Lassen Sie `shuzi batch` alle Fotos eines Archivs lesen, oder nehmen Sie das Foto heraus.
hint-send-original = Nehmen Sie das Originalfoto statt der Vorschau; das Brett sollte das Bild größtenteils füllen.
hint-save-in-another-format = Speichern oder exportieren Sie das Foto als JPEG, PNG, WebP, HEIC oder AVIF.
hint-give-a-photo = Geben Sie ein Foto in JPEG, PNG, WebP, HEIC oder AVIF an.
hint-save-one-frame = Speichern Sie das eine Bild, das gezählt werden soll, als JPEG oder PNG.
hint-build-format = Bauen Sie shuzi mit dem Feature `{ $feature }`, oder speichern Sie das Foto als JPEG.

## Errors: the board in the photo

error-network = das Netz { $name } kann nicht ausgeführt werden: { $reason }
error-no-board = kein Go-Brett ist zu sehen
error-several-boards = { $boards } Bretter sind im Bild
error-no-such-board = es gibt kein Brett { $number }: { $boards } sind zu sehen
error-too-blurred = das Foto ist zu unscharf, um Linien oder Steine zu finden
error-too-dark = das Foto ist zu dunkel, um Linien oder Steine zu finden
error-bad-corners = die angegebenen Ecken spannen kein Brett auf
error-doubtful-grid = kein Go-Brett ließ sich mit Sicherheit finden: Das wahrscheinlichste Gitter, { $lines }×{ $lines }, stimmt mit einer Wahrscheinlichkeit von { $percent } %
error-cut-off = das Brett ist abgeschnitten: Seine Linien gehen über { $edge ->
        [top] den oberen Rand
        [right] den rechten Rand
        [bottom] den unteren Rand
        [left] den linken Rand
       *[several] mehr als einen Rand
    } des Fotos hinaus, auf dem ein Gitter { $lines }×{ $lines } zu sehen ist
error-may-be-part = das ist anscheinend nur ein Teil eines größeren Bretts: { $lines }×{ $lines } Linien sind auf dem Foto, und das Brett geht anscheinend über { $edge ->
        [top] den oberen Rand
        [right] den rechten Rand
        [bottom] den unteren Rand
        [left] den linken Rand
       *[several] mehr als einen Rand
    } hinaus weiter
hint-may-be-part = Gehen Sie zurück, bis um das Brett herum etwas vom Tisch zu sehen ist; oder sagen Sie, wenn das Brett { $lines } Linien hat: --size { $lines }.
error-covered = etwas verdeckt { $covered } Punkte des Bretts { $lines }×{ $lines }
error-indistinct = ein Gitter { $lines }×{ $lines } wurde gefunden, aber auf { $doubtful } seiner Punkte sind Schwarz, Weiß und leer nicht zu unterscheiden
error-no-position = das Gelesene ergibt keine Stellung: { $error }
error-other-size = { $file } zeigt ein Brett { $size }, { $first } eines mit { $first-size }
error-other-position = { $file } zeigt nicht die Stellung von { $first }: { $points } Punkte sind auf beiden klar verschieden, wie man das Brett auch dreht
hint-photograph-from-above = Fotografieren Sie das ganze Brett von oben, mit 45° oder steiler, ohne Hand darüber; hat es andere Linien als 9, 13 oder 19, sagen Sie es, etwa --size 11; oder geben Sie --corners und --size an.
hint-photograph-in-even-light = Fotografieren Sie das Brett von weiter oben, in gleichmäßigem Licht, ohne Spiegelungen und Schatten; oder geben Sie --corners und --size an.
hint-say-which-board = Fotografieren Sie ein Brett allein, oder sagen Sie, welches gemeint ist: --board 1 ist das ganz links.
hint-boards-are-numbered = Bretter werden von links nach rechts gezählt, ab 1.
hint-hold-still = Halten Sie das Telefon ruhig, und lassen Sie es auf das Brett scharfstellen.
hint-give-corners = Geben Sie die vier äußeren Kreuzungen der Reihe nach um das Brett an: --corners x,y,x,y,x,y,x,y in Pixeln des aufrechten Fotos.
hint-step-back = Gehen Sie zurück, bis alle vier Ränder des Gitters auf dem Foto sind.
hint-uncover = Nehmen Sie Hände und andere Dinge vom Brett, und fotografieren Sie es noch einmal.
hint-more-light = Fotografieren Sie das Brett mit mehr Licht.
hint-photos-of-one-board = Geben Sie Fotos eines Bretts an, auf dem dazwischen nichts bewegt wurde, oder lassen Sie --same-board weg.
hint-report = Das ist ein Fehler von shuzi: Bitte melden Sie ihn.

## Errors: points and positions

error-board-size = ein Brett hat 1 bis { $most } Linien in jeder Richtung, nicht { $size }
error-no-point = „{ $text }“ ist kein Punkt eines Bretts { $size } (erst der Buchstabe der Spalte, ohne I, dann die Reihe von unten, wie in C3)
error-ragged-row = Reihe { $row } hat nicht { $width } Punkte wie die erste
error-row-symbol = Reihe { $row } enthält „{ $symbol }“ (. steht für leer, B für schwarz, W für weiß)
error-readings = { $count } Lesungen füllen kein Brett { $size }
error-play-off-board = der Punkt liegt außerhalb des Bretts { $size }
error-play-occupied = { $point } ist besetzt
error-play-suicide = { $point } ist Selbstmord: Der Stein schlägt nichts und hat keine Freiheit
error-no-stone-to-flip = auf { $point } steht kein Stein, der tot sein oder umgedreht werden könnte
error-no-stone = auf { $point } steht kein Stein, der tot sein könnte
error-no-liberties = Steine ohne Freiheiten auf { $points }: ein falsch gelesener Stein oder ein liegen gebliebener geschlagener; berichtigen Sie die Stellung
error-cannot-be-dead = { $point } kann nicht tot sein: Die Kette hat zwei Augen und lebt, auch wenn ihr Besitzer immer passt
error-nothing-alive = { $first } und { $second } können nicht beide tot sein: Um sie herum steht nichts Lebendes
error-not-played-out = was das Brett ergab, als { $color ->
    [black] Schwarz
   *[white] Weiß
} zuerst auffüllte, lässt sich nicht ausrechnen
error-no-end-without-result = nach Ing-Regeln endet keine Partie ohne Ergebnis (Ing-SST-Regeln, Artikel 3)
hint-name-points = Nennen Sie Punkte so, wie die Zeichnung sie zeigt, die --format text ausgibt.
hint-look-again = Sehen Sie sich das Brett noch einmal an, und geben Sie an, was zutrifft.

## Errors: rules and counts

error-in-line = Zeile { $line }: { $error }
error-no-points = „{ $text }“ ist keine Punktzahl (ganze oder halbe Punkte, etwa 7.5, oder Zi, etwa 3.75zi)
error-unknown-rules = unbekannte Regeln „{ $name }“ (bekannt: { $known })
error-no-komi = das Komi „{ $komi }“ ist keine Zahl ganzer oder halber Punkte; geben Sie es an
error-no-ko-pass = Pässe für ein Ko bestätigen Leben und Tod nur nach japanischen und koreanischen Regeln (Artikel 7.2)
hint-settle-repetition = Entscheiden Sie die Wiederholung nach den Regeln über kämpfendes und störendes Ko, und zählen Sie.
hint-state-dead = Geben Sie mit --dead oder --toggle an, was tot ist.
error-event-name = der Name der Veranstaltung ist leer oder kein einfacher Text
error-event-bonus = schreiben Sie '0', 'N' oder 'N-1'
error-event-fill-in = das Auffüllen zählt Flächen mit allen Punkten, nicht so
error-event-tax-of-stones = kein Stein kann die letzten zwei Augen einer Gruppe füllen: Lassen Sie group-tax weg
error-event-tax-and-fill-in = das Auffüllen füllt auch Augen: Schreiben Sie zu group-tax auch fill-in = false
error-event-tax-of-sunjang = Sunjang Baduk kennt keine Gruppensteuer: Lassen Sie group-tax weg
error-event-neutral-of-stones = auf einem neutralen Punkt kann kein Stein stehen: Lassen Sie neutral weg
error-event-neutral-of-sunjang = im Sunjang Baduk gehören neutrale Punkte niemandem: Lassen Sie neutral weg
error-overtime-unknown = diese Regeln kennen keine Punkte für Überzeit; geben Sie die Punkte selbst an, etwa --penalty black=2
error-overtime-lost = mehr als die halbe Grundbedenkzeit an Überzeit verliert die Partie (Ing-SST-Regeln, Artikel 7)
error-overtime-half = für genau die halbe Grundbedenkzeit sagen die Ing-SST-Regeln sowohl, dass sie 6 Punkte kostet, als auch, dass sie die Partie verliert (Artikel 7): Lassen Sie den Schiedsrichter entscheiden, und geben Sie --penalty an
error-fill-in-not-square = das Auffüllen braucht ein quadratisches Brett, und dieses ist { $size }: Zählen Sie nach anderen Regeln
error-no-handicap-stones = { $stones } Vorgabesteine sind angegeben, aber Schwarz hat keinen Stein auf dem Brett: Berichtigen Sie --handicap
error-more-than-the-set = { $stones } { $color ->
    [black] schwarze
   *[white] weiße
} Steine auf dem Brett, aber der Satz hat { $set }; berichtigen Sie die Stellung oder --stones
error-large-set = der Satz von { $color ->
    [black] Schwarz
   *[white] Weiß
} hat { $set } Steine, mehr als ein voller mit { $full }: Nehmen Sie den Überschuss heraus
error-more-than-a-set = { $stones } { $color ->
    [black] schwarze
   *[white] weiße
} Steine auf dem Brett, aber ein Satz hat { $set }
error-odd-compensation = { $points } Punkte Kompensation sind keine ganze Zahl von Steinen (je zwei Punkte)
error-no-room = bei { $color ->
    [black] Schwarz
   *[white] Weiß
} ist kein Platz für { $stones } Kompensationssteine
error-bowl-too-empty = { $color ->
    [black] Schwarz
   *[white] Weiß
} hat noch { $stones } Steine und braucht { $needed } für Kompensation und gemeinsame Punkte
hint-state-rules = Geben Sie die Regeln an, etwa --rules chinese.

## Errors: records, claims and protocols

sgf-in-root = im Wurzelknoten
sgf-before-first-move = in Knoten { $node }, vor dem ersten Zug
sgf-after-move = in Knoten { $node }, nach Zug { $moves }
sgf-a-point = ein Punkt wie pd
sgf-a-size = 1 bis 25 Linien, etwa 19 oder 9:13
sgf-a-handicap = die Zahl der Vorgabesteine
sgf-a-node = „;“
sgf-a-property = „;“, „(“, „)“ oder eine Eigenschaft
sgf-a-value = „[“ nach dem Namen einer Eigenschaft
sgf-no-closing-bracket = keine schließende „)“
sgf-no-value = eine Eigenschaft ohne Wert
sgf-open-value = ein Wert ohne „]“
error-sgf-no-game = keine Partie gefunden: In einer SGF-Datei steht sie nach „(;“
error-sgf-no-such-game = die Datei hat keine Partie { $number }, nur { $games }
error-record-is-photo = das ist ein Foto ({ $format }), keine Aufzeichnung einer Partie
error-sgf-cut-off = die Datei endet mitten in der Partie ({ $inside }); sie ist wohl abgeschnitten
error-sgf-unexpected = unerwartetes „{ $found }“ in Zeile { $line } (erwartet: { $expected })
error-sgf-other-game = die Aufzeichnung ist von einem anderen Spiel (GM[{ $game }]; Go ist GM[1])
error-sgf-value = { $property }[{ $value }] { $place }: erwartet wird { $expected }
error-sgf-off-board = { $property }[{ $value }] { $place } liegt außerhalb des Bretts { $size }
error-sgf-too-large = die Datei hat { $bytes } Bytes, und Aufzeichnungen werden bis { $most } gelesen
error-sgf-too-long = die Partie hat mehr als { $most } Züge und gesetzte Steine
hint-give-sgf = Geben Sie eine SGF-Datei an; Aufzeichnungen in anderen Formaten müssen erst als SGF gespeichert werden.
hint-count-a-photo = Zählen Sie ein Foto mit `shuzi count`, oder vergleichen Sie es mit einer Aufzeichnung durch `shuzi verify --record`.
hint-choose-game = Wählen Sie eine Partie, die da ist, etwa --game 1.
hint-save-record-again = Laden oder speichern Sie die Aufzeichnung noch einmal.
hint-records-of-go = Geben Sie die Aufzeichnung einer Go-Partie an.
hint-divide-record = Teilen Sie die Sammlung in mehrere Dateien.
hint-correct-record-there = Berichtigen Sie die Aufzeichnung an dieser Stelle, oder speichern Sie sie mit einem anderen Programm neu.
error-claim-not-understood = die Behauptung „{ $text }“ ist nicht verständlich
error-claim-not-understood-at = die Behauptung „{ $text }“ ist bei „{ $at }“ nicht verständlich
error-claim-not-counted = „{ $text }“ sagt, dass die Partie nicht ausgezählt wurde; da gibt es nichts zu prüfen
error-claim-no-such-amount = „{ $text }“ ist keine ganze Zahl von viertel Zi oder halben Punkten
error-claim-no-player = „{ $text }“ sagt nicht, wer gewinnt, und ist zu wenig für das, was eine Seite zählt
error-claim-no-such-count = „{ $text }“ kann nach diesen Regeln keine Seite auf einem Brett mit { $points } Schnittpunkten zählen
error-claim-contradictory = „{ $text }“ sagt zweierlei, das nicht zugleich stimmen kann
hint-write-claim = Schreiben Sie sie wie B+1/4 (Zi), W+2.5 (Punkte), 'Black 184.5' oder 185 (was eine Seite zählt) oder draw.
hint-leave-claim-out = Lassen Sie die Behauptung weg, um das Brett trotzdem zu zählen.
hint-state-ended = Geben Sie mit --ended no-result oder --ended both-lose an, dass die Partie so endete, oder lassen Sie die Behauptung weg, um das Brett zu zählen.
hint-say-whose = Sagen Sie, wessen es ist: 'Weiß gewinnt mit 2,5 Punkten' für einen Vorsprung, 'Weiß hat 176,5' für das, was eine Seite zählt.
hint-margin-or-count = Schreiben Sie einen Vorsprung mit dem Gewinner, etwa W+2.5, und was eine Seite zählt, mit dem Spieler, etwa 'Black 184.5'.
hint-claim-one-result = Behaupten Sie ein Ergebnis, etwa 'Schwarz gewinnt mit 1/4 Zi', oder was beide zählen, etwa 'Black 184, White 177'.

## Errors: another program's opinion

error-engine-not-started = sie lässt sich nicht starten: { $reason }
error-engine-ended = sie endete ({ $how }), bevor sie auf „{ $command }“ geantwortet hatte
error-engine-timed-out = sie hatte auf „{ $command }“ nach { $seconds } s nicht geantwortet
error-engine-endless = sie schreibt ohne Ende
error-engine-refuses = sie lehnt „{ $command }“ ab: { $answer }
error-engine-cannot-tell = sie kennt den GTP-Befehl final_status_list nicht
error-engine-nonsense = ihre Antwort ergibt keinen Sinn: { $reason }
error-engine-not-square = Engines kennen nur quadratische Bretter, und dieses ist { $size }
error-engine-no-liberties = keine Engine nimmt eine Stellung mit einer Kette ohne Freiheiten
engine-dead-and-seki = sie hat { $point } zugleich tot und in Seki
engine-no-gtp = „{ $text }“ ist keine Antwort in GTP
engine-no-point = „{ $text }“ ist kein Punkt eines Bretts { $size }
engine-no-stone = auf { $point } steht kein Stein
engine-nothing-alive = sie hält { $first } und { $second } beide für tot, und nichts für lebendig, was sie schlagen könnte
engine-other-stones = auf ihrem Brett stehen andere Steine
engine-part-of-chain = sie nennt { $point } ohne { $missing } aus derselben Kette
engine-takes-living = sie hält { $point } für tot, das nicht geschlagen werden kann
hint-engine-command = Prüfen Sie den Befehl von --engine; ein Programm außerhalb von PATH braucht seinen Ordner, etwa /usr/games/gnugo.
hint-engine-by-itself = Probieren Sie den Befehl von --engine für sich aus: Er muss GTP sprechen, wie "gnugo --mode gtp".
hint-engine-more-time = Prüfen Sie, ob der Befehl von --engine GTP spricht, wie "gnugo --mode gtp", oder geben Sie mit --engine-timeout mehr Zeit.
hint-another-engine = Fragen Sie eine andere Engine, etwa GNU Go oder KataGo.
hint-leave-engine-out = Lassen Sie --engine für dieses Brett weg.

## What other programs and the system say

# What another program or the system says, in its own words
verbatim = { $text }
system-error = { $kind ->
    [not-found] Datei oder Ordner gibt es nicht
    [not-permitted] der Zugriff ist nicht erlaubt
    [exists] es gibt sie schon
    [folder] es ist ein Ordner
    [no-folder] es ist kein Ordner
    [full] der Datenträger ist voll
    [read-only] der Datenträger ist schreibgeschützt
    [cut-off] sie endet zu früh
   *[other] { $text }
}

## Archives: the summary

step = { $step ->
    [decode] dekodieren
    [board] Brett
    [stones] Steine
    [life] Leben
    [score] zählen
    [engine] Engine
   *[all] alles
}

## The clock

clock-left = { $left } von { $basic } Grundbedenkzeit
