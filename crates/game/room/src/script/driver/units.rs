//! Picks units of a stack, to split off or to join another stack.

use super::map::{confirm, select};
use super::{DIGITS, Deed, Hand, places};
use bevy::prelude::*;
use daemonfall_sector::{StackId, TileId, UnitId};
use daemonfall_sector_mode::choosing::{Choosing, Zone};
use daemonfall_sector_mode::screen::stack_panel::Card;
use daemonfall_sector_mode::table::Table;

/// Picks units of a stack in this order, and then confirms a tile.
pub fn part(
    world: &mut World,
    hand: Hand,
    stack: StackId,
    units: &[UnitId],
    tile: TileId,
) -> Result<Deed, String> {
    if let Some(deed) = select(world, hand, stack)? {
        return Ok(deed);
    }
    let picked = &world.resource::<Choosing>().picked;
    let same = picked.iter().zip(units).take_while(|(a, b)| a == b).count();
    // A unit picked in the wrong place is unpicked.
    match picked.get(same).or(units.get(same)).copied() {
        Some(unit) => pick(world, hand, stack, unit),
        None => match world.resource::<Choosing>().zone {
            Zone::Units(_) if hand == Hand::Pad => Ok(Deed::Pad(GamepadButton::LeftTrigger)),
            _ => confirm(world, hand, tile),
        },
    }
}

fn pick(world: &mut World, hand: Hand, stack: StackId, unit: UnitId) -> Result<Deed, String> {
    let shown = world.resource::<Table>().stack(stack);
    let place = shown.and_then(|it| it.units.iter().position(|known| known.id == unit));
    let place = place.ok_or("the unit is not in that stack")?;
    match hand {
        Hand::Keys => {
            // The ninth has no key.
            let key = DIGITS[..8].get(place).copied();
            key.map(Deed::Key).ok_or_else(|| "no key picks it".into())
        }
        Hand::Pad => Ok(Deed::Pad(match world.resource::<Choosing>().zone {
            Zone::Units(now) if now == place => GamepadButton::South,
            Zone::Units(now) if now < place => GamepadButton::DPadRight,
            Zone::Units(_) => GamepadButton::DPadLeft,
            Zone::Map | Zone::Recruits(_) => GamepadButton::LeftTrigger,
        })),
        Hand::Mouse | Hand::Touch => {
            let card = places::find(world, |card: &Card| card.0 == unit);
            places::reach(world, card.ok_or("its card is not on the screen")?)
        }
    }
}
