//! A run names the packs that it was begun with.

use crate::small::{Game, ROWS, content_with, overlay};
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{Content, RunReplay};
use daemonfall_core::Fingerprint;
use daemonfall_core::data::{PackName, Source};
use std::sync::Arc;

fn name(version: &str, content: u64) -> PackName {
    PackName { id: "rich".into(), version: version.into(), content: Fingerprint(content) }
}

/// A pack gives the player more cycles.
fn with_pack(version: &str, content: u64, cycles: &str) -> Arc<Content> {
    let text = ROWS.replace("cycles: 100", &format!("cycles: {cycles}"));
    let pack = Some(name(version, content));
    content_with([Source { pack, ..overlay("sectors.ron", text) }])
}

#[test]
fn a_saved_run_and_its_replay_name_their_packs_and_say_which_are_missing_or_changed() {
    let mut game = Game::with(with_pack("1", 5, "150"), "test", 7);
    let saved = SavedRun::of(&game.campaign, &mut game.world);
    assert_eq!(saved.replay.packs, [name("1", 5)]);
    assert_eq!(RunReplay::read("replay", &saved.replay.write()), Ok(saved.replay.clone()));
    let told = |content: &Arc<Content>| {
        let read = SavedRun::read(content, "run-1.save", &saved.write());
        read.err().map_or_else(String::new, |error| error.to_string())
    };
    let other = "run-1.save: it was made with other packs: rich 1";
    assert_eq!(told(&with_pack("1", 5, "150")), "");
    assert_eq!(told(&content_with([])), format!("{other} is missing"));
    assert_eq!(told(&with_pack("2", 6, "160")), format!("{other} is now 2"));
    assert_eq!(told(&with_pack("1", 6, "160")), format!("{other} has other content"));
    // A pack that changes words alone may come and go.
    assert_eq!(told(&with_pack("2", 7, "150")), "");
    assert!(!SavedRun::of(&Game::new().campaign, &mut game.world).write().contains("packs"));
}
