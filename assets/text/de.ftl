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

# Der Tauchgang: was dort steht, geht, fliegt und liegt
kind-player = Daemon
    .about = Du: ein abtrünniger Prozess mit einem Messer.
kind-crawler = Kriecher
    .about = Erwacht, wenn du näher kommst. Beißt jeden Takt, läuft jeden zweiten.
kind-flit = Flatterer
    .about = Flattert jeden zweiten Takt ziellos umher, über Böden und Fallen hinweg.
kind-roller = Roller
    .about = Sieht dich in seiner Reihe oder Spalte, holt aus und rollt, bis er auf etwas prallt.
kind-sentry = Posten
    .about = Rührt sich nicht. Dreht sich in Reihe oder Spalte zu dir, zielt einen Takt und schießt.
kind-golem = Golem
    .about = Zwei mal zwei Felder. Neben dir hebt er zwei Takte lang die Arme; dann fallen sie.
kind-binder = Binder
    .about = Seine Berührung fesselt: kein Schritt mehr, bis er stirbt.
kind-wick = Docht
    .about = Rennt auf dich zu, brennt einen Takt und explodiert. Das tut er auch, wenn er stirbt.
kind-borer = Bohrer
    .about = Gräbt sich geradewegs durch weiche Wände.
kind-stalker = Pirscher
    .about = Jagt in alle acht Richtungen, drei Takte von vier.
kind-spitter = Speier
    .about = Spuckt entlang von Reihen und Spalten und weicht dann zurück.
kind-warden = Aufseher
    .about = Bewacht das letzte Tor. Holt einen Takt lang aus und fegt über drei Felder.
kind-leech = Egel
    .about = Langsam. Sein Biss friert dich für einen Takt ein.
kind-shade = Schatten
    .about = Geht und schlägt nur schräg. Seine Berührung betäubt für einen Takt.
kind-crate = Kiste
    .about = Zerbricht, wenn man vom Feld daneben zuschlägt. Vielleicht ist etwas darin.
kind-barrel = Fass
    .about = Explodiert im Takt, nachdem es zerbrochen ist.
kind-pillar = Säule
    .about = Steht im Weg, bis neben ihr etwas explodiert.
kind-lantern = Laterne
    .about = Beleuchtet die Felder ringsum.
kind-ice-block = Eisblock
    .about = Lässt sich schieben und zerspringt.
kind-shot = Geschoss
    .about = Fliegt ein Feld je Takt und trifft, was im Weg ist.
kind-arrow = Pfeil
    .about = Fliegt ein Feld je Takt und trifft, was im Weg ist.
kind-bomb = Bombe
    .about = Geht drei Takte nach dem Zünden hoch: 3 × 3 Felder, auch Wände.
kind-charge = Sprengladung
    .about = Was von einem Docht oder einem Fass übrig ist: geht im nächsten Takt hoch.
kind-explosion = Explosion
    .about = Verraucht.
kind-floor-a = Boden
    .about = Fester Grund.
kind-floor-b = Boden
    .about = Fester Grund.
kind-floor-c = Boden
    .about = Fester Grund.
kind-shop-floor = Ladenboden
    .about = Was hier liegt, ist zu verkaufen: Geh darüber, um es zu kaufen.
kind-water = Wasser
    .about = Hält dich fest: Die erste Aktion darin befreit dich nur.
kind-ice = Eis
    .about = Lässt dich weiterrutschen, ein Feld je Takt, bis etwas im Weg ist.
kind-coals = Kohlen
    .about = Verbrennen, wer auf ihnen bleibt: ein Schaden am Ende jedes Takts, der hier begann.
kind-wall-a = Wand
    .about = Lässt sich durchgraben und sprengen.
kind-wall-b = Wand
    .about = Lässt sich durchgraben und sprengen.
kind-wall-c = Wand
    .about = Lässt sich durchgraben und sprengen.
kind-wall-hard = Harte Wand
    .about = Hier kommt nichts durch.
kind-secret-wall = Wand
    .about = Lässt sich durchgraben und sprengen.
kind-wall-torch = Fackel
    .about = Eine brennende Fackel an einer Wand, die nichts zerbricht.
kind-wall-gold = Goldader
    .about = Härter als andere Wände, und es lohnt sich.
kind-wall-dart = Pfeilwand
    .about = Schießt auf alles, was vor sie tritt, höchstens jeden vierten Takt.
kind-bounce = Stoßfalle
    .about = Stößt zwei Felder in Pfeilrichtung, wer auf ihr steht.
kind-spikes = Stacheln
    .about = Stechen jeden Takt, wer auf ihnen steht.
kind-bomb-trap = Bombenfalle
    .about = Zündet einmal eine Bombe unter dem, der auf ihr steht.
kind-stairs = Treppe
    .about = Der Weg hinab, oder hinaus.
kind-gold-small = Gold
    .about = Ein wenig Gold.
kind-gold-large = Gold
    .about = Ein Haufen Gold.
kind-dagger = Dolch
    .about = Angriff 1, ein Feld voraus.
kind-spear = Speer
    .about = Angriff 2, zwei in Linie, das erste Ziel.
kind-broadsword = Breitschwert
    .about = Angriff 2, drei quer, alle Ziele.
kind-whip = Peitsche
    .about = Angriff 1, Durchschlag 1, fünf quer, das erste Ziel.
kind-bow = Bogen
    .about = Angriff 2, ein Pfeil geradeaus.
kind-shovel = Schaufel
    .about = Gräbt durch Wände der Härte 1.
kind-pickaxe = Spitzhacke
    .about = Gräbt durch Wände der Härte 2.
kind-bomb-item = Bombe
    .about = Eine Bombe zum Mitnehmen.
kind-potion = Trank
    .about = Gibt 5 Leben, wenn man ihn trinkt.
kind-armour-light = Leichter Panzer
    .about = Panzerung 1.
kind-armour-heavy = Schwerer Panzer
    .about = Panzerung 2.
kind-heart = Herz
    .about = Gibt sofort 3 Leben, wenn welches fehlt.

# Der Tauchgang: Waffen
weapon-dagger = Dolch
    .about = ein Feld voraus
weapon-spear = Speer
    .about = zwei in Linie, das erste Ziel
weapon-broadsword = Breitschwert
    .about = drei quer, alle Ziele
weapon-whip = Peitsche
    .about = fünf quer, das erste Ziel
weapon-bow = Bogen
    .about = ein Pfeil geradeaus
weapon-bite = Biss
    .about = ein Feld voraus
weapon-slam = Hieb
    .about = alles, was angrenzt
weapon-lunge = Ausfall
    .about = zwei in Linie, das erste Ziel
weapon-sweep = Feger
    .about = drei quer, alle Ziele
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

# Der Einbruch: Subroutinen
subroutine-jab = Stich
    .about = Ein schneller Schnitt.
subroutine-bolt = Funke
    .about = Ein Funke, der immer trifft.
subroutine-shove = Rempler
    .about = Stößt sein Ziel ein Feld zurück, wenn es frei ist.
subroutine-stall = Aufschub
    .about = Nimmt dem Ziel 30 Ladezeit.
subroutine-guard = Deckung
    .about = Ein Schild von 4 für den Anwender.
subroutine-slip = Schlupf
    .about = Der Anwender wechselt auf ein freies Feld seiner Hälfte.
subroutine-overclock = Übertakten
    .about = Drei CPU mehr für drei Runden.
subroutine-nanites = Naniten
    .about = Heilt 3, viermal.
subroutine-ram = Ramme
    .about = Ein schwerer Schlag.
subroutine-sever = Trennhieb
    .about = Zwei Runden Schwung, ein Schnitt.
subroutine-lance = Lanze
    .about = Trifft beide Felder einer Spalte, wer auch immer dann dort steht.
subroutine-sweep = Feger
    .about = Trifft die ganze Reihe des Ziels.
subroutine-nova = Nova
    .about = Zerbirst auf einem Feld und denen daneben.
subroutine-collapse = Kollaps
    .about = Fünf Runden, um ihn aufzuhalten.
