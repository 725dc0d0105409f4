### Deutsch.
### Form: https://projectfluent.org/fluent/guide/

## words: Words used everywhere: yes, no, back, counts of things
#
#
#

yes = Ja
no = Nein

beats = { $count ->
    [one] { $count } Takt
   *[other] { $count } Takte
}

#
#
# end of words
#
#

## interface: Title, settings, bindings, help, prompts, pause, new run, practice, the window, the web
#
#
#

#
#
# end of interface
#
#

## campaign: Runs: saves, ladder, gear, doors, prizes, encounters, summaries
#
#
#

#
#
# end of campaign
#
#

## dive: The dive: its screen, its log, the time lab
#
#
#

#
#
# end of dive
#
#

## breach: The breach: its screen and its log
#
#
#

# breach words: the safety, steps, statuses, answers, effects

breach-lamp-flag-held = eine Marke war in Schritt 1 da
breach-lamp-nobody-flagged = keine Marke in Schritt 1
breach-lamp-quick-spell = eine Schnellmarke wurde vergeben
breach-lamp-flag-before-mimes = eine Marke war vor den Mimen da
breach-lamp-action-over = die Aktion ist vorbei
breach-step-initial = die Aktion
    .about = 1: Die Aktion wird ausgeführt. Hat jemand eine Marke, geht die Sicherung aus, sonst an.
breach-step-reactions = Antworten
    .about = 2: Getroffene antworten. Eine bis jetzt vergebene Schnellmarke schaltet die Sicherung aus.
breach-step-early-turn = Schnellzug
    .about = 3: Sicherung aus: Der Erste mit Marke hat einen Schnellzug, noch vor den Mimen.
breach-step-mimes = Mimen
    .about = 4: Die Mimen dieser Seite ahmen die letzte Aktion nach, von ihrem eigenen Platz aus gleich weit.
breach-step-late-turn = Schnellzüge
    .about = 5: Sicherung aus: Alle mit Marke haben nacheinander Schnellzüge.
breach-step-end = vorbei
    .about = 6: Die Aktion ist vorbei; die Sicherung geht an.
breach-status-stun = betäubt
breach-status-freeze = eingefroren
breach-status-bind = gefesselt
breach-status-burn = in Flammen
breach-answer-none = keine Antwort
    .about = Antwortet auf nichts.
breach-answer-counter-magic = Gegenmagie
    .about = Gegenmagie: wirft Magie, die trifft, kostenlos auf den Angreifer zurück.
breach-answer-critical-quick = kritisch schnell
    .about = Kritisch schnell: erhält eine Schnellmarke, sobald höchstens ein Fünftel des Lebens übrig ist.
breach-answer-riposte = Riposte
    .about = Riposte: schlägt zurück, wenn ein Gegner im Nahkampf trifft; jeder Schaden um eins geringer.
breach-answer-brace = Wappnen
    .about = Wappnen: erhält { $shield } Schild, wenn ein Gegner Schaden macht.
breach-answer-static = Statik
    .about = Statik: nimmt einem Gegner, der Schaden macht, { $charge } Ladezeit.
