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

# names

sector-name = Sector
sector-a-tile = tile
sector-a-stack = A stack
# How common names are written within a sentence: `small`, or `as-named`.
sector-names-within-sentences = small
sector-stack-own = { $number ->
    [1] First stack
    [2] Second stack
    [3] Third stack
    [4] Fourth stack
    [5] Fifth stack
    [6] Sixth stack
    [7] Seventh stack
    [8] Eighth stack
    [9] Ninth stack
    [10] Tenth stack
    [11] Eleventh stack
    [12] Twelfth stack
   *[other] Stack no. { $number }
}
sector-stack-of-others = { $number ->
    [1] { $faction }, first
    [2] { $faction }, second
    [3] { $faction }, third
    [4] { $faction }, fourth
    [5] { $faction }, fifth
    [6] { $faction }, sixth
    [7] { $faction }, seventh
    [8] { $faction }, eighth
    [9] { $faction }, ninth
    [10] { $faction }, tenth
    [11] { $faction }, eleventh
    [12] { $faction }, twelfth
   *[other] { $faction }, no. { $number }
}
sector-marker-empty = { $name }, empty
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

# why a wish comes to nothing

sector-trouble-allied = { $name } is allied with you
sector-trouble-nothing-to-undo = nothing can be taken back: what was seen or rolled stays
sector-trouble-no-first-step = no move is left for the first step
sector-trouble-pick-first = pick one unit first
sector-trouble-select-leader = select the leader's stack first
sector-trouble-no-recruiter = no structure of yours recruits

# the head

sector-head-seed = Seed
sector-head-turn = Turn
sector-head-turn-about = A turn is over when every faction has had its own.
# Cycles that there are, and what a turn brings.
sector-head-cycles = Cycles  { $cycles }  { $net }  a turn
sector-head-cycles-about = Each turn your tiles and structures yield { $yields }, your units take { $upkeep }: { $net } cycles. Who cannot be paid leaves, the dearest first.
sector-minimap-about = All of the sector. Click or drag to look there.

# banners over the map

sector-banner-others = { $name } has its turn. Any key goes to yours.
sector-banner-idle = { $count ->
    [one] { $count } stack could still move.
   *[other] { $count } stacks could still move.
}
sector-banner-next = to the next one
sector-banner-end = end the turn all the same

# the stack selected

sector-stack-gear = Gear
sector-stack-gear-about = Mods and relics: what your units carry, and what they could carry.
sector-stack-none-left = You have no stack left.
sector-stack-none-selected = { $count ->
    [one] No stack is selected. You have { $count } stack; { $idle } can still move.
   *[other] No stack is selected. You have { $count } stacks; { $idle } can still move.
}
sector-stack-how-to-select = [[sector.next_stack]] selects the next one; a click selects the one under the pointer.
sector-stack-picked = { $count } picked: confirm a lit tile to go there
sector-stack-attack-here = attacking takes all its moves
sector-stack-attack-there = { $cost } to get there, the rest to attack
sector-stack-way = { $cost ->
    [one] { $cost } move to get there
   *[other] { $cost } moves to get there
}
sector-stack-no-first-step = no move left for the first step
sector-stack-long-way = { $turns ->
    [one] { $cost } moves: { $turns } turn
   *[other] { $cost } moves: { $turns } turns
}
sector-stack-look-at-attack = confirm to look at the attack
sector-stack-enter-vault = confirm to enter the vault
sector-stack-no-moves = has no move left
sector-stack-point = point at a tile to see the way
sector-stack-units = { $count ->
    [one] { $count } unit of { $most }
   *[other] { $count } units of { $most }
}
sector-stack-leader = leader { $name }
# Behind the moves that are left.
sector-stack-of-moves = of { $all } moves
sector-unit-about = { $name }, tier { $tier }: attack { $attack }, defence { $defence }, damage { $damage }, health { $health }, moves { $moves }, upkeep { $upkeep }. { $abilities }.
sector-unit-card-about = { $about } Health { $health } of { $most }. Fights as number { $number }; { $number } picks it.

# the tile looked at

