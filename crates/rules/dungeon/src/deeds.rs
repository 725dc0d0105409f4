//! What each object does in a beat, as the beat's events tell: of a preview, what is announced; of
//! the beat itself, what happened.

use crate::cell::Direction;
use crate::components::ObjectId;
use crate::events::{DiveEvent, Reason, Source, Travel};
use std::collections::BTreeMap;

/// What an object does when it acts, or instead of acting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Moves one cell by itself.
    Walks(Direction),
    /// Moves on as a projectile.
    Flies(Direction),
    /// Strikes or shoots.
    Strikes(Direction),
    /// Hits without a strike of its own, as spikes and coals hit who is on them.
    Hits,
    Digs,
    Notices,
    /// Waits, as its step says.
    Waits,
    /// Could do nothing of what it tried; why not the last of it.
    Stands(Reason),
    Loses(Reason),
    /// Burns down to so many beats.
    Burns(u16),
    Explodes,
    /// Dies, by its own action or before it acts.
    Dies {
        /// By its own action.
        own: bool,
    },
    /// Vanishes without having acted: a projectile ends, an explosion fades.
    Ends,
}

impl Act {
    /// Where it leads, of what is done in a direction that was chosen.
    pub(crate) fn way(self) -> Option<Direction> {
        match self {
            Self::Walks(way) | Self::Strikes(way) => Some(way),
            _ => None,
        }
    }
}

/// An act, and what it does to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    pub act: Act,
    /// Health that its hits take from players; zero also if they only push or affect.
    pub harm: Option<i32>,
}

/// The deeds of all objects that these events tell of.
pub fn deeds(events: &[DiveEvent], players: &[ObjectId]) -> BTreeMap<ObjectId, Deed> {
    let mut deeds = BTreeMap::<ObjectId, Deed>::new();
    let mut harms = BTreeMap::<ObjectId, i32>::new();
    for event in events {
        if let Some((id, act)) = act_of(event) {
            deeds.entry(id).or_insert(Deed { act, harm: None });
        }
        if let DiveEvent::Hit { by, target, damage, .. } = event
            && players.contains(target)
        {
            *harms.entry(*by).or_default() += damage;
        }
    }
    for (id, deed) in &mut deeds {
        deed.harm = harms.get(id).copied();
    }
    deeds
}

fn act_of(event: &DiveEvent) -> Option<(ObjectId, Act)> {
    let (id, act) = match *event {
        DiveEvent::Moved { id, from, to, how } => {
            let direction = Direction::toward(to.x - from.x, to.y - from.y)?;
            match how {
                Travel::Walk => (id, Act::Walks(direction)),
                Travel::Fly => (id, Act::Flies(direction)),
                Travel::Push | Travel::Slide | Travel::Bounce => return None,
            }
        }
        DiveEvent::Swung { id, direction, .. } => (id, Act::Strikes(direction)),
        DiveEvent::Hit { by, .. } => (by, Act::Hits),
        DiveEvent::WallGone { by, source: Source::Attack, .. } => (by, Act::Digs),
        DiveEvent::Noticed { id } => (id, Act::Notices),
        DiveEvent::Waited { id } => (id, Act::Waits),
        DiveEvent::ActionFailed { id, reason } => (id, Act::Stands(reason)),
        DiveEvent::ActionLost { id, reason } => (id, Act::Loses(reason)),
        DiveEvent::FuseBurned { id, left } => (id, Act::Burns(left)),
        DiveEvent::SetOff { id } => (id, Act::Burns(1)),
        DiveEvent::Exploded { id, .. } => (id, Act::Explodes),
        DiveEvent::Died { id, source, .. } => (id, Act::Dies { own: source == Source::Own }),
        DiveEvent::Vanished { id, .. } => (id, Act::Ends),
        _ => return None,
    };
    Some((id, act))
}
