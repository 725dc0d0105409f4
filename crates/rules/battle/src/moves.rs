//! Moves, as the engine makes them and as plain tuples to save: participant, target if any, name of
//! the type, effect.

use crate::unit::{MoveTypeId, ParticipantId};
use serde::de::{self, Deserializer, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A move that was made. Its type is a number in the registry it was made with.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The unit that made it.
    pub mover: ParticipantId,
    pub target: Option<ParticipantId>,
    pub kind: MoveTypeId,
    /// The drawn effect: damage rolled, or health given. Damage above the target's health counts as
    /// that health.
    pub effect: i32,
}

/// A move as saved: in JSON `[0,3,"Strike",2]`, as a line of text `0 3 Strike 2`; without a target
/// `[0,null,"Rally",2]` and `0 - Rally 2`. It is written as a tuple and read from both forms.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct MoveTuple(
    /// The unit that made it.
    pub ParticipantId,
    /// The target, if it has one.
    pub Option<ParticipantId>,
    /// Name of the type.
    pub String,
    /// The drawn effect.
    pub i32,
);

impl fmt::Display for MoveTuple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(mover, target, name, effect) = self;
        match target {
            Some(target) => write!(f, "{mover} {target} {name} {effect}"),
            None => write!(f, "{mover} - {name} {effect}"),
        }
    }
}

/// A line that is not a move.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error(
    "{line:?} is not a move: {what}; write participant, target or -, name of the type, effect, such as 0 3 Strike 2"
)]
pub struct NoMove {
    pub line: String,
    pub what: &'static str,
}

impl<'de> Deserialize<'de> for MoveTuple {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TupleOrLine)
    }
}

struct TupleOrLine;

impl<'de> Visitor<'de> for TupleOrLine {
    type Value = MoveTuple;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move: participant, target or none, name of the type, effect")
    }

    fn visit_str<E: de::Error>(self, line: &str) -> Result<MoveTuple, E> {
        line.parse().map_err(E::custom)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<MoveTuple, A::Error> {
        let short = |count| de::Error::invalid_length(count, &self);
        let mover = parts.next_element()?.ok_or_else(|| short(0))?;
        let target = parts.next_element()?.ok_or_else(|| short(1))?;
        let name = parts.next_element()?.ok_or_else(|| short(2))?;
        let effect = parts.next_element()?.ok_or_else(|| short(3))?;
        if parts.next_element::<de::IgnoredAny>()?.is_some() {
            return Err(short(5));
        }
        Ok(MoveTuple(mover, target, name, effect))
    }
}

impl FromStr for MoveTuple {
    type Err = NoMove;

    fn from_str(line: &str) -> Result<Self, NoMove> {
        let wrong = |what| NoMove { line: line.into(), what };
        let short = || wrong("it has fewer than four parts");
        let (mover, rest) = line.trim().split_once(' ').ok_or_else(short)?;
        let (target, rest) = rest.trim_start().split_once(' ').ok_or_else(short)?;
        let (name, effect) = rest.trim_start().rsplit_once(' ').ok_or_else(short)?;
        let mover = mover.parse().map_err(|_| wrong("its participant is not a number"))?;
        let target = match target {
            "-" => None,
            number => Some(ParticipantId(
                number.parse().map_err(|_| wrong("its target is not a number"))?,
            )),
        };
        let effect = effect.parse().map_err(|_| wrong("its effect is not a number"))?;
        let name = name.trim_end().to_owned();
        Ok(Self(ParticipantId(mover), target, name, effect))
    }
}
