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

# names within sentences; a language that writes names as they are says { $name } here

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

# what something intends

dive-intent-backs-off = backs off
dive-intent-comes-nearer = comes nearer
dive-intent-digs = digs its way
dive-intent-explodes = explodes
dive-intent-flies-on = flies on
dive-intent-flutters = flutters
dive-intent-goes-straight-on = goes straight on
dive-intent-hunts = hunts
dive-intent-lays-explosive = lays an explosive
dive-intent-sleeps = sleeps
dive-intent-strikes = strikes
dive-intent-waits = waits

# statuses: the word for one who has it, and for itself

dive-status-stunned = stunned
dive-status-frozen = frozen
dive-status-bound = bound
dive-status-burning = burning
dive-status-stun = stun
dive-status-frost = frost
dive-status-binding = binding
dive-status-fire = fire

# what an edit of the panels changed

dive-field-health = health
dive-field-max-health = the most health
dive-field-stun = beats of stun
dive-field-freeze = beats of freeze
dive-field-bind = bind
dive-field-burn = beats of burn

# words that rise from figures

dive-word-resists = resists
dive-word-stands = stands
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
dive-head-weapon = WEAPON
dive-head-weapon-about = attack { $attack }{ $pierces ->
    [yes] , pierces { $pierce }
   *[no] { "" }
}, { $about }
dive-head-armour = ARMOUR
dive-head-bombs = BOMBS
dive-head-potions = POTIONS
dive-head-gold = GOLD

# the card of what is looked at

dive-card-attack = Attack
dive-card-attack-pierces = { $attack } ({ $pierce } pierced)
dive-card-blast = Blast
dive-card-armour = Armour
dive-card-firmness = Firmness
dive-card-cost = Costs { $price } gold.
dive-card-price = { $enough ->
    [yes] Costs { $price } gold: walk over it to buy.
   *[no] Costs { $price } gold: you have not enough.
}
dive-card-out-of-sight = Out of sight: as last seen.
dive-card-asleep = Has not noticed you yet.
dive-card-explodes-next = Explodes in the next beat.
dive-card-explodes = Explodes in { $beats } beats.
dive-card-plan = { $what }.
dive-card-plan-next = { $what } in the next beat.
dive-card-plan-in = { $what } in { $beats } beats.
dive-card-bound = { $status }: until the binder dies.
dive-card-status = { $beats ->
    [one] { $status }: { $beats } beat.
   *[other] { $status }: { $beats } beats.
}
dive-card-stuck = Stuck in water: its next action only frees it.
dive-card-also = Also here: { $things }.
dive-card-strike = { $near ->
    [yes] Strike with the { $weapon }
   *[no] From nearer with the { $weapon }
}
dive-card-strike-sum = { $armoured ->
    [yes] { $attack } − { $armour } armour = { $damage }
   *[no] attack { $attack }
}: { $end ->
    [kills] kills it
    [destroys] destroys it
   *[leaves] leaves { $left }
}

# what comes next

dive-order = NEXT BEAT, IN ORDER
dive-order-you = You
dive-order-more = and { $count } more
dive-order-choose = choose
dive-order-moves = moves
dive-order-flies = flies { $way }
dive-order-lays-bomb = lays a bomb
dive-order-goes-on = goes on
dive-order-asleep = asleep
dive-order-in = { $what } in { $beats }
dive-order-blow = { $what } you: −{ $damage }
dive-order-at-you = { $what }: at you

# keys

dive-key-strike = strike, dig, move
dive-key-threat = next threat
dive-key-wait = wait
dive-key-explore = explore
dive-key-bomb = bomb
dive-key-look = look
dive-key-drink = drink
dive-key-log = whole log
dive-key-help = help
dive-key-pause = pause
dive-key-bomb-way = set the bomb that way
dive-key-bomb-ahead = ahead
dive-key-bomb-keep = keep it
dive-key-cursor = move the cursor
dive-key-walk-there = walk there
dive-key-stop-looking = stop looking
dive-key-log-scroll = scroll
dive-key-log-close = close
dive-key-help-page = the other page
dive-key-help-close = close
dive-pad-wait = wait
dive-whole-log = WHOLE LOG

# choices that are refused

dive-refused-no-bombs = You carry no bombs.
dive-refused-no-potions = You carry no potions.
dive-refused-health-full = Your health is full.
dive-refused-bound = You are bound: strike the binder, or wait.
dive-refused-too-hard = Too hard to dig: hardness { $hardness }, your digging power is { $power }.
dive-refused-beat-held = A beat is held: step it to its end in the panel Beat.
dive-refused-step = Nothing to do to the { $way }: { $reason }.
dive-refused-bomb = No bomb can be set there: { $reason }.
dive-refused-drink = You cannot drink: { $reason }.
dive-refused-wait = You cannot wait: { $reason }.
dive-refused-edit = That cannot be edited: { $reason }.
dive-refused-in-the-way = the { $who } is in the way
dive-refused-thing-in-the-way = the thing is in the way

