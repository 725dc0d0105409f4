//! The command line. An unknown argument ends the program with clap's message and exit code 2.

#[cfg(all(feature = "remote", not(target_family = "wasm")))]
pub mod address;

use bevy::prelude::Resource;
use clap::Parser;
use daemonfall_core::parse_seed;
use std::path::PathBuf;

/// What the command line asks for; in the web build, what the page's address asks for.
#[derive(Parser, Resource, Clone, Debug, Default, PartialEq, Eq)]
#[command(name = "daemonfall", version, about = "A turn-based tactics game of small, exact rules")]
pub struct Options {
    /// Start straight into a dive alone, or with --sector into a run, on this seed: a decimal
    /// number, or hexadecimal like 7F3A-19C2
    #[arg(long, value_name = "N", value_parser = parse_seed, allow_hyphen_values = true)]
    pub seed: Option<u64>,
    /// Start straight into a practice breach: a guardian, PLAYERS:FOES like needle,echo:thorn, or
    /// mirrored
    #[arg(long, value_name = "SIDES", conflicts_with = "replay")]
    pub breach: Option<String>,
    /// Start straight into a run on this sector: small, medium or large, optionally followed by
    /// :easy, :hard or :brutal, and then by :vaults or :nodes for another victory
    #[arg(long, value_name = "SIZE", conflicts_with_all = ["breach", "battle", "replay"])]
    pub sector: Option<String>,
    /// Start in battle practice with YOURS:THEIRS like needle,bastion:thorn; with more stacks,
    /// joined by +, the battle begins at once
    #[arg(long, value_name = "SIDES", conflicts_with_all = ["replay", "breach"])]
    pub battle: Option<String>,
    /// Let a script press the keys; docs/scripts.md lists its commands
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,
    /// Draw only every Nth frame of the script, and those that it takes pictures of, and let each
    /// last a thirtieth of a second for the game: quicker where no graphics card draws
    #[arg(long, value_name = "N", requires = "script", value_parser = clap::value_parser!(u32).range(1..))]
    pub draw_every: Option<u32>,
    /// Watch the replay of a dive, or look back at a run from its replay
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    pub replay: Option<PathBuf>,
    /// Start in the time lab with the scenarios of this file; docs/scenarios.md describes the
    /// format
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "replay"])]
    pub time_lab: Option<PathBuf>,
    /// Use this pack, a folder or an archive, besides those switched on; may be given several times
    #[arg(long = "pack", value_name = "PATH")]
    pub packs: Vec<PathBuf>,
    /// Let the data files of this folder override the game's own and those of packs
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Write each screen's frame times to this file when the game is closed
    #[arg(long, value_name = "FILE")]
    pub frames: Option<PathBuf>,
    /// Save games and settings in this folder
    #[arg(long, value_name = "DIR")]
    pub saves: Option<PathBuf>,
    /// Size of the window, like 1280x720
    #[arg(long, value_name = "WxH", value_parser = parse_size)]
    pub size: Option<(u32, u32)>,
    /// Play in a window, whatever the settings say
    #[arg(long, conflicts_with = "fullscreen")]
    pub window: bool,
    /// Play in full screen, whatever the settings say
    #[arg(long)]
    pub fullscreen: bool,
    /// No sound
    #[arg(long)]
    pub mute: bool,
    /// Let other programs play and query the game by JSON-RPC on this port of the loopback address;
    /// see docs/remote.md
    #[cfg(all(feature = "remote", not(target_family = "wasm")))]
    #[arg(long, value_name = "PORT", num_args = 0..=1, default_missing_value = "15702")]
    pub remote: Option<address::Address>,
    /// No glow around bright things
    #[arg(long)]
    pub no_bloom: bool,
}

impl Options {
    /// Reads the command line. Ends the program if it is wrong or asks for help; never returns an
    /// error.
    #[cfg(not(target_family = "wasm"))]
    pub fn read() -> Result<Self, String> {
        Ok(Self::parse())
    }

    /// Reads the options in the page's address.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    #[cfg(target_family = "wasm")]
    pub fn read() -> Result<Self, String> {
        Self::of_link(&crate::web::wanted())
    }

