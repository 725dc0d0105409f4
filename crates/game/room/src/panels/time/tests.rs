//! Tests the panel Time by clicking and typing over a recorded run; any of its steps has the
//! recorded fingerprint.

use super::*;
use crate::panels::prelude::*;
use crate::panels::testing::{self, Outcome, Panel, Queryable, click, content, has, type_into};
use daemonfall_campaign::Timeline;
use daemonfall_core::Stream;
use daemonfall_lab::bots::run::{RunBot, RunPolicy};
use daemonfall_platform::saves::answer;
use daemonfall_platform::saves::store::MemoryStore;
use daemonfall_sector::{Command, Edit, Field};

/// The first steps of a bot's run; the sixth is an edit.
fn edited(content: &Arc<Content>, steps: usize) -> Result<RunReplay, Box<dyn std::error::Error>> {
    let mut world = World::new();
    install(&mut world, content);
    let mut run = testing::run(3);
    let mut bot = RunBot::new(RunPolicy::Bold, 3);
    while run.replay().steps.len() < steps {
        if run.replay().steps.len() == 5 {
            let field = Field::Cycles(run.sector().player);
            let edit = Command::Edit(Edit { field, value: 500 });
            run.apply(&mut world, RunCommand::Sector(edit))?;
        }
        let Some(command) = bot.choose(&run, &mut world) else {
            break;
        };
        run.apply(&mut world, command)?;
    }
    Ok(run.replay().clone())
}

/// A world with the run of a record, played to its end.
fn world(content: &Arc<Content>, replay: &RunReplay) -> Result<World, Box<dyn std::error::Error>> {
    let mut world = testing::world();
    install(&mut world, content);
    let timeline = Timeline::of(content, replay)?;
    let run = timeline.at(replay.steps.len(), &mut world)?;
    world.insert_resource(run);
    world.insert_resource(State::new(Screen::SAVES));
    world.init_resource::<NextState<Screen>>();
    world.init_resource::<NextState<Paused>>();
    world.insert_resource(SaveStore::new(MemoryStore::default()));
    world.init_resource::<TimePanel>();
    Ok(world)
}

/// The panel, once the record was read.
fn panel(world: World, lock: Lock) -> Panel {
    let mut panel = testing::harness::<TimePanel>(world, lock);
    loop {
        keep(panel.state_mut());
        panel.step();
        if !panel.state().resource::<TimePanel>().keeper.is_reading() {
            break;
        }
    }
    panel.run_steps(3);
    panel
}

/// The panel over the first steps of a bot's run, and their record.
fn recorded(steps: usize) -> Result<(Panel, RunReplay), Box<dyn std::error::Error>> {
    let content = content();
    let replay = edited(&content, steps)?;
    Ok((panel(world(&content, &replay)?, Lock::Watching), replay))
}

fn shown(panel: &Panel) -> Option<(usize, bool)> {
    let state = panel.state().resource::<TimePanel>();
    state.shown.as_ref().map(|it| (it.step, it.is_right()))
}

#[test]
fn a_run_scrubbed_to_random_steps_has_the_recorded_fingerprints() -> Outcome {
    let (mut panel, replay) = recorded(220)?;
    let mut commands = replay.steps.iter().map(|step| &step.0);
    assert!(commands.any(|it| matches!(it, RunCommand::Dive(_))));
    let mut dice = Streams::new(9);
    for _ in 0..40 {
        let step = dice.below(Stream::Dive, replay.steps.len() as u32) as usize;
        panel.state_mut().resource_mut::<TimePanel>().go(Some(step));
        panel.run_steps(1);
        let state = panel.state().resource::<TimePanel>();
        let shown = state.shown.as_ref().ok_or("nothing is shown")?;
        let recorded = step.checked_sub(1).map(|place| replay.steps[place].1);
        assert_eq!((shown.step, shown.recorded), (step, recorded));
        assert!(recorded.is_none_or(|print| print == shown.found), "step {step}");
        assert_eq!(shown.run.replay.steps[..], replay.steps[..step]);
    }
    Ok(())
}

#[test]
fn buttons_strip_and_field_lead_through_time() -> Outcome {
    let (mut panel, replay) = recorded(30)?;
    let last = replay.steps.len();
    for (button, step) in
        [("First step", 0), ("On step", 1), ("On step", 2), ("Back step", 1), ("Last step", last)]
    {
        click(&mut panel, button);
        assert_eq!(shown(&panel), Some((step, true)), "{button}");
    }
    click(&mut panel, "Time of the run");
    let middle = shown(&panel).map(|it| it.0).unwrap_or_default();
    assert!(middle.abs_diff(last / 2) <= 1, "{middle} of {last}");
    assert!(has(&panel, "\u{2714}"));
    Ok(())
}

#[test]
fn each_page_tells_of_the_step_and_can_be_searched() -> Outcome {
    let (mut panel, _) = recorded(30)?;
    // The edited step.
    panel.state_mut().resource_mut::<TimePanel>().go(Some(6));
    panel.run_steps(2);
    let cycles = |panel: &Panel| panel.query_all_by_label_contains("cycles").count() > 0;
    for page in ["What it changed", "Changed since", "State"] {
        click(&mut panel, page);
        type_into(&mut panel, "Search fields", "cycles");
        assert!(cycles(&panel), "{page}");
        panel.state_mut().resource_mut::<TimePanel>().words.clear();
    }
    click(&mut panel, "Steps");
    assert!(panel.query_all_by_label_contains("edit cycles 500").count() > 0);
    Ok(())
}