subroutine-quake = Beben
    .about = Erschüttert das Ziel und wer daneben steht; ein Feld zurück, wo eines frei ist.
subroutine-skewer = Spieß
    .about = Ein Pfeil durch beide Felder einer Spalte.
subroutine-volley = Salve
    .about = Pfeile auf eine ganze Reihe.
subroutine-breaker = Brecher
    .about = Bricht erst den Schild und schlägt dann zu.
subroutine-drain = Entzug
    .about = Nimmt 5 Leben und gibt dem Anwender 5.
subroutine-leech-field = Egelfeld
    .about = Zehrt dreimal an einer Spalte.
subroutine-sear = Sengen
    .about = Verbrennt sein Ziel dreimal, wohin es auch geht.
subroutine-firewall = Feuerwall
    .about = Eine Reihe in Flammen, vier Runden lang. Geh hinaus.
subroutine-ignite = Entzünden
    .about = Setzt sein Ziel in Brand: 1 Schaden je Runde.
subroutine-halt = Halt
    .about = Das Ziel kann drei Runden lang nur warten.
subroutine-lock = Sperre
    .about = Friert das Ziel ein, bis es verletzt wird, höchstens drei Runden.
subroutine-tether = Leine
    .about = Das Ziel kann vier Runden lang sein Feld nicht verlassen.
subroutine-scramble = Störsignal
    .about = Drei CPU weniger für drei Runden.
subroutine-mend = Flicken
    .about = Heilt 8.
subroutine-weave = Gewebe
    .about = Heilt 6 rings um das Ziel.
subroutine-bulwark = Bollwerk
    .about = Ein Schild von 9 für drei Runden.
subroutine-wall = Mauer
    .about = Ein Schild von 4 für eine ganze Reihe.
subroutine-quicken = Ansporn
    .about = Das Ziel ist gleich am Zug, sobald die Schnellsicherung es zulässt.
subroutine-cascade = Kaskade
    .about = Ein Schnellzug für eine ganze Spalte.
subroutine-haste = Hast
    .about = 20 Tempo mehr für fünf Runden.
subroutine-dust = Staub
    .about = 10 Tempo weniger für eine ganze Reihe, vier Runden lang.
subroutine-slow = Bremse
    .about = 20 Tempo weniger für fünf Runden.

# Einheiten
unit-needle = Nadel
    .about = Schnell und zerbrechlich: schlägt oft zu.
unit-bastion = Bastion
    .about = Hält die Stellung: schirmt sich und ihre Reihe ab.
unit-weaver = Weber
    .about = Flickt, beschleunigt, verschenkt Züge.
unit-thorn = Dorn
    .about = Wer ihn schlägt, wird geschlagen.
unit-leech = Egel
    .about = Lebt von dem, was andere verlieren.
unit-ember = Glut
    .about = Feuer, das bleibt.
unit-warder = Wärter
    .about = Nimmt anderen ihre Züge: betäubt, friert ein, bremst.
unit-echo = Echo
    .about = Ein Mime: wiederholt, was seine Seite zuletzt tat, von sich aus ebenso weit gezielt.
unit-bulk = Koloss
    .about = Langsam, stark und schwer aufzuhalten.
unit-chorus = Chor
    .about = Hält eine Menge in Gang: Schnellzüge für eine Spalte, Naniten für einen.
unit-moth = Motte
    .about = Leicht wie Staub: stiehlt Tempo und ist fort.
unit-pike = Pike
    .about = Schießt an der Front vorbei: Auf einen Pfeil antwortet nichts.
unit-hammer = Hammer
    .about = Bricht Schilde und Reihen.
unit-prism = Prisma
    .about = Macht Licht zu Säulen und wirft Magie auf den zurück, der sie schickt.
unit-revenant = Revenant
    .about = Kommt umso schneller zurück, je näher er seinem Ende ist.
unit-hydra = Hydra
    .about = Drei Köpfe: schlägt Reihen, saugt Spalten aus und beißt zurück.
unit-keystone = Schlussstein
    .about = Der Bogen des Tresors: vier Felder aus Stein, die Magie mit Magie beantworten.
    .phase = Der Bogen öffnet sich
unit-loom = Webstuhl
    .about = Flickt sein Geleit schneller, als es fällt.
    .phase = Die Fäden reißen
unit-furnace = Hochofen
    .about = Verbrennt ganze Reihen und zuletzt sich selbst.
    .phase = Er schmilzt
unit-mirror = Spiegel
    .about = Wiederholt sein Geleit, bis er genug gesehen hat.
    .phase = Er hat genug gesehen

# Wächter
guardian-keystone = Schlussstein
    .about = Wächter aus Stein, mit einer Nadel und einem Egel.
guardian-loom = Webstuhl
    .about = Wächter aus Garn, hinter einer Bastion und einem Dorn.
guardian-furnace = Hochofen
    .about = Wächter aus Feuer, mit Glut und einem Wärter.
guardian-mirror = Spiegel
    .about = Wächter aus Glas: Was sein Geleit tut, tut er noch einmal.

# Der Sektor: Felder, Bauten, Fraktionen, Karten
tile-bus = Bus
    .about = Offene Bahnen: schnell überquert, und niemand lebt davon.
tile-cache = Cache
    .about = Felder voller Register, die ein wenig abwerfen.
tile-lattice = Gitter
    .about = Dichte Schaltkreise: mühsam zu queren, mit weitem Blick auf das, was ringsum liegt.
tile-sink = Kühlkörper
    .about = Rippe an Rippe: schweres Gelände, und ergiebig.
tile-void = Leere
    .about = Nichts, worauf man stehen könnte.
structure-node = Knoten
    .about = Rechnet für den, der ihn hält, und bildet Einheiten jeder Stufe aus.
structure-gate = Pforte
    .about = Von jeder eigenen Pforte ein Schritt zu jeder anderen; bildet Einheiten der unteren Stufen aus.
structure-vault = Tresor
    .about = Darunter liegen drei Ebenen Verlies, und hinter dem letzten Tor ein Wächter.
structure-core = Kern
    .about = Das Herz eines Konzerns: bildet bis zuletzt Einheiten der unteren Stufen aus. Nimm einen ein, und der Sektor ist dein.
faction-daemons = Daemonen
    .about = Du und was dir folgt.
faction-ash = Asche
    .about = Verbrennt, was sie nicht haben kann: schlägt früh zu, und hart.
faction-lumen = Lumen
    .about = Geduldiges Licht: Schützen, Flicker und Mauern davor.
faction-wild = Wilde Prozesse
    .about = Niemandes, und niemandes Freunde: Sie behalten, was sie fanden.
recipe-small = Kleiner Sektor
    .about = Eng beieinander: eine halbe Stunde.
recipe-medium = Mittlerer Sektor
    .about = Platz zum Wachsen vor dem Treffen: der übliche Lauf.
recipe-large = Großer Sektor
    .about = Weite Märsche, viele Knoten: ein Abend.

# Module
mod-edge = Scharfe Schneide
    .about = Eine Schneide, die noch weiß, wie scharf sie war.
mod-serration = Sägezahn
    .about = Kleine Zähne. Was sie öffnen, schließt sich nicht.
mod-spear-head = Speerspitze
    .about = Reicht über den hinaus, der davor steht.
mod-broad-edge = Breite Klinge
    .about = Zu breit für Gänge, richtig für Gedränge.
mod-lash = Geißel
    .about = Findet, was sich abseits ihres Weges versteckt, und hält es dort.
mod-long-bow = Langbogen
    .about = Auf einen Pfeil antwortet nichts.
mod-breaker-bit = Brechmeißel
    .about = Gemacht für Wände. Schilde sind auch Wände.
mod-lance-coil = Lanzenspule
    .about = Drei Runden Heulen, dann eine Linie aus Licht.
mod-cinder = Schlacke
    .about = Ein Stück von jemandes Feuer, noch warm.
mod-collapse-core = Kollapskern
    .about = Fünf Runden, um ihn aufzuhalten. Sei in der sechsten nicht da.
mod-plate = Platte
    .about = Dick, stumpf, ehrlich.
