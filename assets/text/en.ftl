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
go-on = Go on
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
title-about = A rogue daemon, a deep machine.
    Every rule in the open.
title-version = Version { $version }
title-choose = choose
title-confirm = confirm
title-back = back
title-help = help
title-continue = Continue
title-continue-about = Go on with the run on seed { $seed }, { $difficulty }.
title-continue-sector = turn { $turn }, the sector
title-continue-encounter = turn { $turn }, an encounter
title-continue-dive = turn { $turn }, a dive
title-continue-door = turn { $turn }, a guardian's door
title-continue-breach = turn { $turn }, a breach
title-continue-prize = turn { $turn }, a choice of prizes
title-continue-over = turn { $turn }, the end of the run
title-continue-not = The kept run cannot be gone on with. { $error }. It stays where it is.
title-new-run-about = A sector to take: march, fight, dive and breach.
title-saves = Saved runs
title-saves-about = Three slots, and runs from files.
title-practice-about = Each system alone: a dive, a battle, a breach, and the time lab.
title-quit = Quit
title-quit-about = Leave the game.
back-to-title-about = Back to the title. Key: [[anywhere.back]].

# Loading
loading = LOADING

# Switches of all menus
switch-sound-on = Sound on
switch-sound-off = Sound off
switch-sound-about = All sound on or off. Key: [[anywhere.mute]].
switch-full-screen = Full screen
switch-window = Window
switch-screen-about = Play on the whole screen or in a window. Key: [[anywhere.fullscreen]].
switch-panels = Panels
switch-panels-about = Debug panels over the game that show the rules at work. Key: [[anywhere.panels]].

# Pause
paused = Paused
pause-place = Floor { $floor } of { $floors }, beat { $beat }, seed { $seed }
pause-go-on-about = Back to the dive. Key: [[anywhere.back]].
pause-retreat-about = Back to the map: the leader as it is, without what was found here.
pause-practice = To practice
pause-practice-about = A dive alone is not kept.
stop-guardian = The guardian waits as long as you like.
stop-prizes = The prizes wait as long as you like.
stop-go-on-about = Back to where you were. Key: [[anywhere.back]].

# Practice
practice = Practice
practice-about = Each system alone. Nothing is at stake, nothing is kept.
practice-dive = Dive
practice-dive-what = beat by beat
practice-dive-about = A dive alone, on the seed below. It is not kept.
practice-seed-about = The same seed gives the same dive.
practice-breach = Breach
practice-breach-what = choose sides
practice-breach-about = A duel on the stack, between any line-ups of yours and theirs.
practice-battle = Battle
practice-battle-what = compose stacks
practice-battle-about = Two stacks of up to eight: their odds as you change them, and the fight.
practice-lab = Time lab
practice-lab-what = step by step
practice-lab-about = Scenarios of quick turns, row by row, forward and back, with the reason of everything.
practice-ladder = Ladder
practice-ladder-what = twelve puzzles
practice-ladder-about = Short puzzles of dive, breach and battle, each about one rule, with a par.

# New run
new-run = New run
new-run-difficulty = DIFFICULTY
new-run-sector = SECTOR
new-run-crew = CREW
new-run-crew-any = Any
new-run-crew-any-about = One of them, drawn by the seed.
# Words that may stand first in a crew's name and are left out on its button
new-run-crew-articles = The
new-run-crew-drawn = Who goes is drawn by the seed.
new-run-crew-chosen = { $about } { $count ->
    [0] { $leader } leads.
   *[other] { $leader } leads, { $units }.
 }
new-run-seed-about = The same seed and the same choices give the same run.
new-run-begin = Begin
new-run-begin-about = Begin with the first turn.
new-run-begin-instead = Begin with the first turn. The run that Continue goes on with is given up, unless it is in a slot.
new-run-begin-sure = Give up the kept run and begin?
new-run-no-unlocks = What was unlocked cannot be read, and this run begins without it. { $error }

# Seed
seed-caption = SEED
seed-any = any
seed-about = { $about } Type a number or eight digits as 7F3A-19C2; empty means any.
seed-other = Other
seed-other-about = Another seed, by chance.
seed-wrong = No number: write 42, or digits 0-9 A-F as 7F3A-19C2.
keypad-done = Done

