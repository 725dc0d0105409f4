//! A battle that is ready to fight: checked participants and move types, with everything that can
//! be computed in advance.

pub use daemonfall_core::data::Problem;

use crate::formation::{Formed, Order};
use crate::move_types::{MoveTypes, UnknownAbility};
use crate::state::State;
use crate::table::Table;
use crate::unit::{Abilities, Camp, Participant, ParticipantId, STAT_AT_MOST, Unit};
use daemonfall_core::Health;
use daemonfall_core::Row;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most participants of a battle; a field of seven stacks of eight has 56.
pub const PARTICIPANTS_AT_MOST: usize = 64;

/// Why participants cannot form a battle.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum PlanError {
    /// A side has no units.
    #[error("there is no {}", match .0 { Camp::Attacker => "attacker", Camp::Defender => "defender" })]
    Nobody(Camp),
    #[error("{0} participants are too many: a battle has at most {PARTICIPANTS_AT_MOST}")]
    TooMany(usize),
    /// A unit's number is out of bounds.
    #[error("must be from {least} to {most}, not {value}")]
    Stat { participant: ParticipantId, field: &'static str, value: i32, least: i32, most: i32 },
}

/// A battle that can be fought any number of times.
#[derive(Clone, Debug)]
pub struct Plan {
    types: MoveTypes,
    /// The types as formations change them, if there are any.
    ordered: Option<MoveTypes>,
    participants: Vec<Participant>,
    start: State,
    table: Table,
}

impl Plan {
    /// The battle of these participants, in the order of their turns, or everything that is wrong.
    pub fn new(types: &MoveTypes, participants: Vec<Participant>) -> Result<Self, Vec<PlanError>> {
        let mut wrong = Vec::new();
        for camp in Camp::BOTH {
            if !participants.iter().any(|one| one.camp == camp) {
                wrong.push(PlanError::Nobody(camp));
            }
        }
        if participants.len() > PARTICIPANTS_AT_MOST {
            wrong.push(PlanError::TooMany(participants.len()));
        }
        for (participant, one) in (0..).map(ParticipantId).zip(&participants) {
            let unit = &one.unit;
            let stats = [
                ("attack", unit.attack, 0, STAT_AT_MOST),
                ("defence", unit.defence, 0, STAT_AT_MOST),
                ("damage", unit.damage, 0, STAT_AT_MOST),
                ("health", unit.health.current, 1, unit.health.max.clamp(1, STAT_AT_MOST)),
                ("max_health", unit.health.max, 1, STAT_AT_MOST),
            ];
            for (field, value, least, most) in stats {
                if !(least..=most).contains(&value) {
                    wrong.push(PlanError::Stat { participant, field, value, least, most });
                }
            }
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let mut start = State::new(&participants);
        let formed = participants.iter().any(|one| one.formed.is_some());
        let ordered = formed.then(|| types.ordered(&participants, &start));
        Ok(Self {
            table: Table::new(ordered.as_ref().unwrap_or(types), &participants, &mut start),
            start,
            types: types.clone(),
            ordered,
            participants,
        })
    }

    /// The move types as they were registered.
    pub fn types(&self) -> &MoveTypes {
        &self.types
    }

    /// What the battle is fought with.
    #[inline]
    pub(crate) fn rules(&self) -> &MoveTypes {
        self.ordered.as_ref().unwrap_or(&self.types)
    }

    /// The participants, in the order of turns.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    pub fn start(&self) -> &State {
        &self.start
    }

    #[inline]
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct UnitForm {
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
    /// Its row; `front` when only an order is given. Those of a side form one stack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<Row>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
}

/// The units of a battle, in the order of turns.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct MatchupForm {
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
            let in_formation = form.row.is_some() || form.order.is_some();
            participants.push(Participant {
                camp: form.side,
                formed: in_formation.then(|| Formed {
                    tile: u8::from(form.side == Camp::Attacker),
                    row: form.row.unwrap_or_default(),
                    order: form.order,
                }),
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
