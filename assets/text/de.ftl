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

# names

sector-name = Sektor
sector-a-tile = Feld
sector-a-stack = Ein Trupp
# How common names are written within a sentence: `small`, or `as-named`.
sector-names-within-sentences = as-named
sector-stack-own = { $number ->
    [1] Erster Trupp
    [2] Zweiter Trupp
    [3] Dritter Trupp
    [4] Vierter Trupp
    [5] Fünfter Trupp
    [6] Sechster Trupp
    [7] Siebter Trupp
    [8] Achter Trupp
   *[other] { $number }. Trupp
}
sector-stack-of-others = { $faction }, { $number }. Trupp
sector-marker-empty = { $name }, leer
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

# why a wish comes to nothing

sector-trouble-allied = { $name }: mit dir verbündet
sector-trouble-nothing-to-undo = nichts zurückzunehmen: Gesehenes und Gewürfeltes bleibt
sector-trouble-no-first-step = für das erste Feld reichen die Schritte nicht
sector-trouble-pick-first = nimm erst eine Einheit
sector-trouble-select-leader = wähle erst den Trupp des Anführers
sector-trouble-no-recruiter = keiner deiner Bauten bildet aus

# the head

sector-head-seed = Startwert
sector-head-turn = Zug
sector-head-turn-about = Ein Zug ist vorbei, wenn jede Fraktion den ihren hatte.
# Cycles that there are, and what a turn brings.
sector-head-cycles = Zyklen  { $cycles }  { $net }  je Zug
sector-head-cycles-about = Jeden Zug bringen deine Felder und Bauten { $yields }, deine Einheiten kosten { $upkeep }: { $net } Zyklen. Wer nicht bezahlt werden kann, geht; die teuersten zuerst.
sector-minimap-about = Der ganze Sektor. Klicke oder ziehe, um dorthin zu sehen.

# banners over the map

sector-banner-others = { $name } ist am Zug. Jede Taste führt zu deinem.
sector-banner-idle = { $count ->
    [one] { $count } Trupp könnte noch ziehen.
   *[other] { $count } Trupps könnten noch ziehen.
}
sector-banner-next = zum nächsten
sector-banner-end = Zug trotzdem beenden

# the stack selected

sector-stack-gear = Rüsten
sector-stack-gear-about = Module und Relikte: was deine Einheiten tragen und was sie tragen könnten.
sector-stack-none-left = Du hast keinen Trupp mehr.
sector-stack-none-selected = { $count ->
    [one] Kein Trupp gewählt. Du hast { $count } Trupp; noch ziehen: { $idle }.
   *[other] Kein Trupp gewählt. Du hast { $count } Trupps; noch ziehen: { $idle }.
}
sector-stack-how-to-select = [[sector.next_stack]] wählt den nächsten, ein Klick den unter dem Zeiger.
sector-stack-picked = { $count } gewählt: leuchtendes Feld bestätigen, um hinzugehen
sector-stack-attack-here = der Angriff braucht alle Schritte
sector-stack-attack-there = { $cost } bis dorthin, der Rest zum Angriff
sector-stack-way = { $cost ->
    [one] { $cost } Schritt bis dorthin
   *[other] { $cost } Schritte bis dorthin
}
sector-stack-no-first-step = zu wenig Schritte für das erste Feld
sector-stack-long-way = { $turns ->
    [one] { $cost } Schritte: { $turns } Zug
   *[other] { $cost } Schritte: { $turns } Züge
}
sector-stack-look-at-attack = bestätigen, um den Angriff anzusehen
sector-stack-enter-vault = bestätigen, um den Tresor zu betreten
sector-stack-no-moves = kein Schritt übrig
sector-stack-point = zeige auf ein Feld, um den Weg zu sehen
sector-stack-units = { $count ->
    [one] { $count } Einheit von { $most }
   *[other] { $count } Einheiten von { $most }
}
sector-stack-leader = Anführer: { $name }
# Behind the moves that are left.
sector-stack-of-moves = / { $all } Schritte
sector-unit-about = { $name }, Stufe { $tier }: Angriff { $attack }, Abwehr { $defence }, Schaden { $damage }, Leben { $health }, Schritte { $moves }, Unterhalt { $upkeep }. { $abilities }.
sector-unit-card-about = { $about } Leben { $health } von { $most }. Kämpft als Nummer { $number }; Taste { $number } wählt.

# the tile looked at

