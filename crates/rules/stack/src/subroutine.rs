//! Subroutines: the data of moves (rules section 2).

use bevy_ecs::prelude::*;
use daemonfall_core::data::{DataError, DataErrors, MOST, parse_map};
use daemonfall_core::{Fingerprint, Status, fingerprint_of};
use serde::de::value::MapAccessDeserializer;
use serde::{Deserialize, Deserializer, Serialize, de};

/// The longest time to resolve and duration, in rounds: a multi-use move has one entry per use.
pub const LONGEST: u32 = 1_000;

daemonfall_core::ids! {
    /// A subroutine's number in its library.
    SubroutineId(u16),
}

/// One effect on a target. Data files may write the names in lower case.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Deals damage: to the shield first, then to health.
    #[serde(alias = "damage")]
    Damage(i32),
    /// Heals up to the maximum; no effect on a character at zero health.
    #[serde(alias = "heal")]
    Heal(i32),
    /// Adds to the shield. A negative number reduces it, down to zero.
    #[serde(alias = "shield")]
    Shield(i32),
    /// Changes the maximum CPU, without bounds. An after-effect of the opposite number reverts it.
    #[serde(alias = "max_cpu")]
    MaxCpu(i32),
    /// Sets the rounds left of a status, whatever they were. Zero ends it.
    #[serde(alias = "status")]
    Status { status: Status, rounds: u16 },
}

/// An action carried out via the stack.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct Subroutine {
    /// Its name in data, unique in the library.
    pub name: String,
    /// Rounds on the stack before its use, 0 to [`LONGEST`].
    pub time: u32,
    /// Rounds it stays active after resolving, 0 to [`LONGEST`].
    pub duration: u32,
    /// Whether it is also used in each round of its duration.
    pub multi_use: bool,
    /// CPU held from adding to finishing; not negative.
    pub cpu: i32,
    /// Effects of each use on the target.
    pub r#use: Vec<Effect>,
    /// Effects on the target when the move finishes.
    pub after: Vec<Effect>,
}

impl Subroutine {
    /// How many times a move of it is used: 1, or 1 + duration.
    pub fn uses(&self) -> u32 {
        if self.multi_use { self.duration + 1 } else { 1 }
    }

    /// How many times a move of it advances before it is finished.
    pub fn lifetime(&self) -> u32 {
        self.time + self.duration
    }

    /// Invalid values: (field, reason).
    pub fn problems(&self) -> Vec<(String, String)> {
        let mut wrong = Vec::new();
        for (field, rounds) in [("time", self.time), ("duration", self.duration)] {
            if rounds > LONGEST {
                wrong.push((field.into(), format!("goes from 0 to {LONGEST}, not {rounds}")));
            }
        }
        if self.cpu < 0 {
            wrong.push(("cpu".into(), format!("must not be below zero, is {}", self.cpu)));
        }
        for (field, effects) in [("use", &self.r#use), ("after", &self.after)] {
            for (place, effect) in effects.iter().enumerate() {
                if let Effect::Damage(amount) | Effect::Heal(amount) = effect
                    && *amount < 0
                {
                    wrong.push((
                        format!("{field}[{place}]"),
                        format!("damage and healing must not be below zero, here {amount}"),
                    ));
                }
            }
        }
        wrong
    }
}

/// A subroutine in data files; the name is its key there. Missing fields are zero, false or empty.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct SubroutineForm {
    /// Rounds before its use.
    #[serde(default)]
    pub time: i64,
    /// Rounds active after resolving.
    #[serde(default)]
    pub duration: i64,
    /// Whether it is used again in each round of the duration.
    #[serde(default)]
    pub multi_use: bool,
    /// CPU held.
    #[serde(default)]
    pub cpu: i64,
    /// Effects of each use: one, a list, or null.
    #[serde(deserialize_with = "effects")]
    pub r#use: Vec<Effect>,
    /// Effects when the move finishes: one, a list, or null.
    #[serde(default, deserialize_with = "effects")]
    pub after: Vec<Effect>,
}

