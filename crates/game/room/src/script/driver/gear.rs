//! Fitting and removing mods.

use super::widgets::{labelled, to};
use super::{DriverAction, InputDriver, places};
use crate::script::words;
use bevy::prelude::*;
use daemonfall_campaign::ModId;
use daemonfall_menus::gear::selection::Stands;
use daemonfall_menus::gear::unit::AtHand;
use daemonfall_menus::gear::units::Row;
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_sector::UnitId;

pub fn next(
    world: &mut World,
    hand: InputDriver,
    unit: UnitId,
    item: ModId,
    fits: bool,
) -> Result<DriverAction, String> {
    if *world.resource::<State<Screen>>().get() != Screen::GEAR {
        return open(world, hand);
    }
    if world.resource::<AtHand>().0 != Some(unit) {
        return match hand.press("e", GamepadButton::RightTrigger) {
            Some(deed) => Ok(deed),
            None => {
                let row = places::find(world, |row: &Row| row.0 == unit);
                places::reach(world, row.ok_or("the unit is not in the list")?)
            }
        };
    }
    let wanted = match fits {
        true => Stands::Loose(item),
        false => Stands::Fitted(item),
    };
    let shown = places::find(world, |stands: &Stands| *stands == wanted);
    to(world, hand, shown.ok_or("the mod is not on the screen")?)
}

fn open(world: &mut World, hand: InputDriver) -> Result<DriverAction, String> {
    if world.resource::<State<Paused>>().0 {
        return labelled(world, hand, "Gear");
    }
    if super::widgets::has_scope(world) {
        return labelled(world, hand, "Continue").or_else(|_| hand.back(world));
    }
    match hand {
        InputDriver::Keys => Ok(DriverAction::Key("i")),
        InputDriver::Pad => hand.pause(world),
        InputDriver::Mouse | InputDriver::Touch => {
            words::place(world, "gear").map(DriverAction::Point)
        }
    }
}