breach-effect-damage = { $amount } Schaden
breach-effect-heal = { $amount } Leben
breach-effect-shield-lost = { $amount } Schild verloren
breach-effect-shield = { $amount } Schild
breach-effect-max-cpu = { $change } CPU-Maximum
breach-effect-status = { $status } für { $rounds }
breach-effect-quick = eine Schnellmarke
breach-effect-speed = { $change } Tempo
breach-effect-charge = { $change } Ladezeit
breach-effect-push = { $panels } zurückgestoßen
breach-effect-step = bewegt sich
breach-does-own = Anwender: { $does }
breach-does-after = am Ende: { $does }
breach-does-times = { $does }, { $times }-mal
breach-subroutine-used-at-once = Wirkt in der nächsten Runde, in einem Schnellzug sofort.
breach-subroutine-used-after = { $rounds ->
    [one] Kommt in der nächsten Runde auf den Stapel und wirkt { $rounds } Runde später.
   *[other] Kommt in der nächsten Runde auf den Stapel und wirkt { $rounds } Runden später.
}
breach-subroutine-stays = { $rounds ->
    [one] Bleibt noch { $rounds } Runde.
   *[other] Bleibt noch { $rounds } Runden.
}
breach-subroutine-stays-used = { $rounds ->
    [one] Bleibt noch { $rounds } Runde und wirkt auch dann.
   *[other] Bleibt noch { $rounds } Runden und wirkt in jeder.
}
breach-subroutine-holds = Belegt { $cpu } CPU bis zum Ende.
breach-subroutine-uses = Getroffene: { $does }.
breach-subroutine-own = Anwender: { $does }.
breach-subroutine-after = Am Ende: { $does }.
breach-holds = { $rounds ->
    [one] { $what } belegt { $cpu }, frei in { $rounds } Runde.
   *[other] { $what } belegt { $cpu }, frei in { $rounds } Runden.
}

# breach cards

breach-card-at-once = sofort
breach-card-in-rounds = { $rounds ->
    [1] nächste Runde
   *[other] in { $rounds } Runden
}
breach-card-at-itself = auf sich
breach-card-at-free-panel = auf ein freies Feld
breach-card-at-panel = ein Feld
breach-card-at-friend = ein Verbündeter
breach-card-at-anyone = ein beliebiges Ziel
breach-card-at-foe = ein Gegner
breach-card-at-row = eine Reihe von 4
breach-card-at-column = vorn und hinten
breach-card-at-cross = ein Kreuz
breach-card-foot = { $when }, { $at }
breach-card-foot-hits = { $when }, { $at }, { $hits } Treffer
breach-card-free = gratis
breach-card-magic = Magie
breach-card-melee = Nahkampf
breach-cards-playing = Was gewählt wurde, wird gezeigt. Jede Taste führt zur nächsten Wahl.
breach-cards-over = Der Einbruch ist vorbei.
breach-card-needs-cpu = braucht { $cost } CPU, { $free } frei
breach-card-nobody = kein Ziel
breach-card-no-panel = kein freies Feld
breach-card-cannot-move = keine Bewegung: { $status }
breach-card-no-aim = hier gibt es kein Ziel
breach-card-wrong-aim = dorthin kann nicht gezielt werden

# breach log

breach-place-your-front = bei dir vorn, Feld { $panel }
breach-place-your-back = bei dir hinten, Feld { $panel }
breach-place-their-front = beim Gegner vorn, Feld { $panel }
breach-place-their-back = beim Gegner hinten, Feld { $panel }
breach-log-safety-on = Die Schnellsicherung ist an.
breach-log-safety-off = Die Schnellsicherung ist aus.
breach-log-safety-flag-held = Jemand hatte eine Marke, als die Aktion begann.
breach-log-safety-nobody-flagged = Niemand hatte eine Marke, als die Aktion begann.
breach-log-safety-quick-spell = In den Schritten 1 und 2 wurde eine Schnellmarke vergeben.
breach-log-safety-flag-before-mimes = Jemand hatte eine Marke, als die Mimen begannen.
breach-log-safety-action-over = Die Aktion ist vorbei: Schritt 6.
breach-log-quick-turn = { $who } hat einen Schnellzug.
breach-log-quick-turn-early = Sicherung aus, als Erster mit Marke: vor den Mimen (Schritt 3).
breach-log-quick-turn-late = Sicherung aus, mit Marke: nach den Mimen (Schritt 5).
breach-log-passed-safety = { $who } wird übergangen: Die Sicherung ist an.
breach-log-passed-flag-of-mime = Eine Marke von einem Mimen schaltet sie nicht aus.
breach-log-passed-flag-critical = Eine kritische Schnellmarke schaltet sie nicht aus.
breach-log-passed-waits = Der Zug kommt mit der nächsten Aktion oder unter den Zügen der Runde.
breach-log-passed-not-first = { $who } wird übergangen: nicht an erster Stelle.
breach-log-passed-only-first = Vor den Mimen ist nur der Erste mit Marke am Zug.
breach-log-passed-too-many = { $who } wird übergangen: zu viele.
breach-log-passed-bound = Die Kette der Schnellzüge ist an ihrer Grenze.
breach-log-chain-stopped = Die Kette der Schnellzüge bricht ab.
breach-log-chain-length = { $count ->
    [one] Nach { $count } Schnellzug.
   *[other] Nach { $count } Schnellzügen.
}
breach-log-flag-spell = { $who } erhält eine Schnellmarke ({ $flag }).
    .about = Ein eigener Zug, sobald die Sicherung aus ist; Ladezeit { $charge }.
