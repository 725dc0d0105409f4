//! Shared by tests: the game's data, and a run on a small sector.

use daemonfall_campaign::{Campaign, Content, Settings};
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
