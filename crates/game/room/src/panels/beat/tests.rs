//! Tests the panel Beat by clicking and typing.

use super::*;
use crate::panels::testing::{self, has as says, *};
use daemonfall_dive_mode::session::{Happened, Play, Refused, act};
use daemonfall_dungeon::trace::Trace;
use daemonfall_dungeon::{Breakpoint, Command, EventKind};

fn open() -> World {
    let mut world = testing::dive();
    world.init_resource::<Dock>();
    world.init_resource::<BeatPanel>();
    let mut room = world.resource_mut::<Room>();
    room.turn();
    room.shown.push(PanelKind::Beat);
    world
}

/// A frame of the game: the panel's wishes first, then the player's command.
fn frame(world: &mut World, command: Option<Command>) -> Outcome {
    keep(world);
    crate::panels::dive_trace::watch(world);
    world.write_message_batch(command.map(Play));
    world.run_system_cached(act::play)?;
    Ok(())
}

#[test]
fn without_a_dive_on_the_screen_the_panel_says_so() {
    assert!(says(&shown::<BeatPanel>(testing::world()), "begin one"));
    let mut world = open();
    world.insert_resource(State::new(Screen::BREACH));
    assert!(says(&shown::<BeatPanel>(world), "begin one"));
}

#[test]
fn a_dive_that_rests_shows_its_phases_and_what_others_are_about_to_do() {
    let mut panel = shown::<BeatPanel>(open());
    for words in ["QUEUE OF REALS", "Decide", "sleeps", "Breakpoints work"] {
        assert!(says(&panel, words), "{words}");
    }
    // No beat is held: the button does nothing.
    click(&mut panel, "Step one object");
    assert!(replay(panel.state()).beats.is_empty());
    click_first(&mut panel, "Players, ");
    assert!(says(&panel, "QUEUE OF PLAYERS") && says(&panel, "you 1"));
    click_first(&mut panel, "Sort, ");
    assert!(says(&panel, "This phase has no queue"));
}

#[test]
fn a_held_beat_clicked_to_its_end_is_the_beat_played_whole() -> Outcome {
    let mut whole = testing::dive();
    for command in [Command::Wait, Command::Wait] {
        whole.write_message(Play(command));
        whole.run_system_cached(act::play)?;
    }
    let mut panel = shown::<BeatPanel>(open());
    click(&mut panel, "Hold beats");
    frame(panel.state_mut(), Some(Command::Wait))?;
    panel.run_steps(3);
    assert!(says(&panel, "Beat 1 is held: wait."));
    assert!(says(&panel, "Before the first phase"));
    // Other commands are refused until it is over.
    frame(panel.state_mut(), Some(Command::Wait))?;
    let refused = panel.state_mut().resource_mut::<Messages<Refused>>();
    assert_eq!(refused.len(), 1);
    for _ in 0..2 {
        click(&mut panel, "Step one phase");
    }
    assert!(says(&panel, "The phase Decide is over."));
    assert!(says(&panel, "QUEUE OF PLAYERS") && says(&panel, "acts next"));
    click(&mut panel, "Step one object");
    assert!(says(&panel, "Acted: you 1: wait"));
    click(&mut panel, "Step one object");
    assert!(says(&panel, "has acted") && says(&panel, "QUEUE OF REALS"));
    assert!(panel.state().resource::<Messages<Happened>>().is_empty());
    click(&mut panel, "Finish the beat");
    assert!(says(&panel, "Beat 1 is over."));
    frame(panel.state_mut(), Some(Command::Wait))?;
    panel.run_steps(2);
    for _ in 0..BeatSet::ALL.len() {
        click(&mut panel, "Step one phase");
    }
    assert!(says(&panel, "Beat 2 is over."));
    assert_eq!(replay(panel.state()), replay(&whole));
    let told = |world: &mut World| -> Vec<_> {
        world.resource_mut::<Messages<Happened>>().drain().collect()
    };
    assert_eq!(told(panel.state_mut()), told(&mut whole));
    Ok(())
}

#[test]
fn a_breakpoint_is_added_strikes_and_is_told() -> Outcome {
    let mut panel = shown::<BeatPanel>(open());
    type_into(&mut panel, "Find actors by name or number", "you");
    click(&mut panel, "you 1");
    click(&mut panel, "Stop when it acts");
    assert!(says(&panel, "before you 1 acts"));
    frame(panel.state_mut(), Some(Command::Wait))?;
    panel.run_steps(3);
    assert!(says(&panel, "Breakpoint in beat 1, phase Players: before you 1 acts"));
    assert!(says(&panel, "you 1 is about to act, at ("));
    assert!(says(&panel, "struck"));
    click(&mut panel, "To a breakpoint");
    assert!(says(&panel, "Beat 1 is over."));
    // Disabled, it no longer stops beats.
    click(&mut panel, "before you 1 acts");
    frame(panel.state_mut(), Some(Command::Wait))?;
    assert_eq!(panel.state().resource::<Hold>().command(), None);
    panel.run_steps(2);
    click(&mut panel, "Remove breakpoint 1");
    assert!(says(&panel, "None. They work"));
    Ok(())
}

#[test]
fn an_event_that_is_waited_for_is_told_when_it_strikes() -> Outcome {
    let mut world = open();
    let waited = Breakpoint::Happens(EventKind::Waited);
    world.resource_mut::<BeatPanel>().stops.add(waited);
    frame(&mut world, Some(Command::Wait))?;
    let mut panel = shown::<BeatPanel>(world);
    assert!(says(&panel, "at the event \u{201C}waited\u{201D}"));
    assert!(says(&panel, "you 1 waits, at ("));
    panel.get_by_label("Event to stop at").scroll_to_me();
    click(&mut panel, "Event to stop at");
    click(&mut panel, "beat began");
    click(&mut panel, "Stop at this event");
    assert!(says(&panel, "at the event \u{201C}beat began\u{201D}"));
    Ok(())
}

#[test]
fn closing_the_panel_finishes_the_beat_and_lets_the_next_ones_pass() -> Outcome {
    let mut world = open();
    world.resource_mut::<BeatPanel>().hold = true;
    frame(&mut world, Some(Command::Wait))?;
    assert!(world.resource::<Hold>().command().is_some());
    // It still holds beats behind another tab.
    world.resource_mut::<Room>().shown.clear();
    frame(&mut world, None)?;
    assert!(world.resource::<Hold>().command().is_some() && world.contains_resource::<Trace>());
    world.resource_mut::<Dock>().turn(PanelKind::Beat);
    frame(&mut world, None)?;
    assert_eq!(world.resource::<Hold>().command(), None);
    assert_eq!(replay(&world).beats.len(), 1);
    frame(&mut world, Some(Command::Wait))?;
    assert_eq!(replay(&world).beats.len(), 2);
    assert!(!world.contains_resource::<Trace>());
    Ok(())
}