breach-log-flag-critical = { $who } erhält eine kritische Schnellmarke ({ $flag }).
    .about = Höchstens ein Fünftel des Lebens: kritisch schnell. Ladezeit { $charge }.
breach-log-flag-mime-spell = { $who } erhält eine Schnellmarke von einem Mimen ({ $flag }).
    .about = Von einem Mimen: Sie schaltet die Sicherung nicht aus. Ladezeit { $charge }.
breach-log-flag-mime-critical = { $who } erhält eine kritische Schnellmarke von einem Mimen ({ $flag }).
    .about = Höchstens ein Fünftel des Lebens, durch einen Mimen: Sie schaltet die Sicherung nicht aus. Ladezeit { $charge }.
breach-log-flag-none = { $who } erhält keine Marke ({ $flag }).
breach-log-braces = { $who } wappnet sich: { $shield } Schild.
breach-log-static = Statik von { $who } nimmt { $to } { $charge } Ladezeit.
breach-log-answers = { $who } antwortet.
breach-log-answered-harm = Ein Gegner hat Schaden gemacht.
breach-log-speed = { $who }: Tempo { $speed }.
breach-log-charge = { $who }: Ladezeit { $charge }.
breach-log-moves = { $who }: jetzt { $place }.
breach-log-stays = { $who } bleibt stehen: kein freies Feld.
breach-log-stays-held = { $who } bleibt stehen: { $status }.
breach-log-burns = { $who } brennt: 1.
breach-log-burns-left = Noch { $left } Leben.
breach-log-burns-shield = Der Schild fängt es ab.
breach-log-thaws = { $who } taut durch den Schaden auf.
breach-log-turns = { $who }: { $face }.
breach-log-turns-only = { $who } verwandelt sich.
breach-log-turns-at = Bei { $percent } % des Lebens zeigt sich das zweite Gesicht: andere Subroutinen, andere Antworten.
breach-log-won = Der Einbruch ist gewonnen.
breach-log-lost = Der Einbruch ist verloren.
breach-log-drawn = Der Einbruch endet unentschieden.
breach-log-picks = { $who } wählt { $what }, Ziel: { $aim }.
breach-log-picks-at-once = Sofort, im Schnellzug.
breach-log-picks-quick = { $rounds ->
    [one] Wirkt in { $rounds } Runde.
   *[other] Wirkt in { $rounds } Runden.
}
breach-log-picks-next-round = Wirkt in der nächsten Runde.
breach-log-picks-later = { $rounds ->
    [one] Nächste Runde auf dem Stapel, wirkt { $rounds } Runde später.
   *[other] Nächste Runde auf dem Stapel, wirkt { $rounds } Runden später.
}
breach-log-waits = { $who } wartet.
breach-log-waits-as-mime = In eigenen Zügen kann ein Mime nur warten.
breach-log-used = { $at ->
    [hits] { $what }: { $who } → { $hits }.
    [off] { $what }: { $who } verfehlt: außerhalb des Felds.
    [panel] { $what }: { $who } trifft ein leeres Feld.
    [panels] { $what }: { $who } trifft leere Felder.
   *[nothing] { $what }: { $who }.
}
breach-log-mimics = { $at ->
    [hits] { $who } ahmt { $what } nach → { $hits }.
    [off] { $who } ahmt { $what } nach, außerhalb des Felds.
    [panel] { $who } ahmt { $what } nach, auf ein leeres Feld.
    [panels] { $who } ahmt { $what } nach, auf leere Felder.
   *[nothing] { $who } ahmt { $what } nach.
}
    .about = Dasselbe Ziel, vom eigenen Platz aus.
