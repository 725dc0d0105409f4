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

back = Back
close = Close
go-on = Resume
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
title-about = You are a rogue daemon.
    Win the sector, and keep your leader alive.
    No rule is hidden.
title-version = Version { $version }
title-choose = choose
title-confirm = confirm
title-back = back
title-help = help
title-continue = Continue
title-continue-about = Continue the run on seed { $seed }, { $difficulty }.
title-continue-sector = turn { $turn }, the sector
title-continue-encounter = turn { $turn }, an encounter
title-continue-dive = turn { $turn }, a dive
title-continue-door = turn { $turn }, a guardian's door
title-continue-breach = turn { $turn }, a breach
title-continue-prize = turn { $turn }, a choice of prizes
title-continue-over = turn { $turn }, the end of the run
title-continue-not = The saved run can't be continued: { $error }. The file was not changed.
title-continue-earlier = The last save can't be continued: { $error }. *Continue* resumes the run in turn { $turn }. The file was not changed.
title-new-run-about = Choose how to win; then march, fight, dive and breach.
title-saves = Saved runs
title-saves-about = Three slots, runs from files, and replays.
title-feats-about = What you have achieved, and what is left.
title-practice-about = Dives, battles, breaches, puzzles and the time lab, each on its own.
title-quit = Quit
title-quit-about = Leave the game.
title-leave = Quit the game?
title-stay = Stay
title-stay-about = Key: [[anywhere.back]].

# Packs
packs-left-out = A pack is not in use: { $first }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
 }
packs-lost = { $folder } has no usable pack { $pack }
packs = Packs
packs-about = Changes to the game, by others or by you.
packs-told = A pack overrides those above it. Changes apply from the next run; a saved run needs the packs that it began with.
packs-none = No packs yet. Put folders or zip files of packs into { $folder }
packs-on = On
packs-off = Off
packs-left = Left out
packs-broken = Broken
packs-row-about = [[menus.confirm]] switches it on or off. [[menus.left]] and [[menus.right]], or dragging, move it up and down.
packs-given = The command line names it, so it stays on.
packs-wrong = WHAT IS WRONG
packs-changes = WHAT IT CHANGES
packs-new = { $entry } is new
packs-same = { $entry } is unchanged
packs-more = and { $more } more
packs-texts = texts ({ $language }): { $count }
packs-pictures = pictures: { $count }
packs-pictures-left = There is no room for all pictures of packs; left out: { $count }
packs-no-language = the game does not have this language
packs-none-imported = No packs yet. Import one as a zip file: this browser keeps it.
packs-import = Import a zip file
packs-import-about = A pack as a zip file. This browser keeps it.
packs-imported = { $file } is imported. New packs are off at first.
packs-refused = The pack was not imported: { $reason }
packs-remove = Remove what is off
packs-remove-about = This browser forgets the packs that are off or broken: { $count }
packs-removed = Packs removed: { $count }
packs-unkept = The browser could not store or remove the pack { $pack }: { $reason }
packs-unread = The packs kept in this browser could not be read: { $reason }

# Credits
credits = Credits
credits-about = Who made this game, its fonts and its libraries, and under which licences.
credits-game = The game
credits-contributors = the Daemonfall contributors
credits-rest = Pictures, sounds and music were made for this game, under the same licence.
credits-fonts = Fonts
credits-libraries = Engine and main libraries
credits-by = { $by }: { $licence }
credits-either = MIT or Apache-2.0
credits-engine = the engine
credits-sound = sound and music
credits-input = keys, mouse, gamepads
credits-languages = languages
credits-hexes = map hexes
credits-ways = path finding
credits-sight = field of view
credits-dice = seeded dice
credits-data = data files and saves
credits-panels = debug panels
back-to-title-about = Back to the title. Key: [[anywhere.back]].

# Loading
loading = LOADING

# Switches of all menus
switch-mute = Mute
switch-unmute = Unmute
switch-sound-about = All sound on or off. Key: [[anywhere.mute]].
switch-full-screen = Full screen
switch-window = Window
switch-screen-about = Play in full screen or in a window. Key: [[anywhere.fullscreen]].

# Pause
paused = Paused
pause-place = Floor { $floor } of { $floors }, beat { $beat }, seed { $seed }
pause-go-on-about = Back to where you were. Key: [[anywhere.back]].
pause-retreat-sure = Retreat? { $gold ->
    [0] All finds are lost
   *[other] Keep { $kept } of { $gold } gold
 }
pause-retreat-about = Back to the map: the leader keeps its current health and { $keeps } % of the gold, and loses everything else it found.
pause-practice = Back to practice
pause-practice-about = A practice dive is not saved.
pause-practice-sure = Leave? This dive ends
stop-guardian = The guardian waits as long as you like.
stop-prizes = The prizes wait as long as you like.

# Practice
practice = Practice
practice-about = Each system on its own. Nothing is at stake.
practice-dive = Dive
practice-dive-what = beat by beat
practice-dive-about = A dive on its own, on the seed below: find the stairs of each floor. It is not saved.
practice-seed-about = The same seed gives the same dive.
practice-breach = Breach
practice-breach-what = choose both sides
practice-breach-about = A breach on its own. Choose any line-ups for both sides.
practice-battle = Battle
practice-battle-what = compose two sides
practice-battle-about = Two stacks of up to eight units: watch the odds as you change them, then fight.
practice-lab = Time lab
practice-lab-what = step by step
practice-lab-about = When quick turns (extra turns) come in a breach: examples, row by row, with reasons.
practice-ladder = Ladder
practice-ladder-what = twenty-four puzzles
practice-ladder-about = Dive, breach and battle puzzles, each about one rule. Par is the best possible result.

# New run
new-run = New run
new-run-difficulty = DIFFICULTY
new-run-difficulty-about = { $about }{ $fewer ->
    [0] {""}
   *[other] {" "}Enemies earn { $fewer } cycles less each turn.
 }{ $more ->
    [0] {""}
   *[other] {" "}Enemies earn { $more } cycles more each turn.
 }{ $guards ->
    [100] {""}
   *[other] {" "}Wild processes are at { $guards } % strength.
 }
new-run-sector = SECTOR
new-run-victory = GOAL
new-run-crew = CREW
new-run-crew-any = Any
new-run-crew-any-about = A crew chosen by the seed.
# Words at the start of a crew's name that its button leaves out
new-run-crew-articles = The
new-run-crew-drawn = The seed chooses the crew.
new-run-crew-chosen = { $about } { $count ->
    [0] { $leader } leads.
   *[other] { $leader } leads, with { $units }.
 }{ $mods ->
    [0] {""}
   *[other] {" "}Mods: { $gear }.
 }
new-run-crew-unit = { $name }, { $row ->
    [back] back row
   *[front] front row
}: { $about }
new-run-seed-about = The same seed and the same choices give the same run.
new-run-begin = Begin
new-run-begin-about = Begin with the first turn.
new-run-begin-instead = Begin with the first turn. The run under Continue is given up unless it is saved in a slot.
new-run-begin-sure = Give up the saved run and begin?
new-run-no-unlocks = Unlocks cannot be read, so this run begins without them. { $error }

# Feats
feats = Feats
feats-told = Earned: { $earned } of { $all }. A run counts when it ends, but not if it was edited by hand.
feats-streaks = Wins in a row: { $wins }, best { $best }. Today's run: days in a row { $days }, best { $most }.
feats-in-run = { $date }, seed { $seed }, turn { $turn }
feats-toward = { $has } of { $needs }
feats-new = New feat: { $name }. { $about }
feats-unread = Feats cannot be read: { $error }
feats-unkept = Feats cannot be saved: { $error }

# Seed
seed-caption = SEED
seed-any = any
seed-about = { $about } Type a number or eight digits like 7F3A-19C2; empty means any.
seed-other = Other
seed-other-about = A random seed.
seed-today = Today
seed-today-about = Today's date as the seed: { $seed }. With the same choices and unlocks, everyone gets the same run today (UTC).
seed-wrong = Not a seed: type a number, or digits 0-9 A-F like 7F3A-19C2.
keypad-done = Done

# Summary of a dive
summary-escaped = You got out
summary-died = You died
summary-floor = FLOOR
summary-beats = BEATS
summary-gold = GOLD
summary-destroyed = KILLED
summary-found = FOUND
summary-health-lost = HEALTH LOST
summary-replay = Replay: { $place }
summary-replay-not = The replay cannot be saved: { $reason }
summary-edited = This dive was edited by hand.
summary-again = Restart
summary-again-about = The same dive from the start. Key: [[dive.again]].
summary-undo-about = Back into the dive, before its last beat. Key: [[ladder.undo]].
summary-fresh = New seed
summary-fresh-about = A dive on a random seed.
summary-practice-about = Back to practice. Key: [[anywhere.back]].
summary-link = Copy link
summary-link-about = A link to this page that plays this dive back.
summary-link-copied = Link copied. It plays this dive back.
summary-link-not = No link could be made: { $error }

# Settings
settings = Settings
settings-about = Sound, display, speed, text size, colours and key bindings.
settings-tab-sound = Sound
settings-tab-display = Display
settings-tab-play = Play
settings-tab-access = Accessibility
settings-tab-controls = Controls
settings-reset = Restore defaults
settings-reset-sure = Reset this page?
settings-reset-about = Resets every setting on this page.
settings-back-about = Key: [[anywhere.back]].
settings-hints-read = { $count ->
    [0] none read
   *[other] { $count } read
 }
setting-on = on
setting-off = off
setting-mute = Sound
setting-volume = Volume
setting-music = Music
setting-effects = Effects
setting-fullscreen = Full screen
setting-window = Window size
setting-interface = Interface size
setting-palette = Colours
setting-speed = Animation speed
setting-show-hints = Hints
setting-earlier = Restore points
setting-earlier-about = How many earlier turns of a run are saved as restore points. You find them under Saved runs.
setting-hints-again = Show all hints again
setting-language = Language
setting-text = Text size
setting-reduced-motion = Reduced motion
setting-shake = Screen shake
setting-mute-about = All sound on or off. Key: [[anywhere.mute]].
setting-volume-about = Overall volume.
setting-music-about = Volume of the music.
setting-effects-about = Volume of blows, steps and buttons.
setting-fullscreen-about = Full screen or a window. Key: [[anywhere.fullscreen]].
setting-window-about = In pixels, when not in full screen.
setting-interface-normal = normal
setting-interface-large = large
setting-interface-about = Size of buttons and panels: large shows less at once. The change appears when you close the settings.
setting-palette-about = Standard, colour-blind safe, or high contrast: changes everything on the screen.
setting-speed-about = In dives, breaches and battles, and for moves on the map.
setting-show-hints-about = A short hint when something matters for the first time.
setting-hints-again-about = Shows each hint once more when it matters.
setting-language-about = The language of all texts.
setting-text-about = The size of all texts. Where there is little room, they grow less.
setting-reduced-motion-about = No sparks, sliding or drifting: purely decorative motion stops.
setting-shake-about = The screen shakes when something is hit.
palette-standard = Standard
palette-safe = Colour-blind safe
palette-contrast = High contrast
palette-not = The colours of pictures were not changed: { $file }: { $error }
speed-at-once = instant

# Saved settings and bindings
kept-unreadable = { $what ->
    [settings] Settings
    [packs] The packs in use
   *[bindings] Key bindings
 } were reset: { $error }
kept-in-parts = { $what ->
    [settings] Settings
    [packs] The packs in use
   *[bindings] Key bindings
 } loaded without the faulty part: { $at }: { $reason }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
 }
kept-damaged = { $what ->
    [settings] Settings
    [packs] The packs in use
   *[bindings] Key bindings
 } were reset: { $at }: { $reason }. { $aside }
kept-too-long = it is longer than { $most } KiB
kept-aside = The old file was moved to { $place }.
saves-unclaimed = Nothing can be saved: { $error }
saves-unfinished = The last saves were not written: the disk does not answer.
kept-not = { $what ->
    [settings] Settings
    [packs] The packs in use
   *[bindings] Key bindings
 } cannot be saved: { $error }

# Bindings
bindings-none = not bound
bindings-pad = pad { $button }
bindings-press = Press a key, a mouse button or a gamepad button.
    Esc cancels, and so does waiting.
bindings-take-off = Remove
bindings-more = Add a binding
bindings-rival = { $action } ({ $group })
bindings-conflict = { $input } is already bound: { $others }.
bindings-conflict-needed = That action needs a binding.
bindings-swap = Swap: the other gets { $input }
bindings-take = Unbind it there
bindings-leave = Cancel
bindings-unknown = there is no action "{ $name }"
bindings-needed = { $name } needs a binding
bindings-lost = { $name } loses { $input }: { $other } uses it

# Groups of actions
actions-anywhere = Everywhere
actions-menus = Menus and dialogues
actions-dive = Dive
actions-breach = Breach
actions-sector = Sector
actions-battle = Battles, replays
actions-fitting = Gear, line-ups, stacks
actions-time-lab = Time lab
actions-ladder = Puzzles, practice dives
actions-past = Looking back at a run

# Actions
action-anywhere-back = One step back
action-anywhere-mute = Sound on or off
action-anywhere-fullscreen = Full screen or a window
action-anywhere-panels = Debug panels that show the rules at work
action-anywhere-photo = Take a picture
action-anywhere-explain = Explain the next word
action-anywhere-explain-inside = Into the explanation
action-anywhere-dismiss-hint = Hide the hint
action-menus-up = Up
action-menus-down = Down
action-menus-left = Left, or less
action-menus-right = Right, or more
action-menus-next = Next; with Shift, previous
action-menus-confirm = Confirm
action-menus-tab-before = Previous tab
action-menus-tab-after = Next tab
action-menus-page-up = Scroll up
action-menus-page-down = Scroll down
action-dive-up = Strike, dig or step north
action-dive-down = Strike, dig or step south
action-dive-left = Strike, dig or step west
action-dive-right = Strike, dig or step east
action-dive-wait = Wait one beat
action-dive-rest = Wait until something changes
action-dive-bomb = Set a bomb
action-dive-drink = Drink a potion
action-dive-take = Take what lies here
action-dive-look = Look at cells
action-dive-next-threat = Look at the next threat
action-dive-auto-explore = Explore, then to the stairs
action-dive-log = The whole log
action-dive-help = What keys and signs mean
action-dive-pause = Pause
action-dive-confirm = Walk to the cursor; bomb ahead
action-dive-cancel = Cancel the bomb or the cursor
action-dive-zoom-in = Zoom in
action-dive-zoom-out = Zoom out
action-dive-again = Restart on the same seed, when over
action-breach-up = The aim above
action-breach-down = The aim below
action-breach-left = The card or aim to the left
action-breach-right = The card or aim to the right
action-breach-confirm = Choose the card or the aim
action-breach-wait = Wait
action-breach-undo = Undo the last choice
action-breach-skip = Skip the animation
action-breach-speed = Fast or normal speed
action-breach-stepwise = Step by step, on or off
action-breach-next = Next step
action-breach-next-move = Look at the next subroutine on the breach's stack
action-breach-log = The whole log
action-breach-card-1 = Card 1
action-breach-card-2 = Card 2
action-breach-card-3 = Card 3
action-breach-card-4 = Card 4
action-breach-card-5 = Card 5
action-breach-card-6 = Card 6
action-breach-card-7 = Card 7
action-breach-card-8 = Card 8
action-breach-card-9 = Card 9
action-breach-again = Play again, when over
action-breach-help = What keys and signs mean
action-breach-pause = Pause
action-sector-up = Tile above, unit to the front row
action-sector-down = Tile below, unit to the back row
action-sector-left = Tile or unit to the left
action-sector-right = Tile or unit to the right
action-sector-pan-up = Move the map north
action-sector-pan-down = Move the map south
action-sector-pan-left = Move the map west
action-sector-pan-right = Move the map east
action-sector-confirm = Go, attack, select, recruit
action-sector-next-stack = The next stack that can move
action-sector-end-turn = End the turn
action-sector-undo = Undo the last command
action-sector-use = Dismiss, enter the vault, recruit, reserve
action-sector-vault = Enter the vault
action-sector-units = To the units, and back
action-sector-recruit = To the recruits, then the next place
action-sector-relations = Relations with other factions
action-sector-log = The whole log
action-sector-earlier = The unit fights earlier
action-sector-later = The unit fights later
action-sector-reserve = Reserve, or back into the line
action-sector-row = Front or back row
action-sector-order = Next order for battles
action-sector-rise = Choose what a unit learns
action-sector-let-go = Dismiss the unit
action-sector-zoom-in = Zoom in
action-sector-zoom-out = Zoom out
action-sector-center = Back to the stack
action-sector-leave = One step back
action-sector-unit-1 = Pick unit 1
action-sector-unit-2 = Pick unit 2
action-sector-unit-3 = Pick unit 3
action-sector-unit-4 = Pick unit 4
action-sector-unit-5 = Pick unit 5
action-sector-unit-6 = Pick unit 6
action-sector-unit-7 = Pick unit 7
action-sector-unit-8 = Pick unit 8
action-sector-gear = The gear of all units
action-sector-help = What keys and signs mean
action-sector-pause = Pause
action-battle-turn-back = One turn back
action-battle-turn-on = One turn forward
action-battle-back = One move back
action-battle-on = One move forward
action-battle-play = Play, or stop
action-battle-start = To the start
action-battle-end = To the end
action-battle-faster = Faster
action-battle-slower = Slower
action-battle-again = Play again
action-battle-next = Look at the next unit
action-battle-previous = Look at the previous unit
action-battle-leave = Skip to the end and leave
action-battle-help = What keys and signs mean
action-fitting-take-out = Take out, or clear the place
action-fitting-undo = Undo the last change
action-fitting-before = Previous unit
action-fitting-after = Next unit
action-fitting-take-1 = Take the first prize
action-fitting-take-2 = Take the second prize
action-fitting-take-3 = Take the third prize
action-lab-left = One row back
action-lab-right = One row forward
action-lab-up = Previous action
action-lab-down = Next action
action-lab-start = To the start
action-lab-end = To the end
action-lab-play = Play, or stop
action-lab-faster = Faster
action-lab-slower = Slower
action-lab-after = Next scenario
action-lab-before = Previous scenario
action-lab-list = All scenarios
action-lab-reread = Reload the scenario files
action-ladder-undo = Undo the last choice
action-ladder-restart = Restart the puzzle
action-ladder-hint = Another hint
action-past-before = Previous step
action-past-after = Next step

# Names of keys and buttons
key-escape = Esc
key-delete = Del
key-insert = Insert
key-space = Space
key-tab = Tab
key-enter = Enter
key-backspace = Backspace
key-home = Home
key-end = End
key-page-up = PageUp
key-page-down = PageDown
key-shift = Shift
key-control = Ctrl
key-alt = Alt
key-super = Super
key-right = right { $key }
key-caps-lock = Caps
key-print = Print
key-scroll-lock = Scroll
key-menu = Menu
key-numpad = Num { $key }
mouse-left = left click
mouse-right = right click
mouse-middle = middle click
mouse-back = mouse back
mouse-forward = mouse forward
mouse-other = mouse { $number }
pad-south = South
pad-east = East
pad-west = West
pad-north = North
pad-cross = Cross
pad-circle = Circle
pad-square = Square
pad-triangle = Triangle
pad-other = button { $number }
pad-gone = Gamepad disconnected. Keys, mouse and touch still work. Reconnect the gamepad to use it again.