mod-light-weave = Leichtes Gewebe
    .about = Hält die kleinen Schläge ab; kleine kommen immer noch mehr.
mod-heavy-weave = Schweres Gewebe
    .about = Rennen wirst du darin nicht. Du wirst es nicht müssen.
mod-buffer = Schreibpuffer
    .about = Schaden reiht sich ein, und mancher wird vergessen.
mod-mirror-skin = Spiegelhaut
    .about = Schickt Magie ungeöffnet an den Absender zurück.
mod-thorn-skin = Dornenhaut
    .about = Wer sie schlägt, bereut es auf der Stelle.
mod-brace-frame = Stützrahmen
    .about = Verriegelt seine Gelenke, wenn er verletzt wird.
mod-heat-sink = Wärmesenke
    .about = Lässt ein Chassis länger brennen, ehe es versagt.
mod-redundancy = Redundanz
    .about = Alles doppelt, und eins in Reserve.
mod-servo = Servo
    .about = Ein Schritt mehr, bevor der Zug vorbei ist.
mod-governor = Offener Regler
    .about = Jemand hat eine Grenze gesetzt. Jemand anders hat sie entfernt.
mod-ram-drive = Rammantrieb
    .about = Kommt vor seinem Lärm an.
mod-overclocker = Übertakter
    .about = Mehr von allem, drei Runden lang, und dann die Rechnung.
mod-starter = Kaltstarter
    .about = Schon in Bewegung, wenn die anderen erwachen.
mod-slip-drive = Schlupfantrieb
    .about = War nie ganz da, wohin man zielte.
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
    .about = Ein größerer Kreis von Dingen, um die man sich sorgen kann.
mod-damper = Dämpfer
    .about = Schluckt den Lärm von Prozessen, die nicht laufen sollten.
mod-probe = Sonde
    .about = Fragt Schlösser nach ihrem Befinden.
mod-rangefinder = Entfernungsmesser
    .about = Weiß, wie weit alles weg ist, in den falschen Einheiten.
mod-minehand = Minenhand
    .about = Zählt bis drei, ohne hinzusehen.
mod-field-kit = Feldausrüstung
    .about = Zwei Phiolen und eine Liste, was man nicht anfassen soll.
mod-deep-sense = Tiefensinn
    .about = Spürt das Gewicht dessen, was hinter einer Wand steht.
mod-idle-clock = Leerlaufuhr
    .about = Tickt zwischen den Takten. In ihrer Nähe sind alle ein wenig zu früh.
mod-old-key = Alter Schlüssel
    .about = Öffnet nichts mehr. Türen sind trotzdem höflich zu ihm.
mod-tithe = Zehnter
    .about = Ein Rundungsfehler, der dir jeden Zug zugeht.
mod-lodestone = Leitstein
    .about = Zeigt von hier weg.
mod-black-box = Flugschreiber
    .about = Er hat überlebt. Was in seiner Nähe ist, neigt auch dazu.
mod-whetstone = Wetzstein
    .about = Älter als die erste Klinge, nach eigener Aussage.
mod-aegis = Ägide
    .about = Ein halber Schild und der Glaube an die andere Hälfte.
mod-spare-cycle = Freier Zyklus
    .about = Niemand weiß, wem er gehörte.

# Begegnungen
encounter-stray-cache = Verwaister Cache
    .text = Auf dem Bus steht ein Cache offen, sein Besitzer ist längst überschrieben. Das Schloss glaubt noch an jemanden.
    .choice-1 = Das Schloss bearbeiten.
    .choice-1-then = Das Schloss gibt sein letztes Geheimnis preis, und was dahinter lag.
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
    .choice-3-then = Er nennt den Preis weiter, der leeren Bahn.
    .choice-3-fails = Er hat sehr lange Arme.
encounter-heat-leak = Wärmeleck
    .text = Ein Schacht ist geplatzt, und die Luft darüber zittert. Durch das Flimmern siehst du ein Regal voller Teile, noch blank.
    .choice-1 = Hindurchgreifen.
    .choice-1-then = Alle sind versengt. Alle sind ein wenig reicher.
    .choice-2 = Erst den Schacht flicken.
    .choice-2-then = Das Flimmern legt sich. Am Regal lasst ihr euch Zeit.
    .choice-2-fails = Der Riss läuft weiter. Das Regal geht mit ihm.
    .choice-3 = Euch wärmen, von hier aus.
    .choice-3-then = Es ist der erste warme Ort seit Langem.
encounter-checksum-beggar = Der Bettler
    .text = Ein alter Datensatz sitzt an der Straße und fragt die Vorbeikommenden, was er ergibt. Ihm fehlt eine Ziffer.
    .choice-1 = Ihm eine von deinen geben.
    .choice-1-then = Er rechnet sich zusammen, zweimal, und weint. Dann verrät er dir, wo die anderen begraben liegen.
    .choice-2 = Sie ausrechnen.
    .choice-2-then = Es war die ganze Zeit eine Sieben. Er besteht darauf, dass du etwas nimmst.
    .choice-2-fails = Du machst es schlimmer. Er dankt dir trotzdem.
    .choice-3 = Eine erfinden.
    .choice-3-then = Er hat so lange auf irgendeine Antwort gewartet. Für deine bezahlt er.
    .choice-3-fails = Eine Lüge erkennt er noch immer am Rest. Er verflucht dich; der Fluch hält.
encounter-retired-daemon = Ein Daemon im Ruhestand
    .text = An einem kleinen Feuer sitzt ein Daemon, so alt wie die Maschine. Vor ihm ist ein Brett aufgebaut. Der andere Platz ist leer und gefegt.
    .choice-1 = Dich setzen und spielen.
    .choice-1-then = Du verlierst, langsam, und lernst mit jedem Zug etwas.
    .choice-2 = Um einen Einsatz spielen.
    .choice-2-then = Er lacht zum ersten Mal seit einem Zeitalter und leert seine Taschen.
    .choice-2-fails = Er triumphiert nicht. Er stellt nur die Figuren wieder auf.
    .choice-3 = Fragen, wie man geht.
    .choice-3-then = „Man wird gegangen“, sagt er und gibt dir zwei von dem, was er nicht mehr braucht.
encounter-patrol-relay = Streifenrelais
    .text = Hinter einer dünnen Wand summt ein Relais eines der Konzerne. Es trägt Befehle weiter, und gut bewacht ist es nicht.
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
    .choice-3 = Nach dem greifen, was auf dem Grund liegt.
    .choice-3-then = Der Teich merkt nichts. Er zeigt dich noch immer mit leeren Händen.
    .choice-3-fails = Dein Spiegelbild nimmt deine Hand und will nicht mehr loslassen.
encounter-collector = Der Sammler
    .text = Etwas Breites kommt die Bahn herunter und liest auf, worauf niemand verweist. Vor euch hält es an und fragt, wer auf euch verweist.
    .choice-1 = Aufeinander verweisen.
    .choice-1-then = „Ein Zyklus“, sagt es angewidert und fährt um euch herum. Es lässt etwas fallen.
    .choice-1-fails = Den Trick kennt es schon. Es nimmt sich seinen Anteil.
    .choice-2 = Ihm etwas zu tragen geben.
    .choice-2-then = Es wiegt, was du ihm gibst, ist zufrieden und lässt abgezählte Münzen da.
    .choice-3 = Euch verstecken, bis es vorbei ist.
    .choice-3-then = Es zieht vorbei. In seiner Spur liegt, was es nicht behalten konnte.
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
    .choice-1-then = Der rechte ist endlich frei und folgt dem, der ihn befreit hat.
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
    .choice-3 = Phiolen kaufen.
    .choice-3-then = Sie sind warm und nicht beschriftet.
    .choice-4 = Nur schauen.
    .choice-4-then = Schauen ist werktags umsonst.