#[test]
fn without_a_run_or_its_screen_the_panel_says_so() -> Outcome {
    let mut none = testing::harness::<TimePanel>(testing::world(), Lock::Changing);
    keep(none.state_mut());
    none.run_steps(3);
    assert!(has(&none, "No run is under way"));
    let content = content();
    let replay = edited(&content, 10)?;
    let mut there = panel(world(&content, &replay)?, Lock::Changing);
    click(&mut there, "First step");
    assert!(has(&there, "Not shown in the game"));
    Ok(())
}

#[test]
fn what_is_done_while_the_panel_is_shown_is_noted() -> Outcome {
    let (mut panel, _) = recorded(10)?;
    let world = panel.state_mut();
    let given_up = world.resource_scope(|world, mut run: Mut<Campaign>| {
        let given_up = run.apply(world, RunCommand::GiveUp);
        given_up.map(|_| run.replay().clone())
    })?;
    keep(world);
    panel.run_steps(4);
    let state = panel.state().resource::<TimePanel>();
    let timeline = state.keeper.timeline().ok_or("there is no timeline")?;
    assert_eq!(timeline.replay(), &given_up);
    assert!(panel.query_by_label("give-up").is_some());
    Ok(())
}

#[test]
fn a_record_that_does_not_play_again_is_told_with_its_step() -> Outcome {
    let content = content();
    let replay = edited(&content, 20)?;
    let mut world = world(&content, &replay)?;
    let mut wrong = replay.clone();
    wrong.steps[11].1 = daemonfall_core::Fingerprint(1);
    let run = world.resource_scope(|world, run: Mut<Campaign>| run.snapshot(world));
    let run = Campaign::restore(content, run, wrong, &mut world)?;
    world.insert_resource(run);
    let panel = panel(world, Lock::Watching);
    assert!(has(&panel, "cannot be replayed past step 11"));
    Ok(())
}

#[test]
fn a_branch_takes_the_runs_place_and_the_way_it_went_stays() -> Outcome {
    let content = content();
    let replay = edited(&content, 20)?;
    let branched = |lock: Lock| -> Result<Panel, Box<dyn std::error::Error>> {
        let mut world = world(&content, &replay)?;
        world.insert_resource(State::new(Screen::SECTOR));
        world.resource_mut::<TimePanel>().only_here = true;
        let mut panel = panel(world, lock);
        click(&mut panel, "First step");
        click(&mut panel, "Branch here");
        panel.state().resource::<SaveStore>().finish();
        answer(panel.state_mut());
        Ok(panel)
    };
    let locked = branched(Lock::Watching)?;
    assert!(!rewind::is_travelling(locked.state()), "panels only watch");
    let panel = branched(Lock::Changing)?;
    let world = panel.state();
    assert!(rewind::is_travelling(world));
    let state = world.resource::<TimePanel>();
    assert_eq!(state.keeper.timeline().map(Timeline::steps), Some(0));
    let branch = state.branches.list.first().ok_or("there is no branch")?;
    assert_eq!(branch.timeline.replay(), &replay);
    let place = branch.kept.split("exports/").nth(1);
    let place = place.ok_or("it was not saved")?;
    let kept = world.resource::<SaveStore>().read(&format!("exports/{place}"))?;
    let kept = SavedRun::read(&content, place, &kept.ok_or("it is gone")?)?;
    assert_eq!(kept.replay, replay);
    Ok(())
}

#[test]
fn a_branch_is_laid_beside_the_run_where_they_part_and_at_any_other_step() -> Outcome {
    let content = content();
    let replay = edited(&content, 20)?;
    let mut other = replay.clone();
    other.steps.truncate(10);
    let mut scratch = World::new();
    install(&mut scratch, &content);
    let mut run = Timeline::of(&content, &other)?.at(10, &mut scratch)?;
    run.apply(&mut scratch, RunCommand::GiveUp)?;
    let branch = Timeline::of(&content, run.replay())?;
    let mut panel = panel(world(&content, &replay)?, Lock::Watching);
    let mut state = panel.state_mut().resource_mut::<TimePanel>();
    state.branches.add(branch, "kept nowhere".into());
    click(&mut panel, "Branches");
    click(&mut panel, "Compare Branch 1");
    assert!(panel.query_by_label("They diverge in step 11.").is_some());
    assert!(panel.query_by_label("give-up").is_some());
    assert!(panel.query_all_by_label_contains("run.place").count() > 0);
    click(&mut panel, "Step compared");
    panel.event(egui::Event::Text("4".into()));
    panel.run_steps(2);
    panel.key_press(egui::Key::Enter);
    panel.run_steps(3);
    let same = panel.query_by_label("No field.");
    assert!(same.is_some(), "they are the same in step 4");
    Ok(())
}
