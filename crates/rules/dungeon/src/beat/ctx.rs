//! The context of handlers: one set of queries and resources over the whole dive.

use crate::action_tree::{Acts, EnclosingEvent};
use crate::beat::Chains;
use crate::cell::{Cell, Direction};
use crate::chain::Event;
use crate::components::*;
use crate::events::DiveEvent;
use crate::grid::Grid;
use crate::library::Library;
use crate::names::KindId;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use bevy_ecs::query::QueryData;
use bevy_ecs::system::SystemParam;
use daemonfall_core::{EventLog, Health, Streams};

/// An object spawned during a beat that has no entity yet.
#[derive(Clone, Debug)]
pub(crate) struct Newborn {
    pub id: ObjectId,
    pub kind: KindId,
    pub placed: Placed,
    pub shot: Option<Shot>,
    /// Its fuse, if changed before it got its entity.
    pub fuse: Option<u16>,
    pub price: Option<u32>,
}

/// The blow of an explosion on an object born in the same phase, dealt when that has its entity.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LateBlow {
    pub event: Event,
    pub blast: Blast,
    pub target: ObjectId,
    pub outward: Option<Direction>,
}

/// The values that a shot gets from its shooter.
#[derive(Clone, Copy, Debug)]
pub struct Shot {
    pub shooter: ObjectId,
    pub attack: Attacking,
    pub side: daemonfall_core::Side,
}

/// Data of the current beat, cleared at its end.
#[derive(Resource, Debug, Default)]
pub struct BeatState {
    pub(crate) newborns: Vec<Newborn>,
    pub(crate) late_blows: Vec<LateBlow>,
    pub(crate) dead: Vec<ObjectId>,
    pub(crate) bounced: Vec<ObjectId>,
    pub(crate) slid: Vec<ObjectId>,
    /// Cells in which projectiles have met: a third one that flies there meets them too.
    pub(crate) met: Vec<Cell>,
    pub(crate) acts: Acts,
    pub(crate) reach: super::Reach,
    /// Shooters whose shot waits for the cell ahead, in the order in which they shot.
    pub(crate) waiting: Vec<ObjectId>,
    /// Objects with counting statuses that never act.
    pub(crate) passive: Vec<ObjectId>,
    /// Pairs of binder and bound object, in the order in which they came about.
    pub(crate) bound: Vec<(ObjectId, ObjectId)>,
    pub(crate) died: Option<(Option<KindId>, crate::events::Source)>,
    /// Who drew its directions in a preview, once for each draw, and whether loot was drawn since a
    /// state was restored: then a preview plays its beats under several dice.
    pub(crate) wanderers: Vec<ObjectId>,
    pub(crate) dropped: bool,
    /// The dice of a preview.
    pub(crate) course: Option<super::Course>,
    /// Set while a command is only checked: nothing is logged.
    pub(crate) quiet: bool,
}

impl BeatState {
    /// Keeps what every actor leaves from now on, until a state is restored; each costs a copy.
    pub fn keep_trees(&mut self) {
        self.acts.over.get_or_insert_default();
    }

    /// The enclosing events of all that acted in the last beat, by category and in list order; empty
    /// if they are not kept.
    pub fn trees(&self) -> &[EnclosingEvent] {
        self.acts.over.as_deref().unwrap_or_default()
    }
}

/// Everything that a handler may read or change.
#[derive(SystemParam)]
pub struct BeatCtx<'w, 's> {
    pub grid: ResMut<'w, Grid>,
    /// Finds objects by number.
    pub index: ResMut<'w, Index>,
    /// Kinds, weapons, sequences, pools.
    pub library: Res<'w, Library>,
    pub chains: Res<'w, Chains>,
    pub log: ResMut<'w, EventLog<DiveEvent>>,
    pub streams: ResMut<'w, Streams>,
    pub state: ResMut<'w, DiveState>,
    /// Data of the current beat.
    pub beat: ResMut<'w, BeatState>,
    pub(crate) trace: Option<ResMut<'w, crate::trace::Trace>>,
    pub placed: Query<'w, 's, &'static mut Placed>,
    pub acting: Query<'w, 's, (&'static mut Acting, Option<&'static mut Sequential>)>,
    pub health: Query<'w, 's, &'static mut Health>,
    pub statused: Query<'w, 's, &'static mut Statused>,
    pub attacking: Query<'w, 's, &'static mut Attacking>,
    pub attackable: Query<'w, 's, &'static mut Attackable>,
    pub players: Query<'w, 's, &'static mut Player>,
    pub digging: Query<'w, 's, &'static mut Digging>,
    pub fuses: Query<'w, 's, &'static mut Fuse>,
    /// What no rule changes. Whether an object has a component, its [`Index`] tells sooner.
    pub lasting: Query<'w, 's, Lasting, With<Object>>,
}