# walks of more than one step

dive-walk-enemy = enemy
dive-walk-in-view = The { $who } comes into view.
dive-walk-hunted = You do not explore while the { $who } hunts you.
dive-walk-no-way = There is no safe way there over what you have seen.
dive-walk-explored = Nothing more to explore here but the stairs, and what you can dig.

# the log: the first letter of a line is made large

dive-log-you = you
dive-log-you-done-to = you
dive-log-a = a { $name }
dive-log-blow = blow
dive-log-sum = attack { $attack }{ $armour ->
    [pierced] , less { $met } of { $whole } armour ({ $pierced } pierced)
    [met] , less { $met } armour
   *[none] { "" }
}{ $least ->
    [yes] , but at least 1
   *[no] { "" }
}{ $cut ->
    [yes] , but only { $damage } was left
   *[no] { "" }
}
dive-log-you-hit = { $harms ->
    [yes] Your { $weapon } hits { $target } for { $damage }: { $sum }.
   *[no] Your { $weapon } hits { $target }, which does no harm.
}
dive-log-blast-hits = { $harms ->
    [yes] { $by }'s blast hits { $target } for { $damage }: { $sum }.
   *[no] { $by }'s blast hits { $target }, which does no harm.
}
dive-log-trap-hurts = { $harms ->
    [yes] { $by } hurt { $target } for { $damage }: { $sum }.
   *[no] { $by } hurt { $target }, which does no harm.
}
dive-log-hits = { $harms ->
    [yes] { $by } hits { $target } for { $damage }: { $sum }.
   *[no] { $by } hits { $target }, which does no harm.
}
dive-log-you-die = You die.
dive-log-you-have-left = You have { $left } left.
dive-log-it-dies = It dies.
dive-log-it-breaks = It breaks.
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
    [yes] { $who } end yourself.
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
    [yes] { $who } die by { $by }.
   *[no] { $who } is destroyed by { $by }.
}
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
    [yes] { $who } bind { $whom }: no moves until it dies.
   *[no] { $who } binds { $whom }: no moves until it dies.
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
dive-log-only-frees = stuck in water, this only frees
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
    [yes] { $who } burns down to { $left }. You stand in its 3×3!
   *[no] { $who } burns down to { $left }. You are outside its 3×3.
}
dive-log-set-off = { $who } is set off: it explodes in the next beat.
dive-log-explodes = { $count ->
    [0] { $who } explodes and strikes its 3×3.
    [one] { $who } explodes and strikes its 3×3: { $walls } wall falls.
   *[other] { $who } explodes and strikes its 3×3: { $walls } walls fall.
}
dive-log-digs = { $you ->
    [yes] { $who } dig through { $wall }.
   *[no] { $who } digs through { $wall }.
}
dive-log-floor = Floor { $floor } of { $floors }.
dive-log-edited = { $who }: { $field } { $before } edited to { $now }.
dive-log-you-leave = { $who } take the stairs.

# time lab

lab-trace = TRACE
lab-why = WHY
lab-six-steps = THE SIX STEPS
lab-characters = CHARACTERS, IN LIST ORDER
lab-heading-start = START
lab-heading-sr-over = SR OVER
lab-heading-cut-off = CUT OFF
lab-heading-charge = CHARGE
lab-heading-sr = SR
lab-heading-grow = C+
lab-heading-cr = CR
lab-tick = Tick { $tick }
lab-phase-charge = Charge
lab-phase-charge-about = Slow actions under way come one tick nearer to going off.
lab-phase-sr = SR
lab-phase-sr-about = The slow actions that are due go off, in list order, each through the six steps.
lab-phase-grow = C+
lab-phase-grow-about = Everybody's charge time grows by speed.
lab-phase-cr = CR
lab-phase-cr-about = Active turns: the first with a flag, else the first with CT 100, as long as somebody is eligible.
lab-safety-on = Safety ON
lab-safety-off = Safety OFF
lab-safety-about = The quick safety. On: quick turns are passed over. Off: they are given in steps 3 and 5.
lab-safety-from-the-beginning = It was on from the beginning.

# time lab: the six steps