sector-tile-point = Point at a tile to see what is known of it.
sector-tile-unknown = Unknown
sector-tile-unknown-about = Nobody of yours has seen this tile yet. Stacks see two tiles far, tiles of yours one.
sector-tile-vault-emptied = { $about } Nothing is left in it.
sector-tile-owner = Owner
sector-tile-nobody = nobody
sector-tile-as-last-seen = { $owner }, as last seen
sector-tile-ground = Ground
sector-tile-entering = { $cost ->
    [one] { $ground }, { $cost } move
   *[other] { $ground }, { $cost } moves
}
sector-tile-closed = { $ground }, nobody can enter
sector-tile-yields = Yields
sector-tile-gives = { $cycles } cycles a turn
sector-tile-gives-and-heals = { $cycles } cycles a turn, heals { $heals }
sector-tile-encounter = An encounter waits here.
sector-tile-stack-seen = seen in turn { $turn }
sector-tile-stack-moves = { $left } of { $all } moves
sector-tile-stack-worth = worth { $worth } cycles as it stands

# factions beneath it

sector-factions-heading = Factions
sector-factions-key = [[sector.relations]]: relations
# `$stacks` is one of the next message.
sector-faction-known = { $tiles ->
    [one] { $tiles } tile, { $stacks } known
   *[other] { $tiles } tiles, { $stacks } known
}
sector-faction-stacks = { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
}

# what can be recruited

sector-recruits-heading = Recruit
sector-recruits-busy = has recruited in this turn
sector-recruits-keys = [[sector.recruit]]: choose by keys
sector-recruits-confirm = [[sector.confirm]] recruits
sector-recruits-part = { $from }–{ $to } of { $all }
sector-recruits-not-now = { $about } Not now: { $why }.
sector-recruits-values = att { $attack } def { $defence } dmg { $damage }  hp { $health }  mv { $moves }
sector-recruits-upkeep = upkeep { $upkeep }

# an attack looked at

sector-attack-heading = Attack { $name }
sector-attack-heading-unknown = Attack the stack
sector-attack-in-sight = before you commit
sector-attack-not-in-sight = part is not in sight
sector-attack-odds-about = Odds are counted by playing this very battle out, many times, as far as you see the field.
sector-attack-now-about = Attack now. The battle is fought, and what is left stays so.
sector-attack-go-about = { $cost ->
    [one] Go there, for { $cost } move, and attack. The battle is fought, and what is left stays so.
   *[other] Go there, for { $cost } moves, and attack. The battle is fought, and what is left stays so.
}
sector-attack-button = Attack
sector-attack-back = Back
sector-attack-back-about = Leave it: nothing is done yet.

# the dialogue of relations

sector-relations-heading = Relations
sector-relations-accept = Accept the alliance
sector-relations-accept-about = You stand together: neither attacks the other, and you fight side by side.
sector-relations-decline = Turn it down
sector-relations-decline-about = Nothing changes between you.
sector-relations-propose = Propose an alliance
sector-relations-propose-about = It answers in its own turn. It weighs what it gains by it.
sector-relations-break = Break the alliance
sector-relations-break-about = You are at war at once, and everybody remembers it.
sector-relations-you = you
sector-relations-and = { $one } and { $other }
sector-relations-allied = allied with { $allies }
sector-relations-broke = broke an alliance in turn { $turn }
sector-relations-not-now = Not now: { $why }.
sector-relations-back = Back to the map
sector-relations-back-about = Nothing is said. Key: [[anywhere.back]].

# the button that ends the turn, and the one that takes back

sector-end-turn = End turn
sector-end-over = The run is over
sector-end-waits = Something waits
sector-end-others = { $name } has its turn
sector-end-turn-about = End your turn: the others have theirs, and in the next one you earn, heal, and can move again. Key: { $key }.
sector-end-nobody-can-move = no stack can move
sector-end-can-move = { $count ->
    [one] { $count } stack can still move
   *[other] { $count } stacks can still move
}
sector-undo = Undo
sector-undo-about = Take the last command back. Only what brought nothing to light and rolled no dice can be taken back.

# keys at the foot, and what they do

