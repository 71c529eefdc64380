# shuzi: Deutsch

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
two-clauses = { $first }; { $second }
two-sentences = { $first } { $second }
points-and-more = { $points } und noch { $more }

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
not-finished = Die Partie ist nicht zu Ende gespielt; nach jetzigem Stand:
not-finished-but-clear = Die Partie ist nicht zu Ende gespielt. Zu Ende gespielt: { $ahead }. Nach jetzigem Stand:
not-finished-and-open = Die Partie ist nicht zu Ende gespielt. Zu Ende gespielt: { $black-first }, wenn Schwarz zuerst zieht; { $white-first }, wenn Weiß zuerst zieht. Nach jetzigem Stand:

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
reason-judged = lebt in { $survived } von { $played } Playouts, dem Anschein nach zu { $percent } %
# The same without figures, where it is signed.
reason-judged-in-words = lebt in { $lives ->
    [none] keiner
    [few] wenigen
    [half] etwa der Hälfte
    [most] den meisten
   *[all] allen
} der durchgespielten Fortsetzungen und { $shape ->
    [dead] sieht ihrer Form nach tot aus
    [alive] sieht ihrer Form nach lebendig aus
   *[unclear] kann ihrer Form nach leben oder tot sein
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
}, zu { $percent } % sicher ({ $reason })
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
} Gruppe { $points } tot? Vorschlag: { $fate ->
    [alive] lebendig
   *[dead] tot
}, zu { $percent } % sicher ({ $reason }).
# Both without figures, where it is signed.
point-in-words = Was steht auf { $point }? Gelesen als { $stone }, aber { $doubt }.
group-in-words = Ist die { $color ->
    [black] schwarze
   *[white] weiße
} Gruppe { $points } tot? Vorschlag: { $fate ->
    [alive] lebendig
   *[dead] tot
} ({ $reason }).
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
# While one of several inputs is looked at.
looking-at-input = { $file } ({ $number } von { $of })
question-of = { $file }: Frage { $number } von { $of }
not-a-key = „{ $typed }“ ist keine der Tasten.
nothing-to-undo = Es gibt keine Antwort, die zurückgenommen werden könnte.
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
help-names = Wer antwortet, sagt ein Name hinter der Taste, etwa „{ $key } Anna“; sonst ist es { $by }.
ask-whole-board = { $file }: Das Foto endet dort, wo die Linien enden; was jenseits liegt, ist nicht zu sehen. Sind { $lines }×{ $lines } Linien das ganze Brett?
whole-board-keys = [Enter] [n]ein, nur ein Teil  [y] ja, das ganze Brett:{" "}

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

claim-agrees = Die Behauptung „{ $claim }“ trifft zu.
claim-disagrees = Die Behauptung „{ $claim }“ trifft nicht zu.
claim-undecided = { $questions ->
    [0] Über die Behauptung „{ $claim }“ ist noch nicht entschieden.
    [one] Über die Behauptung „{ $claim }“ ist noch nicht entschieden: Eine Frage entscheidet.
   *[other] Über die Behauptung „{ $claim }“ ist noch nicht entschieden: { $questions } Fragen entscheiden.
}
claim-understood = Verstanden: { $meaning }.
claim-is-ambiguous = Die Behauptung lässt sich auf mehr als eine Art verstehen. Welche gemeint ist, kann nur sagen, wer sie aufstellt:
claim-may-mean = „{ $meaning }“: { $verdict ->
    [right] Das trifft zu.
    [wrong] Das trifft nicht zu.
   *[undecided] Darüber ist noch nicht entschieden.
}
claim-otherwise = Falls „{ $meaning }“ gemeint ist, { $verdict ->
    [right] trifft die Behauptung zu.
    [wrong] trifft die Behauptung nicht zu.
   *[undecided] ist über die Behauptung noch nicht entschieden.
}
claimed-win = { $player ->
    [black] Schwarz
   *[white] Weiß
} gewinnt
claimed-count = { $whose ->
    [black] Schwarz hat
    [white] Weiß hat
   *[either] Eine Seite hat
} { $count } { $unit ->
    [zi] Zi
   *[points] Punkte
} vor Komi
claim-is-of-the-fill-in = Sie ist das, was ein Auffüllen mit den unvollständigen Sätzen zeigt, und nicht das Ergebnis.
no-count-decides = Keine Zählung entscheidet diese Partie
result-with-counts = { $result }. { $counts }.

## The referee's desk: the protocol

protocol-title = Protokoll einer Auszählung
protocol-footer = { $program } · Siegel { $seal }
heading-game = Die Partie
heading-claim = Die Behauptung
heading-agreement = Was unterschrieben wird
heading-photos = Die Fotos
heading-position = Die Stellung
heading-open-questions = Offene Fragen
heading-answers = Beantwortet
heading-warnings = Zu beachten
heading-second-look = Ein zweiter Blick
heading-dead-stones = Tote Steine
heading-guided = So wird am Brett gezählt
caption-guided-photo = Dasselbe auf dem Foto: den Stein von jedem leeren Kreis auf den Ring mit derselben Nummer setzen; die Umrisse sind Zehner, fortlaufend zusammengezählt.
caption-territory-photo = Dasselbe auf dem Foto: Gefangene auf die blauen Ringe; den Stein von jedem leeren Kreis auf den Ring mit derselben Nummer setzen; die Umrisse sind Zehner, für jede Seite fortlaufend zusammengezählt.
heading-record = Die Aufzeichnung
heading-fill-in = So wird aufgefüllt
heading-filled-in = Das Auffüllen
heading-rearranged = Das umgelegte Brett
heading-inputs = Was vorgelegt wurde
row-black = Schwarz
row-white = Weiß
row-event = Veranstaltung
row-place = Ort
row-table = Tisch
row-date = Datum
row-photo-taken = Foto aufgenommen
row-counted-at = Ausgezählt
row-referee = Schiedsrichter
row-rules = Regeln
row-source = Grundlage
row-prisoners = Gefangene
row-claim = Behauptung
row-claimed-by = Behauptet von
prisoners-of-both = { $black } { $black ->
    [one] schwarzer
   *[other] schwarze
}, { $white } { $white ->
    [one] weißer
   *[other] weiße
}
column-input = Vorgelegt als
column-file = Datei
column-bytes = Bytes
column-sha256 = SHA-256
column-statement = Angabe
column-read = Auf dem Foto gelesen
column-by = Von
column-point = Punkt
column-together = Zusammen
column-player = Spieler
column-stones = Steine
column-why-dead = Warum
the-referee = der Schiedsrichter
input-board = das Brett
input-after = das Brett danach
input-record = die Aufzeichnung
how-to-repeat = Mit den obigen Dateien und der JSON-Datei des Protokolls kann jeder dies wiederholen: shuzi verify --replay DATEI.json. Geschrieben hat es { $program }; sein Siegel (SHA-256) ist { $seal }.
signature-of = { $role }: { $name }
photo-taken-at = { $file }: { $time }
by-the-cameras-clock = { $times } (nach der Uhr der Kamera)
agreement-seal = Dies gehört zum Protokoll mit dem Siegel { $seal }.
agreement-key = Unterzeichnet mit dem Schlüssel der Veranstaltung (Ed25519) mit dem Fingerabdruck (SHA-256) { $fingerprint }.
box-agrees = Ich bin einverstanden.
box-does-not-agree = Ich bin nicht einverstanden.
failure-of-a-file = { $file }: { $message }
caption-photo = { $file }: Grüne Ringe sind schwarze Steine, rosa Ringe weiße; Kreuze sind tote Steine, kleine Quadrate zeigen, wem ein Punkt gehört; Gelb ist zweifelhaft.
caption-position = { $black } { $black ->
    [one] schwarzer
   *[other] schwarze
} und { $white } { $white ->
    [one] weißer Stein
   *[other] weiße Steine
}. Rote Kreuze: tot. Quadrate: wem ein Punkt gehört. Gelbe Ringe: zweifelhafte Punkte; blaue Ringe: zweifelhafte Gruppen.
caption-record = Durchgekreuzte kleine Steine fehlen, umringte sind überzählig oder von der anderen Farbe; Pfeile führen von der Stelle, an der die Aufzeichnung einen Stein hat, dorthin, wo er liegt.
caption-after = Große Steine sind die der Stellung vorher, kleine kamen später hinzu. Rot: was falsch ist. Gelb: was an einem zweifelhaften Punkt hängt.

## The referee's desk: questions and answers

points-that-change-nothing = Zweifelhaft, aber was auch immer dort steht, das Ergebnis ist dasselbe: { $points }.
decisive-question = Dies entscheidet: { $question }
question-unfinished = Die Partie ist bei { $points } nicht zu Ende gespielt.
question-prisoners = Die Gefangenen sind nicht bekannt. Sie wurden erschlossen, als hätte niemand gepasst.
question-bonus = Niemand hat angegeben, was Weiß für die { $stones } Vorgabesteine erhält, und die Texte sind verschieden.
if-bonus = Falls Weiß dafür dies erhält ({ $bonus })
question-grid = Es ist nicht sicher, dass das Gitter auf den Linien des Bretts liegt.
# What follows from an answer, a sentence of its own; "if" is one of the six below.
way = { $if }: { $result }.
if-stone = { $stone ->
    [black] Falls schwarz
    [white] Falls weiß
   *[empty] Falls leer
}
if-group = { $fate ->
    [alive] Falls lebendig
   *[dead] Falls tot
}
as-it-stands = Falls es so bleibt, wie es ist
if-otherwise = Falls es sich anders verhält
nobody-can-tell = Es lässt sich kein Ergebnis angeben
played-out-by = { $player ->
    [black] Falls zu Ende gespielt wird und Schwarz beginnt
   *[white] Falls zu Ende gespielt wird und Weiß beginnt
}
moved-last = { $player ->
    [black] Falls Schwarz zuletzt gezogen hat
   *[white] Falls Weiß zuletzt gezogen hat
}
stated-stone = { $stone ->
    [black] Auf { $point } steht ein schwarzer Stein.
    [white] Auf { $point } steht ein weißer Stein.
   *[empty] { $point } ist leer.
}
stated-stone-after = { $stone ->
    [black] Auf dem Brett danach liegt auf { $point } ein schwarzer Stein.
    [white] Auf dem Brett danach liegt auf { $point } ein weißer Stein.
   *[empty] Auf dem Brett danach ist { $point } leer.
}
stated-left-open = { $how ->
    [black-first] Die offen gelassenen Punkte wurden abwechselnd besetzt, und Schwarz begann: Dies ist das Ergebnis danach.
    [white-first] Die offen gelassenen Punkte wurden abwechselnd besetzt, und Weiß begann: Dies ist das Ergebnis danach.
   *[ended] Die Partie endete so: Die offen gelassenen Punkte bleiben, wie sie sind.
}
stated-ko-pass = { $dead ->
    [dead] Die Kette auf { $point } ist tot, wenn in einem Ko erst zurückgeschlagen wird, nachdem dafür gepasst wurde (Artikel 7.2).
   *[alive] Die Kette auf { $point } lebt, wenn in einem Ko erst zurückgeschlagen wird, nachdem dafür gepasst wurde (Artikel 7.2).
}
stated-ended = { $how ->
    [both-lose] Beide Spieler verlieren: Keine Zählung entscheidet die Partie.
   *[no-result] Die Partie endete ohne Ergebnis: Keine Zählung entscheidet sie.
}
stated-none-dead = Keine Steine sind tot.
stated-all-dead = Tot sind die Ketten von { $points } und keine anderen.
stated-toggled = Mit den Ketten von { $points } verhält es sich umgekehrt wie vorgeschlagen.
stated-group = { $dead ->
    [dead] Die Gruppe { $points } ist tot.
   *[alive] Die Gruppe { $points } lebt.
}

