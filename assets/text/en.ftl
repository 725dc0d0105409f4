### English. It is complete; other languages are laid over it.
### Form: https://projectfluent.org/fluent/guide/

## words: Words used everywhere: yes, no, back, counts of things
#
#
#

yes = Yes
no = No

beats = { $count ->
    [one] { $count } beat
   *[other] { $count } beats
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

## language: The choice of a language

language-missing = The language file text/{ $tag }.ftl cannot be read: the game goes on in English.
language-later = What is on screen already, and names in this game, change with the next one.
