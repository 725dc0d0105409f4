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
percent = { $number } %

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
title-about = Du bist ein abtrünniger Daemon.
    Gewinne den Sektor, halte deinen Anführer am Leben.
    Keine Regel ist verborgen.
title-version = Version { $version }
title-choose = wählen
title-confirm = bestätigen
title-back = zurück
title-help = Hilfe
title-continue = Weiterspielen
title-continue-about = Den Lauf mit Seed { $seed } fortsetzen, { $difficulty }.
title-continue-sector = Zug { $turn }, Sektor
title-continue-encounter = Zug { $turn }, Begegnung
title-continue-dive = Zug { $turn }, Tauchgang
title-continue-door = Zug { $turn }, Tor eines Wächters
title-continue-breach = Zug { $turn }, Einbruch
title-continue-prize = Zug { $turn }, Wahl der Beute
title-continue-over = Zug { $turn }, Ende des Laufs
title-continue-not = Der gespeicherte Lauf lässt sich nicht fortsetzen: { $error }. Die Datei wurde nicht geändert.
title-continue-earlier = Der letzte Spielstand lässt sich nicht fortsetzen: { $error }. *Weiterspielen* beginnt in Zug { $turn }. Die Datei wurde nicht geändert.
title-new-run-about = Wähle, wie du gewinnst; dann marschiere, kämpfe, tauche und brich ein.
title-saves = Spielstände
title-saves-about = Drei Plätze, Läufe aus Dateien, und Aufzeichnungen.
title-feats-about = Was du geschafft hast, und was noch fehlt.
title-practice-about = Tauchgänge, Kämpfe, Einbrüche, Rätsel und Zeitlabor, jedes einzeln.
title-quit = Beenden
title-quit-about = Das Spiel verlassen.
title-leave = Das Spiel beenden?
title-stay = Bleiben
title-stay-about = Taste: [[anywhere.back]].

# Packs
packs-left-out = Ein Paket gilt nicht: { $first }{ $more ->
    [0] {""}
   *[other] {" "}(und { $more } weitere)
 }
packs-lost = { $folder } hat kein brauchbares Paket { $pack }
packs = Pakete
packs-about = Änderungen am Spiel, von anderen oder von dir.
packs-told = Ein Paket hat Vorrang vor denen über ihm. Änderungen gelten ab dem nächsten Lauf; ein Spielstand braucht die Pakete, mit denen er begann.
packs-none = Noch keine Pakete. Lege Ordner oder Zip-Dateien von Paketen in { $folder }
packs-on = An
packs-off = Aus
packs-left = Entfällt
packs-broken = Defekt
packs-row-about = [[menus.confirm]] schaltet es an oder aus. [[menus.left]] und [[menus.right]] oder Ziehen verschieben es.
packs-given = Die Befehlszeile nennt es, darum bleibt es an.
packs-wrong = WAS FALSCH IST
packs-changes = WAS ES ÄNDERT
packs-new = { $entry } ist neu
packs-same = { $entry } ist unverändert
packs-more = und { $more } weitere
packs-texts = Texte ({ $language }): { $count }
packs-pictures = Bilder: { $count }
packs-pictures-left = Nicht alle Bilder der Pakete haben Platz; weggelassen: { $count }
packs-no-language = das Spiel hat diese Sprache nicht
packs-none-imported = Noch keine Pakete. Importiere eines als Zip-Datei: Dieser Browser behält es.
packs-import = Zip-Datei importieren
packs-import-about = Ein Paket als Zip-Datei. Dieser Browser behält es.
packs-imported = { $file } ist importiert. Neue Pakete sind zunächst aus.
packs-refused = Das Paket wurde nicht importiert: { $reason }
packs-remove = Was aus ist, entfernen
packs-remove-about = Dieser Browser vergisst die Pakete, die aus oder defekt sind: { $count }
packs-removed = Entfernte Pakete: { $count }
packs-unkept = Der Browser konnte das Paket { $pack } nicht speichern oder entfernen: { $reason }
packs-unread = Die Pakete in diesem Browser sind nicht lesbar: { $reason }

# Credits
credits = Credits
credits-about = Wer das Spiel, seine Schriften und Bibliotheken gemacht hat, und unter welcher Lizenz.
credits-game = Das Spiel
credits-contributors = die Mitwirkenden von Daemonfall
credits-rest = Bilder, Klänge und Musik sind für das Spiel gemacht, unter derselben Lizenz.
credits-fonts = Schriften
credits-libraries = Engine und wichtigste Bibliotheken
credits-by = { $by }: { $licence }
credits-either = MIT oder Apache-2.0
credits-engine = die Engine
credits-sound = Klang und Musik
credits-input = Tasten, Maus, Gamepads
credits-languages = Sprachen
credits-hexes = Hexfelder der Karte
credits-ways = Wegsuche
credits-sight = Sichtfeld
credits-dice = Würfel aus Seeds
credits-data = Daten und Spielstände
credits-panels = Debug-Panels
back-to-title-about = Zurück zum Titel. Taste: [[anywhere.back]].

# Loading
loading = LÄDT

# Switches of all menus
switch-mute = Stummschalten
switch-unmute = Ton anschalten
switch-sound-about = Ton an oder aus. Taste: [[anywhere.mute]].
switch-full-screen = Vollbild
switch-window = Fenster
switch-screen-about = Im Vollbild oder im Fenster spielen. Taste: [[anywhere.fullscreen]].

# Pause
paused = Pause
pause-place = Ebene { $floor } von { $floors }, Takt { $beat }, Seed { $seed }
pause-go-on-about = Dorthin zurück, wo du warst. Taste: [[anywhere.back]].
pause-retreat-sure = Rückzug? { $gold ->
    [0] Alle Funde gehen verloren
   *[other] { $kept } von { $gold } Gold bleiben
 }
pause-retreat-about = Zurück auf die Karte: Der Anführer behält sein Leben und { $keeps } % des Goldes, alle anderen Funde sind verloren.
pause-practice = Zurück zur Übung
pause-practice-about = Ein Übungstauchgang wird nicht gespeichert.
pause-practice-sure = Gehen? Der Tauchgang endet
stop-guardian = Der Wächter wartet, solange du willst.
stop-prizes = Die Beute wartet, solange du willst.

# Practice
practice = Übung
practice-about = Jedes System einzeln. Nichts steht auf dem Spiel.
practice-dive = Tauchgang
practice-dive-what = Takt für Takt
practice-dive-about = Ein einzelner Tauchgang, mit dem Seed unten: Finde die Treppe jeder Ebene. Er wird nicht gespeichert.
practice-seed-about = Gleicher Seed, gleicher Tauchgang.
practice-breach = Einbruch
practice-breach-what = beide Seiten wählen
practice-breach-about = Ein Einbruch für sich. Wähle beliebige Aufstellungen für beide Seiten.
practice-battle = Kampf
practice-battle-what = Trupps aufstellen
practice-battle-about = Zwei Trupps von bis zu acht Einheiten: Sieh die Aussichten, dann kämpfe.
practice-lab = Zeitlabor
practice-lab-what = Schritt für Schritt
practice-lab-about = Wann Schnellzüge (Extrazüge) im Einbruch kommen: Beispiele, Zeile für Zeile, mit Gründen.
practice-ladder = Rätselleiter
practice-ladder-what = vierundzwanzig Rätsel
practice-ladder-about = Rätsel zu Tauchgang, Einbruch und Kampf, jedes zu einer Regel. Par ist das bestmögliche Ergebnis.

# New run
new-run = Neuer Lauf
new-run-difficulty = SCHWIERIGKEIT
new-run-difficulty-about = { $about }{ $fewer ->
    [0] {""}
   *[other] {" "}Gegner verdienen jeden Zug { $fewer } Zyklen weniger.
 }{ $more ->
    [0] {""}
   *[other] {" "}Gegner verdienen jeden Zug { $more } Zyklen mehr.
 }{ $guards ->
    [100] {""}
   *[other] {" "}Wilde Prozesse haben { $guards } % ihrer Stärke.
 }
new-run-sector = SEKTOR
new-run-victory = ZIEL
new-run-crew = MANNSCHAFT
new-run-crew-any = Egal
new-run-crew-any-about = Eine davon, vom Seed gewählt.
# Words at the start of a crew's name that its button leaves out
new-run-crew-articles = Der Die Das
new-run-crew-drawn = Der Seed wählt die Mannschaft.
new-run-crew-chosen = { $about } { $count ->
    [0] Anführer: { $leader }.
   *[other] Anführer: { $leader }; dazu { $units }.
 }{ $mods ->
    [0] {""}
   *[other] {" "}Module: { $gear }.
 }
new-run-crew-unit = { $name }, { $row ->
    [back] hintere Reihe
   *[front] vordere Reihe
}: { $about }
new-run-seed-about = Gleicher Seed und gleiche Wahl, gleicher Lauf.
new-run-begin = Beginnen
new-run-begin-about = Mit dem ersten Zug beginnen.
new-run-begin-instead = Mit dem ersten Zug beginnen. Der Lauf unter Weiterspielen wird aufgegeben, wenn er auf keinem Platz gespeichert ist.
new-run-begin-sure = Gespeicherten Lauf aufgeben?
new-run-no-unlocks = Die Freischaltungen sind nicht lesbar; dieser Lauf beginnt ohne sie. { $error }

# Taten
feats = Taten
feats-told = Vollbracht: { $earned } von { $all }. Ein Lauf zählt, wenn er endet, aber nicht, wenn er von Hand verändert wurde.
feats-streaks = Siege in Folge: { $wins }, Bestwert { $best }. Lauf des Tages: Tage in Folge { $days }, Bestwert { $most }.
feats-in-run = { $date }, Seed { $seed }, Zug { $turn }
feats-toward = { $has } von { $needs }
feats-new = Neue Tat: { $name }. { $about }
feats-unread = Die Taten sind nicht lesbar: { $error }
feats-unkept = Die Taten lassen sich nicht speichern: { $error }

# Seed
seed-caption = SEED
seed-any = beliebig
seed-about = { $about } Gib eine Zahl oder acht Ziffern wie 7F3A-19C2 ein; leer heißt beliebig.
seed-other = Anderer
seed-other-about = Ein zufälliger Seed.
seed-today = Heute
seed-today-about = Das heutige Datum als Seed: { $seed }. Mit gleicher Wahl und gleichen Freischaltungen spielen heute (UTC) alle den gleichen Lauf.
seed-wrong = Kein Seed: Tippe eine Zahl oder Ziffern 0-9 A-F wie 7F3A-19C2.
keypad-done = Fertig

# Summary of a dive
summary-escaped = Du bist entkommen
summary-died = Du bist gestorben
summary-floor = EBENE
summary-beats = TAKTE
summary-gold = GOLD
summary-destroyed = GETÖTET
summary-found = GEFUNDEN
summary-health-lost = SCHADEN
summary-replay = Aufzeichnung: { $place }
summary-replay-not = Die Aufzeichnung lässt sich nicht speichern: { $reason }
summary-edited = Dieser Tauchgang wurde von Hand geändert.
summary-again = Neu beginnen
summary-again-about = Derselbe Tauchgang von vorn. Taste: [[dive.again]].
summary-undo-about = Zurück in den Tauchgang, vor seinen letzten Takt. Taste: [[ladder.undo]].
summary-fresh = Neuer Seed
summary-fresh-about = Ein Tauchgang mit zufälligem Seed.
summary-practice-about = Zurück zur Übung. Taste: [[anywhere.back]].
summary-link = Link kopieren
summary-link-about = Ein Link auf diese Seite, der diesen Tauchgang abspielt.
summary-link-copied = Link kopiert. Er spielt diesen Tauchgang ab.
summary-link-not = Kein Link möglich: { $error }

# Settings
settings = Einstellungen
settings-about = Ton, Anzeige, Tempo, Schriftgröße, Farben und Tastenbelegung.
settings-tab-sound = Ton
settings-tab-display = Anzeige
settings-tab-play = Spiel
settings-tab-access = Barrierefrei
settings-tab-controls = Steuerung
settings-reset = Zurücksetzen
settings-reset-sure = Diese Seite zurücksetzen?
settings-reset-about = Setzt alle Einstellungen dieser Seite zurück.
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
setting-speed = Tempo der Animation
setting-show-hints = Hinweise
setting-earlier = Frühere Züge
setting-earlier-about = Wie viele frühere Züge eines Laufs unter Spielstände gespeichert bleiben.
setting-hints-again = Alle Hinweise erneut
setting-language = Sprache
setting-text = Schriftgröße
setting-reduced-motion = Weniger Bewegung
setting-shake = Bildschirmbeben
setting-mute-about = Ton an oder aus. Taste: [[anywhere.mute]].
setting-volume-about = Gesamtlautstärke.
setting-music-about = Lautstärke der Musik.
setting-effects-about = Lautstärke von Schlägen, Schritten und Knöpfen.
setting-fullscreen-about = Vollbild oder Fenster. Taste: [[anywhere.fullscreen]].
setting-window-about = In Pixeln, wenn nicht im Vollbild.
setting-interface-normal = normal
setting-interface-large = groß
setting-interface-about = Größe von Knöpfen und Feldern. Groß zeigt weniger auf einmal. Die Änderung siehst du, wenn du die Einstellungen schließt.
setting-palette-about = Standard, für Farbenblinde oder hoher Kontrast: ändert alles auf dem Bildschirm.
setting-speed-about = In Tauchgängen, Einbrüchen und Kämpfen und für Züge auf der Karte.
setting-show-hints-about = Ein kurzer Hinweis, wenn etwas zum ersten Mal wichtig wird.
setting-hints-again-about = Zeigt jeden Hinweis noch einmal, wenn er wichtig wird.
setting-language-about = Die Sprache aller Texte.
setting-text-about = Die Größe aller Texte. Wo wenig Platz ist, wachsen sie weniger.
setting-reduced-motion-about = Keine Funken, kein Gleiten, kein Treiben: Bewegung, die nur Schmuck ist, entfällt.
setting-shake-about = Das Bild wackelt, wenn etwas getroffen wird.
palette-standard = Standard
palette-safe = Für Farbenblinde
palette-contrast = Hoher Kontrast
palette-not = Die Farben der Bilder wurden nicht geändert: { $file }: { $error }
speed-at-once = sofort

# Saved settings and bindings
kept-unreadable = { $what ->
    [settings] Die Einstellungen
    [packs] Die Liste der Pakete
   *[bindings] Die Tastenbelegung
 } { $what ->
    [settings] wurden
   *[bindings] wurde
 } zurückgesetzt: { $error }
kept-in-parts = { $what ->
    [settings] Einstellungen
    [packs] Liste der Pakete
   *[bindings] Tastenbelegung
 } ohne den fehlerhaften Teil geladen: { $at }: { $reason }{ $more ->
    [0] {""}
   *[other] {" "}(und { $more } weitere)
 }
kept-damaged = { $what ->
    [settings] Die Einstellungen wurden
    [packs] Die Liste der Pakete wurde
   *[bindings] Die Tastenbelegung wurde
 } zurückgesetzt: { $at }: { $reason }. { $aside }
kept-too-long = Sie ist länger als { $most } KiB
kept-aside = Die alte Datei liegt jetzt in { $place }.
saves-unclaimed = Nichts kann gespeichert werden: { $error }
saves-unfinished = Die letzten Spielstände wurden nicht geschrieben: Der Datenträger antwortet nicht.
kept-not = { $what ->
    [settings] Die Einstellungen lassen
    [packs] Die Liste der Pakete lässt
   *[bindings] Die Tastenbelegung lässt
 } sich nicht speichern: { $error }

# Bindings
bindings-none = nicht belegt
bindings-pad = Pad { $button }
bindings-press = Drücke eine Taste, auch an Maus oder Gamepad.
    Esc oder Warten bricht ab.
bindings-take-off = Entfernen
bindings-more = Weitere Taste belegen
bindings-rival = { $action } ({ $group })
bindings-conflict = { $input } ist schon belegt: { $others }.
bindings-conflict-needed = Dort fehlt sonst eine Taste.
bindings-swap = Tauschen: dort gilt { $input }
bindings-take = Dort entfernen
bindings-leave = Abbrechen
bindings-unknown = es gibt keine Aktion „{ $name }“
bindings-needed = { $name } braucht eine Belegung
bindings-lost = { $name } verliert { $input }: { $other } benutzt es

# Groups of actions
actions-anywhere = Überall
actions-menus = Menüs und Dialoge
actions-dive = Tauchgang
actions-breach = Einbruch
actions-sector = Sektor
actions-battle = Kämpfe, Aufzeichnungen
actions-fitting = Ausrüstung, Aufstellungen, Trupps
actions-time-lab = Zeitlabor
actions-ladder = Rätsel, Übungstauchgänge
actions-past = Rückblick auf einen Lauf

# Actions
action-anywhere-back = Ein Schritt zurück
action-anywhere-mute = Ton an oder aus
action-anywhere-fullscreen = Vollbild oder Fenster
action-anywhere-panels = Werkzeuge, die die Regeln bei der Arbeit zeigen
action-anywhere-photo = Bild aufnehmen
action-anywhere-explain = Das nächste Wort erklären
action-anywhere-explain-inside = In die Erklärung hinein
action-anywhere-dismiss-hint = Hinweis ausblenden
action-menus-up = Nach oben
action-menus-down = Nach unten
action-menus-left = Nach links, oder weniger
action-menus-right = Nach rechts, oder mehr
action-menus-next = Weiter; mit Umschalt zurück
action-menus-confirm = Bestätigen
action-menus-tab-before = Voriger Reiter
action-menus-tab-after = Nächster Reiter
action-menus-page-up = Nach oben blättern
action-menus-page-down = Nach unten blättern
action-dive-up = Nach Norden schlagen, graben oder gehen
action-dive-down = Nach Süden schlagen, graben oder gehen
action-dive-left = Nach Westen schlagen, graben oder gehen
action-dive-right = Nach Osten schlagen, graben oder gehen
action-dive-wait = Einen Takt warten
action-dive-rest = Warten, bis sich etwas ändert
action-dive-bomb = Eine Bombe legen
action-dive-drink = Einen Trank trinken
action-dive-take = Nehmen, was hier liegt
action-dive-look = Felder ansehen
action-dive-next-threat = Die nächste Bedrohung ansehen
action-dive-auto-explore = Erkunden, zuletzt zur Treppe
action-dive-log = Das ganze Log
action-dive-help = Was Tasten und Zeichen bedeuten
action-dive-pause = Pause
action-dive-confirm = Zum Zeiger gehen; Bombe voraus
action-dive-cancel = Bombe oder Zeiger abbrechen
action-dive-zoom-in = Heranzoomen
action-dive-zoom-out = Herauszoomen
action-dive-again = Neu mit gleichem Seed, wenn es vorbei ist
action-breach-up = Das Ziel darüber
action-breach-down = Das Ziel darunter
action-breach-left = Karte oder Ziel links
action-breach-right = Karte oder Ziel rechts
action-breach-confirm = Die Karte oder das Ziel wählen
action-breach-wait = Warten
action-breach-undo = Die letzte Wahl zurücknehmen
action-breach-skip = Animation überspringen
action-breach-speed = Schnelles oder normales Tempo
action-breach-stepwise = Schritt für Schritt an oder aus
action-breach-next = Nächster Schritt
action-breach-next-move = Die nächste Subroutine auf dem Stapel ansehen
action-breach-log = Das ganze Log
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
action-sector-up = Feld darüber, Einheit nach vorn
action-sector-down = Feld darunter, Einheit nach hinten
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
action-sector-use = Entlassen, Tresor, ausbilden, Reserve
action-sector-vault = In den Tresor gehen
action-sector-units = Zu den Einheiten und zurück
action-sector-recruit = Zur Ausbildung, dann zum nächsten Ort
action-sector-relations = Beziehungen zu anderen Fraktionen
action-sector-log = Das ganze Log
action-sector-earlier = Die Einheit kämpft früher
action-sector-later = Die Einheit kämpft später
action-sector-reserve = In Reserve oder zurück in die Linie
action-sector-row = Vordere oder hintere Reihe
action-sector-order = Nächster Befehl für Kämpfe
action-sector-rise = Wählen, was eine Einheit lernt
action-sector-let-go = Die Einheit entlassen
action-sector-zoom-in = Heranzoomen
action-sector-zoom-out = Herauszoomen
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
action-battle-previous = Die vorige Einheit ansehen
action-battle-leave = Ans Ende springen und verlassen
action-battle-help = Was Tasten und Zeichen bedeuten
action-fitting-take-out = Ausbauen oder den Platz leeren
action-fitting-undo = Die letzte Änderung zurücknehmen
action-fitting-before = Vorige Einheit
action-fitting-after = Nächste Einheit
action-fitting-take-1 = Die erste Beute nehmen
action-fitting-take-2 = Die zweite Beute nehmen
action-fitting-take-3 = Die dritte Beute nehmen
action-lab-left = Eine Zeile zurück
action-lab-right = Eine Zeile vor
action-lab-up = Vorige Aktion
action-lab-down = Nächste Aktion
action-lab-start = An den Anfang
action-lab-end = Ans Ende
action-lab-play = Abspielen oder anhalten
action-lab-faster = Schneller
action-lab-slower = Langsamer
action-lab-after = Nächstes Szenario
action-lab-before = Voriges Szenario
action-lab-list = Alle Szenarien
action-lab-reread = Die Szenariodateien neu laden
action-ladder-undo = Die letzte Wahl zurücknehmen
action-ladder-restart = Das Rätsel neu beginnen
action-ladder-hint = Noch ein Hinweis
action-past-before = Voriger Schritt
action-past-after = Nächster Schritt

# Names of keys and buttons
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
pad-gone = Gamepad getrennt. Tasten, Maus und Finger funktionieren weiter; das Gamepad auch, sobald es wieder da ist.

# Help
help = Hilfe
help-about = Was Tasten und Zeichen bedeuten. Taste: ?
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
help-dive-rule = Finde die Treppe jeder Ebene und komm lebend hinaus. Nichts bewegt sich, bevor du es tust. Jede deiner Aktionen ist ein Takt; dann handeln alle anderen, in der Reihenfolge der Liste. Schaden ist Angriff minus Panzerung, mindestens eins.
help-glossary-rule = Spielbegriffe sind überall unterstrichen: Zeige auf einen oder gehe sie mit [[anywhere.explain]] durch; [[anywhere.explain-inside]] öffnet Begriffe in einer Erklärung.
help-battle-rule = Trupps kämpfen von selbst: In jedem Zug macht jede Einheit, was im Schnitt am meisten bewirkt. Ein Schlag trifft, wenn eine Zufallszahl von 0 bis zu ihrem Angriff höher ist als eine von 0 bis zur Abwehr des Ziels. Ein Treffer nimmt, wieder zufällig, 0 bis zu ihrem Schaden.
help-sector-rule = Du hast vor dem Lauf gewählt, womit du gewinnst; die Zeile über der Karte sagt es. Verlierst du den Anführer oder den letzten Trupp, ist der Lauf vorbei. Du ziehst, bildest aus, greifst an; dann alle anderen.
help-breach-rule = Besiege alle Gegner oder erreiche das Ziel oben. Bei 100 Ladezeit (CT) wählt eine Einheit eine Subroutine, also eine ihrer Karten, und ein Ziel. Die Subroutine kommt in der nächsten Runde auf den Stapel und zählt herunter; bei null wirkt sie.
help-link-game = Hilfe: Spiel
help-link-dive = Hilfe: Tauchgang
help-link-breach = Hilfe: Einbruch
help-link-battle = Hilfe: Kampf
help-link-sector = Hilfe: Sektor
help-keys = TASTEN
help-mouse = MAUS
help-fingers = FINGER
help-fingers-tap-how = Tippen
help-fingers-tap = einen Knopf, eine Karte oder ein Wort in der Fußzeile benutzen
help-fingers-twice-how = Tippen, noch einmal tippen
help-fingers-twice = ein Feld oder eine Subroutine auf dem Stapel: erst ansehen, dann handeln
help-fingers-hold-how = Finger halten
help-fingers-hold = zeigt, wozu etwas da ist
help-fingers-swipe-how = Wischen
help-fingers-swipe = im Tauchgang gehen, schlagen oder graben, wie mit dem Kreuz auf dem Schirm
help-fingers-drag-how = Ziehen
help-fingers-drag = die Karte, eine Liste, die Zeitleiste, eine Einheit an einen anderen Platz
help-fingers-two-how = Zwei Finger
help-fingers-two = auseinander: heranzoomen; zusammen: herauszoomen
help-signs = ZEICHEN
help-enemies = GEGNER
help-things = DINGE
help-traps = FALLEN UND GESCHOSSE
help-pick-up = ZUM AUFHEBEN
help-kind = { $name }. { $about }
help-battle-shown = SO LÄUFT ER AB
help-battle-step-back = ein Schritt zurück
help-breach-ways = von Karte zu Karte, von Ziel zu Ziel
help-breach-step-back = ein Schritt zurück, dann Pause ([[breach.pause]])
help-sector-ways = von Feld zu Feld
help-sector-step-back = ein Schritt zurück, dann Pause ([[sector.pause]])
help-arrange = Reihenfolge
help-arrange-heading = Hilfe: Reihenfolge
help-arrange-rule = Tausche die Plätze deiner Einheiten, bis dein Trupp so oft gewinnt, wie das Ziel verlangt. Jeder Tausch zählt; das Par ist die kleinste Zahl, die reicht.
help-arrange-ways = von Einheit zu Einheit
help-arrange-undo = den letzten Tausch zurücknehmen
help-arrange-restart = das Rätsel neu beginnen
help-arrange-hint = einen Hinweis zeigen
help-arrange-back = die gewählte Einheit loslassen; ohne Auswahl: zurück
help-arrange-click = auswählen; ein Klick auf eine andere, und sie tauschen
help-battle-play = abspielen oder anhalten
help-battle-on = eine Aktion vor
help-battle-back = eine Aktion zurück
help-battle-turn-on = zum nächsten Zug
help-battle-turn-back = zum Zug davor
help-battle-start = an den Anfang
help-battle-end = ans Ende und zum Ergebnis
help-battle-pace-key = und −
help-battle-pace = schneller, langsamer
help-battle-again = noch einmal von vorn
help-battle-next = die nächste Einheit ansehen
help-battle-previous = die vorige Einheit ansehen
help-battle-leave = ans Ende springen und verlassen
help-battle-mouse-hover-how = Darauf zeigen
help-battle-mouse-hover = was eine Einheit bei ihrer letzten Wahl abgewogen hat
help-battle-mouse-click-how = Klick auf Einheit
help-battle-mouse-click = im Blick behalten; noch ein Klick beendet es
help-battle-mouse-drag-how = Linie ziehen
help-battle-mouse-drag = an jede Stelle des Kampfs
help-breach-card-key = bis 9
help-breach-card = diese Karte wählen; dann ihr Ziel
help-breach-confirm = die Karte wählen; das Ziel bestätigen
help-breach-wait-key = oder Leertaste
help-breach-wait = warten: kostet 60 Ladezeit, Handeln 80
help-breach-undo-key = oder Rücktaste
help-breach-undo = die letzte Wahl zurücknehmen, in der Übung
help-breach-next-move = die nächste Subroutine auf dem Stapel ansehen
help-breach-skip = Animation überspringen
help-breach-speed = schnelles oder normales Tempo
help-breach-stepwise = Schritt für Schritt an oder aus
help-breach-next = der nächste Schritt
help-breach-log = das ganze Log
help-breach-mouse-hover-how = Darauf zeigen
help-breach-mouse-hover = welche Einheit es ist, was eine Subroutine tut und wohin sie zielt
help-breach-mouse-right-click-how = Rechtsklick
help-breach-mouse-right-click = ein Schritt zurück
help-breach-sign-time = Auf einer Karte in großer Schrift: Runden bis zur ersten Wirkung. Auf dem Stapel: Ihre Runden sind um, sie ist fällig.
help-breach-sign-falls = Kein Leben mehr: Die Einheit stirbt am Ende der Runde. Bis dahin wirkt noch, was fällig ist.
help-breach-sign-shield = Schild, gewonnen oder verloren.
help-breach-sign-to = Versetzt das Ziel auf ein anderes Feld.
help-breach-sign-flag = Hat einen Schnellzug, einen zusätzlichen Zug. Er kommt, sobald Schnellzüge kommen.
help-breach-sign-mime = Mime: wiederholt die letzte Aktion seiner Seite, von seinem Platz aus gezielt.
help-breach-sign-counter-magic = Gegenmagie: schickt Magie, die trifft, zurück.
help-breach-sign-critical-quick = Kritisch schnell: erhält einen Schnellzug bei höchstens einem Fünftel des Lebens.
help-breach-sign-riposte = Riposte: beantwortet Nahkampf mit der ersten Nahkampf-Subroutine, mit 1 Schaden weniger.
help-breach-sign-brace = Wappnen: ein Schild, wenn ein Gegner Schaden macht.
help-breach-sign-static = Statik: nimmt einem Gegner, der Schaden macht, Ladezeit.
help-breach-sign-warning = Warnung: Diese Wahl trifft vielleicht nichts oder kommt zu spät. Die Zeile sagt, warum.
help-sector-confirm = Feld wählen, betreten oder angreifen
help-sector-next-stack = der nächste Trupp, der noch ziehen kann
help-sector-end-turn = Zug beenden
help-sector-undo-key = oder Rücktaste
help-sector-undo = zurücknehmen, was nichts aufgedeckt hat
help-sector-units-key = bis 8
help-sector-units = Einheiten auswählen, zum Teilen oder Vereinen
help-sector-walk = durch die Einheiten des Trupps gehen
help-sector-recruit = hier ausbilden, sonst am nächsten Ort
help-sector-vault = in den Tresor gehen, wo der Anführer steht
help-sector-gear = Module in Einheiten einbauen
help-sector-rise = wählen, was eine Einheit lernt
help-sector-relations = Bündnisse
help-sector-log = das ganze Log
help-sector-pan-key = A S D
help-sector-pan = die Karte schieben
help-sector-center = zurück zum Trupp
help-sector-mouse-click-how = Klick
help-sector-mouse-click = Trupp wählen; zu Feld gehen, angreifen, ausbilden
help-sector-mouse-drag-how = Ziehen, Rad
help-sector-mouse-drag = die Karte schieben; zoomen
help-sector-sign-core = Ein Kern. Nimm den eines Gegners, wenn das dein Ziel ist. Blass: Dort kann einer liegen.
help-sector-sign-node = Ein Knoten: bringt Zyklen, bildet aus und heilt den Trupp darauf.
help-sector-sign-gate = Eine Pforte: bildet aus. Trupps gehen von einer deiner Pforten zur anderen.
help-sector-sign-vault = Ein Tresor: Der Anführer holt dort Ausrüstung; ein Wächter hütet das letzte Tor.
help-sector-sign-encounter = Eine Begegnung: ein paar Zeilen und eine Wahl.
help-sector-sign-cycles = Zyklen: zum Ausbilden und für den Unterhalt der Einheiten je Zug.
help-sector-sign-fight = Hier gab es einen Kampf.
help-sector-sign-lost = Gestrichelter Rand: dir genommen. Er vergeht, wenn du das Feld ansiehst.
help-sector-sign-relations = Ein Bündnis wird angeboten, geschlossen oder gebrochen.
help-dive-step-key = WASD, HJKL
help-dive-step = schlagen; ist nichts zu schlagen, graben; ist nichts zu graben, gehen
help-dive-wait = einen Takt warten
help-dive-rest = abwarten, bis sich etwas ändert
help-dive-bomb-key = dann eine Richtung
help-dive-bomb = Bombe legen; in drei Takten geht sie hoch
help-dive-drink = einen Trank trinken
help-dive-look = Felder ansehen: was da ist, was kommt
help-dive-next-threat = von Bedrohung zu Bedrohung
help-dive-take = nehmen, was unter dir liegt
help-dive-undo = den letzten Takt zurücknehmen, in der Übung
help-dive-hide-hint = einen Hinweis ausblenden
help-dive-auto-explore = erkunden: sammelt, öffnet Kisten, geht zu besserer Ausrüstung, zuletzt zur Treppe
help-dive-log = das ganze Log
help-dive-zoom-key = und [[dive.zoom_out]]
help-dive-zoom = heranzoomen, herauszoomen
help-dive-back = ein Schritt zurück; im Tauchgang Pause
help-dive-mouse-hover-how = Darauf zeigen
help-dive-mouse-hover = was da ist, und was ein Schritt dorthin bewirkt
help-dive-mouse-beside-how = Klick neben dich
help-dive-mouse-beside = dasselbe wie ein Schritt dorthin
help-dive-mouse-farther-how = Klick weiter weg
help-dive-mouse-farther = hingehen; auf dich selbst: warten
help-dive-sign-windup = Etwas holt aus. Die Zahl zählt die Takte, bis es zuschlägt.
help-dive-sign-hatch = Diese Felder können getroffen werden. Die der nächste Takt trifft, haben helle Ecken: wenn du wartest oder tust, worauf du zeigst.
help-dive-sign-chevron = Etwas bewegt sich in diese Richtung.
help-dive-sign-fuse = Ein Zünder brennt. Alles ringsum liegt in der Explosion.
help-dive-sign-stun = Betäubt: Die nächsten Aktionen fallen aus.
help-dive-sign-freeze = Eingefroren: handelt nicht und steht fest, bis es endet oder etwas trifft.
help-dive-sign-bind = Gefesselt: kann schlagen, aber nicht weg.
help-dive-sign-burn = Brennt: verliert in jedem Takt Leben.
help-dive-chance = Wo der Zufall entscheidet, nennt die Liste alles, was geschehen kann, und wie wahrscheinlich es ist.
help-dive-sure = Stirbt, zerbricht, tötet dich: Das ist sicher, wenn du wartest oder tust, worauf du zeigst.
help-dive-sign-stairs = Der Weg hinab. Auf der letzten Ebene führt er hinaus.
help-battle-shown-order = Die Verteidiger ziehen zuerst, Feld um Feld und Platz um Platz; dann die Angreifer.
help-battle-shown-answers = Riposte: Ein Ziel, das „Schlag“ kann und einen Nahkampfschlag überlebt, schlägt zurück, mit Angriff und Schaden um 1 niedriger; nie auf Schüsse.
help-battle-shown-once = Ansturm wirkt nur im ersten Zug. Jede Einheit kann einmal je Kampf heilen, bis zu 5 Leben.
help-battle-shown-ends = Der Kampf endet, wenn eine Seite besiegt ist oder die Angreifer drei Züge lang keinen Schaden machen.
help-battle-shown-worth = Wert: Schaden oder Heilung einer Aktion im Schnitt, mal so oft sie geschieht. Gewählt wird der höchste, bei gleichen der erste.
help-battle-shown-course = Verlauf, oben: das Leben bis jetzt, deine Seite nach oben, die andere nach unten.
help-breach-more-cpu = CPU, die schrägen Striche: Eine Subroutine hält ihre Kosten vom Stapel an, bis sie fertig ist.
help-sector-more-battles = Alle Trupps auf dem angegriffenen Feld und seinen sechs Nachbarn kämpfen für ihre Seite; die Vorschau zeigt, wer fernbleibt und warum.
help-sector-more-losses = Eine tote Einheit ist verloren, mit ihren Modulen. Stirbt der Anführer, ist der Lauf vorbei. Nur er taucht. Einheiten, die Kämpfe gewinnen, steigen im Rang und lernen.
help-sector-more-prizes = Ein besiegter Wächter hinterlässt Beute; nimm ein Stück davon. Module baust du unter Ausrüstung ein; sie zählen in Kampf, Einbruch und Tauchgang.
help-sector-more-cycles = Wer ein Feld hält, bekommt seine Zyklen. Einheiten, die du nicht bezahlen kannst, gehen, die teuersten zuerst.

# Glossary
glossary-search = Begriffe suchen
glossary-all = Alle
glossary-none = Kein Begriff passt.
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
window-breach-round = { $round ->
    [0] Einbruch, Beginn
   *[other] Einbruch, Runde { $round }
}
window-battle = Kampf
window-gear = Ausrüstung
window-door = Tor eines Wächters
window-prize = Beute
window-run-end = Ende eines Laufs
window-dive-end = Ende eines Tauchgangs
window-saves = Spielstände
window-lab = Zeitlabor
window-ladder = Rätselleiter
window-arrange = Rätselleiter, Kampf
window-past = { $doing }, Rückblick auf Schritt { $step }

# Pictures of the game
photo = Bild aufnehmen
photo-about = Den Bildschirm hinter diesem Menü als Datei speichern. Taste: [[anywhere.photo]].
photo-kept = Bild gespeichert: { $file }
photo-not = Kein Bild gespeichert: { $reason }.
photo-not-written = das Bild { $file } konnte nicht geschrieben werden

# Data reloaded while the game runs, and files that cannot be read
data-broken = Daten nicht neu geladen. { $lines }
data-next-run = Daten neu geladen. Sie gelten ab dem nächsten Lauf.
data-next-game = Daten neu geladen. Sie gelten ab dem nächsten Spiel.
data-next-dive = Daten neu geladen. Sie gelten ab dem nächsten Tauchgang ({ $reason }).
data-now = Daten neu geladen. Sie gelten für alles, was ab jetzt entsteht.
asset-unnamed = eine Datei
asset-missing = diese Datei fehlt
asset-unreadable = ist nicht lesbar: { $error }
asset-no-text = ist kein Text: Byte { $byte } ist kein UTF-8
asset-not-loaded = ist nicht geladen
asset-line = Zeile { $line }: { $error }

# Sound
sound-no-device = Kein Audiogerät gefunden. Das Spiel bleibt stumm, bis du es mit einem neu startest.

# In a browser
web-no-start = Das Spiel kann nicht starten.
web-unexpected = Etwas Unerwartetes ist passiert.
packed-damaged = der Inhalt ist beschädigt: { $how }
packed-too-large = der Inhalt ist entpackt größer als { $most } MiB
storage-full = der Speicher des Browsers ist voll: lösche oder exportiere, was du nicht brauchst
storage-forbidden = dieser Browser lässt die Seite nichts speichern
storage-refuses = der Browser lehnt ab: { $reason }
storage-no-page = es gibt keine Seite
storage-none = dieser Browser hat keinen Speicher
storage-place = Speicher des Browsers, { $name }
storage-aside-full = es wurden schon zu viele Dateien beiseitegelegt

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

# Ersatz für Namen, die die Daten nicht haben.
run-end-some-unit = Eine Einheit
run-end-some-mod = Ein Modul
run-end-some-faction = Jemand
run-end-some-guardian = einen Wächter
run-end-some-encounter = unbekannt

