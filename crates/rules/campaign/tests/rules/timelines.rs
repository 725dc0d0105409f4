//! A run's timeline: every past step as it was, branches from it, and where two runs diverge.

use crate::small::{Game, content_with};
use bevy_ecs::world::World;
use daemonfall_campaign::{
    Comparing, Divergence, Phase, Reading, ReadingError, ReplayError, RunCommand, RunReplay,
    Timeline, TimelineError, compare, compare_dives,
};
use daemonfall_core::{Difference, Fingerprint, Stream, Streams, diff};
use daemonfall_dungeon as dungeon;
use daemonfall_dungeon::replay::Replay;
use daemonfall_sector::Command;

/// A run played at random, with its timeline noted after each step; sometimes a step is undone.
fn played(seed: u64, steps: u32) -> (Game, Timeline) {
    let mut game = Game::with(content_with([]), "small", seed);
    let mut timeline = Timeline::begin(&game.campaign, &mut game.world);
    let mut dice = Streams::new(!seed);
    for _ in 0..steps {
        let Some(command) = game.random(&mut dice) else { break };
        game.apply(command);
        timeline.note(&game.campaign, &mut game.world);
        if dice.below(Stream::Dive, 9) == 0
            && game.campaign.undo()
            && dice.below(Stream::Dive, 2) == 0
        {
            timeline.note(&game.campaign, &mut game.world);
        }
    }
    timeline.note(&game.campaign, &mut game.world);
    (game, timeline)
}

#[test]
fn scrubbing_to_random_steps_gives_the_recorded_fingerprints() {
    for seed in 0..4 {
        let (game, timeline) = played(seed, 300);
        assert_eq!(timeline.replay(), game.campaign.replay());
        let mut scratch = Game::with(game.content.clone(), "small", 0).world;
        let mut dice = Streams::new(seed);
        for _ in 0..25 {
            let step = dice.below(Stream::Dive, timeline.steps() as u32 + 1) as usize;
            let mut there = timeline.at(step, &mut scratch).expect("it was played");
            let print = there.fingerprint(&scratch);
            if let Some(recorded) = timeline.print(step) {
                assert_eq!(print, recorded, "seed {seed}, step {step}");
            }
            assert_eq!(there.replay().steps[..], timeline.replay().steps[..step]);
        }
    }
}

#[test]
fn a_recorded_run_has_its_time_too() {
    let (game, noted) = played(11, 120);
    let replay = game.campaign.replay();
    let timeline = Timeline::of(&game.content, replay).expect("it was recorded");
    assert_eq!(timeline.steps(), replay.steps.len());
    assert_eq!((timeline.first(), noted.first()), (0, 0));
    assert!(timeline.keyframes().len() > 1);
    let mut scratch = Game::with(game.content.clone(), "small", 0).world;
    let last = timeline.steps();
    let one = timeline.snapshot(last, &mut scratch).expect("it was played");
    let other = noted.snapshot(last, &mut scratch).expect("it was played");
    assert_eq!(diff(&one, &other), []);
}

#[test]
fn a_record_that_is_read_bit_by_bit_has_the_same_time() {
    let (game, _) = played(4, 150);
    let replay = game.campaign.replay();
    let mut reading = Reading::begin(&game.content, replay).expect("it was recorded");
    let mut bits = 0;
    while reading.step(replay).expect("it replays").is_some() {
        bits += 1;
    }
    assert!(bits >= replay.steps.len());
    let timeline = reading.finish();
    assert_eq!(timeline.replay(), replay);
    let whole = Timeline::of(&game.content, replay).expect("it was recorded");
    let marks: Vec<usize> = timeline.keyframes().collect();
    assert_eq!(marks, whole.keyframes().collect::<Vec<_>>());
}

#[test]
fn a_record_that_changes_while_it_is_read_is_followed() {
    let (game, _) = played(4, 60);
    let replay = game.campaign.replay();
    let mut reading = Reading::begin(&game.content, replay).expect("it was recorded");
    let all = replay.steps.len();
    assert!(all > 10, "{all} steps");
    while reading.timeline().steps() < all / 2 {
        assert!(reading.step(replay).expect("it replays").is_some());
    }
    let mut shorter = replay.clone();
    shorter.steps.truncate(all / 3);
    while reading.step(&shorter).expect("it replays").is_some() {}
    assert_eq!(reading.timeline().replay(), &shorter);
    let mut on = Reading::go_on(reading.finish()).expect("its end can be restored");
    while on.step(replay).expect("it replays").is_some() {}
    assert_eq!(on.timeline().replay(), replay);
}

