//! Path finding over what the player has seen.
//! Pure: the rules are asked only when a step is made.

use crate::prelude::*;
use crate::view::coords::{covered, straight};
use crate::view::dive_view::{DiveView, Seen, Thing, Threat, reach};
use crate::view::log::names::yes;
use pathfinding::prelude::bfs;

type Cells = BTreeSet<(i32, i32)>;

/// The parts of a scene that matter for walking, collected once per search.
pub struct Ground<'a> {
    scene: &'a DiveView,
    barred: Cells,
    /// What a walk only enters as its goal: hazards, stairs, goods and worse gear.
    shunned: Cells,
    /// Better gear, which walks only enter as their goal, too.
    gear: Cells,
    /// Cells beside an enemy that sleeps.
    uneasy: Cells,
    /// Cells with something that breaks and may hold an item.
    crates: Cells,
    exits: Cells,
    /// Cells with something that exploring fetches at once.
    wanted: Cells,
    /// Names of what is known to lie there for the player, by cell.
    left: BTreeMap<(i32, i32), String>,
    /// What a step must not strike: what acts, and what leaves something behind.
    minded: Vec<&'a Thing>,
    /// Health that the player lacks, so that hearts are worth fetching.
    lacks: i32,
    /// Armour that is found is taken, since it replaces none.
    bare: bool,
    attack: i32,
    armour: i32,
    digging: i32,
}

/// Enemies that slept when they were last seen: the corner and the size of each.
#[derive(Clone, Debug, Default)]
pub struct Sleepers(BTreeMap<ObjectId, (Cell, (i32, i32))>);

impl Sleepers {
    pub fn look(&mut self, scene: &DiveView) {
        self.0.retain(|_, (corner, _)| scene.seen(*corner) != Seen::Now);
        for thing in scene.things.values().filter(|thing| scene.in_sight(thing)) {
            self.0.remove(&thing.object.id);
            if thing.asleep() {
                self.0.insert(thing.object.id, (thing.placed.cell, thing.size()));
            }
        }
    }
}

pub fn is_blasted(scene: &DiveView, cell: Cell) -> bool {
    let blasts = scene.threats.iter().filter(|threat| matches!(threat, Threat::Blast { .. }));
    blasts.flat_map(Threat::cells).any(|blasted| *blasted == cell)
}

impl<'a> Ground<'a> {
    pub fn of(scene: &'a DiveView) -> Self {
        let own = scene.player().map(|player| &player.traits);
        let health = own.and_then(|own| own.health);
        let armour = own.and_then(|own| own.attackable).map_or(0, |own| own.armour);
        let carried = own.and_then(|own| own.player);
        let mut ground = Self {
            scene,
            barred: Cells::new(),
            shunned: Cells::new(),
            gear: Cells::new(),
            uneasy: Cells::new(),
            crates: Cells::new(),
            exits: Cells::new(),
            wanted: Cells::new(),
            left: BTreeMap::new(),
            minded: Vec::new(),
            lacks: health.map_or(0, |health| health.max - health.current),
            bare: carried.is_some_and(|it| !it.replaces(armour, Pickup::Armour(1))),
            attack: own.and_then(|own| own.attacking).map_or(0, |own| own.damage),
            armour,
            digging: own.and_then(|own| own.digging).map_or(0, |own| own.power),
        };
        for thing in scene
            .things
            .values()
            .filter(|thing| Some(thing.object.id) != scene.hero && scene.in_sight(thing))
        {
            let traits = &thing.traits;
            let minds = traits.acting.is_some() || traits.leaves_behind.is_some();
            if minds && traits.attackable.is_some() && traits.real.is_some() {
                ground.minded.push(thing);
            }
            let (corner, size) = (thing.placed.cell, thing.size());
            let item = traits.pickuppable.map(|item| (item.gives, item.price));
            let shunned = item.is_some_and(|(gives, price)| {
                ground.find(thing.object.kind, corner, gives, price, ground.lacks > 0)
            });
            if traits.exit.is_some() {
                ground.exits.insert((corner.x, corner.y));
            }
            if scene.look(thing.object.kind).is_some_and(|look| look.breaks) {
                ground.crates.insert((corner.x, corner.y));
            }
            for cell in covered(corner, size) {
                ground.note(thing.traits.real.is_some(), thing.object.layer, cell, shunned);
            }
            if thing.asleep() {
                ground.shy_from(corner, size);
            }
        }
        for (place, spot) in
            scene.spots.iter().enumerate().filter(|(_, spot)| spot.seen != Seen::Never)
        {
            let cell = scene.cell(place);
            for (kind, look) in
                spot.recalled.iter().filter_map(|kind| Some((*kind, scene.look(*kind)?)))
            {
                let shunned = look.gives.is_some_and(|gives| {
                    let all = matches!(gives, Pickup::Health(gives) if ground.lacks >= gives);
                    ground.find(kind, cell, gives, spot.price, all)
                });
                ground.note(look.real, look.layer, cell, shunned);
                if look.breaks {
                    ground.crates.insert((cell.x, cell.y));
                }
                if look.exit {
                    ground.exits.insert((cell.x, cell.y));
                }
            }
            if spot.floor.and_then(|kind| scene.look(kind)).is_some_and(|look| look.hazard) {
                ground.note(false, Layer::Floor, cell, false);
            }
        }
        ground
    }

