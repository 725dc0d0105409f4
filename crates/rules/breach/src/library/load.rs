//! Loads a library, from the texts of its files or from a folder: entries as they stand there
//! become a library, names become numbers, and everything is checked as a whole.

use super::check::{check_subroutine, check_unit, misplaced};
use super::{BreachLibrary, LineUp, Phase, Post, Subroutine, Unit, UnitId};
use daemonfall_core::Fingerprint;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use daemonfall_core::data::read_folder;
use daemonfall_core::data::{DataErrors, Entry, Names, Source, merged, missing};
use daemonfall_stack::{SubroutineId, Subroutines};

/// The files of a data folder that make up this library.
pub const FILES: [&str; 3] = ["subroutines.ron", "units.ron", "guardians.ron"];

impl BreachLibrary {
    /// Builds a library from sources, ignoring those of other files; reports every problem found.
    pub fn from_sources(sources: &[Source]) -> Result<Self, DataErrors> {
        let mut errors = missing(sources, &FILES);
        let subroutines = merged(sources, FILES[0], &mut errors);
        let units = merged(sources, FILES[1], &mut errors);
        let guardians = merged(sources, FILES[2], &mut errors);
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
    units: Vec<Entry<Unit<String>>>,
    guardians: Vec<Entry<LineUp<String>>>,
) -> Result<BreachLibrary, DataErrors> {
    let mut errors = DataErrors::default();
    let names: Vec<String> = subroutines.iter().map(|entry| entry.name.clone()).collect();
    let known = Names::of("subroutine", (0..).map(SubroutineId), &subroutines);
    let unit_names = Names::of("unit", (0..).map(UnitId), &units);
    for entry in &subroutines {
        check_subroutine(entry, &mut errors);
    }
    let on_the_stack = on_the_stack(&subroutines, &mut errors);
    let mut made = Vec::new();
    for entry in units {
        check_unit(&entry, &subroutines, &mut errors);
        let own = known.each(&entry, "subroutines", &entry.value.subroutines, &mut errors);
        let phase = entry.value.phase.as_ref().map(|form| Phase {
            at: form.at,
            name: form.name.clone(),
            speed: form.speed,
            reaction: form.reaction,
            mime: form.mime,
            subroutines: known.each(&entry, "phase.subroutines", &form.subroutines, &mut errors),
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
        for (place, post) in entry.value.posts.iter().enumerate() {
            let field = format!("line_up[{place}]");
            let unit = format!("{field}.unit");
            let Some(unit) = unit_names.find(&entry, &unit, &post.unit, &mut errors) else {
                continue;
            };
            posts.push(Post { unit, column: post.column, depth: post.depth });
            if let Some(reason) = misplaced(&posts, |unit| made[unit.place()].size) {
                errors.0.push(entry.error(&field, reason));
            }
        }
        if posts.is_empty() {
            errors.0.push(entry.error("line_up", "nobody stands in it"));
        }
        if let Some(reason) = entry.value.goal.fault(posts.len()) {
            errors.0.push(entry.error("goal", reason));
        }
        line_ups.push(LineUp {
            key: entry.name,
            name: entry.value.name,
            about: entry.value.about,
            posts,
            goal: entry.value.goal,
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
