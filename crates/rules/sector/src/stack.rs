//! Stacks and the units in them.

use crate::grid::{FactionId, KindId, StackId, TileId, UnitId};
use crate::ranks::Career;
use daemonfall_battle::{Order, StackAfter};
use daemonfall_core::data::{DataError, DataErrors};
use daemonfall_core::{Chassis, Row};
use serde::{Deserialize, Serialize};

pub const STACK_AT_MOST: usize = 8;

/// What mods and boons add to a unit's own values.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct Bonus {
    /// Added to maximum health.
    pub health: i32,
    /// Added to the attack roll.
    pub attack: i32,
    /// Added to the defence roll.
    pub defence: i32,
    /// Added to the damage roll.
    pub damage: i32,
    /// Added to the movement per turn.
    pub movement: i32,
    /// Additional abilities, by name.
    pub abilities: Vec<String>,
}

impl Bonus {
    pub fn add(&mut self, more: &Self) {
        self.health += more.health;
        self.attack += more.attack;
        self.defence += more.defence;
        self.damage += more.damage;
        self.movement += more.movement;
        self.abilities.extend_from_slice(&more.abilities);
        self.abilities.sort();
        self.abilities.dedup();
    }
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub id: UnitId,
    pub kind: KindId,
    /// Health points left, above zero.
    pub health: i32,
    /// Moves left in this turn.
    pub moves: i32,
    /// Whether it leads the player's stacks. The run ends when it dies.
    pub leader: bool,
    /// Whether it is in reserve: it takes no part in its stack's battles while others can fight.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reserve: bool,
    /// Its row in its stack's battles.
    #[serde(default, skip_serializing_if = "Row::is_front")]
    pub row: Row,
    pub bonus: Bonus,
    /// What it has learnt in battles.
    #[serde(default, skip_serializing_if = "Career::has_not_begun")]
    pub career: Career,
}

impl Unit {
    /// A new unit of a kind, with full health and no moves in this turn.
    pub fn fresh(id: UnitId, kind: KindId, roster: &Roster) -> Self {
        let UnitKind { health, chassis, .. } = roster.kind(kind);
        Self {
            id,
            kind,
            health: *health,
            moves: 0,
            leader: false,
            reserve: false,
            row: chassis.row,
            bonus: Bonus::default(),
            career: Career::default(),
        }
    }

    /// Its maximum health; at least 1.
    pub fn most_health(&self, roster: &Roster) -> i32 {
        roster.kind(self.kind).health.saturating_add(self.bonus.health).max(1)
    }

    /// Its moves per turn; at least 1.
    pub fn movement(&self, roster: &Roster) -> i32 {
        let own = roster.kind(self.kind).chassis.movement;
        own.saturating_add(self.bonus.movement).max(1)
    }

    /// The cost of recruiting it again, in cycles, scaled by its share of health left.
    pub(crate) fn worth(&self, roster: &Roster) -> i64 {
        let cost = i64::from(roster.kind(self.kind).chassis.cost);
        cost * i64::from(self.health) / i64::from(self.most_health(roster))
    }
}

/// Units that move and fight together, in their order of battle.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Stack {
    pub id: StackId,
    pub faction: FactionId,
    pub tile: TileId,
    /// One to eight units, in their order of battle: those of the front row first.
    pub units: Vec<Unit>,
    /// What it is told for its battles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
}

impl Stack {
    /// Moves left in this turn: those of its slowest unit.
    pub fn moves(&self) -> i32 {
        let moves = self.units.iter().map(|unit| unit.moves);
        moves.min().unwrap_or(0)
    }

    /// Its moves per turn.
    pub fn movement(&self, roster: &Roster) -> i32 {
        let moves = self.units.iter().map(|unit| unit.movement(roster));
        moves.min().unwrap_or(0)
    }