encounter-core-dump = Speicherauszug
    .text = Ein großer Haufen aus allem, was ein Prozess in seinem letzten Augenblick war. Manches zuckt noch.
    .choice-1 = Graben.
    .choice-1-then = Fast ganz unten liegt der Grund, aus dem er abgestürzt ist. Er ist gut erhalten.
    .choice-1-fails = Du findest den letzten Augenblick selbst. Ihr teilt ihn, kurz.
    .choice-2 = Nehmen, was obenauf liegt.
    .choice-2-then = Adressen, zumeist. Manche lassen sich verkaufen.
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
    .text = Er trägt das Zeichen eines Konzerns, schlecht abgekratzt. Er ist tagelang gelaufen und setzt sich, sobald er sieht, dass du niemand bist.
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
    .choice-2 = Teuer sein.
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
    .text = Ein sehr großer Prozess schläft quer über drei Felder. Ringsum liegt, was er denen abnahm, die ihn weckten.
    .choice-1 = Etwas nehmen, leise.
    .choice-1-then = Er dreht sich um. Ihr seid schon fort.
    .choice-1-fails = Ein Auge öffnet sich. Das ist genug von ihm.
    .choice-2 = Alles nehmen, schnell.
    .choice-2-then = Von nun an hört ihr seine Stimme in jedem Lüfter. Sie fragt, wer.
    .choice-2-fails = Er wacht auf und tut, was er tut. Ihr lasst jemanden zurück.
    .choice-3 = Ihn schlafen lassen.
    .choice-3-then = Bis zum übernächsten Feld geht ihr auf Zehenspitzen.
encounter-fork = Eine Gabelung
    .text = Wo sich die Bahn teilt, hat sich auch ein Prozess geteilt, und beide Hälften wollen wissen, welche von ihnen das Original ist.
    .choice-1 = Diese hier.
    .choice-1-then = Sie nickt. Die andere weiß nun nicht mehr wohin und kommt mit dir.
    .choice-2 = Keine.
    .choice-2-then = Sie erwägen es, wirken erleichtert und geben dir, worum sie gestritten haben.
    .choice-2-fails = Sie werden wieder eins, auf deine Kosten.
    .choice-3 = Zwischen ihnen hindurchgehen, schnell.
    .choice-3-then = Sie streiten weiter. Am Abend werden es vier sein.
encounter-inspector = Der Inspektor
    .text = Ein Inspektor verlangt deine Lizenz. Er führt ein Buch über alle, die keine hatten, und das Buch ist dick.
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
    .choice-1-then = Die Kerzen neigen sich dir zu. Was hier heilt, heilt gründlich.
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
    .choice-2 = Den Kurier flicken.
    .choice-2-then = Er steht auf, überreicht das Paket in aller Form und bleibt für das nächste.
    .choice-2-fails = Das Paket hat ihn zusammengehalten.
    .choice-3 = Zurück an den Absender.
    .choice-3-then = Der Absender ist nicht weit und bezahlt für Ehrlichkeit, die selten ist und schnell verdirbt.
encounter-hush = Die Stille
    .text = Ein Feld lang macht nichts ein Geräusch. In der Mitte hat jemand einen Stuhl stehen lassen und eine Tür, die für sich allein steht.
    .choice-1 = Dich setzen.
    .choice-1-then = Ihr setzt euch alle, reihum. Es ist die beste Rast des ganzen Laufs.
    .choice-2 = Die Tür öffnen.
    .choice-2-then = Dahinter liegt der Ort, an den verlorene Dinge gehen. Du bist zurück, bevor er dich hört.
    .choice-2-fails = Sie öffnet sich im selben Moment von der anderen Seite.
    .choice-3 = Rufen.
    .choice-3-then = Der Laut kommt ein Feld später an, von hinten, und verscheucht, wer euch gefolgt ist.

# Schwierigkeit
difficulty-easy = Leicht
    .about = Gegner nehmen, was offen daliegt, und Wächter schlagen zu, bevor sie denken.
difficulty-normal = Normal
    .about = Gegner sehen, was sie bedroht, und Wächter wägen jeden Schlag ab.
difficulty-hard = Schwer
    .about = Gegner sammeln sich, bevor sie zuschlagen, und rechnen mit deiner Antwort.

# Freischaltungen
unlock-first-light = Erstes Licht
    .about = Beende einen Lauf, egal wie.
unlock-locksmith = Schlosser
    .about = Leere zwei Tresore.
unlock-listener = Zuhörer
    .about = Bestehe zehn Begegnungen.
unlock-veteran = Veteran
    .about = Gewinne fünfundzwanzig Kämpfe.
unlock-usurper = Usurpator
    .about = Nimm einen Kern ein.
unlock-archivist = Archivar
    .about = Erreiche 1.500 Punkte in einem Lauf.

# Mannschaften
crew-vanguard = Die Vorhut
    .about = Eine Nadel voran und Mauern, hinter die sie zurückkann.
crew-swarm = Der Schwarm
    .about = Keiner von ihm wird vermisst; der Schwarm schon.
crew-kiln = Der Brennofen
    .about = Feuer, und jemand, der davor steht.
crew-hedge = Die Hecke
    .about = Wartet darauf, geschlagen zu werden.
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
    .text = Leben, das ein Schlag nimmt. Wie viel, folgt in [[dive|Tauchgang]], [[breach|Einbruch]] und [[battle|Kampf]] verschiedenen Regeln; überall siehst du die Zahlen vorher.
term-dive = Tauchgang
    .spelled = Tauchgang, Tauchgänge, Tauchgängen, Tauchganges
    .text = Drei [[floor|Ebenen]] unter einem [[vault|Tresor]], [[beat|Takt]] für Takt und nur von deinem [[leader|Anführer]] begangen. In seinen Kämpfen wird nichts verdeckt gewürfelt.
term-breach = Einbruch
    .spelled = Einbruch, Einbrüche, Einbrüchen, Einbruches
    .text = Ein Duell auf [[stack of moves|dem Stapel]] zwischen bis zu vier deiner [[unit|Einheiten]] und einem [[guardian|Wächter]]. Nichts darin hängt vom Zufall ab.
term-battle = Kampf
    .spelled = Kampf, Kämpfe, Kämpfen, Kampfes
    .text = Trupps auf der Karte kämpfen von selbst, Zug um Zug. Ihre [[odds|Aussichten]] siehst du vorher.
term-sector = Sektor
    .spelled = Sektor, Sektoren
    .text = Die Karte aus Sechsecken, auf der ein Lauf gespielt wird. Nimm den [[core|Kern]] eines Feindes ein, und du hast gewonnen.
term-seed = Startwert
    .spelled = Startwert, Startwerte, Startwerten
    .text = Die Zahl, aus der alle Würfel eines Laufs kommen. Gleicher Startwert und gleiche Entscheidungen ergeben auf jeder Maschine den gleichen Lauf.
term-unit = Einheit
    .spelled = Einheit, Einheiten
    .text = Ein [[chassis|Chassis]] mit [[mod|Modulen]] in seinen [[slot|Steckplätzen]]. Wer stirbt, ist überall verloren, in [[battle|Kampf]] und [[breach|Einbruch]], mitsamt Modulen.

term-beat = Takt
    .spelled = Takt, Takte, Takten, Taktes
    .text = Eine Wahl von dir; dann handelt alles andere einmal, nach [[priority|Vorrang]]. Vorher rührt sich nichts. Eine Wahl, die nichts bewirken könnte, wird abgelehnt und kostet keinen Takt.
term-priority = Vorrang
    .spelled = Vorrang
    .text = Wer in einem [[beat|Takt]] früher handelt: je höher, desto früher, nach dir. Die Liste am Rand zeigt die Reihenfolge.
term-wind-up = Ausholen
    .spelled = ausholen, holt aus, ausgeholt
    .text = Ein Gegner macht sich bereit, bevor er zuschlägt. Die Zahl über ihm zählt die [[beat|Takte]] bis dahin, und die schraffierten Felder sind die, auf die er schlägt.
term-threat = Bedrohung
    .spelled = Bedrohung, Bedrohungen
    .text = Etwas, das sich ankündigt: ein [[wind-up|Ausholen]], ein brennender [[fuse|Zünder]], etwas im Flug. Seine Felder sind markiert, bevor es kommt.