# Help
help = Help
help-about = What keys and signs mean. Key: ?
help-dive = The dive
help-who = Who is who
help-breach = The breach
help-battle = The battle
help-sector = The sector
help-glossary = Glossary
help-dive-heading = Help: the dive
help-who-heading = Who is who in the dive
help-breach-heading = Help: the breach
help-battle-heading = Help: the battle
help-sector-heading = Help: the sector
help-glossary-heading = Glossary
help-dive-rule = Find the stairs of each floor, and get out alive. Nothing moves until you do. Each of your actions is one beat; then all others act, in the order of the list. Damage is attack minus armour, but at least one.
help-glossary-rule = Game terms are underlined everywhere: point at one, or step through them with [[anywhere.explain]]; [[anywhere.explain-inside]] opens terms inside an explanation.
help-battle-rule = Stacks fight by themselves: each turn, every unit makes the move that does most on average. A blow hits if a random number from 0 to its attack is higher than one from 0 to the target's defence. A hit takes from 0 to its damage, again at random.
help-sector-rule = When the run began you chose how to win it: the line above the map tells the goal. Lose your leader or your last stack and the run is over. Each turn you move, recruit and attack; then all others do.
help-breach-rule = Defeat every enemy, or meet the goal at the top. A unit at 100 charge time (CT) chooses one of its cards, a subroutine, and its aim. The subroutine joins the stack in the next round and counts down; at zero it is used.
help-link-game = Help: the game
help-link-dive = Help: the dive
help-link-breach = Help: the breach
help-link-battle = Help: the battle
help-link-sector = Help: the sector
help-keys = KEYS
help-mouse = MOUSE
help-fingers = FINGERS
help-fingers-tap-how = Tap
help-fingers-tap = use a button, a card or a word in the bottom line
help-fingers-twice-how = Tap, and tap again
help-fingers-twice = a cell, tile, panel or subroutine on the stack: look first, then act
help-fingers-hold-how = Hold a finger
help-fingers-hold = shows what a thing is for
help-fingers-swipe-how = Swipe
help-fingers-swipe = step, strike or dig in a dive, like the pad on the screen
help-fingers-drag-how = Drag
help-fingers-drag = the map, a list, the timeline, a unit to another place
help-fingers-two-how = Two fingers
help-fingers-two = apart: zoom in; together: zoom out
help-signs = SIGNS
help-enemies = ENEMIES
help-things = THINGS
help-traps = TRAPS AND SHOTS
help-pick-up = TO PICK UP
help-kind = { $name }. { $about }
help-battle-shown = HOW IT GOES
help-battle-step-back = one step back
help-breach-ways = from card to card, from aim to aim
help-breach-step-back = one step back, then pause ([[breach.pause]])
help-sector-ways = from tile to tile
help-sector-step-back = one step back, then pause ([[sector.pause]])
help-arrange = Order puzzles
help-arrange-heading = Help: order puzzles
help-arrange-rule = Swap the places of your units until your stack wins as often as the goal asks. Each swap counts; par is the fewest that do.
help-arrange-ways = from unit to unit
help-arrange-undo = undo the last swap
help-arrange-restart = begin the puzzle again
help-arrange-hint = show a hint
help-arrange-back = let go of the selected unit; with none, leave
help-arrange-click = select it; click another one, and they swap
help-battle-play = play, or stop
help-battle-on = one move forward
help-battle-back = one move back
help-battle-turn-on = to the next turn
help-battle-turn-back = to the turn before
help-battle-start = to the start
help-battle-end = to the end and the result
help-battle-pace-key = and −
help-battle-pace = faster, slower
help-battle-again = again from the start
help-battle-next = look at the next unit
help-battle-previous = look at the previous unit
help-battle-leave = skip to the end and leave
help-battle-mouse-hover-how = Hover
help-battle-mouse-hover = what a unit weighed at its last choice
help-battle-mouse-click-how = Click a unit
help-battle-mouse-click = keep looking at it; click again to stop
help-battle-mouse-drag-how = Drag the line
help-battle-mouse-drag = go to any point of the battle
help-breach-card-key = to 9
help-breach-card = choose that card; then its aim
help-breach-confirm = choose the card; confirm the aim
help-breach-wait-key = or Space
help-breach-wait = wait: costs 60 charge time, acting costs 80
help-breach-undo-key = or Backspace
help-breach-undo = undo the last choice, in practice
help-breach-next-move = look at the next subroutine on the stack
help-breach-skip = skip the animation
help-breach-speed = fast or normal speed
help-breach-stepwise = step by step, on or off
help-breach-next = the next step
help-breach-log = the whole log
help-breach-mouse-hover-how = Hover
help-breach-mouse-hover = which unit it is, what a subroutine does and where it is aimed
help-breach-mouse-right-click-how = Right click
help-breach-mouse-right-click = one step back
help-breach-sign-time = On a card in large letters: rounds until its first use. On the stack: its rounds are over, and it is due.
help-breach-sign-falls = No health left: the unit dies at the end of the round. Until then, its due subroutines are still used.
help-breach-sign-shield = Shield gained or lost.
help-breach-sign-to = Moves the target to another panel.
help-breach-sign-flag = It has a quick turn, an extra turn, and takes it as soon as quick turns come.
help-breach-sign-mime = Mime: repeats its side's last action, aimed from where it stands.
help-breach-sign-counter-magic = Counter magic: magic that hits it comes back.
help-breach-sign-critical-quick = Critical quick: gains a quick turn at a fifth of its health or less.
help-breach-sign-riposte = Riposte: answers melee with its first melee subroutine, each hit for 1 less damage.
help-breach-sign-brace = Brace: a shield when an enemy hurts it.
help-breach-sign-static = Static: takes charge time from an enemy that hurts it.
help-breach-sign-warning = Warning: this choice may hit nothing, or come too late. The line says why.
help-sector-confirm = select, go to or attack the tile at the cursor
help-sector-next-stack = the next stack that can still move
help-sector-end-turn = end the turn
help-sector-undo-key = or Backspace
help-sector-undo = undo, if nothing was revealed
help-sector-units-key = to 8
help-sector-units = pick units to split off or join
help-sector-walk = step through the units of the stack
help-sector-recruit = recruit here, else at the nearest place
help-sector-vault = enter the vault that the leader stands on
help-sector-gear = fit mods into units
help-sector-rise = choose what a unit learns
help-sector-relations = alliances
help-sector-log = the whole log
help-sector-pan-key = A S D
help-sector-pan = move the map
help-sector-center = back to the stack
help-sector-mouse-click-how = Click
help-sector-mouse-click = select a stack; go to a tile, attack, recruit
help-sector-mouse-drag-how = Drag, wheel
help-sector-mouse-drag = move the map; zoom
help-sector-sign-core = A core. Take an enemy's if that is your goal. Faint: a core may lie there.
help-sector-sign-node = A node: yields cycles, recruits units, and heals the stack on it.
help-sector-sign-gate = A gate: recruits. Stacks step from one of your gates to another.
help-sector-sign-vault = A vault: the leader dives there for gear; a guardian guards the last door.
help-sector-sign-encounter = An encounter: a few lines, and a choice.
help-sector-sign-cycles = Cycles: for recruits, and for the upkeep of all units each turn.
help-sector-sign-fight = A battle was fought here.
help-sector-sign-lost = A dashed outline: taken from you. It fades once you look at the tile.
help-sector-sign-relations = An alliance is offered, made or broken.
help-dive-step-key = also WASD, HJKL
help-dive-step = strike; if there is nothing to strike, dig; if nothing to dig, step
help-dive-wait = wait one beat
help-dive-rest = rest: wait until something changes
help-dive-bomb-key = then a direction
help-dive-bomb = set a bomb; it goes off in three beats
help-dive-drink = drink a potion
help-dive-look = look at cells: what is there, what comes next
help-dive-next-threat = go from threat to threat
help-dive-take = take what you stand on
help-dive-undo = undo the last beat, in practice
help-dive-hide-hint = hide a hint
help-dive-auto-explore = explore: collect items, open crates, go to better gear, then to the stairs
help-dive-log = the whole log
help-dive-zoom-key = and [[dive.zoom_out]]
help-dive-zoom = zoom in, zoom out
help-dive-back = one step back; in a dive, pause
help-dive-mouse-hover-how = Hover
help-dive-mouse-hover = what is there, and what a step that way would do
help-dive-mouse-beside-how = Click next to you
help-dive-mouse-beside = the same as a step that way
help-dive-mouse-farther-how = Click farther away
help-dive-mouse-farther = walk there; on yourself: wait
help-dive-sign-windup = Something winds up. It strikes when the number has counted down.
help-dive-sign-hatch = These cells may be struck. Those with bright corners are struck in the next beat if you wait, or if you do what you point at.
help-dive-sign-chevron = Something will move this way.
help-dive-sign-fuse = A fuse burns. Everything around it is in the blast.
help-dive-sign-stun = Stunned: its next actions are lost.
help-dive-sign-freeze = Frozen: cannot act or be pushed until this ends or something hits it.
help-dive-sign-bind = Bound: it can strike, but not leave.
help-dive-sign-burn = Burning: it loses health every beat.
help-dive-chance = Where chance decides, the list names all that may happen, and how likely each is.
help-dive-sure = Dies, breaks, kills you: that is certain if you wait, or if you do what you point at.
help-dive-sign-stairs = The way down. On the last floor it is the way out.
help-battle-shown-order = Defenders take their turns first, tile by tile and place by place; then the attackers.
help-battle-shown-answers = Riposte: a target that knows Strike and survives a melee blow strikes back, with attack and damage 1 lower. Shots get no riposte.
help-battle-shown-once = Charge works in the first turn only. Each unit can heal once a battle, up to 5 health.
help-battle-shown-ends = The battle ends when a side is defeated, or when the attackers have done no damage for three turns.
help-battle-shown-worth = Worth: the damage or healing of a move on average, times how often it is made. A unit makes the move worth most; on a tie, the first.
help-battle-shown-course = Course, at the top: health so far, your side upward, the other downward.
help-breach-more-cpu = CPU, the slanted pips: a subroutine holds its cost from joining the stack until it is finished.
help-sector-more-battles = All stacks on the attacked tile and its six neighbours fight for their side; the preview shows which stay out, and why.
help-sector-more-losses = A dead unit is lost for good, with its mods. If your leader dies, the run is over. Only the leader dives. Units that win battles rise in rank, and learn.
help-sector-more-prizes = A beaten guardian leaves prizes; take one of them. Mods are fitted in gear and count in battle, breach and dive.
help-sector-more-cycles = The owner of a tile earns its cycles. Units you cannot pay leave, the costliest first.

# Glossary
glossary-search = Search terms
glossary-all = All
glossary-none = No term matches.
glossary-written = Also written: { $words }.
topic-game = The game
topic-dive = The dive
topic-breach = The breach
topic-battle = The battle
topic-sector = The sector

# The window's title
window-sector = Sector
window-sector-turn = Sector, turn { $turn }
window-dive = Dive
window-dive-floor = Dive, floor { $floor } of { $floors }
window-breach = Breach
window-breach-round = { $round ->
    [0] Breach, opening
   *[other] Breach, round { $round }
}
window-battle = Battle
window-gear = Gear
window-door = A guardian's door
window-prize = A prize
window-run-end = The end of a run
window-dive-end = The end of a dive
window-saves = Saved runs
window-lab = Time lab
window-ladder = The ladder
window-arrange = The ladder, a battle
window-past = { $doing }, looking back at step { $step }

# Pictures of the game
photo = Take a picture
photo-about = Saves the screen behind this menu as a file. Key: [[anywhere.photo]].
photo-kept = Picture saved: { $file }
photo-not = No picture was saved: { $reason }.
photo-not-written = the picture { $file } could not be written

# Data reloaded while the game runs, and files that cannot be read
data-broken = Data not reloaded. { $lines }
data-next-run = Data reloaded. It applies from the next run.
data-next-game = Data reloaded. It applies from the next game.
data-next-dive = Data reloaded. It applies from the next dive ({ $reason }).
data-now = Data reloaded. It applies to everything created from now on.
asset-unnamed = an asset
asset-missing = this file is missing
asset-unreadable = cannot be read: { $error }
asset-no-text = is not text: byte { $byte } is not UTF-8
asset-not-loaded = is not loaded
asset-line = line { $line }: { $error }

# Sound
sound-no-device = No sound device found. The game stays silent until you restart it with one.

# In a browser
web-no-start = The game cannot start.
web-unexpected = Something unexpected happened.
packed-damaged = it is damaged: { $how }
packed-too-large = it unpacks to more than { $most } MiB
storage-full = the browser's storage is full: delete what is not needed, or export it
storage-forbidden = this browser does not let the page save anything
storage-refuses = the browser refuses: { $reason }
storage-no-page = there is no page
storage-none = this browser has no storage
storage-place = the browser's storage, { $name }
storage-aside-full = too many files were already set aside

#
#
# end of interface
#
#

## campaign: Runs: saves, ladder, gear, doors, prizes, encounters, summaries
#
#
#

# The end of a run

run-end-won = Victory
run-end-leader-lost = The leader is lost
run-end-stacks-lost = The last stack is lost
run-end-given-up = The run is given up

# Stand-ins for names that the data do not have.
run-end-some-unit = a unit
run-end-some-mod = a mod
run-end-some-faction = someone
run-end-some-guardian = a guardian
run-end-some-encounter = an encounter

# How a unit was lost: follows the unit's name, alone or as $how in the sentences below.
run-end-fell-battle = died in battle against { $name }
run-end-fell-dive = died in a dive
run-end-fell-dive-own = died in a dive, through its own fault
# $name is the name as written, $small the same in lower case, $article its article.
run-end-fell-dive-to = was killed in a dive by { $name ->
    [Coals] coals
    [Spikes] spikes
   *[any] { $article } { $small }
}
run-end-fell-breach = died in the breach against { $name }
run-end-lost-encounter = was lost to an encounter: { $name }
run-end-lost-unpaid = left: its upkeep was not paid
run-end-lost-let-go = was dismissed
run-end-fallen = { $name } { $how }.

run-end-told-won = { $victory ->
    [vaults] You emptied the last vault that you needed, in turn { $turn }.
    [nodes] In turn { $turn } you had held your nodes long enough.
   *[core] You took an enemy's core in turn { $turn }.
 }
victory-heading = { $victory ->
    [nodes] The nodes are yours
   *[core] The core is yours
 }
victory-won = The sector is won
victory-told = You took the enemy core at { $place } in turn { $turn }.
victory-go-on = To the score
victory-go-on-about = The run is over. Key: [[menus.confirm]].
run-end-told-given-up = You gave up the run in turn { $turn }.
run-end-told-leader = { $name } { $how }, in turn { $turn }.
run-end-told-leader-unknown = Your leader died in turn { $turn }.
run-end-told-last = { $name }, your last unit, { $how }, in turn { $turn }.
run-end-told-last-unknown = You had no units left in turn { $turn }.
run-end-goal = Goal: { $goal }
run-end-edited = This run was edited by hand: no score, no unlocks.

run-end-again = New run
run-end-again-about = Another run: its difficulty, sector, goal, crew and seed.
run-end-same = Same seed again
run-end-same-about = The same run from its first turn, with what was unlocked then.
run-end-title = To the title
run-end-title-about = The run is over; its replay is saved. Key: [[anywhere.back]].
seed-copy = Copy seed
seed-copy-about = Copies { $seed } to the clipboard: the same seed and the same choices give the same run.
seed-copied = Seed { $seed } copied to the clipboard.
seed-not-copied = Copying failed. The seed is { $seed }.
run-end-link = Copy link
run-end-link-about = A link to this page that begins a run with the same seed, sector, goal and difficulty.
run-end-link-copied = Link copied. It begins the same run.
run-end-replay = Save the replay
run-end-replay-about = Saves the run as a file that others can replay and check.

run-end-score = SCORE
run-end-luck-caption = LUCK
run-end-left = UNITS LEFT
run-end-veteran = { $name }, rank { $rank }
run-end-left-nobody = none
run-end-gear = MODS LEFT
run-end-gear-none = none
run-end-feats = FEATS
run-end-unlocked = UNLOCKED
run-end-unlocked-mods = { $name }: { $mods } – to be found in later runs.
run-end-unlocked-begins = { $name }: runs now begin with { $with }.
run-end-unlocked-both = { $name }: { $mods } – to be found in later runs; runs begin with { $with }.
run-end-seed = SEED
run-end-replay-kept = Replay: { $place }
run-end-replay-unkept = The replay cannot be saved: { $reason }

run-end-points-victory = Victory: { $full }, less { $turn } a turn
run-end-points-doors = Last doors reached: { $count }
run-end-points-vaults = Guardians beaten: { $count }
run-end-points-encounters = Encounters finished: { $count }
run-end-points-kills = Enemies killed, by cost: { $count }
run-end-points-land = Tiles and structures: lost
run-end-points-structures = Structures held
run-end-points-tiles = Tiles at the end
run-end-points-total = { $name }: { $sum } × { $percent } %
run-end-numbers = THE RUN
run-end-part-of = { $part } of { $all }
run-end-battles = Battles won
run-end-recruited = Recruited
run-end-gold = Gold brought out
run-end-mods = Mods found
run-end-lost = UNITS LOST: { $count }
run-end-lost-before = Earlier: { $names }
run-end-in-turn = turn { $turn }

run-end-profile-unreadable = Earlier unlocks cannot be read: { $error }. They were set aside; counting starts over.
run-end-profile-unkept = Unlocks cannot be saved: { $error }.
run-end-profile-backup = Unlocks of the last run cannot be read: { $error }. Earlier unlocks are still there.
run-end-slot-stays = The run's slot cannot be emptied: { $error }.

# The page that looks back at a run

look-back-open = Look back
look-back-open-about = The run turn by turn: what happened and how likely it was. You can watch any step.
look-back-heading = Looking back
look-back-reading = Replaying the run: step { $step } of { $steps }.
look-back-trouble = The record can be replayed only up to here: { $reason }
look-back-how = Select a line or a picture to see the run at that moment.
look-back-watch = Look at the run as it was at step { $step }.
look-back-close = Back to the summary
look-back-close-about = Key: Esc.
look-back-moment = Turn { $turn }: { $words }
look-back-more = And { $count } more.

look-back-battle = { $by ->
    [you] You attack { $foe }
   *[foe] { $foe } attacks
}: { $came ->
    [won] you win
    [lost] you lose
   *[drawn] nobody wins
}.
look-back-odds = Chance to win: { $chance }.
look-back-odds-led = Chance to win with your leader alive: { $chance }.
look-back-left = { $left } of { $units } units are left.
look-back-encounter = An encounter: { $name }.
look-back-encounter-failed = An encounter: { $name }. The check fails.
look-back-dive = A dive reaches the last door, with { $gold } gold.
look-back-dive-failed = A dive ends before the last door.
look-back-breach = The breach against { $name } { $came ->
    [won] is won
    [lost] is lost
    [drawn] is a draw
   *[left] is broken off
}.
look-back-joins = { $name } joins.
look-back-mod = { $name } is yours.
look-back-core = You take a core.
look-back-core-lost = { $name } takes your core.
look-back-over = { $ending }.

look-back-luck = LUCK: 100 IS BEST
look-back-luck-about = The percentile says how many of 100 runs with the same chances would have had less luck than you. 50 is average.
look-back-expected = expected
look-back-came = actual
look-back-percentile = percentile
look-back-battles = Battles won, { $count }
look-back-checks = Checks passed, { $count }
look-back-dealt = Damage dealt
look-back-taken = Damage taken
look-back-dice = All damage
look-back-no-luck = Nothing was left to chance.
look-back-no-doubt = No battle and no check was in doubt.
look-back-verdict = In battles and checks, you were luckier than { $percentile } of 100 runs with the same chances.
look-back-battles-told = Battles won: { $actual } of { $count }, { $expected } expected.
look-back-checks-told = Checks passed: { $actual } of { $count }, { $expected } expected.

# A past step of a run on the screen

past-banner = Looking at step { $step } of { $steps }
past-back = Back
past-back-about = One step back. Key: [[past.before]].
past-on = Next
past-on-about = One step forward. Key: [[past.after]]; hold it to keep going.
past-return = Return to now
past-to-end = To the end of the run. Key: Esc.
past-to-now = Back to the run as it is now.
past-nothing = Step { $step } of { $steps } is in the past: you can only look.
# What must come first, within the sentence that refuses a command.
past-refused = returning from the past
past-no-run = No run is under way.
past-own-screen = Go to the run's own screen first.
past-stepping = A beat is being played step by step; finish it first.
past-cannot-show = That cannot be shown: { $reason }
past-cannot-show-error = That cannot be shown: { $reason }.

# Runs: their buttons and messages

run-go-on = Continue
run-save = Save in a slot
run-save-about = Three slots besides the autosave, and files.
run-title = To the title
run-title-about = The run is saved; Continue resumes it.
run-retreat = Retreat
run-give-up = Give up the run
run-give-up-sure = Give up for good?
run-give-up-about = Ends the run and shows its summary.
run-refused = That cannot be done: { $reason }.
run-cannot-begin = The run cannot begin: { $reason }.
run-set-aside = The unreadable run was moved to { $place }.
run-unkept = The run cannot be saved: { $reason }
run-past-unkept = The earlier turns of the run cannot be saved: { $reason }
run-nobody = The stack
run-somebody = Someone

run-log-tries = { $who } tries { $skill }: rolled { $drawn } (0 to 99), needed less than { $percent }: { $works ->
    [yes] success
   *[no] failure
}.
run-log-chose = { $name }. You chose: { $choice }
run-log-mod-gained = { $name } is yours.
run-log-mod-lost = The mod { $name } is lost.
run-log-packed = Packed for the next dive: { $what }.
run-log-nothing = Nothing happens.
run-log-carries = { $unit } now carries { $name }.
run-log-carries-no-more = { $unit } no longer carries { $name }.
run-log-dive-begins = The dive begins.
run-log-last-door = The leader reaches the last door, with { $gold } gold.
run-log-dive-over = The dive is over.
run-log-behind-door = { $name } is behind the door.
run-log-breach-begins = { $units } against { $name }: the breach begins.
run-log-breach-won = The guardian is beaten and the vault is empty.
run-log-breach-lost = The breach is lost.
run-log-breach-drawn = The breach ends in a draw.
run-log-breach-left = You leave the breach; the guardian still stands.
run-log-retreat = You retreat.

# Messages while the game starts or a dive ends

start-run-aside = The saved run was moved to { $place }.
start-run-lost = The saved run will be lost: { $error }
start-run-unreadable = The saved run cannot be read: { $error }
breach-start-practice = Practice
texts-link = the link
texts-broken = { $file }: { $reason }
texts-missing = { $file }: the page has no such file
watch-differs = { $file }: beat { $beat }, after { $command }: the fingerprint is { $found }, but { $recorded } was recorded
watch-whole = { $file }: all { $count } beats match the recording.
watch-refused = { $file }: beat { $beat }: { $command } is refused: { $reason }
# Keys of a replay, besides those of the dive.
watch-key-play = play
watch-key-stop = stop
watch-key-end = to the end
watch-key-faster = faster ({ $times }×)
watch-key-slower = slower
dive-back-not = Cannot undo: the game's data has changed since this dive began.

tally-escaped = Left the machine by the last stairs
tally-burnt-out = Burnt out from within
tally-died = { $how ->
    [shot] Shot down
    [blown] Blown apart
    [caught] Caught
    [burnt] Burnt
    [undone] Killed
   *[struck] Struck down
}
tally-died-own = { $how ->
    [shot] Shot down
    [blown] Blown apart
    [caught] Caught
    [burnt] Burnt
    [undone] Killed
   *[struck] Struck down
} by your own hand
# $name is the name as written, $small the same in lower case, $article its article.
tally-died-by = { $how ->
    [shot] Shot down
    [blown] Blown apart
    [caught] Caught
    [burnt] Burnt
    [undone] Killed
   *[struck] Struck down
} by { $name ->
    [Coals] coals
    [Spikes] spikes
   *[any] { $article } { $small }
}
tally-wound = { $how }: { $damage } damage, with { $had } health left

# Saved runs; slot 0 is the autosave

saves-heading = Saved runs
saves-heading-in-run = Save the run
saves-told = A run that you continue becomes the autosave.
saves-told-in-run = The run is saved automatically after every step. A slot saves it as it is now.
saves-export-run = Export to a file
saves-export-run-about = Writes the run as it is now to a file that any copy of the game can import.
saves-back = Back
saves-back-about = Key: [[anywhere.back]].

# Replays of finished runs and dives.
saves-replays = Replays
saves-replays-about = Look back at finished runs, and watch dives.
saves-replays-none = None yet. One is saved at the end of every run and every practice dive.
saves-replays-more = And { $count } more, in { $folder }.
saves-replay-ended = { $ending }, turn { $turn }
saves-replay-run = A run of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
saves-replay-dive = A dive of { $beats ->
    [one] 1 beat
   *[other] { $beats } beats
}
saves-replay-seed = Seed { $seed }
saves-replay-broken = Can't be read
saves-replay-written = { $words }, { $date } UTC
saves-replay-about = Opens { $file }.
saves-replay-opening = Opening a run
saves-replay-leave = Cancel
saves-replay-wrong = That cannot be opened: { $reason }. The file was not changed.
# Why a replay cannot be opened: follows its place.
saves-replay-unfinished = the run is not over, it is in turn { $turn }

