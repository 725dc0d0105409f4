//! What the acting objects are about to do, for the order list and for badges.

use crate::components::{Acting, Algorithm, Fuse, ObjectId, Part, Player, Sequential};
use crate::index::Index;
use crate::library::Library;
use crate::library::kinds::Category;
use crate::library::names::KindId;
use bevy_ecs::prelude::*;

/// What one object is about to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// Who.
    pub id: ObjectId,
    /// Its kind.
    pub kind: KindId,
    /// The present step's own word, or what follows from its parts: "bites", "rolls"; none for what has nothing to tell.
    pub text: Option<String>,
    /// Beats until it comes: 1 is the next beat. For fuses, beats left.
    pub in_beats: u16,
    /// Whether it is something to be warned of, and not just a walk.
    pub warning: bool,
}

/// What is to come, in the order of the next beat.
pub fn intents(world: &World) -> Vec<Intent> {
    let (index, library) = (world.resource::<Index>(), world.resource::<Library>());
    let mut players: Vec<Intent> = Vec::new();
    let mut others: Vec<Intent> = Vec::new();
    for category in [
        Category::Reals,
        Category::Projectiles,
        Category::Explosions,
        Category::Traps,
    ] {
        for listed in index.list(category) {
            let (Some(kind), Some(entity)) = (index.kind(listed.id), index.entity(listed.id))
            else {
                continue;
            };
            let tell = |text: Option<String>, in_beats, warning| Intent {
                id: listed.id,
                kind,
                text,
                in_beats,
                warning,
            };
            if world.get::<Player>(entity).is_some() {
                players.push(tell(None, 1, false));
                continue;
            }
            if let Some(fuse) = world.get::<Fuse>(entity) {
                others.push(tell(Some("explodes".into()), fuse.beats, true));
                continue;
            }
            if let (Some(acting), Some(sequential)) =
                (world.get::<Acting>(entity), world.get::<Sequential>(entity))
                && acting.algorithm == Algorithm::General
            {
                let (text, in_beats, warning) = coming(library, sequential);
                others.push(tell(text, in_beats, warning));
            } else if category == Category::Projectiles {
                others.push(tell(Some("flies on".into()), 1, true));
            }
        }
    }
    players.extend(others);
    players
}

/// The first step from the present one that has a word for itself, and in how many beats it comes if all goes well.
fn coming(library: &Library, sequential: &Sequential) -> (Option<String>, u16, bool) {
    let sequence = library.sequence(sequential.sequence);
    let mut place = sequential.step;
    let mut beats = 1;
    for _ in 0..sequence.steps.len() {
        let step = sequence.step(place);
        if let Some(intent) = &step.intent {
            return (Some(intent.clone()), beats, true);
        }
        if !step.parts.iter().all(|part| part == Part::Wait) {
            break;
        }
        let repeats = if place == sequential.step {
            sequential.repeats
        } else {
            0
        };
        beats += step.repeat.saturating_sub(repeats).max(1);
        place = sequence.after(place, step.success);
    }
    let parts = sequence.step(sequential.step).parts;
    let text = match parts.get(0) {
        Some(Part::Notice(_)) => "sleeps",
        Some(Part::Wait) => "waits",
        Some(Part::Attack) if parts.get(1).is_some() => "hunts",
        Some(Part::Attack) => "strikes",
        Some(Part::Dig) => "digs its way",
        Some(Part::Move) => "moves",
        Some(Part::Die) => "explodes",
        Some(Part::Lay(_)) => "lays an explosive",
        _ => return (None, 1, false),
    };
    (Some(text.into()), 1, false)
}