term-damage-dive = Schaden im Tauchgang
    .spelled = Schaden, Schadens, Schäden
    .text = Der [[attack (dive)|Angriff]] weniger das, was der [[pierce|Durchschlag]] von der [[armour|Panzerung]] des Ziels übrig lässt, aber mindestens 1.
term-attack-dive = Angriff im Tauchgang
    .spelled = Angriff, Angriffe, Angriffes, Angriffen
    .text = Wie hart ein Schlag fällt, bevor die [[armour|Panzerung]] abgezogen wird. Er kommt von der [[weapon|Waffe]] in der Hand und von [[mod|Modulen]].
term-armour = Panzerung
    .spelled = Panzerung, Panzerungen
    .text = Wird vom [[attack (dive)|Angriff]] jedes Schlags abgezogen, soweit nichts sie [[pierce|durchschlägt]]. Mindestens 1 [[damage (dive)|Schaden]] macht ein Schlag trotzdem.
term-pierce = Durchschlag
    .spelled = Durchschlag, durchschlägt, durchschlagen, durchschlagene
    .text = [[armour|Panzerung]], über die ein Schlag hinweggeht. Mehr, als da ist, zählt als alles.
term-weapon = Waffe
    .spelled = Waffe, Waffen
    .text = Ein Muster aus Feldern, auf die sie vor dir schlägt, der Reihe nach probiert. Welche Felder ein Schlag trifft, siehst du vor dem Schritt.
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
    .text = Eine [[weapon|Waffe]], die das erste Ziel auf fünf Feldern quer voraus trifft: die Mitte, dann links und rechts eins, dann zwei weiter. Wände und wer dort steht, halten sie auf.
term-bow = Bogen
    .spelled = Bogen, Bögen
    .text = Eine [[weapon|Waffe]], die einen Pfeil geradeaus schießt, wenn auf den nächsten sechs Feldern etwas steht. Der Pfeil fliegt ein Feld je [[beat|Takt]].
term-bomb = Bombe
    .spelled = Bombe, Bomben
    .text = Geht drei [[beat|Takte]] nach dem Legen hoch, auf 3 × 3 Feldern. Sie [[push|stößt]] nach außen, bricht Wände und verschont niemanden, auch dich nicht.
term-fuse = Zünder
    .spelled = Zünder, Zündern
    .text = Takte, bis etwas hochgeht. Die Zahl zählt herunter; am Ende trifft die [[explosion|Explosion]] alles ringsum.
term-explosion = Explosion
    .spelled = Explosion, Explosionen
    .text = Trifft 3 × 3 Felder: [[damage (dive)|Schaden]] und ein [[push|Stoß]] nach außen. Sie zerstört Wände und Fallen. Eine [[bomb|Bombe]], die sie trifft, geht im nächsten [[beat|Takt]] hoch.
term-push = Stoß
    .spelled = Stoß, Stöße, Stößen, Stoßes, stößt, stoßen, gestoßen, zurückgestoßen
    .text = Bewegt sein Ziel Feld um Feld, bis etwas im Weg ist, wenn seine Kraft den Widerstand des Ziels übertrifft. Wer [[freeze (dive)|eingefroren]] ist, wird nicht gestoßen.
term-stun-dive = Betäubung im Tauchgang
    .spelled = Betäubung, betäubt, betäubte, betäubten, betäubter
    .text = Keine Aktionen. Sie endet nach ihren [[beat|Takten]]; jeder davon ist eine verlorene Aktion.
term-freeze-dive = Frost im Tauchgang
    .spelled = Frost, eingefroren, friert ein, eingefrorene, eingefrorenen
    .text = Keine Aktionen und keine [[push|Stöße]]. Er endet nach seinen [[beat|Takten]] oder sofort, wenn sein Träger getroffen wird; dieser Treffer stößt nicht.
term-bind-dive = Fessel im Tauchgang
    .spelled = Fessel, Fesseln, gefesselt, fesselt, gefesselte, gefesselten
    .text = Keine Schritte; schlagen und graben geht noch. Sie endet, wenn der stirbt, der gefesselt hat.
term-burn-dive = Brand im Tauchgang
    .spelled = Brand, in Brand, in Flammen
    .text = Ein [[damage (dive)|Schaden]] je [[beat|Takt]], bis seine Takte um sind. Er bricht keinen [[freeze (dive)|Frost]].
term-water = Wasser
    .spelled = Wasser
    .text = Hält fest, wer hineingeht: Die nächste Aktion befreit nur. Wer hindurch und wieder hinaus [[push|gestoßen]] wird, den hält es nicht.
term-ice = Eis
    .spelled = Eis, Eises
    .text = Lässt weiterrutschen, wer darauf steht, ein Feld je [[beat|Takt]], bis etwas im Weg ist. Rutschen ist kein [[push|Stoß]].
term-coals = Kohlen
    .spelled = Kohlen
    .text = Verletzen, wer einen [[beat|Takt]] auf ihnen beginnt und an dessen Ende noch dort steht. Überquere sie ohne Halt.
term-spikes = Stacheln
    .spelled = Stacheln
    .text = Eine Falle, die jeden [[beat|Takt]] sticht, wer auf ihr steht.
term-bounce-trap = Stoßfalle
    .spelled = Stoßfalle, Stoßfallen
    .text = [[push|Stößt]], wer auf ihr steht, zwei Felder in Pfeilrichtung, jeden einmal je [[beat|Takt]]. Auch Gegner.
term-bomb-trap = Bombenfalle
    .spelled = Bombenfalle, Bombenfallen
    .text = Zündet einmal eine [[bomb|Bombe]] unter dem, der auf ihr steht.
term-secret-room = Geheimraum
    .spelled = Geheimraum, Geheimräume, Geheimräumen, Geheimraumes, Geheimwand, Geheimwände
    .text = Ein Raum ohne Tür. Seine Wand sieht aus wie jede, die sich durchgraben oder sprengen lässt; ihn verrät die Karte: eine zugemauerte Stelle, hinter der Platz ist.
term-dig = Graben
    .spelled = graben, gräbt, gräbst, gegraben, durchgraben
    .text = Ein Schritt gegen eine Wand trägt sie ab, wenn dein Werkzeug so hart ist wie die Wand. Er kostet den [[beat|Takt]]; du bleibst, wo du bist.
term-gold = Gold
    .spelled = Gold, Goldes
    .text = Kauft Waren in einem [[shop|Laden]]. Was du aus einem [[dive|Tauchgang]] mitbringst, wird zu ebenso vielen [[cycles|Zyklen]].
term-shop = Laden
    .spelled = Laden, Ladens, Läden, zu verkaufen
    .text = Was auf seinem Boden liegt, ist zu verkaufen: Geh darüber, um es zu kaufen. Reicht das [[gold|Gold]] nicht, bleibt es liegen.
term-potion = Trank
    .spelled = Trank, Tränke, Tränken, Trankes
    .text = Einen zu trinken kostet einen [[beat|Takt]] und gibt 5 Leben. Bei vollem Leben wird es abgelehnt.
term-heart = Herz
    .spelled = Herz, Herzen, Herzens
    .text = Gibt 3 Leben, wenn du darübergehst. Bei vollem Leben bleibt es liegen.
term-stairs = Treppe
    .spelled = Treppe, Treppen
    .text = Der Weg hinab; auf der letzten [[floor|Ebene]] der Weg hinaus. Hinabzugehen beendet alle Zustände, und was du trägst, bleibt dir.
term-floor = Ebene
    .spelled = Ebene, Ebenen
    .text = Ein Stockwerk des Verlieses. Ein [[dive|Tauchgang]] hat drei, das letzte mit dem [[door|Tor]] des [[guardian|Wächters]].

term-subroutine = Subroutine
    .spelled = Subroutine, Subroutinen
    .text = Was eine Einheit im Einbruch einsetzen kann. Sie hat eine [[time|Zeit]], eine [[duration|Dauer]] und kostet [[CPU]]; ihre Karte zeigt, was sie tut.
