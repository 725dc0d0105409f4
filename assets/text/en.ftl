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

# The end of a run

run-end-won = Victory
run-end-leader-lost = The leader is lost
run-end-stacks-lost = The last stack is lost
run-end-given-up = The run is given up

# What is told of those whose name the data do not know.
run-end-some-unit = a unit
run-end-some-mod = a mod
run-end-some-faction = somebody
run-end-some-guardian = a guardian
run-end-some-encounter = an encounter

# How somebody was lost: stands behind a unit's name, alone or as $how in the sentences below.
run-end-fell-battle = fell in battle against { $name }
run-end-fell-dive = fell in a dive
run-end-fell-dive-own = fell in a dive, by its own doing
# $name is the name as it stands, $small the same in small letters, with its article in $article.
run-end-fell-dive-to = fell in a dive, to { $name ->
   *[any] { $article } { $small }
}
run-end-fell-breach = fell in the breach against { $name }
run-end-lost-encounter = was lost to an encounter: { $name }
run-end-lost-unpaid = left: its upkeep was not paid
run-end-lost-let-go = was let go
run-end-fallen = { $name } { $how }.

run-end-told-won = An enemy's core is yours, in turn { $turn }.
run-end-told-given-up = You gave it up in turn { $turn }.
run-end-told-leader = { $name } { $how }, in turn { $turn }.
run-end-told-leader-unknown = Your leader fell, in turn { $turn }.
run-end-told-last = { $name } { $how }, the last of all, in turn { $turn }.
run-end-told-last-unknown = Nobody is left, in turn { $turn }.
run-end-edited = Something was changed by hand: no score, and nothing unlocked.

run-end-again = New run
run-end-again-about = Another run: its difficulty, sector, crew and seed.
run-end-same = Same seed again
run-end-same-about = The same run from its first turn, with what was unlocked then.
run-end-title = To the title
run-end-title-about = The run is over; its replay is kept. Key: [[anywhere.back]].
run-end-link = Copy link
run-end-link-about = A link to this page: whoever opens it begins a run of the same seed, sector and difficulty.
run-end-link-copied = Whoever opens the link begins the same run.
run-end-replay = Save the replay
run-end-replay-about = The run as a file, which the lab verifies and audits.

run-end-score = SCORE
run-end-luck-caption = LUCK
run-end-left = UNITS LEFT
run-end-left-nobody = nobody
run-end-gear = MODS LEFT
run-end-gear-none = none was in a slot
run-end-unlocked = UNLOCKED
run-end-unlocked-mods = { $name }: { $mods } can be found.
run-end-unlocked-begins = { $name }: runs begin with { $with }.
run-end-unlocked-both = { $name }: { $mods } can be found, runs begin with { $with }.
run-end-seed = SEED
run-end-replay-kept = Replay: { $place }
run-end-replay-unkept = The replay cannot be kept: { $reason }

run-end-points-victory = Victory
run-end-points-vaults = Vaults emptied
run-end-points-encounters = Encounters settled
run-end-points-kills = Units destroyed, by cost
run-end-points-tiles = Tiles at the end
run-end-points-total = { $name }: { $sum } × { $percent } %
run-end-numbers = THE RUN
run-end-part-of = { $part } of { $all }
run-end-turns = Turns
run-end-battles = Battles won
run-end-kills = Units destroyed
run-end-recruited = Recruited
run-end-encounters = Encounters
run-end-dives = Dives to the door
run-end-vaults = Vaults emptied
run-end-gold = Gold brought out
run-end-mods = Mods gained
run-end-lost = UNITS LOST: { $count }
run-end-lost-nobody = Nobody was lost.
run-end-lost-before = Before these: { $names }
run-end-in-turn = turn { $turn }

run-end-profile-unreadable = What was unlocked before cannot be read: { $error }. It is set aside, and counted anew.
run-end-profile-unkept = What was unlocked cannot be kept: { $error }.
run-end-slot-stays = The slot of the run cannot be emptied: { $error }.

# The page that looks back at a run

look-back-open = Look back
look-back-open-about = The run turn by turn, what happened and how likely it was; any step of it can be watched.
look-back-heading = Looking back
look-back-reading = The run is played again for this: step { $step } of { $steps }.
look-back-trouble = The record can be played again only so far: { $reason }
look-back-watch = Look at the run as it was then, at step { $step }.
look-back-close = Back to the summary
look-back-close-about = Key: Esc.
look-back-moment = Turn { $turn }: { $words }

