//! Files of the bundle: reading, writing, and names that contain a hash of the content.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use thiserror::Error;

pub fn read(path: &Path) -> Result<Vec<u8>, PackError> {
    fs::read(path).map_err(PackError::of(path))
}

pub fn write(path: &Path, bytes: &[u8]) -> Result<(), PackError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(PackError::of(folder))?;
    }
    fs::write(path, bytes).map_err(PackError::of(path))
}

/// Twelve digits that change with the content, so that a browser can cache the file for ever.
pub fn print(parts: &[&[u8]]) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().to_hex()[..12].to_owned()
}

pub fn hashed(name: &str, bytes: &[u8]) -> String {
    let print = print(&[bytes]);
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}-{print}.{ending}"),
        None => format!("{name}-{print}"),
    }
}

/// All files below a folder, sorted, by their relative paths with slashes.
pub fn below(folder: &Path) -> Result<Vec<(String, PathBuf)>, PackError> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(&inner).map_err(PackError::of(&inner))? {
            let path = entry.map_err(PackError::of(&inner))?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let parts = path.strip_prefix(folder).unwrap_or(&path).iter();
            let names: Vec<_> = parts.map(|part| part.to_string_lossy()).collect();
            found.push((names.join("/"), path));
        }
    }
    found.sort();
    Ok(found)
}

#[derive(Error, Debug)]
pub enum PackError {
    #[error("{path}: {reason}", path = path.display())]
    File { path: PathBuf, reason: String },
    #[error("port {port} of 127.0.0.1 cannot be served: {reason}; --port names another")]
    Port { port: u16, reason: String },
}

impl PackError {
    pub fn at(path: impl AsRef<Path>, reason: impl ToString) -> Self {
        Self::File { path: path.as_ref().to_owned(), reason: reason.to_string() }
    }

    pub fn of<E: ToString>(path: impl AsRef<Path>) -> impl FnOnce(E) -> Self {
        move |reason| Self::at(path, reason)
    }
}

/// Endings of files that are already compressed.
const DENSE: [&str; 5] = ["png", "ogg", "br", "gz", "woff2"];

pub fn is_worth_while(name: &str) -> bool {
    !DENSE.iter().any(|ending| name.ends_with(&format!(".{ending}")))
}

pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weight {
    pub raw: u64,
    /// Uncompressed where compressing is not worth it, as with `gzip`.
    pub brotli: u64,
    pub gzip: u64,
}

impl Weight {
    pub fn plain(bytes: usize) -> Self {
        let raw = bytes as u64;
        Self { raw, brotli: raw, gzip: raw }
    }
}

impl std::ops::AddAssign for Weight {
    fn add_assign(&mut self, other: Self) {
        self.raw += other.raw;
        self.brotli += other.brotli;
        self.gzip += other.gzip;
    }
}

fn brotli(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &params)?;
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

pub fn put_beside(path: &Path, bytes: &[u8]) -> Result<Weight, PackError> {
    if !is_worth_while(&path.to_string_lossy()) {
        return Ok(Weight::plain(bytes.len()));
    }
    let put = |ending, packed: std::io::Result<Vec<u8>>| {
        let path = beside(path, ending);
        let packed = packed.map_err(PackError::of(&path))?;
        write(&path, &packed)?;
        Ok::<u64, PackError>(packed.len() as u64)
    };
    Ok(Weight {
        raw: bytes.len() as u64,
        brotli: put("br", brotli(bytes))?,
        gzip: put("gz", gzip(bytes))?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn a_name_changes_with_its_content_and_with_nothing_else() {
        let name = hashed("page.js", b"one");
        assert_eq!(name, hashed("page.js", b"one"));
        assert_ne!(name, hashed("page.js", b"two"));
        assert!(name.starts_with("page-") && name.ends_with(".js"), "{name}");
        assert_ne!(print(&[b"ab", b"c"]), print(&[b"a", b"bc"]));
    }

    #[test]
    fn files_are_found_in_all_folders_in_one_order() -> Result<(), PackError> {
        let folder = tempfile::tempdir().map_err(PackError::of("a folder for a test"))?;
        for name in ["b.txt", "a/z.txt", "a/deep/y.txt"] {
            write(&folder.path().join(name), name.as_bytes())?;
        }
        let names: Vec<String> = below(folder.path())?.into_iter().map(|it| it.0).collect();
        assert_eq!(names, ["a/deep/y.txt", "a/z.txt", "b.txt"]);
        assert!(below(&folder.path().join("none")).is_err());
        Ok(())
    }

    #[test]
    fn compressed_files_hold_the_same_bytes() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("data.ron");
        let bytes = b"(name: \"needle\", cost: 3)".repeat(200);
        let weight = put_beside(&path, &bytes)?;
        assert!(weight.brotli < weight.raw && weight.gzip < weight.raw);
        let mut plain = Vec::new();
        let packed = std::fs::read(beside(&path, "br"))?;
        brotli::Decompressor::new(&packed[..], 4096).read_to_end(&mut plain)?;
        assert_eq!(plain, bytes);
        plain.clear();
        let packed = std::fs::read(beside(&path, "gz"))?;
        flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut plain)?;
        assert_eq!(plain, bytes);
        Ok(())
    }

    #[test]
    fn pictures_are_not_compressed_again() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let weight = put_beside(&folder.path().join("atlas.png"), &[0; 1000])?;
        assert_eq!((weight.brotli, weight.gzip), (1000, 1000));
        assert_eq!(std::fs::read_dir(folder.path())?.count(), 0);
        Ok(())
    }
}
