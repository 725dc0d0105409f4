//! How a sector begins: grown from its seed, with somebody to play every faction but the player's. Coming back to the screen goes on.

use super::choosing::Choosing;
use super::film::Film;
use super::log::Chronicle;
use super::screen::camera::View;
use super::show::Battles;
use super::table::Table;
use super::{Play, Reached};
use crate::cli::Options;
use crate::data::SectorRules;
use crate::screens::Screen;
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_core::{Streams, seed_text};
use daemonfall_sector::{Difficulty, Opponent, Rules};

/// A sector to be grown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The recipe, by its name in the data.
    pub size: String,
    /// How hard the opponents think.
    pub difficulty: Difficulty,
    /// The seed of land, people and battles.
    pub seed: u64,
}

/// What the next sector is to be; set it, then go to [`Screen::Sector`].
#[derive(Resource, Clone, Debug, Default)]
pub struct NextSector(pub Option<Setup>);

/// The word for a difficulty.
pub fn difficulty_name(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "easy",
        Difficulty::Normal => "normal",
        Difficulty::Hard => "hard",
    }
}

/// Reads `SIZE` or `SIZE:DIFFICULTY`.
///
/// # Errors
/// Which word nobody knows, and those that there are.
pub fn read(rules: &Rules, words: &str, seed: u64) -> Result<Setup, String> {
    let (size, difficulty) = words.split_once(':').unwrap_or((words, "normal"));
    if rules.library.recipe(size).is_none() {
        let recipes = rules.library.recipes().iter();
        let known: Vec<&str> = recipes.map(|recipe| recipe.key.as_str()).collect();
        return Err(format!("{size:?} is no sector: {}", known.join(", ")));
    }
    let found = Difficulty::ALL
        .into_iter()
        .find(|known| difficulty_name(*known) == difficulty);
    let difficulty =
        found.ok_or_else(|| format!("{difficulty:?} is no difficulty: easy, normal, hard"))?;
    Ok(Setup {
        size: size.into(),
        difficulty,
        seed,
    })
}

/// The sector that the command line asks for.
///
/// # Errors
/// What is wrong with its words.
pub fn of_options(options: &Options, rules: &Rules) -> Result<Option<Setup>, String> {
    let Some(words) = &options.sector else {
        return Ok(None);
    };
    read(rules, words, options.seed.unwrap_or(1))
        .map(Some)
        .map_err(|reason| format!("--sector: {reason}"))
}

/// A sector from its beginning.
///
/// # Errors
/// A size that the data do not have.
pub fn begin(rules: &SectorRules, setup: &Setup) -> Result<Play, String> {
    let rules = rules.0.clone();
    let sector = rules
        .generate(&setup.size, &mut Streams::new(setup.seed))
        .map_err(|error| error.to_string())?;
    let opponents = sector.factions().map(|_| Opponent::new(setup.difficulty));
    Ok(Play {
        opponents: opponents.collect(),
        setup: setup.clone(),
        rules,
        sector,
        kept: Vec::new(),
    })
}

fn enter(world: &mut World) {
    let Some(setup) = world.resource_mut::<NextSector>().0.take() else {
        if !world.contains_resource::<Play>() {
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
            return;
        }
        // Back from outside the map: what waits is told anew.
        let pending = world.resource::<Play>().sector.pending;
        if let Some(pending) = pending {
            world.write_message(Reached(pending));
        }
        return;
    };
    let (size, seed) = (&setup.size, seed_text(setup.seed));
    info!("a {size} sector, seed {seed}, {:?}", setup.difficulty);
    let play = match begin(world.resource::<SectorRules>(), &setup) {
        Ok(play) => play,
        Err(reason) => {
            let words = format!("The sector cannot begin: {reason}");
            world.write_message(Notice::wrong(words));
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
            return;
        }
    };
    let table = Table::read(&play.rules, &play.sector);
    let mut choosing = Choosing::default();
    choosing.select_first(&table);
    world.insert_resource(table);
    world.insert_resource(choosing);
    world.insert_resource(Film::default());
    world.insert_resource(View::default());
    world.resource_mut::<Battles>().clear();
    world.insert_resource(Chronicle::default());
    world.insert_resource(play);
}

/// When the sector begins; the screen is built after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SectorBegins;

/// Begins sectors.
pub fn plugin(app: &mut App) {
    app.init_resource::<NextSector>()
        .add_systems(OnEnter(Screen::Sector), enter.in_set(SectorBegins));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sector::table::tests::rules;

    #[test]
    fn sizes_and_difficulties_are_read_and_unknown_ones_named() {
        let rules = rules();
        let read = |words| read(&rules, words, 7);
        assert_eq!(
            read("small").map(|it| it.difficulty),
            Ok(Difficulty::Normal)
        );
        assert_eq!(
            read("large:hard").map(|it| it.difficulty),
            Ok(Difficulty::Hard)
        );
        let wrong = read("huge").expect_err("there is no such size");
        assert!(
            wrong.contains("\"huge\"") && wrong.contains("medium"),
            "{wrong}"
        );
        assert!(read("small:cruel").is_err());
    }
}
