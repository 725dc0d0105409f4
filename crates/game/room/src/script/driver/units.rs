//! Picks units of a stack, to split off or to join another stack.

use super::map::{confirm, select};
use super::{DIGITS, DriverAction, InputDriver, places};
use bevy::prelude::*;
use daemonfall_sector::{StackId, TileId, UnitId};
use daemonfall_sector_mode::choosing::{Choosing, Zone};
use daemonfall_sector_mode::map_view::MapView;
use daemonfall_sector_mode::screen::stack_panel::Card;

/// Picks units of a stack in this order, and then confirms a tile.
pub fn part(
    world: &mut World,
    hand: InputDriver,
    stack: StackId,
    units: &[UnitId],
    tile: TileId,
) -> Result<DriverAction, String> {
    if let Some(deed) = select(world, hand, stack)? {
        return Ok(deed);
    }
    let picked = &world.resource::<Choosing>().picked;
    let same = picked.iter().zip(units).take_while(|(a, b)| a == b).count();
    // A unit picked in the wrong place is unpicked.
    match picked.get(same).or(units.get(same)).copied() {
        Some(unit) => pick(world, hand, stack, unit),
        None => match world.resource::<Choosing>().zone {
            Zone::Units(_) if hand == InputDriver::Pad => {
                Ok(DriverAction::Pad(GamepadButton::LeftTrigger))
            }
            _ => confirm(world, hand, tile),
        },
    }
}

fn pick(
    world: &mut World,
    hand: InputDriver,
    stack: StackId,
    unit: UnitId,
) -> Result<DriverAction, String> {
    let shown = world.resource::<MapView>().stack(stack);
    let place = shown.and_then(|it| it.units.iter().position(|known| known.id == unit));
    let place = place.ok_or("the unit is not in that stack")?;
    match hand {
        InputDriver::Keys => {
            // The ninth has no key.
            let key = DIGITS[..8].get(place).copied();
            key.map(DriverAction::Key).ok_or_else(|| "no key picks it".into())
        }
        InputDriver::Pad => Ok(DriverAction::Pad(match world.resource::<Choosing>().zone {
            Zone::Units(now) if now == place => GamepadButton::South,
            Zone::Units(now) if now < place => GamepadButton::DPadRight,
            Zone::Units(_) => GamepadButton::DPadLeft,
            Zone::Map | Zone::Recruits(_) => GamepadButton::LeftTrigger,
        })),
        InputDriver::Mouse | InputDriver::Touch => {
            let card = places::find(world, |card: &Card| card.0 == unit);
            places::reach(world, card.ok_or("its card is not on the screen")?)
        }
    }
}
