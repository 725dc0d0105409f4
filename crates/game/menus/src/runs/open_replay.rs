//! Opens replays.
//! A dive's is watched; a run's is replayed to its end, a little each frame, and then looked back
//! at.
//!
//! Nothing of it is counted or saved: it was counted when it ended, or is another player's.

use super::review::LookBack;
use crate::prelude::*;
use bevy::platform::time::Instant;
use daemonfall_campaign::{Exercise, Review};
use daemonfall_dive_mode::session::watch::Watch;
use daemonfall_dungeon::Library;
use daemonfall_platform::saves::replays::{self, Record};
use daemonfall_run::begin::{Begin, Left, begin};
use daemonfall_run::practice::NextPractice;
use std::time::Duration;

/// Time that reading may take per frame; nothing else is shown meanwhile.
const SLICE: Duration = Duration::from_millis(12);

/// Requests to open a replay in the store, by its name there.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Open(pub String);

#[derive(Resource)]
pub struct Reopening {
    place: String,
    review: Review,
}

impl Reopening {
    /// Number of steps played, and of all steps.
    pub fn progress(&self) -> (usize, usize) {
        self.review.progress()
    }
}

/// The run in the world is an opened replay from this place.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Opened(pub String);

/// Returns the first screen; `place` is where the text comes from. An error changes nothing.
pub fn open(world: &mut World, place: &str, text: &str) -> Result<Screen, String> {
    let wrong = |reason: String| format!("{place}: {reason}");
    match replays::read(place, text)? {
        Record::Dive(replay) => {
            let fits = replay.check(world.resource::<Library>());
            fits.map_err(|error| wrong(error.to_string()))?;
            let dive = Exercise::Dive { seed: replay.seed };
            world.insert_resource(Watch::new(replay, place.into()));
            Ok(world.resource_mut::<NextPractice>().ask(dive))
        }
        Record::Run(replay) => {
            let content = world.resource::<GameData>().0.clone();
            let review = Review::begin(&content, replay);
            let review = review.map_err(|error| wrong(error.to_string()))?;
            world.insert_resource(Reopening { place: place.into(), review });
            Ok(Screen::SAVES)
        }
    }
}

fn open_kept(world: &mut World, name: &str) -> Result<Screen, String> {
    let store = world.resource::<SaveStore>();
    let place = store.place(name);
    let text = store.read(name).map_err(|error| error.to_string())?;
    let text = text.ok_or_else(|| format!("{place}: {}", t!("saves-gone")))?;
    open(world, &place, &text)
}

fn refuse(world: &mut World, reason: &str) {
    let words = t!("saves-replay-wrong", reason = reason);
    world.write_message(Notice::wrong(words));
}

fn obey(world: &mut World) {
    let wish = world.resource_mut::<Messages<Open>>().drain().last();
    let Some(Open(name)) = wish else { return };
    match open_kept(world, &name) {
        // A run's replay is read on that screen.
        Ok(Screen::SAVES) => {}
        Ok(screen) => world.resource_mut::<NextState<Screen>>().set(screen),
        Err(reason) => refuse(world, &reason),
    }
}

fn read(mut reopening: ResMut<Reopening>, mut commands: Commands) {
    let begun = Instant::now();
    while begun.elapsed() < SLICE {
        match reopening.review.step() {
            Ok(true) => {}
            Ok(false) => return commands.queue(finish),
            Err(error) => {
                let reason = format!("{}: {error}", reopening.place);
                commands.remove_resource::<Reopening>();
                return commands.queue(move |world: &mut World| refuse(world, &reason));
            }
        }
    }
}

fn finish(world: &mut World) {
    let Some(Reopening { place, review }) = world.remove_resource::<Reopening>() else {
        return;
    };
    match look_back(world, &place, review) {
        Ok(screen) => world.resource_mut::<NextState<Screen>>().set(screen),
        Err(reason) => refuse(world, &format!("{place}: {reason}")),
    }
}

fn look_back(world: &mut World, place: &str, review: Review) -> Result<Screen, String> {
    let (steps, _) = review.progress();
    let end = review.at(steps).map_err(|error| error.to_string())?;
    let stage = end.stage();
    if !stage.over {
        return Err(t!("saves-replay-unfinished", turn = stage.turn));
    }
    let screen = begin(world, Begin::Resume(Box::new(end)))?;
    world.insert_resource(Opened(place.into()));
    world.insert_resource(LookBack { review, told: Vec::new(), trouble: None, open: true });
    Ok(screen)
}

fn forget(_: On<Left>, mut commands: Commands) {
    commands.remove_resource::<Opened>();
}

fn leave(mut commands: Commands) {
    commands.remove_resource::<Reopening>();
}

