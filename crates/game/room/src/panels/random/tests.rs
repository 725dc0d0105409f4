//! Tests the panel in each state: without draws, in a dive, in a run, and with two runs compared.

use super::*;
use crate::panels::testing::{self, *};
use daemonfall_campaign::saves::Slot;
use daemonfall_campaign::{Campaign, RunCommand, install};
use daemonfall_core::Stream;
use daemonfall_dungeon as dungeon;
use daemonfall_dungeon::replay::Replay;
use daemonfall_platform::data::GameData;
use daemonfall_platform::diagnostics::drawing;
use daemonfall_platform::saves::store::MemoryStore;
use daemonfall_run::act::execute;
use daemonfall_sector::{Command, Edit, Field};

/// A world in which a run can be played, with logging on.
fn world(screen: Screen) -> World {
    let mut world = testing::world();
    install(&mut world, &content());
    world.insert_resource(GameData(content()));
    world.insert_resource(State::new(screen));
    world.insert_resource(SaveStore::new(MemoryStore::default()));
    world.insert_resource(DrawLog { on: true, ..default() });
    world
}

fn end_turn() -> RunCommand {
    RunCommand::Sector(Command::EndTurn)
}

fn cycles(campaign: &Campaign, value: i32) -> RunCommand {
    let field = Field::Cycles(campaign.sector().player);
    RunCommand::Sector(Command::Edit(Edit { field, value }))
}

fn played(
    world: &mut World,
    commands: impl Fn(&Campaign) -> Vec<RunCommand>,
) -> Result<Campaign, Box<dyn std::error::Error>> {
    let mut campaign = drawing(world, 0, |_| testing::run(4));
    for command in commands(&campaign) {
        let step = daemonfall_platform::diagnostics::step(&campaign);
        drawing(world, step, |world| campaign.apply(world, command))?;
    }
    Ok(campaign)
}

fn kept(world: &World, name: &str, replay: &RunReplay) -> Outcome {
    world.resource::<SaveStore>().write(name, replay.write(), |_, _| {});
    Ok(())
}

fn choose(panel: &mut Panel, side: &str, record: &str) {
    click(panel, &format!("{side}: record"));
    panel
        .get_all_by_label(record)
        .next_back()
        .unwrap_or_else(|| panic!("{record} is not listed"))
        .click();
    panel.run_steps(3);
}

/// The panel with the current record on one side, and this one on the other.
fn beside(world: World, record: &str) -> Panel {
    let mut panel = shown::<RandomPanel>(world);
    click(&mut panel, "Two runs");
    choose(&mut panel, "Other", record);
    panel
}

