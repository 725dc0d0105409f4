//! The commands. Each returns whether everything was as expected.

use super::arguments::{
    BattleArguments, Bench, BenchArguments, BreachArguments, CompareArguments, DiveArguments,
    KindsArguments, LuckArguments, Overlay, ScenarioArguments, SceneArguments, SectorArguments,
    StartsArguments, VerifyArguments,
};
use super::{complain, say, say_json};
use crate::dive::{Dive, Plan};
use crate::{
    LabError, battle as battles, bench as measure, breach as duels, clock as clock_scenarios,
    compare as comparing, data, desync as records, foretell as announced, kinds as told,
    luck as lucks, packs, recording, scene, sector as sectors, stack as rounds,
    verify as verifying,
};
use daemonfall_campaign::{Content, RunReplay};
use daemonfall_core::data::DataErrors;
use daemonfall_dungeon::names::Table;
use daemonfall_dungeon::replay::{Replay, is_sealed};
use serde::Serialize;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub fn dive(arguments: &DiveArguments) -> Result<bool, LabError> {
    let library = data::library(arguments.overlay.data())?;
    recording::may_write(arguments.record.as_deref(), arguments.force)?;
    let plan = |seed| Plan {
        seed,
        policy: arguments.policy,
        floors: arguments.floors,
        max_beats: arguments.max_beats,
    };
    let mut replay = arguments.record.is_some().then(|| Replay::new(&library, arguments.seed));
    let mut dive = Dive::new(library, plan(arguments.seed));
    let (mut escaped, mut died) = (0, 0);
    for place in 0..arguments.count {
        let seed = arguments.seed.wrapping_add(u64::from(place));
        if place > 0 {
            dive.again(plan(seed));
        }
        let ending = dive.play(replay.as_mut());
        escaped += u32::from(ending.outcome == "escaped");
        died += u32::from(ending.outcome == "died");
        say_json(&ending)?;
    }
    if arguments.count > 1 {
        say_json(&json!({ "dives": arguments.count, "escaped": escaped, "died": died }))?;
    }
    if let (Some(file), Some(replay)) = (&arguments.record, &replay) {
        recording::write(file, replay, arguments.force)?;
    }
    Ok(true)
}

pub fn scenes(arguments: &SceneArguments) -> Result<bool, LabError> {
    let base = data::all_sources(arguments.overlay.data())?;
    let (mut good, mut checks) = (true, 0);
    for file in &arguments.files {
        match scene::play_file(file, &base) {
            Ok(report) => {
                if !arguments.quiet {
                    say(&format!("{}\n{}", file.display(), report.transcript))?;
                }
                for failure in &report.failures {
                    say(&failure.to_string())?;
                }
                good &= report.failures.is_empty();
                checks += report.checks;
            }
            Err(error) => good = complain(&error),
        }
    }
    let scenes = arguments.files.len();
    say(&format!(
        "{scenes} scenes, {checks} expectations: {}",
        if good { "all as expected" } else { "not all as expected" }
    ))?;
    Ok(good)
}

pub fn stack(arguments: &ScenarioArguments) -> Result<bool, LabError> {
    let mut good = true;
    for file in &arguments.files {
        match rounds::play_file(file) {
            Ok(cases) => good &= say_cases(cases)?,
            Err(error) => good = complain(&error),
        }
    }
    Ok(good)
}

pub fn battle(arguments: &BattleArguments) -> Result<bool, LabError> {
    let record = arguments.record.as_deref();
    recording::may_write(record, arguments.force)?;
    let record = record.map(|file| (file, arguments.force));
    let (runs, seed) = (arguments.runs, arguments.seed);
    say_cases(battles::fight_file(&arguments.file, runs, seed, record)?)
}

pub fn replay_battle(file: &Path) -> Result<bool, LabError> {
    say_cases(battles::replay_file(file)?)
}

fn say_cases<T: Serialize>(cases: Vec<Result<T, DataErrors>>) -> Result<bool, LabError> {
    let mut good = true;
    for case in cases {
        match case {
            Ok(played) => good &= say_json(&played)?,
            Err(errors) => {
                for error in &errors.0 {
                    good = complain(error);
                }
            }
        }
    }
    Ok(good)
}

