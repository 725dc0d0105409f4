//! The part of the grammar that is the rules' own: beats, choices, commands on the map.

use clap::{Subcommand, ValueEnum};
use daemonfall_dungeon::Direction;

/// A way.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Up.
    #[value(alias = "n", help = "up")]
    North,
    /// Right.
    #[value(alias = "e", help = "right")]
    East,
    /// Down.
    #[value(alias = "s", help = "down")]
    South,
    /// Left.
    #[value(alias = "w", help = "left")]
    West,
    /// Up and right; nobody steps so.
    #[value(hide = true)]
    NorthEast,
    /// Down and right.
    #[value(hide = true)]
    SouthEast,
    /// Down and left.
    #[value(hide = true)]
    SouthWest,
    /// Up and left.
    #[value(hide = true)]
    NorthWest,
}

impl From<Way> for Direction {
    fn from(way: Way) -> Self {
        match way {
            Way::North => Direction::North,
            Way::NorthEast => Direction::NorthEast,
            Way::East => Direction::East,
            Way::SouthEast => Direction::SouthEast,
            Way::South => Direction::South,
            Way::SouthWest => Direction::SouthWest,
            Way::West => Direction::West,
            Way::NorthWest => Direction::NorthWest,
        }
    }
}

/// A beat of the dive.
#[derive(Subcommand, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dive {
    /// Attacks, else digs, else moves
    Step {
        /// Which way
        #[arg(value_name = "WAY", value_enum)]
        way: Way,
    },
    /// Puts a lit bomb ahead
    Bomb {
        /// Which way
        #[arg(value_name = "WAY", value_enum)]
        way: Way,
    },
    /// Lets a beat pass
    Wait,
    /// Drinks a potion
    Drink,
}

/// A choice in the breach.
#[derive(Subcommand, Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// Uses a subroutine
    Use {
        /// By its name in the data
        #[arg(value_name = "SUBROUTINE")]
        subroutine: String,
        /// own NAME, their NAME, panel X COLUMN, or #NUMBER; may be left out where there is only
        /// one
        #[arg(value_name = "AIM")]
        aim: Vec<String>,
    },
    /// Waits
    Wait,
}

/// A command on the map.
#[derive(Subcommand, Clone, Debug, PartialEq, Eq)]
pub enum Sector {
    /// A stack goes to a tile that it can reach
    Move {
        /// Which
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// COLUMN,ROW as 5,7
        #[arg(value_name = "TILE")]
        to: String,
    },
    /// A stack attacks a tile beside it
    Attack {
        /// Which
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// COLUMN,ROW as 5,7
        #[arg(value_name = "TILE")]
        tile: String,
    },
    /// Units join a stack beside theirs
    Merge {
        /// Out of which
        #[arg(value_name = "STACK", value_parser = number)]
        from: u32,
        /// Into which
        #[arg(value_name = "STACK", value_parser = number)]
        into: u32,
        /// Who
        #[arg(value_name = "UNIT", value_parser = number, required = true)]
        units: Vec<u32>,
    },
    /// Units step onto a free tile beside their stack
    Split {
        /// Which
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// COLUMN,ROW as 5,7
        #[arg(value_name = "TILE")]
        to: String,
        /// Who
        #[arg(value_name = "UNIT", value_parser = number, required = true)]
        units: Vec<u32>,
    },
    /// Puts a stack into another order of battle
    Arrange {
        /// Which
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// All its units, in their new order
        #[arg(value_name = "UNIT", value_parser = number, required = true)]
        order: Vec<u32>,
    },
    /// A structure makes a unit
    Recruit {
        /// By its name in the data
        #[arg(value_name = "KIND")]
        kind: String,
        /// COLUMN,ROW as 5,7
        #[arg(value_name = "TILE")]
        tile: String,
    },
    /// Lets a unit go
    Disband {
        /// Who
        #[arg(value_name = "UNIT", value_parser = number)]
        unit: u32,
    },
    /// The leader enters the vault on whose tile it stands
    Enter {
        /// The leader's stack
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
    },
    /// Proposes an alliance
    Propose {
        /// To whom
        #[arg(value_name = "FACTION")]
        to: String,
    },
    /// Answers an offer
    Answer {
        /// What
        #[arg(value_name = "ANSWER", value_enum)]
        answer: Answer,
        /// Whose
        #[arg(value_name = "FACTION")]
        from: String,
    },
    /// Breaks an alliance
    Break {
        /// With whom
        #[arg(value_name = "FACTION")]
        with: String,
    },
    /// Ends the turn
    End {
        /// `turn` may stand behind it
        #[arg(value_parser = ["turn"], hide = true)]
        turn: Option<String>,
    },
}

/// What an offer is answered.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// An alliance.
    Yes,
    /// None.
    No,
}

/// A number as `#12` or `12`.
pub(super) fn number(text: &str) -> Result<u32, String> {
    let digits = text.strip_prefix('#').unwrap_or(text);
    digits.parse().map_err(|_| "write a number as #12".to_owned())
}
