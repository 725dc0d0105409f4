//! Texts that are named from outside: by the command line, a script, a link.

/// The text of a file.
///
/// # Errors
/// The file, and why it cannot be read.
#[cfg(not(target_family = "wasm"))]
pub fn read(file: &str) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))
}

/// A text that the page holds under this name.
///
/// # Errors
/// That it holds none.
#[cfg(target_family = "wasm")]
pub fn read(file: &str) -> Result<String, String> {
    crate::web::text(file).ok_or_else(|| format!("{file}: the page holds no such text"))
}
