//! Splits a scene's text into its sections, each line with its number.

use crate::LabError;

pub const KNOWN: [&str; 8] =
    ["set", "kinds", "weapons", "sequences", "pools", "legend", "map", "play"];

#[derive(Clone, Debug)]
pub struct Section {
    pub name: String,
    /// Line of its header.
    pub line: u32,
    /// Its lines with their numbers, from 1.
    pub lines: Vec<(u32, String)>,
}

#[derive(Clone, Debug, Default)]
pub struct Sections {
    /// The prose before the first section.
    pub title: String,
    pub sections: Vec<Section>,
}

impl Section {
    /// The lines with content: neither blank nor a comment.
    pub fn said(&self) -> impl Iterator<Item = (u32, &str)> {
        let lines = self.lines.iter().map(|(line, text)| (*line, text.trim()));
        lines.filter(|(_, text)| !text.is_empty() && !text.starts_with("//"))
    }

    /// The section's text, padded with empty lines in front so that line numbers match the file.
    pub fn padded(&self) -> String {
        let body: Vec<&str> = self.lines.iter().map(|(_, text)| text.as_str()).collect();
        "\n".repeat(self.line as usize) + &body.join("\n")
    }
}

impl Sections {
    pub fn cut(path: &str, text: &str) -> Result<Self, LabError> {
        let mut result = Self::default();
        for (place, text) in text.lines().enumerate() {
            let line = place as u32 + 1;
            if let Some(name) = header(text) {
                let wrong = |reason: String| Err(LabError::line(path, line, reason));
                if !KNOWN.contains(&name) {
                    let hint = daemonfall_core::data::did_you_mean(name, KNOWN);
                    let known = KNOWN.join(", ");
                    return wrong(format!("unknown section [{name}]{hint} known are {known}"));
                }
                if result.get(name).is_some() {
                    return wrong(format!("section [{name}] appears twice"));
                }
                result.sections.push(Section { name: name.into(), line, lines: Vec::new() });
                continue;
            }
            match result.sections.last_mut() {
                Some(section) => section.lines.push((line, text.trim_end().into())),
                None => {
                    result.title.push_str(text.trim_start_matches("//").trim());
                    result.title.push('\n');
                }
            }
        }
        result.title = result.title.trim().to_owned();
        Ok(result)
    }

    pub fn get(&self, name: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.name == name)
    }
}

/// Only small letters are allowed, so that few map rows look like a header.
fn header(text: &str) -> Option<&str> {
    let name = text.trim_end().strip_prefix('[')?.strip_suffix(']')?;
    let is_name = name.len() > 1 && name.bytes().all(|byte| byte.is_ascii_lowercase());
    is_name.then_some(name)
}
