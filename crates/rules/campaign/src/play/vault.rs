//! Vaults: entering, the door at the end, and leaving.

use super::Play;
use crate::events::RunEvent;
use crate::phase::{Door, Phase};
use daemonfall_core::Stream;
use daemonfall_sector::{StackId, TileId, WriteBack};

impl Play<'_> {
    /// A dive begins, or, where its end was reached before, the leader is at the door at once.
    pub(super) fn enter(&mut self, stack: StackId, tile: TileId) {
        self.undoable = false;
        if self.run.doors.contains_key(&tile) {
            self.reach_door(stack, tile);
        } else {
            self.dive(stack, tile);
        }
    }

    /// Its guardian is drawn the first time, preferably one that is at no other door.
    pub(super) fn reach_door(&mut self, stack: StackId, tile: TileId) {
        let guardian = match self.run.doors.get(&tile) {
            Some(known) => known.clone(),
            None => self.draw_guardian(),
        };
        self.run.doors.insert(tile, guardian.clone());
        self.tell(RunEvent::DoorReached { guardian: guardian.clone() });
        self.run.phase = Phase::Door(Door { stack, tile, guardian });
    }

    fn draw_guardian(&mut self) -> String {
        let all = self.content.breach.guardians().iter().map(|it| it.key.clone());
        let all: Vec<String> = all.collect();
        let taken = |key: &String| self.run.doors.values().any(|known| known == key);
        let free: Vec<String> = all.iter().filter(|key| !taken(key)).cloned().collect();
        let open = if free.is_empty() { all } else { free };
        let place = self.run.draw("which guardian is at the door", |dice| {
            dice.below(Stream::Breach, open.len() as u32)
        });
        open.get(place as usize).cloned().unwrap_or_default()
    }

    pub(super) fn retreat(&mut self) {
        self.tell(RunEvent::Retreated);
        match self.run.phase.clone() {
            Phase::Dive(dive) => self.leave_dive(&dive),
            Phase::Door(_) => self.leave_vault(false),
            Phase::Breach(duel) => self.close_breach(&duel, None),
            _ => {}
        }
    }

    pub(super) fn leave_vault(&mut self, emptied: bool) {
        self.write(WriteBack::VaultOver { emptied });
        self.back_to_the_map();
    }
}