sector-foot-any-key = any key
sector-foot-wheel = wheel
sector-foot-drag = drag
sector-foot-to-your-turn = to your turn
sector-foot-pause = pause
sector-foot-end-the-turn = end the turn
sector-foot-next-stack = next stack
sector-foot-back = back
sector-foot-attack = attack
sector-foot-unit = unit
sector-foot-pick = pick
sector-foot-earlier-later = earlier, later
sector-foot-let-go = let go
sector-foot-to-the-map = to the map
sector-foot-choose = choose
sector-foot-recruit = recruit
sector-foot-tile = tile
sector-foot-split-off = split off, or join
sector-foot-earlier = earlier
sector-foot-later = later
sector-foot-put-back = put back
sector-foot-go = go, attack
sector-foot-pick-units = pick units
sector-foot-vault = vault
sector-foot-gear = gear
sector-foot-relations = relations
sector-foot-log = log
sector-foot-help = help
sector-foot-zoom = zoom
sector-foot-move-the-map = move the map

# the pause

sector-pause-heading = Paused
sector-pause-place = { $sector }, turn { $turn }, seed { $seed }
sector-pause-resume = Go on
sector-pause-resume-about = Back to the map. Key: [[anywhere.back]].
sector-pause-gear = Gear
sector-pause-gear-about = Fit mods into units. Key on the map: [[sector.gear]].

# the whole log

sector-record-heading = What happened, by turns
sector-record-empty = Nothing has happened yet.
sector-record-watch = Watch
sector-record-watch-about = See this battle again, move by move.

# lines of the log

sector-log-turn = Turn { $turn } begins.
sector-log-income = { $net } cycles: tiles { $tiles }, structures { $structures }, upkeep −{ $upkeep }. You have { $cycles }.
sector-log-cycles = { $by } cycles. You have { $cycles }.
sector-log-sighted = { $units ->
    [one] { $name } comes into sight at { $place }: { $units } unit.
   *[other] { $name } comes into sight at { $place }: { $units } units.
}
sector-log-joins = { $name } joins at { $place }.
sector-log-joins-for = { $name } joins at { $place } for { $cost } cycles.
sector-log-makes = { $faction } makes a { $name } at { $place }.
sector-log-falls = { $name } falls.
sector-log-let-go = { $name } is let go.
sector-log-unpaid = { $name } leaves: there are no cycles to keep it.
sector-log-lost = { $name } is lost.
sector-log-gone = { $name } is no more.
sector-log-a-stack = A stack of { $faction }
sector-log-a-stack-of-yours = A stack of yours
sector-log-encounter = An encounter at { $place }.
sector-log-vault = The leader enters the vault at { $place }.
sector-log-vault-emptied = Out of the vault at { $place }: it is empty.
sector-log-vault-left = Out of the vault at { $place }: it is not empty yet.
# `$you` tells which of the two factions is the player's.
sector-log-proposed = { $you ->
    [first] You propose an alliance to { $to }.
    [second] { $from } proposes an alliance: answer before your turn ends.
   *[neither] { $from } proposes an alliance to { $to }.
}
sector-log-allied = { $you ->
    [first] You and { $other } stand together now.
    [second] { $one } and you stand together now.
   *[neither] { $one } and { $other } stand together now.
}
sector-log-declined = { $you ->
    [first] The offer of { $from } is turned down.
    [second] { $by } turns your offer down.
   *[neither] { $by } turns the offer of { $from } down.
}
sector-log-broken = { $you ->
    [first] You break the alliance with { $with }.
    [second] { $by } breaks the alliance with you.
   *[neither] { $by } breaks the alliance with { $with }.
}
sector-log-destroyed = { $name } has nothing left and leaves the map.
sector-log-core-taken = The core is yours: the sector is won.
sector-log-leader-lost = The leader is lost, and the sector with it.
sector-log-stacks-lost = The last stack is lost, and the sector with it.
sector-log-halts-sighted = { $name } halts: something hostile came into sight.
sector-log-halts-encounter = { $name } halts: something waits here.
sector-log-halts-blocked = { $name } halts: somebody stands in the way.
sector-log-taken = { $you ->
    [takes] You take the { $what } at { $place }.
    [loses] { $by } takes the { $what } at { $place } from you.
   *[neither] { $by } takes the { $what } at { $place }.
}
sector-log-left = { $alive } of { $all }
sector-log-fought = { $name } attacks { $other } at { $place } { $outcome ->
    [wins] and wins
    [loses] and loses
   *[neither] without an end
}, after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: { $attackers } attackers left, { $defenders } defenders.

