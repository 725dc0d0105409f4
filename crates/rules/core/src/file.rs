//! Reads texts from files: never more than [`BYTES_AT_MOST`] bytes, so that an endless or a wrong
//! file cannot take all memory.
#![cfg(not(all(target_family = "wasm", target_os = "unknown")))]

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use thiserror::Error;

/// The greatest size of a file that is read.
pub const BYTES_AT_MOST: u64 = 64 << 20;

/// Why a file cannot be read as a text.
#[derive(Error, Debug)]
pub enum FileError {
    #[error("cannot be read: {0}")]
    System(#[from] io::Error),
    #[error("is larger than {} MiB", BYTES_AT_MOST >> 20)]
    TooLarge,
    #[error("is damaged: not text from byte {0} on")]
    NotText(usize),
}

/// The text of a file.
/// The caller names the file in the error.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    let mut bytes = Vec::new();
    File::open(path)?.take(BYTES_AT_MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > BYTES_AT_MOST {
        return Err(FileError::TooLarge);
    }
    String::from_utf8(bytes).map_err(|error| FileError::NotText(error.utf8_error().valid_up_to()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn an_endless_file_is_refused_instead_of_read_into_memory() {
        let told = read_text(Path::new("/dev/zero")).unwrap_err().to_string();
        assert_eq!(told, "is larger than 64 MiB");
    }

    #[test]
    fn a_file_that_is_missing_is_told_in_the_words_of_the_system() {
        let told = read_text(Path::new("/no/such/file")).unwrap_err().to_string();
        assert!(told.starts_with("cannot be read: "), "{told}");
    }
}
