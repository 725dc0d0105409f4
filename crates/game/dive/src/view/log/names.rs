//! Words that the log shares with cards and notices: names within a sentence, directions.

use crate::prelude::*;
use daemonfall_dungeon::Field;

/// A name from the data as written within a sentence: lower case in English.
pub fn in_text(name: &str) -> String {
    t!("dive-name", name = name, small = name.to_lowercase())
}

/// A name with its article: "the crawler".
pub fn the(name: &str) -> String {
    t!("dive-the", name = name)
}

pub fn way(direction: Direction) -> String {
    match direction {
        Direction::North => t!("dive-way-north"),
        Direction::NorthEast => t!("dive-way-north-east"),
        Direction::East => t!("dive-way-east"),
        Direction::SouthEast => t!("dive-way-south-east"),
        Direction::South => t!("dive-way-south"),
        Direction::SouthWest => t!("dive-way-south-west"),
        Direction::West => t!("dive-way-west"),
        Direction::NorthWest => t!("dive-way-north-west"),
    }
}

pub fn field(field: Field) -> String {
    match field {
        Field::Health => t!("dive-field-health"),
        Field::MaxHealth => t!("dive-field-max-health"),
        Field::Beats(Status::Stun) => t!("dive-field-stun"),
        Field::Beats(Status::Freeze) => t!("dive-field-freeze"),
        Field::Beats(Status::Bind) => t!("dive-field-bind"),
        Field::Beats(Status::Burn) => t!("dive-field-burn"),
    }
}

/// Selects between two variants of a message.
pub fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
