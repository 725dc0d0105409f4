//! Replays: a dive's replay is watched as a film, a run's is looked back at; from the command line,
//! and from the screen of saved runs.

use super::bot;
use super::files::{content, write};
use super::program::{Program, folder};
use bevy::ecs::world::World;
use daemonfall_campaign::{Campaign, RunCommand, Settings, install};
use daemonfall_sector::Command;
use std::fs;
use std::path::Path;

fn given_up() -> String {
    let content = content();
    let mut world = World::new();
    install(&mut world, &content);
    let settings = Settings { sector: "small".into(), ..Settings::usual(7) };
    let (mut run, _) = Campaign::begin(content, settings).unwrap_or_else(|error| panic!("{error}"));
    for command in [RunCommand::Sector(Command::EndTurn), RunCommand::GiveUp] {
        run.apply(&mut world, command).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    run.replay().write()
}

fn assert_nothing_was_counted(saves: &Path) {
    for name in ["profile.save", "run-auto.save"] {
        assert!(!saves.join(name).exists(), "{name} was written");
    }
}

#[test]
fn a_watched_dive_is_stopped_hurried_and_put_to_its_end_by_the_keys_of_a_film() {
    let folder = folder();
    let (replay, last) = bot::first_dive(|dive| dive.beat == 30 && dive.outcome.is_none());
    let file = folder.path().join("watched.json");
    write(&file, replay.write());
    let stopped = "wait dive\nkey Space\nwait seconds 2\nexpect beat 0\nexpect text play\n";
    // While the replay plays the dive, other input does nothing: a step, a click, exploring.
    let idle = "key ArrowRight\nkey o\nclick 640 340\nwait seconds 0.5\nexpect beat 0\n";
    let paced = "key =\nkey =\nkey =\nwait text faster (8×)\nkey -\nwait text faster (4×)\n";
    let whole = format!(
        "key Space\nwait beat 1\nkey e\nwait beat 30\nexpect fingerprint {last}\n\
         wait text all 30 beats match the recording\nquit\n"
    );
    Program::new(&folder)
        .with(&["--replay", &file.display().to_string()])
        .plays(&[stopped, idle, paced, &whole].concat());
}

#[test]
fn a_runs_replay_is_looked_back_at_from_the_command_line_and_counts_for_nobody() {
    let folder = folder();
    let file = folder.path().join("theirs.json");
    let text = given_up();
    write(&file, &text);
    let script = "wait run end\nwait text Looking back\nwait frames 5\nexpect text turn 2\nkey Escape\nwait frames 5\n\
                  expect text The run is given up\nexpect text theirs.json\nuse New run\nwait new run\n\
                  wait seconds 1\nkey Escape\nwait title\nwait frames 5\nquit\n";
    let file = file.display().to_string();
    Program::new(&folder).with(&["--replay", &file]).plays(script);
    let saves = folder.path().join("saves");
    assert_nothing_was_counted(&saves);
    assert!(!saves.join("replays").exists(), "it is not saved again");
    write(&file, &text[..text.len() - 5]);
    Program::new(&folder)
        .with(&["--replay", &file])
        .run()
        .ends_with(1, &["theirs.json", "cut short"]);
}

#[test]
fn the_screen_of_saved_runs_lists_the_replays_that_are_kept_and_opens_them() {
    let folder = folder();
    let saves = folder.path().join("saves");
    let replays = saves.join("replays");
    let (dive, last) = bot::first_dive(|dive| dive.beat == 6 && dive.outcome.is_none());
    let (text, dive) = (given_up(), dive.write());
    let torn_text = &text[..text.len() - 5];
    for (name, text) in
        [("run.json", text.as_str()), ("torn.json", torn_text), ("dive.json", dive.as_str())]
    {
        write(replays.join(name), text);
    }
    let list = "wait title\nwait seconds 0.5\nuse Saved runs\nwait saves\nwait frames 5\nuse Replays\nwait text A dive of 6 beats\n\
                expect text The run is given up, turn 2\nexpect text Can't be read\nexpect text UTC\n";
    let torn = "use Can't be read\nwait text That cannot be opened\nexpect text torn.json: it is cut short\nexpect screen saves\n\
                key Escape\nwait frames 5\nexpect text Replays\n";
    let run = "use Replays\nwait text A dive of 6 beats\nuse The run is given up\nwait run end\nwait text Looking back\n\
               wait frames 5\nkey Escape\nwait frames 5\nkey Escape\nwait title\nwait frames 5\n";
    let dive = format!(
        "use Saved runs\nwait saves\nwait frames 5\nuse Replays\nwait text A dive of 6 beats\nuse A dive of 6 beats\n\
         wait dive\nwait beat 6\nexpect fingerprint {last}\nquit\n"
    );
    Program::new(&folder).plays(&[list, torn, run, &dive].concat());
    assert_nothing_was_counted(&saves);
    let left = fs::read_to_string(replays.join("torn.json"));
    assert_eq!(left.ok().as_deref(), Some(torn_text));
}