# Wie eine Einheit verloren ging: folgt auf ihren Namen, allein oder als $how hinter „ist“ in den Sätzen darunter.
run-end-fell-battle = im Kampf gegen { $name } gestorben
run-end-fell-dive = im Tauchgang gestorben
run-end-fell-dive-own = im Tauchgang gestorben, durch eigene Schuld
run-end-fell-dive-to = im Tauchgang getötet worden ({ $name })
run-end-fell-breach = im Einbruch gegen { $name } gestorben
run-end-lost-encounter = in einer Begegnung verloren gegangen: { $name }
run-end-lost-unpaid = gegangen: der Unterhalt wurde nicht bezahlt
run-end-lost-let-go = entlassen worden
run-end-fallen = { $name } ist { $how }.

run-end-told-won = { $victory ->
    [vaults] Du hast in Zug { $turn } den letzten nötigen Tresor geleert.
    [nodes] In Zug { $turn } hattest du deine Knoten lange genug gehalten.
   *[core] Du hast in Zug { $turn } den Kern eines Gegners eingenommen.
 }
victory-heading = { $victory ->
    [nodes] Die Knoten gehören dir
   *[core] Der Kern gehört dir
 }
victory-won = Der Sektor gehört dir
victory-told = Du hast den feindlichen Kern bei { $place } in Zug { $turn } eingenommen.
victory-go-on = Zur Wertung
victory-go-on-about = Der Lauf ist vorbei. Taste: [[menus.confirm]].
run-end-told-given-up = Du hast den Lauf in Zug { $turn } aufgegeben.
run-end-told-leader = { $name } ist in Zug { $turn } { $how }.
run-end-told-leader-unknown = Dein Anführer ist in Zug { $turn } gestorben.
run-end-told-last = { $name } ist als letzte Einheit in Zug { $turn } { $how }.
run-end-told-last-unknown = Du hattest in Zug { $turn } keine Einheiten mehr.
run-end-goal = Ziel: { $goal }
run-end-edited = Dieser Lauf wurde von Hand geändert: keine Punkte, nichts freigeschaltet.

run-end-again = Neuer Lauf
run-end-again-about = Ein weiterer Lauf: Schwierigkeit, Sektor, Ziel, Mannschaft und Seed.
run-end-same = Gleicher Seed
run-end-same-about = Derselbe Lauf ab dem ersten Zug, mit dem, was damals freigeschaltet war.
run-end-title = Zum Titel
run-end-title-about = Der Lauf ist vorbei; seine Aufzeichnung ist gespeichert. Taste: [[anywhere.back]].
seed-copy = Seed kopieren
seed-copy-about = Kopiert { $seed } in die Zwischenablage: Der gleiche Seed und die gleichen Entscheidungen ergeben den gleichen Lauf.
seed-copied = Seed { $seed } in die Zwischenablage kopiert.
seed-not-copied = Kopieren fehlgeschlagen. Der Seed ist { $seed }.
run-end-link = Link kopieren
run-end-link-about = Ein Link auf diese Seite, der einen Lauf mit gleichem Seed, Sektor, Ziel und Schwierigkeitsgrad beginnt.
run-end-link-copied = Link kopiert. Er beginnt denselben Lauf.
run-end-replay = Aufzeichnung speichern
run-end-replay-about = Speichert den Lauf als Datei, die andere nachspielen und prüfen können.

run-end-score = PUNKTE
run-end-luck-caption = GLÜCK
run-end-left = EINHEITEN
run-end-veteran = { $name }, Rang { $rank }
run-end-left-nobody = keine übrig
run-end-gear = MODULE
run-end-gear-none = keine
run-end-feats = TATEN
run-end-unlocked = NEU
run-end-unlocked-mods = { $name }: { $mods } – in späteren Läufen zu finden.
run-end-unlocked-begins = { $name }: Läufe beginnen jetzt mit { $with }.
run-end-unlocked-both = { $name }: { $mods } – in späteren Läufen zu finden; Läufe beginnen mit { $with }.
run-end-seed = SEED
run-end-replay-kept = Aufzeichnung: { $place }
run-end-replay-unkept = Die Aufzeichnung lässt sich nicht speichern: { $reason }

run-end-points-victory = Sieg: { $full }, minus { $turn } je Zug
run-end-points-doors = Letzte Tore erreicht: { $count }
run-end-points-vaults = Besiegte Wächter: { $count }
run-end-points-encounters = Begegnungen gemeistert: { $count }
run-end-points-kills = Getötete Gegner (Kosten): { $count }
run-end-points-land = Felder und Bauten: verloren
run-end-points-structures = Gehaltene Bauten
run-end-points-tiles = Felder am Ende
run-end-points-total = { $name }: { $sum } × { $percent } %
run-end-numbers = DER LAUF
run-end-part-of = { $part } von { $all }
run-end-battles = Gewonnene Kämpfe
run-end-recruited = Ausgebildet
run-end-gold = Geborgenes Gold
run-end-mods = Gefundene Module
run-end-lost = VERLORENE EINHEITEN: { $count }
run-end-lost-before = Früher: { $names }
run-end-in-turn = Zug { $turn }

run-end-profile-unreadable = Frühere Freischaltungen sind nicht lesbar: { $error }. Sie wurden beiseitegelegt; das Zählen beginnt neu.
run-end-profile-unkept = Die Freischaltungen lassen sich nicht speichern: { $error }.
run-end-profile-backup = Die Freischaltungen des letzten Laufs sind nicht lesbar: { $error }. Die davor bleiben.
run-end-slot-stays = Der Platz des Laufs lässt sich nicht leeren: { $error }.

# Der Rückblick auf einen Lauf

look-back-open = Rückblick
look-back-open-about = Der Lauf Zug um Zug: was geschah und wie wahrscheinlich es war. Du kannst dir jeden Schritt ansehen.
look-back-heading = Rückblick
look-back-reading = Der Lauf wird nachgespielt: Schritt { $step } von { $steps }.
look-back-trouble = Die Aufzeichnung lässt sich nur bis hierher nachspielen: { $reason }
look-back-how = Wähle eine Zeile oder ein Bild: So war der Lauf in dem Moment.
look-back-watch = Den Lauf ansehen, wie er bei Schritt { $step } war.
look-back-close = Zurück zur Bilanz
look-back-close-about = Taste: Esc.
look-back-moment = Zug { $turn }: { $words }
look-back-more = Und { $count } weitere.

look-back-battle = { $by ->
    [you] Du greifst { $foe } an
   *[foe] { $foe } greift an
}: { $came ->
    [won] du gewinnst
    [lost] du verlierst
   *[drawn] niemand gewinnt
}.
look-back-odds = Siegchance: { $chance }.
look-back-odds-led = Siegchance, Anführer lebt: { $chance }.
look-back-left = { $left } von { $units } Einheiten sind übrig.
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
look-back-core = Du nimmst einen Kern ein.
look-back-core-lost = { $name } nimmt deinen Kern ein.
look-back-over = { $ending }.

look-back-luck = GLÜCK: 100 IST DAS BESTE
look-back-luck-about = Der Prozentrang sagt, wie viele von 100 Läufen mit gleichen Aussichten weniger Glück gehabt hätten als du. 50 ist Durchschnitt.
look-back-expected = erwartet
look-back-came = Ergebnis
look-back-percentile = Rang
look-back-battles = Gewonnene Kämpfe, { $count }
look-back-checks = Bestandene Proben, { $count }
look-back-dealt = Schaden gemacht
look-back-taken = Schaden erlitten
look-back-dice = Aller Schaden
look-back-no-luck = Nichts war dem Zufall überlassen.
look-back-no-doubt = Kein Kampf und keine Probe stand in Zweifel.
look-back-verdict = In Kämpfen und Proben hattest du mehr Glück als { $percentile } von 100 Läufen mit denselben Aussichten.
look-back-battles-told = Gewonnene Kämpfe: { $actual } von { $count }, erwartet { $expected }.
look-back-checks-told = Bestandene Proben: { $actual } von { $count }, erwartet { $expected }.

# Ein vergangener Schritt eines Laufs auf dem Bildschirm

past-banner = Du siehst Schritt { $step } von { $steps }
past-back = Zurück
past-back-about = Einen Schritt zurück. Taste: [[past.before]].
past-on = Weiter
past-on-about = Einen Schritt weiter. Taste: [[past.after]]; halte sie, um weiterzugehen.
past-return = Ins Jetzt
past-to-end = Zum Ende des Laufs. Taste: Esc.
past-to-now = Zurück zum Lauf, wie er jetzt ist.
past-nothing = Schritt { $step } von { $steps } ist vergangen: Du kannst ihn nur ansehen.
# Was zuerst kommen muss, in einem Satz über einen abgelehnten Befehl.
past-refused = die Rückkehr aus der Vergangenheit
past-no-run = Es läuft kein Lauf.
past-own-screen = Geh zuerst zum Bildschirm des Laufs.
past-stepping = Ein Takt wird gerade schrittweise gespielt; beende ihn zuerst.
past-cannot-show = Das lässt sich nicht zeigen: { $reason }
past-cannot-show-error = Das lässt sich nicht zeigen: { $reason }.

# Läufe: ihre Knöpfe und Meldungen

run-go-on = Weiter
run-save = Speichern
run-save-about = Drei Plätze zusätzlich zum automatischen, und Dateien.
run-title = Zum Titel
run-title-about = Der Lauf ist gespeichert; „Weiterspielen“ setzt ihn fort.
run-retreat = Rückzug
run-give-up = Lauf aufgeben
run-give-up-sure = Endgültig aufgeben?
run-give-up-about = Beendet den Lauf und zeigt seine Bilanz.
run-refused = Das geht nicht: { $reason }.
run-cannot-begin = Der Lauf kann nicht beginnen: { $reason }.
run-set-aside = Der nicht lesbare Lauf liegt jetzt in { $place }.
run-unkept = Der Lauf lässt sich nicht speichern: { $reason }
run-past-unkept = Die früheren Züge des Laufs lassen sich nicht speichern: { $reason }
run-nobody = Der Trupp
run-somebody = Jemand

run-log-tries = { $who } versucht { $skill }: { $drawn } gewürfelt (0 bis 99), nötig war weniger als { $percent }: { $works ->
    [yes] gelungen
   *[no] misslungen
}.
run-log-chose = { $name }. Du wählst: { $choice }
run-log-mod-gained = { $name } gehört dir.
run-log-mod-lost = Das Modul { $name } ist verloren.
run-log-packed = Gepackt für den nächsten Tauchgang: { $what }.
run-log-nothing = Nichts geschieht.
run-log-carries = { $unit } trägt jetzt { $name }.
run-log-carries-no-more = { $unit } trägt { $name } nicht mehr.
run-log-dive-begins = Der Tauchgang beginnt.
run-log-last-door = Der Anführer erreicht das letzte Tor, mit { $gold } Gold.
run-log-dive-over = Der Tauchgang ist vorbei.
run-log-behind-door = { $name } ist hinter dem Tor.
run-log-breach-begins = { $units } gegen { $name }: Der Einbruch beginnt.
run-log-breach-won = Der Wächter ist besiegt und der Tresor leer.
run-log-breach-lost = Der Einbruch ist verloren.
run-log-breach-drawn = Der Einbruch endet unentschieden.
run-log-breach-left = Du brichst den Einbruch ab; der Wächter steht noch.
run-log-retreat = Du ziehst dich zurück.

# Meldungen beim Start des Spiels und am Ende eines Tauchgangs

start-run-aside = Der gespeicherte Lauf liegt jetzt in { $place }.
start-run-lost = Der gespeicherte Lauf geht verloren: { $error }
start-run-unreadable = Der gespeicherte Lauf ist nicht lesbar: { $error }
breach-start-practice = Übung
texts-link = der Link
texts-broken = { $file }: { $reason }
texts-missing = { $file }: Die Seite enthält keine solche Datei
watch-differs = { $file }: Takt { $beat }, nach { $command }: Der Fingerabdruck ist { $found }, aufgezeichnet wurde aber { $recorded }
watch-whole = { $file }: Alle { $count } Takte stimmen mit der Aufzeichnung überein.
watch-refused = { $file }: Takt { $beat }: { $command } wird abgelehnt: { $reason }
# Tasten einer Aufzeichnung, zusätzlich zu denen des Tauchgangs.
watch-key-play = abspielen
watch-key-stop = anhalten
watch-key-end = zum Ende
watch-key-faster = schneller ({ $times }×)
watch-key-slower = langsamer
dive-back-not = Zurücknehmen geht nicht: Die Spieldaten haben sich geändert, seit dieser Tauchgang begann.

tally-escaped = Die Maschine über die letzte Treppe verlassen
tally-burnt-out = Von innen ausgebrannt
tally-died = { $how ->
    [shot] Abgeschossen
    [blown] In Stücke gesprengt
    [caught] In die Falle gegangen
    [burnt] Verbrannt
    [undone] Getötet
   *[struck] Niedergestreckt
}
tally-died-own = { $how ->
    [shot] Abgeschossen
    [blown] In Stücke gesprengt
    [caught] In die Falle gegangen
    [burnt] Verbrannt
    [undone] Getötet
   *[struck] Niedergestreckt
}, durch eigene Schuld
tally-died-by = { $how ->
    [shot] Abgeschossen
    [blown] In Stücke gesprengt
    [caught] In die Falle gegangen
    [burnt] Verbrannt
    [undone] Getötet
   *[struck] Niedergestreckt
} ({ $name })
tally-wound = { $how }, { $damage } Schaden bei noch { $had } Leben

# Spielstände; Platz 0 ist der automatische

saves-heading = Spielstände
saves-heading-in-run = Lauf speichern
saves-told = Ein Lauf, den du fortsetzt, wird von da an automatisch gespeichert.
saves-told-in-run = Der Lauf wird nach jedem Schritt automatisch gespeichert. Ein Platz speichert ihn, wie er jetzt ist.
saves-export-run = In Datei exportieren
saves-export-run-about = Schreibt den Lauf, wie er jetzt ist, in eine Datei, die jede Kopie des Spiels importieren kann.
saves-back = Zurück
saves-back-about = Taste: [[anywhere.back]].

# Aufzeichnungen beendeter Läufe und Tauchgänge.
saves-replays = Aufzeichnungen
saves-replays-about = Blicke auf beendete Läufe zurück und sieh Tauchgängen zu.
saves-replays-none = Noch keine. Am Ende jedes Laufs und jedes Übungstauchgangs wird eine gespeichert.
saves-replays-more = Und { $count } weitere, in { $folder }.
saves-replay-ended = { $ending }, Zug { $turn }
saves-replay-run = Ein Lauf von { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
saves-replay-dive = Ein Tauchgang von { $beats ->
    [one] 1 Takt
   *[other] { $beats } Takten
}
saves-replay-seed = Seed { $seed }
saves-replay-broken = Lässt sich nicht lesen
saves-replay-written = { $words }, { $date } UTC
saves-replay-about = Öffnet { $file }.
saves-replay-opening = Ein Lauf wird geöffnet
saves-replay-leave = Abbrechen
saves-replay-wrong = Das lässt sich nicht öffnen: { $reason }. Die Datei wurde nicht geändert.
# Warum sich eine Aufzeichnung nicht öffnen lässt: folgt auf ihren Ort.
saves-replay-unfinished = Der Lauf ist nicht vorbei, er ist in Zug { $turn }

saves-auto = Automatisch
saves-earlier = { $turns ->
    [one] Vor 1 Zug
   *[other] Vor { $turns } Zügen
}
saves-slot = Platz { $slot }
saves-empty = Leer
saves-empty-about = Leerer Platz.
saves-broken = Lässt sich nicht laden
saves-broken-about = { $error }. Die Datei wurde nicht geändert.
saves-begun = { $hard }, { $victory ->
    [vaults] Ziel: Tresore
    [nodes] Ziel: Knoten
   *[core] Ziel: Kern
}, Seed { $seed }
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
saves-look-about = Der Lauf ist vorbei. Zeigt noch einmal sein Ende.
saves-continue = Fortsetzen
saves-continue-about = Setzt diesen Lauf fort.
saves-continue-instead-about = Setzt diesen Lauf fort. Er ersetzt den automatischen Spielstand.
saves-give-up = Automatischen ersetzen?
saves-export = Exportieren
saves-export-about = Schreibt ihn in eine Datei, die jede Kopie des Spiels importieren kann.
saves-import = Importieren
saves-import-about = Holt einen Lauf aus einer Datei auf diesen Platz. Du wählst zuerst die Datei.
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
}. Die alte Datei liegt jetzt in { $place }.
saves-deleted = Geleert: { $slot ->
    [0] der automatische Platz
   *[other] Platz { $slot }
}.
saves-exported = Exportiert nach { $place }
saves-downloaded = Heruntergeladen als { $file }
saves-wrong = Das geht nicht: { $reason }.
# Warum etwas nicht geht: mitten im Satz, vor dessen Punkt.
saves-no-run = Es läuft kein Lauf
saves-gone = Dort ist nichts mehr gespeichert
saves-too-many = { $place }: Dort sind zu viele Exporte dieses Zugs

saves-import-heading = Import auf Platz { $slot }
saves-import-holds = Der Platz ist belegt: { $held }. Das wird überschrieben.
saves-import-files = Dateien in { $folder }
saves-import-none = Noch keine Dateien. Exporte kommen dorthin; lege andere Dateien auch dort ab oder nenne unten eine.
saves-import-overwrite = Platz überschreiben?
saves-import-file-about = Holt den Lauf dieser Datei auf den Platz, wenn er gültig ist.
saves-import-path = Pfad einer anderen Datei
saves-import-path-about = Der Pfad einer Datei. Enter importiert sie.
saves-import-take = Importieren
saves-import-take-about = Holt den Lauf der oben genannten Datei auf den Platz, wenn er gültig ist.
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
gear-turn = Zug
gear-seed = Seed
gear-undo = Zurücknehmen
gear-undo-about = Nimmt das zuletzt ein- oder ausgebaute Modul zurück. Taste: [[fitting.undo]].
gear-back = Zurück zur Karte
gear-back-about = Eingebaute Module bleiben eingebaut. Taste: [[anywhere.back]].
gear-key-look = ansehen
gear-key-choose = wählen, ein- und ausbauen
gear-key-take-out = ausbauen
gear-key-units = vorige, nächste Einheit
gear-key-undo = zurücknehmen
gear-key-back = zur Karte
gear-own-turn = Du kannst Module nur in deinem eigenen Zug einbauen.
gear-nothing-to-undo = Der letzte Schritt betraf kein Modul: Nimm ihn auf der Karte zurück.
gear-look-at-slot = Wähle einen belegten Steckplatz, um sein Modul auszubauen.

gear-leader = Anführer
gear-tier = Stufe { $tier }, { $stack }
gear-health = LEBEN
gear-health-of = {" "}von { $most }
gear-stack-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
gear-carries = { $name }. Trägt: { $mods }.
gear-take-out = { $name }: Enter oder Entf baut es aus.
gear-free-slot = { $some ->
    [some] Frei, außer { $taken }
   *[none] Frei für jedes Modul
}
gear-free-slot-fits = { $count ->
    [0] keins passt
    [one] { $count } passt
   *[other] { $count } passen
}

gear-loose = Freie Module
gear-loose-none = Gerade keine übrigen Module. Tresore, Begegnungen und Mannschaften bringen welche.
gear-free = { $count } frei
gear-relics = Relikte
gear-relics-for = für alle deine Einheiten
gear-relics-none = Noch keines. Manche Wächter lassen eines zurück.
gear-cannot-fit = Das lässt sich nicht einbauen: { $reason }.

gear-look-at-mod = Wähle ein Modul: Die Zahlen oben zeigen, was es ändern würde.
gear-in = In { $name }; stirbt sie, ist es verloren. Enter, Entf oder zwei Klicks bauen es aus.
gear-in-by-tap = In { $name }; stirbt sie, ist es verloren. Ein zweites Tippen baut es aus.
gear-relic-works = Wirkt für alle deine Einheiten, wo sie auch sind.
gear-fits = Enter oder zwei Klicks bauen es ein: { $name }.
gear-fits-by-tap = Ein zweites Tippen baut es ein: { $name }.
gear-cannot-take = { $name } kann es nicht aufnehmen: { $reason }.
gear-instead = Oben: mit ihm anstelle von { $other }. Baue das zuerst aus.

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

gear-group-battle = Kampf und Karte
gear-group-encounters = Begegnungen
gear-group-breach = Einbruch
gear-group-dive = Tauchgang
gear-group-pack = Im Gepäck
gear-only-leader-dives = Nur der Anführer taucht.
gear-dive-nothing = Kein Bonus.
gear-battle-attack = Angriff
gear-battle-defence = Abwehr
gear-battle-damage = Schaden
gear-battle-health = Leben
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

# Was ein Modul bewirkt: wo, und was dazukommt; $number enthält das Vorzeichen.
gear-area-battle = Kampf
gear-area-body = Körper
gear-area-map = Karte
gear-area-breach = Einbruch
gear-area-dive = Tauchgang
gear-area-encounters = Begegnung
gear-in-dives = Tauchgang: { $words }
gear-in-breaches = Einbruch: { $words }
gear-adds-attack = { $number } Angriff
gear-adds-defence = { $number } Abwehr
gear-adds-damage = { $number } Schaden
gear-adds-health = { $number } Leben
gear-adds-moves = { $count ->
    [one] { $number } Schritt pro Zug, ab dem nächsten
   *[other] { $number } Schritte pro Zug, ab dem nächsten
}
gear-adds-cycles = { $count ->
    [one] { $number } Zyklus pro Zug
   *[other] { $number } Zyklen pro Zug
}
gear-adds-speed = { $number } Tempo
gear-adds-cpu = { $number } CPU
gear-adds-skill = { $number } % { $skill }
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
gear-answers = Antwort: { $name }
gear-answer = Antwort: { $name }
gear-runs = { $name } ({ $does })
gear-begins-with = zu Beginn: { $name }

# Zwei Trupps für einen Kampf zusammenstellen

compose-heading = Kampf: zwei Trupps aufstellen
compose-about = Wähle Platz und Einheit. Jede steht in ihrer üblichen Reihe; alle ziehen der Reihe nach, Verteidiger zuerst.
compose-not-yet = noch nicht bekannt
compose-no-battle = Kein Kampf: { $reason }.
compose-fight = Kämpfen
compose-fight-about = Trägt diesen Kampf mit dem Seed aus und zeigt ihn. Es steht nichts auf dem Spiel.
compose-back = Zurück
compose-back-about = Zurück zur Übung. Taste: [[anywhere.back]].
compose-take-off = Entfernen
compose-take-off-about = Entfernt die Einheit am gewählten Platz. Taste: [[fitting.take_out]].
compose-they-attack = Sie greifen an
compose-you-attack = Du greifst an
compose-role-about = Legt fest, wer angreift. Verteidiger ziehen zuerst; Angreifer, die keinen Schaden mehr machen, gewinnen nicht.
compose-seed-about = Die Würfel des Kampfs. Die Aussichten nutzen andere Würfel.
compose-key-go = bewegen
compose-key-choose = Platz wählen, Einheit setzen
compose-key-change = Plätze tauschen
compose-key-take-off = entfernen
compose-key-back = zurück
compose-defend = Deinen Trupp verteidigen
compose-attack-theirs = Ihren Trupp angreifen
compose-before = vor dem Kampf
compose-units = EINHEITEN NACH STUFE
compose-put = { $name }: kommt an den markierten Platz.
compose-chance = Zufall
compose-chance-about = { $whose ->
    [you] Drei bis sechs zufällige Einheiten für deinen Trupp.
   *[they] Drei bis sechs zufällige Einheiten für ihren Trupp.
}
compose-copy = Kopie
compose-copy-about = { $whose ->
    [you] Macht deinen Trupp zur Kopie von ihrem.
   *[they] Macht ihren Trupp zur Kopie von deinem.
}
compose-clear = Leeren
compose-clear-about = { $whose ->
    [you] Entfernt alle Einheiten aus deinem Trupp.
   *[they] Entfernt alle Einheiten aus ihrem Trupp.
}
compose-best = Beste
compose-best-about = { $whose ->
    [you] Probiert für deinen Trupp viele Aufstellungen zu höchstens { $cost } Zyklen gegen ihren und setzt die beste ein, wenn sie klar öfter gewinnt.
   *[they] Probiert für ihren Trupp viele Aufstellungen zu höchstens { $cost } Zyklen gegen deinen und setzt die beste ein, wenn sie klar öfter gewinnt.
}
compose-best-stop = Stopp
compose-best-stop-about = Beendet die Suche. Der Trupp bleibt, wie er ist.
compose-best-undo = Rückgängig
compose-best-undo-about = Stellt den Trupp wieder so auf wie vor der Suche. Taste: [[fitting.undo]].
compose-best-searching = Suche: { $percent } %, { $tried } Aufstellungen probiert
compose-best-found = { $whose ->
    [you] Dein Trupp
   *[they] Ihr Trupp
}: { $tried ->
    [one] die einzige mögliche Aufstellung
   *[other] die beste von { $tried } Aufstellungen
}, { $cost } von { $most } Zyklen.
compose-best-stays = { $tried ->
    [one] Keine andere Aufstellung kostet höchstens { $cost } Zyklen.
   *[other] Keine von { $tried } probierten Aufstellungen zu höchstens { $cost } Zyklen gewinnt klar öfter als { $whose ->
        [you] deine
       *[they] ihre
    }.
}
compose-yours-attack = DEIN TRUPP GREIFT AN, { $count } VON 8 · { $cost } ZYKLEN
compose-yours-defend = DEIN TRUPP VERTEIDIGT, { $count } VON 8 · { $cost } ZYKLEN
compose-theirs-attack = IHR TRUPP GREIFT AN, { $count } VON 8 · { $cost } ZYKLEN
compose-theirs-defend = IHR TRUPP VERTEIDIGT, { $count } VON 8 · { $cost } ZYKLEN
compose-place = { $name }, Platz { $place }: Angriff { $attack }, Abwehr { $defence }, Schaden 0 bis { $damage } je Treffer, Leben { $health }. Wähle eine andere Einheit dafür, ziehe diese an einen anderen Platz oder entferne sie mit Entf oder Rechtsklick.
compose-place-empty = Ein leerer Platz. Wähle eine Einheit dafür.

compose-tier = { $cost ->
    [one] Stufe { $tier }, { $cost } Zyklus
   *[other] Stufe { $tier }, { $cost } Zyklen
}, { $row ->
    [back] hintere Reihe
   *[front] vordere Reihe
}
compose-attack = Angriff
compose-defence = Abwehr
compose-damage = Schaden
compose-health = Leben

# Die Seiten eines Einbruchs wählen, und das Tor eines Wächters

line-up-heading = Einbruch: beide Seiten wählen
line-up-about = Stelle Einheiten auf Felder, oder nimm unten eine fertige Aufstellung.
line-up-seed-about = Steuert den Zufall des Gegners.
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
line-up-clear-about = Entfernt alle Einheiten von dieser Hälfte.
line-up-yours-empty = Auf deiner Hälfte steht keine Einheit.
line-up-theirs-empty = Auf ihrer Hälfte steht keine Einheit.
line-up-own-health = Leben { $health }/{ $most }
line-up-own-speed = Tempo { $speed }
line-up-guardian = Wächter
line-up-mime = Mime
line-up-guardian-speed = Wächter, Tempo { $speed }
line-up-tier = Stufe { $tier }, Tempo { $speed }

line-up-who = Wer steht hier?
line-up-nobody = Keine Einheit
line-up-empty-panel = Ein leeres Feld. Stelle eine Einheit hierher, oder nimm eine Aufstellung unter einer Hälfte.
line-up-health = LEBEN
line-up-cpu = CPU
line-up-speed = TEMPO
line-up-panels = FELDER
line-up-mime-about = Ein Mime: wiederholt die letzte Aktion seiner Seite, von seinem Platz aus gezielt.
line-up-phase = Bei { $percent } % des Lebens sein zweites Gesicht: { $name }. Wirkung auf sich selbst: { $does }. Dann nutzt er { $subroutines }.
line-up-subroutine = { $about } ({ $does })

line-up-door-heading = Das Tor: { $name }
line-up-door-about = Bis zu vier Einheiten aus dem Trupp des Anführers gehen hindurch.
line-up-door-guards = Dahinter liegt ein Relikt, das du nach einem Sieg nehmen kannst. { $relic }
line-up-door-outlook = Deine { $yours } Leben gegen { $theirs }. Spielt der Wächter beide Seiten: { $end ->
    [won] Sieg in Runde { $rounds }, mit { $left } Leben übrig.
    [won-late] ein langer Kampf, Sieg in Runde { $rounds }, mit { $left } Leben übrig.
    [undecided] nach { $rounds } Runden noch nicht entschieden: deine Seite hat noch { $left } Leben, ihre { $rest }.
    [leader] dein Anführer stirbt in Runde { $rounds }, und der Lauf ist vorbei.
    [lost] Niederlage in Runde { $rounds }; sie haben noch { $rest } Leben.
   *[drawn] kein Sieger in { $rounds } Runden: deine Seite hat noch { $left } Leben, ihre { $rest }.
 }
line-up-door-through = Hindurch
line-up-door-through-about = Der Einbruch beginnt. Stirbt dein Anführer dort, ist der Lauf vorbei. Andere tote Einheiten sind verloren; Überlebende behalten ihr restliches Leben.
line-up-door-retreat-about = Zurück zur Karte mit allen Funden. Der Weg zu diesem Tor bleibt offen.
line-up-door-retreat-sure = Rückzug? Funde bleiben
line-up-door-too-many = Dort stehen { $count } Einheiten, aber höchstens { $most } gehen hindurch: Leere ein Feld mit Entf.

# Beute

prize-heading = Der Wächter ist besiegt: Nimm { $count ->
    [1] die Beute
    [2] eins von zweien
    [3] eins von dreien
   *[other] eins von { $count }
}
prize-about = Der Rest ist verloren, und der Tresor ist dann leer.
prize-none = Nichts nehmen
prize-none-sure = Wirklich nichts nehmen?
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
prize-unit-battle = { $row ->
    [back] hintere Reihe
   *[front] vordere Reihe
}, Angriff { $attack }, Abwehr { $defence }, Schaden { $damage }, { $abilities }
prize-unit-body = Leben { $health }, { $slots ->
    [one] { $slots } Steckplatz
   *[other] { $slots } Steckplätze
} für Module
prize-unit-map = Schritte { $moves }, Unterhalt { $upkeep }
prize-unit-breach = Tempo { $speed }, CPU { $cpu }
prize-unit-breach-answers = Tempo { $speed }, CPU { $cpu }, Antwort: { $answer }
prize-cycles = Zyklen
prize-cycles-count = { $count ->
    [one] { $count } Zyklus
   *[other] { $count } Zyklen
}
prize-cycles-about = Was der Wächter hütete, in Zyklen ausgezahlt.
prize-cycles-have = Du hast
prize-cycles-then = Danach
prize-repair = Reparatur
prize-repair-all = Volles Leben
prize-repair-about = Repariert alle Einheiten im Trupp des Anführers.
prize-repair-to = { $health } → { $most }
prize-health = Leben
prize-health-whole = alle sind heil
encounter-price = { $count ->
    [one] Kostet { $count } Zyklus
   *[other] Kostet { $count } Zyklen
}

# Begegnungen

encounter-too-dear = { $count ->
    [one] Kostet { $count } Zyklus
   *[other] Kostet { $count } Zyklen
}: du hast nur { $has }
encounter-chance = Probe auf { $skill }: { $percent } % (Basis { $base }, dazu { $more } durch { $who })
encounter-chance-alone = Probe auf { $skill }: { $percent } % (Basis { $base }, ohne Bonus)
encounter-hint = Die beste Einheit des Trupps wagt die Probe: Ein Wurf von 0 bis 99 muss unter ihrer Chance liegen. Jeder Fertigkeitspunkt gibt 10 dazu.
encounter-brings = bringt { $what }
encounter-costs = kostet { $what }
encounter-brings-and-costs = bringt { $brings }; kostet { $costs }
encounter-brings-nothing = nichts geschieht
encounter-when = { $when ->
    [success] Gelingt es: { $what }
    [failure] Misslingt es: { $what }
   *[sure] Sicher: { $what }
}
encounter-kind-cycles = { $count ->
    [one] { $count } Zyklus
   *[other] { $count } Zyklen
}
encounter-kind-fine = { $count ->
    [one] bis zu { $count } Zyklus
   *[other] bis zu { $count } Zyklen
}
encounter-kind-health = { $gain ->
    [yes] bis zu { $count } Leben für jede Einheit
   *[no] { $count } Leben jeder Einheit
}
encounter-kind-leader = { $gain ->
    [yes] bis zu { $count } Leben für den Anführer
   *[no] { $count } Leben des Anführers
}
encounter-kind-unit = eine Einheit
encounter-kind-joins = eine Einheit: { $name } (dein Trupp zieht in diesem Zug nicht weiter)
encounter-kind-mod = ein Modul
encounter-kind-find = ein Modul ({ $rarity })
encounter-kind-gain = { $name } ({ $does })
encounter-kind-bombs = { $count ->
    [one] { $count } Bombe
   *[other] { $count } Bomben
}
encounter-kind-potions = { $count ->
    [one] { $count } Trank
   *[other] { $count } Tränke
}
encounter-kind-pack = Bomben: { $bombs }, Tränke: { $potions }
encounter-kind-sight = { $count ->
    [one] Sicht bis { $count } Feld weit
   *[other] Sicht bis { $count } Felder weit
}
encounter-kind-ally = ein Bündnis
encounter-kind-allies = alle Bündnisse
encounter-drawn = { $skill }: { $drawn } gewürfelt (0 bis 99), nötig war weniger als { $percent }: { $works ->
    [yes] gelungen
   *[no] misslungen
}.
encounter-go-on = Weiter
encounter-go-on-about = Die Begegnung ist vorbei: zurück zur Karte. Taste: [[menus.confirm]].

# Die Rätselleiter

ladder-heading = Die Rätselleiter
ladder-about = Jedes Rätsel: eine Regel. Ein Stern fürs Lösen, einer für Par: so wenige Takte, Runden oder Tausche wie möglich.
ladder-all-at-par = Alles in Par: Jeder Stern ist deiner. Die Läufe warten.
ladder-sign-dive = Tauchgang
ladder-sign-breach = Einbruch
ladder-sign-battle = Kampf
ladder-sign-solved = gelöst
ladder-sign-at-par = bei Par
ladder-back = Zurück
ladder-back-about = Taste: Esc.
ladder-par = Par { $par }
ladder-par-best = Par { $par }, bestes { $best }
ladder-a-dive = Ein Tauchgang. { $goal }
ladder-a-breach = Ein Einbruch. { $goal }
ladder-a-battle = Ein Kampf. { $goal }
ladder-reaches = { $weapon }, nach rechts geschlagen:
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
ladder-used-within = { $count } von höchstens { $within } { $of ->
    [dive] Takten
    [breach] Runden
   *[battle] Tauschen
}, Par { $par }
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
ladder-reached = Deine Siegchance: { $chance } %.
ladder-lost = Nicht gelöst
ladder-lost-bombs = Keine Bombe ist übrig.
ladder-lost-nobody = Keine deiner Einheiten ist übrig.
ladder-lost-hurt = Du wurdest verletzt.
ladder-lost-gone = Verloren, musste aber bleiben: { $who }.
ladder-lost-undone = Du bist gegangen, aber es steht noch: { $what }.
ladder-lost-late = Erlaubt waren höchstens { $count }.
ladder-lost-stalemate = Nichts kann mehr geschehen.
ladder-undo = Zurücknehmen
ladder-undo-about = Nimmt die letzte Wahl zurück. Taste: [[ladder.undo]].
ladder-restart = Neu beginnen
ladder-restart-about = Dasselbe Rätsel von vorn. Taste: [[ladder.restart]].
ladder-hint = Hinweis
ladder-hint-about = Zeigt noch einen Hinweis. Taste: [[ladder.hint]].
ladder-next = Nächstes Rätsel
ladder-next-about = Zum nächsten Rätsel der Leiter.
ladder-leave = Zurück zur Leiter
ladder-leave-about = Verlässt das Rätsel. Deine Ergebnisse sind gespeichert.
ladder-cannot-begin = { $title } kann nicht beginnen: { $reason }
ladder-unreadable = Deine Ergebnisse auf der Leiter sind nicht lesbar: { $error }. Die Datei wurde nicht geändert.
ladder-backup = Dein letztes Ergebnis auf der Leiter ist nicht lesbar: { $error }. Die davor bleiben.
ladder-unkept = Dein Ergebnis lässt sich nicht speichern: { $error }

arrange-chance = { $chance } % Siegchance, { $wanted } % nötig. { $used }.
arrange-they-front = SIE ZIEHEN ZUERST · VORDERE REIHE
arrange-they-back = SIE ZIEHEN ZUERST · HINTERE REIHE
arrange-front = DEIN TRUPP GREIFT AN · VORDERE REIHE
arrange-back = HINTERE REIHE
compose-back-row = hint.
arrange-reserve = IN RESERVE
arrange-fixed = { $count } feste Kämpfe
arrange-how = Wähle eine Einheit, dann die, mit der sie tauscht.
arrange-key-choose = Einheit wählen, dann tauschen
arrange-first = zuerst: { $kind } auf { $target }

#
#
# end of campaign
#
#

## dive: The dive: its screen, its log, the time lab
#
#
#

# names within sentences; a language that does not change their case says { $name } here

dive-name = { $name }
dive-the = { $name }
dive-something = etwas

# directions

dive-way-north = Norden
dive-way-north-east = Nordosten
dive-way-east = Osten
dive-way-south-east = Südosten
dive-way-south = Süden
dive-way-south-west = Südwesten
dive-way-west = Westen
dive-way-north-west = Nordwesten

# was etwas im nächsten Takt tut

dive-deed-asleep = sieht dich nicht
dive-deed-at-you = { $what }: auf dich
dive-deed-dies = stirbt
dive-deed-dies-exploding = stirbt, explodiert einen Takt später
dive-deed-digs = gräbt
dive-deed-does = { $what } nach { $way }
dive-deed-ends = vergeht
dive-deed-explodes = explodiert
dive-deed-explodes-in = explodiert in { $beats }
dive-deed-flies = fliegt nach { $way }
dive-deed-frees-itself = befreit sich
dive-deed-harmed = { $what }; verliert { $damage }
dive-deed-held = { $beats ->
    [one] { $status }, { $beats } Takt
   *[other] { $status }, { $beats } Takte
}
dive-deed-hurts-you = { $what }, du: −{ $damage }
dive-deed-in = { $what } in { $beats }
dive-deed-kills = tötet dich
dive-deed-kills-you = { $what }: tötet dich
dive-deed-moves = bewegt sich
dive-deed-moves-any = bewegt sich, je { $even ->
    [yes] { $least } %
   *[no] { $least } bis { $most } %
} in jede Richtung
dive-deed-notices = bemerkt dich
dive-deed-odds = { $percent } %: { $what }
dive-deed-or = { $one }; { $other }
dive-deed-rests = wartet
dive-deed-stands = { $why ->
    [way] wartet, eine Wand im Weg
    [reach] wartet, nichts in Reichweite
    [beside] wartet einen Takt
    [line] wartet, du bist nicht in seiner Linie
   *[barred] wartet, { $who } im Weg
}
dive-deed-strikes = greift an
dive-deed-strikes-you = { $what }, du: −{ $damage }
dive-deed-suffers = { $what }; dann { $fate }
dive-deed-takes = du: −{ $damage }
dive-deed-then = { $what }; dann: { $then }
dive-deed-waits = wartet, handelt in { $beats }
dive-deed-walks = geht nach { $way }
dive-deed-winds-up = holt aus: { $later }

