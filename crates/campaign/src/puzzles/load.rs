//! From the file to puzzles: names become numbers, maps become floors, and everything is checked.

use super::breach::{BreachTerm, BreachTrial};
use super::dive::{DiveTerm, DiveTrial};
use super::form::{BreachTermForm, DiveTermForm, PostForm, PuzzleForm, TrialForm};
use super::{BattleTrial, Puzzle, Trial};
use crate::library::{Known, find};
use daemonfall_breach::bots::Policy;
use daemonfall_breach::{BreachLibrary, Muster, Post, SPEEDS, Unit, UnitId};
use daemonfall_core::Side;
use daemonfall_core::data::{DataError, DataErrors, Entry, Source, merged, missing};
use daemonfall_dungeon::drawn::{Course, Key, legend};
use daemonfall_dungeon::library::names::KindId;
use daemonfall_sector::{self as sector, Rules, STACK_AT_MOST};

/// The files that puzzles come from.
pub(crate) const FILES: [&str; 1] = ["puzzles.ron"];
/// Hints of a puzzle, at most.
const HINTS_AT_MOST: usize = 2;
/// The most health and CPU that a puzzle may give.
const MOST: i32 = 999;

/// The puzzles of these sources, easiest first as they stand there.
///
/// # Errors
/// Everything found wrong, with file, line, entry and field.
pub(crate) fn load(
    sources: &[Source],
    known: &Known,
    rules: &Rules,
) -> Result<Vec<Puzzle>, DataErrors> {
    let mut errors = missing(sources, &FILES);
    let entries: Vec<Entry<PuzzleForm>> = merged(sources, FILES[0], &mut errors);
    let mut puzzles = Vec::new();
    for entry in entries {
        let before = errors.0.len();
        check(&entry, &mut errors);
        let trial = trial(&entry, known, rules, &mut errors);
        if let Some(trial) = trial.filter(|_| errors.0.len() == before) {
            let form = entry.value;
            puzzles.push(Puzzle {
                key: entry.name,
                title: form.title,
                goal: form.goal,
                rule: form.rule,
                hints: form.hints,
                par: form.par,
                within: form.within,
                trial,
            });
        }
    }
    if errors.0.is_empty() {
        Ok(puzzles)
    } else {
        Err(errors)
    }
}

/// What all puzzles have in common.
fn check(entry: &Entry<PuzzleForm>, errors: &mut DataErrors) {
    let form = &entry.value;
    if form.par == 0 {
        errors
            .0
            .push(entry.error("par", "is zero: there would be nothing to do"));
    }
    if form.within.is_some_and(|within| within < form.par) {
        let reason = format!("is less than the par, {}", form.par);
        errors.0.push(entry.error("within", reason));
    }
    if form.hints.len() > HINTS_AT_MOST {
        let reason = format!("there are {}: two at most", form.hints.len());
        errors.0.push(entry.error("hints", reason));
    }
}

fn trial(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    rules: &Rules,
    errors: &mut DataErrors,
) -> Option<Trial> {
    match &entry.value.trial {
        TrialForm::Dive { map, legend, terms } => {
            dive(entry, known, map, legend, terms, errors).map(Trial::Dive)
        }
        TrialForm::Breach {
            yours,
            theirs,
            foes,
            terms,
        } => {
            if *foes == Policy::Random {
                let reason = "draws by chance: a puzzle leaves nothing to chance";
                errors.0.push(entry.error("trial.foes", reason));
            }
            breach(entry, known, [yours, theirs], *foes, terms, errors).map(Trial::Breach)
        }
        TrialForm::Battle {
            stack,
            reserve,
            theirs,
            percent,
        } => {
            if !(1..=100).contains(percent) {
                let reason = format!("{percent} is not within 1 and 100");
                errors.0.push(entry.error("trial.percent", reason));
            }
            battle(
                entry,
                known,
                rules,
                [stack, reserve, theirs],
                *percent,
                errors,
            )
            .map(Trial::Battle)
        }
    }
}

fn dive(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    map: &[String],
    lines: &[String],
    terms: &[DiveTermForm],
    errors: &mut DataErrors,
) -> Option<DiveTrial> {
    let library = known.dungeon;
    let before = errors.0.len();
    let mut entries = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        match legend::read(&entry.file, entry.line, line, library) {
            Ok(read) => entries.push(read),
            Err(error) => errors.0.push(DataError {
                entry: Some(entry.name.clone()),
                field: format!("trial.legend[{place}]"),
                ..error
            }),
        }
    }
    let kinds = (0..library.kinds.len()).map(|number| KindId(number as u16));
    let kinds: Vec<(KindId, &str)> = kinds.map(|id| (id, library.kind_name(id))).collect();
    let mut wanted = Vec::new();
    for (place, term) in terms.iter().enumerate() {
        let field = format!("trial.terms[{place}]");
        let mut kind =
            |name: &str| find(entry, &field, "kind", name, kinds.iter().copied(), errors);
        wanted.extend(match term {
            DiveTermForm::Escape => Some(DiveTerm::Escape),
            DiveTermForm::Unhurt => Some(DiveTerm::Unhurt),
            DiveTermForm::Slay(name) => kind(name).map(DiveTerm::Slay),
            DiveTermForm::Spare(name) => kind(name).map(DiveTerm::Spare),
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
            Some(DiveTrial {
                start: drawing.start,
                terms: wanted,
            })
        }
        Err(error) => {
            let row = error.row.map(|row| format!("trial.map[{row}]"));
            let field = row.unwrap_or_else(|| "trial.map".into());
            errors.0.push(entry.error(&field, error.reason));
            None
        }
    }
}

