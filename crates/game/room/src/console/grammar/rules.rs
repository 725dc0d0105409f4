//! The part of the grammar that comes from the rules: beats, choices, commands on the map.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Subcommand, ValueEnum};
use daemonfall_battle::Order;
use daemonfall_dungeon::Direction;

/// Word, short word, way on the screen. Units never step diagonally: these are not offered.
const WAYS: [(&str, &str, &str, Direction); 8] = [
    ("north", "n", "up", Direction::North),
    ("east", "e", "right", Direction::East),
    ("south", "s", "down", Direction::South),
    ("west", "w", "left", Direction::West),
    ("north-east", "", "", Direction::NorthEast),
    ("south-east", "", "", Direction::SouthEast),
    ("south-west", "", "", Direction::SouthWest),
    ("north-west", "", "", Direction::NorthWest),
];

fn ways() -> impl TypedValueParser<Value = Direction> {
    let words = WAYS.map(|(word, short, about, _)| match short {
        "" => PossibleValue::new(word).hide(true),
        short => PossibleValue::new(word).alias(short).help(about),
    });
    PossibleValuesParser::new(words).try_map(|typed| {
        let found = WAYS.into_iter().find(|it| it.0 == typed || it.1 == typed);
        found.map(|it| it.3).ok_or("it is not a direction")
    })
}

/// A beat of the dive.
#[derive(Subcommand, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dive {
    /// Attacks, otherwise digs, otherwise moves
    Step {
        /// The direction
        #[arg(value_name = "WAY", value_parser = ways())]
        way: Direction,
    },
    /// Puts a lit bomb ahead
    Bomb {
        /// The direction
        #[arg(value_name = "WAY", value_parser = ways())]
        way: Direction,
    },
    /// Lets a beat pass
    Wait,
    /// Drinks a potion
    Drink,
    /// Takes what lies here and leaves what it replaces
    Take,
}

/// A choice in the breach.
#[derive(Subcommand, Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// Uses a subroutine
    Use {
        /// Its name in the data
        #[arg(value_name = "SUBROUTINE")]
        subroutine: String,
        /// own NAME, their NAME, panel X COLUMN, or #NUMBER; can be left out if there is only one
        #[arg(value_name = "AIM")]
        aim: Vec<String>,
    },
    /// Waits
    Wait,
}

/// A command on the map.
#[derive(Subcommand, Clone, Debug, PartialEq, Eq)]
pub enum Sector {
    /// Moves a stack to a tile within reach
    Move {
        /// The stack
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// COLUMN,ROW as 5,7
        #[arg(value_name = "TILE")]
        to: String,
    },
    /// Attacks an adjacent tile with a stack
    Attack {
        /// The stack
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// COLUMN,ROW as 5,7
        #[arg(value_name = "TILE")]
        tile: String,
    },
    /// Moves units into an adjacent stack
    Merge {
        /// The stack they leave
        #[arg(value_name = "STACK", value_parser = number)]
        from: u32,
        /// The stack they join
        #[arg(value_name = "STACK", value_parser = number)]
        into: u32,
        /// The units
        #[arg(value_name = "UNIT", value_parser = number, required = true)]
        units: Vec<u32>,
    },
    /// Moves units onto a free adjacent tile
    Split {
        /// The stack
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// COLUMN,ROW as 5,7
        #[arg(value_name = "TILE")]
        to: String,
        /// The units
        #[arg(value_name = "UNIT", value_parser = number, required = true)]
        units: Vec<u32>,
    },
    /// Changes a stack's order of battle
    Arrange {
        /// The stack
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// All its units, in the new order
        #[arg(value_name = "UNIT", value_parser = number, required = true)]
        order: Vec<u32>,
    },
    /// Recruits a unit at a structure
    Recruit {
        /// Its name in the data
        #[arg(value_name = "KIND")]
        kind: String,
        /// COLUMN,ROW as 5,7
        #[arg(value_name = "TILE")]
        tile: String,
    },
    /// Puts a unit into reserve, or back into the line
    Reserve {
        /// The unit
        #[arg(value_name = "UNIT", value_parser = number)]
        unit: u32,
    },
    /// Sends a unit to the other row of its stack
    Row {
        /// The unit
        #[arg(value_name = "UNIT", value_parser = number)]
        unit: u32,
    },
    /// Tells a stack what to do in its battles
    Order {
        /// The stack
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// none, or an order
        #[arg(value_name = "ORDER", value_parser = orders())]
        order: Told,
    },
    /// Dismisses a unit
    Disband {
        /// The unit
        #[arg(value_name = "UNIT", value_parser = number)]
        unit: u32,
    },
    /// The leader enters the vault on its tile
    Enter {
        /// The leader's stack
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
    },
    /// Proposes an alliance
    Propose {
        /// The other faction
        #[arg(value_name = "FACTION")]
        to: String,
    },
    /// Answers an offer
    Answer {
        /// The answer
        #[arg(value_name = "ANSWER", value_enum)]
        answer: Answer,
        /// The faction that made the offer
        #[arg(value_name = "FACTION")]
        from: String,
    },
    /// Breaks an alliance
    Break {
        /// The other faction
        #[arg(value_name = "FACTION")]
        with: String,
    },
    /// Ends the turn
    End {
        /// `turn` may follow
        #[arg(value_parser = ["turn"], hide = true)]
        turn: Option<String>,
    },
}

/// An order, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told(pub Option<Order>);

fn orders() -> impl TypedValueParser<Value = Told> {
    let words = ["none"].into_iter().chain(Order::ALL.map(Order::key));
    PossibleValuesParser::new(words)
        .map(|typed| Told(Order::ALL.into_iter().find(|order| order.key() == typed)))
}

/// The answer to an offer.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
}

pub(super) fn number(text: &str) -> Result<u32, String> {
    let digits = text.strip_prefix('#').unwrap_or(text);
    digits.parse().map_err(|_| "write a number as #12".to_owned())
}
