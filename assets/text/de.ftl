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

# Das Ende eines Laufs

run-end-won = Sieg
run-end-leader-lost = Der Anführer ist verloren
run-end-stacks-lost = Der letzte Trupp ist verloren
run-end-given-up = Der Lauf ist aufgegeben

# Was von denen gesagt wird, deren Namen die Daten nicht kennen.
run-end-some-unit = Eine Einheit
run-end-some-mod = Ein Modul
run-end-some-faction = Jemand
run-end-some-guardian = einen Wächter
run-end-some-encounter = unbekannt

# Wie jemand verloren ging: steht hinter dem Namen einer Einheit, allein oder als $how hinter „ist“ in den Sätzen darunter.
run-end-fell-battle = im Kampf gegen { $name } gefallen
run-end-fell-dive = im Tauchgang gefallen
run-end-fell-dive-own = im Tauchgang gefallen, durch sich selbst
run-end-fell-dive-to = im Tauchgang gefallen ({ $name })
run-end-fell-breach = im Einbruch gegen { $name } gefallen
run-end-lost-encounter = in einer Begegnung verloren gegangen: { $name }
run-end-lost-unpaid = gegangen: der Unterhalt blieb aus
run-end-lost-let-go = entlassen worden
run-end-fallen = { $name } ist { $how }.

run-end-told-won = In Zug { $turn } gehört der Kern eines Gegners dir.
run-end-told-given-up = In Zug { $turn } hast du aufgegeben.
run-end-told-leader = { $name } ist in Zug { $turn } { $how }.
run-end-told-leader-unknown = In Zug { $turn } ist dein Anführer gefallen.
run-end-told-last = Zuletzt ist in Zug { $turn } { $name } { $how }.
run-end-told-last-unknown = In Zug { $turn } ist niemand mehr übrig.
run-end-edited = Von Hand wurde etwas geändert: keine Punkte, nichts freigeschaltet.

run-end-again = Neuer Lauf
run-end-again-about = Ein weiterer Lauf: Schwierigkeit, Sektor, Mannschaft und Startwert.
run-end-same = Gleicher Startwert
run-end-same-about = Derselbe Lauf ab dem ersten Zug, mit dem, was damals freigeschaltet war.
run-end-title = Zum Titel
run-end-title-about = Der Lauf ist vorbei; seine Aufzeichnung bleibt. Taste: [[anywhere.back]].
run-end-link = Link kopieren
run-end-link-about = Ein Link auf diese Seite: Wer ihn öffnet, beginnt einen Lauf mit gleichem Startwert, Sektor und Schwierigkeitsgrad.
run-end-link-copied = Wer den Link öffnet, beginnt denselben Lauf.
run-end-replay = Aufzeichnung sichern
run-end-replay-about = Der Lauf als Datei, die das Labor prüft und auswertet.

run-end-score = PUNKTE
run-end-luck-caption = GLÜCK
run-end-left = EINHEITEN
run-end-left-nobody = niemand übrig
run-end-gear = MODULE
run-end-gear-none = keines war eingebaut
run-end-unlocked = NEU
run-end-unlocked-mods = { $name }: { $mods } – ab jetzt zu finden.
run-end-unlocked-begins = { $name }: Läufe beginnen mit { $with }.
run-end-unlocked-both = { $name }: { $mods } – ab jetzt zu finden; Läufe beginnen mit { $with }.
run-end-seed = STARTWERT
run-end-replay-kept = Aufzeichnung: { $place }
run-end-replay-unkept = Die Aufzeichnung lässt sich nicht speichern: { $reason }

run-end-points-victory = Sieg
run-end-points-vaults = Geleerte Tresore
run-end-points-encounters = Begegnungen gemeistert
run-end-points-kills = Zerstörte Einheiten (Kosten)
run-end-points-tiles = Felder am Ende
run-end-points-total = { $name }: { $sum } × { $percent } %
run-end-numbers = DER LAUF
run-end-part-of = { $part } von { $all }
run-end-turns = Züge
run-end-battles = Gewonnene Kämpfe
run-end-kills = Zerstörte Einheiten
run-end-recruited = Ausgebildet
run-end-encounters = Begegnungen
run-end-dives = Tauchgänge zum Tor
run-end-vaults = Geleerte Tresore
run-end-gold = Geborgenes Gold
run-end-mods = Erhaltene Module
run-end-lost = VERLORENE EINHEITEN: { $count }
run-end-lost-nobody = Niemand ging verloren.
run-end-lost-before = Davor: { $names }
run-end-in-turn = Zug { $turn }