breach-log-counters = { $at ->
    [hits] { $who } antwortet mit { $what } → { $hits }.
    [off] { $who } antwortet mit { $what }, außerhalb des Felds.
    [panel] { $who } antwortet mit { $what } auf ein leeres Feld.
    [panels] { $who } antwortet mit { $what } auf leere Felder.
   *[nothing] { $who } antwortet mit { $what }.
}
    .about = Gegenmagie.
breach-log-strikes-back = { $at ->
    [hits] { $who } schlägt mit { $what } zurück → { $hits }.
    [off] { $who } schlägt mit { $what } zurück, außerhalb des Felds.
    [panel] { $who } schlägt mit { $what } zurück, auf ein leeres Feld.
    [panels] { $who } schlägt mit { $what } zurück, auf leere Felder.
   *[nothing] { $who } schlägt mit { $what } zurück.
}
    .about = Riposte: jeder Schaden um eins geringer.
breach-log-wears-off = { $who }: { $what } klingt ab.
breach-log-move-wears-off = { $who }: Eine Subroutine klingt ab.
breach-log-fails = { $who }: { $what } misslingt.
breach-log-destroyed = { $who } ist zerstört.
    .about = Kein Leben mehr, als alles gewirkt hatte; die eigenen Subroutinen enden.
breach-log-ends-user-gone = { $who }: { $what } endet, der Anwender ist fort.
breach-log-ends-target-gone = { $who }: { $what } endet, das Ziel ist fort.
breach-log-cpu-back = { $cpu } CPU zurück an { $who }.
breach-log-no-longer = { $who } ist nicht mehr { $status }.
breach-log-status-set = { $rounds ->
    [one] { $who } ist { $rounds } Runde lang { $status }.
   *[other] { $who } ist { $rounds } Runden lang { $status }.
}
breach-log-loses-nothing = { $who } verliert nichts, der Schild fängt { $absorbed } ab.
breach-log-loses-behind-shield = { $who } verliert { $taken } (Schild fängt { $absorbed } ab), noch { $left }.
breach-log-loses = { $who } verliert { $taken }, noch { $left }.
breach-log-full-health = { $who } hat schon volles Leben.
breach-log-heals = { $who } heilt { $given }, jetzt { $left }.
breach-log-beyond-healing = { $who } ist nicht mehr zu heilen.
breach-log-loses-shield = { $who } verliert { $lost } Schild, noch { $left }.
breach-log-gains-shield = { $who } erhält { $gained } Schild, jetzt { $left }.
breach-log-max-cpu = { $who } hat jetzt { $cpu } CPU, { $free } frei.


# breach screen

breach-title = Einbruch
breach-title-mirrored = Gespiegelte Seiten
breach-title-practice = Übung
breach-round = { $title }, Runde { $round }
breach-cannot-begin = Der Einbruch kann nicht beginnen: { $reason }
breach-nobody-lined-up = niemand ist aufgestellt
breach-safety = Sicherung { $state }
    .about = Die Schnellsicherung. Aus: Alle mit Marke haben in Schritt 3 und 5 Schnellzüge. An: Sie werden übergangen.