saves-auto = Autosave
saves-earlier = { $turns ->
    [one] 1 turn ago
   *[other] { $turns } turns ago
}
saves-slot = Slot { $slot }
saves-empty = Empty
saves-empty-about = Empty slot.
saves-broken = Can't be loaded
saves-broken-about = { $error }. The file was not changed.
saves-begun = { $hard }, { $victory ->
    [vaults] goal: vaults
    [nodes] goal: nodes
   *[core] goal: core
}, seed { $seed }
saves-at-sector = Turn { $turn }, the sector
saves-at-encounter = Turn { $turn }, an encounter
saves-at-dive = Turn { $turn }, a dive
saves-at-door = Turn { $turn }, a guardian's door
saves-at-breach = Turn { $turn }, a breach
saves-at-prize = Turn { $turn }, a choice of prizes
saves-at-end = Turn { $turn }, the end of the run
saves-at-other = Turn { $turn }, { $place }

saves-save = Save here
saves-save-about = Saves the run as it is now in slot { $slot }.
saves-overwrite = Overwrite it?
saves-look = Look at it
saves-look-about = The run is over. Shows its end again.
saves-continue = Continue
saves-continue-about = Continues this run.
saves-continue-instead-about = Continues this run. It replaces the current autosave.
saves-give-up = Replace the autosave?
saves-export = Export
saves-export-about = Writes it to a file that any copy of the game can import.
saves-import = Import
saves-import-about = Puts a run from a file into this slot. You choose the file first.
saves-delete = Delete
saves-delete-about = Empties the slot for good.
saves-delete-sure = Really delete?

saves-saved = Saved in { $slot ->
    [0] the autosave
   *[other] slot { $slot }
}.
saves-saved-aside = Saved in { $slot ->
    [0] the autosave
   *[other] slot { $slot }
}. The old file was moved to { $place }.
saves-deleted = Emptied: { $slot ->
    [0] the autosave
   *[other] slot { $slot }
}.
saves-exported = Exported to { $place }
saves-downloaded = Downloaded as { $file }
saves-wrong = That cannot be done: { $reason }.
# Why something cannot be done: within a sentence, before its full stop.
saves-no-run = No run is under way
saves-gone = Nothing is saved there any more
saves-too-many = { $place }: there are too many exports of this turn

saves-import-heading = Import into slot { $slot }
saves-import-holds = The slot is in use: { $held }. It will be overwritten.
saves-import-files = Files in { $folder }
saves-import-none = No files yet. Exported runs are saved in this folder. You can put files into it, or type the path of another file below.
saves-import-overwrite = Overwrite the slot?
saves-import-file-about = Puts the run of this file into the slot if it is valid.
saves-import-path = path of another file
saves-import-path-about = The path of a file. Enter imports it.
saves-import-take = Import
saves-import-take-about = Puts the run of the file named above into the slot if it is valid.
saves-import-back = Back
saves-import-back-about = Nothing is imported. Key: [[anywhere.back]].
saves-imported = Imported into slot { $slot } from { $place }
saves-import-wrong = That cannot be imported: { $reason }.
# Why a file cannot be imported.
saves-import-no-name = name a file first
saves-file-none = it is not a file
saves-file-large = it is too large for a run: { $count } bytes

# Gear

gear-heading = Gear
gear-turn = Turn
gear-seed = Seed
gear-undo = Undo
gear-undo-about = Undoes the last mod fitted or taken out. Key: [[fitting.undo]].
gear-back = Back to the map
gear-back-about = Fitted mods stay fitted. Key: [[anywhere.back]].
gear-key-look = look
gear-key-choose = choose, fit, take out
gear-key-take-out = take out
gear-key-units = previous, next unit
gear-key-undo = undo
gear-key-back = back to the map
gear-own-turn = You can fit mods only in your own turn.
gear-nothing-to-undo = The last step was not about mods: undo it on the map.
gear-look-at-slot = Select a slot with a mod to take it out.

gear-leader = leader
gear-tier = tier { $tier }, { $stack }
gear-health = HEALTH
gear-health-of = {" "}of { $most }
gear-stack-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
gear-carries = { $name }. It carries: { $mods }.
gear-take-out = { $name }: Enter or Del takes it out.
gear-free-slot = { $some ->
    [some] Free, except { $taken }
   *[none] Free for any mod
}
gear-free-slot-fits = { $count ->
    [0] no mod fits
    [one] { $count } mod fits
   *[other] { $count } mods fit
}

gear-loose = Spare mods
gear-loose-none = No spare mods now. Vaults, encounters and crews bring some.
gear-free = { $count } free
gear-relics = Relics
gear-relics-for = for all your units
gear-relics-none = None yet. Some guardians leave one behind.
gear-cannot-fit = Cannot be fitted: { $reason }.

gear-look-at-mod = Select a mod: the numbers above show what it would change.
gear-in = In { $name }, and lost if it dies. Enter, Del or two clicks take it out.
gear-in-by-tap = In { $name }, and lost if it dies. A second tap takes it out.
gear-relic-works = Works for all your units, wherever they are.
gear-fits = Enter or two clicks fit it into { $name }.
gear-fits-by-tap = A second tap fits it into { $name }.
gear-cannot-take = { $name } cannot take it: { $reason }.
gear-instead = The numbers above show it in place of { $other }. Take { $other } out first.

gear-slot-blade = blade
gear-slot-shell = shell
gear-slot-drive = drive
gear-slot-logic = logic
gear-slot-sense = sense
gear-slot-relic = relic
gear-rarity-common = common
gear-rarity-uncommon = uncommon
gear-rarity-rare = rare
gear-kind = { $slot }, { $rarity }
gear-skill-name-stealth = stealth
gear-skill-name-speech = speech
gear-skill-name-mechanics = mechanics

gear-group-battle = Battle and map
gear-group-encounters = Encounters
gear-group-breach = Breach
gear-group-dive = Dive
gear-group-pack = In the pack
gear-only-leader-dives = Only the leader dives.
gear-dive-nothing = No bonus.
gear-battle-attack = Attack
gear-battle-defence = Defence
gear-battle-damage = Damage
gear-battle-health = Health
gear-battle-moves = Moves
gear-skill-stealth = Stealth
gear-skill-speech = Speech
gear-skill-mechanics = Mechanics
gear-breach-health = Health
gear-breach-speed = Speed
gear-breach-cpu = CPU
gear-breach-shield = Shield
gear-breach-charge = Charge time
gear-dive-health = Health
gear-dive-damage = Damage
gear-dive-armour = Armour
gear-dive-bombs = Bombs
gear-dive-potions = Potions
gear-dive-digging = Digging
gear-dive-light = Light

# What a mod does: where, and what it adds; $number includes its sign.
gear-area-battle = Battle
gear-area-body = Body
gear-area-map = Map
gear-area-breach = Breach
gear-area-dive = Dive
gear-area-encounters = Encounters
gear-in-dives = dive: { $words }
gear-in-breaches = breach: { $words }
gear-adds-attack = { $number } attack
gear-adds-defence = { $number } defence
gear-adds-damage = { $number } damage
gear-adds-health = { $number } health
gear-adds-moves = { $count ->
    [one] { $number } move a turn, from the next turn
   *[other] { $number } moves a turn, from the next turn
}
gear-adds-cycles = { $count ->
    [one] { $number } cycle a turn
   *[other] { $number } cycles a turn
}
gear-adds-speed = { $number } speed
gear-adds-cpu = { $number } CPU
gear-adds-skill = { $number } % { $skill }
gear-adds-armour = { $number } armour
gear-adds-digging = { $number } digging
gear-adds-light = { $number } light
gear-adds-bombs = { $count ->
    [one] +{ $count } bomb
   *[other] +{ $count } bombs
}
gear-adds-potions = { $count ->
    [one] +{ $count } potion
   *[other] +{ $count } potions
}
gear-enters-shield = enters with { $count } shield
gear-enters-charge = enters with { $count } charge time
gear-answers = answer: { $name }
gear-answer = Answer: { $name }
gear-runs = { $name } ({ $does })
# $name is the name as written, $small the same in lower case.
gear-begins-with = begins with { $name ->
   *[any] the { $small }
}

# Composing two stacks for a battle

compose-heading = Battle: compose two stacks
compose-about = Choose a place, then a unit for it. Each stands in its usual row and acts in this order, defenders first.
compose-not-yet = not yet known
compose-no-battle = No battle: { $reason }.
compose-fight = Fight
compose-fight-about = Fights this battle on the seed and shows it. Nothing is at stake.
compose-back = Back
compose-back-about = Back to practice. Key: [[anywhere.back]].
compose-take-off = Remove
compose-take-off-about = Removes the unit in the chosen place. Key: [[fitting.take_out]].
compose-they-attack = They attack, you defend
compose-you-attack = You attack, they defend
compose-role-about = Sets who attacks. Defenders take their turns first. If the attackers do no damage for three turns, nobody wins.
compose-seed-about = The dice of the battle. The odds use other dice.
compose-key-go = go
compose-key-choose = choose a place, put a unit there
compose-key-change = swap places
compose-key-take-off = remove
compose-key-back = back
compose-defend = Defend your stack
compose-attack-theirs = Attack their stack
compose-before = before you fight
compose-units = UNITS BY TIER
compose-put = Puts { $name } in the marked place.
compose-chance = Random
compose-chance-about = { $whose ->
    [you] Three to six random units for your stack.
   *[they] Three to six random units for their stack.
}
compose-copy = Copy
compose-copy-about = { $whose ->
    [you] Makes your stack the same as theirs.
   *[they] Makes their stack the same as yours.
}
compose-clear = Clear
compose-clear-about = { $whose ->
    [you] Removes all units from your stack.
   *[they] Removes all units from their stack.
}
compose-best = Best
compose-best-about = { $whose ->
    [you] Tries many line-ups for your stack at no more than { $cost } cycles against theirs, and puts the best there if it wins clearly more often.
   *[they] Tries many line-ups for their stack at no more than { $cost } cycles against yours, and puts the best there if it wins clearly more often.
}
compose-best-stop = Stop
compose-best-stop-about = Ends the search. The stack stays as it is.
compose-best-undo = Undo
compose-best-undo-about = Puts the stack back as it was before the search. Key: [[fitting.undo]].
compose-best-searching = Searching: { $percent } %, { $tried } line-ups tried
compose-best-found = { $whose ->
    [you] Your stack
   *[they] Their stack
}: { $tried ->
    [one] the only line-up there is
   *[other] the best of { $tried } line-ups tried
}, { $cost } of { $most } cycles.
compose-best-stays = { $tried ->
    [one] No other line-up costs { $cost } cycles or less.
   *[other] None of { $tried } line-ups tried, of at most { $cost } cycles, wins clearly more often than { $whose ->
        [you] yours
       *[they] theirs
    }.
}
compose-yours-attack = YOUR STACK ATTACKS, { $count } OF 8 · { $cost } CYCLES
compose-yours-defend = YOUR STACK DEFENDS, { $count } OF 8 · { $cost } CYCLES
compose-theirs-attack = THEIR STACK ATTACKS, { $count } OF 8 · { $cost } CYCLES
compose-theirs-defend = THEIR STACK DEFENDS, { $count } OF 8 · { $cost } CYCLES
compose-place = { $name }, place { $place }: attack { $attack }, defence { $defence }, damage 0 to { $damage } a hit, health { $health }. Choose another unit for it, drag this one to another place, or remove it with Del or a right click.
compose-place-empty = An empty place. Choose a unit for it.

compose-tier = { $cost ->
    [one] tier { $tier }, { $cost } cycle
   *[other] tier { $tier }, { $cost } cycles
}, { $row ->
    [back] back row
   *[front] front row
}
compose-attack = attack
compose-defence = defence
compose-damage = damage
compose-health = health

# Choosing the sides of a breach, and the door of a guardian

line-up-heading = Breach: choose both sides
line-up-about = Put units on panels, or choose a line-up below either half.
line-up-seed-about = Decides the enemy's random choices.
line-up-begin = Begin the breach
line-up-begin-about = Begin with these sides. Nothing is at stake.
line-up-back = Back
line-up-back-about = Back to practice. Key: [[anywhere.back]].
line-up-key-choose = choose
line-up-key-confirm = confirm
line-up-key-empty = empty the panel
line-up-key-help = help
line-up-key-back = back
line-up-key-pause = pause
line-up-yours = YOURS
line-up-theirs = THEIRS
line-up-rear = BACK
line-up-front = FRONT
line-up-of = The line-up of { $name }. { $about }
line-up-chance = Random
line-up-chance-about = Three random units on three panels.
line-up-clear = Clear
line-up-clear-about = Removes all units from this half.
line-up-yours-empty = There are no units on your half.
line-up-theirs-empty = There are no units on their half.
line-up-own-health = health { $health }/{ $most }
line-up-own-speed = speed { $speed }
line-up-guardian = guardian
line-up-mime = mime
line-up-guardian-speed = guardian, speed { $speed }
line-up-tier = tier { $tier }, speed { $speed }

line-up-who = Who stands here?
line-up-nobody = No unit
line-up-empty-panel = An empty panel. Put a unit here, or choose a line-up below either half.
line-up-health = HEALTH
line-up-cpu = CPU
line-up-speed = SPEED
line-up-panels = PANELS
line-up-mime-about = A mime: repeats its side's last action, aimed from where it stands.
line-up-phase = At { $percent } % of its health, its second face: { $name }. Effects on itself: { $does }. Then it uses { $subroutines }.
line-up-subroutine = { $about } ({ $does })

line-up-door-heading = The last door: { $name }
line-up-door-about = Up to four units of the leader's stack on the map go through.
line-up-door-guards = Behind it is a relic that you can take if you win. { $relic }
line-up-door-outlook = Your { $yours } health against { $theirs }. Tried out, with the guardian playing both sides: { $end ->
    [won] you win in round { $rounds }, with { $left } health left.
    [won-late] you win late, in round { $rounds }, with { $left } health left.
    [undecided] nobody has won after { $rounds } rounds: your side has { $left } health left, theirs { $rest }.
    [leader] your leader dies in round { $rounds }, which ends the run.
    [lost] you lose in round { $rounds }; they have { $rest } health left.
   *[drawn] nobody wins in { $rounds } rounds: your side has { $left } health left, theirs { $rest }.
 }
line-up-door-through = Go through
line-up-door-through-about = The breach begins. If your leader dies there, the run is over. Other units that die are lost; survivors keep the health they have left.
line-up-door-retreat-about = Back to the map with everything found. The way to this door stays open.
line-up-door-retreat-sure = Retreat? Finds are kept
line-up-door-too-many = { $count } units are placed, but at most { $most } go through: empty a panel with Del.

# Prizes

prize-heading = The guardian is beaten: take { $count ->
    [1] the prize
    [2] one of two prizes
    [3] one of three prizes
   *[other] one of { $count } prizes
}
prize-about = The rest is lost, and the vault is then empty.
prize-none = Take none
prize-none-sure = Really take none?
prize-none-about = You gain nothing, and the run continues.
prize-key-take = take
prize-key-choose = choose
prize-key-confirm = confirm
prize-key-help = help
prize-key-pause = pause
prize-take = Take it. Key: { $key }.
prize-not-now = Not now: { $reason }.
prize-cannot-take = It cannot be taken: { $reason }.
prize-relic = Relic, for all your units
prize-mod = Mod, { $slot }, { $rarity }
prize-unit = Unit, tier { $tier }
prize-unit-battle = { $row ->
    [back] back row
   *[front] front row
}, attack { $attack }, defence { $defence }, damage { $damage }, { $abilities }
prize-unit-body = health { $health }, { $slots ->
    [one] { $slots } slot for mods
   *[other] { $slots } slots for mods
}
prize-unit-map = moves { $moves }, upkeep { $upkeep }
prize-unit-breach = speed { $speed }, CPU { $cpu }
prize-unit-breach-answers = speed { $speed }, CPU { $cpu }, answer: { $answer }
prize-cycles = Cycles
prize-cycles-count = { $count ->
    [one] { $count } cycle
   *[other] { $count } cycles
}
prize-cycles-about = What the guardian guarded, paid in cycles.
prize-cycles-have = You have
prize-cycles-then = After that
prize-repair = Repair
prize-repair-all = Full health
prize-repair-about = Repairs all units that stand with the leader on the map.
prize-repair-to = { $health } → { $most }
prize-health = Health
prize-health-whole = all at full health
encounter-price = { $count ->
    [one] Costs { $count } cycle
   *[other] Costs { $count } cycles
}

# Encounters

encounter-too-dear = { $count ->
    [one] Costs { $count } cycle
   *[other] Costs { $count } cycles
}: you have only { $has }
encounter-chance = Check of { $skill }: { $percent } % (base { $base }, plus { $more } from { $who })
encounter-chance-alone = Check of { $skill }: { $percent } % (base { $base }, no bonus)
encounter-hint = The stack's best unit tries the check: a roll from 0 to 99 must be below the chance. Each skill point adds 10 to the chance.
encounter-brings = brings { $what }
encounter-costs = costs { $what }
encounter-brings-and-costs = brings { $brings }; costs { $costs }
encounter-brings-nothing = nothing happens
encounter-when = { $when ->
    [success] Success: { $what }
    [failure] Failure: { $what }
   *[sure] Certain: { $what }
}
encounter-kind-cycles = { $count ->
    [one] { $count } cycle
   *[other] { $count } cycles
}
encounter-kind-fine = { $count ->
    [one] up to { $count } cycle
   *[other] up to { $count } cycles
}
encounter-kind-health = { $gain ->
    [yes] up to { $count } health for each unit
   *[no] { $count } health of each unit
}
encounter-kind-leader = { $gain ->
    [yes] up to { $count } health for the leader
   *[no] { $count } of the leader's health
}
encounter-kind-unit = a unit
encounter-kind-joins = a unit: { $name } (your stack moves no further this turn)
encounter-kind-mod = a mod
encounter-kind-find = a mod ({ $rarity })
encounter-kind-gain = { $name } ({ $does })
encounter-kind-bombs = { $count ->
    [one] { $count } bomb
   *[other] { $count } bombs
}
encounter-kind-potions = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
encounter-kind-pack = bombs: { $bombs }, potions: { $potions }
encounter-kind-sight = { $count ->
    [one] sight up to { $count } tile away
   *[other] sight up to { $count } tiles away
}
encounter-kind-ally = an ally
encounter-kind-allies = all alliances
encounter-drawn = Check of { $skill }: rolled { $drawn } (0 to 99), needed less than { $percent }: { $works ->
    [yes] success
   *[no] failure
}.
encounter-go-on = Continue
encounter-go-on-about = The encounter is over: back to the map. Key: [[menus.confirm]].

# The ladder of puzzles

