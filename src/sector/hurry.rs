//! Whoever hurries others' turns on presses the same key once more before seeing that they are
//! over: that press does nothing on the map.

use super::input::SectorAction;

/// Seconds that a key must be left alone, after the player's turn has come, before it means
/// something else than hurrying.
const REST: f32 = 0.6;

/// What others were hurried with, and how long it rests still.
#[derive(Clone, Debug, Default)]
pub struct Hurry {
    actions: Vec<SectorAction>,
    pointer: bool,
    left: f32,
}

impl Hurry {
    /// Others are hurried by these actions, or by the pointer.
    pub fn note(&mut self, actions: &[SectorAction], pointer: bool) {
        self.actions.extend(actions);
        self.actions.dedup();
        self.pointer |= pointer;
        self.left = REST;
    }

    /// So many seconds of the player's own turn have passed.
    pub fn rest(&mut self, seconds: f32) {
        self.left -= seconds;
        if self.left <= 0.0 {
            *self = Self::default();
        }
    }

    /// Whether an action was meant to hurry, still; then it has to rest anew.
    pub fn takes(&mut self, action: SectorAction) -> bool {
        self.take(self.actions.contains(&action))
    }

    /// Whether a click was.
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
