//! Compressed files next to the plain ones, for servers that deliver them as they are.

use crate::error::PackError;
use crate::files;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::path::{Path, PathBuf};

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
        files::write(&path, &packed)?;
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