breach-safety-off = AUS
breach-safety-on = AN
breach-lamp-holds = { $who } hat eine Marke
breach-lamp-hold = { $who } und { $more } mehr mit Marke
breach-lamp-waits = Marke von { $who } wartet
breach-lamp-wait = { $count } Marken warten
breach-lamp-nobody = niemand hat eine Marke
breach-forecast = Vorschau
breach-forecast-round = Runde { $round }
breach-forecast-round-short = R. { $round }
breach-forecast-now = { $who } wählt jetzt.
breach-forecast-quick-turn = { $who }: Schnellzug in Runde { $round }, wenn bis dahin alle warten.
breach-forecast-turn = { $who }: Zug in Runde { $round }, wenn bis dahin alle warten.
breach-forecast-resolves = { $what } von { $who } wirkt in Runde { $round }, wenn bis dahin alle warten.
breach-stack-left = NOCH
breach-stack-caption = DER STAPEL
breach-stack-uses = ANZAHL
breach-stack-resolved = AUSGEFÜHRT
breach-stack-empty = Der Stapel ist leer.
breach-stack-empty-about = Was jetzt gewählt wird, liegt ab der nächsten Runde hier.
breach-row-step = Schritt { $step }/6
breach-row-done = fertig
breach-row-waits = wartet
breach-row-picked = gewählt
breach-record = WAS GESCHAH
breach-record-by-rounds = WAS GESCHAH, NACH RUNDEN
breach-record-begins = Der Einbruch beginnt: Ladezeit wächst mit dem Tempo; wer 100 hat, darf wählen.
breach-chosen-goes-on = Die Runde läuft
breach-chosen-skip = { $key }: zur nächsten Wahl
breach-chosen-their-turn = Gegner am Zug
breach-chosen-quick-turn = Schnellzug
breach-chosen-your-turn = dein Zug
breach-chosen-cpu = CPU
breach-chosen-cpu-held = { $free } frei, { $held } belegt
breach-chosen-cpu-free = Alle CPU ist frei.
breach-wait = Warten
    .about = Warten: kostet 60 Ladezeit, Handeln kostet 80; höchstens 60 bleiben übrig.
breach-wait-costs = 60 CT
breach-unit-mime = Ein Mime: ahmt die letzte Aktion seiner Seite nach, von seinem Platz aus gleich weit, und kann in eigenen Zügen nur warten.
breach-unit-speed = Tempo { $speed }: Ladezeit { $charge } von 100.
breach-unit-cpu = CPU: { $free } von { $cpu } frei.
breach-unit-subroutine = { $what }: { $does }.
breach-unit-phase = { $mime ->
    [yes] Bei { $percent } % des Lebens: { $face } (Tempo { $speed }, ein Mime): { $subroutines }.
   *[no] Bei { $percent } % des Lebens: { $face } (Tempo { $speed }): { $subroutines }.
}
breach-unit-status = { $rounds ->
    [one] Noch { $rounds } Runde { $status }.
   *[other] Noch { $rounds } Runden { $status }.
}
breach-mark-shield = { $change } Schild
breach-mark-cpu = { $change } CPU
breach-mark-beyond-healing = nicht zu heilen
breach-mark-flag = Marke { $flag }
breach-mark-quick-turn = Schnellzug
breach-mark-passed-over = übergangen
breach-mark-answers = antwortet
breach-mark-speed = Tempo { $speed }
breach-mark-charge = CT { $charge }
breach-mark-stays = bleibt
breach-mark-turns = Wandlung
breach-mark-fails = misslingt

# breach line between field and cards: what is looked at, what to do, keys