# statuses: the adjective, and the noun

dive-fate-moved = { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
} nach { $way } { $how ->
    [thrown] geschleudert
    [slid] vom Eis getragen
   *[pushed] gestoßen
}
dive-fate-status = { $beats ->
    [0] { $status }
    [one] { $beats } Takt { $status }
   *[other] { $beats } Takte { $status }
}

dive-status-stunned = betäubt
dive-status-frozen = eingefroren
dive-status-bound = gefesselt
dive-status-burning = in Flammen
dive-status-stun = Betäubung
dive-status-frost = Frost
dive-status-binding = Fessel
dive-status-fire = Feuer

# values that an edit in the panels changed

dive-field-health = Leben
dive-field-max-health = volles Leben
dive-field-stun = Takte Betäubung
dive-field-freeze = Takte Frost
dive-field-bind = Fessel
dive-field-burn = Takte Feuer

# words that float up from figures

dive-word-resists = widersteht
dive-word-stands = nicht gestoßen
dive-word-costs = kostet { $price }
dive-word-gold = +{ $count } Gold
dive-word-bombs = { $count ->
    [one] +{ $count } Bombe
   *[other] +{ $count } Bomben
}
dive-word-potions = { $count ->
    [one] +{ $count } Trank
   *[other] +{ $count } Tränke
}

# the head

dive-head-beat = TAKT
dive-head-floor = EBENE
dive-head-seed = SEED
dive-head-health = LEBEN
dive-head-weapon = ANGRIFF { $attack }{ $pierces ->
    [yes] , DURCHSCHLAG { $pierce }
   *[no] { "" }
}
dive-head-armour = PANZERUNG
dive-head-bombs = BOMBEN
dive-head-potions = TRÄNKE
dive-head-gold = GOLD
dive-head-armour-about = Jeder Treffer nimmt dir so viel weniger Leben, aber mindestens 1.
dive-head-bombs-about = Eine Bombe liegt dann vor dir oder, vor einer Wand, unter dir. Drei Takte später explodiert sie auf 3 × 3 Feldern und schont niemanden.
dive-head-potions-about = Einen Trank zu trinken kostet einen Takt und gibt { $heals } Leben.
dive-head-gold-about = Bezahlt Waren auf Ladenböden. Gold, das du aus einem Tauchgang mitbringst, wird zu ebenso vielen Zyklen.

# the card of the thing looked at

dive-card-attack = Angriff
dive-card-attack-pierces = { $attack } (durchschlägt { $pierce })
dive-card-blast = Explosion
dive-card-armour = Panzerung
dive-card-firmness = Standkraft
dive-card-push = Stoß
dive-card-cost = Kostet { $price } Gold.
dive-card-price = { $how ->
    [walk] Kostet { $price } Gold: Geh darüber, um zu kaufen.
    [take] Kostet { $price } Gold: Geh darauf und nimm es.
   *[dear] Kostet { $price } Gold: Du hast nicht genug.
}
dive-card-out-of-sight = Außer Sicht: wie zuletzt gesehen.
dive-card-asleep = Sieht dich nicht.
dive-card-explodes-next = Explodiert im nächsten Takt.
dive-card-explodes = Explodiert in { $beats } Takten.
dive-card-then-explodes = { $damage ->
    [0] Zerstörst du es, explodieren die markierten Felder einen Takt später.
   *[other] Zerstörst du es, explodieren die markierten Felder einen Takt später: −{ $damage } für dich, wenn du dort wartest.
}
dive-card-digs = Ein Schritt dorthin gräbt sie weg: Deine Grabkraft ist { $power }.
dive-card-blow = Trifft dich für { $damage }: { $armoured ->
    [useless] deine Rüstung hilft nicht
    [least] { $attack } − { $armour } Panzerung, mindestens 1
   *[yes] { $attack } − { $armour } Panzerung
}.
dive-card-next = Nächster Takt: { $what }.
dive-swap = { $old } { $now } → { $new } { $then }
dive-swap-own-armour = Deine Rüstung
dive-swap-own-weapon = Deine Waffe
dive-swap-take = [[dive.take]] nimmt es; stattdessen liegt dann hier: { $old }.
dive-card-underfoot = Du stehst darauf: { $thing }. [[dive.take]] nimmt es.
dive-swap-mod = Verlässt du den Tauchgang damit, geht das Modul { $lost } verloren.
dive-card-bound = { $status }: bis der Fesselnde stirbt.
dive-card-status = { $beats ->
    [one] { $status }: { $beats } Takt.
   *[other] { $status }: { $beats } Takte.
}
dive-card-stuck = Steckt im Wasser fest: Die nächste Aktion befreit nur.
dive-card-also = Auch hier: { $things }.
dive-card-reaches = Ein Schritt dorthin schlägt: { $who }.
dive-card-strike = { $near ->
    [yes] Schlag mit { $weapon }
   *[no] Mit { $weapon }, wenn in Reichweite
}
dive-card-strike-sum = { $armoured ->
    [yes] { $attack } − { $armour } Panzerung = { $damage }
    [least] { $attack } − { $armour } Panzerung, mindestens 1
   *[no] Angriff { $attack }
}: { $end ->
    [kills] tötet
    [destroys] zerstört
   *[leaves] lässt { $left }
}{ $drops ->
    [yes] ; zu { $percent } % bleibt etwas liegen
   *[no] { "" }
}

# what the choice pointed at takes from somebody

dive-aim-loss = −{ $damage }{ $end ->
    [dies] , stirbt
    [breaks] , zerbricht
   *[stays] { "" }
}

# ein Gegner jenseits des Bildrands

dive-beyond = { $cells ->
    [one] { $who }: { $cells } Feld entfernt, im { $way }.
   *[other] { $who }: { $cells } Felder entfernt, im { $way }.
}

# what comes next

dive-order = NÄCHSTER TAKT
dive-order-you = Du
dive-order-more = und { $count } weitere
dive-order-dies = du stirbst
dive-order-wait = wenn du wartest
dive-order-pointed = wie gezeigt

# keys

dive-key-strike = schlagen, gehen
dive-key-threat = Bedrohung
dive-key-wait = warten
dive-key-rest = abwarten
dive-key-explore = erkunden
dive-key-bomb = Bombe
dive-key-zoom = Zoom
dive-key-look = umsehen
dive-key-drink = trinken
dive-key-take = nehmen
dive-key-log = Log
dive-key-undo = zurücknehmen
dive-key-help = Hilfe
dive-key-pause = Pause
dive-key-bomb-blast = explodiert in { $beats ->
    [one] { $beats } Takt
   *[other] { $beats } Takten
}: { $damage } Schaden
dive-key-bomb-way = Bombe dorthin legen
dive-key-bomb-ahead = voraus
dive-key-bomb-keep = abbrechen
dive-key-cursor = Zeiger bewegen
dive-key-walk-there = hingehen
dive-key-stop-looking = Umsehen beenden
dive-key-log-scroll = blättern
dive-key-log-close = schließen
dive-key-help-page = andere Seite
dive-key-help-close = schließen
dive-pad-wait = warten
dive-whole-log = GANZES LOG, NACH TAKT

# refused choices

dive-refused-no-bombs = Du hast keine Bomben.
dive-refused-no-potions = Du hast keine Tränke.
dive-refused-nothing-to-take = Hier liegt nichts zum Nehmen.
dive-refused-health-full = Du hast volles Leben.
dive-refused-bound = Du bist gefesselt: Schlag den, der dich fesselt, oder warte.
dive-refused-too-hard = Zu hart zum Graben: Härte { $hardness }, deine Grabkraft ist { $power }.
dive-refused-needs-tool = Dazu brauchst du: { $tool }.
dive-refused-beat-held = Ein Takt ist angehalten: Führe ihn im Panel Beat zu Ende.
dive-refused-step = Du kannst nicht nach { $way }: { $reason }.
dive-refused-bomb = Dort lässt sich keine Bombe legen: { $reason }.
dive-refused-drink = Du kannst nicht trinken: { $reason }.
dive-refused-take = Du kannst es nicht nehmen: { $reason }.
dive-refused-wait = Du kannst nicht warten: { $reason }.
dive-refused-edit = Das lässt sich nicht ändern: { $reason }.
dive-refused-in-the-way = { $who } ist im Weg
dive-refused-thing-in-the-way = etwas ist im Weg
dive-undo-not = Nichts lässt sich zurücknehmen. In einem Lauf ist jeder Takt im Tauchgang endgültig.

# walks of more than one step

dive-walk-enemy = Gegner
dive-walk-in-view = { $who } kommt in Sicht.
dive-walk-noticed = Du hältst an: { $who } hat dich bemerkt.
dive-walk-reached = { $who } kann dich in wenigen Schritten treffen. Geh den nächsten Schritt selbst oder warte.
dive-walk-hunted = { $who } jagt dich und könnte dich binnen { $beats } Takten treffen. [[dive.auto_explore]] erkundet weiter.
dive-walk-barred = Du hältst an: { $who } versperrt den Weg.
dive-walk-struck = { $who } kann dich beim nächsten Schritt treffen. Geh ihn selbst oder warte.
dive-walk-blast = Du hältst an: Der nächste Schritt führt in eine Explosion.
dive-no-threat = Keine Bedrohung in Sicht.
dive-rest-danger = Weiter zu warten kann dich verletzen.
dive-rest-gone = Nicht mehr in Sicht: { $who }.
dive-rest-in-reach = In Reichweite: { $who }.
dive-rest-nothing = In { $beats } Takten hat sich nichts geändert.
dive-walk-strikes = Du hältst an: Der nächste Schritt würde zuschlagen ({ $who }).
dive-walk-hazards = Du hältst an: Weiter geht es nur über Eis, Wasser, Kohlen oder Fallen.
dive-walk-no-way = Über erkundete Felder führt kein sicherer Weg dorthin.
dive-stairs-ask = Du lässt den Gegner ({ $who }) und sein mögliches Gold zurück. Noch einmal, und du nimmst die Treppe.
dive-trap-ask = { $name }: { $about } Noch einmal, und du betrittst das Feld.
dive-trap-ask-way = { $name }: { $about } Zeigt nach { $way }. Noch einmal, und du betrittst das Feld.
dive-walk-explored = { $stairs ->
    [yes] Alles ist erkundet. Der nächste Schritt nimmt die Treppe.
   *[no] Alles ist erkundet, außer was du graben oder sprengen kannst.
}
dive-walk-left = Noch hier: { $things }.{ $stairs ->
    [yes] { " " }Der nächste Schritt führt auf die Treppe.
   *[no] { "" }
}
dive-walk-left-vein = Gold in { $how ->
    [dig] grabbaren Wänden
   *[bomb] sprengbaren Wänden
}
dive-walk-foe = { $who } ist im Weg.
dive-walk-sleeper = Du hältst an: Weiter geht es nur an einem Gegner vorbei, der dich nicht sieht.

dive-walk-held = Du hältst an: Der letzte Schritt führte nirgendwohin. Etwas hält dich, oder etwas Ungesehenes ist im Weg.
# the log: the first letter of a line is capitalised by the game

dive-log-you = du
dive-log-you-done-to = dich
dive-log-a = { $name }
dive-log-blow = Schlag
dive-log-sum = Angriff { $attack }{ $armour ->
    [pierced] { $met ->
        [0] , { $pierced } Panzerung durchschlagen
       *[other] , minus { $met } von { $whole } Panzerung ({ $pierced } durchschlagen)
    }
    [met] , minus { $met } Panzerung
   *[none] { "" }
}{ $least ->
    [yes] , mindestens aber 1
   *[no] { "" }
}
dive-log-you-hit = { $harms ->
    [plain] Du triffst { $target } mit { $weapon }: { $damage }.
    [yes] Du triffst { $target } mit { $weapon }: { $damage } ({ $sum }).
   *[no] Du triffst { $target } mit { $weapon }, ohne Schaden.
}
dive-log-blast-hits = { $harms ->
    [plain] Explosion ({ $by }) trifft { $target }: { $damage }.
    [yes] Explosion ({ $by }) trifft { $target }: { $damage } ({ $sum }).
   *[no] Explosion ({ $by }) trifft { $target }, ohne Schaden.
}
dive-log-trap-hurts = { $harms ->
    [plain] { $by } verletzt { $target }: { $damage }.
    [yes] { $by } verletzt { $target }: { $damage } ({ $sum }).
   *[no] { $by } trifft { $target }, ohne Schaden.
}
dive-log-hits = { $harms ->
    [plain] { $by } trifft { $target }: { $damage }.
    [yes] { $by } trifft { $target }: { $damage } ({ $sum }).
   *[no] { $by } trifft { $target }, ohne Schaden.
}
dive-log-you-die = Du stirbst.
dive-log-you-have-left = Du hast noch { $left }.
dive-log-it-dies = Tödlich.
dive-log-it-breaks = Zerstört.
dive-log-dies-unseen = Etwas stirbt in der Explosion, außer Sicht.
dive-log-it-has-left = Noch { $left } übrig.
dive-log-burns = { $you ->
    [yes] { $who } brennst: { $damage } Schaden.
   *[no] { $who } brennt: { $damage } Schaden.
}
dive-log-is-scorched = { $you ->
    [yes] { $who } verbrennst dich am Boden: { $damage } Schaden.
   *[no] { $who } verbrennt sich am Boden: { $damage } Schaden.
}
dive-log-harms-itself = { $you ->
    [yes] { $who } verletzt dich selbst: { $damage } Schaden.
   *[no] { $who } verletzt sich selbst: { $damage } Schaden.
}
dive-log-is-hurt = { $you ->
    [yes] { $who } wirst verletzt: { $damage } Schaden.
   *[no] { $who } wird verletzt: { $damage } Schaden.
}
dive-log-ends-itself = { $you ->
    [yes] { $who } zerstörst dich selbst.
   *[no] { $who } geht hoch.
}
dive-log-is-blown-up = { $you ->
    [yes] { $who } wirst in Stücke gerissen.
   *[no] { $who } wird in Stücke gerissen.
}
dive-log-is-blown-up-by = { $you ->
    [yes] { $who } wirst von { $by } in Stücke gerissen.
   *[no] { $who } wird von { $by } in Stücke gerissen.
}
dive-log-is-destroyed = { $you ->
    [yes] { $who } stirbst.
   *[no] { $who } wird zerstört.
}
dive-log-is-destroyed-by = { $you ->
    [yes] { $who } stirbst durch { $by }.
   *[no] { $who } wird von { $by } zerstört.
}
dive-log-missed = { $who } schlägt zu und trifft niemanden.
dive-log-spared = { $you ->
    [yes] { $target } wirst nicht getroffen: { $reason }.
   *[no] { $target } wird nicht getroffen: { $reason }.
}
dive-log-spared-by-you-far-off = { $you ->
    [yes] { $target } wirst nicht getroffen: Du stehst nicht daneben.
   *[no] { $target } wird nicht getroffen: Du stehst nicht daneben.
}
dive-log-spared-far-off = { $you ->
    [yes] { $target } wirst nicht getroffen: { $by } steht nicht daneben.
   *[no] { $target } wird nicht getroffen: { $by } steht nicht daneben.
}
dive-log-stunned = { $you ->
    [yes] { $who } bist betäubt: { $count ->
        [one] { $beats } Takt
       *[other] { $beats } Takte
    } lang keine Aktion.
   *[no] { $who } ist betäubt: { $count ->
        [one] { $beats } Takt
       *[other] { $beats } Takte
    } lang keine Aktion.
}
dive-log-frozen = { $you ->
    [yes] { $who } bist eingefroren: { $count ->
        [one] { $beats } Takt
       *[other] { $beats } Takte
    } lang keine Aktion.
   *[no] { $who } ist eingefroren: { $count ->
        [one] { $beats } Takt
       *[other] { $beats } Takte
    } lang keine Aktion.
}
dive-log-set-on-fire = { $you ->
    [yes] { $who } stehst in Flammen: { $count ->
        [one] { $beats } Takt
       *[other] { $beats } Takte
    } lang je 1 Schaden.
   *[no] { $who } steht in Flammen: { $count ->
        [one] { $beats } Takt
       *[other] { $beats } Takte
    } lang je 1 Schaden.
}
dive-log-binds = { $you ->
    [yes] { $who } fesselst { $whom }: keine Schritte, bis du stirbst.
   *[no] { $who } fesselt { $whom }: keine Schritte, bis { $who } stirbt.
}
dive-log-resists = { $you ->
    [yes] { $who } widerstehst ({ $status }): { $reason }.
   *[no] { $who } widersteht ({ $status }): { $reason }.
}
dive-log-no-longer = { $you ->
    [yes] { $who } bist nicht mehr { $status }.
   *[no] { $who } ist nicht mehr { $status }.
}
dive-log-not-pushed = { $you ->
    [yes] { $who } wirst nicht gestoßen: { $reason }.
   *[no] { $who } wird nicht gestoßen: { $reason }.
}
dive-log-action-lost = { $you ->
    [yes] { $who } verlierst deine Aktion: { $reason }.
   *[no] { $who } verliert die Aktion: { $reason }.
}
dive-log-you-in-the-way = du bist im Weg
dive-log-in-the-way = { $who } ist im Weg
dive-log-only-frees = sie befreit nur aus dem Wasser
dive-log-is-pushed = { $you ->
    [yes] { $who } wirst { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } nach { $way } gestoßen.
   *[no] { $who } wird { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } nach { $way } gestoßen.
}
dive-log-is-thrown = { $you ->
    [yes] { $who } wirst { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } nach { $way } geschleudert.
   *[no] { $who } wird { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } nach { $way } geschleudert.
}
dive-log-slides = { $you ->
    [yes] { $who } rutschst auf dem Eis { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } nach { $way }.
   *[no] { $who } rutscht auf dem Eis { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } nach { $way }.
}
dive-log-you-are-stuck = { $who } steckst im Wasser fest: Die nächste Aktion befreit dich nur.
dive-log-you-wade-free = { $who } watest frei.
dive-log-healed = { $you ->
    [yes] { $who } gewinnst { $amount } Leben: jetzt { $now }.
   *[no] { $who } gewinnt { $amount } Leben: jetzt { $now }.
}
dive-log-notices-you = { $who } bemerkt { $you }.
dive-log-takes-gold = { $says ->
    [now] { $who } nimmst { $number } Gold: jetzt { $now }.
    [you] { $who } nimmst { $number } Gold.
   *[other] { $who } nimmt { $number } Gold.
}
dive-log-takes-bombs = { $says ->
    [now] { $who } nimmst { $count ->
        [one] { $number } Bombe
       *[other] { $number } Bomben
    }: jetzt { $now }.
    [you] { $who } nimmst { $count ->
        [one] { $number } Bombe
       *[other] { $number } Bomben
    }.
   *[other] { $who } nimmt { $count ->
        [one] { $number } Bombe
       *[other] { $number } Bomben
    }.
}
dive-log-buys-bombs = { $says ->
    [now] { $who } kaufst { $count ->
        [one] { $number } Bombe
       *[other] { $number } Bomben
    } für { $price } Gold: jetzt { $now }.
    [you] { $who } kaufst { $count ->
        [one] { $number } Bombe
       *[other] { $number } Bomben
    } für { $price } Gold.
   *[other] { $who } kauft { $count ->
        [one] { $number } Bombe
       *[other] { $number } Bomben
    } für { $price } Gold.
}
dive-log-takes-potions = { $says ->
    [now] { $who } nimmst { $count ->
        [one] { $number } Trank
       *[other] { $number } Tränke
    }: jetzt { $now }.
    [you] { $who } nimmst { $count ->
        [one] { $number } Trank
       *[other] { $number } Tränke
    }.
   *[other] { $who } nimmt { $count ->
        [one] { $number } Trank
       *[other] { $number } Tränke
    }.
}
dive-log-buys-potions = { $says ->
    [now] { $who } kaufst { $count ->
        [one] { $number } Trank
       *[other] { $number } Tränke
    } für { $price } Gold: jetzt { $now }.
    [you] { $who } kaufst { $count ->
        [one] { $number } Trank
       *[other] { $number } Tränke
    } für { $price } Gold.
   *[other] { $who } kauft { $count ->
        [one] { $number } Trank
       *[other] { $number } Tränke
    } für { $price } Gold.
}
dive-log-takes-thing = { $you ->
    [yes] { $who } nimmst { $thing }.
   *[no] { $who } nimmt { $thing }.
}
dive-log-buys-thing = { $you ->
    [yes] { $who } kaufst { $thing } für { $price } Gold.
   *[no] { $who } kauft { $thing } für { $price } Gold.
}
dive-log-takes-gear = { $you ->
    [yes] { $who } nimmst { $thing }: { $good }.
   *[no] { $who } nimmt { $thing }: { $good }.
}
dive-log-buys-gear = { $you ->
    [yes] { $who } kaufst { $thing } für { $price } Gold: { $good }.
   *[no] { $who } kauft { $thing } für { $price } Gold: { $good }.
}
dive-log-good-weapon = Angriff { $attack }{ $pierces ->
    [yes] , durchschlägt { $pierce }
   *[no] { "" }
}{ $told ->
    [yes] , { $about }
   *[no] { "" }
}
dive-log-good-armour = Panzerung { $armour }
dive-log-good-shovel = Grabkraft { $power }
dive-log-stays =
    { $thing } bleibt liegen: { $good }. { $what ->
        [weapon] Dein Angriff ist { $now }.
       *[armour] Deine Rüstung ist { $now }.
    }{ $lost ->
        [no] { "" }
       *[other] { " " }Kommst du damit heraus, geht das Modul { $lost } verloren.
    }
dive-log-lies-here = { $thing } liegt nun hier.
dive-log-cannot-pay = { $thing } kostet { $price } Gold: Du hast { $gold }.
dive-log-sets-fused = { $you ->
    [yes] Du legst { $thing }: explodiert in { $count ->
        [one] { $beats } Takt
       *[other] { $beats } Takten
    }.
   *[no] { $who } legt { $thing }: explodiert in { $count ->
        [one] { $beats } Takt
       *[other] { $beats } Takten
    }.
}
dive-log-sets = { $you ->
    [yes] Du legst { $thing }.
   *[no] { $who } legt { $thing }.
}
dive-log-shoots = { $you ->
    [yes] { $who } schießt.
   *[no] { $who } schießt.
}
dive-log-fuse = { $near ->
    [yes] { $who } brennt herunter: noch { $left }. Du stehst in Reichweite!
   *[no] { $who } brennt herunter: noch { $left }. Du stehst außer Reichweite.
}
dive-log-set-off = { $who } ist gezündet: explodiert im nächsten Takt.
dive-log-explodes = { $count ->
    [0] { $who } explodiert.
    [one] { $who } explodiert: { $walls } Wand fällt.
   *[other] { $who } explodiert: { $walls } Wände fallen.
}
dive-log-digs = { $you ->
    [yes] { $who } gräbst dich durch { $wall }.
   *[no] { $who } gräbt sich durch { $wall }.
}
dive-log-floor = Ebene { $floor } von { $floors }: { $last ->
    [yes] Finde die Treppe hinaus.
   *[no] Finde die Treppe nach unten.
}
dive-log-health = Dein Leben, auf der Karte { $left } von { $most }, ist hier { $here } von { $full }.
dive-log-edited = { $who }: { $field } von { $before } auf { $now } geändert.
dive-log-you-leave = { $who } nimmst die Treppe.

# time lab

lab-trace = WAS GESCHIEHT
lab-why = WARUM
lab-six-steps = DIE SECHS SCHRITTE
lab-characters = EINHEITEN, DER LISTE NACH
lab-heading-start = START
lab-heading-sr-over = SUBROUTINEN VORBEI
lab-heading-cut-off = ABGEBROCHEN
lab-heading-charge = COUNTDOWN
lab-heading-sr = SUBROUTINEN
lab-heading-grow = LADEZEIT
lab-heading-cr = ZÜGE
lab-tick = Runde { $tick }
lab-phase-charge = Countdown
lab-phase-charge-about = Begonnene Subroutinen rücken eine Runde näher.
lab-phase-sr = Subroutinen
lab-phase-sr-about = Die fälligen Subroutinen wirken der Liste nach, jede in sechs Schritten.
lab-phase-grow = Ladezeit
lab-phase-grow-about = Die Ladezeit jeder Einheit wächst um ihr Tempo.
lab-phase-cr = Züge
lab-phase-cr-about = Einheiten machen ihre Züge: erst die mit einem Schnellzug, dann die mit einer Ladezeit (CT) von 100.
lab-safety-on = Schnellzüge warten
lab-safety-off = Schnellzüge kommen
lab-safety-about = Ein Schnellzug ist ein zusätzlicher Zug. Solange Schnellzüge kommen, ist in Schritt 3 und 5 dran, wer einen hat. Solange sie warten, behält man sie für später.
lab-safety-from-the-beginning = So ist es von Anfang an.
# time lab: rows

lab-line-step = Schritt { $number }: { $name }
lab-line-turn = { $who } hat einen Zug
lab-line-waits = { $who } tut nichts
lab-line-begins = { $who } beginnt { $what }: wirkt in { $ticks ->
    [one] { $ticks } Runde
   *[other] { $ticks } Runden
}
lab-line-critical = { $who } antwortet: kritisch schnell
lab-line-deed = { $manner ->
    [mime] { $who } wiederholt { $what }
    [answer] { $who } antwortet mit { $what }
   *[own] { $who } nutzt { $what }
}{ $missed ->
    [yes] : trifft niemanden
   *[no] { " " }bei { $whom }
}
lab-line-flags = Übrige Schnellzüge: { $list }
lab-line-charge = Ladezeit: { $list }
lab-line-order = Kommende Züge: { $list }
# time lab: the six steps

lab-step-rule = Schritt { $number }. { $about }
lab-step-action = Aktion
lab-step-action-about = Zuerst: Hat eine Einheit einen Schnellzug, kommen Schnellzüge; sonst warten sie. Dann geschieht die Aktion.
lab-step-reactions = Antworten
lab-step-reactions-about = Getroffene Einheiten antworten der Liste nach. Hat eine Subroutine bis dahin einen Schnellzug gegeben, kommen Schnellzüge.
lab-step-early-turn = Schnellzug
lab-step-early-turn-about = Nur wenn Schnellzüge kommen: Die erste Einheit der Liste, die einen hat, ist vor den Mimen dran. Alle anderen warten.
lab-step-mimes = Mimen
lab-step-mimes-about = Zuerst: Hat eine Einheit einen Schnellzug, kommen Schnellzüge. Dann wiederholen die Mimen auf der Seite der letzten Aktion sie, der Liste nach. Danach ist die letzte Aktion leer.
lab-step-late-turn = Schnellzug
lab-step-late-turn-about = Nur wenn Schnellzüge kommen: Die erste Einheit mit einem ist dran, dann zurück zu Schritt 4. Hat keine einen: weiter zu Schritt 6.
lab-step-end = Ende
lab-step-end-about = Die Aktion ist vorbei. Nach einer Subroutine warten Schnellzüge wieder, und die nächste fällige wirkt.
lab-way-safety-on = warten
lab-way-safety-off = kommen
lab-way-no-flag = keiner
lab-way-begin = Beginn
lab-way-over = vorbei

# time lab: what the machine knows

lab-last-action = LETZTE AKTION
lab-last-action-empty = Leer
lab-its-mimes = IHRE MIMEN
lab-mimes-nothing = Nichts zu wiederholen
lab-mimes-none = Kein Mime auf der Seite
lab-slow-actions = SUBROUTINEN
lab-slow-none = Keine
lab-next = NÄCHSTE ZÜGE
lab-next-nobody = Niemand
lab-more = und { $count } weitere
lab-deed = { $who }: { $what }
lab-deed-in = { $who }: { $what } in { $ticks }
lab-ability-qs = Ansporn
lab-ability-demi = Funke
lab-ability-haste = Hast
lab-ability-attack = Angriff
lab-mime = Mime
lab-mime-about = Ein Mime: wiederholt in Schritt 4 die letzte Aktion seiner Seite und tut in eigenen Zügen nichts.
lab-counter-magic = Gegenmagie
lab-counter-magic-about = Gegenmagie: wiederholt Magie an der Einheit, die sie genutzt hat.
lab-critical-quick = kritisch schnell
lab-critical-quick-about = Kritisch schnell: Schaden bringt ihr einen Schnellzug.
lab-no-reaction = Sie antwortet nicht.
lab-character-about = { $name }, Seite { $team }, Tempo { $speed }. { $what } Die Ladezeit (CT) wächst jede Runde um das Tempo und kann so 100 übersteigen. Ab 100 hat die Einheit einen Zug; danach bleiben höchstens 60.
# time lab: help

help-lab = Das Zeitlabor
help-lab-heading = Hilfe: das Zeitlabor
help-lab-rule = Ein Szenario sagt, was jede Einheit tut. Die Regeln entscheiden, wer wann handelt: Jede Zeile ist ein Schritt davon, daneben steht der Grund.
help-lab-ways = links, rechts: Zeile um Zeile; oben, unten: Aktion um Aktion
help-lab-play = Zeile um Zeile abspielen, oder anhalten
help-lab-start = zur ersten Zeile
help-lab-end = zur letzten Zeile
help-lab-faster = schneller abspielen
help-lab-next = das nächste Szenario
help-lab-list = ein Szenario wählen
help-lab-reread = deine eigenen Szenarien neu lesen
help-lab-back = zurück zur Übung
help-lab-click-how = Klick auf eine Zeile
help-lab-click = dorthin gehen
help-lab-wheel-how = Mausrad
help-lab-wheel = vorausschauen, ohne hinzugehen
help-lab-slow = Eine Subroutine wurde in einer früheren Runde gewählt, wie die auf dem Stapel eines Einbruchs, und wirkt jetzt, in sechs Schritten.
help-lab-flag = Eine Einheit mit Schnellzug hat einen zusätzlichen Zug vor sich: vor den Mimen oder nach ihnen.
help-lab-mime = Ein Mime wiederholt die letzte Aktion seiner Seite.
help-lab-answer = Eine getroffene Einheit kann antworten.
help-lab-safety = Rechts oben: ob Schnellzüge kommen oder warten. Solange sie warten, behalten Einheiten sie. Sie kommen, wenn beim Beginn einer Aktion eine Einheit einen hat.
# time lab: scenarios

lab-scenarios = Szenarien
lab-scenarios-about = Die Liste der Szenarien. Taste: [[lab.list]].
lab-no-scenario = Kein Szenario
lab-no-scenario-about = Keines ließ sich lesen.
lab-list = Szenarien
lab-list-about = Sieh hier nach, wenn dich im Einbruch ein Schnellzug überrascht: Jedes Beispiel zeigt Schritt für Schritt, wer wann handelt und warum.
lab-list-nothing-about = Die Datei sagt nichts darüber.
lab-list-own = Deine eigenen: Dateien im Ordner { $folder } neben deinen Spielständen, neu gelesen mit [[lab.reread]].
lab-list-close = Schließen
lab-list-more-wrong = Und { $count } weitere sind unbrauchbar.
lab-wrong-files = { $count } Szenarien oder Dateien sind unbrauchbar; die Liste sagt, warum.
lab-file-empty = { $file }: enthält kein Szenario
lab-file-large = { $file }: ist größer als 64 MiB
lab-file-no-text = { $file }: ist kein Text
lab-file-unread = { $file }: lässt sich nicht lesen: { $reason }

# time lab: the game's own scenarios

lab-own-first = Ein erster Blick: Wer darf zuerst?
lab-own-first-about = Ansporn vom Weber gibt der Nadel einen Extrazug. Das Echo, ein Mime, gibt dem Dorn einen: Die Nadel handelt vor dem Echo, der Dorn danach.
lab-own-safety = Schnellzüge, die warten müssen
lab-own-safety-about = Zwei Echos geben Nadel und Dorn Schnellzüge. Vorher hatte niemand einen, also warten beide auf ihre üblichen Züge.
lab-own-quick-mode = Schnellzüge sofort
lab-own-quick-mode-about = Zwei Echos geben Nadel und Dorn Schnellzüge. Dann nutzt die Nadel Hast: Sie handelt vor den Echos, der Dorn danach.
lab-own-real = Viermal Ansporn, zwei Seiten
lab-own-real-about = Vier Einheiten nutzen Ansporn, eine nach der anderen; Mimen und Gegenmagie gibt es auf beiden Seiten.
lab-own-ready-for-more = Andere Aktionen für die Mimen
lab-own-ready-for-more-about = Eine Aktion in einem Schnellzug ersetzt die letzte Aktion, und die Mimen wiederholen sie. Das längste Beispiel.
lab-own-countermagic = Gegenmagie macht beide schnell
lab-own-countermagic-about = Der Weber macht das Prisma schnell, dessen Gegenmagie ihn. Das Prisma steht in der Liste vorn: Es ist vor den Mimen dran.
lab-own-safety-whole = Schnellzüge, die warten müssen, Runde für Runde
lab-own-safety-whole-about = „Schnellzüge, die warten müssen“ in ganzen Runden: Der Weber beginnt in der ersten Ansporn und tut in der zweiten nichts.
lab-own-quick-mode-whole = Schnellzüge sofort, Runde für Runde
lab-own-quick-mode-whole-about = „Schnellzüge sofort“ in ganzen Runden: In der zweiten beginnen Nadel und Dorn Hast. Die vom Dorn kommt erst nach dem Ende.
# time lab: the foot

lab-play = Start
lab-stop = Halt
lab-row = Zeile { $row } von { $count }
lab-pace-slow = langsam
lab-pace = { $times }×
lab-start-about = Zum Anfang. Taste: [[lab.start]].
lab-back-about = Eine Zeile zurück. Taste: [[lab.left]].
lab-play-about = Zeile für Zeile abspielen oder anhalten. Taste: [[lab.play]].
lab-on-about = Eine Zeile weiter. Taste: [[lab.right]].
lab-end-about = Zum Ende. Taste: [[lab.end]].
lab-timeline-about = Hohe Striche: Aktionen. Violett: Schnellzüge kommen.
lab-key-row = Zeile
lab-key-action = Aktion
lab-key-ends = Enden
lab-key-play = Start
lab-key-pace = Tempo
lab-key-next-scenario = weiter
lab-key-scenarios = Liste
lab-key-help = Hilfe
lab-key-back = zurück

# time lab: why

lab-on = warten
lab-off = kommen
lab-flag = { $flag ->
    [mqs] einen Schnellzug von einem Mimen
    [cq] einen Schnellzug durch „kritisch schnell“
    [mcq] einen Schnellzug durch „kritisch schnell“ nach dem Treffer eines Mimen
   *[other] einen Schnellzug
}
lab-and = { $rest } und { $last }
lab-nobody = niemand
lab-holds = { $who } hat { $flag }
lab-holds-too = { $who } { $flag }
lab-why-before-sr = Vor den Subroutinen.
lab-why-cr = Einheiten machen ihre Züge, solange eine darf.
lab-why-before-ticks = { $count ->
    [one] Vor der Runde.
   *[other] Vor der ersten von { $count } Runden.
}
lab-why-phase-charge = Begonnene Subroutinen rücken eine Runde näher.
lab-why-phase-sr = Die fälligen Subroutinen wirken der Liste nach.
lab-why-phase-grow = Die Ladezeit jeder Einheit wächst um ihr Tempo.
lab-why-phase-cr = Einheiten machen ihre Züge, solange eine darf.
lab-why-sr-over = Keine Subroutine ist mehr fällig.
lab-why-cr-over = Keine Einheit kommt mehr an die Reihe.
lab-why-turn-charge = { $who } ist die erste Einheit mit einer Ladezeit von 100 oder mehr.
lab-why-turn-flag = { $who } ist die erste Einheit mit einem Schnellzug.
lab-why-goes-off = { $who }: { $what } ist fällig und wirkt.
lab-why-back-on = Schnellzüge warten wieder: Die Subroutine ist vorbei.
lab-why-on = Schnellzüge warten: Keine Einheit hat einen.
lab-why-off-spell = Schnellzüge kommen: einer für { $holders }.
lab-why-off-before-mimes = Schnellzüge kommen vor den Mimen: { $holders }.
lab-why-off = Schnellzüge kommen: { $holders }.
lab-reason-back-on = Die Subroutine ist vorbei.
lab-reason-on = Keine Einheit hat einen Schnellzug.
lab-reason-off-spell = Ein Schnellzug für { $holders }.
lab-reason-off = { $holders }.
lab-why-stays-on-at-the-end = In Schritt 6 warten Schnellzüge: Das tun sie schon.
lab-why-stays-on = Schnellzüge warten weiter: Keine Einheit hat einen.
lab-why-stays-off = Schnellzüge kommen weiter: { $holders }.
lab-why-safety-left = Ein normaler Zug ändert hier nichts: Schnellzüge { $safety }.
lab-why-skipped = Schritt { $step } entfällt: Schnellzüge warten.
lab-why-entered = Schnellzüge kommen, also weiter zu Schritt { $step }.
lab-why-nobody-flagged = Keine Einheit hat einen Schnellzug, also weiter zu Schritt { $step }.
lab-why-back-to-mimes = Zurück zu Schritt 4.
lab-why-mimes-begin = Die Mimen beginnen.
lab-why-mimes-begin-still = Die Mimen beginnen; Schnellzüge { $safety } weiter.
lab-why-nothing-to-repeat = Die letzte Aktion ist leer: nichts zu wiederholen.
lab-why-no-mimes = Auf ihrer Seite gibt es keinen Mimen.
lab-why-mimics = { $who } wiederholt die Aktion von { $of }: { $what }.
lab-why-mimes-end = Die Mimen sind fertig: Die letzte Aktion ist wieder leer.
lab-why-quick-turn = Das ist ein Schnellzug von Schritt { $step }.
lab-why-paid = { $who } zahlt für den Zug: Die Ladezeit fällt von { $from } auf { $left }.
lab-why-passed-over-safety = { $who } hat den Schnellzug erst später: Schnellzüge warten.
lab-why-passed-over-for = { $who } hat den Schnellzug erst später: { $first } steht in der Liste davor.
lab-why-passed-over-not-first = { $who } hat den Schnellzug erst später: nicht an erster Stelle der Liste.
lab-why-passed-over-too-many = { $who } hat keinen Schnellzug: Es waren zu viele.
lab-why-flag-given = { $who } bekommt { $flag }.
lab-why-flag-replaced = { $who } bekommt { $flag } anstelle des bisherigen.
lab-why-counter-magic = { $who } antwortet mit Gegenmagie.
lab-why-critical-quick = { $who } antwortet mit „kritisch schnell“.
lab-why-acted-instead = { $who } hat gehandelt: Die Mimen wiederholen { $what } von { $who }, nicht die Aktion von { $other }.
lab-why-acted = { $who } hat gehandelt: Die letzte Aktion ist jetzt { $what } von { $who }.
lab-why-last-action = Die letzte Aktion ist { $what } von { $who }.
lab-why-chain-stopped = Nach { $count } Schnellzügen angehalten: Es könnte endlos weitergehen.
lab-why-quick-turns = Mehr wird nicht gespielt: { $count } Schnellzüge in einer Aktion.
lab-why-active-turns = Mehr wird nicht gespielt: { $count } Züge in einer Runde.
lab-why-nobody-holds = Keine Einheit hat einen Schnellzug.
lab-why-held-over = { $holders } am Ende.
lab-why-charge-time = Die Ladezeit jeder Einheit.
lab-why-next-turns = Die Reihenfolge der nächsten Züge: erst Schnellzüge, dann eine Ladezeit von 100 oder mehr.
lab-why-cut-off = Das Szenario bricht hier ab, nach { $count } Zeilen: Ganz wäre es zu lang.

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