# numbers behind a line of the log

sector-formula-tiles = tiles
sector-formula-structures = structures
sector-formula-upkeep = upkeep of units
sector-formula-together = together
sector-formula-cycles = cycles before and after
sector-formula-cycles-are = { $before } and { $after }
sector-formula-percent = { $number } %
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
sector-formula-drawn = drawn, from 0 to 99
sector-formula-drawn-was = { $below ->
    [yes] { $drawn }: below the chance
   *[no] { $drawn }: not below the chance
}
sector-formula-attackers-chance = chance of the attackers before it
sector-formula-defenders-chance = chance of the defenders
sector-formula-neither = chance of neither
sector-formula-share = { $part } %, ± { $error }
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

# where a refusal is told

refusal-sentence = { $why }.

# what comes first in a run

refusal-first-sector = the sector
refusal-first-encounter = an encounter
refusal-first-dive = a dive
refusal-first-door = a guardian's door
refusal-first-breach = a breach
refusal-first-prize = a choice of prizes
refusal-first-end = the end of the run

# the run

refusal-run-not-now = not now: first comes { $place }
refusal-run-over = the run is over
refusal-run-no-such-choice = there is no choice number { $number }
refusal-run-too-dear = it takes { $needs } cycles, and there are { $has }
refusal-run-no-such-unit = there is no such unit
refusal-run-not-yours = it is not yours
refusal-run-no-such-mod = there is no such mod that nobody carries
refusal-run-not-fitted = the unit does not carry this mod
refusal-run-no-slot = its chassis has { $slots } slots, and all are taken
refusal-run-slot-taken = it carries a mod of the slot { $slot ->
    [blade] blade
    [shell] shell
    [drive] drive
    [logic] logic
    [sense] sense
   *[relic] relic
} already
refusal-run-too-hurt = it is hurt so badly that it would not live through the change
refusal-run-nobody = somebody has to go through the door
refusal-run-too-many = { $most } go through the door at most, not { $wants }
refusal-run-not-here = only units of the leader's stack go through the door
refusal-run-named-twice = a unit or a panel is named twice
refusal-run-no-such-panel = there is no such panel: columns run from 0 to 3, depths are 0 and 1
refusal-run-no-room = the stack has no room for it
refusal-run-no-breach = the breach cannot begin: { $why }
refusal-run-not-your-turn = nobody of yours has the turn

# the map

refusal-sector-over = the sector is over
refusal-sector-not-your-turn = it is not your turn
refusal-sector-awaits = what waits on this tile has to be settled first
refusal-sector-nothing-awaits = nothing of the kind waits to be settled
refusal-sector-no-such-stack = there is no such stack
refusal-sector-no-such-unit = there is no such unit in the stack
refusal-sector-no-such-tile = there is no such tile
refusal-sector-no-such-faction = there is no such faction on the map
refusal-sector-no-such-kind = there is no such kind of unit
refusal-sector-not-yours = it is not yours
refusal-sector-stands-there = the stack stands there already
refusal-sector-unexplored = nobody of yours has seen that tile yet
refusal-sector-impassable = nobody can stand there
refusal-sector-occupied = somebody stands there
refusal-sector-no-way = no way there is known
refusal-sector-too-far = it takes { $needs } moves to get there, and { $has } are left
refusal-sector-not-next-to-it = it is not a neighbouring tile
refusal-sector-no-moves = the stack has no move left
refusal-sector-no-battle = this battle cannot be fought: { $why }
refusal-sector-no-room = the stack has room for { $room } more, not for { $wants }
refusal-sector-nobody = no unit was chosen
refusal-sector-named-twice = a unit was chosen twice
refusal-sector-nobody-stays = somebody has to stay: move the whole stack instead
refusal-sector-not-all = the order has to name every unit of the stack once
refusal-sector-recruits-nobody = nothing there recruits
refusal-sector-tier-too-high = a unit of tier { $tier } is not made here, only up to { $most }
refusal-sector-not-our-kind = your faction cannot recruit this kind
refusal-sector-busy = this structure has recruited in this turn
refusal-sector-too-dear = it costs { $needs } cycles, and there are { $has }
refusal-sector-out-of-range = { $field } can be { $least } to { $most }, not { $value }
refusal-sector-leader-stays = the leader cannot be let go
refusal-sector-not-the-player = only the player's leader enters vaults
refusal-sector-no-vault = there is no vault here
refusal-sector-emptied = nothing is left in this vault
refusal-sector-no-leader = the leader is not in this stack
refusal-sector-allied-already = you stand together already
refusal-sector-not-allied = there is no alliance to break
refusal-sector-wild = wild processes have no allies
refusal-sector-offered-already = the offer stands already
refusal-sector-no-offer = there is no such offer