run-end-profile-unreadable = Was früher freigeschaltet wurde, ist nicht lesbar: { $error }. Es wird beiseitegelegt und neu gezählt.
run-end-profile-unkept = Was freigeschaltet wurde, lässt sich nicht speichern: { $error }.
run-end-slot-stays = Der Platz des Laufs lässt sich nicht leeren: { $error }.

# Der Rückblick auf einen Lauf

look-back-open = Rückblick
look-back-open-about = Der Lauf Zug um Zug: was geschah und wie wahrscheinlich es war; jeden Schritt kannst du dir ansehen.
look-back-heading = Rückblick
look-back-reading = Der Lauf wird dafür noch einmal gespielt: Schritt { $step } von { $steps }.
look-back-trouble = Die Aufzeichnung lässt sich nur bis hierher nachspielen: { $reason }
look-back-watch = Den Lauf ansehen, wie er damals war, bei Schritt { $step }.
look-back-close = Zurück zur Bilanz
look-back-close-about = Taste: Esc.
look-back-moment = Zug { $turn }: { $words }

look-back-battle = { $by ->
    [you] Du greifst { $foe } an
   *[foe] { $foe } greift an
}: { $came ->
    [won] du gewinnst
    [lost] du verlierst
   *[drawn] niemand gewinnt
}.
look-back-odds = Die Aussicht war { $percent } %; { $left } von { $units } sind übrig.
look-back-encounter = Eine Begegnung: { $name }.
look-back-encounter-failed = Eine Begegnung: { $name }. Die Probe misslingt.
look-back-dive = Ein Tauchgang erreicht das letzte Tor, mit { $gold } Gold.
look-back-dive-failed = Ein Tauchgang endet vor dem letzten Tor.
look-back-breach = Der Einbruch gegen { $name } { $came ->
    [won] ist gewonnen
    [lost] ist verloren
    [drawn] endet unentschieden
   *[left] ist abgebrochen
}.
look-back-joins = { $name } stößt dazu.
look-back-mod = { $name } gehört dir.
look-back-core = Du eroberst einen Kern.
look-back-core-lost = { $name } erobert deinen Kern.
look-back-over = { $ending }.

look-back-luck = GLÜCK
look-back-luck-about = Der Prozentrang sagt, wie oft von hundert Malen es bei gleichen Aussichten schlechter für dich gekommen wäre. 50 ist weder Glück noch Pech.
look-back-expected = erwartet
look-back-came = kam
look-back-percentile = Rang
look-back-battles = Gewonnene Kämpfe, { $count }
look-back-checks = Bestandene Proben, { $count }
look-back-dealt = Deine Würfe, { $count }
look-back-taken = Gegen dich, { $count }
look-back-dice = Alle Würfe
look-back-whole = Kämpfe und Proben
look-back-no-luck = Nichts war dem Zufall überlassen.
look-back-verdict = Von 100 Läufen mit diesen Aussichten hatten { $percentile } weniger Glück; die mit gleich viel zählen halb.
look-back-battles-told = Gewonnene Kämpfe: { $actual } von { $count }, erwartet { $expected }.
look-back-checks-told = Bestandene Proben: { $actual } von { $count }, erwartet { $expected }.

# Ein vergangener Schritt eines Laufs auf dem Bildschirm

past-banner = Du siehst Schritt { $step } von { $steps }
past-back = Zurück
past-back-about = Einen Schritt zurück. Taste: PageUp.
past-on = Weiter
past-on-about = Einen Schritt weiter. Taste: PageDown; gehalten geht es weiter.
past-return = Ins Jetzt
past-to-end = Zum Ende des Laufs. Taste: Esc.
past-to-now = Zum Lauf, wie er jetzt steht.
past-nothing = Schritt { $step } von { $steps } ist vergangen: Daran lässt sich nichts mehr ändern.
# Was zuerst kommen muss, in einem Satz über einen abgelehnten Befehl.
past-refused = der Weg zurück ins Jetzt: dies ist vergangen
past-no-run = Es läuft kein Lauf.
past-own-screen = Erst muss der Lauf selbst auf dem Bildschirm sein.
past-stepping = Ein Takt wird gerade schrittweise gespielt; erst muss er enden.
past-cannot-show = Das lässt sich nicht zeigen: { $reason }
past-cannot-show-error = Das lässt sich nicht zeigen: { $reason }.

# Läufe: ihre Knöpfe und was von ihnen gesagt wird

