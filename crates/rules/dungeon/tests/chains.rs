//! Chains, components as behaviour, and the actors' enclosing events.

use crate::small::{events, world};
use bevy_ecs::prelude::*;
use daemonfall_dungeon::beat::{BeatCtx, BeatState, Chains};
use daemonfall_dungeon::chain::{Chain, Event, Rank, Verb};
use daemonfall_dungeon::components::{
    Acting, Algorithm, Attackable, Attacking, Moving, ObjectId, Part, Sequential, Statused,
};
use daemonfall_dungeon::{
    Cell, Command, Direction, DiveEvent, Index, Reason, Refusal, Source, Travel, act,
};

const EAST: Command = Command::Step(Direction::East);

fn entity(world: &World, id: u32) -> Entity {
    world.resource::<Index>().entity(ObjectId(id)).expect("it lives")
}

#[test]
fn a_walk_is_told_as_a_turn_and_a_move() {
    let mut world = world(&["@..."]);
    act(&mut world, EAST).unwrap();
    let id = ObjectId(1);
    assert_eq!(
        events(&mut world),
        [
            DiveEvent::BeatBegan { beat: 1 },
            DiveEvent::Turned { id, facing: Direction::East },
            DiveEvent::Moved { id, from: Cell::new(0, 0), to: Cell::new(1, 0), how: Travel::Walk },
        ]
    );
}

#[test]
fn handlers_run_by_rank_and_within_a_rank_as_registered() {
    fn nothing(_: &mut BeatCtx, _: &mut Event) {}
    let mut chains = Chains::default();
    let chain = Chain::Do(Verb::Wait);
    chains
        .add(chain, Rank::Low, "fourth", nothing)
        .add(chain, Rank::Highest, "first", nothing)
        .add(chain, Rank::Medium, "second", nothing)
        .add(chain, Rank::Medium, "third", nothing)
        .add(chain, Rank::Lowest, "fifth", nothing);
    let names: Vec<&str> = chains.handlers(chain).iter().map(|handler| handler.name).collect();
    assert_eq!(names, ["first", "second", "third", "fourth", "fifth"]);
}

#[test]
fn a_handler_of_a_modder_stops_an_event_with_a_reason() {
    fn nobody_goes_east(_: &mut BeatCtx, event: &mut Event) {
        if event.direction == Direction::East {
            event.stop(Reason::Bound);
        }
    }
    let mut world = world(&["@..", "..."]);
    let (chain, mut chains) = (Chain::Check(Verb::Move), world.resource_mut::<Chains>());
    chains.add(chain, Rank::Highest, "nobody_goes_east", nobody_goes_east);
    assert_eq!(act(&mut world, EAST), Err(Refusal::Nothing(Reason::Bound)));
    assert_eq!(act(&mut world, Command::Step(Direction::South)), Ok(()));
}

#[test]
fn giving_a_component_gives_the_behaviour_and_taking_it_away_takes_it() {
    let mut world = world(&["@r."]);
    assert_eq!(act(&mut world, EAST), Err(Refusal::Nothing(Reason::Occupied(ObjectId(2)))));
    let rock = entity(&world, 2);
    world.entity_mut(rock).insert((Attackable { armour: 0 }, Statused::default()));
    assert_eq!(act(&mut world, EAST), Ok(()));
    let player = entity(&world, 1);
    world.entity_mut(rock).remove::<Attackable>();
    world.entity_mut(player).remove::<Moving>();
    assert_eq!(act(&mut world, EAST), Err(Refusal::Nothing(Reason::Unable)));
}

#[test]
fn the_weapon_comes_and_goes_with_the_component_that_attacks() {
    let mut world = world(&["@h."]);
    let hunter = entity(&world, 2);
    let attacking = world.entity_mut(hunter).take::<Attacking>().expect("a hunter has one");
    let hits = |world: &mut World| {
        act(world, Command::Wait).unwrap();
        let hit = |event: &DiveEvent| matches!(event, DiveEvent::Hit { by: ObjectId(2), .. });
        events(world).iter().any(hit)
    };
    assert!(!hits(&mut world));
    world.entity_mut(hunter).insert(attacking);
    assert!(hits(&mut world));
}

#[test]
fn an_object_that_gets_acting_acts_from_the_next_beat_on() {
    let mut world = world(&["@.r..h"]);
    let sequential = *world.get::<Sequential>(entity(&world, 3)).expect("a hunter has one");
    let rock = entity(&world, 2);
    world.entity_mut(rock).insert((Moving {}, sequential, Acting::new(Algorithm::General)));
    act(&mut world, Command::Wait).unwrap();
    let moved = |event: &DiveEvent| matches!(event, DiveEvent::Moved { id: ObjectId(2), .. });
    assert!(events(&mut world).iter().any(moved));
}

#[test]
fn an_attack_leaves_a_tree_with_its_targets_and_what_followed() {
    let mut world = world(&["@h.."]);
    world.resource_mut::<BeatState>().keep_trees();
    act(&mut world, Command::Wait).unwrap();
    let trees = world.resource::<BeatState>().trees();
    let hunter = trees.iter().find(|tree| tree.actor == ObjectId(2)).expect("the hunter acted");
    assert!(hunter.success && hunter.check_success);
    let success = &hunter.success_event;
    assert_eq!(success.part, Some(Part::Attack));
    assert_eq!(success.direction, Direction::West);
    assert_eq!(success.targets, [ObjectId(1)]);
    assert_eq!((success.attack_events[0].amount, success.attack_events[0].stopped), (2, None));
    assert_eq!(success.push_events[0].stopped, Some(Reason::Edge));
    assert_eq!((success.status_events[0].amount, success.status_events[0].stopped), (1, None));
}

#[test]
fn what_strikes_by_its_components_leaves_a_tree_of_each_beat_alone() {
    let mut world = world(&["@^."]);
    world.resource_mut::<BeatState>().keep_trees();
    for command in [EAST, Command::Wait, Command::Wait] {
        act(&mut world, command).unwrap();
        let trees = world.resource::<BeatState>().trees();
        let spikes = trees.iter().find(|tree| tree.actor == ObjectId(2));
        let spikes = spikes.expect("the spikes struck");
        assert!(spikes.success && spikes.action.is_none());
        let success = &spikes.success_event;
        assert_eq!(success.attack.map(|attack| attack.damage), Some(1));
        assert_eq!(success.attack_events.len(), 1);
        assert_eq!(success.attack_events[0].target, ObjectId(1));
        assert_eq!((success.actor, success.action, success.propagate), (ObjectId(2), None, true));
    }
}

#[test]
fn an_attack_is_told_with_the_numbers_that_explain_it() {
    let mut world = world(&["@h.."]);
    act(&mut world, EAST).unwrap();
    let mut hits = events(&mut world);
    hits.retain(|event| matches!(event, DiveEvent::Hit { .. }));
    let DiveEvent::Hit { by, target, source, attack, armour, pierce, damage, left, .. } = hits[0]
    else {
        panic!("no hit")
    };
    assert_eq!((by, target, source), (ObjectId(1), ObjectId(2), Source::Attack));
    assert_eq!((attack, armour, pierce, damage, left), (1, 1, 0, 1, 2));
}

#[test]
fn what_was_stored_for_the_beat_is_gone_after_it() {
    let mut world = world(&["@..h"]);
    act(&mut world, Command::Wait).unwrap();
    let hunter = entity(&world, 2);
    let acting = world.get::<daemonfall_dungeon::components::Acting>(hunter).unwrap();
    assert!(!acting.did_action && !acting.doing_action && acting.action.is_none());
}
