//! Choices of a run outside the map: encounters, prizes, mods, line-ups, continuing, and leaving.

use super::places::{has_scope, labelled, to};
use super::{Deed, DriverAction, InputDriver, places, point};
use crate::prelude::*;
use daemonfall_breach::Post;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_campaign::{ModId, Station};
use daemonfall_core::Side;
use daemonfall_menus::encounter::ChoiceRow;
use daemonfall_menus::gear::selection::{AtHand, Stands};
use daemonfall_menus::gear::units::Row;
use daemonfall_menus::line_up::chooser::{Choice, Chooser};
use daemonfall_menus::line_up::door::breach_unit;
use daemonfall_menus::line_up::halves::PanelButton;
use daemonfall_menus::line_up::sides::{Place, Sides};
use daemonfall_menus::prize::card::PrizeCard;
use daemonfall_sector::UnitId;

/// Makes the choice in an encounter with this index, from 0.
pub fn choose(world: &mut World, hand: InputDriver, place: u8) -> Deed {
    match places::find(world, |row: &ChoiceRow| row.0 == place) {
        Some(row) => to(world, hand, row),
        // What came of the one before, or nothing yet.
        None => Ok(labelled(world, hand, "Continue").unwrap_or(DriverAction::Rest)),
    }
}

/// Takes the prize with this index, from 0.
pub fn take(world: &mut World, hand: InputDriver, place: u8) -> Deed {
    let card = places::find(world, |card: &PrizeCard| card.0 == place);
    to(world, hand, card.ok_or("there is no such prize")?)
}

/// Takes no prize, which needs a confirmation.
pub fn take_none(world: &mut World, hand: InputDriver) -> Deed {
    labelled(world, hand, "Take none").or_else(|_| labelled(world, hand, "Really take none?"))
}

pub fn retreat(world: &mut World, hand: InputDriver, screen: Screen) -> Deed {
    if screen == Screen::DOOR || world.resource::<State<Paused>>().0 {
        let asked = labelled(world, hand, "Retreat?");
        return asked.or_else(|_| labelled(world, hand, "Retreat"));
    }
    hand.pause(world)
}

pub fn give_up(world: &mut World, hand: InputDriver) -> Deed {
    let paused = world.resource::<State<Paused>>().0;
    match paused {
        true => labelled(world, hand, "Give up"),
        false if has_scope(world) => labelled(world, hand, "Continue"),
        false => hand.pause(world),
    }
}

/// Leaves a finished breach through its summary; elsewhere the screen changes on its own.
pub fn leave_breach(world: &mut World, hand: InputDriver, screen: Screen) -> Deed {
    if screen != Screen::BREACH {
        return Ok(DriverAction::Rest);
    }
    if has_scope(world) {
        return labelled(world, hand, "Continue");
    }
    match world.resource::<BreachPlayback>().is_over() {
        true => Ok(DriverAction::Rest),
        false => hand.press_or_point(world, "e", GamepadButton::RightTrigger2, "skip"),
    }
}

/// Units in wrong places are removed, the others are placed in order, and then all go through.
pub fn next(world: &mut World, hand: InputDriver, stations: &[Station]) -> Deed {
    let campaign = world.resource::<Campaign>();
    let wanted = stations.iter().map(|station| {
        Some(Post {
            unit: breach_unit(campaign, station.unit)?,
            depth: station.depth,
            column: station.column,
        })
    });
    let wanted: Option<Vec<Post>> = wanted.collect();
    let wanted = wanted.ok_or("a unit of the line-up is not in the stack")?;
    let Some(sides) = world.get_resource::<Sides>() else {
        return Ok(DriverAction::Rest);
    };
    let posts = sides.posts(Side::Player).clone();
    let same = posts.iter().zip(&wanted).take_while(|(a, b)| a == b).count();
    let (post, choice) = match (posts.get(same), wanted.get(same)) {
        (Some(wrong), _) => (*wrong, Choice(None)),
        (None, Some(post)) => (*post, Choice(Some(post.unit))),
        (None, None) => return labelled(world, hand, "Go through"),
    };
    let place = Place { side: Side::Player, depth: post.depth, column: post.column };
    let open = places::find(world, |_: &Chooser| true);
    let open = open.and_then(|open| world.get::<Chooser>(open));
    match open.map(|chooser| chooser.0) {
        Some(at) if at == place => {
            let button = places::find(world, |it: &Choice| *it == choice);
            to(world, hand, button.ok_or("that unit cannot be chosen")?)
        }
        Some(_) => hand.back(world),
        None => {
            let panel = places::find(world, |panel: &PanelButton| panel.0 == place);
            to(world, hand, panel.ok_or("there is no such panel")?)
        }
    }
}

pub fn next_gear(
    world: &mut World,
    hand: InputDriver,
    unit: UnitId,
    item: ModId,
    fits: bool,
) -> Deed {
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
    let wanted = if fits { Stands::Loose(item) } else { Stands::Fitted(item) };
    let shown = places::find(world, |stands: &Stands| *stands == wanted);
    to(world, hand, shown.ok_or("the mod is not on the screen")?)
}

fn open(world: &mut World, hand: InputDriver) -> Deed {
    if world.resource::<State<Paused>>().0 {
        return labelled(world, hand, "Gear");
    }
    if has_scope(world) {
        return labelled(world, hand, "Continue").or_else(|_| hand.back(world));
    }
    match hand {
        InputDriver::Keys => Ok(DriverAction::Key("i")),
        InputDriver::Pad => hand.pause(world),
        InputDriver::Mouse | InputDriver::Touch => point(world, "gear"),
    }
}