breach-looked-at = { $what } von { $who }:
breach-looked-at-does = { $does }.
breach-hint-front = vorn, Feld { $panel }
breach-hint-back = hinten, Feld { $panel }
breach-hint-aim = { $what }: Ziel { $at }?
breach-hint-wait = { $who } wartet?
breach-hint-choose = Was macht { $who }?
breach-key-hint-next = weiter
breach-key-hint-skip = überspringen
breach-key-hint-aim = Ziel
breach-key-hint-confirm = ausführen
breach-key-hint-back = zurück
breach-key-hint-card = Karte
breach-key-hint-take = nehmen
breach-key-hint-undo = zurücknehmen
breach-key-hint-look = Stapel ansehen
breach-key-hint-at-once = am Stück
breach-key-hint-stepwise = schrittweise
breach-key-hint-log = Verlauf
breach-key-hint-help = Hilfe
breach-key-hint-pause = Pause

# breach warnings

breach-warning-dead = { $who } ist bis dahin tot.
breach-warning-burns = Die Flammen sind tödlich, bevor es dazu kommt.
breach-warning-it = dieser Subroutine
breach-warning-move = { $what } von { $who }
breach-warning-a-move = Eine Subroutine
breach-warning-lands = { $rounds ->
    [0] { $what } wirkt vor { $chosen }.
    [one] { $what } wirkt { $rounds } Runde vor { $chosen }.
   *[other] { $what } wirkt { $rounds } Runden vor { $chosen }.
}
breach-warning-kills = { $rounds ->
    [0] { $what } wirkt vor { $chosen }
    [one] { $what } wirkt { $rounds } Runde vor { $chosen }
   *[other] { $what } wirkt { $rounds } Runden vor { $chosen }
}: { $damage } Schaden, { $who } hat { $by_then ->
    [same] { $health }
   *[other] dann { $health }
} Leben{ $shield ->
    [0] { "" }
   *[other] { " " }und { $shield } Schild
}.
breach-warning-misses = Das trifft niemanden.
    .about = So wie es steht, ist das Ziel dann leer.
breach-warning-mime-misses = Was { $who } nachahmt, trifft niemanden.
breach-warning-safety = Die Sicherung ist an.
    .about = Der Schnellzug von { $who } wartet auf die nächste Aktion oder die Züge der Runde.

# breach pause and summary

breach-pause = Pause
breach-paused = Pause
breach-pause-place = { $title }, Runde { $round }, Startwert { $seed }
breach-pause-go-on = Weiter
    .about = Zurück zum Einbruch. Taste: [[anywhere.back]].
breach-pause-retreat = Zurück zur Karte: Alle behalten ihr jetziges Leben, und der Wächter bleibt.
breach-end-won = Eingebrochen
    .about = Von der anderen Seite ist niemand übrig.
breach-end-lost = Zurückgeschlagen
    .about = Von deiner Seite ist niemand übrig.
breach-end-drawn = Unentschieden
    .about = Nur Mimen sind übrig, und niemand, den sie nachahmen könnten.
breach-end-rounds = RUNDEN
breach-end-choices = WAHLEN
breach-end-yours-left = DEINE ÜBRIG
breach-end-theirs-left = GEGNER ÜBRIG
breach-end-go-on = Weiter mit dem Lauf. Taste: [[menus.confirm]].
breach-end-sides = Seiten wählen
    .about = Zurück zur Aufstellung, mit diesen Seiten oder anderen.
breach-end-again = Noch einmal
    .about = Dieselben Seiten von vorn. Taste: [[breach.again]].
breach-end-title = Zum Titel
    .about = Den Einbruch verlassen; er wird nicht aufbewahrt.
breach-end-take-back = Letzte Wahl zurücknehmen
    .about = In der Übung kann alles zurückgenommen werden.

#
#
# end of breach
#
#

## battle: Battles: their screen and their log
#
#
#

# battle words: move types, stacks, what is wrong with a battle

battle-decimal-mark = ,
battle-move-archery = Schuss
    .about = Schuss, zweimal
battle-move-charge = Ansturm
    .about = Ansturm, erster Zug +2
battle-move-healing = Heilung
    .about = Heilung, bis zu 5
battle-move-strike = Schlag
    .about = Schlag, zweimal