#[test]
fn a_record_is_read_up_to_the_step_that_does_not_play_again() {
    let (game, _) = played(4, 40);
    let mut replay = game.campaign.replay().clone();
    replay.steps[9].1 = Fingerprint(1);
    let mut reading = Reading::begin(&game.content, &replay).expect("it was recorded");
    let stopped = loop {
        match reading.step(&replay) {
            Ok(Some(_)) => {}
            Ok(None) => panic!("step 10 is not what was recorded"),
            Err(error) => break error,
        }
    };
    assert!(matches!(stopped, ReadingError::Replay(ReplayError::Differs { step: 10, .. })));
    assert_eq!(reading.timeline().steps(), 9);
}

#[test]
fn steps_that_there_are_not_are_refused() {
    let (game, timeline) = played(2, 30);
    let mut scratch = Game::with(game.content.clone(), "small", 0).world;
    let steps = timeline.steps();
    let refused = timeline.at(steps + 1, &mut scratch).err();
    let step = steps + 1;
    assert_eq!(refused, Some(TimelineError::NoStep { step, steps }));
    let mut late = game;
    let from_here = Timeline::begin(&late.campaign, &mut late.world);
    let first = late.campaign.replay().steps.len();
    let refused = from_here.at(0, &mut scratch).err();
    assert_eq!(refused, Some(TimelineError::TooEarly { step: 0, first }));
}

#[test]
fn a_branch_goes_its_own_way_and_the_other_stays() {
    let (game, timeline) = played(5, 80);
    let mut world = Game::with(game.content.clone(), "small", 0).world;
    let step = (0..timeline.steps())
        .rev()
        .find(|step| {
            let there = timeline.at(*step, &mut world).expect("it was played");
            there.run().phase == Phase::Sector
        })
        .expect("a run begins on the map");
    let mut branch = timeline.branch(step);
    let mut campaign = timeline.at(step, &mut world).expect("it was played");
    campaign.apply(&mut world, RunCommand::Sector(Command::EndTurn)).expect("a turn can be ended");
    branch.note(&campaign, &mut world);
    assert_eq!(branch.steps(), step + 1);
    assert_eq!(branch.print(step), timeline.print(step));
    assert_eq!(timeline.replay(), game.campaign.replay());
    let before = branch.snapshot(step, &mut world).expect("it was played");
    let after = branch.snapshot(step + 1, &mut world).expect("it was played");
    let found = diff(&before, &after);
    assert!(found.iter().any(|it| it.path.starts_with("run.sector.")));
    assert!(found.iter().all(|it| it.left != it.right), "{found:?}");
}

fn record() -> (Game, RunReplay) {
    let (game, _) = played(7, 40);
    let replay = game.campaign.replay().clone();
    (game, replay)
}

/// The place of a record's last step, and the record with another command there.
fn parted(replay: &RunReplay, command: RunCommand) -> (usize, RunReplay) {
    let mut other = replay.clone();
    let place = other.steps.len() - 1;
    other.steps[place].0 = command;
    (place, other)
}

/// The step whose commands differ, and the fields that differ after it.
fn commands_differ(found: Option<Divergence>) -> (usize, Result<Vec<Difference>, String>) {
    match found {
        Some(Divergence::Command { step, differences, .. }) => (step, differences),
        found => panic!("the command differs: {found:?}"),
    }
}

#[test]
fn like_runs_do_not_part() {
    let (game, replay) = record();
    let found = compare(&game.content, &replay, &replay);
    assert_eq!((found.same, found.divergence), (replay.steps.len(), None));
}

#[test]
fn the_first_other_command_is_told_with_the_fields_that_differ_after_it() {
    let (game, replay) = record();
    let (place, other) = parted(&replay, RunCommand::GiveUp);
    let found = compare(&game.content, &replay, &other);
    assert_eq!(found.same, place);
    let (step, differences) = commands_differ(found.divergence);
    assert_eq!(step, place + 1);
    let paths: Vec<String> =
        differences.expect("both can be played").into_iter().map(|it| it.path).collect();
    assert!(paths.iter().any(|path| path.starts_with("run.place")), "{paths:?}");
}

