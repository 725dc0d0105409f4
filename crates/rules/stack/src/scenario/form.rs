//! The file format of scenarios, the same for JSON and RON.

use crate::subroutine::SubroutineForm;
use daemonfall_core::Side;
use serde::{Deserialize, Deserializer, de};
use std::marker::PhantomData;

/// A scenario as read; [`Scenario::from_form`](crate::Scenario::from_form) checks it.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScenarioForm {
    /// The characters, in character order.
    pub characters: Vec<CharacterForm>,
    /// The subroutines by name.
    pub subroutines: Named<SubroutineForm>,
    /// The moves chosen in each round. Characters without a move wait.
    pub rounds: Vec<Vec<PickForm>>,
    /// Extra rounds at the end, in which all wait.
    #[serde(default)]
    pub waiting: i64,
}

/// A character.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct CharacterForm {
    /// Its name.
    pub id: String,
    /// The side it fights for.
    pub side: SideForm,
    /// Its maximum health, also its starting health.
    pub health: i32,
    /// Its maximum CPU.
    pub max_cpu: i32,
}

/// The two sides of a fight.
#[derive(Deserialize, Clone, Copy, Debug)]
pub enum SideForm {
    /// The player's side.
    #[serde(alias = "player")]
    Player,
    /// The enemy's side.
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

/// A chosen move.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct PickForm {
    /// The user's name.
    pub user: String,
    /// The target's name.
    pub target: String,
    /// The subroutine's name.
    pub subroutine: String,
}

/// A map in file order. Names used twice are included, so that they can be refused.
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
