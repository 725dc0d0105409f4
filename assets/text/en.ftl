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

# breach words: the safety, steps, statuses, answers, effects

breach-lamp-flag-held = a flag was held at step 1
breach-lamp-nobody-flagged = nobody held a flag at step 1
breach-lamp-quick-spell = a quick flag was given
breach-lamp-flag-before-mimes = a flag was held before the mimes
breach-lamp-action-over = the action is over
breach-step-initial = the action
    .about = 1: the action is resolved. With a flag held the safety goes off, else it goes on.
breach-step-reactions = answers
    .about = 2: those hit answer. A quick flag given by now takes the safety off.
breach-step-early-turn = quick turn
    .about = 3: safety off, the first flagged has a quick turn, before the mimes.
breach-step-mimes = mimes
    .about = 4: the mimes of that side repeat the last action, as far from themselves.
breach-step-late-turn = quick turns
    .about = 5: safety off, the flagged have quick turns, one after the other.
breach-step-end = over
    .about = 6: the action is over; the safety goes on.
breach-status-stun = stunned
breach-status-freeze = frozen
breach-status-bind = bound
breach-status-burn = burning
breach-answer-none = no answer
    .about = Answers nothing.
breach-answer-counter-magic = counter magic
    .about = Counter magic: repeats magic that hits it at whoever used it, for nothing.
breach-answer-critical-quick = critical quick
    .about = Critical quick: left at a fifth of its health or less, it gains a quick flag.
breach-answer-riposte = riposte
    .about = Riposte: strikes back when a foe's melee hits it, each damage one lower.
breach-answer-brace = brace
    .about = Brace: gains { $shield } shield when a foe hurts it.
breach-answer-static = static
    .about = Static: takes { $charge } charge time from a foe that hurts it.
breach-effect-damage = { $amount } damage
breach-effect-heal = { $amount } health
breach-effect-shield-lost = { $amount } shield lost
breach-effect-shield = { $amount } shield
breach-effect-max-cpu = { $change } CPU maximum
breach-effect-status = { $status } for { $rounds }
breach-effect-quick = a quick flag
breach-effect-speed = { $change } speed
breach-effect-charge = { $change } charge time
breach-effect-push = pushed { $panels }
breach-effect-step = moves
breach-does-own = its user: { $does }
breach-does-after = when it is finished: { $does }
breach-does-times = { $does }, { $times } times
breach-subroutine-used-at-once = Used in the next round, in a quick turn at once.
breach-subroutine-used-after = { $rounds ->
    [one] Used { $rounds } round after it joins the stack, which is in the next round.
   *[other] Used { $rounds } rounds after it joins the stack, which is in the next round.
}
breach-subroutine-stays = { $rounds ->
    [one] Stays { $rounds } round more.
   *[other] Stays { $rounds } rounds more.
}
breach-subroutine-stays-used = { $rounds ->
    [one] Stays { $rounds } round more, used in each.
   *[other] Stays { $rounds } rounds more, used in each.
}
breach-subroutine-holds = Holds { $cpu } CPU until it is finished.
breach-subroutine-uses = Whom it hits: { $does }.
breach-subroutine-own = Its user: { $does }.
breach-subroutine-after = When it is finished: { $does }.
breach-holds = { $rounds ->
    [one] { $what } holds { $cpu }, back in { $rounds } round.
   *[other] { $what } holds { $cpu }, back in { $rounds } rounds.
}

# breach cards

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
breach-card-at-foe = one foe
breach-card-at-row = a row of 4
breach-card-at-column = front and back
breach-card-at-cross = a cross
breach-card-foot = { $when }, { $at }
breach-card-foot-hits = { $when }, { $at }, { $hits } hits
breach-card-free = free
breach-card-magic = magic
breach-card-melee = melee
breach-cards-playing = What was chosen is being played. Any key goes to the next choice.
breach-cards-over = The breach is over.
breach-card-needs-cpu = needs { $cost } CPU, { $free } free
breach-card-nobody = nobody to aim at
breach-card-no-panel = no free panel
breach-card-cannot-move = cannot move: { $status }
breach-card-no-aim = there is nothing to aim at
breach-card-wrong-aim = it cannot be aimed there

# breach log