sector-tile-point = Zeige auf ein Feld, um zu sehen, was man darüber weiß.
sector-tile-unknown = Unbekannt
sector-tile-unknown-about = Von den Deinen hat noch keiner dieses Feld gesehen. Trupps sehen zwei Felder weit, deine Felder eines.
sector-tile-vault-emptied = { $about } Darin ist nichts mehr.
sector-tile-owner = Besitz
sector-tile-nobody = niemand
sector-tile-as-last-seen = { $owner }, wie zuletzt gesehen
sector-tile-ground = Boden
sector-tile-entering = { $cost ->
    [one] { $ground }, { $cost } Schritt
   *[other] { $ground }, { $cost } Schritte
}
sector-tile-closed = { $ground }, nicht betretbar
sector-tile-yields = Ertrag
sector-tile-gives = { $cycles } Zyklen je Zug
sector-tile-gives-and-heals = { $cycles } Zyklen je Zug, heilt { $heals }
sector-tile-encounter = Hier wartet eine Begegnung.
sector-tile-stack-seen = gesehen in Zug { $turn }
sector-tile-stack-moves = { $left } von { $all } Schritten
sector-tile-stack-worth = so { $worth } Zyklen wert

# factions beneath it

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

sector-recruits-heading = Ausbilden
sector-recruits-busy = in diesem Zug schon ausgebildet
sector-recruits-keys = [[sector.recruit]]: mit Tasten wählen
sector-recruits-confirm = [[sector.confirm]] bildet aus
sector-recruits-part = { $from }–{ $to } von { $all }
sector-recruits-not-now = { $about } Nicht jetzt: { $why }.
sector-recruits-values = Ang { $attack } Abw { $defence } Sch { $damage }  Leb { $health }  Schr { $moves }
sector-recruits-upkeep = Unterhalt { $upkeep }

# an attack looked at

sector-attack-heading = Angriff: { $name }
sector-attack-heading-unknown = Angriff auf den Trupp
sector-attack-in-sight = noch ist nichts getan
sector-attack-not-in-sight = nicht ganz in Sicht
sector-attack-odds-about = Die Aussichten werden gezählt: Eben dieser Kampf wird viele Male ausgetragen, soweit du das Feld siehst.
sector-attack-now-about = Jetzt angreifen. Der Kampf wird ausgetragen, und was bleibt, bleibt so.
sector-attack-go-about = { $cost ->
    [one] Für { $cost } Schritt hingehen und angreifen. Der Kampf wird ausgetragen, und was bleibt, bleibt so.
   *[other] Für { $cost } Schritte hingehen und angreifen. Der Kampf wird ausgetragen, und was bleibt, bleibt so.
}
sector-attack-button = Angreifen
sector-attack-back = Zurück
sector-attack-back-about = Lass es: Noch ist nichts getan.

# the dialogue of relations

sector-relations-heading = Beziehungen
sector-relations-accept = Bündnis annehmen
sector-relations-accept-about = Ihr haltet zusammen: Keiner greift den anderen an, und ihr kämpft Seite an Seite.
sector-relations-decline = Ablehnen
sector-relations-decline-about = Zwischen euch ändert sich nichts.
sector-relations-propose = Bündnis anbieten
sector-relations-propose-about = Die Antwort kommt im Zug der anderen. Sie wägen ab, was sie davon haben.
sector-relations-break = Bündnis brechen
sector-relations-break-about = Ihr seid sofort im Krieg, und alle merken es sich.
sector-relations-you = dir
sector-relations-and = { $one } und { $other }
sector-relations-allied = verbündet mit { $allies }
sector-relations-broke = brach in Zug { $turn } ein Bündnis
sector-relations-not-now = Nicht jetzt: { $why }.
sector-relations-back = Zurück zur Karte
sector-relations-back-about = Nichts wird gesagt. Taste: [[anywhere.back]].

# the button that ends the turn, and the one that takes back

sector-end-turn = Zug beenden
sector-end-over = Der Lauf ist zu Ende
sector-end-waits = Etwas wartet
sector-end-others = { $name } ist am Zug
sector-end-turn-about = Beende deinen Zug: Die anderen haben den ihren, und im nächsten verdienst und heilst du und kannst wieder ziehen. Taste: { $key }.
sector-end-nobody-can-move = kein Trupp kann ziehen
sector-end-can-move = { $count ->
    [one] { $count } kann noch ziehen
   *[other] { $count } können noch ziehen
}
sector-undo = Zurück
sector-undo-about = Nimm den letzten Befehl zurück. Das geht nur, wenn er nichts aufgedeckt hat und nicht gewürfelt wurde.

# keys at the foot, and what they do

