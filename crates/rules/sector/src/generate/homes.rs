//! Where the factions begin: evenly around the middle, with the corporations' cores behind their
//! homes.

use super::dice::Dice;
use super::{Home, Plan};
use crate::ids::{Place, TileId};
use crate::library::Recipe;
use crate::rules::Rules;
use hexx::Hex;

/// Distance of a home from the rim, in tiles.
const FROM_RIM: u32 = 2;
const CORE_AWAY: i32 = 2;

/// The rotations of this number of homes, in sixths of a turn.
fn turns(homes: usize) -> &'static [u32] {
    match homes {
        0 | 1 => &[0],
        2 => &[0, 3],
        3 => &[0, 2, 4],
        4 => &[0, 1, 3, 4],
        5 => &[0, 1, 2, 3, 4],
        _ => &[0, 1, 2, 3, 4, 5],
    }
}

impl Rules {
    pub(super) fn homes(
        &self,
        plan: &mut Plan,
        recipe: &Recipe,
        playing: &[usize],
        radius: u32,
        dice: &mut Dice,
    ) {
        let away = radius.saturating_sub(FROM_RIM).max(1) as i32;
        let along = dice.below(away as usize) as i32;
        let first = Hex::new(away - along, along);
        let turned = dice.below(6) as u32;
        let mut order = playing.to_vec();
        dice.shuffle(&mut order);
        for (faction, turn) in order.into_iter().zip(turns(playing.len())) {
            let hex = first.rotate_cw(turned + turn);
            let Some(tile) = plan.grid.at(hex) else { continue };
            let kind = self.library.faction(recipe.factions[faction]);
            plan.structures[tile.place()] = kind.home;
            plan.homes.push(Home { faction, tile, turned: *turn });
            let behind: Vec<TileId> = plan
                .grid
                .within(tile, CORE_AWAY as u32)
                .filter(|near| {
                    let there = plan.grid.hex(*near);
                    there.distance_to(hex) == CORE_AWAY && there.length() > hex.length()
                })
                .collect();
            if kind.core.is_some()
                && let Some(core) = dice.pick(&behind)
            {
                plan.structures[core.place()] = kind.core;
                plan.cores.push((faction, *core));
            }
        }
        plan.homes.sort_by_key(|home| home.faction);
    }
}