breach-place-your-front = your front, panel { $panel }
breach-place-your-back = your back, panel { $panel }
breach-place-their-front = their front, panel { $panel }
breach-place-their-back = their back, panel { $panel }
breach-log-safety-on = The quick safety is on.
breach-log-safety-off = The quick safety is off.
breach-log-safety-flag-held = Somebody held a flag as the action began.
breach-log-safety-nobody-flagged = Nobody held a flag as the action began.
breach-log-safety-quick-spell = A quick flag was given in steps 1 and 2.
breach-log-safety-flag-before-mimes = Somebody held a flag as the mimes began.
breach-log-safety-action-over = The action is over: step 6.
breach-log-quick-turn = { $who } has a quick turn.
breach-log-quick-turn-early = Safety off, first of the flagged: before the mimes (step 3).
breach-log-quick-turn-late = Safety off and flagged: after the mimes (step 5).
breach-log-passed-safety = { $who } is passed over: the safety is on.
breach-log-passed-flag-of-mime = A flag given by a mime does not turn it off.
breach-log-passed-flag-critical = A critical-quick flag does not turn it off.
breach-log-passed-waits = Its turn comes with the next action, or in the round's turns.
breach-log-passed-not-first = { $who } is passed over: not the first.
breach-log-passed-only-first = Before the mimes only the first of the flagged has a turn.
breach-log-passed-too-many = { $who } is passed over: too many.
breach-log-passed-bound = The chain of quick turns has come to its bound.
breach-log-chain-stopped = The chain of quick turns is stopped.
breach-log-chain-length = { $count ->
    [one] After { $count } quick turn.
   *[other] After { $count } quick turns.
}
breach-log-flag-spell = { $who } gains a quick flag ({ $flag }).
    .about = A turn of its own once the safety is off; charge time { $charge }.
breach-log-flag-critical = { $who } gains a critical-quick flag ({ $flag }).
    .about = A fifth of its health or less: critical quick. Charge time { $charge }.
breach-log-flag-mime-spell = { $who } gains a mime's quick flag ({ $flag }).
    .about = Given by a mime: it does not turn the safety off. Charge time { $charge }.
breach-log-flag-mime-critical = { $who } gains a mime's critical-quick flag ({ $flag }).
    .about = A fifth of its health or less, by a mime: it does not turn the safety off. Charge time { $charge }.
breach-log-flag-none = { $who } gains no flag ({ $flag }).
breach-log-braces = { $who } braces for { $shield } shield.
breach-log-static = { $who }'s static takes { $charge } charge time from { $to }.
breach-log-answers = { $who } answers.
breach-log-answered-harm = A foe's action hurt it.
breach-log-speed = { $who }: speed { $speed }.
breach-log-charge = { $who }: charge time { $charge }.
breach-log-moves = { $who }: to { $place }.
breach-log-stays = { $who }: stays: no free panel.
breach-log-stays-held = { $who }: stays: { $status }.
breach-log-burns = { $who } burns for 1.
breach-log-burns-left = { $left } health left.
breach-log-burns-shield = The shield takes it.
breach-log-thaws = { $who }: thaws, since it was hurt.
breach-log-turns = { $who }: { $face }.
breach-log-turns-only = { $who }: it turns.
breach-log-turns-at = At { $percent } % of its health it shows its second face: other subroutines, other answers.
breach-log-won = The breach is won.
breach-log-lost = The breach is lost.
breach-log-drawn = The breach ends in a draw.
breach-log-picks = { $who } picks { $what }, at { $aim }.
breach-log-picks-at-once = At once, in its quick turn.
breach-log-picks-quick = { $rounds ->
    [one] Resolves in { $rounds } round.
   *[other] Resolves in { $rounds } rounds.
}
breach-log-picks-next-round = Resolves in the next round.
breach-log-picks-later = { $rounds ->
    [one] On the stack next round, resolves { $rounds } round later.
   *[other] On the stack next round, resolves { $rounds } rounds later.
}
breach-log-waits = { $who } waits.
breach-log-waits-as-mime = In its own turns a mime can only wait.
breach-log-used = { $at ->
    [hits] { $what }: { $who } → { $hits }.
    [off] { $what }: { $who } misses: off the field.
    [panel] { $what }: { $who } hits an empty panel.
    [panels] { $what }: { $who } hits empty panels.
   *[nothing] { $what }: { $who }.
}
breach-log-mimics = { $at ->
    [hits] { $who } mimics { $what } → { $hits }.
    [off] { $who } mimics { $what }, off the field.
    [panel] { $who } mimics { $what } at an empty panel.
    [panels] { $who } mimics { $what } at empty panels.
   *[nothing] { $who } mimics { $what }.
}
    .about = The same aim from where it stands.
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
    .about = Riposte: each damage one lower.
breach-log-wears-off = { $who }: { $what } wears off.
breach-log-move-wears-off = { $who }: a move wears off.
breach-log-fails = { $who }: { $what } fails.
breach-log-destroyed = { $who } is destroyed.
    .about = At zero health when all had resolved; its moves end.
