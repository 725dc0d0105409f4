//! The console's grammar. Joining words (`to`, `of`, `at` …) are optional everywhere and have no
//! meaning.

mod rules;

pub use rules::{Answer, Breach, Dive, Sector};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Parser, Subcommand};
use rules::number;

/// A line of the console.
#[derive(Parser, Clone, Debug, PartialEq)]
#[command(
    name = "console",
    no_binary_name = true,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true,
    color = clap::ColorChoice::Never
)]
pub struct Line {
    /// The command or query.
    #[command(subcommand)]
    pub what: What,
}

/// A command or query.
#[derive(Subcommand, Clone, Debug, PartialEq)]
pub enum What {
    #[command(flatten)]
    Do(Do),
    #[command(flatten)]
    Ask(Ask),
}

/// A command of the rules.
#[derive(Subcommand, Clone, Debug, PartialEq)]
pub enum Do {
    /// A beat of the dive
    #[command(subcommand)]
    Dive(Dive),
    /// A command on the map
    #[command(subcommand)]
    Sector(Sector),
    /// A choice in the breach
    #[command(subcommand)]
    Breach(Breach),
    /// Fits an unused mod into a unit
    Fit {
        /// Its name in the data
        #[arg(value_name = "MOD")]
        item: String,
        /// The unit
        #[arg(value_name = "UNIT", value_parser = number)]
        unit: u32,
    },
    /// Takes a mod out of a unit
    Unfit {
        /// Its name in the data
        #[arg(value_name = "FITTED")]
        item: String,
        /// The unit
        #[arg(value_name = "UNIT", value_parser = number)]
        unit: u32,
    },
    /// Makes a choice in an encounter
    Choose {
        /// Its number in the list, from 1
        #[arg(value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..))]
        number: u8,
    },
    /// Goes through the guardian's door
    LineUp {
        /// Each as #UNIT@COLUMN,DEPTH: columns 0 to 3 from the top, depth 0 in front and 1 behind
        #[arg(value_name = "STATION", required = true)]
        stations: Vec<String>,
    },
    /// Takes a prize
    Take {
        /// From 1, or none
        #[arg(value_name = "PRIZE")]
        prize: String,
    },
    /// Leaves a dive, a door or a breach
    Retreat,
    /// Gives up the run
    GiveUp,
    /// Exchanges the units of two places in a puzzle of the battle
    Exchange {
        /// From 1; the reserve is numbered after the stack
        #[arg(value_name = "PLACE", value_parser = clap::value_parser!(u8).range(1..))]
        one: u8,
        #[arg(value_name = "PLACE", value_parser = clap::value_parser!(u8).range(1..))]
        other: u8,
    },
    /// Changes a value by hand; the lock must be open
    Edit {
        /// health, max-health, stun, freeze, bind or burn of an object in the dive; health of a
        /// unit or cycles of a faction on the map
        #[arg(value_name = "FIELD")]
        field: String,
        /// The new value
        #[arg(value_name = "VALUE", allow_negative_numbers = true)]
        value: i32,
        /// The object, unit or faction
        #[arg(value_name = "WHOSE")]
        whose: String,
    },
}