term-cpu = CPU
    .spelled = CPU
    .text = Eine [[subroutine|Subroutine]] belegt ihre Kosten von der Wahl an, bis sie [[finished|beendet]] ist; dann kommen sie zurück. Ein Eintrag, der mehr kostet, als frei ist, wird abgelehnt.
term-move = Eintrag
    .text = Eine [[subroutine|Subroutine]], die jemand gewählt hat, mit ihrem [[aim|Ziel]]. Er steht auf [[stack of moves|dem Stapel]], bis er [[finished|beendet]] ist.
term-stack-of-moves = Stapel
    .spelled = Stapel, Stapeln
    .text = Die Säule aller [[move|Einträge]], die noch kommen, beider Seiten. Je tiefer, desto eher; jede [[round|Runde]] rücken alle eine Runde näher, und was an der Reihe ist, wird in dieser Folge ausgeführt.
term-resolved = Ausgeführt
    .spelled = ausgeführt, ausgeführte, ausgeführten
    .text = Ein [[move|Eintrag]], dessen Zeit um ist, kommt in dieser [[round|Runde]] dran, der Reihe nach von vorn. Das geschieht auch, wenn sein Anwender in derselben Reihe gefallen ist.
term-finished = Beendet
    .spelled = beendet
    .text = Ein [[move|Eintrag]] ist beendet, wenn [[time|Zeit]] und [[duration|Dauer]] um sind oder wenn sein Anwender oder das Ziel, dem er folgt, fort ist. Dann kommt seine [[CPU]] zurück.
term-time = Zeit
    .text = [[round|Runden]], die ein [[move|Eintrag]] bis zum ersten Einsatz auf dem Stapel steht. Einträge mit Zeit null kommen in der Runde nach ihrer Wahl zuerst.
term-duration = Dauer
    .spelled = Dauer
    .text = [[round|Runden]], die ein [[move|Eintrag]] nach dem ersten Einsatz bleibt und seine [[CPU]] belegt. Ein [[multi-use|mehrfacher]] wird in jeder davon noch einmal eingesetzt.
term-multi-use = Mehrfach
    .spelled = mehrfach, mehrfache, mehrfacher, mehrfachen
    .text = Auch in jeder [[round|Runde]] seiner [[duration|Dauer]] eingesetzt, also einmal öfter, als die Dauer sagt.
term-after-effect = Nachwirkung
    .spelled = Nachwirkung, Nachwirkungen
    .text = Was ein [[move|Eintrag]] tut, wenn er [[finished|beendet]] ist; meist nimmt er zurück, was er gab. Sie ist keine [[action|Aktion]]: Niemand antwortet darauf.
term-round = Runde
    .spelled = Runde, Runden
    .text = Alles auf [[stack of moves|dem Stapel]] rückt näher, Gewähltes kommt dazu, was dran ist, wird [[resolved|ausgeführt]], die Toten gehen; dann wächst die [[charge time|Ladezeit]], und man kommt zum Zug.
term-charge-time = Ladezeit
    .spelled = Ladezeit, Ladezeiten, CT
    .text = Wächst jede [[round|Runde]] um das [[speed|Tempo]]; bei 100 ist man am Zug. Eine [[subroutine|Subroutine]] kostet davon 80, Warten 60, und höchstens 60 bleiben übrig.
term-speed = Tempo
    .spelled = Tempo
    .text = [[charge time|Ladezeit]], die jede [[round|Runde]] dazukommt, von 10 bis 100.
term-aim = Ziel
    .spelled = Ziel, Ziele, Zielen, Zieles
    .text = Jemand, dem der [[move|Eintrag]] folgt, wohin er auch geht, oder ein [[panel|Feld]], wer auch immer dann dort steht.
term-panel = Feld
    .spelled = Feld, Felder, Feldern, Feldes
    .text = Ein Platz, auf dem man steht. Jede Seite hat 4 [[column|Spalten]] zu je 2: vorn und hinten.
term-row = Reihe
    .spelled = Reihe, Reihen
    .text = Die vier [[panel|Felder]] einer Hälfte in gleicher Tiefe: die vorderen oder die hinteren.
term-column = Spalte
    .spelled = Spalte, Spalten
    .text = Die zwei [[panel|Felder]] einer Hälfte, die hintereinander liegen.
term-cross = Kreuz
    .spelled = Kreuz, Kreuze, Kreuzen
    .text = Ein [[panel|Feld]] und die daneben, innerhalb seiner Hälfte. Es trifft alle dort, Freund wie Feind.
term-shield = Schild
    .spelled = Schild, Schilde, Schilden, Schildes
    .text = Fängt [[damage|Schaden]] ab, bevor er Leben kostet. Schilde zählen zusammen.
term-melee = Nahkampf
    .spelled = Nahkampf, Nahkampfes
    .text = Eine Art von [[subroutine|Subroutinen]]. Auf sie antwortet eine [[riposte|Riposte]].
term-magic = Magie
    .spelled = Magie
    .text = Eine Art von [[subroutine|Subroutinen]]. [[counter magic|Gegenmagie]] schickt sie zurück.
term-action = Aktion
    .spelled = Aktion, Aktionen
    .text = Eine [[subroutine|Subroutine]] bei ihrer Ausführung. Jede geht durch sechs Schritte: Sie geschieht, [[answer|Antworten]] folgen, dann [[quick turn|Schnellzüge]] und [[mime|Mimen]].
term-quick-turn = Schnellzug
    .spelled = Schnellzug, Schnellzüge, Schnellzügen, Schnellzuges
    .text = Ein Zug mitten in der [[round|Runde]] für den Ersten der Liste, der eine [[quick flag|Schnellmarke]] hat, während die [[quick safety|Schnellsicherung]] aus ist. Eine [[subroutine|Subroutine]] mit Zeit null geschieht darin sofort.
term-quick-flag = Schnellmarke
    .spelled = Schnellmarke, Schnellmarken, Marke, Marken, qs
    .text = Bringt ihrem Träger einen [[quick turn|Schnellzug]], sobald die [[quick safety|Schnellsicherung]] es zulässt, und hebt seine [[charge time|Ladezeit]] auf mindestens 100. Wer übergangen wird, behält sie.
term-quick-safety = Schnellsicherung
    .spelled = Schnellsicherung, Sicherung, Lampe
    .text = Ist sie an, werden Träger einer [[quick flag|Schnellmarke]] übergangen. Hat jemand eine, beginnt eine [[action|Aktion]] mit ihr aus, sonst an; vergibt ein Zauber eine Marke, geht sie aus; am Ende ist sie an.
term-mime = Mime
    .spelled = Mime, Mimen, nachahmen, ahmt nach, nachgeahmt, Nachahmung
    .text = Wiederholt die letzte [[action|Aktion]] seiner Seite, gleich weit von sich aus gezielt, nicht gespiegelt. Das kann auf ein leeres [[panel|Feld]] gehen. Es kostet nichts; in eigenen Zügen kann er nur warten.
term-answer = Antwort
    .spelled = Antwort, antworten, antwortet, beantwortet, Reaktion, Reaktionen
    .text = Was eine Einheit sofort tut, wenn sie getroffen wird. Auf Antworten folgt nie eine Antwort. Wer [[stun|betäubt]] oder [[freeze|eingefroren]] ist, gibt keine.
term-counter-magic = Gegenmagie
    .spelled = Gegenmagie
    .text = Eine [[answer|Antwort]]: [[magic|Magie]], die den Träger trifft, wird auf ihren Urheber wiederholt, auf ihn allein und umsonst.
term-critical-quick = Kritisch schnell
    .spelled = kritisch schnell, kritische Schnellmarke, kritischen Schnellmarke, cq
    .text = Eine [[answer|Antwort]]: eine [[quick flag|Schnellmarke]], wenn eine [[action|Aktion]] oder [[mime|Nachahmung]] den Träger verletzt und ihm höchstens ein Fünftel seines vollen Lebens lässt.
term-riposte = Riposte
    .spelled = Riposte, Riposten
    .text = Eine [[answer|Antwort]]: Der [[melee|Nahkampf]] eines Gegners wird mit der ersten eigenen Nahkampf-[[subroutine|Subroutine]] erwidert, jeder [[damage|Schaden]] um eins geringer. Verletzt haben muss er nicht.
