//! What the data files hold: subroutines, units, line-ups of guardians.

mod check;
mod load;

pub(crate) use check::misplaced;
pub use daemonfall_core::data::Source;
pub use load::FILES;

use crate::command::Aims;
use crate::effect::Effect;
use crate::field::Shape;
use crate::goal::Goal;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use daemonfall_core::{Chassis, Fingerprint, Skills, Texts, count_original_words, fingerprint_of};
use daemonfall_stack::SubroutineId;
use serde::{Deserialize, Serialize};

/// Speeds are clamped to these bounds: more than 100 gains nothing (rules section 5).
pub const SPEEDS: std::ops::RangeInclusive<i32> = 10..=100;

/// How a subroutine works; some reactions answer one kind only.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Hand to hand; answered by a riposte.
    Melee,
    /// Magic; answered by counter magic.
    Magic,
    /// Neither.
    #[default]
    Plain,
}

/// A subroutine as data files tell it.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Subroutine {
    pub name: String,
    pub about: String,
    /// Rounds on the stack before the first use.
    #[serde(default)]
    pub time: u32,
    /// Rounds for which it stays after the first use.
    #[serde(default)]
    pub duration: u32,
    /// Whether it is used in each of those rounds too.
    #[serde(default)]
    pub multi_use: bool,
    /// CPU held from the moment of adding until it is finished.
    pub cpu: i32,
    #[serde(default)]
    pub kind: Kind,
    pub aims: Aims,
    /// The panels it strikes around its aim.
    #[serde(default)]
    pub shape: Shape,
    /// What each use does to everybody hit.
    #[serde(default, rename = "use")]
    pub uses: Vec<Effect>,
    /// What each use does to the user.
    #[serde(default)]
    pub own: Vec<Effect>,
    /// What happens to the target, or to all that were hit, when it is finished.
    #[serde(default)]
    pub after: Vec<Effect>,
}

impl Subroutine {
    /// Rounds from its choice to its first use. A choice joins the stack in the next round, that of a
    /// quick turn at once.
    pub fn rounds_until_used(&self, quick: bool) -> u32 {
        self.time + u32::from(!quick)
    }

    pub fn times_used(&self) -> u32 {
        if self.multi_use { self.duration + 1 } else { 1 }
    }
}

/// What a unit does at once when an action hits it.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answer {
    #[default]
    None,
    /// Repeats magic at whoever used it, for nothing.
    CounterMagic,
    /// Gains a quick flag when an action hurts it and leaves it at a fifth of its health or less.
    CriticalQuick,
    /// Strikes back with its first melee subroutine, each damage one lower, when a foe's melee hits
    /// it, hurt or not.
    Riposte,
    /// Gains so much shield when a foe's action hurts it.
    Brace(i32),
    /// Takes so much charge time from a foe whose action hurts it.
    Static(i32),
}

/// The second face of a guardian.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Phase<Known = SubroutineId> {
    /// It turns at this share of its health, in percent, or less.
    pub at: i32,
    /// What the log calls it.
    pub name: String,
    /// Speed gained.
    #[serde(default)]
    pub speed: i32,
    /// Its answer from then on.
    #[serde(default)]
    pub reaction: Answer,
    /// Whether it is a mime from then on.
    #[serde(default)]
    pub mime: bool,
    /// Its subroutines from then on.
    pub subroutines: Vec<Known>,
    /// What turning does to it.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Unit<Known = SubroutineId> {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    /// Most health.
    pub health: i32,
    /// Most CPU.
    pub cpu: i32,
    /// Charge time gained each round, 10 to 100.
    pub speed: i32,
    /// Panels covered: how deep, how many columns.
    #[serde(default = "one")]
    pub size: (i8, i8),
    #[serde(default)]
    pub mime: bool,
    pub subroutines: Vec<Known>,
    #[serde(default)]
    pub reaction: Answer,
    /// Its second face, for guardians.
    pub phase: Option<Phase<Known>>,
    /// What it is on the sector map and in a battle; none for what cannot be recruited.
    pub chassis: Option<Chassis>,
    /// What it is good at besides fighting.
    #[serde(default)]
    pub skills: Skills,
}

const fn one() -> (i8, i8) {
    (1, 1)
}