look-back-battle = { $by ->
    [you] You attack { $foe }
   *[foe] { $foe } attacks
}: { $came ->
    [won] you win
    [lost] you lose
   *[drawn] nobody wins
}.
look-back-odds = The chance was { $percent } %; { $left } of { $units } are left.
look-back-encounter = An encounter: { $name }.
look-back-encounter-failed = An encounter: { $name }. The check fails.
look-back-dive = A dive reaches the last door, with { $gold } gold.
look-back-dive-failed = A dive ends before the last door.
look-back-breach = The breach against { $name } { $came ->
    [won] is won
    [lost] is lost
    [drawn] is a draw
   *[left] is left
}.
look-back-joins = { $name } joins.
look-back-mod = { $name } is yours.
look-back-core = You take a core.
look-back-core-lost = { $name } takes your core.
look-back-over = { $ending }.

look-back-luck = LUCK
look-back-luck-about = A percentile says how many of a hundred times the same chances would have gone worse for you. 50 is neither good luck nor bad.
look-back-expected = expected
look-back-came = came
look-back-percentile = percentile
look-back-battles = Battles won, { $count }
look-back-checks = Checks passed, { $count }
look-back-dealt = Your rolls, { $count }
look-back-taken = Rolls against you, { $count }
look-back-dice = All rolls
look-back-whole = Battles and checks
look-back-no-luck = Nothing was left to chance.
look-back-verdict = Of 100 runs with these chances, { $percentile } had less luck, those with as much counted half.
look-back-battles-told = Battles won: { $actual } of { $count }, { $expected } expected.
look-back-checks-told = Checks passed: { $actual } of { $count }, { $expected } expected.

# A past step of a run on the screen

past-banner = You look at step { $step } of { $steps }
past-back = Back
past-back-about = One step back. Key: PageUp.
past-on = On
past-on-about = One step on. Key: PageDown; held, it goes on.
past-return = Return to now
past-to-end = To the end of the run. Key: Esc.
past-to-now = To the run as it stands.
past-nothing = Step { $step } of { $steps } is past: nothing can be done in it.
# What has to come first, in a sentence about a command that is refused.
past-refused = the way back to the run as it stands: this is past
past-no-run = No run is under way.
past-own-screen = The run's own screen comes first.
past-stepping = A beat is being played in steps; its end comes first.
past-cannot-show = That cannot be shown: { $reason }
past-cannot-show-error = That cannot be shown: { $reason }.

# Runs: their buttons and what is told of them

run-go-on = Go on
run-save = Save in a slot
run-save-about = Three slots beside the one that is kept after every step, and files.
run-title = To the title
run-title-about = The run is kept; Continue goes on with it.
run-retreat = Retreat
run-retreat-sure = Retreat: sure?
run-give-up = Give up the run
run-give-up-sure = Give up for good?
run-give-up-about = The run is over then, and summed up.
run-refused = That cannot be done: { $reason }.
run-cannot-begin = The run cannot begin: { $reason }.
run-set-aside = What could not be gone on with lies in { $place } now.
run-unkept = The run cannot be kept: { $reason }
run-nobody = Nobody
run-somebody = Somebody

run-log-encounter = { $name }: an encounter.
run-log-tries = { $who } tries { $skill } at { $percent } percent and draws { $drawn } of 0 to 99: { $works ->
    [yes] it works
   *[no] it does not work
}.
run-log-chose = { $name }: { $choice }
run-log-mod-gained = { $name } is yours.
run-log-mod-lost = { $name } is lost.
run-log-packed = Packed for the next dive: bombs { $bombs }, potions { $potions }.
run-log-nothing = Nothing comes of it.
run-log-carries = { $unit } carries { $name } now.
run-log-carries-no-more = { $unit } carries { $name } no more.
run-log-dive-begins = The dive begins.
run-log-last-door = The leader reaches the last door, with { $gold } gold.
run-log-dive-over = The dive is over.
run-log-behind-door = Behind the door stands { $name }.
run-log-breach-begins = { $units } against { $name }: the breach begins.
run-log-breach-won = The guardian is beaten, and the vault empty.
run-log-breach-lost = Nobody comes back from the breach.
run-log-breach-drawn = The breach ends in a draw.
run-log-breach-left = The breach is left, and the guardian stands.
run-log-retreat = You retreat.

# Beginnings and ends that are told while the game starts or a dive ends