battle-title-practice = Übung, Startwert { $seed }
battle-cannot-show = Der Kampf kann nicht gezeigt werden: { $reason }
battle-fights-none = { $who } kämpft nicht
battle-no-room = für so viele Trupps ist kein Platz
battle-needs-units = beide Trupps brauchen eine Einheit
battle-your-stack = { $number ->
    [1] Dein Trupp
    [2] Dein zweiter
    [3] Dein dritter
    [4] Dein vierter
    [5] Dein fünfter
    [6] Dein sechster
   *[other] Dein siebter
}
battle-their-stack = { $number ->
    [1] Gegnertrupp
   *[other] Gegnertrupp { $number }
}

# battle log

battle-log-move = { $verb ->
    [answers] { $who } kontert { $target }
    [charges] { $who } stürmt auf { $target } los
    [strikes] { $who } schlägt { $target }
    [shoots] { $who } beschießt { $target }
    [heals] { $who } heilt { $target }
   *[uses] { $who } setzt { $kind } gegen { $target } ein
}{ $came ->
    [nothing] , ohne Wirkung.
    [miss] { $miss }.
    [falls] : { $change }, tödlich.
    [loses] : { $change }{ $left }.
   *[gains] { " " }um { $change }{ $left }.
}
battle-log-itself = sich
battle-log-miss = : daneben
battle-log-left = , noch { $left }

# battle screen

battle-title = Kampf
battle-turn = ZUG
battle-head-yours-attack = Du greifst an
battle-head-yours-defend = Du verteidigst
battle-head-theirs-attack = Gegner greift an
battle-head-theirs-defend = Gegner verteidigt
battle-head-attackers = Angreifer
battle-head-defenders = Verteidiger
battle-head-left = { $left } von { $all }
battle-mark-miss = daneben
battle-fell-in = tot, Zug { $turn }
battle-fallen = tot
battle-timeline = Der ganze Kampf von links nach rechts, mit seinen Zügen. Striche unten sind Treffer, je höher, desto schwerer; helle oben sind Tode. Klicken oder ziehen, um dorthin zu springen.
battle-course = VERLAUF
    .about = Das Leben beider Seiten über den ganzen Kampf: die nahe nach oben, die andere nach unten. Hell: was schon gezeigt wurde.
battle-record = WAS GESCHAH
battle-record-begins = Der Kampf beginnt. Alle ziehen der Reihe nach, die Verteidiger zuerst.
battle-record-turn = Zug { $turn }
battle-record-line = Der Film am Ende dieser Aktion, mit dem, was davor abgewogen wurde.
battle-why = Was eine Einheit bei ihrer letzten Wahl abwog: jede Aktion, die sie kennt, gegen alle, nach dem Erwartungswert, mal der Zahl der Ausführungen. Die höchste über null wird gewählt; von gleichen die erste. Zeig auf eine Einheit, oder Tab.
battle-why-attack = Angriff { $value }
battle-why-defence = Abwehr { $value }
battle-why-damage = Schaden { $value }
battle-why-health = Leben { $value }
battle-why-weighed = ABGEWOGEN IN ZUG { $turn }
battle-why-weighs-first = ABGEWOGEN ZU BEGINN DES KAMPFES
battle-why-worth = Wert
battle-why-nothing = Nichts war möglich
battle-why-more = { $count } weitere
battle-why-impossible = { $count } da nicht möglich
battle-why-itself = sich selbst
battle-foot-start = Zum Anfang.
battle-foot-back = Eine Aktion zurück.
battle-foot-play = Start
    .about = Abspielen oder anhalten.
battle-foot-stop = Halt
battle-foot-on = Eine Aktion weiter.
battle-foot-end = Zum Ende und zum Ergebnis.
battle-foot-slower = Langsamer.
battle-foot-faster = Schneller.
battle-foot-again = Von vorn
    .about = Vom Anfang, gleich schnell.
