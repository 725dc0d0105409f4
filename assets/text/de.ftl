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

back = Zurück
close = Schließen
go-on = Weiter
percent = { $number } %

#
#
# end of words
#
#

## interface: Title, settings, bindings, help, prompts, pause, new run, practice, the window, the web
#
#
#

# Title
title-about = Ein abtrünniger Daemon, eine tiefe Maschine.
    Jede Regel liegt offen.
title-version = Version { $version }
title-choose = wählen
title-confirm = bestätigen
title-back = zurück
title-help = Hilfe
title-continue = Weiterspielen
title-continue-about = Den Lauf mit Startwert { $seed } fortsetzen, { $difficulty }.
title-continue-sector = Zug { $turn }, Sektor
title-continue-encounter = Zug { $turn }, Begegnung
title-continue-dive = Zug { $turn }, Tauchgang
title-continue-door = Zug { $turn }, Tor eines Wächters
title-continue-breach = Zug { $turn }, Einbruch
title-continue-prize = Zug { $turn }, Wahl der Beute
title-continue-over = Zug { $turn }, Ende des Laufs
title-continue-not = Der gespeicherte Lauf lässt sich nicht fortsetzen. { $error }. Er bleibt, wo er ist.
title-new-run-about = Erobere einen Sektor: marschiere, kämpfe, tauche und brich ein.
title-saves = Spielstände
title-saves-about = Drei Plätze, und Läufe aus Dateien.
title-practice-about = Jedes System für sich: Tauchgang, Kampf, Einbruch und Zeitlabor.
title-quit = Beenden
title-quit-about = Das Spiel verlassen.
back-to-title-about = Zurück zum Titel. Taste: [[anywhere.back]].

# Loading
loading = LÄDT

# Switches of all menus
switch-sound-on = Ton an
switch-sound-off = Ton aus
switch-sound-about = Ton an oder aus. Taste: [[anywhere.mute]].
switch-full-screen = Vollbild
switch-window = Fenster
switch-screen-about = Im Vollbild oder im Fenster spielen. Taste: [[anywhere.fullscreen]].
switch-panels = Werkzeuge
switch-panels-about = Werkzeuge über dem Spiel, die die Regeln bei der Arbeit zeigen. Taste: [[anywhere.panels]].

# Pause
paused = Pause
pause-place = Ebene { $floor } von { $floors }, Takt { $beat }, Startwert { $seed }
pause-go-on-about = Zurück in den Tauchgang. Taste: [[anywhere.back]].
pause-retreat-about = Zurück auf die Karte: der Anführer, wie er ist, ohne die Funde von hier.
pause-practice = Zur Übung
pause-practice-about = Ein Tauchgang für sich wird nicht gespeichert.
stop-guardian = Der Wächter wartet, solange du willst.
stop-prizes = Die Beute wartet, solange du willst.
stop-go-on-about = Dorthin zurück, wo du warst. Taste: [[anywhere.back]].

# Practice
practice = Übung
practice-about = Jedes System für sich. Nichts steht auf dem Spiel, nichts wird gespeichert.
practice-dive = Tauchgang
practice-dive-what = Takt für Takt
practice-dive-about = Ein Tauchgang für sich, mit dem Startwert unten. Er wird nicht gespeichert.
practice-seed-about = Gleicher Startwert, gleicher Tauchgang.
practice-breach = Einbruch
practice-breach-what = Seiten wählen
practice-breach-about = Ein Duell auf dem Stapel, mit beliebigen Aufstellungen beider Seiten.
practice-battle = Kampf
practice-battle-what = Trupps aufstellen
practice-battle-about = Zwei Trupps von bis zu acht: ihre Aussichten, während du sie änderst, und der Kampf.
practice-lab = Zeitlabor
practice-lab-what = Schritt für Schritt
practice-lab-about = Fälle von Schnellzügen, Zeile für Zeile, vor und zurück, mit dem Grund für alles.
practice-ladder = Übungsleiter
practice-ladder-what = zwölf Rätsel
practice-ladder-about = Kurze Rätsel zu Tauchgang, Einbruch und Kampf, jedes zu einer Regel, mit Richtwert.

