//! Slot actions: save, load, delete, export.
//! A failed action is reported and changes nothing.

use super::words::number;
use super::{Shelf, look_anew};
use crate::prelude::*;
use crate::runs::autosave::saved;
use daemonfall_campaign::saves::{SavedRun, Slot, Stage, StoreError, clear, keep, load};
use daemonfall_platform::saves::store::Store;
use daemonfall_run::begin::Begin;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotAction {
    Save(Slot),
    Continue(Slot),
    Delete(Slot),
    Export(Slot),
    ExportRun,
    /// Ask for a file to import into a slot.
    Import(Slot),
    Replays,
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DeedSystems;

/// The name of an exported run in the store; `number` keeps names unique.
fn export_name(stage: &Stage, number: u32) -> String {
    let (seed, turn) = (seed_text(stage.seed), stage.turn);
    match number {
        1 => format!("exports/run-{seed}-turn-{turn}.daemonfall"),
        _ => format!("exports/run-{seed}-turn-{turn}-{number}.daemonfall"),
    }
}

/// The browser keeps names unique.
#[cfg(target_family = "wasm")]
fn write_export(_: &dyn Store, stage: &Stage, text: &str) -> Result<String, String> {
    let name = export_name(stage, 1);
    let name = name.rsplit('/').next().unwrap_or(&name);
    daemonfall_platform::web::download(name, text);
    Ok(t!("saves-downloaded", file = name))
}

/// Greatest number of exports of one turn of one run.
#[cfg(not(target_family = "wasm"))]
const EXPORTS_AT_MOST: u32 = 1000;

/// To a new file: nothing is overwritten. Returns its place.
#[cfg(not(target_family = "wasm"))]
fn write_export(store: &dyn Store, stage: &Stage, text: &str) -> Result<String, String> {
    for number in 1..EXPORTS_AT_MOST {
        let name = export_name(stage, number);
        match store.read(&name) {
            Ok(None) => {
                let written = store.write(&name, text);
                written.map_err(|error| refused::store(&error))?;
                return Ok(store.place(&name));
            }
            Ok(Some(old)) if old == text => return Ok(store.place(&name)),
            // Another file is there, readable or not.
            Ok(Some(_)) | Err(_) => {}
        }
    }
    let place = store.place(&export_name(stage, 1));
    Err(t!("saves-too-many", place = place))
}

/// Writes a run to a new file in the background; `told` gets its place, or why it is not there.
pub fn export(
    world: &World,
    saved: SavedRun,
    told: impl FnOnce(&mut World, Result<String, String>) + Send + 'static,
) {
    let work = move |store: &dyn Store| write_export(store, &saved.stage(), &saved.write());
    world.resource::<SaveStore>().later(None, work, told);
}

fn loaded(world: &World, slot: Slot) -> Result<SavedRun, String> {
    let store = world.resource::<SaveStore>();
    let content = &world.resource::<GameData>().0;
    let saved = load(&***store, slot, content).map_err(|error| refused::kept(&error))?;
    saved.ok_or_else(|| t!("saves-gone"))
}

/// The player is told when it is written.
fn save(world: &mut World, slot: Slot) {
    let saved = saved(world);
    let content = world.resource::<Campaign>().content().clone();
    let work = move |store: &dyn Store| keep(store, slot, &saved, &content);
    let told = move |world: &mut World, kept: Result<Option<String>, StoreError>| {
        let number = number(slot);
        let kept = kept.map(|aside| match aside {
            None => t!("saves-saved", slot = number),
            Some(place) => t!("saves-saved-aside", slot = number, place = place),
        });
        tell(world, kept.map_err(|error| refused::store(&error)));
        refresh(world, slot);
    };
    world.resource::<SaveStore>().later(None, work, told);
}

fn delete(world: &World, slot: Slot) {
    let told = move |world: &mut World, cleared: Result<(), StoreError>| {
        let cleared = cleared.map(|()| t!("saves-deleted", slot = number(slot)));
        tell(world, cleared.map_err(|error| refused::store(&error)));
        refresh(world, slot);
    };
    world.resource::<SaveStore>().later(None, move |store| clear(store, slot), told);
}

fn tell(world: &mut World, done: Result<String, String>) {
    world.write_message(match done {
        Ok(words) => Notice::done(words),
        Err(reason) => Notice::wrong(t!("saves-wrong", reason = reason)),
    });
}

/// Tells how an import into this slot went: the place of its file, or what is wrong with it.
pub fn tell_import(world: &mut World, slot: Slot, taken: Result<String, String>) {
    match taken {
        Ok(place) => {
            let words = t!("saves-imported", slot = number(slot), place = place);
            world.write_message(Notice::done(words));
            refresh(world, slot);
        }
        Err(reason) => {
            world.write_message(Notice::wrong(t!("saves-import-wrong", reason = reason)));
        }
    }
}

/// Carries out an action, or begins it in the background.
fn carry_out(world: &mut World, deed: SlotAction) -> Result<(), String> {
    match deed {
        SlotAction::Save(_) | SlotAction::ExportRun if !world.contains_resource::<Campaign>() => {
            return Err(t!("saves-no-run"));
        }
        SlotAction::Save(slot) => save(world, slot),
        SlotAction::Continue(slot) => {
            let saved = loaded(world, slot)?;
            world.write_message(Begin::Resume(Box::new(saved)));
        }
        SlotAction::Delete(slot) => delete(world, slot),
        SlotAction::Export(_) | SlotAction::ExportRun => {
            let saved = match deed {
                SlotAction::Export(slot) => loaded(world, slot)?,
                _ => saved(world),
            };
            export(world, saved, |world, place| {
                tell(world, place.map(|place| t!("saves-exported", place = place)));
            });
        }
        // Their dialogues handle them.
        SlotAction::Import(_) | SlotAction::Replays => {}
    }
    Ok(())
}

fn obey(world: &mut World, mut reader: Local<bevy::ecs::message::MessageCursor<SlotAction>>) {
    let deeds: Vec<SlotAction> =
        reader.read(world.resource::<Messages<SlotAction>>()).copied().collect();
    for deed in deeds {
        if let Err(reason) = carry_out(world, deed) {
            tell(world, Err(reason));
        }
    }
}

fn refresh(world: &mut World, slot: Slot) {
    let mut shelf = world.resource::<Shelf>().clone();
    shelf.last = slot;
    look_anew(world.resource::<SaveStore>(), world.resource::<GameData>(), &mut shelf);
    world.insert_resource(shelf);
}

pub fn plugin(app: &mut App) {
    app.add_message::<SlotAction>().add_systems(
        Update,
        obey.in_set(DeedSystems).run_if(in_state(Screen::SAVES).and_then(on_message::<SlotAction>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_platform::saves::store::{MemoryStore, ReadStore};

    #[test]
    fn an_export_never_writes_over_another_one() -> Result<(), String> {
        let store = MemoryStore::default();
        let stage = crate::testing::stage(12, "the sector");
        let first = write_export(&store, &stage, "one")?;
        assert_eq!(first, "exports/run-0000-0007-turn-12.daemonfall");
        assert_eq!(write_export(&store, &stage, "one")?, first, "it already exists");
        let second = write_export(&store, &stage, "two")?;
        assert_eq!(second, "exports/run-0000-0007-turn-12-2.daemonfall");
        assert_eq!(store.read(&first), Ok(Some("one".into())));
        Ok(())
    }
}