## The referee's desk: a second look

photos-read-together = { $photos } Fotos des Bretts wurden zusammen gelesen.
photos-agree = Sie zeigen auf jedem Punkt dasselbe.
read-and-doubted = { $seen }; { $doubt }
looks-like = { $certainty ->
    [clear] eindeutig { $stone }
    [likely] wahrscheinlich { $stone }
   *[unclear] vielleicht { $stone }
}
no-dead-stones = Keine Steine sind tot.

## The referee's desk: the record

record-account = { $stage ->
    [last] Das Brett zeigt die Schlussstellung der Aufzeichnung, nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }
   *[earlier] Das Brett zeigt eine frühere Stellung der Aufzeichnung, nach Zug { $moves }, { $later ->
        [one] { $later } Zug
       *[other] { $later } Züge
    } vor ihrem Ende
}{ $lifted ->
    [0] {""}
    [one] ; ein toter Stein ist abgeräumt ({ $lifted-points })
   *[other] ; { $lifted } tote Steine sind abgeräumt ({ $lifted-points })
}{ $dame ->
    [0] {""}
    [one] ; ein Dame-Punkt ist gefüllt ({ $dame-points })
   *[other] ; { $dame } Dame-Punkte sind gefüllt ({ $dame-points })
}{ $played ->
    [0] {""}
    [one] ; ein Stein kann nach ihrem Ende gespielt worden sein ({ $order })
   *[other] ; { $played } Steine können nach ihrem Ende gespielt worden sein ({ $order })
}{ $passes ->
    [0] {""}
    [one] , wobei einmal gepasst wurde
   *[other] , wobei { $passes }-mal gepasst wurde
}{ $captured ->
    [0] {""}
    [one] , und sie haben einen Stein geschlagen
   *[other] , und sie haben { $captured } Steine geschlagen
}{ $others ->
    [0] {""}
    [one] ; { $others } Punkt weicht ab
   *[other] ; { $others } Punkte weichen ab
}{ $doubtful ->
    [0] .
    [one] ; { $doubtful } abweichender Punkt ist zweifelhaft.
   *[other] ; { $doubtful } abweichende Punkte sind zweifelhaft.
}
record-more-differences = { $more ->
    [one] Dazu { $more } weitere Abweichung; die Zeichnung zeigt sie.
   *[other] Dazu { $more } weitere Abweichungen; die Zeichnung zeigt sie.
}
record-turned = { $turns ->
    [1] Die Aufzeichnung wurde um eine Vierteldrehung nach rechts gedreht, damit sie liegt wie das Foto.
    [2] Die Aufzeichnung wurde auf den Kopf gestellt, damit sie liegt wie das Foto.
   *[3] Die Aufzeichnung wurde um eine Vierteldrehung nach links gedreht, damit sie liegt wie das Foto.
}
record-mirrored = Die Aufzeichnung ist das Spiegelbild des Bretts: Kein Foto ist gespiegelt, also ist es die Aufzeichnung oder die Bilddatei.
record-symmetric = Sie passt auf mehr als eine Weise, sodass Punkte auch anders heißen können.
record-moved = { $color ->
    [black] Der schwarze Stein von { $from } steht auf { $to }.
   *[white] Der weiße Stein von { $from } steht auf { $to }.
}
record-missing = { $color ->
    [black] Der schwarze Stein auf { $point } fehlt.
   *[white] Der weiße Stein auf { $point } fehlt.
}
record-extra = { $color ->
    [black] Auf { $point } steht ein schwarzer Stein, den die Aufzeichnung nicht hat.
   *[white] Auf { $point } steht ein weißer Stein, den die Aufzeichnung nicht hat.
}
record-other-color = { $color ->
    [black] Auf { $point } steht ein schwarzer Stein, in der Aufzeichnung ein weißer.
   *[white] Auf { $point } steht ein weißer Stein, in der Aufzeichnung ein schwarzer.
}
record-undecided = { $point } ist auf dem Foto zweifelhaft ({ $photo ->
    [black] schwarz
    [white] weiß
   *[empty] leer
}) und in der Aufzeichnung { $record ->
    [black] schwarz
    [white] weiß
   *[empty] leer
}.
record-too-many = { $player ->
    [black] Schwarz
   *[white] Weiß
} hat { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
} zu viel: { $played } wurden gespielt, { $board } sind auf dem Brett und { $prisoners } gefangen.
record-too-few = { $player ->
    [black] Schwarz
   *[white] Weiß
} hat { $number ->
    [one] { $number } Stein
   *[other] { $number } Steine
} zu wenig: { $played } wurden gespielt, { $board } sind auf dem Brett und { $prisoners } gefangen.
spot-of-record = { $photo } (in der Aufzeichnung { $record })

## The referee's desk: the board after

after-doubtful = Auf dem Foto des Bretts danach zweifelhaft: { $points }.
untrusted-grid = { $photo ->
    [before] Dem Foto des Bretts davor ist nicht zu trauen: Sein Gitter ist nur mit einer Wahrscheinlichkeit von { $percent } % das des Bretts. Nennen Sie die Ecken mit --corners, oder fotografieren Sie noch einmal von oben.
   *[after] Dem späteren Foto ist nicht zu trauen: Sein Gitter ist nur mit einer Wahrscheinlichkeit von { $percent } % das des Bretts. Fotografieren Sie noch einmal von oben.
}
untrusted-doubts = { $photo ->
    [before] Dem Foto des Bretts davor ist auf { $points } nicht zu trauen: Was dort steht, ist zweifelhaft. Nennen Sie es mit --set, oder fotografieren Sie noch einmal.
   *[after] Dem späteren Foto ist auf { $points } nicht zu trauen: Was dort steht, ist zweifelhaft. Nennen Sie es mit --set-after, oder fotografieren Sie noch einmal.
}
untrusted-no-liberties = Dem späteren Foto ist auf { $points } nicht zu trauen: Dort stehen Ketten ohne Freiheiten, die niemand so gelegt haben kann. Nennen Sie mit --set-after, was dort steht, oder fotografieren Sie noch einmal.
untrusted-displaced = Dem späteren Foto ist auf { $points } nicht zu trauen: So viele Steine der Stellung stehen nicht mehr, wo sie standen, dass das Foto falsch gelesen oder das Brett durcheinandergebracht wurde. Nennen Sie mit --set-after, was dort steht, oder fotografieren Sie noch einmal.
filled-right = Das Auffüllen stimmt: Kein Stein der Stellung wurde bewegt, beide Sätze sind vollständig, und ein Punkt bleibt übrig.
filled-wrong = { $faults ->
    [one] Das Auffüllen hat einen Fehler:
   *[other] Das Auffüllen hat { $faults } Fehler:
}
filled-undecided = Ob das Auffüllen stimmt, hängt an zweifelhaften Punkten.
filled-side = { $player ->
    [black] Schwarz
   *[white] Weiß
}: { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} auf dem Brett, davon { $elsewhere } im Gebiet des anderen; { $empty ->
    [one] { $empty } eigener Punkt ist
   *[other] { $empty } eigene Punkte sind
} leer.
filled-differences = Das Brett danach ergibt: { $derived }. Die Stellung vorher ergibt: { $expected }. Vom Brett abgelesen, wie es liegt: { $read-off }.
fault-changes = { $fault } { $player ->
    [black] Das gibt Schwarz einen scheinbaren Vorteil von { $points }.
   *[white] Das gibt Weiß einen scheinbaren Vorteil von { $points }.
}
fault-undecided = { $fault } Das hängt daran, was auf { $points } zweifelhaft ist.
some-of = { $number } von { $points }
fault-moved = { $color ->
    [black] Der schwarze Stein von { $from } liegt jetzt auf { $places ->
        [one] { $to }
       *[other] einem der Punkte { $to }
    }.
   *[white] Der weiße Stein von { $from } liegt jetzt auf { $places ->
        [one] { $to }
       *[other] einem der Punkte { $to }
    }.
}
fault-moved-away = { $color ->
    [black] Der schwarze Stein von { $from } liegt nicht mehr dort, sondern unter den anderen Steinen von Schwarz.
   *[white] Der weiße Stein von { $from } liegt nicht mehr dort, sondern unter den anderen Steinen von Weiß.
}
fault-gone = { $color ->
    [black] Der schwarze Stein von { $point } ist nicht mehr auf dem Brett.
   *[white] Der weiße Stein von { $point } ist nicht mehr auf dem Brett.
}
fault-replaced = { $color ->
    [black] Wo auf { $point } der schwarze Stein stand, liegt ein weißer.
   *[white] Wo auf { $point } der weiße Stein stand, liegt ein schwarzer.
}
fault-missing = { $player ->
    [black] Im Satz von Schwarz { $number ->
        [one] fehlt { $number } Stein
       *[other] fehlen { $number } Steine
    }, oder es wurden Punkte nicht gefüllt.
   *[white] Im Satz von Weiß { $number ->
        [one] fehlt { $number } Stein
       *[other] fehlen { $number } Steine
    }, oder es wurden Punkte nicht gefüllt.
}
fault-surplus = { $player ->
    [black] Der Satz von Schwarz hat { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    } zu viel.
   *[white] Der Satz von Weiß hat { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    } zu viel.
}
fault-losing-stones = { $player ->
    [black] { $number ->
        [one] { $number } schwarzer Stein ist nicht auf dem Brett: Er ist noch als Verluststein in der Dose und muss gesetzt werden, oder er fehlt im Satz.
       *[other] { $number } schwarze Steine sind nicht auf dem Brett: Sie sind noch als Verluststeine in der Dose und müssen gesetzt werden, oder sie fehlen im Satz.
    } Die Steine in der Dose zählen.
   *[white] { $number ->
        [one] { $number } weißer Stein ist nicht auf dem Brett: Er ist noch als Verluststein in der Dose und muss gesetzt werden, oder er fehlt im Satz.
       *[other] { $number } weiße Steine sind nicht auf dem Brett: Sie sind noch als Verluststeine in der Dose und müssen gesetzt werden, oder sie fehlen im Satz.
    } Die Steine in der Dose zählen.
}
fault-wrong-color = { $color ->
    [black] { $number ->
        [one] Ein schwarzer Stein liegt
       *[other] { $number } schwarze Steine liegen
    } im Gebiet von Weiß, obwohl Schwarz eigene Punkte zu füllen hat: { $stones }.
   *[white] { $number ->
        [one] Ein weißer Stein liegt
       *[other] { $number } weiße Steine liegen
    } im Gebiet von Schwarz, obwohl Weiß eigene Punkte zu füllen hat: { $stones }.
}
fault-wrong-color-instead = { $color ->
    [black] { $number ->
        [one] Ein schwarzer Stein liegt im Gebiet von Weiß an der Stelle eines weißen: { $stones }.
       *[other] { $number } schwarze Steine liegen im Gebiet von Weiß an der Stelle von weißen: { $stones }.
    }
   *[white] { $number ->
        [one] Ein weißer Stein liegt im Gebiet von Schwarz an der Stelle eines schwarzen: { $stones }.
       *[other] { $number } weiße Steine liegen im Gebiet von Schwarz an der Stelle von schwarzen: { $stones }.
    }
}
fault-exchanged = Schwarze Steine im Gebiet von Weiß ({ $black }) und weiße im Gebiet von Schwarz ({ $white }) sind weder Kompensations- noch Verluststeine: Die einen wurden falsch gesetzt, und für die anderen war dann kein Platz mehr.
fault-compensation = { $color ->
    [black] { $number ->
        [one] { $number } schwarzer Kompensationsstein wurde
       *[other] { $number } schwarze Kompensationssteine wurden
    } nicht gelegt.
   *[white] { $number ->
        [one] { $number } weißer Kompensationsstein wurde
       *[other] { $number } weiße Kompensationssteine wurden
    } nicht gelegt.
}
fault-shared = Die gemeinsamen Punkte sind ungleich gefüllt: { $black } von Schwarz, { $white } von Weiß, { $empty } von niemandem.
fault-open-dame = Was noch gespielt werden konnte, gilt jetzt als gemeinsam: { $points }.
rearranged-kept = { $player ->
    [black] Die Zahl von Schwarz ist erhalten
   *[white] Die Zahl von Weiß ist erhalten
}: Das Umlegen hat nichts geändert.
rearranged-stones-differ = { $player ->
    [black] Schwarz
   *[white] Weiß
} hat { $stones } Steine auf dem Brett, und mit den hineingelegten Gefangenen müssten es { $due } sein: Jeder mehr oder weniger ist ein Punkt.
rearranged-more = { $player ->
    [black] Schwarz
   *[white] Weiß
} hat { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} mehr als vor dem Umlegen.
rearranged-fewer = { $player ->
    [black] Schwarz
   *[white] Weiß
} hat { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
} weniger als vor dem Umlegen.
rearranged-undecided = { $player ->
    [black] Ob die Zahl von Schwarz erhalten ist, lässt sich nicht sagen.
   *[white] Ob die Zahl von Weiß erhalten ist, lässt sich nicht sagen.
}
total-before = Vorher: { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} und { $empty ->
    [one] { $empty } leerer Punkt
   *[other] { $empty } leere Punkte
}, zusammen { $points }.
total-now = Jetzt: { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} und { $empty ->
    [one] { $empty } leerer Punkt
   *[other] { $empty } leere Punkte
}, zusammen { $points }.
region-undecided = Wessen Gebiet dies ist, lässt sich nicht sagen: { $points }.
total-hangs-on = Die Summe hängt daran, was auf { $points } zweifelhaft ist.