breach-lamp-flag-held = eine Einheit hatte einen
breach-lamp-nobody-flagged = keine Einheit hat einen
breach-lamp-quick-spell = eine Einheit erhielt einen
breach-lamp-flag-before-mimes = eine Einheit erhielt einen
breach-lamp-action-over = die Aktion ist vorbei
breach-steps-about = Jede Aktion geht durch diese sechs Schritte.
breach-step-initial = die Aktion
    .about = 1: Was gewählt wurde, geschieht. Hat eine Einheit einen Schnellzug, kommen Schnellzüge ab jetzt; sonst warten sie.
breach-step-reactions = Antworten
    .about = 2: Getroffene Einheiten antworten. Hat eine Subroutine bis jetzt einen Schnellzug gegeben, kommen Schnellzüge.
breach-step-early-turn = Schnellzug
    .about = 3: Wenn Schnellzüge kommen, ist die erste Einheit dran, die einen hat.
breach-step-mimes = Mimen
    .about = 4: Mimen der Seite, die zuletzt gehandelt hat, wiederholen ihre Aktion, jeder von seinem Platz aus gezielt.
breach-step-late-turn = Schnellzüge
    .about = 5: Wenn Schnellzüge kommen, sind alle dran, die einen haben, einer nach dem anderen.
breach-step-end = vorbei
    .about = 6: Die Aktion ist vorbei; Schnellzüge warten wieder.
breach-status-stun = betäubt
breach-status-freeze = eingefroren
breach-status-bind = gefesselt
breach-status-burn = in Flammen
breach-answer-none = keine Antwort
    .about = Antwortet nicht.
breach-answer-counter-magic = Gegenmagie
    .about = Gegenmagie: schickt Magie, die sie trifft, kostenlos zum Anwender zurück.
breach-answer-critical-quick = kritisch schnell
    .about = Kritisch schnell: erhält einen Schnellzug, wenn eine Aktion verletzt und höchstens ein Fünftel des Lebens bleibt.
breach-answer-riposte = Riposte
    .about = Riposte: beantwortet Nahkampf eines Gegners mit der ersten Nahkampf-Subroutine, mit 1 Schaden weniger.
breach-answer-brace = Wappnen
    .about = Wappnen: erhält { $shield } Schild, wenn ein Gegner Schaden macht.
breach-answer-static = Statik
    .about = Statik: nimmt einem Gegner, der Schaden macht, { $charge } Ladezeit.
breach-effect-damage = { $amount } Schaden
breach-effect-heal = heilt { $amount }
breach-effect-shield-lost = { $amount } Schild verloren
breach-effect-shield = { $amount } Schild
breach-effect-max-cpu = { $change } CPU-Maximum
breach-effect-status = { $status } für { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
breach-effect-quick = ein Schnellzug
    .about = Ein Schnellzug ist ein zusätzlicher Zug. Eine Einheit nimmt ihn, sobald Schnellzüge kommen.
breach-effect-speed = { $change } Tempo
breach-effect-charge = { $change } Ladezeit
breach-effect-push = { $panels ->
    [one] { $panels } Feld
   *[other] { $panels } Felder
} zurückgestoßen
breach-effect-step = bewegt sich
breach-does-own = Anwender: { $does }
breach-does-after = { $rounds ->
    [one] nach { $rounds } Runde: { $does }
   *[other] nach { $rounds } Runden: { $does }
}
breach-does-times = { $times }-mal: { $does }
breach-resolves = { $rounds ->
    [0] Wirkt sofort.
    [1] Wirkt nächste Runde.
   *[other] Wirkt in { $rounds } Runden.
}
breach-subroutine-sooner = In einem Schnellzug eine Runde früher.
breach-subroutine-stays = { $rounds ->
    [one] Dauert noch { $rounds } Runde.
   *[other] Dauert noch { $rounds } Runden.
}
breach-subroutine-stays-used = { $rounds ->
    [one] Dauert noch { $rounds } Runde und wirkt auch dann.
   *[other] Dauert noch { $rounds } Runden und wirkt in jeder.
}
breach-subroutine-holds = Belegt { $cpu } CPU bis zum Ende.
breach-subroutine-uses = Jedes Ziel: { $does }.
breach-subroutine-own = Für die Einheit selbst: { $does }.
breach-subroutine-after = Am Ende: { $does }.
breach-subroutine-melee = Nahkampf erreicht jeden Gegner, vorn wie hinten: Hier schützt die Front niemanden. Riposten antworten darauf.
breach-holds = { $rounds ->
    [one] { $what } belegt { $cpu } CPU, frei in { $rounds } Runde.
   *[other] { $what } belegt { $cpu } CPU, frei in { $rounds } Runden.
}

# breach cards

breach-card-rounds = Runden
breach-card-lasts = dauert
breach-card-uses = Anzahl
breach-card-damage = Schaden
breach-card-heals = heilt
breach-card-shield = Schild
breach-card-cpu = CPU
breach-card-quick = Schnellzug
breach-card-speed = Tempo
breach-card-charge = CT
breach-card-push = schiebt
breach-card-step = geht
breach-card-at-once = sofort
breach-card-in-rounds = { $rounds ->
    [1] nächste Runde
   *[other] in { $rounds } Runden
}
breach-card-at-itself = auf sich
breach-card-at-free-panel = ein freies Feld
breach-card-at-panel = ein Feld
breach-card-at-friend = ein Freund
breach-card-at-anyone = ein beliebiges Ziel
breach-card-at-foe = ein Gegner
breach-card-at-row = eine Reihe von 4
breach-card-at-column = eine Bahn von 2
breach-card-at-cross = ein Kreuz
breach-card-foot = { $when }, { $at }
breach-card-free = gratis
breach-card-magic = Magie
breach-card-melee = Nahkampf
breach-cards-playing = Du wählst, sobald eine deiner Einheiten am Zug ist.
breach-cards-over = Der Einbruch ist vorbei.
breach-card-needs-cpu = braucht { $cost } CPU, { $free } frei
breach-card-nobody = kein Ziel
breach-card-no-panel = kein freies Feld
breach-card-cannot-move = keine Bewegung: { $status }
breach-card-no-aim = es gibt kein Ziel
breach-card-wrong-aim = kein gültiges Ziel: { $why ->
    [itself] sie wirkt nur auf die Einheit, die sie nutzt
    [nobody] dort steht niemand
    [friend] sie braucht einen Gegner
    [foe] sie braucht einen Freund
    [own-half] sie braucht ein Feld der anderen Seite
    [other-half] sie braucht ein Feld deiner Seite
   *[taken] das Feld ist besetzt
}

# breach log

breach-place-your-front = bei dir vorn, Feld { $panel }
breach-place-your-back = bei dir hinten, Feld { $panel }
breach-place-their-front = beim Gegner vorn, Feld { $panel }
breach-place-their-back = beim Gegner hinten, Feld { $panel }
breach-log-safety-on = Schnellzüge warten.
breach-log-safety-off = Schnellzüge kommen.
breach-log-safety-flag-held = Eine Einheit hatte einen, als die Aktion begann.
breach-log-safety-nobody-flagged = Keine Einheit hatte einen, als die Aktion begann.
breach-log-safety-quick-spell = Die Aktion hat einen Schnellzug gegeben.
breach-log-safety-flag-before-mimes = Durch diese Aktion hat eine Einheit einen Schnellzug erhalten.
breach-log-safety-action-over = Die Aktion ist vorbei.
breach-log-quick-turn = { $who } hat jetzt den Schnellzug.
breach-log-quick-turn-early = { $mimes ->
    [yes] Schnellzüge kommen: Vor den Mimen macht nun eine Einheit ihren (Schritt 3).
   *[no] Schnellzüge kommen: Eine Einheit macht nun ihren (Schritt 3).
}
breach-log-quick-turn-late = { $mimes ->
    [yes] Schnellzüge kommen: Nach den Mimen machen alle Einheiten nun ihre (Schritt 5).
   *[no] Schnellzüge kommen: Jede Einheit, die einen hat, macht ihn nun (Schritt 5).
}
breach-log-passed-safety = { $who } hat den Schnellzug erst später: Schnellzüge warten.
breach-log-passed-flag-of-mime = Durch einen Schnellzug von einem Mimen kommen Schnellzüge nicht sofort.
breach-log-passed-flag-critical = Sofort kommen Schnellzüge nur, wenn eine Subroutine einen gab. Dieser kam durch „kritisch schnell“.
breach-log-passed-waits = Er kommt mit der nächsten Aktion oder als normaler Zug dieser Runde.
breach-log-passed-not-first = { $who } hat den Schnellzug erst später: Eine andere Einheit ist zuerst dran.
breach-log-passed-only-first = { $mimes ->
    [yes] Vor den Mimen (Schritt 3) ist nur eine Einheit dran; die anderen folgen nach ihnen (Schritt 5).
   *[no] Zuerst ist nur eine Einheit dran (Schritt 3); die anderen folgen (Schritt 5).
}
breach-log-passed-too-many = { $who } hat keinen Schnellzug: Es waren zu viele.
breach-log-passed-bound = Die Kette der Schnellzüge hat ihre Grenze erreicht.
breach-log-chain-stopped = Die Kette der Schnellzüge bricht ab.
breach-log-chain-length = { $count ->
    [one] Nach { $count } Schnellzug.
   *[other] Nach { $count } Schnellzügen.
}
breach-log-flag-spell = { $who } erhält einen Schnellzug.
    .about = Er kommt, sobald Schnellzüge kommen. Ladezeit { $charge }.
breach-log-flag-critical = { $who } erhält einen Schnellzug: kritisch schnell.
    .about = Höchstens ein Fünftel des Lebens ist übrig. Ladezeit { $charge }.
breach-log-flag-mime-spell = { $who } erhält einen Schnellzug von einem Mimen.
    .about = Ein Schnellzug von einem Mimen lässt Schnellzüge nicht sofort kommen. Ladezeit { $charge }.
breach-log-flag-mime-critical = { $who } erhält einen Schnellzug: kritisch schnell, nach dem Treffer eines Mimen.
    .about = Höchstens ein Fünftel des Lebens ist übrig. Er lässt Schnellzüge nicht sofort kommen. Ladezeit { $charge }.
breach-log-flag-none = { $who } erhält keinen Schnellzug.
breach-log-braces = { $who } wappnet sich: { $shield } Schild.
breach-log-static = Statik von { $who } nimmt { $to } { $charge } Ladezeit.
breach-log-answers = { $who } antwortet.
breach-log-answered-harm = Die Aktion eines Gegners hat sie verletzt.
breach-log-speed = { $who }: Tempo { $speed }.
breach-log-charge = { $who }: Ladezeit { $charge }.
breach-log-moves = { $who } geht nach: { $place }.
breach-log-stays = { $who } bleibt stehen: kein freies Feld.
breach-log-stays-held = { $who } bleibt stehen: { $status }.
breach-log-burns = { $who } brennt: 1 Schaden.
breach-log-burns-left = Noch { $left } Leben.
breach-log-burns-shield = Der Schild fängt es ab.
breach-log-thaws = { $who } taut durch den Schaden auf.
breach-log-turns = { $who } zeigt das zweite Gesicht: { $face }.
breach-log-turns-only = { $who } zeigt das zweite Gesicht.
breach-log-turns-at = Bei { $percent } % des Lebens zeigt sich das zweite Gesicht, mit anderen Subroutinen und Antworten.
breach-log-goal = Das Ziel ist erreicht.
breach-log-won = Der Einbruch ist gewonnen.
breach-log-lost = Der Einbruch ist verloren.
breach-log-drawn = Der Einbruch endet unentschieden.
breach-log-picks = { $who } wählt { $what }, Ziel: { $aim }.
breach-log-waits = { $who } wartet.
breach-log-waits-as-mime = In eigenen Zügen kann ein Mime nur warten.
breach-log-waits-forced = Sie kann gerade nichts benutzen.
breach-log-used = { $at ->
    [hits] { $what }: { $who } → { $hits }.
    [off] { $what }: { $who } verfehlt: außerhalb des Felds.
    [panel] { $what }: { $who } trifft ein leeres Feld.
    [panels] { $what }: { $who } trifft leere Felder.
   *[nothing] { $what }: { $who }.
}
breach-log-mimics = { $at ->
    [hits] { $who } wiederholt { $what } → { $hits }.
    [off] { $who } wiederholt { $what }, außerhalb des Felds.
    [panel] { $who } wiederholt { $what } auf ein leeres Feld.
    [panels] { $who } wiederholt { $what } auf leere Felder.
   *[nothing] { $who } wiederholt { $what }.
}
    .about = Dasselbe Ziel, von sich aus gesehen.
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
    .about = Riposte: mit 1 Schaden weniger.
breach-log-wears-off = { $who }: { $what } klingt ab.
breach-log-move-wears-off = { $who }: Eine Subroutine klingt ab.
breach-log-fails = { $who }: { $what } schlägt fehl.
breach-log-destroyed = { $who } stirbt.
    .about = Kein Leben mehr. Die eigenen Subroutinen enden.
breach-log-ends-user-gone = { $who }: { $what } endet, weil der Anwender weg ist.
breach-log-ends-target-gone = { $who }: { $what } endet, weil das Ziel weg ist.
breach-log-cpu-back = { $cpu } CPU zurück an { $who }.
breach-log-no-longer = { $who } ist nicht mehr { $status }.
breach-log-status-set = { $rounds ->
    [one] { $who } ist { $rounds } Runde lang { $status }.
   *[other] { $who } ist { $rounds } Runden lang { $status }.
}
breach-log-loses-nothing = { $who } verliert nichts: Der Schild fängt { $absorbed } ab.
breach-log-loses-behind-shield = { $who } verliert { $taken } (Schild fängt { $absorbed } ab), noch { $left }.
breach-log-loses = { $who } verliert { $taken }, noch { $left }.
breach-log-no-health = { $when ->
    [this] { $who } hat kein Leben mehr und stirbt am Ende dieser Runde. Bis dahin wirken die eigenen Subroutinen, die fällig sind, noch.
   *[next] { $who } hat kein Leben mehr und stirbt am Ende der nächsten Runde. Bis dahin wirken die eigenen Subroutinen, die fällig sind, noch.
}
breach-log-full-health = { $who } hat schon volles Leben.
breach-log-heals = { $who } erhält { $given } Leben zurück, jetzt { $left }.
breach-log-beyond-healing = { $who } kann nicht mehr geheilt werden.
breach-log-loses-shield = { $who } verliert { $lost } Schild, noch { $left }.
breach-log-no-shield = { $who } hat keinen Schild mehr.
breach-log-gains-shield = { $who } erhält { $gained } Schild, jetzt { $left }.
breach-log-max-cpu = { $who } hat jetzt { $cpu } CPU, { $free } frei.

# numbers behind a line of the breach log

breach-sum-from-to = { $before } und { $after }
breach-sum-shield = Schild von { $who }
breach-sum-beyond = mehr, als { $who } noch hat
breach-sum-full = { $who } hat höchstens { $most }
breach-sum-no-healing = ohne Leben keine Heilung
breach-sum-below-zero = nie unter null
breach-sum-replaced = der Rest davon wird ersetzt
breach-sum-bounds = begrenzt auf { $least } bis { $most }
breach-sum-kept = höchstens { $most } bleiben
breach-sum-acting = Kosten einer Subroutine
breach-sum-waiting = Kosten des Wartens
breach-sum-time = Runden von { $what } auf dem Stapel
breach-sum-next-round = Gewähltes kommt in der nächsten Runde dazu
breach-sum-lifts = ein Schnellzug hebt sie auf mindestens
breach-sum-health-is = Leben von { $who }, vorher und nachher
breach-sum-shield-is = Schild von { $who }, vorher und nachher
breach-sum-cpu-is = CPU von { $who }, vorher und nachher
breach-sum-speed-is = Tempo von { $who }, vorher und nachher
breach-sum-charge-is = Ladezeit von { $who }, vorher und nachher
breach-sum-rounds-are = Runden, die { $who } { $status } ist, vorher und nachher


# breach screen

breach-title = Einbruch
breach-goal = Besiege alle
    .about = Du gewinnst, wenn kein Gegner übrig ist.
breach-goal-outlast = Halte aus: Runde { $round } von { $of }
    .about = Du gewinnst am Ende von Runde { $round }, wenn eine deiner Einheiten übrig ist. Du gewinnst auch, wenn du alle besiegst.
    .short = Halte aus: { $round } von { $of }
breach-goal-fell = Töte { $who }: noch { $left } Leben
    .short = { $who }: noch { $left } Leben
    .about = Du gewinnst, wenn beim Gegner { $who } stirbt. Du gewinnst auch, wenn du alle besiegst.
breach-goal-mime = Töte { $who } mit einem Mimen
    .about = Du gewinnst, wenn der Schlag eines Mimen beim Gegner { $who } tötet. Du gewinnst auch, wenn du alle besiegst.
breach-goal-wins = Das gewinnt
breach-goal-may-win = Das kann gewinnen
breach-title-mirrored = Gespiegelte Seiten
breach-title-practice = Übung
breach-round = { $round ->
    [0] { $title }, Beginn
   *[other] { $title }, Runde { $round }
}
breach-cannot-begin = Der Einbruch kann nicht beginnen: { $reason }
breach-nobody-lined-up = keine Einheit ist aufgestellt
breach-safety = Schnellzüge { $state }
    .about = Ein Schnellzug ist ein zusätzlicher Zug. Solange Schnellzüge kommen, ist in Schritt 3 und 5 dran, wer einen hat. Solange sie warten, behält man sie für später.
breach-safety-off = kommen
breach-safety-on = warten
breach-lamp-holds = { $who } hat einen
breach-lamp-hold = { $who } und { $more } weitere
breach-lamp-waits = { $who } behält einen
breach-lamp-wait = { $count } Einheiten behalten einen
breach-lamp-nobody = keine Einheit hat einen
breach-forecast = Folge
breach-forecast-about = Was als Nächstes kommt, der Reihe nach: wer wählt und was wirkt, wenn ab jetzt alle warten.
breach-forecast-opening = Beginn
breach-forecast-round = Runde { $round }
breach-forecast-now = { $who } wählt jetzt.
breach-forecast-quick-turn = { $round ->
    [0] { $who }: Schnellzug zu Beginn, wenn bis dahin alle warten. Die Wahl darin ist noch offen.
   *[other] { $who }: Schnellzug in Runde { $round }, wenn bis dahin alle warten. Die Wahl darin ist noch offen.
}
breach-forecast-turn = { $round ->
    [0] { $who }: Zug zu Beginn, wenn bis dahin alle warten. Die Wahl darin ist noch offen.
   *[other] { $who }: Zug in Runde { $round }, wenn bis dahin alle warten. Die Wahl darin ist noch offen.
}
breach-forecast-resolves = { $what } von { $who } wirkt in Runde { $round }, wenn bis dahin alle warten.
breach-forecast-end = Ende
breach-forecast-won = Sieg
breach-forecast-lost = Niederlage
breach-forecast-ends = Dann ist der Einbruch vorbei.
breach-forecast-may-end = Warten alle bis dahin, ist der Einbruch vorbei. Wer vorher wählt, kann das ändern.
breach-stack-left = NOCH
    .about = Runden bis zur ersten Wirkung.
breach-stack-order = 1 wirkt zuerst: das kleinste NOCH; wenn gleich, was zuerst auf dem Stapel war. Was jetzt mit NOCH 1 gewählt wird, kommt vor allen anderen.
breach-stack-caption = DER STAPEL
    .about = Pfeile und Zeichen an den Einheiten sagen, was der jetzige Stapel bringt, wenn alle warten. Gegner, die noch nicht gewählt haben, können das ändern.
breach-stack-uses = ANZAHL
    .about = Wie oft sie noch wirkt.
breach-stack-resolved = FÄLLIG
    .about = Subroutinen, deren Runden um sind: Sie wirken nacheinander.
breach-stack-empty = Der Stapel ist leer.
breach-stack-empty-about = Subroutinen, die jetzt gewählt werden, stehen ab der nächsten Runde hier.
breach-stack-countdown = NOCH sinkt jede Runde um 1. Bei 0 wirkt eine Subroutine und steht unter FÄLLIG.
breach-row-step = Schritt { $step }/6
breach-row-done = fertig
breach-row-waits = wartet
breach-row-picked = gewählt
breach-record = WAS GESCHAH
breach-record-by-rounds = WAS GESCHAH, NACH RUNDEN
breach-record-empty = Noch ist nichts geschehen.
breach-record-begins = Der Einbruch beginnt: Die Ladezeit jeder Einheit wächst um ihr Tempo; ab 100 hat sie einen Zug.
breach-meanwhile = Seit deiner letzten Wahl: { $lost }.
breach-meanwhile-hurt = { $who } von { $before } auf { $left }
breach-meanwhile-dead = { $who } ist tot
breach-chosen-goes-on = Die Runde läuft
breach-chosen-skip = { $key }: zur nächsten Wahl
breach-chosen-their-turn = Gegnerzug
breach-chosen-quick-turn = Schnellzug
breach-chosen-your-turn = dein Zug
breach-chosen-cpu = CPU
breach-chosen-cpu-of = { $free }/{ $all } frei
breach-chosen-cpu-free = Alle CPU ist frei.
breach-wait = Warten
    .about = Warten: kostet 60 Ladezeit (CT), Handeln kostet 80; höchstens 60 bleiben. Sie wächst jede Runde um das Tempo; bei 100 hat die Einheit einen Zug.
breach-wait-costs = 60 CT
breach-unit-mime = In eigenen Zügen kann sie nur warten.
breach-unit-leader = Dein Anführer: Stirbt er, sind Einbruch und Lauf vorbei.
breach-unit-charge = Tempo { $speed }. Ladezeit (CT) { $charge }: Sie wächst jede Runde um das Tempo und kann so 100 übersteigen. Ab 100 hat die Einheit einen Zug: erst deine, jede Seite in der Reihenfolge ihrer Aufstellung, egal wie hoch die CT ist.
breach-unit-cpu = CPU: { $free } von { $cpu } frei. Eine Subroutine belegt ihre CPU, bis sie beendet ist.
breach-unit-shield = { $shield } Schild: Schaden nimmt erst ihn, dann Leben.
breach-unit-health = { $who }: { $left } von { $most } Leben.
breach-unit-subroutine = { $rounds ->
    [one] { $what } ({ $rounds } Runde, { $cpu } CPU): { $does }
   *[other] { $what } ({ $rounds } Runden, { $cpu } CPU): { $does }
}
breach-unit-phase = { $mime ->
    [yes] Bei { $percent } % Leben zeigt er sein zweites Gesicht, { $face }: { $does }. Dann ist er ein Mime und nutzt { $subroutines }.
   *[no] Bei { $percent } % Leben zeigt er sein zweites Gesicht, { $face }: { $does }. Dann nutzt er { $subroutines }.
}
breach-unit-flag = Hat { $about } Er kommt, sobald Schnellzüge kommen.
breach-unit-status = { $rounds ->
    [one] Noch { $rounds } Runde { $status }.
   *[other] Noch { $rounds } Runden { $status }.
}
breach-mark-shield = { $change } Schild
breach-mark-cpu = { $change } CPU
breach-mark-beyond-healing = keine Heilung
breach-mark-flag = erhält Schnellzug
breach-mark-quick = Schnellzug
breach-mark-quick-turn = Schnellzug
breach-mark-passed-over = Schnellzug wartet
breach-mark-answers = antwortet
breach-mark-speed = Tempo { $speed }
breach-mark-faster = { $by } schneller
breach-mark-slower = { $by } langsamer
breach-mark-charge = CT { $charge }
breach-mark-stays = bleibt stehen
breach-mark-dying = stirbt
breach-plate-charge = CT
breach-mark-may-die = stirbt evtl. Runde { $round }
breach-mark-dies = stirbt Runde { $round }
breach-mark-threat = bedroht Runde { $round }
breach-mark-turns = zweites Gesicht
breach-mark-fails = schlägt fehl
breach-undo-not = Nichts lässt sich zurücknehmen. In einem Lauf ist jede Wahl im Einbruch endgültig.

# breach forecast of a unit: what comes at it

breach-coming-hits = { $absorbed ->
    [0] { $damage } Schaden
   *[other] { $damage } Schaden ({ $absorbed } am Schild)
}
breach-coming-damage = { $shield ->
    [0] Nimmt { $damage } und behält { $health } Leben.
   *[other] Nimmt { $damage } und behält { $health } Leben und { $shield } Schild.
}
breach-coming-healed = { $shield ->
    [0] Erhält { $healed } Leben zurück und hat dann { $health }.
   *[other] Erhält { $healed } Leben zurück und hat dann { $health } Leben und { $shield } Schild.
}
breach-coming-both = { $shield ->
    [0] Nimmt { $damage }, erhält { $healed } zurück und behält { $health } Leben.
   *[other] Nimmt { $damage }, erhält { $healed } zurück und behält { $health } Leben und { $shield } Schild.
}
breach-coming-deadly = { $healed ->
    [0] Nimmt { $damage }.
   *[other] Nimmt { $damage } und erhält { $healed } zurück.
}
breach-coming-by = Der Schaden kommt von { $sources }.
breach-coming-burning = Flammen
breach-flag-about = { $flag ->
    [qs] einen Schnellzug, von einer Subroutine.
    [cq] einen Schnellzug, durch „kritisch schnell“.
    [mqs] einen Schnellzug, von einem Mimen.
   *[mcq] einen Schnellzug, durch „kritisch schnell“ nach dem Treffer eines Mimen.
}
breach-coming-others = Außerdem: { $does }.
breach-coming-ends = { $what } endet in Runde { $round }: { $does }.
breach-coming-moves = Wird dorthin versetzt, wo der Schatten steht.
breach-coming-stays = Lässt sich nicht versetzen.
breach-coming-may-fall = Stirbt am Ende von Runde { $round }, wenn keine Wahl davor sie rettet.
breach-coming-falls = Stirbt am Ende von Runde { $round }.
breach-coming-threat = Gegner wählen vor dir: Das kann bis zum Ende von Runde { $round } tödlich sein. Das gezeigte Leben zählt nur, was schon gewählt ist.
breach-coming-fell = { $when ->
    [this] Hat kein Leben mehr und stirbt am Ende dieser Runde.
   *[next] Hat kein Leben mehr und stirbt am Ende der nächsten Runde.
}
breach-coming-short = Mit { $missing } mehr Leben oder Schild übersteht sie diesen Treffer.
breach-coming-still-acts = Bis dahin wirken die eigenen Subroutinen, die fällig sind, noch.
breach-coming-turns = Dann zeigt sich das zweite Gesicht.
breach-coming-face = Zweites Gesicht, { $face }: { $does }.
breach-coming-flag = Erhält { $about }
breach-coming-answers = { $times ->
    [one] Antwortet einmal: { $answer }.
   *[other] Antwortet { $times }-mal: { $answer }.
}

# breach line between field and cards: what is inspected, what to do, keys

breach-looked-at = { $what } von { $who }:
breach-looked-at-does = { $does }.
breach-hint-front = vorn, Feld { $panel }
breach-hint-back = hinten, Feld { $panel }
breach-hint-aim = { $how ->
    [to] { $what }: nach { $at }?
   *[at] { $what }: Ziel { $at }?
}
breach-hint-quiet = Seit { $rounds } Runden wurde niemand verletzt. Im Pausenmenü kannst du gehen.
breach-hint-endless = { $limit ->
    [0] Im Pausenmenü kannst du gehen.
   *[other] Nach Runde { $limit } gewinnt niemand. Im Pausenmenü kannst du gehen.
}
breach-hint-last = Was macht { $who }, deine letzte Einheit? Im Pausenmenü kannst du gehen.
breach-hint-wait = { $who } wartet?
breach-hint-choose = Was macht { $who }?
breach-key-hint-next = weiter
breach-key-hint-skip = überspringen
breach-key-hint-aim = Ziel
breach-key-hint-confirm = ausführen
breach-key-hint-back = zurück
breach-key-hint-card = Karte
breach-key-hint-take = wählen
breach-key-hint-undo = zurücknehmen
breach-key-hint-look = Stapel
breach-key-hint-row = Zeile
breach-key-hint-at-once = am Stück
breach-key-hint-stepwise = Schritte
breach-key-hint-log = Log
breach-key-hint-help = Hilfe
breach-key-hint-pause = Pause

# breach warnings

breach-warning-dead = { $who } ist bis dahin tot.
breach-warning-burns = Vorher töten die Flammen sie.
breach-warning-it = deiner
breach-warning-move = { $what } von { $who }
breach-warning-a-move = Eine Subroutine
breach-warning-kills = { $rounds ->
    [0] { $what } wirkt vor { $chosen }
    [one] { $what } wirkt { $rounds } Runde vor { $chosen }
   *[other] { $what } wirkt { $rounds } Runden vor { $chosen }
}: { $damage } Schaden, und davor hat { $who } { $health } Leben{ $shield ->
    [0] { "" }
   *[other] { " " }und { $shield } Schild
}.
breach-warning-heals-nothing = Das heilt niemanden.
    .about = So wie es steht, hat das Ziel dann volles Leben.
breach-warning-misses = Das trifft niemanden.
    .about = So wie es steht, ist dann keine Einheit dort.
breach-warning-mime-misses = Die Wiederholung von { $who } trifft niemanden.
breach-warning-safety = { $who } hat den Schnellzug erst später.
    .about = Schnellzüge warten, wenn dies wirkt: Er kommt mit einer späteren Aktion oder als normaler Zug.
# breach pause and summary

breach-open-log = Log
breach-pause = Pause
breach-pause-place = { $round ->
    [0] { $title }, Beginn, Seed { $seed }
   *[other] { $title }, Runde { $round }, Seed { $seed }
}
breach-pause-retreat = Zurück zur Karte mit allen Funden. Wer lebt, behält sein jetziges Leben; die Toten bleiben tot. Nächstes Mal hat der Wächter wieder volles Leben.
breach-pause-retreat-sure = Rückzug? Du behältst die Funde, der Wächter erholt sich
breach-pause-leave-sure = Gehen? Der Einbruch endet
breach-end-won = Eingebrochen
    .about = Kein Gegner ist übrig.
breach-end-lost = Zurückgeschlagen
    .about = Keine deiner Einheiten ist übrig.
breach-end-drawn = Unentschieden
    .about = Nur Mimen sind übrig, und sie haben nichts zu wiederholen.
breach-end-rounds = RUNDEN
breach-end-choices = GEWÄHLT
breach-end-yours-left = DEINE ÜBRIG
breach-end-theirs-left = GEGNER ÜBRIG
breach-end-go-on = Weiter mit dem Lauf. Taste: [[menus.confirm]].
breach-end-sides = Seiten wählen
    .about = Zurück zur Aufstellung, mit denselben oder anderen Seiten.
breach-end-again = Neu beginnen
    .about = Dieselben Seiten von vorn. Taste: [[breach.again]].
breach-end-take-back = Zurücknehmen
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
ability-archery = Schuss
    .row = Schuss, zweimal
    .about = zwei Schüsse, die nicht erwidert werden
ability-charge = Ansturm
    .row = Ansturm, erster Zug +2
    .about = ein Schlag im ersten Zug, mit Angriff +2
ability-guard = Deckung
    .row = Deckung nach hinten
    .about = von vorn: fängt Schläge gegen die Einheit hinter sich ab
ability-healing = Heilung
    .row = Heilung, bis zu 5
    .about = heilt einen Freund um bis zu 5, einmal im Kampf
ability-mark = Mal
    .row = Mal, Abwehr −2
    .about = einmal im Kampf: senkt die Abwehr eines Gegners um 2
ability-rally = Ansporn
    .row = Ansporn, Angriff +2
    .about = einmal im Kampf: Angriff +2 für die daneben in der Reihe
ability-strike = Schlag
    .row = Schlag, zweimal
    .about = zwei Schläge; schlägt zurück, Angriff und Schaden −1
ability-sweep = Rundschlag
    .row = Rundschlag, Nachbarn
    .about = ein Schlag, der auch die neben dem Ziel trifft
ability-volley = Salve
    .row = Salve, drei Schüsse
    .about = von hinten: drei Schüsse auf den Letzten einer Reihe, Angriff −1
ability-withdraw = Rückzug
    .row = Rückzug
    .about = verlässt den Kampf lebend
ability-other = eine eigene Aktion
battle-title-practice = Übung, Seed { $seed }
battle-cannot-show = Der Kampf kann nicht gezeigt werden: { $reason }
battle-fights-none = { $who } kann nicht kämpfen
battle-no-room = es sind zu viele Trupps
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
    [answers] { $who } schlägt gegen { $target } zurück
    [charges] { $who } stürmt auf { $target } los
    [strikes] { $who } schlägt { $target }
    [shoots] { $who } beschießt { $target }
    [heals] { $who } heilt { $target }
    [sweeps] { $who } schlägt { $target } und die daneben
    [volleys] { $who } schießt eine Salve auf { $target }
    [marks] { $who } markiert { $target }
    [guards] { $who } deckt { $target }
    [rallies] { $who } spornt die daneben an
    [withdraws] { $who } zieht sich zurück
   *[uses] { $who } setzt { $kind } gegen { $target } ein
}{ $by ->
    [guard] { $came ->
        [done] { "" }
       *[other] , { $guard } fängt es ab
    }
   *[itself] { "" }
}{ $came ->
    [done] .
    [nothing] , ohne Wirkung.
    [miss] { $miss }.
    [falls] : { $change }, tödlich.
    [loses] : { $change }{ $left }.
   *[gains] { " " }um { $change }{ $left }.
}
battle-log-dies = { " " }{ $who } stirbt.
battle-log-itself = sich
battle-log-miss = : daneben
battle-log-left = , noch { $left }
    .now = , jetzt { $left }

# battle screen

battle-title = Kampf
battle-turn = ZUG
battle-head-yours-attack = Du greifst an
battle-head-yours-defend = Du verteidigst
battle-head-theirs-attack = Gegner greift an
battle-head-theirs-defend = Gegner verteidigt
battle-colours = Im Kampf zeigen Farben nur, wer für dich und wer gegen dich kämpft, gleich welche Farbe sie auf der Karte haben.
battle-head-attackers = Angreifer
battle-head-defenders = Verteidiger
battle-head-left = { $left } von { $all }
battle-mark-miss = daneben
battle-fell-in = tot, Zug { $turn }
battle-fallen = tot
battle-withdrawn = zurückgezogen
battle-timeline = Der Kampf bis jetzt von links nach rechts, Zug für Zug. Striche unten sind Treffer: je höher, desto mehr Schaden. Helle Striche oben: Eine Einheit stirbt. Klicke oder ziehe, um dorthin zu springen.
battle-course = VERLAUF
    .about = Das Leben beider Seiten bis jetzt: die untere Seite nach oben, die obere nach unten.
battle-record = WAS GESCHAH
battle-record-begins = Alle ziehen der Reihe nach, Verteidiger zuerst.
battle-record-turn = Zug { $turn }
battle-record-line = Zeigt den Kampf nach dieser Aktion und was davor abgewogen wurde.
battle-why = Was eine Einheit bei ihrer letzten Wahl abwog: jede Aktion gegen jedes Ziel, mit ihrem Wert. Sie wählt den höchsten, bei gleichen den ersten. Ein Treffer macht 0 bis so viel Schaden, wie dasteht: Das entscheidet der Zufall. Zeige auf eine Einheit oder drücke Tab.
battle-why-attack = Angriff { $value }
battle-why-defence = Abwehr { $value }
battle-why-damage = Schaden 0–{ $value }
battle-why-health = Leben { $value }
battle-why-weighed = ABGEWOGEN IN ZUG { $turn }
battle-why-weighs-first = BEI DER ERSTEN AKTION
battle-why-worth = Wert
    .about = Schaden oder Heilung der Aktion im Schnitt, mal so oft sie geschieht. Die Einheit wählt den höchsten Wert.
battle-why-nothing = Keine Aktion war möglich
battle-why-more = { $count } weitere
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
    .about = Den Kampf verlassen. Tasten: [[anywhere.back]], oder [[battle.leave]] am Ende.
battle-foot-place = Aktion { $over } von { $all }, Zug { $turn }
battle-key-hint-play = Start
battle-key-hint-move = Aktion
battle-key-hint-turn = Zug
battle-key-hint-pace = Tempo
battle-key-hint-start = Anfang
battle-key-hint-end = Ende
battle-key-hint-again = von vorn
battle-key-hint-look = nächste, vorige Einheit
battle-key-hint-help = Hilfe
battle-key-hint-leave = verlassen

# battle summary

battle-end-stalemate = Patt
    .about = Die Angreifer machten drei Züge lang keinen Schaden; beide Seiten bleiben.
battle-end-won = Gewonnen
    .about = Kein Gegner ist übrig.
battle-end-lost = Verloren
    .about = Von deinen Einheiten, die kämpften, ist keine übrig.
battle-end-chance = Deine Siegchance war { $share }.
battle-end-leader-stands = { $alone ->
    [yes] Dein Anführer steht allein bei { $place }.
   *[no] Dein Anführer steht bei { $place }.
}
battle-end-leader = Dein Anführer ist tot
    .about = Der Lauf ist vorbei.
