//! Announced dangers: enemies winding up, fuses, things in flight.

use super::reach::{around, lane, reach};
use super::{DiveView, Thing, Threat};
use daemonfall_core::Side;
use daemonfall_dungeon::components::{Directions, Layer, Part};
use daemonfall_dungeon::library::sequences::Step;
use daemonfall_dungeon::{Cell, Direction, Library};

/// The threats of a scene whose things and warnings are set.
pub fn threats(scene: &DiveView, library: &Library) -> Vec<Threat> {
    scene
        .things
        .values()
        .filter(|thing| scene.in_sight(thing))
        .filter_map(|thing| threat(scene, library, thing))
        .collect()
}

/// Sets, for everything in sight, the damage of its next action to the player.
pub fn note_blows(scene: &mut DiveView, library: &Library) {
    let blows: Vec<_> = scene
        .things
        .values()
        .filter(|thing| scene.in_sight(thing))
        .filter_map(|thing| Some((thing.object.id, blow(scene, library, thing)?)))
        .collect();
    for (id, blow) in blows {
        let thing = scene.things.get_mut(&id);
        if let Some(warning) = thing.and_then(|thing| thing.warning.as_mut()) {
            warning.blow = Some(blow);
        }
    }
}

/// The damage of its current step to the player, if it is hostile and its weapon reaches them.
fn blow(scene: &DiveView, library: &Library, thing: &Thing) -> Option<i32> {
    let (player, sequential) = (scene.player()?, thing.traits.sequential?);
    let attacking = thing.traits.attacking?;
    let (step, weapon) = (
        library.sequence(sequential.sequence).step(sequential.step),
        library.weapon(attacking.weapon),
    );
    let held = thing.traits.statused.is_some_and(|statused| statused.lost_beats() > 0);
    let strikes = step.parts.iter().any(|part| part == Part::Attack);
    if held || !strikes || thing.object.side != Side::Hostile || weapon.projectile.is_some() {
        return None;
    }
    let (at, size) = (thing.placed.cell, thing.size());
    ways(&step.directions, thing.placed.facing)
        .into_iter()
        .any(|way| reach(scene, weapon, at, size, way).contains(&player.placed.cell))
        .then_some(())?;
    let armour = player.traits.attackable.map_or(0, |attackable| attackable.armour);
    let damage = daemonfall_dungeon::handlers::damage(attacking.damage, armour, attacking.pierce);
    (damage > 0).then_some(damage)
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
    let warning = thing.warning.as_ref().filter(|warning| warning.urgent)?;
    let beats = warning.beats.max(1);
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
        // An ambusher shoots only when there is a target; until then its lane is only a place to be
        // wary of.
        let waits = thing.object.layer == Layer::Wall
            && !scene.player_cell().is_some_and(|player| cells.contains(&player));
        return Some(Threat::Lane {
            by,
            cells,
            direction: facing,
            beats: if waits { beats.max(2) } else { beats },
        });
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
    use crate::view::dive_view::sample::scene;
    use daemonfall_dungeon::components::{Sequential, Statused};

    #[test]
    fn a_blow_is_told_of_one_beside_the_player_that_strikes_next() -> Result<(), String> {
        let library = crate::session::sample::library()?;
        let borer = library.find_kind("borer").ok_or("no borer")?;
        let told = |rows: &[&str], step: u16, stun: u16| {
            let mut scene = scene(rows);
            let traits = &library.kind(borer).traits;
            for thing in scene.things.values_mut() {
                if thing.object.side == Side::Hostile {
                    thing.traits.attacking = traits.attacking;
                    thing.traits.sequential =
                        traits.sequential.map(|sequential| Sequential { step, ..sequential });
                    thing.traits.statused = Some(Statused { stun, ..Statused::default() });
                }
            }
            note_blows(&mut scene, &library);
            scene.things.values().find_map(|thing| thing.warning.as_ref()?.blow)
        };
        let beside = ["####", "#@c#", "####"];
        assert_eq!(told(&beside, 1, 0), Some(2));
        assert_eq!(told(&beside, 1, 1), None, "stunned units do not attack");
        assert_eq!(told(&beside, 2, 0), None, "it waits");
        assert_eq!(told(&["#####", "#@.c#", "#####"], 1, 0), None, "too far");
        Ok(())
    }
}
