//! Tests the panel Events by clicking and typing.

use super::*;
use crate::panels::dive_trace::{self, words};
use crate::panels::testing::{self, has as says, *};
use daemonfall_dive_mode::session::{self, Play};
use daemonfall_dungeon::{Command, Direction, Reason, act};

/// A dive in which this many beats were watched.
fn watched(beats: usize) -> Result<World, Box<dyn std::error::Error>> {
    let mut world = testing::dive();
    world.init_resource::<EventsPanel>();
    world.insert_resource(AppTypeRegistry::new_with_derived_types());
    world.insert_resource(Trace::new(3));
    for _ in 0..beats {
        act(&mut world, Command::Wait)?;
    }
    Ok(world)
}

const SEARCH: &str = "Search actors by name or number";

/// A step of the player in any direction.
fn step(world: &mut World) {
    let mut ways = Direction::STRAIGHT.into_iter();
    assert!(ways.any(|way| act(world, Command::Step(way)).is_ok()), "the player cannot move");
}

#[test]
fn where_nothing_was_watched_the_panel_says_so() -> Outcome {
    let mut world = testing::world();
    world.init_resource::<Tale>();
    assert!(says(&shown::<EventsPanel>(world), "Events belong to a dive"));
    assert!(says(&shown::<EventsPanel>(testing::dive()), "the next one is shown here"));
    assert!(says(&shown::<EventsPanel>(watched(0)?), "the next one is shown here"));
    Ok(())
}

#[test]
fn an_actor_that_is_searched_for_stands_open_with_its_checks_and_handlers() -> Outcome {
    let mut panel = shown::<EventsPanel>(watched(1)?);
    assert!(says(&panel, "Players  1 acted") && says(&panel, "you 1: wait"));
    assert!(!says(&panel, "chose wait"));
    type_into(&mut panel, SEARCH, "you");
    assert!(!says(&panel, "Reals  "));
    for words in ["chose wait", "can it wait?", "success: wait", "you 1 waits"] {
        assert!(says(&panel, words), "{words}");
    }
    click(&mut panel, "you 1: wait");
    assert!(!says(&panel, "chose wait"));
    let tale = panel.state().resource::<Tale>();
    assert_eq!(tale.chosen, Some(ObjectId(1)));
    Ok(())
}

fn command(world: &mut World, command: Command) -> Outcome {
    world.write_message(Play(command));
    world.run_system_cached(session::act::play)?;
    world.run_system_cached(dive_trace::note)?;
    Ok(())
}

#[test]
fn a_command_that_was_refused_is_told_above_the_beat_before_it() -> Outcome {
    let mut panel = shown::<EventsPanel>(watched(0)?);
    let refused = "Refused since: drink: ";
    command(panel.state_mut(), Command::Drink)?;
    panel.run_steps(3);
    assert!(says(&panel, refused) && says(&panel, "the next one is shown here"));
    command(panel.state_mut(), Command::Wait)?;
    panel.run_steps(3);
    assert!(says(&panel, "floor 1: wait") && !says(&panel, refused));
    command(panel.state_mut(), Command::Drink)?;
    panel.run_steps(3);
    assert!(says(&panel, "floor 1: wait") && says(&panel, refused));
    assert!(says(&panel, ". Nothing was played."));
    command(panel.state_mut(), Command::Wait)?;
    panel.run_steps(3);
    assert!(!says(&panel, refused));
    command(panel.state_mut(), Command::Drink)?;
    panel.run_steps(3);
    assert!(says(&panel, refused));
    click(&mut panel, "Back beat");
    assert!(!says(&panel, refused));
    Ok(())
}