start-run-aside = The run that was kept lies in { $place } now.
start-run-lost = The run that was kept will be lost: { $error }
start-run-unreadable = The run that was kept cannot be read: { $error }
breach-start-practice = Practice
texts-link = the link
texts-broken = { $file }: { $reason }
texts-missing = { $file }: the page holds no such text
watch-differs = { $file }: beat { $beat }, after { $command }: the fingerprint is { $found }, recorded was { $recorded }
watch-whole = { $file }: all { $count } beats are as they were recorded.

tally-escaped = Out of the machine by the last stairs
tally-burnt-out = Burnt out from within
tally-died = { $how ->
    [shot] Shot down
    [blown] Blown apart
    [caught] Caught
    [burnt] Burnt
    [undone] Undone
   *[struck] Struck down
}
tally-died-own = { $how ->
    [shot] Shot down
    [blown] Blown apart
    [caught] Caught
    [burnt] Burnt
    [undone] Undone
   *[struck] Struck down
} by your own doing
# $name is the name as it stands, $small the same in small letters, with its article in $article.
tally-died-by = { $how ->
    [shot] Shot down
    [blown] Blown apart
    [caught] Caught
    [burnt] Burnt
    [undone] Undone
   *[struck] Struck down
} by { $name ->
   *[any] { $article } { $small }
}
tally-wound = { $how }, for { $damage }: you had { $had } left

# Saved runs; slot 0 is the one that is kept by itself

saves-heading = Saved runs
saves-heading-in-run = Save the run
saves-told = Going on with a run makes it the one that is kept by itself.
saves-told-in-run = The run is kept by itself after every step. A slot keeps it as it is now.
saves-export-run = Export to a file
saves-export-run-about = Writes the run as it is now into a file that any copy of the game can import.
saves-back = Back
saves-back-about = Key: [[anywhere.back]].

saves-auto = Kept by itself
saves-slot = Slot { $slot }
saves-empty = Empty
saves-empty-about = Nothing is kept here.
saves-broken = It cannot be gone on with
saves-broken-about = { $error }. It stays as it is.
saves-begun = { $hard }, seed { $seed }
saves-at-sector = Turn { $turn }, the sector
saves-at-encounter = Turn { $turn }, an encounter
saves-at-dive = Turn { $turn }, a dive
saves-at-door = Turn { $turn }, a guardian's door
saves-at-breach = Turn { $turn }, a breach
saves-at-prize = Turn { $turn }, a choice of prizes
saves-at-end = Turn { $turn }, the end of the run
saves-at-other = Turn { $turn }, { $place }

saves-save = Save here
saves-save-about = Keeps the run as it is now in slot { $slot }.
saves-overwrite = Overwrite it?
saves-look = Look at it
saves-look-about = The run is over: its end, once more.
saves-continue = Continue
saves-continue-about = Goes on with it.
saves-continue-instead-about = Goes on with it. The run that is kept by itself now is given up for it.
saves-give-up = Give the kept one up?
saves-export = Export
saves-export-about = Writes it into a file that any copy of the game can import.
saves-import = Import
saves-import-about = Puts a run from a file into this slot. It is asked for the file first.
saves-delete = Delete
saves-delete-about = Empties the slot for good.
saves-delete-sure = Delete: sure?

saves-saved = Saved in { $slot ->
    [0] the slot that is kept by itself
   *[other] slot { $slot }
}.
saves-saved-aside = Saved in { $slot ->
    [0] the slot that is kept by itself
   *[other] slot { $slot }
}. What lay there is in { $place } now.
saves-deleted = Emptied: { $slot ->
    [0] the slot that is kept by itself
   *[other] slot { $slot }
}.
saves-exported = Exported to { $place }
saves-downloaded = { $file }, among your downloads
saves-wrong = That cannot be done: { $reason }.
# Reasons why something cannot be done: amid a sentence, before its full stop.
saves-no-run = No run is under way
saves-gone = Nothing is kept there any more
saves-too-many = { $place }: too many exports of this turn lie there

saves-import-heading = Import into slot { $slot }
saves-import-holds = The slot holds something: { $held }. It is overwritten.
saves-import-files = Files in { $folder }
saves-import-none = None lies there. What is exported comes to lie there; a file from elsewhere can be put there, or named below.
saves-import-overwrite = Overwrite the slot?
saves-import-file-about = Puts the run of this file into the slot, if it is sound.
saves-import-path = path of another file
saves-import-path-about = The path of a file. Enter imports it.
saves-import-take = Import
saves-import-take-about = Puts the run of the file named above into the slot, if it is sound.
saves-import-back = Back
saves-import-back-about = Nothing is imported. Key: [[anywhere.back]].
saves-imported = Imported into slot { $slot } from { $place }
saves-import-wrong = That cannot be imported: { $reason }.
# Reasons why a file cannot be imported.
saves-import-no-name = name a file first
saves-file-none = it is no file
saves-file-large = it is too large for a run: { $count } bytes

