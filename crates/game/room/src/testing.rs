//! Shared by tests: the game's data, and a run on a small sector.

use daemonfall_campaign::{Campaign, Content, Settings};
use proptest::prelude::*;
use std::sync::{Arc, OnceLock};

/// The result of a test that may fail early.
pub type Outcome = Result<(), Box<dyn std::error::Error>>;

/// The game's data, read once.
pub fn content() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    let read = || {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");
        Arc::new(Content::load_dir(folder).unwrap_or_else(|errors| panic!("{errors}")))
    };
    CONTENT.get_or_init(read).clone()
}

/// A new run on a small sector. The world needs the rules of its content.
pub fn run(seed: u64) -> Campaign {
    let settings = Settings { sector: "small".into(), ..Settings::usual(seed) };
    let begun = Campaign::begin(content(), settings);
    begun.unwrap_or_else(|error| panic!("{error}")).0
}

/// Good lines, of which some words are replaced, doubled or left out.
pub fn changed<'a>(lines: impl IntoIterator<Item = &'a str>) -> impl Strategy<Value = String> {
    let odd = prop_oneof![
        Just(None),
        any::<String>().prop_map(Some),
        any::<i128>().prop_map(|number| Some(number.to_string())),
        any::<u32>().prop_map(|number| Some(format!("#{number}"))),
        "[-+#@,.\"'%xe0-9 \u{e9}\u{3000}]{0,12}".prop_map(Some),
    ];
    let lines: Vec<String> = lines.into_iter().map(str::to_owned).collect();
    let changes = prop::collection::vec((any::<prop::sample::Index>(), odd, any::<bool>()), 0..4);
    (prop::sample::select(lines), changes).prop_map(|(line, changes)| {
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        for (place, odd, instead) in changes {
            let place = place.index(words.len());
            match odd {
                Some(word) if instead => words[place] = word,
                Some(word) => words.insert(place, word),
                None if words.len() > 1 => drop(words.remove(place)),
                None => {}
            }
        }
        words.join(" ")
    })
}
