//! One pack: what it says about itself, its data files, its texts and its pictures.

use crate::archive;
use crate::gather::Gathered;
use crate::manifest::{MANIFEST, Manifest};
use crate::pictures::{self, Picture};
use crate::words::{self, Words};
use daemonfall_core::data::{DataErrors, PackName, Source, about_file};
use daemonfall_core::fingerprint_of;

#[derive(Clone, Debug)]
pub struct Pack {
    pub manifest: Manifest,
    /// Its folder or archive, as it is shown.
    pub place: String,
    /// Its data files, each with the pack's name.
    pub sources: Vec<Source>,
    /// Its texts and pictures. No rule knows them: runs, saves and replays do not name them.
    pub words: Vec<Words>,
    pub pictures: Vec<Picture>,
}

impl Pack {
    /// The pack in a folder or an archive. `known` are the names of the game's data files.
    ///
    /// # Errors
    /// What breaks a bound or cannot be read, with pack, file and reason.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn open(path: &std::path::Path, known: &[&str]) -> Result<Self, DataErrors> {
        use std::io::Read;
        let place = path.display().to_string();
        if path.is_dir() {
            return Self::of(place, crate::folder::read(path, known)?, known);
        }
        let wrong = |error: std::io::Error| about_file(&*place, format!("cannot be read: {error}"));
        if !std::fs::metadata(path).map_err(wrong)?.is_file() {
            return Err(about_file(place, crate::folder::NEITHER).into());
        }
        let file = std::fs::File::open(path).map_err(wrong)?;
        let mut bytes = Vec::new();
        file.take((archive::ARCHIVE_AT_MOST << 10) + 1).read_to_end(&mut bytes).map_err(wrong)?;
        Self::of_archive(&place, &bytes, known)
    }

    /// As [`Pack::open`], from the bytes of an archive.
    pub fn of_archive(place: &str, bytes: &[u8], known: &[&str]) -> Result<Self, DataErrors> {
        Self::of(place.to_owned(), archive::read(place, bytes, known)?, known)
    }

    fn of(place: String, gathered: Gathered, known: &[&str]) -> Result<Self, DataErrors> {
        let path = gathered.path(MANIFEST);
        let Some(text) = gathered.texts.get(MANIFEST) else {
            return Err(about_file(path, "is missing: every pack has one").into());
        };
        let manifest = Manifest::read(&path, text)?;
        let texts: Vec<(&str, &String)> =
            known.iter().filter_map(|file| Some((*file, gathered.texts.get(*file)?))).collect();
        let (words, pictures) = (words::read(&gathered)?, pictures::read(&gathered)?);
        if texts.is_empty() && words.is_empty() && pictures.is_empty() {
            return Err(about_file(place, "holds no data, texts or pictures of the game").into());
        }
        let (id, version) = (manifest.id.clone(), manifest.version.clone());
        let name = PackName { id, version, content: fingerprint_of(&texts) };
        let source = |(file, text): (&str, &String)| Source {
            pack: Some(name.clone()),
            ..Source::new(file, gathered.path(file), text)
        };
        let sources = texts.into_iter().map(source).collect();
        Ok(Self { manifest, place, sources, words, pictures })
    }

    pub fn id(&self) -> &str {
        &self.manifest.id
    }
}