    /// Parses a link's options, such as `seed=7F3A-19C2&sector=small`.
    ///
    /// # Errors
    ///
    /// The word that is unknown or wrong.
    pub fn of_link(words: &str) -> Result<Self, String> {
        let mut line = vec!["daemonfall".to_owned()];
        for word in words.split('&').filter(|word| !word.is_empty()) {
            let (name, value) =
                word.split_once('=').map_or((word, None), |(name, value)| (name, Some(value)));
            if !OF_LINKS.contains(&name) {
                let known = OF_LINKS.join(", ");
                return Err(format!(
                    "The link has the unknown option `{name}`. Known options: {known}."
                ));
            }
            line.push(match value {
                Some(value) => format!("--{name}={value}"),
                None => format!("--{name}"),
            });
        }
        Self::try_parse_from(line).map_err(|error| {
            let told = error.to_string();
            let first = told.lines().next().unwrap_or_default();
            format!("The link is wrong: {}.", first.trim_start_matches("error: "))
        })
    }
}

const OF_LINKS: [&str; 9] =
    ["seed", "sector", "breach", "battle", "replay", "script", "frames", "mute", "no-bloom"];

/// Parses width and height of a window, in logical pixels.
///
/// # Errors
///
/// What is wrong with the text.
pub fn parse_size(text: &str) -> Result<(u32, u32), String> {
    let size = text
        .split_once(['x', 'X'])
        .and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    match size {
        Some((width, height))
            if (320..=16384).contains(&width) && (200..=16384).contains(&height) =>
        {
            Ok((width, height))
        }
        Some(_) => Err("the window's size must be between 320x200 and 16384x16384 pixels".into()),
        None => Err("write width and height like 1280x720".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Options, clap::error::ErrorKind> {
        Options::try_parse_from([&["daemonfall"], words].concat()).map_err(|error| error.kind())
    }

    #[test]
    fn seeds_are_read_in_both_ways_of_writing() {
        assert_eq!(
            read(&["--seed", "7F3A-19C2"]).map(|options| options.seed),
            Ok(Some(0x7F3A_19C2))
        );
        assert_eq!(read(&["--seed", "42"]).map(|options| options.seed), Ok(Some(42)));
    }

    #[test]
    fn a_seed_that_is_no_number_is_refused_in_words() {
        let error = Options::try_parse_from(["daemonfall", "--seed", "twelve"]).err();
        assert!(
            error.is_some_and(|error| error.to_string().contains("\"twelve\" is no number")
                && error.exit_code() == 2)
        );
        assert!(read(&["--seed", "-5"]).is_err());
    }

    #[test]
    fn sizes_are_width_and_height() {
        assert_eq!(
            read(&["--size", "1920x1080"]).map(|options| options.size),
            Ok(Some((1920, 1080)))
        );
        for wrong in ["1920", "x", "0x0", "1x1", "1280x720x3", "99999x99999"] {
            assert!(read(&["--size", wrong]).is_err(), "{wrong}");
        }
    }

    #[cfg(feature = "remote")]
    #[test]
    fn nothing_listens_unless_it_is_asked_for_and_then_on_the_loopback_address_alone() {
        assert_eq!(read(&[]).map(|options| options.remote), Ok(None));
        let address =
            |words: &[&str]| read(words).map(|options| options.remote.map(|it| it.socket()));
        let there = Some(std::net::SocketAddr::from(([127, 0, 0, 1], 15702)));
        assert_eq!(address(&["--remote"]), Ok(there));
        assert_eq!(address(&["--remote", "15702"]), Ok(there));
        assert!(read(&["--remote", "0.0.0.0:15702"]).is_err());
    }

    #[test]
    fn a_link_asks_for_what_a_page_can_give() {
        let run = Options::of_link("seed=7F3A-19C2&sector=small:hard&mute");
        let run = run.unwrap_or_default();
        assert_eq!(run.seed, Some(0x7F3A_19C2));
        assert_eq!((run.sector.as_deref(), run.mute), (Some("small:hard"), true));
        assert_eq!(Options::of_link(""), Ok(Options::default()));
        for (wrong, word) in [("data=x", "`data`"), ("seed=twelve", "twelve"), ("x", "`x`")] {
            let error = Options::of_link(wrong).err().unwrap_or_default();
            assert!(error.contains(word), "{error}");
        }
    }

    #[test]
    fn unknown_words_and_contradictions_are_refused() {
        assert_eq!(read(&["--sneed", "1"]), Err(clap::error::ErrorKind::UnknownArgument));
        assert_eq!(
            read(&["--window", "--fullscreen"]),
            Err(clap::error::ErrorKind::ArgumentConflict)
        );
    }
}