fn no_goal(entry: &Entry<PuzzleForm>) -> DataError {
    entry.error("trial.terms", "none of them is something to be reached")
}

fn breach(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    sides: [&Vec<PostForm>; 2],
    foes: Policy,
    terms: &[BreachTermForm],
    errors: &mut DataErrors,
) -> Option<BreachTrial> {
    let first = known.breach.units().count();
    let (mut units, mut muster) = (Vec::new(), Muster::default());
    for (side, posts) in [Side::Player, Side::Hostile].into_iter().zip(sides) {
        let name = if side == Side::Player {
            "yours"
        } else {
            "theirs"
        };
        for (place, form) in posts.iter().enumerate() {
            let field = format!("trial.{name}[{place}]");
            let unit = unit(entry, known, &field, form, errors)?;
            let post = Post {
                unit: UnitId((first + units.len()) as u16),
                column: form.column,
                depth: form.depth,
            };
            units.push(unit);
            match side {
                Side::Player => muster.player.push(post),
                _ => muster.hostile.push(post),
            }
        }
    }
    let mut wanted = Vec::new();
    for (place, term) in terms.iter().enumerate() {
        if let BreachTermForm::Fell(foe) = term
            && *foe >= muster.hostile.len()
        {
            let reason = format!("there is no foe {foe}: they are numbered from 0");
            let field = format!("trial.terms[{place}]");
            errors.0.push(entry.error(&field, reason));
        }
        wanted.push(match *term {
            BreachTermForm::Win => BreachTerm::Win,
            BreachTermForm::Fell(foe) => BreachTerm::Fell(foe),
            BreachTermForm::NobodyFalls => BreachTerm::NobodyFalls,
            BreachTermForm::Unhurt => BreachTerm::Unhurt,
        });
    }
    if !wanted.iter().any(|term| term.is_goal()) {
        errors.0.push(no_goal(entry));
    }
    let library: BreachLibrary = known.breach.with_units(units.iter().cloned());
    if let Err(reason) = muster.check(&library) {
        errors.0.push(entry.error("trial", reason));
    }
    Some(BreachTrial {
        units,
        muster,
        foes,
        terms: wanted,
    })
}

/// A unit of the data with what the puzzle changes of it.
fn unit(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    field: &str,
    form: &PostForm,
    errors: &mut DataErrors,
) -> Option<Unit> {
    let all = known
        .breach
        .units()
        .map(|(id, unit)| (id, unit.key.as_str()));
    let all: Vec<(UnitId, &str)> = all.collect();
    let name = format!("{field}.unit");
    let id = find(entry, &name, "unit", &form.unit, all.into_iter(), errors)?;
    let mut unit = known.breach.unit(id).clone();
    let bounds = [
        ("health", form.health, 1, MOST),
        ("cpu", form.cpu, 0, MOST),
        ("speed", form.speed, *SPEEDS.start(), *SPEEDS.end()),
    ];
    for (what, number, least, most) in bounds {
        let Some(number) = number else { continue };
        if !(least..=most).contains(&number) {
            let reason = format!("{number} is not within {least} and {most}");
            errors
                .0
                .push(entry.error(&format!("{field}.{what}"), reason));
        }
        match what {
            "health" => unit.health = number,
            "cpu" => unit.cpu = number,
            _ => unit.speed = number,
        }
    }
    unit.reaction = form.reaction.unwrap_or(unit.reaction);
    if let Some(names) = &form.subroutines {
        let named = names.iter().enumerate();
        unit.subroutines = named
            .filter_map(|(place, name)| {
                let field = format!("{field}.subroutines[{place}]");
                known.subroutine(entry, &field, name, errors)
            })
            .collect();
    }
    Some(unit)
}

fn battle(
    entry: &Entry<PuzzleForm>,
    known: &Known,
    rules: &Rules,
    [stack, reserve, theirs]: [&Vec<String>; 3],
    percent: u32,
    errors: &mut DataErrors,
) -> Option<BattleTrial> {
    for (field, list) in [("stack", stack), ("theirs", theirs)] {
        if !(1..=STACK_AT_MOST).contains(&list.len()) {
            let reason = format!("has {} units, not 1 to {STACK_AT_MOST}", list.len());
            errors
                .0
                .push(entry.error(&format!("trial.{field}"), reason));
        }
    }
    let (mut units, mut fighters) = (Vec::new(), Vec::new());
    for (field, list) in [("stack", stack), ("reserve", reserve), ("theirs", theirs)] {
        for (place, name) in list.iter().enumerate() {
            let kind = known.unit(entry, &format!("trial.{field}[{place}]"), name, errors)?;
            units.push(known.breach.find_unit(name)?);
            fighters.push(rules.fighter(&sector::Unit::fresh(
                sector::UnitId(0),
                kind,
                &rules.roster,
            )));
        }
    }
    let theirs = units.split_off(stack.len() + reserve.len());
    Some(BattleTrial {
        own: units,
        stack: stack.len(),
        theirs,
        percent,
        types: rules.types().clone(),
        fighters,
    })
}
