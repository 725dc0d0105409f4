//! Turns the forms in the files into a library: names become numbers, and everything is checked as
//! a whole.

use super::encounters::{CHOICES, Choice, Encounter, Outcome, Turnout};
use super::forms::{
    ChoiceForm, CrewForm, EncounterForm, ModForm, PrizeForm, TurnoutForm, UnlockForm,
};
use super::mods::{DiveGear, Mod, Rarity, Slot, State};
use super::names::Known;
use super::{
    Crew, Difficulty, Feat, Goal, Library, ModId, PRIZES, PrizeKind, PrizePool, RunTerm, Unlock,
    VAULT,
};
use daemonfall_core::data::{DataErrors, Entry, Names, about_file};
use daemonfall_core::{Fingerprint, TIERS, count_original_words, fingerprint_of};
use daemonfall_sector::STACK_AT_MOST;
use std::collections::BTreeMap;

/// The highest number that a mod may add, so that sums of them cannot overflow.
const MOST: i32 = 99;

pub(super) fn resolve(
    known: &Known,
    mods: Vec<Entry<ModForm>>,
    encounters: Vec<Entry<EncounterForm>>,
    prizes: Vec<Entry<PrizeForm>>,
    difficulties: Vec<Entry<Difficulty>>,
    unlocks: Vec<Entry<UnlockForm>>,
    crews: Vec<Entry<CrewForm>>,
    feats: Vec<Entry<Feat>>,
) -> Result<Library, DataErrors> {
    let mut errors = DataErrors::default();
    let names = Names::of("mod", (0..).map(ModId), &mods);
    let mods: Vec<Mod> =
        mods.into_iter().map(|entry| modification(known, entry, &mut errors)).collect();
    let encounters =
        encounters.into_iter().map(|entry| encounter(known, &names, entry, &mut errors)).collect();
    let prizes: Vec<PrizePool> =
        prizes.into_iter().map(|entry| pool(known, &names, &mods, entry, &mut errors)).collect();
    let unlocks = unlocks.into_iter().map(|entry| unlock(&names, entry, &mut errors)).collect();
    let crews: Vec<Crew> =
        crews.into_iter().map(|entry| crew(known, &names, entry, &mut errors)).collect();
    if crews.is_empty() {
        errors.0.push(about_file("crews.ron", "there is no crew"));
    }
    if difficulties.is_empty() {
        errors.0.push(about_file("difficulties.ron", "there is no difficulty"));
    }
    for entry in &difficulties {
        let it = &entry.value;
        if it.retreat > 100 {
            errors.0.push(entry.error("retreat", "is more than all of the gold"));
        }
        errors.0.extend(entry.within("theirs", it.theirs, -MOST..=MOST));
        errors.0.extend(entry.within("guards", it.guards, 0..=999));
    }
    let has = |difficulty: &str| difficulties.iter().any(|it| it.name == difficulty);
    let feats = feats.into_iter().map(|entry| feat(has, entry, &mut errors)).collect();
    if !prizes.iter().any(|pool| pool.key == VAULT) {
        let reason = format!("there is no pool {VAULT:?}");
        errors.0.push(about_file("prizes.ron", reason));
    }
    for rarity in [Rarity::Common, Rarity::Uncommon, Rarity::Rare] {
        let fits = |it: &Mod| it.rarity == rarity && it.slot != Slot::Relic;
        if !mods.iter().any(fits) {
            let reason = format!("there is no mod of rarity {rarity:?}");
            errors.0.push(about_file("mods.ron", reason));
        }
    }
    if !errors.0.is_empty() {
        return Err(errors);
    }
    let keyed = |entry: Entry<Difficulty>| Difficulty { key: entry.name, ..entry.value };
    let difficulties = difficulties.into_iter().map(keyed).collect();
    let fingerprint = Fingerprint::default();
    let mut library =
        Library { mods, encounters, prizes, difficulties, unlocks, crews, feats, fingerprint };
    let mut rules = library.clone();
    rules.each_text(&mut count_original_words);
    library.fingerprint = fingerprint_of(&(
        (&rules.mods, &rules.encounters, &rules.prizes),
        (&rules.difficulties, &rules.unlocks, &rules.crews),
    ));
    Ok(library)
}