## The referee's desk: repeating a protocol

replay-reproduced = { $file }: Byte für Byte reproduziert ({ $inputs ->
    [one] { $inputs } Datei
   *[other] { $inputs } Dateien
}, geschrieben von { $program }).
replay-differs = { $file }: nicht reproduziert.
replay-unsealed = Das Siegel stimmt nicht: Das Protokoll wurde nach dem Schreiben verändert.
replay-signed-by-the-event = Mit diesem Schlüssel unterzeichnet: { $fingerprint }.
replay-signed-by-somebody = Mit dem Schlüssel { $fingerprint } unterzeichnet, und die Unterschrift stimmt. Ob es der Schlüssel der Veranstaltung ist, sagt --key.
replay-signed-by-another = Nicht mit diesem Schlüssel unterzeichnet, sondern mit einem anderen: { $fingerprint }.
replay-not-signed = Nicht unterzeichnet: Jeder kann es geschrieben haben.
replay-signature-broken = Die Unterschrift stimmt nicht: Das Protokoll wurde nach dem Unterzeichnen verändert, oder es ist gefälscht.
replay-layout = Nichts darin weicht ab als die Anordnung des Textes.
replay-program = Geschrieben hat es { $program }; dies ist { $this }.
replay-difference = { $place }: Im Protokoll steht { $recorded }, gefunden wird { $again }.
replay-nothing = nichts
key-made = Mit { $private } wird unterzeichnet: geheim halten. Mit { $public } wird geprüft: allen geben. Der Fingerabdruck (SHA-256), den unterzeichnete Protokolle nennen, ist { $fingerprint }.

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

territory-needs-prisoners = Das Gebiet wird gezählt, nachdem die Gefangenen hineingelegt sind, und deren Zahl ist nicht bekannt: Die Gefangenen zählen und angeben.
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
error-photo-pixels = das Bild hat { $width }×{ $height } Pixel; höchstens { $most } Pixel werden gelesen
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
error-too-large = die Datei ist größer als { $most } Bytes, mehr wird nicht gelesen
hint-check-file-meant = Prüfen Sie, ob das die gemeinte Datei ist; ein Foto kann verkleinert werden, auf etwa 12 Megapixel.
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
error-bad-corners = die angegebenen Ecken spannen kein Brett auf
error-doubtful-grid = kein Go-Brett ließ sich mit Sicherheit finden: Das wahrscheinlichste Gitter, { $lines }×{ $lines }, stimmt mit einer Wahrscheinlichkeit von { $percent } %
error-cut-off = das Brett ist abgeschnitten: Seine Linien gehen über das hinaus, was von einem Gitter { $lines }×{ $lines } zu sehen ist
error-may-be-part = das ist vielleicht nur ein Teil eines größeren Bretts: { $lines }×{ $lines } Linien sind auf dem Foto, und es zeigt nicht, dass das Brett dort endet
hint-may-be-part = Gehen Sie zurück, bis um das Brett herum etwas vom Tisch zu sehen ist; oder sagen Sie, wenn das Brett { $lines } Linien hat: --size { $lines }.
error-indistinct = ein Gitter { $lines }×{ $lines } wurde gefunden, aber auf { $doubtful } seiner Punkte sind Schwarz, Weiß und leer nicht zu unterscheiden
error-no-position = das Gelesene ergibt keine Stellung: { $error }
error-other-size = { $file } zeigt ein Brett { $size }, { $first } eines mit { $first-size }
error-other-position = { $file } zeigt nicht die Stellung von { $first }: { $points } Punkte sind auf beiden klar verschieden, wie man das Brett auch dreht
error-no-photo = kein Foto ist angegeben
hint-photograph-from-above = Fotografieren Sie das ganze Brett von oben, mit 45° oder steiler, ohne Hand darüber; hat es andere Linien als 9, 13 oder 19, sagen Sie es, etwa --size 11; oder geben Sie --corners und --size an.
hint-photograph-in-even-light = Fotografieren Sie das Brett von weiter oben, in gleichmäßigem Licht, ohne Spiegelungen und Schatten; oder geben Sie --corners und --size an.
hint-say-which-board = Fotografieren Sie ein Brett allein, oder sagen Sie, welches gemeint ist: --board 1 ist das ganz links.
hint-boards-are-numbered = Bretter werden von links nach rechts gezählt, ab 1.
hint-hold-still = Halten Sie das Telefon ruhig, und lassen Sie es auf das Brett scharfstellen.
hint-give-corners = Geben Sie die vier äußeren Kreuzungen der Reihe nach um das Brett an: --corners x,y,x,y,x,y,x,y in Pixeln des aufrechten Fotos.
hint-step-back = Gehen Sie zurück, bis alle vier Ränder des Gitters auf dem Foto sind.
hint-photos-of-one-board = Geben Sie Fotos eines Bretts an, auf dem dazwischen nichts bewegt wurde, oder lassen Sie --same-board weg.
hint-photos-unmoved = Geben Sie Fotos eines Bretts an, auf dem dazwischen nichts bewegt wurde.
hint-give-photo-of-board = Geben Sie ein Foto des Bretts an.
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
error-overtime = Überzeit von { $color ->
    [black] Schwarz
   *[white] Weiß
}: { $error }
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
hint-state-komi = Geben Sie das Komi an, etwa --komi 7.5.
hint-wins-on-time = Es gibt nichts zu zählen: Der Gegner gewinnt durch Zeit.
hint-state-penalty = Geben Sie die verlorenen Punkte an, etwa --penalty black=2.

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
hint-give-sgf = Geben Sie eine SGF-Datei an; Aufzeichnungen in anderen Formaten müssen erst als SGF gespeichert werden.
hint-count-a-photo = Zählen Sie ein Foto mit `shuzi count`, oder vergleichen Sie es mit einer Aufzeichnung durch `shuzi verify --record`.
hint-choose-game = Wählen Sie eine Partie, die da ist, etwa --game 1.
hint-save-record-again = Laden oder speichern Sie die Aufzeichnung noch einmal.
hint-records-of-go = Geben Sie die Aufzeichnung einer Go-Partie an.
hint-correct-record-there = Berichtigen Sie die Aufzeichnung an dieser Stelle, oder speichern Sie sie mit einem anderen Programm neu.
error-record-size = die Aufzeichnung ist von einem Brett { $record }, das Foto zeigt eines mit { $photo }
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
error-record-of-another-game = die Aufzeichnung ist von einer anderen Partie: Wo sie am nächsten kommt, nach Zug { $moves }, weichen { $points } Punkte ab ({ $stones } Steine sind auf dem Brett)
error-not-the-same-game = nicht dieselbe Partie: Bestenfalls { $fitting } von { $stones } Steinen stehen, wo sie vorher standen, wie man das Brett auch dreht
error-not-the-same-size = nicht dieselbe Partie: Das Brett war vorher { $before } und ist jetzt { $after }
hint-record-of-the-game = Geben Sie die Aufzeichnung der Partie an, die das Foto zeigt.
error-position-beside-photos = eine angegebene Stellung ist kein Foto: Mit ihr zusammen kann nichts gelesen werden
hint-position-alone = Geben Sie die Stellung allein an, oder vergleichen Sie Fotos durch --record mit einer Aufzeichnung.
error-nothing-to-compare = die Stellung vorher hat kein Ergebnis, mit dem sich das Brett danach vergleichen ließe
hint-settle-position-before = Klären Sie, was an der Stellung vorher nicht stimmt.
hint-photos-before-and-rearranged = Geben Sie Fotos eines Bretts an, vor und nach dem Umlegen.
hint-photos-before-and-filled = Geben Sie Fotos eines Bretts an, vor und nach dem Auffüllen.
error-nothing-filled-in = nach diesen Regeln wird nicht aufgefüllt
hint-say-whose-points = Sagen Sie, wessen Punkte gezählt werden, etwa --counted black, oder geben Sie --rules ing an.
error-no-protocol = das ist kein Protokoll: { $error }
error-pdf-photo = Foto { $number } passt nicht in das PDF: { $reason }
error-pdf-font = die Schrift { $font } passt nicht in das PDF: { $reason }
error-other-protocol = das ist ein Protokoll der Art „{ $schema }“, und dieses Programm kennt { $known }
error-protocol-file-gone = das Protokoll nennt diese Datei, und sie ist nicht da
error-protocol-file-changed = { $file } ist nicht die Datei, aus der das Protokoll entstand: Ihr SHA-256 ist nicht { $sha256 }
hint-give-protocol = Geben Sie die .json-Datei an, die `shuzi verify --protocol FILE.json` geschrieben hat.
hint-put-beside-protocol = Legen Sie die vorgelegte Datei neben das Protokoll.
error-key-public-half = das ist die öffentliche Hälfte eines Schlüssels, und zum Unterschreiben braucht es die private
error-key-private-half = das ist die private Hälfte eines Schlüssels, die niemand außer dem Veranstalter haben sollte
error-key-encrypted = dieser Schlüssel ist mit einer Passphrase verschlüsselt
error-key-openssh = das ist ein Schlüssel im Format von OpenSSH
error-key-not-pem = das ist kein Schlüssel im PEM-Format
error-key-damaged = dieser Schlüssel ist beschädigt oder abgeschnitten, oder er ist kein Ed25519-Schlüssel
error-key-same-name = die öffentliche Hälfte des Schlüssels hieße genauso
error-key-exists = diese Datei gibt es schon, und ein Schlüssel wird nie überschrieben
error-key-no-pem = der Schlüssel lässt sich nicht als PEM schreiben
error-no-random = es gibt keine Zufallszahlen: { $error }
error-cannot-write-file = die Datei lässt sich nicht schreiben: { $error }
hint-key-private = Geben Sie die private Hälfte an, die `shuzi verify --make-key FILE` in FILE schreibt.
hint-key-public = Geben Sie die öffentliche Hälfte an, die `shuzi verify --make-key event.key` in event.pub schreibt; auch `openssl pkey -in event.key -pubout` gibt sie aus.
hint-key-without-passphrase = Schreiben Sie ihn ohne Passphrase: `openssl pkey -in KEY -out FILE`.
hint-make-key = Machen Sie einen mit `shuzi verify --make-key FILE` oder mit `openssl genpkey -algorithm ed25519 -out FILE`.
hint-key-name = Geben Sie einen anderen Namen an, etwa event.key: Die öffentliche Hälfte wird event.pub.
hint-check-folder = Prüfen Sie den Ordner, und wer dort schreiben darf.
usage-key-with-replay = --key prüft die Unterschrift eines Protokolls: Geben Sie es zusammen mit --replay PROTOCOL.json an
usage-sign-json = --sign unterschreibt das JSON des Protokolls: Schreiben Sie es auch, mit --protocol FILE.json

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
engine-unasked = sie antwortet, was niemand gefragt hat
hint-engine-command = Prüfen Sie den Befehl von --engine; ein Programm außerhalb von PATH braucht seinen Ordner, etwa /usr/games/gnugo.
hint-engine-by-itself = Probieren Sie den Befehl von --engine für sich aus: Er muss GTP sprechen, wie "gnugo --mode gtp".
hint-engine-more-time = Prüfen Sie, ob der Befehl von --engine GTP spricht, wie "gnugo --mode gtp", oder geben Sie mit --engine-timeout mehr Zeit.
hint-another-engine = Fragen Sie eine andere Engine, etwa GNU Go oder KataGo.
hint-leave-engine-out = Lassen Sie --engine für dieses Brett weg.