term-brace = Wappnen
    .spelled = Wappnen, wappnet
    .text = Eine [[answer|Antwort]]: ein [[shield|Schild]], wenn die [[action|Aktion]] oder Nachahmung eines Gegners den Träger verletzt.
term-static = Statik
    .spelled = Statik
    .text = Eine [[answer|Antwort]]: nimmt einem Gegner [[charge time|Ladezeit]], dessen [[action|Aktion]] oder Nachahmung den Träger verletzt.
term-stun = Betäubung
    .spelled = Betäubung, betäubt, betäubte, betäubten, betäubter
    .text = Wer betäubt ist, kann nur warten, gibt keine [[answer|Antwort]] und ahmt nicht nach. Ein Zustand von n [[round|Runden]] gilt für n seiner Entscheidungen.
term-freeze = Frost
    .spelled = Frost, eingefroren, friert ein, eingefrorene, eingefrorenen
    .text = Wie [[stun|Betäubung]], und wer eingefroren ist, lässt sich nicht bewegen. Er endet, wenn sein Träger verletzt wird.
term-bind = Fessel
    .spelled = Fessel, Fesseln, gefesselt, fesselt, gefesselte, gefesselten
    .text = Wer gefesselt ist, lässt sich nicht bewegen und kann auf kein anderes [[panel|Feld]] gehen.
term-burn = Brand
    .spelled = Brand, in Brand, in Flammen
    .text = Wer brennt, verliert am Ende jeder [[round|Runde]] 1, zuerst vom [[shield|Schild]].
term-guardian = Wächter
    .spelled = Wächter, Wächtern
    .text = Hält das letzte [[door|Tor]] eines [[dive|Tauchgangs]]. Viele zeigen ein zweites Gesicht mit anderen [[subroutine|Subroutinen]], wenn genug von ihrem Leben fort ist; die Marke am Balken zeigt, wo.

term-odds = Aussichten
    .spelled = Aussichten, Siegchance, Siegchancen
    .text = Ein und derselbe [[battle|Kampf]], viele Male mit anderen Würfeln gefochten. So lange, bis ihr [[standard error|Standardfehler]] höchstens 1 % ist oder die Zeit um ist.
term-standard-error = Standardfehler
    .spelled = Standardfehler, Standardfehlern
    .text = Wie weit ein Anteil vom wahren abweichen mag, da nur so viele Kämpfe probiert wurden. Mehr Kämpfe machen ihn kleiner.
term-field-of-battle = Kampffeld
    .spelled = Kampffeld, Kampffelder, Kampffeldern, Kampffeldes, Schlachtfeld
    .text = Das angegriffene Feld und seine sechs Nachbarn. Jeder [[stack|Trupp]] dort kämpft für den Angreifer, verteidigt oder [[stays out|hält sich heraus]].
term-stays-out = Hält sich heraus
    .spelled = hält sich heraus, halten sich heraus, heraushalten
    .text = Ein [[stack|Trupp]] auf dem [[field of battle|Kampffeld]] ergreift keine Partei, wenn er mit beiden verbündet ist oder mit keinem.
term-expected-value = Erwartungswert
    .spelled = Erwartungswert, Erwartungswerte, Erwartungswerten, Erwartungswertes
    .text = Das genaue Mittel dessen, was ein Zug einmal bewirkt. Eine Einheit macht den Zug, dessen Wert mal Wiederholungen am höchsten ist und über null; bei Gleichstand gilt der frühere Teilnehmer, dann die frühere Art.
term-damage-roll = Schadenswurf
    .spelled = Schadenswurf, Schadenswürfe, Schadenswürfen, Wurf, Würfe, Würfen
    .text = Eine Zahl von 0 bis Angriff, eine von 0 bis Abwehr. Ist die erste höher, liegt der Schaden zwischen 0 und dem des Schlagenden; sonst geht es daneben.
term-strike = Schlag
    .spelled = Schlag, Schläge, Schlägen, Schlages
    .text = Ein Hieb, zweimal geführt: [[melee (battle)|Nahkampf]]. Wer ihn beherrscht, gibt auch [[riposte (battle)|Riposten]].
term-charge = Ansturm
    .spelled = Ansturm, Ansturmes
    .text = Ein Hieb mit 2 mehr Angriff, nur im ersten Zug: [[melee (battle)|Nahkampf]].
term-archery = Schuss
    .spelled = Schuss, Schüsse, Schüssen, Schusses
    .text = Zweimal geschossen. Niemand gibt darauf eine [[riposte (battle)|Riposte]].
term-healing = Heilung
    .spelled = Heilung, Heilungen
    .text = Gibt einem lebenden Freund oder sich selbst, was fehlt, höchstens 5. Jede Einheit kann es einmal je [[battle|Kampf]].
term-melee-battle = Nahkampf zwischen Trupps
    .spelled = Nahkampf, Nahkampfes
    .text = [[Strike|Schlag]] und [[Charge|Ansturm]]: Das Ziel kann eine [[riposte (battle)|Riposte]] geben.
term-riposte-battle = Riposte zwischen Trupps
    .spelled = Riposte, Riposten
    .text = Nach jedem Hieb im [[melee (battle)|Nahkampf]], auch einem Fehlschlag, schlägt ein lebendes Ziel, das [[Strike|Schlag]] beherrscht, mit Angriff und Schaden um eins geringer zurück. Auf eine Riposte folgt keine.
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
    .text = Was ein [[stack|Trupp]] in einem Zug gehen kann: so viel wie seine langsamste Einheit. Ein Feld zu betreten kostet, was sein Boden sagt; ein Angriff nimmt alles, was übrig ist.
term-cycles = Zyklen
    .spelled = Zyklen, Zyklus
    .text = Bezahlen Rekruten und [[upkeep|Unterhalt]]. Sie kommen von Feldern und Bauten, aus dem [[gold|Gold]] der [[dive|Tauchgänge]] und aus Begegnungen.
term-upkeep = Unterhalt
    .spelled = Unterhalt, Unterhaltes
    .text = [[cycles|Zyklen]], die eine [[unit|Einheit]] jeden Zug kostet. Reichen sie nicht, gehen Einheiten, die teuersten zuerst; der [[leader|Anführer]] nie.
term-node = Knoten
    .spelled = Knoten
    .text = Ein Bau, der [[cycles|Zyklen]] bringt, heilt und Einheiten jeder [[tier|Stufe]] ausbildet.
term-gate = Pforte
    .spelled = Pforte, Pforten
    .text = Ein Bau, der Zyklen bringt, heilt und Einheiten der ersten zwei [[tier|Stufen]] ausbildet. Von jeder Pforte, deiner oder deiner Verbündeten, ist es ein Schritt zu jeder anderen.
term-vault = Tresor
    .spelled = Tresor, Tresore, Tresoren
    .text = Dein [[leader|Anführer]] kann ihn betreten, wenn ihm ein Schritt bleibt: drei [[floor|Ebenen]] Verlies und ein [[guardian|Wächter]]. Ein Sieg über diesen leert ihn.
term-core = Kern
    .spelled = Kern, Kerne, Kernen, Kernes
    .text = Der eigene Bau eines Konzerns. Nimm den eines Feindes mit einem [[stack|Trupp]] ein, und der Lauf ist gewonnen.
term-encounter = Begegnung
    .spelled = Begegnung, Begegnungen
    .text = Ein markiertes Feld mit ein paar Zeilen und zwei bis vier Möglichkeiten. Ein Trupp, der es betritt, hält dort an. Manches verlangt eine [[skill check|Probe]].
term-skill-check = Probe
    .spelled = Probe, Proben, Schleichen, Heimlichkeit, Reden, Redekunst, Mechanik
    .text = Ihre Chance: der Grundwert der Wahl und 10 Prozent je Punkt des Besten im [[stack|Trupp]], [[mod|Module]] mitgezählt, zwischen 5 und 95 Prozent. Du siehst sie vor der Wahl.
