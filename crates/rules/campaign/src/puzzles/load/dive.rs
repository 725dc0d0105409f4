//! Loads a puzzle of the dive: builds its floor, and looks up its terms.

use super::super::dive::{DiveTerm, DiveTrial};
use super::super::form::PuzzleForm;
use super::no_goal;
use crate::library::Known;
use daemonfall_core::data::{DataError, DataErrors, Entry, Names};
use daemonfall_dungeon::ascii_map::legend::{self, LegendEntry};
use daemonfall_dungeon::ascii_map::{Course, Key};
use daemonfall_dungeon::names::KindId;

pub(super) fn load(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    map: &[String],
    lines: &[String],
    terms: &[DiveTerm<String>],
    errors: &mut DataErrors,
) -> Option<DiveTrial> {
    let library = known.dungeon;
    let before = errors.0.len();
    let mut entries = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        match legend::read(&entry.file, entry.line, line, library) {
            Ok(read) if entries.iter().any(|it: &LegendEntry| it.glyph == read.glyph) => {
                let reason = format!("character {:?} is in the legend twice", read.glyph);
                errors.0.push(entry.error(&format!("trial.legend[{place}]"), reason));
            }
            Ok(read) => entries.push(read),
            Err(error) => errors.0.push(DataError {
                entry: Some(entry.name.clone()),
                field: format!("trial.legend[{place}]"),
                ..error
            }),
        }
    }
    let kinds = (0..library.kinds.len()).map(|number| KindId(number as u16));
    let kinds = Names::new("kind", kinds.map(|id| (id, library.kind_name(id).to_owned())));
    let mut wanted = Vec::new();
    for (place, term) in terms.iter().enumerate() {
        let field = format!("trial.terms[{place}]");
        let mut kind = |name: &str| kinds.find(entry, &field, name, errors);
        wanted.extend(match term {
            DiveTerm::Escape => Some(DiveTerm::Escape),
            DiveTerm::Unhurt => Some(DiveTerm::Unhurt),
            DiveTerm::WithBombs => Some(DiveTerm::WithBombs),
            DiveTerm::Slay(name) => kind(name).map(DiveTerm::Slay),
            DiveTerm::Spare(name) => kind(name).map(DiveTerm::Spare),
        });
    }
    if !wanted.iter().any(|term| term.is_goal()) {
        errors.0.push(no_goal(entry));
    }
    if errors.0.len() > before {
        return None;
    }
    let rows: Vec<&str> = map.iter().map(String::as_str).collect();
    let course = Course { seed: 0, floors: 1 };
    match Key::of_all_kinds(library, entries).draw(&rows, course) {
        Ok(drawing) => {
            let players = drawing.start.objects.iter();
            let players = players.filter(|it| it.traits.player.is_some()).count();
            if players != 1 {
                let reason = format!("there are {players} players: a puzzle has one");
                errors.0.push(entry.error("trial.map", reason));
            }
            Some(DiveTrial { start: drawing.start, terms: wanted })
        }
        Err(error) => {
            let row = error.row.map(|row| format!("trial.map[{row}]"));
            let field = row.unwrap_or_else(|| "trial.map".into());
            errors.0.push(entry.error(&field, error.reason));
            None
        }
    }
}
