//! Watching a replay: its commands are played at a steady pace, and every fingerprint is compared.

use super::hold::is_held;
use super::{Play, Session, SessionSystems};
use crate::screens::{Paused, Screen};
use crate::ui::notice::Notice;
use bevy::prelude::*;
use daemonfall_dungeon::replay::Replay;
use daemonfall_text::t;

/// Seconds a beat.
const PACE: f32 = 0.22;

/// The replay that is watched. While it is there, intents are not obeyed.
#[derive(Resource, Clone, Debug)]
pub struct Watch {
    replay: Replay,
    file: String,
    left: f32,
    over: bool,
}

impl Watch {
    /// Watches a replay from its beginning.
    pub fn new(replay: Replay, file: String) -> Self {
        Self {
            replay,
            file,
            left: 1.0,
            over: false,
        }
    }
}

fn play(
    time: Res<Time<Real>>,
    session: Res<Session>,
    mut watch: ResMut<Watch>,
    mut plays: MessageWriter<Play>,
    mut notices: MessageWriter<Notice>,
) {
    if watch.over {
        return;
    }
    let played = session.replay.beats.len();
    let recorded = played
        .checked_sub(1)
        .and_then(|last| watch.replay.beats.get(last))
        .copied();
    if let (Some((command, found)), Some((_, recorded))) = (session.replay.beats.last(), recorded)
        && *found != recorded
    {
        watch.over = true;
        let (command, found) = (format!("{command:?}"), found.to_string());
        notices.write(Notice::wrong(t!(
            "watch-differs",
            file = watch.file.as_str(),
            beat = played,
            command = command,
            found = found,
            recorded = recorded.to_string()
        )));
        return;
    }
    watch.left -= time.delta_secs();
    if watch.left > 0.0 {
        return;
    }
    watch.left = PACE;
    match watch.replay.beats.get(played) {
        Some((command, _)) => drop(plays.write(Play(*command))),
        None => {
            watch.over = true;
            notices.write(Notice::done(t!(
                "watch-whole",
                file = watch.file.as_str(),
                count = played
            )));
        }
    }
}

fn stop(world: &mut World) {
    world.remove_resource::<Watch>();
}

/// Plays the replay that is watched.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        play.in_set(SessionSystems::Choose).run_if(
            resource_exists::<Watch>
                .and_then(resource_exists::<Session>)
                .and_then(in_state(Screen::Dive))
                .and_then(in_state(Paused(false)))
                .and_then(not(is_held)),
        ),
    )
    .add_systems(OnExit(Screen::Dive), stop);
}