run-go-on = Weiter
run-save = Speichern
run-save-about = Drei Plätze neben dem, der nach jedem Schritt gespeichert wird, und Dateien.
run-title = Zum Titel
run-title-about = Der Lauf bleibt gespeichert; mit „Fortsetzen“ geht er weiter.
run-retreat = Rückzug
run-retreat-sure = Wirklich zurück?
run-give-up = Lauf aufgeben
run-give-up-sure = Endgültig aufgeben?
run-give-up-about = Der Lauf ist dann vorbei, und es folgt die Bilanz.
run-refused = Das geht nicht: { $reason }.
run-cannot-begin = Der Lauf kann nicht beginnen: { $reason }.
run-set-aside = Was sich nicht fortsetzen ließ, liegt jetzt in { $place }.
run-unkept = Der Lauf lässt sich nicht speichern: { $reason }
run-nobody = Niemand
run-somebody = Jemand

run-log-encounter = { $name }: eine Begegnung.
run-log-tries = { $who } versucht { $skill } mit { $percent } Prozent und zieht { $drawn } aus 0 bis 99: { $works ->
    [yes] gelungen
   *[no] misslungen
}.
run-log-chose = { $name }: { $choice }
run-log-mod-gained = { $name } gehört dir.
run-log-mod-lost = { $name } ist verloren.
run-log-packed = Für den nächsten Tauchgang gepackt: Bomben { $bombs }, Tränke { $potions }.
run-log-nothing = Es geschieht nichts.
run-log-carries = { $unit } trägt jetzt { $name }.
run-log-carries-no-more = { $unit } trägt { $name } nicht mehr.
run-log-dive-begins = Der Tauchgang beginnt.
run-log-last-door = Der Anführer erreicht das letzte Tor, mit { $gold } Gold.
run-log-dive-over = Der Tauchgang ist vorbei.
run-log-behind-door = Hinter dem Tor steht { $name }.
run-log-breach-begins = { $units } gegen { $name }: Der Einbruch beginnt.
run-log-breach-won = Der Wächter ist besiegt und der Tresor leer.
run-log-breach-lost = Aus dem Einbruch kehrt niemand zurück.
run-log-breach-drawn = Der Einbruch endet unentschieden.
run-log-breach-left = Der Einbruch ist abgebrochen, der Wächter steht noch.
run-log-retreat = Du ziehst dich zurück.

# Was beim Start des Spiels und am Ende eines Tauchgangs gesagt wird

start-run-aside = Der gespeicherte Lauf liegt jetzt in { $place }.
start-run-lost = Der gespeicherte Lauf geht verloren: { $error }
start-run-unreadable = Der gespeicherte Lauf ist nicht lesbar: { $error }
breach-start-practice = Übung
texts-link = der Link
texts-broken = { $file }: { $reason }
texts-missing = { $file }: Die Seite enthält keinen solchen Text
watch-differs = { $file }: Takt { $beat }, nach { $command }: Der Fingerabdruck ist { $found }, aufgezeichnet war { $recorded }
watch-whole = { $file }: Alle { $count } Takte sind so, wie sie aufgezeichnet wurden.

tally-escaped = Über die letzte Treppe aus der Maschine entkommen
tally-burnt-out = Von innen ausgebrannt
tally-died = { $how ->
    [shot] Abgeschossen
    [blown] In Stücke gesprengt
    [caught] In die Falle gegangen
    [burnt] Verbrannt
    [undone] Vergangen
   *[struck] Niedergestreckt
}
tally-died-own = { $how ->
    [shot] Abgeschossen
    [blown] In Stücke gesprengt
    [caught] In die Falle gegangen
    [burnt] Verbrannt
    [undone] Vergangen
   *[struck] Niedergestreckt
}, durch eigene Hand
tally-died-by = { $how ->
    [shot] Abgeschossen
    [blown] In Stücke gesprengt
    [caught] In die Falle gegangen
    [burnt] Verbrannt
    [undone] Vergangen
   *[struck] Niedergestreckt
} ({ $name })
tally-wound = { $how }, { $damage } Schaden bei noch { $had } Leben

# Spielstände; Platz 0 ist der, der von selbst gespeichert wird

saves-heading = Spielstände
saves-heading-in-run = Lauf speichern
saves-told = Ein Lauf, den du fortsetzt, wird von da an von selbst gespeichert.
saves-told-in-run = Der Lauf wird nach jedem Schritt von selbst gespeichert. Ein Platz hält ihn fest, wie er jetzt ist.
saves-export-run = In Datei exportieren
saves-export-run-about = Schreibt den Lauf, wie er jetzt ist, in eine Datei, die sich überall ins Spiel importieren lässt.
saves-back = Zurück
saves-back-about = Taste: [[anywhere.back]].

