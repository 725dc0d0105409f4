//! What a pack says about itself: `pack.ron`.

use daemonfall_core::data::{DataError, DataErrors, about_file, parse_one};
use serde::Deserialize;

/// The file that makes a folder or an archive a pack.
pub const MANIFEST: &str = "pack.ron";

/// The version of the form of all data. It is raised whenever data of the version before would no
/// longer be read.
pub const DATA: u32 = 1;

/// The longest id, version, name and sentence, and the most packs needed or excluded.
const ID: usize = 32;
const VERSION: usize = 16;
const NAME: usize = 40;
const ABOUT: usize = 200;
const OTHERS: usize = 16;

#[derive(Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Small letters, digits and hyphens. Saves and other packs know the pack by it.
    pub id: String,
    pub version: String,
    /// For players, as is the sentence about it.
    pub name: String,
    pub about: String,
    /// Ids of the packs that are laid before it.
    #[serde(default)]
    pub needs: Vec<String>,
    /// Ids of packs that it cannot be used with.
    #[serde(default)]
    pub excludes: Vec<String>,
    /// The version of the data's form that it was made for: [`DATA`].
    pub data: u32,
}

/// Only what is needed to tell a pack for a later game, whatever else is new in it.
#[derive(Deserialize)]
struct Least {
    data: u32,
}

impl Manifest {
    /// Reads and checks a manifest; `path` is its file, for errors.
    pub fn read(path: &str, text: &str) -> Result<Self, DataErrors> {
        if let Ok(Least { data }) = parse_one::<Least>(path, 1, "pack", text)
            && data > DATA
        {
            let reason = format!(
                "it is made for data version {data}; this game has {DATA}, so a newer game is needed"
            );
            return Err(about_file(path, reason).into());
        }
        // The text is one value, not an entry of a map.
        let manifest = parse_one::<Self>(path, 1, "pack", text)?;
        let errors: Vec<DataError> = manifest
            .problems()
            .into_iter()
            .map(|(field, reason)| DataError {
                entry: Some("pack".into()),
                field: field.into(),
                ..about_file(path, reason)
            })
            .collect();
        if errors.is_empty() { Ok(manifest) } else { Err(DataErrors(errors)) }
    }

    fn problems(&self) -> Vec<(&'static str, String)> {
        let mut problems = Vec::new();
        let mut check = |field, fine: bool, reason: String| {
            if !fine {
                problems.push((field, reason));
            }
        };
        let letters = |most| format!("{most} small letters, digits and hyphens at most");
        check("id", is_id(&self.id), letters(ID));
        let of_version = |it: char| it.is_ascii_alphanumeric() || "-.+".contains(it);
        let version = &self.version;
        check(
            "version",
            (1..=VERSION).contains(&version.len()) && version.chars().all(of_version),
            format!("{VERSION} letters, digits, dots and hyphens at most"),
        );
        for (field, text, most) in [("name", &self.name, NAME), ("about", &self.about, ABOUT)] {
            let fits = !text.trim().is_empty() && text.chars().count() <= most;
            check(
                field,
                fits && !text.chars().any(char::is_control),
                format!("one line of 1 to {most} letters"),
            );
        }
        for (field, others) in [("needs", &self.needs), ("excludes", &self.excludes)] {
            check(field, others.len() <= OTHERS, format!("{OTHERS} packs at most"));
            check(field, others.iter().all(|it| is_id(it)), letters(ID));
            check(field, !others.contains(&self.id), "a pack cannot name itself".into());
        }
        check("data", self.data > 0, "the first data version is 1".into());
        problems
    }
}

fn is_id(text: &str) -> bool {
    let fits = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
    (1..=ID).contains(&text.len()) && text.bytes().all(fits)
}
