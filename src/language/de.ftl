# shuzi: Deutsch

## Players and results

player = { $player ->
    [black] Schwarz
   *[white] Weiß
}
wins = { $player ->
    [black] Schwarz
   *[white] Weiß
} gewinnt mit { $by }

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
