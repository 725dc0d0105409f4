//! Diplomacy with other factions.

use super::widgets::{all_labelled, to};
use super::{Deed, Hand};
use bevy::prelude::*;
use daemonfall_sector::library::Part;
use daemonfall_sector::{Command, FactionId};
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_sector_mode::table::{FactionShown, Relation, Table};

pub fn next(world: &mut World, hand: Hand, command: &Command) -> Result<Deed, String> {
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
    let place = place(world.resource::<Table>(), whom, words);
    let button = buttons.get(place).or(buttons.last());
    to(world, hand, *button.ok_or("that cannot be said now")?)
}

/// The number of factions before it with the same button.
fn place(table: &Table, whom: FactionId, words: &str) -> usize {
    let same = |it: &&FactionShown| match words {
        "Propose an alliance" => it.relation == Relation::War && !it.offers,
        "Break the alliance" => it.relation == Relation::Allied && !it.offers,
        _ => it.offers,
    };
    let others = table.factions.iter().filter(|it| it.part != Part::Player);
    let before = others.take_while(|it| it.id != whom);
    before.filter(same).count()
}
