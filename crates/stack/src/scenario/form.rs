//! Scenarios as files write them, JSON and RON alike.

use crate::subroutine::SubroutineForm;
use daemonfall_core::Side;
use serde::{Deserialize, Deserializer, de};
use std::marker::PhantomData;

/// A scenario as it is read; [`Scenario::from_form`](crate::Scenario::from_form) checks it.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScenarioForm {
    /// In character order.
    pub characters: Vec<CharacterForm>,
    /// By name.
    pub subroutines: Named<SubroutineForm>,
    /// The moves picked in each round; who picks none waits.
    pub rounds: Vec<Vec<PickForm>>,
    /// Rounds after these, in which all wait.
    #[serde(default)]
    pub waiting: i64,
}

/// A character.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct CharacterForm {
    /// Its name.
    pub id: String,
    /// Whom it fights for.
    pub side: SideForm,
    /// Its health, the maximum.
    pub health: i32,
    /// Its CPU.
    pub max_cpu: i32,
}

/// The two sides of a fight.
#[derive(Deserialize, Clone, Copy, Debug)]
pub enum SideForm {
    /// The player's.
    #[serde(alias = "player")]
    Player,
    /// The other.
    #[serde(alias = "enemy")]
    Enemy,
}

impl From<SideForm> for Side {
    fn from(side: SideForm) -> Self {
        match side {
            SideForm::Player => Side::Player,
            SideForm::Enemy => Side::Hostile,
        }
    }
}

/// A move as it is picked.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct PickForm {
    /// Name of a character.
    pub user: String,
    /// Name of a character.
    pub target: String,
    /// Name of a subroutine.
    pub subroutine: String,
}

/// A map in the order of the file, names used twice included, so that they can be refused.
#[derive(Clone, Debug)]
pub struct Named<T>(pub Vec<(String, T)>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> de::Visitor<'de> for Entries<T> {
            type Value = Vec<(String, T)>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a map from names")
            }

            fn visit_map<A: de::MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(entries)
            }
        }
        deserializer.deserialize_map(Entries(PhantomData)).map(Named)
    }
}
