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

# names within sentences; a language that writes names as they are says { $name } here

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

# what something intends

dive-intent-backs-off = weicht zurück
dive-intent-comes-nearer = kommt näher
dive-intent-digs = gräbt sich vor
dive-intent-explodes = explodiert
dive-intent-flies-on = fliegt weiter
dive-intent-flutters = flattert
dive-intent-goes-straight-on = geht geradeaus
dive-intent-hunts = jagt
dive-intent-lays-explosive = legt Sprengsatz
dive-intent-sleeps = schläft
dive-intent-strikes = greift an
dive-intent-waits = wartet

# statuses: the word for one who has it, and for itself

dive-status-stunned = betäubt
dive-status-frozen = eingefroren
dive-status-bound = gefesselt
dive-status-burning = in Flammen
dive-status-stun = Betäubung
dive-status-frost = Frost
dive-status-binding = Fessel
dive-status-fire = Feuer

# what an edit of the panels changed

dive-field-health = Leben
dive-field-max-health = höchstes Leben
dive-field-stun = Takte Betäubung
dive-field-freeze = Takte Frost
dive-field-bind = Fessel
dive-field-burn = Takte Feuer

# words that rise from figures

dive-word-resists = widersteht
dive-word-stands = hält stand
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
dive-head-seed = STARTWERT
dive-head-health = LEBEN
dive-head-weapon = WAFFE
dive-head-weapon-about = Angriff { $attack }{ $pierces ->
    [yes] , durchdringt { $pierce }
   *[no] { "" }
}, { $about }
dive-head-armour = PANZERUNG
dive-head-bombs = BOMBEN
dive-head-potions = TRÄNKE
dive-head-gold = GOLD

# the card of what is looked at

dive-card-attack = Angriff
dive-card-attack-pierces = { $attack } (durchdringt { $pierce })
dive-card-blast = Explosion
dive-card-armour = Panzerung
dive-card-firmness = Standkraft
dive-card-cost = Kostet { $price } Gold.
dive-card-price = { $enough ->
    [yes] Kostet { $price } Gold: Geh darüber, um zu kaufen.
   *[no] Kostet { $price } Gold: Du hast nicht genug.
}
dive-card-out-of-sight = Außer Sicht: wie zuletzt gesehen.
dive-card-asleep = Hat dich noch nicht bemerkt.
dive-card-explodes-next = Explodiert im nächsten Takt.
dive-card-explodes = Explodiert in { $beats } Takten.
dive-card-plan = { $what }.
dive-card-plan-next = nächster Takt: { $what }.
dive-card-plan-in = in { $beats } Takten: { $what }.
dive-card-bound = { $status }: bis der Fesselnde stirbt.
dive-card-status = { $beats ->
    [one] { $status }: { $beats } Takt.
   *[other] { $status }: { $beats } Takte.
}
dive-card-stuck = Steckt im Wasser fest: Die nächste Aktion befreit nur.
dive-card-also = Auch hier: { $things }.
dive-card-strike = { $near ->
    [yes] Schlag mit { $weapon }
   *[no] Aus der Nähe mit { $weapon }
}
dive-card-strike-sum = { $armoured ->
    [yes] { $attack } − { $armour } Panzerung = { $damage }
   *[no] Angriff { $attack }
}: { $end ->
    [kills] tötet
    [destroys] zerstört
   *[leaves] lässt { $left }
}

# what comes next

dive-order = NÄCHSTER TAKT, DER REIHE NACH
dive-order-you = Du
dive-order-more = und { $count } mehr
dive-order-choose = wählst
dive-order-moves = bewegt sich
dive-order-flies = fliegt nach { $way }
dive-order-lays-bomb = legt Bombe
dive-order-goes-on = geht weiter
dive-order-asleep = schläft
dive-order-in = { $what } in { $beats }
dive-order-blow = { $what }, du: −{ $damage }
dive-order-at-you = { $what }: auf dich

# keys

dive-key-strike = schlagen, graben, gehen
dive-key-threat = nächste Gefahr
dive-key-wait = warten
dive-key-explore = erkunden
dive-key-bomb = Bombe
dive-key-look = umsehen
dive-key-drink = trinken
dive-key-log = Protokoll
dive-key-help = Hilfe
dive-key-pause = Pause
dive-key-bomb-way = Bombe dorthin legen
dive-key-bomb-ahead = voraus
dive-key-bomb-keep = behalten
dive-key-cursor = Zeiger bewegen
dive-key-walk-there = hingehen
dive-key-stop-looking = Umsehen beenden
dive-key-log-scroll = blättern
dive-key-log-close = schließen
dive-key-help-page = andere Seite
dive-key-help-close = schließen
dive-pad-wait = warten
dive-whole-log = GANZES PROTOKOLL