pub fn verify(arguments: &VerifyArguments) -> Result<bool, LabError> {
    let library = data::library(arguments.overlay.data())?;
    let against = arguments.against.as_deref().map(recording::read).transpose()?;
    let mut good = true;
    for file in &arguments.files {
        let compare = |replay: &Replay| match &against {
            Some(other) => verifying::against(replay, other),
            None => verifying::verify(replay, &library),
        };
        let text = recording::text(file);
        if text.as_ref().is_ok_and(|text| RunReplay::is_one(text)) {
            good &= verify_run(file, &text?, arguments)?;
            continue;
        }
        let read = text.and_then(|text| {
            let seal = if is_sealed(&text) {
                ""
            } else {
                "; it has no checksum, so nothing proves that it was recorded so"
            };
            Ok((recording::dive(file, &text)?, seal))
        });
        match read.map(|(replay, seal)| (compare(&replay), seal)) {
            Ok((Ok(beats), seal)) => {
                say(&format!("{}: {beats} beats verified{seal}", file.display()))?;
            }
            Ok((Err(reason), _)) => {
                say(&format!("{}: {reason}", file.display()))?;
                good = false;
            }
            Err(error) => good = complain(&error),
        }
    }
    Ok(good)
}

fn verify_run(file: &Path, text: &str, arguments: &VerifyArguments) -> Result<bool, LabError> {
    let name = file.display();
    if arguments.against.is_some() {
        say(&format!("{name}: replays of runs cannot be compared with --against"))?;
        return Ok(false);
    }
    let replay = match recording::run(file, text) {
        Ok(replay) => replay,
        Err(error) => return Ok(complain(&error)),
    };
    let content = data::content(arguments.overlay.data())?;
    match replay.verify(&content) {
        Ok(steps) => say(&format!("{name}: {steps} steps verified")),
        Err(error) => say(&format!("{name}: {error}")).map(|_| false),
    }
}

pub fn desync(replays: u64, seed: u64) -> Result<bool, LabError> {
    let records::Verified { dives, runs, steps, end } =
        records::verify_many(&data::content(None)?, replays, seed)?;
    say(&format!("{dives} dives and {runs} runs verified, {steps} steps, ends {end}"))
}

pub fn foretell(positions: u64, seed: u64) -> Result<bool, LabError> {
    say_json(&announced::compare(&data::library(None)?, positions, seed)?)
}

pub fn compare(arguments: &CompareArguments) -> Result<bool, LabError> {
    let data = arguments.overlay.data();
    let (told, same) = comparing::files(&arguments.left, &arguments.right, data)?;
    say(&told)?;
    Ok(same)
}

pub fn luck(arguments: &LuckArguments) -> Result<bool, LabError> {
    for file in &arguments.files {
        let audited = lucks::of_file(file, arguments.overlay.data())?;
        match arguments.json {
            true => say_json(&audited)?,
            false => say(lucks::tell(&audited).trim_end())?,
        };
    }
    Ok(true)
}

pub fn breach(arguments: &BreachArguments) -> Result<bool, LabError> {
    let library = data::breach(arguments.overlay.data())?;
    let BreachArguments { seed, sides, runs, units, .. } = arguments;
    say_json(&duels::duels(&library, *seed, *sides, *runs, units.as_deref())?)
}

pub fn places(overlay: &Overlay, seed: u64, match_ups: usize) -> Result<bool, LabError> {
    say_json(&crate::places::measure(&data::sector(overlay.data())?, seed, match_ups)?)
}

pub fn sector(arguments: &SectorArguments) -> Result<bool, LabError> {
    let rules = data::sector(arguments.overlay.data())?;
    if arguments.picture {
        let sector = rules
            .generate(&arguments.size, 100, &mut daemonfall_core::Streams::new(arguments.seed))
            .map_err(LabError::wrong)?;
        return say(rules.picture(&sector).trim_end());
    }
    let plan = sectors::Plan {
        seed: arguments.seed,
        size: arguments.size.clone(),
        runs: arguments.runs,
        difficulties: arguments.difficulty.clone(),
    };
    say_json(&sectors::play(&rules, &plan)?)
}

