//! Where in a pack its texts and pictures lie.

/// Where texts lie, for messages.
pub const TEXTS: &str = "text/LANGUAGE/NAME.ftl";

/// The language of a file of texts; `None` for any other file.
pub fn language(path: &str) -> Option<&str> {
    let (language, name) = path.strip_prefix("text/")?.split_once('/')?;
    (name.ends_with(".ftl") && !name.contains('/')).then_some(language)
}

/// Whether a file looks like texts, but does not lie where the game reads them.
pub fn is_astray(path: &str) -> bool {
    let near = path.starts_with("text/") || !path.contains('/');
    near && path.ends_with(".ftl") && language(path).is_none()
}

/// The name of the picture in a file; `None` for any other file.
pub fn picture(path: &str) -> Option<&str> {
    let name = path.strip_prefix("art/")?.strip_suffix(".png")?;
    (!name.contains('/')).then_some(name)
}