saves-auto = Automatisch
saves-slot = Platz { $slot }
saves-empty = Leer
saves-empty-about = Hier ist nichts gespeichert.
saves-broken = Lässt sich nicht fortsetzen
saves-broken-about = { $error }. Es bleibt, wie es ist.
saves-begun = { $hard }, Startwert { $seed }
saves-at-sector = Zug { $turn }, im Sektor
saves-at-encounter = Zug { $turn }, eine Begegnung
saves-at-dive = Zug { $turn }, ein Tauchgang
saves-at-door = Zug { $turn }, vor dem Tor eines Wächters
saves-at-breach = Zug { $turn }, ein Einbruch
saves-at-prize = Zug { $turn }, Wahl der Beute
saves-at-end = Zug { $turn }, das Ende des Laufs
saves-at-other = Zug { $turn }, { $place }

saves-save = Speichern
saves-save-about = Speichert den Lauf, wie er jetzt ist, auf Platz { $slot }.
saves-overwrite = Überschreiben?
saves-look = Ansehen
saves-look-about = Der Lauf ist vorbei: noch einmal sein Ende.
saves-continue = Fortsetzen
saves-continue-about = Setzt ihn fort.
saves-continue-instead-about = Setzt ihn fort. Der Lauf, der jetzt von selbst gespeichert ist, wird dafür aufgegeben.
saves-give-up = Den anderen aufgeben?
saves-export = Exportieren
saves-export-about = Schreibt ihn in eine Datei, die sich überall ins Spiel importieren lässt.
saves-import = Importieren
saves-import-about = Holt einen Lauf aus einer Datei auf diesen Platz. Zuerst wird nach der Datei gefragt.
saves-delete = Löschen
saves-delete-about = Leert den Platz endgültig.
saves-delete-sure = Wirklich löschen?

saves-saved = Gespeichert auf { $slot ->
    [0] dem automatischen Platz
   *[other] Platz { $slot }
}.
saves-saved-aside = Gespeichert auf { $slot ->
    [0] dem automatischen Platz
   *[other] Platz { $slot }
}. Was dort lag, ist jetzt in { $place }.
saves-deleted = Geleert: { $slot ->
    [0] der automatische Platz
   *[other] Platz { $slot }
}.
saves-exported = Exportiert nach { $place }
saves-downloaded = { $file }, bei deinen Downloads
saves-wrong = Das geht nicht: { $reason }.
# Warum etwas nicht geht: mitten im Satz, vor dessen Punkt.
saves-no-run = Es läuft kein Lauf
saves-gone = Dort ist nichts mehr gespeichert
saves-too-many = { $place }: Dort liegen zu viele Exporte dieses Zugs

saves-import-heading = Import auf Platz { $slot }
saves-import-holds = Der Platz ist belegt: { $held }. Das wird überschrieben.
saves-import-files = Dateien in { $folder }
saves-import-none = Dort liegt keine. Was du exportierst, kommt dorthin; eine Datei von anderswo kannst du dort ablegen oder unten nennen.
saves-import-overwrite = Platz überschreiben?
saves-import-file-about = Holt den Lauf dieser Datei auf den Platz, wenn er heil ist.
saves-import-path = Pfad einer anderen Datei
saves-import-path-about = Der Pfad einer Datei. Enter importiert sie.
saves-import-take = Importieren
saves-import-take-about = Holt den Lauf der oben genannten Datei auf den Platz, wenn er heil ist.
saves-import-back = Zurück
saves-import-back-about = Nichts wird importiert. Taste: [[anywhere.back]].
saves-imported = Auf Platz { $slot } importiert aus { $place }
saves-import-wrong = Das lässt sich nicht importieren: { $reason }.
# Warum sich eine Datei nicht importieren lässt.
saves-import-no-name = nenne zuerst eine Datei
saves-file-none = das ist keine Datei
saves-file-large = zu groß für einen Lauf: { $count } Byte

# Ausrüstung

