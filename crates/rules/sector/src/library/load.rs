//! Loading a library from the texts of its files: factions and sectors as written there, with names
//! not yet looked up, and checks of a single well-formed entry.

use super::resolve::resolve;
use super::{FactionKind, Places, Recipe, SectorLibrary, Structure, TileKind};
use crate::mind::Mind;
use crate::ranks::Boon;
use crate::stack::Roster;
use daemonfall_core::TIERS;
use daemonfall_core::data::{DataErrors, Entry, Source, merged, missing};
use serde::Deserialize;

/// The files of a data folder that this library is made of.
pub const FILES: [&str; 6] =
    ["tiles.ron", "structures.ron", "factions.ron", "sectors.ron", "opponents.ron", "ranks.ron"];

impl SectorLibrary {
    /// Builds a library from sources, ignoring other files, and checks it as a whole. Unit names
    /// refer to this roster.
    pub fn from_sources(sources: &[Source], roster: &Roster) -> Result<Self, DataErrors> {
        let mut errors = missing(sources, &FILES);
        let tiles: Vec<Entry<TileKind>> = merged(sources, FILES[0], &mut errors);
        let structures: Vec<Entry<Structure>> = merged(sources, FILES[1], &mut errors);
        let factions: Vec<Entry<FactionForm>> = merged(sources, FILES[2], &mut errors);
        let recipes: Vec<Entry<RecipeForm>> = merged(sources, FILES[3], &mut errors);
        let minds: Vec<Entry<Mind>> = merged(sources, FILES[4], &mut errors);
        let boons: Vec<Entry<Boon>> = merged(sources, FILES[5], &mut errors);
        if !errors.0.is_empty() {
            return Err(errors);
        }
        resolve(roster, (tiles, structures, factions, recipes), minds, boons)
    }
}

pub(super) type FactionForm = FactionKind<String, String>;
pub(super) type RecipeForm = Recipe<String, LandForm>;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) enum LandForm {
    Grown {
        radius: u32,
        ragged: u32,
        spread: u32,
        tiles: Vec<(String, u32)>,
        places: Vec<Places<String>>,
        #[serde(default)]
        encounters: Option<EncountersForm>,
    },
    Drawn {
        #[serde(default)]
        guard: i32,
        rows: Vec<String>,
    },
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct EncountersForm {
    pub each: u32,
    pub from: u32,
    pub to: u32,
}

/// The highest cost of entering a tile: the slowest unit must be able to pay it.
const COST_AT_MOST: i32 = 3;
const CYCLES_AT_MOST: i32 = 9_999;
const SIGHT_AT_MOST: i32 = 6;
/// Tiles from the middle to the rim.
const RADII: std::ops::RangeInclusive<u32> = 3..=16;
/// The most structures per line and faction.
const EACH_AT_MOST: u32 = 12;

fn glyph(glyph: char, others: impl Iterator<Item = char>) -> Option<String> {
    if glyph.is_whitespace() || glyph.is_control() {
        return Some("cannot be seen".into());
    }
    let mut others = others;
    others
        .any(|other| other == glyph)
        .then(|| format!("{glyph:?} is already used by another entry"))
}

pub(super) fn check_tiles(tiles: &[Entry<TileKind>], errors: &mut DataErrors) {
    for (place, entry) in tiles.iter().enumerate() {
        let it = &entry.value;
        let others = tiles[..place].iter().map(|other| other.value.glyph);
        let wrong = [
            it.cost.and_then(|cost| entry.within("cost", cost, 1..=COST_AT_MOST)),
            entry.within("cycles", it.cycles, 0..=CYCLES_AT_MOST),
            entry.within("sight", it.sight as i32, 0..=SIGHT_AT_MOST),
            glyph(it.glyph, others).map(|reason| entry.error("glyph", reason)),
        ];
        errors.0.extend(wrong.into_iter().flatten());
    }
    if !tiles.iter().any(|entry| entry.value.cost.is_some()) {
        errors.0.extend(
            tiles.first().map(|entry| entry.error("cost", "there is no tile that can be entered")),
        );
    }
}

pub(super) fn check_structures(structures: &[Entry<Structure>], errors: &mut DataErrors) {
    for (place, entry) in structures.iter().enumerate() {
        let it = &entry.value;
        let others = structures[..place].iter().map(|other| other.value.glyph);
        let glyph = match it.glyph {
            'A'..='Z' => glyph(it.glyph, others),
            _ => Some("is not a letter from A to Z".into()),
        };
        let wrong = [
            entry.within("cycles", it.cycles, 0..=CYCLES_AT_MOST),
            entry.within("heals", it.heals, 0..=CYCLES_AT_MOST),
            entry.within("sight", it.sight as i32, 0..=SIGHT_AT_MOST),
            entry.within("recruits", it.recruits.into(), 0..=(*TIERS.end()).into()),
            glyph.map(|reason| entry.error("glyph", reason)),
        ];
        errors.0.extend(wrong.into_iter().flatten());
    }
}

pub(super) fn check_recipe(entry: &Entry<RecipeForm>, errors: &mut DataErrors) {
    let it = &entry.value;
    errors.0.extend(entry.within("cycles", it.cycles, 0..=CYCLES_AT_MOST));
    if it.floors == Some(0) {
        errors.0.push(entry.error("floors", "a vault has at least one floor"));
    }
    match &it.land {
        LandForm::Drawn { guard, .. } => {
            errors.0.extend(entry.within("land.guard", *guard, 0..=CYCLES_AT_MOST));
        }
        LandForm::Grown { radius, ragged, spread, tiles, places, encounters } => {
            if !RADII.contains(radius) {
                let reason = format!("is not within {} and {}", RADII.start(), RADII.end());
                errors.0.push(entry.error("land.radius", reason));
            }
            errors.0.extend(entry.within("land.ragged", *ragged as i32, 0..=100));
            errors.0.extend(entry.within("land.spread", *spread as i32, 1..=100));
            if tiles.iter().all(|(_, weight)| *weight == 0) {
                errors.0.push(entry.error("land.tiles", "no tile has a weight"));
            }
            let lines = places.iter().enumerate().map(|(place, it)| {
                let field = format!("land.places[{place}]");
                (field, it.each, it.from, it.to, it.guard)
            });
            let encounters = encounters
                .iter()
                .map(|it| ("land.encounters".to_owned(), it.each, it.from, it.to, 0));
            for (field, each, from, to, guard) in lines.chain(encounters) {
                if each > EACH_AT_MOST {
                    let reason = format!("{each} is more than {EACH_AT_MOST}");
                    errors.0.push(entry.error(&format!("{field}.each"), reason));
                }
                if from > to || to > 2 * radius {
                    let reason = format!("{from} to {to} is not a distance within the sector");
                    errors.0.push(entry.error(&format!("{field}.from"), reason));
                }
                let field = format!("{field}.guard");
                errors.0.extend(entry.within(&field, guard, 0..=CYCLES_AT_MOST));
            }
        }
    }
}