## Errors: files, folders and tables

error-cannot-read = die Datei lässt sich nicht lesen: { $error }
error-cannot-write = { $file } lässt sich nicht schreiben: { $error }
error-cannot-make = { $folder } lässt sich nicht anlegen: { $error }
error-cannot-search = { $folder } lässt sich nicht durchsuchen: { $error }
error-cannot-write-results = die Ergebnisse lassen sich nicht schreiben: { $error }
stopped-nobody-listens = niemand hört zu
hint-check-name = Prüfen Sie den Namen; setzen Sie ihn in Anführungszeichen, wenn er Leerzeichen enthält.
hint-check-permission = Prüfen Sie, wer die Datei lesen darf.
hint-name-files-in-folder = Nennen Sie die Dateien im Ordner, etwa `folder/*.jpg`, oder lassen Sie `shuzi batch` alle Fotos darin lesen.
hint-open-with-another-program = Prüfen Sie, ob sich die Datei mit einem anderen Programm öffnen lässt.
results-no-game = keine Partie in der Tabelle (eine pro Zeile: round,black,white,result)
results-encoding = sie ist nicht UTF-8: Speichern Sie die Tabelle als UTF-8
results-fields = { $fields ->
    [one] { $fields } Feld
   *[other] { $fields } Felder
} statt 4 (round,black,white,result)
results-round = „{ $text }“ ist keine Rundennummer
results-result = „{ $text }“ ist kein Ergebnis (B+2.5, W+R, B+T, W+F, 0 für unentschieden, 0-0, wenn beide verlieren, 0F-0F, wenn keiner erschien, void, oder neben einem Spieler bye, absent, suspended)
results-players = eine Partie hat zwei Spieler, ein Freilos einen, ebenso absent und suspended
results-suspended = „{ $name }“ wurde in Zeile { $before } gesperrt und verliert die übrigen Partien: Berichtigen Sie das Ergebnis oder die Sperre
results-twice = „{ $name }“ ist in Runde { $round } zweimal (siehe Zeile { $before })
results-alike = „{ $name }“ und „{ $like }“ (Zeile { $before }) sehen nach einem Spieler aus: Schreiben Sie beide gleich, oder machen Sie sie verschieden
hint-write-results = Schreiben Sie eine Partie pro Zeile, etwa 1,Ke Jie,Park Junghwan,B+2.5.
error-no-labels = keine Fotos mit Label gefunden (ein Label ist NAME.json neben seinem Foto)
error-no-ninth-ping = der Artikel sagt nicht, welcher Tuan so stark wie ein Ping ist: Geben Sie es an, etwa --ninth-ping 7tuan
error-grade-which-way = '{ $text }' kann von 9 als höchstem Grad an zählen, wie Profi-Dan, oder von 1 als höchstem, wie Ping: Schreiben Sie ping oder tuan
error-no-grade = '{ $text }' ist kein Grad (schreiben Sie 1 bis 9 mit ping, tuan oder chi, etwa 3tuan; Dan und Kyu werden als Tuan und Chi gelesen)
usage-guess-in-even-game = Die Farben werden nur in einer gleichen Partie erraten: Hier hat der Schwächere Schwarz; lassen Sie --stones und --guess weg
usage-times-contradict = die Zeiten von { $color ->
    [black] Schwarz
   *[white] Weiß
} widersprechen sich: Was --exceeded oder --moves sagt, passt nicht in das, was --used über die Grundbedenkzeit hinaus lässt
usage-heading-error = Fehler:
usage-heading-usage = Aufruf:
usage-try-help = Mehr dazu sagt '--help'.
usage-invalid-value = ungültiger Wert '{ $value }' für '{ $option }'
usage-because = { $what }: { $why }
usage-no-value = für '{ $option }' fehlt der Wert
usage-too-many-values = der Wert '{ $value }' ist einer zu viel für '{ $option }'
usage-unknown-argument = unbekanntes Argument '{ $argument }'
usage-unknown-command = unbekannter Befehl '{ $command }'
usage-missing-arguments = es fehlt, was angegeben werden muss: { $arguments }
usage-twice = '{ $argument }' kann nur einmal angegeben werden
usage-not-together = '{ $argument }' geht nicht zusammen mit '{ $other }'
usage-possible-values = [mögliche Werte: { $values }]
usage-similar = Tipp: Ähnlich ist '{ $name }'
value-rules = die Regelwerke sind { $known }; die Regeln einer Veranstaltung stehen in einer Datei, die auf .toml endet
value-handicap = schreiben Sie eine Zahl von Steinen von 0 bis { $most }
value-bonus = schreiben Sie 0, N oder N-1
value-prisoners = schreiben Sie die gefangenen Steine beider Farben, bis zu { $most } von jeder, etwa B=3,W=5
value-penalties = schreiben Sie die Punkte, die ein Spieler verliert, etwa black=2 oder black=2,white=4
value-overtime = schreiben Sie, welcher Teil der Grundbedenkzeit über sie hinaus verbraucht wurde, etwa black=0.2 oder white=5/30
value-time = schreiben Sie eine Zeit bis zu einer Woche mit ihrer Einheit, etwa 60min, 1h30m oder 1:30:00
value-time-is-open = '{ $text }' können Minuten und Sekunden oder Stunden und Minuten sein: Schreiben Sie { $minutes } oder { $hours }
value-byo-yomi = schreiben Sie, wie viele Perioden es gibt und wie lang eine ist, etwa 5x30s oder 1x1min
value-periods = schreiben Sie 1 bis { $most } Perioden, die nicht leer sind, etwa 5x30s
value-exceeded = schreiben Sie, wie oft eine Periode überschritten wurde, etwa black=2 oder black=2,white=0
value-move-times = schreiben Sie, wie lange jeder Zug dauerte, etwa black=25s+34s oder black=31s,white=12s+65s
value-basic-time = ohne Zeit gibt es keine Partie
value-times = schreiben Sie Zeiten mit Einheiten oder als h:mm:ss, etwa black=7min oder black=52min,white=1:15:00
value-sets = schreiben Sie, wie viele Steine ein Satz hat, etwa black=179 oder black=179,white=180
value-empty = er ist leer
value-left-open = schreiben Sie ended, black-first oder white-first
value-color = schreiben Sie black oder white
value-lines = schreiben Sie die Zahl der Linien, 2 bis { $most }
value-turn = schreiben Sie die Grad im Uhrzeigersinn: 90, 180 oder 270
value-board-number = schreiben Sie die Nummer des Bretts von links nach rechts, ab 1
value-game-number = schreiben Sie die Nummer der Partie in der Datei, ab 1
value-corners = schreiben Sie acht Pixelkoordinaten, etwa 10,20,900,25,880,870,15,860
value-correction = schreiben Sie einen Punkt und was dort steht, etwa Q16=black (oder white, empty)
value-ended = schreiben Sie no-result oder both-lose
value-fate = schreiben Sie einen Punkt der Kette und ihr Schicksal, etwa C3=dead oder C3=alive
value-open-quote = ein Anführungszeichen ist nicht geschlossen
value-engine = schreiben Sie den Befehl, der die Engine startet, etwa 'gnugo --mode gtp'
value-overlay-file = der Name der Datei muss auf .png oder .svg enden
value-protocol-file = der Name der Datei muss auf .html, .pdf oder .json enden
value-part = ein Teil wird I/N geschrieben, etwa 2/8
value-seconds = schreiben Sie Sekunden, mehr als 0 und bis zu { $most }
value-number = schreiben Sie eine ganze Zahl von { $least } bis { $most }
value-points-per-chi = schreiben Sie eine gerade Zahl von Punkten von 0 bis 16, etwa 4 (ein halber Zug) oder 8
value-tuan = schreiben Sie einen Tuan, etwa 7tuan
value-address = schreiben Sie localhost oder eine IP-Adresse, mit oder ohne Port, etwa localhost:8080
error-cannot-read-label = das Label lässt sich nicht lesen: { $error }
error-label = das Label ist nicht zu verstehen: { $error }
error-label-rows = die Reihen des Labels sind nicht { $size } mal { $size } aus `.`, `B` und `W`
error-fault-not-here = nichts dieser Art kann in dieser Stellung sichtbar schiefgehen: Wählen Sie einen anderen Fehler oder eine andere Stellung
error-cannot-fill-in = die Stellung lässt sich nicht zählen: siehe `shuzi score --rules ing`
error-render-not-square = nur quadratische Bretter lassen sich darstellen, nicht { $size } (füllen Sie die Stellung zum Quadrat auf)
error-render-size = ein erzeugtes Foto hat 1 bis { $most } Pixel in jeder Richtung, nicht { $size }
error-scene = { $name } der Szene ist { $value }, aber { $wanted }
error-jpeg = das Foto ließ sich nicht als JPEG schreiben: { $error }
hint-another-fault = Wählen Sie ein anderes --fault oder eine Stellung, die sich auffüllen lässt, oder berichtigen Sie --dead, --komi oder --penalty.
hint-square-position = Geben Sie eine quadratische Stellung an und ein Foto mit höchstens 8192 Pixeln pro Seite.

