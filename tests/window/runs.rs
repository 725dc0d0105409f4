//! Whole runs: started from the title, continued wherever they were left, saved after every step.

use super::files::{content, first_run, keep, kept, replay_in, write};
use super::march::March;
use super::program::{Program, RUN, folder};
use bevy::ecs::world::World;
use daemonfall_campaign::saves::folder::FolderStore;
use daemonfall_campaign::saves::keep_profile;
use daemonfall_campaign::{
    Campaign, Cause, Earned, Ending, InRun, Phase, Profile, RunCommand, install,
};
use daemonfall_sector::Command as MapCommand;
use std::fs;

#[test]
fn a_run_is_begun_from_the_title_kept_and_gone_on_with() {
    let folder = folder();
    let script = "wait title\nwait seconds 1\nkey Enter\nwait new run\nwait frames 5\nexpect text CREW\nkey Enter\n\
         wait sector\nwait turn\nwait frames 5\nexpect sector-turn 1\nkey e\nwait frames 4\nkey Enter\nwait turn\n\
         expect sector-turn 2\nwait seconds 0.5\nshot map\nkey p\nwait text Paused\nwait frames 3\nquit\n";
    Program::new(&folder).plays(script);
    assert!(folder.path().join("saves/run-auto.save").is_file());
    let again = "wait title\nwait seconds 0.5\nexpect text Continue\nkey Enter\nwait sector\nwait turn\nexpect sector-turn 2\nquit\n";
    Program::new(&folder).plays(again);
}

#[test]
#[cfg(unix)]
fn a_run_is_kept_when_the_system_ends_the_program() {
    let folder = folder();
    let script = "wait sector\nwait turn\nwait frames 5\nkey e\nwait frames 4\nkey Enter\nwait turn\nexpect sector-turn 2\n\
         shot turned\nwait seconds 200\n";
    Program::new(&folder).with(&RUN).script(script).ended_after("turned").run().ends_well();
    assert_eq!(kept(&folder.path().join("saves")).stage().turn, 2);
}

#[test]
fn the_first_steps_of_a_run_are_played_with_a_gamepad_alone() {
    let folder = folder();
    let title = "wait title\nwait seconds 1\npad South\nwait new run\nwait frames 5\nexpect text CREW\npad East\nwait title\n\
         wait frames 5\npad South\nwait new run\nwait frames 5\npad South\nwait sector\nwait turn\nwait frames 5\n\
         pad Start\nwait text Paused\nwait frames 3\npad Start\nwait frames 5\npad Start\nwait text Paused\nwait frames 3\n\
         pad DPadDown\npad South\nwait gear\nwait frames 5\npad East\nwait sector\nwait turn\nquit\n";
    Program::new(&folder).plays(title);
    let mut march = March::begin("small", 7);
    march.line("wait sector\nwait turn\nwait seconds 1");
    march.step_on_the_pad();
    march.line("pad Select\nwait text WHAT HAPPENED, BY TURN\npad East\nwait frames 5");
    march.end_turn_on_the_pad();
    march.line("pad Start\nwait text Paused\nquit");
    march.program(&folder).plays(&march.script);
}

#[test]
fn a_run_is_gone_on_with_in_an_encounter() {
    let folder = folder();
    let (run, mut world) = first_run(|run| matches!(run.run().phase, Phase::Encounter(_)));
    let Phase::Encounter(meeting) = &run.run().phase else {
        panic!("it is an encounter");
    };
    let encounter = run.content().campaign.encounter(meeting.encounter);
    keep(&run, &mut world, &folder.path().join("saves"));
    let script = format!(
        "wait title\nwait seconds 0.5\nkey Enter\nwait sector\nwait text {}\nwait frames 5\nshot choices\n\
         key ?\nwait text Help: the sector\nwait frames 3\nkey ?\nwait frames 10\nwait seconds 1\nkey Enter\nwait text Continue\nwait frames 3\nshot came\nkey Enter\nwait turn\nquit\n",
        encounter.name
    );
    Program::new(&folder).plays(&script);
}

#[test]
fn a_run_is_gone_on_with_in_a_dive_and_left_by_retreat() {
    let folder = folder();
    let (run, mut world) =
        first_run(|run| matches!(run.run().phase, Phase::Dive(_)) && run.run().tally.beats >= 5);
    let print = daemonfall_dungeon::fingerprint(&world);
    keep(&run, &mut world, &folder.path().join("saves"));
    let script = format!(
        "wait title\nwait seconds 0.5\nkey Enter\nwait dive\nwait text ARMOUR\nwait frames 10\nexpect fingerprint {print}\ncommand wait\n\
         wait seconds 0.5\nkey Escape\nwait text Paused\nwait frames 3\nkey ArrowUp\nkey ArrowUp\nkey Enter\nwait text Retreat?\nkey Enter\n\
         wait sector\nwait turn\nquit\n"
    );
    Program::new(&folder).plays(&script);
}