# attacks

refusal-attack-nobody-there = nobody stands on the attacked tile
refusal-attack-not-next-to-it = the attacking stack is not next to the attacked tile
refusal-attack-not-hostile = the stack on the attacked tile is allied with the attacker
refusal-attack-allied-with-owner = the attacker is allied with the owner of the attacked tile
refusal-attack-nobody-attacks = nobody would fight for the attacker
refusal-attack-nobody-defends = nobody would fight for the owner of the attacked tile

# the dive

refusal-dive-nothing = nothing to do that way: { $why }
refusal-dive-diagonal = you cannot step diagonally
refusal-dive-over = the dive is over
refusal-dive-mid-beat = the beat before is not over yet
refusal-dive-no-dive = no dive has begun

# the dive: why something comes to nothing

reason-wall = a wall is in the way
reason-occupied = somebody stands there
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
reason-already-bounced = already bounced in this beat
reason-no-player = no player in sight
reason-no-binder = who would bind it is dead
reason-unable = it is not able to
reason-nothing-carried = none carried
reason-health-full = health is full
reason-explosive-there = an explosive lies there already

# values changed by hand

refusal-edit-no-object = there is no object { $number } in this dive
refusal-edit-lacks = this object has no { $field ->
    [health] health
    [most] the most health
    [stun] beats of stun
    [freeze] beats of freeze
    [bind] bind
   *[burn] beats of burn
}
refusal-edit-out-of-range = { $field ->
    [health] health
    [most] the most health
    [stun] beats of stun
    [freeze] beats of freeze
    [bind] bind
   *[burn] beats of burn
} can be { $least } to { $most }, not { $value }

# the breach

refusal-breach-over = the breach is over
refusal-breach-not-its-own = it does not have this subroutine
refusal-breach-mime = a mime can only wait in its own turns
refusal-breach-held = it is held by a status ({ $status ->
    [stun] Stun
    [freeze] Freeze
    [bind] Bind
   *[burn] Burn
}) and can only wait
refusal-breach-cannot-move = it cannot move: { $status ->
    [stun] Stun
    [freeze] Freeze
    [bind] Bind
   *[burn] Burn
}
refusal-breach-wrong-aim = it cannot be aimed at that; it is aimed at { $aims ->
    [own] Own
    [friend] Friend
    [foe] Foe
    [anyone] Anyone
    [panel] Panel
   *[free] Free
}
refusal-breach-no-such-panel = there is no such panel
refusal-breach-taken = somebody stands there

# the breach's stack

refusal-stack-unknown-character = there is no character number { $number }
refusal-stack-unknown-subroutine = there is no subroutine number { $number }
refusal-stack-user-removed = the user has been removed
refusal-stack-target-removed = the target has been removed
refusal-stack-not-enough-cpu = it takes { $cost } CPU, and { $free } is free

# puzzles

refusal-puzzle-over = the puzzle is over: take a step back or begin again
refusal-puzzle-other-system = this puzzle is not played so
refusal-puzzle-no-exchange = places { $one } and { $other } cannot be exchanged

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