# Summary of a dive
summary-escaped = You got out
summary-died = You fell
summary-floor = FLOOR
summary-beats = BEATS
summary-gold = GOLD
summary-destroyed = DESTROYED
summary-found = FOUND
summary-health-lost = HEALTH LOST
summary-replay = Replay: { $place }
summary-replay-not = The replay cannot be kept: { $reason }
summary-edited = Something was changed by hand in this dive.
summary-again = Again, same seed
summary-again-about = The same dive from its beginning. Key: [[dive.again]].
summary-fresh = Again, new seed
summary-fresh-about = Another dive, by chance.
summary-practice-about = Back to practice. Key: [[anywhere.back]].
summary-link = Copy link
summary-link-about = A link to this page: whoever opens it watches this dive.
summary-link-copied = Whoever opens the link watches this dive.
summary-link-not = There is no link: { $error }

# Settings
settings = Settings
settings-about = Sound, display, speed, text size, colours, and what every key does.
settings-tab-sound = Sound
settings-tab-display = Display
settings-tab-play = Play
settings-tab-access = Access
settings-tab-controls = Controls
settings-reset = As at first
settings-reset-sure = Put this page back: sure?
settings-reset-about = All of this page as it was at first.
settings-back-about = Key: [[anywhere.back]].
settings-hints-read = { $count ->
    [0] none was read
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
setting-speed = Speed of what is shown
setting-show-hints = Hints
setting-hints-again = Show all hints again
setting-language = Language
setting-text = Text size
setting-reduced-motion = Reduced motion
setting-shake = Screen shake
setting-mute-about = All sound on or off. Key: [[anywhere.mute]].
setting-volume-about = How loud everything is.
setting-music-about = How loud music is, beside the rest.
setting-effects-about = How loud blows, steps and buttons are.
setting-fullscreen-about = The whole screen, or a window. Key: [[anywhere.fullscreen]].
setting-window-about = In pixels, while it is a window.
setting-interface-about = Above 100 % screens are laid out as on a phone, as large as they fit.
setting-palette-about = Pictures, interface and panels at once.
setting-speed-about = Dives, breaches, battles and the moves on the map.
setting-show-hints-about = A line on the map when something matters for the first time.
setting-hints-again-about = Each hint comes once more when it matters.
setting-language-about = The language of all texts.
setting-text-about = How large letters are, of what is around them.
setting-reduced-motion-about = No sparks, no sliding, no drifting: what moves for the eye alone stands still.
setting-shake-about = The picture shakes when something is struck.
palette-standard = Standard
palette-safe = Colour-blind safe
palette-contrast = High contrast
palette-not = The pictures keep their colours: { $file }: { $error }
speed-at-once = at once

# Settings and bindings that were kept
kept-unreadable = { $what ->
    [settings] Settings
   *[bindings] Key bindings
 } start anew: { $error }
kept-in-parts = { $what ->
    [settings] Settings
   *[bindings] Key bindings
 } without what is wrong: { $at }: { $reason }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
 }
kept-damaged = { $what ->
    [settings] Settings
   *[bindings] Key bindings
 } start anew: { $at }: { $reason }. { $aside }
kept-aside = The old text lies in { $place } now.
kept-not = { $what ->
    [settings] Settings
   *[bindings] Key bindings
 } cannot be kept: { $error }

# Bindings
bindings-none = not bound
bindings-pad = pad { $button }
bindings-press = Press a key, a button of the mouse, or one of a pad.
    Esc leaves all as it is, and so does waiting.
bindings-take-off = Take off
bindings-more = Bind something more
bindings-rival = { $action } ({ $group })
bindings-conflict = { $input } is bound already: { $others }.
bindings-conflict-needed = It cannot do without.
bindings-swap = Swap: that gets { $input }
bindings-take = Take it away there
bindings-leave = Leave it as it is
bindings-unknown = there is no action "{ $name }"
bindings-needed = { $name } cannot do without a binding
bindings-lost = { $name } loses { $input }, which { $other } has

# Groups of actions
actions-anywhere = Everywhere
actions-menus = Menus and dialogues
actions-dive = Dive
actions-breach = Breach
actions-sector = Sector
actions-battle = Battle
actions-fitting = Gear, line-ups, stacks
actions-time-lab = Time lab