# Gear

gear-heading = Gear
gear-about = Mods and relics: one definition for battle, breach and dive
gear-turn = Turn
gear-seed = Seed
gear-undo = Undo
gear-undo-about = Takes the last mod that was fitted or taken out back. Key: [[fitting.undo]].
gear-back = Back to the map
gear-back-about = What is fitted stays fitted. Key: [[anywhere.back]].
gear-key-look = look
gear-key-choose = choose, fit, take out
gear-key-take-out = take out
gear-key-units = unit before, after
gear-key-undo = undo
gear-key-back = back to the map
gear-own-turn = Mods are fitted in your own turn.
gear-nothing-to-undo = No mod was fitted or taken out last: what came before is taken back on the map.
gear-look-at-slot = Look at a slot with a mod to take it out.

gear-leader = leader
gear-tier = tier { $tier }, { $stack }
gear-health = HEALTH
gear-health-of = {" "}of { $most }
gear-stack-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
gear-carries = { $name }. It carries: { $mods }.
gear-carries-none = { $name }. It carries no mod.
gear-take-out = { $name }: Enter or Del takes it out.
gear-free-slot = free slot

gear-loose = Mods that nobody carries
gear-loose-none = Every mod that you own is in a slot. Vaults, encounters and crews bring more.
gear-free = { $count } free
gear-relics = Relics
gear-relics-for = for all of your units
gear-relics-none = None yet. Some guardians leave one behind.
gear-not-now = { $about } Not now: { $reason }.
gear-cannot-fit = It cannot be fitted: { $reason }.

gear-look-at-mod = Look at a mod: the numbers above tell what it would change.
gear-in = In { $name }. Enter, Del or a click takes it out.
gear-relic-works = Works for all of your units, wherever they are.
gear-fits = Enter or a click fits it into { $name }.
gear-cannot-take = { $name } cannot take it: { $reason }.
gear-instead = Above: as it would be in place of { $other }; take that out first.

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
gear-ability-archery = Archery
gear-ability-charge = Charge
gear-ability-healing = Healing
gear-ability-strike = Strike

gear-group-battle = Battle and map
gear-group-encounters = Encounters, percent
gear-group-breach = Breach
gear-group-dive = Dive
gear-group-pack = In the pack
gear-only-leader-dives = Only the leader dives.
gear-dive-nothing = Nothing beyond what every diver has.
gear-number = { $label }: { $now }.
gear-number-then = { $label }: { $now } now, { $then } then.
gear-battle-attack = Attack
gear-battle-defence = Defence
gear-battle-damage = Damage
gear-battle-moves = Moves
gear-skill-stealth = Stealth
gear-skill-speech = Speech
gear-skill-mechanics = Mechanics
gear-breach-health = Health
gear-breach-speed = Speed
gear-breach-cpu = CPU
gear-breach-shield = Shield
gear-breach-charge = Charge
gear-dive-health = Health
gear-dive-damage = Damage
gear-dive-armour = Armour
gear-dive-bombs = Bombs
gear-dive-potions = Potions
gear-dive-digging = Digging
gear-dive-light = Light

# What a mod does: where, and what is added; $number has its sign.
gear-area-battle = Battle
gear-area-body = Body
gear-area-map = Map
gear-area-breach = Breach
gear-area-dive = Dive
gear-area-encounters = Encounters
gear-in-dives = dive: { $words }
gear-adds-attack = { $number } attack
gear-adds-defence = { $number } defence
gear-adds-damage = { $number } damage
gear-adds-health = { $number } health
gear-adds-moves = { $number } moves a turn
gear-adds-cycles = { $number } cycles a turn
gear-adds-speed = { $number } speed
gear-adds-cpu = { $number } CPU
gear-adds-skill = { $number } % { $skill }
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
gear-answers = answers with { $name }
gear-runs = { $name } ({ $does })
# $name is the name as it stands, $small the same in small letters.
gear-begins-with = begins with { $name ->
   *[any] the { $small }
}

# Composing two stacks for a battle