# New run
new-run = Neuer Lauf
new-run-difficulty = SCHWIERIGKEIT
new-run-sector = SEKTOR
new-run-crew = MANNSCHAFT
new-run-crew-any = Egal
new-run-crew-any-about = Eine davon, vom Startwert gelost.
# Words that may stand first in a crew's name and are left out on its button
new-run-crew-articles = Der Die Das
new-run-crew-drawn = Wer mitkommt, lost der Startwert aus.
new-run-crew-chosen = { $about } { $count ->
    [0] Anführer: { $leader }.
   *[other] Anführer: { $leader }; dazu { $units }.
 }
new-run-seed-about = Gleicher Startwert und gleiche Wahl, gleicher Lauf.
new-run-begin = Beginnen
new-run-begin-about = Mit dem ersten Zug beginnen.
new-run-begin-instead = Mit dem ersten Zug beginnen. Der Lauf hinter Weiterspielen wird aufgegeben, wenn er auf keinem Platz liegt.
new-run-begin-sure = Gespeicherten Lauf aufgeben?
new-run-no-unlocks = Freigeschaltetes ist nicht lesbar; dieser Lauf beginnt ohne es. { $error }

# Seed
seed-caption = STARTWERT
seed-any = beliebig
seed-about = { $about } Gib eine Zahl oder acht Ziffern wie 7F3A-19C2 ein; leer heißt beliebig.
seed-other = Anderer
seed-other-about = Ein anderer, zufälliger Startwert.
seed-wrong = Keine Zahl: schreibe 42, oder Ziffern 0-9 A-F wie 7F3A-19C2.
keypad-done = Fertig

# Summary of a dive
summary-escaped = Du bist entkommen
summary-died = Du bist gefallen
summary-floor = EBENE
summary-beats = TAKTE
summary-gold = GOLD
summary-destroyed = ZERSTÖRT
summary-found = GEFUNDEN
summary-health-lost = WUNDEN
summary-replay = Aufzeichnung: { $place }
summary-replay-not = Die Aufzeichnung lässt sich nicht speichern: { $reason }
summary-edited = In diesem Tauchgang wurde von Hand etwas geändert.
summary-again = Gleicher Startwert
summary-again-about = Derselbe Tauchgang von vorn. Taste: [[dive.again]].
summary-fresh = Neuer Startwert
summary-fresh-about = Ein anderer, zufälliger Tauchgang.
summary-practice-about = Zurück zur Übung. Taste: [[anywhere.back]].
summary-link = Link kopieren
summary-link-about = Ein Link auf diese Seite: Wer ihn öffnet, sieht diesen Tauchgang.
summary-link-copied = Wer den Link öffnet, sieht diesen Tauchgang.
summary-link-not = Es gibt keinen Link: { $error }

# Settings
settings = Einstellungen
settings-about = Ton, Anzeige, Tempo, Schriftgröße, Farben und jede Taste.
settings-tab-sound = Ton
settings-tab-display = Anzeige
settings-tab-play = Spiel
settings-tab-access = Zugang
settings-tab-controls = Steuerung
settings-reset = Zurücksetzen
settings-reset-sure = Seite wirklich zurücksetzen?
settings-reset-about = Alles auf dieser Seite wie am Anfang.
settings-back-about = Taste: [[anywhere.back]].
settings-hints-read = { $count ->
    [0] keiner gelesen
   *[other] { $count } gelesen
 }