hint-dive-danger = Where you stand will be struck in the next beat. Step out of the marked cells, or be the first to strike.
hint-dive-freeze = You are frozen: your next actions are lost, until it ends or somebody hits you.
hint-dive-stun = You are stunned: each of its beats is one action of yours lost.
hint-dive-bind = You are bound: you cannot move, but strike and dig. It ends when the one who bound you dies.
hint-dive-water = Water holds you: your next action only frees you.
hint-dive-burn = You burn: one damage a beat until it is over.
hint-dive-fuse = A fuse burns: the number counts the beats. Then everything in the marked cells is in the explosion.
hint-dive-wind-up = An enemy winds up: the number counts the beats until it comes over the hatched cells. Be elsewhere by then.
hint-dive-push = This one pushes: you would be moved from your cell until something blocks you. Mind what lies behind you.
hint-dive-drink = You are badly hurt and carry a potion. Drinking it takes a beat.
hint-dive-foe = Somebody hunts you. Each beat all act once, you first, then by priority: the list at the side shows the order.
hint-dive-weapon = Another weapon in hand: it strikes other cells. They are lit under the pointer before you take the step.
hint-dive-moving = A step strikes what your weapon reaches, else digs the wall ahead, else moves. Nothing moves until you do.
hint-dive-ice = Ice slides whoever steps on it on, a cell a beat, until something is in the way.
hint-dive-coals = Coals hurt whoever begins a beat on them and stays on them. Cross them without a stop.
hint-dive-pool = Water ahead: the first action after entering it only frees you. Enemies that do not hover are held by it too.
hint-dive-bounce = A bounce trap pushes whoever steps on it two cells the way it points. Lure enemies over it.
hint-dive-goods = A shop: what lies on its floor is for sale. Walk over it to buy it; without enough gold it stays.
hint-dive-gear = There lies a weapon or armour. Walking over it takes it up, and leaves your old one in its place.
hint-dive-gold = Gold buys goods in shops. What is left when you come out of a dive becomes cycles.
hint-dive-stairs = The stairs: they lead down, and from the last floor out. Statuses end on them; what you carry stays.
hint-dive-bomb = You carry a bomb: set it, then choose a direction. It goes off three beats later, breaks walls and spares nobody.
hint-dive-dark = What is dim you do not see any more: it is shown as you left it. Somebody may stand there by now.
hint-dive-secret = Some rooms have no door. A walled-off place on the map may be a secret room: dig or blow up its wall.

# hints: breach

hint-breach-warning = The line beneath the field warns: by the time your move resolves, something will not be as it is now.
hint-breach-safety = The quick safety is on: who holds a quick flag is passed over until an action turns it off, and keeps the flag.
hint-breach-quick = A quick turn: a zero-time subroutine happens at once, a slower one goes on the stack.
hint-breach-aim = Choose the aim. A character is followed wherever it goes; the column shows where your move will stand.
hint-breach-panel = This one is aimed at a panel: it hits whoever stands there by then, friend or foe.
hint-breach-riposte = Riposte: whoever hits that foe by melee is struck back at once, one weaker.
hint-breach-counter = Counter magic: magic that hits that foe is repeated at whoever did it.
hint-breach-critical = Critical quick: hurt to a fifth of its health or less, that one gains a quick flag. Kill it at one blow, or not yet.
hint-breach-mime = A mime repeats its side's last action, aimed as far from itself. Place it so that it hits somebody.
hint-breach-foe-mime = The other side has a mime: what they do, it does again, aimed as far from itself.
hint-breach-cpu = Part of the CPU is held by moves on the stack. It comes back when they are finished: the numbers count the rounds.
hint-breach-dear = A faint card cannot be used now: it costs more CPU than is free, or has no aim. Looking at it tells why.
hint-breach-status = Somebody has a status: the number beside it counts the rounds that are left.
hint-breach-face = The mark on the guardian's bar: when its health falls that low, it turns to its second face.
hint-breach-turn = Your turn. Choose a card, then its aim. It joins the stack in the next round and holds its CPU until it is finished.
hint-breach-time = The clock on a card counts the rounds on the stack before its first use; the bar beneath, those that it stays after.
hint-breach-stack = The stack: the lower a move, the sooner. Of those with as many rounds left, the one added first comes first.
hint-breach-forecast = The row at the top shows who comes next, with the choice at hand counted in. CT grows by speed; at 100 comes a turn.
hint-breach-wait = Waiting costs 60 charge time instead of 80: the next turn comes sooner. Wait when CPU is short.
hint-breach-undo = A choice can be taken back as long as its round goes on; in practice, all of them.

