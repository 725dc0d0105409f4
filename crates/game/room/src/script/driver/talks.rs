//! Diplomacy with other factions.

use super::widgets::{all_labelled, to};
use super::{DriverAction, InputDriver};
use bevy::prelude::*;
use daemonfall_sector::library::Part;
use daemonfall_sector::{Command, FactionId};
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_sector_mode::map_view::{FactionShown, MapView, Relation};

pub fn next(
    world: &mut World,
    hand: InputDriver,
    command: &Command,
) -> Result<DriverAction, String> {
    if !world.resource::<Choosing>().relations {
        return hand.press_or_point(world, "t", GamepadButton::LeftTrigger2, "relations");
    }
    let (whom, words) = match command {
        Command::Propose { to } => (*to, "Propose an alliance"),
        Command::Answer { from, accept: true } => (*from, "Accept the alliance"),
        Command::Answer { from, .. } => (*from, "Decline"),
        Command::Break { with } => (*with, "Break the alliance"),
        other => return Err(format!("{other:?} is not diplomacy")),
    };
    let buttons = all_labelled(world, words);
    // A refused command has a disabled button, which is not among them.
    let place = place(world.resource::<MapView>(), whom, words);
    let button = buttons.get(place).or(buttons.last());
    to(world, hand, *button.ok_or("that cannot be said now")?)
}

/// The number of factions before it with the same button.
fn place(table: &MapView, whom: FactionId, words: &str) -> usize {
    let same = |it: &&FactionShown| match words {
        "Propose an alliance" => it.relation == Relation::War && !it.offers,
        "Break the alliance" => it.relation == Relation::Allied && !it.offers,
        _ => it.offers,
    };
    let others = table.factions.iter().filter(|it| it.part != Part::Player);
    let before = others.take_while(|it| it.id != whom);
    before.filter(same).count()
}