## Errors: archives

error-not-a-run = { $folder } enthält keinen Stapel von shuzi: Nennen Sie den Ordner eines Stapels, oder einen neuen, um einen zu beginnen
error-other-settings = { $folder } enthält einen Stapel mit anderen Einstellungen: { $difference }. Nennen Sie einen anderen Ordner, oder geben Sie dieselben an
error-run-not-new = { $folder } enthält schon einen Stapel: Nennen Sie einen anderen Ordner, oder lassen Sie --new weg, um ihn fortzusetzen
error-run-busy = in { $folder } arbeitet schon ein anderes shuzi
error-no-source = { $source } gibt es nicht: Prüfen Sie den Namen, und setzen Sie ihn in Anführungszeichen, wenn er Leerzeichen enthält
error-no-pattern = { $pattern } ist kein Muster: { $error }
error-nothing-fits = nichts passt auf das Muster { $pattern }
error-other-photos = { $first } und { $other } führen nicht dieselben Fotos auf: Führen Sie alle Teile mit denselben Quellen aus, und vereinen Sie sie in einem neuen Ordner
error-run-unfinished = { $photos ->
    [one] { $photos } Foto hat
   *[other] { $photos } Fotos haben
} noch keine Zeile (das erste ist { $first }): Führen Sie `shuzi batch` mit denselben Argumenten aus, oder die fehlenden Teile
error-no-parquet = dieses shuzi wurde ohne Parquet gebaut: Wählen Sie --format jsonl oder csv, oder bauen Sie es mit --features parquet
error-correction-not-kept = sie lässt sich nicht sichern: { $error }
error-too-many-answers = es sind mehr Antworten als Punkte auf einem Brett
error-photo-not-in-run = kein Foto mit diesem Inhalt wurde in diesem Stapel gelesen
error-nothing-to-correct = es gibt keine Stellung zu korrigieren
error-correction = die Korrektur von { $photo }: { $error }
error-ends-within-a-line = { $file } endet mitten in einer Zeile: Laden Sie sie noch einmal herunter
error-photo-late = das Foto wurde nach { $seconds } s aufgegeben
error-photo-crashed = das Foto beendete den Prozess, der es las ({ $how })
hint-more-time = Lesen Sie es allein mit `shuzi count`, oder geben Sie ihm mit --time-limit und --retry mehr Zeit.
hint-more-memory = Es braucht vielleicht mehr Speicher (--memory-limit, mit --retry); oder es ist auf eine Weise beschädigt, die shuzi nicht kennt: Bitte melden Sie es.
error-no-worker = kein Arbeitsprozess lässt sich starten: { $why }
worker-no-program = kein Programm
worker-no-streams = keine Datenströme
worker-other-settings = er hat andere Einstellungen als der Stapel: { $difference }
worker-not-ready = er ist nach { $seconds } s nicht bereit
error-file-unseen = zur Datei: { $why }
error-photo-not-there = das Foto war zu Beginn da, aber { $why }
photo-not-found = niemand fand es
photo-changed = es hat sich seit dem Auflisten geändert
photo-gone = es lässt sich nicht mehr lesen: { $error }
hint-run-again = Führen Sie denselben Befehl noch einmal aus, bei einem Teil vorher mit --list-only: Dann wird dieses Foto noch einmal gelesen.
error-run-settings = seine Einstellungen ergeben keinen Sinn
error-run-rules-gone = die Regeln, mit denen der Stapel begann, sind nicht zu bekommen: { $why }
error-run-rules-changed = { $file }: Das sind nicht mehr die Regeln, mit denen der Stapel begann
error-run-unreadable = der Stapel in { $folder } lässt sich nicht lesen: { $error }
batch-listed-not-found = { $photos ->
    [one] { $photos } aufgelistetes Foto wird
   *[other] { $photos } aufgelistete Fotos werden
} hier nicht gefunden, zuerst { $first }: Machen Sie sie diesem Rechner zugänglich
batch-found-not-listed = { $photos ->
    [one] { $photos } Foto liegt hier, das
   *[other] { $photos } Fotos liegen hier, die
} nicht in der Liste { $photos ->
    [one] steht
   *[other] stehen
}
batch-parts-differ = { $other }; oder listen Sie mit --list-only auf, was jetzt da ist, und führen Sie die Teile noch einmal aus
batch-no-photos-here = hier werden keine Fotos gefunden: Machen Sie sie diesem Rechner zugänglich
batch-stopped = { $path }: { $error }. { $next ->
    [full] Schaffen Sie Platz
   *[other] Beheben Sie das
}, und führen Sie denselben Befehl noch einmal aus: Er macht weiter, wo er war

## Errors: how the program is called

usage-one-file = { $option } schreibt eine Datei: Geben Sie eine Eingabe an
usage-one-file-or-trace = { $option } schreibt eine Datei: Geben Sie eine Eingabe an, oder nehmen Sie --trace DIR
usage-standard-input-twice = die Standardeingabe kann nur einmal gelesen werden
usage-explain-is-text = --explain gehört zu --format text
usage-verify-files = verify nennt seine Eingaben im Protokoll: Geben Sie Dateien an, nicht die Standardeingabe
usage-ask-input = --ask liest Antworten von der Standardeingabe, die schon die Eingabe ist
usage-ask-or-not = --ask widerspricht --yes und --no-ask
usage-needs-a-photo = --overlay und --trace brauchen ein Foto: Nehmen Sie `shuzi count`
usage-no-pdf = dieses Programm wurde ohne PDF gebaut: Bauen Sie es mit dem Feature 'pdf', oder schreiben Sie .html
usage-two-photos = --out und --fill-in sind zwei Fotos
usage-two-ports = --addr nennt Port { $first }, --port { $second }: Geben Sie nur einen an
usage-takes-jpg = { $option } braucht eine .jpg-Datei
usage-no-run = in { $folder } gibt es keinen Stapel, der fortgesetzt werden könnte
usage-no-list = die Liste { $file } lässt sich nicht lesen: { $error }
usage-no-records = hier gibt es keine Partieaufzeichnungen (.sgf)
usage-no-folder-of-records = einen Ordner mit Aufzeichnungen { $folder } gibt es nicht: Sagen Sie mit --records, wo sie sind, oder geben Sie --no-records an
usage-records-not-utf8 = --records: Ein Pfad, der nicht UTF-8 ist, kann nicht für `shuzi merge` aufbewahrt werden

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

## Archives: a batch while it runs

photos = { $photos ->
    [one] { $photos } Foto
   *[other] { $photos } Fotos
}
batch-listing = Fotos werden aufgelistet

# The first value is "5 photos"
batch-listed = { $photos }, davon { $different } verschiedene
files-passed-over = { $files ->
    [one] { $files } andere Datei übergangen
   *[other] { $files } andere Dateien übergangen
}

# Counts or "left", with the counts, stand behind the colon
batch-progress = { $done }/{ $all ->
    [one] { $all } Foto
   *[other] { $all } Fotos
}, { $rate } pro Sekunde: { $rest }
batch-left = noch { $left }: { $counts }
batch-count = { $photos } { $outcome ->
    [exact] sicher
    [asked] mit Fragen
    [refused] abgelehnt
   *[failed] gescheitert
}
batch-part-is-done = Teil { $part } ist fertig. Wenn alle es sind: shuzi merge { $folder }
batch-table-is-stale = { $file } bleibt, wie sie war: Mit ihrem --format angeben, damit sie neu geschrieben wird
batch-no-record = { $file } ist keine Aufzeichnung: { $error }

## Archives: the summary

