//! The cast of a battle: who fights, as the map shows them.

use super::map_view::StackShown;
use crate::prelude::*;
use daemonfall_battle::{Camp, Post, Sides};
use daemonfall_battle_mode::cast::{Band, Cast};

/// The cast of these sides; `stacks` are those of the field before the battle.
pub fn cast(sides: &Sides, stacks: &[StackShown], player: FactionId) -> Cast {
    let stack = |id| stacks.iter().find(|stack| stack.id == id);
    let own = sides.stacks.iter().filter(|it| it.faction == player);
    let own: Option<Camp> = own.filter_map(|it| it.stand.camp()).next();
    let unit = |post: &Post| stack(post.stack)?.line().nth(usize::from(post.position));
    let kinds: Vec<(String, String)> = sides
        .posts
        .iter()
        .map(|post| {
            unit(post).map_or_else(
                || ("?".into(), "unit_unknown".into()),
                |unit| (unit.name.clone(), unit.sprite.clone()),
            )
        })
        .collect();
    let bands = sides.stacks.iter().map(|it| {
        let shown = stack(it.stack);
        let face = shown.and_then(StackShown::face);
        Band {
            name: shown.map_or_else(|| t!("sector-a-stack"), |shown| shown.name.clone()),
            sprite: face.map_or_else(|| "unit_unknown".into(), |face| face.sprite.clone()),
            units: shown.map_or(0, |shown| shown.line().count() as u32),
        }
    });
    let mut cast = Cast::of(own, sides, &kinds, bands.collect());
    for (person, post) in cast.people.iter_mut().zip(&sides.posts) {
        let Some(unit) = unit(post).filter(|unit| unit.career.rank() > 0) else { continue };
        (person.name, person.rank) = (unit.called().to_owned(), unit.career.rank());
    }
    cast
}