breach-log-ends-user-gone = { $who }: { $what } ends, its user is gone.
breach-log-ends-target-gone = { $who }: { $what } ends, its target is gone.
breach-log-cpu-back = { $cpu } CPU back to { $who }.
breach-log-no-longer = { $who } is no longer { $status }.
breach-log-status-set = { $rounds ->
    [one] { $who } is { $status } for { $rounds } round.
   *[other] { $who } is { $status } for { $rounds } rounds.
}
breach-log-loses-nothing = { $who } loses nothing, its shield takes { $absorbed }.
breach-log-loses-behind-shield = { $who } loses { $taken } (shield takes { $absorbed }), { $left } left.
breach-log-loses = { $who } loses { $taken }, { $left } left.
breach-log-full-health = { $who } is at full health already.
breach-log-heals = { $who } heals { $given }, { $left } now.
breach-log-beyond-healing = { $who } is beyond healing.
breach-log-loses-shield = { $who } loses { $lost } shield, { $left } left.
breach-log-gains-shield = { $who } gains { $gained } shield, { $left } now.
breach-log-max-cpu = { $who } has { $cpu } CPU now, { $free } free.


# breach screen

breach-title = Breach
breach-title-mirrored = Mirrored sides
breach-title-practice = Practice
breach-round = { $title }, round { $round }
breach-cannot-begin = The breach cannot begin: { $reason }
breach-nobody-lined-up = nobody is lined up
breach-safety = Safety { $state }
    .about = The quick safety. Off: the flagged have quick turns in steps 3 and 5. On: they are passed over.
breach-safety-off = OFF
breach-safety-on = ON
breach-lamp-holds = { $who } holds a flag
breach-lamp-hold = { $who } and { $more } more hold flags
breach-lamp-waits = { $who }'s flag waits
breach-lamp-wait = { $count } flags wait
breach-lamp-nobody = nobody holds a flag
breach-forecast = Forecast
breach-forecast-round = round { $round }
breach-forecast-round-short = r. { $round }
breach-forecast-now = { $who } chooses now.
breach-forecast-quick-turn = { $who }: a quick turn in round { $round }, if everybody waits until then.
breach-forecast-turn = { $who }: a turn in round { $round }, if everybody waits until then.
breach-forecast-resolves = { $what } of { $who } resolves in round { $round }, if everybody waits until then.
breach-stack-left = LEFT
breach-stack-caption = THE STACK
breach-stack-uses = USES
breach-stack-resolved = RESOLVED
breach-stack-empty = Nothing is on the stack.
breach-stack-empty-about = What is picked now comes here in the next round.
breach-row-step = step { $step } of 6
breach-row-done = done
breach-row-waits = waits
breach-row-picked = picked
breach-record = WHAT HAPPENED
breach-record-by-rounds = WHAT HAPPENED, BY ROUNDS
breach-record-begins = The breach begins: everybody's charge time grows by its speed; whoever has 100 may choose.
breach-chosen-goes-on = The round goes on
breach-chosen-skip = { $key } to the next choice
breach-chosen-their-turn = the opponent's turn
breach-chosen-quick-turn = quick turn
breach-chosen-your-turn = your turn
breach-chosen-cpu = CPU
breach-chosen-cpu-held = { $free } free, { $held } held
breach-chosen-cpu-free = All its CPU is free.
breach-wait = Wait
    .about = Wait: costs 60 charge time, where acting costs 80; 60 are kept at most.
breach-wait-costs = 60 CT
breach-unit-mime = A mime: repeats its side's last action, as far from itself, and can only wait in its turns.
breach-unit-speed = Speed { $speed }: charge time { $charge } of 100.
breach-unit-cpu = CPU: { $free } free of { $cpu }.
breach-unit-subroutine = { $what }: { $does }.
breach-unit-phase = { $mime ->
    [yes] At { $percent } % of its health: { $face } (speed { $speed }, a mime): { $subroutines }.
   *[no] At { $percent } % of its health: { $face } (speed { $speed }): { $subroutines }.
}
breach-unit-status = { $rounds ->
    [one] { $status } for { $rounds } round.
   *[other] { $status } for { $rounds } rounds.
}
breach-mark-shield = { $change } shield
breach-mark-cpu = { $change } CPU
breach-mark-beyond-healing = beyond healing
breach-mark-flag = flag { $flag }
breach-mark-quick-turn = quick turn
breach-mark-passed-over = passed over
breach-mark-answers = answers
breach-mark-speed = speed { $speed }
breach-mark-charge = CT { $charge }
breach-mark-stays = stays
breach-mark-turns = turns
breach-mark-fails = fails