# choices that are refused

dive-refused-no-bombs = Du hast keine Bomben.
dive-refused-no-potions = Du hast keine Tränke.
dive-refused-health-full = Du hast volles Leben.
dive-refused-bound = Du bist gefesselt: Schlag den, der dich fesselt, oder warte.
dive-refused-too-hard = Zu hart zum Graben: Härte { $hardness }, deine Grabkraft ist { $power }.
dive-refused-beat-held = Ein Takt ist angehalten: Führe ihn im Panel Beat zu Ende.
dive-refused-step = Im { $way } ist nichts zu tun: { $reason }.
dive-refused-bomb = Dort lässt sich keine Bombe legen: { $reason }.
dive-refused-drink = Du kannst nicht trinken: { $reason }.
dive-refused-wait = Du kannst nicht warten: { $reason }.
dive-refused-edit = Das lässt sich nicht ändern: { $reason }.
dive-refused-in-the-way = { $who } ist im Weg
dive-refused-thing-in-the-way = etwas ist im Weg

# walks of more than one step

dive-walk-enemy = Feind
dive-walk-in-view = { $who } kommt in Sicht.
dive-walk-hunted = Du erkundest nicht, solange { $who } dich jagt.
dive-walk-no-way = Über das, was du gesehen hast, führt kein sicherer Weg dorthin.
dive-walk-explored = Hier gibt es nichts mehr zu erkunden außer der Treppe und dem, was du graben kannst.

# the log: the first letter of a line is made large

dive-log-you = du
dive-log-you-done-to = dich
dive-log-a = { $name }
dive-log-blow = Schlag
dive-log-sum = Angriff { $attack }{ $armour ->
    [pierced] , minus { $met } von { $whole } Panzerung ({ $pierced } durchdrungen)
    [met] , minus { $met } Panzerung
   *[none] { "" }
}{ $least ->
    [yes] , mindestens aber 1
   *[no] { "" }
}{ $cut ->
    [yes] , es blieb nur { $damage }
   *[no] { "" }
}
dive-log-you-hit = { $harms ->
    [yes] Du triffst { $target } mit { $weapon }: { $damage } ({ $sum }).
   *[no] Du triffst { $target } mit { $weapon }, ohne Schaden.
}
dive-log-blast-hits = { $harms ->
    [yes] Explosion ({ $by }) trifft { $target }: { $damage } ({ $sum }).
   *[no] Explosion ({ $by }) trifft { $target }, ohne Schaden.
}
dive-log-trap-hurts = { $harms ->
    [yes] { $by } verletzt { $target }: { $damage } ({ $sum }).
   *[no] { $by } trifft { $target }, ohne Schaden.
}
dive-log-hits = { $harms ->
    [yes] { $by } trifft { $target }: { $damage } ({ $sum }).
   *[no] { $by } trifft { $target }, ohne Schaden.
}
dive-log-you-die = Du stirbst.
dive-log-you-have-left = Du hast noch { $left }.
dive-log-it-dies = Tödlich.
dive-log-it-breaks = Zerstört.
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
    [yes] { $who } wirst nicht geschoben: { $reason }.
   *[no] { $who } wird nicht geschoben: { $reason }.
}
dive-log-action-lost = { $you ->
    [yes] { $who } verlierst deine Aktion: { $reason }.
   *[no] { $who } verliert die Aktion: { $reason }.
}
dive-log-you-in-the-way = du bist im Weg
dive-log-in-the-way = { $who } ist im Weg
dive-log-only-frees = fest im Wasser, das befreit nur
dive-log-is-pushed = { $you ->
    [yes] { $who } wirst { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } nach { $way } geschoben.
   *[no] { $who } wird { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } nach { $way } geschoben.
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
    [yes] , durchdringt { $pierce }
   *[no] { "" }
}{ $told ->
    [yes] , { $about }
   *[no] { "" }
}
dive-log-good-armour = Panzerung { $armour }
dive-log-good-shovel = Grabkraft { $power }
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
    [yes] { $who } brennt herunter: noch { $left }. Du stehst im 3×3!
   *[no] { $who } brennt herunter: noch { $left }. Du stehst außerhalb des 3×3.
}
dive-log-set-off = { $who } ist gezündet: explodiert im nächsten Takt.
dive-log-explodes = { $count ->
    [0] { $who } explodiert und trifft alles im 3×3.
    [one] { $who } explodiert und trifft alles im 3×3: { $walls } Wand fällt.
   *[other] { $who } explodiert und trifft alles im 3×3: { $walls } Wände fallen.
}
dive-log-digs = { $you ->
    [yes] { $who } gräbst dich durch { $wall }.
   *[no] { $who } gräbt sich durch { $wall }.
}
dive-log-floor = Ebene { $floor } von { $floors }.
dive-log-edited = { $who }: { $field } von { $before } auf { $now } geändert.
dive-log-you-leave = { $who } nimmst die Treppe.