pub fn starts(arguments: &StartsArguments) -> Result<bool, LabError> {
    let rules = data::sector(arguments.overlay.data())?;
    let all = rules.library.recipes().iter().map(|it| it.key.clone());
    let sizes = arguments.size.clone().map_or_else(|| all.collect(), |size| vec![size]);
    for report in sectors::starts(&rules, &sizes, arguments.seeds)? {
        say_json(&report)?;
    }
    Ok(true)
}

pub fn check(folder: Option<&Path>, paths: &[PathBuf]) -> Result<bool, LabError> {
    let own = folder.map_or(Ok(Vec::new()), |folder| data::sources(folder, true))?;
    let packs = packs::open_all(paths)?;
    let holds = |files: &[&str]| {
        let mut files = files.iter();
        files.all(|file| own.iter().any(|source| source.file == *file))
    };
    let whole = holds(&daemonfall_campaign::FILES);
    let sources = match whole {
        true => packs::lay_all(own, &packs)?,
        false => data::all_sources(Some(data::Over { packs: paths, folder }))?,
    };
    let content = Arc::new(Content::from_sources(&sources)?);
    let (library, breach, rules) = (&content.dungeon, &content.breach, &content.sector);
    let campaign = &content.campaign;
    let names = |table| library.names.all(table).len();
    let overlay = if whole { "" } else { " (with the game's data)" };
    say(&format!(
        "OK{overlay}: {} kinds, {} weapons, {} sequences, {} pools, {} floors, fingerprint {}; \
         {} subroutines, {} units, {} guardians, fingerprint {}; \
         {} kinds of tiles, {} structures, {} factions, {} sectors, fingerprint {}; \
         {} mods, {} encounters, {} difficulties, {} unlocks, fingerprint {}; {} terms",
        names(Table::Kind),
        names(Table::Weapon),
        names(Table::Sequence),
        names(Table::Pool),
        library.floors.len(),
        library.fingerprint,
        breach.subroutines().count(),
        breach.units().count(),
        breach.guardians().len(),
        breach.fingerprint,
        rules.library.tiles().count(),
        rules.library.structures().count(),
        rules.library.factions().count(),
        rules.library.recipes().len(),
        rules.library.fingerprint,
        campaign.mods().count(),
        campaign.encounters().count(),
        campaign.difficulties().len(),
        campaign.unlocks().len(),
        campaign.fingerprint,
        content.glossary.terms().count(),
    ))?;
    let mut wrong = DataErrors::default();
    for pack in &packs {
        let changes = packs::changed(&sources, pack);
        say(packs::tell(&changes, pack).trim_end())?;
        wrong.0.extend(packs::wrong_puzzles(&sources, &changes, &content));
    }
    if wrong.0.is_empty() { Ok(true) } else { Err(wrong.into()) }
}

pub fn kinds(arguments: &KindsArguments) -> Result<bool, LabError> {
    let library = data::library(arguments.overlay.data())?;
    say(told::list(&library, arguments.name.as_deref(), arguments.fields)?.trim_end())
}

pub fn clock(file: &Path) -> Result<bool, LabError> {
    let mut good = true;
    for outcome in clock_scenarios::play_file(file)? {
        if let Some(played) = &outcome.played {
            say_json(played)?;
        }
        if let Some(wrong) = &outcome.wrong {
            good = complain(wrong);
        }
    }
    Ok(good)
}

pub fn bench(arguments: &BenchArguments) -> Result<bool, LabError> {
    let json = arguments.json;
    match arguments.what {
        Bench::Dive => say_figures(&measure::dive(&data::all_sources(None)?)?, json),
        Bench::Stack => say_figures(&measure::stack()?, json),
        Bench::Battle => say_figures(&measure::battle()?, json),
        Bench::Breach => say_figures(&measure::breach(&data::breach(None)?)?, json),
        Bench::Sector => say_figures(&measure::sector(&data::sector(None)?)?, json),
        Bench::Time => say_figures(&measure::time(&data::content(None)?)?, json),
        Bench::Clock => say_figures(&measure::clock()?, json),
    }
}

fn say_figures<T: Serialize>(figures: &T, json: bool) -> Result<bool, LabError> {
    if json {
        return say_json(figures);
    }
    say(&serde_json::to_string_pretty(figures).map_err(LabError::wrong)?)
}