fn modification(known: &Known, entry: Entry<ModForm>, errors: &mut DataErrors) -> Mod {
    let it = &entry.value;
    for (field, number) in [
        ("health", it.health),
        ("attack", it.attack),
        ("defence", it.defence),
        ("damage", it.damage),
        ("movement", it.movement),
        ("speed", it.speed),
        ("cpu", it.cpu),
        ("income", it.income),
        ("dive.health", it.dive.health),
        ("dive.damage", it.dive.damage),
        ("dive.armour", it.dive.armour),
        ("dive.digging", it.dive.digging),
    ] {
        errors.0.extend(entry.within(field, number, -MOST..=MOST));
    }
    if it.income != 0 && it.slot != Slot::Relic {
        errors.0.push(entry.error("income", "only a relic yields cycles"));
    }
    for (place, state) in it.states.iter().enumerate() {
        let (State::Shield(number) | State::Charge(number)) = *state else { continue };
        errors.0.extend(entry.within(&format!("states[{place}]"), number, 1..=MOST));
    }
    for (place, name) in it.abilities.iter().enumerate() {
        if let Err(unknown) = known.types.ability(name) {
            errors.0.push(entry.error(&format!("abilities[{place}]"), unknown.to_string()));
        }
    }
    let subroutines = known.subroutines.each(&entry, "subroutines", &it.subroutines, errors);
    let item = it.dive.item.as_ref();
    let item = item.and_then(|name| known.items.find(&entry, "dive.item", name, errors));
    let form = entry.value;
    Mod {
        key: entry.name,
        name: form.name,
        about: form.about,
        rarity: form.rarity,
        slot: form.slot,
        health: form.health,
        attack: form.attack,
        defence: form.defence,
        damage: form.damage,
        movement: form.movement,
        speed: form.speed,
        cpu: form.cpu,
        abilities: form.abilities,
        subroutines,
        states: form.states,
        skills: form.skills,
        dive: DiveGear {
            health: form.dive.health,
            damage: form.dive.damage,
            armour: form.dive.armour,
            bombs: form.dive.bombs,
            potions: form.dive.potions,
            digging: form.dive.digging,
            light: form.dive.light,
            item,
        },
        income: form.income,
    }
}

fn encounter(
    known: &Known,
    mods: &Names<ModId>,
    entry: Entry<EncounterForm>,
    errors: &mut DataErrors,
) -> Encounter {
    let number = entry.value.choices.len();
    if !CHOICES.contains(&number) {
        let reason = format!("there are {number}: an encounter has two to four");
        errors.0.push(entry.error("choices", reason));
    }
    if entry.value.weight == 0 {
        errors.0.push(entry.error("weight", "is zero: it would never be met"));
    }
    let free = |choice: &ChoiceForm| choice.price <= 0;
    if !entry.value.choices.iter().any(free) {
        let reason = "each has a price: a player without cycles could choose none";
        errors.0.push(entry.error("choices", reason));
    }
    let choices = entry.value.choices.iter().enumerate();
    let choices = choices
        .map(|(place, form)| {
            let field = format!("choices[{place}]");
            if let Some(check) = form.check {
                errors.0.extend(entry.within(&format!("{field}.check.base"), check.base, 0..=95));
            }
            if form.price < 0 {
                errors.0.push(entry.error(&format!("{field}.price"), "is below zero"));
            }
            if form.check.is_some() != form.fails.is_some() {
                let reason = "`check` and `fails` go together";
                errors.0.push(entry.error(&field, reason));
            }
            let mut told = |name: &str, form: &TurnoutForm| {
                let field = format!("{field}.{name}");
                turnout(known, mods, &entry, &field, form, errors)
            };
            let then = told("then", &form.then);
            let fails = form.fails.as_ref().map(|form| told("fails", form));
            Choice { text: form.text.clone(), price: form.price, check: form.check, then, fails }
        })
        .collect();
    Encounter {
        key: entry.name,
        name: entry.value.name,
        text: entry.value.text,
        weight: entry.value.weight,
        choices,
    }
}