setting-on = an
setting-off = aus
setting-mute = Ton
setting-volume = Lautstärke
setting-music = Musik
setting-effects = Effekte
setting-fullscreen = Vollbild
setting-window = Fenstergröße
setting-interface = Größe der Anzeige
setting-palette = Farben
setting-speed = Tempo der Anzeige
setting-show-hints = Hinweise
setting-hints-again = Alle Hinweise erneut
setting-language = Sprache
setting-text = Schriftgröße
setting-reduced-motion = Weniger Bewegung
setting-shake = Bildschirmbeben
setting-mute-about = Ton an oder aus. Taste: [[anywhere.mute]].
setting-volume-about = Wie laut alles ist.
setting-music-about = Wie laut die Musik ist, neben dem Rest.
setting-effects-about = Wie laut Schläge, Schritte und Knöpfe sind.
setting-fullscreen-about = Vollbild oder Fenster. Taste: [[anywhere.fullscreen]].
setting-window-about = In Pixeln, solange es ein Fenster ist.
setting-interface-about = Über 100 % liegt alles wie auf einem Handy, so groß, wie es passt.
setting-palette-about = Bilder, Anzeige und Werkzeuge zugleich.
setting-speed-about = Tauchgänge, Einbrüche, Kämpfe und die Züge auf der Karte.
setting-show-hints-about = Eine Zeile auf der Karte, wenn etwas zum ersten Mal zählt.
setting-hints-again-about = Jeder Hinweis kommt noch einmal, wenn er zählt.
setting-language-about = Die Sprache aller Texte.
setting-text-about = Wie groß Buchstaben im Vergleich zum Rest sind.
setting-reduced-motion-about = Keine Funken, kein Gleiten, kein Treiben: Was sich nur fürs Auge bewegt, steht still.
setting-shake-about = Das Bild bebt, wenn etwas getroffen wird.
palette-standard = Standard
palette-safe = Für Farbenblinde
palette-contrast = Hoher Kontrast
palette-not = Die Bilder behalten ihre Farben: { $file }: { $error }
speed-at-once = sofort

# Settings and bindings that were kept
kept-unreadable = { $what ->
    [settings] Die Einstellungen
   *[bindings] Die Tastenbelegung
 } { $what ->
    [settings] beginnen
   *[bindings] beginnt
 } neu: { $error }
kept-in-parts = { $what ->
    [settings] Einstellungen
   *[bindings] Tastenbelegung
 } ohne das, was falsch ist: { $at }: { $reason }{ $more ->
    [0] {""}
   *[other] {" "}(und { $more } weitere)
 }
kept-damaged = { $what ->
    [settings] Die Einstellungen beginnen
   *[bindings] Die Tastenbelegung beginnt
 } neu: { $at }: { $reason }. { $aside }
kept-aside = Der alte Text liegt jetzt in { $place }.
kept-not = { $what ->
    [settings] Die Einstellungen lassen
   *[bindings] Die Tastenbelegung lässt
 } sich nicht speichern: { $error }

# Bindings
bindings-none = nicht belegt
bindings-pad = Pad { $button }
bindings-press = Drücke eine Taste, auch an Maus oder Pad.
    Esc lässt alles, wie es ist, und Warten auch.
bindings-take-off = Lösen
bindings-more = Weitere Taste belegen
bindings-rival = { $action } ({ $group })
bindings-conflict = { $input } ist schon belegt: { $others }.
bindings-conflict-needed = Dort ist sie nötig.
bindings-swap = Tauschen: dort dann { $input }
bindings-take = Dort wegnehmen
bindings-leave = Lassen, wie es ist
bindings-unknown = es gibt keine Aktion „{ $name }“
bindings-needed = { $name } braucht eine Belegung
bindings-lost = { $name } verliert { $input }, denn { $other } hat es

# Groups of actions
actions-anywhere = Überall
actions-menus = Menüs und Dialoge
actions-dive = Tauchgang
actions-breach = Einbruch
actions-sector = Sektor
actions-battle = Kampf
actions-fitting = Ausrüstung, Aufstellungen, Trupps
actions-time-lab = Zeitlabor

