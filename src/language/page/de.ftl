# shuzi, German: what only the page says

## The page

# Its opening
page-title = shuzi: ein Go-Brett vom Foto auszählen
page-invitation = Wer hat gewonnen? Das Brett fotografieren.
page-what-it-does = shuzi liest die Steine vom Foto, fragt nach, wo Zweifel bestehen, und zählt nach den Regeln, die gespielt werden.
page-how-to-photograph = Das ganze Brett ins Bild nehmen, von möglichst hoch oben, ohne Hand darüber.
page-stays-here = Das Foto bleibt auf diesem Gerät.
page-goes-to-computer = Das Foto geht an den Computer, der diese Seite ausgibt, und sonst nirgendwohin.
page-is-kept-there = Dieser Computer behält das Foto.
page-take-photo = Foto aufnehmen
page-choose-photo = Foto auswählen
page-drop-or-paste = oder ein Foto hierher ziehen oder einfügen
page-add-photo = Weiteres Foto dieses Bretts hinzufügen
page-photos = Fotos dieses Bretts: { $count }
page-photo-unread = { $file } war nicht zu gebrauchen: { $reason }
# What it is doing
page-opening = Das Foto wird geöffnet …
page-opening-several = Foto { $number } von { $count } wird geöffnet …
page-fetching = Das Programm wird geladen: { $percent } %
page-reading = Brett und Steine werden gesucht …
page-judging = Leben und Tod werden beurteilt …
page-busy = Der Computer ist beschäftigt. In { $seconds } s wird er wieder gefragt.
page-cancel = Abbrechen
# The camera, live
page-camera = Kamera
page-shoot = Foto aufnehmen
page-shoot-alone = Von selbst
page-torch = Licht
page-camera-zoom = Zoom
page-close-camera = Kamera schließen
page-camera-opening = Die Kamera wird geöffnet …
page-fetching-first = Das Programm wird geladen …
page-camera-denied = Die Kamera ist hier nicht erlaubt. Erlaube sie in den Einstellungen des Browsers, oder wähle ein Foto.
page-camera-absent = Hier gibt es keine Kamera. Wähle stattdessen ein Foto.
page-camera-taken = Ein anderes Programm benutzt die Kamera. Schließe sie dort, oder wähle ein Foto.
page-camera-lost = Die Kamera wurde entzogen. Öffne sie noch einmal, oder wähle ein Foto.
page-move-left = Punkte liegen unter einer Spiegelung. Geh ein wenig nach links und nimm noch ein Foto auf.
page-move-right = Punkte liegen unter einer Spiegelung. Geh ein wenig nach rechts und nimm noch ein Foto auf.
page-shoot-again = Noch ein Foto
page-hint-good = Gut. Stillhalten …
page-hint-no-board = Richte die Kamera auf das Brett
page-hint-several-boards = Mehrere Bretter: tippe auf deines
page-hint-cut-off = Nimm das ganze Brett ins Bild
page-hint-cut-off-top = Das Brett geht oben über den Rand hinaus
page-hint-cut-off-right = Das Brett geht rechts über den Rand hinaus
page-hint-cut-off-bottom = Das Brett geht unten über den Rand hinaus
page-hint-cut-off-left = Das Brett geht links über den Rand hinaus
page-hint-too-small = Geh näher heran
page-hint-too-steep = Halte die Kamera höher
page-hint-too-dark = Mach mehr Licht
page-hint-blurred = Das Bild ist unscharf: stillhalten
page-hint-glare = Eine Spiegelung bei { $points }: neigen oder abschatten
page-hint-covered = Etwas liegt über { $points }
page-hint-moving = Stillhalten
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
page-counted-before = Zuvor gezählte Bretter
page-delete = Löschen
page-delete-all = Alle löschen
page-link = Link zum Brett
page-copy = Kopieren
page-link-copied = Der Link ist kopiert.
page-bad-link = Dieser Link führt zu keinem Brett.
page-from-link = Dieses Brett kam über einen Link.
page-turn = Diagramm drehen
page-install = shuzi auf diesem Gerät installieren
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
page-one-by-one = Einzeln
page-tap-wrong-point = Den falsch gelesenen Punkt antippen, oder wählen:
page-skip = Überspringen
page-all-as-proposed = Alles wie vorgeschlagen
page-back = Zurück
page-later = Erst das Brett ansehen
page-open-questions = Offene Fragen: { $count }
page-open-but-decided = Offene Fragen, die den Sieger nicht ändern können: { $count }
page-answer-them = Beantworten
# The result
page-result = Ergebnis
page-next-board = Nächstes Brett
page-retake = Neues Foto
page-if-confirmed = falls die offenen Fragen bestätigt werden
page-as-it-stands = nach jetzigem Stand; bitte unten nachsehen
page-checking = wird geprüft …
page-weighing = Welche Zweifel wichtig sind, wird geprüft
page-no-result = Kein Ergebnis
page-not-finished = Diese Partie ist nicht zu Ende gespielt.
page-save-position = Stellung speichern
page-count-anyway = Trotzdem zählen
page-how-counted = So wird gezählt
page-to-be-known = Zu beachten
# The rules
page-rules = Regeln
page-komi = Komi
page-komi-not-taken = Komi sind ganze oder halbe Punkte von −{ $most } bis { $most }. Weiter gezählt mit { $komi }.
page-komi-in-points = { $zi } Zi sind { $points } Punkte: Komi steht hier in Punkten.
page-number-not-taken = Hierher gehört eine ganze Zahl von 0 bis { $most }.
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
page-key-one-by-one = einzeln nach den Punkten fragen
page-key-skip = die Frage überspringen
page-key-undo = rückgängig; mit Umschalt: wiederholen
page-key-zoom = größer, kleiner, ganzes Brett
page-key-mode = Steine, tote Steine, Ecken
page-key-view = Foto oder Diagramm
# Die Durchsicht eines Stapels
page-review-title = Durchsicht eines Stapels
page-review-photos = Fotos
page-review-show = Zeigen
page-review-open = Anzusehen
page-review-asked = Mit Fragen
page-review-refused = Abgelehnt
page-review-settled = Brauchen niemanden
page-review-corrected = Angesehen
page-review-all = Alle
page-review-order = Reihenfolge
page-review-by-doubt = Zweifelhafteste zuerst
page-review-by-name = Nach Namen
page-review-name-contains = Name enthält
page-review-total = Fotos in der Liste: { $count }
page-review-view = Ansicht
page-review-drawing = Zeichnung
page-review-board = Brett: Pfeiltasten gehen von Punkt zu Punkt; B, W, E geben einen Stein an, A und D eine Gruppe
page-review-loading = Das Foto wird geholt …
page-review-answers = Fragen und Antworten
page-review-previous = Zurück
page-review-next = Weiter
page-review-put-corners = Ecken setzen
page-review-find-lines = herausfinden
page-review-read-again = Neu lesen
page-review-keys-short = Enter nimmt an und geht weiter. ← → ohne Annehmen, U nimmt zurück, ? zeigt alle Tasten.
page-review-bulk = Annehmen, was den Sieger nicht ändert
page-review-bulk-what = Bei manchen Fotos ändert keine Antwort auf die offenen Fragen den Sieger, auch nicht mehrere zusammen. Was für sie vorgeschlagen ist, kann ungesehen angenommen werden. Das lässt sich zurücknehmen.
page-review-weighing = Geprüfte Fotos
page-review-bulk-weighing = Bisher gefunden: { $count }. Noch zu prüfen: { $left }
page-review-bulk-count = Fotos, die angenommen werden können: { $count }
page-review-bulk-accept = Wie vorgeschlagen annehmen: { $count }
page-review-help-tap = Ein Tipp auf einen zweifelhaften Punkt ändert seinen Stein, auf eine zweifelhafte Gruppe ihr Schicksal. Auch jeder andere Punkt lässt sich ändern. Mausrad oder zwei Finger vergrößern, Ziehen verschiebt.
page-review-status-asked = mit Fragen
page-review-status-refused = abgelehnt
page-review-status-settled = braucht niemanden
page-review-status-corrected = angesehen
page-review-group = Gruppe bei { $point } (Steine: { $stones })
page-review-unfit = Die Angaben passen nicht zu diesem Foto: { $why }
page-review-accept = Wie vorgeschlagen annehmen, weiter
page-review-accept-changed = Wie angegeben annehmen, weiter
page-review-accept-refusal = Bestätigen: keine Stellung, weiter
page-review-key-accept = annehmen und zum nächsten Foto gehen
page-review-key-move = voriges und nächstes Foto, ohne anzunehmen
page-review-key-question = vorige und nächste Frage
page-review-key-view = Zeichnung, Diagramm, Foto
page-review-none = Kein Foto zu zeigen
page-review-place = { $number } von { $count }
page-review-same-photo = Dasselbe Foto: { $names }
page-review-look-again = Noch einmal ansehen
page-review-decide = { $point }: Für diese Gruppe ist nichts vorgeschlagen. Drücken Sie zuerst A oder D.
page-review-last = Das war das letzte Foto dieser Liste.
page-review-taken-back = Zurückgenommen: { $count }
page-review-more-questions = { $name }: Aus den Antworten ergeben sich neue Fragen ({ $count }).
page-review-not-saved = Nicht gespeichert: { $name }. { $reason }
page-review-progress = { $done } von { $count } angesehen
page-review-progress-rate = { $done } von { $count } angesehen, { $rate } pro Minute
page-review-saving = Wird gespeichert: { $count }
page-review-accepted = Angenommen: { $count }
page-review-no-picture = Das Bild kann nicht gezeigt werden.

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
advice-no-board = Das Handy höher über das Brett halten, das ganze Brett ins Bild nehmen, ohne Hand darüber; oder die vier Ecken selbst setzen.
refused-several-boards = Auf dem Foto ist mehr als ein Brett.
advice-several-boards = Das eigene auf dem Foto antippen, oder es allein fotografieren.
refused-board-cut-off = Das Brett geht über { $edge ->
        [top] den oberen Rand
        [right] den rechten Rand
        [bottom] den unteren Rand
        [left] den linken Rand
       *[several] die Ränder
    } des Fotos hinaus.
