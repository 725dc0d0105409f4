//! Ignores a late press of a hurry key.
//! A player who hurries through others' turns, or skips a battle, may press the key once too often;
//! that press does nothing on the map.

use super::input::SectorAction;
use crate::prelude::*;

/// Seconds that a key must rest after the player's turn or a battle before it does more than hurry.
const REST: f32 = 0.6;

#[derive(Resource, Clone, Debug, Default)]
pub struct Hurry {
    actions: Vec<SectorAction>,
    pointer: bool,
    left: f32,
    /// Seconds for which the key that skips a battle does not end the turn.
    battle: f32,
}

impl Hurry {
    pub fn note(&mut self, actions: &[SectorAction], pointer: bool) {
        self.actions.extend(actions);
        self.actions.dedup();
        self.pointer |= pointer;
        self.left = REST;
    }

    /// A battle was ordered, or left.
    pub fn note_battle(&mut self) {
        self.battle = REST;
    }

    pub fn rest(&mut self, seconds: f32) {
        self.left -= seconds;
        self.battle -= seconds;
        if self.left <= 0.0 {
            *self = Self { battle: self.battle, ..Self::default() };
        }
    }

    /// Whether an action still belongs to hurrying; then its rest starts again.
    pub fn takes(&mut self, action: SectorAction) -> bool {
        let skips = action == SectorAction::EndTurn && self.battle > 0.0;
        skips || self.take(self.actions.contains(&action))
    }

    pub fn takes_click(&mut self) -> bool {
        self.take(self.pointer)
    }

    fn take(&mut self, meant: bool) -> bool {
        if meant {
            self.left = REST;
        }
        meant
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_that_hurried_others_does_nothing_until_it_was_left_alone() {
        let mut hurry = Hurry::default();
        assert!(!hurry.takes(SectorAction::Confirm));
        hurry.note(&[SectorAction::Confirm], false);
        hurry.rest(REST / 2.0);
        assert!(hurry.takes(SectorAction::Confirm));
        hurry.rest(REST / 2.0);
        assert!(hurry.takes(SectorAction::Confirm), "it was pressed meanwhile");
        assert!(!hurry.takes(SectorAction::EndTurn) && !hurry.takes_click());
        hurry.rest(REST);
        assert!(!hurry.takes(SectorAction::Confirm));
    }

    #[test]
    fn the_key_that_skips_a_battle_ends_no_turn_just_before_or_after_it() {
        let mut hurry = Hurry::default();
        hurry.note_battle();
        hurry.rest(REST / 2.0);
        assert!(hurry.takes(SectorAction::EndTurn) && !hurry.takes(SectorAction::Confirm));
        hurry.rest(REST);
        assert!(!hurry.takes(SectorAction::EndTurn));
    }
}