# Actions
action-anywhere-back = Ein Schritt zurück
action-anywhere-mute = Ton an oder aus
action-anywhere-fullscreen = Vollbild oder Fenster
action-anywhere-panels = Werkzeuge, die die Regeln bei der Arbeit zeigen
action-anywhere-photo = Bild aufnehmen
action-menus-up = Nach oben
action-menus-down = Nach unten
action-menus-left = Nach links, oder weniger
action-menus-right = Nach rechts, oder mehr
action-menus-next = Weiter; mit Umschalt zurück
action-menus-confirm = Gewähltes benutzen
action-menus-tab-before = Der Reiter davor
action-menus-tab-after = Der nächste Reiter
action-dive-up = Nach Norden schlagen, graben oder gehen
action-dive-down = Nach Süden
action-dive-left = Nach Westen
action-dive-right = Nach Osten
action-dive-wait = Einen Takt warten
action-dive-bomb = Eine Bombe legen
action-dive-drink = Einen Trank trinken
action-dive-look = Umsehen
action-dive-next-threat = Zur nächsten Gefahr
action-dive-auto-explore = Erkunden, bis sich etwas zeigt
action-dive-log = Das ganze Protokoll
action-dive-help = Was Tasten und Zeichen bedeuten
action-dive-pause = Pause
action-dive-confirm = Zum Zeiger gehen; Bombe voraus
action-dive-cancel = Bombe oder Zeiger weglegen
action-dive-zoom-in = Näher
action-dive-zoom-out = Ferner
action-dive-again = Derselbe Startwert noch einmal, wenn es vorbei ist
action-breach-up = Das Ziel darüber
action-breach-down = Das Ziel darunter
action-breach-left = Karte oder Ziel links
action-breach-right = Karte oder Ziel rechts
action-breach-confirm = Karte oder Ziel nehmen
action-breach-wait = Warten
action-breach-undo = Die letzte Wahl zurücknehmen
action-breach-skip = Ans Ende des Gezeigten
action-breach-speed = Schneller und wieder langsam
action-breach-stepwise = Schritt für Schritt, oder nicht
action-breach-next = Der nächste Schritt
action-breach-next-move = Den nächsten Eintrag auf dem Stapel ansehen
action-breach-log = Das ganze Protokoll
action-breach-card-1 = Karte 1
action-breach-card-2 = Karte 2
action-breach-card-3 = Karte 3
action-breach-card-4 = Karte 4
action-breach-card-5 = Karte 5
action-breach-card-6 = Karte 6
action-breach-card-7 = Karte 7
action-breach-card-8 = Karte 8
action-breach-card-9 = Karte 9
action-breach-again = Noch einmal, wenn es vorbei ist
action-breach-help = Was Tasten und Zeichen bedeuten
action-breach-pause = Pause
action-sector-up = Feld oder Einheit darüber
action-sector-down = Feld oder Einheit darunter
action-sector-left = Feld oder Einheit links
action-sector-right = Feld oder Einheit rechts
action-sector-pan-up = Karte nach Norden schieben
action-sector-pan-down = Karte nach Süden schieben
action-sector-pan-left = Karte nach Westen schieben
action-sector-pan-right = Karte nach Osten schieben
action-sector-confirm = Gehen, angreifen, wählen, ausbilden
action-sector-next-stack = Der nächste Trupp, der ziehen kann
action-sector-end-turn = Zug beenden
action-sector-undo = Den letzten Befehl zurücknehmen
action-sector-use = Entlassen, in den Tresor gehen oder ausbilden
action-sector-vault = In den Tresor gehen
action-sector-units = Zu den Einheiten und zurück
action-sector-recruit = Zur Ausbildung und zurück
action-sector-relations = Beziehungen zu den anderen
action-sector-log = Das ganze Protokoll
action-sector-earlier = Die Einheit kämpft früher
action-sector-later = Die Einheit kämpft später
action-sector-let-go = Die Einheit entlassen
action-sector-zoom-in = Näher
action-sector-zoom-out = Ferner
action-sector-center = Zurück zum Trupp
action-sector-leave = Ein Schritt zurück
action-sector-unit-1 = Einheit 1 auswählen
action-sector-unit-2 = Einheit 2 auswählen
action-sector-unit-3 = Einheit 3 auswählen
action-sector-unit-4 = Einheit 4 auswählen
action-sector-unit-5 = Einheit 5 auswählen
action-sector-unit-6 = Einheit 6 auswählen
action-sector-unit-7 = Einheit 7 auswählen
action-sector-unit-8 = Einheit 8 auswählen
action-sector-gear = Die Ausrüstung aller Einheiten
action-sector-help = Was Tasten und Zeichen bedeuten
action-sector-pause = Pause
action-battle-turn-back = Ein Zug zurück
action-battle-turn-on = Ein Zug vor
action-battle-back = Eine Aktion zurück
action-battle-on = Eine Aktion vor
action-battle-play = Abspielen oder anhalten
action-battle-start = An den Anfang
action-battle-end = Ans Ende
action-battle-faster = Schneller
action-battle-slower = Langsamer
action-battle-again = Noch einmal abspielen
action-battle-next = Die nächste Einheit ansehen
action-battle-previous = Die Einheit davor ansehen
action-battle-leave = Ans Ende und weiter
action-battle-help = Was Tasten und Zeichen bedeuten
action-fitting-take-out = Herausnehmen, oder den Platz leeren
action-fitting-undo = Die letzte Änderung zurücknehmen
action-fitting-before = Die Einheit davor
action-fitting-after = Die nächste Einheit
action-lab-left = Eine Zeile zurück
action-lab-right = Eine Zeile vor
action-lab-up = Die Aktion davor
action-lab-down = Die nächste Aktion
action-lab-start = An den Anfang
action-lab-end = Ans Ende
action-lab-play = Abspielen oder anhalten
action-lab-faster = Schneller
action-lab-slower = Langsamer
action-lab-after = Der nächste Fall
action-lab-before = Der Fall davor
action-lab-list = Alle Fälle
action-lab-reread = Die Dateien der Fälle neu lesen