#[test]
fn a_comparison_goes_on_piece_by_piece_and_tells_how_far_it_is() {
    let (game, replay) = record();
    let (place, other) = parted(&replay, RunCommand::GiveUp);
    let mut comparing = Comparing::new(&game.content, &replay, &other);
    let mut last = 0;
    assert_eq!(comparing.progress(), (0, place + 2));
    while comparing.step() {
        let (played, all) = comparing.progress();
        assert!(last <= played && played <= all);
        last = played;
    }
    assert_eq!(comparing.progress(), (place + 2, place + 2));
    let at_once = compare(&game.content, &replay, &other);
    assert_eq!(comparing.into_found(), at_once);
    // The first run's next step has the same result as when the run was played.
    let mut scratch = Game::with(game.content.clone(), "small", 0).world;
    let timeline = Timeline::of(&game.content, &replay).expect("it was recorded");
    let mut states = [place, place + 1].map(|step| timeline.snapshot(step, &mut scratch));
    let [Ok(_), Ok(one)] = &mut states else {
        panic!("both were played");
    };
    let mut given_up = timeline.at(place, &mut scratch).expect("it was played");
    given_up.apply(&mut scratch, RunCommand::GiveUp).expect("a run can be given up");
    let differences = diff(one, &given_up.snapshot(&mut scratch));
    assert_eq!(commands_differ(at_once.divergence).1, Ok(differences));
}

#[test]
fn a_step_that_these_rules_refuse_is_told_with_the_reason() {
    let (game, replay) = record();
    let (place, other) = parted(&replay, RunCommand::Take(77));
    let found = compare(&game.content, &replay, &other).divergence;
    let (step, differences) = commands_differ(found);
    let reason = differences.expect_err("there are no prizes");
    assert_eq!(step, place + 1);
    assert!(reason.contains(&format!("step {step}")) && reason.contains("Take(77)"), "{reason}");
}

#[test]
fn another_fingerprint_other_settings_and_another_length_are_told_apart() {
    let (game, replay) = record();
    let mut print = replay.clone();
    print.steps[3].1 = Fingerprint(1);
    let found = compare(&game.content, &replay, &print).divergence;
    let Some(Divergence::Print { step, prints, now, .. }) = found else {
        panic!("the fingerprint differs: {found:?}");
    };
    assert_eq!((step, prints.1, now), (4, Fingerprint(1), Ok(replay.steps[3].1)));
    let mut settings = replay.clone();
    settings.settings.seed += 1;
    let found = compare(&game.content, &replay, &settings).divergence;
    let Some(Divergence::Settings(differences)) = found else {
        panic!("the seed differs: {found:?}");
    };
    assert_eq!(differences[0].path, "seed");
    let mut short = replay.clone();
    short.steps.pop();
    let found = compare(&game.content, &replay, &short);
    assert_eq!((found.same, found.divergence), (short.steps.len(), Some(Divergence::Length)));
    let mut data = replay.clone();
    data.data = Fingerprint(2);
    let found = compare(&game.content, &replay, &data);
    assert_eq!(found.divergence, Some(Divergence::Data(replay.data, Fingerprint(2))));
}

fn dive(game: &Game, seed: u64) -> World {
    let mut world = World::new();
    dungeon::install(&mut world, game.content.dungeon.clone());
    dungeon::begin(&mut world, seed);
    world
}

fn dived(game: &Game, seed: u64, commands: &[dungeon::Command]) -> Replay {
    let mut world = dive(game, seed);
    let mut replay = Replay::new(&game.content.dungeon, seed);
    for command in commands {
        dungeon::act(&mut world, *command).expect("it can be done");
        replay.record(*command, dungeon::fingerprint(&world));
    }
    replay
}

#[test]
fn dives_part_at_a_beat_and_in_fields_too() {
    let game = Game::with(content_with([]), "small", 0);
    let wait = dungeon::Command::Wait;
    let one = dived(&game, 7, &[wait, wait, wait]);
    let same = compare_dives(&game.content, &one, &one);
    assert_eq!((same.same, same.divergence), (3, None));
    let mut world = dive(&game, 7);
    for _ in 0..2 {
        dungeon::act(&mut world, wait).expect("waiting is possible");
    }
    let steps = dungeon::Direction::STRAIGHT.map(dungeon::Command::Step);
    let step = steps.into_iter().find(|step| dungeon::check(&mut world, *step).is_ok());
    let step = step.expect("a free direction");
    let other = dived(&game, 7, &[wait, wait, step]);
    let found = compare_dives(&game.content, &one, &other);
    assert_eq!((found.steps, found.same), ((3, 3), 2));
    let Some(Divergence::Command { step: beat, commands, differences }) = found.divergence else {
        panic!("the command differs");
    };
    assert_eq!(beat, 3);
    assert_eq!(*commands, (RunCommand::Dive(wait), RunCommand::Dive(step)));
    assert!(!differences.expect("both can be played").is_empty());
    let elsewhere = dived(&game, 8, &[wait]);
    let found = compare_dives(&game.content, &one, &elsewhere).divergence;
    assert!(matches!(found, Some(Divergence::Settings(_))), "{found:?}");
}
