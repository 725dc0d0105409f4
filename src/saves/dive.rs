//! The dive under way, kept so that it can be gone on with.

use crate::saves::store::SaveStore;
use crate::screens::{Paused, Screen};
use crate::session::practice::Practising;
use crate::session::tally::Tally;
use crate::session::watch::Watch;
use crate::session::{Session, SessionSystems};
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_core::Snapshot;
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{DiveSnapshot, DiveState, Library};
use serde::{Deserialize, Serialize};

/// Name of the kept dive in the store.
pub const FILE: &str = "dive.json";
/// Version of its format.
const VERSION: u32 = 1;

/// A dive as it is kept.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SavedDive {
    /// Version of the format.
    pub version: u32,
    /// Seed and commands so far.
    pub replay: Replay,
    /// Counts so far.
    pub tally: Tally,
    /// The state after the last command.
    pub snapshot: DiveSnapshot,
}

/// The part that every version has.
#[derive(Deserialize)]
struct Header {
    version: u32,
}

/// What the store holds.
#[derive(Resource, Clone, Debug, Default)]
pub enum KeptDive {
    /// No dive.
    #[default]
    None,
    /// One that can be gone on with.
    Some(Box<SavedDive>),
    /// One that cannot be read: place and reason.
    Broken(String),
}

impl SavedDive {
    /// Reads a kept dive and checks that it can be gone on with.
    ///
    /// # Errors
    /// Why not, in words.
    pub fn read(text: &str, library: &Library) -> Result<Self, String> {
        let broken = |error: serde_json::Error| {
            warn!("{FILE}: {error}");
            format!("cut short or damaged in line {}", error.line())
        };
        let header: Header = serde_json::from_str(text).map_err(broken)?;
        if header.version != VERSION {
            return Err(format!(
                "it was written by another version of the game (format {}, this one reads {VERSION})",
                header.version
            ));
        }
        let saved: Self = serde_json::from_str(text).map_err(broken)?;
        saved
            .snapshot
            .check(library)
            .map_err(|error| error.to_string())?;
        if saved.snapshot.state.outcome.is_some() {
            return Err("its dive is over".into());
        }
        Ok(saved)
    }

    /// The dive in this world.
    pub fn of(world: &mut World) -> Option<Self> {
        let session = world.get_resource::<Session>()?.clone();
        Some(Self {
            version: VERSION,
            replay: session.replay,
            tally: session.tally,
            snapshot: DiveSnapshot::take(world),
        })
    }
}

/// Looks what the store holds.
pub fn look(
    store: Res<SaveStore>,
    library: Option<Res<Library>>,
    mut kept: ResMut<KeptDive>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(library) = library else { return };
    let read = match store.read(FILE) {
        Ok(None) => Ok(None),
        Ok(Some(text)) => SavedDive::read(&text, &library)
            .map(Some)
            .map_err(|reason| format!("{}: {reason}", store.place(FILE))),
        Err(error) => Err(error.to_string()),
    };
    *kept = match read {
        Ok(saved) => saved.map_or(KeptDive::None, |saved| KeptDive::Some(Box::new(saved))),
        Err(reason) => {
            notices.write(Notice::wrong(format!(
                "The kept dive cannot be gone on with. {reason}. It stays where it is."
            )));
            KeptDive::Broken(reason)
        }
    };
}

/// Keeps the dive as it stands now.
pub fn keep(world: &mut World) {
    let watched = world.contains_resource::<Watch>();
    let practised = world.contains_resource::<Practising>();
    if watched
        || practised
        || !world
            .get_resource::<Session>()
            .is_some_and(|session| session.unsaved)
    {
        return;
    }
    // What cannot be read may still be dear to somebody, or readable by another version.
    if matches!(world.resource::<KeptDive>(), KeptDive::Broken(_)) {
        let notice = match world.resource::<SaveStore>().set_aside(FILE) {
            Ok(place) => Notice::done(format!(
                "What could not be gone on with lies in {place} now."
            )),
            Err(error) => Notice::wrong(format!(
                "This dive is not kept, since what could not be read is in the way: {error}"
            )),
        };
        let failed = notice.wrong;
        world.write_message(notice);
        if failed {
            world.resource_mut::<Session>().unsaved = false;
            return;
        }
        world.insert_resource(KeptDive::None);
    }
    let over = world.resource::<DiveState>().outcome.is_some();
    let written = if over {
        world
            .resource::<SaveStore>()
            .remove(FILE)
            .map_err(|error| error.to_string())
    } else {
        SavedDive::of(world).map_or(Ok(()), |saved| {
            let text = serde_json::to_string(&saved).map_err(|error| error.to_string())?;
            world
                .resource::<SaveStore>()
                .write(FILE, &text)
                .map_err(|error| error.to_string())
        })
    };
    if let Err(reason) = written {
        world.write_message(Notice::wrong(format!("The dive cannot be kept: {reason}")));
    }
    world.resource_mut::<Session>().unsaved = false;
}

