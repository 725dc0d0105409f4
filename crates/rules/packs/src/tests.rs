//! Packs that break each bound, and how packs are laid.

mod bounds;
mod laying;
mod pictures;
mod words;

use crate::Pack;
use crate::manifest::{DATA, MANIFEST};
use daemonfall_core::data::DataErrors;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;
use tempfile::TempDir;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const KNOWN: &[&str] = &["kinds.ron", "weapons.ron"];
const KINDS: &str = r#"{ "crawler": (health: 1) }"#;

/// A manifest with more fields.
fn manifest(id: &str, more: &str) -> String {
    format!(
        "(id: \"{id}\", version: \"1\", name: \"Name\", about: \"About.\", data: {DATA}, {more})"
    )
}

fn folder_of(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn sound() -> [(&'static str, String); 2] {
    [(MANIFEST, manifest("thorns", "")), ("kinds.ron", KINDS.into())]
}

/// The sound pack with more files.
fn folder_with(more: &[(&str, &str)]) -> TempDir {
    let [one, two] = sound();
    folder_of(&[&[(one.0, &*one.1), (two.0, &*two.1)][..], more].concat())
}

fn archive_of<'n>(files: impl IntoIterator<Item = (&'n str, Vec<u8>)>) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer.start_file(name, SimpleFileOptions::default()).unwrap();
        writer.write_all(&bytes).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn archive_with<'n>(more: impl IntoIterator<Item = (&'n str, Vec<u8>)>) -> Vec<u8> {
    let own = sound().map(|(name, text)| (name, text.into_bytes()));
    archive_of(own.into_iter().chain(more))
}

fn open(folder: &Path) -> Result<Pack, DataErrors> {
    Pack::open(folder, KNOWN)
}

fn open_archive(bytes: &[u8]) -> Result<Pack, DataErrors> {
    Pack::of_archive("thorns.zip", bytes, KNOWN)
}

/// The errors, which must be there.
fn told<T>(result: Result<T, DataErrors>) -> String {
    let Err(errors) = result else { panic!("nothing is wrong") };
    errors.to_string()
}
