//! What tests of this crate share: the game's own data, a run, and what the player is told.

use crate::prelude::*;
use daemonfall_campaign::saves::Stage;
use daemonfall_campaign::{Settings, install};
use std::sync::Arc;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/data");

/// The game's data; an error names all that is wrong with it.
pub fn content() -> Result<Arc<Content>, String> {
    Content::load_dir(DATA).map(Arc::new).map_err(|errors| errors.to_string())
}

/// The part of the data that breaches use.
pub fn breach_library() -> BreachLibrary {
    BreachLibrary::load_dir(DATA).unwrap_or_else(|errors| panic!("{errors}"))
}

/// A run in a small sector at its beginning, and its world.
pub fn small_run(content: Arc<Content>, seed: u64) -> Result<(World, Campaign), String> {
    let mut world = World::new();
    install(&mut world, &content);
    let settings = Settings { sector: "small".into(), ..Settings::usual(seed) };
    let (campaign, _) = Campaign::begin(content, settings).map_err(|error| error.to_string())?;
    Ok((world, campaign))
}

/// How far a saved run has come.
pub fn stage(turn: u32, place: &'static str) -> Stage {
    let victory = daemonfall_sector::Victory::Core;
    Stage { seed: 7, difficulty: "normal".into(), victory, turn, place, over: false }
}

/// Takes the notices shown to the player.
pub fn notices(world: &mut World) -> Vec<String> {
    world.resource_mut::<Messages<Notice>>().drain().map(|notice| notice.words).collect()
}
