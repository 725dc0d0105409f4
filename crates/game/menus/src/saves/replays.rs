//! Replays on the screen of saved runs.
//! One dialogue lists and opens them, another shows how far a run has been read.

use super::slot_actions::{DeedSystems, SlotAction};
use super::words::begun;
use crate::prelude::*;
use crate::run_end::heading;
use crate::runs::open_replay::{Open, Reopening};
use daemonfall_platform::saves::replays::{self, About};
use daemonfall_platform::saves::written::date;
use std::time::Duration;

#[derive(Component)]
struct List;

/// The dialogue shown while a run is read, and its progress text.
#[derive(Component)]
struct Reading;
#[derive(Component)]
struct Progress;

/// Greatest number of replays listed: each is read for it.
const LISTED: usize = 16;

/// A replay in two lines: what it records, and how it was begun and when it ended.
fn lines(content: &Content, name: &str, about: &About, written: Option<Duration>) -> [String; 2] {
    let [first, second] = match about {
        About::Run(stage, Some(ending)) => [
            t!("saves-replay-ended", ending = heading(*ending), turn = stage.turn),
            begun(content, stage),
        ],
        About::Run(stage, None) => {
            [t!("saves-replay-run", turns = stage.turn), begun(content, stage)]
        }
        About::Dive { seed, beats } => [
            t!("saves-replay-dive", beats = *beats),
            t!("saves-replay-seed", seed = seed_text(*seed)),
        ],
        About::Broken => {
            [t!("saves-replay-broken"), name.rsplit('/').next().unwrap_or(name).to_owned()]
        }
    };
    let second = match written {
        Some(moment) => t!("saves-replay-written", words = second, date = date(moment)),
        None => second,
    };
    [first, second]
}

fn open(
    mut deeds: MessageReader<SlotAction>,
    store: Res<SaveStore>,
    data: Res<GameData>,
    mut commands: Commands,
) {
    if !deeds.read().any(|deed| *deed == SlotAction::Replays) {
        return;
    }
    let root = (List, DespawnOnExit(Screen::SAVES));
    let heading = t!("saves-replays");
    let panel = dialogue::spawn(&mut commands, heading, 10, 760.0, root);
    let found = replays::newest(&store);
    let mut rows = Vec::new();
    for (name, written) in found.iter().take(LISTED) {
        let about = replays::about(&store, name);
        let lines = lines(&data.0, name, &about, *written);
        let row = row(&mut commands, &store, name, lines);
        if rows.is_empty() {
            commands.entity(row).insert(FocusFirst);
        }
        rows.push(row);
    }
    let list = super::list(&mut commands, [6.0, 398.0], [6.0, 230.0], &rows);
    let mut parts = vec![list];
    let folder = replays::folder(&store);
    let beyond = match found.len() {
        0 => Some(t!("saves-replays-none")),
        many if many > LISTED => {
            let count = many - LISTED;
            Some(t!("saves-replays-more", count = count, folder = folder))
        }
        _ => None,
    };
    if let Some(words) = beyond {
        let words = text(theme::SMALL, theme::DIM, words);
        parts.push(commands.spawn(words).id());
    }
    let (label, about) = (t!("saves-back"), t!("saves-back-about"));
    let close = dialogue::close::<List>;
    let back = dialogue::answer(&mut commands, label, about, close);
    if rows.is_empty() {
        commands.entity(back).insert(FocusFirst);
    }
    parts.push(back);
    commands.entity(panel).add_children(&parts);
}

fn row(
    commands: &mut Commands,
    store: &SaveStore,
    name: &str,
    [first, second]: [String; 2],
) -> Entity {
    let about = t!("saves-replay-about", file = store.place(name));
    let open = Open(name.to_owned());
    let row = sends(commands, first, Tooltip::beside(about), open);
    commands.entity(row).with_child(text(theme::SMALL, theme::DIM, second));
    row
}

fn told(reopening: &Reopening) -> String {
    let (step, steps) = reopening.progress();
    t!("look-back-reading", step = step, steps = steps)
}

/// While a run is read, this replaces the list.
fn show(
    reopening: Res<Reopening>,
    lists: Query<Entity, With<List>>,
    open: Query<(), With<Reading>>,
    mut commands: Commands,
) {
    if !open.is_empty() {
        return;
    }
    commands.despawn_all(&lists);
    let root = (Reading, DespawnOnExit(Screen::SAVES));
    let heading = t!("saves-replay-opening");
    let panel = dialogue::spawn(&mut commands, heading, 10, 560.0, root);
    let words = text(theme::BODY, theme::DIM, told(&reopening));
    let words = commands.spawn((words, Progress)).id();
    let (label, about) = (t!("saves-replay-leave"), t!("saves-back-about"));
    let leave = |_: On<Activate>, mut commands: Commands| commands.remove_resource::<Reopening>();
    let leave = dialogue::first_answer(&mut commands, label, about, leave);
    commands.entity(panel).add_children(&[words, leave]);
}

fn tell(reopening: Res<Reopening>, mut words: Query<&mut Text, With<Progress>>) {
    for mut words in &mut words {
        words.set_if_neq(Text::new(told(&reopening)));
    }
}

/// Closes once the run was read, failed, or was left.
fn hide(open: Query<Entity, With<Reading>>, mut commands: Commands) {
    commands.despawn_all(&open);
}

fn step_back(
    mut back: ResMut<Back>,
    lists: Query<Entity, With<List>>,
    reading: Query<(), With<Reading>>,
    mut commands: Commands,
) {
    if !lists.is_empty() && back.take() {
        commands.despawn_all(&lists);
    }
    if !reading.is_empty() && back.take() {
        commands.remove_resource::<Reopening>();
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            // The key that opens it must not also choose in it.
            open.after(FocusSystems).after(DeedSystems),
            show.run_if(resource_exists::<Reopening>),
            tell.run_if(resource_exists::<Reopening>),
            hide.run_if(not(resource_exists::<Reopening>)),
            step_back.in_set(BackSystems::Dialogue),
        )
            .run_if(in_state(Screen::SAVES)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{content, stage};
    use daemonfall_campaign::Ending;
    use daemonfall_campaign::saves::Stage;

    #[test]
    fn a_replay_is_told_by_what_its_file_tells() -> Result<(), String> {
        let content = content()?;
        let stage = Stage { over: true, ..stage(34, "the end of the run") };
        let written = Some(Duration::from_secs(1_770_998_400));
        let lines = |about: &About, written| lines(&content, "replays/a.json", about, written);
        assert_eq!(
            lines(&About::Run(stage.clone(), Some(Ending::Won)), written),
            ["Victory, turn 34", "Normal, goal: core, seed 0000-0007, 2026-02-13 16:00 UTC"]
        );
        assert_eq!(
            lines(&About::Run(stage, None), None),
            ["A run of 34 turns", "Normal, goal: core, seed 0000-0007"]
        );
        let dive = About::Dive { seed: 7, beats: 1 };
        assert_eq!(lines(&dive, None), ["A dive of 1 beat", "Seed 0000-0007"]);
        assert_eq!(lines(&About::Broken, None), ["Can't be read", "a.json"]);
        Ok(())
    }
}
