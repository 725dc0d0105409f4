//! Ways for other machines, written by this one: records of a dive and of a whole run, which the
//! rules compiled for browsers verify, and scripts with this machine's fingerprints, which a
//! browser plays. They are in `ways`, in the folder for temporary files of tests.

use super::battle::{end, fought};
use super::files::first_run;
use super::march::March;
use super::{bot, duel};
use crate::{SEED, SIDES};
use daemonfall_campaign::{Phase, RunCommand};
use daemonfall_core::seed_text;
use serde_json::{Value, json};
use std::path::Path;

fn way(name: &str, link: &str, script: &str) -> Value {
    json!({ "name": name, "link": link, "script": script })
}

fn a_breach() -> Value {
    let played = duel::play(SIDES, SEED);
    let choices = played.choices.join("\n");
    let (outcome, end) = (played.outcome, played.end);
    let script = format!(
        "wait breach\nwait choice\n{choices}\nwait choice\nexpect outcome {outcome}\nexpect fingerprint {end}\n"
    );
    way("breach", &format!("breach={SIDES}&seed={SEED}"), &script)
}

fn a_battle() -> Value {
    let sides = "needle,bastion+weaver:thorn,ember";
    let (battle, film) = fought(sides);
    let moves = film.frames.len();
    let script = format!(
        "wait battle\nwait frames 3\nkey Enter\nwait film\nexpect move {moves}\n{}",
        end(&battle)
    );
    way("battle", &format!("battle={sides}&seed={SEED}"), &script)
}

/// A march to the first fight of a run, which also tests a battle within a run.
fn a_march() -> Value {
    let seed = crate::MARCH;
    let mut march = March::begin("small", seed);
    march.line("wait sector\nwait turn\nwait frames 5");
    march.recruit_and_undo();
    march.attack(|_| "wait frames 1".into());
    march.end_turn();
    march.check();
    way("sector", &format!("sector=small&seed={seed}"), &march.script)
}

#[test]
fn the_ways_that_browsers_follow_are_written_down() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ways");
    let write = |name: &str, text: String| super::files::write(folder.join(name), text);
    let (dive, last) = bot::first_dive(|dive| dive.floor == 1);
    let (run, _) = first_run(|run| {
        let steps = &run.replay().steps;
        let in_breach = |(command, _): &(RunCommand, _)| matches!(command, RunCommand::Breach(_));
        let in_dive = |(command, _): &(RunCommand, _)| matches!(command, RunCommand::Dive(_));
        matches!(run.run().phase, Phase::Over(_))
            && steps.iter().any(in_breach)
            && steps.iter().any(in_dive)
    });
    let script = format!("wait dive\nwait frames 5\nplay dive.json\nexpect fingerprint {last}\n");
    let link = format!("seed={}", seed_text(dive.seed));
    let ways = json!([way("dive", &link, &script), a_breach(), a_battle(), a_march()]);
    write("dive.json", dive.write());
    write("run.json", run.replay().write());
    write("ways.json", ways.to_string());
}
