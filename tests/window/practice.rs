//! The practice menu, a practice dive and the time lab, by keys.

use super::bot;
use super::files::{first_run, keep, texts_in, write};
use super::program::{Program, folder};
use crate::{PRACTISE_DIVE, SEED, play};
use daemonfall_campaign::Phase;
use daemonfall_core::seed_text;
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{DiveState, Outcome};

#[test]
fn practice_is_walked_through_by_keys_and_the_time_lab_steps_a_scenario_to_its_end() {
    let folder = folder();
    let lines: Vec<String> = [
        "row 15 of",
        "Revenant does nothing",
        "This is a quick turn of step 3.",
        "Quick turns come",
        "Revenant has a quick turn from a mime.",
        "Weaver's quicken",
    ]
    .iter()
    .map(|words| format!("expect text {words}\n"))
    .collect();
    let script = format!(
        "wait title\nwait frames 5\nkey ArrowDown\nkey ArrowDown\nkey Enter\nwait practice\nwait frames 5\n\
         key ArrowDown\nkey Enter\nwait dive\nwait frames 10\ncommand wait\nwait seconds 1\nkey Escape\nwait text Paused\n\
         key ArrowUp\nkey Enter\nwait text Leave?\nkey Enter\n\
         wait practice\nwait frames 5\n\
         key ArrowDown\nkey ArrowDown\nkey ArrowDown\nkey Enter\nwait line-up\nwait frames 5\nexpect text Keystone\nkey Enter\nwait frames 5\n\
         expect text Who stands here?\nkey ?\nwait frames 5\nkey Escape\nwait frames 5\n\
         expect text Who stands here?\nkey Escape\nwait frames 5\nexpect screen line-up\nkey Escape\nwait practice\nwait frames 5\n\
         key ArrowDown\nkey Enter\nwait time lab\nwait text Scenarios\nwait frames 5\n\
         key ArrowDown\nkey ArrowDown\nkey ArrowDown\nkey Enter\nwait text Quicken four times, two sides\nexpect text row 1 of\n\
         key ArrowDown\nkey ArrowDown\n{}wait frames 5\n{}shot lab\nkey ArrowLeft\nwait frames 5\nexpect text row 14 of\n\
         {}wait frames 5\nexpect text row 54 of 54\nexpect text Needle, Weaver, Echo\u{a0}1, Echo\u{a0}2, Prism, Leech, Echo\u{a0}3, Revenant\nexpect text Quick turns wait\n\
         key Home\nwait frames 5\nexpect text row 1 of\n\
         expect text It has been like this from the start.\n\
         key Escape\nwait practice\nkey Escape\nwait title\nquit\n",
        "key ArrowRight\n".repeat(5),
        lines.concat(),
        "key ArrowRight\n".repeat(40),
    );
    Program::new(&folder).plays(&script);
    assert!(!folder.path().join("saves/run-auto.save").is_file(), "practice is not saved");
}

#[test]
fn a_broken_scenario_is_told_in_the_time_lab_and_takes_nothing_with_it() {
    let folder = folder();
    let file = folder.path().join("mine.ron");
    let good = "\"mine\": (phase: CR, characters: [(id: \"A\", team: 1, ct: 100, speed: 9)]),";
    let broken = "\"bad\": (phase: CR, characters: [(id: \"A\", team: 1, speed: -9)]),";
    write(&file, format!("{{\n    {good}\n    {broken}\n}}\n"));
    write(folder.path().join("saves/scenarios/torn.json"), "[{\"name\": ");
    let script = "wait time lab\nwait frames 10\nexpect text 2 scenarios or files cannot be used\nexpect text Mine\n\
                  key End\nwait frames 5\nexpect text A does nothing\nkey Enter\nwait text Quick turns that must wait\n\
                  expect text mine.ron:3\nexpect text bad\nexpect text torn.json:1\nquit\n";
    Program::new(&folder).with(&["--time-lab", &file.display().to_string()]).plays(script);
}

#[test]
fn a_click_on_a_units_health_aims_at_the_unit() {
    let script = "wait breach\nmove 1 1\nwait choice\nkey 1\nmove 1153 252\nwait seconds 1\nexpect round 1\n\
                  expect text Jab on Ember?\nclick 1153 252\nwait choice\nexpect round 3\nquit\n";
    let sides = "needle,bastion:thorn,ember,moth";
    Program::new(&folder()).with(&["--breach", sides, "--seed", "7"]).plays(script);
}

#[test]
fn a_practised_dive_takes_beats_back_and_its_replay_holds_none_of_them() {
    let [one, two] = [1, 2].map(|beats| bot::waited(SEED, beats));
    let begun = format!(
        "wait title\nwait seconds 1\n{PRACTISE_DIVE}type {}\nwait frames 3\nkey Enter\nwait dive\nwait frames 20\n\
         expect text undo\nkey u\nwait frames 5\nexpect beat 0\ncommand wait\ncommand wait\ncommand wait\nexpect beat 3\n",
        seed_text(SEED)
    );
    let back = format!(
        "key u\nwait frames 10\nexpect beat 2\nexpect fingerprint {two}\n\
         key Escape\nwait text Paused\nwait frames 5\nclick text Undo\nwait frames 15\nexpect beat 1\n\
         expect fingerprint {one}\ncommand wait\nexpect beat 2\nexpect fingerprint {two}\nquit\n"
    );
    Program::new(&folder()).plays(&(begun + &back));
}

#[test]
fn after_a_death_in_practice_the_last_beat_is_taken_back_and_the_dive_goes_on() {
    let folder = folder();
    let (death, _) = bot::first_dive(|dive| matches!(dive.outcome, Some(Outcome::Died { .. })));
    let before = death.beats.len() - 1;
    let print = death.beats[before - 1].1;
    let script = format!(
        "wait summary\nwait frames 10\nexpect text Undo\nkey u\nwait dive\nwait frames 10\nexpect beat {before}\n\
         expect fingerprint {print}\nkey u\nwait frames 10\nexpect beat {}\nquit\n",
        before - 1
    );
    play(&folder, &death, &script);
    let texts = texts_in(&folder.path().join("saves/replays"));
    let whole = texts.iter().any(|text| Replay::read(text).as_ref() == Ok(&death));
    assert!(whole, "the dive that ended was saved unchanged");
}

#[test]
fn a_dive_of_a_run_takes_nothing_back() {
    let folder = folder();
    let (run, mut world) =
        first_run(|run| matches!(run.run().phase, Phase::Dive(_)) && run.run().tally.beats >= 3);
    let next = world.resource::<DiveState>().beat + 1;
    keep(&run, &mut world, &folder.path().join("saves"));
    let script = format!(
        "wait title\nwait seconds 0.5\nkey Enter\nwait dive\nwait text ARMOUR\nwait frames 10\ncommand wait\n\
         expect beat {next}\nkey u\nwait text Nothing can be undone\nexpect beat {next}\nquit\n"
    );
    Program::new(&folder).plays(&script);
}