impl SubroutineForm {
    /// The subroutine, or all errors: (field, reason).
    pub fn named(self, name: &str) -> Result<Subroutine, Vec<(String, String)>> {
        let mut wrong = Vec::new();
        let mut within = |field: &str, value: i64, most: i64| {
            if !(0..=most).contains(&value) {
                wrong.push((field.to_owned(), format!("goes from 0 to {most}, not {value}")));
            }
            value.clamp(0, most)
        };
        let time = within("time", self.time, i64::from(LONGEST)) as u32;
        let duration = within("duration", self.duration, i64::from(LONGEST)) as u32;
        let cpu = within("cpu", self.cpu, i64::from(MOST)) as i32;
        let subroutine = Subroutine {
            name: name.to_owned(),
            time,
            duration,
            multi_use: self.multi_use,
            cpu,
            r#use: self.r#use,
            after: self.after,
        };
        wrong.extend(subroutine.problems());
        if wrong.is_empty() { Ok(subroutine) } else { Err(wrong) }
    }
}

/// Reads nothing (null), one effect (JSON only), or a list.
fn effects<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Effect>, D::Error> {
    struct Effects;
    impl<'de> de::Visitor<'de> for Effects {
        type Value = Vec<Effect>;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("a list of effects, as [Damage(2)]")
        }

        fn visit_unit<E: de::Error>(self) -> Result<Self::Value, E> {
            Ok(Vec::new())
        }

        fn visit_none<E: de::Error>(self) -> Result<Self::Value, E> {
            Ok(Vec::new())
        }

        fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
            Effect::deserialize(MapAccessDeserializer::new(map)).map(|effect| vec![effect])
        }

        fn visit_seq<A: de::SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
            let mut effects = Vec::new();
            while let Some(effect) = list.next_element()? {
                effects.push(effect);
            }
            Ok(effects)
        }
    }
    deserializer.deserialize_any(Effects)
}

/// All subroutines, by number.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Subroutines {
    list: Vec<Subroutine>,
    fingerprint: Fingerprint,
}

impl Subroutines {
    /// A library of these subroutines, in this order, or all errors: (index, field, reason).
    pub fn new(list: Vec<Subroutine>) -> Result<Self, Vec<(usize, String, String)>> {
        let mut wrong = Vec::new();
        for (place, subroutine) in list.iter().enumerate() {
            for (field, reason) in subroutine.problems() {
                wrong.push((place, field, reason));
            }
            if list[..place].iter().any(|known| known.name == subroutine.name) {
                wrong.push((place, String::new(), "this name is used twice".into()));
            }
        }
        if list.len() > usize::from(u16::MAX) {
            wrong.push((usize::from(u16::MAX), String::new(), "too many subroutines".into()));
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let fingerprint = fingerprint_of(&list);
        Ok(Self { list, fingerprint })
    }

    /// A library from the text of a data file: a RON map from names to subroutines.
    pub fn parse(path: &str, text: &str) -> Result<Self, DataErrors> {
        let entries = parse_map::<SubroutineForm>(path, text)?;
        let mut errors: Vec<DataError> = Vec::new();
        let mut list = Vec::with_capacity(entries.len());
        for entry in &entries {
            match entry.value.clone().named(&entry.name) {
                Ok(subroutine) => list.push(subroutine),
                Err(wrong) => {
                    errors.extend(wrong.into_iter().map(|(field, why)| entry.error(&field, why)));
                }
            }
        }
        if errors.is_empty() {
            return Self::new(list).map_err(|wrong| {
                let told = wrong.into_iter();
                DataErrors(
                    told.map(|(place, field, why)| entries[place].error(&field, why)).collect(),
                )
            });
        }
        Err(DataErrors(errors))
    }

    /// A subroutine by number; `None` if the number belongs to other data.
    pub fn get(&self, id: SubroutineId) -> Option<&Subroutine> {
        self.list.get(usize::from(id.0))
    }

    pub fn find(&self, name: &str) -> Option<SubroutineId> {
        let place = self.list.iter().position(|known| known.name == name)?;
        Some(SubroutineId(place as u16))
    }

    /// The name of a subroutine; `?` if the number belongs to other data.
    pub fn name(&self, id: SubroutineId) -> &str {
        self.get(id).map_or("?", |subroutine| &subroutine.name)
    }

    /// All subroutines, in the order of their numbers.
    pub fn all(&self) -> &[Subroutine] {
        &self.list
    }

    /// Fingerprint of the whole library; stored in snapshots.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }
}
