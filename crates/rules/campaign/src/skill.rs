//! Skill checks: the chance of an encounter's choice, the same when shown and when drawn.

use crate::content::Content;
use crate::library::encounters::SkillCheck;
use crate::run::Run;
use daemonfall_core::Skill;
use daemonfall_sector::{StackId, UnitId};
use serde::{Deserialize, Serialize};

/// Percent per skill point.
pub const POINT: i32 = 10;
/// The lowest chance, in percent.
pub const LEAST: i32 = 5;
/// The highest chance, in percent.
pub const MOST: i32 = 95;

/// The chance of a skill check, and how it is made up.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    pub skill: Skill,
    /// The chance without skill points, in percent.
    pub base: i32,
    /// The stack's best unit at it; the first if several are equal.
    pub best: Option<UnitId>,
    /// That unit's skill points.
    pub points: i32,
    /// The chance, in percent.
    pub percent: i32,
}

impl Run {
    pub(crate) fn chance(&self, content: &Content, stack: StackId, check: SkillCheck) -> Chance {
        let units = self.sector.stacks.get(&stack).map_or(&[][..], |it| &it.units);
        let skilled = units.iter().map(|unit| {
            let points = self.define(content, unit).skills.of(check.skill);
            (unit.id, points)
        });
        let mut best: Option<(UnitId, i32)> = None;
        for (unit, points) in skilled {
            if best.is_none_or(|(_, most)| points > most) {
                best = Some((unit, points));
            }
        }
        let points = best.map_or(0, |(_, points)| points);
        Chance {
            skill: check.skill,
            base: check.base,
            best: best.map(|(unit, _)| unit),
            points,
            percent: (check.base + POINT * points).clamp(LEAST, MOST),
        }
    }
}