/// Components with values that no rule changes.
#[derive(QueryData)]
pub struct Lasting {
    /// Columns and rows.
    pub sized: Option<&'static Sized>,
    /// What it gives whoever picks it up.
    pub pickuppable: Option<&'static Pickuppable>,
    /// The hardness of a wall.
    pub diggable: Option<&'static Diggable>,
    pub blast: Option<&'static Blast>,
    /// The shooter of a shot.
    pub projectile: Option<&'static Projectile>,
    /// What it becomes at death.
    pub leaves_behind: Option<&'static LeavesBehind>,
    /// What it may drop.
    pub dropping: Option<&'static Dropping>,
    /// The damage of coals.
    pub scorching: Option<&'static Scorching>,
    /// The push of a bounce trap.
    pub bouncing: Option<&'static Bouncing>,
    pub laying: Option<&'static Laying>,
}

impl BeatCtx<'_, '_> {
    #[inline]
    pub fn emit(&mut self, event: DiveEvent) {
        if !self.beat.quiet {
            if let Some(trace) = &mut self.trace {
                trace.event(&event);
            }
            self.log.push(event);
        }
    }

    /// Columns and rows that an object covers.
    #[inline]
    pub fn size(&self, id: ObjectId) -> (i32, i32) {
        let sized = self.index.slot(id).filter(|slot| slot.traits.has(Trait::Sized));
        let sized = sized.and_then(|slot| self.lasting.get(slot.entity).ok()?.sized);
        sized.map_or((1, 1), |sized| (sized.width, sized.height))
    }

    /// The entity of a living object that has one.
    #[inline]
    pub fn entity(&self, id: ObjectId) -> Option<Entity> {
        self.index.entity(id)
    }

    pub fn cell(&self, entity: Entity) -> Cell {
        self.placed.get(entity).map_or(Cell::default(), |placed| placed.cell)
    }

    /// The cells that an object covers, row by row.
    pub fn covered(&self, id: ObjectId, entity: Entity) -> impl Iterator<Item = Cell> + use<> {
        let (cell, size) = (self.cell(entity), self.size(id));
        let row = move |y| (0..size.0).map(move |x| Cell::new(cell.x + x, y));
        (cell.y..cell.y + size.1).flat_map(row)
    }

    /// Whether two objects touch or overlap; diagonal contact counts.
    pub fn next_to(&self, one: (ObjectId, Entity), other: (ObjectId, Entity)) -> bool {
        let of = |(id, entity)| (self.cell(entity), self.size(id));
        let ((a, asize), (b, bsize)) = (of(one), of(other));
        let gap =
            |a: i32, alen: i32, b: i32, blen: i32| (b - (a + alen - 1)).max(a - (b + blen - 1));
        gap(a.x, asize.0, b.x, bsize.0) <= 1 && gap(a.y, asize.1, b.y, bsize.1) <= 1
    }

    pub fn is_frozen(&self, entity: Entity) -> bool {
        let statused = self.statused.get(entity);
        statused.is_ok_and(|statused| statused.freeze > 0)
    }

    pub fn face(&mut self, id: ObjectId, entity: Entity, facing: Direction) {
        if let Ok(mut placed) = self.placed.get_mut(entity)
            && placed.facing != facing
        {
            placed.facing = facing;
            self.index.touch(id);
            self.emit(DiveEvent::Turned { id, facing });
        }
    }
}
