//! From the forms in the files to a library: names become numbers, and everything is checked as a
//! whole.

use super::check::{check_subroutine, check_unit};
use super::forms::{LineUpForm, UnitForm};
use super::posts::misplaced;
use super::{BreachLibrary, LineUp, Phase, Post, Subroutine, Unit, UnitId};
use daemonfall_core::Fingerprint;
use daemonfall_core::data::{DataErrors, Entry, each, find};
use daemonfall_stack::{SubroutineId, Subroutines};

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