# The first value is "5 photos"
summary-photos = { $photos }, davon { $same } gleich einem früheren
summary-corrected = { $photos ->
    [one] { $photos } Foto von Hand korrigiert
   *[other] { $photos } Fotos von Hand korrigiert
}
summary-outcomes = Was daraus wurde
summary-errors = Ohne Stellung
summary-lines = Bretter nach Linien
summary-questions = Fotos nach der Zahl der Fragen
summary-doubts = Zweifelhafte Punkte
summary-warnings = Warnungen
summary-truth = Wo die Stellung bekannt ist
summary-timings = Millisekunden pro Foto
outcome-of-a-photo = { $kind ->
    [exact] gelesen und gezählt, nichts zu fragen
    [asked] ein Mensch sollte es ansehen
    [refused] kein verlässliches Brett oder kein Foto
   *[failed] konnte nicht angesehen werden
}
kind-of-error = { $kind ->
    [no_board] kein Go-Brett mit Sicherheit zu sehen
    [board_cut_off] das Brett ist abgeschnitten
    [several_boards] mehrere Bretter im Bild
    [too_blurred] zu unscharf
    [too_small] zu wenige Pixel
    [too_large] zu groß
    [unreadable] beschädigt, unvollständig oder verschwunden
    [unsupported_format] ein Format, das nicht gelesen wird
    [bad_option] passt nicht zu den Angaben
    [timed_out] dauerte zu lange
    [crashed] beendete seinen Prozess
    [internal] ein Fehler von shuzi
   *[other] anderes
}
kind-of-warning = { $kind ->
    [no_liberties] eine Kette ohne Freiheiten
    [doubtful_grid] das Gitter ist vielleicht nicht das des Bretts
    [more_than_a_set] mehr Steine als in einem Satz
    [contradictory] Angaben, die nicht zusammen stimmen können
    [stones_played] Steine und Gefangene gehen nicht auf
    [irregular_moves] regelwidrige Züge
    [open_dame] neutrale Punkte sind noch zu spielen
    [unsealed] eine offene Grenze
    [in_atari] lebende Ketten im Atari
    [prisoners_deduced] Gefangene erschlossen
    [missing_teire] Schutzzüge fehlen
    [no_second_opinion] keine zweite Meinung
   *[other] anderes
}
outcome-where-known = { $kind ->
    [exact] jeder Punkt richtig
    [exact_if_asked] richtig, wenn die Fragen beantwortet sind
    [too_many_questions] richtig, aber unter zu vielen Fragen
    [silent] falsch ohne Rückfrage
    [refused] ein Brett, aber keine Stellung
    [phantom] eine Stellung, wo kein Brett ist
   *[rightly_refused] kein Brett, und keines gelesen
}
step = { $step ->
    [decode] dekodieren
    [board] Brett
    [stones] Steine
    [life] Leben
    [score] zählen
    [engine] Engine
   *[all] alles
}
column-step = Schritt
column-median = Median
column-95-percent = 95 %
column-most = höchstens

## Archives: what needs a person

review-counts = { $asked } anzusehen, { $corrected } korrigiert, { $unread } ohne Stellung, { $exact } brauchen niemanden{ $missing ->
    [0] {""}
   *[other] , { $missing } noch nicht gelesen
}
review-heading = Was ein Mensch ansehen muss
review-overview = { $asked ->
    [one] { $asked } Foto ist
   *[other] { $asked } Fotos sind
} anzusehen, zuerst die, von denen am meisten abhängt. { $corrected } korrigiert, { $unread } ohne Stellung, { $exact } brauchen niemanden.
review-not-done = { $photos ->
    [one] { $photos } Foto wurde
   *[other] { $photos } Fotos wurden
} noch nicht gelesen: Der Stapel ist nicht fertig.
review-how = Über jedes Foto gezeichnet: das Gitter (blau), schwarze Steine (grüne Ringe), weiße Steine (rosa Ringe), die fraglichen Punkte und Gruppen (gelb, mit ihren Namen). Wählen Sie, was zutrifft, und sichern Sie es, alles zu einem Foto auf einmal. Was Sie offen lassen, bleibt eine Frage. Die Tabellen ändern sich mit dem nächsten „shuzi merge“.
review-needs-script = Ohne JavaScript kann hier nichts gesichert werden.
review-download = Korrekturen herunterladen
review-asked = Anzusehen: { $photos }
review-asked-more = Noch { $photos ->
    [one] { $photos } Foto
   *[other] { $photos } Fotos
}: gezeigt, wenn die Seite nach diesen neu gemacht wird.
review-corrected = Korrigiert: { $photos }
review-more = noch { $photos ->
    [one] { $photos } Foto
   *[other] { $photos } Fotos
}
review-unread = Ohne Stellung: { $photos }
review-same-photo = Dasselbe Foto: { $names }
review-unfit = Was zu diesem Foto gesagt wurde, passt nicht dazu, und darum lassen sich keine Tabellen schreiben: { $why }. Sichern Sie, was zutrifft.
review-another-point = Ein anderer Punkt
review-save = Sichern
review-corrected-by-a-person = Von Hand korrigiert.
review-nothing-to-answer = nichts zu beantworten, aber etwas zu beachten
review-questions = { $questions ->
    [one] { $questions } Frage
   *[other] { $questions } Fragen
}

# Behind the number of questions: what depends on the answers
review-no-result-before = { $questions }, ohne Antwort gibt es kein Ergebnis
review-no-points = { $questions }, kein Punkt hängt davon ab
review-points = { $questions }, eine Antwort ändert das Ergebnis mit bis zu { $points }
review-winner-and-points = { $questions }, kann den Sieger ändern, mit bis zu { $points } pro Antwort
review-drawing-of = { $file } mit dem, was gelesen wurde
review-not-counted = Eine Stellung; gezählt wurde nichts.
review-leave-open = offen lassen
review-group = { $stones ->
    [1] Die Gruppe auf { $point }
   *[other] Die Gruppe auf { $point } ({ $stones } Steine)
}
review-proposed = { $color ->
    [black] Von Schwarz
   *[white] Von Weiß
}, Vorschlag: { $status ->
    [alive] lebendig
    [dead] tot
    [seki] Seki
   *[unsettled] ungeklärt
} ({ $why }); { $otherwise }
review-otherwise-not-counted = sonst lässt sich nicht zählen
review-otherwise-draw = sonst unentschieden
review-otherwise-wins = sonst gewinnt { $player ->
    [black] Schwarz
   *[white] Weiß
} mit { $by }
review-otherwise-still-wins = sonst gewinnt { $player ->
    [black] Schwarz
   *[white] Weiß
} immer noch mit { $by }
review-there-is = Dort ist
review-a-black-stone = ein schwarzer Stein
review-a-white-stone = ein weißer Stein
review-no-stone = kein Stein
review-a-dead-group = eine tote Gruppe
review-a-living-group = eine lebende Gruppe
review-remove = Entfernen

# What the page's script says
review-kept = Gesichert. Was daraus folgt, zeigt die Seite nach dem Neuladen.
review-not-kept = Nicht gesichert: { $reason }. { $hint }
review-no-server = Nicht gesichert: { $reason }. Läuft der Server noch?
review-collected = In diesem Browser gesammelt: unten herunterladen.
review-collected-until-closed = Gesammelt, bis die Seite geschlossen wird: unten herunterladen.
review-count = Hier korrigierte Fotos: { $photos }
review-put = { $file } in den Ordner des Stapels legen, neben run.json.

## Evaluation: tables

column-source = Quelle
column-photos = Fotos
column-groups = Gruppen
column-exact = richtig
column-once-asked = +gefragt
column-too-many = zu viele
column-silent = stumm
column-refused = abgelehnt
column-wrong-share = falsch/gelesen
column-by-group = je Gruppe
column-probability = Wahrscheinlichkeit
column-points = Punkte
column-grids = Gitter
column-wrong = falsch
column-mean = Mittel
column-right = richtig
eval-stress-tests = Härtetests
eval-special = besondere
eval-all = ALLE
eval-without-a-board = ohne Brett: eingebildet { $phantom }, zu Recht abgelehnt { $refused }
eval-by-group = je Gruppe: richtig { $exact }  richtig+gefragt { $asked }  stumm falsch { $silent }  abgelehnt { $refused }
eval-photos = Fotos: richtig { $exact }  richtig+gefragt { $asked }  stumm falsch { $silent }  zu viele Fragen { $many }  abgelehnt { $refused }
eval-points = Punkte falsch { $wrong }  Fragen pro gelesenem Brett { $questions }
eval-corners = Ecken um { $median } Linienabstände daneben (Median), { $worst } (schlechteste)
eval-points-title = Steine: wie sicher das Gelesene auf einem Punkt war
eval-grids-title = Gitter: wie sicher das wahrscheinlichste war, abgelehnte eingeschlossen
eval-above = über { $low }
eval-between = { $low } bis { $high }
eval-calibration = erwarteter Kalibrierungsfehler { $error }
eval-time = Zeit, ms
eval-wrong-points = falsch { $wrong } gefragt { $asked } bei (Reihe, Spalte) { $places }

## Evaluation: the contact sheet

sheet-heading = Fotos, die einen Blick wert sind
sheet-legend = Über jedes Foto gezeichnet: das gefundene Gitter (blau), schwarze Steine (grüne Ringe), weiße Steine (rosa Ringe), fragliche Punkte (gelbe Fragezeichen), falsche Punkte (rote Quadrate) und der wahre Umriss mit seinen Ecken (violett); über ein abgelehntes Foto der Umriss des wahrscheinlichsten Gitters (gelb). Punkte heißen so, wie das Brett beim Lesen gedreht wurde; Zahlen in Klammern sind Wahrscheinlichkeiten.
sheet-outcome = { $outcome ->
    [silent] Falsch ohne Rückfrage
    [phantom] Gelesen, wo kein Brett ist
    [refused] Abgelehnt
    [too_many_questions] Zu viele Fragen
    [exact_if_asked] Richtig nach Rückfrage
    [exact] Richtig
   *[rightly_refused] Zu Recht abgelehnt
}
sheet-nothing = Kein Foto zu zeigen.
sheet-count = { $title }: { $count }
sheet-group = Gruppe { $group }
sheet-train = darf zum Training dienen
sheet-stress = Härtetest
sheet-special = angeschnitten, teils verdeckt oder nicht das einzige Brett
sheet-wrong-points = { $wrong } von { $judged ->
    [one] { $judged } Punkt
   *[other] { $judged } Punkten
} falsch
sheet-asked = nach { $asked } gefragt
sheet-corners = Ecken um { $spacings } Linienabstände daneben
sheet-grid = wahrscheinlichstes Gitter { $grid ->
    [right] richtig
   *[wrong] falsch
}, Sicherheit { $confidence }
sheet-no-board-there = Als Brett { $size } gelesen; das Foto zeigt keines.
sheet-other-size = Als Brett { $size } gelesen; das ist nicht seine Größe.
sheet-wrong = Falsch
sheet-asked-about = Gefragt
sheet-wrong-point = { $point } gelesen als { $read ->
    [black] schwarz
    [white] weiß
   *[empty] leer
}{ $probability }, ist { $truth ->
    [black] schwarz
    [white] weiß
   *[empty] leer
}{ $asked ->
    [asked] {""}
   *[not] , nicht gefragt
}
sheet-question = { $point } gelesen als { $read ->
    [black] schwarz
    [white] weiß
   *[empty] leer
} ({ $probability }): { $doubt }

