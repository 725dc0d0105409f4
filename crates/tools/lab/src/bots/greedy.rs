//! The greedy bot: explores the nearest unseen frontier, attacks neighbouring foes, picks up items
//! it sees, takes weapons and armour that are better than its own, drinks when hurt, flees from imminent explosions, and leaves once it has seen enough.

use super::{Bot, Knowledge};
use bevy_ecs::world::World;
use daemonfall_dungeon::components::Pickup;
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::{Cell, Command, Direction, DiveState, Library, check};
use pathfinding::prelude::dijkstra;
use std::collections::{BTreeMap, BTreeSet};

/// Beats after which a floor counts as explored.
const PATIENCE: u32 = 500;
/// Beats after which it passes close to foes rather than staying longer.
const BOLDNESS: u32 = 550;
/// Share of health, in percent, at which it leaves.
const ENOUGH_PERCENT: i32 = 30;
/// The cost, in beats, of entering a cell with a foe, and of one next to a foe.
const FOE: u32 = 12;
const BESIDE_FOE: u32 = 20;
/// The cost of a cell that is about to explode.
const BLAST: u32 = 20;
/// How many beats ahead it looks for explosions.
const FORESIGHT: u16 = 2;
/// Beats in one cell after which any step is better than none.
const STANDSTILL: u32 = 12;
/// Beats in one cell after which it takes its attacks to be vain, and beats without attacks then.
const STUBBORN: u32 = 20;
const WEARY: u32 = 40;
/// Visits to one cell after which it leaves by any way.
const FED_UP: u32 = 100;
/// The cost of a foe's cell once it passes close to foes.
const BOLD_FOE: u32 = 3;
/// The added cost of a cell for each failed step into it.
const VAIN: u32 = 1;
/// Visits to one cell after which each further one adds to its cost. This stops the bot from moving
/// back and forth between two goals, each of which looks nearer from the other.
const AT_HOME: u32 = 6;

#[derive(Default)]
pub struct Greedy {
    floor: u32,
    arrived: u32,
    /// Cells where it left items lying when it stood there.
    left_lying: BTreeSet<Cell>,
    /// Cells that it failed to enter, with counts: traps throw it back, or others are in the way.
    vain: BTreeMap<Cell, u32>,
    visits: BTreeMap<Cell, u32>,
    /// The cell that the last step aimed for.
    aimed: Option<Cell>,
    /// Its cell, and the number of beats it has been there.
    stood: (Cell, u32),
    /// The beat until which it does not attack.
    weary: u32,
}

impl Bot for Greedy {
    fn choose(&mut self, world: &mut World) -> Option<Command> {
        check(world, Command::Wait).ok()?;
        let state = world.resource::<DiveState>();
        let (floor, beat) = (state.floor, state.beat);
        if floor != self.floor || beat == 0 {
            *self = Self { floor, arrived: beat, ..Self::default() };
        }
        let known = Knowledge::gather(world)?;
        self.left_lying.insert(known.here);
        let stood = if self.stood.0 == known.here { self.stood.1 + 1 } else { 0 };
        self.stood = (known.here, stood);
        if stood > STUBBORN {
            self.weary = beat + WEARY;
        }
        if let Some(aimed) = self.aimed.take().filter(|cell| *cell != known.here) {
            *self.vain.entry(aimed).or_default() += 1;
        }
        *self.visits.entry(known.here).or_default() += 1;
        let better = better_lies_here(world.resource::<Library>(), &known);
        let takes = better && check(world, Command::Take).is_ok();
        let wish = self.wish(world, &known, beat - self.arrived, takes);
        if let Some(command) = wish.filter(|command| check(world, *command).is_ok()) {
            if let Command::Step(way) = command
                && !known.is_foe(known.here.step(way, 1))
            {
                self.aimed = Some(known.here.step(way, 1));
            }
            return Some(command);
        }
        if stood > STANDSTILL {
            let step = Command::Step(Direction::STRAIGHT[(stood % 4) as usize]);
            return Some(step).filter(|step| check(world, *step).is_ok()).or(Some(Command::Wait));
        }
        Some(Command::Wait)
    }
}

