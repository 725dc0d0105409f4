//! The settings that a run is begun with.

use crate::content::Content;
use daemonfall_core::data::did_you_mean;
use daemonfall_sector::UnknownRecipe;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The settings of a run. The same settings and commands give the same run.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Its seed.
    pub seed: u64,
    /// Its difficulty, by its name in the data.
    pub difficulty: String,
    /// Its sector, by the name of its recipe.
    pub sector: String,
    /// Its crew, by its name in the data; `None` for one that the seed draws.
    #[serde(default)]
    pub crew: Option<String>,
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
            unlocks: Vec::new(),
        }
    }

    /// Checks whether a run can begin with these settings and data.
    ///
    /// # Errors
    /// The name that does not exist.
    pub fn check(&self, content: &Content) -> Result<(), BeginError> {
        if content.campaign.difficulty(&self.difficulty).is_none() {
            let known = content.campaign.difficulties().iter();
            return Err(BeginError::UnknownDifficulty {
                name: self.difficulty.clone(),
                hint: did_you_mean(&self.difficulty, known.map(|it| it.key.as_str())),
            });
        }
        for name in &self.unlocks {
            if content.campaign.unlock(name).is_none() {
                let known = content.campaign.unlocks().iter();
                return Err(BeginError::UnknownUnlock {
                    name: name.clone(),
                    hint: did_you_mean(name, known.map(|it| it.key.as_str())),
                });
            }
        }
        if let Some(name) = &self.crew
            && content.campaign.crew(name).is_none()
        {
            let known = content.campaign.crews().iter();
            return Err(BeginError::UnknownCrew {
                name: name.clone(),
                hint: did_you_mean(name, known.map(|it| it.key.as_str())),
            });
        }
        if content.sector.library.recipe(&self.sector).is_none() {
            let known = content.sector.library.recipes().iter();
            return Err(BeginError::Sector(UnknownRecipe {
                name: self.sector.clone(),
                hint: did_you_mean(&self.sector, known.map(|it| it.key.as_str())),
            }));
        }
        Ok(())
    }
}

/// Why a run cannot begin.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum BeginError {
    /// There is no such difficulty.
    #[error("there is no difficulty {name:?}{hint}")]
    UnknownDifficulty {
        /// The name given.
        name: String,
        /// `, did you mean …?` or nothing.
        hint: String,
    },
    /// There is no such unlock.
    #[error("there is no unlock {name:?}{hint}")]
    UnknownUnlock {
        /// The name given.
        name: String,
        /// `, did you mean …?` or nothing.
        hint: String,
    },
    /// There is no such crew.
    #[error("there is no crew {name:?}{hint}")]
    UnknownCrew {
        /// The name given.
        name: String,
        /// `, did you mean …?` or nothing.
        hint: String,
    },
    /// There is no such sector.
    #[error(transparent)]
    Sector(#[from] UnknownRecipe),
}