# Keys and buttons, as they are called on their caps
key-escape = Esc
key-delete = Entf
key-insert = Einfg
key-space = Leertaste
key-tab = Tab
key-enter = Enter
key-backspace = Rücktaste
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-shift = Umschalt
key-control = Strg
key-alt = Alt
key-super = Super
key-right = { $key } rechts
key-caps-lock = Feststell
key-print = Druck
key-scroll-lock = Rollen
key-menu = Menü
key-numpad = Num { $key }
key-tap = tippen
mouse-left = Linksklick
mouse-right = Rechtsklick
mouse-middle = Mittelklick
mouse-back = Maus zurück
mouse-forward = Maus vor
mouse-other = Maus { $number }
pad-south = Süd
pad-east = Ost
pad-west = West
pad-north = Nord
pad-cross = Kreuz
pad-circle = Kreis
pad-square = Quadrat
pad-triangle = Dreieck
pad-other = Knopf { $number }
pad-gone = Das Gamepad ist weg. Tasten, Maus und Finger gehen weiter; wieder angesteckt, geht es auch.

# Help
help = Hilfe
help-about = Was Tasten und Zeichen bedeuten. Taste: ? oder F2.
help-dive = Tauchgang
help-who = Wer ist wer
help-breach = Einbruch
help-battle = Kampf
help-sector = Sektor
help-glossary = Glossar
help-dive-heading = Hilfe: Tauchgang
help-who-heading = Wer ist wer im Tauchgang
help-breach-heading = Hilfe: Einbruch
help-battle-heading = Hilfe: Kampf
help-sector-heading = Hilfe: Sektor
help-glossary-heading = Glossar
help-dive-rule = Nichts bewegt sich vor dir. Jeder deiner Schritte ist ein Takt; dann handeln alle anderen, in der Reihenfolge der Liste. Angriff minus Panzerung ist der Schaden, mindestens eins.
help-glossary-rule = Wörter des Spiels sind unterstrichen, wo immer sie stehen: Zeige auf eines, tippe es an oder gehe sie mit F3 durch, mit F4 hinein in die Erklärung.
help-breach-rule = In jeder Runde wächst die Ladezeit (CT) aller um ihr Tempo; wer 100 hat, wählt eine Subroutine und ihr Ziel. Das Gewählte kommt in der nächsten Runde auf den Stapel und wird benutzt, wenn keine Runden mehr übrig sind.
help-battle-rule = Trupps kämpfen von selbst: In jedem Zug tut jede Einheit, was über alle Wiederholungen am meisten Schaden oder Heilung verspricht. Ein Wurf bis zum Angriff muss einen bis zur Abwehr übertreffen.
help-sector-rule = Nimm den Kern eines Feindes und du gewinnst; fällt dein Anführer oder dein letzter Trupp, ist der Lauf vorbei. In jedem Zug ziehst du, bildest aus und greifst an; dann alle anderen.
help-link-game = Hilfe: Spiel
help-link-dive = Hilfe: Tauchgang
help-link-breach = Hilfe: Einbruch
help-link-battle = Hilfe: Kampf
help-link-sector = Hilfe: Sektor
help-keys = TASTEN
help-mouse = MAUS
help-signs = ZEICHEN
help-enemies = FEINDE
help-things = DINGE
help-pick-up = ZUM AUFHEBEN
help-kind = { $name }. { $about }
help-battle-shown = SO LÄUFT ER AB
help-battle-step-back = ein Schritt zurück
help-breach-ways = von Karte zu Karte, von Ziel zu Ziel
help-breach-step-back = ein Schritt zurück; zuletzt Pause
help-sector-ways = von Feld zu Feld
help-sector-step-back = ein Schritt zurück; zuletzt Pause
help-battle-play = abspielen oder anhalten
help-battle-on = eine Aktion vor
help-battle-back = eine Aktion zurück
help-battle-turn-on = zum nächsten Zug
help-battle-turn-back = zum Zug davor
help-battle-start = an den Anfang
help-battle-end = ans Ende, und was dabei herauskam
help-battle-pace-key = und −
help-battle-pace = schneller, langsamer
help-battle-again = noch einmal von vorn
help-battle-next = die nächste Einheit ansehen
help-battle-previous = die Einheit davor ansehen
help-battle-leave = ans Ende und von dort weiter
help-battle-mouse-hover-how = Darauf zeigen
help-battle-mouse-hover = was eine Einheit bei ihrer letzten Wahl abwog
help-battle-mouse-click-how = Klick auf Einheit
help-battle-mouse-click = im Blick behalten; noch einmal: nicht mehr
help-battle-mouse-drag-how = Linie ziehen
help-battle-mouse-drag = an jede Stelle des Kampfs
help-breach-card-key = bis 9
help-breach-card = diese Karte nehmen; dann ihr Ziel
help-breach-confirm = die Karte nehmen; das Ziel bestätigen
help-breach-wait-key = oder Leertaste
help-breach-wait = warten: 60 Ladezeit statt 80
help-breach-undo-key = oder Rücktaste
help-breach-undo = die letzte Wahl zurücknehmen
help-breach-next-move = den nächsten Eintrag auf dem Stapel ansehen
help-breach-skip = ans Ende des Gezeigten
help-breach-speed = schneller und wieder langsam
help-breach-stepwise = Schritt für Schritt, oder nicht
help-breach-next = der nächste Schritt
help-breach-log = das ganze Protokoll
help-breach-mouse-hover-how = Darauf zeigen
help-breach-mouse-hover = wer es ist, was etwas tut und wohin es zielt
help-breach-mouse-right-click-how = Rechtsklick
help-breach-mouse-right-click = ein Schritt zurück
help-breach-sign-time = Runden bis zum Einsatz, würde sie jetzt gewählt.
help-breach-sign-duration = Runden, die sie danach auf dem Stapel bleibt und ihre CPU hält.
help-breach-sign-damage = Schaden: Der Schild nimmt ihn zuerst.
help-breach-sign-mending = Geheiltes Leben.
help-breach-sign-shield = Schild, gewonnen oder verloren.
help-breach-sign-to = Versetzt, wen es trifft, auf ein anderes Feld.
help-breach-sign-flag = Schnellmarke: bringt noch in der Runde einen Zug, ist die Sicherung aus.
help-breach-sign-mime = Mime: ahmt die letzte Aktion seiner Seite nach, ebenso weit gezielt.
help-breach-sign-counter-magic = Gegenmagie: Magie, die trifft, kommt zurück.
help-breach-sign-critical-quick = Kritisch schnell: Schnellmarke, wenn nur ein Fünftel des Lebens bleibt.
help-breach-sign-riposte = Riposte: schlägt im Nahkampf zurück, um eins schwächer.
help-breach-sign-brace = Wappnen: ein Schild, wenn ein Gegner verletzt.
help-breach-sign-static = Statik: nimmt einem Gegner, der verletzt, Ladezeit.
help-breach-sign-warning = An der Wahl ist vielleicht etwas anders, als du denkst.
help-sector-confirm = wählen, gehen, angreifen, wo der Zeiger steht
help-sector-next-stack = der nächste Trupp, der noch ziehen kann
help-sector-end-turn = Zug beenden
help-sector-undo-key = oder Rücktaste
help-sector-undo = zurücknehmen, was nichts ans Licht brachte
help-sector-units-key = bis 8
help-sector-units = Einheiten auswählen, zum Teilen oder Vereinen
help-sector-walk = durch die Einheiten des Trupps gehen
help-sector-recruit = ausbilden, in einem deiner Bauten
help-sector-vault = in den Tresor gehen, wo der Anführer steht
help-sector-gear = Module in Einheiten einsetzen
help-sector-relations = Bündnisse
help-sector-log = das ganze Protokoll
help-sector-pan-key = A S D
help-sector-pan = die Karte schieben
help-sector-center = zurück zum Trupp
help-sector-mouse-click-how = Klick
help-sector-mouse-click = Trupp: wählt ihn; Feld: hingehen, angreifen
help-sector-mouse-drag-how = Ziehen, Rad
help-sector-mouse-drag = die Karte schieben; näher, ferner
help-sector-sign-core = Ein Kern. Nimm den eines Feindes, um zu gewinnen.
help-sector-sign-node = Ein Knoten: bringt Zyklen, bildet aus, heilt, wer dort rastet.
help-sector-sign-gate = Eine Pforte: bildet aus.
help-sector-sign-vault = Ein Tresor: Dort gibt es Ausrüstung; ein Wächter hält das letzte Tor.
help-sector-sign-encounter = Eine Begegnung: ein paar Zeilen und eine Wahl.
help-sector-sign-cycles = Zyklen: zum Ausbilden und für den Unterhalt der Einheiten je Zug.
help-sector-sign-fight = Hier wurde gekämpft.
help-sector-sign-relations = Ein Bündnis wird angeboten, geschlossen oder gebrochen.
help-dive-step-key = auch WASD, HJKL
help-dive-step = schlagen, sonst graben, sonst gehen
help-dive-wait = einen Takt warten
help-dive-bomb-key = dann eine Richtung
help-dive-bomb = Bombe legen; in drei Takten geht sie hoch
help-dive-drink = einen Trank trinken
help-dive-look = umsehen: wer da ist, was kommt
help-dive-next-threat = von Gefahr zu Gefahr
help-dive-auto-explore = von selbst weitergehen, bis sich etwas zeigt
help-dive-log = das ganze Protokoll
help-dive-zoom-key = und [[dive.zoom_out]]
help-dive-zoom = näher, ferner
help-dive-mute = Ton an oder aus
help-dive-fullscreen = Vollbild oder Fenster
help-dive-back = ein Schritt zurück; im Tauchgang Pause
help-dive-panels = Werkzeuge, die die Regeln am Werk zeigen
help-dive-mouse-hover-how = Darauf zeigen
help-dive-mouse-hover = was da ist, und was ein Schritt dorthin täte
help-dive-mouse-beside-how = Klick neben dich
help-dive-mouse-beside = dasselbe wie ein Schritt dorthin
help-dive-mouse-farther-how = Klick weiter weg
help-dive-mouse-farther = hingehen; auf dich selbst: warten
help-dive-sign-windup = Etwas holt aus. Die Zahl zählt die Takte, bis es zuschlägt.
help-dive-sign-hatch = Diese Zellen werden getroffen. Steh nicht dort, wenn die Zahl abläuft.
help-dive-sign-chevron = Hier kommt etwas entlang.
help-dive-sign-fuse = Ein Zünder brennt. Alles ringsum liegt in der Explosion.
help-dive-sign-stun = Betäubt: Die nächsten Aktionen fallen aus.
help-dive-sign-freeze = Eingefroren: handelt nicht und steht fest, bis es getroffen wird.
help-dive-sign-bind = Gebunden: kann schlagen, aber nicht weg.
help-dive-sign-burn = Brennt: verliert in jedem Takt Leben.
help-dive-sign-stairs = Der Weg hinab. Auf der letzten Ebene führt er hinaus.
help-battle-shown-order = Die Verteidiger kommen zuerst dran, Feld um Feld und Platz um Platz; dann die Angreifer.
help-battle-shown-answers = Einen Schlag erwidert sein Ziel, wenn es lebt und schlagen kann: Angriff und Schaden um eins geringer. Schüsse bleiben ohne Antwort.
help-battle-shown-once = Ansturm wirkt nur im ersten Zug. Heilung gibt bis zu 5, einmal je Kampf.
help-battle-shown-ends = Der Kampf endet, wenn eine Seite besiegt ist oder die Angreifer drei Züge lang keinen Schaden machen.
help-battle-shown-worth = Wert: was von einer Aktion einmal zu erwarten ist, mal so oft sie geschieht. Der höchste über null wird gewählt; bei gleichen der erste.
help-battle-shown-course = Verlauf, oben: das Leben deiner Seite nach oben, das der anderen nach unten, über den ganzen Kampf.
help-breach-more-cpu = CPU, die schrägen Striche: Eine Subroutine hält ihre Kosten vom Stapel an, bis sie fertig ist.
help-breach-more-flags = Marken: qs von einer Subroutine, cq von „kritisch schnell“; mit m davor kamen sie von einem Mimen.
help-breach-more-lamp = Die Lampe: Solange die Sicherung an ist, werden Einheiten mit Marke bis zu den Zügen der Runde übergangen. Die sechs Zahlen sind die Schritte der Aktion, die gerade abläuft.
help-sector-more-battles = Ein Trupp kämpft zusammen mit jedem Trupp seiner Seite, der neben beiden steht; die Vorschau sagt, wer fernbleibt und warum.
help-sector-more-losses = Eine verlorene Einheit ist überall verloren, mit ihren Modulen. Der Anführer muss leben: Nur er taucht.
help-sector-more-prizes = Ein besiegter Wächter hinterlässt Beute, von der du eines nimmst. Module setzt du unter Ausrüstung ein; sie zählen in Kampf, Einbruch und Tauchgang.
help-sector-more-cycles = Wer die Felder hält, bekommt ihre Zyklen. Wer nicht bezahlt werden kann, geht, die Teuersten zuerst.

