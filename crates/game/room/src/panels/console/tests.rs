//! Tests the panel Console by clicking and typing.

use super::*;
use crate::panels::testing::{self, Outcome, Panel, Queryable, content};
use bevy::ecs::system::RunSystemOnce;
use daemonfall_campaign::install;
use daemonfall_dungeon::Command;
use daemonfall_platform::saves::store::MemoryStore;
use daemonfall_run::Order;
use daemonfall_sector as sector;
use daemonfall_sector_mode::SectorCommand;

fn furnished(screen: Screen) -> World {
    let mut world = testing::world();
    install(&mut world, &content());
    world.insert_resource(State::new(screen));
    world.insert_resource(SaveStore::new(MemoryStore::default()));
    world.init_resource::<Messages<Play>>();
    world.init_resource::<Messages<SectorCommand>>();
    world.init_resource::<Messages<Order>>();
    world.init_resource::<ConsolePanel>();
    world
}

fn map() -> World {
    let mut world = furnished(Screen::SECTOR);
    world.insert_resource(testing::run(3));
    world
}

fn dive() -> World {
    let mut world = furnished(Screen::DIVE);
    let (practice, _) = Practice::dive(&mut world, 7);
    world.insert_resource(practice);
    world
}

fn panel(world: World, lock: Lock) -> Panel {
    let mut panel = testing::harness::<ConsolePanel>(world, lock);
    panel.run_steps(3);
    panel.get_by_label("Console line").focus();
    panel.run_steps(2);
    panel
}

fn enter(panel: &mut Panel, line: &str) -> Vec<(Tone, String)> {
    panel.get_by_label("Console line").type_text(line);
    panel.run_steps(2);
    let before = panel.state().resource::<ConsolePanel>().list.lines().len();
    panel.key_press(egui::Key::Enter);
    panel.run_steps(2);
    let all = panel.state().resource::<ConsolePanel>().list.lines();
    all.get(before + 1..).unwrap_or_default().to_vec()
}

#[test]
fn a_command_that_is_typed_goes_the_way_of_the_players_own() {
    let mut panel = panel(map(), Lock::Watching);
    let told = enter(&mut panel, "sector end turn");
    assert_eq!(told, [(Tone::Done, "sector end turn".into())]);
    let sent = panel.state_mut().resource_mut::<Messages<SectorCommand>>();
    let sent: Vec<SectorCommand> = { sent }.drain().collect();
    assert_eq!(sent, [SectorCommand(sector::Command::EndTurn)]);
    let mut panel = self::panel(dive(), Lock::Watching);
    enter(&mut panel, "dive wait");
    let sent = panel.state_mut().resource_mut::<Messages<Play>>();
    let sent: Vec<Play> = { sent }.drain().collect();
    assert_eq!(sent, [Play(Command::Wait)]);
}

#[test]
fn what_the_rules_refuse_is_refused_in_their_words() -> Outcome {
    let mut panel = panel(map(), Lock::Changing);
    let told = enter(&mut panel, "sector move #99 to #0");
    let [(Tone::Wrong, words)] = told.as_slice() else {
        return Err(format!("{told:?}").into());
    };
    let world = panel.state_mut();
    let command = sector::Command::Move { stack: sector::StackId(99), to: sector::TileId(0) };
    let refusal = world
        .resource_scope(|world, run: Mut<Campaign>| run.check(world, &RunCommand::Sector(command)));
    assert_eq!(refusal.err().map(|it| it.to_string()).as_ref(), Some(words));
    Ok(())
}

#[test]
fn edits_need_the_lock_open() {
    let mut locked = panel(map(), Lock::Watching);
    let told = enter(&mut locked, "edit cycles 900 of #0");
    assert!(matches!(told.as_slice(), [(Tone::Wrong, words)] if words.contains("lock")));
    let mut open = panel(map(), Lock::Changing);
    let told = enter(&mut open, "edit cycles 900 of #0");
    assert_eq!(told, [(Tone::Done, "edit cycles 900 of daemons".into())]);
}

#[test]
fn questions_are_answered_on_every_screen() {
    for world in [map(), dive(), furnished(Screen::TITLE)] {
        let mut panel = panel(world, Lock::Watching);
        for line in ["help", "place", "kinds", "help sector move"] {
            let told = enter(&mut panel, line);
            assert!(!told.is_empty(), "{line}");
            assert!(told.iter().all(|(tone, _)| *tone == Tone::Told), "{line}: {told:?}");
        }
        for line in [
            "fingerprint",
            "state",
            "replay",
            "streams",
            "objects",
            "stacks",
            "choices",
            "odds #1 1,1",
            "check dive wait",
            "jump",
        ] {
            assert!(!enter(&mut panel, line).is_empty(), "{line}");
        }
    }
}

#[test]
fn tab_completes_and_then_goes_through_what_there_is() {
    let mut panel = panel(dive(), Lock::Watching);
    panel.get_by_label("Console line").type_text("div");
    panel.run_steps(2);
    let text = |panel: &Panel| panel.state().resource::<ConsolePanel>().text.clone();
    let mut seen = Vec::new();
    for _ in 0..4 {
        panel.key_press(egui::Key::Tab);
        panel.run_steps(2);
        seen.push(text(&panel));
    }
    assert_eq!(seen, ["dive ", "dive step ", "dive bomb ", "dive wait "]);
}

#[test]
fn a_candidate_is_taken_by_a_click_and_the_line_before_by_an_arrow() {
    let mut panel = panel(dive(), Lock::Watching);
    enter(&mut panel, "place");
    panel.get_by_label("Console line").type_text("dive ");
    panel.run_steps(2);
    testing::click_first(&mut panel, "drink, ");
    panel.run_steps(2);
    assert_eq!(panel.state().resource::<ConsolePanel>().text, "dive drink ");
    panel.key_press(egui::Key::ArrowUp);
    panel.run_steps(2);
    assert_eq!(panel.state().resource::<ConsolePanel>().text, "place");
}

#[test]
fn its_line_has_the_focus_when_its_tab_is_chosen() {
    for (before, focused) in
        [(vec![PanelKind::Speed], true), (vec![PanelKind::Console], false), (Vec::new(), false)]
    {
        let mut world = dive();
        world.resource_mut::<Room>().shown = before;
        let mut panel = testing::harness::<ConsolePanel>(world, Lock::Watching);
        panel.run_steps(3);
        assert_eq!(panel.ctx.egui_wants_keyboard_input(), focused);
    }
}

#[test]
fn a_record_is_verified_beside_the_game() -> Outcome {
    let mut world = map();
    for _ in 0..2 {
        let end = RunCommand::Sector(sector::Command::EndTurn);
        world.resource_scope(|world, mut run: Mut<Campaign>| run.apply(world, end))?;
    }
    let work = carry::begin(&world)?;
    world.resource_mut::<ConsolePanel>().verifying = Some(work);
    for _ in 0..2000 {
        world.run_system_once(carry::go_on).map_err(|error| error.to_string())?;
        if world.resource::<ConsolePanel>().verifying.is_none() {
            break;
        }
    }
    let lines = world.resource::<ConsolePanel>().list.lines();
    let last = lines.last().ok_or("nothing was told")?;
    assert_eq!(last.1, "all 2 steps are as they were recorded");
    Ok(())
}
