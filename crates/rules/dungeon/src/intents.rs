//! What the acting objects are about to do beyond the next beat: what their sequences announce, and
//! in how many beats. What each does in the next beat is told by a [`Preview`](crate::Preview).

use crate::components::{
    Acting, Algorithm, Category, Directions, Fuse, Index, LeavesBehind, ObjectId, Part, Player,
    Sequential, Statused,
};
use crate::library::Library;
use crate::library::sequences::Step;
use crate::names::KindId;
use bevy_ecs::prelude::*;

/// An act that the display warns of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// What it is: "bites", "rolls".
    pub text: String,
    /// The same as written in the data, whatever the player's language.
    pub word: String,
    /// Beats until it happens if nothing fails: 1 is the next beat. For fuses, beats left. Beats that
    /// are lost to a stun, a freeze or the water are counted.
    pub in_beats: u16,
}

/// What one object is about to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Intent {
    pub id: ObjectId,
    pub kind: KindId,
    /// Beats until it acts: 1 is the next beat.
    pub acts_in: u16,
    /// What its sequence announces from here on.
    pub announced: Option<Announced>,
    /// What it announces if the current step succeeds, and if it then still stands next to a player
    /// where a step asks for that.
    pub then: Option<Announced>,
    /// Beats until it does more than wait if its current step succeeds: 1 is the next beat.
    pub again: u16,
    /// Whether it sleeps until it notices a player.
    pub asleep: bool,
    /// Whether it is awake and its sequence targets players. What only flutters or flees does not.
    pub hunts: bool,
}

/// The acting objects and their intents, in the order of the next beat.
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
            let lost = world.get::<Statused>(entity).map_or(0, Statused::lost_beats);
            let intent = Intent {
                id: listed.id,
                kind,
                acts_in: lost.saturating_add(1),
                announced: None,
                then: None,
                again: lost.saturating_add(1),
                asleep: false,
                hunts: false,
            };
            let plain = |word: &str, in_beats| {
                Some(Announced { text: word.into(), word: word.into(), in_beats })
            };
            if world.get::<Player>(entity).is_some() {
                players.push(intent);
            } else if let Some(fuse) = world.get::<Fuse>(entity) {
                others.push(Intent { announced: plain("explodes", fuse.beats), ..intent });
            } else if let (Some(acting), Some(sequential)) =
                (world.get::<Acting>(entity), world.get::<Sequential>(entity))
                && acting.algorithm == Algorithm::General
            {
                let charge = world.get::<LeavesBehind>(entity).copied();
                let after = after_success(library, sequential);
                others.push(Intent {
                    announced: coming(library, sequential, charge, lost, false),
                    then: coming(library, &after, charge, lost.saturating_add(1), true),
                    again: waited(library, &after, lost.saturating_add(2)),
                    asleep: sleeps(library, sequential),
                    hunts: hunts(library, sequential),
                    ..intent
                });
            } else if category == Category::Projectiles {
                others.push(Intent { announced: plain("flies on", 1), ..intent });
            }
        }
    }
    players.extend(others);
    players
}

/// The sequence after its current step has succeeded once more.
fn after_success(library: &Library, sequential: &Sequential) -> Sequential {
    let sequence = library.sequence(sequential.sequence);
    let step = sequence.step(sequential.step);
    let repeats = sequential.repeats.saturating_add(1);
    match repeats < step.repeat {
        true => Sequential { repeats, ..*sequential },
        false => {
            let step = sequence.after(sequential.step, step.success);
            Sequential { step, repeats: 0, ..*sequential }
        }
    }
}

/// The first step, from the current one on, that is announced, and in how many beats it comes if
/// nothing fails. A unit that dies for its explosion is listed for the beat in which that goes off.
/// `beside` says whether it counts on a player next to it.
fn coming(
    library: &Library,
    sequential: &Sequential,
    leaves: Option<LeavesBehind>,
    lost: u16,
    beside: bool,
) -> Option<Announced> {
    let sequence = library.sequence(sequential.sequence);
    let mut place = sequential.step;
    let mut beats = lost.saturating_add(1);
    for _ in 0..sequence.steps.len() {
        let step = sequence.step(place);
        if let Some(intent) = &step.intent {
            let word = step.word.as_ref().unwrap_or(intent);
            let fuse = leaves.and_then(|left| library.kind(left.kind).traits.fuse);
            let dies = step.parts.iter().any(|part| part == Part::Die);
            let fuse = fuse.filter(|_| dies).map_or(0, |fuse| fuse.beats);
            let in_beats = beats.saturating_add(fuse);
            return Some(Announced { text: intent.clone(), word: word.clone(), in_beats });
        }
        let waits = |part: Part| part == Part::Wait || beside && part == Part::Beside;
        if !step.parts.iter().all(waits) {
            return None;
        }
        beats = beats.saturating_add(left(sequential, place, step));
        place = sequence.after(place, step.success);
    }
    None
}

