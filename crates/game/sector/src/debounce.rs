//! Ignores a late press of a hurry key.
//! A player who hurries through others' turns may press the key once too often; that press does
//! nothing on the map.

use super::input::SectorAction;

/// Seconds that a key must rest after the player's turn begins before it does more than hurry.
const REST: f32 = 0.6;

#[derive(Clone, Debug, Default)]
pub struct Hurry {
    actions: Vec<SectorAction>,
    pointer: bool,
    left: f32,
}

impl Hurry {
    pub fn note(&mut self, actions: &[SectorAction], pointer: bool) {
        self.actions.extend(actions);
        self.actions.dedup();
        self.pointer |= pointer;
        self.left = REST;
    }

    pub fn rest(&mut self, seconds: f32) {
        self.left -= seconds;
        if self.left <= 0.0 {
            *self = Self::default();
        }
    }

    /// Whether an action still belongs to hurrying; then its rest starts again.
    pub fn takes(&mut self, action: SectorAction) -> bool {
        self.take(self.actions.contains(&action))
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
}