advice-board-cut-off = Zurückgehen, bis das ganze Brett im Bild ist, und noch einmal fotografieren.
refused-may-be-part = Auf dem Foto sind { $lines }×{ $lines } Linien, und das Brett geht vielleicht über { $edge ->
        [top] den oberen Rand
        [right] den rechten Rand
        [bottom] den unteren Rand
        [left] den linken Rand
       *[several] die Ränder
    } hinaus weiter.
advice-may-be-part = Noch einmal mit etwas Tisch ringsum fotografieren, oder angeben, dass diese Linien das ganze Brett sind.
refused-too-blurred = Das Foto ist zu unscharf, um Linien oder Steine zu finden.
advice-too-blurred = Das Telefon ruhig halten, auf das Brett scharfstellen lassen und noch einmal aufnehmen.
refused-too-dark = Das Foto ist zu dunkel.
advice-too-dark = Mehr Licht machen und noch einmal fotografieren.
refused-doubtful-grid = Die Linien des Bretts sind nicht gut genug zu erkennen.
advice-doubtful-grid = Den Umriss auf das Brett ziehen, oder von weiter oben fotografieren.
refused-covered = Etwas verdeckt { $points } Punkte des Bretts.
advice-covered = Nehmen Sie Hände und andere Dinge vom Brett, und fotografieren Sie es noch einmal.
refused-indistinct = Zu viel vom Brett ist nicht zu erkennen: { $points } Punkte.
advice-indistinct = Mehr Licht machen, Spiegelungen vermeiden, ruhig halten und noch einmal fotografieren; oder nachsehen, ob der Umriss auf dem Brett liegt.
refused-no-such-board = Auf dem Foto sind weniger Bretter.
advice-no-such-board = Bretter werden von links gezählt, ab 1.
refused-bad-corners = Diese vier Ecken spannen kein Brett auf.
advice-bad-corners = Jede auf die äußerste Kreuzung der Linien setzen, der Reihe nach um das Brett herum.
refused-different-boards = Die Fotos zeigen nicht dieselbe Stellung.
advice-different-boards = Nur Fotos eines Bretts verwenden, auf dem dazwischen nichts bewegt wurde.
refused-internal = shuzi ist an diesem Foto gescheitert.
advice-internal = Das ist ein Fehler von shuzi: Bitte melden. Mit einem anderen Foto geht es vielleicht.