battle-foot-key = { $about } Taste: { $key }.
battle-foot-leave = Verlassen
    .about = Dorthin zurück, wo der Kampf begann. Tasten: [[anywhere.back]], oder [[battle.leave]] am Ende.
battle-foot-place = Aktion { $over } von { $all }, Zug { $turn }
battle-key-hint-play = Start
battle-key-hint-move = Aktion
battle-key-hint-turn = Zug
battle-key-hint-pace = Tempo
battle-key-hint-start = Anfang
battle-key-hint-end = Ende
battle-key-hint-again = von vorn
battle-key-hint-look = nächste, vorige ansehen
battle-key-hint-help = Hilfe
battle-key-hint-leave = verlassen

# battle summary

battle-end-stalemate = Patt
    .about = Die Angreifer machten drei Züge lang keinen Schaden; beide bleiben.
battle-end-won = Gewonnen
    .about = Von der anderen Seite ist niemand übrig.
battle-end-lost = Verloren
    .about = Von deiner Seite ist niemand übrig.
battle-end-attackers-won = Die Angreifer haben gewonnen
    .about = Von den Verteidigern ist niemand übrig.
battle-end-defenders-won = Die Verteidiger haben gewonnen
    .about = Von den Angreifern ist niemand übrig.
battle-end-turns = ZÜGE
battle-end-moves = AKTIONEN
battle-end-yours-left = DEINE ÜBRIG
battle-end-theirs-left = GEGNER ÜBRIG
battle-end-attackers-left = ANGREIFER
battle-end-defenders-left = VERTEIDIGER
battle-end-go-on = Weiter
    .about = Dorthin zurück, wo der Kampf begann.
battle-end-again = Von vorn
    .about = Derselbe Film vom Anfang.
battle-end-fight-again = Neuer Kampf
    .about = Dieselben Trupps mit anderen Würfeln.
battle-end-look = Umsehen
    .about = Dies schließen und den Film ansehen. Taste: [[anywhere.back]].

# battle preview

battle-preview-attack = ANGRIFF
battle-preview-defend = ABWEHR
battle-preview-stays-out = NICHT DABEI
battle-preview-with-attacker = mit dem Angreifer verbündet
battle-preview-with-owner = mit dem Besitzer des Feldes verbündet
battle-preview-with-both = mit beiden Seiten verbündet
battle-preview-with-neither = mit keiner Seite verbündet
battle-odds-win = { $share }  Sieg  { $error }
battle-odds-attackers-win = { $share }  Angreifer siegen  { $error }
battle-odds-battles = { $count ->
    [one] { $written } Kampf durchgespielt
   *[other] { $written } Kämpfe durchgespielt
}
battle-odds-stalemate = Patt { $share }
battle-odds-loss = Niederlage { $share }
battle-survivors-yours = DEINE ÜBERLEBENDEN VON { $all }
battle-survivors-attackers = ANGREIFER ÜBRIG VON { $all }
battle-survivors-most-often = meist { $count }
battle-survivors-nobody = niemand
battle-worth = WARUM
    .about = Wie sehr es die Siegchance ändert, dass jemand diese Aktion kennt: die jetzigen Aussichten, abzüglich der Aussichten desselben Kampfes, wenn niemand sie kennt. Mit dem Standardfehler.
battle-worth-yours = deine
battle-worth-theirs = Gegner
battle-worth-attackers = Angr.
battle-worth-defenders = Vert.
battle-worth-on-win = zum Sieg, %

#
#
# end of battle
#
#

## sector: The map
#
#
#

#
#
# end of sector
#
#

## refusals: Why the rules refuse a command
#
#
#

#
#
# end of refusals
#
#

## hints: Hints, and the panels about them
#
#
#

#
#
# end of hints
#
#

## data: Namen und Texte der Datendateien
#
#
#

#
#
# end of data
#
#
