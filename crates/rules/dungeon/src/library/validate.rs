//! Checks across the entries of a library, beyond the format of each.

use super::*;
use crate::components::{Algorithm, Layer, Part, Status};
use daemonfall_core::Side;
use daemonfall_core::data::{DataErrors, Entry, about_file};
use sequences::Jump;

/// Appends all errors.
pub fn check(
    names: &Names,
    kinds: &[Entry<Kind>],
    weapons: &[Entry<Weapon>],
    sequences: &[Entry<Sequence>],
    pools: &[Entry<Pool>],
    floors: &[Entry<FloorRecipe>],
    errors: &mut DataErrors,
) {
    for kind in kinds {
        check_kind(kind, kinds, errors);
    }
    for weapon in weapons {
        check_weapon(weapon, kinds, errors);
    }
    for sequence in sequences {
        check_sequence(sequence, errors);
    }
    for pool in pools {
        for (field, reason) in pool.value.check() {
            errors.0.push(pool.error(&field, reason));
        }
    }
    let pool_of = |id: PoolId| pools.get(usize::from(id.0)).map(|pool| &pool.value);
    for floor in floors {
        for (field, reason) in
            floor.value.check().into_iter().chain(floor.value.check_pools(&pool_of))
        {
            errors.0.push(floor.error(&field, reason));
        }
    }
    if names.find(Table::Kind, "player").is_none() {
        errors.0.push(about_file("kinds.ron", "a kind named \"player\" is needed"));
    }
    if floors.is_empty() {
        errors.0.push(about_file("floors.ron", "at least one floor is needed"));
    }
}

fn check_kind(entry: &Entry<Kind>, kinds: &[Entry<Kind>], errors: &mut DataErrors) {
    let kind = &entry.value;
    let traits = &kind.traits;
    let mut wrong = |field: &str, reason: &str| errors.0.push(entry.error(field, reason));
    if let Some(health) = traits.health
        && health.max <= 0
    {
        wrong("traits.health", &format!("health must be above zero, not {}", health.max));
    }
    if traits.attackable.is_some() && traits.health.is_none() {
        wrong("traits.attackable", "an attackable object needs health, or it could never die");
    }
    if traits.attackable.is_some() && traits.explodable.is_none() {
        wrong("traits.explodable", "what is attackable must be explodable too");
    }
    if kind.side != Side::Neutral && !matches!(kind.layer, Layer::Real | Layer::Projectile) {
        wrong("side", "what is no unit and no shot belongs to nobody");
    }
    if kind.layer == Layer::Floor && traits.explodable.is_some() {
        let left = traits.leaves_behind.map(|left| kinds[usize::from(left.kind.0)].value.layer);
        if kind.is_plain() || left != Some(Layer::Floor) {
            wrong(
                "traits.explodable",
                "a floor that can be destroyed needs acting or health, and leaves_behind naming the floor below",
            );
        }
    } else if kind.is_plain() && traits.leaves_behind.is_some() {
        wrong("traits.leaves_behind", "a plain wall or floor leaves nothing behind");
    }
    if kind.layer == Layer::Explosive && traits.fuse.is_none() {
        wrong("traits.fuse", "an explosive needs a fuse");
    }
    if traits.projectile.is_some() && kind.layer != Layer::Projectile {
        wrong("traits.projectile", "only objects of layer Projectile fly");
    }
    if kind.layer == Layer::Item && (traits.acting.is_some() || traits.statused.is_some()) {
        let field = if traits.acting.is_some() { "traits.acting" } else { "traits.statused" };
        wrong(field, "items neither act nor are affected");
    }
    if let Some(status) = traits.attacking.and_then(|attacking| attacking.status)
        && status.status != Status::Bind
        && status.beats == 0
    {
        wrong("traits.attacking.status.beats", "must be at least 1");
    }
    if matches!(kind.layer, Layer::Item | Layer::Projectile | Layer::Explosion)
        && (traits.attackable.is_some() || traits.explodable.is_some())
    {
        let field =
            if traits.attackable.is_some() { "traits.attackable" } else { "traits.explodable" };
        wrong(field, &format!("nothing can strike objects of layer {:?}", kind.layer));
    }
    if kind.layer == Layer::Explosive && traits.attackable.is_some() {
        wrong("traits.attackable", "an explosive takes no damage: a strike sets it off");
    }
    if let Some(size) = traits.sized {
        if !(1..=4).contains(&size.width) || !(1..=4).contains(&size.height) {
            wrong("traits.sized", "width and height must be from 1 to 4");
        }
        if kind.layer != Layer::Real {
            wrong("traits.sized", "only reals can cover several cells");
        }
    }
    if traits.real.is_some() && !matches!(kind.layer, Layer::Real | Layer::Trap) {
        wrong("traits.real", "only objects of layer Real or Trap can stand in the way");
    }
    let moves = traits.moving.is_some() || traits.statused.is_some();
    if traits.real.is_some() && moves && kind.layer != Layer::Real {
        wrong("traits.real", "what stands in the way and moves needs layer Real");
    }
    if traits.pickuppable.is_some() != (kind.layer == Layer::Item) {
        wrong("traits.pickuppable", "objects of layer Item, and no others, need this component");
    }
    match traits.acting.map(|acting| acting.algorithm) {
        Some(Algorithm::General) if traits.sequential.is_none() => {
            wrong("traits.acting", "the general algorithm needs a sequence (sequential)")
        }
        Some(Algorithm::Player) if traits.player.is_none() => {
            wrong("traits.acting", "the player algorithm needs the component player")
        }
        _ => {}
    }
    if (traits.projectile.is_some() || traits.striking.is_some()) && traits.attacking.is_none() {
        wrong("traits.attacking", "objects that fly or strike need the component attacking");
    }
    if let Some(status) = traits.attacking.and_then(|attacking| attacking.status)
        && status.status == Status::Bind
        && !matches!(kind.layer, Layer::Real | Layer::Wall)
    {
        wrong(
            "traits.attacking.status",
            "only reals and walls bind, directly or by a shot: a bound object is freed when its binder dies",
        );
    }
    if traits.fuse.is_some() && traits.blast.is_none() {
        wrong("traits.blast", "a fuse needs a blast");
    }
    if let Some(digging) = traits.digging
        && digging.power < 0
    {
        wrong("traits.digging.power", &format!("must not be below zero, is {}", digging.power));
    }
    let layer_of = |id: KindId| kinds[usize::from(id.0)].value.layer;
    if let Some(blast) = traits.blast
        && layer_of(blast.leaves) != Layer::Explosion
    {
        wrong("traits.blast.leaves", "must name a kind of layer Explosion");
    }
    if let Some(laying) = traits.laying
        && layer_of(laying.kind) != Layer::Explosive
    {
        wrong("traits.laying.kind", "must name a kind of layer Explosive");
    }
    if let Some(player) = traits.player {
        if layer_of(player.bomb) != Layer::Explosive {
            wrong("traits.player.bomb", "must name a kind of layer Explosive");
        }
        if let Some(item) = player.weapon_item
            && layer_of(item) != Layer::Item
        {
            wrong("traits.player.weapon_item", "must name a kind of layer Item");
        }
    }
}