#[test]
fn from_a_guardians_door_the_breach_is_played_and_left() {
    let folder = folder();
    let (run, mut world) = first_run(|run| matches!(run.run().phase, Phase::Door(_)));
    keep(&run, &mut world, &folder.path().join("saves"));
    let script = "wait title\nmove 4 4\nwait seconds 0.5\nkey Enter\nwait door\nwait frames 10\nexpect text Go through\nwait seconds 0.3\nshot door\n\
         key ?\nwait text Help: the breach\nwait frames 3\nkey ?\nwait frames 5\n\
         key Escape\nwait text Paused\nwait frames 3\nkey Escape\nwait frames 5\nexpect screen door\n\
         key Enter\nwait breach\nwait choice\nwait seconds 0.3\nshot breach\n\
         choose wait\nwait choice\nkey Escape\nwait text Paused\nwait frames 3\nquit\n";
    Program::new(&folder).script(script).run().ends_well();
    let kept = fs::read_to_string(folder.path().join("saves/run-auto.save"));
    assert!(kept.is_ok_and(|text| text.contains("\"Breach\"")), "the breach is saved");
    let again = "wait title\nmove 4 4\nwait seconds 0.5\nkey Enter\nwait breach\nwait choice\nkey Escape\nwait text Paused\nwait frames 3\nquit\n";
    Program::new(&folder).plays(again);
}

#[test]
fn a_breach_is_saved_in_a_slot_gone_back_to_and_its_log_recalled() {
    let folder = folder();
    let (mut run, mut world) = first_run(|run| match run.run().phase {
        Phase::Breach(_) => run.replay().steps.len() >= 3,
        _ => false,
    });
    // The player waits until a unit has been struck, so that there is something to show.
    let command = RunCommand::Breach(daemonfall_breach::Command::Wait);
    for _ in 0..4 {
        if matches!(run.run().phase, Phase::Breach(_)) {
            run.apply(&mut world, command.clone()).unwrap_or_else(|refusal| panic!("{refusal}"));
        }
    }
    assert!(matches!(run.run().phase, Phase::Breach(_)), "it goes on");
    let print = daemonfall_breach::fingerprint(&world);
    keep(&run, &mut world, &folder.path().join("saves"));
    let resumed = format!(
        "wait title\nmove 4 4\nwait seconds 0.5\nkey Enter\nwait breach\nwait choice\nwait seconds 1\nexpect fingerprint {print}\n\
         key g\nwait text waits\nkey Escape\nwait frames 5\n"
    );
    let saved = "key Escape\nwait text Paused\nwait frames 3\nkey ArrowDown\nkey ArrowDown\nkey ArrowDown\nkey Enter\nwait saves\n\
         wait frames 5\nkey Enter\nwait text Saved in slot 1\nkey Escape\nwait breach\nwait choice\n";
    let back = format!(
        "expect fingerprint {print}\nkey g\nwait text waits\nkey Escape\nwait frames 5\nchoose wait\nwait choice\nquit\n"
    );
    Program::new(&folder).plays(&(resumed + saved + &back));
    let saves = folder.path().join("saves");
    let slot = fs::read_to_string(saves.join("run-1.save"));
    assert!(slot.is_ok_and(|text| text.contains("\"Breach\"")));
}

#[test]
fn feats_are_shown_with_their_day_and_what_is_left() {
    let folder = folder();
    let run = Some(InRun { seed: 7, turn: 31 });
    let earned = Earned { feat: "core".into(), day: 20_784, run };
    let mut profile = Profile { feats: vec![earned], ..Profile::default() };
    profile.progress.at_par = 4;
    profile.progress.streak = 2;
    let saves = folder.path().join("saves");
    keep_profile(&FolderStore::new(Some(saves)), &profile)
        .unwrap_or_else(|error| panic!("{error}"));
    let script = "wait title\nwait seconds 1\nkey ArrowDown\nkey ArrowRight\nkey Enter\nwait feats\nwait frames 5\n\
         expect text Root access\nexpect text 2026-11-27\nexpect text 4 of 12\nexpect text 0 of 3\nexpect text Win a run on brutal\n\
         shot feats\nkey Escape\nwait title\nwait frames 5\nkey ArrowUp\nkey Enter\nwait new run\nwait frames 5\n\
         expect text Wins in a row: 0, best 2\nquit\n";
    Program::new(&folder).plays(script);
}