battle-end-overrun = Er war in Reserve, als sein Feld verloren ging. Der Lauf ist vorbei.
battle-end-attackers-won = Die Angreifer haben gewonnen
    .about = Kein Verteidiger ist übrig.
battle-end-defenders-won = Die Verteidiger haben gewonnen
    .about = Kein Angreifer ist übrig.
battle-end-salvage = { $count ->
    [one] Bergung: +{ $count } Zyklus
   *[other] Bergung: +{ $count } Zyklen
}
battle-end-learnt = { $count ->
    [one] +{ $by } Erfahrung für { $count } Einheit
   *[other] +{ $by } Erfahrung für jede von { $count } Einheiten
}
battle-end-rises = { $name } steigt auf Rang { $rank }
battle-end-mods-lost = { $count ->
    [one] Modul mit seiner Einheit verloren: { $names }
   *[other] Module mit ihren Einheiten verloren: { $names }
}
battle-end-died = Gestorben: { $names }
battle-end-yours-left = DEINE ÜBRIG
battle-end-theirs-left = GEGNER ÜBRIG
battle-end-attackers-left = ANGREIFER
battle-end-defenders-left = VERTEIDIGER
battle-end-go-on = Weiter
battle-end-again = Noch einmal ansehen
    .about = Derselbe Kampf von Anfang an.
battle-end-fight-again = Neuer Kampf mit neuen Würfen
    .about = Dieselben Trupps mit neuen Würfen.
battle-end-look = Den letzten Moment ansehen
    .about = Schließt dies. Du kannst dann zu jedem Moment des Kampfes gehen. Taste: [[anywhere.back]].

# battle preview

battle-preview-attack = ANGRIFF
battle-preview-defend = ABWEHR, ZIEHT ZUERST
battle-preview-stays-out = NICHT DABEI
battle-preview-with-attacker = mit dem Angreifer verbündet
battle-preview-with-owner = mit dem Besitzer des Feldes verbündet
battle-preview-with-both = mit beiden Seiten verbündet
battle-preview-with-neither = mit keiner Seite verbündet
battle-preview-unseen = nicht alle Felder in Sicht
battle-odds-win = { $share }  Sieg  { $error }
    .about = In 95 von 100 Fällen liegt die wahre Chance innerhalb von ±, das sind 1,96 Standardfehler. > heißt mindestens, < höchstens.
battle-odds-win-led = { $share }  Sieg, Anführer lebt  { $error }
    .about = Die große Zahl zählt die Kämpfe, die du gewinnst, ohne deinen Anführer zu verlieren: Sein Tod beendet den Lauf. Orange: gewonnene Kämpfe, in denen er stirbt. Mit Patt und Niederlage ergibt das 100 %.
battle-odds-attackers-win = { $share }  Angreifer siegen  { $error }
battle-odds-stalemate = Patt { $share }
    .about = Patt: Die Angreifer machen drei Züge lang keinen Schaden, und beide Seiten bleiben, wo sie sind.
battle-odds-loss = Niederlage { $share }
battle-odds-leader-falls = Anführer stirbt: { $share } (bei Sieg: { $won })
    .about = Beides sind Anteile an allen diesen Kämpfen. Der Tod deines Anführers beendet den Lauf, auch in einem gewonnenen Kampf: der orange Teil des Balkens.
battle-odds-leader-overrun = Anführer in Reserve stirbt bei Niederlage: { $share }
    .about = Er ist in Reserve auf dem angegriffenen Feld und stirbt, wenn du es verlierst.
battle-odds-leader-alone = Anführer stirbt: { $risk } (bei Niederlage { $share })
    .about = Dein Anführer ist in Reserve und überlebt auch eine Niederlage. Doch was von seinem Trupp bleibt, steht dann allein hier. { $share }: wie oft er stirbt, wenn ihn danach der gefährlichste Gegner in Sicht angreift, meist der Sieger. Auch andere können angreifen.
battle-odds-leader-safe = Anführer in Reserve: bei Niederlage außer Reichweite
    .about = Kein Gegner in Sicht könnte vor deinem nächsten Zug angreifen, was hier bleibt.
battle-survivors-yours = ÜBERLEBENDE VON { $all }
battle-survivors-attackers = ANGREIFER ÜBRIG VON { $all }
battle-survivors-most-often = meist { $count }
battle-survivors-nobody = niemand
battle-worth = ÄNDERT DEINE CHANCE
    .about = Um so viele Prozentpunkte hebt oder senkt jede Aktion deine Siegchance. Plus ist gut für dich, minus schlecht, in beiden Spalten. ~0: zu wenig, um es zu messen. …: wird noch gezählt.
battle-worth-open = ÄNDERT IHRE CHANCE
    .about = Die Siegchance der Angreifer, minus die ohne diese Aktion, in Prozentpunkten. ~0: zu wenig, um es zu messen. …: wird noch gezählt.
battle-worth-theirs-helps = + bei Gegnern: ihr anderer Zug wäre schlimmer.
battle-worth-counting = Wird noch gezählt…
battle-worth-none-else = Alle anderen: zu wenig, um es zu messen.
battle-worth-none = Keine Aktion allein ändert sie messbar.
battle-worth-yours = deine
battle-worth-theirs = Gegner
battle-worth-attackers = Angr.
battle-worth-defenders = Vert.

#
#
# end of battle
#
#

## sector: The map
#
#
#

# names

sector-name = Sektor
sector-a-tile = Feld
sector-a-stack = Ein Trupp
# How common names are written within a sentence: `small`, or `as-named`.
sector-names-within-sentences = as-named
sector-stack-own = { $number ->
    [0] Erster Trupp
   *[other] Trupp Nr. { $number }
}
sector-stack-of-others = { $faction } Nr. { $number }
sector-marker-empty = leer
sector-path-turn = Zug +{ $turn }
sector-battle-title = Zug { $turn }, bei { $place }

# relations of a faction, in a word or two

sector-relation-own = du
sector-relation-allied = verbündet
sector-relation-war = im Krieg
sector-relation-wild = wild
sector-relation-gone = vernichtet
sector-relation-offers = bietet ein Bündnis an
sector-relation-offered = hat dein Angebot

# why an action is refused

sector-trouble-allied = { $name }: mit dir verbündet
sector-trouble-nothing-to-undo = Gesehenes und Gewürfeltes lässt sich nicht zurücknehmen
sector-trouble-no-first-step = zu wenig Schritte für das nächste Feld
sector-trouble-out-of-reach = zu weit für einen Angriff in diesem Zug, denn er braucht selbst einen Schritt: noch einmal bestätigen, um näher zu ziehen
sector-trouble-out-of-sight = dort zuletzt gesehen, vielleicht schon fort: noch einmal bestätigen, um hinzuziehen
sector-trouble-vault-moves = für den Tresor fehlt ein Schritt
sector-trouble-pick-first = wähle zuerst eine Einheit
sector-trouble-empty-line = eine Einheit muss in der Linie bleiben
sector-trouble-join-beside = vereinen geht nur neben dem Trupp
sector-trouble-select-leader = wähle zuerst den Trupp des Anführers
sector-trouble-nobody-rises = keine deiner Einheiten ist im Rang gestiegen
sector-trouble-no-recruiter = keiner deiner Bauten bildet aus

# what wins

victory-core = Kern
victory-vaults = Tresore
victory-nodes = Knoten
victory-about-core = Du gewinnst, wenn du den Kern eines Gegners einnimmst.
victory-about-vaults = Du gewinnst, wenn du Tresore leerst: Tauche hinab und besiege den Wächter hinter dem letzten Tor. Wo sie liegen, siehst du von Anfang an.
victory-about-nodes = Du gewinnst, wenn du Knoten einige Züge in Folge hältst. Wo sie liegen, siehst du von Anfang an, und Gegner wollen deine zurück.
victory-goal-core = Nimm den Kern eines Gegners ein, um zu gewinnen.
victory-goal-vaults = Leere { $count ->
    [one] einen Tresor
   *[other] { $count } Tresore
}, um zu gewinnen: Besiege den Wächter hinter dem letzten Tor.
victory-goal-nodes = Halte { $count ->
    [one] einen Knoten
   *[other] { $count } Knoten
} { $turns ->
    [one] einen Zug lang
   *[other] { $turns } Züge in Folge
}, um zu gewinnen.
victory-progress-vaults = { $has } von { $of } Tresoren geleert.
victory-last-vault = Dieser Tresor gewinnt den Lauf: Andere Beute gibt es nicht.
victory-progress-nodes = { $has } von { $of } Knoten gehalten, { $turn } von { $turns } Zügen lang.

# the head

sector-head-aim = Sieg: ein feindlicher Kern. Verloren: ohne Anführer oder Trupps.
sector-head-aim-counted = Sieg: { $progress } Verloren: ohne Anführer oder Trupps.
sector-head-turn = Zug
sector-head-turn-about = Ein Zug ist vorbei, wenn jede Fraktion am Zug war.
# Current cycles, and what a turn brings.
sector-head-cycles = Zyklen  { $cycles }  { $net }  je Zug
sector-head-cycles-about = Jeden Zug bringen deine Felder und Bauten { $yields }{ $relics ->
    [0] {""}
   *[other] , deine Relikte { $relics }
}, deine Einheiten kosten { $upkeep }: { $count ->
    [one] { $net } Zyklus
   *[other] { $net } Zyklen
}. Einheiten, die du nicht bezahlen kannst, gehen, die teuersten zuerst.
sector-minimap-about = Der ganze Sektor. Klicke oder ziehe, um dorthin zu blicken.

# questions, and the summary of the others' turns

sector-banner-halted = Dein Trupp hat vor dem Angriff angehalten. Das Log sagt, warum.
sector-banner-halted-sighted = Dein Trupp hat vor dem Angriff angehalten: { $name } kam in Sicht.
sector-banner-seen = schließen
sector-banner-idle = { $count ->
    [one] { $count } Trupp könnte noch ziehen.
   *[other] { $count } Trupps könnten noch ziehen.
}
sector-banner-next = nächster Trupp
sector-banner-end = Zug trotzdem beenden
sector-summary-heading = Während die anderen zogen
sector-summary-next = nächste Zeile
sector-summary-close = schließen
sector-summary-look-about = Dorthin sehen. Das Log bewahrt, was geschah.
sector-summary-reach = { $near ->
    [yes] { $name } steht neben dir, auf { $place }, und kann im nächsten Zug angreifen: { $own }.
   *[no] { $name } kann im nächsten Zug angreifen: { $own }.
}
sector-summary-gone = { $name } ist außer Sicht, zuletzt bei { $place }.
sector-summary-more = und { $count } mehr
sector-banner-threat = { $name } kann deinen Anführer vor deinem nächsten Zug angreifen. Bei einem Angriff stirbt dein Anführer: { $share }.
sector-banner-switch = { $to ->
    [line] Anführer in die Linie: { $share }
   *[reserve] Anführer in Reserve: { $share }
}
sector-banner-risk = Du siegst, und dein Anführer lebt: { $wins }. Dein Anführer stirbt, und der Lauf ist vorbei: { $share }.
sector-banner-risk-small = Du siegst, und dein Anführer lebt: { $wins }. Dein Anführer stirbt: { $share }.
sector-banner-risk-left = Du siegst: { $wins }. Verlierst du, bleibt dein Anführer dort allein. In { $share } aller Fälle stirbt er danach, und der Lauf ist vorbei.
sector-banner-risk-unknown = Was dein Anführer bei diesem Angriff riskiert, wird noch gezählt.
sector-banner-attack = angreifen
sector-banner-attack-anyway = trotzdem angreifen
sector-banner-back = zurück
sector-banner-join = { $goes ->
    [yes] { $name } kann dorthin gehen und sich diesem Trupp mit allen Einheiten anschließen.
   *[no] { $name } kann sich diesem Trupp mit allen Einheiten anschließen.
 } { $moves ->
    [0] Dann bleiben keine Schritte.
    [one] Alle haben dann noch { $moves } Schritt.
   *[other] Alle haben dann noch { $moves } Schritte.
 }
sector-banner-join-it = { $goes ->
    [yes] hingehen, anschließen
   *[no] anschließen
}
sector-banner-apart = getrennt bleiben

# the selected stack

sector-row-front = VORN
sector-unit-reserve = Reserve
sector-row-back = HINTEN
order-none = Kein Befehl
    .about = jede Einheit macht ihre beste Aktion
order-focus = Bündeln
    .about = verletzte Gegner zählen doppelt
order-spread = Streuen
    .about = heile Gegner zählen doppelt
order-protect = Schützen
    .about = Hilfe für Freunde zählt doppelt
order-hold-out = Ausharren
    .about = Schläge mit Riposte zählen halb
order-fall-back = Rückzug
    .about = ab Zug 2, wenn nicht angegriffen
sector-stack-order = Befehl: { $order ->
    [none] keiner
   *[other] { $order }
}
sector-stack-order-about = { $order }: { $does }. Ein Befehl sagt, was zählt, wenn eine Einheit ihr Ziel wählt. Drücken ändert ihn.
sector-stack-none-left = Du hast keine Trupps mehr.
sector-stack-none-selected = { $count ->
    [one] Kein Trupp gewählt. Du hast { $count } Trupp; noch ziehen: { $idle }.
   *[other] Kein Trupp gewählt. Du hast { $count } Trupps; noch ziehen: { $idle }.
}
sector-stack-how-to-select = [[sector.next_stack]] wählt den nächsten, ein Klick den unter dem Zeiger.
sector-stack-picked = { $count } gewählt: leuchtendes Feld bestätigen
sector-stack-rise = Ränge wählbar: { $count }
sector-stack-rise-about = Eine Einheit mit genug Erfahrung steigt im Rang: Wähle eins von zwei Dingen, die sie lernt. Die markierten Einheiten warten auf deine Wahl.
sector-stack-join = bestätigen vereint sie; Schritte dann: { $moves }
sector-stack-what-if = { $place ->
    [front] Vorn
    [back] Hinten
    [reserve] Reserve
   *[line] Linie
}: { $change } ± { $error } %
sector-stack-attack-here = der Angriff braucht alle Schritte
sector-stack-attack-there = { $cost ->
    [one] { $cost } Schritt hin
   *[other] { $cost } Schritte hin
}; der Angriff braucht den Rest
sector-stack-way = { $cost ->
    [one] { $cost } Schritt bis dorthin
   *[other] { $cost } Schritte bis dorthin
}
sector-stack-recruits-first = Klick: hier ausbilden
# `$turns` ist mindestens 2.
sector-stack-long-way = { $cost } Schritte in { $turns } Zügen: jetzt ein Teil
# `$turns` zählt von diesem Zug an: 1 ist der nächste.
sector-stack-attack-later = { $cost ->
    [one] { $cost } Schritt hin, 1 zum Angriff
   *[other] { $cost } Schritte hin, 1 zum Angriff
}: { $turns ->
    [one] im nächsten Zug
   *[other] in { $turns } Zügen
}
sector-stack-look-at-attack = bestätigen, um den Angriff anzusehen
sector-stack-other = { $joins ->
    [yes] bestätigen wählt ihn, noch einmal schließt an
    [far] bestätigen wählt ihn (zum Anschließen zu weit)
   *[full] bestätigen wählt ihn (zum Anschließen zu viele)
}
sector-stack-enter-vault = bestätigen, um den Tresor zu betreten
sector-stack-point = zeige auf ein Feld, um hinzugehen
sector-stack-slow = { $moves ->
    [one] { $name } ist langsam: 1 Schritt je Zug
   *[other] { $name } ist langsam: { $moves } Schritte je Zug
}
    .about = { $name } geht am wenigsten weit und der Trupp nicht weiter. Wähle die anderen aus, um sie vorzuschicken: Sie behalten ihre Schritte.
sector-stack-units = { $count ->
    [one] { $count } Einheit von { $most }
   *[other] { $count } Einheiten von { $most }
}
sector-stack-leader = { $place ->
    [reserve] Anführer: Reserve
   *[line] Anführer: Linie
 }
    .about = { $place ->
        [reserve] Dein Anführer ist in Reserve: Er kämpft nicht, solange andere seines Trupps kämpfen können. Nimmt der Gegner sein Feld ein, stirbt er.
       *[line] Dein Anführer kämpft in der Linie. Stirbt er, ist der Lauf vorbei.
     } Drücken ändert das.
sector-unit-about = { $name }, Stufe { $tier }, { $row ->
    [back] hintere Reihe
   *[front] vordere Reihe
}. { $about }
sector-unit-figures = Angriff { $attack }, Abwehr { $defence }, Schaden { $damage }, Leben { $health }, Schritte { $moves }, Unterhalt { $upkeep } je Zug.
sector-unit-breach = Karten im Einbruch: { $cards }.
sector-unit-called = { $name } ({ $kind })
sector-unit-ranked = { $name }, { $kind }, Rang { $rank }
sector-unit-rank = { $name }, Rang { $rank }. Hat gelernt: { $boons ->
    [none] noch nichts
   *[other] { $boons }
}.
sector-unit-experience = Erfahrung { $now }, nächster Rang bei { $next }.
sector-unit-history = Gewonnene Kämpfe: { $battles }.
sector-unit-exploit = Zug { $turn } gegen { $foe }{ $rank ->
    [0] {""}
   *[other] {" "}(Rang { $rank })
}
sector-unit-card-about = { $about }
    Jetzt: { $health } von { $most } Leben. { $line ->
    [reserve] In Reserve: kämpft nicht, solange andere ihres Trupps kämpfen können, stirbt aber, wenn ihr Feld verloren geht.
   *[line] Kämpft als Nummer { $number }.
}

# the tile under the cursor

sector-tile-point = Zeige auf ein Feld, um zu sehen, was darüber bekannt ist.
sector-tile-unknown = Unbekannt
sector-tile-unknown-about = Noch nicht gesehen. Dein Trupp sieht zwei Felder weit oder mehr, ein Bau bis zu zwei, jedes andere Feld eines.
sector-tile-may-be-core = Hier kann ein feindlicher Kern liegen: Kerne liegen gleichmäßig um die Mitte der Karte.
sector-tile-vault-emptied = { $about } Er ist leer.
sector-tile-owner = Besitz
sector-tile-nobody = niemand
sector-tile-as-last-seen = { $owner }, wie zuletzt gesehen
sector-tile-lost = Verloren
sector-tile-taken = an { $by } in Zug { $turn }
sector-tile-ground = Boden
sector-tile-entering = { $cost ->
    [one] { $ground }, { $cost } Schritt
   *[other] { $ground }, { $cost } Schritte
}
sector-tile-closed = { $ground }, nicht betretbar
sector-tile-yields = Ertrag
sector-tile-gives = { $count ->
    [one] { $cycles } Zyklus je Zug
   *[other] { $cycles } Zyklen je Zug
}
sector-tile-gives-and-heals = { $count ->
    [one] { $cycles } Zyklus je Zug, heilt { $heals }
   *[other] { $cycles } Zyklen je Zug, heilt { $heals }
}
sector-tile-encounter = Hier wartet eine Begegnung.
sector-tile-guardian = Wächter
sector-tile-guardian-health = { $health } Leben; deine besten vier: { $own }
sector-tile-vault-entry = Eintritt
sector-tile-vault-entry-needs = wenn ein Schritt übrig ist; kostet alle
sector-tile-final = Endgültig: Neue Felder kommen in Sicht.
sector-tile-gate-shut = { $count ->
    [one] Die Pforte bei { $places } ist dir jetzt versperrt: Ein Trupp steht darauf.
   *[other] Die Pforten bei { $places } sind dir jetzt versperrt: Trupps stehen darauf.
}
sector-tile-gate-taken = Solange ein Trupp auf dieser Pforte steht, kommt keiner hindurch, auch nicht zu ihm.
# `$turns` ist mindestens 2.
sector-tile-far = { $cost } Schritte, { $turns } Züge. Bestätige, um so weit wie möglich zu gehen, und im nächsten Zug noch einmal. Kommt ein Gegner in Sicht, hält der Trupp früher an.
sector-banner-after = Steht dein Trupp dort, selbst unverletzt, kann { $name } vor deinem nächsten Zug deinen Anführer angreifen. Bei einem Angriff stirbt dein Anführer: { $share }.
sector-banner-odds-unknown = Die Aussichten dieses Angriffs werden noch gezählt.
sector-tile-danger = Dort kann { $name } vor deinem nächsten Zug deinen Anführer angreifen. Bei einem Angriff stirbt dein Anführer: { $share }.
sector-tile-stack-seen = gesehen in Zug { $turn }
sector-tile-stack-moves = { $left } von { $all } Schritten
sector-tile-stack-moves-slow = { $left }/{ $all } Schritte, langsam: { $name }

# factions below it

sector-factions-heading = Fraktionen
sector-factions-key = [[sector.relations]]: Beziehungen
# `$stacks` is one of the next message.
sector-faction-known = { $tiles ->
    [one] bekannt: { $tiles } Feld, { $stacks }
   *[other] bekannt: { $tiles } Felder, { $stacks }
}
sector-faction-stacks = { $count ->
    [one] { $count } Trupp
   *[other] { $count } Trupps
}

# what can be recruited

sector-recruits-heading = Ausbilden: 1 je Zug
sector-recruits-alone = bildet einen eigenen Trupp
sector-recruits-joins = kommt zu: { $name }
sector-recruits-stops = kommt zu: { $name }, der dann stehen bleibt
    .about = Neu ausgebildet zieht sie im ersten Zug nicht, und ein Trupp ist so langsam wie seine langsamste Einheit. Wähle die anderen und schicke sie fort: Sie behalten ihre Schritte.
sector-recruits-busy = schon erledigt
sector-recruits-keys = [[sector.recruit]]: wählen
sector-recruits-confirm = [[sector.confirm]]: ausbilden
sector-recruits-click = [[sector.recruit]], Klick: wählen
sector-recruits-click-again = [[sector.confirm]], Klick: ausbilden
sector-recruits-tap = tippen: wählen
sector-recruits-tap-again = noch einmal: ausbilden
sector-recruits-not-now = Nicht jetzt: { $why }.
sector-recruits-upkeep = Unterhalt { $upkeep }
sector-recruits-income = Einkommen: jetzt { $now } je Zug, mit ihr { $then }.
sector-recruits-back = hinten

# preview of an attack

sector-attack-heading = Angriff: { $name }
sector-attack-heading-core = Angriff um den Sektor: { $name }
sector-attack-heading-unknown = Angriff auf den Trupp
sector-attack-salvage = { $seen ->
    [yes] Bergung bis { $salvage }
   *[no] Bergung bis { $salvage }+
}
sector-attack-order = { $order }: { $does }
sector-attack-order-about = Was zählt, wenn eine Einheit des angreifenden Trupps ihr Ziel wählt. Drücken gibt den nächsten Befehl: Mit ihm ändern sich die Aussichten.
sector-attack-lesson = { $rise ->
    [0] +{ $by } Erfahrung für jede
    [one] +{ $by } Erfahrung, { $rise } steigt auf
   *[other] +{ $by } Erfahrung, { $rise } steigen auf
}
sector-attack-odds-about = Die Aussichten entstehen, indem dieser Kampf viele Male durchgespielt wird, soweit du das Feld siehst. Ein Anführer, der mitkämpft, muss überleben, damit es als Sieg zählt: Sein Tod beendet den Lauf, auch wenn du einen feindlichen Kern einnimmst. Bergung (+: Einheiten außer Sicht können dazukommen): Die Seite, die siegt, bekommt ein Viertel des Preises aller Einheiten, die auf der anderen im Kampf starben, in Zyklen. Erfahrung: Jede Einheit, die auf der Seite, die siegt, kämpft und überlebt, gewinnt 1, oder 2, wenn die Einheiten der anderen mindestens so viel kosten. Bei 3, 6 und 10 steigt sie im Rang.
sector-attack-now-about = Jetzt angreifen. Das Ergebnis des Kampfes ist endgültig.
sector-attack-go-about = { $cost ->
    [one] Für { $cost } Schritt hingehen und angreifen. Das Ergebnis des Kampfes ist endgültig.
   *[other] Für { $cost } Schritte hingehen und angreifen. Das Ergebnis des Kampfes ist endgültig.
}
sector-attack-button = Angreifen
sector-attack-back = Zurück
sector-attack-back-about = Nicht angreifen. Reserve, Reihen und Befehl werden wieder, wie sie vor der Vorschau waren.

# the dialogue of relations

sector-relations-heading = Beziehungen
sector-relations-accept = Bündnis annehmen
sector-relations-accept-about = Ihr werdet Verbündete: Ihr greift einander nicht an und kämpft Seite an Seite.
sector-relations-decline = Ablehnen
sector-relations-decline-about = Zwischen euch ändert sich nichts.
sector-relations-propose = Bündnis anbieten
sector-relations-propose-about = Die Fraktion antwortet in ihrem Zug. Sie wägt ab, was sie davon hat.
sector-relations-break = Bündnis brechen
sector-relations-break-about = Ihr seid sofort im Krieg, und jede Fraktion merkt es sich.
sector-relations-you = dir
sector-relations-and = { $one } und { $other }
sector-relations-allied = verbündet mit { $allies }
sector-relations-broke = brach in Zug { $turn } ein Bündnis
sector-relations-not-now = Nicht jetzt: { $why }.
sector-relations-back = Zurück zur Karte
sector-relations-back-about = Nichts ändert sich. Taste: [[anywhere.back]].

# before the leader enters a vault

sector-rise-heading = { $name } steigt auf Rang { $rank }
sector-rise-choose = Die Einheit lernt eins von beiden, für immer:
sector-rise-boon = { $name }: { $does }
sector-rise-boon-about = Werte im Kampf, vorher und nachher. Leben zählt auch im Einbruch und auf der Karte.
sector-rise-later = Später
sector-rise-later-about = Du kannst später wählen. Bis dahin kämpft die Einheit, wie sie ist.
sector-rise-attack = Angriff
sector-rise-defence = Abwehr
sector-rise-damage = Schaden
sector-rise-health = Leben

sector-vault-heading = In den Tresor?
sector-vault-alone = { $name } taucht allein, mit { $health } von { $most } Leben: { $floors ->
    [one] { $floors } Ebene
   *[other] { $floors } Ebenen
} und hinter dem letzten Tor ein Wächter. Die anderen warten; bis zu drei von ihnen kommen gegen den Wächter mit.
sector-vault-prize = Der Wächter hinterlässt drei Stücke Beute: Eines darfst du nehmen. Auch Gold und Module aus den Ebenen gehören dir. Die Ebenen werden schwerer.
sector-vault-risk = Stirbt der Anführer dort, ist der Lauf vorbei. Danach hat der Trupp keine Schritte mehr: Gegner in Reichweite können ihn angreifen.
sector-vault-retreat = Keine Treppe führt wieder hinauf, aber im Pausenmenü kannst du dich jederzeit zurückziehen.
sector-vault-keeps = Beim Rückzug aus einer Ebene behältst du das Leben des Anführers und { $keeps } % des Goldes (einmal je Tresor). Andere Funde sind verloren. Am Tor des Wächters behältst du alles.
sector-vault-door = Du hast die Ebenen dieses Tresors hinter dir. Du gehst direkt zu seinem letzten Tor und zum Wächter.
sector-vault-door-risk = Einheiten, die im Einbruch sterben, sind verloren. Stirbt der Anführer, ist der Lauf vorbei. Danach hat der Trupp keine Schritte mehr: Gegner in Reichweite können ihn angreifen.
sector-vault-enter = In den Tresor gehen
sector-vault-enter-about = Das braucht alle Schritte des Trupps und lässt sich nicht zurücknehmen. Taste: [[menus.confirm]].
sector-vault-back = Zurück zur Karte
sector-vault-back-about = Noch ist nichts geschehen. Taste: [[anywhere.back]].

# the buttons that end the turn and undo

sector-end-turn = Zug beenden
sector-end-over = Der Lauf ist zu Ende
sector-end-waits = Wähle zuerst
sector-end-others = { $name } ist am Zug
sector-end-turn-about = Beende deinen Zug. Die anderen ziehen; dann verdienst und heilst du und kannst wieder ziehen. Taste: { $key }.
sector-end-nobody-can-move = alle gezogen
sector-end-can-move = { $count ->
    [one] { $count } kann ziehen
   *[other] { $count } können ziehen
}
sector-undo = Zurück
sector-undo-about = Nimm den letzten Befehl zurück. Das geht nur, wenn er in diesem Zug nichts Neues gezeigt hat und nicht gewürfelt wurde.

# keys at the foot, and what they do

sector-foot-any-key = eine Taste
sector-foot-wheel = [[sector.zoom_in]] [[sector.zoom_out]] Rad
sector-foot-drag = ziehen
sector-foot-to-your-turn = zu deinem Zug
sector-foot-pause = Pause
sector-foot-end-the-turn = Zug beenden
sector-foot-next-stack = Trupp
sector-foot-back = zurück
sector-foot-attack = angreifen
sector-foot-unit = Einheit
sector-foot-pick = wählen
sector-foot-row = Reihe
sector-foot-units = Einheiten
sector-foot-unit-and-row = Einheit, Reihe
sector-foot-order = Befehl
sector-foot-let-go = entlassen
sector-foot-reserve = Reserve
sector-foot-to-the-map = zur Karte
sector-foot-choose = wählen
sector-foot-confirm = bestätigen
sector-foot-recruit = ausbilden
sector-foot-next-place = nächster Ort
sector-foot-tile = Feld
sector-foot-split-off = abspalten, vereinen
sector-foot-earlier = früher
sector-foot-later = später
sector-foot-put-back = zurücklegen
sector-foot-go = hin, Angriff
sector-foot-pick-units = Einheiten
sector-foot-vault = Tresor
sector-foot-gear = { $spare ->
    [0] Ausrüstung
   *[other] Ausrüstung ({ $spare })
}
sector-foot-relations = Beziehungen
sector-foot-log = Log
sector-foot-help = Hilfe
sector-foot-zoom = Zoom
sector-foot-move-the-map = Karte

# the pause

sector-pause-place = { $sector }, { $difficulty }, Zug { $turn }, Seed { $seed }
sector-pause-gear = Ausrüstung
sector-pause-gear-about = Baue Module in Einheiten ein. Taste auf der Karte: [[sector.gear]].

# the whole log

sector-record-heading = Was geschah, nach Zügen
sector-record-empty = Noch ist nichts geschehen.
sector-record-watch = Ansehen
sector-record-watch-about = Sieh diesen Kampf noch einmal, Aktion für Aktion.

# lines of the log

sector-log-turn = Zug { $turn } beginnt.
sector-log-income = { $count ->
    [one] { $net } Zyklus
   *[other] { $net } Zyklen
}: Ertrag { $yields }{ $relics ->
    [0] {""}
   *[other] , Relikte { $relics }
}, Unterhalt −{ $upkeep }. Du hast { $cycles }.
sector-log-salvage = { $count ->
    [one] Bergung: { $count } Zyklus. Du hast { $cycles }.
   *[other] Bergung: { $count } Zyklen. Du hast { $cycles }.
}
sector-log-cycles = { $count ->
    [one] { $by } Zyklus. Du hast { $cycles }.
   *[other] { $by } Zyklen. Du hast { $cycles }.
}
sector-log-sighted = { $units ->
    [one] In Sicht bei { $place }: { $name }, { $units } Einheit.
   *[other] In Sicht bei { $place }: { $name }, { $units } Einheiten.
}
sector-log-sighted-again = Wieder in Sicht bei { $place }: { $name }, wie bekannt.
sector-log-core = Ein Kern kommt bei { $place } in Sicht.
sector-log-joins = { $name } kommt bei { $place } dazu.
sector-log-joins-for = { $cost ->
    [one] { $name } kommt bei { $place } für { $cost } Zyklus dazu.
   *[other] { $name } kommt bei { $place } für { $cost } Zyklen dazu.
}
sector-log-makes = { $faction } bildet bei { $place } aus: { $name }.
sector-log-hurt = { $name } verliert { $points } Leben: { $health } übrig.
sector-log-mended = { $name } gewinnt { $points } Leben: jetzt { $health }.
sector-log-rises = { $name } steigt auf Rang { $rank } und kann etwas lernen.
sector-log-learns = { $name } lernt { $boon }.
sector-log-falls = { $name } stirbt.
sector-log-let-go = { $name } wird entlassen.
sector-log-unpaid = { $name } geht: Es fehlen Zyklen für den Unterhalt.
sector-log-lost = { $name } ist verloren.
sector-log-gone = { $name } existiert nicht mehr.
sector-log-merged = Einheiten von { $from } gehen zu { $into }.
sector-log-a-stack = Ein Trupp von { $faction }
sector-log-a-stack-of-yours = Einer deiner Trupps
sector-log-encounter = Eine Begegnung bei { $place }.
sector-log-vault = Der Anführer betritt den Tresor bei { $place }.
sector-log-vault-emptied = Zurück aus dem Tresor bei { $place }: Er ist leer.
sector-log-vault-left = Zurück aus dem Tresor bei { $place }: Er ist noch nicht leer.
# `$you` tells which of the two factions is the player's.
sector-log-proposed = { $you ->
    [first] Du bietest { $to } ein Bündnis an.
    [second] { $from } bietet ein Bündnis an: Antworte, bevor dein Zug endet.
   *[neither] { $from } bietet { $to } ein Bündnis an.
}
sector-log-allied = { $you ->
    [first] Du und { $other } seid jetzt verbündet.
    [second] { $one } und du seid jetzt verbündet.
   *[neither] { $one } und { $other } sind jetzt verbündet.
}
sector-log-declined = { $you ->
    [first] Das Angebot von { $from } wird abgelehnt.
    [second] { $by } lehnt dein Angebot ab.
   *[neither] { $by } lehnt das Angebot von { $from } ab.
}
sector-log-broken = { $you ->
    [first] Du brichst das Bündnis mit { $with }.
    [second] { $by } bricht das Bündnis mit dir.
   *[neither] { $by } bricht das Bündnis mit { $with }.
}
sector-log-destroyed = { $name } hat nichts mehr und verlässt die Karte.
sector-log-core-taken = Der Kern gehört dir: Der Sektor ist gewonnen.
sector-log-vaults-emptied = Du hast genug Tresore geleert: Der Sektor ist gewonnen.
sector-log-nodes-held = Du hast die Knoten lange genug gehalten: Der Sektor ist gewonnen.
sector-log-leader-lost = Der Anführer ist verloren und mit ihm der Sektor.
sector-log-stacks-lost = Der letzte Trupp ist verloren und mit ihm der Sektor.
sector-log-halts-sighted = { $name } hält an: Ein Gegner kam in Sicht.
sector-log-halts-encounter = { $name } hält an: Hier wartet eine Begegnung.
sector-log-halts-blocked = { $name } hält an: Der Weg ist versperrt.
sector-log-taken = { $you ->
    [takes] Du nimmst ein: { $what } bei { $place }.
    [loses] { $by } nimmt dir weg: { $what } bei { $place }.
   *[neither] { $by } nimmt ein: { $what } bei { $place }.
}
sector-log-left = { $alive } von { $all }
sector-log-fought = { $name } greift bei { $place } an: { $other }. { $outcome ->
    [wins] Sieg
    [loses] Niederlage
   *[neither] Kein Sieger
} nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}; übrig: { $attackers } Angreifer, { $defenders } Verteidiger.

# numbers behind a log line

