//! Texts that are named from outside: by the command line, a script, a link.

use daemonfall_text::t;

/// The text of a file.
///
/// # Errors
/// The file, and why it cannot be read.
#[cfg(not(target_family = "wasm"))]
pub fn read(file: &str) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))
}

/// A text that the page holds under this name, or that stands in the link itself.
///
/// # Errors
/// That the page holds none, or how the link's is damaged.
#[cfg(target_family = "wasm")]
pub fn read(file: &str) -> Result<String, String> {
    use crate::web;
    if let Some(text) = web::packed::linked(file) {
        return text.map_err(|reason| t!("texts-broken", file = name(file), reason = reason));
    }
    web::text(file).ok_or_else(|| t!("texts-missing", file = file))
}

/// What a text is called in messages: by its name, unless it stands in a link whole.
pub fn name(file: &str) -> String {
    match file.starts_with('~') && cfg!(target_family = "wasm") {
        true => t!("texts-link"),
        false => file.to_owned(),
    }
}

/// Writes a text for whoever asked for it under this name.
///
/// # Errors
/// The file, and why it cannot be written.
#[cfg(not(target_family = "wasm"))]
pub fn write(file: &str, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))
}

/// Hands a text to the page under a name.
///
/// # Errors
/// None.
#[cfg(target_family = "wasm")]
pub fn write(file: &str, text: &str) -> Result<(), String> {
    crate::web::keep_text(file, text);
    Ok(())
}