ladder-heading = The ladder
ladder-about = Each puzzle has one rule. A star for solving, one for par: the fewest beats, rounds or swaps. You can undo everything.
ladder-all-at-par = All at par: every star is yours. The runs are waiting.
ladder-sign-dive = dive
ladder-sign-breach = breach
ladder-sign-battle = battle
ladder-sign-solved = solved
ladder-sign-at-par = at par
ladder-back = Back
ladder-back-about = Key: Esc.
ladder-par = par { $par }
ladder-par-best = par { $par }, best { $best }
ladder-a-dive = A dive. { $goal }
ladder-a-breach = A breach. { $goal }
ladder-a-battle = A battle. { $goal }
ladder-reaches = { $weapon }, striking to the right:
ladder-used = { $of ->
    [dive] { $count ->
        [one] { $count } beat
       *[other] { $count } beats
    }
    [breach] { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
   *[battle] { $count ->
        [one] { $count } swap
       *[other] { $count } swaps
    }
}, par { $par }
ladder-used-within = { $count } of at most { $within } { $of ->
    [dive] beats
    [breach] rounds
   *[battle] swaps
}, par { $par }
ladder-solved = Solved
ladder-at-par = At par
ladder-solved-in = Solved in { $of ->
    [dive] { $count ->
        [one] { $count } beat
       *[other] { $count } beats
    }
    [breach] { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
   *[battle] { $count ->
        [one] { $count } swap
       *[other] { $count } swaps
    }
}, par { $par }.
ladder-solved-best = Solved in { $of ->
    [dive] { $count ->
        [one] { $count } beat
       *[other] { $count } beats
    }
    [breach] { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
   *[battle] { $count ->
        [one] { $count } swap
       *[other] { $count } swaps
    }
}, par { $par }, your best { $best }.
ladder-reached = Your chance to win: { $chance } %.
ladder-lost = Not solved
ladder-lost-bombs = No bomb is left.
ladder-lost-nobody = None of your units is left.
ladder-lost-hurt = You were hurt.
ladder-lost-gone = { $who } is dead, but had to survive.
ladder-lost-undone = You left, but { $what } is still there.
ladder-lost-late = The limit was { $count }.
ladder-lost-stalemate = Nothing more can happen.
ladder-undo = Undo
ladder-undo-about = Undoes the last choice. Key: [[ladder.undo]].
ladder-restart = Restart
ladder-restart-about = The same puzzle from the start. Key: [[ladder.restart]].
ladder-hint = Hint
ladder-hint-about = Shows another hint. Key: [[ladder.hint]].
ladder-next = Next puzzle
ladder-next-about = Go to the next puzzle of the ladder.
ladder-leave = Back to the ladder
ladder-leave-about = Leaves the puzzle. Your results are saved.
ladder-cannot-begin = { $title } cannot begin: { $reason }
ladder-unreadable = Your results on the ladder cannot be read: { $error }. The file was not changed.
ladder-backup = Your last result on the ladder cannot be read: { $error }. Earlier results are still there.
ladder-unkept = Your result cannot be saved: { $error }

arrange-chance = { $chance } % to win, { $wanted } % needed. { $used }.
arrange-they-front = THEY ACT FIRST · FRONT ROW
arrange-they-back = THEY ACT FIRST · BACK ROW
arrange-front = YOUR STACK ATTACKS · FRONT ROW
arrange-back = BACK ROW
compose-back-row = back
arrange-reserve = IN RESERVE
arrange-fixed = { $count } fixed battles
arrange-how = Select a unit, then the one it swaps places with.
arrange-key-choose = choose a unit, then swap
arrange-first = first: { $kind } at { $target }

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

dive-name = { $name ->
   *[any] { $small }
}
dive-the = the { $name }
dive-something = something

# directions

dive-way-north = north
dive-way-north-east = north-east
dive-way-east = east
dive-way-south-east = south-east
dive-way-south = south
dive-way-south-west = south-west
dive-way-west = west
dive-way-north-west = north-west

# what something does in the next beat

dive-deed-asleep = does not see you
dive-deed-at-you = { $what }: at you
dive-deed-dies = dies
dive-deed-dies-exploding = dies, explodes a beat later
dive-deed-digs = digs
dive-deed-does = { $what } { $way }
dive-deed-ends = ends
dive-deed-explodes = explodes
dive-deed-explodes-in = explodes in { $beats }
dive-deed-flies = flies { $way }
dive-deed-frees-itself = frees itself
dive-deed-harmed = { $what }; it loses { $damage }
dive-deed-held = { $beats ->
    [one] { $status }, { $beats } beat
   *[other] { $status }, { $beats } beats
}
dive-deed-hurts-you = { $what }: −{ $damage } to you
dive-deed-in = { $what } in { $beats }
dive-deed-kills = kills you
dive-deed-kills-you = { $what }: kills you
dive-deed-moves = moves
dive-deed-moves-any = moves, { $even ->
    [yes] { $least } %
   *[no] { $least } to { $most } %
} each way
dive-deed-notices = notices you
dive-deed-odds = { $percent } % { $what }
dive-deed-or = { $one }, { $other }
dive-deed-rests = waits
dive-deed-stands = { $why ->
    [way] waits, a wall in its way
    [reach] waits, nothing in reach
    [beside] waits a beat
    [line] waits, you are not in its line
   *[barred] waits, { $who } in its way
}
dive-deed-strikes = strikes
dive-deed-strikes-you = { $what }: −{ $damage } to you
dive-deed-suffers = { $what }; is { $fate }
dive-deed-takes = −{ $damage } to you
dive-deed-then = { $what }, then { $then }
dive-deed-waits = waits, acts in { $beats }
dive-deed-walks = walks { $way }
dive-deed-winds-up = winds up: { $later }

# statuses: the adjective, and the noun

dive-fate-moved = { $how ->
    [thrown] thrown
    [slid] carried by ice
   *[pushed] pushed
} { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} { $way }
dive-fate-status = { $beats ->
    [0] { $status }
    [one] { $status } for { $beats } beat
   *[other] { $status } for { $beats } beats
}

dive-status-stunned = stunned
dive-status-frozen = frozen
dive-status-bound = bound
dive-status-burning = burning
dive-status-stun = stun
dive-status-frost = frost
dive-status-binding = binding
dive-status-fire = fire

# values that an edit in the panels changed

dive-field-health = health
dive-field-max-health = maximum health
dive-field-stun = beats of stun
dive-field-freeze = beats of freeze
dive-field-bind = bind
dive-field-burn = beats of burn

# words that float up from figures

dive-word-resists = resists
dive-word-stands = not pushed
dive-word-costs = costs { $price }
dive-word-gold = +{ $count } gold
dive-word-bombs = { $count ->
    [one] +{ $count } bomb
   *[other] +{ $count } bombs
}
dive-word-potions = { $count ->
    [one] +{ $count } potion
   *[other] +{ $count } potions
}

# the head

dive-head-beat = BEAT
dive-head-floor = FLOOR
dive-head-seed = SEED
dive-head-health = HEALTH
dive-head-weapon = ATTACK { $attack }{ $pierces ->
    [yes] , PIERCES { $pierce }
   *[no] { "" }
}
dive-head-armour = ARMOUR
dive-head-bombs = BOMBS
dive-head-potions = POTIONS
dive-head-gold = GOLD
dive-head-armour-about = Each hit on you does this much less damage, but at least 1.
dive-head-bombs-about = A bomb is set ahead of you, or under you if a wall is ahead. Three beats later it explodes over 3 × 3 cells and spares nobody.
dive-head-potions-about = Drinking a potion takes a beat and gives { $heals } health.
dive-head-gold-about = Pays for what a shop offers. Gold that you bring out of a dive becomes as many cycles.

# the card of the thing looked at

dive-card-attack = Attack
dive-card-attack-pierces = { $attack } (pierces { $pierce })
dive-card-blast = Blast
dive-card-armour = Armour
dive-card-firmness = Push resistance
dive-card-push = Push
dive-card-cost = Costs { $price } gold.
dive-card-price = { $how ->
    [walk] Costs { $price } gold: walk over it to buy.
    [take] Costs { $price } gold: step onto it and take it.
   *[dear] Costs { $price } gold: you do not have enough.
}
dive-card-out-of-sight = Out of sight: as last seen.
dive-card-asleep = Does not see you.
dive-card-explodes-next = Explodes in the next beat.
dive-card-explodes = Explodes in { $beats } beats.
dive-card-then-explodes = { $damage ->
    [0] If you destroy it, the marked cells explode one beat later.
   *[other] If you destroy it, the marked cells explode one beat later: −{ $damage } to you if you wait there.
}
dive-card-digs = A step that way digs it: your digging power is { $power }.
dive-card-blow = Strikes you for { $damage }: { $armoured ->
    [useless] your armour does not help
    [least] { $attack } − { $armour } armour, at least 1
   *[yes] { $attack } − { $armour } armour
}.
dive-card-next = Next beat: { $what }.
dive-swap = { $old } { $now } → { $new } { $then }
dive-swap-own-armour = Your armour
dive-swap-own-weapon = Your weapon
dive-swap-take = [[dive.take]] takes it; the { $old } then lies here.
dive-card-underfoot = You stand on: { $thing }. [[dive.take]] takes it.
dive-swap-mod = If you leave the dive with this, the mod { $lost } is lost.
dive-card-bound = { $status }: until the binder dies.
dive-card-status = { $beats ->
    [one] { $status }: { $beats } beat.
   *[other] { $status }: { $beats } beats.
}
dive-card-stuck = Stuck in water: its next action only frees it.
dive-card-also = Also here: { $things }.
dive-card-reaches = A step that way strikes: { $who }.
dive-card-strike = { $near ->
    [yes] Strike with the { $weapon }
   *[no] With the { $weapon }, once in reach
}
dive-card-strike-sum = { $armoured ->
    [yes] { $attack } − { $armour } armour = { $damage }
    [least] { $attack } − { $armour } armour, at least 1
   *[no] attack { $attack }
}: { $end ->
    [kills] kills it
    [destroys] destroys it
   *[leaves] leaves { $left } health
}{ $drops ->
    [yes] ; { $percent } % to drop something
   *[no] { "" }
}

# what the choice pointed at takes from somebody

dive-aim-loss = −{ $damage }{ $end ->
    [dies] , dies
    [breaks] , breaks
   *[stays] { "" }
}

# an enemy beyond the edge of the picture

dive-beyond = { $cells ->
    [one] { $who }: { $cells } cell away, to the { $way }.
   *[other] { $who }: { $cells } cells away, to the { $way }.
}

# what comes next

dive-order = NEXT BEAT, IN ORDER
dive-order-you = You
dive-order-more = and { $count } more
dive-order-dies = you die
dive-order-wait = if you wait
dive-order-pointed = as pointed at

# keys

dive-key-strike = strike, dig, move
dive-key-threat = next threat
dive-key-wait = wait
dive-key-rest = rest
dive-key-explore = explore
dive-key-bomb = bomb
dive-key-zoom = zoom
dive-key-look = look
dive-key-drink = drink
dive-key-take = take
dive-key-log = log
dive-key-undo = undo
dive-key-help = help
dive-key-pause = pause
dive-key-bomb-blast = explodes in { $beats ->
    [one] { $beats } beat
   *[other] { $beats } beats
}: { $damage } damage
dive-key-bomb-way = set the bomb that way
dive-key-bomb-ahead = ahead
dive-key-bomb-keep = cancel
dive-key-cursor = move the cursor
dive-key-walk-there = walk there
dive-key-stop-looking = stop looking
dive-key-log-scroll = scroll
dive-key-log-close = close
dive-key-help-page = the other page
dive-key-help-close = close
dive-pad-wait = wait
dive-whole-log = WHOLE LOG, BY BEAT

# refused choices

dive-refused-no-bombs = You carry no bombs.
dive-refused-no-potions = You carry no potions.
dive-refused-nothing-to-take = Nothing lies here to take.
dive-refused-health-full = Your health is full.
dive-refused-bound = You are bound: strike the binder, or wait.
dive-refused-too-hard = Too hard to dig: hardness { $hardness }, your digging power is { $power }.
dive-refused-needs-tool = A { $tool } would dig it.
dive-refused-beat-held = A beat is held: step it to its end in the Beat panel.
dive-refused-step = You cannot go { $way }: { $reason }.
dive-refused-bomb = No bomb can be set there: { $reason }.
dive-refused-drink = You cannot drink: { $reason }.
dive-refused-take = You cannot take it: { $reason }.
dive-refused-wait = You cannot wait: { $reason }.
dive-refused-edit = That cannot be edited: { $reason }.
dive-refused-in-the-way = the { $who } is in the way
dive-refused-thing-in-the-way = something is in the way
dive-undo-not = Nothing can be undone. In a run, every beat of a dive is final.

# walks of more than one step

dive-walk-enemy = enemy
dive-walk-in-view = The { $who } comes into view.
dive-walk-noticed = You stop: the { $who } has noticed you.
dive-walk-reached = The { $who } may hit you within a few steps. Take the next step yourself, or wait.
dive-walk-hunted = The { $who } hunts you, and could strike within { $beats } beats. [[dive.auto_explore]] explores on.
dive-walk-barred = You stop: the { $who } blocks the way.
dive-walk-struck = The { $who } may hit you on the next step. Take it yourself, or wait.
dive-walk-blast = You stop: the next step leads into a blast.
dive-no-threat = No threat in sight.
dive-rest-danger = Waiting any longer may hurt you.
dive-rest-gone = The { $who } is out of sight.
dive-rest-in-reach = The { $who } is in reach.
dive-rest-nothing = Nothing has changed in { $beats } beats.
dive-walk-strikes = You stop: the next step would strike the { $who }.
dive-walk-hazards = You stop: every way ahead crosses ice, water, coals or traps.
dive-walk-no-way = No safe path leads there through explored cells.
dive-stairs-ask = You leave the { $who } and any gold it carries. No way leads back. Step there again to take the stairs.
dive-trap-ask = { $name }: { $about } Step there again to enter it.
dive-trap-ask-way = { $name }: { $about } It points { $way }. Step there again to enter it.
dive-walk-explored = { $stairs ->
    [yes] All is explored. The next step takes the stairs.
   *[no] All is explored, except what you can dig or blow up.
}
dive-walk-left = Left here: { $things }.{ $stairs ->
    [yes] { " " }The next step takes the stairs.
   *[no] { "" }
}
dive-walk-left-vein = gold in walls that { $how ->
    [dig] you can dig
   *[bomb] a bomb opens
}
dive-walk-foe = The { $who } is in the way.
dive-walk-sleeper = You stop: every way ahead passes an enemy that does not see you.

dive-walk-held = You stop: the last step led nowhere. Something holds you, or something unseen is in the way.
# the log: the first letter of a line is capitalised by the game

dive-log-you = you
dive-log-you-done-to = you
dive-log-a = a { $name }
dive-log-blow = blow
dive-log-sum = attack { $attack }{ $armour ->
    [pierced] { $met ->
        [0] , { $pierced } armour pierced
       *[other] , minus { $met } of { $whole } armour ({ $pierced } pierced)
    }
    [met] , minus { $met } armour
   *[none] { "" }
}{ $least ->
    [yes] , but at least 1
   *[no] { "" }
}
dive-log-you-hit = { $harms ->
    [plain] Your { $weapon } hits { $target } for { $damage }.
    [yes] Your { $weapon } hits { $target } for { $damage }: { $sum }.
   *[no] Your { $weapon } hits { $target } but does no damage.
}
dive-log-blast-hits = { $harms ->
    [plain] { $by }'s blast hits { $target } for { $damage }.
    [yes] { $by }'s blast hits { $target } for { $damage }: { $sum }.
   *[no] { $by }'s blast hits { $target } but does no damage.
}
dive-log-trap-hurts = { $harms ->
    [plain] { $by } hurt { $target } for { $damage }.
    [yes] { $by } hurt { $target } for { $damage }: { $sum }.
   *[no] { $by } hit { $target } but do no damage.
}
dive-log-hits = { $harms ->
    [plain] { $by } hits { $target } for { $damage }.
    [yes] { $by } hits { $target } for { $damage }: { $sum }.
   *[no] { $by } hits { $target } but does no damage.
}
dive-log-you-die = You die.
dive-log-you-have-left = You have { $left } left.
dive-log-it-dies = It dies.
dive-log-it-breaks = It breaks.
dive-log-dies-unseen = Something dies in the blast, out of sight.
dive-log-it-has-left = It has { $left } left.
dive-log-burns = { $you ->
    [yes] { $who } burn for { $damage }.
   *[no] { $who } burns for { $damage }.
}
dive-log-is-scorched = { $you ->
    [yes] { $who } are scorched by the ground for { $damage }.
   *[no] { $who } is scorched by the ground for { $damage }.
}
dive-log-harms-itself = { $you ->
    [yes] { $who } harm yourself for { $damage }.
   *[no] { $who } harms itself for { $damage }.
}
dive-log-is-hurt = { $you ->
    [yes] { $who } are hurt for { $damage }.
   *[no] { $who } is hurt for { $damage }.
}
dive-log-ends-itself = { $you ->
    [yes] { $who } kill yourself.
   *[no] { $who } goes off.
}
dive-log-is-blown-up = { $you ->
    [yes] { $who } are blown to pieces.
   *[no] { $who } is blown to pieces.
}
dive-log-is-blown-up-by = { $you ->
    [yes] { $who } are blown to pieces by { $by }.
   *[no] { $who } is blown to pieces by { $by }.
}
dive-log-is-destroyed = { $you ->
    [yes] { $who } die.
   *[no] { $who } is destroyed.
}
dive-log-is-destroyed-by = { $you ->
    [yes] { $who } are killed by { $by }.
   *[no] { $who } is destroyed by { $by }.
}
dive-log-missed = { $who } strikes and hits nobody.
dive-log-spared = { $you ->
    [yes] { $target } are not hit: { $reason }.
   *[no] { $target } is not hit: { $reason }.
}
dive-log-spared-by-you-far-off = { $you ->
    [yes] { $target } are not hit: you are not next to it.
   *[no] { $target } is not hit: you are not next to it.
}
dive-log-spared-far-off = { $you ->
    [yes] { $target } are not hit: { $by } is not next to it.
   *[no] { $target } is not hit: { $by } is not next to it.
}
dive-log-stunned = { $you ->
    [yes] { $who } are stunned: no actions for { $count ->
        [one] { $beats } beat
       *[other] { $beats } beats
    }.
   *[no] { $who } is stunned: no actions for { $count ->
        [one] { $beats } beat
       *[other] { $beats } beats
    }.
}
dive-log-frozen = { $you ->
    [yes] { $who } are frozen: no actions for { $count ->
        [one] { $beats } beat
       *[other] { $beats } beats
    }.
   *[no] { $who } is frozen: no actions for { $count ->
        [one] { $beats } beat
       *[other] { $beats } beats
    }.
}
dive-log-set-on-fire = { $you ->
    [yes] { $who } are set on fire: 1 damage a beat for { $count ->
        [one] { $beats } beat
       *[other] { $beats } beats
    }.
   *[no] { $who } is set on fire: 1 damage a beat for { $count ->
        [one] { $beats } beat
       *[other] { $beats } beats
    }.
}
dive-log-binds = { $you ->
    [yes] { $who } bind { $whom }: no steps until you die.
   *[no] { $who } binds { $whom }: no steps until { $who } dies.
}
dive-log-resists = { $you ->
    [yes] { $who } resist the { $status }: { $reason }.
   *[no] { $who } resists the { $status }: { $reason }.
}
dive-log-no-longer = { $you ->
    [yes] { $who } are no longer { $status }.
   *[no] { $who } is no longer { $status }.
}
dive-log-not-pushed = { $you ->
    [yes] { $who } are not pushed: { $reason }.
   *[no] { $who } is not pushed: { $reason }.
}
dive-log-action-lost = { $you ->
    [yes] { $who } lose your action: { $reason }.
   *[no] { $who } loses its action: { $reason }.
}
dive-log-you-in-the-way = you are in the way
dive-log-in-the-way = { $who } is in the way
dive-log-only-frees = it only broke free of the water
dive-log-is-pushed = { $you ->
    [yes] { $who } are pushed { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } { $way }.
   *[no] { $who } is pushed { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } { $way }.
}
dive-log-is-thrown = { $you ->
    [yes] { $who } are thrown { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } { $way }.
   *[no] { $who } is thrown { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } { $way }.
}
dive-log-slides = { $you ->
    [yes] { $who } slide on the ice { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } { $way }.
   *[no] { $who } slides on the ice { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } { $way }.
}
dive-log-you-are-stuck = { $who } are stuck in the water: the next action only frees you.
dive-log-you-wade-free = { $who } wade free.
dive-log-healed = { $you ->
    [yes] { $who } gain { $amount } health: { $now } now.
   *[no] { $who } gains { $amount } health: { $now } now.
}
dive-log-notices-you = { $who } notices { $you }.
dive-log-takes-gold = { $says ->
    [now] { $who } take { $number } gold: { $now } now.
    [you] { $who } take { $number } gold.
   *[other] { $who } takes { $number } gold.
}
dive-log-takes-bombs = { $says ->
    [now] { $who } take { $count ->
        [one] { $number } bomb
       *[other] { $number } bombs
    }: { $now } now.
    [you] { $who } take { $count ->
        [one] { $number } bomb
       *[other] { $number } bombs
    }.
   *[other] { $who } takes { $count ->
        [one] { $number } bomb
       *[other] { $number } bombs
    }.
}
dive-log-buys-bombs = { $says ->
    [now] { $who } buy { $count ->
        [one] { $number } bomb
       *[other] { $number } bombs
    } for { $price } gold: { $now } now.
    [you] { $who } buy { $count ->
        [one] { $number } bomb
       *[other] { $number } bombs
    } for { $price } gold.
   *[other] { $who } buys { $count ->
        [one] { $number } bomb
       *[other] { $number } bombs
    } for { $price } gold.
}
dive-log-takes-potions = { $says ->
    [now] { $who } take { $count ->
        [one] { $number } potion
       *[other] { $number } potions
    }: { $now } now.
    [you] { $who } take { $count ->
        [one] { $number } potion
       *[other] { $number } potions
    }.
   *[other] { $who } takes { $count ->
        [one] { $number } potion
       *[other] { $number } potions
    }.
}
dive-log-buys-potions = { $says ->
    [now] { $who } buy { $count ->
        [one] { $number } potion
       *[other] { $number } potions
    } for { $price } gold: { $now } now.
    [you] { $who } buy { $count ->
        [one] { $number } potion
       *[other] { $number } potions
    } for { $price } gold.
   *[other] { $who } buys { $count ->
        [one] { $number } potion
       *[other] { $number } potions
    } for { $price } gold.
}
dive-log-takes-thing = { $you ->
    [yes] { $who } take { $thing }.
   *[no] { $who } takes { $thing }.
}
dive-log-buys-thing = { $you ->
    [yes] { $who } buy { $thing } for { $price } gold.
   *[no] { $who } buys { $thing } for { $price } gold.
}
dive-log-takes-gear = { $you ->
    [yes] { $who } take { $thing }: { $good }.
   *[no] { $who } takes { $thing }: { $good }.
}
dive-log-buys-gear = { $you ->
    [yes] { $who } buy { $thing } for { $price } gold: { $good }.
   *[no] { $who } buys { $thing } for { $price } gold: { $good }.
}
dive-log-good-weapon = attack { $attack }{ $pierces ->
    [yes] , pierces { $pierce }
   *[no] { "" }
}{ $told ->
    [yes] , { $about }
   *[no] { "" }
}
dive-log-good-armour = armour { $armour }
dive-log-good-shovel = digging power { $power }
dive-log-stays =
    { $thing } lies here: { $good }. { $what ->
        [weapon] Your attack is { $now }.
       *[armour] Your armour is { $now }.
    }{ $lost ->
        [no] { "" }
       *[other] { " " }If you leave the dive with it, the mod { $lost } is lost.
    }
dive-log-lies-here = { $thing } lies here now.
dive-log-cannot-pay = { $thing } costs { $price } gold: you have { $gold }.
dive-log-sets-fused = { $you ->
    [yes] You set { $thing }: it explodes in { $count ->
        [one] { $beats } beat
       *[other] { $beats } beats
    }.
   *[no] { $who } leaves { $thing }: it explodes in { $count ->
        [one] { $beats } beat
       *[other] { $beats } beats
    }.
}
dive-log-sets = { $you ->
    [yes] You set { $thing }.
   *[no] { $who } leaves { $thing }.
}
dive-log-shoots = { $you ->
    [yes] { $who } shoot.
   *[no] { $who } shoots.
}
dive-log-fuse = { $near ->
    [yes] { $who } burns down to { $left }. You are in its blast!
   *[no] { $who } burns down to { $left }. You are outside its blast.
}
dive-log-set-off = { $who } is set off: it explodes in the next beat.
dive-log-explodes = { $count ->
    [0] { $who } explodes.
    [one] { $who } explodes: { $walls } wall falls.
   *[other] { $who } explodes: { $walls } walls fall.
}
dive-log-digs = { $you ->
    [yes] { $who } dig through { $wall }.
   *[no] { $who } digs through { $wall }.
}
dive-log-floor = Floor { $floor } of { $floors }: { $last ->
    [yes] find the stairs out.
   *[no] find the stairs down.
}
dive-log-health = Your health, { $left } of { $most } on the map, is { $here } of { $full } here.
dive-log-edited = { $who }: { $field } edited from { $before } to { $now }.
dive-log-you-leave = { $who } take the stairs.

# time lab

lab-trace = WHAT HAPPENS
lab-why = WHY
lab-six-steps = THE SIX STEPS
lab-characters = UNITS, IN LIST ORDER
lab-heading-start = START
lab-heading-sr-over = SUBROUTINES OVER
lab-heading-cut-off = CUT OFF
lab-heading-charge = COUNTDOWN
lab-heading-sr = SUBROUTINES
lab-heading-grow = CHARGE TIME
lab-heading-cr = TURNS
lab-tick = Round { $tick }
lab-phase-charge = Countdown
lab-phase-charge-about = Subroutines on their way count down one round.
lab-phase-sr = Subroutines
lab-phase-sr-about = The subroutines that are due are used, in list order, each in six steps.
lab-phase-grow = Charge time
lab-phase-grow-about = Each unit's charge time grows by its speed.
lab-phase-cr = Turns
lab-phase-cr-about = Units take turns: first those with a quick turn, then those with a charge time (CT) of 100.
lab-safety-on = Quick turns wait
lab-safety-off = Quick turns come
lab-safety-about = A quick turn is an extra turn. While quick turns come, units that have one take it, in steps 3 and 5. While they wait, units keep it for later.
lab-safety-from-the-beginning = It has been like this from the start.
# time lab: rows

lab-line-step = Step { $number }: { $name }
lab-line-turn = { $who } has a turn
lab-line-waits = { $who } does nothing
lab-line-begins = { $who } begins { $what }: used in { $ticks ->
    [one] { $ticks } round
   *[other] { $ticks } rounds
}
lab-line-critical = { $who } answers: critical quick
lab-line-deed = { $manner ->
    [mime] { $who } repeats { $what }
    [answer] { $who } answers with { $what }
   *[own] { $who } uses { $what }
}{ $missed ->
    [yes] : hits nobody
   *[no] { " " }on { $whom }
}
lab-line-flags = Quick turns left over: { $list }
lab-line-charge = Charge time: { $list }
lab-line-order = Turns to come: { $list }
# time lab: the six steps

lab-step-rule = Step { $number }. { $about }
lab-step-action = Action
lab-step-action-about = First: if any unit has a quick turn, quick turns come; if not, they wait. Then the action is done.
lab-step-reactions = Answers
lab-step-reactions-about = Units that were hit answer, in list order. If a subroutine has given a quick turn by now, quick turns come.
lab-step-early-turn = Quick turn
lab-step-early-turn-about = Only while quick turns come: the first unit that has one, in list order, takes it before the mimes. All others wait.
lab-step-mimes = Mimes
lab-step-mimes-about = First: if any unit has a quick turn, quick turns come. Then the mimes on the side of the last action repeat it, in list order. Then the last action is empty.
lab-step-late-turn = Quick turn
lab-step-late-turn-about = Only while quick turns come: the first unit that has one takes it, then back to step 4. If no unit has one: on to step 6.
lab-step-end = End
lab-step-end-about = The action is over. After a subroutine quick turns wait again, and the next due subroutine is used.
lab-way-safety-on = wait
lab-way-safety-off = come
lab-way-no-flag = none
lab-way-begin = begin
lab-way-over = over

# time lab: what the machine knows

lab-last-action = LAST ACTION
lab-last-action-empty = Empty
lab-its-mimes = ITS MIMES
lab-mimes-nothing = Nothing to repeat
lab-mimes-none = No mime on its side
lab-slow-actions = SUBROUTINES TO COME
lab-slow-none = None
lab-next = NEXT TURNS
lab-next-nobody = Nobody
lab-more = and { $count } more
lab-deed = { $who }'s { $what }
lab-deed-in = { $who }'s { $what } in { $ticks }
lab-ability-qs = quicken
lab-ability-demi = bolt
lab-ability-haste = haste
lab-ability-attack = attack
lab-mime = mime
lab-mime-about = A mime: repeats its side's last action in step 4, and does nothing in its own turns.
lab-counter-magic = counter magic
lab-counter-magic-about = Counter magic: repeats magic at the unit that used it.
lab-critical-quick = critical quick
lab-critical-quick-about = Critical quick: damage gives it a quick turn.
lab-no-reaction = It does not answer.
lab-character-about = { $name }, side { $team }, speed { $speed }. { $what } Charge time (CT) grows by the speed each round, so it can pass 100. From 100 on the unit has a turn; at most 60 are left after it.
# time lab: help

help-lab = The time lab
help-lab-heading = Help: the time lab
help-lab-rule = A scenario says what each unit does. The rules decide who acts when: each row is one step of them, with its reason beside it.
help-lab-ways = left, right: row by row; up, down: action by action
help-lab-play = play row by row, or stop
help-lab-start = to the first row
help-lab-end = to the last row
help-lab-faster = play faster
help-lab-next = the next scenario
help-lab-list = choose a scenario
help-lab-reread = read your own scenario files again
help-lab-back = back to practice
help-lab-click-how = Click a row
help-lab-click = go there
help-lab-wheel-how = Wheel
help-lab-wheel = look ahead, without going there
help-lab-slow = A subroutine was chosen in an earlier round, like those on the stack of a breach, and is used now, in six steps.
help-lab-flag = A unit with a quick turn has an extra turn to come: before the mimes or after them.
help-lab-mime = A mime repeats the last action of its side.
help-lab-answer = A unit that was hit may answer.
help-lab-safety = Top right: whether quick turns come or wait. While they wait, units keep them. They come if any unit has one when an action begins.
# time lab: scenarios

lab-scenarios = Scenarios
lab-scenarios-about = The list of scenarios. Key: [[lab.list]].
lab-no-scenario = No scenario
lab-no-scenario-about = None could be read.
lab-list = Scenarios
lab-list-about = Look here when a quick turn in a breach surprises you: each example shows, step by step, who acts when, and why.
lab-list-nothing-about = Its file says nothing about it.
lab-list-own = Your own scenarios: files in the folder { $folder } beside your saves, read again with [[lab.reread]].
lab-list-close = Close
lab-list-more-wrong = And { $count } more cannot be used.
lab-wrong-files = { $count } scenarios or files cannot be used; the list says why.
lab-file-empty = { $file }: holds no scenario
lab-file-large = { $file }: is larger than 64 MiB
lab-file-no-text = { $file }: is not text
lab-file-unread = { $file }: cannot be read: { $reason }

# time lab: the game's own scenarios

lab-own-first = A first look: who may act first?
lab-own-first-about = Weaver's quicken gives Needle an extra turn. Echo, a mime, repeats it for Thorn: Needle acts before Echo, Thorn after.
lab-own-safety = Quick turns that must wait
lab-own-safety-about = Two echoes give Needle and Thorn quick turns. No unit had one before that, so both wait for their usual turns.
lab-own-quick-mode = Quick turns at once
lab-own-quick-mode-about = Two echoes give Needle and Thorn quick turns. Then Needle uses haste: it acts before the echoes, Thorn after them.
lab-own-real = Quicken four times, two sides
lab-own-real-about = Four units use quicken, one after another; there are mimes and counter magic on both sides.
lab-own-ready-for-more = Other actions for the mimes
lab-own-ready-for-more-about = A unit that acts in a quick turn changes the last action, and so what the mimes repeat. The longest example.
lab-own-countermagic = Counter magic makes both quick
lab-own-countermagic-about = Weaver makes Prism quick, Prism's counter magic makes Weaver quick. Prism, first in the list, goes before the mimes.
lab-own-safety-whole = Quick turns that must wait, round by round
lab-own-safety-whole-about = "Quick turns that must wait" in whole rounds: Weaver begins quicken in the first round and does nothing in the second.
lab-own-quick-mode-whole = Quick turns at once, round by round
lab-own-quick-mode-whole-about = "Quick turns at once" in whole rounds: in the second, Needle and Thorn begin haste; Thorn's comes after the end.
# time lab: the foot

lab-play = Play
lab-stop = Stop
lab-row = row { $row } of { $count }
lab-pace-slow = slow
lab-pace = { $times }×
lab-start-about = To the beginning. Key: [[lab.start]].
lab-back-about = One row back. Key: [[lab.left]].
lab-play-about = Play row by row, or stop. Key: [[lab.play]].
lab-on-about = One row forward. Key: [[lab.right]].
lab-end-about = To the end. Key: [[lab.end]].
lab-timeline-about = Tall marks: actions. Violet: quick turns come.
lab-key-row = row
lab-key-action = action
lab-key-ends = ends
lab-key-play = play
lab-key-pace = speed
lab-key-next-scenario = next
lab-key-scenarios = list
lab-key-help = help
lab-key-back = back

# time lab: why

lab-on = wait
lab-off = come
lab-flag = { $flag ->
    [mqs] a quick turn from a mime
    [cq] a quick turn by critical quick
    [mcq] a quick turn by critical quick, after a mime's blow
   *[other] a quick turn
}
lab-and = { $rest } and { $last }
lab-nobody = nobody
lab-holds = { $who } has { $flag }
lab-holds-too = { $who } { $flag }
lab-why-before-sr = Before the subroutines.
lab-why-cr = Units take their turns while any of them can.
lab-why-before-ticks = { $count ->
    [one] Before the round.
   *[other] Before the first of { $count } rounds.
}
lab-why-phase-charge = Subroutines on their way count down one round.
lab-why-phase-sr = The subroutines that are due are used, in list order.
lab-why-phase-grow = Each unit's charge time grows by its speed.
lab-why-phase-cr = Units take their turns while any of them can.
lab-why-sr-over = No subroutine is due any more.
lab-why-cr-over = No unit can take another turn.
lab-why-turn-charge = { $who } is the first with a charge time of 100 or more.
lab-why-turn-flag = { $who } is the first with a quick turn.
lab-why-goes-off = { $who }'s { $what } is due and is used.
lab-why-back-on = Quick turns wait again: the subroutine is over.
lab-why-on = Quick turns wait: no unit has one.
lab-why-off-spell = Quick turns come: { $holders } got one.
lab-why-off-before-mimes = Quick turns come before the mimes: { $holders }.
lab-why-off = Quick turns come: { $holders }.
lab-reason-back-on = The subroutine is over.
lab-reason-on = No unit has a quick turn.
lab-reason-off-spell = { $holders } got a quick turn.
lab-reason-off = { $holders }.
lab-why-stays-on-at-the-end = In step 6 quick turns wait: they already do.
lab-why-stays-on = Quick turns still wait: no unit has one.
lab-why-stays-off = Quick turns still come: { $holders }.
lab-why-safety-left = A normal turn changes nothing here: quick turns { $safety }.
lab-why-skipped = Step { $step } is skipped: quick turns wait.
lab-why-entered = Quick turns come, so on to step { $step }.
lab-why-nobody-flagged = No unit has a quick turn, so on to step { $step }.
lab-why-back-to-mimes = Back to step 4.
lab-why-mimes-begin = The mimes begin.
lab-why-mimes-begin-still = The mimes begin; quick turns still { $safety }.
lab-why-nothing-to-repeat = The last action is empty: nothing to repeat.
lab-why-no-mimes = There is no mime on its side.
lab-why-mimics = { $who } repeats { $of }'s { $what }.
lab-why-mimes-end = The mimes are done: the last action is empty again.
lab-why-quick-turn = This is a quick turn of step { $step }.
lab-why-paid = { $who } pays for the turn: its charge time falls from { $from } to { $left }.
lab-why-passed-over-safety = { $who } gets its quick turn later: quick turns wait.
lab-why-passed-over-for = { $who } gets its quick turn later: { $first } is before it in the list.
lab-why-passed-over-not-first = { $who } gets its quick turn later: it is not the first in the list.
lab-why-passed-over-too-many = { $who } gets no quick turn: too many were given.
lab-why-flag-given = { $who } gets { $flag }.
lab-why-flag-replaced = { $who } gets { $flag } in place of the one it had.
lab-why-counter-magic = { $who } answers with counter magic.
lab-why-critical-quick = { $who } answers with critical quick.
lab-why-acted-instead = { $who } acted: the mimes will repeat { $who }'s { $what }, not what { $other } did.
lab-why-acted = { $who } acted: the last action is { $who }'s { $what } now.
lab-why-last-action = The last action is { $who }'s { $what }.
lab-why-chain-stopped = Stopped after { $count } quick turns: the chain might never end.
lab-why-quick-turns = Nothing more is played: { $count } quick turns in one action.
lab-why-active-turns = Nothing more is played: { $count } turns in one round.
lab-why-nobody-holds = No unit has a quick turn.
lab-why-held-over = { $holders } at the end.
lab-why-charge-time = Each unit's charge time.
lab-why-next-turns = The order of the next turns: first quick turns, then a charge time of 100 or more.
lab-why-cut-off = The scenario is cut off here, after { $count } rows: it is too long to show whole.

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

breach-lamp-flag-held = a unit had one
breach-lamp-nobody-flagged = no unit has one
breach-lamp-quick-spell = a unit was given one
breach-lamp-flag-before-mimes = a unit gained one
breach-lamp-action-over = the action is over
breach-steps-about = Every action goes through these six steps.
breach-step-initial = the action
    .about = 1: what was chosen happens. If a unit has a quick turn, quick turns come from here on; if not, they wait.
breach-step-reactions = answers
    .about = 2: units that were hit answer. If a subroutine has given a quick turn by now, quick turns come.
breach-step-early-turn = quick turn
    .about = 3: if quick turns come, the first unit that has one takes it.
breach-step-mimes = mimes
    .about = 4: mimes of the side that acted last repeat its action, each aimed from where it stands.
breach-step-late-turn = quick turns
    .about = 5: if quick turns come, all units that have one take it, one after the other.
breach-step-end = over
    .about = 6: the action is over; quick turns wait again.
breach-status-stun = stunned
breach-status-freeze = frozen
breach-status-bind = bound
breach-status-burn = burning
breach-answer-none = no answer
    .about = Does not answer.
breach-answer-counter-magic = counter magic
    .about = Counter magic: sends magic that hits it back at its user, at no cost.
breach-answer-critical-quick = critical quick
    .about = Critical quick: when an action hurts it and leaves it a fifth of its health or less, it gains a quick turn.
breach-answer-riposte = riposte
    .about = Riposte: answers an enemy's melee with its first melee subroutine, for 1 less damage.
breach-answer-brace = brace
    .about = Brace: gains { $shield } shield when an enemy hurts it.
breach-answer-static = static
    .about = Static: takes { $charge } charge time from an enemy that hurts it.
breach-effect-damage = { $amount } damage
breach-effect-heal = heals { $amount }
breach-effect-shield-lost = { $amount } shield lost
breach-effect-shield = { $amount } shield
breach-effect-max-cpu = { $change } CPU maximum
breach-effect-status = { $status } for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
breach-effect-quick = a quick turn
    .about = A quick turn is an extra turn. A unit takes it as soon as quick turns come.
breach-effect-speed = { $change } speed
breach-effect-charge = { $change } charge time
breach-effect-push = pushed back { $panels ->
    [one] { $panels } panel
   *[other] { $panels } panels
}
breach-effect-step = moves
breach-does-own = user: { $does }
breach-does-after = { $rounds ->
    [one] after { $rounds } round: { $does }
   *[other] after { $rounds } rounds: { $does }
}
breach-does-times = { $times } uses, each { $does }
breach-resolves = { $rounds ->
    [0] Used at once.
    [1] Used next round.
   *[other] Used in { $rounds } rounds.
}
breach-subroutine-sooner = One round sooner in a quick turn.
breach-subroutine-stays = { $rounds ->
    [one] Lasts { $rounds } more round.
   *[other] Lasts { $rounds } more rounds.
}
breach-subroutine-stays-used = { $rounds ->
    [one] Lasts { $rounds } more round, and is used in it too.
   *[other] Lasts { $rounds } more rounds, and is used in each.
}
breach-subroutine-holds = Holds { $cpu } CPU until finished.
breach-subroutine-uses = Each target: { $does }.
breach-subroutine-own = For the unit that uses it: { $does }.
breach-subroutine-after = When finished: { $does }.
breach-subroutine-melee = Melee reaches any enemy, front or back: here the front protects nobody. A riposte answers it.
breach-holds = { $rounds ->
    [one] { $what } holds { $cpu } CPU, free again in { $rounds } round.
   *[other] { $what } holds { $cpu } CPU, free again in { $rounds } rounds.
}

# breach cards

breach-card-rounds = rounds
breach-card-lasts = lasts
breach-card-uses = uses
breach-card-damage = damage
breach-card-heals = heals
breach-card-shield = shield
breach-card-cpu = CPU
breach-card-quick = quick turn
breach-card-speed = speed
breach-card-charge = CT
breach-card-push = pushes
breach-card-step = moves
breach-card-at-once = at once
breach-card-in-rounds = { $rounds ->
    [1] next round
   *[other] in { $rounds } rounds
}
breach-card-at-itself = itself
breach-card-at-free-panel = to a free panel
breach-card-at-panel = one panel
breach-card-at-friend = one friend
breach-card-at-anyone = anyone
breach-card-at-foe = one enemy
breach-card-at-row = a row of 4
breach-card-at-column = a lane of 2
breach-card-at-cross = a cross
breach-card-foot = { $when }, { $at }
breach-card-free = free
breach-card-magic = magic
breach-card-melee = melee
breach-cards-playing = You choose when one of your units has its turn.
breach-cards-over = The breach is over.
breach-card-needs-cpu = needs { $cost } CPU, { $free } free
breach-card-nobody = no target
breach-card-no-panel = no free panel
breach-card-cannot-move = cannot move: { $status }
breach-card-no-aim = nothing to aim at
breach-card-wrong-aim = cannot be aimed there: { $why ->
    [itself] it works only on its user
    [nobody] nobody stands there
    [friend] it needs an enemy
    [foe] it needs a friend
    [own-half] it needs a panel of the other half
    [other-half] it needs a panel of your own half
   *[taken] the panel is taken
}

# breach log

breach-place-your-front = your front, panel { $panel }
breach-place-your-back = your back, panel { $panel }
breach-place-their-front = their front, panel { $panel }
breach-place-their-back = their back, panel { $panel }
breach-log-safety-on = Quick turns wait.
breach-log-safety-off = Quick turns come.
breach-log-safety-flag-held = A unit had one when the action began.
breach-log-safety-nobody-flagged = No unit had one when the action began.
breach-log-safety-quick-spell = The action gave a quick turn.
breach-log-safety-flag-before-mimes = By this action, a unit gained a quick turn.
breach-log-safety-action-over = The action is over.
breach-log-quick-turn = { $who } takes its quick turn.
breach-log-quick-turn-early = { $mimes ->
    [yes] Quick turns come: one unit takes its turn now, before the mimes (step 3).
   *[no] Quick turns come: one unit takes its turn now (step 3).
}
breach-log-quick-turn-late = { $mimes ->
    [yes] Quick turns come: every unit that has one takes it now, after the mimes (step 5).
   *[no] Quick turns come: every unit that has one takes it now (step 5).
}
breach-log-passed-safety = { $who } gets its quick turn later: quick turns wait.
breach-log-passed-flag-of-mime = A quick turn from a mime does not make quick turns come at once.
breach-log-passed-flag-critical = Quick turns come at once only if a subroutine gave one. This one is from critical quick.
breach-log-passed-waits = It comes with the next action, or as a normal turn of this round.
breach-log-passed-not-first = { $who } gets its quick turn later: another unit is first.
breach-log-passed-only-first = { $mimes ->
    [yes] Before the mimes (step 3) only one unit takes its quick turn; the others follow after them (step 5).
   *[no] One unit takes its quick turn first (step 3); the others follow (step 5).
}
breach-log-passed-too-many = { $who } gets no quick turn: there were too many.
breach-log-passed-bound = The chain of quick turns has reached its limit.
breach-log-chain-stopped = The chain of quick turns stops.
breach-log-chain-length = { $count ->
    [one] After { $count } quick turn.
   *[other] After { $count } quick turns.
}
breach-log-flag-spell = { $who } gains a quick turn.
    .about = The unit takes it as soon as quick turns come. Charge time { $charge }.
breach-log-flag-critical = { $who } gains a quick turn: critical quick.
    .about = A fifth of its health or less is left. Charge time { $charge }.
breach-log-flag-mime-spell = { $who } gains a quick turn from a mime.
    .about = A quick turn from a mime does not make quick turns come at once. Charge time { $charge }.
breach-log-flag-mime-critical = { $who } gains a quick turn: critical quick, after a mime's blow.
    .about = A fifth of its health or less is left. It does not make quick turns come at once. Charge time { $charge }.
breach-log-flag-none = { $who } gains no quick turn.
breach-log-braces = { $who } braces for { $shield } shield.
breach-log-static = { $who }'s static takes { $charge } charge time from { $to }.
breach-log-answers = { $who } answers.
breach-log-answered-harm = An enemy's action hurt it.
breach-log-speed = { $who }: speed { $speed }.
breach-log-charge = { $who }: charge time { $charge }.
breach-log-moves = { $who } moves to { $place }.
breach-log-stays = { $who } is not moved: no free panel.
breach-log-stays-held = { $who } is not moved: { $status }.
breach-log-burns = { $who } burns: 1 damage.
breach-log-burns-left = { $left } health left.
breach-log-burns-shield = The shield takes it.
breach-log-thaws = { $who } thaws: it was hurt.
breach-log-turns = { $who } shows its second face: { $face }.
breach-log-turns-only = { $who } shows its second face.
breach-log-turns-at = At { $percent } % of its health it shows its second face, with other subroutines and answers.
breach-log-goal = The goal is met.
breach-log-won = The breach is won.
breach-log-lost = The breach is lost.
breach-log-drawn = The breach ends in a draw.
breach-log-picks = { $who } chooses { $what }, at { $aim }.
breach-log-waits = { $who } waits.
breach-log-waits-as-mime = In its own turns a mime can only wait.
breach-log-waits-forced = It can use nothing now.
breach-log-used = { $at ->
    [hits] { $what }: { $who } → { $hits }.
    [off] { $what }: { $who } misses: off the field.
    [panel] { $what }: { $who } hits an empty panel.
    [panels] { $what }: { $who } hits empty panels.
   *[nothing] { $what }: { $who }.
}
breach-log-mimics = { $at ->
    [hits] { $who } repeats { $what } → { $hits }.
    [off] { $who } repeats { $what }, off the field.
    [panel] { $who } repeats { $what } at an empty panel.
    [panels] { $who } repeats { $what } at empty panels.
   *[nothing] { $who } repeats { $what }.
}
    .about = The same aim, from where it stands.
breach-log-counters = { $at ->
    [hits] { $who } answers with { $what } → { $hits }.
    [off] { $who } answers with { $what }, off the field.
    [panel] { $who } answers with { $what } at an empty panel.
    [panels] { $who } answers with { $what } at empty panels.
   *[nothing] { $who } answers with { $what }.
}
    .about = Counter magic.
breach-log-strikes-back = { $at ->
    [hits] { $who } strikes back with { $what } → { $hits }.
    [off] { $who } strikes back with { $what }, off the field.
    [panel] { $who } strikes back with { $what } at an empty panel.
    [panels] { $who } strikes back with { $what } at empty panels.
   *[nothing] { $who } strikes back with { $what }.
}
    .about = Riposte: with 1 less damage.
breach-log-wears-off = { $who }: { $what } wears off.
breach-log-move-wears-off = { $who }: a subroutine wears off.
breach-log-fails = { $who }: { $what } fails.
breach-log-destroyed = { $who } dies.
    .about = No health left. Its subroutines end.
breach-log-ends-user-gone = { $who }: { $what } ends because its user is gone.
breach-log-ends-target-gone = { $who }: { $what } ends because its target is gone.
breach-log-cpu-back = { $cpu } CPU back to { $who }.
breach-log-no-longer = { $who } is no longer { $status }.
breach-log-status-set = { $rounds ->
    [one] { $who } is { $status } for { $rounds } round.
   *[other] { $who } is { $status } for { $rounds } rounds.
}
breach-log-loses-nothing = { $who } loses nothing: its shield takes { $absorbed }.
breach-log-loses-behind-shield = { $who } loses { $taken } (shield takes { $absorbed }), { $left } left.
breach-log-loses = { $who } loses { $taken }, { $left } left.
breach-log-no-health = { $when ->
    [this] { $who } has no health left: it dies at the end of this round. Until then, its subroutines that are due are still used.
   *[next] { $who } has no health left: it dies at the end of the next round. Until then, its subroutines that are due are still used.
}
breach-log-full-health = { $who } is already at full health.
breach-log-heals = { $who } regains { $given } health, { $left } now.
breach-log-beyond-healing = { $who } cannot be healed.
breach-log-loses-shield = { $who } loses { $lost } shield, { $left } left.
breach-log-no-shield = { $who } has no shield left.
breach-log-gains-shield = { $who } gains { $gained } shield, { $left } now.
breach-log-max-cpu = { $who } has { $cpu } CPU now, { $free } free.

# numbers behind a line of the breach log

breach-sum-from-to = { $before } and { $after }
breach-sum-shield = shield of { $who }
breach-sum-beyond = more than { $who } has left
breach-sum-full = { $who } has { $most } at most
breach-sum-no-healing = no healing at zero health
breach-sum-below-zero = never below zero
breach-sum-replaced = what was left of it is replaced
breach-sum-bounds = always from { $least } to { $most }
breach-sum-kept = at most { $most } remain
breach-sum-acting = cost of a subroutine
breach-sum-waiting = cost of waiting
breach-sum-time = rounds of { $what } on the stack
breach-sum-next-round = what is chosen joins in the next round
breach-sum-lifts = a quick turn raises it to at least
breach-sum-health-is = health of { $who }, before and after
breach-sum-shield-is = shield of { $who }, before and after
breach-sum-cpu-is = CPU of { $who }, before and after
breach-sum-speed-is = speed of { $who }, before and after
breach-sum-charge-is = charge time of { $who }, before and after
breach-sum-rounds-are = rounds for which { $who } is { $status }, before and after


# breach screen

breach-title = Breach
breach-goal = Defeat every enemy
    .about = You win when no enemy is left.
breach-goal-outlast = Outlast: round { $round } of { $of }
    .about = You win at the end of round { $round }, if one of your units is left. Defeating every enemy wins too.
    .short = Outlast: { $round } of { $of }
breach-goal-fell = Kill { $who }: { $left } health left
    .short = { $who }: { $left } health left
    .about = You win when the enemy's { $who } dies. Defeating every enemy wins too.
breach-goal-mime = Kill { $who } with a mime
    .about = You win when a mime's blow kills the enemy's { $who }. Defeating every enemy wins too.
breach-goal-wins = This wins
breach-goal-may-win = This may win
breach-title-mirrored = Mirrored sides
breach-title-practice = Practice
breach-round = { $round ->
    [0] { $title }, opening
   *[other] { $title }, round { $round }
}
breach-cannot-begin = The breach cannot begin: { $reason }
breach-nobody-lined-up = no unit is lined up
breach-safety = Quick turns { $state }
    .about = A quick turn is an extra turn. While quick turns come, units that have one take it, in steps 3 and 5. While they wait, units keep it for later.
breach-safety-off = come
breach-safety-on = wait
breach-lamp-holds = { $who } has one
breach-lamp-hold = { $who } and { $more } more have one
breach-lamp-waits = { $who } keeps one
breach-lamp-wait = { $count } units keep one
breach-lamp-nobody = no unit has one
breach-forecast = Order
breach-forecast-about = What comes next, in order: who chooses, and what is used. It assumes that all wait from now on.
breach-forecast-opening = opening
breach-forecast-round = round { $round }
breach-forecast-now = { $who } chooses now.
breach-forecast-quick-turn = { $round ->
    [0] { $who }: a quick turn in the opening, if all wait until then. What it chooses is not known yet.
   *[other] { $who }: a quick turn in round { $round }, if all wait until then. What it chooses is not known yet.
}
breach-forecast-turn = { $round ->
    [0] { $who }: a turn in the opening, if all wait until then. What it chooses is not known yet.
   *[other] { $who }: a turn in round { $round }, if all wait until then. What it chooses is not known yet.
}
breach-forecast-resolves = { $what } of { $who } is used in round { $round }, if all wait until then.
breach-forecast-end = the end
breach-forecast-won = you win
breach-forecast-lost = you lose
breach-forecast-ends = Then the breach is over.
breach-forecast-may-end = If all wait until then, the breach is over. A choice before that may change it.
breach-stack-left = LEFT
    .about = Rounds until its first use.
breach-stack-order = 1 is used first: the lowest LEFT; if equal, what joined the stack first. One chosen now with 1 LEFT comes before all others.
breach-stack-caption = THE STACK
    .about = Arrows and marks on the units tell what comes of the stack as it is now, if all wait. Enemies that have not chosen yet may change it.
breach-stack-uses = USES
    .about = How many times it will still be used.
breach-stack-resolved = DUE
    .about = Subroutines whose rounds are over: they are used one after the other.
breach-stack-empty = The stack is empty.
breach-stack-empty-about = Subroutines chosen now appear here in the next round.
breach-stack-countdown = LEFT falls by 1 each round. At 0 a subroutine is used and stands under DUE.
breach-row-step = step { $step } of 6
breach-row-done = done
breach-row-waits = waits
breach-row-picked = chosen
breach-record = WHAT HAPPENED
breach-record-by-rounds = WHAT HAPPENED, BY ROUND
breach-record-empty = Nothing has happened yet.
breach-record-begins = The breach begins: the charge time of each unit grows by its speed; a unit with 100 or more has a turn.
breach-meanwhile = Since your last choice: { $lost }.
breach-meanwhile-hurt = { $who } from { $before } to { $left }
breach-meanwhile-dead = { $who } died
breach-chosen-goes-on = The round continues
breach-chosen-skip = { $key } to the next choice
breach-chosen-their-turn = their turn
breach-chosen-quick-turn = quick turn
breach-chosen-your-turn = your turn
breach-chosen-cpu = CPU
breach-chosen-cpu-of = { $free } of { $all } free
breach-chosen-cpu-free = All its CPU is free.
breach-wait = Wait
    .about = Waiting costs 60 charge time (CT), acting costs 80; at most 60 remain. CT grows by speed each round; at 100 the unit has a turn.
breach-wait-costs = 60 CT
breach-unit-mime = In its own turns it can only wait.
breach-unit-leader = Your leader: if it dies, the breach and the run are over.
breach-unit-charge = Speed { $speed }. Charge time (CT) { $charge }: it grows by the speed each round, so it can pass 100. From 100 on the unit has a turn: yours first, each side in the order of its line-up, however high the CT.
breach-unit-cpu = CPU: { $free } of { $cpu } free. A subroutine holds its CPU until it is finished.
breach-unit-shield = { $shield } shield: damage takes it before health.
breach-unit-health = { $who }: { $left } of { $most } health.
breach-unit-subroutine = { $rounds ->
    [one] { $what } ({ $rounds } round, { $cpu } CPU): { $does }
   *[other] { $what } ({ $rounds } rounds, { $cpu } CPU): { $does }
}
breach-unit-phase = { $mime ->
    [yes] At { $percent } % health it shows its second face, { $face }: { $does }. Then it is a mime and uses { $subroutines }.
   *[no] At { $percent } % health it shows its second face, { $face }: { $does }. Then it uses { $subroutines }.
}
breach-unit-flag = It has { $about } The unit takes it as soon as quick turns come.
breach-unit-status = { $rounds ->
    [one] { $status } for { $rounds } round.
   *[other] { $status } for { $rounds } rounds.
}
breach-mark-shield = { $change } shield
breach-mark-cpu = { $change } CPU
breach-mark-beyond-healing = no healing
breach-mark-flag = gains a quick turn
breach-mark-quick = quick turn
breach-mark-quick-turn = quick turn
breach-mark-passed-over = quick turn waits
breach-mark-answers = answers
breach-mark-speed = speed { $speed }
breach-mark-faster = { $by } faster
breach-mark-slower = { $by } slower
breach-mark-charge = CT { $charge }
breach-mark-stays = not moved
breach-mark-dying = dying
breach-plate-charge = CT
breach-mark-may-die = may die round { $round }
breach-mark-dies = dies round { $round }
breach-mark-threat = at risk round { $round }
breach-mark-turns = second face
breach-mark-fails = fails
breach-undo-not = Nothing can be undone. In a run, choices in a breach are final.

# breach forecast of a unit: what comes at it

breach-coming-hits = { $absorbed ->
    [0] { $damage } damage
   *[other] { $damage } damage ({ $absorbed } on its shield)
}
breach-coming-damage = { $shield ->
    [0] It takes { $damage } and keeps { $health } health.
   *[other] It takes { $damage } and keeps { $health } health and { $shield } shield.
}
breach-coming-healed = { $shield ->
    [0] It regains { $healed } health; then it has { $health }.
   *[other] It regains { $healed } health; then it has { $health } health and { $shield } shield.
}
breach-coming-both = { $shield ->
    [0] It takes { $damage }, regains { $healed } and keeps { $health } health.
   *[other] It takes { $damage }, regains { $healed } and keeps { $health } health and { $shield } shield.
}
breach-coming-deadly = { $healed ->
    [0] It takes { $damage }.
   *[other] It takes { $damage } and regains { $healed }.
}
breach-coming-by = The damage comes from { $sources }.
breach-coming-burning = burning
breach-flag-about = { $flag ->
    [qs] a quick turn, given by a subroutine.
    [cq] a quick turn, by critical quick.
    [mqs] a quick turn, given by a mime.
   *[mcq] a quick turn, by critical quick after a mime's blow.
}
breach-coming-others = Also: { $does }.
breach-coming-ends = { $what } ends in round { $round }: { $does }.
breach-coming-moves = It is moved to where its shadow stands.
breach-coming-stays = It cannot be moved.
breach-coming-may-fall = It dies at the end of round { $round }, unless a choice before then saves it.
breach-coming-falls = It dies at the end of round { $round }.
breach-coming-threat = Enemies choose before you: they can kill it by the end of round { $round }. The health shown counts only what is chosen already.
breach-coming-fell = { $when ->
    [this] It has no health left: it dies at the end of this round.
   *[next] It has no health left: it dies at the end of the next round.
}
breach-coming-short = With { $missing } more health or shield it would survive that blow.
breach-coming-still-acts = Until then, its subroutines that are due are still used.
breach-coming-turns = Then it shows its second face.
breach-coming-face = Second face, { $face }: { $does }.
breach-coming-flag = It gains { $about }
breach-coming-answers = { $times ->
    [one] It answers once: { $answer }.
   *[other] It answers { $times } times: { $answer }.
}

# breach line between field and cards: what is inspected, what to do, keys

breach-looked-at = { $what } of { $who }:
breach-looked-at-does = { $does }.
breach-hint-front = the front, panel { $panel }
breach-hint-back = the back, panel { $panel }
breach-hint-aim = { $how ->
    [to] { $what } to { $at }?
   *[at] { $what } on { $at }?
}
breach-hint-quiet = Nobody has been hurt for { $rounds } rounds. You can leave from the pause menu.
breach-hint-endless = { $limit ->
    [0] You can leave from the pause menu.
   *[other] Nobody wins after round { $limit }. You can leave from the pause menu.
}
breach-hint-last = What does { $who }, your last unit, do? You can leave from the pause menu.
breach-hint-wait = { $who } waits?
breach-hint-choose = What does { $who } do?
breach-key-hint-next = next step
breach-key-hint-skip = skip
breach-key-hint-aim = aim
breach-key-hint-confirm = confirm
breach-key-hint-back = back
breach-key-hint-card = card
breach-key-hint-take = choose
breach-key-hint-undo = undo
breach-key-hint-look = stack
breach-key-hint-row = row
breach-key-hint-at-once = all at once
breach-key-hint-stepwise = steps
breach-key-hint-log = log
breach-key-hint-help = help
breach-key-hint-pause = pause

# breach warnings

breach-warning-dead = { $who } will be dead by then.
breach-warning-burns = Burning kills it before that.
breach-warning-it = yours
breach-warning-move = { $what } of { $who }
breach-warning-a-move = A subroutine
breach-warning-kills = { $rounds ->
    [0] { $what } is used before { $chosen }
    [one] { $what } is used { $rounds } round before { $chosen }
   *[other] { $what } is used { $rounds } rounds before { $chosen }
}: { $damage } damage, and before that { $who } has { $health } health{ $shield ->
    [0] { "" }
   *[other] { " " }and { $shield } shield
}.
breach-warning-heals-nothing = It will heal nothing.
    .about = As things are, its target will be at full health when it is used.
breach-warning-misses = It will hit nothing.
    .about = As things are, no unit will be there when it is used.
breach-warning-mime-misses = The copy by { $who } will hit nothing.
breach-warning-safety = { $who } gets its quick turn later.
    .about = Quick turns wait when this is used: it comes with a later action, or as a normal turn.
# breach pause and summary

breach-open-log = Log
breach-pause = Pause
breach-pause-place = { $round ->
    [0] { $title }, opening, seed { $seed }
   *[other] { $title }, round { $round }, seed { $seed }
}
breach-pause-retreat = Back to the map with everything that you found. The living keep their current health, the dead stay dead. Next time the guardian is at full health again.
breach-pause-retreat-sure = Retreat? You keep your finds, the guardian recovers
breach-pause-leave-sure = Leave? This breach ends
breach-end-won = Breached
    .about = No enemies are left.
breach-end-lost = Defeated
    .about = None of your units is left.
breach-end-drawn = A draw
    .about = Only mimes are left, with nothing to repeat.
breach-end-rounds = ROUNDS
breach-end-choices = CHOICES
breach-end-yours-left = YOURS LEFT
breach-end-theirs-left = THEIRS LEFT
breach-end-go-on = Continue the run. Key: [[menus.confirm]].
breach-end-sides = Choose sides
    .about = Back to the line-up, with the same or other sides.
breach-end-again = Restart
    .about = The same sides from the beginning. Key: [[breach.again]].
breach-end-take-back = Undo
    .about = In a practice breach, every choice can be undone.

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

battle-decimal-mark = .
ability-archery = Archery
    .row = Archery, two shots
    .about = two shots; they are not answered
ability-charge = Charge
    .row = Charge, first turn +2
    .about = one blow in the first turn, with attack +2
ability-guard = Guard
    .row = Guard the one behind
    .about = from the front: takes the blows meant for the unit behind it
ability-healing = Healing
    .row = Healing, up to 5
    .about = heals a friend by up to 5, once a battle
ability-mark = Mark
    .row = Mark, defence −2
    .about = once a battle: lowers the defence of an enemy by 2
ability-rally = Rally
    .row = Rally, attack +2
    .about = once a battle: attack +2 for those beside it in its row
ability-strike = Strike
    .row = Strike, two blows
    .about = two blows; strikes back, with attack and damage −1
ability-sweep = Sweep
    .row = Sweep, neighbours too
    .about = one blow that hits those beside the target too
ability-volley = Volley
    .row = Volley, three shots
    .about = from the back: three shots at the last of a row, attack −1
ability-withdraw = Withdraw
    .row = Withdraw
    .about = leaves the battle alive
ability-other = a move of its own
battle-title-practice = Practice, seed { $seed }
battle-cannot-show = The battle cannot be shown: { $reason }
battle-fights-none = { $who } cannot fight battles
battle-no-room = there are too many stacks
battle-needs-units = both stacks need a unit
battle-your-stack = { $number ->
    [1] Your stack
    [2] Your second
    [3] Your third
    [4] Your fourth
    [5] Your fifth
    [6] Your sixth
   *[other] Your seventh
}
battle-their-stack = { $number ->
    [1] Their stack
    [2] Their second
    [3] Their third
    [4] Their fourth
    [5] Their fifth
    [6] Their sixth
   *[other] Their seventh
}

# battle log

battle-log-move = { $verb ->
    [answers] { $who } strikes back at { $target }
    [charges] { $who } charges at { $target }
    [strikes] { $who } strikes { $target }
    [shoots] { $who } shoots at { $target }
    [heals] { $who } heals { $target }
    [sweeps] { $who } sweeps { $target } and those beside it
    [volleys] { $who } shoots a volley at { $target }
    [marks] { $who } marks { $target }
    [guards] { $who } guards { $target }
    [rallies] { $who } rallies those beside it
    [withdraws] { $who } withdraws
   *[uses] { $who } uses { $kind } on { $target }
}{ $by ->
    [guard] { $came ->
        [done] { "" }
       *[other] , { $guard } takes it
    }
   *[itself] { "" }
}{ $came ->
    [done] .
    [nothing] , to no effect.
    [miss] { $miss }.
    [falls] : { $change }. { $by ->
        [guard] { $guard }
       *[itself] { $target }
    } dies.
    [loses] : { $change }{ $left }.
   *[gains] { " " }by { $change }{ $left }.
}
battle-log-dies = { " " }{ $who } dies.
battle-log-itself = itself
battle-log-miss = : a miss
battle-log-left = , { $left } left
    .now = , { $left } now

# battle screen

battle-title = Battle
battle-turn = TURN
battle-head-yours-attack = You attack
battle-head-yours-defend = You defend
battle-head-theirs-attack = Enemies attack
battle-head-theirs-defend = Enemies defend
battle-colours = In battles, colours only show who fights for you and who against you, whatever their colours on the map.
battle-head-attackers = Attackers
battle-head-defenders = Defenders
battle-head-left = { $left } of { $all }
battle-mark-miss = miss
battle-fell-in = died, turn { $turn }
battle-fallen = dead
battle-withdrawn = withdrew
battle-timeline = The battle so far, from left to right, turn by turn. Marks below are blows: the taller, the more damage. Bright marks above are deaths. Click or drag to go there.
battle-course = COURSE
    .about = The health of both sides so far: the side at the bottom upward, the side at the top downward.
battle-record = WHAT HAPPENED
battle-record-begins = Units act in their order, defenders first.
battle-record-turn = turn { $turn }
battle-record-line = Shows the battle after this move, and what was weighed before it.
battle-why = What a unit weighed at its last choice: each of its moves at each target, with its worth. It makes the move worth most; on a tie, the first. A hit does 0 to its damage, at random. Point at a unit, or press Tab.
battle-why-attack = attack { $value }
battle-why-defence = defence { $value }
battle-why-damage = damage 0–{ $value }
battle-why-health = health { $value }
battle-why-weighed = WEIGHED IN TURN { $turn }
battle-why-weighs-first = AT ITS FIRST MOVE
battle-why-worth = worth
    .about = The damage or healing of the move on average, times how often it is made. The unit makes the move worth most.
battle-why-nothing = No move was possible
battle-why-more = { $count } more
battle-why-itself = itself
battle-foot-start = To the beginning.
battle-foot-back = One move back.
battle-foot-play = Play
    .about = Play, or stop.
battle-foot-stop = Stop
battle-foot-on = One move forward.
battle-foot-end = To the end and the result.
battle-foot-slower = Slower.
battle-foot-faster = Faster.
battle-foot-again = Watch again
    .about = From the beginning, at the same speed.
battle-foot-key = { $about } Key: { $key }.
battle-foot-leave = Leave
    .about = Leave the battle. Keys: [[anywhere.back]], or [[battle.leave]] at the end.
battle-foot-place = move { $over } of { $all }, turn { $turn }
battle-key-hint-play = play
battle-key-hint-move = move
battle-key-hint-turn = turn
battle-key-hint-pace = speed
battle-key-hint-start = beginning
battle-key-hint-end = end
battle-key-hint-again = again
battle-key-hint-look = next, previous unit
battle-key-hint-help = help
battle-key-hint-leave = leave

# battle summary

battle-end-stalemate = Stalemate
    .about = The attackers did no damage for three turns; both sides stay.
battle-end-won = Won
    .about = No enemies are left.
battle-end-lost = Lost
    .about = None of your units that fought is left.
battle-end-chance = Your chance to win was { $share }.
battle-end-leader-stands = { $alone ->
    [yes] Your leader stands alone at { $place }.
   *[no] Your leader is at { $place }.
}
battle-end-leader = Your leader died
    .about = The run is over.
battle-end-overrun = It was in reserve when its tile was taken. The run is over.
battle-end-attackers-won = The attackers won
    .about = No defenders are left.
battle-end-defenders-won = The defenders won
    .about = No attackers are left.
battle-end-salvage = { $count ->
    [one] Salvage: +{ $count } cycle
   *[other] Salvage: +{ $count } cycles
}
battle-end-learnt = { $count ->
    [one] +{ $by } experience for { $count } unit
   *[other] +{ $by } experience for each of { $count } units
}
battle-end-rises = { $name } rises to rank { $rank }
battle-end-mods-lost = { $count ->
    [one] Mod lost with its unit: { $names }
   *[other] Mods lost with their units: { $names }
}
battle-end-died = Died: { $names }
battle-end-yours-left = YOURS LEFT
battle-end-theirs-left = THEIRS LEFT
battle-end-attackers-left = ATTACKERS LEFT
battle-end-defenders-left = DEFENDERS LEFT
battle-end-go-on = Continue
battle-end-again = Watch again
    .about = The same battle from the beginning.
battle-end-fight-again = Fight again, with new dice
    .about = The same stacks with new dice.
battle-end-look = Look at the last moment
    .about = Closes this. You can then go to any moment of the battle. Key: [[anywhere.back]].

# battle preview

battle-preview-attack = ATTACK
battle-preview-defend = DEFEND, AND ACT FIRST
battle-preview-stays-out = STAYS OUT
battle-preview-with-attacker = allied with the attacker
battle-preview-with-owner = allied with the owner of the attacked tile
battle-preview-with-both = allied with both sides
battle-preview-with-neither = allied with neither side
battle-preview-unseen = not all tiles in sight
battle-odds-win = { $share }  win  { $error }
    .about = In 95 of 100 cases the true chance lies within ±, which is 1.96 standard errors. > means at least, < at most.
battle-odds-win-led = { $share }  win, leader alive  { $error }
    .about = The large number counts the battles that you win without losing your leader, since its death ends the run. Orange: battles won in which your leader dies. With stalemate and loss, these add up to 100 %.
battle-odds-attackers-win = { $share }  attackers win  { $error }
battle-odds-stalemate = stalemate { $share }
    .about = Stalemate: the attackers do no damage for three turns, and both sides stay where they are.
battle-odds-loss = loss { $share }
battle-odds-leader-falls = leader dies: { $share } (in won battles: { $won })
    .about = Both are shares of all battles counted here. Your leader's death ends the run, even in a battle that you win: the orange part of the bar.
battle-odds-leader-overrun = leader in reserve dies if you lose: { $share }
    .about = It is in reserve on the attacked tile, and dies if you lose that tile.
battle-odds-leader-alone = leader dies: { $risk } ({ $share } if you lose)
    .about = Your leader is in reserve and lives, even if you lose. But what is left of its stack then stands here alone. { $share }: how often it dies if the most dangerous enemy in sight attacks it next, mostly the one that has just won. Others may attack, too.
battle-odds-leader-safe = leader in reserve: out of reach even if you lose
    .about = No enemy in sight could attack what is left here before your next turn.
battle-survivors-yours = YOUR SURVIVORS OF { $all }
battle-survivors-attackers = ATTACKERS LEFT OF { $all }
battle-survivors-most-often = most often { $count }
battle-survivors-nobody = none
battle-worth = ADDS TO YOUR CHANCE
    .about = Percentage points that each move adds to your chance to win, or takes from it. Plus is good for you, minus is bad, in both columns. ~0: too little to measure. …: still being counted.
battle-worth-open = ADDS TO THEIR CHANCE
    .about = Percentage points that each move adds to the attackers' chance to win, or takes from it. ~0: too little to measure. …: still being counted.
battle-worth-theirs-helps = + at theirs: their other moves hurt you more.
battle-worth-counting = Still counting…
battle-worth-none-else = All other moves: too little to measure.
battle-worth-none = No single move changes it measurably.
battle-worth-yours = yours
battle-worth-theirs = theirs
battle-worth-attackers = attack
battle-worth-defenders = defend

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

sector-name = Sector
sector-a-tile = tile
sector-a-stack = A stack
# How common names are written within a sentence: `small`, or `as-named`.
sector-names-within-sentences = small
sector-stack-own = { $number ->
    [0] First stack
   *[other] Stack no. { $number }
}
sector-stack-of-others = { $faction } no. { $number }
sector-marker-empty = empty
sector-path-turn = turn +{ $turn }
sector-battle-title = Turn { $turn }, at { $place }

# relations of a faction, in a word or two

sector-relation-own = you
sector-relation-allied = allied
sector-relation-war = at war
sector-relation-wild = wild
sector-relation-gone = gone
sector-relation-offers = offers an alliance
sector-relation-offered = has your offer

# why an action is refused

sector-trouble-allied = { $name } is allied with you
sector-trouble-nothing-to-undo = what was revealed or rolled cannot be undone
sector-trouble-no-first-step = too few moves left for the next tile
sector-trouble-out-of-reach = too far to attack this turn, as the attack itself takes a move: confirm again to go closer
sector-trouble-out-of-sight = it was last seen there and may be gone: confirm again to go there
sector-trouble-vault-moves = entering the vault needs a move left
sector-trouble-pick-first = pick one unit first
sector-trouble-empty-line = one unit must stay in the line
sector-trouble-join-beside = they can only join a stack beside them
sector-trouble-select-leader = select the leader's stack first
sector-trouble-nobody-rises = none of your units has risen a rank
sector-trouble-no-recruiter = none of your structures recruits

# what wins

victory-core = Core
victory-vaults = Vaults
victory-nodes = Nodes
victory-about-core = You win by taking an enemy's core.
victory-about-vaults = You win by emptying vaults: dive down, and beat the guardian behind the last door. You see from the start where they are.
victory-about-nodes = You win by holding nodes for some turns in a row. You see from the start where they are, and enemies want yours back.
victory-goal-core = Take an enemy's core to win.
victory-goal-vaults = Empty { $count ->
    [one] a vault
   *[other] { $count } vaults
} to win: beat the guardian behind the last door.
victory-goal-nodes = Hold { $count ->
    [one] a node
   *[other] { $count } nodes
} for { $turns ->
    [one] a turn
   *[other] { $turns } turns in a row
} to win.
victory-progress-vaults = { $has } of { $of } vaults emptied.
victory-last-vault = This vault wins the run: there is no other prize.
victory-progress-nodes = { $has } of { $of } nodes held, for { $turn } of { $turns } turns.

# the head

sector-head-aim = Win: take an enemy core. Lose: your leader or your last stack.
sector-head-aim-counted = Win: { $progress } Lose: your leader or your last stack.
sector-head-turn = Turn
sector-head-turn-about = A turn is over when every faction has moved.
# Current cycles, and what a turn brings.
sector-head-cycles = Cycles  { $cycles }  { $net }  a turn
sector-head-cycles-about = Each turn your tiles and structures yield { $yields }{ $relics ->
    [0] {""}
   *[other] , your relics { $relics }
}, your units take { $upkeep }: { $count ->
    [one] { $net } cycle
   *[other] { $net } cycles
}. Units that cannot be paid leave, the costliest first.
sector-minimap-about = The whole sector. Click or drag to look there.

# questions, and the summary of the others' turns

sector-banner-halted = Your stack stopped before the attack. The log says why.
sector-banner-halted-sighted = Your stack stopped before the attack: { $name } came into sight.
sector-banner-seen = close
sector-banner-idle = { $count ->
    [one] { $count } stack could still move.
   *[other] { $count } stacks could still move.
}
sector-banner-next = next stack
sector-banner-end = end the turn anyway
sector-summary-heading = While the others moved
sector-summary-next = the next line
sector-summary-close = close
sector-summary-look-about = Look there. The log keeps what happened.
sector-summary-reach = { $near ->
    [yes] { $name } stands beside you, at { $place }, and can attack { $own } in its next turn.
   *[no] { $name } can attack { $own } in its next turn.
}
sector-summary-gone = You lost sight of { $name } at { $place }.
sector-summary-more = and { $count } more
sector-banner-threat = { $name } can attack your leader before your next turn. If it attacks, your leader dies: { $share }.
sector-banner-switch = { $to ->
    [line] leader into the line: { $share }
   *[reserve] leader into reserve: { $share }
}
sector-banner-risk = You win with your leader alive: { $wins }. Your leader dies, and the run is over: { $share }.
sector-banner-risk-small = You win with your leader alive: { $wins }. Your leader dies: { $share }.
sector-banner-risk-left = You win: { $wins }. If you lose, your leader is left there alone. In { $share } of all cases it then dies, and the run is over.
sector-banner-risk-unknown = What your leader risks in this attack is still being counted.
sector-banner-attack = attack
sector-banner-attack-anyway = attack anyway
sector-banner-back = back
sector-banner-join = { $goes ->
    [yes] { $name } can go there and join this stack with all its units.
   *[no] { $name } can join this stack with all its units.
 } { $moves ->
    [0] No moves are left then.
    [one] All then have { $moves } move left.
   *[other] All then have { $moves } moves left.
 }
sector-banner-join-it = { $goes ->
    [yes] go there and join
   *[no] join
}
sector-banner-apart = stay apart

# the selected stack

sector-row-front = FRONT
sector-unit-reserve = reserve
sector-row-back = BACK
order-none = No order
    .about = each unit makes its best move
order-focus = Focus
    .about = hurt enemies count double
order-spread = Spread
    .about = unhurt enemies count double
order-protect = Protect
    .about = helping friends counts double
order-hold-out = Hold out
    .about = blows that get a riposte count half
order-fall-back = Withdraw
    .about = from turn 2 on, unless attacked
sector-stack-order = Order: { $order ->
    [none] none
   *[other] { $order }
}
sector-stack-order-about = { $order }: { $does }. An order says what counts when a unit chooses its target. Press to change it.
sector-stack-none-left = You have no stacks left.
sector-stack-none-selected = { $count ->
    [one] No stack is selected. You have { $count } stack; { $idle } can still move.
   *[other] No stack is selected. You have { $count } stacks; { $idle } can still move.
}
sector-stack-how-to-select = [[sector.next_stack]] selects the next one; a click selects the one under the pointer.
sector-stack-picked = { $count } picked: confirm a lit tile to go there
sector-stack-rise = Ranks to choose: { $count }
sector-stack-rise-about = A unit with enough experience gains a rank: choose one of two things that it learns. The marked units wait for your choice.
sector-stack-join = confirm to join; moves left then: { $moves }
sector-stack-what-if = { $place ->
    [front] Front row
    [back] Back row
    [reserve] In reserve
   *[line] In the line
}: { $change } ± { $error } %
sector-stack-attack-here = attacking uses all its moves
sector-stack-attack-there = { $cost ->
    [one] { $cost } move there
   *[other] { $cost } moves there
}; the attack uses the rest
sector-stack-way = { $cost ->
    [one] { $cost } move to get there
   *[other] { $cost } moves to get there
}
sector-stack-recruits-first = click: recruit here
# `$turns` is 2 at least.
sector-stack-long-way = { $cost } moves, { $turns } turns: part of the way now
# `$turns` counts from this turn on: 1 is the next one.
sector-stack-attack-later = { $cost ->
    [one] { $cost } move there, 1 to attack
   *[other] { $cost } moves there, 1 to attack
}: { $turns ->
    [one] next turn
   *[other] in { $turns } turns
}
sector-stack-look-at-attack = confirm to preview the attack
sector-stack-other = { $joins ->
    [yes] confirm to select it, again to join
    [far] confirm to select it (too far to join)
   *[full] confirm to select it (too many to join)
}
sector-stack-enter-vault = confirm to enter the vault
sector-stack-point = point at a tile to go
sector-stack-slow = { $moves ->
    [one] { $name } is slow: 1 move a turn
   *[other] { $name } is slow: { $moves } moves a turn
}
    .about = The stack goes only as far as { $name }, its slowest unit. Pick the others to send them ahead: they keep their own moves.
sector-stack-units = { $count ->
    [one] { $count } unit of { $most }
   *[other] { $count } units of { $most }
}
sector-stack-leader = { $place ->
    [reserve] Leader in reserve
   *[line] Leader in the line
 }
    .about = { $place ->
        [reserve] Your leader is in reserve: it does not fight while others of its stack can. If the enemy takes its tile, it dies.
       *[line] Your leader fights in the line. If it dies, the run is over.
     } Press to change that.
sector-unit-about = { $name }, tier { $tier }, { $row ->
    [back] back row
   *[front] front row
}. { $about }
sector-unit-figures = Attack { $attack }, defence { $defence }, damage { $damage }, health { $health }, moves { $moves }, upkeep { $upkeep } a turn.
sector-unit-breach = Cards in a breach: { $cards }.
sector-unit-called = { $name } ({ $kind })
sector-unit-ranked = { $name }, { $kind }, rank { $rank }
sector-unit-rank = { $name }, rank { $rank }. Has learnt: { $boons ->
    [none] nothing yet
   *[other] { $boons }
}.
sector-unit-experience = Experience { $now }, next rank at { $next }.
sector-unit-history = Won battles: { $battles }.
sector-unit-exploit = turn { $turn } against { $foe }{ $rank ->
    [0] {""}
   *[other] {" "}(rank { $rank })
}
sector-unit-card-about = { $about }
    Now: health { $health } of { $most }. { $line ->
    [reserve] In reserve: does not fight while others of its stack can, but dies if its tile is taken.
   *[line] Fights as number { $number }.
}

# the tile under the cursor

sector-tile-point = Point at a tile to see what is known about it.
sector-tile-unknown = Unknown
sector-tile-unknown-about = Not seen yet. A stack of yours sees two tiles or more, a structure up to two, any other tile one.
sector-tile-may-be-core = An enemy core may lie here: cores are evenly spaced around the middle of the map.
sector-tile-vault-emptied = { $about } It is empty.
sector-tile-owner = Owner
sector-tile-nobody = nobody
sector-tile-as-last-seen = { $owner }, as last seen
sector-tile-lost = Lost
sector-tile-taken = to { $by } in turn { $turn }
sector-tile-ground = Ground
sector-tile-entering = { $cost ->
    [one] { $ground }, { $cost } move
   *[other] { $ground }, { $cost } moves
}
sector-tile-closed = { $ground }, cannot be entered
sector-tile-yields = Yields
sector-tile-gives = { $count ->
    [one] { $cycles } cycle a turn
   *[other] { $cycles } cycles a turn
}
sector-tile-gives-and-heals = { $count ->
    [one] { $cycles } cycle a turn, heals { $heals }
   *[other] { $cycles } cycles a turn, heals { $heals }
}
sector-tile-encounter = An encounter waits here.
sector-tile-guardian = Guardian
sector-tile-guardian-health = { $health } health; your best four: { $own }
sector-tile-vault-entry = To enter
sector-tile-vault-entry-needs = a move left; it takes all moves
sector-tile-final = Final: new tiles come into sight.
sector-tile-gate-shut = { $count ->
    [one] The gate at { $places } is closed to you now: a stack stands on it.
   *[other] The gates at { $places } are closed to you now: stacks stand on them.
}
sector-tile-gate-taken = While a stack stands on this gate, none can step or join through it.
# `$turns` is 2 at least.
sector-tile-far = { $cost } moves, { $turns } turns. Confirm to go as far as this turn allows, and again next turn. The stack stops early if an enemy comes into sight.
sector-banner-after = Once your stack stands there, even if unhurt, { $name } can attack your leader before your next turn. If it attacks, your leader dies: { $share }.
sector-banner-odds-unknown = The odds of this attack are still being counted.
sector-tile-danger = There, { $name } can attack your leader before your next turn. If it attacks, your leader dies: { $share }.
sector-tile-stack-seen = seen in turn { $turn }
sector-tile-stack-moves = { $left } of { $all } moves
sector-tile-stack-moves-slow = { $left } of { $all } moves: { $name } is slow

# factions below it

sector-factions-heading = Factions
sector-factions-key = [[sector.relations]]: relations
# `$stacks` is one of the next message.
sector-faction-known = { $tiles ->
    [one] known: { $tiles } tile, { $stacks }
   *[other] known: { $tiles } tiles, { $stacks }
}
sector-faction-stacks = { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
}

# what can be recruited

sector-recruits-heading = Recruit one a turn
sector-recruits-alone = becomes a stack of its own
sector-recruits-joins = joins { $name }
sector-recruits-stops = joins { $name }, which then cannot move on
    .about = A recruit cannot move in its first turn, and a stack is as slow as its slowest unit. Pick the others and send them off: they keep their moves.
sector-recruits-busy = done this turn
sector-recruits-keys = [[sector.recruit]]: choose
sector-recruits-confirm = [[sector.confirm]]: recruit
sector-recruits-click = [[sector.recruit]], click: choose
sector-recruits-click-again = [[sector.confirm]], click: recruit
sector-recruits-tap = tap: choose
sector-recruits-tap-again = tap again: recruit
sector-recruits-not-now = Not now: { $why }.
sector-recruits-upkeep = upkeep { $upkeep }
sector-recruits-income = Income: { $now } a turn now, { $then } with it.
sector-recruits-back = back

# preview of an attack

sector-attack-heading = Attack { $name }
sector-attack-heading-core = Attack to win the sector: { $name }
sector-attack-heading-unknown = Attack the stack
sector-attack-salvage = { $seen ->
    [yes] salvage up to { $salvage }
   *[no] salvage up to { $salvage }+
}
sector-attack-order = { $order }: { $does }
sector-attack-order-about = What counts when a unit of the attacking stack chooses its target. Press for the next order: the odds change with it.
sector-attack-lesson = { $rise ->
    [0] +{ $by } experience each
    [one] +{ $by } experience, { $rise } gains a rank
   *[other] +{ $by } experience, { $rise } gain a rank
}
sector-attack-odds-about = The odds come from playing out this battle many times, as far as you can see the field. A leader who fights must survive for it to count as a win: its death ends the run, even if you take an enemy core. Salvage (+: units out of sight may add to it): the side that wins gets a quarter of what all units cost that died fighting on the other side, in cycles. Experience: each unit that fights and survives on the side that wins gains 1, or 2 if the units of the other side cost at least as much. At 3, 6 and 10 it rises a rank.
sector-attack-now-about = Attack now. The result of the battle is final.
sector-attack-go-about = { $cost ->
    [one] Go there for { $cost } move and attack. The result of the battle is final.
   *[other] Go there for { $cost } moves and attack. The result of the battle is final.
}
sector-attack-button = Attack
sector-attack-back = Back
sector-attack-back-about = Do not attack. Reserve, rows and order become again what they were before the preview.

# the dialogue of relations

sector-relations-heading = Relations
sector-relations-accept = Accept the alliance
sector-relations-accept-about = You become allies: you do not attack each other, and fight side by side.
sector-relations-decline = Decline
sector-relations-decline-about = Nothing changes between you.
sector-relations-propose = Propose an alliance
sector-relations-propose-about = It answers in its own turn, and weighs what it would gain.
sector-relations-break = Break the alliance
sector-relations-break-about = You are at war at once, and every faction remembers it.
sector-relations-you = you
sector-relations-and = { $one } and { $other }
sector-relations-allied = allied with { $allies }
sector-relations-broke = broke an alliance in turn { $turn }
sector-relations-not-now = Not now: { $why }.
sector-relations-back = Back to the map
sector-relations-back-about = Nothing changes. Key: [[anywhere.back]].

# before the leader enters a vault

sector-rise-heading = { $name } rises to rank { $rank }
sector-rise-choose = It learns one of these two, for good:
sector-rise-boon = { $name }: { $does }
sector-rise-boon-about = Values in battle, before and after. Health counts in a breach and on the map too.
sector-rise-later = Later
sector-rise-later-about = You can choose later. Until then, the unit fights as it is.
sector-rise-attack = attack
sector-rise-defence = defence
sector-rise-damage = damage
sector-rise-health = health

sector-vault-heading = Into the vault?
sector-vault-alone = { $name } dives alone, with { $health } of { $most } health: { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, and a guardian behind the last door. The others wait; up to three of them join against the guardian.
sector-vault-prize = The guardian leaves three prizes: you may take one. Gold and mods from the floors are yours, too. The floors grow harder.
sector-vault-risk = If the leader dies there, the run is over. The stack has no moves left afterwards: enemies in reach can attack it.
sector-vault-retreat = No stairs lead back up, but you can retreat from the pause menu at any time.
sector-vault-keeps = If you retreat on a floor, you keep your leader's health and { $keeps } % of the gold (once for each vault). Other finds are lost. At the guardian's door, you keep everything.
sector-vault-door = You have passed the floors of this vault. You go straight to its last door and its guardian.
sector-vault-door-risk = Units that die in the breach are lost. If the leader dies, the run is over. The stack has no moves left afterwards: enemies in reach can attack it.
sector-vault-enter = Enter the vault
sector-vault-enter-about = Uses all moves of the stack, and cannot be undone. Key: [[menus.confirm]].
sector-vault-back = Back to the map
sector-vault-back-about = Nothing has happened yet. Key: [[anywhere.back]].

# the buttons that end the turn and undo

sector-end-turn = End turn
sector-end-over = The run is over
sector-end-waits = Choose first
sector-end-others = Turn of { $name }
sector-end-turn-about = End your turn. The others move; then you earn, heal and can move again. Key: { $key }.
sector-end-nobody-can-move = no stack can move
sector-end-can-move = { $count ->
    [one] { $count } stack can still move
   *[other] { $count } stacks can still move
}
sector-undo = Undo
sector-undo-about = Undo the last command. Only what showed nothing new this turn and rolled no dice can be undone.

# keys at the foot, and what they do

sector-foot-any-key = any key
sector-foot-wheel = [[sector.zoom_in]] [[sector.zoom_out]] wheel
sector-foot-drag = drag
sector-foot-to-your-turn = to your turn
sector-foot-pause = pause
sector-foot-end-the-turn = end the turn
sector-foot-next-stack = next stack
sector-foot-back = back
sector-foot-attack = attack
sector-foot-unit = unit
sector-foot-pick = pick
sector-foot-row = row
sector-foot-units = units
sector-foot-unit-and-row = unit, row
sector-foot-order = order
sector-foot-let-go = dismiss
sector-foot-reserve = reserve
sector-foot-to-the-map = to the map
sector-foot-choose = choose
sector-foot-confirm = confirm
sector-foot-recruit = recruit
sector-foot-next-place = next place
sector-foot-tile = tile
sector-foot-split-off = split off, or join
sector-foot-earlier = earlier
sector-foot-later = later
sector-foot-put-back = put back
sector-foot-go = go, attack
sector-foot-pick-units = pick units
sector-foot-vault = vault
sector-foot-gear = { $spare ->
    [0] gear
   *[other] gear ({ $spare })
}
sector-foot-relations = relations
sector-foot-log = log
sector-foot-help = help
sector-foot-zoom = zoom
sector-foot-move-the-map = move the map

# the pause

sector-pause-place = { $sector }, { $difficulty }, turn { $turn }, seed { $seed }
sector-pause-gear = Gear
sector-pause-gear-about = Fit mods into units. Key on the map: [[sector.gear]].

# the whole log

sector-record-heading = What happened, by turn
sector-record-empty = Nothing has happened yet.
sector-record-watch = Watch
sector-record-watch-about = Watch this battle again, move by move.

# lines of the log

sector-log-turn = Turn { $turn } begins.
sector-log-income = { $count ->
    [one] { $net } cycle
   *[other] { $net } cycles
}: yields { $yields }{ $relics ->
    [0] {""}
   *[other] , relics { $relics }
}, upkeep −{ $upkeep }. You have { $cycles }.
sector-log-salvage = { $count ->
    [one] Salvage: { $count } cycle. You have { $cycles }.
   *[other] Salvage: { $count } cycles. You have { $cycles }.
}
sector-log-cycles = { $count ->
    [one] { $by } cycle. You have { $cycles }.
   *[other] { $by } cycles. You have { $cycles }.
}
sector-log-sighted = { $units ->
    [one] In sight at { $place }: { $name }, { $units } unit.
   *[other] In sight at { $place }: { $name }, { $units } units.
}
sector-log-sighted-again = In sight again at { $place }: { $name }, as you knew it.
sector-log-core = A core comes into sight at { $place }.
sector-log-joins = { $name } joins at { $place }.
sector-log-joins-for = { $cost ->
    [one] { $name } joins at { $place } for { $cost } cycle.
   *[other] { $name } joins at { $place } for { $cost } cycles.
}
sector-log-makes = { $faction } recruits { $name } at { $place }.
sector-log-hurt = { $name } loses { $points } health: { $health } left.
sector-log-mended = { $name } gains { $points } health: { $health } now.
sector-log-rises = { $name } rises to rank { $rank }, and can learn something.
sector-log-learns = { $name } learns { $boon }.
sector-log-falls = { $name } dies.
sector-log-let-go = { $name } is dismissed.
sector-log-unpaid = { $name } leaves: there are no cycles to pay it.
sector-log-lost = { $name } is lost.
sector-log-gone = { $name } no longer exists.
sector-log-merged = Units of { $from } join { $into }.
sector-log-a-stack = A stack of { $faction }
sector-log-a-stack-of-yours = One of your stacks
sector-log-encounter = An encounter at { $place }.
sector-log-vault = The leader enters the vault at { $place }.
sector-log-vault-emptied = Back from the vault at { $place }: it is empty.
sector-log-vault-left = Back from the vault at { $place }: it is not empty yet.
# `$you` tells which of the two factions is the player's.
sector-log-proposed = { $you ->
    [first] You propose an alliance to { $to }.
    [second] { $from } proposes an alliance: answer before your turn ends.
   *[neither] { $from } proposes an alliance to { $to }.
}
sector-log-allied = { $you ->
    [first] You and { $other } are allied now.
    [second] { $one } and you are allied now.
   *[neither] { $one } and { $other } are allied now.
}
sector-log-declined = { $you ->
    [first] The offer of { $from } is declined.
    [second] { $by } declines your offer.
   *[neither] { $by } declines the offer of { $from }.
}
sector-log-broken = { $you ->
    [first] You break the alliance with { $with }.
    [second] { $by } breaks the alliance with you.
   *[neither] { $by } breaks the alliance with { $with }.
}
sector-log-destroyed = { $name } has nothing left and leaves the map.
sector-log-core-taken = The core is yours: the sector is won.
sector-log-vaults-emptied = You have emptied enough vaults: the sector is won.
sector-log-nodes-held = You have held the nodes for long enough: the sector is won.
sector-log-leader-lost = The leader is lost, and the sector with it.
sector-log-stacks-lost = The last stack is lost, and the sector with it.
sector-log-halts-sighted = { $name } stops: an enemy came into sight.
sector-log-halts-encounter = { $name } stops: an encounter waits here.
sector-log-halts-blocked = { $name } stops: the way is blocked.
sector-log-taken = { $you ->
    [takes] You take the { $what } at { $place }.
    [loses] { $by } takes the { $what } at { $place } from you.
   *[neither] { $by } takes the { $what } at { $place }.
}
sector-log-left = { $alive } of { $all }
sector-log-fought = { $name } attacks { $other } at { $place } { $outcome ->
    [wins] and wins
    [loses] and loses
   *[neither] but nobody wins
}, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: { $attackers } attackers left, { $defenders } defenders.

# numbers behind a log line

sector-formula-tiles = ground
sector-formula-structures = structures
sector-formula-relics = relics
sector-formula-upkeep = upkeep of units
sector-formula-together = total
sector-formula-cycles = cycles before and after
sector-formula-cycles-are = { $before } and { $after }
sector-formula-percent = { $number } %
sector-formula-base = base
sector-formula-skill = { $skill ->
    [stealth] stealth
    [speech] speech
   *[mechanics] mechanics
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sector-formula-chance = chance
sector-formula-drawn = roll, from 0 to 99
sector-formula-drawn-was = { $below ->
    [yes] { $drawn }, below { $percent }: success
   *[no] { $drawn }, not below { $percent }: failure
}
sector-formula-your-chance = your chance to win, as shown before
sector-formula-attackers-chance = attackers' chance to win
sector-formula-defenders-chance = defenders' chance to win
sector-formula-neither = chance that nobody wins
sector-formula-attackers-rolls = attackers' rolls
sector-formula-defenders-rolls = defenders' rolls
sector-formula-rolls = { $count }, damage { $damage }, expected { $expected }

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

refusal-sentence = { $why }.

# what has to be finished first in a run

refusal-first-sector = the sector
refusal-first-encounter = an encounter
refusal-first-dive = a dive
refusal-first-door = a guardian's door
refusal-first-breach = a breach
refusal-first-prize = a choice of prizes
refusal-first-end = the end of the run

# the run

refusal-run-not-now = { $place } comes first
refusal-run-over = the run is over
refusal-run-no-such-choice = there is no choice number { $number }
refusal-run-too-dear = it costs { $needs ->
    [one] { $needs } cycle
   *[other] { $needs } cycles
}, and you have { $has }
refusal-run-no-such-unit = there is no such unit
refusal-run-not-yours = it is not yours
refusal-run-no-such-mod = there is no such spare mod
refusal-run-not-fitted = the unit does not carry this mod
refusal-run-no-slot = its chassis has { $slots } slots, all taken
refusal-run-slot-taken = its { $slot ->
    [blade] blade
    [shell] shell
    [drive] drive
    [logic] logic
    [sense] sense
   *[relic] relic
} slot is taken
refusal-run-too-hurt = it is too badly hurt to survive the change
refusal-run-nobody = at least one unit has to go through the door
refusal-run-too-many = at most { $most } units can go through the door, not { $wants }
refusal-run-not-here = only units of the leader's stack can go through the door
refusal-run-named-twice = a unit or a panel is named twice
refusal-run-no-such-panel = there is no such panel: lanes run from 0 to 3, depths are 0 and 1
refusal-run-no-room = the stack has no room for it
refusal-run-no-breach = the breach cannot begin: { $why }
refusal-run-not-your-turn = it is not your turn

# the map

refusal-sector-over = the sector is over
refusal-sector-not-your-turn = it is not your turn
refusal-sector-awaits = first finish what waits on this tile
refusal-sector-nothing-awaits = nothing like that waits here
refusal-sector-no-such-stack = there is no such stack
refusal-sector-no-such-unit = there is no such unit in the stack
refusal-sector-no-such-tile = there is no such tile
refusal-sector-no-such-faction = there is no such faction on the map
refusal-sector-no-such-kind = there is no such kind of unit
refusal-sector-not-yours = it is not yours
refusal-sector-stands-there = the stack is already there
refusal-sector-unexplored = you have not seen that tile yet
refusal-sector-impassable = that tile cannot be entered
refusal-sector-occupied = that tile is occupied
refusal-sector-no-way = no known path leads there
refusal-sector-too-far = it takes { $needs } moves to get there, and { $has } are left
refusal-sector-not-next-to-it = it is not a neighbouring tile
refusal-sector-no-moves = no moves left
refusal-sector-no-battle = this battle cannot be fought: { $why }
refusal-sector-no-room = the stack has room for { $room } more, not { $wants }
refusal-sector-nobody = no unit was chosen
refusal-sector-named-twice = a unit was chosen twice
refusal-sector-nobody-stays = at least one unit has to stay: move the whole stack instead
refusal-sector-not-all = the order has to name every unit of the stack once
refusal-sector-no-such-boon = the unit has no such choice
refusal-sector-recruits-nobody = nothing there recruits
refusal-sector-tier-too-high = tier { $tier } cannot be recruited here, only up to { $most }
refusal-sector-not-our-kind = your faction cannot recruit this kind
refusal-sector-busy = this structure has already recruited this turn
refusal-sector-too-dear = it costs { $needs ->
    [one] { $needs } cycle
   *[other] { $needs } cycles
}, and you have { $has }
refusal-sector-out-of-range = { $field } can be { $least } to { $most }, not { $value }
refusal-sector-leader-stays = the leader cannot be dismissed
refusal-sector-not-the-player = only the player's leader enters vaults
refusal-sector-no-vault = there is no vault here
refusal-sector-emptied = this vault is empty
refusal-sector-no-leader = the leader is not in this stack
refusal-sector-allied-already = you are already allied
refusal-sector-not-allied = there is no alliance to break
refusal-sector-wild = wild processes have no allies
refusal-sector-offered-already = this offer has already been made
refusal-sector-no-offer = there is no such offer

# attacks

refusal-attack-nobody-there = there is no unit on the attacked tile
refusal-attack-not-next-to-it = the attacking stack is not next to the attacked tile
refusal-attack-not-hostile = the stack on the attacked tile is allied with the attacker
refusal-attack-allied-with-owner = the attacker is allied with the owner of the attacked tile
refusal-attack-nobody-attacks = no unit would fight for the attacker
refusal-attack-nobody-defends = no unit would fight for the owner of the attacked tile

# the dive

refusal-dive-nothing = nothing to do that way: { $why }
refusal-dive-diagonal = you cannot step diagonally
refusal-dive-over = the dive is over
refusal-dive-mid-beat = the previous beat is not over yet
refusal-dive-no-dive = no dive has begun

# the dive: why an action fails

reason-wall = a wall is in the way
reason-occupied = that cell is occupied
reason-edge = the world ends there
reason-not-next-to = the attacker is not next to it
reason-not-attackable = it cannot be attacked
reason-own-side = it is on the same side
reason-no-target = nothing to strike
reason-nothing-to-dig = nothing to dig
reason-too-hard = too hard to dig: hardness { $hardness }, digging power { $power }
reason-stunned = stunned
reason-frozen = frozen
reason-bound = bound
reason-stuck = stuck in water
reason-resisted = power { $power } against resistance { $resistance }
reason-already-bounced = already bounced this beat
reason-no-player = no player in sight
reason-no-binder = the unit that would bind it is dead
reason-unable = it cannot do that
reason-nothing-carried = none carried
reason-health-full = health is full
reason-explosive-there = there is already an explosive there
reason-nothing-to-take = nothing lies here to take
reason-too-dear = price { $price }, gold { $gold }
reason-shot-in-the-way = the shot's path was blocked

# values changed by hand

refusal-edit-no-object = there is no object { $number } in this dive
refusal-edit-lacks = this object has no { $field ->
    [health] health
    [most] maximum health
    [stun] beats of stun
    [freeze] beats of freeze
    [bind] bind
   *[burn] beats of burn
}
refusal-edit-out-of-range = { $field ->
    [health] health
    [most] maximum health
    [stun] beats of stun
    [freeze] beats of freeze
    [bind] bind
   *[burn] beats of burn
} can be { $least } to { $most }, not { $value }

# the breach

refusal-breach-over = the breach is over
refusal-breach-not-its-own = it does not have this subroutine
refusal-breach-mime = a mime can only wait in its own turns
refusal-breach-held = it is { $status ->
    [stun] stunned
    [freeze] frozen
    [bind] bound
   *[burn] burning
} and can only wait
refusal-breach-cannot-move = it cannot move: { $status ->
    [stun] stunned
    [freeze] frozen
    [bind] bound
   *[burn] burning
}
refusal-breach-wrong-aim = it cannot be aimed at that; it is aimed at { $aims ->
    [own] its user
    [friend] a friend
    [foe] an enemy
    [anyone] any unit
    [panel] a panel of the other half
   *[free] a free panel of its own half
}
refusal-breach-no-such-panel = there is no such panel
refusal-breach-taken = that panel is occupied

# the breach's stack

refusal-stack-unknown-character = there is no character number { $number }
refusal-stack-unknown-subroutine = there is no subroutine number { $number }
refusal-stack-user-removed = the user has been removed
refusal-stack-target-removed = the target has been removed
refusal-stack-not-enough-cpu = it takes { $cost } CPU, and { $free } is free

# puzzles

refusal-puzzle-over = the puzzle is over: undo a step or start again
refusal-puzzle-other-system = this puzzle is not played that way
refusal-puzzle-no-exchange = places { $one } and { $other } cannot be swapped

# saved files that cannot be used

refusal-kept-form = { $place }: line { $line }, column { $column }: { $field }: { $reason }
refusal-kept-cut-short = it is cut short: it ends at byte { $held } of { $said }
refusal-kept-cut-in-line = it is cut short: it ends at byte { $held }, in its first line
refusal-kept-too-long = it is damaged: it has { $held } bytes, but should have { $said }
refusal-kept-line = not a Daemonfall file, or its first line is damaged: column { $column }: { $reason }
refusal-kept-newer = it was written by a newer version of the game (format { $found }; this one reads up to { $most })
refusal-kept-no-version = it says it is version { $found }, which never existed
refusal-kept-bare = it was written by version 1, without a checksum, so it cannot be checked
refusal-kept-other-kind = it is a { $found }, not a { $wanted }
refusal-kept-checksum = it is damaged: its checksum is { $said }, but its content gives { $found }
refusal-kept-differs = its state has the fingerprint { $found }, but its record ends with { $recorded }
refusal-kept-taken = another copy of the game uses these saves; close it first
refusal-changed = it was made with { $parts }; use Daemonfall { $game } to play it
refusal-changed-dive = other rules of the dive
refusal-changed-breach = other rules of the breach
refusal-changed-sector = other rules of the map
refusal-changed-campaign = other rules of the run
refusal-changed-data = other data
refusal-changed-packs = it was made with other packs: { $packs }
refusal-pack-missing = { $pack } is missing
refusal-pack-added = { $pack } was not there
refusal-pack-version = { $pack } is now { $now }
refusal-pack-content = { $pack } has other content
refusal-pack-order = their order is different
refusal-kept-other-data = it was made with other data (fingerprint { $found }, this game's data: { $expected })
refusal-kept-sector = its sector is invalid: { $why }
refusal-kept-dive = its dive is invalid: { $why }
refusal-kept-breach = its breach is invalid: { $why }

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

hint-dive-danger = You will be struck in the next beat if you wait. Step out of the cells with bright corners, or kill what strikes.
hint-dive-freeze = You are frozen: you cannot act until the frost ends or something hits you.
hint-dive-stun = You are stunned: you can do nothing until it ends.
hint-dive-bind = You are bound: you cannot move, but you can strike and dig. It ends when the enemy that bound you dies.
hint-dive-water = Water holds you: your next action only frees you.
hint-dive-burn = You are burning: one damage a beat until it ends.
hint-dive-fuse = A fuse burns: the list counts down the beats. Then the explosion hits everything in the marked cells.
hint-dive-wind-up = An enemy winds up: the number counts the beats until it strikes the hatched cells. Leave them by then.
hint-dive-push = An enemy here pushes: its card tells how many cells. Mind what is behind you.
hint-dive-drink = You have lost half your health and carry a potion. Drinking it takes a beat.
hint-dive-foe = An enemy hunts you. The list at the side says what comes next if you wait, or if you do what you point at.
hint-dive-weapon = A different weapon strikes different cells. They light up under the pointer before you take the step.
hint-dive-moving = A step strikes what your weapon reaches; if nothing is there, it digs or moves. Nothing moves until you do.
hint-dive-ice = On ice you slide one cell per beat until something stops you; a step changes the way. Enemies slide too.
hint-dive-coals = Coals burn anyone who stays on them for a whole beat. Cross them without stopping.
hint-dive-pool = Water ahead: the first action after entering it only frees you. It holds enemies too, unless they hover.
hint-dive-bounce = A bounce trap pushes anyone on it two cells the way it points. Lure enemies onto it.
hint-dive-goods = A shop: walk over goods to buy them. Gear waits underfoot until you take it.
hint-dive-gear = Weapon or armour: step onto it. If it would replace yours, a card compares both and names the key that takes it.
hint-dive-gold = Gold buys goods in shops. Gold left at the end of a dive becomes cycles.
hint-dive-stairs = Stairs lead down; those of the last floor lead out. You keep what you carry; frost, fire and stun end.
hint-dive-bomb = You carry a bomb: set it, then choose a direction. It goes off three beats later, breaks walls and spares nobody.
hint-dive-dark = Dim cells are out of sight and shown as you left them. Something may be there by now.
hint-dive-secret = Some rooms have no door. A walled-off place on the map may be a secret room: dig or blow up its wall.

# hints: breach

hint-breach-warning = The line below the field warns you: it says what will go wrong with this choice.
hint-breach-fallen = A unit without health dies at the end of the round; until then, its due subroutines are still used.
hint-breach-safety = Quick turns wait now. A unit that has one keeps it until an action lets quick turns come.
hint-breach-quick = A quick turn is an extra turn. In it, every card is used one round sooner, some at once.
hint-breach-aim = Choose the aim. A subroutine follows its target wherever it goes; the column shows its place on the stack.
hint-breach-panel = This card is aimed at a panel: it works on any unit that is there when it is used, friend or foe.
hint-breach-riposte = Riposte: an enemy answers melee at once with its first melee subroutine, for 1 less damage.
hint-breach-counter = An enemy has counter magic: magic that hits it is repeated at the unit that used it.
hint-breach-critical = Critical quick: at a fifth of its health or less, this enemy gains a quick turn. Kill it in one blow, or wait.
hint-breach-mime = A mime repeats its side's last action, aimed from where it stands. Place it so that it hits something.
hint-breach-foe-mime = The other side has a mime: it repeats what they do, aimed from where it stands.
hint-breach-cpu = Subroutines on the stack hold part of the CPU until they are finished: the numbers count the rounds.
hint-breach-dear = A faint card cannot be used now: it costs more CPU than is free, or has no target. Look at it to see why.
hint-breach-status = A unit has a status: the number next to it counts the rounds left.
hint-breach-face = The mark on the guardian's bar: when its health falls that low, it shows its second face.
hint-breach-turn = Your turn. Choose a card, then its aim. It joins the stack in the next round and holds its CPU until finished.
hint-breach-time = A card says in how many rounds it is used, and then how many more rounds it lasts, or how many uses it has.
hint-breach-stack = The numbers give the order: 1 is used first. A card for the next round comes before those that take longer.
hint-breach-open = All choices are open: an enemy sees yours before it chooses, and you see theirs.
hint-breach-forecast = The row at the top shows who comes next, your current choice included. CT grows by speed; 100 gives a turn.
hint-breach-wait = Waiting costs 60 charge time instead of 80: the next turn comes sooner. Wait when CPU is short.
hint-breach-undo = In a practice breach, you can undo every choice. In a run, choices in a breach are final.

# hints: battles' films

hint-battle-over = The battle is over. The timeline leads back to any move of it; Leave shows the result.
hint-battle-riposte = Riposte: a unit that knows Strike and survives a melee blow strikes back, with attack and damage 1 lower.
hint-battle-shot = Archery: two shots, without a riposte.
hint-battle-healing = Healing: up to 5 health for a friend. Each unit can do it once in a battle.
hint-battle-why = Point at a unit to see what it weighed: it makes the move that is worth most.
hint-battle-film = The battle was fought automatically. Watch it, stop it, step through it, or skip to the end.

# hints: the map, and encounters on it

hint-sector-opening = Find an enemy core and take it to win. Faint cores mark where one may lie. Keep your leader alive.
hint-sector-opening-vaults = Empty vaults to win: the line above says how many. The map shows them all. Keep your leader alive.
hint-sector-opening-nodes = Hold nodes to win: the line above says how many and how long. The map shows them all. Keep your leader alive.
hint-sector-stays-out = A stack on the field stays out: it is allied with both sides, or with neither. The panel shows why.
hint-sector-attack = Allies next to the fight join it: every stack on the seven outlined tiles counts. The panel shows who fights for whom.
hint-sector-odds = Odds come from fighting this battle many times. They lie within ± in 95 of 100 cases; > means at least, < at most.
hint-sector-order = Melee reaches only the front row. In the stack's panel you change rows and give the stack an order.
hint-sector-picked = Picked units split off onto a free neighbouring tile, or join one of your stacks there.
hint-sector-going = Point at a tile within the dotted line and confirm: the stack goes there. You can undo a move that revealed nothing new.
hint-sector-offer = A faction offers an alliance. Answer it under relations before your turn ends, or the offer is gone.
hint-sector-foe = An enemy is in sight. Confirm its tile to see the odds; nothing happens before you choose Attack.
hint-sector-enter = Your leader stands on a vault and can enter it. Only the leader dives; the others wait at the door.
hint-sector-upkeep = Your units cost more than your tiles yield. When nothing is left, the costliest leave first.
hint-sector-idle = All your stacks have moved. End the turn: you earn, heal, and can move again.
hint-sector-gear = You have spare mods. Fit them into your units under gear: they count in battle, breach and dive.
hint-sector-core = That is a core. Take it with one of your stacks to win the sector.
hint-sector-recruiting = Your gates and nodes recruit one unit a turn each. A new unit cannot move that turn, so its stack stays.
hint-sector-vault = A vault: enter it with your leader on its tile and a move left. A dungeon and a prize are below.
hint-sector-encounter = The green mark is an encounter. Step on it to see what waits.
hint-sector-fog = Dim grey tiles are shown as you last saw them. Something may be there by now.

# hints: other screens

hint-gear-fit = Select a unit, then a mod for one of its free slots. The unit's numbers show what would change.
hint-gear-leader = What the leader carries works in its dives too: a weapon, armour, bombs, light.
hint-gear-relic = Relics need no slot: they work for all your units, later ones too.
hint-door-line-up = The front protects nobody here: melee can hit any unit.
hint-prize-choice = Take one prize; the others are lost. A mod waits under gear until you fit it.
hint-compose-odds = The odds change with each unit: the same battle is fought again and again until they are right to about 2 %.
hint-compose-order = Order matters: units act in this order, defenders first, and of equal targets the earlier one is hit.
hint-line-up-panels = A row is four panels, front or back; a lane is two. Some cards hit a whole row or lane: do not stand close together.
hint-time-lab-rows = Each row is one step of the rules. The arrow keys go from row to row.
hint-time-lab-lamp = Top right: whether quick turns come now, or wait. A quick turn is an extra turn.
# the line of a hint

hint-about = A hint. Click it, or press its key, once you have read it.
hint-dismiss = hide

# glossary terms in texts

term-topic-game = The game
term-topic-dive = The dive
term-topic-breach = The breach
term-topic-battle = The battle
term-topic-sector = The sector
term-help-game = Help: the game
term-help-dive = Help: the dive
term-help-breach = Help: the breach
term-help-battle = Help: the battle
term-help-sector = Help: the sector
term-see-also = See also

#
#
# end of hints
#
#

## language: The choice of a language

language-missing = The language file text/{ $tag }.ftl cannot be read: the game continues in English.
language-damaged = { $count ->
    [one] The language file text/{ $tag }.ftl is damaged: { $fault }. Missing texts are in English.
   *[other] The language file text/{ $tag }.ftl is damaged in { $count } places, the first is { $fault }. Missing texts are in English.
}
language-later = Texts already on screen and names in the current game change when the next game begins.

# for screen readers

spoken-map = Map
spoken-room = In sight
spoken-here = here
spoken-right = { $count } right
spoken-left = { $count } left
spoken-up = { $count } up
spoken-down = { $count } down
spoken-health = health { $left } of { $most }
# As scripts and the log count panels: from the player's back and from the top, both from 0.
spoken-panel = panel { $x } { $column }
