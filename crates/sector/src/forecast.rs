//! An attack before it is made: who would fight on which side, as far as a faction knows. Odds come
//! from the sides' plan.

use crate::ids::{StackId, TileId};
use crate::knowledge::Seen;
use crate::stack::Stack;
use crate::view::View;
use daemonfall_battle::{AttackRefusal, Field, Plan, Sides};

/// An attack that may be made: its sides, and the stacks on its field as they were counted.
#[derive(Clone, Debug)]
pub struct Forecast<'a> {
    /// Who fights on which side, and who stays out, and why.
    pub sides: Sides,
    /// The battle, ready for odds.
    pub plan: Plan,
    /// The stacks on the field.
    pub stacks: Vec<&'a Stack>,
}

impl<'a> View<'a> {
    /// The attack of a stack of its own on a tile, made from a neighbouring one (where it stands,
    /// or where it could go first). What is in sight counts as it is, the rest as it is remembered.
    ///
    /// # Errors
    /// Why there would be no battle; a stack that is not its own counts as not being there.
    pub fn forecast(
        &self,
        stack: StackId,
        from: TileId,
        tile: TileId,
    ) -> Result<Forecast<'a>, AttackRefusal> {
        let attacker = self.own_stack(stack).ok_or(AttackRefusal::NotNextToIt)?;
        let mut stacks = Vec::new();
        let field = self.grid().field(tile).map(|place| {
            let place = place?;
            let there = if place == from {
                attacker
            } else {
                self.stack_at(place).filter(|it| it.id != stack)?
            };
            stacks.push(there);
            Some(self.rules.on_field(there))
        });
        let field = Field { tiles: field, attacker: stack, owner: self.owner(tile) };
        let sides = field.sides(|one, other| self.allied(one, other))?;
        // Stats are within bounds and nobody on the map is dead, so that only a side without
        // anybody is left to refuse.
        let plan = sides.plan(self.rules.types()).map_err(|_| AttackRefusal::NobodyThere)?;
        Ok(Forecast { sides, plan, stacks })
    }

    /// Whether the whole field of an attack on a tile is in sight, so that its forecast is what
    /// will be fought.
    pub fn sees_field(&self, tile: TileId) -> bool {
        let mut field = self.grid().field(tile).into_iter().flatten();
        field.all(|tile| self.seen(tile) == Seen::Visible)
    }
}
