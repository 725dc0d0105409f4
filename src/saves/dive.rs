//! The dive under way, kept so that it can be gone on with.

use crate::saves::store::SaveStore;
use crate::screens::{Paused, Screen};
use crate::session::practice::Practising;
use crate::session::tally::Tally;
use crate::session::watch::Watch;
use crate::session::{Session, SessionSystems};
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_campaign::saves::{decode, encode};
use daemonfall_core::Snapshot;
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{DiveSnapshot, DiveState, Library};
use serde::{Deserialize, Serialize};

/// Name of the kept dive in the store.
pub const FILE: &str = "dive.json";
/// What a kept dive says that it is.
const KIND: &str = "dive";

/// A dive as it is kept.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct SavedDive {
    /// Seed and commands so far.
    pub replay: Replay,
    /// Counts so far.
    pub tally: Tally,
    /// The state after the last command.
    pub snapshot: DiveSnapshot,
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
    /// Reads a kept dive and checks that it can be gone on with; `place` is where it lies.
    ///
    /// # Errors
    /// Place and reason, in words.
    pub fn read(place: &str, text: &str, library: &Library) -> Result<Self, String> {
        let saved: Self = decode(KIND, place, text).map_err(|error| error.to_string())?;
        let check = saved.snapshot.check(library);
        check.map_err(|error| format!("{place}: {error}"))?;
        if saved.snapshot.state.outcome.is_some() {
            return Err(format!("{place}: its dive is over"));
        }
        Ok(saved)
    }

    /// The text to be kept.
    pub fn write(&self) -> String {
        encode(KIND, self)
    }

    /// The dive in this world.
    pub fn of(world: &mut World) -> Option<Self> {
        let session = world.get_resource::<Session>()?.clone();
        Some(Self {
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
        Ok(Some(text)) => SavedDive::read(&store.place(FILE), &text, &library).map(Some),
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
            let store = world.resource::<SaveStore>();
            let written = store.write(FILE, &saved.write());
            written.map_err(|error| error.to_string())
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
        let read = SavedDive::read(FILE, &saved.write(), &library)?;
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
        let text = saved.write();
        let refused = |text: &str| {
            let read = SavedDive::read(FILE, text, &library);
            read.err().unwrap_or_default()
        };
        assert!(refused(&text[..text.len() / 2]).contains("cut short"));
        assert!(refused(&text.replacen("\"version\":2", "\"version\":9", 1)).contains("newer"));
        let mut foreign = saved.clone();
        foreign.snapshot.library.0 ^= 1;
        assert!(refused(&foreign.write()).contains("other data"));
        assert!(refused("").contains("cut short"));
        Ok(())
    }

    #[test]
    fn a_dive_that_an_older_version_kept_is_gone_on_with() -> Result<(), String> {
        let (mut world, library) = dive()?;
        let saved = SavedDive::of(&mut world).ok_or("no dive")?;
        let body = serde_json::to_string(&saved).map_err(|error| error.to_string())?;
        let old = body.replacen('{', "{\"version\":1,", 1);
        assert_eq!(SavedDive::read(FILE, &old, &library), Ok(saved));
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
        assert!(store.read(FILE).is_ok_and(|text| {
            text.is_some_and(|text| text.starts_with("{\"daemonfall\":\"dive\""))
        }));
        Ok(())
    }
}
