//! Computes danger from 0 to 1 from what the player knows, and the music layers that it brings in.
//!
//! Only what is shown counts, so that music never gives away anything hidden.

use crate::battle::reel::Reel;
use crate::breach::table as breach;
use crate::sector::table as sector;
use crate::sector::table::Relation;
use crate::view::scene::Scene;
use daemonfall_core::Side;

/// Volume of a track's bed, pulse and danger layers, 0 to 1 each. The bed always sounds.
pub fn layers(danger: f32) -> [f32; 3] {
    let rise = |from: f32, to: f32| ((danger - from) / (to - from)).clamp(0.0, 1.0);
    [1.0, rise(0.1, 0.4), rise(0.5, 0.85)]
}

/// Danger in a dive: hunters in sight, threats announced for the player's own cell, and low health.
pub fn of_dive(scene: &Scene) -> f32 {
    let (false, Some(player)) = (scene.over, scene.player()) else {
        return 0.0;
    };
    let hostile = |thing: &&crate::view::scene::Thing| {
        thing.object.side == Side::Hostile && thing.traits.real.is_some() && scene.in_sight(thing)
    };
    let hunters = scene.things.values().filter(hostile).filter(|thing| {
        let warning = thing.warning.as_ref();
        warning.is_some_and(|warning| warning.hunts)
    });
    let aimed = scene
        .threats
        .iter()
        .any(|threat| threat.beats() <= 2 && threat.cells().contains(&player.placed.cell));
    let hurt = player
        .traits
        .health
        .map_or(0.0, |health| 1.0 - share(i64::from(health.current), i64::from(health.max)));
    let near = 0.28 * (hunters.count() as f32).min(2.0);
    (near + if aimed { 0.3 } else { 0.0 } + 0.45 * hurt).min(1.0)
}

/// Danger in a breach: never zero; higher the more health the player's side has lost, and when a
/// foe's move comes in the next round.
pub fn of_breach(table: &breach::Table) -> f32 {
    if table.outcome.is_some() || table.units.is_empty() {
        return 0.0;
    }
    let own = || table.units.iter().filter(|unit| unit.is_own());
    let now: i64 =
        own().filter(|unit| unit.present).map(|unit| i64::from(unit.health.current.max(0))).sum();
    let all: i64 = own().map(|unit| i64::from(unit.health.max)).sum();
    let soon = table.moves.iter().any(|known| {
        !table.is_own(known.user) && known.times.first().is_some_and(|rounds| *rounds <= 1)
    });
    let lost = 1.0 - share(now, all);
    (0.3 + 0.7 * lost + if soon { 0.2 } else { 0.0 }).min(1.0)
}

/// Danger on the map: the nearest visible stack at war with the player. Wild stacks count less,
/// stacks next to the leader more.
pub fn of_sector(table: &sector::Table) -> f32 {
    if table.outcome.is_some() {
        return 0.0;
    }
    let weight = |stack: &&sector::StackShown| {
        let relation = table.faction(stack.faction).map(|it| it.relation);
        match relation {
            _ if stack.remembered.is_some() => 0.0,
            Some(Relation::War) => 1.0,
            Some(Relation::Wild) => 0.5,
            _ => 0.0,
        }
    };
    let hex = |stack: &sector::StackShown| table.tile(stack.tile).map(|tile| tile.hex);
    let mut worst = 0.0_f32;
    for own in table.own_stacks() {
        for other in table.stacks.iter().filter(|stack| weight(stack) > 0.0) {
            let (Some(here), Some(there)) = (hex(own), hex(other)) else {
                continue;
            };
            let near = match here.unsigned_distance_to(there) {
                0 | 1 => 0.7,
                2 => 0.5,
                3 => 0.3,
                _ => 0.0,
            };
            let leader = if own.is_led() && near > 0.0 { 0.2 } else { 0.0 };
            worst = worst.max(weight(&other) * (near + leader));
        }
    }
    worst.min(1.0)
}

/// Danger in a battle on screen: high while it runs, low after it.
pub fn of_battle(reel: &Reel) -> f32 {
    if reel.ended { 0.2 } else { 0.7 }
}

fn share(part: i64, whole: i64) -> f32 {
    if whole <= 0 {
        return 1.0;
    }
    (part as f32 / whole as f32).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests;