# Actions
action-anywhere-back = One step back
action-anywhere-mute = Sound on or off
action-anywhere-fullscreen = The whole screen, or a window
action-anywhere-panels = Debug panels that show the rules at work
action-anywhere-photo = Take a picture
action-menus-up = Up
action-menus-down = Down
action-menus-left = Left, or less
action-menus-right = Right, or more
action-menus-next = Next; with Shift, the one before
action-menus-confirm = Use what is chosen
action-menus-tab-before = The tab before
action-menus-tab-after = The next tab
action-dive-up = Strike, dig or step north
action-dive-down = To the south
action-dive-left = To the west
action-dive-right = To the east
action-dive-wait = Let a beat pass
action-dive-bomb = Set a bomb
action-dive-drink = Drink a potion
action-dive-look = Look around
action-dive-next-threat = Go to the next threat
action-dive-auto-explore = Explore until something shows
action-dive-log = The whole log
action-dive-help = What keys and signs mean
action-dive-pause = Pause
action-dive-confirm = Walk to the cursor; bomb ahead
action-dive-cancel = Put the bomb or the cursor away
action-dive-zoom-in = Nearer
action-dive-zoom-out = Farther
action-dive-again = The same seed again, when it is over
action-breach-up = The aim above
action-breach-down = The aim beneath
action-breach-left = The card or aim to the left
action-breach-right = The card or aim to the right
action-breach-confirm = Take the card or the aim
action-breach-wait = Wait
action-breach-undo = Take the last choice back
action-breach-skip = To the end of what is shown
action-breach-speed = Faster, and slow again
action-breach-stepwise = Step by step, or not
action-breach-next = The next step
action-breach-next-move = Look at the next move on the stack
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
action-breach-again = Once more, when it is over
action-breach-help = What keys and signs mean
action-breach-pause = Pause
action-sector-up = Tile or unit above
action-sector-down = Tile or unit beneath
action-sector-left = Tile or unit to the left
action-sector-right = Tile or unit to the right
action-sector-pan-up = Move the map north
action-sector-pan-down = Move the map south
action-sector-pan-left = Move the map west
action-sector-pan-right = Move the map east
action-sector-confirm = Go, attack, select, recruit
action-sector-next-stack = The next stack that can move
action-sector-end-turn = End the turn
action-sector-undo = Take the last command back
action-sector-use = Let go, enter the vault, or recruit
action-sector-vault = Enter the vault
action-sector-units = To the units, and back
action-sector-recruit = To the recruits, and back
action-sector-relations = Relations with the others
action-sector-log = The whole log
action-sector-earlier = The unit fights earlier
action-sector-later = The unit fights later
action-sector-let-go = Let the unit go
action-sector-zoom-in = Nearer
action-sector-zoom-out = Farther
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
action-battle-turn-back = A turn back
action-battle-turn-on = A turn on
action-battle-back = A move back
action-battle-on = A move on
action-battle-play = Play, or stop
action-battle-start = To the beginning
action-battle-end = To the end
action-battle-faster = Faster
action-battle-slower = Slower
action-battle-again = Play again
action-battle-next = Look at the next one
action-battle-previous = Look at the one before
action-battle-leave = To the end, and on
action-battle-help = What keys and signs mean
action-fitting-take-out = Take out, or empty the place
action-fitting-undo = Take the last change back
action-fitting-before = The unit before
action-fitting-after = The next unit
action-lab-left = A row back
action-lab-right = A row on
action-lab-up = The action before
action-lab-down = The next action
action-lab-start = To the beginning
action-lab-end = To the end
action-lab-play = Play, or stop
action-lab-faster = Faster
action-lab-slower = Slower
action-lab-after = The next scenario
action-lab-before = The scenario before
action-lab-list = All scenarios
action-lab-reread = Read the scenario files anew

# Keys and buttons, as they are called on their caps
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
key-tap = tap
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
pad-gone = The gamepad is gone. Keys, mouse and fingers go on; plugged in again, it does too.

