//! The battle: who fights whom on a field of seven tiles, move types, simulation, replay, odds
//! (rules section 4, seed 002).
//!
//! A [`Field`] with its stacks gives [`Sides`], and those give a [`Plan`], which is checked once
//! and can be fought any number of times. [`Plan::simulate`] returns a whole [`Battle`];
//! [`Plan::odds`] or an [`OddsRun`] counts many battles. [`Sides::commit`] returns what a battle
//! changes on the map, [`Plan::replay`] plays its moves again, [`Plan::why`] lists what a unit
//! weighed before it moved, [`Plan::matrix`] what every unit would weigh at any place in the list,
//! and [`Plan::steps`] the list with turns and health. [`search`] seeks a stack that wins.
//!
//! A participant may have a place in a formation and an order ([`Formed`]). Then, and only then, the
//! battle is fought with move types that heed them; they keep their names and numbers.
//!
//! Nothing here draws from a run's streams: the caller supplies the seed of a battle.

mod battle;
mod dice;
mod engine;
mod field;
mod formation;
mod matrix;
mod move_type;
mod move_types;
mod moves;
mod odds;
mod ordered;
pub mod places;
mod plan;
mod replay;
pub mod search;
mod spots;
pub mod standard;
mod state;
mod table;
mod unit;
mod value;
mod why;

pub use battle::{Battle, Commit, Ending, StackAfter, Survivor};
pub use daemonfall_core::Row;
pub use dice::{DamageRoll, Dice, Distribution, Rolled, battle_seed};
pub use engine::{Arena, Outcome, Recorder, Silent, TURNS_AT_MOST, TURNS_WITHOUT_DAMAGE};
pub use field::{AttackRefusal, Field, FieldStack, Post, Sides, Stand, Standing, TILES};
pub use formation::{Formed, Order};
pub use matrix::{Deed, Matrix, Moment, Step};
pub use move_type::{Blow, Depends, Facts, Look, MoveType, Role};
pub use move_types::{MoveTypes, RegisterError, TYPES_AT_MOST, UnknownAbility};
pub use moves::{Move, MoveTuple, NoMove};
pub use odds::{OddsRun, Share, Stake, Tally};
pub use plan::{MatchupForm, PARTICIPANTS_AT_MOST, Plan, PlanError, Problem, UnitForm};
pub use replay::{MoveRefusal, Replay, ReplayError};
pub use state::State;
pub use table::Choice;
pub use unit::{
    Abilities, Camp, FactionId, MoveTypeId, Participant, ParticipantId, STAT_AT_MOST, StackId, Unit,
};
pub use value::Value;
pub use why::{Weighed, Why, Worth};