gear-heading = Ausrüstung
gear-about = Module und Relikte: dieselben für Kampf, Einbruch und Tauchgang
gear-turn = Zug
gear-seed = Startwert
gear-undo = Zurücknehmen
gear-undo-about = Nimmt zurück, was zuletzt ein- oder ausgebaut wurde. Taste: [[fitting.undo]].
gear-back = Zurück zur Karte
gear-back-about = Was eingebaut ist, bleibt eingebaut. Taste: [[anywhere.back]].
gear-key-look = ansehen
gear-key-choose = wählen, ein- und ausbauen
gear-key-take-out = ausbauen
gear-key-units = vorige, nächste Einheit
gear-key-undo = zurücknehmen
gear-key-back = zur Karte
gear-own-turn = Module baust du in deinem eigenen Zug ein.
gear-nothing-to-undo = Zuletzt wurde kein Modul ein- oder ausgebaut: Was davor kam, nimmst du auf der Karte zurück.
gear-look-at-slot = Sieh einen belegten Steckplatz an, um sein Modul auszubauen.

gear-leader = Anführer
gear-tier = Stufe { $tier }, { $stack }
gear-health = LEBEN
gear-health-of = {" "}von { $most }
gear-stack-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
gear-carries = { $name }. Trägt: { $mods }.
gear-carries-none = { $name }. Trägt kein Modul.
gear-take-out = { $name }: Enter oder Del baut es aus.
gear-free-slot = frei

gear-loose = Freie Module
gear-loose-none = Jedes deiner Module ist eingebaut. Tresore, Begegnungen und Mannschaften bringen weitere.
gear-free = { $count } frei
gear-relics = Relikte
gear-relics-for = für alle deine Einheiten
gear-relics-none = Noch keines. Manche Wächter lassen eines zurück.
gear-not-now = { $about } Jetzt nicht: { $reason }.
gear-cannot-fit = Das lässt sich nicht einbauen: { $reason }.

gear-look-at-mod = Sieh ein Modul an: Die Zahlen oben zeigen, was es ändern würde.
gear-in = In { $name }. Enter, Del oder ein Klick baut es aus.
gear-relic-works = Wirkt für alle deine Einheiten, wo immer sie sind.
gear-fits = Enter oder ein Klick baut es ein: { $name }.
gear-cannot-take = { $name } kann es nicht aufnehmen: { $reason }.
gear-instead = Oben: wie es anstelle von { $other } wäre; baue das zuerst aus.

gear-slot-blade = Klinge
gear-slot-shell = Hülle
gear-slot-drive = Antrieb
gear-slot-logic = Logik
gear-slot-sense = Sinn
gear-slot-relic = Relikt
gear-rarity-common = häufig
gear-rarity-uncommon = unüblich
gear-rarity-rare = selten
gear-kind = { $slot }, { $rarity }
gear-skill-name-stealth = Heimlichkeit
gear-skill-name-speech = Redekunst
gear-skill-name-mechanics = Mechanik
gear-ability-archery = Schuss
gear-ability-charge = Ansturm
gear-ability-healing = Heilung
gear-ability-strike = Hieb

gear-group-battle = Kampf und Karte
gear-group-encounters = Begegnungen, Prozent
gear-group-breach = Einbruch
gear-group-dive = Tauchgang
gear-group-pack = Im Gepäck
gear-only-leader-dives = Nur der Anführer taucht.
gear-dive-nothing = Nicht mehr, als jeder Taucher hat.
gear-number = { $label }: { $now }.
gear-number-then = { $label }: { $now } jetzt, { $then } dann.
gear-battle-attack = Angriff
gear-battle-defence = Abwehr
gear-battle-damage = Schaden
gear-battle-moves = Schritte
gear-skill-stealth = Heimlichkeit
gear-skill-speech = Redekunst
gear-skill-mechanics = Mechanik
gear-breach-health = Leben
gear-breach-speed = Tempo
gear-breach-cpu = CPU
gear-breach-shield = Schild
gear-breach-charge = Ladezeit
gear-dive-health = Leben
gear-dive-damage = Schaden
gear-dive-armour = Panzerung
gear-dive-bombs = Bomben
gear-dive-potions = Tränke
gear-dive-digging = Graben
gear-dive-light = Licht