compose-heading = Battle: compose two stacks
compose-about = Choose a place, then who stands there. Units take their turns in the order of places; defenders come first.
compose-not-yet = not yet known
compose-no-battle = No battle: { $reason }.
compose-fight = Fight
compose-fight-about = Fight this battle on the seed, and watch it. Nothing is at stake.
compose-back = Back
compose-back-about = Back to practice. Key: [[anywhere.back]].
compose-take-off = Take off
compose-take-off-about = Takes whoever stands in the chosen place off. Key: [[fitting.take_out]].
compose-they-attack = They attack, you defend
compose-you-attack = You attack, they defend
compose-role-about = Who attacks. The defenders take their turns first; attackers that stop doing damage have not won.
compose-seed-about = The dice of the battle. The odds are counted with others.
compose-key-go = go
compose-key-choose = choose a place, put a unit there
compose-key-change = change places
compose-key-take-off = take off
compose-key-back = back
compose-defend = Defend your stack
compose-attack-theirs = Attack their stack
compose-before = before you fight
compose-units = UNITS, TIER BY TIER
compose-put = Puts a { $name } at the place that is marked.
compose-chance = Chance
compose-chance-about = { $whose ->
    [you] Three to six units for your stack, by chance.
   *[they] Three to six units for their stack, by chance.
}
compose-copy = Copy
compose-copy-about = { $whose ->
    [you] Makes your stack the same as theirs.
   *[they] Makes their stack the same as yours.
}
compose-clear = Clear
compose-clear-about = { $whose ->
    [you] Takes everybody off your stack.
   *[they] Takes everybody off their stack.
}
compose-yours-attack = YOUR STACK ATTACKS, { $count } OF 8
compose-yours-defend = YOUR STACK DEFENDS, { $count } OF 8
compose-theirs-attack = THEIR STACK ATTACKS, { $count } OF 8
compose-theirs-defend = THEIR STACK DEFENDS, { $count } OF 8
compose-place = { $name }, place { $place }: attack, defence, damage, health. Choose who stands here instead, drag it to another place, or take it off: Del, or the second button.
compose-place-empty = An empty place. Choose who stands here.

compose-tier = tier { $tier }, { $cost } cycles
compose-attack = ATTACK
compose-defence = DEFENCE
compose-damage = DAMAGE
compose-health = HEALTH
compose-ability-archery = two shots; nothing answers them
compose-ability-charge = in the first turn one blow with attack +2
compose-ability-healing = once a battle up to 5 health for a friend
compose-ability-strike = two blows; answers blows at itself, attack and damage one lower
compose-ability-other = a move of its own

# Choosing the sides of a breach, and the door of a guardian

line-up-heading = Breach: choose sides
line-up-about = Put units on panels, or pick a line-up beneath a half. Yours stand on the left; the fronts face each other.
line-up-seed-about = What the opponent leaves to chance.
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
line-up-chance = Chance
line-up-chance-about = Three units on three panels, by chance.
line-up-clear = Clear
line-up-clear-about = Takes everybody off this half.
line-up-yours-empty = Nobody stands on your half.
line-up-theirs-empty = Nobody stands on their half.
line-up-own-health = health { $health }/{ $most }
line-up-own-speed = speed { $speed }
line-up-guardian = guardian
line-up-mime = mime

line-up-who = Who stands here?
line-up-nobody = Nobody
line-up-empty-panel = An empty panel. Put a unit here, or pick a line-up beneath a half.
line-up-health = HEALTH
line-up-cpu = CPU
line-up-speed = SPEED
line-up-panels = PANELS
line-up-mime-about = A mime: repeats what its side did last, as far from itself.
line-up-phase = { $name }: at { $percent } % of its health.
line-up-subroutine = { $about } ({ $does })

line-up-door-heading = The door of { $name }
line-up-door-about = Up to four of the leader's stack go through. Put them on panels: the fronts face each other.
line-up-door-through = Go through
line-up-door-through-about = The breach begins. Who falls in it is lost; who lives keeps the health that it has.
line-up-door-retreat-about = Back to the map with what was found. The way to this door stays open.
line-up-door-too-many = { $count } stand there, and { $most } go through at most: empty a panel with Del.

# Prizes

