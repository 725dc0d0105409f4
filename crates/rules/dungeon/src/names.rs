//! References between data entries: names in the files, small numbers in the rules.
//!
//! While data files are loaded, a reference reads a name, using the [`Names`] set by
//! [`with_names`]. So an unknown name is an error with file, line and field like any other.
//! Everywhere else, a reference reads and writes its number. Saves and replays store the
//! fingerprint of the data that the numbers belong to.

use daemonfall_core::data::did_you_mean;
use serde::{Deserialize, Deserializer, Serialize, de};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The tables that references point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    Kind,
    Weapon,
    /// Sequences of enemy steps.
    Sequence,
    Pool,
}

impl std::fmt::Display for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Table::Kind => "kind",
            Table::Weapon => "weapon",
            Table::Sequence => "sequence",
            Table::Pool => "pool",
        })
    }
}

/// The names of every table, in the order of their numbers.
#[derive(Serialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    tables: [Vec<String>; 4],
}

impl Names {
    pub fn set(&mut self, table: Table, names: Vec<String>) {
        self.tables[table as usize] = names;
    }

    pub fn find(&self, table: Table, name: &str) -> Option<u16> {
        self.tables[table as usize].iter().position(|known| known == name).map(|index| index as u16)
    }

    /// The name of a number; `?` if the number belongs to other data.
    pub fn name(&self, table: Table, number: u16) -> &str {
        self.tables[table as usize].get(usize::from(number)).map_or("?", String::as_str)
    }

    pub fn all(&self, table: Table) -> &[String] {
        &self.tables[table as usize]
    }
}

/// Names while they are looked up, with the numbers by name.
#[derive(Default)]
struct Loading {
    names: Names,
    numbers: [BTreeMap<String, u16>; 4],
}

thread_local! {
    static LOADING: RefCell<Loading> = RefCell::default();
}

/// Runs `load` while `names` is set for the references that it reads, then removes it.
pub fn with_names<T>(names: &Names, load: impl FnOnce() -> T) -> T {
    let numbers = |table: &Vec<String>| table.iter().cloned().zip(0..=u16::MAX).collect();
    let loading = Loading { names: names.clone(), numbers: names.tables.each_ref().map(numbers) };
    let before = LOADING.with(|it| it.replace(loading));
    let result = load();
    LOADING.with(|it| it.replace(before));
    result
}

fn read<'de, D: Deserializer<'de>>(table: Table, deserializer: D) -> Result<u16, D::Error> {
    struct Reference(Table);
    impl de::Visitor<'_> for Reference {
        type Value = u16;

        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "the name of a {}", self.0)
        }

        fn visit_str<E: de::Error>(self, name: &str) -> Result<u16, E> {
            LOADING.with_borrow(|Loading { names, numbers }| {
                numbers[self.0 as usize].get(name).copied().ok_or_else(|| {
                    let hint = did_you_mean(name, names.all(self.0).iter().map(String::as_str));
                    E::custom(format!("unknown {} {name:?}{hint}", self.0))
                })
            })
        }

        fn visit_u64<E: de::Error>(self, number: u64) -> Result<u16, E> {
            u16::try_from(number)
                .map_err(|_| E::custom(format!("{number} is not the number of a {}", self.0)))
        }
    }
    deserializer.deserialize_any(Reference(table))
}

/// The number of an entry in its table.
macro_rules! reference {
    ($($name:ident in $table:ident;)*) => {$(
        #[derive(bevy_reflect::Reflect, Serialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
        #[serde(transparent)]
        pub struct $name(pub u16);

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                read(Table::$table, deserializer).map($name)
            }
        }
    )*};
}

reference! {
    KindId in Kind;
    WeaponId in Weapon;
    SequenceId in Sequence;
    PoolId in Pool;
}