lab-step-rule = Step { $number }. { $about }
lab-step-action = Action
lab-step-action-about = The action is done. Before it: does anybody hold a flag? Then the safety goes off, else on.
lab-step-reactions = Reactions
lab-step-reactions-about = Whoever was hit reacts, in list order. If somebody has a qs-flag then, the safety goes off.
lab-step-early-turn = Quick turn
lab-step-early-turn-about = Only with the safety off: the first with a flag, in list order, has a quick turn before the mimes. All others wait.
lab-step-mimes = Mime cycle
lab-step-mimes-about = Before it: does anybody hold a flag? Then the safety goes off. The mimes on the team of the last action repeat it, in list order; then it is empty.
lab-step-late-turn = Quick turn
lab-step-late-turn-about = Only with the safety off: the first with a flag has a quick turn, then back to step 4. Nobody with a flag: on to step 6.
lab-step-end = End
lab-step-end-about = The action is over. After a slow action the safety goes on, and the next slow action that is due goes off.
lab-way-safety-on = safety on
lab-way-safety-off = safety off
lab-way-no-flag = no flag
lab-way-begin = begin
lab-way-over = over

# time lab: what the machine knows

lab-last-action = LAST ACTION
lab-last-action-empty = Empty
lab-its-mimes = ITS MIMES
lab-mimes-nothing = Nothing to repeat
lab-mimes-none = No mime on its team
lab-slow-actions = SLOW ACTIONS TO COME
lab-slow-none = None
lab-next = NEXT IN CR
lab-next-nobody = Nobody
lab-more = and { $count } more
lab-deed = { $who }'s { $what }
lab-deed-in = { $who }'s { $what } in { $ticks }
lab-mime = mime
lab-mime-about = A mime: repeats its team's last action in each mime cycle, and only waits in turns of its own.
lab-counter-magic = counter magic
lab-counter-magic-about = Counter magic: repeats magic at whoever hit it.
lab-critical-quick = critical quick
lab-critical-quick-about = Critical quick: damage gives it a cq-flag, an mcq-flag in a mime cycle.
lab-no-reaction = No reaction.
lab-character-about = { $name }, team { $team }, speed { $speed }. { $what }

# time lab: scenarios

lab-scenarios = Scenarios
lab-scenarios-about = The list of scenarios. Key: [[lab.list]].
lab-no-scenario = No scenario
lab-no-scenario-about = None could be read.
lab-list = Scenarios
lab-list-about = What everybody does and hits is written down beforehand. Who has a turn when, and why, is the rules'.
lab-list-built-in = built in
lab-list-nothing-about = Its file says nothing about it.
lab-list-own = Your own: .ron or .json files in { $folder }, read anew with [[lab.reread]].
lab-list-close = Close
lab-list-more-wrong = And { $count } more cannot be used.
lab-wrong-files = { $count } scenarios or files cannot be used; the list says why.
lab-file-empty = { $file }: holds no scenario
lab-file-large = { $file }: is larger than 4 MiB
lab-file-no-text = { $file }: is no text
lab-file-unread = { $file }: cannot be read: { $reason }

# time lab: the game's own scenarios

lab-own-safety = Seed safety example
lab-own-safety-about = A's quick misses in safe mode; the mimes flag C and B. Nobody was flagged before the cycle, so that both are passed over until the CR phase: B, C, A.
lab-own-quick-mode = Seed quick mode example
lab-own-quick-mode-about = As before, but B's haste goes off in the same phase: it finds flags and turns the safety off. B goes before the mimes, C after them.
lab-own-real = Seed real example
lab-own-real-about = Four quick spells in one phase, two teams with mimes, counter magic within mime cycles: the seed's long example.
lab-own-ready-for-more = Seed ready for more
lab-own-ready-for-more-about = Demi and quick, critical quick, last actions rewritten in quick turns: the seed's longest example.
lab-own-countermagic = Seed quick and countermagic
lab-own-countermagic-about = A quicks B, B counterquicks A. B stands first in the list, so that B goes before the mime cycle and A after it.
lab-own-safety-whole = Seed safety example from the beginning
lab-own-safety-whole-about = The first short example in whole clockticks: A begins a quick spell in the first and waits in the second.
lab-own-quick-mode-whole = Seed quick mode example from the beginning
lab-own-quick-mode-whole-about = The second short example in whole clockticks: in the second, B and C begin haste. C's takes longer and is not seen to go off.

# time lab: the foot

lab-play = Play
lab-stop = Stop
lab-row = row { $row } of { $count }
lab-pace-slow = slow
lab-pace = { $times }×
lab-start-about = To the beginning. Key: [[lab.start]].
lab-back-about = One row back. Key: [[lab.left]].
lab-play-about = Play row by row, or stop. Key: [[lab.play]].
lab-on-about = One row on. Key: [[lab.right]].
lab-end-about = To the end. Key: [[lab.end]].
lab-timeline-about = High marks: actions. Violet: the safety is off.
lab-key-row = row
lab-key-action = action
lab-key-ends = ends
lab-key-play = play
lab-key-pace = pace
lab-key-next-scenario = next scenario
lab-key-scenarios = scenarios
lab-key-reread = read files anew
lab-key-back = back

