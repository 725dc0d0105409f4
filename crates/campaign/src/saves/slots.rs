//! The slots of runs: one that is written after every step, what it held in earlier turns, and
//! three that the player fills.

use super::kept::SaveError;
use super::run::{SavedRun, Stage};
use super::seal;
use super::store::{SaveStore, StoreError};
use crate::content::Content;

/// Where a run is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// Written after every step.
    Auto,
    /// What the automatic one held at the end of the turn before.
    Earlier,
    /// Two turns before.
    Earlier2,
    /// Three turns before.
    Earlier3,
    /// The player's first.
    One,
    /// The player's second.
    Two,
    /// The player's third.
    Three,
}

impl Slot {
    /// All: the automatic one, the earlier ones from the newest on, the player's own.
    pub const ALL: [Self; 7] = [
        Self::Auto,
        Self::Earlier,
        Self::Earlier2,
        Self::Earlier3,
        Self::One,
        Self::Two,
        Self::Three,
    ];

    /// Those that are written without the player, from the newest on.
    pub const BY_ITSELF: [Self; 4] = [Self::Auto, Self::Earlier, Self::Earlier2, Self::Earlier3];

    /// Whether the player fills it.
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

/// What a slot holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Glance {
    /// Nothing.
    Empty,
    /// A run that can be gone on with, or looked at.
    Run(Stage),
    /// Something that cannot be read: why.
    Broken(SaveError),
}

/// What each slot holds.
pub fn look(store: &dyn SaveStore, content: &Content) -> [(Slot, Glance); 7] {
    Slot::ALL.map(|slot| {
        let glance = match load(store, slot, content) {
            Ok(None) => Glance::Empty,
            Ok(Some(saved)) => Glance::Run(saved.stage()),
            Err(error) => Glance::Broken(error),
        };
        (slot, glance)
    })
}

/// The run in a slot; none when it is empty.
///
/// # Errors
/// Why it cannot be gone on with; it stays as it is.
pub fn load(
    store: &dyn SaveStore,
    slot: Slot,
    content: &Content,
) -> Result<Option<SavedRun>, SaveError> {
    let Some(text) = store.read(slot.file())? else {
        return Ok(None);
    };
    let place = store.place(slot.file());
    SavedRun::read(content, &place, &text).map(Some)
}

/// Keeps a run in a slot. What lies there and cannot be opened is set aside first, and its new
/// place returned.
///
/// # Errors
/// Why it cannot be kept; the slot then holds what it held.
pub fn keep(
    store: &dyn SaveStore,
    slot: Slot,
    saved: &SavedRun,
) -> Result<Option<String>, StoreError> {
    write(store, slot, &saved.write())
}

fn write(store: &dyn SaveStore, slot: Slot, text: &str) -> Result<Option<String>, StoreError> {
    let broken = match store.read(slot.file()) {
        Ok(None) => false,
        Ok(Some(old)) => seal::open(super::run::KIND, &old).is_err(),
        Err(_) => true,
    };
    let aside = match broken {
        true => Some(store.set_aside(slot.file())?),
        false => None,
    };
    store.write(slot.file(), text)?;
    Ok(aside)
}

/// Moves what was kept without the player on by a turn, as many earlier turns as are wanted, at
/// most three; what is older is dropped. The automatic slot keeps what it holds.
///
/// # Errors
/// Why it cannot be; what was moved until then stays so, and nothing that the player filled is
/// touched.
pub fn turn_over(store: &dyn SaveStore, wanted: usize) -> Result<(), StoreError> {
    let slots = &Slot::BY_ITSELF;
    let last = wanted.min(slots.len() - 1);
    for at in (1..=last).rev() {
        if let Some(text) = store.read(slots[at - 1].file())? {
            store.write(slots[at].file(), &text)?;
        }
    }
    for slot in &slots[last + 1..] {
        store.remove(slot.file())?;
    }
    Ok(())
}

/// Puts a text that was exported into a slot, once it has proved to be a run that can be gone on
/// with; `place` is where it comes from.
///
/// # Errors
/// Why it cannot be; the slot then holds what it held.
pub fn import(
    store: &dyn SaveStore,
    slot: Slot,
    content: &Content,
    place: &str,
    text: &str,
) -> Result<SavedRun, SaveError> {
    let saved = SavedRun::read(content, place, text)?;
    write(store, slot, text)?;
    Ok(saved)
}

/// Empties a slot.
///
/// # Errors
/// Why it cannot be emptied.
pub fn clear(store: &dyn SaveStore, slot: Slot) -> Result<(), StoreError> {
    store.remove(slot.file())
}