# breach line between field and cards: what is looked at, what to do, keys

breach-looked-at = { $what } of { $who }:
breach-looked-at-does = { $does }.
breach-hint-front = the front, panel { $panel }
breach-hint-back = the back, panel { $panel }
breach-hint-aim = { $what } at { $at }?
breach-hint-wait = { $who } waits?
breach-hint-choose = What does { $who } do?
breach-key-hint-next = next step
breach-key-hint-skip = skip
breach-key-hint-aim = aim
breach-key-hint-confirm = do it
breach-key-hint-back = back
breach-key-hint-card = card
breach-key-hint-take = take it
breach-key-hint-undo = take back
breach-key-hint-look = look at the stack
breach-key-hint-at-once = all at once
breach-key-hint-stepwise = step by step
breach-key-hint-log = log
breach-key-hint-help = help
breach-key-hint-pause = pause

# breach warnings

breach-warning-dead = { $who } will have died by then.
breach-warning-burns = Burning takes it to zero before.
breach-warning-it = it
breach-warning-move = { $what } of { $who }
breach-warning-a-move = A move
breach-warning-lands = { $rounds ->
    [0] { $what } lands before { $chosen }.
    [one] { $what } lands { $rounds } round before { $chosen }.
   *[other] { $what } lands { $rounds } rounds before { $chosen }.
}
breach-warning-kills = { $rounds ->
    [0] { $what } lands before { $chosen }
    [one] { $what } lands { $rounds } round before { $chosen }
   *[other] { $what } lands { $rounds } rounds before { $chosen }
}: { $damage } damage, { $who } { $by_then ->
    [same] has
   *[other] will have
} { $health } health{ $shield ->
    [0] { "" }
   *[other] { " " }and { $shield } shield
}.
breach-warning-misses = It hits nobody.
    .about = Nobody stands there when it resolves, as things are.
breach-warning-mime-misses = What { $who } repeats will hit nobody.
breach-warning-safety = Safety is on.
    .about = The quick turn of { $who } will wait for the next action, or the round's turns.

# breach pause and summary

breach-pause = Pause
breach-paused = Paused
breach-pause-place = { $title }, round { $round }, seed { $seed }
breach-pause-go-on = Go on
    .about = Back to the breach. Key: [[anywhere.back]].
breach-pause-retreat = Back to the map: everybody keeps the health that it has, and the guardian stands.
breach-end-won = Breached
    .about = Nobody of the other side is left.
breach-end-lost = Thrown back
    .about = Nobody of yours is left.
breach-end-drawn = A draw
    .about = Only mimes are left, and nobody whom they could repeat.
breach-end-rounds = ROUNDS
breach-end-choices = CHOICES
breach-end-yours-left = YOURS LEFT
breach-end-theirs-left = THEIRS LEFT
breach-end-go-on = On with the run. Key: [[menus.confirm]].
breach-end-sides = Choose sides
    .about = Back to the line-up, with these sides or others.
breach-end-again = Again
    .about = The same sides from the beginning. Key: [[breach.again]].
breach-end-title = To the title
    .about = Leave the breach; it is not kept.
breach-end-take-back = Take the last choice back
    .about = In practice everything can be taken back.

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
battle-move-archery = Archery
    .about = Archery, two shots
battle-move-charge = Charge
    .about = Charge, first turn +2
battle-move-healing = Healing
    .about = Healing, up to 5
battle-move-strike = Strike
    .about = Strike, two blows
battle-title-practice = Practice, seed { $seed }
battle-cannot-show = The battle cannot be shown: { $reason }
battle-fights-none = { $who } fights no battles
battle-no-room = there is no room for so many stacks
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
    [answers] { $who } answers { $target }
    [charges] { $who } charges at { $target }
    [strikes] { $who } strikes { $target }
    [shoots] { $who } shoots at { $target }
    [heals] { $who } heals { $target }
   *[uses] { $who } uses { $kind } on { $target }
}{ $came ->
    [nothing] , to no effect.
    [miss] { $miss }.
    [falls] : { $change }. It falls.
    [loses] : { $change }{ $left }.
   *[gains] { " " }by { $change }{ $left }.
}
battle-log-itself = itself
battle-log-miss = : a miss
battle-log-left = , { $left } left

# battle screen