# time lab

lab-trace = ABLAUF
lab-why = WARUM
lab-six-steps = DIE SECHS SCHRITTE
lab-characters = FIGUREN, IN LISTENFOLGE
lab-heading-start = START
lab-heading-sr-over = SR VORBEI
lab-heading-cut-off = ABGEBROCHEN
lab-heading-charge = LADEN
lab-heading-sr = SR
lab-heading-grow = C+
lab-heading-cr = CR
lab-tick = Tick { $tick }
lab-phase-charge = Laden
lab-phase-charge-about = Begonnene langsame Aktionen rücken einen Tick näher.
lab-phase-sr = SR
lab-phase-sr-about = Die fälligen langsamen Aktionen lösen aus, in Listenfolge, jede durch die sechs Schritte.
lab-phase-grow = C+
lab-phase-grow-about = Die Ladezeit aller wächst um ihr Tempo.
lab-phase-cr = CR
lab-phase-cr-about = Aktive Züge: der Erste mit einer Marke, sonst der Erste mit CT 100, solange jemand an die Reihe kommt.
lab-safety-on = Sicherung AN
lab-safety-off = Sicherung AUS
lab-safety-about = Die Schnellsicherung. An: Schnellzüge werden übergangen. Aus: Es gibt sie in Schritt 3 und 5.
lab-safety-from-the-beginning = Sie war von Anfang an an.

# time lab: the six steps

lab-step-rule = Schritt { $number }. { $about }
lab-step-action = Aktion
lab-step-action-about = Die Aktion geschieht. Davor: Hält jemand eine Marke? Dann geht die Sicherung aus, sonst an.
lab-step-reactions = Reaktionen
lab-step-reactions-about = Wer getroffen wurde, reagiert, in Listenfolge. Hat dann jemand eine qs-Marke, geht die Sicherung aus.
lab-step-early-turn = Schnellzug
lab-step-early-turn-about = Nur bei Sicherung aus: Der Erste mit einer Marke, in Listenfolge, hat vor den Mimen einen Schnellzug. Alle anderen warten.
lab-step-mimes = Mimenzyklus
lab-step-mimes-about = Davor: Hält jemand eine Marke? Dann geht die Sicherung aus. Die Mimen im Team der letzten Aktion ahmen sie nach, in Listenfolge; danach ist sie leer.
lab-step-late-turn = Schnellzug
lab-step-late-turn-about = Nur bei Sicherung aus: Der Erste mit einer Marke hat einen Schnellzug, dann zurück zu Schritt 4. Niemand mit Marke: weiter zu Schritt 6.
lab-step-end = Ende
lab-step-end-about = Die Aktion ist vorbei. Nach einer langsamen Aktion geht die Sicherung an, und die nächste fällige langsame Aktion löst aus.
lab-way-safety-on = gesichert
lab-way-safety-off = ungesichert
lab-way-no-flag = ohne Marke
lab-way-begin = Beginn
lab-way-over = vorbei

# time lab: what the machine knows

lab-last-action = LETZTE AKTION
lab-last-action-empty = Leer
lab-its-mimes = IHRE MIMEN
lab-mimes-nothing = Nichts nachzuahmen
lab-mimes-none = Kein Mime im Team
lab-slow-actions = LANGSAME AKTIONEN
lab-slow-none = Keine
lab-next = ALS NÄCHSTE IN CR
lab-next-nobody = Niemand
lab-more = und { $count } mehr
lab-deed = { $who }: { $what }
lab-deed-in = { $who }: { $what } in { $ticks }
lab-mime = Mime
lab-mime-about = Ein Mime: ahmt in jedem Mimenzyklus die letzte Aktion seines Teams nach und wartet in eigenen Zügen nur.
lab-counter-magic = Gegenmagie
lab-counter-magic-about = Gegenmagie: wirft Magie auf den zurück, der damit traf.
lab-critical-quick = kritisch schnell
lab-critical-quick-about = Kritisch schnell: Schaden bringt eine cq-Marke, im Mimenzyklus eine mcq-Marke.
lab-no-reaction = Keine Reaktion.
lab-character-about = { $name }, Team { $team }, Tempo { $speed }. { $what }

