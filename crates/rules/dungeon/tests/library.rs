//! A broken data file is refused with file, line, entry, field and reason.
//!
//! A valid one overlays by name.

use crate::broken::refuse;
use crate::small::{library, sources};
use daemonfall_dungeon::Library;
use daemonfall_dungeon::components::Algorithm;
use daemonfall_dungeon::library::Source;

fn overlaid(file: &str, text: &str) -> Result<Library, String> {
    let mut sources = sources();
    sources.push(Source::new(file, format!("mod/{file}"), text));
    Library::from_sources(&sources).map_err(|errors| errors.to_string())
}

#[test]
fn the_games_own_data_are_sound() {
    let library = library();
    let traits = library.kinds.iter().map(|kind| &kind.traits).filter(|it| it.real.is_some());
    let acting = traits.filter_map(|it| it.acting);
    assert!(acting.filter(|it| it.algorithm == Algorithm::General).count() >= 10);
    assert_eq!(library.floors.len(), 3);
}

#[test]
fn an_entry_of_the_same_name_replaces_and_a_new_one_is_added() {
    let before = library();
    let library = overlaid(
        "kinds.ron",
        r#"{ "crate": (name: "Box", glyph: 'x', layer: Real, traits: (real: ())), "idol": (name: "Idol", glyph: 'j', layer: Real, traits: (real: ())) }"#,
    )
    .unwrap();
    let kind = |name: &str| library.kind(library.find_kind(name).unwrap()).name.clone();
    assert_eq!((kind("crate"), kind("idol")), ("Box".into(), "Idol".into()));
    assert_eq!(library.find_kind("crate"), before.find_kind("crate"));
    assert_ne!(library.fingerprint, before.fingerprint);
}

#[test]
fn broken_entries_are_refused_as_it_is_written() {
    refuse(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken"), |file, _, text| {
        overlaid(file, text).unwrap_err().lines().map(str::to_owned).collect()
    });
}

#[test]
fn a_missing_file_is_named() {
    let mut sources = sources();
    sources.retain(|source| source.file != "pools.ron");
    let error = Library::from_sources(&sources).unwrap_err().to_string();
    assert!(error.contains("pools.ron: this data file is missing"), "{error}");
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let error = Library::load_dir("no/such/folder").unwrap_err().to_string();
    assert!(error.contains("no/such/folder"), "{error}");
}
