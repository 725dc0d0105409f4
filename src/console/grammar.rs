//! The console's grammar: what its lines look like. Words that only join others (`to`, `of`, `at`
//! …) may stand anywhere and mean nothing.

mod rules;

pub use rules::{Answer, Breach, Dive, Sector, Way};

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
    /// What is wanted.
    #[command(subcommand)]
    pub what: What,
}

/// What is wanted.
#[derive(Subcommand, Clone, Debug, PartialEq)]
pub enum What {
    /// A beat of the dive
    #[command(subcommand)]
    Dive(Dive),
    /// A command on the map
    #[command(subcommand)]
    Sector(Sector),
    /// A choice in the breach
    #[command(subcommand)]
    Breach(Breach),
    /// Puts a mod that nobody carries into a unit
    Fit {
        /// By its name in the data
        #[arg(value_name = "MOD")]
        item: String,
        /// Whose
        #[arg(value_name = "UNIT", value_parser = number)]
        unit: u32,
    },
    /// Takes a mod out of a unit
    Unfit {
        /// By its name in the data
        #[arg(value_name = "FITTED")]
        item: String,
        /// Whose
        #[arg(value_name = "UNIT", value_parser = number)]
        unit: u32,
    },
    /// Chooses in an encounter
    Choose {
        /// From 1, as they stand there
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
    /// Gives the run up
    GiveUp,
    /// Changes a value by hand; the lock has to be open
    Edit {
        /// health, max-health, stun, freeze, bind or burn of an object of the dive; health of a
        /// unit or cycles of a faction on the map
        #[arg(value_name = "FIELD")]
        field: String,
        /// The new one
        #[arg(value_name = "VALUE", allow_negative_numbers = true)]
        value: i32,
        /// Whose
        #[arg(value_name = "WHOSE")]
        whose: String,
    },
    /// Where the game stands
    Place,
    /// The fingerprint of the state, or the one recorded after a step
    Fingerprint {
        /// Which
        #[arg(value_name = "STEP")]
        step: Option<usize>,
    },
    /// Fields of the state that hold all these words
    State {
        /// In the path or the value; all fields without them
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
    /// Facts of the record
    Replay,
    /// Plays the record again and compares every step
    Verify,
    /// The odds of an attack on the map, as far as you know
    Odds {
        /// Whose attack
        #[arg(value_name = "STACK", value_parser = number)]
        stack: u32,
        /// On which tile
        #[arg(value_name = "TILE")]
        tile: String,
        /// From which tile; where it stands if left out
        #[arg(value_name = "TILE")]
        from: Option<String>,
    },
    /// Objects of the dive
    Objects {
        /// Words that their kind holds
        #[arg(value_name = "OBJECTKIND")]
        words: Vec<String>,
    },
    /// Stacks on the map that you see, with their units
    Stacks,
    /// What whoever has the turn in the breach may choose
    Choices,
    /// Kinds of objects in the data, or one of them
    Kinds {
        /// By its name in the data
        #[arg(value_name = "OBJECTKIND")]
        name: Option<String>,
    },
    /// Where the random streams stand
    Streams,
    /// Looks at a past step
    Go {
        /// Which
        #[arg(value_name = "STEP")]
        step: usize,
    },
    /// Goes back to the run as it stands
    Now,
    /// Takes a picture of the window
    Shot {
        /// The name of its file, beside the saves
        #[arg(value_name = "NAME")]
        name: Option<String>,
    },
    /// Tells commands, or all about one
    Help {
        /// Which
        #[arg(value_name = "COMMAND")]
        words: Vec<String>,
    },
    /// Empties the list above
    Clear,
}

/// Words that join others.
const JOINING: [&str; 7] = ["to", "of", "at", "into", "with", "from", "the"];

/// The words of a line; what stands in quotes is one.
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

/// Reads the words of a line.
///
/// # Errors
/// What is wrong with them, and how they are meant to be.
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

/// What is said of a word that is no command, with those that are spelled alike.
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
        false => format!(", but `{}`", near.join("`, `")),
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
        let moved = Ok(What::Sector(Sector::Move { stack: 3, to: "5,7".into() }));
        assert_eq!(line("sector move #3 to 5,7"), moved);
        assert_eq!(line("sector move 3 5,7"), moved);
        for end in ["sector end", "sector end turn"] {
            assert!(matches!(line(end), Ok(What::Sector(Sector::End { .. }))), "{end}");
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