sector-foot-any-key = eine Taste
sector-foot-wheel = Rad
sector-foot-drag = ziehen
sector-foot-to-your-turn = zu deinem Zug
sector-foot-pause = Pause
sector-foot-end-the-turn = Zug beenden
sector-foot-next-stack = nächster Trupp
sector-foot-back = zurück
sector-foot-attack = angreifen
sector-foot-unit = Einheit
sector-foot-pick = wählen
sector-foot-earlier-later = früher, später
sector-foot-let-go = entlassen
sector-foot-to-the-map = zur Karte
sector-foot-choose = wählen
sector-foot-recruit = ausbilden
sector-foot-tile = Feld
sector-foot-split-off = abspalten, vereinen
sector-foot-earlier = früher
sector-foot-later = später
sector-foot-put-back = zurücklegen
sector-foot-go = hin, Angriff
sector-foot-pick-units = Einheiten
sector-foot-vault = Tresor
sector-foot-gear = Ausrüstung
sector-foot-relations = Bündnisse
sector-foot-log = Protokoll
sector-foot-help = Hilfe
sector-foot-zoom = Zoom
sector-foot-move-the-map = Karte bewegen

# the pause

sector-pause-heading = Pause
sector-pause-place = { $sector }, Zug { $turn }, Startwert { $seed }
sector-pause-resume = Weiter
sector-pause-resume-about = Zurück zur Karte. Taste: [[anywhere.back]].
sector-pause-gear = Ausrüstung
sector-pause-gear-about = Setze Module in Einheiten ein. Taste auf der Karte: [[sector.gear]].

# the whole log

sector-record-heading = Was geschah, nach Zügen
sector-record-empty = Noch ist nichts geschehen.
sector-record-watch = Ansehen
sector-record-watch-about = Sieh diesen Kampf noch einmal, Aktion für Aktion.

# lines of the log

sector-log-turn = Zug { $turn } beginnt.
sector-log-income = { $net } Zyklen: Felder { $tiles }, Bauten { $structures }, Unterhalt −{ $upkeep }. Du hast { $cycles }.
sector-log-cycles = { $by } Zyklen. Du hast { $cycles }.
sector-log-sighted = { $units ->
    [one] { $name } kommt bei { $place } in Sicht: { $units } Einheit.
   *[other] { $name } kommt bei { $place } in Sicht: { $units } Einheiten.
}
sector-log-joins = { $name } kommt bei { $place } dazu.
sector-log-joins-for = { $name } kommt bei { $place } für { $cost } Zyklen dazu.
sector-log-makes = { $faction } bildet bei { $place } aus: { $name }.
sector-log-falls = { $name } fällt.
sector-log-let-go = { $name } ist entlassen.
sector-log-unpaid = { $name } geht: Für den Unterhalt fehlen Zyklen.
sector-log-lost = { $name } ist verloren.
sector-log-gone = { $name } ist nicht mehr.
sector-log-a-stack = Ein Trupp von { $faction }
sector-log-a-stack-of-yours = Einer deiner Trupps
sector-log-encounter = Eine Begegnung bei { $place }.
sector-log-vault = Der Anführer betritt den Tresor bei { $place }.
sector-log-vault-emptied = Zurück aus dem Tresor bei { $place }: Er ist leer.
sector-log-vault-left = Zurück aus dem Tresor bei { $place }: Er ist noch nicht leer.
# `$you` tells which of the two factions is the player's.
sector-log-proposed = { $you ->
    [first] Du bietest { $to } ein Bündnis an.
    [second] { $from } bietet ein Bündnis an: Antworte, ehe dein Zug endet.
   *[neither] { $from } bietet { $to } ein Bündnis an.
}
sector-log-allied = { $you ->
    [first] Du und { $other } haltet nun zusammen.
    [second] { $one } und du haltet nun zusammen.
   *[neither] { $one } und { $other } halten nun zusammen.
}
sector-log-declined = { $you ->
    [first] Das Angebot von { $from } ist abgelehnt.
    [second] { $by } lehnt dein Angebot ab.
   *[neither] { $by } lehnt das Angebot von { $from } ab.
}
sector-log-broken = { $you ->
    [first] Du brichst das Bündnis mit { $with }.
    [second] { $by } bricht das Bündnis mit dir.
   *[neither] { $by } bricht das Bündnis mit { $with }.
}
sector-log-destroyed = { $name } hat nichts mehr und ist vernichtet.
sector-log-core-taken = Der Kern ist dein: Der Sektor ist gewonnen.
sector-log-leader-lost = Der Anführer ist verloren und mit ihm der Sektor.
sector-log-stacks-lost = Der letzte Trupp ist verloren und mit ihm der Sektor.
sector-log-halts-sighted = { $name } hält an: Ein Feind kam in Sicht.
sector-log-halts-encounter = { $name } hält an: Hier wartet etwas.
sector-log-halts-blocked = { $name } hält an: Jemand steht im Weg.
sector-log-taken = { $you ->
    [takes] Du nimmst ein: { $what } bei { $place }.
    [loses] { $by } nimmt dir weg: { $what } bei { $place }.
   *[neither] { $by } nimmt ein: { $what } bei { $place }.
}
sector-log-left = { $alive } von { $all }
sector-log-fought = { $name } greift bei { $place } an: { $other }. { $outcome ->
    [wins] Sieg
    [loses] Niederlage
   *[neither] Kein Ausgang
} nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}; übrig: { $attackers } Angreifer, { $defenders } Verteidiger.

