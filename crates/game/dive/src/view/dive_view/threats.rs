//! Announced dangers: enemies winding up, fuses, things in flight. All cells that they may strike; which
//! of them are struck in the next beat, the [next beat](super::next_beat) says.

use super::reach::{around, lane, reach};
use super::{DiveView, Thing, Threat};
use crate::prelude::*;
use daemonfall_dungeon::components::{Directions, Part};
use daemonfall_dungeon::library::sequences::Step;

/// The threats of a scene whose things and their intents are set.
pub fn threats(scene: &DiveView, library: &Library) -> Vec<Threat> {
    scene
        .things
        .values()
        .filter(|thing| scene.in_sight(thing))
        .filter_map(|thing| threat(scene, library, thing))
        .collect()
}

fn threat(scene: &DiveView, library: &Library, thing: &Thing) -> Option<Threat> {
    let (by, cell, facing) = (thing.object.id, thing.placed.cell, thing.placed.facing);
    if let Some(fuse) = thing.traits.fuse {
        return Some(Threat::Blast { by, cells: around(cell), beats: fuse.beats.max(1) });
    }
    if thing.object.layer == Layer::Projectile {
        let cells = lane(scene, cell, (1, 1), facing, 1);
        return Some(Threat::Lane { by, cells, direction: facing, beats: 1 });
    }
    let beats = thing.announced()?.in_beats.max(1);
    let step = announced(library, thing)?;
    let has = |wanted: fn(&Part) -> bool| step.parts.iter().any(|part| wanted(&part));
    if has(|part| matches!(part, Part::Die)) {
        return Some(Threat::Blast { by, cells: around(cell), beats });
    }
    let ahead = step.directions == Directions::Ahead;
    if has(|part| matches!(part, Part::Move)) && ahead {
        return Some(Threat::Lane {
            by,
            cells: lane(scene, cell, thing.size(), facing, 24),
            direction: facing,
            beats,
        });
    }
    let weapon = library.weapon(thing.traits.attacking?.weapon);
    if weapon.projectile.is_some() && ahead {
        let cells = lane(scene, cell, thing.size(), facing, 9);
        return Some(Threat::Lane { by, cells, direction: facing, beats });
    }
    let mut cells: Vec<Cell> = Vec::new();
    for direction in ways(&step.directions, facing) {
        for at in reach(scene, weapon, cell, thing.size(), direction) {
            if !cells.contains(&at) && !thing.covers(at) {
                cells.push(at);
            }
        }
    }
    Some(Threat::Strike { by, cells, beats })
}

fn announced<'a>(library: &'a Library, thing: &Thing) -> Option<&'a Step> {
    let sequential = thing.traits.sequential?;
    let sequence = library.sequence(sequential.sequence);
    let mut place = sequential.step;
    for _ in 0..sequence.steps.len() {
        let step = sequence.step(place);
        if step.intent.is_some() {
            return Some(step);
        }
        place = sequence.after(place, step.success);
    }
    None
}

/// The directions: one if it is decided, otherwise all that the algorithm can choose.
fn ways(directions: &Directions, facing: Direction) -> Vec<Direction> {
    match directions {
        Directions::Ahead => vec![facing],
        Directions::Fixed(direction) => vec![*direction],
        Directions::Diagonal => {
            Direction::ALL.into_iter().filter(|direction| direction.is_diagonal()).collect()
        }
        Directions::Adjacent => Direction::ALL.to_vec(),
        Directions::Toward | Directions::Straight | Directions::Random | Directions::Away => {
            Direction::STRAIGHT.to_vec()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::dive_view::sample;

    #[test]
    fn a_blast_is_marked_for_the_beat_that_the_intent_tells() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
        let library = Library::load_dir(folder).unwrap_or_else(|errors| panic!("{errors}"));
        let wick = library.find_kind("wick").expect("the game has wicks");
        let mut scene = sample::scene(&["@.c."]);
        let thing = scene.things.get_mut(&ObjectId(2)).expect("it is in the scene");
        thing.traits = library.kind(wick).traits.clone();
        // It dies next, and its charge explodes a beat later; two beats are lost to a stun.
        if let Some(sequential) = &mut thing.traits.sequential {
            sequential.step = 3;
        }
        let told = thing.intent.as_mut().and_then(|intent| intent.announced.as_mut());
        told.expect("the sample's crawler announces").in_beats = 4;
        let threats = threats(&scene, &library);
        assert!(matches!(threats[..], [Threat::Blast { by: ObjectId(2), beats: 4, .. }]));
    }
}
