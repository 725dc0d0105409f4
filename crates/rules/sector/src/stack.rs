//! Stacks and the units in them.

use crate::ids::{FactionId, KindId, StackId, TileId, UnitId};
use crate::roster::Roster;
use serde::{Deserialize, Serialize};

/// The most units in a stack.
pub const STACK_AT_MOST: usize = 8;

/// What mods add to a unit's own values.
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

/// A unit on the map.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Its number.
    pub id: UnitId,
    /// Its kind.
    pub kind: KindId,
    /// Health points left, above zero.
    pub health: i32,
    /// Moves left in this turn.
    pub moves: i32,
    /// Whether it leads the player's stacks. The run ends when it dies.
    pub leader: bool,
    /// The bonus from its mods.
    pub bonus: Bonus,
}

impl Unit {
    /// A new unit of a kind, with full health and no moves in this turn.
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
    /// Its number.
    pub id: StackId,
    /// Its faction.
    pub faction: FactionId,
    /// Its tile.
    pub tile: TileId,
    /// One to eight units, in their order of battle.
    pub units: Vec<Unit>,
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

    /// Whether the leader is in it.
    pub fn is_led(&self) -> bool {
        self.units.iter().any(|unit| unit.leader)
    }

    /// A unit of it.
    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.id == id)
    }

    /// The cost of recruiting its units again, in cycles, each scaled by its share of health left.
    pub fn worth(&self, roster: &Roster) -> i32 {
        self.units.iter().map(|unit| unit.worth(roster) as i32).sum()
    }

    pub(crate) fn spend(&mut self, moves: i32) {
        for unit in &mut self.units {
            unit.moves = (unit.moves - moves).max(0);
        }
    }
}