# Glossary
glossary-search = Suchen
glossary-all = Alle
glossary-none = Kein Wort des Spiels schreibt sich so.
glossary-written = Auch geschrieben: { $words }.
topic-game = Spiel
topic-dive = Tauchgang
topic-breach = Einbruch
topic-battle = Kampf
topic-sector = Sektor

# The window's title
window-sector = Sektor
window-sector-turn = Sektor, Zug { $turn }
window-dive = Tauchgang
window-dive-floor = Tauchgang, Ebene { $floor } von { $floors }
window-breach = Einbruch
window-breach-round = Einbruch, Runde { $round }
window-battle = Kampf
window-gear = Ausrüstung
window-door = Tor eines Wächters
window-prize = Beute
window-run-end = Ende eines Laufs
window-dive-end = Ende eines Tauchgangs
window-saves = Spielstände
window-lab = Zeitlabor
window-ladder = Übungsleiter
window-arrange = Übungsleiter, Kampf
window-past = { $doing }, Rückblick auf Schritt { $step }

# Pictures of the game
photo = Bild aufnehmen
photo-about = Vom Schirm unter diesem Menü, als Datei. Taste: [[anywhere.photo]].
photo-kept = Ein Bild davon: { $file }
photo-not = Es gibt kein Bild: { $reason }.
photo-not-written = das Bild { $file } konnte nicht geschrieben werden

