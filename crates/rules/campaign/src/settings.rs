//! The settings that a run is begun with.

use crate::content::Content;
use daemonfall_core::data::did_you_mean;
use daemonfall_sector::{UnknownRecipe, Victory};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The settings of a run. The same settings and commands give the same run.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    pub seed: u64,
    /// Its difficulty, by its name in the data.
    pub difficulty: String,
    /// Its sector, by the name of its recipe.
    pub sector: String,
    /// Its crew, by its name in the data; `None` for one that the seed draws.
    pub crew: Option<String>,
    /// What wins. Files leave out the usual one.
    #[serde(default, skip_serializing_if = "Victory::is_core")]
    pub victory: Victory,
    /// What was unlocked when it began, by names in the data.
    pub unlocks: Vec<String>,
}

impl Settings {
    /// A standard run: normal difficulty, the medium sector, nothing unlocked.
    pub fn usual(seed: u64) -> Self {
        Self {
            seed,
            difficulty: "normal".into(),
            sector: "medium".into(),
            crew: None,
            victory: Victory::Core,
            unlocks: Vec::new(),
        }
    }

    /// Checks whether a run can begin with these settings and data.
    pub fn check(&self, content: &Content) -> Result<(), BeginError> {
        let library = &content.campaign;
        let difficulties = library.difficulties().iter().map(|it| it.key.as_str());
        known("difficulty", &self.difficulty, difficulties)?;
        for name in &self.unlocks {
            known("unlock", name, library.unlocks().iter().map(|it| it.key.as_str()))?;
        }
        if let Some(name) = &self.crew {
            known("crew", name, library.crews().iter().map(|it| it.key.as_str()))?;
        }
        let Some(recipe) = content.sector.library.recipe(&self.sector) else {
            let known = content.sector.library.recipes().iter();
            return Err(BeginError::Sector(UnknownRecipe {
                name: self.sector.clone(),
                hint: did_you_mean(&self.sector, known.map(|it| it.key.as_str())),
            }));
        };
        if !recipe.offers(self.victory) {
            let (sector, victory) = (self.sector.clone(), self.victory.key());
            return Err(BeginError::Victory { sector, victory });
        }
        Ok(())
    }
}

fn known<'a>(
    what: &'static str,
    name: &str,
    all: impl Iterator<Item = &'a str> + Clone,
) -> Result<(), BeginError> {
    if all.clone().any(|known| known == name) {
        return Ok(());
    }
    Err(BeginError::Unknown { what, name: name.into(), hint: did_you_mean(name, all) })
}

/// Why a run cannot begin.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum BeginError {
    /// A name in the settings is not in the data.
    #[error("there is no {what} {name:?}{hint}")]
    Unknown { what: &'static str, name: String, hint: String },
    /// The sector does not offer this victory.
    #[error("the sector {sector:?} cannot be won by {victory:?}")]
    Victory { sector: String, victory: &'static str },
    #[error(transparent)]
    Sector(#[from] UnknownRecipe),
}
