//! Bots: automatic players for the lab, for tests and for the window's own test.

mod greedy;
pub mod run;

pub use greedy::Greedy;

use bevy_ecs::world::World;
use clap::ValueEnum;
use daemonfall_core::{Health, Side, Stream, Streams};
use daemonfall_dungeon::components::{Digging, Fuse, Layer, Object, ObjectId, Placed, Player};
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::{
    Cell, Command, Direction, Grid, Index, Library, Refusal, Sight, act, check, look,
};

pub trait Bot {
    /// The next command, which is always accepted; `None` when the dive is over.
    fn choose(&mut self, world: &mut World) -> Option<Command>;

    fn play(&mut self, world: &mut World) -> Option<Command> {
        let command = self.choose(world)?;
        act(world, command).ok()?;
        Some(command)
    }
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Explores, fights, picks up, drinks and leaves, using what the player sees and remembers.
    Greedy,
    /// A random accepted command, each equally likely.
    Random,
}

impl Policy {
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Policy::Greedy => Box::new(Greedy::default()),
            Policy::Random => Box::new(Random::new(seed)),
        }
    }
}

/// Keeps the bot's dice apart from those of the dive with the same seed.
const OWN: u64 = 0x5EED_0F0B_0700;

pub struct Random {
    streams: Streams,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Self { streams: Streams::new(seed ^ OWN) }
    }

    /// Uniform over the commands that are taken. Waiting always is while the dive lasts.
    fn draw(
        &mut self,
        world: &mut World,
        takes: impl Fn(&mut World, Command) -> Result<(), Refusal>,
    ) -> Option<Command> {
        loop {
            let drawn = self.streams.below(Stream::Dive, 11);
            let direction = Direction::STRAIGHT[drawn as usize % 4];
            let command = match drawn {
                0..=3 => Command::Step(direction),
                4..=7 => Command::Bomb(direction),
                8 => Command::Drink,
                9 => Command::Take,
                _ => Command::Wait,
            };
            match takes(world, command) {
                Ok(()) => return Some(command),
                Err(Refusal::Over | Refusal::NoDive) => return None,
                Err(_) => {}
            }
        }
    }
}

impl Bot for Random {
    fn choose(&mut self, world: &mut World) -> Option<Command> {
        self.draw(world, check)
    }

    fn play(&mut self, world: &mut World) -> Option<Command> {
        self.draw(world, act)
    }
}

#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The cost of entering it, in beats; `None` for a cell that cannot be entered.
    pub cost: Option<u32>,
    pub items: Vec<KindId>,
    pub exit: bool,
    /// A hostile object seen here now.
    pub foe: Option<ObjectId>,
    /// Beats until an explosion here.
    pub fuse: Option<u16>,
}

#[derive(Clone, Debug)]
pub struct Knowledge {
    width: i32,
    height: i32,
    cells: Vec<Option<Known>>,
    pub here: Cell,
    pub health: Health,
    pub player: Player,
}

impl Knowledge {
    /// Looks around; `None` when no player is alive.
    pub fn gather(world: &mut World) -> Option<Self> {
        look(world);
        let grid = world.resource::<Grid>();
        let &(id, here) = grid.players().first()?;
        let entity = world.resource::<Index>().entity(id)?;
        let (health, player) = (*world.get::<Health>(entity)?, *world.get::<Player>(entity)?);
        let power = world.get::<Digging>(entity).map_or(-1, |digging| digging.power);
        let (width, height) = grid.size();
        let cells = grid.cells().map(|cell| known(world, cell, power)).collect();
        Some(Self { width, height, cells, here, health, player })
    }

    /// The knowledge of a cell; `None` for one never seen.
    pub fn at(&self, cell: Cell) -> Option<&Known> {
        let place = (cell.y * self.width + cell.x) as usize;
        self.is_inside(cell).then(|| self.cells[place].as_ref()).flatten()
    }

