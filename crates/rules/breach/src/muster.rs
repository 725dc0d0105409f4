//! Random line-ups, for practice and for measuring.

use crate::duel::Muster;
use crate::library::{BreachLibrary, Post, UnitId};
use crate::panel::COLUMNS;
use daemonfall_core::{Stream, Streams};

/// A line-up of `number` units that are not guardians, the same on both sides. No unit is used
/// twice while others are left, and at least one is not a mime.
pub fn mirrored(library: &BreachLibrary, dice: &mut Streams, number: u32) -> Muster {
    let mut pool: Vec<UnitId> =
        library.units().filter(|(_, unit)| unit.phase.is_none()).map(|(id, _)| id).collect();
    let mut places: Vec<(i8, i8)> =
        (0..2).flat_map(|depth| (0..COLUMNS).map(move |column| (column, depth))).collect();
    let mut posts: Vec<Post> = Vec::new();
    while posts.len() < number as usize && !pool.is_empty() && !places.is_empty() {
        let unit = pool.swap_remove(dice.below(Stream::Generation, pool.len() as u32) as usize);
        let first = posts.is_empty();
        if first && library.unit(unit).mime {
            continue;
        }
        let place = dice.below(Stream::Generation, places.len() as u32) as usize;
        let (column, depth) = places.swap_remove(place);
        posts.push(Post { unit, column, depth });
    }
    Muster { player: posts.clone(), hostile: posts }
}