#[test]
fn a_broken_save_is_told_and_set_aside_when_a_new_run_is_kept() {
    let folder = folder();
    let saves = folder.path().join("saves");
    let broken = "{\"daemonfall\":\"run\",\"version\":2,\"cut";
    write(saves.join("run-auto.save"), broken);
    write(saves.join("settings.ron"), "(mute: maybe)");
    let script = "wait title\nwait frames 10\nexpect text run-auto.save\nexpect text settings.ron:1\n\
                  key ArrowDown\nkey Enter\nwait saves\nwait frames 5\nexpect text Can't be loaded\nkey Enter\nwait title\nwait frames 5\n\
                  key ArrowUp\nkey Enter\nwait new run\nwait frames 5\nkey Enter\nwait sector\nwait turn\nwait seconds 1\nquit\n";
    Program::new(&folder).plays(script);
    let aside = fs::read_to_string(saves.join("run-auto-aside-1.save"));
    assert_eq!(aside.ok().as_deref(), Some(broken));
    let kept = fs::read_to_string(saves.join("run-auto.save"));
    assert!(kept.is_ok_and(|text| text.contains("\"snapshot\"")), "the new run is saved");
}

#[test]
fn a_run_from_the_command_line_sets_the_kept_one_aside() {
    let folder = folder();
    for seed in ["7", "8"] {
        Program::new(&folder)
            .with(&["--sector", "small", "--seed", seed])
            .plays("wait sector\nwait turn\nwait seconds 1\nquit\n");
    }
    assert!(folder.path().join("saves/run-auto-aside-1.save").is_file());
}

#[test]
fn a_run_that_is_given_up_is_summed_up_once_and_its_record_verifies() {
    let folder = folder();
    let script = "wait sector\nwait turn\nwait frames 5\nkey i\nwait gear\nwait frames 5\nkey Escape\nwait sector\nwait frames 5\n\
         key e\nwait frames 4\nkey Enter\nwait turn\nwait seconds 1\nkey p\nwait frames 10\nexpect text Paused\nkey ArrowUp\nwait frames 3\nkey Enter\n\
         wait text Give up for good?\nkey Enter\nwait run end\nwait seconds 0.5\nexpect text 0000-0007\nshot end\nquit\n";
    Program::new(&folder).with(&RUN).plays(script);
    let saves = folder.path().join("saves");
    assert!(!saves.join("run-auto.save").is_file(), "it is over");
    let replay = replay_in(&saves);
    assert_eq!(replay.verify(&content()), Ok(2), "a turn's end, and giving up");
}

/// The last moment of the first run that a command of this kind ends by the leader's fall in battle.
fn before_the_end(kind: impl Fn(&RunCommand) -> bool) -> (Campaign, World) {
    let over = |run: &Campaign| match &run.run().phase {
        Phase::Over(summary) => {
            let battle = matches!(&summary.cause, Some(Cause::Battle(_)));
            let last = run.replay().steps.last();
            summary.ending == Ending::LeaderLost && battle && last.is_some_and(|it| kind(&it.0))
        }
        _ => false,
    };
    let (over, _) = first_run(over);
    let mut world = World::new();
    install(&mut world, over.content());
    let begun = Campaign::begin(over.content().clone(), over.replay().settings.clone());
    let mut run = begun.unwrap_or_else(|error| panic!("{error}")).0;
    let (_, before) = over.replay().steps.split_last().expect("it has ended");
    for (command, _) in before {
        run.apply(&mut world, command.clone()).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    (run, world)
}

#[test]
fn the_blow_that_ends_a_run_is_shown_however_fast_it_is_skipped() {
    let folder = folder();
    let ends_turn = |command: &RunCommand| *command == RunCommand::Sector(MapCommand::EndTurn);
    let (run, mut world) = before_the_end(ends_turn);
    keep(&run, &mut world, &folder.path().join("saves"));
    // The others' turns are skipped, then the film, by its key and by leaving it.
    let script = "wait title\nwait seconds 0.5\nkey Enter\nwait sector\nwait turn\nwait frames 5\n\
         key e\nwait frames 4\nshot threat\nkey Enter\nwait frames 2\nkey Shift\nwait battle\nkey e\nkey Escape\nwait frames 3\n\
         expect screen battle\nwait seconds 0.3\nshot blow\nwait seconds 1\nkey e\nwait text Your leader died\nwait frames 10\nwait seconds 1\nshot fell\n\
         key Enter\nwait run end\nwait seconds 0.5\nquit\n";
    Program::new(&folder).plays(script);
}

#[test]
fn a_turn_opens_with_what_the_others_did_and_each_line_leads_there() {
    let folder = folder();
    let mut script = String::from("wait sector\nmove 1 1\nwait turn\nwait frames 5\n");
    script += &"end turn\nwait turn\n".repeat(4);
    script += "wait text While the others moved\nexpect text can attack First stack in its next turn.\nwait seconds 0.5\nshot summary\n\
         key Tab\nwait seconds 0.5\nexpect text 4,10\nshot line\n\
         key Escape\nwait frames 3\nkey p\nwait text Paused\nquit\n";
    Program::new(&folder).with(&["--sector", "small", "--seed", "1"]).plays(&script);
}
