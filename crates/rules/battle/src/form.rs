//! Match-ups as read from files: units with ability names.

use crate::ids::ParticipantId;
use crate::move_types::{MoveTypes, UnknownAbility};
use crate::plan::{Plan, PlanError};
use crate::unit::{Abilities, Camp, Participant, Unit};
use daemonfall_core::Health;
pub use daemonfall_core::data::Problem;
use serde::{Deserialize, Serialize};

/// A unit of a match-up.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct UnitForm {
    /// The side it fights on.
    pub side: Camp,
    /// Highest attack value.
    pub attack: i32,
    /// Highest defence value.
    pub defence: i32,
    /// Highest damage.
    pub damage: i32,
    /// Health when the battle begins, above zero.
    pub health: i32,
    /// The most health it can have; defaults to `health`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_health: Option<i32>,
    /// Its abilities, by names of move types.
    pub abilities: Vec<String>,
}

/// The units of a battle, in the order of turns.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct MatchupForm {
    /// All participants.
    pub units: Vec<UnitForm>,
}

impl From<PlanError> for Problem {
    fn from(error: PlanError) -> Self {
        let field = match &error {
            PlanError::Nobody(_) | PlanError::TooMany(_) => "units".into(),
            PlanError::Stat { participant, field, .. } => format!("units[{participant}].{field}"),
        };
        Self { field, reason: error.to_string() }
    }
}

impl MatchupForm {
    /// The battle that these units would fight, or everything that is wrong with them.
    pub fn plan(&self, types: &MoveTypes) -> Result<Plan, Vec<Problem>> {
        let mut wrong = Vec::new();
        let mut participants = Vec::with_capacity(self.units.len());
        for (id, form) in (0..).map(ParticipantId).zip(&self.units) {
            let mut abilities = Abilities::default();
            for (place, name) in form.abilities.iter().enumerate() {
                match types.ability(name) {
                    Ok(ability) => abilities = abilities.with(ability),
                    Err(error) => wrong.push(unknown(id, place, &error)),
                }
            }
            participants.push(Participant {
                camp: form.side,
                unit: Unit {
                    attack: form.attack,
                    defence: form.defence,
                    damage: form.damage,
                    health: Health {
                        current: form.health,
                        max: form.max_health.unwrap_or(form.health),
                    },
                    abilities,
                },
            });
        }
        match Plan::new(types, participants) {
            Ok(plan) if wrong.is_empty() => Ok(plan),
            Ok(_) => Err(wrong),
            Err(errors) => {
                wrong.extend(errors.into_iter().map(Problem::from));
                Err(wrong)
            }
        }
    }
}

fn unknown(id: ParticipantId, place: usize, error: &UnknownAbility) -> Problem {
    Problem { field: format!("units[{id}].abilities[{place}]"), reason: error.to_string() }
}