impl Greedy {
    fn wish(
        &self,
        world: &World,
        known: &Knowledge,
        beats_here: u32,
        takes: bool,
    ) -> Option<Command> {
        let fed_up = self.visits.get(&known.here).is_some_and(|visits| *visits > FED_UP);
        let clear = if fed_up || beats_here > BOLDNESS { 0 } else { BESIDE_FOE };
        if known.is_deadly(known.here, FORESIGHT)
            && let Some(step) = self.flee(known, clear)
        {
            return Some(step);
        }
        let hurt = known.health.max - known.health.current;
        let weak = known.health.current * 100 <= known.health.max * ENOUGH_PERCENT;
        if known.player.potions > 0 && (weak || hurt >= known.player.potion_heals) {
            return Some(Command::Drink);
        }
        let weary = self.arrived + beats_here < self.weary;
        if let Some(strike) = strike(known).filter(|_| !weary) {
            return Some(strike);
        }
        if takes {
            return Some(Command::Take);
        }
        let library = world.resource::<Library>();
        let wanted = |kind: &KindId| wants(library, known, *kind);
        let item = |cell: Cell| {
            !self.left_lying.contains(&cell)
                && known.at(cell).is_some_and(|at| at.items.iter().any(wanted))
        };
        let exit = |cell: Cell| known.at(cell).is_some_and(|at| at.exit);
        let frontier = |cell: Cell| known.is_frontier(cell);
        let goals: [&dyn Fn(Cell) -> bool; 3] = if weak || fed_up || beats_here > PATIENCE {
            [&exit, &frontier, &item]
        } else {
            [&item, &frontier, &exit]
        };
        goals.iter().find_map(|goal| self.way_to(known, clear, goal))
    }

    fn flee(&self, known: &Knowledge, clear: u32) -> Option<Command> {
        self.way_to(known, clear, &|cell| {
            !known.is_deadly(cell, FORESIGHT) && known.at(cell).is_some_and(|at| at.foe.is_none())
        })
    }

    /// The first step of the cheapest known way to a wanted cell, avoiding foes and blasts.
    fn way_to(
        &self,
        known: &Knowledge,
        clear: u32,
        wanted: &dyn Fn(Cell) -> bool,
    ) -> Option<Command> {
        let cost = |cell: Cell| {
            let own = known.at(cell)?.cost?;
            let beside = Direction::ALL.iter().any(|way| known.is_foe(cell.step(*way, 1)));
            let foe = match (known.is_foe(cell), beside) {
                (true, _) if clear == 0 => BOLD_FOE,
                (true, _) => FOE,
                (_, true) => clear,
                _ => 0,
            };
            let blast = if known.is_deadly(cell, FORESIGHT) { BLAST } else { 0 };
            let vain = VAIN * self.vain.get(&cell).copied().unwrap_or(0);
            let visits = self.visits.get(&cell).copied().unwrap_or(0);
            let worn = visits.saturating_sub(AT_HOME);
            Some(((cell.x, cell.y), own + foe + blast + vain + worn))
        };
        let next = |at: &(i32, i32)| {
            let steps = Direction::STRAIGHT.map(|way| Cell::new(at.0, at.1).step(way, 1));
            steps.into_iter().filter_map(cost).collect::<Vec<_>>()
        };
        let start = (known.here.x, known.here.y);
        let goal = |at: &(i32, i32)| *at != start && wanted(Cell::new(at.0, at.1));
        let (way, _) = dijkstra(&start, next, goal)?;
        let (x, y) = *way.get(1)?;
        Direction::toward(x - start.0, y - start.1).map(Command::Step)
    }
}

fn wants(library: &Library, known: &Knowledge, kind: KindId) -> bool {
    match library.kind(kind).traits.pickuppable.map(|item| item.gives) {
        Some(Pickup::Health(_)) => known.health.current < known.health.max,
        Some(Pickup::Weapon { damage, .. }) => {
            let held =
                known.player.weapon_item.and_then(|held| library.kind(held).traits.pickuppable);
            !matches!(held.map(|held| held.gives), Some(Pickup::Weapon { damage: own, .. }) if own >= damage)
        }
        Some(Pickup::Armour(armour)) => {
            let worn =
                known.player.armour_item.and_then(|worn| library.kind(worn).traits.pickuppable);
            !matches!(worn.map(|worn| worn.gives), Some(Pickup::Armour(own)) if own >= armour)
        }
        other => other.is_some(),
    }
}

/// Whether the first weapon or armour here is better than its own.
fn better_lies_here(library: &Library, known: &Knowledge) -> bool {
    let items = known.at(known.here).map_or(&[][..], |here| &here.items);
    let replaces = |kind: &&KindId| {
        let gives = library.kind(**kind).traits.pickuppable.map(|item| item.gives);
        matches!(gives, Some(Pickup::Weapon { .. } | Pickup::Armour(_)))
    };
    items.iter().find(replaces).is_some_and(|kind| wants(library, known, *kind))
}

fn strike(known: &Knowledge) -> Option<Command> {
    let ways = Direction::STRAIGHT.into_iter();
    let mut struck = ways.filter(|way| known.is_foe(known.here.step(*way, 1)));
    struck.next().map(Command::Step)
}