## The server

serve-page-at = Die Seite ist unter { $address }
serve-secret = Nur wer diese ganze Adresse hat, bekommt Antwort: Zeigen Sie sie denen, die die Seite benutzen dürfen.
serve-address-unknown = Die Adresse dieses Rechners in seinem Netz ist nicht bekannt: Setzen Sie sie anstelle von 0.0.0.0 ein.
serve-fingerprint = Das Zertifikat ist selbst ausgestellt, darum warnen Browser davor. Es ist das richtige, wenn sie diesen SHA-256-Fingerabdruck zeigen: { $fingerprint }
serve-has-no-page = Die Seite gehört nicht zu diesem Programm, nur ihre Schnittstelle (api/). Im Repository gebaut, hat shuzi sie.
serve-keeps = Fotos und was gelesen wurde, werden in { $folder } aufbewahrt.
serve-keeps-nothing = Nichts wird aufbewahrt.
serve-review-at = Was ein Mensch ansehen muss, ist unter { $address }; Korrekturen werden in { $folder } aufbewahrt.
serve-cannot-review = { $folder } kann nicht zur Durchsicht gezeigt werden ({ $error }): mit --review den Ordner eines Stapels angeben.
serve-not-kept = Ein Foto kann nicht aufbewahrt werden ({ $error }): Schaffen Sie Platz im Ordner. Weitere werden nicht gemeldet.
serve-stop-with = Strg+C beendet es.
serve-stops = Wird beendet. Was gerade gezählt wird, wird noch fertig; noch einmal Strg+C beendet sofort.
serve-cannot-open = Der Browser lässt sich nicht starten ({ $error }): Öffnen Sie die Adresse selbst darin.
serve-needs-lan = Andere könnten { $address } erreichen. Wenn sie das dürfen, geben Sie auch --lan an: Dann bekommt nur Antwort, wer die ganze Adresse hat.
serve-address-in-use = { $address } ist belegt, vielleicht durch ein anderes shuzi: Beenden Sie es, oder wählen Sie einen anderen Port, etwa --addr { $other }
serve-no-such-address = Dieser Rechner hat keine Adresse { $address }: Nennen Sie mit --addr eine eigene, oder lassen Sie --addr weg.
serve-not-allowed = Sie dürfen { $address } nicht benutzen: Wählen Sie einen höheren Port, etwa --addr { $other }
serve-cannot-listen = { $address } lässt sich nicht benutzen ({ $error }): Nennen Sie mit --addr eine andere Adresse.
serve-cannot-keep = In { $folder } lässt sich nichts schreiben ({ $error }): Nennen Sie mit --keep einen anderen Ordner.
serve-has-no-tls = Dieses shuzi wurde ohne --tls gebaut: Lassen Sie --tls weg, oder bauen Sie es mit --features tls.
serve-failed = Der Server kann nicht weitermachen ({ $error }).

## Placing

placing-counts = { $file }: { $players } Spieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
placing-place = Platz
placing-points = Punkte
placing-games = Partien
placing-player = Spieler
placing-rested-on = { $secondary ->
    [a1] B1 und B2 sind Summen der A1 der Gegner
   *[a1-and-a2] B1 und B2 sind Summen der A1 und A2 der Gegner zusammen
} (--secondary { $option }).
placing-would-be = { $player } läge auf Platz { $otherwise } statt { $place }
placing-otherwise = Die Regeln lassen offen, was die Sekundärpunkte eines Gegners sind. Mit { $secondary ->
    [a1] A1
   *[a1-and-a2] A1 und A2 zusammen
}: { $moved } (--secondary { $option }).
placing-otherwise-by-forfeits = Die Regeln lassen offen, ob als besiegt gilt, wer nicht erschienen ist. Andernfalls: { $moved } (--forfeits { $option }).
placing-otherwise-by-byes = Die Regeln lassen offen, ob ein Freilos ein Punkt ist. Andernfalls: { $moved } (--byes { $option }).
placing-failed-to-appear = { $player } ist in Runde { $rounds } nicht erschienen und hat die Partie verloren (Artikel 8).
placing-absent = { $player } fehlte auf eigenen Wunsch in Runde { $rounds }.
placing-suspended = { $player } ist ab Runde { $round } ausgeschlossen und verliert die restlichen Partien (Artikel 8).
placing-not-met = Mit { $others } hat { $player } keine Partie in der Tabelle: War noch eine zu spielen, so hat der Gegner sie gewonnen; bitte ergänzen, etwa als B+F.
placing-to-be-suspended = { $player } fehlte { $times } Mal, erlaubt ist { $allowed } Mal: Artikel 8 schließt den Spieler aus. Bitte eine Zeile mit dem Ergebnis „suspended“ in der Runde schreiben, ab der das gilt.
placing-how-often = Artikel 8 schließt aus, wer nicht erscheint oder öfter als eine festgesetzte Anzahl um Abwesenheit bittet; ob ein einziges Mal genügt, lässt er offen. Wie oft es erlaubt ist, sagt --absences.

## The clock

clock-hours = { $hours } Std.
clock-minutes = { $minutes } Min.
clock-seconds = { $seconds } Sek.
clock-milliseconds = { $milliseconds } ms
# 1 Std. 15 Min.
clock-units = { $first } { $second }
clock-late = { $late } zu spät
clock-left = { $left } von { $basic } Grundbedenkzeit
clock-used = { $used } verbraucht
clock-over = { $over } überzogen
clock-of-a-side = { $player ->
    [black] Schwarz
   *[white] Weiß
}: { $facts }: { $cost }
clock-both-readings = { $full } nach der vollen Grundbedenkzeit, { $left } nach dem, was die Verspätung davon übrig ließ
clock-which-reading = Artikel 7 sagt nicht, welches von beiden gilt: Der Schiedsrichter entscheidet.
clock-no-points = keine Punkte
clock-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
clock-exactly-half = genau die Hälfte, von der Artikel 7 sowohl sagt, dass sie 6 Punkte kostet, als auch, dass mit ihr die Partie verloren ist: Der Schiedsrichter entscheidet
clock-lost-on-time = durch Zeit verloren (mehr als die Hälfte überzogen)
clock-failed-to-appear = verloren (das Zeitlimit war abgelaufen, bevor der Spieler kam, Artikel 8)
clock-loses-points = { $player ->
    [black] Schwarz
   *[white] Weiß
} verliert { $points } (--penalty { $option })
clock-nobody-loses = Es gehen keine Punkte verloren.
clock-loses-the-game = { $player ->
    [black] Schwarz
   *[white] Weiß
} verliert die Partie.
clock-both-lose = Beide verlieren durch Zeit: Verloren hat, wer zuerst so weit war, und das sagen diese Zeiten nicht.
clock-open = Was verloren geht, hängt von der Entscheidung des Schiedsrichters ab.
clock-exceeded = { $period } { $times } von { $periods } Mal überschritten
clock-counted-lost = durch Zeit verloren ({ $exceeded })
clock-last-period = { $exceeded }: Artikel 7 erlaubt so viele Überschreitungen, bevor ein Spieler verliert, übliche Uhren beenden die Partie mit der letzten: Der Schiedsrichter entscheidet
clock-to-the-second = { $exceeded }: Ein Zug brauchte seine Frist auf die Sekunde, was nach Artikel 7 keine Überschreitung ist, nach mancher Uhr aber doch: Der Schiedsrichter entscheidet
clock-late-for-all = die Verspätung nahm die ganze Grundbedenkzeit: nicht erschienen, wenn das Zeitlimit das ist, was davon übrig blieb (Artikel 8), sonst begann sofort das Sekundenzählen: Der Schiedsrichter entscheidet
clock-not-told = { $exceeded }, was diese Zeiten nicht sagen: bitte --exceeded oder --moves angeben

## Handicap

handicap-difference = { $black } gegen { $white }: { $points } Punkte Unterschied (Züge: { $moves })
handicap-difference-with-chi = { $black } gegen { $white }, mit { $chi } Punkten je Chi: { $points } Punkte Unterschied (Züge: { $moves })
handicap-no-compensation = niemand gibt Punkte
handicap-black-gives = Schwarz gibt { $points } Punkte
handicap-white-gives = Weiß gibt { $points } Punkte
handicap-by-compensation = { $given } ({ $options })
handicap-by-moves-with-points = Vorgabezüge: { $moves } (Schwarz setzt { $stones } Steine, bevor Weiß zieht), { $given } ({ $options }): ein Vorgabezug je vollem Zug, und die 8 Punkte der Gleichauf-Partie bleiben
handicap-by-moves-alone = Vorgabezüge: { $moves } (Schwarz setzt { $stones } Steine, bevor Weiß zieht), { $given } ({ $options }): ein Vorgabezug je vollem Zug, und Punkte nur für den Bruchteil
handicap-by-points = Vorgabezüge: { $moves } (Schwarz setzt { $stones } Steine, bevor Weiß zieht), { $given } ({ $options }): ein Vorgabezug je 16 Punkte, so viel wie der Anzug wert ist
handicap-exchange-colors = Der schwächere Spieler hat Schwarz (Artikel 6): bitte die Farben tauschen.
handicap-choose-colors = Gleichauf-Partie: Der ältere Spieler nimmt eine Handvoll weißer Steine, der andere rät „gerade oder ungerade“; rät er richtig, wählt er Schwarz oder Weiß, sonst wählt der ältere (Artikel 6).
handicap-guesser-chooses = Richtig geraten: Wer geraten hat, wählt Schwarz oder Weiß (Artikel 6).
handicap-older-chooses = Falsch geraten: Der ältere Spieler wählt Schwarz oder Weiß (Artikel 6).
handicap-which-chi = Artikel 6 sagt nicht, was ein Chi ausmacht: einen halben Zug wie ein Tuan oder einen ganzen. Bitte mit --chi angeben.
handicap-which-game = Artikel 6 verwendet Vorgabezüge ab einem Unterschied von zwei Zügen, sagt aber nicht, ob die 8 Punkte bleiben, und nicht, ob ein Vorgabezug 8 Punkte wert ist wie ein Zug zwischen Graden oder 16 wie der Anzug: bitte vor der Partie vereinbaren.

