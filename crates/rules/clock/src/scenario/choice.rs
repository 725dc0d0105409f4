//! How choices are written, and maps that refuse repeated keys.

use super::data::Ability;
use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// A choice as RON writes it.
#[derive(Deserialize)]
pub enum RonChoice {
    /// Waiting.
    Wait,
    /// An action, at once.
    Act {
        ability: Ability,
        #[serde(default)]
        hits: Vec<String>,
    },
    /// Beginning a slow action.
    Charge {
        ability: Ability,
        #[serde(default)]
        hits: Vec<String>,
        ticks: u32,
    },
    /// This choice in this and all later turns.
    Forever(Box<RonChoice>),
}

/// A choice as JSON writes it: `"wait"`, or an object with ability and hits.
pub struct JsonChoice(RonChoice);

impl<'de> Deserialize<'de> for JsonChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Act {
            ability: Ability,
            hits: Vec<String>,
        }
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = JsonChoice;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"wait\", or an object with \"ability\" and \"hits\"")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<JsonChoice, E> {
                match word {
                    "wait" => Ok(JsonChoice(RonChoice::Wait)),
                    _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<JsonChoice, A::Error> {
                let Act { ability, hits } =
                    Act::deserialize(de::value::MapAccessDeserializer::new(map))?;
                Ok(JsonChoice(RonChoice::Act { ability, hits }))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl From<JsonChoice> for RonChoice {
    fn from(choice: JsonChoice) -> Self {
        choice.0
    }
}

/// A map as its pairs, in order. A repeated key is an error, not silently overwritten.
pub struct Pairs<V>(pub Vec<(String, V)>);

impl<V> Default for Pairs<V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Pairs<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder<V>(PhantomData<V>);
        impl<'de, V: Deserialize<'de>> Visitor<'de> for InOrder<V> {
            type Value = Pairs<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map keyed by character names")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs<V>, A::Error> {
                let mut pairs: Vec<(String, V)> = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, V>()? {
                    if pairs.iter().any(|(known, _)| *known == name) {
                        let reason = format!("the name {name:?} is used twice");
                        return Err(de::Error::custom(reason));
                    }
                    pairs.push((name, value));
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(InOrder(PhantomData))
    }
}
