# shuzi, German: what only the crates around the library say

## Lists

two-clauses = { $first }; { $second }
two-sentences = { $first } { $second }

## Questions to a person

# While one of several inputs is looked at.
looking-at-input = { $file } ({ $number } von { $of })
question-of = { $file }: Frage { $number } von { $of }
not-a-key = „{ $typed }“ ist keine der Tasten.
nothing-to-undo = Es gibt keine Antwort, die zurückgenommen werden könnte.
help-names = Wer antwortet, sagt ein Name hinter der Taste, etwa „{ $key } Anna“; sonst ist es { $by }.
ask-whole-board = { $file }: Das Foto endet dort, wo die Linien enden; was jenseits liegt, ist nicht zu sehen. Sind { $lines }×{ $lines } Linien das ganze Brett?
whole-board-keys = [Enter] [n]ein, nur ein Teil  [y] ja, das ganze Brett:{" "}

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

## The guided count of territories

territory-needs-prisoners = Das Gebiet wird gezählt, nachdem die Gefangenen hineingelegt sind, und deren Zahl ist nicht bekannt: Die Gefangenen zählen und angeben.

## Errors: photos

error-too-large = die Datei ist größer als { $most } Bytes, mehr wird nicht gelesen
hint-check-file-meant = Prüfen Sie, ob das die gemeinte Datei ist; ein Foto kann verkleinert werden, auf etwa 12 Megapixel.

## Errors: the board in the photo

error-no-photo = kein Foto ist angegeben
hint-photos-unmoved = Geben Sie Fotos eines Bretts an, auf dem dazwischen nichts bewegt wurde.
hint-give-photo-of-board = Geben Sie ein Foto des Bretts an.

## Errors: rules and counts

error-overtime = Überzeit von { $color ->
    [black] Schwarz
   *[white] Weiß
}: { $error }
hint-state-komi = Geben Sie das Komi an, etwa --komi 7.5.
hint-wins-on-time = Es gibt nichts zu zählen: Der Gegner gewinnt durch Zeit.
hint-state-penalty = Geben Sie die verlorenen Punkte an, etwa --penalty black=2.

## Errors: records, claims and protocols

error-record-size = die Aufzeichnung ist von einem Brett { $record }, das Foto zeigt eines mit { $photo }
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
hint-give-protocol = Geben Sie die .json-Datei an, die `shuzi verify --ruling FILE.json` geschrieben hat.
hint-put-beside-protocol = Legen Sie die vorgelegte Datei neben das Protokoll.
error-many-photos = { $number } Fotos sind angegeben, und höchstens { $most } werden zusammen geprüft
error-large-files = die Dateien haben zusammen { $number } Bytes, und höchstens { $most } werden geprüft
error-many-statements = die Aussagen nennen { $number } Punkte, und höchstens { $most } werden angenommen
hint-fewer-photos = Geben Sie die besten Fotos des Bretts an.
hint-smaller-files = Geben Sie kleinere oder weniger Fotos an.
hint-fewer-statements = Machen Sie zu jedem Punkt nur eine Aussage.
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
usage-sign-json = --sign unterschreibt das JSON des Protokolls: Schreiben Sie es auch, mit --ruling FILE.json

## Errors: another program's opinion

engine-unasked = sie antwortet, was niemand gefragt hat

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
error-label-corners = das Label nennt keine Stellung mit den vier Ecken ihres Bretts
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
error-photo-panicked = das Foto beendete den Thread, der es las ({ $how })
error-data-set-column = hat keine Spalte { $column }, ist also keine Tabelle von Fotos, die shuzi gemacht hat
error-data-set-row = eine Zeile ist beschädigt: { $why }
error-data-set-mixed = seine Fotos wurden mit anderen Einstellungen verarbeitet als die übrigen: { $difference }
hint-more-time = Lesen Sie es allein mit `shuzi count`, oder geben Sie ihm mit --time-limit und --retry mehr Zeit.
hint-more-memory = Es braucht vielleicht mehr Speicher (--memory-limit, mit --retry); oder es ist auf eine Weise beschädigt, die shuzi nicht kennt: Bitte melden Sie es.
error-no-worker = kein Arbeitsprozess lässt sich starten: { $why }
worker-no-program = kein Programm
worker-no-streams = keine Datenströme
worker-other-settings = er hat andere Einstellungen als der Stapel: { $difference }
worker-not-ready = er ist nach { $seconds } s nicht bereit
error-file-unseen = zur Datei: { $why }
error-original-not-found = Das Foto ist nicht mehr unter { $file } zu finden, oder die Datei hat sich geändert. Namen gelten ab dem Ordner, in dem shuzi gestartet wird: Starten Sie shuzi serve dort, wo shuzi batch gestartet wurde.
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
usage-takes-mjpeg = { $option } braucht eine .mjpeg-Datei
usage-no-run = in { $folder } gibt es keinen Stapel, der fortgesetzt werden könnte
usage-no-list = die Liste { $file } lässt sich nicht lesen: { $error }
usage-no-records = hier gibt es keine Partieaufzeichnungen (.sgf)
usage-no-folder-of-records = einen Ordner mit Aufzeichnungen { $folder } gibt es nicht: Sagen Sie mit --records, wo sie sind, oder geben Sie --no-records an
usage-records-not-utf8 = --records: Ein Pfad, der nicht UTF-8 ist, kann nicht für `shuzi merge` aufbewahrt werden

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
review-points-together = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} zusammen
review-one-by-one = einzeln
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
serve-keep-full = { $folder } enthält so viel, wie aufbewahrt werden darf ({ $photos } Fotos oder { $megabytes } MB): Weitere Fotos werden nicht aufbewahrt. Leeren Sie den Ordner, oder geben Sie --keep-at-most oder --keep-size größer an, und starten Sie shuzi neu.
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