battle-title = Battle
battle-turn = TURN
battle-head-yours-attack = Yours attack
battle-head-yours-defend = Yours defend
battle-head-theirs-attack = Theirs attack
battle-head-theirs-defend = Theirs defend
battle-head-attackers = Attackers
battle-head-defenders = Defenders
battle-head-left = { $left } of { $all }
battle-mark-miss = miss
battle-fell-in = fell, turn { $turn }
battle-fallen = fallen
battle-timeline = The whole battle, from left to right, with its turns. Marks below are blows, taller the more they took; bright ones above are deaths. Click or drag to go there.
battle-course = COURSE
    .about = The health of both sides over the whole battle: the near one upward, the other downward. Bright: what has been shown.
battle-record = WHAT HAPPENED
battle-record-begins = The battle begins. Units take turns in their order, defenders first.
battle-record-turn = turn { $turn }
battle-record-line = The film as this move is over, with what was weighed before it.
battle-why = What a unit weighed at its last choice: every move that it knows at everybody, by what to expect of it, times how often it is made. The highest above zero is chosen; of equals the first. Point at a unit, or Tab.
battle-why-attack = attack { $value }
battle-why-defence = defence { $value }
battle-why-damage = damage { $value }
battle-why-health = health { $value }
battle-why-weighed = WHAT IT WEIGHED IN TURN { $turn }
battle-why-weighs-first = WHAT IT WEIGHS AS THE BATTLE BEGINS
battle-why-worth = worth
battle-why-nothing = Nothing was possible
battle-why-more = { $count } more
battle-why-impossible = { $count } not possible then
battle-why-itself = itself
battle-foot-start = To the beginning.
battle-foot-back = One move back.
battle-foot-play = Play
    .about = Play, or stop.
battle-foot-stop = Stop
battle-foot-on = One move on.
battle-foot-end = To the end, and what came of it.
battle-foot-slower = Slower.
battle-foot-faster = Faster.
battle-foot-again = Play again
    .about = From the beginning, at the same pace.
battle-foot-key = { $about } Key: { $key }.
battle-foot-leave = Leave
    .about = On to where the battle was begun. Keys: [[anywhere.back]], or [[battle.leave]] at its end.
battle-foot-place = move { $over } of { $all }, turn { $turn }
battle-key-hint-play = play
battle-key-hint-move = move
battle-key-hint-turn = turn
battle-key-hint-pace = pace
battle-key-hint-start = beginning
battle-key-hint-end = end
battle-key-hint-again = again
battle-key-hint-look = look at the next, the one before
battle-key-hint-help = help
battle-key-hint-leave = leave

# battle summary

battle-end-stalemate = Stalemate
    .about = The attackers did no damage for three turns; both stay.
battle-end-won = Won
    .about = Nobody of the other side is left.
battle-end-lost = Lost
    .about = Nobody of yours is left.
battle-end-attackers-won = The attackers won
    .about = Nobody of the defenders is left.
battle-end-defenders-won = The defenders won
    .about = Nobody of the attackers is left.
battle-end-turns = TURNS
battle-end-moves = MOVES
battle-end-yours-left = YOURS LEFT
battle-end-theirs-left = THEIRS LEFT
battle-end-attackers-left = ATTACKERS LEFT
battle-end-defenders-left = DEFENDERS LEFT
battle-end-go-on = Go on
    .about = On to where the battle was begun.
battle-end-again = Play again
    .about = The same film from its beginning.
battle-end-fight-again = Fight again
    .about = The same stacks with other dice.
battle-end-look = Look around
    .about = Close this and look at the film. Key: [[anywhere.back]].

# battle preview

battle-preview-attack = ATTACK
battle-preview-defend = DEFEND
battle-preview-stays-out = STAYS OUT
battle-preview-with-attacker = allied with the attacker
battle-preview-with-owner = allied with the owner of the attacked tile
battle-preview-with-both = allied with both sides
battle-preview-with-neither = allied with neither side
battle-odds-win = { $share }  win  { $error }
battle-odds-attackers-win = { $share }  attackers win  { $error }
battle-odds-battles = { $count ->
    [one] { $written } battle played out
   *[other] { $written } battles played out
}
battle-odds-stalemate = stalemate { $share }
battle-odds-loss = loss { $share }
battle-survivors-yours = YOUR SURVIVORS OF { $all }
battle-survivors-attackers = ATTACKERS LEFT OF { $all }
battle-survivors-most-often = most often { $count }
battle-survivors-nobody = nobody
battle-worth = WHY
    .about = What it changes in the chance to win that somebody knows this move: the odds as they are, less those of the same battle with nobody knowing it. With its standard error.
battle-worth-yours = yours
battle-worth-theirs = theirs
battle-worth-attackers = attackers
battle-worth-defenders = defenders
battle-worth-on-win = on the win, %

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
