//! Scenarios: a whole fight as a value, with all choices of all rounds, checked before play.

mod play;

pub use daemonfall_core::data::Problem;
pub use play::{Numbers, Row, begin, choose_round, play, play_next};

use crate::characters::CharacterId;
use crate::command::Choice;
use crate::install::CharacterSheet;
use crate::subroutine::{SubroutineForm, Subroutines};
use daemonfall_core::data::{Names, Pairs};
use daemonfall_core::{Health, Side};
use serde::Deserialize;

/// The most waiting rounds at a scenario's end.
pub const MOST_WAITING: i64 = 1_000;

/// A fight with all its choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Scenario {
    /// The characters' names, in character order.
    pub names: Vec<String>,
    /// Their starting values, in character order.
    pub characters: Vec<CharacterSheet>,
    pub subroutines: Subroutines,
    pub rounds: Vec<Vec<Choice>>,
}

impl Scenario {
    /// Checks a scenario: unknown names, names used twice, bounds, two choices of one in a round.
    pub fn from_form(form: ScenarioForm) -> Result<Self, Vec<Problem>> {
        let mut wrong = Vec::new();
        let mut names: Vec<String> = Vec::new();
        let mut characters = Vec::new();
        for (place, character) in form.characters.iter().enumerate() {
            let mut say = |field: &str, reason: String| {
                wrong.push(Problem { field: format!("characters[{place}].{field}"), reason });
            };
            if names.contains(&character.id) {
                say("id", format!("the name {:?} is used twice", character.id));
            }
            if character.health <= 0 {
                let health = character.health;
                say("health", format!("must be above zero, not {health}"));
            }
            names.push(character.id.clone());
            characters.push(CharacterSheet {
                side: character.side.into(),
                health: Health::full(character.health),
                max_cpu: character.max_cpu,
            });
        }
        let ids = (0..).map(CharacterId);
        let known = Names::new("character", ids.zip(names.iter().cloned()));
        let declared = form.subroutines.0.iter().map(|entry| ((), entry.0.clone()));
        let declared = Names::new("subroutine", declared);
        let subroutines = library(form.subroutines, &mut wrong);
        let mut rounds = Vec::with_capacity(form.rounds.len());
        for (round, picks) in form.rounds.iter().enumerate() {
            let mut choices: Vec<Choice> = Vec::with_capacity(picks.len());
            for (place, pick) in picks.iter().enumerate() {
                let mut say = |field: &str, reason: String| {
                    wrong.push(Problem {
                        field: format!("rounds[{round}][{place}].{field}"),
                        reason,
                    });
                };
                let mut find = |field: &str, name: &str| {
                    known.id(name).map_err(|reason| say(field, reason)).ok()
                };
                let (user, target) = (find("user", &pick.user), find("target", &pick.target));
                if let Err(reason) = declared.id(&pick.subroutine) {
                    say("subroutine", reason);
                }
                let subroutine = subroutines.find(&pick.subroutine);
                let (Some(user), Some(target), Some(subroutine)) = (user, target, subroutine)
                else {
                    continue;
                };
                if choices.iter().any(|choice| choice.user == user) {
                    let name = &pick.user;
                    say("user", format!("{name:?} chooses twice in one round"));
                }
                choices.push(Choice { user, target: Some(target), subroutine });
            }
            rounds.push(choices);
        }
        if !(0..=MOST_WAITING).contains(&form.waiting) {
            wrong.push(Problem {
                field: "waiting".into(),
                reason: format!("goes from 0 to {MOST_WAITING}, not {}", form.waiting),
            });
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        rounds.resize(rounds.len() + form.waiting as usize, Vec::new());
        Ok(Self { names, characters, subroutines, rounds })
    }

    /// A character's name; `?` if there is no such character.
    pub fn name(&self, id: CharacterId) -> &str {
        self.names.get(id.0 as usize).map_or("?", String::as_str)
    }
}

/// A library of the valid subroutines. Problems of the others, and names used twice, go to `wrong`.
fn library(form: Pairs<SubroutineForm>, wrong: &mut Vec<Problem>) -> Subroutines {
    let mut sound: Vec<crate::Subroutine> = Vec::new();
    for (name, form) in form.0 {
        let path = |field: &str| match field {
            "" => format!("subroutines.{name}"),
            field => format!("subroutines.{name}.{field}"),
        };
        if sound.iter().any(|known| known.name == name) {
            wrong.push(Problem { field: path(""), reason: "this name is used twice".into() });
            continue;
        }
        match form.named(&name) {
            Ok(subroutine) => sound.push(subroutine),
            Err(found) => wrong.extend(
                found.into_iter().map(|(field, reason)| Problem { field: path(&field), reason }),
            ),
        }
    }
    Subroutines::new(sound).unwrap_or_else(|found| {
        wrong.extend(
            found.into_iter().map(|(_, _, reason)| Problem { field: "subroutines".into(), reason }),
        );
        Subroutines::default()
    })
}

/// A scenario as read; [`Scenario::from_form`](crate::Scenario::from_form) checks it.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScenarioForm {
    /// The characters, in character order.
    pub characters: Vec<CharacterForm>,
    pub subroutines: Pairs<SubroutineForm>,
    /// The moves chosen in each round. Characters without a move wait.
    pub rounds: Vec<Vec<PickForm>>,
    /// Extra rounds at the end, in which all wait.
    #[serde(default)]
    pub waiting: i64,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct CharacterForm {
    pub id: String,
    pub side: SideForm,
    /// Its maximum health, also its starting health.
    pub health: i32,
    pub max_cpu: i32,
}

/// The two sides of a fight.
#[derive(Deserialize, Clone, Copy, Debug)]
pub enum SideForm {
    #[serde(alias = "player")]
    Player,
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

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct PickForm {
    pub user: String,
    pub target: String,
    pub subroutine: String,
}
