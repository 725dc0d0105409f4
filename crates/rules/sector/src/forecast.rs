//! A forecast of an attack: who would fight on which side, as far as a faction knows. Odds come
//! from its plan.

use crate::grid::{StackId, TileId};
use crate::sector::Seen;
use crate::stack::Stack;
use crate::view::View;
use daemonfall_battle::{AttackRefusal, Field, Plan, Sides};

/// A possible attack: its sides, and the stacks on its field as the faction knows them.
#[derive(Clone, Debug)]
pub struct Forecast<'a> {
    /// Who would fight on which side, and which stacks stay out and why.
    pub sides: Sides,
    /// The battle, ready for odds.
    pub plan: Plan,
    /// The stacks on the field.
    pub stacks: Vec<&'a Stack>,
}

impl<'a> View<'a> {
    /// The attack of its own stack on a tile, made from a neighbouring tile (its own, or one it
    /// could move to first). Stacks in sight count as they are, others as they are remembered.
    ///
    /// # Errors
    /// The reason why there would be no battle. A stack of another faction counts as missing.
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
        // Stats are within bounds and all units alive, so only a side can be without units.
        let plan = sides.plan(self.rules.types()).map_err(|_| AttackRefusal::NobodyThere)?;
        Ok(Forecast { sides, plan, stacks })
    }

    /// Whether the whole field of an attack on a tile is in sight, so that the forecast is exact.
    pub fn sees_field(&self, tile: TileId) -> bool {
        let mut field = self.grid().field(tile).into_iter().flatten();
        field.all(|tile| self.seen(tile) == Seen::Visible)
    }
}