fn turnout(
    known: &Known,
    mods: &Names<ModId>,
    entry: &Entry<EncounterForm>,
    field: &str,
    form: &TurnoutForm,
    errors: &mut DataErrors,
) -> Turnout {
    let mut outcomes = Vec::new();
    for (place, outcome) in form.outcomes.iter().enumerate() {
        let field = format!("{field}.outcomes[{place}]");
        let found = match outcome {
            Outcome::Join(name) => known.units.find(entry, &field, name, errors).map(Outcome::Join),
            Outcome::Gain(name) => mods.find(entry, &field, name, errors).map(Outcome::Gain),
            Outcome::Cycles(by) => Some(Outcome::Cycles(*by)),
            Outcome::Health(by) => Some(Outcome::Health(*by)),
            Outcome::Leader(by) => Some(Outcome::Leader(*by)),
            Outcome::Lose => Some(Outcome::Lose),
            Outcome::Find(rarity) => Some(Outcome::Find(*rarity)),
            Outcome::Shed => Some(Outcome::Shed),
            Outcome::Pack { bombs, potions } => {
                Some(Outcome::Pack { bombs: *bombs, potions: *potions })
            }
            Outcome::Reveal(radius) => Some(Outcome::Reveal(*radius)),
            Outcome::Befriend => Some(Outcome::Befriend),
            Outcome::Estrange => Some(Outcome::Estrange),
        };
        outcomes.extend(found);
    }
    Turnout { text: form.text.clone(), outcomes }
}

fn pool(
    known: &Known,
    names: &Names<ModId>,
    mods: &[Mod],
    entry: Entry<PrizeForm>,
    errors: &mut DataErrors,
) -> PrizePool {
    let entries = &entry.value.entries;
    if entries.iter().filter(|it| it.weight > 0).count() < PRIZES {
        let reason = format!("has fewer than {PRIZES} prizes with a weight");
        errors.0.push(entry.error("entries", reason));
    }
    for (place, it) in entries.iter().enumerate() {
        let reason = match it.prize {
            PrizeKind::Unit(tier) if !TIERS.contains(&tier) => "there is no such tier",
            PrizeKind::Relic if !mods.iter().any(|it| it.slot == Slot::Relic) => {
                "there is no relic"
            }
            PrizeKind::Cycles(number) if number < 1 => "is below 1",
            _ => continue,
        };
        errors.0.push(entry.error(&format!("entries[{place}].prize"), reason));
    }
    let mut relics = BTreeMap::new();
    for (guardian, name) in &entry.value.relics {
        let field = format!("relics[{guardian:?}]");
        if known.breach.guardian(guardian).is_none() {
            errors.0.push(entry.error(&field, "there is no such guardian"));
        }
        let Some(id) = names.find(&entry, &field, name, errors) else { continue };
        if mods[id.place()].slot != Slot::Relic {
            errors.0.push(entry.error(&field, format!("{name:?} is not a relic")));
        }
        relics.insert(guardian.clone(), id);
    }
    PrizePool { key: entry.name, entries: entry.value.entries, relics }
}

fn unlock(mods: &Names<ModId>, entry: Entry<UnlockForm>, errors: &mut DataErrors) -> Unlock {
    let found = mods.each(&entry, "mods", &entry.value.mods, errors);
    let begins_with = mods.each(&entry, "begins_with", &entry.value.begins_with, errors);
    Unlock {
        key: entry.name,
        name: entry.value.name,
        about: entry.value.about,
        goal: entry.value.goal,
        mods: found,
        begins_with,
    }
}

/// `has` tells whether the data have a difficulty of this name.
fn feat(has: impl Fn(&str) -> bool, entry: Entry<Feat>, errors: &mut DataErrors) -> Feat {
    let Feat { goal, run, .. } = &entry.value;
    let over_runs = match goal {
        Goal::Runs(needs) | Goal::Wins(needs) => *needs > 1,
        Goal::Streak(_) | Goal::Days(_) | Goal::AtPar(_) => true,
        _ => false,
    };
    if run.is_some() && over_runs {
        errors.0.push(entry.error("goal", "cannot be reached in one run"));
    }
    for (place, term) in run.iter().flatten().enumerate() {
        if let RunTerm::Difficulty(name) = term
            && !has(name)
        {
            let reason = format!("there is no difficulty {name:?}");
            errors.0.push(entry.error(&format!("run[{place}]"), reason));
        }
    }
    Feat { key: entry.name, ..entry.value }
}

fn crew(
    known: &Known,
    mods: &Names<ModId>,
    entry: Entry<CrewForm>,
    errors: &mut DataErrors,
) -> Crew {
    let leader = known.units.find(&entry, "leader", &entry.value.leader, errors);
    let units = known.units.each(&entry, "units", &entry.value.units, errors);
    let gear = mods.each(&entry, "gear", &entry.value.gear, errors);
    if entry.value.units.len() >= STACK_AT_MOST {
        let reason = format!("a stack has at most {STACK_AT_MOST} units, including the leader");
        errors.0.push(entry.error("units", reason));
    }
    Crew {
        key: entry.name,
        name: entry.value.name,
        about: entry.value.about,
        leader: leader.unwrap_or_default(),
        units,
        gear,
    }
}