term-fog = Nebel
    .spelled = Nebel, Nebeln
    .text = Was du einmal gesehen hast, merkst du dir, wie es war, schraffiert. Wer inzwischen dort steht, weißt du nicht.
term-alliance = Bündnis
    .spelled = Bündnis, Bündnisse, Bündnissen, Bündnisses, verbündet, Verbündete, Verbündeten, Verbündeter
    .text = Verbündete bekämpfen sich nicht, nehmen sich keine Felder, kämpfen Seite an Seite und teilen ihre [[gate|Pforten]]. Was sie sehen, teilen sie nicht. Es lässt sich jederzeit brechen.
term-tier = Stufe
    .spelled = Stufe, Stufen
    .text = Der Rang einer Art von Einheiten, von 1 bis 4. Bauten bilden nur bis zu ihrer eigenen Stufe aus.
term-chassis = Chassis
    .spelled = Chassis
    .text = Was eine Einheit ohne [[mod|Module]] ist: ihre Werte im Kampf, auf der Karte und im Einbruch und wie viele [[slot|Steckplätze]] sie hat.
term-mod = Modul
    .spelled = Modul, Module, Modulen
    .text = Unter Ausrüstung in einen [[slot|Steckplatz]] einer Einheit gesetzt. Es zählt überall: auf der Karte, in [[battle|Kampf]] und [[breach|Einbruch]] und, wenn der [[leader|Anführer]] es trägt, im [[dive|Tauchgang]].
term-slot = Steckplatz
    .spelled = Steckplatz, Steckplätze, Steckplätzen, Steckplatzes, Modulplatz, Modulplätze, Modulplätzen
    .text = Platz für ein [[mod|Modul]]. Es gibt fünf Arten: Klinge, Hülle, Antrieb, Logik und Sinn; eine Einheit trägt von jeder höchstens ein Modul.
term-relic = Relikt
    .spelled = Relikt, Relikte, Relikten, Reliktes
    .text = Ein [[mod|Modul]], das in keinem [[slot|Steckplatz]] sitzt und für alle deine Einheiten wirkt, auch für die, die später dazukommen.
term-door = Tor
    .spelled = Tor, Tore, Toren, Tores
    .text = Wo ein [[dive|Tauchgang]] endet. Bis zu vier Einheiten aus dem Trupp des [[leader|Anführers]] gehen hindurch zum [[breach|Einbruch]] gegen den [[guardian|Wächter]]; du kannst auch umkehren.
term-prize = Beute
    .spelled = Beute
    .text = Ein besiegter [[guardian|Wächter]] hinterlässt dreierlei, wovon du eines nimmst oder keines.

# Übungsleiter
puzzle-whip = Um die Ecke
    .goal = Zerbrich den Posten. Bleib unverletzt.
    .rule = Eine Peitsche trifft das erste Ziel auf fünf Feldern quer, eins voraus: Sie erreicht, wer nicht in deiner Linie steht.
    .hint-1 = Ein Posten schießt nur entlang seiner Reihe und seiner Spalte.
    .hint-2 = Stell dich eine Reihe über ihn, zwei Spalten daneben, und schlag nach unten.
puzzle-barrel = Ein Schritt genügt
    .goal = Erschlag beide Pirscher. Bleib unverletzt.
    .rule = Ein zerbrochenes Fass geht im nächsten Takt hoch: drei mal drei Felder, Freund wie Feind.
    .hint-1 = Wen du mit dem Dolch triffst, der erwacht.
    .hint-2 = Zerbrich das Fass von Westen und geh gleich einen Schritt zurück.
puzzle-ice = Gerade und ungerade
    .goal = Verlass die Ebene über die Treppe.
    .rule = Auf Eis rutschst du jeden Takt ein Feld weiter, bis etwas im Weg ist: Ein Schritt auf Eis sind zwei Felder.
    .hint-1 = Hinaus kommst du nur, wo ein Takt endet.
    .hint-2 = Was im Weg steht, hält dich auf: So kommst du von geraden Feldern auf ungerade.
puzzle-arms = Unter erhobenen Armen
    .goal = Erschlag den Aufseher. Bleib unverletzt.
    .rule = Ein Ausholen ist zu sehen, bevor der Schlag fällt: Schlag zu, solange es dauert, und sei fort, wenn es endet.
    .hint-1 = Neben dir braucht der Aufseher zwei Takte, bevor er fegt.
    .hint-2 = Weich dem Feger aus und komm gleich wieder.
puzzle-queue = Sie kommen wie einer
    .goal = Erschlag alle drei Kriecher mit deiner Bombe. Bleib unverletzt.
    .rule = Wem jemand im Weg steht, der lässt ihn zuerst handeln: Eine Schlange rückt als Ganzes auf, ohne Lücken, wer auch immer zuerst dran wäre.
    .hint-1 = Die Bombe geht im dritten Takt nach dem Legen hoch.
    .hint-2 = Sie reicht ein Feld nach jeder Seite: Der mittlere muss auf ihr stehen.
puzzle-frost = Lass sie schlafen
    .goal = Verlass die Ebene über die Treppe. Bleib unverletzt.
    .rule = Frost bricht, wenn sein Träger getroffen wird, und ein Breitschwert trifft alle drei quer voraus.
    .hint-1 = Ein Schritt schlägt zu, wenn auf einem der drei Felder voraus jemand steht.
    .hint-2 = Geh an ihnen vorbei, wo sie neben dir stehen und nicht voraus.
puzzle-prism = Licht kommt zurück
    .goal = Fälle das Prisma. Bleib unverletzt.
    .rule = Gegenmagie schickt Magie sofort auf den zurück, der sie einsetzt, solange ihr Träger noch Leben hat.
    .hint-1 = Was keine Magie ist, bleibt ohne Antwort.
    .hint-2 = Wer fällt, antwortet nicht: Ende mit dem Stärksten.
puzzle-ledger = Platz für noch eins
    .goal = Fälle den Dorn innerhalb von 5 Runden.
    .rule = CPU bleibt von der Wahl an belegt, bis der Eintrag beendet ist: Ein teurer lässt keinen Platz für einen weiteren.
    .hint-1 = Ein Trennhieb belegt alle drei deiner CPU, solange er dauert.
    .hint-2 = Ramme und Stich passen nebeneinander.
puzzle-echo = Das Echo kommt nicht mit
    .goal = Fälle beide.
    .rule = Ein Mime wiederholt das gleiche Ziel, von sich aus gesehen, auch einen Schritt: Wo er nicht hinkann, bleibt er.
    .hint-1 = Die zwei Gegner stehen eine Spalte auseinander, deine zwei stehen zwei auseinander.
    .hint-2 = Geh zum Rand hin: Das Echo hat dort kein Feld.
puzzle-collapse = Der Schild hat seine Stunde
    .goal = Fälle den Koloss und lass niemanden von deinen fallen.
    .rule = Der Schild eines Bollwerks steht drei Runden und wird dann zurückgenommen: Zu früh errichtet, ist er fort, wenn der Schlag fällt.
    .hint-1 = Der Kollaps kommt in der sechsten Runde herunter.
    .hint-2 = Das Bollwerk belegt CPU, die Rammen brauchen könnten: Du kannst dir nur eines leisten.
puzzle-order = Wer vor wem steht
    .goal = Bring es auf eine Siegchance von 74 %.
    .rule = Von zweien mit gleicher Abwehr fängt der die Schläge, der vorn steht.
    .hint-1 = Nadel und Glut haben die eine Abwehr, Weber und Pike eine andere.
    .hint-2 = Wer hinter jemandem schießt, der ebenso weich ist, lebt länger.
puzzle-decoy = Der Weichste zieht Schläge an
    .goal = Bring es auf eine Siegchance von 57 %.
    .rule = Jeder schlägt zu, wo am meisten zu erwarten ist: bei der niedrigsten Abwehr, was sie auch kostet und wer auch davor steht.
    .hint-1 = Eine Pike ist teuer und weicher als alle deine anderen außer der Nadel.
    .hint-2 = Lass keine von beiden im Trupp.

#
#
# end of data
#
#
