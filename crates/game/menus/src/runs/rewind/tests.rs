//! Tests past steps shown while the run waits and is saved as it is.

use super::*;
use crate::testing::{content, notices};
use bevy::state::app::StatesPlugin;
use daemonfall_breach_mode::Choose;
use daemonfall_campaign::saves::{Slot, load};
use daemonfall_campaign::{Settings, Timeline};
use daemonfall_core::Fingerprint;
use daemonfall_dive_mode::session::Play;
use daemonfall_platform::saves::store::MemoryStore;
use daemonfall_run as run;
use daemonfall_run::act::{execute, finish};
use daemonfall_run::begin::{Begin, begin};
use daemonfall_sector::Command;
use daemonfall_sector_mode as sector;
use daemonfall_sector_mode::SectorCommand;
use daemonfall_ui::look::Doing;

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// A run of some turns on the map screen, with its timeline.
fn game(turns: u32) -> Result<(App, Timeline), Box<dyn std::error::Error>> {
    let content = content()?;
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .init_state::<Paused>()
        .add_message::<Notice>()
        .add_message::<Play>()
        .add_message::<SectorCommand>()
        .add_message::<sector::Happened>()
        .add_message::<Choose>()
        .insert_resource(SaveStore::new(MemoryStore::default()))
        .init_resource::<Doing>()
        .init_resource::<daemonfall_platform::settings::Settings>()
        .insert_resource(GameData(content.clone()))
        .add_plugins((run::plugin, sector::begin::plugin, sector::record::plugin))
        .add_plugins((autosave::plugin, plugin));
    install(app.world_mut(), &content);
    let settings = Settings { sector: "small".into(), ..Settings::usual(2) };
    let world = app.world_mut();
    let screen = begin(world, Begin::Fresh(settings))?;
    world.resource_mut::<NextState<Screen>>().set(screen);
    for _ in 0..turns {
        execute(world, RunCommand::Sector(Command::EndTurn))?;
        finish(world);
    }
    app.update();
    let replay = app.world().resource::<Campaign>().replay().clone();
    let timeline = Timeline::of(&content, &replay)?;
    Ok((app, timeline))
}

fn step(timeline: &Timeline, step: usize) -> Result<SavedRun, Box<dyn std::error::Error>> {
    let mut world = World::new();
    let content = content()?;
    install(&mut world, &content);
    let campaign = timeline.at(step, &mut world)?;
    Ok(SavedRun::of(&campaign, &mut world))
}

fn print(app: &mut App) -> Fingerprint {
    app.world_mut().resource_scope(|world, mut run: Mut<Campaign>| run.fingerprint(world))
}

#[test]
fn a_past_step_is_shown_as_it_was_recorded_and_the_run_comes_back_as_it_stood() -> Outcome {
    let (mut app, timeline) = game(3)?;
    let end = print(&mut app);
    for at in [1, 2, 0] {
        look(app.world_mut(), step(&timeline, at)?)?;
        app.update();
        let past = app.world().get_resource::<Past>();
        assert_eq!(past.map(|past| (past.step(), past.steps())), Some((at, 3)));
        let recorded = timeline.print(at);
        assert!(recorded.is_none_or(|recorded| recorded == print(&mut app)));
    }
    back(app.world_mut());
    app.update();
    assert!(!is_away(app.world()));
    assert_eq!(print(&mut app), end);
    assert_eq!(app.world().resource::<Campaign>().replay(), timeline.replay());
    Ok(())
}

#[test]
fn nothing_can_be_done_in_the_past_and_the_player_is_told() -> Outcome {
    let (mut app, timeline) = game(2)?;
    look(app.world_mut(), step(&timeline, 1)?)?;
    app.update();
    notices(app.world_mut());
    let refused = execute(app.world_mut(), RunCommand::GiveUp);
    assert!(refused.is_err_and(|refusal| refusal.to_string().contains("past")));
    app.world_mut().write_message(Order(RunCommand::GiveUp));
    app.update();
    let told = notices(app.world_mut());
    assert_eq!(told, ["Step 1 of 2 is in the past: you can only look."]);
    assert!(app.world().resource::<Messages<Order>>().is_empty());
    assert_eq!(Some(print(&mut app)), timeline.print(1));
    Ok(())
}

#[test]
fn what_is_kept_meanwhile_is_the_run_as_it_stands() -> Outcome {
    let (mut app, timeline) = game(2)?;
    look(app.world_mut(), step(&timeline, 1)?)?;
    app.update();
    autosave::keep_for_good(app.world_mut());
    let content = app.world().resource::<GameData>().0.clone();
    let store = app.world().resource::<SaveStore>();
    let kept = load(&***store, Slot::Auto, &content)?.ok_or("nothing was kept")?;
    assert_eq!(&kept.replay, timeline.replay());
    Ok(())
}

#[test]
fn every_step_is_saved_when_it_is_made() -> Outcome {
    let (mut app, _) = game(1)?;
    for turns in 2..5 {
        execute(app.world_mut(), RunCommand::Sector(Command::EndTurn))?;
        finish(app.world_mut());
        app.update();
        let content = app.world().resource::<GameData>().0.clone();
        let store = app.world().resource::<SaveStore>();
        let kept = load(&***store, Slot::Auto, &content)?.ok_or("nothing was kept")?;
        assert_eq!(kept.replay.steps.len(), turns);
        let earlier = load(&***store, Slot::Earlier, &content)?.ok_or("no earlier turn")?;
        assert_eq!(earlier.replay.steps.len(), turns - 1);
    }
    Ok(())
}

#[test]
fn a_branch_takes_the_place_of_the_run() -> Outcome {
    let (mut app, timeline) = game(3)?;
    look(app.world_mut(), step(&timeline, 1)?)?;
    app.update();
    go_on_with(app.world_mut(), step(&timeline, 1)?)?;
    app.update();
    assert!(!is_away(app.world()));
    assert_eq!(Some(print(&mut app)), timeline.print(1));
    execute(app.world_mut(), RunCommand::Sector(Command::EndTurn))?;
    finish(app.world_mut());
    assert_eq!(Some(print(&mut app)), timeline.print(2), "it plays as it did");
    Ok(())
}

#[test]
fn where_no_screen_of_the_run_is_the_past_is_not_shown() -> Outcome {
    let (mut app, timeline) = game(1)?;
    let saves = Screen::SAVES;
    app.world_mut().resource_mut::<NextState<Screen>>().set(saves);
    app.update();
    let refused = look(app.world_mut(), step(&timeline, 0)?);
    assert_eq!(refused, Err("Go to the run's own screen first.".into()));
    assert!(!is_away(app.world()));
    Ok(())
}