# Data that are read anew, and files that cannot be read
data-broken = Die Daten bleiben, wie sie waren. { $lines }
data-next-run = Daten neu gelesen, für den nächsten Lauf.
data-next-game = Daten neu gelesen, für das nächste Spiel.
data-next-dive = Daten neu gelesen, für den nächsten Tauchgang ({ $reason }).
data-now = Daten neu gelesen: Was ab jetzt in die Welt kommt, folgt ihnen.
asset-unnamed = eine Datei
asset-missing = diese Datei fehlt
asset-unreadable = ist nicht lesbar: { $error }
asset-no-text = ist kein Text: Byte { $byte } ist kein UTF-8
asset-not-loaded = ist nicht geladen
asset-line = Zeile { $line }: { $error }

# In a browser
web-no-start = Das Spiel kann nicht starten.
web-unexpected = Dem Spiel ist etwas begegnet, womit es nicht gerechnet hat.
packed-damaged = er ist beschädigt: { $how }
packed-too-large = er ist entpackt größer als { $most } MiB
storage-full = der Speicher des Browsers ist voll: lösche oder exportiere, was du nicht brauchst
storage-forbidden = dieser Browser lässt die Seite nichts speichern
storage-refuses = der Browser weigert sich: { $reason }
storage-no-page = es gibt keine Seite
storage-none = dieser Browser hat keinen Speicher
storage-place = Speicher des Browsers, { $name }
storage-aside-full = es wurden schon zu viele Texte beiseitegelegt

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

## language: The choice of a language

language-missing = Die Sprachdatei text/{ $tag }.ftl ist nicht lesbar: Es geht auf Englisch weiter.
language-later = Was schon zu sehen ist und die Namen in diesem Spiel wechseln mit dem nächsten.
