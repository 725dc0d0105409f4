//! What the acting objects are about to do, for the order list and the badges.

use crate::components::{
    Acting, Algorithm, Directions, Fuse, LeavesBehind, ObjectId, Part, Player, Sequential, Statused,
};
use crate::index::Index;
use crate::library::Library;
use crate::library::kinds::Category;
use crate::library::sequences::Step;
use crate::names::KindId;
use bevy_ecs::prelude::*;

/// The next action of one object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    /// The object.
    pub id: ObjectId,
    /// Its kind.
    pub kind: KindId,
    /// The word of the current step, or of its parts: "bites", "rolls"; `None` if there is none.
    pub text: Option<String>,
    /// The same word as written in the data, whatever the player's language.
    pub word: Option<String>,
    /// Beats until it happens: 1 is the next beat. For fuses, beats left. Beats that are lost to a
    /// stun, a freeze or the water are counted.
    pub in_beats: u16,
    /// Whether it needs a warning: it is more than a walk.
    pub warning: bool,
    /// Whether it is awake and its sequence targets players. What only flutters or flees does not.
    pub hunts: bool,
}

/// The next actions of all objects, in the order of the next beat.
pub fn intents(world: &World) -> Vec<Intent> {
    let (index, library) = (world.resource::<Index>(), world.resource::<Library>());
    let mut players: Vec<Intent> = Vec::new();
    let mut others: Vec<Intent> = Vec::new();
    for category in [Category::Reals, Category::Projectiles, Category::Explosions, Category::Traps]
    {
        for listed in index.list(category) {
            let (Some(kind), Some(entity)) = (index.kind(listed.id), index.entity(listed.id))
            else {
                continue;
            };
            let tell = |text: Option<String>, in_beats, warning| Intent {
                id: listed.id,
                kind,
                word: text.clone(),
                text,
                in_beats,
                warning,
                hunts: false,
            };
            let lost = world.get::<Statused>(entity).map_or(0, Statused::lost_beats);
            if world.get::<Player>(entity).is_some() {
                players.push(tell(None, 1 + lost, false));
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
                let charge = world.get::<LeavesBehind>(entity).copied();
                let (told, in_beats, warning) = coming(library, sequential, charge);
                let (text, word) = told.unzip();
                others.push(Intent {
                    hunts: hunts(library, sequential),
                    word,
                    ..tell(text, in_beats + lost, warning)
                });
            } else if category == Category::Projectiles {
                others.push(tell(Some("flies on".into()), 1, true));
            }
        }
    }
    players.extend(others);
    players
}

/// The text for a step, and its word in the data.
type Told = Option<(String, String)>;

/// The first step, from the current one on, that has its own word, and in how many beats it comes
/// if nothing fails. Who dies for its explosion is told of for the beat in which that goes off.
fn coming(
    library: &Library,
    sequential: &Sequential,
    leaves: Option<LeavesBehind>,
) -> (Told, u16, bool) {
    let sequence = library.sequence(sequential.sequence);
    let mut place = sequential.step;
    let mut beats = 1;
    for _ in 0..sequence.steps.len() {
        let step = sequence.step(place);
        if let Some(intent) = &step.intent {
            let word = step.word.as_ref().unwrap_or(intent);
            let fuse = leaves.and_then(|left| library.kind(left.kind).traits.fuse);
            let dies = step.parts.iter().any(|part| part == Part::Die);
            let burns = fuse.filter(|_| dies).map_or(0, |fuse| fuse.beats);
            return (Some((intent.clone(), word.clone())), beats + burns, true);
        }
        if !step.parts.iter().all(|part| part == Part::Wait) {
            break;
        }
        let repeats = if place == sequential.step { sequential.repeats } else { 0 };
        beats += step.repeat.saturating_sub(repeats).max(1);
        place = sequence.after(place, step.success);
    }
    let Step { parts, directions, .. } = sequence.step(sequential.step);
    let goes = parts.iter().any(|part| part == Part::Move);
    let text = match parts.get(0) {
        Some(Part::Notice(_)) => "sleeps",
        Some(Part::Wait) => "waits",
        Some(Part::Attack | Part::Move) if goes => match directions {
            Directions::Random => "flutters",
            Directions::Away => "backs off",
            Directions::Ahead | Directions::Fixed(_) => "goes straight on",
            _ if parts.get(0) == Some(Part::Move) => "comes nearer",
            _ => "hunts",
        },
        Some(Part::Attack) => "strikes",
        Some(Part::Dig) => "digs its way",
        Some(Part::Die) => "explodes",
        _ => return (None, 1, false),
    };
    (Some((text.into(), text.into())), 1, false)
}

fn hunts(library: &Library, sequential: &Sequential) -> bool {
    let sequence = library.sequence(sequential.sequence);
    let asleep = matches!(sequence.step(sequential.step).parts.get(0), Some(Part::Notice(_)));
    let comes = |step: &Step| {
        let acts = step.parts.iter().any(|part| matches!(part, Part::Attack | Part::Move));
        let at_players = matches!(
            step.directions,
            Directions::Toward | Directions::Adjacent | Directions::Diagonal | Directions::Straight
        );
        step.intent.is_some() || (acts && at_players)
    };
    !asleep && sequence.steps.iter().any(comes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text for a kind of the game at a step, and whether it hunts there.
    fn told(kind: &str, step: u16) -> (String, bool) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
        let library = Library::load_dir(folder).unwrap_or_else(|errors| panic!("{errors}"));
        let kind = library.find_kind(kind).unwrap_or(KindId(0));
        let sequential = library.kind(kind).traits.sequential;
        let sequential = sequential.map(|sequential| Sequential { step, ..sequential });
        sequential.map_or_else(Default::default, |sequential| {
            let text = coming(&library, &sequential, None).0;
            let text = text.map(|(text, _)| text);
            (text.unwrap_or_default(), hunts(&library, &sequential))
        })
    }

    #[test]
    fn what_flutters_does_not_hunt_and_what_sleeps_does_not_yet() {
        assert_eq!(told("flit", 0), ("flutters".into(), false));
        assert_eq!(told("flit", 1), ("waits".into(), false));
        assert_eq!(told("stalker", 0), ("sleeps".into(), false));
        assert_eq!(told("stalker", 1), ("hunts".into(), true));
        assert_eq!(told("stalker", 2), ("waits".into(), true));
        assert_eq!(told("spitter", 4), ("backs off".into(), true));
        assert_eq!(told("sentry", 2), ("shoots".into(), true));
    }
}
