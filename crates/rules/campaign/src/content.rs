//! All data of the game, checked as a whole: of dive, breach, sector and campaign.

mod texts;

use crate::library::{self, Library};
use crate::puzzles::{self, Puzzle};
use daemonfall_battle::MoveTypes;
use daemonfall_breach::BreachLibrary;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use daemonfall_core::data::read_folder;
use daemonfall_core::data::{DataErrors, Source};
use daemonfall_core::glossary::{self, Glossary};
use daemonfall_core::{Fingerprint, fingerprint_of};
use daemonfall_dungeon as dungeon;
use daemonfall_sector::{self as sector, Roster, Rules, UnitKind};

const UNITS: &str = "units.ron";

/// All files of a data folder.
pub const FILES: [&str; 23] = {
    let parts: [&[&str]; 6] = [
        &dungeon::library::FILES,
        &daemonfall_breach::library::FILES,
        &sector::library::FILES,
        &library::FILES,
        &[glossary::FILE],
        &puzzles::FILES,
    ];
    let mut files = [""; 23];
    let (mut part, mut place) = (0, 0);
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() {
            files[place] = parts[part][at];
            (at, place) = (at + 1, place + 1);
        }
        part += 1;
    }
    files
};

#[derive(Clone, Debug)]
pub struct Content {
    pub dungeon: dungeon::Library,
    pub breach: BreachLibrary,
    /// Of the sector, with the units that can stand on it.
    pub sector: Rules,
    pub campaign: Library,
    /// The words of the game, explained.
    pub glossary: Glossary,
    /// The practice ladder, easiest first. No run knows of it.
    pub puzzles: Vec<Puzzle>,
    /// Fingerprint of the rules in the data. Saves and replays carry it; no word changes it.
    pub fingerprint: Fingerprint,
    pub words: Fingerprint,
}

impl Content {
    /// From sources, checked as a whole.
    pub fn from_sources(sources: &[Source]) -> Result<Self, DataErrors> {
        let dungeon = dungeon::Library::from_sources(sources)?;
        let breach = BreachLibrary::from_sources(sources)?;
        let sector = Rules::from_sources(sources, roster(&breach)?, MoveTypes::standard())?;
        let known = library::Known::of(&dungeon, &breach, &sector);
        let campaign = Library::from_sources(sources, &known)?;
        let glossary = Glossary::from_sources(sources)?;
        let puzzles = puzzles::load(sources, &known, &sector)?;
        let fingerprint = fingerprint_of(&(
            dungeon.fingerprint,
            breach.fingerprint,
            sector.library.fingerprint,
            campaign.fingerprint,
        ));
        let words = Fingerprint::default();
        let mut content =
            Self { dungeon, breach, sector, campaign, glossary, puzzles, fingerprint, words };
        let mut texts = Vec::new();
        content.each_text(&mut |id, text| texts.push((id.to_owned(), text.clone())));
        content.words = fingerprint_of(&texts);
        Ok(content)
    }

    /// The number of floors above a vault's last door, in a sector of this recipe.
    pub fn floors(&self, recipe: &str) -> u32 {
        let all = self.dungeon.floors.len() as u32;
        let own = self.sector.library.recipe(recipe).and_then(|recipe| recipe.floors);
        own.map_or(all, |own| own.min(all))
    }

    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    pub fn load_dir(folder: impl AsRef<std::path::Path>) -> Result<Self, DataErrors> {
        Self::from_sources(&read_folder(folder.as_ref(), &FILES, true)?)
    }
}

/// The units that can stand on the map: those of the breach that have a chassis.
pub fn roster(breach: &BreachLibrary) -> Result<Roster, DataErrors> {
    let kinds = breach.units().filter_map(|(_, unit)| {
        Some(UnitKind {
            key: unit.key.clone(),
            name: unit.name.clone(),
            health: unit.health,
            chassis: unit.chassis.clone()?,
        })
    });
    Roster::new(UNITS, kinds.collect())
}
