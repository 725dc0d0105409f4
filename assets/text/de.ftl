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

#
#
# end of data
#
#

## language: The choice of a language

language-missing = Die Sprachdatei text/{ $tag }.ftl ist nicht lesbar: Es geht auf Englisch weiter.
language-later = Was schon zu sehen ist und die Namen in diesem Spiel wechseln mit dem nächsten.
