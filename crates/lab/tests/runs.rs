//! Bots play whole runs, or up to a place, and what is written of them can be gone on with.

use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{Content, Place, Settings};
use daemonfall_lab::bots::run::RunPolicy;
use daemonfall_lab::runs::{Stop, save};
use std::path::Path;
use std::sync::Arc;

fn content() -> Arc<Content> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/data");
    Arc::new(Content::load_dir(folder).expect("the game's data are sound"))
}

fn small(seed: u64) -> Settings {
    Settings {
        sector: "small".into(),
        ..Settings::usual(seed)
    }
}

#[test]
fn a_run_stops_where_it_first_comes_to_a_place_and_is_read_again() {
    let content = content();
    let saved = save(&content, small(1), RunPolicy::Cautious, Stop::Encounter)
        .expect("the run comes to an encounter");
    assert!(matches!(saved.snapshot.run.place, Place::Encounter(_)));
    let text = saved.write();
    let read = SavedRun::read(&content, "here", &text).expect("it can be read");
    assert_eq!(read, saved);
    assert_eq!(
        saved.replay.verify(&content).expect("its record is right"),
        saved.replay.steps.len() as u32
    );
}
