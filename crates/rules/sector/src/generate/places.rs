//! Structures and encounters: the same for every faction, at similar distances but not at the same
//! spots.

use super::dice::Dice;
use super::{Guard, Plan};
use crate::ids::{Place, TileId};
use crate::library::Places;
use crate::rules::Rules;

/// The least distance between structures, in tiles.
const APART: i32 = 2;
/// How far a structure may be from the rotated position of the first faction's.
const JITTER: u32 = 1;

impl Rules {
    pub(super) fn places(&self, plan: &mut Plan, lines: &[Places], dice: &mut Dice) {
        let mut group = 0;
        for line in lines {
            for _ in 0..line.each {
                place_one(plan, line, group, dice);
                group += 1;
            }
        }
    }
}

fn place_one(plan: &mut Plan, line: &Places, group: u32, dice: &mut Dice) {
    let homes = plan.homes.clone();
    let Some(first) = homes.first() else { return };
    let all: Vec<TileId> = plan.grid.tiles().collect();
    let Some(pattern) = pick(plan, line, 0, &all, dice) else { return };
    let hex = plan.grid.hex(pattern);
    put(plan, line, pattern, group);
    for (place, home) in homes.iter().enumerate().skip(1) {
        let turn = (home.turned + 6 - first.turned) % 6;
        let spot = hex.rotate_cw(turn);
        let near: Vec<TileId> = spot.range(JITTER).filter_map(|hex| plan.grid.at(hex)).collect();
        // If the spot is taken, any other spot at a similar distance will do.
        let found =
            pick(plan, line, place, &near, dice).or_else(|| pick(plan, line, place, &all, dice));
        if let Some(tile) = found {
            put(plan, line, tile, group);
        }
    }
}

fn put(plan: &mut Plan, line: &Places, tile: TileId, group: u32) {
    match line.structure {
        Some(structure) => plan.structures[tile.place()] = Some(structure),
        None => plan.encounters.push(tile),
    }
    if line.guard > 0 {
        plan.guards.push(Guard { tile, worth: line.guard, group });
    }
}

/// A free tile at the line's distance from a home that is its nearest home.
fn pick(
    plan: &Plan,
    line: &Places,
    home: usize,
    tiles: &[TileId],
    dice: &mut Dice,
) -> Option<TileId> {
    let fits = |tile: &TileId| {
        let away = |home: &super::Home| plan.grid.distance(home.tile, *tile);
        let own = away(&plan.homes[home]);
        let nearest = plan.homes.iter().all(|other| own <= away(other));
        let structures = plan.grid.within(*tile, (APART - 1) as u32);
        let free = !plan.taken(*tile)
            && (line.structure.is_none()
                || structures.filter(|near| plan.structures[near.place()].is_some()).count() == 0);
        (line.from as i32..=line.to as i32).contains(&own) && own > 1 && nearest && free
    };
    let fitting: Vec<TileId> = tiles.iter().copied().filter(fits).collect();
    dice.pick(&fitting).copied()
}
