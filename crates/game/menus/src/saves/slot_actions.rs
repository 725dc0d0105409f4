//! Slot actions: save, load, delete, export.
//! A failed action is reported and changes nothing.

use super::words::number;
use super::{Shelf, look_anew};
use crate::runs::autosave::saved;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_campaign::saves::{SavedRun, Slot, Stage, StoreError, clear, keep, load};
use daemonfall_core::seed_text;
use daemonfall_platform::data::GameData;
use daemonfall_platform::saves::refused;
use daemonfall_platform::saves::store::{SaveStore, Store};
use daemonfall_run::begin::Begin;
use daemonfall_ui::prelude::*;

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
pub fn export(_: &dyn Store, stage: &Stage, text: &str) -> Result<String, String> {
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
pub fn export(store: &dyn Store, stage: &Stage, text: &str) -> Result<String, String> {
    for number in 1..EXPORTS_AT_MOST {
        let name = export_name(stage, number);
        match store.read(&name) {
            Ok(None) => {
                let written = store.write(&name, text);
                written.map_err(|error| error.to_string())?;
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
        world.write_message(match kept {
            Ok(None) => Notice::done(t!("saves-saved", slot = number)),
            Ok(Some(place)) => Notice::done(t!("saves-saved-aside", slot = number, place = place)),
            Err(error) => Notice::wrong(t!("saves-wrong", reason = refused::store(&error))),
        });
        refresh(world, slot);
    };
    world.resource::<SaveStore>().later(None, work, told);
}

/// Carries out an action; returns a message for the player, if any.
fn carry_out(world: &mut World, deed: SlotAction) -> Result<Option<String>, String> {
    match deed {
        SlotAction::Save(_) | SlotAction::ExportRun if !world.contains_resource::<Campaign>() => {
            Err(t!("saves-no-run"))
        }
        SlotAction::Save(slot) => {
            save(world, slot);
            Ok(None)
        }
        SlotAction::Continue(slot) => {
            let saved = loaded(world, slot)?;
            world.write_message(Begin::Resume(Box::new(saved)));
            Ok(None)
        }
        SlotAction::Delete(slot) => {
            let store = world.resource::<SaveStore>();
            clear(&***store, slot).map_err(|error| error.to_string())?;
            Ok(Some(t!("saves-deleted", slot = number(slot))))
        }
        SlotAction::Export(_) | SlotAction::ExportRun => {
            let saved = match deed {
                SlotAction::Export(slot) => loaded(world, slot)?,
                _ => saved(world),
            };
            let store = world.resource::<SaveStore>();
            let place = export(&***store, &saved.stage(), &saved.write())?;
            Ok(Some(t!("saves-exported", place = place)))
        }
        // Their dialogues handle them.
        SlotAction::Import(_) | SlotAction::Replays => Ok(None),
    }
}

fn obey(world: &mut World, mut reader: Local<bevy::ecs::message::MessageCursor<SlotAction>>) {
    let deeds: Vec<SlotAction> =
        reader.read(world.resource::<Messages<SlotAction>>()).copied().collect();
    for deed in deeds {
        match carry_out(world, deed) {
            Ok(Some(words)) => {
                world.write_message(Notice::done(words));
            }
            Ok(None) => {}
            Err(reason) => {
                world.write_message(Notice::wrong(t!("saves-wrong", reason = reason)));
            }
        }
        if let SlotAction::Delete(slot) = deed {
            refresh(world, slot);
        }
    }
}

pub fn refresh(world: &mut World, slot: Slot) {
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
    use daemonfall_platform::saves::store::MemoryStore;

    #[test]
    fn an_export_never_writes_over_another_one() -> Result<(), String> {
        let store = MemoryStore::default();
        let stage = crate::testing::stage(12, "the sector");
        let first = export(&store, &stage, "one")?;
        assert_eq!(first, "exports/run-0000-0007-turn-12.daemonfall");
        assert_eq!(export(&store, &stage, "one")?, first, "it already exists");
        let second = export(&store, &stage, "two")?;
        assert_eq!(second, "exports/run-0000-0007-turn-12-2.daemonfall");
        assert_eq!(store.read(&first), Ok(Some("one".into())));
        Ok(())
    }
}