    fn shy_from(&mut self, corner: Cell, size: (i32, i32)) {
        let around = Cell::new(corner.x - 1, corner.y - 1);
        let beside = covered(around, (size.0 + 2, size.1 + 2));
        self.uneasy.extend(beside.map(|cell| (cell.x, cell.y)));
    }

    /// Stays away from sleepers that are out of sight, too.
    pub fn mindful(mut self, sleepers: &Sleepers) -> Self {
        for (corner, size) in sleepers.0.values() {
            self.shy_from(*corner, *size);
        }
        self
    }

    /// Notes an item, and tells whether walks shun it: entering its cell would buy it or leave a
    /// choice. `heals` says whether a heart is worth fetching at once.
    fn find(
        &mut self,
        kind: KindId,
        cell: Cell,
        gives: Pickup,
        price: Option<u32>,
        heals: bool,
    ) -> bool {
        let fetches = match gives {
            Pickup::Health(_) => heals,
            Pickup::Armour(_) => self.bare,
            Pickup::Shovel(power) => power > self.digging,
            Pickup::Gold(_) | Pickup::Bombs(_) | Pickup::Potions(_) => true,
            Pickup::Weapon { .. } => false,
        };
        if price.is_some() {
            return true;
        }
        if fetches {
            self.wanted.insert((cell.x, cell.y));
        }
        if fetches || matches!(gives, Pickup::Health(_)) {
            let name = self.scene.look(kind).map_or_else(String::new, |look| look.name.clone());
            self.left.insert((cell.x, cell.y), name);
        }
        let (is_gear, better) = match gives {
            Pickup::Weapon { damage, .. } => (true, damage > self.attack),
            Pickup::Armour(armour) => (!fetches, armour > self.armour),
            _ => (false, false),
        };
        if is_gear && better {
            self.gear.insert((cell.x, cell.y));
        }
        is_gear && !better
    }

    fn note(&mut self, real: bool, layer: Layer, cell: Cell, shunned: bool) {
        match layer {
            _ if real || layer == Layer::Explosive => self.barred.insert((cell.x, cell.y)),
            Layer::Trap | Layer::Floor => self.shunned.insert((cell.x, cell.y)),
            _ => shunned && self.shunned.insert((cell.x, cell.y)),
        };
    }

    pub fn free(&self, cell: Cell) -> bool {
        self.scene.open(cell) && !self.barred.contains(&(cell.x, cell.y))
    }

    fn unharmed(&self, cell: Cell) -> bool {
        self.free(cell) && !self.shunned.contains(&(cell.x, cell.y))
    }

    fn safe(&self, cell: Cell) -> bool {
        self.unharmed(cell) && !self.is_gear(cell)
    }

    /// Whether gear lies there that is better than the player's.
    pub fn is_gear(&self, cell: Cell) -> bool {
        self.gear.contains(&(cell.x, cell.y))
    }

