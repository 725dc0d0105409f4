//! The slots of runs: one written after every step, its contents in earlier turns, and three for
//! the player.

use super::kept::SaveError;
use super::run::{SavedRun, Stage};
use super::store::{ReadStore, SaveStore, StoreError, Trouble};
use crate::content::Content;
use std::sync::Arc;

/// Where a run is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// Written after every step.
    Auto,
    /// The automatic save at the end of the previous turn.
    Earlier,
    /// The automatic save two turns earlier.
    Earlier2,
    /// The automatic save three turns earlier.
    Earlier3,
    One,
    Two,
    Three,
}

impl Slot {
    /// All slots: the automatic one, the earlier ones from newest to oldest, the player's own.
    pub const ALL: [Self; 7] = [
        Self::Auto,
        Self::Earlier,
        Self::Earlier2,
        Self::Earlier3,
        Self::One,
        Self::Two,
        Self::Three,
    ];

    /// The slots that are written automatically, newest first.
    pub const BY_ITSELF: [Self; 4] = [Self::Auto, Self::Earlier, Self::Earlier2, Self::Earlier3];

    /// Whether the player writes it.
    pub fn is_own(self) -> bool {
        !Self::BY_ITSELF.contains(&self)
    }

    /// The name of its text in the store.
    pub fn file(self) -> &'static str {
        match self {
            Self::Auto => "run-auto.save",
            Self::Earlier => "run-auto-1.save",
            Self::Earlier2 => "run-auto-2.save",
            Self::Earlier3 => "run-auto-3.save",
            Self::One => "run-1.save",
            Self::Two => "run-2.save",
            Self::Three => "run-3.save",
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Glance {
    Empty,
    /// A run that can be loaded or reviewed.
    Run(Stage),
    /// Something unreadable, with the reason.
    Broken(SaveError),
}

pub fn look(store: &dyn ReadStore, content: &Arc<Content>) -> [(Slot, Glance); 7] {
    Slot::ALL.map(|slot| {
        let glance = match load(store, slot, content) {
            Ok(None) => Glance::Empty,
            Ok(Some(saved)) => Glance::Run(saved.stage()),
            Err(error) => Glance::Broken(error),
        };
        (slot, glance)
    })
}

/// The run in a slot; `None` if it is empty.
/// If it cannot be read, it is not changed.
pub fn load(
    store: &dyn ReadStore,
    slot: Slot,
    content: &Arc<Content>,
) -> Result<Option<SavedRun>, SaveError> {
    let Some(text) = store.read(slot.file())? else { return Ok(None) };
    let place = store.place(slot.file());
    SavedRun::read(content, &place, &text).map(Some)
}

/// The run to continue.
#[derive(Clone, Debug, PartialEq)]
pub struct Newest {
    /// The newest automatic save that can be loaded, if any.
    pub run: Option<(Slot, SavedRun)>,
    /// Why the last one cannot be loaded; then an earlier turn stands in for it.
    pub trouble: Option<SaveError>,
}

/// The run to continue. Without a last automatic save there is none.
pub fn newest(store: &dyn ReadStore, content: &Arc<Content>) -> Newest {
    let trouble = match load(store, Slot::Auto, content) {
        Ok(run) => return Newest { run: run.map(|run| (Slot::Auto, run)), trouble: None },
        Err(error) => Some(error),
    };
    let good = |slot: &Slot| load(store, *slot, content).ok()?.map(|run| (*slot, run));
    Newest { run: Slot::BY_ITSELF.iter().find_map(good), trouble }
}

/// Saves a run in a slot. An old file that cannot be loaded is set aside first, and its new place
/// returned. One that cannot be reached is not written over.
/// If it fails, the slot is unchanged.
pub fn keep(
    store: &dyn SaveStore,
    slot: Slot,
    saved: &SavedRun,
    content: &Arc<Content>,
) -> Result<Option<String>, StoreError> {
    write(store, slot, &saved.write(), content)
}

/// As [`keep`], in a slot that this program filled itself: what it holds need not be read.
/// If it fails, the slot is unchanged.
pub fn keep_again(store: &dyn SaveStore, slot: Slot, saved: &SavedRun) -> Result<(), StoreError> {
    store.write(slot.file(), &saved.write())
}

fn write(
    store: &dyn SaveStore,
    slot: Slot,
    text: &str,
    content: &Arc<Content>,
) -> Result<Option<String>, StoreError> {
    let usable = match load(store, slot, content) {
        Ok(_) => true,
        Err(SaveError::Store(error)) if error.trouble != Trouble::Damaged => return Err(error),
        Err(_) => false,
    };
    let aside = if usable { None } else { Some(store.set_aside(slot.file())?) };
    store.write(slot.file(), text)?;
    Ok(aside)
}

/// Moves the automatic saves back by a turn, keeping `wanted` earlier turns, at most three; older
/// ones are dropped, and damaged ones set aside. The automatic slot itself does not change.
/// If it fails, saves already moved stay moved, and the player's slots are untouched.
pub fn turn_over(store: &dyn SaveStore, wanted: usize) -> Result<(), StoreError> {
    let slots = &Slot::BY_ITSELF;
    let last = wanted.min(slots.len() - 1);
    for at in (1..=last).rev() {
        match store.read(slots[at - 1].file()) {
            Ok(Some(text)) => store.write(slots[at].file(), &text)?,
            Ok(None) => {}
            Err(error) if error.trouble == Trouble::Damaged => {
                drop(store.set_aside(slots[at - 1].file())?)
            }
            Err(error) => return Err(error),
        }
    }
    for slot in &slots[last + 1..] {
        store.remove(slot.file())?;
    }
    Ok(())
}

/// Puts an exported text into a slot, after checking that it is a run that can be loaded. `place`
/// is where it comes from.
/// If it fails, the slot is unchanged.
pub fn import(
    store: &dyn SaveStore,
    slot: Slot,
    content: &Arc<Content>,
    place: &str,
    text: &str,
) -> Result<SavedRun, SaveError> {
    let saved = SavedRun::read(content, place, text)?;
    write(store, slot, text, content)?;
    Ok(saved)
}

pub fn clear(store: &dyn SaveStore, slot: Slot) -> Result<(), StoreError> {
    store.remove(slot.file())
}
