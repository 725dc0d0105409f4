//! Loads a library, from the texts of its files or from a folder: entries as they stand there
//! become a library, names become numbers, and everything is checked as a whole.

use super::check::{check_subroutine, check_unit, misplaced};
use super::{Answer, BreachLibrary, LineUp, Phase, Post, Subroutine, Unit, UnitId};
use crate::effect::Effect;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use daemonfall_core::data::read_folder;
use daemonfall_core::data::{DataErrors, Entry, Source, each, find, merged, missing};
use daemonfall_core::{Chassis, Fingerprint, Skills};
use daemonfall_stack::{SubroutineId, Subroutines};
use serde::Deserialize;

/// The files of a data folder that make up this library.
pub const FILES: [&str; 3] = ["subroutines.ron", "units.ron", "guardians.ron"];

impl BreachLibrary {
    /// Builds a library from sources, ignoring those of other files; reports every problem found.
    pub fn from_sources(sources: &[Source]) -> Result<Self, DataErrors> {
        let mut errors = missing(sources, &FILES);
        let subroutines = merged(sources, FILES[0], &mut errors);
        let units: Vec<Entry<UnitForm>> = merged(sources, FILES[1], &mut errors);
        let guardians: Vec<Entry<LineUpForm>> = merged(sources, FILES[2], &mut errors);
        if !errors.0.is_empty() {
            return Err(errors);
        }
        resolve(subroutines, units, guardians)
    }

    /// Builds a library from a folder; an unreadable file is named with the reason.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn load_dir(folder: impl AsRef<std::path::Path>) -> Result<Self, DataErrors> {
        Self::from_sources(&read_folder(folder.as_ref(), &FILES, true)?)
    }
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitForm {
    pub name: String,
    pub about: String,
    pub health: i32,
    pub cpu: i32,
    pub speed: i32,
    #[serde(default = "one")]
    pub size: (i8, i8),
    #[serde(default)]
    pub mime: bool,
    pub subroutines: Vec<String>,
    #[serde(default)]
    pub reaction: Answer,
    #[serde(default)]
    pub phase: Option<PhaseForm>,
    #[serde(default)]
    pub chassis: Option<Chassis>,
    #[serde(default)]
    pub skills: Skills,
}

const fn one() -> (i8, i8) {
    (1, 1)
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PhaseForm {
    pub at: i32,
    pub name: String,
    #[serde(default)]
    pub speed: i32,
    #[serde(default)]
    pub reaction: Answer,
    #[serde(default)]
    pub mime: bool,
    pub subroutines: Vec<String>,
    #[serde(default)]
    pub effects: Vec<Effect>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct LineUpForm {
    pub name: String,
    pub about: String,
    pub line_up: Vec<PostForm>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PostForm {
    pub unit: String,
    pub column: i8,
    pub depth: i8,
}

fn on_the_stack(entries: &[Entry<Subroutine>], errors: &mut DataErrors) -> Subroutines {
    let plain = entries.iter().map(|entry| daemonfall_stack::Subroutine {
        name: entry.name.clone(),
        time: entry.value.time,
        duration: entry.value.duration,
        multi_use: entry.value.multi_use,
        cpu: entry.value.cpu,
        r#use: Vec::new(),
        after: Vec::new(),
    });
    Subroutines::new(plain.collect()).unwrap_or_else(|wrong| {
        for (place, field, reason) in wrong {
            errors.0.extend(entries.get(place).map(|entry| entry.error(&field, reason)));
        }
        Subroutines::default()
    })
}

pub(super) fn resolve(
    subroutines: Vec<Entry<Subroutine>>,
    units: Vec<Entry<UnitForm>>,
    guardians: Vec<Entry<LineUpForm>>,
) -> Result<BreachLibrary, DataErrors> {
    let mut errors = DataErrors::default();
    let names: Vec<String> = subroutines.iter().map(|entry| entry.name.clone()).collect();
    let unit_names: Vec<String> = units.iter().map(|entry| entry.name.clone()).collect();
    for entry in &subroutines {
        check_subroutine(entry, &mut errors);
    }
    let on_the_stack = on_the_stack(&subroutines, &mut errors);
    let mut made = Vec::new();
    for entry in units {
        check_unit(&entry, &subroutines, &mut errors);
        let mut known = |field: &str, list: &[String]| -> Vec<SubroutineId> {
            let all = (0..).map(SubroutineId).zip(names.iter().map(String::as_str));
            each(field, list, |field, name| {
                find(&entry, field, "subroutine", name, all.clone(), &mut errors)
            })
        };
        let own = known("subroutines", &entry.value.subroutines);
        let phase = entry.value.phase.as_ref().map(|form| Phase {
            at: form.at,
            name: form.name.clone(),
            speed: form.speed,
            reaction: form.reaction,
            mime: form.mime,
            subroutines: known("phase.subroutines", &form.subroutines),
            effects: form.effects.clone(),
        });
        let form = entry.value;
        made.push(Unit {
            key: entry.name,
            name: form.name,
            about: form.about,
            health: form.health,
            cpu: form.cpu,
            speed: form.speed,
            size: form.size,
            mime: form.mime,
            subroutines: own,
            reaction: form.reaction,
            phase,
            chassis: form.chassis,
            skills: form.skills,
        });
    }
    let mut line_ups = Vec::new();
    for entry in guardians {
        let mut posts: Vec<Post> = Vec::new();
        for (place, post) in entry.value.line_up.iter().enumerate() {
            let field = format!("line_up[{place}]");
            let all = (0..).map(UnitId).zip(unit_names.iter().map(String::as_str));
            let unit = format!("{field}.unit");
            let Some(unit) = find(&entry, &unit, "unit", &post.unit, all, &mut errors) else {
                continue;
            };
            posts.push(Post { unit, column: post.column, depth: post.depth });
            if let Some(reason) = misplaced(&posts, |unit| made[usize::from(unit.0)].size) {
                errors.0.push(entry.error(&field, reason));
            }
        }
        if posts.is_empty() {
            errors.0.push(entry.error("line_up", "nobody stands in it"));
        }
        line_ups.push(LineUp {
            key: entry.name,
            name: entry.value.name,
            about: entry.value.about,
            posts,
        });
    }
    if !errors.0.is_empty() {
        return Err(errors);
    }
    let mut library = BreachLibrary {
        names,
        subroutines: subroutines.into_iter().map(|entry| entry.value).collect(),
        units: made,
        guardians: line_ups,
        on_the_stack,
        fingerprint: Fingerprint::default(),
    };
    library.fingerprint = library.fingerprint_of_rules();
    Ok(library)
}