# Help
help = Help
help-about = What keys and signs mean. Key: ? or F2.
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
help-dive-rule = Nothing moves until you do. Each of your steps is one beat; then all others act, in the order of the list. Attack less armour is the damage, at least one.
help-glossary-rule = Words of the game are underlined wherever they stand: point at one, tap it, or walk through them with F3, and F4 into what is explained.
help-breach-rule = Each round everybody's charge time (CT) grows by its speed; whoever has 100 picks a subroutine and its aim. What is picked joins the stack in the next round and is used when no rounds are left.
help-battle-rule = Stacks fight by themselves: in each turn every unit makes the move that promises most damage, or most healing, over all its repeats. A roll up to attack must beat one up to defence.
help-sector-rule = Take an enemy's core to win; lose your leader or your last stack and the run is over. Each turn you move, recruit and attack; then all others do.
help-link-game = Help: the game
help-link-dive = Help: the dive
help-link-breach = Help: the breach
help-link-battle = Help: the battle
help-link-sector = Help: the sector
help-keys = KEYS
help-mouse = MOUSE
help-signs = SIGNS
help-enemies = ENEMIES
help-things = THINGS
help-pick-up = TO PICK UP
help-kind = { $name }. { $about }
help-battle-shown = HOW IT GOES
help-battle-step-back = one step back
help-breach-ways = from card to card, from aim to aim
help-breach-step-back = one step back; at the end of that, pause
help-sector-ways = from tile to tile
help-sector-step-back = one step back; at the end of that, pause
help-battle-play = play, or stop
help-battle-on = a move on
help-battle-back = a move back
help-battle-turn-on = to the next turn
help-battle-turn-back = to the turn before
help-battle-start = to the beginning
help-battle-end = to the end, and what came of it
help-battle-pace-key = and −
help-battle-pace = faster, slower
help-battle-again = once more from the beginning
help-battle-next = look at the next unit
help-battle-previous = look at the one before
help-battle-leave = to the end, and on from there
help-battle-mouse-hover-how = Hover
help-battle-mouse-hover = what a unit weighed at its last choice
help-battle-mouse-click-how = Click a unit
help-battle-mouse-click = keep looking at it; once more: no longer
help-battle-mouse-drag-how = Drag the line
help-battle-mouse-drag = anywhere in the battle
help-breach-card-key = to 9
help-breach-card = take that card; then its aim
help-breach-confirm = take the card; confirm the aim
help-breach-wait-key = or Space
help-breach-wait = wait: 60 charge time instead of 80
help-breach-undo-key = or Backspace
help-breach-undo = take the last choice back
help-breach-next-move = look at the next move on the stack
help-breach-skip = to the end of what is shown
help-breach-speed = faster, and slow again
help-breach-stepwise = step by step, or not
help-breach-next = the next step
help-breach-log = the whole log
help-breach-mouse-hover-how = Hover
help-breach-mouse-hover = who it is, what a move does and where it is aimed
help-breach-mouse-right-click-how = Right click
help-breach-mouse-right-click = one step back
help-breach-sign-time = Rounds until it is used, were it picked now.
help-breach-sign-duration = Rounds that it stays on the stack behind its first use, holding its CPU.
help-breach-sign-damage = Damage: the shield takes it first.
help-breach-sign-mending = Health given.
help-breach-sign-shield = Shield gained or lost.
help-breach-sign-to = Moves whoever it is to another panel.
help-breach-sign-flag = A quick flag: its holder has a turn within the round, if the safety is off.
help-breach-sign-mime = A mime: repeats its side's last action, aimed as far from itself.
help-breach-sign-counter-magic = Counter magic: magic that hits it comes back.
help-breach-sign-critical-quick = Critical quick: a quick flag when left at a fifth of its health.
help-breach-sign-riposte = Riposte: strikes back at melee, one weaker.
help-breach-sign-brace = Brace: a shield when a foe hurts it.
help-breach-sign-static = Static: takes charge time from a foe that hurts it.
help-breach-sign-warning = Something about the choice may not be as you think.
help-sector-confirm = select, go, attack: what the cursor is on
help-sector-next-stack = the next stack that can still move
help-sector-end-turn = end the turn
help-sector-undo-key = or Backspace
help-sector-undo = take back what brought nothing to light
help-sector-units-key = to 8
help-sector-units = pick units, to split them off or let them join
help-sector-walk = walk through the units of the stack
help-sector-recruit = recruit at a structure of yours
help-sector-vault = enter the vault that the leader stands on
help-sector-gear = fit mods into units
help-sector-relations = alliances
help-sector-log = the whole log
help-sector-pan-key = A S D
help-sector-pan = move the map
help-sector-center = back to the stack
help-sector-mouse-click-how = Click
help-sector-mouse-click = a stack selects it; a tile: go there, or attack
help-sector-mouse-drag-how = Drag, wheel
help-sector-mouse-drag = move the map; nearer, farther
help-sector-sign-core = A core. Take an enemy's to win.
help-sector-sign-node = A node: yields cycles, recruits, heals who rests there.
help-sector-sign-gate = A gate: recruits.
help-sector-sign-vault = A vault: the leader dives there for gear; a guardian holds the last door.
help-sector-sign-encounter = An encounter: a few lines, and a choice.
help-sector-sign-cycles = Cycles: for recruits, and for the upkeep of all units each turn.
help-sector-sign-fight = Here a battle was fought.
help-sector-sign-relations = An alliance is offered, made or broken.
help-dive-step-key = also WASD, HJKL
help-dive-step = strike what is there, else dig, else step
help-dive-wait = let a beat pass
help-dive-bomb-key = then a direction
help-dive-bomb = set a bomb; it goes off in three beats
help-dive-drink = drink a potion
help-dive-look = look around: who is there, what comes
help-dive-next-threat = go from threat to threat
help-dive-auto-explore = walk on by itself until something shows
help-dive-log = the whole log
help-dive-zoom-key = and [[dive.zoom_out]]
help-dive-zoom = nearer, farther
help-dive-mute = sound on or off
help-dive-fullscreen = the whole screen, or a window
help-dive-back = one step back; in a dive, pause
help-dive-panels = debug panels that show the rules at work
help-dive-mouse-hover-how = Hover
help-dive-mouse-hover = what is there, and what a step that way would do
help-dive-mouse-beside-how = Click beside you
help-dive-mouse-beside = the same as a step that way
help-dive-mouse-farther-how = Click farther off
help-dive-mouse-farther = walk there; on yourself: wait
help-dive-sign-windup = Something winds up. The number counts the beats until it strikes.
help-dive-sign-hatch = These cells will be struck. Do not stand there when the count ends.
help-dive-sign-chevron = Something will come along here.
help-dive-sign-fuse = A fuse burns. Everything around it is in the blast.
help-dive-sign-stun = Stunned: its next actions are lost.
help-dive-sign-freeze = Frozen: it cannot act and cannot be pushed, until it is hit.
help-dive-sign-bind = Bound: it can strike, but not leave.
help-dive-sign-burn = Burning: it loses health every beat.
help-dive-sign-stairs = The way down. On the last floor it is the way out.
help-battle-shown-order = Defenders take their turns first, tile by tile and place by place; then the attackers.
help-battle-shown-answers = A blow is answered by its target, if that lives and can strike: attack and damage one lower. Shots are not answered.
help-battle-shown-once = Charge works in the first turn only. Healing gives up to 5, once a battle.
help-battle-shown-ends = The battle ends when a side is defeated, or when the attackers have done no damage for three turns.
help-battle-shown-worth = Worth: what to expect of a move once, times how often it is made. The highest above zero is chosen; of equals the first.
help-battle-shown-course = Course, at the top: the health of your side upward, of the other downward, over the whole battle.
help-breach-more-cpu = CPU, the slanted pips: a subroutine holds its cost from joining the stack until it is finished.
help-breach-more-flags = Flags: qs from a subroutine, cq from critical quick; with an m in front they came from a mime.
help-breach-more-lamp = The lamp: while the safety is on, flagged units are passed over until the round's turns. The six numbers are the steps of the action that is resolved.
help-sector-more-battles = A stack fights together with every stack of its side that stands beside both; the preview tells who stays out, and why.
help-sector-more-losses = A lost unit is lost everywhere, with its mods. The leader must live: it alone dives.
help-sector-more-prizes = A beaten guardian leaves prizes, of which you take one. Mods are fitted under gear, and count in battle, breach and dive.
help-sector-more-cycles = Whoever holds the tiles earns their cycles. What cannot be paid leaves, the dearest first.