# time lab: scenarios

lab-scenarios = Szenarien
lab-scenarios-about = Die Liste der Szenarien. Taste: [[lab.list]].
lab-no-scenario = Kein Szenario
lab-no-scenario-about = Keines ließ sich lesen.
lab-list = Szenarien
lab-list-about = Was jeder tut und trifft, steht vorher fest. Wer wann am Zug ist, und warum, sagen die Regeln.
lab-list-built-in = mitgeliefert
lab-list-nothing-about = Die Datei sagt nichts darüber.
lab-list-own = Eigene: .ron- oder .json-Dateien in { $folder }, neu gelesen mit [[lab.reread]].
lab-list-close = Schließen
lab-list-more-wrong = Und { $count } weitere sind unbrauchbar.
lab-wrong-files = { $count } Szenarien oder Dateien sind unbrauchbar; die Liste sagt, warum.
lab-file-empty = { $file }: enthält kein Szenario
lab-file-large = { $file }: ist größer als 4 MiB
lab-file-no-text = { $file }: ist kein Text
lab-file-unread = { $file }: lässt sich nicht lesen: { $reason }

# time lab: the game's own scenarios

lab-own-safety = Seed: Beispiel Sicherung
lab-own-safety-about = Der Schnellzauber von A verpufft im gesicherten Betrieb; die Mimen geben C und B Marken. Vor dem Zyklus hatte niemand eine Marke, also werden beide bis zur CR-Phase übergangen: B, C, A.
lab-own-quick-mode = Seed: Beispiel Schnellbetrieb
lab-own-quick-mode-about = Wie zuvor, aber die Eile von B löst in derselben Phase aus: Sie findet Marken vor und schaltet die Sicherung aus. B ist vor den Mimen dran, C danach.
lab-own-real = Seed: echtes Beispiel
lab-own-real-about = Vier Schnellzauber in einer Phase, zwei Teams mit Mimen, Gegenmagie in Mimenzyklen: das lange Beispiel des Seeds.
lab-own-ready-for-more = Seed: bereit für mehr
lab-own-ready-for-more-about = Demi und Schnellzauber, „kritisch schnell“, letzte Aktionen, die in Schnellzügen überschrieben werden: das längste Beispiel des Seeds.
lab-own-countermagic = Seed: Schnellzauber und Gegenmagie
lab-own-countermagic-about = A zaubert schnell auf B, B zaubert zurück auf A. B steht in der Liste vorn und ist deshalb vor dem Mimenzyklus dran, A danach.
lab-own-safety-whole = Seed: Beispiel Sicherung, von Anfang an
lab-own-safety-whole-about = Das erste kurze Beispiel in ganzen Ticks: A beginnt im ersten einen Schnellzauber und wartet im zweiten.
lab-own-quick-mode-whole = Seed: Beispiel Schnellbetrieb, von Anfang an
lab-own-quick-mode-whole-about = Das zweite kurze Beispiel in ganzen Ticks: Im zweiten beginnen B und C Eile. Die von C dauert länger; man sieht sie nicht mehr auslösen.

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
lab-timeline-about = Hohe Striche: Aktionen. Violett: Die Sicherung ist aus.
lab-key-row = Zeile
lab-key-action = Aktion
lab-key-ends = Enden
lab-key-play = abspielen
lab-key-pace = Tempo
lab-key-next-scenario = nächstes Szenario
lab-key-scenarios = Szenarien
lab-key-reread = neu lesen
lab-key-back = zurück

# time lab: why