# hints: battles' films

hint-battle-over = The film is over. The line of time leads back to any move of it; Leave shows what came of the battle.
hint-battle-riposte = A riposte: a target of melee that lives and knows Strike strikes back, one weaker. It is not answered.
hint-battle-shot = Archery: two shots, and no riposte to them.
hint-battle-healing = Healing: up to 5 health for a friend. Each unit can do it once in a battle.
hint-battle-why = Point at a unit to see what it weighed: it makes the move with the highest expected value over all its repeats.
hint-battle-film = The battle was fought by itself; this is its film. Stop it, go move by move, or leave for its end.

# hints: the map, and encounters on it

hint-encounter-check = A skill check: its chance is that of the best in the stack, mods counted. It is shown before you choose.
hint-sector-stays-out = A stack on the field stays out: it is allied with both sides, or with neither. The panel tells why.
hint-sector-attack = Every stack on the seven outlined tiles counts: allies of the attacker strike too, the owner's friends defend.
hint-sector-odds = The odds are the same battle fought many times. Beside them stands how far they may be off.
hint-sector-picked = Picked units split off onto a free neighbouring tile, or join a stack of yours there.
hint-sector-going = Point at a tile within the dotted line and confirm: the stack goes there. What revealed nothing can be undone.
hint-sector-offer = A corporation offers an alliance. Answer it under relations before your turn ends, or it lapses.
hint-sector-foe = Somebody hostile is in sight. Confirm its tile to see the odds; nothing happens before you say Attack.
hint-sector-enter = Your leader stands on a vault and can enter it. Only the leader dives; the others wait at the door.
hint-sector-upkeep = Your units take more than your tiles yield. When nothing is left, the dearest leave first.
hint-sector-idle = All your stacks have moved. End the turn: you earn, heal, and can move again.
hint-sector-gear = You have mods that nobody carries. Fit them under gear: they count in battle, breach and dive.
hint-sector-core = That is a core. Take it with a stack of yours, and the sector is won.
hint-sector-recruiting = Your gates and nodes make units, one each a turn. The list names their price and their upkeep.
hint-sector-vault = A vault: stand on it with your leader and enter. Three floors lie under it, and a prize.
hint-sector-encounter = The green mark is an encounter. Step on it to see what waits; it may be worth a detour.
hint-sector-fog = Hatched tiles are remembered as you last saw them. Somebody may stand there by now.

# hints: other screens

hint-gear-fit = Take a mod, then a unit with a free slot of its kind. The numbers beside it tell what it would change.
hint-gear-leader = What the leader carries works in its dives too: a weapon, armour, bombs, light.
hint-gear-relic = Relics need no slot: they work for all your units, those that join later too.
hint-door-line-up = Up to four of the leader's stack go through the door. Put those in front who can bear blows: melee aims at anybody.
hint-prize-choice = Take one prize; the others are gone. A mod lies under gear until you fit it.
hint-compose-odds = The odds change with each unit: the same battle is fought many times, until the standard error is at most 1 %.
hint-compose-order = Places count: units take their turns in this order, the defenders first, and of equal targets the earlier is hit.
hint-line-up-panels = Rows lie across the fronts: front and back. A shape hits everybody whom it covers, so do not stand close together.
hint-time-lab-rows = Each row is one step of the rules; go on row by row. The column beside it tells why it came so.
hint-time-lab-lamp = The lamp is the quick safety: while it is off, who holds a quick flag has a quick turn.

# the line of a hint

hint-about = A hint. Click it, or press its key, once you have read it.

# words of the game that are explained where they stand

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