# Was ein Modul bewirkt: wo, und was dazukommt; $number hat sein Vorzeichen.
gear-area-battle = Kampf
gear-area-body = Körper
gear-area-map = Karte
gear-area-breach = Einbruch
gear-area-dive = Tauchgang
gear-area-encounters = Begegnung
gear-in-dives = Tauchgang: { $words }
gear-adds-attack = { $number } Angriff
gear-adds-defence = { $number } Abwehr
gear-adds-damage = { $number } Schaden
gear-adds-health = { $number } Leben
gear-adds-moves = { $number } Schritte pro Zug
gear-adds-cycles = { $number } Zyklen pro Zug
gear-adds-speed = { $number } Tempo
gear-adds-cpu = { $number } CPU
gear-adds-skill = { $number } % { $skill }
gear-adds-armour = { $number } Panzerung
gear-adds-digging = { $number } Graben
gear-adds-light = { $number } Licht
gear-adds-bombs = { $count ->
    [one] +{ $count } Bombe
   *[other] +{ $count } Bomben
}
gear-adds-potions = { $count ->
    [one] +{ $count } Trank
   *[other] +{ $count } Tränke
}
gear-enters-shield = beginnt mit { $count } Schild
gear-enters-charge = beginnt mit { $count } Ladezeit
gear-answers = antwortet: { $name }
gear-runs = { $name } ({ $does })
gear-begins-with = zu Beginn: { $name }

# Zwei Trupps für einen Kampf zusammenstellen

compose-heading = Kampf: zwei Trupps aufstellen
compose-about = Wähle eine Stelle, dann wer dort steht. Einheiten ziehen in der Reihe der Stellen; Verteidiger zuerst.
compose-not-yet = noch nicht bekannt
compose-no-battle = Kein Kampf: { $reason }.
compose-fight = Kämpfen
compose-fight-about = Diesen Kampf mit dem Startwert austragen und ansehen. Es steht nichts auf dem Spiel.
compose-back = Zurück
compose-back-about = Zurück zur Übung. Taste: [[anywhere.back]].
compose-take-off = Wegnehmen
compose-take-off-about = Nimmt weg, wer an der gewählten Stelle steht. Taste: [[fitting.take_out]].
compose-they-attack = Sie greifen an
compose-you-attack = Du greifst an
compose-role-about = Wer angreift. Die Verteidiger ziehen zuerst; Angreifer, die keinen Schaden mehr machen, haben nicht gewonnen.
compose-seed-about = Die Würfel des Kampfs. Die Aussichten werden mit anderen gezählt.
compose-key-go = bewegen
compose-key-choose = Stelle wählen, Einheit setzen
compose-key-change = Stellen tauschen
compose-key-take-off = wegnehmen
compose-key-back = zurück
compose-defend = Deinen Trupp verteidigen
compose-attack-theirs = Ihren Trupp angreifen
compose-before = vor dem Kampf
compose-units = EINHEITEN, STUFE UM STUFE
compose-put = { $name }: kommt an die markierte Stelle.
compose-chance = Zufall
compose-chance-about = { $whose ->
    [you] Drei bis sechs zufällige Einheiten für deinen Trupp.
   *[they] Drei bis sechs zufällige Einheiten für ihren Trupp.
}
compose-copy = Kopie
compose-copy-about = { $whose ->
    [you] Macht deinen Trupp dem ihren gleich.
   *[they] Macht ihren Trupp dem deinen gleich.
}
compose-clear = Leeren
compose-clear-about = { $whose ->
    [you] Nimmt alle aus deinem Trupp.
   *[they] Nimmt alle aus ihrem Trupp.
}
compose-yours-attack = DEIN TRUPP GREIFT AN, { $count } VON 8
compose-yours-defend = DEIN TRUPP VERTEIDIGT, { $count } VON 8
compose-theirs-attack = IHR TRUPP GREIFT AN, { $count } VON 8
compose-theirs-defend = IHR TRUPP VERTEIDIGT, { $count } VON 8
compose-place = { $name }, Stelle { $place }: Angriff, Abwehr, Schaden, Leben. Wähle, wer stattdessen hier steht, ziehe sie an eine andere Stelle oder nimm sie weg: Del oder die zweite Maustaste.
compose-place-empty = Eine leere Stelle. Wähle, wer hier steht.

compose-tier = Stufe { $tier }, { $cost } Zyklen
compose-attack = ANGRIFF
compose-defence = ABWEHR
compose-damage = SCHADEN
compose-health = LEBEN
compose-ability-archery = zwei Schüsse; nichts erwidert sie
compose-ability-charge = im ersten Zug ein Hieb mit Angriff +2
compose-ability-healing = einmal im Kampf bis zu 5 Leben für einen Freund
compose-ability-strike = zwei Hiebe; erwidert Hiebe gegen sich, Angriff und Schaden −1
compose-ability-other = ein eigener Zug

# Die Seiten eines Einbruchs wählen, und das Tor eines Wächters