#[test]
fn what_was_stopped_is_answered_with_the_reason_before_the_rank_and_found_in_its_tree() -> Outcome {
    let world = watched(1)?;
    let trace = world.resource::<Trace>().beats().next_back();
    let stops: Vec<_> = trace.ok_or("no beat")?.stops().collect();
    let is_plain = |why: &Reason| !matches!(why, Reason::Occupied(_));
    let told = stops.iter().find_map(|stop| {
        let (why, rank) = (stop.reason.filter(is_plain)?, words::rank(stop.rank));
        Some(format!("stopped by {}: {why} ({rank} rank)", stop.handler))
    });
    let stop = stops.iter().find(|stop| stop.reason.is_some()).ok_or("nothing was stopped")?;
    let mut panel = shown::<EventsPanel>(world);
    click(&mut panel, "Only what was stopped");
    assert!(says(&panel, &told.ok_or("no reason is plain")?));
    type_into(&mut panel, SEARCH, &stop.actor.0.to_string());
    let answer = format!("stopped by {}: ", stop.handler);
    assert!(says(&panel, &answer) && says(&panel, " rank)"));
    click_first(&mut panel, &answer);
    assert!(says(&panel, "chose ") && says(&panel, "Idle ones too"));
    assert!(says(&panel, &format!("{}: ", stop.handler)));
    Ok(())
}

#[test]
fn beats_are_turned_back_and_forth_and_the_latest_is_followed() -> Outcome {
    let mut world = watched(2)?;
    step(&mut world);
    let mut panel = shown::<EventsPanel>(world);
    assert!(says(&panel, "floor 1: step "));
    click(&mut panel, "Back beat");
    assert!(says(&panel, "floor 1: wait"));
    act(panel.state_mut(), Command::Wait)?;
    panel.run_steps(3);
    click(&mut panel, "On beat");
    assert!(says(&panel, "floor 1: step "));
    click(&mut panel, "To the latest");
    assert!(says(&panel, "floor 1: wait"));
    Ok(())
}

#[test]
fn a_kind_of_event_leaves_only_the_actions_in_which_it_happened() -> Outcome {
    let mut world = watched(1)?;
    world.resource_mut::<EventsPanel>().filter.kind = Some(daemonfall_dungeon::EventKind::Waited);
    let mut panel = shown::<EventsPanel>(world);
    assert!(says(&panel, "you 1 waits") && !says(&panel, "Reals  "));
    click(&mut panel, "Kind of event");
    click(&mut panel, "hit");
    assert!(says(&panel, "Nothing in this beat") && !says(&panel, "Found in these"));
    Ok(())
}

#[test]
fn what_is_not_in_a_beat_is_offered_in_others() -> Outcome {
    let mut world = watched(1)?;
    step(&mut world);
    let kind = daemonfall_dungeon::EventKind::Waited;
    let mut state = world.resource_mut::<EventsPanel>();
    (state.filter.kind, state.filter.who) = (Some(kind), "1".into());
    let mut panel = shown::<EventsPanel>(world);
    assert!(says(&panel, "Nothing in this beat"));
    click(&mut panel, "beat 1");
    assert!(says(&panel, "you 1 waits"));
    Ok(())
}

#[test]
fn chains_show_every_handler_with_what_it_looks_at_and_how_often_it_ran() -> Outcome {
    let mut panel = shown::<EventsPanel>(watched(3)?);
    click(&mut panel, "Chains");
    type_into(&mut panel, "Search handlers, chains and components", "foe is");
    assert!(says(&panel, "should it attack?") && says(&panel, "a_foe_is_in_reach"));
    assert!(says(&panel, "actor's Attacking, Sized, Object; target's "));
    assert!(!says(&panel, "its_own_side_spares_it"));
    let zeros = |panel: &Panel| panel.query_all_by_label_contains(", 0, 0").count();
    assert_eq!(zeros(&panel), 0);
    click(&mut panel, "Clear tallies");
    assert_eq!(zeros(&panel), 1);
    click(&mut panel, "Only those that stopped something");
    assert!(says(&panel, "No handler matches."));
    Ok(())
}

#[test]
fn everything_can_be_opened_and_closed_at_once() -> Outcome {
    let mut panel = shown::<EventsPanel>(watched(1)?);
    let lines = |panel: &Panel| {
        let rows = panel.state().resource::<EventsPanel>().rows.last();
        rows.map_or(0, |rows| rows.lines.len())
    };
    let usual = lines(&panel);
    click(&mut panel, "Open all");
    let all = lines(&panel);
    click(&mut panel, "Close all");
    assert!(all > usual && lines(&panel) == usual);
    click(&mut panel, "Idle ones too");
    assert!(lines(&panel) > usual);
    Ok(())
}