/// How often a step at a place of the sequence is still made if it succeeds.
fn left(sequential: &Sequential, place: u16, step: &Step) -> u16 {
    let repeats = if place == sequential.step { sequential.repeats } else { 0 };
    step.repeat.saturating_sub(repeats).max(1)
}

/// The beat of the first step, from the current one on, that is more than waiting, if the current
/// one comes in the beat `beats`.
fn waited(library: &Library, sequential: &Sequential, mut beats: u16) -> u16 {
    let sequence = library.sequence(sequential.sequence);
    let mut place = sequential.step;
    for _ in 0..sequence.steps.len() {
        let step = sequence.step(place);
        if !step.parts.iter().all(|part| part == Part::Wait) {
            break;
        }
        beats = beats.saturating_add(left(sequential, place, step));
        place = sequence.after(place, step.success);
    }
    beats
}

fn sleeps(library: &Library, sequential: &Sequential) -> bool {
    let step = library.sequence(sequential.sequence).step(sequential.step);
    matches!(step.parts.get(0), Some(Part::Notice(_)))
}

fn hunts(library: &Library, sequential: &Sequential) -> bool {
    let sequence = library.sequence(sequential.sequence);
    let comes = |step: &Step| {
        let acts = step.parts.iter().any(|part| matches!(part, Part::Attack | Part::Move));
        let at_players = matches!(
            step.directions,
            Directions::Toward | Directions::Adjacent | Directions::Diagonal | Directions::Straight
        );
        step.intent.is_some() || (acts && at_players)
    };
    !sleeps(library, sequential) && sequence.steps.iter().any(comes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");

    /// Of a kind of the game at a step: what it announces now and after a success, and whether it
    /// sleeps and hunts.
    fn told(kind: &str, step: u16) -> (Option<String>, Option<String>, bool, bool) {
        let library = Library::load_dir(FOLDER).unwrap_or_else(|errors| panic!("{errors}"));
        let kind = library.kind(library.find_kind(kind).unwrap_or(KindId(0)));
        let Some(sequential) = kind.traits.sequential else { return Default::default() };
        let sequential = Sequential { step, ..sequential };
        let say = |sequential: &Sequential, lost, beside| {
            let leaves = kind.traits.leaves_behind;
            let announced = coming(&library, sequential, leaves, lost, beside);
            announced.map(|announced| format!("{} in {}", announced.word, announced.in_beats))
        };
        let then = say(&after_success(&library, &sequential), 1, true);
        let (asleep, hunts) = (sleeps(&library, &sequential), hunts(&library, &sequential));
        (say(&sequential, 0, false), then, asleep, hunts)
    }

    #[test]
    fn what_flutters_does_not_hunt_and_what_sleeps_does_not_yet() {
        assert_eq!(told("flit", 0), (None, None, false, false));
        assert_eq!(told("stalker", 0), (None, None, true, false));
        assert_eq!(told("stalker", 1), (None, None, false, true));
        assert_eq!(told("spitter", 4), (None, None, false, true));
    }

    #[test]
    fn what_waits_is_told_to_act_once_all_its_waiting_is_over() {
        let again = |kind: &str, step: u16| {
            let library = Library::load_dir(FOLDER).unwrap_or_else(|errors| panic!("{errors}"));
            let kind = library.kind(library.find_kind(kind).unwrap_or(KindId(0)));
            let now = kind.traits.sequential.map(|it| Sequential { step, ..it });
            now.map(|now| waited(&library, &after_success(&library, &now), 2))
        };
        assert_eq!(again("crawler", 2), Some(2), "every other beat");
        assert_eq!((again("leech", 2), again("leech", 3)), (Some(3), Some(2)));
        assert_eq!(again("roller", 3), Some(3), "it waits twice in one step");
    }

    #[test]
    fn what_winds_up_announces_its_blow_and_what_may_wind_up_does_once_it_has() {
        let slams = |beats: u16| Some(format!("slams in {beats}"));
        assert_eq!(told("golem", 2), (None, slams(3), false, true));
        assert_eq!(told("golem", 3), (slams(2), slams(2), false, true));
        let sweeps = |step| told("warden", step).1;
        assert_eq!(sweeps(1), Some("sweeps in 3".into()), "next to the player it does not walk");
        assert_eq!((sweeps(2), sweeps(4)), (Some("sweeps in 2".into()), None));
        assert_eq!(told("golem", 4), (slams(1), None, false, true));
        assert_eq!(told("wick", 2).1, Some("explodes in 3".into()));
        assert_eq!(told("wick", 3).0, Some("explodes in 2".into()));
        assert_eq!(told("sentry", 2).0, Some("shoots in 1".into()));
    }
}