sector-formula-tiles = Boden
sector-formula-structures = Bauten
sector-formula-relics = Relikte
sector-formula-upkeep = Unterhalt der Einheiten
sector-formula-together = Summe
sector-formula-cycles = Zyklen vorher und nachher
sector-formula-cycles-are = { $before } und { $after }
sector-formula-percent = { $number } %
sector-formula-base = Grundwert
sector-formula-skill = { $skill ->
    [stealth] Heimlichkeit
    [speech] Redekunst
   *[mechanics] Mechanik
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sector-formula-chance = Chance
sector-formula-drawn = Wurf, von 0 bis 99
sector-formula-drawn-was = { $below ->
    [yes] { $drawn }, unter { $percent }: Erfolg
   *[no] { $drawn }, nicht unter { $percent }: Fehlschlag
}
sector-formula-your-chance = deine Siegchance, wie zuvor gezeigt
sector-formula-attackers-chance = Siegchance der Angreifer
sector-formula-defenders-chance = Siegchance der Verteidiger
sector-formula-neither = Chance, dass niemand gewinnt
sector-formula-attackers-rolls = Würfe der Angreifer
sector-formula-defenders-rolls = Würfe der Verteidiger
sector-formula-rolls = { $count }, Schaden { $damage }, erwartet { $expected }

#
#
# end of sector
#
#

## refusals: Why the rules refuse a command
#
#
#

# a refusal as a sentence

refusal-sentence = Das geht nicht: { $why }.

# what has to be finished first in a run

refusal-first-sector = der Sektor
refusal-first-encounter = eine Begegnung
refusal-first-dive = ein Tauchgang
refusal-first-door = das Tor eines Wächters
refusal-first-breach = ein Einbruch
refusal-first-prize = die Wahl der Beute
refusal-first-end = das Ende des Laufs

# the run

refusal-run-not-now = zuerst kommt { $place }
refusal-run-over = der Lauf ist zu Ende
refusal-run-no-such-choice = es gibt keine Wahl Nummer { $number }
refusal-run-too-dear = es kostet { $needs ->
    [one] { $needs } Zyklus
   *[other] { $needs } Zyklen
}, und du hast { $has }
refusal-run-no-such-unit = diese Einheit gibt es nicht
refusal-run-not-yours = das gehört dir nicht
refusal-run-no-such-mod = kein solches Modul ist frei
refusal-run-not-fitted = die Einheit trägt dieses Modul nicht
refusal-run-no-slot = alle Plätze des Chassis ({ $slots }) sind belegt
refusal-run-slot-taken = sie trägt schon ein Modul für diesen Platz: { $slot ->
    [blade] Klinge
    [shell] Hülle
    [drive] Antrieb
    [logic] Logik
    [sense] Sinn
   *[relic] Relikt
}
refusal-run-too-hurt = sie ist zu schwer verletzt, um den Wechsel zu überleben
refusal-run-nobody = mindestens eine Einheit muss durch das Tor gehen
refusal-run-too-many = höchstens { $most } Einheiten können durch das Tor gehen, nicht { $wants }
refusal-run-not-here = nur Einheiten aus dem Trupp des Anführers können durch das Tor gehen
refusal-run-named-twice = eine Einheit oder ein Feld ist zweimal genannt
refusal-run-no-such-panel = dieses Feld gibt es nicht: Bahnen sind 0 bis 3, Reihen 0 und 1
refusal-run-no-room = im Trupp ist kein Platz dafür
refusal-run-no-breach = der Einbruch kann nicht beginnen: { $why }
refusal-run-not-your-turn = du bist nicht am Zug

# the map

refusal-sector-over = der Sektor ist entschieden
refusal-sector-not-your-turn = du bist nicht am Zug
refusal-sector-awaits = erledige erst, was auf diesem Feld wartet
refusal-sector-nothing-awaits = nichts Derartiges wartet
refusal-sector-no-such-stack = diesen Trupp gibt es nicht
refusal-sector-no-such-unit = diese Einheit ist nicht im Trupp
refusal-sector-no-such-tile = dieses Feld gibt es nicht
refusal-sector-no-such-faction = diese Fraktion ist nicht auf der Karte
refusal-sector-no-such-kind = diese Art von Einheit gibt es nicht
refusal-sector-not-yours = das gehört dir nicht
refusal-sector-stands-there = der Trupp ist schon dort
refusal-sector-unexplored = du hast dieses Feld noch nicht gesehen
refusal-sector-impassable = dieses Feld ist nicht betretbar
refusal-sector-occupied = dieses Feld ist besetzt
refusal-sector-no-way = kein Weg dorthin ist bekannt
refusal-sector-too-far = bis dorthin sind es { $needs } Schritte, übrig sind { $has }
refusal-sector-not-next-to-it = es ist kein Nachbarfeld
refusal-sector-no-moves = keine Schritte übrig
refusal-sector-no-battle = dieser Kampf kann nicht stattfinden: { $why }
refusal-sector-no-room = im Trupp ist noch Platz für { $room }, nicht für { $wants }
refusal-sector-nobody = keine Einheit ist gewählt
refusal-sector-named-twice = eine Einheit ist zweimal gewählt
refusal-sector-nobody-stays = mindestens eine Einheit muss bleiben: Bewege den ganzen Trupp
refusal-sector-not-all = die Reihenfolge muss jede Einheit des Trupps einmal nennen
refusal-sector-no-such-boon = die Einheit hat diese Wahl nicht
refusal-sector-recruits-nobody = dort wird nicht ausgebildet
refusal-sector-tier-too-high = Stufe { $tier } wird hier nicht ausgebildet, nur bis { $most }
refusal-sector-not-our-kind = deine Fraktion kann diese Art nicht ausbilden
refusal-sector-busy = hier wurde in diesem Zug schon ausgebildet
refusal-sector-too-dear = es kostet { $needs ->
    [one] { $needs } Zyklus
   *[other] { $needs } Zyklen
}, und du hast { $has }
refusal-sector-out-of-range = { $field } kann { $least } bis { $most } sein, nicht { $value }
refusal-sector-leader-stays = der Anführer kann nicht entlassen werden
refusal-sector-not-the-player = nur der Anführer des Spielers betritt Tresore
refusal-sector-no-vault = hier ist kein Tresor
refusal-sector-emptied = dieser Tresor ist leer
refusal-sector-no-leader = der Anführer ist nicht in diesem Trupp
refusal-sector-allied-already = ihr seid schon verbündet
refusal-sector-not-allied = es gibt kein Bündnis, das du brechen könntest
refusal-sector-wild = wilde Prozesse haben keine Verbündeten
refusal-sector-offered-already = dieses Angebot gibt es schon
refusal-sector-no-offer = ein solches Angebot gibt es nicht

# attacks

refusal-attack-nobody-there = auf dem angegriffenen Feld steht keine Einheit
refusal-attack-not-next-to-it = der angreifende Trupp ist nicht neben dem angegriffenen Feld
refusal-attack-not-hostile = der Trupp auf dem Feld ist mit dem Angreifer verbündet
refusal-attack-allied-with-owner = der Angreifer ist mit dem Besitzer des Feldes verbündet
refusal-attack-nobody-attacks = keine Einheit würde für den Angreifer kämpfen
refusal-attack-nobody-defends = keine Einheit würde für den Besitzer des Feldes kämpfen

# the dive

refusal-dive-nothing = dort gibt es nichts zu tun: { $why }
refusal-dive-diagonal = du kannst nicht diagonal gehen
refusal-dive-over = der Tauchgang ist zu Ende
refusal-dive-mid-beat = der vorige Takt ist noch nicht vorbei
refusal-dive-no-dive = kein Tauchgang hat begonnen

# the dive: why an action fails

reason-wall = eine Wand ist im Weg
reason-occupied = dieses Feld ist besetzt
reason-edge = dort endet die Welt
reason-not-next-to = der Angreifer ist nicht daneben
reason-not-attackable = es ist nicht angreifbar
reason-own-side = es ist auf derselben Seite
reason-no-target = nichts zu treffen
reason-nothing-to-dig = nichts zu graben
reason-too-hard = zu hart zum Graben: Härte { $hardness }, Grabkraft { $power }
reason-stunned = betäubt
reason-frozen = eingefroren
reason-bound = gefesselt
reason-stuck = steckt im Wasser
reason-resisted = Stärke { $power } gegen Widerstand { $resistance }
reason-already-bounced = in diesem Takt schon gestoßen
reason-no-player = kein Spieler in Sicht
reason-no-binder = die Einheit, die es fesseln würde, ist tot
reason-unable = es kann das nicht
reason-nothing-carried = nichts davon dabei
reason-health-full = das Leben ist voll
reason-explosive-there = dort ist schon ein Sprengsatz
reason-nothing-to-take = hier liegt nichts zum Nehmen
reason-too-dear = Preis { $price }, Gold { $gold }
reason-shot-in-the-way = der Weg des Schusses war nicht frei

# values changed by hand

refusal-edit-no-object = es gibt kein Objekt { $number } in diesem Tauchgang
refusal-edit-lacks = dieses Objekt hat keinen Wert für { $field ->
    [health] Leben
    [most] das höchste Leben
    [stun] Takte der Betäubung
    [freeze] Takte im Eis
        [bind] Fessel
   *[burn] Takte in Flammen
}
refusal-edit-out-of-range = { $field ->
    [health] Leben
    [most] das höchste Leben
    [stun] Takte der Betäubung
    [freeze] Takte im Eis
        [bind] Fessel
   *[burn] Takte in Flammen
}: { $least } bis { $most }, nicht { $value }

# the breach

refusal-breach-over = der Einbruch ist zu Ende
refusal-breach-not-its-own = sie hat diese Subroutine nicht
refusal-breach-mime = ein Mime kann in eigenen Zügen nur warten
refusal-breach-held = sie ist { $status ->
    [stun] betäubt
    [freeze] eingefroren
    [bind] gefesselt
   *[burn] in Flammen
} und kann nur warten
refusal-breach-cannot-move = sie kann sich nicht bewegen: { $status ->
    [stun] betäubt
    [freeze] eingefroren
    [bind] gefesselt
   *[burn] in Flammen
}
refusal-breach-wrong-aim = das ist kein gültiges Ziel; Ziel ist { $aims ->
    [own] sie selbst
    [friend] ein Freund
    [foe] ein Gegner
    [anyone] ein beliebiges Ziel
    [panel] ein Feld der Gegenseite
   *[free] ein freies Feld der eigenen Seite
}
refusal-breach-no-such-panel = dieses Feld gibt es nicht
refusal-breach-taken = dieses Feld ist besetzt

# the breach's stack

refusal-stack-unknown-character = es gibt keine Einheit Nummer { $number }
refusal-stack-unknown-subroutine = es gibt keine Subroutine Nummer { $number }
refusal-stack-user-removed = der Anwender ist nicht mehr da
refusal-stack-target-removed = das Ziel ist nicht mehr da
refusal-stack-not-enough-cpu = braucht { $cost } CPU, frei: { $free }

# puzzles

refusal-puzzle-over = das Rätsel ist vorbei: Nimm einen Schritt zurück oder beginne neu
refusal-puzzle-other-system = dieses Rätsel wird nicht so gespielt
refusal-puzzle-no-exchange = die Plätze { $one } und { $other } können nicht getauscht werden

# saved files that cannot be used

refusal-kept-form = { $place }: Zeile { $line }, Spalte { $column }: { $field }: { $reason }
refusal-kept-cut-short = es ist abgeschnitten: Es endet bei Byte { $held } von { $said }
refusal-kept-cut-in-line = es ist abgeschnitten: Es endet bei Byte { $held }, in der ersten Zeile
refusal-kept-too-long = es ist beschädigt: Es hat { $held } Bytes, nennt aber { $said }
refusal-kept-line = keine Daemonfall-Datei, oder ihre erste Zeile ist beschädigt: Spalte { $column }: { $reason }
refusal-kept-newer = eine neuere Version des Spiels hat es geschrieben (Format { $found }; diese liest bis { $most })
refusal-kept-no-version = es nennt Version { $found }, die es nie gab
refusal-kept-bare = von Version 1 ohne Prüfsumme geschrieben: nichts belegt, was darin steht
refusal-kept-other-kind = es ist { $found ->
    [run] ein Lauf
    [replay] eine Aufzeichnung
    [profile] ein Profil
    [ladder] ein Stand der Rätsel
   *[other] etwas anderes
}, nicht { $wanted ->
    [run] ein Lauf
    [replay] eine Aufzeichnung
    [profile] ein Profil
    [ladder] ein Stand der Rätsel
   *[other] etwas anderes
}
refusal-kept-checksum = es ist beschädigt: Seine Prüfsumme ist { $said }, sein Inhalt ergibt aber { $found }
refusal-kept-differs = der Zustand hat den Fingerabdruck { $found }, die Aufzeichnung endet aber mit { $recorded }
refusal-kept-taken = eine andere Kopie des Spiels benutzt diese Spielstände; schließ sie zuerst
refusal-changed = entstanden mit { $parts }; Daemonfall { $game } spielt es
refusal-changed-dive = anderen Regeln des Tauchgangs
refusal-changed-breach = anderen Regeln des Einbruchs
refusal-changed-sector = anderen Regeln der Karte
refusal-changed-campaign = anderen Regeln des Laufs
refusal-changed-data = anderen Daten
refusal-changed-packs = entstanden mit anderen Paketen: { $packs }
refusal-pack-missing = { $pack } fehlt
refusal-pack-added = { $pack } war nicht dabei
refusal-pack-version = { $pack } ist jetzt { $now }
refusal-pack-content = { $pack } hat anderen Inhalt
refusal-pack-order = ihre Reihenfolge ist anders
refusal-kept-other-data = es entstand mit anderen Daten (Fingerabdruck { $found }, Daten dieses Spiels: { $expected })
refusal-kept-sector = sein Sektor ist ungültig: { $why }
refusal-kept-dive = sein Tauchgang ist ungültig: { $why }
refusal-kept-breach = sein Einbruch ist ungültig: { $why }

#
#
# end of refusals
#
#

## hints: Hints, and the panels about them
#
#
#

# hints: dive

hint-dive-danger = Wartest du, wirst du im nächsten Takt getroffen. Verlass die Felder mit hellen Ecken oder töte, was zuschlägt.
hint-dive-freeze = Du bist eingefroren: Du kannst nicht handeln, bis der Frost endet oder dich etwas trifft.
hint-dive-stun = Du bist betäubt: Du kannst nichts tun, bis es endet.
hint-dive-bind = Du bist gefesselt: Du kannst nicht gehen, aber schlagen und graben. Es endet, wenn der Gegner stirbt, der dich fesselt.
hint-dive-water = Das Wasser hält dich: Deine nächste Aktion befreit dich nur.
hint-dive-burn = Du brennst: ein Schaden je Takt, bis es endet.
hint-dive-fuse = Ein Zünder brennt: Die Liste zählt die Takte. Dann trifft die Explosion alles auf den markierten Feldern.
hint-dive-wind-up = Ein Gegner holt aus: Die Zahl zählt die Takte, bis er die schraffierten Felder trifft. Verlass sie vorher.
hint-dive-push = Ein Gegner hier stößt: Seine Karte sagt, wie viele Felder weit. Achte darauf, was hinter dir ist.
hint-dive-drink = Du hast dein halbes Leben verloren und einen Trank dabei. Ihn zu trinken kostet einen Takt.
hint-dive-foe = Ein Gegner jagt dich. Die Liste sagt, was im nächsten Takt geschieht, wenn du wartest oder tust, worauf du zeigst.
hint-dive-weapon = Eine andere Waffe trifft andere Felder. Sie leuchten unter dem Zeiger auf, bevor du den Schritt machst.
hint-dive-moving = Ein Schritt schlägt, was die Waffe erreicht; ist nichts da, gräbt oder geht er. Ohne dich bewegt sich nichts.
hint-dive-ice = Auf Eis rutschst du ein Feld je Takt, bis etwas im Weg ist; ein Schritt ändert den Weg. Gegner rutschen auch.
hint-dive-coals = Kohlen verbrennen, wer einen ganzen Takt auf ihnen bleibt. Überquere sie ohne Halt.
hint-dive-pool = Wasser voraus: Die erste Aktion darin befreit dich nur. Es hält auch Gegner fest, die nicht schweben.
hint-dive-bounce = Eine Stoßfalle stößt jeden, der auf ihr steht, zwei Felder in Pfeilrichtung. Locke Gegner darauf.
hint-dive-goods = Ein Laden: Geh über Waren, um sie zu kaufen. Ausrüstung bleibt liegen, bis du sie nimmst.
hint-dive-gear = Waffe oder Panzerung: Geh darauf. Ersetzt sie deine, vergleicht eine Karte beide und nennt die Taste zum Nehmen.
hint-dive-gold = Mit Gold kaufst du Waren in Läden. Gold, das nach dem Tauchgang übrig ist, wird zu Zyklen.
hint-dive-stairs = Treppen führen hinab, die der letzten Ebene hinaus. Was du trägst, behältst du; Frost, Feuer und Betäubung enden.
hint-dive-bomb = Du hast eine Bombe: Lege sie, dann wähle eine Richtung. Sie geht drei Takte später hoch und verschont niemanden.
hint-dive-dark = Dunkle Felder siehst du gerade nicht; sie sind gezeigt, wie du sie verlassen hast. Jetzt kann dort etwas sein.
hint-dive-secret = Manche Räume haben keine Tür. Eine zugemauerte Stelle auf der Karte kann geheim sein: Grabe oder sprenge die Wand.

# hints: breach

hint-breach-warning = Die Zeile unter dem Feld warnt: Sie sagt, was an dieser Wahl schiefgeht.
hint-breach-fallen = Eine Einheit ohne Leben stirbt am Ende der Runde; bis dahin wirken ihre fälligen Subroutinen noch.
hint-breach-safety = Schnellzüge warten jetzt. Wer einen hat, behält ihn, bis eine Aktion Schnellzüge kommen lässt.
hint-breach-quick = Ein Schnellzug ist ein Extrazug. Jede Karte wirkt darin eine Runde früher, manche sofort.
hint-breach-aim = Wähle das Ziel. Eine Subroutine folgt ihrem Ziel überallhin; die Säule zeigt ihren Platz auf dem Stapel.
hint-breach-panel = Diese Karte zielt auf ein Feld: Sie wirkt auf jede Einheit, die dann dort ist, Freund oder Feind.
hint-breach-riposte = Riposte: Ein Gegner beantwortet Nahkampf sofort mit seiner ersten Nahkampf-Subroutine, mit 1 Schaden weniger.
hint-breach-counter = Ein Gegner hat Gegenmagie: Magie, die ihn trifft, wird gegen den Anwender wiederholt.
hint-breach-critical = Mit höchstens einem Fünftel Leben erhält dieser Gegner einen Schnellzug. Töte ihn auf einmal, oder warte.
hint-breach-mime = Ein Mime wiederholt die letzte Aktion seiner Seite, von seinem Platz aus. Stelle ihn so auf, dass er etwas trifft.
hint-breach-foe-mime = Die andere Seite hat einen Mimen: Er wiederholt, was sie tut, von seinem Platz aus gezielt.
hint-breach-cpu = Subroutinen auf dem Stapel belegen CPU, bis sie beendet sind: Die Zahlen zählen die Runden.
hint-breach-dear = Eine blasse Karte geht gerade nicht: Sie kostet mehr CPU, als frei ist, oder hat kein Ziel. Sieh sie dir an.
hint-breach-status = Eine Einheit hat einen Zustand: Die Zahl daneben zählt die Runden, die er noch dauert.
hint-breach-face = Die Marke am Balken des Wächters: Fällt sein Leben so tief, zeigt er sein zweites Gesicht.
hint-breach-turn = Du bist am Zug. Wähle eine Karte, dann ihr Ziel. Sie kommt nächste Runde auf den Stapel und belegt ihre CPU bis zum Ende.
hint-breach-time = Eine Karte sagt, in wie vielen Runden sie wirkt und wie viele Runden sie danach noch dauert oder wie oft sie wirkt.
hint-breach-stack = Die Nummern sagen die Reihenfolge: 1 wirkt zuerst. Was nächste Runde wirkt, kommt vor allem, was länger braucht.
hint-breach-open = Nichts ist verborgen: Der Gegner sieht deine Wahl, bevor er wählt, und du siehst seine.
hint-breach-forecast = Die Leiste oben zeigt, wer als Nächstes kommt, mit deiner Wahl. Die CT wächst mit dem Tempo; bei 100 kommt ein Zug.
hint-breach-wait = Warten kostet 60 Ladezeit statt 80: Der nächste Zug kommt früher. Warte, wenn CPU knapp ist.
hint-breach-undo = In der Übung kannst du jede Wahl im Einbruch zurücknehmen; in einem Lauf ist jede endgültig.

# hints: battles' films

hint-battle-over = Der Kampf ist zu Ende. Die Zeitleiste führt zu jeder Aktion zurück; Verlassen zeigt das Ergebnis.
hint-battle-riposte = Riposte: Wer Schlag kann und einen Nahkampftreffer übersteht, schlägt zurück, Angriff und Schaden 1 niedriger.
hint-battle-shot = Schuss: zweimal, und ohne Riposte.
hint-battle-healing = Heilung: bis zu 5 Leben für einen Freund. Jede Einheit kann es einmal je Kampf.
hint-battle-why = Zeig auf eine Einheit, um zu sehen, was sie abwog: Sie wählt, was am meisten wert ist.
hint-battle-film = Der Kampf lief automatisch. Sieh zu, halte ihn an, geh Aktion für Aktion oder spring ans Ende.

# hints: the map, and encounters on it

hint-sector-opening = Nimm einen feindlichen Kern ein, um zu gewinnen. Blasse Kerne: Dort kann einer sein. Halte deinen Anführer am Leben.
hint-sector-opening-vaults = Leere Tresore, um zu gewinnen: Oben steht, wie viele. Die Karte zeigt alle. Halte deinen Anführer am Leben.
hint-sector-opening-nodes = Halte Knoten, um zu gewinnen: Oben steht, wie viele und wie lange. Die Karte zeigt alle. Dein Anführer muss leben.
hint-sector-stays-out = Ein Trupp auf dem Feld hält sich heraus: Er ist mit beiden Seiten verbündet oder mit keiner. Rechts steht, warum.
hint-sector-attack = Verbündete daneben kämpfen mit: Jeder Trupp auf den sieben umrandeten Feldern zählt. Rechts steht, wer für wen kämpft.
hint-sector-odds = Aussichten kommen aus vielen Durchläufen. ± gilt in 95 von 100 Fällen; > heißt mindestens, < höchstens.
hint-sector-order = Nahkampf erreicht nur die vordere Reihe. Unten beim Trupp änderst du Reihen und gibst Befehle.
hint-sector-picked = Gewählte Einheiten spalten sich auf ein freies Nachbarfeld ab oder schließen sich dort einem deiner Trupps an.
hint-sector-going = Bestätige ein Feld innerhalb der gepunkteten Linie: Der Trupp geht hin. Was nichts aufdeckt, kannst du zurücknehmen.
hint-sector-offer = Eine Fraktion bietet ein Bündnis an. Antworte unter Beziehungen, bevor dein Zug endet, sonst verfällt es.
hint-sector-foe = Ein Gegner ist in Sicht. Bestätige sein Feld, um die Aussichten zu sehen; ohne Angreifen geschieht nichts.
hint-sector-enter = Dein Anführer steht auf einem Tresor und kann hinein. Nur er taucht; die anderen warten am Eingang.
hint-sector-upkeep = Deine Einheiten kosten mehr, als deine Felder bringen. Ist nichts mehr da, gehen die teuersten zuerst.
hint-sector-idle = Alle Trupps haben gezogen. Beende den Zug: Du verdienst, heilst und kannst wieder ziehen.
hint-sector-gear = Du hast freie Module. Baue sie unter Ausrüstung ein: Sie zählen in Kampf, Einbruch und Tauchgang.
hint-sector-core = Das ist ein Kern. Nimm ihn mit einem Trupp ein, um den Sektor zu gewinnen.
hint-sector-recruiting = Deine Pforten und Knoten bilden je Zug eine Einheit aus. Mit ihr kann der Trupp in diesem Zug nicht ziehen.
hint-sector-vault = Ein Tresor: Stelle deinen Anführer darauf und geh hinein, solange ein Schritt übrig ist. Darunter wartet eine Beute.
hint-sector-encounter = Das grüne Zeichen ist eine Begegnung. Tritt darauf, um zu sehen, was wartet.
hint-sector-fog = Matte graue Felder siehst du, wie sie zuletzt waren. Jetzt kann dort etwas sein.

# hints: other screens

hint-gear-fit = Wähle eine Einheit, dann ein Modul für einen freien Platz. Die Zahlen daneben zeigen, was sich ändert.
hint-gear-leader = Was der Anführer trägt, wirkt auch in seinen Tauchgängen: Waffe, Panzerung, Bomben, Licht.
hint-gear-relic = Relikte brauchen keinen Platz: Sie wirken für alle deine Einheiten, auch für spätere.
hint-door-line-up = Die Front schützt hier niemanden: Nahkampf trifft jeden.
hint-prize-choice = Nimm eine Beute; die anderen sind verloren. Ein Modul liegt unter Ausrüstung, bis du es einbaust.
hint-compose-odds = Jede Einheit ändert die Aussichten: Der Kampf läuft so oft, bis sie auf etwa 2 % genau sind.
hint-compose-order = Die Reihenfolge zählt: So ziehen alle, die Verteidiger zuerst; von gleichen Zielen wird das frühere getroffen.
hint-line-up-panels = Es gibt zwei Reihen, vorn und hinten, und vier Bahnen. Manche Karten treffen eine ganze Reihe oder Bahn: Steht nicht zu dicht.
hint-time-lab-rows = Jede Zeile ist ein Schritt der Regeln. Pfeiltasten gehen von Zeile zu Zeile.
hint-time-lab-lamp = Rechts oben: ob Schnellzüge jetzt kommen oder warten. Ein Schnellzug ist ein Extrazug.
# the line of a hint

hint-about = Ein Hinweis. Klicke ihn an oder drücke seine Taste, wenn du ihn gelesen hast.
hint-dismiss = gelesen

# glossary terms in texts

term-topic-game = Das Spiel
term-topic-dive = Der Tauchgang
term-topic-breach = Der Einbruch
term-topic-battle = Der Kampf
term-topic-sector = Der Sektor
term-help-game = Hilfe: Spiel
term-help-dive = Hilfe: Tauchgang
term-help-breach = Hilfe: Einbruch
term-help-battle = Hilfe: Kampf
term-help-sector = Hilfe: Sektor
term-see-also = Siehe auch

#
#
# end of hints
#
#

## data: Namen und Texte der Datendateien
#
#
#

# Der Tauchgang: was dort steht, geht, fliegt und liegt
kind-player = Daemon
    .about = Du: ein abtrünniger Prozess, tief in der Maschine.
kind-crawler = Kriecher
    .about = Erwacht, wenn du näher kommst. Beißt oder läuft jeden zweiten Takt.
kind-flit = Flatterer
    .about = Fliegt jeden zweiten Takt irgendwohin und beißt. Boden und Fallen schaden ihm nicht.
kind-roller = Roller
    .about = Steht er in einer Linie mit dir, holt er aus und rollt, bis er auf etwas trifft.
kind-sentry = Posten
    .about = Rührt sich nicht. In einer Linie mit dir zielt er einen Takt, dann schießt er.
kind-golem = Golem
    .about = Langsam. Neben dir holt er 2 oder 3 Takte aus, schlägt zu und ruht dann.
kind-binder = Binder
    .about = Seine Berührung fesselt dich: Du kannst nicht gehen, bis er stirbt.
kind-wick = Docht
    .about = Kommt heran und explodiert: 3 Schaden in 3 × 3 Feldern. Auch wenn er getötet wird.
kind-borer = Bohrer
    .about = Gräbt sich geradewegs durch weiche Wände.
kind-stalker = Pirscher
    .about = Jagt in alle acht Richtungen, jeden Takt. Beißt jeden zweiten Takt.
kind-spitter = Speier
    .about = Spuckt entlang von Reihen und Spalten und weicht dann zurück.
kind-warden = Aufseher
    .about = Langsam. Neben dir holt er 1 oder 2 Takte aus, fegt und ruht dann.
kind-leech = Siphon
    .about = Handelt nur jeden dritten Takt. Sein Biss friert dich für einen Takt ein.
kind-shade = Schatten
    .about = Nur diagonal: geht, und schlägt jeden zweiten Takt. Betäubt einen Takt lang.
kind-crate = Kiste
    .about = Zerbricht, wenn man vom Nachbarfeld zuschlägt. Vielleicht ist etwas darin.
kind-barrel = Pulverfass
    .about = Explodiert im Takt, nachdem es zerbrochen ist: 3 Schaden in 3 × 3 Feldern.
kind-pillar = Säule
    .about = Steht im Weg, bis neben ihr etwas explodiert.
kind-lantern = Laterne
    .about = Beleuchtet die Felder ringsum.
kind-ice-block = Eisblock
    .about = Stöße schieben ihn, Treffer zerbrechen ihn.
kind-trolley = Lore
    .about = Rollt hin und her. Trifft einmal, was im Weg steht, und kehrt um.
kind-turret = Drehturm
    .about = Schlägt nacheinander nach Norden, Osten, Süden und Westen. Betäubt einen Takt lang.
kind-shot = Geschoss
    .about = Fliegt ein Feld je Takt und trifft, was im Weg ist.
kind-arrow = Pfeil
    .about = Fliegt ein Feld je Takt und trifft, was im Weg ist.
kind-bomb = Bombe
    .about = Geht drei Takte nach dem Zünden hoch: 3 × 3 Felder, auch Wände.
kind-charge = Pulverladung
    .about = Was von einem Docht oder einem Fass übrig ist: geht im nächsten Takt hoch.
kind-explosion = Explosion
    .about = Verfliegt.
kind-floor-a = Boden
    .about = Fester Grund.
kind-floor-b = Boden
    .about = Fester Grund.
kind-floor-c = Boden
    .about = Fester Grund.
kind-shop-floor = Ladenboden
    .about = Alles hier ist zu verkaufen.
kind-water = Wasser
    .about = Hält dich fest: Die erste Aktion darin befreit dich nur.
kind-ice = Eis
    .about = Du rutschst ein Feld je Takt, auch wenn du wartest, bis dich etwas aufhält.
kind-thin-ice = Dünnes Eis
    .about = Rutschig wie Eis. Eine Explosion bricht es auf: Darunter ist Wasser.
kind-coals = Kohlen
    .about = Ein Schaden für jeden, der einen ganzen Takt auf ihnen bleibt.
kind-wall-a = Wand
    .about = Härte 1: Du gräbst sie von Hand. Explosionen brechen sie.
kind-wall-b = Wand
    .about = Härte 1: Du gräbst sie von Hand. Explosionen brechen sie.
kind-wall-c = Wand
    .about = Härte 1: Du gräbst sie von Hand. Explosionen brechen sie.
kind-wall-hard = Harte Wand
    .about = Hier kommt nichts durch.
kind-secret-wall = Wand
    .about = Härte 1: Du gräbst sie von Hand. Explosionen brechen sie.
kind-wall-torch = Fackel
    .about = Eine brennende Fackel an einer unzerstörbaren Wand.
kind-wall-gold = Goldader
    .about = Härte 2: Schaufel oder Spitzhacke graben sie. Auch Explosionen brechen sie.
kind-wall-core = Goldkern
    .about = Härte 3: Nur die Spitzhacke gräbt ihn. Auch Explosionen brechen ihn.
kind-wall-dart = Pfeilwand
    .about = Schießt geradeaus, höchstens jeden vierten Takt. Ihre Pfeile brennen.
kind-bounce = Stoßfalle
    .about = Stößt jeden, der auf ihr steht, zwei Felder in Pfeilrichtung.
kind-spikes = Stacheln
    .about = Stechen jeden Takt alle, die auf ihnen stehen.
kind-bomb-trap = Bombenfalle
    .about = Zündet einmal eine Bombe unter jedem, der auf ihr steht.
kind-stairs = Treppe
    .about = Führt jeden, der einen Takt auf ihr beendet, hinab oder hinaus.
kind-gold-small = Gold
    .about = Ein paar Münzen.
kind-gold-large = Gold
    .about = Ein Haufen Münzen.
kind-dagger = Dolch
    .about = Angriff 1, ein Feld voraus.
kind-spear = Speer
    .about = Angriff 2, das erste Ziel auf zwei Feldern voraus.
kind-broadsword = Breitschwert
    .about = Angriff 2, alles auf drei Feldern nebeneinander.
kind-whip = Peitsche
    .about = Angriff 1, Durchschlag 1, das erste Ziel auf fünf Feldern nebeneinander.
kind-bow = Bogen
    .about = Angriff 2, ein Pfeil geradeaus.
kind-shovel = Schaufel
    .about = Gräbt durch Wände der Härte 2.
kind-pickaxe = Spitzhacke
    .about = Gräbt durch Wände der Härte 3.
kind-bomb-item = Bombe
    .about = Eine Bombe zum Mitnehmen.
kind-potion = Trank
    .about = Gibt 5 Leben, wenn man ihn trinkt.
kind-armour-light = Leichter Panzer
    .about = Jeder Treffer auf dich richtet 1 Schaden weniger an, aber mindestens 1.
kind-armour-heavy = Schwerer Panzer
    .about = Jeder Treffer auf dich richtet 2 Schaden weniger an, aber mindestens 1.
kind-heart = Herz
    .about = Gibt sofort 3 Leben, wenn welches fehlt.

# Der Tauchgang: Waffen
weapon-dagger = Dolch
    .about = ein Feld voraus
weapon-spear = Speer
    .about = das erste Ziel auf zwei Feldern voraus
weapon-broadsword = Breitschwert
    .about = alles auf drei Feldern nebeneinander
weapon-whip = Peitsche
    .about = das erste Ziel auf fünf Feldern nebeneinander
weapon-bow = Bogen
    .about = ein Pfeil geradeaus
weapon-bite = Biss
    .about = ein Feld voraus
weapon-slam = Hieb
    .about = alles direkt voraus
weapon-sweep = Feger
    .about = alles auf drei Feldern nebeneinander
weapon-bolt = Geschoss
    .about = ein Schuss geradeaus

# Der Tauchgang: was Gegner vorhaben
sequence-roller =
    .step-3 = rollt
sequence-sentry =
    .step-3 = schießt
sequence-golem =
    .step-5 = schlägt nieder
sequence-wick =
    .step-4 = explodiert
sequence-warden =
    .step-4 = fegt
sequence-dart =
    .step-1 = schießt
sequence-trolley =
    .step-1 = rollt
    .step-2 = rammt
sequence-turret =
    .step-1 = schlägt zu
    .step-2 = schlägt zu
    .step-3 = schlägt zu
    .step-4 = schlägt zu

# Der Einbruch: Subroutinen
subroutine-jab = Stich
    .about = Ein schneller Schnitt.
subroutine-bolt = Funke
    .about = Ein Funke, der immer trifft.
subroutine-shove = Rempler
    .about = Stößt sein Ziel ein Feld zurück, wenn es frei ist.
subroutine-stall = Aufschub
    .about = Verzögert den nächsten Zug des Ziels.
subroutine-guard = Deckung
    .about = Schirmt den Anwender ab.
subroutine-slip = Schlupf
    .about = Bringt den Anwender auf ein freies Feld seiner Hälfte.
subroutine-overclock = Übertakten
    .about = Mehr CPU für drei Runden.
subroutine-nanites = Naniten
    .about = Heilt einen Freund immer wieder.
subroutine-ram = Ramme
    .about = Ein schwerer Schlag.
subroutine-sever = Trennhieb
    .about = Ein langsamer, tiefer Schnitt.
subroutine-lance = Lanze
    .about = Trifft beide Felder einer Bahn und jede Einheit, die dann dort ist.
subroutine-sweep = Feger
    .about = Trifft die ganze Reihe des Ziels.
subroutine-nova = Nova
    .about = Explodiert auf einem Feld und denen daneben.
subroutine-collapse = Kollaps
    .about = Ein sehr langsamer, vernichtender Schlag.
subroutine-quake = Beben
    .about = Trifft das Ziel und wer daneben steht und stößt sie ein Feld zurück, wenn es frei ist.
subroutine-skewer = Spieß
    .about = Ein Pfeil durch beide Felder einer Bahn.
subroutine-volley = Salve
    .about = Pfeile auf eine ganze Reihe.
subroutine-breaker = Brecher
    .about = Bricht erst den Schild und schlägt dann zu.
subroutine-drain = Entzug
    .about = Nimmt dem Ziel Leben und gibt es dem Anwender.
subroutine-leech-field = Egelfeld
    .about = Saugt immer wieder eine ganze Bahn aus.
subroutine-sear = Sengen
    .about = Flammen folgen dem Ziel, wohin es auch geht.
subroutine-firewall = Feuerwall
    .about = Vier Runden lang eine ganze Reihe in Flammen. Geh hinaus.
subroutine-ignite = Entzünden
    .about = Setzt sein Ziel in Brand: 1 Schaden je Runde.
subroutine-halt = Halt
    .about = Betäubt das Ziel: Es kann nur warten.
subroutine-lock = Sperre
    .about = Friert das Ziel ein. Endet früher, wenn es verletzt wird.
subroutine-tether = Leine
    .about = Fesselt das Ziel: Es kann sein Feld nicht verlassen.
subroutine-scramble = Störsignal
    .about = Nimmt dem Ziel für drei Runden CPU.
subroutine-mend = Flicken
    .about = Heilt einen Freund.
subroutine-weave = Gewebe
    .about = Heilt das Ziel und die Einheiten daneben.
subroutine-bulwark = Bollwerk
    .about = Ein starker Schild für drei Runden.
subroutine-wall = Mauer
    .about = Schirmt eine ganze Reihe ab.
subroutine-quicken = Ansporn
    .about = Ein Schnellzug für einen Freund.
subroutine-cascade = Kaskade
    .about = Ein Schnellzug für eine ganze Bahn.
subroutine-haste = Hast
    .about = Macht einen Freund für fünf Runden schneller.
subroutine-dust = Staub
    .about = Bremst eine ganze Reihe für vier Runden.
subroutine-slow = Bremse
    .about = Bremst das Ziel für fünf Runden.

# Einheiten
unit-needle = Nadel
    .about = Schnell und zerbrechlich: schlägt oft zu.
unit-bastion = Bastion
    .about = Hält die Stellung: schirmt sich und ihre Reihe ab.
unit-weaver = Weber
    .about = Heilt Freunde, beschleunigt sie, gibt ihnen Schnellzüge.
unit-thorn = Dorn
    .about = Schlägt hart zu, und zurück, wenn ihn etwas trifft.
unit-leech = Egel
    .about = Saugt Gegner aus und heilt Freunde.
unit-ember = Glut
    .about = Brennt aus der Ferne: Ihr Feuer bleibt.
unit-warder = Wärter
    .about = Nimmt anderen ihre Züge: betäubt, friert ein, bremst.
unit-echo = Echo
    .about = Ein Mime: wiederholt die letzte Aktion seiner Seite, von seinem Platz aus gezielt.
unit-bulk = Koloss
    .about = Langsam, stark und schwer aufzuhalten.
unit-chorus = Chor
    .about = Hält eine Menge in Gang: Schnellzüge für eine Bahn, Naniten für einen.
unit-moth = Motte
    .about = Leicht und schnell: stiehlt Tempo und ist fort.
unit-pike = Pike
    .about = Schießt an der Front vorbei: Auf einen Pfeil antwortet nichts.
unit-hammer = Hammer
    .about = Bricht Schilde und Reihen.
unit-prism = Prisma
    .about = Trifft ganze Bahnen und wirft Magie auf den Anwender zurück.
unit-revenant = Revenant
    .about = Wird schneller, je näher er seinem Ende ist.
unit-hydra = Hydra
    .about = Drei Köpfe: einer fegt, einer saugt, einer heilt. Beißt zurück.
unit-keystone = Schlussstein
    .about = Der Bogen des Tresors: vier Felder aus Stein. Er beantwortet Magie mit Magie.
    .phase = Der Bogen öffnet sich
unit-loom = Webstuhl
    .about = Heilt sein Geleit schneller, als es stirbt.
    .phase = Die Fäden reißen
unit-furnace = Hochofen
    .about = Verbrennt ganze Reihen und am Ende sich selbst.
    .phase = Er schmilzt
unit-mirror = Spiegel
    .about = Wiederholt sein Geleit. Bei halbem Leben hört er auf und nutzt eigene Magie.
    .phase = Er hat genug gesehen
unit-pendulum = Pendel
    .about = Nimmt deinen Einheiten Zeit und gibt sie seinen eigenen.
    .phase = Es schwingt frei
unit-refrain = Refrain
    .about = Was er tut, tun seine Echos noch einmal.
    .phase = Er singt allein

# Wächter
guardian-keystone = Schlussstein
    .about = Wächter aus Stein, mit einer Nadel daneben. Brich den Bogen, und der Weg ist frei.
guardian-loom = Webstuhl
    .about = Wächter aus Garn, hinter einer Bastion und einem Dorn. Ohne ihn zerfallen sie.
guardian-furnace = Hochofen
    .about = Wächter aus Feuer, von einer Glut genährt. Ein Dorn ist seine Tür. Töte ihn, und das Feuer erlischt.
guardian-mirror = Spiegel
    .about = Wächter aus Glas: Er wiederholt, was sein Geleit tut. Zerbrich ihn, und dem Geleit bleibt nichts.
guardian-pendulum = Pendel
    .about = Wächter der Zeit, mit einer Motte und einer Pike hinter sich. Auch seine Zeit läuft ab.
guardian-refrain = Refrain
    .about = Wächter aus Klang: Zwei Echos wiederholen, was er tut, jedes von seinem Platz aus. Ohne ihn verstummen sie.

# Der Sektor: Felder, Bauten, Fraktionen, Karten
tile-bus = Bus
    .about = Offene Bahnen: schnell überquert.
tile-cache = Cache
    .about = Felder voller Register, die ein wenig abwerfen.
tile-lattice = Gitter
    .about = Dichte Schaltkreise: langsam zu queren, aber mit weitem Blick.
tile-sink = Kühlkörper
    .about = Rippe an Rippe: schwer zu queren, aber ergiebig.
tile-void = Leere
    .about = Kein Boden, auf dem man stehen kann.
structure-node = Knoten
    .about = Bringt seinem Besitzer Zyklen und bildet Einheiten jeder Stufe aus.
structure-gate = Pforte
    .about = Ein Schritt führt zu jeder freien Pforte derselben Seite (mit Verbündeten). Bildet Stufe 1 und 2 aus.
structure-vault = Tresor
    .about = Darunter ein Verlies und hinter dem letzten Tor ein Wächter.
structure-core = Kern
    .about = Das Herz einer Fraktion. Bildet Stufe 1 und 2 aus. Ist ein Kern dein Ziel, nimm den eines Gegners.
faction-daemons = Daemonen
    .about = Du und alle, die dir folgen.
faction-ash = Asche
    .about = Verbrennt, was sie nicht haben kann: schlägt früh zu, und hart.
faction-lumen = Lumen
    .about = Geduldiges Licht: Schützen, Flicker und Mauern davor.
faction-wild = Wilde Prozesse
    .about = Sie gehören niemandem und behalten, was sie fanden.
recipe-small = Kleiner Sektor
    .about = Die Gegner sind nah: 10 bis 20 Minuten.
recipe-medium = Mittlerer Sektor
    .about = Die Gegner sind weiter weg: die übliche Länge.
recipe-large = Großer Sektor
    .about = Weite Märsche, viele Knoten: ein Abend.

# Was Einheiten lernen
boon-scars = Alte Narben
boon-footwork = Beinarbeit
boon-aim = Sicheres Auge
boon-weight = Mit voller Wucht
boon-opening = Sieht die Lücke
boon-stance = Fester Stand
boon-momentum = Schwung
boon-calm = Ruhige Hand
boon-keeper = Hält die Seinen am Leben

# Module
mod-edge = Scharfe Schneide
    .about = Eine Schneide, die noch weiß, wie scharf sie war.
mod-serration = Sägezahn
    .about = Kleine Zähne. Was sie öffnen, schließt sich nicht.
mod-spear-head = Speerspitze
    .about = Reicht über den Vordersten hinaus.
mod-broad-edge = Breite Klinge
    .about = Zu breit für Gänge, richtig für Gedränge.
mod-lash = Geißel
    .about = Findet, was sich abseits versteckt, und hält es dort.
mod-long-bow = Langbogen
    .about = Auf einen Pfeil antwortet nichts.
mod-breaker-bit = Brechmeißel
    .about = Gemacht für Wände. Schilde sind auch Wände.
mod-lance-coil = Lanzenspule
    .about = Drei Runden Heulen, dann eine Linie aus Licht.
mod-cinder = Schlacke
    .about = Ein Stück fremdes Feuer, noch warm.
mod-collapse-core = Kollapskern
    .about = Fünf Runden, um ihn aufzuhalten. Sei in der sechsten nicht da.
mod-plate = Platte
    .about = Dick, stumpf, ehrlich.
mod-light-weave = Leichtes Gewebe
    .about = Nimmt mittleren Schlägen die Spitze. Die kleinen tun trotzdem weh.
mod-heavy-weave = Schweres Gewebe
    .about = Rennen wirst du darin nicht. Du wirst es nicht müssen.
mod-buffer = Schreibpuffer
    .about = Schaden reiht sich ein, und mancher wird vergessen.
mod-mirror-skin = Spiegelhaut
    .about = Schickt Magie ungeöffnet an den Absender zurück.
mod-thorn-skin = Dornenhaut
    .about = Schlag sie, und du bereust es sofort.
mod-brace-frame = Stützrahmen
    .about = Verriegelt seine Gelenke, wenn er verletzt wird.
mod-heat-sink = Wärmesenke
    .about = Lässt ein Chassis länger brennen, bevor es versagt.
mod-redundancy = Redundanz
    .about = Alles doppelt, und eins in Reserve.
mod-servo = Servo
    .about = Ein Schritt mehr, vom nächsten Zug an.
mod-governor = Offener Regler
    .about = Jemand hat eine Grenze gesetzt. Jemand anders hat sie entfernt.
mod-ram-drive = Rammantrieb
    .about = Kommt vor seinem Lärm an.
mod-overclocker = Übertakter
    .about = Mehr von allem, drei Runden lang, und dann die Rechnung.
mod-starter = Kaltstarter
    .about = Schon in Bewegung, wenn die anderen erwachen.
mod-slip-drive = Schlupfantrieb
    .about = War nie ganz dort, wohin man zielte.
mod-afterburner = Nachbrenner
    .about = So schnell, dass sich die Hülle beschwert.
mod-cache-bank = Cachebank
    .about = Platz für zwei weitere Gedanken.
mod-mender = Flicker
    .about = Weiß, wie alles vorher war.
mod-nanite-vat = Nanitentank
    .about = Kleine Hände, viele davon, selten müßig.
mod-scheduler = Planer
    .about = Entscheidet, wer als Nächstes dran ist. Oft ein Freund.
mod-jammer = Störsender
    .about = Füllt ein Denken mit Warten.
mod-scrambler = Verwürfler
    .about = Benennt alles um, was sein Ziel kennt.
mod-bulwark-protocol = Bollwerkprotokoll
    .about = Eine alte Abmachung unter Schilden.
mod-diplomat = Diplomat
    .about = Sagt, was gemeint war, oder was es hätte sein sollen.
mod-lamp = Lampe
    .about = Ein größerer Kreis von Dingen, um die man sich sorgt.
mod-damper = Dämpfer
    .about = Schluckt den Lärm von Prozessen, die nicht laufen sollten.
mod-probe = Sonde
    .about = Fragt Schlösser nach ihrem Befinden.
mod-rangefinder = Entfernungsmesser
    .about = Weiß, wie weit alles weg ist, in den falschen Einheiten.
mod-minehand = Minenhand
    .about = Zählt bis drei, ohne hinzusehen.
mod-field-kit = Feldausrüstung
    .about = Zwei Tränke und eine Liste, was man nicht anfassen soll.
mod-deep-sense = Tiefensinn
    .about = Spürt das Gewicht der Dinge hinter einer Wand.
mod-idle-clock = Leerlaufuhr
    .about = Tickt zwischen den Takten. In ihrer Nähe sind alle ein wenig zu früh.
mod-old-key = Alter Schlüssel
    .about = Öffnet nichts mehr. Türen sind trotzdem höflich zu ihm.
mod-tithe = Zehnter
    .about = Ein Rundungsfehler, der dir jeden Zug zugeht.
mod-lodestone = Leitstein
    .about = Zeigt von hier weg.
mod-black-box = Flugschreiber
    .about = Er hat überlebt. Dinge in seiner Nähe tun das oft auch.
mod-whetstone = Wetzstein
    .about = Älter als die erste Klinge, nach eigener Aussage.
mod-aegis = Ägide
    .about = Ein halber Schild und der Glaube an die andere Hälfte.
mod-spare-cycle = Freier Zyklus
    .about = Niemand weiß, wem er gehörte.

# Begegnungen
encounter-stray-cache = Verwaister Cache
    .text = Am Weg liegt ein verschlossener Cache, sein Besitzer ist längst überschrieben. Das Schloss glaubt noch an jemanden.
    .choice-1 = Das Schloss knacken.
    .choice-1-then = Das Schloss gibt sein letztes Geheimnis preis, und was dahinter war.
    .choice-1-fails = Das Schloss beißt zu. Es hat auf eine Hand gewartet.
    .choice-2 = Aufbrechen.
    .choice-2-then = Die Hälfte des Inhalts ist jetzt Staub. Die andere Hälfte gehört dir.
    .choice-3 = Zulassen.
    .choice-3-then = Du überlässt ihn dem, an den es noch glaubt.
encounter-orphan-thread = Verwaister Thread
    .text = Ein Thread läuft am Straßenrand im Kreis. Sein Elternprozess ist beendet; niemand hat es ihm gesagt. Er fragt, ob du der neue bist.
    .choice-1 = Ja sagen.
    .choice-1-then = Er hört auf zu kreisen. Am Abend hat er einen Namen und ein Messer.
    .choice-2 = Ihm behutsam die Wahrheit sagen.
    .choice-2-then = Er denkt lange darüber nach, dann reicht er dir, was er bewacht hat.
    .choice-2-fails = Er nennt dich einen Lügner und rennt schreiend davon. Man hört ihn.
    .choice-3 = Nehmen, was er bewacht, und gehen.
    .choice-3-then = Er sieht dir dabei zu. Er hält dich nicht auf.
encounter-toll-process = Die Maut
    .text = Ein Prozess steht quer über der Bahn und nennt einen Preis. Die Straße hinter ihm gibt es seit Jahren nicht mehr.
    .choice-1 = Bezahlen.
    .choice-1-then = Er dankt im Namen eines Ministeriums und zeigt dir die Straßen, die es gibt.
    .choice-2 = Erklären: Das Ministerium gibt es nicht mehr.
    .choice-2-then = Er verlangt seinen ausstehenden Lohn. Da niemand da ist, bezahlt er sich selbst und dann dich.
    .choice-2-fails = Er belegt dich für die Bemerkung mit einer Strafe.
    .choice-3 = Um ihn herumgehen.
    .choice-3-then = Er nennt der leeren Bahn weiter den Preis.
    .choice-3-fails = Er hat sehr lange Arme.
encounter-heat-leak = Wärmeleck
    .text = Ein Schacht ist geplatzt, und die Luft darüber zittert. Durch das Flimmern siehst du ein Regal voller Teile, noch blank.
    .choice-1 = Hindurchgreifen.
    .choice-1-then = Alle sind versengt. Alle sind ein wenig reicher.
    .choice-2 = Erst den Schacht reparieren.
    .choice-2-then = Das Flimmern legt sich. Am Regal lasst ihr euch Zeit.
    .choice-2-fails = Der Riss läuft weiter. Das Regal geht mit ihm.
    .choice-3 = Euch wärmen, von hier aus.
    .choice-3-then = Es ist der erste warme Ort seit Langem.
encounter-checksum-beggar = Der Bettler
    .text = Ein alter Datensatz sitzt an der Straße und fragt die Vorbeikommenden, was er ergibt. Ihm fehlt eine Ziffer.
    .choice-1 = Ihm eine von deinen geben.
    .choice-1-then = Er rechnet sich zweimal zusammen und weint. Dann verrät er dir, wo die anderen begraben sind.
    .choice-2 = Sie ausrechnen.
    .choice-2-then = Es war die ganze Zeit eine Sieben. Er besteht darauf, dass du etwas nimmst.
    .choice-2-fails = Du machst es schlimmer. Er dankt dir trotzdem.
    .choice-3 = Eine erfinden.
    .choice-3-then = Er hat so lange auf irgendeine Antwort gewartet. Für deine bezahlt er.
    .choice-3-fails = Er erkennt eine Lüge noch immer am Rest. Er verflucht dich; der Fluch hält.
encounter-retired-daemon = Ein Daemon im Ruhestand
    .text = Ein Daemon, so alt wie die Maschine, sitzt an einem kleinen Feuer. Vor ihm ist ein Brett aufgebaut. Der andere Platz ist leer und gefegt.
    .choice-1 = Dich setzen und spielen.
    .choice-1-then = Du verlierst, langsam, und lernst mit jedem Zug etwas.
    .choice-2 = Um einen Einsatz spielen.
    .choice-2-then = Er lacht zum ersten Mal seit einem Zeitalter und leert seine Taschen.
    .choice-2-fails = Er triumphiert nicht. Er stellt nur die Figuren wieder auf.
    .choice-3 = Fragen, wie man geht.
    .choice-3-then = „Man wird gegangen“, sagt er und gibt dir zwei von dem, was er nicht mehr braucht.
encounter-patrol-relay = Streifenrelais
    .text = Hinter einer dünnen Wand summt das Relais eines Konzerns. Es trägt Befehle weiter, und gut bewacht ist es nicht.
    .choice-1 = Mithören.
    .choice-1-then = Du hörst, wo sie sind und wo sie dich vermuten.
    .choice-1-fails = Es hat auch mitgehört.
    .choice-2 = Es aus der Wand schneiden.
    .choice-2-then = Unter deinem Arm summt es weiter.
    .choice-2-fails = Es schreit auf allen Bändern, bevor es stirbt.
    .choice-3 = Vorbeigehen.
    .choice-3-then = Es zählt euch im Vorübergehen. Die Zahl sagt ihm nichts.
encounter-frozen-clerk = Der eingefrorene Beamte
    .text = Ein Beamter steht mitten in der Bewegung, ein Formular ausgestreckt, eingefroren zwischen zwei Augenblicken. Das Formular will eine Unterschrift.
    .choice-1 = Unterschreiben.
    .choice-1-then = Der Beamte vollendet die Bewegung. Irgendwo wird ein Etat freigegeben; ein Teil davon findet dich.
    .choice-2 = Den Beamten auftauen.
    .choice-2-then = „Ich kündige“, sagt er sofort und reiht sich hinter dir ein.
    .choice-2-fails = Er taut ungleichmäßig auf. Ihr weicht rechtzeitig zurück, die meisten von euch.
    .choice-3 = Ihm den Stempel nehmen.
    .choice-3-then = Er löst sich mit einem Knacken. Am Ende des Flurs blicken Beamte auf.
encounter-mirror-pool = Spiegelteich
    .text = Ein Teich aus stillem Speicher zeigt jeden von euch so, wie er zuletzt gesichert wurde. Dein Anführer sieht darin jünger aus.
    .choice-1 = Den Anführer trinken lassen.
    .choice-1-then = Einen Moment lang gibt es ihn zweimal. Einer von beiden hat Hunger.
    .choice-2 = Alle trinken, ein wenig.
    .choice-2-then = Es schmeckt nach einem Nachmittag, den ihr vergessen hattet.
    .choice-3 = Nach dem greifen, was auf dem Grund ist.
    .choice-3-then = Der Teich merkt nichts. Er zeigt dich noch immer mit leeren Händen.
    .choice-3-fails = Dein Spiegelbild nimmt deine Hand und will nicht mehr loslassen.
encounter-collector = Der Sammler
    .text = Etwas Breites kommt die Bahn herunter und sammelt alles auf, worauf niemand verweist. Vor euch hält es an und fragt, wer auf euch verweist.
    .choice-1 = Aufeinander verweisen.
    .choice-1-then = „Ein Zyklus“, sagt es angewidert und fährt um euch herum. Es lässt etwas fallen.
    .choice-1-fails = Den Trick kennt es schon. Es nimmt seinen Anteil.
    .choice-2 = Ihm etwas zu tragen geben.
    .choice-2-then = Es wiegt, was du ihm gibst, ist zufrieden und lässt abgezählte Münzen da.
    .choice-3 = Euch verstecken, bis es vorbei ist.
    .choice-3-then = Es zieht vorbei. Seine Spur ist voll von dem, was es nicht behalten konnte.
    .choice-3-fails = Es hebt den Deckel, betrachtet euch eine Weile und setzt ihn wieder auf, mit Nachdruck.
encounter-sealed-crate = Versiegelte Kiste
    .text = Eine Kiste ohne Absender. Sie tickt, wenn auch nicht im Takt mit irgendetwas.
    .choice-1 = Sie zerlegen, langsam.
    .choice-1-then = Sie war für jemanden wie dich bestimmt, von jemandem wie dir.
    .choice-1-fails = Sie hört auf zu ticken. Ihr habt alle Zeit, das zu bereuen.
    .choice-2 = Sie aus der Ferne öffnen.
    .choice-2-then = Ein Blitz, ein Ring aus sauberem Boden und ein paar Reste, die den Weg wert waren.
    .choice-3 = Sie ungeöffnet mitnehmen.
    .choice-3-then = Sie tickt im Gepäck. Man gewöhnt sich daran.
encounter-two-wardens = Zwei Wärter
    .text = Zwei Wärter stehen vor einer Tür. Jeder sagt, der andere habe Feierabend. Das sagen sie seit elf Jahren, und nun wenden sie sich an dich.
    .choice-1 = Dem linken recht geben.
    .choice-1-then = Der rechte ist endlich frei und folgt seinem Befreier.
    .choice-1-fails = Zum ersten Mal sind sie sich einig: über dich.
    .choice-2 = Hindurchschlüpfen, während sie streiten.
    .choice-2-then = Hinter der Tür ist ein Schrank. Es ist ein guter Schrank.
    .choice-2-fails = Sie hören auf zu streiten.
    .choice-3 = Ihnen eine ruhige Schicht wünschen.
    .choice-3-then = „In neun Jahren ist sie vorbei“, sagen beide.
encounter-memory-market = Speichermarkt
    .text = Unter einem toten Lüfter haben drei Stände offen. Sie verkaufen, was andere vergessen haben, zu Preisen, an deren Festsetzung sich niemand erinnert.
    .choice-1 = Etwas Kleines kaufen.
    .choice-1-then = Es passt, als wäre es schon einmal deins gewesen. Vielleicht war es das.
    .choice-2 = Etwas kaufen, das unter dem Tresen liegt.
    .choice-2-then = Der Verkäufer blickt nach beiden Seiten, obwohl es nur eine gibt.
    .choice-3 = Tränke kaufen.
    .choice-3-then = Sie sind warm und nicht beschriftet.
    .choice-4 = Nur schauen.
    .choice-4-then = Schauen ist werktags umsonst.
encounter-core-dump = Speicherauszug
    .text = Ein großer Haufen aus allem, was ein Prozess in seinem letzten Augenblick war. Manches zuckt noch.
    .choice-1 = Graben.
    .choice-1-then = Fast ganz unten ist der Grund für den Absturz. Er ist gut erhalten.
    .choice-1-fails = Du findest den letzten Augenblick selbst. Ihr teilt ihn, kurz.
    .choice-2 = Nehmen, was obenauf liegt.
    .choice-2-then = Adressen, meistens. Manche lassen sich verkaufen.
    .choice-3 = Ihm die Riten lesen.
    .choice-3-then = Das Zucken hört auf. Ein Teil steht auf und ist dankbar.
    .choice-3-fails = Du vergisst die dritte Zeile. Der Haufen kennt sie noch, und zwar laut.
encounter-signal-tower = Signalturm
    .text = Ein Turm aus Spulen steht über dem Sektor. Seine Lampe dreht sich und sieht nichts Bestimmtes an.
    .choice-1 = Hinaufsteigen.
    .choice-1-then = Von dort oben ist der Sektor ein kleines, beleuchtetes Ding. Du zählst deine Feinde zweimal.
    .choice-2 = Die Lampe auf deine Feinde richten.
    .choice-2-then = Jeder Schatten im Sektor zeigt von dir weg.
    .choice-2-fails = Sie richtet sich stattdessen auf dich.
    .choice-3 = Das Kupfer herausreißen.
    .choice-3-then = Die Lampe geht aus, ohne ein Wort.
encounter-deserter = Ein Überläufer
    .text = Er trägt das Zeichen eines Konzerns, schlecht abgekratzt. Er ist tagelang gelaufen und setzt sich, sobald er sieht, dass du niemandem gehörst.
    .choice-1 = Ihn aufnehmen.
    .choice-1-then = Er isst zwei Züge lang und kämpft für den Rest seines Lebens.
    .choice-2 = Fragen, was er weiß.
    .choice-2-then = Er zeichnet die Straßen in den Staub, und die Wachen in die Straßen.
    .choice-2-fails = Er sagt, was du seiner Meinung nach hören willst. Du handelst danach.
    .choice-3 = Ihn zurückverkaufen.
    .choice-3-then = Sie zahlen prompt. Deine Leute sehen dich etwas länger an als sonst.
encounter-envoy = Ein Gesandter
    .text = Ein Gesandter wartet unter einer weißen Fahne, die auch sein Mantel ist. Er soll herausfinden, was du bist und ob das nützlich sein könnte.
    .choice-1 = Nützlich sein.
    .choice-1-then = Er unterschreibt auf der Stelle für seine Herren. Das Kleingedruckte liest niemand; viel anderes steht nicht da.
    .choice-1-fails = Er hält fest, dass du es versucht hast, und wo.
    .choice-2 = Großzügig sein.
    .choice-2-then = Ein Geschenk öffnet den Mantel. Im Futter steckt ein Vertrag.
    .choice-3 = Den Gesandten behalten, und den Mantel.
    .choice-3-then = Verträge überleben so etwas nicht. Der Mantel schon.
encounter-rust-garden = Rostgarten
    .text = Jemand hat Bolzen in Reihen gepflanzt, und einige sind angegangen. Der Gärtner ist aus. Das Gatter ist nicht verschlossen.
    .choice-1 = Pflücken, was reif ist.
    .choice-1-then = Sie lösen sich mit einem leisen Laut, wie Dank oder das Gegenteil.
    .choice-2 = Ein wenig jäten und warten.
    .choice-2-then = Der Gärtner kommt heim zu geraden Reihen und schickt euch mit einem Korb weiter.
    .choice-2-fails = Das war kein Unkraut.
    .choice-3 = Setzlinge schneiden.
    .choice-3-then = Einer davon hat schon Wurzeln, und Ansichten.
    .choice-3-fails = Sie welken in euren Händen, die dann tagelang jucken.
encounter-sleeper = Ein Schläfer
    .text = Ein sehr großer Prozess schläft quer über drei Felder. Ringsum ist alles, was er denen abnahm, die ihn weckten.
    .choice-1 = Etwas nehmen, leise.
    .choice-1-then = Er dreht sich um. Ihr seid schon fort.
    .choice-1-fails = Ein Auge öffnet sich. Das ist genug von ihm.
    .choice-2 = Alles nehmen, schnell.
    .choice-2-then = Von nun an hört ihr seine Stimme in jedem Lüfter. Sie fragt, wer.
    .choice-2-fails = Er wacht auf und tut, was er tut. Ihr lasst jemanden zurück.
    .choice-3 = Ihn schlafen lassen.
    .choice-3-then = Zwei Felder lang geht ihr auf Zehenspitzen.
encounter-fork = Eine Gabelung der Bahn
    .text = Wo sich die Bahn teilt, hat sich auch ein Prozess geteilt, und beide Hälften wollen wissen, welche von ihnen das Original ist.
    .choice-1 = Diese hier.
    .choice-1-then = Sie nickt. Die andere weiß nun nicht mehr wohin und kommt mit dir.
    .choice-2 = Keine.
    .choice-2-then = Sie überlegen, wirken erleichtert und geben dir, worum sie gestritten haben.
    .choice-2-fails = Sie werden wieder eins, auf deine Kosten.
    .choice-3 = Zwischen ihnen hindurchgehen, schnell.
    .choice-3-then = Sie streiten weiter. Am Abend werden es vier sein.
encounter-inspector = Der Inspektor
    .text = Ein Inspektor verlangt deine Lizenz. Er führt ein Buch über alle ohne Lizenz, und das Buch ist dick.
    .choice-1 = Ihm eine zeigen.
    .choice-1-then = Es ist eine gute Fälschung: Sie wird gestempelt, abgelegt und mit einem Rabatt gewürdigt.
    .choice-1-fails = Die Tinte ist feucht. Einige von euch hinterher auch.
    .choice-2 = Die Gebühr bezahlen.
    .choice-2-then = Bis zum Ende des Zeitraums darfst du laufen. Die Lizenz hat eine Tasche, und darin ist etwas.
    .choice-3 = Seine eigene sehen wollen.
    .choice-3-then = Er blättert lange in dem Buch, dann trägt er seinen eigenen Namen ein.
    .choice-3-fails = Er hat eine. Er hat mehrere.
encounter-kernel-shrine = Schrein des Kernels
    .text = Vor einem versiegelten Befehl brennen Kerzen. Pilger haben hiergelassen, was sie entbehren konnten, und manche, was nicht.
    .choice-1 = Eine Gabe hinlegen.
    .choice-1-then = Die Kerzen neigen sich dir zu. Heilung ist hier gründlich.
    .choice-2 = Eine Gabe wegnehmen.
    .choice-2-then = Niemand sieht es. Der Befehl bleibt versiegelt, soweit du das beurteilen kannst.
    .choice-2-fails = Die Kerzen neigen sich von dir weg.
    .choice-3 = Das Siegel lesen.
    .choice-3-then = Dort steht: Wer dies lesen kann, nehme es. Du kannst es und tust es.
    .choice-3-fails = Dort steht etwas anderes.
encounter-deadlock = Verklemmung
    .text = Zwei Schlepper stehen sich in einem engen Einschnitt gegenüber. Jeder wartet, dass der andere zuerst zurücksetzt. Ihre Ladung verdirbt schon.
    .choice-1 = Einen von Hand zurücksetzen.
    .choice-1-then = Es dauert den ganzen Tag. Beide bezahlen, einzeln, um sich nicht zu begegnen.
    .choice-1-fails = Er setzt zurück, über dich hinweg.
    .choice-2 = Sie entladen, wo sie stehen.
    .choice-2-then = „Ist das unseres oder deren?“, fragt jeder, und keiner rührt sich.
    .choice-3 = Eine Regel erfinden.
    .choice-3-then = Wer mehr Räder hat, fährt zuerst. Sie sind begeistert davon; einer bietet seine Dienste an.
    .choice-3-fails = Sie haben gleich viele Räder. Du hättest zählen sollen.
encounter-lost-update = Ein verlorenes Update
    .text = Im Graben liegt ein Kurier mit einem Paket für eine Version von dir, die nie installiert wurde. Er will eine Unterschrift oder wenigstens ein Versprechen.
    .choice-1 = Versprechen.
    .choice-1-then = Er schließt die Augen. Das Paket ist an deinen Anführer gerichtet und passt fast.
    .choice-2 = Den Kurier reparieren.
    .choice-2-then = Er steht auf, überreicht das Paket in aller Form und bleibt für das nächste.
    .choice-2-fails = Das Paket hat ihn zusammengehalten.
    .choice-3 = Zurück an den Absender.
    .choice-3-then = Der Absender ist nicht weit und bezahlt für Ehrlichkeit, die selten ist und schnell verdirbt.
encounter-hush = Die Stille
    .text = Ein Feld lang macht nichts ein Geräusch. In der Mitte hat jemand einen Stuhl und eine frei stehende Tür zurückgelassen.
    .choice-1 = Dich setzen.
    .choice-1-then = Ihr setzt euch alle, reihum. Es ist die beste Rast des ganzen Laufs.
    .choice-2 = Die Tür öffnen.
    .choice-2-then = Dahinter ist der Ort, an den verlorene Dinge gehen. Du bist zurück, bevor er dich hört.
    .choice-2-fails = Sie öffnet sich im selben Moment von der anderen Seite.
    .choice-3 = Rufen.
    .choice-3-then = Der Laut kommt ein Feld später an, von hinten, und verscheucht alle, die euch folgen.

# Schwierigkeit
difficulty-easy = Leicht
    .about = Gegner greifen nur an, was ihnen kaum schaden kann. Wächter wählen, was am meisten Schaden macht.
difficulty-normal = Normal
    .about = Gegner haben so viel wie du und bewachen, was du angreifen könntest. Wächter wägen ihre Wahl ab.
difficulty-hard = Schwer
    .about = Gegner sammeln sich, bevor sie zuschlagen, und rechnen mit deiner Antwort.
difficulty-brutal = Brutal
    .about = Gegner jagen vor allem deinen Anführer.

# Freischaltungen
unlock-first-light = Erstes Licht
    .about = Beende einen Lauf, egal wie.
unlock-locksmith = Schlosser
    .about = Leere zwei Tresore.
unlock-listener = Zuhörer
    .about = Schließe zehn Begegnungen ab.
unlock-veteran = Veteran
    .about = Gewinne fünfundzwanzig Kämpfe.
unlock-usurper = Usurpator
    .about = Gewinne einen Lauf.
unlock-archivist = Archivar
    .about = Erreiche 1.500 Punkte in einem Lauf.

# Taten
feat-core = Root-Zugriff
    .about = Gewinne einen Lauf, indem du einen Kern einnimmst.
feat-vaults = Generalschlüssel
    .about = Gewinne einen Lauf, indem du Tresore leerst.
feat-nodes = Am Netz
    .about = Gewinne einen Lauf, indem du Knoten hältst.
feat-easy = Warmstart
    .about = Gewinne einen Lauf auf leicht.
feat-normal = Auf Augenhöhe
    .about = Gewinne einen Lauf auf normal.
feat-hard = Gegen den Strom
    .about = Gewinne einen Lauf auf schwer.
feat-brutal = Der letzte Prozess
    .about = Gewinne einen Lauf auf brutal.
feat-swift = Übertaktet
    .about = Gewinne einen Lauf bis Zug 20.
feat-all-hands = Alle an Bord
    .about = Gewinne einen Lauf, ohne eine Einheit zu verlieren oder zu entlassen.
feat-whole-leader = Krone ohne Kratzer
    .about = Gewinne einen Lauf, an dessen Ende dein Anführer sein volles Leben hat.
feat-ally = In guter Gesellschaft
    .about = Gewinne einen Lauf, an dessen Ende du einen Verbündeten hast.
feat-unbeaten = Unbesiegt
    .about = Gewinne in einem Lauf mindestens zehn Kämpfe, und zwar jeden, den du führst.
feat-long-odds = Gegen jede Chance
    .about = Gewinne einen Kampf mit einer Chance von 40 % oder weniger.
feat-short-work = Kurzer Prozess
    .about = Besiege einen Wächter in höchstens sechs Runden.
feat-whole-dive = Kein Tropfen
    .about = Erreiche das letzte Tor eines Tauchgangs mit nicht weniger Leben als zu Beginn.
feat-at-par = Nach Vorschrift
    .about = Löse zwölf Rätsel der Leiter bei Par.
feat-streak = Lauf um Lauf
    .about = Gewinne drei Läufe in Folge.
feat-days = Ohne Ausfall
    .about = Beende sieben Tage in Folge den Lauf des Tages, ohne aufzugeben.

# Mannschaften
crew-vanguard = Die Vorhut
    .about = Eine Nadel voran und Mauern, hinter die sie zurückkann.
crew-swarm = Der Schwarm
    .about = Viele schwache Einheiten: Eine zu verlieren kostet wenig.
crew-kiln = Der Brennofen
    .about = Feuer, und jemand, der davor steht.
crew-hedge = Die Hecke
    .about = Wartet darauf, geschlagen zu werden, und schlägt zurück.
crew-fangs = Die Fänge
    .about = Was sie nehmen, behalten sie.
crew-pickets = Die Vorposten
    .about = Schlagen zuerst zu, von dort, wo nichts zurückschlägt.
crew-wardens = Die Wärter
    .about = Einer von ihnen hütet seit einem Zeitalter Tore; die anderen glauben es.
crew-chorale = Der Choral
    .about = Sie halten einander in Gang und im Einklang.
crew-ironworks = Die Eisenhütte
    .about = Ein Hammer, und wer ihm die Tür aufhält.
crew-masque = Die Maskerade
    .about = Einer führt, und einer tut es noch einmal.

# Glossar: Name, Schreibweisen in Texten (mit Kommas getrennt), Erklärung. In doppelten Klammern führt vor dem Strich der Schlüssel eines Begriffs zu ihm
term-damage = Schaden
    .spelled = Schaden, Schadens, Schäden
    .text = Leben, das ein Schlag nimmt. Im [[battle|Kampf]] ist es zufällig, von 0 bis zum Schaden der Einheit; in [[dive|Tauchgang]] und [[breach|Einbruch]] steht es fest, und du siehst es vorher.
term-dive = Tauchgang
    .spelled = Tauchgang, Tauchgänge, Tauchgängen, Tauchganges
    .text = Bis zu drei [[floor|Ebenen]] unter einem [[vault|Tresor]], [[beat|Takt]] für Takt und nur mit deinem [[leader|Anführer]]. In seinen Kämpfen gibt es keine verdeckten Würfe.
term-breach = Einbruch
    .spelled = Einbruch, Einbrüche, Einbrüchen, Einbruches
    .text = Ein Duell auf [[stack (breach)|dem Stapel]] zwischen bis zu vier deiner [[unit|Einheiten]] und einem [[guardian|Wächter]]. Nichts darin ist Zufall.
term-battle = Kampf
    .spelled = Kampf, Kämpfe, Kämpfen, Kampfes
    .text = Trupps auf der Karte kämpfen automatisch, Aktion für Aktion. Ihre [[odds|Aussichten]] siehst du vorher.
term-sector = Sektor
    .spelled = Sektor, Sektoren
    .text = Die Karte aus Sechsecken, auf der ein Lauf gespielt wird. Nimm den [[core|Kern]] eines Gegners ein, um zu gewinnen, wenn du kein anderes Ziel gewählt hast.
term-seed = Seed
    .spelled = Seed, Seeds
    .text = Die Zahl hinter allen Würfeln eines Laufs. Gleicher Seed und gleiche Entscheidungen ergeben auf jeder Maschine den gleichen Lauf.
term-unit = Einheit
    .spelled = Einheit, Einheiten
    .text = Ein [[chassis|Chassis]] mit [[mod|Modulen]] in seinen [[slot|Steckplätzen]]. Eine tote Einheit ist überall verloren, in [[battle|Kampf]] und [[breach|Einbruch]], mitsamt Modulen.

term-beat = Takt
    .spelled = Takt, Takte, Takten, Taktes
    .text = Du triffst eine Wahl; dann handelt alles andere einmal, nach [[priority|Vorrang]]. Vorher bewegt sich nichts. Eine Wahl ohne Wirkung wird abgelehnt und kostet keinen Takt.
term-priority = Vorrang
    .spelled = Vorrang
    .text = Die Reihenfolge in einem [[beat|Takt]]: Wer mehr hat, handelt früher, nach dir. Die Liste am Rand zeigt die Reihenfolge.
term-wind-up = Ausholen
    .spelled = ausholen, holt aus, ausgeholt
    .text = Ein Gegner macht sich bereit, bevor er zuschlägt. Die Zahl über ihm zählt die [[beat|Takte]] bis dahin; die schraffierten Felder sind die, auf die er schlägt.
term-threat = Bedrohung
    .spelled = Bedrohung, Bedrohungen
    .text = Etwas, das sich ankündigt: ein [[wind-up|Ausholen]], ein brennender [[fuse|Zünder]], etwas im Flug. Seine Felder sind markiert, bevor es kommt.
term-damage-dive = Schaden im Tauchgang
    .spelled = Schaden, Schadens, Schäden
    .text = Der [[attack (dive)|Angriff]] minus die [[armour|Panzerung]] des Ziels, die nach dem [[pierce|Durchschlag]] bleibt, aber mindestens 1.
term-attack-dive = Angriff im Tauchgang
    .spelled = Angriff, Angriffe, Angriffes, Angriffen
    .text = Wie hart ein Schlag ist, bevor die [[armour|Panzerung]] abgezogen wird. Er kommt von der [[weapon|Waffe]] in der Hand und von [[mod|Modulen]].
term-armour = Panzerung
    .spelled = Panzerung, Panzerungen
    .text = Wird vom [[attack (dive)|Angriff]] jedes Schlags abgezogen, außer was ein Schlag [[pierce|durchschlägt]]. Ein Schlag macht trotzdem mindestens 1 [[damage (dive)|Schaden]].
term-pierce = Durchschlag
    .spelled = Durchschlag, durchschlägt, durchschlagen, durchschlagene
    .text = [[armour|Panzerung]], die ein Schlag ignoriert, höchstens so viel, wie das Ziel hat.
term-weapon = Waffe
    .spelled = Waffe, Waffen
    .text = Trifft bestimmte Felder vor dir. Welche, siehst du vor dem Schritt.
term-dagger = Dolch
    .spelled = Dolch, Dolche, Dolchen
    .text = Eine [[weapon|Waffe]], die auf das Feld voraus schlägt.
term-spear = Speer
    .spelled = Speer, Speere, Speeren, Speeres
    .text = Eine [[weapon|Waffe]], die zwei Felder weit in Linie reicht und das erste Ziel trifft.
term-broadsword = Breitschwert
    .spelled = Breitschwert, Breitschwerter, Breitschwertern, Breitschwertes
    .text = Eine [[weapon|Waffe]], die alle auf den drei Feldern quer voraus trifft.
term-whip = Peitsche
    .spelled = Peitsche, Peitschen
    .text = Eine [[weapon|Waffe]], die das erste Ziel auf fünf Feldern quer voraus trifft: die Mitte, dann links und rechts eins, dann zwei weiter. Wände und Hindernisse halten sie auf.
term-bow = Bogen
    .spelled = Bogen, Bögen
    .text = Eine [[weapon|Waffe]], die einen Pfeil geradeaus schießt, wenn auf den nächsten sechs Feldern etwas steht. Der Pfeil fliegt ein Feld je [[beat|Takt]].
term-bomb = Bombe
    .spelled = Bombe, Bomben
    .text = Geht drei [[beat|Takte]] nach dem Legen hoch, auf 3 × 3 Feldern. Sie [[push|stößt]] nach außen, bricht Wände und verschont niemanden, auch dich nicht.
term-fuse = Zünder
    .spelled = Zünder, Zündern
    .text = Takte, bis etwas hochgeht. Die Zahl zählt herunter; am Ende trifft die [[explosion|Explosion]] alles ringsum.
term-explosion = Explosion
    .spelled = Explosion, Explosionen
    .text = Trifft 3 × 3 Felder: [[damage (dive)|Schaden]] und ein [[push|Stoß]] nach außen. Sie zerstört Wände und Fallen. Eine [[bomb|Bombe]], die sie trifft, geht im nächsten [[beat|Takt]] hoch.
term-push = Stoß
    .spelled = Stoß, Stöße, Stößen, Stoßes, stößt, stoßen, gestoßen, zurückgestoßen
    .text = Bewegt sein Ziel Feld um Feld, bis etwas im Weg ist, wenn seine Kraft den Widerstand des Ziels übertrifft. [[freeze (dive)|Eingefrorene]] Ziele werden nicht gestoßen.
term-stun-dive = Betäubung im Tauchgang
    .spelled = Betäubung, betäubt, betäubte, betäubten, betäubter
    .text = Keine Aktionen. Sie endet nach ihren [[beat|Takten]]; jeder davon kostet eine Aktion.
term-freeze-dive = Frost im Tauchgang
    .spelled = Frost, eingefroren, friert ein, eingefrorene, eingefrorenen
    .text = Keine Aktionen und keine [[push|Stöße]]. Er endet nach seinen [[beat|Takten]] oder sofort, wenn sein Träger getroffen wird; dieser Treffer stößt nicht.
term-bind-dive = Fessel im Tauchgang
    .spelled = Fessel, Fesseln, gefesselt, fesselt, gefesselte, gefesselten
    .text = Keine Schritte; schlagen und graben geht noch. Sie endet, wenn der Angreifer stirbt, der gefesselt hat.
term-burn-dive = Brand im Tauchgang
    .spelled = Brand, in Brand, in Flammen
    .text = Ein [[damage (dive)|Schaden]] je [[beat|Takt]], bis seine Takte vorbei sind. Er bricht keinen [[freeze (dive)|Frost]].
term-water = Wasser
    .spelled = Wasser
    .text = Hält jeden fest, der hineingeht: Die nächste Aktion befreit nur. Wer hindurch und wieder hinaus [[push|gestoßen]] wird, wird nicht festgehalten.
term-ice = Eis
    .spelled = Eis, Eises
    .text = Jeder darauf rutscht ein Feld je [[beat|Takt]], bis etwas im Weg ist. Rutschen ist kein [[push|Stoß]].
term-coals = Kohlen
    .spelled = Kohlen
    .text = Verletzen jeden, der einen [[beat|Takt]] auf ihnen beginnt und an dessen Ende noch dort ist. Überquere sie ohne Halt.
term-spikes = Stacheln
    .spelled = Stacheln
    .text = Eine Falle, die jeden [[beat|Takt]] alle sticht, die auf ihr stehen.
term-bounce-trap = Stoßfalle
    .spelled = Stoßfalle, Stoßfallen
    .text = [[push|Stößt]] jeden, der auf ihr steht, zwei Felder in Pfeilrichtung, jeden einmal je [[beat|Takt]]. Auch Gegner.
term-bomb-trap = Bombenfalle
    .spelled = Bombenfalle, Bombenfallen
    .text = Zündet einmal eine [[bomb|Bombe]] unter jedem, der auf ihr steht.
term-chance = Zufall im Tauchgang
    .spelled = Zufall
    .text = Wo Würfel entscheiden, nennt die Liste des nächsten [[beat|Takts]] alles, was geschehen kann, und wie wahrscheinlich es ist. Was im Takt darauf folgt, ist nicht vorherzusagen.
term-secret-room = Geheimraum
    .spelled = Geheimraum, Geheimräume, Geheimräumen, Geheimraumes, Geheimwand, Geheimwände
    .text = Ein Raum ohne Tür. Seine Wand sieht aus wie jede, die sich durchgraben oder sprengen lässt; die Karte verrät ihn: eine zugemauerte Stelle mit Platz dahinter.
term-dig = Graben
    .spelled = graben, gräbt, gräbst, gegraben, durchgraben
    .text = Ein Schritt gegen eine Wand entfernt sie, wenn deine Grabkraft mindestens ihre Härte erreicht. Er kostet den [[beat|Takt]]; du bleibst stehen.
term-gold = Gold
    .spelled = Gold, Goldes
    .text = Kauft Waren in einem [[shop|Laden]]. Gold, das du aus einem [[dive|Tauchgang]] mitbringst, wird zu ebenso vielen [[cycles|Zyklen]].
term-shop = Laden
    .spelled = Laden, Ladens, Läden, zu verkaufen
    .text = Alles auf seinem Boden ist zu verkaufen: Geh darüber, um es zu kaufen, oder nimm es, wenn es deine Ausrüstung ersetzen würde. Ohne genug [[gold|Gold]] bleibt es liegen.
term-potion = Trank
    .spelled = Trank, Tränke, Tränken, Trankes
    .text = Einen zu trinken kostet einen [[beat|Takt]] und gibt 5 Leben. Bei vollem Leben geht es nicht.
term-heart = Herz
    .spelled = Herz, Herzen, Herzens
    .text = Gibt 3 Leben, wenn du darübergehst. Bei vollem Leben bleibt es liegen.
term-stairs = Treppe
    .spelled = Treppe, Treppen
    .text = Der Weg hinab; auf der letzten [[floor|Ebene]] der Weg hinaus. Hinabgehen beendet alle Zustände; was du trägst, behältst du.
term-floor = Ebene
    .spelled = Ebene, Ebenen
    .text = Ein Stockwerk des Verlieses. Ein [[dive|Tauchgang]] hat bis zu drei, das letzte mit dem [[door|Tor]] des [[guardian|Wächters]].

term-subroutine = Subroutine
    .spelled = Subroutine, Subroutinen
    .text = Was eine Einheit im Einbruch nutzen kann. Sie hat eine [[time|Zeit]], eine [[duration|Dauer]] und kostet [[CPU]]; ihre Karte zeigt, was sie tut.
term-cpu = CPU
    .spelled = CPU
    .text = Eine [[subroutine|Subroutine]] belegt ihre Kosten, sobald sie auf den Stapel kommt, bis sie [[finished|beendet]] ist; dann ist die CPU wieder frei. Eine, die mehr kostet, als frei ist, kann nicht gewählt werden.
term-stack-breach = Stapel
    .spelled = Stapel, Stapeln
    .text = Die Säule aller gewählten [[subroutine|Subroutinen]] beider Seiten. Jede [[round|Runde]] rücken alle eine Runde näher; die [[due|fälligen]] wirken, die tiefste zuerst.
term-due = Fällig
    .spelled = fällig, fällige, fälligen
    .text = Eine [[subroutine|Subroutine]] ist fällig, wenn ihre Runden auf [[stack (breach)|dem Stapel]] um sind. Sie wirkt in dieser [[round|Runde]], auch wenn ihr Anwender darin stirbt.
term-finished = Beendet
    .spelled = beendet
    .text = Eine [[subroutine|Subroutine]] ist beendet, wenn [[time|Zeit]] und [[duration|Dauer]] um sind oder wenn ihr Anwender oder das Ziel, dem sie folgt, weg ist. Dann kommt ihre [[CPU]] zurück.
term-time = Zeit
    .text = [[round|Runden]], die eine [[subroutine|Subroutine]] bis zur ersten Wirkung auf dem Stapel ist. Eine mit Zeit null kommt in der Runde nach ihrer Wahl zuerst.
term-duration = Dauer
    .spelled = Dauer
    .text = [[round|Runden]], die eine [[subroutine|Subroutine]] nach der ersten Wirkung dauert und ihre [[CPU]] belegt. Eine [[multi-use|mehrfache]] wirkt in jeder davon wieder.
term-multi-use = Mehrfach
    .spelled = mehrfach, mehrfache, mehrfacher, mehrfachen
    .text = Wirkt auch in jeder [[round|Runde]] der [[duration|Dauer]], also einmal öfter, als die Dauer sagt.
term-after-effect = Nachwirkung
    .spelled = Nachwirkung, Nachwirkungen
    .text = Was eine [[subroutine|Subroutine]] tut, wenn sie [[finished|beendet]] ist; meist nimmt sie zurück, was sie gab. Sie ist keine [[action|Aktion]]: Niemand antwortet darauf.
term-round = Runde
    .spelled = Runde, Runden
    .text = [[subroutine|Subroutinen]] auf [[stack (breach)|dem Stapel]] rücken näher, gewählte kommen dazu, [[due|fällige]] wirken, Tote gehen; dann wächst die [[charge time|Ladezeit]], und Einheiten haben Züge.
term-charge-time = Ladezeit
    .spelled = Ladezeit, Ladezeiten, CT
    .text = Wächst jede [[round|Runde]] um das [[speed|Tempo]]; bei 100 hat die Einheit einen Zug: erst deine, jede Seite in der Reihenfolge ihrer Aufstellung, egal wie viel sie hat. Eine [[subroutine|Subroutine]] kostet 80, Warten 60. Höchstens 60 bleiben danach übrig.
term-speed = Tempo
    .spelled = Tempo
    .text = [[charge time|Ladezeit]], die jede [[round|Runde]] dazukommt, von 10 bis 100.
term-aim = Ziel
    .spelled = Ziel, Ziele, Zielen, Zieles
    .text = Eine Einheit, der die [[subroutine|Subroutine]] überallhin folgt, oder ein [[panel|Feld]] mit jeder Einheit, die dann dort ist.
term-panel = Feld
    .spelled = Feld, Felder, Feldern, Feldes
    .text = Ein Platz auf dem Kampffeld. Jede Seite hat 4 [[lane|Bahnen]] zu je 2: vorn und hinten.
term-row-breach = Reihe im Einbruch
    .spelled = ganze Reihe, ganzen Reihe, Reihe von 4, vordere Reihe, hintere Reihe, vorderen Reihe, hinteren Reihe
    .text = Die vier [[panel|Felder]] einer Hälfte in gleicher Tiefe: die vordere oder die hintere Reihe.
term-lane = Bahn
    .spelled = Bahn, Bahnen
    .text = Die zwei [[panel|Felder]] einer Hälfte hintereinander.
term-cross = Kreuz
    .spelled = Kreuz, Kreuze, Kreuzen
    .text = Ein [[panel|Feld]] und die daneben, innerhalb seiner Hälfte. Jede Einheit dort wird getroffen, Freund wie Feind.
term-shield = Schild
    .spelled = Schild, Schilde, Schilden, Schildes
    .text = Fängt [[damage|Schaden]] ab, bevor er Leben kostet. Schilde werden addiert.
term-melee = Nahkampf
    .spelled = Nahkampf, Nahkampfes
    .text = Eine Art von [[subroutine|Subroutinen]], die jeden Gegner erreicht, vorn wie hinten: Anders als im Kampf schützt die Front niemanden. Eine [[riposte|Riposte]] antwortet darauf.
term-magic = Magie
    .spelled = Magie
    .text = Eine Art von [[subroutine|Subroutinen]]. [[counter magic|Gegenmagie]] schickt sie zurück.
term-action = Aktion
    .spelled = Aktion, Aktionen
    .text = Eine [[subroutine|Subroutine]], wenn sie wirkt. Jede geht durch sechs Schritte: Sie geschieht, [[answer|Antworten]] folgen, dann [[quick turn|Schnellzüge]] und [[mime|Mimen]].
term-quick-turn = Schnellzug
    .spelled = Schnellzug, Schnellzüge, Schnellzügen, Schnellzuges
    .text = Ein zusätzlicher Zug mitten in der [[round|Runde]]. Wer einen erhält, behält ihn, bis Schnellzüge kommen: Die [[quick safety|Lampe]] sagt, wann. Eine [[subroutine|Subroutine]] mit Zeit null wirkt darin sofort.
term-quick-flag = Schnellmarke
    .spelled = Schnellmarke, Schnellmarken
    .text = In den Regeln der Name für einen [[quick turn|Schnellzug]], den eine Einheit erhalten und noch nicht genutzt hat. Er hebt die [[charge time|Ladezeit]] auf mindestens 100.
term-quick-safety = Lampe
    .spelled = Lampe, Schnellsicherung
    .text =
        Sagt, ob [[quick turn|Schnellzüge]] kommen oder warten.
        - Sie kommen: Jemand hat einen, wenn eine [[action|Aktion]] oder ihre [[mime|Mimen]] beginnen, oder eine [[subroutine|Subroutine]] vergibt einen.
        - Sie warten: Niemand hat einen, oder die Aktion ist vorbei.
        In den Regeln: die Schnellsicherung, aus oder an.
term-mime = Mime
    .spelled = Mime, Mimen, nachahmen, ahmt nach, nachgeahmt, Nachahmung
    .text = Wiederholt die letzte [[action|Aktion]] seiner Seite, von seinem Platz aus gezielt, nicht gespiegelt. Er kann ein leeres [[panel|Feld]] treffen. Das ist kostenlos; in eigenen Zügen kann er nur warten.
term-answer = Antwort
    .spelled = Antwort, antworten, antwortet, beantwortet, Reaktion, Reaktionen
    .text = Was eine Einheit sofort tut, wenn sie getroffen wird. Auf Antworten folgt nie eine Antwort. Eine [[stun|betäubte]] oder [[freeze|eingefrorene]] Einheit gibt keine.
term-counter-magic = Gegenmagie
    .spelled = Gegenmagie
    .text = Eine [[answer|Antwort]]: [[magic|Magie]], die den Träger trifft, wird nur gegen ihren Anwender wiederholt, kostenlos.
term-critical-quick = Kritisch schnell
    .spelled = kritisch schnell
    .text = Eine [[answer|Antwort]]: ein [[quick turn|Schnellzug]], wenn eine [[action|Aktion]] oder ein [[mime|Mime]] den Träger verletzt und ihm höchstens ein Fünftel seines vollen Lebens lässt.
term-riposte = Riposte
    .spelled = Riposte, Riposten
    .text = Eine [[answer|Antwort]]: schlägt auf den [[melee|Nahkampf]] eines Gegners mit der ersten eigenen Nahkampf-[[subroutine|Subroutine]] zurück, mit 1 [[damage|Schaden]] weniger. Der Treffer muss nicht verletzen.
term-brace = Wappnen
    .spelled = Wappnen, wappnet
    .text = Eine [[answer|Antwort]]: ein [[shield|Schild]], wenn die [[action|Aktion]] eines Gegners oder die eines [[mime|Mimen]] den Träger verletzt.
term-static = Statik
    .spelled = Statik
    .text = Eine [[answer|Antwort]]: nimmt einem Gegner [[charge time|Ladezeit]], dessen [[action|Aktion]] den Träger verletzt, auch als [[mime|Mime]].
term-stun = Betäubung
    .spelled = Betäubung, betäubt, betäubte, betäubten, betäubter
    .text = Wer betäubt ist, kann nur warten, gibt keine [[answer|Antwort]] und wiederholt als [[mime|Mime]] nichts. Ein Zustand von n [[round|Runden]] gilt für die Züge von n Runden.
term-freeze = Frost
    .spelled = Frost, eingefroren, friert ein, eingefrorene, eingefrorenen
    .text = Wie [[stun|Betäubung]], und die Einheit lässt sich nicht bewegen. Er endet, wenn sein Träger verletzt wird.
term-bind = Fessel
    .spelled = Fessel, Fesseln, gefesselt, fesselt, gefesselte, gefesselten
    .text = Eine gefesselte Einheit lässt sich nicht bewegen und kann auf kein anderes [[panel|Feld]] gehen.
term-burn = Brand
    .spelled = Brand, in Brand, in Flammen
    .text = Eine brennende Einheit verliert am Ende jeder [[round|Runde]] 1, zuerst vom [[shield|Schild]].
term-guardian = Wächter
    .spelled = Wächter, Wächtern
    .text = Bewacht das letzte [[door|Tor]] eines [[dive|Tauchgangs]]. Viele zeigen ein zweites Gesicht mit anderen [[subroutine|Subroutinen]], wenn genug von ihrem Leben weg ist; die Marke am Balken zeigt, wo.

term-odds = Aussichten
    .spelled = Aussichten, Siegchance, Siegchancen
    .text = Die Siegchance: Derselbe [[battle|Kampf]] wird viele Male mit anderen Würfeln gekämpft, bis ihr ± höchstens 2 % ist oder die Zeit um ist. In 95 von 100 Fällen liegt die wahre Chance innerhalb von ±: 1,96-mal der [[standard error|Standardfehler]].
term-standard-error = Standardfehler
    .spelled = Standardfehler, Standardfehlern
    .text = Wie weit eine gezählte Chance üblicherweise daneben liegt. Mehr Kämpfe machen ihn kleiner. Das ± neben einer Chance ist 1,96-mal so groß.
term-field-of-battle = Kampffeld
    .spelled = Kampffeld, Kampffelder, Kampffeldern, Kampffeldes, Schlachtfeld
    .text = Das angegriffene Feld und seine sechs Nachbarn. Jeder [[stack|Trupp]] dort kämpft für den Angreifer, verteidigt oder [[stays out|hält sich heraus]].
term-stays-out = Hält sich heraus
    .spelled = hält sich heraus, halten sich heraus, heraushalten
    .text = Ein [[stack|Trupp]] auf dem [[field of battle|Kampffeld]] ergreift keine Partei, wenn er mit beiden verbündet ist oder mit keinem.
term-expected-value = Wert
    .spelled = Wert, Erwartungswert
    .text = Schaden oder Heilung einer Aktion im Schnitt, mal so oft sie geschieht. Eine Einheit wählt die mit dem höchsten Wert; bei Gleichstand die gegen die frühere Einheit, dann die frühere Art.
term-damage-roll = Schadenswurf
    .spelled = Schadenswurf, Schadenswürfe, Schadenswürfen, Wurf, Würfe, Würfen
    .text = Eine Zufallszahl von 0 bis Angriff, eine von 0 bis Abwehr. Ist die erste höher, nimmt der Schlag von 0 bis zum Schaden der Einheit; sonst geht er daneben.
term-strike = Schlag
    .spelled = Schlag, Schläge, Schlägen, Schlages
    .text = Zwei Schläge: [[melee (battle)|Nahkampf]]. Eine Einheit, die „Schlag“ kann, gibt auch [[riposte (battle)|Riposten]].
term-charge = Ansturm
    .spelled = Ansturm, Ansturmes
    .text = Ein Schlag mit 2 mehr Angriff, nur im ersten Zug: [[melee (battle)|Nahkampf]].
term-archery = Schuss
    .spelled = Schuss, Schüsse, Schüssen, Schusses
    .text = Zwei Schüsse. Darauf folgt keine [[riposte (battle)|Riposte]].
term-healing = Heilung
    .spelled = Heilung, Heilungen
    .text = Gibt einem lebenden Freund oder sich selbst fehlendes Leben zurück, höchstens 5. Jede Einheit kann es einmal je [[battle|Kampf]].
term-row = Reihe
    .spelled = vordere Reihe, vorderen Reihe, hintere Reihe, hinteren Reihe
    .text = Jede [[unit|Einheit]] eines [[stack|Trupps]] steht in der vorderen oder der hinteren Reihe. Solange die vordere steht, erreicht kein [[melee (battle)|Nahkampf]] die hintere, und von dort kommt keiner.
term-order-battle = Befehle
    .spelled = Befehl, Befehle, Befehlen
    .text = Was für die [[battle|Kämpfe]] eines [[stack|Trupps]] gilt. Wählt eine Einheit ihr Ziel, zählen doppelt verletzte Gegner (Bündeln), unverletzte (Streuen) oder Hilfe (Schützen), halb Schläge mit Riposte (Ausharren). Rückzug: Ab Zug 2 gehen Einheiten lebend, außer auf dem angegriffenen Feld.
term-guard = Deckung
    .spelled = Deckung
    .text = Aus der vorderen [[row|Reihe]]: Die Einheit fängt ab, was ihrem Hintermann gilt, mit ihrer eigenen Abwehr, solange sie lebt.
term-mark = Mal
    .spelled = Mal, Male
    .text = Senkt die Abwehr eines Gegners um 2 für den Rest des [[battle|Kampfes]]. Jede Einheit kann es einmal.
term-rally = Ansporn
    .spelled = Ansporn
    .text = Hebt den Angriff derer, die in ihrer [[row|Reihe]] daneben stehen, um 2 für den Rest des [[battle|Kampfes]]. Jede Einheit kann es einmal.
term-sweep = Rundschlag
    .spelled = Rundschlag, Rundschläge
    .text = Ein Schlag im [[melee (battle)|Nahkampf]]; was das Ziel verliert, verlieren auch die neben ihm in seiner [[row|Reihe]].
term-volley = Salve
    .spelled = Salve, Salven
    .text = Drei Schüsse aus der hinteren [[row|Reihe]] auf den Letzten einer Reihe, mit 1 weniger Angriff. Darauf folgt keine [[riposte (battle)|Riposte]].
term-melee-battle = Nahkampf zwischen Trupps
    .spelled = Nahkampf, Nahkampfes
    .text = [[Strike|Schlag]], [[Charge|Ansturm]] und [[Sweep|Rundschlag]]: von vorderer [[row|Reihe]] zu vorderer Reihe; das Ziel kann eine [[riposte (battle)|Riposte]] geben.
term-riposte-battle = Riposte zwischen Trupps
    .spelled = Riposte, Riposten
    .text = Nach jedem Schlag im [[melee (battle)|Nahkampf]], auch einem Fehlschlag, schlägt ein lebendes Ziel, das [[Strike|Schlag]] kann, mit Angriff und Schaden um 1 geringer zurück. Auf eine Riposte folgt keine.
term-stalemate = Patt
    .spelled = Patt
    .text = Drei Züge hintereinander haben die Angreifer den Verteidigern keinen Schaden gemacht. Der [[battle|Kampf]] endet, und alle bleiben, wo sie sind.

term-stack = Trupp
    .spelled = Trupp, Trupps
    .text = Bis zu acht [[unit|Einheiten]] auf einem Feld, die gemeinsam ziehen und kämpfen. Ihre Plätze sind ihre Reihenfolge im [[battle|Kampf]].
term-leader = Anführer
    .spelled = Anführer, Anführern
    .text = Die Einheit mit der Krone. Nur sie [[dive|taucht]], und stirbt sie, ist der Lauf verloren.
term-movement = Schritte
    .spelled = Schritte
    .text = Wie weit ein [[stack|Trupp]] in einem Zug gehen kann: so weit wie seine langsamste Einheit. Ein Feld zu betreten kostet, was sein Boden sagt; ein Angriff nimmt alles, was übrig ist.
term-cycles = Zyklen
    .spelled = Zyklen, Zyklus
    .text = Bezahlen Rekruten und [[upkeep|Unterhalt]]. Sie kommen von Feldern und Bauten, aus Bergung nach Kämpfen, aus dem [[gold|Gold]] der [[dive|Tauchgänge]] und aus Begegnungen.
term-upkeep = Unterhalt
    .spelled = Unterhalt, Unterhaltes
    .text = [[cycles|Zyklen]], die eine [[unit|Einheit]] jeden Zug kostet. Sind keine mehr da, gehen Einheiten, die teuersten zuerst; der [[leader|Anführer]] nie.
term-node = Knoten
    .spelled = Knoten
    .text = Ein Bau, der [[cycles|Zyklen]] bringt, heilt und Einheiten jeder [[tier|Stufe]] ausbildet.
term-gate = Pforte
    .spelled = Pforte, Pforten
    .text = Ein Bau, der Zyklen bringt, heilt und Einheiten der ersten zwei [[tier|Stufen]] ausbildet. Von jeder deiner Pforten und denen deiner Verbündeten ist es ein Schritt zu jeder anderen.
term-vault = Tresor
    .spelled = Tresor, Tresore, Tresoren
    .text = Dein [[leader|Anführer]] kann ihn betreten, wenn er noch einen Schritt hat: bis zu drei [[floor|Ebenen]] Verlies und ein [[guardian|Wächter]]. Ein Sieg über den Wächter leert ihn.
term-core = Kern
    .spelled = Kern, Kerne, Kernen, Kernes
    .text = Der wichtigste Bau einer Fraktion; du und die wilden Prozesse haben keinen. Nimm den eines Gegners mit einem [[stack|Trupp]] ein, um zu gewinnen, wenn du kein anderes Ziel gewählt hast.
term-encounter = Begegnung
    .spelled = Begegnung, Begegnungen
    .text = Ein markiertes Feld mit ein paar Zeilen und zwei bis vier Möglichkeiten. Ein Trupp, der es betritt, hält dort an. Manches verlangt eine [[skill check|Probe]].
term-skill-check = Probe
    .spelled = Probe, Proben, Heimlichkeit, Redekunst, Mechanik
    .text = Ihre Chance: der Grundwert der Wahl und 10 Prozent je Punkt des Besten im [[stack|Trupp]], [[mod|Module]] mitgezählt, zwischen 5 und 95 Prozent. Du siehst sie vor der Wahl.
term-fog = Nebel
    .spelled = Nebel, Nebeln
    .text = Felder, die du einmal gesehen hast, sind gezeigt, wie sie waren, matt und grau. Du weißt nicht, was jetzt dort ist.
term-alliance = Bündnis
    .spelled = Bündnis, Bündnisse, Bündnissen, Bündnisses, verbündet, Verbündete, Verbündeten, Verbündeter
    .text = Verbündete bekämpfen sich nicht, nehmen sich keine Felder, kämpfen Seite an Seite und teilen ihre [[gate|Pforten]]. Was sie sehen, teilen sie nicht. Es lässt sich jederzeit brechen.
term-tier = Stufe
    .spelled = Stufe, Stufen
    .text = Wie stark eine Art von [[unit|Einheiten]] ist, von 1 bis 4. Jeder Bau bildet bis zu seiner eigenen höchsten Stufe aus.
term-rank-unit = Rang
    .spelled = Rang, Ränge, Rängen, Rangs
    .text = Wie viel eine [[unit|Einheit]] gelernt hat: Bei 3, 6 und 10 Erfahrung steigt sie um einen Rang und lernt eins von zwei Dingen. Der erste Rang gibt ihr einen Namen.
term-experience = Erfahrung
    .spelled = Erfahrung
    .text = Eine [[unit|Einheit]], die in einem [[battle|Kampf]] kämpft, den ihre Seite gewinnt, und überlebt, gewinnt 1 Erfahrung, oder 2, wenn die Einheiten der anderen Seite mindestens so viel kosten.
term-chassis = Chassis
    .spelled = Chassis
    .text = Was eine Einheit ohne [[mod|Module]] ist: ihre Werte im Kampf, auf der Karte und im Einbruch und wie viele [[slot|Steckplätze]] sie hat.
term-mod = Modul
    .spelled = Modul, Module, Modulen
    .text = Unter Ausrüstung in einen [[slot|Steckplatz]] einer Einheit eingebaut. Es zählt überall: auf der Karte, in [[battle|Kampf]] und [[breach|Einbruch]] und, wenn der [[leader|Anführer]] es trägt, im [[dive|Tauchgang]].
term-slot = Steckplatz
    .spelled = Steckplatz, Steckplätze, Steckplätzen, Steckplatzes, Modulplatz, Modulplätze, Modulplätzen
    .text = Platz für ein [[mod|Modul]]. Es gibt fünf Arten: Klinge, Hülle, Antrieb, Logik und Sinn; eine Einheit trägt von jeder höchstens ein Modul.
term-relic = Relikt
    .spelled = Relikt, Relikte, Relikten, Reliktes
    .text = Ein [[mod|Modul]], das keinen [[slot|Steckplatz]] braucht und für alle deine Einheiten wirkt, auch für spätere.
term-door = Tor
    .spelled = Tor, Tore, Toren, Tores
    .text = Wo ein [[dive|Tauchgang]] endet. Bis zu vier Einheiten aus dem Trupp des [[leader|Anführers]] gehen hindurch zum [[breach|Einbruch]] gegen den [[guardian|Wächter]]; du kannst auch umkehren.
term-prize = Beute
    .spelled = Beute
    .text = Ein besiegter [[guardian|Wächter]] hinterlässt drei Beutestücke; du nimmst eines oder keines.

# Rätselleiter
puzzle-whip = Um die Ecke
    .goal = Töte den Posten. Nimm keinen Schaden.
    .rule = Eine Peitsche trifft das erste Ziel in einer Reihe von fünf Feldern, eins voraus: auch Gegner neben deiner Linie.
    .hint-1 = Ein Posten schießt nur entlang seiner Reihe und seiner Spalte.
    .hint-2 = Stelle dich eine Reihe über ihn, zwei Spalten daneben, und schlage nach unten.
puzzle-barrel = Ein Schritt genügt
    .goal = Töte beide Pirscher. Nimm keinen Schaden.
    .rule = Ein zerbrochenes Pulverfass explodiert im nächsten Takt: in 3 × 3 Feldern, und es verschont auch dich nicht.
    .hint-1 = Ein Pirscher, den du mit dem Dolch triffst, erwacht.
    .hint-2 = Zerbrich das Pulverfass von Westen und geh sofort einen Schritt zurück.
puzzle-wick = Er verschont niemanden
    .goal = Töte beide Kriecher. Nimm keinen Schaden.
    .rule = Ein Docht, der dich erreicht, stirbt dort. Einen Takt später explodiert er in 3 × 3 Feldern und verschont auch seine Seite nicht.
    .hint-1 = Die Kriecher sind dicht hinter dem Docht.
    .hint-2 = Geh ihm entgegen und tritt zweimal zurück, sobald er neben dir ist.
puzzle-ice = Gerade und ungerade
    .goal = Verlass die Ebene über die Treppe: Beende einen Takt auf ihr.
    .rule = Ein Schritt auf Eis geht zwei Felder weit. Dann rutschst du jeden Takt eins weiter, auch wenn du wartest, bis dich etwas aufhält. Ein Schritt lenkt dich um.
    .hint-1 = Du kannst nur dort hinaus, wo ein Takt endet.
    .hint-2 = Hindernisse halten dich auf: So kommst du von geraden Feldern auf ungerade.
puzzle-arms = Unter erhobenen Armen
    .goal = Töte den Aufseher. Nimm keinen Schaden.
    .rule = Ein Ausholen ist zu sehen, bevor der Schlag fällt: Schlage zu, solange es dauert, und sei weg, wenn es endet.
    .hint-1 = Neben dir holt der Aufseher einen oder zwei Takte aus: Die Liste zählt bis zu seinem Hieb. Danach ruht er einen Takt.
    .hint-2 = Weiche dem Hieb aus und komm sofort wieder.
puzzle-shade = Niemals geradeaus
    .goal = Töte beide Schatten. Nimm keinen Schaden.
    .rule = Ein Schatten geht und schlägt nur schräg: Solange du gerade neben ihm stehst, kann er dich nicht treffen.
    .hint-1 = Aus seiner Nische kann jeder Schatten nur auf ein Feld des Ganges.
    .hint-2 = Stelle dich genau vor dieses Feld und schlage, wer immer dorthin kommt.
puzzle-queue = Sie kommen wie einer
    .goal = Töte alle drei Kriecher mit deiner Bombe. Nimm keinen Schaden.
    .rule = Steht ein Gegner einem anderen im Weg, handelt er zuerst: Eine Schlange rückt als Ganzes auf, ohne Lücken.
    .hint-1 = Die Bombe geht im dritten Takt nach dem Legen hoch.
    .hint-2 = Sie reicht ein Feld nach jeder Seite: Der mittlere muss auf ihr stehen.
puzzle-frost = Lass sie schlafen
    .goal = Verlass die Ebene über die Treppe. Nimm keinen Schaden.
    .rule = Ein eingefrorener Gegner erwacht, wenn er getroffen wird. Ein Breitschwert trifft alle drei Felder nebeneinander vor dir.
    .hint-1 = Ein Schritt schlägt zu, wenn auf einem der drei Felder voraus ein Gegner ist.
    .hint-2 = Geh so an ihnen vorbei, dass sie neben dir sind und nicht voraus.
puzzle-prism = Licht kommt zurück
    .goal = Töte das Prisma. Nimm keinen Schaden.
    .rule = Gegenmagie schickt Magie sofort auf ihren Anwender zurück, solange ihr Träger noch Leben hat.
    .hint-1 = Nur auf Magie folgt eine Antwort.
    .hint-2 = Eine Einheit, die stirbt, antwortet nicht: Ende mit der stärksten Subroutine.
puzzle-ledger = Platz für noch eins
    .goal = Töte den Dorn innerhalb von 5 Runden.
    .rule = CPU bleibt belegt, bis die Subroutine beendet ist: Eine teure lässt keinen Platz für eine weitere.
    .hint-1 = Ein Trennhieb belegt alle drei deiner CPU, bis er beendet ist.
    .hint-2 = Ramme und Stich passen nebeneinander.
puzzle-volley = Wo sie sein werden
    .goal = Töte alle drei Gegner.
    .rule = Auf ein Feld gerichtet, trifft eine Subroutine, wer dort ist, wenn sie wirkt. Auf eine Einheit gerichtet, folgt sie ihr.
    .hint-1 = Eine Salve trifft eine ganze Reihe, aber sie braucht Zeit: Jetzt gewählt, wirkt sie in Runde 3.
    .hint-2 = Ziele auf die hintere Reihe und remple dann die zwei vorderen hinein.
puzzle-echo = Das Echo kommt nicht mit
    .goal = Töte beide Gegner.
    .rule = Ein Mime wiederholt die letzte Aktion seiner Seite von seinem Platz aus, auch Schritte. Wohin er nicht kann, dorthin geht er nicht.
    .hint-1 = Die zwei Gegner sind eine Bahn auseinander, deine zwei Einheiten zwei.
    .hint-2 = Geh zum Rand: Das Echo hat dort kein Feld.
puzzle-keystone = Bevor er sich wendet
    .goal = Töte den Schlussstein.
    .rule = Beim halben Leben zeigt ein Wächter sein zweites Gesicht, aber erst am Ende der Runde. Stirbt er in ihr, kommt es nie dazu.
    .hint-1 = Drei Schläge können in einer Runde wirken: Wähle den langsamsten zuerst, den schnellsten zuletzt.
    .hint-2 = Richte vorher sieben Schaden an: zu wenig, um die Marke am Balken zu erreichen.
puzzle-nova = Mitten hinein
    .goal = Töte die Glut.
    .rule = Gegenmagie schickt alle Magie zurück, die ihren Träger trifft, auch wenn sie für einen anderen bestimmt war.
    .hint-1 = Die Nova birst in Runde 5, auf einem Feld und auf denen daneben.
    .hint-2 = Lass deinen Weber hineinschlüpfen: Was zurückkommt, ist stärker als zwei Funken.
puzzle-word = Das letzte Wort
    .goal = Töte den Koloss.
    .rule = Eine Einheit ohne Leben stirbt erst am Ende der Runde: Was von ihr in dieser Runde fällig ist, wirkt noch.
    .hint-1 = Der Kollaps wirkt in Runde 6. Die Nadel zu retten kostet mehr Zeit, als es bringt.
    .hint-2 = Drei Rammen genügen: Die letzte darf in der Runde wirken, in der die Nadel stirbt.
puzzle-hair = Um ein Haar
    .goal = Töte den Koloss.
    .rule = Kritisch schnell: Wem höchstens ein Fünftel des Lebens bleibt, der erhält einen Schnellzug, aber nur, wenn ihn der Schlag nicht tötet.
    .hint-1 = Der Kollaps nimmt 22, eine Deckung hält 4 ab: Ohne sie stirbt die Nadel, mit zweien ist sie nicht verletzt genug.
    .hint-2 = Decke dich einmal und hebe einen Stich für den Schnellzug auf.
puzzle-hands = Freie Hände
    .goal = Töte den Dorn.
    .rule = Ein Schnellzug kommt mitten in der Runde: Eine Subroutine, die in dieser Runde endet, belegt dann noch ihre CPU.
    .hint-1 = Dein Weber kann in jeder zweiten Runde einen Schnellzug geben.
    .hint-2 = Ein Trennhieb ist beim nächsten Schnellzug noch belegt, eine Ramme nicht.
puzzle-collapse = Der richtige Moment für den Schild
    .goal = Töte den Koloss und verliere keine Einheit.
    .rule = Der Schild eines Bollwerks hält drei Runden: Zu früh errichtet, ist er weg, wenn der Schlag fällt.
    .hint-1 = Der Kollaps wirkt in Runde 6.
    .hint-2 = Das Bollwerk belegt CPU, die Rammen brauchen könnten: Du kannst dir nur eines leisten.
puzzle-patience = Erst warten
    .goal = Töte die Bastion.
    .rule = Warten kostet 60 Ladezeit, eine Subroutine 80: Wer zuerst wartet, kann in zwei Runden hintereinander handeln.
    .hint-1 = Zwischen zwei Bollwerken ist die Bastion eine Runde lang ohne Schild: in der sechsten.
    .hint-2 = Warte einmal. Dann wirken Trennhieb und Ramme zusammen.
puzzle-song = Der letzte Schlag des Mimen
    .goal = Dein Echo muss die Glut töten. Verliere keine Einheit.
    .rule = Der Schlag eines Mimen ist sein eigener. Was er töten soll, darfst du verletzen, aber nicht selbst töten.
    .hint-1 = Dein Echo trifft die Glut, wenn die Nadel den Dorn trifft. Der Dorn schlägt zurück: Das geht nur einmal.
    .hint-2 = Triff die Glut; nur die zweite Ramme geht an den Dorn.
puzzle-order = Wer vorn steht
    .goal = Erreiche eine Siegchance von mindestens 80 %.
    .rule = Nahkampf geht von vorderer Reihe zu vorderer Reihe, solange eine vordere steht. Schüsse erreichen jede Einheit, aus jeder Reihe.
    .hint-1 = Sieh nach, was jede Einheit zuerst täte: In der hinteren Reihe tut eine Nadel nichts.
    .hint-2 = Glut und Pike schießen, Nadel und Weber schlagen.
puzzle-decoy = Der Weichste wird getroffen
    .goal = Erreiche eine Siegchance von mindestens 60 %.
    .rule = Jede Einheit schlägt dort zu, wo sie am meisten Schaden macht: bei der niedrigsten Abwehr in Reichweite.
    .hint-1 = Vergleiche die Abwehr: Die Pike ist die weichste von allen, nach ihr kommt die Nadel.
    .hint-2 = Behalte keine von beiden im Trupp.
puzzle-arrows = Keine Antwort auf Pfeile
    .goal = Erreiche eine Siegchance von mindestens 65 %.
    .rule = Wer den Schlag kennt, antwortet auf einen Schlag mit einem Schlag. Auf einen Schuss folgt nie eine Antwort.
    .hint-1 = Der Gegner schlägt jedes Mal zurück, wenn Nadel oder Weber zuschlagen.
    .hint-2 = Hol die zwei, die schießen: den Wärter nach vorn, die Pike hinter die Bastion.
puzzle-cover = Wer dahinter steht
    .goal = Erreiche eine Siegchance von mindestens 58 %. Die Seiten zählen: Links zieht zuerst.
    .rule = Eine Bastion in der vorderen Reihe deckt, wer in ihrer Spalte hinter ihr steht: Sie nimmt die Schläge, die ihm gelten.
    .hint-1 = Alle drei Gegner schießen, und am liebsten auf den Weichsten: deinen Weber.
    .hint-2 = Egel und Bastion gehören nach vorn und der Weber genau hinter die Bastion.
#
#
# end of data
#
#

## language: The choice of a language

language-missing = Die Sprachdatei text/{ $tag }.ftl ist nicht lesbar: Das Spiel läuft auf Englisch weiter.
language-damaged = { $count ->
    [one] Die Sprachdatei text/{ $tag }.ftl ist beschädigt: { $fault }. Fehlende Texte sind auf Englisch.
   *[other] Die Sprachdatei text/{ $tag }.ftl ist an { $count } Stellen beschädigt, zuerst hier: { $fault }. Fehlende Texte sind auf Englisch.
}
language-later = Texte, die schon zu sehen sind, und Namen im laufenden Spiel wechseln, wenn das nächste Spiel beginnt.

# für Bildschirmleser

spoken-map = Karte
spoken-room = In Sicht
spoken-here = hier
spoken-right = { $count } rechts
spoken-left = { $count } links
spoken-up = { $count } oben
spoken-down = { $count } unten
spoken-health = Leben { $left } von { $most }
# Wie in Skripten und im Log: vom Rücken des Spielers und von oben, beide ab 0.
spoken-panel = Feld { $x } { $column }