    /// The leader, if it is in it.
    pub fn leader(&self) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.leader)
    }

    pub fn is_led(&self) -> bool {
        self.leader().is_some()
    }

    /// How far its health is below a share, in percent.
    pub fn hurt(&self, share: i64, roster: &Roster) -> i64 {
        let has: i64 = self.units.iter().map(|unit| i64::from(unit.health)).sum();
        let most: i64 = self.units.iter().map(|unit| i64::from(unit.most_health(roster))).sum();
        (share - has * 100 / most.max(1)).max(0)
    }

    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.id == id)
    }

    /// Its units with the most health, at most so many; of equal ones the first.
    pub fn healthiest(&self, most: usize) -> Vec<&Unit> {
        let mut units: Vec<&Unit> = self.units.iter().collect();
        units.sort_by_key(|unit| -unit.health);
        units.truncate(most);
        units
    }

    /// The units that fight in its battles, in order: all that are not in reserve. If none is left
    /// but those, they fight.
    pub fn line(&self) -> impl Iterator<Item = &Unit> {
        let all = self.is_reserve();
        self.units.iter().filter(move |unit| all || !unit.reserve)
    }

    pub(crate) fn line_mut(&mut self) -> impl Iterator<Item = &mut Unit> {
        let all = self.is_reserve();
        self.units.iter_mut().filter(move |unit| all || !unit.reserve)
    }

    /// Gives its survivors the health that a battle left them; returns who fell in it.
    pub(crate) fn suffer(&mut self, after: &StackAfter) -> Vec<UnitId> {
        let line: Vec<UnitId> = self.line().map(|unit| unit.id).collect();
        for survivor in &after.survivors {
            if let Some(unit) = self.line_mut().nth(usize::from(survivor.position)) {
                unit.health = survivor.health.current;
            }
        }
        let fallen = after.dead.iter();
        fallen.filter_map(|place| line.get(usize::from(*place)).copied()).collect()
    }

    fn is_reserve(&self) -> bool {
        self.units.iter().all(|unit| unit.reserve)
    }

    /// The cost of recruiting its units again, in cycles, each scaled by its share of health left.
    pub fn worth(&self, roster: &Roster) -> i32 {
        self.units.iter().map(|unit| unit.worth(roster) as i32).sum()
    }

    /// Those of the front row come before those of the back row.
    pub fn fall_in(&mut self) {
        self.units.sort_by_key(|unit| unit.row);
    }

    pub(crate) fn spend(&mut self, moves: i32) {
        for unit in &mut self.units {
            unit.moves = (unit.moves - moves).max(0);
        }
    }
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct UnitKind {
    pub key: String,
    pub name: String,
    /// Maximum health.
    pub health: i32,
    /// Its values on the map and in battle.
    pub chassis: Chassis,
}

/// All kinds of units that can be on the map.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Roster {
    kinds: Vec<UnitKind>,
}

impl Roster {
    /// A roster of these kinds; `file` is their source, for error messages.
    pub fn new(file: &str, kinds: Vec<UnitKind>) -> Result<Self, DataErrors> {
        let mut errors = DataErrors::default();
        for (place, kind) in kinds.iter().enumerate() {
            let mut wrong = |field: &str, reason: String| {
                errors.0.push(DataError {
                    file: file.into(),
                    line: None,
                    entry: Some(kind.key.clone()),
                    field: field.into(),
                    reason,
                });
            };
            if kinds[..place].iter().any(|other| other.key == kind.key) {
                wrong("", "this name is used twice".into());
            }
            if kind.health < 1 {
                wrong("health", "is below 1".into());
            }
            for (field, reason) in kind.chassis.faults() {
                wrong(&format!("chassis.{field}"), reason);
            }
        }
        if errors.0.is_empty() { Ok(Self { kinds }) } else { Err(errors) }
    }

    pub fn kind(&self, id: KindId) -> &UnitKind {
        &self.kinds[id.place()]
    }

    pub fn kinds(&self) -> impl Iterator<Item = (KindId, &UnitKind)> {
        (0..).map(KindId).zip(&self.kinds)
    }

    /// Renames the kinds for the player: `name` looks up a kind's key and returns its new name, if
    /// any. No rule reads these names.
    pub fn rename<'a>(&mut self, name: impl Fn(&str) -> Option<&'a str>) {
        for kind in &mut self.kinds {
            if let Some(name) = name(&kind.key) {
                name.clone_into(&mut kind.name);
            }
        }
    }

    pub fn find(&self, key: &str) -> Option<KindId> {
        let place = self.kinds.iter().position(|kind| kind.key == key)?;
        Some(KindId(place as u32))
    }

    pub fn has(&self, id: KindId) -> bool {
        id.place() < self.kinds.len()
    }
}
