//! The greedy bot: explores the nearest unseen frontier, strikes whoever is beside it, picks up what it sees, drinks
//! when hurt, flees from what is about to explode, and leaves once it has seen enough.

use super::{Bot, Knowledge};
use bevy_ecs::world::World;
use daemonfall_dungeon::components::Pickup;
use daemonfall_dungeon::library::names::KindId;
use daemonfall_dungeon::{Cell, Command, Direction, DiveState, Library, check};
use pathfinding::prelude::dijkstra;
use std::collections::BTreeSet;

/// Knows what it has tried in vain.
#[derive(Default)]
pub struct Greedy {
    floor: u32,
    arrived: u32,
    waited: u32,
    /// Cells whose items were not taken when it stood there.
    left_lying: BTreeSet<Cell>,
    /// Cells that it failed to come nearer to, so often.
    stood: (Cell, u32),
}

impl Bot for Greedy {
    fn choose(&mut self, world: &mut World) -> Option<Command> {
        check(world, Command::Wait).ok()?;
        let state = world.resource::<DiveState>();
        let (floor, beat) = (state.floor, state.beat);
        if floor != self.floor || beat == 0 {
            *self = Self {
                floor,
                arrived: beat,
                ..Self::default()
            };
        }
        let known = Knowledge::gather(world)?;
        self.left_lying.insert(known.here);
        self.stood = if self.stood.0 == known.here {
            (known.here, self.stood.1 + 1)
        } else {
            (known.here, 0)
        };
        let wish = self.wish(world, &known, beat - self.arrived);
        let accepted = wish.filter(|command| check(world, *command).is_ok());
        let waits = accepted.is_none_or(|command| command == Command::Wait);
        self.waited = if waits { self.waited + 1 } else { 0 };
        if self.stood.1 > 12 && waits {
            // Whatever holds it up, any step is better than none.
            let turn = (self.stood.1 % 4) as usize;
            let step = Command::Step(Direction::STRAIGHT[turn]);
            return Some(if check(world, step).is_ok() {
                step
            } else {
                Command::Wait
            });
        }
        Some(accepted.unwrap_or(Command::Wait))
    }
}

impl Greedy {
    fn wish(&self, world: &mut World, known: &Knowledge, beats_here: u32) -> Option<Command> {
        if known.is_deadly(known.here, 2)
            && let Some(step) = self.flee(known)
        {
            return Some(step);
        }
        let hurt = known.health.max - known.health.current;
        if known.player.potions > 0
            && (hurt >= known.player.potion_heals || known.health.current <= 3)
        {
            return Some(Command::Drink);
        }
        let tune = tuning();
        let fights = match tune[3] {
            0 => true,
            1 => false,
            limit => known.health.current >= limit as i32,
        };
        if let Some(strike) = beside(known, fights) {
            return Some(strike);
        }
        let near = known
            .foes()
            .any(|(_, cell)| (cell.x - known.here.x).abs() + (cell.y - known.here.y).abs() == 2);
        if near && fights && self.waited < tune[4] {
            return Some(Command::Wait);
        }
        let library = world.resource::<Library>();
        let wants = |kind: &KindId| self.wants(library, known, *kind);
        let item = |cell: Cell| {
            !self.left_lying.contains(&cell)
                && known.at(cell).is_some_and(|at| at.items.iter().any(wants))
        };
        let exit = |cell: Cell| known.at(cell).is_some_and(|at| at.exit);
        let frontier = |cell: Cell| known.is_frontier(cell);
        let enough = beats_here > tune[0]
            || known.health.current * 3 <= known.health.max && known.player.potions == 0;
        let way = if enough {
            way_to(known, &exit).or_else(|| way_to(known, &frontier))
        } else {
            None
        };
        way.or_else(|| way_to(known, &item))
            .or_else(|| way_to(known, &frontier))
            .or_else(|| way_to(known, &exit))
    }

    /// Whether a kind of item is worth a walk.
    fn wants(&self, library: &Library, known: &Knowledge, kind: KindId) -> bool {
        match library.kind(kind).traits.pickuppable.map(|item| item.gives) {
            Some(Pickup::Health(_)) => known.health.current < known.health.max,
            Some(Pickup::Weapon { damage, .. }) => {
                let held = known
                    .player
                    .weapon_item
                    .and_then(|held| library.kind(held).traits.pickuppable);
                !matches!(held.map(|held| held.gives), Some(Pickup::Weapon { damage: own, .. }) if own >= damage)
            }
            Some(Pickup::Armour(armour)) => {
                let worn = known
                    .player
                    .armour_item
                    .and_then(|worn| library.kind(worn).traits.pickuppable);
                !matches!(worn.map(|worn| worn.gives), Some(Pickup::Armour(own)) if own >= armour)
            }
            other => other.is_some(),
        }
    }

    /// A step to the nearest cell that no explosion will reach.
    fn flee(&self, known: &Knowledge) -> Option<Command> {
        way_to(known, &|cell| {
            !known.is_deadly(cell, 2) && known.at(cell).is_some_and(|at| at.foe.is_none())
        })
    }
}

/// Numbers to try out.
fn tuning() -> [u32; 5] {
    static TUNING: std::sync::OnceLock<[u32; 5]> = std::sync::OnceLock::new();
    *TUNING.get_or_init(|| {
        let mut numbers = [350, 6, 0, 0, 2];
        for (slot, text) in numbers
            .iter_mut()
            .zip(std::env::var("BOT").unwrap_or_default().split(','))
        {
            *slot = text.parse().unwrap_or(*slot);
        }
        numbers
    })
}

/// A blow at a foe in one of the four next cells.
fn beside(known: &Knowledge, fights: bool) -> Option<Command> {
    let foe = |direction: &&Direction| {
        known
            .at(known.here.step(**direction, 1))
            .is_some_and(|at| at.foe.is_some_and(|_| fights || at.frail))
    };
    Direction::STRAIGHT
        .iter()
        .find(foe)
        .map(|direction| Command::Step(*direction))
}

/// The first step of the cheapest way over known cells to one that is wanted.
fn way_to(known: &Knowledge, wanted: &dyn Fn(Cell) -> bool) -> Option<Command> {
    let cell_of = |(x, y): (i32, i32)| Cell::new(x, y);
    let next = |at: &(i32, i32)| {
        let from = cell_of(*at);
        let steps = Direction::STRAIGHT.map(|direction| from.step(direction, 1));
        let cost = |cell: Cell| {
            let at = known.at(cell)?;
            let tune = tuning();
            let beside = Direction::ALL.iter().any(|way| {
                known
                    .at(cell.step(*way, 1))
                    .is_some_and(|at| at.foe.is_some())
            });
            let foe = if at.foe.is_some() {
                tune[1]
            } else if beside {
                tune[2]
            } else {
                0
            };
            let blast = if known.is_deadly(cell, 2) { 20 } else { 0 };
            Some(((cell.x, cell.y), at.cost? + foe + blast))
        };
        steps.into_iter().filter_map(cost).collect::<Vec<_>>()
    };
    let start = (known.here.x, known.here.y);
    let (way, _) = dijkstra(&start, next, |at| *at != start && wanted(cell_of(*at)))?;
    let (x, y) = *way.get(1)?;
    Direction::toward(x - known.here.x, y - known.here.y).map(Command::Step)
}