fn compare(panel: &mut Panel) {
    click(panel, "Compare");
    for _ in 0..2_000 {
        panel.run_steps(1);
        if panel.query_by_label("Stop").is_none() {
            panel.run_steps(2);
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("the comparison never ends");
}

#[test]
fn where_nothing_is_drawn_each_page_says_what_it_would_show() {
    let mut panel = shown::<RandomPanel>(world(Screen::TITLE));
    assert!(has(&panel, "Nothing is drawn here"));
    click(&mut panel, "Fingerprints");
    assert!(has(&panel, "Nothing is on record here"));
    click(&mut panel, "Two runs");
    assert!(panel.query_by_label("Compare").is_some());
    click(&mut panel, "One: record");
    assert!(has(&panel, "No saved run or replay was found"));
}

#[test]
fn draws_are_told_by_stream_and_purpose_and_can_be_filtered() -> Outcome {
    let mut world = world(Screen::SECTOR);
    let campaign = played(&mut world, |_| vec![end_turn()])?;
    let seed = campaign.run().settings.seed;
    world.insert_resource(campaign);
    drawing(&mut world, 9, |_| {
        let _for = daemonfall_core::draws::about("a test", Some(3));
        daemonfall_core::Streams::new(seed).below(Stream::Loot, 6);
    });
    let mut panel = shown::<RandomPanel>(world);
    assert!(has(&panel, "THE RUN, SEED"));
    assert!(has(&panel, "9, Loot, 0, "), "the newest is listed first");
    assert!(has(&panel, ", a test 3") && has(&panel, ", the sector"));
    type_into(&mut panel, "Search draws", "test");
    assert!(has(&panel, "9, Loot") && !has(&panel, "0, Generation"));
    // Another stream, which has no matching draws.
    click_first(&mut panel, "Battle, ");
    assert!(has(&panel, "No draw matches"));
    click(&mut panel, "Clear the list");
    assert!(has(&panel, "Draws are logged while this panel is shown"));
    assert!(panel.state().resource::<DrawLog>().draws.is_empty());
    Ok(())
}

#[test]
fn steps_are_listed_with_their_fingerprints_and_found_by_either() -> Outcome {
    let mut world = world(Screen::SECTOR);
    let campaign = played(&mut world, |it| vec![end_turn(), cycles(it, 777), end_turn()])?;
    let prints: Vec<String> = campaign.replay().steps.iter().map(|it| it.1.to_string()).collect();
    world.insert_resource(campaign);
    let mut panel = shown::<RandomPanel>(world);
    click(&mut panel, "Fingerprints");
    for (place, print) in prints.iter().enumerate() {
        assert!(has(&panel, &format!("{}, ", place + 1)) && has(&panel, print));
    }
    type_into(&mut panel, "Search steps and fingerprints", "777");
    assert!(has(&panel, "edit cycles 777 of") && !has(&panel, "sector end turn"));
    let row = panel.get_all_by_label_contains("edit cycles 777 of").next();
    row.ok_or("it is listed")?.click();
    panel.run_steps(1);
    let copied = panel.output().platform_output.commands.iter().any(|command| {
        matches!(command, bevy_egui::egui::OutputCommand::CopyText(text) if *text == prints[1])
    });
    assert!(copied, "a click copies the fingerprint");
    Ok(())
}

#[test]
fn a_dive_alone_has_its_streams_and_beats() -> Outcome {
    let mut world = world(Screen::DIVE);
    let (practice, _) = drawing(&mut world, 0, |world| Practice::dive(world, 7));
    world.insert_resource(practice);
    execute(&mut world, RunCommand::Dive(dungeon::Command::Wait))?;
    let print = dungeon::fingerprint(&world);
    let mut panel = shown::<RandomPanel>(world);
    assert!(has(&panel, "THE DIVE, SEED"));
    assert!(has(&panel, "the dive's floor 1"));
    click(&mut panel, "Fingerprints");
    assert!(has(&panel, &format!("1, dive wait, {print}")));
    Ok(())
}

#[test]
fn two_runs_are_told_where_they_part_and_in_which_field() -> Outcome {
    let mut world = world(Screen::SECTOR);
    let one = played(&mut world, |it| vec![end_turn(), cycles(it, 777)])?;
    let other = played(&mut world, |it| vec![end_turn(), cycles(it, 778)])?;
    let prints = [&one, &other].map(|it| it.replay().steps[1].1.to_string());
    kept(&world, "replays/run-other.json", other.replay())?;
    world.insert_resource(one);
    let mut panel = beside(world, "replays/run-other.json");
    compare(&mut panel);
    assert!(has(&panel, "THEY DIVERGE AT STEP 2: DIFFERENT COMMANDS"));
    assert!(has(&panel, "edit cycles 777") && has(&panel, "edit cycles 778"));
    assert!(has(&panel, &prints[0]) && has(&panel, &prints[1]));
    assert!(has(&panel, "run.sector.factions[0].cycles, 777, 778"));
    assert!(has(&panel, "1 FIELD"));
    type_into(&mut panel, "Search fields", "stacks");
    assert!(has(&panel, "No field matches"));
    Ok(())
}

#[test]
fn kept_runs_and_replays_are_compared_without_a_run() -> Outcome {
    let mut world = world(Screen::TITLE);
    let short = played(&mut world, |_| vec![end_turn()])?;
    let saved = SavedRun::of(&short, &mut world);
    world.resource::<SaveStore>().write(Slot::One.file(), saved.write(), |_, _| {});
    let long = played(&mut world, |_| vec![end_turn(), end_turn()])?;
    kept(&world, "replays/run-long.json", long.replay())?;
    let mut panel = shown::<RandomPanel>(world);
    click(&mut panel, "Two runs");
    click(&mut panel, "One: record");
    // One file is read per frame.
    panel.run_steps(4);
    let seed = daemonfall_core::seed_text(4);
    assert!(has(&panel, &format!("seed {seed}, turn 2, 1 step")));
    assert!(has(&panel, &format!("seed {seed}, turn 3, 2 steps")));
    click(&mut panel, "run-1.save");
    choose(&mut panel, "Other", "replays/run-long.json");
    compare(&mut panel);
    assert!(has(&panel, "THE SAME FOR 1 STEP"));
    choose(&mut panel, "One", "replays/run-long.json");
    compare(&mut panel);
    assert!(has(&panel, "THEY ARE THE SAME RUN: 2 STEPS"));
    Ok(())
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() -> Outcome {
    let mut world = world(Screen::SECTOR);
    let campaign = played(&mut world, |_| vec![end_turn()])?;
    let text = campaign.replay().write();
    let store = world.resource::<SaveStore>();
    let damaged = text.replacen("EndTurn", "EndTurm", 1);
    store.write("replays/run-damaged.json", damaged, |_, _| {});
    let library = content().dungeon.clone();
    store.write("replays/dive.json", Replay::new(&library, 3).write(), |_, _| {});
    world.insert_resource(campaign);
    let mut panel = beside(world, "replays/run-damaged.json");
    click(&mut panel, "Compare");
    assert!(has(&panel, "Other: replays/run-damaged.json: it is damaged"));
    choose(&mut panel, "Other", "replays/dive.json");
    click(&mut panel, "Compare");
    assert!(has(
        &panel,
        "One is the record of a run, Other that of a dive alone: they cannot be compared."
    ));
    type_into(&mut panel, "Other: path of a file", "/nowhere/run.json");
    click(&mut panel, "Compare");
    assert!(has(&panel, "Other: /nowhere/run.json: "));
    Ok(())
}

#[test]
fn dives_alone_are_compared_beat_by_beat() -> Outcome {
    let mut world = world(Screen::DIVE);
    let (practice, _) = Practice::dive(&mut world, 7);
    world.insert_resource(practice);
    let mut wait = || execute(&mut world, RunCommand::Dive(dungeon::Command::Wait));
    wait()?;
    wait()?;
    wait()?;
    let mut short = testing::replay(&world);
    short.beats.truncate(1);
    short.record(dungeon::Command::Drink, daemonfall_core::Fingerprint(5));
    let store = world.resource::<SaveStore>();
    store.write("replays/dive.json", short.write(), |_, _| {});
    let mut panel = beside(world, "replays/dive.json");
    click(&mut panel, "Compare");
    assert!(has(&panel, "THEY DIVERGE AT STEP 2: DIFFERENT COMMANDS"));
    assert!(has(&panel, "dive wait") && has(&panel, "dive drink"));
    assert!(has(&panel, "beat 2, Drink, is refused"), "nobody is hurt by then");
    Ok(())
}

#[test]
fn the_same_commands_with_another_fingerprint_are_of_other_rules() -> Outcome {
    let mut world = world(Screen::SECTOR);
    let campaign = played(&mut world, |_| vec![end_turn(), end_turn()])?;
    let mut other = campaign.replay().clone();
    other.steps[1].1 = daemonfall_core::Fingerprint(1);
    kept(&world, "replays/run-other.json", &other)?;
    world.insert_resource(campaign);
    let mut panel = beside(world, "replays/run-other.json");
    compare(&mut panel);
    assert!(has(&panel, "THEY DIVERGE AT STEP 2: THE SAME COMMAND"));
    assert!(has(&panel, "This game agrees with One."));
    Ok(())
}
