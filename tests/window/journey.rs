//! A short whole run: a bot plays it on the rules alone through most parts of a run; then each
//! input device plays it in the window.

use super::bot::choose as way_down;
use super::files::{content, replay_in, write};
use super::program::{Program, folder};
use bevy::ecs::world::World;
use daemonfall_campaign::{Campaign, Phase, RunCommand, RunReplay, Settings, install};
use daemonfall_core::seed_text;
use daemonfall_lab::bots::run::{RunBot, RunPolicy};
use daemonfall_sector::Command;
use std::sync::OnceLock;

/// The first seed to try; with other data a later one may be used.
const FIRST: u64 = 1;
/// The most turns and steps of a journey, so that a test takes a minute or two.
const TURNS: u32 = 8;
const STEPS: usize = 70;
/// Beats of a dive before the bot leaves it.
const BEATS: usize = 8;

type Part = fn(&RunCommand) -> bool;

/// Breaches have their own tests.
const PARTS: [Part; 8] = {
    use RunCommand as R;
    [
        |it| matches!(it, R::Sector(Command::Move { .. })),
        |it| matches!(it, R::Sector(Command::EndTurn)),
        |it| matches!(it, R::Sector(Command::Attack { .. })),
        |it| matches!(it, R::Choose(_)),
        |it| matches!(it, R::Dive(_)),
        |it| matches!(it, R::Retreat),
        |it| matches!(it, R::Fit { .. }),
        |it| matches!(it, R::Sector(Command::Recruit { .. })),
    ]
};

/// The bold bot dives straight for the exits until it has been through all parts, then gives up.
fn journey_on(seed: u64) -> Option<RunReplay> {
    let content = content();
    let mut world = World::new();
    install(&mut world, &content);
    let settings =
        Settings { sector: "small".into(), difficulty: "easy".into(), ..Settings::usual(seed) };
    let (mut run, _) = Campaign::begin(content, settings).expect("the settings are usual");
    let mut bot = RunBot::new(RunPolicy::Bold, seed);
    let (mut missing, mut beats) = (PARTS.to_vec(), 0);
    while !missing.is_empty() || run.run().phase != Phase::Sector {
        let command = match run.run().phase {
            Phase::Dive(_) if beats < BEATS => {
                beats += 1;
                RunCommand::Dive(way_down(&mut world))
            }
            Phase::Dive(_) => RunCommand::Retreat,
            _ => bot.choose(&run, &mut world)?,
        };
        missing.retain(|part| !part(&command));
        run.apply(&mut world, command.clone())
            .unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        if run.replay().steps.len() >= STEPS || run.sector().turn > TURNS {
            return None;
        }
    }
    run.apply(&mut world, RunCommand::GiveUp)
        .unwrap_or_else(|refusal| panic!("giving up: {refusal}"));
    Some(run.replay().clone())
}

fn journey() -> &'static RunReplay {
    static JOURNEY: OnceLock<RunReplay> = OnceLock::new();
    JOURNEY.get_or_init(|| {
        let found = (FIRST..FIRST + 2_000).find_map(journey_on);
        found.expect("one of two thousand runs has all parts")
    })
}

/// Plays it with an input device from the title to the title, and compares it with the recording.
fn play_by(hand: &str, size: &str) {
    let folder = folder();
    let journey = journey();
    let file = folder.path().join("journey.json");
    write(&file, journey.write());
    let saves = folder.path().join("saves");
    // Animations take no time.
    write(saves.join("settings.ron"), "(reduced_motion: true)");
    let script = format!(
        "hand {hand}\nwait title\nwait seconds 1\nuse New run\nwait new run\nwait frames 5\nuse Small\nuse Easy\nuse Back\nwait title\n\
         wait frames 5\nfollow {}\nwait run end\nwait seconds 0.5\nexpect text {}\nuse To the title\nwait title\nquit\n",
        file.display(),
        seed_text(journey.settings.seed)
    );
    Program::new(&folder).with(&["--size", size]).script(&script).within(900).run().ends_well();
    let run = replay_in(&folder.path().join("saves"));
    assert!(run == *journey, "it is the run that was to be played");
}

#[test]
fn a_whole_run_is_played_with_the_keyboard_alone() {
    play_by("keys", "1280x720");
}

#[test]
fn a_whole_run_is_played_with_a_gamepad_alone() {
    play_by("pad", "1280x720");
}

#[test]
fn a_whole_run_is_played_with_the_mouse_alone() {
    play_by("mouse", "1280x720");
}

#[test]
fn a_whole_run_is_played_by_fingers_alone() {
    play_by("touch", "844x390");
}
