//! Broken data files are refused with file, line, entry, field and reason; valid ones overlay by
//! name.

use crate::broken::refuse;
use crate::small::FOLDER;
use daemonfall_breach::BreachLibrary;
use daemonfall_breach::library::{FILES, Source};
use daemonfall_core::data::{DataErrors, read_folder};
use std::path::Path;

fn sources() -> Vec<Source> {
    read_folder(Path::new(FOLDER), &FILES, true).unwrap()
}

fn overlaid(file: &str, path: &str, text: &str) -> Result<BreachLibrary, DataErrors> {
    let mut sources = sources();
    sources.push(Source::new(file, path, text));
    BreachLibrary::from_sources(&sources)
}

#[test]
fn broken_entries_are_refused_as_it_is_written() {
    refuse(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken"), |file, path, text| {
        let errors = overlaid(file, path, text).unwrap_err();
        errors.0.iter().map(ToString::to_string).collect()
    });
}

#[test]
fn a_missing_file_and_a_missing_folder_are_named() {
    let mut two = sources();
    two.retain(|source| source.file != "guardians.ron");
    let error = BreachLibrary::from_sources(&two).unwrap_err().to_string();
    assert_eq!(error, "guardians.ron: this data file is missing");
    let error = BreachLibrary::load_dir("no/such/folder").unwrap_err().to_string();
    assert_eq!(error, "no/such/folder: there is no such folder");
}

#[test]
fn an_entry_of_the_same_name_replaces_and_a_new_one_is_added() {
    let before = BreachLibrary::from_sources(&sources()).unwrap();
    let odd = "name: \"Odd\", about: \"\", health: 7, cpu: 4, speed: 50, subroutines: [\"jab\"]";
    let text = format!("{{ \"needle\": ({odd}), \"new\": ({odd}) }}");
    let library = overlaid("units.ron", "mod", &text).unwrap();
    let name = |id| library.unit(id).name.as_str();
    assert_eq!(library.find_unit("needle"), before.find_unit("needle"));
    assert_eq!(name(library.find_unit("needle").unwrap()), "Odd");
    assert_eq!(library.units().count(), before.units().count() + 1);
    assert_ne!(library.fingerprint, before.fingerprint);
}