# Glossary
glossary-search = Search
glossary-all = All
glossary-none = No word of the game is written so.
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
window-breach-round = Breach, round { $round }
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
window-past = { $doing }, step { $step } looked back at

# Pictures of the game
photo = Take a picture
photo-about = Of the screen beneath this menu, as a file. Key: [[anywhere.photo]].
photo-kept = A picture of this: { $file }
photo-not = There is no picture: { $reason }.
photo-not-written = the picture { $file } could not be written

# Data that are read anew, and files that cannot be read
data-broken = The data stay as they were. { $lines }
data-next-run = Data read anew, for the next run.
data-next-game = Data read anew, for the next game.
data-next-dive = Data read anew, for the next dive ({ $reason }).
data-now = Data read anew: what comes into the world from now on follows them.
asset-unnamed = an asset
asset-missing = this file is missing
asset-unreadable = cannot be read: { $error }
asset-no-text = is no text: byte { $byte } is not UTF-8
asset-not-loaded = is not loaded
asset-line = line { $line }: { $error }

# In a browser
web-no-start = The game cannot start.
web-unexpected = The game has met with something that it did not expect.
packed-damaged = it is damaged: { $how }
packed-too-large = it unpacks to more than { $most } MiB
storage-full = the browser's storage is full: delete what is not needed, or export it
storage-forbidden = this browser lets the page keep nothing
storage-refuses = the browser refuses: { $reason }
storage-no-page = there is no page
storage-none = this browser has no storage
storage-place = the browser's storage, { $name }
storage-aside-full = too many texts were set aside already

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