daemonfall_core::ids! {
    /// The number of a unit kind.
    #[derive(Reflect)]
    UnitId(u16),
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Post<Kind = UnitId> {
    pub unit: Kind,
    /// Its topmost column.
    pub column: i8,
    /// Its foremost panel: 0 is the front.
    pub depth: i8,
}

/// Who holds a vault.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct LineUp<Kind = UnitId> {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    /// The guardian first, then its escorts.
    #[serde(rename(deserialize = "line_up"))]
    pub posts: Vec<Post<Kind>>,
    /// What beats it, besides removing all of it.
    #[serde(default)]
    pub goal: Goal,
}

/// Everything from the data files, checked as a whole.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct BreachLibrary {
    names: Vec<String>,
    subroutines: Vec<Subroutine>,
    units: Vec<Unit>,
    guardians: Vec<LineUp>,
    /// The subroutines as far as the stack keeps them: times and CPU. What they do is the breach's.
    pub(crate) on_the_stack: daemonfall_stack::Subroutines,
    /// Fingerprint of all of it except its words.
    pub fingerprint: Fingerprint,
}

impl BreachLibrary {
    pub fn subroutine(&self, id: SubroutineId) -> &Subroutine {
        &self.subroutines[id.place()]
    }

    pub fn subroutine_key(&self, id: SubroutineId) -> &str {
        &self.names[id.place()]
    }

    pub fn subroutines(&self) -> impl Iterator<Item = (SubroutineId, &Subroutine)> {
        (0..).map(SubroutineId).zip(&self.subroutines)
    }

    pub fn find_subroutine(&self, key: &str) -> Option<SubroutineId> {
        self.names.iter().position(|known| known == key).map(|place| SubroutineId(place as u16))
    }

    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.place()]
    }

    pub fn units(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        (0..).map(UnitId).zip(&self.units)
    }

    pub fn find_unit(&self, key: &str) -> Option<UnitId> {
        self.units.iter().position(|unit| unit.key == key).map(|place| UnitId(place as u16))
    }

    /// The guardians' line-ups, in file order.
    pub fn guardians(&self) -> &[LineUp] {
        &self.guardians
    }

    pub fn guardian(&self, key: &str) -> Option<&LineUp> {
        self.guardians.iter().find(|it| it.key == key)
    }

    /// The guardian of this name with its goal, or else the posts that `read` makes of the words.
    pub fn foes<E>(
        &self,
        words: &str,
        read: impl FnOnce(&str) -> Result<Vec<Post>, E>,
    ) -> Result<(Vec<Post>, Goal), E> {
        match self.guardian(words.trim()) {
            Some(it) => Ok((it.posts.clone(), it.goal)),
            None => Ok((read(words)?, Goal::Defeat)),
        }
    }

    /// The same data with further units behind those that are there, numbered on from them: units
    /// of a run, changed by what they carry. What such a unit names has to be of this library.
    pub fn with_units(&self, units: impl IntoIterator<Item = Unit>) -> Self {
        let mut library = self.clone();
        library.units.extend(units);
        library.fingerprint = library.fingerprint_of_rules();
        library
    }

    fn fingerprint_of_rules(&self) -> Fingerprint {
        let mut rules = self.clone();
        rules.each_text(&mut count_original_words);
        fingerprint_of(&(&rules.names, &rules.subroutines, &rules.units, &rules.guardians))
    }

    pub fn has_subroutine(&self, id: SubroutineId) -> bool {
        id.place() < self.subroutines.len()
    }

    pub fn has_unit(&self, id: UnitId) -> bool {
        id.place() < self.units.len()
    }
}

impl Unit {
    /// Takes over what another one tells the player of itself.
    pub fn called_as(&mut self, other: &Self) {
        self.name.clone_from(&other.name);
        self.about.clone_from(&other.about);
        if let (Some(phase), Some(other)) = (&mut self.phase, &other.phase) {
            phase.name.clone_from(&other.name);
        }
    }
}

impl BreachLibrary {
    /// Tells every text that players read: `subroutine-KEY`, `unit-KEY` and `guardian-KEY` are
    /// names, `.about` what they are, `.phase` a unit's second face.
    pub fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        for (key, it) in self.names.iter().zip(&mut self.subroutines) {
            Texts::of("subroutine", key, tell).own(&mut it.name).part("about", &mut it.about);
        }
        for it in &mut self.units {
            let mut texts = Texts::of("unit", &it.key, tell);
            texts.own(&mut it.name).part("about", &mut it.about);
            if let Some(phase) = &mut it.phase {
                texts.part("phase", &mut phase.name);
            }
        }
        for it in &mut self.guardians {
            Texts::of("guardian", &it.key, tell).own(&mut it.name).part("about", &mut it.about);
        }
    }
}