lab-on = AN
lab-off = AUS
lab-flag = { $flag ->
   *[other] eine { $flag }-Marke
}
lab-and = { $rest } und { $last }
lab-nobody = niemand
lab-holds = { $who } hält { $flag }
lab-holds-too = { $who } { $flag }
lab-why-before-sr = Vor der SR-Phase.
lab-why-cr = Die CR-Phase: Wer an die Reihe kommt, hat einen aktiven Zug.
lab-why-before-ticks = { $count ->
    [one] Vor dem Tick.
   *[other] Vor dem ersten von { $count } Ticks.
}
lab-why-phase-charge = Begonnene langsame Aktionen rücken einen Tick näher.
lab-why-phase-sr = Die fälligen langsamen Aktionen lösen aus, in Listenfolge.
lab-why-phase-grow = Die CT aller wächst um ihr Tempo.
lab-why-phase-cr = Aktive Züge, solange jemand an die Reihe kommt.
lab-why-sr-over = Keine langsame Aktion ist mehr fällig: Die SR-Phase endet.
lab-why-cr-over = Niemand kommt mehr an die Reihe: Die CR-Phase endet.
lab-why-turn-charge = { $who } ist an erster Stelle mit CT 100 oder mehr.
lab-why-turn-flag = { $who } ist an erster Stelle mit einer Marke: { $flag }.
lab-why-goes-off = { $who }: { $what } ist gefunden und löst aus.
lab-why-back-on = Die Sicherung geht wieder AN: Die langsame Aktion ist vorbei.
lab-why-on = Die Sicherung geht AN: Niemand hält eine Marke.
lab-why-off-spell = Die Sicherung geht AUS: qs-Marke für { $holders }.
lab-why-off-before-mimes = Die Sicherung geht vor den Mimen AUS: { $holders }.
lab-why-off = Die Sicherung geht AUS: { $holders }.
lab-reason-back-on = Die langsame Aktion ist vorbei.
lab-reason-on = Niemand hält eine Marke.
lab-reason-off-spell = qs-Marke für { $holders }.
lab-reason-off = { $holders }.
lab-why-stays-on-at-the-end = Schritt 6 schaltet die Sicherung AN: Sie ist es schon.
lab-why-stays-on = Die Sicherung bleibt AN: Niemand hält eine Marke.
lab-why-stays-off = Die Sicherung bleibt AUS: { $holders }.
lab-why-safety-left = Ein aktiver Zug lässt die Sicherung, wie sie ist: { $safety }.
lab-why-skipped = Schritt { $step } entfällt: Die Sicherung ist an.
lab-why-entered = Die Sicherung ist aus, also weiter zu Schritt { $step }.
lab-why-nobody-flagged = Niemand hält eine Marke, also weiter zu Schritt { $step }.
lab-why-back-to-mimes = Zurück zu Schritt 4.
lab-why-mimes-begin = Der Mimenzyklus beginnt.
lab-why-mimes-begin-still = Der Mimenzyklus beginnt, die Sicherung weiter { $safety }.
lab-why-nothing-to-repeat = Die letzte Aktion ist leer: nichts nachzuahmen.
lab-why-no-mimes = In ihrem Team steht kein Mime.
lab-why-mimics = { $who } ahmt { $of } nach: { $what }.
lab-why-mimes-end = Der Mimenzyklus endet: Die letzte Aktion ist wieder leer.
lab-why-quick-turn = Das ist ein Schnellzug von Schritt { $step }.
lab-why-paid = { $who } zahlt für den Zug: CT { $left } bleibt.
lab-why-passed-over-safety = { $who } wird übergangen: Die Sicherung ist an.
lab-why-passed-over-for = { $who } wird übergangen: { $first } steht in der Liste davor.
lab-why-passed-over-not-first = { $who } wird übergangen: nicht an erster Stelle der Liste.
lab-why-passed-over-too-many = { $who } wird übergangen: Es gab zu viele Schnellzüge.
lab-why-flag-given = { $who } bekommt { $flag }.
lab-why-flag-replaced = { $who } bekommt { $flag } anstelle von { $old }.
lab-why-counter-magic = { $who } antwortet mit Gegenmagie.
lab-why-critical-quick = { $who } ist kritisch: kritisch schnell.
lab-why-acted-instead = { $who } hat gehandelt: Die Mimen ahmen { $what } von { $who } nach, nicht die Aktion von { $other }.
lab-why-acted = { $who } hat gehandelt: Die letzte Aktion ist jetzt { $what } von { $who }.
lab-why-last-action = Die letzte Aktion ist { $what } von { $who }.
lab-why-chain-stopped = Nach { $count } Schnellzügen angehalten: kein Ende in Sicht.
lab-why-quick-turns = Mehr wird nicht gespielt: { $count } Schnellzüge in einer Auflösung.
lab-why-active-turns = Mehr wird nicht gespielt: { $count } aktive Züge in einer Phase.
lab-why-nobody-holds = Niemand hält eine Marke.
lab-why-held-over = { $holders } am Ende.
lab-why-charge-time = Die CT aller.
lab-why-next-turns = Die nächste CR-Phase geht in dieser Folge: erst Marken, dann CT 100 oder mehr.
lab-why-cut-off = Der Film endet hier: Er hat { $count } Bilder. Den Rest spielt das Labor.

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
