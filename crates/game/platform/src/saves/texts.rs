//! Texts named from outside: by the command line, a script, a link.

use daemonfall_text::t;

#[cfg(not(target_family = "wasm"))]
pub fn read(file: &str) -> Result<String, String> {
    let text = daemonfall_core::file::read_text(file.as_ref());
    text.map_err(|error| format!("{file}: {error}"))
}

/// A text that the page holds under this name, or one inside the link itself.
#[cfg(target_family = "wasm")]
pub fn read(file: &str) -> Result<String, String> {
    use crate::web;
    if let Some(text) = web::packed::linked(file) {
        return text.map_err(|reason| t!("texts-broken", file = name(file), reason = reason));
    }
    web::text(file).ok_or_else(|| t!("texts-missing", file = file))
}

/// A text's name in messages: its own name, unless the whole text is in a link.
pub fn name(file: &str) -> String {
    match file.starts_with('~') && cfg!(target_family = "wasm") {
        true => t!("texts-link"),
        false => file.to_owned(),
    }
}

#[cfg(not(target_family = "wasm"))]
pub fn write(file: &str, text: &str) -> Result<(), String> {
    let written = daemonfall_campaign::saves::folder::replace(file.as_ref(), text);
    written.map_err(|error| format!("{file}: {error}"))
}

/// Gives the text to the page; never fails.
#[cfg(target_family = "wasm")]
pub fn write(file: &str, text: &str) -> Result<(), String> {
    crate::web::keep_text(file, text);
    Ok(())
}
