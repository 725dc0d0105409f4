//! Stacks and the units in them.

use crate::ids::{FactionId, KindId, StackId, TileId, UnitId};
use crate::roster::Roster;
use serde::{Deserialize, Serialize};

/// Units in a stack, at most.
pub const STACK_AT_MOST: usize = 8;

/// What mods add to a unit's own values.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct Bonus {
    /// To the most health.
    pub health: i32,
    /// To the attack roll.
    pub attack: i32,
    /// To the defence roll.
    pub defence: i32,
    /// To the damage roll.
    pub damage: i32,
    /// To the movement of a turn.
    pub movement: i32,
    /// Further abilities, by name.
    pub abilities: Vec<String>,
}

/// A unit on the map.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Its number.
    pub id: UnitId,
    /// Its kind.
    pub kind: KindId,
    /// Points of health left, above zero.
    pub health: i32,
    /// What it can still spend on moving in this turn.
    pub moves: i32,
    /// Whether it leads the player's stacks: the run ends with it.
    pub leader: bool,
    /// What mods add to it.
    pub bonus: Bonus,
}

impl Unit {
    /// A new unit of a kind: in full health, with no moves in this turn.
    pub fn fresh(id: UnitId, kind: KindId, roster: &Roster) -> Self {
        Self {
            id,
            kind,
            health: roster.kind(kind).health,
            moves: 0,
            leader: false,
            bonus: Bonus::default(),
        }
    }

    /// The most health that it can have; at least 1.
    pub fn most_health(&self, roster: &Roster) -> i32 {
        roster.kind(self.kind).health.saturating_add(self.bonus.health).max(1)
    }

    /// What it can spend on moving in a turn; at least 1.
    pub fn movement(&self, roster: &Roster) -> i32 {
        let own = roster.kind(self.kind).chassis.movement;
        own.saturating_add(self.bonus.movement).max(1)
    }
}

/// Units that move and fight together, in their order of battle.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// Its number.
    pub id: StackId,
    /// Whose it is.
    pub faction: FactionId,
    /// Where it stands.
    pub tile: TileId,
    /// One to eight units; they take part in battles in this order.
    pub units: Vec<Unit>,
}

impl Stack {
    /// What it can still spend on moving in this turn: as much as its slowest unit.
    pub fn moves(&self) -> i32 {
        let moves = self.units.iter().map(|unit| unit.moves);
        moves.min().unwrap_or(0)
    }

    /// What it can spend on moving in a whole turn.
    pub fn movement(&self, roster: &Roster) -> i32 {
        let moves = self.units.iter().map(|unit| unit.movement(roster));
        moves.min().unwrap_or(0)
    }

    /// Whether the leader is in it.
    pub fn is_led(&self) -> bool {
        self.units.iter().any(|unit| unit.leader)
    }

    /// A unit of it.
    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.id == id)
    }

    /// What recruiting its units anew would cost, in cycles, each by the share of health that it
    /// has left.
    pub fn worth(&self, roster: &Roster) -> i32 {
        let worth = |unit: &Unit| {
            let cost = i64::from(roster.kind(unit.kind).chassis.cost);
            (cost * i64::from(unit.health) / i64::from(unit.most_health(roster))) as i32
        };
        self.units.iter().map(worth).sum()
    }

    pub(crate) fn spend(&mut self, moves: i32) {
        for unit in &mut self.units {
            unit.moves = (unit.moves - moves).max(0);
        }
    }
}
