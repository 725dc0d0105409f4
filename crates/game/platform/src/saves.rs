//! Everything that outlives a game: its store, and replays.

mod queue;
pub mod refused;
pub mod replays;
#[cfg(not(target_family = "wasm"))]
mod stop;
pub mod store;
pub mod texts;
pub mod written;

use crate::cli::Options;
use crate::notice::Notice;
use bevy::prelude::*;
use daemonfall_text::t;
use store::SaveStore;

/// Hands out what the work in the background found.
pub fn answer(world: &mut World) {
    for answer in world.resource::<SaveStore>().answers() {
        answer(world);
    }
}

/// Says at once if nothing can be saved, for example because another copy of the game is running.
fn claim(store: Res<SaveStore>) {
    store.later(
        None,
        |store| store.claim(),
        |world, claimed| {
            if let Err(error) = claimed {
                let words = t!("saves-unclaimed", error = refused::store(&error));
                world.write_message(Notice::wrong(words));
            }
        },
    );
}

/// After the last system that saves when the program ends.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LastWrites;

/// The program ends when everything is written. What could not be is told where it can still be
/// read, and by the exit status.
fn end(world: &mut World) {
    let done = world.resource::<SaveStore>().finish();
    let mut told = world.resource::<Messages<Notice>>().get_cursor_current();
    answer(world);
    let notices = told.read(world.resource::<Messages<Notice>>());
    let mut wrong: Vec<String> =
        notices.filter(|notice| notice.wrong).map(|notice| notice.words.clone()).collect();
    wrong.extend((!done).then(|| t!("saves-unfinished")));
    for words in &wrong {
        eprintln!("daemonfall: {words}");
    }
    if !wrong.is_empty() {
        world.write_message(AppExit::error());
    }
}

pub fn plugin(app: &mut App) {
    let chosen = app.world().get_resource::<Options>().and_then(|options| options.saves.clone());
    app.insert_resource(SaveStore::open(chosen))
        .add_systems(Startup, claim)
        .add_systems(First, answer)
        .add_systems(Last, end.in_set(LastWrites).run_if(on_message::<AppExit>));
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(stop::plugin);
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_campaign::saves::folder::FolderStore;

    #[test]
    fn a_write_that_fails_while_the_program_ends_is_told_by_the_exit_status() -> std::io::Result<()>
    {
        let folder = tempfile::tempdir()?;
        let exit_after = |saves: std::path::PathBuf| {
            let mut app = App::new();
            app.insert_resource(SaveStore::new(FolderStore::new(Some(saves))))
                .add_message::<Notice>()
                .add_systems(Last, end.run_if(on_message::<AppExit>));
            let world = app.world_mut();
            world.write_message(AppExit::Success);
            let store = world.resource::<SaveStore>();
            store.write("run-auto.save", "the last step".into(), |world, written| {
                if let Err(error) = written {
                    world.write_message(Notice::wrong(error.to_string()));
                }
            });
            app.update();
            app.should_exit()
        };
        assert_eq!(exit_after(folder.path().into()), Some(AppExit::Success));
        // A file in the place of the folder.
        assert_eq!(exit_after(folder.path().join("run-auto.save")), Some(AppExit::error()));
        let kept = std::fs::read_to_string(folder.path().join("run-auto.save"))?;
        assert_eq!(kept, "the last step", "the save before stays");
        Ok(())
    }
}
