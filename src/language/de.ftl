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
points-and-more = { $points } und { $more } weitere

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
reason-vital-point = hat nur einen kleinen Augenraum: Wer zuerst auf { $point } spielt, entscheidet
reason-turn = hängt davon ab, wer zuerst zieht: lebt in { $owner-first } % der Playouts, wenn ihr Besitzer beginnt, in { $opponent-first } %, wenn der Gegner beginnt
reason-shared-liberties = keine Seite kann die gemeinsamen Freiheiten besetzen
reason-bent-four = ein gebogener Vierer in der Ecke tötet sie, sobald es keine Ko-Drohungen mehr gibt
reason-stated = von einem Menschen festgelegt
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
ask-group-beside-a-second-opinion = { $question } { $second }.
ahead = { $player ->
    [black] Schwarz
   *[white] Weiß
} führt mit { $by }
nobody-ahead = niemand führt
# The two answers are a "stone" or a "status" each.
consequence = Falls { $first }: { $first-lead }; falls { $second }: { $second-lead }.
# The letters are the keys, in every language.
point-keys = [Enter] { $proposed }  [b] schwarz  [w] weiß  [e] leer  [u] zurück  [q] offen lassen:{" "}
group-keys = [Enter] { $proposed }  [a] lebendig  [d] tot  [u] zurück  [q] offen lassen:{" "}

## Warnings

warning = Warnung: { $warning }
warning-no-liberties = Die Kette { $points } hat keine Freiheiten: Ein Stein ist falsch gelesen, oder geschlagene Steine wurden nicht vom Brett genommen; mit --set berichtigen, etwa --set { $first }=empty
warning-doubtful-grid = Das Gitter stimmt nur mit einer Wahrscheinlichkeit von { $percent } %: nachsehen, ob es auf den Linien des Bretts liegt, etwa mit --overlay, und sonst --size oder andere --corners angeben
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
    [one] { $moves } Zug der Aufzeichnung verstößt gegen die Regeln (Zug { $first })
   *[other] { $moves } Züge der Aufzeichnung verstoßen gegen die Regeln (der erste ist Zug { $first })
}: Sie ist vielleicht beschädigt
warning-open-dame = Neutrale Punkte können noch gespielt werden: { $points }; erst ausspielen, dann neu zählen
warning-unsealed = Bei { $points } ist eine Grenze offen: Wessen Gebiet dort liegt, lässt sich nicht sagen
warning-in-atari = Lebende Ketten im Atari bei { $points }: ein offenes Ko, oder ein Schutzzug fehlt
warning-prisoners-deduced = Die Gefangenen sind nicht bekannt und wurden erschlossen, als hätte niemand gepasst: { $white-last }, falls Weiß zuletzt gezogen hat, { $black-last }, falls Schwarz; bitte angeben, etwa --prisoners B=3,W=5
warning-no-second-opinion = { $engine } hat keine zweite Meinung abgegeben: { $message }. Die toten Steine werden ohne sie beurteilt. { $hint }
warning-missing-teire = Schutzzüge (Teire) fehlen bei { $points }: Wem das Gebiet gehört, muss dort vor dem Zählen { $count ->
    [one] noch setzen, der Punkt ist kein Gebiet
   *[other] überall noch setzen, die Punkte sind kein Gebiet
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
explained-missing-stones = Steine, die in den Sätzen fehlen, lassen Punkte ihrer Besitzer leer: { $points } für Schwarz.
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

## The guided count

guided-separator = {", "}
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
guided-draw = { $sum }: Unentschieden.
guided-wins-tie = { $sum }: { $player ->
    [black] Schwarz
   *[white] Weiß
} gewinnt bei Gleichstand.
guided-wins-zi = { $sum }: { $player ->
    [black] Schwarz
   *[white] Weiß
} gewinnt mit { $zi } Zi ({ $points } { $form ->
    [half] Punkt
    [one] Punkt
   *[other] Punkte
}).
guided-wins-points = { $sum }: { $player ->
    [black] Schwarz
   *[white] Weiß
} gewinnt mit { $points } { $form ->
    [half] Punkt
    [one] Punkt
   *[other] Punkten
}.