prize-heading = The guardian is beaten: take one of { $count ->
    [1] one
    [2] two
    [3] three
   *[other] { $count }
}
prize-about = The vault is empty after that. What is not taken is gone.
prize-none = Take none
prize-none-sure = Leave all of it: sure?
prize-none-about = Nothing is gained, and the run goes on.
prize-key-take = take
prize-key-choose = choose
prize-key-confirm = confirm
prize-key-help = help
prize-key-pause = pause
prize-take = Take it. Key: { $key }.
prize-not-now = Not now: { $reason }.
prize-cannot-take = It cannot be taken: { $reason }.
prize-relic = Relic, for all of your units
prize-mod = Mod, { $slot }, { $rarity }
prize-unit = Unit, tier { $tier }
prize-unit-battle = attack { $attack }, defence { $defence }, damage { $damage }, { $abilities }
prize-unit-body = health { $health }, { $slots ->
    [one] { $slots } slot for mods
   *[other] { $slots } slots for mods
}
prize-unit-map = moves { $moves }, upkeep { $upkeep }
prize-unit-breach = speed { $speed }, CPU { $cpu }
prize-unit-breach-answers = speed { $speed }, CPU { $cpu }, answers with { $answer }
prize-cycles = Cycles
prize-cycles-count = { $count ->
    [one] { $count } cycle
   *[other] { $count } cycles
}
prize-cycles-about = What the guardian guarded, in small change.
prize-cycles-have = You have
prize-cycles-then = And then
prize-repair = Repair
prize-repair-all = All health back
prize-repair-about = Spare parts for everybody in the leader's stack.
prize-repair-to = { $health } to { $most }
prize-health = Health
prize-health-whole = nobody lacks any

# Encounters

encounter-takes = { $count ->
    [one] takes { $count } cycle
   *[other] takes { $count } cycles
}
encounter-too-dear = It takes { $count ->
    [one] { $count } cycle
   *[other] { $count } cycles
}, and you have { $has }.
encounter-chance = { $skill } { $percent } %: { $base } and { $who } adds { $more }
encounter-chance-alone = { $skill } { $percent } %: { $base } and nobody adds to it
encounter-hint = Chances are of 100; each point of a skill adds 10.
encounter-drawn = { $skill } { $percent } %: drawn { $drawn } of 0 to 99, { $works ->
    [yes] it works
   *[no] it fails
}.
encounter-go-on = Go on
encounter-go-on-about = Back to the map. Key: [[menus.confirm]].

# The ladder of puzzles

ladder-heading = The ladder
ladder-about = Each puzzle is about one rule. A star for solving it, one more at par. Everything can be taken back.
ladder-back = Back
ladder-back-about = Key: Esc.
ladder-par = par { $par }
ladder-par-best = par { $par }, best { $best }
ladder-a-dive = A dive. { $goal }
ladder-a-breach = A breach. { $goal }
ladder-a-battle = A battle. { $goal }
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
        [one] { $count } exchange
       *[other] { $count } exchanges
    }
}, par { $par }
ladder-used-within = { $of ->
    [dive] { $count ->
        [one] { $count } beat
       *[other] { $count } beats
    }
    [breach] { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
   *[battle] { $count ->
        [one] { $count } exchange
       *[other] { $count } exchanges
    }
}, par { $par }, { $within } at most
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
        [one] { $count } exchange
       *[other] { $count } exchanges
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
        [one] { $count } exchange
       *[other] { $count } exchanges
    }
}, par { $par }, your best { $best }.
ladder-lost = Not so
ladder-lost-nobody = Nobody of yours is left.
ladder-lost-hurt = You were hurt.
ladder-lost-gone = { $who } is gone, and was to stay.
ladder-lost-undone = You left, and { $what } still stands.
ladder-lost-late = It was to be done within { $count }.
ladder-lost-stalemate = Nothing can happen any more.
ladder-undo = Take back
ladder-undo-about = Takes the last choice back. Key: U.
ladder-restart = Begin again
ladder-restart-about = The same puzzle from its beginning. Key: R.
ladder-hint = Hint
ladder-hint-about = Shows another hint. Key: I.
ladder-next = Next puzzle
ladder-next-about = On to the next step of the ladder.
ladder-leave = To the ladder
ladder-leave-about = Leaves the puzzle. What you did stays.
ladder-cannot-begin = { $title } cannot begin: { $reason }
ladder-unreadable = What was done on the ladder cannot be read. { $error }. It stays where it is.
ladder-unkept = This cannot be kept. { $error }

arrange-chance = { $chance } % to win, { $wanted } % wanted. { $used }.
arrange-they-defend = THEY DEFEND, AND COME FIRST
arrange-you-attack = YOUR STACK ATTACKS, IN THIS ORDER
arrange-reserve = IN RESERVE
arrange-in-stack = { $name }, place { $place } of the stack: attack, defence, damage, health. Choose it, then with whom it changes places.
arrange-in-reserve = { $name }, in reserve: attack, defence, damage, health. Choose it, then with whom it changes places.

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