pub fn plugin(app: &mut App) {
    app.add_message::<Open>()
        .add_observer(forget)
        .add_systems(
            Update,
            (
                obey.run_if(on_message::<Open>),
                read.run_if(resource_exists::<Reopening>.and_then(in_state(Screen::SAVES))),
            ),
        )
        .add_systems(OnExit(Screen::SAVES), leave);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{content, notices as told, small_run};
    use bevy::ecs::system::RunSystemOnce;
    use daemonfall_campaign::{Campaign, RunCommand, RunReplay, install};
    use daemonfall_core::Fingerprint;
    use daemonfall_dungeon::replay::Replay;
    use daemonfall_platform::saves::store::MemoryStore;
    use daemonfall_sector::Command;

    /// A game on the screen of saved runs.
    fn game() -> Result<World, String> {
        let content = content()?;
        let mut world = World::new();
        install(&mut world, &content);
        world.insert_resource(GameData(content));
        world.insert_resource(SaveStore::new(MemoryStore::default()));
        world.init_resource::<NextState<Screen>>();
        world.init_resource::<NextPractice>();
        world.init_resource::<Messages<Notice>>();
        world.init_resource::<Messages<Open>>();
        Ok(world)
    }

    /// The record of a run of two turns that ends with this command.
    fn record(world: &World, last: RunCommand) -> Result<RunReplay, String> {
        let content = world.resource::<GameData>().0.clone();
        let (mut other, mut run) = small_run(content, 5)?;
        for command in [RunCommand::Sector(Command::EndTurn), last] {
            let done = run.apply(&mut other, command);
            done.map_err(|refusal| refusal.to_string())?;
        }
        Ok(run.replay().clone())
    }

    /// Saves a text and opens it, until nothing more happens on its own.
    fn open_text(world: &mut World, text: &str) -> Result<(), String> {
        let store = world.resource::<SaveStore>();
        store.write("replays/mine.json", text.into(), |_, _| {});
        world.write_message(Open("replays/mine.json".into()));
        obey(world);
        while world.contains_resource::<Reopening>() {
            let read = world.run_system_once(read);
            read.map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn leads_to(world: &World) -> Option<Screen> {
        match world.resource::<NextState<Screen>>() {
            NextState::Pending(screen) => Some(*screen),
            _ => None,
        }
    }

    #[test]
    fn a_run_that_is_opened_is_looked_back_at_from_its_end() -> Result<(), String> {
        let mut world = game()?;
        let replay = record(&world, RunCommand::GiveUp)?;
        open_text(&mut world, &replay.write())?;
        assert_eq!(told(&mut world), [""; 0]);
        assert_eq!(leads_to(&world), Some(Screen::RUN_END));
        assert_eq!(world.resource::<Campaign>().replay(), &replay);
        let looking = world.resource::<LookBack>();
        assert!(looking.open && looking.review.is_done());
        let place = Opened("replays/mine.json".into());
        assert_eq!(world.get_resource::<Opened>(), Some(&place));
        Ok(())
    }

    #[test]
    fn a_dive_that_is_opened_is_watched() -> Result<(), String> {
        let mut world = game()?;
        let dive = Replay::new(world.resource::<Library>(), 7);
        open_text(&mut world, &dive.write())?;
        assert_eq!(leads_to(&world), Some(Screen::DIVE));
        assert!(world.contains_resource::<Watch>());
        Ok(())
    }

    #[test]
    fn what_cannot_be_opened_is_told_with_its_place_and_changes_nothing() -> Result<(), String> {
        let mut world = game()?;
        let replay = record(&world, RunCommand::GiveUp)?;
        let unfinished = record(&world, RunCommand::Sector(Command::EndTurn))?;
        let other_data = RunReplay { data: Fingerprint(1), ..replay.clone() };
        let mut parting = replay.clone();
        parting.steps[1].1 = Fingerprint(1);
        let whole = replay.write();
        for (text, word) in [
            ("nonsense".to_owned(), "no replay"),
            (whole[..whole.len() - 5].to_owned(), "cut short"),
            (other_data.write(), "other data"),
            (parting.write(), "step 2"),
            (unfinished.write(), "turn 3"),
        ] {
            open_text(&mut world, &text)?;
            let told = told(&mut world);
            assert_eq!(told.len(), 1, "{told:?}");
            assert!(told[0].contains("replays/mine.json: "), "{told:?}");
            assert!(told[0].contains(word), "{told:?}");
            let store = world.resource::<SaveStore>();
            let kept = store.read("replays/mine.json");
            assert_eq!(kept, Ok(Some(text)), "it stays as it is");
            assert!(!world.contains_resource::<Campaign>());
        }
        assert_eq!(leads_to(&world), None, "the screen stays");
        Ok(())
    }
}