line-up-heading = Einbruch: Seiten wählen
line-up-about = Stelle Einheiten auf Felder, oder nimm eine Aufstellung unter einer Hälfte. Deine stehen links; die Fronten sehen einander an.
line-up-seed-about = Was der Gegner dem Zufall überlässt.
line-up-begin = Einbruch beginnen
line-up-begin-about = Mit diesen Seiten beginnen. Es steht nichts auf dem Spiel.
line-up-back = Zurück
line-up-back-about = Zurück zur Übung. Taste: [[anywhere.back]].
line-up-key-choose = wählen
line-up-key-confirm = bestätigen
line-up-key-empty = Feld leeren
line-up-key-help = Hilfe
line-up-key-back = zurück
line-up-key-pause = Pause
line-up-yours = DEINE
line-up-theirs = IHRE
line-up-rear = HINTEN
line-up-front = VORN
line-up-of = Aufstellung: { $name }. { $about }
line-up-chance = Zufall
line-up-chance-about = Drei zufällige Einheiten auf drei Feldern.
line-up-clear = Leeren
line-up-clear-about = Nimmt alle von dieser Hälfte.
line-up-yours-empty = Auf deiner Hälfte steht niemand.
line-up-theirs-empty = Auf ihrer Hälfte steht niemand.
line-up-own-health = Leben { $health }/{ $most }
line-up-own-speed = Tempo { $speed }
line-up-guardian = Wächter
line-up-mime = Mime

line-up-who = Wer steht hier?
line-up-nobody = Niemand
line-up-empty-panel = Ein leeres Feld. Stelle eine Einheit hierher, oder nimm eine Aufstellung unter einer Hälfte.
line-up-health = LEBEN
line-up-cpu = CPU
line-up-speed = TEMPO
line-up-panels = FELDER
line-up-mime-about = Ein Mime: ahmt nach, was seine Seite zuletzt tat, ebenso weit von sich aus.
line-up-phase = { $name }: bei { $percent } % des Lebens.
line-up-subroutine = { $about } ({ $does })

line-up-door-heading = Das Tor: { $name }
line-up-door-about = Bis zu vier aus dem Trupp des Anführers gehen hindurch. Stelle sie auf Felder: Die Fronten sehen einander an.
line-up-door-through = Hindurch
line-up-door-through-about = Der Einbruch beginnt. Wer darin fällt, ist verloren; wer lebt, behält sein restliches Leben.
line-up-door-retreat-about = Zurück zur Karte mit dem, was gefunden wurde. Der Weg zu diesem Tor bleibt offen.
line-up-door-too-many = Dort stehen { $count }, und höchstens { $most } gehen hindurch: Leere ein Feld mit Del.

# Beute

prize-heading = Der Wächter ist besiegt: Nimm { $count ->
    [1] eins von einem
    [2] eins von zweien
    [3] eins von dreien
   *[other] eins von { $count }
}
prize-about = Danach ist der Tresor leer. Was du nicht nimmst, ist fort.
prize-none = Nichts nehmen
prize-none-sure = Alles liegen lassen?
prize-none-about = Du gewinnst nichts, und der Lauf geht weiter.
prize-key-take = nehmen
prize-key-choose = wählen
prize-key-confirm = bestätigen
prize-key-help = Hilfe
prize-key-pause = Pause
prize-take = Nimm das. Taste: { $key }.
prize-not-now = Jetzt nicht: { $reason }.
prize-cannot-take = Das lässt sich nicht nehmen: { $reason }.
prize-relic = Relikt, für alle deine Einheiten
prize-mod = Modul, { $slot }, { $rarity }
prize-unit = Einheit, Stufe { $tier }
prize-unit-battle = Angriff { $attack }, Abwehr { $defence }, Schaden { $damage }, { $abilities }
prize-unit-body = Leben { $health }, { $slots ->
    [one] { $slots } Steckplatz
   *[other] { $slots } Steckplätze
} für Module
prize-unit-map = Schritte { $moves }, Unterhalt { $upkeep }
prize-unit-breach = Tempo { $speed }, CPU { $cpu }
prize-unit-breach-answers = Tempo { $speed }, CPU { $cpu }, antwortet: { $answer }
prize-cycles = Zyklen
prize-cycles-count = { $count ->
    [one] { $count } Zyklus
   *[other] { $count } Zyklen
}
prize-cycles-about = Was der Wächter hütete, in kleiner Münze.
prize-cycles-have = Du hast
prize-cycles-then = Und dann
prize-repair = Reparatur
prize-repair-all = Volles Leben
prize-repair-about = Ersatzteile für alle im Trupp des Anführers.
prize-repair-to = { $health } auf { $most }
prize-health = Leben
prize-health-whole = niemandem fehlt etwas

# Begegnungen

