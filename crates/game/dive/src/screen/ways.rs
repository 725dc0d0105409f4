//! Path finding over what the player has seen.
//! Pure: the rules are asked only when a step is made.

use crate::prelude::*;
use crate::view::coords::{covered, straight};
use crate::view::dive_view::{DiveView, Seen, Thing, reach};
use pathfinding::prelude::bfs;

type Cells = BTreeSet<(i32, i32)>;

/// The parts of a scene that matter for walking, collected once per search.
pub struct Ground<'a> {
    scene: &'a DiveView,
    barred: Cells,
    /// What a walk only enters as its goal: hazards, stairs, goods and gear.
    shunned: Cells,
    /// Cells beside an enemy that sleeps.
    uneasy: Cells,
    /// What a step must not strike: what acts, and what leaves something behind.
    minded: Vec<&'a Thing>,
    /// The player lacks health, so hearts are worth fetching.
    hurt: bool,
    /// Armour that is found is taken, since it replaces none.
    bare: bool,
    digging: i32,
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
            uneasy: Cells::new(),
            minded: Vec::new(),
            hurt: health.is_some_and(|health| health.current < health.max),
            bare: carried.is_some_and(|it| !it.replaces(armour, Pickup::Armour(1))),
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
            let gear = traits
                .pickuppable
                .is_some_and(|item| item.price.is_some() || !ground.wanted(item.gives));
            let (corner, size) = (thing.placed.cell, thing.size());
            for cell in covered(corner, size) {
                ground.note(thing.traits.real.is_some(), thing.object.layer, cell, gear);
            }
            if thing.asleep() {
                let around = Cell::new(corner.x - 1, corner.y - 1);
                let beside = covered(around, (size.0 + 2, size.1 + 2));
                ground.uneasy.extend(beside.map(|cell| (cell.x, cell.y)));
            }
        }
        for (place, spot) in
            scene.spots.iter().enumerate().filter(|(_, spot)| spot.seen != Seen::Never)
        {
            let cell = scene.cell(place);
            for look in spot.recalled.iter().filter_map(|kind| scene.look(*kind)) {
                ground.note(look.real, look.layer, cell, look.gear);
            }
            if spot.floor.and_then(|kind| scene.look(kind)).is_some_and(|look| look.hazard) {
                ground.note(false, Layer::Floor, cell, false);
            }
        }
        ground
    }

    fn note(&mut self, real: bool, layer: Layer, cell: Cell, gear: bool) {
        match layer {
            _ if real || layer == Layer::Explosive => self.barred.insert((cell.x, cell.y)),
            Layer::Trap | Layer::Floor => self.shunned.insert((cell.x, cell.y)),
            _ => gear && self.shunned.insert((cell.x, cell.y)),
        };
    }

    pub fn free(&self, cell: Cell) -> bool {
        self.scene.open(cell) && !self.barred.contains(&(cell.x, cell.y))
    }

    fn safe(&self, cell: Cell) -> bool {
        self.free(cell) && !self.shunned.contains(&(cell.x, cell.y))
    }

    /// Where exploring goes: it wakes nobody.
    fn quiet(&self, cell: Cell) -> bool {
        self.safe(cell) && !self.uneasy.contains(&(cell.x, cell.y))
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

    /// The way to the nearest item in sight that is worth fetching, else to the nearest cell next
    /// to the unknown.
    pub fn onward(&self, from: Cell) -> Option<Vec<Cell>> {
        self.nearest_news(from, |cell| self.quiet(cell))
    }

    /// Why auto-explore goes no further.
    pub fn why_not_onward(&self, from: Cell) -> String {
        if self.nearest_news(from, |cell| self.safe(cell)).is_some() {
            t!("dive-walk-sleeper")
        } else if self.nearest_news(from, |cell| self.free(cell)).is_some() {
            t!("dive-walk-hazards")
        } else {
            t!("dive-walk-explored")
        }
    }

    fn nearest_news(&self, from: Cell, free: impl Fn(Cell) -> bool) -> Option<Vec<Cell>> {
        let nearest = |goal: &dyn Fn(Cell) -> bool| {
            self.shortest(from, &free, |cell| cell != from && goal(cell))
        };
        nearest(&|cell| self.worth_fetching(cell)).or_else(|| nearest(&|cell| self.at_edge(cell)))
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

    fn worth_fetching(&self, cell: Cell) -> bool {
        self.scene.things.values().any(|thing| {
            let free = thing
                .traits
                .pickuppable
                .is_some_and(|item| item.price.is_none() && self.wanted(item.gives));
            thing.object.layer == Layer::Item
                && free
                && thing.placed.cell == cell
                && self.scene.in_sight(thing)
        })
    }

    /// Items that auto-explore fetches: those that are of use and replace nothing.
    fn wanted(&self, gives: Pickup) -> bool {
        match gives {
            Pickup::Health(_) => self.hurt,
            Pickup::Armour(_) => self.bare,
            Pickup::Shovel(power) => power > self.digging,
            Pickup::Gold(_) | Pickup::Bombs(_) | Pickup::Potions(_) => true,
            Pickup::Weapon { .. } => false,
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::Look;
    use crate::view::dive_view::sample::{scene, spear};
    use daemonfall_dungeon::components::{
        Acting, Algorithm, AttackableOnlyWhenNextToAttacker, Digging, Exit,
    };
    use daemonfall_dungeon::names::WeaponId;

    #[test]
    fn a_way_leads_round_what_stands_and_what_hurts() {
        let scene = scene(&["#####", "#@x.#", "#.^.#", "#...#", "#####"]);
        let ground = Ground::of(&scene);
        let way = ground.way(Cell::new(1, 1), Cell::new(3, 1));
        let expected =
            [(1, 2), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1)].map(|(x, y)| Cell::new(x, y));
        assert_eq!(way.as_deref(), Some(&expected[..]));
        assert_eq!(ground.way(Cell::new(1, 1), Cell::new(0, 0)), None);
    }

    #[test]
    fn a_way_leads_through_what_is_not_real_and_round_a_trap_that_is() {
        let scene = scene(&["#####", "#@\".#", "#=#.#", "#...#", "#####"]);
        let ground = Ground::of(&scene);
        let way = |x, y| ground.way(Cell::new(1, 1), Cell::new(x, y)).map(|way| way.len());
        assert_eq!((way(3, 1), way(1, 3)), (Some(2), Some(6)));
        assert!(scene.occupied(Cell::new(1, 2)) && !scene.occupied(Cell::new(2, 1)));
    }

    #[test]
    fn exploring_goes_to_the_nearest_gold_or_edge_of_the_known() {
        let gold = scene(&["#######", "#@.$...", "#######"]);
        assert_eq!(Ground::of(&gold).onward(Cell::new(1, 1)).map(|way| way.len()), Some(2));
        let edge = scene(&["##### ", "#@... ", "##### "]);
        assert_eq!(
            Ground::of(&edge).onward(Cell::new(1, 1)).and_then(|way| way.last().copied()),
            Some(Cell::new(4, 1))
        );
        let done = scene(&["####", "#@.#", "####"]);
        assert_eq!(Ground::of(&done).onward(Cell::new(1, 1)), None);
    }

    #[test]
    fn exploring_fetches_what_is_in_sight_before_it_goes_to_a_nearer_edge() {
        let scene = scene(&["########", " .@..$.#", "########"]);
        let way = Ground::of(&scene).onward(Cell::new(2, 1));
        assert_eq!(way.and_then(|way| way.last().copied()), Some(Cell::new(5, 1)));
    }

    #[test]
    fn exploring_fetches_hearts_for_those_who_lack_health() {
        let mut scene = scene(&["######", "#@.$.#", "######"]);
        let heart = |scene: &mut DiveView, current| {
            for thing in scene.things.values_mut() {
                if let Some(item) = &mut thing.traits.pickuppable {
                    item.gives = Pickup::Health(3);
                }
                if let Some(health) = &mut thing.traits.health {
                    health.current = current;
                }
            }
            Ground::of(scene).onward(Cell::new(1, 1)).map(|way| way.len())
        };
        assert_eq!(heart(&mut scene, 3), None);
        assert_eq!(heart(&mut scene, 2), Some(2));
    }

    #[test]
    fn exploring_fetches_tools_that_dig_more_and_leaves_weapons() {
        let mut scene = scene(&["######", "#@.$.#", "######"]);
        let fetches = |scene: &mut DiveView, gives: Pickup| {
            for item in scene.things.values_mut().filter_map(|it| it.traits.pickuppable.as_mut()) {
                item.gives = gives;
            }
            Ground::of(scene).onward(Cell::new(1, 1)).is_some()
        };
        let spear = Pickup::Weapon { damage: 2, pierce: 0, weapon: WeaponId(0) };
        assert!(fetches(&mut scene, Pickup::Shovel(2)) && !fetches(&mut scene, spear));
        for thing in scene.things.values_mut() {
            thing.traits.digging = Some(Digging { power: 2 });
        }
        assert!(!fetches(&mut scene, Pickup::Shovel(2)));
    }

    #[test]
    fn stairs_are_entered_only_as_the_goal_of_a_walk() {
        let mut scene = scene(&["#####", "#@^..", "#####"]);
        for thing in scene.things.values_mut().filter(|thing| thing.object.layer == Layer::Trap) {
            thing.traits.exit = Some(Exit {});
        }
        let (at, stairs) = (Cell::new(1, 1), Cell::new(2, 1));
        let ground = Ground::of(&scene);
        assert_eq!(ground.onward(at), None);
        assert_eq!(ground.way(at, Cell::new(3, 1)), None);
        assert_eq!(ground.way(at, stairs), Some(vec![stairs]));
    }

    #[test]
    fn exploring_keeps_away_from_what_sleeps() {
        let mut scene = scene(&["##### ", "#@... ", "#..c# ", "##### "]);
        let edge = |scene: &DiveView| Ground::of(scene).onward(Cell::new(1, 1));
        assert_eq!(edge(&scene).map(|way| way.len()), Some(3));
        for intent in scene.things.values_mut().filter_map(|thing| thing.intent.as_mut()) {
            intent.asleep = true;
        }
        assert_eq!(edge(&scene), None, "the only way passes it");
        let why = Ground::of(&scene).why_not_onward(Cell::new(1, 1));
        assert_eq!(why, t!("dive-walk-sleeper"));
    }

    #[test]
    fn a_way_leads_round_water_in_sight_which_is_no_thing_but_ground() {
        let mut scene = scene(&["#####", "#@..#", "#...#", "#####"]);
        let water = scene.looks.len() as u16;
        scene.looks.push(Look { hazard: true, ..scene.looks[1].clone() });
        scene.spots[7].floor = Some(KindId(water));
        let way = Ground::of(&scene).way(Cell::new(1, 1), Cell::new(3, 1));
        assert_eq!(way.map(|way| way.len()), Some(4));
    }

    #[test]
    fn what_lies_only_beyond_hazards_is_told_of() {
        let scene = scene(&["######", "#@^.$#", "######"]);
        let (ground, at) = (Ground::of(&scene), Cell::new(1, 1));
        assert_eq!(ground.way(at, Cell::new(4, 1)), None);
        assert!(ground.leads_over_hazards(at, Cell::new(4, 1)));
        assert_eq!(ground.why_not_onward(at), t!("dive-walk-hazards"));
    }

    #[test]
    fn a_way_goes_round_steps_that_would_strike_what_acts_if_there_is_another() {
        let around = |rows: &[&str]| {
            let mut scene = scene(rows);
            scene.arms = Some(spear());
            for thing in scene.things.values_mut().filter(|it| it.intent.is_some()) {
                thing.traits.acting = Some(Acting::new(Algorithm::General));
                thing.object.side = Side::Neutral;
            }
            Ground::of(&scene).way(Cell::new(1, 1), Cell::new(3, 1)).map(|way| way.len())
        };
        assert_eq!(around(&["########", "#@..c###", "#...####", "########"]), Some(4));
        assert_eq!(around(&["########", "#@..c###", "########"]), Some(2), "no other way");
        let mut scene = scene(&["#######", "#@.c..#", "#######"]);
        scene.arms = Some(spear());
        let struck =
            |scene: &DiveView| Ground::of(scene).struck(Cell::new(1, 1), Direction::East).is_some();
        let acts = |scene: &mut DiveView, beside_only: bool| {
            for thing in scene.things.values_mut().filter(|it| it.intent.is_some()) {
                thing.traits.acting = Some(Acting::new(Algorithm::General));
                let only = AttackableOnlyWhenNextToAttacker {};
                thing.traits.only_when_next = beside_only.then_some(only);
            }
        };
        assert!(!struck(&scene), "it does not act");
        acts(&mut scene, false);
        assert!(struck(&scene));
        acts(&mut scene, true);
        assert!(!struck(&scene), "it is too far away to be struck");
    }

    #[test]
    fn only_a_neighbour_in_a_row_or_column_is_a_step_away() {
        let at = Cell::new(3, 3);
        assert_eq!(step(at, Cell::new(3, 4)), Some(Direction::South));
        assert_eq!(step(at, Cell::new(4, 4)), None);
        assert_eq!(step(at, Cell::new(3, 5)), None);
    }
}