fn check_weapon(entry: &Entry<Weapon>, kinds: &[Entry<Kind>], errors: &mut DataErrors) {
    let weapon = &entry.value;
    let mut wrong = |field: &str, reason: &str| errors.0.push(entry.error(field, reason));
    if weapon.pattern.is_empty() {
        wrong("pattern", "a pattern needs at least one cell");
    }
    for (place, cell) in weapon.pattern.iter().enumerate() {
        for listed in cell.before.iter().chain(&cell.blocking) {
            if usize::from(*listed) >= weapon.pattern.len() || usize::from(*listed) == place {
                wrong(
                    &format!("pattern[{place}]"),
                    &format!(
                        "{listed} is not another index of the pattern (0 to {})",
                        weapon.pattern.len() - 1
                    ),
                );
            }
        }
        let (forward, right) = cell.at;
        if forward.abs().max(right.abs()) > 16 || (forward, right) == (0, 0) {
            wrong(&format!("pattern[{place}].at"), "cells must be 1 to 16 away");
        }
    }
    if let Some(projectile) = weapon.projectile
        && kinds[usize::from(projectile.0)].value.traits.projectile.is_none()
    {
        wrong("projectile", "must name a kind with the component projectile");
    }
}

fn check_sequence(entry: &Entry<Sequence>, errors: &mut DataErrors) {
    let steps = &entry.value.steps;
    let mut wrong = |field: &str, reason: &str| errors.0.push(entry.error(field, reason));
    if steps.is_empty() {
        wrong("steps", "a sequence needs at least one step");
    }
    for (place, step) in steps.iter().enumerate() {
        for jump in [step.success, step.failure] {
            if let Jump::To(to) = jump
                && usize::from(to) >= steps.len()
            {
                wrong(
                    &format!("steps[{place}]"),
                    &format!("jumps to {to}, but the last step is {}", steps.len() - 1),
                );
            }
        }
        if step.repeat == 0 {
            wrong(&format!("steps[{place}].repeat"), "must be at least 1");
        }
        if step.parts.iter().any(|part| matches!(part, Part::Bomb | Part::Drink | Part::Take)) {
            wrong(
                &format!("steps[{place}].parts"),
                "only players can use carried items, or take any",
            );
        }
    }
}