# time lab: why

lab-on = ON
lab-off = OFF
lab-flag = { $flag ->
    [mqs] an mqs-flag
    [mcq] an mcq-flag
   *[other] a { $flag }-flag
}
lab-and = { $rest } and { $last }
lab-nobody = nobody
lab-holds = { $who } holds { $flag }
lab-holds-too = { $who } { $flag }
lab-why-before-sr = Before the SR phase.
lab-why-cr = The CR phase: who is eligible has an active turn.
lab-why-before-ticks = { $count ->
    [one] Before the clocktick.
   *[other] Before the first of { $count } clockticks.
}
lab-why-phase-charge = Slow actions under way come one tick nearer.
lab-why-phase-sr = The slow actions that are due go off, in list order.
lab-why-phase-grow = Everybody's CT grows by speed.
lab-why-phase-cr = Active turns, as long as somebody is eligible.
lab-why-sr-over = No slow action is due any more: the SR phase ends.
lab-why-cr-over = Nobody is eligible any more: the CR phase ends.
lab-why-turn-charge = { $who } is the first with CT 100 or more.
lab-why-turn-flag = { $who } is the first with a flag: { $flag }.
lab-why-goes-off = { $who }'s { $what } is found, and goes off.
lab-why-back-on = The safety goes back ON: the slow action is over.
lab-why-on = The safety goes ON: nobody holds a flag.
lab-why-off-spell = The safety goes OFF: { $holders } got a qs-flag.
lab-why-off-before-mimes = The safety goes OFF before the mimes: { $holders }.
lab-why-off = The safety goes OFF: { $holders }.
lab-reason-back-on = The slow action is over.
lab-reason-on = Nobody holds a flag.
lab-reason-off-spell = { $holders } got a qs-flag.
lab-reason-off = { $holders }.
lab-why-stays-on-at-the-end = Step 6 turns the safety ON: it is on already.
lab-why-stays-on = The safety stays ON: nobody holds a flag.
lab-why-stays-off = The safety stays OFF: { $holders }.
lab-why-safety-left = An active turn leaves the safety as it is: { $safety }.
lab-why-skipped = Step { $step } is skipped: the safety is on.
lab-why-entered = The safety is off, so on to step { $step }.
lab-why-nobody-flagged = Nobody holds a flag, so on to step { $step }.
lab-why-back-to-mimes = Back to step 4.
lab-why-mimes-begin = The mime cycle begins.
lab-why-mimes-begin-still = The mime cycle begins, the safety still { $safety }.
lab-why-nothing-to-repeat = The last action is empty: nothing to repeat.
lab-why-no-mimes = No mime stands on its team.
lab-why-mimics = { $who } mimics { $of }'s { $what }.
lab-why-mimes-end = The mime cycle ends: the last action is empty again.
lab-why-quick-turn = This is a step { $step } quick turn.
lab-why-paid = { $who } pays for the turn: CT { $left } is left.
lab-why-passed-over-safety = { $who } is passed over: the safety is on.
lab-why-passed-over-for = { $who } is passed over: { $first } stands before it in the list.
lab-why-passed-over-not-first = { $who } is passed over: it is not the first in the list.
lab-why-passed-over-too-many = { $who } is passed over: too many quick turns were given.
lab-why-flag-given = { $who } gets { $flag }.
lab-why-flag-replaced = { $who } gets { $flag } in place of its { $old }.
lab-why-counter-magic = { $who } answers with counter magic.
lab-why-critical-quick = { $who } is critical: critical quick.
lab-why-acted-instead = { $who } acted: the mimes will repeat { $who }'s { $what }, not what { $other } did.
lab-why-acted = { $who } acted: the last action is { $who }'s { $what } now.
lab-why-last-action = The last action is { $who }'s { $what }.
lab-why-chain-stopped = Stopped after { $count } quick turns: no end is in sight.
lab-why-quick-turns = Nothing more is played: { $count } quick turns in one resolution.
lab-why-active-turns = Nothing more is played: { $count } active turns in one phase.
lab-why-nobody-holds = Nobody holds a flag.
lab-why-held-over = { $holders } at the end.
lab-why-charge-time = Everybody's CT.
lab-why-next-turns = The next CR phase goes in this order: flags first, then CT 100 or more.
lab-why-cut-off = The film ends here: it has { $count } frames. The lab plays the rest.

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