    /// Whether an enemy sleeps beside it, which a step there could wake.
    fn is_uneasy(&self, cell: Cell) -> bool {
        self.uneasy.contains(&(cell.x, cell.y))
    }

    /// Where exploring goes: it wakes nobody.
    fn quiet(&self, cell: Cell) -> bool {
        self.safe(cell) && !self.is_uneasy(cell)
    }

    fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
        Direction::STRAIGHT.into_iter().map(move |direction| cell.step(direction, 1))
    }

    /// The cells of the shortest way, without its start; hazards and stairs only if they are the
    /// goal.
    pub fn way(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let free = |cell: Cell| self.safe(cell) || (cell == to && self.scene.open(to));
        self.shortest(from, free, |cell| cell == to)
    }

    /// Whether a way would lead there if hazards were crossed.
    pub fn leads_over_hazards(&self, from: Cell, to: Cell) -> bool {
        let free = |cell: Cell| self.free(cell) || (cell == to && self.scene.open(to));
        self.shortest(from, free, |cell| cell == to).is_some()
    }

    /// What a step would strike instead.
    pub fn struck(&self, at: Cell, direction: Direction) -> Option<&'a Thing> {
        let arms = self.scene.arms.as_ref()?;
        let far = |cell: &Cell| at.distance(*cell) > 1;
        let near = |thing: &&&Thing| at.distance(thing.placed.cell) <= FARTHEST;
        let mut near = self.minded.iter().filter(near).peekable();
        near.peek()?;
        let reached = reach::reach(self.scene, &arms.weapon, at, (1, 1), direction);
        near.find(|thing| {
            let beside_only = thing.traits.only_when_next.is_some();
            reached.iter().any(|cell| thing.covers(*cell) && !(beside_only && far(cell)))
        })
        .copied()
    }

    /// The way to the nearest item known to be worth fetching; else to the nearest crate, which the
    /// last step breaks; else to the nearest cell next to the unknown; at last to a heart that
    /// heals less than it could.
    pub fn onward(&self, from: Cell) -> Option<Vec<Cell>> {
        self.nearest_news(from, |cell| self.quiet(cell))
    }

    /// The way to the nearest better gear that was not offered yet: it is taken by a key.
    pub fn to_gear(&self, from: Cell, offered: &BTreeSet<Cell>) -> Option<Vec<Cell>> {
        let lies = |cell: Cell| cell != from && self.is_gear(cell) && !offered.contains(&cell);
        let free = |cell: Cell| {
            self.quiet(cell) || lies(cell) && self.unharmed(cell) && !self.is_uneasy(cell)
        };
        self.shortest(from, free, lies)
    }

    /// The way to a cell next to the nearest stairs.
    pub fn to_stairs(&self, from: Cell) -> Option<Vec<Cell>> {
        let beside =
            |cell: Cell| Self::neighbours(cell).any(|it| self.exits.contains(&(it.x, it.y)));
        self.shortest(from, |cell| self.quiet(cell), beside)
    }

    /// Whether a step there breaks a crate.
    pub fn breaks(&self, cell: Cell) -> bool {
        self.crates.contains(&(cell.x, cell.y))
    }

    /// Why auto-explore goes no further.
    pub fn why_not_onward(&self, from: Cell) -> String {
        if self.nearest_news(from, |cell| self.safe(cell)).is_some() {
            t!("dive-walk-sleeper")
        } else if self.nearest_news(from, |cell| self.free(cell)).is_some() {
            t!("dive-walk-hazards")
        } else if let Some(foe) = self.foe_in_the_way(from) {
            t!("dive-walk-foe", who = name(self.scene, foe.object.id))
        } else {
            let stairs = yes(self.to_stairs(from).is_some());
            match self.all_left() {
                left if left.is_empty() => t!("dive-walk-explored", stairs = stairs),
                left => t!("dive-walk-left", things = left, stairs = stairs),
            }
        }
    }

    /// The first enemy on the way to what could be explored if no enemy stood there.
    fn foe_in_the_way(&self, from: Cell) -> Option<&'a Thing> {
        let scene = self.scene;
        let bars = |thing: &&Thing| {
            let foe = thing.object.side == Side::Hostile && thing.traits.real.is_some();
            foe && scene.in_sight(thing)
        };
        let foes: Vec<&Thing> = scene.things.values().filter(bars).collect();
        let on = |cell: Cell| foes.iter().find(|foe| foe.covers(cell)).copied();
        let free = |cell: Cell| self.free(cell) || (scene.open(cell) && on(cell).is_some());
        self.nearest_news(from, free)?.into_iter().find_map(on)
    }

    /// What is known to be left: items, and walls that the player can open for what they hold.
    fn all_left(&self) -> String {
        let mut names: BTreeSet<String> = self.left.values().cloned().collect();
        let known = self.scene.spots.iter().filter(|spot| spot.seen != Seen::Never);
        let walls = known.filter_map(|spot| self.scene.look(spot.wall?));
        let veins: Vec<i32> =
            walls.filter(|look| look.vein).filter_map(|look| look.hardness).collect();
        let bombs = self.scene.player().and_then(|it| it.traits.player).map_or(0, |it| it.bombs);
        if veins.iter().any(|hardness| *hardness <= self.digging) {
            names.insert(t!("dive-walk-left-vein", how = "dig"));
        } else if !veins.is_empty() && bombs > 0 {
            names.insert(t!("dive-walk-left-vein", how = "bomb"));
        }
        names.into_iter().collect::<Vec<_>>().join(", ")
    }

    fn nearest_news(&self, from: Cell, free: impl Fn(Cell) -> bool) -> Option<Vec<Cell>> {
        let nearest = |goal: &dyn Fn(Cell) -> bool| {
            self.shortest(from, &free, |cell| cell != from && goal(cell))
        };
        let crates = |cell: Cell| free(cell) || self.breaks(cell);
        nearest(&|cell| self.wanted.contains(&(cell.x, cell.y)))
            .or_else(|| self.shortest(from, crates, |cell| self.breaks(cell)))
            .or_else(|| nearest(&|cell| self.at_edge(cell)))
            .or_else(|| {
                nearest(&|cell| self.lacks > 0 && self.left.contains_key(&(cell.x, cell.y)))
            })
    }

    /// The shortest way, round what a step would strike; through that if there is no other.
    fn shortest(
        &self,
        from: Cell,
        free: impl Fn(Cell) -> bool,
        goal: impl Fn(Cell) -> bool,
    ) -> Option<Vec<Cell>> {
        let search = |strikes: bool| {
            let next = |at: &(i32, i32)| -> Vec<(i32, i32)> {
                let at = Cell::new(at.0, at.1);
                let ways = Direction::STRAIGHT.into_iter();
                ways.map(|way| (way, at.step(way, 1)))
                    .filter(|(way, cell)| {
                        free(*cell) && (strikes || self.struck(at, *way).is_none())
                    })
                    .map(|(_, cell)| (cell.x, cell.y))
                    .collect()
            };
            bfs(&(from.x, from.y), next, |at| goal(Cell::new(at.0, at.1)))
        };
        let cells = search(false).or_else(|| search(true))?;
        Some(cells.into_iter().skip(1).map(|(x, y)| Cell::new(x, y)).collect())
    }

    fn at_edge(&self, cell: Cell) -> bool {
        Self::neighbours(cell)
            .any(|beside| self.scene.seen(beside) == Seen::Never && self.inside(beside))
    }

    fn inside(&self, cell: Cell) -> bool {
        self.scene.spot(cell).is_some()
    }
}

/// Nothing is struck from farther away.
const FARTHEST: i32 = 8;

pub fn step(from: Cell, to: Cell) -> Option<Direction> {
    straight(from, to).filter(|_| from.distance(to) == 1)
}

pub fn foes(scene: &DiveView) -> BTreeSet<daemonfall_dungeon::components::ObjectId> {
    let foes = scene
        .things
        .values()
        .filter(|thing| thing.object.side == Side::Hostile && scene.in_sight(thing));
    foes.map(|thing| thing.object.id).collect()
}

pub fn name(scene: &DiveView, id: ObjectId) -> String {
    scene.name(id).map_or_else(|| t!("dive-walk-enemy"), str::to_owned)
}

#[cfg(test)]
mod tests;