/// Seconds without a beat after which the dive is kept; and the longest it is left unkept while beats go on.
const REST: f32 = 0.5;
const LONGEST: f32 = 4.0;

/// Whether it is time to keep the dive: at a rest of the player's, since writing takes longer than a frame.
fn due(
    time: Res<Time<Real>>,
    session: Option<Res<Session>>,
    state: Option<Res<DiveState>>,
    mut waits: Local<(f32, f32, usize)>,
) -> bool {
    let (Some(session), Some(state)) = (session.filter(|session| session.unsaved), state) else {
        *waits = default();
        return false;
    };
    let (rest, since, beats) = *waits;
    let now = session.replay.beats.len();
    let rest = if beats == now {
        rest + time.delta_secs()
    } else {
        0.0
    };
    *waits = (rest, since + time.delta_secs(), now);
    state.outcome.is_some() || rest >= REST || since >= LONGEST
}

/// Keeps dives, and looks for one on the way to the title.
pub fn plugin(app: &mut App) {
    app.init_resource::<KeptDive>()
        .add_systems(OnEnter(Screen::Title), look.in_set(LookSystems))
        .add_systems(
            Update,
            keep.run_if(due)
                .after(SessionSystems::Act)
                .run_if(in_state(Screen::Dive)),
        )
        .add_systems(OnEnter(Paused(true)), keep)
        .add_systems(OnExit(Screen::Dive), keep)
        .add_systems(Last, keep.run_if(on_message::<AppExit>));
}

/// When, on the way to the title, the store is looked into.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LookSystems;

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_dungeon::{Command, act, begin, fingerprint, install};

    fn dive() -> Result<(World, Library), String> {
        let library = Library::load_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/data"))
            .map_err(|errors| errors.to_string())?;
        let mut world = World::new();
        install(&mut world, library.clone());
        begin(&mut world, 7);
        for _ in 0..5 {
            act(&mut world, Command::Wait).map_err(|refusal| refusal.to_string())?;
        }
        world.insert_resource(Session {
            replay: Replay::new(&library, 7),
            tally: Tally::default(),
            unsaved: true,
        });
        Ok((world, library))
    }

    #[test]
    fn a_kept_dive_goes_on_where_it_was_left() -> Result<(), String> {
        let (mut world, library) = dive()?;
        let saved = SavedDive::of(&mut world).ok_or("no dive")?;
        let text = serde_json::to_string(&saved).map_err(|error| error.to_string())?;
        let read = SavedDive::read(&text, &library)?;
        let mut other = World::new();
        install(&mut other, library);
        read.snapshot
            .restore(&mut other)
            .map_err(|error| error.to_string())?;
        assert_eq!(fingerprint(&other), fingerprint(&world));
        Ok(())
    }

    #[test]
    fn what_is_broken_or_foreign_is_refused_in_words() -> Result<(), String> {
        let (mut world, library) = dive()?;
        let saved = SavedDive::of(&mut world).ok_or("no dive")?;
        let text = serde_json::to_string(&saved).map_err(|error| error.to_string())?;
        let refused = |text: &str| SavedDive::read(text, &library).err().unwrap_or_default();
        assert!(refused(&text[..text.len() / 2]).contains("cut short or damaged in line 1"));
        assert!(
            refused(&text.replacen("\"version\":1", "\"version\":9", 1))
                .contains("another version")
        );
        let mut foreign = saved.clone();
        foreign.snapshot.library.0 ^= 1;
        assert!(
            refused(&serde_json::to_string(&foreign).map_err(|error| error.to_string())?)
                .contains("other data")
        );
        assert!(refused("").contains("cut short or damaged in line 1"));
        Ok(())
    }

    #[test]
    fn a_dive_that_cannot_be_read_is_set_aside_and_not_lost() -> Result<(), String> {
        let (mut world, _) = dive()?;
        let store = SaveStore::new(crate::saves::store::MemoryStore::default());
        store
            .write(FILE, "from the future")
            .map_err(|error| error.to_string())?;
        world.insert_resource(store);
        world.insert_resource(KeptDive::Broken("because".into()));
        world.init_resource::<Messages<Notice>>();
        keep(&mut world);
        let store = world.resource::<SaveStore>();
        assert_eq!(
            store.read("dive-aside-1.json"),
            Ok(Some("from the future".into()))
        );
        assert!(
            store
                .read(FILE)
                .is_ok_and(|text| text.is_some_and(|text| text.starts_with("{\"version\":1")))
        );
        Ok(())
    }
}