encounter-takes = { $count ->
    [one] kostet { $count } Zyklus
   *[other] kostet { $count } Zyklen
}
encounter-too-dear = Das kostet { $count ->
    [one] { $count } Zyklus
   *[other] { $count } Zyklen
}, und du hast { $has }.
encounter-chance = { $skill } { $percent } %: { $base }, dazu { $more } durch { $who }
encounter-chance-alone = { $skill } { $percent } %: { $base }, und niemand hilft
encounter-hint = Aussichten sind von 100; jeder Punkt einer Fertigkeit gibt 10 dazu.
encounter-drawn = { $skill } { $percent } %: gezogen { $drawn } aus 0 bis 99, { $works ->
    [yes] gelungen
   *[no] misslungen
}.
encounter-go-on = Weiter
encounter-go-on-about = Zurück zur Karte. Taste: [[menus.confirm]].

# Die Übungsleiter

ladder-heading = Die Übungsleiter
ladder-about = Jedes Rätsel handelt von einer Regel. Ein Stern fürs Lösen, noch einer bei Par. Alles lässt sich zurücknehmen.
ladder-back = Zurück
ladder-back-about = Taste: Esc.
ladder-par = Par { $par }
ladder-par-best = Par { $par }, bestes { $best }
ladder-a-dive = Ein Tauchgang. { $goal }
ladder-a-breach = Ein Einbruch. { $goal }
ladder-a-battle = Ein Kampf. { $goal }
ladder-used = { $of ->
    [dive] { $count ->
        [one] { $count } Takt
       *[other] { $count } Takte
    }
    [breach] { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
   *[battle] { $count } × getauscht
}, Par { $par }
ladder-used-within = { $of ->
    [dive] { $count ->
        [one] { $count } Takt
       *[other] { $count } Takte
    }
    [breach] { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
   *[battle] { $count } × getauscht
}, Par { $par }, höchstens { $within }
ladder-solved = Gelöst
ladder-at-par = Par!
ladder-solved-in = Gelöst: { $of ->
    [dive] { $count ->
        [one] { $count } Takt
       *[other] { $count } Takte
    }
    [breach] { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
   *[battle] { $count } × getauscht
}, Par { $par }.
ladder-solved-best = Gelöst: { $of ->
    [dive] { $count ->
        [one] { $count } Takt
       *[other] { $count } Takte
    }
    [breach] { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
   *[battle] { $count } × getauscht
}, Par { $par }, dein Bestes { $best }.
ladder-lost = Nicht so
ladder-lost-nobody = Von deinen ist niemand übrig.
ladder-lost-hurt = Du wurdest verletzt.
ladder-lost-gone = Fort, und sollte bleiben: { $who }.
ladder-lost-undone = Du bist gegangen, und es steht noch: { $what }.
ladder-lost-late = Es war in höchstens { $count } zu schaffen.
ladder-lost-stalemate = Es kann nichts mehr geschehen.
ladder-undo = Zurücknehmen
ladder-undo-about = Nimmt die letzte Wahl zurück. Taste: U.
ladder-restart = Neu beginnen
ladder-restart-about = Dasselbe Rätsel von vorn. Taste: R.
ladder-hint = Hinweis
ladder-hint-about = Zeigt noch einen Hinweis. Taste: I.
ladder-next = Nächstes Rätsel
ladder-next-about = Weiter zur nächsten Sprosse der Leiter.
ladder-leave = Zur Leiter
ladder-leave-about = Verlässt das Rätsel. Was du getan hast, bleibt.
ladder-cannot-begin = { $title } kann nicht beginnen: { $reason }
ladder-unreadable = Was du auf der Leiter geschafft hast, ist nicht lesbar. { $error }. Es bleibt, wo es ist.
ladder-unkept = Das lässt sich nicht speichern. { $error }

arrange-chance = { $chance } % Siegchance, { $wanted } % verlangt. { $used }.
arrange-they-defend = SIE VERTEIDIGEN UND KOMMEN ZUERST
arrange-you-attack = DEIN TRUPP GREIFT AN, IN DIESER FOLGE
arrange-reserve = IN RESERVE
arrange-in-stack = { $name }, Stelle { $place } im Trupp: Angriff, Abwehr, Schaden, Leben. Wähle zwei, die ihre Plätze tauschen.
arrange-in-reserve = { $name }, in Reserve: Angriff, Abwehr, Schaden, Leben. Wähle zwei, die ihre Plätze tauschen.

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

#
#
# end of breach
#
#

## battle: Battles: their screen and their log
#
#
#

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