## The page

# Its opening
page-title = shuzi: ein Go-Brett vom Foto auszählen
page-invitation = Wer hat gewonnen? Das Brett fotografieren.
page-what-it-does = shuzi liest die Steine vom Foto, fragt nach, wo Zweifel bestehen, und zählt nach den Regeln, die gespielt werden.
page-how-to-photograph = Das ganze Brett ins Bild nehmen, von möglichst hoch oben, ohne Hand darüber.
page-stays-here = Das Foto bleibt auf diesem Gerät.
page-goes-to-computer = Das Foto geht an den Computer, der diese Seite ausgibt, und sonst nirgendwohin.
page-take-photo = Foto aufnehmen
page-choose-photo = Foto auswählen
page-drop-or-paste = oder ein Foto hierher ziehen oder einfügen
page-add-photo = Weiteres Foto dieses Bretts hinzufügen
page-new-photo = Neues Foto
page-photos = Fotos dieses Bretts: { $count }
page-photo-unread = { $file } war nicht zu gebrauchen: { $reason }

# What it is doing
page-opening = Das Foto wird geöffnet …
page-fetching = Das Programm wird geladen: { $percent } %
page-reading = Brett und Steine werden gesucht …
page-judging = Leben und Tod werden beurteilt …
page-busy = Der Computer ist beschäftigt. In { $seconds } s wird er wieder gefragt.
page-cancel = Abbrechen

# The board
page-board = Brett mit { $size } Linien, schwarze Steine: { $black }, weiße: { $white }
page-board-keys = Die Pfeiltasten bewegen sich über das Brett, Enter ändert den Punkt, U macht rückgängig, das Fragezeichen zeigt alle Tasten.
page-tap-changes = Antippen ändert
page-stones = Steine
page-dead-stones = Tote Steine
page-corners = Ecken
page-tap-a-point = Einen Punkt antippen, um ihn zu ändern: leer, schwarz, weiß.
page-tap-a-group = Eine Gruppe antippen, um sie für tot oder lebendig zu erklären.
page-drag-corners = Jeden Ring auf die äußerste Kreuzung der Brettlinien ziehen.
page-size = Linien
page-other-size = Andere
page-other-sizes = Andere Linienzahlen
page-find-corners = Brett selbst suchen lassen
page-corner = Ecke { $number } von 4
page-photo = Foto
page-diagram = Diagramm
page-show-marks = Gelesenes einzeichnen
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-whole-board = Ganzes Brett zeigen
page-undo = Rückgängig
page-redo = Wiederholen
page-done = Fertig
page-close = Schließen

# What a point is, as it is read aloud and named
page-point-is = { $point }: { $what }
page-and = { $first }, { $second }
page-black = schwarz
page-white = weiß
page-empty = leer
page-alive = lebendig
page-dead = tot
page-black-area = gehört Schwarz
page-white-area = gehört Weiß
page-dame = offener Dame-Punkt
page-shared = gemeinsam im Seki
page-unsealed = offene Grenze
page-doubtful = zweifelhaft
page-asked-about = Gruppe in Frage
page-read-black = gelesen als schwarz
page-read-white = gelesen als weiß
page-dead-stone = toter Stein
page-corrected = von Hand geändert
page-marks = Was die Zeichen bedeuten

# Questions
page-question = Frage { $number } von { $count }
page-proposed = Vorschlag
page-skip = Überspringen
page-back = Zurück
page-later = Erst das Brett ansehen
page-open-questions = Offene Fragen: { $count }
page-answer-them = Beantworten

# The result
page-result = Ergebnis
page-if-confirmed = falls die offenen Fragen bestätigt werden
page-as-it-stands = nach jetzigem Stand; bitte unten nachsehen
page-checking = wird geprüft …
page-no-result = Kein Ergebnis
page-how-counted = So wird gezählt
page-to-be-known = Zu beachten

# The rules
page-rules = Regeln
page-komi = Komi
page-handicap = Vorgabesteine
page-bonus = Bonus für Weiß wegen der Vorgabe
page-bonus-by-rules = wie in den Regeln
page-bonus-none = keiner
page-bonus-each = 1 Punkt für jeden Stein
page-bonus-but-one = 1 Punkt für jeden Stein bis auf einen
page-black-prisoners = Gefangene schwarze Steine
page-white-prisoners = Gefangene weiße Steine
page-not-known = unbekannt
page-prisoners-before = Ohne die toten Steine, die noch auf dem Brett liegen.

# Saving and sharing
page-save = Sichern oder teilen
page-download = Sichern
page-share = Teilen
page-picture = Bild mit Ergebnis
page-record = Aufzeichnung (SGF)
page-data = Daten (JSON)
page-saved = Gesichert: { $file }
page-not-shared = Teilen ging nicht; es wurde stattdessen gesichert.

# When a photo is refused
page-another-photo = Anderes Foto
page-put-corners = Die vier Ecken selbst setzen
page-vouch-for-lines = Das ist das ganze Brett: { $lines } × { $lines }
page-which-board = Welches Brett? Von links:
page-board-number = Brett { $number }
page-to-board = Zurück zum Brett
page-try-again = Noch einmal versuchen
page-not-a-photo = Das ist kein Foto.
page-cannot-open = Dieser Browser kann solche Fotos nicht öffnen. Als JPEG speichern oder die Kamera auf „maximale Kompatibilität“ stellen.
page-cannot-show = Dieser Browser kann das Foto nicht zeigen; statt seiner ist das Brett gezeichnet.
page-answers-left-out = Antworten, die nicht mehr zum Brett passen und weggelassen wurden: { $count }
page-one-photo-only = Ecken und Linien gelten für ein Foto: Die anderen Fotos bleiben weg.
page-failed = Das ging nicht: { $message }

# What counts, and what is kept
page-settings = Einstellungen
page-language = Sprache
page-light-and-dark = Hell und dunkel
page-as-device = wie auf diesem Gerät
page-light = hell
page-dark = dunkel
page-counts-here = Zählt auf diesem Gerät
page-counts-there = Zählt auf dem Computer, der diese Seite ausgibt
page-counts-nowhere = Hier kann nichts zählen: Kein Computer antwortet, und diese Seite kam ohne das Programm.
page-only-here = Nur auf diesem Gerät zählen
page-now-here = Der Computer antwortet nicht. Jetzt zählt dieses Gerät.
page-found-again = Hier ist wieder das letzte Brett.
page-kept = Dieses Gerät behält das Brett und seine Fotos, bis sie vergessen werden oder ein neues Foto kommt.
page-not-kept = Dieser Browser behält nichts: Beim Verlassen der Seite ist das Brett weg.
page-forget = Dieses Brett vergessen
page-forgotten = Das Brett und seine Fotos sind von diesem Gerät gelöscht.
page-new-version = Es gibt eine neue Version dieser Seite.
page-load-it = Laden

# Help
page-help = Hilfe
page-help-touch = Zwei Finger vergrößern und verschieben das Foto. Den Finger auf dem Brett halten und dann schieben, um genau zu zielen. Zweimal schnell antippen vergrößert.
page-keys = Tasten
page-key-arrows = Pfeile
page-key-move = über das Brett gehen
page-key-change = Punkt oder Gruppe ändern; den Vorschlag annehmen
page-key-stones = schwarz, weiß, leer
page-key-life = lebendig, tot
page-key-skip = die Frage überspringen
page-key-undo = rückgängig; mit Umschalt: wiederholen
page-key-zoom = größer, kleiner, ganzes Brett
page-key-mode = Steine, tote Steine, Ecken
page-key-view = Foto oder Diagramm

## A refused photo, and what to do about it

refused-unreadable = Die Datei lässt sich nicht als Foto lesen.
advice-unreadable = Sie ist vielleicht beschädigt. Noch einmal fotografieren oder ein anderes Foto auswählen.
refused-unsupported-format = Fotos dieses Formats lassen sich hier nicht lesen.
advice-unsupported-format = Als JPEG oder PNG speichern oder das Foto mit dieser Seite aufnehmen.
refused-too-large = Das Foto ist zu groß.
advice-too-large = Eine kleinere Kopie speichern oder mit geringerer Auflösung fotografieren.
refused-too-small = Das Foto ist zu klein, um die Steine zu unterscheiden.
advice-too-small = Aus der Nähe noch einmal aufnehmen oder das Original statt einer Vorschau auswählen.
refused-no-board = Auf dem Foto ist kein Go-Brett zu sehen.
advice-no-board = Das ganze Brett von oben fotografieren, mit 45° oder steiler, ohne Hand darüber; oder die vier Ecken selbst setzen.
refused-several-boards = Auf dem Foto ist mehr als ein Brett.
advice-several-boards = Angeben, welches gemeint ist, oder nur ein Brett fotografieren.
refused-board-cut-off = Das Brett ist am Rand des Fotos abgeschnitten.
advice-board-cut-off = Noch einmal fotografieren, mit allen vier Rändern im Bild.
refused-may-be-part = Auf dem Foto sind { $lines }×{ $lines } Linien, aber es zeigt nicht, dass das Brett dort endet: Es kann ein Teil eines größeren sein.
advice-may-be-part = Noch einmal mit etwas Tisch ringsum fotografieren, oder angeben, dass diese Linien das ganze Brett sind.
refused-too-blurred = Das Foto ist zu unscharf, um Linien oder Steine zu finden.
advice-too-blurred = Das Telefon ruhig halten, auf das Brett scharfstellen lassen und noch einmal aufnehmen.
refused-doubtful-grid = Das Gitter stimmt nur mit einer Wahrscheinlichkeit von { $percent } %.
advice-doubtful-grid = Die vier Ecken selbst setzen oder das Brett von weiter oben fotografieren.
refused-indistinct = Zu viel vom Brett ist nicht zu erkennen: Zweifelhafte Punkte: { $points }.
advice-indistinct = Noch einmal fotografieren, mit mehr Licht, ohne Spiegelungen und scharf; oder nachsehen, ob die Ecken stimmen.
refused-no-such-board = Auf dem Foto sind weniger Bretter.
advice-no-such-board = Bretter werden von links gezählt, ab 1.
refused-bad-corners = Diese vier Ecken spannen kein Brett auf.
advice-bad-corners = Jede auf die äußerste Kreuzung der Linien setzen, der Reihe nach um das Brett herum.
refused-different-boards = Die Fotos zeigen nicht dieselbe Stellung.
advice-different-boards = Nur Fotos eines Bretts verwenden, auf dem dazwischen nichts bewegt wurde.
refused-internal = shuzi ist an diesem Foto gescheitert.
advice-internal = Das ist ein Fehler von shuzi: Bitte melden. Mit einem anderen Foto geht es vielleicht.