/// A query, or a command of the console itself.
#[derive(Subcommand, Clone, Debug, PartialEq)]
pub enum Ask {
    /// Shows where the game is
    Place,
    /// The fingerprint of the state, or the one recorded after a step
    Fingerprint {
        /// The step
        #[arg(value_name = "STEP")]
        step: Option<usize>,
    },
    /// Fields of the state that contain all these words
    State {
        /// Words of the path or the value; without any, all fields
        #[arg(value_name = "WORD")]
        words: Vec<String>,
    },
    /// Whether a command would be refused, and why
    Check {
        /// The command
        #[arg(
            value_name = "COMMAND",
            required = true,
            trailing_var_arg = true,
            allow_hyphen_values = true
        )]
        words: Vec<String>,
    },
    /// Facts about the record
    Replay,
    /// Replays the record and compares every step
    Verify,
    /// The odds of an attack on the map, as far as you know
    Odds {
        /// The attacking stack
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// The attacked tile
        #[arg(value_name = "TILE")]
        tile: String,
        /// The tile to attack from; its own tile if left out
        #[arg(value_name = "TILE")]
        from: Option<String>,
    },
    /// Objects of the dive
    Objects {
        /// Words that the kind must contain
        #[arg(value_name = "OBJECTKIND")]
        words: Vec<String>,
    },
    /// Visible stacks on the map, with their units
    Stacks,
    /// Possible choices of the unit with the turn in the breach
    Choices,
    /// Kinds of objects in the data, or one of them
    Kinds {
        /// Its name in the data
        #[arg(value_name = "OBJECTKIND")]
        name: Option<String>,
    },
    /// Positions of the random streams
    Streams,
    /// Shows a past step
    Go {
        /// The step
        #[arg(value_name = "STEP")]
        step: usize,
    },
    /// Returns to the run as it is now
    Now,
    /// Takes a picture of the window
    Shot {
        /// The name of its file, next to the saves
        #[arg(value_name = "NAME")]
        name: Option<String>,
    },
    /// Lists the commands, or explains one
    Help {
        /// The command
        #[arg(value_name = "COMMAND")]
        words: Vec<String>,
    },
    /// Clears the list above
    Clear,
}

const JOINING: [&str; 7] = ["to", "of", "at", "into", "with", "from", "the"];

/// The words of a line; quoted text is one word.
pub fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (place, part) in line.split('"').enumerate() {
        match place % 2 {
            1 => words.push(part.to_owned()),
            _ => words.extend(
                part.split_whitespace().filter(|word| !JOINING.contains(word)).map(str::to_owned),
            ),
        }
    }
    words
}

pub fn read(words: &[String]) -> Result<What, String> {
    Line::try_parse_from(words).map(|line| line.what).map_err(|error| {
        if let Some(words) = unknown(&error) {
            return words;
        }
        let text = error.render().to_string().replace("subcommand", "command");
        let text = text.strip_prefix("error: ").unwrap_or(&text);
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        let lines: Vec<&str> = lines.collect();
        lines.join("\n")
    })
}

fn unknown(error: &clap::Error) -> Option<String> {
    if error.kind() != ErrorKind::InvalidSubcommand {
        return None;
    }
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else {
        return None;
    };
    let near = match error.get(ContextKind::SuggestedSubcommand) {
        Some(ContextValue::String(near)) => vec![near.clone()],
        Some(ContextValue::Strings(near)) => near.clone(),
        _ => Vec::new(),
    };
    let near = match near.is_empty() {
        true => String::new(),
        false => format!(", perhaps `{}`", near.join("`, `")),
    };
    Some(format!("there is no command `{word}`{near}; `help` lists them"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Result<What, String> {
        read(&words(text))
    }

    #[test]
    fn joining_words_may_stand_or_be_left_out() {
        let moved = Ok(What::Do(Do::Sector(Sector::Move { stack: 3, to: "5,7".into() })));
        assert_eq!(line("sector move #3 to 5,7"), moved);
        assert_eq!(line("sector move 3 5,7"), moved);
        for end in ["sector end", "sector end turn"] {
            assert!(matches!(line(end), Ok(What::Do(Do::Sector(Sector::End { .. })))), "{end}");
        }
        assert!(line("edit health 12 of #34").is_ok());
    }

    #[test]
    fn what_stands_in_quotes_is_one_word() {
        assert_eq!(words("state \"at the\" end"), ["state", "at the", "end"]);
    }

    #[test]
    fn a_line_that_is_none_is_refused_with_what_is_meant() {
        let told = |text| line(text).err().unwrap_or_default();
        assert!(told("dive jump").contains("jump"), "{}", told("dive jump"));
        let missing = told("sector move #3");
        assert!(missing.contains("<TILE>"), "{missing}");
        let number = told("sector move three 5,7");
        assert!(number.contains("#12"), "{number}");
        let near = told("sektor end");
        assert!(near.contains("sector"), "{near}");
        let none = told("qqq");
        assert_eq!(none, "there is no command `qqq`; `help` lists them");
        assert!(!told("dive jump").contains("subcommand"));
    }
}