# numbers behind a line of the log

sector-formula-tiles = Felder
sector-formula-structures = Bauten
sector-formula-upkeep = Unterhalt der Einheiten
sector-formula-together = zusammen
sector-formula-cycles = Zyklen vorher und nachher
sector-formula-cycles-are = { $before } und { $after }
sector-formula-percent = { $number } %
sector-formula-base = Grundwert
sector-formula-skill = { $skill ->
    [stealth] Schleichen
    [speech] Reden
   *[mechanics] Mechanik
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sector-formula-chance = Chance
sector-formula-drawn = gezogen, von 0 bis 99
sector-formula-drawn-was = { $below ->
    [yes] { $drawn }: unter der Chance
   *[no] { $drawn }: nicht unter der Chance
}
sector-formula-attackers-chance = Aussichten der Angreifer zuvor
sector-formula-defenders-chance = Aussichten der Verteidiger
sector-formula-neither = Aussicht auf kein Ergebnis
sector-formula-share = { $part } %, ± { $error }
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

# where a refusal is told

refusal-sentence = Das geht nicht: { $why }.

# what comes first in a run

refusal-first-sector = der Sektor
refusal-first-encounter = eine Begegnung
refusal-first-dive = ein Tauchgang
refusal-first-door = das Tor eines Wächters
refusal-first-breach = ein Einbruch
refusal-first-prize = die Wahl der Beute
refusal-first-end = das Ende des Laufs

# the run

refusal-run-not-now = nicht jetzt: Erst kommt { $place }
refusal-run-over = der Lauf ist zu Ende
refusal-run-no-such-choice = eine Wahl Nummer { $number } gibt es nicht
refusal-run-too-dear = es kostet { $needs } Zyklen, und du hast { $has }
refusal-run-no-such-unit = diese Einheit gibt es nicht
refusal-run-not-yours = das gehört dir nicht
refusal-run-no-such-mod = ein solches Modul liegt nicht bereit
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
refusal-run-too-hurt = sie ist so schwer verletzt, dass sie den Wechsel nicht überleben würde
refusal-run-nobody = jemand muss durch das Tor gehen
refusal-run-too-many = durch das Tor gehen höchstens { $most }, nicht { $wants }
refusal-run-not-here = nur Einheiten aus dem Trupp des Anführers gehen durch das Tor
refusal-run-named-twice = eine Einheit oder ein Feld ist zweimal genannt
refusal-run-no-such-panel = dieses Feld gibt es nicht: Spalten gehen von 0 bis 3, Reihen sind 0 und 1
refusal-run-no-room = im Trupp ist kein Platz dafür
refusal-run-no-breach = der Einbruch kann nicht beginnen: { $why }
refusal-run-not-your-turn = keiner der Deinen ist am Zug

# the map

refusal-sector-over = der Sektor ist entschieden
refusal-sector-not-your-turn = du bist nicht am Zug
refusal-sector-awaits = erst ist zu erledigen, was auf diesem Feld wartet
refusal-sector-nothing-awaits = nichts dergleichen wartet darauf, erledigt zu werden
refusal-sector-no-such-stack = diesen Trupp gibt es nicht
refusal-sector-no-such-unit = diese Einheit ist nicht im Trupp
refusal-sector-no-such-tile = dieses Feld gibt es nicht
refusal-sector-no-such-faction = diese Fraktion ist nicht auf der Karte
refusal-sector-no-such-kind = diese Art von Einheit gibt es nicht
refusal-sector-not-yours = das gehört dir nicht
refusal-sector-stands-there = der Trupp steht schon dort
refusal-sector-unexplored = von den Deinen hat noch keiner dieses Feld gesehen
refusal-sector-impassable = dort kann niemand stehen
refusal-sector-occupied = dort steht jemand
refusal-sector-no-way = kein Weg dorthin ist bekannt
refusal-sector-too-far = bis dorthin sind es { $needs } Schritte, und { $has } sind übrig
refusal-sector-not-next-to-it = das Feld liegt nicht daneben
refusal-sector-no-moves = der Trupp hat keinen Schritt übrig
refusal-sector-no-battle = dieser Kampf kann nicht stattfinden: { $why }
refusal-sector-no-room = im Trupp ist noch Platz für { $room }, nicht für { $wants }
refusal-sector-nobody = keine Einheit ist gewählt
refusal-sector-named-twice = eine Einheit ist zweimal gewählt
refusal-sector-nobody-stays = jemand muss bleiben: Bewege den ganzen Trupp
refusal-sector-not-all = die Reihenfolge muss jede Einheit des Trupps einmal nennen
refusal-sector-recruits-nobody = dort wird nicht ausgebildet
refusal-sector-tier-too-high = Stufe { $tier } wird hier nicht ausgebildet, nur bis { $most }
refusal-sector-not-our-kind = deine Fraktion kann diese Art nicht ausbilden
refusal-sector-busy = hier wurde in diesem Zug schon ausgebildet
refusal-sector-too-dear = es kostet { $needs } Zyklen, und du hast { $has }
refusal-sector-out-of-range = { $field } kann { $least } bis { $most } sein, nicht { $value }
refusal-sector-leader-stays = der Anführer kann nicht entlassen werden
refusal-sector-not-the-player = nur der Anführer des Spielers betritt Tresore
refusal-sector-no-vault = hier ist kein Tresor
refusal-sector-emptied = in diesem Tresor ist nichts mehr
refusal-sector-no-leader = der Anführer ist nicht in diesem Trupp
refusal-sector-allied-already = ihr seid schon verbündet
refusal-sector-not-allied = es gibt kein Bündnis zu brechen
refusal-sector-wild = wilde Prozesse haben keine Verbündeten
refusal-sector-offered-already = das Angebot steht schon
refusal-sector-no-offer = ein solches Angebot gibt es nicht

# attacks

refusal-attack-nobody-there = auf dem angegriffenen Feld steht niemand
refusal-attack-not-next-to-it = der angreifende Trupp steht nicht neben dem angegriffenen Feld
refusal-attack-not-hostile = der Trupp auf dem Feld ist mit dem Angreifer verbündet
refusal-attack-allied-with-owner = der Angreifer ist mit dem Besitzer des Feldes verbündet
refusal-attack-nobody-attacks = niemand würde für den Angreifer kämpfen
refusal-attack-nobody-defends = niemand würde für den Besitzer des Feldes kämpfen

# the dive

refusal-dive-nothing = in dieser Richtung gibt es nichts zu tun: { $why }
refusal-dive-diagonal = du kannst nicht schräg gehen
refusal-dive-over = der Tauchgang ist zu Ende
refusal-dive-mid-beat = der vorige Takt ist noch nicht zu Ende
refusal-dive-no-dive = kein Tauchgang hat begonnen

# the dive: why something comes to nothing

reason-wall = eine Wand ist im Weg
reason-occupied = dort steht jemand
reason-edge = dort endet die Welt
reason-not-next-to = der Angreifer steht nicht daneben
reason-not-attackable = es ist nicht angreifbar
reason-own-side = es steht auf derselben Seite
reason-no-target = nichts zu treffen
reason-nothing-to-dig = nichts zu graben
reason-too-hard = zu hart zum Graben: Härte { $hardness }, Grabkraft { $power }
reason-stunned = betäubt
reason-frozen = eingefroren
reason-bound = gebunden
reason-stuck = steckt im Wasser
reason-resisted = Stärke { $power } gegen Widerstand { $resistance }
reason-already-bounced = in diesem Takt schon abgeprallt
reason-no-player = kein Spieler in Sicht
reason-no-binder = wer binden würde, ist tot
reason-unable = es ist nicht dazu imstande
reason-nothing-carried = nichts davon dabei
reason-health-full = das Leben ist voll
reason-explosive-there = dort liegt schon ein Sprengsatz

# values changed by hand

refusal-edit-no-object = ein Objekt { $number } gibt es in diesem Tauchgang nicht
refusal-edit-lacks = dieses Objekt hat keinen Wert für { $field ->
    [health] Leben
    [most] das höchste Leben
    [stun] Takte der Betäubung
    [freeze] Takte im Eis
    [bind] Bindung
   *[burn] Takte im Feuer
}
refusal-edit-out-of-range = { $field ->
    [health] Leben
    [most] das höchste Leben
    [stun] Takte der Betäubung
    [freeze] Takte im Eis
    [bind] Bindung
   *[burn] Takte im Feuer
}: { $least } bis { $most }, nicht { $value }

# the breach

refusal-breach-over = der Einbruch ist zu Ende
refusal-breach-not-its-own = diese Subroutine gehört nicht dazu
refusal-breach-mime = ein Mime kann in eigenen Zügen nur warten
refusal-breach-held = sie ist { $status ->
    [stun] betäubt
    [freeze] eingefroren
    [bind] gebunden
   *[burn] in Brand
} und kann nur warten
refusal-breach-cannot-move = sie kann sich nicht bewegen: { $status ->
    [stun] betäubt
    [freeze] eingefroren
    [bind] gebunden
   *[burn] in Brand
}
refusal-breach-wrong-aim = das ist kein Ziel dafür; Ziel ist { $aims ->
    [own] sie selbst
    [friend] ein Freund
    [foe] ein Feind
    [anyone] irgendwer
    [panel] ein Feld der Gegenseite
   *[free] ein freies Feld der eigenen Seite
}
refusal-breach-no-such-panel = dieses Feld gibt es nicht
refusal-breach-taken = dort steht jemand

# the breach's stack

refusal-stack-unknown-character = eine Figur Nummer { $number } gibt es nicht
refusal-stack-unknown-subroutine = eine Subroutine Nummer { $number } gibt es nicht
refusal-stack-user-removed = der Handelnde ist nicht mehr da
refusal-stack-target-removed = das Ziel ist nicht mehr da
refusal-stack-not-enough-cpu = braucht { $cost } CPU, frei: { $free }

# puzzles

refusal-puzzle-over = das Rätsel ist zu Ende: Geh einen Schritt zurück oder beginne neu
refusal-puzzle-other-system = dieses Rätsel wird nicht so gespielt
refusal-puzzle-no-exchange = die Plätze { $one } und { $other } können nicht getauscht werden

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

hint-dive-danger = Wo du stehst, schlägt im nächsten Takt etwas ein. Verlass die markierten Felder oder schlag zuerst zu.
hint-dive-freeze = Du bist eingefroren: Deine nächsten Aktionen verfallen, bis es endet oder dich jemand trifft.
hint-dive-stun = Du bist betäubt: Jeder Takt davon kostet dich eine Aktion.
hint-dive-bind = Du bist gebunden: Gehen kannst du nicht, schlagen und graben schon. Es endet, wenn der Bindende stirbt.
hint-dive-water = Das Wasser hält dich: Deine nächste Aktion befreit dich nur.
hint-dive-burn = Du brennst: ein Schaden je Takt, bis es vorbei ist.
hint-dive-fuse = Ein Zünder brennt: Die Zahl zählt die Takte. Dann trifft die Explosion alles in den markierten Feldern.
hint-dive-wind-up = Ein Feind holt aus: Die Zahl zählt die Takte, bis es die schraffierten Felder trifft. Sei dann anderswo.
hint-dive-push = Der hier stößt: Du würdest fortgeschoben, bis dich etwas aufhält. Achte darauf, was hinter dir liegt.
hint-dive-drink = Du bist schwer verletzt und hast einen Trank. Ihn zu trinken kostet einen Takt.
hint-dive-foe = Jemand jagt dich. Jeden Takt handeln alle einmal, du zuerst, dann nach Vorrang: Die Liste zeigt die Folge.
hint-dive-weapon = Eine andere Waffe: Sie trifft andere Felder. Unter dem Zeiger leuchten sie auf, ehe du den Schritt machst.
hint-dive-moving = Ein Schritt schlägt, was die Waffe erreicht, sonst gräbt er, sonst geht er. Ohne dich bewegt sich nichts.
hint-dive-ice = Wer auf Eis tritt, rutscht weiter, ein Feld je Takt, bis etwas im Weg ist.
hint-dive-coals = Glut verletzt jeden, der einen Takt auf ihr beginnt und auf ihr bleibt. Überquere sie ohne Halt.
hint-dive-pool = Wasser voraus: Die erste Aktion darin befreit dich nur. Feinde, die nicht schweben, hält es auch.
hint-dive-bounce = Eine Stoßfalle schiebt jeden, der auf sie tritt, zwei Felder in Pfeilrichtung. Locke Feinde darüber.
hint-dive-goods = Ein Laden: Was dort liegt, ist zu kaufen. Geh darüber; ohne genug Gold bleibt es liegen.
hint-dive-gear = Da liegt eine Waffe oder Panzerung. Geh darüber, um sie aufzunehmen; deine alte bleibt an ihrer Stelle.
hint-dive-gold = Für Gold gibt es Waren in Läden. Was nach dem Tauchgang übrig ist, wird zu Zyklen.
hint-dive-stairs = Die Treppe: Sie führt hinab und auf der letzten Ebene hinaus. Zustände enden, was du trägst, bleibt.
hint-dive-bomb = Du hast eine Bombe: Setze sie, dann wähle eine Richtung. Drei Takte später bricht sie Wände und schont niemanden.
hint-dive-dark = Was dunkel ist, siehst du nicht mehr: Es steht da, wie du es verließest. Jetzt kann dort jemand sein.
hint-dive-secret = Manche Räume haben keine Tür. Was auf der Karte zugemauert ist, kann geheim sein: Grab oder spreng dich hinein.

# hints: breach

hint-breach-warning = Die Zeile unter dem Feld warnt: Bis deine Aktion wirkt, wird etwas nicht mehr so sein wie jetzt.
hint-breach-safety = Schnellsicherung an: Wer eine Schnellmarke hat, wird übergangen und behält sie, bis eine Aktion sie ausschaltet.
hint-breach-quick = Ein Schnellzug: Eine Subroutine ohne Zeit wirkt sofort, eine langsamere kommt auf den Stapel.
hint-breach-aim = Wähle das Ziel. Einer Figur folgt die Aktion überallhin; die Spalte zeigt, wo sie im Stapel stehen wird.
hint-breach-panel = Diese zielt auf ein Feld: Sie trifft, wer dann dort steht, Freund oder Feind.
hint-breach-riposte = Riposte: Wer diesen Feind im Nahkampf trifft, wird sofort zurückgeschlagen, um eins schwächer.
hint-breach-counter = Gegenmagie: Magie, die diesen Feind trifft, wirkt auch auf den, der sie einsetzte.
hint-breach-critical = Kritisch schnell: Mit einem Fünftel Leben oder weniger bekommt der eine Schnellmarke. Töte ihn mit einem Schlag.
hint-breach-mime = Ein Mime ahmt die letzte Aktion seiner Seite nach, gleich weit von sich aus. Stell ihn so, dass er trifft.
hint-breach-foe-mime = Die andere Seite hat einen Mimen: Was sie tut, tut er noch einmal, gleich weit von sich aus.
hint-breach-cpu = Aktionen auf dem Stapel halten CPU. Sie kommt zurück, wenn sie fertig sind: Die Zahlen zählen die Runden.
hint-breach-dear = Eine blasse Karte geht gerade nicht: Sie kostet mehr CPU, als frei ist, oder hat kein Ziel. Sieh sie dir an.
hint-breach-status = Jemand hat einen Zustand: Die Zahl daneben zählt die Runden, die er noch dauert.
hint-breach-face = Die Marke am Balken des Wächters: Fällt sein Leben so tief, zeigt er sein zweites Gesicht.
hint-breach-turn = Du bist am Zug. Wähle eine Karte, dann ihr Ziel. Sie kommt nächste Runde auf den Stapel und hält so lange ihre CPU.
hint-breach-time = Die Uhr auf der Karte zählt die Runden auf dem Stapel bis zur ersten Wirkung; der Balken, wie lange sie bleibt.
hint-breach-stack = Der Stapel: je tiefer, desto früher. Bei gleich vielen Runden kommt zuerst, was zuerst dazukam.
hint-breach-forecast = Oben steht, wer als Nächstes kommt, deine Wahl mitgezählt. Die CT wächst mit dem Tempo; bei 100 kommt der Zug.
hint-breach-wait = Warten kostet 60 Ladezeit statt 80: Der nächste Zug kommt früher. Warte, wenn CPU knapp ist.
hint-breach-undo = Eine Wahl lässt sich zurücknehmen, solange ihre Runde läuft; in der Übung jede.

# hints: battles' films

hint-battle-over = Der Film ist zu Ende. Die Zeitlinie führt zu jeder Aktion zurück; Verlassen zeigt, was der Kampf brachte.
hint-battle-riposte = Eine Riposte: Ein Ziel im Nahkampf, das lebt und schlagen kann, schlägt zurück, um eins schwächer. Nur einmal.
hint-battle-shot = Bogenschießen: zwei Schüsse, und keine Riposte darauf.
hint-battle-healing = Heilung: bis zu 5 Leben für einen Freund. Jede Einheit kann es einmal je Kampf.
hint-battle-why = Zeig auf eine Einheit, um zu sehen, was sie abwog: Sie tut, was über alle Wiederholungen am meisten erwarten lässt.
hint-battle-film = Der Kampf lief von selbst; dies ist sein Film. Halte ihn an, geh Aktion für Aktion oder spring ans Ende.

# hints: the map, and encounters on it

hint-encounter-check = Eine Probe: Es zählt der Beste im Trupp, Module eingerechnet. Die Chance siehst du, ehe du wählst.
hint-sector-stays-out = Ein Trupp auf dem Feld bleibt draußen: Er ist mit beiden Seiten verbündet oder mit keiner. Rechts steht, warum.
hint-sector-attack = Jeder Trupp auf den sieben umrandeten Feldern zählt: Verbündete greifen mit an, Freunde des Besitzers verteidigen.
hint-sector-odds = Die Aussichten sind derselbe Kampf, viele Male gekämpft. Daneben steht, wie weit sie danebenliegen können.
hint-sector-picked = Gewählte Einheiten spalten sich auf ein freies Nachbarfeld ab oder schließen sich dort einem Trupp von dir an.
hint-sector-going = Bestätige ein Feld innerhalb der gepunkteten Linie: Der Trupp geht hin. Was nichts aufdeckt, kannst du zurücknehmen.
hint-sector-offer = Eine Fraktion bietet ein Bündnis an. Antworte unter Beziehungen, ehe dein Zug endet, sonst verfällt es.
hint-sector-foe = Ein Feind ist in Sicht. Bestätige sein Feld, um die Aussichten zu sehen; vor Angreifen geschieht nichts.
hint-sector-enter = Dein Anführer steht auf einem Tresor und kann hinein. Nur er taucht; die anderen warten am Eingang.
hint-sector-upkeep = Deine Einheiten kosten mehr, als deine Felder bringen. Ist nichts mehr da, gehen die teuersten zuerst.
hint-sector-idle = Alle Trupps haben gezogen. Beende den Zug: Du verdienst, heilst und kannst wieder ziehen.
hint-sector-gear = Du hast Module, die niemand trägt. Setze sie unter Ausrüstung ein: Sie zählen in Kampf, Einbruch und Tauchgang.
hint-sector-core = Das ist ein Kern. Nimm ihn mit einem Trupp ein, und der Sektor ist gewonnen.
hint-sector-recruiting = Deine Pforten und Knoten bilden aus, eine Einheit je Zug. Die Liste nennt Preis und Unterhalt.
hint-sector-vault = Ein Tresor: Stell deinen Anführer darauf und geh hinein. Darunter liegen drei Ebenen und eine Beute.
hint-sector-encounter = Das grüne Zeichen ist eine Begegnung. Tritt darauf, um zu sehen, was wartet; es kann den Umweg lohnen.
hint-sector-fog = Schraffierte Felder siehst du, wie sie zuletzt waren. Jetzt kann dort jemand stehen.

# hints: other screens

hint-gear-fit = Nimm ein Modul, dann eine Einheit mit passendem freiem Platz. Die Zahlen daneben zeigen, was sich ändert.
hint-gear-leader = Was der Anführer trägt, wirkt auch in seinen Tauchgängen: Waffe, Panzerung, Bomben, Licht.
hint-gear-relic = Relikte brauchen keinen Platz: Sie wirken für alle deine Einheiten, auch für spätere.
hint-door-line-up = Bis zu vier aus dem Trupp des Anführers gehen durch das Tor. Nach vorn, wer etwas aushält: Nahkampf trifft jeden.
hint-prize-choice = Nimm eine Beute; die anderen sind fort. Ein Modul liegt unter Ausrüstung, bis du es einsetzt.
hint-compose-odds = Jede Einheit ändert die Aussichten: Der Kampf läuft viele Male, bis der Standardfehler höchstens 1 % beträgt.
hint-compose-order = Die Plätze zählen: In dieser Folge ziehen alle, die Verteidiger zuerst; von gleichen Zielen trifft es das frühere.
hint-line-up-panels = Reihen liegen quer: vorn und hinten. Eine Form trifft alle, die sie deckt; steht also nicht dicht beisammen.
hint-time-lab-rows = Jede Zeile ist ein Schritt der Regeln; geh Zeile für Zeile. Die Spalte daneben sagt, warum es so kam.
hint-time-lab-lamp = Die Lampe ist die Schnellsicherung: Ist sie aus, hat einen Schnellzug, wer eine Schnellmarke hat.

# the line of a hint

hint-about = Ein Hinweis. Klick ihn an oder drück seine Taste, wenn du ihn gelesen hast.

# words of the game that are explained where they stand

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

#
#
# end of data
#
#