    fn is_inside(&self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && cell.x < self.width && cell.y < self.height
    }

    pub fn is_unseen(&self, cell: Cell) -> bool {
        self.is_inside(cell) && self.at(cell).is_none()
    }

    pub fn is_frontier(&self, cell: Cell) -> bool {
        Direction::STRAIGHT.iter().any(|direction| self.is_unseen(cell.step(*direction, 1)))
    }

    pub fn is_foe(&self, cell: Cell) -> bool {
        self.at(cell).is_some_and(|known| known.foe.is_some())
    }

    pub fn foes(&self) -> impl Iterator<Item = (ObjectId, Cell)> {
        let cells = self.cells.iter().enumerate();
        cells.filter_map(|(place, known)| {
            Some((
                known.as_ref()?.foe?,
                Cell::new(place as i32 % self.width, place as i32 / self.width),
            ))
        })
    }

    pub fn is_deadly(&self, cell: Cell, within: u16) -> bool {
        let around = std::iter::once(cell)
            .chain(Direction::ALL.iter().map(|direction| cell.step(*direction, 1)));
        around.filter_map(|cell| self.at(cell)?.fuse).any(|fuse| fuse <= within)
    }
}

fn known(world: &World, cell: Cell, power: i32) -> Option<Known> {
    let (sight, library) = (world.resource::<Sight>(), world.resource::<Library>());
    let memory = sight.remembered(cell)?;
    let mut known = Known::default();
    if let Some(wall) = memory.wall {
        let hardness = library.kind(wall).traits.diggable.map(|diggable| diggable.hardness);
        known.cost = hardness.filter(|hardness| *hardness <= power).map(|_| 12);
        return Some(known);
    }
    let mut cost = Some(1);
    if let Some(ground) = memory.ground {
        let traits = &library.kind(ground).traits;
        let extra = [
            (traits.pinning.is_some(), 2),
            (traits.slippery.is_some(), 3),
            (traits.scorching.is_some(), 4),
        ];
        cost = cost.map(|cost| {
            cost + extra.iter().filter(|(there, _)| *there).map(|(_, extra)| extra).sum::<u32>()
        });
    }
    for thing in &memory.things {
        let traits = &library.kind(*thing).traits;
        known.exit |= traits.exit.is_some();
        if traits.pickuppable.is_some() {
            known.items.push(*thing);
        }
        let extra = match (traits.real.is_some(), traits.attackable.is_some()) {
            (true, false) => None,
            (true, true) if traits.leaves_behind.is_some() => Some(30),
            (true, true) => Some(2 + traits.health.map_or(1, |health| health.max as u32)),
            (false, _) if traits.striking.is_some() || traits.laying.is_some() => Some(15),
            (false, _) if traits.bouncing.is_some() => Some(6),
            (false, _) => Some(0),
        };
        cost = cost.zip(extra).map(|(cost, extra)| cost + extra);
    }
    known.cost = cost;
    if sight.visible(cell) {
        see(world, cell, &mut known);
    }
    Some(known)
}

fn see(world: &World, cell: Cell, known: &mut Known) {
    let (grid, index) = (world.resource::<Grid>(), world.resource::<Index>());
    let real = grid.real(cell).and_then(|id| Some((id, index.entity(id)?)));
    if let Some((id, entity)) = real
        && world.get::<Object>(entity).is_some_and(|object| object.side == Side::Hostile)
    {
        known.foe = Some(id);
    }
    let explosive = grid.at(cell, Layer::Explosive).and_then(|id| index.entity(id));
    known.fuse = explosive.and_then(|entity| world.get::<Fuse>(entity)).map(|fuse| fuse.beats);
    let flying = grid.at(cell, Layer::Projectile).and_then(|id| index.entity(id));
    if flying.and_then(|entity| world.get::<Placed>(entity)).is_some() {
        known.cost = known.cost.map(|cost| cost + 4);
    }
}
